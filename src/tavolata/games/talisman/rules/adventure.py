"""Adventure cards: drawing and placing them, and facing the cards of a space in their order (T-057 to T-064, T-070 to T-073, T-255)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import PASS, About, Question, Step, first_of, pack
from tavolata.engine.saving import BIT, Saved
from tavolata.games.talisman.box.actions import EVADE, MOST_PLAYERS, REPLACE
from tavolata.games.talisman.box.cards import (
    A_CARD,
    CARD_NAMES,
    COUNTERS_ON_PLACE,
    CRAFT,
    DOES,
    DRAW,
    ENEMY,
    FORCED,
    NO_CARD,
    NOBODY,
    NUMBER,
    ORB,
    RECORDS,
    SPACE_NAMES,
    STAYS,
    STOCK,
    TYPE,
    Card,
    Space,
    ability,
    space_of,
)
from tavolata.games.talisman.box.records import ALIGNMENTS
from tavolata.games.talisman.rules.creatures import MeetEnemies, enemies_here, in_the_way, is_peaceful, leave_alone
from tavolata.games.talisman.rules.dice import roll
from tavolata.games.talisman.rules.effects import ApplyEffect
from tavolata.games.talisman.rules.flow import end_turn
from tavolata.games.talisman.rules.gains import discard, draw_adventure, pick_up, put_down, receive
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST
from tavolata.games.talisman.rules.preparing import can_evade, ways_to_evade
from tavolata.games.talisman.rules.revealing import RevealingQuestion
from tavolata.games.talisman.rules.spells import cast, is_cast, may_veil
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import AfterCardRoll, CardStep, asked_by, offered
from tavolata.games.talisman.rules.taking import TAKE_THINGS
from tavolata.games.talisman.rules.totals import can, has_magic, may_have

_FORESIGHT: Final = ability("foresee")


# Drawing


class DrawCards(Step[Talisman]):
    """Cards that lie here are counted first, whichever they are; the rest comes from the top (T-058, T-090, T-091, T-096, R-12, R-13)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        space = state.heroes[self.seat].space
        missing = DRAW[space] - len(state.cards_on(space))
        if missing <= 0:
            state.visit.drawn = ()
            return
        drawn: list[Card] = []
        for _ in range(missing):
            card = draw_adventure(state)
            if card == NOBODY:
                break
            lay(state, space, card)
            drawn.append(card)
        state.visit.drawn = tuple(drawn)
        if drawn and state.events is not None:
            state.tell("drew", "T-057", {"seat": self.seat, "cards": [CARD_NAMES[card] for card in drawn]})
        if drawn:
            state.push(PLACE_ELSEWHERE[self.seat])
            for _ in range(replacements(state, self.seat)):
                state.push(REPLACE_CARD[self.seat])


def lay(state: Talisman, space: Space, card: Card) -> None:
    """Lay a drawn card on the space, with its counters if it is a Place that has some (R-86)."""
    put_down(state, space, card)
    stock = STOCK[card]
    if stock:
        left = (state.strength_left(), state.craft_left(), state.lives_left())[stock - 1]
        state.counters[card] = min(COUNTERS_ON_PLACE, left)


def replacements(state: Talisman, seat: int) -> int:
    """How often a drawn card may be replaced: by the Prophetess, by the Orb, by both one after the other (R-42)."""
    hero = state.heroes[seat]
    return int(can(hero, _FORESIGHT)) + int(has_magic(state, hero, ORB))


class ReplaceCard(Question[Talisman]):
    """Discard one of the cards just drawn and draw another, which must be faced (CH09, MO06)."""

    __slots__ = ()
    name: ClassVar[str] = "replace"
    rule: ClassVar[str] = "R-42"

    def options(self, state: Talisman) -> list[int]:
        return [PASS] + [pack(REPLACE, card) for card in sorted(state.visit.drawn)] if state.visit.drawn else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if action == PASS:
            return
        space, card = state.heroes[seat].space, Card(first_of(action))
        pick_up(state, space, card)
        discard(state, card)
        other = draw_adventure(state)
        state.visit.drawn = tuple([kept for kept in state.visit.drawn if kept != card])
        if other != NOBODY:
            lay(state, space, other)
            state.visit.drawn += (other,)
            if state.events is not None:
                told: dict[str, object] = {"seat": seat, "card": CARD_NAMES[card], "other": CARD_NAMES[other]}
                state.tell("replaced", "R-42", told)

    def about(self, state: Talisman, seat: int) -> About:
        return About(read=offered(state, seat))


