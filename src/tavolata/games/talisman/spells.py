"""Spells: when each may be cast and at what, the chance to counter it, and what it does."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import (
    About,
    IllegalAction,
    Moment,
    Question,
    Step,
    Threat,
    first_of,
    pack,
    prevent,
    second_of,
    threatened,
    verb_of,
)
from tavolata.engine.saving import SEAT, TEXT, Number, Saved
from tavolata.games.talisman.actions import CAST, CAST_AT, CAST_CARD, CAST_ON, COINS_UP, DONE, GIVE, MOST_PLAYERS, TAKE
from tavolata.games.talisman.cards import (
    ACQUISITION,
    ALCHEMY,
    AMULET,
    BOX,
    CARD_NAMES,
    COUNTERSPELL,
    DESTROYMAGIC,
    DESTRUCTION,
    DIVINATION,
    ENEMY,
    HEALING,
    HEX,
    IMMOBILITY,
    INNER,
    INVISIBILITY,
    KEY,
    KEYS,
    MESMERISM,
    NOBODY,
    NULLIFY,
    ORIGIN,
    PRESERVATION,
    PSIONICBLAST,
    RANDOM,
    RECORDS,
    REGION,
    RINGS,
    SPACE_NAMES,
    SPELL,
    TELEPORT,
    TEMPORALWARP,
    TYPE,
    VALUE_LIFE,
    key_of,
)
from tavolata.games.talisman.components import DataProblem
from tavolata.games.talisman.dice import roll
from tavolata.games.talisman.flow import arrive
from tavolata.games.talisman.gains import (
    discard,
    discard_spell,
    draw_spell,
    gain_gold,
    gain_life,
    gain_strength,
    give_up,
    heal,
    is_protected,
    keeps_a_spell,
    lose_card,
    lose_craft,
    lose_gold,
    lose_strength,
    make_toad,
    pick_up,
    put_down,
    receive,
    without,
)
from tavolata.games.talisman.hero import Hero
from tavolata.games.talisman.lasting import (
    HELD,
    HEXED,
    INVISIBLE,
    NO_MAGIC,
    SPELL_CAST_BY,
    begin_lasting,
    blast,
    for_the_turn,
    magic_works,
    spells_cast,
    warp,
)
from tavolata.games.talisman.settle import SETTLE
from tavolata.games.talisman.state import Talisman
from tavolata.games.talisman.steps import AfterRoll, CardThreat, offered
from tavolata.games.talisman.totals import (
    has,
    may_have,
)

#: When a Spell may be cast, as its card says (section 2 of the facts). ANY goes with every other.
START: Final = 1  # own turn, before moving
MOVE: Final = 2  # instead of the movement roll
MOVED: Final = 4  # own turn, just after the move
END: Final = 8  # own turn, at its end
TURN: Final = 16  # at the start of another character's turn
FIGHT: Final = 32  # a creature is about to be fought in the own turn
BATTLE: Final = 64  # about to fight a battle
LOSS: Final = 128  # a life, a Follower or an Enemy is about to be lost
SPELL_CAST: Final = 256  # right after a Spell was cast
ANY: Final = 512

_WINDOWS: Final = {
    "start": START,
    "move": MOVE,
    "moved": MOVED,
    "end": END,
    "turn": TURN,
    "fight": FIGHT,
    "battle": BATTLE,
}
_WINDOWS.update({"loss": LOSS, "spell": SPELL_CAST, "any": ANY})
WHEN: Final[list[int]] = [sum([_WINDOWS[word] for word in record.when]) for record in RECORDS]
SPELL_NAMES: Final[list[str]] = [record.key.lower() for record in RECORDS]

#: What the table may be told for each Spell for which somebody is asked, or a turn stops. For those that save their caster
#: from something it can find out when: it may ask then, or cast them then.
_STOPS: Final = MOVED | END | TURN | LOSS | SPELL_CAST | ANY
_SAVING: Final = (COUNTERSPELL, HEALING, PRESERVATION)
SPELL_ORDERS: Final[dict[str, tuple[str, ...]]] = {
    SPELL_NAMES[card]: ("concern", "ask", "use", "never") if KEY[card] in _SAVING else ("button", "ask", "never")
    for card in range(len(RECORDS))
    if WHEN[card] & _STOPS
}

_KNOWN: Final = (
    *(ACQUISITION, ALCHEMY, COUNTERSPELL, DESTROYMAGIC, DESTRUCTION, DIVINATION, HEALING, HEX, IMMOBILITY),
    *(INVISIBILITY, MESMERISM, NULLIFY, PRESERVATION, PSIONICBLAST, RANDOM, TELEPORT, TEMPORALWARP),
)
#: The number of the Command Spell, which is no card.
COMMAND: Final = -1
_AT_CHARACTERS: Final = (ACQUISITION, MESMERISM, HEALING, NULLIFY, RANDOM)
_FORESEEN: Final = 5
_HEX_TURNS: Final = 3


def check_known(keys: list[str]) -> None:
    """Every Spell of the box must be one that is known here."""
    for key in keys:
        if key not in KEYS or key_of(key) not in _KNOWN:
            raise DataProblem("spells.json", key, "key", "no such Spell is known")


check_known([record.key for record in BOX.spells])


def can_cast(state: Talisman, seat: int) -> bool:
    """Whether the character may cast anything now (T-149, T-150, T-175, R-54, R-97)."""
    hero = state.heroes[seat]
    if not hero.spells or hero.toad or not magic_works(state, hero):
        return False
    most = state.spells_at_start if seat == state.active else 1
    return spells_cast(state, seat) < most and not has(hero, AMULET)


def spell_actions(state: Talisman, seat: int, window: int) -> list[int]:
    """The Spells that the seat can cast now, each with a target that it can affect (R-31), in ascending order."""
    if not state.heroes[seat].spells or not can_cast(state, seat):
        return []
    found: list[int] = []
    for card in state.heroes[seat].spells:
        if WHEN[card] & window:
            found += targets(state, seat, card, window)
    found.sort()
    return found


def asks(state: Talisman, seat: int, window: int) -> bool:
    """Whether to ask a seat for the sake of its Spells; at strict tables whoever could hold one, so that it tells nothing."""
    return can_cast(state, seat) if state.strict else bool(spell_actions(state, seat, window))


def targets(state: Talisman, seat: int, card: int, window: int) -> list[int]:
    key = KEY[card]
    hero = state.heroes[seat]
    if key in (ACQUISITION, MESMERISM, HEALING, NULLIFY, RANDOM):
        return [pack(CAST_ON, card, other) for other in range(state.players) if _affects(state, seat, other, key)]
    if key == IMMOBILITY:
        if window & TURN:
            fits = seat != state.active and not is_protected(state, state.heroes[state.active])
            return [pack(CAST_ON, card, state.active)] if fits else []
        return _held_by(state, card) if window & FIGHT and REGION[hero.space] != INNER else []  # T-148
    if key == HEX:
        taken = [other.space for other in state.heroes]
        return [pack(CAST_AT, card, space) for ring in RINGS for space in ring if space not in taken]
    if key == TELEPORT:
        if REGION[hero.space] == INNER or hero.enslaved:
            return []
        return [pack(CAST_AT, card, space) for space in RINGS[REGION[hero.space]] if space != hero.space]
    if key == DESTRUCTION:
        lying = [other for cards in state.lying.values() for other in cards if ORIGIN[other] != SPELL]
        return [pack(CAST_CARD, card, other) for other in lying]
    if key == ALCHEMY:
        return [pack(CAST, card)] if hero.objects else []
    if key == INVISIBILITY:
        return [] if state.affected(INVISIBLE, seat) else [pack(CAST, card)]
    if key == DIVINATION:
        return [pack(CAST, card)] if state.adventure else []
    if key == PSIONICBLAST:
        attack = state.attack
        return [pack(CAST, card)] if attack is not None and not attack.psychic else []
    if key == COUNTERSPELL:
        top = state.casting[-1]
        return [] if top[3] or top[0] == seat else [pack(CAST, card)]
    return [pack(CAST, card)]


def _held_by(state: Talisman, card: int) -> list[int]:
    """Immobility on one of the creatures that attack (R-22, R-26)."""
    attack = state.attack
    assert attack is not None
    return [pack(CAST_CARD, card, enemy) for enemy in attack.cards] or [pack(CAST, card)]


def _affects(state: Talisman, seat: int, other: int, key: int) -> bool:
    """Whether the Spell can do anything to that character (R-31)."""
    if not state.is_here(other):
        return False
    target = state.heroes[other]
    if is_protected(state, target):
        return False
    if key == HEALING:
        return target.life < VALUE_LIFE[target.character]
    if key == RANDOM:
        return True
    if key == NULLIFY:
        return other != seat and len(target.spells) > 0
    if other == seat:
        return False
    if key == MESMERISM:
        return bool(_followers_for(state.heroes[seat], target))
    mine = state.heroes[seat]
    return target.gold > 0 or any(may_have(mine, card) for card in target.objects)


def _followers_for(hero: Hero, target: Hero) -> list[int]:
    """The Followers that can be taken away: not raised or charmed ones (R-37), only those that may be had (T-185)."""
    return sorted([card for card in target.followers if TYPE[card] != ENEMY and may_have(hero, card)])


def veils(state: Talisman, seat: int) -> list[int]:
    """Invisibility, for a seat that is about to meet what could be evaded (SP10)."""
    return [action for action in spell_actions(state, seat, ANY) if KEY[first_of(action)] == INVISIBILITY]


def may_veil(state: Talisman, seat: int) -> bool:
    """Whether to ask a seat for the sake of Invisibility; see ``asks``."""
    return can_cast(state, seat) if state.strict else bool(veils(state, seat))


def is_cast(action: int) -> bool:
    return CAST <= verb_of(action) <= CAST_CARD


def spell_ability(action: int) -> str:
    """What a standing order for a Spell goes by."""
    return SPELL_NAMES[first_of(action)] if is_cast(action) else ""


def cast(state: Talisman, seat: int, action: int) -> None:
    """The Spell leaves the hand; others may counter it; then it works (T-146, R-27)."""
    hero = state.heroes[seat]
    card, target = first_of(action), second_of(action)
    hero.spells = without(hero.spells, card)
    for_the_turn(state, SPELL_CAST_BY, "cast", seat, 1)
    state.casting = (*state.casting, (seat, card, target, False))
    if state.events is not None:
        name, rule, verb = CARD_NAMES[card], RECORDS[card].id, verb_of(action)
        if verb == CAST_ON:
            state.tell("cast-on", rule, {"seat": seat, "card": name, "target": target})
        elif verb == CAST_AT:
            state.tell("cast-at", rule, {"seat": seat, "card": name, "space": SPACE_NAMES[target]})
        elif verb == CAST_CARD:
            state.tell("cast-card", rule, {"seat": seat, "card": name, "other": CARD_NAMES[target]})
        else:
            state.tell("cast", rule, {"seat": seat, "card": name})
    state.push(RESOLVE[seat])
    state.push(COUNTER[(seat + 1) % state.players])


class SpellMoment(Moment[Talisman]):
    """A moment in which others may cast Spells."""

    __slots__ = ()

    def react(self, state: Talisman, seat: int, action: int) -> None:
        cast(state, seat, action)

    def ability(self, action: int) -> str:
        return spell_ability(action)


class CounterMoment(SpellMoment):
    """Right after a Spell is cast others may counter it, clockwise from the caster (R-27)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True
    name: ClassVar[str] = "counter"
    rule: ClassVar[str] = "R-27"

    def reactions(self, state: Talisman, seat: int) -> list[int]:
        return spell_actions(state, seat, SPELL_CAST)

    def might_react(self, state: Talisman, seat: int) -> bool:
        return state.casting[-1][0] != seat and not state.casting[-1][3] and can_cast(state, seat)

    def useful(self, state: Talisman, seat: int, action: int) -> bool:
        """Against a Spell cast at this character, and against the Command Spell."""
        caster, card, target, _ = state.casting[-1]
        if card == COMMAND:
            return True
        return target == seat and KEY[card] != HEALING and is_at_character(state, caster, card)

    def about(self, state: Talisman, seat: int) -> About:
        """The Spell, who casts it, and at whom."""
        caster, card, target, _ = state.casting[-1]
        if card == COMMAND:
            return About(card="COMMAND", seat=caster)
        name = CARD_NAMES[card]
        return About(
            card=name,
            seat=caster,
            target=target if is_at_character(state, caster, card) else NOBODY,
            read=[name],
        )


