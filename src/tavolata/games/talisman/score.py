"""What each side of an attack counts: the sums, and where each point comes from. Nothing is changed here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavolata.games.talisman.cards import (
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
from tavolata.games.talisman.hero import Attack, Hero
from tavolata.games.talisman.totals import Part, can, craft_of, parts_of, strength_of

if TYPE_CHECKING:
    from tavolata.games.talisman.state import Talisman

_INNER_STRENGTH: Final = ability("inner-strength")

#: A paid Mercenary adds to Strength in every battle of the turn (FO06, R-79); creatures on Runes add to their roll (R-24).
MERCENARY_HELPS: Final = 3
RUNES_ADD: Final = 2


def own_score(state: Talisman, seat: int, attack: Attack) -> int:
    """Strength or Craft of one side with all that counts in this attack, without the die (T-104, T-125)."""
    hero = state.heroes[seat]
    if attack.psychic:
        return craft_of(state, hero)
    attacker = attack.seat == seat
    total = strength_of(state, hero)
    weapons = attack.weapons if attacker else attack.rival_weapons
    if hero.space != GLADE:
        for card in weapons:
            if card in hero.objects:  # not one that was lost since it was drawn
                total += weapon_worth(card, attack.kind)
    if can(hero, _INNER_STRENGTH):
        total += VALUE_CRAFT[hero.character]  # CH07
    total += blast_worth(hero, attack.blast if attacker else attack.rival_blast)
    if hero.mercenary:
        total += MERCENARY_HELPS
    helper = attack.helper if attacker else attack.rival_helper
    if helper != NOBODY and helper in hero.followers:
        total += STRENGTH[helper]
    return total


def side_parts(state: Talisman, seat: int, attack: Attack) -> list[Part]:
    """Where each point of ``own_score`` comes from."""
    hero = state.heroes[seat]
    found = parts_of(state, hero, attack.psychic)
    if attack.psychic:
        return found
    attacker = attack.seat == seat
    weapons = attack.weapons if attacker else attack.rival_weapons
    if hero.space != GLADE:
        found += [("weapon", card, weapon_worth(card, attack.kind)) for card in weapons if card in hero.objects]
    if can(hero, _INNER_STRENGTH):
        found.append(("monk", NOBODY, VALUE_CRAFT[hero.character]))
    blast = blast_worth(hero, attack.blast if attacker else attack.rival_blast)
    if blast:
        found.append(("blast", NOBODY, blast))
    if hero.mercenary:
        found.append(("mercenary", NOBODY, MERCENARY_HELPS))
    helper = attack.helper if attacker else attack.rival_helper
    if helper != NOBODY and helper in hero.followers:
        found.append(("helper", helper, STRENGTH[helper]))
    return found


def creature_parts(state: Talisman, attack: Attack) -> list[Part]:
    """What the creatures fight with, without their die. A creature of the board is no card."""
    worth = CRAFT if attack.psychic else STRENGTH
    found: list[Part] = [("creature", card, worth[card]) for card in attack.cards]
    if attack.creature != NOBODY:
        found.append(("creature", NOBODY, attack.base))
    if not attack.assassinate and TERRAIN[state.heroes[attack.seat].space] == RUNES:
        found.append(("runes", NOBODY, RUNES_ADD))
    return found


def blast_worth(hero: Hero, count: int) -> int:
    """Each Psionic Blast adds the printed Craft, that of the Toad to a Toad (SP14, R-01, T-170)."""
    return count * (1 if hero.toad else VALUE_CRAFT[hero.character])


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


def score(state: Talisman, attack: Attack) -> int:
    return own_score(state, attack.seat, attack) + max(attack.dice)


def rival_score(state: Talisman, attack: Attack) -> int:
    """The other side's attack score; creatures on Runes add 2 to their roll (R-24)."""
    die = max(attack.rival_dice) if attack.rival_dice else 0
    if attack.rival != NOBODY:
        return own_score(state, attack.rival, attack) + die
    runes = RUNES_ADD if die and TERRAIN[state.heroes[attack.seat].space] == RUNES else 0
    return attack.base + die + runes
