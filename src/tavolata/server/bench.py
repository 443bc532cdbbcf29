"""``tavolata bench server``: what a table server bears, and what it survives, on this computer.

The server runs in a process of its own, on loopback, with SQLite in a temporary folder and without the limits for strangers;
the players are in this process, on sockets as cheap as they can be. Everything is bounded in count and in time. Beside the
figures stand what is wanted and the same calibration loop as in `tavolata bench`, taken just before and just after.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import msgspec
import sqlalchemy as sa
from rich.console import Console
from rich.text import Text

from tavolata import games
from tavolata.engine.chance import Fair
from tavolata.lab.bench import calibrate, is_compiled
from tavolata.server import wire
from tavolata.server.files import effective
from tavolata.server.store import JOURNAL, META, SEATS, SNAPSHOTS, TABLES, Entry, Kept, Store, load, sqlite_url
from tavolata.server.table import Settings, Table, encode
from tavolata.server.tokens import LinkMaker, hash_of, secret_of
from tavolata.terminal.desk import Desk
from tavolata.terminal.lab import check_writable, write_json
from tavolata.terminal.screen import columns

T = TypeVar("T")

GAME = "indy"

#: How long anything may take that should take moments.
_PATIENCE = 60.0
#: The server closes a connection that nobody uses for half a minute; sooner than that we take a new one.
_KEEP_ALIVE = 10.0
#: Connections for HTTP calls while tables are laid.
_CALLERS = 8
#: Senders of nonsense at the same time.
_SENDERS = 16
#: The server closes a socket after so many senseless messages; a sender begins anew before that or after.
_NONSENSE_EACH = 24


class Scale(NamedTuple):
    """How much of everything."""

    tables: tuple[int, ...] = (50, 200, 500)
    seconds: float = 6.0
    runs: int = 3
    paced: int = 200
    paced_seconds: float = 20.0
    idle: int = 100_000
    live: int = 1000
    kills: int = 20
    killed_tables: int = 100
    nonsense: int = 200_000
    beside: int = 20


FULL = Scale()
QUICK = Scale((20,), 2.0, 1, 20, 3.0, 2_000, 40, 3, 10, 2_000, 5)


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One number: what was measured, what is wanted, what else is worth knowing."""

    case: str
    value: float
    unit: str
    #: The number that is wanted; None: only for information.
    wanted: float | None = None
    #: Whether more is better.
    at_least: bool = False
    #: The value against the calibration loop, where that makes sense.
    relative: float | None = None
    relative_unit: str = ""
    details: dict[str, Any] = {}

    @property
    def reached(self) -> bool | None:
        if self.wanted is None:
            return None
        return self.value >= self.wanted if self.at_least else self.value <= self.wanted


# The server, in a process of its own


