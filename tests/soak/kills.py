"""The server is killed in the middle of play, again and again. Nothing that it acknowledged may be lost or done twice.

    PYTHONPATH=src:tests python -m soak.kills --kills 300

Looked at after each kill, in the database: every acknowledged answer is there once, with the version it was acknowledged as.
After each start, through the protocol: answers whose fate was unknown are sent again, twice, and get the same answer twice; so
does one that was acknowledged long ago; what a seat sees at the version it had seen before is the same, and so is every line
of the log it was ever told.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import random
import sqlite3
import sys
import tempfile
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from soak.programs import Company, Program, seated
from soak.progress import Figures, Problems, Progress, command, expect, share
from tavolata.server.bench.calling import PATIENCE, Caller
from tavolata.server.bench.database import Broken, check_tables
from tavolata.server.bench.process import ServerProcess, together
from tavolata.server.store import sqlite_url


class Told(msgspec.Struct):
    """The parts of a frame that a seat may hold against what it is told later."""

    t: str
    v: int = -1
    id: str = ""
    key: str = ""
    view: msgspec.Raw = msgspec.Raw(b"")
    log: list[dict[str, Any]] = []


#: A server knows an act again as long as it is among the last 200 entries; a few may be added before it is asked.
_STILL_KNOWN = 150
#: How many seconds a busy machine may take for a few answers. Games may also be over, and nobody answers any more.
_LONGEST_PLAY = 5.0

TOLD = msgspec.json.Decoder(Told)


def digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=12).digest()


def differences(before: bytes, after: bytes) -> dict[str, tuple[Any, Any]]:
    """The entries of a view that are not as they were."""
    old, new = (msgspec.json.decode(view) or {} for view in (before, after))
    return {name: (old.get(name), new.get(name)) for name in {*old, *new} if old.get(name) != new.get(name)}


class Memory:
    """What a seat was told, to be compared with what it is told after the server died."""

    def __init__(self, run: Run, program: Program) -> None:
        self._run = run
        self._program = program
        self._seen: tuple[int, bytes] = (-1, b"")
        self._log: dict[int, bytes] = {}
        #: Answers to what is sent again, by the id of the act.
        self.again: dict[str, list[tuple[str, int]]] = {}
        #: Whether the next view is the first one after a start, and whether it must be the one from before.
        self.is_first = self.must_be_same = False

    def hear(self, data: bytes) -> None:
        told = TOLD.decode(data)
        if told.t in ("ack", "nak") and told.id in self.again:
            self.again[told.id].append((told.t, told.v))
        if told.t not in ("state", "update"):
            return
        where = f"{self._program.laid.game} {self._program.laid.table} seat {self._program.seat} version {told.v}"
        for entry in told.log:
            self._run.log_lines += 1
            line = digest(msgspec.json.encode(entry, order="sorted"))
            if self._log.setdefault(entry["v"], line) != line:
                self._run.problems.append(f"{where}: the log tells of version {entry['v']} otherwise than before")
        view = bytes(told.view)
        if self.is_first:
            self.is_first = False
            if told.v < self._seen[0]:
                self._run.problems.append(f"{where}: the table went back, {self._seen[0]} was seen before")
            elif told.v == self._seen[0] and self.must_be_same:
                self._run.same_views += 1
                if view != self._seen[1]:
                    parts = differences(self._seen[1], view)
                    self._run.problems.append(f"{where}: another view than before at the same version: {parts}")
        self._seen = (told.v, view)

    def before_start(self) -> None:
        """An answer that was on its way may have changed what this seat sees, without a new version."""
        self.is_first, self.must_be_same = True, self._program.pending is None


class Run:
    """Tables in play, a server that dies, and what was found."""

    def __init__(self, folder: Path, tables: int, seed: int) -> None:
        self.server = ServerProcess(folder)
        self._database = folder / "tables.db"
        self._wanted = tables
        self._lots = random.Random(seed)
        self._count = 0
        self.companies: list[Company] = []
        self._memories: dict[Program, Memory] = {}
        #: By table the acts that the server must know again.
        self._recent: dict[str, set[str]] = {}
        #: What was acknowledged at tables whose game is over.
        self.over: dict[str, dict[str, int]] = {}
        self.problems = Problems()
        self.starts: list[float] = []
        self.kills = self.log_lines = self.same_views = self.sent_again = self.done_before = self.old_again = 0

    @property
    def acks(self) -> dict[str, dict[str, int]]:
        return self.over | {company.laid.table: company.acks() for company in self.companies}

    async def fill(self) -> None:
        """Lay tables until there are as many as wanted."""
        caller = Caller(self.server.port)
        while len(self.companies) < self._wanted:
            self._count += 1
            company = await seated(caller, self.server.port, self._count)
            for program in company.programs:
                memory = self._memories[program] = Memory(self, program)
                program.heard = memory.hear
            self.companies.append(company)
        caller.close()

    async def start(self) -> None:
        self.starts.append(await asyncio.to_thread(self.server.start))

    async def play(self) -> None:
        """For a moment, but on a busy machine until there is something to lose: two answers of each table, if they come."""
        wanted = sum(map(len, self.acks.values())) + 2 * len(self.companies)
        for company in self.companies:
            company.play()
        await asyncio.sleep(0.2 + 0.6 * self._lots.random())
        with suppress(TimeoutError):
            async with asyncio.timeout(_LONGEST_PLAY):
                while sum(map(len, self.acks.values())) < wanted:
                    await asyncio.sleep(0.01)

    async def kill(self) -> None:
        self.server.kill()
        self.kills += 1
        for company in self.companies:
            company.close()
        await asyncio.to_thread(self.look)

    def look(self) -> None:
        """Into the database, as the dead server left it: every acknowledged answer is there once."""
        with closing(sqlite3.connect(self._database)) as connection:
            (health,) = connection.execute("PRAGMA quick_check").fetchone()
            if health != "ok":
                self.problems.append(f"the database is damaged: {health}")
            for company in self.companies:
                table = company.laid.table
                rows = connection.execute(
                    "SELECT act, v FROM journal WHERE table_id = ? ORDER BY n", (table,)
                ).fetchall()
                acts = [act for act, _ in rows if act]
                self._recent[table] = {act for act, _ in rows[-_STILL_KNOWN:] if act}
                if len(acts) != len(set(acts)):
                    self.problems.append(f"{table}: an answer was done twice")
                versions = dict(rows)
                self.done_before += sum(
                    f"{program.seat}:{program.pending.id}" in versions
                    for program in company.programs
                    if program.pending is not None
                )
                for act, v in company.acks().items():
                    if versions.get(act) != v:
                        self.problems.append(
                            f"{table}: {act} was acknowledged as {v}, the journal has {versions.get(act)}"
                        )

    async def come_back(self) -> None:
        """Everybody connects again, compares, and sends what was never answered once more."""
        for company in self.companies:
            for program in company.programs:
                self._memories[program].before_start()
                await program.open()
        waiting = [partial(self._send_again, program) for company in self.companies for program in company.programs]
        await asyncio.gather(*(work() for work in waiting))
        for company in [company for company in self.companies if company.is_over]:
            self.over[company.laid.table] = company.acks()
            self.companies.remove(company)
            company.close()
            for program in company.programs:
                del self._memories[program]

    async def _send_again(self, program: Program) -> None:
        memory, pending = self._memories[program], program.pending
        last = next(reversed(program.acks), "")
        if pending is not None:
            first, second = await self._ask_twice(program, memory, pending.id, pending.message)
            self.sent_again += 1
            if first[0] == "ack" and first != second:
                self.problems.append(f"{program.laid.table}: {pending.id} was answered by {first}, then by {second}")
            if first[0] == "ack":
                program.acks[pending.id] = first[1]
            program.pending = None
        elif f"{program.seat}:{last}" in self._recent[program.laid.table]:
            # Whatever else stands in it: the id alone says that it was done.
            message = {"t": "act", "id": last, "decision": 0, "action": "pass", "on": 0}
            first, second = await self._ask_twice(program, memory, last, msgspec.json.encode(message))
            self.old_again += 1
            if (first, second) != (("ack", program.acks[last]),) * 2:
                self.problems.append(
                    f"{program.laid.table}: {last}, acknowledged before, was answered by {first}, {second}"
                )

    async def _ask_twice(
        self, program: Program, memory: Memory, id: str, message: bytes
    ) -> tuple[tuple[str, int], tuple[str, int]]:
        # What the program itself waits for is settled here.
        program.pending = None
        answers = memory.again[id] = []
        program.send(message)
        program.send(message)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while len(answers) < 2:
                    await asyncio.sleep(0.002)
        del memory.again[id]
        first, second, *_ = [*answers, ("none", -1), ("none", -1)]
        return first, second


async def kill_again_and_again(
    folder: Path, kills: int, tables: int, seconds: float, seed: int, quiet: bool
) -> Figures:
    progress = Progress(kills, "kills", seconds, quiet)
    run = Run(folder, tables, seed)
    await run.start()
    try:
        while not progress.is_over:
            await run.fill()
            await run.play()
            await run.kill()
            await run.start()
            await run.come_back()
            progress.add(problems=len(run.problems), acknowledged=sum(map(len, run.acks.values())))
    finally:
        for company in run.companies:
            company.close()
        if run.server.alive:
            await asyncio.to_thread(run.server.stop)
    if run.server.tracebacks():
        run.problems.append(f"{run.server.tracebacks()} tracebacks in the log")
    try:
        entries = await asyncio.to_thread(check_tables, sqlite_url(folder / "tables.db"), run.acks)
    except Broken as problem:
        entries = 0
        run.problems.append(str(problem))
    return {
        "kills": run.kills,
        "tables": len(run.acks),
        "games-finished": len(run.over),
        "acknowledged": sum(map(len, run.acks.values())),
        "entries-replayed": entries,
        "sent-again": run.sent_again,
        "of-these-in-the-journal-already": run.done_before,
        "acknowledged-and-sent-again": run.old_again,
        "log-lines-compared": run.log_lines,
        "views-at-the-same-version": run.same_views,
        "start-to-healthy-s": {
            "median": round(share(run.starts, 0.5), 2),
            "p99": round(share(run.starts, 0.99), 2),
            "longest": round(max(run.starts), 2),
        },
        "seconds": round(progress.elapsed),
        "problems": run.problems,
    }


def run(kills: int, tables: int, seconds: float, seed: int = 0, quiet: bool = False) -> Figures:
    with tempfile.TemporaryDirectory(prefix="tavolata-kills-") as folder:
        return together(kill_again_and_again(Path(folder), kills, tables, seconds, seed, quiet))


def main(given: argparse.Namespace) -> Figures:
    figures = run(given.kills, given.tables, given.seconds, given.seed)
    expect(figures, "kills", given.kills)
    return figures


if __name__ == "__main__":
    sys.exit(command(__doc__ or "", main, kills=300, tables=16, seconds=5400.0, seed=0))
