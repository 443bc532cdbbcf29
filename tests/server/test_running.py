"""The server as people start it: a process that comes, goes and comes back."""

from __future__ import annotations

import urllib.request
from pathlib import Path

import psycopg
import pytest

from server.running import Running, Threaded, answers


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
