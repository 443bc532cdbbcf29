"""What it is worth to the bot of Talisman to land on a space: the cards drawn there, all that lies there, and who stands there."""

from __future__ import annotations

from typing import Final

from tavolata.games.talisman.bot.effects import effect_worth
from tavolata.games.talisman.bot.fight_worth import duel_odds, enemies_worth, enemy_worth, score_of, wound_worth
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.thing_worth import follower_worth, prize_worth, taking_worth
from tavolata.games.talisman.bot.values import LEAST
from tavolata.games.talisman.box.cards import (
    CRAFT,
    DOES,
    DRAW,
    ENEMY,
    FOLLOWER,
    FORCED,
    NO_CARD,
    ORIGIN,
    PRICE,
    RUNES,
    SPACE_DOES,
    SPACE_FIRST,
    SPELL,
    TERRAIN,
    TYPE,
    Card,
    Space,
    ability,
)
from tavolata.games.talisman.rules.odds import MILLION
from tavolata.games.talisman.rules.totals import can, may_have

_PSYCHIC: Final = ability("psychic")

#: What there may be on a space: see ``parts_of``.
AT_ONCE: Final = 0
ENEMIES: Final = 1
A_HEX: Final = 2
A_CARD: Final = 3
COINS: Final = 4
DRAWN: Final = 5
INSTRUCTIONS: Final = 6
A_CHARACTER: Final = 7


def draw_worth(mind: Mind) -> int:
    """What a card from the deck brings on average; cards foreseen are known."""
    if mind.drawn == LEAST:
        seen = mind.foreseen
        deck = mind.state.adventure
        if seen and deck and deck[-1] == seen[-1]:
            mind.drawn = card_worth(mind, seen[-1])
        else:
            cards = deck or mind.state.adventure_discards
            total = 0
            for card in cards:
                total += card_worth(mind, Card(card))
            mind.drawn = total // max(1, len(cards)) + mind.values.card
    return mind.drawn


def card_worth(mind: Mind, card: Card) -> int:
    """What it brings to draw that card."""
    kind = TYPE[card]
    if kind == ENEMY:
        return enemy_worth(mind, card)
    if DOES[card] >= 0:
        return effect_worth(mind, DOES[card], card)
    if FORCED[card]:
        return follower_worth(mind, card)
    if not may_have(mind.hero, card) or PRICE[card] > mind.hero.gold:
        return 0
    return max(0, taking_worth(mind, card) if kind != FOLLOWER else follower_worth(mind, card))


def landing_worth(mind: Mind, space: Space) -> int:
    """What it brings to land on a space."""
    if not mind.lands:
        mind.lands = [LEAST] * len(DRAW)
    found = mind.lands[space]
    if found == LEAST:
        found = mind.lands[space] = _land(mind, space)
    return found


def _land(mind: Mind, space: Space) -> int:
    if is_bare(mind, space):
        return _bare_worth(mind, space)  # nearly every space: the parts need not be listed
    value, instead = 0, LEAST
    for what, _, worth in parts_of(mind, space):
        if what == A_CHARACTER:
            instead = max(instead, worth)
        else:
            value += worth
    return max(value, instead)


def is_bare(mind: Mind, space: Space) -> bool:
    """Whether there is neither a card nor a coin nor another character."""
    state = mind.state
    if space in state.lying or space in state.coins:
        return False
    return all(hero.space != space or hero is mind.hero for hero in state.heroes)


def _bare_worth(mind: Mind, space: Space) -> int:
    """What ``parts`` adds up to where there is only the space."""
    value = effect_worth(mind, SPACE_FIRST[space], NO_CARD) if SPACE_FIRST[space] >= 0 else 0
    if DRAW[space] > 0:
        value += drawing_worth(mind, space, DRAW[space], MILLION)
    if SPACE_DOES[space] >= 0:
        value += effect_worth(mind, SPACE_DOES[space], NO_CARD, space)
    return value


def drawing_worth(mind: Mind, space: Space, count: int, reach: int) -> int:
    """What it brings to draw so many cards there, which one gets to so often."""
    worth = reach * count * (draw_worth(mind) - (mind.values.runes if TERRAIN[space] == RUNES else 0)) // MILLION
    return worth - mind.values.crowd * count if count > 1 else worth  # Enemies fight together


def parts_of(mind: Mind, space: Space) -> list[tuple[int, int, int]]:
    """What there is on a space, which one, and what it brings; a character there is met instead of all the rest."""
    state = mind.state
    cards = state.cards_on(space)
    found: list[tuple[int, int, int]] = []
    reach = MILLION
    if SPACE_FIRST[space] >= 0:
        found.append((AT_ONCE, space, effect_worth(mind, SPACE_FIRST[space], NO_CARD)))
    runes = TERRAIN[space] == RUNES
    if cards:
        for psychic in (False, True):
            enemies = [card for card in cards if TYPE[card] == ENEMY and (CRAFT[card] > 0) == psychic]
            if enemies:
                worth, won = enemies_worth(mind, enemies, psychic, runes)
                found.append((ENEMIES, int(psychic), reach * worth // MILLION))
                reach = reach * won // MILLION
        for card in cards:
            if ORIGIN[card] == SPELL:
                found.append((A_HEX, card, -mind.life_lost()))
            elif TYPE[card] != ENEMY:
                found.append((A_CARD, card, reach * card_worth(mind, card) // MILLION))
    if state.coins.get(space, 0):
        found.append((COINS, space, reach * state.coins[space] // MILLION * mind.coin()))
    missing = DRAW[space] - len(cards)
    if missing > 0:
        found.append((DRAWN, missing, drawing_worth(mind, space, missing, reach)))
    if SPACE_DOES[space] >= 0:
        found.append((INSTRUCTIONS, space, reach * effect_worth(mind, SPACE_DOES[space], NO_CARD, space) // MILLION))
    for other in range(state.players):
        if other != mind.seat and state.heroes[other].space == space:
            found.append((A_CHARACTER, other, attack_worth(mind, other)[0]))
    return found


def attack_worth(mind: Mind, other: int) -> tuple[int, int]:
    """What it brings to attack another character, and whether in psychic combat."""
    battle = duel_worth(mind, other, False)
    if can(mind.hero, _PSYCHIC):
        psychic = duel_worth(mind, other, True)
        if psychic > battle:
            return psychic, 1
    return battle, 0


def duel_worth(mind: Mind, other: int, psychic: bool) -> int:
    rival = mind.state.heroes[other]
    won, lost, spent = duel_odds(mind, rival, psychic, score_of(mind, rival, psychic))
    cost = mind.life_lost()
    if not psychic:
        cost = cost * mind.armour // 6
    if mind.talisman:
        cost = max(cost, mind.values.talisman_lost)  # the winner may take an Object
    gain = max(mind.coin() if rival.gold else 0, wound_worth(mind, rival))
    for card in rival.objects:
        gain = max(gain, prize_worth(mind, rival, card))
    return (won * gain - lost * cost - spent * mind.fate_cost) // MILLION - mind.values.duel
