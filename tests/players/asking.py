"""Asking the bot of a game what it would answer."""

from __future__ import annotations

from support import SEATS
from tavolata.engine import Fast, State
from tavolata.players import player


def answer(state: State, seat: str) -> str:
    """What the greedy bot answers for the seat, in notation."""
    decision = state.decision_of(SEATS.index(seat))
    assert decision is not None, f"seat {seat} is asked nothing"
    return state.game.text(player("greedy", state.game).choose(state, decision, Fast(1)))
