"""Which seats are here: through a viewer of this process, or connected to another one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress

import sqlalchemy as sa

from tavolata.server.clock import TableClock
from tavolata.server.entries import StoredTable
from tavolata.server.hall.background import BackgroundTasks
from tavolata.server.hall.live_table import LiveTable
from tavolata.server.hall.people import Viewer
from tavolata.server.store import SEATS, Conflict, Store
from tavolata.server.table import Seat, Table

#: Somebody is at these seats. One statement for all of them: one for each would be most of what an idle table costs. The rows
#: are taken in their order, so that two processes with seats in common do not wait for each other.
_SAY_HERE = sa.text(
    "WITH here AS (SELECT table_id, seat FROM seats JOIN unnest(CAST(:tables AS text[]), CAST(:seats AS int[])) AS told(t, s)"
    " ON table_id = t AND seat = s ORDER BY table_id, seat FOR UPDATE OF seats)"
    " UPDATE seats SET seen = :now FROM here WHERE seats.table_id = here.table_id AND seats.seat = here.seat"
)


class Presence:
    """Counts who is here, and shares it with the other processes where there are several."""

    def __init__(self, store: Store, background: BackgroundTasks, clock: TableClock, sweep_seconds: float) -> None:
        self._store = store
        self._background = background
        self._clock = clock
        #: How often each process says who is connected to it.
        self.sweep_seconds = sweep_seconds
        #: When this process last said that somebody is here, by table and seat.
        self._said: dict[tuple[str, int], float] = {}
        #: This process is about to end, and sends everybody to another one.
        self.is_handing_over = False

    def count(self, table: Table, viewer: Viewer, seats: Collection[int]) -> list[int]:
        """These seats, and no others, are here through this viewer from now on. Returns those that came or went.

        Nobody goes who is only sent to another process: they are there already, or will be in a moment.
        """
        before, viewer.here = viewer.here, list(seats)
        changed: list[int] = []
        for number in sorted({*before, *seats}):
            seat = table.seats[number]
            was_here = seat.connections > 0
            seat.connections = max(0, seat.connections + (number in seats) - (number in before))
            if was_here != (seat.connections > 0):
                changed.append(number)
                if was_here:
                    seat.left_at = self._clock.now()
        return [] if self.is_handing_over else changed

    def announce(self, live: LiveTable, seats: Collection[int]) -> None:
        """Somebody has come or gone at these seats: the other processes hear of it, and what is due may have moved."""
        if live.table.settings.absent_seconds:
            self._background.start(self._save_due_under_lock(live))
        if self._store.is_shared:
            for number in seats:
                self._background.start(self._tell_others(live, number))

    async def _tell_others(self, live: LiveTable, seat: int) -> None:
        table = live.table
        if seat >= table.players:
            return
        seen = self._clock.wall_at(self._clock.now()) if table.seats[seat].connections else 0.0
        # Whoever was seen by another process since is not gone, but there.
        known = {"seen": self._said.pop((table.id, seat), 0.0)} if not seen else None
        if seen:
            self._said[table.id, seat] = seen
        with suppress(sa.exc.SQLAlchemyError, Conflict):
            await self._store.change_seat(table.id, seat, {"seen": seen}, known)

    async def share(self, tables: Collection[LiveTable]) -> list[LiveTable]:
        """Say who is connected here, and hear who is elsewhere. Returns the tables where somebody came or went elsewhere."""
        if not self._store.is_shared or not tables:
            return []
        here = [(live.table.id, seat.number) for live in tables for seat in live.table.seats if seat.connections]
        known = [live.table.id for live in tables]
        now = self._clock.wall_at(self._clock.now())
        said = {"tables": [table for table, _ in here], "seats": [seat for _, seat in here], "now": now}

        def write(connection: sa.Connection) -> dict[tuple[str, int], float]:
            connection.execute(_SAY_HERE, said)
            query = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.seen)
            rows = connection.execute(query.where(SEATS.c.table_id == sa.any_(sa.literal(known, sa.ARRAY(sa.Text)))))
            return {(row.table_id, row.seat): row.seen for row in rows}

        seen = await self._store.write(write)
        self._said.update(dict.fromkeys(here, now))
        return [live for live in tables if self._take_over(live.table, seen)]

    def _take_over(self, table: Table, seen: dict[tuple[str, int], float]) -> bool:
        """Who is connected elsewhere, by what the database says. Whether that changed anything."""
        changed = False
        for seat in table.seats:
            elsewhere = not seat.connections and self.is_elsewhere(seat, seen.get((table.id, seat.number), 0.0))
            changed |= elsewhere != seat.elsewhere and not seat.connections
            if seat.elsewhere and not elsewhere:
                seat.left_at = self._clock.now()
            seat.elsewhere = elsewhere
        return changed

    def is_elsewhere(self, seat: Seat, seen: float) -> bool:
        """Whether somebody who was last seen then is still thought to be connected to another process.

        How long it has stayed at that is counted here: the wall clock may be set.
        """
        if seat.seen != seen:
            seat.seen, seat.seen_at = seen, self._clock.time_of(seen)
        return self._store.is_shared and self._clock.now() - seat.seen_at < self.seconds_until_gone

    @property
    def seconds_until_gone(self) -> float:
        """Whom no process has seen for so long is nowhere."""
        return 3 * self.sweep_seconds

    def mark_elsewhere(self, seats: Iterable[Seat], stored: StoredTable) -> None:
        """A table was read: who of it is connected to another process."""
        for seat, row in zip(seats, stored.seats, strict=True):
            seat.elsewhere = self.is_elsewhere(seat, row["seen"])

    async def seen_elsewhere(self, table: str) -> dict[int, float]:
        """When each seat was last seen by any process."""
        if not self._store.is_shared:
            return {}

        def read(connection: sa.Connection) -> dict[int, float]:
            rows = connection.execute(sa.select(SEATS.c.seat, SEATS.c.seen).where(SEATS.c.table_id == table))
            return {row.seat: row.seen for row in rows}

        return await self._store.run(read)

    async def save_due(self, live: LiveTable) -> None:
        """When an absent person is replaced is in the database too: it wakes the table after a restart."""
        table = live.table
        due = table.kept_due(self._clock.now())
        if due != table.setup.due:
            await self._store.change(table.id, {"due": due})
            table.setup.due = due

    async def _save_due_under_lock(self, live: LiveTable) -> None:
        async with live.lock:
            await self.save_due(live)
