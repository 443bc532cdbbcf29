"""Talisman as people play it: on a phone from the first roll to the end, to the Crown, by keyboard; and what no page is told."""

from __future__ import annotations

import random
import re
import statistics
from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from battery.cases import strings_in
from browser.conftest import Visit
from browser.people import DESKTOP, NARROW, PHONE, SPECTATOR, Person, Story, lay, new_table, overflow, path_of, play
from browser.places import talisman
from browser.test_keyboard import focused
from browser.test_secrets import Heard, truth_of
from server.running import Running
from tavolata.games.talisman.box.cards import CARD_NAMES, ORIGIN, SPELL
from tavolata.games.talisman.position import hero, position
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.view import sees_spells

#: Taps in a turn of one's own, in the middle of all turns. Usually it is three; where dice and cards of ten rounds lead from fight to
#: fight and from shop to shop it was between four and five, as nobody deals them here.
MOST_TAPS = 5


class Tapper(Person):
    """Somebody who counts the taps of every round."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.taps: Counter[str] = Counter()

    def tap(self, spot: dict[str, Any]) -> None:
        self.taps[self.page.locator(".status .round").inner_text()] += 1
        super().tap(spot)


def at(site: Running, visit: Visit, told: Story, **how: Any) -> tuple[Person, str]:
    """The seat that is asked in this game, in front of a page."""
    table = lay(site, told.state, "p" * told.state.players, told.told)
    person = Person(visit(site.url + path_of(table, told.seat), **how), how.get("language", "it"), "talisman")
    expect(person.bar.get_by_role("heading")).to_be_visible()
    return person.still(), table


def test_a_phone_plays_from_the_first_roll_to_the_end(
    site: Running, visit: Visit, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = Tapper(visit(site.url, size=PHONE), game="talisman")
    options = {"sudden-death": "rounds-10", "characters": "of-three"}
    table = new_table(ada, players=4, fill="greedy", options=options)["table"]["id"]
    ada.page.goto(f"{site.url}/t/{table}")
    expect(ada.bar).to_be_visible()

    def fits() -> bool:
        wide, high = overflow(ada.page)
        assert wide <= 0 and high <= 0
        return False

    assert play([ada], random.Random(4), fits) > 8
    median = statistics.median(ada.taps.values())
    with capsys.disabled():
        print(f"\ntaps in a round of Talisman: {sorted(ada.taps.values())}, median {median}")
    assert median <= MOST_TAPS

    # Time decided: the points are told, and how it came to that.
    ada.button("ask-see-end").click()
    expect(ada.heading("talisman-ended")).to_be_visible()
    ranking = ada.page.get_by_role("region", name=ada.say("end-ranking")).get_by_role("listitem")
    scores = ada.call("GET", f"/api/tables/{table}")["table"]["scores"]
    expect(ranking.filter(has_text="Ada")).to_contain_text(ada.say("end-points", score=scores[0]))
    expect(ada.page.get_by_role("region", name=ada.say("talisman-fates")).get_by_role("listitem")).to_have_count(4)


def test_a_phone_goes_to_the_crown_and_wins(site: Running, visit: Visit) -> None:
    """From the Valley of Fire to the Crown by a tap on the board; the Command Spell takes the last life of the others."""
    others = [hero(name, space, life=1) for name, space in (("WIZARD", "CITY"), ("ELF", "FOREST"), ("TROLL", "CRAGS"))]
    state = position(
        [hero("WARRIOR", "FIRE", strength=6, objects="TALISMAN1", fate=0), *others],
        lying={"OASIS": "HEX"},
        hexer="A",
        reactions="strict",
    )
    table = lay(site, state, "pbbb")
    ada = Person(visit(site.url + path_of(table), size=PHONE, language="en"), "en", "talisman")
    ada.asked("move")
    # Every goal is lit on the board and told beside it; a Hex is marked where it lies.
    ways = {"CROWN", "PITS", "WEREWOLF"}
    assert set(ada.page.locator(".space.lit").evaluate_all("all => all.map(one => one.dataset.space)")) == ways
    expect(ada.page.get_by_role("list", name=ada.say("talisman-ways")).locator("[data-answer]")).to_have_count(3)
    expect(ada.page.locator("[data-space=OASIS] .hex")).to_be_visible()
    ada.page.locator("[data-space=CROWN]").tap()
    assert play([ada], random.Random(1)) < 60
    ada.button("ask-see-end").click()
    expect(ada.heading("end-won-you")).to_be_visible()
    expect(ada.page.get_by_role("region", name=ada.say("talisman-ended"))).to_contain_text(
        ada.say("event-won", how="command", seats="Ada", score=0)
    )
    # Points did not decide, so there are none.
    ranking = ada.page.get_by_role("region", name=ada.say("end-ranking")).get_by_role("listitem")
    for row, score in zip(ranking.all(), ada.call("GET", f"/api/tables/{table}")["table"]["scores"], strict=True):
        expect(row).not_to_contain_text(ada.say("end-points", score=score))


#: Where Enter answers, or chooses a part of an answer.
ANSWERS = ".space.lit, .panel [data-answer], .bar button:not(.quiet), main button[aria-pressed=false]:not([aria-disabled=true])"


def test_several_turns_by_keyboard(site: Running, visit: Visit) -> None:
    """Tab from one answer to the next, arrows over the board, Enter: four turns of one's own."""
    ada = Person(visit(site.url, size=PHONE), game="talisman")
    table = new_table(ada, players=2, fill="greedy")["table"]["id"]
    ada.page.goto(f"{site.url}/t/{table}")
    keys = ada.page.keyboard
    turns: set[str] = set()
    by_board = 0
    while len(turns) < 4 or not by_board:
        seen: dict[str, Any] = {}

        def something_to_do(seen: dict[str, Any] = seen) -> bool:
            seen.update(ada.look())
            return bool(seen["over"] or (seen["asked"] and (seen["ready"] or seen["things"] or seen["verbs"])))

        ada.until(something_to_do, "a question")
        question = ada.state(table, 0)["question"]
        assert not seen["over"] and len(turns) < 20
        turns.add(ada.page.locator(".status .round").inner_text())
        lit = ada.page.locator(".space.lit")
        if lit.count():
            # With the arrows one gets to any space; Tab stops at those that are lit.
            ada.page.locator(".space[tabindex='0']").first.focus()
            keys.press("ArrowRight")
            here = focused(ada.page)
            assert here is not None and here["ring"] and here["inside"], here
            by_board += 1
        for _ in range(60):
            keys.press("Tab")
            here = focused(ada.page)
            if here is None:
                continue
            assert here["visible"] and here["ring"] and here["inside"], here
            if ada.page.evaluate(f"() => document.activeElement.matches({ANSWERS!r})"):
                break
        else:
            raise AssertionError("no answer by keyboard")
        keys.press("Enter")

        def went_on(asked: Any = question, read: str = seen["text"]) -> bool:
            """Answered; or half of it chosen, or a Spell looked at first: then other things can be pressed."""
            return bool(ada.state(table, 0)["question"] != asked or ada.look()["text"] != read)

        ada.until(went_on, "something to follow")


