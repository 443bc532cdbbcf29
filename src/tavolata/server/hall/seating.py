"""Seats: who sits where, by which link, and who keeps the seat of somebody absent."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from tavolata.server import wire
from tavolata.server.clock import TableClock
from tavolata.server.hall.audience import Audience
from tavolata.server.hall.devices import forget_programs
from tavolata.server.hall.links import TableLinks
from tavolata.server.hall.live_table import LiveTable, Reschedule
from tavolata.server.hall.live_tables import LiveTables
from tavolata.server.hall.people import (
    Holds,
    Refused,
    Sitting,
    bot_for,
    check_bot,
    clean,
    free_bot_name,
    is_taken,
    need_host_under_lock,
    need_seat,
)
from tavolata.server.hall.presence import Presence
from tavolata.server.hall.scribe import Scribe
from tavolata.server.hall.seat_decks import deck_to_keep
from tavolata.server.store import HOST, INVITED, SEATS, SITTINGS, SPECTATOR, TABLES, Conflict, Store
from tavolata.server.table import SEAT_FREED, SEAT_GIVEN, SEAT_OPENED, SEAT_RENEWED, Seat, Table
from tavolata.server.tokens import hash_of

#: So many browsers may hold the same place. All of them are read with the table: whoever has an invitation, and comes with it
#: again and again as somebody new, would make it large for everybody. New links let all of them go.
MOST_BROWSERS = 1000


class Seating:
    """Seats people and bots."""

    def __init__(
        self,
        store: Store,
        links: TableLinks,
        tables: LiveTables,
        audience: Audience,
        presence: Presence,
        scribe: Scribe,
        clock: TableClock,
        reschedule: Reschedule,
    ) -> None:
        self._store = store
        self._links = links
        self._tables = tables
        self._audience = audience
        self._presence = presence
        self._scribe = scribe
        self._clock = clock
        self._reschedule = reschedule

    # Who holds what

    async def sitting(self, session: str, table: Table) -> Sitting:
        """What this session holds at the table."""
        if not session:
            return Sitting([], False, False, False)

        def read(connection: sa.Connection) -> list[int]:
            query = sa.select(SITTINGS.c.role).where(SITTINGS.c.session == session, SITTINGS.c.table_id == table.id)
            return [row.role for row in connection.execute(query)]

        roles = await self._store.run(read)
        # A bot's seat is nobody's, also where somebody opened its link before the bot sat down.
        seats = [seat.number for seat in table.seats if seat.number in roles and seat.kind != "bot"]
        return Sitting(seats, HOST in roles, SPECTATOR in roles, INVITED in roles)

    async def enter(self, live: LiveTable, session: str, token: str) -> tuple[wire.Role, int | None]:
        """Exchange the token of a link for a place in the session."""
        return await self._tables.trying(live, lambda: self._enter(live, session, token))

    async def _enter(self, live: LiveTable, session: str, token: str) -> tuple[wire.Role, int | None]:
        table, hashed = live.table, hash_of(token)
        seat = next((seat for seat in table.seats if seat.kind != "bot" and seat.token_hash == hashed), None)
        if seat is not None:
            await self._enter_seat(live, session, seat)
            return "seat", seat.number
        setup = table.setup
        of_table, of_host = (TABLES.c.generation, setup.generation), (TABLES.c.host_generation, setup.host_generation)
        places: list[tuple[str, wire.Role, int, tuple[sa.Column[int], int]]] = [
            (setup.invite_hash, "invite", INVITED, of_table),
            (setup.spectator_hash, "spectator", SPECTATOR, of_table),
            (self._links.host_hash(table), "host", HOST, of_host),
        ]
        for known, word, role, (column, generation) in places:
            if known == hashed:
                now = sa.select(column).where(TABLES.c.id == table.id)
                await self._take_place_by_link(session, table.id, role, generation, now)
                return word, None
        if not await self._links.are_current(table):
            raise Conflict
        # The browser that sits there opens the link by which it came: its place is its place.
        for number in (await self.sitting(session, table)).seats:
            if self._links.was_of_seat(table, table.seats[number], token):
                return "seat", number
        raise Refused("error-link", 403)

    async def _enter_seat(self, live: LiveTable, session: str, seat: Seat) -> None:
        """By the link of a seat. One of a person whom no browser knows (any more) was passed on by the host: it ends here."""
        table = live.table.id

        def read(connection: sa.Connection) -> bool:
            query = sa.select(SITTINGS.c.role).where(SITTINGS.c.table_id == table, SITTINGS.c.role == seat.number)
            return connection.execute(query).first() is not None

        if seat.kind == "person" and not await self._store.run(read):
            await self._hand_over(live, seat, session, happened=SEAT_OPENED)
        else:
            now = sa.select(SEATS.c.generation).where(SEATS.c.table_id == table, SEATS.c.seat == seat.number)
            await self._take_place_by_link(session, table, seat.number, seat.generation, now)

    async def _take_place_by_link(
        self, session: str, table: str, role: int, generation: int, now: sa.Select[int]
    ) -> None:
        """A link gives a place, unless another process has renewed it, and this one has not heard of it yet.

        ``generation``: of the link as it is known here; ``now`` reads that of the database.
        """

        def write(connection: sa.Connection) -> None:
            # Whoever renews it at this moment waits, and then finds this place to take away.
            if connection.execute(now.with_for_update(read=True)).scalar() != generation:
                raise Conflict
            held = SITTINGS.c.table_id == table, SITTINGS.c.role == role
            others = sa.select(sa.func.count()).select_from(SITTINGS).where(*held, SITTINGS.c.session != session)
            if connection.execute(others).scalar_one() >= MOST_BROWSERS:
                raise Refused("error-door-full")
            take_place(connection, session, table, [role])

        await self._store.write(write)

    # People

    async def sit(self, live: LiveTable, session: str, holds: Holds, wish: wire.Sit) -> int:
        """Sit down, change name and looks, or take a further seat on the same device.

        ``holds`` says what the caller holds. It is asked under the lock: of two who opened the same link one is too late.
        """

        async def sit_down() -> int:
            return await self._sit_down(live, session, await holds(live.table), wish)

        return await self._tables.trying(live, sit_down)

    async def _sit_down(self, live: LiveTable, session: str, sitting: Sitting, wish: wire.Sit) -> int:
        table = live.table
        number = _seat_for(table, sitting, wish)
        seat = table.seats[number]
        if seat.kind == "bot":
            raise Refused("error-seat-bot", seat=number + 1)
        name = clean(wish.person.name)
        if not name:
            raise Refused("error-name-empty", 400)
        if is_taken(name, [other.name for other in table.seats if other.number != number and other.kind != "open"]):
            raise Refused("error-name-taken", name=name)
        others = [other for other in table.seats if other.number != number]
        colour = wish.person.colour or seat.colour
        shape = wish.person.shape or seat.shape
        if any(other.kind != "open" and other.colour == colour and other.shape == shape for other in others):
            raise Refused("error-looks-taken")
        changes = {"kind": "person", "name": name, "colour": colour, "shape": shape, "bot": "", "standin": False}
        if wish.person.deck is not None:
            if table.stage != "open":
                raise Refused("error-started")
            changes["deck"] = deck_to_keep(table.game, wish.person.deck, table.settings.options)
        known = {"kind": seat.kind, "name": seat.name, "generation": seat.generation}
        if seat.kind == "open" or number not in sitting.seats:
            # Whoever copied or opened the link while the seat was free, or passed it on, must not look into this hand.
            await self._hand_over(live, seat, session, changes, known)
        else:
            await self._write_seat(
                live, number, known, lambda connection: take_place(connection, session, table.id, [number]), **changes
            )
        self._audience.tell_table(live)
        return number

    async def leave(self, live: LiveTable, wanted: int | None, holds: Holds) -> None:
        """Stand up: before the game the seat is free again; during it a bot keeps it until the person returns."""

        async def stand_up() -> None:
            table = live.table
            seat = need_seat(await holds(table), wanted)
            if table.stage == "open":
                await self._empty(live, table.seats[seat])
                self._audience.tell_table(live)
            elif table.stage == "playing" and not table.lesson.goes_on:  # a lesson waits for whoever learns
                await self.stand_in(live, seat)

        await self._tables.trying(live, stand_up)

    # What the host may do with a seat

    async def change_seat(self, live: LiveTable, number: int, wish: wire.SeatChange, holds: Holds) -> None:
        """What the host may do with a seat."""
        await self._tables.trying(live, lambda: self._change_by_host(live, number, wish, holds))

    async def _change_by_host(self, live: LiveTable, number: int, wish: wire.SeatChange, holds: Holds) -> None:
        table = live.table
        await need_host_under_lock(table, holds)
        if number >= table.players:
            raise Refused("error-no-such-seat", 400, seat=number + 1, players=table.players)
        seat = table.seats[number]
        check_bot(wish.bot, table.game)
        if table.lesson.goes_on and wish.do in ("standin", "free"):
            raise Refused("error-lesson-seats")
        if wish.do == "renew":
            await self._hand_over(live, seat)
        elif wish.do == "standin" and seat.kind == "person" and table.stage == "playing":
            await self.stand_in(live, number, wish.bot)
        elif wish.do == "back" and seat.kind == "person":
            await self.come_back(live, number)
        elif wish.do == "free" and table.stage == "open":
            await self._empty(live, seat)
        elif wish.do == "free" and table.stage == "playing" and seat.kind == "person":
            # The person is out for good: a bot plays on under a name of its own.
            await self.seat_bot(live, number, bot_for(table, wish.bot))
        elif wish.do == "bot" and table.stage == "open" and seat.kind != "person":
            deck = deck_to_keep(table.game, wish.deck, table.settings.options) if wish.deck is not None else ""
            await self.seat_bot(live, number, bot_for(table, wish.bot), deck)
        else:
            raise Refused("error-seat-change")
        self._audience.tell_table(live)
        self._reschedule(live)

    # Bots, under the lock of the table

    async def seat_bot(self, live: LiveTable, number: int, bot: str, deck: str = "") -> None:
        """A bot sits down. Its link opens nothing (`enter`), and is new for whoever comes after it."""
        name = free_bot_name(live.table, number)
        changes = {"kind": "bot", "name": name, "bot": bot, "standin": False, "deck": deck}
        await self._hand_over(live, live.table.seats[number], "", changes, happened=SEAT_FREED)

    async def seat_guest(self, live: LiveTable, number: int, session: str, name: str) -> None:
        """A guest takes the seat of a bot, or a free one: by a link of their own, so that nobody else looks into the hand."""
        seat = live.table.seats[number]
        known = {"kind": seat.kind, "name": seat.name}
        changes = {"kind": "person", "name": name, "bot": "", "standin": False}
        await self._hand_over(live, seat, session, changes, known, SEAT_GIVEN)
        live.thinking = {thought for thought in live.thinking if thought[0] != number}

    async def stand_in(self, live: LiveTable, seat: int, bot: str = "") -> None:
        """A bot keeps the seat of somebody absent."""
        await self._write_seat(live, seat, standin=True, bot=bot_for(live.table, bot))
        self._audience.tell_table(live)
        await self._presence.save_due(live)
        self._reschedule(live)

    async def come_back(self, live: LiveTable, seat: int) -> None:
        """The person takes over from the bot that kept the seat."""
        if live.table.seats[seat].standin:
            await self._write_seat(live, seat, standin=False, bot="")
            live.thinking = {thought for thought in live.thinking if thought[0] != seat}
            self._audience.tell_table(live)
            self._audience.tell_seat(live, seat)
            self._reschedule(live)

    # How a seat changes

    async def _write_seat(
        self,
        live: LiveTable,
        number: int,
        known: dict[str, Any] | None = None,
        also: Callable[[sa.Connection], None] | None = None,
        **changes: Any,
    ) -> None:
        await self._store.change_seat(live.table.id, number, changes, known, also)
        seat = live.table.seats[number]
        for name, value in changes.items():
            setattr(seat, name, value)

    async def _hand_over(
        self,
        live: LiveTable,
        seat: Seat,
        session: str = "",
        changes: dict[str, Any] | None = None,
        known: dict[str, Any] | None = None,
        happened: str = SEAT_RENEWED,
    ) -> None:
        """The seat changes hands: a new link, and whoever held the old one, or sat there, holds nothing any more.

        Whoever sits has the only link, so every change of who sits comes through here. ``session``: who has it from now on;
        ``happened``: what the log says of it in the middle of a game. What was brought to the seat goes with whoever brought
        it; a game that has begun keeps it.
        """
        table, number = live.table.id, seat.number

        def seat_them(connection: sa.Connection) -> None:
            connection.execute(SITTINGS.delete().where(SITTINGS.c.table_id == table, SITTINGS.c.role == number))
            forget_programs(connection, table, number)
            if session:
                take_place(connection, session, table, [number])

        in_play = live.table.stage == "playing"
        left: dict[str, Any] = {"deck": ""} if live.table.stage == "open" else {}
        # Whoever went is called no longer: that went with what their browser held.
        changed = {
            **left,
            "nudged": False,
            **(changes or {}),
            **self._links.next_of_seat(table, seat),
            "hands": seat.hands + 1,
        }
        # In another process it may have a new link already, which somebody knows: that must not be this one.
        known = {"generation": seat.generation, **(known or {})}
        if in_play:
            await self._hand_over_in_play(live, seat, changed, known, seat_them, happened)
        else:
            await self._write_seat(live, number, known, seat_them, **changed)
        self._audience.drop_seat(live, number, {session} if session else ())

    async def _hand_over_in_play(
        self,
        live: LiveTable,
        seat: Seat,
        changes: dict[str, Any],
        known: dict[str, Any],
        seat_them: Callable[[sa.Connection], None],
        happened: str,
    ) -> None:
        """Whoever comes sees a hand that somebody else had: it is in the record, written together with it, who and when."""
        table, number, before = live.table, seat.number, seat.name
        # Whoever was there had a say in what is taken back: to put somebody out is no way to do without it.
        table.take_backs.forget()
        for name, value in changes.items():
            setattr(seat, name, value)
        entry = table.note(happened, number, before, seat.name, self._clock.now())

        def write(connection: sa.Connection) -> None:
            query = SEATS.update().where(SEATS.c.table_id == table.id, SEATS.c.seat == number)
            query = query.where(*(SEATS.c[name] == value for name, value in known.items()))
            if not connection.execute(query.values(changes)).rowcount:
                raise Conflict
            seat_them(connection)

        # If it fails the table is read again: nothing of what was changed here stays.
        await self._scribe.commit(live, entry, {"wish": ""}, write)

    async def _empty(self, live: LiveTable, seat: Seat) -> None:
        """Before the game: the seat is free again."""
        await self._hand_over(live, seat, "", {"kind": "open", "name": "", "bot": "", "standin": False})


def _seat_for(table: Table, sitting: Sitting, wish: wire.Sit) -> int:
    """The seat that somebody gets who wishes to sit down."""
    wanted = wish.seat
    if wanted is not None and wanted >= table.players:
        raise Refused("error-no-such-seat", 400, seat=wanted + 1, players=table.players)
    if sitting.seats and not wish.also:
        if wanted is None:
            return sitting.seats[0]
        if wanted in sitting.seats:
            return wanted
        raise Refused("error-sits-already")
    if not (sitting.invited or sitting.host or sitting.seats):
        raise Refused("error-no-link", 403)
    if table.stage != "open":
        raise Refused("error-started")
    free = [seat.number for seat in table.seats if seat.kind == "open"]
    if wanted is None:
        if not free:
            raise Refused("error-table-full")
        return free[0]
    if wanted not in free:
        taken = "error-seat-bot" if table.seats[wanted].kind == "bot" else "error-seat-taken"
        raise Refused(taken, seat=wanted + 1)
    return wanted


def take_place(connection: sa.Connection, session: str, table: str, roles: list[int], device: str = "") -> None:
    """A session holds these places from now on. ``device``: what it is known to be."""
    place = {"session": session, "table_id": table, "at": time.time(), "device": device}
    for role in roles:
        connection.execute(_TAKE_PLACE, {**place, "role": role})


_TAKE_PLACE = sa.text(
    "INSERT INTO sittings (session, table_id, role, at, seen, device)"
    " VALUES (:session, :table_id, :role, :at, :at, :device) ON CONFLICT DO NOTHING"
)
