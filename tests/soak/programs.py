"""Programs that sit at tables of a real server and play at random, through the protocol alone."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec

from tavolata.server.bench.calling import PATIENCE, Caller, Line, connect

#: The games, each with the tables it is played at: people and bots.
GAMES: dict[str, tuple[tuple[int, int], ...]] = {
    "indy": ((2, 0), (3, 0), (2, 2)),
    "talismani": ((3, 0), (4, 1)),
    "timeline": ((2, 0), (3, 1)),
    "talisman": ((2, 0), (2, 1)),
    "isola": ((2, 0), (1, 1)),
}

#: How often a program reacts where it need not.
_REACTS = 0.3
#: Refusals that need no explanation: somebody else was quicker.
_LATE = frozenset(["error-table-changed", "error-decision-gone", "error-not-asked", "error-game-over"])


class Laid(NamedTuple):
    """A table that was laid over HTTP and begun: the tokens of the people's seats, which come first, and a spectator's.

    The cookie is the host's.
    """

    table: str
    game: str
    players: int
    tokens: list[str]
    spectator: str
    cookie: str


async def lay(caller: Caller, game: str, people: int, bots: int = 0, **settings: Any) -> Laid:
    """Lay a table, let people sit down, let bots fill what is left, begin. Without people the host leaves the seat to a bot."""
    wish = {"game": game, "players": people + bots, "beat": 0, "fill": "random" if bots else "", **settings}
    created, cookie = await caller.call("POST", "/api/tables", {**wish, "host": {"name": "P1"}})
    path = f"/api/tables/{created['table']['id']}"
    links = [created["seats"][0]["path"]]
    for number in range(2, people + 1):
        _, other = await caller.call("POST", f"{path}/enter", {"token": token_in(created["invite"])})
        await caller.call("POST", f"{path}/sit", {"person": {"name": f"P{number}"}}, other)
        own, _ = await caller.call("GET", f"{path}/links", cookie=other)
        links.append(own["seats"][0]["path"])
    await caller.call("POST", f"{path}/start", {}, cookie)
    if not people:
        await caller.call("POST", f"{path}/leave", {}, cookie)
        links.clear()
    tokens = [token_in(link) for link in links]
    return Laid(created["table"]["id"], game, people + bots, tokens, token_in(created["spectator"]), cookie)


def token_in(path: str) -> str:
    return path.partition("#")[2]


class Asked(msgspec.Struct):
    decision: int
    options: list[str]
    waits: bool = False


class Frame(msgspec.Struct):
    """What a program needs of a frame."""

    t: str
    v: int = -1
    id: str = ""
    key: str = ""
    over: bool = False
    question: Asked | None = None
    reaction: Asked | None = None


FRAME = msgspec.json.Decoder(Frame)


class Sent(NamedTuple):
    """An answer that was sent and is not acknowledged or refused yet."""

    id: str
    message: bytes
    at: float


class Program:
    """Plays one seat (None: only looks). It answers ``pace`` seconds after it is asked; what it hears goes to ``heard`` first."""

    def __init__(
        self,
        port: int,
        laid: Laid,
        seat: int | None,
        lots: random.Random,
        pace: float = 0.0,
        heard: Callable[[bytes], None] | None = None,
    ) -> None:
        self.port = port
        self.laid = laid
        self.seat = seat
        self.lots = lots
        self.pace = pace
        self.heard = heard
        self.frame: Frame | None = None
        self.pending: Sent | None = None
        #: The last answer as it went over the wire.
        self.last_sent = b""
        #: Version of each answer that was acknowledged, by its id.
        self.acks: dict[str, int] = {}
        self.latencies: list[float] = []
        self.refused: Counter[str] = Counter()
        self.lost = 0
        self.playing = False
        self._count = 0
        self._line: Line | None = None
        self._timer: asyncio.TimerHandle | None = None
        #: What was answered already: the question stays on the screen until the news comes.
        self._answered: tuple[int, int] | None = None

    @property
    def is_over(self) -> bool:
        return self.frame is not None and self.frame.over

    async def open(self) -> None:
        """Connect, say hello, and wait until the table is seen."""
        self.frame = None
        self._line = await connect(self.port, self._hear, partial(self._gone))
        self.hello()
        async with asyncio.timeout(PATIENCE):
            while self.frame is None:
                await asyncio.sleep(0.005)

    def hello(self) -> None:
        token = self.laid.spectator if self.seat is None else self.laid.tokens[self.seat]
        self.send(msgspec.json.encode({"t": "hello", "table": self.laid.table, "seat": self.seat, "token": token}))

    def send(self, message: bytes) -> None:
        if self._line is not None:
            self._line.send(message)

    def play(self) -> None:
        self.playing = True
        self._answered = None
        self._soon()

    def close(self) -> None:
        self.playing = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        line, self._line = self._line, None
        if line is not None:
            line.close()

    def _gone(self) -> None:
        if self.playing:
            self.lost += 1
        self.playing = False

    def _hear(self, data: bytes) -> None:
        if self.heard is not None:
            self.heard(data)
        frame = FRAME.decode(data)
        if frame.t in ("state", "update"):
            self.frame = frame
        elif frame.t in ("ack", "nak") and self.pending is not None and frame.id == self.pending.id:
            self._settle(frame, self.pending)
        if self.playing:
            self._soon()

    def _settle(self, frame: Frame, sent: Sent) -> None:
        self.pending = None
        if frame.t == "ack":
            self.acks[sent.id] = frame.v
            self.latencies.append(time.perf_counter() - sent.at)
            return
        self.refused[frame.key] += 1
        self._answered = None
        if frame.key in _LATE:
            asyncio.get_running_loop().call_later(0.05, self.hello)

    def _soon(self) -> None:
        if self.seat is not None and self._timer is None and self.pending is None and not self.is_over:
            self._timer = asyncio.get_running_loop().call_later(self.pace, self._answer)

    def _answer(self) -> None:
        self._timer = None
        frame = self.frame
        if not self.playing or self.pending is not None or frame is None:
            return
        asked = self._chosen(frame)
        if asked is None or self._answered == (asked.decision, frame.v):
            return
        self._answered = (asked.decision, frame.v)
        self._count += 1
        act = {
            "t": "act",
            "id": f"a{self._count}",
            "decision": asked.decision,
            "action": self.lots.choice(asked.options),
            "on": frame.v,
        }
        self.pending = Sent(f"a{self._count}", msgspec.json.encode(act), time.perf_counter())
        self.last_sent = self.pending.message
        self.send(self.pending.message)

    def _chosen(self, frame: Frame) -> Asked | None:
        reaction = frame.reaction
        if reaction is not None and (reaction.waits or self.lots.random() < _REACTS):
            return reaction
        return frame.question


class Company:
    """Everybody who sits at a table as a program, and perhaps somebody who watches."""

    def __init__(self, port: int, laid: Laid, seed: int, pace: float = 0.0, watched: bool = False) -> None:
        self.laid = laid
        lots = random.Random(seed)
        seats: list[int | None] = list(range(len(laid.tokens)))
        if watched or not seats:
            seats.append(None)
        self.programs = [Program(port, laid, seat, random.Random(lots.random()), pace) for seat in seats]

    async def open(self) -> None:
        for program in self.programs:
            await program.open()

    def play(self) -> None:
        for program in self.programs:
            program.play()

    def close(self) -> None:
        for program in self.programs:
            program.close()

    @property
    def is_over(self) -> bool:
        return any(program.is_over for program in self.programs)

    def acks(self) -> dict[str, int]:
        """What was acknowledged at this table, as the journal names it."""
        return {f"{program.seat}:{act}": v for program in self.programs for act, v in program.acks.items()}


async def seated(caller: Caller, port: int, number: int, pace: float = 0.0, **settings: Any) -> Company:
    """A company at a new table: game and size go round with the number."""
    game = list(GAMES)[number % len(GAMES)]
    sizes = GAMES[game]
    people, bots = sizes[number // len(GAMES) % len(sizes)]
    laid = await lay(caller, game, people, bots, **settings)
    company = Company(port, laid, number, pace, watched=number % 3 == 0)
    await company.open()
    return company
