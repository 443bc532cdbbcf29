"""The links of a table: what gives a seat, an invitation, a look, or the host's rights."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from tavolata.server import wire
from tavolata.server.hall.people import Refused, Sitting
from tavolata.server.store import HOST, INVITED, SEATS, SITTINGS, SPECTATOR, TABLES, Store
from tavolata.server.table import Generations, Seat, Table
from tavolata.server.tokens import LinkMaker, hash_of

#: So many earlier links of a seat are known again to the browser that sits there.
_EARLIER_LINKS = 100


class TableLinks:
    """Makes the links of tables, and knows them again. The database has only their hashes."""

    def __init__(self, store: Store, maker: LinkMaker) -> None:
        self._store = store
        self._maker = maker

    def token(self, table: str, what: str, generation: int) -> str:
        return self._maker.token(table, what, generation)

    def hash(self, table: str, what: str, generation: int) -> str:
        return hash_of(self.token(table, what, generation))

    def host_hash(self, table: Table) -> str:
        """What is kept of the link that gives the host's rights on another device."""
        return table.setup.host_hash or self.hash(table.id, "host", 0)

    def next_of_host(self, table: str, generation: int) -> dict[str, Any]:
        """What changes at a table when the host's link is new."""
        following = generation + 1
        return {"host_generation": following, "host_hash": self.hash(table, "host", following)}

    def next_of_table(self, table: str, generation: int) -> dict[str, Any]:
        """What changes at a table when its invitation and its spectators' link are new."""
        following = generation + 1
        hashes = {f"{what}_hash": self.hash(table, what, following) for what in ("invite", "spectator")}
        return {"generation": following, **hashes}

    def next_of_seat(self, table: str, seat: Seat) -> dict[str, Any]:
        """What changes at a seat when it gets a new link."""
        generation = seat.generation + 1
        return {"generation": generation, "token_hash": self.hash(table, f"seat-{seat.number}", generation)}

    def was_of_seat(self, table: Table, seat: Seat, token: str) -> bool:
        """Whether the seat once had this link."""
        earlier = range(max(0, seat.generation - _EARLIER_LINKS), seat.generation)
        return any(token == self.token(table.id, f"seat-{seat.number}", past) for past in earlier)

    async def seat_of_token(self, table: Table, token: str) -> int | None:
        """For programs: the seat whose link has this token; None for the spectator's link."""
        hashed = hash_of(token)
        seats, spectator = await self._hashes(table)
        if hashed in seats:
            return seats[hashed]
        if hashed == spectator:
            return None
        raise Refused("error-link", 403)

    async def _hashes(self, table: Table) -> tuple[dict[str, int], str]:
        """The links by which a program may come: of seats, but for those of bots, and the spectators'.

        Where several processes share the tables, one of them may have renewed a link a moment ago: the database knows.
        """
        if not self._store.is_shared:
            seats = {seat.token_hash: seat.number for seat in table.seats if seat.kind != "bot"}
            return seats, table.setup.spectator_hash

        def read(connection: sa.Connection) -> tuple[dict[str, int], str]:
            of_seats = sa.select(SEATS.c.seat, SEATS.c.token_hash).where(
                SEATS.c.table_id == table.id, SEATS.c.kind != "bot"
            )
            of_table = sa.select(TABLES.c.spectator_hash).where(TABLES.c.id == table.id)
            seats = {row.token_hash: row.seat for row in connection.execute(of_seats)}
            return seats, connection.execute(of_table).scalar() or ""

        return await self._store.run(read)

    async def are_current(self, table: Table) -> bool:
        """Whether the links that this process knows are those of the database."""
        if not self._store.is_shared:
            return True

        def read(connection: sa.Connection) -> Generations | None:
            of_seats = sa.select(SEATS.c.generation).where(SEATS.c.table_id == table.id).order_by(SEATS.c.seat)
            of_table = sa.select(TABLES.c.generation, TABLES.c.host_generation).where(TABLES.c.id == table.id)
            row = connection.execute(of_table).first()
            seats = [seat.generation for seat in connection.execute(of_seats)]
            return Generations(seats, row.generation, row.host_generation) if row is not None else None

        return await self._store.run(read) == table.setup.generations()

    async def visible_to(self, table: Table, sitting: Sitting) -> wire.Links:
        """The links that somebody may see. The link of a seat shows a hand: where somebody sits it is theirs alone."""
        if not sitting.host:
            return self.of(table, sitting.seats)

        def read(connection: sa.Connection) -> set[int]:
            query = sa.select(SITTINGS.c.role).where(SITTINGS.c.table_id == table.id, SITTINGS.c.role >= 0)
            # A program has no session, only the link.
            by_link = sa.select(SEATS.c.seat).where(
                SEATS.c.table_id == table.id, SEATS.c.kind == "person", SEATS.c.link_at.is_not(None)
            )
            return {row.role for row in connection.execute(query)} | {row.seat for row in connection.execute(by_link)}

        held = await self._store.run(read)
        free = [seat.number for seat in table.seats if seat.kind != "bot" and seat.number not in held]
        links = self.of(table)
        links.seats = [link for link in links.seats if link.seat in free or link.seat in sitting.seats]
        return links

    def of(self, table: Table, seats: list[int] | None = None) -> wire.Links:
        """All links of a table, or only those of some seats."""
        shown = [
            wire.SeatLink(seat.number, self.path(table, seat.number))
            for seat in table.seats
            if seats is None or seat.number in seats
        ]
        if seats is not None:
            return wire.Links(shown)
        return wire.Links(shown, *(self.path(table, role) for role in (INVITED, SPECTATOR, HOST)))

    def path(self, table: Table, role: int) -> str:
        """The link of a seat, or of what else can be held at a table."""
        setup = table.setup
        what, generation = {
            HOST: ("host", setup.host_generation),
            SPECTATOR: ("spectator", setup.generation),
            INVITED: ("invite", setup.generation),
        }.get(role) or (f"seat-{role}", table.seats[role].generation)
        return f"/t/{table.id}#{self.token(table.id, what, generation)}"
