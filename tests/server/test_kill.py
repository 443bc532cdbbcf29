"""What survives: a stop, a death in the middle of play, a long pause, other rules."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.running import Running, wait_until
from server.tables import INDY, PATIENCE, House, QuickBots, house, in_loop, new_state, seat_token, seen, until
from tavolata.engine import Decision, State
from tavolata.server import bench, wire
from tavolata.server.bots import Thought
from tavolata.server.hall import LiveTable, Sitting
from tavolata.server.store import JOURNAL, SEATS, SNAPSHOTS, TABLES, Store, sqlite_url
from tavolata.server.table import Table

TABLE = "survivor"


class Asleep(QuickBots):
    """Bots that never come to an end of their thoughts."""

    async def choose(self, bot: str, world: State, decision: Decision, table: str = "") -> Thought:
        await asyncio.Event().wait()
        raise AssertionError


async def still(loaded: LiveTable) -> None:
    """Wait until nothing happens at the table by itself."""
    await until(lambda: loaded.table.wake_at() is None and not loaded.thinking and not loaded.lock.locked())


async def answer(inside: House, act: str, which: int = 0) -> tuple[int, wire.Act, Any]:
    """Whoever is asked answers; seat, message and what came back."""
    loaded = await inside.hall.get(TABLE)
    table = loaded.table
    seat = table.waiting[0]
    asked = table.question_of(seat)
    assert asked is not None
    message = wire.Act(act, asked.id, INDY.text(asked.actions[which]), table.v)
    return seat, message, await inside.hall.play.act(loaded, seat, message, lambda _: None)


def shown(loaded: LiveTable) -> list[Any]:
    """What each seat and a spectator see, log included, without what the wall clock decides."""
    table = loaded.table
    found: list[Any] = []
    for seat in (None, *range(table.players)):
        one = seen(table, seat)
        one["you"].pop("takeback")  # the way back is kept in memory only
        found.append((one, table.log_for(seat)))
    return found


# After a start


@in_loop
async def test_people_find_the_table_as_they_left_it(tmp_path: Path) -> None:
    async with house(tmp_path) as inside:
        loaded = await inside.lay(new_state(3, 4), "ppp", TABLE)
        for number in range(12):
            seat, message, answered = await answer(inside, f"a{number}")
            await still(loaded)
        before = shown(loaded)
    async with house(tmp_path) as inside:
        assert inside.hall.tables == {}
        loaded = await inside.hall.get(TABLE)
        assert shown(loaded) == before
        # The same act again, from a client that never heard the answer: the same answer, and nothing is done twice.
        n = loaded.table.n
        assert await inside.hall.play.act(loaded, seat, message, lambda _: None) == answered
        assert loaded.table.n == n
        await answer(inside, "more")
        assert loaded.table.n > n


@in_loop
async def test_bots_go_on_where_they_were(tmp_path: Path) -> None:
    """Nobody has the table open: the server itself remembers that a bot was thinking."""
    async with house(tmp_path, bots=Asleep()) as inside:
        loaded = await inside.lay(new_state(3, 4), "bbb", TABLE)
        async with loaded.lock:
            await inside.hall.presence.save_due(loaded)
        n = loaded.table.n
        assert loaded.thinking
    async with house(tmp_path) as inside:
        await until(lambda: TABLE in inside.hall.tables and inside.hall.tables[TABLE].table.n > n)


@in_loop
async def test_a_held_answer_is_asked_again(tmp_path: Path) -> None:
    """It was never acknowledged: after a start the question is open as it was."""
    async with house(tmp_path) as inside:
        loaded = await inside.lay(new_state(2, 4), "pp", TABLE)
        for number in range(40):
            await still(loaded)
            loaded.table.settings.beat = 60_000
            seat, _, answered = await answer(inside, f"a{number}", -1)
            loaded.table.settings.beat = 0
            if answered is None:
                break
        assert answered is None and loaded.table.question_of(seat) is None
        n = loaded.table.n
        inside.hall.background.closing = True  # nothing else happens here
    async with house(tmp_path) as inside:
        loaded = await inside.hall.get(TABLE)
        assert loaded.table.n == n
        assert loaded.table.question_of(seat) is not None


@in_loop
async def test_a_clock_runs_on_while_the_server_is_away(tmp_path: Path) -> None:
    async with house(tmp_path) as inside:
        loaded = await inside.lay(new_state(2, 4), "pp", TABLE, turn_seconds=1)
        await answer(inside, "a")
        await until(lambda: not loaded.lock.locked())
        n = loaded.table.n
    await asyncio.sleep(1.1)
    async with house(tmp_path) as inside:
        await until(lambda: TABLE in inside.hall.tables and inside.hall.tables[TABLE].table.n > n)


@in_loop
async def test_an_absence_is_noticed_after_a_start(tmp_path: Path) -> None:
    async with house(tmp_path) as inside:
        loaded = await inside.lay(new_state(2, 4), "pp", TABLE, absent_seconds=1, fill="random")
        await answer(inside, "a")
        await until(lambda: not loaded.lock.locked())
    await asyncio.sleep(1.1)
    async with house(tmp_path) as inside:
        await until(lambda: TABLE in inside.hall.tables)
        loaded = inside.hall.tables[TABLE]
        await until(lambda: any(seat.standin for seat in loaded.table.seats))


@in_loop
async def test_a_table_that_cannot_be_loaded_does_not_stop_the_others(tmp_path: Path) -> None:
    async with house(tmp_path, bots=Asleep()) as inside:
        for name in ("broken", TABLE):
            loaded = await inside.lay(new_state(3, 4), "bbb", name)
            async with loaded.lock:
                await inside.hall.presence.save_due(loaded)
        n = loaded.table.n
    store = Store(sqlite_url(tmp_path / "tables.db"))
    with store.engine.begin() as connection:
        connection.execute(SNAPSHOTS.update().where(SNAPSHOTS.c.table_id == "broken").values(state="{}"))
        connection.execute(TABLES.update().where(TABLES.c.id == "broken").values(due=1.0))
    store.close()
    async with house(tmp_path) as inside:
        await until(lambda: TABLE in inside.hall.tables and inside.hall.tables[TABLE].table.n > n)
        await until(lambda: any("broken" in line["text"] for line in inside.site.errors.lines))
        assert "broken" not in inside.hall.tables


# Out of memory and back


async def unloaded(inside: House) -> None:
    """The table leaves memory when it is looked for tables that nobody needs, as soon as nothing is done there any more."""
    async with asyncio.timeout(PATIENCE):
        while TABLE in inside.hall.tables:
            await asyncio.sleep(0.01)
            await inside.hall.tables.unload_idle()


@in_loop
async def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path) as inside:
        loaded = await inside.lay(new_state(2, 4), "pp", TABLE)
        for number in range(5):
            await answer(inside, f"a{number}")
            await still(loaded)
        before = shown(loaded)
        inside.hall.tables.idle_seconds = 0.0
        line = await inside.program(TABLE, 0).line()
        await line.hello(TABLE, 0, token=seat_token(TABLE, 0))
        await still(loaded)
        await inside.hall.tables.unload_idle()
        assert TABLE in inside.hall.tables, "somebody looks at it"
        await line.cut()
        await unloaded(inside)
        kept = await inside.site.store.load(TABLE)
        assert kept is not None and kept.snapshot is not None and kept.snapshot.n == loaded.table.n
        assert shown(await inside.hall.get(TABLE)) == before


@in_loop
async def test_a_clock_that_ends_much_later_need_not_wait_in_memory(tmp_path: Path) -> None:
    async with house(tmp_path) as inside:
        loaded = await inside.lay(new_state(2, 4), "pp", TABLE, turn_seconds=86_400, tempo="days")
        await answer(inside, "a")
        await until(lambda: not loaded.lock.locked())
        inside.hall.tables.idle_seconds = 0.0
        await unloaded(inside)
        with inside.site.store.engine.connect() as connection:
            due = connection.execute(sa.select(TABLES.c.due).where(TABLES.c.id == TABLE)).scalar()
        assert due is not None and due > time.time() + 86_000


# Other rules


@in_loop
async def test_a_table_of_other_rules_is_locked_and_can_be_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as inside:
        loaded = await inside.lay(new_state(2, 4), "pp", TABLE)
        seat, message, _ = await answer(inside, "a")
        await still(loaded)
        log = loaded.table.log_for(None)
    monkeypatch.setattr(INDY, "version", "99.0")
    async with house(tmp_path) as inside:
        loaded = await inside.hall.get(TABLE)
        assert loaded.table.log_for(None) == log
        refused = await inside.hall.play.act(loaded, seat, wire.Act("b", 1, message.action, 1), lambda _: None)
        assert isinstance(refused, wire.Nak) and refused.key == "error-file-old"
        assert "99.0" in refused.text
        line = await inside.program(TABLE, 99).line()
        frame = await line.hello(TABLE, None, token=seat_token(TABLE, 99))
        assert frame["t"] == "state" and frame["question"] is None
        assert len(frame["log"]) == len(log)


@in_loop
async def test_a_table_goes_on_under_rules_that_continue_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A good stop leaves a snapshot; from there the new rules go on, start after start, also when the server dies."""
    async with house(tmp_path) as inside:
        loaded = await inside.lay(new_state(2, 4), "pp", TABLE)
        await answer(inside, "a")
        await still(loaded)
        before = shown(loaded)
        old = INDY.version
    monkeypatch.setattr(INDY, "version", "99.0")
    monkeypatch.setattr(INDY, "continues", (old,))
    async with house(tmp_path) as inside:
        loaded = await inside.hall.get(TABLE)
        assert shown(loaded) == before
        await answer(inside, "b")
        await still(loaded)
        before = shown(loaded)
        n = loaded.table.n
        inside.hall.tables.forget(TABLE)  # as if it had died: no last snapshots
    async with house(tmp_path) as inside:
        loaded = await inside.hall.get(TABLE)
        assert loaded.table.setup.locked is None and loaded.table.n == n
        assert shown(loaded) == before


