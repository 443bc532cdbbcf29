"""Servers for the tests of the online table; what they are is in running.py."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import Postgres, Running, Threaded, private_postgres


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
