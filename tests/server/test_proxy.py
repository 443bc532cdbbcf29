"""On the internet: behind a proxy with TLS, set up as docs/hosting.md says."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.movers import Connect, Crowd
from server.proxies import KINDS, NAME, Nginx, NginxByTable, Proxy, ProxySocket, socket_status
from server.running import Running, answers, wait_until
from server.test_workers import TWO, replace_all
from tavolata.server.app import HEADERS
from tavolata.server.bench.calling import Line

BEHIND = ("--proxy", "--host-name", NAME, "--lang", "en")
#: Other people on the internet, as far as loopback goes.
ADA, BRUNO, CARLA, DINO = (f"127.0.0.{number}" for number in range(2, 6))
STRANGER, AUTHOR, WATCHER = (f"127.0.0.{number}" for number in range(6, 9))
SECRET = "A-secret-of-many-different-letters-0123456789"
METRICS_TOKEN = "a-token-for-those-who-watch-0123"
MANY = [f"127.0.0.{number}" for number in range(20, 26)]


@pytest.fixture(scope="module", params=KINDS, ids=lambda kind: str(kind.program))
def kind(request: pytest.FixtureRequest) -> type[Proxy]:
    found: type[Proxy] = request.param
    return found


@pytest.fixture(scope="module")
def proxy(kind: type[Proxy], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """In front of a server with limits that are soon reached; each test comes from addresses of its own."""
    folder = tmp_path_factory.mktemp("site")
    limits = "requests=0.01 requests_at_once=30 sockets=3 connections=4"
    with (
        Running(folder / "site", options=BEHIND, TAVOLATA_LIMITS=limits) as site,
        kind(folder / "proxy", site.port) as started,
    ):
        yield started


def key_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def hear(line: ProxySocket, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(line.recv())
        if message["t"] in kinds:
            return message


def test_two_people_play_over_https(proxy: Proxy) -> None:
    with proxy.visitor(ADA) as ada, proxy.visitor(BRUNO) as bruno:
        page = ada.get("/")
        assert page.headers.items() >= HEADERS.items()
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        wish = {"game": "indy", "players": 2, "beat": 0, "language": "en", "host": {"name": "Ada"}}
        created = ada.post("/api/tables", json=wish)
        assert created.status_code == 201
        cookie = created.headers["set-cookie"].lower()
        assert cookie.startswith("__host-tavolata=")
        assert {"secure", "httponly", "samesite=lax", "path=/"} <= set(cookie.split("; "))
        assert "domain" not in cookie
        table, token = created.json()["table"]["id"], created.json()["invite"].partition("#")[2]
        assert bruno.post(f"/api/tables/{table}/enter", json={"token": token}).status_code == 200
        assert bruno.post(f"/api/tables/{table}/sit", json={"person": {"name": "Bruno"}}).status_code == 200
        assert ada.post(f"/api/tables/{table}/start", json={}).status_code == 200
        with ExitStack() as open_ones:
            lines = []
            for seat, (visitor, source) in enumerate(((ada, ADA), (bruno, BRUNO))):
                cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
                line = open_ones.enter_context(proxy.socket(source, cookie=cookies))
                line.send(json.dumps({"t": "hello", "table": table, "seat": seat}))
                lines.append(line)
            told = [hear(line, "state") for line in lines]
            asked = next(seat for seat in (0, 1) if told[seat]["question"])
            question, v = told[asked]["question"], told[asked]["v"]
            act = {"t": "act", "id": "a1", "decision": question["decision"], "action": question["options"][0], "on": v}
            lines[asked].send(json.dumps(act))
            assert hear(lines[asked], "ack", "nak")["t"] == "ack"
            assert hear(lines[1 - asked], "update")["v"] > v


def test_pages_of_others_and_other_names_are_strangers(proxy: Proxy) -> None:
    with proxy.visitor(STRANGER) as visitor:
        for origin in ("https://evil.example", f"http://{proxy.name}", f"https://{NAME}", "null"):
            assert key_of(visitor.post("/api/tables", json={}, headers={"origin": origin})) == (403, "error-origin")
            assert socket_status(visitor, origin=origin) == 403
        assert socket_status(visitor) == 101
        strange = visitor.get("/api/games", headers={"host": "evil.example"})
    if isinstance(proxy, Nginx):
        assert key_of(strange) == (400, "error-host")
    else:
        assert strange.content == b"", "Caddy itself knows no such name"
    with httpx.Client() as plain:
        sent_on = plain.get(f"http://127.0.0.1:{proxy.plain_port}/t/abc", headers={"host": NAME})
    assert sent_on.status_code in (301, 308)
    assert sent_on.headers["location"] == f"https://{NAME}/t/abc"


def test_limits_count_the_visitor_and_not_the_proxy(proxy: Proxy) -> None:
    with ExitStack() as stack:
        carla = stack.enter_context(proxy.visitor(CARLA))
        dino = stack.enter_context(proxy.visitor(DINO))
        refused = [carla.get("/api/games").status_code == 429 for _ in range(40)]
        assert refused == [False] * 30 + [True] * 10
        for name in ("x-forwarded-for", "x-real-ip", "forwarded"):
            lie = {name: "for=192.0.2.7" if name == "forwarded" else "192.0.2.7"}
            assert carla.get("/api/games", headers=lie).status_code == 429, f"{name} is whatever somebody says"
        assert dino.get("/api/games").status_code == 200
        # More in all than one address may have: the proxy brings everybody.
        for source in MANY[:5]:
            for _ in range(3):
                stack.enter_context(proxy.socket(source))
        one_too_many = stack.enter_context(proxy.visitor(MANY[0]))
        assert socket_status(one_too_many) == 403
        stack.enter_context(proxy.socket(MANY[5]))


def test_a_large_deck_comes_through_and_one_too_large_is_refused_in_our_words(proxy: Proxy) -> None:
    with proxy.visitor(AUTHOR) as visitor:
        for size, expected in ((1_900_000, (200, 400)), (2_200_000, (413,))):
            answer = visitor.post("/api/games/timeline/deck", json={"text": "title,year\n" + "x" * size})
            assert answer.status_code in expected
            assert answer.headers["content-type"].startswith("application/json")


def test_whoever_watches_is_told_through_the_proxy(proxy: Proxy) -> None:
    with proxy.visitor(WATCHER) as visitor:
        assert visitor.get("/api/health").status_code == 200
        assert visitor.get("/api/ready").json() == {"ready": True}


# Restarts


def way_through(proxy: Proxy) -> Connect:
    trust = proxy.trust()

    async def connect(heard: Any, lost: Any) -> Line:
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: Line(heard, lost, proxy.name), "127.0.0.1", proxy.port, ssl=trust, server_hostname=NAME
        )
        await asyncio.wait_for(line.opened(), 30)
        return line

    return connect


def test_workers_are_replaced_behind_the_proxy(tmp_path: Path, postgres_url: str) -> None:
    crowd = Crowd()

    async def play(server: Running, proxy: Proxy) -> None:
        await crowd.sit_down(server.port, way_through(proxy))
        await crowd.play_during(replace_all(server))

    with (
        Running(tmp_path / "site", postgres_url, options=(*TWO, *BEHIND)) as server,
        Nginx(tmp_path / "proxy", server.port) as proxy,
    ):
        asyncio.run(play(server, proxy))
        assert "Traceback" not in server.output
    crowd.check(postgres_url)


@contextmanager
def two_machines(folder: Path, database: str, kind: type[Proxy]) -> Iterator[tuple[list[Running], Proxy]]:
    """Two servers that know nothing of each other but the database and the secret, as on two machines."""
    start = partial(Running, TAVOLATA_SECRET=SECRET, TAVOLATA_METRICS_TOKEN=METRICS_TOKEN)
    options = (*BEHIND, "--drain", "3")
    with ExitStack() as stack:
        servers = [stack.enter_context(start(folder / name, database, options=options)) for name in ("one", "other")]
        yield servers, stack.enter_context(kind(folder / "proxy", *(server.port for server in servers)))


def sockets_at(server: Running) -> int:
    told = httpx.get(f"{server.url}/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"}).text
    found = re.search(r"^tavolata_sockets(?:\{.*\})? (\d+)", told, re.MULTILINE)
    assert found, told
    return int(found[1])


def test_those_at_one_table_are_kept_at_one_machine(tmp_path: Path, postgres_url: str) -> None:
    with two_machines(tmp_path, postgres_url, NginxByTable) as (servers, proxy), ExitStack() as stack:
        before, homes = [sockets_at(server) for server in servers], set()
        for number in range(16):
            for source in (ADA, BRUNO):
                stack.enter_context(proxy.socket(source, f"table{number}"))
            now = [sockets_at(server) for server in servers]
            grown = [count - old for count, old in zip(now, before, strict=True)]
            assert sorted(grown) == [0, 2], f"table {number}: {grown}"
            homes.add(grown.index(2))
            before = now
        assert homes == {0, 1}, "both machines have tables"
        servers[0].kill()
        left = sockets_at(servers[1])
        for number in range(16):
            stack.enter_context(proxy.socket(CARLA, f"table{number}"))
        assert sockets_at(servers[1]) == left + 16
        with proxy.visitor() as visitor:
            assert visitor.get("/api/ready").status_code == 200


def is_used_again(server: Running, proxy: Proxy) -> bool:
    """Whether the proxy sends somebody to this machine, which has the fewest connections, being new."""
    with proxy.socket(DINO):
        return sockets_at(server) > 0


def test_machines_are_restarted_one_after_the_other(kind: type[Proxy], tmp_path: Path, postgres_url: str) -> None:
    crowd = Crowd()

    async def restart(servers: list[Running], proxy: Proxy) -> None:
        for server in servers:
            assert await asyncio.to_thread(server.stop) == 0
            assert "Traceback" not in server.output
            await asyncio.to_thread(server.start)
            await asyncio.to_thread(wait_until, partial(is_used_again, server, proxy), "the proxy to notice")

    async def play(servers: list[Running], proxy: Proxy) -> None:
        await crowd.sit_down(servers[0].port, way_through(proxy))
        await crowd.play_during(restart(servers, proxy))

    with two_machines(tmp_path, postgres_url, kind) as (servers, proxy):
        asyncio.run(play(servers, proxy))
        # Both are there again, and one is enough.
        servers[0].kill()
        with proxy.visitor() as visitor:
            wait_until(lambda: visitor.get("/api/ready").status_code == 200, "the proxy to take the other one")
        assert not answers(servers[0].url)
        assert answers(servers[1].url)
    crowd.check(postgres_url)
