"""Bots by the names that people read on the screen, in whichever language they read them."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from tavolata.engine import Game, SetupError
from tavolata.engine.words import LANGUAGES, Words
from tavolata.players import LEVELS, from_elsewhere, is_elsewhere, known_players


def bot_named(typed: str, game: Game) -> str:
    """The bot that is meant, as it is called in code; refused if the game has none of that name."""
    known = known_players(game)
    name = typed.lower()
    if is_elsewhere(typed):
        from_elsewhere(typed)  # says what is wrong with it
        return typed
    if name in known:
        return name
    shown = _shown_names(known)
    if name in shown:
        return shown[name]
    # The name of a level that this game lacks is no slip of the pen for another one.
    is_level = name in LEVELS or name in _shown_names(LEVELS)
    near = [] if is_level else difflib.get_close_matches(name, [*known, *shown], 1, 0.6)
    details: dict[str, object] = {"name": typed, "near": near[0] if near else "", "known": ", ".join(known)}
    raise SetupError("error-bot-near" if near else "error-bot-name", details)


def _shown_names(bots: Iterable[str]) -> dict[str, str]:
    """What the screen calls them in any of the languages, and which they are."""
    languages = [Words(language) for language in LANGUAGES]
    keys = {bot: f"bot-{bot}-name" for bot in bots}
    return {words.say(key).lower(): bot for bot, key in keys.items() for words in languages if words.has(key)}
