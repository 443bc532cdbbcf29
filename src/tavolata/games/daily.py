"""The daily challenge: on one day everybody is dealt the same game, online and in the terminal."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime

from tavolata.engine import Game, SetupError


def today() -> str:
    """The day of the challenge, the same all over the world: 2026-11-16."""
    return datetime.now(UTC).date().isoformat()


def daily_options(game: Game) -> dict[str, str]:
    """All options of the challenge; refused where the game has none."""
    if not game.daily:
        raise SetupError("error-daily", {}, game=game.name)
    return game.check_options(game.daily)


def daily_key(game: Game, day: str) -> bytes:
    """The key behind every shuffle of that day. It changes with the rules, which might deal otherwise."""
    return hashlib.blake2b(
        f"{game.name} {game.version} {day}".encode(), digest_size=32, person=b"tavolata daily"
    ).digest()
