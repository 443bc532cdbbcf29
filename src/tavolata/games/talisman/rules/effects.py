"""Carrying out the effects of cards and spaces: the small language of the data files (see ``box/effect_language.py``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tavolata.engine import About, Step, first_of, pack, verb_of
from tavolata.engine.data_files import check_complete
from tavolata.engine.saving import Saved
from tavolata.games.talisman.box.actions import CHOOSE, FREE, NO, NONE, WAYS, YES, way
from tavolata.games.talisman.box.cards import (
    AN_EFFECT,
    CARD_OR_NONE,
    CHARACTER_NAMES,
    EFFECTS,
    KEY,
    KEYS,
    NOBODY,
    RECORDS,
    REGION,
    SPACES,
    VILLAGE,
    Card,
    CardKey,
    ability,
    key_of,
)
from tavolata.games.talisman.box.effect_language import EFFECT_KINDS, Effect
from tavolata.games.talisman.box.records import ALIGNMENTS
from tavolata.games.talisman.rules.alignment import CHANGE_FIRST, changes
from tavolata.games.talisman.rules.atoms import ATOM
from tavolata.games.talisman.rules.dice import roll
from tavolata.games.talisman.rules.ending import CHECK_VICTORY
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST
from tavolata.games.talisman.rules.offers import PayFor, Shop, Wish, free_wares, grants_wish, take_ware
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import AfterCardRoll, EffectQuestion, EffectStep, asked_by
from tavolata.games.talisman.rules.totals import can, has

_PRAY: Final = ability("pray")


@mypyc_attr(free_list_len=1)
class ApplyEffect(EffectStep):
    """Carry out one effect of a card (NOBODY: of the space) for a character."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        if not state.is_here(self.seat):
            return
        if _LOOKS[self.effect]:
            seats = looked_at(state, self.seat, EFFECTS[self.effect])
            asked = [CHANGE_FIRST[other] for other in seats if changes(state, other)]
            if asked:
                steps: list[Step[Any]] = [*asked, ApplyAfterAlignment(self.seat, self.effect, self.card)]
                state.then(steps)
                return
        apply(state, self.seat, self.effect, self.card)


class ApplyAfterAlignment(ApplyEffect):
    """Carry it out, now that whoever could change alignment has had the chance."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        if state.is_here(self.seat):
            apply(state, self.seat, self.effect, self.card)


def looks(effect: Effect) -> bool:
    """Whether an alignment matters for the effect."""
    if effect.shape == "everyone":
        return effect.spares != ""
    return effect.shape == "by-align" or (effect.shape == "wish" and effect.word in ALIGNMENTS)


_LOOKS: Final[list[bool]] = [looks(effect) for effect in EFFECTS]


def looked_at(state: Talisman, seat: int, effect: Effect) -> list[int]:
    """Whose alignment matters for an effect that looks at one: that of this moment (R-100)."""
    return state.seats_from(seat) if effect.shape == "everyone" else [seat]


class ApplyToOther(ApplyEffect):
    """What an Event does to somebody else: it is done even when the drawer's turn is over by then."""

    __slots__ = ()
    lasting: ClassVar[bool] = True


def apply(state: Talisman, seat: int, number: int, card: Card) -> None:
    """Carry it out: what is composed of others as its kind says, else one gain, loss or change."""
    effect = EFFECTS[number]
    composed = COMPOSED.get(effect.shape)
    if composed is not None:
        composed(state, seat, number, card)
        return
    happened = 0 if state.events is None else len(state.events)
    waiting = len(state.agenda)
    ATOM[effect.shape](state, seat, effect, rule_of(state, seat, card))
    if state.events is not None and len(state.events) == happened and len(state.agenda) == waiting:
        tell_nothing(state, seat, number, card)
    CHECK_LIMITS_AND_QUEST[seat].run(state)


def _not_alone() -> frozenset[int]:
    """Effects that are not alone: others come with them or before them, or others suffer them too."""
    found: set[int] = set()
    for number in reversed(range(len(EFFECTS))):  # what an effect is made of was compiled before it
        effect = EFFECTS[number]
        if effect.shape == "everyone" or (effect.shape == "list" and (len(effect.parts) > 1 or number in found)):
            found.update(effect.parts)
        if effect.then >= 0:
            found.add(effect.then)
    return frozenset(found)


_NOT_ALONE: Final = _not_alone()


def tell_nothing(state: Talisman, seat: int, number: int, card: Card) -> None:
    """A card or space came to nothing; whoever looks on should not wonder."""
    if state.events is not None and number not in _NOT_ALONE:
        told: dict[str, object] = {"seat": seat, "for": source_of(state, seat, card)}
        state.tell("nothing", rule_of(state, seat, card), told)


