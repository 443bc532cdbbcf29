"""Every ready deck of a game against every other: who wins, how games end, which cards are never played.

    python benchmarks/deck_matrix.py isola --bot policy --deals 20 --rows matrix.jsonl

Each deal is played twice, with the decks in exchanged seats and the same luck, so that each deck begins once. What a game becomes
depends only on (seed, pair, deal). With ``--rows`` each game is written down as it ends; the same command goes on where an
earlier run stopped, and further deals may be added; rows of another bot, seed or option are refused. ``--minutes`` stops in time, after
whole rounds of all pairs so far as it can. ``--edge 38-62`` adds deals only to pairs that are not known well enough yet: those whose 95 %
interval is not inside.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from tavolata.engine import Fast, Game, SeatDeck
from tavolata.lab import game_seed, wilson
from tavolata.lab.interrupts import begin_to_work, interrupts_held
from tavolata.lab.rows import read_rows
from tavolata.players import policy_of

#: Verbs that bring cards from a hand into play; the names of the cards follow.
PLAYS = ("play", "settle", "muster", "assign", "attach")
#: A game of more decisions is given up.
CAP = 20_000


class Pairing(NamedTuple):
    """One game: the decks in their seats, and which deal it is."""

    one: int
    other: int
    deal: int


class Row(NamedTuple):
    """What became of a game. ``winner`` is a seat; -1: nobody. ``played``: by seat, a bit for each different card of the deck."""

    one: int
    other: int
    deal: int
    first: int
    winner: int
    turns: int
    decisions: int
    ending: str
    played: list[int]


def game_of(name: str) -> Game:
    game = import_module(f"tavolata.games.{name}").GAME
    assert isinstance(game, Game)
    return game


def ready_decks(game: Game) -> list[SeatDeck]:
    if game.seat_decks is None:
        raise SystemExit(f"{game.name}: no decks")
    return game.seat_decks.ready()


def play_pairing(game: Game, bot: str, seed: int, options: dict[str, str], pairing: Pairing) -> Row:
    """One game; the same deal for both orders of the decks."""
    decks = ready_decks(game)
    pair = sorted((pairing.one, pairing.other))
    number = (pair[0] * 1000 + pair[1]) * 1_000_000 + pairing.deal
    seated = [decks[pairing.one], decks[pairing.other]]
    kinds = [sorted(set(deck.cards)) for deck in seated]
    policy = policy_of(bot, game)
    luck = [Fast(game_seed(seed, number, f"bot {seat}")) for seat in range(2)]
    state = game.new(2, game_seed(seed, number, "game"), options, events=True, decks=seated)
    first = state.decisions[0].seat
    played, decisions, ending = [0, 0], 0, ""
    while not state.over and decisions < CAP:
        decision = state.decisions[0]
        seat = decision.seat
        actions = decision.actions
        action = actions[0] if len(actions) == 1 else policy(state, decision, luck[seat])
        verb, *names = game.text(action).split()
        if verb in PLAYS:
            for name in names:
                if name in kinds[seat]:
                    played[seat] |= 1 << kinds[seat].index(name)
        state.events = []
        state.play(seat, action)
        decisions += 1
    if state.over:
        ending = state.events[-1].kind if state.events else ""
    winners = [seat for seat in range(2) if state.over and state.places[seat] == 1]
    turn = game.turn_of(state)
    turns = 0 if turn is None else turn.number
    winner = winners[0] if len(winners) == 1 else -1
    return Row(*pairing, first, winner, turns, decisions, ending, played)


def work(name: str, bot: str, seed: int, options: dict[str, str], pairing: Pairing) -> Row:
    """What a worker does."""
    return play_pairing(game_of(name), bot, seed, options, pairing)


def pairings(decks: list[str], deals: int, only: list[str]) -> Iterator[Pairing]:
    """All games, deal by deal: whenever one stops, all pairs have been played about equally often. ``only``: of these decks."""
    for deal in range(deals):
        for one in range(len(decks)):
            for other in range(one + 1, len(decks)):
                if only and decks[one] not in only and decks[other] not in only:
                    continue
                yield Pairing(one, other, deal)
                yield Pairing(other, one, deal)


def run(given: argparse.Namespace) -> list[Row]:
    """Play what is not written down yet."""
    game = game_of(given.game)
    options = dict(option.split("=", 1) for option in given.option)
    rows = read_rows(given.rows, heading(given, game), Row)
    done = {(row.one, row.other, row.deal) for row in rows}
    names = [deck.name for deck in ready_decks(game)]
    only = [name for name in given.only.split(",") if name]
    if unknown := sorted(set(only) - set(names)):
        raise SystemExit(f"no such deck: {', '.join(unknown)}")
    to_do = [pairing for pairing in pairings(names, given.deals, only) if tuple(pairing) not in done]
    if given.edge:
        low, high = (int(share) / 100 for share in given.edge.split("-"))
        known = [pair for pair, (wins, games) in pairs_of(rows).items() if is_inside(wins, games, low, high)]
        to_do = [pairing for pairing in to_do if _pair(pairing) not in known]
    until = time.monotonic() + 60 * given.minutes if given.minutes else float("inf")
    out = given.rows.open("a", encoding="utf-8") if given.rows else None
    try:
        for row in _played(given, game, options, to_do):
            rows.append(row)
            if out is not None:
                out.write(json.dumps(row) + "\n")
                out.flush()
            if time.monotonic() > until:
                break
    finally:
        if out is not None:
            out.close()
    return rows


def _played(given: argparse.Namespace, game: Game, options: dict[str, str], to_do: list[Pairing]) -> Iterator[Row]:
    if given.workers == 1:
        for pairing in to_do:
            yield play_pairing(game, given.bot, given.seed, options, pairing)
        return
    with ProcessPoolExecutor(given.workers, multiprocessing.get_context("spawn"), initializer=begin_to_work) as pool:
        for start in range(0, len(to_do), 50 * given.workers):
            chunk = to_do[start : start + 50 * given.workers]
            with interrupts_held():
                flying = [pool.submit(work, given.game, given.bot, given.seed, options, pairing) for pairing in chunk]
            for future in flying:
                yield future.result()


def heading(given: argparse.Namespace, game: Game) -> str:
    """What all rows of a file have in common: the first line of it. Other decks are another matrix."""
    cards = crc32("\n".join(" ".join(deck.cards) for deck in ready_decks(game)).encode())
    common = {"game": game.name, "rules": game.version, "bot": given.bot, "seed": given.seed, "decks": cards}
    return json.dumps({**common, "options": sorted(given.option)})


# What it says


def _pair(of: Pairing | Row) -> tuple[int, int]:
    return min(of.one, of.other), max(of.one, of.other)


def pairs_of(rows: list[Row]) -> dict[tuple[int, int], tuple[int, int]]:
    """Of each pair how many games its first deck has won, and how many were played."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for row in rows:
        pair = _pair(row)
        wins, games = found.get(pair, (0, 0))
        won = row.winner >= 0 and (row.one, row.other)[row.winner] == pair[0]
        found[pair] = (wins + won, games + 1)
    return found


