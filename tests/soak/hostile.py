"""Hostile messages of every sort, over HTTP and sockets, while others play on: nothing fails, nothing leaks, nobody notices.

    PYTHONPATH=src:tests python -m soak.hostile --messages 1000000 --seconds 3600

The server's limits are lifted, so that nothing is turned away unread. What is sent hangs on the seed alone; the order in which
many senders get their turn does not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec

from soak.programs import Company, Laid, lay, seated
from soak.progress import Figures, Problems, Progress, command, expect, milliseconds
from tavolata.server.app import STATIC
from tavolata.server.bench.calling import Caller, connect
from tavolata.server.bench.database import Broken, check_tables
from tavolata.server.bench.process import ServerProcess, serving, together
from tavolata.server.store import sqlite_url

#: So many messages are a whole run; fewer say little of how long others wait.
FULL_SIZE = 1_000_000
#: What the others may wait at most in a whole run, but for one answer of a hundred.
OTHERS_P99_MS = 150.0

#: Senders at the same time: three of four over HTTP, where one message waits for the answer to the one before.
_SENDERS = 8
#: Messages on one connection: the server closes a socket after 20 senseless ones, and more would not be read.
_EACH = 20
#: Seconds to wait for an answer.
_PATIENCE = 30.0
#: Tables of people who mean well, and how long they think.
_BESIDE = 8
_PACE = 0.2

#: What shows the inside of a program.
_INSIDE = re.compile(
    rb'Traceback|File \\?"|\.py\b|sqlalchemy|psycopg|sqlite3|site-packages|SELECT |INSERT ', re.IGNORECASE
)

#: The last word on a socket, and its answer: all that came before is dealt with.
_LAST = b'{"t":"ping","at":-8415.5}'
_LAST_ANSWER = b'{"t":"pong","at":-8415.5}'

_TEXTS = (
    "",
    "\0",
    "a\0b",
    "\ud800",
    "\udfff\ud800",
    "\u202e\u2066",
    "\ufeff",
    "'; DROP TABLE tables; --",
    "<script>alert(1)</script>",
    "../../../../etc/passwd",
    "{{7*7}}",
    "${jndi:ldap://x}",
    "%s%n%x",
    "\r\nSet-Cookie: a=b",
    "è" * 60,
    "🦅" * 40,
    "x" * 5000,
    "NaN",
    "null",
    "-1",
    "999999999999999999999",
)
_NUMBERS = (0, -1, 1, 15, 16, 99, 2**31, 2**31 - 1, 2**40, 2**53 + 1, 2**63, 2**64, 10**30, 1e308, -0.0, 0.5)
_KINDS = (
    "hello",
    "act",
    "why",
    "orders",
    "say",
    "takeback",
    "consent",
    "back",
    "hint",
    "ping",
    "state",
    "ack",
    "nak",
    "gone",
    "",
)
_FIELDS = ("t", "id", "table", "seat", "have", "protocol", "token", "decision", "action", "on", "orders", "quiet", "text", "phrase",
           "yes", "at", "name", "game", "players", "options", "host", "person", "brings", "fill", "do", "deck",
           "device", "ready", "extra")  # fmt: skip


#: Calls by method and address. To wait for news one says that one has none: then the answer comes at once.
_TABLE_CALLS = [
    (method, f"/api/tables/TABLE{what}")
    for method, whats in {
        "GET": (
            "",
            "/links",
            "/devices",
            "/nudges",
            "/qr.svg",
            "/log",
            "/replay",
            "/file",
            "/analysis",
            "/wait?have=-1",
            "/log?seat=ODD",
            "/qr.svg?what=ODD",
        ),
        "POST": (
            *(
                "/enter",
                "/sit",
                "/leave",
                "/start",
                "/rematch",
                "/hello",
                "/send",
                "/send?seat=1",
                "/report",
                "/devices",
                "/nudges",
                "/watch",
                "/ask",
                "/analysis",
            ),
            *("/seats/ODD", "/seats/1", "/cards/ODD/report", "/guests/ODD", "/guests/ODD/consent"),
        ),
        "PATCH": ("", "/nudges"),
        "DELETE": ("", "/nudges/ODD"),
    }.items()
    for what in whats
]
_OTHER_CALLS = [
    ("DELETE", "/api/mine/ODD"),
    ("GET", "/api/mine"),
    ("POST", "/api/nudges/renew"),
    ("POST", "/api/nudges/answer"),
    ("GET", "/api/games"),
    ("GET", "/api/games?game=ODD"),
    ("POST", "/api/games/ODD/deck"),
    ("POST", "/api/games/timeline/deck"),
    ("POST", "/api/games/ODD/seat-deck"),
    ("POST", "/api/games/isola/seat-deck"),
    ("GET", "/api/games/ODD/cards"),
    ("GET", "/api/games/isola/cards?lang=ODD"),
    ("POST", "/api/tables"),
    ("GET", "/api/health"),
    ("GET", "/api/ready"),
    ("GET", "/metrics"),
    ("POST", "/api/admin/enter"),
    ("POST", "/api/admin/leave"),
    ("GET", "/api/admin?q=ODD"),
    ("DELETE", "/api/admin/tables/ODD"),
    ("GET", "/api/admin/tables/ODD/file"),
    ("GET", "/api/admin/reports/ODD"),
    ("DELETE", "/api/admin/reports?upto=ODD"),
    ("DELETE", "/api/admin/reports/ODD"),
    ("DELETE", "/api/admin/cards"),
    ("DELETE", "/api/admin/cards/ODD"),
    ("GET", "/api/admin/lab"),
    ("POST", "/api/admin/lab"),
    ("GET", "/api/admin/lab/ODD"),
    ("POST", "/api/admin/lab/ODD"),
    ("DELETE", "/api/admin/lab/ODD"),
    ("POST", "/api/admin/lab/ODD/stop"),
    ("GET", "/api/admin/lab/ODD/report"),
    ("GET", "/lab/ODD"),
    ("GET", "/api/openapi.json"),
    ("GET", "/ODD"),
    ("GET", "/t/ODD"),
    ("GET", "/assets/ODD"),
]
CALLS = [*_TABLE_CALLS, *_OTHER_CALLS]


class Spoils(NamedTuple):
    """What a hostile client knows: its own table, names of others' tables, and what it overheard of others."""

    own: Laid
    others: list[str]
    #: Messages that others sent, word for word, but for their tokens.
    overheard: list[bytes]


