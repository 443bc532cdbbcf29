"""Several workers behind one socket: they are replaced one after the other while people play, and nobody notices."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import urllib.request
from functools import partial
from pathlib import Path

import pytest

from server.movers import Crowd
from server.running import Running, wait_until
from tavolata.engine import SetupError
from tavolata.engine.words import Words
from tavolata.server.bench.calling import connect
from tavolata.server.serve import Plan, serve
from tavolata.server.workers import check_plan, split

TWO = ("--workers", "2", "--lang", "en")


def workers_of(server: Running) -> list[int]:
    """The processes of the workers."""
    assert server.process is not None
    found = subprocess.run(
        ["pgrep", "-P", str(server.process.pid), "-f", "spawn_main"], capture_output=True, text=True, check=False
    )
    return [int(pid) for pid in found.stdout.split()]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def replace_all(server: Running) -> None:
    """Put a new worker in the place of each; returns when all are new."""
    assert server.process is not None
    before = workers_of(server)
    server.process.send_signal(signal.SIGHUP)
    while len(set(workers_of(server)) - set(before)) != 2 or any(map(is_alive, before)):
        await asyncio.sleep(0.05)


def test_a_rolling_restart_loses_nothing_and_nobody_waits(tmp_path: Path, postgres_url: str) -> None:
    """Two workers, people in full play; both workers are replaced."""
    crowd = Crowd()

    async def play(server: Running) -> None:
        await crowd.sit_down(server.port, partial(connect, server.port))
        await crowd.play_during(replace_all(server))

    with Running(tmp_path / "site", postgres_url, options=TWO) as server:
        asyncio.run(play(server))
        output = server.output
        assert server.stop() == 0
    assert "Traceback" not in output
    crowd.check(postgres_url)


def test_a_worker_that_dies_is_replaced_and_all_end_with_their_parent(tmp_path: Path, postgres_url: str) -> None:
    with Running(tmp_path / "site", postgres_url, options=TWO) as server:
        wait_until(lambda: len(workers_of(server)) == 2, "both workers")
        wait_until(lambda: "The table is laid" in server.output, "the greeting")
        first, second = workers_of(server)
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: len(set(workers_of(server)) - {first, second}) == 1, "another worker")
        wait_until(lambda: "serves" in server.output, "the new worker to serve")
        assert f"(process {first}) died with code -9" in server.output
        assert second in workers_of(server)
        # An admin is one at all workers: there is no telling which one answers.
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        enter = urllib.request.Request(
            f"{server.url}/api/admin/enter",
            json.dumps({"token": server.admin_token}).encode(),
            {"content-type": "application/json"},
        )
        opener.open(enter).close()
        for _ in range(12):
            assert opener.open(f"{server.url}/api/admin").status == 200
        left = workers_of(server)
        assert server.process is not None
        server.process.kill()
        wait_until(lambda: not any(map(is_alive, left)), "the workers to end")
        assert "the parent of this worker is gone" in server.output


def test_what_is_wrong_is_said_once_before_any_worker_starts(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVOLATA_SECRET", "too short")
    with pytest.raises(SetupError) as refusal:
        serve(Plan(data=str(tmp_path), database=postgres_url, workers=2, browser=False), Words("en"))
    assert refusal.value.key == "error-weak-token"


@pytest.mark.parametrize("database", ["", "sqlite:///tables.db"])
def test_sqlite_is_for_one_worker(database: str) -> None:
    with pytest.raises(SetupError) as refusal:
        check_plan(Plan(database=database, workers=2))
    assert refusal.value.key == "error-workers-database"


def test_the_processes_of_bots_are_split_among_the_workers() -> None:
    assert split(6, 4) == [2, 2, 1, 1]
    assert split(1, 3) == [1, 1, 1]
