"""What each effect of cards and spaces is worth to a character: one function for each word of the language of the data files
(see ``box/effect_language.py``), and one beside each special effect (see ``special.py``).

Each is given the mind of whoever it happens to, the effect, the card (NOBODY: the space), and for a space which one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tavolata.engine.data_files import check_complete
from tavolata.games.talisman.bot.fight_worth import creature_worth
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.region_worth import crossing_worth, region_worth
from tavolata.games.talisman.bot.thing_worth import follower_worth, ware_worth
from tavolata.games.talisman.bot.values import LEAST
from tavolata.games.talisman.box.cards import (
    DWARF_SHEET,
    EFFECTS,
    INNER,
    NO_SPACE,
    NOBODY,
    PRINCE,
    PRINCESS,
    REGION,
    STOCK,
    VALUE_FATE,
    Card,
    Space,
    ability,
    creature_of,
    key_of,
    space_of,
)
from tavolata.games.talisman.box.effect_language import EFFECT_KINDS, Effect
from tavolata.games.talisman.box.records import ALIGNMENTS
from tavolata.games.talisman.rules.atoms import spared_by
from tavolata.games.talisman.rules.effects import may_skip
from tavolata.games.talisman.rules.lasting import CHANGED
from tavolata.games.talisman.rules.special import SPECIAL
from tavolata.games.talisman.rules.totals import can, has, spell_limit

_PRAY: Final = ability("pray")
_SHAPE: Final = ability("shape")
#: In how many of 36 ways two dice show each sum, from the lowest on.
_TWO_DICE: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


def effect_worth(mind: Mind, number: int, card: Card, space: Space = NO_SPACE) -> int:
    """What an effect of a card, or of a space, brings on average; thought through once, however often it is met."""
    known = _SAME[number]
    if known == _OF_ITS_CARD:
        return _WORTH_BY_NUMBER[number](mind, EFFECTS[number], card, space)
    if not mind.effects:
        mind.effects = [LEAST] * len(EFFECTS)
    found = mind.effects[known]
    if found == LEAST:
        found = mind.effects[known] = _WORTH_BY_NUMBER[known](mind, EFFECTS[known], card, space)
    return found


def worth_to(mind: Mind, effect: Effect, card: Card, alignment: int) -> int:
    """What the effect would bring to somebody of that alignment."""
    if effect.shape == "by-align":
        return effect_worth(mind, effect.parts[alignment], card)
    if effect.shape == "wish":
        return max(mind.strength_worth, mind.craft_worth) if ALIGNMENTS[alignment] == effect.word else 0
    return 200 if effect.spares == ALIGNMENTS[alignment] else effect_worth(mind, effect.parts[0], card)


# What is composed of others


def all_of(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    total = 0
    for part in effect.parts:
        total += effect_worth(mind, part, card, space)
    return total


def by_alignment(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    if can(mind.hero, _SHAPE) and not mind.state.affected(CHANGED, mind.hero.seat):
        return best_of_them(mind, effect, card, space)
    return effect_worth(mind, effect.parts[mind.hero.alignment], card, space)


def best_of_them(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    best = LEAST
    for part in effect.parts:
        best = max(best, effect_worth(mind, part, card, space))
    return best


def best_or_none(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return max(0, best_of_them(mind, effect, card, space))


def table(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    """On average."""
    if effect.dice == 1:
        value = all_of(mind, effect, card, space) // 6
    else:
        total = 0
        for row, part in enumerate(effect.parts):
            total += _TWO_DICE[row] * effect_worth(mind, part, card, space)
        value = total // 36
    if effect.pray and can(mind.hero, _PRAY):
        value += 150
    return max(0, value) if may_skip(mind.hero, effect) else value


def shop(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    best = 0
    for name, price in effect.prices:
        if price <= mind.hero.gold:
            best = max(best, ware_worth(mind, key_of(name), price))
    return best


def paid_healing(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    count = min(mind.hero.gold // effect.prices[0][1], effect.amount)
    return max(0, mind.life_won(count, True) - count * mind.values.coin // 2) if count else 0


def paid_fate(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    hero = mind.hero
    count = min(hero.gold, max(0, VALUE_FATE[hero.character] - hero.fate), effect.amount)
    return mind.fate_won(count) - (mind.values.fate_token - mind.values.fate_for_gold) * count


def everyone(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    if effect.spares == ALIGNMENTS[mind.hero.alignment]:
        return 200
    return effect_worth(mind, effect.parts[0], card, space) * 2 // 3


def wish(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    granted = mind.craft >= effect.amount if effect.word == "craft" else ALIGNMENTS[mind.hero.alignment] == effect.word
    return max(mind.strength_worth, mind.craft_worth) if granted else 0


def special(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return SPECIAL_WORTH[effect.word](mind, effect, card, space)


# One gain, loss or change


def life(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    if effect.amount > 0:
        return mind.life_won(effect.amount, False)
    return 0 if spared_by(mind.state, mind.hero, effect) else -mind.life_lost(-effect.amount)


def strength(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return effect.amount * mind.strength_worth if effect.amount > 0 or mind.hero.strength else 0


def craft(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return effect.amount * mind.craft_worth if effect.amount > 0 or mind.hero.craft else 0


def fate(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    missing = max(0, VALUE_FATE[mind.hero.character] - mind.hero.fate)
    return mind.fate_won(missing if effect.word == "full" else effect.amount)


def gold(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    held = mind.hero.gold
    return -held * mind.coin() if effect.word == "none" else max(effect.amount, -held) * mind.coin()


def healing(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return mind.life_won(99 if effect.word == "all" else effect.amount, True)


def one_spell(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return mind.values.a_spell * min(1, room_for_spells(mind))


def spells(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return (
        -len(mind.hero.spells) * mind.values.a_spell
        if effect.word == "none"
        else mind.values.a_spell * room_for_spells(mind)
    )


def room_for_spells(mind: Mind) -> int:
    return max(0, spell_limit(mind.state, mind.hero) - len(mind.hero.spells))


def toad(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return -mind.toad_cost()


def miss(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return -mind.values.lost_turn


def alignment(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return -50


def go(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    """By the Region: what the space itself brings comes with landing there."""
    if mind.hero.space == NOBODY:
        return 0
    region = REGION[space_of(effect.word)]
    if region == INNER and not mind.ready:
        return -mind.values.sent_inside
    return region_worth(mind, region) - region_worth(mind, REGION[mind.hero.space])


def teleport(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return mind.values.teleported


def talisman(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    if not mind.state.talismans:
        return 0
    return mind.values.spare_talisman if mind.talisman else mind.values.a_talisman


def follower(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return -min([max(0, follower_worth(mind, other)) for other in mind.hero.followers], default=0)


def creature(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return creature_worth(mind, creature_of(effect.word))


def offer(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return max(0, crossing_worth(mind) if effect.word == "ferry" else 100)


def enslaved(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return -mind.values.enslaved


def lose(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    """What the files take away is a burden."""
    return 700 if has(mind.hero, key_of(effect.word)) else 0


# The special effects


def nothing(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    """Trials on the way to the Crown count with the way, see ``Mind.alive_from``."""
    return 0


def black_knight(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return -mind.coin() if mind.hero.gold else -mind.life_lost()


def chasm(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    if may_skip(mind.hero, effect):
        return 0
    return -(mind.life_lost() + sum([max(0, follower_worth(mind, other)) for other in mind.hero.followers])) // 3


def warlock(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    if mind.hero.quest or not mind.wants_quest():
        return 0
    return sum([mind.quest_of(number) for number in range(1, 7)]) // 6


def castle(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    free = 2 if has(mind.hero, PRINCE) or has(mind.hero, PRINCESS) else 0
    return mind.life_won(free + mind.hero.gold, True) * 3 // 4


def hermit(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return 0 if mind.hero.toad else talisman(mind, effect, card, space)


def take_counter(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    if not mind.state.counters.get(card, 4):
        return 0
    stock = STOCK[card]
    return mind.strength_worth if stock == 1 else mind.craft_worth if stock == 2 else mind.life_won(1, False)


def sorcerer(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return one_spell(mind, effect, card, space) // 2 if mind.hero.gold else 0


def marsh(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return -mind.values.lost_turn if mind.strength < 5 else 0


def maze(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return -mind.values.lost_turn if mind.craft < 5 and mind.hero.character != DWARF_SHEET else 0


def raiders(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return -mind.hero.gold * mind.coin()


def market_day(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return 200 if mind.hero.gold else 0


def blizzard(mind: Mind, effect: Effect, card: Card, space: Space) -> int:
    return -100


#: The mind of whoever it happens to, the effect, the card, the space.
Worth = Callable[[Mind, Effect, Card, Space], int]

WORTH: Final[dict[str, Worth]] = {
    "list": all_of,
    "by-align": by_alignment,
    "roll": table,
    "choose": best_of_them,
    "visit": best_or_none,
    "may": best_or_none,
    "shop": shop,
    "buy heal": paid_healing,
    "buy fate": paid_fate,
    "everyone": everyone,
    "wish": wish,
    "special": special,
    "life": life,
    "strength": strength,
    "craft": craft,
    "fate": fate,
    "gold": gold,
    "heal": healing,
    "spell": one_spell,
    "spells": spells,
    "toad": toad,
    "miss": miss,
    "align": alignment,
    "go": go,
    "teleport": teleport,
    "talisman": talisman,
    "follower": follower,
    "fight": creature,
    "offer": offer,
    "enslaved": enslaved,
    "lose": lose,
}
check_complete(WORTH, EFFECT_KINDS, "what an effect is worth (bot/effects.py)")

SPECIAL_WORTH: Final[dict[str, Worth]] = {
    "black_knight": black_knight,
    "chasm": chasm,
    "warlock": warlock,
    "castle": castle,
    "alchemist": nothing,
    "mines": nothing,
    "crypt": nothing,
    "vampire": nothing,
    "pits": nothing,
    "werewolf": nothing,
    "death": nothing,
    "crown": nothing,
    "blizzard": blizzard,
    "market_day": market_day,
    "raiders": raiders,
    "sorcerer": sorcerer,
    "hermit": hermit,
    "take_counter": take_counter,
    "marsh": marsh,
    "maze": maze,
}
check_complete(SPECIAL_WORTH, SPECIAL, "what a special effect is worth (bot/effects.py)")

#: What each effect is worth, by its number.
_WORTH_BY_NUMBER: Final[list[Worth]] = [WORTH[effect.shape] for effect in EFFECTS]

#: Where ``_SAME`` has an effect that may depend on the card it stands on.
_OF_ITS_CARD: Final = -1


def _same_effects() -> list[int]:
    """For each effect the first one that says the same: a list of one is what it lists."""
    same: list[int] = []
    first: dict[Effect, int] = {}
    for number, effect in enumerate(EFFECTS):  # what an effect is made of was compiled before it
        parts = tuple([same[part] for part in effect.parts])
        if effect.shape == "special" or _OF_ITS_CARD in parts:
            same.append(_OF_ITS_CARD)
        elif effect.shape == "list" and len(parts) == 1:
            same.append(parts[0])
        else:
            same.append(first.setdefault(replace(effect, parts=parts), number))
    return same


_SAME: Final = _same_effects()
