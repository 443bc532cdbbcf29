"""A database of an earlier version is brought to this one wholly or not at all, whenever the server dies, with a copy first."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from old_files import FOLDER, content
from server.crashing import DIED, watch_sqlite
from server.running import Postgres
from tavolata.engine import SetupError
from tavolata.engine.words import Words, explain
from tavolata.server import copies
from tavolata.server.serve import Place, Plan, greeting, open_store, site_of
from tavolata.server.store import META, Store, new_engine, sqlite_url
from tavolata.server.upgrade import revisions, upgrade

#: The schemas there were; "": an empty database.
*OLDER, NEWEST = ("", *revisions())


class Crashing:
    """The program that dies where it is told to."""

    def __init__(self) -> None:
        program = Path(__file__).with_name("crashing.py")
        self._process = subprocess.Popen(
            [sys.executable, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def run(self, url: str, at: int) -> tuple[int, int]:
        """Exit code, and to how many statements it came."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps([url, at]) + "\n")
        self._process.stdin.flush()
        code, statements = json.loads(self._process.stdout.readline())
        return code, statements

    def close(self) -> None:
        self._process.communicate()


def fill(engine: sa.Engine) -> None:
    """A row in every table that there is, with whatever it holds."""
    there = sa.MetaData()
    there.reflect(engine)
    with engine.begin() as connection:
        for table in there.sorted_tables:
            if table.name != "alembic_version":
                row: dict[str, Any] = {
                    column.name: "kept" if isinstance(column.type, (sa.String, sa.Text)) else 1
                    for column in table.columns
                }
                row |= {column.name: True for column in table.columns if isinstance(column.type, sa.Boolean)}
                row |= {name: "table" for name in ("id", "table_id") if name in row}
                connection.execute(table.insert(), row)


def rows(engine: sa.Engine) -> dict[str, list[dict[str, Any]]]:
    there = sa.MetaData()
    there.reflect(engine)
    with engine.connect() as connection:
        return {
            table.name: [dict(row) for row in connection.execute(sa.select(table)).mappings()]
            for table in there.sorted_tables
        }


def made(url: str, revision: str) -> dict[str, list[dict[str, Any]]]:
    """A database as an earlier version left it, with something in it; what is in it."""
    engine = new_engine(url)
    if revision:
        upgrade(engine, revision)
        fill(engine)
    found = rows(engine)
    engine.dispose()
    return found


def check(url: str, before: dict[str, list[dict[str, Any]]]) -> None:
    """It has this version's schema, and everything that was in it."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = new_engine(url)
    found = rows(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    engine.dispose()
    assert found.pop("alembic_version") == [{"version_num": NEWEST}]
    for name, kept in before.items():
        if name != "alembic_version":
            assert [{key: row[key] for key in kept[0]} for row in found[name]] == kept


def dump(path: Path) -> list[str]:
    """Everything in a SQLite file."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def image(folder: Path) -> tuple[tuple[str, bytes], ...]:
    """What a death at this moment leaves behind. The index of the log (-shm) is made anew by whoever comes next."""
    return tuple((path.name, path.read_bytes()) for path in sorted(folder.iterdir()) if not path.name.endswith("-shm"))


