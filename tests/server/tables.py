"""What the tests of the server share: tables without a network, and a house of visitors around the application itself.

Nothing here opens a port: requests and socket frames go straight into the ASGI application, in the loop of the test.
"""

from __future__ import annotations

import asyncio
import functools
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, ParamSpec
from urllib.parse import unquote, urlsplit

import msgspec
import sqlalchemy as sa

import tavolata
from tavolata.engine import Decision, Game, State
from tavolata.engine.chance import Fair
from tavolata.players import player
from tavolata.server import wire
from tavolata.server.app import application
from tavolata.server.bots import BotPool, Thought, thought_of
from tavolata.server.clock import TableClock
from tavolata.server.entries import Entry, Snapshot, StoredTable
from tavolata.server.hall import COLOURS, SHAPES, Hall, LiveTable
from tavolata.server.laboratory import Laboratory
from tavolata.server.limits import UNLIMITED, Limits
from tavolata.server.nudges.sender import Pace
from tavolata.server.nudges.settings import NudgeSettings
from tavolata.server.retention import KeepDays
from tavolata.server.sessions import ADMIN_COOKIE, COOKIE
from tavolata.server.site import Site
from tavolata.server.store import Commit, Store, insert_table, sqlite_url
from tavolata.server.table import NOBODY, Settings, Table, encode
from tavolata.server.tokens import hash_of

P = ParamSpec("P")
INDY = tavolata.game("indy")
NOW = 1_000_000.0
SECRET = b"a secret for tests: 32 bytes...."
ADMIN = "the-admin-token-of-the-tests"
FOR_EVER = KeepDays(0, 0)
#: A socket or a call that has said nothing for so long will never say anything. The machine may be busy; whoever is ready
#: sooner is not waited for.
PATIENCE = 60.0


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that awaits."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


# Tables without a network


def row_of(
    players: int, id: str = "table", start: str = "", stage: str = "open", game: Game = INDY, **settings: Any
) -> dict[str, Any]:
    """The row of a table as the store keeps it."""
    chosen = Settings(options=game.check_options(settings.pop("options", {})), **settings)
    return {
        "id": id,
        "name": "",
        "game": game.name,
        "rules": game.version,
        "stage": stage,
        "players": players,
        "settings": encode(chosen),
        "start": start,
        "result": "",
        "invite_hash": hash_of(f"{id} invite"),
        "spectator_hash": hash_of(f"{id} spectator"),
        "generation": 0,
        "rematch": "",
        "created": NOW,
        "due": None,
    }


