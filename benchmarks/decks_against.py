"""Every ready deck in the hands of one bot, against the others in the hands of another: how often it wins, and how long the bot thinks.

    python benchmarks/decks_against.py isola --bot greedy --other random --games 100 --rows against.jsonl

Half of the games of a deck are played from each seat, against the other decks in turn. What a game becomes depends only on (seed, deck,
number). With ``--rows`` each game is written down as it ends; the same command goes on where an earlier run stopped; rows of other bots,
another seed or other decks are refused. Times are CPU time, of answers with something to choose, and are not repeatable.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from deck_matrix import CAP, game_of, ready_decks, share
from deck_matrix import heading as heading_of_bot

from tavolata.engine import Fast, Game
from tavolata.lab import game_seed
from tavolata.lab.rows import read_rows
from tavolata.players import policy_of


class Row(NamedTuple):
    """What became of a game. ``won``: 1 if the bot has won it, 0 if it has lost or nobody has. Times in seconds."""

    deck: int
    number: int
    won: int
    answers: int
    seconds: float
    longest: float


def play_one(game: Game, bots: tuple[str, str], seed: int, deck: int, number: int) -> Row:
    decks = ready_decks(game)
    others = [place for place in range(len(decks)) if place != deck]
    seat = number % 2
    other = decks[others[number // 2 % len(others)]]
    seated = [decks[deck], other] if seat == 0 else [other, decks[deck]]
    mark = deck * 1_000_000 + number
    luck = [Fast(game_seed(seed, mark, f"bot {place}")) for place in range(2)]
    policies = [policy_of(bots[place != seat], game) for place in range(2)]
    state = game.new(2, game_seed(seed, mark, "game"), None, decks=seated)
    decisions, answers, seconds, longest = 0, 0, 0.0, 0.0
    while not state.over and decisions < CAP:
        decision = state.decisions[0]
        asked = decision.seat
        if len(decision.actions) == 1:
            action = decision.actions[0]
        else:
            begun = time.process_time()
            action = policies[asked](state, decision, luck[asked])
            if asked == seat:
                taken = time.process_time() - begun
                answers, seconds, longest = answers + 1, seconds + taken, max(longest, taken)
        state.play(asked, action)
        decisions += 1
    won = state.over and state.places[seat] == 1 and state.places[1 - seat] != 1
    return Row(deck, number, int(won), answers, round(seconds, 6), round(longest, 6))


def report(names: list[str], rows: list[Row]) -> str:
    lines = []
    for deck, name in enumerate(names):
        mine = [row for row in rows if row.deck == deck]
        if mine:
            lines.append(f"{name:>5} {sum(row.won for row in mine)} of {len(mine)}")
    lines.append(f"all: {share(sum(row.won for row in rows), len(rows))} of {len(rows)}")
    answers = sum(row.answers for row in rows)
    longest = sorted(row.longest for row in rows)
    lines.append(
        f"an answer: {1000 * sum(row.seconds for row in rows) / answers:.1f} ms on average of {answers}; the longest of a game:"
        f" median {1000 * longest[len(longest) // 2]:.0f} ms, of all {1000 * longest[-1]:.0f} ms"
    )
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--other", default="random")
    parser.add_argument("--games", type=int, default=100, help="for each deck")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", type=Path, default=None)
    given: Any = parser.parse_args(arguments)
    game = game_of(given.game)
    names = [deck.name for deck in ready_decks(game)]
    common = argparse.Namespace(bot=f"{given.bot} against {given.other}", seed=given.seed, option=[])
    rows = read_rows(given.rows, heading_of_bot(common, game), Row)
    done = {(row.deck, row.number) for row in rows}
    out = given.rows.open("a", encoding="utf-8") if given.rows else None
    try:
        for number in range(given.games):
            for deck in range(len(names)):
                if (deck, number) not in done:
                    rows.append(play_one(game, (given.bot, given.other), given.seed, deck, number))
                    if out is not None:
                        out.write(json.dumps(rows[-1]) + "\n")
                        out.flush()
    finally:
        if out is not None:
            out.close()
    print(report(names, rows))


if __name__ == "__main__":
    main(sys.argv[1:])
