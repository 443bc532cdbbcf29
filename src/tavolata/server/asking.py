"""Who asks, what they hold, what they sent: the part that all HTTP calls share."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from tavolata.engine import SetupError, TavolataError
from tavolata.engine.words import LANGUAGES, explain
from tavolata.server import wire
from tavolata.server.hall import Loaded, Refused, Sitting
from tavolata.server.limits import network_of
from tavolata.server.site import Site
from tavolata.server.table import Table
from tavolata.server.tokens import hash_of, new_token

T = TypeVar("T")
LOG = logging.getLogger("tavolata")

COOKIE = "tavolata"
ADMIN_COOKIE = "tavolata_admin"
_COOKIE_SECONDS = 400 * 24 * 3600

_TABLE_ID = re.compile("[A-Za-z0-9]{4,24}")


def session_of(request: Request | WebSocket) -> str:
    """The hash of the browser's session, "" if it has none."""
    token = request.cookies.get(COOKIE, "")
    return hash_of(token) if token else ""


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


class TooLarge(Exception):
    pass


async def body_of(request: Request, kind: type[T], site: Site, most: int = 0) -> T:
    """The body of a request, checked. An empty one stands for "all defaults". ``most``: so many bytes are allowed instead of the usual ones."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("error-not-json", 415)
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > (most or site.limits.body):
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
            address = address_of(request)
            # Behind a proxy nobody sees how many connections somebody has; but how many of their calls are not answered yet.
            if not site.requests.take(address) or site.asking[address] >= site.limits.connections:
                return refusal(request, "error-too-fast", 429, {})
            if request.method not in ("GET", "HEAD") and not same_origin(request.headers):
                return refusal(request, "error-origin", 403, {})
            site.asking[address] += 1
            try:
                return await endpoint(request, site)
            except Refused as no:
                return refusal(request, no.key, no.status, no.details)
            except TavolataError as problem:
                status = 400 if isinstance(problem, SetupError) else 409
                return refusal(request, problem.key, status, problem.details, problem.rule, problem.game)
            except ClientDisconnect:
                # Gone, or shown out, before the request had come whole: no defect, and nobody hears the answer.
                return refusal(request, "error-bad-request", 400, {"reason": "body"})
            except Exception:
                LOG.exception("a call failed: %s %s", request.method, request.scope.get("route_path", request.url.path))
                return refusal(request, "error-server", 500, {})
            finally:
                site.asking[address] -= 1
                if not site.asking[address]:
                    del site.asking[address]

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
    return await site.hall.sitting(session_of(request), table)


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
        raise Refused("error-no-link", 403)


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
