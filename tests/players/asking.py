"""Asking the bot of a game what it would answer."""

from __future__ import annotations

from support import SEATS
from tavolata.engine import Fast, Game, State
from tavolata.players import Sensible, Thinking, player, policy_of, usual_player


def answer(state: State, seat: str, bot: str = "") -> str:
    """What a bot, the usual one of the game if none is named, answers for the seat, in notation."""
    decision = state.decision_of(SEATS.index(seat))
    assert decision is not None, f"seat {seat} is asked nothing"
    return state.game.text(policy_of(bot or usual_player(state.game), state.game)(state, decision, Fast(1)))


def lean(name: str, game: Game, playouts: int = 8, *, far: bool = False) -> Sensible:
    """The player of that name; whoever thinks, thinks as it does but little, so that many answers can be looked at.

    ``far``: as far ahead as it does, not only to the next tick of the clock.
    """
    found = player(name, game)
    if not isinstance(found, Thinking):
        return found
    ticks = found.budget.ticks if far else 1
    budget = found.budget._replace(playouts=playouts, answers=playouts // 6 + 1, ticks=ticks)
    return Thinking(name, found.policy, found.bots, budget)
