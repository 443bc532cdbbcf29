"""What people do at a table: look, answer, ask why, take back, talk."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from tavolata.engine import NotYourDecision, TavolataError
from tavolata.server import wire
from tavolata.server.entries import Entry
from tavolata.server.hall.laying import Laying
from tavolata.server.hall.loaded import Loaded
from tavolata.server.hall.messages import Later, both, nak
from tavolata.server.hall.people import Viewer, clean
from tavolata.server.hall.seating import TRIES
from tavolata.server.store import (
    CHAT,
    Conflict,
)
from tavolata.server.table import encode

PHRASES = ("hello", "thanks", "well-played", "oops", "hurry", "moment", "laugh", "good-game")


class Playing(Laying):
    """Carries what people do to their table."""

    async def hello(
        self, viewer: Viewer, loaded: Loaded, seat: int | None, have: int, links: list[int] | None = None
    ) -> wire.State | wire.Update | None:
        """Begin to look, or go on looking, through a seat; what is missing since the version the client has.

        ``links``: the generations of the links when it was asked who may look. None, and nothing is shown, if one of the
        viewer's seats has changed hands since.
        """
        async with loaded.lock:
            table = loaded.table
            if links is not None and any(links[mine] != table.seats[mine].generation for mine in viewer.seats):
                return None
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

    async def act(self, loaded: Loaded, seat: int, act: wire.Act, later: Later) -> wire.Ack | wire.Nak | None:
        """Answer a decision. None: the answer is held for the beat; ``later`` is called with what became of it."""
        key = f"{seat}:{act.id}"
        async with loaded.lock:
            table = loaded.table
            known = table.acts.get(key)
            if known is not None:
                return wire.Ack(act.id, known)
            if key in loaded.held_acts:
                loaded.held_acts[key] = both(loaded.held_acts[key], later)
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
        self,
        loaded: Loaded,
        seat: int,
        decision: int,
        action: int,
        on: int,
        key: str | None,
        reason: wire.Reason | None = None,
    ) -> Entry | None:
        """Play under the lock, commit, tell. Tried again when another process was first."""
        why = "" if reason is None else encode(reason)
        for _ in range(TRIES):
            entry = loaded.table.act(seat, decision, action, on, key, time.time(), why)
            if entry is None:
                return None
            try:
                await self._write_down(loaded, entry)
            except Conflict:
                await self._catch_up(loaded)
                known = await self._entry_of_act(loaded.table.id, key)
                if known is not None:
                    return known
                continue
            return entry
        raise NotYourDecision("error-table-changed", {}, game=loaded.table.game.name)

    async def why(self, loaded: Loaded, seat: int, wish: wire.Why) -> wire.Nak:
        """Why something cannot be done; "it can" if it can."""
        async with loaded.lock:
            table = loaded.table
            try:
                table.check(seat, wish.decision, table.game.parse(wish.action), table.v)
            except TavolataError as problem:
                return nak(wish.id, problem, table.settings.language)
            return loaded.nak(wish.id, "error-it-can")

    async def orders(self, loaded: Loaded, seat: int, wish: wire.Orders) -> wire.Ack:
        async with loaded.lock:
            table = loaded.table
            sitting = table.seats[seat]
            known = {ability.name: ability.orders for ability in table.game.abilities}
            orders = {name: order for name, order in wish.orders.items() if order in known.get(name, ())}
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
                return loaded.nak(wish.id, "error-nothing-said")
            for _ in range(TRIES):
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
            return loaded.nak(wish.id, "error-table-changed")

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
                loaded.refuse_held(held.act, "error-taken-back")
                self.tell_seat(loaded, seat)
                return wire.Ack(id, table.v)
            return await self._after_wish(loaded, entry, id)

    async def consent(self, loaded: Loaded, seat: int, wish: wire.Consent) -> wire.Ack | wire.Nak:
        async with loaded.lock:
            table = loaded.table
            asked = table.wish
            if wish.yes and asked is not None and not any(past.n == asked.to for past in table.past):
                # The way back is not in memory any more: this process was started since.
                table.wish = None
                await self._after_wish(loaded, None, wish.id)
                return loaded.nak(wish.id, "error-nothing-to-take-back")
            try:
                entry = table.consent(seat, wish.yes, time.time())
            except TavolataError as problem:
                return nak(wish.id, problem, table.settings.language)
            return await self._after_wish(loaded, entry, wish.id)

    async def _after_wish(self, loaded: Loaded, entry: Entry | None, id: str) -> wire.Ack | wire.Nak:
        if entry is not None:
            loaded.thinking.clear()
            try:
                await self._write_down(loaded, entry)
            except Conflict:
                await self._catch_up(loaded)
                return loaded.nak(id, "error-table-changed")
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
