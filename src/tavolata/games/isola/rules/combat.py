"""The combat phase: attack groups are declared, then defence groups, then the fights are fought (ID-133 to ID-149, ID-176).

Groups are built in small steps; nothing is announced before *done* (RU-92).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tavolata.engine import PASS, About, IllegalAction, Question, Scope, Step, first_of, pack, verb_of
from tavolata.engine.saving import Nested, Saved, TupleOf
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.things import CARD_OF, PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.rules.effects import ready
from tavolata.games.isola.rules.fight import start_battle
from tavolata.games.isola.rules.legality import (
    attackable,
    refusal,
    why_not_attack_with,
    why_not_defend,
    why_not_member,
    why_not_now,
)
from tavolata.games.isola.rules.offers import (
    ADDS,
    BACK,
    DONE,
    NEXT,
    defenders_of,
    fighters_of,
    hunted,
    joining,
    next_target,
    ready_forces,
)
from tavolata.games.isola.rules.pieces import GROUP_FIELDS, NONE, Battle, Force, Group, Plan, Planning
from tavolata.games.isola.rules.replies import WINDOWS, clear_spent
from tavolata.games.isola.rules.state import COMBAT, Isola

#: Groups as a step saves them.
GROUPS: Final = TupleOf(Nested(GROUP_FIELDS, lambda: Group(NONE)))


class CombatPhase(Step[Isola]):
    """The turn player may attack; in the advanced game the other one attacks as well (ID-133, ID-228)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        state.phase = COMBAT
        state.phase_scope = state.new_scope()
        seat, other = self.seat, 1 - self.seat
        state.push(CombatEnd(seat, state.phase_scope))
        if state.rulings.advanced:
            state.then([Attack(seat), Defend(other), Attack(other), Defend(seat), Battles(seat)])
        elif not state.turn % 2 or state.turn > state.rulings.peace_until:
            state.agenda += _ATTACKS[seat]


def committed(state: Isola, plan: Plan) -> set[int]:
    """Who is in a group already (ID-146, RU-68, RU-89)."""
    found = {thing for group in plan for thing in group.members()}
    for battle in state.battles:
        found.update(battle.attack)
        found.update(battle.attack_leaders)
        found.update(battle.defence)
        found.update(battle.defence_leaders)
    return found


def taken_back(plan: Plan) -> Plan:
    """The last small step undone."""
    group = plan[-1]
    if group.leaders:
        return (*plan[:-1], Group(group.target, group.column, group.leaders[:-1]))
    if group.column:
        return (*plan[:-1], Group(group.target, group.column[:-1]))
    return plan[:-1]


def grown(plan: Plan, thing: int, leads: bool) -> Plan:
    """One more in the last group: at the end of the column, or as a commander behind it."""
    group = plan[-1]
    if leads:
        group = Group(group.target, group.column, (*group.leaders, thing))
    else:
        group = Group(group.target, (*group.column, thing) if group.column else (thing,))
    return (*plan[:-1], group) if len(plan) > 1 else (group,)


