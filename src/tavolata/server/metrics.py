"""What the server counts of itself, in the text format of Prometheus.

Where several workers serve on one machine each keeps its figures in a file, and whichever is asked adds all of them up: what
those counted that have ended stays in the sums. That is how the library does it (`PROMETHEUS_MULTIPROC_DIR`).
"""

from __future__ import annotations

import asyncio
import os
import time
from bisect import bisect_left
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

#: Where the library looks for the folder that processes share.
SHARED_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE = CONTENT_TYPE_LATEST

#: Bounds of what takes milliseconds, and of what takes seconds.
_SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
#: How often figures that nobody counts as they happen are looked up.
_ROUND_SECONDS = 2.0


class Present(NamedTuple):
    """What there is now."""

    tables: int
    sockets: int
    commits_waiting: int
    database_up: bool
    draining: bool


class Times(Collector):
    """How long something took each time, of what happens with every move.

    The library's own histogram takes locks and looks through all its bounds: 2.5 us each time, and there are two for a move. This
    one takes 0.3. It is for one event loop, and for a process that tells its figures itself.
    """

    def __init__(self, name: str, documentation: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._documentation = documentation
        #: How often it took no longer than each of the bounds, and longer than the one before; last, longer than all of them.
        self._counts = [0] * (len(_SHORT) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(_SHORT, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        """As the library asks for it: how often no longer than each bound."""
        so_far = 0
        buckets: list[tuple[str, float]] = []
        for bound, count in zip((*_SHORT, float("inf")), self._counts, strict=True):
            so_far += count
            buckets.append((floatToGoString(bound), so_far))
        found = HistogramMetricFamily(self._name, self._documentation)
        found.add_metric([], buckets, self._sum)
        return [found]


def _times(name: str, documentation: str, registry: CollectorRegistry) -> Times | Histogram:
    """Counted here; by the library where other processes tell of it, too, and read its files."""
    if os.environ.get(SHARED_VARIABLE):
        return Histogram(name, documentation, buckets=_SHORT, registry=registry)
    return Times(name, documentation, registry)


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        own = self._own = CollectorRegistry()
        self.moves = Counter("tavolata_moves", "Entries written to journals: moves, and what follows.", registry=own)
        self.conflicts = Counter("tavolata_conflicts", "Entries that another process had written first.", registry=own)
        self.answer_seconds = _times(
            "tavolata_answer_seconds",
            "From an answer on the socket to its acknowledgement; without those that are held for the beat.",
            own,
        )
        self.request_seconds = Histogram(
            "tavolata_request_seconds", "HTTP calls, without those that wait for news.", buckets=_SHORT, registry=own
        )
        self.requests = Counter("tavolata_requests", "HTTP calls by status.", ["status"], registry=own)
        self.commit_seconds = _times("tavolata_commit_seconds", "Until the database has an entry.", own)
        #: Entries that are not in `moves` yet: to count one there takes 1 us.
        self._moves_since = 0
        self.commit_failures = Counter(
            "tavolata_commit_failures", "Entries that the database did not take.", registry=own
        )
        self.thoughts_waiting = Gauge(
            "tavolata_thoughts_waiting",
            "Bots that were asked and have not answered: those that think, and those in the queue.",
            multiprocess_mode="livesum",
            registry=own,
        )
        self.thought_seconds = Histogram(
            "tavolata_thought_seconds",
            "Bots, from the question to the answer, the queue included.",
            buckets=_LONG,
            registry=own,
        )
        self.thoughts_shortened = Counter(
            "tavolata_thoughts_shortened",
            "Thoughts of strong bots with less than half of their playouts, because others waited.",
            registry=own,
        )
        self._tables = Gauge("tavolata_tables", "Tables in memory.", multiprocess_mode="livesum", registry=own)
        self._sockets = Gauge("tavolata_sockets", "Open sockets.", multiprocess_mode="livesum", registry=own)
        self._commits_waiting = Gauge(
            "tavolata_commits_waiting",
            "Commits in the queue of the database.",
            multiprocess_mode="livesum",
            registry=own,
        )
        self._database_up = Gauge(
            "tavolata_database_up", "1 if tables can be read and written.", multiprocess_mode="livemin", registry=own
        )
        self._workers = Gauge("tavolata_workers", "Processes that serve.", multiprocess_mode="livesum", registry=own)
        self._draining = Gauge(
            "tavolata_workers_draining", "Processes that are about to end.", multiprocess_mode="livesum", registry=own
        )
        self._loop_delay = Gauge(
            "tavolata_loop_delay_seconds",
            "How late the event loop was, at worst, in the last two seconds; over 0.1 people notice.",
            multiprocess_mode="livemax",
            registry=own,
        )
        self._cpu = Gauge("tavolata_cpu_seconds", "CPU of each process.", multiprocess_mode="liveall", registry=own)
        self._memory = Gauge(
            "tavolata_resident_bytes", "Memory of each process.", multiprocess_mode="liveall", registry=own
        )

    def committed(self, seconds: float, entries: int) -> None:
        """The database has so many more entries."""
        self.commit_seconds.observe(seconds)
        self._moves_since += entries

    def look(self, present: Present) -> None:
        """Take down what there is now."""
        since, self._moves_since = self._moves_since, 0
        self.moves.inc(since)
        self._tables.set(present.tables)
        self._sockets.set(present.sockets)
        self._commits_waiting.set(present.commits_waiting)
        self._database_up.set(present.database_up)
        self._workers.set(1)
        self._draining.set(present.draining)
        self._cpu.set(time.process_time())
        self._memory.set(resident_bytes())

    async def watch_loop(self) -> None:
        """For two seconds: how late the event loop is."""
        loop = asyncio.get_running_loop()
        worst, end = 0.0, loop.time() + _ROUND_SECONDS
        while (now := loop.time()) < end:
            await asyncio.sleep(0.1)
            worst = max(worst, loop.time() - now - 0.1)
        self._loop_delay.set(worst)

    def text(self) -> bytes:
        """The figures of this process, or of all that share a folder with it."""
        registry = self._own
        if os.environ.get(SHARED_VARIABLE):
            registry = CollectorRegistry()
            MultiProcessCollector(registry)
        return generate_latest(registry)


def resident_bytes() -> int:
    """The memory of this process; 0 where the system does not tell."""
    with suppress(OSError, IndexError, ValueError):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0
