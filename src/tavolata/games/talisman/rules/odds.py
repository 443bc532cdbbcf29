"""Odds and journeys in Talisman: how often a fight is won, a trial passed, and how many turns a way takes.

All odds are shares of a million, all turns hundredths: whole numbers, so that they add up to the same in any order.
"""

from __future__ import annotations

from typing import Final

from tavolata.games.talisman.box.cards import (
    CREATURES,
    REGION,
    RING_PLACE,
    RINGS,
    creature_of,
)

# Odds

MILLION: Final = 1_000_000
SENTINEL_STRENGTH: Final = CREATURES[creature_of("SENTINEL")].strength
FIEND_STRENGTH: Final = CREATURES[creature_of("FIEND")].strength
#: A lead of more than that is as good as this one.
_FAR: Final = 7
#: Counted when first asked for. By place instead of by key: the bot asks for odds most of all.
_ODDS: Final[list[tuple[int, int, int, int] | None]] = [None] * ((2 * _FAR + 1) * 3 * 3 * 2)


def odds(lead: int, mine: int, theirs: int, fate: bool) -> tuple[int, int, int, int]:
    """Won, stand-off, lost, and fate spent, with so many dice on each side of which the best counts; fate mends a loss."""
    lead = min(max(lead, -_FAR), _FAR)
    place = ((lead + _FAR) * 3 + mine) * 6 + theirs * 2 + (1 if fate else 0)
    found = _ODDS[place]
    if found is None:
        found = _ODDS[place] = _count_odds(lead, mine, theirs, fate)
    return found


def _count_odds(lead: int, mine: int, theirs: int, fate: bool) -> tuple[int, int, int, int]:
    own = [(one, two) for one in range(1, 7) for two in (range(1, 7) if mine == 2 else [0])]
    other = {0: [0], 1: [1, 2, 3, 4, 5, 6]}.get(theirs) or [max(a, b) for a in range(1, 7) for b in range(1, 7)]
    counts = [0, 0, 0]
    spent = 0
    for dice in own:
        for die in other:
            if lead + max(dice) >= die or not fate or lead + 6 <= die:
                counts[_place(lead + max(dice) - die)] += 6
                continue
            spent += 6
            for again in range(1, 7):
                counts[_place(lead + max(max(dice) if mine == 2 else 0, again) - die)] += 1
    whole = sum(counts)
    return (
        counts[0] * MILLION // whole,
        counts[1] * MILLION // whole,
        counts[2] * MILLION // whole,
        spent * MILLION // whole,
    )


def _place(difference: int) -> int:
    return 0 if difference > 0 else 1 if difference == 0 else 2


def _at_most(dice: int, most: int, fate: bool) -> int:
    """How often so many dice together show no more than that; with fate the highest is rolled again."""
    rolls: list[list[int]] = [[]]
    for _ in range(dice):
        rolls = [[*roll, die] for roll in rolls for die in range(1, 7)]
    good = 0
    for roll in rolls:
        if sum(roll) <= most:
            good += 6
        elif fate:
            rest = sum(roll) - max(roll)
            good += len([1 for die in range(1, 7) if rest + die <= most])
    return good * MILLION // (6 * len(rolls))


#: By number of dice, with fate or without, by what they may show at most.
AT_MOST: Final[list[list[list[int]]]] = [
    [[_at_most(dice, most, fate) for most in range(19)] for fate in (False, True)] for dice in range(4)
]


def no_more_than(dice: int, most: int, fate: int) -> int:
    return AT_MOST[dice][1 if fate else 0][min(max(most, 0), 18)]


_ALIVE: dict[tuple[int, ...], int] = {}