@mypyc_attr(free_list_len=1)
class Attack(Planning):
    """The attack groups, one after the other, each with its target (ID-134 to ID-138)."""

    __slots__ = ()
    saved: ClassVar[Saved] = (("plan", GROUPS),)
    name: ClassVar[str] = "attack"
    rule: ClassVar[str] = "ID-133"

    def _is_hunt(self, state: Isola) -> bool:
        """Without places protagonists are attacked directly, engaged or not (ID-068, ID-205)."""
        return not state.territories[1 - self.seat]

    def _next_target(self, state: Isola) -> int:
        """What a further group would attack; NONE: nothing is left."""
        return next_target(state, 1 - self.seat, self.plan)

    def options(self, state: Isola) -> list[int]:
        plan = self.plan
        if not plan or plan[-1].target == NONE:
            return self._first_options(state)
        group = plan[-1]
        fighters = fighters_of(state, self.seat, plan)
        found: list[Any] = joining(state, group, fighters)
        if group.column and fighters and self._next_target(state) != NONE:
            found.append(NEXT)
        found.append(BACK)
        if group.column:
            found.append(DONE)
        return found

    def _first_options(self, state: Isola) -> list[int]:
        """Where no group is begun, or the next one has neither target nor members."""
        found: list[Any] = [BACK] if self.plan else []
        if self._next_target(state) == NONE:
            return found
        fighters = fighters_of(state, self.seat, self.plan)
        if not fighters:
            return found
        found = [] if self.plan else [PASS]
        if self._is_hunt(state):
            for target in hunted(state, 1 - self.seat, self.plan):
                found.append(pack(actions.TARGET, target))
        else:
            for force in fighters:
                found.append(ADDS[force.thing])
        if self.plan:
            found.append(BACK)
        return found

    def about(self, state: Isola, seat: int) -> About:
        target = self.plan[-1].target if self.plan else NONE
        if target == NONE and not self._is_hunt(state):
            target = self._next_target(state)
        return About(space="" if target == NONE else THING_NAMES[target], count=len(self.plan))

    def answer(self, state: Isola, seat: int, action: int) -> None:
        verb, thing = verb_of(action), first_of(action)
        plan = self.plan
        if action == PASS:
            return
        if verb == actions.TARGET:
            base = plan[:-1] if plan and plan[-1].target == NONE else plan
            state.push(Attack(seat, (*base, Group(thing))))
        elif verb == actions.ADD or verb == actions.LEAD:
            if not plan or plan[-1].target == NONE:
                group = Group(self._next_target(state))
                plan = (*plan[:-1], group) if plan else (group,)
            state.push(Attack(seat, grown(plan, thing, verb == actions.LEAD)))
        elif verb == actions.NEXT:
            state.push(Attack(seat, (*plan, Group(NONE))))
        elif verb == actions.BACK:
            plan = taken_back(plan)
            if plan and not plan[-1].column and not self._is_hunt(state):
                plan = (*plan[:-1], Group(NONE)) if len(plan) > 1 else ()
            state.push(Attack(seat, plan))
        else:
            declare(state, seat, plan)

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        verb, thing = verb_of(action), first_of(action)
        if verb == actions.TARGET:
            if not self._is_hunt(state):
                return refusal("frontier", "ID-138", force=THING_NAMES[thing])
            if self.plan and self.plan[-1].target != NONE:
                return refusal("group-open", "ID-136", target=THING_NAMES[self.plan[-1].target])
            return refusal("no-target-there", "RU-24", force=THING_NAMES[thing])
        if verb in (actions.ADD, actions.LEAD):
            return self._why_not_join(state, seat, thing, verb == actions.LEAD)
        if verb == actions.NEXT and self.plan and self.plan[-1].column:
            return self._why_no_target(state) or refusal("nobody-left", "ID-146")
        return why_no_step(self.plan, action, "ID-137") or why_not_now(state, seat, action, self.rule)

    def _why_no_target(self, state: Isola) -> IllegalAction | None:
        """Why no further group has anything to attack: a place that cannot be attacked, or the end of the row."""
        if self._next_target(state) != NONE:
            return None
        enemy = 1 - self.seat
        covered = len(state.territories[enemy]) - len(attackable(state, enemy))
        if covered:
            return refusal("covered", "RU-102", place=THING_NAMES[state.territories[enemy][covered - 1].thing])
        return refusal("nothing-to-attack", "RU-24" if self.plan else "RU-28")

    def _why_not_join(self, state: Isola, seat: int, thing: int, leads: bool) -> IllegalAction:
        problem = why_not_yours(state, seat, thing, committed(state, self.plan)) or why_not_attack_with(state, thing)
        if problem is not None:
            return problem
        group = self.plan[-1] if self.plan else Group(NONE)
        if group.leaders and not leads:
            return refusal("commanders-last", "ID-148", force=THING_NAMES[thing])
        problem = why_not_member(state, group.column, group.leaders, thing, leads)
        if problem is None and group.target == NONE:
            problem = self._why_no_target(state)
        return problem or refusal("target-first", "ID-138")


