"""The front door: all games on the first screen, the invitation before everything else, late guests led on, a bar that stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

import tavolata
from browser.conftest import Visit
from browser.people import DESKTOP, NARROW, PHONE, Person, lay, new_table, path_of, say
from browser.places import talisman, team
from browser.test_every_place import complaints
from server.running import Running

GAMES = ("indy", "talismani", "timeline", "talisman", "isola")


def play_link(person: Person, game: str) -> str:
    return say(person.language, "lobby-play-game", game, game=say(person.language, "game-name", game))


@pytest.mark.parametrize(("size", "screens"), [(DESKTOP, 1), (PHONE, 2)])
def test_every_game_can_be_played_from_the_first_screen(
    site: Running, visit: Visit, size: tuple[int, int], screens: int
) -> None:
    ada = Person(visit(site.url, size=size))
    assert set(GAMES) == set(tavolata.GAMES)
    # Tables that one has do not push the games away.
    for _ in range(3):
        new_table(ada, players=2, start=False)
    ada.page.reload()
    expect(ada.heading("lobby-mine")).to_be_visible()
    for game in GAMES:
        link = ada.page.get_by_role("link", name=play_link(ada, game), exact=True)
        expect(link).to_be_visible()
        box = link.bounding_box()
        assert box is not None and box["y"] + box["height"] <= screens * size[1], (game, box)
    assert complaints(ada.page) == []


def test_a_part_of_the_page_that_was_lost_on_the_way_is_fetched_again(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url, size=PHONE))
    new_table(ada, players=2, start=False)
    lost: set[str] = set()

    def lose_the_first(route: Route) -> None:
        name = route.request.url.rpartition(".")[2]
        if name in lost:
            route.continue_()
        else:
            lost.add(name)
            route.abort()

    ada.page.route("**/assets/MyTables-*", lose_the_first)
    ada.page.reload()
    expect(ada.heading("lobby-mine")).to_be_visible(timeout=20_000)
    assert lost == {"js", "css"}
    # Chromium shows nobody the rules of a sheet that never came.
    sheet = "[...document.styleSheets].find((one) => one.href?.includes('/MyTables-'))"
    ada.page.wait_for_function(f"() => {{ try {{ return {sheet}.cssRules.length > 0 }} catch {{ return false }} }}")


def test_one_tap_more_begins_with_what_was_chosen(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url, size=PHONE))
    ada.page.get_by_role("link", name=play_link(ada, "indy"), exact=True).tap()
    ada.choose(ada.page.get_by_role("group", name=ada.say("new-players")).get_by_role("radio", name="2", exact=True))
    ada.field("new-level").select_option("random")
    ada.button("new-quick").tap()
    expect(ada.bar).to_be_visible()
    table = ada.call("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")["table"]
    assert (table["players"], [seat["bot"] for seat in table["seats"]]) == (2, ["", "random"])


@pytest.mark.parametrize("size", [PHONE, NARROW])
def test_the_invitation_comes_first_on_a_phone(site: Running, visit: Visit, size: tuple[int, int]) -> None:
    ada = Person(visit(site.url, size=size))
    created = new_table(ada, players=4, fill="random", start=False)
    ada.page.goto(f"{site.url}/t/{created['table']['id']}")
    code, copy, begin = ada.page.locator("img.qr"), ada.field("room-invite-link"), ada.button("room-start")
    expect(code).to_be_visible()
    for thing in (code, copy):
        box = thing.bounding_box()
        assert box is not None and box["y"] + box["height"] <= size[1], box
        # Nothing lies over it.
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert ada.page.evaluate("([x, y]) => !document.elementFromPoint(x, y).closest('.start')", [x, y])
    primary = "element => element.classList.contains('primary')"
    assert not begin.evaluate(primary)
    assert ada.page.locator(".invitation .button.primary").count() == 1
    # Once somebody is there, to begin is what there is to do.
    bruno = Person(visit(site.url + created["invite"], size=PHONE, language="en"), "en")
    bruno.field("new-name").fill("Bruno")
    bruno.button("join-sit").click()
    ada.until(lambda: bool(begin.evaluate(primary)), "the host to be able to begin")


def test_a_late_guest_watches_asks_and_gets_the_seat_of_a_bot(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url))
    created = new_table(ada, players=3, fill="random", beat=-1)
    table = created["table"]["id"]
    ada.page.goto(f"{site.url}/t/{table}")
    expect(ada.bar).to_be_visible()
    dina = Person(visit(site.url + created["invite"], size=PHONE))
    expect(dina.heading("join-started-title")).to_be_visible()
    expect(dina.link("page-back")).to_be_visible()
    assert complaints(dina.page) == []
    dina.field("new-name").fill("Dina")
    dina.button("join-ask").tap()
    expect(dina.page.get_by_text(dina.say("join-asked", name="Dina"))).to_be_visible()
    expect(ada.page.get_by_text(ada.say("guest-asks", name="Dina"))).to_be_visible()
    assert complaints(ada.page) == []
    bot = ada.call("GET", f"/api/tables/{table}")["table"]["seats"][1]["name"]
    # Meanwhile the guest looks on, and sits down there too.
    dina.button("join-watch").tap()
    expect(dina.page.get_by_text(dina.say("table-spectator")).first).to_be_visible()
    ada.button("guest-bot", name=bot).click()
    expect(ada.page.get_by_text(ada.say("guest-asks", name="Dina"))).to_have_count(0)
    expect(dina.page.get_by_text(dina.say("table-spectator"))).to_have_count(0)
    assert dina.call("GET", f"/api/tables/{table}")["seat"] == 1


def test_the_bare_address_of_a_table_leads_on(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url))
    created = new_table(ada, players=3, start=False)
    table = created["table"]["id"]
    late = Person(visit(f"{site.url}/t/{table}", size=PHONE))
    expect(late.heading("join-bare")).to_be_visible()
    assert complaints(late.page) == []
    late.field("join-paste").fill(site.url + created["invite"])
    late.button("join-paste-go").tap()
    expect(late.heading("join-title")).to_be_visible()
    assert "#" not in late.page.url


def test_people_of_an_earlier_table_are_one_tap_away(site: Running, visit: Visit) -> None:
    ada, bruno = Person(visit(site.url)), Person(visit(site.url, language="en"), "en")
    table = new_table(ada, [bruno])["table"]["id"]
    ada.page.goto(f"{site.url}/t/{table}")
    expect(ada.bar).to_be_visible()
    ada.page.goto(site.url)
    ada.button("lobby-again-with", game=ada.say("game-name"), names="Bruno").click()
    expect(ada.page.get_by_text(ada.say("room-invite-again", names="Bruno"))).to_be_visible()
    expect(ada.field("room-invite-link")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_bar_stays_as_high_as_it_is(site: Running, visit: Visit, size: tuple[int, int]) -> None:
    for game, told in (("timeline", team("turn", 3, 6)), ("talisman", talisman("where", 4))):
        table = lay(site, told.state, "p" * told.state.players, told.told)
        heights = set()
        for seat in range(told.state.players):
            person = Person(visit(site.url + path_of(table, seat), size=size), game=game)
            expect(person.bar).to_be_visible()
            heights.add(person.still().bar.evaluate("one => one.offsetHeight"))
            person.page.keyboard.press("l")
            answers = person.dialog("list-title").get_by_role("button")
            if answers.count() > 2:
                answers.nth(1).click()
                heights.add(person.still().bar.evaluate("one => one.offsetHeight"))
        assert len(heights) == 1, (game, heights)


def test_without_other_people_the_chat_is_folded_away(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url))
    table = new_table(ada, players=2, fill="random")["table"]["id"]
    ada.page.goto(f"{site.url}/t/{table}")
    expect(ada.bar).to_be_visible()
    expect(ada.field("chat-write")).to_have_count(0)
    ada.page.keyboard.press("c")
    expect(ada.field("chat-write")).to_be_focused()
