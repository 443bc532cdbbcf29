"""The first time on a phone: how much comes over the line, and how soon one can play."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.conftest import Visit
from browser.people import PHONE, Person, Story, lay, path_of
from browser.places import in_the_light, isola, talisman, talismani, team, timeline
from server.running import Running

#: Bytes over the line for the program that shows a table, in kB; then for its pictures, and for the typefaces.
MOST = 200
MOST_PICTURES = 150
MOST_TYPEFACES = 80
#: Files beside the page, of which a table loads those that it shows.
PICTURE = re.compile(r"/assets/(pictures|faces)-\w+/")
#: And in the hall, with all games.
MOST_IN_HALL = 160


class Weighed:
    """What a page loads, as it comes over the line: headers and compressed bodies."""

    def __init__(self) -> None:
        self.bytes: dict[str, float] = {}
        self.names: dict[str, str] = {}
        self.session: CDPSession | None = None

    def __call__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.session.on(
            "Network.requestWillBeSent", lambda one: self.names.update({one["requestId"]: one["request"]["url"]})
        )
        self.session.on(
            "Network.loadingFinished", lambda one: self.bytes.update({one["requestId"]: one["encodedDataLength"]})
        )

    def kilobytes(self) -> tuple[float, float, float]:
        """Of the program, of pictures and of typefaces."""
        sums = [0.0, 0.0, 0.0]
        for one, size in self.bytes.items():
            name = self.names.get(one, "")
            sums[2 if name.endswith(".woff2") else 1 if PICTURE.search(name) else 0] += size / 1000
        return sums[0], sums[1], sums[2]


def test_the_hall_brings_pictures_and_not_the_games(site: Running, visit: Visit) -> None:
    weighed = Weighed()
    ada = Person(visit(site.url, size=PHONE, prepare=weighed))
    expect(ada.link("lobby-play-game", game=ada.say("game-name"))).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    program, _, typefaces = weighed.kilobytes()
    assert 20 < program < MOST_IN_HALL, program
    assert typefaces < MOST_TYPEFACES, typefaces


def ready_decks() -> Story:
    """Isola with two decks that are not for learning: they have the most different drawings."""
    return isola("present", decks=("H1", "C1"))


#: A game in the middle, of each kind of table.
MOMENTS: dict[str, Callable[[], Story]] = {
    "indy": in_the_light,
    "talismani": lambda: talismani("play", 10),
    "timeline": lambda: timeline(4, 6),
    "timeline-team": lambda: team("turn", 3, 6),
    "talisman": lambda: talisman("where", 4),
    "isola": lambda: isola("present"),
    "isola-ready-decks": ready_decks,
}


@pytest.mark.parametrize("game", list(MOMENTS))
def test_a_phone_shows_a_table_for_little(
    site: Running, visit: Visit, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = MOMENTS[game]()
    table = lay(site, told.state, "p" * told.state.players, told.told)
    weighed = Weighed()
    began = time.monotonic()
    bruno = Person(visit(site.url + path_of(table, told.seat), size=PHONE, prepare=weighed), game=told.state.game.name)
    expect(bruno.bar.get_by_role("heading")).to_be_visible()
    lasted = time.monotonic() - began
    bruno.page.wait_for_load_state("networkidle")
    program, pictures, typefaces = weighed.kilobytes()
    heaviest = sorted(((size, weighed.names.get(one, "")) for one, size in weighed.bytes.items()), reverse=True)[:5]
    with capsys.disabled():
        print(
            f"\nfirst table of {game} on a phone: {len(weighed.bytes)} files, {program:.0f} kB,"
            f" pictures {pictures:.0f} kB, typefaces {typefaces:.0f} kB, question after {lasted:.1f} s"
        )
    assert 20 < program < MOST, heaviest
    assert pictures < MOST_PICTURES, heaviest
    assert typefaces < MOST_TYPEFACES, heaviest
    # No foreign server is asked for anything.
    assert all(name.startswith((site.url, "data:", "blob:")) for name in weighed.names.values())
