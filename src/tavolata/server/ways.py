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
from websockets.frames import Frame
from websockets.protocol import State

from tavolata.server.limits import Bucket, Limits

_EXTENSION = "tavolata.short-way"
_USUAL = Limits()
#: What is read at once: of small frames in a row only so many are taken apart before they are counted.
_SLICE = 4 << 10
#: The code of a socket that says too much.
_TOO_MUCH = 1008


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
    """Uvicorn's own socket, which takes many texts at once; and only so many frames, whatever is in them.

    Pings, pongs and empty parts of a message never reach the application, so they are counted here.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.resumed = _nothing
        #: Called when the connection is gone.
        self.left = _nothing
        self.frames_left = Bucket(_USUAL.frames, _USUAL.frames_at_once)

    async def run_asgi(self) -> None:
        self.scope["extensions"][_EXTENSION] = {"way": self}
        await super().run_asgi()
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.left()

    def _end_soon(self) -> None:
        """Closed, but not before the other side has read everything: whoever never reads is cut off."""
        if not self.disconnected:
            self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE] if len(data) > _SLICE else data)

    def _may_say_more(self) -> bool:
        """Count a frame. One too many closes the socket."""
        if self.frames_left.take():
            return True
        if not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": _TOO_MUCH})
            self.conn.fail(_TOO_MUCH, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            self._end_soon()
        return False

    def handle_cont(self, event: Frame) -> None:
        if self._may_say_more():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._may_say_more():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may_say_more():
            super().handle_bytes(event)

    def handle_pong(self, event: Frame) -> None:
        if self._may_say_more():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if not self._may_say_more():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            # Whoever does not read hears no pong: it would only wait in memory.
            self.conn.data_to_send()

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