def past_death_and_werewolf(score: int, dice: int, lives: int) -> int:
    """How often one comes alive past Death and the werewolf with that Strength in battle."""
    key = (0, score, dice, lives)
    found = _ALIVE.get(key)
    if found is None:
        found = _ALIVE[key] = _past_werewolf([(MILLION // 2, 1)], score, dice, lives)
    return found


def past_werewolf(score: int, dice: int, lives: int, strength: int) -> int:
    """How often one comes alive past the werewolf; 0: its Strength is still to be rolled."""
    key = (2, score, dice, lives, strength)
    found = _ALIVE.get(key)
    if found is None:
        if strength:
            found = _wins_first([(_each(score - strength, dice), 1)], lives)
        else:
            found = _past_werewolf([], score, dice, lives)
        _ALIVE[key] = found
    return found


def _past_werewolf(before: list[tuple[int, int]], score: int, dice: int, lives: int) -> int:
    total = 0
    for one in range(1, 7):
        for two in range(1, 7):
            total += _wins_first([*before, (_each(score - one - two, dice), 1)], lives)
    return total // 36


def past_vampire_and_fiends(score: int, dice: int, lives: int, followers: int) -> int:
    """How often one comes alive past the vampire and the pit fiends."""
    bites = [max(0, bitten - followers) for bitten in (1, 2, 3)]
    return sum([past_fiends(score, dice, lives - lost, 0) for lost in bites if lost < lives]) // 3


def past_fiends(score: int, dice: int, lives: int, fiends: int) -> int:
    """How often one comes alive past so many pit fiends; 0: their number is still to be rolled."""
    key = (1, score, dice, lives, fiends)
    found = _ALIVE.get(key)
    if found is None:
        each = _each(score - FIEND_STRENGTH, dice)
        counts = [fiends] if fiends else [1, 2, 3, 4, 5, 6]
        found = _ALIVE[key] = sum([_wins_first([(each, count)], lives) for count in counts]) // len(counts)
    return found


def _each(lead: int, dice: int) -> int:
    """How often a fight that goes on until somebody wins is won."""
    won, _, lost, _ = odds(lead, dice, 1, False)
    return won * MILLION // max(1, won + lost)


def _wins_first(trials: list[tuple[int, int]], lives: int) -> int:
    """How often all trials are won, each by its odds so many times, before as many are lost as there are lives."""
    alive = [0.0] * lives
    alive[lives - 1] = 1.0
    for each, count in trials:
        share = each / MILLION
        for _ in range(count):
            for left in range(lives - 1, -1, -1):
                if left < lives - 1:
                    alive[left] += alive[left + 1] * (1 - share)
            alive = [chance * share for chance in alive] if share else [0.0] * lives
    return int(sum(alive) * MILLION)


# Journeys


def _turns_to_land(ring: int) -> list[int]:
    """By distance: the turns, in hundredths, until one lands exactly on a space of such a ring."""
    turns = [0.0] + [6.0] * (ring - 1)
    for _ in range(200):
        turns = [0.0] + [
            1 + sum([min(turns[(far + die) % ring], turns[(far - die) % ring]) for die in range(1, 7)]) / 6
            for far in range(1, ring)
        ]
    return [int(100 * turn) for turn in turns]


def _turns_to_pass(ring: int) -> list[int]:
    """By distance: the turns, in hundredths, until a roll leads past a space of such a ring."""
    turns = [3.0] * ring
    for _ in range(200):
        following = []
        for far in range(ring):
            least = min(far, ring - far)
            total = 0.0
            for die in range(1, 7):
                total += 0.0 if least < die else min(turns[(far + die) % ring], turns[(far - die) % ring])
            following.append(1 + total / 6)
        turns = following
    return [int(100 * turn) for turn in turns]


TO_LAND: Final[list[list[int]]] = [_turns_to_land(len(ring)) for ring in RINGS]
TO_PASS: Final[list[list[int]]] = [_turns_to_pass(len(ring)) for ring in RINGS]


def turns_to_land(space: int, target: int) -> int:
    region = REGION[space]
    return TO_LAND[region][(RING_PLACE[target] - RING_PLACE[space]) % len(RINGS[region])]


def turns_to_pass(space: int, target: int) -> int:
    region = REGION[space]
    return TO_PASS[region][(RING_PLACE[target] - RING_PLACE[space]) % len(RINGS[region])]


def steps(space: int, target: int) -> int:
    ring = len(RINGS[REGION[space]])
    far = (RING_PLACE[target] - RING_PLACE[space]) % ring
    return min(far, ring - far)
