"""The players: they lay tables, sit down and play."""

from __future__ import annotations

import asyncio
import math
import os
import random
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import msgspec

from tavolata.server.bench.calling import PATIENCE, Caller, Line, connect

GAME = "indy"
#: Connections for HTTP calls while tables are laid.
_CALLERS = 8


class OpenQuestion(msgspec.Struct):
    decision: int
    options: list[str]


class Heard(msgspec.Struct):
    """What a player needs of a message; the rest of it is not even decoded."""

    t: str
    v: int = -1
    since: int = -1
    id: str = ""
    key: str = ""
    over: bool = False
    question: OpenQuestion | None = None


HEARD = msgspec.json.Decoder(Heard)


class BenchTable(NamedTuple):
    """A table that was laid over HTTP, with two people, and begun."""

    table: str
    tokens: list[str]
    cookie: str


async def lay(caller: Caller, number: int) -> BenchTable:
    """Lay a table for two, let both sit down, begin."""
    wish = {"game": GAME, "players": 2, "beat": 0, "name": f"{number}", "host": {"name": "Ada"}}
    created, cookie = await caller.call("POST", "/api/tables", wish)
    table = created["table"]["id"]
    invite = created["invite"].partition("#")[2]
    _, other = await caller.call("POST", f"/api/tables/{table}/enter", {"token": invite})
    await caller.call("POST", f"/api/tables/{table}/sit", {"person": {"name": "Bruno"}}, other)
    await caller.call("POST", f"/api/tables/{table}/start", {}, cookie)
    # Whoever sits down by the invitation has a link of their own from then on.
    links, _ = await caller.call("GET", f"/api/tables/{table}/links", cookie=other)
    own = [created["seats"][0], links["seats"][0]]
    return BenchTable(table, [seat["path"].partition("#")[2] for seat in own], cookie)


class MoveTally:
    """What the players count."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused: Counter[str] = Counter()
        self.latencies: list[float] = []
        self.lost = 0
        self.games = 0
        #: Per table the acts that were acknowledged, and the version of each.
        self.acks: dict[str, dict[str, int]] = {}


class TwoPlayers:
    """Two people at one table. One choice at a time: the next follows when the other seat has seen the last one."""

    def __init__(self, port: int, laid: BenchTable, tally: MoveTally, seed: int, pace: float = 0.0) -> None:
        #: Where each seat connects to: with several server processes not the same.
        self.ports = [port, port]
        self.laid = laid
        self.tally = tally
        #: Seconds between two choices; 0: as fast as it goes.
        self.pace = pace
        self._rng = random.Random(seed)
        self._lines: list[Line | None] = [None, None]
        self.versions = [-1, -1]
        self._questions: list[OpenQuestion | None] = [None, None]
        self._sent = 0
        self._act: tuple[str, int, float] | None = None
        self._acked = -1
        self._seen_at = [0.0, 0.0]
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0
        self.playing = False
        self.over = False
        self._rest: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Connect both seats, and wait until they see the table."""
        self._act, self._acked = None, -1
        self.versions = [-1, -1]
        for seat in (0, 1):
            self._lines[seat] = await connect(self.ports[seat], partial(self._hear, seat), self._gone)
            self._hello(seat)
        async with asyncio.timeout(PATIENCE):
            while min(self.versions) < 0:
                await asyncio.sleep(0.005)

    def _hello(self, seat: int) -> None:
        line = self._lines[seat]
        if line is not None:
            hello = {"t": "hello", "table": self.laid.table, "seat": seat, "token": self.laid.tokens[seat]}
            line.send(msgspec.json.encode(hello))

    def play(self, begin: float = 0.0) -> None:
        """Begin; with a pace the first choice comes after ``begin`` seconds."""
        self.playing = True
        self._due = asyncio.get_running_loop().time() + begin
        self._next()

    async def pause(self) -> None:
        """No new choice; returns when the last one is through."""
        self.playing = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        with suppress(TimeoutError):
            async with asyncio.timeout(5):
                while self._act is not None and any(self._lines):
                    await asyncio.sleep(0.002)

    def close(self) -> None:
        self.playing = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for line in self._lines:
            if line is not None:
                line.close()
        self._lines = [None, None]

    def _gone(self) -> None:
        if self.playing:
            self.tally.lost += 1
        self.playing = False

    def _next(self) -> None:
        if not self.playing or self._act is not None or self._timer is not None:
            return
        if self.over:
            self.playing = False
            return
        if self.pace:
            loop = asyncio.get_running_loop()
            # A choice that came late does not make the next ones come in a heap.
            self._due = max(self._due, loop.time())
            self._timer = loop.call_at(self._due, self._choose)
            self._due += self.pace
        else:
            self._choose()

    def _choose(self) -> None:
        self._timer = None
        for seat in (0, 1):
            asked, line = self._questions[seat], self._lines[seat]
            if asked is not None and line is not None:
                self._questions[seat] = None
                self._sent += 1
                name = f"a{self._sent}-{os.getpid()}"
                action = asked.options[int(self._rng.random() * len(asked.options))]
                self._act, self._acked = (name, seat, time.perf_counter()), -1
                line.send(
                    b'{"t":"act","id":"%b","decision":%d,"action":"%b","on":%d}'
                    % (name.encode(), asked.decision, action.encode(), self.versions[seat])
                )
                return

    def _hear(self, seat: int, data: bytes) -> None:
        heard = HEARD.decode(data)
        kind = heard.t
        if kind == "update":
            if heard.since != self.versions[seat] and heard.v != self.versions[seat]:
                self.tally.refused["resync"] += 1
                self._hello(seat)
                return
            self._see(seat, heard)
        elif kind == "ack":
            act = self._act
            if act is not None and heard.id == act[0]:
                self._acked = heard.v
                self.tally.acks.setdefault(self.laid.table, {})[f"{seat}:{heard.id}"] = heard.v
                self._settle()
        elif kind == "state":
            self._see(seat, heard)
        elif kind == "nak":
            self.tally.refused[heard.key] += 1
            self._act = None
            self._hello(seat)

    def _see(self, seat: int, heard: Heard) -> None:
        if heard.v > self.versions[seat]:
            self._seen_at[seat] = time.perf_counter()
        self.versions[seat] = heard.v
        self._questions[seat] = heard.question
        if heard.over:
            self.over = True
        if self._act is not None:
            self._settle()
        elif self.playing:
            self._next()

    def _settle(self) -> None:
        """A choice counts when it is acknowledged and the other seat has seen it."""
        act = self._act
        if act is None or self._acked < 0 or self.versions[1 - act[1]] < self._acked:
            return
        self.tally.moves += 1
        if self.pace:
            self.tally.latencies.append(self._seen_at[1 - act[1]] - act[2])
        self._act = None
        if self.over:
            self.tally.games += 1
        self._next()


