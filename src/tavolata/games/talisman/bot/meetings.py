"""Whom and what the bot of Talisman meets on a space, and what it does to other characters there."""

from __future__ import annotations

from typing import Any, Final

from tavolata.engine import PASS, first_of, pack, second_of, verb_of
from tavolata.games.talisman.bot.effects import effect_worth
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.pick import best_of, only
from tavolata.games.talisman.bot.space_worth import attack_worth, card_worth, draw_worth, duel_worth
from tavolata.games.talisman.bot.spells import casting_of
from tavolata.games.talisman.bot.thing_worth import follower_worth, prize_worth
from tavolata.games.talisman.bot.values import LEAST
from tavolata.games.talisman.box.actions import BEGUILE, EVADE, LOOK, LURE, MEET, MIND, STEAL
from tavolata.games.talisman.box.cards import (
    DOES,
    DRAW,
    FORCED,
    NO_CARD,
    ORIGIN,
    SPACE_DOES,
    SPELL,
    Card,
    Space,
    ability,
)
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.spells import is_cast
from tavolata.games.talisman.rules.totals import can, may_have


def whom(mind: Mind, question: Any, actions: list[int]) -> int:
    """Another character if that brings more than the space."""
    for action in actions:
        if is_cast(action) and casting_of(first_of(action)).destroys(mind, second_of(action)):
            return action
    meetings = only(actions, MEET)
    values = [encounter_worth(mind, first_of(action)) for action in meetings]
    look = pack(LOOK)
    if look not in actions:
        return best_of(meetings, values)
    if meetings and max(values) > max(0, land_alone(mind, mind.hero.space)):
        return best_of(meetings, values)
    return look


def land_alone(mind: Mind, space: Space) -> int:
    """What the space brings, whoever stands there."""
    cards = mind.state.cards_on(space)
    value = draw_worth(mind) * max(0, DRAW[space] - len(cards))
    for card in cards:
        if ORIGIN[card] != SPELL:
            value += card_worth(mind, card)
    if SPACE_DOES[space] >= 0:
        value += effect_worth(mind, SPACE_DOES[space], NO_CARD, space)
    return value


def encounter_worth(mind: Mind, other: int) -> int:
    """Attack, or a special ability, whichever is better."""
    rival = mind.state.heroes[other]
    return max(
        attack_worth(mind, other)[0], stolen(mind, rival, STEAL), stolen(mind, rival, BEGUILE), lured(mind, rival)
    )


_STEALS: Final = ability("steal")

_BEGUILES: Final = ability("beguile")

_LURES: Final = ability("take-follower")

_LURES_MAIDENS: Final = ability("take-maidens")


def stolen(mind: Mind, rival: Hero, verb: int) -> int:
    if not can(mind.hero, _STEALS if verb == STEAL else _BEGUILES):
        return LEAST
    best = max([prize_worth(mind, rival, card) for card in rival.objects], default=0)
    best = max(best, mind.coin() if rival.gold else 0)
    return best * 2 // 3


def lured(mind: Mind, rival: Hero) -> int:
    if not can(mind.hero, _LURES) and not can(mind.hero, _LURES_MAIDENS):
        return LEAST
    return (
        max([follower_worth(mind, card) for card in rival.followers if may_have(mind.hero, card)], default=0) * 2 // 3
    )


def meet(mind: Mind, question: Any, actions: list[int]) -> int:
    other = question.other
    rival = mind.state.heroes[other]
    values = []
    for action in actions:
        verb = verb_of(action)
        if verb == LURE:
            values.append(lured(mind, rival))
        elif verb in (STEAL, BEGUILE):
            values.append(stolen(mind, rival, verb))
        else:
            values.append(duel_worth(mind, other, verb == MIND))
    return best_of(actions, values)


def yes_evade(mind: Mind, question: Any, actions: list[int]) -> int:
    """Whatever another wants to do: no."""
    return (only(actions, EVADE) or actions)[0]


def avoid(mind: Mind, question: Any, actions: list[int]) -> int:
    card = question.card
    value = follower_worth(mind, card) if FORCED[card] else effect_worth(mind, DOES[card], card)
    evade = pack(EVADE, card)
    return evade if value < 0 and evade in actions else PASS


def replace(mind: Mind, question: Any, actions: list[int]) -> int:
    """Draw another card for one that is worse than the usual."""
    usual = draw_worth(mind)
    best, gain = PASS, 100
    for action in actions:
        if action != PASS:
            better = usual - card_worth(mind, Card(first_of(action)))
            if better > gain:
                best, gain = action, better
    return best
