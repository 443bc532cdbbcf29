"""The vocabulary of I Talismani del Tempo."""

from __future__ import annotations

from fluent_files import choices
from tavolata.engine.words import LANGUAGES
from tavolata.games.talismani import cards as talismani_cards
from tavolata.games.talismani import score as talismani_score
from tavolata.games.talismani import turn as talismani_turn
from words.house import HOUSE, card_names, messages, missing, said


def test_talismani_names_every_card_in_both_languages() -> None:
    fairies: dict[str, dict[str, object]] = {
        name: {"suit": name[:3], "value": int(name[3:])} for name in talismani_cards.CARD_NAMES[: talismani_cards.JOLLY]
    }
    assert card_names("it", "talismani", fairies)["NUV4"] == "4 di Nuvole"
    assert card_names("en", "talismani", fairies)["NUV4"] == "Clouds 4"
    assert (
        missing(
            {"card-jolly", "card-primo", *(f"suit-{suit.lower()}" for suit in talismani_cards.SUIT_NAMES)}, "talismani"
        )
        == []
    )
    numbered = talismani_cards.CARD_NAMES[talismani_cards.SPECIAL : talismani_cards.PRIMO]
    for numbers in talismani_cards.SPECIAL_NUMBERS.values():
        for language in LANGUAGES:
            specials: dict[str, dict[str, object]] = {
                name: {"card": said(language, "talismani", f"card-{name[:2].lower()}", {}), "number": number}
                for name, number in zip(numbered, numbers, strict=True)
            }
            card_names(language, "talismani", specials, "card-numbered")


def test_talismani_says_in_words_what_decided_a_turn_and_the_game() -> None:
    for language in LANGUAGES:
        known = messages(HOUSE / "games" / "talismani" / "words", language)
        assert sorted(choices(known["event-won"])["by"]) == sorted(talismani_turn.DECIDED.values())
        assert sorted(choices(known["event-won-game"])["by"]) == sorted(talismani_score.DECIDED.values())


def test_talismani_counts_whole_and_half_talismans() -> None:
    def talismans(language: str, halves: int) -> str:
        return said(language, "talismani", "talismans", {"whole": halves // 2, "half": halves % 2})

    italian = ["nessun talismano", "mezzo talismano", "un talismano", "un talismano e mezzo", "2 talismani"]
    english = ["no talisman", "half a talisman", "one talisman", "one and a half talismans", "2 talismans"]
    assert [talismans("it", halves) for halves in range(5)] == italian
    assert [talismans("en", halves) for halves in range(5)] == english
    assert talismans("it", 7) == "3 talismani e mezzo"
    assert talismans("en", 7) == "3 and a half talismans"
