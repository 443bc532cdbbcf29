"""What the bot of Talisman takes, leaves, buys, gives up and exchanges."""

from __future__ import annotations

from typing import Any, Final

from tavolata.engine import PASS, first_of, pack, verb_of
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.pick import best_of, only
from tavolata.games.talisman.bot.thing_worth import follower_worth, prize_worth, swap_worth, thing_worth, ware_worth
from tavolata.games.talisman.bot.values import LEAST
from tavolata.games.talisman.box.actions import BUY, BY_STRENGTH, COINS_UP, DONE, DROP, FREE, SELL, TAKE, TRADE
from tavolata.games.talisman.box.cards import (
    AMULET,
    CRAFT,
    EFFECTS,
    ENEMY,
    FOLLOWER,
    KEY,
    KEYS,
    MAGIC,
    OBJECT,
    PRICE,
    STRENGTH,
    TYPE,
    WORTH,
)
from tavolata.games.talisman.rules.lasting import ditched_by
from tavolata.games.talisman.rules.totals import carrying_limit, may_have


def take(mind: Mind, question: Any, actions: list[int]) -> int:
    """Take what is useful, and leave for it what is less so."""
    hero = mind.hero
    if pack(COINS_UP) in actions:
        return pack(COINS_UP)
    best, value = pack(DONE), 0
    for action in only(actions, TAKE):
        worth = worth_of(mind, first_of(action)) - PRICE[first_of(action)] * mind.values.coin // 2
        if worth > value:
            best, value = action, worth
    if best == pack(DONE):
        left = ditched_by(mind.state, mind.seat)
        return leave_for(mind, actions, [card for card in mind.state.cards_on(hero.space) if card not in left])
    return best


def leave_for(mind: Mind, actions: list[int], cards: list[int]) -> int:
    """Leave an Object for a clearly better one among these; otherwise it is done."""
    hero = mind.hero
    drops = [action for action in only(actions, DROP) if first_of(action) in hero.objects]
    if not drops or len(hero.objects) < carrying_limit(hero):
        return pack(DONE)
    things = [card for card in cards if TYPE[card] in (OBJECT, MAGIC) and may_have(mind.hero, card)]
    gains = [max([swap_worth(mind, card, first_of(action)) for card in things], default=0) for action in drops]
    return drops[gains.index(max(gains))] if max(gains) > CLEARLY else pack(DONE)


#: What a swap must bring to be worth it.
CLEARLY: Final = 50


def worth_of(mind: Mind, card: int) -> int:
    if KEY[card] == AMULET:
        return 0  # it forbids the Command Spell
    return follower_worth(mind, card) if TYPE[card] in (FOLLOWER, ENEMY) else thing_worth(mind, card)


def loot(mind: Mind, question: Any, actions: list[int]) -> int:
    if pack(COINS_UP) in actions:
        return pack(COINS_UP)
    taken = only(actions, TAKE)
    values = [worth_of(mind, first_of(action)) for action in taken]
    if taken and max(values) > 0:
        return best_of(taken, values)
    return leave_for(mind, actions, list(mind.state.loot))


def take_from(mind: Mind, question: Any, actions: list[int]) -> int:
    rival = mind.state.heroes[question.other]
    values = []
    for action in actions:
        card = first_of(action)
        if verb_of(action) == COINS_UP:
            values.append(mind.coin())
        else:
            values.append(follower_worth(mind, card) if TYPE[card] == FOLLOWER else prize_worth(mind, rival, card))
    return best_of(actions, values)


def lure(mind: Mind, question: Any, actions: list[int]) -> int:
    taken = only(actions, TAKE)
    return best_of(taken, [follower_worth(mind, first_of(action)) for action in taken]) if taken else pack(DONE)


def part_with(mind: Mind, question: Any, actions: list[int]) -> int:
    """What is least missed."""
    return best_of(actions, [parted_with(mind, action) for action in actions])


def parted_with(mind: Mind, action: int) -> int:
    return -worth_of(mind, first_of(action))


def to_gold(mind: Mind, question: Any, actions: list[int]) -> int:
    """Only what is worth less than a coin."""
    for action in actions:
        if verb_of(action) != DONE and worth_of(mind, first_of(action)) < mind.coin():
            return action
    return pack(DONE)


def royals(mind: Mind, question: Any, actions: list[int]) -> int:
    """Prince and Princess for gold, if there is use for it."""
    for action in actions:
        if verb_of(action) != DONE:
            card = first_of(action)
            if WORTH[card] * mind.coin() > follower_worth(mind, card):
                return action
    return pack(DONE)


def shop(mind: Mind, question: Any, actions: list[int]) -> int:
    prices = dict(EFFECTS[question.effect].prices)
    best, value = pack(DONE), 50
    for action in actions:
        verb, key = verb_of(action), first_of(action)
        worth = LEAST
        if verb == FREE:
            worth = ware_worth(mind, key, 0)
        elif verb == BUY:
            worth = ware_worth(mind, key, prices.get(KEYS[key], 0))
        if worth > value:
            best, value = action, worth
    return best


def vampire(mind: Mind, question: Any, actions: list[int]) -> int:
    """A Follower for a life, unless the Follower is worth more."""
    given = [action for action in actions if action != PASS]
    costs = [worth_of(mind, first_of(action)) for action in given]
    cheapest = min(costs)
    return given[costs.index(cheapest)] if cheapest < mind.life_lost() else PASS


def trophies(mind: Mind, question: Any, actions: list[int]) -> int:
    """The counter that helps more first."""
    trades = only(actions, TRADE)
    if not trades:
        return pack(DONE)
    worths = [mind.strength_worth if first_of(action) == BY_STRENGTH else mind.craft_worth for action in trades]
    return best_of(trades, worths)


def hand_in(mind: Mind, question: Any, actions: list[int]) -> int:
    """Only those who began to choose card by card come here: enough for a counter, no more."""
    values = CRAFT if question.craft else STRENGTH
    if sum([values[card] for card in question.cards]) >= mind.state.rulings.points:
        return pack(DONE)
    sold = only(actions, SELL)
    return best_of(sold, [-values[first_of(action)] for action in sold]) if sold else pack(DONE)
