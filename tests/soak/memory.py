"""Many tables of bots and programs for a while: does the server's memory stay where it was?

    PYTHONPATH=src:tests python -m soak.memory --minutes 30

Tables whose game is over are replaced, so that tables, sockets and seats come and go all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import tavolata
from soak.processes import children_memory
from soak.programs import GAMES, Company, lay
from soak.progress import Figures, Problems, Progress, command, expect, milliseconds
from tavolata.server.bench.calling import Caller
from tavolata.server.bench.process import ServerProcess, serving, together

#: The first ten minutes are for warming up: caches fill, tables that are over leave memory only after a while.
WARM = 10
#: How much more the last minute may hold than the one after warming up.
MOST_GROWTH = 0.05

#: Seconds that a program thinks.
_PACE = 1.0


class Soak:
    """The tables, and what is measured while they are played at."""

    def __init__(self, server: ServerProcess, tables: int) -> None:
        self._server = server
        self._caller = Caller(server.port)
        self._count = 0
        self._tables = tables
        self.companies: list[Company] = []
        self.finished = 0
        self.latencies: list[float] = []
        self.answers = self.lost = 0
        self.problems = Problems()

    async def lay(self) -> None:
        """Fill up to the number of tables that is wanted. Of three tables one has bots alone, and somebody who watches."""
        while len(self.companies) < self._tables:
            game = list(GAMES)[self._count % len(GAMES)]
            people, seats = self._count % 3, min(3, tavolata.game(game).max_players)
            laid = await lay(self._caller, game, people, seats - people, beat=-1)
            company = Company(self._server.port, laid, self._count, _PACE, watched=True)
            self._count += 1
            await company.open()
            company.play()
            self.companies.append(company)

    async def replace(self) -> None:
        """Those whose game is over go, others come."""
        for company in [company for company in self.companies if company.is_over]:
            self.companies.remove(company)
            self.leave(company)
            self.finished += 1
        await self.lay()

    def leave(self, company: Company) -> None:
        company.close()
        for program in company.programs:
            self.latencies += program.latencies
            self.answers += len(program.acks)
            self.lost += program.lost
            if program.refused["error-server"]:
                self.problems.append(f"{company.laid.game}: {program.refused['error-server']} times error-server")

    async def play(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(min(0.25, max(0.0, end - time.monotonic())))
            await self.replace()

    def close(self) -> None:
        for company in self.companies:
            self.leave(company)
        self._caller.close()


async def soak(folder: Path, tables: int, minutes: int, minute_seconds: float, quiet: bool) -> Figures:
    samples: list[float] = []
    progress = Progress(minutes, "minutes", 2 * minutes * minute_seconds + 600, quiet)
    async with serving(folder) as server:
        first = server.memory()
        run = Soak(server, tables)
        try:
            for minute in range(minutes):
                # Laying the first tables is part of the first minute.
                end = time.monotonic() + minute_seconds
                await run.lay()
                await run.play(end - time.monotonic())
                samples.append(round(server.memory(), 1))
                progress.add(mb=samples[-1], tables=minute and run.finished, answers=run.answers)
                if not server.alive:
                    run.problems.append("the server went away")
                    break
        finally:
            run.close()
        children = children_memory(server.pid)
        if server.tracebacks():
            run.problems.append(f"{server.tracebacks()} tracebacks in the log")
    if run.lost:
        run.problems.append(f"{run.lost} sockets were lost")
    return {
        "tables": tables,
        "minutes": len(samples),
        "finished-tables": run.finished,
        "answers-of-programs": run.answers,
        "ack-ms": milliseconds(run.latencies),
        "mb-at-start": round(first, 1),
        "mb-each-minute": samples,
        "mb-of-bots": round(children, 1),
        "problems": run.problems,
    }


def growth(samples: list[float], warm: int) -> float:
    """How much more the last minute holds than the one at which it was warm: 0.05 is five of a hundred."""
    return samples[-1] / samples[warm - 1] - 1 if len(samples) > warm else 0.0


def run(tables: int, minutes: int, minute_seconds: float = 60.0, quiet: bool = False) -> Figures:
    with tempfile.TemporaryDirectory(prefix="tavolata-soak-") as folder:
        return together(soak(Path(folder), tables, minutes, minute_seconds, quiet))


def main(given: argparse.Namespace) -> Figures:
    figures = run(given.tables, given.minutes)
    expect(figures, "minutes", given.minutes)
    grown = growth(figures["mb-each-minute"], WARM)
    figures["growth-since-minute-10"] = round(grown, 4)
    if grown > MOST_GROWTH:
        figures["problems"].append(f"memory grew by {100 * grown:.1f} % since minute {WARM}")
    return figures


if __name__ == "__main__":
    sys.exit(command(__doc__ or "", main, tables=50, minutes=30))
