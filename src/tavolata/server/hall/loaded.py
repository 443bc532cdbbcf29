"""A table in memory with all that moves around it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from tavolata.engine import NotYourDecision
from tavolata.server import wire
from tavolata.server.hall.messages import Later, nak
from tavolata.server.hall.people import Viewer
from tavolata.server.table import Table


class TableLock:
    """The lock of a table. After a write whose end is not known, whoever gets it next first reads the table again."""

    def __init__(self, read_again: Callable[[], Awaitable[None]]) -> None:
        self.in_doubt = False
        self._lock = asyncio.Lock()
        self._read_again = read_again

    def locked(self) -> bool:
        return self._lock.locked()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        if self.in_doubt:
            try:
                await self._read_again()
            except BaseException:
                self._lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()


class Loaded:
    """A table in memory with all that moves around it."""

    def __init__(self, table: Table, kept_n: int, read_again: Callable[[Loaded], Awaitable[None]]) -> None:
        self.table = table
        self.lock = TableLock(lambda: read_again(self))
        self.viewers: set[Viewer] = set()
        self.timer: asyncio.TimerHandle | None = None
        #: What bots are thinking about: seat and version.
        self.thinking: set[tuple[int, int, int]] = set()
        #: Who waits for the end of a held act: called with what became of it.
        self.held_acts: dict[str, Later] = {}
        self.touched = time.time()
        #: The entry of the last snapshot.
        self.kept_n = kept_n
        #: The version that is in the journal: what viewers were told.
        self.committed = table.v
        #: Another process moved the table, and somebody is about to look.
        self.listening = False

    def refuse_held(self, act: str | None, reason: str) -> None:
        """A held act came to nothing: whoever waits for it hears why."""
        later = self.held_acts.pop(act, None) if act else None
        if later is not None and act is not None:
            later(self.nak(act.partition(":")[2], reason))

    def refuse_all_held(self, reason: str) -> None:
        for act in list(self.held_acts):
            self.refuse_held(act, reason)

    def nak(self, id: str, reason: str) -> wire.Nak:
        """No, in the language of the table."""
        return nak(id, NotYourDecision(reason, {}, game=self.table.game.name), self.table.settings.language)