def is_at_character(state: Talisman, caster: int, card: int) -> bool:
    """Whether the Spell is cast at a character; in the own turn Immobility holds a creature, and its target is a card."""
    return KEY[card] in _AT_CHARACTERS or (KEY[card] == IMMOBILITY and caster != state.active)


class Resolve(Step[Talisman]):
    """The Spell cast last works, unless it was countered; then it is discarded (T-146)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True

    def run(self, state: Talisman) -> None:
        seat, card, target, cancelled = state.casting[-1]
        state.casting = state.casting[:-1]
        state.push(KEEP_SPELL[seat])
        if cancelled:
            discard(state, card)
            if state.events is not None:
                state.tell("countered", "R-27", {"card": CARD_NAMES[card]})
            return
        if KEY[card] == HEX:
            put_down(state, target, card)
            begin_lasting(state, HEXED, "hex", card, seat, _HEX_TURNS)
            return
        discard(state, card)
        work(state, seat, KEY[card], target)


def work(state: Talisman, seat: int, key: int, target: int) -> None:
    """What the Spell does."""
    hero = state.heroes[seat]
    if key == COUNTERSPELL:
        below = state.casting[-1]
        state.casting = (*state.casting[:-1], (below[0], below[1], below[2], True))
    elif key in (ACQUISITION, MESMERISM):
        state.push(TakeFrom(seat, target, int(key == MESMERISM), "SP11" if key == MESMERISM else "SP01"))
    elif key == ALCHEMY:
        state.push(TurnToGold(seat, "SP02"))
    elif key == DESTROYMAGIC:
        begin_lasting(state, NO_MAGIC, "destroy-magic", NOBODY, seat, 1)
        state.then([SETTLE[other] for other in state.seats_from(seat)])
    elif key == DESTRUCTION:
        for space, cards in state.lying.items():
            if target in cards:
                pick_up(state, space, target)
                discard(state, target)
                break
    elif key == DIVINATION:
        hero.foreseen = tuple(state.adventure[-_FORESEEN:])
        if state.events is not None:
            seen = [CARD_NAMES[card] for card in reversed(hero.foreseen)]
            state.tell("foresaw", "R-98", {"seat": seat}, {"cards": seen}, (seat,))
    elif key == HEALING:
        heal(state, target, 99, "SP07")
    elif key == IMMOBILITY:
        # In the own turn it holds a creature (NOBODY: one that is no card), which attacks no more (SP09).
        if seat == state.active:
            state.evaded = (*state.evaded, target)
        else:
            for_the_turn(state, HELD, "immobility", target)
    elif key == INVISIBILITY:
        for_the_turn(state, INVISIBLE, "invisibility", seat)
    elif key == NULLIFY:
        for card in state.heroes[target].spells:
            discard_spell(state, target, card, "SP12")
    elif key == PRESERVATION:
        prevent(state, Threat)
    elif key == PSIONICBLAST:
        blast(state, seat)
    elif key == RANDOM:
        roll(state, target, 1, RandomFalls(target), "SP15")
    elif key == TELEPORT:
        arrive(state, seat, target, "SP16")
    elif key == TEMPORALWARP:
        warp(state, seat)


class KeepSpell(Step[Talisman]):
    """Wizard, Prophetess and whoever has the Wand draw a Spell when the last one was cast (R-28)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True

    def run(self, state: Talisman) -> None:
        hero = state.heroes[self.seat]
        if state.is_here(self.seat) and not hero.spells and keeps_a_spell(state, hero):
            draw_spell(state, self.seat, "R-28")


