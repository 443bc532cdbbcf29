"""For everyone: the fullest moments fit the screen, what happens is said aloud, whoever wants stillness gets it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.people import NARROW, PATIENCE, PHONE, Person, Story, lay, path_of, sticking_out
from browser.places import House, crowded, dark, evocation, in_the_light, light, shamans
from server.running import Running
from tavolata.games.indy.position import position

#: What is covered by something else.
_COVERED = """() => {
  const spots = ({ left, top, right, bottom }) => [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y]));
  const covered = (one) => spots(one.getBoundingClientRect()).some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return !hit || !one.contains(hit);
  });
  return [...document.querySelectorAll(".hand button, .bar button")].filter(covered).map((one) => one.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_half_made_choice_with_an_eagle_in_hand_fits_a_narrow_phone(
    site: Running, visit: Visit, language: str
) -> None:
    """The fullest bar: the question, a way back, the list, the eagle; and then the longest answer."""
    state = position(
        "evocation", turn="A", hands=["RC1 RC2 GH1 EAG", "GC1 GC2 GC3 BH1"], table="RC3 GO1 BH5 BO6", reactions="strict"
    )
    table = lay(site, state, "pp")
    ada = Person(visit(site.url + path_of(table), size=NARROW, language=language), language)
    ada.asked("exchange")
    assert sticking_out(ada.page) == []
    ada.button("action-pass-exchange").click()
    ada.asked("lay")
    expect(ada.button("reaction-eagle")).to_be_visible()
    cards = ada.hand.get_by_role("button").all()
    for card in cards[:3]:
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        assert sticking_out(ada.still().page) == []
    ada.button("ask-change-mind").click()
    ada.button("reaction-eagle").click()
    ada.asked("eagle")
    assert sticking_out(ada.page) == []
    ada.button("ask-never-mind").click()
    ada.asked("lay")


@pytest.mark.parametrize("told", [shamans, dark, in_the_light, evocation], ids=lambda told: str(told.__name__))
def test_on_a_phone_the_whole_table_is_in_one_view(site: Running, visit: Visit, told: Callable[[], Story]) -> None:
    moment = told()
    table = lay(site, moment.state, "pppp", moment.told)
    ada = Person(visit(site.url + path_of(table, moment.seat), size=PHONE))
    expect(ada.bar).to_be_visible()
    ada.still()
    expect(ada.bar).to_be_in_viewport(ratio=0.99)
    seats = ada.page.get_by_role("group", name=ada.say("seat-all")).get_by_role("listitem")
    cards = ada.page.locator("main button[data-card], main button[aria-pressed]")
    for thing in [*seats.all(), *cards.all()]:
        expect(thing).to_be_in_viewport(ratio=0.95)
    sticking_out = ada.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert sticking_out <= 0


def test_the_hand_is_whole_on_every_screen(site: Running, visit: Visit) -> None:
    """Six at the table, the fullest moment: the hand lies free, and the question is read in a line or two."""
    for sizes in ([(1280, 720), (1366, 650), (1440, 900)], [(360, 740), (360, 640), (740, 360)]):
        # A table for each person: whoever opens the link of a seat has it alone from then on.
        told = crowded()
        table = lay(site, told.state, "pppppp", told.told)
        ada = Person(visit(site.url + path_of(table, told.seat), size=sizes[0]))
        ada.asked("lay")
        for card in ada.hand.get_by_role("button").all()[:3]:
            card.click()
        for width, height in sizes:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.still()
            ada.page.wait_for_function(f"() => ({_COVERED})().length === 0", timeout=PATIENCE * 1000)
            asked = ada.bar.get_by_role("heading").bounding_box()
            assert asked is not None and asked["height"] < 80, (width, height)


def test_question_and_moves_are_said_aloud(site: Running, visit: Visit) -> None:
    table = lay(site, light(), "ppp")
    bruno = Person(visit(site.url + path_of(table, 1)))
    bruno.asked("light")
    question = bruno.page.locator("[aria-live][role=status][data-announce=question]")
    moves = bruno.page.get_by_role("log", name=bruno.say("announce-moves"))
    options = bruno.state(table, 1)["question"]["options"]
    said = bruno.say("announce-question", question=bruno.say("question-light"), count=len(options))
    expect(question).to_have_text(said)
    bruno.answer(table, 1, "pass")
    expect(question).to_have_text("")
    carla = Person(visit(site.url + path_of(table, 2), language="en"), "en")
    carla.asked("light")
    carla.answer(table, 2, "pass")
    expect(moves).to_contain_text(bruno.say("event-passed", seat="Carla"))


def test_whoever_wants_stillness_gets_it(site: Running, visit: Visit) -> None:
    still = Person(visit(site.url, size=PHONE))
    House(site, still).settlement(still)
    assert still.page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    opened = still.settings()
    expect(opened.get_by_text(still.say("set-motion-still"))).to_be_visible()

    moving = Person(visit(site.url, size=PHONE, motion=True))
    House(site, moving).settlement(moving)
    opened = moving.settings()
    expect(opened.get_by_text(moving.say("set-motion-still"))).to_have_count(0)
    moving.choose(moving.radio("set-motion-off"))
    expect(moving.page.locator("html")).to_have_attribute("data-motion", "off")
