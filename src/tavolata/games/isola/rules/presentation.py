"""The presentation phase: cards are played, the opponent may answer each, and at most seven are kept (ID-126 to ID-131)."""

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
    Step,
    first_of,
    second_of,
    third_of,
    verb_of,
)
from tavolata.engine.saving import Number, Saved
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARDS, KEYS
from tavolata.games.isola.box.records import EVENT, PLACE, PLAY
from tavolata.games.isola.box.things import FIRST_OF, PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.rules import zones
from tavolata.games.isola.rules.effects import perform_all
from tavolata.games.isola.rules.legality import (
    refusal,
    why_not_assign,
    why_not_attach,
    why_not_muster,
    why_not_now,
    why_not_play,
    why_not_settle,
)
from tavolata.games.isola.rules.lives import LoseLives
from tavolata.games.isola.rules.offers import add_plays
from tavolata.games.isola.rules.pieces import NONE
from tavolata.games.isola.rules.piles import discard, discards_of, why_not_discard
from tavolata.games.isola.rules.replies import add_uses, clear_spent, do_reply, play_event, replies_of, why_no_reply
from tavolata.games.isola.rules.state import HAND, PRESENTATION, Isola


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


# What is played


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
        perform_all(state, seat, thing, number, PLAY)
    else:
        number, thing = actions.ASSIGNED_CARD.cards[first_of(action)], second_of(action) + PLACES_BEGIN
        state.take_from_hand(seat, number)
        zones.attach(state, seat, number, thing)
        tell_assigned(state, seat, number, thing)
        perform_all(state, seat, thing, number, PLAY)


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


# The end of the phase


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
        if verb_of(action) in actions.PLAYS:
            return refusal("presentation-over", self.rule)
        return why_not_discard(state, seat, action, self.rule)


@mypyc_attr(free_list_len=1)
class PhaseEnd(Scope[Isola]):
    """What held for the phase is over (RU-07)."""

    __slots__ = ()

    def leave(self, state: Isola) -> None:
        clear_spent(state, self.number)


# Steps made once, by seat and passes (see ``turn``).
_PRESENTS: Final[list[list[Step[Any]]]] = [[Present(seat, passes) for passes in range(2)] for seat in range(2)]
_ANSWERS: Final[list[list[Step[Any]]]] = [[Answer(seat, passes) for passes in range(2)] for seat in range(2)]

STEPS: Final = (PresentationPhase, Present, Answer, HandLimit, PhaseEnd)
