"""How texts leave a socket.

A move is told to everybody at the table, and to whoever made it twice over: the news and the acknowledgement. What waits for a
socket leaves once for each turn of the loop (`Outbox`). Where our own server runs as it should, all of it is one write
(`batching.BatchingTransport`, which is offered to the application as an extension of ASGI); under any other server
`PlainTransport` sends one text after the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from starlette.types import Scope, Send

#: The extension of ASGI under which a server offers a `TextTransport` of its own.
EXTENSION = "tavolata.batching"


class TextTransport(Protocol):
    """Carries texts to the other side of a socket."""

    #: Called when there is room again after there was none.
    resumed: Callable[[], None]
    #: To be called once the other side has shown by what it may look: until then its time is limited.
    welcomed: Callable[[], None]
    #: Offered a text where it is read. False: it is not taken, and comes to the application as ASGI has it.
    heard: Callable[[str], bool]

    def write(self, texts: Iterable[bytes]) -> bool:
        """Send these texts. False: there is no room for them now, and none was sent."""
        ...


def transport_of(scope: Scope, send: Send) -> TextTransport:
    """The transport that the server offers; the plain one where it offers none."""
    batching: dict[str, TextTransport] | None = scope.get("extensions", {}).get(EXTENSION)
    return PlainTransport(send) if batching is None else batching["transport"]


def nothing() -> None:
    """Where nobody is called."""


def nobody(text: str) -> bool:
    """Where nobody takes a text at once."""
    return False


class Outbox:
    """What waits for a socket. All of it leaves at the end of this turn of the loop, or when there is room again.

    It knows its transport and the transport knows it, so it must be closed: otherwise both stay in memory until Python
    looks for garbage.
    """

    def __init__(self, transport: TextTransport, longest: int, overflow: Callable[[], None]) -> None:
        """``overflow`` is called, once, when more than ``longest`` texts wait: nobody reads them."""
        self._transport = transport
        self._longest = longest
        self._overflow = overflow
        self._waiting: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        #: Whether what waits leaves at the end of this turn of the loop.
        self._leaving = False
        self._open = True
        transport.resumed = self._write

    def __len__(self) -> int:
        return len(self._waiting)

    def send(self, text: bytes) -> None:
        if not self._open:
            return
        if len(self._waiting) > self._longest:
            overflow = self._overflow
            self.close()
            overflow()
            return
        self._waiting.append(text)
        if not self._leaving:
            self._leaving = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        """All that waits, in one write. Where there is no room for it, the transport says when there is again."""
        self._leaving = False
        if self._waiting and self._open and self._transport.write(self._waiting):
            self._waiting = []

    def close(self) -> None:
        """Nothing more leaves, and nobody is called any more."""
        self._open = False
        self._waiting = []
        self._overflow = self._transport.resumed = nothing


class PlainTransport:
    """As ASGI has it: one text at a time, each awaited."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._sending: asyncio.Task[None] | None = None
        self.resumed = nothing
        self.welcomed = nothing
        self.heard: Callable[[str], bool] = nobody

    def write(self, texts: Iterable[bytes]) -> bool:
        if self._sending is not None:
            return False
        self._sending = asyncio.get_running_loop().create_task(self._send_all(list(texts)))
        self._sending.add_done_callback(self._sent)
        return True

    async def _send_all(self, texts: list[bytes]) -> None:
        for text in texts:
            await self._send({"type": "websocket.send", "text": text.decode()})

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending = None
        # Where sending fails nobody listens any more; the application hears of it where it reads.
        if not task.cancelled() and task.exception() is None:
            self.resumed()
