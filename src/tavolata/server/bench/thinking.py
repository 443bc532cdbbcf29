"""People and strong bots at one server: how long bots let others wait, and whether people elsewhere notice that they think."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tavolata.server.bench.calling import PATIENCE, Caller, Line, connect
from tavolata.server.bench.database import Broken, check_tables
from tavolata.server.bench.figures import Figure, Scale
from tavolata.server.bench.players import MoveTally, OpenQuestion, Room
from tavolata.server.bench.process import serving, together
from tavolata.server.store import sqlite_url

#: Half of the tables each: bots that search for an answer, long and short.
_GAMES = ("talismani", "indy")
_LEVEL = "strong"
#: One seat is a program's, which answers at random and at once; bots have the others.
_PLAYERS = 4
_SEAT = 0


class Seen(msgspec.Struct):
    """What a program needs of a message."""

    t: str
    v: int = -1
    waiting: list[int] = []
    question: OpenQuestion | None = None
    key: str = ""


_SEEN = msgspec.json.Decoder(Seen)


class AmongBots:
    """A program at a table of bots: it plays at random, and counts how long each bot is awaited."""

    def __init__(self, port: int, seed: int) -> None:
        self._port = port
        self._rng = random.Random(seed)
        self._line: Line | None = None
        self._seen = Seen("")
        self._sent = 0
        #: Since when each bot is awaited.
        self._since: dict[int, float] = {}
        self.waits: list[float] = []
        self.lost = False

    async def open(self, caller: Caller, game: str) -> None:
        """Lay a table, let bots take all other seats, begin."""
        wish = {"game": game, "players": _PLAYERS, "fill": _LEVEL, "host": {"name": "Ada"}}
        created, cookie = await caller.call("POST", "/api/tables", wish)
        table, token = created["table"]["id"], created["seats"][0]["path"].partition("#")[2]
        await caller.call("POST", f"/api/tables/{table}/start", {}, cookie)
        self._line = await connect(self._port, self._hear, self._gone)
        self._line.send(msgspec.json.encode({"t": "hello", "table": table, "seat": _SEAT, "token": token}))
        async with asyncio.timeout(PATIENCE):
            while not self._seen.t:
                await asyncio.sleep(0.005)

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def _gone(self) -> None:
        self.lost |= self._line is not None

    def _hear(self, data: bytes) -> None:
        seen = _SEEN.decode(data)
        if seen.t not in ("state", "update"):
            return
        if seen.v > self._seen.v:
            self._count(seen)
        self._seen = seen
        asked, line = seen.question, self._line
        if asked is not None and line is not None:
            self._sent += 1
            action = self._rng.choice(asked.options)
            act = {"t": "act", "id": f"a{self._sent}", "decision": asked.decision, "action": action, "on": seen.v}
            line.send(msgspec.json.encode(act))

    def _count(self, seen: Seen) -> None:
        """Something happened: whoever is not awaited any more has answered, or was the only one and is asked again."""
        now, before = time.perf_counter(), self._seen.waiting
        for seat in before:
            if seat != _SEAT and (seat not in seen.waiting or len(before) == 1):
                self.waits.append(now - self._since.pop(seat, now))
        for seat in seen.waiting:
            if seat != _SEAT:
                self._since.setdefault(seat, now)


class Evening(NamedTuple):
    """What was noticed: milliseconds until people saw a move, without bots and beside them; seconds for which bots were awaited."""

    alone: list[float]
    beside: list[float]
    waits: list[float]
    server_cpu: float


def bots(scale: Scale) -> list[Figure]:
    """So many tables of strong bots, and as many of people who make one choice a second."""
    count = scale.bot_tables

    async def work(folder: Path) -> tuple[Evening, MoveTally]:
        async with serving(folder) as server:
            tally = MoveTally()
            room = Room(server.port, tally, pace=1.0)
            await room.lay(count)
            await room.lay_spares(count // 2)
            await room.play(1.0)
            tally.latencies.clear()
            await room.play(scale.paced_seconds / 2)
            alone, tally.latencies = tally.latencies, []
            programs = [AmongBots(server.port, number) for number in range(count)]
            caller = Caller(server.port)
            for number, program in enumerate(programs):
                await program.open(caller, _GAMES[number % len(_GAMES)])
            tally.latencies.clear()
            cpu, began = server.cpu(), time.perf_counter()
            await room.play(scale.paced_seconds)
            used = (server.cpu() - cpu) / (time.perf_counter() - began)
            beside = tally.latencies[:]
            async with asyncio.timeout(PATIENCE):
                while not any(program.waits for program in programs):  # a short run on a busy machine
                    await asyncio.sleep(0.05)
            await room.pause()
            lost = tally.lost + sum(program.lost for program in programs)
            room.close()
            caller.close()
            for program in programs:
                program.close()
            if tally.refused or lost:
                raise Broken(f"{dict(tally.refused)}, {lost} sockets lost")
        check_tables(sqlite_url(folder / "tables.db"), tally.acks)
        waits = sorted(wait for program in programs for wait in program.waits)
        return Evening(sorted(alone), sorted(beside), waits, used), tally

    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        evening, _ = together(work(Path(folder)))
    details: dict[str, Any] = {
        "tables": count,
        "moves": len(evening.beside),
        "alone-ms": round(1000 * _most(evening.alone), 2),
        "longest-ms": round(1000 * evening.beside[-1], 2),
        "bots-answers": len(evening.waits),
        "bots-longest-s": round(evening.waits[-1], 2),
        "server-cpu": round(evening.server_cpu, 2),
    }
    half = evening.waits[len(evening.waits) // 2]
    return [
        Figure(case="beside-bots", value=1000 * _most(evening.beside), unit="ms", details=details),
        Figure(case="bots-half", value=half, unit="seconds", details={"tables": count}),
        Figure(case="bots-most", value=_most(evening.waits), unit="seconds", details={"tables": count}),
    ]


def _most(times: list[float]) -> float:
    """So long, or less, 99 times in 100."""
    return times[min(len(times) - 1, len(times) * 99 // 100)]