def test_fingers_and_buttons_bring_the_board_nearer(site: Running, visit: Visit) -> None:
    """Two fingers apart, one finger along, two quick taps; and the same by buttons."""
    ada, _ = at(site, visit, talisman("where", 4), size=PHONE)
    asked = ada.bar.get_by_role("heading").inner_text()
    board = ada.page.locator(".drawing")
    window = ada.page.locator(".window")
    session = ada.page.context.new_cdp_session(ada.page)

    def seen() -> tuple[float, float, float]:
        """What is seen of the board: from where, and how much of its width, in boards."""
        ada.still()
        part, whole = window.bounding_box(), board.bounding_box()
        assert part and whole
        unit = whole["width"]
        return (part["x"] - whole["x"]) / unit, (part["y"] - whole["y"]) / unit, part["width"] / unit

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    box = window.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    whole = seen()
    touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 6):
        touch("touchMove", (x - 20 - 10 * step, y), (x + 20 + 10 * step, y))
    touch("touchEnd")
    near = seen()
    assert near[2] < whole[2] * 0.6
    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x - 12 * step, y - 8 * step))
    touch("touchEnd")
    moved = seen()
    assert moved[0] > near[0] + 0.02 and moved[1] > near[1] + 0.01 and moved[2] == pytest.approx(near[2])
    # What was dragged was not tapped: nothing was answered, nothing opened.
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.bar.get_by_role("heading")).to_have_text(asked)
    for _ in range(5):
        ada.button("talisman-farther").tap()
    assert seen()[2] == pytest.approx(whole[2])
    ada.button("talisman-nearer").tap()
    assert seen()[2] < whole[2]
    ada.button("talisman-to-me").tap()
    assert seen()[2] < whole[2] * 0.6


