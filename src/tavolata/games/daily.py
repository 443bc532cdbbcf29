"""The daily challenge: on one day everybody is dealt the same game, online and in the terminal."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime

from tavolata.engine import Game


def today() -> str:
    """The day of the challenge, the same all over the world: 2026-11-16."""
    return datetime.now(UTC).date().isoformat()


def daily_options(game: Game) -> dict[str, str]:
    """All options of the challenge; empty where the game has none."""
    return game.check_options(game.daily) if game.daily else {}


def daily_key(game: Game, day: str) -> bytes:
    """The key behind every shuffle of that day. It changes with the rules, which might deal otherwise."""
    return hashlib.blake2b(
        f"{game.name} {game.version} {day}".encode(), digest_size=32, person=b"tavolata daily"
    ).digest()
