"""An answer that is carried to its table right where it is read, without a task that waits for it."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from server.tables import House, asked, house, in_loop, new_state, until
from tavolata.server import wire
from tavolata.server.hall.live_table import LiveTable, TableLock
from tavolata.server.store import Commit, Conflict, Outcome, Work

TABLE = "table"


async def begun(home: House) -> tuple[LiveTable, int, wire.Act]:
    """A table for two without a beat, who is asked there, and an answer."""
    live = await home.lay(new_state(2, 4), "pp", TABLE, beat=0)
    await until(lambda: live.table.wake_at() is None and not live.lock.locked())
    return live, *an_answer(live, "a1")


def an_answer(live: LiveTable, id: str) -> tuple[int, wire.Act]:
    table = live.table
    seat = next(iter(asked(table)))
    decision = table.question_of(seat)
    assert decision is not None
    return seat, wire.Act(id, decision.id, table.game.text(decision.actions[-1]), table.v)


@in_loop
async def test_it_is_acknowledged_when_it_is_in_the_journal(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        live, seat, act = await begun(home)
        heard: list[wire.Ack | wire.Nak] = []
        assert home.hall.play.act_at_once(live, seat, act, heard.append)
        assert not heard and live.lock.locked()
        await until(lambda: bool(heard))
        assert heard == [wire.Ack("a1", live.table.v)]
        assert not live.lock.locked()
        kept = await home.site.store.entries(TABLE)
        assert f"{seat}:a1" in [entry.act for entry in kept]


@in_loop
async def test_a_busy_table_and_an_act_that_was_given_before_go_the_usual_way(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        live, seat, act = await begun(home)
        heard: list[wire.Ack | wire.Nak] = []
        async with live.lock:
            assert not home.hall.play.act_at_once(live, seat, act, heard.append)
        live.lock.in_doubt = True
        assert not home.hall.play.act_at_once(live, seat, act, heard.append)
        first = await home.hall.play.act(live, seat, act, heard.append)
        assert not home.hall.play.act_at_once(live, seat, act, heard.append)
        assert await home.hall.play.act(live, seat, act, heard.append) == first
        assert heard == []


@in_loop
async def test_what_the_rules_refuse_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        live, seat, act = await begun(home)
        heard: list[wire.Ack | wire.Nak] = []
        v = live.table.v
        for wrong in (wire.Act("a2", act.decision + 1, act.action, v), wire.Act("a3", act.decision, "nonsense", v)):
            assert home.hall.play.act_at_once(live, seat, wrong, heard.append)
        assert [answer.id for answer in heard if isinstance(answer, wire.Nak)] == ["a2", "a3"]
        assert live.table.v == v and not live.lock.locked()


@in_loop
async def test_where_the_database_fails_it_is_refused_and_the_table_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as home:
        live, seat, act = await begun(home)
        v = live.table.v
        heard: list[wire.Ack | wire.Nak] = []

        def broken(works: list[Commit]) -> list[Outcome]:
            raise ValueError("a defect")

        with monkeypatch.context() as patched:
            patched.setattr(home.site.store, "_write", broken)
            assert home.hall.play.act_at_once(live, seat, act, heard.append)
            await until(lambda: bool(heard))
        assert [answer.key for answer in heard if isinstance(answer, wire.Nak)] == ["error-server"]
        assert live.lock.in_doubt and not live.lock.locked()
        async with live.lock:
            assert live.table.v == v


@in_loop
async def test_where_another_process_was_first_it_is_given_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as home:
        live, seat, act = await begun(home)
        heard: list[wire.Ack | wire.Nak] = []
        write, lost = home.site.store._write, [0]

        def first_lost(works: list[Work]) -> list[Outcome]:
            if not lost[0] and any(isinstance(work, Commit) for work in works):
                lost[0] += 1
                return [Outcome(problem=Conflict())] * len(works)
            return write(works)

        monkeypatch.setattr(home.site.store, "_write", first_lost)
        assert home.hall.play.act_at_once(live, seat, act, heard.append)
        await until(lambda: bool(heard))
        assert heard == [wire.Ack("a1", live.table.v)] and lost == [1]
        await until(lambda: not live.lock.locked())
        kept = await home.site.store.entries(TABLE)
        assert [entry.act for entry in kept].count(f"{seat}:a1") == 1


# The lock


@in_loop
async def test_the_lock_goes_to_whoever_waits_longest_and_is_lost_to_nobody_who_gave_up() -> None:
    lock = TableLock(LiveTable.__new__(LiveTable), lambda _: asyncio.sleep(0))
    order: list[int] = []

    async def wait(number: int) -> None:
        async with lock:
            order.append(number)
            await asyncio.sleep(0)

    assert lock.take() and not lock.take()
    waiting = [asyncio.ensure_future(wait(number)) for number in range(4)]
    await asyncio.sleep(0)
    waiting[1].cancel()
    lock.release()
    # Handed over already, and given up in that very moment.
    waiting[0].cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*waiting, return_exceptions=True)
    assert order == [2, 3]
    assert not lock.locked() and lock.take()
