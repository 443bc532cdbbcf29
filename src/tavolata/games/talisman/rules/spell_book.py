"""The Spells, each in one place: at what it can be cast, what it does, and what standing orders know of it.

A Spell is a record in ``data/spells.json``, which says when it may be cast, its words, and one class here. What a bot makes of
it stands in ``bot/spells.py``, in one place again. Both are checked when they are read: no Spell of the box is without them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import About, Question, Step, Threat, first_of, pack, prevent, second_of, verb_of
from tavolata.engine.data_files import DataProblem
from tavolata.engine.saving import SEAT, TEXT, Number, Saved
from tavolata.engine.scopes import PREVENTED, innermost
from tavolata.games.talisman.box.actions import CAST, CAST_AT, CAST_CARD, CAST_ON, COINS_UP, DONE, GIVE, TAKE
from tavolata.games.talisman.box.cards import (
    BOX,
    CARD_NAMES,
    ENEMY,
    INNER,
    KEYS,
    NOBODY,
    ORIGIN,
    REGION,
    RINGS,
    SPELL,
    TYPE,
    VALUE_LIFE,
    Card,
    Space,
    spell_of,
)
from tavolata.games.talisman.rules.dice import roll
from tavolata.games.talisman.rules.flow import arrive
from tavolata.games.talisman.rules.gains import (
    discard,
    discard_spell,
    gain_gold,
    gain_life,
    gain_strength,
    give_up,
    heal,
    is_protected,
    lose_card,
    lose_craft,
    lose_gold,
    lose_strength,
    make_toad,
    pick_up,
    put_down,
    receive,
)
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.lasting import (
    HELD,
    HEXED,
    INVISIBLE,
    NO_MAGIC,
    begin_lasting,
    blast,
    for_the_turn,
    warp,
)
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import AfterRoll, offered
from tavolata.games.talisman.rules.totals import may_have

#: When a Spell may be cast, as its card says (section 2 of the facts). The last one goes with every other.
START_WINDOW: Final = 1  # own turn, before moving
MOVE_WINDOW: Final = 2  # instead of the movement roll
MOVED_WINDOW: Final = 4  # own turn, just after the move
END_WINDOW: Final = 8  # own turn, at its end
TURN_WINDOW: Final = 16  # at the start of another character's turn
FIGHT_WINDOW: Final = 32  # a creature is about to be fought in the own turn
BATTLE_WINDOW: Final = 64  # about to fight a battle
LOSS_WINDOW: Final = 128  # a life, a Follower or an Enemy is about to be lost
SPELL_WINDOW: Final = 256  # right after a Spell was cast
ANY_WINDOW: Final = 512

_FORESEEN: Final = 5
_HEX_TURNS: Final = 3


class Spell:
    """A Spell that is cast at nothing. Those that are cast at a character, wherever it is (T-147), say whom they ``affects``."""

    __slots__ = ()
    key: ClassVar[str] = ""
    #: Whether it is cast at a character, and whether that one would rather be spared it.
    at_characters: ClassVar[bool] = False
    hostile: ClassVar[bool] = False
    #: Whether it saves its caster from something. The table can find out when: it may ask then, or cast it then.
    saves: ClassVar[bool] = False
    #: Whether it gets its caster past what could be evaded.
    hides: ClassVar[bool] = False

    def targets(self, state: Talisman, seat: int, card: Card, window: int) -> list[int]:
        """The actions that cast this card now, each at something that it can affect (R-31)."""
        if not self.at_characters:
            return [pack(CAST, card)]
        return [pack(CAST_ON, card, other) for other in range(state.players) if self._reaches(state, seat, other)]

    def _reaches(self, state: Talisman, seat: int, other: int) -> bool:
        """Whether it can do anything to that character (R-31)."""
        if not state.is_here(other) or is_protected(state, state.heroes[other]):
            return False
        return self.affects(state, seat, other)

    def affects(self, state: Talisman, seat: int, other: int) -> bool:
        """Whether it can do anything to a character that is not protected."""
        return True

    def aims_at_character(self, state: Talisman, caster: int) -> bool:
        """Whether the target of the Spell that was cast is a character."""
        return self.at_characters

    def resolve(self, state: Talisman, seat: int, card: Card, target: int) -> None:
        """It was not countered: it is discarded and works (T-146)."""
        discard(state, card)
        self.work(state, seat, target)

    def work(self, state: Talisman, seat: int, target: int) -> None:
        """What it does."""

    def averts_loss(self, action: int, victim: int) -> bool:
        """Whether a Spell for any time can be cast when a life is about to be lost (R-33, R-68)."""
        return False

    def saves_life(self, last: bool) -> bool:
        """Whether a life, or only the last one, is worth casting it by a standing order."""
        return last


class Acquisition(Spell):
    """An Object or a coin of another character (SP01)."""

    __slots__ = ()
    key: ClassVar[str] = "ACQUISITION"
    at_characters: ClassVar[bool] = True
    hostile: ClassVar[bool] = True

    def affects(self, state: Talisman, seat: int, other: int) -> bool:
        mine, target = state.heroes[seat], state.heroes[other]
        return other != seat and (target.gold > 0 or any(may_have(mine, card) for card in target.objects))

    def work(self, state: Talisman, seat: int, target: int) -> None:
        state.push(TakeFrom(seat, target, 0, "SP01"))


class Alchemy(Spell):
    """Own Objects for a coin each (SP02)."""

    __slots__ = ()
    key: ClassVar[str] = "ALCHEMY"

    def targets(self, state: Talisman, seat: int, card: Card, window: int) -> list[int]:
        return [pack(CAST, card)] if state.heroes[seat].objects else []

    def work(self, state: Talisman, seat: int, target: int) -> None:
        state.push(TurnToGold(seat, "SP02"))


class Counterspell(Spell):
    """The Spell just cast does nothing (SP03, R-27)."""

    __slots__ = ()
    key: ClassVar[str] = "COUNTERSPELL"
    saves: ClassVar[bool] = True

    def targets(self, state: Talisman, seat: int, card: Card, window: int) -> list[int]:
        top = state.casting[-1]
        return [] if top[3] or top[0] == seat else [pack(CAST, card)]

    def work(self, state: Talisman, seat: int, target: int) -> None:
        below = state.casting[-1]
        state.casting = (*state.casting[:-1], (below[0], below[1], below[2], True))


class DestroyMagic(Spell):
    """For a while no magic works (SP04, R-97)."""

    __slots__ = ()
    key: ClassVar[str] = "DESTROYMAGIC"

    def work(self, state: Talisman, seat: int, target: int) -> None:
        begin_lasting(state, NO_MAGIC, "destroy-magic", NOBODY, seat, 1)
        state.then([CHECK_LIMITS_AND_QUEST[other] for other in state.seats_from(seat)])


class Destruction(Spell):
    """A card that lies on the board is gone (SP05)."""

    __slots__ = ()
    key: ClassVar[str] = "DESTRUCTION"

    def targets(self, state: Talisman, seat: int, card: Card, window: int) -> list[int]:
        lying = [other for cards in state.lying.values() for other in cards if ORIGIN[other] != SPELL]
        return [pack(CAST_CARD, card, other) for other in lying]

    def work(self, state: Talisman, seat: int, target: int) -> None:
        for space, cards in state.lying.items():
            if target in cards:
                pick_up(state, Space(space), Card(target))
                discard(state, Card(target))
                break


class Divination(Spell):
    """A look at the next Adventure cards (SP06, R-98)."""

    __slots__ = ()
    key: ClassVar[str] = "DIVINATION"

    def targets(self, state: Talisman, seat: int, card: Card, window: int) -> list[int]:
        return [pack(CAST, card)] if state.adventure else []

    def work(self, state: Talisman, seat: int, target: int) -> None:
        hero = state.heroes[seat]
        hero.foreseen = tuple([Card(card) for card in state.adventure[-_FORESEEN:]])
        if state.events is not None:
            seen = [CARD_NAMES[card] for card in reversed(hero.foreseen)]
            state.tell("foresaw", "R-98", {"seat": seat}, {"cards": seen}, (seat,))


class Healing(Spell):
    """All lives of a character come back, even one about to be lost (SP07, R-33)."""

    __slots__ = ()
    key: ClassVar[str] = "HEALING"
    at_characters: ClassVar[bool] = True
    saves: ClassVar[bool] = True

    def affects(self, state: Talisman, seat: int, other: int) -> bool:
        target = state.heroes[other]
        return target.life < VALUE_LIFE[target.character]

    def work(self, state: Talisman, seat: int, target: int) -> None:
        heal(state, target, 99, "SP07")

    def averts_loss(self, action: int, victim: int) -> bool:
        return second_of(action) == victim


class Hex(Spell):
    """It lies on a space and costs whoever lands there a life (SP08)."""

    __slots__ = ()
    key: ClassVar[str] = "HEX"

    def targets(self, state: Talisman, seat: int, card: Card, window: int) -> list[int]:
        taken = [other.space for other in state.heroes]
        return [pack(CAST_AT, card, space) for ring in RINGS for space in ring if space not in taken]

    def resolve(self, state: Talisman, seat: int, card: Card, target: int) -> None:
        put_down(state, Space(target), card)
        begin_lasting(state, HEXED, "hex", card, seat, _HEX_TURNS)


class Immobility(Spell):
    """It holds a creature that attacks, or in the turn of another that character (SP09, R-22, R-26)."""

    __slots__ = ()
    key: ClassVar[str] = "IMMOBILITY"
    hostile: ClassVar[bool] = True

    def targets(self, state: Talisman, seat: int, card: Card, window: int) -> list[int]:
        if window & TURN_WINDOW:
            fits = seat != state.active and not is_protected(state, state.heroes[state.active])
            return [pack(CAST_ON, card, state.active)] if fits else []
        if not window & FIGHT_WINDOW or REGION[state.heroes[seat].space] == INNER:  # T-148
            return []
        attack = state.current_attack()
        return [pack(CAST_CARD, card, enemy) for enemy in attack.cards] or [pack(CAST, card)]

    def aims_at_character(self, state: Talisman, caster: int) -> bool:
        """In the own turn it holds a creature, and its target is a card."""
        return caster != state.active

    def work(self, state: Talisman, seat: int, target: int) -> None:
        # In the own turn it holds a creature (NOBODY: one that is no card), which attacks no more (SP09).
        if seat == state.active:
            state.visit.evaded += (Card(target),)
        else:
            for_the_turn(state, HELD, "immobility", target)


class Invisibility(Spell):
    """For the turn its caster gets past what could be evaded (SP10)."""

    __slots__ = ()
    key: ClassVar[str] = "INVISIBILITY"
    hides: ClassVar[bool] = True

    def targets(self, state: Talisman, seat: int, card: Card, window: int) -> list[int]:
        return [] if state.affected(INVISIBLE, seat) else [pack(CAST, card)]

    def work(self, state: Talisman, seat: int, target: int) -> None:
        for_the_turn(state, INVISIBLE, "invisibility", seat)


class Mesmerism(Spell):
    """A Follower of another character (SP11)."""

    __slots__ = ()
    key: ClassVar[str] = "MESMERISM"
    at_characters: ClassVar[bool] = True
    hostile: ClassVar[bool] = True

    def affects(self, state: Talisman, seat: int, other: int) -> bool:
        return other != seat and bool(_followers_for(state.heroes[seat], state.heroes[other]))

    def work(self, state: Talisman, seat: int, target: int) -> None:
        state.push(TakeFrom(seat, target, 1, "SP11"))


class Nullify(Spell):
    """Another character loses its Spells (SP12)."""

    __slots__ = ()
    key: ClassVar[str] = "NULLIFY"
    at_characters: ClassVar[bool] = True
    hostile: ClassVar[bool] = True

    def affects(self, state: Talisman, seat: int, other: int) -> bool:
        return other != seat and len(state.heroes[other].spells) > 0

    def work(self, state: Talisman, seat: int, target: int) -> None:
        for card in state.heroes[target].spells:
            discard_spell(state, target, card, "SP12")


class Preservation(Spell):
    """What is about to be lost is not (SP13)."""

    __slots__ = ()
    key: ClassVar[str] = "PRESERVATION"
    saves: ClassVar[bool] = True

    def work(self, state: Talisman, seat: int, target: int) -> None:
        from tavolata.games.talisman.rules.ending import LoseLife  # its chapter builds on this one

        if state.events is not None:
            place = innermost(state, Threat)
            threat = state.agenda[place] if place >= 0 else None
            if isinstance(threat, LoseLife) and threat.stage != PREVENTED:  # a card says itself that it was preserved
                state.tell("preserved-life", "SP13", {"seat": threat.seat})
        prevent(state, Threat)

    def saves_life(self, last: bool) -> bool:
        return True


class PsionicBlast(Spell):
    """Its caster's Craft value is added in a battle (SP14)."""

    __slots__ = ()
    key: ClassVar[str] = "PSIONICBLAST"

    def targets(self, state: Talisman, seat: int, card: Card, window: int) -> list[int]:
        attack = state.attack
        return [pack(CAST, card)] if attack is not None and not attack.psychic else []

    def work(self, state: Talisman, seat: int, target: int) -> None:
        blast(state, seat)


