"""The devices that hold a seat or the host's rights: who sits there sees them, sends them away, and takes the link back."""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sa

from tavolata.server import wire
from tavolata.server.device_kinds import kept_kind
from tavolata.server.hall.audience import Audience
from tavolata.server.hall.links import TableLinks
from tavolata.server.hall.live_table import LiveTable
from tavolata.server.hall.live_tables import LiveTables
from tavolata.server.hall.people import Holds, Refused, Sitting
from tavolata.server.store import HOST, SEATS, SITTINGS, TABLES, Conflict, Store
from tavolata.server.table import Table
from tavolata.server.tokens import hash_of

#: The programs that use the link of a seat: they have nothing but the link, and so they are one.
_PROGRAMS = "link"


class Asker(NamedTuple):
    """By what somebody holds their places: a browser by its session, a program by the link of a seat."""

    session: str
    by_link: bool = False


class Devices:
    """Shows who holds the places of an asker, and takes them back from others.

    Whoever holds a seat came by its link, and may have kept it. So each time somebody is sent away the link is new: other
    browsers stay, because they have their own sessions; programs, which have only the link, need the new one.
    """

    def __init__(self, store: Store, links: TableLinks, tables: LiveTables, audience: Audience) -> None:
        self._store = store
        self._links = links
        self._tables = tables
        self._audience = audience

    async def of(self, table: Table, sitting: Sitting, asker: Asker) -> wire.Devices:
        """The places of the asker, their links, and all devices that hold them."""
        places = [HOST, *sitting.seats] if sitting.host else sitting.seats

        def read(connection: sa.Connection) -> wire.Devices:
            return wire.Devices(
                [
                    wire.Place(
                        None if place == HOST else place,
                        self._links.path(table, place),
                        _in_order(_devices(connection, table.id, place, asker)),
                    )
                    for place in places
                ]
            )

        return await self._store.run(read)

    async def change(
        self,
        live: LiveTable,
        asker: Asker,
        holds: Holds,
        wish: wire.PlaceChange,
    ) -> wire.Devices:
        """Send one device away, or all but the asker's. In any case the place has a new link afterwards.

        ``holds`` says what the asker holds. It is asked under the lock: of two who send each other away one is too late.
        """

        async def change() -> Sitting:
            sitting = await holds(live.table)
            if wish.seat is None and not sitting.host:
                raise Refused("error-host-only", 403)
            if wish.seat is not None and wish.seat not in sitting.seats:
                raise Refused("error-not-your-seat", 403)
            place = HOST if wish.seat is None else wish.seat
            if wish.do == "renew":
                going = SITTINGS.c.session != asker.session if not asker.by_link else sa.true()
            else:
                going = SITTINGS.c.session == await self._session(live.table, place, asker, wish.device)
            if place == HOST:
                await self._renew_host(live, going)
            else:
                await self._renew_seat(live, place, going, asker.by_link)
            return sitting

        sitting = await self._tables.trying(live, change)
        # A program goes on with the new link, of which it hears here.
        return await self.of(live.table, sitting, asker)

    async def let_go(self, table: str, session: str) -> None:
        """A browser gives up all that it holds at a table: it is no device of a seat any more, and sees nothing through it."""

        def write(connection: sa.Connection) -> None:
            connection.execute(SITTINGS.delete().where(SITTINGS.c.session == session, SITTINGS.c.table_id == table))
            self._store.tell(connection, table)

        await self._store.write(write)
        live = self._tables.in_memory(table)
        if live is not None:
            # Also who is about to look, and asked before this what the browser holds.
            live.departures += 1
            self._audience.drop_session(live, session)

    async def _session(self, table: Table, place: int, asker: Asker, device: str) -> str:
        """The session of a device that is to be sent away; "" for the programs."""

        def read(connection: sa.Connection) -> dict[str, tuple[wire.Device, str]]:
            return {
                found.id: (found, session)
                for found, session in _devices_and_sessions(connection, table.id, place, asker)
            }

        known = await self._store.run(read)
        if device not in known:
            raise Refused("error-no-device", 404)
        found, session = known[device]
        if found.this:
            raise Refused("error-own-device")
        return session

    async def _renew_seat(self, live: LiveTable, number: int, going: sa.ColumnElement[bool], for_program: bool) -> None:
        """Who sits stays the same: nothing but the link changes, and who has it. ``for_program``: it goes on with the new one."""
        table, seat = live.table.id, live.table.seats[number]

        def send_away(connection: sa.Connection) -> None:
            connection.execute(SITTINGS.delete().where(SITTINGS.c.table_id == table, SITTINGS.c.role == number, going))
            forget_programs(connection, table, number)
            if for_program:
                remember_program(connection, table, number)

        changes = self._links.next_of_seat(table, seat)
        await self._store.change_seat(table, number, changes, {"generation": seat.generation}, send_away)
        seat.generation, seat.token_hash = changes["generation"], changes["token_hash"]
        self._audience.drop_seat(live, number, await self._holders(table, number))

    async def _renew_host(self, live: LiveTable, going: sa.ColumnElement[bool]) -> None:
        setup = live.table.setup
        changes = self._links.next_of_host(setup.id, setup.host_generation)
        known = TABLES.c.id == setup.id, TABLES.c.host_generation == setup.host_generation

        def write(connection: sa.Connection) -> None:
            if not connection.execute(TABLES.update().where(*known).values(changes)).rowcount:
                raise Conflict
            connection.execute(SITTINGS.delete().where(SITTINGS.c.table_id == setup.id, SITTINGS.c.role == HOST, going))
            self._store.tell(connection, setup.id)

        await self._store.write(write)
        setup.host_generation, setup.host_hash = changes["host_generation"], changes["host_hash"]
        self._audience.drop_hosts(live, await self._holders(setup.id, HOST))

    async def _holders(self, table: str, role: int) -> set[str]:
        query = sa.select(SITTINGS.c.session).where(SITTINGS.c.table_id == table, SITTINGS.c.role == role)
        return await self._store.run(lambda connection: {row.session for row in connection.execute(query)})


