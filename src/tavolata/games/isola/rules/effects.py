"""What cards do: abilities are carried out word by word, and ask whoever plays or activates them (RU-85).

A step does one operation of an ability and leaves the rest on the agenda below what that operation brings.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tavolata.engine import IllegalAction, Question, first_of, pack, verb_of
from tavolata.engine.saving import Number, Saved
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import ABILITIES, CARDS, KEYS
from tavolata.games.isola.box.checks import wanted_by
from tavolata.games.isola.box.records import (
    ALL,
    ATTACKED_PLACE,
    CALL,
    CHOOSE,
    COLUMN,
    DISCARD,
    DRAW,
    DUEL,
    ENEMY,
    ENGAGE,
    FIND,
    FRONT,
    HOST,
    IN_ATTACK_GROUP,
    LIFE,
    LOOK,
    LOST,
    PICK,
    READY,
    SCORE,
    SELF,
    SEND,
    TO_HAND,
    TO_REMOVED,
    Ability,
    Operation,
    Who,
)
from tavolata.games.isola.box.things import CARD_OF, EVENTS_BEGIN, PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.rules import zones
from tavolata.games.isola.rules.abilities import AbilityQuestion, AbilityStep, operation_of
from tavolata.games.isola.rules.calling import CallTo, callable_to
from tavolata.games.isola.rules.command import CheckCommand
from tavolata.games.isola.rules.legality import refusal, why_not_now
from tavolata.games.isola.rules.lives import LoseLives
from tavolata.games.isola.rules.picking import pick_action, picked, why_not_pick
from tavolata.games.isola.rules.pieces import A_COLUMN, NONE, Column
from tavolata.games.isola.rules.piles import (
    discard_by_card,
    draw_by_card,
    find_by_card,
    look_by_card,
    sides,
)
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.values import CANNOT_BE_PICKED, NOTHING, found, front_card, holds


@mypyc_attr(free_list_len=1)
class Perform(AbilityStep):
    """The next operation of an ability, then the rest (ID-100, ID-187)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        ability = ABILITIES[self.ability_number]
        if self.choice == NONE and self.index + 1 < len(ability.operations):
            state.push(Perform(self.seat, self.source, self.ability_number, self.index + 1))
        operation = operation_of(self.ability_number, self.index, self.choice)
        for condition in operation.conditions:
            if not holds(state, condition, self.seat, self.source):
                if state.events is not None:
                    state.tell("no-effect", "ID-102", {"seat": self.seat, "card": KEYS[ability.card]})
                return
        begin(state, self.seat, self.source, ability, self.index, self.choice, operation)


def perform_all(state: Isola, seat: int, source: int, number: int, when: int) -> None:
    """Push what a card does at that time; the first ability first."""
    abilities = CARDS[number].abilities
    for place in range(len(abilities) - 1, -1, -1):
        if abilities[place].when == when:
            state.push(Perform(seat, source, abilities[place].number))


def begin(
    state: Isola, seat: int, source: int, ability: Ability, index: int, choice: int, operation: Operation
) -> None:
    """Find out whom it touches, asking if need be, and do it."""
    who = operation.who
    if who is not None and (who.form == PICK or operation.word in (CALL, DUEL)):
        things = candidates(state, seat, source, operation, who)
        if not things:
            if state.events is not None:
                state.tell("no-effect", "ID-102", {"seat": seat, "card": KEYS[ability.card]})
        elif len(things) == 1 and (operation.word != DUEL or who.form != PICK):
            touch(state, seat, source, ability, index, choice, operation, things[0])
        else:
            state.push(PickThing(seat, source, ability.number, index, choice))
        return
    if operation.word <= LIFE or operation.word in (ENGAGE, READY, SEND):
        assert who is not None
        _touch_others(state, seat, source, ability, index, choice, operation, who)
        return
    _DEEDS[operation.word](state, seat, source, ability, index, choice, operation)


