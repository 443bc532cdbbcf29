"""Sudden deaths of the server."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from tavolata.server.bench.calling import PATIENCE
from tavolata.server.bench.database import check_tables
from tavolata.server.bench.figures import Figure, Scale
from tavolata.server.bench.players import MoveTally, Room
from tavolata.server.bench.process import ServerProcess, together
from tavolata.server.store import sqlite_url


def kills(scale: Scale) -> list[Figure]:
    """Kill the server in the middle of play, again and again; look at every table each time; play on."""

    async def work(folder: Path) -> dict[str, Any]:
        server = ServerProcess(folder)
        url = sqlite_url(folder / "tables.db")
        rng = random.Random(8)
        tally = MoveTally()
        await asyncio.to_thread(server.start)
        room = Room(server.port, tally)
        entries, starts = 0, []
        try:
            await room.lay(scale.killed_tables)
            for _ in range(scale.kills):
                playing = asyncio.create_task(room.play(PATIENCE))
                await asyncio.sleep(0.3 + 0.7 * rng.random())
                server.kill()
                playing.cancel()
                # While new tables were being laid the server went away: no matter.
                with suppress(asyncio.CancelledError, OSError, asyncio.IncompleteReadError):
                    await playing
                room.close()
                entries = await asyncio.to_thread(check_tables, url, tally.acks)
                starts.append(await asyncio.to_thread(server.start))
                room.duels = [duel for duel in room.duels if not duel.over]
                for duel in room.duels:
                    await duel.open()
                await room.lay(scale.killed_tables - len(room.duels))
            await room.play(0.5)
            await room.pause()
        finally:
            room.close()
            code = await asyncio.to_thread(server.stop)
        entries = check_tables(url, tally.acks)
        return {
            "kills": scale.kills,
            "tables": scale.killed_tables,
            "acknowledged": sum(map(len, tally.acks.values())),
            "entries": entries,
            "start-s": round(statistics.median(starts), 2),
            "exit": code,
        }

    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        details = together(work(Path(folder)))
    return [Figure(case="kills", value=0.0, unit="lost", wanted=0.0, details=details)]
