"""Who calls, what they hold at a table, what they sent: the part that all HTTP calls and the socket share."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from tavolata.engine import DeckRefused, SetupError, TavolataError
from tavolata.engine.words import LANGUAGES, explain
from tavolata.server import wire
from tavolata.server.device_kinds import kind_of
from tavolata.server.hall import Asker, Holds, LiveTable, Refused, Sitting
from tavolata.server.limits import network_of
from tavolata.server.outage import is_away
from tavolata.server.sessions import session_of
from tavolata.server.site import Site
from tavolata.server.table import Table
from tavolata.server.tokens import hash_of

T = TypeVar("T")
LOG = logging.getLogger("tavolata")

TABLE_ID = re.compile("[A-Za-z0-9]{4,24}")

#: What is noted of a request whose body is larger than usual.
_IS_LARGE = "is_large"

#: Seats in an address: two digits are enough for any game.
_MOST_SEATS = 99


def address_of(request: Request | WebSocket) -> str:
    """Who asks, as far as limits go: behind a proxy, whoever it names."""
    return network_of(request.client.host if request.client else "?")


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


async def body_of(request: Request, kind: type[T], site: Site, most: int = 0) -> T:
    """The body of a request, checked. An empty one stands for "all defaults". ``most``: so many bytes are allowed instead of the usual ones."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("error-not-json", 415)
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > (most or site.limits.body):
            raise Refused("error-too-large", 413)
        if len(data) > site.limits.body:
            need_room(request, site)
    try:
        return msgspec.json.decode(bytes(data) or b"{}", type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Refused("error-bad-request", 400, reason=str(problem)[:200]) from problem


def need_room(request: Request, site: Site) -> None:
    """Refuse a body that is larger than usual where many are here already. Its place is taken until the call is answered."""
    if not getattr(request.state, _IS_LARGE, False):
        if not site.large_bodies.take(address_of(request)):
            raise Refused("error-too-fast", 429)
        setattr(request.state, _IS_LARGE, True)


Endpoint = Callable[[Request, Site], Awaitable[Response]]


class Calls:
    """Wraps every HTTP call: limits, origin, errors as clear refusals. Nothing ever shows a traceback."""

    def __init__(self, site: Site) -> None:
        self.site = site

    def __call__(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        site = self.site

        async def call(request: Request) -> Response:
            address = address_of(request)
            # Behind a proxy nobody sees how many connections somebody has; but how many of their calls are not answered yet.
            if not site.requests.take(address) or site.asking[address] >= site.limits.connections:
                return refusal(request, "error-too-fast", 429, {})
            if request.method not in ("GET", "HEAD") and not site.is_same_origin(request):
                return refusal(request, "error-origin", 403, {})
            site.asking[address] += 1
            try:
                return await endpoint(request, site)
            except Refused as no:
                return refusal(request, no.key, no.status, no.details)
            except DeckRefused as problem:
                return refusal(
                    request, problem.key, 400, problem.details_in(language_of(request)), problem.rule, problem.game
                )
            except TavolataError as problem:
                status = 400 if isinstance(problem, SetupError) else 409
                return refusal(request, problem.key, status, problem.details, problem.rule, problem.game)
            except ClientDisconnect:
                # Gone, or shown out, before the request had come whole: no defect, and nobody hears the answer.
                return refusal(request, "error-bad-request", 400, {"reason": "body"})
            except Exception as problem:
                if is_away(problem):
                    return refusal(request, "error-database-away", 503, {})
                LOG.exception("a call failed: %s %s", request.method, request.scope.get("route_path", request.url.path))
                return refusal(request, "error-server", 500, {})
            finally:
                if getattr(request.state, _IS_LARGE, False):
                    site.large_bodies.give_back(address)
                site.asking[address] -= 1
                if not site.asking[address]:
                    del site.asking[address]

        async def measured(request: Request) -> Response:
            began = time.perf_counter()
            response = await call(request)
            site.metrics.requests.labels(str(response.status_code)).inc()
            if not request.url.path.endswith("/wait"):
                site.metrics.request_seconds.observe(time.perf_counter() - began)
            return response

        return measured


def table_id_in(request: Request) -> str:
    """The table that the address names, whether or not there is one."""
    wanted: str = request.path_params["table"]
    if not TABLE_ID.fullmatch(wanted):
        raise Refused("error-no-table", 404)
    return wanted


async def table_of(request: Request, site: Site) -> LiveTable:
    return await site.hall.get(table_id_in(request))


async def sitting_of(request: Request, site: Site, table: Table) -> Sitting:
    """What the asker holds at the table: by cookie, or by the token of a link."""
    token = bearer_of(request)
    if token:
        return await sitting_by_token(site, address_of(request), table, token)
    session = session_of(request)
    found = await site.hall.seating.sitting(session, table)
    if any(found):
        await site.sessions.saw(session, table.id, device_of(request))
    return found


def holds_now(request: Request, site: Site) -> Holds:
    """Asks what the asker holds, once it matters: a call may come slowly, and wait for its table."""

    async def holds(table: Table) -> Sitting:
        return await sitting_of(request, site, table)

    return holds


def device_of(request: HTTPConnection) -> str:
    """What is kept of the device that asks."""
    return str(kind_of(request.headers.get("user-agent", "")))


def asker_of(request: Request) -> Asker:
    """By what the asker holds something: a browser by its session, a program by the token of a link."""
    return Asker("", by_link=True) if bearer_of(request) else Asker(session_of(request))


def bearer_of(request: Request) -> str:
    """The token that a program shows; "" if it shows none."""
    bearer = request.headers.get("authorization", "")
    return bearer[7:].strip() if bearer.lower().startswith("bearer ") else ""


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


async def sitting_by_token(site: Site, address: str, table: Table, token: str) -> Sitting:
    with guarded_try(site, address):
        seat = await site.hall.links.seat_of_token(table, token)
    if seat is not None:
        await site.sessions.saw_program(hash_of(token), table.id, seat)
    return Sitting([] if seat is None else [seat], False, seat is None, False)


def seat_wanted(request: Request) -> int | None:
    text = request.query_params.get("seat", "")
    return seat_in(text) if text else None


def seat_in(text: str) -> int:
    return number_in(text, "seat", _MOST_SEATS)


def number_in(text: str, name: str, most: int) -> int:
    """A number in an address. ``most``: the largest that means anything; for the database, `LARGEST_INTEGER`."""
    if not re.fullmatch(f"[0-9]{{1,{len(str(most))}}}", text) or int(text) > most:
        raise Refused("error-bad-request", 400, reason=f"{name} (0-{most})")
    return int(text)


def need_host_at_call(sitting: Sitting) -> None:
    """Refuse whoever is no host when the call begins. Whether they still are is asked under the lock (`need_host_under_lock`)."""
    if not sitting.host:
        raise Refused("error-host-only", 403)


def need_view(sitting: Sitting) -> None:
    if not (sitting.seats or sitting.host or sitting.watches):
        raise Refused("error-no-link", 403)