class ServerProcess:
    """A server on a free port of loopback; the port stays the same over restarts."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self.database = database
        self.errors = folder / "errors.txt"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> float:
        """Start, and wait until it answers. How many seconds that took."""
        script = (
            "import sys; from tavolata.server.bench import run_server;"
            f" sys.exit(run_server({str(self.folder)!r}, {self.port}, {self.database!r}))"
        )
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        began = time.perf_counter()
        with self.errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", script], env=environment, stdout=subprocess.DEVNULL, stderr=errors
            )
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1.0) as probe:
                probe.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                if probe.recv(64).startswith(b"HTTP/1.1 200"):
                    return time.perf_counter() - began
            if not self.alive:
                raise RuntimeError(f"the server did not start: {self.errors.read_text(errors='replace')[-2000:]}")
            if time.perf_counter() - began > _PATIENCE:
                raise RuntimeError("the server does not answer")
            time.sleep(0.01)

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """As when the machine takes it away: no time to tidy up."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        if self.alive:
            self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(timeout=_PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def cpu(self) -> float:
        """Seconds of CPU it has used; 0 where the system does not tell."""
        with suppress(OSError, IndexError, ValueError):
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def memory(self) -> float:
        """Megabytes it holds; 0 where the system does not tell."""
        with suppress(OSError, AttributeError):
            text = Path(f"/proc/{self.pid}/status").read_text()
            return int(re.search(r"VmRSS:\s+(\d+) kB", text).group(1)) / 1000  # type: ignore[union-attr]
        return 0.0

    def tracebacks(self) -> int:
        return self.errors.read_text(errors="replace").count("Traceback") if self.errors.exists() else 0


def run_server(folder: str, port: int, database: str) -> int:
    """What runs in the server's process."""
    from tavolata.engine.words import Words
    from tavolata.server.limits import UNLIMITED
    from tavolata.server.serve import Plan, serve

    plan = Plan("127.0.0.1", port, folder, database, browser=False, limits=UNLIMITED)
    return serve(plan, Words("en"))


# The players: HTTP to lay tables, sockets to play


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
        length = int(re.search(r"(?i)content-length: (\d+)", answer)[1])  # type: ignore[index]
        content = await reader.readexactly(length)
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

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._heard = heard
        self._lost = lost
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(
            b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
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
    await asyncio.wait_for(line.opened(), _PATIENCE)
    return line


class Asked(msgspec.Struct):
    decision: int
    options: list[str]


class Heard(msgspec.Struct):
    """What a player needs of a message; the rest of it is not even decoded."""

    t: str
    v: int = -1
    since: int = -1
    id: str = ""
    key: str = ""
    over: bool = False
    question: Asked | None = None


_HEARD = msgspec.json.Decoder(Heard)


class Laid(NamedTuple):
    """A table that was laid over HTTP, with two people, and begun."""

    table: str
    tokens: list[str]
    cookie: str


async def lay(caller: Caller, number: int) -> Laid:
    """Lay a table for two, let both sit down, begin."""
    wish = {"game": GAME, "players": 2, "beat": 0, "name": f"{number}", "host": {"name": "Ada"}}
    created, cookie = await caller.call("POST", "/api/tables", wish)
    table = created["table"]["id"]
    invite = created["invite"].partition("#")[2]
    _, other = await caller.call("POST", f"/api/tables/{table}/enter", {"token": invite})
    await caller.call("POST", f"/api/tables/{table}/sit", {"person": {"name": "Bruno"}}, other)
    await caller.call("POST", f"/api/tables/{table}/start", {}, cookie)
    return Laid(table, [seat["path"].partition("#")[2] for seat in created["seats"]], cookie)


class Tally:
    """What the players count."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused: Counter[str] = Counter()
        self.latencies: list[float] = []
        self.lost = 0
        self.games = 0
        #: Per table the acts that were acknowledged, and the version of each.
        self.acks: dict[str, dict[str, int]] = {}


class Duel:
    """Two people at one table. One choice at a time: the next follows when the other seat has seen the last one."""

    def __init__(self, port: int, laid: Laid, tally: Tally, seed: int, pace: float = 0.0) -> None:
        #: Where each seat connects to: with several server processes not the same.
        self.ports = [port, port]
        self.laid = laid
        self.tally = tally
        #: Seconds between two choices; 0: as fast as it goes.
        self.pace = pace
        self._rng = random.Random(seed)
        self._lines: list[Line | None] = [None, None]
        self.versions = [-1, -1]
        self._questions: list[Asked | None] = [None, None]
        self._sent = 0
        self._act: tuple[str, int, float] | None = None
        self._acked = -1
        self._seen_at = [0.0, 0.0]
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0
        self.playing = False
        self.over = False
        self._rest: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Connect both seats, and wait until they see the table."""
        self._act, self._acked = None, -1
        self.versions = [-1, -1]
        for seat in (0, 1):
            self._lines[seat] = await connect(self.ports[seat], partial(self._hear, seat), self._gone)
            self._hello(seat)
        async with asyncio.timeout(_PATIENCE):
            while min(self.versions) < 0:
                await asyncio.sleep(0.005)

    def _hello(self, seat: int) -> None:
        line = self._lines[seat]
        if line is not None:
            hello = {"t": "hello", "table": self.laid.table, "seat": seat, "token": self.laid.tokens[seat]}
            line.send(msgspec.json.encode(hello))

    def play(self, begin: float = 0.0) -> None:
        """Begin; with a pace the first choice comes after ``begin`` seconds."""
        self.playing = True
        self._due = asyncio.get_running_loop().time() + begin
        self._next()

    async def pause(self) -> None:
        """No new choice; returns when the last one is through."""
        self.playing = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        with suppress(TimeoutError):
            async with asyncio.timeout(5):
                while self._act is not None and any(self._lines):
                    await asyncio.sleep(0.002)

    def close(self) -> None:
        self.playing = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for line in self._lines:
            if line is not None:
                line.close()
        self._lines = [None, None]

    def _gone(self) -> None:
        if self.playing:
            self.tally.lost += 1
        self.playing = False

    def _next(self) -> None:
        if not self.playing or self._act is not None or self._timer is not None:
            return
        if self.over:
            self.playing = False
            return
        if self.pace:
            loop = asyncio.get_running_loop()
            # A choice that came late does not make the next ones come in a heap.
            self._due = max(self._due, loop.time())
            self._timer = loop.call_at(self._due, self._choose)
            self._due += self.pace
        else:
            self._choose()

    def _choose(self) -> None:
        self._timer = None
        for seat in (0, 1):
            asked, line = self._questions[seat], self._lines[seat]
            if asked is not None and line is not None:
                self._questions[seat] = None
                self._sent += 1
                name = f"a{self._sent}-{os.getpid()}"
                action = asked.options[int(self._rng.random() * len(asked.options))]
                self._act, self._acked = (name, seat, time.perf_counter()), -1
                line.send(
                    b'{"t":"act","id":"%b","decision":%d,"action":"%b","on":%d}'
                    % (name.encode(), asked.decision, action.encode(), self.versions[seat])
                )
                return

    def _hear(self, seat: int, data: bytes) -> None:
        heard = _HEARD.decode(data)
        kind = heard.t
        if kind == "update":
            if heard.since != self.versions[seat] and heard.v != self.versions[seat]:
                self.tally.refused["resync"] += 1
                self._hello(seat)
                return
            self._see(seat, heard)
        elif kind == "ack":
            act = self._act
            if act is not None and heard.id == act[0]:
                self._acked = heard.v
                self.tally.acks.setdefault(self.laid.table, {})[f"{seat}:{heard.id}"] = heard.v
                self._settle()
        elif kind == "state":
            self._see(seat, heard)
        elif kind == "nak":
            self.tally.refused[heard.key] += 1
            self._act = None
            self._hello(seat)

    def _see(self, seat: int, heard: Heard) -> None:
        if heard.v > self.versions[seat]:
            self._seen_at[seat] = time.perf_counter()
        self.versions[seat] = heard.v
        self._questions[seat] = heard.question
        if heard.over:
            self.over = True
        if self._act is not None:
            self._settle()
        elif self.playing:
            self._next()

    def _settle(self) -> None:
        """A choice counts when it is acknowledged and the other seat has seen it."""
        act = self._act
        if act is None or self._acked < 0 or self.versions[1 - act[1]] < self._acked:
            return
        self.tally.moves += 1
        if self.pace:
            self.tally.latencies.append(self._seen_at[1 - act[1]] - act[2])
        self._act = None
        if self.over:
            self.tally.games += 1
        self._next()


class Room:
    """Many tables at once. One whose game is over is replaced: by one that was laid before, as long as there are any."""

    def __init__(self, port: int, tally: Tally, pace: float = 0.0) -> None:
        self.port = port
        self.tally = tally
        self.pace = pace
        self.duels: list[Duel] = []
        self._spares: list[Duel] = []
        self._callers = [Caller(port) for _ in range(_CALLERS)]
        self._count = 0

    async def _lay(self, count: int) -> list[Duel]:
        """So many new tables, both seats connected."""
        numbers = iter(range(count))
        found: list[Duel] = []

        async def work(caller: Caller) -> None:
            for _ in numbers:
                self._count += 1
                laid = await lay(caller, self._count)
                duel = Duel(self.port, laid, self.tally, self._count, self.pace)
                await duel.open()
                found.append(duel)

        await asyncio.gather(*map(work, self._callers[: max(1, min(_CALLERS, count))]))
        return found

    async def lay(self, count: int) -> None:
        self.duels += await self._lay(count)

    async def lay_spares(self, count: int) -> None:
        self._spares += await self._lay(count - len(self._spares))

    async def play(self, seconds: float) -> None:
        """Play for a while."""
        until = time.perf_counter() + seconds
        rng = random.Random(0)
        for duel in self.duels:
            duel.play(rng.random() * self.pace)
        while (left := until - time.perf_counter()) > 0:
            await asyncio.sleep(min(0.02, left))
            done = [duel for duel in self.duels if duel.over]
            for duel in done:
                duel.close()
                self.duels.remove(duel)
            fresh = [self._spares.pop() if self._spares else None for _ in done]
            found = [duel for duel in fresh if duel is not None]
            found += await self._lay(len(done) - len(found))
            self.duels += found
            for duel in found:
                duel.play(rng.random() * self.pace)

    async def pause(self) -> None:
        await asyncio.gather(*(duel.pause() for duel in self.duels))

    def close(self) -> None:
        for duel in self.duels + self._spares:
            duel.close()
        self._spares.clear()
        for caller in self._callers:
            caller.close()


# What is looked at in the database


class Broken(Exception):
    """Something that must not be: a move that is lost, a table that does not load."""


def check_tables(url: str, acks: dict[str, dict[str, int]]) -> int:
    """Every table loads and replays, its journal has no gap and holds every acknowledged act. How many entries."""
    engine = sa.create_engine(url)
    counted = 0
    try:
        with engine.connect() as connection:
            for row in connection.execute(sa.select(TABLES.c.id)).all():
                kept = load(connection, row.id)
                assert kept is not None
                counted += check_table(connection, kept, acks.get(row.id, {}))
            known = {row.id for row in connection.execute(sa.select(TABLES.c.id))}
            if set(acks) - known:
                raise Broken(f"tables are gone: {set(acks) - known}")
    finally:
        engine.dispose()
    return counted


def check_table(connection: sa.Connection, kept: Kept, acks: dict[str, int]) -> int:
    table = kept.row["id"]
    rows = connection.execute(
        sa.select(*(JOURNAL.c[name] for name in Entry._fields)).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.n)
    )
    entries = [Entry(*row) for row in rows]
    if [entry.n for entry in entries] != list(range(1, len(entries) + 1)):
        raise Broken(f"table {table}: the journal has a gap")
    written = {entry.act: entry.v for entry in entries if entry.act}
    for act, v in acks.items():
        if written.get(act) != v:
            raise Broken(
                f"table {table}: act {act} was acknowledged as version {v}, the journal has {written.get(act)}"
            )
    game = games.game(kept.row["game"])
    loaded = Table(kept, game)
    if not entries:
        return 0
    if loaded.n != entries[-1].n or loaded.v != entries[-1].v or loaded.state is None:
        raise Broken(f"table {table} does not load to its end")
    state = game.load(msgspec.json.decode(kept.row["start"]))
    for entry in effective(entries)[1:]:
        for seat, text in msgspec.json.decode(entry.body, type=list[tuple[int, str]]):
            state.play(seat, game.parse(text))
    if state.dump() != loaded.state.dump():
        raise Broken(f"table {table}: journal and snapshot disagree")
    if state.over != (kept.row["stage"] == "finished"):
        raise Broken(f"table {table}: over, but its stage is {kept.row['stage']}")
    return len(entries)


def fill(folder: Path, count: int) -> None:
    """Lay many tables directly in the database: each with seats, a journal and a snapshot, in the middle of a game."""
    store = Store(sqlite_url(folder / "tables.db"))
    links = LinkMaker(secret_of(folder))
    patterns = [_played_table(seed) for seed in range(16)]
    now = time.time()
    with store.engine.begin() as connection:
        for first in range(0, count, 1000):
            numbers = range(first, min(count, first + 1000))
            batches: dict[sa.Table, list[dict[str, Any]]] = {TABLES: [], SEATS: [], JOURNAL: [], SNAPSHOTS: []}
            for number in numbers:
                table = f"idle{number:08d}"
                for kind, rows in patterns[number % len(patterns)].items():
                    batches[kind] += [{**row, "id" if kind is TABLES else "table_id": table} for row in rows]
            for row in batches[TABLES]:
                row["created"] = now - 86_400
                row["invite_hash"] = hash_of(links.token(row["id"], "invite", 0))
                row["spectator_hash"] = hash_of(links.token(row["id"], "spectator", 0))
            for row in batches[SEATS]:
                row["token_hash"] = hash_of(links.token(row["table_id"], f"seat-{row['seat']}", 0))
            for kind in META.sorted_tables:
                if batches.get(kind):
                    connection.execute(kind.insert(), batches[kind])
    store.close()


def _played_table(seed: int) -> dict[sa.Table, list[dict[str, Any]]]:
    """The rows of a table in the middle of its game, as the server writes them."""
    from tavolata.server.hall import COLOURS, SHAPES

    game = games.game(GAME)
    rng = random.Random(seed)
    row: dict[str, Any] = {"id": "", "name": f"{seed}", "game": GAME, "rules": game.version, "stage": "playing",
                           "players": 2, "settings": encode(Settings(game.check_options({}), beat=0)), "start": "",
                           "result": "", "invite_hash": "", "spectator_hash": "", "generation": 0, "rematch": "",
                           "created": 0.0, "due": None}  # fmt: skip
    seats: list[dict[str, Any]] = [
        {"table_id": "", "seat": seat, "kind": "person", "name": name, "colour": COLOURS[seat], "shape": SHAPES[seat],
         "bot": "", "standin": False, "seen": 0.0, "orders": "{}", "token_hash": "", "generation": 0}
        for seat, name in enumerate(("Ada", "Bruno"))
    ]  # fmt: skip
    table = Table(Kept(row, seats, None, [], []), game)
    entries = [
        table.begin(game.new(2, 0, table.settings.options, "strict", Fair(bytes(31) + bytes([seed])), events=True), 0.0)
    ]
    start = table.start
    for _ in range(20 + seed):
        asked = next((decision for seat in (0, 1) if (decision := table.question_of(seat)) is not None), None)
        entry = table.wake(1e9) if asked is None else None
        if asked is not None:
            entry = table.act(asked.seat, asked.id, rng.choice(asked.actions), table.v, None, 1e9)
        if entry is None or table.over:
            break
        entries.append(entry)
    snapshot = table.snapshot()
    assert snapshot is not None and not table.over
    row |= {"start": start, "result": encode(table.result)}
    return {
        TABLES: [row],
        SEATS: seats,
        JOURNAL: [entry._asdict() for entry in entries],
        SNAPSHOTS: [snapshot._asdict()],
    }


# The cases


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(folder)
    await asyncio.to_thread(server.start)
    try:
        yield server
    finally:
        if server.alive:
            await asyncio.to_thread(server.stop)


def _together(work: Coroutine[Any, Any, T]) -> T:
    """Run the players on the fastest loop there is: they must not be what is measured."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def moves(count: int, scale: Scale) -> list[Figure]:
    """Choices a second that were committed, acknowledged and seen by the other seat, so many tables at once."""

    async def work(folder: Path) -> tuple[list[float], dict[str, Any]]:
        async with serving(folder) as server:
            tally = Tally()
            room = Room(server.port, tally)
            await room.lay(count)
            await room.play(min(1.0, scale.seconds / 2))
            rates, mine, theirs, each = [], [], [], []
            for _ in range(scale.runs):
                await room.pause()
                await room.lay_spares(count)
                before, cpu, own, began = tally.moves, server.cpu(), time.process_time(), time.perf_counter()
                await room.play(scale.seconds)
                elapsed = time.perf_counter() - began
                rates.append((tally.moves - before) / elapsed)
                theirs.append((server.cpu() - cpu) / elapsed)
                each.append(1e6 * (server.cpu() - cpu) / max(1, tally.moves - before))
                mine.append((time.process_time() - own) / elapsed)
            await room.pause()
            memory = server.memory()
            room.close()
            if tally.refused or tally.lost:
                raise Broken(f"{dict(tally.refused)}, {tally.lost} sockets lost")
        check_tables(sqlite_url(folder / "tables.db"), tally.acks)
        details = {
            "runs": [round(rate) for rate in rates],
            "server-cpu": round(statistics.median(theirs), 2),
            "client-cpu": round(statistics.median(mine), 2),
            "server-us-per-move": round(statistics.median(each)),
            "games-finished": tally.games,
            "memory-mb": round(memory),
        }
        return rates, details

    before = calibrate()
    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        rates, details = _together(work(Path(folder)))
    loops = (before + calibrate()) / 2
    value = statistics.median(rates)
    wanted = 2500.0 if count == FULL.paced else None
    return [
        Figure(
            case="moves", value=value, unit="moves", wanted=wanted, at_least=True, relative=1000 * value / loops,
            relative_unit="mxcal", details={"tables": count, **details},
        )
    ]  # fmt: skip


def latency(scale: Scale) -> list[Figure]:
    """From a choice to the other seat's news, at tables that make one choice a second."""

    async def work(folder: Path) -> tuple[Tally, float]:
        async with serving(folder) as server:
            tally = Tally()
            room = Room(server.port, tally, pace=1.0)
            await room.lay(scale.paced)
            await room.lay_spares(scale.paced // 4)
            await room.play(1.0)
            tally.latencies.clear()
            cpu, began = server.cpu(), time.perf_counter()
            await room.play(scale.paced_seconds)
            load = (server.cpu() - cpu) / (time.perf_counter() - began)
            await room.pause()
            room.close()
            if tally.refused or tally.lost:
                raise Broken(f"{dict(tally.refused)}, {tally.lost} sockets lost")
        check_tables(sqlite_url(folder / "tables.db"), tally.acks)
        return tally, load

    before = calibrate()
    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        tally, cpu = _together(work(Path(folder)))
    loops = (before + calibrate()) / 2
    times = sorted(1000 * seconds for seconds in tally.latencies)
    details = {
        "tables": scale.paced,
        "moves": len(times),
        "server-cpu": round(cpu, 2),
        "longest-ms": round(times[-1], 2),
    }

    def figure(case: str, value: float, wanted: float | None) -> Figure:
        relative = value * loops / 1000
        return Figure(case=case, value=value, unit="ms", wanted=wanted, relative=relative, relative_unit="units", details=details)  # fmt: skip

    return [
        figure("latency-half", times[len(times) // 2], None),
        figure("latency-most", times[min(len(times) - 1, len(times) * 99 // 100)], 20.0),
    ]


def idle(scale: Scale) -> list[Figure]:
    """Start-up with very many tables that nobody has open, the memory they take, and how soon one of them is open."""

    async def look(port: int, folder: Path) -> float:
        links = LinkMaker(secret_of(folder))
        took = []
        for number in range(0, scale.idle, max(1, scale.idle // 50)):
            table = f"idle{number:08d}"
            heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

            def tell(data: bytes, heard: asyncio.Future[bytes] = heard) -> None:
                if not heard.done():
                    heard.set_result(data)

            line = await connect(port, tell, lambda: None)
            began = time.perf_counter()
            hello = {"t": "hello", "table": table, "seat": 0, "token": links.token(table, "seat-0", 0)}
            line.send(msgspec.json.encode(hello))
            answer = _HEARD.decode(await asyncio.wait_for(heard, _PATIENCE))
            took.append(time.perf_counter() - began)
            line.close()
            if answer.t != "state" or answer.v < 2:
                raise Broken(f"table {table} does not open: {answer}")
        return 1000 * statistics.median(took)

    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as name:
        folder = Path(name)
        fill(folder, scale.idle)
        size = sum(path.stat().st_size for path in folder.glob("tables.db*")) / 1e6
        server = ServerProcess(folder)
        starts, memories = [], []
        for _ in range(3):
            starts.append(server.start())
            memories.append(server.memory())
            opened = _together(look(server.port, folder))
            server.stop()
    details = {"tables": scale.idle, "database-mb": round(size), "open-ms": round(opened, 1)}
    return [
        Figure(case="start", value=statistics.median(starts), unit="seconds", wanted=3.0, details=details),
        Figure(case="idle-memory", value=statistics.median(memories), unit="mb", details=details),
    ]


def live_memory(scale: Scale) -> list[Figure]:
    """The memory of a server with many tables in the middle of a game, two sockets each."""

    async def work(folder: Path) -> tuple[float, float]:
        async with serving(folder) as server:
            empty = server.memory()
            room = Room(server.port, Tally())
            await room.lay(scale.live)
            target = 25 * scale.live
            for duel in room.duels:
                duel.play()
            async with asyncio.timeout(_PATIENCE * 2):
                while room.tally.moves < target and any(duel.playing for duel in room.duels):
                    await asyncio.sleep(0.05)
            await room.pause()
            memory = server.memory()
            room.close()
            return empty, memory

    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        empty, memory = _together(work(Path(folder)))
    details = {"tables": scale.live, "empty-mb": round(empty)}
    return [Figure(case="live-memory", value=memory, unit="mb", wanted=500.0, details=details)]


def kills(scale: Scale) -> list[Figure]:
    """Kill the server in the middle of play, again and again; look at every table each time; play on."""

    async def work(folder: Path) -> dict[str, Any]:
        server = ServerProcess(folder)
        url = sqlite_url(folder / "tables.db")
        rng = random.Random(8)
        tally = Tally()
        await asyncio.to_thread(server.start)
        room = Room(server.port, tally)
        entries, starts = 0, []
        try:
            await room.lay(scale.killed_tables)
            for _ in range(scale.kills):
                playing = asyncio.create_task(room.play(_PATIENCE))
                await asyncio.sleep(0.3 + 0.7 * rng.random())
                server.kill()
                playing.cancel()
                # While new tables were being laid the server went away: no matter.
                with suppress(asyncio.CancelledError, OSError, asyncio.IncompleteReadError):
                    await playing
                room.close()
                entries = await asyncio.to_thread(check_tables, url, tally.acks)
                starts.append(await asyncio.to_thread(server.start))
                room.duels = [duel for duel in room.duels if not duel.over]
                for duel in room.duels:
                    await duel.open()
                await room.lay(scale.killed_tables - len(room.duels))
            await room.play(0.5)
            await room.pause()
        finally:
            room.close()
            code = await asyncio.to_thread(server.stop)
        entries = check_tables(url, tally.acks)
        return {
            "kills": scale.kills,
            "tables": scale.killed_tables,
            "acknowledged": sum(map(len, tally.acks.values())),
            "entries": entries,
            "start-s": round(statistics.median(starts), 2),
            "exit": code,
        }

    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        details = _together(work(Path(folder)))
    return [Figure(case="kills", value=0.0, unit="lost", wanted=0.0, details=details)]


def nonsense(scale: Scale) -> list[Figure]:
    """Senseless messages of every sort, while others play; the others must not notice."""

    async def work(folder: Path) -> dict[str, Any]:
        async with serving(folder) as server:
            tally = Tally()
            room = Room(server.port, tally, pace=0.1)
            await room.lay(scale.beside)
            victim = await lay(Caller(server.port), 0)
            pid = server.pid
            await room.play(min(2.0, scale.seconds))
            quiet = sorted(tally.latencies)
            tally.latencies.clear()
            before, began = tally.moves, time.perf_counter()
            flood = Flood(server.port, victim, scale.nonsense)
            playing = asyncio.create_task(room.play(3600))
            await flood.run()
            elapsed = time.perf_counter() - began
            rate = (tally.moves - before) / elapsed
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            await room.pause()
            room.close()
            if not server.alive or server.pid != pid:
                raise Broken("the server went away")
            if tally.refused or tally.lost:
                raise Broken(f"other tables noticed: {dict(tally.refused)}, {tally.lost} sockets lost")
            if flood.tracebacks or server.tracebacks() or flood.answers["error-server"]:
                raise Broken(f"tracebacks: {flood.tracebacks} to clients, {server.tracebacks()} in the log")
            loud = sorted(tally.latencies)
            details = {
                "messages": flood.sent,
                "messages-per-second": round(flood.sent / elapsed),
                "sockets": flood.sockets,
                "answers": dict(flood.answers.most_common(12)),
                "others-moves-per-second": round(rate, 1),
                "others-wanted": scale.beside * 10,
                "others-p99-ms": round(1000 * loud[len(loud) * 99 // 100], 1),
                "others-p99-ms-before": round(1000 * quiet[len(quiet) * 99 // 100], 1),
                "memory-mb": round(server.memory()),
            }
        check_tables(sqlite_url(folder / "tables.db"), tally.acks)
        return details

    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        details = _together(work(Path(folder)))
    return [Figure(case="nonsense", value=0.0, unit="harm", wanted=0.0, details=details)]


#: The last word on each socket, and its answer.
_LAST = b'{"t":"ping","at":-8415.5}'
_LAST_ANSWER = b'{"t":"pong","at":-8415.5}'


class Flood:
    """Senders of nonsense: bytes, JSON, messages out of order, again, too large, and by drops."""

    def __init__(self, port: int, victim: Laid, count: int) -> None:
        self.port = port
        self.victim = victim
        self.count = count
        self.sent = 0
        self.sockets = 0
        self.tracebacks = 0
        self.answers: Counter[str] = Counter()
        self._act = b'{"t":"act","id":"again","decision":1,"action":"pass","on":1}'

    async def run(self) -> None:
        await asyncio.gather(*(self._send_forever(random.Random(number)) for number in range(_SENDERS)))

    async def _send_forever(self, rng: random.Random) -> None:
        while self.sent < self.count:
            done = asyncio.Event()
            try:
                line = await connect(self.port, partial(self._hear, done), done.set)
            except (OSError, TimeoutError):
                continue
            self.sockets += 1
            # A third never says hello, a third says it first, a third in between.
            hello_at = rng.choice((-1, 0, rng.randrange(_NONSENSE_EACH)))
            for number in range(_NONSENSE_EACH):
                if done.is_set() or self.sent >= self.count:
                    break
                self.sent += 1
                if number == hello_at:
                    line.send(self._hello(rng))
                else:
                    await self._send_one(line, rng)
            # Whoever answers this, or closes the socket, has dealt with all that came before.
            line.send(_LAST)
            with suppress(TimeoutError):
                await asyncio.wait_for(done.wait(), 2.0)
            line.close()

    async def _send_one(self, line: Line, rng: random.Random) -> None:
        which = rng.random()
        if which < 0.25:
            # As bytes; now and then as text, which it is not: then the socket is closed at once.
            line.send(rng.randbytes(rng.randrange(200)), 0x81 if which < 0.01 else 0x82)
        elif which < 0.5:
            line.send(msgspec.json.encode(random_json(rng, 4)))
        elif which < 0.8:
            line.send(self._out_of_order(rng))
        elif which < 0.95:
            line.send(self._act)
        elif which < 0.97:
            line.send(b'{"t":"say","id":"x","text":"' + b"a" * rng.choice((300, 15_000, 17_000, 70_000)) + b'"}')
        elif which < 0.98:
            line.send(b"[" * rng.choice((100, 5000, 16_000)))
        elif which < 0.99:
            # A frame that says it is longer than it is, in drops.
            line.send_raw(b"\x81\xfe\x10\x00\0\0\0\0")
            for _ in range(3):
                line.send_raw(rng.randbytes(3))
                await asyncio.sleep(0.01)
        else:
            line.send_raw(rng.randbytes(rng.randrange(1, 40)))

    def _hello(self, rng: random.Random) -> bytes:
        token = rng.choice((*self.victim.tokens, "x" * 22, None))
        hello: dict[str, Any] = {"t": "hello", "table": rng.choice((self.victim.table, "nothere12345"))}
        return msgspec.json.encode(
            hello | ({"token": token} if token else {}) | {"have": rng.choice((-1, 0, 1, 1 << 30))}
        )

    def _out_of_order(self, rng: random.Random) -> bytes:
        name = f"x{rng.randrange(50)}"
        message: Any = rng.choice(
            (
                wire.Act(name, rng.randrange(5), rng.choice(("pass", "swap RC2 GH5", "€", "swap")), rng.randrange(9)),
                wire.Why(name, rng.randrange(5), "pass"),
                wire.Orders(name, {rng.choice(("eagle", "nothing")): "ask"}, rng.random() < 0.5),
                wire.Say(name, text="<script>ciao</script>"),
                wire.Say(name, phrase="hello"),
                wire.TakeBack(name),
                wire.Consent(name, rng.random() < 0.5),
                wire.Back(name),
                wire.Ping(rng.random()),
                wire.Pong(1.0),
                wire.Gone("gone-table"),
            )
        )
        return msgspec.json.encode(message)

    def _hear(self, done: asyncio.Event, data: bytes) -> None:
        if data == _LAST_ANSWER:
            done.set()
            return
        if b"Traceback" in data or b'File \\"' in data or b".py" in data:
            self.tracebacks += 1
        heard = _HEARD.decode(data)
        self.answers[heard.key or heard.t] += 1


def random_json(rng: random.Random, depth: int) -> Any:
    """Any JSON; often with names that the protocol knows."""
    which = rng.randrange(7 if depth else 4)
    if which == 0:
        return rng.choice((None, True, False, 0, -1, 1 << 62, 1e308, 0.1))
    if which in (1, 2):
        return rng.choice(("", "hello", "act", "\0", "ù" * 50, "../../etc", "1", "-1"))
    if which == 3:
        return rng.randrange(-(1 << 40), 1 << 40)
    if which == 4:
        return [random_json(rng, depth - 1) for _ in range(rng.randrange(4))]
    names = ("t", "id", "decision", "action", "on", "table", "seat", "have", "token", "orders", "text", "zzz")
    made = {rng.choice(names): random_json(rng, depth - 1) for _ in range(rng.randrange(6))}
    if rng.random() < 0.7:
        made["t"] = rng.choice(("hello", "act", "why", "orders", "say", "takeback", "consent", "back", "ping"))
    return made


def page() -> list[Figure]:
    """What a browser must fetch before the first page shows, compressed."""
    from tavolata.server.app import STATIC

    index = STATIC / "index.html"
    if not index.is_file():
        return []
    text = index.read_text()
    needed = {index}
    for tag in re.findall(r"<(?:script|link)\b[^>]*>", text):
        address = re.search(r'(?:src|href)="/?([^"?#]+)', tag)
        wanted = tag.startswith("<script") or re.search(r'rel="(?:stylesheet|modulepreload|preload)"', tag)
        if address and wanted and (STATIC / address[1]).is_file():
            needed.add(STATIC / address[1])
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 6)) for path in needed}
    return [Figure(case="page", value=sum(sizes.values()) / 1000, unit="kb", wanted=200.0, details=sizes)]


#: The cases by name, in the order in which they run.
CASES: dict[str, Callable[[Scale], list[Figure]]] = {
    "moves": lambda scale: [figure for count in scale.tables for figure in moves(count, scale)],
    "latency": latency,
    "idle": idle,
    "live": live_memory,
    "kills": kills,
    "nonsense": nonsense,
    "page": lambda _: page(),
}


# For people


def run_bench_server(desk: Desk, quick: bool, json_file: str, only: list[str] | None = None) -> int:
    """``tavolata bench server``. Fails if something was lost or broken; a figure that misses its target is only told."""
    check_writable(json_file)
    errors = Console(stderr=True, highlight=False, markup=False)
    found: list[Figure] = []
    broken: dict[str, str] = {}
    with errors.status(desk.key("bench-progress")) as status:
        for number, (name, case) in enumerate(CASES.items(), 1):
            if only and name not in only:
                continue
            doing = desk.words.say(f"bench-server-doing-{name}")
            status.update(f"{desk.key('bench-progress')} {number}/{len(CASES)}: {doing}")
            try:
                found += case(QUICK if quick else FULL)
            except Broken as problem:
                broken[doing] = str(problem)
    desk.print(server_lines(desk, found, quick))
    for doing, reason in broken.items():
        desk.tell("bench-server-broken", case=doing, reason=reason)
    if json_file:
        figures = {"build": _build(), "quick": quick, "figures": found, "broken": broken}
        write_json(json_file, msgspec.to_builtins(figures))
        desk.tell("lab-written", path=json_file)
    return 1 if broken else 0


def _build() -> str:
    return "compiled" if is_compiled() else "pure"


def server_lines(desk: Desk, found: list[Figure], quick: bool) -> list[Text]:
    lines = [
        Text(desk.key("bench-server-title", build=_build()), style="bold"),
        Text(desk.key("bench-server-about"), style="dim"),
    ]
    if quick:
        lines.append(Text(desk.key("bench-server-quick"), style="dim"))
    rows = [[Text(desk.words.say(key), style="dim") for key in _HEADS]]
    for item in found:
        tables = item.details.get("tables", item.details.get("messages", 0))
        digits = 0 if item.value > 99 or item.value == int(item.value) else 2
        value = desk.words.say(f"bench-server-unit-{item.unit}", {"value": _number(desk, item.value, digits)})
        relative = "" if item.relative is None else f"{_number(desk, item.relative, 1)} {item.relative_unit}"
        wanted = ""
        if item.wanted is not None:
            sign = ("≥" if item.at_least else "≤") if desk.fancy else (">=" if item.at_least else "<=")
            reached = desk.key("bench-reached" if item.reached else "bench-missed")
            wanted = f"{sign} {_number(desk, item.wanted, 0)} {reached}"
        case = desk.words.say(f"bench-server-case-{item.case}", {"count": _number(desk, tables, 0)})
        rows.append([Text(f" {case}"), Text(value), Text(relative, style="bold"), Text(wanted)])
    widths = [max(row[column].cell_len for row in rows) for column in range(len(_HEADS))]
    for row in rows:
        for column in range(1, len(_HEADS)):
            row[column].pad_left(widths[column] - row[column].cell_len)
    lines += [Text(), *columns(rows, gap=2), Text()]
    for item in found:
        told = ", ".join(f"{name} {value}" for name, value in item.details.items() if name != "answers")
        lines += desk.wrapped(Text(f"{item.case}: {told}", style="dim"))
    return lines


_HEADS = ("bench-case", "bench-value", "bench-relative", "bench-target")


def _number(desk: Desk, value: float, digits: int) -> str:
    """A number as the language writes it."""
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if desk.words.language == "it" else text
