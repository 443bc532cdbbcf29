"""Before anybody has shown a link: heads without end, floods of pings, connections that never ask for anything.

Measured on a real server by what it holds in memory, and by what others notice meanwhile.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import re
import resource
import socket
import struct
import sys
import time
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from websockets.sync import client

from server.running import Lateness, Running, Threaded, answers, wait_until
from server.tables import house, in_loop, until
from tavolata.engine import SetupError
from tavolata.engine.words import explain
from tavolata.server import door
from tavolata.server.door import Door, Doorkeeper
from tavolata.server.limits import UNLIMITED, Limits, handles, network_of, room
from tavolata.server.proxies import trusted_proxies
from tavolata.server.serve import Plan, configuration, site_of

#: A server may grow by this much for one connection, in megabytes; without limits it was hundreds.
FEW = 8.0
#: So much is sent at most, in bytes.
MUCH = 48 << 20
HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + base64.b64encode(b"0123456789abcdef") + b"\r\n\r\n"
)
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

HEADS = {
    "many headers": (HEAD, b"X-Header: 0123456789\r\n"),
    "one header": (HEAD + b"X-Header: ", b"x" * 64),
    "a long address": (b"GET /", b"x" * 64),
    "nothing but empty lines": (b"", b"\r\n" * 32),
    "headers after the body": (POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n", b"X-Trailer: 0123\r\n"),
    "one header after the body": (POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: ", b"x" * 64),
    "requests in a row": (b"", b"GET / HTTP/1.1\r\n\r\n"),
}
#: Frames of a client: whole or in parts, masked with zeros, which changes nothing.
FRAMES = {
    "pings": b"\x89\xfd\0\0\0\0" + b"p" * 125,
    "empty pings": b"\x89\x80\0\0\0\0",
    "pongs": b"\x8a\x80\0\0\0\0",
    "empty parts of a message": b"\x00\x80\0\0\0\0",
    "short texts": b"\x81\x82\0\0\0\0{}",
}


def memory(server: Running) -> float:
    """Megabytes that the server holds."""
    assert server.process is not None
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.process.pid}/status").read_text())
    assert found is not None
    return int(found[1]) / 1000


def connect(server: Running | Threaded, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection((server.host, server.port), 60.0, (source, 0))


def is_closed(line: socket.socket) -> bool:
    """Whether the other side has closed the connection; what it said before is of no interest."""
    line.setblocking(False)
    try:
        while line.recv(1 << 16):
            pass
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True


def said_so_far(line: socket.socket) -> bytes:
    """What the other side has answered, as far as it is here; it stays to be read."""
    line.setblocking(False)
    try:
        return line.recv(4096, socket.MSG_PEEK)
    except OSError:
        return b""


def pour(line: socket.socket, what: bytes, seconds: float = 20.0) -> int:
    """Send without end and read nothing, until the other side has had enough. How much went out."""
    block, sent, end = what * max(1, (64 << 10) // len(what)), 0, time.monotonic() + seconds
    line.settimeout(2.0)
    with contextlib.suppress(OSError):
        while sent < MUCH and time.monotonic() < end:
            sent += line.send(block)
    return sent


def slowest(server: Running, calls: int = 10) -> float:
    """How long somebody else waits for an answer, at worst, in seconds."""
    waits = []
    for _ in range(calls):
        began = time.perf_counter()
        assert answers(server.url)
        waits.append(time.perf_counter() - began)
    return max(waits)


def nobody_waits(server: Running, usual: float) -> None:
    """Others are answered at once; later only as far as this machine is late, or was before (``usual``)."""
    with Lateness() as machine:
        longest = slowest(server)
    allowed = 1.5 + 3 * max(usual, machine.seconds)
    assert longest < allowed, (
        f"somebody waited {longest:.2f} s, before {usual:.2f} s; the machine: {machine.seconds:.2f} s"
    )


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the usual limits, but less patience."""
    with Running(tmp_path_factory.mktemp("site"), TAVOLATA_LIMITS="head_seconds=3 body_seconds=4") as server:
        for _ in range(5):
            assert answers(server.url)
        yield server


