"""Chances of winning from features of the seats: weights that a script fits to games and keeps as data.

A game's bot says what it looks at (its features, a list of numbers for each seat); ``benchmarks/fit_values.py`` plays games, fits
the weights and writes them into ``weights.json`` beside the game.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any

import msgspec


class Weights:
    """What each feature counts, by number of players."""

    __slots__ = ("names", "path", "rows")

    def __init__(self, path: Path, names: tuple[str, ...]) -> None:
        self.path = path
        self.names = names
        #: By number of players, from two on; for more than are here the last row counts. Read when somebody asks.
        self.rows: dict[int, list[float]] = {}

    def chances(self, features: list[list[float]]) -> list[float]:
        """The chance of each seat, given the features of each."""
        if not self.rows:
            self.rows = read_weights(self.path, self.names)
        players = len(features)
        row = self.rows[min(players, len(self.rows) + 1)]
        found: list[float] = []
        most = -1e9
        for of_seat in features:
            total = 0.0
            for place in range(len(row)):
                total += row[place] * of_seat[place]
            found.append(total)
            most = max(most, total)
        together = 0.0
        for seat in range(players):
            share = exp(found[seat] - most)
            found[seat] = share
            together += share
        return [share / together for share in found]


def read_weights(path: Path, names: tuple[str, ...]) -> dict[int, list[float]]:
    """The weights in a file. One that was fitted to other features is refused."""
    data: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    if tuple(data["features"]) != names:
        raise ValueError(f"{path.name} was fitted to other features: run benchmarks/fit_values.py again")
    return {int(players): [float(weight) for weight in row] for players, row in data["weights"].items()}
