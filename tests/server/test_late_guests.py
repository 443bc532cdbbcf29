"""Whoever opens an invitation when the seats are taken: watches, or asks for the seat of a bot, and learns nothing by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tavolata
from server.tables import House, Visitor, house, in_loop, token_in, until
from tavolata.engine.record import parse_record
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


async def log_of_seats(visitor: Visitor, path: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What the log says of seats themselves."""
    log = await visitor.ok("GET", f"{path}/log" + ("" if seat is None else f"?seat={seat}"))
    return [event for entry in log for event in entry["events"] if event["kind"].startswith("seat-")]


async def with_others(home: House, people: int) -> tuple[str, list[Visitor], Visitor, str]:
    """A game of people and bots that goes on, and a guest who has asked for a seat: path, people, the guest, their wish."""
    where, visitors, created = await home.table(people, people + 2, game="talismani")
    path = f"/api/tables/{where}"
    dina = await late(home, path, token_in(created["invite"]))
    return path, visitors, dina, (await dina.ok("POST", f"{path}/ask", {"name": "Dina"}))["guests"][0]["id"]


@in_loop
async def test_who_gets_the_seat_of_a_bot_is_in_the_log_for_good(tmp_path: Path) -> None:
    """The host could let in a second browser of their own: it is told to everybody at the table, at which moment and to whom."""
    async with house(tmp_path) as home:
        host, path, invite = await begun(home)
        table = path.rpartition("/")[2]
        line = await host.line()
        seen = await line.hello(table, 0)
        bot = seen["table"]["seats"][1]["name"]
        dina = await late(home, path, invite)
        wish = (await dina.ok("POST", f"{path}/ask", {"name": "Dina"}))["guests"][0]["id"]
        # Nobody else sits here who could be asked.
        await host.ok("POST", f"{path}/guests/{wish}", {"seat": 1})
        told = {"kind": "seat-given", "rule": "", "seat": 1, "before": bot, "name": "Dina"}
        news = [frame for frame in await line.all_frames() if frame["t"] == "update"]
        assert told in [event for frame in news for entry in frame["log"] for event in entry["events"]]
        assert news[-1]["v"] > seen["v"]
        home.site.hall.tables.forget(table)
        watcher = home.visitor()
        await watcher.ok(
            "POST", f"{path}/enter", {"token": token_in((await host.ok("GET", f"{path}/links"))["spectator"])}
        )
        for visitor, seat in ((host, 0), (dina, 1), (watcher, None)):
            assert await log_of_seats(visitor, path, seat) == [told]


