"""Carrying out the effects of cards and spaces: the small language of the data files (see ``components.py``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from tavolata.engine import About, IllegalAction, Question, Step, first_of, pack, verb_of
from tavolata.engine.saving import BIT, Saved
from tavolata.games.talisman.actions import (
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
    GIVE,
    GO,
    NO,
    NONE,
    PAY,
    WAYS,
    YES,
    way,
)
from tavolata.games.talisman.cards import (
    A_DEED,
    CARD_OR_NONE,
    CHARACTER_NAMES,
    DEEDS,
    EVIL,
    GOOD,
    INNER,
    KEY,
    KEYS,
    NOBODY,
    RECORDS,
    REGION,
    RINGS,
    SPACES,
    VALUE_FATE,
    VALUE_LIFE,
    VILLAGE,
    ability,
    creature_of,
    key_of,
    space_of,
)
from tavolata.games.talisman.components import EFFECTS, Deed, check_complete
from tavolata.games.talisman.dice import roll
from tavolata.games.talisman.ending import CHECK_VICTORY, LoseLife
from tavolata.games.talisman.flow import arrive, end_turn, later
from tavolata.games.talisman.gains import (
    align,
    discard,
    discard_spell,
    draw_spell,
    gain_craft,
    gain_fate,
    gain_gold,
    gain_life,
    gain_strength,
    gain_talisman,
    heal,
    lose_card,
    lose_craft,
    lose_gold,
    lose_strength,
    make_toad,
    may_gain_spell,
    pick_up,
    receive,
    replenish_fate,
)
from tavolata.games.talisman.hero import OFFER_FERRY, OFFER_OUTER, Hero
from tavolata.games.talisman.settle import SETTLE
from tavolata.games.talisman.shape import CHANGE_FIRST, changes
from tavolata.games.talisman.state import Talisman
from tavolata.games.talisman.steps import AfterCardRoll, CardQuestion, DeedQuestion, DeedStep, asked_by
from tavolata.games.talisman.totals import (
    can,
    craft_of,
    has,
    has_magic,
    may_have,
)

_PRAY: Final = ability("pray")
_THIEF: Final = ability("free-purchase")
_ALIGNMENT: Final = {"good": GOOD, "evil": EVIL}


class Do(DeedStep):
    """Carry out one effect of a card (NOBODY: of the space) for a character."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        if not state.is_here(self.seat):
            return
        asked = [
            CHANGE_FIRST[other] for other in looked_at(state, self.seat, DEEDS[self.deed]) if changes(state, other)
        ]
        if asked:
            steps: list[Step[Any]] = [*asked, Decided(self.seat, self.deed, self.card)]
            state.then(steps)
        else:
            do(state, self.seat, self.deed, self.card)


class Decided(Do):
    """Carry it out, now that whoever could change alignment has had the chance."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        if state.is_here(self.seat):
            do(state, self.seat, self.deed, self.card)


def looked_at(state: Talisman, seat: int, deed: Deed) -> list[int]:
    """Whose alignment matters for the effect."""
    if deed.shape == "by-align" or (deed.shape == "wish" and deed.word in _ALIGNMENT):
        return [seat]
    return state.seats_from(seat) if deed.shape == "everyone" and deed.spares else []


class Suffer(Do):
    """What an Event does to somebody else: it is done even when the drawer's turn is over by then."""

    __slots__ = ()
    lasting: ClassVar[bool] = True


def do(state: Talisman, seat: int, number: int, card: int) -> None:
    """Carry it out: what is composed of others as its kind says, else one gain, loss or change."""
    deed = DEEDS[number]
    composed = COMPOSED.get(deed.shape)
    if composed is not None:
        composed(state, seat, number, card)
        return
    happened = 0 if state.events is None else len(state.events)
    waiting = len(state.agenda)
    ATOM[deed.shape](state, seat, deed, rule_of(state, seat, card))
    if state.events is not None and len(state.events) == happened and len(state.agenda) == waiting:
        tell_nothing(state, seat, number, card)
    state.push(SETTLE[seat])


