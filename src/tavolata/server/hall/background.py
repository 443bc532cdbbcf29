"""Work that goes on beside the calls."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from tavolata.server.outage import trouble_of

LOG = logging.getLogger("tavolata")


class BackgroundTasks:
    """Tasks that nobody waits for: kept until they end, their failures logged, all of them cancelled at the end."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        #: The server stops: nothing new begins.
        self.closing = False

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        if self.closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not trouble_of(problem):  # that the database is away was said already
            LOG.error("something failed at a table", exc_info=problem)

    async def close(self) -> None:
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
