"""Fights against Enemies and other creatures: who attacks, and what may be done instead of fighting (T-110 to T-114, T-158)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import PASS, IllegalAction, Question, Step, arguments_of, first_of, pack, verb_of
from tavolata.engine.saving import BIT, Saved
from tavolata.games.talisman.box.actions import (
    ASSASSINATE,
    BRIBE_IT,
    CHARM,
    DROP,
    EVADE,
    EXORCISE,
    FIGHT,
    MOST_PLAYERS,
    PROVOKE,
)
from tavolata.games.talisman.box.cards import (
    A_CREATURE,
    ANIMAL,
    BRIBE,
    CARD_NAMES,
    CRAFT,
    CREATURES,
    CROSS,
    DRAGON,
    ENEMY,
    INNER,
    KIND,
    NO_CARD,
    NOBODY,
    REGION,
    SPIRIT,
    STRENGTH,
    TYPE,
    Card,
    Space,
    ability,
    creature_of,
)
from tavolata.games.talisman.box.records import KINDS
from tavolata.games.talisman.rules.attack import ATTACK_MOMENT, ROLL_ATTACK, begin_attack
from tavolata.games.talisman.rules.crossing import CrossBridge
from tavolata.games.talisman.rules.dice import roll
from tavolata.games.talisman.rules.gains import discard, draw_spell, drop, pay_gold, pick_up, receive
from tavolata.games.talisman.rules.hero import Attack, Hero
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST
from tavolata.games.talisman.rules.preparing import beside, best_armed, can_evade, preparations, prepare, weapon_choices
from tavolata.games.talisman.rules.spell_book import ANY_WINDOW, BATTLE_WINDOW, FIGHT_WINDOW
from tavolata.games.talisman.rules.spells import cast, is_cast, somebody_holds_a_spell, spell_actions
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import AfterCardRoll
from tavolata.games.talisman.rules.totals import can, has_magic, may_lead

_ASSASSIN: Final = ability("assassinate")
_EXORCIST: Final = ability("exorcise")
_PEACE: Final = ability("peace")
_CHARMER: Final = ability("charm")
_SENTINEL: Final = creature_of("SENTINEL")
_WEREWOLF: Final = creature_of("WEREWOLF")


class Meet(Step[Talisman]):
    """A creature that is no card attacks, with Craft if it has any (T-100, T-111)."""

    __slots__ = ("creature",)
    saved: ClassVar[Saved] = (("creature", A_CREATURE),)

    def __init__(self, seat: int, creature: int) -> None:
        super().__init__(seat)
        self.creature = creature

    def run(self, state: Talisman) -> None:
        creature = CREATURES[self.creature]
        attack = begin_attack(state, self.seat, NOBODY, creature.craft > 0)
        attack.creature = self.creature
        attack.base = creature.craft or creature.strength
        if self.creature == _WEREWOLF:
            attack.base = state.heroes[self.seat].stay.werewolf_strength
        attack.kind = KINDS.index(creature.kind)
        if state.visit.evaded:
            state.visit.evaded = tuple([card for card in state.visit.evaded if card != NOBODY])
        FACE_CREATURES[self.seat].run(state)


class MeetEnemies(Step[Talisman]):
    """All Enemies of a space that attack with the same ability fight together (T-114, R-22, R-23).

    Animals, Dragons and Monsters do in battle, Spirits in psychic combat (T-065, T-067).
    """

    __slots__ = ("psychic",)
    saved: ClassVar[Saved] = (("psychic", BIT),)

    def __init__(self, seat: int, psychic: int) -> None:
        super().__init__(seat)
        self.psychic = psychic

    def run(self, state: Talisman) -> None:
        attack = begin_attack(state, self.seat, NOBODY, self.psychic == 1)
        group(state, attack)
        FACE_CREATURES[self.seat].run(state)


# Who attacks


def enemies_here(state: Talisman, psychic: bool) -> list[Card]:
    """The Enemies of the active character's space that still attack it, in battle or in psychic combat (T-100, T-110, T-124)."""
    hero = state.heroes[state.active]
    found: list[Card] = []
    for card in state.cards_on(hero.space):
        if TYPE[card] != ENEMY or card in state.visit.evaded or card in state.visit.faced:
            continue
        if (CRAFT[card] > 0) == psychic:
            found.append(card)
    return found


def is_peaceful(hero: Hero, card: Card) -> bool:
    """Animals and Dragons do not attack the Minstrel (R-38)."""
    return leaves_alone(hero, KIND[card])