class Random(Spell):
    """A die says what becomes of a character (SP15)."""

    __slots__ = ()
    key: ClassVar[str] = "RANDOM"
    at_characters: ClassVar[bool] = True
    hostile: ClassVar[bool] = True

    def work(self, state: Talisman, seat: int, target: int) -> None:
        roll(state, target, 1, RandomFalls(target), "SP15")


class TeleportSpell(Spell):
    """To another space of the Region (SP16)."""

    __slots__ = ()
    key: ClassVar[str] = "TELEPORT"

    def targets(self, state: Talisman, seat: int, card: Card, window: int) -> list[int]:
        hero = state.heroes[seat]
        if REGION[hero.space] == INNER or hero.stay.enslaved:
            return []
        return [pack(CAST_AT, card, space) for space in RINGS[REGION[hero.space]] if space != hero.space]

    def work(self, state: Talisman, seat: int, target: int) -> None:
        arrive(state, seat, Space(target), "SP16")


class TemporalWarp(Spell):
    """Further turns (SP17, R-75)."""

    __slots__ = ()
    key: ClassVar[str] = "TEMPORALWARP"

    def work(self, state: Talisman, seat: int, target: int) -> None:
        warp(state, seat)


SPELLS: Final[tuple[Spell, ...]] = (
    *(Acquisition(), Alchemy(), Counterspell(), DestroyMagic(), Destruction(), Divination(), Healing(), Hex()),
    *(Immobility(), Invisibility(), Mesmerism(), Nullify(), Preservation(), PsionicBlast(), Random()),
    *(TeleportSpell(), TemporalWarp()),
)


