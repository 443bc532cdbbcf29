"""Who is to be called: written in the same transaction as the entry that asks them, and struck out when they were called.

A process that dies in between leaves the line as it is. So somebody is called once, rarely twice, and never not at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import sqlalchemy as sa

from tavolata.server.clock import TableClock
from tavolata.server.entries import Entry
from tavolata.server.nudges.quiet import QuietHours
from tavolata.server.store import NUDGE_WAYS, NUDGES, SEATS, TABLES, Store
from tavolata.server.table import Table

#: Nobody of the seat is there: whoever only loads the page anew is back within this time, in seconds.
GRACE_SECONDS = 0.5
#: Somebody has the table open: when to look again whether they still do.
LOOK_AGAIN_SECONDS = 60.0
#: A process that has taken a line sends it within this time, or another one does.
LEASE_SECONDS = 60.0
#: So many lines are looked at in one round.
_ROUND = 200


class Due(NamedTuple):
    """A line of the outbox, with what is needed to send it."""

    way: str
    table_id: str
    seat: int
    n: int
    at: float
    due: float
    tries: int
    kind: str
    address: str
    keys: str
    target: str
    language: str
    origin: str
    quiet_from: int
    quiet_until: int
    zone: str
    #: When something was last sent to the same target, from whatever table.
    sent: float
    #: When another process last saw somebody at the seat.
    seen: float
    #: Who is called, to which table, and to which game.
    who: str
    name: str
    game: str

    @property
    def quiet(self) -> QuietHours:
        return QuietHours(self.quiet_from, self.quiet_until, self.zone)


class Outbox:
    """The lines of the outbox."""

    def __init__(self, store: Store, clock: TableClock) -> None:
        self._store = store
        self._clock = clock
        #: Something was written into it: whoever sends need not wait for the next round.
        self.woken = asyncio.Event()

    def now(self) -> float:
        """What is kept goes by the wall clock."""
        return self._clock.wall_at(self._clock.now())

    # Written together with a move

    def lines(self, table: Table, entries: Sequence[Entry]) -> Callable[[sa.Connection], None] | None:
        """What is to be written with these entries: who is asked now is to be called, who is not any more need not be.

        None where nobody at the table wants to be called, which is nearly everywhere.
        """
        nudged = [seat for seat in table.seats if seat.nudged]
        if not nudged:
            return None
        waiting = set(table.waiting)
        # Whoever has just answered was there: if they are asked again, that is a new line.
        answered = {entry.seat for entry in entries}
        over = [seat.number for seat in nudged if seat.number not in waiting or seat.number in answered]
        now, n = self.now(), entries[-1].n
        asked = [
            (seat.number, now + (LOOK_AGAIN_SECONDS if seat.connections or seat.elsewhere else GRACE_SECONDS))
            for seat in nudged
            if seat.number in waiting and not seat.played_by_bot
        ]

        def write(connection: sa.Connection) -> None:
            if over:
                connection.execute(NUDGES.delete().where(NUDGES.c.table_id == table.id, NUDGES.c.seat.in_(over)))
            for seat, due in asked:
                connection.execute(
                    _ASK, {"table_id": table.id, "seat": seat, "n": n, "at": now, "due": due, "yes": True}
                )

        return write

    # For whoever sends

    async def due(self, now: float) -> list[Due]:
        """The lines whose time has come. Those that mean nobody any more are struck out."""

        def read(connection: sa.Connection) -> tuple[list[Due], list[str]]:
            found = connection.execute(_DUE, {"now": now, "most": _ROUND}).mappings().all()
            stale = [row["way"] for row in found if row["stale"]]
            return [Due(**{name: row[name] for name in Due._fields}) for row in found if not row["stale"]], stale

        lines, stale = await self._store.run(read)
        if stale:
            await self._store.write(
                lambda connection: connection.execute(NUDGES.delete().where(NUDGES.c.way.in_(stale)))
            )
        return lines

    async def next_due(self) -> float | None:
        query = sa.select(sa.func.min(NUDGES.c.due))
        return await self._store.run(lambda connection: connection.execute(query).scalar())

    async def take(self, lines: Sequence[Due], now: float) -> list[Due]:
        """Take lines for this process. Of several processes that want the same, the one that gets the first line gets them.

        Lines are taken in a fixed order, as moves strike them out: so nobody waits for each other.
        """
        wanted = sorted(lines, key=lambda line: (line.table_id, line.way))

        def write(connection: sa.Connection) -> list[Due]:
            taken: list[Due] = []
            for line in wanted:
                if _change(connection, line, due=now + LEASE_SECONDS, tries=line.tries + 1):
                    taken.append(line._replace(due=now + LEASE_SECONDS, tries=line.tries + 1))
                elif not taken:
                    break
            return taken

        return await self._store.write(write)

    async def put_off(self, lines: Iterable[Due], until: float | None) -> None:
        """Look at these lines again then; None: they were called, or that was given up, and only a new turn calls them again."""

        def write(connection: sa.Connection) -> None:
            for line in sorted(lines, key=lambda line: (line.table_id, line.way)):
                _change(connection, line, due=until)

        await self._store.write(write)

    async def sent(self, lines: Sequence[Due], now: float) -> None:
        """They were called."""
        await self.put_off(lines, None)
        stamp = NUDGE_WAYS.update().where(NUDGE_WAYS.c.target == lines[0].target).values(sent=now)
        await self._store.write(lambda connection: connection.execute(stamp))

    async def forget(self, target: str) -> None:
        """Nobody is there any more: no table calls there again."""
        gone = NUDGE_WAYS.delete().where(NUDGE_WAYS.c.target == target)
        await self._store.write(lambda connection: connection.execute(gone))


def _change(connection: sa.Connection, line: Due, **values: object) -> bool:
    """Change a line, unless somebody else has done so since it was read."""
    known = NUDGES.c.way == line.way, NUDGES.c.n == line.n, NUDGES.c.due == line.due
    return bool(connection.execute(NUDGES.update().where(*known).values(values)).rowcount)


#: Whoever is awaited already, and was perhaps called, is not called again.
_ASK = sa.text(
    "INSERT INTO nudges (way, table_id, seat, n, at, due) SELECT id, table_id, seat, :n, :at, :due FROM nudge_ways"
    " WHERE table_id = :table_id AND seat = :seat AND confirmed = :yes ON CONFLICT DO NOTHING"
)


def _due_query() -> sa.Select[tuple[object, ...]]:
    ways, wanted = NUDGE_WAYS, sa.bindparam("now", type_=sa.Float)
    beside = NUDGE_WAYS.alias("beside")
    sent = sa.select(sa.func.max(beside.c.sent)).where(beside.c.target == ways.c.target).scalar_subquery()
    playing = sa.and_(TABLES.c.stage == "playing", SEATS.c.kind == "person", SEATS.c.standin == sa.false())
    stale = sa.or_(ways.c.id.is_(None), sa.not_(playing))
    of_line = [NUDGES.c[name] for name in ("way", "table_id", "seat", "n", "at", "due", "tries")]
    of_way = [
        ways.c[name]
        for name in ("kind", "address", "keys", "target", "language", "origin", "quiet_from", "quiet_until", "zone")
    ]
    of_table = SEATS.c.name.label("who"), TABLES.c.name, TABLES.c.game
    return (
        sa.select(*of_line, *of_way, sent.label("sent"), SEATS.c.seen, *of_table, stale.label("stale"))
        .select_from(NUDGES)
        .join(TABLES, TABLES.c.id == NUDGES.c.table_id)
        .join(SEATS, sa.and_(SEATS.c.table_id == NUDGES.c.table_id, SEATS.c.seat == NUDGES.c.seat))
        .outerjoin(ways, ways.c.id == NUDGES.c.way)
        .where(NUDGES.c.due <= wanted)
        .order_by(NUDGES.c.due)
        .limit(sa.bindparam("most", type_=sa.Integer))
    )


_DUE = _due_query()
