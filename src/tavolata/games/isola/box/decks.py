"""The decks that come with the game, and what makes a deck legal (ID-109 to ID-112)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tavolata.engine import SetupError
from tavolata.engine.data_files import DataProblem, DataReader
from tavolata.games.isola.box.cards import CARD, CARDS, KEYS
from tavolata.games.isola.box.components import FOLDER
from tavolata.games.isola.box.records import MASTER

FILE: Final = FOLDER / "decks.json"

#: So many equal cards may be in a deck, masters apart (ID-109, ID-110).
MOST_EQUAL: Final = 5
#: The salt of the decks of a made position: they may have fewer cards than one can begin with.
MADE: Final = b"position"
#: Ours have at least so many cards (ID-112, RU-15).
LEAST_CARDS: Final = 40

_FIELDS: Final = ("key", "learning", "cards")
_LINE: Final = re.compile("([1-9][0-9]?) ([A-Z0-9-]+)", re.ASCII)


class ReadyDeck:
    """A deck that comes with the game."""

    __slots__ = ("cards", "key", "learning", "name", "plan")

    def __init__(self, key: str, cards: tuple[int, ...], learning: bool) -> None:
        self.key = key
        #: Numbers of cards, in the order of the list.
        self.cards = cards
        #: Made to learn with: all of these are built alike.
        self.learning = learning
        #: Keys of what it is called, and of how it is played.
        self.name = f"deck-{key.lower()}"
        self.plan = f"deck-{key.lower()}-plan"


def check_size(count: int, least: int) -> None:
    """Refuse a deck that is too small for a table (RU-15)."""
    if count < least:
        raise SetupError("error-least-cards", {"count": count, "least": least}, "RU-15", "isola")


def too_many(cards: Sequence[int]) -> list[int]:
    """The cards of which a deck has more equal ones than it may (ID-012, ID-109, ID-110): one number for each."""
    count: dict[int, int] = {}
    for card in cards:
        same = CARDS[card].same
        count[same] = count.get(same, 0) + 1
    return [same for same, copies in count.items() if copies > MOST_EQUAL and CARDS[same].type != MASTER]


def read_decks(path: Path = FILE) -> tuple[ReadyDeck, ...]:
    """The decks of a file, each checked."""
    reader = DataReader()
    decks: list[ReadyDeck] = []
    for entry in reader.entries(path):
        deck = _deck(reader, path.name, entry)
        reader.where = (path.name, deck.key, "key")
        if deck.key in [other.key for other in decks]:
            raise reader.wrong(f"{deck.key!r} twice")
        decks.append(deck)
    return tuple(decks)


def _deck(reader: DataReader, file: str, entry: dict[str, Any]) -> ReadyDeck:
    key = entry.get("key")
    for field in entry:
        reader.where = (file, str(key), field)
        if field not in _FIELDS:
            raise reader.wrong("no such field")
    reader.where = (file, str(key), "key")
    if not isinstance(key, str) or not re.fullmatch("[A-Z0-9]+", key, re.ASCII):
        raise reader.wrong(f"{key!r} is no key")
    reader.where = (file, key, "learning")
    learning = reader.flag(entry.get("learning", False))
    reader.where = (file, key, "cards")
    cards: list[int] = []
    seen: set[int] = set()
    for line in reader.words(entry.get("cards")):
        count, card = _line(reader, line)
        if card in seen:
            raise reader.wrong(f"{KEYS[card]}: on two lines")
        seen.add(card)
        cards += [card] * count
    for problem in _problems(reader, cards):
        raise problem
    return ReadyDeck(key, tuple(cards), learning)


def _line(reader: DataReader, line: object) -> tuple[int, int]:
    """How many, and of which card: ``5 KENSHIRO``."""
    found = _LINE.fullmatch(line) if isinstance(line, str) else None
    if found is None:
        raise reader.wrong(f"{line!r} is not how many and which card, as 5 KENSHIRO")
    card = CARD.number(found[2])
    if card < 0:
        raise reader.wrong(f"no card {found[2]}")
    return int(found[1]), card


def _problems(reader: DataReader, cards: Sequence[int]) -> list[DataProblem]:
    problems = [reader.wrong(f"{KEYS[card]}: more than {MOST_EQUAL} equal cards (ID-109)") for card in too_many(cards)]
    if len(cards) < LEAST_CARDS:
        problems.append(reader.wrong(f"{len(cards)} cards, fewer than {LEAST_CARDS} (ID-112, RU-15)"))
    return problems


#: Six to learn with, two for each school; then eight with a plan of their own.
READY_DECKS: Final[tuple[ReadyDeck, ...]] = read_decks()
