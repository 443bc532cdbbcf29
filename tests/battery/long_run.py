"""Very many random games of one game, over all its options, every step checked; told chunk by chunk, and gone on with later.

    PYTHONPATH=tests python -m battery.long_run isola --games 20000 --rows long-isola.jsonl

What a game becomes depends only on its number, so that a failure is played again with ``--only NUMBER``. With ``--rows`` each
chunk is written down when it is whole, and the same command goes on where an earlier one stopped; rows of another game, version
or size of chunks are refused. It runs on both builds, and quicker on the compiled one. What of Talisman's box never happens is asked by
``soak.py``.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import tavolata
from battery.cases import KEEN, MOST_ANSWERS, decks_for, pick
from battery.checks import keep_secrets, questions_are_well_put, reclone, reload
from battery.hooks import HOOKS
from tavolata.engine import QUICK, STRICT, Game, SetupError, State
from tavolata.lab.rows import read_rows

#: One position of so many is also saved, copied, and looked at from every seat for secrets: that takes as long as many steps.
CLOSELY = 400
#: Tables are drawn anew so often before we give up finding one that can be.
TRIES = 50


class Chunk(NamedTuple):
    """What became of the games of a chunk. ``failures``: the number of the game, and how it failed."""

    number: int
    games: int
    answers: int
    closely: int
    seconds: float
    failures: list[str]


def some_options(game: Game, lots: random.Random) -> dict[str, str]:
    """Half of the time what is usual, else anything."""
    return {
        option.name: option.values[0 if lots.random() < 0.5 else pick(lots, len(option.values))]
        for option in game.options
    }


def begin(game: Game, number: int, lots: random.Random) -> State:
    """A table agreed on at random; not all options go together, nor with every deck."""
    for _ in range(TRIES):
        players = game.min_players + pick(lots, game.max_players - game.min_players + 1)
        reactions = STRICT if lots.random() < 0.5 else QUICK
        options = some_options(game, lots)
        try:
            return game.new(players, number, options, reactions, decks=decks_for(game, number))
        except SetupError:
            continue
    raise AssertionError(f"no table found in {TRIES} tries")


def play(game: Game, number: int) -> tuple[int, int]:
    """One game to its end: answers given, and positions that were looked at closely."""
    lots = random.Random(number)
    state = begin(game, number, lots)
    state.check_every_step()
    answers = closely = 0
    while not state.over:
        assert answers < MOST_ANSWERS, f"not over after {MOST_ANSWERS} answers"
        questions_are_well_put(state)
        if pick(lots, CLOSELY) == 0:
            state = look_closely(state, lots)
            closely += 1
        decision = state.decisions[pick(lots, len(state.decisions))]
        actions = decision.actions
        if len(actions) > 1 and lots.random() < KEEN:
            actions = HOOKS[game.name].keen(state, decision)
        state.play(decision.seat, actions[pick(lots, len(actions))], decision.id)
        answers += 1
    assert sum(state.returns()) == 0
    return answers, closely


def look_closely(state: State, lots: random.Random) -> State:
    """Saved, copied, and seen from everywhere; the game goes on with the copy of what was saved."""
    for seat in (*range(state.players), None):
        keep_secrets(state, seat, lots)
    unchecked = state.clone()  # the checks at every step are no part of a game, and not saved
    again = reload(unchecked) if lots.random() < 0.5 else reclone(unchecked)
    again.check_every_step()
    return again


def play_chunk(name: str, number: int, size: int) -> Chunk:
    """What a worker does."""
    game = tavolata.game(name)
    started = time.monotonic()
    answers = closely = 0
    failures = []
    for one in range(number * size, (number + 1) * size):
        try:
            given, looked = play(game, one)
        except Exception as problem:  # one bad game must not hide the others
            where = traceback.extract_tb(problem.__traceback__)[-1]
            failures.append(f"{one}: {type(problem).__name__}: {problem} ({Path(where.filename).name}:{where.lineno})")
            continue
        answers += given
        closely += looked
    return Chunk(number, size, answers, closely, round(time.monotonic() - started, 1), failures)


def heading(game: Game, size: int) -> str:
    """What all rows of a file have in common: its first line."""
    return json.dumps({"game": game.name, "rules": game.version, "chunk": size})


def chunks(name: str, numbers: list[int], size: int, workers: int) -> Iterator[Chunk]:
    if workers == 1:
        yield from (play_chunk(name, number, size) for number in numbers)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play_chunk, [name] * len(numbers), numbers, [size] * len(numbers))


def told(rows: list[Chunk]) -> str:
    """How far it has come."""
    failed = sum(len(row.failures) for row in rows)
    games = sum(row.games for row in rows)
    answers = sum(row.answers for row in rows)
    closely = sum(row.closely for row in rows)
    return f"{games:,} games, {answers:,} answers, {closely:,} positions looked at closely, {failed} failed"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(HOOKS))
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--chunk", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--rows", type=Path, default=None)
    parser.add_argument("--only", type=int, default=None, help="play one game and let its failure be seen")
    given = parser.parse_args(arguments)
    game = tavolata.game(given.game)
    if given.only is not None:
        print("{:,} answers, {:,} positions looked at closely".format(*play(game, given.only)))
        return 0
    rows = read_rows(given.rows, heading(game, given.chunk), Chunk)
    done = {row.number for row in rows}
    to_do = [number for number in range(-(-given.games // given.chunk)) if number not in done]
    for row in chunks(given.game, to_do, given.chunk, given.workers):
        rows.append(row)
        if given.rows is not None:
            with given.rows.open("a", encoding="utf-8") as out:
                out.write(json.dumps(row) + "\n")
        print(f"{row.seconds:.0f} s; so far {told(rows)}", flush=True)
        for failure in row.failures:
            print(f"  game {failure}", flush=True)
    print(told(rows))
    return 1 if any(row.failures for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
