"""What each side of an attack counts: the sums, and where each point comes from. Nothing is changed here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavolata.engine import Part
from tavolata.games.talisman.box.cards import (
    CRAFT,
    DRAGON,
    DRAGON_WEAPON,
    GLADE,
    NOBODY,
    RUNES,
    STRENGTH,
    TERRAIN,
    VALUE_CRAFT,
    WEAPON,
    ability,
)
from tavolata.games.talisman.rules.hero import Attack
from tavolata.games.talisman.rules.lasting import HELP_IN_BATTLE
from tavolata.games.talisman.rules.totals import ability_of, can

if TYPE_CHECKING:
    from tavolata.games.talisman.rules.state import Talisman

_INNER_STRENGTH: Final = ability("inner-strength")
_TWO_DICE: Final = ability("two-dice")

#: Creatures on Runes add to their roll (R-24).
RUNES_ADD: Final = 2


def own_score(state: Talisman, seat: int, attack: Attack, parts: list[Part] | None = None) -> int:
    """Strength or Craft of one side with all that counts in this attack, without the die (T-104, T-125).

    The one walk over it: ``parts`` collects where each point comes from.
    """
    hero = state.heroes[seat]
    total = ability_of(state, hero, attack.psychic, parts)
    if attack.psychic:
        return total
    attacker = attack.seat == seat
    if hero.space != GLADE:
        for card in attack.weapons if attacker else attack.rival_weapons:
            if card in hero.objects:  # not one that was lost since it was drawn
                total = plus(total, "weapon", card, weapon_worth(card, attack.kind), parts)
    if can(hero, _INNER_STRENGTH):
        total = plus(total, "monk", NOBODY, VALUE_CRAFT[hero.character], parts)  # CH07
    if state.modifiers.by_kind:
        total = state.value(HELP_IN_BATTLE, seat, total, parts)
    helper = attack.helper if attacker else attack.rival_helper
    if helper != NOBODY and helper in hero.followers:
        total = plus(total, "helper", helper, STRENGTH[helper], parts)
    return total


def plus(total: int, what: str, card: int, points: int, parts: list[Part] | None) -> int:
    """The sum with one more part."""
    if parts is not None:
        parts.append((what, card, points))
    return total + points


def creature_score(state: Talisman, attack: Attack, parts: list[Part] | None = None) -> int:
    """What the creatures fight with, without their die; on Runes they add 2 to it (R-24). One of the board is no card."""
    if parts is not None:
        worth = CRAFT if attack.psychic else STRENGTH
        parts += [("creature", card, worth[card]) for card in attack.cards]
        if attack.creature != NOBODY:
            parts.append(("creature", NOBODY, attack.base))
    if not attack.assassinate and TERRAIN[state.heroes[attack.seat].space] == RUNES:
        return plus(attack.base, "runes", NOBODY, RUNES_ADD, parts)
    return attack.base


def weapon_worth(card: int, kind: int) -> int:
    """What a Weapon adds; the Lance more against Dragons (R-78)."""
    return DRAGON_WEAPON[card] if kind == DRAGON else WEAPON[card]


def weapons_worth(state: Talisman, attack: Attack) -> dict[int, int]:
    """What each Weapon of both sides would add; none does in psychic combat or in the Cursed Glade."""
    found: dict[int, int] = {}
    for seat in (attack.seat, attack.rival):
        if seat != NOBODY and not attack.psychic and state.heroes[seat].space != GLADE:
            for card in state.heroes[seat].objects:
                if WEAPON[card]:
                    found[card] = weapon_worth(card, attack.kind)
    return found


def dice_counts(state: Talisman, attack: Attack) -> tuple[int, int]:
    """How many dice each side rolls; the assassinated roll none (T-104, R-35, R-36)."""
    theirs = 0 if attack.assassinate else 1 if attack.rival == NOBODY else _dice_of(state, attack.rival, attack)
    return _dice_of(state, attack.seat, attack), theirs


def _dice_of(state: Talisman, seat: int, attack: Attack) -> int:
    return 2 if not attack.psychic and state.is_here(seat) and can(state.heroes[seat], _TWO_DICE) else 1


def counting_die(dice: tuple[int, ...]) -> int:
    """The die that counts of those that a side rolled; 0: none was rolled (T-104, R-36)."""
    best = 0
    for die in dice:  # written out: ``max`` is a call of Python for every fight, 1,000 instructions instead of 50
        if die > best:
            best = die
    return best


def score(state: Talisman, attack: Attack) -> int:
    return own_score(state, attack.seat, attack) + counting_die(attack.dice)


def rival_score(state: Talisman, attack: Attack) -> int:
    """The other side's attack score."""
    die = counting_die(attack.rival_dice)
    if attack.rival != NOBODY:
        return own_score(state, attack.rival, attack) + die
    return creature_score(state, attack) + die