def _touch_others(
    state: Isola,
    seat: int,
    source: int,
    ability: Ability,
    index: int,
    choice: int,
    operation: Operation,
    who: Who,
) -> None:
    if who.form == SELF or who.form == HOST:
        if state.owner_of(source) != NONE:  # what it did before may have sent it away
            touch(state, seat, source, ability, index, choice, operation, source)
    elif who.form == FRONT:
        front = front_card(state, seat, source, who.front)
        if front != NONE:
            touch(state, seat, source, ability, index, choice, operation, front)
    elif who.form == ATTACKED_PLACE:
        fight = state.fight()
        if fight is not None and state.owner_of(fight.place) != NONE and fight.attacker == seat:
            touch(state, seat, source, ability, index, choice, operation, fight.place)
    else:
        assert who.form == ALL and who.selector is not None
        if operation.word <= LIFE:
            _record(state, seat, source, ability, index, NONE)
        else:
            for thing in _fitting(operation, found(state, who.selector, seat, source)):
                touch(state, seat, source, ability, index, choice, operation, thing)


def candidates(state: Isola, seat: int, source: int, operation: Operation, who: Who) -> list[int]:
    """The things that may be picked, in ascending order; where one is named, that one, if it can be done to it."""
    things = _fitting(operation, _meant(state, seat, source, who))
    if operation.word == CALL:
        things = [thing for thing in things if callable_to(state, thing)]
    elif operation.word == READY and not operation.after:
        things = [thing for thing in things if state.forces[thing].engaged]
    elif operation.word == SEND and operation.lives:
        things = [
            thing
            for thing in things
            if CARDS[CARD_OF[thing]].is_life and state.forces[thing].all_lives() >= operation.lives
        ]
    elif operation.word == DUEL:
        things = [thing for thing in things if rivals(state, seat, operation, thing)]
    return things


def _fitting(operation: Operation, things: list[int]) -> list[int]:
    """Those to whom it can be done at all: a selector may name no type."""
    types = wanted_by(operation)
    return [thing for thing in things if types >> CARDS[CARD_OF[thing]].type & 1]


def _meant(state: Isola, seat: int, source: int, who: Who) -> list[int]:
    """The things that one card of may be meant, in ascending order; what is masked cannot be picked."""
    if who.form == SELF or who.form == HOST:
        return [source] if state.owner_of(source) != NONE else []
    if who.form == FRONT:
        front = front_card(state, seat, source, who.front)
        return [front] if front != NONE else []
    assert who.selector is not None
    things = found(state, who.selector, seat, source)
    if state.modifiers.of(CANNOT_BE_PICKED):
        things = [
            thing for thing in things if state.owner_of(thing) == seat or not state.affected(CANNOT_BE_PICKED, thing)
        ]
    return things


def rivals(state: Isola, seat: int, operation: Operation, challenger: int) -> list[int]:
    """Whom a card may challenge: cards of the other seat, and nobody inside a challenge (RU-52)."""
    fight = state.fight()
    if fight is not None and fight.challenge:
        return []
    assert operation.other is not None
    owner = state.owner_of(challenger)
    things = _fitting(operation, _meant(state, seat, NONE, operation.other))
    return [thing for thing in things if state.owner_of(thing) != owner]


def _record(state: Isola, seat: int, source: int, ability: Ability, index: int, whom: int) -> None:
    of_host = source != NONE and CARD_OF[source] != ability.card
    bond = NOTHING if source == NONE else zones.bond_of(ability, of_host)
    zones.add_record(state, seat, source, ability, index, whom, zones.scope_of(state, ability), bond)


