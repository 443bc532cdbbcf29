"""A table in memory with its lock, its viewers and its alarm."""

from __future__ import annotations

import asyncio
import weakref
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from tavolata.engine import NotYourDecision
from tavolata.players import Advice, Verdict
from tavolata.server import wire
from tavolata.server.backoff import Pause
from tavolata.server.hall.messages import Later, nak
from tavolata.server.hall.people import Viewer
from tavolata.server.table import Table


class TableLock:
    """The lock of a table: who comes first gets it first. After a write whose end is not known, whoever gets it next first
    reads the table again.

    Unlike that of asyncio it can be taken without waiting, where it is free, and given back by somebody else: an answer takes
    it where it is heard, and what became of it is heard from the database.
    """

    def __init__(self, live: LiveTable, read_again: Callable[[LiveTable], Awaitable[None]]) -> None:
        self.in_doubt = False
        self._taken = False
        #: Those who wait, each for the lock to be handed over.
        self._waiting: deque[asyncio.Future[None]] = deque()
        # Weak: the table has its lock, and in a circle both would stay in memory until Python looks for garbage.
        self._live = weakref.ref(live)
        self._read_again = read_again

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Take it without waiting. False: somebody has it, or the table must be read again first."""
        if self._taken or self.in_doubt:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """Hand it over to whoever waits longest."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self._taken:
            await self._wait()
        self._taken = True
        live = self._live()
        if self.in_doubt and live is not None:
            try:
                await self._read_again(live)
            except BaseException:
                self.release()
                raise

    async def _wait(self) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except BaseException:
            # Interrupted in the very moment in which it was handed over: then it is the next one's.
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()


class GivenHint(NamedTuple):
    """What the coach says to a seat: to which decision, on a table that stands so since which version."""

    decision: int
    asked_since: int
    advice: asyncio.Task[Advice]


class LiveTable:
    """A table in memory with its lock, its viewers and its alarm."""

    def __init__(
        self, table: Table, snapshot_n: int, read_again: Callable[[LiveTable], Awaitable[None]], now: float
    ) -> None:
        self.table = table
        self.lock = TableLock(self, read_again)
        self.viewers: set[Viewer] = set()
        self.timer: asyncio.TimerHandle | None = None
        #: What bots are thinking about: seat, decision and version.
        self.thinking: set[tuple[int, int, int]] = set()
        #: What the coach has thought of for a seat, or thinks of.
        self.hints: dict[int, GivenHint] = {}
        #: Answers that the coach looks at, and what it found, by seat: one each, the last.
        self.verdicts: dict[int, asyncio.Task[Verdict | None]] = {}
        self.marks: dict[int, wire.Mark] = {}
        #: How often a browser let go of the table: who asked before that what it holds must ask anew.
        self.departures = 0
        #: Who waits for the end of a held act: called with what became of it.
        self.held_acts: dict[str, Later] = {}
        #: What happens by itself failed here and is tried again later.
        self.pause = Pause()
        self.touched = now
        #: The entry of the last snapshot.
        self.snapshot_n = snapshot_n
        #: The version that is in the journal: what viewers were told.
        self.committed = table.v
        #: Another process moved the table, and the journal is about to be read.
        self.is_behind = False
        #: It may have changed more there than the journal.
        self.has_changed = False

    def forget_mark(self, seat: int) -> None:
        """The seat answers something else, or its answer was taken back."""
        self.marks.pop(seat, None)
        thinking = self.verdicts.pop(seat, None)
        if thinking is not None:
            thinking.cancel()

    def forget_marks(self) -> None:
        for seat in {*self.marks, *self.verdicts}:
            self.forget_mark(seat)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def refuse_held(self, act: str | None, reason: str) -> None:
        """A held act came to nothing: whoever waits for it hears why."""
        later = self.held_acts.pop(act, None) if act else None
        if later is not None and act is not None:
            later(self.nak(act.partition(":")[2], reason))

    def refuse_all_held(self, reason: str) -> None:
        for act in list(self.held_acts):
            self.refuse_held(act, reason)

    def nak(self, id: str, reason: str) -> wire.Nak:
        """No, in the language of the table."""
        return nak(id, NotYourDecision(reason, {}, game=self.table.game.name), self.table.settings.language)


#: Sets the alarm of a table anew after something changed there, and lets its bots think.
Reschedule = Callable[[LiveTable], None]
