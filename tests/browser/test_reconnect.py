"""Nothing is lost: sockets cut, pages asleep, a server killed; afterwards the page is right and the game goes on."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Visit
from browser.people import DESKTOP, PHONE, Person, lay, new_table, path_of, play
from server.running import Running
from tavolata.engine import State
from tavolata.games.indy.position import position
from tavolata.server.store import JOURNAL, sqlite_url


class Wires:
    """The sockets of a page, with somebody's hand on them."""

    def __init__(self) -> None:
        self.opened: list[WebSocketRoute] = []
        #: Whether a message of the page, and one of the server, gets through.
        self.sends: Callable[[dict[str, object]], bool] = lambda message: True
        self.hears: Callable[[dict[str, object]], bool] = lambda message: True
        self.refuses = False

    def __call__(self, page: Page) -> None:
        page.route_web_socket("**/api/socket*", self._through)

    def _through(self, line: WebSocketRoute) -> None:
        self.opened.append(line)
        if self.refuses:
            line.close()
            return
        server = line.connect_to_server()
        line.on_message(lambda text: server.send(text) if self.sends(json.loads(text)) else None)
        server.on_message(lambda text: line.send(text) if self.hears(json.loads(text)) else None)

    def cut(self) -> None:
        self.opened[-1].close()


def two_in_the_light() -> State:
    return position(
        "light",
        turn="A",
        hands=["RC1 RC2 GH1 BO1", "GC1 GC2 GC3 BH1"],
        table="RC3 GO1 BH5",
        reactions="strict",
    )


def acts_of(site: Running, table: str, seat: int) -> int:
    """How many choices of the seat the journal holds."""
    engine = sa.create_engine(sqlite_url(site.data / "tables.db"))
    with engine.connect() as connection:
        count = sa.select(sa.func.count()).select_from(JOURNAL)
        found = connection.execute(count.where(JOURNAL.c.table_id == table, JOURNAL.c.seat == seat)).scalar_one()
    engine.dispose()
    return int(found)


def have_acted(site: Running, table: str, count: int) -> bool:
    """Whether both seats together have chosen so often."""
    return acts_of(site, table, 0) + acts_of(site, table, 1) >= count


def press_pass(person: Person) -> None:
    person.bar.get_by_role("button", name=person.say("action-pass-light"), exact=True).click()


def test_a_socket_that_is_cut_comes_back_with_all_that_happened(site: Running, visit: Visit) -> None:
    table = lay(site, two_in_the_light(), "pp")
    wires = Wires()
    ada = Person(visit(site.url + path_of(table), size=PHONE, prepare=wires))
    bruno = Person(visit(site.url + path_of(table, 1)))
    ada.asked("light")
    press_pass(ada)
    bruno.asked("light")
    wires.cut()
    expect(ada.page.get_by_role("alert").filter(has_text=ada.say("conn-retrying-about"))).to_be_visible()
    bruno.answer(table, 1, "swap GC1 RC3")
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    ada.shows(table, 0)
    assert len(wires.opened) >= 2
    bruno.shows(table, 1)
    play([ada, bruno], random.Random(2), lambda: acts_of(site, table, 0) > 3)


@pytest.mark.parametrize("lost", ["on the way", "on the way back"])
def test_an_answer_that_was_not_acknowledged_is_neither_lost_nor_doubled(
    site: Running, visit: Visit, lost: str
) -> None:
    table = lay(site, two_in_the_light(), "pp")
    wires = Wires()
    ada = Person(visit(site.url + path_of(table), prepare=wires))
    ada.asked("light")
    said: list[object] = []

    def sends(message: dict[str, object]) -> bool:
        if message["t"] != "act":
            return True
        said.append(message["id"])
        if len(said) == 1 and lost == "on the way back":
            # From now on nothing is heard on this line.
            deaf = wires.opened[-1]
            wires.hears = lambda _: wires.opened[-1] is not deaf
        return len(said) > 1 or lost == "on the way back"

    wires.sends = sends
    press_pass(ada)
    ada.until(lambda: len(said) == 1, "the page to say it")
    if lost == "on the way back":
        ada.until(lambda: acts_of(site, table, 0) == 1, "the server to hear it")
    else:
        assert acts_of(site, table, 0) == 0
    wires.cut()
    expect(ada.bar).to_contain_text(ada.say("ask-waiting", names="Bruno", count=1))
    assert len(said) >= 2 and len(set(said)) == 1, "the same answer, under the same name"
    assert acts_of(site, table, 0) == 1
    ada.shows(table, 0)


