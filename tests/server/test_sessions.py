"""What a browser is known by: which cookie, whose, and until when."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.tables import ADMIN, ADMIN_COOKIE, COOKIE, House, house, in_loop, token_in
from tavolata.server import sessions
from tavolata.server.hall import LiveTable
from tavolata.server.store import SITTINGS
from tavolata.server.tokens import hash_of

DAY = 24 * 3600.0
NEW_TABLE = {"game": "indy", "players": 2, "host": {"name": "Ada"}}


@in_loop
async def test_a_cookie_that_we_did_not_give_out_is_never_taken_over(tmp_path: Path) -> None:
    """Whoever put it into the browser knows it."""
    async with house(tmp_path) as home:
        _, _, created = await home.table(1, 2, start=False)
        path = f"/api/tables/{created['table']['id']}"
        for method, where, body in (
            ("POST", "/api/tables", NEW_TABLE),
            ("POST", f"{path}/enter", {"token": token_in(created["invite"])}),
        ):
            visitor = home.visitor()
            visitor.cookies[COOKIE] = planted = "a-cookie-that-somebody-planted"
            await visitor.ok(method, where, body)
            assert visitor.cookies[COOKIE] != planted
            assert len(visitor.cookies[COOKIE]) == 22
            spy = home.visitor()
            spy.cookies[COOKIE] = planted
            assert await spy.ok("GET", "/api/mine") == {"tables": []}
        # One of ours is kept.
        mine = visitor.cookies[COOKIE]
        await visitor.ok("POST", f"{path}/sit", {"person": {"name": "Bruno"}})
        assert visitor.cookies[COOKIE] == mine


@in_loop
async def test_over_https_no_neighbour_can_set_the_cookies(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor(scheme="https")
        await visitor.ok("POST", "/api/tables", NEW_TABLE)
        await visitor.ok("POST", "/api/admin/enter", {"token": ADMIN})
        assert set(visitor.cookies) == {f"__Host-{COOKIE}", f"__Host-{ADMIN_COOKIE}"}
        for cookie in visitor.set_cookies:
            parts = {part.strip().lower() for part in cookie.split(";")[1:]}
            # Without these a browser does not take a name that begins so.
            assert {"secure", "path=/"} <= parts
            assert not any(part.startswith("domain") for part in parts)
        # What a neighbour planted beside it counts for nothing.
        spy = home.visitor(scheme="https")
        await spy.ok("POST", "/api/tables", NEW_TABLE)
        visitor.cookies[COOKIE] = spy.cookies[f"__Host-{COOKIE}"]
        mine = await visitor.ok("GET", "/api/mine")
        assert len(mine["tables"]) == 1
        assert mine["tables"][0]["table"]["id"] != (await spy.ok("GET", "/api/mine"))["tables"][0]["table"]["id"]


@pytest.mark.parametrize("first", ["lobby", "link"])
@in_loop
async def test_a_session_of_their_own_that_a_neighbour_plants_opens_nobodys_seat(tmp_path: Path, first: str) -> None:
    """The cookie is one of ours, and the neighbour's; the browser had none yet. It has the older name: that can be planted."""
    async with house(tmp_path) as home:
        where, (_,), created = await home.table(1, 2, start=False)
        path = f"/api/tables/{where}"
        spy, victim = home.visitor(scheme="https"), home.visitor(scheme="https")
        await spy.ok("POST", "/api/tables", NEW_TABLE)
        victim.cookies[COOKIE] = spy.cookies[f"__Host-{COOKIE}"]
        if first == "lobby":
            await victim.ok("GET", "/api/mine")
        await victim.ok("POST", f"{path}/enter", {"token": token_in(created["invite"])})
        await victim.ok("POST", f"{path}/sit", {"person": {"name": "Bruno"}})
        assert (await victim.ok("GET", path))["seat"] == 1
        assert await spy.no("GET", path) == "error-no-link"
        assert await spy.no("POST", f"{path}/hello", {"t": "hello", "table": where, "seat": 1}) == "error-no-link"


