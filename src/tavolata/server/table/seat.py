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
        #: The deck that whoever sits here brought, as it is stored; "": none. Nobody else may know it.
        self.deck: str = row.get("deck", "")
        self.token_hash: str = row["token_hash"]
        #: How often the seat got a new link, and how often it changed hands.
        self.generation: int = row["generation"]
        self.hands: int = row.get("hands", 0)
        #: Whether somebody here may want to be called when it is their turn.
        self.nudged = bool(row.get("nudged", False))
        #: Pass until my turn.
        self.quiet = False
        #: How many connections look through this seat now, and when the last one went.
        self.connections = 0
        self.left_at = 0.0
        #: When another process said last that the person is connected there: as it is kept, and in the time of the table.
        self.seen = 0.0
        self.seen_at = 0.0
        #: Whether the person is connected to another process that shares the tables.
        self.elsewhere = False

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.standin

    @property
    def is_gone(self) -> bool:
        """Whether a person sits here whom no connection reaches, and nobody plays in their place."""
        return self.kind == "person" and not self.standin and not self.connections and not self.elsewhere

    def take_over(self, other: Seat) -> None:
        """Who sits here, as another process left it; who is connected is known here."""
        self.kind, self.name, self.colour, self.shape = other.kind, other.name, other.colour, other.shape
        self.bot, self.standin, self.orders = other.bot, other.standin, other.orders
        self.token_hash, self.generation, self.hands = other.token_hash, other.generation, other.hands
        self.deck, self.nudged = other.deck, other.nudged

    @property
    def own_deck(self) -> wire.OwnDeck | None:
        """The deck, for its own seat."""
        return msgspec.json.decode(self.deck, type=wire.OwnDeck) if self.deck else None

    def info(self) -> wire.SeatInfo:
        deck = self.own_deck
        return wire.SeatInfo(
            self.number,
            self.kind,
            self.name,
            self.colour,
            self.shape,
            self.bot,
            self.standin,
            self.connections > 0 or self.elsewhere,
            deck is not None,
            deck.name if deck is not None and deck.named else "",
        )
