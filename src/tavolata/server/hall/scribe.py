"""Commit, then tell: what happened is in the journal before anybody hears of it."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

from tavolata.server import wire
from tavolata.server.clock import TableClock
from tavolata.server.entries import Entry
from tavolata.server.hall.audience import Audience, send
from tavolata.server.hall.live_table import LiveTable, Reschedule
from tavolata.server.log_lines import TABLE_LOG, event
from tavolata.server.metrics import Metrics
from tavolata.server.store import JOURNAL, Commit, Conflict, Store
from tavolata.server.table import encode


class Scribe:
    """Commits the entries of a table, then tells of them."""

    def __init__(
        self, store: Store, audience: Audience, metrics: Metrics, clock: TableClock, reschedule: Reschedule
    ) -> None:
        self._store = store
        self._audience = audience
        self._metrics = metrics
        self._clock = clock
        self._reschedule = reschedule

    async def commit(self, live: LiveTable, first: Entry, changes: dict[str, Any] | None = None) -> None:
        """Commit an entry, and those that follow from it without any pause; then tell everybody.

        What a viewer hears of an entry is made when the table stands there, and sent when all of them are in the journal.
        Raises `Conflict` where another process was first.
        """
        table, entries, now = live.table, [first], self._clock.now()
        try:
            news = self._audience.news(live, first, live.committed)
            while (following := table.wake(now)) is not None:
                news += self._audience.news(live, following, entries[-1].v)
                entries.append(following)
            await self._write(live, entries, dict(changes or {}))
        except Conflict:
            raise
        except BaseException:
            # The table stands where the journal may not: before anything else happens here it is read again.
            live.lock.in_doubt = True
            raise
        if changes:
            self._audience.tell_table(live)
        send(news)
        self._after(live, entries)

    async def _write(self, live: LiveTable, entries: list[Entry], changes: dict[str, Any]) -> None:
        table = live.table
        if table.over:
            changes |= {"stage": "finished", "result": encode(table.setup.result), "ended": entries[-1].at}
        due = table.kept_due(self._clock.now())
        if due != table.setup.due:
            changes["due"] = due
        ended = table.take_backs.has_ended
        if ended:
            changes["wish"] = ""
        snapshot = table.snapshot() if table.wants_snapshot(entries) else None
        await self._commit(Commit(tuple(entries), snapshot, changes or None))
        live.pause.worked()
        table.setup.due = due
        live.committed = table.v
        if ended:
            table.take_backs.in_database = False
            self._audience.tell_table(live)
        if snapshot is not None:
            live.snapshot_n = table.n

    async def _commit(self, work: Commit) -> None:
        began = time.perf_counter()
        try:
            await self._store.commit(work)
        except Conflict:
            self._metrics.conflicts.inc()
            raise
        except Exception:
            self._metrics.commit_failures.inc()
            raise
        self._metrics.commit_seconds.observe(time.perf_counter() - began)
        self._metrics.moves.inc(len(work.entries))

    def _after(self, live: LiveTable, entries: list[Entry]) -> None:
        """Entries are in the journal: answer those whose acts were held, let bots and clocks go on."""
        table = live.table
        for _, held in table.held_answers.dropped:
            live.refuse_held(held.act, "error-table-changed")
        table.held_answers.dropped.clear()
        for entry in entries:
            later = live.held_acts.pop(entry.act, None) if entry.act else None
            if later is not None and entry.act is not None:
                later(wire.Ack(entry.act.partition(":")[2], entry.v))
        if table.over:
            self._audience.tell_table(live)
            TABLE_LOG.info("table %s is finished", table.id, extra=event("table-finished", table=table.id, v=table.v))
        self._reschedule(live)

    async def entry_of_act(self, table: str, key: str) -> Entry | None:
        """The entry that this act has made, if it is in the journal."""

        def read(connection: sa.Connection) -> Entry | None:
            columns = [JOURNAL.c[name] for name in Entry._fields]
            row = connection.execute(
                sa.select(*columns).where(JOURNAL.c.table_id == table, JOURNAL.c.act == key)
            ).first()
            return Entry(*row) if row else None

        return await self._store.run(read)
