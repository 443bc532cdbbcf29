"""What happens by itself: clocks, absences, bots."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress

from tavolata.engine import Decision, TavolataError
from tavolata.players import PACE, PACE_OUT_OF_TURN
from tavolata.server import wire
from tavolata.server.bots import default_answer
from tavolata.server.hall.loaded import Loaded
from tavolata.server.hall.playing import Playing
from tavolata.server.store import (
    Conflict,
)


class Clockwork(Playing):
    """Wakes tables when something is due there, and lets bots think."""

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
                    await self._write_down(loaded, entry)
                except Conflict:
                    await self._catch_up(loaded)
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
                action = (await self.thinkers.choose(self._bot(table), world, decision)).action
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
                # Where something is folded its choice is held besides.
                pace = PACE_OUT_OF_TURN if table.folded or not decision.public else PACE
                await asyncio.sleep(max(0.0, table.since + pace - time.time()))
            seat = decision.seat
            async with loaded.lock:
                table = loaded.table
                mine = self._still_asked(loaded, decision, thought)
                if mine is None:
                    return
                world = table.world_for(mine, int.from_bytes(os.urandom(7), "big"))
                bot = table.seats[seat].bot or self._bot(table)
            action, why = await self.thinkers.choose(bot, world, mine)
            async with loaded.lock:
                if self._still_asked(loaded, decision, thought) is None:
                    return
                # Whoever keeps a person's seat for a while does not speak for that person.
                speaks = loaded.table.seats[seat].kind == "bot"
                reason = wire.Reason(seat, why[0], why[1]) if speaks and why is not None else None
                with suppress(TavolataError):
                    entry = await self._play(loaded, seat, decision.id, action, loaded.table.v, None, reason)
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
