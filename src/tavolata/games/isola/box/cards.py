"""The cards of the set as numbers: what the rules, the texts and the bots look up.

A card is a number in ``CARDS``; notation and saved games call it by its key. The same for abilities.
"""

from __future__ import annotations

from typing import Final

from tavolata.engine.action import Kind
from tavolata.engine.data_files import DataProblem
from tavolata.games.isola.box.components import BASE, Components
from tavolata.games.isola.box.records import Ability, Card

_SET: Final = Components()

#: All cards by number, in the order of the files.
CARDS: Final[tuple[Card, ...]] = tuple(_SET.cards)
KEYS: Final[tuple[str, ...]] = tuple([card.key for card in CARDS])
#: A card in an action.
CARD: Final = Kind("card", KEYS)

#: All abilities by number, and what saved games call them: ``TOKI/0``.
ABILITIES: Final[tuple[Ability, ...]] = tuple(_SET.abilities)
ABILITY_NAMES: Final[tuple[str, ...]] = tuple([ability.name for ability in ABILITIES])
#: An ability in an action.
ABILITY: Final = Kind("ability", ABILITY_NAMES)


def number_of(key: str) -> int:
    """The number of the card with this key, which must be in the set."""
    if key not in _SET.numbers:
        raise DataProblem(BASE, key, "key", "the rules name it, but it is not there")
    return _SET.numbers[key]