class Mischief:
    """Makes hostile messages. The same seed makes the same."""

    def __init__(self, seed: int, spoils: Spoils) -> None:
        self.lots = random.Random(seed)
        self.spoils = spoils

    def text(self) -> str:
        return self.lots.choice(_TEXTS)

    def anything(self, depth: int = 3) -> Any:
        """Any value: often with the names that the protocol knows."""
        lots = self.lots
        which = lots.randrange(7 if depth else 4)
        if which == 0:
            return lots.choice((None, True, False))
        if which == 1:
            return lots.choice(_NUMBERS)
        if which in (2, 3):
            return self.text() if lots.random() < 0.6 else lots.choice((*_KINDS, self.table(), self.token()))
        if which == 4:
            return [self.anything(depth - 1) for _ in range(lots.randrange(5))]
        return {lots.choice(_FIELDS): self.anything(depth - 1) for _ in range(lots.randrange(6))}

    def table(self) -> str:
        return self.lots.choice((self.spoils.own.table, *self.spoils.others[:4], "nowhere12345", "x", self.text()))

    def token(self) -> str:
        """One's own, of another kind, made up, or damaged."""
        own = self.spoils.own
        token = self.lots.choice((*own.tokens, own.spectator, "x" * 22, self.text()))
        return token[::-1] if self.lots.random() < 0.2 else token

    def message(self) -> dict[str, Any]:
        """One that is well formed: out of order, with others' ids, or with a single thing wrong."""
        lots = self.lots
        name = lots.choice(("a1", "a2", "again", f"i{lots.randrange(99)}", self.text()))
        action = lots.choice(
            ("pass", "swap RC1 RH1", "place C1 0", "lay RC1 RC2 RC3", "roll", "play NEB1", self.text())
        )
        numbers = (lots.randrange(9), lots.choice(_NUMBERS))
        made: dict[str, Any] = lots.choice(
            (
                {"t": "hello", "table": self.table(), "seat": lots.choice((None, 0, 1, 9)), "token": self.token()},
                {"t": "hello", "table": self.table(), "seat": lots.choice((None, 0, 1)), "have": lots.choice(numbers)},
                {
                    "t": "act",
                    "id": name,
                    "decision": lots.choice(numbers),
                    "action": action,
                    "on": lots.choice(numbers),
                },
                {"t": "why", "id": name, "decision": lots.choice(numbers), "action": action},
                {"t": "orders", "id": name, "orders": {lots.choice(("eagle", self.text())): lots.choice(("ask", "x"))}},
                {"t": "say", "id": name, "text": self.text()},
                {"t": "say", "id": name, "phrase": lots.choice(("hello", self.text()))},
                {"t": "takeback", "id": name},
                {"t": "consent", "id": name, "yes": lots.random() < 0.5},
                {"t": "back", "id": name},
                {"t": "hint", "id": name, "decision": lots.choice((0, 1, -1, 7))},
                {"t": "ping", "at": lots.choice(_NUMBERS)},
            )
        )
        if lots.random() < 0.3:
            made[lots.choice((*made, *_FIELDS))] = self.anything(2)
        return made

    def body(self) -> bytes:
        """What is sent over a socket, or as the body of a call."""
        lots = self.lots
        which = lots.random()
        if which < 0.10:
            return lots.randbytes(lots.randrange(300))
        if which < 0.16:
            return lots.choice((b"[", b'{"t":', b'{"a":[')) * lots.choice((10, 1000, 2500))
        if which < 0.18:
            return b'{"t":"say","id":"x","text":"' + b"a" * lots.choice((299, 15_000, 17_000, 70_000)) + b'"}'
        if which < 0.28 and self.spoils.overheard:
            return lots.choice(self.spoils.overheard)
        if which < 0.42:
            return as_json(self.anything(4))
        sound = as_json(self.message())
        if which < 0.60:
            place = lots.randrange(len(sound))
            return sound[:place] + lots.randbytes(lots.randrange(3)) + sound[place + lots.randrange(3) :]
        return sound

    def wish(self) -> bytes:
        """The body of a call, with something odd in it."""
        lots, text, number = self.lots, self.text(), self.lots.choice(_NUMBERS)
        made: dict[str, Any] = lots.choice(
            (
                {"token": self.token()},
                {"person": {"name": text, "deck": {"text": text, "name": text}}, "seat": number},
                {"person": {"name": text or "x"}},
                {
                    "game": lots.choice(("indy", "timeline", text)),
                    "players": 2,
                    "name": text,
                    "host": {"name": text or "x"},
                },
                {"game": "timeline", "players": 2, "brings": {"deck": {"name": text, "text": text * 9}}},
                {"game": "indy", "players": number, "turn_seconds": number, "options": {text: text}, "fill": text},
                {"text": text, "browser": text, "seat": lots.choice((None, 0, 1, number))},
                {"do": lots.choice(("free", "bot", "standin", "back", text)), "bot": text},
                {"do": "bot", "deck": {"text": text * 9, "name": text}},
                {"person": {"name": "x", "deck": lots.choice(({"ready": text}, {"text": text * 9}, text))}, "seat": 1},
                # Not the first seat: with its link most of what follows is said.
                {"do": lots.choice(("renew", "away", text)), "seat": lots.choice((None, 1, number)), "device": text},
                {"name": text, "turn_seconds": number, "renew_links": lots.random() < 0.5},
                {"reason": lots.choice(("date", "text", text))},
                {"text": text * 9, "name": text},
            )
        )
        if lots.random() < 0.2:
            made[lots.choice((*made, *_FIELDS))] = self.anything(2)
        return as_json(made)

    def call(self) -> tuple[str, str, bytes, dict[str, str]]:
        """A call over HTTP: method, address, body, headers."""
        lots = self.lots
        odd = in_address(self.text()) if lots.random() < 0.5 else str(lots.choice(_NUMBERS))
        method, path = lots.choice(_TABLE_CALLS if lots.random() < 0.7 else _OTHER_CALLS)
        path = path.replace("TABLE", in_address(self.table())).replace("ODD", odd)
        if lots.random() < 0.3:
            name = lots.choice(("seat", "what", "first", "count", "changes", "after", "q", odd))
            path += ("&" if "?" in path else "?") + f"{name}={odd}"
        if lots.random() < 0.1:
            method = lots.choice(("GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS"))
        headers = {"Content-Type": lots.choice(("application/json",) * 6 + ("text/plain", ""))}
        if lots.random() < 0.6:
            headers["Authorization"] = f"Bearer {printable(self.token())}"
        which = lots.random()
        if which < 0.2:
            headers["Cookie"] = f"tavolata={printable(self.token())}; tavolata_admin={printable(self.text())}"
        elif which < 0.5 and method != "DELETE":
            # As the host of one's own table, whom most is allowed; without it there would be nothing left to spoil.
            headers["Cookie"] = self.spoils.own.cookie
        if lots.random() < 0.1:
            headers["Origin"] = lots.choice(("null", "http://evil.test", "http://localhost"))
        if lots.random() < 0.1:
            headers["Accept-Language"] = printable(self.text())
        body = self.wish() if lots.random() < 0.6 else self.body()
        return method, path, b"" if method == "HEAD" else body, headers


