"""People at tables: what they read, what they press, how they play; and tables laid for them in any position."""

from __future__ import annotations

import itertools
import random
import re
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import sqlalchemy as sa
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect

import tavolata
from server.running import Running
from server.tables import row_of, seat_rows, seat_token
from tavolata.engine import Decision, Fast, SeatDeck, State
from tavolata.engine.chance import Fair
from tavolata.engine.grammar import FUNCTIONS
from tavolata.players import policy_of, usual_player
from tavolata.server.entries import Entry, Snapshot
from tavolata.server.store import JOURNAL, insert_table, keep_snapshot, sqlite_url
from tavolata.server.table import encode
from tavolata.server.tokens import hash_of

ROOT = Path(__file__).parent.parent.parent
PHONE = (390, 844)
DESKTOP = (1440, 900)
NARROW = (360, 740)

#: The machine may be busy; whoever is ready sooner is not waited for.
PATIENCE = 60.0
#: A busy machine draws an animation late: so many seconds something may be covered, from when it is first seen so.
MOTION = 10.0
#: No game takes so many.
MOST_TAPS = 2000
#: How often one looks whether something has happened, in milliseconds.
POLL = 25
expect.set_options(timeout=PATIENCE * 1000)

_numbers = itertools.count(1)

NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gaia", "Hugo", "Irene", "Luca")


# Words


@cache
def _voice(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS[language], use_isolating=False)
    house = ROOT / "src" / "tavolata"
    parts = [house / part / "words" / f"{language}.ftl" for part in ("engine", "server", f"games/{game}")]
    parts += house.glob(f"games/{game}/lessons/{language}.ftl")
    others = [name for name in tavolata.GAMES if name != game]
    pages = sorted((ROOT / "web" / "src" / "words" / language).glob("*.ftl"))
    for path in [*parts, *(path for path in pages if path.stem.split("-")[0] not in others)]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(language: str, key: str, voice: str = "indy", /, **args: object) -> str:
    """The sentence that the page says for a key, so that tests name what is meant and not how it is worded."""
    message = _voice(language, voice).get_message(key)
    assert message.value is not None, key
    text, problems = _voice(language, voice).format_pattern(message.value, args)
    assert not problems, (key, problems)
    return re.sub(r"(?<![^\s(])-(?=\d)", "−", str(text))  # as the page writes numbers


# What can be pressed: answers where they lie on the screen, found and hit as a finger would.
LOOK = """(words) => {
  const spot = (element) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const text = element.getAttribute("aria-label") || element.innerText;
    // What lies in something that scrolls is elsewhere when the next thing has been looked at.
    const key = element.closest(".scroller") ? `.scroller button[aria-pressed][data-key='${element.dataset.key}']`
      : element.closest(".panel") && element.matches("[data-answer]") ? `.panel [data-answer='${element.dataset.answer}']` : "";
    const free = hit !== null && element.contains(hit);
    // What a finger would hit instead, as far as the thing that one has to find.
    const over = free ? "" : (hit?.cloneNode(false).outerHTML ?? "nothing");
    return { x, y, text, key, card: element.dataset.card || "", free, over };
  };
  // A board may be looked at so closely that some of its spaces are beyond the edge.
  const onScreen = (element) => {
    const board = element.closest(".window")?.getBoundingClientRect();
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return !board || (x > board.left && x < board.right && y > board.top && y < board.bottom);
  };
  const moving = document.documentElement.dataset.idle === undefined;
  const bar = [...document.querySelectorAll("section")].find((one) => one.ariaLabel === words.ask);
  const nothing = { moving, asked: false, over: false, comeback: false, ready: [], things: [], verbs: [], reactions: [], text: "" };
  // While an answer is on its way a person waits for what comes of it: a card that was an answer may by then be one to look at.
  if (!bar || moving || bar.dataset.sending !== undefined) return nothing;
  const buttons = [...bar.querySelectorAll("button")].filter((one) => !one.disabled);
  const things = [...document.querySelectorAll(
    "main button[aria-pressed=false]:not([aria-disabled=true]), main .panel button[data-answer], main .space.lit")];
  const reaction = (one) => one.innerText.trim() === words.reaction;
  return {
    ...nothing,
    asked: bar.querySelector("h2") !== null,
    comeback: bar.querySelector("h2")?.innerText.trim() === words.comeback,
    over: buttons.some((one) => one.innerText.trim() === words.end),
    ready: buttons.filter((one) => one.matches(".primary")).map(spot),
    things: things.filter((one) => !one.closest("[inert]") && one.checkVisibility() && onScreen(one)).map(spot),
    verbs: buttons.filter((one) => !one.matches(".primary, .quiet") && !reaction(one)).map(spot),
    reactions: buttons.filter(reaction).map(spot),
    text: bar.innerText,
  };
}"""


