"""The calls of the lab behind the admin page."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tavolata.engine.words import LANGUAGES
from tavolata.lab import LAB_COMMAND, missing_packages
from tavolata.lab.page import style_sheet
from tavolata.server.admin import need_admin
from tavolata.server.hall import Refused
from tavolata.server.laboratory import MOST_GAMES, MOST_RUNS, MOST_SEED, Lab, Laboratory, LabWish
from tavolata.server.requests import body_of, language_of, reply
from tavolata.server.sessions import admin_of
from tavolata.server.site import Site

T = TypeVar("T")

_RUN = re.compile("[0-9]{8}-[0-9]{6}-[0-9a-f]{6}")


async def get_lab(request: Request, site: Site) -> Response:
    need_admin(request, site)
    missing = missing_packages()
    runs = [] if missing else await _beside(laboratory_of(site).runs)
    return reply(Lab(missing, LAB_COMMAND if missing else "", MOST_GAMES, MOST_RUNS, MOST_SEED, runs))


async def post_lab(request: Request, site: Site) -> Response:
    need_admin(request, site)
    wish = await body_of(request, LabWish, site)
    laboratory = laboratory_of(site)
    return reply(await _beside(lambda: laboratory.begin(wish)), 201)


async def get_lab_run(request: Request, site: Site) -> Response:
    return await _about_run(request, site, Laboratory.run)


async def post_lab_run(request: Request, site: Site) -> Response:
    """Go on with a run."""
    return await _about_run(request, site, Laboratory.go_on)


async def post_lab_stop(request: Request, site: Site) -> Response:
    return await _about_run(request, site, Laboratory.stop)


async def delete_lab_run(request: Request, site: Site) -> Response:
    need_admin(request, site)
    laboratory, name = laboratory_of(site), _run_in(request)
    await _beside(lambda: laboratory.delete(name))
    return reply({})


async def get_lab_report(request: Request, site: Site) -> Response:
    """The report as one file, to keep or to send around."""
    need_admin(request, site)
    name = _run_in(request)
    page = await laboratory_of(site).file(name, _language(request))
    headers = {"content-disposition": f'attachment; filename="tavolata-lab-{name}.html"', "cache-control": "no-store"}
    return HTMLResponse(page, headers=headers)


async def get_lab_style(request: Request, site: Site) -> Response:
    return Response(style_sheet(), headers={"cache-control": "no-cache"}, media_type="text/css; charset=utf-8")


async def lab_page(request: Request, site: Site) -> Response | None:
    """The report as a page; None for whoever may not see it, or where there is no such run."""
    if not site.admins.is_in(admin_of(request)):
        return None
    try:
        page = await laboratory_of(site).page(_run_in(request), _language(request))
    except Refused:
        return None
    return HTMLResponse(page, headers={"cache-control": "no-store"})


async def _about_run(request: Request, site: Site, ask: Callable[[Laboratory, str], object]) -> Response:
    need_admin(request, site)
    laboratory, name = laboratory_of(site), _run_in(request)
    return reply(await _beside(lambda: ask(laboratory, name)))


def laboratory_of(site: Site) -> Laboratory:
    if missing := missing_packages():
        raise Refused("error-no-lab", 409, missing=missing, command=LAB_COMMAND)
    if site.laboratory is None:
        raise Refused("error-no-lab-run", 404)
    return site.laboratory


def _run_in(request: Request) -> str:
    name: str = request.path_params["run"]
    if not _RUN.fullmatch(name):
        raise Refused("error-no-lab-run", 404)
    return name


def _language(request: Request) -> str:
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else language_of(request)


async def _beside(work: Callable[[], T]) -> T:
    """Files, and the start of a process: not in the loop, and not in the line of what players wait for."""
    return await asyncio.get_running_loop().run_in_executor(None, work)
