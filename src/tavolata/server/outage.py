"""When the database does not do what it should: what is wrong with it, who is told, and when it is tried again."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Literal

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tavolata.server.backoff import Backoff

LOG = logging.getLogger("tavolata")

#: What somebody tried. Hearing from other processes has a connection of its own.
Use = Literal["reading", "writing", "listening"]

#: One process asks whether the database is back at least so often, in seconds: everything else waits for that.
_LONGEST_WAIT = 3.0
#: A database that comes and goes fills no log: it is told of at most so often, in seconds.
_QUIET = 60.0

#: SQLite's primary result codes that say that the file, the disk or the machine is at fault.
_SQLITE = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_NOMEM: "memory",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CANTOPEN: "disk",
    sqlite3.SQLITE_PERM: "disk",
}

#: The same for PostgreSQL: the beginnings of its codes, the longer first.
_POSTGRES = {
    "53100": "full",
    "53200": "memory",
    "53": "busy",
    "25006": "readonly",
    "XX001": "damaged",
    "XX002": "damaged",
    "58": "disk",
    "08": "down",
    "57P": "down",
}


def trouble_of(problem: BaseException) -> str:
    """What is wrong with the database, in a word; "" if it is well, and the fault is with what was asked of it."""
    if isinstance(problem, PoolTimeout):
        return "busy"
    if not isinstance(problem, DBAPIError):
        return ""
    code = getattr(problem.orig, "sqlite_errorcode", None)
    if code is not None:
        return _SQLITE.get(code & 0xFF, "")
    state = getattr(problem.orig, "sqlstate", None)
    if not state:
        # PostgreSQL said nothing: it could not be asked.
        lost = isinstance(problem, (OperationalError, InterfaceError)) or problem.connection_invalidated
        return "down" if lost and not isinstance(problem.orig, sqlite3.Error) else ""
    return next((word for begin, word in _POSTGRES.items() if state.startswith(begin)), "")


def is_away(problem: BaseException) -> bool:
    """Whether it failed because the database is away: it may well work later, and `Outage` has said so."""
    return trouble_of(problem) not in ("", "damaged")


def reason_of(problem: BaseException) -> str:
    """Why, in the database's own words, on one line."""
    found = problem.orig if isinstance(problem, DBAPIError) else problem
    lines = str(found).strip().splitlines()
    return lines[0] if lines else type(found).__name__


class Outage:
    """Whether the database is away. Said once when it goes and once when it is back, however many noticed.

    For one event loop. Whatever uses the database says how it went; what works by itself waits while it is away.
    """

    def __init__(self) -> None:
        #: What does not work now, with the word for it.
        self._failing: dict[Use, str] = {}
        #: Something in the database cannot be read any more: no success elsewhere makes that good.
        self.damaged = False
        self._since = 0.0
        self._told = False
        self._told_at = -_QUIET
        self._begun = asyncio.Event()
        #: When something was last written.
        self.written_at = float("-inf")

    @property
    def away(self) -> bool:
        """Whether tables cannot be read or written now."""
        return "reading" in self._failing or "writing" in self._failing

    @property
    def word(self) -> str:
        """What is wrong; "" if all is well."""
        found = self._failing.get("writing") or self._failing.get("reading") or self._failing.get("listening", "")
        return found or ("damaged" if self.damaged else "")

    def failed(self, use: Use, problem: BaseException) -> None:
        trouble = trouble_of(problem)
        if trouble == "damaged":
            self.found_damage(reason_of(problem))
        elif trouble:
            self.lost(use, trouble, reason_of(problem))

    def found_damage(self, reason: str) -> None:
        if not self.damaged:
            LOG.error("the database is damaged: %s; stop the server and restore a copy", reason)
        self.damaged = True

    def lost(self, use: Use, word: str, reason: str) -> None:
        now = time.monotonic()
        if not self._failing:
            self._since, self._told = now, False
        self._failing[use] = word
        if not self._told and now - self._told_at >= _QUIET:
            self._told, self._told_at = True, now
            LOG.warning("the database is away (%s): %s; it is tried again until it is back", word, reason)
        if self.away:
            self._begun.set()

    def worked(self, use: Use) -> None:
        if use == "writing":
            self.written_at = time.monotonic()
        if not self._failing:
            return
        self._failing.pop(use, None)
        if use == "writing":
            # Whoever can write can read.
            self._failing.pop("reading", None)
        if not self.away:
            self._begun.clear()
        if not self._failing and self._told:
            LOG.warning("the database is back after %.1f s", time.monotonic() - self._since)

    async def watch(self, probe: Callable[[], Awaitable[None]], over: Callable[[], None]) -> None:
        """For ever: whenever the database is away ask until it is back, and then say so."""
        while True:
            await self._begun.wait()
            backoff = Backoff(longest=_LONGEST_WAIT)
            while self.away:
                await asyncio.sleep(backoff.failed())
                if self.away:
                    await probe()
            over()
