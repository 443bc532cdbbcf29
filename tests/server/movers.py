"""People who play on while server processes are replaced: they count how long they wait, and what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from tavolata.server import bench
from tavolata.server.bench.calling import Line

#: Opens a connection: whom it tells what is heard, and that it is lost.
Connect = Callable[[Callable[[bytes], None], Callable[[], None]], Awaitable[Line]]

#: Nobody may wait longer than this, in seconds.
PATIENCE = 2.0
#: So long people play before anything is done to them.
_BEFORE = 2.0


class Person:
    """Somebody at a seat whose page knows `moving`, or an older one that sees only that its connection is lost."""

    def __init__(self, connect: Connect, tables: list[bench.BenchTable], seat: int, knows_moving: bool) -> None:
        """``tables``: where they play, one game after the other."""
        self._connect = connect
        self._tables = iter(tables)
        self.laid = next(self._tables)
        self.seat = seat
        self.knows_moving = knows_moving
        self.line: Line | None = None
        self.v = -1
        self.over = False
        self.playing = True
        #: By table the acts by their key, and the version at which each was acknowledged.
        self.acks: dict[str, dict[str, int]] = {}
        self.moves = 0
        #: From what was said first to its answer; from the word to move, or a loss, to the view on the new connection.
        self.waits: list[float] = []
        #: Connections that ended without a word before; those that did not move in the time they had; calls nobody took.
        self.lost = self.late = self.refused = 0
        self.naks: Counter[str] = Counter()
        self._sent = 0
        self._open_act: tuple[str, bytes, float] | None = None
        self._question: dict[str, Any] | None = None
        self._moved_at: float | None = None
        #: Another connection is being made.
        self._moves = False
        #: Nothing has come on this connection yet.
        self._fresh = True
        self._tasks: set[asyncio.Task[None]] = set()
        self._rng = random.Random(f"{self.laid.table} {seat}")

    async def open(self) -> None:
        line: Line | None = None

        def heard(data: bytes) -> None:
            if line is self.line:
                self._hear(json.loads(data))

        def gone() -> None:
            if line is self.line and self.playing:
                if self._moves:
                    self.late += 1
                    return
                self.lost += 1
                self._later(0.25 + 0.25 * self._rng.random())

        line = await self._connect(heard, gone)
        old, self.line = self.line, line
        self._fresh = True
        self._hello()
        if old is not None:
            old.close()

    def _later(self, seconds: float) -> None:
        if self._moved_at is None:
            self._moved_at = time.monotonic()

        async def again() -> None:
            await asyncio.sleep(seconds)
            while self.playing:
                try:
                    await self.open()
                except OSError:
                    self.refused += 1
                    await asyncio.sleep(0.25 + 0.25 * self._rng.random())
                else:
                    break
            self._moves = False

        self._moves = True
        task = asyncio.create_task(again())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "moving" and self.knows_moving and not self._moves:
            self._later(0.3 * self._rng.random())
        elif kind in ("state", "update"):
            self._see(message)
        elif kind == "ack" and self._open_act is not None and message["id"] == self._open_act[0]:
            self.acks.setdefault(self.laid.table, {})[f"{self.seat}:{message['id']}"] = message["v"]
            self.moves += 1
            self._answered()
            self._choose()
            if self.over:
                self._next_table()
        elif kind == "nak":
            # Somebody was quicker, through another worker: look again.
            self.naks[message["key"]] += 1
            self._answered()
            self.v = -1
            self._hello()

    def _answered(self) -> None:
        if self._open_act is not None:
            self.waits.append(time.monotonic() - self._open_act[2])
            self._open_act = None

    def _hello(self) -> None:
        if self.line is not None:
            hello = {"t": "hello", "table": self.laid.table, "seat": self.seat, "have": self.v}
            self.line.send(json.dumps({**hello, "token": self.laid.tokens[self.seat]}).encode())

    def _see(self, message: dict[str, Any]) -> None:
        if message["t"] == "update" and message["since"] != self.v:
            if message["v"] > self.v >= 0:
                self.v = -1
                self._hello()
            return
        self.v, self.over = message["v"], message["over"]
        if self._fresh:
            self._fresh = False
            if self._moved_at is not None:
                self.waits.append(time.monotonic() - self._moved_at)
                self._moved_at = None
            if self._open_act is not None and self.line is not None:
                self.line.send(self._open_act[1])
        self._question = message["question"]
        self._choose()
        if self.over and self._open_act is None:
            self._next_table()

    def _next_table(self) -> None:
        following = next(self._tables, None)
        if following is not None:
            self.laid, self.v, self.over, self._question = following, -1, False, None
            self._hello()

    def _choose(self) -> None:
        question = self._question
        if question and self._open_act is None and self.playing and self.line is not None:
            self._sent += 1
            self._question = None
            name = f"a{self._sent}"
            act = {"t": "act", "id": name, "decision": question["decision"], "on": self.v}
            data = json.dumps({**act, "action": self._rng.choice(question["options"])}).encode()
            self._open_act = name, data, time.monotonic()
            asyncio.get_running_loop().call_later(0.04, self.line.send, data)

    @property
    def waiting(self) -> float:
        """How long they have been waiting now."""
        since = [at for at in (self._moved_at, self._open_act and self._open_act[2]) if at is not None]
        return time.monotonic() - min(since) if since else 0.0


class Crowd:
    """People in full play at several tables, every third of them with an old page."""

    def __init__(self) -> None:
        self.people: list[Person] = []
        #: How long the one who waits longest has been waiting, at worst, and how late the machine let us look: before the
        #: change, and while it went on.
        self.usual_wait = self.usual_delay = 0.0
        self.longest_wait = self.longest_delay = 0.0

    async def sit_down(self, port: int, connect: Connect, tables: int = 4) -> None:
        """Lay the tables at this port, and connect everybody."""
        caller = bench.Caller(port)
        for number in range(tables):
            laid = [await bench.lay(caller, number) for _ in range(6)]
            self.people += [Person(connect, laid, seat, (number + seat) % 3 > 0) for seat in (0, 1)]
        caller.close()
        await asyncio.gather(*(person.open() for person in self.people))

    async def play_during(self, change: Coroutine[Any, Any, None]) -> None:
        """Play until this is done, and a little longer."""
        self.usual_wait, self.usual_delay = await self._watch(asyncio.create_task(asyncio.sleep(_BEFORE)))
        for person in self.people:
            person.waits.clear()
        self.longest_wait, self.longest_delay = await self._watch(asyncio.create_task(change))
        for person in self.people:
            person.playing = False
        await asyncio.sleep(0.5)
        for person in self.people:
            if person.line is not None:
                person.line.close()

    async def _watch(self, change: asyncio.Task[None]) -> tuple[float, float]:
        """The longest wait of anybody until this is done and all have been answered, and the longest delay of our own."""
        wait = delay = 0.0
        end = float("inf")
        async with asyncio.timeout(180):
            while (now := time.monotonic()) < end:
                if change.done() and end == float("inf"):
                    change.result()
                    end = now + 0.5
                await asyncio.sleep(0.05)
                wait = max(wait, *(person.waiting for person in self.people))
                delay = max(delay, time.monotonic() - now - 0.05)
        return max([wait, *(seconds for person in self.people for seconds in person.waits)]), delay

    def check(self, database: str) -> None:
        """Nobody waited too long, and all that was acknowledged is in the journals, once."""
        # Where more is running than the machine has cores for, everybody waits longer at any time.
        allowed = PATIENCE + 2 * (self.usual_wait + max(self.usual_delay, self.longest_delay))
        waited = (
            f"the longest wait was {self.longest_wait:.2f} s, before the change {self.usual_wait:.2f} s; wanted "
            f"{PATIENCE:.2f} s, on this machine, up to {self.longest_delay:.2f} s late itself, {allowed:.2f} s"
        )
        print(waited)
        assert self.longest_wait < allowed, waited
        told = [person for person in self.people if person.knows_moving]
        assert sum(person.lost for person in told) == 0, "whoever knows `moving` loses no connection"
        # They have a second; who is late, because the machine is, has been counted among those who wait.
        assert sum(person.late for person in told) == 0 or self.longest_delay + self.usual_wait > 0.2, waited
        acks: dict[str, dict[str, int]] = {}
        for person in self.people:
            for table, own in person.acks.items():
                acks.setdefault(table, {}).update(own)
        assert sum(person.moves for person in self.people) > 100
        assert not {key for person in self.people for key in person.naks} - {"error-table-changed", "error-not-asked"}
        bench.check_tables(database.replace("postgresql:", "postgresql+psycopg:"), acks)
