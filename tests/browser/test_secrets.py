"""Whoever watches, and whoever plays: no frame and no answer that reaches a page names a card hidden from its viewer."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from playwright.sync_api import Page, Route, WebSocket, expect

import tavolata
from battery.cases import strings_in
from browser.conftest import Visit
from browser.people import DESKTOP, PHONE, Person, new_table, play
from server.running import Running
from tavolata.engine import State
from tavolata.games.indy.cards import CARD_NAMES
from tavolata.server.store import JOURNAL, TABLES, sqlite_url

INDY = tavolata.game("indy")
#: Every card but the eagles, which all look alike.
CARDS = frozenset(CARD_NAMES) - {"EAG"}
#: What happens before everybody's eyes, even if the cards are gathered in again at once.
IN_THE_OPEN = frozenset(["opened", "swapped", "eagle-played", "evoked", "returned"])


#: So many are looked at.
MANCHES = 4


class Heard:
    """Everything that reached a page."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self.answers: list[tuple[str, str]] = []

    def __call__(self, page: Page) -> None:
        page.on("websocket", self._socket)
        page.route("**/api/**", self._call)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))

    def _call(self, route: Route) -> None:
        response = route.fetch()
        self.answers.append((route.request.url, response.text()))
        route.fulfill(response=response)


def truth_of(site: Running, table: str) -> Iterator[tuple[int, State]]:
    """The real state of the table after every entry of its journal, with the version that people saw."""
    engine = sa.create_engine(sqlite_url(site.data / "tables.db"))
    with engine.connect() as connection:
        start = connection.execute(sa.select(TABLES.c.start).where(TABLES.c.id == table)).scalar_one()
        query = sa.select(JOURNAL.c.v, JOURNAL.c.body).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.n)
        entries = connection.execute(query).all()
    engine.dispose()
    state = INDY.load(json.loads(start))
    for v, body in entries:
        for seat, text in json.loads(body):
            state.play(seat, INDY.parse(text))
        yield v, state.clone()


def known_to(state: State, seat: int | None) -> set[str]:
    """The cards that a seat may know: those that lie open or that all know of, and its own."""
    public = strings_in(state.view(None))
    if seat is None:
        return public
    view = state.view(seat)
    own = strings_in([view["hand"], view["discarded"]])
    assert strings_in(view) & CARDS <= public | own
    return public | own


def test_no_page_is_told_a_hidden_card(site: Running, visit: Visit) -> None:
    heard = [Heard(), Heard(), Heard()]
    ada = Person(visit(site.url, size=DESKTOP, prepare=heard[0]))
    bruno = Person(visit(site.url, size=PHONE, language="en", prepare=heard[1]), "en")
    created = new_table(ada, [bruno], players=3, fill="random", start=False)
    table = created["table"]["id"]
    dino = Person(visit(site.url + created["spectator"], size=PHONE, prepare=heard[2]))
    for person in (ada, bruno):
        person.page.goto(f"{site.url}/t/{table}")
    dino.button("join-watch").click() if dino.button("join-watch").is_visible() else None
    expect(dino.page.get_by_text(dino.say("room-wait-host"))).to_be_visible()
    ada.button("room-start").click()
    expect(dino.page.get_by_text(dino.say("table-spectator"), exact=True)).to_be_visible()
    # Some manches: all phases several times, cards that come to light and are shuffled away again.
    play([ada, bruno], random.Random(5), lambda: manche_of(heard[2]) > MANCHES)

    states: dict[int, list[State]] = {}
    for v, state in truth_of(site, table):
        states.setdefault(v, []).append(state)
    hidden_at_some_time: set[str] = set()
    for seat, one in zip((0, 1, None), heard, strict=True):
        seen = judged = 0
        for frame in one.frames:
            if frame["t"] not in ("state", "update"):
                assert not strings_in(frame) & CARDS, frame
                continue
            if frame["v"] == 0:
                assert frame["view"] is None
                continue
            seen += 1
            known = set().union(*(known_to(state, seat) for state in states[frame["v"]]))
            hidden_at_some_time |= CARDS - known
            named = strings_in(without_log(frame)) & CARDS
            # A question names cards inside its answers.
            named |= {word for text in strings_in(frame.get("question")) for word in text.split()} & CARDS
            assert named <= known, (seat, frame)
            if seat is None:
                assert frame["question"] is None and frame["reaction"] is None and "hand" not in frame["view"]
            for entry in frame["log"]:
                around = states.get(entry["v"] - 1, []) + states[entry["v"]]
                known = set().union(*(known_to(state, seat) for state in around))
                for event in entry["events"]:
                    judged += 1
                    if event["kind"] not in IN_THE_OPEN:
                        assert strings_in(event) & CARDS <= known, (seat, event)
        assert seen > 20 and judged > 40
        # Beside the game nobody is told of any card at all.
        assert len(one.answers) >= 2
        for address, text in one.answers:
            assert not [name for name in CARDS if f'"{name}"' in text], address
    assert hidden_at_some_time == CARDS


def manche_of(heard: Heard) -> int:
    return max((frame["view"]["manche"] for frame in heard.frames if frame.get("view")), default=0)


def without_log(frame: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in frame.items() if key not in ("log", "chat")}


def test_a_spectator_has_no_hand_and_nothing_to_press(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url))
    created = new_table(ada, [], players=2, fill="random")
    dino = Person(visit(site.url + created["spectator"]))
    expect(dino.page.get_by_text(dino.say("table-spectator"), exact=True)).to_be_visible()
    expect(dino.hand).to_have_count(0)
    seen = dino.still().look()
    assert not seen["asked"] and not seen["things"] and not seen["ready"] and not seen["verbs"]
    # Nor may a spectator speak.
    expect(dino.field("chat-write")).to_have_count(0)