def seat_rows(kinds: str, id: str = "table") -> list[dict[str, Any]]:
    """The seats: ``"ppb"`` is two persons and a bot, ``o`` an open seat."""
    return [
        {
            "table_id": id,
            "seat": number,
            "kind": {"p": "person", "b": "bot", "o": "open"}[kind],
            "name": f"{kind}{number}",
            "colour": COLOURS[number % len(COLOURS)],
            "shape": SHAPES[(number + number // len(COLOURS)) % len(SHAPES)],
            "bot": "random" if kind == "b" else "",
            "standin": False,
            "seen": 0.0,
            "orders": "{}",
            "token_hash": hash_of(seat_token(id, number)),
            "generation": 0,
        }
        for number, kind in enumerate(kinds)
    ]


def seat_token(id: str, seat: int) -> str:
    return f"{id}-seat-{seat}-token-of-the-tests"


def new_state(players: int, seed: int, options: dict[str, str] | None = None) -> State:
    """A fresh game as the server deals it: strict, with luck that can be checked."""
    return INDY.new(players, 0, options, "strict", Fair(random.Random(seed).randbytes(32)), events=True)


def begun(kinds: str = "ppp", seed: int = 0, options: dict[str, str] | None = None, **settings: Any) -> Table:
    """A table at which the game has just begun."""
    table = Table(
        StoredTable(row_of(len(kinds), options=options or {}, **settings), seat_rows(kinds), None, [], []), INDY
    )
    table.begin(new_state(len(kinds), seed, options), NOW)
    return table


def table_at(state: State, kinds: str = "", **settings: Any) -> Table:
    """A table at which the game stands as given (strict, as all online tables are)."""
    assert state.strict
    state.events = None
    text = encode(state.dump())
    kinds = kinds or "p" * state.players
    row = row_of(state.players, start=text, stage="playing", game=state.game, **settings)
    return Table(StoredTable(row, seat_rows(kinds), Snapshot("table", 1, 1, text), [first_entry()], []), state.game)


def first_entry(id: str = "table") -> Entry:
    return Entry(id, 1, 1, NOBODY, "[]", "[]", None, NOW)


def asked(table: Table) -> dict[int, str]:
    """Who is asked what in turn."""
    questions = ((seat, table.question_of(seat)) for seat in range(table.players))
    return {seat: question.name for seat, question in questions if question is not None}


def buttons(table: Table) -> list[int]:
    """Who could react."""
    return [seat for seat in range(table.players) if table.reaction_of(seat) is not None]


def answer(table: Table, seat: int, text: str, now: float, act: str | None = None) -> Entry | None:
    """The seat answers what it is asked; a reaction if the text is one of its reactions."""
    action = table.game.parse(text)
    reaction, question = table.reaction_of(seat), table.question_of(seat)
    mine = (
        reaction if reaction is not None and ((action in reaction.actions and action) or question is None) else question
    )
    assert mine is not None, f"seat {seat} is asked nothing"
    return table.act(seat, mine.id, action, table.v, act, now)


def seen(table: Table, seat: int | None, now: float = NOW) -> dict[str, Any]:
    """What a viewer is sent, as plain data, without what only the wall clock decides."""
    you = wire.You(seat, [] if seat is None else [seat], False)
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.moved(seat, you, now)))
    return found


# A house: the application, in memory


