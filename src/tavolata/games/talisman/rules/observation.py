"""What one seat may know, and what its answers are, as numbers for programs that learn; nothing that ``view.py`` would not show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavolata.engine import Vector, first_of, second_of, verb_of
from tavolata.games.talisman.box.actions import NOTATION, WAYS
from tavolata.games.talisman.box.cards import (
    ARMOUR,
    CARDS,
    CHARACTER_NAMES,
    COUNTERS_ON_PLACE,
    CRAFT,
    DRAW,
    ENEMY,
    GOLD,
    KEY,
    KEYS,
    NOBODY,
    REGION,
    SPACE_NAMES,
    SPELL,
    STRENGTH,
    TYPE,
    VALUE_CRAFT,
    VALUE_FATE,
    VALUE_LIFE,
    VALUE_STRENGTH,
    WEAPON,
    Card,
    deck_of,
)
from tavolata.games.talisman.box.records import ALIGNMENTS, TYPES
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.lasting import (
    AGAIN,
    HELD,
    HEXED,
    INVISIBLE,
    NO_MAGIC,
    SLOW,
    is_hired,
    lasting,
    turns_left,
)
from tavolata.games.talisman.rules.score import creature_score, own_score
from tavolata.games.talisman.rules.totals import ability_of, carrying_limit, spell_limit, trophy_points
from tavolata.games.talisman.rules.view import sees_spells

if TYPE_CHECKING:
    from tavolata.games.talisman.rules.state import Talisman

_KINDS: Final = len(KEYS)
_SPACES: Final = len(SPACE_NAMES)
_CHARACTERS: Final = len(CHARACTER_NAMES)
_TYPES: Final = len(TYPES)
#: By card: its name's number as a plain number, which counting by name wants.
_NAMED: Final[list[int]] = [int(key) for key in KEY]
#: By card: where its type is counted. What has none counts with the last type: so it was when the vectors got their shape.
_TYPE_PLACES: Final[list[int]] = [kind % _TYPES for kind in TYPE]
#: The kinds of Spells, numbered one after the other.
_SPELL_PLACES: Final[list[int]] = [-1] * _KINDS
_spells = sorted({int(KEY[card]) for card in deck_of(SPELL)})
for _place, _key in enumerate(_spells):
    _SPELL_PLACES[_key] = _place
_SPELLS: Final[int] = len(_spells)

# What numbers are shares of; few games come to more.
_ROUNDS: Final = 100
_ABILITY: Final = 20
_LIFE: Final = 10
_COINS: Final = 15
_TURNS: Final = 6
_FACES: Final = 6
_TROPHIES: Final = 14
_STACK: Final = 4

#: Numbers of a seat beside its character, alignment and space.
_OF_SEAT: Final = 29
#: A space: cards by type, the strongest Enemy by Strength and by Craft, gold.
_OF_SPACE: Final = _TYPES + 3

# How a card lies before all eyes; one on a space that nobody has evaded is a 1.
_EVADED: Final = 0.5
_ASIDE: Final = 0.25


def blocks(players: int) -> list[tuple[str, int]]:
    return [
        ("counts", 14),
        ("dice", 3),
        ("attack", 7 + 2 * players),
        ("casting", _SPELLS + players),
        ("seats", players * (_OF_SEAT + _CHARACTERS + len(ALIGNMENTS) + _SPACES)),
        ("belongings", players * _KINDS),
        ("spells", players * _SPELLS),
        ("foreseen", _KINDS),
        ("offered", _CHARACTERS),
        ("spaces", _SPACES * _OF_SPACE),
        ("lying", CARDS),
        ("gone", CARDS),
        ("purchases", _KINDS),
    ]


def fill(vector: Vector, state: Talisman, seat: int) -> None:
    """The seat itself first, then the others clockwise."""
    players = state.players
    _counts(vector, state, seat)
    dice = state.dice
    for i in range(3):
        vector.share(dice[i] if i < len(dice) else 0, _FACES)
    vector.next()
    _attack(vector, state, seat)
    _casting(vector, state, seat)
    for distance in range(players):
        _seat(vector, state, state.heroes[(seat + distance) % players])
    vector.next()
    for distance in range(players):
        hero = state.heroes[(seat + distance) % players]
        vector.counts_of([_NAMED[card] for card in hero.objects + hero.followers], _KINDS, 2)
    vector.next()
    for distance in range(players):
        other = (seat + distance) % players
        if sees_spells(state, seat, other):
            for card in state.heroes[other].spells:
                vector.mark(_SPELL_PLACES[KEY[card]], 1.0)
        vector.skip(_SPELLS)
    vector.next()
    foreseen = state.heroes[seat].foreseen
    for i in range(len(foreseen)):
        vector.mark(KEY[foreseen[i]], (i + 1) / len(foreseen))  # the topmost is the last
    vector.skip(_KINDS)
    vector.next()
    vector.some_of(list(state.offered[seat]), _CHARACTERS)
    vector.next()
    _board(vector, state)


def _counts(vector: Vector, state: Talisman, seat: int) -> None:
    vector.share(state.round, _ROUNDS)
    vector.flag(state.crown_reached)
    vector.share(len(state.adventure), CARDS)
    vector.share(len(state.spells), CARDS)
    vector.share(len(state.talismans), _STACK)
    vector.share(turns_left(state, SLOW), _TURNS)
    vector.share(turns_left(state, HEXED), _TURNS)
    vector.share(turns_left(state, AGAIN), _TURNS)
    off = lasting(state, NO_MAGIC)
    vector.flag(off is not None)
    vector.flag(off is not None and off.seat == seat)
    vector.share(state.crossing + 1, _SPACES)
    counters = sorted(state.counters)
    for i in range(3):
        vector.share(state.counters[counters[i]] if i < len(counters) else 0, COUNTERS_ON_PLACE)
    vector.next()


def _attack(vector: Vector, state: Talisman, seat: int) -> None:
    """The attack that goes on: what both sides count, without and with the dice, and whose they are."""
    players = state.players
    attack = state.attack
    if attack is None:
        vector.skip(7 + 2 * players)
        vector.next()
        return
    vector.flag(True)
    vector.flag(attack.psychic)
    vector.flag(attack.assassinate)
    vector.share(own_score(state, attack.seat, attack) if state.is_here(attack.seat) else 0, _ABILITY)
    if attack.rival == NOBODY:
        vector.share(creature_score(state, attack), _ABILITY)
    else:
        vector.share(own_score(state, attack.rival, attack) if state.is_here(attack.rival) else 0, _ABILITY)
    vector.share(max(attack.dice) if attack.dice else 0, _FACES)
    vector.share(max(attack.rival_dice) if attack.rival_dice else 0, _FACES)
    vector.one_of((attack.seat - seat) % players, players)
    vector.one_of((attack.rival - seat) % players if attack.rival != NOBODY else -1, players)
    vector.next()


def _casting(vector: Vector, state: Talisman, seat: int) -> None:
    """The Spell that was cast last and waits; the Command Spell is no card."""
    casting = state.casting
    card = casting[-1][1] if casting else NOBODY
    vector.one_of(_SPELL_PLACES[KEY[card]] if card >= 0 else -1, _SPELLS)
    vector.one_of((casting[-1][0] - seat) % state.players if casting else -1, state.players)
    vector.next()


def _seat(vector: Vector, state: Talisman, hero: Hero) -> None:
    seat = hero.seat
    here = hero.character != NOBODY
    vector.flag(here)
    vector.flag(state.out[seat])
    vector.flag(seat == state.active)
    vector.flag(seat == state.first)
    vector.one_of(hero.character, _CHARACTERS)
    vector.one_of(hero.alignment if here else -1, len(ALIGNMENTS))
    vector.one_of(hero.space if here else -1, _SPACES)
    if not here:
        vector.skip(_OF_SEAT - 4)
        return
    vector.share(ability_of(state, hero, False), _ABILITY)
    vector.share(ability_of(state, hero, True), _ABILITY)
    vector.share(hero.strength, _ABILITY)
    vector.share(hero.craft, _ABILITY)
    vector.share(hero.life, _LIFE)
    vector.share(hero.fate, _LIFE)
    vector.share(hero.gold, _COINS)
    vector.share(len(hero.objects), 2 * _STACK)
    vector.share(carrying_limit(hero), 2 * _STACK)
    vector.share(len(hero.spells), 3)
    vector.share(spell_limit(state, hero), 3)
    strength, craft = trophy_points(hero.trophies)
    vector.share(strength, _TROPHIES)
    vector.share(craft, _TROPHIES)
    vector.share(hero.toad, _TURNS)
    vector.share(hero.missed, _TURNS)
    vector.share(hero.quest, 6)
    vector.share(hero.stay.passage_offer, 2)
    vector.flag(hero.stay.enslaved)
    vector.flag(hero.stay.turned_back)
    vector.flag(hero.stay.trial_done)
    vector.share(hero.stay.fiends_left, _FACES)
    vector.share(hero.stay.werewolf_strength, 2 * _FACES)
    vector.flag(state.affected(INVISIBLE, seat))
    vector.flag(state.affected(HELD, seat))
    vector.flag(is_hired(state, seat))


def _board(vector: Vector, state: Talisman) -> None:
    """What lies on the spaces, beside the board, on the discards and in the stacks that one buys from."""
    lying = state.lying
    for space, cards in lying.items():
        _space(vector, space * _OF_SPACE, cards)
    for space, coins in state.coins.items():
        vector.mark_share(space * _OF_SPACE + _TYPES + 2, coins, _STACK)
    vector.skip(_SPACES * _OF_SPACE)
    vector.next()
    for card in state.visit.evaded:
        if card != NOBODY:
            vector.mark(card, _EVADED)
    for card in state.aside:
        vector.mark(card, _ASIDE)
    on_spaces: list[int] = []
    for cards in lying.values():
        on_spaces += cards
    vector.some_of(on_spaces, CARDS)
    vector.next()
    vector.some_of(state.adventure_discards + state.spell_discards, CARDS)
    vector.next()
    vector.counts_of([_NAMED[card] for card in state.purchases], _KINDS, _STACK)
    vector.next()


def _space(vector: Vector, start: int, cards: tuple[Card, ...]) -> None:
    """The cards there, most often one or two: each is counted with those of its type before it, and the last count stands."""
    strength = craft = 0
    enemies = False
    for number in range(len(cards)):
        card = cards[number]
        place = _TYPE_PLACES[card]
        same = 1
        for earlier in range(number):
            if _TYPE_PLACES[cards[earlier]] == place:
                same += 1
        vector.mark_share(start + place, same, 3)
        if place == ENEMY:
            enemies = True
            strength = max(strength, STRENGTH[card])
            craft = max(craft, CRAFT[card])
    if enemies:
        vector.mark_share(start + _TYPES, strength, 12)
        vector.mark_share(start + _TYPES + 1, craft, 12)


def strongest(state: Talisman, space: int) -> tuple[int, int]:
    """The highest Strength and the highest Craft of the Enemies that lie there."""
    strength = craft = 0
    for card in state.cards_on(space):
        if TYPE[card] == ENEMY:
            strength = max(strength, STRENGTH[card])
            craft = max(craft, CRAFT[card])
    return strength, craft


# Answers

_OF_CARD: Final = _TYPES + 7
FEATURES: Final = [
    ("cards", 2 * _OF_CARD),
    ("space", 3 + 6),
    ("seat", 6),
    ("way", len(WAYS)),
    ("character", 4),
]

_FIRST_KIND: Final[list[str]] = [verb.kinds[0].name if verb.kinds else "" for verb in NOTATION.verbs]
_SECOND_KIND: Final[list[str]] = [verb.kinds[1].name if len(verb.kinds) > 1 else "" for verb in NOTATION.verbs]
#: Of a ware the first card of that name tells what it is.
_A_CARD_OF: Final[list[int]] = [KEY.index(key) for key in sorted(set(KEY))]


def describe(vector: Vector, state: Talisman, seat: int, action: int) -> None:
    """What is known of the cards, the space, the character or the word that it names."""
    verb = verb_of(action)
    first, second = first_of(action), second_of(action)
    kind, other_kind = _FIRST_KIND[verb], _SECOND_KIND[verb]
    _card(vector, first if kind == "card" else _A_CARD_OF[first] if kind == "ware" else -1)
    _card(vector, second if other_kind == "card" else -1)
    vector.next()
    _space_named(vector, state, seat, first if kind == "space" else second if other_kind == "space" else -1)
    vector.next()
    _seat_named(vector, state, first if kind == "seat" else second if other_kind == "seat" else -1)
    vector.next()
    vector.one_of(first if kind == "way" else -1, len(WAYS))
    vector.next()
    character = first if kind == "character" else -1
    vector.share(VALUE_STRENGTH[character] if character >= 0 else 0, 6)
    vector.share(VALUE_CRAFT[character] if character >= 0 else 0, 6)
    vector.share(VALUE_LIFE[character] if character >= 0 else 0, 6)
    vector.share(VALUE_FATE[character] if character >= 0 else 0, 6)
    vector.next()


def _card(vector: Vector, card: int) -> None:
    """Its type, none for a Spell, and the numbers printed on it."""
    if card < 0:
        vector.skip(_OF_CARD)
        return
    vector.flag(True)
    vector.one_of(TYPE[card], _TYPES)
    vector.flag(TYPE[card] < 0)
    vector.share(STRENGTH[card], 12)
    vector.share(CRAFT[card], 12)
    vector.share(WEAPON[card], 3)
    vector.share(ARMOUR[card], _FACES)
    vector.share(GOLD[card], 2)


def _space_named(vector: Vector, state: Talisman, seat: int, space: int) -> None:
    if space < 0:
        vector.skip(9)
        return
    vector.one_of(REGION[space], 3)
    vector.share(DRAW[space], 3)
    vector.share(len(state.cards_on(space)), 3)
    strength, craft = strongest(state, space)
    vector.share(strength, 12)
    vector.share(craft, 12)
    vector.share(state.coins.get(space, 0), _STACK)
    others = [hero for hero in state.heroes if hero.seat != seat and hero.character != NOBODY and hero.space == space]
    vector.flag(bool(others))


def _seat_named(vector: Vector, state: Talisman, seat: int) -> None:
    if seat < 0 or not state.is_here(seat):
        vector.skip(6)
        return
    hero = state.heroes[seat]
    vector.flag(True)
    vector.share(ability_of(state, hero, False), _ABILITY)
    vector.share(ability_of(state, hero, True), _ABILITY)
    vector.share(hero.life, _LIFE)
    vector.share(hero.gold, _COINS)
    vector.share(len(hero.objects), 2 * _STACK)
