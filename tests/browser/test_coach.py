"""The coach: a hint by key at the table, shown on it and taken; and a game explained beside its replay."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.people import DESKTOP, PHONE, Person, new_table, sticking_out
from server.running import Running


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
    if ready.count():
        ready.click()
    ada.until(lambda: ada.state(table, 0)["v"] > before, "the answer to be given")
    expect(advice).to_have_count(0)


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