class PlaceElsewhere(Step[Talisman]):
    """Ghosts and the Hermit go where the die sends them, before all else (T-061, T-062, R-15)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        for card in state.visit.drawn:
            if RECORDS[card].place:
                state.visit.drawn = tuple([other for other in state.visit.drawn if other != card])
                state.push(self)
                roll(state, self.seat, 1, AfterPlacing(self.seat, card), "T-061")
                return


class AfterPlacing(AfterCardRoll):
    __slots__ = ()

    def run(self, state: Talisman) -> None:
        space = state.heroes[self.seat].space
        target = space_of(RECORDS[self.card].place[state.dice[0] - 1])
        if target != space:
            pick_up(state, space, self.card)
            put_down(state, target, self.card)
        if state.events is not None:
            state.tell("placed", "T-061", {"card": CARD_NAMES[self.card], "space": SPACE_NAMES[target]})


# Facing


#: The number of the last Enemies to be met (T-059).
SPIRITS: Final = 3


class FaceCards(Step[Talisman]):
    """The cards of the space in the order of their numbers; Enemies of a number together (T-059, T-060, R-14, R-16)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        seat = self.seat
        hero = state.heroes[seat]
        visit = state.visit
        next_card = NO_CARD
        cards = state.cards_on(hero.space)
        if not cards:
            return
        for card in cards:
            if card in visit.faced or card in visit.evaded or (NUMBER[card] == 5 and not FORCED[card]):
                continue
            if next_card == NOBODY or NUMBER[card] < NUMBER[next_card]:
                next_card = card
        if next_card == NOBODY or NUMBER[next_card] > SPIRITS:
            # All Enemies were met. What comes after them is only for whoever killed or evaded them all (T-255).
            left = in_the_way(state, hero.space)
            if left:
                if state.events is not None:
                    state.tell("in-the-way", "T-255", {"seat": seat, "cards": [CARD_NAMES[card] for card in left]})
                end_turn(state)
                return
        if next_card == NOBODY or NUMBER[next_card] == 6:
            # Things of number 5 may be taken before a Place acts.
            if next_card != NOBODY:
                state.visit.faced += (next_card,)
                state.then([TAKE_THINGS[seat], FaceCard(seat, next_card), self])
            return
        state.push(self)
        if TYPE[next_card] == ENEMY:
            psychic = CRAFT[next_card] > 0
            if not [card for card in enemies_here(state, psychic) if not is_peaceful(hero, card)]:
                # Only Animals and Dragons that leave the Minstrel alone: he is asked once, then they are passed by.
                state.push(PassBy(seat, int(psychic)))
            MeetEnemies(seat, int(psychic)).run(state)
            return
        visit.faced += (next_card,)
        FaceCard(seat, next_card).run(state)


class PassBy(Step[Talisman]):
    """Those who were not provoked are met, and may be in the way (R-38)."""

    __slots__ = ("psychic",)
    saved: ClassVar[Saved] = (("psychic", BIT),)

    def __init__(self, seat: int, psychic: int) -> None:
        super().__init__(seat)
        self.psychic = psychic

    def run(self, state: Talisman) -> None:
        hero = state.heroes[self.seat]
        calm = [card for card in enemies_here(state, self.psychic == 1) if is_peaceful(hero, card)]
        if calm and state.events is not None:
            state.tell("left-alone", "CH06", {"seat": self.seat, "cards": [CARD_NAMES[card] for card in calm]})
        leave_alone(state, calm, state.rulings.peaceful_passed_by)


class FaceCard(CardStep):
    """Follow one card: an Event, a forced Follower, a Stranger, a Place (T-063, T-070, T-072)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        seat, card = self.seat, self.card
        hero = state.heroes[seat]
        if card not in state.cards_on(hero.space):
            return
        if state.rulings.unfriendly:
            avoid = AvoidCard(seat, card)
            if avoid.is_asked(state):
                state.push(avoid)
                return
        follow_card(state, seat, card)


def follow_card(state: Talisman, seat: int, card: Card) -> None:
    hero = state.heroes[seat]
    if state.events is not None:
        state.tell("faced", "T-059", {"seat": seat, "card": CARD_NAMES[card]})
    if FORCED[card]:
        if may_have(hero, card):
            pick_up(state, hero.space, card)
            receive(state, seat, card, "R-80")
            state.push(CHECK_LIMITS_AND_QUEST[seat])
        return
    if not STAYS[card]:
        # It is out of the way before it acts: an Event that moves the character is discarded all the same.
        pick_up(state, hero.space, card)
        if RECORDS[card].after == "lasts":
            state.aside = (*state.aside, card)
        else:
            discard(state, card)
    ApplyEffect(seat, DOES[card], card).run(state)


class AvoidCard(RevealingQuestion):
    """Unfriendly encounters may be evaded at tables that play so (T-258, R-87)."""

    __slots__ = ("card",)
    name: ClassVar[str] = "avoid"
    rule: ClassVar[str] = "T-258"
    saved: ClassVar[Saved] = (("card", A_CARD),)

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def is_asked(self, state: Talisman) -> bool:
        """Whether the card is unfriendly to the character, which has a means to evade."""
        hero = state.heroes[self.seat]
        if not state.rulings.unfriendly or RECORDS[self.card].unfriendly not in ("all", ALIGNMENTS[hero.alignment]):
            return False
        return can_evade(state, hero) or may_veil(state, self.seat)

    def is_window(self, state: Talisman) -> bool:
        return not can_evade(state, state.heroes[self.seat])

    def options(self, state: Talisman) -> list[int]:
        return ways_to_evade(state, self.seat, pack(EVADE, self.card))

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if action == PASS:
            follow_card(state, seat, self.card)
        elif is_cast(action):
            state.push(self)
            cast(state, seat, action)
        elif state.events is not None:
            state.tell("evaded", "T-258", {"seat": seat, "card": CARD_NAMES[self.card]})

    def about(self, state: Talisman, seat: int) -> About:
        return asked_by(state, seat, self.card)


SEATS: Final = range(MOST_PLAYERS)
DRAW_CARDS: Final = [DrawCards(seat) for seat in SEATS]
REPLACE_CARD: Final = [ReplaceCard(seat) for seat in SEATS]
PLACE_ELSEWHERE: Final = [PlaceElsewhere(seat) for seat in SEATS]
FACE_CARDS: Final = [FaceCards(seat) for seat in SEATS]
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    DrawCards,
    ReplaceCard,
    PlaceElsewhere,
    AfterPlacing,
    FaceCards,
    PassBy,
    FaceCard,
    AvoidCard,
)
