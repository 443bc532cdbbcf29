"""Bots think beside the server, in processes of their own, and get only what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from tavolata import games
from tavolata.engine import PASS, Budget, Decision, Fast, State
from tavolata.engine.parts import Reason
from tavolata.lab.interrupts import begin_to_work, interrupts_held
from tavolata.players import Advice, Observation, Sensible, Thinking, Verdict, advice_of, judged, judging_of, player
from tavolata.players import Thought as SearchResult

T = TypeVar("T")

LOG = logging.getLogger("tavolata")

#: A bot that has not answered by then has failed, and the seat gets the default answer.
_LONGEST_THOUGHT = 30.0
#: A search ends after about so many seconds, however slow the machine is and whether or not the rules are compiled.
_LONGEST_SEARCH = 4.0
#: Playouts of a bot's first search in a process: nobody knows yet how long one takes here.
_FIRST_PLAYOUTS = 64

#: To look at an answer that was given takes no longer than about this: nobody has asked for it now, and a bot may come to need the
#: process. On a slow machine there are fewer playouts, the error is larger, and there is seldom a mark.
_LONGEST_LOOK = 0.5
#: Where it is compared by whole games with what looks best at a glance: that is given up as soon as there is no more doubt that
#: the answer was good enough, mostly after a tenth of this.
_LONGEST_DOUBT = 1.5

#: Who may think first where many wait: bots that play, then whoever asks for a hint, then answers that were given, then games that
#: are over.
PLAYING, HINTING, MARKING, ANALYSING = range(4)


@lru_cache(maxsize=64)
def _player(name: str, game: str) -> Sensible:
    return player(name, games.game(game))


class Thought(NamedTuple):
    """What a bot answers, and why; None: it goes without saying."""

    action: int
    why: Reason | None = None
    #: How much it thought of what it would have liked to, in playouts: less where many others wait.
    playouts: int = 0
    wanted: int = 0


def think(game: str, bot: str, world: dict[str, object], seat: int, seed: int, others: int = 0) -> Thought:
    """The bot's answer in a world in which all that its seat cannot know was dealt anew (runs in a process of the pool).

    ``others``: so many wait for this process.
    """
    state = games.game(game).load(world)
    decision = state.decision_of(seat)
    if decision is None:  # cannot be: the world has the seat's decision open
        raise LookupError(f"seat {seat} is not asked")
    return thought_of(_player(bot, game), state, decision, seed, others)


def advise(game: str, bot: str, world: dict[str, object], seat: int, seed: int, others: int = 0) -> Advice:
    """What the bot would answer in the place of a seat, and what it found out (runs in a process of the pool)."""
    coach = _player(bot, game)
    most = _most_playouts(bot, coach.budget, game, others) if isinstance(coach, Thinking) else 0
    observation, began = Observation(games.game(game).load(world), seat), time.perf_counter()
    advice = advice_of(coach, observation, Fast(seed), most)
    _note_speed(game, bot, advice.playouts, began)
    return advice


def judge(
    game: str, bot: str, world: dict[str, object], seat: int, action: int, seed: int, others: int = 0
) -> Verdict | None:
    """Whether the answer of a seat was clearly worse than the bot's would have been (runs in a process of the pool)."""
    coach = _player(bot, game)
    budget = judging_of(coach, games.game(game))
    if budget is None:
        return None
    longest = _LONGEST_LOOK if isinstance(coach, Thinking) else _LONGEST_DOUBT
    most = _most_playouts(bot, budget, game, others, longest)
    observation, began = Observation(games.game(game).load(world), seat), time.perf_counter()
    found = judged(action, coach, observation, Fast(seed), most)
    _note_speed(game, bot, found.playouts, began)
    return found.verdict


def thought_of(bot: Sensible, world: State, decision: Decision, seed: int, others: int = 0) -> Thought:
    """The bot's answer and its reason, both from what its seat knows of this world."""
    observation = Observation(world, decision.seat)
    playouts = wanted = 0
    if isinstance(bot, Thinking):
        found = _search(bot, observation, seed, others)
        action, playouts = found.action, found.playouts
        wanted = bot.budget.playouts if found.answers else 0
    else:
        action = bot.choose(observation, Fast(seed))
    try:
        return Thought(action, bot.why(observation, action), playouts, wanted)
    except Exception:
        LOG.exception("a bot cannot say why")  # it plays on: the answer is good without its reason
        return Thought(action, None, playouts, wanted)


#: By game and bot, seconds for a playout as its last search had it, in this process.
_playout_seconds: dict[tuple[str, str], float] = {}


def _search(bot: Thinking, observation: Observation, seed: int, others: int) -> SearchResult:
    """Let a bot search with as many playouts as others leave it, and as fit into the time that a table can wait."""
    game = observation.game.name
    most = _most_playouts(bot.name, bot.budget, game, others)
    began = time.perf_counter()
    found = bot.think(observation, Fast(seed), most)
    _note_speed(game, bot.name, 0 if found.is_remembered else found.playouts, began)
    return found


