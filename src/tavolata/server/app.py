"""The web application: pages, HTTP calls, the socket. Thin around the hall; `docs/protocol.md` describes it."""

from __future__ import annotations

import asyncio
import io
import logging
import re
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, MutableMapping
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from ipaddress import IPv6Address, IPv6Network
from pathlib import Path
from typing import Any, TypeVar, cast
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from tavolata import games
from tavolata.engine import FileError, NotYourDecision, SetupError, TavolataError
from tavolata.engine.words import LANGUAGES, Words, explain
from tavolata.players import PLAYERS, players_of
from tavolata.server import files, openapi, wire
from tavolata.server.hall import Hall, Loaded, Refused, Sitting, Viewer, clean, nak, reactions_of, wire_bytes
from tavolata.server.limits import Bucket, Buckets, Limits
from tavolata.server.store import JOURNAL, REPORTS, SEATS, SITTINGS, TABLES, Listener, Store
from tavolata.server.table import Table
from tavolata.server.tokens import LinkMaker, hash_of, new_token, same
from tavolata.version import VERSION

T = TypeVar("T")
LOG = logging.getLogger("tavolata")

STATIC = Path(__file__).parent / "static"

COOKIE = "tavolata"
ADMIN_COOKIE = "tavolata_admin"
_COOKIE_SECONDS = 400 * 24 * 3600

#: How long a poll waits for news.
_POLL_SECONDS = 25.0
#: Messages waiting for a slow reader before it is let go.
_LONGEST_QUEUE = 256
#: Senseless messages before a socket is closed.
_MOST_NONSENSE = 20

_TABLE_ID = re.compile("[A-Za-z0-9]{4,24}")

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

_DECODER = msgspec.json.Decoder(wire.FromClient)


class ErrorLog(logging.Handler):
    """The last errors, for the admin page."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[dict[str, Any]] = deque(maxlen=200)

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            text += f": {type(record.exc_info[1]).__name__}: {record.exc_info[1]}"
        self.lines.append({"at": record.created, "where": record.name, "text": text[:500]})


class Site:
    """One server process: the hall and what stands around it."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        limits: Limits | None = None,
        admin_token: str | None = None,
        listen_url: str | None = None,
        thinkers: int = 1,
    ) -> None:
        self.store = store
        self.hall = Hall(store, LinkMaker(secret), thinkers)
        self.limits = limits or Limits()
        self.admin_token = admin_token or new_token()
        self.admins: set[str] = set()
        self.errors = ErrorLog()
        self.sockets: Counter[str] = Counter()
        limits = self.limits
        self.requests = Buckets(limits.requests, limits.requests_at_once)
        self.new_tables = Buckets(limits.tables_an_hour / 3600, limits.tables_at_once)
        self.tries = Buckets(limits.tries_an_hour / 3600, limits.tries_at_once)
        self.chatting = Buckets(limits.chat, limits.chat_at_once)
        #: How others on the same network reach this server, if they can: "http://192.168.1.5:8000".
        self.lan_origin = ""
        self._listen_url = listen_url
        self._listener: Listener | None = None

    @asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        LOG.addHandler(self.errors)
        self.hall.begin()
        if self._listen_url is not None:
            loop = asyncio.get_running_loop()

            def heard(payload: str) -> None:
                loop.call_soon_threadsafe(self._heard, payload)

            self._listener = Listener(self._listen_url, heard)
        try:
            yield
        finally:
            if self._listener is not None:
                self._listener.close()
            await self.hall.end()
            self.store.close()
            LOG.removeHandler(self.errors)

    def origin_for_others(self, request: Request) -> str:
        """What others put before a path: whoever opened the page as localhost needs this computer's own address."""
        return self.lan_origin if request.url.hostname in ("localhost", "127.0.0.1", "::1") else ""

    def _heard(self, payload: str) -> None:
        table, _, origin = payload.partition(":")
        if origin == self.store.origin:
            return
        for moved in [table] if table else list(self.hall.tables):
            self.hall.listen(moved)


# Requests


