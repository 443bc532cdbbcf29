"""Groups are built in small steps: the next step towards a plan."""

from __future__ import annotations

from tavolata.engine import PASS, pack, verb_of
from tavolata.games.isola.bot.groups import Plan
from tavolata.games.isola.box import actions
from tavolata.games.isola.rules.pieces import NONE, Group

_NEXT = pack(actions.NEXT)
_BACK = pack(actions.BACK)
_DONE = pack(actions.DONE)


def step_towards(wanted: Plan, built: tuple[Group, ...], offered: list[int]) -> int:
    """The answer that comes nearer to a plan. What is built otherwise is announced as it is."""
    action = _next_step(wanted, built, offered)
    if action in offered:
        return action
    for other in (_DONE, PASS):
        if other in offered:
            return other
    return offered[0]


def _next_step(wanted: Plan, built: tuple[Group, ...], offered: list[int]) -> int:
    place = len(built) - 1 if built else 0
    for before in range(place):
        if before >= len(wanted) or not _same(wanted[before], built[before]):
            return _DONE
    if not built and not any(group.column for group in wanted):
        return PASS
    if place >= len(wanted):
        return _BACK if built and not built[-1].column else _DONE
    goal = wanted[place]
    if not built or built[-1].target == NONE:
        if any(verb_of(action) == actions.TARGET for action in offered):
            return pack(actions.TARGET, goal.target)
        if not goal.column:
            return _NEXT
        return pack(actions.ADD, goal.column[0])
    group = built[-1]
    if goal.column[: len(group.column)] != group.column or goal.leaders[: len(group.leaders)] != group.leaders:
        return _DONE
    if len(group.column) < len(goal.column):
        return pack(actions.ADD, goal.column[len(group.column)])
    if len(group.leaders) < len(goal.leaders):
        return pack(actions.LEAD, goal.leaders[len(group.leaders)])
    if any(later.column for later in wanted[place + 1 :]):
        return _NEXT
    return _DONE


def _same(one: Group, other: Group) -> bool:
    return one.target == other.target and one.column == other.column and one.leaders == other.leaders
