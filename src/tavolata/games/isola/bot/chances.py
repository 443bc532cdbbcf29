"""The chance of each seat to win at a table of Isola: how it stands, by weights that were fitted (``benchmarks/fit_values.py``)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tavolata.engine.value import Weights
from tavolata.games.isola.bot import values as worth
from tavolata.games.isola.bot.groups import green_total
from tavolata.games.isola.bot.standing import standing
from tavolata.games.isola.rules.state import Isola

#: Beyond so many points it makes no more difference.
_FAR: Final = 20.0

FEATURES: Final = ("standing", "decided", "points", "green", "hand", "future", "turn")
WEIGHTS: Final = Weights(Path(__file__).parent.with_name("weights.json"), FEATURES)


def features(state: Isola, seat: int) -> list[float]:
    stands = standing(state, seat)
    decided = 1.0 if stands > worth.DECIDED / 3 else -1.0 if stands < -worth.DECIDED / 3 else 0.0
    stands -= decided * worth.DECIDED / 2
    return [
        max(-_FAR, min(_FAR, stands)) / 10,
        decided,
        state.points[seat] / 10,
        green_total(state, seat) / 10,
        len(state.hands[seat]) / 10,
        min(len(state.futures[seat]), 20) / 20,
        1.0 if state.active == seat else 0.0,
    ]


def value(state: Isola) -> list[float]:
    """The chance of each seat to win."""
    return WEIGHTS.chances([features(state, seat) for seat in range(state.players)])
