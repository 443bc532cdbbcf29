"""What a player costs the server, the database and the line, with PostgreSQL: the figures of docs/scaling.md.

    .venv/bin/python benchmarks/what_players_cost.py postgresql://tavolata@127.0.0.1/empty [--tables 400] [--seconds 30] [--processes 2]

The database must be empty, for it is filled, and on this machine, for its CPU to be counted. Tables of Indy for two, each with one
choice a second; CPU is that of the processes, whatever else the machine does. Bytes are those of the sockets, without the
heads of TCP and TLS.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
from collections import Counter
from pathlib import Path

import psycopg

from tavolata.server.bench import calling
from tavolata.server.bench.players import MoveTally, Room
from tavolata.server.bench.process import ServerProcess, together

TICK = os.sysconf("SC_CLK_TCK")


def stat_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


class Database:
    """The PostgreSQL behind an address: its CPU and its size."""

    def __init__(self, url: str) -> None:
        self._line = psycopg.connect(url, autocommit=True)
        self._postmaster = int(stat_of(self._line.info.backend_pid)[1])

    def cpu(self) -> float:
        """Seconds of CPU of all its processes, those that have ended included."""
        total = 0
        for entry in Path("/proc").iterdir():
            try:
                fields = stat_of(int(entry.name))
            except (ValueError, OSError):
                continue
            if int(entry.name) == self._postmaster:
                total += sum(map(int, fields[11:15]))
            elif int(fields[1]) == self._postmaster:
                total += int(fields[11]) + int(fields[12])
        return total / TICK

    def size(self) -> int:
        found = self._line.execute("SELECT pg_database_size(current_database())").fetchone()
        assert found is not None
        return int(found[0])


class Traffic:
    """Counts what goes over the sockets of the players."""

    def __init__(self) -> None:
        self.bytes: Counter[str] = Counter()
        hear, send = calling.Line.data_received, calling.Line.send_raw

        def data_received(line: calling.Line, data: bytes) -> None:
            self.bytes["down"] += len(data)
            hear(line, data)

        def send_raw(line: calling.Line, data: bytes) -> None:
            self.bytes["up"] += len(data)
            send(line, data)

        for counted in (data_received, send_raw):
            setattr(calling.Line, counted.__name__, counted)


class Servers:
    """One server process or two, taken together; with two the seats of a table are not at the same one."""

    def __init__(self, folder: Path, url: str, count: int) -> None:
        self.each = [ServerProcess(folder, url) for _ in range(count)]

    def start(self) -> None:
        for server in self.each:
            server.start()

    def stop(self) -> None:
        for server in self.each:
            server.stop()

    def cpu(self) -> float:
        return sum(server.cpu() for server in self.each)

    def memory(self) -> float:
        return sum(server.memory() for server in self.each)

    async def spread(self, room: Room) -> None:
        """Let one of two people at each table come to the last process."""
        for duel in room.duels:
            duel.close()
            duel.ports[1] = self.each[-1].port
            await duel.open()


async def measure(url: str, folder: Path, tables: int, seconds: float, processes: int) -> dict[str, float]:
    traffic, database = Traffic(), Database(url)
    server = Servers(folder, url, processes)
    await asyncio.to_thread(server.start)
    try:
        empty, still = server.memory(), server.cpu()
        await asyncio.sleep(seconds)
        still = server.cpu() - still
        tally = MoveTally()
        room = Room(server.each[0].port, tally, pace=1.0)
        await room.lay(tables)
        if processes > 1:
            await server.spread(room)
        held = server.memory()
        await room.play(3.0)
        await room.pause()
        traffic.bytes.clear()
        moves, games, cpu, own, size = tally.moves, tally.games, server.cpu(), database.cpu(), database.size()
        await room.play(seconds)
        await room.pause()
        moves, games = tally.moves - moves, tally.games - games
        cpu, own, size = server.cpu() - cpu, database.cpu() - own, database.size() - size
        down, up = traffic.bytes["down"], traffic.bytes["up"]
        busy = server.memory()
        # Everybody looks and nobody does anything: what open sockets cost.
        idle = server.cpu()
        await asyncio.sleep(seconds)
        idle = server.cpu() - idle - still
        room.close()
    finally:
        await asyncio.to_thread(server.stop)
    times = sorted(tally.latencies)
    return {
        "moves": moves,
        "games-ended": games,
        "server-us-per-move": round(1e6 * cpu / moves),
        "database-us-per-move": round(1e6 * own / moves),
        "database-bytes-per-move": round(size / moves),
        "down-bytes-per-move": round(down / moves),
        "up-bytes-per-move": round(up / moves),
        "latency-median-ms": round(1000 * times[len(times) // 2], 1),
        "latency-p99-ms": round(1000 * times[len(times) * 99 // 100], 1),
        "empty-mb": round(empty),
        "empty-us-per-second": round(1e6 * still / seconds),
        "kb-per-table-of-two": round(1000 * (held - empty) / tables, 1),
        "kb-per-table-of-two-in-play": round(1000 * (busy - empty) / tables, 1),
        "idle-us-per-socket-and-second": round(1e6 * idle / seconds / (2 * tables), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("database")
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--processes", type=int, default=1, choices=(1, 2))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        figures = together(measure(args.database, Path(folder), args.tables, args.seconds, args.processes))
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
