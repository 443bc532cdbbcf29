"""What fights are worth to the bot of Talisman: with Enemies, with creatures that are no cards, with other characters."""

from __future__ import annotations

from typing import Final

from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.box.cards import (
    ANIMAL,
    CRAFT,
    CREATURES,
    CROSS,
    CROWN,
    DRAGON,
    KIND,
    SPIRIT,
    STRENGTH,
    VALUE_CRAFT,
    WEAPON,
    Card,
    ability,
)
from tavolata.games.talisman.box.records import KINDS
from tavolata.games.talisman.rules.gains import has_talisman
from tavolata.games.talisman.rules.hero import Attack, Hero
from tavolata.games.talisman.rules.limits import KILL_AN_ENEMY, TAKE_A_LIFE
from tavolata.games.talisman.rules.odds import MILLION, odds
from tavolata.games.talisman.rules.preparing import weapons_of
from tavolata.games.talisman.rules.totals import can, craft_of, has, strength_of

_TWO_DICE: Final = ability("two-dice")
_TWO_WEAPONS: Final = ability("two-weapons")
_ASSASSIN: Final = ability("assassinate")
_INNER_STRENGTH: Final = ability("inner-strength")
_EXORCIST: Final = ability("exorcise")
_PEACE: Final = ability("peace")

#: What it is worth to meet Enemies that do nothing to this character.
LEFT_ALONE: Final = 100


def fight_worth(mind: Mind, base: int, psychic: bool, kind: int, runes: bool, gain: int, bonus: int = 0) -> int:
    """What a fight with a creature brings; ``bonus`` is added to the own score."""
    return outcome_worth(mind, fight_odds(mind, base, psychic, kind, runes, bonus), psychic, gain)


def outcome_worth(mind: Mind, chances: tuple[int, int, int], psychic: bool, gain: int) -> int:
    """What a fight of such odds brings."""
    won, lost, spent = chances
    cost = mind.life_lost()
    if not psychic:
        cost = cost * mind.armour // 6
    return (won * gain - lost * cost - spent * mind.fate_cost - (MILLION - won) * mind.values.not_won) // MILLION


def fight_odds(mind: Mind, base: int, psychic: bool, kind: int, runes: bool, bonus: int = 0) -> tuple[int, int, int]:
    own = mind.craft if psychic else mind.dragons if kind == DRAGON else mind.battle
    theirs = 0 if not psychic and can(mind.hero, _ASSASSIN) else 1
    lead = own + bonus - base - (2 if runes and theirs else 0)
    won, _, lost, spent = odds(lead, 1 if psychic else mind.dice, theirs, mind.fate > 0)
    return won, lost, spent


def trophies_worth(mind: Mind, cards: tuple[Card, ...] | list[Card]) -> int:
    """What killing these Enemies brings."""
    return _points_worth(mind, sum([STRENGTH[card] for card in cards]), sum([CRAFT[card] for card in cards]))


def _points_worth(mind: Mind, strength: int, craft: int) -> int:
    worth = (strength * mind.strength_worth + craft * mind.craft_worth) // mind.state.rulings.points
    if mind.hero.quest == KILL_AN_ENEMY:
        worth += mind.quest_worth()
    return worth


def enemies_worth(mind: Mind, cards: list[Card], psychic: bool, runes: bool) -> tuple[int, int]:
    """What it brings to meet these Enemies together, and how often one gets past them."""
    hero = mind.hero
    past = MILLION
    if not psychic and can(hero, _PEACE):
        if not mind.state.rulings.peaceful_passed_by:
            for card in cards:
                past = past * past_peaceful(card) // MILLION
        cards = [card for card in cards if KIND[card] != ANIMAL and KIND[card] != DRAGON]
    if psychic and (can(hero, _EXORCIST) or has(hero, CROSS)):
        cards = [card for card in cards if KIND[card] != SPIRIT]
    if not cards:
        return LEFT_ALONE, past
    values = CRAFT if psychic else STRENGTH
    base = sum([values[card] for card in cards])
    kind = DRAGON if any(KIND[card] == DRAGON for card in cards) else KIND[cards[0]]
    chances = fight_odds(mind, base, psychic, kind, runes)
    return outcome_worth(mind, chances, psychic, trophies_worth(mind, cards)), chances[0] * past // MILLION


