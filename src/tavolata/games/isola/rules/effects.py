"""What cards do: abilities are carried out word by word, and ask whoever plays or activates them (RU-85).

A step does one operation of an ability and leaves the rest on the agenda below what that operation brings.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tavolata.engine import (
    PASS,
    About,
    IllegalAction,
    Question,
    SharedQuestion,
    Step,
    first_of,
    pack,
    second_of,
    verb_of,
)
from tavolata.engine.saving import Number, Saved
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import ABILITIES, CARDS, KEYS
from tavolata.games.isola.box.records import (
    ALL,
    ATTACKED_PLACE,
    CALL,
    CHOOSE,
    COLUMN,
    DISCARD,
    DRAW,
    DUEL,
    EACH,
    ENEMY,
    ENGAGE,
    FIND,
    FRONT,
    HOST,
    IN_ATTACK_GROUP,
    IN_FUTURE,
    IN_HAND,
    LIFE,
    LOOK,
    NO_SCHOOL,
    PICK,
    READY,
    SCORE,
    SELF,
    SEND,
    TO_REMOVED,
    Ability,
    Operation,
    Who,
)
from tavolata.games.isola.box.things import A_THING_OR_NONE, CARD_OF, EVENTS_BEGIN, PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.rules import zones
from tavolata.games.isola.rules.legality import refusal, why_not_beside, why_not_defend, why_not_now
from tavolata.games.isola.rules.pieces import A_COLUMN, AN_ABILITY, CARD_LIST, NONE, Battle, Column
from tavolata.games.isola.rules.state import COMBAT, Isola
from tavolata.games.isola.rules.values import (
    CANNOT_BE_PICKED,
    NOTHING,
    attacks,
    cards_in,
    found,
    front_card,
    holds,
)

INDEX: Final = Number(0, 20)
CHOICE: Final = Number(-1, 20)


class AbilityStep(Step[Isola]):
    """Something about an ability: of whom, from which thing, which operation. ``choice``: which branch of it (NONE: itself)."""

    __slots__ = ("ability_number", "choice", "index", "source")
    saved: ClassVar[Saved] = (
        ("source", A_THING_OR_NONE),
        ("ability_number", AN_ABILITY),
        ("index", INDEX),
        ("choice", CHOICE),
    )

    def __init__(self, seat: int, source: int, ability_number: int, index: int = 0, choice: int = NONE) -> None:
        super().__init__(seat)
        self.source = source
        self.ability_number = ability_number
        self.index = index
        self.choice = choice


class AbilityQuestion(Question[Isola]):
    """A question about an operation of an ability."""

    __slots__ = ("ability_number", "choice", "index", "source")
    saved: ClassVar[Saved] = AbilityStep.saved

    def __init__(self, seat: int, source: int, ability_number: int, index: int = 0, choice: int = NONE) -> None:
        super().__init__(seat)
        self.source = source
        self.ability_number = ability_number
        self.index = index
        self.choice = choice

    def operation(self) -> Operation:
        return operation_of(self.ability_number, self.index, self.choice)

    def about(self, state: Isola, seat: int) -> About:
        return About(card=KEYS[ABILITIES[self.ability_number].card])


def operation_of(ability: int, index: int, choice: int) -> Operation:
    operation = ABILITIES[ability].operations[index]
    return operation if choice == NONE else operation.choices[choice]


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
    if who is not None and who.form == PICK:
        things = candidates(state, seat, source, operation, who)
        if not things:
            if state.events is not None:
                state.tell("no-effect", "ID-102", {"seat": seat, "card": KEYS[ability.card]})
        elif len(things) == 1 and operation.word != DUEL:
            touch(state, seat, source, ability, index, operation, things[0])
        else:
            state.push(PickThing(seat, source, ability.number, index, choice))
        return
    if operation.word <= LIFE or operation.word in (ENGAGE, READY, SEND):
        assert who is not None
        _touch_others(state, seat, source, ability, index, operation, who)
        return
    _DEEDS[operation.word](state, seat, source, ability, index, choice, operation)


def _touch_others(
    state: Isola, seat: int, source: int, ability: Ability, index: int, operation: Operation, who: Who
) -> None:
    if who.form == SELF or who.form == HOST:
        touch(state, seat, source, ability, index, operation, source)
    elif who.form == FRONT:
        front = front_card(state, seat, source, who.front)
        if front != NONE:
            touch(state, seat, source, ability, index, operation, front)
    elif who.form == ATTACKED_PLACE:
        fight = state.fight()
        if fight is not None and fight.place != NONE and fight.attacker == seat:
            touch(state, seat, source, ability, index, operation, fight.place)
    else:
        assert who.form == ALL and who.selector is not None
        if operation.word <= LIFE:
            _record(state, seat, source, ability, index, NONE)
        else:
            for thing in found(state, who.selector, seat, source):
                touch(state, seat, source, ability, index, operation, thing)


def candidates(state: Isola, seat: int, source: int, operation: Operation, who: Who) -> list[int]:
    """The things that may be picked, in ascending order."""
    assert who.selector is not None
    things = found(state, who.selector, seat, source)
    if state.modifiers.of(CANNOT_BE_PICKED):
        things = [
            thing for thing in things if state.owner_of(thing) == seat or not state.affected(CANNOT_BE_PICKED, thing)
        ]
    if operation.word == CALL:
        things = [thing for thing in things if callable_to(state, thing)]
    elif operation.word == READY and not operation.after:
        things = [thing for thing in things if state.forces[thing].engaged]
    elif operation.word == SEND and operation.lives:
        things = [thing for thing in things if state.forces[thing].all_lives() >= operation.lives]
    elif operation.word == DUEL and operation.other is not None and source == NONE:
        assert operation.other.selector is not None
        if not found(state, operation.other.selector, seat, source):
            return []
    return things


def _record(state: Isola, seat: int, source: int, ability: Ability, index: int, whom: int) -> None:
    of_host = source != NONE and CARD_OF[source] != ability.card
    bond = NOTHING if source == NONE else zones.bond_of(ability, of_host)
    zones.add_record(state, seat, source, ability, index, whom, zones.scope_of(state, ability), bond)


def touch(state: Isola, seat: int, source: int, ability: Ability, index: int, operation: Operation, thing: int) -> None:
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
        assert word == DUEL
        state.push(PickRival(seat, thing, ability.number, index))


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
    removed = operation.to == TO_REMOVED
    if thing >= EVENTS_BEGIN:
        if state.events is not None:
            owner = state.destiny[thing]
            state.tell("event-ended", "ID-106", {"seat": owner, "event": THING_NAMES[thing]})
        zones.leave_destiny(state, thing, CARD_OF[thing])
        return
    if thing >= PLACES_BEGIN:
        zones.leave_site(state, state.site(thing), removed)
        return
    force = state.forces[thing]
    if operation.lives:
        state.push(LoseLives(force.owner, thing, operation.lives, int(removed)))
        return
    if state.events is not None:
        state.tell(
            "sent",
            "ID-210" if removed else "ID-221",
            {"seat": force.owner, "force": THING_NAMES[thing], "removed": removed},
        )
    zones.leave_force(state, force, removed)


class LoseLives(Step[Isola]):
    """So many lives of a stack are lost without a fight (ID-040, ID-175)."""

    __slots__ = ("lives", "removed", "thing")
    saved: ClassVar[Saved] = (("thing", A_THING_OR_NONE), ("lives", Number(1, 99)), ("removed", Number(0, 1)))

    def __init__(self, seat: int, thing: int, lives: int, removed: int) -> None:
        super().__init__(seat)
        self.thing = thing
        self.lives = lives
        self.removed = removed

    def run(self, state: Isola) -> None:
        lives = self.lives
        while lives and self.thing in state.forces:
            cards = zones.lives_to_lose(state.forces[self.thing])
            lives -= 1
            if len(cards) > 1:
                if lives:
                    state.push(LoseLives(self.seat, self.thing, lives, self.removed))
                state.push(ChooseLife(self.seat, self.thing, self.removed))
                return
            tell_life(state, self.seat, self.thing, cards[0], 0, bool(self.removed))
            zones.lose_life(state, self.thing, cards[0], bool(self.removed))


def tell_life(state: Isola, seat: int, thing: int, card: int, points: int, removed: bool) -> None:
    if state.events is not None:
        name = THING_NAMES[thing]
        told: dict[str, object] = {
            "seat": seat,
            "force": name,
            "card": KEYS[card],
            "points": points,
            "removed": removed,
        }
        state.tell("life-lost", "ID-018", told)


class ChooseLife(Question[Isola]):
    """The owner says which card of the stack goes (RU-63). ``points``: whether the opponent scores for it (ID-099)."""

    __slots__ = ("points", "removed", "thing")
    saved: ClassVar[Saved] = (("thing", A_THING_OR_NONE), ("removed", Number(0, 1)), ("points", Number(0, 1)))
    name: ClassVar[str] = "lose-life"
    rule: ClassVar[str] = "RU-63"

    def __init__(self, seat: int, thing: int, removed: int, points: int = 0) -> None:
        super().__init__(seat)
        self.thing = thing
        self.removed = removed
        self.points = points

    def options(self, state: Isola) -> list[int]:
        return [pack(actions.LOSE, card) for card in zones.lives_to_lose(state.forces[self.thing])]

    def about(self, state: Isola, seat: int) -> About:
        return About(card=KEYS[CARD_OF[self.thing]])

    def usual(self, state: Isola, seat: int, actions: list[int]) -> list[int]:
        """The card that brings the opponent least."""
        return [min(actions, key=lambda action: (CARDS[first_of(action)].ochre, action))]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        card = first_of(action)
        points = CARDS[card].ochre if self.points else 0
        tell_life(state, seat, self.thing, card, points, bool(self.removed))
        zones.lose_life(state, self.thing, card, bool(self.removed))
        state.points[1 - seat] += points

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == actions.LOSE:
            return refusal("lose", self.rule, card=KEYS[first_of(action)], force=THING_NAMES[self.thing])
        return why_not_now(state, seat, action, self.rule)


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
        touch(state, seat, self.source, ABILITIES[self.ability_number], self.index, self.operation(), picked(action))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        return why_not_pick(state, seat, action, KEYS[ABILITIES[self.ability_number].card], self.rule)


def why_not_pick(state: Isola, seat: int, action: int, card: str, rule: str) -> IllegalAction:
    """Something is to be picked, but not this."""
    if verb_of(action) not in (actions.PICK, actions.PICK_PLACE, actions.PICK_EVENT):
        return why_not_now(state, seat, action, rule)
    thing = picked(action)
    if state.owner_of(thing) == 1 - seat and state.affected(CANNOT_BE_PICKED, thing):
        return refusal("cannot-be-picked", "ID-188", force=THING_NAMES[thing], card=card)
    return refusal("pick", rule, force=THING_NAMES[thing], card=card)


def pick_action(thing: int) -> int:
    if thing < PLACES_BEGIN:
        return pack(actions.PICK, thing)
    if thing < EVENTS_BEGIN:
        return pack(actions.PICK_PLACE, thing - PLACES_BEGIN)
    return pack(actions.PICK_EVENT, thing - EVENTS_BEGIN)


def picked(action: int) -> int:
    verb, number = verb_of(action), first_of(action)
    if verb == actions.PICK:
        return number
    return number + (PLACES_BEGIN if verb == actions.PICK_PLACE else EVENTS_BEGIN)


class PickRival(AbilityQuestion):
    """Whom the challenger meets (ID-215); ``source`` is the challenger."""

    __slots__ = ()
    name: ClassVar[str] = "pick"
    rule: ClassVar[str] = "ID-215"

    def options(self, state: Isola) -> list[int]:
        other = self.operation().other
        assert other is not None and other.selector is not None
        return [pick_action(thing) for thing in found(state, other.selector, self.seat, NONE)]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        from tavolata.games.isola.rules.fight import challenge

        challenge(state, seat, self.source, picked(action))

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


def _find(
    state: Isola, seat: int, source: int, ability: Ability, index: int, choice: int, operation: Operation
) -> None:
    """Cards from the own past or future into the hand; shown, and a searched future is shuffled (ID-004)."""
    state.push(Find(seat, source, ability.number, index, choice))


class Find(AbilityQuestion):
    """One card that fits, or none."""

    __slots__ = ()
    name: ClassVar[str] = "find"
    rule: ClassVar[str] = "ID-004"

    def options(self, state: Isola) -> list[int]:
        selector = self.operation().selector
        assert selector is not None
        cards = sorted(set(cards_in(state, selector, self.seat)))
        if not cards and selector.zone != IN_FUTURE:
            return []
        return [PASS, *[pack(actions.TAKE, card) for card in cards]]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        selector = self.operation().selector
        assert selector is not None
        searched = selector.zone == IN_FUTURE
        if action != PASS:
            card = first_of(action)
            (state.futures if searched else state.pasts)[seat].remove(card)
            state.put_into_hand(seat, card)
            state.shown[seat].append(card)
            if state.events is not None:
                state.tell("found", self.rule, {"seat": seat, "card": KEYS[card], "searched": searched})
        elif state.events is not None:
            state.tell("found-nothing", self.rule, {"seat": seat, "searched": searched})
        if searched:
            state.shuffle_future(seat)
            if state.rulings.lose_on_empty:
                state.push(CheckFutures())

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == actions.TAKE:
            by = KEYS[ABILITIES[self.ability_number].card]
            return refusal("find", "RU-85", card=KEYS[first_of(action)], by=by)
        return why_not_now(state, seat, action, self.rule)


def _look(
    state: Isola, seat: int, source: int, ability: Ability, index: int, choice: int, operation: Operation
) -> None:
    """At a hand, or at the top of the own future, which is put back in any order."""
    selector = operation.selector
    assert selector is not None
    if selector.zone == IN_HAND:
        other = 1 - seat if selector.side == ENEMY else seat
        known = state.hands[other][:]
        for card in state.shown[other]:
            known.remove(card)
        state.spied[other] = known
        if state.events is not None:
            names = [KEYS[card] for card in state.hands[other]]
            state.tell("looked-at-hand", "RU-86", {"seat": seat, "other": other}, {"cards": names}, (seat,))
        return
    future = state.futures[seat]
    count = min(operation.number, len(future))
    state.foreseen[seat] = max(state.foreseen[seat], count)
    if state.events is not None:
        names = [KEYS[card] for card in future[len(future) - count :][::-1]]
        state.tell("looked-ahead", "RU-86", {"seat": seat, "count": count}, {"cards": names}, (seat,))
    if count > 1:
        state.push(PutBack(seat, count, []))


class PutBack(Question[Isola]):
    """The cards that were looked at go back, the one to be drawn first first. Nobody else sees the order."""

    __slots__ = ("chosen", "count")
    saved: ClassVar[Saved] = (("count", Number(1, 20)), ("chosen", CARD_LIST))
    name: ClassVar[str] = "look"
    rule: ClassVar[str] = "RU-86"

    def __init__(self, seat: int, count: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.count = count
        self.chosen = chosen

    def _left(self, state: Isola) -> list[int]:
        future = state.futures[self.seat]
        left = future[len(future) - self.count :]
        for card in self.chosen:
            left.remove(card)
        return left

    def options(self, state: Isola) -> list[int]:
        return [pack(actions.TAKE, card) for card in sorted(set(self._left(state)))]

    def about(self, state: Isola, seat: int) -> About:
        return About(cards=[KEYS[card] for card in self.chosen], count=self.count)

    def answer(self, state: Isola, seat: int, action: int) -> None:
        chosen = [*self.chosen, first_of(action)]
        left = self._left(state)
        left.remove(first_of(action))
        if len(set(left)) > 1:
            state.push(PutBack(seat, self.count, chosen))
            return
        future = state.futures[seat]
        future[len(future) - self.count :] = [*left, *reversed(chosen)]

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == actions.TAKE:
            return refusal("put-back", self.rule, card=KEYS[first_of(action)])
        return why_not_now(state, seat, action, self.rule)


def _draw(
    state: Isola, seat: int, source: int, ability: Ability, index: int, choice: int, operation: Operation
) -> None:
    for side in sides(seat, operation.side):
        state.draw(side, operation.number)
    if state.rulings.lose_on_empty:
        state.push(CheckFutures())


class CheckFutures(Step[Isola]):
    """Where the table plays it so, whoever has no future left has lost at once (RU-13)."""

    def run(self, state: Isola) -> None:
        empty = [seat for seat in range(state.players) if not state.futures[seat]]
        if empty:
            run_out(state, empty)


def run_out(state: Isola, seats: list[int]) -> None:
    """Who has run out of future loses; if both have, points decide (ID-124, RU-67, ID-181)."""
    losers = seats
    if len(seats) == 2:
        least = min(state.points)
        losers = [seat for seat in seats if state.points[seat] == least]
    for seat in seats:
        state.tell("ran-out", "ID-124", {"seat": seat})
    if len(losers) == 2:
        state.finish([1, 1])
    else:
        state.finish([2 if seat in losers else 1 for seat in range(state.players)])


def sides(seat: int, side: int) -> list[int]:
    """The seats that a deed is about, whoever does it first."""
    if side == EACH:
        return [seat, 1 - seat]
    return [1 - seat] if side == ENEMY else [seat]


def _discard(
    state: Isola, seat: int, source: int, ability: Ability, index: int, choice: int, operation: Operation
) -> None:
    """Each player chooses for himself; both at once and hidden from each other (RU-85)."""
    for _ in range(operation.number):
        if operation.side == EACH:
            state.push(DiscardTogether(seat))
        else:
            state.push(DiscardOne(sides(seat, operation.side)[0]))


def discard(state: Isola, seat: int, card: int, rule: str) -> None:
    state.take_from_hand(seat, card)
    state.to_past(card, seat)
    if state.events is not None:
        state.tell("discarded", rule, {"seat": seat, "card": KEYS[card]})


def why_not_discard(state: Isola, seat: int, action: int, rule: str) -> IllegalAction:
    """A card is to be discarded, but not so."""
    if verb_of(action) == actions.DISCARD:
        return refusal("not-in-hand", rule, card=KEYS[first_of(action)])
    return refusal("must-discard", rule) if action == PASS else why_not_now(state, seat, action, rule)


#: By card.
_DISCARDS: Final[list[Any]] = [pack(actions.DISCARD, card.number) for card in CARDS]


def discards_of(hand: list[int]) -> list[int]:
    """Each different card of a hand may be discarded."""
    found: list[Any] = []
    last = NONE
    for card in hand:
        if card != last:
            found.append(_DISCARDS[card])
        last = card
    return found


class DiscardOne(Question[Isola]):
    """A card from the hand, of the owner's choice."""

    __slots__ = ()
    name: ClassVar[str] = "discard"
    rule: ClassVar[str] = "RU-85"

    def options(self, state: Isola) -> list[int]:
        return discards_of(state.hands[self.seat])

    def answer(self, state: Isola, seat: int, action: int) -> None:
        discard(state, seat, first_of(action), self.rule)

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        return why_not_discard(state, seat, action, self.rule)


