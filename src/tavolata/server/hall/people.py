"""Those at a table: who looks at it, what a session holds there, and what they may be called."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from tavolata.server import wire
from tavolata.server.table import Table

COLOURS: tuple[wire.Colour, ...] = ("red", "blue", "green", "orange", "violet", "teal", "pink", "yellow")


SHAPES: tuple[wire.Shape, ...] = ("circle", "square", "triangle", "star", "diamond", "hexagon", "cross", "moon")

#: The names of bots; the first free one is taken.
BOT_NAMES = ("Corvo", "Lupa", "Tasso", "Volpe", "Gufo", "Lince", "Cervo", "Falco", "Riccio", "Orsa", "Martora", "Airone",
             "Ghiro", "Lontra", "Picchio", "Stambecco")  # fmt: skip


class Refused(Exception):
    """A request that cannot be granted: a key of the words, and what kind of no it is."""

    def __init__(self, key: str, status: int = 409, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.details = details


class Sitting(NamedTuple):
    """What a session holds at one table."""

    seats: list[int]
    host: bool
    watches: bool
    invited: bool


class Viewer:
    """Somebody who looks at a table: a socket or a long poll. ``send`` must not block."""

    def __init__(self, send: Callable[[bytes], None], session: str = "") -> None:
        self.send = send
        self.session = session
        self.table: Table | None = None
        self.seat: int | None = None
        self.seats: list[int] = []
        self.host = False
        #: The seats that count as here because of this viewer.
        self.here: list[int] = []

    def you(self) -> wire.You:
        return wire.You(self.seat, self.seats, self.host)


#: Joins two emoji into one, such as a family; between letters it only hides.
_JOINED_EMOJI = re.compile(
    "(?<=[\U0001f000-\U0001faff\u2600-\u27bf\ufe0f])\u200d(?=[\U0001f000-\U0001faff\u2600-\u27bf])"
)
_JOINER = "\u200d"
#: Stands for a joiner that stays while the others go; nobody can write it.
_KEPT = "\x00"


def clean(text: str) -> str:
    """What somebody wrote, as one line: letters and signs, no control characters, no invisible direction marks."""
    text = _JOINED_EMOJI.sub(_KEPT, text.replace(_KEPT, " "))
    shown = "".join(letter if letter.isprintable() or letter == _KEPT else " " for letter in text)
    return " ".join(shown.split()).replace(_KEPT, _JOINER)
