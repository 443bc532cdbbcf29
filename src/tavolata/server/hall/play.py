"""What people do at a table: look, answer, ask why, take back, talk."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from tavolata.engine import NotYourDecision, TavolataError
from tavolata.engine.lessons import LEARNER
from tavolata.server import wire
from tavolata.server.clock import TableClock
from tavolata.server.entries import Entry
from tavolata.server.hall.audience import Audience
from tavolata.server.hall.background import BackgroundTasks
from tavolata.server.hall.live_table import LiveTable, Reschedule
from tavolata.server.hall.live_tables import TRIES, LiveTables
from tavolata.server.hall.messages import Later, both, nak, refusal
from tavolata.server.hall.people import Viewer, clean
from tavolata.server.hall.scribe import Scribe
from tavolata.server.hall.seating import Seating
from tavolata.server.metrics import Metrics
from tavolata.server.store import CHAT, Conflict, Store
from tavolata.server.table import KEPT_LINES, Generations, action_in, encode

PHRASES = ("hello", "thanks", "well-played", "oops", "hurry", "moment", "laugh", "good-game")


class GivenAct:
    """An answer as it was given, and who hears what became of it."""

    __slots__ = ("act", "began", "key", "later", "live", "seat")

    def __init__(self, live: LiveTable, seat: int, act: wire.Act, key: str, later: Later, began: float = 0.0) -> None:
        self.live = live
        self.seat = seat
        self.act = act
        self.key = key
        self.later = later
        self.began = began


class Play:
    """Carries what people do to their table."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        audience: Audience,
        scribe: Scribe,
        seating: Seating,
        background: BackgroundTasks,
        metrics: Metrics,
        clock: TableClock,
        reschedule: Reschedule,
    ) -> None:
        self._store = store
        self._tables = tables
        self._audience = audience
        self._scribe = scribe
        self._seating = seating
        self._background = background
        self._metrics = metrics
        self._clock = clock
        self._reschedule = reschedule

    async def hello(
        self, viewer: Viewer, live: LiveTable, seat: int | None, have: int, links: Generations | None = None
    ) -> wire.State | wire.Update | None:
        """Begin to look, or go on looking, through a seat; what is missing since the version the client has.

        ``links``: which links there were when it was asked who may look. None, and nothing is shown, if those by which the
        viewer may look have been renewed since.
        """
        async with live.lock:
            table = live.table
            if links is not None and not _may_still_look(viewer, links, table.setup.generations()):
                return None
            if viewer.table is not None and viewer.table is not table:
                self.part(viewer)
            fresh = viewer.table is None or viewer.seat != seat
            self._audience.join(live, viewer, seat)
            if fresh and seat is not None and table.seats[seat].standin:
                await self._seating.come_back(live, seat)
            live.touched = self._clock.now()
            return self._audience.situation(live, viewer, have)

    def part(self, viewer: Viewer) -> None:
        """The viewer looks no more."""
        table, viewer.table = viewer.table, None
        live = self._tables.get(table.id) if table is not None else None
        if live is not None:
            self._audience.part(live, viewer)

    async def act(self, live: LiveTable, seat: int, act: wire.Act, later: Later) -> wire.Ack | wire.Nak | None:
        """Answer a decision. None: the answer is held for the beat; ``later`` is called with what became of it."""
        began = time.perf_counter()
        answer = await self._act(live, seat, act, later)
        if answer is not None:
            self._metrics.answer_seconds.observe(time.perf_counter() - began)
        return answer

    def act_at_once(self, live: LiveTable, seat: int, act: wire.Act, later: Later) -> bool:
        """The same without a task that waits: ``later`` is called in any case.

        False: the table is busy, or has heard this act before. Nothing has happened, and `act` is the way.
        """
        table, key = live.table, f"{seat}:{act.id}"
        if key in table.journal.acts or key in live.held_acts or not live.lock.take():
            return False
        given = GivenAct(live, seat, act, key, later, time.perf_counter())
        live.forget_mark(seat)
        try:
            entry = table.act(seat, act.decision, action_in(table.game, act.action), act.on, key, self._clock.now())
            if entry is not None:
                self._scribe.write(live, entry, partial(self._acted, given, entry))
                return True
            self._hold(given)
        except Exception as problem:
            self._give_up(given, problem)
        live.lock.release()
        return True

    def _acted(self, given: GivenAct, entry: Entry, problem: Exception | None) -> None:
        """What became of an act that nobody waits for; it still has the lock."""
        if isinstance(problem, Conflict):
            self._background.start(self._act_again(given))
            return
        if problem is None:
            self._acknowledge(given, entry)
        else:
            self._give_up(given, problem)
        given.live.lock.release()

    async def _act_again(self, given: GivenAct) -> None:
        """Another process was first."""
        live, act = given.live, given.act
        try:
            entry = await self._known_now(live, given.key)
            if entry is None:
                action = action_in(live.table.game, act.action)
                entry = await self.answer(live, given.seat, act.decision, action, act.on, given.key)
            if entry is None:
                self._hold(given)
            else:
                self._acknowledge(given, entry)
        except Exception as problem:
            self._give_up(given, problem)
        finally:
            live.lock.release()

    def _acknowledge(self, given: GivenAct, entry: Entry) -> None:
        self._metrics.answer_seconds.observe(time.perf_counter() - given.began)
        given.later(wire.Ack(given.act.id, entry.v))

    def _hold(self, given: GivenAct) -> None:
        """The answer takes effect after the beat."""
        given.live.held_acts[given.key] = given.later
        self._audience.tell_seat(given.live, given.seat)
        self._reschedule(given.live)

    def _give_up(self, given: GivenAct, problem: Exception) -> None:
        given.later(refusal(given.act.id, problem, given.live.table.settings.language))

    async def _act(self, live: LiveTable, seat: int, act: wire.Act, later: Later) -> wire.Ack | wire.Nak | None:
        key = f"{seat}:{act.id}"
        async with live.lock:
            table = live.table
            known = table.journal.acts.get(key)
            if known is not None:
                return wire.Ack(act.id, known)
            if key in live.held_acts:
                live.held_acts[key] = both(live.held_acts[key], later)
                return None
            live.forget_mark(seat)
            try:
                action = action_in(table.game, act.action)
                entry = await self.answer(live, seat, act.decision, action, act.on, key)
            except TavolataError as problem:
                return nak(act.id, problem, live.table.settings.language)
            if entry is None:
                self._hold(GivenAct(live, seat, act, key, later))
                return None
            return wire.Ack(act.id, entry.v)

    async def answer(
        self,
        live: LiveTable,
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
            entry = live.table.act(seat, decision, action, on, key, self._clock.now(), why)
            if entry is None:
                return None
            try:
                await self._scribe.commit(live, entry)
            except Conflict:
                known = await self._known_now(live, key)
                if known is not None:
                    return known
                continue
            return entry
        raise NotYourDecision("error-table-changed", {}, game=live.table.game.name)

    async def _known_now(self, live: LiveTable, key: str | None) -> Entry | None:
        """Another process was first: read what it wrote. The entry of this act, if it is there already."""
        await self._tables.catch_up(live)
        return await self._scribe.entry_of_act(live.table.id, key) if key is not None else None

    async def why(self, live: LiveTable, seat: int, wish: wire.Why) -> wire.Nak:
        """Why something cannot be done; "it can" if it can."""
        async with live.lock:
            table = live.table
            try:
                table.check(seat, wish.decision, table.game.parse(wish.action), table.v)
            except TavolataError as problem:
                return nak(wish.id, problem, table.settings.language)
            return live.nak(wish.id, "error-it-can")

    async def orders(self, live: LiveTable, seat: int, wish: wire.Orders) -> wire.Ack:
        async with live.lock:
            table = live.table
            sitting = table.seats[seat]
            known = {ability.name: ability.orders for ability in table.game.abilities}
            orders = {name: order for name, order in wish.orders.items() if order in known.get(name, ())}
            if orders != sitting.orders:
                await self._store.change_seat(table.id, seat, {"orders": encode(orders)})
                sitting.orders = orders
            sitting.quiet = wish.quiet and table.question_of(seat) is None
            self._audience.tell_seat(live, seat)
            self._reschedule(live)
            return wire.Ack(wish.id, table.v)

    async def go_on(self, live: LiveTable, seat: int, wish: wire.GoOn) -> wire.Ack | wire.Nak:
        """The learner has read what the lesson says."""
        async with live.lock:
            table = live.table
            try:
                if seat != LEARNER:
                    raise NotYourDecision("error-no-lesson", {}, game=table.game.name)
                goes_on = table.lesson.goes_on_after(wish.step)
            except TavolataError as problem:
                return nak(wish.id, problem, table.settings.language)
            if goes_on:
                settings = msgspec.structs.replace(table.settings, lesson_read=table.settings.lesson_read + 1)
                await self._store.change(table.id, {"settings": encode(settings)})
                table.setup.settings = settings
                self._audience.tell_seat(live, seat)
                self._reschedule(live)
            return wire.Ack(wish.id, table.v)

    async def say(self, live: LiveTable, seat: int | None, wish: wire.Say) -> wire.Ack | wire.Nak:
        """A line of chat. Text stays text: nobody reads it as anything else."""
        async with live.lock:
            table = live.table
            text = clean(wish.text or "")
            phrase = wish.phrase if wish.phrase in PHRASES else ""
            if not text and not phrase:
                return live.nak(wish.id, "error-nothing-said")
            for _ in range(TRIES):
                line = wire.ChatLine(table.setup.next_line, seat, time.time(), text, phrase or "")
                row = {"table_id": table.id, **msgspec.structs.asdict(line)}

                def write(connection: sa.Connection, row: dict[str, Any] = row) -> None:
                    connection.execute(CHAT.insert(), row)
                    # Nobody is ever shown older ones.
                    earlier = CHAT.c.table_id == row["table_id"], CHAT.c.k <= row["k"] - KEPT_LINES
                    connection.execute(CHAT.delete().where(*earlier))
                    self._store.tell(connection, table.id)

                try:
                    await self._store.write(write)
                except sa.exc.IntegrityError:
                    stored = await self._store.load(table.id)
                    if stored is None:
                        self._tables.close(live)
                        break
                    self._tables.take_over(live, stored)
                    continue
                table.setup.add_line(line)
                self._audience.tell_chat(live, line)
                return wire.Ack(wish.id, table.v)
            return live.nak(wish.id, "error-table-changed")

    async def take_back(self, live: LiveTable, seat: int, wish: wire.TakeBack) -> wire.Ack | wire.Nak:
        """Take back at once, or ask the others."""
        async with live.lock:
            table = live.table
            held = table.held_answers.of(seat)
            # Those who are away are asked too: alone at the table one could look at new cards and give them back. And those
            # whose seat a bot keeps: otherwise the host could have a bot stand in for whoever says no.
            people = [other.number for other in table.seats if other.kind == "person"]
            try:
                entry = table.take_back(seat, people, self._clock.now())
            except TavolataError as problem:
                return nak(wish.id, problem, table.settings.language)
            if held is not None:
                live.refuse_held(held.act, "error-taken-back")
                self._audience.tell_seat(live, seat)
                return wire.Ack(wish.id, table.v)
            return await self._after_wish(live, entry, wish.id)

    async def consent(self, live: LiveTable, seat: int, wish: wire.Consent) -> wire.Ack | wire.Nak:
        async with live.lock:
            table = live.table
            if wish.yes and table.take_backs.has_lost_way:
                table.take_backs.request = None
                await self._after_wish(live, None, wish.id)
                return live.nak(wish.id, "error-nothing-to-take-back")
            try:
                entry = table.consent(seat, wish.yes, self._clock.now())
            except TavolataError as problem:
                return nak(wish.id, problem, table.settings.language)
            return await self._after_wish(live, entry, wish.id)

    async def _after_wish(self, live: LiveTable, entry: Entry | None, id: str) -> wire.Ack | wire.Nak:
        if entry is not None:
            live.thinking.clear()
            live.forget_marks()
            try:
                await self._scribe.commit(live, entry)
            except Conflict:
                await self._tables.catch_up(live)
                return live.nak(id, "error-table-changed")
        else:
            table = live.table
            saved = table.take_backs.to_save()
            await self._store.change(table.id, {"wish": saved})
            table.take_backs.in_database = bool(saved)
        self._audience.tell_table(live)
        return wire.Ack(id, live.table.v)

    async def back(self, live: LiveTable, seat: int, wish: wire.Back) -> wire.Ack:
        async with live.lock:
            await self._seating.come_back(live, seat)
            return wire.Ack(wish.id, live.table.v)


def _may_still_look(viewer: Viewer, before: Generations, now: Generations) -> bool:
    """Whether none of the links by which the viewer may look has been renewed in the meantime."""
    if any(before.seats[mine] != now.seats[mine] for mine in viewer.seats) or (viewer.host and before.host != now.host):
        return False
    return bool(viewer.seats) or viewer.host or before.table == now.table