def check_known(keys: list[str]) -> None:
    """Every Spell of the box must be one that is known here."""
    known = [spell.key for spell in SPELLS]
    for key in keys:
        if key not in known:
            raise DataProblem("spells.json", key, "key", "no such Spell is known")


def _book() -> list[Spell]:
    """The Spell of each kind of card; what is no Spell has an empty page."""
    check_known([record.key for record in BOX.spells])
    book = [Spell() for _ in KEYS]
    for spell in SPELLS:
        book[spell_of(spell.key)] = spell
    return book


#: By the kind of card: ``BOOK[KEY[card]]``.
BOOK: Final[list[Spell]] = _book()


# What they ask and roll for


def _followers_for(hero: Hero, target: Hero) -> list[int]:
    """The Followers that can be taken away: not raised or charmed ones (R-37), only those that may be had (T-185)."""
    return sorted([card for card in target.followers if TYPE[card] != ENEMY and may_have(hero, card)])


class RandomFalls(AfterRoll):
    """SP15, R-76."""

    __slots__ = ()

    def rolled_for(self, state: Talisman) -> str:
        return Random.key

    def run(self, state: Talisman) -> None:
        seat, hero, die = self.seat, state.heroes[self.seat], state.dice[0]
        if not state.is_here(seat):
            return
        state.push(CHECK_LIMITS_AND_QUEST[seat])
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
        state.then([CHECK_LIMITS_AND_QUEST[seat], CHECK_LIMITS_AND_QUEST[self.other]])
        if verb_of(action) == TAKE:
            card = Card(first_of(action))
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
            lose_card(state, seat, Card(first_of(action)), self.source)
            gain_gold(state, seat, 1, self.source)
            state.then([CHECK_LIMITS_AND_QUEST[seat], self])


STEPS: Final[tuple[type[Step[Any]], ...]] = (RandomFalls, TakeFrom, TurnToGold)
