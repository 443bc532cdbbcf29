"""What is said over the socket and over plain HTTP, and what is answered: by the rules, and out of order."""

from __future__ import annotations

import ast
import asyncio
import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from server.running import Threaded, wait_until
from server.tables import (
    INDY,
    Hand,
    House,
    Line,
    gather,
    house,
    in_loop,
    nothing_logged,
    token_in,
    until,
)
from tavolata.engine import State
from tavolata.engine.words import Words
from tavolata.games.indy.position import position
from tavolata.server import calls
from tavolata.server.hall import PHRASES
from tavolata.server.limits import UNLIMITED

CLIENT = Path(__file__).parents[2] / "docs" / "examples" / "http_client.py"
HANDS = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "BC1 BC2 BC3 BC4"]


def in_light(turn: str = "A") -> State:
    return position("light", turn=turn, hands=HANDS, table="RH1 RH2 RH3", reactions="strict")


async def seated(home: House, where: str, *seats: int) -> list[Line]:
    """Lines of programs at these seats, each after its hello."""
    lines = []
    for seat in seats:
        line = await home.program(where, seat).line()
        assert (await line.hello(where, token=home.program(where, seat).token))["t"] == "state"
        lines.append(line)
    return lines


async def asked(line: Line, where: str, seat: int | None = None) -> dict[str, Any]:
    """Where things stand."""
    await line.all_frames()
    return next(frame for frame in reversed(line.frames) if frame["t"] in ("state", "update"))


def act(question: dict[str, Any], action: str, on: int, where: str = "a1") -> dict[str, Any]:
    return {"t": "act", "id": where, "decision": question["decision"], "action": action, "on": on}


# Hello


@in_loop
async def test_hello_gives_everything_and_later_only_what_is_new(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "hello")
        (line,) = await seated(home, "hello", 0)
        state = line.frames[0]
        assert (state["t"], state["v"], state["protocol"]) == ("state", 1, 1)
        assert state["you"] == {
            "seat": 0,
            "seats": [0],
            "host": False,
            "orders": {},
            "quiet": False,
            "takeback": False,
        }
        assert state["table"]["seats"][0]["here"]
        assert (await line.ask(act(state["question"], "pass", 1)))["v"] == 2
        update = await line.ask({"t": "hello", "table": "hello", "token": home.program("hello", 0).token, "have": 1})
        assert (update["t"], update["since"], update["v"]) == ("update", 1, 2)
        assert [event["kind"] for event in update["log"][0]["events"]] == ["passed"]
        for have in (-1, 99):  # nothing, or more than there is
            again = await line.ask(
                {"t": "hello", "table": "hello", "token": home.program("hello", 0).token, "have": have}
            )
            assert again["t"] == "state"