def leaves_alone(hero: Hero, kind: int) -> bool:
    """Whether creatures of that kind do not attack the character; the Dragon of the Cave is one of them (CH06)."""
    return kind in (ANIMAL, DRAGON) and can(hero, _PEACE)


def leave_alone(state: Talisman, cards: list[Card], as_if_evaded: bool) -> None:
    """These Enemies were met and do not attack in this visit; in the way they are all the same unless as if evaded (R-38, R-99)."""
    if as_if_evaded:
        state.visit.evaded += tuple(cards)
    else:
        state.visit.faced += tuple(cards)


def in_the_way(state: Talisman, space: Space) -> list[int]:
    """The Enemies of the active character's space that are neither killed nor evaded (T-071, T-092, T-255, R-25)."""
    return [card for card in state.cards_on(space) if TYPE[card] == ENEMY and card not in state.visit.evaded]


def group(state: Talisman, attack: Attack) -> None:
    """Put those who attack together: values added (R-22). Peaceful ones are in it only if they were provoked."""
    hero = state.heroes[attack.seat]
    cards = enemies_here(state, attack.psychic)
    if can(hero, _PEACE):
        provoked = [card for card in attack.cards if card in cards]
        cards = [card for card in cards if card in provoked or not is_peaceful(hero, card)]
    attack.cards = tuple(cards)
    values = CRAFT if attack.psychic else STRENGTH
    attack.base = 0
    attack.kind = KIND[cards[0]] if cards else 0
    for card in cards:
        attack.base += values[card]
        if KIND[card] == DRAGON:
            attack.kind = DRAGON


# What may be done


class FaceCreatures(Question[Talisman]):
    """Evade, prepare, cast, and fight (T-102 to T-104)."""

    __slots__ = ()
    name: ClassVar[str] = "fight"
    rule: ClassVar[str] = "T-102"

    def run(self, state: Talisman) -> None:
        attack = state.current_attack()
        if attack.creature != NOBODY:
            if NOBODY in state.visit.evaded:
                avoided(state, self.seat)
                return
        else:
            group(state, attack)
            if not attack.cards and not quarrels(state, self.seat, attack):
                state.attack = None
                return
        super().run(state)

    def options(self, state: Talisman) -> list[int]:
        attack = state.current_attack()
        seat = self.seat
        hero = state.heroes[seat]
        fights = len(attack.cards) > 0 or attack.creature != NOBODY
        actions: list[int] = []
        if fights:
            actions = weapon_choices(state, hero, FIGHT) if not attack.psychic else [pack(FIGHT)]
            if not attack.psychic and can(hero, _ASSASSIN):
                actions += weapon_choices(state, hero, ASSASSINATE)
            if REGION[hero.space] != INNER and can_evade(
                state, hero
            ):  # each by itself; never in the Inner Region (T-159, T-226)
                actions += [pack(EVADE, card) for card in attack.cards] or [pack(EVADE)]
        if hero.gold:
            actions += [pack(BRIBE_IT, card) for card in attack.cards if BRIBE[card] and BRIBE[card] <= hero.gold]
        if attack.psychic:
            actions += exorcisms(state, hero, attack)
        else:
            actions += quarrels(state, seat, attack)
        if (actions and verb_of(actions[0]) != FIGHT) or (
            attack.creature != NOBODY and leaves_alone(hero, attack.kind)
        ):
            actions.append(PASS)  # only peaceful ones are here: leave them alone
        if fights:
            if hero.objects or hero.followers:
                actions += preparations(state, seat, attack)
            if hero.spells:
                window = ANY_WINDOW | FIGHT_WINDOW if attack.psychic else ANY_WINDOW | FIGHT_WINDOW | BATTLE_WINDOW
                actions += spell_actions(state, seat, window)
        if hero.objects or hero.followers:
            actions += beside(hero, actions)
        if len(actions) > 1:
            actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        attack = state.current_attack()
        verb, card = verb_of(action), Card(first_of(action))
        if action == PASS:
            if attack.creature != NOBODY and state.events is not None:
                state.tell("left-alone", "CH06", {"seat": seat, "cards": [named(NO_CARD, attack)]})
            state.attack = None
            return
        if verb in (FIGHT, ASSASSINATE):
            if card != NOBODY:
                attack.weapons = tuple([Card(weapon) for weapon in arguments_of(action)])
            else:
                attack.weapons = ()
            attack.assassinate = verb == ASSASSINATE
            if somebody_holds_a_spell(state):
                state.push(ROLL_ATTACK[seat])
                state.push(ATTACK_MOMENT[seat])
            else:
                ROLL_ATTACK[seat].run(state)
            return
        if verb == EVADE:
            state.visit.evaded += (card,)
            if state.events is not None:
                state.tell("evaded", "T-158", {"seat": seat, "card": named(card, attack)})
        elif verb == BRIBE_IT:
            pay_gold(state, seat, BRIBE[card], "R-99")
            leave_alone(state, [card], not state.rulings.bribed_in_the_way)
            if state.events is not None:
                state.tell("bribed", "R-99", {"seat": seat, "card": CARD_NAMES[card]})
        elif verb == EXORCISE:
            destroy_spirit(state, seat, card)
        elif verb == CHARM:
            leave_alone(state, [card], state.rulings.peaceful_passed_by)
            state.push(self)
            if state.events is not None:
                state.tell("charms", "R-38", {"seat": seat, "card": CARD_NAMES[card]})
            roll(state, seat, 1, AfterCharming(seat, card), "R-38")
            return
        elif verb == PROVOKE:
            attack.cards = (*attack.cards, card)
        elif verb == DROP:
            state.then([CHECK_LIMITS_AND_QUEST[seat], self])
            drop(state, seat, card, "R-102")
            return
        elif is_cast(action):
            state.push(self)
            cast(state, seat, action)
            return
        else:
            prepare(state, seat, card)
        state.push(self)

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == EVADE:
            return IllegalAction("error-evade", {}, "T-160")
        return IllegalAction("error-fight", {}, self.rule)

    def usual(self, state: Talisman, seat: int, actions: list[int]) -> list[int]:
        return best_armed(state, actions)


