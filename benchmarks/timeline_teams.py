"""How far a team of bots stays behind a team that knows every date: the figures of Timeline in docs/bots.md.

    .venv/bin/python benchmarks/timeline_teams.py [--deals 1000] [--players 3] [--seed 7001]

Both play the same deals of the collaborative mode and by the same thoughts; they differ in what they remember. Of the gap, in points
of the team's score, its mean over deals is told with an interval of 95 %.
"""

from __future__ import annotations

import argparse
from math import sqrt

import tavolata
from tavolata.engine import Game
from tavolata.games.timeline.bot import ADULT, CHILD, TEACHER, answer
from tavolata.lab.playing import game_seed

TEAMS = {"child": CHILD, "adult": ADULT, "teacher": TEACHER, "knows every date": 0.0}


def score_of(game: Game, players: int, seed: int, blur: float) -> int:
    state = game.new(players, seed, {"mode": "collaborative"})
    while not state.over:
        decision = state.decisions[0]
        state.play(decision.seat, answer(state, decision, blur))
    return int(state.scores[0])


def told(scores: list[int]) -> str:
    mean = sum(scores) / len(scores)
    error = sqrt(sum([(score - mean) ** 2 for score in scores]) / max(1, len(scores) - 1) / len(scores))
    return f"{mean:.2f} +-{1.96 * error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7001)
    given = parser.parse_args()
    game = tavolata.game("timeline")
    seeds = [game_seed(given.seed, deal, "deal") for deal in range(given.deals)]
    scores = {name: [score_of(game, given.players, seed, blur) for seed in seeds] for name, blur in TEAMS.items()}
    best = scores["knows every date"]
    for name, found in scores.items():
        gaps = [most - score for most, score in zip(best, found, strict=True)]
        print(f"{name}: {told(found)} points, behind {told(gaps)}, {given.deals} deals for {given.players}", flush=True)


if __name__ == "__main__":
    main()