@in_loop
async def test_the_log_tells_of_seats_whose_hand_somebody_else_may_see(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (host, _), _ = await home.table(2)
        path = f"/api/tables/{where}"
        await host.ok("POST", f"{path}/seats/1", {"do": "renew"})
        link = next(one["path"] for one in (await host.ok("GET", f"{path}/links"))["seats"] if one["seat"] == 1)
        phone = home.visitor()
        await phone.ok("POST", f"{path}/enter", {"token": token_in(link)})
        await host.ok("POST", f"{path}/seats/1", {"do": "free"})
        bot = (await host.ok("GET", path))["table"]["seats"][1]["name"]
        told = await log_of_seats(host, path, 0)
        assert [(event["kind"], event["before"], event["name"]) for event in told] == [
            ("seat-renewed", "Bruno", "Bruno"),
            ("seat-opened", "Bruno", "Bruno"),
            ("seat-freed", "Bruno", bot),
        ]
        # The game goes on to its end, and the replay tells it too; the file of the game does not know of it, and can be read.
        await host.ok("POST", f"{path}/seats/0", {"do": "standin", "bot": "random"})
        live = await home.hall.get(where)
        await until(lambda: live.table.stage == "finished")
        frames = (await host.ok("GET", f"{path}/replay"))["frames"]
        assert [event for frame in frames for event in frame["events"] if event["kind"].startswith("seat-")] == told
        record = parse_record(await host.ok("GET", f"{path}/file"), tavolata.game)
        assert record.state.over


@in_loop
async def test_whoever_else_sits_there_is_asked_before_a_guest_sees_a_bots_hand(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        path, (host, bruno, carla), dina, wish = await with_others(home, 3)
        consent = f"{path}/guests/{wish}/consent"
        assert await bruno.no("POST", consent, {"yes": True}) == "error-guest-not-asked"
        offered = (await host.ok("POST", f"{path}/guests/{wish}", {"seat": 3}))["guests"]
        assert offered == [{"id": wish, "name": "Dina", "seat": 3, "asked": [1, 2]}]
        assert await dina.no("POST", f"{path}/hello", hello(path, 3)) == "error-no-link"
        # Neither the host nor the guest answers for others, and a seat answers once.
        assert await host.no("POST", consent, {"yes": True}) == "error-guest-not-asked"
        assert await dina.no("POST", consent, {"yes": True}) == "error-not-your-seat"
        agreed = (await bruno.ok("POST", consent, {"yes": True}))["guests"]
        assert (agreed[0]["seat"], agreed[0]["asked"]) == (3, [2])
        assert await bruno.no("POST", consent, {"yes": True}) == "error-guest-not-asked"
        # A no ends it; the guest is still at the door.
        refused = (await carla.ok("POST", consent, {"yes": False}))["guests"]
        assert refused == [{"id": wish, "name": "Dina", "seat": None, "asked": []}]
        assert await bruno.no("POST", consent, {"yes": True}) == "error-guest-not-asked"
        assert (await host.ok("GET", path))["table"]["seats"][3]["kind"] == "bot"
        # Asked anew, also after a restart: the last yes seats the guest.
        await host.ok("POST", f"{path}/guests/{wish}", {"seat": 4})
        await carla.ok("POST", consent, {"yes": True})
        home.site.hall.tables.forget(path.rpartition("/")[2])
        given = await bruno.ok("POST", consent, {"yes": True})
        assert given["guests"] == []
        assert (given["seats"][4]["kind"], given["seats"][4]["name"]) == ("person", "Dina")
        assert (await dina.ok("POST", f"{path}/hello", hello(path, 4)))["view"]["hand"]
        assert [event["kind"] for event in await log_of_seats(carla, path, 2)] == ["seat-given"]


@in_loop
async def test_who_was_put_out_while_they_were_asked_is_not_passed_over(tmp_path: Path) -> None:
    """The seat of whoever is asked becomes a bot's: what was offered before is worth nothing, with one yes or with none."""
    async with house(tmp_path) as home:
        path, (host, bruno, _), dina, wish = await with_others(home, 3)
        consent = f"{path}/guests/{wish}/consent"
        await host.ok("POST", f"{path}/guests/{wish}", {"seat": 3})
        await host.ok("POST", f"{path}/seats/2", {"do": "free"})
        assert (await host.ok("GET", path))["table"]["guests"] == [
            {"id": wish, "name": "Dina", "seat": None, "asked": []}
        ]
        assert await bruno.no("POST", consent, {"yes": True}) == "error-guest-not-asked"
        assert (await host.ok("POST", f"{path}/guests/{wish}", {"seat": 3}))["guests"][0]["asked"] == [1]
        await bruno.ok("POST", consent, {"yes": True})
        assert (await dina.ok("GET", path))["seat"] == 3


@in_loop
async def test_nobody_gets_a_second_hand_by_asking_before_they_sat_down(tmp_path: Path) -> None:
    """The guest asks; then the same browser opens the link of a seat, and the host wants to give it a bot's besides."""
    async with house(tmp_path) as home:
        path, (host, bruno), dina, wish = await with_others(home, 2)
        own = next(one["path"] for one in (await bruno.ok("GET", f"{path}/links"))["seats"])
        await dina.ok("POST", f"{path}/enter", {"token": token_in(own)})
        assert await host.no("POST", f"{path}/guests/{wish}", {"seat": 2}) == "error-guest-sits"
        assert (await host.ok("POST", f"{path}/guests/{wish}", {}))["guests"] == []


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
