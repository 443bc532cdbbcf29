"""Finished games explained: made where bots think, when nobody else needs them, and kept with their tables.

The same code as ``tavolata analyse``. A game is looked at in pieces of less than a second, so that no bot waits for long. How far it is
stands in the database: if the process ends in the middle, whoever looks next has it begun again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import lru_cache
from typing import Any

import msgspec
import sqlalchemy as sa

from tavolata import games
from tavolata.engine import Game, TavolataError
from tavolata.engine.record import Record, parse_record
from tavolata.lab.analysis import Analysis, Looking, Mistake, Part, put_together
from tavolata.server import wire
from tavolata.server.bots import ANALYSING
from tavolata.server.entries import Entry
from tavolata.server.files import effective, record_of
from tavolata.server.hall.background import BackgroundTasks
from tavolata.server.hall.bot_runner import BotRunner
from tavolata.server.hall.live_tables import LiveTables
from tavolata.server.hall.people import Refused
from tavolata.server.heavy_work import HeavyWork
from tavolata.server.limits import Limits
from tavolata.server.store import ANALYSES, Store
from tavolata.server.table import Table, answer_of, encode

LOG = logging.getLogger("tavolata")

#: For so many seconds a process of bots is busy with one piece.
_PIECE_SECONDS = 0.3
#: How often it is written down how far an analysis is, and after how long nobody works on it any more.
_NOTE_SECONDS = 5.0
_LEFT_SECONDS = 60.0
#: In the line for heavy work it stands as one visitor.
_ADDRESS = "analyses"


@lru_cache(maxsize=2)
def _looking(key: str, data: bytes) -> Looking:
    return Looking(parse_record(msgspec.json.decode(data), games.game))


def look(key: str, data: bytes, start: int, seconds: float) -> tuple[Part, int]:
    """Go on with a game, for so long; what was found, and how many pieces there are (runs in a process of bots)."""
    until = time.monotonic() + seconds
    looking = _looking(key, data)
    return looking.go_on(start, lambda: time.monotonic() >= until), looking.work


class Analyses:
    """Has finished games explained, one at a time."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        bots: BotRunner,
        background: BackgroundTasks,
        heavy: HeavyWork,
        limits: Limits,
    ) -> None:
        self._store = store
        self._tables = tables
        self._bots = bots
        self._background = background
        self._heavy = heavy
        self._limits = limits
        self._turn = asyncio.Lock()
        #: Those that are made in this process or wait for it, and how far they are.
        self._here: dict[str, wire.AnalysisState] = {}

    async def state_of(self, table: Table) -> wire.AnalysisState:
        """How far it is. One that another process left in the middle is begun again."""
        here = self._here.get(table.id)
        if here is not None:
            return here

        def read(connection: sa.Connection) -> Any:
            columns = (ANALYSES.c.stage, ANALYSES.c.done, ANALYSES.c.work, ANALYSES.c.at, ANALYSES.c.analysis)
            return connection.execute(sa.select(*columns).where(ANALYSES.c.table_id == table.id)).first()

        row = await self._store.run(read)
        if row is None:
            return wire.AnalysisState("none")
        if row.stage == "done":
            found = msgspec.json.decode(row.analysis, type=wire.GameAnalysis)
            return wire.AnalysisState("done", row.work, row.work, found)
        if row.stage == "failed":
            return wire.AnalysisState("failed")
        # A database that nobody shares is worked on here or nowhere.
        if not self._store.is_shared or time.time() - row.at > _LEFT_SECONDS:
            return await self.begin(table)
        return wire.AnalysisState("running", row.done, row.work)

    async def begin(self, table: Table) -> wire.AnalysisState:
        """Have it made; refused where it cannot be, or where too many wait."""
        if table.setup.runs_other_rules:
            raise table.setup.too_old()
        if table.players < 2 or len(set(table.setup.result.places)) < 2:
            raise TavolataError("error-analyse-team", {})
        if len(self._here) >= self._limits.analyses_waiting:
            raise Refused("error-analyse-busy", 429)
        entries = await self._store.entries(table.id)
        if sum(entry.body.count("],[") + 1 for entry in entries) > self._limits.analysed_answers:
            raise Refused("error-analyse-long", 409, most=self._limits.analysed_answers)
        if table.id not in self._here:
            self._here[table.id] = wire.AnalysisState("waiting")
            await self._note(table.id)
            self._background.start(self._make(table, entries))
        return self._here[table.id]

    async def _make(self, table: Table, entries: list[Entry]) -> None:
        state = self._here[table.id]
        try:
            async with self._turn:
                state.stage = "running"
                record = await self._heavy.do(_ADDRESS, lambda: record_of(table, entries))
                data = await self._heavy.do(_ADDRESS, lambda: msgspec.json.encode(record.dump()))
                parts = await self._look(table.id, data, state)
                state.analysis = told(put_together(record, parts), record, entries)
            state.stage = "done"
        except asyncio.CancelledError:
            # The server stops: it is begun again after the start, when somebody looks.
            del self._here[table.id]
            raise
        except Exception:
            LOG.exception("the game of table %s could not be explained", table.id)
            state.stage = "failed"
        try:
            await self._note(table.id)
        finally:
            # Only now: whoever looked before it is written down would find it neither here nor there, and begin it again.
            del self._here[table.id]

    async def _look(self, table: str, data: bytes, state: wire.AnalysisState) -> list[Part]:
        parts: list[Part] = []
        noted = time.monotonic()
        while not parts or state.done < state.of:
            part, state.of = await self._bots.pool.work(ANALYSING, table, look, table, data, state.done, _PIECE_SECONDS)
            parts.append(part)
            state.done = part.done
            if time.monotonic() - noted > _NOTE_SECONDS:
                noted = time.monotonic()
                await self._note(table)
        return parts

    async def _note(self, table: str) -> None:
        """Write down how far it is."""
        state = self._here[table]
        row = {
            "stage": state.stage,
            "done": state.done,
            "work": state.of,
            "at": time.time(),
            "analysis": "" if state.analysis is None else encode(state.analysis),
        }

        def write(connection: sa.Connection) -> None:
            changed = connection.execute(ANALYSES.update().where(ANALYSES.c.table_id == table).values(row))
            if not changed.rowcount:
                connection.execute(ANALYSES.insert(), {"table_id": table, **row})

        try:
            await self._store.write(write)
        except sa.exc.IntegrityError:
            # The table was deleted meanwhile, or another process was first: what is there stays.
            LOG.debug("the analysis of table %s was not kept", table)


