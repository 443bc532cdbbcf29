"""Choices a second that were committed, acknowledged and seen by the other seat."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from tavolata.lab.bench import calibrate
from tavolata.server.bench.database import Broken, check_tables
from tavolata.server.bench.figures import FULL, Figure, Scale
from tavolata.server.bench.players import MoveTally, Room
from tavolata.server.bench.process import serving, together
from tavolata.server.store import sqlite_url


def moves(count: int, scale: Scale) -> list[Figure]:
    """Choices a second that were committed, acknowledged and seen by the other seat, so many tables at once."""

    async def work(folder: Path) -> tuple[list[float], dict[str, Any]]:
        async with serving(folder) as server:
            tally = MoveTally()
            room = Room(server.port, tally)
            await room.lay(count)
            await room.play(min(1.0, scale.seconds / 2))
            rates, mine, theirs, each, laid = [], [], [], [], 0
            for _ in range(scale.runs):
                await room.pause()
                await room.lay_spares_for(scale.seconds)
                before, cpu, own, began = tally.moves, server.cpu(), time.process_time(), time.perf_counter()
                await room.play(scale.seconds)
                laid += room.laid_in_play
                elapsed = time.perf_counter() - began
                rates.append((tally.moves - before) / elapsed)
                theirs.append((server.cpu() - cpu) / elapsed)
                each.append(1e6 * (server.cpu() - cpu) / max(1, tally.moves - before))
                mine.append((time.process_time() - own) / elapsed)
            await room.pause()
            memory = server.memory()
            room.close()
            if tally.refused or tally.lost:
                raise Broken(f"{dict(tally.refused)}, {tally.lost} sockets lost")
        check_tables(sqlite_url(folder / "tables.db"), tally.acks)
        details = {
            "runs": [round(rate) for rate in rates],
            "server-cpu": round(statistics.median(theirs), 2),
            "client-cpu": round(statistics.median(mine), 2),
            "server-us-per-move": round(statistics.median(each)),
            "games-finished": tally.games,
            "laid-in-play": laid,
            "memory-mb": round(memory),
        }
        return rates, details

    before = calibrate()
    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        rates, details = together(work(Path(folder)))
    loops = (before + calibrate()) / 2
    value = statistics.median(rates)
    wanted = 2500.0 if count == FULL.paced else None
    return [
        Figure(
            case="moves", value=value, unit="moves", wanted=wanted, at_least=True, relative=1000 * value / loops,
            relative_unit="mxcal", details={"tables": count, **details},
        )
    ]  # fmt: skip
