"""How long the other seat waits for the news."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tavolata.lab.bench import calibrate
from tavolata.server.bench.database import Broken, check_tables
from tavolata.server.bench.figures import Figure, Scale
from tavolata.server.bench.players import MoveTally, Room
from tavolata.server.bench.process import serving, together
from tavolata.server.store import sqlite_url


def latency(scale: Scale) -> Iterator[Figure]:
    """From a choice to the other seat's news: at so many tables, and at two and a half times as many."""
    yield from _latency(scale, scale.paced, 10.0)
    yield from _latency(scale, scale.paced * 5 // 2, 15.0)


def _latency(scale: Scale, count: int, wanted: float) -> list[Figure]:
    """The same at tables that make one choice a second each; ``wanted``: the milliseconds in which 99 of 100 should arrive."""

    async def work(folder: Path) -> tuple[MoveTally, float]:
        async with serving(folder) as server:
            tally = MoveTally()
            room = Room(server.port, tally, pace=1.0)
            await room.lay(count)
            await room.lay_spares(count // 4)
            await room.play(1.0)
            tally.latencies.clear()
            cpu, began = server.cpu(), time.perf_counter()
            await room.play(scale.paced_seconds)
            load = (server.cpu() - cpu) / (time.perf_counter() - began)
            await room.pause()
            room.close()
            if tally.refused or tally.lost:
                raise Broken(f"{dict(tally.refused)}, {tally.lost} sockets lost")
        check_tables(sqlite_url(folder / "tables.db"), tally.acks)
        return tally, load

    before = calibrate()
    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        tally, cpu = together(work(Path(folder)))
    loops = (before + calibrate()) / 2
    times = sorted(1000 * seconds for seconds in tally.latencies)
    details = {
        "tables": count,
        "moves": len(times),
        "server-cpu": round(cpu, 2),
        "longest-ms": round(times[-1], 2),
    }

    def figure(case: str, value: float, wanted: float | None) -> Figure:
        relative = value * loops / 1000
        return Figure(case=case, value=value, unit="ms", wanted=wanted, relative=relative, relative_unit="units", details=details)  # fmt: skip

    return [
        figure("latency-half", times[len(times) // 2], None),
        figure("latency-most", times[min(len(times) - 1, len(times) * 99 // 100)], wanted),
    ]
