"""What belongs to a stay on a space, and is over when the character comes to another one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tavolata.engine.saving import COUNT, FLAG, Fields, Number, TupleOf
from tavolata.games.talisman.box.cards import A_CARD, CARD_OR_NONE, Card

#: What the Tavern offered for the next move (R-49).
NO_OFFER: Final = 0
OFFER_OUTER: Final = 1
OFFER_FERRY: Final = 2

STAY: Final = Fields(
    ("passage_offer", Number(NO_OFFER, OFFER_FERRY)),
    ("enslaved", FLAG),
    ("turned_back", FLAG),
    ("trial_done", FLAG),
    ("fiends_left", COUNT),
    ("werewolf_strength", COUNT),
)
VISIT: Final = Fields(
    ("faced", TupleOf(A_CARD)),
    ("drawn", TupleOf(A_CARD)),
    ("evaded", TupleOf(CARD_OR_NONE)),
    ("looks_around", FLAG),
    ("free_ware_taken", FLAG),
)


@mypyc_attr(free_list_len=1, acyclic=True)
class Stay:
    """A character's own: from its landing on a space until it leaves it, over many turns."""

    __slots__ = STAY.slots

    def __init__(self) -> None:
        self.passage_offer = NO_OFFER
        #: In the Temple, until the roll to move sets it free (R-48).
        self.enslaved = False
        #: In the Inner Region: on the way back to the Plain of Peril, past everything (T-221).
        self.turned_back = False
        #: In the Inner Region: the instructions of the space are fulfilled (T-219).
        self.trial_done = False
        #: The pit fiends still to be fought, and how strong the own werewolf is; 0 before the dice said it.
        self.fiends_left = 0
        self.werewolf_strength = 0

    def clone(self) -> Stay:
        copy = Stay()
        copy.passage_offer = self.passage_offer
        copy.enslaved = self.enslaved
        copy.turned_back = self.turned_back
        copy.trial_done = self.trial_done
        copy.fiends_left = self.fiends_left
        copy.werewolf_strength = self.werewolf_strength
        return copy


@mypyc_attr(free_list_len=1, acyclic=True)
class Visit:
    """The active character's landing on a space, or its further turn there: what it has met so far. Tuples are replaced."""

    __slots__ = VISIT.slots

    def __init__(self) -> None:
        #: Cards of the space that were met, drawn and evaded; NOBODY is a creature that is no card.
        self.faced: tuple[Card, ...] = ()
        self.drawn: tuple[Card, ...] = ()
        self.evaded: tuple[Card, ...] = ()
        #: Whether the character wants to look around before it meets anything (T-093).
        self.looks_around = False
        #: Whether the Thief has helped himself (R-41).
        self.free_ware_taken = False

    def clone(self) -> Visit:
        copy = Visit()
        copy.faced = self.faced
        copy.drawn = self.drawn
        copy.evaded = self.evaded
        copy.looks_around = self.looks_around
        copy.free_ware_taken = self.free_ware_taken
        return copy