def forget_programs(connection: sa.Connection, table: str, seat: int) -> None:
    """The seat has a new link: no program uses it yet."""
    of_seat = SEATS.c.table_id == table, SEATS.c.seat == seat
    connection.execute(SEATS.update().where(*of_seat).values(link_at=None, link_seen=None))


def remember_program(connection: sa.Connection, table: str, seat: int) -> None:
    """A program has the link of the seat. It has no session: that is all by which it is known that somebody holds the seat."""
    of_seat = SEATS.c.table_id == table, SEATS.c.seat == seat
    now = time.time()
    connection.execute(SEATS.update().where(*of_seat).values(link_at=now, link_seen=now))


def _devices(connection: sa.Connection, table: str, role: int, asker: Asker) -> list[wire.Device]:
    return [device for device, _ in _devices_and_sessions(connection, table, role, asker)]


def _devices_and_sessions(
    connection: sa.Connection, table: str, role: int, asker: Asker
) -> list[tuple[wire.Device, str]]:
    """The devices that hold a place, with their sessions. These never leave the server, nor what could be compared."""
    found: list[tuple[wire.Device, str]] = []
    held = sa.select(SITTINGS).where(SITTINGS.c.table_id == table, SITTINGS.c.role == role)
    for row in connection.execute(held):
        kind = kept_kind(row.device)
        mine = not asker.by_link and row.session == asker.session
        name = hash_of(f"{table}:{role}:{row.session}")[:16]
        found.append((wire.Device(name, kind.browser, kind.system, row.at, row.seen, mine), row.session))
    used = sa.select(SEATS.c.link_at, SEATS.c.link_seen).where(SEATS.c.table_id == table, SEATS.c.seat == role)
    programs = connection.execute(used).first()
    if programs is not None and programs.link_at is not None:
        since, seen = programs.link_at, programs.link_seen or programs.link_at
        found.append((wire.Device(_PROGRAMS, "program", "", since, seen, asker.by_link, True), ""))
    return found


def _in_order(devices: list[wire.Device]) -> list[wire.Device]:
    """The asker's first, then whichever was used last."""
    return sorted(devices, key=lambda device: (not device.this, -device.used, device.id))
