"""Timeline Twist as people play it: on a phone as a team, by keyboard against a bot, with a mouse; and what no page is told."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from battery.cases import strings_in
from browser.conftest import Visit
from browser.people import DESKTOP, NARROW, PHONE, Person, Story, lay, new_table, overflow, path_of, play, story
from browser.places import TEAM, team, timeline
from browser.test_keyboard import focused
from browser.test_secrets import Heard, truth_of
from browser.test_whole_game import without_beat
from server.running import Running
from tavolata.engine import Decision, State
from tavolata.games.timeline.cards import CARD
from tavolata.games.timeline.competitive import right_windows
from tavolata.games.timeline.pictures import known_drawings
from tavolata.games.timeline.state import Timeline
from tavolata.games.timeline.view import open_cards

#: The file of a class that has made a deck of its own: forty cards in order.
_CLASS = "title_it,title_en,year\n" + "".join(f"Fatto {n},Event {n},{1500 + 7 * n}\n" for n in range(40))


def at(site: Running, visit: Visit, told: Story, **how: Any) -> tuple[Person, str]:
    """The seat that is asked in this game, in front of a page."""
    table = lay(site, told.state, "p" * told.state.players, told.told)
    person = Person(visit(site.url + path_of(table, told.seat), **how), how.get("language", "it"), "timeline")
    expect(person.bar.get_by_role("heading")).to_be_visible()
    return person.still(), table


def test_a_phone_plays_the_daily_challenge_to_the_end(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url, size=PHONE), game="timeline")
    ada.page.route("**/api/tables", without_beat)
    ada.button("daily-alone").click()
    expect(ada.bar.get_by_role("heading")).to_be_visible()
    assert overflow(ada.still().page)[1] <= 0
    assert play([ada], random.Random(4)) > 8
    ada.button("ask-see-end").click()
    expect(ada.heading("timeline-share")).to_be_visible()
    table = ada.page.url.rpartition("/")[2]
    view = ada.state(table, 0)["view"]
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say(f"rank-{view['rank']}", players=1))
    expect(ada.heading("points", score=view["score"])).to_be_visible()

    # The result tells how it went and gives nothing away: no title, no date.
    shared = ada.page.locator("pre").inner_text()
    assert str(view["score"]).replace("-", "−") in shared
    years = {str(abs(face["year"])) for face in view["cards"].values() if "year" in face}
    day = ada.call("GET", f"/api/tables/{table}")["table"]["daily"]
    assert not set(re.findall(r"\d{3,}", shared)) & (years - {day[:4]})
    assert not [face["title"]["it"] for face in view["cards"].values() if face["title"]["it"] in shared]

    # Once more: the browser knows the best score of whoever plays alone.
    ada.page.goto(site.url)
    ada.button("daily-alone").click()
    expect(ada.bar.get_by_role("heading")).to_be_visible()
    assert ada.state(ada.page.url.rpartition("/")[2], 0)["view"]["hands"] == first_hands(site, table)
    play([ada], random.Random(4))
    ada.button("ask-see-end").click()
    again = ada.state(ada.page.url.rpartition("/")[2], 0)["view"]["score"]
    key = "timeline-best-new" if again > view["score"] else "timeline-best"
    expect(ada.page.get_by_text(ada.say(key, players=1, score=view["score"]))).to_be_visible()


def first_hands(site: Running, table: str) -> Any:
    """The hands before anybody has done anything."""
    return next(truth_of(site, table))[1].view(0)["hands"]


def test_two_fates_of_a_card_fit_the_bar_of_a_narrow_phone(site: Running, visit: Visit) -> None:
    """Turned over or discarded: both stand in one line, and the table above does not jump."""

    def may_be_discarded(state: State, decision: Decision) -> bool:
        return any(state.game.text(action).startswith("discard") for action in decision.actions)

    told = story(3, 0, may_be_discarded, "timeline", TEAM)
    ada, table = at(site, visit, told, size=NARROW, language="en")
    before = ada.bar.bounding_box()
    asked = ada.state(table, told.seat)["question"]["options"]
    card = next(option.split()[1] for option in asked if option.startswith("discard"))
    ada.page.locator(f"main button[data-card='{card}']").first.tap()
    expect(ada.button("verb-discard")).to_be_in_viewport(ratio=1)
    assert ada.still().bar.bounding_box() == before


def test_two_phones_and_a_bot_play_as_a_team(site: Running, visit: Visit) -> None:
    """Choosing a card, a button for each of its two fates, a place where several fit, enough: by taps alone."""
    ada = Person(visit(site.url, size=PHONE), game="timeline")
    bruno = Person(visit(site.url, size=NARROW, language="en"), "en", "timeline")
    table = new_table(ada, [bruno], players=3, fill="adult", options=TEAM)["table"]["id"]
    for person in (ada, bruno):
        person.page.goto(f"{site.url}/t/{table}")
        expect(person.bar).to_be_visible()

    def fits() -> bool:
        for person in (ada, bruno):
            assert overflow(person.page)[0] <= 0
        return False

    assert play([ada, bruno], random.Random(2), fits) > 6
    for person in (ada, bruno):
        person.button("ask-see-end").click()
        expect(person.page.get_by_role("table", name=person.say("timeline-account"))).to_be_visible()


@pytest.mark.parametrize("told", [lambda: timeline(6, 12), lambda: team("turn", 6, 6)], ids=["against", "team"])
def test_on_a_phone_line_hand_and_question_are_in_one_view(site: Running, visit: Visit, told: Any) -> None:
    ada, _ = at(site, visit, told(), size=PHONE)
    expect(ada.bar).to_be_in_viewport(ratio=0.99)
    seats = ada.page.get_by_role("group", name=ada.say("seat-all")).get_by_role("listitem")
    for thing in [*seats.all(), *ada.hand.get_by_role("button").all(), ada.page.locator(".line")]:
        expect(thing).to_be_in_viewport(ratio=0.95)
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    middle = ada.page.evaluate(
        "(() => { const m = document.querySelector('.middle'); return m.scrollHeight - m.clientHeight; })()"
    )
    assert middle <= 1


def test_a_long_line_scrolls_by_its_overview_and_zooms(site: Running, visit: Visit) -> None:
    ada, _ = at(site, visit, timeline(6, 12), size=PHONE)
    overview = ada.page.get_by_role("slider", name=ada.say("timeline-overview"))
    first = ada.page.locator(".line button[data-card]").first
    overview.fill("1000")
    expect(first).not_to_be_in_viewport()
    overview.fill("0")
    expect(first).to_be_in_viewport()
    wide = first.bounding_box()
    ada.button("timeline-zoom-out").click()
    small = ada.still() and first.bounding_box()
    assert wide and small and small["width"] < wide["width"] - 20
    expect(ada.button("timeline-zoom-out")).to_be_disabled()


def test_a_whole_game_by_keyboard(site: Running, visit: Visit) -> None:
    """Arrows among the cards, Enter, arrows among the windows, Enter, and once more to confirm."""
    ada = Person(visit(site.url), game="timeline")
    table = new_table(ada, players=2, fill="child")["table"]["id"]
    ada.page.goto(f"{site.url}/t/{table}")
    keys = ada.page.keyboard
    lots = random.Random(3)
    turns = 0
    while True:
        seen: dict[str, Any] = {}

        def something_to_do(seen: dict[str, Any] = seen) -> bool:
            seen.update(ada.look())
            return bool(seen["over"] or (seen["asked"] and seen["things"]))

        ada.until(something_to_do, "a turn")
        if seen["over"]:
            break
        turns += 1
        assert turns < 80
        ada.hand.get_by_role("button").first.focus()
        for _ in range(lots.randrange(3)):
            keys.press("ArrowRight")
        keys.press("Enter")
        # The focus is among the windows now; whoever knows the date finds the right one.
        expect(ada.page.locator("[data-window]:focus")).to_have_count(1)
        state = [state for _, state in truth_of(site, table)][-1]
        assert isinstance(state, Timeline)
        picked = ada.page.locator(".hand [aria-pressed=true]").get_attribute("data-card") or ""
        keys.press("Home")
        for _ in range(right_windows(state, CARD.number(picked))[0]):
            keys.press("ArrowRight")
        here = focused(ada.page)
        assert here is not None and here["visible"] and here["ring"] and here["inside"], here
        keys.press("Enter")
        expect(ada.page.locator(".bar .ready")).to_be_focused()
        keys.press("Enter")
        ada.page.wait_for_function("v => !document.querySelector('.bar .ready')", arg=0)
    assert turns >= 4
    assert ada.state(table, 0)["table"]["places"][0] == 1


def test_a_mouse_drags_a_card_into_its_window(site: Running, visit: Visit) -> None:
    told = timeline(2, 4)
    ada, table = at(site, visit, told, size=DESKTOP, motion=True)
    assert isinstance(told.state, Timeline)
    card = ada.hand.get_by_role("button").first
    name = card.get_attribute("data-card") or ""
    right = right_windows(told.state, CARD.number(name))[0]
    window = ada.page.locator(f"[data-window='{right}']")
    window.scroll_into_view_if_needed()
    start, end = card.bounding_box(), window.bounding_box()
    assert start and end
    ada.page.mouse.move(start["x"] + 40, start["y"] + 40)
    ada.page.mouse.down()
    ada.page.mouse.move(end["x"] + 60, end["y"] + 120, steps=4)
    ada.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    ada.page.mouse.up()
    expect(window).to_have_attribute("aria-pressed", "true")
    # It lies there with its front up, until one confirms.
    assert "year" not in ada.state(table, told.seat)["view"]["cards"][name]
    ada.page.locator(".bar .ready").click()
    expect(ada.page.locator(f".line [data-card='{name}']")).to_be_visible()
    assert ada.still().state(table, told.seat)["view"]["line"][right] == name


@pytest.mark.parametrize("options", [{}, TEAM], ids=["against", "team"])
def test_no_page_is_told_a_date_before_the_card_is_turned_over(
    site: Running, visit: Visit, options: dict[str, str]
) -> None:
    """Date, fact and icon of the back: in no frame, no answer and nowhere in the page before everybody sees them."""
    heard = [Heard(), Heard()]
    ada = Person(visit(site.url, size=DESKTOP, prepare=heard[0]), game="timeline")
    created = new_table(ada, players=3, fill="adult", options=options)
    table = created["table"]["id"]
    dino = Person(visit(site.url + created["spectator"], size=PHONE, language="en", prepare=heard[1]), "en", "timeline")
    ada.page.goto(f"{site.url}/t/{table}")
    expect(ada.bar).to_be_visible()
    pages: list[tuple[int, str]] = []

    def look() -> bool:
        text = ada.page.content()
        pages.append(
            (max((frame["v"] for frame in heard[0].frames if frame["t"] in ("state", "update")), default=0), text)
        )
        return len(pages) > 60

    play([ada], random.Random(6), look)
    expect(dino.page.get_by_text(dino.say("table-spectator"), exact=True)).to_be_visible()

    opened: dict[int, set[str]] = {}
    ever: set[str] = set()
    states: list[Timeline] = []
    for v, state in truth_of(site, table):
        assert isinstance(state, Timeline)
        states.append(state)
        ever |= {CARD.names[card] for card in open_cards(state)}
        opened[v] = set(ever)
    deck = states[-1].deck
    # A picture, which is on the front of a card, may be called as some card is: a basketball is a basketball.
    ids = [card.fact_en if card.id in known_drawings() else card.id for card in deck.cards]
    facts = {CARD.names[number]: (card.fact_it, card.fact_en, ids[number]) for number, card in enumerate(deck.cards)}
    judged = 0
    for one in heard:
        for frame in one.frames:
            if frame["t"] not in ("state", "update") or frame["view"] is None:
                continue
            seen = opened[frame["v"]]
            for name, face in frame["view"]["cards"].items():
                assert name in seen or not {"year", "back", "fact", "about", "year_text"} & set(face), (name, face)
            texts = strings_in(frame)
            assert not [name for name, secret in facts.items() if name not in seen and texts & set(secret)]
            for entry in frame["log"]:
                for event in entry["events"]:
                    judged += 1
                    assert not {"year", "icon"} & set(event) or event["card"] in opened[entry["v"]], event
        for address, text in one.answers:
            if "/log" not in address:
                assert not [
                    name for name, (it, en, _) in facts.items() if name not in ever and (it in text or en in text)
                ]
    assert judged > 30
    # What the page draws: neither facts nor the ids of the cards, which are words.
    for v, text in pages:
        hidden = [secret for name, secret in facts.items() if v and name not in opened.get(v, ever)]
        assert not [fact for it, en, _ in hidden for fact in (it, en) if fact in text]
    assert len(ever) < len(deck.cards)


def test_a_class_brings_its_own_deck(site: Running, visit: Visit) -> None:
    ada = Person(visit(f"{site.url}/new/timeline?with=friends"), game="timeline")
    ada.field("new-name").fill("Ada")
    ada.page.locator("summary", has_text=ada.say("new-more")).click()
    upload = ada.page.locator("input[type=file]")
    broken = _CLASS.replace("1507", "boh").replace("Fatto 3,Event 3,", ",,")
    upload.set_input_files({"name": "classe-3b.csv", "mimeType": "text/csv", "buffer": broken.encode()})
    problems = ada.page.locator(".problems li")
    expect(problems.filter(has_text="boh")).to_contain_text("3")
    assert problems.count() >= 2
    upload.set_input_files({"name": "classe-3b.csv", "mimeType": "text/csv", "buffer": _CLASS.encode()})
    expect(ada.page.get_by_text(ada.say("deck-ready", name="classe 3b", count=40))).to_be_visible()
    ada.button("new-open").click()
    # Whoever waits reads with which deck they will play.
    expect(ada.page.get_by_text(ada.say("room-deck", name="classe 3b", count=40))).to_be_visible()
    ada.button("room-start").click()
    expect(ada.hand.get_by_role("button", name=re.compile("Fatto")).first).to_be_visible()


def test_a_card_is_reported_and_the_host_reads_it(site: Running, visit: Visit) -> None:
    ada, _ = at(site, visit, timeline(2, 3), size=PHONE)
    ada.page.locator(".line button[data-card]").first.click()
    dialog = ada.page.get_by_role("dialog")
    title = dialog.get_by_role("heading").inner_text()
    dialog.get_by_role("button", name=ada.say("timeline-report"), exact=True).click()
    dialog.get_by_role("button", name=ada.say("timeline-report-date"), exact=True).click()
    expect(dialog.get_by_text(ada.say("timeline-report-thanks"))).to_be_visible()
    host = Person(visit(f"{site.url}/admin#{site.admin_token}"))
    report = host.page.get_by_role("region", name=host.say("admin-cards")).get_by_role("listitem")
    expect(report).to_have_count(1)
    expect(report).to_contain_text(title)
    expect(report).to_contain_text(host.say("admin-card-date"))
    report.get_by_role("button").click()
    expect(host.page.get_by_text(host.say("admin-cards-none"))).to_be_visible()


def test_a_table_prefers_cards_that_the_browser_has_not_seen(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url), game="timeline")
    table = new_table(ada, players=2, fill="random", options=TEAM)["table"]["id"]
    ada.page.goto(f"{site.url}/t/{table}")
    expect(ada.bar).to_be_visible()
    seen = set(ada.still().state(table, 0)["view"]["cards"])
    ada.page.goto(f"{site.url}/new/timeline?with=friends")
    ada.field("new-name").fill("Ada")
    ada.page.locator("summary", has_text=ada.say("new-more")).click()
    expect(ada.page.get_by_role("checkbox")).to_be_checked()
    with ada.page.expect_request("**/api/tables") as asked:
        ada.button("new-open").click()
    wish: Any = asked.value.post_data_json
    assert seen <= set(wish["brings"]["seen"]["cards"])
    ada.button("room-start").click()
    expect(ada.bar).to_be_visible()
    assert not seen & set(ada.still().state(ada.page.url.rpartition("/")[2], 0)["view"]["cards"])
