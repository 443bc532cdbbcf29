"""Before the dice of an attack: evading, Weapons, helpers, and what else may be used (T-102 to T-104, T-135, T-158 to T-160)."""

from __future__ import annotations

from typing import Final

from tavolata.engine import PASS, Question, arguments_of, first_of, pack, verb_of
from tavolata.games.talisman.box.actions import ASSASSINATE, DROP, FIGHT, USE
from tavolata.games.talisman.box.cards import (
    AMULET,
    CARD_NAMES,
    ENEMY,
    EVADES,
    HILLS,
    KEY,
    MAGIC,
    MERCENARY,
    NOBODY,
    POTION,
    RUNESWORD,
    TERRAIN,
    TYPE,
    WEAPON,
    WOODS,
    Card,
    ability,
)
from tavolata.games.talisman.rules.gains import drink, drop, pay_gold
from tavolata.games.talisman.rules.hero import Attack, Hero
from tavolata.games.talisman.rules.lasting import (
    HELP_IN_BATTLE,
    INVISIBLE,
    MERCENARY_ADDS,
    for_the_turn,
    is_drunk,
    is_hired,
    magic_works,
)
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST, things_to_leave
from tavolata.games.talisman.rules.score import weapons_worth
from tavolata.games.talisman.rules.spells import cast, is_cast, veils
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.totals import can, has

_TWO_WEAPONS: Final = ability("two-weapons")
_NO_WEAPON: Final = ability("no-weapon")
_EVADES_HILLS: Final = ability("evade-hills")
_EVADES_WOODS: Final = ability("evade-woods")


# Evading


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


def ways_to_evade(state: Talisman, seat: int, evade: int) -> list[int]:
    """To let it happen, to evade if one can, or to become invisible first (T-160, SP10)."""
    actions = [PASS, evade] if can_evade(state, state.heroes[seat]) else [PASS, *veils(state, seat)]
    actions.sort()
    return actions


# Weapons


def weapons_of(state: Talisman, hero: Hero) -> list[int]:
    """The Weapons that the character can use now."""
    if not hero.objects or can(hero, _NO_WEAPON):
        return []
    magic = magic_works(state, hero)
    return sorted([card for card in hero.objects if WEAPON[card] and (magic or TYPE[card] != MAGIC)])


def weapon_choices(state: Talisman, hero: Hero, verb: int) -> list[int]:
    """Fight bare, with one Weapon, the Warrior also with two (T-135)."""
    weapons = weapons_of(state, hero)
    actions = [pack(verb)]
    if not weapons:
        return actions
    actions += [pack(verb, card) for card in weapons]
    if can(hero, _TWO_WEAPONS):
        actions += [pack(verb, one, two) for one in weapons for two in weapons if one < two]
    return actions


def strikes_with_runes(hero: Hero, weapons: tuple[Card, ...]) -> bool:
    """Whether the Runesword is among the Weapons chosen, and still in hand (MO09)."""
    return RUNESWORD in [KEY[card] for card in weapons if card in hero.objects]


def best_armed(state: Talisman, actions: list[int]) -> list[int]:
    """The Weapons that add most, to fight and to assassinate; among equals the Runesword, then the fewest (R-77)."""
    worth = weapons_worth(state, state.current_attack())
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


# Other help


def helpers_of(hero: Hero) -> list[int]:
    """Charmed Animals and raised Enemies (R-37, R-38)."""
    if hero.toad or not hero.followers:
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


def prepare(state: Talisman, seat: int, card: Card) -> None:
    if KEY[card] == POTION:
        drink(state, seat, card)
    elif KEY[card] == MERCENARY:
        for_the_turn(state, HELP_IN_BATTLE, "mercenary", seat, MERCENARY_ADDS, card)
        if state.events is not None:
            state.tell("hired", "R-79", {"seat": seat, "card": CARD_NAMES[card]})
        pay_gold(state, seat, 1, "R-79")
    else:
        attack = state.current_attack()
        if attack.seat == seat:
            attack.helper = card
        else:
            attack.rival_helper = card
        if state.events is not None:
            state.tell("helped", "R-37", {"seat": seat, "card": CARD_NAMES[card]})


def beside(hero: Hero, actions: list[int]) -> list[int]:
    """To ditch something before the dice, where one is asked anyway; or the Amulet, which keeps one from casting (R-102, R-32)."""
    return things_to_leave(hero) if len(actions) > 1 or has(hero, AMULET) else []


def get_ready(state: Talisman, seat: int, action: int, again: Question[Talisman]) -> None:
    """Cast, ditch or use something before the dice, and be asked again (T-103, T-116, R-102)."""
    if verb_of(action) == DROP:
        state.then([CHECK_LIMITS_AND_QUEST[seat], again])
        drop(state, seat, Card(first_of(action)), "R-102")
        return
    state.push(again)
    if is_cast(action):
        cast(state, seat, action)
    else:
        prepare(state, seat, Card(first_of(action)))
