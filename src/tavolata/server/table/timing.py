"""When something happens at a table by itself: pauses, clocks, absences. The time itself comes from outside."""

from __future__ import annotations

from typing import NamedTuple

from tavolata.engine import Decision
from tavolata.players import PACE, PACE_IN_SECRET, PACE_OUT_OF_TURN
from tavolata.server import wire
from tavolata.server.table.auto_answers import AutoAnswers
from tavolata.server.table.held_answers import HeldAnswer, HeldAnswers
from tavolata.server.table.journal import Journal
from tavolata.server.table.setup import TableSetup
from tavolata.server.table.window import Window


class Pauses(NamedTuple):
    """How long the table waits for reactions, in seconds."""

    #: A choice is held for so long.
    last_call: float
    #: A moment in which nobody else has anything to do stays open for so long.
    closing: float
    #: Any moment lasts at least so long.
    least: float


#: Quick and strict tables; and where only bots could react.
_PAUSES: dict[str, Pauses] = {"quick": Pauses(0.7, 2.5, 0.0), "strict": Pauses(0.7, 4.0, 3.0)}
_AMONG_BOTS: dict[str, Pauses] = {"quick": Pauses(0.7, 0.0, 0.0), "strict": Pauses(0.7, 0.0, 3.0)}
_NONE = Pauses(0.0, 0.0, 0.0)
#: How much longer than usual bots take where the host wants it so.
_BOT_PACES: dict[wire.BotPace, float] = {"quick": 0.5, "usual": 1.0, "calm": 3.0}
#: At strict tables bots come to be later by so many paces at most: a search of theirs ends after four seconds.
_MOST_LATE = 5
#: How long the table waits for somebody who wants to be asked.
_ASK_LIMIT: dict[str, float] = {"live": 20.0, "days": 12 * 3600.0}