class QuickBots(BotPool):
    """Bots that answer at once, in the loop itself; what they are given is kept, so that a test can look at it."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(0)
        self.lots = random.Random(seed)
        self.worlds: list[tuple[int, State]] = []

    async def choose(self, bot: str, world: State, decision: Decision, table: str = "") -> Thought:
        self.worlds.append((decision.seat, world))
        mine = world.decision_of(decision.seat)
        assert mine is not None
        return thought_of(player(bot, world.game), world, mine, self.lots.getrandbits(40))


class Answer:
    """An HTTP answer."""

    def __init__(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        self.status = status
        self.pairs = [(name.decode().lower(), value.decode()) for name, value in headers]
        self.headers = dict(self.pairs)
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    def __repr__(self) -> str:
        return f"<{self.status} {self.body[:300]!r}>"


class Line:
    """A socket of a visitor."""

    def __init__(self, app: Any, scope: dict[str, Any]) -> None:
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        #: Every frame that arrived, in order.
        self.frames: list[dict[str, Any]] = []
        self.closed: int | None = None
        self._to_app.put_nowait({"type": "websocket.connect"})
        self._pings = 0
        self.task = asyncio.ensure_future(app(scope, self._to_app.get, self._from_app.put))

    async def opened(self) -> bool:
        message = await asyncio.wait_for(self._from_app.get(), PATIENCE)
        if message["type"] != "websocket.accept":
            self.closed = message.get("code", 1000)
        return self.closed is None

    async def say(self, message: dict[str, Any] | str | bytes) -> None:
        kind = "bytes" if isinstance(message, bytes) else "text"
        data = json.dumps(message) if isinstance(message, dict) else message
        await self._to_app.put({"type": "websocket.receive", kind: data})

    async def hear(self) -> dict[str, Any]:
        """The next frame."""
        message = await asyncio.wait_for(self._from_app.get(), PATIENCE)
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
            raise ConnectionError(self.closed)
        frame: dict[str, Any] = json.loads(message["text"])
        self.frames.append(frame)
        return frame

    async def hear_until(self, *kinds: str) -> dict[str, Any]:
        while True:
            frame = await self.hear()
            if frame["t"] in kinds:
                return frame

    async def hear_version(self, version: int) -> None:
        """Hear until the table is at this version."""
        while not any(frame.get("v", -1) >= version for frame in self.frames if frame["t"] in ("state", "update")):
            await self.hear()

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Say something and hear the ack or nak (or, for a hello, where things stand)."""
        await self.say(message)
        while True:
            frame = await self.hear()
            if message["t"] == "hello":
                # Without a version to go on from the answer is a whole state; what was on its way before is not it.
                if frame["t"] in ("state", "nak") or (frame["t"] == "update" and message.get("have", -1) >= 0):
                    return frame
                continue
            if frame["t"] in ("ack", "nak") and frame["id"] in ("", message.get("id")):
                return frame

    async def all_frames(self) -> list[dict[str, Any]]:
        """Every frame so far: messages are answered in order, so what came before the pong is all."""
        self._pings += 1
        await self.say({"t": "ping", "at": self._pings})
        while (await self.hear()) != {"t": "pong", "at": self._pings}:
            pass
        return self.frames

    async def hello(self, table: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        return await self.ask({"t": "hello", "table": table, "seat": seat, **more})

    async def cut(self) -> None:
        """The connection is lost."""
        await self._to_app.put({"type": "websocket.disconnect", "code": 1006})
        await asyncio.wait([self.task], timeout=PATIENCE)


class Visitor:
    """A browser or a program: its address, its cookies."""

    def __init__(self, app: Any, address: str, scheme: str, language: str, lines: list[Line]) -> None:
        self.app = app
        self.lines = lines
        self.address = address
        self.scheme = scheme
        self.language = language
        self.cookies: dict[str, str] = {}
        self.set_cookies: list[str] = []
        self.token = ""
        #: What the browser says of itself.
        self.browser = ""
        #: Where it is given, bodies are sent only then; and whether one is awaited.
        self.body_comes: asyncio.Event | None = None
        self.body_awaited = False

    def _headers(self, more: dict[str, str | None]) -> list[tuple[bytes, bytes]]:
        headers: dict[str, str | None] = {"host": "tavolata.test", "accept-language": self.language}
        if self.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        if self.browser:
            headers["user-agent"] = self.browser
        headers |= {name.replace("_", "-"): value for name, value in more.items()}
        return [(name.encode(), value.encode()) for name, value in headers.items() if value is not None]

    async def call(self, method: str, path: str, body: object = None, **headers: str | None) -> Answer:
        data = (
            body if isinstance(body, bytes) else b"" if body is None and method == "GET" else json.dumps(body).encode()
        )
        if body is None and method != "GET":
            data = b"{}"
        if method != "GET" and "content_type" not in headers:
            headers["content_type"] = "application/json"
        parts = urlsplit(path)
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": self.scheme,
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "root_path": "",
            "query_string": parts.query.encode(),
            "headers": self._headers(headers),
            "client": (self.address, 50000),
            "server": ("tavolata.test", 80),
        }
        started: list[dict[str, Any]] = []
        parts_of_body: list[bytes] = []
        waiting = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if waiting and self.body_comes is not None:
                self.body_awaited = True
                await self.body_comes.wait()
            if waiting:
                return waiting.pop(0)
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                started.append(message)
            else:
                parts_of_body.append(message.get("body", b""))

        await asyncio.wait_for(self.app(scope, receive, send), PATIENCE)
        answer = Answer(started[0]["status"], list(started[0]["headers"]), b"".join(parts_of_body))
        for name, value in answer.pairs:
            if name == "set-cookie":
                self.set_cookies.append(value)
                key, _, rest = value.partition("=")
                if "max-age=0" in rest.lower().split("; "):
                    self.cookies.pop(key, None)
                else:
                    self.cookies[key] = rest.partition(";")[0]
        return answer

    async def get(self, path: str, **headers: str | None) -> Answer:
        return await self.call("GET", path, **headers)

    async def post(self, path: str, body: object = None, **headers: str | None) -> Answer:
        return await self.call("POST", path, body, **headers)

    async def ok(self, method: str, path: str, body: object = None) -> Any:
        """A call that must be granted."""
        answer = await self.call(method, path, body)
        assert answer.status in (200, 201), answer
        return answer.json

    async def no(self, method: str, path: str, body: object = None) -> str:
        """A call that must be refused: the key of the reason."""
        answer = await self.call(method, path, body)
        assert 400 <= answer.status < 500, answer
        return str(answer.json["key"])

    async def line(self, **headers: str | None) -> Line:
        """A socket, open or refused."""
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "wss" if self.scheme == "https" else "ws",
            "path": "/api/socket",
            "raw_path": b"/api/socket",
            "root_path": "",
            "query_string": b"",
            "headers": self._headers(headers),
            "client": (self.address, 50000),
            "server": ("tavolata.test", 80),
            "subprotocols": [],
        }
        line = Line(self.app, scope)
        self.lines.append(line)
        await line.opened()
        return line


