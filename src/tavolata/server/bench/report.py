"""The cases one after the other, told to people as their figures come."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

import msgspec
from rich.console import Console
from rich.text import Text

from tavolata.lab.bench import is_compiled
from tavolata.server.bench.database import Broken
from tavolata.server.bench.figures import FULL, QUICK, Figure, Scale
from tavolata.server.bench.games import cpu_by_game
from tavolata.server.bench.idle import idle
from tavolata.server.bench.kills import kills
from tavolata.server.bench.latency import latency
from tavolata.server.bench.live import live_memory
from tavolata.server.bench.moves import moves
from tavolata.server.bench.nonsense import nonsense
from tavolata.server.bench.page import page
from tavolata.server.bench.thinking import bots
from tavolata.terminal.desk import Desk
from tavolata.terminal.lab import check_writable, write_json

#: The cases by name, in the order in which they run.
CASES: dict[str, Callable[[Scale], Iterable[Figure]]] = {
    "moves": lambda scale: (figure for count in scale.tables for figure in moves(count, scale)),
    "games": cpu_by_game,
    "latency": latency,
    "bots": bots,
    "idle": idle,
    "live": live_memory,
    "kills": kills,
    "nonsense": nonsense,
    "page": lambda _: page(),
}


def run_bench_server(desk: Desk, quick: bool, json_file: str, only: list[str] | None = None) -> int:
    """``tavolata bench server``. Fails if something was lost or broken; a figure that misses its target is only told."""
    check_writable(json_file)
    errors = Console(stderr=True, highlight=False, markup=False)
    found: list[Figure] = []
    broken: dict[str, str] = {}
    desk.print(head_lines(desk, quick))
    with errors.status(desk.key("bench-progress")) as status:
        for number, (name, case) in enumerate(CASES.items(), 1):
            if only and name not in only:
                continue
            doing = desk.words.say(f"bench-server-doing-{name}")
            status.update(f"{desk.key('bench-progress')} {number}/{len(CASES)}: {doing}")
            try:
                for figure in case(QUICK if quick else FULL):
                    found.append(figure)
                    desk.print(figure_lines(desk, figure))
                    sys.stdout.flush()
            except Broken as problem:
                broken[doing] = str(problem)
                desk.tell("bench-server-broken", case=doing, reason=str(problem))
    if json_file:
        figures = {"build": _build(), "quick": quick, "figures": found, "broken": broken}
        write_json(json_file, msgspec.to_builtins(figures))
        desk.tell("lab-written", path=json_file)
    return 1 if broken else 0


def _build() -> str:
    return "compiled" if is_compiled() else "pure"


def head_lines(desk: Desk, quick: bool) -> list[Text]:
    lines = [
        Text(desk.key("bench-server-title", build=_build()), style="bold"),
        Text(desk.key("bench-server-about"), style="dim"),
    ]
    if quick:
        lines.append(Text(desk.key("bench-server-quick"), style="dim"))
    return [*lines, Text(), _row([Text(desk.words.say(key), style="dim") for key in _HEADS])]


def figure_lines(desk: Desk, item: Figure) -> list[Text]:
    """A figure beside what is wanted, and what else is worth knowing of it."""
    tables = item.details.get("tables", item.details.get("messages", 0))
    digits = 0 if item.value > 99 or item.value == int(item.value) else 2
    value = desk.words.say(f"bench-server-unit-{item.unit}", {"value": _number(desk, item.value, digits)})
    relative = "" if item.relative is None else f"{_number(desk, item.relative, 1)} {item.relative_unit}"
    wanted = ""
    if item.wanted is not None:
        sign = ("≥" if item.at_least else "≤") if desk.fancy else (">=" if item.at_least else "<=")
        reached = desk.key("bench-reached" if item.reached else "bench-missed")
        wanted = f"{sign} {_number(desk, item.wanted, 0)} {reached}"
    case = desk.words.say(f"bench-server-case-{item.case}", {"count": _number(desk, tables, 0)})
    told = ", ".join(f"{name} {value}" for name, value in item.details.items() if name != "answers")
    row = _row([Text(case), Text(value), Text(relative, style="bold"), Text(wanted)])
    return [row, *desk.wrapped(Text(f"{item.case}: {told}", style="dim"))]


#: The rows come one by one, so how wide their columns are is settled before.
_WIDTHS = (66, 16, 14, 0)
_HEADS = ("bench-case", "bench-value", "bench-relative", "bench-target")


def _row(cells: list[Text]) -> Text:
    line = Text()
    for cell, width in zip(cells, _WIDTHS, strict=True):
        line.append_text(cell)
        line.append(" " * max(2 if width else 0, width - cell.cell_len))
    line.rstrip()
    return line


def _number(desk: Desk, value: float, digits: int) -> str:
    """A number as the language writes it."""
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if desk.words.language == "it" else text
