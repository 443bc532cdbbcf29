"""What is done now and then, so that nothing that is of no use any more is kept for ever."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tavolata.server.outage import is_away

LOG = logging.getLogger("tavolata")

_ROUND_SECONDS = 3600.0
#: Where the database was away.
_SOON_SECONDS = 60.0


async def keep_house(*works: Callable[[], Awaitable[None]]) -> None:
    """Do these works at once, and then every hour."""
    while True:
        pause = _ROUND_SECONDS
        for work in works:
            try:
                await work()
            except Exception as problem:
                # That the database is away is told elsewhere; whatever it is, the next round tries again.
                if is_away(problem):
                    pause = _SOON_SECONDS
                else:
                    LOG.exception("keeping house failed")
        await asyncio.sleep(pause)
