"""Damage: what a side deals, how it goes through a column, and what is lost (ID-164 to ID-169)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tavolata.engine import Step
from tavolata.engine.saving import BIT, Number, Saved
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import CHARACTER, LOST
from tavolata.games.isola.box.things import A_THING, THING_NAMES
from tavolata.games.isola.rules import values, zones
from tavolata.games.isola.rules.effects import perform_all
from tavolata.games.isola.rules.lives import ChooseLife, tell_life
from tavolata.games.isola.rules.pieces import NONE, Fight, Force
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.values import (
    DOUBLE,
    MASSACRE,
    MORTAL,
    SURPRISE,
    attack_of,
    defence_of,
    has_keyword,
    is_cancelled,
    resistance_of,
)


@mypyc_attr(free_list_len=1, acyclic=True)
class Blow:
    """What a side deals: the sum, how often, by whom."""

    __slots__ = ("mortal", "ones", "second", "total")

    def __init__(self, total: int, second: int, mortal: bool, ones: bool) -> None:
        self.total = total
        #: The second wave of double damage; 0: there is none (ID-195).
        self.second = second
        #: Whatever is beaten is dead (ID-211).
        self.mortal = mortal
        #: Lives of characters are worth 1 (ID-209, ID-212).
        self.ones = ones


def blow_of(state: Isola, fight: Fight, seat: int) -> Blow:
    """The damage of a side, counted now (ID-164): commanders add nothing (ID-148)."""
    total, second = 0, 0
    double = mortal = massacre = False
    by_card = state.rulings.double_by_card
    modifiers = state.modifiers
    plain = not (modifiers.of(DOUBLE) or modifiers.of(MORTAL) or modifiers.of(MASSACRE))
    for thing in fight.columns[seat]:
        attack = attack_of(state, state.forces[thing])
        total += attack
        if plain:
            continue
        if has_keyword(state, DOUBLE, thing):
            double = True
            second += attack
        if attack and has_keyword(state, MORTAL, thing):  # RU-44
            mortal = True
        massacre = massacre or has_keyword(state, MASSACRE, thing)
    if state.rulings.commanders_keep and not plain:
        for thing in fight.leaders[seat]:
            double = double or has_keyword(state, DOUBLE, thing)
            massacre = massacre or has_keyword(state, MASSACRE, thing)
    if not by_card:
        second = total if double else 0
    return Blow(total, second, mortal, mortal or massacre)


def has_surprise(state: Isola, fight: Fight, seat: int) -> bool:
    """One card with surprise gives it to its group, commanders included (ID-218, RU-78)."""
    if not state.modifiers.of(SURPRISE):
        return False
    return any(has_keyword(state, SURPRISE, thing) for thing in fight.columns[seat] + fight.leaders[seat])


class Strike(Step[Isola]):
    """Both sides deal their damage, at the same time or surprise first (ID-165, ID-219, ID-220)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        fight = state.fights[-1]
        attacker, defender = fight.attacker, 1 - fight.attacker
        if fight.is_empty(attacker) or fight.is_empty(defender):
            return
        first, second = has_surprise(state, fight, attacker), has_surprise(state, fight, defender)
        if first == second:
            one, other = blow_of(state, fight, attacker), blow_of(state, fight, defender)
            losses = hit(state, fight, defender, one) + hit(state, fight, attacker, other)
            state.then(losses)
            return
        striker = attacker if first else defender
        if state.events is not None:
            state.tell("surprise", "ID-219", {"seat": striker})
        losses = hit(state, fight, 1 - striker, blow_of(state, fight, striker))
        state.then([*losses, StrikeBack(1 - striker)])