def in_address(text: str) -> str:
    return quote(text.encode(errors="surrogatepass"), safe="")


def as_json(data: Any) -> bytes:
    """Also where it is no good JSON: half characters as they are spelled, NaN, numbers that no one can hold."""
    return json.dumps(data, ensure_ascii=True).encode()


def is_text(data: bytes) -> bool:
    """Whether it may be sent as a text: what is no UTF-8 ends the socket at once, and the rest would not be read."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def printable(text: str) -> str:
    """What may stand in a header: more would end the connection, and nothing would be read."""
    return "".join(letter for letter in text if " " <= letter <= "~")[:200]


class Answers:
    """What came back, and what of it must not be."""

    def __init__(self, problems: Problems, secrets: list[bytes], own: Laid) -> None:
        self.problems = problems
        self._secrets = secrets
        self._own = own.table.encode()
        self.counts: Counter[str] = Counter()

    def hear(self, data: bytes, what: str) -> None:
        if inside := _INSIDE.search(data):
            self.problems.append(f"{what}: an answer shows the inside: {inside[0]!r} in {data[:300]!r}")
        if any(secret in data for secret in self._secrets):
            self.problems.append(f"{what}: an answer holds a secret: {data[:300]!r}")
        if b'"error-server"' in data:
            self.problems.append(f"{what}: error-server: {data[:300]!r}")
        # A view in an update does not name its table; a whole state, which must come first, does.
        if data.startswith(b'{"t":"state"') and self._own not in data:
            self.problems.append(f"{what}: the view of somebody else's table: {data[:300]!r}")

    def hear_frame(self, data: bytes) -> None:
        found = re.search(rb'"key":"([\w-]+)"', data[:200]) or re.match(rb'\{"t":"(\w+)"', data)
        self.counts[found[1].decode() if found else "?"] += 1
        self.hear(data, "socket")

    def hear_answer(self, status: int, data: bytes, call: str) -> None:
        self.counts[f"{status}"] += 1
        # Where the page was not built whoever opens it is told so.
        if status >= 500 and not (status == 503 and not STATIC.is_dir() and " /api/" not in call):
            self.problems.append(f"{call}: {status} {data[:300]!r}")
        self.hear(data, call)


class Hostility:
    """Senders who go on until enough is sent."""

    def __init__(self, server: ServerProcess, answers: Answers, progress: Progress, until: int) -> None:
        self._port = server.port
        self._answers = answers
        self._progress = progress
        self._until = until
        self.sent: Counter[str] = Counter()

    @property
    def _goes_on(self) -> bool:
        return self._progress.done < self._until and not self._progress.is_over

    def _count(self, kind: str) -> None:
        self.sent[kind] += 1
        self._progress.add(problems=len(self._answers.problems))

    async def by_socket(self, mischief: Mischief) -> None:
        lots = mischief.lots
        while self._goes_on:
            done = asyncio.Event()
            try:
                line = await connect(self._port, partial(self._hear, done), done.set)
            except (OSError, TimeoutError):
                continue
            own = mischief.spoils.own
            if lots.random() < 0.6:
                seat = lots.randrange(len(own.tokens))
                line.send(as_json({"t": "hello", "table": own.table, "seat": seat, "token": own.tokens[seat]}))
            for _ in range(_EACH):
                if done.is_set() or not self._goes_on:
                    break
                body = mischief.body()
                if lots.random() < 0.005:
                    # A frame that is none: the socket ends.
                    line.send_raw(lots.randbytes(lots.randrange(1, 40)))
                else:
                    line.send(body, 0x81 if lots.random() < 0.9 and is_text(body) else 0x82)
                self._count("socket")
            line.send(_LAST)
            with suppress(TimeoutError):
                await asyncio.wait_for(done.wait(), 2.0)
            line.close()

    def _hear(self, done: asyncio.Event, data: bytes) -> None:
        if data == _LAST_ANSWER:
            done.set()
        else:
            self._answers.hear_frame(data)

    async def by_http(self, mischief: Mischief) -> None:
        while self._goes_on:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            except OSError:
                continue
            for _ in range(_EACH):
                if not self._goes_on:
                    break
                call = mischief.call()
                self._count("http")
                try:
                    if not await asyncio.wait_for(self._ask(reader, writer, *call), _PATIENCE):
                        break
                except TimeoutError:
                    self._answers.problems.append(f"{call[0]} {call[1]}: no answer after {_PATIENCE:.0f} s")
                    break
                except (asyncio.IncompleteReadError, OSError):
                    self._answers.counts["closed"] += 1
                    break
            writer.close()

    async def _ask(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        method: str,
        path: str,
        body: bytes,
        headers: dict[str, str],
    ) -> bool:
        """Ask and read the answer; whether the connection may be used again."""
        head = [
            f"{method} {path} HTTP/1.1",
            "Host: localhost",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        writer.write("\r\n".join([*head, f"Content-Length: {len(body)}", "", ""]).encode() + body)
        answered = (await reader.readuntil(b"\r\n\r\n")).decode(errors="replace")
        status = int(answered.split(" ", 2)[1])
        length = re.search(r"(?i)content-length: (\d+)", answered)
        content = (
            await reader.readexactly(int(length[1]))
            if length and method != "HEAD" and status not in (204, 304)
            else b""
        )
        self._answers.hear_answer(status, content + answered.encode(), f"{method} {path[:120]}")
        return length is not None and "connection: close" not in answered.lower()


class Beside:
    """People who mean well and play on, all the time."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._caller = Caller(server.port)
        self._count = 0
        self.companies: list[Company] = []
        self.finished: list[Company] = []

    async def fill(self) -> None:
        for company in [company for company in self.companies if company.is_over]:
            self.companies.remove(company)
            company.close()
            self.finished.append(company)
        while len(self.companies) < _BESIDE:
            self._count += 1
            company = await seated(self._caller, self._server.port, self._count, _PACE)
            company.play()
            self.companies.append(company)

    async def play(self) -> None:
        """For ever: games that are over are followed by others."""
        while True:
            await self.fill()
            await asyncio.sleep(0.2)

    def close(self) -> None:
        for company in self.companies:
            company.close()
        self._caller.close()

    @property
    def all(self) -> list[Company]:
        return self.finished + self.companies

    def latencies(self) -> list[float]:
        return [seconds for company in self.all for program in company.programs for seconds in program.latencies]


