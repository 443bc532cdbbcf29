"""Pictures of every page, table and dialog of a game, at every size, in both themes and both languages, to be looked at.

    PYTHONPATH=src:tests python -m browser.pictures isola --out build/pictures --places attack,abilities --sizes 390x844

A picture is named ``PLACE-WIDTHxHEIGHT-LANGUAGE-THEME.png``. Each place is visited once with a finger and once with a mouse, and
then seen at all sizes and in both themes; what vanishes when the size changes is visited anew. What sticks out to the side or has no
words is told on the way.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import chromium
from browser.isola_places import IsolaPlaces
from browser.people import Person, sticking_out
from browser.places import House, Place
from browser.test_every_place import UNSAID
from server.running import Running

SIZES = ("360x740", "390x844", "768x1024", "1440x900", "1920x1080")
#: A screen narrower than this is touched.
TOUCHED = 600
#: A card that is looked at lies elsewhere in a page of another size, and the look at it is over.
FLEETING = frozenset({"look"})


def of_all_games(kind: str) -> Callable[[House], Iterator[Place]]:
    return lambda house: iter(getattr(house, kind)())


#: What there is to be seen.
PLACES: dict[str, Callable[[House], Iterator[Place]]] = {
    "isola": lambda house: IsolaPlaces(house).all(),
    **{kind: of_all_games(kind) for kind in ("pages", "tables", "dialogs")},
}


def person_at(browser: Browser, site: Running, sizes: list[tuple[int, int]], language: str, game: str) -> Person:
    touched = sizes[0][0] < TOUCHED
    context = browser.new_context(
        viewport={"width": sizes[0][0], "height": sizes[0][1]},
        device_scale_factor=2 if touched else 1,
        is_mobile=touched,
        has_touch=touched,
        locale="it-IT" if language == "it" else "en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(site.url)
    return Person(page, language, game)


def take(person: Person, name: str, sizes: list[tuple[int, int]], themes: list[str], out: Path, whole: bool) -> None:
    """One place at all sizes and in both themes."""
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        for theme in themes:
            person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            person.page.wait_for_timeout(150)
            # Not in the middle of a change of colours, which a busy machine draws late.
            person.page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
            path = out / f"{name}-{width}x{height}-{person.language}-{theme}.png"
            person.page.screenshot(path=path, full_page=whole)
        for problem in sticking_out(person.page):
            print(f"{name} {width}x{height} {person.language}: sticks out: {problem}", flush=True)
    for found in UNSAID.finditer(person.page.locator("body").inner_text()):
        print(f"{name} {person.language}: no words: {found.group()}", flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=sorted(PLACES))
    parser.add_argument("--out", type=Path, default=Path("build/pictures"))
    parser.add_argument("--places", default="", help="only these, by name, separated by commas")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--languages", default="it,en")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument(
        "--whole", action="store_true", help="the whole height of a page, not only what the screen shows"
    )
    given = parser.parse_args(arguments)
    given.out.mkdir(parents=True, exist_ok=True)
    sizes = [(int(width), int(height)) for width, _, height in (one.partition("x") for one in given.sizes.split(","))]
    wanted = [name for name in given.places.split(",") if name]
    game = given.what if given.what == "isola" else "indy"
    with (
        tempfile.TemporaryDirectory() as data,
        Running(Path(data), unlimited=True) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for language in given.languages.split(","):
            for touched in (True, False):
                these = [size for size in sizes if (size[0] < TOUCHED) == touched]
                if not these:
                    continue
                person = person_at(browser, site, these, language, game)
                for name, go in PLACES[given.what](House(site, person)):
                    if wanted and name not in wanted:
                        continue
                    try:
                        for together in [[size] for size in these] if name in FLEETING else [these]:
                            person.page.set_viewport_size({"width": together[0][0], "height": together[0][1]})
                            go(person)
                            take(person, name, together, given.themes.split(","), given.out, given.whole)
                    except Exception as problem:  # the other places are worth their pictures
                        print(f"{name} {language}: {type(problem).__name__}: {str(problem)[:300]}", flush=True)
                person.page.context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
