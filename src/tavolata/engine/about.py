"""What a question is about, as typed data: screens, terminals and bots read the same and look nothing up again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final


class About:
    """The subject of an open question. Whatever there is nothing to say of stays empty; names are those of the notation."""

    __slots__ = (
        "against",
        "card",
        "cards",
        "count",
        "price",
        "prices",
        "purpose",
        "read",
        "seat",
        "space",
        "spaces",
        "target",
        "what",
    )

    def __init__(
        self,
        *,
        card: str = "",
        cards: Iterable[str] = (),
        space: str = "",
        spaces: Iterable[str] = (),
        seat: int = -1,
        target: int = -1,
        purpose: str = "",
        against: Iterable[int] = (),
        what: str = "",
        price: int = 0,
        prices: Mapping[str, int] | None = None,
        count: int = 0,
        read: Iterable[str] = (),
    ) -> None:
        #: The card that asks, or that is to be decided on.
        self.card = card
        #: Cards that matter besides: already chosen, in danger, without room.
        self.cards = list(cards)
        #: The space that asks.
        self.space = space
        #: Where the answers lead, if that is not too many to tell.
        self.spaces = list(spaces)
        #: The other seat that this is about; -1: none.
        self.seat = seat
        #: The seat at which something was aimed; -1: none.
        self.target = target
        #: What was rolled for, as the log has it: on the wire "for".
        self.purpose = purpose
        #: Dice that lie open against the own ones.
        self.against = list(against)
        #: A word of the game for what is won, lost or paid for, its price, the prices of all wares, how many are left.
        self.what = what
        self.price = price
        self.prices = dict(prices or {})
        self.count = count
        #: Cards and spaces whose texts one decides by and that are not before one's eyes: a screen shows them.
        self.read = list(read)

    def told(self) -> dict[str, object]:
        """As plain data: a name stands there only where there is something to say."""
        found: dict[str, object] = {}
        for name, value in (
            ("card", self.card),
            ("cards", self.cards),
            ("space", self.space),
            ("spaces", self.spaces),
            ("for", self.purpose),
            ("against", self.against),
            ("what", self.what),
            ("price", self.price),
            ("prices", self.prices),
            ("count", self.count),
            ("read", self.read),
        ):
            if value:
                found[name] = value
        if self.seat >= 0:
            found["seat"] = self.seat
        if self.target >= 0:
            found["target"] = self.target
        return found


#: Nothing to say beyond the question itself.
NOTHING: Final = About()
