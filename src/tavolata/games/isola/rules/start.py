"""The start: who begins, the first seven cards, and, if the table likes, cards that lie there already (ID-113, ID-114, ID-232)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import (
    PASS,
    About,
    IllegalAction,
    Question,
    Step,
    first_of,
    pack,
    second_of,
    third_of,
    verb_of,
)
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARD, CARDS
from tavolata.games.isola.box.cost import start_cost
from tavolata.games.isola.box.decks import check_size
from tavolata.games.isola.box.records import EVENT, SPIRIT, TECHNIQUE
from tavolata.games.isola.box.things import FIRST_OF
from tavolata.games.isola.rules import zones
from tavolata.games.isola.rules.legality import refusal
from tavolata.games.isola.rules.lives import LoseLives
from tavolata.games.isola.rules.offers import add_plays
from tavolata.games.isola.rules.presentation import play, settled_armies, why_not_present
from tavolata.games.isola.rules.state import HAND, Isola, blank
from tavolata.games.isola.rules.turn import TurnStart

#: What was bought, as moves of a presentation phase.
Purchases = tuple[int, ...]


class Start(Step[Isola]):
    """The decks are large enough for this table (RU-15), and the first player is drawn by lot, or the table has said who it is
    (ID-113, RU-16).
    """

    __slots__ = ()

    def run(self, state: Isola) -> None:
        for deck in state.seat_decks:
            check_size(len(deck.cards), state.rulings.least_cards)
        named = state.rulings.first
        first = state.chance.below(state.players) if named < 0 else named
        state.active = first
        for seat in range(state.players):
            state.futures[seat] = [CARD.number(name) for name in state.seat_decks[seat].cards]
        steps: list[Step[Any]] = [Deal(first)]
        if state.rulings.budget:
            steps = [Buy(first), Buy(1 - first), Reveal(first), Deal(first)]
        state.then(steps)


class Deal(Step[Isola]):
    """Decks are shuffled, each draws seven, and the first turn begins (ID-114, RU-17)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        for seat in range(state.players):
            state.shuffle_future(seat)
        for seat in range(state.players):
            state.draw(seat, state.rulings.first_hand if seat == self.seat else HAND)
        state.points[1 - self.seat] += state.rulings.second_points
        if state.rulings.first < 0:
            state.tell("begins", "ID-113", {"seat": self.seat})
        else:
            state.tell("begins-as-agreed", "RU-16", {"seat": self.seat})
        state.push(TurnStart(self.seat))


# A different start (ID-232 to ID-242)


def cards_of_move(action: int) -> list[int]:
    """The cards that a move brings into play."""
    verb, number = verb_of(action), first_of(action)
    if verb == actions.PLAY:
        return [number]
    if verb == actions.SETTLE:
        return [actions.PLACE_CARD.cards[number], *settled_armies(action)]
    if verb == actions.MUSTER:
        places = [actions.PLACE_CARD.cards[second_of(action)], actions.PLACE_CARD.cards[third_of(action)]]
        return [actions.ARMY_CARD.cards[number], *places]
    return [actions.ASSIGNED_CARD.cards[number]]


def cost_of(action: int) -> int | None:
    """What a move costs at the start; None: one of its cards cannot be bought (ID-233 to ID-241)."""
    total = 0
    for number in cards_of_move(action):
        cost = start_cost(CARDS[number])
        if cost is None:
            return None
        total += cost
    return total


def total_cost(moves: Purchases) -> int:
    return sum([cost_of(move) or 0 for move in moves])


def shop_of(state: Isola, seat: int, moves: Purchases) -> Isola:
    """A table with only what the seat has bought on it, and the rest of its deck in hand: the purchase is a presentation phase with
    a budget (RU-71).
    """
    shop = blank(state.game, state.players, state.options, state.strict, state.chance.clone())
    shop.hands[seat] = sorted(state.futures[seat])
    for move in moves:
        put(shop, seat, move)
    return shop


def put(state: Isola, seat: int, move: int) -> None:
    """A bought card lies there; it was not played, so nothing happens that happens when it is (RU-103)."""
    height = len(state.agenda)
    play(state, seat, move)
    del state.agenda[height:]


