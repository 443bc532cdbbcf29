"""The pictures that messengers show of a link, made from the covers of the games: ``PYTHONPATH=src:tests python -m browser.previews``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browser.conftest import chromium
from server.running import Running

OUT = Path(__file__).parent.parent.parent / "web" / "public" / "previews"
SIZE = {"width": 1200, "height": 630}
#: The name of the house, for pages that belong to no game.
HOUSE = "tavolata"

#: Lays one cover, or all of them, over the hall, with the name beside it.
_POSTER = """([names, title]) => {
  document.getElementById("poster")?.remove();
  const games = [...document.querySelectorAll("li.game")];
  const of = (name) => games.find((one) => one.querySelector(`a[href="/new/${name}"]`));
  const poster = document.createElement("div");
  poster.id = "poster";
  const accent = names.length === 1 ? getComputedStyle(of(names[0])).getPropertyValue("--accent") : "#8c3b1f";
  Object.assign(poster.style, { position: "fixed", inset: "0", zIndex: "99", display: "grid", background: "#fffdf8",
    gridTemplateRows: "1fr auto", color: "#241f17" });
  const pictures = document.createElement("div");
  Object.assign(pictures.style, { display: "grid", gridTemplateColumns: `repeat(${names.length}, 1fr)`, minHeight: "0", overflow: "hidden" });
  for (const name of names) {
    const picture = of(name).querySelector(".picture").cloneNode(true);
    // As the hall places it, it would not fill its place here.
    picture.style.cssText = "all: initial; display: block; position: relative; overflow: hidden; width: 100%; height: 100%";
    for (const drawing of picture.querySelectorAll(":scope > svg")) {
      drawing.setAttribute("preserveAspectRatio", "xMidYMid slice");
      drawing.style.cssText += "; position: absolute; inset: 0; width: 100%; height: 100%";
    }
    pictures.append(picture);
  }
  const line = document.createElement("p");
  Object.assign(line.style, { display: "flex", alignItems: "baseline", justifyContent: "space-between", padding: "28px 56px 34px",
    borderTop: `14px solid ${accent}`, fontFamily: "Fraunces, Georgia, serif", fontWeight: "600", lineHeight: "1.1" });
  for (const [text, size] of [[title, "76px"], [title === "Tavolata" ? "" : "Tavolata", "40px"]]) {
    const word = document.createElement("span");
    word.textContent = text;
    word.style.fontSize = size;
    line.append(word);
  }
  poster.append(pictures, line);
  document.body.append(poster);
}"""


def take(page: Page, names: list[str], title: str, file: str) -> None:
    page.evaluate(_POSTER, [names, title])
    page.wait_for_timeout(300)
    page.screenshot(path=OUT / f"{file}.png")


def main() -> int:
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": SIZE["width"], "height": SIZE["height"]}, locale="it-IT")
        # Nothing is behind it but the page itself: the machine may be busy.
        page.goto(site.url, timeout=180_000)
        page.locator("li.game .picture svg").nth(4).wait_for(state="attached", timeout=180_000)
        links = page.locator("li.game a.primary")
        games = [str(link.get_attribute("href")).rpartition("/")[2] for link in links.all()]
        for game, heading in zip(games, page.locator("li.game h3").all(), strict=True):
            take(page, [game], heading.inner_text(), game)
        take(page, games, "Tavolata", HOUSE)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
