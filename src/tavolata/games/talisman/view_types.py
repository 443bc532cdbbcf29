"""The view of Talisman, declared: the browser's types are made from this, and a test holds real views against it."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

Alignment = Literal["good", "neutral", "evil"]
HowItEnded = Literal["command", "last", "together", "crown", "time"]

#: A part of a sum: of what kind, which card, how many points.
Counted = tuple[str, str | None, int]


class HeroView(Struct, forbid_unknown_fields=True):
    """What is to be seen of a character."""

    character: str
    alignment: Alignment
    space: str
    #: With all that counts outside an attack.
    strength: int
    craft: int
    #: Gained points of Strength and Craft.
    counters: tuple[int, int]
    life: int
    fate: int
    gold: int
    objects: list[str]
    followers: list[str]
    #: How many Objects may be carried.
    object_limit: int
    trophies: list[str]
    #: What the trophies are worth: points of Strength and of Craft.
    trophy_points: tuple[int, int]
    spell_count: int
    spell_limit: int
    toad: int
    missed: int
    quest: int
    offer: int
    enslaved: bool
    back: bool
    cleared: bool
    fiends: int
    werewolf: int
    invisible: bool
    immobile: bool
    #: Whether the Mercenary was paid for this turn.
    mercenary: bool
    #: Where the points of Strength and of Craft come from.
    parts: tuple[list[Counted], list[Counted]]
    #: Only where the viewer may know them.
    spells: list[str] | UnsetType = UNSET


class AttackView(Struct, forbid_unknown_fields=True):
    """An attack while it goes on."""

    seat: int
    #: The seat that is attacked; -1: creatures.
    rival: int
    psychic: bool
    cards: list[str]
    creature: str | None
    base: int
    assassinate: bool
    weapons: list[str]
    rival_weapons: list[str]
    blast: tuple[bool, bool]
    #: Charmed Animals or raised Enemies that help.
    helper: str | None
    rival_helper: str | None
    dice: list[int]
    rival_dice: list[int]
    #: Where the points of both sides come from, without the dice.
    parts: tuple[list[Counted], list[Counted]]
    #: The die of each side that counts; 0 before it is rolled.
    counting_dice: tuple[int, int]
    #: How many dice each side rolls.
    dice_count: tuple[int, int]
    #: How likely the attacker wins, stands off, loses, in percent, by its lead before the dice: from 7 behind to 7 ahead.
    odds: list[tuple[int, int, int]]
    #: What each Weapon would add.
    worth: dict[str, int]


class AboutView(Struct, forbid_unknown_fields=True):
    """What the open question is about; the question itself says the same, and more."""

    question: str
    card: str | UnsetType = UNSET
    space: str | UnsetType = UNSET
    #: What was rolled for.
    purpose: str | UnsetType = field(name="for", default=UNSET)
    #: The other character, and at whom a Spell was cast.
    seat: int | UnsetType = UNSET
    target: int | UnsetType = UNSET
    #: Death's dice.
    death: list[int] | UnsetType = UNSET
    what: str | UnsetType = UNSET
    price: int | UnsetType = UNSET
    count: int | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET
    spaces: list[str] | UnsetType = UNSET
    prices: dict[str, int] | UnsetType = UNSET


class TalismanOwn(Struct, forbid_unknown_fields=True):
    """What a seat sees besides what lies open."""

    about: AboutView | None
    own_spells: list[str]
    foreseen: list[str]
    offered: list[str]


class TalismanView(Struct, forbid_unknown_fields=True):
    """The table as one seat sees it; lists without a name of their own go by seat."""

    active: int
    first: int
    round: int
    crown_reached: bool
    out: list[bool]
    #: null: without a character now.
    heroes: list[HeroView | None]
    lying: dict[str, list[str]]
    coins: dict[str, int]
    #: What is left on the Places.
    counters: dict[str, int]
    purchases: list[str]
    talismans: int
    adventure: int
    adventure_discards: list[str]
    spells: int
    spell_discards: list[str]
    #: Events that last and lie beside the board.
    aside: list[str]
    blizzard: int
    hex: int
    magic_off: int
    warp: int
    #: Spells in the air: who, and which.
    casting: list[tuple[int, str]]
    dice: list[int]
    attack: AttackView | None
    evaded: list[str]
    crossing: str | None
    #: So many points of trophies are worth a counter.
    trophy_cost: int
    #: How it was won: only by time do points count; null while nobody has won.
    ended: HowItEnded | None
    #: Of the seat that looks.
    about: AboutView | UnsetType | None = UNSET
    own_spells: list[str] | UnsetType = UNSET
    foreseen: list[str] | UnsetType = UNSET
    offered: list[str] | UnsetType = UNSET
    #: What each seat sees besides, where a finished game is shown open.
    open: list[TalismanOwn] | UnsetType = UNSET
