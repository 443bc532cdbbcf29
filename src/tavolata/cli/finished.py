"""``tavolata replay`` and ``analyse``: a game that was played, once more."""

from __future__ import annotations

from tavolata.cli.command import JSON, Command, CommandFlag, Given, UsageError
from tavolata.terminal.desk import Desk


def replay(desk: Desk, given: Given) -> int:
    from tavolata.terminal import store
    from tavolata.terminal.replay import replay as watch

    if not given.text("file"):
        raise UsageError("cli-file-missing", {}, "replay")
    return watch(desk, store.find(given.text("file")), given.text("seat"))


def analyse(desk: Desk, given: Given) -> int:
    from tavolata.terminal import store
    from tavolata.terminal.analysis import run_analysis

    if not given.text("file"):
        raise UsageError("cli-file-missing", {}, "analyse")
    return run_analysis(desk, store.find(given.text("file")), given.text("json"))


REPLAY = Command(
    "replay",
    replay,
    flags=(CommandFlag("file", "file"), CommandFlag("--seat", "seat-or-all")),
    examples=("tavolata replay indy-2026-01-31-2100-4f21c8", "tavolata replay game.json --seat 2"),
)

ANALYSE = Command(
    "analyse",
    analyse,
    flags=(CommandFlag("file", "file"), JSON),
    examples=(
        "tavolata analyse indy-2026-01-31-2100-4f21c8",
        "tavolata analyse game.json --json analysis.json",
    ),
)
