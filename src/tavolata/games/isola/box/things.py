"""What lies on the table has a name of its own: protagonists, places, and the events that stay.

A card that is there once for the whole table, because it has lives (ID-019), is called by its key: ``KENSHIRO``. Of all others
each seat may have five (ID-109): ``BANDA-DI-CUORI.A1`` is the first one of seat A. A thing is one number: first protagonists,
then places, then events.
"""

from __future__ import annotations

from typing import Final

from tavolata.engine import Kind
from tavolata.engine.data_files import DataProblem
from tavolata.engine.saving import Word
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import (
    ARMY,
    DISCARD_AFTER_USE,
    EVENT,
    PERMANENT,
    PLACE,
    TURN,
    Card,
)

SEATS: Final = 2
#: No deck has more of a card, masters apart (ID-109, ID-110).
COPIES: Final = 5
#: An answer has ten bits for a thing of one sort. The set leaves room for 46 protagonists with a resistance or 461 with life, for
#: 76 places and for 94 events that stay.
MOST: Final = 1023

_LETTERS: Final = "AB"


def is_protagonist(card: Card) -> bool:
    """Masters, characters and armies (ID-026)."""
    return card.type <= ARMY


def stays_as_event(card: Card) -> bool:
    """Events that lie in the destiny area (ID-010)."""
    return card.type == EVENT and card.duration in (TURN, PERMANENT, DISCARD_AFTER_USE)


def _copies(card: Card) -> list[str]:
    if card.is_life:
        return [card.key]
    return [f"{card.key}.{seat}{copy}" for seat in _LETTERS for copy in range(1, COPIES + 1)]


class _Numbering:
    """The things of one sort, beginning at a number."""

    def __init__(self, begin: int, cards: list[Card]) -> None:
        self.begin = begin
        self.names: list[str] = []
        self.cards: list[int] = []
        #: The first thing of each card.
        self.first: dict[int, int] = {}
        for card in cards:
            self.first[card.number] = begin + len(self.names)
            names = _copies(card)
            self.names += names
            if len(self.names) > MOST:
                reason = (
                    f"no room: in play there are at most {MOST} of a sort, {SEATS * COPIES} of each card without life"
                )
                raise DataProblem("cards", card.key, "type", reason)
            self.cards += [card.number] * len(names)


_forces = _Numbering(0, [card for card in CARDS if is_protagonist(card)])
_places = _Numbering(len(_forces.names), [card for card in CARDS if card.type == PLACE])
_events = _Numbering(len(_forces.names) + len(_places.names), [card for card in CARDS if stays_as_event(card)])

#: The first place and the first event.
PLACES_BEGIN: Final[int] = _places.begin
EVENTS_BEGIN: Final[int] = _events.begin

FORCE: Final = Kind("force", tuple(_forces.names))
PLACE_THING: Final = Kind("place", tuple(_places.names))
EVENT_THING: Final = Kind("event", tuple(_events.names))

THING_NAMES: Final = (*_forces.names, *_places.names, *_events.names)
#: As they are saved.
A_THING: Final = Word(THING_NAMES)
A_THING_OR_NONE: Final = Word(THING_NAMES, none=True)

#: The card of each thing.
CARD_OF: Final[list[int]] = [*_forces.cards, *_places.cards, *_events.cards]
#: The first thing of each card that can lie on the table; -1 of the others.
FIRST_OF: Final[list[int]] = [-1] * len(CARDS)
for _found in (_forces.first, _places.first, _events.first):
    for _card, _thing in _found.items():
        FIRST_OF[_card] = _thing


def thing_number(name: str) -> int:
    """The thing of that name, or -1."""
    return _NUMBERS.get(name.upper(), -1)


_NUMBERS: Final = {name: number for number, name in enumerate(THING_NAMES)}