def why_no_step(plan: Plan, action: int, rule: str) -> IllegalAction | None:
    """Why a step of building is refused: nothing is begun, or something is. ``rule``: what a group must have."""
    verb = verb_of(action)
    if action == PASS and plan:
        return refusal("building", "RU-92")
    if verb == actions.BACK and not plan:
        return refusal("no-step-back", "RU-92")
    if verb in (actions.NEXT, actions.DONE):
        return refusal("empty-group" if plan else "nothing-built", rule)
    return None


def why_not_yours(state: Isola, seat: int, thing: int, taken: set[int]) -> IllegalAction | None:
    """It is on the table, one's own, and in no other group."""
    name = THING_NAMES[thing]
    force = state.forces.get(thing)
    if force is None or force.owner != seat:
        return refusal("not-yours", "ID-141", force=name)
    return refusal("in-group", "ID-146", force=name) if thing in taken else None


def declare(state: Isola, seat: int, plan: Plan) -> None:
    """Now it is announced (ID-136, ID-117, RU-26)."""
    for group in plan:
        if not group.column:
            continue
        state.battles.append(Battle(seat, group.target, group.column, group.leaders))
        state.fought += group.members()
        if state.events is not None:
            told = group_told(group)
            told["seat"] = seat
            state.tell("attack", "ID-136", told)


def group_told(group: Group) -> dict[str, object]:
    return {
        "target": THING_NAMES[group.target],
        "column": [THING_NAMES[thing] for thing in group.column],
        "leaders": [THING_NAMES[thing] for thing in group.leaders],
    }


@mypyc_attr(free_list_len=1)
class Defend(Planning):
    """A defence group for each attacked place, or none (ID-140); attacked cards stand alone (ID-139)."""

    __slots__ = ()
    saved: ClassVar[Saved] = (("plan", GROUPS),)
    name: ClassVar[str] = "defend"
    rule: ClassVar[str] = "ID-140"

    def targets(self, state: Isola) -> list[int]:
        """The places of this seat that are attacked, in the order of the attacks."""
        return [
            battle.target for battle in state.battles if battle.attacker != self.seat and battle.target >= PLACES_BEGIN
        ]

    def _open(self, state: Isola) -> Plan:
        """The plan with the group that is being built."""
        return self.plan or (Group(self.targets(state)[0]),)

    def options(self, state: Isola) -> list[int]:
        targets = self.targets(state)
        if not targets:
            return []
        plan = self._open(state)
        group = plan[-1]
        ready = ready_forces(state, self.seat, self.plan)
        able = defenders_of(state, ready, CARD_OF[group.target])
        if not self.plan and not able and not self._can_defend(state, targets, ready):
            return []
        found: list[Any] = joining(state, group, able)
        if not self.plan:
            found.insert(0, PASS)
        if len(plan) < len(targets):
            found.append(NEXT)
        if self.plan:
            found.append(BACK)
            found.append(DONE)
        return found

    def _can_defend(self, state: Isola, targets: list[int], ready: list[Force]) -> bool:
        """Whether anybody can defend any of these places."""
        return any(bool(defenders_of(state, ready, CARD_OF[target])) for target in targets)

    def about(self, state: Isola, seat: int) -> About:
        return About(space=THING_NAMES[self._open(state)[-1].target], count=len(self.plan))

    def answer(self, state: Isola, seat: int, action: int) -> None:
        verb, thing = verb_of(action), first_of(action)
        if action == PASS:
            return
        plan = self._open(state)
        if verb == actions.ADD or verb == actions.LEAD:
            state.push(Defend(seat, grown(plan, thing, verb == actions.LEAD)))
        elif verb == actions.NEXT:
            state.push(Defend(seat, (*plan, Group(self.targets(state)[len(plan)]))))
        elif verb == actions.BACK:
            state.push(Defend(seat, self._back()))
        else:
            announce_defence(state, seat, plan)

    def _back(self) -> Plan:
        plan = taken_back(self.plan)
        return () if len(plan) == 1 and not plan[0].column else plan

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        verb, thing = verb_of(action), first_of(action)
        if verb == actions.NEXT:
            return refusal("no-more-attacked", "ID-140")
        if verb not in (actions.ADD, actions.LEAD):
            return why_no_step(self.plan, action, self.rule) or why_not_now(state, seat, action, self.rule)
        problem = why_not_yours(state, seat, thing, committed(state, self.plan))
        if problem is not None:
            return problem
        group = self._open(state)[-1]
        if group.leaders and verb == actions.ADD:
            return refusal("commanders-last", "ID-148", force=THING_NAMES[thing])
        force = state.forces[thing]
        problem = why_not_member(state, group.column, group.leaders, thing, verb == actions.LEAD)
        problem = problem or why_not_defend(state, force, state.site(group.target))
        return problem or why_not_now(state, seat, action, self.rule)


