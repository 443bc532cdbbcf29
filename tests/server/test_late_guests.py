"""Whoever opens an invitation when the seats are taken: watches, or asks for the seat of a bot, and learns nothing by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server.tables import House, Visitor, house, in_loop, token_in
from tavolata.server.hall.seating import MOST_BROWSERS
from tavolata.server.store import INVITED, SITTINGS


async def begun(home: House, **wish: Any) -> tuple[Visitor, str, str]:
    """The host of a table of three with two bots that has begun, its path, and the invitation's token."""
    host = home.visitor()
    table = {"game": "talismani", "players": 3, "fill": "random", "host": {"name": "Ada"}, **wish}
    created = await host.ok("POST", "/api/tables", table)
    path = f"/api/tables/{created['table']['id']}"
    await host.ok("POST", f"{path}/start")
    return host, path, token_in(created["invite"])


async def late(home: House, path: str, invite: str) -> Visitor:
    guest = home.visitor()
    await guest.ok("POST", f"{path}/enter", {"token": invite})
    return guest


def hello(path: str, seat: int | None) -> dict[str, Any]:
    return {"table": path.rpartition("/")[2], "seat": seat}


@in_loop
async def test_a_late_guest_watches_if_the_host_lets_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, path, invite = await begun(home)
        guest = await late(home, path, invite)
        # An invitation alone shows nothing of the game.
        assert await guest.no("POST", f"{path}/hello", hello(path, None)) == "error-no-link"
        await host.ok("PATCH", path, {"watch": False})
        assert await guest.no("POST", f"{path}/watch") == "error-no-watching"
        await host.ok("PATCH", path, {"watch": True})
        assert (await guest.ok("POST", f"{path}/watch"))["role"] == "spectator"
        state = await guest.ok("POST", f"{path}/hello", hello(path, None))
        assert state["you"]["seat"] is None
        assert not state["view"].get("hand")
        assert await home.visitor().no("POST", f"{path}/watch") == "error-no-watching"


@in_loop
async def test_before_the_game_there_is_nothing_to_watch(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host = home.visitor()
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 2, "host": {"name": "Ada"}})
        path = f"/api/tables/{created['table']['id']}"
        guest = await late(home, path, token_in(created["invite"]))
        assert await guest.no("POST", f"{path}/watch") == "error-not-started"


