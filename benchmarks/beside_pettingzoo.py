"""Turns a second through PettingZoo's interface: every game of ours beside PettingZoo's Hanabi, wrapped the same way.

    pip install --no-deps shimmy==2.0.1     # PettingZoo's Hanabi is OpenSpiel's, through Shimmy
    .venv/bin/python benchmarks/beside_pettingzoo.py [--slices 5] [--seconds 1]

Everybody answers at random among the legal answers. A turn is ``last``, the choice and ``step``, as in every loop over
``agent_iter``; both sides run in the same process, slice by slice in turn, and only its CPU counts. What counts is the median of
the ratios of neighbouring slices: the figures themselves move with whatever else the machine does. ``ratio`` is ``env`` beside
``env``, as users get them: PettingZoo's Hanabi comes in three wrappers, ours checks the same inside. ``same wrappers`` puts ours
into these three as well.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import Any

import numpy as np
from pettingzoo.classic import hanabi_v5
from pettingzoo.utils import wrappers

from tavolata.adapters.pettingzoo import env, raw_env

#: By game: the tables that are measured; Hanabi for as many players, at most five.
TABLES = {"indy": (2, 4), "talismani": (2, 4), "timeline": (2, 4), "talisman": (2, 4), "isola": (2,)}
MOST_HANABI = 5


class Runner:
    """An environment whose games are played one after the other, in slices."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.lots = random.Random(1)
        self.games = 0
        self._begin()

    def _begin(self) -> None:
        self.games += 1
        self.env.reset(seed=self.games)

    def rate(self, seconds: float) -> float:
        """Turns a second of CPU."""
        env, lots = self.env, self.lots
        turns = 0
        begun = time.process_time()
        while (used := time.process_time() - begun) < seconds:
            for _ in range(50):
                observed, _, ended, cut_off, _ = env.last()
                if ended or cut_off:
                    self._begin()
                else:
                    legal = np.flatnonzero(observed["action_mask"])
                    env.step(int(legal[int(lots.random() * len(legal))]))
                turns += 1
        return turns / used


def in_their_wrappers(game: str, players: int) -> Any:
    """Ours, wrapped by PettingZoo as its Hanabi is."""
    table = wrappers.TerminateIllegalWrapper(raw_env(game, players), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--slices", type=int, default=5)
    wishes.add_argument("--seconds", type=float, default=1.0)
    given = wishes.parse_args()
    print(f"turns a second of CPU, medians of {given.slices} slices")
    print(f"{'table':14}{'ours':>10}{'Hanabi':>10}{'ratio':>8}{'same wrappers':>16}")
    for game, counts in TABLES.items():
        for players in counts:
            runners = [
                Runner(env(game, players)),
                Runner(hanabi_v5.env(players=min(players, MOST_HANABI))),
                Runner(in_their_wrappers(game, players)),
            ]
            rates = [[runner.rate(given.seconds) for runner in runners] for _ in range(given.slices)]
            ours, theirs = (statistics.median(rate[side] for rate in rates) for side in (0, 1))
            ratio, wrapped = (statistics.median(rate[side] / rate[1] for rate in rates) for side in (0, 2))
            print(
                f"{game + ' ' + str(players):14}{ours:>10,.0f}{theirs:>10,.0f}{ratio:>8.1f}{wrapped:>16.1f}", flush=True
            )


if __name__ == "__main__":
    main()
