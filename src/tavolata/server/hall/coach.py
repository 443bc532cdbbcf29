"""The coach: what a strong player would do in the place of somebody who asks, and a quiet mark after a clear mistake, told to
nobody else.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from tavolata.engine import ANEW, Decision, NotYourDecision, State, TavolataError
from tavolata.players import Advice, Verdict, can_judge, coach_of
from tavolata.server import wire
from tavolata.server.hall.audience import Audience
from tavolata.server.hall.background import BackgroundTasks
from tavolata.server.hall.bot_runner import BotRunner
from tavolata.server.hall.live_table import GivenHint, LiveTable
from tavolata.server.hall.messages import refusal
from tavolata.server.hall.people import Refused
from tavolata.server.store import TABLES, Store
from tavolata.server.table import Table, action_in, answer_of, encode, result_in

#: Hears what became of a message.
Hears = Callable[[wire.Ack | wire.Nak | wire.Hint], None]


class GivenAnswer(NamedTuple):
    """An answer that the coach is to look at, and the table before it."""

    state: State
    decision: Decision
    action: int


class Coach:
    """Gives hints where a table allows them, and marks clear mistakes of whoever wants that. Both are thought of where bots think,
    once no bot waits there.
    """

    def __init__(self, bots: BotRunner, store: Store, audience: Audience, background: BackgroundTasks) -> None:
        self._bots = bots
        self._store = store
        self._audience = audience
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

    def watch(self, live: LiveTable, seat: int, act: wire.Act, later: Hears) -> Hears:
        """Look at this answer once it is acknowledged: not one that came to nothing. To be asked before it is given."""
        given = _given(live.table, seat, act)
        if given is None:
            return later

        def hear(answer: wire.Ack | wire.Nak | wire.Hint) -> None:
            later(answer)
            if isinstance(answer, wire.Ack):
                self._background.start(self._mark(live, seat, given, answer.v))

        return hear

    async def _mark(self, live: LiveTable, seat: int, given: GivenAnswer, v: int) -> None:
        game, decision, action = live.table.game, given.decision, given.action
        world = given.state.determinize(seat, int.from_bytes(os.urandom(7), "big"), ANEW)
        live.forget_mark(seat)
        judging = self._bots.pool.judge(coach_of(game), world, decision, action, live.table.id)
        thinking = live.verdicts[seat] = asyncio.ensure_future(judging)
        await asyncio.wait([thinking])
        async with live.lock:
            # Another answer was given meanwhile, or this one was taken back; or somebody sat down where hints are for nobody then.
            if live.verdicts.get(seat) is not thinking:
                return
            del live.verdicts[seat]
            verdict, table = thinking.result(), live.table
            if verdict is None or table.over or not table.setup.is_coached:
                return
            live.marks[seat] = _marked(table, seat, given, verdict, v)
            await self._count(table, seat)
            self._audience.tell_seat(live, seat)

    async def _count(self, table: Table, seat: int) -> None:
        """Among people everybody hears at the end how many hints each had. A mark is one too: whoever takes back can use it."""

        def write(connection: sa.Connection) -> list[int]:
            # In what the database has: another process may have ended the game, of which nothing is known here yet.
            mine = TABLES.c.id == table.id
            row = connection.execute(sa.select(TABLES.c.result).where(mine).with_for_update()).first()
            if row is None:
                raise Refused("error-no-table", 404)
            result = result_in(row.result)
            hints = result.hints or [0] * table.players
            counted = [count + (number == seat) for number, count in enumerate(hints)]
            changed = encode(msgspec.structs.replace(result, hints=counted))
            connection.execute(TABLES.update().where(mine).values(result=changed))
            self._store.tell(connection, table.id)
            return counted

        counted = await self._store.write(write)
        table.setup.result = msgspec.structs.replace(table.setup.result, hints=counted)

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


def _given(table: Table, seat: int, act: wire.Act) -> GivenAnswer | None:
    """What the coach is to look at; None: there is no coach here, none that can tell, or nothing to choose."""
    window = table.window
    if window is None or not table.setup.is_coached or not can_judge(table.game):
        return None
    try:
        decision, action = table.asked(seat, act.decision), action_in(table.game, act.action)
    except TavolataError:
        return None
    if len(decision.actions) == 1 or action not in decision.actions:
        return None
    # Neither is changed by what is answered: the engine plays on in copies.
    return GivenAnswer(window.shown if decision.public else window.state, decision, action)


def _marked(table: Table, seat: int, given: GivenAnswer, verdict: Verdict, v: int) -> wire.Mark:
    notation, why = table.game.notation, verdict.why
    return wire.Mark(
        v,
        given.decision.id,
        given.decision.name,
        answer_of(notation, given.action),
        [answer_of(notation, action) for action in verdict.better],
        verdict.cost,
        verdict.error,
        None if why is None else wire.Reason(seat, why[0], why[1]),
    )


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
