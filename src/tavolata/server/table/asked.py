"""What people are asked. It is not always where the rules stand.

While the rules wait for possible reactions (an eagle at any moment), the next question is shown already: whoever could react
has a button, the others think.
"""

from __future__ import annotations

from typing import NamedTuple

from tavolata.engine import PASS, Decision, Game, State, order_of
from tavolata.server.entries import Kept
from tavolata.server.table.laid import Laid


class Held(NamedTuple):
    """An answer that takes effect after the beat."""

    decision: int
    action: int
    act: str | None
    at: float
    why: str = ""


class Asked(Laid):
    """The game, and the questions that people see."""

    def __init__(self, kept: Kept, game: Game) -> None:
        super().__init__(kept, game)
        self.v = 0
        #: When the last entry was made: since then the open question is open.
        self.since: float = self.created
        self.held: dict[int, Held] = {}
        #: Held answers that came to nothing because the table changed: their seats must be told.
        self.dropped: list[tuple[int, Held]] = []
        #: For each seat the version since which its question stands as it is: an answer to an older one is refused.
        self.asked_at: dict[int, int] = {}
        self.state: State | None = None
        #: The state whose questions people see, and the answers that lead there from ``state``.
        self.shown: State | None = None
        self.folded: list[tuple[int, int]] = []
        #: Whether a moment is open that ends by itself.
        self.closing = False
        #: The game after that moment, if nobody reacts: found when looking for what follows, which may cost a shuffle.
        self.closed: State | None = None

    @property
    def opened_at(self) -> float:
        """Since when an open moment is open, as far as anybody may know: since something last showed."""
        return self.since

    def _settle(self) -> None:
        """Find the questions to show: look past moments and forced answers from which nothing follows."""
        state = self.state
        self.folded = []
        self.closing = False
        self.closed = None
        self.shown = state
        if state is None:
            return
        shown = state
        if self._reaction_given():
            # It waits for others who are asked, and until it is carried out it must not show: as if nobody reacted.
            shown = state.clone()
            shown.given_actions = [PASS] * len(shown.given_actions)
        while shown.decisions:
            decisions = shown.decisions
            moment = not decisions[0].public
            if not moment and (len(decisions) > 1 or len(decisions[0].actions) > 1):
                break
            answers = [(decision.seat, decision.actions[0]) for decision in decisions]
            following = shown.clone()
            following.events = []
            for seat, action in answers:
                following.play(seat, action)
            if following.events or following.over:
                self.closing = moment
                if moment and shown is state:
                    self.closed = following
                break
            self.folded += answers
            shown = following
        if self.closing:
            # The moment itself is what the table waits for.
            self.folded = []
            shown = state
            if state.decisions and state.decisions[0].public:
                self.closing = False
        self.shown = shown

    def _mark_questions(self) -> None:
        """Something happened: whatever is asked now is asked on a changed table."""
        self.asked_at = dict.fromkeys(range(self.players), self.v)

    def drop_held(self) -> None:
        self.dropped += self.held.items()
        self.held.clear()

    @property
    def waiting(self) -> list[int]:
        """The seats that everybody may know are being waited for."""
        if self.shown is None:
            return []
        return [decision.seat for decision in self.shown.decisions if decision.public]

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.over

    def question_of(self, seat: int) -> Decision | None:
        """What the seat is asked in turn."""
        if self.shown is None or seat in self.held:
            return None
        decision = self.shown.decision_of(seat)
        return decision if decision is not None and decision.public else None

    def reaction_of(self, seat: int) -> Decision | None:
        """What the seat could do out of turn: nobody else may learn of it."""
        if self.state is None:
            return None
        decision = self.state.decision_of(seat)
        if decision is None or decision.public or len(decision.actions) < 2:
            return None
        return decision

    def reactions(self) -> list[int]:
        """For each seat the number of the decision by which it could react; 0 if it could not."""
        found = [self.reaction_of(seat) for seat in range(self.players)]
        return [0 if decision is None else decision.id for decision in found]

    def order_of(self, seat: int, decision: Decision) -> str:
        """What the standing orders of a seat mean for a reaction here: ask, button, use or never."""
        assert self.state is not None
        return order_of(self.state, decision, self.seats[seat].orders)

    def must_answer(self, seat: int) -> bool:
        """Whether the open moment waits for this seat: a bot, or somebody who wants to be asked."""
        decision = self.reaction_of(seat)
        if decision is None:
            return False
        sitting = self.seats[seat]
        if sitting.played_by_bot:
            return True
        return sitting.kind == "person" and not sitting.quiet and self.order_of(seat, decision) == "ask"

    def _reaction_given(self) -> bool:
        """Whether somebody has reacted in the open moment and others are still awaited."""
        state = self.state
        return state is not None and bool(state.asked) and not state.asked[0].public and any(state.given_actions)

    def _passes(self, without: int = -1) -> list[tuple[int, int]]:
        assert self.state is not None
        return [(decision.seat, PASS) for decision in self.state.decisions if decision.seat != without]