def announce_defence(state: Isola, seat: int, plan: Plan) -> None:
    """Now the defence is announced (ID-140)."""
    for group in plan:
        if not group.column:
            continue
        for number in range(len(state.battles)):
            if state.battles[number].target == group.target:
                state.battles[number] = state.battles[number].defended(group.column, group.leaders)
        state.fought += group.members()
        if state.events is not None:
            told = group_told(group)
            told["seat"] = seat
            state.tell("defence", "ID-140", told)


class Battles(Step[Isola]):
    """The groups stand: one window, then the fights (RU-18, RU-25)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        if state.battles:
            state.next_fight = state.new_scope()
            state.push(_NEXT_BATTLE[self.seat])
            state.push(WINDOWS[self.seat][0])


class NextBattle(Step[Isola]):
    """One fight after the other: from the frontier inwards, or in the order of the attack (RU-25, RU-88)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        if not state.battles:
            return
        state.push(self)
        if state.rulings.advanced and len(state.battles) > 1:
            state.push(ChooseBattle(self.seat))
        else:
            start_battle(state, state.battles.pop(0))


class ChooseBattle(Question[Isola]):
    """In the advanced game the first player says which fight comes next (ID-229, RU-90)."""

    __slots__ = ()
    name: ClassVar[str] = "next-fight"
    rule: ClassVar[str] = "ID-229"

    def options(self, state: Isola) -> list[int]:
        return [pack(actions.FIGHT, number) for number in range(len(state.battles))]

    def about(self, state: Isola, seat: int) -> About:
        return About(spaces=[THING_NAMES[battle.target] for battle in state.battles])

    def answer(self, state: Isola, seat: int, action: int) -> None:
        start_battle(state, state.battles.pop(first_of(action)))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == actions.FIGHT:
            return refusal("fight", self.rule, most=len(state.battles) - 1)
        return why_not_now(state, seat, action, self.rule)


@mypyc_attr(free_list_len=1)
class CombatEnd(Scope[Isola]):
    """Whoever took part becomes engaged (ID-176, RU-27, ID-204); then come those who are readied after the combat."""

    __slots__ = ()

    def leave(self, state: Isola) -> None:
        for thing in state.fought:
            force = state.forces.get(thing)
            if force is not None and not force.engaged:
                state.set_force(force.turned(True))
        if state.fought:
            if state.events is not None:
                state.tell("engaged", "ID-176", {"forces": [THING_NAMES[thing] for thing in state.fought]})
            state.fought = []
        if state.afterwards:
            afterwards, state.afterwards = state.afterwards, []
            for thing in afterwards:
                if thing in state.forces:
                    ready(state, thing)
        if state.next_fight:
            state.modifiers.end_scope(state.next_fight)
            clear_spent(state, state.next_fight)
            state.next_fight = 0
        clear_spent(state, self.number)


# Steps made once, by seat (see ``turn``).
_NEXT_BATTLE: Final[list[Step[Any]]] = [NextBattle(seat) for seat in range(2)]
#: A combat phase, the last step first, as the agenda has them.
_ATTACKS: Final[list[list[Step[Any]]]] = [[Battles(seat), Defend(1 - seat), Attack(seat)] for seat in range(2)]

STEPS: Final = (CombatPhase, Attack, Defend, Battles, NextBattle, ChooseBattle, CombatEnd)