class RandomFalls(AfterRoll):
    """SP15, R-76."""

    __slots__ = ()

    def rolled_for(self, state: Talisman) -> str:
        return KEYS[RANDOM]

    def run(self, state: Talisman) -> None:
        seat, hero, die = self.seat, state.heroes[self.seat], state.dice[0]
        if not state.is_here(seat):
            return
        state.push(SETTLE[seat])
        if die == 1:
            make_toad(state, seat, "SP15")
        elif die == 2:
            lose_strength(state, seat, hero.strength + hero.toad_strength, "R-76")
        elif die == 3:
            lose_craft(state, seat, hero.craft + hero.toad_craft, "R-76")
        elif die == 4:
            lose_gold(state, seat, hero.gold, "SP15")
        elif die == 5:
            gain_strength(state, seat, 1, "SP15")
        else:
            gain_life(state, seat, 1, "SP15")


class TakeFrom(Question[Talisman]):
    """Take one thing from another character: an Object or gold, or a Follower."""

    __slots__ = ("other", "source", "what")
    lasting: ClassVar[bool] = True
    name: ClassVar[str] = "take-from"
    rule: ClassVar[str] = "T-185"
    saved: ClassVar[Saved] = (("other", SEAT), ("what", Number(0, 2)), ("source", TEXT))

    def __init__(self, seat: int, other: int, what: int, source: str) -> None:
        super().__init__(seat)
        self.other = other
        #: 0: an Object or 1 gold; 1: a Follower; 2: Maiden and Princess only.
        self.what = what
        self.source = source

    def options(self, state: Talisman) -> list[int]:
        hero, target = state.heroes[self.seat], state.heroes[self.other]
        if not state.is_here(self.other):
            return []
        if self.what:
            return [pack(TAKE, card) for card in _followers_for(hero, target)]
        actions = [pack(TAKE, card) for card in sorted(target.objects) if may_have(hero, card)]
        if target.gold and not hero.toad:
            actions.append(pack(COINS_UP))
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        target = state.heroes[self.other]
        state.then([SETTLE[seat], SETTLE[self.other]])
        if verb_of(action) == TAKE:
            card = first_of(action)
            give_up(target, card)
            receive(state, seat, card, self.source, self.other)
        else:
            target.gold -= 1
            state.heroes[seat].gold += 1
            if state.events is not None:
                state.tell("took-gold", self.source, {"seat": seat, "count": 1, "other": self.other})

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=self.other, read=offered(state, seat))


