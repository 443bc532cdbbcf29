"""A table with all that it can do, and where its game stands for each who looks."""

from __future__ import annotations

from typing import Any, cast

from tavolata.server import wire
from tavolata.server.table.journal import notation
from tavolata.server.table.questions import about_of, answers_of
from tavolata.server.table.takeback import TakenBack


class Table(TakenBack):
    """A table in memory. Whoever changes it commits what comes back before anybody hears of it."""

    def moved(self, seat: int | None, you: wire.You, now: float) -> dict[str, Any]:
        """Where the game stands for one viewer: the fields that State and Update share."""
        question = reaction = None
        shown = self.shown
        if seat is not None and shown is not None:
            you.orders = self.seats[seat].orders
            you.quiet = self.seats[seat].quiet
            you.takeback = self.may_ask_back(seat)
            asked = self.question_of(seat)
            if asked is not None and self.given_for(seat, now) is None:
                question = wire.Question(
                    asked.id,
                    asked.name,
                    asked.rule,
                    [notation(self.game, action) for action in asked.actions],
                    about_of(shown, asked),
                    answers_of(shown, asked),
                )
            could = self.reaction_of(seat)
            if could is not None and self.state is not None:
                reaction = wire.Reaction(
                    could.id,
                    could.name,
                    could.rule,
                    [notation(self.game, action) for action in could.actions],
                    about_of(self.state, could),
                    answers_of(self.state, could),
                    cast("wire.Order", self.order_of(seat, could)),
                    self.must_answer(seat),
                )
        until = self.clock_until()
        return {
            "v": self.v,
            "view": None if shown is None else shown.view(seat),
            "question": question,
            "reaction": reaction,
            "held": seat is not None and seat in self.held,
            "waiting": self.waiting,
            "clock": wire.Clock(until, now) if until is not None else None,
            "you": you,
            "over": self.over,
        }
