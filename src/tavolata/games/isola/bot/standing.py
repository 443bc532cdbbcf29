"""How a seat stands when a combat phase is over: points, places, forces, what can be raided next, and who is about to win."""

from __future__ import annotations

from tavolata.games.isola.bot import values as worth
from tavolata.games.isola.bot.groups import site_worth
from tavolata.games.isola.bot.units import force_worth
from tavolata.games.isola.rules.legality import why_not_attack_with
from tavolata.games.isola.rules.state import MARGIN, Isola
from tavolata.games.isola.rules.values import green_of


def standing(state: Isola, seat: int) -> float:
    """In points, seen from a seat. Of hands only the number of cards counts."""
    if state.over:
        return worth.DECIDED * (1.0 if state.places[seat] < state.places[1 - seat] else -1.0)
    value = _of_seat(state, seat) - _of_seat(state, 1 - seat)
    mover = 1 - state.active
    sign = 1.0 if mover == seat else -1.0
    if state.rulings.advanced:
        return value + _won_together(state, seat)
    exposed = raided(state, mover)
    rows = state.territories[1 - mover]
    lost = rows[len(rows) - exposed :]
    value += sign * worth.RAIDED * sum([site_worth(state, site) for site in lost])
    brought = state.points[mover] + sum([green_of(state, site) for site in state.territories[mover]])
    if brought - state.points[1 - mover] >= MARGIN:
        return value + sign * worth.DECIDED
    kept = sum([green_of(state, site) for site in rows[: len(rows) - exposed]])
    if state.points[1 - mover] + kept - brought >= MARGIN:
        return value - sign * worth.DECIDED / 2
    return value


def _of_seat(state: Isola, seat: int) -> float:
    found = state.points[seat] + worth.CARD * len(state.hands[seat])
    for site in state.territories[seat]:
        found += site_worth(state, site)
    for force in state.forces.values():
        if force.owner == seat:
            found += force_worth(force)
    return found


def raided(state: Isola, mover: int) -> int:
    """How many places of the other one fall to the next mover if each of his attacks one and each who is ready defends one."""
    raiders = guards = 0
    for force in state.forces.values():
        if force.owner != mover:
            guards += not force.engaged
        elif why_not_attack_with(state, force.thing) is None:
            raiders += 1
    return max(0, min(len(state.territories[1 - mover]), raiders - guards))


def _won_together(state: Isola, seat: int) -> float:
    """In the advanced game both score and are judged at once (ID-224, RU-06)."""
    lead = state.points[seat] - state.points[1 - seat]
    if state.rulings.late_win_check:
        for side, sign in ((seat, 1), (1 - seat, -1)):
            lead += sign * sum([green_of(state, site) for site in state.territories[side]])
    if abs(lead) < MARGIN:
        return 0.0
    return worth.DECIDED if lead > 0 else -worth.DECIDED
