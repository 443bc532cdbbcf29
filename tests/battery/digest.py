"""Twenty games in one number, to be compared between processes: ``python digest.py <game>``."""

from __future__ import annotations

import hashlib
import random
import sys

from battery.cases import GAMES, cases_of, to_the_end
from tavolata.engine import Game


def digest(game: Game) -> str:
    """Everything that happens in twenty random games, hashed."""
    cases = cases_of(game)
    total = hashlib.blake2b(digest_size=16)
    for seed in range(20):
        state = cases[seed * 7 % len(cases)].new(seed, events=True)
        to_the_end(state, random.Random(seed))
        total.update(repr(state.events).encode())
        total.update(repr(state.dump()).encode())
    return total.hexdigest()


if __name__ == "__main__":
    print(digest(next(game for game in GAMES if game.name == sys.argv[1])))