class House:
    """A server process without a port."""

    def __init__(self, site: Site, app: Any, path: Path) -> None:
        self.site = site
        self.app = app
        self.path = path
        self._addresses = 0
        self.lines: list[Line] = []

    @property
    def hall(self) -> Hall:
        return self.site.hall

    def visitor(self, address: str = "", scheme: str = "http", language: str = "en") -> Visitor:
        self._addresses += 1
        return Visitor(self.app, address or f"10.0.0.{self._addresses}", scheme, language, self.lines)

    async def admin(self) -> Visitor:
        """Whoever runs the server."""
        admin = self.visitor()
        await admin.ok("POST", "/api/admin/enter", {"token": ADMIN})
        return admin

    async def table(
        self, people: int = 2, players: int | None = None, start: bool = True, **wish: Any
    ) -> tuple[str, list[Visitor], dict[str, Any]]:
        """A table with people who came by its links, the first of them its host; bots fill what is left."""
        host = self.visitor()
        wish = {"game": "indy", "players": players or people, "beat": 0, "language": "en", **wish}
        if players and players > people:
            wish.setdefault("fill", "random")
        created = await host.ok("POST", "/api/tables", {**wish, "host": {"name": "Ada"}})
        where = created["table"]["id"]
        visitors = [host]
        for name in ("Bruno", "Carla", "Dino", "Elsa", "Fabio")[: people - 1]:
            guest = self.visitor()
            await guest.ok("POST", f"/api/tables/{where}/enter", {"token": token_in(created["invite"])})
            await guest.ok("POST", f"/api/tables/{where}/sit", {"person": {"name": name}})
            visitors.append(guest)
        if start:
            await host.ok("POST", f"/api/tables/{where}/start")
        return where, visitors, created

    async def spectator(self, id: str, created: dict[str, Any]) -> Visitor:
        watcher = self.visitor()
        await watcher.ok("POST", f"/api/tables/{id}/enter", {"token": token_in(created["spectator"])})
        return watcher

    async def lay(
        self, state: State, kinds: str, id: str, orders: dict[int, dict[str, str]] | None = None, **settings: Any
    ) -> LiveTable:
        """A table at which the game stands as given; seats have the tokens of ``seat_token``."""
        state = state.clone()
        text = encode(state.dump())
        row = row_of(state.players, id, text, "playing", state.game, **{"beat": 0, "language": "en", **settings})
        seats = seat_rows(kinds, id)
        for seat, wishes in (orders or {}).items():
            seats[seat]["orders"] = encode(wishes)
        row["spectator_hash"] = hash_of(seat_token(id, 99))
        await self.site.store.run(lambda connection: insert_table(connection, row, seats))
        await self.site.store.commit(Commit((first_entry(id),), Snapshot(id, 1, 1, text), None))
        return await self.hall.get(id)

    def program(self, id: str, seat: int) -> Visitor:
        """A program at a seat of a table laid by ``lay`` (99: a spectator)."""
        visitor = self.visitor()
        visitor.token = seat_token(id, seat)
        return visitor


def token_in(path: str) -> str:
    return path.partition("#")[2]


def quick_store(path: Path) -> Store:
    """The store of a server, but it does not wait for the disk: a test's data need not outlive the machine."""
    store = Store(sqlite_url(path))

    @sa.event.listens_for(store.engine, "connect")
    def hurry(connection: Any, _: object) -> None:
        connection.execute("PRAGMA synchronous=OFF")

    store.engine.dispose()
    return store