def named(card: Card, attack: Attack) -> str:
    return CARD_NAMES[card] if card != NOBODY else CREATURES[attack.creature].key


def avoided(state: Talisman, seat: int) -> None:
    """A creature that is no card was evaded: nothing more of it (T-158)."""
    creature = state.current_attack().creature
    state.attack = None
    if creature == _SENTINEL:
        state.push(CrossBridge(seat))


def exorcisms(state: Talisman, hero: Hero, attack: Attack) -> list[int]:
    """Spirits may be destroyed without psychic combat by the Priest and by the Cross (R-39)."""
    if not attack.psychic or not (can(hero, _EXORCIST) or has_magic(state, hero, CROSS)):
        return []
    if attack.creature != NOBODY:
        return [pack(EXORCISE)] if attack.kind == SPIRIT else []
    return [pack(EXORCISE, card) for card in sorted(attack.cards) if KIND[card] == SPIRIT]


def destroy_spirit(state: Talisman, seat: int, card: Card) -> None:
    hero = state.heroes[seat]
    attack = state.current_attack()
    if state.events is not None:
        state.tell("exorcised", "R-39", {"seat": seat, "card": named(card, attack)})
    if card != NOBODY:
        pick_up(state, hero.space, card)
        discard(state, card)
    else:
        state.visit.evaded += (NO_CARD,)
    if can(hero, _EXORCIST):
        draw_spell(state, seat, "R-39")


def quarrels(state: Talisman, seat: int, attack: Attack) -> list[int]:
    """What the Minstrel may do with Animals and Dragons that leave him alone: provoke, or charm (R-38)."""
    hero = state.heroes[seat]
    if attack.psychic or attack.creature != NOBODY or not can(hero, _PEACE):
        return []
    calm = [card for card in enemies_here(state, False) if is_peaceful(hero, card) and card not in attack.cards]
    actions = [pack(PROVOKE, card) for card in sorted(calm)]
    if can(hero, _CHARMER) and may_lead(hero):
        actions += [pack(CHARM, card) for card in sorted(calm) if KIND[card] == ANIMAL]
    return actions


class AfterCharming(AfterCardRoll):
    """A die higher than the Animal's Strength wins it as a Follower (CH06)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        hero = state.heroes[self.seat]
        if state.dice[0] > STRENGTH[self.card] and self.card in state.cards_on(hero.space):
            pick_up(state, hero.space, self.card)
            receive(state, self.seat, self.card, "R-38")
            state.push(CHECK_LIMITS_AND_QUEST[self.seat])  # a quest may want it
        elif state.events is not None:
            state.tell("not-charmed", "R-38", {"seat": self.seat, "card": CARD_NAMES[self.card]})


SEATS: Final = range(MOST_PLAYERS)
FACE_CREATURES: Final = [FaceCreatures(seat) for seat in SEATS]
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Meet,
    MeetEnemies,
    FaceCreatures,
    AfterCharming,
)
