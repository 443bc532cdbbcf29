"""The server's CPU for a move beside that of boardgame.io: slices in turn, each server on one core, its players on another.

    .venv/bin/python benchmarks/beside_boardgameio.py FOLDER [--tables 100] [--seconds 6] [--slices 7] [--before PYTHON]

FOLDER is outside this repository and has boardgame.io in ``node_modules``, a ``bgio_server.mjs`` (``PORT full memory``: a small
card game for two that keeps the whole state in memory) and a ``load_client.mjs`` that plays it, says ``#t0`` and ``#t1`` when it
begins and ends to count, and prints a line of JSON with ``moves``. On both sides only the CPU of the moves counts, neither laying
tables nor warming up: boardgame.io runs all the time and has played a while before it counts, as Node compiles what runs often;
ours is started anew for each slice. ``--before`` is the Python of another build of ours (``OTHER/.venv/bin/python``), measured in
turn with this one. What counts is the median of the ratios: single figures move by a third on a machine that others use too.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tavolata.server.bench.players import MoveTally, Room
from tavolata.server.bench.process import serving, together

SERVER_CORE, PLAYERS_CORE = 0, 1
WARM_UP = 2
#: Seconds of CPU of boardgame.io before it counts: after so many its figure does not fall any more.
NODE_WARM_UP = 8.0
TICK = os.sysconf("SC_CLK_TCK")


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


@contextmanager
def boardgameio(folder: Path, node: str) -> Iterator[tuple[int, int]]:
    """A server of boardgame.io: its process and its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    port = port if port < 64_000 else port - 2_000  # its lobby listens 1000 ports up
    command = ["taskset", "-c", str(SERVER_CORE), node, "bgio_server.mjs", str(port), "full", "memory"]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(
        command, cwd=folder, env={**os.environ, "NODE_ENV": "production"}, stdout=quiet, stderr=quiet
    )
    try:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        time.sleep(1)
        yield server.pid, port
    finally:
        server.terminate()
        server.wait()


def theirs(server: tuple[int, int], folder: Path, node: str, tables: int, seconds: int) -> tuple[int, float]:
    """How many moves of boardgame.io, and the seconds of CPU for them."""
    pid, port = server
    command = ["taskset", "-c", str(PLAYERS_CORE), node, "load_client.mjs", "--proto", "bgio", "--rate", "0"]
    command += ["--url", f"127.0.0.1:{port}", "--matches", str(tables)]
    command += ["--seconds", str(seconds), "--warmup", str(WARM_UP)]
    used: dict[str, float] = {}
    moves = 0
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout is not None
        for line in client.stdout:
            if line.startswith("#"):
                used[line.strip()] = cpu_of(pid)
            elif line.startswith("{"):
                moves = json.loads(line)["moves"]
    return moves, used["#t1"] - used["#t0"]


async def ours(folder: Path, tables: int, seconds: int, python: str) -> float:
    """Microseconds of CPU for a move of ours: committed, acknowledged, and seen by the other seat."""
    os.sched_setaffinity(0, {PLAYERS_CORE})
    async with serving(folder, python) as server:
        for thread in Path(f"/proc/{server.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {SERVER_CORE})
        tally = MoveTally()
        room = Room(server.port, tally)
        await room.lay(tables)
        await room.play(WARM_UP)
        await room.pause()
        await room.lay_spares_for(seconds)
        before, used = tally.moves, server.cpu()
        await room.play(seconds)
        if room.laid_in_play:
            print(f"{room.laid_in_play} tables were laid while it counted: too many for a figure of moves", flush=True)
        await room.pause()
        found = 1e6 * (server.cpu() - used) / max(1, tally.moves - before)
        room.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--node", default="node")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=6)
    parser.add_argument("--slices", type=int, default=7)
    parser.add_argument(
        "--before", default="", help="the Python of another build of ours, measured in turn with this one"
    )
    wish = parser.parse_args()
    if not (wish.folder / "node_modules" / "boardgame.io").is_dir():
        parser.error(f"{wish.folder} has no node_modules/boardgame.io: run npm install there")
    builds = {"tavolata": ""} | ({"before": wish.before} if wish.before else {})
    ratios: dict[str, list[float]] = {name: [] for name in builds}
    with boardgameio(wish.folder, wish.node) as server:
        while cpu_of(server[0]) < NODE_WARM_UP:
            theirs(server, wish.folder, wish.node, wish.tables, wish.seconds)
        for _ in range(wish.slices):
            moves, used = theirs(server, wish.folder, wish.node, wish.tables, wish.seconds)
            other = 1e6 * used / max(1, moves)
            told = [f"boardgame.io {other:.0f} us"]
            for name, python in builds.items():
                with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
                    mine = together(ours(Path(folder), wish.tables, wish.seconds, python))
                ratios[name].append(mine / other)
                told.append(f"{name} {mine:.0f} us, ratio {mine / other:.2f}")
            print("; ".join(told), flush=True)
    for name, found in ratios.items():
        print(f"{name}: median of the ratios {statistics.median(found):.2f} ({min(found):.2f} to {max(found):.2f})")


if __name__ == "__main__":
    main()