def source_of(state: Talisman, seat: int, card: Card) -> str:
    """The card or space that asks for a roll, for those who look on."""
    return KEYS[KEY[card]] if card != NOBODY else SPACES[state.heroes[seat].space].key


def rule_of(state: Talisman, seat: int, card: Card) -> str:
    """The number of the card, or of the space."""
    return RECORDS[card].id if card != NOBODY else SPACES[state.heroes[seat].space].id


# Rolls


_SHEETS: Final = frozenset(CHARACTER_NAMES)


def may_skip(hero: Hero, effect: Effect) -> bool:
    """Whether the character need not roll: by ability, or by a Follower (R-44)."""
    for name in effect.skip:
        if name in _SHEETS:
            if not hero.toad and CHARACTER_NAMES[hero.character] == name:
                return True
        elif has(hero, key_of(name)):
            return True
    return False


class NeedNotRoll(EffectQuestion):
    """Roll, or pass by (R-44)."""

    __slots__ = ()
    name: ClassVar[str] = "need-not-roll"
    rule: ClassVar[str] = "R-44"

    def options(self, state: Talisman) -> list[int]:
        return [pack(CHOOSE, YES), pack(CHOOSE, NO)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if first_of(action) == YES:
            effect = EFFECTS[self.effect]
            if effect.shape == "special":
                from tavolata.games.talisman.rules.special import SpecialEffect  # its chapter builds on this one

                state.push(SpecialEffect(seat, self.effect, self.card))
            else:
                roll(
                    state, seat, effect.dice, RollOnTable(seat, self.effect, self.card), rule_of(state, seat, self.card)
                )
        elif state.events is not None:
            state.tell("skipped-roll", "R-44", {"seat": seat, "for": source_of(state, seat, self.card)})


class RollOnTable(AfterCardRoll):
    """Look the roll up; some may add 1 after seeing it (R-47, R-96)."""

    __slots__ = ("effect",)
    saved: ClassVar[Saved] = (("effect", AN_EFFECT), ("card", CARD_OR_NONE))

    def __init__(self, seat: int, effect: int, card: Card) -> None:
        super().__init__(seat, card)
        self.effect = effect

    def rolled_for(self, state: Talisman) -> str:
        return source_of(state, self.seat, self.card)

    def run(self, state: Talisman) -> None:
        effect = EFFECTS[self.effect]
        hero = state.heroes[self.seat]
        plus = effect.pray and can(hero, _PRAY)
        if effect.plus and not hero.toad and CHARACTER_NAMES[hero.character] in effect.plus:
            plus = True
        total = 0
        for die in state.dice:
            total += die
        if plus and total < effect.lowest + len(effect.parts) - 1:
            state.push(AddOne(self.seat, self.effect, self.card))
        else:
            look_up(state, self.seat, self.effect, self.card, total)


class AddOne(EffectQuestion):
    """Add 1 to the result, or leave it (R-47)."""

    __slots__ = ()
    name: ClassVar[str] = "add-one"
    rule: ClassVar[str] = "R-47"

    def options(self, state: Talisman) -> list[int]:
        return [pack(CHOOSE, YES), pack(CHOOSE, NO)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        total = sum(state.dice)
        if first_of(action) == YES:
            total += 1
            if state.events is not None:
                state.tell("added-one", "R-47", {"seat": seat, "total": total})
        look_up(state, seat, self.effect, self.card, total)

    def about(self, state: Talisman, seat: int) -> About:
        """What was rolled for is shown beside the dice."""
        asks = asked_by(state, seat, self.card)
        return About(card=asks.card, space=asks.space, purpose=source_of(state, seat, self.card))


def look_up(state: Talisman, seat: int, number: int, card: Card, total: int) -> None:
    effect = EFFECTS[number]
    row = min(total - effect.lowest, len(effect.parts) - 1)
    if effect.then >= 0:
        state.push(ApplyEffect(seat, effect.then, card))
    ApplyEffect(seat, effect.parts[row], card).run(state)


# Choices


class Choose(EffectQuestion):
    """One of several ways; a visit or an offer may be declined (R-17, R-50)."""

    __slots__ = ()
    name: ClassVar[str] = "choose"
    rule: ClassVar[str] = "R-17"

    def options(self, state: Talisman) -> list[int]:
        effect = EFFECTS[self.effect]
        actions = [pack(CHOOSE, way(name)) for name in effect.names]
        if effect.shape == "visit":
            actions.append(pack(CHOOSE, NONE))
            if state.heroes[self.seat].space == VILLAGE and self.card == NOBODY:
                actions += free_wares(state, self.seat)
        actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        effect = EFFECTS[self.effect]
        if verb_of(action) == FREE:
            state.push(self)
            take_ware(state, seat, CardKey(first_of(action)), 0)
            return
        chosen = WAYS[first_of(action)]
        if chosen != "none":
            if state.events is not None:
                state.tell("chose", rule_of(state, seat, self.card), {"seat": seat, "way": chosen})
            state.push(ApplyEffect(seat, effect.parts[effect.names.index(chosen)], self.card))


class Enter(EffectQuestion):
    """Go in, or pass by (PL03)."""

    __slots__ = ()
    name: ClassVar[str] = "enter"
    rule: ClassVar[str] = "PL03"

    def options(self, state: Talisman) -> list[int]:
        return [pack(CHOOSE, YES), pack(CHOOSE, NO)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if first_of(action) == YES:
            state.push(ApplyEffect(seat, EFFECTS[self.effect].parts[0], self.card))


# Effects on everybody


def everyone(state: Talisman, seat: int, number: int, card: Card) -> None:
    """Every character, or every one in this Region, clockwise from the drawer (R-83)."""
    effect = EFFECTS[number]
    region = REGION[state.heroes[seat].space]
    steps: list[Step[Any]] = []
    mine: list[Step[Any]] = []
    for other in state.seats_from(seat):
        hero = state.heroes[other]
        if effect.region and REGION[hero.space] != region:
            continue
        if effect.spares and hero.alignment == ALIGNMENTS.index(effect.spares):
            continue
        # The drawer last: a lost turn ends the turn, and the others must have suffered by then.
        if other == seat:
            mine.append(ApplyEffect(other, effect.parts[0], card))
        else:
            steps.append(ApplyToOther(other, effect.parts[0], card))
    state.then([*steps, *mine, CHECK_VICTORY])


# What each composed effect does


def apply_all(state: Talisman, seat: int, number: int, card: Card) -> None:
    """One after the other."""
    parts = EFFECTS[number].parts
    if not parts:
        tell_nothing(state, seat, number, card)
        return
    for place in range(len(parts) - 1, 0, -1):
        state.push(ApplyEffect(seat, parts[place], card))
    ApplyEffect(seat, parts[0], card).run(state)


def by_alignment(state: Talisman, seat: int, number: int, card: Card) -> None:
    apply(state, seat, EFFECTS[number].parts[state.heroes[seat].alignment], card)


def roll_for(state: Talisman, seat: int, number: int, card: Card) -> None:
    if may_skip(state.heroes[seat], EFFECTS[number]):
        state.push(NeedNotRoll(seat, number, card))
    else:
        roll(state, seat, EFFECTS[number].dice, RollOnTable(seat, number, card), rule_of(state, seat, card))


def choose(state: Talisman, seat: int, number: int, card: Card) -> None:
    state.push(Choose(seat, number, card))


def enter(state: Talisman, seat: int, number: int, card: Card) -> None:
    state.push(Enter(seat, number, card))


def shop(state: Talisman, seat: int, number: int, card: Card) -> None:
    state.push(Shop(seat, number, card))


def pay_for(state: Talisman, seat: int, number: int, card: Card) -> None:
    state.push(PayFor(seat, number, card))


def wish(state: Talisman, seat: int, number: int, card: Card) -> None:
    if grants_wish(state, state.heroes[seat], EFFECTS[number]):
        state.push(Wish(seat, card))
    else:
        tell_nothing(state, seat, number, card)


def special(state: Talisman, seat: int, number: int, card: Card) -> None:
    """What no table can say, see ``special.py``."""
    if may_skip(state.heroes[seat], EFFECTS[number]):
        state.push(NeedNotRoll(seat, number, card))
    else:
        from tavolata.games.talisman.rules.special import SpecialEffect  # its chapter builds on this one

        state.push(SpecialEffect(seat, number, card))


#: The seat, the number of the effect, the card (NOBODY: the space).
COMPOSED: Final[dict[str, Callable[[Talisman, int, int, Card], None]]] = {
    "list": apply_all,
    "by-align": by_alignment,
    "roll": roll_for,
    "choose": choose,
    "visit": choose,
    "may": enter,
    "shop": shop,
    "buy heal": pay_for,
    "buy fate": pay_for,
    "everyone": everyone,
    "wish": wish,
    "special": special,
}
check_complete([*COMPOSED, *ATOM], EFFECT_KINDS, "what an effect does (rules/effects.py, rules/atoms.py)")

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    ApplyEffect,
    ApplyAfterAlignment,
    ApplyToOther,
    NeedNotRoll,
    RollOnTable,
    AddOne,
    Choose,
    Enter,
)
