"""A turn, phase by phase: order and disengage, draw, presentation, combat, epilogue (ID-115)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tavolata.engine import PASS, IllegalAction, Question, Scope, SharedQuestion, Step, first_of, pack, verb_of
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import ABILITIES, CARDS
from tavolata.games.isola.box.records import ORDER as IN_ORDER
from tavolata.games.isola.box.records import TURN
from tavolata.games.isola.box.things import CARD_OF, THING_NAMES
from tavolata.games.isola.rules import zones
from tavolata.games.isola.rules.abilities import AbilityQuestion
from tavolata.games.isola.rules.combat import CombatPhase
from tavolata.games.isola.rules.effects import Perform
from tavolata.games.isola.rules.legality import refusal, why_not_now
from tavolata.games.isola.rules.pieces import Force
from tavolata.games.isola.rules.piles import CheckFutures, run_out
from tavolata.games.isola.rules.presentation import HandLimit, PhaseEnd, PresentationPhase
from tavolata.games.isola.rules.replies import WINDOWS
from tavolata.games.isola.rules.state import DRAW, EPILOGUE, MARGIN, ORDER, Isola
from tavolata.games.isola.rules.values import green_of, holds

#: How many cards may be drawn at most (ID-123).
MOST_DRAWN: Final = 3


class TurnStart(Step[Isola]):
    """A turn of a seat; in the advanced game both have it together, and this seat goes first (ID-115, ID-223)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        state.turn += 1
        state.active = self.seat
        state.turn_scope = state.new_scope()
        if state.events is not None:
            state.tell("turn", "ID-115", {"seat": self.seat, "turn": state.turn})
        state.push(TurnEnd(self.seat, state.turn_scope))
        state.agenda += (_TURNS_TOGETHER if state.rulings.advanced else _TURNS)[self.seat]


def turn_steps(seats: list[int]) -> list[Step[Any]]:
    """The phases of a turn of these, in their order (ID-115); ``TurnEnd`` comes last."""
    seat = seats[0]
    steps: list[Step[Any]] = [OrderPhase(seat)]
    for other in seats:
        steps.append(OrderAbilities(other))
    for other in seats:
        steps.append(Disengage(other))
    steps.append(DrawPhase(seat))
    steps.append(PresentationPhase(seat))
    for other in seats:
        steps.append(HandLimit(other))
    steps.append(CombatPhase(seat))
    steps.append(Epilogue(seat))
    return steps


_ALONE: Final = [[0], [1]]
_TOGETHER: Final = [[0, 1], [1, 0]]


def both(state: Isola, seat: int) -> list[int]:
    """Who acts in this turn: the turn player, or both in the advanced game (ID-231). Not to be changed."""
    return (_TOGETHER if state.rulings.advanced else _ALONE)[seat]


@mypyc_attr(free_list_len=1)
class TurnEnd(Scope[Isola]):
    """What lasted for the turn is over; the other one's turn begins (ID-118, ID-223)."""

    __slots__ = ()

    def leave(self, state: Isola) -> None:
        state.push(_TURN_STARTS[1 - self.seat])


# Order and disengage


class OrderPhase(Step[Isola]):
    """Green points, and whether somebody has won (ID-119 to ID-121, ID-178, ID-224)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        state.phase = ORDER
        seats = both(state, self.seat)
        if state.rulings.advanced and not state.rulings.late_win_check:
            if has_won(state, seats):  # the totals brought into the phase (RU-06)
                return
            score_green(state, seats)
            return
        score_green(state, seats)
        has_won(state, seats)


def score_green(state: Isola, seats: list[int]) -> None:
    for seat in seats:
        points = 0
        for site in state.territories[seat]:
            points += green_of(state, site)
        state.points[seat] += points
        if points and state.events is not None:
            state.tell("scored", "ID-119", {"seat": seat, "points": points, "total": state.points[seat]})


def has_won(state: Isola, seats: list[int]) -> bool:
    for seat in seats:
        if state.points[seat] - state.points[1 - seat] >= MARGIN:
            state.tell("won", "ID-120", {"seat": seat, "points": state.points[:]})
            state.finish([1 if other == seat else 2 for other in range(state.players)])
            return True
    return False


class OrderAbilities(Step[Isola]):
    """What cards do in their owner's order phase, after the scoring."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        cards = self._cards(state)
        if not cards:
            return
        found: list[Step[Any]] = []
        for thing, number in sorted(cards):
            for ability in CARDS[number].abilities:
                if ability.when == IN_ORDER:
                    found.append(OrderAbility(self.seat, thing, ability.number))
        state.then(found)

    def _cards(self, state: Isola) -> list[tuple[int, int]]:
        """The cards of the seat on the table that do something now, with the things that they are or are borne by."""
        seat = self.seat
        found: list[tuple[int, int]] = []
        for force in state.forces_of(seat):
            if _DO_IN_ORDER[force.card]:
                found.append((force.thing, force.card))
            for card, owner in force.held:
                if owner == seat and _DO_IN_ORDER[card]:
                    found.append((force.thing, card))
        for site in state.territories[seat]:
            if _DO_IN_ORDER[site.card]:
                found.append((site.thing, site.card))
            for card, owner in site.held:
                if owner == seat and _DO_IN_ORDER[card]:
                    found.append((site.thing, card))
        return found


