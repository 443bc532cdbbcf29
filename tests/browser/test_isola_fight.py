"""Groups and fights of Isola dei Demoni: built on a phone and with the keyboard, foreseen, replied to, struck, and after a crash."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.isola_places import ATTACK, STAYS, all_but_one_passed, log_of, many_forces
from browser.people import DESKTOP, NARROW, PHONE, SPECTATOR, Person, lay, path_of
from server.running import Running
from server.tables import seat_token
from support import play
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola

FUTURES = ["OASI MARE-SECCO KENSHIRO KENSHIRO RAOUL OASI MARE-SECCO", "OASI MARE-SECCO REY REY SHOKI OASI MARE-SECCO"]


def combat() -> Isola:
    """Ada may attack; Bruno's Feint, played by Rey, would draw Raoul in."""
    return position(
        phase="combat",
        forces=["MERCENARI CAVALIERI-NERI RAOUL*2 KENSHIRO", "REY*2 STORMO-DELL-AIRONE"],
        places=["OASI", "MARE-SECCO DESERTO-DI-VETRO"],
        hands=["", "FINTA"],
        futures=FUTURES,
        reactions="strict",
    )


def person(site: Running, visit: Visit, table: str, seat: int, **how: object) -> Person:
    return Person(visit(site.url + path_of(table, seat), **how), str(how.get("language", "it")), "isola")


def tile(who: Person, name: str) -> Locator:
    """A card outside the group that is being built."""
    return who.page.locator(".pool:not(.theirs)").get_by_role("button", name=re.compile(f"^{name},"))


def column(who: Person) -> list[str]:
    """The names in the column being built, from the front."""
    built = who.page.get_by_role("list", name=who.say("fight-column"), exact=True)
    labels: list[str] = built.locator(".who").evaluate_all("all => all.map(one => one.ariaLabel)")
    return [label.split(",")[0] for label in labels]


def preview(who: Person) -> Locator:
    return who.page.locator(".preview").first


def test_two_people_build_foresee_reply_and_see_the_damage(site: Running, visit: Visit) -> None:
    table = lay(site, combat(), "pp")
    ada = person(site, visit, table, 0, size=PHONE)
    bruno = person(site, visit, table, 1, language="en")

    # On a phone: taps, a refusal with what would do, another order.
    tile(ada, "Cavalieri neri").tap()
    expect(preview(ada)).to_contain_text(ada.say("fight-place-falls", place="Deserto di vetro"))
    # The tiles have moved while the group grew, and a tap by force is not aimed anew.
    ada.still()
    tile(ada, "Kenshiro").tap(force=True)
    expect(ada.page.get_by_role("status").filter(has_text="ID-142")).to_be_visible()
    # Two quick taps: the second comes while the first is on its way.
    tile(ada, "Mercenari").tap()
    tile(ada, "Raoul").tap()
    ada.until(lambda: column(ada) == ["Cavalieri neri", "Mercenari", "Raoul"], "the column")
    ada.page.locator("[data-rank='MERCENARI.A1'] .who").tap()
    ada.button("fight-forward", force="Mercenari").tap()
    ada.until(lambda: column(ada) == ["Mercenari", "Cavalieri neri", "Raoul"], "the other order")
    # The page shows what is wanted, and walks there answer by answer.
    ada.still()
    assert "plan" not in bruno.state(table, 1)["view"]
    ada.bar.get_by_role("button", name=ada.say("action-done-attack"), exact=True).tap()

    # With the keyboard: Rey fights himself.
    expect(bruno.bar.get_by_role("heading")).to_be_visible()
    bruno.still()
    tile(bruno, "Rey").focus()
    bruno.page.keyboard.press("Enter")
    bruno.until(lambda: column(bruno) == ["Rey"], "Rey in the column")
    expect(preview(bruno)).to_contain_text(bruno.say("fight-loses", force="Rey", count=1))
    bruno.bar.get_by_role("button", name=bruno.say("action-done-defend"), exact=True).focus()
    bruno.page.keyboard.press("Enter")

    # Rey could activate something; then only what changes something is asked, and the preview changes with it.
    bruno.asked("abilities")
    bruno.page.keyboard.press("p")
    expect(bruno.page.get_by_text(bruno.say("fight-standing-reply"))).to_be_visible()
    expect(preview(ada)).not_to_contain_text(ada.say("fight-drawn", force="Raoul"))
    # What is shown would go by itself; on a busy machine sooner than it has been looked at by both.
    for who in (ada, bruno):
        who.page.evaluate(STAYS)
    bruno.page.locator("[data-card='FINTA']").click()

    # Damage is shown to both and told by the log.
    for who in (ada, bruno):
        expect(who.page.locator(".struck")).to_be_visible()
        who.button("fight-skip").first.click()
    view = ada.state(table, 0)["view"]
    assert [force["force"] for force in view["forces"] if force["owner"] == 0] == ["KENSHIRO", "RAOUL"]
    expect(bruno.page.locator(".side .log, .log-side").first).to_contain_text("Mercenaries")


