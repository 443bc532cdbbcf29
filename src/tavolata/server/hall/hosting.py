"""What a host does with a table: create, change, start, play again with the same people, delete."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa

from tavolata import games
from tavolata.engine import Game
from tavolata.engine.chance import Fair
from tavolata.engine.lessons import lesson_of
from tavolata.games.daily import daily_key, daily_options, today
from tavolata.players import easiest_player, usual_player
from tavolata.server import wire
from tavolata.server.clock import TableClock
from tavolata.server.hall.audience import Audience
from tavolata.server.hall.links import TableLinks
from tavolata.server.hall.live_table import LiveTable, Reschedule
from tavolata.server.hall.live_tables import LiveTables
from tavolata.server.hall.people import COLOURS, SHAPES, Holds, Refused, check_bot, clean, need_host_under_lock
from tavolata.server.hall.scribe import Scribe
from tavolata.server.hall.seat_decks import deck_to_keep, decks_for, need_decks
from tavolata.server.hall.seating import Seating, take_place
from tavolata.server.log_lines import TABLE_LOG, event
from tavolata.server.store import (
    HOST,
    INVITED,
    SEATS,
    SITTINGS,
    SPECTATOR,
    TABLES,
    Conflict,
    Store,
    delete_table,
    insert_table,
)
from tavolata.server.table import Match, Settings, Table, encode, games_of, guests_in, next_first
from tavolata.server.tokens import new_token


class Hosting:
    """Creates tables, starts their games, and deletes them."""

    def __init__(
        self,
        store: Store,
        links: TableLinks,
        tables: LiveTables,
        audience: Audience,
        scribe: Scribe,
        seating: Seating,
        clock: TableClock,
        reschedule: Reschedule,
    ) -> None:
        self._store = store
        self._links = links
        self._tables = tables
        self._audience = audience
        self._scribe = scribe
        self._seating = seating
        self._clock = clock
        self._reschedule = reschedule

    async def create(
        self, wish: wire.NewTable, session: str, with_all: Game | None = None, match: Match | None = None
    ) -> tuple[LiveTable, wire.Created]:
        """Create a table; the session becomes its host. ``with_all``: the game with what the table brings, if it was read;
        ``match``: the one that goes on here.
        """
        game = games.online(wish.game)
        if wish.lesson:
            wish = _lesson_table(wish, game)
        brings = {} if wish.daily else wish.brings
        with_all = with_all or await _with_extras(game, brings)
        game.check_players(wish.players)
        options = daily_options(game) if wish.daily else game.check_options(wish.options)
        with_all.check_table(wish.players, options)
        check_bot(wish.fill, game)
        if wish.like_me and not wish.fill:
            wish = msgspec.structs.replace(wish, fill=usual_player(game))
        deck = deck_to_keep(with_all, wish.host.deck, options) if wish.host is not None and wish.host.deck else ""
        if wish.match and (game.matches is None or wish.daily):
            raise Refused("error-no-match", 400)
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
            wish.lesson,
            match=match or (Match(options) if wish.match else None),
            bot_pace=wish.bot_pace,
            hints=wish.hints,
            like_me=wish.like_me and not wish.daily,
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
            "invite_hash": self._links.hash(new, "invite", 0),
            "spectator_hash": self._links.hash(new, "spectator", 0),
            "generation": 0,
            "host_hash": self._links.hash(new, "host", 0),
            "host_generation": 0,
            "rematch": "",
            "created": time.time(),
            "due": None,
            "brought": bool(settings.brought),
        }
        seats = [self._open_seat(new, number) for number in range(wish.players)]
        if wish.host is not None:
            seats[0] |= {"kind": "person", "name": clean(wish.host.name) or "?", "deck": deck}
            if wish.host.colour:
                seats[0]["colour"] = wish.host.colour
            if wish.host.shape:
                seats[0]["shape"] = wish.host.shape
            _different_looks(seats)
        roles = [HOST] if wish.host is None else [HOST, 0]

        def write(connection: sa.Connection) -> None:
            insert_table(connection, row, seats)
            take_place(connection, session, new, roles)

        await self._store.write(write)
        live = await self._tables.need(new)
        if wish.lesson:
            await self.start(live)
        links = self._links.of(live.table)
        token = self._links.token(new, "host", 0)
        created = wire.Created(live.table.info(), links.seats, links.invite, links.spectator, token)
        TABLE_LOG.info("table %s is laid", new, extra=event("table-laid", table=new, game=game.name))
        return live, created

    def _open_seat(self, table: str, number: int) -> dict[str, Any]:
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
            "deck": "",
            "token_hash": self._links.hash(table, f"seat-{number}", 0),
            "generation": 0,
        }

    async def change(self, live: LiveTable, wish: wire.TableChange, session: str, holds: Holds) -> None:
        """What the host wants otherwise. It is changed in what the database has: another process may have changed the rest.

        ``session``: the asker's, which stays the host's when the links are renewed.
        """
        async with live.lock:
            await need_host_under_lock(live.table, holds)
            setup = live.table.setup
            if live.table.lesson.goes_on and (wish.turn_seconds or wish.absent_seconds):
                raise Refused("error-lesson-clock")
            if wish.hints is not None and setup.stage != "open":
                raise Refused("error-started")
            if wish.fill is not None:
                check_bot(wish.fill, setup.game)

            def write(connection: sa.Connection) -> dict[str, Any]:
                columns = TABLES.c.settings, TABLES.c.generation, TABLES.c.host_generation
                query = sa.select(*columns).where(TABLES.c.id == setup.id).with_for_update()
                row = connection.execute(query).first()
                if row is None:
                    raise Refused("error-no-table", 404)
                changes: dict[str, Any] = {"settings": encode(_changed(row.settings, wish))}
                if wish.name is not None:
                    changes["name"] = clean(wish.name)
                if wish.renew_links:
                    changes |= self._links.next_of_table(setup.id, row.generation)
                    changes |= self._links.next_of_host(setup.id, row.host_generation)
                    came_by_them = sa.or_(
                        SITTINGS.c.role.in_([SPECTATOR, INVITED]),
                        sa.and_(SITTINGS.c.role == HOST, SITTINGS.c.session != session),
                    )
                    connection.execute(SITTINGS.delete().where(SITTINGS.c.table_id == setup.id, came_by_them))
                    changes["guests"] = ""
                connection.execute(TABLES.update().where(TABLES.c.id == setup.id).values(changes))
                self._store.tell(connection, setup.id)
                return changes

            changes = await self._store.write(write)
            setup.settings = msgspec.json.decode(changes.pop("settings"), type=Settings)
            if "guests" in changes:
                setup.guests = guests_in(changes.pop("guests"))
            for name, value in changes.items():
                setattr(setup, name, value)
            if wish.renew_links:
                self._audience.drop_hosts(live, {session})
                self._audience.drop_spectators(live)
            self._audience.tell_table(live)
            self._reschedule(live)

    async def delete(self, live: LiveTable, holds: Holds | None = None) -> None:
        """``holds``: of a host; without it whoever runs the server deletes, or the server itself."""
        async with live.lock:
            if holds is not None:
                await need_host_under_lock(live.table, holds)
            table = live.table.id

            def write(connection: sa.Connection) -> None:
                delete_table(connection, table)
                self._store.tell(connection, table)

            await self._store.write(write)
            self._tables.close(live)
            TABLE_LOG.info("table %s is deleted", table, extra=event("table-deleted", table=table))

    async def start(self, live: LiveTable, holds: Holds | None = None) -> None:
        """Begin: empty seats go to bots, the cards are dealt. ``holds``: of a host; without it the table begins by itself."""
        async with live.lock:
            if holds is not None:
                await need_host_under_lock(live.table, holds)
            table = live.table
            if table.stage != "open":
                raise Refused("error-started")
            if not any(seat.kind == "person" for seat in table.seats):
                raise Refused("error-nobody")
            empty = [seat for seat in table.seats if seat.kind == "open"]
            if empty and not table.settings.fill:
                raise Refused("error-seats-empty", count=len(empty))
            if not table.settings.lesson:
                need_decks(table)
            try:
                for seat in empty:
                    await self._seating.seat_bot(live, seat.number, table.settings.fill)
            except Conflict as first:
                # In another process somebody sat down there at this moment.
                await self._tables.catch_up(live)
                raise Refused("error-table-changed") from first
            settings = table.settings
            game = await _with_extras(table.game, settings.brings)
            if settings.lesson:
                state = lesson_of(game, settings.lesson).start()
            else:
                chance = Fair(daily_key(game, settings.daily) if settings.daily else os.urandom(32))
                state = game.new(table.players, 0, settings.options, "strict", chance, True, decks_for(table, game))
            entry = table.begin(state, self._clock.now())
            # A table laid before an upgrade begins under the rules of today.
            table.setup.rules = table.game.version
            changes = {
                "stage": "playing",
                "rules": table.setup.rules,
                "start": table.setup.start,
                "result": encode(table.setup.result),
            }
            try:
                await self._scribe.commit(live, entry, changes)
            except Conflict as first:
                await self._tables.catch_up(live)
                raise Refused("error-started") from first
            begun = event("table-begun", table=table.id, game=game.name, players=table.players)
            TABLE_LOG.info("the game at table %s begins", table.id, extra=begun)

    async def rematch(self, live: LiveTable, session: str, holds: Holds) -> wire.Created:
        """The same game with the same people: each finds their seat again in their session, by a link that is theirs alone."""
        async with live.lock:
            table = live.table
            sitting = await holds(table)
            if not (sitting.seats or sitting.host):
                raise Refused("error-no-link", 403)
            if table.stage != "finished":
                raise Refused("error-not-finished")
            if table.setup.rematch and await self._tables.find(table.setup.rematch) is not None:
                raise Refused("error-rematch-there", table=table.setup.rematch)
            settings, decks = table.settings, table.game.decks
            brings = settings.brings
            if decks is not None and table.state is not None:
                brings = decks.extras_for_rematch(brings, table.state)
            match = _match_after(table)
            options = settings.options if settings.match is None else settings.match.options
            if match is not None and table.game.matches is not None:
                options = options | table.game.matches.beginning(next_first(match.played, table.players))
            wish = wire.NewTable(
                game=table.game.name,
                players=table.players,
                name=table.setup.name,
                options=options,
                reactions=settings.reactions,
                tempo=settings.tempo,
                language=settings.language,
                turn_seconds=settings.turn_seconds,
                absent_seconds=settings.absent_seconds,
                fill=table.setup.next_level or settings.fill,
                beat=settings.beat,
                brings=brings,
                daily=bool(settings.daily),
                match=settings.match is not None,
                bot_pace=settings.bot_pace,
                hints=settings.hints,
                like_me=settings.like_me,
            )
            again, created = await self.create(wish, session, match=match)

            # In another process somebody may have asked for it at the same time: one of the two is the rematch.
            claim = TABLES.update().where(TABLES.c.id == table.id, TABLES.c.rematch == table.setup.rematch)

            def write(connection: sa.Connection) -> None:
                if not connection.execute(claim.values(rematch=again.table.id)).rowcount:
                    raise Conflict
                for seat, fresh in zip(table.seats, again.table.seats, strict=True):
                    who = {name: getattr(seat, name) for name in ("kind", "name", "colour", "shape", "bot", "deck")}
                    if seat.kind == "bot" and table.setup.next_level:
                        who["bot"] = table.setup.next_level
                    connection.execute(
                        SEATS.update()
                        .where(SEATS.c.table_id == again.table.id, SEATS.c.seat == seat.number)
                        # Whoever sits has the only link: that of the empty table was there before anybody sat.
                        .values(**who, **self._links.next_of_seat(again.table.id, fresh))
                    )
                old = sa.select(SITTINGS).where(SITTINGS.c.table_id == table.id, SITTINGS.c.role != HOST)
                for row in connection.execute(old).all():
                    take_place(connection, row.session, again.table.id, [row.role], row.device)
                self._store.tell(connection, table.id)

            try:
                await self._store.write(write)
            except Conflict as first:
                await self.delete(again)
                await self._tables.catch_up(live)
                raise Refused("error-rematch-there", table=live.table.setup.rematch) from first
            self._tables.forget(again.table.id)
            again = await self._tables.need(again.table.id)
            # The next game of a match was agreed on with the first: it begins at once, and whoever looks is led there.
            # If somebody has left, or a deck will not do any more, it waits in the waiting room, which says why.
            if match is not None:
                with suppress(Refused):
                    await self.start(again)
            table.setup.rematch = again.table.id
            self._audience.tell_table(live)
            created.table, created.seats = again.table.info(), self._links.of(again.table, sitting.seats).seats
            return created


def _lesson_table(wish: wire.NewTable, game: Game) -> wire.NewTable:
    """The table of a lesson: whoever asks learns, with all the time in the world; the easiest bots have the other seats."""
    lesson = lesson_of(game, wish.lesson)
    if wish.host is None:
        raise Refused("error-lesson-name-yourself", 400)
    return wire.NewTable(
        game=game.name,
        players=lesson.players,
        name=wish.name,
        options=lesson.options,
        language=wish.language,
        fill=easiest_player(game),
        beat=wish.beat,
        host=msgspec.structs.replace(wish.host, deck=None),
        lesson=lesson.name,
    )


def _match_after(table: Table) -> Match | None:
    """The match as it goes on after the game at this table; None: none is played, or this was its last game."""
    match = table.settings.match
    if match is None:
        return None
    played = games_of(match, table.setup.as_match_game())
    if len(played) == table.players:
        return None
    # They lie open now, so that their names are no secret any more either.
    decks = [wire.OwnDeck(deck.cards, deck.name, bool(deck.name)) for deck in table.setup.result.decks]
    return Match(match.options, played, decks)


async def _with_extras(game: Game, brings: dict[str, Any]) -> Game:
    """The game with what a table brings along. To read a deck takes long: that is done beside the event loop."""
    return await asyncio.to_thread(game.with_extras, brings) if brings else game


def _changed(stored: str, wish: wire.TableChange) -> Settings:
    """The settings as the database has them, with what the host wants otherwise."""
    settings = msgspec.json.decode(stored, type=Settings)
    for name in ("fill", "turn_seconds", "absent_seconds", "watch", "bot_pace", "hints"):
        wanted = getattr(wish, name)
        if wanted is not None:
            setattr(settings, name, wanted)
    return settings


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