class TurnToGold(Question[Talisman]):
    """Discard any number of own Objects for 1 gold each (Alchemy, the Alchemists)."""

    __slots__ = ("source",)
    name: ClassVar[str] = "to-gold"
    rule: ClassVar[str] = "SP02"
    saved: ClassVar[Saved] = (("source", TEXT),)

    def __init__(self, seat: int, source: str) -> None:
        super().__init__(seat)
        self.source = source

    def options(self, state: Talisman) -> list[int]:
        actions = [pack(GIVE, card) for card in sorted(state.heroes[self.seat].objects)]
        return [*actions, pack(DONE)] if actions else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if verb_of(action) == GIVE:
            lose_card(state, seat, first_of(action), self.source)
            gain_gold(state, seat, 1, self.source)
            state.then([SETTLE[seat], self])


class TurnMoment(SpellMoment):
    """Before a character moves, the others may cast at it, or whatever may be cast at any time (R-26)."""

    __slots__ = ()
    name: ClassVar[str] = "others-turn"
    rule: ClassVar[str] = "T-150"

    def reactions(self, state: Talisman, seat: int) -> list[int]:
        return [] if seat == self.seat else spell_actions(state, seat, TURN | ANY)

    def might_react(self, state: Talisman, seat: int) -> bool:
        return seat != self.seat and can_cast(state, seat)

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=state.active)