@pytest.mark.parametrize("what", HEADS)
def test_a_request_without_end_is_cut_off(running: Running, what: str) -> None:
    begin, more = HEADS[what]
    usual, before = slowest(running), memory(running)
    with connect(running) as line:
        line.sendall(begin)
        sent = pour(line, more)
        assert memory(running) - before < FEW
        nobody_waits(running, usual)
        wait_until(lambda: is_closed(line), "the server to close the connection")
    assert sent < MUCH
    assert "Traceback" not in running.output


@pytest.mark.parametrize("what", FRAMES)
def test_a_socket_that_says_too_much_is_closed(running: Running, what: str) -> None:
    usual, before = slowest(running), memory(running)
    with connect(running) as line:
        line.sendall(UPGRADE)
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        if "parts" in what:
            line.sendall(b"\x01\x80\0\0\0\0")
        pour(line, FRAMES[what])
        assert memory(running) - before < FEW
        nobody_waits(running, usual)
        wait_until(lambda: is_closed(line), "the server to close the socket")
    assert "Traceback" not in running.output


def test_a_browsers_pings_are_answered(running: Running) -> None:
    with connect(running) as line:
        line.sendall(UPGRADE)
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        for _ in range(20):
            line.sendall(b"\x89\x82\0\0\0\0hi")
            assert line.recv(64) == b"\x8a\x02hi"
            time.sleep(0.01)


def test_a_large_head_and_a_slow_one_that_come_whole_are_served(site: Running) -> None:
    with connect(site) as line:
        line.sendall(HEAD + b"Cookie: " + b"x" * 20_000 + b"\r\n")
        time.sleep(1.0)
        line.sendall(b"\r\n")
        assert line.recv(64).startswith(b"HTTP/1.1 200")
        # The same connection once more, in single bytes.
        wait_until(lambda: line.recv(1 << 16).endswith(b"}"), "the rest of the answer")
        for byte in HEAD + b"Connection: close\r\n\r\n":
            line.sendall(bytes([byte]))
        assert b"HTTP/1.1 200" in line.recv(1 << 16)


@pytest.mark.parametrize(
    ("begin", "seconds"), [(b"", 3), (b"GET /api/h", 3), (POST + b"Content-Length: 99\r\n\r\n{", 4)]
)
def test_who_does_not_finish_a_request_is_shown_out(running: Running, begin: bytes, seconds: int) -> None:
    """A byte now and then puts nothing off."""
    began = time.monotonic()
    with connect(running) as line:
        line.sendall(begin)
        while not is_closed(line):
            assert time.monotonic() - began < seconds + 30
            time.sleep(0.2)
            if begin:
                with contextlib.suppress(OSError):
                    line.send(b" ")
    assert time.monotonic() - began > seconds - 0.5


@pytest.mark.parametrize(
    "begin",
    [
        UPGRADE,
        UPGRADE.replace(b"HTTP/1.1", b"HTTP/1.0"),
        UPGRADE.replace(b"GET", b"POST").replace(b"\r\n\r\n", b"\r\nContent-Length: 4\r\n\r\nabcd"),
    ],
    ids=["says nothing", "of another version", "with a body"],
)
def test_a_socket_by_which_nobody_shows_a_link_is_closed(running: Running, begin: bytes) -> None:
    """It would hold a place for ever: 256 from one address, and from 80 addresses nobody else comes in."""
    began = time.monotonic()
    with connect(running) as line:
        line.sendall(begin)
        while not is_closed(line):
            assert time.monotonic() - began < 30
            time.sleep(0.2)
    assert time.monotonic() - began > 2.5


def test_a_socket_that_has_shown_a_link_may_be_silent(running: Running) -> None:
    wish = json.dumps({"game": "indy", "players": 2, "host": {"name": "Ada"}}).encode()
    call = urllib.request.Request(f"{running.url}/api/tables", wish, {"Content-Type": "application/json"})
    with urllib.request.urlopen(call) as response:
        created = json.load(response)
    hello = {"t": "hello", "table": created["table"]["id"], "token": created["spectator"].partition("#")[2]}
    with client.connect(running.socket_url) as open_one:
        open_one.send(json.dumps(hello))
        assert json.loads(open_one.recv())["t"] == "state"
        time.sleep(6.0)
        open_one.send(json.dumps({"t": "ping", "at": 7}))
        assert json.loads(open_one.recv())["t"] == "pong"


