"""How much of a player's time a game takes: questions, taps, interruptions, minutes.

Measured over games of the usual bot against itself, at tables as they are if nobody changes anything: quick reactions, the
usual standing orders. A *tap* is an answer where there is more than one; a table that folds gives the others itself. For a
reaction one must tap if the table waits for it, or if one uses it: what is only offered while the others play on is no
question.

Minutes are those of a live table: the pauses that the server makes before a bot answers. At normal speed the animations of
the page are shorter than these pauses (dice 0.52 s, cards 0.42 s) and run inside them.
"""

from __future__ import annotations

import msgspec

from tavolata.engine import PASS, Decision, Fast, Game, State, order_of
from tavolata.engine.orders import ASK
from tavolata.games.talisman.state import Talisman
from tavolata.players import PACE, PACE_OUT_OF_TURN, player, usual_player

#: The games of which this is measured: those with turns in which others are asked too.
GAMES = ("talisman",)

#: A game that has not ended after so many answers counts as it is.
_MOST_ANSWERS = 20_000


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
        self.questions: dict[int, int] = {}
        self.taps: dict[int, int] = {}
        self.off_turn = 0
        self.seconds = 0.0

    def add(self, turn: int, active: int, decision: Decision, waited_for: bool, used: bool) -> None:
        """An answer: in which turn of whom, whether the table waited for it, whether it was more than doing without."""
        choice = len(decision.actions) > 1
        if not decision.public:
            self.seconds += PACE_OUT_OF_TURN
        elif choice:
            self.seconds += PACE
        asked = waited_for or used
        if decision.seat != active:
            self.off_turn += asked and choice
        elif asked:
            self.questions[turn] = self.questions.get(turn, 0) + 1
            self.taps[turn] = self.taps.get(turn, 0) + choice


def tedium(game: Game, players: int, seed: int) -> Tedium:
    """A game of the usual bot against itself."""
    choose = player(usual_player(game), game).choose
    chances = [Fast(seed * players + seat) for seat in range(players)]
    state = game.new(players, seed)
    count = Count()
    for _ in range(_MOST_ANSWERS):
        if state.over:
            break
        decision = state.decisions[0]
        action = choose(state, decision, chances[decision.seat])
        active, turn, _ = turn_of(state)
        waited_for = decision.public or order_of(state, decision, {}) == ASK
        count.add(turn, active, decision, waited_for, action != PASS)
        state.play(decision.seat, action)
    rounds = turn_of(state)[2]
    return Tedium(
        rounds=rounds,
        questions=list(count.questions.values()),
        taps=list(count.taps.values()),
        off_turn=count.off_turn / (rounds * players),
        minutes=count.seconds / 60,
    )


def turn_of(state: State) -> tuple[int, int, int]:
    """Whose turn it is, the how manieth, and the round."""
    assert isinstance(state, Talisman)
    return state.active, state.turn_number, state.round
