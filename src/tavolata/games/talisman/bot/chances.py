"""The chance of each seat to win at a table of Talisman, by what its mind knows: above all whether it is ready for the Crown.

Where somebody stands counts only as far as the odds go to come alive past what is left: whoever is inside unprepared is not near
the Crown but near the end. The weights were fitted (``benchmarks/fit_values.py``).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tavolata.engine.value import Weights
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.values import GREEDY
from tavolata.games.talisman.box.cards import CROWN, INNER, MIDDLE, NOBODY, REGION
from tavolata.games.talisman.rules.odds import MILLION
from tavolata.games.talisman.rules.state import Talisman

FEATURES: Final = (
    "nobody",
    "battle",
    "craft",
    "life",
    "last-life",
    "fate",
    "gold",
    "things",
    "spells",
    "talisman",
    "odds",
    "ready",
    "across",
    "inside",
    "crown",
    "toad",
)
WEIGHTS: Final = Weights(Path(__file__).parent.with_name("weights.json"), FEATURES)


def features(state: Talisman, seat: int) -> list[float]:
    hero = state.heroes[seat]
    if hero.character == NOBODY:
        return [1.0, *([0.0] * (len(FEATURES) - 1))]
    mind = Mind(state, seat, GREEDY)
    through, alive = mind.way_in()
    odds = (through / MILLION) * (alive / MILLION)
    region = REGION[hero.space]
    inside = mind.alive_from(hero.space) / MILLION if region == INNER and mind.talisman else 0.0
    return [
        0.0,
        min(mind.battle, 12) / 10,
        min(mind.craft, 12) / 10,
        min(hero.life, 6) / 5,
        1.0 if hero.life == 1 else 0.0,
        min(hero.fate, 4) / 4,
        min(hero.gold, 4) / 4,
        min(len(hero.objects) + len(hero.followers), 8) / 8,
        min(len(hero.spells), 3) / 3,
        1.0 if mind.talisman else 0.0,
        odds if mind.talisman else odds / 4,
        1.0 if mind.ready else 0.0,
        1.0 if mind.ready and region == MIDDLE else 0.0,
        inside,
        1.0 if hero.space == CROWN else 0.0,
        1.0 if hero.toad else 0.0,
    ]


def value(state: Talisman) -> list[float]:
    """The chance of each seat to win."""
    return WEIGHTS.chances([features(state, seat) for seat in range(state.players)])
