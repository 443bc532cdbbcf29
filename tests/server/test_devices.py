"""Who holds a seat, or the host's rights: shown to whoever holds it, and taken back from others."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.tables import COOKIE, House, Visitor, house, in_loop, token_in, until, waiting_for
from server.test_takeback import a_change_is_refused
from tavolata.server import sessions, sockets
from tavolata.server.device_kinds import kept_kind, kind_of
from tavolata.server.store import SEATS, SITTINGS, TABLES
from tavolata.server.tokens import hash_of

CHROME = "Mozilla/5.0 (Linux; Android 14; Pixel 8 Pro) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.71 Mobile Safari/537.36"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0"


@pytest.mark.parametrize(
    ("says", "browser", "system"),
    [
        (CHROME, "chrome", "android"),
        (SAFARI, "safari", "iphone"),
        (FIREFOX, "firefox", "linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0", "edge", "windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15", "safari", "mac"),
        ("Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) CriOS/126.0 Mobile Safari/604.1", "chrome", "ipad"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) FxiOS/127.0 Safari/605.1.15", "firefox", "iphone"),
        ("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/126.0 Safari/537.36", "chrome", "chromeos"),
        (
            "Mozilla/5.0 (Linux; Android 14; SM-S911B) SamsungBrowser/25.0 Chrome/121.0 Safari/537.36",
            "samsung",
            "android",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 OPR/111.0", "opera", "windows"),
        ("Mozilla/5.0 (Something; New)", "", ""),
        ("curl/8.8.0", "program", ""),
        ("", "program", ""),
        ("Mozilla/5.0 " + "x" * 100_000 + " Firefox/1", "", ""),
    ],
)
def test_of_a_device_two_words_are_kept(says: str, browser: str, system: str) -> None:
    kind = kind_of(says)
    assert kind == (browser, system)
    assert kept_kind(str(kind)) == kind
    assert len(str(kind)) <= 40


@pytest.mark.parametrize("kept", ["", "netscape amiga", "<b> x", "chrome"])
def test_a_kind_that_this_version_does_not_know_says_nothing(kept: str) -> None:
    assert kept_kind(kept) == ("chrome" if kept == "chrome" else "", "")


async def on_another_device(home: House, owner: Visitor, where: str, seat: int, browser: str = "") -> Visitor:
    """The owner of a seat opens its link on another device."""
    links = (await owner.ok("GET", f"/api/tables/{where}/links"))["seats"]
    device = home.visitor()
    device.browser = browser
    own = next(link["path"] for link in links if link["seat"] == seat)
    await device.ok("POST", f"/api/tables/{where}/enter", {"token": token_in(own)})
    return device


async def place(visitor: Visitor, where: str, seat: int | None) -> dict[str, Any]:
    """One of the visitor's places, as the visitor sees it."""
    places = (await visitor.ok("GET", f"/api/tables/{where}/devices"))["places"]
    return next(found for found in places if found["seat"] == seat)


async def own_id(visitor: Visitor, where: str, seat: int | None) -> str:
    devices = (await place(visitor, where, seat))["devices"]
    return str(next(device["id"] for device in devices if device["this"]))


