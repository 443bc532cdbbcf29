"""What a character is worth: Strength, Craft, how much it may carry. Nothing is changed here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavolata.engine import Part
from tavolata.games.talisman.box.cards import (
    ALWAYS_CRAFT,
    ALWAYS_STRENGTH,
    CARRIES,
    CRAFT,
    FOLLOWER,
    FORBIDDEN,
    GLADE,
    HAG,
    KEY,
    MAGIC,
    MOST_OBJECTS,
    NOBODY,
    SPELL_LIMIT,
    STRENGTH,
    TYPE,
    VALUE_CRAFT,
    VALUE_STRENGTH,
    Card,
)
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.lasting import NO_MAGIC, STRONGER, magic_works

if TYPE_CHECKING:
    from tavolata.games.talisman.rules.state import Talisman


def has(hero: Hero, key: int) -> bool:
    """Whether the character has such an Object or Follower."""
    for card in hero.objects:
        if KEY[card] == key:
            return True
    return any(KEY[card] == key for card in hero.followers)


def can(hero: Hero, abilities: list[bool]) -> bool:
    """Whether the character has a special ability, which wins over the basic rules (T-055, T-165); a Toad has none (T-178)."""
    return hero.toad == 0 and abilities[hero.character]


def has_magic(state: Talisman, hero: Hero, key: int) -> bool:
    """Whether the character can use a Magic Object of that name."""
    return has(hero, key) and magic_works(state, hero)


def strength_of(state: Talisman, hero: Hero) -> int:
    """Strength with all that counts outside battle (T-026, R-02); of a Toad 1 and what it gained (T-170)."""
    return ability_of(state, hero, False)


def craft_of(state: Talisman, hero: Hero) -> int:
    """Craft with all that counts, in psychic combat and for the number of Spells (T-030, T-032)."""
    return ability_of(state, hero, True)


def ability_of(state: Talisman, hero: Hero, psychic: bool, parts: list[Part] | None = None) -> int:
    """Strength, or Craft for psychic combat: the one walk over all that counts. ``parts`` collects where it comes from.

    What Followers and Objects add is never marked by counters: it is added whenever somebody asks (T-025, T-029).
    """
    if hero.toad:
        value = 1
        counters = hero.toad_craft if psychic else hero.toad_strength
    else:
        value = VALUE_CRAFT[hero.character] if psychic else VALUE_STRENGTH[hero.character]
        counters = hero.craft if psychic else hero.strength
    total = value + counters
    if parts is not None:
        parts.append(("value", NOBODY, value))
        if counters:
            parts.append(("counters", NOBODY, counters))
    if hero.toad:
        return total
    always = ALWAYS_CRAFT if psychic else ALWAYS_STRENGTH
    for card in hero.followers:
        if always[card]:
            total += always[card]
            if parts is not None:
                parts.append(("followers", card, always[card]))
    if hero.objects and hero.space != GLADE:
        magic = NO_MAGIC not in state.modifiers.by_kind
        for card in hero.objects:
            if always[card] and (magic or TYPE[card] != MAGIC):
                total += always[card]
                if parts is not None:
                    parts.append(("objects", card, always[card]))
    if state.modifiers.by_kind and not psychic:
        total = state.value(STRONGER, hero.seat, total, parts)
    return total


def spell_limit(state: Talisman, hero: Hero) -> int:
    """How many Spells the character may have (T-141, T-144); a Toad keeps what it holds (T-175)."""
    craft = craft_of(state, hero)
    return SPELL_LIMIT[craft if craft < 6 else 6]


def carrying_limit(hero: Hero) -> int:
    """Four Objects, four more for each Mule (T-133, R-71). Gold is none and has no limit (T-129)."""
    limit = MOST_OBJECTS
    for card in hero.followers:
        limit += CARRIES[card]
    return limit


def trophy_points(trophies: tuple[Card, ...]) -> tuple[int, int]:
    """What trophies are worth: points of Strength and of Craft, which count apart (T-154 to T-156)."""
    strength = craft = 0
    for card in trophies:
        strength += STRENGTH[card]
        craft += CRAFT[card]
    return strength, craft


def may_lead(hero: Hero) -> bool:
    """Whether the character may have Followers at all: not with the Hag (FO02). Their number has no limit (T-137)."""
    return not has(hero, HAG)


def may_have(hero: Hero, card: int) -> bool:
    """Whether the character may take such a card (T-071, T-183 to T-185)."""
    if hero.toad or FORBIDDEN[card] == hero.alignment:
        return False
    return TYPE[card] != FOLLOWER or KEY[card] == HAG or may_lead(hero)