class Buy(Question[Isola]):
    """Cards from the own deck, chosen in secret (RU-70)."""

    __slots__ = ()
    name: ClassVar[str] = "buy"
    rule: ClassVar[str] = "ID-232"

    def options(self, state: Isola) -> list[int]:
        moves = state.bought[self.seat]
        left = state.rulings.budget - total_cost(moves)
        plays: list[int] = []
        add_plays(shop_of(state, self.seat, moves), self.seat, plays)
        found = [move for move in plays if _can_pay(move, left)]
        return [*found, pack(actions.BACK), pack(actions.DONE)] if moves else [PASS, *found]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        verb, moves = verb_of(action), state.bought[seat]
        if action == PASS or verb == actions.DONE:
            return
        state.bought = state.bought[:]
        state.bought[seat] = moves[:-1] if verb == actions.BACK else (*moves, action)
        state.push(self)

    def about(self, state: Isola, seat: int) -> About:
        spent = total_cost(state.bought[seat])
        return About(price=spent, count=state.rulings.budget - spent)

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        moves = state.bought[seat]
        if verb_of(action) not in actions.PLAYS:
            return refusal("no-purchase", "RU-70") if verb_of(action) == actions.BACK else refusal("buying", self.rule)
        cost = cost_of(action)
        if cost is None:
            return _not_for_sale(cards_of_move(action))
        left = state.rulings.budget - total_cost(moves)
        if cost > left:
            return refusal("too-dear", "ID-232", cost=cost, left=left)
        return why_not_present(shop_of(state, seat, moves), seat, action) or refusal("buying", self.rule)


def _not_for_sale(numbers: list[int]) -> IllegalAction:
    """The first of these cards that has no price, and the rule that gives it none."""
    card = next(CARDS[number] for number in numbers if start_cost(CARDS[number]) is None)
    return refusal("not-for-sale", _NOT_FOR_SALE[card.type], card=card.key)


#: The rule that says which cards of a type can be bought, where not all of them can.
_NOT_FOR_SALE: Final = {TECHNIQUE: "ID-237", SPIRIT: "ID-238", EVENT: "ID-241"}


def _can_pay(move: int, left: int) -> bool:
    cost = cost_of(move)
    return cost is not None and cost <= left


class Reveal(Step[Isola]):
    """What both have bought lies there, the first player's first; the rest are the decks (RU-70, RU-72, RU-91, RU-73)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        struck: dict[int, int] = {}
        for seat in (self.seat, 1 - self.seat):
            state.hands[seat], state.futures[seat] = sorted(state.futures[seat]), []
            for move in state.bought[seat]:
                self._put(state, seat, move, struck)
            state.futures[seat], state.hands[seat] = state.hands[seat], []
        if state.events is not None:
            for seat in (self.seat, 1 - self.seat):
                moves = [actions.NOTATION.text(move) for move in state.bought[seat]]
                state.tell("bought", "RU-70", {"seat": seat, "moves": moves, "cost": total_cost(state.bought[seat])})
        state.bought = [(), ()]
        for thing, lives in struck.items():
            # Where some are left, their owner says which card of the stack goes (RU-63).
            state.push(LoseLives(self.seat, thing, lives, 0))

    def _put(self, state: Isola, seat: int, move: int, struck: dict[int, int]) -> None:
        """``struck``: how many lives the masters of the first player will lose, as far as that does not end them."""
        number = first_of(move)
        if verb_of(move) == actions.PLAY and CARDS[number].is_life:
            rival = state.forces.get(FIRST_OF[number])
            if rival is not None and rival.owner != seat:
                # Each copy strikes one life and is lost (RU-72).
                state.take_from_hand(seat, number)
                state.to_past(number, seat)
                struck[rival.thing] = struck.get(rival.thing, 0) + 1
                if struck[rival.thing] == rival.all_lives():
                    del struck[rival.thing]
                    zones.leave_force(state, rival, zones.PAST)
                return
        if why_not_present(state, seat, move) is None:
            put(state, seat, move)
        # Else an equal unique card lies opposite, or what should bear it is gone: it stays in the deck (RU-91).


STEPS: Final = (Start, Deal, Buy, Reveal)
