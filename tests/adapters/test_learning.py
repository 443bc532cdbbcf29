"""The example of learning learns: short here, longer for whoever runs it."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np

from tavolata.adapters.pettingzoo import raw_env

EXAMPLE = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "examples" / "learn.py"))


def test_some_games_against_itself_are_enough_to_beat_random_players() -> None:
    table = raw_env("indy", 2, features=True, rewards="scores")
    learnt = EXAMPLE["learn"](table, games=100, seed=1)
    assert EXAMPLE["share_of_wins"](table, learnt, games=100, seed=10**6) > 0.7
    # What it has learnt is the reason: with the opposite weights it loses, without any it is a coin.
    assert EXAMPLE["share_of_wins"](table, -learnt, games=40, seed=10**6) < 0.3
    assert 0.3 < EXAMPLE["share_of_wins"](table, np.zeros_like(learnt), games=60, seed=10**6) < 0.7
