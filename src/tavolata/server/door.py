"""The door: what holds before any of our own code hears of a request.

A connection costs memory and a file handle before anybody has shown a link. So a head may have so many bytes and lines, a request
must come whole in so many seconds, one address holds so many connections, and all requests that are not answered yet have so many
bytes together. All that uvicorn has no setting for is here: `Door`
is its HTTP protocol with these limits. `fits` says whether the uvicorn that is installed is made as this expects; where it is
not, `serve.configuration` takes the slower protocol, which limits heads itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection
from enum import Enum
from ipaddress import ip_address, ip_network
from typing import Any, Protocol, cast

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tavolata.server.batching import BatchingTransport
from tavolata.server.limits import Bucket, Limits, Seldom, network_of, room
from tavolata.server.proxies import EVERYBODY

LOG = logging.getLogger("tavolata")

#: How often one looks for connections whose time is over.
_SWEEP_SECONDS = 1.0
#: How long somebody may take to read an answer that is larger than what the system holds for them.
_READ_SECONDS = 300.0
#: What is read at once: of small requests in a row so many are known before the first is answered.
_SLICE = 4 << 10
#: So many requests may wait for the answer to the one before.
_LONGEST_PIPELINE = 16
#: So much of a request is not counted: what browsers and programs usually send is far smaller, and is never refused for the others'.
_FREE = 4 << 10

_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

#: What `Door` builds on.
_EXPECTED = (
    "connection_made",
    "connection_lost",
    "data_received",
    "handle_websocket_upgrade",
    "_start_asgi_task",
    "on_message_begin",
    "on_headers_complete",
    "on_body",
    "on_message_complete",
    "on_response_complete",
    "pause_writing",
    "resume_writing",
)


def fits() -> bool:
    """Whether uvicorn's HTTP protocol is made as `Door` expects."""
    return all(callable(getattr(HttpToolsProtocol, name, None)) for name in _EXPECTED)


class Waiting(Protocol):
    """Somebody whose move it is."""

    network: str
    loop: asyncio.AbstractEventLoop

    def show_out(self) -> None: ...


class Doorkeeper:
    """Counts the connections, and shows out who keeps the server waiting."""

    def __init__(self, limits: Limits, proxies: Collection[str] = ()) -> None:
        """``proxies``: addresses and networks from which many people come; they are counted by the address they name."""
        self.limits = limits
        #: Connections in all.
        self.most = room(limits)
        #: Connections from one address: pages and calls beside the sockets.
        self.most_of_one = max(limits.connections, 2 * limits.sockets)
        self._everybody = EVERYBODY in proxies
        self._proxies = [ip_network(proxy) for proxy in proxies if proxy != EVERYBODY]
        self._inside: Counter[str] = Counter()
        self.total = 0
        #: Those whose move it is: a request is still to come, or they do not read the answer. Since longest first; until when.
        self._waiting: dict[Waiting, float] = {}
        #: Bytes of requests that are not answered yet, beyond what is free to each.
        self.unanswered = 0
        #: Those of whose request such bytes are here, and more is to come; since longest first.
        self._sending: dict[Door, None] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._refused = Seldom()

    def admit(self, door: Door) -> bool:
        """Whether there is room for one more. Whoever has kept the server waiting longest makes room."""
        network = door.network
        full = self.total >= self.most and not self._make_room()
        if not full and self._inside[network] >= self.most_of_one and not self._is_proxy(door.host):
            full = not self._make_room(network)
        if full:
            self._refuse()
            return False
        self.total += 1
        self._inside[network] += 1
        return True

    def leave(self, network: str) -> None:
        self.total -= 1
        self._inside[network] -= 1
        if self._inside[network] <= 0:
            del self._inside[network]

    def hold(self, door: Door, more: int, is_whole: bool) -> bool:
        """So many bytes more of a request are here. Where there are too many in all, whoever has been sending longest goes.

        False: there is nobody else who could go.
        """
        self.unanswered += more
        if is_whole:
            self._sending.pop(door, None)
        else:
            self._sending.setdefault(door)
        while self.unanswered > self.limits.unanswered:
            longest = next(iter(self._sending), door)
            if longest is door:
                self._refuse()
                return False
            longest.show_out()
        return True

    def let_go(self, door: Door, bytes_held: int) -> None:
        """What was here of a request is answered, or its sender is gone."""
        self.unanswered -= bytes_held
        self._sending.pop(door, None)

    def wait(self, door: Waiting, seconds: float) -> None:
        """It is the other side's move; they have so many seconds."""
        self._waiting.pop(door, None)
        self._waiting[door] = door.loop.time() + seconds
        if self._timer is None:
            self._timer = door.loop.call_later(_SWEEP_SECONDS, self._sweep, door.loop)

    def wait_no_more(self, door: Waiting) -> None:
        self._waiting.pop(door, None)

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for door in [door for door, until in self._waiting.items() if until <= now]:
            door.show_out()
        self._timer = loop.call_later(_SWEEP_SECONDS, self._sweep, loop) if self._waiting else None

    def _make_room(self, network: str | None = None) -> bool:
        found = next((door for door in self._waiting if network is None or door.network == network), None)
        if found is None:
            return False
        found.show_out()
        return True

    def _is_proxy(self, host: str) -> bool:
        if self._everybody or not self._proxies:
            return self._everybody
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        return any((mapped or address) in network for network in self._proxies)

    def _refuse(self) -> None:
        times = self._refused.count()
        if times:
            LOG.warning("connections refused: %d, with %d open", times, self.total)