def touch(
    state: Isola,
    seat: int,
    source: int,
    ability: Ability,
    index: int,
    choice: int,
    operation: Operation,
    thing: int,
) -> None:
    """Do it to one thing (ID-185, ID-213)."""
    word = operation.word
    if word <= LIFE:
        who = operation.who
        if who is not None and who.selector is not None and who.selector.zone == IN_ATTACK_GROUP:
            # A group is chosen by one of its cards, and all of them have it.
            for member in group_members(state, thing):
                _record(state, seat, source, ability, index, member)
        else:
            _record(state, seat, source, ability, index, thing)
        if state.events is not None:
            state.tell("touched", "ID-100", {"seat": seat, "card": KEYS[ability.card], "thing": THING_NAMES[thing]})
    elif word == ENGAGE:
        zones.distract(state, thing)
        state.push(CheckCommand(state.owner_of(thing)))
    elif word == READY:
        if operation.after:
            state.afterwards.append(thing)
        else:
            ready(state, thing)
    elif word == SEND:
        send(state, seat, operation, thing)
    elif word == CALL:
        state.push(CallTo(seat, thing))
    else:
        assert word == DUEL and operation.other is not None
        if operation.other.form == PICK:
            state.push(PickRival(seat, thing, ability.number, index, choice))
        else:
            _challenge(state, seat, thing, rivals(state, seat, operation, thing)[0])


def _challenge(state: Isola, seat: int, one: int, other: int) -> None:
    from tavolata.games.isola.rules.fight import challenge

    challenge(state, seat, one, other)


def group_members(state: Isola, thing: int) -> Column:
    """All cards of the attack group that a card is in."""
    for battle in state.battles:
        if thing in battle.attack or thing in battle.attack_leaders:
            return battle.attack + battle.attack_leaders
    for fight in state.fights:
        seat = fight.attacker
        if fight.stands(seat, thing):
            return fight.columns[seat] + fight.leaders[seat] + fight.behind[seat]
    return (thing,)


def ready(state: Isola, thing: int) -> None:
    """It is disengaged early."""
    force = state.forces[thing]
    if force.engaged:
        state.set_force(force.turned(False))
        if state.events is not None:
            state.tell("readied", "ID-203", {"seat": force.owner, "force": THING_NAMES[thing]})


def send(state: Isola, seat: int, operation: Operation, thing: int) -> None:
    """A card goes away through an ability, and nobody scores for it (ID-175)."""
    to = operation.to
    if operation.lives:
        state.push(LoseLives(state.owner_of(thing), thing, operation.lives, to))
        return
    _tell_sent(state, thing, to)
    if thing >= EVENTS_BEGIN:
        zones.leave_destiny(state, thing, CARD_OF[thing], to)
        return
    if thing >= PLACES_BEGIN:
        zones.leave_site(state, state.site(thing), to)
        return
    force = state.forces[thing]
    zones.leave_force(state, force, to)
    if to == TO_REMOVED:
        perform_all(state, force.owner, NONE, force.card, LOST)  # it dies
    if state.fights:
        state.push(CheckCommand(force.owner))


def _tell_sent(state: Isola, thing: int, to: int) -> None:
    if state.events is None:
        return
    owner, name, removed = state.owner_of(thing), THING_NAMES[thing], to == TO_REMOVED
    if to == TO_HAND:
        state.tell("returned", "ID-100", {"seat": owner, "card": KEYS[CARD_OF[thing]]})
    elif thing >= EVENTS_BEGIN and not removed:
        state.tell("event-ended", "ID-106", {"seat": owner, "event": name})
    else:
        told: dict[str, object] = {"seat": owner, "force": name, "removed": removed}
        state.tell("sent", "ID-210" if removed else "ID-221", told)


# What is picked


class PickThing(AbilityQuestion):
    """Whoever plays or activates picks the target (RU-85)."""

    __slots__ = ()
    name: ClassVar[str] = "pick"
    rule: ClassVar[str] = "RU-85"

    def options(self, state: Isola) -> list[int]:
        operation = self.operation()
        assert operation.who is not None
        return [pick_action(thing) for thing in candidates(state, self.seat, self.source, operation, operation.who)]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        ability = ABILITIES[self.ability_number]
        touch(state, seat, self.source, ability, self.index, self.choice, self.operation(), picked(action))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        return why_not_pick(state, seat, action, KEYS[ABILITIES[self.ability_number].card], self.rule)


