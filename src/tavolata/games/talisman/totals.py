"""What a character is worth: Strength, Craft, how much it may carry. Nothing is changed here."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from tavolata.games.talisman.cards import (
    ALWAYS_CRAFT,
    ALWAYS_STRENGTH,
    CARRIES,
    FOLLOWER,
    FORBIDDEN,
    GLADE,
    HAG,
    KEY,
    MAGIC,
    MOST_OBJECTS,
    NOBODY,
    SPELL_LIMIT,
    TYPE,
    VALUE_CRAFT,
    VALUE_STRENGTH,
)
from tavolata.games.talisman.hero import Hero

if TYPE_CHECKING:
    from tavolata.games.talisman.state import Talisman


#: A part of a sum: of what kind, which card (NOBODY: none), how many points.
Part: TypeAlias = tuple[str, int, int]


def has(hero: Hero, key: int) -> bool:
    """Whether the character has such an Object or Follower."""
    for card in hero.objects:
        if KEY[card] == key:
            return True
    return any(KEY[card] == key for card in hero.followers)


def can(hero: Hero, abilities: list[bool]) -> bool:
    """Whether the character has a special ability; a Toad has none (T-178)."""
    return hero.toad == 0 and abilities[hero.character]


def magic_works(state: Talisman, hero: Hero) -> bool:
    """Whether Magic Objects can be used: not in the Cursed Glade, not under Destroy Magic (R-54, R-97)."""
    return state.magic_off == NOBODY and hero.space != GLADE


def has_magic(state: Talisman, hero: Hero, key: int) -> bool:
    """Whether the character can use a Magic Object of that name."""
    return has(hero, key) and magic_works(state, hero)


def strength_of(state: Talisman, hero: Hero) -> int:
    """Strength with all that counts outside battle (T-026, R-02); of a Toad 1 and what it gained (T-170)."""
    if hero.toad:
        return 1 + hero.toad_strength
    total = VALUE_STRENGTH[hero.character] + hero.strength
    for card in hero.followers:
        total += ALWAYS_STRENGTH[card]
    if hero.objects and hero.space != GLADE:
        magic = state.magic_off == NOBODY
        for card in hero.objects:
            if magic or TYPE[card] != MAGIC:
                total += ALWAYS_STRENGTH[card]
    if hero.potion and magic_works(state, hero):
        total += 2
    return total


def craft_of(state: Talisman, hero: Hero) -> int:
    """Craft with all that counts (T-030)."""
    if hero.toad:
        return 1 + hero.toad_craft
    total = VALUE_CRAFT[hero.character] + hero.craft
    for card in hero.followers:
        total += ALWAYS_CRAFT[card]
    if hero.objects and hero.space != GLADE:
        magic = state.magic_off == NOBODY
        for card in hero.objects:
            if magic or TYPE[card] != MAGIC:
                total += ALWAYS_CRAFT[card]
    return total


def parts_of(state: Talisman, hero: Hero, psychic: bool) -> list[Part]:
    """Where each point of Strength, or of Craft, comes from: what ``strength_of`` and ``craft_of`` add up."""
    if hero.toad:
        return some([("value", NOBODY, 1), ("counters", NOBODY, hero.toad_craft if psychic else hero.toad_strength)])
    always = ALWAYS_CRAFT if psychic else ALWAYS_STRENGTH
    value = VALUE_CRAFT[hero.character] if psychic else VALUE_STRENGTH[hero.character]
    found: list[Part] = [("value", NOBODY, value), ("counters", NOBODY, hero.craft if psychic else hero.strength)]
    found += [("followers", card, always[card]) for card in hero.followers]
    if hero.space != GLADE:
        magic = state.magic_off == NOBODY
        found += [("objects", card, always[card]) for card in hero.objects if magic or TYPE[card] != MAGIC]
    if hero.potion and not psychic and magic_works(state, hero):
        found.append(("potion", NOBODY, 2))
    return some(found)


def some(parts: list[Part]) -> list[Part]:
    """Without those that count nothing; the printed value always stands."""
    return [part for part in parts if part[2] or part[0] == "value"]


def spell_limit(state: Talisman, hero: Hero) -> int:
    """How many Spells the character may have (T-141); a Toad keeps what it holds (T-175)."""
    return SPELL_LIMIT[min(6, craft_of(state, hero))]


def carrying_limit(hero: Hero) -> int:
    """Four Objects, four more for each Mule (T-133, R-71)."""
    limit = MOST_OBJECTS
    for card in hero.followers:
        limit += CARRIES[card]
    return limit


def may_lead(hero: Hero) -> bool:
    """Whether the character may have Followers at all: not with the Hag (FO02)."""
    return not has(hero, HAG)


def may_have(hero: Hero, card: int) -> bool:
    """Whether the character may take such a card (T-071, T-183 to T-185)."""
    if hero.toad or FORBIDDEN[card] == hero.alignment:
        return False
    return TYPE[card] != FOLLOWER or KEY[card] == HAG or may_lead(hero)