class DiscardTogether(SharedQuestion[Isola]):
    """A card from each hand, at once."""

    __slots__ = ()
    name: ClassVar[str] = "discard"
    rule: ClassVar[str] = "RU-85"

    def ask(self, state: Isola) -> None:
        for seat in (self.seat, 1 - self.seat):
            options = discards_of(state.hands[seat])
            if options:
                state.ask(self, seat, options)

    def answer(self, state: Isola, seat: int, action: int) -> None:
        discard(state, seat, first_of(action), self.rule)

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        return why_not_discard(state, seat, action, self.rule)


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
    FIND: _find,
    LOOK: _look,
    DRAW: _draw,
    DISCARD: _discard,
    SCORE: _score,
    CHOOSE: _choose,
}


# Calling an engaged card into action (ID-206)


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
    if battle.target < PLACES_BEGIN or battle.failed or battle.is_in(thing) or attacks(state, force):
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


# A commander has left: what he paid for (RU-51)


class CheckCommand(Step[Isola]):
    """Abilities that exceed the lives that still command end."""

    def run(self, state: Isola) -> None:
        if state.fights and overpaid(state, self.seat):
            state.push(GiveUp(self.seat))


def paid_abilities(state: Isola, seat: int) -> list[tuple[int, int]]:
    """What a seat has activated in this fight with pips."""
    fight = state.fights[-1]
    return [
        (thing, ability)
        for thing, ability in fight.activated
        if ABILITIES[ability].pips and state.owner_of(thing) == seat
    ]


