"""The deck of the house passes every check TD-01 to TD-15, and every check finds what it is for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tavolata.engine.words import LANGUAGES, Words
from tavolata.games.timeline.cards import ICONS, THEMES
from tavolata.games.timeline.checks import CHECKS, Finding, Subject, check, our_subject, standing
from tavolata.games.timeline.clues import clue_in
from tavolata.games.timeline.deck import Card, Deck, our_deck
from tavolata.games.timeline.importing import this_year

OURS = our_subject()


def spoilt(cards: list[Card] | None = None, **more: Any) -> Subject:
    """Our deck with other cards, or with other things known about it."""
    deck = Deck("spoilt", OURS.cards if cards is None else cards)
    return Subject(deck, more.get("dates", OURS.dates), more.get("notes", OURS.notes))


def changed(card_id: str, /, **fields: Any) -> Subject:
    """Our deck with one card changed."""
    assert any(card.id == card_id for card in OURS.cards)
    return spoilt([msgspec.structs.replace(card, **fields) if card.id == card_id else card for card in OURS.cards])


def icons(change: Callable[[Deck], None]) -> Subject:
    """Our deck with other icons."""
    subject = spoilt()
    change(subject.deck)
    return subject


def all_of(theme: str, icon: int) -> Callable[[Deck], None]:
    def change(deck: Deck) -> None:
        for number, card in enumerate(deck.cards):
            if card.theme == theme:
                deck.fronts[number] = icon

    return change


def swap_one(deck: Deck) -> None:
    deck.backs[0] = deck.fronts[0]


def by_difficulty(deck: Deck) -> None:
    deck.fronts = [card.difficulty for card in deck.cards]


#: What is spoilt, the check that must find it, and the key of what it says.
SPOILT: list[tuple[str, str, Subject]] = [
    ("TD-01", "deck-check-twice", changed("eiffel-tower", id="waterloo")),
    ("TD-01", "deck-check-twice", changed("eiffel-tower", title_it="muore confucio")),
    ("TD-01", "deck-check-twice", changed("eiffel-tower", title_en="Confucius dies")),
    ("TD-01", "deck-check-empty", changed("eiffel-tower", fact_it=" ")),
    ("TD-01", "deck-check-empty", changed("eiffel-tower", detail_en="")),
    ("TD-01", "deck-check-value", changed("eiffel-tower", theme="towers")),
    ("TD-01", "deck-check-value", changed("eiffel-tower", date_meaning="climbed")),
    ("TD-01", "deck-check-value", changed("eiffel-tower", difficulty=4)),
    ("TD-01", "deck-check-value", changed("eiffel-tower", id="Eiffel tower")),
    ("TD-02", "deck-check-long", changed("eiffel-tower", title_it="Apre " + "x" * 31)),
    ("TD-02", "deck-check-long", changed("eiffel-tower", fact_en="x" * 241)),
    ("TD-03", "deck-check-year", changed("eiffel-tower", year=0)),
    ("TD-03", "deck-check-year", changed("eiffel-tower", year=this_year() + 1)),
    ("TD-03", "deck-check-year", changed("eiffel-tower", year=this_year() - 1)),
    ("TD-04", "deck-check-clue", changed("eiffel-tower", title_en="The Eiffel Tower opens in 1889.")),
    ("TD-04", "deck-check-clue", changed("eiffel-tower", detail_it="Alla fine del secolo")),
    ("TD-05", "deck-check-icon-same", icons(swap_one)),
    ("TD-05", "deck-check-icon-pairs", icons(swap_one)),
    ("TD-05", "deck-check-icon-share", icons(all_of("art", 2))),
    ("TD-06", "deck-check-icon-clue", icons(all_of("art", 2))),
    ("TD-06", "deck-check-icon-clue", icons(by_difficulty)),
    ("TD-07", "deck-check-spread", spoilt([card for card in OURS.cards if card.theme != "music"])),
    ("TD-07", "deck-check-spread", spoilt([card for card in OURS.cards if not 1914 <= card.year < 1946])),
    ("TD-08", "deck-check-crowd", spoilt([msgspec.structs.replace(card, year=1642) for card in OURS.cards[:4]])),
    ("TD-08", "deck-check-round", spoilt([msgspec.structs.replace(card, year=1200) for card in OURS.cards[:4]])),
    ("TD-09", "deck-check-margin", changed("eiffel-tower", precision="about")),
    ("TD-09", "deck-check-margin", changed("eiffel-tower", margin=3)),
    ("TD-09", "deck-check-about", spoilt([card for card in OURS.cards if card.margin])),
    ("TD-10", "deck-check-verb", changed("eiffel-tower", title_it="La Torre Eiffel")),
    ("TD-10", "deck-check-verb", changed("eiffel-tower", date_meaning="patented")),
    ("TD-10", "deck-check-other-verb", changed("dante-dies", date_meaning="happened")),
    ("TD-11", "deck-check-wikidata", changed("eiffel-tower", wikidata="243")),
    ("TD-11", "deck-check-source", changed("eiffel-tower", source="Wikidata")),
    ("TD-11", "deck-check-disputed", changed("magna-carta", year=1225)),
    ("TD-11", "deck-check-disputed", spoilt(notes={**OURS.notes, "hijra": {"it": "", "en": "Other moment."}})),
    ("TD-11", "deck-check-note", spoilt(notes={**OURS.notes, "waterloo": {"it": "Perché no", "en": "Why not"}})),
    ("TD-11", "deck-check-note", spoilt(notes={**OURS.notes, "nobody": {"it": "Chi?", "en": "Who?"}})),
    ("TD-12", "deck-check-untranslated", changed("eiffel-tower", title_it="The Eiffel Tower opens")),
    ("TD-12", "deck-check-untranslated", changed("eiffel-tower", detail_it="before the end of the works")),
    ("TD-12", "deck-check-mark", changed("eiffel-tower", fact_it="Fu cominciata nel 44 BCE.")),
    ("TD-12", "deck-check-mark", changed("eiffel-tower", fact_en="It was begun in 44 a.C.")),
    ("TD-12", "deck-check-mark", changed("eiffel-tower", fact_en="It's tall.")),
    ("TD-12", "deck-check-numbers", changed("eiffel-tower", fact_en="It was begun in 1887.")),
    ("TD-13", "deck-check-near", changed("eiffel-tower", precision="about", margin=2)),
    ("TD-14", "deck-check-double", changed("basketball", title_en="The moka pot is invented", year=1934)),
    ("TD-14", "deck-check-double", changed("night-watch", wikidata="Q873501")),
    ("TD-15", "deck-check-ageing", changed("eiffel-tower", fact_it="È ancora oggi il simbolo di Parigi.")),
    ("TD-15", "deck-check-ageing", changed("eiffel-tower", fact_en="It is still the symbol of Paris.")),
]


@pytest.mark.parametrize("number", CHECKS)
def test_our_deck_passes(number: str) -> None:
    assert CHECKS[number](OURS) == []


@pytest.mark.parametrize(
    ("number", "key", "subject"), SPOILT, ids=[f"{number}-{i}" for i, (number, _, _) in enumerate(SPOILT)]
)
def test_a_spoilt_deck_is_found_out(number: str, key: str, subject: Subject) -> None:
    found = CHECKS[number](subject)
    assert key in [finding.key for finding in found]
    assert {finding.check for finding in found} == {number}


def test_every_check_is_there_and_can_fail() -> None:
    assert list(CHECKS) == [f"TD-{number:02}" for number in range(1, 16)]
    assert {number for number, _, _ in SPOILT} == set(CHECKS)


def test_everything_that_a_check_can_say_is_said_in_both_languages() -> None:
    def said(language: str, finding: Finding) -> str:
        words = Words(language, "timeline")
        details = dict(finding.details)
        if "group" in details:
            details["group"] = words.say(str(details["group"]))
        return words.say(finding.key, details)

    for number, _, subject in SPOILT:
        for language in LANGUAGES:
            sentences = [said(language, finding) for finding in CHECKS[number](subject)]
            assert [text for text in sentences if text.startswith("[") or "{" in text or "[theme-" in text] == []
    for language in LANGUAGES:
        words = Words(language, "timeline")
        assert all(words.has(f"deck-{number.lower()}") for number in CHECKS)
        assert all(words.has(f"deck-era-{era}") for era in range(8))
        assert all(words.has(f"deck-{state}") for state in ("confirmed", "disputed", "unknown"))


def test_the_whole_deck_is_well() -> None:
    assert check(OURS) == []


def test_every_difference_from_wikidata_is_explained_in_both_languages() -> None:
    states = Counter(standing(OURS, card) for card in OURS.cards)
    assert states["disputed"] == len(OURS.notes)
    assert states["confirmed"] > 150
    for card in OURS.cards:
        if standing(OURS, card) == "disputed":
            assert all(OURS.notes[card.id][language].endswith(".") for language in LANGUAGES)


def test_the_extract_has_only_items_of_the_deck() -> None:
    assert set(OURS.dates) <= {card.wikidata for card in OURS.cards}


def test_480_cards_60_of_each_theme_40_of_each_pair_of_icons() -> None:
    deck = our_deck()
    assert len(deck) == 480
    assert Counter(card.theme for card in deck.cards) == dict.fromkeys(THEMES, 60)
    pairs = Counter(zip(deck.fronts, deck.backs, strict=True))
    assert len(pairs) == len(ICONS) * (len(ICONS) - 1)
    assert set(pairs.values()) == {40}


def test_difficulty_and_the_world_are_shared_out_as_planned() -> None:
    cards = our_deck().cards
    levels = Counter(card.difficulty for card in cards)
    assert [round(100 * levels[level] / len(cards)) for level in (1, 2, 3)] == [30, 45, 25]
    regions = Counter(card.region for card in cards)
    assert abs(regions["italy"] - 96) <= 10
    assert regions["asia"] >= 60
    assert regions["africa"] + regions["precolumbian"] + regions["oceania"] >= 30
    assert sum(card.date_meaning in ("born", "died") for card in cards) <= 24


def test_the_deck_is_read_in_a_twentieth_of_a_second() -> None:
    def once() -> float:
        our_deck.cache_clear()
        # What this process worked, whatever else the machine does meanwhile.
        start = time.process_time()
        our_deck()
        return time.process_time() - start

    assert min(once() for _ in range(5)) < 0.05


@pytest.mark.parametrize(
    ("text", "clue"),
    [
        ("La Torre Eiffel apre nel 1889.", "1889"),
        ("Estate ’69", "’69"),
        ("The roaring 1920s end", "1920s"),
        ("Un poeta del XIV secolo", "XIV secolo"),
        ("A 19th century painter", "19th century"),
        ("Gli anni Sessanta finiscono", "anni Sessanta"),
        ("Roma, 44 a.C.", "a.C."),
        ("Rome, 44 BCE", "BCE"),
        ("Mozart is 35", ""),
        ("Voyager 1 is launched", ""),
        ("Pi is 3.1416", ""),
        ("I Mille partono da Quarto", ""),
        ("An Italian expedition climbs K2", ""),
        ("Prague defenestrates two governors", ""),
    ],
)
def test_td_04_what_gives_a_date_away(text: str, clue: str) -> None:
    assert clue_in(text) == clue