def test_many_large_bodies_that_never_end_fill_no_memory(site: Running) -> None:
    """Decks of 2 MB of which the end never comes, from one address: each would stay in memory as long as a body may take."""
    wish = POST.replace(b"/api/tables", b"/api/games/timeline/deck") + b"Content-Length: 2090000\r\n\r\n"
    usual, before = slowest(site), memory(site)
    with contextlib.ExitStack() as open_ones:
        lines = [open_ones.enter_context(connect(site, "127.0.0.9")) for _ in range(60)]
        left = dict.fromkeys(lines, b'{"text": "' + b"x" * 2_000_000)
        for line in lines:
            line.sendall(wish)
            line.setblocking(False)
        end = time.monotonic() + 20
        while left and time.monotonic() < end:
            for line, text in list(left.items()):
                try:
                    left[line] = text[line.send(text[:65536]) :]
                except BlockingIOError:
                    continue
                except OSError:
                    left[line] = b""
                if not left[line]:
                    del left[line]
        wait_until(lambda: sum(b" 429 " in said_so_far(line) for line in lines) >= 56, "the others to be refused")
        # Four of them, each once more while it grows.
        assert memory(site) - before < 4 * 2 * 2 + FEW
        nobody_waits(site, usual)
    assert "Traceback" not in site.output


def test_a_head_of_many_short_lines_is_refused(site: Running) -> None:
    """Each line is several objects: of the 32 KiB that a head may have, 700 KiB in memory. Nobody has 5,000 headers."""
    lines = b"ab:c\r\n" * 5_000
    before = memory(site)
    with contextlib.ExitStack() as open_ones:
        for _ in range(100):
            line = open_ones.enter_context(connect(site, "127.0.0.7"))
            with contextlib.suppress(OSError):
                line.sendall(HEAD + lines)
        wait_until(lambda: b" 431 " in said_so_far(line), "the last one to be refused")
        assert memory(site) - before < FEW
    for begin in (HEAD, UPGRADE.removesuffix(b"\r\n")):
        with connect(site) as line:
            line.sendall(begin + lines[: 6 * 150] + b"\r\n")
            assert line.recv(64).startswith(b"HTTP/1.1 431")
    with connect(site) as line:
        line.sendall(HEAD + lines[: 6 * 90] + b"\r\n")
        assert line.recv(64).startswith(b"HTTP/1.1 200")
    assert answers(site.url)


@pytest.mark.usefixtures("many_handles")
@pytest.mark.parametrize(
    "begin",
    [POST + b"Content-Length: 65536\r\n\r\n" + b" " * 60_000, HEAD + b"X: " + b"x" * 30_000],
    ids=["bodies", "heads"],
)
def test_many_requests_that_never_end_fill_no_memory(tmp_path: Path, begin: bytes) -> None:
    """None is larger than usual, and each comes from another of many addresses: all of them together may have so many bytes."""
    with (
        Running(tmp_path / "site", TAVOLATA_LIMITS="unanswered=2097152") as server,
        contextlib.ExitStack() as open_ones,
    ):
        for _ in range(5):
            assert answers(server.url)
        usual, before, lines = slowest(server), memory(server), []
        for number in range(900):
            line = open_ones.enter_context(connect(server, f"127.0.1.{2 + number % 50}"))
            with contextlib.suppress(OSError):
                line.sendall(begin)
            lines.append(line)
        # 27 to 54 MB came, of which 2 MB may stay, what is free to each, and what a connection takes in any case.
        assert memory(server) - before < 2 + FEW
        nobody_waits(server, usual)
        left = [line for line in lines if not is_closed(line)]
        assert 10 <= len(left) <= 2097152 // 25_000
        # Those who came last are still here, and whoever sends what is usual is never in their way.
        assert lines[-1] in left
        with connect(server, "127.0.1.2") as line:
            line.sendall(POST.replace(b"\r\n\r\n", b"\r\n") + b"Content-Length: 2000\r\n\r\n" + b" " * 1998 + b"{}")
            assert line.recv(64).startswith(b"HTTP/1.1 400")
        assert "Traceback" not in server.output
        assert "connections refused" not in server.output