class Finger:
    """One finger on the glass, as the browser hears it: it may rest before it moves."""

    def __init__(self, who: Person) -> None:
        self.who = who
        self.wire = who.page.context.new_cdp_session(who.page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        found = [{"x": x, "y": y} for x, y in points]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    def middle(self, thing: Locator) -> tuple[float, float]:
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, thing: Locator, to: Callable[[], tuple[float, float]], rest: int = 300) -> None:
        """From where it lies to a point that is looked for once the finger is down."""
        at = self.middle(thing)
        self._touch("touchStart", at)
        self.who.page.wait_for_timeout(rest)
        aim = to()
        for part in range(1, 9):
            self._touch("touchMove", (at[0] + (aim[0] - at[0]) * part / 8, at[1] + (aim[1] - at[1]) * part / 8))
        self.who.page.wait_for_timeout(50)
        self._touch("touchEnd")


def test_a_finger_drags_cards_into_the_column_and_out_of_it(site: Running, visit: Visit) -> None:
    table = lay(site, combat(), "pp")
    ada = person(site, visit, table, 0, size=PHONE)
    finger = Finger(ada)
    built = ada.page.get_by_role("list", name=ada.say("fight-column"), exact=True)

    def rank(name: str) -> Locator:
        return ada.page.locator(f"[data-rank='{name}'] .who")

    tile(ada, "Mercenari").wait_for()
    ada.still()
    finger.drag(tile(ada, "Mercenari"), lambda: finger.middle(built))
    ada.until(lambda: column(ada) == ["Mercenari"], "Mercenari in the column")
    # In front of the others: let go above the first.
    ada.still()
    finger.drag(tile(ada, "Cavalieri neri"), lambda: _above(finger.middle(rank("MERCENARI.A1"))))
    ada.until(lambda: column(ada) == ["Cavalieri neri", "Mercenari"], "the Riders in front")
    ada.still()
    finger.drag(rank("MERCENARI.A1"), lambda: _above(finger.middle(rank("CAVALIERI-NERI.A1"))))
    ada.until(lambda: column(ada) == ["Mercenari", "Cavalieri neri"], "the other order")
    # Who moves at once scrolls, and takes nobody along.
    ada.still()
    finger.drag(tile(ada, "Raoul"), lambda: finger.middle(built), rest=0)
    # Away from the column is out of it; a finger that lands while the page still scrolls only stops it.
    ada.still()
    ada.page.wait_for_timeout(500)
    finger.drag(rank("MERCENARI.A1"), lambda: (200.0, 740.0))
    ada.until(lambda: column(ada) == ["Cavalieri neri"], "Mercenari out of it")


def _above(point: tuple[float, float]) -> tuple[float, float]:
    return point[0], point[1] - 16


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("size", [PHONE, NARROW])
def test_whoever_defends_on_a_phone_sees_all_of_it_at_once(
    site: Running, visit: Visit, size: tuple[int, int], language: str
) -> None:
    """Who attacks, what follows without a defence, what is suggested, and every card that may defend."""
    table = lay(site, many_forces(f"{ATTACK}; A done"), "pp")
    bruno = person(site, visit, table, 1, size=size, language=language)
    expect(bruno.button("fight-suggested-take")).to_be_visible()
    bruno.still()
    things = seen_whole(bruno, "[data-rank], .preview, .suggested button, .pool:not(.theirs) .tile")
    assert things >= 4 + 2 + 1 + 5


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("size", [PHONE, NARROW])
@pytest.mark.parametrize("built", ["attack", "attack led", "defence"])
def test_whoever_builds_on_a_phone_sees_no_card_cut(
    site: Running, visit: Visit, size: tuple[int, int], language: str, built: str
) -> None:
    """A column stands: who is in it, what it comes to, who may join and who and what meets it, as far as that is shown: nothing cut."""
    if built == "attack":
        seat, state = 0, many_forces("A add SCORTA-DEL-RE.A1; A add ALLIEVO-IMPAZIENTE.A1")
    elif built == "attack led":
        seat, state = 0, many_forces(ATTACK)
    else:
        seat, state = (
            1,
            many_forces("A add SCORTA-DEL-RE.A1; A add ALLIEVO-IMPAZIENTE.A1; A done; B add LAME-DELL-AIRONE.B1"),
        )
    table = lay(site, state, "pp")
    who = person(site, visit, table, seat, size=size, language=language)
    expect(who.page.locator(".building [data-rank]").first).to_be_visible()
    who.still()
    assert seen_whole(who, "[data-rank], .preview, .tile:visible") >= 5