@pytest.mark.parametrize("question", ["where", "attack-fate", "move"])
def test_on_a_phone_board_question_and_own_area_are_in_one_view(site: Running, visit: Visit, question: str) -> None:
    for size in (PHONE, NARROW):
        ada, _ = at(site, visit, talisman(question, 6), size=size, language="en")
        parts = [ada.bar, ada.page.locator(".little"), *ada.page.locator(".panel [data-answer]").all()]
        for part in parts:
            expect(part).to_be_in_viewport(ratio=0.95)
        for space in ada.page.locator(".space.lit").all():
            expect(space).to_be_in_viewport(ratio=0.5)
        assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


#: How far each space of the board reaches under what can be answered below, or beyond its window, in pixels.
UNDER = """() => {
  const panel = document.querySelector(".panel").getBoundingClientRect().top;
  const window = document.querySelector(".window").getBoundingClientRect();
  return [...document.querySelectorAll(".space .frame")].map((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return Math.max(bottom - panel, bottom - window.bottom, window.top - top, window.left - left, right - window.right);
  });
}"""


@pytest.mark.parametrize("size", [PHONE, NARROW])
@pytest.mark.parametrize("seed", [3, 5, 8])
def test_on_a_phone_no_answer_lies_over_the_board_while_one_may_tap_it(
    site: Running, visit: Visit, size: tuple[int, int], seed: int
) -> None:
    ada, _ = at(site, visit, talisman("where", 4, seed=seed), size=size)
    assert ada.page.locator(".space.lit").count() > 1
    covered = ada.page.evaluate(UNDER)
    assert len(covered) == 49
    assert max(covered) <= 0.5, covered


def test_a_page_that_is_still_has_its_pictures(site: Running, visit: Visit) -> None:
    """The pictures of the spaces come last, and the page is not still before they are there."""
    held: list[Route] = []

    def hold_back(route: Route) -> None:
        held.append(route)

    def prepare(page: Page) -> None:
        page.route(re.compile(r"/faces-\w+/spaces-"), hold_back)

    told = talisman("where", 4)
    table = lay(site, told.state, "p" * told.state.players, told.told)
    link = site.url + path_of(table, told.seat)
    ada = Person(visit(link, size=PHONE, prepare=prepare), game="talisman")
    expect(ada.bar.get_by_role("heading")).to_be_visible()
    spaces = ada.page.locator(".space image").count()
    assert spaces == 49
    ada.until(lambda: len({route.request.url for route in held}) >= spaces, "the page to ask for all spaces")
    # As long as it takes a page without pictures to become still, several times over.
    ada.page.evaluate(
        """async () => {
          for (let frame = 0; frame < 40; frame += 1) await new Promise((done) => setTimeout(() => requestAnimationFrame(done), 20));
        }"""
    )
    assert ada.page.evaluate("document.documentElement.dataset.idle") is None
    for route in held:
        route.continue_()
    ada.still()
    board = ada.page.locator(".window")
    painted = board.screenshot(animations="disabled")
    ada.page.wait_for_load_state("networkidle")
    assert board.screenshot(animations="disabled") == painted


def test_what_the_others_did_is_shown_again_line_by_line(site: Running, visit: Visit) -> None:
    ada, _ = at(site, visit, talisman("where", 4), size=PHONE)
    ada.page.locator(".status .news").tap()
    digest = ada.dialog("talisman-digest")
    line = digest.get_by_role("button").filter(has_not=ada.page.locator("svg:only-child")).nth(1)
    said = line.inner_text()
    line.tap()
    expect(digest).to_have_count(0)
    expect(ada.page.locator(".space.flashed")).to_have_count(1)
    expect(ada.page.locator(".map [role=status]")).to_have_text(said)