class Narrow(Running):
    """A server that may have few file handles."""

    soft, hard = 400, 400

    def _command(self) -> list[str]:
        script = (
            "import os, resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]), int(sys.argv[2])));"
            " os.execv(sys.argv[3], sys.argv[3:])"
        )
        return [sys.executable, "-c", script, str(self.soft), str(self.hard), *super()._command()]


@pytest.fixture
def many_handles() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 4096:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard) if hard >= 0 else 4096, hard))


@pytest.mark.usefixtures("many_handles")
@pytest.mark.parametrize("sources", [1, 8], ids=["from one address", "from eight"])
def test_1100_half_requests_keep_nobody_out(tmp_path: Path, sources: int) -> None:
    """The server has 400 handles. Whoever asks for something is served, from another address and from the same."""
    with Narrow(tmp_path / "site", TAVOLATA_LIMITS="head_seconds=4") as server, contextlib.ExitStack() as open_ones:
        lines = []
        for number in range(1100):
            line = open_ones.enter_context(connect(server, f"127.0.0.{2 + number % sources}"))
            with contextlib.suppress(OSError):
                line.sendall(HEAD)
            lines.append(line)
            if number % 50 == 0:
                assert answers(server.url)
        for source in ("127.0.0.1", "127.0.0.2"):
            for _ in range(40):
                with connect(server, source) as line:
                    line.sendall(HEAD + b"Connection: close\r\n\r\n")
                    assert line.recv(64).startswith(b"HTTP/1.1 200")
        left = [line for line in lines if not is_closed(line)]
        assert len(left) < 400
        wait_until(lambda: all(is_closed(line) for line in left), "the half requests to be closed")
        assert answers(server.url)
        assert "Traceback" not in server.output


def test_the_server_asks_for_more_handles_and_says_so(tmp_path: Path) -> None:
    server = Narrow(tmp_path / "site")
    server.soft, server.hard = 300, 3000
    with server:
        assert "file handles: 3000 (300 before), room for 2872 connections" in server.output
        assert server.process is not None
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        assert re.search(r"Max open files\s+3000\s+3000", limits)


# The doorkeeper alone


class Guest(Door):
    """Stands for a connection."""

    def __init__(self, keeper: Doorkeeper, host: str) -> None:
        self.keeper = keeper
        self.loop = asyncio.get_running_loop()
        self.host, self.network = host, network_of(host)
        self.out = False
        #: What the keeper counts of their request.
        self.held = 20

    def show_out(self) -> None:
        self.out = True
        self.keeper.let_go(self, self.held)
        self.keeper.wait_no_more(self)
        self.keeper.leave(self.network)


def guests(keeper: Doorkeeper, *hosts: str) -> tuple[list[Guest], list[bool]]:
    found = [Guest(keeper, host) for host in hosts]
    return found, [keeper.admit(guest) for guest in found]


@in_loop
async def test_connections_are_counted_by_address_and_in_all() -> None:
    keeper = Doorkeeper(Limits(connections=2, sockets=1, connections_in_all=5))
    assert guests(keeper, "10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.2")[1] == [True, True, False, True]
    # Of an IPv6 address the network counts; one that is an IPv4 address in disguise is that.
    assert guests(keeper, "2001:db8::1", "2001:db8::2", "2001:db8::3")[1] == [True, True, False]
    assert guests(keeper, "::ffff:10.0.0.1", "10.0.0.3")[1] == [False, False]
    keeper.leave("10.0.0.1")
    assert guests(keeper, "::ffff:10.0.0.1", "10.0.0.3")[1] == [True, False]
    assert keeper.total == 5


@in_loop
async def test_whoever_keeps_the_server_waiting_longest_makes_room() -> None:
    keeper = Doorkeeper(Limits(connections=2, sockets=1, connections_in_all=3))
    (first, second), _ = guests(keeper, "10.0.0.1", "10.0.0.1")
    keeper.wait(first, 60)
    keeper.wait(second, 60)
    keeper.wait(first, 60)  # it has asked for something since, and waits anew
    assert guests(keeper, "10.0.0.1")[1] == [True]
    assert (first.out, second.out) == (False, True)
    # In all there is room for three: who comes from elsewhere takes the place of whoever waits, wherever from.
    assert guests(keeper, "10.0.0.2", "10.0.0.3", "10.0.0.4")[1] == [True, True, False]
    assert first.out


