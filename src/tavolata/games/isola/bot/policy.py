"""The quick policy of Isola: a number for each answer to each question, by what a glance at the table tells.

For playouts and the lab. It makes no copies of the table; whoever wants to look further asks ``greedy``. It reads what its seat
may know and nothing else: a test asks it at re-dealt tables and expects the same answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tavolata.engine import PASS, Chance, Decision, first_of, second_of, verb_of
from tavolata.games.isola.bot import values as worth
from tavolata.games.isola.bot.building import step_towards
from tavolata.games.isola.bot.cards import event_score, hand_worth, play_score, printed_worth
from tavolata.games.isola.bot.groups import attack_plan, defence_plan, site_worth
from tavolata.games.isola.bot.units import Unit, clash, force_worth, struck, units_of
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import ABILITIES, CARDS
from tavolata.games.isola.box.records import (
    ARMY,
    CANCEL,
    CHARACTER,
    DRAW,
    ENGAGE,
    HAS,
    KEYWORDS,
    MASTER,
    MOD,
    PLACE,
    SEND,
    SUICIDE,
    ZERO,
    Operation,
)
from tavolata.games.isola.box.things import EVENTS_BEGIN, PLACES_BEGIN
from tavolata.games.isola.rules.abilities import AbilityQuestion
from tavolata.games.isola.rules.effects import Rearrange
from tavolata.games.isola.rules.picking import picked
from tavolata.games.isola.rules.pieces import NONE, Fight
from tavolata.games.isola.rules.replies import Replies
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.values import DOUBLE, MORTAL, SURPRISE, amount_of, attack_of, lone_master

Scores = list[float]

#: So much defence as if nobody were left to strike back.
_NOBODY_STRIKES: Final = 50


def policy(state: Isola, decision: Decision, chance: Chance) -> int:
    """The answer with the highest score, the first one among equals."""
    offered = decision.actions
    if len(offered) == 1:
        return offered[0]
    found = scores(state, decision)
    return offered[found.index(max(found))]


def scores(state: Isola, decision: Decision) -> Scores:
    """How good each answer looks; only their order means something."""
    judge = _JUDGES.get(decision.name)
    if judge is None:
        return [0.0] * len(decision.actions)
    return judge(state, decision.seat, decision.question, decision.actions)


# Order, draw, presentation


def _order(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    """What a card does in the order phase is welcome, but nobody draws the last cards for nothing."""
    draws = any(operation.word == DRAW for operation in ABILITIES[question.ability_number].operations)
    wanted = not draws or (len(state.futures[seat]) > worth.FEW_LEFT and len(state.hands[seat]) < worth.FULL_HAND)
    return [(0.0 if action == PASS else 1.0) if wanted else (1.0 if action == PASS else 0.0) for action in offered]


def cards_wanted(state: Isola, seat: int) -> int:
    """How many cards to draw: up to a full hand, but the future must last."""
    left = len(state.futures[seat])
    if left <= worth.FEW_LEFT:
        return 1
    return max(1, min(3, worth.FULL_HAND + 1 - len(state.hands[seat])))


def _draw(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    wanted = cards_wanted(state, seat)
    return [-float(abs(first_of(action) - wanted)) for action in offered]


def _present(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    return [0.0 if action == PASS else play_score(state, seat, action) for action in offered]


def _buy(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    """Places with armies first, then masters, as long as there is anything left to pay with."""
    found: Scores = []
    places = len([move for move in state.bought[seat] if verb_of(move) == actions.SETTLE])
    for action in offered:
        verb = verb_of(action)
        if verb == actions.SETTLE:
            place = CARDS[actions.PLACE_CARD.cards[first_of(action)]]
            army = CARDS[actions.ARMY_CARD.cards[second_of(action)]]
            found.append(8.0 + place.green + 0.1 * printed_worth(army) - 3.0 * places)
        elif verb == actions.PLAY:
            card = CARDS[first_of(action)]
            order = {MASTER: 6.0, CHARACTER: 4.5, ARMY: 5.0, PLACE: 3.0}
            found.append(order.get(card.type, 1.0) + 0.1 * printed_worth(card))
        elif verb in (actions.MUSTER, actions.ASSIGN, actions.ATTACH):
            found.append(2.0 if verb == actions.ASSIGN else 1.0)
        else:
            found.append(-1.0 if verb == actions.BACK else 0.0)
    return found


def _reply(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    """Answers in the other one's presentation phase, at the last moment: what weakens an attack."""
    found: Scores = []
    for action in offered:
        if action == PASS:
            found.append(0.0)
        elif verb_of(action) == actions.PLAY and question.passes:
            found.append(event_score(state, seat, CARDS[first_of(action)], own_turn=False))
        else:
            found.append(worth.LATER)
    return found


