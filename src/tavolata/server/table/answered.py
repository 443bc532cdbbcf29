"""Answers. One given while others might react is *held* for a short beat, so that a reaction can still come before it."""

from __future__ import annotations

from tavolata.engine import ANEW, PASS, Decision, IllegalAction, NotYourDecision, State, TavolataError
from tavolata.server.entries import Entry
from tavolata.server.table.asked import Held
from tavolata.server.table.journal import NOBODY, Journal


class Answered(Journal):
    """A table that takes answers, and does by itself what is due."""

    def world_for(self, decision: Decision, seed: int) -> State:
        """The table as the seat of a decision knows it: what is hidden from it is dealt anew."""
        state = self.shown if decision.public else self.state
        assert state is not None
        return state.determinize(decision.seat, seed, ANEW)  # who has answered is for all to see

    def check(self, seat: int, decision: int, action: int, on: int) -> Decision:
        """The open decision that is meant; refuses what is not open, not legal, or meant for an older table."""
        for mine, state in ((self.reaction_of(seat), self.state), (self.question_of(seat), self.shown)):
            if mine is not None and state is not None and mine.id == decision:
                if on < self.asked_at.get(seat, 0):
                    raise NotYourDecision("error-table-changed", {}, game=self.game.name)
                if action not in mine.actions:
                    state.clone().play(seat, action, decision)  # raises, and says why
                    raise IllegalAction("error-not-offered", {}, mine.rule, self.game.name)
                return mine
        raise self._not_open(seat, decision)

    def _not_open(self, seat: int, decision: int) -> TavolataError:
        game = self.game.name
        if self.locked is not None:
            return self.locked
        if self.stage == "open":
            return NotYourDecision("error-not-started", {}, game=game)
        if self.over:
            return NotYourDecision("error-game-over", {}, game=game)
        mine = self.question_of(seat)
        if mine is None:
            return NotYourDecision("error-not-asked", {"seat": seat + 1}, game=game)
        return NotYourDecision("error-decision-gone", {"decision": decision, "open": mine.id}, game=game)

    def act(
        self, seat: int, decision: int, action: int, on: int, act: str | None, now: float, why: str = ""
    ) -> Entry | None:
        """Answer. Returns what must be committed, or None if the answer is held for the beat. ``why``: a bot's reason."""
        mine = self.check(seat, decision, action, on)
        if not mine.public:
            return self._react(seat, action, seat, act, now, why)
        held = Held(decision, action, act, now, why)
        if self.folded and not self._may_release(held, now):
            self.held[seat] = held
            return None
        return self._apply([*self.folded, (seat, action)], seat, act, now, why)

    def _react(self, seat: int, action: int, by: int, act: str | None, now: float, why: str = "") -> Entry:
        """A reaction, or somebody's no to one. It is carried out when nobody else's own answer is awaited."""
        answers = [(seat, action)]
        others = [other for other in range(self.players) if other != seat]
        awaited = any(self.must_answer(other) for other in others) or (
            self._even and now < self.opened_at + self._ask_limit()
        )
        if action != PASS and not awaited:
            answers += self._passes(without=seat)
        return self._apply(answers, by, act, now, why)

    def _may_release(self, held: Held, now: float) -> bool:
        last_call, _, pause = self.pauses()
        due = now >= max(held.at + last_call, self.opened_at + pause)
        return due and not self._reaction_given() and not self.waits_for_answers(now)

    def wake(self, now: float) -> Entry | None:
        """Do what is due: give an answer, let a held choice take effect, close a moment. None: nothing is due yet."""
        if self.state is None or self.over:
            return None
        if self._reaction_given():
            early = self._even and now < self.opened_at + self._ask_limit()
            return None if early or self.waits_for_answers(now) else self._apply(self._passes(), NOBODY, None, now)
        given = self.given(now)
        if given is not None and now >= self.given_at(given[0]):
            decision, action = given
            if not decision.public:
                return self._react(decision.seat, action, NOBODY, None, now)
            return self._apply([*self.folded, (decision.seat, action)], NOBODY, None, now)
        for seat, held in self.held.items():
            if self._may_release(held, now):
                del self.held[seat]
                return self._apply([*self.folded, (seat, held.action)], seat, held.act, now, held.why)
        _, closing, pause = self.pauses()
        if self.closing and now >= self.opened_at + max(closing, pause) and not self.waits_for_answers(now):
            return self._apply(self._passes(), NOBODY, None, now)
        return None
