"""Without a mouse: every page and a whole game by keyboard alone, and one always sees where one is."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.people import Person, lay, new_table, path_of
from server.running import Running
from tavolata.games.indy.position import position

#: What has the focus, and how that shows: a ring around it, or around the drawing that stands for it.
_FOCUS = """() => {
  const here = document.activeElement;
  // What got the focus without a key, such as the page itself after a step to it, is no stop.
  if (!here || here === document.body || here.tabIndex < 0) return null;
  const rings = [here, here.nextElementSibling, here.closest("label")].filter(Boolean).map((one) => getComputedStyle(one));
  // A space of a board has an edge that is drawn.
  const edge = here.querySelector(":scope > .edge");
  const edged = edge !== null && getComputedStyle(edge).stroke !== "none" && parseFloat(getComputedStyle(edge).strokeWidth) >= 2;
  const { left, top, right, bottom } = (here.matches("input[type=radio], input[type=checkbox]") ? here.closest("label") ?? here : here)
    .getBoundingClientRect();
  return {
    text: here.getAttribute("aria-label") || here.innerText || here.id || here.tagName,
    tag: here.tagName,
    visible: here.matches(":focus-visible"),
    ring: rings.some((style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || edged,
    inside: right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
  };
}"""


def focused(page: Page) -> dict[str, Any] | None:
    found: dict[str, Any] | None = page.evaluate(_FOCUS)
    return found


def tab_to(page: Page, text: str) -> None:
    """Tab until something of this name has the focus; every stop on the way must be seen."""
    # Every line of a log is a stop: it opens its rule.
    for _ in range(400):
        page.keyboard.press("Tab")
        here = focused(page)
        if here is None:
            continue
        assert here["visible"] and here["ring"] and here["inside"], here
        if here["text"].strip() == text:
            return
    raise AssertionError(f"no way to {text!r} by keyboard")


def test_from_the_lobby_to_a_table_by_keyboard(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url))
    expect(ada.link("lobby-invite-game", game=ada.say("game-name"))).to_be_visible()
    tab_to(ada.page, ada.say("lobby-invite-game", game=ada.say("game-name")))
    ada.page.keyboard.press("Enter")
    expect(ada.field("new-name")).to_be_visible()
    # A table without a name for oneself is refused, and the focus goes to where it is missing.
    tab_to(ada.page, ada.say("new-open"))
    ada.page.keyboard.press("Enter")
    expect(ada.field("new-name")).to_be_focused()
    ada.page.keyboard.type("Ada")
    ada.page.keyboard.press("Enter")
    expect(ada.heading("room-of", game=ada.say("game-name"))).to_be_visible()
    tab_to(ada.page, ada.say("room-start"))
    ada.page.keyboard.press("Enter")
    expect(ada.bar).to_be_visible()


def test_every_stop_at_the_table_is_seen(site: Running, visit: Visit) -> None:
    state = position(
        "light", turn="A", hands=["RC1 RC2 GH1 BO1", "GC1 GC2 GC3 BH1"], table="RC3 GO1 BH5", reactions="strict"
    )
    ada = Person(visit(site.url + path_of(lay(site, state, "pp"))))
    ada.asked("light")
    stops = set()
    for _ in range(60):
        ada.page.keyboard.press("Tab")
        here = focused(ada.page)
        if here is None:
            break
        assert here["visible"] and here["ring"] and here["inside"], here
        stops.add(here["text"].strip())
    named = [ada.say("set-title"), ada.say("action-pass-light"), ada.say("ask-why"), ada.say("chat-write")]
    assert set(named) <= stops
    # All four cards of the hand and the three open ones.
    assert len([stop for stop in stops if ada.say("thing-can-choose") in stop]) == 7


def test_escape_changes_ones_mind(site: Running, visit: Visit) -> None:
    state = position(
        "light", turn="A", hands=["RC1 RC2 GH1 BO1", "GC1 GC2 GC3 BH1"], table="RC3 GO1 BH5", reactions="strict"
    )
    ada = Person(visit(site.url + path_of(lay(site, state, "pp"))))
    ada.asked("light")
    card = ada.hand.get_by_role("button").first
    card.focus()
    ada.page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(ada.button("ask-change-mind")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(ada.button("ask-change-mind")).to_have_count(0)
    # Esc also closes what is open, and the focus is where it was.
    for key, title in (("l", "list-title"), ("w", "why-title"), ("s", "set-title"), ("?", "help-open")):
        ada.page.keyboard.press(key)
        expect(ada.dialog(title)).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(card).to_be_focused()
    # The table behind it has no keys meanwhile, wherever the focus is.
    ada.page.keyboard.press("?")
    expect(ada.dialog("help-open")).to_be_visible()
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.keyboard.press("p")
    # A quick hand asks for it again before the browser has said that it is closed.
    ada.page.evaluate("""() => {
      document.querySelector("dialog[open]").requestClose();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    }""")
    ada.page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
    expect(ada.dialog("help-open")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.asked("light")


def at_first_answer(person: Person) -> bool:
    """Whether the first answer of the list has the focus. Where another question came meanwhile the list has it: an arrow leads on."""
    here = person.page.evaluate("""() => {
      const here = document.activeElement;
      if (here.matches("dialog ol")) return "list";
      return here.matches("dialog ol > li:first-child > button") ? "first" : "";
    }""")
    if here == "list":
        person.page.keyboard.press("ArrowDown")
    return bool(here == "first")


def list_or_else(person: Person, read: str) -> bool:
    """Whether the list of answers is there, or the question had gone before the key: then none opens."""
    if at_first_answer(person):
        return True
    return not person.page.get_by_role("dialog").count() and person.bar.inner_text() != read


def took_answer(person: Person) -> bool:
    """Press Enter on the answer that has the focus; whether the list is closed. Where another question came meanwhile the list has it."""
    if not person.page.get_by_role("dialog").count():
        return True
    if person.page.locator("dialog li > button:focus").count():
        here = focused(person.page)
        assert here is None or (here["visible"] and here["ring"]), here
        person.page.keyboard.press("Enter")
    else:
        person.page.keyboard.press("ArrowDown")
    return False


def at_last_key(person: Person) -> bool:
    """Whether the focus is on the answer that is ready."""
    return bool(person.page.evaluate("() => document.activeElement?.matches('section button.primary') ?? false"))


def test_a_whole_game_by_keyboard_alone(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url))
    table = new_table(ada, players=2, fill="random")["table"]["id"]
    ada.page.goto(f"{site.url}/t/{table}")
    expect(ada.bar).to_be_visible()
    lots = random.Random(6)
    keys = ada.page.keyboard
    answers = 0
    while True:
        seen: dict[str, Any] = {}

        def something_to_do(seen: dict[str, Any] = seen) -> bool:
            seen.update(ada.look())
            return bool(seen["over"] or seen["ready"] or (seen["asked"] and (seen["things"] or seen["verbs"])))

        ada.until(something_to_do, "a question")
        if seen["over"]:
            break
        answers += 1
        assert answers < 200
        asked = ada.state(table, 0)["question"]
        options = asked["options"] if asked else []
        if lots.random() < 0.2 and "pass" in options:
            keys.press("p")
        else:
            # The list of answers: by arrows, by number, or the first.
            keys.press("l")
            ada.until(partial(list_or_else, ada, seen["text"]), "the list of answers")
            if not ada.page.get_by_role("dialog").count():
                continue
            for _ in range(lots.randrange(4)):
                keys.press("ArrowDown")
            ada.until(partial(took_answer, ada), "an answer of the list to be taken")

        def went_on(asked: Any = asked, read: str = seen["text"]) -> bool:
            """One more key is wanted; or something else is asked by now, perhaps in the same words."""
            return bool(at_last_key(ada) or ada.bar.inner_text() != read or ada.state(table, 0)["question"] != asked)

        ada.until(went_on, "something to follow")
        # What is final waits for one more key, with the focus already there.
        if at_last_key(ada) and ada.look()["ready"]:
            here = focused(ada.page)
            assert here is not None and here["ring"], here
            keys.press("Enter")
    assert answers > 10
    tab_to(ada.page, ada.say("ask-see-end"))
    keys.press("Enter")
    expect(ada.heading("end-ranking")).to_be_visible()
    tab_to(ada.page, ada.say("end-replay"))
    keys.press("Enter")
    scrubber = ada.page.get_by_role("slider", name=ada.say("replay-scrubber"))
    expect(scrubber).to_be_visible()
    keys.press("End")
    expect(scrubber).to_have_value(scrubber.get_attribute("max") or "")
