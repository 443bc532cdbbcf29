"""What happens by itself at a table, and failed, is tried again: after a while, then after a longer one."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Iterable

from tavolata.server.hall.background import BackgroundTasks
from tavolata.server.hall.live_table import LiveTable
from tavolata.server.hall.people import Refused
from tavolata.server.outage import trouble_of
from tavolata.server.store import Store

LOG = logging.getLogger("tavolata")

#: When the database is back all tables go on within this time, in seconds, though not all in the same moment.
_SPREAD = 0.25


class Retries:
    """Lets a table rest where something failed. While the database is away nothing is tried at all."""

    def __init__(self, store: Store, background: BackgroundTasks, again: Callable[[LiveTable], None]) -> None:
        """``again``: does what is due at a table."""
        self._store = store
        self._background = background
        self._again = again

    def failed(self, live: LiveTable, problem: Exception) -> None:
        if self._background.closing or isinstance(problem, Refused):  # the table is gone
            return
        # That the database is away was said already, and once is enough for a defect too.
        if not trouble_of(problem) and not live.pause.failures:
            LOG.error("something failed at table %s; it is tried again", live.table.id, exc_info=problem)
        live.pause.begin(lambda: self._resume(live))

    def _resume(self, live: LiveTable) -> None:
        if live.pause.on and not self._store.outage.away:
            live.pause.end()
            self._again(live)

    def resume(self, tables: Iterable[LiveTable]) -> None:
        """The database is back: nobody waits any longer."""
        loop = asyncio.get_running_loop()
        for live in tables:
            if live.pause.on:
                loop.call_later(random.uniform(0.0, _SPREAD), self._resume, live)