def test_dice_never_wait_for_anybody(site: Running, visit: Visit) -> None:
    """They roll where motion is wanted, for half a second; a tap stops them, and meanwhile everything can be pressed.

    The page's clock is held, so that a busy machine neither misses the dice nor lets them end by themselves.
    """
    told = talisman("move", 3)
    ada, table = at(site, visit, told, size=PHONE, motion=True, prepare=lambda page: page.clock.install())
    ada.page.clock.pause_at(datetime.now(tz=UTC) + timedelta(hours=1))
    ada.button("action-roll").tap()
    rolling = ada.page.locator(".status .rolling")

    def rolls() -> bool:
        ada.page.clock.run_for(40)
        return rolling.count() > 0

    ada.until(rolls, "dice that roll")
    way = ada.page.locator(".panel [data-answer]").first
    expect(way).to_be_visible()
    rolling.tap()
    expect(rolling).to_have_count(0)
    way.tap()  # on a phone its whole text is read first
    ada.page.clock.run_for(1000)
    ada.bar.locator(".button.primary").tap()
    ada.until(lambda: (ada.state(table, told.seat)["question"] or {}).get("name") != "where", "the next question")


def test_no_page_is_told_the_spells_of_others(site: Running, visit: Visit) -> None:
    """In no frame and nowhere in the page, before they are cast; those who read minds excepted."""
    spells = {name for card, name in enumerate(CARD_NAMES) if ORIGIN[card] == SPELL}
    heard = [Heard(), Heard()]
    held = ("HEX", "NULLIFY ALCHEMY", "HEALING1 RANDOM1", "TELEPORT1")
    sheets = ("WARRIOR", "WIZARD", "SORCERESS", "DRUID")
    heroes = [hero(sheet, "", craft=2, spells=cards) for sheet, cards in zip(sheets, held, strict=True)]
    table = lay(site, position(heroes, reactions="strict"), "pbbb")
    ada = Person(visit(site.url + path_of(table), size=DESKTOP, prepare=heard[0]), game="talisman")
    watching = site.url + path_of(table, SPECTATOR)
    dino = Person(visit(watching, size=PHONE, language="en", prepare=heard[1]), "en", "talisman")
    expect(ada.bar).to_be_visible()
    pages: list[tuple[int, set[str]]] = []
    shown = "() => [...document.querySelectorAll('[data-card], [data-answer]')].flatMap((one) => [one.dataset.card, one.dataset.answer])"

    def look() -> bool:
        before = newest(heard[0])
        names = {word for text in ada.page.evaluate(shown) if text for word in text.split()}
        if before == newest(heard[0]):
            pages.append((before, names & spells))
        return len(pages) > 50

    play([ada], random.Random(6), look)
    expect(dino.page.get_by_text(dino.say("table-spectator"), exact=True)).to_be_visible()

    hidden: dict[int, list[set[str]]] = {}
    for v, state in truth_of(site, table):
        assert isinstance(state, Talisman)
        hidden[v] = [
            {
                CARD_NAMES[card]
                for other in range(4)
                if not sees_spells(state, seat, other)
                for card in state.heroes[other].spells
            }
            for seat in (0, -1)
        ]
    judged = 0
    for viewer, one in enumerate(heard):
        for frame in one.frames:
            if frame["t"] not in ("state", "update") or frame["view"] is None:
                continue
            secret = hidden.get(frame["v"], [set(), set()])[viewer]
            judged += len(secret)
            assert not strings_in({"view": frame["view"], "question": frame.get("question")}) & secret, frame["v"]
            for entry in frame["log"]:
                for event in entry["events"]:
                    assert event["kind"] != "drew-spell" or event["seat"] == (0, None)[viewer] or "card" not in event, (
                        event
                    )
    assert judged > 30
    for v, names in pages:
        assert not names & hidden.get(v, [set()])[0], (v, names)


def newest(heard: Heard) -> int:
    return max((frame["v"] for frame in heard.frames if frame["t"] in ("state", "update")), default=0)
