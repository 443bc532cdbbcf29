"""Room for what matters: beside a table on a laptop, above one on a phone, on a television that nobody scrolls."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.isola_places import IsolaPlaces, many_forces
from browser.people import DESKTOP, NARROW, SPECTATOR, Person, lay, path_of, say
from browser.places import House, talismani, timeline
from server.running import Running

#: The columns of the fight, and what it comes to.
_LOWEST = """() => {
  const bottom = Math.max(...[...document.querySelectorAll(".fight [data-rank]")].map((one) => one.getBoundingClientRect().bottom));
  return [bottom, document.querySelector(".fight .preview").getBoundingClientRect().top];
}"""


def test_the_table_of_isola_has_its_room_while_one_reads_what_is_at_stake(site: Running, visit: Visit) -> None:
    ada = Person(
        visit(site.url + path_of(lay(site, many_forces(phase="presentation"), "pp")), size=DESKTOP), game="isola"
    )
    beside = ada.page.get_by_role("complementary").get_by_role("region", name=ada.say("stakes-title"), exact=True)
    expect(beside).to_be_visible()
    ada.still()
    widths = ada.page.locator(".territory li .card").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().width)"
    )
    assert len(widths) == 7 and min(widths) >= 60
    beside.get_by_role("button", name=ada.say("stakes-understood"), exact=True).click()
    expect(beside).to_have_count(0)
    # In the fight: nobody of a column lies under what it comes to.
    places = dict(IsolaPlaces(House(site, ada)).fights())
    places["replies"](ada)
    expect(beside).to_be_visible()
    lowest, preview = ada.page.evaluate(_LOWEST)
    assert lowest <= preview


def test_whoever_watches_on_a_phone_reads_the_title_in_words(site: Running, visit: Visit) -> None:
    told = talismani("play", 3)
    table = lay(site, told.state, "ppp", told.told)
    gaia = Person(visit(site.url + path_of(table, SPECTATOR), size=NARROW), game="talismani")
    title = gaia.page.get_by_role("heading", level=1)
    expect(title).to_contain_text(gaia.say("table-spectator"))
    box = title.bounding_box()
    assert box is not None and box["height"] < 90


def test_a_television_shows_the_whole_line_of_time(site: Running, visit: Visit) -> None:
    told = timeline(6, 12)
    table = lay(site, told.state, "pppppp", told.told)
    page = visit(site.url + path_of(table, SPECTATOR), size=DESKTOP)
    expect(page.get_by_text(say("it", "table-spectator"))).to_be_visible()
    page.goto(f"{site.url}/tv/{table}")
    expect(page.locator(".line .main")).to_have_count(12)
    page.wait_for_function("() => document.documentElement.dataset.idle !== undefined")
    hidden = page.locator(".line .scroller").evaluate("one => one.scrollWidth - one.clientWidth")
    assert hidden <= 2
