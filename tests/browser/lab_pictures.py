"""The pictures of docs/lab.md: a report of the run that the page tells of.

PYTHONPATH=src:tests python -m browser.lab_pictures fair.html --out docs/images
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.conftest import chromium
from browser.readme import smaller

#: The file of each picture, and how it is looked at: width, height, theme, language, and what comes to the top.
STILLS = {
    "lab-report-en": (1280, 1000, "light", "en", ""),
    "lab-report-phone-it": (390, 844, "dark", "it", "#it-order"),
}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("report", type=Path)
    parser.add_argument("--out", type=Path, default=Path("docs/images"))
    given = parser.parse_args(arguments)
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, (width, height, theme, language, top) in STILLS.items():
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                offline=True,
            )
            page = context.new_page()
            page.goto(given.report.resolve().as_uri())
            page.wait_for_function("document.documentElement.dataset.drawn")
            page.locator(f"#in-{language}").check()
            page.locator(f"main[lang={language}] .chart svg").last.wait_for()
            if top:
                page.locator(top).evaluate("place => place.scrollIntoView({behavior: 'instant'})")
            (given.out / f"{name}.webp").write_bytes(smaller(page, page.screenshot(), width, 0.85))
            context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
