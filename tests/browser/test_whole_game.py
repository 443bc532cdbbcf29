"""Whole games as friends play them: a table made on the page, invitations, phones and a desktop, two languages."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, expect

import tavolata
from browser.conftest import Visit
from browser.people import DESKTOP, PHONE, Person, lay, new_table, path_of, play, story
from server.running import Running
from tavolata.engine import Decision, State
from tavolata.engine.record import parse_record


def without_beat(route: Route) -> None:
    """What people ask for, but without the pauses in which they would think."""
    if route.request.method != "POST":
        route.continue_()
        return
    wish = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**wish, "beat": 0}))


def sit_down(person: Person, name: str, colour: str, shape: str) -> None:
    expect(person.heading("join-title")).to_be_visible()
    person.field("new-name").fill(name)
    person.choose(person.radio(f"look-{colour}"))
    person.choose(person.radio(f"look-{shape}"))
    person.button("join-sit").click()


def test_three_people_and_a_bot_play_together_and_meet_again_after_the_end(
    site: Running, visit: Visit, tmp_path: Path
) -> None:
    ada = Person(visit(site.url, size=PHONE, language="it"), "it")
    ada.page.route("**/api/tables", without_beat)

    # The table, through the pages.
    ada.link("lobby-invite-game", game=ada.say("game-name")).click()
    ada.field("new-name").fill("Ada")
    players = ada.page.get_by_role("group", name=ada.say("new-players"))
    ada.choose(players.get_by_role("radio", name="4", exact=True))
    ada.field("new-fill").select_option("random")
    ada.button("new-open").click()
    expect(ada.page.get_by_text(ada.say("room-taken", taken=1, players=4))).to_be_visible()
    invite = ada.field("room-invite-link").input_value()
    assert "#" in invite and invite.startswith(site.url)

    bruno = Person(visit(invite, size=DESKTOP, language="en"), "en")
    sit_down(bruno, "Bruno", "teal", "star")
    carla = Person(visit(invite, size=PHONE, language="it"), "it")
    sit_down(carla, "Carla", "violet", "moon")
    people = [ada, bruno, carla]
    for person in people:
        expect(person.page.get_by_text(person.say("room-taken", taken=3, players=4))).to_be_visible()
        # A secret link does not stay in the address bar.
        assert "#" not in person.page.url
    ada.button("room-start").click()
    for person in people:
        expect(person.bar).to_be_visible()

    # Two manches by hand; then all go to bed, and bots play on in their places.
    address = ada.page.url
    table = address.rpartition("/")[2]
    taps = play(people, random.Random(1), lambda: ada.state(table, 0)["view"]["manche"] > 2)
    assert taps > 10
    for person in (carla, bruno):
        person.page.goto(site.url)
    ada.page.goto(site.url)
    for seat in range(3):
        ada.call("POST", f"/api/tables/{table}/seats/{seat}", {"do": "standin", "bot": "random"})
    ada.until(lambda: ada.call("GET", f"/api/tables/{table}")["table"]["stage"] == "finished", "the bots to finish")

    # The end: the same ranking for all, each in their language.
    for person in people:
        person.page.goto(address)
        expect(person.heading("end-ranking")).to_be_visible()
    rankings = [
        person.page.get_by_role("region", name=person.say("end-ranking")).get_by_role("listitem") for person in people
    ]
    for ranking in rankings:
        expect(ranking).to_have_count(4)
    order = [
        [next(name for name in ("Ada", "Bruno", "Carla", "@") if name in text or name == "@") for text in texts]
        for texts in (ranking.all_inner_texts() for ranking in rankings)
    ]
    assert order[0] == order[1] == order[2]
    assert sorted(order[0]) == ["@", "Ada", "Bruno", "Carla"]

    # The game as a file.
    with bruno.page.expect_download() as download:
        bruno.link("end-download").click()
    path = tmp_path / "game.json"
    download.value.save_as(path)
    record = parse_record(json.loads(path.read_bytes()), tavolata.game)
    assert record.state.over
    assert list(record.names)[:3] == ["Ada", "Bruno", "Carla"]

    # Once more, forwards and back, through one's own eyes and all others'.
    ada.link("end-replay").click()
    scrubber = ada.page.get_by_role("slider", name=ada.say("replay-scrubber"))
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 30
    for step, key in ((1, "ArrowRight"), (last, "End"), (last - 1, "ArrowLeft"), (0, "Home")):
        scrubber.press(key)
        expect(scrubber).to_have_attribute("aria-valuetext", ada.say("replay-step", step=step + 1, last=last + 1))
    scrubber.press("End")
    ada.page.get_by_label(ada.say("replay-view")).select_option(label="Bruno")
    expect(scrubber).to_be_visible()
    # The address leads back to this very moment, for whoever gets it.
    ada.page.wait_for_url("**/replay#v=*seat=1*")
    ada.page.reload()
    expect(ada.page.get_by_label(ada.say("replay-view"))).to_have_value("1")
    assert ada.page.get_by_role("slider", name=ada.say("replay-scrubber")).input_value() != "0"
    ada.link("replay-to-table").click()

    # And again with the same people.
    bruno.button("end-rematch").click()
    expect(bruno.page.get_by_text(bruno.say("room-places"), exact=True)).to_be_visible()
    for person in (ada, carla):
        expect(person.page.get_by_text(person.say("end-rematch-ready"))).to_be_visible()
        person.link("end-rematch-go").click()
        expect(person.page.get_by_text(person.say("room-wait-host"))).to_be_visible()
    assert ada.page.url == bruno.page.url == carla.page.url
    bruno.button("room-start").click()
    for person in people:
        person.asked("shaman") if person.look()["asked"] else expect(person.bar).to_be_visible()


def test_four_people_finish_a_game_of_talismani(site: Running, visit: Visit) -> None:
    """Cards laid face down at once, stakes, share-out and weather by tapping what is lit, until the game is over for all."""

    def is_near_the_end(state: State, decision: Decision) -> bool:
        view: Any = state.view(None)
        return decision.name == "play" and min(view["cards"]) <= 2

    told = story(4, 3, is_near_the_end, "talismani")
    table = lay(site, told.state, "pppp", told.told)
    people = []
    for seat, (size, language) in enumerate([(PHONE, "it"), (DESKTOP, "en"), (PHONE, "en"), (DESKTOP, "it")]):
        page = visit(site.url + path_of(table, seat), size=size, language=language)
        people.append(Person(page, language, "talismani"))
        expect(people[-1].bar).to_be_visible()
    assert play(people, random.Random(5), goes_on=0.8) > 8
    for person in people:
        expect(person.page.get_by_role("region", name=person.say("talismani-reckoning"))).to_be_visible()
        person.button("ask-see-end").click()
        expect(person.heading("end-ranking")).to_be_visible()


def test_a_table_of_ten_fits_on_a_phone(site: Running, visit: Visit) -> None:
    """Ten seats, the weather, what was laid and the hand: nothing scrolls sideways, no question is out of sight."""
    ada = Person(visit(site.url, size=PHONE), game="talismani")
    table = new_table(ada, players=10, fill="random")["table"]["id"]
    ada.page.goto(f"{site.url}/t/{table}")
    asked: set[str] = set()

    def enough() -> bool:
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        asked.update(ada.bar.get_by_role("heading").all_inner_texts())
        return {ada.say("question-play"), ada.say("question-take")} <= asked

    play([ada], random.Random(3), enough)
    expect(ada.page.get_by_role("group", name=ada.say("seat-all")).get_by_role("listitem")).to_have_count(10)
    looks = ada.page.evaluate("""() => [...document.querySelectorAll('.seats .who .token')].map(
      (one) => one.style.color + one.querySelector('path').getAttribute('d'))""")
    assert len(set(looks)) == 10
