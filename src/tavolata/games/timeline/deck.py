"""A deck: what is written on the cards. Ours lies beside this file; a table may bring its own.

Files that people write are read by ``importing.py``, which says with line and field what is wrong; what makes a deck
*good* (TD-01 to TD-15) is checked by ``checks.py``.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tavolata.engine import Reader, SetupError
from tavolata.engine.saving import FieldKind
from tavolata.games.timeline.cards import CLOSE, ICON_PAIRS, ICONS, LEVELS, MOST_CARDS, PERIODS, THEMES
from tavolata.games.timeline.pictures import drawings, our_pictures

FOLDER = Path(__file__).parent / "decks"
#: Dates so many years apart are easily mixed up.
_NEAR = 25
#: The deck of a table that brings none.
OURS = "twist"

#: Prints of our deck as it was: the same cards with the same numbers and dates, in other words. Games played with them go on,
#: in today's words.
EARLIER_PRINTS = frozenset(["d31e4c1d3158a182"])

#: The first year of each age but the first, from before 3000 BCE to our days.
ERAS = (-3000, 500, 1500, 1760, 1914, 1946, 1992)

MEANINGS = (
    "happened",
    "began",
    "ended",
    "completed",
    "opened",
    "founded",
    "first shown",
    "published",
    "painted",
    "invented",
    "patented",
    "discovered",
    "launched",
    "born",
    "died",
)


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card. The Italian and the English say the same."""

    id: str
    title_it: str
    title_en: str
    year: int
    detail_it: str = ""
    detail_en: str = ""
    year_text_it: str = ""
    year_text_en: str = ""
    date_meaning: str = "happened"
    precision: str = "exact"
    margin: int = 0
    theme: str = ""
    difficulty: int = 2
    region: str = ""
    fact_it: str = ""
    fact_en: str = ""
    wikidata: str = ""
    source: str = ""
    #: The names of its drawings, where an own deck chose them; ours are in a file of their own.
    picture: str = ""


class Deck:
    """The cards of a table, numbered by lot: a class that wrote its cards down in order must not be able to read the order
    of the dates from the numbers (TT-012)."""

    def __init__(self, name: str, cards: list[Card], ours: bool = False) -> None:
        self.name = name
        #: Whether it is the deck of the house, which saved games need only name.
        self.ours = ours
        self.cards = sorted(cards, key=lambda card: _lot("number", card.id))
        self.years = [card.year for card in self.cards]
        pairs = icon_pairs(self.cards)
        self.fronts = [front for front, _ in pairs]
        self.backs = [back for _, back in pairs]
        #: The cards that the table has seen lately: they are dealt last.
        self.seen: frozenset[int] = frozenset()
        self.hardness = hardness(self.cards)
        #: By card the number of its theme, -1 for one of an own deck; and how late each year is among all, for learners.
        self.themes = [THEMES.index(card.theme) if card.theme in THEMES else -1 for card in self.cards]
        self.shares = shares_of(self.years)
        #: By card: those so close to it that only luck puts them in order.
        self.close = close_cards(self.years)
        #: What tables chose: it does not change from game to game.
        self.choices: dict[tuple[str, str, str], list[int]] = {}
        #: Changes with every word and number of the deck.
        self.print = hashlib.blake2b(msgspec.json.encode(self.cards), digest_size=8).hexdigest()

    def seen_lately(self, numbers: list[int]) -> Deck:
        """The same deck for a table that has seen these cards lately."""
        deck = copy(self)
        deck.seen = frozenset(numbers)
        return deck

    def front_words(self, number: int) -> dict[str, object]:
        """What is written on the front of a card, as views show it."""
        card = self.cards[number]
        return {
            "title": {"it": card.title_it, "en": card.title_en},
            "detail": {"it": card.detail_it, "en": card.detail_en},
            "theme": card.theme,
            "picture": self.picture_of(card),
            "meaning": card.date_meaning,
            "icon": ICONS[self.fronts[number]],
        }

    def back_words(self, number: int) -> dict[str, object]:
        """What is written on the back, beside the year, which a state may have exchanged with another card's, and the icon."""
        card = self.cards[number]
        return {
            "year_text": {"it": card.year_text_it, "en": card.year_text_en},
            "about": card.margin,
            "fact": {"it": card.fact_it, "en": card.fact_en},
        }

    def picture_of(self, card: Card) -> list[str]:
        """The names of the drawings on a card; none: it has the emblem of its theme."""
        if card.picture:
            return drawings(card.picture)
        return [*our_pictures().get(card.id, ())] if self.ours else []

    def __len__(self) -> int:
        return len(self.cards)

    def __reduce__(self) -> tuple[Callable[..., Deck], tuple[object, ...]]:
        # As text: what a card leaves out is compared by identity, which a pickled default has lost.
        return deck_from, (self.name, self.ours, self.seen, msgspec.json.encode([] if self.ours else self.cards))

    def chosen(self, theme: str, period: str, level: str) -> list[int]:
        """The numbers of the cards that a table plays with; the list is not to be changed."""
        found = self.choices.get((theme, period, level))
        if found is None:
            first, last = PERIODS[period]
            hardest = LEVELS[level]
            found = [
                number
                for number, card in enumerate(self.cards)
                if theme in ("all", card.theme) and first <= card.year <= last and card.difficulty <= hardest
            ]
            self.choices[theme, period, level] = found
        return found


