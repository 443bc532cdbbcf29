"""A turn, phase by phase: order and disengage, draw, presentation, combat, epilogue (ID-115)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tavolata.engine import (
    PASS,
    About,
    Exchange,
    IllegalAction,
    Question,
    Scope,
    SharedQuestion,
    Step,
    first_of,
    pack,
    second_of,
    third_of,
    verb_of,
)
from tavolata.engine.saving import Number, Saved
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import ABILITIES, CARDS, KEYS
from tavolata.games.isola.box.records import (
    EVENT,
    PLACE,
    PLAY,
    TURN,
)
from tavolata.games.isola.box.records import ORDER as IN_ORDER
from tavolata.games.isola.box.things import CARD_OF, FIRST_OF, PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.rules import zones
from tavolata.games.isola.rules.combat import CombatPhase
from tavolata.games.isola.rules.effects import (
    AbilityQuestion,
    CheckFutures,
    LoseLives,
    Perform,
    discard,
    discards_of,
    perform_all,
    run_out,
    why_not_discard,
)
from tavolata.games.isola.rules.fight import (
    WINDOWS,
    add_uses,
    clear_spent,
    do_reply,
    play_event,
    replies_of,
    why_no_reply,
)
from tavolata.games.isola.rules.legality import (
    refusal,
    why_not_assign,
    why_not_attach,
    why_not_muster,
    why_not_now,
    why_not_play,
    why_not_settle,
)
from tavolata.games.isola.rules.offers import add_plays
from tavolata.games.isola.rules.pieces import NONE, Force
from tavolata.games.isola.rules.state import DRAW, EPILOGUE, HAND, MARGIN, ORDER, PRESENTATION, Isola
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


@mypyc_attr(free_list_len=1)
class PhaseEnd(Scope[Isola]):
    """What held for the phase is over (RU-07)."""

    __slots__ = ()

    def leave(self, state: Isola) -> None:
        clear_spent(state, self.number)


# Presentation


class PresentationPhase(Step[Isola]):
    """The turn player plays cards, and the opponent may answer each; in the advanced game the other one follows (ID-126,
    ID-227, RU-69).
    """

    __slots__ = ()

    def run(self, state: Isola) -> None:
        state.phase = PRESENTATION
        state.phase_scope = state.new_scope()
        state.push(PhaseEnd(self.seat, state.phase_scope))
        if state.rulings.advanced:
            state.push(_PRESENTS[1 - self.seat][0])
        state.push(_PRESENTS[self.seat][0])


class Present(Question[Isola]):
    """A card, a pair, an assignment; or no more (ID-126 to ID-129)."""

    __slots__ = ("passes",)
    saved: ClassVar[Saved] = (("passes", Number(0, 1)),)
    name: ClassVar[str] = "present"
    rule: ClassVar[str] = "ID-126"

    def __init__(self, seat: int, passes: int = 0) -> None:
        super().__init__(seat)
        #: Whether the opponent has declined to answer since the last card (RU-20).
        self.passes = passes

    def options(self, state: Isola) -> list[int]:
        found: list[int] = [PASS]
        add_plays(state, self.seat, found)
        add_uses(state, self.seat, found)
        return found

    def answer(self, state: Isola, seat: int, action: int) -> None:
        if action == PASS:
            if self.passes == 0:
                state.push(_ANSWERS[1 - seat][1])
            return
        state.push(_ANSWERS[1 - seat][0])
        verb = verb_of(action)
        if verb == actions.USE or verb == actions.EXPEND:
            do_reply(state, seat, action)
        else:
            play(state, seat, action)

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        return why_not_present(state, seat, action) or why_not_now(state, seat, action, self.rule)


class Answer(Exchange[Isola]):
    """What the opponent plays in answer: turn and play-and-discard events (ID-130). Whoever presents answers with the next card."""

    __slots__ = ()
    name: ClassVar[str] = "reply"
    rule: ClassVar[str] = "ID-130"

    def replies(self, state: Isola, seat: int) -> list[int]:
        return replies_of(state, seat)

    def might_reply(self, state: Isola, seat: int) -> bool:
        return bool(state.hands[seat])

    def on(self, seat: int, passes: int) -> Step[Isola]:
        return _PRESENTS[seat][passes]

    def is_relevant(self, state: Isola, seat: int, action: int) -> bool:
        """At the last chance, and if it cannot be played later."""
        from tavolata.games.isola.preview import is_relevant_answer

        return is_relevant_answer(action, self.passes)

    def reply(self, state: Isola, seat: int, action: int) -> None:
        do_reply(state, seat, action)

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        return why_no_reply(state, seat, action) or why_not_now(state, seat, action, self.rule)


def settled_armies(action: int) -> list[int]:
    """The armies of a settlement."""
    armies = [actions.ARMY_CARD.cards[second_of(action)]]
    if third_of(action) >= 0:
        armies.append(actions.ARMY_CARD.cards[third_of(action)])
    return armies


def why_not_present(state: Isola, seat: int, action: int) -> IllegalAction | None:
    """Why a card cannot be played so now; the same checks that say what is offered."""
    verb = verb_of(action)
    if verb == actions.PLAY:
        return why_not_play(state, seat, first_of(action))
    if verb == actions.SETTLE:
        return why_not_settle(state, seat, actions.PLACE_CARD.cards[first_of(action)], settled_armies(action))
    if verb == actions.MUSTER:
        places = [actions.PLACE_CARD.cards[second_of(action)], actions.PLACE_CARD.cards[third_of(action)]]
        return why_not_muster(state, seat, actions.ARMY_CARD.cards[first_of(action)], places)
    if verb == actions.ASSIGN:
        force = state.forces.get(second_of(action))
        if force is None:
            return refusal("not-there", "ID-034", thing=THING_NAMES[second_of(action)])
        return why_not_assign(state, seat, actions.ASSIGNED_CARD.cards[first_of(action)], force)
    if verb == actions.ATTACH:
        thing = second_of(action) + PLACES_BEGIN
        if state.owner_of(thing) == NONE:
            return refusal("not-there", "ID-034", thing=THING_NAMES[thing])
        return why_not_attach(state, seat, actions.ASSIGNED_CARD.cards[first_of(action)], state.site(thing))
    return why_no_reply(state, seat, action)


def play(state: Isola, seat: int, action: int) -> None:
    """Carry out a play of the presentation phase."""
    verb = verb_of(action)
    if verb == actions.PLAY:
        play_card(state, seat, first_of(action))
    elif verb == actions.SETTLE:
        place = actions.PLACE_CARD.cards[first_of(action)]
        settle(state, seat, [place], settled_armies(action))
    elif verb == actions.MUSTER:
        places = [actions.PLACE_CARD.cards[second_of(action)], actions.PLACE_CARD.cards[third_of(action)]]
        settle(state, seat, places, [actions.ARMY_CARD.cards[first_of(action)]])
    elif verb == actions.ASSIGN:
        number, thing = actions.ASSIGNED_CARD.cards[first_of(action)], second_of(action)
        state.take_from_hand(seat, number)
        zones.assign(state, seat, number, thing)
        tell_assigned(state, seat, number, thing)
    else:
        number, thing = actions.ASSIGNED_CARD.cards[first_of(action)], second_of(action) + PLACES_BEGIN
        state.take_from_hand(seat, number)
        zones.attach(state, seat, number, thing)
        tell_assigned(state, seat, number, thing)


def tell_assigned(state: Isola, seat: int, number: int, thing: int) -> None:
    if state.events is not None:
        state.tell("assigned", "ID-027", {"seat": seat, "card": KEYS[number], "thing": THING_NAMES[thing]})


def play_card(state: Isola, seat: int, number: int) -> None:
    """A card by itself: a protagonist, a place, an event (ID-127)."""
    card = CARDS[number]
    if card.type == EVENT:
        play_event(state, seat, number)
        return
    state.take_from_hand(seat, number)
    if card.is_life:
        rival = state.forces.get(FIRST_OF[number])
        if rival is not None and rival.owner != seat:
            mirror(state, seat, number, rival.thing)
            return
    thing = zones.enter_site(state, seat, number) if card.type == PLACE else zones.enter_force(state, seat, number)
    if state.events is not None:
        state.tell("entered", "ID-126", {"seat": seat, "card": card.key, "thing": THING_NAMES[thing]})
    perform_all(state, seat, thing, number, PLAY)


def mirror(state: Isola, seat: int, number: int, thing: int) -> None:
    """The same master or character lies opposite: the card is discarded, and a life there with it (ID-021, ID-040)."""
    state.to_past(number, seat)
    if state.events is not None:
        state.tell("mirrored", "ID-021", {"seat": seat, "card": KEYS[number]})
    state.push(LoseLives(1 - seat, thing, 1, 0))


def settle(state: Isola, seat: int, places: list[int], armies: list[int]) -> None:
    """Places and armies enter together (ID-063)."""
    entered: list[tuple[int, int]] = []
    for number in places:
        state.take_from_hand(seat, number)
        entered.append((zones.enter_site(state, seat, number), number))
    for number in armies:
        state.take_from_hand(seat, number)
        entered.append((zones.enter_force(state, seat, number), number))
    if state.events is not None:
        names = [THING_NAMES[thing] for thing, _ in entered]
        told: dict[str, object] = {"seat": seat, "places": names[: len(places)], "armies": names[len(places) :]}
        state.tell("settled", "ID-063", told)
    for thing, number in reversed(entered):
        perform_all(state, seat, thing, number, PLAY)


class HandLimit(Question[Isola]):
    """Down to seven cards at the end of presentation (ID-131, RU-74)."""

    __slots__ = ()
    name: ClassVar[str] = "discard"
    rule: ClassVar[str] = "ID-131"

    def options(self, state: Isola) -> list[int]:
        hand = state.hands[self.seat]
        return discards_of(hand) if len(hand) > HAND else []

    def about(self, state: Isola, seat: int) -> About:
        return About(count=len(state.hands[seat]) - HAND)

    def answer(self, state: Isola, seat: int, action: int) -> None:
        discard(state, seat, first_of(action), self.rule)
        state.push(self)

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        return why_not_discard(state, seat, action, self.rule)


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
# anew and to throw them away was a fourteenth of a random game (here, in ``fight`` and in ``combat``). Of those with more to say one
# that is done with is filled anew (``free_list_len``).
_TURN_STARTS: Final[list[Step[Any]]] = [TurnStart(seat) for seat in range(2)]
_DRAW_CARDS: Final[list[Step[Any]]] = [DrawCards(seat) for seat in range(2)]
_PRESENTS: Final[list[list[Step[Any]]]] = [[Present(seat, passes) for passes in range(2)] for seat in range(2)]
_ANSWERS: Final[list[list[Step[Any]]]] = [[Answer(seat, passes) for passes in range(2)] for seat in range(2)]
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
    PhaseEnd,
    PresentationPhase,
    Present,
    Answer,
    HandLimit,
    Epilogue,
)