def looked_for(language: str, game: str) -> dict[str, str]:
    """The words by which ``LOOK`` knows what is what."""
    indy = game == "indy"
    return {
        "ask": say(language, "ask-label", game),
        "end": say(language, "ask-see-end", game),
        "reaction": say(language, "reaction-eagle", game) if indy else "",
        "comeback": say(language, "question-return", game) if indy else "",
    }


#: What sticks out to the right.
_WIDE = """() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => `${one.tagName}.${one.className}: ${Math.round(one.getBoundingClientRect().right)}`)
    .slice(0, 5);
}"""


def sticking_out(page: Page) -> list[str]:
    """What makes the page scroll sideways."""
    found: list[str] = page.evaluate(_WIDE)
    return found


#: Sizes that follow from other sizes are there with the frame that is painted, not as soon as something has changed.
_OVERFLOW = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
  const page = document.documentElement;
  done([page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]);
})))"""


def overflow(page: Page) -> tuple[int, int]:
    """How far the page that was painted can be scrolled sideways and down."""
    wide, high = page.evaluate(_OVERFLOW)
    return wide, high


class Person:
    """Somebody in front of a page, who reads in their language."""

    def __init__(self, page: Page, language: str = "it", game: str = "indy") -> None:
        self.page = page
        self.language = language
        self.game = game
        viewport = page.viewport_size
        assert viewport is not None
        self.phone = viewport["width"] < 600

    def say(self, key: str, **args: object) -> str:
        return say(self.language, key, self.game, **args)

    def button(self, key: str, **args: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str, **args: object) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def field(self, key: str, **args: object) -> Locator:
        return self.page.get_by_label(self.say(key, **args), exact=True)

    def radio(self, key: str, **args: object) -> Locator:
        return self.page.get_by_role("radio", name=self.say(key, **args), exact=True)

    def choose(self, radio: Locator) -> None:
        """Press what stands for the radio button: its label."""
        radio.locator("xpath=ancestor::label").click()
        expect(radio).to_be_checked()

    def heading(self, key: str, **args: object) -> Locator:
        return self.page.get_by_role("heading", name=self.say(key, **args), exact=True)

    def dialog(self, key: str, **args: object) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(key, **args), exact=True)

    @property
    def bar(self) -> Locator:
        """Where the question stands."""
        return self.page.get_by_role("region", name=self.say("ask-label"), exact=True)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=self.say(f"{self.game}-hand"), exact=True)

    @property
    def open_cards(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("indy-open"), exact=True)

    def until(self, happened: Callable[[], bool], what: str) -> None:
        """Wait for something; meanwhile the page goes on, and the test hears of it."""
        end = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < end, f"waited {PATIENCE:.0f} s for {what}"
            self.wait()

    def wait(self) -> None:
        """A moment in which the page goes on."""
        self.page.wait_for_timeout(POLL)

    def still(self) -> Person:
        """Wait until nothing moves."""
        self.page.wait_for_function(
            "() => document.documentElement.dataset.idle !== undefined", timeout=PATIENCE * 1000
        )
        return self

    def asked(self, question: str) -> None:
        """Wait until the question is asked."""
        expect(self.bar.get_by_role("heading")).to_have_text(self.say(f"question-{question}"))
        self.still()

    def cards(self, place: Locator) -> list[str]:
        """The cards that lie there."""
        names: list[str] = place.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
        return names

    def tap(self, spot: dict[str, Any]) -> None:
        if spot["key"]:
            thing = self.page.locator(spot["key"])
            thing.tap() if self.phone else thing.click()
            return
        if self.phone:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK, looked_for(self.language, self.game))
        return found

    def settings(self) -> Locator:
        """Open the settings."""
        self.button("set-title").click()
        opened = self.dialog("set-title")
        expect(opened).to_be_visible()
        return opened

    def close(self) -> None:
        """Close the dialog that is open."""
        self.page.get_by_role("dialog").get_by_role("button", name=self.say("dialog-close"), exact=True).first.click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    # The same person's other way to the server: the calls that the page makes, with its cookies

    def call(self, method: str, path: str, body: object = None) -> Any:
        origin = re.match(r"https?://[^/]+", self.page.url)
        assert origin is not None
        data = None if method == "GET" else (body or {})
        response = self.page.request.fetch(origin[0] + path, method=method, data=data, timeout=PATIENCE * 1000)
        assert response.ok, (response.status, response.text())
        return response.json() if "json" in response.headers.get("content-type", "") else response.body()

    def state(self, table: str, seat: int | None) -> dict[str, Any]:
        """Where the game stands for this person, as the server says now."""
        hello = {"t": "hello", "table": table, "seat": seat}
        found: dict[str, Any] = self.call("POST", f"/api/tables/{table}/hello", hello)
        return found

    def answer(self, table: str, seat: int, action: str) -> None:
        """Answer by a call, beside the page."""
        state = self.state(table, seat)
        asked = state["question"] or state["reaction"]
        act = {
            "t": "act",
            "id": f"call-{next(_numbers)}",
            "decision": asked["decision"],
            "action": action,
            "on": state["v"],
        }
        said = self.call("POST", f"/api/tables/{table}/send?seat={seat}", act)
        assert said["t"] == "ack", said

    def shows(self, table: str, seat: int) -> None:
        """The page shows the table as the server has it: hand, open cards, what is asked, how long the log is."""

        def right() -> bool:
            state = self.state(table, seat)
            view = state["view"]
            asked = self.bar.get_by_role("heading").all_inner_texts()
            question = state["question"]
            return (
                sorted(self.cards(self.hand)) == sorted(view["hand"])
                and sorted(self.cards(self.open_cards)) == sorted(view["table"])
                and asked == ([self.say(f"question-{question['name']}")] if question else [])
            )

        self.until(right, f"the page of seat {seat} to show what the server has")


class Player(Protocol):
    """Somebody who plays by pressing what they see, in whichever browser."""

    def look(self) -> dict[str, Any]: ...

    def tap(self, spot: dict[str, Any]) -> None: ...

    def wait(self) -> None: ...


def play(
    people: Sequence[Player],
    lots: random.Random,
    enough: Callable[[], bool] = lambda: False,
    reacts: float = 0.2,
    goes_on: float = 0.0,
) -> int:
    """Everybody answers what they are asked by pressing what is lit, until the game is over for all; returns the taps.

    ``goes_on``: how often one more thing is pressed, where an answer is ready that could still grow.
    """
    taps = 0
    last = time.monotonic()
    #: Since when all that anybody wanted to press was covered.
    covered = 0.0
    playing = list(people)
    while playing and not enough():
        before = taps
        hidden = False
        for person in list(playing):
            seen = person.look()
            if seen["over"]:
                playing.remove(person)
                continue
            spots = seen["ready"]
            if spots and goes_on and seen["things"] and lots.random() < goes_on:
                spots = seen["things"]
            if seen["asked"] and not spots:
                # Passing more often than not keeps a game short; but when nobody has feathers left only a comeback ends it.
                passes = seen["verbs"] and lots.random() < 0.5 and not (seen["comeback"] and seen["things"])
                spots = seen["verbs"] if passes else seen["things"] + seen["verbs"]
            if not seen["asked"] and seen["reactions"] and lots.random() < reacts:
                spots = seen["reactions"]
            if spots:
                spot = lots.choice(spots)
                if not spot["free"]:
                    hidden = True
                    covered = covered or time.monotonic()
                    assert time.monotonic() < covered + MOTION, f"{spot['text']} is covered by {spot['over']}"
                    continue  # something moves past it
                covered = 0.0
                person.tap(spot)
                taps += 1
                last = time.monotonic()
                assert taps < MOST_TAPS, "this game has no end"
        if not hidden:
            covered = 0.0
        assert time.monotonic() < last + PATIENCE, [person.look() for person in people]
        if taps == before and playing:
            playing[0].wait()
    return taps


# Tables


def new_table(host: Person, people: Sequence[Person] = (), **wish: Any) -> dict[str, Any]:
    """A table made by the host's browser, at which the others sit down; none of them sees it yet. Begun unless open."""
    start = wish.pop("start", True)
    wish = {"game": host.game, "players": len(people) + 1, "beat": 0, "language": host.language, **wish}
    created: dict[str, Any] = host.call("POST", "/api/tables", {**wish, "host": {"name": NAMES[0]}})
    path = f"/api/tables/{created['table']['id']}"
    for name, person in zip(NAMES[1:], people, strict=False):
        person.call("POST", f"{path}/enter", {"token": created["invite"].partition("#")[2]})
        person.call("POST", f"{path}/sit", {"person": {"name": name}})
    if start:
        host.call("POST", f"{path}/start")
    return created


