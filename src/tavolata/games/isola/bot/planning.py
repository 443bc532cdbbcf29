"""Whole attacks and defences for whoever thinks ahead: groups are built in small steps, but judged when they are complete."""

from __future__ import annotations

from typing import Final

from tavolata.engine import PASS, Chance, Decision, State, pack
from tavolata.games.isola.bot.greedy import (
    attack_plans,
    attack_value,
    defence_plans,
    defence_value,
    greedy,
    with_rest,
)
from tavolata.games.isola.bot.groups import Plan
from tavolata.games.isola.box import actions
from tavolata.games.isola.rules.combat import Attack, Defend
from tavolata.games.isola.rules.pieces import NONE, Group
from tavolata.games.isola.rules.state import Isola

#: So many of the attacks that look best are tried with a further group each.
_GOING_ON: Final = 3
#: More small steps than any plan takes.
_MOST_STEPS: Final = 100

_NEXT: Final = pack(actions.NEXT)
_DONE: Final = pack(actions.DONE)


def begun(state: Isola, decision: Decision) -> tuple[State, list[int]] | None:
    """The table before the first step of an attack or a defence, and the steps since."""
    question = decision.question
    if not isinstance(question, (Attack, Defend)):
        return None
    if not question.plan:
        return state, []
    copy = state.clone()
    copy.agenda.pop()
    copy.decisions = []
    copy.push(Attack(decision.seat) if isinstance(question, Attack) else Defend(decision.seat))
    copy.advance()
    return copy, _small_steps(state, question, list(question.plan))


def whole(state: Isola, decision: Decision, chance: Chance) -> list[list[int]]:
    """Greedy's own, none at all, and then those that greedy likes best."""
    seat, question = decision.seat, decision.question
    if isinstance(question, Attack):
        plans = _attacks(state, seat, chance)
    else:
        assert isinstance(question, Defend)
        plans = _defences(state, seat, question, chance)
    found = [_as_greedy_builds(state, seat, chance), [PASS]]
    found += [[*_small_steps(state, question, plan), _DONE] for plan in plans if any(group.column for group in plan)]
    known: set[tuple[int, ...]] = set()
    distinct: list[list[int]] = []
    for steps in found:
        if tuple(steps) not in known and _is_allowed(state, seat, steps):
            known.add(tuple(steps))
            distinct.append(steps)
    return distinct


def _attacks(state: Isola, seat: int, chance: Chance) -> list[Plan]:
    """Attacks with one group, and the best of them with a further one; those that look best first."""
    found = [(attack_value(state, seat, plan, chance), plan) for plan in attack_plans(state, seat, Attack(seat))]
    for _, plan in sorted(found, key=_by_value)[:_GOING_ON]:
        for longer in attack_plans(state, seat, Attack(seat, tuple(plan))):
            if len(longer) > len(plan):
                found.append((attack_value(state, seat, longer, chance), longer))
    return [plan for _, plan in sorted(found, key=_by_value)]


def _defences(state: Isola, seat: int, question: Defend, chance: Chance) -> list[Plan]:
    targets = question.targets(state)
    nobody = [Group(targets[0])]
    plans = [with_rest(state, seat, nobody), *defence_plans(state, seat, targets, nobody)]
    found = [(defence_value(state, seat, plan, chance), plan) for plan in plans]
    return [plan for _, plan in sorted(found, key=_by_value)]


def _by_value(valued: tuple[float, Plan]) -> float:
    return -valued[0]


def _as_greedy_builds(state: Isola, seat: int, chance: Chance) -> list[int]:
    """Step by step: greedy thinks again after each of them."""
    copy = state.clone()
    found: list[int] = []
    while len(found) < _MOST_STEPS:
        decision = copy.decision_of(seat)
        assert decision is not None
        found.append(greedy(copy, decision, chance))
        if found[-1] in (PASS, _DONE):
            return found
        copy.play(seat, found[-1])
    raise AssertionError("a plan without an end")


def _small_steps(state: Isola, question: Attack | Defend, plan: Plan) -> list[int]:
    """The steps that build a plan from nothing, in the one order in which they can be taken, without its announcement."""
    hunts = isinstance(question, Attack) and not state.territories[1 - question.seat]
    while plan and isinstance(question, Defend) and not plan[-1].column and question.plan != tuple(plan):
        plan = plan[:-1]
    found: list[int] = []
    for place in range(len(plan)):
        group = plan[place]
        if place:
            found.append(_NEXT)
        if hunts and group.target != NONE:
            found.append(pack(actions.TARGET, group.target))
        found += [pack(actions.ADD, thing) for thing in group.column]
        found += [pack(actions.LEAD, thing) for thing in group.leaders]
    return found


def _is_allowed(state: Isola, seat: int, steps: list[int]) -> bool:
    copy = state.clone()
    for action in steps:
        decision = copy.decision_of(seat)
        if decision is None or action not in decision.actions:
            return False
        copy.play(seat, action)
    return True
