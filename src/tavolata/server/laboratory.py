"""Small experiments of whoever runs the server: the lab's own runs, in the folder of the server, beside bots and tables.

Each is played by a process of its own that gives way to everything else, and ends with the server. All there is to know of a run is
in its folder, so that every process of a server tells the same of it.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import shutil
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from datetime import UTC, datetime
from multiprocessing.context import SpawnProcess
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from tavolata import games
from tavolata.engine import FileError, SetupError
from tavolata.lab.experiment import Experiment, experiment_of
from tavolata.lab.interrupts import begin_to_work, interrupts_held
from tavolata.lab.runs import Plan, Run, go_on, new_run, open_run, worker_at
from tavolata.players import players_of
from tavolata.server.hall import Refused

T = TypeVar("T")

#: How much one may ask for here; for more there is the command.
MOST_GAMES = 20_000
MOST_RUNS = 50
MOST_SEED = 999_999_999
#: A run that takes longer is stopped, and can be gone on with.
LONGEST_SECONDS = 3600.0
#: Of so many deals decisions and cards are written down.
_SAMPLED_DEALS = 500
#: Games give way to everything else; somebody waits for a report, if not as eagerly as for a move.
_PLAYING, _WRITING = 15, 5


#: Any number that can be written: how large it may be is said in a sentence.
_Number = Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)]


class LabWish(msgspec.Struct, forbid_unknown_fields=True):
    """An experiment as the page asks for it."""

    game: Annotated[str, Meta(max_length=24)]
    players: _Number
    #: By place in the line-up; in every deal each of them has each seat once.
    bots: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(min_length=1, max_length=16)]
    deals: _Number
    seed: _Number = 0
    options: Annotated[dict[str, str], Meta(max_length=100)] = {}
    #: Ready decks by place, where the game's seats bring some.
    decks: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []
    #: Options that are otherwise in the games it is compared with; none: nothing is compared.
    other: Annotated[dict[str, str], Meta(max_length=8)] = {}


class LabRun(msgspec.Struct):
    """A run, as far as it is."""

    id: str
    #: When it was begun, in seconds since 1970.
    at: float
    game: str
    players: int
    bots: list[str]
    options: dict[str, str]
    other: dict[str, str]
    decks: list[str]
    deals: int
    seed: int
    games: int
    all: int
    playing: bool
    #: Of the whole run, once it is finished.
    digest: str
    #: Whether this version can go on with it.
    ours: bool


class Lab(msgspec.Struct):
    """What the page of the lab shows."""

    #: Packages without which there is no lab here, and the command that brings them; "": all are there.
    missing: str
    command: str
    most_games: int
    most_runs: int
    most_seed: int
    #: The newest first.
    runs: list[LabRun]


def experiment_for(wish: LabWish) -> Experiment:
    """The experiment, checked as those of files are, and small enough for a server."""
    game = games.online(wish.game)
    known = players_of(game)
    for bot in wish.bots:
        # The names of files and modules are bots, too, in the terminal: here they would be programs of whoever asks.
        if bot not in known:
            raise SetupError("error-experiment-choice", {"field": "bots", "value": bot, "known": ", ".join(known)})
    game.check_players(wish.players)
    for field, value, least, most in (("deals", wish.deals, 1, MOST_GAMES), ("seed", wish.seed, 0, MOST_SEED)):
        if not least <= value <= most:
            details = {"field": field, "value": str(value), "least": least, "most": str(most)}
            raise SetupError("error-experiment-range", details)
    sampled = min(1.0, _SAMPLED_DEALS / wish.deals)
    content: dict[str, Any] = {
        **{name: getattr(wish, name) for name in ("game", "players", "bots", "deals", "seed", "options", "decks")},
        "variants": {_name_of(wish.other): wish.other} if wish.other else {},
        "decisions": sampled,
        "cards": sampled,
    }
    experiment = experiment_of(content)
    count = Plan(experiment).games()
    if count > MOST_GAMES:
        raise Refused("error-lab-large", 400, games=count, most=MOST_GAMES)
    return experiment


def _name_of(options: dict[str, str]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in sorted(options.items()))


class Laboratory:
    """The runs in a folder, and the processes that play them and write their reports."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._playing: dict[str, SpawnProcess] = {}
        self._writers: ProcessPoolExecutor | None = None

    # The runs

    def runs(self) -> list[LabRun]:
        """All of them, the newest first. What is no run is not told of."""
        found = []
        for path in self.folder.iterdir() if self.folder.is_dir() else ():
            with suppress(FileError):
                found.append(self._told(open_run(path)))
        return sorted(found, key=lambda run: (-run.at, run.id))

    def run(self, name: str) -> LabRun:
        return self._told(self._open(name))

    def begin(self, wish: LabWish) -> LabRun:
        experiment = experiment_for(wish)
        there = self.runs()
        self._need_room(there)
        if len(there) >= MOST_RUNS:
            raise Refused("error-lab-full", 409, most=MOST_RUNS)
        name = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{token_hex(3)}"
        run = new_run(experiment, self.folder / name)
        self._play(name)
        return self._told(run)

    def go_on(self, name: str) -> LabRun:
        told = self.run(name)
        if told.digest or told.playing:
            return told
        if not told.ours:
            raise Refused("error-lab-version", 409)
        self._need_room(self.runs())
        self._play(name)
        return self.run(name)

    def stop(self, name: str) -> LabRun:
        self._end(self._open(name))
        return self.run(name)

    def delete(self, name: str) -> None:
        run = self._open(name)
        self._end(run)
        # First it is no run any more: whoever looks while the files go sees none.
        with suppress(OSError):
            (run.folder / "run.json").unlink()
        shutil.rmtree(run.folder, ignore_errors=True)

    def _open(self, name: str) -> Run:
        try:
            return open_run(self.folder / name)
        except FileError as problem:
            raise Refused("error-no-lab-run", 404) from problem

    def _told(self, run: Run) -> LabRun:
        asked, file = run.experiment, run.file
        numbers = [int(path.stem) for path in (run.folder / "games").glob("[0-9]*.parquet")]
        return LabRun(
            run.folder.name,
            _begun(run.folder.name),
            asked.game,
            asked.players,
            list(asked.bots),
            asked.options,
            next(iter(asked.variants.values()), {}),
            list(asked.decks),
            asked.deals,
            asked.seed,
            run.games_of(numbers),
            run.plan.games(),
            not file.digest and self._is_played(run),
            file.digest,
            run.is_ours,
        )

    # Who plays them

    def _need_room(self, there: list[LabRun]) -> None:
        if any(run.playing for run in there):
            raise Refused("error-lab-busy", 409)

    def _is_played(self, run: Run) -> bool:
        mine = self._playing.get(run.folder.name)
        return (mine is not None and mine.is_alive()) or worker_at(run.folder) is not None

    def _play(self, name: str) -> None:
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=_play_run, args=(str(self.folder / name),), name=f"lab {name}", daemon=True)
        with interrupts_held():
            process.start()
        self._playing = {other: one for other, one in self._playing.items() if one.is_alive()}
        self._playing[name] = process

    def _end(self, run: Run) -> None:
        """Whoever plays it ends; what was whole stays. Another process of this server may have started it."""
        mine = self._playing.pop(run.folder.name, None)
        if mine is not None:
            mine.terminate()
            mine.join(10)
        elif (worker := worker_at(run.folder)) is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(worker, signal.SIGTERM)
            deadline = time.monotonic() + 10
            while worker_at(run.folder) is not None and time.monotonic() < deadline:
                time.sleep(0.05)

    # Their reports

    async def page(self, name: str, language: str) -> str:
        """The report as a page of the server: it grows while the run does."""
        return await self._written(_live_page, str(self._open(name).folder), language)

    async def file(self, name: str, language: str) -> str:
        """The report as one file that needs nothing else."""
        return await self._written(_whole_page, str(self._open(name).folder), language)

    async def _written(self, write: Callable[[str, str], T], folder: str, language: str) -> T:
        """In a process that gives way to tables. It is kept only while a run is played: what reads the rows takes much memory."""
        for attempt in range(2):
            writers = self._writers = self._writers or _writers()
            try:
                with interrupts_held():
                    future: Future[T] = writers.submit(write, folder, language)
                return await asyncio.wrap_future(future)
            except BrokenProcessPool:
                self._writers = None
                if attempt:
                    raise
            finally:
                if self._writers is not None and not any(one.is_alive() for one in self._playing.values()):
                    self._writers.shutdown(wait=False)
                    self._writers = None
        raise AssertionError

    def close(self) -> None:
        """The server ends: so does what was played. It can be gone on with."""
        for process in self._playing.values():
            process.terminate()
        if self._writers is not None:
            self._writers.shutdown(wait=False, cancel_futures=True)


