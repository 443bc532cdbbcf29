"""The server as people start it: a process that comes, goes and comes back."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import urllib.request
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from server.running import Running, Threaded, answers, wait_until
from tavolata.server import bench


def test_a_killed_server_comes_back_at_the_same_place(site: Running) -> None:
    port, token = site.port, site.admin_token
    assert answers(site.url)
    site.kill()
    assert not answers(site.url)
    site.restart()
    assert answers(site.url)
    assert site.port == port
    assert site.admin_token != token
    assert "Traceback" not in site.output


def is_anybody_left(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_processes_of_bots_end_when_the_server_is_killed(site: Running) -> None:
    """It has no time to end them: they notice it by themselves."""

    async def lay() -> None:
        caller = bench.Caller(site.port)
        wish = {
            "game": "talismani",
            "players": 4,
            "fill": "strong",
            "host": {"name": "Ada"},
            "beat": 0,
            "turn_seconds": 1,
        }
        created, cookie = await caller.call("POST", "/api/tables", wish)
        await caller.call("POST", f"/api/tables/{created['table']['id']}/start", cookie=cookie)
        caller.close()

    assert site.process is not None
    server, group = site.process, site.process.pid
    asyncio.run(lay())

    def moves() -> int:
        with closing(sqlite3.connect(site.data / "tables.db")) as connection:
            return int(connection.execute("SELECT count(*) FROM journal").fetchone()[0])

    wait_until(lambda: moves() > 4, "the bots")
    server.kill()
    server.wait(30)
    wait_until(lambda: not is_anybody_left(group), "the end of the bots' process")


def test_a_server_that_is_asked_to_stop_stops_without_complaint(site: Running) -> None:
    site.stop()
    assert not answers(site.url)
    assert "Traceback" not in site.output


def test_the_installed_page_and_everything_it_names_is_served(site: Running) -> None:
    with urllib.request.urlopen(f"{site.url}/") as response:
        page = response.read().decode()
    names = [part.split('"')[0] for part in page.replace("src=", "href=").split('href="')[1:]]
    assert any(name.endswith(".js") for name in names)
    for name in names:
        with urllib.request.urlopen(f"{site.url}{name}") as response:
            assert not response.headers["content-type"].startswith("text/html"), name


def test_a_server_in_a_thread_answers_too(inner_site: Threaded) -> None:
    assert answers(inner_site.url)
    assert inner_site.site.hall.tables == {}


def test_each_test_has_an_empty_database_of_its_own(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as connection:
        found = connection.execute("SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'")
        assert found.fetchone() == (0,)


@pytest.mark.parametrize("unlimited", [False, True])
def test_two_servers_share_one_postgresql(tmp_path: Path, postgres_url: str, unlimited: bool) -> None:
    with (
        Running(tmp_path / "one", postgres_url, unlimited=unlimited) as one,
        Running(tmp_path / "two", postgres_url, unlimited=unlimited) as two,
    ):
        assert one.port != two.port
        assert answers(one.url) and answers(two.url)
