"""Isola dei Demoni as people play it: from the hall to the first hand, a turn by taps on a phone, by keyboard, read aloud."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.people import DESKTOP, PHONE, Person, Story, lay, overflow, path_of, play, story
from browser.places import isola
from browser.test_every_place import complaints
from browser.test_keyboard import focused
from browser.test_whole_game import without_beat
from server.running import Running
from tavolata.engine import Decision, State
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.decks import READY_DECKS
from tavolata.games.isola.box.records import MASTER


def at(site: Running, visit: Visit, told: Story, kinds: str = "pp", **how: Any) -> tuple[Person, str]:
    """The seat that is asked in this game, in front of a page."""
    table = lay(site, told.state, kinds, told.told)
    person = Person(visit(site.url + path_of(table, told.seat), **how), how.get("language", "it"), "isola")
    expect(person.bar.get_by_role("heading")).to_be_visible()
    return person.still(), table


def card_in_hand(person: Person, key: str) -> Locator:
    return person.page.locator(f"section.hand button[data-card='{key}'][aria-pressed=false]").first


def options_of(person: Person, table: str, seat: int) -> list[str]:
    found: list[str] = person.state(table, seat)["question"]["options"]
    return found


def test_three_taps_from_the_hall_to_the_first_hand(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url, size=PHONE), game="isola")
    ada.page.route("**/api/tables", without_beat)
    ada.link("lobby-play-game", game=ada.say("game-name")).tap()
    ada.button("new-quick").tap()
    expect(ada.page.locator("section.hand button")).to_have_count(7)
    decks = ada.state(ada.page.url.rpartition("/")[2], 0)["view"]["decks"]
    learning = {
        deck.key: {card for card in deck.cards if CARDS[card].type == MASTER} for deck in READY_DECKS if deck.learning
    }
    mine, theirs = (learning[deck["name"]] for deck in decks)
    assert not mine & theirs, "both would strike each other's masters"
    assert overflow(ada.still().page)[1] <= 0


def test_a_phone_draws_and_presents_by_taps(site: Running, visit: Visit) -> None:
    """How many cards to draw, a place with its army in two taps, and the end of the presentation."""
    told = isola("draw", 7)
    ada, table = at(site, visit, told, size=PHONE)
    before = len(ada.state(table, told.seat)["view"]["hand"])
    ada.button("action-draw", count=2).tap()
    expect(ada.page.locator("section.hand button")).to_have_count(before + 2)
    ada.still()


def test_a_place_and_its_army_enter_in_two_taps(site: Running, visit: Visit) -> None:
    def fits(state: State, decision: Decision) -> bool:
        return decision.name == "present" and any(state.game.text(one).startswith("settle") for one in decision.actions)

    told = story(2, 3, fits, "isola")
    ada, table = at(site, visit, told, size=PHONE)
    settle = next(option for option in options_of(ada, table, told.seat) if option.startswith("settle "))
    _, place, army = settle.split()[:3]
    places = len(ada.state(table, told.seat)["view"]["territories"][told.seat])
    card_in_hand(ada, place).tap()
    expect(card_in_hand(ada, army)).to_have_class(re.compile("lit"))
    card_in_hand(ada, army).tap()
    ada.until(lambda: len(ada.state(table, told.seat)["view"]["territories"][told.seat]) > places, "the place")
    expect(ada.page.get_by_role("region", name=ada.say("isola-places")).get_by_role("listitem")).to_have_count(
        places + 1
    )


def test_what_cannot_be_played_says_why(site: Running, visit: Visit) -> None:
    def holds_more(state: State, decision: Decision) -> bool:
        """Whether a card is in the hand that cannot be played now."""
        view: Any = state.view(decision.seat)
        offered = {name for action in decision.actions for name in state.game.text(action).split()}
        return decision.name == "present" and bool(set(view["hand"]) - offered)

    ada, _ = at(site, visit, story(2, 3, holds_more, "isola"), size=PHONE)
    dull = ada.page.locator("section.hand button[aria-disabled=true]").first
    expect(dull).to_be_visible()
    dull.tap(force=True)
    expect(ada.page.get_by_role("status").filter(has_text=re.compile(r"\w{4}")).first).to_be_visible()


def test_a_card_is_read_in_full_where_the_keyboard_rests(site: Running, visit: Visit) -> None:
    told = isola("present", 7)
    ada, _ = at(site, visit, told, size=DESKTOP)
    ada.page.locator("section.hand button").first.focus()
    ada.page.keyboard.press("Shift+Tab")
    ada.page.keyboard.press("Tab")
    expect(ada.page.locator(".look")).to_be_visible()
    assert complaints(ada.page) == []


def test_the_keyboard_alone_presents_and_goes_on(site: Running, visit: Visit) -> None:
    """The list of answers, and p to pass."""
    told = isola("present", 7)
    ada, table = at(site, visit, told, size=DESKTOP)
    name = ada.state(table, told.seat)["question"]["name"]
    ada.page.keyboard.press("l")
    expect(ada.dialog("list-title")).to_be_visible()
    assert focused(ada.page) is not None
    ada.page.keyboard.press("Escape")
    expect(ada.dialog("list-title")).not_to_be_visible()
    ada.page.keyboard.press("p")
    ada.until(lambda: (ada.state(table, told.seat)["question"] or {}).get("name") != name, "the next question")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_person_plays_turns_against_a_bot(site: Running, visit: Visit, size: tuple[int, int]) -> None:
    """Whatever is lit can be pressed, and the game goes on: draws, presentations, groups, fights."""
    told = isola("draw", 5)
    kinds = "pb" if told.seat == 0 else "bp"
    ada, table = at(site, visit, told, kinds, size=size)
    turn = ada.state(table, told.seat)["view"]["turn"]
    state: dict[str, Any] = {}

    def enough() -> bool:
        state.update(ada.state(table, told.seat))
        return bool(state["over"] or state["view"]["turn"] >= turn + 3)

    assert play([ada], random.Random(5), enough) > 4


def play_out(people: list[Page], url: str, table: str) -> None:
    """Both draw until a deck is empty; the pages look on."""
    for number in range(400):
        for seat, page in enumerate(people):
            hello = {"t": "hello", "table": table, "seat": seat}
            told = page.request.post(f"{url}/api/tables/{table}/hello", data=hello).json()
            if told["table"]["stage"] == "finished":
                return
            asked = told["question"] or told["reaction"]
            if asked:
                options = asked["options"]
                action = options[-1] if asked["name"] == "draw" else "pass" if "pass" in options else options[0]
                act = {"t": "act", "id": f"{seat}-{number}", "decision": asked["decision"], "action": action}
                page.request.post(f"{url}/api/tables/{table}/send?seat={seat}", data={**act, "on": told["v"]})
    pytest.fail("it never ends")


def test_a_match_leads_everybody_from_one_game_to_the_next(site: Running, visit: Visit) -> None:
    ada, bruno = (Person(visit(site.url, size=size), game="isola") for size in (PHONE, DESKTOP))
    wish = {"game": "isola", "players": 2, "beat": 0, "match": True}
    host = {"name": "Ada", "deck": {"text": "9 KENSHIRO"}}
    laid = ada.page.request.post(f"{site.url}/api/tables", data={**wish, "host": host}).json()
    table = laid["table"]["id"]
    bruno.page.goto(site.url + laid["invite"])
    expect(bruno.page.get_by_text(bruno.say("match-about"))).to_be_visible()
    sit = {"person": {"name": "Bruno", "deck": {"text": "10 RAOUL"}}}
    bruno.page.request.post(f"{site.url}/api/tables/{table}/sit", data=sit)
    ada.page.request.post(f"{site.url}/api/tables/{table}/start")
    play_out([ada.page, bruno.page], site.url, table)
    for person in (ada, bruno):
        person.page.goto(f"{site.url}/t/{table}")
        expect(person.page.get_by_role("heading", name=person.say("match-title-so-far"))).to_be_visible()
    assert complaints(ada.page) == []
    bruno.button("match-next-begin").click()
    for person in (ada, bruno):
        expect(person.page.get_by_text(person.say("table-match", number=2, games=2))).to_be_visible()
    assert ada.page.url == bruno.page.url
    second = ada.page.url.rpartition("/")[2]
    assert second != table
    play_out([ada.page, bruno.page], site.url, second)
    ada.page.goto(f"{site.url}/t/{second}")
    expect(ada.page.get_by_role("heading", name=ada.say("match-title"), exact=True)).to_be_visible()
    ada.button("end-rematch").click()
    expect(ada.page.get_by_text(ada.say("room-match", number=1, games=2))).to_be_visible()
