"""Taking what lies on a space: Objects, Followers and gold (T-071, T-092, T-257)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import About, Question, Step, first_of, pack, verb_of
from tavolata.games.talisman.box.actions import ALIGN, COINS_UP, DONE, DROP, MOST_PLAYERS, TAKE
from tavolata.games.talisman.box.cards import (
    CARD_NAMES,
    DEATH,
    ENEMY,
    FOLLOWER,
    FORBIDDEN,
    FORCED,
    GOLD,
    MAGIC,
    NUMBER,
    OBJECT,
    PITS,
    PRICE,
    SPACE_NAMES,
    TOWER,
    TYPE,
    WEREWOLF,
    Card,
    Space,
)
from tavolata.games.talisman.rules.alignment import change, changes
from tavolata.games.talisman.rules.gains import drop, pay_gold, pick_up, receive
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.lasting import ditched_by
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST, quest_price, things_to_leave
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import offered
from tavolata.games.talisman.rules.totals import carrying_limit, may_have

#: The spaces of the Inner Region where nothing is taken before their instructions are fulfilled.
_TRIALS: Final = (TOWER, PITS, DEATH, WEREWOLF)


class TakeThings(Question[Talisman]):
    """Objects, Followers and gold that lie here, whoever left them, once no Enemy is in the way (T-071, T-092, T-095, T-257)."""

    __slots__ = ()
    name: ClassVar[str] = "take"
    rule: ClassVar[str] = "T-092"

    def run(self, state: Talisman) -> None:
        seat = self.seat
        hero = state.heroes[seat]
        if not state.is_here(seat) or hero.stay.turned_back:
            return
        cards = state.cards_on(hero.space)
        if not cards and hero.space not in state.coins:
            return  # most often nothing lies here
        if hero.space in _TRIALS and not hero.stay.trial_done:
            return
        if hero.toad:
            meet_things(state, hero.space)
            return
        if not offers_gold(state, hero):
            before = hero.gold
            for card in cards:
                if GOLD[card]:
                    for bag in bags_here(state, hero):
                        pick_up(state, hero.space, bag)
                        receive(state, seat, bag, "R-103")
                    break
            pick_coins(state, seat)
            if hero.gold != before:
                state.push(CHECK_LIMITS_AND_QUEST[seat])
        if cards:
            meet_things(state, hero.space)
        super().run(state)

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        left = ditched_by(state, self.seat)
        actions: list[int] = []
        barred = False
        for card in state.cards_on(hero.space):
            if card in left or TYPE[card] == ENEMY or FORCED[card]:
                continue
            if not may_have(hero, card):
                barred = barred or FORBIDDEN[card] == hero.alignment
                continue
            if TYPE[card] == FOLLOWER:
                if PRICE[card] <= hero.gold:
                    actions.append(pack(TAKE, card))
            elif TYPE[card] in (OBJECT, MAGIC):
                actions.append(pack(TAKE, card))
        if hero.space in state.coins:
            actions.append(pack(COINS_UP))
        if barred:
            actions += changes(state, self.seat)  # the Druid could have it by changing
        if not actions:
            return []
        if len(hero.objects) >= carrying_limit(hero):
            actions = [action for action in actions if verb_of(action) != TAKE or needs_no_room(Card(first_of(action)))]
        if hero.objects or hero.followers:
            actions += things_to_leave(hero)
        if len(actions) > 1:
            actions.sort()
        actions.append(pack(DONE))
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        hero = state.heroes[seat]
        verb, card = verb_of(action), Card(first_of(action))
        if verb == DONE:
            return
        state.push(self)
        if verb == ALIGN:
            change(state, seat, action)
            return
        if verb == DROP:
            state.push(CHECK_LIMITS_AND_QUEST[seat])
            drop(state, seat, card, "T-186")
            return
        if verb == COINS_UP:
            pick_coins(state, seat)
            state.push(CHECK_LIMITS_AND_QUEST[seat])
            return
        pay_gold(state, seat, PRICE[card], "R-79")
        pick_up(state, hero.space, card)
        receive(state, seat, card, "T-071")
        state.push(CHECK_LIMITS_AND_QUEST[seat])

    def about(self, state: Talisman, seat: int) -> About:
        """What lies here; where hands are full, the things for which there is no room."""
        hero = state.heroes[seat]
        barred: list[int] = []
        if len(hero.objects) >= carrying_limit(hero):
            left = ditched_by(state, seat)
            things = [card for card in state.cards_on(hero.space) if TYPE[card] in (OBJECT, MAGIC)]
            barred = [card for card in things if may_have(hero, card) and card not in left]
        return About(
            space=SPACE_NAMES[hero.space], cards=[CARD_NAMES[card] for card in barred], read=offered(state, seat)
        )


def needs_no_room(card: Card) -> bool:
    """Followers, and Bags, which are gold at once (R-71)."""
    return TYPE[card] == FOLLOWER or GOLD[card] > 0


def bags_here(state: Talisman, hero: Hero) -> list[Card]:
    bags = [card for card in state.cards_on(hero.space) if GOLD[card]]
    if bags:
        left = ditched_by(state, hero.seat)
        bags = [card for card in bags if card not in left]
    return bags


def pick_coins(state: Talisman, seat: int) -> None:
    hero = state.heroes[seat]
    if hero.space not in state.coins:
        return  # most often so
    found = state.coins.pop(hero.space)
    if found:
        hero.gold += found
        if state.events is not None:
            told: dict[str, object] = {"seat": seat, "count": found, "space": SPACE_NAMES[hero.space]}
            state.tell("picked-gold", "R-103", told)


def offers_gold(state: Talisman, hero: Hero) -> bool:
    """Gold is always welcome: nobody is asked, unless a quest would be fulfilled by it, or the table wants it so (R-103)."""
    if state.rulings.offer_gold:
        return True
    price = quest_price(hero)
    if not price:
        return False
    lies = state.coins.get(hero.space, 0) + sum([GOLD[card] for card in bags_here(state, hero)])
    return hero.gold < price <= hero.gold + lies


def meet_things(state: Talisman, space: Space) -> None:
    """Things whose turn has come are faced by that, taken or not, also by a Toad that cannot take them (R-19)."""
    visit = state.visit
    for card in state.cards_on(space):
        if NUMBER[card] == 5 and card not in visit.faced:
            visit.faced += (card,)


SEATS: Final = range(MOST_PLAYERS)
TAKE_THINGS: Final = [TakeThings(seat) for seat in SEATS]
STEPS: Final[tuple[type[Step[Any]], ...]] = (TakeThings,)
