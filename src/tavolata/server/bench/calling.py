"""What talks to the server: HTTP calls, and sockets as cheap as they can be."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec

#: How long anything may take that should take moments.
PATIENCE = 60.0
#: The server closes a connection that nobody uses for half a minute; sooner than that we take a new one.
_KEEP_ALIVE = 10.0


class Caller:
    """HTTP calls over one connection."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def call(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        """The decoded answer and the cookie that came with it. Anything but success is an error."""
        if time.monotonic() - self._used > _KEEP_ALIVE:
            self.close()
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        self._used = time.monotonic()
        reader, writer = self._streams
        data = msgspec.json.encode({} if body is None else body)
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        if cookie:
            head += f"Cookie: {cookie}\r\n"
        writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"(?i)content-length: (\d+)", answer)
        content = await reader.readexactly(int(length[1]) if length else 0)
        if not re.match(r"HTTP/1.1 2", answer):
            raise RuntimeError(f"{method} {path}: {answer[:40]!r} {content[:200]!r}")
        cookies = re.search(r"(?i)set-cookie: ([^;\r]+)", answer)
        return msgspec.json.decode(content), cookies[1] if cookies else ""

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Line(asyncio.Protocol):
    """A socket as cheap as it can be: no checks of what the server sends, and a mask of zeros."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None], host: str = "localhost") -> None:
        """``host``: by which name the server is called."""
        self._heard = heard
        self._lost = lost
        self._host = host
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(
            b"GET /api/socket HTTP/1.1\r\nHost: %b\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" % self._host.encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._shaken:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            self._shaken = True
            if not self._open.done():
                if buffer.startswith(b"HTTP/1.1 101"):
                    self._open.set_result(None)
                else:
                    self._open.set_exception(ConnectionError(buffer[:60].decode(errors="replace")))
            buffer = buffer[end + 4 :]
        at, size = 0, len(buffer)
        while size - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                if size - at < 4:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if size < start + length:
                break
            kind = buffer[at] & 15
            at = start + length
            if kind == 1:
                self._heard(buffer[start:at])
            elif kind == 9:
                self.send(buffer[start:at], 0x8A)
        self._buffer = buffer[at:]

    def connection_lost(self, problem: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(ConnectionError("closed"))
        self._lost()

    async def opened(self) -> None:
        await self._open

    def send(self, data: bytes, kind: int = 0x81) -> None:
        size = len(data)
        if size < 126:
            head = bytes((kind, 0x80 | size))
        elif size < 1 << 16:
            head = bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        else:
            head = bytes((kind, 0xFF)) + size.to_bytes(8, "big")
        self.send_raw(head + b"\0\0\0\0" + data)

    def send_raw(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def connect(port: int, heard: Callable[[bytes], None], lost: Callable[[], None]) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(heard, lost), "127.0.0.1", port)
    await asyncio.wait_for(line.opened(), PATIENCE)
    return line
