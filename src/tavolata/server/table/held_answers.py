"""Answers that wait. One given while others might react is *held* for a short beat, so that a reaction can still come first.

At strict tables the last answer of a moment waits too: a moment that was over when the last one who could react has spoken
would tell that they could.
"""

from __future__ import annotations

from tavolata.engine import Decision
from tavolata.server.table.window import Window


class HeldAnswer:
    """An answer that takes effect after the beat."""

    __slots__ = ("act", "action", "at", "by_order", "decision", "why")

    def __init__(
        self, decision: int, action: int, act: str | None, at: float, why: str = "", by_order: bool = False
    ) -> None:
        self.decision = decision
        self.action = action
        self.act = act
        self.at = at
        self.why = why
        #: Whether the table gave it, by a standing order.
        self.by_order = by_order


class HeldAnswers:
    """By seat the answers that are held, and those that came to nothing."""

    def __init__(self) -> None:
        self.by_seat: dict[int, HeldAnswer] = {}
        #: Held answers that came to nothing because the table changed: their seats must be told.
        self.dropped: list[tuple[int, HeldAnswer]] = []
        #: By seat the reaction that waits for the end of its moment, and the moment to which it has said no.
        self.reactions: dict[int, HeldAnswer] = {}
        self.declined: dict[int, int] = {}

    def question_of(self, window: Window, seat: int) -> Decision | None:
        """What the seat is still asked in turn: nothing while its answer is held."""
        return None if seat in self.by_seat else window.question_of(seat)

    def reaction_of(self, window: Window, seat: int) -> Decision | None:
        """What the seat could still do out of turn: nothing once it has answered."""
        reaction = window.reaction_of(seat)
        return None if reaction is None or self._has_reacted(reaction) else reaction

    def reactions_left(self, window: Window) -> list[Decision]:
        """What seats could still do out of turn."""
        if not self.reactions and not self.declined:
            return window.reactions
        return [reaction for reaction in window.reactions if not self._has_reacted(reaction)]

    def _has_reacted(self, reaction: Decision) -> bool:
        held = self.reactions.get(reaction.seat)
        return self.declined.get(reaction.seat) == reaction.id or (held is not None and held.decision == reaction.id)

    def of(self, seat: int) -> HeldAnswer | None:
        """The answer of the seat that waits, a reaction first."""
        return self.reactions.get(seat) or self.by_seat.get(seat)

    def give_back(self, seat: int) -> None:
        """The seat takes back what is held of it."""
        if self.reactions.pop(seat, None) is None:
            self.by_seat.pop(seat, None)

    def drop_all(self) -> None:
        """Something happened: no held answer was meant for this table."""
        if not self.by_seat and not self.reactions and not self.declined:
            return  # as nearly always
        self.dropped += [*self.by_seat.items(), *self.reactions.items()]
        self.by_seat.clear()
        self.reactions.clear()
        self.declined.clear()

    def drop_unasked(self, window: Window) -> None:
        """Drop the answers of seats that are no longer asked."""
        for seat in list(self.by_seat):
            if window.shown.decision_of(seat) is None:
                self.dropped.append((seat, self.by_seat.pop(seat)))
        for seat, held in list(self.reactions.items()):
            reaction = window.reaction_of(seat)
            if reaction is None or reaction.id != held.decision:
                self.dropped.append((seat, self.reactions.pop(seat)))
