"""The view of I Talismani del Tempo, declared: the browser's types are made from this, and a test holds real views against it."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Phase = Literal["play", "stake", "specials", "share", "weather"]
Suit = Literal["NEB", "NEV", "NUV", "PIO", "SOL", "TEM"]


class TalismaniOwn(Struct, forbid_unknown_fields=True):
    """What a seat sees besides what lies open."""

    hand: list[str]
    laid: list[str]


class TalismaniView(Struct, forbid_unknown_fields=True):
    """The table as one seat sees it; lists without a name of their own go by seat."""

    phase: Phase
    turn: int
    #: The suits, the dominant one first.
    row: list[Suit]
    stake: str | None
    next_stake: str | None
    winner: int
    sitting: list[int]
    asides: list[int]
    #: The seats with a play, the lowest first.
    order: list[int]
    plays: list[list[str]]
    values: list[int]
    pool: list[str]
    takers: list[int]
    #: How many cards each hand holds.
    cards: list[int]
    #: Cards that everybody saw go into the hand.
    known: list[list[str]]
    prepared: list[list[list[str]]]
    forged: list[list[list[str]]]
    stakes: list[list[str]]
    halves: list[int]
    wholes: list[list[str]]
    discards: list[str]
    #: The numbers on the eight specials.
    numbers: list[int]
    #: What a Jolly counts beside a fairy of each value.
    jolly: list[int]
    #: Of the seat that looks; what it has laid face down still counts as its hand.
    hand: list[str] | UnsetType = UNSET
    laid: list[str] | UnsetType = UNSET
    #: What each seat sees besides, where a finished game is shown open.
    open: list[TalismaniOwn] | UnsetType = UNSET
