"""Bots that play any game.

A player gets an *observation*, all that its seat knows, and answers with one of its decision's actions. What the seat does
not know is not in it. Luck, where a player wants any, comes from the ``chance`` that the caller gives, so that whoever
knows the seeds can repeat every game.

>>> import tavolata
>>> from tavolata.engine import Fast
>>> from tavolata.players import Observation, player
>>> game = tavolata.game("indy")
>>> state, bot, chance = game.new(players=3, seed=1), player("greedy", game), Fast(1)
>>> while not state.over:
...     seat = state.decisions[0].seat
...     state.play(seat, bot.choose(Observation(state, seat), chance))
"""

from __future__ import annotations

from tavolata.engine.parts import Policy
from tavolata.players.elsewhere import from_elsewhere, is_elsewhere
from tavolata.players.observation import Observation
from tavolata.players.player import (
    PACE,
    PACE_IN_SECRET,
    PACE_OUT_OF_TURN,
    RANDOM,
    Bot,
    Player,
    Sensible,
    easiest_player,
    player,
    players_of,
    policy_of,
    usual_player,
)

__all__ = [
    "PACE",
    "PACE_IN_SECRET",
    "PACE_OUT_OF_TURN",
    "RANDOM",
    "Bot",
    "Observation",
    "Player",
    "Policy",
    "Sensible",
    "easiest_player",
    "from_elsewhere",
    "is_elsewhere",
    "player",
    "players_of",
    "policy_of",
    "usual_player",
]
