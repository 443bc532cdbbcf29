"""The greedy bot of Isola: the quick policy, and wherever a combat is open a look at what each answer comes to.

There is no chance in a combat, so a copy of the table is played on to its end: abilities as the policy uses them, no replies.
What is compared is how the seat stands then. Before an attack is announced the likely defences are tried, too. An attack that
wins is not missed: ``winning`` says which those are, and how far it looks for them.
"""

from __future__ import annotations

from typing import Final

from tavolata.engine import PASS, Chance, Decision, Exchange
from tavolata.games.isola.bot import values as worth
from tavolata.games.isola.bot.ahead import asks_for_defence, attacked, copy_to_the_end, defended, fight_on
from tavolata.games.isola.bot.building import step_towards
from tavolata.games.isola.bot.groups import (
    Plan,
    attack_plan,
    attackers_of,
    columns_of,
    commanders,
    defence_plan,
    may_defend,
    ready_of,
    things_of,
)
from tavolata.games.isola.bot.policy import policy
from tavolata.games.isola.bot.standing import standing
from tavolata.games.isola.bot.units import Unit, Units
from tavolata.games.isola.bot.winning import winning_plan
from tavolata.games.isola.rules.combat import Attack, Defend
from tavolata.games.isola.rules.legality import attackable
from tavolata.games.isola.rules.pieces import NONE, Column, Group
from tavolata.games.isola.rules.state import Isola

#: So many columns are looked at for a group, at most.
MOST_COLUMNS: Final = 14
#: Questions of a combat that are answered by trying each answer.
_TRIED: Final = (
    "abilities",
    "replies",
    "window",
    "pick",
    "place",
    "position",
    "column",
    "choose",
    "keep",
    "next-fight",
)


def greedy(state: Isola, decision: Decision, chance: Chance) -> int:
    """The answer of a sensible player."""
    if len(decision.actions) == 1:
        return decision.actions[0]
    question = decision.question
    if isinstance(question, Attack):
        return _attack(state, decision, question, chance)
    if isinstance(question, Defend):
        return _defend(state, decision, question, chance)
    if decision.name in _TRIED and (state.fights or state.battles):
        return _try_each(state, decision, chance)
    return policy(state, decision, chance)


# Looking ahead


def value_of(state: Isola, seat: int, action: int, chance: Chance) -> float:
    """How the seat stands after the combat if it answers so."""
    copy = copy_to_the_end(state)
    copy.play(seat, action)
    fight_on(copy, chance)
    return standing(copy, seat)


def _try_each(state: Isola, decision: Decision, chance: Chance) -> int:
    """What comes to most; to spend a card it must bring more than passing."""
    seat, offered = decision.seat, decision.actions
    best, most = policy(state, decision, chance), -10 * worth.DECIDED
    is_reply = isinstance(decision.question, Exchange)
    if offered[0] == PASS:
        best, most = PASS, value_of(state, seat, PASS, chance)
        most += worth.REPLY if is_reply else 0.0
    elif best in offered:
        most = value_of(state, seat, best, chance)
    for action in offered:
        if action != best:
            value = value_of(state, seat, action, chance)
            if value > most + 0.001:
                best, most = action, value
    return best


# Attack


def _attack(state: Isola, decision: Decision, question: Attack, chance: Chance) -> int:
    seat, built = decision.seat, question.plan
    if built and built[-1].target == NONE:
        built = built[:-1]
    best: Plan = list(built)
    plans = attack_plans(state, seat, question)
    most = attack_value(state, seat, best, chance) + worth.LEAST_GAIN
    for plan in _different(plans):
        value = attack_value(state, seat, plan, chance)
        if value > most + 0.001:
            best, most = plan, value
    # What is liked is kept if it wins as well; what is begun is not given up for an attack that does not go on from it, so after a
    # few steps the one that was meant to win may only be found among those that do.
    winning = winning_plan(state, seat, [best, *plans] if built else [best], chance)
    if winning and _goes_on_from(winning, list(built)):
        best = winning
    return step_towards(best, question.plan, decision.actions)


Key = tuple[tuple[int, Column, Column], ...]


def _key_of(plan: Plan) -> Key:
    return tuple([(group.target, group.column, group.leaders) for group in plan])


def _different(plans: list[Plan]) -> list[Plan]:
    """Each plan once, where it came first: to judge one takes most of the time of an answer."""
    return list({_key_of(plan): plan for plan in plans}.values())


def attack_plans(state: Isola, seat: int, question: Attack) -> list[Plan]:
    """Attacks that go on from what is built."""
    built = list(question.plan)
    if built and built[-1].target == NONE:
        built = built[:-1]
    found = [plan for plan in (attack_plan(state, seat), _raid(state, seat)) if _goes_on_from(plan, built)]
    if not state.territories[1 - seat]:
        return found
    targets = [site.thing for site in attackable(state, 1 - seat)]
    if built:
        for group in _groups(state, seat, built[:-1], built[-1].target, built[-1]):
            found.append([*built[:-1], group])
    if len(built) < len(targets) and (not built or built[-1].column):
        for group in _groups(state, seat, built, targets[len(built)], Group(NONE)):
            found.append([*built, group])
    return found


def _goes_on_from(plan: Plan, built: Plan) -> bool:
    """Whether what is built is the beginning of a plan: its groups, the last one perhaps not complete yet."""
    if len(plan) < len(built):
        return False
    for place in range(len(built)):
        wanted, group = plan[place], built[place]
        if wanted.target != group.target or wanted.column[: len(group.column)] != group.column:
            return False
        if wanted.leaders[: len(group.leaders)] != group.leaders:
            return False
        if place < len(built) - 1 and len(wanted.members()) > len(group.members()):
            return False
    return True