def enemy_worth(mind: Mind, card: int) -> int:
    """What it brings to meet that Enemy alone: as ``enemies_worth``, without its lists, since half of a deck is asked for."""
    hero, kind = mind.hero, KIND[card]
    strength, craft = STRENGTH[card], CRAFT[card]
    psychic = craft > 0
    if not psychic and kind in (ANIMAL, DRAGON) and can(hero, _PEACE):
        return LEFT_ALONE
    if psychic and kind == SPIRIT and (can(hero, _EXORCIST) or has(hero, CROSS)):
        return LEFT_ALONE
    chances = fight_odds(mind, craft if psychic else strength, psychic, kind, False)
    return outcome_worth(mind, chances, psychic, _points_worth(mind, strength, craft))


def worth_without(mind: Mind, attack: Attack, card: int, runes: bool, bonus: int) -> int:
    """What the fight brings without one of the Enemies."""
    left = [other for other in attack.cards if other != card]
    values = CRAFT if attack.psychic else STRENGTH
    base = sum([values[other] for other in left])
    return fight_worth(mind, base, attack.psychic, KIND[left[0]], runes, trophies_worth(mind, left), bonus) - 20


def past_peaceful(card: int) -> int:
    """How often the Minstrel gets past a card that may leave him alone: an Animal he can try to charm (R-38)."""
    if KIND[card] == ANIMAL:
        return max(0, 6 - STRENGTH[card]) * MILLION // 6
    return 0 if KIND[card] == DRAGON else MILLION


def creature_worth(mind: Mind, number: int) -> int:
    """What it brings to meet a creature that is no card."""
    creature = CREATURES[number]
    return fight_worth(
        mind, creature.craft or creature.strength, creature.craft > 0, KINDS.index(creature.kind), False, 0
    )


def score_of(mind: Mind, rival: Hero, psychic: bool) -> int:
    """What another character would fight with, without the die: with its best Weapons."""
    if psychic:
        return craft_of(mind.state, rival)
    weapons = sorted([WEAPON[card] for card in weapons_of(mind.state, rival)])
    score = strength_of(mind.state, rival) + sum(weapons[-(2 if can(rival, _TWO_WEAPONS) else 1) :])
    return score + (VALUE_CRAFT[rival.character] if can(rival, _INNER_STRENGTH) else 0)


def duel_odds(mind: Mind, rival: Hero, psychic: bool, score: int, bonus: int = 0) -> tuple[int, int, int]:
    """Won, lost and fate spent against another character of that score; ``bonus`` is added to the own one."""
    mine, theirs = (1, 1) if psychic else (mind.dice, 2 if can(rival, _TWO_DICE) else 1)
    if not psychic and can(mind.hero, _ASSASSIN) and mind.hero.space != CROWN:
        theirs = 0
    lead = (mind.craft if psychic else mind.battle) + bonus - score
    won, _, lost, spent = odds(lead, mine, theirs, mind.fate > 0)
    return won, lost, spent


def wound_worth(mind: Mind, rival: Hero) -> int:
    """What taking a life from another is worth."""
    worth = mind.values.wound
    if rival.life == 1:
        worth += (
            mind.values.kill
            + mind.values.kill_counters * (rival.strength + rival.craft)
            + mind.values.kill_things * len(rival.objects)
        )
    if rival.space == CROWN or mind.state.crown_reached:
        worth += mind.values.wound_in_reign
    if mind.values.wound_near and has_talisman(rival):
        worth += mind.values.wound_near
    if mind.hero.quest == TAKE_A_LIFE:
        worth += mind.quest_worth()
    return worth
