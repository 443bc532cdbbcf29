"""A backup made while people play holds whatever was acknowledged before it, and games go on from it elsewhere."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from old_files import FOLDER, content
from server.running import Postgres, Running
from server.test_health import scratch
from tavolata import cli
from tavolata.engine import SetupError
from tavolata.engine.words import explain
from tavolata.server import bench
from tavolata.server.backup import back_up, restore
from tavolata.server.folder import MARK_FILE, claim_folder
from tavolata.server.serve import Plan, open_store
from tavolata.server.store import META, REPORTS, TABLES, Store, new_engine, sqlite_url


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_go_on_from_a_backup_that_was_made_while_they_were_played(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    """The whole drill: play, back up, bring back elsewhere, look at every move, play on."""
    there, elsewhere = "", ""
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        there, elsewhere = postgres.url(), postgres.url()
    tally, duels = bench.MoveTally(), list[bench.TwoPlayers]()

    async def moves(more: int) -> None:
        wanted = tally.moves + more
        async with asyncio.timeout(60):
            while tally.moves < wanted and any(not duel.over for duel in duels):
                await asyncio.sleep(0.01)

    async def play_and_back_up(port: int) -> dict[str, dict[str, int]]:
        caller = bench.Caller(port)
        for number in range(4):
            duels.append(bench.TwoPlayers(port, await bench.lay(caller, number), tally, number))
            await duels[-1].open()
            duels[-1].play()
        await moves(40)
        acknowledged = {table: dict(acts) for table, acts in tally.acks.items()}
        made = await asyncio.to_thread(back_up, tmp_path / "there", there, tmp_path / "backup")
        assert made.tables == 4
        await moves(5)
        for duel in duels:
            await duel.pause()
            duel.close()
        return acknowledged

    async def play_on(port: int) -> None:
        for duel in duels:
            duel.ports = [port, port]
            await duel.open()
            duel.play()
        await moves(20)
        for duel in duels:
            await duel.pause()
            duel.close()

    with Running(tmp_path / "there", there, unlimited=True) as server:
        acknowledged = asyncio.run(play_and_back_up(server.port))
    assert sum(len(acts) for acts in acknowledged.values()) >= 40
    (tmp_path / "elsewhere").mkdir()
    assert restore(tmp_path / "backup", tmp_path / "elsewhere", elsewhere).tables == 4
    url = elsewhere.replace("postgresql:", "postgresql+psycopg:") or sqlite_url(tmp_path / "elsewhere" / "tables.db")
    assert bench.check_tables(url, acknowledged) > 40
    # What was acknowledged after the backup is not in it: the players look where they are, and go on.
    tally.acks.clear()
    with Running(tmp_path / "elsewhere", elsewhere, unlimited=True) as server:
        asyncio.run(play_on(server.port))
        assert server.stop() == 0
        assert "Traceback" not in server.output
    assert bench.check_tables(url, tally.acks) > 60


# From one kind of database into the other


def rows(url: str) -> dict[str, list[dict[str, Any]]]:
    engine = new_engine(url)
    with engine.connect() as connection:
        found = {
            kind.name: [dict(row) for row in connection.execute(sa.select(kind)).mappings()]
            for kind in META.sorted_tables
        }
    engine.dispose()
    return {name: sorted(lines, key=lambda line: [str(line[key]) for key in line]) for name, lines in found.items()}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The folder of a server with tables of all kinds, brought to this version; with a report, and a secret."""
    folder = tmp_path / "old"
    folder.mkdir()
    (folder / "tables.db").write_bytes(content(FOLDER / "server" / "tables.db.gz"))
    (folder / "secret").write_bytes((FOLDER / "server" / "secret").read_bytes())
    store = open_store(Plan(), folder)
    with store.engine.begin() as connection:
        report = {"k": 7, "table_id": "x", "at": 1.0, "text": "wrong", "browser": "", "file": "{}"}
        connection.execute(REPORTS.insert(), report)
    store.close()
    return folder


