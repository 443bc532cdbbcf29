"""A character in play with all that it has, and an attack while it goes on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tavolata.engine.saving import COUNT, DIE, FLAG, SEAT, SEAT_OR_NOBODY, Fields, Nested, Number, TupleOf
from tavolata.games.talisman.box.cards import (
    A_CARD,
    A_KIND,
    AN_ALIGNMENT,
    CARD_OR_NONE,
    CHARACTER_OR_NONE,
    CREATURE_OR_NONE,
    NO_CARD,
    NO_SPACE,
    NOBODY,
    SPACE_OR_NONE,
    Card,
    Space,
)
from tavolata.games.talisman.rules.stay import STAY, Stay

_CARDS: Final = TupleOf(A_CARD)
_DICE: Final = TupleOf(DIE)

HERO: Final = Fields(
    ("character", CHARACTER_OR_NONE),
    ("alignment", AN_ALIGNMENT),
    ("strength", COUNT),
    ("craft", COUNT),
    ("life", COUNT),
    ("fate", COUNT),
    ("gold", COUNT),
    ("space", SPACE_OR_NONE),
    ("objects", _CARDS),
    ("followers", _CARDS),
    ("spells", _CARDS),
    ("trophies", _CARDS),
    ("toad", COUNT),
    ("toad_since", COUNT),
    ("toad_strength", COUNT),
    ("toad_craft", COUNT),
    ("missed", COUNT),
    ("quest", Number(0, 6)),
    ("stay", Nested(STAY, Stay)),
    ("foreseen", _CARDS),
    ("from_start", _CARDS),
    unsaved={"seat": "its place among the heroes"},
)
ATTACK: Final = Fields(
    ("seat", SEAT),
    ("scope", COUNT),
    ("rival", SEAT_OR_NOBODY),
    ("psychic", FLAG),
    ("cards", _CARDS),
    ("creature", CREATURE_OR_NONE),
    ("base", COUNT),
    ("kind", A_KIND),
    ("assassinate", FLAG),
    ("weapons", _CARDS),
    ("helper", CARD_OR_NONE),
    ("dice", _DICE),
    ("rival_weapons", _CARDS),
    ("rival_helper", CARD_OR_NONE),
    ("rival_dice", _DICE),
)


class Hero:
    """A seat's character with all that it has (T-181); ``character`` is NOBODY while the seat has none.

    Tuples are replaced, never changed.
    """

    __slots__ = HERO.slots

    def __init__(self, seat: int, stay: Stay | None = None) -> None:
        #: Whose character it is.
        self.seat = seat
        self.character = NOBODY
        self.alignment = 0
        #: Counters; the printed values are added.
        self.strength = 0
        self.craft = 0
        self.life = 0
        self.fate = 0
        self.gold = 0
        self.space: Space = NO_SPACE
        #: Objects and Magic Objects, which are all Objects (T-131).
        self.objects: tuple[Card, ...] = ()
        self.followers: tuple[Card, ...] = ()
        self.spells: tuple[Card, ...] = ()
        self.trophies: tuple[Card, ...] = ()
        #: Turns left as a Toad, and what it gained meanwhile (T-171).
        self.toad = 0
        self.toad_since = 0
        self.toad_strength = 0
        self.toad_craft = 0
        #: Turns to be missed (R-20).
        self.missed = 0
        #: The Warlock's quest, 1 to 6; 0: none.
        self.quest = 0
        self.stay = stay or Stay()
        #: The cards on top of the Adventure deck that it has seen, the topmost last (SP06).
        self.foreseen: tuple[Card, ...] = ()
        #: The Spells it began with (R-90).
        self.from_start: tuple[Card, ...] = ()

    def clone(self) -> Hero:
        copy = Hero(self.seat, self.stay.clone())
        copy.character = self.character
        copy.alignment = self.alignment
        copy.strength = self.strength
        copy.craft = self.craft
        copy.life = self.life
        copy.fate = self.fate
        copy.gold = self.gold
        copy.space = self.space
        copy.objects = self.objects
        copy.followers = self.followers
        copy.spells = self.spells
        copy.trophies = self.trophies
        copy.toad = self.toad
        copy.toad_since = self.toad_since
        copy.toad_strength = self.toad_strength
        copy.toad_craft = self.toad_craft
        copy.missed = self.missed
        copy.quest = self.quest
        copy.foreseen = self.foreseen
        copy.from_start = self.from_start
        return copy


@mypyc_attr(free_list_len=1, acyclic=True)
class Attack:
    """An attack while it goes on: a character against creatures, or against another character (the rival)."""

    __slots__ = ATTACK.slots

    def __init__(self, seat: int, rival: int, psychic: bool, scope: int) -> None:
        self.seat = seat
        #: The number of its scope, which what is cast for it is tied to.
        self.scope = scope
        self.rival = rival
        self.psychic = psychic
        #: The Enemy cards that fight together (R-22), or the creature that is no card.
        self.cards: tuple[Card, ...] = ()
        self.creature = NOBODY
        #: Their Strength or Craft.
        self.base = 0
        #: What kind of Enemy it is, for abilities; of a group the Dragon counts (R-78).
        self.kind = 0
        self.assassinate = False
        self.weapons: tuple[Card, ...] = ()
        #: A charmed Animal or raised Enemy that helps.
        self.helper: Card = NO_CARD
        self.dice: tuple[int, ...] = ()
        self.rival_weapons: tuple[Card, ...] = ()
        self.rival_helper: Card = NO_CARD
        self.rival_dice: tuple[int, ...] = ()

    def clone(self) -> Attack:
        copy = Attack(self.seat, self.rival, self.psychic, self.scope)
        copy.cards = self.cards
        copy.creature = self.creature
        copy.base = self.base
        copy.kind = self.kind
        copy.assassinate = self.assassinate
        copy.weapons = self.weapons
        copy.helper = self.helper
        copy.dice = self.dice
        copy.rival_weapons = self.rival_weapons
        copy.rival_helper = self.rival_helper
        copy.rival_dice = self.rival_dice
        return copy


def some_hero() -> Hero:
    """One to be filled."""
    return Hero(NOBODY)


def some_attack() -> Attack:
    """One to be filled."""
    return Attack(NOBODY, NOBODY, False, 0)