@in_loop
async def test_whoever_has_been_sending_longest_makes_room_for_what_comes() -> None:
    """Only those of whose request more is to come: what is whole will be answered soon."""
    keeper = Doorkeeper(Limits(unanswered=100))
    (first, second, third, whole), _ = guests(keeper, "10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4")
    assert keeper.hold(whole, 30, is_whole=True)
    assert all(keeper.hold(guest, 20, is_whole=False) for guest in (first, second, third))
    assert keeper.hold(third, 20, is_whole=False)
    assert [guest.out for guest in (first, second, third, whole)] == [True, False, False, False]
    assert keeper.unanswered == 90
    # Whoever would be next to go is the one that sends: nobody else does.
    assert not keeper.hold(second, 20, is_whole=False)
    keeper.let_go(second, 40)
    keeper.let_go(third, 40)
    assert keeper.hold(whole, 70, is_whole=True)
    assert not keeper.hold(third, 1, is_whole=True)


@in_loop
async def test_a_proxy_brings_as_many_as_come() -> None:
    limits = Limits(connections=1, sockets=1)
    for proxies in (["127.0.0.1"], ["127.0.0.0/8"], ["*"], ["::1", "127.0.0.1"]):
        keeper = Doorkeeper(limits, proxies)
        assert guests(keeper, *["127.0.0.1"] * 9)[1] == [True] * 9
    assert guests(Doorkeeper(limits, ["10.0.0.9", "10.1.0.0/16"]), *["127.0.0.1"] * 3)[1] == [True, True, False]
    assert guests(Doorkeeper(limits, ["::1"]), *["2001:db8::1"] * 3)[1] == [True, True, False]


@in_loop
async def test_the_proxy_is_the_one_that_is_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.1.2.3, 10.2.0.0/16")
    async with house(tmp_path, Limits(connections=1, sockets=1)) as home:
        for proxy, admitted in ((True, True), (False, False)):
            protocol = configuration(home.site, proxy).http
            assert isinstance(protocol, partial)
            keeper = protocol.args[0]
            for address in ("10.1.2.3", "10.2.7.7"):
                assert all(guests(keeper, *[address] * 4)[1]) == admitted
            assert not all(guests(keeper, *["127.0.0.1"] * 4)[1])


