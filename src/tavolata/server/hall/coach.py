"""The coach: what a strong player would do in the place of somebody who asks, told to nobody else."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable

import msgspec

from tavolata.engine import Decision, NotYourDecision, TavolataError
from tavolata.players import Advice, coach_of
from tavolata.server import wire
from tavolata.server.hall.background import BackgroundTasks
from tavolata.server.hall.bot_runner import BotRunner
from tavolata.server.hall.live_table import GivenHint, LiveTable
from tavolata.server.hall.messages import refusal
from tavolata.server.store import Store
from tavolata.server.table import Table, encode


class Coach:
    """Gives hints where a table allows them. They are thought of where bots think, once no bot waits there."""

    def __init__(self, bots: BotRunner, store: Store, background: BackgroundTasks) -> None:
        self._bots = bots
        self._store = store
        self._background = background

    def begin(
        self, live: LiveTable, seat: int, wish: wire.AskHint, later: Callable[[wire.Hint | wire.Nak], None]
    ) -> None:
        """Think of a hint; ``later`` is called with it. Meanwhile whoever asks may answer."""
        self._background.start(self._give(live, seat, wish, later))

    async def _give(
        self, live: LiveTable, seat: int, wish: wire.AskHint, later: Callable[[wire.Hint | wire.Nak], None]
    ) -> None:
        try:
            later(await self._hint(live, seat, wish))
        except Exception as problem:
            later(refusal(wish.id, problem, live.table.settings.language))

    async def _hint(self, live: LiveTable, seat: int, wish: wire.AskHint) -> wire.Hint:
        async with live.lock:
            table = live.table
            if not table.setup.is_coached:
                raise NotYourDecision(_why_not(table), {}, game=table.game.name)
            decision = table.asked(seat, wish.decision)
            given = live.hints.get(seat)
            if given is None or not _still_stands(table, seat, given):
                given = self._think(table, decision)
                live.hints[seat] = given
                await self._count(table, seat)
        # Several may wait for the same: that one of them goes does not keep the others from hearing it.
        await asyncio.wait([given.advice])
        table = live.table
        if given.advice.cancelled() or not _still_stands(table, seat, given):
            raise NotYourDecision("error-hint-late", {}, game=table.game.name)
        return _told(table, seat, wish, given.advice.result())

    def _think(self, table: Table, decision: Decision) -> GivenHint:
        world = table.world_for(decision, int.from_bytes(os.urandom(7), "big"))
        thinking = self._bots.pool.advise(coach_of(table.game), world, decision, table.id)
        return GivenHint(decision.id, table.asked_since, asyncio.ensure_future(thinking))

    async def _count(self, table: Table, seat: int) -> None:
        """Among people everybody hears at the end how many hints each had."""
        result = table.setup.result
        hints = result.hints or [0] * table.players
        counted = [count + (number == seat) for number, count in enumerate(hints)]
        table.setup.result = msgspec.structs.replace(result, hints=counted)
        await self._store.change(table.id, {"result": encode(table.setup.result)})

    def forget_late(self, live: LiveTable) -> None:
        """The table has moved: what is asked no longer need not be thought of."""
        for seat, given in list(live.hints.items()):
            if not _still_stands(live.table, seat, given):
                given.advice.cancel()
                del live.hints[seat]


def _still_stands(table: Table, seat: int, given: GivenHint) -> bool:
    """Whether the seat is still asked what the hint is about, on the same table."""
    try:
        table.asked(seat, given.decision)
    except TavolataError:
        return False
    return table.asked_since == given.asked_since


def _why_not(table: Table) -> str:
    if table.settings.lesson:
        return "error-hint-lesson"
    if table.settings.daily:
        return "error-hint-daily"
    return "error-hint-game" if not coach_of(table.game) else "error-hint-off"


def _told(table: Table, seat: int, wish: wire.AskHint, advice: Advice) -> wire.Hint:
    game, why, compared = table.game, advice.why, advice.compared
    hint = wire.Hint(
        wish.id,
        table.v,
        wish.decision,
        game.text(advice.action),
        coach_of(game),
        None if why is None else wire.Reason(seat, why[0], why[1]),
    )
    if compared is not None:
        hint.chance, hint.other_chance, hint.clear = compared.chance, compared.other_chance, compared.is_clear
        hint.other = game.text(compared.other)
    return hint
