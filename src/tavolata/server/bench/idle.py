"""Very many tables that nobody has open."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

import msgspec

from tavolata.server.bench.calling import PATIENCE, connect
from tavolata.server.bench.database import Broken, fill
from tavolata.server.bench.figures import Figure, Scale
from tavolata.server.bench.players import HEARD
from tavolata.server.bench.process import ServerProcess, together
from tavolata.server.tokens import LinkMaker, secret_of


def idle(scale: Scale) -> list[Figure]:
    """Start-up with very many tables that nobody has open, the memory they take, and how soon one of them is open."""

    async def look(port: int, folder: Path) -> float:
        links = LinkMaker(secret_of(folder))
        took = []
        for number in range(0, scale.idle, max(1, scale.idle // 50)):
            table = f"idle{number:08d}"
            heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

            def tell(data: bytes, heard: asyncio.Future[bytes] = heard) -> None:
                if not heard.done():
                    heard.set_result(data)

            line = await connect(port, tell, lambda: None)
            began = time.perf_counter()
            hello = {"t": "hello", "table": table, "seat": 0, "token": links.token(table, "seat-0", 0)}
            line.send(msgspec.json.encode(hello))
            answer = HEARD.decode(await asyncio.wait_for(heard, PATIENCE))
            took.append(time.perf_counter() - began)
            line.close()
            if answer.t != "state" or answer.v < 2:
                raise Broken(f"table {table} does not open: {answer}")
        return 1000 * statistics.median(took)

    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as name:
        folder = Path(name)
        fill(folder, scale.idle)
        size = sum(path.stat().st_size for path in folder.glob("tables.db*")) / 1e6
        server = ServerProcess(folder)
        starts, memories = [], []
        for _ in range(3):
            starts.append(server.start())
            memories.append(server.memory())
            opened = together(look(server.port, folder))
            server.stop()
    details = {"tables": scale.idle, "database-mb": round(size), "open-ms": round(opened, 1)}
    return [
        Figure(case="start", value=statistics.median(starts), unit="seconds", wanted=3.0, details=details),
        Figure(case="idle-memory", value=statistics.median(memories), unit="mb", wanted=150.0, details=details),
    ]
