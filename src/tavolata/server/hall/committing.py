"""Writing down: what happened is in the journal before anybody hears of it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from tavolata.server import wire
from tavolata.server.entries import Entry
from tavolata.server.hall.keeping import Keeping
from tavolata.server.hall.loaded import Loaded
from tavolata.server.hall.telling import send
from tavolata.server.store import (
    JOURNAL,
    Commit,
    Conflict,
)
from tavolata.server.table import encode


class Committing(Keeping):
    """Commits entries, then tells of them."""

    async def _write_down(self, loaded: Loaded, first: Entry, changes: dict[str, Any] | None = None) -> None:
        """Commit an entry, and those that follow from it without any pause; then tell everybody.

        What a viewer hears of an entry is made when the table stands there, and sent when all of them are in the journal.
        """
        table, entries = loaded.table, [first]
        news = self._news(loaded, first, loaded.committed)
        while (following := table.wake(first.at)) is not None:
            news += self._news(loaded, following, entries[-1].v)
            entries.append(following)
        await self._commit(loaded, entries, dict(changes or {}))
        if changes:
            self._tell_table(loaded)
        send(news)
        self._after(loaded, entries)

    async def _commit(self, loaded: Loaded, entries: list[Entry], changes: dict[str, Any]) -> None:
        table = loaded.table
        if table.over:
            changes |= {"stage": "finished", "result": encode(table.result)}
        due = table.due_at(entries[-1].at)
        if due != table.due:
            changes["due"] = due
        ended = table.wish_kept and table.wish is None
        if ended:
            changes["wish"] = ""
        snapshot = table.snapshot() if table.wants_snapshot(entries) else None
        try:
            await self.store.commit(Commit(tuple(entries), snapshot, changes or None))
        except Conflict:
            raise
        except BaseException:
            # It may be in the journal or not: before anything else happens here the table is read again.
            loaded.lock.in_doubt = True
            raise
        table.due = due
        loaded.committed = table.v
        if ended:
            table.wish_kept = False
            self._tell_table(loaded)
        if snapshot is not None:
            loaded.kept_n = table.n

    def _after(self, loaded: Loaded, entries: list[Entry]) -> None:
        """Entries are in the journal: answer those whose acts were held, let bots and clocks go on."""
        table = loaded.table
        for _, held in table.dropped:
            loaded.refuse_held(held.act, "error-table-changed")
        table.dropped.clear()
        for entry in entries:
            later = loaded.held_acts.pop(entry.act, None) if entry.act else None
            if later is not None and entry.act is not None:
                later(wire.Ack(entry.act.partition(":")[2], entry.v))
        if table.over:
            self._tell_table(loaded)
        self.arrange(loaded)

    async def _entry_of_act(self, table: str, key: str | None) -> Entry | None:
        if key is None:
            return None

        def read(connection: sa.Connection) -> Entry | None:
            columns = [JOURNAL.c[name] for name in Entry._fields]
            row = connection.execute(
                sa.select(*columns).where(JOURNAL.c.table_id == table, JOURNAL.c.act == key)
            ).first()
            return Entry(*row) if row else None

        return await self.store.run(read)