async def die_under_rules_that_are_continued(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A table whose server died with answers that no snapshot has; then its rules are raised. What everybody saw."""
    async with house(folder) as inside:
        loaded = await inside.lay(new_state(2, 4), "pp", TABLE)
        for number in range(9):
            await answer(inside, f"a{number}")
            await still(loaded)
        before = shown(loaded)
        inside.hall.tables.forget(TABLE)  # as if it had died: no last snapshots
        kept = await inside.site.store.load(TABLE)
        assert kept is not None and kept.snapshot is not None and kept.snapshot.n < kept.entries[-1].n
    monkeypatch.setattr(INDY, "continues", (INDY.version,))
    monkeypatch.setattr(INDY, "version", "99.0")
    return before


@in_loop
async def test_newer_rules_take_over_what_a_server_wrote_before_it_died(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await die_under_rules_that_are_continued(tmp_path, monkeypatch)
    async with house(tmp_path) as inside:
        loaded = await inside.hall.get(TABLE)
        assert loaded.table.setup.locked is None
        assert shown(loaded) == before
        n = loaded.table.n
        await answer(inside, "more")
        assert loaded.table.n > n


@in_loop
async def test_newer_rules_take_over_that_a_seat_changed_hands_before_the_server_died(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log has an entry of it, and no answer that the rules could lead anywhere."""

    async def holds(table: Table) -> Sitting:
        return Sitting([], True, False, False)

    async with house(tmp_path) as inside:
        loaded = await inside.lay(new_state(2, 4), "pp", TABLE)
        await answer(inside, "a")
        await still(loaded)
        await inside.hall.seating.change_seat(loaded, 1, wire.SeatChange("renew"), holds)
        await answer(inside, "b")
        await still(loaded)
        before = shown(loaded)
        inside.hall.tables.forget(TABLE)  # as if it had died: no last snapshots
    monkeypatch.setattr(INDY, "continues", (INDY.version,))
    monkeypatch.setattr(INDY, "version", "99.0")
    async with house(tmp_path) as inside:
        loaded = await inside.hall.get(TABLE)
        assert loaded.table.setup.locked is None
        assert shown(loaded) == before
        events = [event["kind"] for entry in loaded.table.log_for(None) for event in entry.events]
        assert events.count("seat-renewed") == 1


def before_last(before: list[Any]) -> int:
    """The version that everybody saw."""
    return int(before[0][0]["v"])


@pytest.mark.parametrize("changed", ['[[0, "swap RC1 RC2"]]', "events"])
@in_loop
async def test_newer_rules_that_lead_elsewhere_lock_the_table_and_its_log_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    """An answer that is refused now, or from which something else follows."""
    before = await die_under_rules_that_are_continued(tmp_path, monkeypatch)
    store = Store(sqlite_url(tmp_path / "tables.db"))
    with store.engine.begin() as connection:
        entry = JOURNAL.update().where(JOURNAL.c.table_id == TABLE, JOURNAL.c.n == 5)
        connection.execute(entry.values(events="[]") if changed == "events" else entry.values(body=changed))
    store.close()
    async with house(tmp_path) as inside:
        loaded = await inside.hall.get(TABLE)
        assert loaded.table.setup.locked is not None and loaded.table.setup.locked.key == "error-file-old"
        assert loaded.table.v == before_last(before)
        assert loaded.table.question_of(0) is None and loaded.table.question_of(1) is None
        kept = [entry.v for entry in before[0][1]]
        assert [entry.v for entry in loaded.table.log_for(None)][-3:] == kept[-3:]


# Real processes


def test_a_server_that_is_asked_to_stop_keeps_everything_and_says_goodbye(site: Running) -> None:
    async def lay() -> bench.BenchTable:
        return await bench.lay(bench.Caller(site.port), 1)

    laid = asyncio.run(lay())
    with connect(site.socket_url) as line:
        line.send(json.dumps({"t": "hello", "table": laid.table, "seat": 0, "token": laid.tokens[0]}))
        state = json.loads(line.recv(timeout=PATIENCE))
        assert state["t"] == "state"
        assert site.stop() == 0
        with pytest.raises(ConnectionClosed):
            list(line)
        assert line.close_code == 1012  # "I will be back"
    assert "Traceback" not in site.output
    engine = sa.create_engine(sqlite_url(site.data / "tables.db"))
    with engine.connect() as connection:
        last = connection.execute(sa.select(sa.func.max(JOURNAL.c.n))).scalar()
        assert connection.execute(sa.select(SNAPSHOTS.c.n)).scalar() == last
        assert connection.execute(sa.select(sa.func.count()).select_from(SEATS)).scalar() == 2
    engine.dispose()
    site.restart()
    wait_until(lambda: site.process is not None, "the server")
    with connect(site.socket_url) as line:
        line.send(json.dumps({"t": "hello", "table": laid.table, "seat": 0, "token": laid.tokens[0]}))
        again = json.loads(line.recv(timeout=PATIENCE))
    assert (again["v"], again["view"]) == (state["v"], state["view"])


def test_no_acknowledged_move_is_lost_when_the_server_is_killed() -> None:
    """Ten tables in full play, three deaths: the benchmark itself looks at every table and every acknowledgement."""
    (figure,) = bench.kills(bench.QUICK)
    assert figure.value == 0
    assert figure.details["kills"] == 3
    assert figure.details["acknowledged"] > 10
    assert figure.details["exit"] == 0