@in_loop
async def test_the_host_gives_a_late_guest_the_seat_of_a_bot(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, path, invite = await begun(home)
        dina, other = await late(home, path, invite), await late(home, path, invite)
        asked = await dina.ok("POST", f"{path}/ask", {"name": " Dina "})
        assert [guest["name"] for guest in asked["guests"]] == ["Dina"]
        wish = (await host.ok("GET", path))["table"]["guests"][0]["id"]
        assert await other.no("POST", f"{path}/guests/{wish}", {"seat": 1}) == "error-host-only"
        # The seat of a person is nobody's to give.
        assert await host.no("POST", f"{path}/guests/{wish}", {"seat": 0}) == "error-seat-taken"
        given = await host.ok("POST", f"{path}/guests/{wish}", {"seat": 1})
        assert given["guests"] == []
        assert (given["seats"][1]["kind"], given["seats"][1]["name"]) == ("person", "Dina")
        here = await dina.ok("GET", path)
        assert (here["role"], here["seat"]) == ("seat", 1)
        state = await dina.ok("POST", f"{path}/hello", hello(path, 1))
        assert len(state["view"]["hand"]) > 0
        # The host, who was never in that seat, has no link to it, and neither has the other guest.
        assert [link["seat"] for link in (await host.ok("GET", f"{path}/links"))["seats"]] == [0]
        for stranger in (host, other):
            assert await stranger.no("POST", f"{path}/hello", hello(path, 1)) in (
                "error-not-your-seat",
                "error-no-link",
            )


@in_loop
async def test_a_wish_can_be_refused_taken_back_and_repeated(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, path, invite = await begun(home)
        dina = await late(home, path, invite)
        await dina.ok("POST", f"{path}/ask", {"name": "Dina"})
        again = await dina.ok("POST", f"{path}/ask", {"name": "Dina B."})
        assert [guest["name"] for guest in again["guests"]] == ["Dina B."]
        wish = again["guests"][0]["id"]
        assert (await host.ok("POST", f"{path}/guests/{wish}", {}))["guests"] == []
        assert await host.no("POST", f"{path}/guests/{wish}", {"seat": 1}) == "error-guest-gone"
        await dina.ok("POST", f"{path}/ask", {"name": "Dina"})
        assert (await dina.ok("POST", f"{path}/ask", {"name": ""}))["guests"] == []


@in_loop
async def test_who_may_not_ask(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, path, invite = await begun(home)
        assert await home.visitor().no("POST", f"{path}/ask", {"name": "Zoe"}) == "error-no-link"
        assert await host.no("POST", f"{path}/ask", {"name": "Zoe"}) in ("error-no-link", "error-sits-already")
        dina = await late(home, path, invite)
        assert await dina.no("POST", f"{path}/ask", {"name": "ada"}) == "error-name-taken"
        for number in range(8):
            await (await late(home, path, invite)).ok("POST", f"{path}/ask", {"name": f"Guest {number}"})
        assert await dina.no("POST", f"{path}/ask", {"name": "Dina"}) == "error-door-full"


@in_loop
async def test_new_links_clear_the_door(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, path, invite = await begun(home)
        dina = await late(home, path, invite)
        wish = (await dina.ok("POST", f"{path}/ask", {"name": "Dina"}))["guests"][0]["id"]
        await host.ok("PATCH", path, {"renew_links": True})
        assert (await host.ok("GET", path))["table"]["guests"] == []
        assert await host.no("POST", f"{path}/guests/{wish}", {"seat": 1}) == "error-guest-gone"
        assert await dina.no("POST", f"{path}/ask", {"name": "Dina"}) == "error-no-link"


@in_loop
async def test_a_guest_who_let_go_of_the_table_gets_no_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, path, invite = await begun(home)
        dina = await late(home, path, invite)
        wish = (await dina.ok("POST", f"{path}/ask", {"name": "Dina"}))["guests"][0]["id"]
        await dina.ok("DELETE", f"/api/mine/{path.rpartition('/')[2]}")
        assert await host.no("POST", f"{path}/guests/{wish}", {"seat": 1}) == "error-guest-gone"


@in_loop
async def test_whoever_comes_again_and_again_makes_no_table_large(tmp_path: Path) -> None:
    """By the same link, each time as somebody new. Whoever is in stays; new links let all of them go."""
    async with house(tmp_path) as home:
        host, path, invite = await begun(home)
        dina = await late(home, path, invite)
        table = path.rpartition("/")[2]
        rows = [
            {"session": f"s{number}", "table_id": table, "role": INVITED, "at": 0.0} for number in range(MOST_BROWSERS)
        ]
        await home.site.store.write(lambda connection: connection.execute(SITTINGS.insert(), rows[:-2]))
        await late(home, path, invite)
        newcomer = home.visitor()
        assert await newcomer.no("POST", f"{path}/enter", {"token": invite}) == "error-door-full"
        assert (await dina.ok("POST", f"{path}/enter", {"token": invite}))["role"] == "invite"
        links = await host.ok("GET", f"{path}/links")
        assert (await newcomer.ok("POST", f"{path}/enter", {"token": token_in(links["spectator"])}))[
            "role"
        ] == "spectator"
        await host.ok("PATCH", path, {"renew_links": True})
        await late(home, path, token_in((await host.ok("GET", f"{path}/links"))["invite"]))


@in_loop
async def test_a_wish_is_kept_when_the_server_starts_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, path, invite = await begun(home)
        await (await late(home, path, invite)).ok("POST", f"{path}/ask", {"name": "Dina"})
        home.site.hall.tables.forget(path.rpartition("/")[2])
        assert [guest["name"] for guest in (await host.ok("GET", path))["table"]["guests"]] == ["Dina"]


@in_loop
async def test_who_sits_down_asks_no_longer(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host = home.visitor()
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 2, "host": {"name": "Ada"}})
        path = f"/api/tables/{created['table']['id']}"
        await host.ok("POST", f"{path}/seats/1", {"do": "bot"})
        dina = await late(home, path, token_in(created["invite"]))
        await dina.ok("POST", f"{path}/ask", {"name": "Dina"})
        await host.ok("POST", f"{path}/seats/1", {"do": "free"})
        await dina.ok("POST", f"{path}/sit", {"person": {"name": "Dina"}})
        assert (await host.ok("GET", path))["table"]["guests"] == []
