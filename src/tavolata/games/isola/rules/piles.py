"""Cards drawn, discarded, searched for and looked at: what cards do with hands, pasts and futures."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import PASS, About, IllegalAction, Question, SharedQuestion, Step, first_of, pack, verb_of
from tavolata.engine.saving import Number, Saved
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import ABILITIES, CARDS, KEYS
from tavolata.games.isola.box.records import EACH, ENEMY, IN_FUTURE, IN_HAND, Ability, Operation
from tavolata.games.isola.rules.abilities import AbilityQuestion
from tavolata.games.isola.rules.legality import refusal, why_not_now
from tavolata.games.isola.rules.pieces import CARD_LIST, NONE
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.values import cards_in


def sides(seat: int, side: int) -> list[int]:
    """The seats that a deed is about, whoever does it first."""
    if side == EACH:
        return [seat, 1 - seat]
    return [1 - seat] if side == ENEMY else [seat]


# Drawn


def draw_by_card(
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


# Discarded


def discard_by_card(
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


# Searched for, and looked at


def find_by_card(
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


def look_by_card(
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


STEPS: Final = (CheckFutures, DiscardOne, DiscardTogether, Find, PutBack)
