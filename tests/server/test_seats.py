"""Tables and seats: links, names, hosts, bots, hot seat, rematch."""

from __future__ import annotations

from pathlib import Path

from server.tables import (
    INDY,
    Hand,
    gather,
    house,
    in_loop,
    token_in,
    until,
)
from server.talking import act, asked


@in_loop
async def test_nobody_sits_down_under_a_name_that_looks_like_anothers(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, spy = home.visitor(), home.visitor()
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 3, "host": {"name": "José Ida 10"}})
        path = f"/api/tables/{created['table']['id']}"
        await spy.ok("POST", f"{path}/enter", {"token": token_in(created["invite"])})
        for twin in (
            "jose\u0301 ida 10",  # the accent as a sign of its own
            "Jos\u00e9\u3164 Ida 10",  # with a letter that shows nothing
            "Jos\u00e9 Ida\ufe0e 10",
            "J\u043es\u00e9 Id\u0430 10",  # Cyrillic
            "J\u03bfs\u00e9 Ida 10",  # Greek
            "\uff2aos\u00e9 Ida 10",  # as wide as a Chinese letter
            "Jos\u00e9 lda lO",
        ):
            assert await spy.no("POST", f"{path}/sit", {"person": {"name": twin}}) == "error-name-taken", twin
        for other in ("Jose Ida 10", "Jos\u00e9 Ada 10", "\u0418\u0434\u0430"):
            await spy.ok("POST", f"{path}/sit", {"person": {"name": other}})