def session_of(request: Request | WebSocket) -> str:
    """The hash of the browser's session, "" if it has none."""
    token = request.cookies.get(COOKIE, "")
    return hash_of(token) if token else ""


def address_of(request: Request | WebSocket) -> str:
    """Who asks, as far as limits go. Of an IPv6 address the network: everybody has as many addresses in it as they like."""
    host = request.client.host if request.client else "?"
    if ":" in host:
        with suppress(ValueError):
            address = IPv6Address(host.partition("%")[0])
            return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))
    return host


def language_of(request: Request) -> str:
    """The language for sentences: what the page asks for, else what the browser prefers."""
    wanted = request.headers.get("accept-language", "")
    for part in wanted.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def refusal(
    request: Request, key: str, status: int, details: dict[str, Any], rule: str = "", game: str = ""
) -> Response:
    problem = TavolataError(key, details, rule, game)
    text = explain(problem, language_of(request))
    return reply(wire.Refusal(key, details, rule, text), status)


def reply(body: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(body), status, {"cache-control": "no-store"}, media_type="application/json; charset=utf-8"
    )


class TooLarge(Exception):
    pass


async def body_of(request: Request, kind: type[T], site: Site) -> T:
    """The body of a request, checked. An empty one stands for "all defaults"."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("error-not-json", 415)
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > site.limits.body:
            raise Refused("error-too-large", 413)
    try:
        return msgspec.json.decode(bytes(data) or b"{}", type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Refused("error-bad-request", 400, reason=str(problem)[:200]) from problem


def same_origin(headers: Any) -> bool:
    """Whether a request comes from our own pages, or from a program, which sends no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(netloc) and netloc == headers.get("host", "")


Endpoint = Callable[[Request, Site], Awaitable[Response]]


