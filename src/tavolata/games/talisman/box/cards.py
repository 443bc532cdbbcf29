"""Cards, spaces and characters as numbers, and the tables that say what each of them is.

Every card of the box has a number of its own: the 104 Adventure cards, the 24 Spells, the 28 Purchase cards, the four
Talismans. Where there are several alike, its name in notation has a number: SWORD3. The tables go by card, by space, by
character; the rules look things up here and nowhere else.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NewType, TypeVar

from tavolata.engine.data_files import DataProblem
from tavolata.engine.saving import Word
from tavolata.games.talisman.box.components import Components
from tavolata.games.talisman.box.effect_language import Effect
from tavolata.games.talisman.box.records import ALIGNMENTS, KINDS, STOCKS, TERRAINS, TYPES, CardRecord

#: Cards, kinds of cards and spaces are numbers; mypy keeps them apart, at run time that costs nothing. What changes the table
#: takes a Card or a Space, and so does what the bot thinks of an effect or a space; what only looks something up takes any
#: number, and so do the engine's piles and actions.
Card = NewType("Card", int)
CardKey = NewType("CardKey", int)
Space = NewType("Space", int)
_Number = TypeVar("_Number", bound=int)

BOX: Final = Components()
#: Every effect, by number.
EFFECTS: Final[list[Effect]] = BOX.effects
EFFECT_NAMES: Final = tuple(BOX.compiler.effect_names)

# Cards

_TALISMANS: Final = next(card for card in BOX.adventure if card.key == "TALISMAN")._replace(id="TA01", copies=4)
_DECKS: Final = (BOX.adventure, BOX.spells, BOX.purchases, [_TALISMANS])
#: The decks of origin.
ADVENTURE: Final = 0
SPELL: Final = 1
PURCHASE: Final = 2
TALISMAN: Final = 3

RECORDS: Final[list[CardRecord]] = [card for deck in _DECKS for card in deck for _ in range(card.copies)]
ORIGIN: Final[list[int]] = [number for number, deck in enumerate(_DECKS) for card in deck for _ in range(card.copies)]
CARDS: Final = len(RECORDS)


def _card_names() -> tuple[str, ...]:
    copies = Counter(record.key for record in RECORDS)
    seen: Counter[str] = Counter()
    names: list[str] = []
    for record in RECORDS:
        seen[record.key] += 1
        names.append(record.key if copies[record.key] == 1 else f"{record.key}{seen[record.key]}")
    return tuple(names)


CARD_NAMES: Final = _card_names()
#: The different cards: SWORD stands for all swords.
KEYS: Final = tuple(dict.fromkeys(record.key for record in RECORDS))
_KEY_NUMBER: Final = {key: CardKey(number) for number, key in enumerate(KEYS)}
KEY: Final[list[CardKey]] = [_KEY_NUMBER[record.key] for record in RECORDS]

EVENT: Final = 0
ENEMY: Final = 1
STRANGER: Final = 2
FOLLOWER: Final = 3
MAGIC: Final = 4
OBJECT: Final = 5
PLACE: Final = 6
NO_TYPE: Final = -1
TYPE: Final[list[int]] = [TYPES.index(record.type) if record.type else NO_TYPE for record in RECORDS]

ANIMAL: Final = 1
DRAGON: Final = 2
MONSTER: Final = 3
SPIRIT: Final = 4
KIND: Final[list[int]] = [KINDS.index(record.kind) for record in RECORDS]

NUMBER: Final[list[int]] = [record.number for record in RECORDS]
STRENGTH: Final[list[int]] = [record.strength for record in RECORDS]
CRAFT: Final[list[int]] = [record.craft for record in RECORDS]
DOES: Final[list[int]] = [record.does for record in RECORDS]
WEAPON: Final[list[int]] = [record.weapon for record in RECORDS]
ARMOUR: Final[list[int]] = [record.armour for record in RECORDS]
CARRIES: Final[list[int]] = [record.carries for record in RECORDS]
GOLD: Final[list[int]] = [record.gold for record in RECORDS]
#: What a Weapon adds against Dragons (R-78).
DRAGON_WEAPON: Final[list[int]] = [dict(record.against).get("dragon", record.weapon) for record in RECORDS]
#: What it costs to take a Follower, and what the Castle pays for one.
PRICE: Final[list[int]] = [record.price for record in RECORDS]
WORTH: Final[list[int]] = [record.worth for record in RECORDS]
#: The terrain where a Follower helps to evade; 0: none.
EVADES: Final[list[int]] = [TERRAINS.index(record.evades) for record in RECORDS]
BRIBE: Final[list[int]] = [record.bribe for record in RECORDS]
ALWAYS_STRENGTH: Final[list[int]] = [record.always[0] for record in RECORDS]
ALWAYS_CRAFT: Final[list[int]] = [record.always[1] for record in RECORDS]
FORCED: Final[list[bool]] = [record.forced for record in RECORDS]
STAYS: Final[list[bool]] = [record.after == "stays" for record in RECORDS]

NOBODY: Final = -1
#: The same where a card or a space is wanted.
NO_CARD: Final = Card(-1)
NO_SPACE: Final = Space(-1)
#: The alignment that may not have the card; NOBODY: all may.
FORBIDDEN: Final[list[int]] = [ALIGNMENTS.index(record.forbidden) if record.forbidden else NOBODY for record in RECORDS]
#: What lies on a Place when it comes: 0 nothing, else a number of STOCKS.
STOCK: Final[list[int]] = [STOCKS.index(record.stock) for record in RECORDS]
COUNTERS_ON_PLACE: Final = 4


def key_of(name: str) -> CardKey:
    """The number of a kind of card."""
    return _numbered(_KEY_NUMBER, name, "adventure")


def spell_of(name: str) -> CardKey:
    """The number of a Spell."""
    return _numbered(_KEY_NUMBER, name, "spells")


def _numbered(numbers: dict[str, _Number], name: str, file: str) -> _Number:
    """What the rules name must be in the box."""
    if name not in numbers:
        raise DataProblem(f"{file}.json", name, "key", "the rules name it, but it is not there")
    return numbers[name]


def cards_of(name: str) -> list[Card]:
    """All cards of that name, Purchase cards included."""
    key = key_of(name)
    return [Card(card) for card in range(CARDS) if KEY[card] == key]


def deck_of(origin: int) -> list[int]:
    return [card for card in range(CARDS) if ORIGIN[card] == origin]


# Kinds of cards that the rules name
ALCHEMIST: Final = key_of("ALCHEMIST")
AMULET: Final = key_of("AMULET")
AXE: Final = key_of("AXE")
BLIZZARD: Final = key_of("BLIZZARD")
CROSS: Final = key_of("CROSS")
GNOME: Final = key_of("GNOME")
HAG: Final = key_of("HAG")
HEX: Final = spell_of("HEX")
MAIDEN: Final = key_of("MAIDEN")
MERCENARY: Final = key_of("MERCENARY")
MULE: Final = key_of("MULE")
ORB: Final = key_of("ORB")
POLTERGEIST: Final = key_of("POLTERGEIST")
POTION: Final = key_of("POTION")
PRINCE: Final = key_of("PRINCE")
PRINCESS: Final = key_of("PRINCESS")
RAFT: Final = key_of("RAFT")
RUNESWORD: Final = key_of("RUNESWORD")
TALISMAN_KEY: Final = key_of("TALISMAN")
UNICORN: Final = key_of("UNICORN")
WAND: Final = key_of("WAND")

DESTRUCTION: Final = spell_of("DESTRUCTION")
IMMOBILITY: Final = spell_of("IMMOBILITY")
INVISIBILITY: Final = spell_of("INVISIBILITY")
PSIONICBLAST: Final = spell_of("PSIONICBLAST")
RANDOM: Final = spell_of("RANDOM")
TELEPORT: Final = spell_of("TELEPORT")

# Spaces

SPACES: Final = BOX.spaces
SPACE_NAMES: Final = tuple(space.key for space in SPACES)
_SPACE: Final = {space.key: Space(number) for number, space in enumerate(SPACES)}
_SPACE_ID: Final = {space.id: Space(number) for number, space in enumerate(SPACES)}

#: The three Regions (T-008).
OUTER: Final = 0
MIDDLE: Final = 1
INNER: Final = 2
REGION: Final[list[int]] = [("outer", "middle", "inner").index(space.region) for space in SPACES]
DRAW: Final[list[int]] = [space.draw for space in SPACES]
SPACE_DOES: Final[list[int]] = [space.does for space in SPACES]
SPACE_FIRST: Final[list[int]] = [space.first for space in SPACES]
#: What lies across the Storm River (T-077).
FACES: Final[list[list[Space]]] = [[_SPACE_ID[other] for other in space.faces] for space in SPACES]

WOODS: Final = 2
HILLS: Final = 3
RUNES: Final = 5
TERRAIN: Final[list[int]] = [TERRAINS.index(space.terrain) for space in SPACES]


def space_of(name: str) -> Space:
    return _numbered(_SPACE, name, "spaces")


CASTLE: Final = space_of("CASTLE")
CAVE: Final = space_of("CAVE")
CHAPEL: Final = space_of("CHAPEL")
CITY: Final = space_of("CITY")
CROWN: Final = space_of("CROWN")
CRYPT: Final = space_of("CRYPT")
DEATH: Final = space_of("DEATH")
FIRE: Final = space_of("FIRE")
FOREST: Final = space_of("FOREST")
GLADE: Final = space_of("GLADE")
HILLS3: Final = space_of("HILLS3")
MINES: Final = space_of("MINES")
OASIS: Final = space_of("OASIS")
PERIL: Final = space_of("PERIL")
PITS: Final = space_of("PITS")
PORTAL: Final = space_of("PORTAL")
SENTINEL: Final = space_of("SENTINEL")
TAVERN: Final = space_of("TAVERN")
TEMPLE: Final = space_of("TEMPLE")
TOWER: Final = space_of("TOWER")
VILLAGE: Final = space_of("VILLAGE")
WEREWOLF: Final = space_of("WEREWOLF")

#: The spaces of each ring, clockwise: one goes round in it (T-076).
RINGS: Final[list[list[Space]]] = [
    [Space(space) for space in range(len(SPACES)) if REGION[space] == region] for region in (OUTER, MIDDLE)
]
RING_PLACE: Final[list[int]] = [
    RINGS[REGION[space]].index(Space(space)) if REGION[space] != INNER else -1 for space in range(len(SPACES))
]
#: The ways from the Plain of Peril to the Valley of Fire, both ends left out.
BRANCHES: Final[list[list[Space]]] = [[MINES, TOWER, PITS], [CRYPT, DEATH, WEREWOLF]]


def around(space: int, steps: int) -> Space:
    """The space so many steps clockwise (counter-clockwise if below 0) in the same ring."""
    ring = RINGS[REGION[space]]
    return ring[(RING_PLACE[space] + steps) % len(ring)]


def toward_crown(space: Space) -> list[Space]:
    """The next spaces on the way to the Crown (T-219, R-62)."""
    if space == PERIL:
        return [BRANCHES[0][0], BRANCHES[1][0]]
    if space == FIRE:
        return [CROWN]
    for branch in BRANCHES:
        if space in branch:
            place = branch.index(space)
            return [branch[place + 1]] if place + 1 < len(branch) else [FIRE]
    return []


def toward_plain(space: Space) -> list[Space]:
    """The next spaces on the way back (T-221, R-64)."""
    if space == PERIL:
        return [PORTAL]
    if space == FIRE:
        return [BRANCHES[0][-1], BRANCHES[1][-1]]
    for branch in BRANCHES:
        if space in branch:
            place = branch.index(space)
            return [branch[place - 1]] if place else [PERIL]
    return []


# Characters

SHEETS: Final = BOX.characters
CHARACTER_NAMES: Final = tuple(sheet.key for sheet in SHEETS)
#: The special abilities; each is a number that the rules ask for.
ABILITIES: Final = tuple(dict.fromkeys(ability for sheet in SHEETS for ability in sheet.abilities))
#: As printed on the sheets; of the Sorceress too (R-92).
VALUE_STRENGTH: Final[list[int]] = [sheet.strength for sheet in SHEETS]
VALUE_CRAFT: Final[list[int]] = [sheet.craft for sheet in SHEETS]
VALUE_LIFE: Final[list[int]] = [sheet.life for sheet in SHEETS]
VALUE_FATE: Final[list[int]] = [sheet.fate for sheet in SHEETS]
VALUE_ALIGNMENT: Final[list[int]] = [ALIGNMENTS.index(sheet.alignment) for sheet in SHEETS]
START_SPACE: Final[list[Space]] = [space_of(sheet.start) for sheet in SHEETS]
DWARF_SHEET: Final = CHARACTER_NAMES.index("DWARF")
START_SPELLS: Final[list[int]] = [sheet.spells for sheet in SHEETS]


def ability(name: str) -> list[bool]:
    """For each character whether it has the ability (T-055)."""
    assert name in ABILITIES, name
    return [name in sheet.abilities for sheet in SHEETS]


# Creatures that are no cards: they are numbered after the cards.

CREATURES: Final = BOX.creatures
CREATURE_NAMES: Final = tuple(creature.key for creature in CREATURES)
_CREATURE: Final = {creature.key: number for number, creature in enumerate(CREATURES)}


def creature_of(name: str) -> int:
    return _numbered(_CREATURE, name, "creatures")


# All of it as it is saved: by name

A_CARD: Final = Word(CARD_NAMES)
CARD_OR_NONE: Final = Word(CARD_NAMES, none=True)
A_CHARACTER: Final = Word(CHARACTER_NAMES)
CHARACTER_OR_NONE: Final = Word(CHARACTER_NAMES, none=True)
SPACE_OR_NONE: Final = Word(SPACE_NAMES, none=True)
A_CREATURE: Final = Word(CREATURE_NAMES)
CREATURE_OR_NONE: Final = Word(CREATURE_NAMES, none=True)
AN_EFFECT: Final = Word(EFFECT_NAMES)
AN_ALIGNMENT: Final = Word(ALIGNMENTS)
A_KIND: Final = Word(KINDS)

# Supplies

#: In points: which counters they are made of, and changing these for others, makes no difference (T-004 to T-006, R-05).
STRENGTH_POINTS: Final = 72
CRAFT_POINTS: Final = 72
LIFE_POINTS: Final = 72
#: Either face up (T-007).
FATE_TOKENS: Final = 36
COINS: Final = 30
TOADS: Final = 4
ALIGNMENT_CARDS: Final = 4
MOST_OBJECTS: Final = 4
TOAD_TURNS: Final = 3
#: The most Spells by Craft (T-141). Not a tuple: the compiled build would make it anew for every look at it.
SPELL_LIMIT: Final[list[int]] = [0, 0, 0, 1, 2, 2, 3]
