"""What is written beside the journal of a table: what was chosen when it was laid, and how the game ended."""

from __future__ import annotations

from typing import Any

import msgspec

from tavolata.server import wire


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

    @property
    def is_quick(self) -> bool:
        """Whether a pause may tell whether somebody could react."""
        return self.reactions == "quick"


class Result(msgspec.Struct):
    """What is known of a game beside its journal: the commitment and when it began, the rest when it is over."""

    commitment: str = ""
    key: str = ""
    places: list[int] = []
    scores: list[int] = []
    began: float = 0.0
    #: What everybody may know of the decks that the seats brought.
    decks: list[wire.DeckInfo] = []


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()
