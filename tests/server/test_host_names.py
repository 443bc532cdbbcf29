"""By which names the server may be called, and which pages are its own."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from server.tables import house, in_loop
from tavolata.engine import SetupError
from tavolata.engine.words import explain
from tavolata.server.host_names import HostNames
from tavolata.server.serve import NAMES_VARIABLE, Plan, site_of

STRANGE = (
    "evil.test",
    "evil.test:8000",
    "tavolata.test.evil.test",
    "localhost:1@evil.test",
    "127.0.0.1.evil.test",
    "[",
)


@in_loop
async def test_whoever_calls_us_by_a_strange_name_is_refused(tmp_path: Path) -> None:
    """A stranger's name that leads to this computer: page and origin would be the same, and not ours."""
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2, start=False)
        for host in STRANGE:
            origin = f"http://{host}"
            for method, path in (("GET", "/api/mine"), ("POST", f"/api/tables/{where}/start")):
                answer = await ada.call(method, path, host=host, origin=origin)
                assert (answer.status, answer.json["key"]) == (400, "error-host"), host
            page = await ada.get(f"/t/{where}", host=host)
            assert page.status == 400
            assert (await ada.line(host=host, origin=origin)).closed == 1008
        said = (await ada.get("/", host="evil.test")).body.decode()
        assert "--host-name evil.test" in said, "whoever runs the server reads how to allow it"
        told = [line["text"] for line in home.site.errors.lines]
        assert len(told) == 1, "the log says it, and not every time"
        assert "evil.test" in told[0]
        assert (await home.hall.get(where)).table.stage == "open"


@in_loop
async def test_whoever_calls_us_by_two_names_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stands in front of us may have gone by the other one."""
    async with house(tmp_path) as home:
        visitor = home.visitor()
        usual = visitor._headers({})
        for name in (b"evil.test", b"tavolata.test"):
            for heads in ([*usual, (b"host", name)], [(b"host", name), *usual]):
                monkeypatch.setattr(visitor, "_headers", lambda more, heads=heads: heads)
                answer = await visitor.get("/api/mine")
                assert (answer.status, answer.json["key"]) == (400, "error-host"), heads
                assert (await visitor.line()).closed == 1008


def test_numbers_the_names_of_this_machine_and_those_given_are_ours() -> None:
    names = HostNames(["Games.Example.org."])
    mine = socket.gethostname()
    for host in (
        "",
        "localhost",
        "localhost:8000",
        "LOCALHOST.",
        "tavolata.localhost:3000",
        "127.0.0.1:8000",
        "192.168.1.5:8000",
        "[::1]:8000",
        "[fe80::1]",
        mine,
        f"{mine.partition('.')[0]}.local:8000",
        "games.example.org",
        "GAMES.example.org:443",
    ):
        assert names.knows(host), host
    for host in (*STRANGE, "example.org", "agames.example.org", "localhost.evil.test", "games.example.org:443:1"):
        assert not names.knows(host), host


def test_names_are_given_at_the_start_and_only_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = site_of(Plan(proxy=True, host_names=("games.example.org", "giochi.example.org")), tmp_path)
    assert site.host_names.given == ("games.example.org", "giochi.example.org")
    site.store.close()
    monkeypatch.setenv(NAMES_VARIABLE, "one.example.org, two.example.org")
    site = site_of(Plan(), tmp_path)
    assert site.host_names.given == ("one.example.org", "two.example.org")
    site.store.close()
    for wrong in ("https://games.example.org", "games.example.org:443", "games.example.org/play", "*", "a b", ""):
        with pytest.raises(SetupError) as refused:
            site_of(Plan(host_names=(wrong,)), tmp_path)
        assert "games.example.org" in explain(refused.value, "en")


@in_loop
async def test_another_scheme_is_another_origin(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for scheme, other in (("http", "https"), ("https", "http")):
            where, (ada, _), _ = await home.table(2, start=False)
            ada.scheme = scheme
            start = f"/api/tables/{where}/start"
            crossing = await ada.call("POST", start, {}, origin=f"{other}://tavolata.test")
            assert (crossing.status, crossing.json["key"]) == (403, "error-origin")
            assert (await ada.line(origin=f"{other}://tavolata.test")).closed == 1008
            assert (await ada.line(origin=f"{scheme}://tavolata.test")).closed is None
            assert (await ada.call("POST", start, {}, origin=f"{scheme}://tavolata.test")).status == 200
        # A page over https in front of plain http: most likely a proxy that does not say what it does.
        told = [line["text"] for line in home.site.errors.lines]
        assert len(told) == 1
        assert "X-Forwarded-Proto" in told[0]


@pytest.mark.parametrize(
    ("given", "host", "sure"),
    [
        (["games.example.org"], "games.example.org:8443", "http://games.example.org:8443"),
        (["games.example.org"], "203.0.113.6", "http://games.example.org"),
        (["games.example.org"], "192.0.2.1:8000", "http://games.example.org"),
        ([], "192.0.2.1:8000", "http://192.0.2.1:8000"),
        ([], "localhost:8000", "http://localhost:8000"),
        ([], "203.0.113.6", ""),
        ([], "", ""),
    ],
)
def test_only_a_number_that_is_our_own_goes_into_mails(given: list[str], host: str, sure: str) -> None:
    """Any number is taken for ours where somebody calls us; but a mail may go to a stranger, with a link in it."""
    scope = {"type": "http", "scheme": "http", "server": ("192.0.2.1", 8000), "headers": [(b"host", host.encode())]}
    assert HostNames(given).sure_origin(HTTPConnection(scope)) == sure
