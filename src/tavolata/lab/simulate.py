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

import hashlib
import multiprocessing
import pickle
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

import msgspec

from tavolata.engine import QUICK, Fast, Game, SeatDeck, SetupError, TavolataError
from tavolata.lab.interrupts import begin_to_work, interrupts_held
from tavolata.lab.report import GameRow, Report, Tally, place_of
from tavolata.players import Bot, Observation, Player, Policy, policy_of

if TYPE_CHECKING:
    from multiprocessing.context import SpawnContext
    from multiprocessing.synchronize import Event as Signal

#: Chunks are small enough to show progress and to lose little, large enough not to feel the post.
_LARGEST_CHUNK = 100
_CHUNKS_PER_WORKER = 8

_SEED_BITS = (1 << 63) - 1


class SimulationError(TavolataError):
    """A run that cannot be brought to its end: the same games killed their worker twice."""


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
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= _SEED_BITS:
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


def label(bot: str | Bot | Player) -> str:
    """How a bot is called in the report."""
    if isinstance(bot, str):
        return bot
    if isinstance(bot, Player):
        return bot.name
    return f"{getattr(bot, '__module__', '')}.{getattr(bot, '__qualname__', type(bot).__name__)}"


def deck_label(decks: Sequence[SeatDeck], place: int) -> str:
    """How the deck of a place is called in the report; its place tells two of one name apart."""
    name, cards = decks[place].name, sorted(decks[place].cards)
    alone = all(sorted(other.cards) == cards for other in decks if other.name == name)
    return name if name and alone else f"{name} {place + 1}".strip()


# One game


def game_seed(run_seed: int, number: int, purpose: str) -> int:
    """A seed for one purpose in one game of a run; no two share anything."""
    text = f"{run_seed}/{number}/{purpose}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8, person=b"tavolata-lab").digest(), "big") & _SEED_BITS


def seat_players(task: Task) -> list[Policy]:
    """How the line-up answers, in the order given. Only players of the house are shown the state itself."""
    ready = [policy_of(bot, task.game) if isinstance(bot, str) else observing(bot) for bot in task.bots]
    return [ready[place % len(ready)] for place in range(task.players)]


def observing(bot: Bot | Player) -> Policy:
    """A bot from elsewhere gets what its seat knows, and nothing that leads to the state."""
    choose = bot.choose if isinstance(bot, Player) else bot
    return lambda state, decision, chance: choose(Observation(state, decision.seat), chance)


def play_game(task: Task, lineup: list[Policy], number: int) -> GameRow:
    """Play one game of the run to its end, or to the cap, or until a bot breaks."""
    seed = game_seed(task.seed, number, "game")
    seats = [lineup[place_of(number, seat, task.players)] for seat in range(task.players)]
    chances = [Fast(game_seed(task.seed, number, f"bot {seat}")) for seat in range(task.players)]
    decisions = forced = 0
    try:
        state = task.game.new(task.players, seed, task.options, task.reactions, decks=_decks_of(task, number))
        while not state.over and decisions < task.cap:
            decision = state.decisions[0]
            seat = decision.seat
            actions = decision.actions
            decisions += 1
            if len(actions) == 1:
                forced += 1
                state.play(seat, actions[0])
            else:
                state.play(seat, seats[seat](state, decision, chances[seat]))
        places = tuple(state.ranking) if state.over else ()
    except Exception as problem:  # whatever a bot does wrong: one bad game must not cost the others
        return GameRow(number, seed, (), decisions, forced, f"{type(problem).__name__}: {problem}")
    return GameRow(number, seed, places, decisions, forced)


def _decks_of(task: Task, number: int) -> list[SeatDeck]:
    """By seat, in the game of this number."""
    return [task.decks[place_of(number, seat, task.players)] for seat in range(task.players)] if task.decks else []


# Many games at once

#: Set in a worker: raised when the run is given up.
_given_up: Signal | None = None


def start_worker(given_up: Signal) -> None:
    """Where a worker looks whether to go on; Ctrl-C is not for it."""
    global _given_up  # noqa: PLW0603 - a worker has no other place for it
    _given_up = given_up
    begin_to_work()


def play_chunk(task: Task, start: int, stop: int) -> list[GameRow]:
    """What a worker does: some consecutive games."""
    lineup = seat_players(task)
    rows: list[GameRow] = []
    for number in range(start, stop):
        if _given_up is not None and _given_up.is_set():
            break
        rows.append(play_game(task, lineup, number))
    return rows


def run_in_pool(task: Task, chunks: list[range], workers: int, deliver: Callable[[list[GameRow]], None]) -> int:
    """Play all chunks; the number of workers that died on the way.

    When a worker dies (killed, out of memory, a crash in compiled code) the whole pool is lost with it. What was under
    way is then played again, one chunk at a time, so that the chunk that kills is found and named.
    """
    context = multiprocessing.get_context("spawn")
    to_do = chunks[::-1]
    deaths = 0
    while to_do:
        under_way = _until_death(task, to_do, workers, context, deliver)
        deaths += bool(under_way)
        for numbers in under_way:
            if _until_death(task, [numbers], 1, context, deliver):
                details: dict[str, object] = {"first": numbers.start, "last": numbers.stop - 1, "seed": str(task.seed)}
                raise SimulationError("error-worker-died", details, game=task.game.name)
    return deaths


def _until_death(
    task: Task, to_do: list[range], workers: int, context: SpawnContext, deliver: Callable[[list[GameRow]], None]
) -> list[range]:
    """Play chunks, the last first, until none is left or a worker dies; then those that were under way."""
    given_up = context.Event()
    pool = ProcessPoolExecutor(workers, context, initializer=start_worker, initargs=(given_up,))
    flying: dict[Future[list[GameRow]], range] = {}
    try:
        while to_do or flying:
            while to_do and len(flying) < 2 * workers:
                numbers = to_do[-1]
                with interrupts_held():  # with its first chunks a pool starts its workers
                    flying[pool.submit(play_chunk, task, numbers.start, numbers.stop)] = numbers
                    to_do.pop()
            landed, _ = wait(flying, return_when=FIRST_COMPLETED)
            for future in landed:
                rows = future.result()
                del flying[future]
                deliver(rows)
    except BrokenProcessPool:
        return _rescue(flying, deliver)
    except BaseException:
        given_up.set()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
    return []


def _rescue(flying: dict[Future[list[GameRow]], range], deliver: Callable[[list[GameRow]], None]) -> list[range]:
    """The pool is broken: take what was finished, name what was not."""
    under_way: list[range] = []
    for future, numbers in flying.items():
        if future.done() and not future.cancelled() and future.exception() is None:
            deliver(future.result())
        else:
            under_way.append(numbers)
    return under_way
