"""The server, in a process of its own."""

from __future__ import annotations

import asyncio
import os
import platform
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from tavolata.server.bench.calling import PATIENCE

T = TypeVar("T")


def keep_port() -> tuple[socket.socket, int]:
    """A free port of loopback, and what keeps it: as long as that is open, only who listens with SO_REUSEADDR gets the port.

    A port that was merely free a moment ago may be somebody else's when the server starts, or starts again: servers of other
    programs, and every connection that goes out, have ports of the same range.
    """
    kept = socket.socket()
    kept.bind(("127.0.0.1", 0))
    port = int(kept.getsockname()[1])
    if platform.system() == "Linux":
        # Only now: while it was not set, nobody else's port could be had.
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    else:
        # Elsewhere it means something else, and the server could not have the port.
        kept.close()
    return kept, port


class ServerProcess:
    """A server on a free port of loopback; the port stays the same over restarts.

    ``python``: that of another build, to measure it beside this one.
    """

    def __init__(self, folder: Path, database: str = "", python: str = "") -> None:
        self.folder = folder
        self.database = database
        self.python = python
        self.errors = folder / "errors.txt"
        self._kept_port, self.port = keep_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> float:
        """Start, and wait until it answers. How many seconds that took."""
        script = (
            "import sys; from tavolata.server.bench.process import run_server;"
            f" sys.exit(run_server({str(self.folder)!r}, {self.port}, {self.database!r}))"
        )
        own = "" if self.python else os.pathsep.join(path for path in sys.path if path)
        environment = {**os.environ, "PYTHONPATH": own}
        began = time.perf_counter()
        with self.errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [self.python or sys.executable, "-P", "-c", script],
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1.0) as probe:
                probe.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                if probe.recv(64).startswith(b"HTTP/1.1 200"):
                    return time.perf_counter() - began
            if not self.alive:
                raise RuntimeError(f"the server did not start: {self.errors.read_text(errors='replace')[-2000:]}")
            if time.perf_counter() - began > PATIENCE:
                self.kill()  # or it would come to life later, and outlive us
                raise RuntimeError("the server does not answer")
            time.sleep(0.01)

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """As when the machine takes it away: no time to tidy up."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        if self.alive:
            self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def cpu(self) -> float:
        """Seconds of CPU it has used; 0 where the system does not tell."""
        with suppress(OSError, IndexError, ValueError):
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def memory(self) -> float:
        """Megabytes it holds; 0 where the system does not tell."""
        found = None
        with suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        return int(found[1]) / 1000 if found else 0.0

    def tracebacks(self) -> int:
        return self.errors.read_text(errors="replace").count("Traceback") if self.errors.exists() else 0


def run_server(folder: str, port: int, database: str) -> int:
    """What runs in the server's process."""
    from tavolata.engine.words import Words
    from tavolata.server.limits import UNLIMITED
    from tavolata.server.serve import Plan, serve

    plan = Plan("127.0.0.1", port, folder, database, browser=False, limits=UNLIMITED)
    return serve(plan, Words("en"))


@asynccontextmanager
async def serving(folder: Path, python: str = "") -> AsyncIterator[ServerProcess]:
    server = ServerProcess(folder, python=python)
    await asyncio.to_thread(server.start)
    try:
        yield server
    finally:
        if server.alive:
            await asyncio.to_thread(server.stop)


def together(work: Coroutine[Any, Any, T]) -> T:
    """Run the players on the fastest loop there is: they must not be what is measured."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)
