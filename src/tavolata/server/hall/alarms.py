"""What happens at a table when its time has come: moments close, clocks run out, the absent are replaced."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tavolata.engine import TavolataError
from tavolata.server.bots import default_answer
from tavolata.server.clock import TableClock
from tavolata.server.hall.background import BackgroundTasks
from tavolata.server.hall.bot_runner import BotRunner
from tavolata.server.hall.live_table import LiveTable, Reschedule
from tavolata.server.hall.live_tables import LiveTables
from tavolata.server.hall.play import Play
from tavolata.server.hall.presence import Presence
from tavolata.server.hall.retries import Retries
from tavolata.server.hall.scribe import Scribe
from tavolata.server.hall.seating import Seating
from tavolata.server.store import Conflict


class Alarms:
    """One alarm for each table in memory, set to the next moment at which something happens there by itself."""

    def __init__(
        self,
        tables: LiveTables,
        presence: Presence,
        scribe: Scribe,
        seating: Seating,
        play: Play,
        bots: BotRunner,
        background: BackgroundTasks,
        retries: Retries,
        clock: TableClock,
        reschedule: Reschedule,
    ) -> None:
        self._tables = tables
        self._presence = presence
        self._scribe = scribe
        self._seating = seating
        self._play = play
        self._bots = bots
        self._background = background
        self._retries = retries
        self._clock = clock
        self._reschedule = reschedule

    def set(self, live: LiveTable) -> None:
        live.stop_timer()
        at = live.table.wake_at()
        if at is not None:
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(max(0.0, at - self._clock.now()) + 0.001, self.ring, live.table.id)

    def ring(self, table: str) -> None:
        """Do what is due at a table, now."""
        self._background.start(self._wake(table))

    async def _wake(self, id: str) -> None:
        live = self._tables.get(id)
        if live is None or live.pause.on:
            return
        try:
            await self._do_what_is_due(live)
        except Exception as problem:
            self._retries.failed(live, problem)

    async def _do_what_is_due(self, live: LiveTable) -> None:
        async with live.lock:
            table, now = live.table, self._clock.now()
            entry = table.wake(now)
            if entry is not None:
                try:
                    await self._scribe.commit(live, entry)
                except Conflict:
                    await self._tables.catch_up(live)
                return
            absent = table.absent_at()
            if absent is not None and now >= absent:
                await self._replace_absent(live, now)
                return
            until = table.clock_until()
            if until is not None and now >= until:
                await self._time_is_up(live)
                return
            self._reschedule(live)

    async def _replace_absent(self, live: LiveTable, now: float) -> None:
        table = live.table
        seen = await self._presence.seen_elsewhere(table.id)
        for seat in table.waiting:
            sitting = table.seats[seat]
            if sitting.is_gone and now >= max(sitting.left_at, table.since) + table.settings.absent_seconds:
                if self._presence.is_elsewhere(sitting, seen.get(seat, 0.0)):
                    sitting.left_at = now  # connected to another process
                else:
                    await self._seating.stand_in(live, seat)
        self._reschedule(live)

    async def _time_is_up(self, live: LiveTable) -> None:
        """The clock ran out: pass for those who are awaited; where pass is not possible, a bot chooses once."""
        table = live.table
        for seat in list(table.waiting):
            decision = table.question_of(seat)
            if decision is None or table.seats[seat].played_by_bot:
                continue
            action = default_answer(decision)
            if action:
                action = await self._bots.choose_once(table, decision)
            with suppress(TavolataError):
                await self._play.answer(live, seat, decision.id, action, table.v, None)
            table = live.table
        self._reschedule(live)
