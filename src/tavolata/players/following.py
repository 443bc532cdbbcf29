"""As strong as me: bots whose level follows the results of one person."""

from __future__ import annotations

from collections.abc import Sequence

from tavolata.engine import Game
from tavolata.players.player import RANDOM, players_of


def next_level(game: Game, level: str, places: Sequence[int], seat: int) -> str:
    """The level for the next game: one up for whoever came first, one down for whoever came last, else the same.

    So that equal players rise as often as they fall, however many sit at the table. Where all have the same place nobody won.
    """
    levels = [name for name in players_of(game) if name != RANDOM]
    if level not in levels or len(set(places)) < 2:
        return level
    step = 1 if places[seat] == 1 else -1 if places[seat] == max(places) else 0
    return levels[min(len(levels) - 1, max(0, levels.index(level) + step))]
