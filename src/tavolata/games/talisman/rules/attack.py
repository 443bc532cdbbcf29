"""An attack, in battle or in psychic combat: the dice, fate, comparing, and what follows (T-099 to T-109, T-112, T-116 to T-126).

Whom a character fights is told in ``creatures.py`` and ``duel.py``. To change how an attack goes, change it here and nowhere
else.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import PASS, About, Question, Step, Threat, first_of, pack, verb_of
from tavolata.games.talisman.box.actions import BY_GOLD, BY_LIFE, CHOOSE, FATE, KEEP, MOST_PLAYERS, TAKE
from tavolata.games.talisman.box.cards import CARD_NAMES, CREATURES, NOBODY, Card, ability, creature_of
from tavolata.games.talisman.rules.crossing import CrossBridge
from tavolata.games.talisman.rules.dice import HIGHEST, fate_ability, lowest, spend_fate, throw
from tavolata.games.talisman.rules.ending import LoseLife
from tavolata.games.talisman.rules.flow import AttackEnds, end_turn, fulfil
from tavolata.games.talisman.rules.gains import gain_life, give_up, lose_card, pick_up, receive
from tavolata.games.talisman.rules.hero import Attack
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST, KILL_AN_ENEMY, complete_quest
from tavolata.games.talisman.rules.preparing import strikes_with_runes
from tavolata.games.talisman.rules.score import dice_counts, rival_score, score
from tavolata.games.talisman.rules.spell_book import ANY_WINDOW
from tavolata.games.talisman.rules.spells import (
    KILL_MOMENT,
    SpellMoment,
    can_cast,
    somebody_holds_a_spell,
    spell_actions,
)
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import CardQuestion, OtherQuestion, offered
from tavolata.games.talisman.rules.totals import can, may_have, may_lead

_ASSASSIN: Final = ability("assassinate")
_RAISER: Final = ability("raise")
_SENTINEL: Final = creature_of("SENTINEL")
_FIEND: Final = creature_of("FIEND")
_WEREWOLF: Final = creature_of("WEREWOLF")


def begin_attack(state: Talisman, seat: int, rival: int, psychic: bool) -> Attack:
    """An attack, battle or psychic combat, goes on from now until its end on the agenda (T-099)."""
    attack = Attack(seat, rival, psychic, state.new_scope())
    state.attack = attack
    state.push(AttackEnds(seat, attack.scope))
    return attack


class AttackMoment(SpellMoment):
    """Before the dice others may still cast what may be cast at any time (T-116)."""

    __slots__ = ()
    name: ClassVar[str] = "before-dice"
    rule: ClassVar[str] = "T-103"

    def reactions(self, state: Talisman, seat: int) -> list[int]:
        return [] if seat == self.seat else spell_actions(state, seat, ANY_WINDOW)

    def might_react(self, state: Talisman, seat: int) -> bool:
        return seat != self.seat and can_cast(state, seat)

    def about(self, state: Talisman, seat: int) -> About:
        attack = state.attack
        return About(seat=attack.seat if attack is not None else NOBODY)


class RollAttack(Step[Talisman]):
    """Both dice at once; the assassinated roll none (T-104, T-105, R-35, R-36)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        attack = state.current_attack()
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
        theirs_again = attack.rival != NOBODY and state.heroes[attack.rival].fate > 0 and len(attack.rival_dice) > 0
        if not theirs_again and not hero.fate:
            COMPARE[self.seat].run(state)
            return
        state.push(COMPARE[self.seat])
        if theirs_again:
            state.push(ATTACK_FATE[attack.rival])
        if hero.fate:
            state.push(ATTACK_FATE[attack.seat])


class AttackFate(Question[Talisman]):
    """Roll one's own attack die again: the attacker decides first, then the defender (T-105, T-117, T-118)."""

    __slots__ = ()
    name: ClassVar[str] = "attack-fate"
    rule: ClassVar[str] = "T-117"

    def options(self, state: Talisman) -> list[int]:
        attack = state.current_attack()
        dice = attack.dice if attack.seat == self.seat else attack.rival_dice
        return [pack(KEEP)] + [pack(FATE, number + 1) for number in range(len(dice))]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if verb_of(action) != FATE:
            return
        attack = state.current_attack()
        if attack.seat == seat:
            attack.dice = spend_fate(state, seat, attack.dice, first_of(action))
        else:
            attack.rival_dice = spend_fate(state, seat, attack.rival_dice, first_of(action))

    def ability(self, action: int) -> str:
        return fate_ability(action)

    def is_relevant(self, state: Talisman, seat: int, action: int) -> bool:
        """When the attack would be lost, and a better roll could still save it."""
        attack = state.current_attack()
        mine, theirs, dice = score(state, attack), rival_score(state, attack), attack.dice
        if attack.seat != seat:
            mine, theirs, dice = theirs, mine, attack.rival_dice
        return first_of(action) == lowest(dice) and mine < theirs <= mine - max(dice) + HIGHEST


