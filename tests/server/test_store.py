"""The journal: written once, in groups, before anybody hears of it; on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.tables import INDY, NOW, PATIENCE, House, house, in_loop, new_state, row_of, seat_rows, until
from tavolata.engine import SetupError
from tavolata.engine.words import explain
from tavolata.server import wire
from tavolata.server.entries import Entry, Snapshot
from tavolata.server.serve import Plan, open_store
from tavolata.server.store import (
    JOURNAL,
    SNAPSHOTS,
    TABLES,
    Commit,
    Conflict,
    Outcome,
    Store,
    Work,
    insert_table,
    sqlite_url,
)
from tavolata.server.table import Table


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.db")
    found: str = request.getfixturevalue("postgres_url")
    return found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    with opened.engine.begin() as connection:
        for name in ("one", "two"):
            insert_table(connection, row_of(2, name), seat_rows("pp", name))
    yield opened
    opened.close()


def entry(n: int, id: str = "one", act: str | None = None, body: str = "[]") -> Entry:
    return Entry(id, n, n, 0, body, "[]", act, NOW)


def written(n: int, id: str = "one", act: str | None = None) -> Commit:
    return Commit((entry(n, id, act),), None, None)


async def numbers(store: Store, id: str = "one") -> list[int]:
    return [found.n for found in await store.entries(id)]


@in_loop
async def test_what_was_committed_is_there(store: Store) -> None:
    await store.commit(Commit((entry(1, act="0:a"),), Snapshot("one", 1, 1, "{}"), {"due": 5.0, "stage": "playing"}))
    kept = await store.load("one")
    assert kept is not None
    assert kept.entries == [entry(1, act="0:a")]
    assert kept.snapshot == Snapshot("one", 1, 1, "{}")
    assert (kept.row["due"], kept.row["stage"], kept.row["wish"]) == (5.0, "playing", "")
    assert await store.load("nothing") is None


@in_loop
async def test_what_comes_together_is_committed_together(store: Store) -> None:
    tables = [f"table{number}" for number in range(200)]
    with store.engine.begin() as connection:
        for name in tables:
            insert_table(connection, row_of(2, name), seat_rows("pp", name))
    commits = commits_of(store)
    await asyncio.gather(*(store.commit(written(1, name)) for name in tables))
    assert 1 <= len(commits) < 20
    with store.engine.connect() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(JOURNAL)).scalar() == 200


@in_loop
async def test_of_two_with_the_same_number_one_is_written(store: Store) -> None:
    works = [written(1, "one", "0:a"), written(1, "one", "0:b"), written(1, "two")]
    found = await asyncio.gather(*map(store.commit, works), return_exceptions=True)
    assert [type(outcome) for outcome in found] == [type(None), Conflict, type(None)]
    assert [kept.act for kept in await store.entries("one")] == ["0:a"]
    assert await numbers(store, "two") == [1]


@in_loop
async def test_a_refused_entry_takes_nothing_with_it(store: Store) -> None:
    """Neither its snapshot nor its changes are kept when its number is taken."""
    await store.commit(written(1))
    with pytest.raises(Conflict):
        await store.commit(Commit((entry(1),), Snapshot("one", 1, 1, "wrong"), {"stage": "finished"}))
    kept = await store.load("one")
    assert kept is not None and kept.snapshot is None and kept.row["stage"] == "open"


@in_loop
async def test_an_entry_of_a_table_that_is_gone_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.commit(written(1, "nothing"))


@in_loop
async def test_an_older_snapshot_never_replaces_a_newer_one(store: Store) -> None:
    """A table that was taken back loads only from the snapshot that came with the taking back."""
    for n in (1, 2, 3):
        await store.commit(written(n))
    await store.commit(Commit((entry(4),), Snapshot("one", 4, 4, "new"), None))
    await store.commit(Commit((entry(5),), Snapshot("one", 2, 2, "old"), None))
    kept = await store.load("one")
    assert kept is not None and kept.snapshot == Snapshot("one", 4, 4, "new")


@in_loop
async def test_a_seat_is_changed_only_as_it_is_known(store: Store) -> None:
    await store.change_seat("one", 1, {"name": "Ada"}, {"kind": "person", "name": "p1"})
    with pytest.raises(Conflict):
        await store.change_seat("one", 1, {"name": "Bruno"}, {"kind": "person", "name": "p1"})
    kept = await store.load("one")
    assert kept is not None and kept.seats[1]["name"] == "Ada"


@in_loop
async def test_after_a_deadlock_each_is_written_for_itself(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    class Deadlock(Exception):
        sqlstate = "40P01"

    really = store._write

    def sometimes(works: list[Work]) -> list[Outcome]:
        if len(works) > 1:
            raise sa.exc.OperationalError("INSERT", {}, Deadlock())
        return really(works)

    monkeypatch.setattr(store, "_write", sometimes)
    await asyncio.gather(*(store.commit(written(1, name)) for name in ("one", "two")))
    assert await numbers(store) == await numbers(store, "two") == [1]


@in_loop
async def test_writing_beside_the_journal_waits_its_turn(store: Store) -> None:
    """Chat, seats and journal at the same time: nobody is turned away."""

    async def seats() -> None:
        for number in range(40):
            await store.change_seat("two", 0, {"name": f"name{number}"})

    async def journal() -> None:
        for n in range(1, 200):
            await store.commit(written(n))

    await asyncio.wait_for(asyncio.gather(seats(), seats(), seats(), journal()), 60)
    assert await numbers(store) == list(range(1, 200))


def commits_of(store: Store) -> list[object]:
    """Every commit from now on: each waits for the disk once."""
    commits: list[object] = []
    sa.event.listen(store.engine, "commit", commits.append)
    return commits


@in_loop
async def test_seats_chat_and_journal_wait_for_the_disk_together(tmp_path: Path) -> None:
    """Under load many tables share one transaction of SQLite, whatever they write. (PostgreSQL does so by itself.)"""
    store = Store(sqlite_url(tmp_path / "tables.db"))
    tables = [f"table{number}" for number in range(100)]
    with store.engine.begin() as connection:
        for name in tables:
            insert_table(connection, row_of(2, name), seat_rows("pp", name))
    commits = commits_of(store)
    works = [store.commit(written(1, name)) for name in tables]
    works += [store.change_seat(name, 0, {"name": f"of {name}"}) for name in tables]
    await asyncio.gather(*works)
    assert 1 <= len(commits) < 20
    for name in tables:
        kept = await store.load(name)
        assert kept is not None and (kept.seats[0]["name"], len(kept.entries)) == (f"of {name}", 1)
    store.close()


@in_loop
async def test_a_work_that_fails_takes_no_other_with_it(store: Store) -> None:
    """Refused, at odds with what is there, or simply wrong: it alone fails, and nothing of it stays."""

    def refused(connection: sa.Connection) -> None:
        connection.execute(TABLES.update().values(name="never"))
        raise Conflict

    def taken(connection: sa.Connection) -> None:
        connection.execute(TABLES.update().values(name="never"))
        insert_table(connection, row_of(2, "two"), seat_rows("pp", "two"))

    def wrong(connection: sa.Connection) -> None:
        connection.execute(TABLES.update().values(name="never"))
        connection.execute(sa.text("SELECT nothing FROM nowhere"))

    def good(connection: sa.Connection) -> int:
        return connection.execute(TABLES.update().where(TABLES.c.name == "").values(game="seen")).rowcount

    works = [
        store.commit(written(1)),
        *map(store.write, (refused, good, taken, wrong)),
        store.commit(written(1, "two")),
    ]
    found = await asyncio.gather(*works, return_exceptions=True)
    outcomes = [outcome if outcome is None or isinstance(outcome, int) else type(outcome) for outcome in found]
    assert outcomes[:4] == [None, Conflict, 2, sa.exc.IntegrityError] and outcomes[5] is None
    assert isinstance(found[4], sa.exc.DBAPIError)
    assert await numbers(store) == await numbers(store, "two") == [1]
    kept = await store.load("one")
    assert kept is not None and (kept.row["name"], kept.row["game"]) == ("", "seen")


def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    """SQLite waits for the disk at every commit, on every connection."""
    store = Store(sqlite_url(tmp_path / "tables.db"))
    connections = [store.engine.connect() for _ in range(3)]
    for connection in connections:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        connection.close()
    store.close()


@in_loop
async def test_a_table_is_read_as_it_is_at_one_moment(store: Store) -> None:
    """What another writes while a table is being read does not show in half of it."""
    halfway, written_by_other = threading.Event(), threading.Event()

    def read(connection: sa.Connection) -> list[str | None]:
        names = [connection.execute(sa.select(TABLES.c.name).where(TABLES.c.id == "one")).scalar()]
        halfway.set()
        assert written_by_other.wait(20)
        return [*names, connection.execute(sa.select(TABLES.c.name).where(TABLES.c.id == "one")).scalar()]

    reading = asyncio.ensure_future(store._beside(store._reading, read, "reading"))
    await asyncio.to_thread(halfway.wait, 20)
    await store.change("one", {"name": "new"})
    written_by_other.set()
    assert await reading == ["", ""]


# Opening


def test_a_second_start_finds_everything(url: str) -> None:
    first = Store(url)
    with first.engine.begin() as connection:
        insert_table(connection, row_of(2, "kept"), seat_rows("pp", "kept"))
    first.close()
    again = Store(url)
    with again.engine.connect() as connection:
        assert [row.id for row in connection.execute(sa.select(TABLES.c.id))] == ["kept"]
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == "0012"
    again.close()


def test_the_schema_in_the_database_is_the_one_in_the_code(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from tavolata.server.store import META

    opened = Store(url)
    with opened.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    opened.close()


def problem_of(plan: Plan, folder: Path) -> str:
    """What somebody reads whose database cannot be used."""
    with pytest.raises(SetupError) as caught:
        open_store(plan, folder)
    for language in ("it", "en"):
        assert "\n" not in explain(caught.value, language)
    return explain(caught.value, "en")


def test_a_file_that_is_no_database_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"these are my notes about the game, not a database" * 100)
    assert "file is not a database" in problem_of(Plan(), tmp_path)


def test_a_database_that_can_only_be_read_is_said_so_at_the_start(tmp_path: Path) -> None:
    Store(sqlite_url(tmp_path / "tables.db")).close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    read_only = Plan(database=f"sqlite:///file:{tmp_path / 'tables.db'}?mode=ro&uri=true")
    assert "readonly" in problem_of(read_only, tmp_path)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    opened = Store(sqlite_url(tmp_path / "tables.db"))
    with opened.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    opened.close()
    assert "newer version of Tavolata" in problem_of(Plan(), tmp_path)


def test_a_postgresql_that_is_not_there_is_said_so_without_its_password(tmp_path: Path) -> None:
    told = problem_of(Plan(database="postgresql://me:hunter2@127.0.0.1:9/tavolata"), tmp_path)
    assert "127.0.0.1:9" in told and "hunter2" not in told


# The table in memory and the journal


async def some_moves(inside: House, count: int = 6) -> str:
    """A table of two with some entries; its id."""
    await inside.lay(new_state(2, 7), "pp", "moves")
    for number in range(count):
        await one_move(inside, f"a{number}")
    return "moves"


async def one_move(inside: House, act: str) -> dict[str, Any]:
    """Whoever is asked answers with the first option."""
    loaded = await inside.hall.get("moves")
    table = loaded.table
    seat = table.waiting[0]
    asked = table.question_of(seat)
    assert asked is not None
    message = wire.Act(act, asked.id, INDY.text(asked.actions[0]), table.v)
    found = await inside.hall.play.act(loaded, seat, message, lambda _: None)
    # A moment in which nobody can do anything closes by itself.
    await until(lambda: loaded.table.wake_at() is None and not loaded.lock.locked())
    return {"answer": found, "seat": seat, "message": message}


def gapless(inside: House, id: str = "moves") -> int:
    with inside.site.store.engine.connect() as connection:
        query = sa.select(JOURNAL.c.n).where(JOURNAL.c.table_id == id).order_by(JOURNAL.c.n)
        found = [row.n for row in connection.execute(query)]
    assert found == list(range(1, len(found) + 1))
    return len(found)


@in_loop
async def test_a_failed_commit_leaves_no_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be written did not happen: the table is as the journal has it, and the game goes on."""
    async with house(tmp_path) as inside:
        await some_moves(inside)
        table = (await inside.hall.get("moves")).table
        n, v, view = table.n, table.v, table.shown and table.shown.view(None)
        store = inside.site.store
        with monkeypatch.context() as broken:

            def full(works: list[Work]) -> list[Outcome]:
                raise sa.exc.OperationalError("INSERT", {}, OSError("disk full"))

            broken.setattr(store, "_write", full)
            with pytest.raises(sa.exc.OperationalError):
                await one_move(inside, "lost")
        loaded = await inside.hall.get("moves")
        async with loaded.lock:
            table = loaded.table
        assert (table.n, table.v, table.shown and table.shown.view(None)) == (n, v, view)
        done = await one_move(inside, "after")
        assert isinstance(done["answer"], wire.Ack)
        assert gapless(inside) == loaded.table.n > n