@in_loop
async def test_who_sits_sees_what_holds_the_seat_and_nothing_exact(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        began = time.time()
        where, (ada, bruno), created = await home.table(2)
        bruno.browser = FIREFOX
        phone = await on_another_device(home, bruno, where, 1, CHROME)
        # He came before his browser was known; it is known again when he next sits down, or an hour later.
        await bruno.ok("POST", f"/api/tables/{where}/sit", {"person": {"name": "Bruno"}})
        seen = await place(bruno, where, 1)
        kinds = [(one["browser"], one["system"], one["this"], one["by_link"]) for one in seen["devices"]]
        assert kinds == [("firefox", "linux", True, False), ("chrome", "android", False, False)]
        assert all(began <= one["since"] <= one["used"] <= time.time() for one in seen["devices"])
        assert token_in(seen["link"]) == token_in(
            (await bruno.ok("GET", f"/api/tables/{where}/links"))["seats"][0]["path"]
        )
        # The same from the other side.
        seen = await place(phone, where, 1)
        assert [(one["browser"], one["this"]) for one in seen["devices"]] == [("chrome", True), ("firefox", False)]
        # What could be used elsewhere, or told apart, is not in it.
        text = (await bruno.get(f"/api/tables/{where}/devices")).body.decode()
        for secret in (
            phone.cookies[COOKIE],
            hash_of(phone.cookies[COOKIE]),
            phone.address,
            "Pixel",
            "126.0.6478",
            "Mozilla",
        ):
            assert secret not in text
        query = sa.select(SITTINGS.c.device).distinct()
        kept = await home.site.store.run(lambda connection: set(connection.execute(query).scalars()))
        assert kept == {"program ", "firefox linux", "chrome android"}
        # Others see none of it, the host neither.
        assert {one["seat"] for one in (await ada.ok("GET", f"/api/tables/{where}/devices"))["places"]} == {None, 0}
        watcher = await home.spectator(where, created)
        for stranger in (watcher, home.visitor()):
            assert await stranger.no("GET", f"/api/tables/{where}/devices") == "error-no-link"


@in_loop
async def test_nobody_changes_a_place_that_is_not_theirs(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, bruno), created = await home.table(2)
        path = f"/api/tables/{where}/devices"
        hers = await own_id(ada, where, 0)
        assert await bruno.no("POST", path, {"do": "renew", "seat": 0}) == "error-not-your-seat"
        assert await bruno.no("POST", path, {"do": "away", "seat": 0, "device": hers}) == "error-not-your-seat"
        assert await bruno.no("POST", path, {"do": "renew"}) == "error-host-only"
        assert await ada.no("POST", path, {"do": "renew", "seat": 1}) == "error-not-your-seat"
        assert await bruno.no("POST", path, {"do": "away", "seat": 1, "device": hers}) == "error-no-device"
        assert await ada.no("POST", path, {"do": "away", "seat": 0, "device": hers}) == "error-own-device"
        assert await ada.no("POST", path, {"do": "away", "seat": 0, "device": "link"}) == "error-no-device"
        watcher = await home.spectator(where, created)
        assert await watcher.no("POST", path, {"do": "renew", "seat": 1}) == "error-not-your-seat"
        assert await own_id(ada, where, 0) == hers


@in_loop
async def test_a_device_that_is_sent_away_is_out_and_does_not_come_back_by_the_link(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (_, bruno), _ = await home.table(2)
        path = f"/api/tables/{where}"
        link = (await bruno.ok("GET", f"{path}/links"))["seats"][0]["path"]
        tablet = await on_another_device(home, bruno, where, 1)
        phone = await on_another_device(home, bruno, where, 1)
        lines = [await visitor.line() for visitor in (bruno, tablet, phone)]
        for line in lines:
            await line.hello(where, 1)
        wish = {"do": "away", "seat": 1, "device": await own_id(phone, where, 1)}
        left = (await bruno.ok("POST", f"{path}/devices", wish))["places"][0]
        assert len(left["devices"]) == 2
        assert (await lines[2].hear_until("gone"))["key"] == "gone-seat"
        assert await phone.no("GET", path) == "error-no-link"
        for visitor in (phone, home.visitor()):
            assert await visitor.no("POST", f"{path}/enter", {"token": token_in(link)}) == "error-link"
        for visitor, line in ((bruno, lines[0]), (tablet, lines[1])):
            assert (await visitor.ok("GET", path))["seat"] == 1
            assert "gone" not in [frame["t"] for frame in await line.all_frames()]
        # Again: it is not there any more.
        assert await bruno.no("POST", f"{path}/devices", wish) == "error-no-device"
        # The tablet sees the new link, and so does a third device that opens it.
        assert (await place(tablet, where, 1))["link"] == left["link"]
        await on_another_device(home, tablet, where, 1)


@in_loop
async def test_programs_are_shown_as_one_and_sent_away_with_the_link(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (_, bruno), _ = await home.table(2)
        path = f"/api/tables/{where}"
        own = token_in((await place(bruno, where, 1))["link"])
        program, other = home.visitor(), home.visitor()
        program.token = other.token = own
        assert len((await place(bruno, where, 1))["devices"]) == 1
        lines = [await program.line(), await other.line()]
        for line in lines:
            assert (await line.hello(where, token=own))["t"] == "state"
        found = (await place(bruno, where, 1))["devices"]
        assert [(one["browser"], one["by_link"], one["this"]) for one in found] == [
            ("program", False, True),
            ("program", True, False),
        ]
        # As a program sees it.
        assert [one["by_link"] for one in (await place(program, where, 1))["devices"] if one["this"]] == [True]
        await bruno.ok("POST", f"{path}/devices", {"do": "away", "seat": 1, "device": "link"})
        for line in lines:
            assert (await line.hear_until("gone"))["key"] == "gone-seat"
        assert await program.no("GET", path) == "error-link"
        assert len((await place(bruno, where, 1))["devices"]) == 1
        # A program that wants the seat for itself is told the new link.
        program.token = token_in((await place(bruno, where, 1))["link"])
        renewed = (await program.ok("POST", f"{path}/devices", {"do": "renew", "seat": 1}))["places"][0]
        assert await program.no("GET", path) == "error-link"
        program.token = token_in(renewed["link"])
        assert (await program.ok("GET", path))["seat"] == 1
        assert (await bruno.ok("GET", path))["role"] == "invite", "of his places only the invitation is left"
        # It never becomes the host.
        assert await program.no("POST", f"{path}/devices", {"do": "renew"}) == "error-host-only"


@in_loop
async def test_of_two_who_send_each_other_away_one_stays(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (_, bruno), _ = await home.table(2)
        path = f"/api/tables/{where}"
        phone = await on_another_device(home, bruno, where, 1)
        answers = await asyncio.gather(
            *(visitor.post(f"{path}/devices", {"do": "renew", "seat": 1}) for visitor in (bruno, phone))
        )
        assert sorted(answer.status for answer in answers) == [200, 403]
        assert sorted([(await visitor.get(path)).status for visitor in (bruno, phone)]) == [200, 403]


@in_loop
async def test_a_socket_that_stays_open_is_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as home:
        where, (_, bruno), _ = await home.table(2)
        program = home.visitor()
        own = token_in((await place(bruno, where, 1))["link"])
        lines = [await bruno.line(), await program.line()]
        await lines[0].hello(where, 1)
        await lines[1].hello(where, token=own)
        hours = 5 * 3600.0

        def go_back(connection: sa.Connection) -> None:
            connection.execute(SITTINGS.update().values(seen=SITTINGS.c.seen - hours))
            connection.execute(SEATS.update().values(link_seen=0.0))

        await home.site.store.write(go_back)
        home.site.sessions = sessions.Sessions(home.site.store)  # as if the hours had passed
        for line in lines:
            await line.all_frames()
        stored = SITTINGS.select().where(SITTINGS.c.role == 1)
        row = await home.site.store.run(lambda connection: connection.execute(stored).one())
        assert row.seen < time.time() - hours / 2, "each message is not noted"
        monkeypatch.setattr(sockets, "_NOTE_SECONDS", 0.0)
        for line in lines:
            await line.all_frames()
        assert all(one["used"] > time.time() - 60 for one in (await place(bruno, where, 1))["devices"])


# The same person goes on


@in_loop
async def test_who_wants_a_new_link_sits_on_with_all_they_have(tmp_path: Path) -> None:
    """Somebody who was asked to let others take back still is, and still can: nobody has come or gone."""
    async with house(tmp_path) as home:
        _, (ada, _, carla) = await a_change_is_refused(home, "again")
        table = (await home.hall.get("again")).table
        past = table.journal.past_at(1)
        assert past is not None
        program = home.program("again", 1)
        await program.ok("POST", "/api/tables/again/devices", {"do": "renew", "seat": 1})
        assert table.journal.past_at(1) == past
        assert (await ada.ask({"t": "takeback", "id": "t2"}))["t"] == "ack"
        assert table.take_backs.request is not None
        program = home.program("again", 2)
        await program.ok("POST", "/api/tables/again/devices", {"do": "renew", "seat": 2})
        assert table.take_backs.request is not None and table.take_backs.request.asked == [1, 2]
        assert (await carla.hear_until("gone"))["key"] == "gone-seat"


# The host


@in_loop
async def test_the_hosts_old_link_opens_nothing_and_who_came_by_it_hosts_no_more(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, bruno), _ = await home.table(2)
        path = f"/api/tables/{where}"
        old = token_in((await ada.ok("GET", f"{path}/links"))["host"])
        thief = home.visitor()
        for visitor in (thief, bruno):
            assert (await visitor.ok("POST", f"{path}/enter", {"token": old}))["role"] == "host"
        lines = [await visitor.line() for visitor in (ada, bruno, thief)]
        for line, seat in zip(lines, (0, 1, None), strict=True):
            assert (await line.hello(where, seat))["you"]["host"]
        await ada.ok("POST", f"{path}/devices", {"do": "renew"})
        assert (await lines[2].hear_until("gone"))["key"] == "gone-host"
        assert not (await lines[1].hear_until("update"))["you"]["host"]
        assert await bruno.no("DELETE", path) == "error-host-only"
        assert await thief.no("DELETE", path) == "error-host-only"
        assert await home.visitor().no("POST", f"{path}/enter", {"token": old}) == "error-link"
        assert (await ada.ok("GET", path))["you"]["host"]
        assert (await lines[0].hello(where, 0))["you"]["host"]
        # By the new one another device of hers does, and is sent away alone.
        phone, tablet = home.visitor(), home.visitor()
        new = token_in((await ada.ok("GET", f"{path}/links"))["host"])
        for device in (phone, tablet):
            await device.ok("POST", f"{path}/enter", {"token": new})
        await phone.ok("POST", f"{path}/devices", {"do": "away", "device": await own_id(tablet, where, None)})
        assert await tablet.no("GET", path) == "error-no-link"
        assert await tablet.no("POST", f"{path}/enter", {"token": new}) == "error-link"
        for visitor in (ada, phone):
            assert (await visitor.ok("GET", path))["you"]["host"]
            assert len((await place(visitor, where, None))["devices"]) == 2


@in_loop
async def test_a_hello_that_crosses_with_a_new_host_link_shows_nothing(tmp_path: Path) -> None:
    """It is looked up who hosts, then the link is renewed, and only then the hello comes to its turn."""
    async with house(tmp_path) as home:
        where, (ada, _), created = await home.table(2)
        path = f"/api/tables/{where}"
        thief = home.visitor()
        link = token_in((await ada.ok("GET", f"{path}/links"))["host"])
        await thief.ok("POST", f"{path}/enter", {"token": link})
        watcher = await home.spectator(where, created)
        lines = [await thief.line(), await watcher.line()]
        live = await home.hall.get(where)
        async with live.lock:
            renewing = asyncio.ensure_future(ada.ok("PATCH", path, {"renew_links": True}))
            await until(lambda: waiting_for(live) == 1)
            for line in lines:
                await line.say({"t": "hello", "table": where, "seat": None})
            await until(lambda: waiting_for(live) == 3)
        await renewing
        for line in lines:
            assert (await line.hear())["key"] == "error-no-link"
        assert not live.viewers


@in_loop
async def test_the_hosts_link_of_a_table_from_before_it_could_be_renewed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2)
        path = f"/api/tables/{where}"
        await home.site.store.write(lambda connection: connection.execute(TABLES.update().values(host_hash="")))
        home.hall.tables.forget(where)
        link = token_in((await ada.ok("GET", f"{path}/links"))["host"])
        assert (await home.visitor().ok("POST", f"{path}/enter", {"token": link}))["role"] == "host"
        await ada.ok("POST", f"{path}/devices", {"do": "renew"})
        assert await home.visitor().no("POST", f"{path}/enter", {"token": link}) == "error-link"


@in_loop
async def test_under_another_secret_the_links_that_are_out_stay_good(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2)
        path = f"/api/tables/{where}"
        links = await ada.ok("GET", f"{path}/links")
        out = [token_in(links[what]) for what in ("invite", "spectator", "host")]
    async with house(tmp_path, secret=b"another" * 5) as home:
        roles = [(await home.visitor().ok("POST", f"{path}/enter", {"token": token}))["role"] for token in out]
        assert roles == ["invite", "spectator", "host"]


@in_loop
async def test_the_link_that_a_program_renews_is_not_shown_to_the_host(tmp_path: Path) -> None:
    """It has no session, only the link: nobody but the program may see the new one, before it is used and after."""
    async with house(tmp_path) as home:
        where, (ada, bruno), _ = await home.table(2)
        path = f"/api/tables/{where}"
        program = home.visitor()
        program.token = token_in((await place(bruno, where, 1))["link"])
        renewed = await program.ok("POST", f"{path}/devices", {"do": "renew", "seat": 1})
        program.token = token_in(renewed["places"][0]["link"])
        for _ in range(2):
            shown = await ada.ok("GET", f"{path}/links")
            assert [link["seat"] for link in shown["seats"]] == [0]
            assert await ada.no("GET", f"{path}/qr.svg?what=seat-1") == "error-host-only"
            assert (await program.ok("GET", path))["seat"] == 1
        # Passed on by the host it is somebody else's, and has another link.
        await ada.ok("POST", f"{path}/seats/1", {"do": "renew"})
        shown = await ada.ok("GET", f"{path}/links")
        assert [link["seat"] for link in shown["seats"]] == [0, 1]
        assert await program.no("GET", path) == "error-link"
