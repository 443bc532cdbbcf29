"""What is written beside the journal of a table: what was chosen when it was laid, and how the game ended."""

from __future__ import annotations

from typing import Any

import msgspec

from tavolata.server import wire
from tavolata.server.tokens import hash_of


class Match(msgspec.Struct):
    """What a table knows of the match that is played at it. No table without one has any of this."""

    #: The options as they were chosen: those of a later game say who begins.
    options: dict[str, str]
    #: The games before this one.
    played: list[wire.MatchGame] = []
    #: The decks with which the first game was played, by seat: everybody plays theirs again.
    decks: list[wire.OwnDeck] = []


class Settings(msgspec.Struct):
    """What was chosen when the table was laid."""

    options: dict[str, str]
    reactions: wire.Reactions = "quick"
    tempo: wire.Tempo = "live"
    language: wire.Language = "it"
    turn_seconds: int = 0
    absent_seconds: int = 0
    fill: str = ""
    beat: int = -1
    #: What the table brings to its game, and what may be said of it.
    brings: dict[str, Any] = {}
    brought: dict[str, Any] = {}
    #: The day of the daily challenge, if it is one.
    daily: str = ""
    #: The lesson that is given here, and how often the learner has read on.
    lesson: str = ""
    lesson_read: int = 0
    #: Whether whoever has the invitation may watch when the seats are taken.
    watch: bool = True
    #: None: a single game.
    match: Match | None = None
    bot_pace: wire.BotPace = "usual"
    hints: wire.Hints = "bots"
    #: Whether the level of the bots follows the results of the one person here.
    like_me: bool = False


class Result(msgspec.Struct):
    """What is known of a game beside its journal: the commitment and when it began, the rest when it is over."""

    commitment: str = ""
    key: str = ""
    places: list[int] = []
    scores: list[int] = []
    began: float = 0.0
    #: What everybody may know of the decks that the seats brought.
    decks: list[wire.DeckInfo] = []
    #: The seat that began; -1: of this game nobody asks.
    first: int = -1
    #: How many hints each seat had; empty: nobody had any.
    hints: list[int] = []


def result_in(text: str) -> Result:
    """What is known of a game beside its journal, as it is kept."""
    return msgspec.json.decode(text, type=Result) if text else Result()


class Guest(msgspec.Struct):
    """Somebody with an invitation who came when the seats were taken, and would like one. The session never leaves the server."""

    session: str
    name: str
    #: The seat that the host would give them in the middle of the game, and whose yes that still waits for.
    seat: int | None = None
    asked: list[int] = []
    #: How often seats had changed hands when that was asked: of others nobody has asked.
    hands: int = 0

    def id_at(self, table: str) -> str:
        """By which the host means this guest."""
        return hash_of(f"guest {table} {self.session}")[:16]


def guests_in(text: str) -> list[Guest]:
    """The guests as they are kept with a table."""
    return msgspec.json.decode(text, type=list[Guest]) if text else []
