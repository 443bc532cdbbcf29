"""Bots say why: in the log of a running game, after a reload, in the replay; and whoever does not want to know switches it off."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.people import DESKTOP, PHONE, Person, new_table, play
from server.running import Running


def quoted(place: Locator) -> Locator:
    """What bots say there."""
    return place.locator(".why").filter(has_text="«")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_log_of_a_running_game_tells_why_bots_did_it(site: Running, visit: Visit, size: tuple[int, int]) -> None:
    ada = Person(visit(site.url, size=size), game="talisman")
    table = new_table(ada, players=3, fill="greedy")["table"]["id"]
    ada.page.goto(f"{site.url}/t/{table}")
    expect(ada.bar).to_be_visible()
    log = f"/api/tables/{table}/log?seat=0"
    play([ada], random.Random(2), lambda: sum("why" in entry for entry in ada.call("GET", log)) > 1)

    def opened() -> Locator:
        if size is PHONE:
            ada.page.locator("[data-tool=log]").click()
            return ada.dialog("log-title")
        return ada.page.locator(".log-side")

    expect(quoted(opened()).first).to_be_visible()
    ada.page.reload()
    expect(ada.bar).to_be_visible()
    expect(quoted(opened()).first).to_be_visible()
    if size is PHONE:
        ada.close()
    settings = ada.settings()
    settings.get_by_text(ada.say("set-reasons"), exact=True).click()
    ada.close()
    here = opened()
    expect(here.get_by_role("listitem").first).to_be_visible()
    expect(quoted(here)).to_have_count(0)


def test_the_replay_tells_why_bots_did_it(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url, size=DESKTOP), game="talisman")
    table = new_table(ada, players=3, fill="greedy", options={"sudden-death": "rounds-10"})["table"]["id"]
    path = f"/api/tables/{table}"
    ada.call("POST", f"{path}/seats/0", {"do": "standin", "bot": "greedy"})
    ada.until(lambda: ada.call("GET", path)["table"]["stage"] == "finished", "the bots to finish")
    frames = ada.call("GET", f"{path}/replay?seat=-1")["frames"]
    said = next(number for number, frame in enumerate(frames) if "why" in frame)
    ada.page.goto(f"{site.url}/t/{table}/replay#v={frames[said]['v']}&seat=-1")
    expect(quoted(ada.page.locator(".caption"))).to_be_visible()
    expect(quoted(ada.page.locator(".log li.now"))).to_be_visible()
    # Nobody speaks for a person, also while a bot keeps their seat.
    assert {frame["why"]["seat"] for frame in frames if "why" in frame} == {1, 2}
