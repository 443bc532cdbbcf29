"""The database of an earlier version: tables are found as they were left, and go on; a server that was killed loses nothing."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import tavolata
from old_files import FOLDER, content, is_current, plain
from server.tables import House, Visitor, house, in_loop, nothing_logged, until
from server.test_kill import Asleep
from tavolata.engine.record import parse_record
from tavolata.server.store import JOURNAL

KNOWN: dict[str, dict[str, Any]] = plain(FOLDER / "server" / "known.json.gz")
SECRET = (FOLDER / "server" / "secret").read_bytes()

RUNNING = [label for label in KNOWN if not label.endswith(("-finished", "-open"))]
FINISHED = [label for label in KNOWN if label.endswith("-finished")]
KILLED = [label for label in KNOWN if label.endswith("-killed")]
SHOWN = [label for label in KNOWN if "shown" in KNOWN[label]]


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """The folder of the server as the earlier version left it."""
    (tmp_path / "tables.db").write_bytes(content(FOLDER / "server" / "tables.db.gz"))
    return tmp_path


def person(home: House, label: str, seat: str) -> Visitor:
    visitor = home.visitor()
    visitor.token = KNOWN[label]["seats"][seat]
    return visitor


async def hello(home: House, label: str, seat: str) -> dict[str, Any]:
    where = KNOWN[label]["id"]
    asked = {"t": "hello", "table": where, "seat": int(seat)}
    found: dict[str, Any] = await person(home, label, seat).ok("POST", f"/api/tables/{where}/hello", asked)
    return found


async def answer(home: House, label: str, lots: random.Random, act: str) -> bool:
    """Some person who is asked answers; False if none is."""
    where = KNOWN[label]["id"]
    for seat in KNOWN[label]["seats"]:
        now = await hello(home, label, seat)
        asked = now["question"]
        if asked is not None and not now["held"]:
            action = lots.choice(asked["options"])
            message = {"t": "act", "id": act, "decision": asked["decision"], "action": action, "on": now["v"]}
            said = await person(home, label, seat).post(f"/api/tables/{where}/send?seat={seat}", message)
            return said.status == 200
    return False


@pytest.mark.parametrize("label", SHOWN)
@in_loop
async def test_a_table_of_an_earlier_version_is_found_as_it_was_left(left: Path, label: str) -> None:
    async with house(left, bots=Asleep(), secret=SECRET) as home:
        with nothing_logged(home.site):
            for seat, before in KNOWN[label]["shown"].items():
                now = await hello(home, label, seat)
                assert now["v"] == before["v"]
                assert [[entry["v"], entry["events"], entry.get("why")] for entry in now["log"]] == before["events"]
                assert now["chat"] == before["chat"]
                assert not now["table"]["locked"]
                assert now["view"]
                assert now["over"] == before["over"]
                assert now["waiting"] == before["waiting"]
                if before["question"] is None:
                    assert now["question"] is None
                elif is_current(now["table"]["game"], now["table"]["rules"]):
                    # What has been added to questions since is welcome, and rulings have letters of their own.
                    kept = {name: value for name, value in now["question"].items() if name in before["question"]}
                    assert {**kept, "rule": ""} == {**before["question"], "rule": ""}
                else:
                    assert now["question"]["decision"] == before["question"]["decision"]
                    assert set(before["question"]["options"]) <= set(now["question"]["options"])
            watcher = home.visitor()
            where = KNOWN[label]["id"]
            await watcher.ok("POST", f"/api/tables/{where}/enter", {"token": KNOWN[label]["spectator"]})


@pytest.mark.parametrize("label", KILLED)
@in_loop
async def test_what_a_killed_server_of_an_earlier_version_acknowledged_is_there(left: Path, label: str) -> None:
    async with house(left, bots=Asleep(), secret=SECRET) as home:
        loaded = await home.hall.get(KNOWN[label]["id"])
        entries = await home.site.store.entries(KNOWN[label]["id"])
        assert loaded.table.n == entries[-1].n
        for seat in KNOWN[label]["seats"]:
            assert (await hello(home, label, seat))["v"] >= KNOWN[label]["acknowledged"]


@pytest.mark.parametrize("label", RUNNING)
@in_loop
async def test_a_table_of_an_earlier_version_goes_on_start_after_start(left: Path, label: str) -> None:
    v = 0
    for start in range(2):
        async with house(left, secret=SECRET) as home:
            with nothing_logged(home.site):
                v = await play_on(home, label, v, f"more-{start}")


async def play_on(home: House, label: str, v: int, act: str) -> int:
    """A few answers from this version or a later one on; the version they lead to."""
    table = (await home.hall.get(KNOWN[label]["id"])).table
    assert table.setup.locked is None
    assert table.v >= v
    lots = random.Random(4)
    given = 0
    while given < 15 and not table.over:
        given += await answer(home, label, lots, f"{act}-{given}")
        await until(lambda: table.over or bool(table.waiting))
    assert table.v > v or table.over
    return table.v


@pytest.mark.parametrize("label", FINISHED)
@in_loop
async def test_a_finished_table_of_an_earlier_version_is_watched_again(left: Path, label: str) -> None:
    async with house(left, secret=SECRET) as home:
        where = KNOWN[label]["id"]
        ada = person(home, label, "0")
        table = (await hello(home, label, "0"))["table"]
        current = is_current(table["game"], table["rules"])
        replay = await ada.ok("GET", f"/api/tables/{where}/replay?seat=-2")
        shown = [entry for entry in KNOWN[label]["shown"]["0"]["events"] if entry[1]]
        assert [frame["v"] for frame in replay["frames"]][-1] == shown[-1][0]
        assert all(frame["view"] is not None for frame in replay["frames"]) == current
        if current:
            record = parse_record(await ada.ok("GET", f"/api/tables/{where}/file"), tavolata.game)
            assert record.state.over
            assert record.state.ranking == table["places"]
        else:
            assert await ada.no("GET", f"/api/tables/{where}/file") == "error-file-old"


@in_loop
async def test_a_table_that_waited_for_its_people_begins(left: Path) -> None:
    async with house(left, secret=SECRET) as home:
        loaded = await home.hall.get(KNOWN["indy-open"]["id"])
        assert loaded.table.stage == "open"
        await home.hall.hosting.start(loaded)
        assert (await hello(home, "indy-open", "0"))["view"]
        with home.site.store.engine.connect() as connection:
            entry = JOURNAL.select().where(JOURNAL.c.table_id == KNOWN["indy-open"]["id"])
            assert connection.execute(entry).first() is not None