class PickRival(AbilityQuestion):
    """Whom the challenger meets (ID-215); ``source`` is the challenger."""

    __slots__ = ()
    name: ClassVar[str] = "pick"
    rule: ClassVar[str] = "ID-215"

    def options(self, state: Isola) -> list[int]:
        return [pick_action(thing) for thing in rivals(state, self.seat, self.operation(), self.source)]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        _challenge(state, seat, self.source, picked(action))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        return why_not_pick(state, seat, action, KEYS[ABILITIES[self.ability_number].card], self.rule)


# Deeds without a target


def _column(
    state: Isola, seat: int, source: int, ability: Ability, index: int, choice: int, operation: Operation
) -> None:
    """A column is put into a new order; commanders stay behind."""
    fight = state.fight()
    side = 1 - seat if operation.side == ENEMY else seat
    if fight is not None and len(fight.columns[side]) > 1:
        state.push(Rearrange(seat, side, ()))


class Rearrange(Question[Isola]):
    """A column anew, from the front: ``chosen`` stand there already (ID-145)."""

    __slots__ = ("chosen", "side")
    saved: ClassVar[Saved] = (("side", Number(0, 1)), ("chosen", A_COLUMN))
    name: ClassVar[str] = "column"
    rule: ClassVar[str] = "ID-145"

    def __init__(self, seat: int, side: int, chosen: Column) -> None:
        super().__init__(seat)
        self.side = side
        self.chosen = chosen

    def _left(self, state: Isola) -> list[int]:
        return [thing for thing in state.fights[-1].columns[self.side] if thing not in self.chosen]

    def options(self, state: Isola) -> list[int]:
        return [pack(actions.PICK, thing) for thing in sorted(self._left(state))]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        chosen = (*self.chosen, first_of(action))
        left = [thing for thing in self._left(state) if thing not in chosen]
        if len(left) > 1:
            state.push(Rearrange(seat, self.side, chosen))
            return
        column = (*chosen, *left)
        state.fights[-1].columns[self.side] = column
        if state.events is not None:
            state.tell("column", "ID-145", {"seat": self.side, "column": [THING_NAMES[thing] for thing in column]})

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == actions.PICK:
            return refusal("not-in-column", self.rule, force=THING_NAMES[first_of(action)])
        return why_not_now(state, seat, action, self.rule)


def _score(
    state: Isola, seat: int, source: int, ability: Ability, index: int, choice: int, operation: Operation
) -> None:
    for side in sides(seat, operation.side):
        state.points[side] += operation.number
        if state.events is not None:
            told: dict[str, object] = {"seat": side, "points": operation.number, "card": KEYS[ability.card]}
            state.tell("scored-by-card", "ID-100", told)


def _choose(
    state: Isola, seat: int, source: int, ability: Ability, index: int, choice: int, operation: Operation
) -> None:
    state.push(Choose(seat, source, ability.number, index))


class Choose(AbilityQuestion):
    """One of several things that a card may do."""

    __slots__ = ()
    name: ClassVar[str] = "choose"
    rule: ClassVar[str] = "RU-85"

    def options(self, state: Isola) -> list[int]:
        return [pack(actions.CHOOSE, number) for number in range(len(self.operation().choices))]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        state.push(Perform(seat, self.source, self.ability_number, self.index, first_of(action)))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == actions.CHOOSE:
            return refusal("choose", self.rule, most=len(self.operation().choices))
        return why_not_now(state, seat, action, self.rule)


_DEEDS: Final = {
    COLUMN: _column,
    FIND: find_by_card,
    LOOK: look_by_card,
    DRAW: draw_by_card,
    DISCARD: discard_by_card,
    SCORE: _score,
    CHOOSE: _choose,
}


STEPS: Final = (Perform, PickThing, PickRival, Rearrange, Choose)
