"""Many games and measurements as tables; progress goes to the error output, so that the tables can be piped."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.text import Text

from tavolata.engine import Game, SeatDeck
from tavolata.engine.words import Words
from tavolata.lab.bench import Measurement, bench
from tavolata.lab.report import Report, Share
from tavolata.lab.simulate import simulate
from tavolata.lab.writing import cannot_write, write_whole
from tavolata.terminal import store
from tavolata.terminal.desk import Desk
from tavolata.terminal.progress import progress_bar
from tavolata.terminal.screen import columns

#: Below this many games for each process, starting it costs more than it brings.
_WORTH_A_WORKER = 500


def usual_workers(games: int, processors: int) -> int:
    return max(1, min(processors, games // _WORTH_A_WORKER))


def run_simulation(
    desk: Desk,
    game: Game,
    games: int,
    players: int,
    bots: list[str],
    options: dict[str, str],
    reactions: str,
    seed: int,
    workers: int,
    json_file: str,
    decks: Sequence[SeatDeck] = (),
) -> int:
    """``tavolata simulate``."""
    game.check_players(players)
    check_writable(json_file)
    with progress_bar(desk.key("simulate-progress"), games) as tell:
        report = simulate(
            game,
            players,
            bots,
            games,
            seed=seed,
            options=options,
            reactions=reactions,
            workers=workers,
            progress=tell,
            decks=decks,
        )
    desk.print(report_lines(desk, report))
    if json_file:
        write_json(json_file, report.to_data())
        desk.tell("lab-written", path=json_file)
    return 0


def report_lines(desk: Desk, report: Report) -> list[Text]:
    """A report, from the most important number to the least."""
    name = Words(desk.words.language, report.game).say("game-name")
    head = desk.key("simulate-title", game=name, games=report.games, players=report.players, seed=str(report.seed))
    lines = [Text(head, style="bold"), Text()]
    lines += shares(desk, "simulate-bots", report.bots)
    if report.decks:
        lines += shares(desk, "simulate-decks", report.decks)
    lines += shares(desk, "simulate-seats", report.seats)
    length = report.length
    facts = [
        ("simulate-length", number(desk, length.mean, 1)),
        ("simulate-length-range", f"{length.p10}-{length.p90}"),
        ("simulate-forced", percent(desk, report.forced_share)),
        ("simulate-ties", str(report.ties)),
        ("simulate-unfinished", str(report.unfinished)),
        ("simulate-failed", str(report.failed)),
        ("simulate-speed-games", number(desk, report.games_per_second, 0)),
        ("simulate-speed-decisions", number(desk, report.decisions_per_second, 0)),
        ("simulate-workers", str(report.workers)),
        ("simulate-digest", report.digest[:16]),
    ]
    lines += columns([[Text(f" {desk.words.say(key)}"), Text(value, style="bold")] for key, value in facts], gap=2)
    for failure in report.failures:
        details = {"number": failure.number, "seed": str(failure.seed), "error": failure.error}
        lines.append(Text(f" {desk.words.say('simulate-failure', details)}", style="bold red"))
    return lines


def shares(desk: Desk, title: str, rows: list[Share]) -> list[Text]:
    """Who won how often, with the interval of 95 % and what equal chances would give."""
    cells = [[Text(f" {desk.words.say(title)}", style="bold"), *(right(desk.words.say(key), "dim") for key in _HEADS)]]
    for row in rows:
        wins = f"{row.wins:.0f}" if row.wins == int(row.wins) else number(desk, row.wins, 1)
        nothing_known = (row.low, row.high) == (0, 1)
        interval = desk.key("lab-few") if nothing_known else f"{percent(desk, row.low)}-{percent(desk, row.high)}"
        surprising = not row.low <= row.fair <= row.high
        share = right(percent(desk, row.share), "bold" if surprising else "")
        cells.append([Text(f" {row.name}"), right(wins), share, right(interval), right(percent(desk, row.fair))])
    return [*columns(aligned(cells), gap=2), Text()]


_HEADS = ("simulate-wins", "simulate-share", "simulate-interval", "simulate-fair")


def run_bench(desk: Desk, games: tuple[str, ...], runs: int, seconds: float, json_file: str) -> int:
    """``tavolata bench``."""
    check_writable(json_file)
    errors = Console(stderr=True, highlight=False, markup=False)
    measured: list[Measurement] = []
    with errors.status(desk.key("bench-progress")) as status:

        def tell(measurement: Measurement) -> None:
            measured.append(measurement)
            status.update(f"{desk.key('bench-progress')} {len(measured)}")

        found = bench(runs, seconds, games, progress=tell)
    desk.print(bench_lines(desk, found))
    if json_file:
        write_json(json_file, msgspec.to_builtins(found))
        desk.tell("lab-written", path=json_file)
    return 0


def bench_lines(desk: Desk, found: list[Measurement]) -> list[Text]:
    build = found[0].build if found else "pure"
    lines = [
        Text(desk.key("bench-title", build=build), style="bold"),
        Text(desk.key("bench-about"), style="dim"),
        Text(),
    ]
    heads = ("bench-case", "bench-value", "bench-relative", "bench-spread", "bench-target")
    cells = [[right(desk.words.say(key), "dim") for key in heads]]
    for item in found:
        case = f"{item.game} · {desk.words.say(f'bench-case-{item.case}')}"
        value = desk.words.say(
            f"bench-unit-{item.unit}", {"value": number(desk, item.value, 0 if item.value > 99 else 2)}
        )
        relative = "" if item.relative is None else f"{number(desk, item.relative, 2)} {item.relative_unit}"
        target = "" if item.target is None else number(desk, item.target, 2)
        reached = {None: "", True: desk.key("bench-reached"), False: desk.key("bench-missed")}[item.reached]
        cells.append(
            [
                Text(f" {case}"),
                right(value),
                right(relative, "bold"),
                right(f"±{percent(desk, item.spread)}" if desk.fancy else percent(desk, item.spread)),
                right(f"{target} {reached}".strip()),
            ]
        )
    return [*lines, *columns(aligned(cells), gap=2)]


def check_writable(path: str) -> None:
    """Complain before the work, not after it."""
    if not path:
        return
    file = store.path_of(path)
    try:
        was_there = file.exists()
        file.open("ab").close()
        if not was_there:
            file.unlink()
    except OSError as problem:
        raise cannot_write(file, problem) from problem


def write_json(path: str, data: object) -> None:
    write_whole(store.path_of(path), msgspec.json.format(msgspec.json.encode(data), indent=1))


def aligned(rows: list[list[Text]]) -> list[list[Text]]:
    """Cells that are to stand on the right padded to the width of their column; the first column stands on the left."""
    widths = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        for i in range(1, len(row)):
            row[i].pad_left(widths[i] - row[i].cell_len)
    return rows


def right(text: str, style: str = "") -> Text:
    return Text(text, style=style)


def number(desk: Desk, value: float, digits: int) -> str:
    """A number as the language writes it: 12.345,6 or 12,345.6."""
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if desk.words.language == "it" else text


def percent(desk: Desk, share: float) -> str:
    return f"{number(desk, 100 * share, 1)}%"
