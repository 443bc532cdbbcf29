"""What a messenger shows of a link: the picture of the game, the name of the table. Nothing that the address alone may not tell."""

from __future__ import annotations

import logging
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tavolata import games
from tavolata.engine.words import Words
from tavolata.server.outage import is_away
from tavolata.server.requests import TABLE_ID, address_of, language_of
from tavolata.server.site import Site
from tavolata.server.store import TABLES

LOG = logging.getLogger("tavolata")

_HEAD_ENDS = "</head>"
#: Of every picture, in pixels.
_WIDTH, _HEIGHT = 1200, 630


class Shown(NamedTuple):
    """What is known of a page: a game, and the name of a table."""

    game: str = ""
    table: str = ""


async def shown_by(request: Request, site: Site) -> Shown:
    """What the address alone tells. Links of a table have their secret behind the #, which never comes here."""
    game, table = request.path_params.get("game", ""), request.path_params.get("table", "")
    if game:
        return Shown(game) if game in games.ONLINE else Shown()
    # Whoever tries out codes learns nothing after a few hundred; a page that is opened does without, then.
    if not TABLE_ID.fullmatch(table) or not site.requests.take(address_of(request)):
        return Shown()

    def read(connection: sa.Connection) -> Shown:
        row = connection.execute(sa.select(TABLES.c.game, TABLES.c.name).where(TABLES.c.id == table)).first()
        return Shown(row.game, row.name) if row is not None else Shown()

    try:
        found = await site.store.run(read)
    except Exception as problem:
        # The page says itself what is wrong.
        if not is_away(problem):
            LOG.exception("a preview failed")
        return Shown()
    return found if found.game in games.ONLINE else Shown()


def tags(shown: Shown, origin: str, path: str, language: str) -> str:
    """The tags for the head of the page."""
    words = Words(language, shown.game)
    game = words.say("game-name") if shown.game else ""
    title = shown.table or game or "Tavolata"
    about = words.say("game-tagline") if shown.game else words.say("preview-about")
    told = {
        "og:type": "website",
        "og:site_name": "Tavolata",
        "og:title": f"{title} · {game}" if shown.table else title,
        "og:description": about,
        "og:url": origin + path,
        "og:locale": {"it": "it_IT", "en": "en_GB"}[language],
        "og:image": f"{origin}/previews/{shown.game or 'tavolata'}.png",
        "og:image:type": "image/png",
        "og:image:width": str(_WIDTH),
        "og:image:height": str(_HEIGHT),
        "og:image:alt": game or "Tavolata",
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    lines.append(f'<meta name="description" content="{escape(about)}" />')
    return "\n    ".join(lines)


@cache
def _halves(index: Path, changed: float) -> tuple[str, str]:
    """The page before and from the end of its head. ``changed``: when it was built."""
    before, ends, after = index.read_text(encoding="utf-8").partition(_HEAD_ENDS)
    return before, ends + after


async def preview_page(index: Path, request: Request, site: Site) -> Response:
    """The page with what a messenger shows of its link."""
    before, after = _halves(index, index.stat().st_mtime)
    origin = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    told = tags(await shown_by(request, site), origin, request.url.path, language_of(request))
    return HTMLResponse(f"{before}  {told}\n  {after}", headers={"cache-control": "no-cache"})
