"""When something happens at a table by itself: pauses, clocks, absences. The time itself comes from outside."""

from __future__ import annotations

from tavolata.engine import Decision
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
        return _LAST_CALL[reactions], _CLOSING[reactions], _PAUSE[reactions]

    def clock_until(self) -> float | None:
        """Until when the people who are awaited may think."""
        limit = self.settings.turn_seconds
        if not limit or self.stage != "playing" or not self.waiting:
            return None
        if all(self.seats[seat].played_by_bot for seat in self.waiting):
            return None
        return self.since + limit

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
        if self.bot_decisions():
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
                if decision is not None:
                    found.append(decision)
        return found
