"""What the Regions are worth to the bot of Talisman: to be over the river, or past the Portal."""

from __future__ import annotations

from typing import Final

from tavolata.games.talisman.bot.fight_worth import duel_odds, score_of, wound_worth
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.values import LEAST
from tavolata.games.talisman.box.actions import BY_CRAFT, BY_STRENGTH
from tavolata.games.talisman.box.cards import INNER, MIDDLE, NOBODY, OUTER, REGION, ability
from tavolata.games.talisman.rules.limits import TAKE_A_LIFE
from tavolata.games.talisman.rules.odds import MILLION, no_more_than
from tavolata.games.talisman.rules.totals import can

_PSYCHIC: Final = ability("psychic")


def crossing_worth(mind: Mind) -> int:
    """What it is worth to be in the Middle Region instead of the Outer one."""
    if mind.hero.toad:
        return 0
    if mind.hero.quest == TAKE_A_LIFE:
        if mind.hunt == LEAST:
            mind.hunt = prey_worth(mind, MIDDLE) - prey_worth(mind, OUTER)
        if mind.hunt:
            return mind.hunt
    if mind.ready:
        return mind.values.across
    able = max(mind.battle, mind.craft)
    if mind.hero.life <= mind.values.lives_to_stay or able < mind.values.able_across:
        return -mind.values.across_weak
    if not mind.talisman and (mind.state.talismans or able >= 7):
        return mind.values.to_the_warlock + mind.values.across_able * min(4, able - 5)
    return mind.values.across_idle


def prey_worth(mind: Mind, region: int) -> int:
    """What it would bring to find another character in the Region: without a life of one there is no way on (R-56)."""
    best = 0
    for other in mind.state.heroes:
        if other is not mind.hero and other.character != NOBODY and REGION[other.space] == region:
            for psychic in (False, True) if can(mind.hero, _PSYCHIC) else (False,):
                won, lost, _ = duel_odds(mind, other, psychic, score_of(mind, other, psychic))
                best = max(best, (won * wound_worth(mind, other) - lost * mind.life_lost()) // MILLION)
    return best


def region_worth(mind: Mind, region: int) -> int:
    if region == OUTER:
        return 0
    if region == MIDDLE:
        return crossing_worth(mind)
    return crossing_worth(mind) + (mind.values.inside if mind.ready else -mind.values.inside_unready)


def portal(mind: Mind) -> tuple[int, int]:
    """By which ability the Portal is better opened, and what it brings to try."""
    if mind.opening[0] != NOBODY:
        return mind.opening
    strong = no_more_than(2, mind.strength, mind.fate)
    clever = no_more_than(1 if mind.needs_fewer_dice() else 2, mind.craft, mind.fate)
    by, share = (BY_STRENGTH, strong) if strong >= clever else (BY_CRAFT, clever)
    inside = region_worth(mind, INNER) - region_worth(mind, MIDDLE)
    loss = mind.strength_worth if by == BY_STRENGTH else mind.craft_worth
    mind.opening = (by, (share * inside - (MILLION - share) * loss) // MILLION)
    return mind.opening
