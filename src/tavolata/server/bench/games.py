"""The server's CPU for an answer, game by game: views and tables are not equally large."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from tavolata.server.bench.calling import PATIENCE, Caller, Line, connect
from tavolata.server.bench.database import Broken, check_tables
from tavolata.server.bench.figures import Figure, Scale
from tavolata.server.bench.players import HEARD, Heard, MoveTally
from tavolata.server.bench.process import ServerProcess, serving, together
from tavolata.server.store import sqlite_url

#: The games, each with the number of seats it is measured with.
GAMES = (("indy", 2), ("talismani", 10), ("timeline", 4), ("talisman", 4))
#: Connections for HTTP calls while tables are laid.
_CALLERS = 8


class CompanyTable(NamedTuple):
    """A table that was laid over HTTP for many, and begun; the link of each seat."""

    table: str
    tokens: list[str]


async def lay_for_many(caller: Caller, game: str, players: int) -> CompanyTable:
    """Lay a table, let everybody sit down, begin."""
    wish = {"game": game, "players": players, "beat": 0, "host": {"name": "P1"}}
    created, cookie = await caller.call("POST", "/api/tables", wish)
    table = created["table"]["id"]
    invite = created["invite"].partition("#")[2]
    paths = [created["seats"][0]["path"]]
    for number in range(2, players + 1):
        _, other = await caller.call("POST", f"/api/tables/{table}/enter", {"token": invite})
        await caller.call("POST", f"/api/tables/{table}/sit", {"person": {"name": f"P{number}"}}, other)
        links, _ = await caller.call("GET", f"/api/tables/{table}/links", cookie=other)
        paths.append(links["seats"][0]["path"])
    await caller.call("POST", f"/api/tables/{table}/start", {}, cookie)
    return CompanyTable(table, [path.partition("#")[2] for path in paths])


class Company:
    """Everybody at one table: each seat answers at random as soon as it is asked and its last answer is through."""

    def __init__(self, port: int, laid: CompanyTable, tally: MoveTally, seed: int) -> None:
        self._port = port
        self._laid = laid
        self._tally = tally
        self._rng = random.Random(seed)
        self._lines: list[Line] = []
        self._heard: list[Heard | None] = [None] * len(laid.tokens)
        #: The answer of each seat that is not acknowledged yet.
        self._sent = [""] * len(laid.tokens)
        self._count = 0
        #: How often a seat was told where the game stands.
        self.told = 0
        self.playing = self.over = False

    async def open(self) -> None:
        """Connect every seat, and wait until all of them see the table."""
        for seat, token in enumerate(self._laid.tokens):
            line = await connect(self._port, partial(self._hear, seat), self._gone)
            self._lines.append(line)
            line.send(msgspec.json.encode({"t": "hello", "table": self._laid.table, "seat": seat, "token": token}))
        async with asyncio.timeout(PATIENCE):
            while not all(self._heard):
                await asyncio.sleep(0.005)

    def play(self) -> None:
        self.playing = True
        for seat in range(len(self._lines)):
            self._answer(seat)

    async def pause(self) -> None:
        """No new answer; returns when the last ones are through."""
        self.playing = False
        with suppress(TimeoutError):
            async with asyncio.timeout(5):
                while any(self._sent):
                    await asyncio.sleep(0.002)

    def close(self) -> None:
        self.playing = False
        for line in self._lines:
            line.close()

    def _gone(self) -> None:
        if self.playing:
            self._tally.lost += 1

    def _answer(self, seat: int) -> None:
        heard = self._heard[seat]
        if not self.playing or self._sent[seat] or heard is None or heard.question is None:
            return
        asked, heard.question = heard.question, None
        self._count += 1
        self._sent[seat] = f"a{self._count}"
        action = self._rng.choice(asked.options)
        act = {"t": "act", "id": self._sent[seat], "decision": asked.decision, "action": action, "on": heard.v}
        self._lines[seat].send(msgspec.json.encode(act))

    def _hear(self, seat: int, data: bytes) -> None:
        heard = HEARD.decode(data)
        if heard.t in ("state", "update"):
            self.told += heard.t == "update"
            self._heard[seat] = heard
            self.over |= heard.over
        elif heard.t == "ack":
            self._sent[seat] = ""
            self._tally.moves += 1
            self._tally.acks.setdefault(self._laid.table, {})[f"{seat}:{heard.id}"] = heard.v
        elif heard.t == "nak":
            # Somebody else was first, and the question is another one by now: it comes with the next news.
            self._sent[seat] = ""
        self._answer(seat)


class Slice(NamedTuple):
    """What was played in a while: answers, how often a seat was told, and the server's CPU for all of it."""

    answers: int
    told: int
    cpu: float


async def _slice(server: ServerProcess, game: str, players: int, scale: Scale) -> tuple[Slice, MoveTally]:
    tally, waiting = MoveTally(), iter(range(max(scale.companies, round(scale.companies * scale.seconds))))
    companies: list[Company] = []

    async def lay(caller: Caller) -> None:
        for number in waiting:
            company = Company(server.port, await lay_for_many(caller, game, players), tally, number)
            await company.open()
            companies.append(company)

    callers = [Caller(server.port) for _ in range(_CALLERS)]
    await asyncio.gather(*map(lay, callers))
    at_table, spare = companies[: scale.companies], companies[scale.companies :]
    told, cpu, until = sum(company.told for company in companies), server.cpu(), time.perf_counter() + scale.seconds
    for company in at_table:
        company.play()
    while time.perf_counter() < until and any(not company.over for company in at_table):
        await asyncio.sleep(0.01)
        for place, company in enumerate(at_table):
            if company.over and spare:
                at_table[place] = spare.pop()
                at_table[place].play()
    await asyncio.gather(*(company.pause() for company in at_table))
    found = Slice(tally.moves, sum(company.told for company in companies) - told, server.cpu() - cpu)
    for company in companies:
        company.close()
    for caller in callers:
        caller.close()
    return found, tally


def cpu_by_game(scale: Scale) -> list[Figure]:
    """The server's CPU for each time that a seat is told where the game stands, and for each answer, of every game in turn."""

    async def work(folder: Path) -> dict[str, Slice]:
        found: dict[str, Slice] = {}
        acks: dict[str, dict[str, int]] = {}
        async with serving(folder) as server:
            for game, players in GAMES:
                found[game], tally = await _slice(server, game, players, scale)
                acks |= tally.acks
                if tally.lost:
                    raise Broken(f"{game}: {tally.lost} sockets lost")
        check_tables(sqlite_url(folder / "tables.db"), acks)
        return found

    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        found = together(work(Path(folder)))
    figures = []
    first = 1e6 * found[GAMES[0][0]].cpu / max(1, found[GAMES[0][0]].told)
    for game, players in GAMES:
        played = found[game]
        value = 1e6 * played.cpu / max(1, played.told)
        details = {
            "tables": scale.companies,
            "seats": players,
            "answers": played.answers,
            "told": played.told,
            "server-us-per-answer": round(1e6 * played.cpu / max(1, played.answers)),
        }
        wanted = None if game == GAMES[0][0] else round(3 * first, 1)
        figures.append(Figure(case=f"cpu-{game}", value=value, unit="us", wanted=wanted, details=details))
    return figures