@in_loop
async def test_whoever_speaks_before_hello_is_told_so(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        line = await home.visitor().line()
        assert (await line.ask({"t": "takeback", "id": "x"}))["key"] == "error-hello-first"
        assert (await line.hello("nowhere"))["key"] == "error-no-table"
        assert (await line.hello("no-table"))["key"] == "error-no-table"
        assert (await line.hello("nowhere", protocol=99))["key"] == "error-protocol"
        await home.lay(in_light(), "ppp", "there")
        assert (await line.hello("there"))["key"] == "error-no-link"
        assert (await line.hello("there", token="not-a-token-of-this-table"))["key"] == "error-link"


@in_loop
async def test_every_viewer_hears_of_every_version_once_and_in_order(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, visitors, created = await home.table(3)
        lines = [await visitor.line() for visitor in visitors]
        watcher = await (await home.spectator(where, created)).line()
        await watcher.hello(where)
        await gather(*(Hand(line, where, seat, seat).play() for seat, line in enumerate(lines)))
        await watcher.all_frames()
        told = [entry["v"] for frame in watcher.frames if frame["t"] == "update" for entry in frame["log"]]
        assert told == sorted(set(told))
        version = watcher.frames[0]["v"]
        for frame in watcher.frames[1:]:
            if frame["t"] == "update":
                assert frame["since"] in (version, frame["v"])
                version = frame["v"]
        assert watcher.frames[-2]["t"] == "table"
        assert watcher.frames[-2]["table"]["stage"] == "finished"
        assert sorted(watcher.frames[-2]["table"]["places"])[0] == 1


# Acts


@in_loop
async def test_the_same_act_twice_is_done_once_and_answered_twice(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        loaded = await home.lay(in_light(), "ppp", "twice")
        (line,) = await seated(home, "twice", 0)
        message = act(line.frames[0]["question"], "pass", 1)
        first = await line.ask(message)
        assert first == {"t": "ack", "id": "a1", "v": 2}
        assert await line.ask(message) == first
        await line.cut()
        (again,) = await seated(home, "twice", 0)
        assert await again.ask(message) == first
        assert loaded.table.n == 2
        # And after the table was read from the store again.
        home.hall._forget("twice")
        (fresh,) = await seated(home, "twice", 0)
        assert await fresh.ask(message) == first
        # The same where from another seat is another act.
        (bruno,) = await seated(home, "twice", 1)
        assert (await bruno.ask(act(bruno.frames[0]["question"], "pass", 2)))["v"] == 3


@in_loop
async def test_the_same_held_act_twice_is_answered_once_it_takes_effect(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "held", beat=1500)
        (line,) = await seated(home, "held", 0)
        message = act(line.frames[0]["question"], "pass", 1)
        await line.say(message)
        assert (await line.hear_until("update"))["held"]
        (other,) = await seated(home, "held", 0)
        assert other.frames[0]["held"]
        assert (await other.ask(message)) == {"t": "ack", "id": "a1", "v": 2}


@in_loop
async def test_an_eagle_in_the_beat_refuses_the_held_act(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "eagle", beat=5000)
        ada, bruno = await seated(home, "eagle", 0, 1)
        await ada.say(act(ada.frames[0]["question"], "swap RC1 RH1", 1))
        assert (await ada.hear_until("update"))["held"]
        assert (await bruno.ask(act(bruno.frames[0]["reaction"], "eagle RH1", 1)))["t"] == "ack"
        nak = await ada.hear_until("nak")
        assert (nak["id"], nak["key"]) == ("a1", "error-table-changed")
        assert (await asked(ada, "eagle"))["question"]["name"] == "light"


@in_loop
async def test_what_cannot_be_done_is_refused_with_a_reason_and_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        loaded = await home.lay(in_light(), "ppp", "refused")
        ada, bruno, watcher = await seated(home, "refused", 0, 1, 99)
        question = ada.frames[0]["question"]

        async def refused(line: Line, message: dict[str, Any]) -> str:
            answer = await line.ask(message)
            assert answer["t"] == "nak"
            assert answer["text"]
            return str(answer["key"])

        assert await refused(bruno, {**act(question, "pass", 1), "decision": 77}) == "error-not-asked"
        assert await refused(ada, {**act(question, "pass", 1), "decision": 77}) == "error-decision-gone"
        assert await refused(ada, act(question, "swap GC1 RH1", 1)) == "error-not-in-hand"
        assert await refused(ada, act(question, "swap RC1", 1)) == "error-notation-count"
        assert await refused(ada, act(question, "zzzz away", 1)) == "error-notation-verb"
        assert await refused(ada, act(question, "swap RC1 XX1", 1)) in (
            "error-notation-word",
            "error-notation-word-near",
        )
        assert await refused(ada, act(question, "pass", 0)) == "error-table-changed"
        assert await refused(watcher, act(question, "pass", 1)) == "error-not-your-seat"
        assert await refused(watcher, {"t": "orders", "id": "o"}) == "error-not-your-seat"
        assert await refused(ada, {"t": "consent", "id": "c", "yes": True}) == "error-no-wish"
        assert await refused(ada, {"t": "takeback", "id": "t"}) == "error-nothing-to-take-back"
        why = {"t": "why", "id": "w", "decision": question["decision"], "action": "swap GC1 RH1"}
        assert await refused(ada, why) == "error-not-in-hand"
        assert await refused(ada, {**why, "action": "pass"}) == "error-it-can"
        assert loaded.table.n == 1


@in_loop
async def test_nobody_can_act_before_the_start_nor_after_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, bruno), _ = await home.table(2, start=False)
        line, other = await ada.line(), await bruno.line()
        await line.hello(where, 0)
        message = {"t": "act", "id": "early", "decision": 1, "action": "pass", "on": 0}
        assert (await line.ask(message))["key"] == "error-not-started"
        await ada.ok("POST", f"/api/tables/{where}/start")
        await gather(Hand(line, where, 0, 1).play(), Hand(other, where, 1, 2).play())
        frame = (await line.all_frames())[-1]
        assert frame["t"] == "pong"
        assert (await line.ask({**message, "id": "late", "on": 9999}))["key"] == "error-game-over"
        assert (await line.ask({"t": "takeback", "id": "late2"}))["key"] == "error-nothing-to-take-back"
        assert await ada.no("POST", f"/api/tables/{where}/start") == "error-started"


@in_loop
async def test_orders_are_kept_and_only_for_abilities_of_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "orders")
        (bruno,) = await seated(home, "orders", 1)
        message = {"t": "orders", "id": "o", "orders": {"eagle": "ask", "nonsense": "never"}, "quiet": True}
        assert (await bruno.ask(message))["t"] == "ack"
        frame = await asked(bruno, "orders")
        assert frame["you"]["orders"] == {"eagle": "ask"}
        assert frame["you"]["quiet"]
        assert frame["reaction"]["order"] == "ask"
        assert not frame["reaction"]["waits"]  # quiet
        home.hall._forget("orders")
        (bruno,) = await seated(home, "orders", 1)
        assert bruno.frames[0]["you"]["orders"] == {"eagle": "ask"}
        bad = {"t": "orders", "id": "o", "orders": {"eagle": "sometimes"}}
        assert (await bruno.ask(bad))["key"] == "error-bad-request"


# Chat


@in_loop
async def test_chat_is_text_or_a_phrase_and_not_too_much_of_it(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(chat=0.001, chat_at_once=6)
    async with house(tmp_path, limits) as home:
        await home.lay(in_light(), "ppp", "chat")
        ada, watcher = await seated(home, "chat", 0, 99)
        assert (await ada.ask({"t": "say", "id": "1", "text": " <b>ciao</b>\u202e \u0007 tutti "}))["t"] == "ack"
        assert (await ada.ask({"t": "say", "id": "2", "phrase": "hello"}))["t"] == "ack"
        assert (await watcher.ask({"t": "say", "id": "3", "text": "from a chair"}))["t"] == "ack"
        await ada.all_frames()
        lines = [frame["line"] for frame in ada.frames if frame["t"] == "chat"]
        assert [(line["seat"], line["text"], line["phrase"]) for line in lines] == [
            (0, "<b>ciao</b> tutti", ""),
            (0, "", "hello"),
            (None, "from a chair", ""),
        ]
        assert (await ada.ask({"t": "say", "id": "4", "text": " \u200b\u0000 "}))["key"] == "error-nothing-said"
        assert (await ada.ask({"t": "say", "id": "5", "phrase": "rude"}))["key"] == "error-nothing-said"
        assert (await ada.ask({"t": "say", "id": "6", "text": "x" * 301}))["key"] == "error-bad-request"
        assert (await ada.ask({"t": "say", "id": "7", "phrase": PHRASES[-1]}))["t"] == "ack"
        keys = [(await ada.ask({"t": "say", "id": f"m{k}", "text": "more"})).get("key") for k in range(4)]
        assert keys[-1] == "error-too-fast"
        # Another seat may still speak, and whoever comes later reads it all.
        (bruno,) = await seated(home, "chat", 1)
        assert (await bruno.ask({"t": "say", "id": "b", "text": "me too"}))["t"] == "ack"
        home.hall._forget("chat")
        (carla,) = await seated(home, "chat", 2)
        assert [line["text"] for line in carla.frames[0]["chat"]][:3] == ["<b>ciao</b> tutti", "", "from a chair"]


# Taking back


@in_loop
async def test_a_choice_is_taken_back_at_once_or_with_consent(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "back")
        ada, bruno, carla = await seated(home, "back", 0, 1, 2)
        await ada.ask(act(ada.frames[0]["question"], "pass", 1))
        assert (await ada.ask({"t": "takeback", "id": "t1"}))["v"] == 3
        frame = await asked(bruno, "back")
        assert frame["log"][-1]["undone_to"] == 1
        again = await asked(ada, "back")
        await ada.ask(act(again["question"], "swap RC1 RH1", 3, "a2"))
        assert (await ada.ask({"t": "takeback", "id": "t2"}))["t"] == "ack"
        await bruno.all_frames()
        wish = [frame["table"]["takeback"] for frame in bruno.frames if frame["t"] == "table"][-1]
        assert wish == {"seat": 0, "agreed": [], "asked": [1, 2]}
        assert (await bruno.ask({"t": "consent", "id": "c1", "yes": True}))["t"] == "ack"
        assert (await carla.ask({"t": "consent", "id": "c2", "yes": True}))["v"] == 5
        frame = await asked(ada, "back")
        assert "RC1" in frame["view"]["hand"]
        await ada.ask(act(frame["question"], "swap RC2 RH2", 5, "a3"))
        assert (await ada.ask({"t": "takeback", "id": "t3"}))["t"] == "ack"
        assert (await carla.ask({"t": "consent", "id": "c3", "yes": False}))["t"] == "ack"
        await bruno.all_frames()
        assert [frame["table"]["takeback"] for frame in bruno.frames if frame["t"] == "table"][-1] is None
        assert (await bruno.ask({"t": "consent", "id": "c4", "yes": True}))["key"] == "error-no-wish"


@in_loop
async def test_a_held_answer_is_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "unheld", beat=5000)
        (ada,) = await seated(home, "unheld", 0)
        await ada.say(act(ada.frames[0]["question"], "pass", 1))
        assert (await ada.hear_until("update"))["you"]["takeback"]
        await ada.say({"t": "takeback", "id": "t"})
        answers = {
            frame["id"]: frame for frame in [await ada.hear_until("ack", "nak"), await ada.hear_until("ack", "nak")]
        }
        assert answers["t"]["t"] == "ack"
        assert answers["a1"]["key"] == "error-taken-back"
        assert (await asked(ada, "unheld"))["question"]["name"] == "light"


@in_loop
async def test_those_who_are_away_are_not_passed_over(tmp_path: Path) -> None:
    """Nobody else has the table open: to change cards, look at the new ones and take it all back would be free."""
    async with house(tmp_path) as home:
        state = position("dark", turn="A", hands=HANDS, reactions="strict")
        await home.lay(state, "ppp", "alone", tempo="days")
        (ada,) = await seated(home, "alone", 0)
        await ada.ask(act(ada.frames[0]["question"], "change RC1 RC2", 1))
        await ada.ask({"t": "takeback", "id": "t"})
        assert (await asked(ada, "alone"))["question"] is None
        assert (await home.hall.get("alone")).table.wish is not None


@in_loop
async def test_a_wish_that_has_ended_is_told(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "wish")
        ada, bruno, carla = await seated(home, "wish", 0, 1, 2)
        await ada.ask(act(ada.frames[0]["question"], "swap RC1 RH1", 1))
        await ada.ask({"t": "takeback", "id": "t"})
        frame = await asked(bruno, "wish")
        await bruno.ask(act(frame["question"], "pass", frame["v"]))
        await carla.all_frames()
        assert [frame["table"]["takeback"] for frame in carla.frames if frame["t"] == "table"][-1] is None


@in_loop
async def test_a_wish_is_kept_while_only_secret_answers_are_given(tmp_path: Path) -> None:
    """Seat 1 says no to its eagle: the wish goes on in memory, and so it must in the database."""
    async with house(tmp_path) as home:
        loaded = await home.lay(in_light(), "ppp", "kept")
        ada, bruno, _ = await seated(home, "kept", 0, 1, 2)
        await ada.ask(act(ada.frames[0]["question"], "swap RC1 RH1", 1))
        await ada.ask({"t": "takeback", "id": "t"})
        frame = await asked(bruno, "kept")
        assert (await bruno.ask(act(frame["reaction"], "pass", frame["v"])))["t"] == "ack"
        assert loaded.table.wish is not None
        kept = await home.site.store.load("kept")
        assert kept is not None
        assert kept.row["wish"]


@in_loop
async def test_a_held_act_is_answered_when_its_table_is_deleted(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        loaded = await home.lay(in_light(), "ppp", "goes", beat=60_000)
        ada = home.program("goes", 0)
        state = await ada.ok("POST", "/api/tables/goes/hello", {"t": "hello", "table": "goes", "seat": 0})
        sending = asyncio.ensure_future(ada.post("/api/tables/goes/send", act(state["question"], "pass", 1)))
        await until(lambda: bool(loaded.table.held))
        await home.hall.delete(loaded)
        done, _ = await asyncio.wait([sending], timeout=0.5)
        sending.cancel()
        assert done


# Tables and seats


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


# Plain HTTP


@in_loop
async def test_a_poll_waits_for_news_and_gives_up_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "poll")
        ada, bruno = home.program("poll", 0), home.program("poll", 1)
        state = await ada.ok("POST", "/api/tables/poll/hello", {"t": "hello", "table": "poll", "seat": 0})
        waiting = asyncio.ensure_future(bruno.ok("GET", "/api/tables/poll/wait?seat=1&have=1"))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        await ada.ok("POST", "/api/tables/poll/send?seat=0", act(state["question"], "pass", 1))
        news = await waiting
        assert (news["t"], news["v"], news["since"]) == ("update", 2, 1)
        assert news["question"]["name"] == "light"
        assert (await bruno.ok("GET", "/api/tables/poll/wait?seat=1&have=0"))["v"] == 2  # at once
        monkeypatch.setattr(calls, "_POLL_SECONDS", 0.05)
        assert (await bruno.ok("GET", "/api/tables/poll/wait?seat=1&have=2"))["log"] == []
        for wrong in ("have=x", "have=-2", "have=1&seat=x", "have=\u0661"):
            assert await bruno.no("GET", f"/api/tables/poll/wait?{wrong}") == "error-bad-request"
        assert (await home.hall.get("poll")).viewers == set()


@in_loop
async def test_whoever_is_put_out_while_polling_sees_no_more(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (host, bruno), _ = await home.table(2)
        waiting = asyncio.ensure_future(bruno.get(f"/api/tables/{where}/wait?seat=1&have=1"))
        await asyncio.sleep(0.05)
        await host.ok("POST", f"/api/tables/{where}/seats/1", {"do": "free"})
        answer = await waiting
        assert answer.status == 403, answer


@in_loop
async def test_all_messages_go_over_http_too(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "http")
        ada, watcher = home.program("http", 0), home.program("http", 99)
        send = "/api/tables/http/send"
        why = await ada.post(send, {"t": "why", "id": "w", "decision": 2, "action": "swap GC1 RH1"})
        assert (why.status, why.json["t"]) == (409, "nak")
        assert (await ada.post(send, {"t": "say", "id": "s", "phrase": "hello"})).json["t"] == "ack"
        assert (await ada.post(send, {"t": "orders", "id": "o", "quiet": False})).json["t"] == "ack"
        assert (await ada.post(send, {"t": "back", "id": "b"})).json["t"] == "ack"
        assert (await watcher.post(send, {"t": "say", "id": "s", "text": "hi"})).json["t"] == "ack"
        assert (await watcher.post(send, {"t": "takeback", "id": "s"})).json["key"] == "error-not-your-seat"
        assert (
            await watcher.no("POST", f"{send}?seat=0", {"t": "say", "id": "s", "text": "hi"}) == "error-not-your-seat"
        )
        assert await ada.no("POST", send, {"t": "ping", "at": 1}) == "error-bad-request"
        assert await ada.no("POST", send, {"t": "hello", "table": "http"}) == "error-bad-request"
        assert await ada.no("POST", send, {"t": "nonsense"}) == "error-bad-request"


@in_loop
async def test_a_host_without_a_seat_may_watch_and_chat(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host = home.visitor()
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 2})
        path = f"/api/tables/{created['table']['id']}"
        assert (await host.ok("GET", path))["role"] == "host"
        assert (await host.ok("POST", f"{path}/send", {"t": "say", "id": "s", "text": "hi"}))["t"] == "ack"


def test_the_example_client_plays_a_whole_game(inner_site: Threaded) -> None:
    """Two programs, over nothing but plain HTTP."""

    def post(path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
        headers = {"content-type": "application/json", "cookie": cookie}
        request = urllib.request.Request(inner_site.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer), answer.headers.get("set-cookie", "").partition(";")[0]

    created, cookie = post("/api/tables", {"game": "indy", "players": 2, "beat": 0})
    clients = [
        subprocess.Popen(
            [sys.executable, str(CLIENT), inner_site.url + created["seats"][seat]["path"], name],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for seat, name in ((0, "Prima"), (1, "Secondo"))
    ]
    where = created["table"]["id"]
    seats = inner_site.site.hall.tables[where].table.seats
    wait_until(lambda: all(seat.kind == "person" for seat in seats), "both to sit down")
    post(f"/api/tables/{where}/start", {}, cookie)
    outputs = [client.communicate(timeout=60)[0] for client in clients]
    assert [client.returncode for client in clients] == [0, 0], outputs
    assert outputs[0].startswith("seat 1: ")
    assert " place " in outputs[1]
    assert inner_site.site.hall.tables[where].table.stage == "finished"
    assert list(inner_site.site.errors.lines) == []


def test_the_example_client_is_short_and_needs_nothing() -> None:
    tree = ast.parse(CLIENT.read_text(encoding="utf-8"))
    imported = {
        name.name.partition(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names
    }
    assert imported <= sys.stdlib_module_names
    lines = [line for line in CLIENT.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 36


# Words


@pytest.mark.parametrize(
    ("wanted", "language"), [("it-IT,it;q=0.9,en;q=0.5", "it"), ("en-GB,en", "en"), ("fr,en;q=0.5", "en"), ("", "it")]
)
@in_loop
async def test_refusals_are_sentences_in_the_readers_language(tmp_path: Path, wanted: str, language: str) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor(language=wanted)
        answer = await visitor.get("/api/tables/nowhere")
        assert answer.json["text"] == Words(language).say("error-no-table")
        assert answer.json["text"].startswith("There is no such table") == (language == "en")


@in_loop
async def test_naks_are_in_the_language_of_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for language in ("it", "en"):
            where = f"lang{language}"
            await home.lay(in_light(), "ppp", where, language=language)
            (ada,) = await seated(home, where, 0)
            nak = await ada.ask({"t": "takeback", "id": "x"})
            assert nak["text"] == Words(language).say("error-nothing-to-take-back")


@in_loop
async def test_nothing_fails_inside_while_all_of_this_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        with nothing_logged(home.site):
            where, visitors, _ = await home.table(2, 4)
            lines = [await visitor.line() for visitor in visitors]
            await gather(*(Hand(line, where, seat, 7 + seat).play() for seat, line in enumerate(lines)))


@in_loop
async def test_who_is_asked_anew_hears_of_it_though_nothing_else_shows(tmp_path: Path) -> None:
    """Seat 0 exchanges nothing, which nobody notices; but then seat 2 may fly its eagle again, and the table waits for it."""
    hands = ["RC1 RC2 RC3 RC4", "GH1 GC1 GC2 GC3", "EAG BC1 BC2 BC3"]
    state = position("evocation", turn="A", hands=hands, table="RC5 RH2 RH3 RH4", reactions="strict")
    async with house(tmp_path) as home:
        loaded = await home.lay(state, "ppp", "anew", {2: {"eagle": "ask"}})
        lines = []
        for seat in (0, 1, 2):
            lines.append(await home.program("anew", seat).line())
            await lines[-1].hello("anew", token=home.program("anew", seat).token)

        async def pass_with(seat: int, decision: int, id: str) -> None:
            act = {"t": "act", "id": id, "decision": decision, "action": "pass", "on": loaded.table.v}
            assert (await lines[seat].ask(act))["t"] == "ack"

        first, version = loaded.table.reaction_of(2), loaded.table.v
        assert first is not None
        await pass_with(2, first.id, "no")
        exchange = loaded.table.question_of(0)
        assert exchange is not None and exchange.name == "exchange"
        before = len(await lines[1].all_frames())
        await pass_with(0, exchange.id, "nothing")
        assert loaded.table.v == version
        frames = [frame for frame in await lines[2].all_frames() if frame["t"] == "update"]
        assert frames[-1]["reaction"]["waits"] and frames[-1]["reaction"]["decision"] > first.id
        assert (frames[-1]["since"], frames[-1]["v"]) == (version, version)
        # The third, who can do nothing, hears nothing.
        assert [frame["t"] for frame in (await lines[1].all_frames())[before:]] == ["pong"]
