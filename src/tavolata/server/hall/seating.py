"""Seats: who sits where, by which link, and who keeps the seat of somebody absent."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from tavolata.engine import Game
from tavolata.players import player, usual_player
from tavolata.server import wire
from tavolata.server.hall.committing import Committing
from tavolata.server.hall.loaded import Loaded
from tavolata.server.hall.people import BOT_NAMES, Refused, Sitting, clean
from tavolata.server.store import (
    HOST,
    INVITED,
    SITTINGS,
    SPECTATOR,
    Conflict,
)
from tavolata.server.table import Seat, Table
from tavolata.server.tokens import hash_of

T = TypeVar("T")

#: How often an act is tried again when other processes were first.
TRIES = 8
#: So many earlier links of a seat are known again to the browser that sits there.
_EARLIER_LINKS = 100


class Seating(Committing):
    """Seats people and bots."""

    async def sitting(self, session: str, table: Table) -> Sitting:
        """What this session holds at the table."""
        if not session:
            return Sitting([], False, False, False)

        def read(connection: sa.Connection) -> list[int]:
            query = sa.select(SITTINGS.c.role).where(SITTINGS.c.session == session, SITTINGS.c.table_id == table.id)
            return [row.role for row in connection.execute(query)]

        roles = await self.store.run(read)
        # A bot's seat is nobody's, also where somebody opened its link before the bot sat down.
        seats = [seat.number for seat in table.seats if seat.number in roles and seat.kind != "bot"]
        return Sitting(seats, HOST in roles, SPECTATOR in roles, INVITED in roles)

    async def enter(self, loaded: Loaded, session: str, token: str) -> tuple[wire.Role, int | None]:
        """Exchange the token of a link for a place in the session."""
        return await self._trying(loaded, lambda: self._enter(loaded, session, token))

    async def _enter(self, loaded: Loaded, session: str, token: str) -> tuple[wire.Role, int | None]:
        table, hashed = loaded.table, hash_of(token)
        seat = next((seat for seat in table.seats if seat.kind != "bot" and seat.token_hash == hashed), None)
        if seat is not None:
            await self._enter_seat(loaded, session, seat)
            return "seat", seat.number
        places: list[tuple[wire.Role, int, str]] = [
            ("invite", INVITED, table.invite_hash),
            ("spectator", SPECTATOR, table.spectator_hash),
            ("host", HOST, hash_of(self.host_token(table.id))),
        ]
        found = next((place for place in places if place[2] == hashed), None)
        if found is not None:
            word, role, _ = found
            await self.store.write(lambda connection: take_place(connection, session, table.id, [role]))
            return word, None
        # The browser that sits there opens the link by which it came: its place is its place.
        for number in (await self.sitting(session, table)).seats:
            if self._had_link(table, table.seats[number], token):
                return "seat", number
        raise Refused("error-link", 403)

    async def _enter_seat(self, loaded: Loaded, session: str, seat: Seat) -> None:
        """By the link of a seat. One of a person whom no browser knows (any more) was passed on by the host: it ends here."""
        table = loaded.table.id

        def read(connection: sa.Connection) -> bool:
            query = sa.select(SITTINGS.c.role).where(SITTINGS.c.table_id == table, SITTINGS.c.role == seat.number)
            return connection.execute(query).first() is not None

        if seat.kind == "person" and not await self.store.run(read):
            await self._hand_over(loaded, seat, session)
        else:
            await self.store.write(lambda connection: take_place(connection, session, table, [seat.number]))

    def _had_link(self, table: Table, seat: Seat, token: str) -> bool:
        """Whether the seat once had this link."""
        earlier = range(max(0, seat.generation - _EARLIER_LINKS), seat.generation)
        return any(token == self.links.token(table.id, f"seat-{seat.number}", past) for past in earlier)

    def seat_of_token(self, table: Table, token: str) -> int | None:
        """For programs: the seat whose link has this token; None for the spectator's link."""
        hashed = hash_of(token)
        for seat in table.seats:
            if seat.token_hash == hashed and seat.kind != "bot":
                return seat.number
        if table.spectator_hash == hashed:
            return None
        raise Refused("error-link", 403)

    def host_token(self, table: str) -> str:
        """What gives the host's rights on another device."""
        return self.links.token(table, "host", 0)

    async def sit(
        self, loaded: Loaded, session: str, holds: Callable[[Table], Awaitable[Sitting]], wish: wire.Sit
    ) -> int:
        """Sit down, change name and looks, or take a further seat on the same device.

        ``holds`` says what the asker holds. It is asked under the lock: of two who opened the same link one is too late.
        """

        async def sit_down() -> int:
            return await self._sit_down(loaded, session, await holds(loaded.table), wish)

        return await self._trying(loaded, sit_down)

    async def _trying(self, loaded: Loaded, change: Callable[[], Awaitable[T]]) -> T:
        """Change something at the seats, under the lock; once more where another process was first."""
        async with loaded.lock:
            for _ in range(TRIES):
                try:
                    return await change()
                except Conflict:
                    await self._catch_up(loaded)
            raise Refused("error-table-changed")

    async def _sit_down(self, loaded: Loaded, session: str, sitting: Sitting, wish: wire.Sit) -> int:
        table = loaded.table
        number = self._seat_for(table, sitting, wish)
        seat = table.seats[number]
        if seat.kind == "bot":
            raise Refused("error-seat-bot", seat=number + 1)
        name = clean(wish.person.name)
        if not name:
            raise Refused("error-name-empty", 400)
        taken = {other.name.casefold() for other in table.seats if other.number != number and other.kind != "open"}
        if name.casefold() in taken:
            raise Refused("error-name-taken", name=name)
        others = [other for other in table.seats if other.number != number]
        colour = wish.person.colour or seat.colour
        shape = wish.person.shape or seat.shape
        if any(other.kind != "open" and other.colour == colour and other.shape == shape for other in others):
            raise Refused("error-looks-taken")
        changes = {"kind": "person", "name": name, "colour": colour, "shape": shape, "bot": "", "standin": False}
        known = {"kind": seat.kind, "name": seat.name, "generation": seat.generation}
        if seat.kind == "open" or number not in sitting.seats:
            # Whoever copied or opened the link while the seat was free, or passed it on, must not look into this hand.
            await self._hand_over(loaded, seat, session, changes, known)
        else:
            await self._change_seat(
                loaded, number, known, lambda connection: take_place(connection, session, table.id, [number]), **changes
            )
        self._tell_table(loaded)
        return number

    def _seat_for(self, table: Table, sitting: Sitting, wish: wire.Sit) -> int:
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

    async def leave(self, loaded: Loaded, seat: int) -> None:
        """Stand up: before the game the seat is free again; during it a bot keeps it until the person returns."""

        async def stand_up() -> None:
            table = loaded.table
            if table.stage == "open":
                await self._empty(loaded, table.seats[seat])
                self._tell_table(loaded)
            elif table.stage == "playing":
                await self._stand_in(loaded, seat)

        await self._trying(loaded, stand_up)

    async def _change_seat(
        self,
        loaded: Loaded,
        number: int,
        known: dict[str, Any] | None = None,
        also: Callable[[sa.Connection], None] | None = None,
        **changes: Any,
    ) -> None:
        await self.store.change_seat(loaded.table.id, number, changes, known, also)
        seat = loaded.table.seats[number]
        for name, value in changes.items():
            setattr(seat, name, value)

    async def _hand_over(
        self,
        loaded: Loaded,
        seat: Seat,
        session: str = "",
        changes: dict[str, Any] | None = None,
        known: dict[str, Any] | None = None,
    ) -> None:
        """The seat changes hands: a new link, and whoever held the old one, or sat there, holds nothing any more.

        Whoever sits has the only link, so every change of who sits comes through here. ``session``: who has it from now on.
        """
        table, number = loaded.table.id, seat.number

        def seat_them(connection: sa.Connection) -> None:
            connection.execute(SITTINGS.delete().where(SITTINGS.c.table_id == table, SITTINGS.c.role == number))
            if session:
                take_place(connection, session, table, [number])

        changed = {**(changes or {}), **self._next_link(table, seat)}
        # In another process it may have a new link already, which somebody knows: that must not be this one.
        await self._change_seat(loaded, number, {"generation": seat.generation, **(known or {})}, seat_them, **changed)
        self._drop_viewers(loaded, number, {session} if session else ())

    async def _empty(self, loaded: Loaded, seat: Seat) -> None:
        """Before the game: the seat is free again."""
        await self._hand_over(loaded, seat, "", {"kind": "open", "name": "", "bot": "", "standin": False})

    async def change_seat(self, loaded: Loaded, number: int, wish: wire.SeatChange) -> None:
        """What the host may do with a seat."""
        await self._trying(loaded, lambda: self._change_by_host(loaded, number, wish))

    async def _change_by_host(self, loaded: Loaded, number: int, wish: wire.SeatChange) -> None:
        table = loaded.table
        if number >= table.players:
            raise Refused("error-no-such-seat", 400, seat=number + 1, players=table.players)
        seat = table.seats[number]
        self._check_bot(wish.bot, table.game)
        if wish.do == "renew":
            await self._hand_over(loaded, seat)
        elif wish.do == "standin" and seat.kind == "person" and table.stage == "playing":
            await self._stand_in(loaded, number, wish.bot)
        elif wish.do == "back" and seat.kind == "person":
            await self._come_back(loaded, number)
        elif wish.do == "free" and table.stage == "open":
            await self._empty(loaded, seat)
        elif wish.do == "free" and table.stage == "playing" and seat.kind == "person":
            # The person is out for good: a bot plays on under a name of its own.
            await self._seat_bot(loaded, number, self._bot(table, wish.bot))
        elif wish.do == "bot" and table.stage == "open" and seat.kind != "person":
            await self._seat_bot(loaded, number, self._bot(table, wish.bot))
        else:
            raise Refused("error-seat-change")
        self._tell_table(loaded)
        self.arrange(loaded)

    async def _seat_bot(self, loaded: Loaded, number: int, bot: str) -> None:
        """A bot sits down. Its link opens nothing (`enter`), and is new for whoever comes after it."""
        name = self._bot_name(loaded.table, number)
        changes = {"kind": "bot", "name": name, "bot": bot, "standin": False}
        await self._hand_over(loaded, loaded.table.seats[number], "", changes)

    def _next_link(self, table: str, seat: Seat) -> dict[str, Any]:
        """What changes at a seat when it gets a new link."""
        generation = seat.generation + 1
        token_hash = hash_of(self.links.token(table, f"seat-{seat.number}", generation))
        return {"generation": generation, "token_hash": token_hash}

    def _bot(self, table: Table, wish: str = "") -> str:
        return wish or table.settings.fill or usual_player(table.game)

    def _bot_name(self, table: Table, number: int) -> str:
        """A name that nobody else at the table has."""
        taken = {seat.name.casefold() for seat in table.seats if seat.number != number}
        return next(name for name in BOT_NAMES if name.casefold() not in taken)

    def _check_bot(self, bot: str, game: Game) -> None:
        if bot:
            player(bot, game)

    async def _stand_in(self, loaded: Loaded, seat: int, bot: str = "") -> None:
        """A bot keeps the seat of somebody absent."""
        await self._change_seat(loaded, seat, standin=True, bot=self._bot(loaded.table, bot))
        self._tell_table(loaded)
        await self._save_due(loaded)
        self.arrange(loaded)

    async def _come_back(self, loaded: Loaded, seat: int) -> None:
        if loaded.table.seats[seat].standin:
            await self._change_seat(loaded, seat, standin=False, bot="")
            loaded.thinking = {thought for thought in loaded.thinking if thought[0] != seat}
            self._tell_table(loaded)
            self.tell_seat(loaded, seat)
            self.arrange(loaded)


def take_place(connection: sa.Connection, session: str, table: str, roles: list[int]) -> None:
    for role in roles:
        connection.execute(_TAKE_PLACE, {"session": session, "table_id": table, "role": role, "at": time.time()})


_TAKE_PLACE = sa.text(
    "INSERT INTO sittings (session, table_id, role, at) VALUES (:session, :table_id, :role, :at) ON CONFLICT DO NOTHING"
)
