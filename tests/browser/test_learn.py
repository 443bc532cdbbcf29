"""Learning a game here: the sheet and the glossary of each, terms that explain themselves, and a guided game to its end."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import tavolata
from browser.conftest import Visit
from browser.people import DESKTOP, PHONE, Person, lay, new_table, path_of, sticking_out
from browser.places import light
from browser.test_every_place import UNSAID, complaints
from server.running import Running

each_game = pytest.mark.parametrize("game", tavolata.GAMES)


def unsaid(person: Person) -> list[str]:
    return [one.group() for one in UNSAID.finditer(person.page.locator("body").inner_text())]


@each_game
def test_the_sheet_of_a_game_is_drawn_said_and_printed_on_one_page(site: Running, visit: Visit, game: str) -> None:
    for size, language in ((PHONE, "it"), (DESKTOP, "en")):
        ada = Person(visit(f"{site.url}/learn/{game}", size=size, language=language), language, game)
        for part in ("goal", "turn", "win"):
            expect(ada.page.get_by_role("img", name=ada.say(f"drawn-{part}"), exact=True)).to_be_visible()
            expect(ada.heading(f"learn-{part}")).to_be_visible()
        assert sticking_out(ada.page) == []
        assert unsaid(ada) == []
        assert complaints(ada.page) == []
        # Each page of a PDF is an object of its own.
        assert len(re.findall(rb"/Type\s*/Page\b", ada.page.pdf(format="A4"))) == 1


@each_game
def test_the_glossary_of_a_game_has_its_terms_and_finds_them(site: Running, visit: Visit, game: str) -> None:
    ada = Person(visit(f"{site.url}/glossary/{game}", size=PHONE), game=game)
    terms = ada.page.locator("dl dt")
    expect(terms.first).to_be_visible()
    count = terms.count()
    assert count >= 10
    assert unsaid(ada) == []
    assert complaints(ada.page) == []
    word = terms.nth(count // 2).inner_text()
    ada.field("glossary-find").fill(word)
    expect(ada.page.locator("dl dt", has_text=word).first).to_be_visible()
    assert terms.count() < count


#: How deep each heading is that is to be seen.
_DEPTHS = """() => [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
  .filter((one) => one.checkVisibility()).map((one) => Number(one.tagName[1]))"""


@each_game
def test_no_heading_of_the_rules_is_two_steps_below_the_one_before(site: Running, visit: Visit, game: str) -> None:
    ada = Person(visit(f"{site.url}/rules/{game}", size=DESKTOP, language="en"), "en", game)
    expect(ada.heading("learn-goal")).to_be_visible()
    depths: list[int] = ada.page.evaluate(_DEPTHS)
    assert depths[0] == 1
    assert [pair for pair in itertools.pairwise(depths) if pair[1] > pair[0] + 1] == []


def tip_of(term: Locator) -> Locator:
    name = term.get_attribute("aria-describedby")
    assert name
    return term.page.locator(f"[id='{name}']")


def test_a_term_explains_itself_by_tap_key_and_pointer_wherever_it_stands(site: Running, visit: Visit) -> None:
    # By a finger, in the rules.
    ada = Person(visit(f"{site.url}/rules/indy/IN-008", size=PHONE))
    term = ada.page.locator("#IN-008 .term").first
    term.tap()
    expect(tip_of(term)).to_be_visible()
    expect(tip_of(term)).to_be_in_viewport(ratio=1)
    expect(tip_of(term)).to_contain_text(ada.say("term-evocation-about"))
    assert complaints(ada.page) == []
    # The example with drawn cards stands under its rule.
    expect(ada.page.locator("#IN-008 figure")).to_contain_text(ada.say("example-wrong"))
    # By the keyboard, in the explanation of a question; Esc closes the term first, then the dialog.
    table = lay(site, light(), "ppp")
    bruno = Person(visit(site.url + path_of(table, 1)))
    bruno.asked("light")
    bruno.page.keyboard.press("w")
    why = bruno.dialog("why-title")
    term = why.locator(".term").first
    expect(term).to_be_visible()
    while not term.evaluate("(one) => one === document.activeElement"):
        bruno.page.keyboard.press("Tab")
    expect(tip_of(term)).to_be_visible()
    bruno.page.keyboard.press("Escape")
    expect(term).to_have_attribute("aria-expanded", "false")
    expect(why).to_be_visible()
    bruno.page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    # By a pointer, in the help of the table.
    bruno.button("help-open").click()
    term = bruno.dialog("help-open").locator(".term").first
    term.hover()
    expect(tip_of(term)).to_be_visible()


def test_the_sheet_is_at_the_door_and_in_the_waiting_room(site: Running, visit: Visit) -> None:
    host = Person(visit(site.url))
    created = new_table(host, players=3, start=False)
    host.page.goto(f"{site.url}/t/{created['table']['id']}")
    expect(host.heading("learn-how")).to_be_visible()
    expect(host.heading("room-settings")).to_be_visible()
    guest = Person(visit(site.url + created["invite"], size=PHONE))
    expect(guest.page.get_by_role("img", name=guest.say("drawn-goal"), exact=True)).to_be_visible()
    assert complaints(guest.page) == []


# The guided game


class Learner:
    """Somebody with a phone who does as the coach says, by what stands on the screen."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table

    @property
    def coach(self) -> Locator:
        return self.person.page.get_by_role("region", name=self.person.say("coach-title"), exact=True)

    def press(self, key: str) -> None:
        self.coach.get_by_role("button", name=self.person.say(key), exact=True).tap()

    def stands(self) -> dict[str, Any]:
        """Where the lesson stands once the others have moved, and the page says it."""
        found: dict[str, Any] = {}

        def mine() -> bool:
            nonlocal found
            found = self.person.state(self.table, 0)
            return found["lesson"] is not None and not found["lesson"]["busy"]

        self.person.until(mine, "the lesson to wait for the learner")
        lesson = found["lesson"]
        names = {f"seat{seat['seat']}": seat["name"] for seat in found["table"]["seats"]}
        expect(self.coach.get_by_role("status")).to_contain_text(self.person.say(lesson["key"], **names))
        return found

    def answer(self, question: dict[str, Any], answer: str) -> None:
        """Choose from the list of answers, and confirm where that is asked."""
        person = self.person
        options = question["options"]
        if len(options) > 1:
            person.bar.locator("button.list").tap()
            person.dialog("list-title").locator("ol button").nth(options.index(answer)).tap()
            expect(person.dialog("list-title")).to_have_count(0)
        ready = person.bar.locator("button.ready")
        person.still()
        if ready.count():
            ready.tap()

    def step(self, state: dict[str, Any], errs: bool) -> bool:
        """One step of the lesson; returns whether a wrong answer was given before the right one."""
        lesson = state["lesson"]
        if not lesson["answers"]:
            self.press("coach-go-on")
            self.person.until(lambda: self.person.state(self.table, 0)["lesson"] != lesson, "the lesson to go on")
            return False
        question = next(
            one for one in (state["question"], state["reaction"]) if one and lesson["answers"][0] in one["options"]
        )
        other = [option for option in question["options"] if option not in lesson["answers"]]
        wrong = errs and bool(other)
        if wrong:
            self.answer(question, other[-1])
            expect(self.coach.locator(".aside")).to_be_visible()
            now = self.person.state(self.table, 0)
            assert (now["v"], now["lesson"]) == (state["v"], lesson)
            # Nothing alarming is said of it.
            expect(self.person.page.locator(".notice.bad")).to_have_count(0)
        self.press("coach-show-me")
        expect(self.person.page.locator(".ring").first).to_be_visible()
        self.answer(question, lesson["answers"][0])
        self.person.until(lambda: self.person.state(self.table, 0)["lesson"] != lesson, "the lesson to go on")
        return wrong


def test_a_lesson_of_indy_is_played_to_its_end_on_a_phone_and_then_a_free_game(own_site: Running, visit: Visit) -> None:
    ada = Person(visit(f"{own_site.url}/new/indy", size=PHONE))
    # Whoever opens the game for the first time is offered it.
    ada.button("learn-guided").click()
    ada.page.wait_for_url("**/t/*")
    table = ada.page.url.rpartition("/")[2]
    learner = Learner(ada, table)
    erred = left = False
    while not (state := learner.stands())["lesson"]["over"]:
        assert sticking_out(ada.page) == []
        expect(learner.coach).to_be_in_viewport(ratio=0.99)
        expect(ada.bar).to_be_in_viewport(ratio=0.99)
        if state["lesson"]["step"] == 3 and not left:
            # Left, and taken up again where it was, on another server.
            left = True
            assert complaints(ada.page) == []
            learner.coach.get_by_role("link", name=ada.say("coach-leave"), exact=True).click()
            expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
            own_site.kill()
            own_site.start()
            ada.page.goto(f"{own_site.url}/t/{table}")
            assert learner.stands()["lesson"] == state["lesson"]
        erred |= learner.step(learner.stands(), not erred)
    assert erred and left
    learner.press("coach-free-game")
    ada.page.wait_for_url(re.compile(rf"/t/(?!{re.escape(table)})"))
    free = ada.page.url.rpartition("/")[2]
    expect(ada.bar).to_be_visible()
    state = ada.state(free, 0)
    assert state["table"]["lesson"] == "" and state["lesson"] is None
    easiest = next(game["easiest_bot"] for game in ada.call("GET", "/api/games")["games"] if game["name"] == "indy")
    assert {seat["bot"] for seat in state["table"]["seats"] if seat["kind"] == "bot"} == {easiest}
    expect(learner.coach).to_have_count(0)
    # It is not offered again.
    ada.page.goto(f"{own_site.url}/new/indy")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.button("learn-not-now")).to_have_count(0)
