"""What people are shown. It is not always where the rules stand.

While the rules wait for possible reactions (an eagle at any moment), the next question is shown already: whoever could react
has a button, the others think.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tavolata.engine import PASS, Decision, Exchange, State

#: Answers, each with its seat, in the order in which they are played.
Answers = list[tuple[int, int]]


class ReplyTurn(NamedTuple):
    """Whose reply it is in an exchange, and who has passed since the last one: everybody knows."""

    seat: int
    passed: tuple[int, ...]
    name: str
    rule: str


class Window:
    """Where the game stands, and what people see of that. Never changed once made: ``look_ahead`` makes the next."""

    def __init__(
        self,
        state: State,
        shown: State,
        folded: Answers,
        closing: bool = False,
        closed: State | None = None,
    ) -> None:
        #: Where the rules stand.
        self.state: Final = state
        #: The state whose questions people see, and the answers that lead there from ``state``.
        self.shown: Final = shown
        self.folded: Final = folded
        #: Whether a moment is open that ends by itself.
        self.closing: Final = closing
        #: The game after that moment, if nobody reacts: found when looking for what follows, which may cost a shuffle.
        self.closed: Final = closed
        #: Whether somebody has reacted in the open moment and others are still awaited.
        self.has_reaction: Final = has_reaction(state)
        #: The seats that everybody may know are being waited for.
        self.waiting: Final = [decision.seat for decision in shown.decisions if decision.public]
        #: The same with the numbers of their questions.
        self.questions: Final = [(decision.seat, decision.id) for decision in shown.decisions if decision.public]
        #: What seats could do out of turn: nobody else may learn of it.
        self.reactions: Final = [
            decision for decision in state.decisions if not decision.public and len(decision.actions) > 1
        ]
        #: Whose reply it is, where an exchange is open.
        self.reply_turn: Final = _reply_turn(state)
        #: The seats that have anything to answer, in turn or out of turn.
        replying = [] if self.reply_turn is None else [self.reply_turn.seat]
        self.asked: Final = sorted({*self.waiting, *replying, *[decision.seat for decision in self.reactions]})

    def question_of(self, seat: int) -> Decision | None:
        """What the seat is asked in turn."""
        decision = self.shown.decision_of(seat)
        return decision if decision is not None and decision.public else None

    def reaction_of(self, seat: int) -> Decision | None:
        """What the seat could do out of turn."""
        for decision in self.reactions:
            if decision.seat == seat:
                return decision
        return None

    def is_last(self, decision: Decision) -> bool:
        """Whether nobody else is asked in the open moment any more."""
        return self.state.decisions == [decision]

    def passes(self, without: int = -1) -> Answers:
        """Nobody reacts, or nobody but one seat."""
        return [(decision.seat, PASS) for decision in self.state.decisions if decision.seat != without]

    def after(self, answers: Answers) -> State:
        """The game after these answers. How it goes on when a moment closes was worked out when it opened."""
        if self.closed is not None and answers == self.passes():
            return self.closed
        folded = len(self.folded)
        if folded and not self.has_reaction and answers[:folded] == self.folded:
            # What is folded was played already when looking ahead.
            return played(self.shown, answers[folded:])
        return played(self.state, answers)

    def mover(self, answers: Answers, seat: int) -> int:
        """Whose answer takes effect with these: of those who react in a moment the first, else the seat that chose."""
        state = self.state
        if not state.decisions or state.decisions[0].public:
            return seat
        given = dict(answers)
        for i in range(len(state.answered)):
            given[state.answered[i].seat] = state.answers_given[i]
        for decision in state.shared or state.decisions:
            if given.get(decision.seat, PASS) != PASS:
                return decision.seat
        return seat

    def asked_anew(self, before: Window) -> list[int]:
        """The seats that could react otherwise than before: each must hear of it, even where nothing shows."""
        if not self.reactions and not before.reactions:
            return []
        now = {decision.seat: decision.id for decision in self.reactions}
        earlier = {decision.seat: decision.id for decision in before.reactions}
        return [seat for seat in range(self.state.players) if now.get(seat) != earlier.get(seat)]


def answers_itself(state: State, decision: Decision, quick: bool) -> bool:
    """Whether a table gives the only answer to a question in turn.

    The one place that decides it, and never by what is hidden: that there is no other must be known to everybody. At quick
    tables silence may tell something, so there it also does where the question is put only for the sake of a hidden card.
    """
    if len(decision.actions) > 1:
        return False
    return state.game.single_is_public(state, decision) or (quick and decision.question.is_window(state))


def look_ahead(state: State, quick: bool = False) -> Window:
    """Find the questions to show: look past moments and forced answers from which nothing follows. Changes nothing."""
    shown = state
    folded: Answers = []
    if has_reaction(state):
        # It waits for others who are asked, and until it is carried out it must not show: as if nobody reacted.
        shown = state.clone()
        shown.answers_given = [PASS] * len(shown.answers_given)
    while shown.decisions:
        decisions = shown.decisions
        moment = not decisions[0].public
        if not moment and (len(decisions) > 1 or not answers_itself(shown, decisions[0], quick)):
            break
        answers = [(decision.seat, decision.actions[0]) for decision in decisions]
        following = played(shown, answers)
        # Each chance to reply in an exchange is one seat's own, and shows: nothing is folded into it.
        if following.events or following.over or _is_exchange(shown):
            if not moment:
                break
            if state.decisions[0].public:
                # Before the moment comes an answer without a choice: its seat is asked, and the moment is not open yet.
                return Window(state, state, [])
            # The moment itself is what the table waits for.
            return Window(state, state, [], True, following if shown is state else None)
        folded += answers
        shown = following
    return Window(state, shown, folded)


def played(state: State, answers: Answers) -> State:
    """The game after these answers, with what happened; the state itself stays as it is."""
    following = state.clone()
    following.events = []
    for seat, action in answers:
        following.play(seat, action)
    return following


def has_reaction(state: State) -> bool:
    """Whether somebody has reacted in the open moment and others are still awaited."""
    return bool(state.shared) and not state.shared[0].public and any(state.answers_given)


def _is_exchange(state: State) -> bool:
    return bool(state.decisions) and isinstance(state.decisions[0].question, Exchange)


def _reply_turn(state: State) -> ReplyTurn | None:
    if not state.decisions:
        return None
    asked = state.decisions[0]
    if not isinstance(asked.question, Exchange):
        return None
    return ReplyTurn(asked.seat, tuple(asked.question.passed(state)), asked.name, asked.rule)
