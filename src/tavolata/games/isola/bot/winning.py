"""Attacks that win.

An attack wins if after it, whatever the defence and with no replies, the lead and the green points of both sides come to ten
or more: so the seat wins in its next order phase, unless the other one does something about it in his turn.

Looked at are attacks with groups of up to two and a commander, in every order, and larger ones as the arithmetic likes them;
against each of them all defences with groups of up to three and a commander. Where there are more than ``MOST_DEFENCES``, or more
than ``MOST_FIGHTS`` would have to be fought, nothing is proven, and the attack is judged like any other.
"""

from __future__ import annotations

from itertools import combinations, islice, permutations
from typing import Final

from tavolata.engine import Chance
from tavolata.games.isola.bot.ahead import asks_for_defence, attacked, defended, fight_on
from tavolata.games.isola.bot.groups import (
    Plan,
    attackers_of,
    columns_of,
    go_together,
    green_total,
    may_defend,
    ready_of,
    things_of,
)
from tavolata.games.isola.bot.units import Units
from tavolata.games.isola.rules.legality import attackable
from tavolata.games.isola.rules.pieces import Column, Group
from tavolata.games.isola.rules.state import MARGIN, Isola
from tavolata.games.isola.rules.values import green_of

#: So many defences are tried against an attack, and so many attacks are looked at; what would need more is not proven.
MOST_DEFENCES: Final = 80
MOST_PLANS: Final = 120
#: More than so many can defend in more ways than are tried.
MOST_DEFENDERS: Final = 5
#: So many fights are played out for an answer, at most: each takes less than 0.1 ms compiled.
MOST_FIGHTS: Final = 160


def lead_with_green(state: Isola, seat: int) -> int:
    """The lead of a seat in its next order phase if nothing happens before: both will have scored."""
    if state.over:
        return MARGIN if state.places[seat] < state.places[1 - seat] else -MARGIN
    other = 1 - seat
    return state.points[seat] - state.points[other] + green_total(state, seat) - green_total(state, other)


def might_win(state: Isola, seat: int) -> bool:
    """Whether ten are in reach with an attack, and not without. Where there are places the other one may defend none of them, so
    that only their green points count; where there are none, what beaten cards bring.
    """
    lead = lead_with_green(state, seat)
    if state.rulings.advanced or lead >= MARGIN:
        return False
    if not state.territories[1 - seat]:
        return bool(state.forces_of(1 - seat))
    return lead + sum([green_of(state, site) for site in attackable(state, 1 - seat)]) >= MARGIN


def winning_plan(state: Isola, seat: int, liked: list[Plan], chance: Chance) -> Plan:
    """An attack that wins, one of those that are liked if there is one among them, the first of them before all; empty: none was
    found.
    """
    if not might_win(state, seat):
        return []
    # What is liked takes nothing away from the others, nor the first of them from the rest.
    for plans in (liked[:1], liked[1:], _Search(state, seat, chance).plans()):
        search = _Search(state, seat, chance)
        for plan in plans:
            if any(group.column for group in plan) and search.wins(plan):
                return plan
            if search.fights <= 0:
                break
    return []


