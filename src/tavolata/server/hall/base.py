"""What all rooms of the hall stand on: the tables in memory, and the work that goes on beside the calls."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from tavolata.server.bots import Thinkers
from tavolata.server.hall.loaded import Loaded
from tavolata.server.store import (
    Store,
)
from tavolata.server.tokens import LinkMaker

LOG = logging.getLogger("tavolata")

#: A table that nobody looks at and where nothing is due leaves memory after this time.
IDLE_SECONDS = 120.0
#: How often the hall looks for tables that are due, for idle ones, and at who is connected elsewhere.
SWEEP_SECONDS = 15.0


class HallBase:
    """The tables in memory, and what goes on by itself."""

    def __init__(
        self,
        store: Store,
        links: LinkMaker,
        thinkers: int = 1,
        idle_seconds: float = IDLE_SECONDS,
        sweep_seconds: float = SWEEP_SECONDS,
    ) -> None:
        self.store = store
        self.links = links
        self.thinkers = Thinkers(thinkers)
        self.tables: dict[str, Loaded] = {}
        self._loading: dict[str, asyncio.Future[Loaded | None]] = {}
        #: Tables that another process moved while they were being read here: they are looked at once more.
        self._moved_meanwhile: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.started = time.time()
        self.closing = False
        self.idle_seconds = idle_seconds
        self.sweep_seconds = sweep_seconds

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something failed at a table", exc_info=task.exception())

    def arrange(self, loaded: Loaded) -> None:
        """Set the alarm of a table, and wake its bots. The room where that happens is built upon all others."""
        raise NotImplementedError

    def _forget(self, table: str) -> None:
        loaded = self.tables.pop(table, None)
        if loaded is not None and loaded.timer is not None:
            loaded.timer.cancel()