@in_loop
async def test_a_commit_that_nobody_waited_for_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one who asked is gone while the entry is being written: it counts, and nothing is written twice."""
    async with house(tmp_path) as inside:
        await some_moves(inside)
        store = inside.site.store
        really = store._write

        begun, let_go = threading.Event(), threading.Event()

        def slowly(works: list[Work]) -> list[Outcome]:
            begun.set()
            assert let_go.wait(PATIENCE)
            return really(works)

        loaded = await inside.hall.get("moves")
        n = loaded.table.n
        with monkeypatch.context() as slow:
            slow.setattr(store, "_write", slowly)
            moving = asyncio.ensure_future(one_move(inside, "gone"))
            await until(begun.is_set)
            moving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await moving
            assert loaded.lock.in_doubt
            let_go.set()
            while len(await store.entries("moves")) == n:
                await asyncio.sleep(0.01)
        async with loaded.lock:
            assert loaded.table.n == n + 1
        await one_move(inside, "next")
        assert gapless(inside) == loaded.table.n


@in_loop
async def test_what_was_taken_back_stays_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as inside:
        await some_moves(inside)
        loaded = await inside.hall.get("moves")
        assert loaded.table.state is not None
        before = loaded.table.state.dump()
        done = await one_move(inside, "regret")
        back = await inside.hall.play.take_back(loaded, done["seat"], wire.TakeBack("back"))
        assert isinstance(back, wire.Ack)
        here = loaded.table
        kept = await inside.site.store.load("moves")
        assert kept is not None and kept.snapshot is not None and kept.snapshot.n == here.n
        there = Table(kept, INDY)
        assert there.state is not None and here.state is not None
        assert there.state.dump() == here.state.dump() == before
        await one_move(inside, "again")
        kept = await inside.site.store.load("moves")
        assert kept is not None
        assert Table(kept, INDY).n == here.n == gapless(inside)
        with inside.site.store.engine.connect() as connection:
            assert connection.execute(sa.select(sa.func.count()).select_from(SNAPSHOTS)).scalar() == 1
