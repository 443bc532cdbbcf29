"""The HTTP calls of those who want to be called when it is their turn, or no longer."""

from __future__ import annotations

import logging
from smtplib import SMTPException

from starlette.requests import Request
from starlette.responses import Response

from tavolata.server import wire
from tavolata.server.hall import LiveTable, Refused, Sitting, need_seat
from tavolata.server.host_names import name_in
from tavolata.server.requests import (
    address_of,
    bearer_of,
    body_of,
    guarded_try,
    reply,
    sitting_of,
    table_of,
)
from tavolata.server.sessions import session_of
from tavolata.server.site import Site

LOG = logging.getLogger("tavolata")


async def _seated(request: Request, site: Site) -> tuple[LiveTable, Sitting]:
    """Whoever asks, and has a seat, by a browser: a program has no session with which its wish could end."""
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    if bearer_of(request):
        raise Refused("error-nudge-browser", 403)
    if not sitting.seats:
        raise Refused("error-not-your-seat", 403)
    return loaded, sitting


async def _ways(request: Request, site: Site, loaded: LiveTable, sitting: Sitting) -> Response:
    return reply(await site.nudge_ways.of(loaded.table.id, session_of(request), sitting.seats))


async def get_nudges(request: Request, site: Site) -> Response:
    loaded, sitting = await _seated(request, site)
    return await _ways(request, site, loaded, sitting)


async def post_nudge(request: Request, site: Site) -> Response:
    loaded, sitting = await _seated(request, site)
    wish = await body_of(request, wire.NudgeWish, site)
    seat = need_seat(sitting, wish.seat)
    own = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    # A message is read on another device, perhaps; a browser's own goes back to the page that asked for it.
    origin = own if wish.kind == "push" else site.origin_for_others(request) or own
    if wish.kind == "mail":
        origin = site.origin_for_others(request) or site.host_names.sure_origin(request)
        if not origin:
            name = name_in(request.headers.get("host", "")) or "?"
            raise Refused("error-host", 400, name=name, option=f"--host-name {name}")
    if not site.new_nudges.take(address_of(request)):
        raise Refused("error-too-fast", 429)
    added = await site.nudge_ways.add(loaded, session_of(request), seat, wish, origin)
    if not added.confirmed:
        try:
            await site.sender.ask_for_mail(added.way, wish, origin, loaded.table.setup.name or loaded.table.id)
        except (OSError, SMTPException) as problem:
            await site.nudge_ways.remove(loaded.table.id, [seat], added.way)
            LOG.warning("mail cannot be handed in: %s", type(problem).__name__)
            raise Refused("error-nudge-no-mail", 503) from problem
    return await _ways(request, site, loaded, sitting)


async def patch_nudges(request: Request, site: Site) -> Response:
    loaded, sitting = await _seated(request, site)
    wish = await body_of(request, wire.NudgeQuiet, site)
    await site.nudge_ways.keep_quiet(loaded.table.id, need_seat(sitting, wish.seat), wish)
    return await _ways(request, site, loaded, sitting)


async def delete_nudge(request: Request, site: Site) -> Response:
    loaded, sitting = await _seated(request, site)
    await site.nudge_ways.remove(loaded.table.id, sitting.seats, request.path_params["way"])
    return await _ways(request, site, loaded, sitting)


async def post_renewal(request: Request, site: Site) -> Response:
    wish = await body_of(request, wire.PushRenewal, site)
    session = session_of(request)
    if session:
        await site.nudge_ways.renew(session, wish)
    return reply({})


async def post_answer(request: Request, site: Site) -> Response:
    wish = await body_of(request, wire.NudgeToken, site)
    with guarded_try(site, address_of(request)):
        return reply(await site.nudge_ways.answer(wish.token))
