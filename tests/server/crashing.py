"""A program that opens databases and dies at a chosen statement, for tests.

It reads jobs from its input, one JSON list each: ``[url, statement]``. For each it forks; the child opens the database as
the server does and dies, as if killed, before the statement of that number. Every statement counts, those of copies and
settings too. It answers with the child's exit code and the number of statements it came to.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import traceback
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from tavolata.server.store import Store

DIED = 77


class Death:
    """Counts statements and dies before one of them."""

    def __init__(self, at: int, told: int) -> None:
        self.at = at
        self.told = told
        self.count = 0

    def step(self, *_: object) -> None:
        self.count += 1
        if self.count == self.at:
            self.end(DIED)

    def end(self, code: int) -> None:
        os.write(self.told, json.dumps([code, self.count]).encode())
        os._exit(code)


def watch_sqlite(step: Callable[[str], None], patch: pytest.MonkeyPatch) -> None:
    """Have every statement told before it is run, of whoever opens a database from now on."""
    really = sqlite3.connect

    def connect(*args: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = really(*args, **options)
        connection.set_trace_callback(step)
        return connection

    for module in (sqlite3, sqlite3.dbapi2):
        patch.setattr(module, "connect", connect)


def watch_others(step: Callable[[], None]) -> None:
    """The same for PostgreSQL, commits included."""

    @sa.event.listens_for(sa.Engine, "before_cursor_execute")
    @sa.event.listens_for(sa.Engine, "commit")
    def before(connection: sa.Connection, *_: object) -> None:
        if connection.dialect.name != "sqlite":
            step()


def work(url: str, at: int, told: int) -> None:
    death = Death(at, told)
    watch_sqlite(death.step, pytest.MonkeyPatch())
    watch_others(death.step)
    try:
        Store(url).close()
    except BaseException:
        traceback.print_exc()
        death.end(1)
    death.end(0)


def main() -> None:
    for line in sys.stdin:
        url, at = json.loads(line)
        answer, told = os.pipe()
        if not (child := os.fork()):
            work(url, at, told)
        os.close(told)
        os.waitpid(child, 0)
        with os.fdopen(answer, "rb") as read:
            print(read.read().decode(), flush=True)


if __name__ == "__main__":
    main()
