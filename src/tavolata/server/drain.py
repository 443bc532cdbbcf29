"""Before a server process ends it sends those who look through it to another one.

Everybody keeps their old connection, and is answered on it, until they have a new one. They are told a few at a time: whoever
comes to another process costs it about a millisecond, and those who play there must not wait for all of them at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tavolata.server import wire
from tavolata.server.hall import wire_bytes

_MOVING = wire_bytes(wire.Moving())
#: How many connections are told in a second, and how many of them at once.
_TOLD_A_SECOND = 500.0
_TOLD_AT_ONCE = 25
#: How long the last ones may take to have another connection before they are cut off.
_LAST_SECONDS = 1.0

Send = Callable[[bytes], None]


class Drain:
    """The connections of this process, and their way out."""

    def __init__(self) -> None:
        #: Set when this process is about to end: whoever waits for something here waits somewhere else from now on.
        self.begun = asyncio.Event()
        #: Nobody new should be sent here any more; whoever comes all the same is welcome until it begins.
        self.announced = False
        self._connections: set[Send] = set()

    def enter(self, send: Send) -> None:
        """A connection was opened; ``send`` says something on it."""
        self._connections.add(send)
        if self.begun.is_set():
            send(_MOVING)

    def leave(self, send: Send) -> None:
        self._connections.discard(send)

    async def empty(self) -> None:
        """Send everybody away; returns when they are gone, or had time enough."""
        self.begun.set()
        for number, send in enumerate(list(self._connections), 1):
            send(_MOVING)
            if not number % _TOLD_AT_ONCE:
                await asyncio.sleep(_TOLD_AT_ONCE / _TOLD_A_SECOND)
        loop = asyncio.get_running_loop()
        end = loop.time() + _LAST_SECONDS
        while self._connections and loop.time() < end:
            await asyncio.sleep(0.02)
