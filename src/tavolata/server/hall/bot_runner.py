"""Bots at their tables: they think beside the server, and answer like anybody else."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from contextlib import suppress

from tavolata.engine import PASS, Decision, State, TavolataError
from tavolata.server import wire
from tavolata.server.bots import BotPool, Thought
from tavolata.server.clock import TableClock
from tavolata.server.hall.background import BackgroundTasks
from tavolata.server.hall.live_table import LiveTable, Reschedule
from tavolata.server.hall.live_tables import LiveTables
from tavolata.server.hall.people import bot_for
from tavolata.server.hall.play import Play
from tavolata.server.hall.retries import Retries
from tavolata.server.metrics import Metrics
from tavolata.server.table import Table

LOG = logging.getLogger("tavolata")


class BotRunner:
    """Gives the bots of a table what they are asked, and plays what they answer."""

    def __init__(
        self,
        pool: BotPool,
        tables: LiveTables,
        play: Play,
        background: BackgroundTasks,
        retries: Retries,
        metrics: Metrics,
        clock: TableClock,
        reschedule: Reschedule,
    ) -> None:
        #: Where bots think.
        self.pool = pool
        self._tables = tables
        self._play = play
        self._background = background
        self._retries = retries
        self._metrics = metrics
        self._clock = clock
        self._reschedule = reschedule

    def wake(self, live: LiveTable) -> None:
        """Every bot that is asked begins to think, unless it does so already."""
        table = live.table
        for decision in table.bot_decisions():
            thought = (decision.seat, decision.id, table.v)
            if thought not in live.thinking:
                live.thinking.add(thought)
                self._background.start(self._let_think(table.id, decision, thought))

    async def choose_once(self, table: Table, decision: Decision) -> int:
        """What a bot would answer in the place of a person whose time is up."""
        world = table.world_for(decision, int.from_bytes(os.urandom(7), "big"))
        return (await self._choose(bot_for(table), world, decision, table.id)).action

    async def _choose(self, bot: str, world: State, decision: Decision, table: str) -> Thought:
        began = time.perf_counter()
        with self._metrics.thoughts_waiting.track_inprogress():
            thought = await self.pool.choose(bot, world, decision, table)
        self._metrics.thought_seconds.observe(time.perf_counter() - began)
        if thought.playouts < thought.wanted // 2:
            self._metrics.thoughts_shortened.inc()
            LOG.debug("%s of table %s thought with %d playouts of %d", bot, table, thought.playouts, thought.wanted)
        return thought

    async def _let_think(self, id: str, decision: Decision, thought: tuple[int, int, int]) -> None:
        """A bot thinks, at a pace that people can follow, and answers like anybody else."""
        live = self._tables.get(id)
        if live is None:
            return
        seat = decision.seat
        try:
            async with live.lock:
                table = live.table
                mine = _still_asked(live, decision, thought)
                if mine is None:
                    return
                scripted = table.lesson.scripted(mine)
                world = table.world_for(mine, int.from_bytes(os.urandom(7), "big")) if scripted is None else None
                bot = table.seats[seat].bot or bot_for(table)
            # First it thinks and then it waits: how long it thinks tells what there is to think about.
            answer = Thought(scripted or PASS) if world is None else await self._choose(bot, world, mine, id)
            action, why = answer.action, answer.why
            if not live.table.is_unseen(mine, action):
                now = self._clock.now()
                await asyncio.sleep(max(0.0, live.table.bot_answers_at(mine, now) - now))
            async with live.lock:
                if _still_asked(live, decision, thought) is None:
                    return
                # Whoever keeps a person's seat for a while does not speak for that person.
                speaks = live.table.seats[seat].kind == "bot"
                reason = wire.Reason(seat, why[0], why[1]) if speaks and why is not None else None
                with suppress(TavolataError):
                    entry = await self._play.answer(live, seat, decision.id, action, live.table.v, None, reason)
                    if entry is None:
                        self._reschedule(live)
        except Exception as problem:
            self._retries.failed(live, problem)
        finally:
            live.thinking.discard(thought)
            if self._tables.get(id) is live:
                self._reschedule(live)


def _still_asked(live: LiveTable, decision: Decision, thought: tuple[int, int, int]) -> Decision | None:
    """The bot's decision if it is still open; the table may have moved while it thought."""
    table = live.table
    if thought not in live.thinking or table.v != thought[2] or not table.seats[decision.seat].played_by_bot:
        return None
    for mine in table.bot_decisions():
        if mine.seat == decision.seat and mine.id == decision.id:
            return mine
    return None
