"""The HTTP calls of whoever runs the server."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from tavolata import games
from tavolata.server import openapi, wire
from tavolata.server.calls import download, game_file
from tavolata.server.hall import Refused
from tavolata.server.requests import (
    address_of,
    body_of,
    guarded_try,
    number_in,
    reply,
    table_of,
)
from tavolata.server.sessions import admin_of, set_admin, unset_admin
from tavolata.server.site import Site
from tavolata.server.store import CARD_REPORTS, JOURNAL, LARGEST_INTEGER, REPORTS, SEATS, TABLES
from tavolata.server.tokens import hash_of, same
from tavolata.version import VERSION


async def post_admin_enter(request: Request, site: Site) -> Response:
    wish = await body_of(request, openapi.AdminEnter, site)
    with guarded_try(site, address_of(request)):
        if not same(wish.token, hash_of(site.admin_token)):
            raise Refused("error-admin", 403)
    response = reply({})
    set_admin(request, response, site.admins.begin())
    return response


async def post_admin_leave(request: Request, site: Site) -> Response:
    """Log out: the cookie is worth nothing any more, in this browser or in another that copied it."""
    site.admins.end(admin_of(request))
    response = reply({})
    unset_admin(request, response)
    return response


def need_admin(request: Request, site: Site) -> None:
    if not site.admins.is_in(admin_of(request)):
        raise Refused("error-admin", 403)


#: So many tables, and so many reports, the admin page shows at once.
_TABLES_SHOWN = 50
_REPORTS_SHOWN = 50
_CARD_REPORTS_SHOWN = 200


async def get_admin(request: Request, site: Site) -> Response:
    need_admin(request, site)
    wanted = request.query_params.get("q", "")[:40]
    after = request.query_params.get("after", "")
    found = await site.store.run(partial(_look_up, wanted=wanted, after=after))
    return reply(
        {
            "server": VERSION,
            "protocol": wire.PROTOCOL,
            "rules": {name: games.game(name).version for name in games.ONLINE},
            "uptime": site.hall.clock.now() - site.hall.started,
            "connections": sum(site.sockets.values()),
            "loaded": len(site.hall.tables),
            "stages": found.stages,
            "tables": [_table_row(row, site) for row in found.tables[:_TABLES_SHOWN]],
            "more": len(found.tables) > _TABLES_SHOWN,
            "errors": list(site.errors.lines)[::-1],
            "reports": [
                {key: row[key] for key in ("k", "at", "text", "browser")} | {"table": row["table_id"]}
                for row in found.reports
            ],
            "cards": [
                {key: row[key] for key in ("k", "at", "deck", "card", "title", "reason")} | {"table": row["table_id"]}
                for row in found.cards
            ],
        }
    )


class _Found(NamedTuple):
    """What the database has for the admin page."""

    #: The newest first, one more than is shown where there are more.
    tables: Sequence[sa.RowMapping]
    reports: Sequence[sa.RowMapping]
    cards: Sequence[sa.RowMapping]
    #: How many tables are in each stage.
    stages: dict[str, int]


def _look_up(connection: sa.Connection, wanted: str, after: str) -> _Found:
    """``wanted``: the name or the number of a table, or the name of somebody there; ``after``: older ones than this moment."""
    entries = sa.select(sa.func.count()).where(JOURNAL.c.table_id == TABLES.c.id).scalar_subquery()
    last = sa.select(sa.func.max(JOURNAL.c.at)).where(JOURNAL.c.table_id == TABLES.c.id).scalar_subquery()
    query = sa.select(TABLES, entries.label("entries"), last.label("last")).order_by(
        TABLES.c.created.desc(), TABLES.c.id
    )
    if wanted:
        like = "%" + wanted.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
        people = sa.select(SEATS.c.table_id).where(SEATS.c.name.ilike(like, escape="\\"))
        query = query.where(TABLES.c.name.ilike(like, escape="\\") | (TABLES.c.id == wanted) | TABLES.c.id.in_(people))
    with suppress(ValueError):
        query = query.where(TABLES.c.created < float(after))
    tables = connection.execute(query.limit(_TABLES_SHOWN + 1)).mappings().all()
    reports = connection.execute(
        sa.select(REPORTS.c.k, REPORTS.c.at, REPORTS.c.table_id, REPORTS.c.text, REPORTS.c.browser)
        .order_by(REPORTS.c.k.desc())
        .limit(_REPORTS_SHOWN)
    )
    cards = connection.execute(sa.select(CARD_REPORTS).order_by(CARD_REPORTS.c.k.desc()).limit(_CARD_REPORTS_SHOWN))
    stages = connection.execute(sa.select(TABLES.c.stage, sa.func.count()).group_by(TABLES.c.stage))
    return _Found(tables, reports.mappings().all(), cards.mappings().all(), {row[0]: row[1] for row in stages})


def _table_row(row: sa.RowMapping, site: Site) -> dict[str, object]:
    loaded = site.hall.tables.get(row["id"])
    here = sum(1 for seat in loaded.table.seats if seat.connections) if loaded else 0
    shown = {key: row[key] for key in ("id", "name", "game", "stage", "players", "entries", "created")}
    return shown | {"updated": row["last"] or row["created"], "here": here}


async def delete_admin_table(request: Request, site: Site) -> Response:
    need_admin(request, site)
    await site.hall.hosting.delete(await table_of(request, site))
    return reply({})


async def get_admin_file(request: Request, site: Site) -> Response:
    """The whole game, secrets included: whoever runs the server has them anyway."""
    need_admin(request, site)
    loaded = await table_of(request, site)
    return await game_file(request, site, loaded.table)


async def get_admin_report(request: Request, site: Site) -> Response:
    need_admin(request, site)
    number = number_in(request.path_params["k"], "k", LARGEST_INTEGER)

    def read(connection: sa.Connection) -> str | None:
        row = connection.execute(sa.select(REPORTS.c.file).where(REPORTS.c.k == number)).first()
        return row.file if row else None

    text = await site.store.run(read)
    if text is None:
        raise Refused("error-no-report", 404)
    return download(text.encode(), f"tavolata-report-{number}.json")


async def delete_admin_report(request: Request, site: Site) -> Response:
    return await delete_row(request, site, REPORTS)


async def delete_admin_card(request: Request, site: Site) -> Response:
    return await delete_row(request, site, CARD_REPORTS)


async def delete_admin_reports(request: Request, site: Site) -> Response:
    return await delete_all(request, site, REPORTS)


async def delete_admin_cards(request: Request, site: Site) -> Response:
    return await delete_all(request, site, CARD_REPORTS)


async def delete_all(request: Request, site: Site, reports: sa.Table) -> Response:
    """All reports that whoever asks has seen: none that came since. ``upto``: the newest of them."""
    need_admin(request, site)
    number = number_in(request.query_params.get("upto", ""), "upto", LARGEST_INTEGER)
    await site.store.write(lambda connection: connection.execute(reports.delete().where(reports.c.k <= number)))
    return reply({})


async def delete_row(request: Request, site: Site, reports: sa.Table) -> Response:
    need_admin(request, site)
    number = number_in(request.path_params["k"], "k", LARGEST_INTEGER)

    def write(connection: sa.Connection) -> int:
        return connection.execute(reports.delete().where(reports.c.k == number)).rowcount

    if not await site.store.write(write):
        raise Refused("error-no-report", 404)
    return reply({})
