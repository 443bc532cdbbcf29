"""An engaged card is called into action: it joins the defence of an attacked place (ID-206)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavolata.engine import IllegalAction, Question, first_of, pack, verb_of
from tavolata.engine.saving import Saved
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.things import A_THING_OR_NONE, PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.rules.legality import refusal, why_not_beside, why_not_defend, why_not_now
from tavolata.games.isola.rules.picking import pick_action, picked
from tavolata.games.isola.rules.pieces import NONE, Battle
from tavolata.games.isola.rules.state import COMBAT, Isola
from tavolata.games.isola.rules.values import attacks


def battles_to_join(state: Isola, thing: int) -> list[int]:
    """The numbers of the battles whose defence it may join: those for a place, and not being fought yet."""
    force = state.forces[thing]
    if state.phase != COMBAT:
        return []
    return [
        number
        for number in range(len(state.battles))
        if state.battles[number].attacker != force.owner and may_join(state, state.battles[number], thing)
    ]


def may_join(state: Isola, battle: Battle, thing: int) -> bool:
    force = state.forces[thing]
    if (
        battle.target < PLACES_BEGIN
        or state.owner_of(battle.target) == NONE
        or battle.failed
        or battle.is_in(thing)
        or attacks(state, force)
    ):
        return False
    if any(other.is_defending(thing) for other in state.battles):
        return False
    if why_not_defend(state, force, state.site(battle.target)) is not None:
        return False
    if battle.defence and state.forces[battle.defence[0]].is_master():
        return False
    members = battle.defence + battle.defence_leaders
    return all(why_not_beside(state, force, state.forces[other]) is None for other in members)


def callable_to(state: Isola, thing: int) -> bool:
    return bool(battles_to_join(state, thing))


class CallTo(Question[Isola]):
    """Which place the called card defends."""

    __slots__ = ("thing",)
    saved: ClassVar[Saved] = (("thing", A_THING_OR_NONE),)
    name: ClassVar[str] = "place"
    rule: ClassVar[str] = "ID-206"

    def __init__(self, seat: int, thing: int) -> None:
        super().__init__(seat)
        self.thing = thing

    def options(self, state: Isola) -> list[int]:
        targets = [state.battles[number].target for number in battles_to_join(state, self.thing)]
        return [pick_action(target) for target in sorted(targets)]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        target = picked(action)
        battle = next(battle for battle in state.battles if battle.target == target)
        if not battle.defence:
            join(state, target, self.thing, 0)
        elif state.forces[self.thing].is_master():
            join(state, target, self.thing, NONE)
        else:
            state.push(CallAt(seat, self.thing, target))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == actions.PICK_PLACE:
            return refusal("call", self.rule, force=THING_NAMES[self.thing], place=THING_NAMES[picked(action)])
        return why_not_now(state, seat, action, self.rule)


class CallAt(Question[Isola]):
    """Where in the column the called card stands: in front of so many others."""

    __slots__ = ("target", "thing")
    saved: ClassVar[Saved] = (("thing", A_THING_OR_NONE), ("target", A_THING_OR_NONE))
    name: ClassVar[str] = "position"
    rule: ClassVar[str] = "ID-206"

    def __init__(self, seat: int, thing: int, target: int) -> None:
        super().__init__(seat)
        self.thing = thing
        self.target = target

    def options(self, state: Isola) -> list[int]:
        battle = next(battle for battle in state.battles if battle.target == self.target)
        return [pack(actions.AT, place) for place in range(len(battle.defence) + 1)]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        join(state, self.target, self.thing, first_of(action))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == actions.AT:
            return refusal("call-at", self.rule, force=THING_NAMES[self.thing], most=len(self.options(state)) - 1)
        return why_not_now(state, seat, action, self.rule)


def join(state: Isola, target: int, thing: int, place: int) -> None:
    """It stands in the defence group now; ``place`` NONE: as a commander."""
    for number in range(len(state.battles)):
        battle = state.battles[number]
        if battle.target != target:
            continue
        if place == NONE:
            state.battles[number] = battle.defended(battle.defence, (*battle.defence_leaders, thing))
        else:
            column = (*battle.defence[:place], thing, *battle.defence[place:])
            state.battles[number] = battle.defended(column, battle.defence_leaders)
    if thing not in state.fought:
        state.fought.append(thing)
    if state.events is not None:
        owner = state.forces[thing].owner
        state.tell("called", "ID-206", {"seat": owner, "force": THING_NAMES[thing], "place": THING_NAMES[target]})


STEPS: Final = (CallTo, CallAt)
