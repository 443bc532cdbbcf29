"""Whether the server is well, and whether its tables are still there: it tells the truth, and refuses to guess."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from old_files import FOLDER, content
from server.tables import House, house, in_loop, until
from server.test_outage import away
from tavolata.engine import SetupError
from tavolata.engine.words import explain
from tavolata.server.app import application
from tavolata.server.copies import copy_before_upgrade
from tavolata.server.folder import MARK_FILE, damage_of
from tavolata.server.serve import Plan, open_store
from tavolata.server.site import Site


async def health(inside: House) -> tuple[int, str]:
    answer = await inside.visitor().get("/api/health")
    return answer.status, answer.json.get("database", "")


@in_loop
async def test_a_disk_on_which_nothing_can_be_written_is_not_well(tmp_path: Path) -> None:
    """Nobody plays: the server finds out by itself, and says so until something could be written."""
    async with house(tmp_path) as inside:
        assert await health(inside) == (200, "")
        with away(inside, reads_too=False):
            inside.site.store._asked_at = inside.site.store.outage.written_at = 0.0  # a while ago
            assert await health(inside) == (503, "full")
            assert await health(inside) == (503, "full")
        await until(lambda: not inside.site.store.outage.away)
        assert await health(inside) == (200, "")


@in_loop
async def test_whoever_asks_often_makes_the_server_write_rarely(tmp_path: Path) -> None:
    async with house(tmp_path) as inside:
        written: list[bool] = []

        @sa.event.listens_for(inside.site.store.engine, "commit")
        def commit(connection: sa.Connection) -> None:
            written.append(bool(connection.get_execution_options().get("writes")))

        for _ in range(50):
            assert await health(inside) == (200, "")
        assert sum(written) < 5, "it writes for itself now and then, too"


@in_loop
async def test_a_database_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as inside:
        monkeypatch.setattr("tavolata.server.store._PROBE_SECONDS", 0.2)
        with closing(sqlite3.connect(inside.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await health(inside) == (503, "busy")
            other.execute("ROLLBACK")


# Damage


def played(folder: Path) -> Path:
    """A folder with the tables of an earlier version's server, opened once."""
    path = folder / "tables.db"
    path.write_bytes(content(FOLDER / "server" / "tables.db.gz"))
    open_store(Plan(), folder).close()
    return path


def refusal(folder: Path) -> str:
    """What whoever starts a server there reads."""
    with pytest.raises(SetupError) as caught:
        open_store(Plan(), folder)
    for language in ("it", "en"):
        text = explain(caught.value, language)
        assert "\n" not in text and "[" not in text, text
    return explain(caught.value, "en")


def scratch(path: Path, seed: int) -> None:
    """Random bytes over some pages in the middle; not over the list of what there is, without which nothing can be read."""
    lots = random.Random(seed)
    data = bytearray(path.read_bytes())
    for _ in range(8):
        at = lots.randrange(4096, len(data) - 4096)
        first = at - at % 4096
        if b"CREATE TABLE" not in data[first : first + 2 * 4096]:
            data[at : at + 2000] = lots.randbytes(2000)
    path.write_bytes(data)


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_database_is_refused_and_left_alone(tmp_path: Path, seed: int) -> None:
    path = played(tmp_path)
    scratch(path, seed)
    before = path.read_bytes()
    told = refusal(tmp_path)
    assert "is damaged" in told and "tavolata restore" in told
    assert path.read_bytes() == before


def test_a_database_that_was_cut_off_is_refused(tmp_path: Path) -> None:
    path = played(tmp_path)
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])
    assert "is damaged" in refusal(tmp_path)


@in_loop
async def test_damage_in_a_large_database_is_found_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = played(tmp_path)
    scratch(path, 1)
    with monkeypatch.context() as large:
        large.setattr("tavolata.server.folder.damage_of", lambda path, seconds: None)
        store = open_store(Plan(), tmp_path)
    site = Site(store, bytes(32))
    async with site.life(application(site)):
        await until(lambda: store.outage.word == "damaged")
        assert await store.trouble() == "damaged"


def test_looking_for_damage_stops_in_time(tmp_path: Path) -> None:
    path = played(tmp_path)
    assert damage_of(path) == damage_of(path, 30.0) == ""
    assert damage_of(path, -1.0) is None


# Tables that are gone


@pytest.mark.parametrize("how", ["empty", "gone", "made anew"])
def test_an_emptied_database_is_not_taken_for_a_new_one(tmp_path: Path, how: str) -> None:
    path = played(tmp_path)
    copy_before_upgrade(path, "0003")
    path.unlink()
    if how == "empty":
        path.touch()
        path.with_name("tables.db-wal").write_bytes(b"the last moves")
    elif how == "made anew":
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA user_version=1")
            connection.execute("VACUUM")
    told = refusal(tmp_path)
    assert ("tables.db is gone" if how == "gone" else "tables.db is empty") in told
    assert "tables.before-upgrade-from-0003-" in told and MARK_FILE in told
    assert path.exists() == (how != "gone")
    if how == "empty":
        assert path.with_name("tables.db-wal").read_bytes() == b"the last moves"
        path.with_name("tables.db-wal").unlink()
    # Whoever wants to begin anew does what the sentence says.
    (tmp_path / MARK_FILE).unlink()
    open_store(Plan(), tmp_path).close()


def test_a_folder_says_what_its_mark_is_for(tmp_path: Path) -> None:
    open_store(Plan(), tmp_path).close()
    text = (tmp_path / MARK_FILE).read_text(encoding="utf-8")
    assert "delete this file" in text and "cancella questo file" in text
    open_store(Plan(), tmp_path).close()


def test_a_first_start_that_died_is_followed_by_another(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()
    open_store(Plan(), tmp_path).close()
    assert (tmp_path / MARK_FILE).exists()
