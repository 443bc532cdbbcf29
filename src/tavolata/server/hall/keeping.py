"""Between memory and the database: tables are loaded, kept, and read again when another process was first."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import sqlalchemy as sa

from tavolata import games
from tavolata.engine import TavolataError
from tavolata.server import wire
from tavolata.server.entries import Kept
from tavolata.server.hall.loaded import Loaded
from tavolata.server.hall.messages import wire_bytes
from tavolata.server.hall.people import Refused
from tavolata.server.hall.presence import Presence
from tavolata.server.hall.telling import send
from tavolata.server.store import (
    keep_snapshot,
)
from tavolata.server.table import Table


class Keeping(Presence):
    """Brings tables into memory, and what other processes did to them."""

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

    async def get(self, table: str) -> Loaded:
        found = await self.loaded(table)
        if found is None:
            raise Refused("error-no-table", 404)
        return found

    async def _read(self, table: str) -> Loaded | None:
        kept = await self.store.load(table)
        if kept is None:
            return None
        found = Table(kept, games.game(kept.row["game"]))
        self._look_elsewhere(found, kept)
        return Loaded(found, _kept_n(kept), self._catch_up)

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

    def _close_table(self, loaded: Loaded) -> None:
        loaded.refuse_all_held("error-no-table")
        gone = wire_bytes(wire.Gone("gone-table"))
        for viewer in list(loaded.viewers):
            viewer.send(gone)
            viewer.table = None
        loaded.viewers.clear()
        self._forget(loaded.table.id)

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
        loaded.refuse_all_held("error-table-changed")
        loaded.thinking.clear()
        self._tell_news(loaded, old, have, kept.holders)
        self.arrange(loaded)

    def _tell_news(self, loaded: Loaded, old: Table, have: int, holders: dict[int, set[str]]) -> None:
        """The table was read again: tell the viewers what they have not heard."""
        table = loaded.table
        for earlier, later in zip(old.seats, table.seats, strict=True):
            if earlier.generation != later.generation:
                self._drop_viewers(loaded, later.number, holders.get(later.number, ()))
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
                            # It shows to nobody but its own seat, and to those it asks anew: they may look from here too.
                            for seat in {entry.seat, *mine.asked_anew}:
                                self.tell_seat(loaded, seat)
            except (LookupError, ValueError, TavolataError):
                self._replace(loaded, kept)
                return
            loaded.committed = mine.v
            self._take_over_seats(loaded, kept)
            if mine.v > since:
                send(self._updates(loaded, loaded.viewers, since))
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
                self._drop_viewers(loaded, seat.number, kept.holders.get(seat.number, ()))
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


def _kept_n(kept: Kept) -> int:
    return kept.snapshot.n if kept.snapshot else 0
