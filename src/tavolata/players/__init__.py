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
from tavolata.players.advice import (
    Advice,
    Compared,
    Judged,
    Verdict,
    advice_of,
    can_judge,
    coach_of,
    judged,
    judging_of,
)
from tavolata.players.elsewhere import from_elsewhere, is_elsewhere
from tavolata.players.following import next_level
from tavolata.players.observation import Observation
from tavolata.players.player import (
    LEVELS,
    PACE,
    PACE_IN_SECRET,
    PACE_OUT_OF_TURN,
    RANDOM,
    Bot,
    Player,
    Sensible,
    Slipping,
    Thinking,
    easiest_player,
    known_players,
    player,
    players_of,
    policy_of,
    usual_player,
)
from tavolata.players.search import Thought, Weighed, think

__all__ = [
    "LEVELS",
    "PACE",
    "PACE_IN_SECRET",
    "PACE_OUT_OF_TURN",
    "RANDOM",
    "Advice",
    "Bot",
    "Compared",
    "Judged",
    "Observation",
    "Player",
    "Policy",
    "Sensible",
    "Slipping",
    "Thinking",
    "Thought",
    "Verdict",
    "Weighed",
    "advice_of",
    "can_judge",
    "coach_of",
    "easiest_player",
    "from_elsewhere",
    "is_elsewhere",
    "judged",
    "judging_of",
    "known_players",
    "next_level",
    "player",
    "players_of",
    "policy_of",
    "think",
    "usual_player",
]
