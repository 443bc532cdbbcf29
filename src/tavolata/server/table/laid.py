"""The table as it is laid: who sits there, what was chosen, what everybody may know of it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tavolata.engine import FileError, Game
from tavolata.server import wire
from tavolata.server.entries import Kept
from tavolata.server.table.seat import Seat
from tavolata.server.table.settings import Result, Settings


class Wish(NamedTuple):
    """Somebody wants to take back: to which entry, who has agreed, who is still asked."""

    seat: int
    to: int
    agreed: list[int]
    asked: list[int]


class Laid:
    """Who sits at a table and what was chosen for it."""

    def __init__(self, kept: Kept, game: Game) -> None:
        row = kept.row
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.game = game
        self.rules: str = row["rules"]
        self.stage: wire.Stage = row["stage"]
        self.players: int = row["players"]
        self.settings: Settings = msgspec.json.decode(row["settings"], type=Settings)
        self.result: Result = msgspec.json.decode(row["result"], type=Result) if row["result"] else Result()
        self.start: str = row["start"]
        self.rematch: str = row["rematch"]
        self.created: float = row["created"]
        self.invite_hash: str = row["invite_hash"]
        self.spectator_hash: str = row["spectator_hash"]
        self.generation: int = row["generation"]
        self.due: float | None = row["due"]
        self.seats = [Seat(seat) for seat in kept.seats]
        self.chat = [
            wire.ChatLine(line["k"], line["seat"], line["at"], line["text"], line["phrase"]) for line in kept.chat
        ]
        self.wish: Wish | None = msgspec.json.decode(row["wish"], type=Wish) if row.get("wish") else None
        #: Whether the row in the database holds a wish: the next entry takes it away.
        self.wish_kept = self.wish is not None
        #: Why the game cannot go on here, if so: it was begun under other rules.
        self.locked: FileError | None = None

    def generations(self) -> list[int]:
        """Which link each seat has: the next one with every change of who sits there."""
        return [seat.generation for seat in self.seats]

    def ends_at(self) -> float | None:
        """When the time is over that was agreed for the game."""
        minutes = self.game.minutes(self.settings.options)
        return self.result.began + 60 * minutes if minutes and self.result.began else None

    def info(self) -> wire.TableInfo:
        """What everybody may know of the table."""
        settings, wish = self.settings, self.wish
        return wire.TableInfo(
            id=self.id,
            name=self.name,
            game=self.game.name,
            rules=self.rules,
            stage=self.stage,
            players=self.players,
            options=settings.options,
            reactions=settings.reactions,
            tempo=settings.tempo,
            language=settings.language,
            turn_seconds=settings.turn_seconds,
            absent_seconds=settings.absent_seconds,
            fill=settings.fill,
            seats=[seat.info() for seat in self.seats],
            created=self.created,
            commitment=self.result.commitment,
            key=self.result.key,
            places=self.result.places,
            scores=self.result.scores,
            takeback=wire.TakeBackWish(wish.seat, wish.agreed, wish.asked) if wish else None,
            rematch=self.rematch,
            locked=self.locked is not None,
            brought=settings.brought,
            daily=settings.daily,
            ends_at=self.ends_at(),
        )
