"""The coach: a hint by key at the table, shown on it and taken; a mark after a clear mistake; and a game explained beside its replay."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.people import DESKTOP, PHONE, Person, lay, new_table, path_of, sticking_out
from browser.test_every_place import complaints
from server.running import Running
from tavolata.games.indy.position import position


def test_a_hint_is_asked_for_by_key_seen_on_the_table_and_taken(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url, size=PHONE, language="en"), "en", game="isola")
    table = new_table(ada, players=2, fill="medium")["table"]["id"]
    ada.page.goto(f"{site.url}/t/{table}")
    expect(ada.bar.get_by_role("heading")).to_be_visible()
    ada.still()
    ada.page.keyboard.press("h")
    advice = ada.page.get_by_role("region", name=ada.say("hint-title"), exact=True)
    expect(advice.get_by_role("status")).to_contain_text(ada.say("hint-would", answer="").strip())
    expect(ada.page.locator(".ring").first).to_be_visible()
    assert sticking_out(ada.page) == []
    before = ada.state(table, 0)["v"]
    advice.get_by_role("button", name=ada.say("hint-do"), exact=True).click()
    ready = ada.bar.locator(".ready")

    def given() -> bool:
        """Some answers take a second tap, and the button of those that do not is gone at once: tapped without waiting for it."""
        ready.evaluate_all("buttons => buttons.forEach((button) => button.click())")
        return bool(ada.state(table, 0)["v"] > before)

    ada.until(given, "the answer to be given")
    expect(advice).to_have_count(0)


@pytest.mark.parametrize(("size", "language", "theme"), [(PHONE, "it", "dark"), (DESKTOP, "en", "light")])
def test_a_clear_mistake_is_marked_quietly_for_whoever_wants_that(
    site: Running, visit: Visit, size: tuple[int, int], language: str, theme: Literal["light", "dark"]
) -> None:
    """The third of three in a row lies open, and Ada leaves it there: that costs about thirty games in a hundred."""
    hands = ["RC5 RC6 GH1 BO1", "BC1 GO2 GO4 BH1"]
    state = position("light", turn="A", hands=hands, table="RC4 GO3 BH2", reactions="strict")
    table = lay(site, state, "pb")
    ada = Person(visit(site.url + path_of(table), size=size, language=language, theme=theme), language)
    ada.asked("light")
    settings = ada.settings()
    wish = settings.get_by_role("switch", name=ada.say("set-marks"), exact=True)
    expect(wish).not_to_be_checked()
    wish.focus()
    ada.page.keyboard.press("Space")
    expect(wish).to_be_checked()
    ada.close()
    ada.page.keyboard.press("p")
    if ada.bar.locator(".ready:enabled").count():  # not while the answer is on its way
        ada.page.keyboard.press("Enter")
    mark = ada.page.get_by_role("region", name=ada.say("mark-title"), exact=True)
    said = mark.get_by_role("status")
    # It is thought of behind all bots and hints, which takes its time where other tests run beside.
    expect(said).to_contain_text(ada.say("action-pass-light"), timeout=20_000)
    # Nothing waits for it, and nothing is covered: the question that follows is there and can be answered.
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.bar).to_be_in_viewport(ratio=0.99)
    assert sticking_out(ada.page) == [] and complaints(ada.page) == []
    away = mark.get_by_role("button", name=ada.say("mark-away"), exact=True)
    box = away.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    # Whoever comes back finds it again, and can put it away.
    ada.page.reload()
    expect(said).to_contain_text(ada.say("action-pass-light"))
    ada.still()
    ada.page.keyboard.press("Escape")
    expect(mark).to_have_count(0)


def test_a_game_is_explained_beside_its_replay(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url, size=DESKTOP), game="timeline")
    table = new_table(ada, players=2, fill="adult")["table"]["id"]
    path = f"/api/tables/{table}"
    ada.call("POST", f"{path}/seats/0", {"do": "standin", "bot": "adult"})
    ada.until(lambda: ada.call("GET", path)["table"]["stage"] == "finished", "the bots to finish")
    last = ada.call("GET", f"{path}/replay?seat=-1")["frames"][-1]["v"]
    ada.call("POST", f"{path}/analysis")
    ada.until(lambda: ada.call("GET", f"{path}/analysis")["stage"] == "done", "the game to be explained")
    ada.page.goto(f"{site.url}/t/{table}/replay#analysis")
    slider = ada.page.get_by_role("slider", name=ada.say("analysis-moment-slider"), exact=True)
    expect(slider).to_be_visible()
    # Whoever moves along the lines before the replay is there moves nothing.
    expect(ada.page.locator(".scrubber")).to_be_visible()
    assert sticking_out(ada.page) == []
    slider.focus()
    slider.press("End")
    ada.until(lambda: f"v={last}&" in ada.page.url, f"the replay to be at {last}, not at {ada.page.url}")