def _begun(name: str) -> float:
    with suppress(ValueError):
        return datetime.strptime(name[:15], "%Y%m%d-%H%M%S").replace(tzinfo=UTC).timestamp()
    return 0.0


# What runs in those processes


def _writers() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_step_back, initargs=(_WRITING,))


def _step_back(niceness: int) -> None:
    """Others come first; Ctrl-C is not for it, and it ends with the server."""
    begin_to_work()
    if hasattr(os, "nice"):
        os.nice(niceness)


def _play_run(folder: str) -> None:
    _step_back(_PLAYING)
    late = threading.Timer(LONGEST_SECONDS, os._exit, (1,))
    late.daemon = True
    late.start()
    go_on(open_run(Path(folder)))


def _live_page(folder: str, language: str) -> str:
    from tavolata.lab.page import Live, linked, report_page
    from tavolata.lab.results import read

    results = read(folder)
    name = results.run.folder.name
    live = Live("/lab", f"/api/admin/lab/{name}", f"/api/admin/lab/{name}/report?lang={language}")
    return report_page([results], language, linked("/lab/report.css", "/report.js"), live)


def _whole_page(folder: str, language: str) -> str:
    from tavolata.lab.page import inside, report_page
    from tavolata.lab.results import read

    return report_page([read(folder)], language, inside())
