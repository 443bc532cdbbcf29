"""What a messenger shows of a link: the picture of the game and the name of the table, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from server.tables import House, house, in_loop, token_in
from tavolata.games import ONLINE
from tavolata.server import app
from tavolata.server.limits import UNLIMITED

PICTURES = Path(__file__).parent.parent.parent / "web" / "public" / "previews"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page, whether or not one was built."""
    static = tmp_path / "static"
    static.mkdir()
    page = "<!doctype html><html><head><title>Tavolata</title></head><body></body></html>"
    (static / "index.html").write_text(page, encoding="utf-8")
    monkeypatch.setattr(app, "STATIC", static)


async def tags_at(home: House, path: str, language: str = "en") -> dict[str, str]:
    answer = await home.visitor(language=language).call("GET", path)
    assert answer.status == 200
    head = answer.body.decode().partition("</head>")[0]
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', head))


@in_loop
async def test_a_table_shows_its_game_and_its_name(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, people, created = await home.table(2, name="Friday")
        told = await tags_at(home, f"/t/{where}")
        assert told["og:title"] == "Friday · Indy"
        assert told["og:image"] == "http://tavolata.test/previews/indy.png"
        assert told["og:url"] == f"http://tavolata.test/t/{where}"
        page = (await home.visitor().call("GET", f"/t/{where}")).body.decode()
        links = await people[0].ok("GET", f"/api/tables/{where}/links")
        for secret in ("Ada", "Bruno", token_in(created["invite"]), token_in(links["seats"][0]["path"])):
            assert secret not in page


@in_loop
async def test_a_name_is_text_and_no_markup(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, _, _ = await home.table(2, start=False, name='"><script>alert(1)</script>')
        page = (await home.visitor().call("GET", f"/t/{where}")).body.decode()
        assert "<script>" not in page
        assert "&quot;&gt;&lt;script&gt;" in page


@in_loop
async def test_other_pages_show_their_game_or_the_house(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        assert (await tags_at(home, "/rules/talisman", "it"))["og:image"].endswith("/previews/talisman.png")
        for path in ("/", "/t/nothingHere", "/t/!!", "/rules/chess", "/somewhere/else", "/admin"):
            told = await tags_at(home, path)
            assert (told["og:title"], told["og:image"]) == ("Tavolata", "http://tavolata.test/previews/tavolata.png")
        assert (await tags_at(home, "/", "it"))["og:description"] != (await tags_at(home, "/"))["og:description"]


@in_loop
async def test_whoever_tries_out_codes_is_shown_no_names(tmp_path: Path) -> None:
    async with house(tmp_path, UNLIMITED._replace(requests=0.001, requests_at_once=5)) as home:
        await home.table(2, start=False, name="Friday")
        stranger = home.visitor()
        (table,) = [live.table.id for live in home.hall.tables.values()]
        pages = [(await stranger.call("GET", f"/t/{table}")).body.decode() for _ in range(8)]
        assert ["Friday" in page for page in pages] == [True] * 5 + [False] * 3


def test_every_game_has_a_picture() -> None:
    for name in (*ONLINE, "tavolata"):
        data = (PICTURES / f"{name}.png").read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 630)
        # Some messengers load no picture above 300 kB.
        assert len(data) < 300_000