class LossMoment(SpellMoment):
    """A life is about to be lost: Preservation, or Healing of the victim (SP13, R-33, R-68)."""

    __slots__ = ("victim",)
    lasting: ClassVar[bool] = True
    name: ClassVar[str] = "loss"
    rule: ClassVar[str] = "R-33"
    saved: ClassVar[Saved] = (("victim", SEAT),)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def reactions(self, state: Talisman, seat: int) -> list[int]:
        if not self._stands(state) or is_protected(state, state.heroes[self.victim]):
            return []
        actions = spell_actions(state, seat, LOSS)
        return actions + [action for action in spell_actions(state, seat, ANY) if self._heals(action)]

    def _stands(self, state: Talisman) -> bool:
        """Whether the life is still about to be lost."""
        return threatened(state, Threat, self.victim) and state.is_here(self.victim)

    def _heals(self, action: int) -> bool:
        return KEY[first_of(action)] == HEALING and second_of(action) == self.victim

    def might_react(self, state: Talisman, seat: int) -> bool:
        return threatened(state, Threat, self.victim) and can_cast(state, seat)

    def useful(self, state: Talisman, seat: int, action: int) -> bool:
        """For the own life; Healing only for the last one, since it brings all of them back."""
        last = state.heroes[seat].life == 1
        return self.victim == seat and (last or KEY[first_of(action)] == PRESERVATION)

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=self.victim)


