"""Trophies are handed in at the end of a turn (T-153 to T-156, T-264, T-265)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import About, Question, Step, first_of, pack, verb_of
from tavolata.engine.saving import BIT, Saved, TupleOf
from tavolata.games.talisman.box.actions import (
    BY_CRAFT,
    BY_STRENGTH,
    DONE,
    MOST_PLAYERS,
    SELL,
    TRADE,
)
from tavolata.games.talisman.box.cards import (
    A_CARD,
    CARD_NAMES,
    CRAFT,
    STRENGTH,
    Card,
)
from tavolata.games.talisman.rules.gains import (
    discard,
    gain_craft,
    gain_strength,
)
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.totals import trophy_points


class Trophies(Question[Talisman]):
    """Trophies for counters: the cheapest way, or card by card (T-154 to T-156, T-264 to T-266).

    Animals, Dragons and Monsters are exchanged for Strength, Spirits for Craft (T-066, T-068).
    """

    __slots__ = ()
    name: ClassVar[str] = "trophies"
    rule: ClassVar[str] = "T-154"

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        if not hero.trophies:
            return []
        actions: list[int] = []
        points = state.rulings.points
        strength, craft = trophy_points(hero.trophies)
        if strength < points and craft < points:
            return actions
        for by, total, values in ((BY_STRENGTH, strength, STRENGTH), (BY_CRAFT, craft, CRAFT)):
            if total < points:
                continue
            if state.strength_left() if by == BY_STRENGTH else state.craft_left():
                actions.append(pack(TRADE, by))
                actions += [pack(SELL, card) for card in hero.trophies if values[card]]
        if not actions:
            return []
        actions.sort()
        return [*actions, pack(DONE)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        hero = state.heroes[seat]
        if verb_of(action) == TRADE:
            craft = first_of(action) == BY_CRAFT
            hand_in(state, seat, cheapest(hero.trophies, state.rulings.points, craft), craft)
            state.push(self)
        elif verb_of(action) == SELL:
            card = Card(first_of(action))
            state.push(HandIn(seat, (card,), int(CRAFT[card] > 0)))


class HandIn(Question[Talisman]):
    """Card by card until the player is done; points over a multiple are lost (T-155, T-156)."""

    __slots__ = ("cards", "craft")
    name: ClassVar[str] = "hand-in"
    rule: ClassVar[str] = "T-155"
    saved: ClassVar[Saved] = (("cards", TupleOf(A_CARD)), ("craft", BIT))

    def __init__(self, seat: int, cards: tuple[Card, ...], craft: int) -> None:
        super().__init__(seat)
        self.cards = cards
        self.craft = craft

    def options(self, state: Talisman) -> list[int]:
        values = CRAFT if self.craft else STRENGTH
        left = [card for card in state.heroes[self.seat].trophies if values[card] and card not in self.cards]
        return [*sorted([pack(SELL, card) for card in left]), pack(DONE)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if verb_of(action) == SELL:
            state.push(HandIn(seat, (*self.cards, Card(first_of(action))), self.craft))
            return
        values = CRAFT if self.craft else STRENGTH
        if sum([values[card] for card in self.cards]) >= state.rulings.points:
            hand_in(state, seat, self.cards, self.craft == 1)
        state.push(TROPHIES[seat])

    def about(self, state: Talisman, seat: int) -> About:
        strength, craft = trophy_points(self.cards)
        return About(cards=[CARD_NAMES[card] for card in self.cards], count=craft if self.craft else strength)


def hand_in(state: Talisman, seat: int, cards: tuple[Card, ...], craft: bool) -> None:
    hero = state.heroes[seat]
    values = CRAFT if craft else STRENGTH
    count = sum([values[card] for card in cards]) // state.rulings.points
    for card in cards:
        discard(state, card)
    hero.trophies = tuple([card for card in hero.trophies if card not in cards])
    if state.events is not None:
        state.tell("handed-in", "T-154", {"seat": seat, "cards": [CARD_NAMES[card] for card in cards]})
    if craft:
        gain_craft(state, seat, count, "T-156")
    else:
        gain_strength(state, seat, count, "T-155")


def cheapest(trophies: tuple[Card, ...], points: int, craft: bool) -> tuple[Card, ...]:
    """The cards for one counter that waste the fewest points; among those the fewest cards."""
    values = CRAFT if craft else STRENGTH
    best: dict[int, tuple[Card, ...]] = {0: ()}
    for card in sorted([card for card in trophies if values[card]]):
        for total, cards in list(best.items()):
            reached = total + values[card]
            if total < points and (reached not in best or len(best[reached]) > len(cards) + 1):
                best[reached] = (*cards, card)
    return best[min([total for total in best if total >= points])]


TROPHIES: Final = [Trophies(seat) for seat in range(MOST_PLAYERS)]
STEPS: Final[tuple[type[Step[Any]], ...]] = (Trophies, HandIn)
