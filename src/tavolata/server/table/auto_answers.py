"""Who answers: the table itself, by standing orders, by the clock or as there is no choice; a bot; or a person."""

from __future__ import annotations

from typing import NamedTuple

from tavolata.engine import PASS, Decision, answer_by_order, order_of
from tavolata.server.table.held_answers import HeldAnswers
from tavolata.server.table.lesson import TableLesson
from tavolata.server.table.setup import TableSetup
from tavolata.server.table.window import Window, answers_itself


class AutoAnswer(NamedTuple):
    """An answer that the table gives for a seat."""

    decision: Decision
    action: int


class AutoAnswers:
    """What the table answers for its seats, and whom it has to ask."""

    def __init__(self, setup: TableSetup, held: HeldAnswers, lesson: TableLesson) -> None:
        self._setup = setup
        self._held = held
        self._lesson = lesson

    def order_of(self, window: Window, decision: Decision) -> str:
        """What the standing orders of a seat mean for its reaction here: ask, button, use or never."""
        return order_of(window.state, decision, self._setup.seats[decision.seat].orders)

    def must_answer(self, window: Window, reaction: Decision, order: str = "") -> bool:
        """Whether the open moment waits for this seat: a bot, or somebody who wants to be asked (``order``, if known)."""
        seat = self._setup.seats[reaction.seat]
        if seat.played_by_bot or self._lesson.wants(reaction):
            return True
        return seat.kind == "person" and not seat.quiet and (order or self.order_of(window, reaction)) == "ask"

    def lesson_waits(self, window: Window) -> bool:
        """Whether a lesson waits for the learner's answer to the open moment: for that there is all the time in the world."""
        return any(self._lesson.wants(reaction) for reaction in self._held.reactions_left(window))

    def anybody_must_answer(self, window: Window, without: int = -1) -> bool:
        """Whether the open moment waits for any seat."""
        left = self._held.reactions_left(window)
        return any(reaction.seat != without and self.must_answer(window, reaction) for reaction in left)

    def answer_for(self, window: Window, seat: int, now: float) -> AutoAnswer | None:
        """What the table answers for a seat: by its standing orders, by the clock, or as there is no choice."""
        setup = self._setup
        orders = setup.seats[seat].orders
        passing = self._pass_in_exchange(window, seat)
        if passing is not None:
            return passing
        if orders:
            reaction = self._held.reaction_of(window, seat)
            action = answer_by_order(window.state, reaction, orders) if reaction is not None else None
            if reaction is not None and action is not None and action != PASS:
                return AutoAnswer(reaction, action)
        question = self._held.question_of(window, seat)
        if question is None:
            return None
        if setup.game.clock is not None and setup.game.is_timed(question):
            return AutoAnswer(question, question.actions[-1 if self._time_is_over(now) else 0])
        if self._lesson.wants(question):
            return None  # what a lesson asks for is done by hand, even where there is nothing to choose
        if setup.game.auto_answers_single and answers_itself(window.shown, question, setup.is_quick):
            return AutoAnswer(question, question.actions[0])
        ordered = answer_by_order(window.shown, question, orders) if orders else None
        if ordered is None or self._would_show_what_one_has(window, question, ordered):
            return None
        return AutoAnswer(question, ordered)

    def _would_show_what_one_has(self, window: Window, question: Decision, ordered: int) -> bool:
        """Whether others would learn from this answer that its seat has something that it does not use.

        An order to do without is about what the seat has: who has nothing is asked all the same where everybody is asked for
        the sake of something hidden.
        """
        asked = question.question
        return not self._setup.is_quick and asked.is_window(window.shown) and not asked.ability(ordered)

    def _pass_in_exchange(self, window: Window, seat: int) -> AutoAnswer | None:
        """The pass of a seat that has no reply, or wants to give none.

        At quick tables only, where silence may tell something. At strict ones each chance to reply lasts as long.
        """
        if window.reply_turn is None or window.reply_turn.seat != seat or not self._setup.is_quick:
            return None
        sitting, asked = self._setup.seats[seat], window.state.decisions[0]
        unwilling = sitting.quiet or answer_by_order(window.state, asked, sitting.orders) == PASS
        return AutoAnswer(asked, PASS) if len(asked.actions) == 1 or unwilling else None

    def first(self, window: Window, now: float) -> AutoAnswer | None:
        """The first answer that the table gives itself."""
        for seat in window.asked:
            found = self.answer_for(window, seat, now)
            if found is not None:
                return found
        return None

    def bot_decisions(self, window: Window, now: float) -> list[Decision]:
        """What bots are asked now, out of turn first."""
        found: list[Decision] = []
        for seat in self._setup.seats:
            if seat.played_by_bot:
                decision = self._held.reaction_of(window, seat.number) or self._held.question_of(window, seat.number)
                if decision is None or self._lesson.holds_back(decision):
                    continue
                if self.answer_for(window, seat.number, now) is None:
                    found.append(decision)
        return found

    def _time_is_over(self, now: float) -> bool:
        until = self._setup.ends_at()
        return until is not None and now >= until
