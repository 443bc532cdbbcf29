"""Asking the bot of a game what it would answer."""

from __future__ import annotations

from support import SEATS
from tavolata.engine import Fast, State
from tavolata.players import policy_of, usual_player


def answer(state: State, seat: str, bot: str = "") -> str:
    """What a bot, the usual one of the game if none is named, answers for the seat, in notation."""
    decision = state.decision_of(SEATS.index(seat))
    assert decision is not None, f"seat {seat} is asked nothing"
    return state.game.text(policy_of(bot or usual_player(state.game), state.game)(state, decision, Fast(1)))
