"""Bots that think for long: tables take turns, nobody is held up, and a process that dies costs nothing."""

from __future__ import annotations

import asyncio
import os
import signal

import tavolata
from server.tables import in_loop
from tavolata.engine import Decision, State
from tavolata.players import Thinking, player
from tavolata.server.bots import BotPool, Turns, think

TALISMANI = tavolata.game("talismani")


def asked() -> tuple[State, Decision]:
    state = TALISMANI.new(players=2, seed=1)
    return state, state.decisions[0]


@in_loop
async def test_tables_that_wait_for_their_bots_take_turns() -> None:
    turns, order = Turns(1), []

    async def bot(table: str) -> None:
        await turns.take(table)
        order.append(table)
        await asyncio.sleep(0)
        turns.give_back()

    crowd = ["many"] * 5 + ["one", "other"]
    async with asyncio.TaskGroup() as group:
        for table in crowd:
            group.create_task(bot(table))
    assert order == ["many", "many", "one", "other", "many", "many", "many"]
    assert (turns.room, turns.waiting) == (1, 0)


@in_loop
async def test_whoever_gives_up_waiting_leaves_its_turn_to_the_next() -> None:
    turns = Turns(1)
    await turns.take("first")
    waiting = [asyncio.create_task(turns.take(table)) for table in ("second", "third")]
    await asyncio.sleep(0)
    assert turns.waiting == 2
    waiting[0].cancel()
    await asyncio.sleep(0)
    turns.give_back()
    await waiting[1]
    assert (turns.room, turns.waiting) == (0, 0)
    turns.give_back()
    assert turns.room == 1


def test_a_strong_bot_thinks_less_while_others_wait() -> None:
    state, decision = asked()
    strong = player("strong", TALISMANI)
    assert isinstance(strong, Thinking)
    used = []
    for others in (1, 3, 1000):
        thought = think("talismani", "strong", state.dump(), decision.seat, 5, others)
        assert thought.action in decision.actions and thought.wanted == strong.budget.playouts
        used.append(thought.playouts)
    assert strong.budget.playouts // 2 >= used[0] > used[1] > used[2] == 0


@in_loop
async def test_a_process_that_is_killed_while_a_bot_thinks_is_replaced() -> None:
    pool = BotPool()
    try:
        state, decision = asked()
        await pool.choose("medium", state, decision)  # the process is there
        assert pool._pool is not None
        (process,) = pool._pool._processes
        os.kill(process, signal.SIGSTOP)  # it thinks for as long as we like
        thinking = asyncio.create_task(pool.choose("strong", state, decision))
        await asyncio.sleep(0.05)
        assert not thinking.done()
        os.kill(process, signal.SIGKILL)
        thought = await thinking
        assert thought.action in decision.actions and thought.playouts > 0
    finally:
        pool.close()
