"""``tavolata bench server``: what a table server bears, and what it survives, on this computer.

The server runs in a process of its own, on loopback, with SQLite in a temporary folder and without the limits for strangers;
the players are in this process, on sockets as cheap as they can be. Everything is bounded in count and in time. Beside the
figures stand what is wanted and the same calibration loop as in `tavolata bench`, taken just before and just after.

The players are in `calling` and `players`, the server's process in `process`; each case has a file of its own.
"""

from tavolata.server.bench.calling import Caller
from tavolata.server.bench.database import Broken, check_tables, fill
from tavolata.server.bench.figures import FULL, QUICK, Figure, Scale
from tavolata.server.bench.kills import kills
from tavolata.server.bench.players import BenchTable, MoveTally, TwoPlayers, lay
from tavolata.server.bench.report import CASES, figure_lines, run_bench_server

__all__ = [
    "CASES",
    "FULL",
    "QUICK",
    "BenchTable",
    "Broken",
    "Caller",
    "Figure",
    "MoveTally",
    "Scale",
    "TwoPlayers",
    "check_tables",
    "figure_lines",
    "fill",
    "kills",
    "lay",
    "run_bench_server",
]
