"""Which Spells the bot of Talisman casts, when, and which it keeps."""

from __future__ import annotations

from typing import Any, Final

from tavolata.engine import PASS, first_of, second_of
from tavolata.games.talisman.bot_pick import best_of
from tavolata.games.talisman.cards import (
    ACQUISITION,
    ALCHEMY,
    COUNTERSPELL,
    CROWN,
    DESTROYMAGIC,
    DESTRUCTION,
    DIVINATION,
    FIRE,
    HEALING,
    HEX,
    IMMOBILITY,
    INVISIBILITY,
    KEY,
    MESMERISM,
    NOBODY,
    NULLIFY,
    PRESERVATION,
    PSIONICBLAST,
    RANDOM,
    REGION,
    TELEPORT,
    TEMPORALWARP,
    VALUE_LIFE,
)
from tavolata.games.talisman.gains import keeps_a_spell
from tavolata.games.talisman.mind import Mind
from tavolata.games.talisman.odds import turns_to_land
from tavolata.games.talisman.spells import COMMAND, is_cast

#: Which Spells are kept when there are too many.
SPELL_WORTH: Final = {
    TEMPORALWARP: 600,
    PRESERVATION: 600,
    HEALING: 550,
    ACQUISITION: 500,
    PSIONICBLAST: 450,
    COUNTERSPELL: 430,
    TELEPORT: 420,
    INVISIBILITY: 400,
    IMMOBILITY: 380,
    RANDOM: 300,
    DESTRUCTION: 250,
    MESMERISM: 240,
    NULLIFY: 150,
    HEX: 120,
    DIVINATION: 100,
    ALCHEMY: 50,
    DESTROYMAGIC: 20,
}


def forget(mind: Mind, question: Any, actions: list[int]) -> int:
    return best_of(actions, [-SPELL_WORTH.get(KEY[first_of(action)], 0) for action in actions])


def start_spell(mind: Mind, actions: list[int]) -> int:
    """A Spell that pays now, at the start of the own turn; NOBODY: none."""
    best, value = NOBODY, 0
    for action in actions:
        if is_cast(action):
            worth = spell_worth(mind, action)
            if worth > value:
                best, value = action, worth
    return best


def spell_worth(mind: Mind, action: int) -> int:
    """What casting brings above keeping the Spell."""
    state, hero = mind.state, mind.hero
    key, target = KEY[first_of(action)], second_of(action)
    price = 50 if keeps_a_spell(state, hero) else 300
    if key == HEALING and target == mind.seat:
        missing = VALUE_LIFE[hero.character] - hero.life
        return mind.life_won(missing, True) - price if hero.life <= 2 and missing >= 2 else 0
    if key == ACQUISITION:
        rival = state.heroes[target]
        best = max([mind.prize(rival, card) for card in rival.objects], default=0)
        return max(best, mind.coin() if rival.gold else 0) - price
    if key == MESMERISM:
        return max([mind.follower(card) for card in state.heroes[target].followers], default=0) - price
    if key == RANDOM and target != mind.seat:
        rival = state.heroes[target]
        return 100 * (rival.strength + rival.craft) + (300 if rival.space == CROWN else 0) - price
    if key == NULLIFY:
        return 150 * len(state.heroes[target].spells) - price + (500 if mind.hero.space == CROWN else 0)
    if key == TEMPORALWARP:
        return 600
    if key == DIVINATION:
        return 100 - price // 10
    if key == HEX:
        return hex_worth(mind, target) - price // 2
    return 0


def hex_worth(mind: Mind, space: int) -> int:
    """Somewhere where others may have to land and the own character need not."""
    worth = 0
    for seat, hero in enumerate(mind.state.heroes):
        if seat != mind.seat and hero.space != NOBODY and REGION[hero.space] == REGION[space]:
            worth += 60 if turns_to_land(hero.space, space) < 400 else 10
    return worth


def react(mind: Mind, question: Any, actions: list[int]) -> int:
    """In the turns of others: hold whoever sits on the Crown."""
    state = mind.state
    for action in actions:
        if action == PASS or not is_cast(action):
            continue
        key, target = KEY[first_of(action)], second_of(action)
        if key == IMMOBILITY and (mind.hero.space == CROWN or state.heroes[target].space in (CROWN, FIRE)):
            return action
        if key == RANDOM and target != mind.seat and state.heroes[target].space in (CROWN, FIRE):
            return action
        if key == HEALING and target == mind.seat and mind.hero.life == 1 and mind.at_crown:
            return action
    return PASS


def loss(mind: Mind, question: Any, actions: list[int]) -> int:
    """Save the own life: by Preservation if that is enough, by Healing if it is the last or many are missing."""
    if question.victim != mind.seat:
        return PASS
    hero = mind.hero
    for action in actions:
        if action != PASS and KEY[first_of(action)] == PRESERVATION and (hero.life <= 3 or mind.at_crown):
            return action
    for action in actions:
        if action != PASS and KEY[first_of(action)] == HEALING and hero.life == 1:
            return action
    return PASS


def counter(mind: Mind, question: Any, actions: list[int]) -> int:
    """Counter the Command Spell, and what harms the own character."""
    state = mind.state
    seat, card, target, _ = state.casting[-1]
    counters = [action for action in actions if action != PASS and KEY[first_of(action)] == COUNTERSPELL]
    if not counters or seat == mind.seat:
        return PASS
    if card == COMMAND:
        return counters[0]
    aimed = target == mind.seat and KEY[card] in (ACQUISITION, MESMERISM, RANDOM, NULLIFY, IMMOBILITY)
    return counters[0] if aimed else PASS


def pass_by(mind: Mind, question: Any, actions: list[int]) -> int:
    return PASS if PASS in actions else actions[0]
