"""The vocabulary of Indy."""

from __future__ import annotations

import pytest

from tavolata.engine import PASS, TavolataError
from tavolata.games.indy import cards as indy_cards
from tavolata.games.indy.position import position
from words.house import card_names, check_explained, missing, said


def test_indy_names_every_card_in_both_languages() -> None:
    cards: dict[str, dict[str, object]] = {
        name: {"colour": name[0], "type": name[1], "feathers": int(name[2])}
        for name in indy_cards.CARD_NAMES[: indy_cards.EAGLE]
    }
    assert card_names("it", "indy", cards)["RC4"] == "personaggio rosso 4"
    assert card_names("en", "indy", cards)["RC4"] == "red character 4"


def test_indy_names_shamans_types_colours_and_categories() -> None:
    keys = {"card-eagle"}
    keys |= {f"shaman-{shaman.lower()}" for shaman in indy_cards.SHAMAN_NAMES}
    keys |= {f"type-{letter.lower()}" for letter in indy_cards.TYPES}
    keys |= {f"colour-{letter.lower()}" for letter in indy_cards.COLOURS}
    keys |= {f"category-{category}" for category in indy_cards.CATEGORY_NAMES}
    assert missing(keys, "indy") == []
    assert said("it", "indy", "shaman", {"number": 1, "colour": "R"}) == "sciamano 1 (rosso)"
    assert said("en", "indy", "shaman", {"number": 6, "colour": "B"}) == "shaman 6 (blue)"


def test_indy_explains_why_an_eagle_is_not_given_away() -> None:
    state = position("light", turn="A", hands=["EAG RC1", "GC1"], table="RH2 GO3 BC4", options={"eagle-discard": "no"})
    state.play(0, PASS)
    with pytest.raises(TavolataError) as refused:
        state.play(0, state.game.parse("swap EAG RH2"))
    assert refused.value.key == "error-swap-eagle"
    check_explained(refused.value)


def test_indy_counts_in_the_grammar_of_each_language() -> None:
    def won(language: str, count: int) -> str:
        return said(language, "indy", "event-won", {"seat": "Ada", "manche": 7, "count": count})

    assert "8 gettoni" in won("it", 8)
    assert "8 tokens" in won("en", 8)
    assert "ultimo gettone" in won("it", 1)
    assert "last token" in won("en", 1)
    assert "vuoto" in won("it", 0)
    assert "empty" in won("en", 0)