def test_tables_move_from_sqlite_to_postgresql_and_back(old: Path, tmp_path: Path, postgres_url: str) -> None:
    before = rows(sqlite_url(old / "tables.db"))
    made = back_up(old, "", tmp_path / "one")
    assert restore(tmp_path / "one", tmp_path, postgres_url) == made
    assert rows(postgres_url) == before
    # What PostgreSQL counts by itself goes on from there.
    store = Store(postgres_url)
    with store.engine.begin() as connection:
        row = {"table_id": "x", "at": 2.0, "text": "more", "browser": "", "file": "{}"}
        assert connection.execute(REPORTS.insert().returning(REPORTS.c.k), row).scalar() == 8
        connection.execute(REPORTS.delete().where(REPORTS.c.k == 8))
    store.close()
    assert back_up(tmp_path, postgres_url, tmp_path / "two") == made
    new = tmp_path / "new"
    new.mkdir()
    assert restore(tmp_path / "two", new, "") == made
    assert rows(sqlite_url(new / "tables.db")) == before
    assert (new / "secret").read_bytes() == (old / "secret").read_bytes()


def test_a_backup_is_for_its_owner_alone_and_needs_no_second_file(old: Path, tmp_path: Path) -> None:
    place = tmp_path / "backup"
    back_up(old, "", place)
    assert stat.S_IMODE(place.stat().st_mode) == 0o700
    assert sorted(path.name for path in place.iterdir()) == ["secret", "tables.db"]
    assert {stat.S_IMODE(path.stat().st_mode) for path in place.iterdir()} == {0o600}
    before = (place / "tables.db").read_bytes()
    new = tmp_path / "new"
    new.mkdir()
    restore(place, new, "")
    assert (place / "tables.db").read_bytes() == before
    assert sorted(path.name for path in place.iterdir()) == ["secret", "tables.db"]
    assert stat.S_IMODE((new / "tables.db").stat().st_mode) == 0o600


def test_a_backup_of_an_earlier_version_is_welcome(tmp_path: Path, postgres_url: str) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(content(FOLDER / "server" / "tables.db.gz"))
    new = tmp_path / "new"
    new.mkdir()
    found = restore(copy, new, "")
    assert found.tables > 10
    open_store(Plan(), new).close()
    assert restore(copy, tmp_path, postgres_url) == found


def test_an_emptied_server_gets_its_tables_back(old: Path, tmp_path: Path) -> None:
    back_up(old, "", tmp_path / "backup")
    (old / "tables.db").write_bytes(b"")
    (old / "tables.db-wal").write_bytes(b"the last moves")
    with pytest.raises(SetupError):
        open_store(Plan(), old)
    restore(tmp_path / "backup", old, "")
    open_store(Plan(), old).close()
    (log,) = old.glob("tables.db-wal.before-restore-*")
    assert log.read_bytes() == b"the last moves"


def test_another_secret_is_put_aside(old: Path, tmp_path: Path) -> None:
    back_up(old, "", tmp_path / "backup")
    new = tmp_path / "new"
    new.mkdir()
    (new / "secret").write_bytes(b"s" * 32)
    restore(tmp_path / "backup", new, "")
    assert (new / "secret").read_bytes() == (old / "secret").read_bytes()
    (aside,) = new.glob("secret.before-restore-*")
    assert aside.read_bytes() == b"s" * 32


# Damage


