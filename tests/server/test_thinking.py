"""Bots that think for long: tables take turns, nobody is held up, and a process that dies costs nothing."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

import tavolata
from players.test_plans import open_places
from server.tables import in_loop
from tavolata.engine import Decision, State
from tavolata.players import Thinking, player
from tavolata.server.bots import BotPool, Turns, think, thought_of

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


def test_where_playouts_take_long_a_bot_makes_do_with_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    state, decision = asked()
    strong = player("strong", TALISMANI)
    assert isinstance(strong, Thinking)
    seconds: dict[tuple[str, str], float] = {}
    monkeypatch.setattr("tavolata.server.bots._playout_seconds", seconds)

    def playouts() -> int:
        thought = think("talismani", "strong", state.dump(), decision.seat, 5)
        assert thought.action in decision.actions and thought.wanted == strong.budget.playouts
        return thought.playouts

    # How long one takes is not known before the first search, which is a short one.
    assert 0 < playouts() <= strong.budget.playouts // 2
    (key,) = seconds
    seconds[key] = 1e-6
    assert playouts() > strong.budget.playouts // 2
    seconds[key] = 0.1
    assert 0 < playouts() <= 40
    assert seconds[key] != 0.1  # as the last search had it


def test_a_step_of_a_plan_that_is_remembered_does_not_count_as_a_quick_search(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds: dict[tuple[str, str], float] = {}
    monkeypatch.setattr("tavolata.server.bots._playout_seconds", seconds)
    state = open_places()
    strong = player("strong", state.game)
    first = thought_of(strong, state, state.decisions[0], 5)
    (known,) = seconds.values()
    state.play(0, first.action)
    assert state.decisions[0].name == "attack", "the plan has more steps"
    second = thought_of(strong, state, state.decisions[0], 5)
    assert second.playouts == first.playouts > 0
    assert list(seconds.values()) == [known]


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
