"""When something happens at a table by itself: pauses, clocks, absences. The time itself comes from outside."""

from __future__ import annotations

from tavolata.engine import PASS, Decision, answer_by_order
from tavolata.server.table.asked import Asked

#: which nobody else has anything to do (closing), and how long it lasts at least (pause): quick and strict tables. Seconds.
_LAST_CALL: dict[str, float] = {"quick": 0.7, "strict": 0.7}
_CLOSING: dict[str, float] = {"quick": 2.5, "strict": 4.0}
_PAUSE: dict[str, float] = {"quick": 0.0, "strict": 3.0}
#: How long the table waits for somebody who wants to be asked.
_ASK_LIMIT: dict[str, float] = {"live": 20.0, "days": 12 * 3600.0}


class Timed(Asked):
    """A table that knows what it waits for, and how long."""

    def pauses(self) -> tuple[float, float, float]:
        """How long a choice is held, how long a moment with nothing else to do stays open, how long any lasts at least."""
        reactions, beat = self.settings.reactions, self.settings.beat
        if beat >= 0:
            return beat / 1000, beat / 1000, 0.0
        if self.settings.tempo == "days" and reactions == "quick":
            return 0.0, 0.0, 0.0
        closing = 0.0 if self._only_bots() else _CLOSING[reactions]
        return _LAST_CALL[reactions], closing, _PAUSE[reactions]

    def _only_bots(self) -> bool:
        """Whether only bots could have reacted in the open moment, as far as anybody knows: they need no time for a button."""
        state = self.state
        return state is not None and all(self.seats[decision.seat].played_by_bot for decision in state.decisions)

    def clock_until(self) -> float | None:
        """Until when the people who are awaited may think."""
        limit = self.settings.turn_seconds
        if not limit or self.stage != "playing" or not self.waiting:
            return None
        if all(self.seats[seat].played_by_bot for seat in self.waiting):
            return None
        return self.since + limit

    def given_for(self, seat: int, now: float) -> tuple[Decision, int] | None:
        """What the table itself answers for a seat: by its standing orders, by the clock, or as there is no choice."""
        sitting = self.seats[seat]
        reaction = self.reaction_of(seat)
        if reaction is not None and sitting.orders and self.state is not None:
            action = answer_by_order(self.state, reaction, sitting.orders)
            if action is not None and action != PASS:
                return reaction, action
        question = self.question_of(seat)
        if question is None or self.shown is None:
            return None
        if self.game.is_timed(question):
            return question, question.actions[-1 if self._time_is_over(now) else 0]
        if self.game.auto_answers_single and len(question.actions) == 1:
            return question, question.actions[0]
        ordered = answer_by_order(self.shown, question, sitting.orders) if sitting.orders else None
        return None if ordered is None else (question, ordered)

    def given(self, now: float) -> tuple[Decision, int] | None:
        """The first answer that the table gives itself."""
        for seat in range(self.players):
            found = self.given_for(seat, now)
            if found is not None:
                return found
        return None

    def given_at(self, decision: Decision) -> float:
        """When the table gives an answer itself: a question in turn leaves time to whoever could react before."""
        if not decision.public:
            return self.opened_at
        last_call, _, pause = self.pauses()
        release = self.opened_at + max(last_call if self.folded else 0.0, pause)
        asked = any(self.must_answer(seat) for seat in range(self.players))
        return max(release, self.opened_at + self._ask_limit()) if asked else release

    def _time_is_over(self, now: float) -> bool:
        until = self.ends_at()
        return until is not None and now >= until

    def waits_for_answers(self, now: float) -> bool:
        """Whether the open moment still waits for somebody's own answer."""
        if self.state is None or not any(self.must_answer(seat) for seat in range(self.players)):
            return False
        until: float = self.opened_at + self._ask_limit()
        return now < until

    @property
    def _even(self) -> bool:
        """Whether every moment lasts as long, whoever could react: at strict tables whose people are there."""
        return self.settings.reactions == "strict" and self.settings.tempo == "live"

    def _ask_limit(self) -> float:
        if self._even:
            last_call, closing, pause = self.pauses()
            return max(closing if self.closing else last_call, pause)
        return _ASK_LIMIT[self.settings.tempo]

    def wake_at(self) -> float | None:
        """When something happens here by itself: a held choice, a moment that closes, a clock, an absence."""
        if self.stage != "playing" or self.state is None:
            return None
        times: list[float] = []
        last_call, closing, pause = self.pauses()
        asked = any(self.must_answer(seat) for seat in range(self.players))
        if self._reaction_given():
            times.append(self.opened_at + self._ask_limit() if asked or self._even else self.opened_at)
        if self.closing:
            times.append(self.opened_at + (self._ask_limit() if asked else max(closing, pause)))
        given = self.given(self.since)
        if given is not None:
            times.append(self.given_at(given[0]))
        for held in self.held.values():
            release = max(held.at + last_call, self.opened_at + pause)
            times.append(max(release, self.opened_at + self._ask_limit()) if asked else release)
        until = self.clock_until()
        thinking = [seat for seat in self.waiting if seat not in self.held and not self.seats[seat].played_by_bot]
        if until is not None and thinking:
            times.append(until)
        absent = self.absent_at()
        if absent is not None:
            times.append(absent)
        return min(times) if times else None

    def absent_at(self) -> float | None:
        """When a bot should take the seat of somebody who is awaited and gone."""
        limit = self.settings.absent_seconds
        if not limit:
            return None
        gone = [self.seats[seat] for seat in self.waiting if self.is_gone(seat)]
        return min((max(seat.left_at, self.since) + limit for seat in gone), default=None)

    def is_gone(self, seat: int) -> bool:
        sitting = self.seats[seat]
        return sitting.kind == "person" and not sitting.standin and not sitting.connections and not sitting.elsewhere

    def due_at(self, now: float) -> float | None:
        """When the server must look at this table even if nobody has it open (kept with the table)."""
        if self.stage != "playing" or self.state is None:
            return None
        if self.bot_decisions() or self.given(now) is not None:
            return now
        times = [time for time in (self.clock_until(), self.absent_at()) if time is not None]
        if self.closing and any(seat.played_by_bot for seat in self.seats):
            times.append(now)
        return min(times) if times else None

    def bot_decisions(self) -> list[Decision]:
        """What bots are asked now, out of turn first."""
        found: list[Decision] = []
        for seat in self.seats:
            if seat.played_by_bot:
                decision = self.reaction_of(seat.number) or self.question_of(seat.number)
                if decision is not None and self.given_for(seat.number, self.since) is None:
                    found.append(decision)
        return found