def seen_whole(who: Person, things: str) -> int:
    """How many of these a fight's stage shows; none of them is cut off or has to be scrolled to."""
    stage = who.page.locator(".building")
    hidden = """(all, stage) => {
      const frame = stage.getBoundingClientRect();
      const out = (box) => box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
      return all.filter((one) => out(one.getBoundingClientRect())).map((one) => one.textContent);
    }"""
    found = stage.locator(things)
    assert found.evaluate_all(hidden, stage.element_handle()) == []
    return found.count()


def test_no_answer_is_cut_off_beside_a_long_question(site: Running, visit: Visit) -> None:
    table = lay(site, many_forces(f"{ATTACK}; A next; A add IL-RINNEGATO"), "pp")
    ada = person(site, visit, table, 0, size=DESKTOP)
    expect(ada.bar.get_by_role("button", name=ada.say("action-done-attack"), exact=True)).to_be_visible()
    assert ada.bar.locator(".given").evaluate("one => one.scrollWidth - one.clientWidth") <= 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_damage_hides_nothing_of_the_board_on_the_television(
    site: Running, visit: Visit, size: tuple[int, int]
) -> None:
    state = all_but_one_passed()
    table = lay(site, state, "pp", log_of(state))
    tv = Person(visit(f"{site.url}/tv/{table}#{seat_token(table, SPECTATOR)}", size=size), game="isola")
    expect(tv.page.locator(".fights")).to_be_visible()
    tv.page.evaluate(STAYS)
    bruno = person(site, visit, table, 1)
    expect(bruno.bar).to_be_visible()
    bruno.answer(table, 1, "pass")
    shown = tv.page.locator(".struck")
    expect(shown).to_contain_text(tv.say("fight-place-holds", place="Gola dei venti"))
    panel = shown.bounding_box()
    cards = [card.bounding_box() for card in tv.page.locator(".field [data-card]").all()]
    assert panel and len(cards) > 10
    assert all(card and card["x"] >= panel["x"] + panel["width"] for card in cards)


def test_a_challenge_survives_the_end_of_the_server(own_site: Running, visit: Visit) -> None:
    state = position(
        hands=["SFIDA-ALL-ALBA FINTA OASI", "FINTA"],
        forces=["KENSHIRO*2", "SHOKI*3"],
        places=["OASI", "OASI"],
        futures=FUTURES,
        reactions="strict",
    )
    play(state, "A play SFIDA-ALL-ALBA; A pick KENSHIRO; A pick SHOKI")
    table = lay(own_site, state, "pp", reactions="quick")
    ada = person(own_site, visit, table, 0, size=PHONE)
    bruno = person(own_site, visit, table, 1)
    for who in (ada, bruno):
        expect(who.page.get_by_role("region", name=who.say("fight-challenge"), exact=True)).to_be_visible()
    before = [ada.state(table, 0)["view"], bruno.state(table, 1)["view"]]
    own_site.kill()
    own_site.start()
    for who in (ada, bruno):
        expect(who.page.get_by_role("alert")).to_have_count(0)
        expect(who.page.get_by_role("region", name=who.say("fight-challenge"), exact=True)).to_be_visible()
    assert [ada.state(table, 0)["view"], bruno.state(table, 1)["view"]] == before

    # Ada passes with a key, Bruno replies; then the presentation goes on where it was.
    ada.page.keyboard.press("p")
    bruno.page.locator("[data-card='FINTA']").click()
    expect(ada.page.get_by_text(ada.say("fight-standing-reply"))).to_be_visible()
    ada.page.locator("[data-card='FINTA']").tap()
    expect(ada.page.get_by_role("region", name=ada.say("fight-challenge"), exact=True)).to_have_count(0)
    expect(ada.bar.get_by_role("heading")).to_have_text(ada.say("question-present"))
