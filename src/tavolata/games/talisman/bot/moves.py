"""Where the bot of Talisman goes: rolls and ways, the bridge and the Portal, the Inner Region forward or back."""

from __future__ import annotations

from typing import Any, Final

from tavolata.engine import first_of, pack, second_of, verb_of
from tavolata.games.talisman.bot.dice import fate_price
from tavolata.games.talisman.bot.journeys import bridge_worth, stay_worth
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.pick import best_of, only
from tavolata.games.talisman.bot.region_worth import portal, region_worth
from tavolata.games.talisman.bot.spells import casting_of, start_spell
from tavolata.games.talisman.bot.values import LEAST
from tavolata.games.talisman.box.actions import (
    BACK,
    BUILD,
    CROSS_BRIDGE,
    FATE,
    GO,
    OPEN,
    RAFT_TO,
    REGENERATE,
    ROLL,
    STAY,
    USE,
)
from tavolata.games.talisman.box.cards import (
    BRANCHES,
    CROWN,
    CRYPT,
    DEATH,
    FIRE,
    INNER,
    KEY,
    MIDDLE,
    NOBODY,
    OUTER,
    PERIL,
    PITS,
    POTION,
    REGION,
    WEREWOLF,
    Space,
)
from tavolata.games.talisman.rules.gains import keeps_a_spell
from tavolata.games.talisman.rules.move import after_roll
from tavolata.games.talisman.rules.spells import is_cast


def move(mind: Mind, question: Any, actions: list[int]) -> int:
    hero = mind.hero
    spell = start_spell(mind, actions)
    if spell != NOBODY:
        return spell
    if REGION[hero.space] == INNER:
        return inner_move(mind, actions)
    ways = [action for action in actions if verb_of(action) in WAYS_TO_MOVE or is_cast_to_move(action)]
    if len(ways) == 1:
        return ways[0]
    best, value = NOBODY, LEAST
    for action in ways:
        worth = way_to_move(mind, action)
        if worth > value:
            best, value = action, worth
    for action in only(actions, BUILD):
        # A Raft in the next turn: this one is lost.
        if (
            region_worth(mind, MIDDLE) - mind.values.lost_turn > value - region_worth(mind, OUTER)
            and REGION[hero.space] == OUTER
        ):
            best = action
    return teleported(mind, actions, best, value)


WAYS_TO_MOVE: Final = (ROLL, GO, RAFT_TO, CROSS_BRIDGE, OPEN, BUILD)


def is_cast_to_move(action: int) -> bool:
    return is_cast(action) and casting_of(first_of(action)).moves


def way_to_move(mind: Mind, action: int) -> int:
    verb = verb_of(action)
    if verb == ROLL:
        if mind.hero.stay.enslaved:
            return 0
        return sum([best_way(mind, after_roll(mind.state, mind.hero, die)) for die in range(1, 7)]) // 6
    if verb in (GO, RAFT_TO, CROSS_BRIDGE, OPEN):
        return step_to(mind, action)
    return LEAST


def best_way(mind: Mind, actions: list[int]) -> int:
    return max([step_to(mind, action) for action in actions])


def step_to(mind: Mind, action: int) -> int:
    """What it brings to take one of the ways that a roll allows."""
    verb, space = verb_of(action), Space(first_of(action))
    if verb in (GO, RAFT_TO):
        return stay_worth(mind, space)
    if verb == CROSS_BRIDGE:
        if space == PERIL:
            return bridge_worth(mind, region_worth(mind, MIDDLE) + portal(mind)[1])
        return bridge_worth(mind, stay_worth(mind, space))
    if verb == OPEN:
        by, value = portal(mind)
        return value + region_worth(mind, MIDDLE) if by == space else LEAST
    return LEAST


def where(mind: Mind, question: Any, actions: list[int]) -> int:
    hero = mind.hero
    best, value = NOBODY, LEAST
    for action in actions:
        worth = step_worth(mind, action)
        if worth > value:
            best, value = action, worth
    again = only(actions, FATE)
    if again:
        rolls = [0] * 3 + [best_way(mind, after_roll(mind.state, hero, die)) for die in range(4, 7)]
        if not hero.stay.enslaved:
            rolls = [best_way(mind, after_roll(mind.state, hero, die)) for die in range(1, 7)]
        if (
            sum([max(roll, 0) if hero.stay.enslaved else roll for roll in rolls]) // 6
            > value + fate_price(mind) * mind.values.fate_to_move // 100
        ):
            return again[0]
    return best


def step_worth(mind: Mind, action: int) -> int:
    """What it brings to go on so after the roll."""
    verb = verb_of(action)
    if verb == STAY:
        return 0
    if verb == REGENERATE:
        return mind.life_won(1, True) + region_worth(mind, REGION[mind.hero.space])
    return step_to(mind, action)


def teleported(mind: Mind, actions: list[int], best: int, value: int) -> int:
    """The Spell instead of the roll, if it leads somewhere much better."""
    price = mind.values.a_spell if not keeps_a_spell(mind.state, mind.hero) else 100
    for action in actions:
        if is_cast_to_move(action):
            worth = stay_worth(mind, Space(second_of(action))) - price
            if worth > value:
                best, value = action, worth
    return best


def inner_move(mind: Mind, actions: list[int]) -> int:
    """Forward by the better branch while there is hope, back while there is none."""
    hero = mind.hero
    space = hero.space
    for action in only(actions, USE):
        if KEY[first_of(action)] == POTION and space == CRYPT and not hero.stay.trial_done:
            return action
    ahead = only(actions, GO)
    back = only(actions, BACK)
    stays = only(actions, STAY)
    if space == CROWN or hero.stay.turned_back:
        return (stays or back)[0]
    if not hopeful(mind):
        return back[0]
    if space == PERIL:
        return pack(GO, BRANCHES[mind.branch()][0])
    if ahead:
        return ahead[0]
    return (stays or back)[0]


def hopeful(mind: Mind) -> bool:
    """Whether to go on in the Inner Region: with a Talisman, and as likely alive as it takes."""
    hero = mind.hero
    if not mind.talisman or hero.toad:
        return False
    if mind.at_crown or hero.space == FIRE:
        return True
    space, alive = hero.space, mind.alive_from(hero.space)
    if space == PERIL and mind.way_in()[0] < mind.cautious(mind.values.through_at_peril):
        return False
    if mind.careful:
        return alive >= mind.cautious(mind.values.turns_back)
    if space in (DEATH, PITS, WEREWOLF):
        return hero.life >= 2 or alive >= mind.cautious(mind.values.even)
    return alive >= mind.cautious(mind.values.alive_at_peril if space == PERIL else mind.values.alive_inside)


def open_by(mind: Mind, question: Any, actions: list[int]) -> int:
    return pack(OPEN, portal(mind)[0])


def teleport(mind: Mind, question: Any, actions: list[int]) -> int:
    return best_of(actions, [stay_at(mind, action) for action in actions])


def stay_at(mind: Mind, action: int) -> int:
    return stay_worth(mind, Space(first_of(action)))
