"""Where the bot of Talisman would go from a space: the best of all journeys, over the bridge, or on to the Portal."""

from __future__ import annotations

from typing import Final

from tavolata.games.talisman.bot.fight_worth import fight_odds
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.region_worth import crossing_worth, portal, region_worth
from tavolata.games.talisman.bot.space_worth import draw_worth, landing_worth
from tavolata.games.talisman.bot.spells import casting_of
from tavolata.games.talisman.bot.values import LEAST
from tavolata.games.talisman.box.cards import (
    DRAW,
    ENEMY,
    HILLS3,
    INNER,
    MERCENARY,
    MIDDLE,
    NOBODY,
    OUTER,
    PORTAL,
    POTION,
    REGION,
    RING_PLACE,
    RINGS,
    SENTINEL,
    STRENGTH,
    TYPE,
    Space,
)
from tavolata.games.talisman.rules.lasting import MERCENARY_ADDS
from tavolata.games.talisman.rules.limits import TAKE_A_LIFE
from tavolata.games.talisman.rules.odds import MILLION, SENTINEL_STRENGTH, turns_to_land, turns_to_pass
from tavolata.games.talisman.rules.totals import has

#: Where a journey may lead beside the spaces of the Region; NOBODY: nowhere, one just wanders.
THE_BRIDGE: Final = -2
THE_PORTAL: Final = -3


def bridge_odds(mind: Mind) -> tuple[int, int, int]:
    """The odds against the Sentinel; certain with a Spell that stops it."""
    if mind.sentinel[0] == NOBODY:
        mind.sentinel = _bridge_odds(mind)
    return mind.sentinel


def _bridge_odds(mind: Mind) -> tuple[int, int, int]:
    castings = [casting_of(card) for card in mind.spells]
    if any(casting.stops for casting in castings):
        return MILLION, 0, 0
    bonus = max([STRENGTH[card] for card in mind.hero.followers if TYPE[card] == ENEMY], default=0)
    bonus += 2 if has(mind.hero, POTION) else 0
    bonus += MERCENARY_ADDS if has(mind.hero, MERCENARY) and mind.hero.gold else 0
    bonus += max([casting.adds(mind) for casting in castings], default=0)
    return fight_odds(mind, SENTINEL_STRENGTH, False, 0, False, bonus)


def bridge_worth(mind: Mind, worth: int) -> int:
    """What it brings to try the bridge, if the other side is worth that."""
    won, lost, spent = bridge_odds(mind)
    return (won * worth - lost * (mind.life_lost() * mind.armour // 6) - spent * mind.fate_cost) // MILLION


def way_cost(mind: Mind, space: Space, target: Space) -> int:
    """What the way to a space of the same Region costs."""
    if not mind.slow:
        return mind.patience * turns_to_land(space, target) // 100
    return min(_step_by_step(mind, space, target, 1), _step_by_step(mind, space, target, -1))


def way_past_cost(mind: Mind, space: Space, target: Space) -> int:
    """What it costs to get past a space of the same Region: to where another one begins."""
    if not mind.slow:
        return mind.patience * turns_to_pass(space, target) // 100
    landing = min(0, landing_worth(mind, target)) if space != target else 0
    return way_cost(mind, space, target) + mind.patience - landing


def _step_by_step(mind: Mind, space: Space, target: Space, step: int) -> int:
    """With the Poltergeist one lands on every space on the way."""
    ring = RINGS[REGION[space]]
    place = RING_PLACE[space]
    cost = 0
    while ring[place] != target:
        place = (place + step) % len(ring)
        cost += mind.patience
        if ring[place] != target:
            cost -= min(0, landing_worth(mind, ring[place]))
    return cost


def wandering_worth(mind: Mind, space: Space) -> int:
    """What just going on from a space brings: nothing, unless one must land on something bad beside it."""
    if not mind.slow:
        return 0
    ring = RINGS[REGION[space]]
    place = RING_PLACE[space]
    if mind.pressed and REGION[space] == REGION[mind.hero.space]:
        # To and fro beside a healer it would live for ever: round and round, always the same way, it does not.
        return -mind.patience * ((place - RING_PLACE[mind.hero.space]) % len(ring))
    return min(0, max(landing_worth(mind, ring[place - 1]), landing_worth(mind, ring[(place + 1) % len(ring)])))


def goals(mind: Mind, region: int) -> list[tuple[int, Space]]:
    """The spaces of the Region that bring more than just wandering, the best first."""
    found = mind.targets.get(region)
    if found is None:
        usual = max(0, draw_worth(mind))
        found = []
        for space in RINGS[region]:
            worth = landing_worth(mind, space) - usual
            if worth > mind.patience:
                found.append((worth, space))
        found.sort(reverse=True)
        mind.targets[region] = found
    return found


def stay_worth(mind: Mind, space: Space) -> int:
    """What it brings to land on a space and to go on from there."""
    region = REGION[space]
    if region == INNER:
        return region_worth(mind, INNER)
    if not mind.stays:
        mind.stays = [LEAST] * len(DRAW)
    found = mind.stays[space]
    if found == LEAST:
        found = mind.stays[space] = landed_worth(mind, space) + onward(mind, space)[0] + region_worth(mind, region)
    return found


def landed_worth(mind: Mind, space: Space) -> int:
    """What landing counts for: who waits for the way to be free waits for ever."""
    return min(0, landing_worth(mind, space)) // 10 if mind.pressed else landing_worth(mind, space)


def onward(mind: Mind, space: Space) -> tuple[int, int]:
    """What it brings to go on from a space, and where to: the best journey, against just wandering."""
    region = REGION[space]
    barred = region == MIDDLE and mind.hero.quest > 0
    best, target = LEAST if mind.pressed and not barred else wandering_worth(mind, space), NOBODY
    for worth, other in goals(mind, region) if not mind.pressed else []:
        if worth <= best:
            break
        if other != space:
            value = worth - way_cost(mind, space, other)
            if value > best:
                best, target = value, other
    if region == OUTER:
        if mind.over == LEAST:
            mind.over = bridge_worth(mind, crossing_worth(mind))
        value = mind.over - way_past_cost(mind, space, SENTINEL)
        if value > best:
            best, target = value, THE_BRIDGE
    elif not barred:
        value = portal(mind)[1] - way_past_cost(mind, space, PORTAL)
        if value > best:
            best, target = value, THE_PORTAL
    elif mind.hero.quest == TAKE_A_LIFE:
        value = -crossing_worth(mind) - way_past_cost(mind, space, HILLS3)
        if value > best:
            best, target = value, THE_BRIDGE
    return best, target