def finished_table(host: Person, **wish: Any) -> str:
    """A table at which bots have played to the end, one of them in the host's place."""
    created = new_table(host, players=3, fill="random", **wish)
    path = f"/api/tables/{created['table']['id']}"
    host.call("POST", f"{path}/seats/0", {"do": "standin", "bot": "random"})
    host.until(lambda: host.call("GET", path)["table"]["stage"] == "finished", "the bots to finish")
    return str(created["table"]["id"])


def lay(site: Running, state: State, kinds: str, entries: Sequence[Told] = (), **settings: Any) -> str:
    """A table at which the game stands as given: ``"ppb"`` is two people and a bot. ``path_of`` leads to its seats."""
    assert state.strict, "tables online are strict"
    table = f"laid{next(_numbers)}"
    state.events = None
    text = encode(state.dump())
    settings = {"beat": 0, "language": "it", "options": state.options, **settings}
    row = row_of(state.players, table, text, "playing", state.game, **settings)
    row["spectator_hash"] = hash_of(seat_token(table, SPECTATOR))
    seats = seat_rows(kinds, table)
    for seat, name in zip(seats, NAMES, strict=False):
        seat["name"] = name
    engine = sa.create_engine(sqlite_url(site.data / "tables.db"), connect_args={"timeout": PATIENCE})
    with engine.begin() as connection:
        insert_table(connection, row, seats)
        for number, (seat_of, events) in enumerate(entries or [(-1, "[]")], 1):
            entry = Entry(table, number, number, seat_of, "[]", events, None, time.time())
            connection.execute(JOURNAL.insert().values(entry._asdict()))
        count = max(1, len(entries))
        keep_snapshot(connection, Snapshot(table, count, count, text))
    engine.dispose()
    return table


