"""The web application: pages, HTTP calls, the socket. Thin around the hall; `docs/protocol.md` describes it."""

from __future__ import annotations

import re
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from tavolata.engine.words import Words
from tavolata.server import admin, calls, lab_calls, nudge_calls, watching
from tavolata.server.host_names import name_in
from tavolata.server.limits import Seldom
from tavolata.server.parts import Parts
from tavolata.server.previews import preview_page
from tavolata.server.requests import Calls, language_of, refusal
from tavolata.server.site import LOG, Site
from tavolata.server.sockets import Sockets

STATIC = Path(__file__).parent / "static"

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

#: The same for the parts of the page: scripts, styles and fonts are no documents, and nothing is framed or opened in them.
#: A table has two dozen of them, so that every header counts on a phone.
PART_HEADERS = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")} | {
    "cache-control": "public, max-age=31536000, immutable"
}

#: Addresses of the page in the browser: it is one page, and finds by itself what to show.
PAGES = (
    "/",
    "/new/{game}",
    "/t/{table}",
    "/t/{table}/replay",
    "/tv/{table}",
    "/kept",
    "/rules/{game}",
    "/learn/{game}",
    "/glossary/{game}",
    "/decks/{game}",
    "/decks/{game}/{deck}",
    "/cards/{game}",
    "/rules/{game}/{rule}",
    "/nudges",
    "/admin",
    "/lab",
)


async def page(request: Request) -> Response:
    """The single page that shows everything; where it was not built, a plain word about it."""
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse(Words(language_of(request)).say("server-no-page"), 503)
    site: Site = request.app.state.site
    return await preview_page(index, request, site)


async def lab_report(request: Request, site: Site) -> Response:
    """A report of the lab; the page that asks for the admin's code where it cannot be shown."""
    return await lab_calls.lab_page(request, site) or await page(request)


def _encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class Headers:
    """Adds the headers that keep browsers strict to every response, and few to the parts of the page."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._headers = _encoded(HEADERS)
        self._part_headers = _encoded(PART_HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        in_parts = scope["path"].startswith("/assets/")

        async def sending(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                part = in_parts and message["status"] == 200
                message["headers"] = [*message["headers"], *(self._part_headers if part else self._headers)]
            await send(message)

        await self.app(scope, receive, sending)


def _is_api(scope: Scope) -> bool:
    return str(scope["path"]).startswith("/api/")


def _refused(scope: Scope, receive: Receive, key: str, details: dict[str, Any]) -> Response:
    """A refusal before anything has looked at the call: as JSON for programs, in words for whoever opens a page."""
    request = Request(scope, receive)
    if _is_api(scope):
        return refusal(request, key, 400, details)
    return PlainTextResponse(Words(language_of(request)).say(key, details), 400)


class Addresses:
    """Refuses addresses with control characters: no path or name of ours has any, files and PostgreSQL's texts cannot.

    All that calls read out of an address has come through here, so none of them needs to look again.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _has_controls(scope):
            await self.app(scope, receive, send)
            return
        await _refused(scope, receive, "error-address", {})(scope, receive, send)


_CONTROLS = re.compile(rb"[\x00-\x1f\x7f]")


def _has_controls(scope: Scope) -> bool:
    """In the path, which is there as it is meant, or in the query, where they may be spelled with a percent sign."""
    path, query = scope["path"].encode(errors="replace"), unquote_to_bytes(scope["query_string"])
    return _CONTROLS.search(path) is not None or _CONTROLS.search(query) is not None


