"""Many tables in the middle of a game."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tavolata.server.bench.calling import PATIENCE
from tavolata.server.bench.figures import Figure, Scale
from tavolata.server.bench.players import MoveTally, Room
from tavolata.server.bench.process import serving, together


def live_memory(scale: Scale) -> list[Figure]:
    """The memory of a server with many tables in the middle of a game, two sockets each."""

    async def work(folder: Path) -> tuple[float, float]:
        async with serving(folder) as server:
            empty = server.memory()
            room = Room(server.port, MoveTally())
            await room.lay(scale.live)
            target = 25 * scale.live
            for duel in room.duels:
                duel.play()
            async with asyncio.timeout(PATIENCE * 2):
                while room.tally.moves < target and any(duel.playing for duel in room.duels):
                    await asyncio.sleep(0.05)
            await room.pause()
            memory = server.memory()
            room.close()
            return empty, memory

    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        empty, memory = together(work(Path(folder)))
    details = {"tables": scale.live, "empty-mb": round(empty)}
    return [Figure(case="live-memory", value=memory, unit="mb", wanted=500.0, details=details)]
