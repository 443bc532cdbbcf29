"""Every page, table and dialog, visited once on a phone and once on a large screen: axe finds nothing serious, nothing sticks
out, everything is large enough for a finger, no key stands for a word. A picture of each is left in ``build/screenshots``.

``TAVOLATA_PICTURES=all`` visits them in all sizes, themes and languages, and takes pictures of whole pages instead of what is in sight,
which takes a browser without a graphics card longer than everything else here.
"""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.isola_places import IsolaPlaces
from browser.people import DESKTOP, NARROW, PHONE, ROOT, Person, sticking_out
from browser.places import House, Place
from server.running import Running

ALL = os.environ.get("TAVOLATA_PICTURES") == "all"
FOLDER = Path(os.environ.get("TAVOLATA_PICTURES_IN", ROOT / "build" / "screenshots"))
SIZES = {"phone": PHONE, "desktop": DESKTOP}
Theme = Literal["light", "dark"]
#: A key that has no words in this language.
UNSAID = re.compile(r"\[[a-z]+(-[a-z0-9]+)+[\]:]")

#: Things that one touches and that are smaller than a fingertip. Links and terms within a sentence are exempt, as everywhere.
_SMALL = """() => {
  const small = [];
  for (const one of document.querySelectorAll("button, a[href], input, select, summary")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest("[inert], .visually-hidden")) continue;
    if (one.matches("p a, dt a, .term")) continue;
    const shown = one.matches("input[type=radio], input[type=checkbox]") ? one.closest("label") ?? one : one;
    const { left, top, width, height } = shown.getBoundingClientRect();
    // What looks smaller may still be touched beside its drawing.
    const touched = (x, y) => shown.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
    if ((width < 43.5 && !(touched(-21, 0) && touched(21, 0))) || (height < 43.5 && !(touched(0, -21) && touched(0, 21)))) {
      small.push(`${one.ariaLabel || one.innerText || one.tagName}: ${Math.round(width)} x ${Math.round(height)}`);
    }
  }
  return small;
}"""


def views() -> Iterator[tuple[str, str, Theme]]:
    """Each size, language and theme at least once: the colours and words of a theme and a language are the same in all sizes."""
    themes: tuple[Theme, Theme] = ("light", "dark")
    if ALL:
        yield from itertools.product(SIZES, ("it", "en"), themes)
    else:
        yield "phone", "it", "light"
        yield "desktop", "en", "dark"


def complaints(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def faults(person: Person, kind: str) -> Iterator[str]:
    """What is wrong with the page that is open."""
    yield from complaints(person.page)
    yield from (one.group() for one in UNSAID.finditer(person.page.locator("body").inner_text()))
    if not person.phone:
        return
    # Pages around the table have links in lists, which are as large as their words.
    if kind != "pages":
        yield from person.page.evaluate(_SMALL)
    person.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    yield from sticking_out(person.still().page)
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def places(house: House, kind: str) -> Iterator[Place]:
    isola = IsolaPlaces(house)
    if kind == "fights":
        yield from isola.few()
    else:
        yield from getattr(house, kind)()
    if kind == "pages":
        yield isola.imported()


@pytest.mark.parametrize("kind", ["pages", "tables", "dialogs", "fights"])
@pytest.mark.parametrize(("size", "language", "theme"), list(views()))
def test_every_place(site: Running, visit: Visit, kind: str, size: str, language: str, theme: Theme) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    ada = Person(visit(site.url, size=SIZES[size], language=language, theme=theme), language)
    found: dict[str, list[str]] = {}
    for name, go in places(House(site, ada), kind):
        go(ada)
        path = FOLDER / f"{name}-{size}-{language}-{theme}.png"
        ada.page.screenshot(path=path, full_page=ALL and kind == "pages" and name != "replay")
        assert path.stat().st_size > 5_000
        found[name] = list(faults(ada, kind))
    assert {name: these for name, these in found.items() if these} == {}