def _not_alone() -> frozenset[int]:
    """Effects that are not alone: others come with them or before them, or others suffer them too."""
    found: set[int] = set()
    for number in reversed(range(len(DEEDS))):  # what an effect is made of was compiled before it
        deed = DEEDS[number]
        if deed.shape == "everyone" or (deed.shape == "list" and (len(deed.parts) > 1 or number in found)):
            found.update(deed.parts)
        if deed.then >= 0:
            found.add(deed.then)
    return frozenset(found)


_NOT_ALONE: Final = _not_alone()


def tell_nothing(state: Talisman, seat: int, number: int, card: int) -> None:
    """A card or space came to nothing; whoever looks on should not wonder."""
    if state.events is not None and number not in _NOT_ALONE:
        told: dict[str, object] = {"seat": seat, "for": source_of(state, seat, card)}
        state.tell("nothing", rule_of(state, seat, card), told)


def source_of(state: Talisman, seat: int, card: int) -> str:
    """The card or space that asks for a roll, for those who look on."""
    return KEYS[KEY[card]] if card != NOBODY else SPACES[state.heroes[seat].space].key


def rule_of(state: Talisman, seat: int, card: int) -> str:
    """The number of the card, or of the space."""
    return RECORDS[card].id if card != NOBODY else SPACES[state.heroes[seat].space].id


def spared_by(state: Talisman, hero: Hero, deed: Deed) -> bool:
    """Whether the character has something that spares it the loss; Magic Objects must work (R-54)."""
    for name in deed.unless:
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


def cards_to_face(state: Talisman, space: int) -> bool:
    return any(card not in state.faced and card not in state.evaded for card in state.cards_on(space))


# Rolls


def may_skip(hero: Hero, deed: Deed) -> bool:
    """Whether the character need not roll: by ability, or by a Follower (R-44)."""
    for name in deed.skip:
        if name in CHARACTER_NAMES:
            if not hero.toad and CHARACTER_NAMES[hero.character] == name:
                return True
        elif has(hero, key_of(name)):
            return True
    return False


