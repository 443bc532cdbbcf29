"""The view of Indy, declared: the browser's types are made from this, and a test holds real views against it."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Phase = Literal["shamans", "dark", "light", "evocation", "settlement"]
Category = Literal["wrong", "standard", "team"]
Colour = Literal["R", "G", "B"]
Kind = Literal["C", "H", "O"]


class IndyOwn(Struct, forbid_unknown_fields=True):
    """What a seat sees besides what lies open."""

    hand: list[str]
    #: Colour and type of the cards of which one would make the hand right, the best first; none: it is, or cannot be.
    lacks: list[tuple[Colour, Kind]]
    discarded: list[str]


class IndyView(Struct, forbid_unknown_fields=True):
    """The table as one seat sees it; lists without a name of their own go by seat."""

    phase: Phase
    manche: int
    dealer: int
    turn: int
    #: The seat that returned in this manche; -1: none.
    returned: int
    plate: int
    deck: int
    eagles_under: int
    table: list[str]
    shamans: list[str | None]
    tokens: list[int]
    #: How many cards each hand holds.
    cards: list[int]
    laid: list[list[str]]
    #: What was laid is worth: category and feathers.
    evocations: list[tuple[Category, int] | None]
    #: A card of each of these is in the hand.
    clues: list[list[list[str]]]
    #: One of these is in the hand, or under the deck by now.
    loose: list[list[str]]
    #: How many cards each seat has changed in the dark.
    changed: list[int]
    #: Of the seat that looks.
    hand: list[str] | UnsetType = UNSET
    lacks: list[tuple[Colour, Kind]] | UnsetType = UNSET
    discarded: list[str] | UnsetType = UNSET
    #: What each seat sees besides, where a finished game is shown open.
    open: list[IndyOwn] | UnsetType = UNSET
