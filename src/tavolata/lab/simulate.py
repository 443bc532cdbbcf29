"""Play many games with bots and count.

What a game becomes depends only on (run seed, game number): each game and each seat's bot has a seed of its own, derived
by a hash. So the number of workers, the size of the chunks and a worker that dies change nothing.

>>> import tavolata
>>> from tavolata.lab import simulate
>>> report = simulate(tavolata.game("indy"), players=4, bots=["greedy", "random"], games=20, seed=1)
>>> report.finished, report.bots[0].name, report.bots[0].share > report.bots[0].fair
(20, 'greedy', True)

With several workers a script needs the usual ``if __name__ == "__main__":`` around its own work, since every worker
imports it.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Sequence

import msgspec

from tavolata.engine import QUICK, Game, SeatDeck, SetupError
from tavolata.lab.playing import SEED_BITS, GameTerms, game_seed, label, play_out, policies_of
from tavolata.lab.pool import SimulationError, given_up, run_in_pool
from tavolata.lab.report import GameRow, Report, Tally, place_of
from tavolata.players import Bot, Player, Policy

#: Chunks are small enough to show progress and to lose little, large enough not to feel the post.
_LARGEST_CHUNK = 100
_CHUNKS_PER_WORKER = 8


class Task(msgspec.Struct, frozen=True):
    """What a worker must know. The game pickles by its name where a module has it, otherwise whole."""

    game: Game
    players: int
    bots: tuple[str | Bot | Player, ...]
    seed: int
    options: dict[str, str]
    reactions: str
    cap: int
    #: Those of the places in the line-up; none: the usual ones of the seats.
    decks: tuple[SeatDeck, ...] = ()

    def play(self, numbers: range) -> list[GameRow]:
        """What a worker does: some consecutive games."""
        lineup = seat_players(self)
        rows: list[GameRow] = []
        for number in numbers:
            if given_up():
                break
            rows.append(play_game(self, lineup, number))
        return rows

    def refusal(self, numbers: range) -> SimulationError:
        details: dict[str, object] = {"first": numbers.start, "last": numbers.stop - 1, "seed": str(self.seed)}
        return SimulationError("error-worker-died", details, game=self.game.name)


def simulate(
    game: Game,
    players: int,
    bots: Sequence[str | Bot | Player],
    games: int,
    seed: int = 0,
    options: dict[str, str] | None = None,
    reactions: str = QUICK,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
    cap: int | None = None,
    first: int = 0,
    chunk: int = 0,
    decks: Sequence[SeatDeck] = (),
) -> Report:
    """Play games ``first`` to ``first + games - 1`` of the run ``seed``.

    ``bots`` are names of players, players, or functions that answer an observation; fewer than seats take turns to fill
    the table, and all move on by one seat from game to game, so that no bot gains from its seat. ``progress(done, games)``
    is called now and then. A bot that breaks spoils only its game, which the report names. After ``cap`` decisions, those
    of the game's longest if not given, a game is given up: somebody plays in circles. ``decks``: what those of the line-up bring,
    one each, where seats bring decks; they move on with their bots.
    """
    if decks and (game.seat_decks is None or len(decks) != players):
        raise SetupError("error-seat-decks", {"count": len(decks), "players": players}, game=game.name)
    game.new(players, 0, options, reactions, decks=decks)  # refuses what the game refuses
    most = game.facts(players, options).longest if cap is None else cap
    _check_numbers(games=games, workers=workers, cap=most, first=first, chunk=chunk)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= SEED_BITS:
        raise SetupError("error-seed", {"value": str(seed)}, game=game.name)
    if isinstance(bots, str) or not 1 <= len(bots) <= players:
        raise SetupError("error-bots-count", {"bots": len(bots), "players": players}, game=game.name)
    task = Task(game, players, tuple(bots), seed, dict(options or {}), reactions, most, tuple(decks))
    seated = seat_players(task)  # refuses unknown bots
    lineup = [label(task.bots[place % len(bots)]) for place in range(players)]
    deck_names = [deck_label(decks, place) for place in range(len(decks))]
    tally = Tally(players, lineup, deck_names, first)
    size = chunk or max(1, min(_LARGEST_CHUNK, games // (workers * _CHUNKS_PER_WORKER)))
    chunks = [range(start, min(start + size, first + games)) for start in range(first, first + games, size)]
    done = 0

    def deliver(rows: list[GameRow]) -> None:
        nonlocal done
        tally.add(rows)
        done += len(rows)
        if progress is not None:
            progress(done, games)

    started = time.perf_counter()
    deaths = 0
    if workers == 1:
        for numbers in chunks:
            deliver([play_game(task, seated, number) for number in numbers])
    else:
        _check_importable(task)
        deaths = run_in_pool(task, chunks, min(workers, len(chunks)), deliver)
    seconds = time.perf_counter() - started
    return Report(
        game=game.name,
        version=game.version,
        players=players,
        options=game.check_options(dict(options or {})),
        reactions=reactions,
        lineup=lineup,
        seed=seed,
        first=first,
        games=games,
        finished=tally.finished,
        unfinished=tally.unfinished,
        failed=tally.failed,
        failures=tally.failures,
        ties=tally.ties,
        seats=tally.seats(),
        bots=tally.bots(),
        decks=tally.decks(),
        length=tally.length(),
        decisions=tally.decisions,
        forced_share=tally.forced / tally.decisions if tally.decisions else 0.0,
        digest=tally.digest.hexdigest(),
        workers=workers,
        deaths=deaths,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=tally.decisions / seconds,
    )


def _check_numbers(**given: int) -> None:
    for name, value in given.items():
        least = 0 if name in ("first", "chunk") else 1
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            raise SetupError("error-number-least", {"name": name, "least": least, "value": str(value)})


def _check_importable(task: Task) -> None:
    """Workers are new processes: they must be able to find the game and the bots by name."""
    for name, needed in [(task.game.name, task.game), *((label(bot), bot) for bot in task.bots)]:
        try:
            pickle.dumps(needed)
        except (pickle.PicklingError, AttributeError, TypeError) as problem:
            raise SetupError("error-only-here", {"name": name}, game=task.game.name) from problem


def deck_label(decks: Sequence[SeatDeck], place: int) -> str:
    """How the deck of a place is called in the report; its place tells two of one name apart."""
    name, cards = decks[place].name, sorted(decks[place].cards)
    alone = all(sorted(other.cards) == cards for other in decks if other.name == name)
    return name if name and alone else f"{name} {place + 1}".strip()


# One game


def seat_players(task: Task) -> list[Policy]:
    """How the line-up answers, in the order given."""
    ready = policies_of(task.bots, task.game)
    return [ready[place % len(ready)] for place in range(task.players)]


def play_game(task: Task, lineup: list[Policy], number: int) -> GameRow:
    """Play one game of the run to its end, or to the cap, or until a bot breaks."""
    seed = game_seed(task.seed, number, "game")
    seats = [lineup[place_of(number, seat, task.players)] for seat in range(task.players)]
    luck = [game_seed(task.seed, number, f"bot {seat}") for seat in range(task.players)]
    decks = _decks_of(task, number)
    out = play_out(GameTerms(task.game, task.options, task.reactions, task.cap), seed, seats, luck, decks)
    return GameRow(number, seed, out.places, out.decisions, out.forced, out.error)


def _decks_of(task: Task, number: int) -> list[SeatDeck]:
    """By seat, in the game of this number."""
    return [task.decks[place_of(number, seat, task.players)] for seat in range(task.players)] if task.decks else []