class KillMoment(SpellMoment):
    """A Follower or an Enemy is about to be killed: Preservation may save it (SP13)."""

    __slots__ = ()
    name: ClassVar[str] = "kill"
    rule: ClassVar[str] = "SP13"

    def reactions(self, state: Talisman, seat: int) -> list[int]:
        return spell_actions(state, seat, LOSS) if threatened(state, Threat) else []

    def might_react(self, state: Talisman, seat: int) -> bool:
        return threatened(state, Threat) and can_cast(state, seat)

    def about(self, state: Talisman, seat: int) -> About:
        """The Follower that falls, or the Enemies of the attack."""
        then = state.upcoming
        if isinstance(then, CardThreat):
            return About(cards=[CARD_NAMES[then.card]])
        return About(cards=[CARD_NAMES[card] for card in state.attack.cards] if state.attack is not None else [])


def why_not_cast(state: Talisman, seat: int, action: int) -> IllegalAction:
    """Why a Spell cannot be cast now."""
    card = first_of(action)
    hero = state.heroes[seat]
    told: dict[str, object] = {"card": CARD_NAMES[card]}
    if card not in hero.spells:
        return IllegalAction("error-not-your-spell", told, "T-145")
    if hero.toad:
        return IllegalAction("error-toad-spell", {}, "T-175")
    if not magic_works(state, hero) or has(hero, AMULET):
        return IllegalAction("error-no-magic", {}, "R-97" if state.modifiers.of(NO_MAGIC) else "R-54")
    most = state.spells_at_start if seat == state.active else 1
    if spells_cast(state, seat) >= most:
        return IllegalAction("error-spell-limit", {"count": most}, "T-149" if seat == state.active else "T-150")
    return IllegalAction("error-spell-now", told, "T-146")


COUNTER: Final = [CounterMoment(seat) for seat in range(MOST_PLAYERS)]
RESOLVE: Final = [Resolve(seat) for seat in range(MOST_PLAYERS)]
KEEP_SPELL: Final = [KeepSpell(seat) for seat in range(MOST_PLAYERS)]
TURN_MOMENT: Final = [TurnMoment(seat) for seat in range(MOST_PLAYERS)]
KILL_MOMENT: Final = [KillMoment(seat) for seat in range(MOST_PLAYERS)]
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    CounterMoment,
    Resolve,
    KeepSpell,
    RandomFalls,
    TakeFrom,
    TurnToGold,
    TurnMoment,
    LossMoment,
    KillMoment,
)