class Room:
    """Many tables at once. One whose game is over is replaced: by one that was laid before, as long as there are any."""

    def __init__(self, port: int, tally: MoveTally, pace: float = 0.0) -> None:
        self.port = port
        self.tally = tally
        self.pace = pace
        self.duels: list[TwoPlayers] = []
        self._spares: list[TwoPlayers] = []
        self._callers = [Caller(port) for _ in range(_CALLERS)]
        self._count = 0
        #: How many games ended in a second of the last `play`.
        self.games_a_second = 0.0
        #: Tables laid in the middle of it, for want of others: what that costs is no move's.
        self.laid_in_play = 0

    async def _lay(self, count: int) -> list[TwoPlayers]:
        """So many new tables, both seats connected."""
        numbers = iter(range(count))
        found: list[TwoPlayers] = []

        async def work(caller: Caller) -> None:
            for _ in numbers:
                self._count += 1
                laid = await lay(caller, self._count)
                duel = TwoPlayers(self.port, laid, self.tally, self._count, self.pace)
                await duel.open()
                found.append(duel)

        await asyncio.gather(*map(work, self._callers[: max(1, min(_CALLERS, count))]))
        return found

    async def lay(self, count: int) -> None:
        self.duels += await self._lay(count)

    async def lay_spares(self, count: int) -> None:
        self._spares += await self._lay(count - len(self._spares))

    async def lay_spares_for(self, seconds: float) -> None:
        """As many as it takes for so long if games end three times as fast as last time.

        Then tables had to be laid in the middle of it, and all games began together, so that few were near their end.
        """
        await self.lay_spares(math.ceil(3 * self.games_a_second * seconds))

    async def play(self, seconds: float) -> None:
        """Play for a while."""
        until = time.perf_counter() + seconds
        before, self.laid_in_play = self.tally.games, 0
        rng = random.Random(0)
        for duel in self.duels:
            duel.play(rng.random() * self.pace)
        while (left := until - time.perf_counter()) > 0:
            await asyncio.sleep(min(0.02, left))
            done = [duel for duel in self.duels if duel.over]
            for duel in done:
                duel.close()
                self.duels.remove(duel)
            fresh = [self._spares.pop() if self._spares else None for _ in done]
            found = [duel for duel in fresh if duel is not None]
            self.laid_in_play += len(done) - len(found)
            found += await self._lay(len(done) - len(found))
            self.duels += found
            for duel in found:
                duel.play(rng.random() * self.pace)
        self.games_a_second = (self.tally.games - before) / seconds

    async def pause(self) -> None:
        await asyncio.gather(*(duel.pause() for duel in self.duels))

    def close(self) -> None:
        for duel in self.duels + self._spares:
            duel.close()
        self._spares.clear()
        for caller in self._callers:
            caller.close()
