"""The pictures of the README and of the pages about playing, as the tables look now, and a short moving one of Talisman that bots play.

PYTHONPATH=src:tests python -m browser.readme --out docs/images
"""

from __future__ import annotations

import argparse
import base64
import struct
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.conftest import chromium
from browser.people import DESKTOP, PHONE, SPECTATOR, Story, lay, path_of
from browser.places import evocation, isola, light, talisman, talismani, timeline
from server.running import Running


class Still(NamedTuple):
    """A moment, and how it is looked at; or a page, by its address."""

    told: Callable[[], Story] | str
    size: tuple[int, int] = (1280, 800)
    language: str = "it-IT"
    theme: Literal["light", "dark"] = "light"
    #: Of its file, in pixels.
    width: int = 1280


def eagle() -> Story:
    """Somebody is asked whether to swap, and holds an eagle."""
    return Story(light(), [], 1)


#: The file of each picture, and what it shows.
STILLS = {
    "table-it": Still(evocation),
    "talismani-it": Still(lambda: talismani("play", 5)),
    "timeline-it": Still(lambda: timeline(3, 6)),
    "talisman-it": Still(lambda: talisman("where", 4)),
    "isola-it": Still(lambda: isola("present", 9)),
    "table-en": Still(eagle, DESKTOP, "en-GB", "dark", 1440),
    "phone-it": Still(eagle, PHONE, width=780),
    "isola-fight-en": Still(lambda: isola("abilities", 3, several=2), PHONE, "en-GB", width=780),
    "isola-deck-en": Still("/decks/isola/new#ready=H1", language="en-GB"),
}
MOVING = "talisman-moving"
FILMED = Still("", (1020, 680), width=720)
#: How many pictures a moving one has, how long each is seen in milliseconds, and how many bytes it may have.
FRAMES, SEEN, MOST = 14, 900, 390_000

#: A picture in fewer bytes: by the browser, which can do that, in another width.
_SMALLER = """async ([png, width, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = Math.round((image.height * width) / image.width / 2) * 2;
    const pen = canvas.getContext("2d", { alpha: false });
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def smaller(page: Page, png: bytes, width: int, quality: float) -> bytes:
    """A screenshot as WebP."""
    return base64.b64decode(page.evaluate(_SMALLER, [base64.b64encode(png).decode(), width, quality]))


def chunks(webp: bytes) -> dict[bytes, bytes]:
    """The parts of a WebP file by name."""
    found: dict[bytes, bytes] = {}
    at = 12
    while at + 8 <= len(webp):
        name, (size,) = webp[at : at + 4], struct.unpack("<I", webp[at + 4 : at + 8])
        found[name] = webp[at + 8 : at + 8 + size]
        at += 8 + size + size % 2
    return found


def chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def three_bytes(*numbers: int) -> bytes:
    return b"".join(struct.pack("<I", number)[:3] for number in numbers)


def moving(frames: Sequence[bytes], milliseconds: int) -> bytes:
    """WebP files of one size as one that moves, for ever (https://developers.google.com/speed/webp/docs/riff_container)."""
    pictures = [chunks(frame)[b"VP8 "] for frame in frames]
    # The size stands behind the start code of the first key frame.
    width, height = (number & 0x3FFF for number in struct.unpack("<HH", pictures[0][6:10]))
    whole = b"WEBP" + chunk(b"VP8X", b"\x02\0\0\0" + three_bytes(width - 1, height - 1))
    whole += chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")
    for picture in pictures:
        head = three_bytes(0, 0, width - 1, height - 1, milliseconds) + b"\x02"
        whole += chunk(b"ANMF", head + chunk(b"VP8 ", picture))
    return chunk(b"RIFF", whole)


def at_table(browser: Browser, address: str, look: Still) -> Page:
    phone = look.size == PHONE
    page = browser.new_page(
        viewport={"width": look.size[0], "height": look.size[1]},
        locale=look.language,
        color_scheme=look.theme,
        device_scale_factor=2 if phone else 1,
        is_mobile=phone,
        has_touch=phone,
    )
    page.goto(address)
    expect(page.get_by_role("heading", level=1).first).to_be_attached(timeout=60_000)
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    return page


#: No lag, or a short one, in the corner. A phone shows none.
_QUICK = "() => Number(/(\\d+) ms/.exec(document.body.innerText)?.[1] ?? 0) < 200"


def quick(page: Page) -> None:
    """The page asks again and again how fast the connection is; the first time, while it is loaded, it is slow."""
    page.wait_for_timeout(16_500)
    page.wait_for_function(_QUICK, timeout=180_000)


def still(browser: Browser, workshop: Page, site: Running, home: str, look: Still) -> bytes:
    if isinstance(look.told, str):
        page = at_table(browser, home + look.told, look)
    else:
        told = look.told()
        table = lay(site, told.state, "p" * told.state.players, told.told)
        page = at_table(browser, home + path_of(table, told.seat), look)
        quick(page)
    taken = smaller(workshop, page.screenshot(), look.width, 0.6)
    page.close()
    return taken


def film(browser: Browser, workshop: Page, site: Running, home: str) -> bytes:
    """A table at which four bots go on playing, seen by somebody who watches."""
    told = talisman("move", 4, 4)
    table = lay(site, told.state, "b" * told.state.players, told.told, beat=2)
    page = at_table(browser, home + path_of(table, SPECTATOR), FILMED)
    quick(page)
    shots = []
    for _ in range(FRAMES):
        shots.append(page.screenshot())
        page.wait_for_timeout(SEEN)
    page.close()
    for quality in (0.6, 0.5, 0.4, 0.3, 0.2):
        made = moving([smaller(workshop, shot, FILMED.width, quality) for shot in shots], SEEN)
        if len(made) < MOST:
            return made
    raise ValueError(f"the moving picture has {len(made)} bytes")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("docs/images"))
    parser.add_argument("--only", default="", help="only these, by name, separated by commas")
    parser.add_argument("--page", default="", help="where the page is, if it is not the server's own (make dev)")
    given = parser.parse_args(arguments)
    wanted = [name for name in given.only.split(",") if name] or [*STILLS, MOVING]
    with (
        tempfile.TemporaryDirectory() as data,
        Running(Path(data), unlimited=True) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        workshop = browser.new_page()
        for name in wanted:
            home = given.page or site.url
            made = (
                film(browser, workshop, site, home)
                if name == MOVING
                else still(browser, workshop, site, home, STILLS[name])
            )
            (given.out / f"{name}.webp").write_bytes(made)
            print(f"{name}: {len(made) / 1000:.0f} kB", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