def _discard(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    return [-hand_worth(state, seat, first_of(action)) for action in offered]


# Groups


def _towards(action: int, offered: list[int]) -> Scores:
    """One answer is wanted; of the others those that end the building are better than those that undo."""
    found: Scores = []
    for other in offered:
        if other == action:
            found.append(1.0)
        elif other == PASS or verb_of(other) == actions.DONE:
            found.append(0.3)
        else:
            found.append(-1.0 if verb_of(other) == actions.BACK else 0.0)
    return found


def _attack(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    return _towards(step_towards(attack_plan(state, seat), question.plan, offered), offered)


def _defend(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    return _towards(step_towards(defence_plan(state, seat), question.plan, offered), offered)


# A fight


def balance(state: Isola, fight: Fight, seat: int, atk: int = 0, defence: int = 0, without: int = NONE) -> float:
    """What the fight as it stands brings a seat, with so much more attack and defence, and without one of the others."""
    enemy = 1 - seat
    own = units_of(state, fight.columns[seat])
    others = [unit for unit in units_of(state, fight.columns[enemy]) if unit.thing != without]
    for unit in own:
        unit.defence += defence
    if own:
        own[0].atk += atk
    if fight.attacker == seat:
        won, falls = clash(own, others)
    else:
        won, falls = clash(others, own)
        won = -won
    if state.owner_of(fight.place) != NONE and falls and not fight.leaders[1 - fight.attacker]:
        prize = site_worth(state, state.site(fight.place))
        won += prize if fight.attacker == seat else -prize
    return won


def _abilities(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    """Whatever strengthens; to kill oneself only where it decides something."""
    fight = state.fights[-1]
    found: Scores = []
    for action in offered:
        if action == PASS:
            found.append(0.0)
        elif verb_of(action) == actions.EMPLOY:
            found.append(1.0 + CARDS[first_of(action)].atk)
        else:
            found.append(_activated(state, fight, seat, first_of(action), actions.ACT_NUMBERS[second_of(action)]))
    return found


def _activated(state: Isola, fight: Fight, seat: int, thing: int, number: int) -> float:
    ability = ABILITIES[number]
    if any(operation.word == SUICIDE for operation in ability.operations):
        unit = Unit(state, state.forces[thing])
        gain = balance(state, fight, seat, atk=unit.atk) - balance(state, fight, seat)
        return gain - unit.loss - worth.LEAST_GAIN
    return 0.5 + 0.1 * ability.pips


def _replies(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    """Cards are spent only where they change the fight."""
    if not isinstance(question, Replies) or not state.fights:
        return [0.0 if action == PASS else worth.LATER for action in offered]
    fight = state.fights[-1]
    now = balance(state, fight, seat)
    found: Scores = []
    for action in offered:
        if action == PASS:
            found.append(0.0)
        elif verb_of(action) == actions.PLAY:
            found.append(_spent(state, fight, seat, first_of(action), now) - worth.REPLY)
        elif verb_of(action) == actions.EXPEND:
            card = CARDS[state.forces[first_of(action)].usable]
            more = card.atk if first_of(action) in fight.columns[seat] else 0
            found.append(balance(state, fight, seat, more, 0) - now - worth.REPLY)
        else:
            found.append(worth.LATER)
    return found


def _spent(state: Isola, fight: Fight, seat: int, number: int, now: float) -> float:
    """What a card from the hand changes in a fight, as far as a glance tells."""
    card = CARDS[number]
    atk, defence, gone, more_worth = card.atk, card.defence, NONE, 0.0
    master = lone_master(state, fight, seat)
    for ability in card.abilities:
        for operation in ability.operations:
            amount = operation.amount
            if operation.word == MOD and amount is not None and operation.stat < 2:
                more = amount_of(state, amount, seat, NONE if master is None else master.thing)
                atk += more if operation.stat == 0 else 0
                defence += more if operation.stat == 1 else 0
            elif operation.word == HAS and master is not None:
                keyword = KEYWORDS[operation.keyword]
                hit = attack_of(state, master)
                lost, left = struck(units_of(state, fight.columns[1 - seat]), hit)
                if keyword == SURPRISE and not left:
                    defence += _NOBODY_STRIKES
                elif keyword == DOUBLE:
                    atk += hit
                elif keyword == MORTAL and lost:
                    more_worth = worth.DEAD
            elif operation.word == ENGAGE:
                gone = _strongest(state, fight, 1 - seat)
            elif operation.word == ZERO and operation.stat == 1:
                atk += 2
            elif operation.word == ZERO and operation.stat == 0:
                defence += 3
    if not (atk or defence or gone != NONE):
        return more_worth
    return balance(state, fight, seat, atk, defence, gone) - now + more_worth


def _strongest(state: Isola, fight: Fight, seat: int) -> int:
    things = [thing for thing in fight.columns[seat] if not state.forces[thing].is_master()]
    return max(things, key=lambda thing: (CARDS[state.forces[thing].card].atk, -thing)) if things else NONE


# What an ability asks


def _thing_worth(state: Isola, thing: int) -> float:
    if thing < PLACES_BEGIN:
        return force_worth(state.forces[thing])
    if thing < EVENTS_BEGIN:
        return site_worth(state, state.site(thing))
    return 1.0


def _pick(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    """What helps goes to the own best, what harms to the best of the other one."""
    if not isinstance(question, AbilityQuestion):
        return [_thing_worth(state, picked(action)) for action in offered]
    helps = _helps(question.operation())
    found: Scores = []
    for action in offered:
        thing = picked(action)
        value = _thing_worth(state, thing)
        own = state.owner_of(thing) == seat
        found.append(value if own == helps else -value)
    return found


def _helps(operation: Operation) -> bool:
    if operation.word in (ENGAGE, SEND, CANCEL, ZERO):
        return False
    amount = operation.amount
    return operation.word != MOD or amount is None or amount.number >= 0


def _first_best(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    """Cards to take, and cards to be drawn first: what is worth most in hand."""
    return [0.0 if action == PASS else hand_worth(state, seat, first_of(action)) for action in offered]


def _column(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    """The own column with those in front who stop most; the other one's the other way round."""
    assert isinstance(question, Rearrange)
    found: Scores = []
    for action in offered:
        unit = Unit(state, state.forces[first_of(action)])
        value = unit.stops() - 5.0 * unit.loss
        found.append(value if question.side == seat else -value)
    return found


def _choose(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    """The first of several things, as cards name the better one first; cards are not drawn from a short future."""
    found: Scores = []
    for action in offered:
        choice = question.operation().choices[first_of(action)]
        short = choice.word == DRAW and len(state.futures[seat]) <= worth.FEW_LEFT
        found.append(-1.0 if short else 1.0 - 0.1 * first_of(action))
    return found


def _lose(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    return [-float(CARDS[first_of(action)].ochre) for action in offered]


def _keep(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    """The cheapest ability is given up."""
    return [-float(ABILITIES[actions.ACT_NUMBERS[second_of(action)]].pips) for action in offered]


def _next_fight(state: Isola, seat: int, question: Any, offered: list[int]) -> Scores:
    """One's own attacks first."""
    return [1.0 if state.battles[first_of(action)].attacker == seat else 0.0 for action in offered]


#: The state, the seat, its question, the answers; a number for each.
Judge = Callable[[Isola, int, Any, list[int]], Scores]

_JUDGES: Final[dict[str, Judge]] = {
    "order": _order,
    "draw": _draw,
    "present": _present,
    "buy": _buy,
    "reply": _reply,
    "discard": _discard,
    "attack": _attack,
    "defend": _defend,
    "abilities": _abilities,
    "window": _replies,
    "replies": _replies,
    "pick": _pick,
    "place": _pick,
    "find": _first_best,
    "look": _first_best,
    "column": _column,
    "choose": _choose,
    "lose-life": _lose,
    "keep": _keep,
    "next-fight": _next_fight,
}
