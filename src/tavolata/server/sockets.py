"""The socket: reads messages, carries them to their table, sends what a viewer may see."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from tavolata.engine import NotYourDecision, TavolataError
from tavolata.engine.words import LANGUAGES
from tavolata.server import wire
from tavolata.server.hall import TRIES, LiveTable, Play, Refused, Viewer, nak, refusal, wire_bytes
from tavolata.server.limits import Bucket
from tavolata.server.requests import TABLE_ID, address_of, device_of, need_view, sitting_by_token
from tavolata.server.sessions import session_of
from tavolata.server.site import Site
from tavolata.server.table import Table
from tavolata.server.tokens import hash_of
from tavolata.server.transport import Outbox, TextTransport, nobody, transport_of

#: Messages waiting for a slow reader before it is let go.
_LONGEST_QUEUE = 256
#: How often it is noted that somebody still uses their socket; it is written down more seldom.
_NOTE_SECONDS = 600.0
#: Senseless messages before a socket is closed.
_MOST_NONSENSE = 20

_DECODER = msgspec.json.Decoder(wire.FromClient)


#: What somebody at a seat may send besides answers and chat, and what carries it to the table.
_FROM_SEATS: dict[type, Callable[[Play, LiveTable, int, Any], Awaitable[wire.Ack | wire.Nak]]] = {
    wire.Why: Play.why,
    wire.Orders: Play.orders,
    wire.TakeBack: Play.take_back,
    wire.Consent: Play.consent,
    wire.Back: Play.back,
    wire.GoOn: Play.go_on,
}


async def carry(
    site: Site,
    live: LiveTable,
    seat: int | None,
    message: Any,
    later: Callable[[wire.Ack | wire.Nak | wire.Hint], None],
) -> wire.Ack | wire.Nak | None:
    """Carry a message to its table. None: the answer comes later."""
    play, table = site.hall.play, live.table
    if isinstance(message, (wire.Hello, wire.Ping)):
        raise Refused("error-bad-request", 400, reason="t")
    if isinstance(message, wire.Say):
        if not site.chatting.take(f"{table.id}:{seat}"):
            return nak(message.id, NotYourDecision("error-too-fast", {}), table.settings.language)
        return await play.say(live, seat, message)
    if seat is None:
        return nak(message.id, NotYourDecision("error-not-your-seat", {}), table.settings.language)
    if isinstance(message, wire.Act):
        heard = _watched(site, live, seat, message, later)
        answer = await play.act(live, seat, message, heard)
        if answer is not None:
            heard(answer)
        return None
    if isinstance(message, wire.TakeBack) and not site.taking_back.take(f"{table.id}:{seat}"):
        return nak(message.id, NotYourDecision("error-too-fast", {}), table.settings.language)
    if isinstance(message, wire.AskHint):
        if not site.hinting.take(f"{table.id}:{seat}"):
            return nak(message.id, NotYourDecision("error-too-fast", {}), table.settings.language)
        site.hall.coach.begin(live, seat, message, later)
        return None
    return await _FROM_SEATS[type(message)](play, live, seat, message)


def _watched(
    site: Site, live: LiveTable, seat: int, act: wire.Act, later: Callable[[wire.Ack | wire.Nak | wire.Hint], None]
) -> Callable[[wire.Ack | wire.Nak | wire.Hint], None]:
    """Where it is wished for the coach looks at an answer, unless there were too many."""
    if not act.mark or not site.marking.take(f"{live.table.id}:{seat}"):
        return later
    return site.hall.coach.watch(live, seat, act, later)


def _tell(send: Callable[[bytes], None], message: wire.FromServer) -> None:
    send(wire_bytes(message))


class Socket:
    """One connection: reads messages, carries them to the table, sends what its viewer may see."""

    def __init__(self, site: Site, socket: WebSocket, receive: Receive, transport: TextTransport) -> None:
        self.site = site
        self.socket = socket
        self._receive = receive
        self._transport = transport
        self._outbox = Outbox(transport, _LONGEST_QUEUE, self._let_go)
        self.viewer = Viewer(self._outbox.send, session_of(socket))
        # Not a method: whoever keeps it, to give an answer later, does not keep the socket.
        self._tell = partial(_tell, self._outbox.send)
        self._bucket = Bucket(site.limits.messages, site.limits.messages_at_once)
        self._nonsense = 0
        self._device = device_of(socket)
        #: When it was last noted that the device is used: also a socket that stays open for long is.
        self._noted_at = 0.0
        self.open = True
        #: The task that runs this socket, and whether it waits for a message: the only place where it may be interrupted.
        self._task: asyncio.Task[Any] | None = None
        self._listening = False

    def _let_go(self) -> None:
        """A reader this slow is gone, or asleep: it says hello again when it wakes."""
        self.open = False
        if self._listening and self._task is not None:
            self._task.cancel()

    async def run(self) -> None:
        self._task = asyncio.current_task()
        self._transport.heard = self._hear_at_once
        self.site.drain.enter(self._outbox.send)
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
            if self.open:  # not by `_let_go`: the server stops
                raise
        finally:
            self.site.drain.leave(self._outbox.send)
            self._close()
            self.site.hall.play.part(self.viewer)
            self._task = None  # which knows this socket

    def _close(self) -> None:
        self.open = False
        self._transport.heard = nobody
        self._outbox.close()

    def _hear_at_once(self, text: str) -> bool:
        """Carry an answer to its table right where it is read: what nearly always comes.

        False: it is something else, or must wait. Nothing has happened, and it goes the usual way.
        """
        viewer = self.viewer
        table, seat = viewer.table, viewer.seat
        if not self._listening or table is None or seat is None or len(text) > wire.LARGEST_MESSAGE:
            return False
        if time.monotonic() - self._noted_at > _NOTE_SECONDS:
            return False
        try:
            message = _DECODER.decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
            return False
        live = self.site.hall.tables.in_memory(table.id)
        if not isinstance(message, wire.Act) or live is None or live.lock.locked() or not self._bucket.take():
            return False
        heard = _watched(self.site, live, seat, message, self._tell)
        return self.site.hall.play.act_at_once(live, seat, message, heard)

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
            self._close()
            with suppress(Exception):
                await self.socket.close(1008)

    def _refuse(self, id: str, key: str, **details: object) -> None:
        self._tell(nak(id, TavolataError(key, details), self._language()))

    def _language(self) -> str:
        table = self.viewer.table
        return table.settings.language if table else LANGUAGES[0]

    async def _handle(self, message: Any) -> None:
        which = getattr(message, "id", "")
        try:
            if self.viewer.table is not None and time.monotonic() - self._noted_at > _NOTE_SECONDS:
                await self._note_use(self.viewer.table)
            if isinstance(message, wire.Ping):
                self._tell(wire.Pong(message.at))
            elif isinstance(message, wire.Hello):
                await self._hello(message)
            elif self.viewer.table is None:
                self._refuse(which, "error-hello-first")
            else:
                live = self.site.hall.tables.get(self.viewer.table.id)
                if live is None:
                    raise Refused("error-no-table", 404)  # noqa: TRY301 - told like every other refusal, below
                answer = await carry(self.site, live, self.viewer.seat, message, self._tell)
                if answer is not None:
                    self._tell(answer)
        except Exception as problem:
            self._nonsense += isinstance(problem, Refused)
            self._tell(refusal(which, problem, self._language()))

    async def _note_use(self, table: Table) -> None:
        self._noted_at = time.monotonic()
        viewer, sessions = self.viewer, self.site.sessions
        if not viewer.link:
            await sessions.saw(viewer.session, table.id, self._device)
        elif viewer.seat is not None:
            await sessions.saw_program(viewer.link, table.id, viewer.seat)

    async def _hello(self, hello: wire.Hello) -> None:
        site, viewer = self.site, self.viewer
        if hello.protocol != wire.PROTOCOL:
            raise Refused("error-protocol", 409)
        if not site.hellos.take(address_of(self.socket)):
            raise Refused("error-too-fast", 429)
        if not TABLE_ID.fullmatch(hello.table):
            raise Refused("error-no-table", 404)
        live = await site.hall.get(hello.table)
        for _ in range(TRIES):
            links, departures = live.table.setup.generations(), live.departures
            if hello.token is not None:
                sitting = await sitting_by_token(site, address_of(self.socket), live.table, hello.token)
                seat = sitting.seats[0] if sitting.seats else None
                link = hash_of(hello.token)
            else:
                sitting = await site.hall.seating.sitting(viewer.session, live.table)
                seat, link = hello.seat, ""
                if any(sitting):
                    await site.sessions.saw(viewer.session, live.table.id, self._device)
            need_view(sitting)
            if seat is not None and seat not in sitting.seats:
                raise Refused("error-not-your-seat", 403)
            viewer.seats, viewer.host, viewer.watches, viewer.link = sitting.seats, sitting.host, sitting.watches, link
            # Where a seat changed hands, or somebody let go of theirs, in the meantime it is looked at anew who may look.
            situation = await site.hall.play.hello(viewer, live, seat, hello.have, links)
            if situation is not None and departures != live.departures:
                site.hall.play.part(viewer)
            elif situation is not None:
                self._noted_at = time.monotonic()
                self._transport.welcomed()
                self._tell(situation)
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
        # To open one is a request like any other.
        if not site.is_same_origin(socket) or full or not site.requests.take(address):
            await socket.close(1008)
            return
        await socket.accept()
        site.sockets[address] += 1
        try:
            await Socket(site, socket, receive, transport_of(scope, send)).run()
        finally:
            site.sockets[address] -= 1
            if not site.sockets[address]:
                del site.sockets[address]