@pytest.mark.parametrize("revision", OLDER)
def test_a_death_at_any_statement_of_an_upgrade_is_made_good_by_the_next_start(
    tmp_path: Path, revision: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite. With a revision: an upgrade from there; without: the first start in an empty folder."""
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)  # an upgrade may write down when it was done
    path = tmp_path / "tables.db"
    before = made(sqlite_url(path), revision)
    if not revision:
        path.unlink()
    images: list[tuple[tuple[str, bytes], ...]] = []
    monkeypatch.setattr("time.time", lambda: 1000.0)
    with monkeypatch.context() as watched:
        watch_sqlite(lambda _: images.append(image(tmp_path)), watched)
        Store(sqlite_url(path)).close()
    check(sqlite_url(path), before)
    wanted = dump(path)
    assert len(images) > 15
    for number, left in enumerate(dict.fromkeys(images)):
        folder = tmp_path / f"left-{number}"
        folder.mkdir()
        for name, data in left:
            (folder / name).write_bytes(data)
        Store(sqlite_url(folder / "tables.db")).close()
        assert dump(folder / "tables.db") == wanted
        assert not list(folder.glob(".*")), "something half written is left"
    assert number > 1


@pytest.mark.parametrize("revision", OLDER)
def test_a_failure_at_any_statement_leaves_postgresql_as_it_was(postgres_url: str, revision: str) -> None:
    before = made(postgres_url, revision)
    engine = new_engine(postgres_url)
    schema = schema_of(engine)
    steps = Steps()
    sa.event.listen(engine, "before_cursor_execute", steps.step)
    sa.event.listen(engine, "commit", steps.step)
    for at in range(1, 100):
        steps.until(at)
        try:
            upgrade(engine)
        except Failure:
            steps.until(0)
            assert schema_of(engine) == schema
        else:
            break
    engine.dispose()
    assert at > 5
    check(postgres_url, before)


class Failure(BaseException):
    """Nobody catches it by mistake."""


class Steps:
    """Fails at one of the statements."""

    def __init__(self) -> None:
        self.left = 0

    def until(self, at: int) -> None:
        self.left = at

    def step(self, *_: object) -> None:
        self.left -= 1
        if self.left == 0:
            raise Failure


def schema_of(engine: sa.Engine) -> list[tuple[str, str]]:
    query = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2"
    with engine.connect() as connection:
        return [(row[0], row[1]) for row in connection.exec_driver_sql(query)]


@pytest.mark.parametrize("revision", ["", "0001"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_process_that_dies_in_an_upgrade_is_followed_by_one_that_finishes_it(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str, revision: str
) -> None:
    """Real processes, at some statements; with ``TAVOLATA_BATTERY`` at all of them."""
    crashing = Crashing()
    for at in range(1, 100, 1 if "TAVOLATA_BATTERY" in os.environ else 7):
        if kind == "sqlite":
            url = sqlite_url(tmp_path / f"{at}.db")
        else:
            postgres: Postgres = request.getfixturevalue("postgres")
            url = postgres.url()
        before = made(url, revision)
        code, statements = crashing.run(url, at)
        assert (code, statements) == (DIED, at) or (code == 0 and statements < at)
        Store(url).close()
        check(url, before)
        if code == 0:
            break
    crashing.close()
    assert code == 0 and at > 7


# The copy


def old_database(folder: Path) -> Path:
    path = folder / "tables.db"
    made(sqlite_url(path), "0002")
    return path


def test_before_an_upgrade_the_database_is_copied_with_its_name_and_revision(tmp_path: Path) -> None:
    path = old_database(tmp_path)
    engine = new_engine(sqlite_url(path))
    before = rows(engine)
    engine.dispose()
    store = Store(sqlite_url(path))
    store.close()
    (copy,) = copies.upgrade_copies(path)
    assert store.copy == copy
    assert copy.name.startswith("tables.before-upgrade-from-0002-") and copy.suffix == ".db"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    engine = new_engine(sqlite_url(copy))
    assert rows(engine) == before
    engine.dispose()
    again = Store(sqlite_url(path))
    again.close()
    assert again.copy is None and copies.upgrade_copies(path) == [copy]


def test_entries_of_a_table_that_is_gone_do_not_stop_an_upgrade(tmp_path: Path) -> None:
    """As in a file that was put together again after damage: nobody could see them."""
    path = tmp_path / "tables.db"
    before = made(sqlite_url(path), "0011")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:  # it does not look at foreign keys
        connection.execute("INSERT INTO journal SELECT 'gone', n, v, seat, body, events, act, at, why FROM journal")
    Store(sqlite_url(path)).close()
    check(sqlite_url(path), before)


def test_a_new_database_is_not_copied(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "tables.db"))
    store.close()
    assert store.copy is None and copies.upgrade_copies(tmp_path / "tables.db") == []


def test_the_last_three_copies_are_kept_and_the_same_tables_only_once(tmp_path: Path) -> None:
    path = old_database(tmp_path)
    made_copies = []
    for number in range(5):
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE tables SET name = ?", [f"name {number}"])
            connection.commit()
        for _ in range(2):
            made_copies.append(copies.copy_before_upgrade(path, f"000{number}"))
    assert made_copies[0::2] == made_copies[1::2]
    assert copies.upgrade_copies(path) == made_copies[4::2]


def test_an_upgrade_that_cannot_be_copied_first_is_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = old_database(tmp_path)
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copies, "copy_database", full)
    with pytest.raises(SetupError) as caught:
        open_store(Plan(), tmp_path)
    assert "No space left on device" in explain(caught.value, "en")
    assert "Nulla è cambiato" in explain(caught.value, "it")
    assert path.read_bytes() == before


def test_a_database_of_another_version_of_the_program_is_copied_whole(tmp_path: Path) -> None:
    """A real one, with games of all kinds; its schema is made one of an earlier version's."""
    path = tmp_path / "tables.db"
    path.write_bytes(content(FOLDER / "server" / "tables.db.gz"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE journal DROP COLUMN why")
        connection.execute("UPDATE alembic_version SET version_num = '0003'")
        connection.commit()
    before = dump(path)
    store = open_store(Plan(), tmp_path)
    store.close()
    assert store.copy is not None
    assert dump(store.copy) == before
    with closing(sqlite3.connect(store.copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.parametrize("language", ["it", "en"])
def test_whoever_starts_the_server_reads_where_the_copy_is(tmp_path: Path, language: str) -> None:
    old_database(tmp_path)
    for upgraded in (True, False):
        site = site_of(Plan(), tmp_path)
        place = Place(8000, "", site.admin_token)
        said = [
            line.plain for line in greeting(Words(language), Plan(), place, tmp_path, fancy=False, copy=site.store.copy)
        ]
        (copy,) = copies.upgrade_copies(tmp_path / "tables.db")
        assert sum(str(copy) in line for line in said) == upgraded
        site.store.close()