class StrikeBack(Step[Isola]):
    """Whoever is left after a surprise strikes with what is left (ID-219, RU-46)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        fight = state.fights[-1]
        if fight.columns[self.seat]:
            state.then(hit(state, fight, 1 - self.seat, blow_of(state, fight, self.seat)))


def hit(state: Isola, fight: Fight, seat: int, blow: Blow) -> list[Step[Any]]:
    """Damage goes through a column from the front (ID-166 to ID-168), wave by wave (ID-195, ID-197, ID-196, RU-34, RU-37)."""
    column = fight.columns[seat]
    #: Of each wave whom it met: the card, with how much, what it lost, how much went on behind it.
    path: list[list[list[object]]] = []
    telling = state.events is not None
    if telling and blow.total:
        told: dict[str, object] = {"seat": 1 - seat, "damage": blow.total, "second": blow.second, "path": path}
        state.tell("strike", "ID-164", told)
    lost: dict[int, int] = {}
    for wave in (blow.total, blow.second):
        if wave <= 0:
            continue
        damage = wave
        met: list[list[object]] = []
        for thing in column:
            if damage <= 0:
                break
            force = state.forces[thing]
            before = lost.get(thing, 0)
            lives = force.all_lives() - before
            if lives <= 0:
                continue
            arrived = damage
            damage = _hit_one(state, fight, force, lives, blow, damage, lost)
            if telling:
                met.append([THING_NAMES[thing], arrived, lost.get(thing, 0) - before, damage])
        if met:
            path.append(met)
        if damage > 0 and fight.commanders(seat) and fight.reached[seat] == NONE:
            fight.reached[seat] = fight.commanders(seat)[0]
            if telling:
                state.tell("reached", "ID-151", {"seat": seat, "force": THING_NAMES[fight.reached[seat]]})
    return [Loss(seat, thing, count, int(blow.mortal)) for thing, count in lost.items()]


def _hit_one(
    state: Isola, fight: Fight, force: Force, lives: int, blow: Blow, damage: int, lost: dict[int, int]
) -> int:
    """Damage meets a card; what goes on behind it, 0 if the card stops it (ID-047, ID-048, ID-055, RU-43)."""
    thing, card = force.thing, CARDS[force.card]
    defence = defence_of(state, force)
    if not card.is_life:
        needed = defence + resistance_of(state, force)
        if damage < max(1, needed):  # RU-39, RU-100
            return 0
        lost[thing] = 1
        return damage - needed
    if not (fight.challenge or (blow.ones and card.type == CHARACTER)):
        if damage > defence:  # one life takes it all (ID-018, ID-036)
            lost[thing] = lost.get(thing, 0) + 1
        return 0
    gone = min(lives, damage - defence)  # each life is worth 1, the defence counts once (RU-42)
    if gone <= 0:
        return 0
    lost[thing] = lost.get(thing, 0) + gone
    return damage - defence - gone if gone == lives else 0


@mypyc_attr(free_list_len=1)
class Loss(Step[Isola]):
    """A card is beaten, or so many lives of a stack are (ID-169, ID-173, ID-174, ID-180, RU-48, RU-98)."""

    __slots__ = ("count", "mortal", "thing")
    saved: ClassVar[Saved] = (("thing", A_THING), ("count", Number(1, 999)), ("mortal", BIT))

    def __init__(self, seat: int, thing: int, count: int, mortal: int) -> None:
        super().__init__(seat)
        self.thing = thing
        self.count = count
        self.mortal = mortal

    def run(self, state: Isola) -> None:
        force = state.forces.get(self.thing)
        if force is None:
            return
        fight = state.fights[-1]
        # A suicide card that is beaten is removed as well (RU-97).
        removed = bool(self.mortal) or state.affected(values.SUICIDE, self.thing)
        if not CARDS[force.card].is_life:
            self._beaten(state, fight, force, removed)
            return
        cards = zones.lives_to_lose(force)
        if len(cards) > 1 and self.count < force.all_lives():
            if self.count > 1:
                state.push(Loss(self.seat, self.thing, self.count - 1, self.mortal))
            state.push(ChooseLife(self.seat, self.thing, int(removed), int(not fight.challenge)))
            return
        card = cards[-1] if CARDS[cards[-1]].successor else cards[0]
        points = 0 if fight.challenge else CARDS[card].ochre
        tell_life(state, self.seat, self.thing, card, points, removed)
        state.points[1 - self.seat] += points
        last = force.all_lives() == 1
        does = last and not is_cancelled(state, self.thing)
        zones.lose_life(state, self.thing, card, removed)
        if does:
            perform_all(state, self.seat, NONE, force.card, LOST)
        if self.count > 1 and not last:
            state.push(Loss(self.seat, self.thing, self.count - 1, self.mortal))

    def _beaten(self, state: Isola, fight: Fight, force: Force, removed: bool) -> None:
        points = 0 if fight.challenge else CARDS[force.card].ochre
        state.points[1 - self.seat] += points
        if state.events is not None:
            name = THING_NAMES[force.thing]
            told: dict[str, object] = {"seat": self.seat, "force": name, "points": points, "removed": removed}
            state.tell("beaten", "ID-211" if self.mortal else "ID-169", told)
        does = not is_cancelled(state, self.thing)  # a cancelled card does nothing more (ID-182)
        zones.leave_force(state, force, removed)
        if does:
            perform_all(state, self.seat, NONE, force.card, LOST)


STEPS: Final = (Strike, StrikeBack, Loss)