def _lot(what: str, id: str) -> bytes:
    """Always the same for the same card, and nothing can be read from it."""
    return hashlib.blake2b(id.encode(), digest_size=8, person=what.encode()).digest()


def hardness(cards: list[Card]) -> list[int]:
    """How hard each card is to place, from 0 to 100: six tenths how few know it, four tenths how crowded its age is."""
    years = sorted(card.year for card in cards)
    near = [bisect_right(years, card.year + _NEAR) - bisect_left(years, card.year - _NEAR) for card in cards]
    most = max(near, default=1)
    return [30 * (card.difficulty - 1) + 40 * count // most for card, count in zip(cards, near, strict=True)]


def shares_of(years: list[int]) -> dict[int, float]:
    """For each year which share of the cards is as old or older."""
    return {year: (place + 1) / len(years) for place, year in enumerate(sorted(years))}


def close_cards(years: list[int]) -> list[list[int]]:
    """By card: the others that lie a year or two from it. Those of the same year do not: they fit on either side (TT-035)."""
    by_year: defaultdict[int, list[int]] = defaultdict(list)
    for number, year in enumerate(years):
        by_year[year].append(number)
    near = [off for off in range(-CLOSE, CLOSE + 1) if off]
    return [[other for off in near for other in by_year.get(year + off, ())] for year in years]


def icon_pairs(cards: list[Card]) -> list[tuple[int, int]]:
    """Front and back icon of each card: all twelve pairs equally often, and evenly in every age and theme, so that no icon
    tells anything about a card (TD-05, TD-06)."""

    def key(number: int) -> tuple[int, str, bytes]:
        card = cards[number]
        return era_of(card.year), card.theme, _lot("icons", card.id)

    pairs = [(0, 0)] * len(cards)
    for place, number in enumerate(sorted(range(len(cards)), key=key)):
        pairs[number] = ICON_PAIRS[place % len(ICON_PAIRS)]
    return pairs


def era_of(year: int) -> int:
    """The number of the age in which the year lies."""
    return bisect_right(ERAS, year)


@cache
def our_deck(name: str = OURS) -> Deck:
    """A deck of the house: one file for each theme."""
    cards: list[Card] = []
    for theme in THEMES:
        file = FOLDER / name / f"{theme}.json"
        cards += msgspec.json.decode(file.read_bytes(), type=list[Card])
    return Deck(name, cards, ours=True)


def deck_from(name: str, ours: bool, seen: frozenset[int], cards: bytes) -> Deck:
    """A deck as it was pickled."""
    deck = our_deck(name) if ours else Deck(name, msgspec.json.decode(cards, type=list[Card]))
    return deck.seen_lately(list(seen)) if seen else deck


def own_deck(name: str, cards: list[Card]) -> Deck:
    """A deck that a table brings along, refused if it cannot be played with."""
    if not 2 <= len(cards) <= MOST_CARDS:
        raise SetupError("error-deck-size", {"count": len(cards), "most": MOST_CARDS}, "TTR-18", "timeline")
    ids: set[str] = set()
    for card in cards:
        if card.id in ids:
            raise SetupError("error-deck-twice", {"card": card.id}, game="timeline")
        if not card.title_it or not card.title_en or card.year == 0:
            raise SetupError("error-deck-card", {"card": card.id}, "TTR-01", "timeline")
        ids.add(card.id)
    return Deck(name, cards)


def dump_deck(deck: Deck) -> dict[str, object]:
    """A deck as saved games hold it: ours by name and fingerprint, any other whole."""
    if deck.ours:
        return {"name": deck.name, "print": deck.print}
    return {"name": deck.name, "print": deck.print, "cards": msgspec.to_builtins(deck.cards)}


def load_deck(table: Reader) -> Deck:
    """The deck of a saved game. Ours must have the dates it was played with."""
    saved = table.part("deck")
    if "cards" in saved.data:
        try:
            deck = own_deck(saved.text("name"), msgspec.convert(saved.value("cards"), list[Card]))
        except (msgspec.ValidationError, SetupError) as problem:
            raise saved.wrong("cards") from problem
    else:
        deck = our_deck(OURS)
    mark = saved.text("print")
    if deck.print != mark and not (deck.ours and mark in EARLIER_PRINTS):
        raise saved.wrong("print")
    return deck


class SavedDeck(FieldKind):
    """A deck in a saved game."""

    __slots__ = ()

    def save(self, value: Any) -> object:
        return dump_deck(value)

    def load(self, data: object, path: str, players: int) -> Any:
        return load_deck(Reader({"deck": data}, path.removesuffix("deck")))
