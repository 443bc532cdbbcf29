"""The vocabulary of Timeline Twist."""

from __future__ import annotations

import re

import pytest

from tavolata.games.timeline import cards as timeline_cards
from tavolata.games.timeline.deck import MEANINGS, OURS, our_deck
from tavolata.games.timeline.years import span_words, year_words, years_between
from words.house import HOUSE, messages, missing, said
from words.source import source, sources_of


def test_timeline_names_icons_themes_ranks_decks_and_what_a_date_means() -> None:
    keys = {f"icon-{icon}" for icon in timeline_cards.ICONS}
    keys |= {f"theme-{theme}" for theme in timeline_cards.THEMES}
    keys |= {f"rank-{rank}" for rank, _ in timeline_cards.RANKS}
    keys |= {f"meaning-{meaning.replace(' ', '-')}" for meaning in MEANINGS}
    keys |= {f"deck-{OURS}"}
    assert missing(keys, "timeline") == []


YEARS = [
    (1969, "1969", "1969"),
    (79, "79 d.C.", "79 CE"),
    (-1, "1 a.C.", "1 BCE"),
    (-44, "44 a.C.", "44 BCE"),
    (-2560, "2560 a.C.", "2560 BCE"),
    (-27000, "27.000 a.C.", "27,000 BCE"),
    (-300_000, "300.000 anni fa", "300,000 years ago"),
    (-1_000_000, "un milione di anni fa", "one million years ago"),
    (-66_000_000, "66 milioni di anni fa", "66 million years ago"),
    (-201_400_000, "201,4 milioni di anni fa", "201.4 million years ago"),
    (-4_540_000_000, "4,54 miliardi di anni fa", "4.54 billion years ago"),
]


@pytest.mark.parametrize(("year", "italian", "english"), YEARS)
def test_timeline_writes_years_as_people_do(year: int, italian: str, english: str) -> None:
    assert said("it", "timeline", *year_words(year)) == italian
    assert said("en", "timeline", *year_words(year)) == english


SPANS = [
    (1492, 1492, "stesso anno", "same year"),
    (-1, 1, "un anno", "one year"),
    (-44, 1492, "1.535 anni", "1,535 years"),
    (1492, 1789, "297 anni", "297 years"),
    (-66_000_000, 1969, "66 milioni di anni", "66 million years"),
    (-4_540_000_000, -66_000_000, "4,47 miliardi di anni", "4.47 billion years"),
]


@pytest.mark.parametrize(("earlier", "later", "italian", "english"), SPANS)
def test_timeline_says_how_many_years_lie_between(earlier: int, later: int, italian: str, english: str) -> None:
    assert said("it", "timeline", *span_words(years_between(earlier, later))) == italian
    assert said("en", "timeline", *span_words(years_between(earlier, later))) == english


def test_timeline_writes_the_years_of_its_deck_as_the_cards_do() -> None:
    """Where a card has a text of its own it is because the number alone would read otherwise, or just as well."""
    for card in our_deck().cards:
        if card.year_text_it and card.year < -1_000_000:
            assert said("it", "timeline", *year_words(card.year)) == card.year_text_it
            assert said("en", "timeline", *year_words(card.year)) == card.year_text_en


def test_timeline_has_words_for_everything_that_may_be_wrong_with_a_deck() -> None:
    """What reading it finds, and what the checks do."""
    kinds = "deck-problem-", "deck-check-"
    keys = {
        key
        for path in sources_of("timeline")
        for key in re.findall(r"\"(deck-(?:problem|check)-[a-z-]+)\"", source(path))
    }
    assert {key for key in messages(HOUSE / "games" / "timeline" / "words", "it") if key.startswith(kinds)} == keys
