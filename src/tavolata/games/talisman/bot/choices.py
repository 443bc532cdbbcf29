"""What the bot of Talisman chooses where a space, a card or the start of the game offers several ways."""

from __future__ import annotations

from typing import Any

from tavolata.engine import PASS, first_of, pack, verb_of
from tavolata.games.talisman.bot.effects import effect_worth, worth_to
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.pick import best_of, only
from tavolata.games.talisman.bot.thing_worth import left_behind, ware_worth
from tavolata.games.talisman.bot.values import LEAST
from tavolata.games.talisman.box.actions import (
    ALIGN,
    BY_CRAFT,
    BY_GOLD,
    BY_LIFE,
    BY_STRENGTH,
    CHOOSE,
    EVADE,
    FREE,
    NO,
    NONE,
    WAYS,
    YES,
)
from tavolata.games.talisman.box.cards import EFFECTS, VALUE_CRAFT, VALUE_FATE, VALUE_LIFE, VALUE_STRENGTH
from tavolata.games.talisman.box.records import ALIGNMENTS
from tavolata.games.talisman.rules.effects import ApplyAfterAlignment
from tavolata.games.talisman.rules.offers import PayFor


def character(mind: Mind, question: Any, actions: list[int]) -> int:
    """The one with the most Strength and lives: nothing helps in as many places."""
    return best_of(actions, [character_worth(mind, action) for action in actions])


def character_worth(mind: Mind, action: int) -> int:
    number = first_of(action)
    strong, clever = VALUE_STRENGTH[number], VALUE_CRAFT[number]
    return 3 * max(strong, clever) + strong + clever + 2 * VALUE_LIFE[number] + VALUE_FATE[number]


def bonus(mind: Mind, question: Any, actions: list[int]) -> int:
    return pack(CHOOSE, BY_STRENGTH if mind.strength_worth >= mind.craft_worth else BY_CRAFT)


def choose(mind: Mind, question: Any, actions: list[int]) -> int:
    effect = EFFECTS[question.effect]
    best, most = (
        (pack(CHOOSE, NONE) if effect.shape == "visit" else actions[0]),
        0 if effect.shape == "visit" else LEAST,
    )
    for action in actions:
        if verb_of(action) == FREE:
            worth = ware_worth(mind, first_of(action), 0)
            if worth < 100:
                continue
            worth += 10_000  # whatever else is done here can be done after it
        elif first_of(action) == NONE:
            continue
        else:
            worth = effect_worth(mind, effect.parts[effect.names.index(WAYS[first_of(action)])], question.card)
        if worth > most:
            best, most = action, worth
    return best


def enter(mind: Mind, question: Any, actions: list[int]) -> int:
    return pack(CHOOSE, YES if effect_worth(mind, EFFECTS[question.effect].parts[0], question.card) > 0 else NO)


def need_not_roll(mind: Mind, question: Any, actions: list[int]) -> int:
    effect = EFFECTS[question.effect]
    if effect.shape == "special":
        return pack(CHOOSE, NO)
    value = sum([effect_worth(mind, part, question.card) for part in effect.parts]) // len(effect.parts)
    return pack(CHOOSE, YES if value > 0 else NO)


def add_one(mind: Mind, question: Any, actions: list[int]) -> int:
    effect = EFFECTS[question.effect]
    row = sum(mind.state.dice) - effect.lowest
    now, then = (
        effect_worth(mind, effect.parts[row], question.card),
        effect_worth(mind, effect.parts[row + 1], question.card),
    )
    return pack(CHOOSE, YES if then > now else NO)


def pay(mind: Mind, question: Any, actions: list[int]) -> int:
    """As much as pays."""
    fated = isinstance(question, PayFor) and EFFECTS[question.effect].shape == "buy fate"
    values = []
    for action in actions:
        count = first_of(action)
        if fated:
            values.append(mind.fate_won(count) - count * (mind.values.coin // 2) if mind.hero.fate + count <= 3 else 0)
        else:
            values.append(mind.life_won(count, True) - count * mind.values.coin)
    return best_of(actions, values)


def wish(mind: Mind, question: Any, actions: list[int]) -> int:
    ways = [BY_STRENGTH, BY_CRAFT] if mind.strength_worth >= mind.craft_worth else [BY_CRAFT, BY_STRENGTH]
    if mind.hero.life == 1:
        ways = [BY_LIFE, *ways]
    for chosen in ways:
        if pack(CHOOSE, chosen) in actions:  # the box may hold no more of it
            return pack(CHOOSE, chosen)
    return pack(CHOOSE, NO)


def knight(mind: Mind, question: Any, actions: list[int]) -> int:
    evade = only(actions, EVADE)
    if evade:
        return evade[0]
    gold = pack(CHOOSE, BY_GOLD)
    return gold if gold in actions else pack(CHOOSE, BY_LIFE)


def quest(mind: Mind, question: Any, actions: list[int]) -> int:
    return pack(CHOOSE, YES if mind.wants_quest() else NO)


def buy_spell(mind: Mind, question: Any, actions: list[int]) -> int:
    return pack(CHOOSE, YES if mind.hero.gold >= 2 else NO)


def accept(mind: Mind, question: Any, actions: list[int]) -> int:
    return pack(CHOOSE, YES)


def alignment(mind: Mind, question: Any, actions: list[int]) -> int:
    """The Druid is what the effect that comes now treats best."""
    agenda = mind.state.agenda
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if isinstance(step, ApplyAfterAlignment):
            effect = EFFECTS[step.effect]
            best, value = PASS, worth_to(mind, effect, step.card, mind.hero.alignment) + 100
            for action in only(actions, ALIGN):
                other = ALIGNMENTS.index(WAYS[first_of(action)])
                worth = worth_to(mind, effect, step.card, other) - left_behind(mind, other)
                if worth > value:
                    best, value = action, worth
            return best
    return PASS