def overpaid(state: Isola, seat: int) -> bool:
    paid = [ABILITIES[ability].pips for _, ability in paid_abilities(state, seat)]
    if not paid:
        return False
    needed = sum(paid) if state.rulings.pips_add_up else max(paid)
    return needed > command(state, seat)


def command(state: Isola, seat: int) -> int:
    """The lives that activate abilities in a group: of its commanders, or of the master who fights alone (RU-09, RU-31). Only
    lives of the school of the pips count (ID-024), and a group has one school (ID-143, ID-150).
    """
    fight = state.fights[-1]
    lives = 0
    for thing in fight.leaders[seat]:
        force = state.forces[thing]
        if CARDS[force.card].school != NO_SCHOOL:
            lives += force.all_lives()
    column = fight.columns[seat]
    if len(column) == 1:
        force = state.forces[column[0]]
        if force.is_master() and CARDS[force.card].school != NO_SCHOOL:
            lives += force.all_lives()
    return lives


class GiveUp(Question[Isola]):
    """The owner chooses which ability ends (RU-51)."""

    __slots__ = ()
    name: ClassVar[str] = "keep"
    rule: ClassVar[str] = "RU-51"

    def options(self, state: Isola) -> list[int]:
        return sorted(
            [
                pack(actions.ACTIVATE, thing, actions.ACT_PLACES[ability])
                for thing, ability in paid_abilities(state, self.seat)
            ]
        )

    def answer(self, state: Isola, seat: int, action: int) -> None:
        thing, ability = first_of(action), actions.ACT_NUMBERS[second_of(action)]
        fight = state.fights[-1]
        fight.activated = tuple([pair for pair in fight.activated if pair != (thing, ability)])
        zones.end_ability(state, thing, ability)
        if state.events is not None:
            told: dict[str, object] = {"seat": seat, "force": THING_NAMES[thing], "ability": ABILITIES[ability].name}
            state.tell("given-up", self.rule, told)
        state.push(CheckCommand(seat))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == actions.ACTIVATE:
            return refusal("give-up", self.rule, force=THING_NAMES[first_of(action)])
        return why_not_now(state, seat, action, self.rule)


STEPS: Final = (
    Perform,
    LoseLives,
    ChooseLife,
    PickThing,
    PickRival,
    Rearrange,
    Find,
    PutBack,
    CheckFutures,
    DiscardOne,
    DiscardTogether,
    Choose,
    CallTo,
    CallAt,
    CheckCommand,
    GiveUp,
)
