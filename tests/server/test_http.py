"""Everything over plain HTTP too, and the example client."""

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
    house,
    in_loop,
)
from server.talking import act, in_light
from tavolata.server import calls

CLIENT = Path(__file__).parents[2] / "docs" / "examples" / "http_client.py"


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
    outputs = [client.communicate(timeout=300)[0] for client in clients]
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


@in_loop
async def test_a_table_asks_for_its_own_game_only(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor()
        told = await visitor.ok("GET", "/api/games?game=indy")
        assert [game["name"] for game in told["games"]] == ["indy"]
        assert len((await visitor.ok("GET", "/api/games"))["games"]) == 5
        assert (await visitor.get("/api/games?game=briscola")).status == 400
