"""A player that learns Indy from nothing, with numpy alone: `python docs/examples/learn.py`.

The policy is linear: each legal answer has a row of numbers (`action_features`), and the weights say how good a row is. They
are learnt by REINFORCE: whoever gains tokens on the others makes what it answered since they last changed more likely, whoever
loses less. The player plays against copies of itself; what it has learnt is measured against players who answer at random.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tavolata.adapters.pettingzoo import TableEnv, raw_env

Numbers = NDArray[np.float64]


def chances_of(rows: Numbers, weights: Numbers) -> Numbers:
    """How likely the policy gives each of these answers."""
    scores = rows @ weights
    shares: Numbers = np.exp(scores - scores.max())
    return shares / shares.sum()


def legal_rows(observed: dict[str, Any]) -> Numbers:
    """The rows of the legal answers: the first so many, as the mask says."""
    rows: Numbers = observed["action_features"][: int(observed["action_mask"].sum())].astype(np.float64)
    return rows


def play(table: TableEnv, seed: int, policies: list[Numbers], lots: np.random.Generator) -> tuple[Numbers, list[float]]:
    """A game: which way the weights should go by it, and what each seat won."""
    direction = np.zeros_like(policies[0])
    answered = [np.zeros_like(policy) for policy in policies]
    table.reset(seed=seed)
    while not (table.table.state.over or table.table.is_cut_off):
        agent = table.agent_selection
        seat = table.table.seats[agent]
        rows = legal_rows(table.observe(agent))
        chosen = 0
        if len(rows) > 1:
            chances = chances_of(rows, policies[seat])
            chosen = int(lots.choice(len(rows), p=chances))
            answered[seat] += rows[chosen] - chances @ rows
        table.step(chosen)
        gained = np.array([table.rewards[agent] for agent in table.possible_agents])
        if gained.any():
            for gradient, gain in zip(answered, np.clip(gained - gained.mean(), -1, 1), strict=True):
                direction += gain * gradient
                gradient[:] = 0
    return direction, table.table.state.returns()


def learn(table: TableEnv, games: int, seed: int, batch: int = 10, rate: float = 0.2) -> Numbers:
    """The weights after so many games against copies of itself."""
    lots = np.random.default_rng(seed)
    weights = np.zeros(table.table.of_action)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, games // batch + 1):
        total = np.zeros_like(weights)
        for _ in range(batch):
            direction, _ = play(table, int(lots.integers(1 << 40)), [weights] * table.table.players, lots)
            total += direction / batch
        # Adam: rare numbers of a row move as quickly as frequent ones.
        first += 0.1 * (total - first)
        second += 0.01 * (total**2 - second)
        weights = weights + rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
    return weights


def share_of_wins(table: TableEnv, weights: Numbers, games: int, seed: int) -> float:
    """How often it wins against players who answer at random, from every seat in turn."""
    lots = np.random.default_rng(seed)
    players = table.table.players
    won = 0.0
    for number in range(games):
        policies = [np.zeros_like(weights)] * players
        policies[number % players] = weights
        _, returns = play(table, seed + number // players, policies, lots)
        won += (returns[number % players] + 1) / players
    return won / games


def main() -> None:
    wishes = argparse.ArgumentParser(description="Learn Indy from nothing.")
    wishes.add_argument("--games", type=int, default=400)
    wishes.add_argument("--seed", type=int, default=1)
    given = wishes.parse_args()
    table = raw_env("indy", players=2, features=True, rewards="scores")
    before = time.process_time()
    weights = learn(table, given.games, given.seed)
    print(f"{given.games} games in {time.process_time() - before:.0f} s")
    share = share_of_wins(table, weights, 400, seed=10**6)
    print(f"wins {share:.1%} of 400 games against random")
    layout = table.table.game.action_features()
    start = 0
    for block in layout:
        print(f"{block.name:10}", " ".join(f"{weight:+.1f}" for weight in weights[start : start + block.size]))
        start += block.size


if __name__ == "__main__":
    main()