class Hosts:
    """Refuses whoever calls us by a name that is not ours."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site
        self._refused = Seldom()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        # Of two names whoever stands in front of us may have looked at the other one: no browser sends two (RFC 9112, 3.2).
        host = ", ".join(HTTPConnection(scope).headers.getlist("host"))
        if self.site.host_names.knows(host):
            await self.app(scope, receive, send)
            return
        name = name_in(host) or "?"
        if self._refused.count():
            LOG.warning("called by a name that is not ours, and refused: %s (to allow it: --host-name %s)", name, name)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(1008)
            return
        details = {"name": name, "option": f"--host-name {name}"}
        await _refused(scope, receive, "error-host", details)(scope, receive, send)


def application(site: Site) -> Starlette:
    """The ASGI application of a site."""
    routes: list[BaseRoute] = [*routes_of(site), *(Route(path, page) for path in PAGES)]
    if STATIC.is_dir():
        routes.append(Mount("/", Parts(directory=STATIC)))
    # What packs tightest takes three times as long, and a long replay waits for it.
    middleware = [
        Middleware(Headers),
        Middleware(Hosts, site=site),
        Middleware(Addresses),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
    ]

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


def routes_of(site: Site) -> list[BaseRoute]:
    """All that is called by its address, but for the page."""
    call = Calls(site)
    table = "/api/tables/{table}"
    return [
        Route("/api/openapi.json", call(calls.get_openapi)),
        Route("/api/games", call(calls.get_games)),
        Route("/api/games/{game}/cards", call(calls.get_cards)),
        Route("/api/games/{game}/seat-deck", call(calls.post_seat_deck), methods=["POST"]),
        Route("/api/games/{game}/deck", call(calls.post_deck), methods=["POST"]),
        Route("/api/health", call(calls.get_health)),
        Route("/api/ready", call(watching.get_ready)),
        Route("/api/mine", call(calls.get_mine)),
        Route("/api/mine/{table}", call(calls.forget_mine), methods=["DELETE"]),
        Route("/api/tables", call(calls.post_table), methods=["POST"]),
        Route(table, call(calls.get_table)),
        Route(table, call(calls.patch_table), methods=["PATCH"]),
        Route(table, call(calls.delete_table), methods=["DELETE"]),
        Route(f"{table}/enter", call(calls.post_enter), methods=["POST"]),
        Route(f"{table}/sit", call(calls.post_sit), methods=["POST"]),
        Route(f"{table}/watch", call(calls.post_watch), methods=["POST"]),
        Route(f"{table}/ask", call(calls.post_ask), methods=["POST"]),
        Route(f"{table}/guests/{{guest}}", call(calls.post_guest), methods=["POST"]),
        Route(f"{table}/guests/{{guest}}/consent", call(calls.post_guest_consent), methods=["POST"]),
        Route(f"{table}/leave", call(calls.post_leave), methods=["POST"]),
        Route(f"{table}/start", call(calls.post_start), methods=["POST"]),
        Route(f"{table}/links", call(calls.get_links)),
        Route(f"{table}/devices", call(calls.get_devices)),
        Route(f"{table}/devices", call(calls.post_devices), methods=["POST"]),
        Route(f"{table}/nudges", call(nudge_calls.get_nudges)),
        Route(f"{table}/nudges", call(nudge_calls.post_nudge), methods=["POST"]),
        Route(f"{table}/nudges", call(nudge_calls.patch_nudges), methods=["PATCH"]),
        Route(f"{table}/nudges/{{way}}", call(nudge_calls.delete_nudge), methods=["DELETE"]),
        Route("/api/nudges/renew", call(nudge_calls.post_renewal), methods=["POST"]),
        Route("/api/nudges/answer", call(nudge_calls.post_answer), methods=["POST"]),
        Route(f"{table}/qr.svg", call(calls.get_qr)),
        Route(f"{table}/seats/{{seat}}", call(calls.post_seat), methods=["POST"]),
        Route(f"{table}/rematch", call(calls.post_rematch), methods=["POST"]),
        Route(f"{table}/hello", call(calls.post_hello), methods=["POST"]),
        Route(f"{table}/wait", call(calls.get_wait)),
        Route(f"{table}/send", call(calls.post_send), methods=["POST"]),
        Route(f"{table}/log", call(calls.get_log)),
        Route(f"{table}/replay", call(calls.get_replay)),
        Route(f"{table}/analysis", call(calls.get_analysis)),
        Route(f"{table}/analysis", call(calls.post_analysis), methods=["POST"]),
        Route(f"{table}/file", call(calls.get_file)),
        Route(f"{table}/report", call(calls.post_report), methods=["POST"]),
        Route(f"{table}/cards/{{card}}/report", call(calls.post_card_report), methods=["POST"]),
        Route("/api/admin/enter", call(admin.post_admin_enter), methods=["POST"]),
        Route("/api/admin/leave", call(admin.post_admin_leave), methods=["POST"]),
        Route("/api/admin", call(admin.get_admin)),
        Route("/api/admin/tables/{table}", call(admin.delete_admin_table), methods=["DELETE"]),
        Route("/api/admin/tables/{table}/file", call(admin.get_admin_file)),
        Route("/api/admin/reports", call(admin.delete_admin_reports), methods=["DELETE"]),
        Route("/api/admin/cards", call(admin.delete_admin_cards), methods=["DELETE"]),
        Route("/api/admin/reports/{k}", call(admin.get_admin_report)),
        Route("/api/admin/reports/{k}", call(admin.delete_admin_report), methods=["DELETE"]),
        Route("/api/admin/cards/{k}", call(admin.delete_admin_card), methods=["DELETE"]),
        Route("/api/admin/lab", call(lab_calls.get_lab)),
        Route("/api/admin/lab", call(lab_calls.post_lab), methods=["POST"]),
        Route("/api/admin/lab/{run}", call(lab_calls.get_lab_run)),
        Route("/api/admin/lab/{run}", call(lab_calls.post_lab_run), methods=["POST"]),
        Route("/api/admin/lab/{run}", call(lab_calls.delete_lab_run), methods=["DELETE"]),
        Route("/api/admin/lab/{run}/stop", call(lab_calls.post_lab_stop), methods=["POST"]),
        Route("/api/admin/lab/{run}/report", call(lab_calls.get_lab_report)),
        Route("/lab/report.css", call(lab_calls.get_lab_style)),
        Route("/lab/{run}", call(lab_report)),
        WebSocketRoute("/api/socket", Sockets(site)),
        Route("/metrics", call(watching.get_metrics)),
    ]
