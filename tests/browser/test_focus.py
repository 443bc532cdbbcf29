"""Whoever plays by keyboard keeps a place at the table: where an answer takes away what was pressed, the question has the focus."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.people import Person, Story, lay, path_of
from browser.places import isola, talisman
from browser.test_keyboard import focused
from server.running import Running

#: What is pressed goes with the answer: a way out of the region, a card that leaves the hand.
PRESSED: dict[str, tuple[Callable[[], Story], str]] = {
    "talisman": (lambda: talisman("where", 2), ".panel button[data-answer]"),
    "isola": (lambda: isola("present", 9), "section.hand button.lit"),
}


@pytest.mark.parametrize("game", PRESSED)
def test_what_is_pressed_goes_and_the_question_has_the_focus(game: str, site: Running, visit: Visit) -> None:
    make, pressed = PRESSED[game]
    told = make()
    table = lay(site, told.state, "p" * told.state.players, told.told)
    ada = Person(visit(site.url + path_of(table, told.seat)), game=game)
    expect(ada.bar.get_by_role("heading")).to_be_visible()
    ada.still()
    before = ada.state(table, told.seat)["v"]
    ada.page.locator(pressed).first.focus()
    ada.page.keyboard.press("Enter")
    ada.until(lambda: ada.state(table, told.seat)["v"] > before, "the answer to be given")
    ada.still()
    expect(ada.bar).to_be_focused()
    # The next stop is beside the question, and one sees where one is.
    ada.page.keyboard.press("Tab")
    here = focused(ada.page)
    assert here is not None and here["visible"] and here["ring"]
    assert ada.page.evaluate("document.activeElement.closest('section.bar') !== null")