#: By card: 1 where it does something in the order phase.
_DO_IN_ORDER: Final = bytes([any(ability.when == IN_ORDER for ability in card.abilities) for card in CARDS])


class OrderAbility(AbilityQuestion):
    """Whether it is used."""

    __slots__ = ()
    name: ClassVar[str] = "order"
    rule: ClassVar[str] = "ID-116"

    def options(self, state: Isola) -> list[int]:
        for operation in ABILITIES[self.ability_number].operations:
            if any(not holds(state, condition, self.seat, self.source) for condition in operation.conditions):
                return []
        return [PASS, pack(actions.CHOOSE, 0)]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        if action != PASS:
            state.push(Perform(seat, self.source, self.ability_number))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == actions.CHOOSE:
            return refusal("choose", self.rule, most=1)
        return why_not_now(state, seat, action, self.rule)


class Disengage(Step[Isola]):
    """All engaged cards of the seat are ready again (ID-122, ID-225)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        turned: list[Force] = [force for force in state.forces_of(self.seat) if force.engaged]
        for force in turned:
            state.set_force(force.turned(False))
        if turned and state.events is not None:
            told: dict[str, object] = {"seat": self.seat, "forces": [THING_NAMES[force.thing] for force in turned]}
            state.tell("disengaged", "ID-122", told)


# Draw


class DrawPhase(Step[Isola]):
    """One to three cards; whoever has none to draw has lost (ID-123, ID-124). Then a window (ID-125)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        state.phase = DRAW
        state.phase_scope = state.new_scope()
        seats = both(state, self.seat)
        empty = [seat for seat in seats if not state.futures[seat]]
        if empty:
            run_out(state, empty)
            return
        state.push(PhaseEnd(self.seat, state.phase_scope))
        state.push(WINDOWS[self.seat][0])
        state.push(DrawTogether(self.seat) if state.rulings.advanced else _DRAW_CARDS[self.seat])


_DRAWS: Final = [pack(actions.DRAW, count) for count in range(1, MOST_DRAWN + 1)]


def draws_of(state: Isola, seat: int) -> list[int]:
    """How many may be drawn (RU-14)."""
    return _DRAWS[: len(state.futures[seat])]


def draw_cards(state: Isola, seat: int, count: int) -> None:
    state.draw(seat, count)
    if state.rulings.lose_on_empty:
        state.push(CheckFutures())


def why_not_draw(state: Isola, seat: int, action: int) -> IllegalAction:
    if verb_of(action) > actions.DRAW:
        return why_not_now(state, seat, action, "ID-123")
    return refusal("draw", "ID-123", most=min(MOST_DRAWN, len(state.futures[seat])))


class DrawCards(Question[Isola]):
    """How many cards."""

    __slots__ = ()
    name: ClassVar[str] = "draw"
    rule: ClassVar[str] = "ID-123"

    def options(self, state: Isola) -> list[int]:
        return draws_of(state, self.seat)

    def answer(self, state: Isola, seat: int, action: int) -> None:
        draw_cards(state, seat, first_of(action))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        return why_not_draw(state, seat, action)


class DrawTogether(SharedQuestion[Isola]):
    """In the advanced game both draw at once (ID-226)."""

    __slots__ = ()
    name: ClassVar[str] = "draw"
    rule: ClassVar[str] = "ID-226"

    def ask(self, state: Isola) -> None:
        for seat in (self.seat, 1 - self.seat):
            state.ask(self, seat, draws_of(state, seat))

    def answer(self, state: Isola, seat: int, action: int) -> None:
        draw_cards(state, seat, first_of(action))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        return why_not_draw(state, seat, action)


# Epilogue


class Epilogue(Step[Isola]):
    """Turn events, and what was played and is left, go to the past (ID-177, ID-230)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        state.phase = EPILOGUE
        if state.destiny:
            self._end_events(state)
        if state.spent:
            for card, owner, _ in state.spent:
                state.to_past(card, owner)
            state.spent = []

    def _end_events(self, state: Isola) -> None:
        for thing in sorted(state.destiny):
            if CARDS[CARD_OF[thing]].duration == TURN:
                if state.events is not None:
                    owner = state.destiny[thing]
                    state.tell("event-ended", "ID-177", {"seat": owner, "event": THING_NAMES[thing]})
                zones.leave_destiny(state, thing, CARD_OF[thing])


# Steps that have only a seat, or a seat and how many have passed, are made once: nothing ever changes them. To make all of them
# anew and to throw them away was a fourteenth of a random game (here and in other files). Of those with more to say one
# that is done with is filled anew (``free_list_len``).
_TURN_STARTS: Final[list[Step[Any]]] = [TurnStart(seat) for seat in range(2)]
_DRAW_CARDS: Final[list[Step[Any]]] = [DrawCards(seat) for seat in range(2)]
#: The phases of a turn by seat, the last one first, as the agenda has them.
_TURNS: Final[list[list[Step[Any]]]] = [turn_steps(seats)[::-1] for seats in _ALONE]
_TURNS_TOGETHER: Final[list[list[Step[Any]]]] = [turn_steps(seats)[::-1] for seats in _TOGETHER]

STEPS: Final = (
    TurnStart,
    TurnEnd,
    OrderPhase,
    OrderAbilities,
    OrderAbility,
    Disengage,
    DrawPhase,
    DrawCards,
    DrawTogether,
    Epilogue,
)
