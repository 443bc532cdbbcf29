"""Pauses, clocks and absences go by a clock that nobody can set: the one on the wall may be, also while the server is down."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from server.tables import NOW, PATIENCE, House, answer, house, in_loop, row_of, seat_rows, until
from tavolata.engine import State
from tavolata.games.indy.position import position
from tavolata.server import wire
from tavolata.server.clock import TableClock
from tavolata.server.entries import Entry, Snapshot, StoredTable
from tavolata.server.hall.background import BackgroundTasks
from tavolata.server.hall.presence import Presence
from tavolata.server.store import Store
from tavolata.server.table import NOBODY, Seat, Table, encode


class Wall:
    """A clock on the wall that somebody sets; it also stands still where a test wants that."""

    def __init__(self, at: float | None = None) -> None:
        self.set_by = 0.0
        self.passed = 0.0
        self._at = at

    def wall(self) -> float:
        return (time.time() if self._at is None else self._at) + self.passed + self.set_by

    def monotonic(self) -> float:
        return (time.monotonic() if self._at is None else 0.0) + self.passed

    def clock(self) -> TableClock:
        return TableClock(self.wall, self.monotonic)


def in_light() -> State:
    hands = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "BC1 BC2 BC3 BC4"]
    return position("light", turn="A", hands=hands, table="RH1 RH2 RH3", reactions="strict")


def table_of(at: float, clock: TableClock, **settings: Any) -> Table:
    """A table whose last entry is from then, by the wall clock."""
    state = in_light()
    state.events = None
    text = encode(state.dump())
    row = row_of(3, start=text, stage="playing", **settings)
    entry = Entry("table", 1, 1, NOBODY, "[]", "[]", None, at)
    return Table(StoredTable(row, seat_rows("ppp"), Snapshot("table", 1, 1, text), [entry], []), state.game, clock)


@pytest.mark.parametrize("step", [-600.0, 600.0])
def test_the_time_of_tables_goes_on_whatever_becomes_of_the_wall_clock(step: float) -> None:
    wall = Wall(NOW)
    clock = wall.clock()
    wall.passed = 5.0
    assert clock.now() == clock.wall_at(clock.now()) == NOW + 5
    wall.set_by = step
    wall.passed = 7.0
    assert clock.now() == NOW + 7
    assert clock.wall_at(NOW + 8) == NOW + 8 + step
    assert clock.time_of(NOW + 6 + step) == NOW + 6


def test_what_is_kept_and_seems_still_to_come_was_just_now() -> None:
    wall = Wall(NOW)
    assert wall.clock().time_of(NOW - 3) == NOW - 3
    assert wall.clock().time_of(NOW + 600) == NOW


def test_a_held_answer_takes_effect_after_the_beat_though_the_wall_clock_was_set_back() -> None:
    wall = Wall(NOW)
    clock = wall.clock()
    table = table_of(NOW, clock, turn_seconds=60)
    wall.passed = 1.0
    assert answer(table, 0, "pass", clock.now()) is None
    wall.set_by = -600.0
    wall.passed = 1.7
    assert table.wake_at() == clock.now()
    entry = table.wake(clock.now())
    assert entry is not None
    # What is kept and shown goes by the clock on the wall.
    assert entry.at == NOW + 1.7 - 600
    moved = table.moved(0, wire.You(0, [0], False), clock.now())
    assert moved["clock"] == wire.Clock(NOW + 61.7 - 600, NOW + 1.7 - 600)


def test_after_a_restart_with_the_wall_clock_set_back_everything_is_counted_from_now() -> None:
    clock = Wall(NOW - 600).clock()
    table = table_of(NOW, clock, turn_seconds=60)
    assert table.since == NOW - 600
    assert table.clock_until() == NOW - 540
    assert answer(table, 0, "pass", NOW - 599) is None
    assert table.wake(NOW - 598) is not None


def test_whoever_was_connected_elsewhere_is_gone_in_time_though_the_wall_clock_was_set_back() -> None:
    wall = Wall(NOW)
    store = cast("Store", SimpleNamespace(is_shared=True))
    presence = Presence(store, BackgroundTasks(), wall.clock(), sweep_seconds=15)
    seat = Seat(seat_rows("p")[0])
    assert not presence.is_elsewhere(seat, 0.0)
    assert presence.is_elsewhere(seat, NOW - 10)
    wall.set_by = -600.0
    wall.passed = 30.0
    assert presence.is_elsewhere(seat, NOW - 10)
    wall.passed = 36.0
    assert not presence.is_elsewhere(seat, NOW - 10)
    assert presence.is_elsewhere(seat, NOW + 36 - 600)


async def moves_on(home: House, id: str, versions: int) -> None:
    live = await home.hall.get(id)
    goal = live.table.v + versions
    await until(lambda: live.table.v >= goal)


@in_loop
async def test_bots_play_on_when_the_wall_clock_is_set_back_and_after_a_restart(tmp_path: Path) -> None:
    wall = Wall()
    async with house(tmp_path, clock=wall.clock()) as home:
        await home.lay(in_light(), "bbb", "bots", beat=10)
        await moves_on(home, "bots", 1)
        wall.set_by = -600.0
        await moves_on(home, "bots", 2)
        wall.set_by = 600.0
        await moves_on(home, "bots", 1)
    wall.set_by = -600.0
    async with house(tmp_path, clock=wall.clock()) as home:
        # Nobody opens the table: the hall finds it by itself.
        await until(lambda: "bots" in home.hall.tables)
        await moves_on(home, "bots", 2)


@in_loop
async def test_a_turn_ends_in_time_though_the_wall_clock_was_set_back_while_the_server_was_down(tmp_path: Path) -> None:
    wall = Wall()
    async with house(tmp_path, clock=wall.clock()) as home:
        live = await home.lay(in_light(), "ppp", "slow", turn_seconds=1)
        await moves_on(home, "slow", 1)
        version = live.table.v
    wall.set_by = -600.0
    async with house(tmp_path, clock=wall.clock()) as home:
        began = asyncio.get_running_loop().time()
        await until(lambda: "slow" in home.hall.tables)
        await until(lambda: home.hall.tables["slow"].table.v > version)
        assert asyncio.get_running_loop().time() - began < PATIENCE / 2, "it was set back by ten minutes"
