"""Late guests: whoever opens an invitation when the seats are taken may watch, or ask for the seat of a bot."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from tavolata.server.hall.audience import Audience
from tavolata.server.hall.live_table import LiveTable, Reschedule
from tavolata.server.hall.live_tables import LiveTables
from tavolata.server.hall.people import Holds, Refused, Sitting, clean, is_taken, need_host_under_lock
from tavolata.server.hall.seating import Seating, take_place
from tavolata.server.store import INVITED, SITTINGS, SPECTATOR, TABLES, Store
from tavolata.server.table import Guest, Table, encode, guests_in

#: So many may stand at the door: more would only bury the host in questions.
MOST_GUESTS = 8


class LateGuests:
    """Lets guests watch, keeps their wishes for a seat, and seats those whom the host lets in.

    A wish is kept with the table, so that every process knows it. It names the session of the guest, which never leaves the
    server: others know it by an id that is good for nothing else.

    Who gets a bot's seat in the middle of a game sees its hand, and nobody can know whether a second browser is not the host's own.
    So whoever else sits there is asked, as they are before something is taken back, and the log tells it.
    """

    def __init__(
        self, store: Store, tables: LiveTables, audience: Audience, seating: Seating, reschedule: Reschedule
    ) -> None:
        self._store = store
        self._tables = tables
        self._audience = audience
        self._seating = seating
        self._reschedule = reschedule

    async def watch(self, live: LiveTable, session: str, sitting: Sitting) -> None:
        """An invitation shows the table from a spectator's chair, if the host lets it. Before the game there is nothing to see."""
        table = live.table
        if not sitting.watches:
            if not sitting.invited or not table.settings.watch:
                raise Refused("error-no-watching", 403)
            if table.stage == "open":
                raise Refused("error-not-started")

            def write(connection: sa.Connection) -> None:
                # Whoever renews the links at this moment waits, and then finds this place to take away.
                connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id == table.id).with_for_update(read=True))
                held = SITTINGS.c.table_id == table.id, SITTINGS.c.session == session, SITTINGS.c.role == INVITED
                if connection.execute(sa.select(SITTINGS.c.role).where(*held)).first() is None:
                    raise Refused("error-no-watching", 403)
                take_place(connection, session, table.id, [SPECTATOR])

            await self._store.write(write)

    async def ask(self, live: LiveTable, session: str, sitting: Sitting, name: str) -> None:
        """A guest would like to sit down under a name; without one they no longer would."""
        wanted = clean(name)

        async def write_down() -> None:
            table = live.table
            if not session or not (sitting.invited or sitting.watches):
                raise Refused("error-no-link", 403)
            if sitting.seats:
                raise Refused("error-sits-already")
            if table.stage == "finished":
                raise Refused("error-game-over")
            if wanted:
                _need_free_name(table, wanted)

            def changed(guests: list[Guest]) -> list[Guest]:
                others = [guest for guest in guests if guest.session != session]
                if wanted and len(others) >= MOST_GUESTS:
                    raise Refused("error-door-full")
                return [*others, Guest(session, wanted)] if wanted else others

            await self._change(live, changed)

        await self._tables.trying(live, write_down)

    async def forget(self, live: LiveTable, session: str) -> None:
        """The guest sits, or has gone: the wish is over."""
        if any(guest.session == session for guest in live.table.setup.guests):
            async with live.lock:
                await self._change(live, lambda guests: [guest for guest in guests if guest.session != session])

    async def answer(self, live: LiveTable, wish: str, seat: int | None, holds: Holds) -> None:
        """The host gives a guest the seat of a bot, or a free one; without a seat: not now."""

        async def give() -> None:
            table = live.table
            host = await need_host_under_lock(table, holds)
            guest = await self._guest(table, wish)
            if seat is None:
                await self._strike_out(live, guest)
                return
            await self._need_seat_to_give(table, guest, seat)
            others = [one.number for one in table.seats if one.kind == "person" and one.number not in host.seats]
            if table.stage == "playing" and others:
                offered = Guest(guest.session, guest.name, seat, others, table.setup.hands)
                await self._change(live, lambda guests: [offered if _is(one, guest) else one for one in guests])
            else:
                await self._seat(live, guest, seat)

        await self._tables.trying(live, give)
        self._reschedule(live)

    async def consent(self, live: LiveTable, wish: str, yes: bool, holds: Holds) -> None:
        """Somebody who sits here says whether a guest may have the seat that the host would give them.

        The last yes seats the guest. One no ends it: the guest is still at the door.
        """

        async def say() -> None:
            table = live.table
            mine = (await holds(table)).seats
            if not mine:
                raise Refused("error-not-your-seat", 403)
            guest = await self._guest(table, wish)
            # Where all have agreed already, another process was first when the guest was to be seated.
            is_asked = bool(set(mine) & set(guest.asked)) or not guest.asked
            if guest.seat is None or guest.hands != table.setup.hands or not is_asked:
                raise Refused("error-guest-not-asked")

            def heard(one: Guest) -> Guest:
                if not _is(one, guest):
                    return one
                still_asked = [seat for seat in one.asked if seat not in mine]
                return Guest(one.session, one.name, one.seat, still_asked, one.hands) if yes else Guest(*_who(one))

            await self._change(live, lambda guests: [heard(one) for one in guests])
            agreed = next((one for one in table.setup.guests if _is(one, guest)), None)
            if agreed is not None and agreed.seat is not None and not agreed.asked:
                await self._need_seat_to_give(table, agreed, agreed.seat)
                await self._seat(live, agreed, agreed.seat)

        await self._tables.trying(live, say)
        self._reschedule(live)

    async def _seat(self, live: LiveTable, guest: Guest, seat: int) -> None:
        await self._seating.seat_guest(live, seat, guest.session, guest.name)
        await self._strike_out(live, guest)

    async def _strike_out(self, live: LiveTable, guest: Guest) -> None:
        await self._change(live, lambda guests: [one for one in guests if not _is(one, guest)])

    async def _guest(self, table: Table, wish: str) -> Guest:
        """The guest who is meant, if they still hold an invitation."""
        guest = next((one for one in table.setup.guests if one.id_at(table.id) == wish), None)
        if guest is None or not await self._is_here(table.id, guest.session):
            raise Refused("error-guest-gone")
        return guest

    async def _need_seat_to_give(self, table: Table, guest: Guest, number: int) -> None:
        """Refuse a seat that is nobody's to give, a name that somebody here has, and whoever sits here by now."""
        if number >= table.players:
            raise Refused("error-no-such-seat", 400, seat=number + 1, players=table.players)
        if table.stage == "finished":
            raise Refused("error-game-over")
        if table.seats[number].kind == "person":
            raise Refused("error-seat-taken", seat=number + 1)
        if (await self._seating.sitting(guest.session, table)).seats:
            # By the link of a seat, since they asked: nobody sees two hands.
            raise Refused("error-guest-sits", name=guest.name)
        _need_free_name(table, guest.name)

    async def _is_here(self, table: str, session: str) -> bool:
        """Whether the guest still holds an invitation: links may have been renewed since, or the browser let go of it."""

        def read(connection: sa.Connection) -> bool:
            query = sa.select(SITTINGS.c.role).where(
                SITTINGS.c.table_id == table, SITTINGS.c.session == session, SITTINGS.c.role.in_([INVITED, SPECTATOR])
            )
            return connection.execute(query).first() is not None

        return await self._store.run(read)

    async def _change(self, live: LiveTable, changed: Callable[[list[Guest]], list[Guest]]) -> None:
        """Change the wishes as the database has them: another process may have written one meanwhile."""
        setup = live.table.setup

        def write(connection: sa.Connection) -> list[Guest]:
            query = sa.select(TABLES.c.guests).where(TABLES.c.id == setup.id).with_for_update()
            guests = changed(guests_in(connection.execute(query).scalar() or ""))
            connection.execute(TABLES.update().where(TABLES.c.id == setup.id).values(guests=encode(guests)))
            self._store.tell(connection, setup.id)
            return guests

        setup.guests = await self._store.write(write)
        self._audience.tell_table(live)


def _who(guest: Guest) -> tuple[str, str]:
    return guest.session, guest.name


def _is(guest: Guest, other: Guest) -> bool:
    """Whether this is the same wish, whatever was answered meanwhile."""
    return _who(guest) == _who(other)


def _need_free_name(table: Table, name: str) -> None:
    if is_taken(name, [seat.name for seat in table.seats if seat.kind == "person"]):
        raise Refused("error-name-taken", name=name)
