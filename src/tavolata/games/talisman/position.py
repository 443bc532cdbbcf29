"""Made positions: a table in the middle of a game, for tests, puzzles and bug reports.

>>> from tavolata.games.talisman.position import hero, position
>>> state = position([hero("SORCERESS", "TEMPLE"), hero("TROLL")], lying={"OASIS": "HEX"}, dice=[2])
>>> state.play(0, state.game.parse("roll"))
>>> [state.game.text(action) for action in state.decisions[0].actions]
['fate 1', 'go OASIS', 'go RUNES3', 'halt OASIS', 'halt RUNES3']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tavolata.engine import QUICK, SetupError
from tavolata.engine.position import Box, cannot_be, check_seats, empty_table, go_on, seat_number
from tavolata.games.talisman.box.actions import CARD, CHARACTER, SPACE
from tavolata.games.talisman.box.cards import (
    ADVENTURE,
    BLIZZARD,
    CARDS,
    CHARACTER_NAMES,
    COUNTERS_ON_PLACE,
    CROWN,
    ENEMY,
    FOLLOWER,
    KEY,
    MAGIC,
    NOBODY,
    OBJECT,
    ORIGIN,
    PURCHASE,
    SPELL,
    START_SPACE,
    STOCK,
    TALISMAN,
    TYPE,
    VALUE_ALIGNMENT,
    VALUE_FATE,
    VALUE_LIFE,
    Card,
    Space,
    deck_of,
)
from tavolata.games.talisman.box.records import ALIGNMENTS
from tavolata.games.talisman.rules.flow import arrive
from tavolata.games.talisman.rules.gains import put_down
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.lasting import HEXED, NO_MAGIC, SLOW, Lasting
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.stay import NO_OFFER, OFFER_FERRY, OFFER_OUTER
from tavolata.games.talisman.rules.turn import TURN_BEGIN, TURN_END, NextTurn

#: Where the game goes on: at the start of the seat's turn; as if its character had just landed on its space; at its end.
BEGIN = ("turn", "landed", "end")
_OFFERS = {"": NO_OFFER, "outer": OFFER_OUTER, "ferry": OFFER_FERRY}
_QUESTS = 6


@dataclass(frozen=True)
class MadeHero:
    """A character as a position wants it; -1 and "" stand for what its sheet says."""

    character: str
    space: str = ""
    strength: int = 0
    craft: int = 0
    life: int = -1
    fate: int = -1
    gold: int = 1
    objects: str = ""
    followers: str = ""
    spells: str = ""
    trophies: str = ""
    alignment: str = ""
    toad: int = 0
    missed: int = 0
    quest: int = 0
    offer: str = ""
    enslaved: bool = False
    back: bool = False
    cleared: bool = False
    fiends: int = 0
    werewolf: int = 0


#: ``hero("WIZARD", "FIELDS1", strength=1, spells="PSIONICBLAST1")``: what is not named is as on the sheet.
hero = MadeHero


def position(
    heroes: Sequence[MadeHero | None],
    turn: int | str = 0,
    begin: str = "turn",
    lying: Mapping[str, str] | None = None,
    coins: Mapping[str, int] | None = None,
    counters: Mapping[str, int] | None = None,
    deck: str = "",
    discards: str = "",
    spell_deck: str = "",
    spell_discards: str = "",
    dice: Sequence[object] = (),
    out: str = "",
    crown_reached: bool = False,
    blizzard: str = "",
    hexer: str = "",
    magic_off: str = "",
    round: int = 1,
    players: int = 0,
    options: dict[str, str] | None = None,
    seed: int = 0,
    reactions: str = QUICK,
    events: bool = True,
) -> Talisman:
    """A table from which the game goes on to its end.

    There are as many players as ``heroes`` has entries (None: no character just now), or ``players``: seats that are not
    named have the next free character on its starting space. Named cards lie where they are named, ``deck`` and
    ``spell_deck`` from the top; all others are shuffled by the seed, Purchase cards and Talismans in their stacks.
    ``dice`` are the next rolls. ``out`` names the seats that are eliminated; ``blizzard``, ``hexer`` and ``magic_off`` the
    seat that brought a Blizzard (with two turns to come), cast a Hex that lies somewhere, or Destroy Magic.
    """
    from tavolata.games.talisman import GAME

    state = empty_table(GAME, players or len(heroes), seed, options, reactions)
    assert isinstance(state, Talisman)
    check_seats(state, "heroes", len(heroes))
    if begin not in BEGIN:
        raise _wrong("begin", {"begin": begin, "known": ", ".join(BEGIN)})
    box = Box(GAME, CARD, list(range(CARDS)))
    _clear(state, box)
    for letter in out:
        seat = seat_number(state, letter)
        state.out[seat] = True
        state.out_in[seat] = 1
    _seat_characters(state, heroes, box)
    _lay(state, box, lying or {}, coins or {}, counters or {})
    _decks(state, box, deck, discards, spell_deck, spell_discards)
    _lasting(state, blizzard, hexer, magic_off)
    state.crown_reached = crown_reached or any(one.space == CROWN for one in state.heroes)
    state.round = round
    state.turn_number = round * state.players
    state.first = 0
    _begin(state, seat_number(state, turn), begin)
    problems = state.problems()
    if problems:
        raise _wrong("supplies", {"problems": "; ".join(problems)})
    go_on(state, dice, events)
    return state


def _wrong(key: str, details: dict[str, object]) -> SetupError:
    from tavolata.games.talisman import GAME

    return cannot_be(GAME, key, details)


def _clear(state: Talisman, box: Box) -> None:
    """Nothing of the game that was set up remains; in a bloodbath three Talismans are not in the box (T-268)."""
    state.heroes = [Hero(seat) for seat in range(state.players)]
    state.offered = [()] * state.players
    state.sheets = list(range(len(CHARACTER_NAMES)))
    state.active = NOBODY
    state.agenda.clear()
    if state.rulings.bloodbath:
        for card in deck_of(TALISMAN)[1:]:
            box.rest.remove(card)


def _seat_characters(state: Talisman, heroes: Sequence[MadeHero | None], box: Box) -> None:
    for seat, made in enumerate(heroes):
        if made is not None:
            character = CHARACTER.number(made.character)
            if character not in state.sheets:
                raise _wrong("character", {"name": made.character, "known": " ".join(CHARACTER_NAMES)})
            state.sheets.remove(character)
            state.heroes[seat] = _made(seat, made, character, box)
    for seat in range(len(heroes), state.players):
        if state.out[seat]:
            continue
        state.heroes[seat] = _made(seat, MadeHero(CHARACTER_NAMES[state.sheets[0]]), state.sheets.pop(0), box)


def _made(seat: int, made: MadeHero, character: int, box: Box) -> Hero:
    one = Hero(seat)
    one.character = character
    one.space = _space(made.space) if made.space else START_SPACE[character]
    one.alignment = VALUE_ALIGNMENT[character]
    if made.alignment:
        one.alignment = _word("alignment", made.alignment, ALIGNMENTS)
    one.strength = _number("strength", made.strength)
    one.craft = _number("craft", made.craft)
    one.life = VALUE_LIFE[character] if made.life == -1 else _number("life", made.life, 1)
    one.fate = VALUE_FATE[character] if made.fate == -1 else _number("fate", made.fate)
    one.gold = _number("gold", made.gold)
    one.objects = _cards(box, "objects", made.objects)
    one.followers = _cards(box, "followers", made.followers)
    one.spells = _cards(box, "spells", made.spells)
    one.trophies = _cards(box, "trophies", made.trophies)
    one.toad = _number("toad", made.toad)
    one.missed = _number("missed", made.missed)
    one.quest = _number("quest", made.quest, 0, _QUESTS)
    _word("offer", made.offer, tuple(_OFFERS))
    stay = one.stay
    stay.passage_offer = _OFFERS[made.offer]
    stay.enslaved = made.enslaved
    stay.turned_back = made.back
    stay.trial_done = made.cleared
    stay.fiends_left = _number("fiends", made.fiends)
    stay.werewolf_strength = _number("werewolf", made.werewolf)
    return one


#: What may be in each row of a character's area, by type of card; charmed and raised Enemies follow (R-37, R-38).
_ROWS = {"objects": (OBJECT, MAGIC), "followers": (FOLLOWER, ENEMY), "trophies": (ENEMY,)}


def _cards(box: Box, field: str, text: str) -> tuple[Card, ...]:
    cards = box.take(text)
    for card in cards:
        fits = ORIGIN[card] == SPELL if field == "spells" else TYPE[card] in _ROWS[field]
        if not fits:
            raise _wrong("row", {"card": CARD.names[card], "field": field})
    return tuple([Card(card) for card in cards])


def _space(name: str) -> Space:
    number = SPACE.number(name)
    if number < 0:
        raise _wrong("space", {"name": name})
    return Space(number)


def _word(field: str, word: str, known: tuple[str, ...]) -> int:
    if word not in known:
        raise _wrong("word", {"field": field, "word": word, "known": ", ".join([name for name in known if name])})
    return known.index(word)


def _number(field: str, number: object, least: int = 0, most: int = 99) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
        raise _wrong("number", {"field": field, "number": str(number), "least": least, "most": most})
    return number


def _lay(
    state: Talisman, box: Box, lying: Mapping[str, str], coins: Mapping[str, int], counters: Mapping[str, int]
) -> None:
    for name, text in lying.items():
        for card in box.take(text):
            put_down(state, _space(name), Card(card))
            if STOCK[card]:
                state.counters[card] = COUNTERS_ON_PLACE
    for name, count in coins.items():
        state.coins[_space(name)] = _number("coins", count, 1)
    for name, count in counters.items():
        card = box.number(name)
        if card not in state.counters:
            raise _wrong("row", {"card": name, "field": "counters"})
        state.counters[card] = _number("counters", count, 0, COUNTERS_ON_PLACE)


def _decks(state: Talisman, box: Box, deck: str, discards: str, spell_deck: str, spell_discards: str) -> None:
    top, spell_top = box.take(deck), box.take(spell_deck)
    state.adventure_discards = box.take(discards)
    state.spell_discards = box.take(spell_discards)
    for field, cards, origin in (
        ("deck", top + state.adventure_discards, ADVENTURE),
        ("spell_deck", spell_top + state.spell_discards, SPELL),
    ):
        for card in cards:
            if ORIGIN[card] != origin:
                raise _wrong("row", {"card": CARD.names[card], "field": field})
    state.chance.shuffle(box.rest)
    rest = {origin: [card for card in box.rest if ORIGIN[card] == origin] for origin in range(4)}
    state.adventure = rest[ADVENTURE] + top[::-1]
    state.spells = rest[SPELL] + spell_top[::-1]
    state.purchases = sorted(rest[PURCHASE])
    state.talismans = sorted(rest[TALISMAN])


def _lasting(state: Talisman, blizzard: str, hexer: str, magic_off: str) -> None:
    if blizzard:
        card = next(card for card in range(CARDS) if KEY[card] == BLIZZARD)
        if card not in state.adventure:
            raise cannot_be(state.game, "twice", {"card": CARD.names[card]})
        state.adventure.remove(card)
        state.aside = (Card(card),)
        state.add(Lasting(SLOW, "blizzard", card, seat_number(state, blizzard), 2, 0))
    if hexer:
        state.add(Lasting(HEXED, "hex", NOBODY, seat_number(state, hexer), 3, 0))
    if magic_off:
        state.add(Lasting(NO_MAGIC, "destroy-magic", NOBODY, seat_number(state, magic_off), 1, 0))


def _begin(state: Talisman, seat: int, begin: str) -> None:
    if begin == "turn":
        if seat == state.first:
            state.round -= 1  # the turn itself counts it
        state.push(TURN_BEGIN[seat])
        return
    if not state.is_here(seat):
        raise _wrong("begin", {"begin": begin, "known": BEGIN[0]})
    state.active = seat
    state.spells_at_start = len(state.heroes[seat].spells)
    state.then([TURN_END[seat], NextTurn(seat, state.new_scope())])
    if begin == "landed":
        here = state.heroes[seat]
        fiends, werewolf = here.stay.fiends_left, here.stay.werewolf_strength
        arrive(state, seat, here.space, "T-083")
        here.stay.fiends_left, here.stay.werewolf_strength = fiends, werewolf
        state.visit.looks_around = False
