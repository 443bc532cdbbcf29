"""A place at the table and who sits there."""

from __future__ import annotations

from typing import Any

import msgspec

from tavolata.server import wire


class Seat:
    """A place at the table and who sits there."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.number: int = row["seat"]
        self.kind: wire.SeatKind = row["kind"]
        self.name: str = row["name"]
        self.colour: wire.Colour = row["colour"]
        self.shape: wire.Shape = row["shape"]
        self.bot: str = row["bot"]
        self.standin: bool = bool(row["standin"])
        self.orders: dict[str, wire.Order] = msgspec.json.decode(row["orders"] or "{}", type=dict[str, wire.Order])
        self.token_hash: str = row["token_hash"]
        self.generation: int = row["generation"]
        #: Pass until my turn.
        self.quiet = False
        #: How many connections look through this seat now, and when the last one went.
        self.connections = 0
        self.left_at = 0.0
        #: Whether the person is connected to another process that shares the tables.
        self.elsewhere = False

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.standin

    def info(self) -> wire.SeatInfo:
        return wire.SeatInfo(
            self.number,
            self.kind,
            self.name,
            self.colour,
            self.shape,
            self.bot,
            self.standin,
            self.connections > 0 or self.elsewhere,
        )
