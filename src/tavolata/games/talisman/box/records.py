"""The records of cards, spaces, characters, wares and creatures, as the files in ``data/`` have them, and the words in them."""

from __future__ import annotations

from typing import NamedTuple

TYPES = ("event", "enemy", "stranger", "follower", "magic", "object", "place")
KINDS = ("", "animal", "dragon", "monster", "spirit")
REGIONS = ("outer", "middle", "inner")
ALIGNMENTS = ("good", "neutral", "evil")
STOCKS = ("", "strength", "craft", "life")
TERRAINS = ("", "fields", "woods", "hills", "plains", "runes", "desert")
#: When a Spell may be cast (section 2 of the facts).
TIMES = ("start", "move", "moved", "end", "turn", "fight", "battle", "loss", "spell", "any")
#: The special abilities of characters.
ABILITIES = (
    *("assassinate", "shape", "woods-spells", "evade-hills", "dwarf", "evade-woods", "woods-walk", "psychic", "drain"),
    *("raise", "peace", "charm", "take-maidens", "inner-strength", "pray", "no-weapon", "no-armour", "exorcise"),
    *("always-spell", "foresee", "see-spells", "beguile", "take-follower", "steal", "free-purchase", "regenerate"),
    *("two-dice", "two-weapons"),
)


class CardRecord(NamedTuple):
    """One card as its file has it."""

    id: str
    key: str
    copies: int = 1
    type: str = ""
    kind: str = ""
    number: int = 5
    strength: int = 0
    craft: int = 0
    #: What happens to it once it was met: it goes, stays, or lasts a while.
    after: str = "discard"
    does: int = -1
    #: Where it goes when drawn, by the die.
    place: tuple[str, ...] = ()
    forced: bool = False
    price: int = 0
    bribe: int = 0
    worth: int = 0
    gold: int = 0
    carries: int = 0
    weapon: int = 0
    against: tuple[tuple[str, int], ...] = ()
    armour: int = 0
    always: tuple[int, int] = (0, 0)
    forbidden: str = ""
    evades: str = ""
    stock: str = ""
    #: Who may evade it where unfriendly encounters may be evaded (T-259, R-87): all, good, evil.
    unfriendly: str = ""
    when: tuple[str, ...] = ()


class SpaceRecord(NamedTuple):
    """One space of the board."""

    id: str
    key: str
    region: str
    grid: tuple[int, int]
    draw: int
    faces: tuple[str, ...] = ()
    terrain: str = ""
    does: int = -1
    #: What happens before cards are drawn.
    first: int = -1


class Sheet(NamedTuple):
    """A character's sheet."""

    id: str
    key: str
    strength: int
    craft: int
    life: int
    fate: int
    alignment: str
    start: str
    spells: int
    abilities: tuple[str, ...]
    #: The special abilities as they are numbered on the sheet, and what stands for each: abilities, the Spells at the start,
    #: or the spaces and cards that name the character.
    printed: tuple[tuple[str, tuple[str, ...]], ...]


class Ware(NamedTuple):
    """A Purchase card."""

    id: str
    key: str
    copies: int


class Creature(NamedTuple):
    """Something that attacks and is no card; with Strength 0 the dice say how strong it is."""

    key: str
    strength: int = 0
    craft: int = 0
    kind: str = ""