def is_inside(wins: int, games: int, low: float, high: float) -> bool:
    least, most = wilson(wins, games)
    return low <= least and most <= high


def uneven(names: list[str], rows: list[Row], count: int = 8) -> str:
    """The pairs that are farthest from even for certain, the better deck first: a single game says nothing."""
    told = []
    for (one, other), (wins, games) in pairs_of(rows).items():
        better, worse, won = (one, other, wins) if 2 * wins >= games else (other, one, games - wins)
        told.append((wilson(won, games)[0], f"{names[better]}-{names[worse]} {share(won, games).strip()} of {games}"))
    return "farthest from even: " + ", ".join(line for _, line in sorted(told, reverse=True)[:count])


def share(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{100 * wins / games:5.1f} ({100 * low:.1f}-{100 * high:.1f})"


def report(game: Game, rows: list[Row]) -> str:
    decks = ready_decks(game)
    wins: Counter[tuple[int, int]] = Counter()
    games: Counter[tuple[int, int]] = Counter()
    first = decided = 0
    for row in rows:
        seats = (row.one, row.other)
        games[seats] += 1
        games[seats[::-1]] += 1
        if row.winner >= 0:
            wins[seats[row.winner], seats[1 - row.winner]] += 1
            decided += 1
            first += row.winner == row.first
    names = [deck.name for deck in decks]
    lines = [f"{len(rows)} games, {sum(row.turns for row in rows) / len(rows):.1f} turns each"]
    lines.append("won of 100 by the deck at the left, draws lost by both")
    lines.append("      " + "".join(f"{name:>5}" for name in names) + "   mean")
    for one, name in enumerate(names):
        cells = [
            "    -" if not games[one, other] else f"{100 * wins[one, other] / games[one, other]:5.0f}"
            for other in range(len(names))
        ]
        mine = sum(wins[one, other] for other in range(len(names)))
        played = sum(games[one, other] for other in range(len(names)))
        lines.append(f"{name:>5} " + "".join(cells) + "   " + (share(mine, played) if played else "-"))
    lines.append(uneven(names, rows))
    lines.append(f"first player: {share(first, decided)}")
    endings = Counter(row.ending or "given up" for row in rows)
    lines.append(
        "endings: " + ", ".join(f"{kind} {100 * count / len(rows):.1f} %" for kind, count in endings.most_common())
    )
    lines += unplayed(decks, rows)
    return "\n".join(lines)


def unplayed(decks: list[SeatDeck], rows: list[Row]) -> list[str]:
    """The cards of each deck that are played in fewer than one of twenty of its games."""
    found = ["played in fewer than 5 of 100 games of the deck:"]
    for number, deck in enumerate(decks):
        kinds = sorted(set(deck.cards))
        masks = [row.played[seat] for row in rows for seat in range(2) if (row.one, row.other)[seat] == number]
        rare = []
        for place, kind in enumerate(kinds):
            count = sum(mask >> place & 1 for mask in masks)
            if masks and count < 0.05 * len(masks):
                rare.append(f"{kind} {100 * count / len(masks):.1f}")
        if rare:
            found.append(f"{deck.name:>5} " + ", ".join(rare))
    return found if len(found) > 1 else ["every card is played in at least 5 of 100 games of its deck"]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="policy")
    parser.add_argument("--deals", type=int, default=10, help="for each pair; two games each")
    parser.add_argument(
        "--only", default="", metavar="KEY,KEY", help="the rows of these decks, after they were changed"
    )
    parser.add_argument(
        "--edge", default="", metavar="LOW-HIGH", help="only pairs whose interval so far is not inside, in percent"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--rows", type=Path, default=None)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given: Any = parser.parse_args(arguments)
    rows = run(given)
    print(report(game_of(given.game), rows))


if __name__ == "__main__":
    main(sys.argv[1:])
