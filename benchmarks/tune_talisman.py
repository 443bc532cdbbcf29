"""Looks for better values of Talisman's bot (``bot/values.py``), by games.

    .venv/bin/python benchmarks/tune_talisman.py play pairs.jsonl [--values values.json] [--minutes 3] [--seed 5100]
    .venv/bin/python benchmarks/tune_talisman.py step values.json pairs.jsonl ... [--values values.json] [--rate 0.7]

``play`` plays pairs of games: each value is at random a little higher for one side and a little lower for the other, and the same deal is
played from both seats. How much a value has to do with winning is the mean, over all pairs, of what the first side won times which way the
value was moved: all of them are learned from the same games. ``step`` moves each value by that, those hardly at all of which it is no more than
luck, and writes the new ones down; from them one plays on. Without ``--values`` all begins at the greedy bot's. Measure what comes of it on
seeds that were not played here: ``benchmarks/level_matches.py talisman strong greedy``.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from math import sqrt
from pathlib import Path
from typing import Any

import tavolata
from tavolata.games.talisman.bot.policy import answer_by
from tavolata.games.talisman.bot.values import Values
from tavolata.games.talisman.rules.state import Talisman
from tavolata.lab import game_seed

#: What is no amount of worth is moved by so much, all else by this factor.
STEPS = {
    "cleverer": 1,
    "plenty": 2,
    "able_across": 1,
    "lives_to_stay": 1,
    "lives_to_go": 1,
    "lives_in_race": 1,
    "card": 80,
    "wound_near": 250,
    "across_idle": 200,
    "across_weak": 200,
    "last_fate_near": 300,
    "fate_near": 200,
}
FACTOR = 1.3
#: What all others are measured in, what hardly any game has to do with, and what is nothing to start from.
LEFT = ("main", "players_to_one", "surely_alive", "turns_back", "no_next", "fate_far", "idle_spells", "toad_inside")
#: Of the lives, those that differ in worth.
LIVES = range(2, 7)
#: A game of more decisions is given up.
CAP = 6000
GAME = tavolata.game("talisman")

#: By name; ``lives.2`` is one of several.
Numbers = dict[str, float]


def numbers_of(values: Values) -> Numbers:
    names = [name for name in dir(values) if not name.startswith("_") and isinstance(getattr(values, name), int)]
    return {
        **{name: getattr(values, name) for name in names},
        **{f"lives.{left}": values.lives[left] for left in LIVES},
    }


def values_of(numbers: Numbers, luck: random.Random | None = None) -> Values:
    """``luck``: to round so that small whole numbers are right on average."""
    values = Values()
    lives = list(values.lives)
    for name, number in numbers.items():
        whole = round(number) if luck is None else int(number // 1) + (luck.random() < number % 1)
        if name.startswith("lives."):
            lives[int(name.partition(".")[2])] = whole
        else:
            setattr(values, name, whole)
    values.lives = (*lives[:-1], min(lives[-2:]))
    return values


def moved(numbers: Numbers, by: dict[str, float]) -> Numbers:
    found = dict(numbers)
    for name, much in by.items():
        found[name] = numbers[name] + STEPS[name] * much if name in STEPS else numbers[name] * FACTOR**much
    return found


def won(first: Values, second: Values, seed: int) -> float:
    """What the first side wins of a deal that is played from both seats: 0 to 1."""
    total = 0.0
    for sides in ([first, second], [second, first]):
        state, decisions = GAME.new(2, seed), 0
        assert isinstance(state, Talisman)
        while not state.over and decisions < CAP:
            decision = state.decisions[0]
            actions = decision.actions
            state.play(
                decision.seat, actions[0] if len(actions) == 1 else answer_by(sides[decision.seat], state, decision)
            )
            decisions += 1
        if not state.over:
            total += 0.25
        elif state.places[sides.index(first)] == 1:
            total += 0.5 / state.places.count(1)
    return total


def play(given: argparse.Namespace, numbers: Numbers, names: list[str]) -> None:
    luck = random.Random(given.seed)
    end = time.monotonic() + 60 * given.minutes
    with given.out.open("a") as out:
        while time.monotonic() < end:
            by = {name: luck.choice((-1.0, 1.0)) for name in names}
            first = values_of(moved(numbers, by), luck)
            second = values_of(moved(numbers, {name: -much for name, much in by.items()}), luck)
            share = won(first, second, game_seed(given.seed, luck.getrandbits(40), "deal"))
            out.write(json.dumps(["".join("+" if by[name] > 0 else "-" for name in names), share - 0.5]) + "\n")


def step(given: argparse.Namespace, numbers: Numbers, names: list[str]) -> None:
    rows: list[Any] = [json.loads(line) for path in given.pairs for line in path.read_text().splitlines()]
    error = sqrt(sum(share * share for _, share in rows)) / len(rows)
    slopes = {
        name: sum(share if signs[place] == "+" else -share for signs, share in rows) / len(rows)
        for place, name in enumerate(names)
    }
    by = {}
    for name, slope in slopes.items():
        sure = slope * slope / (slope * slope + error * error)
        by[name] = min(1.5, max(-1.5, 100 * given.rate * slope * sure))
    given.out.write_text(json.dumps({name: round(number, 3) for name, number in moved(numbers, by).items()}, indent=1))
    print(f"{len(rows)} pairs, standard error {100 * error:.2f}")
    for name in sorted(names, key=lambda name: -abs(slopes[name]))[:30]:
        print(f"{name:20} {numbers[name]:10.1f} {100 * slopes[name]:+.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "step"))
    parser.add_argument("out", type=Path)
    parser.add_argument("pairs", type=Path, nargs="*")
    parser.add_argument("--values", type=Path)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=5100)
    parser.add_argument("--rate", type=float, default=0.7)
    given = parser.parse_args()
    numbers = numbers_of(Values())
    if given.values is not None:
        numbers.update(json.loads(given.values.read_text()))
    names = [name for name in sorted(numbers) if name not in LEFT]
    (play if given.what == "play" else step)(given, numbers, names)


if __name__ == "__main__":
    main()
