"""Senseless messages of every sort."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tavolata.server import wire
from tavolata.server.bench.calling import Caller, Line, connect
from tavolata.server.bench.database import Broken, check_tables
from tavolata.server.bench.figures import Figure, Scale
from tavolata.server.bench.players import HEARD, BenchTable, MoveTally, Room, lay
from tavolata.server.bench.process import serving, together
from tavolata.server.store import sqlite_url

#: Senders of nonsense at the same time.
_SENDERS = 16
#: The server closes a socket after so many senseless messages; a sender begins anew before that or after.
_NONSENSE_EACH = 24
#: The last word on each socket, and its answer.
_LAST = b'{"t":"ping","at":-8415.5}'
_LAST_ANSWER = b'{"t":"pong","at":-8415.5}'


def nonsense(scale: Scale) -> list[Figure]:
    """Senseless messages of every sort, while others play; the others must not notice."""

    async def work(folder: Path) -> dict[str, Any]:
        async with serving(folder) as server:
            tally = MoveTally()
            room = Room(server.port, tally, pace=0.1)
            await room.lay(scale.beside)
            victim = await lay(Caller(server.port), 0)
            pid = server.pid
            await room.play(min(2.0, scale.seconds))
            quiet = sorted(tally.latencies)
            tally.latencies.clear()
            before, began = tally.moves, time.perf_counter()
            flood = Flood(server.port, victim, scale.nonsense)
            playing = asyncio.create_task(room.play(3600))
            await flood.run()
            elapsed = time.perf_counter() - began
            rate = (tally.moves - before) / elapsed
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            await room.pause()
            room.close()
            if not server.alive or server.pid != pid:
                raise Broken("the server went away")
            if tally.refused or tally.lost:
                raise Broken(f"other tables noticed: {dict(tally.refused)}, {tally.lost} sockets lost")
            if flood.tracebacks or server.tracebacks() or flood.answers["error-server"]:
                raise Broken(f"tracebacks: {flood.tracebacks} to clients, {server.tracebacks()} in the log")
            loud = sorted(tally.latencies)
            details = {
                "messages": flood.sent,
                "messages-per-second": round(flood.sent / elapsed),
                "sockets": flood.sockets,
                "answers": dict(flood.answers.most_common(12)),
                "others-moves-per-second": round(rate, 1),
                "others-wanted": scale.beside * 10,
                "others-p99-ms": round(1000 * loud[len(loud) * 99 // 100], 1),
                "others-p99-ms-before": round(1000 * quiet[len(quiet) * 99 // 100], 1),
                "memory-mb": round(server.memory()),
            }
        check_tables(sqlite_url(folder / "tables.db"), tally.acks)
        return details

    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        details = together(work(Path(folder)))
    return [Figure(case="nonsense", value=0.0, unit="harm", wanted=0.0, details=details)]


class Flood:
    """Senders of nonsense: bytes, JSON, messages out of order, again, too large, and by drops."""

    def __init__(self, port: int, victim: BenchTable, count: int) -> None:
        self.port = port
        self.victim = victim
        self.count = count
        self.sent = 0
        self.sockets = 0
        self.tracebacks = 0
        self.answers: Counter[str] = Counter()
        self._act = b'{"t":"act","id":"again","decision":1,"action":"pass","on":1}'

    async def run(self) -> None:
        await asyncio.gather(*(self._send_forever(random.Random(number)) for number in range(_SENDERS)))

    async def _send_forever(self, rng: random.Random) -> None:
        while self.sent < self.count:
            done = asyncio.Event()
            try:
                line = await connect(self.port, partial(self._hear, done), done.set)
            except (OSError, TimeoutError):
                continue
            self.sockets += 1
            # A third never says hello, a third says it first, a third in between.
            hello_at = rng.choice((-1, 0, rng.randrange(_NONSENSE_EACH)))
            for number in range(_NONSENSE_EACH):
                if done.is_set() or self.sent >= self.count:
                    break
                self.sent += 1
                if number == hello_at:
                    line.send(self._hello(rng))
                else:
                    await self._send_one(line, rng)
            # Whoever answers this, or closes the socket, has dealt with all that came before.
            line.send(_LAST)
            with suppress(TimeoutError):
                await asyncio.wait_for(done.wait(), 2.0)
            line.close()

    async def _send_one(self, line: Line, rng: random.Random) -> None:
        which = rng.random()
        if which < 0.25:
            # As bytes; now and then as text, which it is not: then the socket is closed at once.
            line.send(rng.randbytes(rng.randrange(200)), 0x81 if which < 0.01 else 0x82)
        elif which < 0.5:
            line.send(msgspec.json.encode(random_json(rng, 4)))
        elif which < 0.8:
            line.send(self._out_of_order(rng))
        elif which < 0.95:
            line.send(self._act)
        elif which < 0.97:
            line.send(b'{"t":"say","id":"x","text":"' + b"a" * rng.choice((300, 15_000, 17_000, 70_000)) + b'"}')
        elif which < 0.98:
            line.send(b"[" * rng.choice((100, 5000, 16_000)))
        elif which < 0.99:
            # A frame that says it is longer than it is, in drops.
            line.send_raw(b"\x81\xfe\x10\x00\0\0\0\0")
            for _ in range(3):
                line.send_raw(rng.randbytes(3))
                await asyncio.sleep(0.01)
        else:
            line.send_raw(rng.randbytes(rng.randrange(1, 40)))

    def _hello(self, rng: random.Random) -> bytes:
        token = rng.choice((*self.victim.tokens, "x" * 22, None))
        hello: dict[str, Any] = {"t": "hello", "table": rng.choice((self.victim.table, "nothere12345"))}
        return msgspec.json.encode(
            hello | ({"token": token} if token else {}) | {"have": rng.choice((-1, 0, 1, 1 << 30))}
        )

    def _out_of_order(self, rng: random.Random) -> bytes:
        name = f"x{rng.randrange(50)}"
        message: Any = rng.choice(
            (
                wire.Act(name, rng.randrange(5), rng.choice(("pass", "swap RC2 GH5", "€", "swap")), rng.randrange(9)),
                wire.Why(name, rng.randrange(5), "pass"),
                wire.Orders(name, {rng.choice(("eagle", "nothing")): "ask"}, rng.random() < 0.5),
                wire.Say(name, text="<script>ciao</script>"),
                wire.Say(name, phrase="hello"),
                wire.TakeBack(name),
                wire.Consent(name, rng.random() < 0.5),
                wire.Back(name),
                wire.Ping(rng.random()),
                wire.Pong(1.0),
                wire.Gone("gone-table"),
            )
        )
        return msgspec.json.encode(message)

    def _hear(self, done: asyncio.Event, data: bytes) -> None:
        if data == _LAST_ANSWER:
            done.set()
            return
        if b"Traceback" in data or b'File \\"' in data or b".py" in data:
            self.tracebacks += 1
        heard = HEARD.decode(data)
        self.answers[heard.key or heard.t] += 1


def random_json(rng: random.Random, depth: int) -> Any:
    """Any JSON; often with names that the protocol knows."""
    which = rng.randrange(7 if depth else 4)
    if which == 0:
        return rng.choice((None, True, False, 0, -1, 1 << 62, 1e308, 0.1))
    if which in (1, 2):
        return rng.choice(("", "hello", "act", "\0", "ù" * 50, "../../etc", "1", "-1"))
    if which == 3:
        return rng.randrange(-(1 << 40), 1 << 40)
    if which == 4:
        return [random_json(rng, depth - 1) for _ in range(rng.randrange(4))]
    names = ("t", "id", "decision", "action", "on", "table", "seat", "have", "token", "orders", "text", "deck", "zzz")
    made = {rng.choice(names): random_json(rng, depth - 1) for _ in range(rng.randrange(6))}
    if rng.random() < 0.7:
        made["t"] = rng.choice(("hello", "act", "why", "orders", "say", "takeback", "consent", "back", "ping"))
    return made
