"""Counting: the exact number of sequences of answers from fixed positions, as chess programs count moves.

A rule that offers one answer too many or too few changes a number here. Each line of ``tests/golden/perft-<game>.txt``
is a position (a table, a seed, the answers that led to it) and the numbers for sequences of one, two, three ... answers.
How to rewrite the files: ``golden.py``.
"""

from __future__ import annotations

import random

import pytest

from battery.cases import LISTED, Case, can_be, modes_of, pick, walk
from battery.golden import REWRITE, agree, recorded
from support import SEATS
from tavolata.engine import QUICK, STRICT, Game, State, TavolataError

#: How many answers a sequence has at most, and how many sequences are counted for one position, about.
DEEPEST = 6
MOST_SEQUENCES = 3000

#: How many answers lead to the positions: with the default options, and with one option changed.
ANSWERS = (0, 7, 14, 23, 37, 60, 110)
ANSWERS_WITH_OPTION = (37, 110, 180)


@pytest.mark.parametrize("game", LISTED, ids=lambda game: game.name)
def test_the_number_of_sequences_is_as_recorded(game: Game) -> None:
    name = f"perft-{game.name}.txt"
    known = [line.split(" = ")[0] for line in recorded(name).splitlines()]
    positions = random_positions(game) if REWRITE else known
    agree(name, "".join(f"{position} = {counts(position, game)}\n" for position in positions))


def random_positions(game: Game) -> list[str]:
    found: list[str] = []
    middle = (game.min_players + game.max_players) // 2
    tables: list[tuple[Case, tuple[int, ...]]] = []
    for mode in modes_of(game):
        plain = [Case(game, game.min_players, mode.base), Case(game, middle, mode.base)]
        tables += [(case, ANSWERS) for case in (*plain, Case(game, middle, mode.base, STRICT))]
        tables += [(Case(game, middle, mode.base + change), ANSWERS_WITH_OPTION) for change in mode.changes]
    for number, (case, lengths) in enumerate(tables):
        if not can_be(case):
            continue
        lots = random.Random(number)
        for length in lengths:
            seed = pick(lots, 1000)
            state = case.new(seed)
            answers = [f"{SEATS[decision.seat]} {game.text(action)}" for decision, action in walk(state, lots, length)]
            options = ",".join(f"{option}={value}" for option, value in case.options) or "-"
            if not state.over:
                found.append(f"{case.players} {case.reactions} {options} {seed}: {'; '.join(answers) or '-'}")
    return found


def counts(position: str, game: Game) -> str:
    """The numbers for one, two, three ... answers from the position."""
    table, script = position.split(": ", 1)
    players, reactions, options, seed = table.split()
    assert reactions in (QUICK, STRICT)
    chosen = {} if options == "-" else dict(option.split("=", 1) for option in options.split(","))
    state = Case(game, int(players), tuple(chosen.items()), reactions).new(int(seed))
    for answer in [] if script == "-" else script.split("; "):
        seat, words = answer.split(maxsplit=1)
        try:
            state.play(SEATS.index(seat), game.parse(words))
        except TavolataError as problem:
            return f"no such position: {answer}: {problem}"
    found = [1, perft(state, 1)]
    while len(found) <= DEEPEST and found[-1] and found[-1] * found[-1] // found[-2] <= MOST_SEQUENCES:
        found.append(perft(state, len(found)))
    return " ".join(str(number) for number in found[1:])


def perft(state: State, depth: int) -> int:
    """How many sequences of so many answers there are; of several open decisions the first one is answered first."""
    if state.over:
        return 0
    decision = state.decisions[0]
    if depth == 1:
        return len(decision.actions)
    total = 0
    for action in decision.actions:
        following = state.clone()
        following.play(decision.seat, action)
        total += perft(following, depth - 1)
    return total
