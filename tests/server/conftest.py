"""Servers for the tests of the online table; what they are is in running.py."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.joust import JOUST
from server.running import Postgres, Running, Threaded, private_postgres
from tavolata import games
from tavolata.server.calls import games_info


@pytest.fixture
def joust_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The card game of the proving ground is among the games, as long as the test runs."""
    listed = games.game
    monkeypatch.setattr(games, "game", lambda name: JOUST if name == JOUST.name else listed(name))
    for listed_in in ("NAMES", "ONLINE"):
        monkeypatch.setattr(games, listed_in, (*getattr(games, listed_in), JOUST.name))
    games_info.cache_clear()
    yield
    games_info.cache_clear()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Running]:
    """``tavolata serve`` as a real process with empty tables: ``kill()``, ``stop()``, ``restart()``."""
    with Running(tmp_path / "site") as running:
        yield running


@pytest.fixture
def inner_site(tmp_path: Path) -> Iterator[Threaded]:
    """A server in a thread, without limits: quick, and its insides are at hand as ``inner_site.site``."""
    with Threaded(tmp_path / "site") as threaded:
        yield threaded


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of our own."""
    with private_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """A new, empty database on it."""
    return postgres.url()
