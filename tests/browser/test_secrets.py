"""Whoever watches, and whoever plays: no frame and no answer that reaches a page names a card hidden from its viewer."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from playwright.sync_api import Page, Route, WebSocket, expect

import tavolata
from battery.cases import strings_in
from browser.conftest import Visit
from browser.people import DESKTOP, PHONE, Person, new_table, play
from server.running import Running
from tavolata.engine import State
from tavolata.games.indy.cards import CARD_NAMES
from tavolata.games.talismani.cards import composition, names
from tavolata.server.store import JOURNAL, TABLES, sqlite_url


class Secrets(NamedTuple):
    """What is secret in a game, and when one has seen enough of it."""

    #: Every card that can be told from the others: not the eagles, which all look alike.
    cards: frozenset[str]
    #: What happens before everybody's eyes, even if the cards are gathered in again at once.
    in_the_open: frozenset[str]
    #: The parts of a view that only their owner sees.
    own: tuple[str, ...]
    #: What counts the rounds, and so many are looked at.
    counts: str
    rounds: int


SECRETS = {
    "indy": Secrets(
        frozenset(CARD_NAMES) - {"EAG"},
        frozenset(["opened", "swapped", "eagle-played", "evoked", "returned"]),
        ("hand", "discarded"),
        "manche",
        3,
    ),
    # What was laid face down is told only by the reveal.
    "talismani": Secrets(
        frozenset(names(composition(3).deck())),
        frozenset(["played", "played-jolly", "played-special", "won", "won-alone", "discarded"]),
        ("hand", "laid"),
        "turn",
        5,
    ),
}


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
    game = tavolata.game(json.loads(start)["game"])
    state = game.load(json.loads(start))
    for v, body in entries:
        for seat, text in json.loads(body):
            state.play(seat, game.parse(text))
        yield v, state.clone()


def known_to(state: State, seat: int | None, secrets: Secrets) -> set[str]:
    """The cards that a seat may know: those that lie open or that all know of, and its own."""
    public = strings_in(state.view(None))
    if seat is None:
        return public
    view = state.view(seat)
    own = strings_in([view[part] for part in secrets.own])
    assert strings_in(view) & secrets.cards <= public | own
    return public | own


@pytest.mark.parametrize("game", list(SECRETS))
def test_no_page_is_told_a_hidden_card(site: Running, visit: Visit, game: str) -> None:
    secrets = SECRETS[game]
    cards = secrets.cards
    heard = [Heard(), Heard(), Heard()]
    ada = Person(visit(site.url, size=DESKTOP, prepare=heard[0]), game=game)
    bruno = Person(visit(site.url, size=PHONE, language="en", prepare=heard[1]), "en", game)
    created = new_table(ada, [bruno], players=3, fill="random", start=False)
    table = created["table"]["id"]
    dino = Person(visit(site.url + created["spectator"], size=PHONE, prepare=heard[2]), game=game)
    for person in (ada, bruno):
        person.page.goto(f"{site.url}/t/{table}")
    watch, waits = dino.button("join-watch"), dino.page.get_by_text(dino.say("room-wait-host"))
    expect(watch.or_(waits)).to_be_visible()
    if watch.is_visible():
        watch.click()
    expect(waits).to_be_visible()
    ada.button("room-start").click()
    expect(dino.page.get_by_text(dino.say("table-spectator"), exact=True)).to_be_visible()
    # Some rounds: all phases several times, cards that come to light and are gone again.
    play([ada, bruno], random.Random(5), lambda: round_of(heard[2], secrets.counts) > secrets.rounds, goes_on=0.3)

    states: dict[int, list[State]] = {}
    for v, state in truth_of(site, table):
        states.setdefault(v, []).append(state)
    hidden_at_some_time: set[str] = set()
    for seat, one in zip((0, 1, None), heard, strict=True):
        seen = judged = 0
        for frame in one.frames:
            if frame["t"] not in ("state", "update"):
                assert not strings_in(frame) & cards, frame
                continue
            if frame["v"] == 0:
                assert frame["view"] is None
                continue
            seen += 1
            known = set().union(*(known_to(state, seat, secrets) for state in states[frame["v"]]))
            hidden_at_some_time |= cards - known
            named = strings_in(without_log(frame)) & cards
            # A question names cards inside its answers.
            named |= {word for text in strings_in(frame.get("question")) for word in text.split()} & cards
            assert named <= known, (seat, frame)
            if seat is None:
                assert frame["question"] is None and frame["reaction"] is None and "hand" not in frame["view"]
            for entry in frame["log"]:
                around = states.get(entry["v"] - 1, []) + states[entry["v"]]
                known = set().union(*(known_to(state, seat, secrets) for state in around))
                for event in entry["events"]:
                    judged += 1
                    if event["kind"] not in secrets.in_the_open:
                        assert strings_in(event) & cards <= known, (seat, event)
        assert seen > 20 and judged > 40
        # Beside the game nobody is told of any card at all.
        assert len(one.answers) >= 2
        for address, text in one.answers:
            assert not [name for name in cards if f'"{name}"' in text], address
    assert hidden_at_some_time == cards


def round_of(heard: Heard, counts: str) -> int:
    return max((frame["view"][counts] for frame in heard.frames if frame.get("view")), default=0)


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
    # But a spectator may speak.
    dino.field("chat-write").fill("Bella partita!")
    dino.button("chat-send").click()
    expect(dino.page.get_by_role("log", name=dino.say("chat-title"), exact=True)).to_contain_text("Bella partita!")
