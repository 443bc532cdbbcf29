"""The hall: all tables of this server. Loads them, carries acts to them, commits, tells the viewers, lets bots think.

Every change of a table happens under its lock: play, commit, and only then tell anybody. When another process was first, the
table is read again and the answer given anew.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa

from tavolata import games
from tavolata.engine import Decision, Game, Moment, NotYourDecision, TavolataError
from tavolata.engine.chance import Fair
from tavolata.engine.words import explain
from tavolata.players import player, players_of
from tavolata.server import wire
from tavolata.server.bots import Thinkers, default_answer
from tavolata.server.store import (
    CHAT,
    HOST,
    INVITED,
    JOURNAL,
    SEATS,
    SITTINGS,
    SPECTATOR,
    TABLES,
    Commit,
    Conflict,
    Entry,
    Kept,
    Snapshot,
    Store,
    insert_table,
    keep_snapshot,
)
from tavolata.server.table import Seat, Settings, Table, encode
from tavolata.server.tokens import LinkMaker, hash_of, new_token
from tavolata.version import VERSION

LOG = logging.getLogger("tavolata")

#: A bot's pace at a live table, so that people can follow: in turn, and in a moment, where its choice is held besides.
_BOT_PACE = 0.9
_BOT_PACE_HELD = 0.25

#: A table that nobody looks at and where nothing is due leaves memory after this time.
IDLE_SECONDS = 120.0
#: How often the hall looks for tables that are due, for idle ones, and at who is connected elsewhere.
SWEEP_SECONDS = 15.0

#: How often an act is tried again when other processes were first.
_TRIES = 8

COLOURS: tuple[wire.Colour, ...] = ("red", "blue", "green", "orange", "violet", "teal", "pink", "yellow")
SHAPES: tuple[wire.Shape, ...] = ("circle", "square", "triangle", "star", "diamond", "hexagon", "cross", "moon")

PHRASES = ("hello", "thanks", "well-played", "oops", "hurry", "moment", "laugh", "good-game")


#: Called with what became of a held act.
Later = Callable[[wire.Ack | wire.Nak], None]


class Refused(Exception):
    """A request that cannot be granted: a key of the words, and what kind of no it is."""

    def __init__(self, key: str, status: int = 409, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.details = details


class Sitting(NamedTuple):
    """What a session holds at one table."""

    seats: list[int]
    host: bool
    watches: bool
    invited: bool


class Viewer:
    """Somebody who looks at a table: a socket or a long poll. ``send`` must not block."""

    def __init__(self, send: Callable[[bytes], None], session: str = "") -> None:
        self.send = send
        self.session = session
        self.table: Table | None = None
        self.seat: int | None = None
        self.seats: list[int] = []
        self.host = False
        #: The seats that count as here because of this viewer.
        self.here: list[int] = []

    def you(self) -> wire.You:
        return wire.You(self.seat, self.seats, self.host)


class TableLock(asyncio.Lock):
    """The lock of a table. After a write whose end is not known, whoever gets it next first reads the table again."""

    def __init__(self, read_again: Callable[[], Awaitable[None]]) -> None:
        super().__init__()
        self.in_doubt = False
        self._read_again = read_again

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        if self.in_doubt:
            try:
                await self._read_again()
            except BaseException:
                self.release()
                raise
        return True


class Loaded:
    """A table in memory with all that moves around it."""

    def __init__(self, table: Table, kept_n: int, read_again: Callable[[Loaded], Awaitable[None]]) -> None:
        self.table = table
        self.lock = TableLock(lambda: read_again(self))
        self.viewers: set[Viewer] = set()
        self.timer: asyncio.TimerHandle | None = None
        #: What bots are thinking about: seat and version.
        self.thinking: set[tuple[int, int, int]] = set()
        #: Who waits for the end of a held act: called with what became of it.
        self.held_acts: dict[str, Later] = {}
        self.touched = time.time()
        #: The entry of the last snapshot.
        self.kept_n = kept_n
        #: The version that is in the journal: what viewers were told.
        self.committed = table.v
        #: Another process moved the table, and somebody is about to look.
        self.listening = False


class Hall:
    """All tables. One for each server process."""

    def __init__(
        self,
        store: Store,
        links: LinkMaker,
        thinkers: int = 1,
        idle_seconds: float = IDLE_SECONDS,
        sweep_seconds: float = SWEEP_SECONDS,
    ) -> None:
        self.store = store
        self.links = links
        self.thinkers = Thinkers(thinkers)
        self.tables: dict[str, Loaded] = {}
        self._loading: dict[str, asyncio.Future[Loaded | None]] = {}
        #: Tables that another process moved while they were being read here: they are looked at once more.
        self._moved_meanwhile: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.started = time.time()
        self.closing = False
        self.idle_seconds = idle_seconds
        self.sweep_seconds = sweep_seconds

    # Life

    def begin(self) -> None:
        self._spawn(self._sweep_forever())

    async def end(self) -> None:
        """Stop: keep snapshots of what is in memory, then let everything go."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for loaded in list(self.tables.values()):
            if loaded.timer:
                loaded.timer.cancel()
            await self._keep(loaded)
        self.thinkers.close()

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something failed at a table", exc_info=task.exception())

    async def _sweep_forever(self) -> None:
        while True:
            for work in (self._wake_due, self._share_presence, self._unload_idle):
                try:
                    await work()
                except Exception:
                    # The database may be away for a moment; whatever it is, the next round tries again.
                    LOG.exception("looking after the tables failed")
            await asyncio.sleep(self.sweep_seconds)

    async def _wake_due(self) -> None:
        """Load the tables where something is due: after a start, bots go on where they were."""
        soon = time.time() + self.sweep_seconds

        def read(connection: sa.Connection) -> list[str]:
            query = sa.select(TABLES.c.id).where(TABLES.c.due <= soon).order_by(TABLES.c.due)
            return [row.id for row in connection.execute(query)]

        for table in await self.store.run(read):
            if table not in self.tables:
                try:
                    await self.loaded(table)
                except Exception:
                    # One that cannot be loaded must not keep the others from going on.
                    LOG.exception("table %s cannot be loaded", table)

    async def _unload_idle(self) -> None:
        """Tables that nobody looks at, and where nothing happens soon, leave memory."""
        for loaded in list(self.tables.values()):
            if self._is_idle(loaded):
                await self._keep(loaded)
                # In the meantime somebody may have come.
                if self._is_idle(loaded):
                    self._forget(loaded.table.id)

    def _is_idle(self, loaded: Loaded) -> bool:
        now = time.time()
        if loaded.viewers or loaded.thinking or loaded.lock.locked() or now - loaded.touched <= self.idle_seconds:
            return False
        # A clock that ends much later is kept with the table and wakes it in time.
        at = loaded.table.wake_at()
        return at is None or (loaded.table.due is not None and min(at, loaded.table.due) > now + 2 * self.sweep_seconds)

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

    async def _say_presence(self, loaded: Loaded, seat: int) -> None:
        """Somebody has come or gone: the other processes hear of it at once."""
        table = loaded.table
        if self.store.dialect == "postgresql" and seat < table.players:
            seen = time.time() if table.seats[seat].connections else 0.0
            with suppress(sa.exc.SQLAlchemyError, Conflict):
                await self.store.change_seat(table.id, seat, {"seen": seen})

    async def _keep(self, loaded: Loaded) -> None:
        """Write a snapshot of a table that moved since the last one."""
        if loaded.kept_n == loaded.table.n and not loaded.lock.in_doubt:
            return
        with suppress(sa.exc.SQLAlchemyError):
            async with loaded.lock:
                snapshot = loaded.table.snapshot()
                if snapshot is None or loaded.kept_n == loaded.table.n:
                    return
                await self.store.write(lambda connection: keep_snapshot(connection, snapshot))
                loaded.kept_n = snapshot.n

    def _forget(self, table: str) -> None:
        loaded = self.tables.pop(table, None)
        if loaded is not None and loaded.timer is not None:
            loaded.timer.cancel()

    # Tables

    async def loaded(self, table: str) -> Loaded | None:
        """The table, from memory or from the store; None if there is none of this id."""
        found = self.tables.get(table)
        if found is not None:
            found.touched = time.time()
            return found
        waiting = self._loading.get(table)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future: asyncio.Future[Loaded | None] = asyncio.get_running_loop().create_future()
        self._loading[table] = future
        try:
            found = await self._read(table)
            if found is not None:
                self.tables[table] = found
                self.arrange(found)
                if table in self._moved_meanwhile:
                    self.listen(table)
            future.set_result(found)
        except BaseException as problem:
            future.set_exception(problem)
            future.exception()
            raise
        finally:
            del self._loading[table]
            self._moved_meanwhile.discard(table)
        return found

    async def _read(self, table: str) -> Loaded | None:
        kept = await self.store.load(table)
        if kept is None:
            return None
        found = Table(kept, games.game(kept.row["game"]))
        self._look_elsewhere(found, kept)
        return Loaded(found, _kept_n(kept), self._catch_up)

    def _look_elsewhere(self, table: Table, kept: Kept) -> None:
        for seat, row in zip(table.seats, kept.seats, strict=True):
            seat.elsewhere = self._is_elsewhere(row["seen"])

    async def get(self, table: str) -> Loaded:
        found = await self.loaded(table)
        if found is None:
            raise Refused("error-no-table", 404)
        return found

    async def create(self, wish: wire.NewTable, session: str) -> tuple[Loaded, wire.Created]:
        """Lay a new table; the session becomes its host."""
        game = games.game(wish.game)
        game.check_players(wish.players)
        options = game.check_options(wish.options)
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
            _sit(connection, session, new, roles)

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
            "shape": SHAPES[number % len(SHAPES)],
            "bot": "",
            "standin": False,
            "seen": 0.0,
            "orders": "{}",
            "token_hash": hash_of(self.links.token(table, f"seat-{number}", 0)),
            "generation": 0,
        }

    @staticmethod
    def _different_looks(seats: list[dict[str, Any]]) -> None:
        """The first seat's colour and shape are its own: another that has them gets what is left."""
        for what, all_of_them in (("colour", COLOURS), ("shape", SHAPES)):
            free = [look for look in all_of_them if look not in {seat[what] for seat in seats}]
            for seat in seats[1:]:
                if seat[what] == seats[0][what]:
                    seat[what] = free.pop(0)

    def _check_bot(self, bot: str, game: Game) -> None:
        if bot:
            player(bot, game)

    def host_token(self, table: str) -> str:
        """What gives the host's rights on another device."""
        return self.links.token(table, "host", 0)

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

    # Who is who

    async def sitting(self, session: str, table: str) -> Sitting:
        """What this session holds at the table."""
        if not session:
            return Sitting([], False, False, False)

        def read(connection: sa.Connection) -> list[int]:
            query = sa.select(SITTINGS.c.role).where(SITTINGS.c.session == session, SITTINGS.c.table_id == table)
            return [row.role for row in connection.execute(query)]

        roles = await self.store.run(read)
        seats = sorted(role for role in roles if role >= 0)
        return Sitting(seats, HOST in roles, SPECTATOR in roles, INVITED in roles)

    async def enter(self, loaded: Loaded, session: str, token: str) -> tuple[wire.Role, int | None]:
        """Exchange the token of a link for a place in the session."""
        table, hashed = loaded.table, hash_of(token)
        places: list[tuple[wire.Role, int, str]] = [("seat", seat.number, seat.token_hash) for seat in table.seats]
        places += [("invite", INVITED, table.invite_hash), ("spectator", SPECTATOR, table.spectator_hash)]
        places.append(("host", HOST, hash_of(self.host_token(table.id))))
        found = next((place for place in places if place[2] == hashed), None)
        if found is None:
            raise Refused("error-link", 403)
        word, role, _ = found
        await self.store.write(lambda connection: _sit(connection, session, table.id, [role]))
        return word, role if role >= 0 else None

    def seat_of_token(self, table: Table, token: str) -> int | None:
        """For programs: the seat whose link has this token; None for the spectator's link."""
        hashed = hash_of(token)
        for seat in table.seats:
            if seat.token_hash == hashed:
                return seat.number
        if table.spectator_hash == hashed:
            return None
        raise Refused("error-link", 403)

    async def sit(self, loaded: Loaded, session: str, sitting: Sitting, wish: wire.Sit) -> int:
        """Sit down, change name and looks, or take a further seat on the same device."""
        async with loaded.lock:
            for _ in range(_TRIES):
                try:
                    return await self._sit_down(loaded, session, sitting, wish)
                except Conflict:
                    # In another process somebody sat down there first.
                    await self._catch_up(loaded)
            raise Refused("error-table-changed")

    async def _sit_down(self, loaded: Loaded, session: str, sitting: Sitting, wish: wire.Sit) -> int:
        table = loaded.table
        number = self._seat_for(table, sitting, wish)
        seat = table.seats[number]
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
        await self.store.change_seat(table.id, number, changes, known)
        await self.store.write(lambda connection: _sit(connection, session, table.id, [number]))
        seat.kind, seat.name, seat.colour, seat.shape = "person", name, colour, shape
        seat.bot, seat.standin = "", False
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
            raise Refused("error-link", 403)
        if table.stage != "open":
            raise Refused("error-started")
        free = [seat.number for seat in table.seats if seat.kind == "open"]
        if wanted is None:
            if not free:
                raise Refused("error-table-full")
            return free[0]
        if wanted not in free:
            raise Refused("error-seat-taken", seat=wanted + 1)
        return wanted

    async def leave(self, loaded: Loaded, seat: int) -> None:
        """Stand up: before the game the seat is free again; during it a bot keeps it until the person returns."""
        async with loaded.lock:
            table = loaded.table
            if table.stage == "open":
                await self._change_seat(loaded, seat, kind="open", name="", bot="", standin=False)
                await self.store.write(
                    lambda connection: connection.execute(
                        SITTINGS.delete().where(SITTINGS.c.table_id == table.id, SITTINGS.c.role == seat)
                    )
                )
                self._drop_viewers(loaded, seat)
                self._tell_table(loaded)
            elif table.stage == "playing":
                await self._stand_in(loaded, seat)

    async def _change_seat(self, loaded: Loaded, number: int, **changes: Any) -> None:
        await self.store.change_seat(loaded.table.id, number, changes)
        seat = loaded.table.seats[number]
        for name, value in changes.items():
            setattr(seat, name, value)

    async def change_seat(self, loaded: Loaded, number: int, wish: wire.SeatChange) -> None:
        """What the host may do with a seat."""
        table = loaded.table
        async with loaded.lock:
            if number >= table.players:
                raise Refused("error-no-such-seat", 400, seat=number + 1, players=table.players)
            seat = table.seats[number]
            self._check_bot(wish.bot, table.game)
            if wish.do == "renew":
                await self._renew(loaded, seat)
            elif wish.do == "standin" and seat.kind == "person" and table.stage == "playing":
                await self._stand_in(loaded, number, wish.bot)
            elif wish.do == "back" and seat.kind == "person":
                await self._come_back(loaded, number)
            elif wish.do == "free" and table.stage == "open":
                await self._change_seat(loaded, number, kind="open", name="", bot="", standin=False)
                await self._renew(loaded, seat)
            elif wish.do == "free" and table.stage == "playing" and seat.kind == "person":
                # The person is out for good: a bot plays on under a name of its own.
                await self._renew(loaded, seat)
                await self._change_seat(
                    loaded,
                    number,
                    kind="bot",
                    name=self._bot_name(table, number),
                    bot=self._bot(table, wish.bot),
                    standin=False,
                )
            elif wish.do == "bot" and table.stage == "open" and seat.kind != "person":
                await self._change_seat(
                    loaded,
                    number,
                    kind="bot",
                    name=self._bot_name(table, number),
                    bot=self._bot(table, wish.bot),
                    standin=False,
                )
            else:
                raise Refused("error-seat-change")
            self._tell_table(loaded)
            self.arrange(loaded)

    async def _renew(self, loaded: Loaded, seat: Seat) -> None:
        """A new link: whoever holds the old one, or sits there, holds nothing any more."""
        table = loaded.table
        generation = seat.generation + 1
        token_hash = hash_of(self.links.token(table.id, f"seat-{seat.number}", generation))
        await self._change_seat(loaded, seat.number, generation=generation, token_hash=token_hash)
        await self.store.write(
            lambda connection: connection.execute(
                SITTINGS.delete().where(SITTINGS.c.table_id == table.id, SITTINGS.c.role == seat.number)
            )
        )
        self._drop_viewers(loaded, seat.number)

    def _drop_viewers(self, loaded: Loaded, seat: int) -> None:
        gone = wire_bytes(wire.Gone("gone-seat"))
        for viewer in list(loaded.viewers):
            if seat in viewer.seats:
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

    def _bot(self, table: Table, wish: str = "") -> str:
        return wish or table.settings.fill or players_of(table.game)[-1]

    def _bot_name(self, table: Table, number: int) -> str:
        """A name that nobody else at the table has."""
        taken = {seat.name.casefold() for seat in table.seats if seat.number != number}
        return next(name for name in BOT_NAMES if name.casefold() not in taken)

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

    def _close_table(self, loaded: Loaded) -> None:
        for key, later in list(loaded.held_acts.items()):
            problem = NotYourDecision("error-no-table", {}, game=loaded.table.game.name)
            later(nak(key.partition(":")[2], problem, loaded.table.settings.language))
        loaded.held_acts.clear()
        gone = wire_bytes(wire.Gone("gone-table"))
        for viewer in list(loaded.viewers):
            viewer.send(gone)
            viewer.table = None
        loaded.viewers.clear()
        self._forget(loaded.table.id)

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
            for seat in empty:
                await self._change_seat(
                    loaded,
                    seat.number,
                    kind="bot",
                    name=self._bot_name(table, seat.number),
                    bot=table.settings.fill,
                )
            chance = Fair(os.urandom(32))
            state = table.game.new(table.players, 0, table.settings.options, "strict", chance, events=True)
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
                await self._commit(loaded, entry, changes)
            except Conflict as first:
                await self._catch_up(loaded)
                raise Refused("error-started") from first
            self._tell_table(loaded)
            self._tell_moved(loaded, entry)
            self.arrange(loaded)

    async def rematch(self, loaded: Loaded, session: str) -> wire.Created:
        """The same game with the same people; each finds their seat again under the same links' sessions."""
        async with loaded.lock:
            table = loaded.table
            if table.stage != "finished":
                raise Refused("error-not-finished")
            if table.rematch and await self.loaded(table.rematch) is not None:
                raise Refused("error-rematch-there", table=table.rematch)
            settings = table.settings
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
            )
            again, created = await self.create(wish, session)

            def write(connection: sa.Connection) -> None:
                for seat in table.seats:
                    connection.execute(
                        SEATS.update()
                        .where(SEATS.c.table_id == again.table.id, SEATS.c.seat == seat.number)
                        .values(kind=seat.kind, name=seat.name, colour=seat.colour, shape=seat.shape, bot=seat.bot)
                    )
                old = sa.select(SITTINGS).where(SITTINGS.c.table_id == table.id, SITTINGS.c.role != HOST)
                for row in connection.execute(old).all():
                    _sit(connection, row.session, again.table.id, [row.role])
                connection.execute(TABLES.update().where(TABLES.c.id == table.id).values(rematch=again.table.id))
                self.store.tell(connection, table.id)

            await self.store.write(write)
            self._forget(again.table.id)
            again = await self.get(again.table.id)
            table.rematch = again.table.id
            self._tell_table(loaded)
            created.table = again.table.info()
            return created

    # Looking

    async def hello(self, viewer: Viewer, loaded: Loaded, seat: int | None, have: int) -> wire.State | wire.Update:
        """Begin to look, or go on looking, through a seat; what is missing since the version the client has."""
        async with loaded.lock:
            table = loaded.table
            if viewer.table is not None and viewer.table is not table:
                self.part(viewer)
            fresh = viewer.table is None or viewer.seat != seat
            viewer.table, viewer.seat = table, seat
            loaded.viewers.add(viewer)
            # Everybody who shares the device is here, whoever of them looks just now.
            self._count_here(loaded, viewer, viewer.seats if seat is not None else [])
            if fresh and seat is not None and table.seats[seat].standin:
                await self._come_back(loaded, seat)
            loaded.touched = time.time()
            return self.situation(loaded, viewer, have)

    def situation(self, loaded: Loaded, viewer: Viewer, have: int) -> wire.State | wire.Update:
        table, now = loaded.table, time.time()
        moved = table.moved(viewer.seat, viewer.you(), now)
        if have >= 0 and table.knows_since(have):
            return wire.Update(
                **moved,
                since=have,
                log=table.log_for(viewer.seat, have),
                table=table.info(),
                chat=table.chat[-100:],
            )
        return wire.State(
            **moved, server=VERSION, table=table.info(), log=table.log_for(viewer.seat), chat=table.chat[-100:]
        )

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

    def _tell_table(self, loaded: Loaded, without: Viewer | None = None) -> None:
        if not loaded.viewers:
            return
        message = wire_bytes(wire.TableChanged(loaded.table.info()))
        for viewer in loaded.viewers:
            if viewer is not without:
                viewer.send(message)

    def _tell_moved(self, loaded: Loaded, entry: Entry | None, everybody: bool = False, since: int = -1) -> None:
        """Tell the viewers what they may know of the entry. One that shows nothing is told only to its own seat."""
        table, now = loaded.table, time.time()
        if since < 0:
            since = table.v if entry is None else entry.v - 1
        hidden = entry is not None and not table.showed
        if hidden:
            since = table.v
        told: dict[tuple[int | None, bool, tuple[int, ...]], bytes] = {}
        for viewer in list(loaded.viewers):
            seat = viewer.seat
            if not everybody and (hidden or entry is None) and (entry is None or seat != entry.seat):
                continue
            key = (seat, viewer.host, tuple(viewer.seats))
            message = told.get(key)
            if message is None:
                moved = table.moved(seat, viewer.you(), now)
                log = table.log_for(seat, since) if since < table.v else []
                message = wire_bytes(wire.Update(**moved, since=since, log=log))
                told[key] = message
            viewer.send(message)

    def tell_seat(self, loaded: Loaded, seat: int) -> None:
        """Something only this seat may know has changed: its held answer, its orders."""
        table, now = loaded.table, time.time()
        for viewer in loaded.viewers:
            if viewer.seat == seat:
                moved = table.moved(seat, viewer.you(), now)
                viewer.send(wire_bytes(wire.Update(**moved, since=table.v, log=[])))

    # Acting

    async def act(self, loaded: Loaded, seat: int, act: wire.Act, later: Later) -> wire.Ack | wire.Nak | None:
        """Answer a decision. None: the answer is held for the beat; ``later`` is called with what became of it."""
        key = f"{seat}:{act.id}"
        async with loaded.lock:
            table = loaded.table
            known = table.acts.get(key)
            if known is not None:
                return wire.Ack(act.id, known)
            if key in loaded.held_acts:
                loaded.held_acts[key] = _both(loaded.held_acts[key], later)
                return None
            try:
                action = table.game.parse(act.action)
                entry = await self._play(loaded, seat, act.decision, action, act.on, key)
            except TavolataError as problem:
                return nak(act.id, problem, loaded.table.settings.language)
            if entry is None:
                loaded.held_acts[key] = later
                self.tell_seat(loaded, seat)
                self.arrange(loaded)
                return None
            return wire.Ack(act.id, entry.v)

    async def _play(
        self, loaded: Loaded, seat: int, decision: int, action: int, on: int, key: str | None
    ) -> Entry | None:
        """Play under the lock, commit, tell. Tried again when another process was first."""
        for _ in range(_TRIES):
            entry = loaded.table.act(seat, decision, action, on, key, time.time())
            if entry is None:
                return None
            try:
                await self._commit(loaded, entry)
            except Conflict:
                await self._catch_up(loaded)
                known = await self._entry_of_act(loaded.table.id, key)
                if known is not None:
                    return known
                continue
            self._after(loaded, entry)
            return entry
        raise NotYourDecision("error-table-changed", {}, game=loaded.table.game.name)

    async def _commit(self, loaded: Loaded, entry: Entry, changes: dict[str, Any] | None = None) -> None:
        table = loaded.table
        changes = changes or {}
        if table.over:
            changes |= {"stage": "finished", "result": encode(table.result)}
        due = table.due_at(entry.at)
        if due != table.due:
            changes["due"] = due
        ended = table.wish_kept and table.wish is None
        if ended:
            changes["wish"] = ""
        undo = entry.body.isdecimal()
        # A game that goes on under newer rules than it was begun with cannot be replayed: each entry brings its snapshot.
        continued = table.rules != table.game.version
        snapshot: Snapshot | None = table.snapshot() if undo or continued or table.wants_snapshot() else None
        try:
            await self.store.commit(Commit((entry,), snapshot, changes or None))
        except Conflict:
            raise
        except BaseException:
            # It may be in the journal or not: before anything else happens here the table is read again.
            loaded.lock.in_doubt = True
            raise
        table.due = due
        loaded.committed = table.v
        if ended:
            table.wish_kept = False
            self._tell_table(loaded)
        if snapshot is not None:
            loaded.kept_n = table.n

    async def _save_due(self, loaded: Loaded) -> None:
        table = loaded.table
        due = table.due_at(time.time())
        if due != table.due:
            table.due = due
            await self.store.change(table.id, {"due": due})

    async def _save_due_locked(self, loaded: Loaded) -> None:
        async with loaded.lock:
            await self._save_due(loaded)

    async def _entry_of_act(self, table: str, key: str | None) -> Entry | None:
        if key is None:
            return None

        def read(connection: sa.Connection) -> Entry | None:
            columns = [JOURNAL.c[name] for name in Entry._fields]
            row = connection.execute(
                sa.select(*columns).where(JOURNAL.c.table_id == table, JOURNAL.c.act == key)
            ).first()
            return Entry(*row) if row else None

        return await self.store.run(read)

    def _after(self, loaded: Loaded, entry: Entry) -> None:
        """An entry is in the journal: tell everybody, let bots and clocks go on."""
        table = loaded.table
        self._tell_moved(loaded, entry)
        for _, held in table.dropped:
            later = loaded.held_acts.pop(held.act, None) if held.act else None
            if later is not None and held.act is not None:
                problem = NotYourDecision("error-table-changed", {}, game=table.game.name)
                later(nak(held.act.partition(":")[2], problem, table.settings.language))
        table.dropped.clear()
        later = loaded.held_acts.pop(entry.act, None) if entry.act else None
        if later is not None and entry.act is not None:
            later(wire.Ack(entry.act.partition(":")[2], entry.v))
        if table.over:
            self._tell_table(loaded)
        self.arrange(loaded)

    async def _catch_up(self, loaded: Loaded) -> None:
        """Another process was first: what is in the journal counts, not what was tried here."""
        table = loaded.table
        kept = await self.store.load(table.id)
        if kept is None:
            self._close_table(loaded)
            raise Refused("error-no-table", 404)
        self._replace(loaded, kept)

    def _replace(self, loaded: Loaded, kept: Kept) -> None:
        """Put the table as read from the journal in the place of the one in memory."""
        old = loaded.table
        table = Table(kept, old.game)
        self._look_elsewhere(table, kept)
        for seat, earlier in zip(table.seats, old.seats, strict=True):
            seat.connections, seat.left_at, seat.quiet = earlier.connections, earlier.left_at, earlier.quiet
        have, loaded.committed = loaded.committed, table.v
        loaded.lock.in_doubt = False
        loaded.kept_n = _kept_n(kept)
        loaded.table = table
        for viewer in loaded.viewers:
            viewer.table = table
        for key, later in list(loaded.held_acts.items()):
            problem = NotYourDecision("error-table-changed", {}, game=table.game.name)
            later(nak(key.partition(":")[2], problem, table.settings.language))
        loaded.held_acts.clear()
        loaded.thinking.clear()
        self._tell_news(loaded, old, have)
        self.arrange(loaded)

    def _tell_news(self, loaded: Loaded, old: Table, have: int) -> None:
        """The table was read again: tell the viewers what they have not heard."""
        table = loaded.table
        for earlier, later in zip(old.seats, table.seats, strict=True):
            if earlier.generation != later.generation:
                self._drop_viewers(loaded, later.number)
        # One that stands where it stood before (nothing was lost, or a game begins) is shown from the beginning.
        if have == table.v or old.stage != table.stage:
            have = -1
        for viewer in list(loaded.viewers):
            viewer.send(wire_bytes(self.situation(loaded, viewer, have)))
        if have < 0 or not table.knows_since(have):
            return
        self._tell_table(loaded)
        for line in table.chat:
            if not old.chat or line.k > old.chat[-1].k:
                self._tell_chat(loaded, line)

    def listen(self, table: str) -> None:
        """Another process says that it moved a table."""
        loaded = self.tables.get(table)
        if loaded is None and table in self._loading:
            self._moved_meanwhile.add(table)
        if loaded is not None and not loaded.listening:
            loaded.listening = True
            self._spawn(self.heard(table))

    async def heard(self, table: str) -> None:
        """Another process moved the table: read what is new."""
        loaded = self.tables.get(table)
        if loaded is None:
            return
        async with loaded.lock:
            loaded.listening = False
            kept = await self.store.load(table)
            if kept is None:
                self._close_table(loaded)
                return
            mine = loaded.table
            last = kept.entries[-1].n if kept.entries else (kept.snapshot.n if kept.snapshot else 0)
            known = last == mine.n or (mine.state is not None and not loaded.held_acts)
            if mine.stage != kept.row["stage"] or not known:
                self._replace(loaded, kept)
                return
            since = mine.v
            try:
                for entry in kept.entries:
                    if entry.n > mine.n:
                        before = mine.v
                        mine.follow(entry)
                        if mine.v == before:
                            # It shows to nobody but its own seat, which may look from here too.
                            self.tell_seat(loaded, entry.seat)
            except (LookupError, ValueError, TavolataError):
                self._replace(loaded, kept)
                return
            loaded.committed = mine.v
            self._take_over_seats(loaded, kept)
            if mine.v > since:
                self._tell_moved(loaded, None, everybody=True, since=since)
            self.arrange(loaded)

    def _take_over_seats(self, loaded: Loaded, kept: Kept) -> None:
        """Names, bots, chat and settings as another process left them."""
        mine = loaded.table
        fresh = Table(kept._replace(row={**kept.row, "start": ""}), mine.game)  # without its game
        self._look_elsewhere(fresh, kept)
        before = wire_bytes(wire.TableChanged(mine.info()))
        for seat, other in zip(mine.seats, fresh.seats, strict=True):
            if seat.generation != other.generation:
                seat.generation = other.generation
                self._drop_viewers(loaded, seat.number)
            if seat.elsewhere and not other.elsewhere:
                seat.left_at = time.time()
            seat.elsewhere = other.elsewhere and not seat.connections
            for field in ("kind", "name", "colour", "shape", "bot", "standin", "orders", "token_hash"):
                setattr(seat, field, getattr(other, field))
        for field in ("name", "settings", "result", "rematch", "stage", "due", "wish", "wish_kept"):
            setattr(mine, field, getattr(fresh, field))
        for field in ("generation", "invite_hash", "spectator_hash"):
            setattr(mine, field, getattr(fresh, field))
        for line in fresh.chat:
            if not mine.chat or line.k > mine.chat[-1].k:
                mine.chat.append(line)
                self._tell_chat(loaded, line)
        del mine.chat[:-100]
        if wire_bytes(wire.TableChanged(mine.info())) != before:
            self._tell_table(loaded)

    # Other things people do

    async def why(self, loaded: Loaded, seat: int, wish: wire.Why) -> wire.Nak:
        """Why something cannot be done; "it can" if it can."""
        async with loaded.lock:
            table = loaded.table
            try:
                table.check(seat, wish.decision, table.game.parse(wish.action), table.v)
            except TavolataError as problem:
                return nak(wish.id, problem, table.settings.language)
            return nak(wish.id, NotYourDecision("error-it-can", {}, game=table.game.name), table.settings.language)

    async def orders(self, loaded: Loaded, seat: int, wish: wire.Orders) -> wire.Ack:
        async with loaded.lock:
            table = loaded.table
            sitting = table.seats[seat]
            known = set(reactions_of(table.game))
            orders = {name: order for name, order in wish.orders.items() if name in known}
            if orders != sitting.orders:
                await self.store.change_seat(table.id, seat, {"orders": encode(orders)})
                sitting.orders = orders
            sitting.quiet = wish.quiet and table.question_of(seat) is None
            self.tell_seat(loaded, seat)
            self.arrange(loaded)
            return wire.Ack(wish.id, table.v)

    async def say(self, loaded: Loaded, seat: int | None, wish: wire.Say) -> wire.Ack | wire.Nak:
        """A line of chat. Text stays text: nobody reads it as anything else."""
        async with loaded.lock:
            table = loaded.table
            text = clean(wish.text or "")
            phrase = wish.phrase if wish.phrase in PHRASES else ""
            if not text and not phrase:
                problem = NotYourDecision("error-nothing-said", {}, game=table.game.name)
                return nak(wish.id, problem, table.settings.language)
            for _ in range(_TRIES):
                line = wire.ChatLine(table.chat[-1].k + 1 if table.chat else 1, seat, time.time(), text, phrase or "")
                row = {"table_id": table.id, **msgspec.structs.asdict(line)}

                def write(connection: sa.Connection, row: dict[str, Any] = row) -> None:
                    connection.execute(CHAT.insert(), row)
                    self.store.tell(connection, table.id)

                try:
                    await self.store.write(write)
                except sa.exc.IntegrityError:
                    kept = await self.store.load(table.id)
                    if kept is None:
                        self._close_table(loaded)
                        break
                    self._take_over_seats(loaded, kept)
                    continue
                table.chat.append(line)
                del table.chat[:-100]
                self._tell_chat(loaded, line)
                return wire.Ack(wish.id, table.v)
            return nak(
                wish.id, NotYourDecision("error-table-changed", {}, game=table.game.name), table.settings.language
            )

    def _tell_chat(self, loaded: Loaded, line: wire.ChatLine) -> None:
        message = wire_bytes(wire.Chatted(line))
        for viewer in loaded.viewers:
            viewer.send(message)

    async def take_back(self, loaded: Loaded, seat: int, id: str) -> wire.Ack | wire.Nak:
        """Take back at once, or ask the others."""
        async with loaded.lock:
            table = loaded.table
            held = table.held.get(seat)
            # Those who are away are asked too: alone at the table one could look at new cards and give them back.
            people = [other.number for other in table.seats if other.kind == "person" and not other.standin]
            try:
                entry = table.take_back(seat, people, time.time())
            except TavolataError as problem:
                return nak(id, problem, table.settings.language)
            if held is not None:
                self._release_held_act(loaded, held.act)
                self.tell_seat(loaded, seat)
                return wire.Ack(id, table.v)
            return await self._after_wish(loaded, entry, id)

    def _release_held_act(self, loaded: Loaded, key: str | None) -> None:
        """The act of a held answer that was taken back is refused: its sender knows why."""
        later = loaded.held_acts.pop(key, None) if key else None
        if later is not None and key is not None:
            problem = NotYourDecision("error-taken-back", {}, game=loaded.table.game.name)
            later(nak(key.partition(":")[2], problem, loaded.table.settings.language))

    async def consent(self, loaded: Loaded, seat: int, wish: wire.Consent) -> wire.Ack | wire.Nak:
        async with loaded.lock:
            table = loaded.table
            asked = table.wish
            if wish.yes and asked is not None and not any(past.n == asked.to for past in table.past):
                # The way back is not in memory any more: this process was started since.
                table.wish = None
                problem = NotYourDecision("error-nothing-to-take-back", {}, game=table.game.name)
                await self._after_wish(loaded, None, wish.id)
                return nak(wish.id, problem, table.settings.language)
            try:
                entry = table.consent(seat, wish.yes, time.time())
            except TavolataError as problem:
                return nak(wish.id, problem, table.settings.language)
            return await self._after_wish(loaded, entry, wish.id)

    async def _after_wish(self, loaded: Loaded, entry: Entry | None, id: str) -> wire.Ack | wire.Nak:
        if entry is not None:
            try:
                await self._commit(loaded, entry)
            except Conflict:
                await self._catch_up(loaded)
                problem = NotYourDecision("error-table-changed", {}, game=loaded.table.game.name)
                return nak(id, problem, loaded.table.settings.language)
            loaded.thinking.clear()
            self._after(loaded, entry)
        else:
            table = loaded.table
            await self.store.change(table.id, {"wish": encode(table.wish) if table.wish else ""})
            table.wish_kept = table.wish is not None
        self._tell_table(loaded)
        return wire.Ack(id, loaded.table.v)

    async def back(self, loaded: Loaded, seat: int, id: str) -> wire.Ack:
        async with loaded.lock:
            await self._come_back(loaded, seat)
            return wire.Ack(id, loaded.table.v)

    # What happens by itself

    def arrange(self, loaded: Loaded) -> None:
        """Set the alarm of a table, and wake its bots."""
        if self.closing:
            return
        table = loaded.table
        if loaded.timer is not None:
            loaded.timer.cancel()
            loaded.timer = None
        at = table.wake_at()
        if at is not None:
            loop = asyncio.get_running_loop()
            loaded.timer = loop.call_later(max(0.0, at - time.time()) + 0.001, self._ring, table.id)
        for decision in table.bot_decisions():
            thought = (decision.seat, decision.id, table.v)
            if thought not in loaded.thinking:
                loaded.thinking.add(thought)
                self._spawn(self._let_think(table.id, decision, thought))

    def _ring(self, table: str) -> None:
        self._spawn(self._wake(table))

    async def _wake(self, id: str) -> None:
        loaded = self.tables.get(id)
        if loaded is None:
            return
        async with loaded.lock:
            table, now = loaded.table, time.time()
            entry = table.wake(now)
            if entry is not None:
                try:
                    await self._commit(loaded, entry)
                except Conflict:
                    await self._catch_up(loaded)
                else:
                    self._after(loaded, entry)
                return
            absent = table.absent_at()
            if absent is not None and now >= absent:
                await self._replace_absent(loaded, now)
                return
            until = table.clock_until()
            if until is not None and now >= until:
                await self._time_is_up(loaded)
                return
            self.arrange(loaded)

    async def _replace_absent(self, loaded: Loaded, now: float) -> None:
        table = loaded.table
        seen = await self._seen_elsewhere(table.id)
        for seat in table.waiting:
            sitting = table.seats[seat]
            if table.is_gone(seat) and now >= max(sitting.left_at, table.since) + table.settings.absent_seconds:
                if self._is_elsewhere(seen.get(seat, 0.0)):
                    sitting.left_at = now  # connected to another process
                else:
                    await self._stand_in(loaded, seat)
        self.arrange(loaded)

    async def _seen_elsewhere(self, table: str) -> dict[int, float]:
        if self.store.dialect != "postgresql":
            return {}

        def read(connection: sa.Connection) -> dict[int, float]:
            rows = connection.execute(sa.select(SEATS.c.seat, SEATS.c.seen).where(SEATS.c.table_id == table))
            return {row.seat: row.seen for row in rows}

        return await self.store.run(read)

    async def _time_is_up(self, loaded: Loaded) -> None:
        """The clock ran out: pass for those who are awaited; where pass is not possible, a bot chooses once."""
        table = loaded.table
        for seat in list(table.waiting):
            decision = table.question_of(seat)
            if decision is None or table.seats[seat].played_by_bot:
                continue
            action = default_answer(decision)
            if action:
                world = table.world_for(decision, int.from_bytes(os.urandom(7), "big"))
                action = await self.thinkers.choose(self._bot(table), world, decision)
            with suppress(TavolataError):
                await self._play(loaded, seat, decision.id, action, table.v, None)
            table = loaded.table
        self.arrange(loaded)

    async def _let_think(self, id: str, decision: Decision, thought: tuple[int, int, int]) -> None:
        """A bot thinks, at a pace that people can follow, and answers like anybody else."""
        loaded = self.tables.get(id)
        if loaded is None:
            return
        table = loaded.table
        try:
            if table.settings.tempo == "live" and table.settings.beat != 0:
                # Counted from what everybody saw last: how many questions a bot really answers must not show in its pace.
                pace = _BOT_PACE_HELD if table.folded or not decision.public else _BOT_PACE
                await asyncio.sleep(max(0.0, table.since + pace - time.time()))
            seat = decision.seat
            async with loaded.lock:
                table = loaded.table
                mine = self._still_asked(loaded, decision, thought)
                if mine is None:
                    return
                world = table.world_for(mine, int.from_bytes(os.urandom(7), "big"))
                bot = table.seats[seat].bot or self._bot(table)
            action = await self.thinkers.choose(bot, world, mine)
            async with loaded.lock:
                if self._still_asked(loaded, decision, thought) is None:
                    return
                with suppress(TavolataError):
                    entry = await self._play(loaded, seat, decision.id, action, loaded.table.v, None)
                    if entry is None:
                        self.arrange(loaded)
        finally:
            loaded.thinking.discard(thought)
            if self.tables.get(id) is loaded and not self.closing:
                self.arrange(loaded)

    def _still_asked(self, loaded: Loaded, decision: Decision, thought: tuple[int, int, int]) -> Decision | None:
        """The bot's decision if it is still open; the table may have moved while it thought."""
        table = loaded.table
        if thought not in loaded.thinking or table.v != thought[2] or not table.seats[decision.seat].played_by_bot:
            return None
        for mine in table.bot_decisions():
            if mine.seat == decision.seat and mine.id == decision.id:
                return mine
        return None


