"""How much is measured, and what comes out."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec


class Scale(NamedTuple):
    """How much of everything."""

    tables: tuple[int, ...] = (50, 200, 500)
    seconds: float = 6.0
    runs: int = 3
    paced: int = 200
    paced_seconds: float = 20.0
    idle: int = 100_000
    live: int = 1000
    kills: int = 20
    killed_tables: int = 100
    nonsense: int = 200_000
    beside: int = 20
    companies: int = 20
    bot_tables: int = 40


FULL = Scale()
QUICK = Scale((20,), 2.0, 1, 20, 3.0, 2_000, 40, 3, 10, 2_000, 5, 3, 2)


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One number: what was measured, what is wanted, what else is worth knowing."""

    case: str
    value: float
    unit: str
    #: The number that is wanted; None: only for information.
    wanted: float | None = None
    #: Whether more is better.
    at_least: bool = False
    #: The value against the calibration loop, where that makes sense.
    relative: float | None = None
    relative_unit: str = ""
    details: dict[str, Any] = {}

    @property
    def reached(self) -> bool | None:
        if self.wanted is None:
            return None
        return self.value >= self.wanted if self.at_least else self.value <= self.wanted