# Others hit the first page of what every table has a part in, such as the snapshots: then none of them is whole, and none comes back.
@pytest.mark.parametrize("seed", [2, 5, 6, 7])
def test_what_can_be_read_of_a_damaged_database_is_brought_back(
    old: Path, tmp_path: Path, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    all_tables = {row["id"] for row in rows(sqlite_url(old / "tables.db"))["tables"]}
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes((old / "tables.db").read_bytes())
    scratch(damaged, seed)
    code = cli.main(["restore", str(damaged), "--data", str(tmp_path / "new"), "--lang", "en"])
    said = " ".join(capsys.readouterr().out.split())
    store = open_store(Plan(), tmp_path / "new")
    with store.engine.connect() as connection:
        found = {row.id for row in connection.execute(sa.select(TABLES.c.id))}
    store.close()
    assert found and found <= all_tables
    assert bench.check_tables(sqlite_url(tmp_path / "new" / "tables.db"), {}) > 0
    assert (code == 0) == (found == all_tables) == ("missing" not in said)


def test_a_damaged_database_is_not_backed_up_as_if_it_were_sound(old: Path, tmp_path: Path) -> None:
    scratch(old / "tables.db", 1)
    assert "is damaged" in refusal(lambda: back_up(old, "", tmp_path / "backup"))
    assert not (tmp_path / "backup" / "tables.db").exists()


# Refusals


def refusal(work: Callable[[], object]) -> str:
    with pytest.raises(SetupError) as caught:
        work()
    for language in ("it", "en"):
        text = explain(caught.value, language)
        assert "\n" not in text and "[" not in text, text
    return explain(caught.value, "en")


def test_what_cannot_be_backed_up_or_brought_back_is_said(old: Path, tmp_path: Path, postgres_url: str) -> None:
    place, empty = tmp_path / "backup", tmp_path / "empty"
    empty.mkdir()
    assert "nothing to back up" in refusal(lambda: back_up(empty, "", place))
    assert "nothing to back up" in refusal(lambda: back_up(empty, postgres_url, place))
    back_up(old, "", place)
    before = (place / "tables.db").read_bytes()
    assert "there already" in refusal(lambda: back_up(old, "", place))
    assert (place / "tables.db").read_bytes() == before
    assert "has tables already" in refusal(lambda: restore(place, old, ""))
    assert "is no backup" in refusal(lambda: restore(empty, empty, ""))
    assert "is no backup" in refusal(lambda: restore(tmp_path / "nothing", empty, ""))
    restore(place, empty, postgres_url)
    assert "has tables already" in refusal(lambda: restore(place, empty, postgres_url))
    gone = "postgresql://me:hunter2@127.0.0.1:9/tavolata"
    for told in (refusal(lambda: restore(place, empty, gone)), refusal(lambda: back_up(empty, gone, tmp_path / "b"))):
        assert "127.0.0.1:9" in told and "hunter2" not in told
    assert "is not a database" in refusal(lambda: restore(place, empty, "mysql://localhost/x"))
    with closing(claim_folder(empty)):
        assert "Another server uses the folder" in refusal(lambda: restore(place, empty, ""))
    assert not (empty / MARK_FILE).exists()


def test_a_backup_of_nothing_leaves_nothing_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "nonesuch"), "--lang", "en"]) == 1
    assert "nothing to back up" in " ".join(capsys.readouterr().err.split())
    assert not list(tmp_path.iterdir())
    mine = tmp_path / "mine"
    mine.mkdir()
    with pytest.raises(SetupError):
        back_up(tmp_path / "nonesuch", "", mine)
    assert mine.is_dir(), "a folder that was there stays"


def test_a_backup_of_a_newer_version_is_refused(old: Path, tmp_path: Path) -> None:
    place = tmp_path / "backup"
    back_up(old, "", place)
    with closing(sqlite3.connect(place / "tables.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "newer version" in refusal(lambda: restore(place, empty, ""))
    assert not (empty / "tables.db").exists()


def test_whoever_backs_up_and_brings_back_reads_what_was_done(
    old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, words in (("en", "tables with"), ("it", "tavoli con")):
        place = str(tmp_path / f"backup-{language}")
        for command, data in (("backup", old), ("restore", tmp_path / language)):
            assert cli.main([command, place, "--data", str(data), "--lang", language]) == cli.DONE
            assert words in capsys.readouterr().out


@pytest.mark.parametrize(("command", "missing"), [("backup", "in which folder"), ("restore", "which backup")])
def test_whoever_names_nothing_is_told_so(command: str, missing: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([command, "--lang", "en"]) == cli.USAGE
    assert missing in capsys.readouterr().err
