"""Saved tables of Talisman in older formats.

Each function takes the plain data of a whole saved state and changes it into the next format. Numbers are those of the box
as it was then: ``data/format-1.json`` has the names in that order, whatever has been added since.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from tavolata.engine.upgrade import Data, name_of, named
from tavolata.games.talisman.components import ALIGNMENTS, FOLDER, KINDS

_SEATS = tuple(f"P{seat}" for seat in range(1, 9))


class Names:
    """What the numbers of format 1 stood for."""

    def __init__(self, names: dict[str, tuple[str, ...]]) -> None:
        self.cards = names["cards"]
        self.characters = names["characters"]
        self.spaces = names["spaces"]
        self.creatures = names["creatures"]
        self.deeds = names["deeds"]
        self.verbs = names["verbs"]
        self.ways = names["ways"]


@cache
def _names() -> Names:
    written = (FOLDER / "format-1.json").read_bytes()
    return Names(msgspec.json.decode(written, type=dict[str, tuple[str, ...]]))


def from_1(data: Data) -> None:
    """From numbers to names. Steps, heroes, attacks and Spells held numbers of cards, spaces, effects and creatures."""
    names = _names()
    table = data["table"]
    for hero in table["heroes"]:
        hero["character"] = name_of(hero["character"], names.characters)
        hero["space"] = name_of(hero["space"], names.spaces)
        hero["alignment"] = name_of(hero["alignment"], ALIGNMENTS)
    attack = table["attack"]
    if attack is not None:
        attack["creature"] = name_of(attack["creature"], names.creatures)
        attack["kind"] = KINDS[attack["kind"]]
        attack["helper"] = name_of(attack["helper"], names.cards)
        attack["rival_helper"] = name_of(attack["rival_helper"], names.cards)
    table["crossing"] = name_of(table["crossing"], names.spaces)
    table["casting"] = [_cast(cast, names, table["active"]) for cast in table["casting"]]
    for step in data["agenda"]:
        for place, name in _IN_STEPS.get(step[0], {}).items():
            step[place] = name(step[place], names)
    chance = data["chance"]
    if chance["source"] == "loaded":
        chance["ahead"] = [named(entry, names.cards) for entry in chance["ahead"]]


def _cast(cast: list[Any], names: Names, active: int) -> list[Any]:
    """A Spell aims at a space, a card or a character: that hangs on the Spell, and of Immobility on whose turn it is."""
    seat, card, target, cancelled = cast
    spell = name_of(card, names.cards).rstrip("0123456789")
    aims = _SEATS
    if spell in ("HEX", "TELEPORT"):
        aims = names.spaces
    elif spell == "DESTRUCTION" or (spell == "IMMOBILITY" and seat == active):
        aims = names.cards
    return [seat, name_of(card, names.cards), name_of(target, aims), cancelled]


def _card(value: Any, names: Names) -> Any:
    return name_of(value, names.cards)


def _cards(value: Any, names: Names) -> Any:
    return named(value, names.cards)


def _deed(value: Any, names: Names) -> Any:
    return name_of(value, names.deeds)


def _creature(value: Any, names: Names) -> Any:
    return name_of(value, names.creatures)


def _verb(value: Any, names: Names) -> Any:
    return name_of(value, names.verbs)


def _way(value: Any, names: Names) -> Any:
    return name_of(value, names.ways)


_OF_CARD: dict[int, Callable[[Any, Names], Any]] = {2: _card}
_OF_DEED: dict[int, Callable[[Any, Names], Any]] = {2: _deed, 3: _card}

#: Which steps held numbers, and where: the name of the step comes first, then its seat.
_IN_STEPS: dict[str, dict[int, Callable[[Any, Names], Any]]] = {
    **dict.fromkeys(
        ("ArmourHolds", "Charmed", "ChasmFall", "ChasmRoll", "FaceCard", "KillFollower", "Placed"), _OF_CARD
    ),
    **dict.fromkeys(("AvoidCard", "Raise", "TakeCounter", "Wish"), _OF_CARD),
    **dict.fromkeys(("Decided", "Do", "Odd", "Suffer", "Table"), _OF_DEED),
    **dict.fromkeys(("AddOne", "Choose", "Enter", "NeedNotRoll", "PayFor", "Shop", "Stall"), _OF_DEED),
    "HandIn": {2: _cards},
    "Meet": {2: _creature},
    "Opened": {2: _way},
    "UseAbility": {3: _verb},
}
