"""All texts that wait for a socket in one write: uvicorn's socket, with a shorter way out and a limit on frames.

It is here for two reasons. Frames that never reach the application (pings, empty parts) are in no limit of uvicorn's: one socket
that reads nothing took the server's memory with them. And it is measured to be cheaper (uvloop, socket pairs, CPU of the sending
side, the median of five): what a move at a table of two says, three texts, costs 12 us instead of 33 with `PlainTransport`, of
the 500 that a move costs in all; a burst of ten texts to each of two sockets 28 us instead of 137. What comes in is nearly always
one short text in one frame: it is taken apart here, and whatever else comes by the generators of `websockets`.

Built upon the inside of uvicorn, which a release may change. So `fits` tries it at the start on a socket of its own; where it
does not work as expected, `serve.configuration` takes uvicorn's own socket, and texts leave through `PlainTransport`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from tavolata.server.limits import Bucket, Limits
from tavolata.server.transport import EXTENSION, nobody, nothing, transport_of

LOG = logging.getLogger("tavolata")

_USUAL = Limits()
#: What is read at once: of small frames in a row only so many are taken apart before they are counted.
_SLICE = 4 << 10
#: The code of a socket that says too much.
_TOO_MUCH = 1008

#: So many turns of the loop are enough for whatever one does to a socket that is only tried: there is nobody to wait for.
_TURNS = 20


def _frame(text: bytes) -> bytes:
    """A text as a server sends it, whole and without a mask: RFC 6455, section 5.2."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


#: Where in a frame the next byte is cannot be said any more.
_LOST = -1


def _missing_after(data: bytes, missing: int) -> int:
    """How many bytes of the last frame are still to come after these, of which ``missing`` belong to an earlier one."""
    at, size = missing, len(data)
    while at < size:
        short = data[at + 1] & 0x7F if size - at >= 2 else 127
        head = 2 + (2 if short == 126 else 8 if short == 127 else 0)
        if size - at < head:
            return _LOST
        length = short if head == 2 else int.from_bytes(data[at + 2 : at + head], "big")
        at += head + 4 + length
    return at - size


def _text_in(data: bytes) -> bytes | None:
    """The text, if this is one text in one whole frame as a client sends it."""
    size = len(data)
    if size < 6 or data[0] != 0x81:
        return None
    length = data[1] - 0x80
    if 0 <= length < 126 and size == 6 + length:
        return apply_mask(data[6:], data[2:6])
    if length == 126 and size >= 8 and size == 8 + int.from_bytes(data[2:4], "big"):
        return apply_mask(data[8:], data[4:8])
    return None


def _pong_in(data: bytes) -> bytes | None:
    """What a pong brings back, if this is one in one whole frame as a client sends it, of the length of uvicorn's pings."""
    if len(data) == 10 and data.startswith(b"\x8a\x84"):
        return apply_mask(data[6:], data[2:6])
    return None


