"""What Objects, Followers and wares are worth to the bot of Talisman, beside what its character carries already."""

from __future__ import annotations

from typing import Final

from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.region_worth import crossing_worth
from tavolata.games.talisman.bot.values import LEAST
from tavolata.games.talisman.box.cards import (
    ALWAYS_CRAFT,
    ALWAYS_STRENGTH,
    ARMOUR,
    AXE,
    CROSS,
    CROWN,
    ENEMY,
    FOLLOWER,
    FORBIDDEN,
    FORCED,
    GNOME,
    GOLD,
    KEY,
    MAGIC,
    MERCENARY,
    MIDDLE,
    MOST_OBJECTS,
    MULE,
    NOBODY,
    ORB,
    OUTER,
    POTION,
    PRINCE,
    PRINCESS,
    RAFT,
    REGION,
    RUNESWORD,
    STRENGTH,
    TALISMAN_KEY,
    TYPE,
    VALUE_CRAFT,
    VALUE_STRENGTH,
    WAND,
    WEAPON,
    ability,
    key_of,
)
from tavolata.games.talisman.rules.gains import may_leave
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.limits import BRING_A_FOLLOWER, BRING_MAGIC
from tavolata.games.talisman.rules.totals import can, carrying_limit, may_have

_TWO_WEAPONS: Final = ability("two-weapons")
_NO_WEAPON: Final = ability("no-weapon")
_NO_ARMOUR: Final = ability("no-armour")
_BOTTLE: Final = key_of("BOTTLE")
_GUIDE: Final = key_of("GUIDE")

#: By card: whether it is worth more or less by which Objects it is carried with, see ``worth_beside``.
_BESIDE_OTHERS: Final = [
    bool(ALWAYS_STRENGTH[card] or ALWAYS_CRAFT[card] or WEAPON[card] or ARMOUR[card])
    or KEY[card] in (TALISMAN_KEY, AXE)
    for card in range(len(KEY))
]


def thing_worth(mind: Mind, card: int) -> int:
    """What an Object or a Follower is worth to this character beside what else it carries."""
    return worth_beside(mind, card, others_than(mind, card))


def others_than(mind: Mind, card: int) -> list[int]:
    """The Objects carried, but for that one."""
    return _without(mind, card if card in mind.hero.objects else NOBODY)


def _without(mind: Mind, card: int) -> list[int]:
    """The Objects carried, but for one of them; NOBODY: all of them."""
    found = mind.kept.get(card)
    if found is None:
        found = mind.kept[card] = [other for other in mind.hero.objects if other != card]
    return found


def worth_beside(mind: Mind, card: int, others: list[int]) -> int:
    """What a card would be worth beside those Objects.

    It must not depend on whether the card is carried already: who leaves one thing for a better one would go back for it.
    """
    hero = mind.hero
    if FORBIDDEN[card] == hero.alignment or hero.toad:
        return 0
    worth = GOLD[card] * mind.coin()
    if TYPE[card] == FOLLOWER:
        return follower_worth(mind, card)
    if ALWAYS_STRENGTH[card] or ALWAYS_CRAFT[card]:
        worth += _points_beside(mind, card, others)
    key = KEY[card]
    if key == TALISMAN_KEY:
        spare = any(KEY[other] == TALISMAN_KEY for other in others)
        worth += mind.values.spare_talisman if spare or hero.space == CROWN else mind.values.a_talisman
    elif WEAPON[card] and not can(hero, _NO_WEAPON):
        worth += _weapon_beside(mind, card, others)
    elif ARMOUR[card] and not can(hero, _NO_ARMOUR):
        worn = 7
        for other in others:
            if ARMOUR[other]:
                worn = min(worn, ARMOUR[other])
        worth += max(0, worn - ARMOUR[card]) * mind.values.armour + 30
    elif key == POTION:
        worth += mind.values.potion
    elif key == WAND:
        worth += 400 if mind.craft >= 3 else 50
    elif key == ORB:
        worth += 350
    elif key == CROSS:
        worth += 300
    elif key == RAFT:
        worth += max(0, crossing_worth(mind)) if REGION[hero.space] == OUTER else 0
    elif key == _BOTTLE:
        worth += 150 if REGION[hero.space] == MIDDLE else 20
    if key == AXE and REGION[hero.space] == OUTER and not any(KEY[other] == AXE for other in others):
        worth += max(0, crossing_worth(mind)) // 2
    if TYPE[card] == MAGIC and hero.quest == BRING_MAGIC and card not in hero.objects:
        worth += mind.quest_worth()
    return worth


