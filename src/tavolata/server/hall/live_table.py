"""A table in memory with its lock, its viewers and its alarm."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Awaitable, Callable

from tavolata.engine import NotYourDecision
from tavolata.server import wire
from tavolata.server.backoff import Pause
from tavolata.server.hall.messages import Later, nak
from tavolata.server.hall.people import Viewer
from tavolata.server.table import Table


class TableLock:
    """The lock of a table. After a write whose end is not known, whoever gets it next first reads the table again."""

    def __init__(self, live: LiveTable, read_again: Callable[[LiveTable], Awaitable[None]]) -> None:
        self.in_doubt = False
        self._lock = asyncio.Lock()
        # Weak: the table has its lock, and in a circle both would stay in memory until Python looks for garbage.
        self._live = weakref.ref(live)
        self._read_again = read_again

    def locked(self) -> bool:
        return self._lock.locked()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        live = self._live()
        if self.in_doubt and live is not None:
            try:
                await self._read_again(live)
            except BaseException:
                self._lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()


class LiveTable:
    """A table in memory with its lock, its viewers and its alarm."""

    def __init__(
        self, table: Table, snapshot_n: int, read_again: Callable[[LiveTable], Awaitable[None]], now: float
    ) -> None:
        self.table = table
        self.lock = TableLock(self, read_again)
        self.viewers: set[Viewer] = set()
        self.timer: asyncio.TimerHandle | None = None
        #: What bots are thinking about: seat, decision and version.
        self.thinking: set[tuple[int, int, int]] = set()
        #: Who waits for the end of a held act: called with what became of it.
        self.held_acts: dict[str, Later] = {}
        #: What happens by itself failed here and is tried again later.
        self.pause = Pause()
        self.touched = now
        #: The entry of the last snapshot.
        self.snapshot_n = snapshot_n
        #: The version that is in the journal: what viewers were told.
        self.committed = table.v
        #: Another process moved the table, and the journal is about to be read.
        self.is_behind = False
        #: It may have changed more there than the journal.
        self.has_changed = False

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

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


#: Sets the alarm of a table anew after something changed there, and lets its bots think.
Reschedule = Callable[[LiveTable], None]
