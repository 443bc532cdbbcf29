"""The calls of whatever watches over the server: a proxy, a service manager, a monitor."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tavolata.server.hall import Refused
from tavolata.server.metrics import CONTENT_TYPE
from tavolata.server.requests import address_of, guarded_try, reply
from tavolata.server.site import Site
from tavolata.server.tokens import hash_of, same


async def get_ready(request: Request, site: Site) -> Response:
    """Whether new players should be sent here. Not whether the database is well: without it no other server is better."""
    if not (site.drain.announced or site.drain.begun.is_set()):
        return reply({"ready": True})
    response = reply({"ready": False}, 503)
    # On the next connection another process of this machine may answer.
    response.headers["connection"] = "close"
    return response


async def get_metrics(request: Request, site: Site) -> Response:
    """The figures of the server, for whoever has the token; without one there is no such page."""
    if not site.metrics_token:
        raise Refused("error-no-page", 404)
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    with guarded_try(site, address_of(request)):
        if kind.lower() != "bearer" or not same(token.strip(), hash_of(site.metrics_token)):
            raise Refused("error-metrics", 401)
    site.metrics.look(site.present)
    return Response(site.metrics.text(), 200, {"cache-control": "no-store"}, CONTENT_TYPE)
