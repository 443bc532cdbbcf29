"""The atoms of the effect language (see ``box/effect_language.py``): one gain, one loss or one change each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from tavolata.engine import About, IllegalAction, Question, Step, first_of, pack
from tavolata.engine.saving import BIT, Saved
from tavolata.games.talisman.box.actions import GIVE, GO
from tavolata.games.talisman.box.cards import (
    INNER,
    KEY,
    NO_CARD,
    NOBODY,
    REGION,
    RINGS,
    Card,
    Space,
    creature_of,
    key_of,
    space_of,
)
from tavolata.games.talisman.box.effect_language import Effect
from tavolata.games.talisman.box.records import ALIGNMENTS
from tavolata.games.talisman.rules.ending import LoseLife
from tavolata.games.talisman.rules.flow import arrive, end_turn
from tavolata.games.talisman.rules.gains import (
    align,
    discard_spell,
    draw_spell,
    gain_craft,
    gain_fate,
    gain_gold,
    gain_life,
    gain_strength,
    gain_talisman,
    heal,
    lose_craft,
    lose_gold,
    lose_strength,
    make_toad,
    part_with,
    replenish_fate,
)
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.stay import OFFER_FERRY, OFFER_OUTER
from tavolata.games.talisman.rules.steps import asked_by
from tavolata.games.talisman.rules.totals import has, has_magic


def spared_by(state: Talisman, hero: Hero, effect: Effect) -> bool:
    """Whether the character has something that spares it the loss; Magic Objects must work (R-54)."""
    for name in effect.unless:
        key = key_of(name)
        if has(hero, key) and (name == "BOTTLE" or has_magic(state, hero, key)):
            return True
    return False


def miss_turn(state: Talisman, seat: int, says_next: bool) -> None:
    """Lose one turn: this one if cards are still to be faced, otherwise the next one (T-064, T-180, R-19, R-20).

    ``says_next``: the card or space speaks of the next turn; at tables that take it at its word this one goes on.
    """
    hero = state.heroes[seat]
    if state.events is not None:
        state.tell("misses", "T-180", {"seat": seat})
    if seat != state.active or (says_next and state.rulings.next_turn):
        hero.missed += 1
        return
    if not cards_to_face(state, hero.space):
        hero.missed += 1
    end_turn(state)


def cards_to_face(state: Talisman, space: Space) -> bool:
    visit = state.visit
    return any(card not in visit.faced and card not in visit.evaded for card in state.cards_on(space))


class Teleport(Question[Talisman]):
    """Any other space of the Region, from the Shrine any; it is landed on (R-85, PL09)."""

    __slots__ = ("here",)
    name: ClassVar[str] = "teleport"
    rule: ClassVar[str] = "R-85"
    saved: ClassVar[Saved] = (("here", BIT),)

    def __init__(self, seat: int, here: int) -> None:
        super().__init__(seat)
        self.here = here

    def options(self, state: Talisman) -> list[int]:
        space = state.heroes[self.seat].space
        if REGION[space] == INNER:
            return []
        return [pack(GO, other) for other in RINGS[REGION[space]] if self.here or other != space]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        arrive(state, seat, Space(first_of(action)), "R-85")

    def about(self, state: Talisman, seat: int) -> About:
        return asked_by(state, seat, NO_CARD)


class LoseFollower(Question[Talisman]):
    """Lose one Follower of one's choice (Temple 4)."""

    __slots__ = ()
    name: ClassVar[str] = "lose-follower"
    rule: ClassVar[str] = "T-138"

    def options(self, state: Talisman) -> list[int]:
        return [pack(GIVE, card) for card in sorted(state.heroes[self.seat].followers)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        part_with(state, seat, Card(first_of(action)), "parted", "T-138")
        state.push(CHECK_LIMITS_AND_QUEST[seat])

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-lose-follower", {}, "T-138")


# What each atom does


def change_life(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    if effect.amount > 0:
        gain_life(state, seat, effect.amount, rule)
    elif not spared_by(state, state.heroes[seat], effect):
        state.push(LoseLife(seat, -effect.amount, NOBODY, 0))


def change_strength(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    if effect.amount > 0:
        gain_strength(state, seat, effect.amount, rule)
    else:
        lose_strength(state, seat, -effect.amount, rule)


def change_craft(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    if effect.amount > 0:
        gain_craft(state, seat, effect.amount, rule)
    else:
        lose_craft(state, seat, -effect.amount, rule)


def win_fate(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    if effect.word == "full":
        replenish_fate(state, seat, 99, rule)
    else:
        gain_fate(state, seat, effect.amount, rule)


def change_gold(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    if effect.amount > 0:
        gain_gold(state, seat, effect.amount, rule)
    else:
        lose_gold(state, seat, state.heroes[seat].gold if effect.word == "none" else -effect.amount, rule)


def be_healed(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    heal(state, seat, 99 if effect.word == "all" else effect.amount, rule)


def win_spell(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    draw_spell(state, seat, rule)


def change_spells(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    """All are lost, or as many drawn as one may have."""
    if effect.word == "none":
        for spell in state.heroes[seat].spells:
            discard_spell(state, seat, spell, rule)
    else:
        while draw_spell(state, seat, rule):
            pass


def become_toad(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    make_toad(state, seat, rule)


def miss(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    miss_turn(state, seat, effect.word == "next")


def change_alignment(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    align(state, seat, ALIGNMENTS.index(effect.word), rule)


def go(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    arrive(state, seat, space_of(effect.word), rule)


def teleport(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    state.push(Teleport(seat, 1))


def win_talisman(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    gain_talisman(state, seat, "R-57")


def lose_follower(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    if state.heroes[seat].followers:
        state.push(LoseFollower(seat))


def fight_creature(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    from tavolata.games.talisman.rules.creatures import Meet  # its chapter builds on this one

    state.push(Meet(seat, creature_of(effect.word)))


def offer_passage(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    state.heroes[seat].stay.passage_offer = OFFER_FERRY if effect.word == "ferry" else OFFER_OUTER
    if state.events is not None:
        state.tell("offered", rule, {"seat": seat, "offer": "ferry" if effect.word == "ferry" else "outer"})


def enslave(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    state.heroes[seat].stay.enslaved = True
    if state.events is not None:
        state.tell("enslaved", rule, {"seat": seat})


def lose_cards(state: Talisman, seat: int, effect: Effect, rule: str) -> None:
    hero = state.heroes[seat]
    for other in hero.followers + hero.objects:
        if KEY[other] == key_of(effect.word):
            part_with(state, seat, other, "parted", rule)


#: The seat, the effect, and the rule that is told.
ATOM: Final[dict[str, Callable[[Talisman, int, Effect, str], None]]] = {
    "life": change_life,
    "strength": change_strength,
    "craft": change_craft,
    "fate": win_fate,
    "gold": change_gold,
    "heal": be_healed,
    "spell": win_spell,
    "spells": change_spells,
    "toad": become_toad,
    "miss": miss,
    "align": change_alignment,
    "go": go,
    "teleport": teleport,
    "talisman": win_talisman,
    "follower": lose_follower,
    "fight": fight_creature,
    "offer": offer_passage,
    "enslaved": enslave,
    "lose": lose_cards,
}


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Teleport,
    LoseFollower,
)
