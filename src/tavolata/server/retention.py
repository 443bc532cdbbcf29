"""How long tables are kept: finished ones, and those where nothing happens any more."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import NamedTuple

import sqlalchemy as sa

from tavolata.server.hall.live_tables import LiveTables
from tavolata.server.hall.presence import Presence
from tavolata.server.store import CHAT, JOURNAL, SEATS, SITTINGS, TABLES, Store, delete_table

LOG = logging.getLogger("tavolata")

_DAY = 24 * 3600.0
#: A hundred years: more days than anybody means.
LONGEST_DAYS = 36_500
#: So many tables are deleted in one transaction, and then whoever plays has their turn.
_BATCH = 10
_PAUSE_SECONDS = 0.05


class KeepDays(NamedTuple):
    """For how many days tables are kept; 0: for ever."""

    #: From the end of the game on.
    finished: int = 90
    #: From the last move, word or look on.
    idle: int = 365


class Retention:
    """Deletes tables whose time is over, unless somebody is there."""

    def __init__(self, store: Store, tables: LiveTables, presence: Presence, days: KeepDays) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence
        self.days = days

    async def clear(self) -> None:
        """Delete all tables whose time is over, a few at a time."""
        await self._date_the_older()
        deleted = 0
        passed_over: set[str] = set()
        while True:
            found = await self._store.run(lambda connection: self._over(connection, passed_over))
            if not found:
                break
            for table in found:
                live = self._tables.get(table)
                if live is None:
                    deleted += await self._delete(table)
                elif live.viewers or live.lock.locked():
                    passed_over.add(table)
                else:
                    async with live.lock:
                        deleted += await self._delete(table)
                        self._tables.close(live)
            await asyncio.sleep(_PAUSE_SECONDS)
        if deleted:
            LOG.info("tables deleted because their time was over: %d", deleted)

    async def _delete(self, table: str) -> int:
        def write(connection: sa.Connection) -> None:
            delete_table(connection, table)
            self._store.tell(connection, table)

        await self._store.write(write)
        return 1

    async def _date_the_older(self) -> None:
        """Of games that ended before that was written down nobody knows when: they have their whole time from now on."""
        undated = (
            TABLES.update().where(TABLES.c.stage == "finished", TABLES.c.ended.is_(None)).values(ended=time.time())
        )
        await self._store.write(lambda connection: connection.execute(undated))

    def _over(self, connection: sa.Connection, passed_over: set[str]) -> list[str]:
        now = time.time()
        conditions = []
        if self.days.finished:
            before = now - self.days.finished * _DAY
            conditions.append(sa.and_(TABLES.c.stage == "finished", TABLES.c.ended < before))
        if self.days.idle:
            conditions.append(self._is_idle_since(now - self.days.idle * _DAY))
        if not conditions:
            return []
        here = now - self._presence.seconds_until_gone
        somebody = sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.seen > here)
        query = (
            sa.select(TABLES.c.id)
            .where(sa.or_(*conditions), ~somebody, TABLES.c.id.not_in(passed_over))
            .order_by(TABLES.c.created)
            .limit(_BATCH)
        )
        return [row.id for row in connection.execute(query)]

    @staticmethod
    def _is_idle_since(before: float) -> sa.ColumnElement[bool]:
        """A game that is not over, where nobody has moved, said anything or looked since."""
        moved = (
            sa.select(JOURNAL.c.at)
            .where(JOURNAL.c.table_id == TABLES.c.id)
            .order_by(JOURNAL.c.n.desc())
            .limit(1)
            .scalar_subquery()
        )
        said = (
            sa.select(CHAT.c.at)
            .where(CHAT.c.table_id == TABLES.c.id)
            .order_by(CHAT.c.k.desc())
            .limit(1)
            .scalar_subquery()
        )
        looked = sa.exists().where(SITTINGS.c.table_id == TABLES.c.id, SITTINGS.c.seen >= before)
        return sa.and_(
            TABLES.c.stage != "finished",
            TABLES.c.created < before,
            sa.func.coalesce(moved, 0.0) < before,
            sa.func.coalesce(said, 0.0) < before,
            ~looked,
        )
