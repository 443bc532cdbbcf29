"""``tavolata lab``: experiments from a file, what they say as tables, and the gate that tells which bot is better."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager, nullcontext
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.text import Text

from tavolata.engine import FileError, SetupError
from tavolata.engine.words import Words
from tavolata.lab.cluster import ray_cluster
from tavolata.lab.experiment import BASE, WITHOUT, Match, experiment_of, read_experiment
from tavolata.lab.figures import Figures
from tavolata.lab.gate import BETTER, OPEN, Verdict, gate
from tavolata.lab.intervals import Estimate
from tavolata.lab.page import write_report
from tavolata.lab.pool import Runner, here
from tavolata.lab.ratings import ratings_of
from tavolata.lab.report import ending_said
from tavolata.lab.results import Difference, Results, is_share, read
from tavolata.lab.runs import Run, go_on, new_run, open_run
from tavolata.lab.writing import write_whole
from tavolata.terminal import store
from tavolata.terminal.desk import Desk
from tavolata.terminal.lab import aligned, check_writable, number, percent, right, shares, write_json
from tavolata.terminal.progress import progress_bar
from tavolata.terminal.screen import columns

#: A run stands beside its file.
_ENDING = ".run"
#: What a run may be played on instead of this machine's own processes.
RAY = "ray"


class LabRequest(NamedTuple):
    """What the lab is asked for."""

    what: str
    file: str
    into: str
    workers: int
    json: str
    #: "ray", or "" for this machine's own processes; and where the cluster is.
    on: str = ""
    address: str = ""
    #: For a report: where to, and the run that it is compared with.
    out: str = ""
    other: str = ""


def run_lab(desk: Desk, request: LabRequest) -> int:
    """Do what was asked; gives the exit code."""
    if request.what not in _COMMANDS:
        raise SetupError(
            "error-lab-what", {"what": request.what, "known": ", ".join([*_COMMANDS, "vary", "restrict", "gate"])}
        )
    if not request.file:
        raise SetupError("error-lab-which", {"what": request.what})
    return _COMMANDS[request.what](desk, request)


def begin(desk: Desk, request: LabRequest) -> int:
    """``lab new``: a file to begin with."""
    path = store.path_of(request.file)
    sample = files("tavolata.lab").joinpath("samples", f"{desk.words.language}.toml").read_text(encoding="utf-8")
    if path.exists():
        raise FileError("error-lab-there", {"path": request.file})
    write_whole(path, sample.encode())
    desk.tell("lab-begun", path=request.file)
    return 0


def run(desk: Desk, request: LabRequest) -> int:
    """``lab run``."""
    check_writable(request.json)
    path = store.path_of(request.file)
    experiment = read_experiment(path)
    into = store.path_of(request.into) if request.into else path.with_suffix(_ENDING)
    with _runner(request) as runner:  # first: without a cluster there is nothing to begin
        return _play(desk, new_run(experiment, into), request, runner)


def resume(desk: Desk, request: LabRequest) -> int:
    """``lab resume``."""
    check_writable(request.json)
    folder = open_run(store.path_of(request.file))
    with _runner(request) as runner:
        return _play(desk, folder, request, runner)


def _runner(request: LabRequest) -> AbstractContextManager[Runner]:
    """Who plays the games."""
    if request.on not in ("", RAY):
        raise SetupError("error-lab-on", {"value": request.on, "known": RAY})
    if request.on == RAY:
        return ray_cluster(request.address, request.workers)
    if request.address:
        raise SetupError("error-lab-address", {"command": f"--on {RAY}"})
    return nullcontext(here(request.workers))


def _play(desk: Desk, folder: Run, request: LabRequest, runner: Runner, stays: bool = True) -> int:
    """``stays``: the folder is there afterwards, too, and can be gone on with."""
    try:
        with progress_bar(desk.key("simulate-progress"), folder.plan.games()) as tell:
            go_on(folder, request.workers, tell, runner)
    except (KeyboardInterrupt, FileError) as problem:
        is_full = isinstance(problem, FileError) and problem.key == "error-file-write"
        if stays and (is_full or isinstance(problem, KeyboardInterrupt)):
            desk.tell("lab-stopped", command=f"tavolata lab resume {folder.folder}")
        raise
    return _tell(desk, Results(folder), request)


def show(desk: Desk, request: LabRequest) -> int:
    """``lab show``."""
    check_writable(request.json)
    return _tell(desk, read(store.path_of(request.file)), request)


def run_restricted(desk: Desk, content: dict[str, Any], request: LabRequest) -> int:
    """``lab restrict``: one that never gives some answers, among others of its kind."""
    check_writable(request.json)
    experiment = experiment_of(content)
    with TemporaryDirectory() as unnamed, _runner(request) as runner:
        into = store.path_of(request.into) if request.into else Path(unnamed) / "run"
        return _play(desk, new_run(experiment, into), request, runner, stays=bool(request.into))


def run_varied(desk: Desk, content: dict[str, Any], request: LabRequest) -> int:
    """``lab vary``: options against the usual ones, on the same deals."""
    check_writable(request.json)
    experiment = experiment_of(content)
    name = "-".join([experiment.game, *experiment.variants])
    into = store.path_of(request.into or re.sub(r"[^a-z0-9]+", "-", name.lower())[:60].strip("-") + _ENDING)
    with _runner(request) as runner:
        code = _play(desk, new_run(experiment, into), request, runner)
    desk.tell("lab-varied", path=str(into), command=f"tavolata lab report {into}")
    return code


def _restricted_lines(desk: Desk, results: Results, variant: str) -> list[Text]:
    share = Figures(results, variant).restricted()
    if share is None:
        return []
    bot, *never = share.name.split(WITHOUT)
    kind = "worse" if share.high < share.fair else "better" if share.low > share.fair else "open"
    shown = {name: percent(desk, getattr(share, name)) for name in ("share", "low", "high", "fair")}
    said = desk.key(f"lab-restricted-{kind}", bot=bot, never=", ".join(never), **shown)
    return [*desk.wrapped(Text(said, style="bold")), Text()]


def report(desk: Desk, request: LabRequest) -> int:
    """``lab report``: a page for the browser."""
    folders = [store.path_of(name) for name in (request.file, request.other) if name]
    path = store.path_of(request.out) if request.out else folders[0].with_suffix(".html")
    has_charts = write_report([read(folder) for folder in folders], path, desk.words.language)
    desk.tell("report-written", path=str(path))
    if not has_charts:
        desk.tell("report-plain")
    return 0


_COMMANDS = {"new": begin, "run": run, "resume": resume, "show": show, "report": report}


# What a run says


def _tell(desk: Desk, results: Results, request: LabRequest) -> int:
    desk.print(result_lines(desk, results, only_changes=request.what == "vary"))
    if request.json:
        write_json(request.json, result_data(results))
        desk.tell("lab-written", path=request.json)
    return 0


def result_data(results: Results) -> dict[str, object]:
    """Everything that is shown, as JSON data."""
    matches = []
    for place, match in enumerate(results.matches):
        matches.append(
            {
                "variant": match.variant,
                "bots": match.bots,
                "decks": match.decks,
                "count": results.count(place),
                "shares": {
                    column: msgspec.to_builtins(results.shares(place, column)) for column in _shown(match, results)
                },
                "figures": {name: found._asdict() for name, found in results.figures(place).items()},
                "endings": dict(results.endings(place)),
            }
        )
    return {
        "run": msgspec.to_builtins(results.run.file),
        "matches": matches,
        "ratings": [rating._asdict() for rating in ratings_of(results)],
        "differences": {
            variant: [{**found._asdict(), "change": found.change._asdict()} for found in results.differences(variant)]
            for variant in results.experiment.variants
        },
    }


def result_lines(desk: Desk, results: Results, only_changes: bool = False) -> list[Text]:
    """From the most important to the least; of variants perhaps only what they change."""
    experiment, file = results.experiment, results.run.file
    name = Words(desk.words.language, experiment.game).say("game-name")
    games = results.query("SELECT count(*) FROM games")[0][0]
    head = desk.key("lab-title", game=name, games=games, deals=experiment.deals, players=experiment.players)
    lines = [Text(head, style="bold")]
    if results.missing_games:
        key = "lab-incomplete" if file.digest else "lab-unfinished"
        wanted = results.run.plan.games()
        command = f"tavolata lab resume {results.run.folder}"
        lines.append(Text(desk.key(key, games=games, all=wanted, command=command), style="yellow"))
    for variant in dict.fromkeys(match.variant for match in results.matches):
        lines += _restricted_lines(desk, results, variant)
    for path in results.damaged:
        lines.append(Text(desk.key("lab-damaged", path=str(path)), style="bold red"))
    for one in results.failures():
        lines += desk.wrapped(Text(desk.key("lab-broke", **one._asdict() | {"seed": str(one.seed)}), style="bold red"))
    for place, match in enumerate(() if only_changes else results.matches):
        lines += [Text(), *_match_lines(desk, results, place, match)]
    rated = [] if only_changes else ratings_of(results)
    if len(rated) > 1 and len(results.matches) > 1:
        lines += [Text(desk.key("lab-ratings"), style="bold"), *_rating_lines(desk, rated)]
    for variant in experiment.variants:
        found = [one for one in results.differences(variant) if one.change.deals]
        if found:
            lines += [Text(), Text(desk.key("lab-differences", variant=variant), style="bold")]
            lines += _difference_lines(desk, found)
    if file.digest:
        lines += [Text(), Text(f" {desk.key('simulate-digest')}  {file.digest[:16]}")]
    return lines


def _shown(match: Match, results: Results) -> list[str]:
    """By what the shares of a match are told."""
    by_whom = [] if len(set(match.bots)) == 1 else ["bot"]
    by_deck = [] if len(set(match.decks)) < 2 else ["deck"]
    return [*by_whom, *by_deck, "after_first", "seat"]


_TITLES = {"bot": "simulate-bots", "deck": "simulate-decks", "seat": "simulate-seats", "after_first": "lab-after-first"}


def _match_lines(desk: Desk, results: Results, place: int, match: Match) -> list[Text]:
    sides = match.decks or match.bots
    counts = [(side, sides.count(side)) for side in dict.fromkeys(sides)]
    title = " · ".join(side if count == 1 else f"{count} {side}" for side, count in counts)
    if match.variant != BASE:
        title += f" · {match.variant}"
    lines = [Text(title, style="bold")]
    count = results.count(place)
    if count["finished"]:
        for column in _shown(match, results):
            found = [_counted_from_one(share, column) for share in results.shares(place, column)]
            lines += shares(desk, _TITLES[column], found)
    cells = [
        [
            Text(f" {desk.key(f'lab-figure-{name}')}"),
            Text(_value(desk, name, found.mean), style="bold"),
            Text(_interval(desk, name, found)),
        ]
        for name, found in results.figures(place).items()
    ]
    words = Words(desk.words.language, results.experiment.game)
    endings = "; ".join(f"{percent(desk, share)} {ending_said(kind, words)}" for kind, share in results.endings(place))
    if endings:
        cells.append([Text(f" {desk.key('lab-endings')}"), Text(endings), Text()])
    for name in ("stopped", "broken"):
        if count[name]:
            cells.append([Text(f" {desk.key(f'lab-{name}-games')}"), Text(str(count[name]), style="bold red"), Text()])
    return [*lines, *(columns(cells, gap=2) if cells else []), Text()]


def _counted_from_one(share: Any, column: str) -> Any:
    """People count seats from 1."""
    return msgspec.structs.replace(share, name=str(int(share.name) + 1)) if column in ("seat", "after_first") else share


def _value(desk: Desk, name: str, value: float) -> str:
    return percent(desk, value) if is_share(name) else number(desk, value, 2)


def _interval(desk: Desk, name: str, found: Estimate) -> str:
    if not found.is_told:
        return desk.key("lab-few")
    return f"{_value(desk, name, found.low)} - {_value(desk, name, found.high)}"


def _difference_lines(desk: Desk, found: list[Difference]) -> list[Text]:
    heads = ("lab-figure", "lab-base", "lab-variant", "lab-change", "simulate-interval")
    cells = [[Text(f" {desk.key(heads[0])}", style="dim"), *(right(desk.key(head), "dim") for head in heads[1:])]]
    for one in found:
        cells.append(
            [
                Text(f" {_figure(desk, one.name)}"),
                right(_value(desk, one.name, one.base)),
                right(_value(desk, one.name, one.variant)),
                right(_value(desk, one.name, one.change.mean), "bold" if one.is_clear else ""),
                right(_interval(desk, one.name, one.change)),
            ]
        )
    return columns(aligned(cells), gap=2)


def _figure(desk: Desk, name: str) -> str:
    if name.startswith("after-first-"):
        return desk.key("lab-share-after-first", place=int(name.rpartition("-")[2]) + 1)
    if name.startswith("bot-"):
        return desk.key("lab-share-bot", bot=name.removeprefix("bot-"))
    return desk.key(f"lab-figure-{name}")


def _rating_lines(desk: Desk, rated: list[Any]) -> list[Text]:
    cells = [[Text(), right(desk.key("lab-elo"), "dim"), right(desk.key("lab-error"), "dim")]]
    cells += [
        [Text(f" {rating.name}"), right(number(desk, rating.elo, 0), "bold"), right(number(desk, rating.error, 0))]
        for rating in rated
    ]
    return columns(aligned(cells), gap=2)


# The gate


def run_gate(
    desk: Desk, content: dict[str, Any], worse: float, better: float, decks: tuple[str, ...], request: LabRequest
) -> int:
    """``tavolata lab gate``: plays until it knows."""
    check_writable(request.json)
    if min(worse, better) < 1:
        raise SetupError("error-gate-percent", {"worse": number(desk, worse, 2), "better": number(desk, better, 2)})
    if not 0 < worse < better < 100:
        raise SetupError("error-gate-bounds", {"worse": number(desk, worse, 1), "better": number(desk, better, 1)})
    experiment = experiment_of(content)
    errors = Console(stderr=True, highlight=False, markup=False)
    with errors.status(desk.key("simulate-progress")) as status:

        def tell(verdict: Verdict) -> None:
            status.update(_gate_line(desk, "lab-gate-progress", content, verdict))

        found = gate(experiment, worse / 100, better / 100, request.workers, tell, decks)
    said = Text(_gate_line(desk, f"lab-gate-{found.verdict}", content, found), style="bold")
    desk.print(desk.wrapped(said))
    desk.print(
        desk.wrapped(Text(desk.key("lab-gate-about", worse=number(desk, worse, 1), better=number(desk, better, 1))))
    )
    if request.json:
        asked = {"experiment": msgspec.to_builtins(experiment), "decks": decks, "worse": worse, "better": better}
        write_json(request.json, {**asked, **found._asdict(), "share": found.share._asdict()})
        desk.tell("lab-written", path=request.json)
    return 0 if found.verdict == BETTER else 3 if found.verdict == OPEN else 1


def _gate_line(desk: Desk, key: str, content: dict[str, Any], verdict: Verdict) -> str:
    one, other = content["bots"]
    return desk.key(
        key,
        one=one,
        other=other,
        share=percent(desk, verdict.share.mean),
        interval=_interval(desk, "bot-", verdict.share),
        fair=percent(desk, verdict.fair),
        deals=verdict.deals,
        games=verdict.games,
        ratio=number(desk, verdict.ratio, 2),
    )
