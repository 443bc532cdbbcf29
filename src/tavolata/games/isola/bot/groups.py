"""Which groups are worth forming: columns that may stand together, and plans of attack and defence by quick arithmetic."""

from __future__ import annotations

from tavolata.games.isola.bot import values as worth
from tavolata.games.isola.bot.units import Unit, Units, clash, units_of
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import COMMANDING
from tavolata.games.isola.box.things import CARD_OF, PLACES_BEGIN
from tavolata.games.isola.rules import offers
from tavolata.games.isola.rules.legality import attackable
from tavolata.games.isola.rules.offers import fighters_of, may_stand_beside, ready_forces
from tavolata.games.isola.rules.pieces import Column, Group, Site
from tavolata.games.isola.rules.state import MARGIN, Isola
from tavolata.games.isola.rules.values import green_of

#: More than so many do not stand in a column together: it would leave too much at home undefended.
MOST_IN_COLUMN = 6

Plan = list[Group]


# Places


def site_worth(state: Isola, site: Site) -> float:
    """What a place is worth to its owner."""
    alone = len(state.territories[site.owner]) == 1
    return worth.HORIZON * green_of(state, site) + (worth.LAST_PLACE if alone else worth.PLACE)


def green_total(state: Isola, seat: int) -> int:
    """What the places of a seat bring in its order phase."""
    return sum([green_of(state, site) for site in state.territories[seat]])


def is_about_to_win(state: Isola, seat: int) -> bool:
    """Whether a seat wins in its next order phase if nothing happens before."""
    return state.points[seat] + green_total(state, seat) - state.points[1 - seat] >= MARGIN


# Columns


def go_together(state: Isola, one: int, other: int) -> bool:
    """Whether two may be in one group."""
    return may_stand_beside(state, state.forces[one], state.forces[other])


def columns_of(state: Isola, units: Units, most: int = MOST_IN_COLUMN) -> list[Units]:
    """Columns that may be formed: each alone, and with each as the strongest one the strongest beside it, more and more."""
    found = [[unit] for unit in units]
    ranks = sorted([unit for unit in units if not unit.is_master], key=_by_attack)
    known: set[frozenset[int]] = set()
    for seed in range(len(ranks)):
        column = [ranks[seed]]
        for unit in ranks[seed + 1 :]:
            if len(column) >= most:
                break
            if all(go_together(state, unit.thing, other.thing) for other in column):
                column = [*column, unit]
                members = frozenset([member.thing for member in column])
                if members not in known:
                    known.add(members)
                    found.append(in_order(column))
    return found


def _by_attack(unit: Unit) -> tuple[int, int]:
    return (-unit.atk, unit.thing)


def in_order(column: Units) -> Units:
    """Who stops most stands in front; cards with lives, whose loss brings points, behind."""
    return sorted(column, key=_by_stopping)


def _by_stopping(unit: Unit) -> tuple[bool, int, int]:
    return (unit.is_life, -unit.stops(), unit.thing)


def things_of(column: Units) -> Column:
    return tuple([unit.thing for unit in column])


def commanders(state: Isola, column: Units, masters: Units) -> Units:
    """The masters that may command a column and have or pay something for it; the one with fewest lives that does."""
    pips = [ability.pips for unit in column for ability in CARDS[CARD_OF[unit.thing]].acts if ability.pips]
    found = [
        master
        for master in masters
        if ((pips and min(pips) <= master.lives) or _commands(CARD_OF[master.thing]))
        and all(go_together(state, master.thing, unit.thing) for unit in column)
    ]
    return sorted(found, key=_by_lives)


def _by_lives(unit: Unit) -> tuple[int, int]:
    return (unit.lives, unit.thing)


def _commands(card: int) -> bool:
    return any(ability.role == COMMANDING for ability in CARDS[card].abilities)


# Who may do what


def attackers_of(state: Isola, seat: int) -> Units:
    """Who may attack now."""
    return [Unit(state, force) for force in fighters_of(state, seat, ())]


def ready_of(state: Isola, seat: int) -> Units:
    """Who could defend something now."""
    return [Unit(state, force) for force in ready_forces(state, seat, ())]


def may_defend(state: Isola, units: Units, site: Site) -> Units:
    return [unit for unit in units if offers.may_defend(state, state.forces[unit.thing], site.card)]


class Guard:
    """What it costs to send somebody away from home: in the other one's turn a place is taken that nobody defends."""

    __slots__ = ("guards", "places", "raiders")

    def __init__(self, state: Isola, seat: int) -> None:
        own = list(reversed(state.territories[seat]))
        self.places = [site_worth(state, site) for site in own]
        self.raiders = len(state.forces_of(1 - seat))
        self.guards = 0
        if own and not state.rulings.advanced:
            self.guards = len(ready_forces(state, seat, ()))
        elif state.rulings.advanced:
            self.raiders = 0

    def cost(self, count: int) -> float:
        """What sending so many costs."""
        total = 0.02 * count
        for sent in range(1, count + 1):
            exposed = self.raiders - (self.guards - sent) - 1
            if 0 <= exposed < len(self.places):
                total += worth.RAIDED * self.places[exposed]
        return total

    def send(self, count: int) -> None:
        self.guards -= count


