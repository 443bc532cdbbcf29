"""Bots think beside the server, in processes of their own, and get only what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import NamedTuple

from tavolata import games
from tavolata.engine import PASS, Decision, Fast, State
from tavolata.engine.parts import Reason
from tavolata.lab.interrupts import begin_to_work, interrupts_held
from tavolata.players import Observation, Player, player

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


def think(game: str, bot: str, world: dict[str, object], seat: int, seed: int) -> Thought:
    """The bot's answer in a world in which all that its seat cannot know was dealt anew (runs in a process of the pool)."""
    state = games.game(game).load(world)
    decision = state.decision_of(seat)
    if decision is None:  # cannot be: the world has the seat's decision open
        raise LookupError(f"seat {seat} is not asked")
    return thought_of(_player(bot, game), state, decision, seed)


def thought_of(bot: Player, world: State, decision: Decision, seed: int) -> Thought:
    """The bot's answer and its reason, both from what its seat knows of this world."""
    observation = Observation(world, decision.seat)
    action = bot.choose(observation, Fast(seed))
    try:
        return Thought(action, bot.why(observation, action))
    except Exception:
        LOG.exception("a bot cannot say why")  # it plays on: the answer is good without its reason
        return Thought(action)


def default_answer(decision: Decision) -> int:
    """What a seat answers when nobody does: pass where that is possible."""
    return PASS if PASS in decision.actions else decision.actions[0]


class BotPool:
    """The processes in which bots think. They start with the first bot and are replaced when they die."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            # Ctrl-C is for the server, which then ends the processes of its bots; they end by themselves if it is killed.
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=begin_to_work)
        return self._pool

    async def choose(self, bot: str, world: State, decision: Decision) -> Thought:
        """What the bot answers, and why; the default answer if it cannot."""
        seed = int.from_bytes(os.urandom(7), "big")
        data = world.dump()
        for _ in range(2):
            try:
                pool = self._ready()
                with interrupts_held():  # it may start a process
                    future = pool.submit(think, world.game.name, bot, data, decision.seat, seed)
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
