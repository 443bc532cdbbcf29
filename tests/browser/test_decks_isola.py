"""A deck of Isola is built, passed on by a link, played by somebody else, and seen by the opponent only when the game is over."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, WebSocket, expect

from browser.conftest import Visit
from browser.people import DESKTOP, NARROW, PHONE, Person
from server.running import Running
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.deck_words import deck_words

#: Nine cards, none of which a ready deck of the other school has: the shortest game there is.
MINE = [
    "RAOUL",
    "IL-RINNEGATO",
    "SICARIO-DEL-NORD",
    "ALLIEVO-IMPAZIENTE",
    "CAVALIERI-NERI",
    "GIGANTI-DEL-NORD",
    "FORTEZZA-DEL-NORD",
    "SFIDA-ALL-ALBA",
    "PUNTO-SEGRETO",
]
#: What one answers to be done as soon as possible, without showing a card.
SHORT = ("draw 1", "pass", "done")


class Heard:
    """Everything that reached a page, as text."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def __call__(self, page: Page) -> None:
        page.on("websocket", self._socket)
        page.route("**/api/tables/**", self._call)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.texts.append(str(text)))

    def _call(self, route: Route) -> None:
        response = route.fetch()
        self.texts.append(response.text())
        route.fulfill(response=response)


def build(ada: Person) -> str:
    """The deck, card by card with the keyboard; gives the link to it."""
    expect(ada.page.locator("[data-card]").first).to_be_attached()
    for card in MINE:
        ada.page.locator(f"[data-card={card}]").press("+")
    ada.field("decks-name").fill("Ombra")
    ada.field("decks-name").press("Tab")
    expect(ada.page.get_by_text(ada.say("decks-legal")).first).to_be_visible()
    ada.button("decks-share").click()
    return ada.dialog("decks-share").get_by_label(ada.say("decks-link"), exact=True).input_value()


def move(person: Person, table: str, seat: int, turn: int) -> bool:
    """Answer as shortly as possible, if something is asked; False: the game is over."""
    told = person.state(table, seat)
    if told.get("over"):
        return False
    asked = told.get("question") or told.get("reaction")
    if asked:
        action = next((one for one in SHORT if one in asked["options"]), asked["options"][0])
        act = {"t": "act", "id": f"{seat}x{turn}", "decision": asked["decision"], "action": action, "on": told["v"]}
        person.call("POST", f"/api/tables/{table}/send?seat={seat}", act)
    return True


def test_a_deck_is_built_shared_played_and_shown_at_the_end(site: Running, visit: Visit) -> None:
    ada = Person(visit(f"{site.url}/decks/isola/new", size=DESKTOP), "it", "isola")
    link = build(ada)
    path, _, code = link.partition("#")
    assert path == f"{site.url}/decks/isola/new"
    assert code.startswith("code=ISOLA-")

    # Somebody else opens it, on a phone and in another language, and lays a table with it.
    carla = Person(visit(link, size=PHONE, language="en"), "en", "isola")
    expect(carla.page.get_by_text(carla.say("decks-shared"))).to_be_visible()
    expect(carla.field("decks-name")).to_have_value("Ombra")
    carla.button("decks-play").click()
    expect(carla.field("deck-bring")).to_have_value(re.compile("^="))
    carla.field("new-name").fill("Carla")
    carla.choose(carla.radio("new-company-friends"))
    carla.field("new-fill").select_option("")
    carla.button("new-open").click()
    carla.page.wait_for_url("**/t/*")
    table = carla.page.url.rpartition("/")[2]
    links = carla.call("GET", f"/api/tables/{table}/links")

    heard = Heard()
    bruno = Person(visit(site.url + links["invite"], prepare=heard), "it", "isola")
    bruno.field("new-name").fill("Bruno")
    bruno.field("deck-bring").select_option("+LN1")
    bruno.button("join-sit").click()
    expect(carla.page.get_by_text("Bruno").first).to_be_visible()
    carla.button("room-start").click()
    bruno.until(lambda: any('"view"' in text for text in heard.texts), "the game")

    # Nothing of the list reaches the other seat but what Carla has thrown away before everybody's eyes.
    turn = 0
    while move(carla, table, 0, turn):
        told = carla.state(table, 0)
        if told.get("over"):
            break
        shown = json.dumps(told["view"]["pasts"])
        secret = [card for card in MINE if card not in shown]
        assert [(card, text[:80]) for text in heard.texts for card in secret if f'"{card}"' in text] == []
        assert not any("Ombra" in text for text in heard.texts)
        if not move(bruno, table, 1, turn):
            break
        turn += 1
        assert turn < 200

    # Then everybody reads it.
    bruno.page.goto(f"{site.url}/t/{table}")
    bruno.page.get_by_text(bruno.say("end-decks"), exact=True).click()
    for card in CARDS:
        if card.key in MINE:
            expect(bruno.page.get_by_text(deck_words("it").title(card.number)).first).to_be_visible()


def test_a_list_with_many_mistakes_leaves_the_buttons_in_sight(site: Running, visit: Visit) -> None:
    ada = Person(visit(f"{site.url}/decks/isola", size=NARROW), "it", "isola")
    ada.button("decks-import").first.tap()
    dialog = ada.dialog("decks-import")
    dialog.locator("textarea").fill("\n".join(f"1 Drago {number}" for number in range(14)))
    expect(dialog.get_by_role("status").get_by_role("listitem")).to_have_count(14)
    for name in ("page-cancel", "decks-import-take"):
        expect(dialog.get_by_role("button", name=ada.say(name), exact=True)).to_be_in_viewport(ratio=1)
    # And the last of them can be read.
    last = dialog.get_by_role("status").get_by_role("listitem").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
