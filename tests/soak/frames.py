"""Every frame that each seat and a spectator get, held against what they can know: the second reader of secrets.

    PYTHONPATH=src:tests python -m soak.frames --frames 100000

Programs and bots play all games on a real server. Afterwards each game is played again from its journal; for each version of the
table `soak.sight` says what each viewer can know, and no frame may name anything else. To show that the reader can see, frames
are also given to the wrong viewer, and to the right one too early: these must be flagged.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

import tavolata
from soak.programs import GAMES, Company, Laid, lay
from soak.progress import Figures, Problems, Progress, command, expect
from soak.sight import SIGHTS
from tavolata.server.bench.calling import Caller
from tavolata.server.bench.process import ServerProcess, serving, together

#: A table is left after so many frames: some games have no end, and others are to be seen too.
_MOST_FRAMES = 2500
#: And after so many seconds, if nothing happens any more.
_MOST_SECONDS = 90.0
#: So many frames of a viewer at least are given to the wrong one, where there are as many.
_CONTROLS = 300
#: How much too early frames are read to show that the reader can see.
_EARLY = 12

_READ = msgspec.json.Decoder()


class Recorded(msgspec.Struct):
    """A frame, in parts that are judged by different moments of the game."""

    t: str
    v: int = -1
    over: bool = False
    view: msgspec.Raw = msgspec.Raw(b"null")
    question: msgspec.Raw = msgspec.Raw(b"null")
    reaction: msgspec.Raw = msgspec.Raw(b"null")
    exchange: msgspec.Raw = msgspec.Raw(b"null")
    log: list[msgspec.Raw] = []


class LogVersion(msgspec.Struct):
    v: int


_RECORDED = msgspec.json.Decoder(Recorded)
_LOG_VERSION = msgspec.json.Decoder(LogVersion)


class Known(NamedTuple):
    """What one viewer can know at a version of the table: now, and of what happened to bring it there."""

    now: frozenset[str]
    told: frozenset[str]


class Truth:
    """A game as its journal tells it."""

    def __init__(self, laid: Laid, rows: list[tuple[int, int, str]], start: str) -> None:
        game = tavolata.game(laid.game)
        opening = _READ.decode(start)
        state = game.load(opening)
        #: The key of all shuffles: no business of anybody's before the end.
        self.key = str(opening["chance"]["key"])
        self.sight = SIGHTS[laid.game](laid.players)
        self.cards: set[str] = set()
        self.known: dict[int | None, dict[int, Known]] = {viewer: {} for viewer in self.sight.viewers}
        before: dict[int | None, set[str]] = {viewer: set() for viewer in self.sight.viewers}
        for _, v, body in rows:
            answers = msgspec.json.decode(body, type=list[tuple[int, str]])
            for seat, text in answers:
                state.play(seat, game.parse(text))
            table = state.dump_table()
            self.cards |= self.sight.cards(table)
            self.sight.follow(table, answers)
            for viewer in self.sight.viewers:
                now = self.sight.now(table, viewer)
                if state.over and self.sight.opens_at_the_end:
                    now = now | self.cards
                told = before[viewer] | now | self.sight.shown(answers, viewer)
                # An entry that only one seat may know of keeps the version: its viewer may have seen either.
                last = self.known[viewer].get(v, Known(frozenset(), frozenset()))
                self.known[viewer][v] = Known(last.now | now, last.told | told)
                before[viewer] = now
        self.versions = max(self.known[None])


class Flag(NamedTuple):
    """A frame names what its viewer cannot know."""

    version: int
    part: str
    names: tuple[str, ...]


def judge(truth: Truth, frames: list[bytes], viewer: int | None, foreign: list[str], early: int = 0) -> list[Flag]:
    """All that these frames tell too much. ``foreign``: links that this viewer must not see; ``early``: as if so much sooner."""
    flags: list[Flag] = []
    known, sight = truth.known[viewer], truth.sight
    at = 1
    judged_log: dict[int, bytes] = {}

    def look(part: str, data: msgspec.Raw, allowed: frozenset[str], version: int) -> None:
        named = (sight.named(bytes(data), _READ.decode) & truth.cards) - allowed
        if named:
            flags.append(Flag(version, part, tuple(sorted(named))))

    for data in frames:
        frame = _RECORDED.decode(data)
        if frame.t in ("state", "update") and frame.v > 0:
            at = frame.v
        allowed = known[max(1, at - early)]
        for part in ("view", "question", "reaction", "exchange"):
            raw = getattr(frame, part)
            if raw != b"null":
                look(part, raw, allowed.now, at)
        for entry in frame.log:
            v = _LOG_VERSION.decode(entry).v
            # Most lines are told again and again, always in the same words.
            if v > 0 and judged_log.get(v) != bytes(entry):
                judged_log[v] = bytes(entry)
                look("log", entry, known[max(1, v - early)].told, v)
        if frame.t not in ("state", "update"):
            look(frame.t, msgspec.Raw(data), allowed.now, at)
        secrets = foreign if frame.over or frame.t == "table" else [*foreign, truth.key]
        if any(secret.encode() in data for secret in secrets):
            flags.append(Flag(at, "link or key", ()))
    return flags


class Reading:
    """What was recorded and judged so far."""

    def __init__(self) -> None:
        self.frames: Counter[str] = Counter()
        self.bytes = self.tables = self.finished = 0
        self.wrong_viewer: Counter[str] = Counter()
        self.too_early: Counter[str] = Counter()
        self.problems = Problems()

    def judge(self, laid: Laid, records: dict[int | None, list[bytes]], truth: Truth, is_over: bool) -> None:
        self.tables += 1
        self.finished += is_over
        viewers = list(records)
        for place, viewer in enumerate(viewers):
            frames = records[viewer]
            self.frames[laid.game] += len(frames)
            self.bytes += sum(map(len, frames))
            foreign = [token for seat, token in enumerate(laid.tokens) if seat != viewer]
            who = "spectator" if viewer is None else f"seat {viewer}"
            for flag in judge(truth, frames, viewer, foreign)[:5]:
                self.problems.append(
                    f"{laid.game} {laid.table} {who}, version {flag.version}: {flag.part} {flag.names}"
                )
            some = frames[:: 1 + len(frames) // _CONTROLS]
            other = viewers[(place + 1) % len(viewers)]
            self.wrong_viewer[laid.game] += len(judge(truth, some, other, []))
            self.too_early[laid.game] += len(judge(truth, some, viewer, [], early=_EARLY))


def truth_of(database: Path, laid: Laid) -> Truth:
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT n, v, body FROM journal WHERE table_id = ? ORDER BY n"
        rows = connection.execute(query, (laid.table,)).fetchall()
        (start,) = connection.execute("SELECT start FROM tables WHERE id = ?", (laid.table,)).fetchone()
    return Truth(laid, rows, start)


async def record(server: ServerProcess, game: str, number: int) -> tuple[Company, dict[int | None, list[bytes]]]:
    """Play one table, and keep every frame that anybody there was sent."""
    sizes = GAMES[game]
    caller = Caller(server.port)
    laid = await lay(caller, game, *sizes[number % len(sizes)])
    caller.close()
    company = Company(server.port, laid, number, watched=True)
    records: dict[int | None, list[bytes]] = {}
    for program in company.programs:
        program.heard = records.setdefault(program.seat, []).append
    await company.open()
    company.play()
    loop = asyncio.get_running_loop()
    end, count, moved = loop.time() + _MOST_SECONDS, 0, loop.time()
    while not company.is_over and loop.time() < end and loop.time() - moved < 10:
        await asyncio.sleep(0.05)
        if sum(map(len, records.values())) != count:
            count, moved = sum(map(len, records.values())), loop.time()
        if count > _MOST_FRAMES:
            break
    await asyncio.sleep(0.2)
    company.close()
    return company, records


async def read(folder: Path, frames: int, seconds: float, seed: int, quiet: bool) -> Figures:
    reading = Reading()
    progress = Progress(frames, "frames", seconds, quiet)
    async with serving(folder) as server:
        number = seed
        while not progress.is_over:
            played = await asyncio.gather(*(record(server, game, number) for game in GAMES))
            number += 1
            for company, records in played:
                truth = await asyncio.to_thread(truth_of, folder / "tables.db", company.laid)
                await asyncio.to_thread(reading.judge, company.laid, records, truth, company.is_over)
                progress.add(sum(map(len, records.values())), flags=len(reading.problems))
        if server.tracebacks():
            reading.problems.append(f"{server.tracebacks()} tracebacks in the log")
    for game in GAMES:
        # All that is hidden in Timeline is hidden from everybody alike.
        if game != "timeline" and not reading.wrong_viewer[game]:
            reading.problems.append(f"{game}: the frames of somebody else were not noticed")
        if not reading.too_early[game]:
            reading.problems.append(f"{game}: frames that came too early were not noticed")
    return {
        "frames": sum(reading.frames.values()),
        "by-game": dict(reading.frames),
        "megabytes": round(reading.bytes / 1e6),
        "tables": reading.tables,
        "games-finished": reading.finished,
        "flags-in-frames-of-somebody-else": dict(reading.wrong_viewer),
        "flags-in-frames-too-early": dict(reading.too_early),
        "seconds": round(progress.elapsed),
        "problems": reading.problems,
    }


def run(frames: int, seconds: float, seed: int = 0, quiet: bool = False) -> Figures:
    with tempfile.TemporaryDirectory(prefix="tavolata-secrets-") as folder:
        return together(read(Path(folder), frames, seconds, seed, quiet))


def main(given: argparse.Namespace) -> Figures:
    figures = run(given.frames, given.seconds, given.seed)
    expect(figures, "frames", given.frames)
    return figures


if __name__ == "__main__":
    sys.exit(command(__doc__ or "", main, frames=100_000, seconds=5400.0, seed=0))
