"""Our games through pyspiel beside OpenSpiel's own Python games, random play, slices in turn in one process.

    python benchmarks/beside_openspiel.py [ROUNDS] [SECONDS]

Prints the median of each, in decisions and in steps (chance nodes included) per second of processor time, and as a ratio to
``python_kuhn_poker``, the lightest of theirs, in the same round. The time is that of everything: beginning the game, asking who
is to move and what is legal, and drawing.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

import open_spiel.python.games  # noqa: F401 - registers theirs
import pyspiel

import tavolata.adapters.openspiel  # noqa: F401 - registers ours

THEIRS = ("python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker", "python_block_dominoes")
OURS = tuple(
    f"tavolata_{name}(players={players})"
    for name, players in (("indy", 4), ("talismani", 4), ("timeline", 4), ("talisman", 4), ("isola", 2))
)
LIGHTEST = THEIRS[0]
luck = random.Random(5)


def played(text: str) -> Callable[[], tuple[int, int]]:
    """One game at random; its decisions and its steps."""
    game = pyspiel.load_game(text)

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = steps = 0
        while not state.is_terminal():
            steps += 1
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(luck.random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(luck.random() * len(actions))])
                decisions += 1
        return decisions, steps

    return play


def slice_of(play: Callable[[], tuple[int, int]], seconds: float) -> tuple[float, float]:
    """Decisions and steps per second."""
    decisions = steps = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        of_game = play()
        decisions += of_game[0]
        steps += of_game[1]
    return decisions / spent, steps / spent


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.5
    games = {text: played(text) for text in (*THEIRS, *OURS)}
    found: dict[str, list[tuple[float, float]]] = {text: [] for text in games}
    for _ in range(rounds):
        for text, play in games.items():
            found[text].append(slice_of(play, seconds))
    for text, rates in found.items():
        pairs = list(zip(rates, found[LIGHTEST], strict=True))
        decisions, steps = (statistics.median(rate[kind] for rate in rates) for kind in (0, 1))
        ratios = [statistics.median(mine[kind] / theirs[kind] for mine, theirs in pairs) for kind in (0, 1)]
        print(
            f"{text:34} {decisions:9,.0f} decisions/s ({ratios[0]:.2f})  {steps:9,.0f} steps/s ({ratios[1]:.2f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