def _groups(state: Isola, seat: int, before: Plan, target: int, begun: Group) -> list[Group]:
    """Groups for a target that go on from one that is begun, of those who are in no group before it."""
    taken = {thing for group in before for thing in group.members()}
    units = [unit for unit in attackers_of(state, seat) if unit.thing not in taken]
    masters = [unit for unit in units if unit.is_master]
    found: list[Group] = []
    for column in columns_of(state, units)[: 3 * MOST_COLUMNS]:
        things = things_of(column)
        if things[: len(begun.column)] != begun.column:
            continue
        if not begun.leaders:
            found.append(Group(target, things))
        if not column[0].is_master:
            for master in commanders(state, column, masters)[:2]:
                if not begun.leaders or begun.leaders == (master.thing,):
                    found.append(Group(target, things, (master.thing,)))
        if len(found) >= MOST_COLUMNS:
            break
    return found


def _raid(state: Isola, seat: int) -> Plan:
    """One against each place, from the frontier inwards, those first whom nobody would miss."""
    units = sorted(attackers_of(state, seat), key=_least_missed)
    targets = attackable(state, 1 - seat)
    return [Group(targets[place].thing, (units[place].thing,)) for place in range(min(len(units), len(targets)))]


def _least_missed(unit: Unit) -> tuple[float, int]:
    return (unit.loss, unit.thing)


def attack_value(state: Isola, seat: int, plan: Plan, chance: Chance) -> float:
    """How the seat stands after this attack: against the answer that is worst for it, and a little what all of them come to."""
    copy = attacked(state, seat, plan)
    found: list[float] = []
    # One of eight is the same as one before: not to fight it again, nor plans that come twice, takes 7 % off the time of a game.
    known: dict[Key, float] = {}
    for defence in _defences(copy, 1 - seat):
        key = _key_of(defence)
        if key not in known:
            answered = defended(copy, 1 - seat, defence) if defence else copy
            fight_on(answered, chance)
            known[key] = standing(answered, seat)
        found.append(known[key])
    return (1 - worth.HOPE) * min(found) + worth.HOPE * sum(found) / len(found)


def _defences(state: Isola, seat: int) -> list[Plan]:
    """How the other one might defend: by arithmetic, and with all strength where the last group attacks; the last: not at all."""
    if not asks_for_defence(state):
        return [[]]
    found: list[Plan] = [defence_plan(state, seat)]
    ready = ready_of(state, seat)
    battle = state.battles[-1]
    columns = columns_of(state, may_defend(state, ready, state.site(battle.target)), 4)
    if columns:
        found.append([Group(battle.target, things_of(max(columns, key=_strength)))])
        alone = [column for column in columns if len(column) == 1]
        found.append([Group(battle.target, things_of(max(alone, key=_strength)))])
    return [*[plan for plan in found if any(group.column for group in plan)], []]


def _strength(column: Units) -> tuple[float, int]:
    return (sum([2.0 * unit.atk + min(unit.stops(), 6) for unit in column]), -column[0].thing)


# Defence


def _defend(state: Isola, decision: Decision, question: Defend, chance: Chance) -> int:
    seat = decision.seat
    targets = question.targets(state)
    built = list(question.plan) or [Group(targets[0])]
    best, most = with_rest(state, seat, built), -10 * worth.DECIDED
    for plan in _different([best, *defence_plans(state, seat, targets, built)]):
        value = defence_value(state, seat, plan, chance)
        if value > most + 0.001:
            best, most = plan, value
    return step_towards(best, question.plan, decision.actions)


def with_rest(state: Isola, seat: int, built: Plan) -> Plan:
    """What is built, and for the places after it what the policy would do with those who are left."""
    taken = {thing for group in built for thing in group.members()}
    rest = defence_plan(state, seat)[len(built) :]
    return [*built, *[group if not taken.intersection(group.members()) else Group(group.target) for group in rest]]


def defence_plans(state: Isola, seat: int, targets: list[int], built: Plan) -> list[Plan]:
    """Defences that go on from what is built."""
    before, begun = built[:-1], built[-1]
    taken = {thing for group in before for thing in group.members()}
    units = [unit for unit in ready_of(state, seat) if unit.thing not in taken]
    able = may_defend(state, units, state.site(begun.target))
    found: list[Plan] = []
    for column in columns_of(state, able, 5)[:MOST_COLUMNS]:
        things = things_of(column)
        if things[: len(begun.column)] == begun.column and not begun.leaders:
            found.append(with_rest(state, seat, [*before, Group(begun.target, things)]))
            if not column[0].is_master:
                for master in commanders(state, column, [unit for unit in able if unit.is_master])[:1]:
                    group = Group(begun.target, things, (master.thing,))
                    found.append(with_rest(state, seat, [*before, group]))
    if not begun.column and len(built) < len(targets):
        for column in columns_of(state, may_defend(state, units, state.site(targets[len(built)])), 3)[:MOST_COLUMNS]:
            later = [*built, Group(targets[len(built)], things_of(column))]
            found.append(with_rest(state, seat, later))
    return found


def defence_value(state: Isola, seat: int, plan: Plan, chance: Chance) -> float:
    """How the seat stands after this defence."""
    copy = defended(copy_to_the_end(state), seat, plan)
    fight_on(copy, chance)
    return standing(copy, seat)
