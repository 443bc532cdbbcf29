"""Pictures of every page for people to look at, in ``build/screenshots``; on the way, no page shows a key for a word.

Only some of them are made with the other tests; ``TAVOLATA_PICTURES=all`` makes them in all sizes, themes and languages.
"""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from browser.conftest import Visit
from browser.people import DESKTOP, PHONE, ROOT, Person
from browser.places import House
from server.running import Running

FOLDER = Path(os.environ.get("TAVOLATA_PICTURES_IN", ROOT / "build" / "screenshots"))
SIZES = {"phone": PHONE, "desktop": DESKTOP}
Theme = Literal["light", "dark"]
#: A key that has no words in this language.
UNSAID = re.compile(r"\[[a-z]+(-[a-z0-9]+)+[\]:]")


def views() -> Iterator[tuple[str, str, Theme]]:
    themes: tuple[Theme, Theme] = ("light", "dark")
    if os.environ.get("TAVOLATA_PICTURES") == "all":
        yield from itertools.product(SIZES, ("it", "en"), themes)
    else:
        yield "phone", "it", "light"
        yield "desktop", "en", "dark"


@pytest.mark.parametrize("kind", ["pages", "tables"])
@pytest.mark.parametrize(("size", "language", "theme"), list(views()))
def test_pictures(site: Running, visit: Visit, kind: str, size: str, language: str, theme: Theme) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    ada = Person(visit(site.url, size=SIZES[size], language=language, theme=theme), language)
    for name, go in getattr(House(site, ada), kind)():
        go(ada)
        path = FOLDER / f"{name}-{size}-{language}-{theme}.png"
        ada.page.screenshot(path=path, full_page=kind == "pages" and name != "replay")
        assert path.stat().st_size > 5_000
        assert UNSAID.findall(ada.page.locator("body").inner_text()) == []
