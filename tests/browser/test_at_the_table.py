"""Life at a table: whose turn it is, words and colours, several people on one phone, taking back, chat, the host's rights."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from battery.cases import strings_in
from browser.conftest import Visit
from browser.people import DESKTOP, PHONE, Person, lay, new_table, path_of
from browser.places import light
from server.running import Running
from tavolata.games.indy.cards import CARD_NAMES
from tavolata.games.indy.position import position

CARDS = frozenset(CARD_NAMES) - {"EAG"}


def seated(site: Running, visit: Visit, players: int = 2, **wish: Any) -> tuple[str, Person, Person]:
    """A host with a desktop and a guest with a phone, both at their table."""
    ada = Person(visit(site.url, size=DESKTOP))
    bruno = Person(visit(site.url, size=PHONE, language="en"), "en")
    table = str(new_table(ada, [bruno], players=players, fill="random", **wish)["table"]["id"])
    for person in (ada, bruno):
        person.page.goto(f"{site.url}/t/{table}")
    return table, ada, bruno


def icon(person: Person) -> str:
    return str(person.page.evaluate("document.querySelector('link[rel=icon]').getAttribute('href')"))


def test_title_and_icon_tell_whose_turn_it_is(site: Running, visit: Visit) -> None:
    table = lay(site, light(), "ppp")
    ada = Person(visit(site.url + path_of(table)))
    bruno = Person(visit(site.url + path_of(table, 1), language="en"), "en")
    bruno.asked("light")
    mine = bruno.page.title()
    assert mine == bruno.say("tab-my-turn", title=f"{bruno.say('game-name')} · Tavolata")
    assert icon(bruno) == "/icon-turn.svg"
    assert icon(ada) == "/icon.svg"
    expect(ada.bar).to_contain_text(ada.say("ask-waiting", names="Bruno", count=1))
    bruno.answer(table, 1, "pass")
    expect(bruno.page).to_have_title(f"{bruno.say('game-name')} · Tavolata")
    bruno.until(lambda: icon(bruno) == "/icon.svg", "the icon to change")
    assert ada.page.request.get(f"{site.url}/icon-turn.svg").ok


def test_language_and_theme_change_at_once_and_stay(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url + path_of(lay(site, light(), "ppp"), 1)))
    ada.asked("light")
    ink = "getComputedStyle(document.body).color"
    before = ada.page.evaluate(ink)
    ada.settings()
    ada.choose(ada.radio("set-language-en"))
    ada.language = "en"
    expect(ada.dialog("set-title")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    ada.choose(ada.radio("set-theme-dark"))
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    ada.until(lambda: ada.page.evaluate(ink) != before, "another colour")
    ada.close()
    ada.asked("light")
    # Every word changed: what is read aloud, too.
    assert ada.say("thing-can-choose") in (ada.hand.get_by_role("button").first.get_attribute("aria-label") or "")
    ada.page.reload()
    ada.asked("light")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_two_on_one_phone_with_a_curtain_between_them(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url, size=PHONE))
    table = new_table(ada, players=2, start=False)["table"]["id"]
    ada.page.goto(f"{site.url}/t/{table}")
    ada.button("room-hotseat").click()
    dialog = ada.dialog("room-hotseat")
    dialog.get_by_label(ada.say("new-name"), exact=True).fill("Bice")
    dialog.get_by_role("button", name=ada.say("join-sit"), exact=True).click()
    expect(ada.page.get_by_text(ada.say("room-this-device"), exact=True)).to_be_visible()
    ada.button("room-start").click()

    uncovered = []
    for _ in range(6):
        # Behind the curtain there is nothing: not even for somebody who looks into the page.
        curtain = ada.page.get_by_role("heading", level=1)
        expect(curtain.filter(has_text=ada.say("curtain-next", name="").strip())).to_be_visible()
        assert ada.page.locator("[data-card]").count() == 0
        expect(ada.hand).to_have_count(0)
        name = "Ada" if "Ada" in curtain.inner_text() else "Bice"
        uncovered.append(name)
        ada.button("curtain-open", name=name).click()
        expect(ada.bar.get_by_role("heading")).to_be_visible()
        own = ada.state(table, ("Ada", "Bice").index(name))
        if own["view"]["phase"] != "shamans":
            expect(ada.hand.get_by_role("button")).to_have_count(4)
            assert sorted(ada.cards(ada.hand)) == sorted(own["view"]["hand"])
        # Whoever looks elsewhere may cover it again.
        if len(uncovered) == 3:
            ada.button("curtain-close").click()
            expect(ada.page.get_by_role("button", name=ada.say("curtain-open", name=name))).to_be_visible()
            assert ada.page.locator("[data-card]").count() == 0
            ada.button("curtain-open", name=name).click()
            expect(ada.bar.get_by_role("heading")).to_be_visible()
        options = own["question"]["options"]
        ada.answer(table, ("Ada", "Bice").index(name), options[0])
    assert set(uncovered) == {"Ada", "Bice"}


def test_taking_back_with_the_consent_of_the_other(site: Running, visit: Visit) -> None:
    hands = ["RC1 RC2 GH1 BO1", "GC1 GC2 GC3 BH1"]
    table = lay(site, position("light", turn="A", hands=hands, table="RC3 GO1 BH5", reactions="strict"), "pp")
    ada = Person(visit(site.url + path_of(table)))
    bruno = Person(visit(site.url + path_of(table, 1), size=PHONE, language="en"), "en")
    bruno.still()
    ada.asked("light")
    ada.answer(table, 0, "pass")
    bruno.asked("light")
    # Nobody has acted since and nothing came to light: at once.
    ada.button("back-take").click()
    ada.asked("light")
    ada.answer(table, 0, "pass")
    bruno.asked("light")
    bruno.answer(table, 1, "swap BH1 BH5")
    ada.asked("exchange")

    # Now a card has come to light: only if the other agrees.
    for yes in (False, True):
        bruno.button("back-take").click()
        asked = ada.page.get_by_role("alert").filter(has_text=ada.say("back-asked", name="Bruno"))
        expect(asked).to_be_visible()
        waiting = bruno.page.get_by_text(bruno.say("back-waiting", names="Ada"))
        expect(waiting).to_be_visible()
        asked.get_by_role("button", name=ada.say("back-yes" if yes else "back-no"), exact=True).click()
        expect(asked).to_have_count(0)
        expect(waiting).to_have_count(0)
        assert sorted(bruno.state(table, 1)["view"]["hand"]) == sorted(["GC1", "GC2", "GC3", "BH1" if yes else "BH5"])
    bruno.asked("light")
    expect(ada.page.get_by_text(ada.say("log-undone")).first).to_be_attached()
    ada.shows(table, 0)
    bruno.shows(table, 1)


def test_chat_and_phrases_each_in_their_language(site: Running, visit: Visit) -> None:
    _, ada, bruno = seated(site, visit)
    expect(ada.bar).to_be_visible()
    expect(bruno.bar).to_be_visible()
    ada.field("chat-write").fill("Ciao <b>Bruno</b> & tutti")
    ada.button("chat-send").click()
    ada.button("phrase-hello").click()
    # A phone shows how many lines are new, then reads them.
    bruno.button("chat-unread", count=2).click()
    talk = bruno.page.get_by_role("log", name=bruno.say("chat-title"), exact=True)
    expect(talk).to_contain_text("Ciao <b>Bruno</b> & tutti")
    expect(talk).to_contain_text(bruno.say("phrase-hello"))
    bruno.dialog("chat-title").get_by_role("button", name=bruno.say("phrase-thanks"), exact=True).click()
    bruno.close()
    expect(bruno.button("chat-title")).to_be_visible()
    expect(ada.page.get_by_role("log", name=ada.say("chat-title"), exact=True)).to_contain_text(
        ada.say("phrase-thanks")
    )


def test_the_host_removes_somebody_and_renews_the_links(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url))
    bruno = Person(visit(site.url, size=PHONE, language="en"), "en")
    created = new_table(ada, [bruno], players=3, start=False)
    table = created["table"]["id"]
    for person in (ada, bruno):
        person.page.goto(f"{site.url}/t/{table}")
    ada.button("room-remove-name", name="Bruno").click()
    ada.button("room-remove").click()
    expect(bruno.heading("join-seat-lost")).to_be_visible()
    expect(ada.page.get_by_text(ada.say("room-taken", taken=1, players=3))).to_be_visible()

    ada.page.get_by_text(ada.say("room-more-links"), exact=True).click()
    ada.button("room-renew").click()
    ada.button("room-renew-yes").click()
    expect(ada.page.get_by_text(ada.say("room-renewed"))).to_be_visible()
    late = Person(visit(site.url + created["invite"], size=PHONE))
    expect(late.heading("join-link")).to_be_visible()
    expect(late.page.get_by_text(late.say("join-link-about"))).to_be_visible()
    assert "#" not in late.page.url
    expect(ada.field("room-invite-link")).not_to_have_value(site.url + created["invite"])
    # Only what stands after the # is another: the page takes it all the same, and out of the address.
    late.page.goto(ada.field("room-invite-link").input_value())
    expect(late.heading("join-title")).to_be_visible()
    assert "#" not in late.page.url


def test_a_bot_keeps_a_seat_and_gives_it_back(site: Running, visit: Visit) -> None:
    table, ada, bruno = seated(site, visit)
    opened = ada.settings()
    row = opened.get_by_role("listitem").filter(has_text="Bruno")
    row.get_by_role("button", name=ada.say("host-standin"), exact=True).click()
    notice = bruno.page.get_by_role("status").filter(has_text=bruno.say("notice-standin"))
    expect(notice).to_be_visible()
    expect(row.get_by_role("button", name=ada.say("host-back"), exact=True)).to_be_visible()
    bruno.button("notice-standin-back").click()
    expect(notice).to_have_count(0)
    expect(row.get_by_role("button", name=ada.say("host-standin"), exact=True)).to_be_visible()
    assert not ada.call("GET", f"/api/tables/{table}")["table"]["seats"][1]["standin"]

    # A new link for the seat: the old place is told so.
    renew = row.get_by_role("button", name=ada.say("host-renew"), exact=True)
    renew.click()
    row.get_by_role("button", name=ada.say("host-sure-renew"), exact=True).click()
    expect(bruno.heading("join-seat-lost")).to_be_visible()
    ada.button("host-links").click()
    link = row.get_by_role("textbox", name=ada.say("host-seat-link", name="Bruno")).input_value()
    again = Person(visit(link, size=PHONE, language="en"), "en")
    expect(again.bar).to_be_visible()


def test_a_lost_phone_is_sent_away_and_the_link_taken_back(site: Running, visit: Visit) -> None:
    """Bruno plays on two phones; one is lost. Ada, who hosts, does the same with the link to host."""
    table, ada, bruno = seated(site, visit)
    phone = Person(visit(site.url, size=PHONE, language="en"), "en")
    phone.page.goto(site.url + bruno.call("GET", f"/api/tables/{table}/devices")["places"][0]["link"])
    expect(phone.bar).to_be_visible()
    opened = bruno.settings()
    opened.get_by_text(bruno.say("set-devices")).click()
    rows = opened.get_by_role("list", name=bruno.say("device-list", name="Bruno")).get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(bruno.say("device-this"))
    # With the keyboard alone, and nothing happens at the first press.
    away = rows.last.get_by_role("button")
    away.focus()
    bruno.page.keyboard.press("Enter")
    expect(opened.get_by_text(bruno.say("device-warn-away"))).to_be_visible()
    expect(rows).to_have_count(2)
    bruno.page.keyboard.press("Enter")
    expect(phone.heading("join-seat-lost")).to_be_visible()
    expect(rows).to_have_count(1)
    expect(opened.get_by_text(bruno.say("device-done"))).to_be_visible()
    bruno.close()
    expect(bruno.bar).to_be_visible()

    laptop = Person(visit(site.url, size=DESKTOP))
    laptop.page.goto(site.url + ada.call("GET", f"/api/tables/{table}/links")["host"])
    expect(laptop.bar).to_be_visible()
    opened = ada.settings()
    ada.button("host-links").click()
    expect(opened.get_by_role("list", name=ada.say("device-list-host")).get_by_role("listitem")).to_have_count(2)
    ada.button("device-renew").click()
    ada.button("device-sure-renew").click()
    expect(laptop.heading("join-host-lost")).to_be_visible()
    expect(opened.get_by_text(ada.say("device-done-host"))).to_be_visible()


def test_a_report_of_a_problem_holds_nobody_elses_cards(site: Running, visit: Visit, tmp_path: Path) -> None:
    table = lay(site, light(), "ppp")
    bruno = Person(visit(site.url + path_of(table, 1)))
    bruno.asked("light")
    bruno.settings()
    bruno.field("report-what").fill("Manca una carta")
    reports = []
    for number in range(2):
        with bruno.page.expect_download() as download:
            bruno.button("report-send").click()
        path = tmp_path / f"report-{number}.json"
        download.value.save_as(path)
        reports.append(json.loads(path.read_bytes()))
    assert reports[0]["text"] == "Manca una carta"
    assert "Chrom" in reports[0]["browser"]
    view = bruno.state(table, 1)["view"]
    for report in reports:
        told = {word for text in strings_in([report["seen"], report["log"]]) for word in text.split()}
        assert told & CARDS <= strings_in(view)
    # What cannot be known is dealt anew for each report.
    assert reports[0]["state"] != reports[1]["state"]
    expect(bruno.page.get_by_text(bruno.say("report-done"))).to_be_visible()


def test_who_sits_by_a_link_that_was_passed_on_stays_there_and_nobody_else_does(site: Running, visit: Visit) -> None:
    """Bruno loads the page again, and taps the old link again: it is his seat. For the host it is nothing any more."""
    ada = Person(visit(site.url))
    bruno = Person(visit(site.url, size=PHONE, language="en"), "en")
    created = new_table(ada, [], players=2, start=False)
    table = created["table"]["id"]
    passed_on = site.url + created["seats"][1]["path"]
    bruno.page.goto(passed_on)
    bruno.field("new-name").fill("Bruno")
    bruno.button("join-sit").click()
    for tapped in (False, True, False):
        expect(bruno.page.get_by_text(bruno.say("room-taken", taken=2, players=2))).to_be_visible()
        expect(bruno.page).to_have_url(f"{site.url}/t/{table}")
        if tapped:
            bruno.page.goto(passed_on)
        else:
            bruno.page.reload()
    spy = Person(visit(passed_on, size=PHONE))
    expect(spy.heading("join-link")).to_be_visible()
    ada.page.goto(f"{site.url}/t/{table}")
    ada.call("POST", f"/api/tables/{table}/start")
    expect(bruno.bar).to_be_visible()
    bruno.page.goto(passed_on)
    expect(bruno.bar).to_be_visible()
    assert bruno.call("GET", f"/api/tables/{table}")["you"]["seats"] == [1]