# Attack


def attack_plan(state: Isola, seat: int) -> Plan:
    """The groups with which a sensible player attacks; none: he stays at home."""
    units = attackers_of(state, seat)
    if not units:
        return []
    if not state.territories[1 - seat]:
        return _hunt(state, seat, units)
    guard = Guard(state, seat)
    desperate = is_about_to_win(state, 1 - seat)
    defenders = ready_of(state, 1 - seat)
    plan: Plan = []
    for site in attackable(state, 1 - seat):
        prize = site_worth(state, site)
        if desperate:
            prize += worth.DECIDED / 4
        facing = may_defend(state, defenders, site)
        best, gain, used = _best_attack(state, units, facing, prize, guard, desperate)
        if not best or gain <= worth.LEAST_GAIN:
            break
        leaders: Units = []
        if facing and not best[0].is_master:
            free = [unit for unit in units if unit.is_master]
            leaders = commanders(state, best, free)[:1]
            if leaders and guard.cost(len(best) + 1) - guard.cost(len(best)) > worth.PLACE and not desperate:
                leaders = []
        plan.append(Group(site.thing, things_of(best), things_of(leaders)))
        sent = {unit.thing for unit in best + leaders}
        units = [unit for unit in units if unit.thing not in sent]
        defenders = [unit for unit in defenders if unit.thing not in used]
        guard.send(len(sent))
    return plan


def _best_attack(
    state: Isola, units: Units, facing: Units, prize: float, guard: Guard, desperate: bool
) -> tuple[Units, float, set[int]]:
    """The best group against the best answer to it: the group, what it gains, who answers."""
    best: Units = []
    gain = -worth.DECIDED
    used: set[int] = set()
    answers = columns_of(state, facing, 3) if facing else []
    for column in columns_of(state, units) if facing else [[unit] for unit in sorted(units, key=_least_needed)]:
        value, answer = prize, best[:0]
        cost = 0.0 if desperate else guard.cost(len(column))
        for defence in answers:
            if value - cost <= gain + 0.001:
                break  # another group is better already, and further answers only make this one worse
            won, falls = clash(column, defence)
            if falls:
                won += prize
            if won < value:
                value, answer = won, defence
        value -= cost
        if value > gain + 0.001:
            best, gain, used = column, value, {unit.thing for unit in answer}
    return best, gain, used


def _least_needed(unit: Unit) -> tuple[float, int]:
    return (unit.defence + unit.res + 2.0 * unit.is_master, unit.thing)


def _hunt(state: Isola, seat: int, units: Units) -> Plan:
    """Those who have no place left are attacked one by one; nobody helps them (ID-138, ID-139)."""
    guard = Guard(state, seat)
    plan: Plan = []
    hunted = units_of(state, tuple([force.thing for force in state.forces_of(1 - seat)]))
    for target in sorted(hunted, key=_by_loss):
        best: Units = []
        gain = worth.LEAST_GAIN
        for column in columns_of(state, units, 4):
            value = clash(column, [target])[0] - guard.cost(len(column))
            if value > gain:
                best, gain = column, value
        if best:
            plan.append(Group(target.thing, things_of(best)))
            sent = {unit.thing for unit in best}
            units = [unit for unit in units if unit.thing not in sent]
            guard.send(len(sent))
    return plan


def _by_loss(unit: Unit) -> tuple[float, int]:
    return (-unit.loss, unit.thing)


# Defence


def defence_plan(state: Isola, seat: int) -> Plan:
    """The groups with which a sensible player defends, one for each attacked place; some of them are empty."""
    units = ready_of(state, seat)
    plan: Plan = []
    danger = is_about_to_win(state, 1 - seat)
    for battle in state.battles:
        if battle.attacker == seat or battle.target < PLACES_BEGIN:
            continue
        site = state.site(battle.target)
        prize = site_worth(state, site) + (worth.PLACE if danger else 0.0)
        attackers = units_of(state, battle.attack)
        best: Units = []
        value = -prize + worth.LEAST_GAIN
        for column in columns_of(state, may_defend(state, units, site), 4):
            won, falls = clash(attackers, column, len(battle.attack_leaders))
            kept = -won - (prize if falls else 0.0)
            if kept > value + 0.001:
                best, value = column, kept
        plan.append(Group(site.thing, things_of(best)))
        sent = {unit.thing for unit in best}
        units = [unit for unit in units if unit.thing not in sent]
    return plan
