"""The socket: reads messages, carries them to their table, sends what a viewer may see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from tavolata.engine import NotYourDecision, TavolataError
from tavolata.engine.words import LANGUAGES
from tavolata.server import wire
from tavolata.server.asking import _TABLE_ID, address_of, need_view, same_origin, session_of, sitting_by_token
from tavolata.server.hall import TRIES, Loaded, Refused, Viewer, nak, wire_bytes
from tavolata.server.limits import Bucket
from tavolata.server.site import Site
from tavolata.server.ways import Way, way_out

LOG = logging.getLogger("tavolata")

#: Messages waiting for a slow reader before it is let go.
_LONGEST_QUEUE = 256
#: Senseless messages before a socket is closed.
_MOST_NONSENSE = 20

_DECODER = msgspec.json.Decoder(wire.FromClient)


async def carry(
    site: Site,
    loaded: Loaded,
    seat: int | None,
    message: Any,
    later: Callable[[wire.Ack | wire.Nak], None],
) -> wire.Ack | wire.Nak | None:
    """Carry a message to its table. None: the answer comes later."""
    hall, table = site.hall, loaded.table
    if isinstance(message, wire.Act) and seat is not None:
        return await hall.act(loaded, seat, message, later)
    if isinstance(message, (wire.Hello, wire.Ping)):
        raise Refused("error-bad-request", 400, reason="t")
    if isinstance(message, wire.Say):
        if not site.chatting.take(f"{table.id}:{seat}"):
            return nak(message.id, NotYourDecision("error-too-fast", {}), table.settings.language)
        return await hall.say(loaded, seat, message)
    if seat is None:
        return nak(message.id, NotYourDecision("error-not-your-seat", {}), table.settings.language)
    if isinstance(message, wire.Why):
        return await hall.why(loaded, seat, message)
    if isinstance(message, wire.Orders):
        return await hall.orders(loaded, seat, message)
    if isinstance(message, wire.TakeBack):
        return await hall.take_back(loaded, seat, message.id)
    if isinstance(message, wire.Consent):
        return await hall.consent(loaded, seat, message)
    assert isinstance(message, wire.Back)
    return await hall.back(loaded, seat, message.id)


class Socket:
    """One connection: reads messages, carries them to the table, sends what its viewer may see."""

    def __init__(self, site: Site, socket: WebSocket, receive: Receive, way: Way) -> None:
        self.site = site
        self.socket = socket
        self._receive = receive
        self.viewer = Viewer(self.send, session_of(socket))
        self._outbox: list[bytes] = []
        self._way = way
        self._way.resumed = self._write
        self._loop = asyncio.get_running_loop()
        #: Whether what is in the outbox leaves at the end of this turn of the loop.
        self._leaving = False
        self._bucket = Bucket(site.limits.messages, site.limits.messages_at_once)
        self._nonsense = 0
        self.open = True
        #: The task that runs this socket, and whether it waits for a message: the only place where it may be interrupted.
        self._task: asyncio.Task[Any] | None = None
        self._listening = False

    def send(self, data: bytes) -> None:
        if not self.open:
            return
        if len(self._outbox) > _LONGEST_QUEUE:
            # A reader this slow is gone, or asleep: it says hello again when it wakes.
            self.open = False
            self._outbox.clear()
            if self._listening and self._task is not None:
                self._task.cancel()
            return
        self._outbox.append(data)
        if not self._leaving:
            self._leaving = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        """All that waits, in one write. Where there is no room for it, the way says when there is again."""
        self._leaving = False
        if self._outbox and self.open and self._way.write(self._outbox):
            self._outbox = []

    async def run(self) -> None:
        self._task = asyncio.current_task()
        try:
            while self.open:
                self._listening = True
                message = await self._receive()
                self._listening = False
                if message["type"] == "websocket.disconnect":
                    break
                await self._hear(message)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except asyncio.CancelledError:
            if self.open:  # not by ``send``: the server stops
                raise
        finally:
            self.open = False
            self.site.hall.part(self.viewer)

    async def _hear(self, message: MutableMapping[str, Any]) -> None:
        text = message.get("text") or message.get("bytes") or b""
        if not self._bucket.take():
            self._nonsense += 1
            self._refuse("", "error-too-fast")
        elif len(text) > wire.LARGEST_MESSAGE:
            self._nonsense += 1
            self._refuse("", "error-too-large")
        else:
            try:
                decoded = _DECODER.decode(text)
            except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
                self._nonsense += 1
                self._refuse("", "error-bad-request", reason=str(problem)[:200])
            else:
                await self._handle(decoded)
        if self._nonsense > _MOST_NONSENSE:
            self.open = False
            with suppress(Exception):
                await self.socket.close(1008)

    def _refuse(self, id: str, key: str, **details: object) -> None:
        table = self.viewer.table
        language = table.settings.language if table else LANGUAGES[0]
        self.send(wire_bytes(nak(id, TavolataError(key, details), language)))

    async def _handle(self, message: Any) -> None:
        which = getattr(message, "id", "")
        try:
            if isinstance(message, wire.Ping):
                self.send(wire_bytes(wire.Pong(message.at)))
            elif isinstance(message, wire.Hello):
                await self._hello(message)
            elif self.viewer.table is None:
                self._refuse(which, "error-hello-first")
            else:
                loaded = self.site.hall.tables.get(self.viewer.table.id)
                if loaded is None:
                    raise Refused("error-no-table", 404)  # noqa: TRY301
                answer = await carry(self.site, loaded, self.viewer.seat, message, self._later)
                if answer is not None:
                    self.send(wire_bytes(answer))
        except Refused as no:
            self._nonsense += 1
            self._refuse(which, no.key, **no.details)
        except TavolataError as problem:
            self._refuse(which, problem.key, **problem.details)
        except Exception:
            LOG.exception("a message failed")
            self._refuse(which, "error-server")

    def _later(self, answer: wire.Ack | wire.Nak) -> None:
        self.send(wire_bytes(answer))

    async def _hello(self, hello: wire.Hello) -> None:
        site, viewer = self.site, self.viewer
        if hello.protocol != wire.PROTOCOL:
            raise Refused("error-protocol", 409)
        if not _TABLE_ID.fullmatch(hello.table):
            raise Refused("error-no-table", 404)
        loaded = await site.hall.get(hello.table)
        for _ in range(TRIES):
            links = loaded.table.generations()
            if hello.token is not None:
                sitting = sitting_by_token(site, address_of(self.socket), loaded.table, hello.token)
                seat = sitting.seats[0] if sitting.seats else None
            else:
                sitting = await site.hall.sitting(viewer.session, loaded.table)
                seat = hello.seat
            need_view(sitting)
            if seat is not None and seat not in sitting.seats:
                raise Refused("error-not-your-seat", 403)
            viewer.seats, viewer.host = sitting.seats, sitting.host
            # Where a seat changed hands in the meantime it is looked at anew who may look.
            situation = await site.hall.hello(viewer, loaded, seat, hello.have, links)
            if situation is not None:
                self.send(wire_bytes(situation))
                return
        raise Refused("error-table-changed")


class Sockets:
    """Where sockets come in. As ASGI itself has it: what lies between costs time for each message."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        site, socket = self.site, WebSocket(scope, receive, send)
        address = address_of(socket)
        full = site.sockets[address] >= site.limits.sockets or sum(site.sockets.values()) >= site.limits.sockets_in_all
        if not same_origin(socket.headers) or full:
            await socket.close(1008)
            return
        await socket.accept()
        site.sockets[address] += 1
        try:
            await Socket(site, socket, receive, way_out(scope, send)).run()
        finally:
            site.sockets[address] -= 1
            if not site.sockets[address]:
                del site.sockets[address]