@asynccontextmanager
async def house(
    folder: Path,
    limits: Limits = UNLIMITED,
    bots: BotPool | None = None,
    secret: bytes = SECRET,
    clock: TableClock | None = None,
    nudges: NudgeSettings | None = None,
    pace: Pace | None = None,
    url: str = "",
) -> AsyncIterator[House]:
    """Open the house; bots think in the loop itself unless other bots are given. ``nudges``, ``pace``: whom it calls, and when.

    ``url``: of a PostgreSQL database instead of a file.
    """
    path = folder / "tables.db"
    # Tables of tests are from 1970: they are kept for ever.
    site = Site(
        Store(url) if url else quick_store(path),
        secret,
        limits,
        ADMIN,
        url or None,
        host_names=["tavolata.test"],
        keep_days=FOR_EVER,
        clock=clock,
        nudges=nudges,
        laboratory=Laboratory(folder / "lab"),
    )
    site.sender.pace = pace or site.sender.pace
    site.hall.bots.pool = bots or QuickBots()
    app = application(site)
    async with site.life(app):
        home = House(site, app, path)
        try:
            yield home
        finally:
            for line in home.lines:
                await line.cut()


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not true():
        assert asyncio.get_running_loop().time() < deadline, "it never became so"
        await asyncio.sleep(0.002)


def waiting_for(live: LiveTable) -> int:
    """How many wait for the lock of a table: they get it in the order in which they came."""
    return len(live.lock._waiting)


class Hand:
    """Somebody who plays a seat over a socket: answers at random whatever is asked, reacts sometimes."""

    def __init__(self, line: Line, table: str, seat: int, seed: int, reacts: float = 0.3) -> None:
        self.line = line
        self.table = table
        self.seat = seat
        self.lots = random.Random(seed)
        self.reacts = reacts
        self.acts = 0
        self.v = -1

    async def play(self) -> dict[str, Any]:
        """Play to the end; the last frame that showed the table."""
        frame = await self.line.hello(self.table, self.seat)
        asked_before: tuple[int, int] | None = None
        while True:
            if frame["t"] in ("state", "update"):
                if frame["t"] == "update" and frame["since"] not in (self.v, frame["v"]):
                    # What was on its way before the answer to hello is old: that comes, too.
                    assert self.v == -1
                    frame = await self.line.hear()
                    continue
                self.v = frame["v"]
                if frame["over"]:
                    return frame
                question, reaction = frame["question"], frame["reaction"]
                if reaction and (reaction["waits"] or self.lots.random() < self.reacts):
                    options = reaction["options"] if self.lots.random() < self.reacts else reaction["options"][:1]
                    await self._act(reaction["decision"], self.lots.choice(options))
                elif question and asked_before != (question["decision"], self.v):
                    asked_before = (question["decision"], self.v)
                    await self._act(question["decision"], self.lots.choice(question["options"]))
            elif frame["t"] == "nak":
                assert frame["key"] in ("error-table-changed", "error-decision-gone", "error-not-asked"), frame
                asked_before = None
                await self.line.say({"t": "hello", "table": self.table, "seat": self.seat})
            frame = await self.line.hear()

    async def _act(self, decision: int, action: str) -> None:
        self.acts += 1
        act = {"t": "act", "id": f"{self.seat}-{self.acts}", "decision": decision, "action": action, "on": self.v}
        await self.line.say(act)


async def gather(*works: Awaitable[Any], seconds: float = 150.0) -> list[Any]:
    return list(await asyncio.wait_for(asyncio.gather(*works), seconds))


@contextmanager
def nothing_logged(site: Site) -> Iterator[None]:
    """No warning, no error: nothing failed inside the server."""
    before = len(site.errors.lines)
    yield
    assert list(site.errors.lines)[before:] == []


__all__ = [
    "ADMIN",
    "ADMIN_COOKIE",
    "COOKIE",
    "FOR_EVER",
    "INDY",
    "NOW",
    "Hand",
    "House",
    "Line",
    "QuickBots",
    "Visitor",
    "answer",
    "asked",
    "begun",
    "buttons",
    "gather",
    "house",
    "in_loop",
    "new_state",
    "nothing_logged",
    "row_of",
    "seat_rows",
    "seat_token",
    "seen",
    "table_at",
    "token_in",
    "until",
    "waiting_for",
]