@in_loop
async def test_links_names_and_seats(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, bruno, carla, dino = (home.visitor() for _ in range(4))
        wish = {"game": "indy", "players": 3, "name": "Da Ada", "host": {"name": "Ada", "colour": "teal"}}
        created = await host.ok("POST", "/api/tables", wish)
        path = f"/api/tables/{created['table']['id']}"
        assert [link["seat"] for link in created["seats"]] == [0, 1, 2]
        assert created["table"]["seats"][0]["colour"] == "teal"
        assert len({(seat["colour"], seat["shape"]) for seat in created["table"]["seats"]}) == 3
        assert await bruno.no("GET", path) == "error-no-link"
        assert await bruno.no("POST", f"{path}/enter", {"token": "a-token-that-is-wrong"}) == "error-link"
        assert await bruno.no("POST", f"{path}/sit", {"person": {"name": "Bruno"}}) == "error-no-link"
        entered = await bruno.ok("POST", f"{path}/enter", {"token": token_in(created["invite"])})
        assert (entered["role"], entered["seat"]) == ("invite", None)
        assert await bruno.no("POST", f"{path}/sit", {"person": {"name": "  "}}) == "error-name-empty"
        assert await bruno.no("POST", f"{path}/sit", {"person": {"name": "ADA"}}) == "error-name-taken"
        assert await bruno.no("POST", f"{path}/sit", {"person": {"name": "B"}, "seat": 0}) == "error-seat-taken"
        assert await bruno.no("POST", f"{path}/sit", {"person": {"name": "B"}, "seat": 7}) == "error-no-such-seat"
        looks = {"name": "B", "colour": "teal", "shape": created["table"]["seats"][0]["shape"]}
        assert await bruno.no("POST", f"{path}/sit", {"person": looks}) == "error-looks-taken"
        assert (await bruno.ok("POST", f"{path}/sit", {"person": {"name": "Bruno"}}))["seat"] == 1
        # The same browser again changes its name, it takes no second seat.
        again = await bruno.ok("POST", f"{path}/sit", {"person": {"name": "Bruno II", "shape": "moon"}})
        assert (again["seat"], again["you"]["seats"]) == (1, [1])
        assert again["table"]["seats"][1]["name"] == "Bruno II"
        # A seat's own link.
        entered = await carla.ok("POST", f"{path}/enter", {"token": token_in(created["seats"][2]["path"])})
        assert (entered["role"], entered["seat"]) == ("seat", 2)
        await carla.ok("POST", f"{path}/sit", {"person": {"name": "Carla"}})
        await dino.ok("POST", f"{path}/enter", {"token": token_in(created["invite"])})
        assert await dino.no("POST", f"{path}/sit", {"person": {"name": "Dino"}}) == "error-table-full"
        # Only the host may.
        for method, call, body in (
            ("POST", f"{path}/start", {}),
            ("PATCH", path, {"name": "x"}),
            ("DELETE", path, {}),
            ("POST", f"{path}/seats/0", {"do": "free"}),
        ):
            assert await bruno.no(method, call, body) == "error-host-only"
        mine = await bruno.ok("GET", "/api/mine")
        assert [one["table"]["name"] for one in mine["tables"]] == ["Da Ada"]
        assert mine["tables"][0]["you"]["seats"] == [1]
        await bruno.ok("DELETE", f"/api/mine/{created['table']['id']}")
        assert (await bruno.ok("GET", "/api/mine"))["tables"] == []


@in_loop
async def test_tables_that_cannot_be(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor()
        good = {"game": "indy", "players": 3}
        for change, key in (
            ({"game": "chess"}, "error-game-name"),
            ({"players": 1}, "error-players"),
            ({"players": 12}, "error-players"),
            ({"players": 99}, "error-bad-request"),
            ({"options": {"nonsense": "yes"}}, "error-option-name"),
            ({"options": {"settlement": "nonsense"}}, "error-option-value"),
            ({"fill": "deep-thought"}, "error-bot-name"),
            ({"reactions": "slow"}, "error-bad-request"),
            ({"turn_seconds": -1}, "error-bad-request"),
            ({"beat": 10**9}, "error-bad-request"),
            ({"nonsense": 1}, "error-bad-request"),
            ({"name": "x" * 41}, "error-bad-request"),
        ):
            answer = await visitor.post("/api/tables", {**good, **change})
            assert answer.status == 400, (change, answer)
            assert answer.json["key"] == key or key == "error-bot-name", (change, answer)


@in_loop
async def test_the_game_starts_when_it_can(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host = home.visitor()
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 3})
        path = f"/api/tables/{created['table']['id']}"
        assert await host.no("POST", f"{path}/start") == "error-nobody"
        await host.ok("POST", f"{path}/sit", {"person": {"name": "Ada"}})
        answer = await host.post(f"{path}/start")
        assert answer.json["key"] == "error-seats-empty"
        assert answer.json["text"] == "2 seats are still empty: wait until they are taken, or put bots there."
        await host.ok("POST", f"{path}/seats/1", {"do": "bot", "bot": "greedy"})
        await host.ok("PATCH", path, {"fill": "random", "name": "\u202eNew\u0000 name"})
        info = await host.ok("POST", f"{path}/start")
        assert info["name"] == "New name"
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
        assert [seat["bot"] for seat in info["seats"]] == ["", "greedy", "random"]
        assert len({seat["name"] for seat in info["seats"]}) == 3
        assert info["commitment"]
        assert not info["key"]
        assert await host.no("POST", f"{path}/start") == "error-started"
        assert (
            await host.no("POST", f"{path}/sit", {"person": {"name": "B"}, "seat": 1, "also": True}) == "error-started"
        )
        assert await host.no("POST", f"{path}/rematch") == "error-not-finished"


@in_loop
async def test_the_host_frees_seats_renews_links_and_puts_bots(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (host, bruno), created = await home.table(2, 3, start=False, fill="")
        path = f"/api/tables/{where}"
        line = await bruno.line()
        await line.hello(where, 1)
        old = token_in(created["seats"][1]["path"])
        assert await host.no("POST", f"{path}/seats/1", {"do": "bot"}) == "error-seat-change"
        assert await host.no("POST", f"{path}/seats/1", {"do": "standin"}) == "error-seat-change"
        assert await host.no("POST", f"{path}/seats/9", {"do": "free"}) == "error-no-such-seat"
        assert await host.no("POST", f"{path}/seats/x", {"do": "free"}) == "error-bad-request"
        assert await host.no("POST", f"{path}/seats/1", {"do": "dance"}) == "error-bad-request"
        await host.ok("POST", f"{path}/seats/1", {"do": "free"})
        assert (await line.hear_until("gone"))["key"] == "gone-seat"
        assert (await line.ask({"t": "takeback", "id": "x"}))["key"] == "error-hello-first"
        assert (await line.hello(where, 1))["key"] in ("error-not-your-seat", "error-no-link")
        assert await bruno.no("POST", f"{path}/enter", {"token": old}) == "error-link"
        links = await host.ok("GET", f"{path}/links")
        fresh = token_in(links["seats"][1]["path"])
        assert fresh != old
        assert (await bruno.ok("POST", f"{path}/enter", {"token": fresh}))["seat"] == 1
        await host.ok("POST", f"{path}/seats/1", {"do": "renew"})
        assert await bruno.no("POST", f"{path}/enter", {"token": fresh}) == "error-link"
        # New invite and spectator links.
        await host.ok("PATCH", path, {"renew_links": True})
        for what in ("invite", "spectator"):
            assert await bruno.no("POST", f"{path}/enter", {"token": token_in(created[what])}) == "error-link"
        links = await host.ok("GET", f"{path}/links")
        await bruno.ok("POST", f"{path}/enter", {"token": token_in(links["invite"])})


@in_loop
async def test_who_watches_by_an_old_link_is_shown_out(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (host, _), created = await home.table(2)
        watcher = await (await home.spectator(where, created)).line()
        await watcher.hello(where)
        await host.ok("PATCH", f"/api/tables/{where}", {"renew_links": True})
        assert [frame["t"] for frame in await watcher.all_frames()].count("gone") == 1


@in_loop
async def test_a_bot_keeps_a_seat_and_gives_it_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (host, bruno), _ = await home.table(2, beat=0)
        path = f"/api/tables/{where}"
        loaded = await home.hall.get(where)
        await host.ok("POST", f"{path}/seats/1", {"do": "standin", "bot": "random"})
        assert loaded.table.seats[1].standin
        await until(lambda: loaded.table.waiting == [0])
        line = await bruno.line()
        frame = await line.hello(where, 1)  # who looks is back
        assert not frame["table"]["seats"][1]["standin"]
        assert not loaded.table.seats[1].standin
        await bruno.ok("POST", f"{path}/leave?seat=1")
        assert loaded.table.seats[1].standin
        assert (await line.ask({"t": "back", "id": "b"}))["t"] == "ack"
        assert not loaded.table.seats[1].standin
        await host.ok("POST", f"{path}/seats/1", {"do": "standin"})
        await host.ok("POST", f"{path}/seats/1", {"do": "back"})
        assert not loaded.table.seats[1].standin
        # Out for good: a bot plays on under a name of its own, and the link is worth nothing.
        await host.ok("POST", f"{path}/seats/1", {"do": "free"})
        assert loaded.table.seats[1].kind == "bot"
        assert loaded.table.seats[1].name != "Bruno"
        assert (await line.hear_until("gone"))["key"] == "gone-seat"
        assert (await bruno.ok("GET", path))["you"]["seats"] == []


@in_loop
async def test_standing_up_before_the_game_frees_the_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (host, bruno), _ = await home.table(2, start=False)
        path = f"/api/tables/{where}"
        assert await bruno.no("POST", f"{path}/leave?seat=0") == "error-not-your-seat"
        info = await bruno.ok("POST", f"{path}/leave?seat=1")
        assert info["seats"][1]["kind"] == "open"
        assert await bruno.no("POST", f"{path}/leave?seat=1") == "error-not-your-seat"
        assert await host.no("POST", f"{path}/leave?seat=99999999999999999999") == "error-bad-request"
        await bruno.ok("POST", f"{path}/sit", {"person": {"name": "Bruno"}})  # the invite still holds


@in_loop
async def test_hot_seat(tmp_path: Path) -> None:
    """Two seats on one device: one socket, which looks through one seat at a time."""
    async with house(tmp_path) as home:
        host = home.visitor()
        created = await host.ok(
            "POST", "/api/tables", {"game": "indy", "players": 2, "beat": 0, "host": {"name": "Ada"}}
        )
        where = created["table"]["id"]
        path = f"/api/tables/{where}"
        sat = await host.ok("POST", f"{path}/sit", {"person": {"name": "Bea"}, "also": True})
        assert (sat["seat"], sat["you"]["seats"]) == (1, [0, 1])
        await host.ok("POST", f"{path}/start")
        line = await host.line()
        frame = await line.hello(where, 0)
        assert frame["you"]["seats"] == [0, 1]
        for number in range(12):
            turn = frame["waiting"]
            if not turn:
                frame = await line.hear_until("update")
                continue
            frame = await line.hello(where, turn[0])
            question = frame["question"]
            message = act(question, question["options"][-1], frame["v"], f"h{number}")
            assert (await line.ask(message))["t"] == "ack"
            frame = await asked(line, where)
            assert frame["you"]["seat"] == turn[0]
        assert (await line.hello(where))["you"]["seat"] is None  # the curtain


@in_loop
async def test_rematch_with_the_same_people(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, bruno), created = await home.table(2)
        lines = [await ada.line(), await bruno.line()]
        await gather(*(Hand(line, where, seat, seat).play() for seat, line in enumerate(lines)))
        watcher = await home.spectator(where, created)
        assert await watcher.no("POST", f"/api/tables/{where}/rematch") == "error-no-link"
        again = await bruno.ok("POST", f"/api/tables/{where}/rematch")
        new = again["table"]["id"]
        assert new != where
        assert [seat["name"] for seat in again["table"]["seats"]] == ["Ada", "Bruno"]
        frame = await lines[0].hear_until("table")
        while frame["table"]["rematch"] != new:
            frame = await lines[0].hear_until("table")
        assert (await ada.ok("GET", f"/api/tables/{new}"))["you"]["seats"] == [0]
        bruno_there = await bruno.ok("GET", f"/api/tables/{new}")
        assert bruno_there["you"]["seats"] == [1]
        assert bruno_there["you"]["host"]
        assert await ada.no("POST", f"/api/tables/{where}/rematch") == "error-rematch-there"
        await bruno.ok("POST", f"/api/tables/{new}/start")
        assert (await lines[0].hello(new, 0))["v"] == 1


@in_loop
async def test_a_deleted_table_is_gone_for_everybody(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (host, bruno), _ = await home.table(2)
        line = await bruno.line()
        await line.hello(where, 1)
        await host.ok("DELETE", f"/api/tables/{where}")
        assert (await line.hear_until("gone"))["key"] == "gone-table"
        assert await host.no("GET", f"/api/tables/{where}") == "error-no-table"
        assert (await line.hello(where, 1))["key"] == "error-no-table"
        assert (await host.ok("GET", "/api/mine"))["tables"] == []


@in_loop
async def test_each_viewer_is_told_of_its_own_seats(tmp_path: Path) -> None:
    """Bruno and Carla both look from the spectator's side (the curtain of a hot seat)."""
    async with house(tmp_path) as home:
        where, visitors, _ = await home.table(3)
        lines = [await visitor.line() for visitor in visitors[1:]]
        for line in lines:
            await line.hello(where)
        table = (await home.hall.get(where)).table
        seat = table.waiting[0]
        question = table.question_of(seat)
        assert question is not None
        message = {"t": "act", "id": "x", "decision": question.id, "action": INDY.text(question.actions[0]), "on": 1}
        await visitors[seat].ok("POST", f"/api/tables/{where}/send?seat={seat}", message)
        frames = [await line.hear_until("update") for line in lines]
        assert [frame["you"]["seats"] for frame in frames] == [[1], [2]]
