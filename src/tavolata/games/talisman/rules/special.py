"""The effects that no table can say: one short function each, named in the data files by ``special``.

Those of cards are here, those of spaces in ``spaces.py`` and ``inner_region.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from tavolata.engine import About, IllegalAction, Step, first_of, pack
from tavolata.engine.data_files import DataProblem
from tavolata.games.talisman.box.actions import CHOOSE, NO, YES
from tavolata.games.talisman.box.cards import BOX, CARD_NAMES, DWARF_SHEET, EFFECTS, OASIS, STOCK, Card
from tavolata.games.talisman.box.components import Components
from tavolata.games.talisman.box.records import STOCKS
from tavolata.games.talisman.rules.atoms import miss_turn
from tavolata.games.talisman.rules.effects import tell_nothing
from tavolata.games.talisman.rules.gains import (
    discard,
    draw_spell,
    gain_craft,
    gain_life,
    gain_strength,
    gain_talisman,
    may_gain_spell,
    pay_gold,
    pick_up,
)
from tavolata.games.talisman.rules.inner_region import crown, crypt, death, mines, pits, vampire, werewolf
from tavolata.games.talisman.rules.lasting import SLOW, begin_lasting
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST
from tavolata.games.talisman.rules.offers import Shop
from tavolata.games.talisman.rules.spaces import alchemist, black_knight, castle, chasm, warlock
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import CardQuestion, EffectStep, asked_by
from tavolata.games.talisman.rules.totals import craft_of, strength_of


class SpecialEffect(EffectStep):
    """Do what the named function does, for a card (NOBODY: the space)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        SPECIAL[EFFECTS[self.effect].word](state, self.seat, self.effect, self.card)


# Cards


def blizzard(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """For two rounds everybody moves one space a turn (EV02, R-74)."""
    begin_lasting(state, SLOW, "blizzard", card, seat, 2)
    if state.events is not None:
        state.tell("blizzard", "EV02", {"seat": seat, "count": 2})


def market_day(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """Clockwise from the drawer everybody may buy (EV08, R-82)."""
    market = next(
        number for number, other in enumerate(EFFECTS) if other.shape == "shop" and ("MULE", 2) in other.prices
    )
    steps: list[Step[Any]] = []
    for other in state.seats_from(seat):
        steps += [NewCustomer(other), Stall(other, market, card)]
    state.then(steps)


class NewCustomer(Step[Talisman]):
    """The Thief may help himself once at each market (R-41)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True

    def run(self, state: Talisman) -> None:
        state.visit.free_ware_taken = False


class Stall(Shop):
    """A customer of Market Day: that the drawer is called away does not end it."""

    __slots__ = ()
    lasting: ClassVar[bool] = True


def raiders(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """All gold goes to the Oasis (EV11)."""
    hero = state.heroes[seat]
    if hero.gold:
        state.coins[OASIS] = state.coins.get(OASIS, 0) + hero.gold
        if state.events is not None:
            state.tell("raided", "EV11", {"seat": seat, "count": hero.gold})
        hero.gold = 0
    else:
        tell_nothing(state, seat, effect, card)


def sorcerer(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """One Spell for a coin, if Craft allows (ST07)."""
    state.push(BuySpell(seat, card))


class BuySpell(CardQuestion):
    __slots__ = ()
    name: ClassVar[str] = "buy-spell"
    rule: ClassVar[str] = "ST07"

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        return [pack(CHOOSE, YES), pack(CHOOSE, NO)] if hero.gold and may_gain_spell(state, hero) else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if first_of(action) == YES:
            pay_gold(state, seat, 1, "ST07")
            draw_spell(state, seat, "ST07")

    def about(self, state: Talisman, seat: int) -> About:
        return About(read=asked_by(state, seat, self.card).read)


def hermit(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """The first visitor gets a Talisman; while none is left he waits (ST04, R-57)."""
    if gain_talisman(state, seat, "R-57"):
        pick_up(state, state.heroes[seat].space, card)
        discard(state, card)
        state.push(CHECK_LIMITS_AND_QUEST[seat])
    else:
        tell_nothing(state, seat, effect, card)


def take_counter(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """One counter of Fountain, Stream or Pool a visit, if wanted (PL02, PL04, PL08, R-86)."""
    state.push(TakeCounter(seat, card))


class TakeCounter(CardQuestion):
    __slots__ = ()
    name: ClassVar[str] = "counter-here"
    rule: ClassVar[str] = "R-86"

    def run(self, state: Talisman) -> None:
        if state.counters.get(self.card, 0):
            super().run(state)
        else:
            self._empty(state)

    def _empty(self, state: Talisman) -> None:
        pick_up(state, state.heroes[self.seat].space, self.card)
        discard(state, self.card)

    def options(self, state: Talisman) -> list[int]:
        return [pack(CHOOSE, YES), pack(CHOOSE, NO)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if first_of(action) != YES:
            return
        state.counters[self.card] -= 1
        (gain_strength, gain_craft, gain_life)[STOCK[self.card] - 1](state, seat, 1, "R-86")
        if not state.counters[self.card]:
            self._empty(state)
        state.push(CHECK_LIMITS_AND_QUEST[seat])

    def about(self, state: Talisman, seat: int) -> About:
        card = CARD_NAMES[self.card]
        left = state.counters.get(self.card, 0)
        return About(card=card, what=STOCKS[STOCK[self.card]], count=left, read=[card])

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-yes-no", {}, "R-86")


def marsh(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """Who is not strong enough loses a turn (PL06)."""
    if strength_of(state, state.heroes[seat]) < 5:
        miss_turn(state, seat, False)
    else:
        tell_nothing(state, seat, effect, card)


def maze(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """Who is not clever enough loses a turn; not the Dwarf (PL07)."""
    hero = state.heroes[seat]
    if craft_of(state, hero) < 5 and (hero.toad or hero.character != DWARF_SHEET):
        miss_turn(state, seat, False)
    else:
        tell_nothing(state, seat, effect, card)


SPECIAL: Final[dict[str, Callable[[Talisman, int, int, Card], None]]] = {
    "black_knight": black_knight,
    "chasm": chasm,
    "warlock": warlock,
    "castle": castle,
    "alchemist": alchemist,
    "mines": mines,
    "crypt": crypt,
    "vampire": vampire,
    "pits": pits,
    "werewolf": werewolf,
    "death": death,
    "crown": crown,
    "blizzard": blizzard,
    "market_day": market_day,
    "raiders": raiders,
    "sorcerer": sorcerer,
    "hermit": hermit,
    "take_counter": take_counter,
    "marsh": marsh,
    "maze": maze,
}


def check_named(box: Components) -> None:
    """Every function that a data file names must be here."""
    for name, where in box.compiler.special.items():
        if name not in SPECIAL:
            raise DataProblem(*where, f"no function {name}")


check_named(BOX)

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    SpecialEffect,
    NewCustomer,
    Stall,
    BuySpell,
    TakeCounter,
)