#: Who did something, and what happened, as the journal keeps it.
Told = tuple[int, str]


class Story(NamedTuple):
    """A game up to some moment: what a table shows in the middle of it, log and all."""

    state: State
    told: list[Told]
    #: Who is asked in turn.
    seat: int


class NeverHappenedError(AssertionError):
    """The game was over before it came to that."""


def story(
    players: int,
    seed: int,
    enough: Callable[[State, Decision], bool],
    name: str = "indy",
    options: dict[str, str] | None = None,
    decks: Sequence[SeatDeck] = (),
) -> Story:
    """A game that bots have played until somebody is asked what ``enough`` waits for."""
    game = tavolata.game(name)
    chance = Fair(random.Random(seed).randbytes(32))
    state = game.new(players, 0, options, "strict", chance, events=True, decks=list(decks))
    choose, luck = policy_of(usual_player(game), game), Fast(seed)
    told: list[Told] = []
    who = -1
    while True:
        if state.over:
            raise NeverHappenedError
        told.append((who, encode([event.dump() for event in state.events or []])))
        state.events = []
        decision = next((one for one in state.decisions if one.public), state.decisions[0])
        if decision.public and enough(state, decision):
            return Story(state, told, decision.seat)
        who = decision.seat
        state.play(who, choose(state, decision, luck))


SPECTATOR = 99


def path_of(table: str, seat: int = 0) -> str:
    """The link of a seat at a table laid by ``lay``."""
    return f"/t/{table}#{seat_token(table, seat)}"