def secrets_of(folder: Path, companies: list[Company]) -> list[bytes]:
    """What no answer may hold: links of others, what all links are made of, the keys of running games."""
    found = [token.encode() for company in companies for token in company.laid.tokens]
    found.append((folder / "secret").read_bytes().strip())
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        playing = {company.laid.table for company in companies}
        for table, start in connection.execute("SELECT id, start FROM tables WHERE start <> ''"):
            if table in playing:
                found.append(str(msgspec.json.decode(start)["chance"]["key"]).encode())
    return found


def overheard(companies: list[Company]) -> list[bytes]:
    """The last answer of each seat, as it went over the wire."""
    return [program.last_sent for company in companies for program in company.programs if program.last_sent]


async def attack(folder: Path, messages: int, seconds: float, seed: int, chunk: int, quiet: bool) -> Figures:
    problems = Problems()
    counts: Counter[str] = Counter()
    sent: Counter[str] = Counter()
    memory: list[float] = []
    lots = random.Random(seed)
    async with serving(folder) as server:
        beside = Beside(server)
        await beside.fill()
        playing = asyncio.create_task(beside.play())
        await asyncio.sleep(min(3.0, seconds / 10))
        calm = beside.latencies()
        began = time.monotonic()
        progress = Progress(messages, "messages", seconds, quiet)
        memory.append(server.memory())
        while not progress.is_over:
            # Each chunk has a table of its own to spoil, and knows others by their names.
            caller = Caller(server.port)
            own = await lay(caller, lots.choice(("indy", "timeline", "talisman")), 2)
            caller.close()
            spoils = Spoils(own, [company.laid.table for company in beside.companies], overheard(beside.companies))
            answers = Answers(problems, secrets_of(folder, beside.companies), own)
            hostility = Hostility(server, answers, progress, progress.done + chunk)
            ways = (hostility.by_socket, hostility.by_http, hostility.by_http, hostility.by_http)
            await asyncio.gather(*(ways[n % 4](Mischief(lots.getrandbits(40), spoils)) for n in range(_SENDERS)))
            counts += answers.counts
            sent += hostility.sent
            memory.append(server.memory())
            if not server.alive:
                problems.append("the server went away")
                break
        elapsed = time.monotonic() - began
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        loud = beside.latencies()[len(calm) :]
        beside.close()
        if server.tracebacks():
            problems.append(f"{server.tracebacks()} tracebacks in the log")
    for company in beside.all:
        for program in company.programs:
            if program.lost or program.refused["error-server"]:
                problems.append(f"others noticed: {program.lost} sockets lost, refused: {dict(program.refused)}")
    try:
        check_tables(sqlite_url(folder / "tables.db"), {company.laid.table: company.acks() for company in beside.all})
    except Broken as problem:
        problems.append(str(problem))
    return {
        "messages": sum(sent.values()),
        "by": dict(sent),
        "messages-per-second": round(sum(sent.values()) / elapsed),
        "answers": dict(counts.most_common(40)),
        "others-answers": len(loud),
        "others-games-finished": len(beside.finished),
        "others-ms-before": milliseconds(calm),
        "others-ms": milliseconds(loud),
        "mb-at-start": round(memory[0], 1),
        "mb-most": round(max(memory), 1),
        "mb-at-end": round(memory[-1], 1),
        "seconds": round(elapsed),
        "problems": problems,
    }


def check_others(figures: Figures) -> None:
    """Those who mean well have played all the time, and have hardly waited."""
    expect(figures, "others-answers", 1)
    if figures["others-ms"]["p99"] > OTHERS_P99_MS:
        figures["problems"].append(f"others waited {figures['others-ms']['p99']} ms at p99: more than {OTHERS_P99_MS}")


def run(messages: int, seconds: float, seed: int = 0, chunk: int = 20_000, quiet: bool = False) -> Figures:
    with tempfile.TemporaryDirectory(prefix="tavolata-hostile-") as folder:
        return together(attack(Path(folder), messages, seconds, seed, chunk, quiet))


def main(given: argparse.Namespace) -> Figures:
    figures = run(given.messages, given.seconds, given.seed, given.chunk)
    expect(figures, "messages", given.messages)
    if given.messages >= FULL_SIZE:
        check_others(figures)
    return figures


if __name__ == "__main__":
    sys.exit(command(__doc__ or "", main, messages=FULL_SIZE, seconds=7200.0, seed=0, chunk=20_000))
