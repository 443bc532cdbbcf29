"""The games. Each has the same files: cards, state, turn, view, bot, words; a large one has folders box, rules and bot."""

from __future__ import annotations

from importlib import import_module

from tavolata.engine import Game, SetupError

#: The games that are here, in the order of the lobby.
NAMES = ("indy", "talismani", "timeline", "talisman", "isola")
#: Those without a page in the browser: they are played in the terminal and from Python.
TERMINAL_ONLY: tuple[str, ...] = ()
ONLINE = tuple(name for name in NAMES if name not in TERMINAL_ONLY)


def game(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise SetupError("error-game-name", {"name": str(name), "known": ", ".join(NAMES)})
    found = import_module(f"tavolata.games.{name}").GAME
    assert isinstance(found, Game)
    return found


def online(name: str) -> Game:
    """The game of that name, for an online table."""
    if name in NAMES and name not in ONLINE:
        raise SetupError("error-game-not-online", {"name": name, "known": ", ".join(ONLINE)})
    return game(name)