@pytest.mark.parametrize("way", ["table", "mine", "sit"])
@in_loop
async def test_who_has_a_cookie_of_the_older_name_keeps_the_seat(tmp_path: Path, way: str) -> None:
    async with house(tmp_path) as home:
        where, (_, bruno), _ = await home.table(2, start=False)
        bruno.scheme = "https"
        token = bruno.cookies[COOKIE]
        line = await bruno.line()
        assert (await line.hello(where, 1))["t"] == "state"
        if way == "table":
            assert (await bruno.ok("GET", f"/api/tables/{where}"))["seat"] == 1
        elif way == "mine":
            assert len((await bruno.ok("GET", "/api/mine"))["tables"]) == 1
        else:
            await bruno.ok("POST", f"/api/tables/{where}/sit", {"person": {"name": "Bruna"}})
        # From now on it has the newer name, and only that; and whoever knew the older one does not know it.
        assert list(bruno.cookies) == [f"__Host-{COOKIE}"]
        assert bruno.cookies[f"__Host-{COOKIE}"] != token
        assert (await bruno.ok("GET", f"/api/tables/{where}"))["seat"] == 1
        line = await bruno.line()
        assert (await line.hello(where, 1))["t"] == "state"


async def make_older(home: House, days: float, *cookies: str) -> None:
    hashes = [hash_of(cookie) for cookie in cookies]
    change = SITTINGS.update().where(SITTINGS.c.session.in_(hashes)).values(seen=SITTINGS.c.seen - days * DAY)
    await home.site.store.write(lambda connection: connection.execute(change))


@in_loop
async def test_a_session_that_nobody_uses_ends_and_one_in_use_does_not(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, bruno), _ = await home.table(2)
        path = f"/api/tables/{where}"
        await make_older(home, 170, ada.cookies[COOKIE], bruno.cookies[COOKIE])
        home.site.sessions = sessions.Sessions(home.site.store)  # as after a restart
        await home.site.sessions.end_old()
        # Ada looks in, Bruno does not.
        assert (await ada.ok("GET", path))["seat"] == 0
        assert any("Max-Age=15552000" in cookie for cookie in ada.set_cookies[-1:]), (
            "the browser keeps it as long again"
        )
        await make_older(home, 11, ada.cookies[COOKIE], bruno.cookies[COOKIE])
        await home.site.sessions.end_old()
        assert (await ada.ok("GET", path))["seat"] == 0
        assert await bruno.no("GET", path) == "error-no-link"
        assert await bruno.ok("GET", "/api/mine") == {"tables": []}
        live: LiveTable = await home.hall.get(where)
        assert live.table.seats[1].name == "Bruno", "the seat stays: the host gives out its link anew"


@in_loop
async def test_looking_over_a_socket_is_use_and_is_not_written_down_at_every_hello(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2)
        await make_older(home, 100, ada.cookies[COOKIE])
        home.site.sessions = sessions.Sessions(home.site.store)
        writes = []
        really = home.site.store.write

        async def counted(work: Callable[[sa.Connection], Any]) -> Any:
            writes.append(work)
            return await really(work)

        monkeypatch.setattr(home.site.store, "write", counted)
        line = await ada.line()
        for _ in range(5):
            await line.hello(where, 0)
        assert len(writes) == 1
        query = sa.select(sa.func.max(SITTINGS.c.at - SITTINGS.c.seen)).where(
            SITTINGS.c.session == hash_of(ada.cookies[COOKIE])
        )
        late = await home.site.store.run(lambda connection: connection.execute(query).scalar_one())
        assert late < DAY


@in_loop
async def test_an_admin_is_in_for_hours_and_can_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as home:
        admin = await home.admin()
        assert any(f"Max-Age={12 * 3600}" in cookie for cookie in admin.set_cookies)
        await admin.ok("GET", "/api/admin")
        # Whoever copied the cookie is out, too.
        thief = home.visitor()
        thief.cookies = dict(admin.cookies)
        await thief.ok("GET", "/api/admin")
        await admin.ok("POST", "/api/admin/leave")
        assert ADMIN_COOKIE not in admin.cookies
        assert await thief.no("GET", "/api/admin") == "error-admin"
        await home.visitor().ok("POST", "/api/admin/leave")

        # Also of a cookie that a browser keeps for longer nothing is left when its time is over.
        monkeypatch.setattr(sessions, "ADMIN_SECONDS", 0)
        cookie = home.site.admins.begin()
        late = home.visitor()
        late.cookies[ADMIN_COOKIE] = cookie
        assert await late.no("GET", "/api/admin") == "error-admin"