class Stranger:
    """A socket by which nobody has shown a link yet, or which has not even been opened as it should."""

    def __init__(self, door: Door, transport: asyncio.Transport) -> None:
        self.network, self.loop = door.network, door.loop
        self._keeper, self._leave, self._transport = door.keeper, door.leave, transport

    def greet(self) -> None:
        """They have, or they are gone."""
        self._keeper.wait_no_more(self)

    def show_out(self) -> None:
        self.greet()
        self._leave()
        self._transport.abort()

    def part(self) -> None:
        """The connection is lost."""
        self.greet()
        self._leave()


class Clock(Enum):
    """What a connection is timed for."""

    NOTHING = "it is our move"
    HEAD = "the head of a request is to come"
    BODY = "the rest of a request is to come"
    READING = "an answer is to be read"


class Door(HttpToolsProtocol):
    """Uvicorn's own HTTP connection, with limits on what has not become a request yet."""

    def __init__(self, keeper: Doorkeeper, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.keeper = keeper
        self.host = self.network = "?"
        self._inside = False
        self._answering: RequestResponseCycle | None = None
        self._clock = Clock.NOTHING
        #: What of a request is still to come.
        self._stage = Clock.HEAD
        #: Bytes since the parser last told anything: of a head, of trailers, of whatever else is no body.
        self._untold = 0
        #: Bytes of what is not answered yet, and how many of them the keeper counts.
        self._unanswered = self._counted = 0

    # Coming and going

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))
        if self.client is not None:
            self.host, self.network = self.client[0], network_of(self.client[0])
        self._inside = self.keeper.admit(self)
        if self._inside:
            self._start(Clock.HEAD, self.keeper.limits.head_seconds)
        else:
            self._turn_away(_TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.keeper.wait_no_more(self)
        self._hang_up()
        self._let_go()
        self.leave()

    def leave(self) -> None:
        if self._inside:
            self._inside = False
            self.keeper.leave(self.network)

    def _hang_up(self) -> None:
        """Whoever works on an answer need not send it: uvicorn tells only the last of several requests in a row."""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _turn_away(self, answer: bytes) -> None:
        self._hang_up()
        self._let_go()
        self.transport.write(answer)
        self.transport.close()
        self._start(Clock.READING, self.keeper.limits.head_seconds)

    def show_out(self) -> None:
        """Close, whether or not the other side reads what it was sent. Its place is free at once."""
        self.keeper.wait_no_more(self)
        self._hang_up()
        self._let_go()
        self.leave()
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        if self._is_too_large():  # a socket keeps its head as long as it is open
            self._turn_away(_TOO_LARGE)
            return
        super().handle_websocket_upgrade()
        self.keeper.wait_no_more(self)
        self._let_go()
        protocol, limits = self.transport.get_protocol(), self.keeper.limits
        if isinstance(protocol, BatchingTransport):
            protocol.frames_left = Bucket(limits.frames, limits.frames_at_once)
            stranger = Stranger(self, self.transport)
            self.keeper.wait(stranger, limits.head_seconds)
            protocol.welcomed, protocol.left = stranger.greet, stranger.part
        else:
            self.leave()
        # The parser knows this connection, and nobody needs it any more: in a circle both would stay in memory.
        del self.parser

    # What comes in

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _SLICE):
            if not self._is_mine():
                return
            part = data if len(data) <= _SLICE else data[start : start + _SLICE]
            self._untold += len(part)
            self._unanswered += len(part)
            super().data_received(part)
            if self._is_mine() and self._is_too_large():
                self._turn_away(_TOO_LARGE)
                return
        if self._is_mine():
            self._look_at_the_clock()
            self._look_at_the_size()

    def _is_too_large(self) -> bool:
        """Whether a head has too many bytes or lines, or too many requests came in a row."""
        limits, lines = self.keeper.limits, self.headers or ()
        return self._untold > limits.head or len(lines) > limits.head_lines or len(self.pipeline) > _LONGEST_PIPELINE

    def _is_mine(self) -> bool:
        """Whether the connection is open and still speaks HTTP."""
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    def _look_at_the_clock(self) -> None:
        """Time what is still to come. A deadline is not put off by more of the same: a byte now and then is no progress."""
        limits = self.keeper.limits
        answered = self.cycle is None or self.cycle.response_complete
        if self._stage is Clock.BODY:
            self._start(Clock.BODY, limits.body_seconds)
        elif self._stage is Clock.HEAD or answered:
            self._start(Clock.HEAD, limits.head_seconds)
        elif self._clock is not Clock.READING:
            self._stop()

    def _look_at_the_size(self) -> None:
        """Count what is here of requests without an answer. What still comes of one that was answered is not kept."""
        if self._stage is Clock.BODY and self.cycle.response_complete:
            self._let_go()
            return
        more = max(0, self._unanswered - _FREE) - self._counted
        if more:
            self._counted += more
            if not self.keeper.hold(self, more, self._stage is Clock.NOTHING):
                self._turn_away(_TOO_MANY)

    def _let_go(self) -> None:
        if self._counted:
            self.keeper.let_go(self, self._counted)
        self._unanswered = self._counted = 0

    def _start(self, clock: Clock, seconds: float) -> None:
        if self._clock is not clock:
            self._clock = clock
            self.keeper.wait(self, seconds)

    def _stop(self) -> None:
        self._clock = Clock.NOTHING
        self.keeper.wait_no_more(self)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._untold, self._stage = 0, Clock.HEAD

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._untold, self._stage = 0, Clock.BODY

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._untold = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._untold, self._stage = 0, Clock.NOTHING

    # What goes out

    def on_response_complete(self) -> None:
        more = bool(self.pipeline)
        super().on_response_complete()
        if more:
            return
        begun = self._untold
        self._let_go()
        if self._stage is Clock.BODY:
            return
        # Of the next request a part may be here already.
        self._unanswered = begun
        self._look_at_the_size()
        # What is left of the answer may take its time; otherwise the connection is idle, and the first to make room.
        unread = self.transport.get_write_buffer_size() > 0
        self._clock = Clock.NOTHING
        self._start(Clock.READING, _READ_SECONDS if unread else float(self.timeout_keep_alive))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._start(Clock.READING, _READ_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._clock is Clock.READING and self.cycle is not None and not self.cycle.response_complete:
            self._stop()