def versions_of(entries: list[Entry]) -> list[int]:
    """By how many answers were given: the version of the replay's last moment before the next one."""
    counted = effective(entries)
    version = counted[0].v if counted else 0
    found = [version]
    for entry in counted[1:]:
        answers = len(msgspec.json.decode(entry.body))
        found += [version] * answers
        if entry.events != "[]":
            version = entry.v
        if answers or entry.events != "[]":
            found[-1] = version
    return found


def told(analysis: Analysis, record: Record, entries: list[Entry]) -> wire.GameAnalysis:
    """An analysis as it goes over the wire: its moments are those of the replay."""
    versions = versions_of(entries)
    return wire.GameAnalysis(
        [wire.AnalysisPoint(versions[one.answers], one.clock, one.chances) for one in analysis.points],
        [
            wire.AnalysisMoment(versions[one.since], versions[one.until], one.clock, one.seat, one.before, one.after)
            for one in analysis.moments
        ],
        [[_mistake(one, record.game, versions) for one in found] for found in analysis.mistakes],
        analysis.lost,
        analysis.deal,
    )


def _mistake(one: Mistake, game: Game, versions: list[int]) -> wire.AnalysisMistake:
    given, better = (answer_of(game.notation, game.parse(text)) for text in (one.given, one.better))
    why = None if one.why is None else wire.Reason(one.seat, one.why[0], one.why[1])
    return wire.AnalysisMistake(
        versions[one.number - 1], one.seat, one.clock, one.question, given, better, one.cost, one.error, why
    )
