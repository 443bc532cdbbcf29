"""Those at a table: who looks at it, what a session holds there, and what they may be called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from tavolata.engine import Game
from tavolata.players import player, usual_player
from tavolata.server import wire
from tavolata.server.table import Table

COLOURS: tuple[wire.Colour, ...] = ("red", "blue", "green", "orange", "violet", "teal", "pink", "yellow")


SHAPES: tuple[wire.Shape, ...] = ("circle", "square", "triangle", "star", "diamond", "hexagon", "cross", "moon")

#: The names of bots; the first free one is taken.
BOT_NAMES = ("Corvo", "Lupa", "Tasso", "Volpe", "Gufo", "Lince", "Cervo", "Falco", "Riccio", "Orsa", "Martora", "Airone",
             "Ghiro", "Lontra", "Picchio", "Stambecco")  # fmt: skip


def check_bot(bot: str, game: Game) -> None:
    """Refuse a bot that this game does not have."""
    if bot:
        player(bot, game)


def bot_for(table: Table, wish: str = "") -> str:
    """The bot that plays at this table unless another is wished for."""
    return wish or table.settings.fill or usual_player(table.game)


def free_bot_name(table: Table, number: int) -> str:
    """A name for the bot at this seat that nobody else at the table has."""
    taken = {seat.name.casefold() for seat in table.seats if seat.number != number}
    return next(name for name in BOT_NAMES if name.casefold() not in taken)


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


#: What somebody holds at a table now. Asked under the table's lock: they may have been sent away since they called.
Holds = Callable[[Table], Awaitable[Sitting]]


async def need_host_under_lock(table: Table, holds: Holds) -> Sitting:
    """Refuse whoever is no host, or no longer: under the table's lock, where it counts (`requests.need_host_at_call` came first)."""
    sitting = await holds(table)
    if not sitting.host:
        raise Refused("error-host-only", 403)
    return sitting


def need_seat(sitting: Sitting, wanted: int | None) -> int:
    """The seat that is wanted, or the first; refused to whoever does not hold it."""
    if wanted is None and sitting.seats:
        return sitting.seats[0]
    if wanted is None or wanted not in sitting.seats:
        raise Refused("error-not-your-seat", 403)
    return wanted


class Viewer:
    """Somebody who looks at a table: a socket or a long poll. ``send`` must not block."""

    def __init__(self, send: Callable[[bytes], None], session: str = "") -> None:
        self.send = send
        self.session = session
        self.table: Table | None = None
        self.seat: int | None = None
        self.seats: list[int] = []
        self.host = False
        #: Whether this one may look on, with a seat or without.
        self.watches = False
        #: Of a program: the hash of the link by which it came.
        self.link = ""
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


#: Letters that show nothing, though Unicode counts them among the letters.
_BLANKS = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U000e0100-\U000e01ef]")
#: What says of the letter before it how it is drawn: as an emoji, for instance.
_VARIANTS = re.compile("[\ufe00-\ufe0f]")
#: Letters of other alphabets, and signs, that look like a Latin letter in the fonts of the page.
_TWINS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҺԚԜаеѕіјорсухһԁԛԝѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορχI1|0",
    "ABESlJKMHOPCTYXHQWaesijopcyxhdqwvABEZHlKMNOPTYXaikvopxlllO",
)


def clean(text: str) -> str:
    """What somebody wrote, as one line: letters and signs, no control characters, no invisible direction marks or letters."""
    text = _JOINED_EMOJI.sub(_KEPT, _BLANKS.sub(" ", text.replace(_KEPT, " ")))
    shown = "".join(letter if letter.isprintable() or letter == _KEPT else " " for letter in text)
    return " ".join(shown.split()).replace(_KEPT, _JOINER)


def is_taken(name: str, names: Iterable[str]) -> bool:
    """Whether one of these names is this one, or looks like it: nobody can sit down as somebody else."""
    faces = _faces(name)
    return any(faces & _faces(other) for other in names)


def _faces(name: str) -> set[str]:
    """How a name reads, and how it looks."""
    plain = unicodedata.normalize("NFKC", _VARIANTS.sub("", name))
    return {plain.casefold(), plain.translate(_TWINS).casefold()}
