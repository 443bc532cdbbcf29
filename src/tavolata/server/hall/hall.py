"""The hall itself: puts its parts together, looks after its tables, and closes."""

from __future__ import annotations

import asyncio
import logging

import sqlalchemy as sa

from tavolata.server.bots import BotPool
from tavolata.server.clock import TableClock
from tavolata.server.hall.alarms import Alarms
from tavolata.server.hall.audience import Audience
from tavolata.server.hall.background import BackgroundTasks
from tavolata.server.hall.bot_runner import BotRunner
from tavolata.server.hall.coach import Coach
from tavolata.server.hall.devices import Devices
from tavolata.server.hall.hosting import Hosting
from tavolata.server.hall.late_guests import LateGuests
from tavolata.server.hall.links import TableLinks
from tavolata.server.hall.live_table import LiveTable
from tavolata.server.hall.live_tables import LiveTables
from tavolata.server.hall.play import Play
from tavolata.server.hall.presence import Presence
from tavolata.server.hall.retries import Retries
from tavolata.server.hall.scribe import Scribe
from tavolata.server.hall.seating import Seating
from tavolata.server.metrics import Metrics
from tavolata.server.nudges.outbox import Outbox
from tavolata.server.outage import is_away
from tavolata.server.store import JOURNAL, TABLES, Store
from tavolata.server.tokens import LinkMaker

LOG = logging.getLogger("tavolata")

#: A table that nobody looks at and where nothing is due leaves memory after this time.
IDLE_SECONDS = 120.0
#: How often the hall looks for tables that are due, for idle ones, and at who is connected elsewhere.
SWEEP_SECONDS = 15.0


class Hall:
    """All tables of this server process."""

    def __init__(
        self,
        store: Store,
        links: LinkMaker,
        bot_processes: int = 1,
        idle_seconds: float = IDLE_SECONDS,
        sweep_seconds: float = SWEEP_SECONDS,
        metrics: Metrics | None = None,
        clock: TableClock | None = None,
    ) -> None:
        metrics = metrics or Metrics()
        self.clock = clock = clock or TableClock()
        self.started = clock.now()
        self._store = store
        self._sweep_seconds = sweep_seconds
        # Whatever changes a table must set its alarm anew and wake its bots, and these in turn change tables: so all parts
        # get `reschedule`, and the two that it calls are made last.
        self.background = BackgroundTasks()
        self._retries = Retries(store, self.background, self._try_again)
        self.links = TableLinks(store, links)
        self.presence = Presence(store, self.background, clock, sweep_seconds)
        self.audience = Audience(self.presence, clock, self.reschedule)
        self.outbox = Outbox(store, clock)
        self.scribe = Scribe(store, self.audience, self.outbox, metrics, clock, self.reschedule)
        self.tables = LiveTables(
            store,
            self.audience,
            self.presence,
            self.background,
            self._retries,
            clock,
            self.reschedule,
            idle_seconds,
            sweep_seconds,
        )
        self.seating = Seating(
            store, self.links, self.tables, self.audience, self.presence, self.scribe, clock, self.reschedule
        )
        self.devices = Devices(store, self.links, self.tables, self.audience)
        self.late_guests = LateGuests(store, self.tables, self.audience, self.seating, self.reschedule)
        self.hosting = Hosting(
            store, self.links, self.tables, self.audience, self.scribe, self.seating, clock, self.reschedule
        )
        self.play = Play(
            store,
            self.tables,
            self.audience,
            self.scribe,
            self.seating,
            self.background,
            metrics,
            clock,
            self.reschedule,
        )
        self.bots = BotRunner(
            BotPool(bot_processes),
            self.tables,
            self.play,
            self.background,
            self._retries,
            metrics,
            clock,
            self.reschedule,
        )
        self.coach = Coach(self.bots, store, self.audience, self.background)
        self._alarms = Alarms(
            self.tables,
            self.presence,
            self.scribe,
            self.seating,
            self.play,
            self.bots,
            self.background,
            self._retries,
            clock,
            self.reschedule,
        )

    async def get(self, table: str) -> LiveTable:
        """The table, from memory or from the store; refuses where there is none of this id."""
        return await self.tables.need(table)

    def reschedule(self, live: LiveTable) -> None:
        """Something changed at a table: set its alarm anew, and wake its bots."""
        if not self.background.closing and not live.pause.on:
            self._alarms.set(live)
            self.bots.wake(live)
            if live.hints:
                self.coach.forget_late(live)

    def _try_again(self, live: LiveTable) -> None:
        if self.tables.get(live.table.id) is live:
            self._alarms.ring(live.table.id)

    def resume(self) -> None:
        """The database is back: go on everywhere."""
        self._retries.resume(self.tables.values())

    def begin(self) -> None:
        self.background.start(self._sweep_forever())

    async def end(self) -> None:
        """Stop: keep snapshots of what is in memory, then let everything go."""
        await self.background.close()
        for live in list(self.tables.values()):
            live.stop_timer()
            await self.tables.save_snapshot(live)
        self.bots.pool.close()

    async def _sweep_forever(self) -> None:
        once = [self._wake_ahead]
        while True:
            for work in (self._wake_due, *once, self.share_presence, self.tables.unload_idle):
                if self._store.outage.away:
                    break
                try:
                    await work()
                    if work in once:
                        once.remove(work)
                except Exception as problem:
                    # The database may be away for a moment; whatever it is, the next round tries again.
                    if not is_away(problem):
                        LOG.exception("looking after the tables failed")
            await asyncio.sleep(self._sweep_seconds)

    async def _wake_due(self) -> None:
        """Load the tables where something is due: after a start, bots go on where they were."""
        soon = self.clock.wall_at(self.clock.now()) + self._sweep_seconds

        def read(connection: sa.Connection) -> list[str]:
            query = sa.select(TABLES.c.id).where(TABLES.c.due <= soon).order_by(TABLES.c.due)
            return [row.id for row in connection.execute(query)]

        await self._load([*self.tables.due_soon(), *await self._store.run(read)])

    async def _wake_ahead(self) -> None:
        """Once, after the start: load the tables of which the last entry is still to come. The wall clock was set back.

        What is due there was counted from that entry. From now on it is counted from now.
        """
        now = self.clock.wall_at(self.clock.now())
        entries = sa.select(JOURNAL.c.at).where(JOURNAL.c.table_id == TABLES.c.id)
        last = entries.order_by(JOURNAL.c.n.desc()).limit(1).scalar_subquery()

        def read(connection: sa.Connection) -> list[str]:
            query = sa.select(TABLES.c.id).where(TABLES.c.due > now, last > now)
            return [row.id for row in connection.execute(query)]

        for live in await self._load(await self._store.run(read)):
            async with live.lock:
                await self.presence.save_due(live)

    async def _load(self, tables: list[str]) -> list[LiveTable]:
        """Bring those of these tables into memory that are not there. Returns them."""
        found: list[LiveTable] = []
        for table in tables:
            if table not in self.tables:
                try:
                    live = await self.tables.find(table)
                except Exception as problem:
                    if is_away(problem):
                        raise
                    # One that cannot be loaded must not keep the others from going on.
                    LOG.exception("table %s cannot be loaded", table)
                else:
                    found += [live] if live is not None else []
        return found

    async def share_presence(self) -> None:
        """Where several processes share the tables: who is connected to another one."""
        for live in await self.presence.share(list(self.tables.values())):
            if self.tables.get(live.table.id) is live:
                self.audience.tell_table(live)
                self.reschedule(live)