def test_where_sockets_are_blocked_the_page_plays_by_plain_http(site: Running, visit: Visit) -> None:
    table = lay(site, two_in_the_light(), "pp")
    wires = Wires()
    wires.refuses = True
    ada = Person(visit(site.url + path_of(table), prepare=wires))
    bruno = Person(visit(site.url + path_of(table, 1), size=PHONE))
    ada.asked("light")
    press_pass(ada)
    bruno.asked("light")
    press_pass(bruno)
    ada.shows(table, 0)
    play([ada, bruno], random.Random(3), lambda: acts_of(site, table, 0) > 2)


def test_a_page_that_slept_wakes_up_to_the_table_as_it_is(site: Running, visit: Visit) -> None:
    table = lay(site, two_in_the_light(), "pp")
    wires = Wires()
    ada = Person(visit(site.url + path_of(table), size=PHONE, prepare=wires))
    bruno = Person(visit(site.url))
    ada.asked("light")
    press_pass(ada)
    bruno.call("POST", f"/api/tables/{table}/enter", {"token": path_of(table, 1).partition("#")[2]})
    phone = ada.page.context.new_cdp_session(ada.page)
    phone.send("Page.setWebLifecycleState", {"state": "frozen"})
    # While it sleeps its line dies without a word.
    wires.hears = lambda message: len(wires.opened) > 1
    bruno.answer(table, 1, "swap GC1 RC3")
    phone.send("Page.setWebLifecycleState", {"state": "active"})
    ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    ada.shows(table, 0)
    assert len(wires.opened) == 2
    # What happened meanwhile is marked as new.
    ada.page.locator("[data-tool=log]").click()
    expect(ada.dialog("log-title").get_by_text(ada.say("log-new")).first).to_be_attached()


def test_offline_for_a_while_and_back(site: Running, visit: Visit) -> None:
    table = lay(site, two_in_the_light(), "pp")
    ada = Person(visit(site.url + path_of(table), size=PHONE))
    bruno = Person(visit(site.url + path_of(table, 1)))
    ada.asked("light")
    ada.page.context.set_offline(True)
    ada.page.evaluate("dispatchEvent(new Event('online'))")
    ada.page.context.set_offline(False)
    press_pass(ada)
    bruno.asked("light")
    assert acts_of(site, table, 0) == 1
    ada.shows(table, 0)


def answered(person: Person, lots: random.Random) -> bool:
    """Press something; whether that was an answer, which now waits for the server."""
    if person.page.get_by_text(person.say("ask-sending")).is_visible():
        return True
    seen = person.look()
    spots = seen["ready"] or seen["verbs"] or seen["things"]
    if spots:
        person.tap(lots.choice(spots))
    return False


def test_a_server_killed_twice_in_the_middle_of_a_game_loses_nothing(tmp_path: Path, visit: Visit) -> None:
    with Running(tmp_path / "site", unlimited=True) as site:
        ada = Person(visit(site.url, size=DESKTOP))
        bruno = Person(visit(site.url, size=PHONE, language="en"), "en")
        table = new_table(ada, [bruno])["table"]["id"]
        for person in (ada, bruno):
            person.page.goto(f"{site.url}/t/{table}")
            expect(person.bar).to_be_visible()
        lots = random.Random(4)
        for killing in (1, 2):
            goal = acts_of(site, table, 0) + acts_of(site, table, 1) + 5
            play([ada, bruno], lots, partial(have_acted, site, table, goal))
            before = [
                (person.state(table, seat)["v"], acts_of(site, table, seat)) for seat, person in enumerate((ada, bruno))
            ]
            site.kill()
            for person in (ada, bruno):
                expect(person.page.get_by_role("alert")).to_contain_text(person.say("conn-retrying-about"))
            # Somebody answers while nobody hears: it is said when the server is there again.
            asked = next((person for person in (ada, bruno) if person.still().look()["asked"]), None)
            if asked is not None and killing == 2:
                asked.until(partial(answered, asked, lots), "the answer to be on its way")
            site.start()
            for seat, person in enumerate((ada, bruno)):
                expect(person.page.get_by_role("alert")).to_have_count(0)
                person.shows(table, seat)
                after = (person.state(table, seat)["v"], acts_of(site, table, seat))
                more = 1 if person is asked and killing == 2 else 0
                assert after[1] == before[seat][1] + more
                assert after[0] >= before[seat][0]
        goal = acts_of(site, table, 0) + 4
        play([ada, bruno], lots, lambda: acts_of(site, table, 0) >= goal)
        for seat, person in enumerate((ada, bruno)):
            person.shows(table, seat)
