"""Commit, then tell: what happened is in the journal before anybody hears of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

import sqlalchemy as sa

from tavolata.server import wire
from tavolata.server.clock import TableClock
from tavolata.server.entries import Entry
from tavolata.server.hall.audience import Audience
from tavolata.server.hall.live_table import LiveTable, Reschedule
from tavolata.server.hall.people import Viewer
from tavolata.server.log_lines import TABLE_LOG, event
from tavolata.server.metrics import Metrics
from tavolata.server.nudges.outbox import Outbox
from tavolata.server.store import JOURNAL, Commit, Conflict, Outcome, Store
from tavolata.server.table import encode


def _both(
    first: Callable[[sa.Connection], None] | None, second: Callable[[sa.Connection], None] | None
) -> Callable[[sa.Connection], None] | None:
    """What is written together, one after the other; each may be nothing."""
    if first is None or second is None:
        return first or second

    def write(connection: sa.Connection) -> None:
        first(connection)
        second(connection)

    return write


class Page:
    """What is written together, and what is told when it is in the journal."""

    __slots__ = ("began", "due", "ended", "news", "tells_table", "work")

    def __init__(
        self, work: Commit, news: list[tuple[Viewer, bytes]], due: float | None, ended: bool, tells_table: bool
    ) -> None:
        self.work = work
        self.news = news
        #: When the server must look at the table by itself, as it is kept with it.
        self.due = due
        #: Whether somebody's wish to take back has come to an end, and whether the table's row was changed besides.
        self.ended = ended
        self.tells_table = tells_table
        self.began = time.perf_counter()


class Scribe:
    """Commits the entries of a table, then tells of them."""

    def __init__(
        self,
        store: Store,
        audience: Audience,
        outbox: Outbox,
        metrics: Metrics,
        clock: TableClock,
        reschedule: Reschedule,
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._audience = audience
        self._metrics = metrics
        self._clock = clock
        self._reschedule = reschedule

    async def commit(
        self,
        live: LiveTable,
        first: Entry,
        changes: dict[str, Any] | None = None,
        also: Callable[[sa.Connection], None] | None = None,
    ) -> None:
        """Commit an entry, and those that follow from it without any pause; then tell everybody.

        ``also``: what is written together with them. Raises `Conflict` where another process was first.
        """
        page = self._page(live, first, changes, also)
        try:
            await self._store.commit(page.work)
        except BaseException as problem:
            self._failed(live, problem)
            raise
        self._written(live, page)

    def write(self, live: LiveTable, first: Entry, done: Callable[[Exception | None], None]) -> None:
        """The same for somebody who does not wait: ``done`` hears when everybody was told, or why it failed."""
        page = self._page(live, first, None)

        def hear(outcome: Outcome) -> None:
            if outcome.problem is None:
                self._written(live, page)
            else:
                self._failed(live, outcome.problem)
            done(outcome.problem)

        self._store.order(page.work, hear)

    def _page(
        self,
        live: LiveTable,
        first: Entry,
        changes: dict[str, Any] | None,
        also: Callable[[sa.Connection], None] | None = None,
    ) -> Page:
        """What is to be written, and told afterwards.

        What a viewer hears of an entry is made when the table stands there, and sent when all of them are in the journal.
        """
        try:
            table, entries, now = live.table, [first], self._clock.now()
            news = self._audience.news(live, first, live.committed)
            while (following := table.wake(now)) is not None:
                news += self._audience.news(live, following, entries[-1].v)
                entries.append(following)
            columns = dict(changes) if changes else {}
            if table.over:
                columns |= {"stage": "finished", "result": encode(table.setup.result), "ended": entries[-1].at}
            due = table.kept_due(now)
            if due != table.setup.due:
                columns["due"] = due
            ended = table.take_backs.has_ended
            if ended:
                columns["wish"] = ""
            snapshot = table.snapshot() if table.wants_snapshot(entries) else None
            lines = self._outbox.lines(table, entries)
            work = Commit(tuple(entries), snapshot, columns or None, _both(also, lines))
            return Page(work, news, due, ended, bool(changes))
        except BaseException:
            live.lock.in_doubt = True
            raise

    def _failed(self, live: LiveTable, problem: BaseException) -> None:
        if isinstance(problem, Conflict):
            self._metrics.conflicts.inc()
            return
        if isinstance(problem, Exception):
            self._metrics.commit_failures.inc()
        # The table stands where the journal may not: before anything else happens here it is read again.
        live.lock.in_doubt = True

    def _written(self, live: LiveTable, page: Page) -> None:
        """It is in the journal: tell everybody, answer those whose acts were held, let bots and clocks go on."""
        table = live.table
        self._metrics.committed(time.perf_counter() - page.began, len(page.work.entries))
        live.pause.worked()
        table.setup.due = page.due
        live.committed = table.v
        if page.ended:
            table.take_backs.in_database = False
        if page.work.snapshot is not None:
            live.snapshot_n = table.n
        if page.work.also is not None:
            self._outbox.woken.set()
        if page.ended or page.tells_table:
            self._audience.tell_table(live)
        for viewer, message in page.news:
            # Somebody may have gone to another table in the meantime.
            if viewer.table is table:
                viewer.send(message)
        self._after(live, page.work.entries)

    def _after(self, live: LiveTable, entries: Iterable[Entry]) -> None:
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