class NeedNotRoll(DeedQuestion):
    """Roll, or pass by (R-44)."""

    __slots__ = ()
    name: ClassVar[str] = "need-not-roll"
    rule: ClassVar[str] = "R-44"

    def options(self, state: Talisman) -> list[int]:
        return [pack(CHOOSE, YES), pack(CHOOSE, NO)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if first_of(action) == YES:
            deed = DEEDS[self.deed]
            if deed.shape == "odd":
                later(state, "Odd", seat, self.deed, self.card)
            else:
                roll(state, seat, deed.dice, Table(seat, self.deed, self.card), "R-44")


class Table(AfterCardRoll):
    """Look the roll up; some may add 1 after seeing it (R-47, R-96)."""

    __slots__ = ("deed",)
    saved: ClassVar[Saved] = (("deed", A_DEED), ("card", CARD_OR_NONE))

    def __init__(self, seat: int, deed: int, card: int) -> None:
        super().__init__(seat, card)
        self.deed = deed

    def rolled_for(self, state: Talisman) -> str:
        return source_of(state, self.seat, self.card)

    def run(self, state: Talisman) -> None:
        deed = DEEDS[self.deed]
        hero = state.heroes[self.seat]
        plus = deed.pray and can(hero, _PRAY)
        if not hero.toad and CHARACTER_NAMES[hero.character] in deed.plus:
            plus = True
        if plus and sum(state.dice) < deed.lowest + len(deed.parts) - 1:
            state.push(AddOne(self.seat, self.deed, self.card))
        else:
            look_up(state, self.seat, self.deed, self.card, sum(state.dice))


class AddOne(DeedQuestion):
    """Add 1 to the result, or leave it (R-47)."""

    __slots__ = ()
    name: ClassVar[str] = "add-one"
    rule: ClassVar[str] = "R-47"

    def options(self, state: Talisman) -> list[int]:
        return [pack(CHOOSE, YES), pack(CHOOSE, NO)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        plus = 1 if first_of(action) == YES else 0
        look_up(state, seat, self.deed, self.card, sum(state.dice) + plus)

    def about(self, state: Talisman, seat: int) -> About:
        """What was rolled for is shown beside the dice."""
        asks = asked_by(state, seat, self.card)
        return About(card=asks.card, space=asks.space, purpose=source_of(state, seat, self.card))


def look_up(state: Talisman, seat: int, number: int, card: int, total: int) -> None:
    deed = DEEDS[number]
    row = min(total - deed.lowest, len(deed.parts) - 1)
    if deed.then >= 0:
        state.push(Do(seat, deed.then, card))
    state.push(Do(seat, deed.parts[row], card))


# Choices


class Choose(DeedQuestion):
    """One of several ways; a visit or an offer may be declined (R-17, R-50)."""

    __slots__ = ()
    name: ClassVar[str] = "choose"
    rule: ClassVar[str] = "R-17"

    def options(self, state: Talisman) -> list[int]:
        deed = DEEDS[self.deed]
        actions = [pack(CHOOSE, way(name)) for name in deed.names]
        if deed.shape == "visit":
            actions.append(pack(CHOOSE, NONE))
            if state.heroes[self.seat].space == VILLAGE and self.card == NOBODY:
                actions += free_wares(state, self.seat)
        actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        deed = DEEDS[self.deed]
        if verb_of(action) == FREE:
            state.push(self)
            take_ware(state, seat, first_of(action), 0)
            return
        chosen = WAYS[first_of(action)]
        if chosen != "none":
            if state.events is not None:
                state.tell("chose", "R-17", {"seat": seat, "way": chosen})
            state.push(Do(seat, deed.parts[deed.names.index(chosen)], self.card))


class Enter(DeedQuestion):
    """Go in, or pass by (PL03)."""

    __slots__ = ()
    name: ClassVar[str] = "enter"
    rule: ClassVar[str] = "PL03"

    def options(self, state: Talisman) -> list[int]:
        return [pack(CHOOSE, YES), pack(CHOOSE, NO)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if first_of(action) == YES:
            state.push(Do(seat, DEEDS[self.deed].parts[0], self.card))


class Shop(DeedQuestion):
    """Buy any number while gold and stacks last (R-81)."""

    __slots__ = ()
    name: ClassVar[str] = "shop"
    rule: ClassVar[str] = "R-81"

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        if hero.toad:
            return []
        actions = [
            pack(BUY, key_of(name))
            for name, price in DEEDS[self.deed].prices
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
            take_ware(state, seat, first_of(action), 0)
        elif verb_of(action) == BUY:
            state.push(self)
            take_ware(state, seat, first_of(action), dict(DEEDS[self.deed].prices)[KEYS[first_of(action)]])

    def about(self, state: Talisman, seat: int) -> About:
        asks = asked_by(state, seat, self.card)
        return About(card=asks.card, space=asks.space, prices=dict(DEEDS[self.deed].prices), read=asks.read)


def on_stack(state: Talisman, hero: Hero, key: int) -> int:
    """The next card of that name in the stacks, if the character may have it; NOBODY: none (T-190)."""
    for card in state.purchases:
        if KEY[card] == key and may_have(hero, card):
            return card
    return NOBODY


def free_wares(state: Talisman, seat: int) -> list[int]:
    """What the Thief may take for nothing, once a visit (R-41); nobody else."""
    hero = state.heroes[seat]
    if state.thieved or not can(hero, _THIEF):
        return []
    keys = dict.fromkeys([KEY[card] for card in state.purchases if may_have(hero, card)])
    return [pack(FREE, key) for key in keys]


def take_ware(state: Talisman, seat: int, key: int, price: int) -> None:
    hero = state.heroes[seat]
    card = on_stack(state, hero, key)
    if not price:
        state.thieved = True
    lose_gold(state, seat, price, "T-128")
    state.purchases.remove(card)
    receive(state, seat, card, "T-188")
    state.push(SETTLE[seat])


class PayFor(DeedQuestion):
    """Pay gold to be healed or for fate, up to the printed value (T-045, T-053)."""

    __slots__ = ()
    name: ClassVar[str] = "pay"
    rule: ClassVar[str] = "T-045"

    def options(self, state: Talisman) -> list[int]:
        deed = DEEDS[self.deed]
        hero = state.heroes[self.seat]
        if deed.shape == "buy heal":
            missing = min(VALUE_LIFE[hero.character] - hero.life, state.lives_left())
        else:
            missing = min(VALUE_FATE[hero.character] - hero.fate, state.fate_left())
        most = min(missing, deed.amount, hero.gold // deed.prices[0][1])
        return [pack(PAY, count) for count in range(most + 1)] if most > 0 else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        deed = DEEDS[self.deed]
        count = first_of(action)
        if count:
            lose_gold(state, seat, count * deed.prices[0][1], "T-128")
            if deed.shape == "buy heal":
                heal(state, seat, count, "T-045")
            else:
                replenish_fate(state, seat, count, "T-053")

    def about(self, state: Talisman, seat: int) -> About:
        asks, deed = asked_by(state, seat, self.card), DEEDS[self.deed]
        what = "fate" if deed.shape == "buy fate" else "life"
        return About(card=asks.card, space=asks.space, what=what, price=deed.prices[0][1], read=asks.read)


# Effects on everybody


def everyone(state: Talisman, seat: int, number: int, card: int) -> None:
    """Every character, or every one in this Region, clockwise from the drawer (R-83)."""
    deed = DEEDS[number]
    region = REGION[state.heroes[seat].space]
    steps: list[Step[Any]] = []
    mine: list[Step[Any]] = []
    for other in state.seats_from(seat):
        hero = state.heroes[other]
        if deed.region and REGION[hero.space] != region:
            continue
        if deed.spares and hero.alignment == {"good": 0, "neutral": 1, "evil": 2}[deed.spares]:
            continue
        # The drawer last: a lost turn ends the turn, and the others must have suffered by then.
        if other == seat:
            mine.append(Do(other, deed.parts[0], card))
        else:
            steps.append(Suffer(other, deed.parts[0], card))
    state.then([*steps, *mine, CHECK_VICTORY])


# Wishes, teleports, Followers


def grants_wish(state: Talisman, hero: Hero, deed: Deed) -> bool:
    """Whether the visitor is the one the Stranger waits for (ST01, ST02, ST06)."""
    if deed.word == "craft":
        return craft_of(state, hero) >= deed.amount
    return hero.alignment == _ALIGNMENT[deed.word]


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
        state.push(SETTLE[seat])


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
        arrive(state, seat, first_of(action), "R-85")

    def about(self, state: Talisman, seat: int) -> About:
        return asked_by(state, seat, NOBODY)


class LoseFollower(Question[Talisman]):
    """Lose one Follower of one's choice (Temple 4)."""

    __slots__ = ()
    name: ClassVar[str] = "lose-follower"
    rule: ClassVar[str] = "T-138"

    def options(self, state: Talisman) -> list[int]:
        return [pack(GIVE, card) for card in sorted(state.heroes[self.seat].followers)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        lose_card(state, seat, first_of(action), "T-138")
        state.push(SETTLE[seat])

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-lose-follower", {}, "T-138")


# What each word of the language does


def do_all(state: Talisman, seat: int, number: int, card: int) -> None:
    """One after the other."""
    steps: list[Step[Any]] = [Do(seat, part, card) for part in DEEDS[number].parts]
    state.then(steps)
    if not steps:
        tell_nothing(state, seat, number, card)


def by_alignment(state: Talisman, seat: int, number: int, card: int) -> None:
    do(state, seat, DEEDS[number].parts[state.heroes[seat].alignment], card)


def roll_for(state: Talisman, seat: int, number: int, card: int) -> None:
    if may_skip(state.heroes[seat], DEEDS[number]):
        state.push(NeedNotRoll(seat, number, card))
    else:
        roll(state, seat, DEEDS[number].dice, Table(seat, number, card), rule_of(state, seat, card))


def choose(state: Talisman, seat: int, number: int, card: int) -> None:
    state.push(Choose(seat, number, card))


def enter(state: Talisman, seat: int, number: int, card: int) -> None:
    state.push(Enter(seat, number, card))


def shop(state: Talisman, seat: int, number: int, card: int) -> None:
    state.push(Shop(seat, number, card))


def pay_for(state: Talisman, seat: int, number: int, card: int) -> None:
    state.push(PayFor(seat, number, card))


def wish(state: Talisman, seat: int, number: int, card: int) -> None:
    if grants_wish(state, state.heroes[seat], DEEDS[number]):
        state.push(Wish(seat, card))
    else:
        tell_nothing(state, seat, number, card)


def special(state: Talisman, seat: int, number: int, card: int) -> None:
    """What no table can say, see ``special.py``."""
    if may_skip(state.heroes[seat], DEEDS[number]):
        state.push(NeedNotRoll(seat, number, card))
    else:
        later(state, "Odd", seat, number, card)


def change_life(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    if deed.amount > 0:
        gain_life(state, seat, deed.amount, rule)
    elif not spared_by(state, state.heroes[seat], deed):
        state.push(LoseLife(seat, -deed.amount, NOBODY, 0))


def change_strength(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    if deed.amount > 0:
        gain_strength(state, seat, deed.amount, rule)
    else:
        lose_strength(state, seat, -deed.amount, rule)


def change_craft(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    if deed.amount > 0:
        gain_craft(state, seat, deed.amount, rule)
    else:
        lose_craft(state, seat, -deed.amount, rule)


def win_fate(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    if deed.word == "full":
        replenish_fate(state, seat, 99, rule)
    else:
        gain_fate(state, seat, deed.amount, rule)


def change_gold(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    if deed.amount > 0:
        gain_gold(state, seat, deed.amount, rule)
    else:
        lose_gold(state, seat, state.heroes[seat].gold if deed.word == "none" else -deed.amount, rule)


def be_healed(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    heal(state, seat, 99 if deed.word == "all" else deed.amount, rule)


def win_spell(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    draw_spell(state, seat, rule)


def change_spells(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    """All are lost, or as many drawn as one may have."""
    if deed.word == "none":
        for spell in state.heroes[seat].spells:
            discard_spell(state, seat, spell, rule)
    else:
        while draw_spell(state, seat, rule):
            pass


def become_toad(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    make_toad(state, seat, rule)


def miss(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    miss_turn(state, seat, deed.word == "next")


def change_alignment(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    align(state, seat, _ALIGNMENT[deed.word], rule)


def go(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    arrive(state, seat, space_of(deed.word), rule)


def teleport(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    state.push(Teleport(seat, 1))


def win_talisman(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    gain_talisman(state, seat, "R-57")


def lose_follower(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    if state.heroes[seat].followers:
        state.push(LoseFollower(seat))


def fight_creature(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    later(state, "Meet", seat, creature_of(deed.word))


def offer_passage(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    state.heroes[seat].offer = OFFER_FERRY if deed.word == "ferry" else OFFER_OUTER
    if state.events is not None:
        state.tell("offered", rule, {"seat": seat, "offer": "ferry" if deed.word == "ferry" else "outer"})


def enslave(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    state.heroes[seat].enslaved = True
    if state.events is not None:
        state.tell("enslaved", rule, {"seat": seat})


def lose_cards(state: Talisman, seat: int, deed: Deed, rule: str) -> None:
    hero = state.heroes[seat]
    for other in hero.followers + hero.objects:
        if KEY[other] == key_of(deed.word):
            lose_card(state, seat, other, rule)


#: The seat, the number of the effect, the card (NOBODY: the space).
COMPOSED: Final[dict[str, Callable[[Talisman, int, int, int], None]]] = {
    "list": do_all,
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
    "odd": special,
}
#: The seat, the effect, and the rule that is told.
ATOM: Final[dict[str, Callable[[Talisman, int, Deed, str], None]]] = {
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
check_complete([*COMPOSED, *ATOM], EFFECTS, "what an effect does (deeds.py)")

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Do,
    Decided,
    Suffer,
    NeedNotRoll,
    Table,
    AddOne,
    Choose,
    Enter,
    Shop,
    PayFor,
    Wish,
    Teleport,
    LoseFollower,
)