@pytest.mark.parametrize(
    "said", ["nonsense", "10.0.0.10 proxy.lan", "10.0.0.10/8", "10.0.0.10,*", "10.0.0.1/40", "::1:2:"]
)
def test_what_is_no_proxy_is_refused_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    """Uvicorn would believe nobody then, and all visitors would be one."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", said)
    with pytest.raises(SetupError) as refused:
        site_of(Plan(proxy=True), tmp_path)
    assert not (tmp_path / "tables.db").exists()
    for language in ("en", "it"):
        told = explain(refused.value, language)
        assert "FORWARDED_ALLOW_IPS" in told
        assert re.split("[ ,]", said)[-1] in told
    site_of(Plan(), tmp_path).store.close()  # without --proxy nobody is asked


def test_spaces_do_as_well_as_commas_and_nothing_is_this_computer() -> None:
    assert trusted_proxies({"FORWARDED_ALLOW_IPS": "10.0.0.1 10.2.0.0/16,::1 , fd00::/8"}) == [
        *("10.0.0.1", "10.2.0.0/16", "::1", "fd00::/8"),
    ]
    for nothing in ({}, {"FORWARDED_ALLOW_IPS": " "}):
        assert trusted_proxies(nothing) == ["127.0.0.1", "::1"]


@pytest.mark.parametrize("said", ["*", "10.0.0.1"])
def test_to_believe_everybody_is_said_to_be_dangerous(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, said: str
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", said)
    site_of(Plan(proxy=True, host_names=("games.example.org",)), tmp_path).store.close()
    assert ("FORWARDED_ALLOW_IPS=*" in caplog.text) == (said == "*")


@in_loop
async def test_behind_a_proxy_calls_that_wait_are_counted_by_the_address_it_names(tmp_path: Path) -> None:
    async with house(tmp_path, UNLIMITED._replace(connections=2)) as home:
        where, (host, _), _ = await home.table(2)
        # Two long polls of one address; a third call of it is refused, others are not.
        version = home.hall.tables[where].table.v
        path = f"/api/tables/{where}"
        waiting = [asyncio.ensure_future(host.get(f"{path}/wait?have={version}")) for _ in range(2)]
        await until(lambda: home.site.asking[host.address] == 2)
        assert await host.no("GET", path) == "error-too-fast"
        assert (await home.visitor().get("/api/health")).status == 200
        for call in waiting:
            call.cancel()
        await asyncio.wait(waiting)
        await until(lambda: not home.site.asking)
        assert (await host.get(path)).status == 200


def test_without_a_word_from_the_system_the_limits_count(monkeypatch: pytest.MonkeyPatch) -> None:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert handles() == (soft, soft)
    for found, expected in (((1024, 4096), 896), ((100, 100), 50), ((resource.RLIM_INFINITY,) * 2, 20_000)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, found=found: found)
        assert room(Limits()) == expected
    monkeypatch.setitem(sys.modules, "resource", None)
    assert (handles(5000), room(Limits())) == ((0, 0), 20_000)


# A uvicorn that is made otherwise


@pytest.mark.parametrize("missing", ["a method", "the module"])
def test_another_uvicorn_limits_heads_itself(
    tmp_path: Path, missing: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if missing == "a method":
        monkeypatch.setattr(door, "_EXPECTED", ("data_received", "a_method_that_it_has_no_more"))
        assert not door.fits()
    else:
        monkeypatch.setitem(sys.modules, "tavolata.server.door", None)
        monkeypatch.delattr("tavolata.server.door")
    with Threaded(tmp_path / "site", limits=Limits()) as server:
        assert "uvicorn" in caplog.text
        assert answers(server.url)
        for begin, more in (HEADS["many headers"], HEADS["one header"]):
            with connect(server) as line:
                line.sendall(begin)
                assert pour(line, more) < MUCH
                wait_until(partial(is_closed, line), "the server to close the connection")
        with connect(server) as line:
            line.sendall(UPGRADE)
            assert line.recv(4096).startswith(b"HTTP/1.1 101")
            pour(line, FRAMES["pings"])
            wait_until(lambda: is_closed(line), "the server to close the socket")
        assert answers(server.url)


def test_the_uvicorn_that_is_installed_is_known() -> None:
    assert door.fits()


# Going away


def vanish(line: socket.socket) -> None:
    """Go without a word, as whoever loses the network does."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


@pytest.mark.parametrize(
    "said",
    [
        POST + b'Content-Length: 1000\r\n\r\n{"game": ',
        POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{   \n\r\n",
        HEAD,
        HEAD + b"\r\n",
        UPGRADE,
        UPGRADE.replace(b"Upgrade: websocket", b"Origin: http://evil.test\r\nUpgrade: websocket"),
        UPGRADE + b"\x81\xfe\x00\xff\0\0\0\0{",
        UPGRADE + b"\x81\x82\0\0\0\0\xff\xff",
    ],
)
def test_whoever_goes_while_sending_is_no_defect(running: Running, said: bytes) -> None:
    before = running.greeted()
    for wait in (0.0, 0.001, 0.01):
        for _ in range(8):
            line = connect(running)
            line.sendall(said)
            time.sleep(wait)
            vanish(line)
    assert answers(running.url)
    assert running.output[before:] == ""


def test_nonsense_instead_of_http_is_told_once(site: Running) -> None:
    before = site.greeted()
    for number in range(50):
        line = connect(site)
        line.sendall(b"\x16\x03\x01 no http at all\r\n\r\n" if number % 2 else b"GET / nonsense\r\n\r\n")
        wait_until(partial(is_closed, line), "the server to hang up")
        line.close()
    told = site.output[before:].splitlines()
    assert len(told) == 1, told
    assert "Invalid HTTP request" in told[0]
