"""How much of a player's time a game takes: questions, taps, interruptions, minutes.

Measured over games of the usual bot against itself, at tables as they are if nobody changes anything: quick reactions, the
usual standing orders. A *tap* is an answer where there is more than one; a table may give single answers itself. For a
reaction one must tap if the table waits for it, or if one uses it: what is only offered while the others play on is no
question.

Minutes are those of a live table: the pauses that the server makes before a bot answers. At normal speed the animations of
the page are shorter than these pauses (dice 0.52 s, cards 0.42 s) and run inside them.
"""

from __future__ import annotations

import msgspec

from tavolata.engine import EVERYBODY, PASS, Decision, Fast, Game, Turn, order_of
from tavolata.engine.orders import ASK
from tavolata.players import PACE, PACE_OUT_OF_TURN, policy_of, usual_player


class Tedium(msgspec.Struct, frozen=True, kw_only=True):
    """What one game asked of its players."""

    rounds: int
    #: For each turn in which its player was asked anything: questions, and taps.
    questions: list[int]
    taps: list[int]
    #: Questions put to others than the player whose turn it was, per round and seat.
    off_turn: float
    minutes: float


class Count:
    """Counts on the way through a game."""

    def __init__(self) -> None:
        #: By seat and the number of its turn.
        self.questions: dict[tuple[int, int], int] = {}
        self.taps: dict[tuple[int, int], int] = {}
        self.off_turn = 0
        self.seconds = 0.0

    def add(self, turn: Turn, decision: Decision, waited_for: bool, used: bool, last: bool = True) -> None:
        """An answer: in whose turn, whether the table waited for it, whether it was more than doing without.

        Where several are asked at once all think meanwhile: only the last one takes time.
        """
        choice = len(decision.actions) > 1
        if not decision.public:
            self.seconds += PACE_OUT_OF_TURN
        elif choice and last:
            self.seconds += PACE
        asked = waited_for or used
        if turn.seat not in (decision.seat, EVERYBODY):
            self.off_turn += asked and choice
        elif asked:
            own = (decision.seat, turn.number)
            self.questions[own] = self.questions.get(own, 0) + 1
            self.taps[own] = self.taps.get(own, 0) + choice


def tedium(game: Game, players: int, seed: int) -> Tedium | None:
    """A game of the usual bot against itself; None: the game has no turns."""
    choose = policy_of(usual_player(game), game)
    chances = [Fast(seed * players + seat) for seat in range(players)]
    state = game.new(players, seed)
    count = Count()
    rounds = 0
    for _ in range(game.facts(players).longest):
        turn = game.turn_of(state)
        if turn is None:
            return None
        rounds = turn.round
        if state.over:
            break
        decision = state.decisions[0]
        action = choose(state, decision, chances[decision.seat])
        waited_for = decision.public or order_of(state, decision, {}) == ASK
        count.add(turn, decision, waited_for, action != PASS, last=len(state.decisions) == 1)
        state.play(decision.seat, action)
    return Tedium(
        rounds=rounds,
        questions=list(count.questions.values()),
        taps=list(count.taps.values()),
        off_turn=count.off_turn / (rounds * players),
        minutes=count.seconds / 60,
    )