def _note_speed(game: str, bot: str, playouts: int, began: float) -> None:
    """So many playouts were made since then. Hints and marks tell it too: at a table of weaker levels nobody else thinks ahead."""
    if playouts:
        _playout_seconds[game, bot] = max(1e-9, time.perf_counter() - began) / playouts


def _most_playouts(bot: str, budget: Budget, game: str, others: int, seconds: float = _LONGEST_SEARCH) -> int:
    known = _playout_seconds.get((game, bot))
    fitting = _FIRST_PLAYOUTS if known is None else int(seconds / known)
    return max(1, min(budget.playouts // (1 + others), fitting))


def default_answer(decision: Decision) -> int:
    """What a seat answers when nobody does: pass where that is possible."""
    return PASS if PASS in decision.actions else decision.actions[0]


#: Those who wait, by table; the table whose turn is next comes first.
Line = dict[str, deque[asyncio.Future[None]]]


class Turns:
    """Whose bot thinks next. As many think at once as there is room for, and the tables that wait take turns: a table of many
    bots does not hold up another one. What is no bot's answer stands in a line of its own, and waits until no bot does.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self._lines: tuple[Line, ...] = ({}, {}, {}, {})

    @property
    def waiting(self) -> int:
        """How many bots wait that play."""
        return sum(len(queue) for queue in self._lines[PLAYING].values())

    async def take(self, table: str, rank: int = PLAYING) -> None:
        """Wait until it is the table's turn."""
        if self.room > 0 and not any(self._lines):
            self.room -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._lines[rank]
        line.setdefault(table, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give_back()  # it was its turn just now
            else:
                _forget(line, table, mine)
            raise

    def give_back(self) -> None:
        """Somebody is done: the next table may think."""
        for line in self._lines:
            while line:
                table = next(iter(line))
                queue = line.pop(table)
                following = queue.popleft()
                if queue:
                    line[table] = queue  # at the end: the others come first
                if not following.done():
                    following.set_result(None)
                    return
        self.room += 1


def _forget(line: Line, table: str, mine: asyncio.Future[None]) -> None:
    queue = line.get(table)
    if queue is not None and mine in queue:
        queue.remove(mine)
        if not queue:
            del line[table]


class BotPool:
    """The processes in which bots think. They start with the first bot and are replaced when they die."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(workers)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            # Ctrl-C is for the server, which then ends the processes of its bots; they end by themselves if it is killed.
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=begin_to_work)
        return self._pool

    async def choose(self, bot: str, world: State, decision: Decision, table: str = "") -> Thought:
        """What the bot answers, and why; the default answer if it cannot. The tables take turns."""
        await self._turns.take(table)
        try:
            return await self._let_think(bot, world, decision)
        finally:
            self._turns.give_back()

    async def advise(self, bot: str, world: State, decision: Decision, table: str = "") -> Advice:
        """What the bot would answer in somebody's place."""
        seed, data = int.from_bytes(os.urandom(7), "big"), world.dump()
        others = self._turns.waiting // self.workers
        return await self.work(HINTING, table, advise, world.game.name, bot, data, decision.seat, seed, others)

    async def judge(self, bot: str, world: State, decision: Decision, action: int, table: str = "") -> Verdict | None:
        """Whether the bot finds an answer clearly worse than its own."""
        seed, data = int.from_bytes(os.urandom(7), "big"), world.dump()
        others = self._turns.waiting // self.workers
        return await self.work(MARKING, table, judge, world.game.name, bot, data, decision.seat, action, seed, others)

    async def work(self, rank: int, table: str, function: Callable[..., T], *args: Any) -> T:
        """Have something done in a process of bots, once no bot waits for it. Done again where the process dies.

        Whoever waits for it may give up: its turn ends when the process is free again.
        """
        for _ in range(2):
            await self._turns.take(table, rank)
            try:
                pool = self._ready()
                with interrupts_held():  # it may start a process
                    future = asyncio.wrap_future(pool.submit(function, *args))
            except BaseException:
                self._turns.give_back()
                raise
            future.add_done_callback(self._free)
            try:
                return await asyncio.wait_for(asyncio.shield(future), _LONGEST_THOUGHT)
            except BrokenProcessPool:
                LOG.warning("a process of bots died; starting another")
                self._pool = None
        raise BrokenProcessPool("twice in a row")

    def _free(self, future: asyncio.Future[Any]) -> None:
        self._turns.give_back()
        if not future.cancelled():
            future.exception()  # whoever waited has it, or has given up

    async def _let_think(self, bot: str, world: State, decision: Decision) -> Thought:
        seed = int.from_bytes(os.urandom(7), "big")
        others = self._turns.waiting // self.workers
        data = world.dump()
        for _ in range(2):
            try:
                pool = self._ready()
                with interrupts_held():  # it may start a process
                    future = pool.submit(think, world.game.name, bot, data, decision.seat, seed, others)
                thought = await asyncio.wait_for(asyncio.wrap_future(future), _LONGEST_THOUGHT)
            except BrokenProcessPool:
                LOG.warning("a process of bots died; starting another")
                self._pool = None
            except Exception:
                LOG.exception("a bot failed")
                break
            else:
                return thought if thought.action in decision.actions else Thought(default_answer(decision))
        return Thought(default_answer(decision))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool = None