class Calls:
    """Wraps every HTTP call: limits, origin, errors as clear refusals. Nothing ever shows a traceback."""

    def __init__(self, site: Site) -> None:
        self.site = site

    def __call__(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        site = self.site

        async def call(request: Request) -> Response:
            if not site.requests.take(address_of(request)):
                return refusal(request, "error-too-fast", 429, {})
            if request.method not in ("GET", "HEAD") and not same_origin(request.headers):
                return refusal(request, "error-origin", 403, {})
            try:
                return await endpoint(request, site)
            except Refused as no:
                return refusal(request, no.key, no.status, no.details)
            except TavolataError as problem:
                status = 400 if isinstance(problem, SetupError) else 409
                return refusal(request, problem.key, status, problem.details, problem.rule, problem.game)
            except Exception:
                LOG.exception("a call failed: %s %s", request.method, request.scope.get("route_path", request.url.path))
                return refusal(request, "error-server", 500, {})

        return call


async def table_of(request: Request, site: Site) -> Loaded:
    wanted = request.path_params["table"]
    if not _TABLE_ID.fullmatch(wanted):
        raise Refused("error-no-table", 404)
    return await site.hall.get(wanted)


async def sitting_of(request: Request, site: Site, table: Table) -> Sitting:
    """What the asker holds at the table: by cookie, or by the token of a link."""
    bearer = request.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return sitting_by_token(site, address_of(request), table, bearer[7:].strip())
    return await site.hall.sitting(session_of(request), table.id)


@contextmanager
def guarded_try(site: Site, address: str) -> Iterator[None]:
    """Somebody shows a token. Wrong ones are counted; after too many of them nothing more is looked at for a while."""
    if not site.tries.any_left(address):
        raise Refused("error-too-fast", 429)
    try:
        yield
    except Refused:
        site.tries.take(address)
        raise


def sitting_by_token(site: Site, address: str, table: Table, token: str) -> Sitting:
    with guarded_try(site, address):
        seat = site.hall.seat_of_token(table, token)
    return Sitting([] if seat is None else [seat], False, seat is None, False)


def seat_wanted(request: Request) -> int | None:
    text = request.query_params.get("seat", "")
    return number_in(text, "seat", 2) if text else None


def number_in(text: str, name: str, digits: int) -> int:
    """A number in an address."""
    if not re.fullmatch(f"[0-9]{{1,{digits}}}", text):
        raise Refused("error-bad-request", 400, reason=name)
    return int(text)


def need_seat(sitting: Sitting, wanted: int | None) -> int:
    if wanted is None and sitting.seats:
        return sitting.seats[0]
    if wanted is None or wanted not in sitting.seats:
        raise Refused("error-not-your-seat", 403)
    return wanted


def need_host(sitting: Sitting) -> None:
    if not sitting.host:
        raise Refused("error-host-only", 403)


def need_view(sitting: Sitting) -> None:
    if not (sitting.seats or sitting.host or sitting.watches):
        raise Refused("error-link", 403)


def with_session(request: Request) -> tuple[str, str | None]:
    """The session of the asker, and the cookie to set if it is a new one."""
    known = session_of(request)
    if known:
        return known, None
    token = new_token()
    return hash_of(token), token


def set_session(request: Request, response: Response, token: str | None, name: str = COOKIE) -> None:
    if token is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(
            name, token, max_age=_COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/"
        )


# Games and tables


@cache
def games_info() -> wire.Games:
    found = []
    for name in games.NAMES:
        game = games.game(name)
        questions, sections = files.guide_of(game)
        found.append(
            wire.GameInfo(
                name,
                game.version,
                game.min_players,
                game.max_players,
                [wire.OptionInfo(option.name, list(option.values), option.ruling) for option in game.options],
                [
                    wire.VerbInfo(verb.name, [kind.name for kind in verb.kinds], verb.unordered_from)
                    for verb in game.notation.verbs
                ],
                list(players_of(game)),
                questions,
                sections,
                reactions_of(game),
            )
        )
    return wire.Games(found, VERSION, wire.PROTOCOL, list(PLAYERS))


async def get_games(request: Request, site: Site) -> Response:
    return reply(games_info())


async def get_openapi(request: Request, site: Site) -> Response:
    return reply(openapi.document())


async def post_table(request: Request, site: Site) -> Response:
    wish = await body_of(request, wire.NewTable, site)
    if not site.new_tables.take(address_of(request)):
        raise Refused("error-too-many-tables", 429)
    session, token = with_session(request)
    _, created = await site.hall.create(wish, session)
    response = reply(created, 201)
    set_session(request, response, token)
    return response


async def entered(site: Site, loaded: Loaded, session: str, role: wire.Role, seat: int | None) -> wire.Entered:
    sitting = await site.hall.sitting(session, loaded.table.id)
    you = wire.You(seat, sitting.seats, sitting.host)
    return wire.Entered(loaded.table.info(), role, seat, you)


async def get_table(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    if not (sitting.seats or sitting.host or sitting.watches or sitting.invited):
        raise Refused("error-link", 403)
    role: wire.Role = (
        "seat" if sitting.seats else "host" if sitting.host else "invite" if sitting.invited else "spectator"
    )
    seat = sitting.seats[0] if sitting.seats else None
    you = wire.You(seat, sitting.seats, sitting.host)
    return reply(wire.Entered(loaded.table.info(), role, seat, you))


async def post_enter(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    wish = await body_of(request, wire.Enter, site)
    session, token = with_session(request)
    with guarded_try(site, address_of(request)):
        role, seat = await site.hall.enter(loaded, session, wish.token)
    response = reply(await entered(site, loaded, session, role, seat))
    set_session(request, response, token)
    return response


async def post_sit(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    wish = await body_of(request, wire.Sit, site)
    sitting = await sitting_of(request, site, loaded.table)
    session, token = with_session(request)
    seat = await site.hall.sit(loaded, session, sitting, wish)
    response = reply(await entered(site, loaded, session, "seat", seat))
    set_session(request, response, token)
    return response


async def post_leave(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    await site.hall.leave(loaded, need_seat(sitting, seat_wanted(request)))
    return reply(loaded.table.info())


async def post_start(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_host(await sitting_of(request, site, loaded.table))
    await site.hall.start(loaded)
    return reply(loaded.table.info())


async def patch_table(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_host(await sitting_of(request, site, loaded.table))
    await site.hall.change_table(loaded, await body_of(request, wire.TableChange, site))
    return reply(loaded.table.info())


async def delete_table(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_host(await sitting_of(request, site, loaded.table))
    await site.hall.delete(loaded)
    return reply({})


async def get_links(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    if not (sitting.seats or sitting.host):
        raise Refused("error-link", 403)
    links = await site.hall.links_for(loaded.table, sitting)
    links.origin = site.origin_for_others(request)
    return reply(links)


async def get_qr(request: Request, site: Site) -> Response:
    """A link of the table as a QR code, for those who may see the link."""
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    what = request.query_params.get("what", "invite")
    if not re.fullmatch(r"invite|spectator|host|seat-\d{1,2}", what):
        raise Refused("error-bad-request", 400, reason="what")
    links = await site.hall.links_for(loaded.table, sitting)
    paths = {"invite": links.invite, "spectator": links.spectator, "host": links.host}
    paths |= {f"seat-{link.seat}": link.path for link in links.seats}
    if not paths.get(what):
        raise Refused("error-host-only", 403)
    own = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    origin = site.origin_for_others(request) or own
    return Response(qr_svg(origin + paths[what]), headers={"cache-control": "no-store"}, media_type="image/svg+xml")


def qr_svg(text: str) -> bytes:
    import segno

    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", scale=4, border=2, dark="#111", light="#fff", xmldecl=False)
    return out.getvalue()


async def post_seat(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_host(await sitting_of(request, site, loaded.table))
    seat = number_in(request.path_params["seat"], "seat", 2)
    await site.hall.change_seat(loaded, seat, await body_of(request, wire.SeatChange, site))
    return reply(loaded.table.info())


async def post_rematch(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    if not (sitting.seats or sitting.host):
        raise Refused("error-link", 403)
    session, token = with_session(request)
    response = reply(await site.hall.rematch(loaded, session), 201)
    set_session(request, response, token)
    return response


async def get_mine(request: Request, site: Site) -> Response:
    """The tables of this browser, the newest first."""
    session = session_of(request)

    def read(connection: sa.Connection) -> list[str]:
        query = (
            sa.select(SITTINGS.c.table_id, sa.func.max(SITTINGS.c.at).label("last"))
            .where(SITTINGS.c.session == session)
            .group_by(SITTINGS.c.table_id)
            .order_by(sa.desc("last"))
            .limit(40)
        )
        return [row.table_id for row in connection.execute(query)]

    found = []
    for mine in await site.store.run(read) if session else []:
        loaded = await site.hall.loaded(mine)
        if loaded is not None:
            sitting = await site.hall.sitting(session, mine)
            you = wire.You(sitting.seats[0] if sitting.seats else None, sitting.seats, sitting.host)
            found.append(wire.Mine(loaded.table.info(), you, loaded.table.waiting, loaded.table.since))
    return reply(wire.MyTables(found))


async def forget_mine(request: Request, site: Site) -> Response:
    """This browser lets go of a table: its seats stay as they are, the links still work."""
    session, table = session_of(request), request.path_params["table"]

    def write(connection: sa.Connection) -> None:
        connection.execute(SITTINGS.delete().where(SITTINGS.c.session == session, SITTINGS.c.table_id == table))

    await site.store.write(write)
    return reply({})


# Playing without a socket


def viewer_for(request: Request, sitting: Sitting, seat: int | None, send: Callable[[bytes], None]) -> Viewer:
    need_view(sitting)
    if seat is not None and seat not in sitting.seats:
        raise Refused("error-not-your-seat", 403)
    viewer = Viewer(send, session_of(request))
    viewer.seat = seat if seat is not None else None
    viewer.seats, viewer.host = sitting.seats, sitting.host
    return viewer


async def post_hello(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    wish = await body_of(request, wire.Hello, site)
    sitting = await sitting_of(request, site, loaded.table)
    viewer = viewer_for(request, sitting, wish.seat, lambda _: None)
    async with loaded.lock:
        return reply(site.hall.situation(loaded, viewer, wish.have))


async def get_wait(request: Request, site: Site) -> Response:
    """News since a version, or, when there are none for a while, where things stand."""
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    have = request.query_params.get("have", "-1")
    if not re.fullmatch(r"-1|[0-9]{1,12}", have):
        raise Refused("error-bad-request", 400, reason="have")
    news = asyncio.Event()
    viewer = viewer_for(request, sitting, seat_wanted(request), lambda _: news.set())
    seat = viewer.seat
    if loaded.table.v == int(have):
        viewer.seat = None
        await site.hall.hello(viewer, loaded, seat, int(have))
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), _POLL_SECONDS)
        finally:
            site.hall.part(viewer)
    # While it waited the seat may have been freed, the table deleted.
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    viewer = viewer_for(request, sitting, seat, lambda _: None)
    async with loaded.lock:
        return reply(site.hall.situation(loaded, viewer, int(have)))


async def post_send(request: Request, site: Site) -> Response:
    """Act, Why, Orders, Say, TakeBack, Consent, Back: as over the socket. Answers Ack or Nak."""
    loaded = await table_of(request, site)
    message: Any = await body_of(request, cast("type[Any]", wire.FromClient), site)
    sitting = await sitting_of(request, site, loaded.table)
    need_view(sitting)
    wanted = seat_wanted(request)
    seat = None if wanted is None and not sitting.seats else need_seat(sitting, wanted)
    future: asyncio.Future[wire.Ack | wire.Nak] = asyncio.get_running_loop().create_future()

    def later(answer: wire.Ack | wire.Nak) -> None:
        if not future.done():
            future.set_result(answer)

    answer = await carry(site, loaded, seat, message, later)
    if answer is None:
        answer = await future
    return reply(answer, 200 if isinstance(answer, wire.Ack) else 409)


async def carry(
    site: Site,
    loaded: Loaded,
    seat: int | None,
    message: Any,
    later: Callable[[wire.Ack | wire.Nak], None],
) -> wire.Ack | wire.Nak | None:
    """Carry a message to its table. None: the answer comes later."""
    hall, table = site.hall, loaded.table
    if isinstance(message, (wire.Hello, wire.Ping)):
        raise Refused("error-bad-request", 400, reason="t")
    if isinstance(message, wire.Say):
        if not site.chatting.take(f"{table.id}:{seat}"):
            return nak(message.id, NotYourDecision("error-too-fast", {}), table.settings.language)
        return await hall.say(loaded, seat, message)
    if seat is None:
        return nak(message.id, NotYourDecision("error-not-your-seat", {}), table.settings.language)
    if isinstance(message, wire.Act):
        return await hall.act(loaded, seat, message, later)
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


# Logs, replays, files


async def get_log(request: Request, site: Site) -> Response:
    """The whole log as the asker may know it."""
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    need_view(sitting)
    seat = seat_wanted(request)
    if seat is not None:
        need_seat(sitting, seat)
    table = loaded.table
    entries = await site.store.entries(table.id)
    return reply(files.log_of(entries, seat))


def need_finished(table: Table) -> None:
    if table.stage != "finished":
        raise Refused("error-not-finished")


async def get_replay(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_view(await sitting_of(request, site, loaded.table))
    need_finished(loaded.table)
    text = request.query_params.get("seat", "-1")
    if not re.fullmatch(r"-[12]|[0-9]{1,2}", text) or int(text) >= loaded.table.players:
        raise Refused("error-bad-request", 400, reason="seat")
    entries = await site.store.entries(loaded.table.id)
    replay = await asyncio.to_thread(files.replay_of, loaded.table, entries, int(text))
    return reply(replay)


async def get_file(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_view(await sitting_of(request, site, loaded.table))
    need_finished(loaded.table)
    return await game_file(site, loaded.table)


async def game_file(site: Site, table: Table) -> Response:
    if not table.start:
        raise Refused("error-not-started")
    if table.rules != table.game.version:
        raise FileError("error-file-old", {"found": table.rules, "wanted": table.game.version}, game=table.game.name)
    entries = await site.store.entries(table.id)
    record = await asyncio.to_thread(files.record_of, table, entries)
    return download(msgspec.json.encode(record.dump()), f"{table.game.name}-{table.id}.tavolata.json")


def download(data: bytes, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(data, headers=headers, media_type="application/json")


def plain(text: str) -> str:
    """What somebody wrote, line by line: no control characters, which would move the reader's cursor, no direction marks."""
    return "\n".join(clean(line) for line in text.splitlines())


async def post_report(request: Request, site: Site) -> Response:
    """Save what the player saw, and give it to them."""
    loaded = await table_of(request, site)
    wish = await body_of(request, wire.ProblemReport, site)
    sitting = await sitting_of(request, site, loaded.table)
    need_view(sitting)
    if wish.seat is not None:
        need_seat(sitting, wish.seat)
    wish.text, wish.browser = plain(wish.text), plain(wish.browser)
    async with loaded.lock:
        report = files.report_of(loaded.table, wish.seat, wish, time.time())
    text = files.report_text(report)
    row = {"table_id": loaded.table.id, "at": report["at"], "text": wish.text, "browser": wish.browser, "file": text}

    def write(connection: sa.Connection) -> None:
        connection.execute(REPORTS.insert(), row)

    await site.store.write(write)
    return download(text.encode(), f"tavolata-report-{loaded.table.id}.json")


# Admin


async def post_admin_enter(request: Request, site: Site) -> Response:
    wish = await body_of(request, openapi.AdminEnter, site)
    with guarded_try(site, address_of(request)):
        if not same(wish.token, hash_of(site.admin_token)):
            raise Refused("error-admin", 403)
    token = new_token()
    site.admins.add(hash_of(token))
    response = reply({})
    set_session(request, response, token, ADMIN_COOKIE)
    return response


def need_admin(request: Request, site: Site) -> None:
    token = request.cookies.get(ADMIN_COOKIE, "")
    if not token or hash_of(token) not in site.admins:
        raise Refused("error-admin", 403)


async def get_admin(request: Request, site: Site) -> Response:
    need_admin(request, site)
    wanted = request.query_params.get("q", "")[:40]
    after = request.query_params.get("after", "")
    page = 50

    def read(connection: sa.Connection) -> dict[str, Any]:
        entries = sa.select(sa.func.count()).where(JOURNAL.c.table_id == TABLES.c.id).scalar_subquery()
        last = sa.select(sa.func.max(JOURNAL.c.at)).where(JOURNAL.c.table_id == TABLES.c.id).scalar_subquery()
        query = sa.select(TABLES, entries.label("entries"), last.label("last")).order_by(
            TABLES.c.created.desc(), TABLES.c.id
        )
        if wanted:
            like = "%" + wanted.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
            people = sa.select(SEATS.c.table_id).where(SEATS.c.name.ilike(like, escape="\\"))
            query = query.where(
                TABLES.c.name.ilike(like, escape="\\") | (TABLES.c.id == wanted) | TABLES.c.id.in_(people)
            )
        with suppress(ValueError):
            query = query.where(TABLES.c.created < float(after))
        rows = connection.execute(query.limit(page + 1)).mappings().all()
        reports = connection.execute(
            sa.select(REPORTS.c.k, REPORTS.c.at, REPORTS.c.table_id, REPORTS.c.text, REPORTS.c.browser)
            .order_by(REPORTS.c.k.desc())
            .limit(50)
        ).mappings()
        stages = connection.execute(sa.select(TABLES.c.stage, sa.func.count()).group_by(TABLES.c.stage))
        return {"rows": rows, "reports": [dict(row) for row in reports], "stages": {row[0]: row[1] for row in stages}}

    found = await site.store.run(read)
    tables = []
    for row in found["rows"][:page]:
        loaded = site.hall.tables.get(row["id"])
        here = sum(1 for seat in loaded.table.seats if seat.connections) if loaded else 0
        tables.append(
            {key: row[key] for key in ("id", "name", "game", "stage", "players", "entries", "created")}
            | {"updated": row["last"] or row["created"], "here": here}
        )
    return reply(
        {
            "server": VERSION,
            "protocol": wire.PROTOCOL,
            "rules": {name: games.game(name).version for name in games.NAMES},
            "uptime": time.time() - site.hall.started,
            "connections": sum(site.sockets.values()),
            "loaded": len(site.hall.tables),
            "stages": found["stages"],
            "tables": tables,
            "more": len(found["rows"]) > page,
            "errors": list(site.errors.lines)[::-1],
            "reports": [
                {
                    "k": row["k"],
                    "at": row["at"],
                    "table": row["table_id"],
                    "text": row["text"],
                    "browser": row["browser"],
                }
                for row in found["reports"]
            ],
        }
    )


async def delete_admin_table(request: Request, site: Site) -> Response:
    need_admin(request, site)
    await site.hall.delete(await table_of(request, site))
    return reply({})


async def get_admin_file(request: Request, site: Site) -> Response:
    """The whole game, secrets included: whoever runs the server has them anyway."""
    need_admin(request, site)
    loaded = await table_of(request, site)
    return await game_file(site, loaded.table)


async def get_admin_report(request: Request, site: Site) -> Response:
    need_admin(request, site)
    number = number_in(request.path_params["k"], "k", 12)

    def read(connection: sa.Connection) -> str | None:
        row = connection.execute(sa.select(REPORTS.c.file).where(REPORTS.c.k == number)).first()
        return row.file if row else None

    text = await site.store.run(read)
    if text is None:
        raise Refused("error-no-report", 404)
    return download(text.encode(), f"tavolata-report-{number}.json")


async def get_health(request: Request, site: Site) -> Response:
    return reply({"server": VERSION, "tables": len(site.hall.tables)})


# The socket


class Socket:
    """One connection: reads messages, carries them to the table, sends what its viewer may see."""

    def __init__(self, site: Site, socket: WebSocket) -> None:
        self.site = site
        self.socket = socket
        self.viewer = Viewer(self.send, session_of(socket))
        self._outbox: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._bucket = Bucket(site.limits.messages, site.limits.messages_at_once)
        self._nonsense = 0
        self.open = True
        #: The task that runs this socket while it waits for a message: the only place where it may be interrupted.
        self._listening: asyncio.Task[Any] | None = None

    def send(self, data: bytes) -> None:
        if not self.open:
            return
        if len(self._outbox) > _LONGEST_QUEUE:
            # A reader this slow is gone, or asleep: it says hello again when it wakes.
            self.open = False
            self._outbox.clear()
            if self._listening is not None:
                self._listening.cancel()
            return
        self._outbox.append(data)
        self._ready.set()

    async def _send_forever(self) -> None:
        socket = self.socket
        while self.open:
            await self._ready.wait()
            self._ready.clear()
            while self._outbox:
                await socket.send({"type": "websocket.send", "text": self._outbox.popleft().decode()})

    async def run(self) -> None:
        sender = asyncio.create_task(self._send_forever())
        try:
            while self.open:
                self._listening = asyncio.current_task()
                message = await self.socket.receive()
                self._listening = None
                if message["type"] == "websocket.disconnect":
                    break
                await self._receive(message)
                if sender.done():
                    break
        except (WebSocketDisconnect, RuntimeError):
            pass
        except asyncio.CancelledError:
            if self.open:  # not by ``send``: the server stops
                raise
        finally:
            self.open = False
            self.site.hall.part(self.viewer)
            sender.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await sender

    async def _receive(self, message: MutableMapping[str, Any]) -> None:
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
        if hello.token is not None:
            sitting = sitting_by_token(site, address_of(self.socket), loaded.table, hello.token)
            seat = sitting.seats[0] if sitting.seats else None
        else:
            sitting = await site.hall.sitting(viewer.session, loaded.table.id)
            seat = hello.seat
        need_view(sitting)
        if seat is not None and seat not in sitting.seats:
            raise Refused("error-not-your-seat", 403)
        viewer.seats, viewer.host = sitting.seats, sitting.host
        self.send(wire_bytes(await site.hall.hello(viewer, loaded, seat, hello.have)))


async def socket_endpoint(socket: WebSocket) -> None:
    site: Site = socket.app.state.site
    address = address_of(socket)
    full = site.sockets[address] >= site.limits.sockets or sum(site.sockets.values()) >= site.limits.sockets_in_all
    if not same_origin(socket.headers) or full:
        await socket.close(1008)
        return
    await socket.accept()
    site.sockets[address] += 1
    try:
        await Socket(site, socket).run()
    finally:
        site.sockets[address] -= 1
        if not site.sockets[address]:
            del site.sockets[address]


# Pages


async def page(request: Request) -> Response:
    """The single page that shows everything; where it was not built, a plain word about it."""
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse(Words(language_of(request)).say("server-no-page"), 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


class Headers:
    """Adds the headers that keep browsers strict to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        immutable = scope["path"].startswith("/assets/")

        async def sending(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
                if immutable and message["status"] == 200:
                    message["headers"].append((b"cache-control", b"public, max-age=31536000, immutable"))
            await send(message)

        await self.app(scope, receive, sending)


def application(site: Site) -> Starlette:
    """The ASGI application of a site."""
    call = Calls(site)
    table = "/api/tables/{table}"
    routes: list[Any] = [
        Route("/api/openapi.json", call(get_openapi)),
        Route("/api/games", call(get_games)),
        Route("/api/health", call(get_health)),
        Route("/api/mine", call(get_mine)),
        Route("/api/mine/{table}", call(forget_mine), methods=["DELETE"]),
        Route("/api/tables", call(post_table), methods=["POST"]),
        Route(table, call(get_table)),
        Route(table, call(patch_table), methods=["PATCH"]),
        Route(table, call(delete_table), methods=["DELETE"]),
        Route(f"{table}/enter", call(post_enter), methods=["POST"]),
        Route(f"{table}/sit", call(post_sit), methods=["POST"]),
        Route(f"{table}/leave", call(post_leave), methods=["POST"]),
        Route(f"{table}/start", call(post_start), methods=["POST"]),
        Route(f"{table}/links", call(get_links)),
        Route(f"{table}/qr.svg", call(get_qr)),
        Route(f"{table}/seats/{{seat}}", call(post_seat), methods=["POST"]),
        Route(f"{table}/rematch", call(post_rematch), methods=["POST"]),
        Route(f"{table}/hello", call(post_hello), methods=["POST"]),
        Route(f"{table}/wait", call(get_wait)),
        Route(f"{table}/send", call(post_send), methods=["POST"]),
        Route(f"{table}/log", call(get_log)),
        Route(f"{table}/replay", call(get_replay)),
        Route(f"{table}/file", call(get_file)),
        Route(f"{table}/report", call(post_report), methods=["POST"]),
        Route("/api/admin/enter", call(post_admin_enter), methods=["POST"]),
        Route("/api/admin", call(get_admin)),
        Route("/api/admin/tables/{table}", call(delete_admin_table), methods=["DELETE"]),
        Route("/api/admin/tables/{table}/file", call(get_admin_file)),
        Route("/api/admin/reports/{k}", call(get_admin_report)),
        WebSocketRoute("/api/socket", socket_endpoint),
        Route("/", page),
        Route("/new/{game}", page),
        Route("/t/{table}", page),
        Route("/t/{table}/replay", page),
        Route("/rules/{game}", page),
        Route("/rules/{game}/{rule}", page),
        Route("/admin", page),
    ]
    if STATIC.is_dir():
        routes.append(Mount("/", StaticFiles(directory=STATIC)))
    middleware = [Middleware(Headers), Middleware(GZipMiddleware, minimum_size=1000)]

    async def not_found(request: Request, problem: Exception) -> Response:
        status = getattr(problem, "status_code", 404)
        if request.url.path.startswith("/api/"):
            return refusal(request, "error-no-page", status, {})
        if status != 404 or request.url.path.startswith("/assets/"):
            # A part of the page that is not there any more must not be answered, and kept, as if it were the page.
            return PlainTextResponse(Words(language_of(request)).say("error-no-page"), status)
        return await page(request)

    app = Starlette(
        routes=routes, middleware=middleware, lifespan=site.life, exception_handlers={404: not_found, 405: not_found}
    )
    app.state.site = site
    return app