class _Search:
    """Looks for an attack that wins, as long as there are fights left to be played out."""

    def __init__(self, state: Isola, seat: int, chance: Chance) -> None:
        self.state = state
        self.seat = seat
        self.chance = chance
        self.fights = MOST_FIGHTS

    def wins(self, plan: Plan) -> bool:
        """Whether ten are reached against every defence; the strongest ones are tried first."""
        if not self._takes_enough(plan):
            return False
        self.fights -= 1
        table = attacked(self.state, self.seat, plan)
        if not asks_for_defence(table):
            return self._reaches(table)
        defences = all_defences(table, 1 - self.seat)
        if defences is None:
            self.fights = 0  # nor can an attack on more places be proven, and those come after this one
            return False
        return all(self._reaches(defended(table, 1 - self.seat, defence)) for defence in defences)

    def _reaches(self, table: Isola) -> bool:
        self.fights -= 1
        fight_on(table, self.chance)
        return self.fights >= 0 and lead_with_green(table, self.seat) >= MARGIN

    def _takes_enough(self, plan: Plan) -> bool:
        """Whether the places bring enough if none of them is defended: the other one may always let them go."""
        if not self.state.territories[1 - self.seat]:
            return True
        green = sum([green_of(self.state, self.state.site(group.target)) for group in plan if group.column])
        return lead_with_green(self.state, self.seat) + green >= MARGIN

    def plans(self) -> list[Plan]:
        """Attacks with small groups, those first that need fewest."""
        state, other = self.state, 1 - self.seat
        units = attackers_of(state, self.seat)
        if state.territories[other]:
            targets = [site.thing for site in attackable(state, other)]
        else:
            targets = [force.thing for force in state.forces_of(other)]
        groups = small_groups(state, units, 2)
        found: list[Plan] = []
        for count in range(1, min(len(units), len(targets)) + 1):
            orders = [tuple(targets[:count])]
            if not state.territories[other]:
                orders = list(islice(permutations(targets, count), MOST_PLANS))
            for row in orders:
                if not self._takes_enough([Group(target, (units[0].thing,)) for target in row]):
                    break
                for chosen in _disjoint(groups, count, MOST_PLANS - len(found)):
                    found.append([Group(target, *group) for target, group in zip(row, chosen, strict=True)])
                if len(found) >= MOST_PLANS:
                    return found
        return found


Members = tuple[Column, Column]


def _disjoint(groups: list[Members], count: int, most: int) -> list[list[Members]]:
    """So many groups without a card in common, in every order."""
    found: list[list[Members]] = [[]]
    for _ in range(count):
        longer: list[list[Members]] = []
        for chosen in found:
            taken = {thing for column, leaders in chosen for thing in column + leaders}
            longer += [[*chosen, group] for group in groups if not taken.intersection(group[0] + group[1])]
            if len(longer) >= MOST_PLANS:
                break
        found = longer
    return found[: max(0, most)]


def small_groups(state: Isola, units: Units, longest: int) -> list[Members]:
    """Groups of up to so many in every order, each with no commander or with one; and the larger columns that suit."""
    ranks = [unit.thing for unit in units if not unit.is_master]
    columns: list[Column] = [(unit.thing,) for unit in units]
    for count in range(2, longest + 1):
        columns += [column for column in permutations(ranks, count) if _all_together(state, column)]
    columns += [things_of(column) for column in columns_of(state, units) if len(column) > longest]
    masters = [unit.thing for unit in units if unit.is_master]
    found: list[Members] = [(column, ()) for column in columns]
    for column in columns:
        if column[0] not in masters:
            found += [(column, (master,)) for master in masters if _all_together(state, (*column, master))]
    return found


def _all_together(state: Isola, things: Column) -> bool:
    return all(go_together(state, one, other) for one, other in combinations(things, 2))


def all_defences(state: Isola, seat: int) -> list[Plan] | None:
    """Every defence with groups of up to three and a commander, large ones first: if one holds, it is most likely one of those.
    None: there are too many.
    """
    ready = ready_of(state, seat)
    plans: list[Plan] = [[]]
    for battle in state.battles:
        able = may_defend(state, ready, state.site(battle.target))
        if len(able) > MOST_DEFENDERS:
            return None
        groups = [Group(battle.target, *members) for members in reversed(small_groups(state, able, 3))]
        groups.append(Group(battle.target))
        plans = [[*plan, group] for plan in plans for group in groups if _is_apart(plan, group)]
        if len(plans) > MOST_DEFENCES:
            return None
    return plans


def _is_apart(plan: Plan, group: Group) -> bool:
    return not any(thing in before.members() for before in plan for thing in group.members())
