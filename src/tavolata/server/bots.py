"""Bots think beside the server, in processes of their own, and get only what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import NamedTuple

from tavolata import games
from tavolata.engine import PASS, Decision, Fast, State
from tavolata.engine.parts import Reason
from tavolata.lab.interrupts import begin_to_work, interrupts_held
from tavolata.players import Observation, Player, Thinking, player

LOG = logging.getLogger("tavolata")

#: A bot that has not answered by then has failed, and the seat gets the default answer.
_LONGEST_THOUGHT = 30.0


@lru_cache(maxsize=64)
def _player(name: str, game: str) -> Player:
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


def thought_of(bot: Player, world: State, decision: Decision, seed: int, others: int = 0) -> Thought:
    """The bot's answer and its reason, both from what its seat knows of this world."""
    observation = Observation(world, decision.seat)
    playouts = wanted = 0
    if isinstance(bot, Thinking):
        found = bot.think(observation, Fast(seed), most=max(1, bot.budget.playouts // (1 + others)))
        action, playouts = found.action, found.playouts
        wanted = bot.budget.playouts if found.answers else 0
    else:
        action = bot.choose(observation, Fast(seed))
    try:
        return Thought(action, bot.why(observation, action), playouts, wanted)
    except Exception:
        LOG.exception("a bot cannot say why")  # it plays on: the answer is good without its reason
        return Thought(action, None, playouts, wanted)


def default_answer(decision: Decision) -> int:
    """What a seat answers when nobody does: pass where that is possible."""
    return PASS if PASS in decision.actions else decision.actions[0]


class Turns:
    """Whose bot thinks next. As many think at once as there is room for, and the tables that wait take turns: a table of many
    bots does not hold up another one.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        #: Those who wait, by table; the table whose turn is next comes first.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @property
    def waiting(self) -> int:
        return sum(len(queue) for queue in self._waiting.values())

    async def take(self, table: str) -> None:
        """Wait until it is the table's turn."""
        if self.room > 0 and not self._waiting:
            self.room -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give_back()  # it was its turn just now
            else:
                self._forget(table, mine)
            raise

    def give_back(self) -> None:
        """Somebody is done: the next table may think."""
        while self._waiting:
            table = next(iter(self._waiting))
            queue = self._waiting.pop(table)
            following = queue.popleft()
            if queue:
                self._waiting[table] = queue  # at the end: the others come first
            if not following.done():
                following.set_result(None)
                return
        self.room += 1

    def _forget(self, table: str, mine: asyncio.Future[None]) -> None:
        queue = self._waiting.get(table)
        if queue is not None and mine in queue:
            queue.remove(mine)
            if not queue:
                del self._waiting[table]


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
