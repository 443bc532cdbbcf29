"""How texts leave a socket: in one write where our own server runs as it should, one after the other elsewhere."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.sync.client import connect

from server.running import Threaded
from server.tables import in_loop, until
from tavolata.server import batching as batching_module
from tavolata.server.batching import BatchingTransport, fits
from tavolata.server.transport import Outbox, PlainTransport, nobody, nothing, transport_of


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.closing
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        pass


def batching(wire: Wire) -> BatchingTransport:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        pass

    config = uvicorn.Config(app, ws=BatchingTransport, ws_per_message_deflate=False)
    config.load()
    transport = BatchingTransport(
        config=config, server_state=ServerState(), app_state={}, _loop=asyncio.get_running_loop()
    )
    transport.transport = wire
    transport.conn.state = State.OPEN
    return transport


@in_loop
async def test_many_texts_are_one_write_of_ordinary_frames() -> None:
    wire = Wire()
    texts = [b"", b"a", b"b" * 125, b"c" * 126, b"d" * 65_535, b"e" * 65_536, "perché".encode()]
    assert batching(wire).write(texts)
    assert wire.written == [b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts)]


@in_loop
async def test_where_there_is_no_room_nothing_is_sent_until_there_is() -> None:
    wire = Wire()
    transport = batching(wire)
    waiting = [b"one", b"two"]
    transport.resumed = lambda: waiting.clear() if waiting and transport.write(waiting) else None
    transport.pause_writing()
    assert not transport.write(waiting)
    assert not wire.written
    transport.resume_writing()
    assert len(wire.written) == 1 and not waiting


@pytest.mark.parametrize("state", [State.CONNECTING, State.CLOSING, State.CLOSED])
@in_loop
async def test_to_a_closed_socket_nothing_is_written(state: State) -> None:
    wire = Wire()
    transport = batching(wire)
    transport.conn.state = state
    assert transport.write([b"too late"])
    assert not wire.written


@in_loop
async def test_nor_where_the_connection_is_lost_without_a_word() -> None:
    wire = Wire()
    transport = batching(wire)
    wire.closing = True
    assert transport.write([b"too late"])
    assert not wire.written


@in_loop
async def test_another_server_gets_one_text_after_the_other() -> None:
    sent: list[str] = []
    free = asyncio.Event()

    async def send(message: Any) -> None:
        await free.wait()
        sent.append(message["text"])

    transport = transport_of({"type": "websocket"}, send)
    assert isinstance(transport, PlainTransport)
    waiting = [b"three"]
    transport.resumed = lambda: waiting.clear() if waiting and transport.write(waiting) else None
    assert transport.write([b"one", b"two"])
    assert not transport.write(waiting)
    free.set()
    await until(lambda: sent == ["one", "two", "three"])
    assert not waiting


@in_loop
async def test_a_server_that_cannot_send_any_more_is_left_in_peace() -> None:
    async def send(message: Any) -> None:
        raise OSError("gone")

    transport = transport_of({"type": "websocket"}, send)
    resumed: list[bool] = []
    transport.resumed = lambda: resumed.append(True)
    assert transport.write([b"one"])
    await asyncio.sleep(0.01)
    assert not resumed


# What is heard at once


@in_loop
async def test_a_text_is_offered_where_it_is_read_and_overtakes_none_that_waits() -> None:
    transport = batching(Wire())
    heard: list[str] = []
    transport._missing = 0
    taken = True

    def hear(text: str) -> bool:
        heard.append(text)
        return taken

    transport.heard = hear
    for text in (b"one", b"two", b"three", b"four"):
        taken = text != b"three"
        transport.data_received(Frame(Opcode.TEXT, text).serialize(mask=True))
    # The third was not taken; while it waits for the application the fourth is not even offered.
    assert heard == ["one", "two", "three"]
    assert [dict(transport.queue.get_nowait())["text"] for _ in range(2)] == ["three", "four"]


# The outbox


class Buffer:
    """A transport with room, or without."""

    def __init__(self) -> None:
        self.room = True
        self.writes: list[list[bytes]] = []
        self.resumed = self.fail
        self.welcomed = nothing
        self.heard: Callable[[str], bool] = nobody

    def fail(self) -> None:
        raise AssertionError("nobody waits for room")

    def write(self, texts: Any) -> bool:
        if self.room:
            self.writes.append(list(texts))
        return self.room


def _pings(wire: Wire) -> list[bytes]:
    """What the pings brought that were sent."""
    return [written[2:] for written in wire.written if written.startswith(b"\x89")]


@in_loop
async def test_only_who_is_silent_is_asked_whether_they_are_there() -> None:
    wire = Wire()
    socket = batching(wire)
    socket.ping_interval, socket.ping_timeout = 3600.0, 3600.0
    socket._missing = 0
    socket.data_received(Frame(Opcode.TEXT, b"hello").serialize(mask=True))
    socket.send_keepalive_ping()
    assert not _pings(wire)
    assert socket.ping_timer is not None
    socket.send_keepalive_ping()
    (asked,) = _pings(wire)
    assert socket.pong_timer is not None
    # Another's answer is none; that to a ping is, and does not count as speaking.
    socket.data_received(Frame(Opcode.PONG, bytes(4)).serialize(mask=True))
    assert socket.pong_timer is not None
    socket.data_received(Frame(Opcode.PONG, asked).serialize(mask=True))
    assert socket.pong_timer is None
    assert socket.ping_timer is not None
    socket.send_keepalive_ping()
    assert len(_pings(wire)) == 2
    socket.stop_keepalive()


@in_loop
async def test_all_that_is_said_in_one_turn_of_the_loop_is_one_write() -> None:
    buffer = Buffer()
    outbox = Outbox(buffer, 10, lambda: None)
    outbox.send(b"one")
    outbox.send(b"two")
    assert not buffer.writes
    await asyncio.sleep(0)
    outbox.send(b"three")
    await asyncio.sleep(0)
    assert buffer.writes == [[b"one", b"two"], [b"three"]]


@in_loop
async def test_what_found_no_room_leaves_with_what_came_later() -> None:
    buffer = Buffer()
    buffer.room = False
    outbox = Outbox(buffer, 10, lambda: None)
    outbox.send(b"one")
    await asyncio.sleep(0)
    outbox.send(b"two")
    await asyncio.sleep(0)
    assert not buffer.writes
    buffer.room = True
    buffer.resumed()
    assert buffer.writes == [[b"one", b"two"]] and not outbox


@in_loop
async def test_an_outbox_that_nobody_empties_says_so_once_and_is_closed() -> None:
    buffer = Buffer()
    buffer.room = False
    calls: list[bool] = []
    outbox = Outbox(buffer, 3, lambda: calls.append(True))
    for _ in range(9):
        outbox.send(b"bla")
    assert calls == [True] and not outbox
    await asyncio.sleep(0)
    buffer.room = True
    buffer.resumed()
    assert not buffer.writes


# A uvicorn that is made otherwise


def test_the_uvicorn_that_is_installed_takes_all_in_one_write() -> None:
    assert fits()


@pytest.mark.parametrize("otherwise", ["a method", "a part", "the module"])
def test_under_another_uvicorn_texts_leave_one_after_the_other(
    tmp_path: Path, otherwise: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    used: list[PlainTransport] = []
    really = PlainTransport.write

    def write(self: PlainTransport, texts: Any) -> bool:
        used.append(self)
        return really(self, texts)

    monkeypatch.setattr(PlainTransport, "write", write)
    if otherwise == "a method":
        monkeypatch.setattr(WebSocketsSansIOProtocol, "resume_writing", lambda self: None)
        assert not fits()
    elif otherwise == "a part":
        monkeypatch.setattr(batching_module, "State", type("State", (), {"OPEN": object()}))
        assert not fits()
    else:
        monkeypatch.setitem(sys.modules, "tavolata.server.batching", None)
        monkeypatch.delattr("tavolata.server.batching")
    with Threaded(tmp_path / "site") as server:
        assert "uvicorn" in caplog.text
        with connect(server.socket_url) as line:
            line.send('{"t": "ping", "at": 1}')
            line.send('{"t": "say", "id": "x", "text": "hello"}')
            assert [json.loads(line.recv(10))["t"] for _ in range(2)] == ["pong", "nak"]
    assert used


# What comes in


class OneSidedWire(Wire):
    """A transport that lets itself be paused."""

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        self.closing = True


_REQUEST = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def _heard(kind: type[WebSocketsSansIOProtocol], parts: list[bytes]) -> list[Any]:
    """What the application hears of these bytes, and what the other side is answered."""
    heard: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            heard.append(message)
            if message["type"] == "websocket.disconnect":
                return

    config = uvicorn.Config(app, ws=kind, ws_per_message_deflate=False, lifespan="off", log_config=None)
    config.load()
    socket, wire = kind(config, ServerState(), {}), OneSidedWire()
    socket.connection_made(wire)
    socket.data_received(_REQUEST)
    for _ in range(3):
        await asyncio.sleep(0)
    for part in parts:
        if not wire.is_closing():
            socket.data_received(part)
        await asyncio.sleep(0)
    socket.connection_lost(None)
    for _ in range(len(parts) + 5):
        await asyncio.sleep(0)
    return [heard, wire.written[1:]]


@pytest.mark.parametrize("seed", range(40))
@in_loop
async def test_wherever_the_bytes_are_cut_the_same_is_heard_as_through_uvicorn_alone(seed: int) -> None:
    rng = random.Random(seed)
    frames = []
    for number in range(30):
        text = (f"{number} è " + "x" * rng.choice([0, 1, 118, 130, 3000, 5000])).encode()
        frames += rng.choice(
            [
                [Frame(Opcode.TEXT, text)],
                [Frame(Opcode.TEXT, text)],
                [Frame(Opcode.BINARY, text)],
                [Frame(Opcode.PING, b"?"), Frame(Opcode.TEXT, b"")],
                [Frame(Opcode.PONG, b"????")],
                [Frame(Opcode.TEXT, text, fin=False), Frame(Opcode.PING, b"!"), Frame(Opcode.CONT, text)],
            ]
        )
    # At the end sometimes something that must not be: half a letter, a text within a text, no mask, a close.
    frames += rng.choice(
        [
            [],
            [Frame(Opcode.TEXT, b"\xc3")],
            [Frame(Opcode.TEXT, b"a", fin=False), Frame(Opcode.TEXT, b"b")],
            [Frame(Opcode.CLOSE, b"\x03\xe8")],
        ]
    )
    written = [frame.serialize(mask=True) for frame in frames] + ([b"\x81\x01a"] if seed % 7 == 0 else [])
    parts: list[bytes] = []
    for frame in written:
        cut = rng.choice([0, 0, 0, rng.randrange(len(frame)), rng.randrange(len(frame))])
        if cut and rng.random() < 0.5 and parts:
            parts[-1] += frame[:cut]
            parts.append(frame[cut:])
        else:
            parts += [frame[:cut], frame[cut:]] if cut else [frame]
    expected = await _heard(WebSocketsSansIOProtocol, parts)
    assert len(expected[0]) > 10
    assert await _heard(BatchingTransport, parts) == expected
