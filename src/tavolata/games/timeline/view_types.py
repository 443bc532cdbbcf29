"""The view of Timeline Twist, declared: the browser's types are made from this, and a test holds real views against it."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Mode = Literal["competitive", "collaborative"]
#: The kinds of icon in the corner of a card.
IconName = Literal["gear", "star", "leaf", "key"]
Theme = Literal["inventions", "science", "states", "exploration", "art", "books", "music", "everyday"]
#: The ranks of a team, the lowest first (TT-170).
Rank = Literal["aspirants", "novices", "staff", "company", "veterans", "experts", "genius", "travellers"]


class Both(Struct, forbid_unknown_fields=True):
    """Something written in both languages."""

    it: str
    en: str


class Face(Struct, forbid_unknown_fields=True):
    """What stands on a card: its front, and of a card that was turned over its back too."""

    title: Both
    detail: Both
    theme: Theme
    #: The drawings on it by name, the second one small beside the first; none: the emblem of the theme.
    picture: list[str]
    icon: IconName
    #: Which moment the date means: "published", "first shown".
    meaning: str
    year: int | UnsetType = UNSET
    back: IconName | UnsetType = UNSET
    year_text: Both | UnsetType = UNSET
    #: By how many years the date may be off; 0: it is exact.
    about: int | UnsetType = UNSET
    fact: Both | UnsetType = UNSET


class DeckView(Struct, forbid_unknown_fields=True):
    """The deck of the table."""

    name: str
    print: str
    count: int


class TimelineOwn(Struct, forbid_unknown_fields=True):
    """All seats see the same."""


class TimelineView(Struct, forbid_unknown_fields=True):
    """The table; lists without a name of their own go by seat."""

    mode: Mode
    deck: DeckView
    round: int
    first: int
    turn: int
    #: The line, or the main row of a team, in the order of dates.
    line: list[str]
    #: The card in the gap slot after each card of the main row but the last.
    slots: list[str | None]
    hands: list[list[str]]
    blocked: list[list[str]]
    #: How many cards the draw pile has, and the one on top.
    draw: int
    top: str | None
    discards: list[str]
    #: A team's card that is turned over and still needs a place.
    revealed: str | None
    #: How many cards were placed in this turn.
    placed: int
    tie_break: bool
    out: list[bool]
    cards: dict[str, Face]
    #: Of a team: the active icon, the score, its rank and the points to the next one.
    icon: IconName | UnsetType | None = UNSET
    score: int | UnsetType = UNSET
    rank: Rank | UnsetType = UNSET
    next: int | UnsetType | None = UNSET
    #: What each seat sees besides, where a finished game is shown open.
    open: list[TimelineOwn] | UnsetType = UNSET
