"""The tables in memory: loaded, unloaded when nobody needs them, and brought up to date when another process was first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import TypeVar

import sqlalchemy as sa

from tavolata import games
from tavolata.engine import TavolataError
from tavolata.server import wire
from tavolata.server.clock import TableClock
from tavolata.server.entries import Entry, StoredTable
from tavolata.server.hall.audience import Audience, send
from tavolata.server.hall.background import BackgroundTasks
from tavolata.server.hall.live_table import LiveTable, Reschedule
from tavolata.server.hall.messages import wire_bytes
from tavolata.server.hall.people import Refused
from tavolata.server.hall.presence import Presence
from tavolata.server.hall.retries import Retries
from tavolata.server.store import HOST, SPECTATOR, Conflict, Store, keep_snapshot
from tavolata.server.table import Table, TableSetup

T = TypeVar("T")

#: How often something is tried again when other processes were first.
TRIES = 8


class LiveTables(Mapping[str, LiveTable]):
    """The tables in memory, by their id."""

    def __init__(
        self,
        store: Store,
        audience: Audience,
        presence: Presence,
        background: BackgroundTasks,
        retries: Retries,
        clock: TableClock,
        reschedule: Reschedule,
        idle_seconds: float,
        sweep_seconds: float,
    ) -> None:
        self._store = store
        self._audience = audience
        self._presence = presence
        self._background = background
        self._retries = retries
        self._clock = clock
        self._reschedule = reschedule
        #: A table that nobody looks at and where nothing is due leaves memory after this time.
        self.idle_seconds = idle_seconds
        self._sweep_seconds = sweep_seconds
        self._live: dict[str, LiveTable] = {}
        #: When something is due at tables that left memory here: the database has it by the wall clock, which may be set.
        self._asleep: dict[str, float] = {}
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        #: Tables that another process moved while they were being read here: they are looked at once more.
        self._moved_meanwhile: set[str] = set()

    def __getitem__(self, table: str) -> LiveTable:
        return self._live[table]

    def __iter__(self) -> Iterator[str]:
        return iter(self._live)

    def in_memory(self, table: str) -> LiveTable | None:
        """The same as `get`, which comes by way of `__getitem__` and takes three times as long: every answer asks."""
        return self._live.get(table)

    def __len__(self) -> int:
        return len(self._live)

    # In and out of memory

    async def find(self, table: str) -> LiveTable | None:
        """The table, from memory or from the store; None if there is none of this id."""
        found = self._live.get(table)
        if found is not None:
            found.touched = self._clock.now()
            return found
        waiting = self._loading.get(table)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future: asyncio.Future[LiveTable | None] = asyncio.get_running_loop().create_future()
        self._loading[table] = future
        try:
            found = await self._read(table)
            if found is not None:
                self._live[table] = found
                self._asleep.pop(table, None)
                self._reschedule(found)
                if table in self._moved_meanwhile:
                    self.moved_elsewhere(table)
            future.set_result(found)
        except BaseException as problem:
            future.set_exception(problem)
            future.exception()
            raise
        finally:
            del self._loading[table]
            self._moved_meanwhile.discard(table)
        return found

    async def need(self, table: str) -> LiveTable:
        """The table, from memory or from the store."""
        found = await self.find(table)
        if found is None:
            raise Refused("error-no-table", 404)
        return found

    async def _read(self, table: str) -> LiveTable | None:
        stored = await self._store.load(table)
        if stored is None:
            return None
        found = Table(stored, games.game(stored.row["game"]), self._clock)
        self._presence.mark_elsewhere(found.seats, stored)
        return LiveTable(found, _snapshot_n(stored), self.catch_up, self._clock.now())

    def forget(self, table: str) -> None:
        """Out of memory; the journal has it."""
        live = self._live.pop(table, None)
        if live is not None:
            live.stop_timer()
            live.pause.cancel()

    def close(self, live: LiveTable) -> None:
        """The table was deleted: whoever looks at it, or waits for an answer, hears so."""
        live.refuse_all_held("error-no-table")
        self._audience.drop_all(live)
        self.forget(live.table.id)

    async def save_snapshot(self, live: LiveTable) -> None:
        """Write a snapshot of a table that moved since the last one."""
        if live.snapshot_n == live.table.n and not live.lock.in_doubt:
            return
        with suppress(sa.exc.SQLAlchemyError):
            async with live.lock:
                snapshot = live.table.snapshot()
                if snapshot is None or live.snapshot_n == live.table.n:
                    return
                await self._store.write(lambda connection: keep_snapshot(connection, snapshot))
                live.snapshot_n = snapshot.n

    async def unload_idle(self) -> None:
        """Tables that nobody looks at, and where nothing happens soon, leave memory."""
        for live in list(self._live.values()):
            if self._is_idle(live):
                await self.save_snapshot(live)
                # In the meantime somebody may have come.
                if self._is_idle(live):
                    self.forget(live.table.id)
                    due = live.table.due_at(self._clock.now())
                    if due is not None:
                        self._asleep[live.table.id] = due

    def due_soon(self) -> list[str]:
        """Of the tables that left memory here, those at which something is due before the next look."""
        soon = self._clock.now() + self._sweep_seconds
        found = [table for table, due in self._asleep.items() if due <= soon]
        for table in found:
            del self._asleep[table]
        return found

    def _is_idle(self, live: LiveTable) -> bool:
        now = self._clock.now()
        if live.viewers or live.thinking or live.lock.locked() or now - live.touched <= self.idle_seconds:
            return False
        # A clock that ends much later is kept with the table and wakes it in time.
        at, due = live.table.wake_at(), live.table.due_at(now)
        return at is None or (due is not None and min(at, due) > now + 2 * self._sweep_seconds)

    # After other processes

    async def trying(self, live: LiveTable, change: Callable[[], Awaitable[T]]) -> T:
        """Change something at a table, under the lock; once more where another process was first."""
        async with live.lock:
            for _ in range(TRIES):
                try:
                    return await change()
                except Conflict:
                    await self.catch_up(live)
            raise Refused("error-table-changed")

    async def catch_up(self, live: LiveTable) -> None:
        """Another process was first: what is in the journal counts, not what was tried here."""
        stored = await self._store.load(live.table.id)
        if stored is None:
            self.close(live)
            raise Refused("error-no-table", 404)
        self._replace(live, stored)

    def _replace(self, live: LiveTable, stored: StoredTable) -> None:
        """Put the table as read from the journal in the place of the one in memory."""
        old = live.table
        table = Table(stored, old.game, self._clock)
        self._presence.mark_elsewhere(table.seats, stored)
        for seat, earlier in zip(table.seats, old.seats, strict=True):
            seat.connections, seat.left_at, seat.quiet = earlier.connections, earlier.left_at, earlier.quiet
        have, live.committed = live.committed, table.v
        live.lock.in_doubt = False
        live.snapshot_n = _snapshot_n(stored)
        live.table = table
        for viewer in live.viewers:
            viewer.table = table
        live.refuse_all_held("error-table-changed")
        live.thinking.clear()
        live.forget_marks()
        self._tell_what_is_new(live, old, have, stored.holders)
        self._reschedule(live)

    def _tell_what_is_new(self, live: LiveTable, old: Table, have: int, holders: dict[int, set[str]]) -> None:
        """The table was read again: tell the viewers what they have not heard."""
        table = live.table
        for earlier, later in zip(old.seats, table.seats, strict=True):
            if earlier.generation != later.generation:
                self._audience.drop_seat(live, later.number, holders.get(later.number, ()))
        if old.setup.host_generation != table.setup.host_generation:
            self._audience.drop_hosts(live, holders.get(HOST, ()))
        if old.setup.generation != table.setup.generation:
            self._audience.drop_spectators(live, holders.get(SPECTATOR, ()))
        self._audience.drop_strangers(live, holders)
        # One that stands where it stood before (nothing was lost, or a game begins) is shown from the beginning.
        if have == table.v or old.stage != table.stage:
            have = -1
        for viewer in list(live.viewers):
            viewer.send(wire_bytes(self._audience.situation(live, viewer, have)))
        if have < 0 or not table.journal.knows_since(have):
            return
        self._audience.tell_table(live)
        for line in old.setup.new_lines(table.setup):
            self._audience.tell_chat(live, line)

    def moved_elsewhere(self, table: str, only_played: bool = False) -> None:
        """Another process says that it moved a table. ``only_played``: nothing has changed but the journal."""
        live = self._live.get(table)
        if live is None:
            if table in self._loading:
                self._moved_meanwhile.add(table)
            return
        live.has_changed |= not only_played
        if not live.is_behind:
            live.is_behind = True
            self._background.start(self.follow(table))

    async def follow(self, table: str) -> None:
        """Another process moved the table: read what is new."""
        live = self._live.get(table)
        if live is None:
            return
        try:
            await self._follow(live)
        except Exception as problem:
            # Nobody tells it twice: whoever comes next reads the table again.
            live.is_behind = False
            live.lock.in_doubt = True
            self._retries.failed(live, problem)

    async def _follow(self, live: LiveTable) -> None:
        async with live.lock:
            live.is_behind = False
            changed, live.has_changed = live.has_changed, False
            if not changed and await self._follow_journal(live):
                return
            stored = await self._store.load(live.table.id)
            if stored is None:
                self.close(live)
                return
            mine = live.table
            last = stored.entries[-1].n if stored.entries else _snapshot_n(stored)
            known = last == mine.n or (mine.state is not None and not live.held_acts)
            since = live.committed
            if mine.stage != stored.row["stage"] or not known or not self._play_on(live, stored.entries):
                self._replace(live, stored)
                return
            self.take_over(live, stored)
            self._tell_since(live, since)

    async def _follow_journal(self, live: LiveTable) -> bool:
        """Read only the entries that are new: another process's move then costs little more than one of our own.

        False: the whole table must be read.
        """
        mine = live.table
        if mine.state is None or live.held_acts:
            return False
        since = live.committed
        if not self._play_on(live, await self._store.entries(mine.id, mine.n)):
            return False
        self._tell_since(live, since)
        return True

    def _play_on(self, live: LiveTable, entries: Iterable[Entry]) -> bool:
        """Follow what another process wrote. False: it cannot be followed, or ends the game, which changes more."""
        mine = live.table
        try:
            for entry in entries:
                if entry.n > mine.n:
                    before = mine.v
                    mine.follow(entry)
                    if mine.v == before:
                        # It shows to nobody but its own seat, and to those it asks anew: they may look from here too.
                        for seat in {entry.seat, *mine.asked_anew}:
                            self._audience.tell_seat(live, seat)
        except (LookupError, ValueError, TavolataError):
            return False
        return not mine.over or mine.stage == "finished"

    def _tell_since(self, live: LiveTable, since: int) -> None:
        live.committed = live.table.v
        if live.committed > since:
            send(self._audience.updates(live, live.viewers, since))
        self._reschedule(live)

    def take_over(self, live: LiveTable, stored: StoredTable) -> None:
        """Names, bots, chat and settings as another process left them."""
        mine = live.table
        fresh = TableSetup(stored, mine.game)
        self._presence.mark_elsewhere(fresh.seats, stored)
        before = wire_bytes(wire.TableChanged(mine.info()))
        for seat, other in zip(mine.seats, fresh.seats, strict=True):
            has_new_link, in_new_hands = seat.generation != other.generation, seat.hands != other.hands
            if seat.elsewhere and not other.elsewhere:
                seat.left_at = self._clock.now()
            seat.take_over(other)
            if has_new_link:
                self._audience.drop_seat(live, seat.number, stored.holders.get(seat.number, ()))
            seat.elsewhere = other.elsewhere and not seat.connections
            if in_new_hands:
                mine.take_backs.forget()
        new_host_link, new_links = (
            mine.setup.host_generation != fresh.host_generation,
            mine.setup.generation != fresh.generation,
        )
        mine.setup.take_over(fresh)
        if new_host_link:
            self._audience.drop_hosts(live, stored.holders.get(HOST, ()))
        if new_links:
            self._audience.drop_spectators(live, stored.holders.get(SPECTATOR, ()))
        self._audience.drop_strangers(live, stored.holders)
        mine.take_backs.read(stored)
        for line in mine.setup.new_lines(fresh):
            mine.setup.add_line(line)
            self._audience.tell_chat(live, line)
        if wire_bytes(wire.TableChanged(mine.info())) != before:
            self._audience.tell_table(live)


def _snapshot_n(stored: StoredTable) -> int:
    return stored.snapshot.n if stored.snapshot else 0
