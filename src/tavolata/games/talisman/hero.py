"""A character in play with all that it has, and an attack while it goes on."""

from __future__ import annotations

from typing import Final

from tavolata.games.talisman.cards import NOBODY

#: What the Tavern offered for the next move (R-49).
NO_OFFER = 0
OFFER_OUTER = 1
OFFER_FERRY = 2


#: The parts of both, which are saved. They are named here because a compiled class has no slots to ask.
HERO_PARTS: Final = (
    "alignment",
    "back",
    "character",
    "cleared",
    "craft",
    "enslaved",
    "fate",
    "fiends",
    "followers",
    "foreseen",
    "from_start",
    "gold",
    "life",
    "missed",
    "objects",
    "offer",
    "quest",
    "space",
    "spells",
    "strength",
    "toad",
    "toad_craft",
    "toad_since",
    "toad_strength",
    "trophies",
    "werewolf",
)
ATTACK_PARTS: Final = (
    "assassinate",
    "base",
    "cards",
    "creature",
    "dice",
    "helper",
    "kind",
    "psychic",
    "rival",
    "rival_dice",
    "rival_helper",
    "rival_weapons",
    "scope",
    "seat",
    "weapons",
)


class Hero:
    """A seat's character; ``character`` is NOBODY while the seat has none. Tuples are replaced, never changed."""

    __slots__ = (*HERO_PARTS, "seat")

    def __init__(self, seat: int) -> None:
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
        self.space = NOBODY
        self.objects: tuple[int, ...] = ()
        self.followers: tuple[int, ...] = ()
        self.spells: tuple[int, ...] = ()
        self.trophies: tuple[int, ...] = ()
        #: Turns left as a Toad, and what it gained meanwhile (T-171).
        self.toad = 0
        self.toad_since = 0
        self.toad_strength = 0
        self.toad_craft = 0
        #: Turns to be missed (R-20).
        self.missed = 0
        #: The Warlock's quest, 1 to 6; 0: none.
        self.quest = 0
        self.offer = NO_OFFER
        self.enslaved = False
        # In the Inner Region
        self.back = False
        #: Whether the instructions of the space are fulfilled (T-219).
        self.cleared = False
        self.fiends = 0
        self.werewolf = 0
        #: The cards on top of the Adventure deck that it has seen, the topmost last (SP06).
        self.foreseen: tuple[int, ...] = ()
        #: The Spells it began with (R-90).
        self.from_start: tuple[int, ...] = ()

    def clone(self) -> Hero:
        copy = Hero(self.seat)
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
        copy.offer = self.offer
        copy.enslaved = self.enslaved
        copy.back = self.back
        copy.cleared = self.cleared
        copy.fiends = self.fiends
        copy.werewolf = self.werewolf
        copy.foreseen = self.foreseen
        copy.from_start = self.from_start
        return copy


class Attack:
    """An attack while it goes on: a character against creatures, or against another character (the rival)."""

    __slots__ = ATTACK_PARTS

    def __init__(self, seat: int, rival: int, psychic: bool, scope: int) -> None:
        self.seat = seat
        #: The number of its scope, which what is cast for it is tied to.
        self.scope = scope
        self.rival = rival
        self.psychic = psychic
        #: The Enemy cards that fight together (R-22), or the creature that is no card.
        self.cards: tuple[int, ...] = ()
        self.creature = NOBODY
        #: Their Strength or Craft.
        self.base = 0
        #: What kind of Enemy it is, for abilities; of a group the Dragon counts (R-78).
        self.kind = 0
        self.assassinate = False
        self.weapons: tuple[int, ...] = ()
        #: A charmed Animal or raised Enemy that helps.
        self.helper = NOBODY
        self.dice: tuple[int, ...] = ()
        self.rival_weapons: tuple[int, ...] = ()
        self.rival_helper = NOBODY
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
