"""Tavolata: Italian tabletop games as a library, in the terminal and around an online table. Five are here.

>>> import tavolata
>>> state = tavolata.game("indy").new(players=4, seed=42)
>>> while not state.over:
...     decision = state.decisions[0]
...     state.play(decision.seat, decision.actions[0])
>>> sorted(state.ranking)
[1, 2, 2, 2]
"""

from tavolata.games import NAMES as GAMES
from tavolata.games import game
from tavolata.version import VERSION

__version__ = VERSION

__all__ = ["GAMES", "__version__", "game"]
