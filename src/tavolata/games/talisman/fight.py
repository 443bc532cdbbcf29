"""Attacks: battle and psychic combat, against creatures and between characters (T-099 to T-126).

The order is the rulebook's: evasion; Spells and all that changes Strength or Craft; the dice; fate; comparing; what
follows. To change how an attack goes, change it here and nowhere else.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import (
    PASS,
    About,
    IllegalAction,
    Question,
    Step,
    Threat,
    arguments_of,
    first_of,
    pack,
    second_of,
    verb_of,
)
from tavolata.engine.saving import BIT, SEAT, Saved
from tavolata.games.talisman.actions import (
    ASSASSINATE,
    BRIBE_IT,
    BY_GOLD,
    BY_LIFE,
    CHARM,
    CHOOSE,
    DROP,
    EVADE,
    EXORCISE,
    FATE,
    FIGHT,
    KEEP,
    MOST_PLAYERS,
    PROVOKE,
    TAKE,
    USE,
)
from tavolata.games.talisman.cards import (
    A_CREATURE,
    AMULET,
    ANIMAL,
    BRIBE,
    CARD_NAMES,
    CRAFT,
    CREATURES,
    CROSS,
    CROWN,
    DRAGON,
    ENEMY,
    EVADES,
    HILLS,
    INNER,
    KEY,
    KIND,
    MAGIC,
    MERCENARY,
    NOBODY,
    POTION,
    REGION,
    RUNESWORD,
    SPIRIT,
    STRENGTH,
    TERRAIN,
    TYPE,
    WEAPON,
    WOODS,
    ability,
    creature_of,
)
from tavolata.games.talisman.components import KINDS
from tavolata.games.talisman.dice import HIGHEST, fate_ability, lowest, roll, spend_fate, throw, with_die
from tavolata.games.talisman.ending import LoseLife
from tavolata.games.talisman.flow import AttackEnds, end_turn, fulfil, later
from tavolata.games.talisman.gains import (
    discard,
    draw_spell,
    drink,
    drop,
    gain_life,
    give_up,
    lose_card,
    lose_gold,
    pick_up,
    receive,
)
from tavolata.games.talisman.hero import Attack, Hero
from tavolata.games.talisman.lasting import (
    HELP_IN_BATTLE,
    INVISIBLE,
    MERCENARY_ADDS,
    for_the_turn,
    is_drunk,
    is_hired,
    magic_works,
)
from tavolata.games.talisman.score import dice_counts, rival_score, score, weapons_worth
from tavolata.games.talisman.settle import KILL_AN_ENEMY, SETTLE, complete_quest, things_to_leave
from tavolata.games.talisman.spell_book import ANY, BATTLE
from tavolata.games.talisman.spell_book import FIGHT as FIGHT_WINDOW
from tavolata.games.talisman.spells import KILL_MOMENT, SpellMoment, can_cast, cast, is_cast, spell_actions
from tavolata.games.talisman.state import Talisman
from tavolata.games.talisman.steps import AfterCardRoll, CardQuestion, OtherQuestion, offered
from tavolata.games.talisman.totals import (
    can,
    has,
    has_magic,
    may_have,
    may_lead,
)

_ASSASSIN: Final = ability("assassinate")
_TWO_WEAPONS: Final = ability("two-weapons")
_NO_WEAPON: Final = ability("no-weapon")
_EXORCIST: Final = ability("exorcise")
_PEACE: Final = ability("peace")
_CHARMER: Final = ability("charm")
_RAISER: Final = ability("raise")
_DRAIN: Final = ability("drain")
_EVADES_HILLS: Final = ability("evade-hills")
_EVADES_WOODS: Final = ability("evade-woods")

_SENTINEL: Final = creature_of("SENTINEL")
_FIEND: Final = creature_of("FIEND")
_WEREWOLF: Final = creature_of("WEREWOLF")


# Weapons


def weapons_of(state: Talisman, hero: Hero) -> list[int]:
    """The Weapons that the character can use now."""
    if can(hero, _NO_WEAPON):
        return []
    magic = magic_works(state, hero)
    return sorted([card for card in hero.objects if WEAPON[card] and (magic or TYPE[card] != MAGIC)])


def weapon_choices(state: Talisman, hero: Hero, verb: int) -> list[int]:
    """Fight bare, with one Weapon, the Warrior also with two (T-135)."""
    weapons = weapons_of(state, hero)
    actions = [pack(verb)] + [pack(verb, card) for card in weapons]
    if can(hero, _TWO_WEAPONS):
        actions += [pack(verb, one, two) for one in weapons for two in weapons if one < two]
    return actions


def strikes_with_runes(hero: Hero, weapons: tuple[int, ...]) -> bool:
    """Whether the Runesword is among the Weapons chosen, and still in hand (MO09)."""
    return RUNESWORD in [KEY[card] for card in weapons if card in hero.objects]


def helpers_of(hero: Hero) -> list[int]:
    """Charmed Animals and raised Enemies (R-37, R-38)."""
    if hero.toad:
        return []
    return sorted([card for card in hero.followers if TYPE[card] == ENEMY])


def preparations(state: Talisman, seat: int, attack: Attack) -> list[int]:
    """What may be done before the dice: drink, pay the Mercenary, call a helper (T-103, R-79)."""
    if attack.psychic:
        return []
    hero = state.heroes[seat]
    actions: list[int] = []
    for card in hero.objects:
        if KEY[card] == POTION and not is_drunk(state, seat) and magic_works(state, hero):
            actions.append(pack(USE, card))
    for card in hero.followers:
        if KEY[card] == MERCENARY and not is_hired(state, seat) and hero.gold:
            actions.append(pack(USE, card))
    helper = attack.helper if attack.seat == seat else attack.rival_helper
    if helper == NOBODY:
        actions += [pack(USE, card) for card in helpers_of(hero)]
    return actions


def prepare(state: Talisman, seat: int, card: int) -> None:
    if KEY[card] == POTION:
        drink(state, seat, card)
    elif KEY[card] == MERCENARY:
        for_the_turn(state, HELP_IN_BATTLE, "mercenary", seat, MERCENARY_ADDS, card)
        if state.events is not None:
            state.tell("hired", "R-79", {"seat": seat, "card": CARD_NAMES[card]})
        lose_gold(state, seat, 1, "R-79")
    else:
        attack = state.attack
        assert attack is not None
        if attack.seat == seat:
            attack.helper = card
        else:
            attack.rival_helper = card
        if state.events is not None:
            state.tell("helped", "R-37", {"seat": seat, "card": CARD_NAMES[card]})


def beside(hero: Hero, actions: list[int]) -> list[int]:
    """To ditch something before the dice, where one is asked anyway; or the Amulet, which keeps one from casting (R-102, R-32)."""
    return things_to_leave(hero) if len(actions) > 1 or has(hero, AMULET) else []


# Evading (T-158 to T-160)


def can_evade(state: Talisman, hero: Hero) -> bool:
    """Whether the character has a means to evade here: Invisibility, or the terrain (R-59: not the Sentinel's)."""
    if state.affected(INVISIBLE, hero.seat):
        return True
    terrain = TERRAIN[hero.space]
    if terrain not in (HILLS, WOODS):
        return False
    if can(hero, _EVADES_HILLS if terrain == HILLS else _EVADES_WOODS):
        return True
    return any(EVADES[card] == terrain for card in hero.followers)


def begin_attack(state: Talisman, seat: int, rival: int, psychic: bool) -> Attack:
    """An attack goes on from now until its end on the agenda."""
    attack = Attack(seat, rival, psychic, state.new_scope())
    state.attack = attack
    state.push(AttackEnds(seat, attack.scope))
    return attack


# Against creatures


class Meet(Step[Talisman]):
    """A creature that is no card attacks (T-111)."""

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
            attack.base = state.heroes[self.seat].werewolf
        attack.kind = KINDS.index(creature.kind)
        state.evaded = tuple([card for card in state.evaded if card != NOBODY])
        state.push(FACE_CREATURES[self.seat])


class MeetEnemies(Step[Talisman]):
    """All Enemies of a space that attack with the same ability fight together (T-114, R-22, R-23)."""

    __slots__ = ("psychic",)
    saved: ClassVar[Saved] = (("psychic", BIT),)

    def __init__(self, seat: int, psychic: int) -> None:
        super().__init__(seat)
        self.psychic = psychic

    def run(self, state: Talisman) -> None:
        attack = begin_attack(state, self.seat, NOBODY, self.psychic == 1)
        group(state, attack)
        state.push(FACE_CREATURES[self.seat])


def enemies_here(state: Talisman, psychic: bool) -> list[int]:
    """The Enemies of the active character's space that still attack it."""
    hero = state.heroes[state.active]
    found: list[int] = []
    for card in state.cards_on(hero.space):
        if TYPE[card] != ENEMY or card in state.evaded or card in state.faced:
            continue
        if (CRAFT[card] > 0) == psychic:
            found.append(card)
    return found


def is_peaceful(hero: Hero, card: int) -> bool:
    """Animals and Dragons do not attack the Minstrel (R-38)."""
    return leaves_alone(hero, KIND[card])


def leaves_alone(hero: Hero, kind: int) -> bool:
    """Whether creatures of that kind do not attack the character; the Dragon of the Cave is one of them (CH06)."""
    return kind in (ANIMAL, DRAGON) and can(hero, _PEACE)


def leave_alone(state: Talisman, cards: list[int], as_if_evaded: bool) -> None:
    """These Enemies were met and do not attack in this visit; in the way they are all the same unless as if evaded (R-38, R-99)."""
    if as_if_evaded:
        state.evaded = state.evaded + tuple(cards)
    else:
        state.faced = state.faced + tuple(cards)


def in_the_way(state: Talisman, space: int) -> list[int]:
    """The Enemies of the active character's space that are neither killed nor evaded (T-071, T-092, T-255)."""
    return [card for card in state.cards_on(space) if TYPE[card] == ENEMY and card not in state.evaded]


def group(state: Talisman, attack: Attack) -> None:
    """Put those who attack together: values added (R-22). Peaceful ones are in it only if they were provoked."""
    hero = state.heroes[attack.seat]
    cards = enemies_here(state, attack.psychic)
    provoked = [card for card in attack.cards if card in cards]
    attack.cards = tuple([card for card in cards if card in provoked or not is_peaceful(hero, card)])
    values = CRAFT if attack.psychic else STRENGTH
    attack.base = sum([values[card] for card in attack.cards])
    kinds = [KIND[card] for card in attack.cards]
    attack.kind = DRAGON if DRAGON in kinds else (kinds[0] if kinds else 0)


class FaceCreatures(Question[Talisman]):
    """Evade, prepare, cast, and fight (T-102 to T-104)."""

    __slots__ = ()
    name: ClassVar[str] = "fight"
    rule: ClassVar[str] = "T-102"

    def run(self, state: Talisman) -> None:
        attack = state.attack
        assert attack is not None
        if attack.creature != NOBODY:
            if NOBODY in state.evaded:
                avoided(state, self.seat)
                return
        else:
            group(state, attack)
            if not attack.cards and not quarrels(state, self.seat, attack):
                state.attack = None
                return
        super().run(state)

    def options(self, state: Talisman) -> list[int]:
        attack = state.attack
        assert attack is not None
        seat = self.seat
        hero = state.heroes[seat]
        actions: list[int] = []
        if attack.cards or attack.creature != NOBODY:
            verb_choices = weapon_choices(state, hero, FIGHT) if not attack.psychic else [pack(FIGHT)]
            actions += verb_choices
            if not attack.psychic and can(hero, _ASSASSIN):
                actions += weapon_choices(state, hero, ASSASSINATE)
            if REGION[hero.space] != INNER and can_evade(state, hero):
                actions += [pack(EVADE, card) for card in sorted(attack.cards)] or [pack(EVADE)]
        actions += [pack(BRIBE_IT, card) for card in sorted(attack.cards) if BRIBE[card] and BRIBE[card] <= hero.gold]
        actions += exorcisms(state, hero, attack)
        actions += quarrels(state, seat, attack)
        if (actions and verb_of(actions[0]) != FIGHT) or (
            attack.creature != NOBODY and leaves_alone(hero, attack.kind)
        ):
            actions.append(PASS)  # only peaceful ones are here: leave them alone
        actions += preparations(state, seat, attack) if attack.cards or attack.creature != NOBODY else []
        window = ANY | FIGHT_WINDOW if attack.psychic else ANY | FIGHT_WINDOW | BATTLE
        if attack.cards or attack.creature != NOBODY:
            actions += spell_actions(state, seat, window)
        actions += beside(hero, actions)
        actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        attack = state.attack
        assert attack is not None
        verb, card = verb_of(action), first_of(action)
        if action == PASS:
            state.attack = None
            return
        if verb in (FIGHT, ASSASSINATE):
            attack.weapons = tuple([weapon for weapon in (card, second_of(action)) if weapon != NOBODY])
            attack.assassinate = verb == ASSASSINATE
            state.push(ROLL_ATTACK[seat])
            state.push(ATTACK_MOMENT[seat])
            return
        if verb == EVADE:
            state.evaded = (*state.evaded, card)
            if state.events is not None:
                state.tell("evaded", "T-158", {"seat": seat, "card": named(card, attack)})
        elif verb == BRIBE_IT:
            lose_gold(state, seat, BRIBE[card], "R-99")
            leave_alone(state, [card], not state.rulings.bribed_in_the_way)
            if state.events is not None:
                state.tell("bribed", "R-99", {"seat": seat, "card": CARD_NAMES[card]})
        elif verb == EXORCISE:
            destroy_spirit(state, seat, card)
        elif verb == CHARM:
            leave_alone(state, [card], state.rulings.peaceful_passed_by)
            state.push(self)
            roll(state, seat, 1, Charmed(seat, card), "R-38")
            return
        elif verb == PROVOKE:
            attack.cards = (*attack.cards, card)
        elif verb == DROP:
            state.then([SETTLE[seat], self])
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


def best_armed(state: Talisman, actions: list[int]) -> list[int]:
    """The Weapons that add most, to fight and to assassinate; among equals the Runesword, then the fewest (R-77)."""
    attack = state.attack
    assert attack is not None
    worth = weapons_worth(state, attack)
    best: dict[int, int] = {}
    most: dict[int, int] = {}
    for action in actions:
        verb = verb_of(action)
        if verb in (FIGHT, ASSASSINATE):
            weapons = arguments_of(action)
            value = 100 * sum([worth.get(card, 0) for card in weapons]) - len(weapons)
            value += 10 * int(any(KEY[card] == RUNESWORD for card in weapons))
            if verb not in best or value > most[verb]:
                best[verb], most[verb] = action, value
    return list(best.values())


def named(card: int, attack: Attack) -> str:
    return CARD_NAMES[card] if card != NOBODY else CREATURES[attack.creature].key


def against(attack: Attack) -> list[str]:
    """The creatures of the attack by name; none where a character is attacked."""
    if attack.creature != NOBODY:
        return [CREATURES[attack.creature].key]
    return [CARD_NAMES[card] for card in attack.cards]


def avoided(state: Talisman, seat: int) -> None:
    """A creature that is no card was evaded: nothing more of it (T-158)."""
    attack = state.attack
    assert attack is not None
    creature = attack.creature
    state.attack = None
    if creature == _SENTINEL:
        later(state, "CrossBridge", seat)


def exorcisms(state: Talisman, hero: Hero, attack: Attack) -> list[int]:
    """Spirits may be destroyed without psychic combat by the Priest and by the Cross (R-39)."""
    if not attack.psychic or not (can(hero, _EXORCIST) or has_magic(state, hero, CROSS)):
        return []
    if attack.creature != NOBODY:
        return [pack(EXORCISE)] if attack.kind == SPIRIT else []
    return [pack(EXORCISE, card) for card in sorted(attack.cards) if KIND[card] == SPIRIT]


def destroy_spirit(state: Talisman, seat: int, card: int) -> None:
    hero = state.heroes[seat]
    attack = state.attack
    assert attack is not None
    if state.events is not None:
        state.tell("exorcised", "R-39", {"seat": seat, "card": named(card, attack)})
    if card != NOBODY:
        pick_up(state, hero.space, card)
        discard(state, card)
    else:
        state.evaded = (*state.evaded, NOBODY)
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


class Charmed(AfterCardRoll):
    """A die higher than the Animal's Strength wins it as a Follower (CH06)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        hero = state.heroes[self.seat]
        if state.dice[0] > STRENGTH[self.card] and self.card in state.cards_on(hero.space):
            pick_up(state, hero.space, self.card)
            receive(state, self.seat, self.card, "R-38")
            state.push(SETTLE[self.seat])  # a quest may want it
        elif state.events is not None:
            state.tell("not-charmed", "R-38", {"seat": self.seat, "card": CARD_NAMES[self.card]})


class AttackMoment(SpellMoment):
    """Before the dice others may still cast what may be cast at any time (T-116)."""

    __slots__ = ()
    name: ClassVar[str] = "before-dice"
    rule: ClassVar[str] = "T-103"

    def reactions(self, state: Talisman, seat: int) -> list[int]:
        return [] if seat == self.seat else spell_actions(state, seat, ANY)

    def might_react(self, state: Talisman, seat: int) -> bool:
        return seat != self.seat and can_cast(state, seat)

    def about(self, state: Talisman, seat: int) -> About:
        attack = state.attack
        return About(seat=attack.seat if attack is not None else NOBODY)


class RollAttack(Step[Talisman]):
    """Both dice at once; the assassinated roll none (T-104, T-105, R-35, R-36)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        attack = state.attack
        assert attack is not None
        hero = state.heroes[attack.seat]
        attack.assassinate = attack.assassinate and can(hero, _ASSASSIN)  # not once it is a Toad (T-178)
        mine, theirs = dice_counts(state, attack)
        attack.dice = throw(state, mine)
        attack.rival_dice = throw(state, theirs)
        if state.events is not None:
            dice: dict[str, object] = {"dice": list(attack.dice), "rival_dice": list(attack.rival_dice)}
            scores: dict[str, object] = {"score": score(state, attack), "rival_score": rival_score(state, attack)}
            sides: dict[str, object] = {"seat": attack.seat, "rival": attack.rival, "against": against(attack)}
            state.tell("attack-rolled", "T-105", {**sides, **dice, **scores})
        state.push(COMPARE[self.seat])
        if attack.rival != NOBODY and state.heroes[attack.rival].fate and attack.rival_dice:
            state.push(ATTACK_FATE[attack.rival])
        if hero.fate:
            state.push(ATTACK_FATE[attack.seat])


class AttackFate(Question[Talisman]):
    """Roll one's own attack die again: the attacker decides first, then the defender (T-105, T-117, T-118)."""

    __slots__ = ()
    name: ClassVar[str] = "attack-fate"
    rule: ClassVar[str] = "T-117"

    def options(self, state: Talisman) -> list[int]:
        attack = state.attack
        assert attack is not None
        dice = attack.dice if attack.seat == self.seat else attack.rival_dice
        return [pack(KEEP)] + [pack(FATE, number + 1) for number in range(len(dice))]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if verb_of(action) != FATE:
            return
        attack = state.attack
        assert attack is not None
        die = spend_fate(state, seat)
        if attack.seat == seat:
            attack.dice = with_die(attack.dice, first_of(action) - 1, die)
        else:
            attack.rival_dice = with_die(attack.rival_dice, first_of(action) - 1, die)

    def ability(self, action: int) -> str:
        return fate_ability(action)

    def useful(self, state: Talisman, seat: int, action: int) -> bool:
        """When the attack would be lost, and a better roll could still save it."""
        attack = state.attack
        assert attack is not None
        mine, theirs, dice = score(state, attack), rival_score(state, attack), attack.dice
        if attack.seat != seat:
            mine, theirs, dice = theirs, mine, attack.rival_dice
        return first_of(action) == lowest(dice) and mine < theirs <= mine - max(dice) + HIGHEST


class Compare(Step[Talisman]):
    """The higher attack score wins; equal is a stand-off (T-106 to T-109, T-119)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        attack = state.attack
        assert attack is not None
        mine, theirs = score(state, attack), rival_score(state, attack)
        spend_helper(state, attack.seat, attack.helper)
        if attack.rival != NOBODY:
            spend_helper(state, attack.rival, attack.rival_helper)
        if state.events is not None:
            sides: dict[str, object] = {"seat": attack.seat, "rival": attack.rival, "against": against(attack)}
            state.tell("compared", "T-106", {**sides, "score": mine, "rival_score": theirs})
        if mine == theirs:
            stand_off(state)
        elif attack.rival == NOBODY:
            if mine > theirs:
                state.push(Kill(self.seat))
            else:
                beaten(state, attack)
        elif mine > theirs:
            state.push(Reward(attack.seat, attack.rival))
        else:
            state.push(Reward(attack.rival, attack.seat))


def spend_helper(state: Talisman, seat: int, card: int) -> None:
    """A raised Enemy is discarded after its battle; a charmed Animal stays (CH05, CH06)."""
    if card != NOBODY and can(state.heroes[seat], _RAISER) and card in state.heroes[seat].followers:
        lose_card(state, seat, card, "R-37")


def stand_off(state: Talisman) -> None:
    """Nobody is hurt and the turn ends (T-112)."""
    if state.events is not None:
        state.tell("stand-off", "T-112", {})
    end_turn(state)


def beaten(state: Talisman, attack: Attack) -> None:
    """The creature wins: a life, unless prevented, and the turn ends (T-107, T-109)."""
    seat, battle = attack.seat, 0 if attack.psychic else 1
    end_turn(state)
    state.push(LoseLife(seat, 1, NOBODY, battle))


class Kill(Threat[Talisman]):
    """The creatures are killed, unless Preservation saves a card: cards become trophies (T-106, T-153, R-94, SP13)."""

    __slots__ = ()

    def at(self, stage: int) -> Kill:
        return Kill(self.seat, stage)

    def shields(self, state: Talisman) -> list[Step[Any]]:
        attack = state.attack
        return [KILL_MOMENT[attack.seat]] if attack is not None and attack.cards else []

    def instead(self, state: Talisman) -> None:
        stand_off(state)

    def happen(self, state: Talisman) -> None:
        attack = state.attack
        assert attack is not None
        seat, hero = attack.seat, state.heroes[attack.seat]
        state.attack = None
        if attack.cards and strikes_with_runes(hero, attack.weapons):
            gain_life(state, seat, 1, "R-77")
        raisable = [card for card in attack.cards if not attack.psychic and can(hero, _RAISER)]
        for card in attack.cards:
            pick_up(state, hero.space, card)
            hero.trophies = (*hero.trophies, card)
            if state.events is not None:
                state.tell("killed", "T-153", {"seat": seat, "card": CARD_NAMES[card]})
        if attack.creature != NOBODY and state.events is not None:
            state.tell("killed", "T-106", {"seat": seat, "card": CREATURES[attack.creature].key})
        if attack.cards and hero.quest == KILL_AN_ENEMY:
            complete_quest(state, seat)
        else:
            after_creature(state, seat, attack.creature)
        for card in raisable:
            state.push(Raise(seat, card))


def after_creature(state: Talisman, seat: int, creature: int) -> None:
    """What follows when a creature of the board is killed."""
    hero = state.heroes[seat]
    if creature == _SENTINEL:
        later(state, "CrossBridge", seat)
    elif creature == _WEREWOLF:
        hero.werewolf = 0
        fulfil(state, seat)
    elif creature == _FIEND:
        hero.fiends -= 1
        if hero.fiends:
            state.push(Meet(seat, _FIEND))
        else:
            fulfil(state, seat)


class Raise(CardQuestion):
    """The Ghoul may keep the Enemy as a raised Follower instead of a trophy (CH05, R-37)."""

    __slots__ = ()
    name: ClassVar[str] = "raise"
    rule: ClassVar[str] = "R-37"

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        return [PASS, pack(TAKE, self.card)] if self.card in hero.trophies and may_lead(hero) else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if action != PASS:
            hero = state.heroes[seat]
            hero.trophies = tuple([card for card in hero.trophies if card != self.card])
            hero.followers = (*hero.followers, self.card)
            state.push(SETTLE[seat])  # a quest may want it
            if state.events is not None:
                state.tell("raised", "R-37", {"seat": seat, "card": CARD_NAMES[self.card]})

    def about(self, state: Talisman, seat: int) -> About:
        return About(card=CARD_NAMES[self.card])


# Between characters


class Duel(Step[Talisman]):
    """One character attacks another, in battle or, if able, in psychic combat (T-101, T-115)."""

    __slots__ = ("psychic", "rival")
    saved: ClassVar[Saved] = (("rival", SEAT), ("psychic", BIT))

    def __init__(self, seat: int, rival: int, psychic: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.psychic = psychic

    def run(self, state: Talisman) -> None:
        begin_attack(state, self.seat, self.rival, self.psychic == 1)
        if state.events is not None:
            told: dict[str, object] = {"seat": self.seat, "rival": self.rival, "psychic": self.psychic == 1}
            state.tell("attacked", "T-087", told)
        state.push(ATTACKER[self.seat])
        state.push(DEFENDER[self.rival])


class Defender(Question[Talisman]):
    """The attacked one evades, or prepares and stands (T-115, T-116)."""

    __slots__ = ()
    name: ClassVar[str] = "defend"
    rule: ClassVar[str] = "T-115"

    def options(self, state: Talisman) -> list[int]:
        attack = state.attack
        assert attack is not None
        hero = state.heroes[self.seat]
        actions = weapon_choices(state, hero, FIGHT) if not attack.psychic else [pack(FIGHT)]
        if can_evade(state, hero):
            actions.append(pack(EVADE))
        actions += preparations(state, self.seat, attack)
        actions += spell_actions(state, self.seat, ANY if attack.psychic else ANY | BATTLE)
        actions += things_to_leave(hero)  # what lies on the space is no prize for the winner (T-089, R-102)
        actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        attack = state.attack
        assert attack is not None
        verb = verb_of(action)
        if verb == FIGHT:
            attack.rival_weapons = tuple([card for card in (first_of(action), second_of(action)) if card != NOBODY])
        elif verb == EVADE:
            if state.events is not None:
                state.tell("evaded", "T-158", {"seat": seat, "card": ""})
            end_turn(state)
        else:
            get_ready(state, seat, action, self)

    def about(self, state: Talisman, seat: int) -> About:
        attack = state.attack
        assert attack is not None
        return About(seat=attack.seat)

    def usual(self, state: Talisman, seat: int, actions: list[int]) -> list[int]:
        return best_armed(state, actions)


class Attacker(Question[Talisman]):
    """The attacker prepares and strikes (T-116)."""

    __slots__ = ()
    name: ClassVar[str] = "strike"
    rule: ClassVar[str] = "T-116"

    def options(self, state: Talisman) -> list[int]:
        attack = state.attack
        assert attack is not None
        hero = state.heroes[self.seat]
        if not state.is_here(attack.rival):
            return []
        actions = weapon_choices(state, hero, FIGHT) if not attack.psychic else [pack(FIGHT)]
        if not attack.psychic and can(hero, _ASSASSIN) and hero.space != CROWN:
            actions += weapon_choices(state, hero, ASSASSINATE)
        actions += preparations(state, self.seat, attack)
        actions += spell_actions(state, self.seat, ANY if attack.psychic else ANY | BATTLE)
        actions += beside(hero, actions)
        actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        attack = state.attack
        assert attack is not None
        verb = verb_of(action)
        if verb in (FIGHT, ASSASSINATE):
            attack.weapons = tuple([card for card in (first_of(action), second_of(action)) if card != NOBODY])
            attack.assassinate = verb == ASSASSINATE
            state.push(ROLL_ATTACK[seat])
            state.push(ATTACK_MOMENT[seat])
            return
        get_ready(state, seat, action, self)

    def about(self, state: Talisman, seat: int) -> About:
        attack = state.attack
        assert attack is not None
        return About(seat=attack.rival)

    def usual(self, state: Talisman, seat: int, actions: list[int]) -> list[int]:
        return best_armed(state, actions)


def get_ready(state: Talisman, seat: int, action: int, again: Question[Talisman]) -> None:
    """Cast, ditch or use something before the dice, and be asked again (T-103, T-116, R-102)."""
    if verb_of(action) == DROP:
        state.then([SETTLE[seat], again])
        drop(state, seat, first_of(action), "R-102")
        return
    state.push(again)
    if is_cast(action):
        cast(state, seat, action)
    else:
        prepare(state, seat, first_of(action))


class Reward(OtherQuestion):
    """The winner takes a life, an Object or a coin (T-120); an assassin only the life (CH01)."""

    __slots__ = ()
    name: ClassVar[str] = "reward"
    rule: ClassVar[str] = "T-120"

    def options(self, state: Talisman) -> list[int]:
        attack = state.attack
        assert attack is not None
        actions = [pack(CHOOSE, BY_LIFE)]
        hero, loser = state.heroes[self.seat], state.heroes[self.other]
        if not attack.assassinate or attack.seat != self.seat:
            if loser.gold and not hero.toad:
                actions.append(pack(CHOOSE, BY_GOLD))
            actions += [pack(TAKE, card) for card in sorted(loser.objects) if may_have(hero, card)]
        actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        attack = state.attack
        assert attack is not None
        loser = state.heroes[self.other]
        end_turn(state)
        if verb_of(action) == TAKE:
            card = first_of(action)
            give_up(loser, card)
            receive(state, seat, card, "T-120", self.other)
            state.then([SETTLE[seat], SETTLE[self.other]])
        elif first_of(action) == BY_GOLD:
            loser.gold -= 1
            state.heroes[seat].gold += 1
            if state.events is not None:
                state.tell("took-gold", "T-120", {"seat": seat, "count": 1, "other": self.other})
            state.push(SETTLE[seat])
        else:
            weapons = attack.weapons if attack.seat == seat else attack.rival_weapons
            runes = strikes_with_runes(state.heroes[seat], weapons)
            state.push(LoseLife(self.other, 1, seat, 0 if attack.psychic else 1, int(runes)))

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=self.other, read=offered(state, seat))


SEATS: Final = range(MOST_PLAYERS)
FACE_CREATURES: Final = [FaceCreatures(seat) for seat in SEATS]
ATTACK_MOMENT: Final = [AttackMoment(seat) for seat in SEATS]
ROLL_ATTACK: Final = [RollAttack(seat) for seat in SEATS]
ATTACK_FATE: Final = [AttackFate(seat) for seat in SEATS]
COMPARE: Final = [Compare(seat) for seat in SEATS]
ATTACKER: Final = [Attacker(seat) for seat in SEATS]
DEFENDER: Final = [Defender(seat) for seat in SEATS]
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Meet,
    MeetEnemies,
    FaceCreatures,
    Charmed,
    AttackMoment,
    RollAttack,
    AttackFate,
    Compare,
    Kill,
    Raise,
    Duel,
    Defender,
    Attacker,
    Reward,
)
