"""What is offered on a visit: wares, healing, fate, a wish (T-045, T-053, T-128, T-188, T-190)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import About, Step, first_of, pack, verb_of
from tavolata.games.talisman.box.actions import (
    BUY,
    BY_CRAFT,
    BY_FATE,
    BY_GOLD,
    BY_LIFE,
    BY_SPELL,
    BY_STRENGTH,
    BY_TELEPORT,
    CHOOSE,
    DONE,
    FREE,
    NO,
    PAY,
    WAYS,
)
from tavolata.games.talisman.box.cards import (
    EFFECTS,
    INNER,
    KEY,
    KEYS,
    NO_CARD,
    NOBODY,
    REGION,
    VALUE_FATE,
    VALUE_LIFE,
    Card,
    CardKey,
    ability,
    key_of,
)
from tavolata.games.talisman.box.effect_language import Effect
from tavolata.games.talisman.box.records import ALIGNMENTS
from tavolata.games.talisman.rules.atoms import Teleport
from tavolata.games.talisman.rules.gains import (
    discard,
    draw_spell,
    gain_craft,
    gain_fate,
    gain_gold,
    gain_life,
    gain_strength,
    heal,
    may_gain_spell,
    pay_gold,
    pick_up,
    receive,
    replenish_fate,
)
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import CardQuestion, EffectQuestion, asked_by
from tavolata.games.talisman.rules.totals import can, craft_of, may_have

_THIEF: Final = ability("free-purchase")


# Wares


class Shop(EffectQuestion):
    """Buy any number while gold and stacks last; prices are in coins (T-127, R-81, R-91)."""

    __slots__ = ()
    name: ClassVar[str] = "shop"
    rule: ClassVar[str] = "R-81"

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        if hero.toad:
            return []
        actions = [
            pack(BUY, key_of(name))
            for name, price in EFFECTS[self.effect].prices
            if price <= hero.gold and on_stack(state, hero, key_of(name)) != NOBODY
        ]
        actions += free_wares(state, self.seat)
        if not actions:
            return []
        actions.sort()
        return [*actions, pack(DONE)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if verb_of(action) == FREE:
            state.push(self)
            take_ware(state, seat, CardKey(first_of(action)), 0)
        elif verb_of(action) == BUY:
            state.push(self)
            take_ware(state, seat, CardKey(first_of(action)), dict(EFFECTS[self.effect].prices)[KEYS[first_of(action)]])

    def about(self, state: Talisman, seat: int) -> About:
        asks = asked_by(state, seat, self.card)
        return About(card=asks.card, space=asks.space, prices=dict(EFFECTS[self.effect].prices), read=asks.read)


def on_stack(state: Talisman, hero: Hero, key: CardKey) -> Card:
    """The next card of that name in the stacks, if the character may have it; NOBODY: none (T-190)."""
    for card in state.purchases:
        if KEY[card] == key and may_have(hero, card):
            return Card(card)
    return NO_CARD


def free_wares(state: Talisman, seat: int) -> list[int]:
    """What the Thief may take for nothing, once a visit (R-41); nobody else."""
    hero = state.heroes[seat]
    if state.visit.free_ware_taken or not can(hero, _THIEF):
        return []
    keys = dict.fromkeys([KEY[card] for card in state.purchases if may_have(hero, card)])
    return [pack(FREE, key) for key in keys]


def take_ware(state: Talisman, seat: int, key: CardKey, price: int) -> None:
    hero = state.heroes[seat]
    card = on_stack(state, hero, key)
    if not price:
        state.visit.free_ware_taken = True
    pay_gold(state, seat, price, "T-128")
    state.purchases.remove(card)
    receive(state, seat, card, "T-188" if price else "R-41")
    state.push(CHECK_LIMITS_AND_QUEST[seat])


# Lives and fate for gold


class PayFor(EffectQuestion):
    """Pay gold to be healed or for fate, up to the printed value (T-045, T-053)."""

    __slots__ = ()
    name: ClassVar[str] = "pay"
    rule: ClassVar[str] = "T-045"

    def options(self, state: Talisman) -> list[int]:
        effect = EFFECTS[self.effect]
        hero = state.heroes[self.seat]
        if effect.shape == "buy heal":
            missing = min(VALUE_LIFE[hero.character] - hero.life, state.lives_left())
        else:
            missing = min(VALUE_FATE[hero.character] - hero.fate, state.fate_left())
        most = min(missing, effect.amount, hero.gold // effect.prices[0][1])
        return [pack(PAY, count) for count in range(most + 1)] if most > 0 else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        effect = EFFECTS[self.effect]
        count = first_of(action)
        if count:
            pay_gold(state, seat, count * effect.prices[0][1], "T-128")
            if effect.shape == "buy heal":
                heal(state, seat, count, "T-045")
            else:
                replenish_fate(state, seat, count, "T-053")

    def about(self, state: Talisman, seat: int) -> About:
        asks, effect = asked_by(state, seat, self.card), EFFECTS[self.effect]
        what = "fate" if effect.shape == "buy fate" else "life"
        return About(card=asks.card, space=asks.space, what=what, price=effect.prices[0][1], read=asks.read)


# Wishes


def grants_wish(state: Talisman, hero: Hero, effect: Effect) -> bool:
    """Whether the visitor is the one the Stranger waits for (ST01, ST02, ST06)."""
    if effect.word == "craft":
        return craft_of(state, hero) >= effect.amount
    return hero.alignment == ALIGNMENTS.index(effect.word)


class Wish(CardQuestion):
    """One wish for what there still is, then the Stranger goes; who wants none leaves him there (R-85, R-17, T-168)."""

    __slots__ = ()
    name: ClassVar[str] = "wish"
    rule: ClassVar[str] = "R-85"

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        ways = {
            NO: True,
            BY_STRENGTH: state.strength_left() > 0,
            BY_CRAFT: state.craft_left() > 0,
            BY_LIFE: state.lives_left() > 0,
            BY_FATE: state.fate_left() > 0,
            BY_GOLD: state.gold_left() > 0 and not hero.toad,
            BY_SPELL: may_gain_spell(state, hero),
            BY_TELEPORT: REGION[hero.space] != INNER,
        }
        return sorted([pack(CHOOSE, chosen) for chosen, possible in ways.items() if possible])

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        chosen = first_of(action)
        if chosen == NO:
            return
        pick_up(state, state.heroes[seat].space, self.card)
        discard(state, self.card)
        if state.events is not None:
            state.tell("wished", "R-85", {"seat": seat, "card": KEYS[KEY[self.card]], "way": WAYS[chosen]})
        if chosen == BY_STRENGTH:
            gain_strength(state, seat, 1, "R-85")
        elif chosen == BY_CRAFT:
            gain_craft(state, seat, 1, "R-85")
        elif chosen == BY_LIFE:
            gain_life(state, seat, 1, "R-85")
        elif chosen == BY_FATE:
            gain_fate(state, seat, 1, "R-85")
        elif chosen == BY_GOLD:
            gain_gold(state, seat, 1, "R-85")
        elif chosen == BY_SPELL:
            draw_spell(state, seat, "R-85")
        else:
            state.push(Teleport(seat, 0))
        state.push(CHECK_LIMITS_AND_QUEST[seat])


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Shop,
    PayFor,
    Wish,
)
