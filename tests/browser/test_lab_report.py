"""A report of the lab in a browser without a network: both languages, both themes, a phone, and paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tavolata.lab.experiment import experiment_of
from tavolata.lab.page import inside, report_page
from tavolata.lab.results import Results
from tavolata.lab.runs import go_on, new_run

#: What the server sends with every page, but for what a file has inside: no text becomes a program.
_POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' data:"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    asked = {"game": "indy", "players": 3, "bots": ["greedy", "random"], "deals": 6, "decisions": 1, "cards": 1}
    run = new_run(
        experiment_of({**asked, "variants": {"winner-first": {"settlement": "winner-first"}}}), folder / "run"
    )
    go_on(run)
    assert inside().script, "the page is not built"
    page = report_page([Results(run)], "it", inside())
    policy = f'<meta http-equiv="content-security-policy" content="{_POLICY}">'
    (folder / "report.html").write_text(page.replace("<head>", f"<head>{policy}"), encoding="utf-8")
    return folder / "report.html"


def drawn(page: Page, theme: str) -> None:
    page.wait_for_function("theme => document.documentElement.dataset.drawn === theme", arg=theme)


def test_a_report_without_a_network(browser: Browser, report: Path) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, color_scheme="dark", offline=True, reduced_motion="reduce"
    )
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.goto(report.as_uri())
    drawn(page, "dark")
    charts = page.locator("main[lang=it] .chart")
    assert charts.count() > 8
    expect(page.locator("main[lang=it] .chart svg")).to_have_count(charts.count())
    expect(page.get_by_role("heading", name="Conviene cominciare?")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    # Pointing at a mark says what it is.
    mark = page.locator("#it-order .chart svg .mark-symbol path").first
    mark.scroll_into_view_if_needed()
    mark.hover()
    expect(page.locator(".tip")).to_contain_text("º a giocare: ")
    assert serious(page) == []
    page.get_by_role("radio", name="English").check()
    expect(page.get_by_role("heading", name="Is it fair to begin?")).to_be_visible()
    expect(page.locator("main[lang=en] .chart svg")).to_have_count(charts.count())
    with page.expect_download() as download:
        page.locator("#en-order").get_by_role("link", name="Download as CSV").click()
    rows = Path(download.value.path()).read_text(encoding="utf-8-sig").splitlines()
    assert rows[0] == "variant or run,turn order,share of victories,from,to,games"
    page.emulate_media(color_scheme="light")
    drawn(page, "light")
    assert serious(page) == []
    assert page.pdf()[:4] == b"%PDF"
    assert problems == []
    context.close()


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found if one["impact"] in ("serious", "critical")
    ]
