"""Tables as a whole: laid, begun, changed, laid again for the same people, deleted."""

from __future__ import annotations

import os
import time
from typing import Any

import sqlalchemy as sa

from tavolata import games
from tavolata.engine.chance import Fair
from tavolata.games.daily import daily_key, daily_options, today
from tavolata.server import wire
from tavolata.server.hall.loaded import Loaded
from tavolata.server.hall.people import COLOURS, SHAPES, Refused, Sitting, clean
from tavolata.server.hall.seating import Seating, take_place
from tavolata.server.store import (
    CHAT,
    HOST,
    INVITED,
    JOURNAL,
    SEATS,
    SITTINGS,
    SPECTATOR,
    TABLES,
    Conflict,
    insert_table,
)
from tavolata.server.table import Settings, Table, encode
from tavolata.server.tokens import hash_of, new_token


class Laying(Seating):
    """Lays tables and clears them."""

    async def create(self, wish: wire.NewTable, session: str) -> tuple[Loaded, wire.Created]:
        """Lay a new table; the session becomes its host."""
        game = games.game(wish.game)
        brings = {} if wish.daily else wish.brings
        with_all = game.with_extras(brings)
        game.check_players(wish.players)
        options = daily_options(game) if wish.daily else game.check_options(wish.options)
        with_all.check_table(wish.players, options)
        self._check_bot(wish.fill, game)
        settings = Settings(
            options,
            wish.reactions,
            wish.tempo,
            wish.language,
            wish.turn_seconds,
            wish.absent_seconds,
            wish.fill,
            wish.beat,
            brings,
            with_all.decks.public_extras(with_all) if with_all.decks is not None else {},
            today() if wish.daily else "",
        )
        new = new_token()[:12].replace("-", "0").replace("_", "1")
        row = {
            "id": new,
            "name": clean(wish.name),
            "game": game.name,
            "rules": game.version,
            "stage": "open",
            "players": wish.players,
            "settings": encode(settings),
            "start": "",
            "result": "",
            "invite_hash": hash_of(self.links.token(new, "invite", 0)),
            "spectator_hash": hash_of(self.links.token(new, "spectator", 0)),
            "generation": 0,
            "rematch": "",
            "created": time.time(),
            "due": None,
        }
        seats = [self._blank_seat(new, number) for number in range(wish.players)]
        if wish.host is not None:
            seats[0] |= {"kind": "person", "name": clean(wish.host.name) or "?"}
            if wish.host.colour:
                seats[0]["colour"] = wish.host.colour
            if wish.host.shape:
                seats[0]["shape"] = wish.host.shape
            self._different_looks(seats)
        roles = [HOST] if wish.host is None else [HOST, 0]

        def write(connection: sa.Connection) -> None:
            insert_table(connection, row, seats)
            take_place(connection, session, new, roles)

        await self.store.write(write)
        loaded = await self.get(new)
        links = self.links_of(loaded.table)
        created = wire.Created(loaded.table.info(), links.seats, links.invite, links.spectator, self.host_token(new))
        return loaded, created

    def _blank_seat(self, table: str, number: int) -> dict[str, Any]:
        return {
            "table_id": table,
            "seat": number,
            "kind": "open",
            "name": "",
            "colour": COLOURS[number % len(COLOURS)],
            # From the ninth seat on the colours come again, with other shapes.
            "shape": SHAPES[(number + number // len(COLOURS)) % len(SHAPES)],
            "bot": "",
            "standin": False,
            "seen": 0.0,
            "orders": "{}",
            "token_hash": hash_of(self.links.token(table, f"seat-{number}", 0)),
            "generation": 0,
        }

    @staticmethod
    def _different_looks(seats: list[dict[str, Any]]) -> None:
        """The first seat's colour and shape are its own: another that has them gets what is left. No two look alike."""
        for what, all_of_them in (("colour", COLOURS), ("shape", SHAPES)):
            free = [look for look in all_of_them if look not in {seat[what] for seat in seats}]
            for seat in seats[1:]:
                if free and seat[what] == seats[0][what]:
                    seat[what] = free.pop(0)
        taken: set[tuple[str, str]] = set()
        for seat in seats:
            shapes = (seat["shape"], *SHAPES)
            seat["shape"] = next(shape for shape in shapes if (seat["colour"], shape) not in taken)
            taken.add((seat["colour"], seat["shape"]))

    async def links_for(self, table: Table, sitting: Sitting) -> wire.Links:
        """The links that somebody may see. The link of a seat shows a hand: where somebody sits it is theirs alone."""
        if not sitting.host:
            return self.links_of(table, sitting.seats)

        def read(connection: sa.Connection) -> set[int]:
            query = sa.select(SITTINGS.c.role).where(SITTINGS.c.table_id == table.id, SITTINGS.c.role >= 0)
            return {row.role for row in connection.execute(query)}

        held = await self.store.run(read)
        free = [seat.number for seat in table.seats if seat.kind != "bot" and seat.number not in held]
        links = self.links_of(table)
        links.seats = [link for link in links.seats if link.seat in free or link.seat in sitting.seats]
        return links

    def links_of(self, table: Table, seats: list[int] | None = None) -> wire.Links:
        """All links of a table, or only those of some seats."""

        def path(what: str, generation: int) -> str:
            return f"/t/{table.id}#{self.links.token(table.id, what, generation)}"

        shown = [
            wire.SeatLink(seat.number, path(f"seat-{seat.number}", seat.generation))
            for seat in table.seats
            if seats is None or seat.number in seats
        ]
        if seats is not None:
            return wire.Links(shown)
        return wire.Links(shown, path("invite", table.generation), path("spectator", table.generation), path("host", 0))

    async def change_table(self, loaded: Loaded, wish: wire.TableChange) -> None:
        async with loaded.lock:
            table, settings = loaded.table, loaded.table.settings
            changes: dict[str, Any] = {}
            if wish.name is not None:
                table.name = changes["name"] = clean(wish.name)
            if wish.fill is not None:
                self._check_bot(wish.fill, table.game)
                settings.fill = wish.fill
            if wish.turn_seconds is not None:
                settings.turn_seconds = wish.turn_seconds
            if wish.absent_seconds is not None:
                settings.absent_seconds = wish.absent_seconds
            if wish.renew_links:
                table.generation = changes["generation"] = table.generation + 1
                for what, field in (("invite", "invite_hash"), ("spectator", "spectator_hash")):
                    changes[field] = hash_of(self.links.token(table.id, what, table.generation))
                    setattr(table, field, changes[field])

                def write(connection: sa.Connection) -> None:
                    connection.execute(
                        SITTINGS.delete().where(
                            SITTINGS.c.table_id == table.id, SITTINGS.c.role.in_([SPECTATOR, INVITED])
                        )
                    )

                await self.store.write(write)
                self._drop_spectators(loaded)
            changes["settings"] = encode(settings)
            await self.store.change(table.id, changes)
            self._tell_table(loaded)
            self.arrange(loaded)

    async def delete(self, loaded: Loaded) -> None:
        async with loaded.lock:
            table = loaded.table.id

            def write(connection: sa.Connection) -> None:
                for kept in (JOURNAL, CHAT, SITTINGS, SEATS):
                    connection.execute(kept.delete().where(kept.c.table_id == table))
                connection.execute(sa.text("DELETE FROM snapshots WHERE table_id = :id"), {"id": table})
                connection.execute(TABLES.delete().where(TABLES.c.id == table))
                self.store.tell(connection, table)

            await self.store.write(write)
            self._close_table(loaded)

    async def start(self, loaded: Loaded) -> None:
        """Begin: empty seats go to bots, the cards are dealt."""
        async with loaded.lock:
            table = loaded.table
            if table.stage != "open":
                raise Refused("error-started")
            if not any(seat.kind == "person" for seat in table.seats):
                raise Refused("error-nobody")
            empty = [seat for seat in table.seats if seat.kind == "open"]
            if empty and not table.settings.fill:
                raise Refused("error-seats-empty", count=len(empty))
            try:
                for seat in empty:
                    await self._seat_bot(loaded, seat.number, table.settings.fill)
            except Conflict as first:
                # In another process somebody sat down there at this moment.
                await self._catch_up(loaded)
                raise Refused("error-table-changed") from first
            settings = table.settings
            game = table.game.with_extras(settings.brings)
            chance = Fair(daily_key(game, settings.daily) if settings.daily else os.urandom(32))
            state = game.new(table.players, 0, settings.options, "strict", chance, events=True)
            entry = table.begin(state, time.time())
            # A table laid before an upgrade begins under the rules of today.
            table.rules = table.game.version
            changes = {
                "stage": "playing",
                "rules": table.rules,
                "start": table.start,
                "result": encode(table.result),
            }
            try:
                await self._write_down(loaded, entry, changes)
            except Conflict as first:
                await self._catch_up(loaded)
                raise Refused("error-started") from first

    async def rematch(self, loaded: Loaded, session: str, sitting: Sitting) -> wire.Created:
        """The same game with the same people: each finds their seat again in their session, by a link that is theirs alone."""
        async with loaded.lock:
            table = loaded.table
            if table.stage != "finished":
                raise Refused("error-not-finished")
            if table.rematch and await self.loaded(table.rematch) is not None:
                raise Refused("error-rematch-there", table=table.rematch)
            settings, decks = table.settings, table.game.decks
            brings = settings.brings
            if decks is not None and table.state is not None:
                brings = decks.extras_for_rematch(brings, table.state)
            wish = wire.NewTable(
                game=table.game.name,
                players=table.players,
                name=table.name,
                options=settings.options,
                reactions=settings.reactions,
                tempo=settings.tempo,
                language=settings.language,
                turn_seconds=settings.turn_seconds,
                absent_seconds=settings.absent_seconds,
                fill=settings.fill,
                beat=settings.beat,
                brings=brings,
                daily=bool(settings.daily),
            )
            again, created = await self.create(wish, session)

            def write(connection: sa.Connection) -> None:
                for seat, fresh in zip(table.seats, again.table.seats, strict=True):
                    who = {name: getattr(seat, name) for name in ("kind", "name", "colour", "shape", "bot")}
                    connection.execute(
                        SEATS.update()
                        .where(SEATS.c.table_id == again.table.id, SEATS.c.seat == seat.number)
                        # Whoever sits has the only link: that of the empty table was there before anybody sat.
                        .values(**who, **self._next_link(again.table.id, fresh))
                    )
                old = sa.select(SITTINGS).where(SITTINGS.c.table_id == table.id, SITTINGS.c.role != HOST)
                for row in connection.execute(old).all():
                    take_place(connection, row.session, again.table.id, [row.role])
                connection.execute(TABLES.update().where(TABLES.c.id == table.id).values(rematch=again.table.id))
                self.store.tell(connection, table.id)

            await self.store.write(write)
            self._forget(again.table.id)
            again = await self.get(again.table.id)
            table.rematch = again.table.id
            self._tell_table(loaded)
            created.table, created.seats = again.table.info(), self.links_of(again.table, sitting.seats).seats
            return created
