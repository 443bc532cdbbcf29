"""How texts leave a socket.

A move is told to everybody at the table, and to whoever made it twice over: the news and the acknowledgement. What waits for a
socket leaves in one write, once for each turn of the loop: `ShortWay`, which our own server offers to the application as an
extension of ASGI. Under any other server `PlainWay` does the same one text after the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from starlette.types import Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

_EXTENSION = "tavolata.short-way"


class Way(Protocol):
    """A way out for texts."""

    #: Called when there is room again after there was none.
    resumed: Callable[[], None]

    def write(self, texts: Iterable[bytes]) -> bool:
        """Send these texts. False: there is no room for them now, and none was sent."""
        ...


def way_out(scope: Scope, send: Send) -> Way:
    short: dict[str, Way] | None = scope.get("extensions", {}).get(_EXTENSION)
    return PlainWay(send) if short is None else short["way"]


def _nothing() -> None:
    pass


def _frame(text: bytes) -> bytes:
    """A text as a server sends it, whole and without a mask: RFC 6455, section 5.2."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class ShortWay(WebSocketsSansIOProtocol):
    """Uvicorn's own socket, which takes many texts at once."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.resumed = _nothing

    async def run_asgi(self) -> None:
        self.scope["extensions"][_EXTENSION] = {"way": self}
        await super().run_asgi()

    def write(self, texts: Iterable[bytes]) -> bool:
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(map(_frame, texts)))
        # Where nobody listens any more the texts are gone; the application hears of it where it reads.
        return True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.resumed()


class PlainWay:
    """As ASGI has it: one text at a time, each awaited."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._sending: asyncio.Task[None] | None = None
        self.resumed = _nothing

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
