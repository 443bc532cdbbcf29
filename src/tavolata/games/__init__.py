"""The games. Each has the same rooms: cards, state, turn, view, bot, words."""

from __future__ import annotations

from importlib import import_module

from tavolata.engine import Game, SetupError

#: The games that are here, in the order of the lobby.
NAMES = ("indy", "talismani", "timeline", "talisman")


def game(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise SetupError("error-game-name", {"name": str(name), "known": ", ".join(NAMES)})
    found = import_module(f"tavolata.games.{name}").GAME
    assert isinstance(found, Game)
    return found