class Timing:
    """What a table waits for, and how long."""

    def __init__(self, setup: TableSetup, journal: Journal, held: HeldAnswers, auto: AutoAnswers) -> None:
        self._setup = setup
        self._journal = journal
        self._held = held
        self._auto = auto
        #: Since when those who are asked in turn have their question.
        self.asked_at = 0.0
        #: By how many paces bots are later than usual at a strict table.
        self._bots_late = 0

    @property
    def opened_at(self) -> float:
        """Since when an open moment is open, as far as anybody may know: since something last showed."""
        return self._journal.since

    def pauses(self, window: Window) -> Pauses:
        """How long this table waits for reactions here."""
        settings = self._setup.settings
        reactions, beat = settings.reactions, settings.beat
        if beat >= 0:
            return Pauses(beat / 1000, beat / 1000, 0.0) if beat else _NONE
        if settings.tempo == "days" and reactions == "quick":
            return _NONE
        return _AMONG_BOTS[reactions] if self._only_bots(window) else _PAUSES[reactions]

    def _only_bots(self, window: Window) -> bool:
        """Whether only bots could have reacted in the open moment, as far as anybody knows: they need no time for a button."""
        seats, state = self._setup.seats, window.state
        # Those who have answered count too: only who could react has had anything to answer.
        return all(seats[decision.seat].played_by_bot for decision in state.shared or state.decisions)

    @property
    def is_even(self) -> bool:
        """Whether every moment lasts as long, whoever could react."""
        return not self._setup.is_quick

    def _asks_until(self, window: Window) -> float:
        """Until when the table waits for somebody who wants to be asked."""
        if self.is_even:
            pauses = self.pauses(window)
            return self.opened_at + max(pauses.closing if window.closing else pauses.last_call, pauses.least)
        unhurried = self._setup.settings.lesson and self._auto.lesson_waits(window)
        return self.opened_at + _ASK_LIMIT["days" if unhurried else self._setup.settings.tempo]

    # Whether something may happen now

    def is_early(self, window: Window, now: float) -> bool:
        """Whether a reaction must wait so that nobody can tell from the time who could react."""
        return self.is_even and now < self._asks_until(window)

    def waits_for_answers(self, window: Window, now: float) -> bool:
        """Whether the open moment still waits for somebody's own answer."""
        return self._auto.anybody_must_answer(window) and now < self._asks_until(window)

    def may_release(self, window: Window, held: HeldAnswer, now: float) -> bool:
        """Whether a held answer may take effect."""
        pauses = self.pauses(window)
        due = now >= max(held.at + pauses.last_call, self.opened_at + pauses.least)
        reacted = window.has_reaction or self._held.reactions
        return due and not reacted and not self.waits_for_answers(window, now)

    def may_close(self, window: Window, now: float) -> bool:
        """Whether a moment that ends by itself is over."""
        if not window.closing:
            return False
        pauses = self.pauses(window)
        due = now >= self.opened_at + max(pauses.closing, pauses.least)
        return due and not self._held.reactions and not self.waits_for_answers(window, now)

    def auto_answer_at(self, window: Window, decision: Decision) -> float:
        """When the table gives an answer itself: a question in turn leaves time to whoever could react before."""
        if not decision.public:
            return self.opened_at
        pauses = self.pauses(window)
        release = self.opened_at + max(pauses.last_call if window.folded else 0.0, pauses.least)
        return max(release, self._asks_until(window)) if self._auto.anybody_must_answer(window) else release

    def bot_answers_at(self, window: Window, decision: Decision, thought_until: float = 0.0) -> float:
        """When a bot gives its answer, at a pace that people can follow. ``thought_until``: when it knew it, if it does.

        Counted from what everybody saw last. To a question in turn it takes a moment besides, in which it has thought about
        all that it could do before, too: how much that was must not show.
        """
        settings = self._setup.settings
        if settings.beat == 0:
            return 0.0
        if self._setup.game.is_in_secret(decision):
            # The steps that nobody sees come at once (`Table.is_unseen`), and the last one when there was time for all of them: on
            # a busy machine after twice that time or more, so that no step shows.
            took = max(0.0, thought_until - self._journal.since)
            return self._journal.since + PACE_IN_SECRET * (1.0 + took // PACE_IN_SECRET)
        if settings.tempo != "live":
            return 0.0
        if not decision.public:
            return self._journal.since + PACE_OUT_OF_TURN
        # Where something is folded its choice is held besides.
        pace = PACE_OUT_OF_TURN if window.folded else PACE
        usual = max(self._journal.since + pace * _BOT_PACES[settings.bot_pace], self.asked_at + PACE_OUT_OF_TURN)
        if not self.is_even:
            return usual
        # How long it thought tells how much there was to think about, which is the hand: on a slow machine, or a busy one, it is
        # longer than the pace. From then on all answers of bots here take as long.
        while self._bots_late < _MOST_LATE and usual + self._bots_late * PACE < thought_until:
            self._bots_late += 1
        return usual + self._bots_late * PACE

    # When to look again

    def wake_at(self, window: Window) -> float | None:
        """When something happens here by itself: a held choice, a moment that closes, a clock, an absence."""
        if self._setup.stage != "playing":
            return None
        times: list[float] = []
        pauses = self.pauses(window)
        asked = self._auto.anybody_must_answer(window)
        if window.has_reaction or self._held.reactions:
            times.append(self._asks_until(window) if asked or self.is_even else self.opened_at)
        if window.closing:
            times.append(self._asks_until(window) if asked else self.opened_at + max(pauses.closing, pauses.least))
        auto = self._auto.first(window, self._journal.since)
        if auto is not None:
            times.append(self.auto_answer_at(window, auto.decision))
        for held in self._held.by_seat.values():
            release = max(held.at + pauses.last_call, self.opened_at + pauses.least)
            times.append(max(release, self._asks_until(window)) if asked else release)
        until = self.clock_until(window)
        if until is not None and self._anybody_thinks(window):
            times.append(until)
        absent = self.absent_at(window)
        if absent is not None:
            times.append(absent)
        return min(times) if times else None

    def _anybody_thinks(self, window: Window) -> bool:
        """Whether a person has not chosen yet."""
        seats, held = self._setup.seats, self._held.by_seat
        return any(seat not in held and not seats[seat].played_by_bot for seat in window.waiting)

    def due_at(self, window: Window, now: float) -> float | None:
        """When the server must look at this table even if nobody has it open (kept with the table)."""
        if self._setup.stage != "playing":
            return None
        if self._auto.bot_decisions(window, self._journal.since) or self._auto.first(window, now) is not None:
            return now
        times = [time for time in (self.clock_until(window), self.absent_at(window)) if time is not None]
        if window.closing and any(seat.played_by_bot for seat in self._setup.seats):
            times.append(now)
        return min(times) if times else None

    def clock_until(self, window: Window) -> float | None:
        """Until when the people who are awaited may think."""
        limit, seats = self._setup.settings.turn_seconds, self._setup.seats
        if not limit or self._setup.stage != "playing":
            return None
        if all(seats[seat].played_by_bot for seat in window.waiting):
            return None
        return self._journal.since + limit

    def absent_at(self, window: Window) -> float | None:
        """When a bot should take the seat of somebody who is awaited and gone."""
        limit = self._setup.settings.absent_seconds
        if not limit:
            return None
        awaited = [self._setup.seats[seat] for seat in window.waiting]
        gone = [max(seat.left_at, self._journal.since) for seat in awaited if seat.is_gone]
        return min(gone) + limit if gone else None
