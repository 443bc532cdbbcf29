"""Groups as a sensible player would form them, offered to whoever builds some: ready to be taken, changed or left.

They come from what everybody sees, by the quick arithmetic of the policy, and are told only to the seat that builds.
"""

from __future__ import annotations

from typing import Final

from tavolata.engine import PASS, pack
from tavolata.games.isola.bot.building import step_towards
from tavolata.games.isola.bot.groups import Plan, attack_plan, defence_plan
from tavolata.games.isola.box import actions
from tavolata.games.isola.preview import (
    Outcome,
    copy_to_look_at,
    halt_after_combat,
    is_halted,
    outcome_between,
    plain_answer,
)
from tavolata.games.isola.rules.combat import Attack, Defend
from tavolata.games.isola.rules.state import Isola

_DONE: Final = pack(actions.DONE)
#: More small steps than any plan takes.
_MOST_STEPS: Final = 100


def suggested_plan(state: Isola, step: Attack | Defend) -> Plan:
    """The groups for an attack or a defence that nobody has begun to build; none where staying at home is better."""
    plan = attack_plan(state, step.seat) if isinstance(step, Attack) else defence_plan(state, step.seat)
    return plan if any(group.column for group in plan) else []


def steps_to(state: Isola, step: Attack | Defend, plan: Plan) -> list[int]:
    """The small steps that build a plan from nothing, as far as the rules allow, without its announcement; none: they do not."""
    copy = state.clone()
    found: list[int] = []
    while len(found) < _MOST_STEPS:
        decision = copy.decisions[0]
        question = decision.question
        assert isinstance(question, (Attack, Defend))
        action = step_towards(plan, question.plan, decision.actions)
        if action in (_DONE, PASS):
            return found
        copy.play(step.seat, action)
        found.append(action)
    return []


def resisted(state: Isola, seat: int, steps: list[int]) -> Outcome:
    """What an attack comes to after these steps if the other one defends as a sensible player would, and nobody does more."""
    copy = copy_to_look_at(state)
    halt_after_combat(copy)
    for action in steps:
        copy.play(seat, action)
    plan: Plan | None = None
    while not is_halted(copy):
        decision = copy.decisions[0]
        question = decision.question
        if isinstance(question, Defend) and question.seat != seat:
            plan = defence_plan(copy, question.seat) if plan is None else plan
            action = step_towards(plan, question.plan, decision.actions)
        else:
            action = plain_answer(copy, decision)
        copy.play(decision.seat, action)
    return outcome_between(state, copy)