class Compare(Step[Talisman]):
    """The higher attack score wins; equal is a stand-off (T-106 to T-109, T-119, T-123)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        attack = state.current_attack()
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
                Kill(self.seat).run(state)
            else:
                beaten(state, attack)
        elif mine > theirs:
            state.push(Reward(attack.seat, attack.rival))
        else:
            state.push(Reward(attack.rival, attack.seat))


def against(attack: Attack) -> list[str]:
    """The creatures of the attack by name; none where a character is attacked."""
    if attack.creature != NOBODY:
        return [CREATURES[attack.creature].key]
    return [CARD_NAMES[card] for card in attack.cards]


def spend_helper(state: Talisman, seat: int, card: Card) -> None:
    """A raised Enemy is discarded after its battle; a charmed Animal stays (CH05, CH06)."""
    if card != NOBODY and can(state.heroes[seat], _RAISER) and card in state.heroes[seat].followers:
        lose_card(state, seat, card, "R-37")


# What follows


def stand_off(state: Talisman) -> None:
    """Nobody is hurt and the turn ends; next turn one moves on, wherever that was (T-112, T-113, T-204)."""
    if state.events is not None:
        state.tell("stand-off", "T-112", {})
    end_turn(state)


def beaten(state: Talisman, attack: Attack) -> None:
    """The creature wins: a life, unless prevented, and the turn ends; an Enemy stays on the space (T-069, T-107, T-109, T-203)."""
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
        if attack is None or not attack.cards or not somebody_holds_a_spell(state):
            return []
        return [KILL_MOMENT[attack.seat]]

    def instead(self, state: Talisman) -> None:
        if state.events is not None:
            state.tell("preserved", "SP13", {"against": against(state.current_attack())})
        stand_off(state)

    def happen(self, state: Talisman) -> None:
        attack = state.current_attack()
        seat, hero = attack.seat, state.heroes[attack.seat]
        state.attack = None
        raisable = [card for card in attack.cards if not attack.psychic and can(hero, _RAISER)]
        for card in attack.cards:
            pick_up(state, hero.space, card)
            hero.trophies = (*hero.trophies, card)
            if state.events is not None:
                state.tell("killed", "T-153", {"seat": seat, "card": CARD_NAMES[card]})
        if attack.creature != NOBODY and state.events is not None:
            state.tell("defeated", "T-106", {"seat": seat, "card": CREATURES[attack.creature].key})
        if attack.cards and strikes_with_runes(hero, attack.weapons):
            gain_life(state, seat, 1, "R-77")
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
        state.push(CrossBridge(seat))
    elif creature == _WEREWOLF:
        hero.stay.werewolf_strength = 0
        fulfil(state, seat)
    elif creature == _FIEND:
        hero.stay.fiends_left -= 1
        if hero.stay.fiends_left:
            from tavolata.games.talisman.rules.creatures import Meet  # its chapter builds on this one

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
            state.push(CHECK_LIMITS_AND_QUEST[seat])  # a quest may want it
            if state.events is not None:
                state.tell("raised", "R-37", {"seat": seat, "card": CARD_NAMES[self.card]})

    def about(self, state: Talisman, seat: int) -> About:
        return About(card=CARD_NAMES[self.card])


class Reward(OtherQuestion):
    """The winner takes a life, an Object or a coin (T-120); an assassin only the life (CH01)."""

    __slots__ = ()
    name: ClassVar[str] = "reward"
    rule: ClassVar[str] = "T-120"

    def options(self, state: Talisman) -> list[int]:
        attack = state.current_attack()
        actions = [pack(CHOOSE, BY_LIFE)]
        hero, loser = state.heroes[self.seat], state.heroes[self.other]
        if not attack.assassinate or attack.seat != self.seat:
            if loser.gold and not hero.toad:
                actions.append(pack(CHOOSE, BY_GOLD))
            actions += [pack(TAKE, card) for card in sorted(loser.objects) if may_have(hero, card)]
        actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        attack = state.current_attack()
        loser = state.heroes[self.other]
        end_turn(state)
        if verb_of(action) == TAKE:
            card = Card(first_of(action))
            give_up(loser, card)
            receive(state, seat, card, "T-120", self.other)
            state.then([CHECK_LIMITS_AND_QUEST[seat], CHECK_LIMITS_AND_QUEST[self.other]])
        elif first_of(action) == BY_GOLD:
            loser.gold -= 1
            state.heroes[seat].gold += 1
            if state.events is not None:
                state.tell("took-gold", "T-120", {"seat": seat, "count": 1, "other": self.other})
            state.push(CHECK_LIMITS_AND_QUEST[seat])
        else:
            weapons = attack.weapons if attack.seat == seat else attack.rival_weapons
            runes = strikes_with_runes(state.heroes[seat], weapons)
            state.push(LoseLife(self.other, 1, seat, 0 if attack.psychic else 1, int(runes)))

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=self.other, read=offered(state, seat))


SEATS: Final = range(MOST_PLAYERS)
ATTACK_MOMENT: Final = [AttackMoment(seat) for seat in SEATS]
ROLL_ATTACK: Final = [RollAttack(seat) for seat in SEATS]
ATTACK_FATE: Final = [AttackFate(seat) for seat in SEATS]
COMPARE: Final = [Compare(seat) for seat in SEATS]
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    AttackMoment,
    RollAttack,
    AttackFate,
    Compare,
    Kill,
    Raise,
    Reward,
)
