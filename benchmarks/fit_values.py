"""Fits the weights by which the bots judge a table where they stop to look ahead: ``weights.json`` beside each game.

    .venv/bin/python benchmarks/fit_values.py talismani [--games 400] [--player greedy] [--seed 1] [--write]

Plays games of that player, now and then with an answer at random, so that positions occur in which it would not bring itself.
Of each game a few positions are kept, where the clock ticks; what they are fitted to is who won. For every number of players
one row: a softmax over the seats, by Newton's steps with a little shrinkage. A fifth of the games is kept apart: how well the chances fit those is
told as log loss, beside that of equal chances. Without ``--write`` nothing is changed.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import tavolata
from tavolata.engine import Fast
from tavolata.lab.playing import game_seed
from tavolata.players import policy_of

#: The module of each game that has ``features``, and the numbers of players for which weights are fitted.
WHERE = {
    "indy": ("tavolata.games.indy.bot", (2, 3, 4)),
    "talismani": ("tavolata.games.talismani.bot", (2, 3, 4)),
    "isola": ("tavolata.games.isola.bot.chances", (2,)),
    "talisman": ("tavolata.games.talisman.bot.chances", (2, 3, 4)),
}
#: Of a hundred answers so many are anything legal.
NOISE = 4
#: Of a game so many positions are kept, at most.
POSITIONS = 12
CAP = 6000
SHRINK = 3.0


class Sample(NamedTuple):
    """A position: the features of each seat, and what each had of the victory."""

    features: list[list[float]]
    won: list[float]


def positions_of(name: str, players: int, number: int, player: str, seed: int) -> list[Sample]:
    """Some positions of one game."""
    game = tavolata.game(name)
    features: Any = import_module(WHERE[name][0]).features
    choose = policy_of(player, game)
    luck = Fast(game_seed(seed, number, "luck"))
    state = game.new(players, game_seed(seed, number, f"deal {players}"))
    found: list[list[list[float]]] = []
    clock, decisions, noise = state.clock(), 0, NOISE if number % 2 else 0
    while not state.over and decisions < CAP:
        decision = state.decisions[0]
        action = luck.choice(decision.actions) if luck.below(100) < noise else choose(state, decision, luck)
        state.play(decision.seat, action)
        decisions += 1
        if not state.over and state.clock() > clock:
            clock = state.clock()
            found.append([features(state, seat) for seat in range(players)])
    if not state.over:
        return []
    winners = state.places.count(1)
    won = [1 / winners if place == 1 else 0.0 for place in state.places]
    while len(found) > POSITIONS:
        found.pop(luck.below(len(found)))
    return [Sample(one, won) for one in found]


def chances(rows: Any, weights: Any) -> Any:
    scores = rows @ weights
    scores -= scores.max(axis=1, keepdims=True)
    shares = np.exp(scores)
    return shares / shares.sum(axis=1, keepdims=True)


def fit(samples: list[Sample]) -> Any:
    rows = np.array([sample.features for sample in samples])
    won = np.array([sample.won for sample in samples])
    weights = np.zeros(rows.shape[2])
    for _ in range(30):
        shares = chances(rows, weights)
        slope = np.einsum("ns,nsf->f", won - shares, rows) - SHRINK * weights
        middle = np.einsum("ns,nsf->nf", shares, rows)
        curve = np.einsum("ns,nsf,nsg->fg", shares, rows, rows) - middle.T @ middle
        weights = weights + np.linalg.solve(curve + SHRINK * np.eye(len(weights)), slope)
    return weights


def loss(samples: list[Sample], weights: Any) -> float:
    rows = np.array([sample.features for sample in samples])
    won = np.array([sample.won for sample in samples])
    return float(-(won * np.log(np.maximum(chances(rows, weights), 1e-9))).sum(axis=1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=WHERE)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    module = import_module(WHERE[given.game][0])
    rows: dict[str, list[float]] = {}
    for players in WHERE[given.game][1]:
        games = [positions_of(given.game, players, n, given.player, given.seed) for n in range(given.games)]
        apart = [sample for number, game in enumerate(games) if number % 5 == 0 for sample in game]
        rest = [sample for number, game in enumerate(games) if number % 5 for sample in game]
        weights = fit(rest)
        rows[str(players)] = [round(float(weight), 3) for weight in weights]
        print(f"{given.game} for {players}: {len(rest)} positions, log loss {loss(apart, weights):.3f}", end=" ")
        print(f"(equal chances {np.log(players):.3f})", dict(zip(module.FEATURES, rows[str(players)], strict=True)))
    if given.write:
        path = Path(__file__).parents[1] / "src" / "tavolata" / "games" / given.game / "weights.json"
        text = json.dumps({"features": list(module.FEATURES), "weights": rows}, indent=2)
        path.write_text(text + "\n")


if __name__ == "__main__":
    main()
