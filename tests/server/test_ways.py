"""How texts leave a socket: in one write where our own server runs, one after the other elsewhere."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from server.tables import in_loop, until
from tavolata.server.ways import PlainWay, ShortWay, way_out


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


def short_way(wire: Wire) -> ShortWay:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        pass

    config = uvicorn.Config(app, ws=ShortWay, ws_per_message_deflate=False)
    config.load()
    way = ShortWay(config=config, server_state=ServerState(), app_state={}, _loop=asyncio.get_running_loop())
    way.transport = wire
    way.conn.state = State.OPEN
    return way


@in_loop
async def test_many_texts_are_one_write_of_ordinary_frames() -> None:
    wire = Wire()
    texts = [b"", b"a", b"b" * 125, b"c" * 126, b"d" * 65_535, b"e" * 65_536, "perché".encode()]
    assert short_way(wire).write(texts)
    assert wire.written == [b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts)]


@in_loop
async def test_where_there_is_no_room_nothing_is_sent_until_there_is() -> None:
    wire = Wire()
    way = short_way(wire)
    waiting = [b"one", b"two"]
    way.resumed = lambda: waiting.clear() if waiting and way.write(waiting) else None
    way.pause_writing()
    assert not way.write(waiting)
    assert not wire.written
    way.resume_writing()
    assert len(wire.written) == 1 and not waiting


@pytest.mark.parametrize("state", [State.CONNECTING, State.CLOSING, State.CLOSED])
@in_loop
async def test_to_a_closed_socket_nothing_is_written(state: State) -> None:
    wire = Wire()
    way = short_way(wire)
    way.conn.state = state
    assert way.write([b"too late"])
    assert not wire.written


@in_loop
async def test_nor_where_the_connection_is_lost_without_a_word() -> None:
    wire = Wire()
    way = short_way(wire)
    wire.closing = True
    assert way.write([b"too late"])
    assert not wire.written


@in_loop
async def test_another_server_gets_one_text_after_the_other() -> None:
    sent: list[str] = []
    free = asyncio.Event()

    async def send(message: Any) -> None:
        await free.wait()
        sent.append(message["text"])

    way = way_out({"type": "websocket"}, send)
    assert isinstance(way, PlainWay)
    waiting = [b"three"]
    way.resumed = lambda: waiting.clear() if waiting and way.write(waiting) else None
    assert way.write([b"one", b"two"])
    assert not way.write(waiting)
    free.set()
    await until(lambda: sent == ["one", "two", "three"])
    assert not waiting


@in_loop
async def test_a_server_that_cannot_send_any_more_is_left_in_peace() -> None:
    async def send(message: Any) -> None:
        raise OSError("gone")

    way = way_out({"type": "websocket"}, send)
    resumed: list[bool] = []
    way.resumed = lambda: resumed.append(True)
    assert way.write([b"one"])
    await asyncio.sleep(0.01)
    assert not resumed
