"""What takes long to compute is done beside the event loop: decks that people wrote, replays, logs, game files, QR codes.

One thread does it, one thing at a time: Python computes no faster in several, and the loop would wait for each of them in turn.
Whoever asks for much waits for themselves: of each address one thing at a time stands in the line.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tavolata.server.hall import Refused
from tavolata.server.limits import Limits

T = TypeVar("T")


class HeavyWork:
    """The thread for heavy work, and who waits for it."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.heavy
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="heavy")
        #: By address: whose turn it is, and how many there are.
        self._lines: dict[str, tuple[asyncio.Lock, int]] = {}

    async def do(self, address: str, work: Callable[[], T]) -> T:
        """Have something done for an address; refused where too much waits for it already."""
        turn, waiting = self._lines.get(address) or (asyncio.Lock(), 0)
        if waiting >= self._most:
            raise Refused("error-too-fast", 429)
        self._lines[address] = turn, waiting + 1
        try:
            async with turn:
                return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            waiting = self._lines[address][1] - 1
            if waiting:
                self._lines[address] = turn, waiting
            else:
                del self._lines[address]

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
