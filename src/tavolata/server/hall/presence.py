"""Who is there: through a viewer of this process, or connected to another one."""

from __future__ import annotations

import time
from collections.abc import Collection
from contextlib import suppress

import sqlalchemy as sa

from tavolata.server import wire
from tavolata.server.entries import Kept
from tavolata.server.hall.loaded import Loaded
from tavolata.server.hall.messages import wire_bytes
from tavolata.server.hall.people import Viewer
from tavolata.server.hall.telling import Telling
from tavolata.server.store import (
    SEATS,
    Conflict,
)
from tavolata.server.table import Table


class Presence(Telling):
    """Counts who looks at a table."""

    def part(self, viewer: Viewer) -> None:
        """The viewer looks no more."""
        table = viewer.table
        viewer.table = None
        loaded = self.tables.get(table.id) if table is not None else None
        if table is None or loaded is None or viewer not in loaded.viewers:
            return
        loaded.viewers.discard(viewer)
        self._count_here(loaded, viewer, [])

    def _count_here(self, loaded: Loaded, viewer: Viewer, seats: list[int]) -> None:
        """These seats, and no others, are here through this viewer from now on."""
        table, before = loaded.table, viewer.here
        viewer.here = list(seats)
        changed: list[int] = []
        for number in sorted({*before, *seats}):
            seat = table.seats[number]
            was_here = seat.connections > 0
            seat.connections = max(0, seat.connections + (number in seats) - (number in before))
            if was_here != (seat.connections > 0):
                changed.append(number)
                if was_here:
                    seat.left_at = time.time()
        if not changed:
            return
        self._tell_table(loaded, without=viewer)
        self.arrange(loaded)
        if self.closing:
            return
        if table.settings.absent_seconds:
            self._spawn(self._save_due_locked(loaded))
        if self.store.dialect == "postgresql":
            for number in changed:
                self._spawn(self._say_presence(loaded, number))

    def _drop_viewers(self, loaded: Loaded, seat: int, holders: Collection[str] = ()) -> None:
        """Whoever looks from this seat does so no longer, but for the sessions that hold it now."""
        gone = wire_bytes(wire.Gone("gone-seat"))
        for viewer in list(loaded.viewers):
            if seat in viewer.seats and viewer.session not in holders:
                viewer.seats = [other for other in viewer.seats if other != seat]
                if viewer.seat == seat:
                    viewer.send(gone)
                    self.part(viewer)
                else:
                    self._count_here(loaded, viewer, [other for other in viewer.here if other != seat])

    def _drop_spectators(self, loaded: Loaded) -> None:
        gone = wire_bytes(wire.Gone("error-link"))
        for viewer in list(loaded.viewers):
            if viewer.seat is None and not viewer.host and not viewer.seats:
                viewer.send(gone)
                self.part(viewer)

    async def _share_presence(self) -> None:
        """Where several processes share the tables, each says who is connected to it, and hears who is elsewhere."""
        if self.store.dialect != "postgresql" or not self.tables:
            return
        here = sorted(
            (loaded.table.id, seat.number)
            for loaded in self.tables.values()
            for seat in loaded.table.seats
            if seat.connections
        )
        now = time.time()

        def write(connection: sa.Connection) -> dict[tuple[str, int], float]:
            for table, seat in here:
                connection.execute(
                    SEATS.update().where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(seen=now)
                )
            query = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.seen).where(SEATS.c.table_id.in_(known))
            return {(row.table_id, row.seat): row.seen for row in connection.execute(query)}

        known = list(self.tables)
        seen = await self.store.write(write)
        for loaded in list(self.tables.values()):
            changed = False
            for seat in loaded.table.seats:
                elsewhere = not seat.connections and self._is_elsewhere(seen.get((loaded.table.id, seat.number), 0.0))
                changed |= elsewhere != seat.elsewhere and not seat.connections
                if seat.elsewhere and not elsewhere:
                    seat.left_at = now
                seat.elsewhere = elsewhere
            if changed:
                self._tell_table(loaded)
                self.arrange(loaded)

    def _is_elsewhere(self, seen: float) -> bool:
        """Whether somebody who was last seen then is still thought to be connected to another process."""
        return self.store.dialect == "postgresql" and time.time() - seen < 3 * self.sweep_seconds

    def _look_elsewhere(self, table: Table, kept: Kept) -> None:
        for seat, row in zip(table.seats, kept.seats, strict=True):
            seat.elsewhere = self._is_elsewhere(row["seen"])

    async def _say_presence(self, loaded: Loaded, seat: int) -> None:
        """Somebody has come or gone: the other processes hear of it at once."""
        table = loaded.table
        if self.store.dialect == "postgresql" and seat < table.players:
            seen = time.time() if table.seats[seat].connections else 0.0
            with suppress(sa.exc.SQLAlchemyError, Conflict):
                await self.store.change_seat(table.id, seat, {"seen": seen})

    async def _seen_elsewhere(self, table: str) -> dict[int, float]:
        if self.store.dialect != "postgresql":
            return {}

        def read(connection: sa.Connection) -> dict[int, float]:
            rows = connection.execute(sa.select(SEATS.c.seat, SEATS.c.seen).where(SEATS.c.table_id == table))
            return {row.seat: row.seen for row in rows}

        return await self.store.run(read)

    async def _save_due(self, loaded: Loaded) -> None:
        table = loaded.table
        due = table.due_at(time.time())
        if due != table.due:
            table.due = due
            await self.store.change(table.id, {"due": due})

    async def _save_due_locked(self, loaded: Loaded) -> None:
        async with loaded.lock:
            await self._save_due(loaded)
