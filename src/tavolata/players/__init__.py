"""Bots that play any game.

A player gets the state and its own open decision and answers with one of the decision's actions. It looks only at what
its seat may know; every game proves that for its own bot. Luck, where a player wants any, comes from the ``chance`` that
the caller gives, so that whoever knows the seeds can repeat every game.

>>> import tavolata
>>> from tavolata.engine import Fast
>>> from tavolata.players import player
>>> game = tavolata.game("indy")
>>> state, bot, chance = game.new(players=3, seed=1), player("greedy", game), Fast(1)
>>> while not state.over:
...     decision = state.decisions[0]
...     state.play(decision.seat, bot.choose(state, decision, chance))
"""

from __future__ import annotations

from tavolata.players.player import (
    GREEDY,
    PACE,
    PACE_OUT_OF_TURN,
    RANDOM,
    Player,
    Policy,
    Random,
    Sensible,
    player,
    players_of,
    usual_player,
)

__all__ = [
    "GREEDY",
    "PACE",
    "PACE_OUT_OF_TURN",
    "RANDOM",
    "Player",
    "Policy",
    "Random",
    "Sensible",
    "player",
    "players_of",
    "usual_player",
]