class BatchingTransport(WebSocketsSansIOProtocol):
    """Uvicorn's own socket, which takes many texts at once; and only so many frames, whatever is in them.

    Pings, pongs and empty parts of a message never reach the application, so they are counted here.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.resumed = nothing
        self.welcomed = nothing
        self.heard: Callable[[str], bool] = nobody
        #: Called when the connection is gone.
        self.left = nothing
        self.frames_left = Bucket(_USUAL.frames, _USUAL.frames_at_once)
        self._cut: asyncio.TimerHandle | None = None
        #: How many bytes of a frame are still to come: at 0 a new one begins. Nothing is known before the first one.
        self._missing = _LOST
        #: Whether the other side has said anything since it was last looked whether it is there.
        self._spoke = False

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        extensions[EXTENSION] = {"transport": self}
        await super().run_asgi()
        # What is in a circle stays in memory until Python looks for garbage: here, and when the connection is lost.
        del extensions[EXTENSION]
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._cut is not None:
            self._cut.cancel()
        self.conn.parser.close()
        self.left()

    def _end_soon(self) -> None:
        """Closed, but not before the other side has read everything: whoever never reads is cut off."""
        if not self.disconnected and self._cut is None:
            self._cut = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def send_keepalive_ping(self) -> None:
        """Ask whether the other side is still there, unless it has just spoken.

        A ping and its pong cost about as much as a move, and of many open sockets most only wait.
        """
        if self._spoke:
            self._spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def data_received(self, data: bytes) -> None:
        self._spoke = True
        if self._missing == 0 and len(data) <= _SLICE and self._take_text(data):
            return
        if self._missing != _LOST:
            self._missing = _missing_after(data, self._missing)
        elif not self.handshake_initiated and data.endswith(b"\r\n\r\n"):
            self._missing = 0  # the whole head of a request, as the door hands it over
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE] if len(data) > _SLICE else data)

    def _take_text(self, data: bytes) -> bool:
        """Take these bytes if they are one whole text, and nothing else is going on: what nearly always comes."""
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None or conn.extensions or self.close_sent:
            return False
        found = _text_in(data)
        if found is None:
            return self._take_pong(data)
        try:
            text = found.decode()
        except UnicodeDecodeError:
            return False
        if not self.transport.is_closing() and self._may_say_more():
            # While something waits for the application nothing may overtake it.
            if not self.read_paused and self.queue.empty() and self.heard(text):
                return True
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
        return True

    def _take_pong(self, data: bytes) -> bool:
        """The same for what comes next often: where people think for long, nothing else does."""
        found = _pong_in(data)
        if found is None:
            return False
        if not self.transport.is_closing():
            self.handle_pong(Frame(Opcode.PONG, found))
            # The answer to a ping is no reason to leave out the next one.
            self._spoke = False
        return True

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


# Whether it fits

_HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class _Recorder(asyncio.Transport):
    """The other side of a socket that is only tried: keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True


def fits() -> bool:
    """Whether the uvicorn that is installed is made as `BatchingTransport` expects: a socket is opened, used and lost."""
    with ThreadPoolExecutor(1) as thread:  # this one may have a loop that runs
        try:
            return thread.submit(asyncio.run, _works()).result()
        except Exception:
            LOG.debug("uvicorn is made otherwise", exc_info=True)
            return False


async def _works() -> bool:
    heard: list[str] = []

    async def turn_the_loop() -> None:
        for _ in range(_TURNS):
            await asyncio.sleep(0)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        transport = transport_of(scope, send)
        await receive()
        await send({"type": "websocket.accept"})
        heard.append((await receive())["text"])
        transport.write([b"one", b"two"])
        heard.append((await receive())["type"])

    config = uvicorn.Config(app, ws=BatchingTransport, ws_per_message_deflate=False, lifespan="off", log_config=None)
    config.load()
    socket, other_side = BatchingTransport(config, ServerState(), {}), _Recorder()
    socket.left = lambda: heard.append("left")
    socket.resumed = lambda: heard.append("resumed")
    socket.connection_made(other_side)
    socket.data_received(_HANDSHAKE)
    await turn_the_loop()
    socket.data_received(Frame(Opcode.TEXT, b"zero").serialize(mask=True))
    await turn_the_loop()
    socket.pause_writing()
    refused = not socket.write([b"three"])
    socket.resume_writing()
    socket.data_received(Frame(Opcode.PING, b"").serialize(mask=True))
    socket.frames_left = Bucket(0.0, 0)
    socket.data_received(Frame(Opcode.PING, b"").serialize(mask=True))
    socket.connection_lost(None)
    await turn_the_loop()
    frames = [Frame(Opcode.TEXT, b"one"), Frame(Opcode.TEXT, b"two")]
    wanted = [b"".join(frame.serialize(mask=False) for frame in frames), Frame(Opcode.PONG, b"").serialize(mask=False)]
    is_cut_off = other_side.closing and len(other_side.written) == 4
    events = ["zero", "resumed", "left", "websocket.disconnect"]
    return refused and is_cut_off and other_side.written[1:3] == wanted and heard == events
