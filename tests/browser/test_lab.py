"""The lab behind the admin page: a form that says what is wrong, an experiment that grows before one's eyes, stopped, gone on with,
read and deleted; by the keyboard alone.
"""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.people import DESKTOP, PATIENCE, PHONE, Person, sticking_out
from browser.test_every_place import complaints
from browser.test_keyboard import tab_to
from server.running import Running, cannot
from tavolata.lab import missing_packages

Theme = Literal["light", "dark"]

#: More games than are played while a test looks.
LONG = 9000


def at_the_lab(site: Running, visit: Visit, size: tuple[int, int], language: str, theme: Theme) -> Person:
    """Whoever runs the server, in front of an empty lab."""
    if missing_packages():
        cannot("the lab's packages are not here")
    admin = Person(visit(f"{site.url}/admin#{site.admin_token}", size=size, language=language, theme=theme), language)
    expect(admin.heading("admin-tables")).to_be_visible()
    for run in admin.call("GET", "/api/admin/lab")["runs"]:
        admin.call("DELETE", f"/api/admin/lab/{run['id']}")
    admin.page.goto(f"{site.url}/lab")
    expect(admin.heading("lab-new")).to_be_visible()
    return admin


def looks_well(page: Page) -> None:
    assert sticking_out(page) == [] and complaints(page) == []


def write(admin: Person, field: str, text: str) -> None:
    admin.field(field).focus()
    admin.page.keyboard.press("ControlOrMeta+a")
    admin.page.keyboard.type(text)


@pytest.mark.parametrize(("size", "language", "theme"), [(PHONE, "it", "dark"), (DESKTOP, "en", "light")])
def test_what_cannot_be_an_experiment_is_said_at_its_field(
    site: Running, visit: Visit, size: tuple[int, int], language: str, theme: Theme
) -> None:
    admin = at_the_lab(site, visit, size, language, theme)
    looks_well(admin.page)
    told = admin.call("GET", "/api/admin/lab")
    most = told["most_games"]
    deals, seed = admin.field("lab-deals"), admin.field("lab-seed")
    number = {
        "deals": admin.say("lab-number", least=1, most=most),
        "seed": admin.say("lab-number", least=0, most=told["most_seed"]),
    }
    for text in ("0", "", "1.5", str(most + 1)):
        write(admin, "lab-deals", text)
        admin.page.keyboard.press("Enter")
        expect(deals).to_be_focused()
        expect(deals).to_have_accessible_description(f"{admin.say('lab-deals')}: {number['deals']}")
        expect(deals).to_have_attribute("aria-invalid", "true")
    looks_well(admin.page)
    # Each of four different bots has each seat once: that is four games a deal.
    bots = admin.page.get_by_role("combobox", name=admin.say("lab-bot", place=1), exact=True)
    bots.select_option("easy")
    write(admin, "lab-deals", str(most))
    expect(deals).to_have_accessible_description(
        f"{admin.say('lab-deals')}: {admin.say('lab-too-many', games=4 * most, most=most)}"
    )
    write(admin, "lab-deals", "5")
    write(admin, "lab-seed", "-1")
    admin.page.keyboard.press("Enter")
    expect(seed).to_be_focused()
    expect(seed).to_have_accessible_description(f"{admin.say('lab-seed')}: {number['seed']}")
    expect(deals).not_to_have_attribute("aria-invalid", "true")
    assert admin.call("GET", "/api/admin/lab")["runs"] == []


@pytest.mark.parametrize(("size", "language", "theme"), [(DESKTOP, "it", "light"), (PHONE, "en", "dark")])
def test_an_experiment_grows_is_stopped_gone_on_with_read_and_deleted_by_the_keyboard_alone(
    site: Running, visit: Visit, size: tuple[int, int], language: str, theme: Theme
) -> None:
    admin = at_the_lab(site, visit, size, language, theme)
    page, keys = admin.page, admin.page.keyboard
    game = page.get_by_role("combobox", name=admin.say("lab-game"), exact=True)
    tab_to(page, admin.say("admin-title"))
    keys.press("Tab")
    expect(game).to_be_focused()
    keys.type("Timeline")
    expect(game).to_have_value("timeline")
    write(admin, "lab-deals", str(LONG))
    keys.press("Enter")

    # Its report is a page of its own, and is there before there is much to say.
    page.wait_for_url("**/lab/2*", timeout=PATIENCE * 1000)
    run = page.url.partition("/lab/")[2].partition("?")[0]
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    looks_well(page)

    def told() -> dict[str, int]:
        found: dict[str, int] = admin.call("GET", f"/api/admin/lab/{run}")
        return found

    page.goto(f"{site.url}/lab")
    item = page.get_by_role("region", name=admin.say("lab-runs"), exact=True).get_by_role("listitem")
    progress = item.get_by_role("progressbar")
    expect(progress).to_be_visible()
    before = float(progress.get_attribute("value") or 0)
    admin.until(lambda: float(progress.get_attribute("value") or 0) > before, "the experiment to grow on the page")
    expect(admin.button("lab-begin")).to_be_disabled()
    looks_well(page)

    toggle = item.get_by_role("button").first
    toggle.focus()
    keys.press("Enter")
    expect(toggle).to_have_text(admin.say("lab-go-on"))
    expect(toggle).to_be_focused()
    expect(page.get_by_text(admin.say("lab-was-stopped"))).to_be_attached()
    stopped = told()
    assert not stopped["playing"] and 0 < stopped["games"] < stopped["all"]
    expect(admin.button("lab-begin")).to_be_enabled()
    looks_well(page)

    keys.press("Enter")
    expect(toggle).to_have_text(admin.say("lab-stop"))
    expect(toggle).to_be_focused()
    admin.until(lambda: told()["games"] > stopped["games"], "the experiment to go on")
    keys.press("Enter")
    expect(toggle).to_have_text(admin.say("lab-go-on"))

    item.get_by_role("link", name=admin.say("lab-open"), exact=False).first.focus()
    keys.press("Enter")
    page.wait_for_url(f"**/lab/{run}*", timeout=PATIENCE * 1000)
    expect(page.locator("main[lang]").first).to_have_attribute("lang", language)
    expect(page.locator(".chart svg").first).to_be_visible()
    looks_well(page)

    page.goto(f"{site.url}/lab")
    item.get_by_role("button").last.focus()
    keys.press("Enter")
    asked = admin.dialog("lab-delete-ask")
    expect(asked).to_be_visible()
    looks_well(page)
    asked.get_by_role("button", name=admin.say("admin-delete"), exact=True).focus()
    keys.press("Enter")
    expect(item).to_have_count(0)
    expect(admin.heading("lab-runs")).to_be_focused()
    expect(page.get_by_text(admin.say("lab-none"))).to_be_visible()
    assert admin.call("GET", "/api/admin/lab")["runs"] == []
