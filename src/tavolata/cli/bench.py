"""``tavolata bench``: how quick it is here."""

from __future__ import annotations

import tavolata
from tavolata.cli.command import JSON, Command, CommandFlag, Given, UsageError, nearest
from tavolata.cli.installed import need_server
from tavolata.terminal.desk import Desk


def bench(desk: Desk, given: Given) -> int:
    what = given.text("what")
    if what == "server":
        need_server()
        from tavolata.server.bench import CASES, run_bench_server

        cases = given.all("case")
        for case in cases:
            if case not in CASES:
                near = nearest(case, CASES, 0.0)
                raise UsageError("cli-unknown-argument-near", {"argument": case, "near": near}, "bench")
        return run_bench_server(desk, given.has("quick"), given.text("json"), cases)
    known = (*tavolata.GAMES, "server")
    if what and what not in known:
        near = nearest(what, known) or "server"
        raise UsageError("cli-unknown-argument-near", {"argument": what, "near": near}, "bench")
    from tavolata.lab.bench import RUNS, SECONDS
    from tavolata.terminal.lab import run_bench

    games = (what,) if what else tavolata.GAMES
    runs, seconds = given.number("runs", RUNS), given.positive("seconds", SECONDS)
    return run_bench(desk, games, runs, seconds, given.text("json"))


BENCH = Command(
    "bench",
    bench,
    flags=(
        CommandFlag("what", "bench"),
        CommandFlag("--runs", "number"),
        CommandFlag("--seconds", "number"),
        CommandFlag("--quick"),
        CommandFlag("--case", "case", many=True),
        JSON,
    ),
    examples=(
        "tavolata bench",
        "tavolata bench talisman",
        "tavolata bench --runs 5 --json bench.json",
        "tavolata bench server",
        "tavolata bench server --quick --json server.json",
        "tavolata bench server --case latency --case idle",
    ),
)
