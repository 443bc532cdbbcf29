"""The database is away for a while: few tries, two lines in the log, and everything goes on by itself when it is back."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from server.running import private_postgres
from server.tables import House, QuickBots, house, in_loop, new_state, seat_token, until
from server.test_postgres import process
from tavolata.server import backoff
from tavolata.server.backoff import Backoff
from tavolata.server.outage import Outage, trouble_of
from tavolata.server.store import Store

TABLE = "bots"


def failure(code: int = sqlite3.SQLITE_FULL, text: str = "database or disk is full") -> sa.exc.OperationalError:
    problem = sqlite3.OperationalError(text)
    problem.sqlite_errorcode = code
    return sa.exc.OperationalError("INSERT", {}, problem)


class Unreachable:
    """Takes the database away and counts who asks for it."""

    def __init__(self, store: Store, reads_too: bool) -> None:
        self.tries = 0
        self.on = True
        self.reads_too = reads_too

        @sa.event.listens_for(store.engine, "begin")
        def begin(connection: sa.Connection) -> None:
            if self.on and (self.reads_too or connection.get_execution_options().get("writes")):
                self.tries += 1
                raise failure()


@contextmanager
def away(inside: House, reads_too: bool = True) -> Iterator[Unreachable]:
    unreachable = Unreachable(inside.site.store, reads_too)
    try:
        yield unreachable
    finally:
        unreachable.on = False


def said(log: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in log.records if record.name == "tavolata"]


@pytest.mark.parametrize("reads_too", [True, False], ids=["everything fails", "only writing fails"])
@in_loop
async def test_bots_wait_while_the_database_is_away_and_go_on_when_it_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, reads_too: bool
) -> None:
    bots = QuickBots()
    async with house(tmp_path, bots=bots) as inside:
        inside.hall._sweep_seconds = 0.2
        live = await inside.lay(new_state(3, 4), "bbb", TABLE)
        await until(lambda: live.table.n > 5)
        with away(inside, reads_too) as unreachable:
            await until(lambda: unreachable.tries > 0)
            before, n = len(bots.worlds), live.committed
            await asyncio.sleep(2.0)
            assert live.committed == n
            assert unreachable.tries < 20
            assert len(bots.worlds) - before < 10
        assert len(said(caplog)) == 1
        await until(lambda: live.table.over or live.committed > n + 20)
        lines = said(caplog)
        assert len(lines) == 2
        assert lines[0].startswith("the database is away (full): database or disk is full")
        assert lines[1].startswith("the database is back after")
        assert not any(record.exc_info for record in caplog.records)


@in_loop
async def test_a_moment_that_could_not_be_closed_is_closed_when_the_database_is_back(tmp_path: Path) -> None:
    """Nobody touches the table: what the table does by itself is tried again by itself."""
    async with house(tmp_path) as inside:
        live = await inside.lay(new_state(2, 4), "pp", TABLE, turn_seconds=1)
        n = live.table.n
        with away(inside) as unreachable:
            await until(lambda: unreachable.tries > 0)
            await asyncio.sleep(1.0)
        await until(lambda: live.committed > n and not live.lock.in_doubt)


@in_loop
async def test_people_are_told_that_the_database_is_away(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path) as inside:
        await inside.lay(new_state(2, 4), "pp", TABLE)
        visitor = inside.program(TABLE, 0)
        line = await visitor.line()
        await line.hello(TABLE, 0, token=seat_token(TABLE, 0))
        with away(inside):
            for number in range(20):
                nak = await line.ask({"t": "say", "id": f"s{number}", "text": "hello"})
                assert (nak["t"], nak["key"]) == ("nak", "error-database-away")
                answer = await visitor.call("DELETE", f"/api/mine/{TABLE}")
                assert (answer.status, answer.json["key"]) == (503, "error-database-away")
        assert len(said(caplog)) == 1
        await until(lambda: not inside.site.store.outage.away)
        assert (await line.ask({"t": "say", "id": "again", "text": "hello"}))["t"] == "ack"


@in_loop
async def test_a_table_that_fails_for_another_reason_is_told_once_and_tried_ever_more_rarely(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as inside:
        tries: list[float] = []
        loop = asyncio.get_running_loop()

        async def broken(*_: object) -> None:
            tries.append(loop.time())
            raise ValueError("a defect")

        with monkeypatch.context() as patched:
            patched.setattr(inside.hall.scribe, "_store", SimpleNamespace(commit=broken))
            live = await inside.lay(new_state(3, 4), "bbb", TABLE)
            await until(lambda: bool(tries))
            await asyncio.sleep(1.5)
            assert len(tries) < 12
            assert [record.exc_info is not None for record in caplog.records] == [True]
        n = live.committed
        await until(lambda: live.committed > n)


# How it is told, and how long is waited


def test_a_database_that_comes_and_goes_fills_no_log(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("tavolata.server.outage.time.monotonic", lambda: now)
    database = Outage()
    for _ in range(100):
        database.failed("writing", failure())
        assert database.away and database.word == "full"
        database.worked("reading")
        assert database.away, "that it can be read says nothing about writing"
        database.worked("writing")
        assert not database.away and not database.word
    assert len(said(caplog)) == 2
    # One that lasts is told of, however it began.
    database.failed("writing", failure())
    now += 100
    database.failed("writing", failure())
    assert len(said(caplog)) == 3
    database.worked("writing")
    assert said(caplog)[-1] == "the database is back after 100.0 s"


def test_what_is_damaged_stays_so_and_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    database = Outage()
    for _ in range(3):
        database.failed("reading", failure(sqlite3.SQLITE_CORRUPT, "database disk image is malformed"))
        database.worked("reading")
    assert (database.word, database.away) == ("damaged", False)
    assert len(said(caplog)) == 1


def test_waits_double_to_a_longest_one_and_begin_anew_after_a_success() -> None:
    waits = Backoff()
    for wanted in (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 12.0, 12.0, *[12.0] * 2000):
        assert wanted / 2 <= waits.failed() <= wanted
    waits.worked()
    assert waits.failed() <= backoff.FIRST


@pytest.mark.parametrize(
    ("code", "word"),
    [
        (sqlite3.SQLITE_FULL, "full"),
        (sqlite3.SQLITE_READONLY_DBMOVED, "readonly"),
        (sqlite3.SQLITE_IOERR_WRITE, "disk"),
        (sqlite3.SQLITE_CORRUPT, "damaged"),
        (sqlite3.SQLITE_BUSY, "busy"),
        (sqlite3.SQLITE_ERROR, ""),
    ],
)
def test_what_is_wrong_is_told_in_a_word(code: int, word: str) -> None:
    assert trouble_of(failure(code)) == word


def test_a_defect_of_ours_is_no_trouble_of_the_database() -> None:
    assert trouble_of(ValueError()) == trouble_of(sa.exc.IntegrityError("INSERT", {}, sqlite3.IntegrityError())) == ""


@in_loop
async def test_a_postgresql_that_is_not_there_is_down(postgres_url: str) -> None:
    store = Store(postgres_url)
    gone = sa.make_url(postgres_url).set(port=9, drivername="postgresql+psycopg")
    working, store.engine = store.engine, sa.create_engine(gone)
    await store.probe()
    assert (store.outage.word, store.outage.away) == ("down", True)
    store.engine = working
    await store.probe()
    assert not store.outage.away
    store.close()


@in_loop
async def test_bots_wait_for_a_postgresql_that_died_and_go_on_when_it_is_back(caplog: pytest.LogCaptureFixture) -> None:
    """A real one, and nobody asks the server for anything meanwhile. It hears from other processes again, too."""
    with private_postgres() as postgres:
        async with process(postgres.url()) as inside:
            live = await inside.lay(new_state(3, 4), "bbb", TABLE)
            await until(lambda: live.committed > 5)
            await asyncio.to_thread(postgres.die)
            await until(lambda: inside.site.store.outage.away)
            n = live.committed
            await asyncio.sleep(2.0)
            assert live.committed == n
            await asyncio.to_thread(postgres.start)
            await until(lambda: live.committed > n and not inside.site.store.outage.word)
    lines = said(caplog)
    assert [line.partition(":")[0] for line in lines[:1]] == ["the database is away (down)"]
    assert len(lines) == 2 and lines[1].startswith("the database is back after")
    assert not any(record.exc_info for record in caplog.records)


@pytest.fixture(autouse=True)
def told(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, logger="tavolata")