def _points_beside(mind: Mind, card: int, others: list[int]) -> int:
    """What the Strength and Craft are worth that an Object always gives, beside those Objects."""
    hero = mind.hero
    strength = VALUE_STRENGTH[hero.character] + hero.strength
    craft = VALUE_CRAFT[hero.character] + hero.craft
    for follower in hero.followers:
        strength += ALWAYS_STRENGTH[follower]
        craft += ALWAYS_CRAFT[follower]
    strong, clever = mind.weights(strength, craft)
    for other in others:
        strength += ALWAYS_STRENGTH[other]
        craft += ALWAYS_CRAFT[other]
    return points_worth(mind, strength, ALWAYS_STRENGTH[card], strong) + points_worth(
        mind, craft, ALWAYS_CRAFT[card], clever
    )


def _weapon_beside(mind: Mind, card: int, others: list[int]) -> int:
    """As many as are used count by what they add, others hardly."""
    count = 2 if can(mind.hero, _TWO_WEAPONS) else 1
    used = sorted([WEAPON[other] for other in others if WEAPON[other]])[-count:]
    worth = (
        mind.values.weapon * WEAPON[card]
        if len(used) < count
        else mind.values.weapon * max(0, WEAPON[card] - used[0]) + 50
    )
    return worth + (300 if KEY[card] == RUNESWORD else 0)


def follower_worth(mind: Mind, card: int) -> int:
    hero = mind.hero
    key = KEY[card]
    if FORCED[card]:
        return -700
    if TYPE[card] == ENEMY:
        return 60 * STRENGTH[card]
    worth = mind.values.follower + ALWAYS_STRENGTH[card] * mind.strength_worth + ALWAYS_CRAFT[card] * mind.craft_worth
    if key == MULE:
        worth += 300 if len(hero.objects) >= MOST_OBJECTS else 50
    elif key == GNOME:
        worth += 800 if mind.craft >= 5 else 200
    elif key == MERCENARY:
        worth += 250
    elif key in (PRINCE, PRINCESS):
        worth += 300
    elif key == _GUIDE:
        worth += 50
    if hero.quest == BRING_A_FOLLOWER and card not in hero.followers:
        worth += mind.quest_worth()
    return worth


def taking_worth(mind: Mind, card: int) -> int:
    """What taking the Object brings, if for want of room another one must go."""
    hero = mind.hero
    if len(hero.objects) < carrying_limit(hero):
        return worth_beside(mind, card, _without(mind, NOBODY))
    least = _least_carried(mind)
    if least == LEAST:
        return 0
    if not _BESIDE_OTHERS[card]:
        return worth_beside(mind, card, _without(mind, NOBODY)) - least
    best = LEAST
    for other in hero.objects:
        if may_leave(other):
            best = max(best, swap_worth(mind, card, other))
    return best


def _least_carried(mind: Mind) -> int:
    """What that Object is worth which is least missed; LEAST: none may be left."""
    if mind.least_carried == LEAST:
        for other in mind.hero.objects:
            if may_leave(other):
                worth = carried_worth(mind, other)
                if mind.least_carried == LEAST or worth < mind.least_carried:
                    mind.least_carried = worth
    return mind.least_carried


def swap_worth(mind: Mind, card: int, left: int) -> int:
    """What it brings to have the card instead of one that is carried."""
    return worth_beside(mind, card, _without(mind, left)) - carried_worth(mind, left)


def carried_worth(mind: Mind, card: int) -> int:
    """What an Object is worth beside the others that are carried."""
    found = mind.carried.get(card)
    if found is None:
        found = mind.carried[card] = worth_beside(mind, card, _without(mind, card))
    return found


def prize_worth(mind: Mind, rival: Hero, card: int) -> int:
    """What an Object of another is worth: to have it, and that the other has it no more."""
    if not may_have(mind.hero, card):
        return 0
    denied = KEY[card] == TALISMAN_KEY and rival.space != CROWN
    # On the Crown whoever wins back every life that it loses can be fought for ever.
    if KEY[card] == RUNESWORD and rival.space == CROWN and rival.life > 1:
        return taking_worth(mind, card) + mind.values.won_back
    return taking_worth(mind, card) + (mind.values.denied if denied else mind.values.taken)


def left_behind(mind: Mind, alignment: int) -> int:
    """What those things are worth that nobody of that alignment may have."""
    held = mind.hero.objects + mind.hero.followers
    return sum([thing_worth(mind, card) for card in held if FORBIDDEN[card] == alignment])


def ware_worth(mind: Mind, key: int, price: int) -> int:
    """What it brings to buy such a card."""
    for card in mind.state.purchases:
        if KEY[card] == key:
            if not may_have(mind.hero, card):
                return 0
            worth = follower_worth(mind, card) if TYPE[card] == FOLLOWER else taking_worth(mind, card)
            return worth - price * mind.values.price
    return 0


def points_worth(mind: Mind, base: int, more: int, each: int) -> int:
    """What so many more points of an ability are worth; from some on they hardly help."""
    useful = min(more, max(0, mind.values.plenty - base))
    return useful * each + (more - useful) * mind.values.enough
