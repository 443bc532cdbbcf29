"""What each effect of cards and spaces is worth to a character: one function for each word of the language of the data files
(see ``components.py``), and one beside each special effect (see ``special.py``).

Each is given the mind of whoever it happens to, the effect, the card (NOBODY: the space), and for a space which one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tavolata.games.talisman.bot_values import (
    A_SPELL,
    A_TALISMAN,
    COIN,
    ENSLAVED,
    FATE_TOKEN,
    LOST_TURN,
    SPARE_TALISMAN,
    TOAD,
)
from tavolata.games.talisman.cards import (
    DWARF_SHEET,
    INNER,
    NOBODY,
    PRINCE,
    PRINCESS,
    REGION,
    STOCK,
    VALUE_FATE,
    ability,
    creature_of,
    key_of,
    space_of,
)
from tavolata.games.talisman.components import ALIGNMENTS, EFFECTS, Deed, check_complete
from tavolata.games.talisman.deeds import may_skip, spared_by
from tavolata.games.talisman.lasting import CHANGED
from tavolata.games.talisman.special import SPECIAL
from tavolata.games.talisman.totals import can, has, spell_limit

if TYPE_CHECKING:
    from tavolata.games.talisman.mind import Mind

_PRAY: Final = ability("pray")
_SHAPE: Final = ability("shape")


# What is composed of others


def all_of(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return sum([mind.deed(part, card, space) for part in deed.parts])


def by_alignment(mind: Mind, deed: Deed, card: int, space: int) -> int:
    if can(mind.hero, _SHAPE) and not mind.state.affected(CHANGED, mind.hero.seat):
        return best_of_them(mind, deed, card, space)
    return mind.deed(deed.parts[mind.hero.alignment], card, space)


def best_of_them(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return max([mind.deed(part, card, space) for part in deed.parts])


def best_or_none(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return max(0, best_of_them(mind, deed, card, space))


def table(mind: Mind, deed: Deed, card: int, space: int) -> int:
    """On average."""
    if deed.dice == 1:
        value = all_of(mind, deed, card, space) // 6
    else:
        worths = {part: mind.deed(part, card, space) for part in deed.parts}
        value = sum([worths[deed.parts[one + two]] for one in range(6) for two in range(6)]) // 36
    if deed.pray and can(mind.hero, _PRAY):
        value += 150
    return max(0, value) if may_skip(mind.hero, deed) else value


def shop(mind: Mind, deed: Deed, card: int, space: int) -> int:
    best = 0
    for name, price in deed.prices:
        if price <= mind.hero.gold:
            best = max(best, mind.ware(key_of(name), price))
    return best


def paid_healing(mind: Mind, deed: Deed, card: int, space: int) -> int:
    count = min(mind.hero.gold // deed.prices[0][1], deed.amount)
    return max(0, mind.life_won(count, True) - count * COIN // 2) if count else 0


def paid_fate(mind: Mind, deed: Deed, card: int, space: int) -> int:
    hero = mind.hero
    return 60 * min(hero.gold, max(0, VALUE_FATE[hero.character] - hero.fate), deed.amount)


def everyone(mind: Mind, deed: Deed, card: int, space: int) -> int:
    if deed.spares == ALIGNMENTS[mind.hero.alignment]:
        return 200
    return mind.deed(deed.parts[0], card, space) * 2 // 3


def wish(mind: Mind, deed: Deed, card: int, space: int) -> int:
    granted = mind.craft >= deed.amount if deed.word == "craft" else ALIGNMENTS[mind.hero.alignment] == deed.word
    return max(mind.strength_worth, mind.craft_worth) if granted else 0


def special(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return SPECIAL_WORTH[deed.word](mind, deed, card, space)


# One gain, loss or change


def life(mind: Mind, deed: Deed, card: int, space: int) -> int:
    if deed.amount > 0:
        return mind.life_won(deed.amount, False)
    return 0 if spared_by(mind.state, mind.hero, deed) else -mind.life_lost(-deed.amount)


def strength(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return deed.amount * mind.strength_worth if deed.amount > 0 or mind.hero.strength else 0


def craft(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return deed.amount * mind.craft_worth if deed.amount > 0 or mind.hero.craft else 0


def fate(mind: Mind, deed: Deed, card: int, space: int) -> int:
    missing = max(0, VALUE_FATE[mind.hero.character] - mind.hero.fate)
    return FATE_TOKEN * (missing if deed.word == "full" else deed.amount)


def gold(mind: Mind, deed: Deed, card: int, space: int) -> int:
    held = mind.hero.gold
    return -held * mind.coin() if deed.word == "none" else max(deed.amount, -held) * mind.coin()


def healing(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return mind.life_won(99 if deed.word == "all" else deed.amount, True)


def one_spell(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return A_SPELL * min(1, room_for_spells(mind))


def spells(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return -len(mind.hero.spells) * A_SPELL if deed.word == "none" else A_SPELL * room_for_spells(mind)


def room_for_spells(mind: Mind) -> int:
    return max(0, spell_limit(mind.state, mind.hero) - len(mind.hero.spells))


def toad(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return -TOAD


def miss(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return -LOST_TURN


def alignment(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return -50


def go(mind: Mind, deed: Deed, card: int, space: int) -> int:
    """By the Region: what the space itself brings comes with landing there."""
    if mind.hero.space == NOBODY:
        return 0
    region = REGION[space_of(deed.word)]
    if region == INNER and not mind.ready:
        return -300
    return mind.region(region) - mind.region(REGION[mind.hero.space])


def teleport(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return 200


def talisman(mind: Mind, deed: Deed, card: int, space: int) -> int:
    if not mind.state.talismans:
        return 0
    return SPARE_TALISMAN if mind.talisman else A_TALISMAN


def follower(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return -min([max(0, mind.follower(other)) for other in mind.hero.followers], default=0)


def creature(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return mind.creature(creature_of(deed.word))


def offer(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return max(0, mind.crossing() if deed.word == "ferry" else 100)


def enslaved(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return -ENSLAVED


def lose(mind: Mind, deed: Deed, card: int, space: int) -> int:
    """What the files take away is a burden."""
    return 700 if has(mind.hero, key_of(deed.word)) else 0


# The special effects


def nothing(mind: Mind, deed: Deed, card: int, space: int) -> int:
    """Trials on the way to the Crown count with the way, see ``Mind.alive_from``."""
    return 0


def black_knight(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return -mind.coin() if mind.hero.gold else -mind.life_lost()


def chasm(mind: Mind, deed: Deed, card: int, space: int) -> int:
    if may_skip(mind.hero, deed):
        return 0
    return -(mind.life_lost() + sum([max(0, mind.follower(other)) for other in mind.hero.followers])) // 3


def warlock(mind: Mind, deed: Deed, card: int, space: int) -> int:
    if mind.hero.quest or not mind.wants_quest():
        return 0
    return sum([mind.quest_of(number) for number in range(1, 7)]) // 6


def castle(mind: Mind, deed: Deed, card: int, space: int) -> int:
    free = 2 if has(mind.hero, PRINCE) or has(mind.hero, PRINCESS) else 0
    return mind.life_won(free + mind.hero.gold, True) * 3 // 4


def hermit(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return 0 if mind.hero.toad else talisman(mind, deed, card, space)


def take_counter(mind: Mind, deed: Deed, card: int, space: int) -> int:
    if not mind.state.counters.get(card, 4):
        return 0
    stock = STOCK[card]
    return mind.strength_worth if stock == 1 else mind.craft_worth if stock == 2 else mind.life_won(1, False)


def sorcerer(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return one_spell(mind, deed, card, space) // 2 if mind.hero.gold else 0


def marsh(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return -LOST_TURN if mind.strength < 5 else 0


def maze(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return -LOST_TURN if mind.craft < 5 and mind.hero.character != DWARF_SHEET else 0


def raiders(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return -mind.hero.gold * mind.coin()


def market_day(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return 200 if mind.hero.gold else 0


def blizzard(mind: Mind, deed: Deed, card: int, space: int) -> int:
    return -100


if TYPE_CHECKING:
    Worth = Callable[[Mind, Deed, int, int], int]

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
    "odd": special,
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
check_complete(WORTH, EFFECTS, "what an effect is worth (bot_effects.py)")

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
check_complete(SPECIAL_WORTH, SPECIAL, "what a special effect is worth (bot_effects.py)")