#: The names of bots; the first free one is taken.
BOT_NAMES = ("Corvo", "Lupa", "Tasso", "Volpe", "Gufo", "Lince", "Cervo", "Falco", "Riccio", "Orsa", "Martora", "Airone",
             "Ghiro", "Lontra", "Picchio", "Stambecco")  # fmt: skip


def _sit(connection: sa.Connection, session: str, table: str, roles: list[int]) -> None:
    for role in roles:
        connection.execute(_SIT, {"session": session, "table_id": table, "role": role, "at": time.time()})


_SIT = sa.text(
    "INSERT INTO sittings (session, table_id, role, at) VALUES (:session, :table_id, :role, :at) ON CONFLICT DO NOTHING"
)


def _kept_n(kept: Kept) -> int:
    return kept.snapshot.n if kept.snapshot else 0


def _both(first: Later, second: Later) -> Later:
    """The same act came twice while it was held: both hear what became of it."""

    def later(answer: wire.Ack | wire.Nak) -> None:
        first(answer)
        second(answer)

    return later


def clean(text: str) -> str:
    """What somebody wrote, as one line: letters and signs, no control characters, no invisible direction marks."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())


def nak(id: str, problem: TavolataError, language: str) -> wire.Nak:
    return wire.Nak(id, problem.key, dict(problem.details), problem.rule, explain(problem, language))


def reactions_of(game: Game) -> list[str]:
    """The abilities of a game that may have a standing order."""
    return sorted({step.name for step in game.steps.values() if issubclass(step, Moment)})


_ENCODER = msgspec.json.Encoder()


def wire_bytes(message: wire.FromServer) -> bytes:
    return _ENCODER.encode(message)
