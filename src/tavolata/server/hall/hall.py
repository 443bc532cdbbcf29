"""The hall itself: opens, looks after its tables, and closes."""

from __future__ import annotations

import asyncio
import time

import sqlalchemy as sa

from tavolata.server.hall.base import LOG
from tavolata.server.hall.clockwork import Clockwork
from tavolata.server.hall.loaded import Loaded
from tavolata.server.store import (
    TABLES,
)


class Hall(Clockwork):
    """All tables. One for each server process."""

    def begin(self) -> None:
        self._spawn(self._sweep_forever())

    async def end(self) -> None:
        """Stop: keep snapshots of what is in memory, then let everything go."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for loaded in list(self.tables.values()):
            if loaded.timer:
                loaded.timer.cancel()
            await self._keep(loaded)
        self.thinkers.close()

    async def _sweep_forever(self) -> None:
        while True:
            for work in (self._wake_due, self._share_presence, self._unload_idle):
                try:
                    await work()
                except Exception:
                    # The database may be away for a moment; whatever it is, the next round tries again.
                    LOG.exception("looking after the tables failed")
            await asyncio.sleep(self.sweep_seconds)

    async def _wake_due(self) -> None:
        """Load the tables where something is due: after a start, bots go on where they were."""
        soon = time.time() + self.sweep_seconds

        def read(connection: sa.Connection) -> list[str]:
            query = sa.select(TABLES.c.id).where(TABLES.c.due <= soon).order_by(TABLES.c.due)
            return [row.id for row in connection.execute(query)]

        for table in await self.store.run(read):
            if table not in self.tables:
                try:
                    await self.loaded(table)
                except Exception:
                    # One that cannot be loaded must not keep the others from going on.
                    LOG.exception("table %s cannot be loaded", table)

    async def _unload_idle(self) -> None:
        """Tables that nobody looks at, and where nothing happens soon, leave memory."""
        for loaded in list(self.tables.values()):
            if self._is_idle(loaded):
                await self._keep(loaded)
                # In the meantime somebody may have come.
                if self._is_idle(loaded):
                    self._forget(loaded.table.id)

    def _is_idle(self, loaded: Loaded) -> bool:
        now = time.time()
        if loaded.viewers or loaded.thinking or loaded.lock.locked() or now - loaded.touched <= self.idle_seconds:
            return False
        # A clock that ends much later is kept with the table and wakes it in time.
        at = loaded.table.wake_at()
        return at is None or (loaded.table.due is not None and min(at, loaded.table.due) > now + 2 * self.sweep_seconds)
