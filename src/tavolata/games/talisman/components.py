"""What is in the box, read from the files in ``data/`` and checked: every total, every value, every word of every effect,
and that everything has its words in ``words/``.

A card, a space or a character is a record in a file; adding one means adding its record and its words. Ordinary effects are
written in the small language below and compiled into *deeds*, numbered, so that a saved game can name them. Odd ones name
a function of ``special.py``.

The language: a list of atoms such as ``"life -1"``, ``"craft +1"``, ``"go TEMPLE"``, ``"fight BRIGAND"``; or an object with
one of ``roll``, ``align``, ``choose``, ``visit``, ``may``, ``shop``, ``heal``, ``fate``, ``everyone``, ``wish``, ``odd``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

FOLDER = Path(__file__).parent / "data"
WORDS_FOLDER = Path(__file__).parent / "words"
LANGUAGES = ("en", "it")

TYPES = ("event", "enemy", "stranger", "follower", "magic", "object", "place")
KINDS = ("", "animal", "dragon", "monster", "spirit")
REGIONS = ("outer", "middle", "inner")
ALIGNMENTS = ("good", "neutral", "evil")
STOCKS = ("", "strength", "craft", "life")

#: The atoms of the language: name, and what may stand behind it.
ATOMS = {
    "life": "change",
    "strength": "change",
    "craft": "change",
    "fate": "gain full",
    "gold": "change none",
    "heal": "count all",
    "spell": "",
    "spells": "full none",
    "toad": "",
    "miss": "turn next",
    "align": "good evil",
    "go": "space",
    "teleport": "any",
    "talisman": "",
    "follower": "one-less",
    "fight": "creature",
    "offer": "outer ferry",
    "enslaved": "",
    "lose": "card",
}
#: How the numbers behind atoms are written.
WRITTEN = {"change": "[+-][1-9][0-9]*", "gain": "[+][1-9][0-9]*", "count": "[1-9][0-9]*", "one-less": "-1"}
#: What the fields of records hold: numbers between limits, yes or no, names, lists, and of some texts one word of these.
NUMBERS = {
    **dict.fromkeys(("strength", "craft", "fate", "price", "bribe", "worth", "gold", "carries", "weapon"), (0, 99)),
    "copies": (1, 99),
    "number": (1, 6),
    "life": (1, 99),
    "spells": (0, 3),
    "draw": (0, 9),
    "armour": (2, 6),
}
FLAGS = ("forced",)
NAMES = {"id": "[A-Z]+[0-9]+", "key": "[A-Z][A-Z0-9_]*", "start": "[A-Z][A-Z0-9_]*"}
LISTS = ("place", "when", "faces", "abilities")
#: Two numbers: Strength and Craft, row and column.
PAIRS = {"always": (0, 99), "grid": (0, 6)}
TERRAINS = ("", "fields", "woods", "hills", "plains", "runes", "desert")
WORDS = {
    "kind": KINDS,
    "stock": STOCKS,
    "forbidden": ("", *ALIGNMENTS),
    "after": ("discard", "stays", "lasts"),
    "unfriendly": ("", "all", "good", "evil"),
    "evades": TERRAINS,
    "terrain": TERRAINS,
    "region": REGIONS,
    "alignment": ALIGNMENTS,
}
#: Which fields only cards of some types have, and which these must have; "" is the type of Spells.
FITS = {
    **dict.fromkeys(("kind", "strength", "craft", "bribe"), ("enemy",)),
    **dict.fromkeys(("does", "after"), ("event", "stranger", "place")),
    **dict.fromkeys(("forced", "price", "worth", "carries", "evades"), ("follower",)),
    **dict.fromkeys(("weapon", "armour", "against", "forbidden", "gold"), ("magic", "object")),
    "place": ("enemy", "stranger"),
    "unfriendly": ("event", "stranger", "follower"),
    "stock": ("place",),
    "always": ("follower", "magic", "object"),
    "number": TYPES,
    "when": ("",),
}
NEEDS = {
    **dict.fromkeys(TYPES, ("number",)),
    **dict.fromkeys(("event", "stranger", "place"), ("number", "does")),
    "enemy": ("number", "kind"),
    "": ("when",),
}
#: The encounter number of each type; Spirits and forced Followers have another.
ENCOUNTER = {"event": 1, "enemy": 2, "stranger": 4, "follower": 5, "magic": 5, "object": 5, "place": 6}
#: When a Spell may be cast (section 2 of the facts).
TIMES = ("start", "move", "moved", "end", "turn", "fight", "battle", "loss", "spell", "any")
#: The special abilities of characters.
ABILITIES = (
    *("assassinate", "shape", "woods-spells", "evade-hills", "dwarf", "evade-woods", "woods-walk", "psychic", "drain"),
    *("raise", "peace", "charm", "take-maidens", "inner-strength", "pray", "no-weapon", "no-armour", "exorcise"),
    *("always-spell", "foresee", "see-spells", "beguile", "take-follower", "steal", "free-purchase", "regenerate"),
    *("two-dice", "two-weapons"),
)


class DataProblem(ValueError):
    """A file in ``data/`` is wrong: says which, which record, which field."""

    def __init__(self, file: str, record: str, field: str, reason: str) -> None:
        super().__init__(f"{file}: {record}: {field}: {reason}")


class Deed(NamedTuple):
    """One effect, compiled. ``parts`` are numbers of further deeds."""

    shape: str
    #: The word behind an atom: a number, a space, a creature, a card.
    word: str = ""
    amount: int = 0
    #: Of an atom with ``unless``: whoever has one of these cards is spared.
    unless: tuple[str, ...] = ()
    #: Names of the ways to choose, and the deed of each; of a roll the deed for each total from the lowest on.
    names: tuple[str, ...] = ()
    parts: tuple[int, ...] = ()
    dice: int = 1
    lowest: int = 1
    pray: bool = False
    skip: tuple[str, ...] = ()
    plus: tuple[str, ...] = ()
    then: int = -1
    #: Of a shop: the price of each card.
    prices: tuple[tuple[str, int], ...] = ()
    region: bool = False
    spares: str = ""


class Record(NamedTuple):
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
    #: Who may evade it where unfriendly encounters may be evaded (R-87): all, good, evil.
    unfriendly: str = ""
    when: tuple[str, ...] = ()


class Space(NamedTuple):
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


class Reading:
    """Reads all files once."""

    def __init__(self, folder: Path = FOLDER, words: Path = WORDS_FOLDER) -> None:
        self.folder = folder
        self.deeds: list[Deed] = []
        #: The name of each deed: its card or space, and the way to it inside what that does (``TAVERN/roll/3/0``). Saved
        #: games name deeds so, since their numbers change when a card is added.
        self.deed_names: list[str] = []
        #: The functions of ``special.py`` that are named, and where.
        self.odd: dict[str, tuple[str, str, str]] = {}
        self._where = ("", "", "")
        creatures, spaces = self._file("creatures"), self._file("spaces")
        self._creatures = {str(entry.get("key")) for entry in creatures}
        self._spaces = {str(entry.get("key")) for entry in spaces}
        adventure, purchases = self._file("adventure"), self._file("purchases")
        self._cards = {str(entry.get("key")) for entry in adventure}
        self._wares = self._sold(adventure, purchases)
        characters, spells = self._file("characters"), self._file("spells")
        self._sheets = {str(entry.get("key")) for entry in characters}
        self.creatures = [self._creature(entry) for entry in creatures]
        self.spaces = [self._space(entry) for entry in spaces]
        self.adventure = [self._record("adventure", entry) for entry in adventure]
        self.spells = [self._record("spells", entry) for entry in spells]
        self.purchases = [self._purchase(entry) for entry in purchases]
        self.characters = [self._sheet(entry) for entry in characters]
        self._check_totals()
        self._check_board()
        for language in LANGUAGES:
            self._check_spoken(words, f"{language}.ftl")

    def _file(self, name: str) -> list[dict[str, Any]]:
        """The records of a file, no two of one name or number."""
        self._where = (f"{name}.json", "-", "-")
        try:
            entries = msgspec.json.decode((self.folder / f"{name}.json").read_bytes(), type=list[dict[str, Any]])
        except (OSError, msgspec.DecodeError) as problem:
            raise self._wrong(str(problem)) from problem
        for field in ("key", "id"):
            seen: list[object] = []
            for entry in entries:
                if field in entry and entry[field] in seen:
                    self._where = (f"{name}.json", str(entry.get("key", "?")), field)
                    raise self._wrong(f"{entry[field]!r} twice")
                seen.append(entry.get(field))
        return entries

    def _sold(self, adventure: list[dict[str, Any]], purchases: list[dict[str, Any]]) -> set[str]:
        """What can be bought: a Purchase card is what the Adventure card of the same name is."""
        types = {str(entry.get("key")): entry.get("type") for entry in adventure}
        for entry in purchases:
            key = str(entry.get("key"))
            self._where = ("purchases.json", key, "key")
            if key not in types:
                raise self._wrong("no Adventure card has this name")
            if types[key] not in ("follower", "magic", "object"):
                raise self._wrong(f"a card of type {types[key]!r} cannot be bought")
        return {str(entry.get("key")) for entry in purchases}

    def _wrong(self, reason: str) -> DataProblem:
        return DataProblem(*self._where, reason)

    # Records

    def _struct(self, file: str, entry: dict[str, Any], kind: Any, **made: object) -> Any:
        """A record as written, its values checked; ``made`` are the fields that were read already."""
        record = str(entry.get("key", entry.get("id", "?")))
        fields = dict(made)
        for field, value in entry.items():
            self._where = (f"{file}.json", record, field)
            if field == "does" and "does" in kind._fields:
                continue
            if field in made or field not in kind._fields:
                raise self._wrong("no such field")
            fields[field] = self._value(field, value)
        for field in kind._fields:
            if field not in fields and field not in kind._field_defaults:
                self._where = (f"{file}.json", record, field)
                raise self._wrong("missing")
        return kind(**fields)

    def _value(self, field: str, value: Any) -> Any:
        if field in NUMBERS:
            return self._number(value, *NUMBERS[field])
        if field in FLAGS:
            return self._flag(value)
        if field in PAIRS:
            if not isinstance(value, list) or len(value) != 2:
                raise self._wrong(f"{value!r} is no list of two numbers")
            return tuple([self._number(part, *PAIRS[field]) for part in value])
        if field in LISTS:
            known = {"when": TIMES, "abilities": ABILITIES}.get(field)
            words = self._list(value)
            for place, word in enumerate(words):
                if known is not None:
                    self._check_word(word, known)
                if word in words[:place] and field != "place":
                    raise self._wrong(f"{word!r} twice")
            return tuple(words)
        if field in NAMES:
            if not isinstance(value, str) or not re.fullmatch(NAMES[field], value):
                raise self._wrong(f"{value!r} is no name")
        elif field == "against":
            if not isinstance(value, dict):
                raise self._wrong(f"{value!r} does not say against what kind")
            for kind, worth in value.items():
                self._check_word(kind, KINDS[1:])
                self._number(worth, 1, 99)
            return tuple(sorted(value.items()))
        else:
            self._check_word(value, TYPES if field == "type" else WORDS[field])
        return value

    def _number(self, value: Any, least: int, most: int, what: str = "") -> int:
        about = f"{what}: " if what else ""
        if type(value) is not int:
            raise self._wrong(f"{about}{value!r} is no number")
        if not least <= value <= most:
            raise self._wrong(f"{about}{value} is not from {least} to {most}")
        return value

    def _flag(self, value: Any, what: str = "") -> bool:
        if type(value) is not bool:
            raise self._wrong(f"{what}: {value!r} is neither true nor false".removeprefix(": "))
        return value

    def _list(self, value: Any) -> list[str]:
        if not isinstance(value, list):
            raise self._wrong(f"{value!r} is no list")
        return value

    def _check_word(self, word: Any, known: Sequence[str]) -> None:
        if not isinstance(word, str) or word not in known:
            raise self._wrong(f"{word!r} is none of {', '.join([name for name in known if name])}")

    def _record(self, file: str, entry: dict[str, Any]) -> Record:
        record = str(entry.get("key", "?"))
        self._where = (f"{file}.json", record, "does")
        does = self._deed(entry["does"], record) if "does" in entry else -1
        made: Record = self._struct(file, entry, Record, does=does)
        self._where = (f"{file}.json", record, "type")
        self._check_word(made.type, TYPES if file == "adventure" else ("",))
        for field in entry:
            self._where = (f"{file}.json", record, field)
            if made.type not in FITS.get(field, (made.type,)):
                raise self._wrong(f"not of a card of type {made.type or 'spell'!r}")
        for field in NEEDS[made.type]:
            self._where = (f"{file}.json", record, field)
            if field not in entry:
                raise self._wrong("missing")
        for field, reason in self._misfits(made):
            self._where = (f"{file}.json", record, field)
            raise self._wrong(reason)
        return made

    def _misfits(self, card: Record) -> Iterable[tuple[str, str]]:
        """What does not go together on a card: field and reason."""
        if not card.type:
            if not card.when:
                yield "when", "no time to cast it"
            return
        spirit = card.kind == "spirit"
        if card.type == "enemy":
            if card.craft and card.strength:
                yield "craft", "an Enemy attacks with Strength or with Craft"
            if not card.craft and not card.strength:
                yield "craft" if spirit else "strength", "nothing to attack with"
            if spirit != (card.craft > 0):
                yield "kind", "Spirits attack with Craft, all others with Strength"
        number = 3 if spirit else 1 if card.forced else ENCOUNTER[card.type]
        if card.number != number:
            yield "number", f"{card.number} instead of {number}"
        if (card.after == "stays") != (card.type in ("stranger", "place")) and card.does >= 0:
            yield "after", f"{card.after!r} does not fit the type {card.type!r}"
        if card.after == "lasts" and self.deeds[card.does].shape != "odd":
            yield "after", "nothing would end it"
        if card.against and not card.weapon:
            yield "against", "no Weapon"
        if len(card.place) not in (0, 6):
            yield "place", f"{len(card.place)} spaces for the six faces of a die"
        for space in card.place:
            if space not in self._spaces:
                yield "place", f"no space {space}"

    def _purchase(self, entry: dict[str, Any]) -> Record:
        """The Adventure card of the same name; only where it returns to differs."""
        made: Ware = self._struct("purchases", entry, Ware)
        same = next(card for card in self.adventure if card.key == made.key)
        return same._replace(id=made.id, copies=made.copies)

    def _space(self, entry: dict[str, Any]) -> Space:
        key = str(entry.get("key"))
        self._where = ("spaces.json", key, "does")
        does, first, written = -1, -1, entry.get("does")
        if isinstance(written, dict) and "first" in written:
            for word in written:
                if word != "first":
                    raise self._wrong(f"{word!r} cannot stand beside 'first'")
            first = self._deed(written["first"], f"{key}/first")
        elif written is not None:
            does = self._deed(written, key)
        made: Space = self._struct("spaces", entry, Space, does=does, first=first)
        return made

    def _sheet(self, entry: dict[str, Any]) -> Sheet:
        written = {field: value for field, value in entry.items() if field != "printed"}
        made: Sheet = self._struct("characters", written, Sheet, printed=())
        for field, value in (("strength", made.strength), ("craft", made.craft)):
            self._where = ("characters.json", made.key, field)
            self._number(value, 1, 99)
        self._where = ("characters.json", made.key, "start")
        if made.start not in self._spaces:
            raise self._wrong(f"no space {made.start}")
        return made._replace(printed=self._printed(entry.get("printed"), made))

    def _printed(self, written: Any, sheet: Sheet) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Numbered from 1; whatever the sheet has is behind one of them."""
        self._where = ("characters.json", sheet.key, "printed")
        if not isinstance(written, dict):
            raise self._wrong("missing" if written is None else f"{written!r} is no list by number")
        has = {*sheet.abilities, *(["spells"] if sheet.spells else [])}
        known = [*has, *self._spaces, *self._cards]
        behind: list[str] = []
        for place, (number, by) in enumerate(written.items(), 1):
            if number != f"{sheet.id}.{place}":
                raise self._wrong(f"{number!r} instead of {sheet.id}.{place}")
            if not self._list(by):
                raise self._wrong(f"{number}: nothing stands for it")
            for word in by:
                if word not in known:
                    raise self._wrong(f"{number}: {word!r} is no ability of this sheet, no space and no card")
                behind.append(word)
        for word in sorted(has.difference(behind)):
            raise self._wrong(f"no number for {word!r}")
        return tuple((number, tuple(by)) for number, by in written.items())

    def _creature(self, entry: dict[str, Any]) -> Creature:
        made: Creature = self._struct("creatures", entry, Creature)
        if "strength" in entry and "craft" in entry:
            self._where = ("creatures.json", made.key, "craft")
            raise self._wrong("a creature attacks with Strength or with Craft")
        if "strength" not in entry and not made.craft:
            self._where = ("creatures.json", made.key, "strength")
            raise self._wrong("missing")
        return made

    # Effects

    def _deed(self, written: object, name: str) -> int:
        """The number of the compiled effect."""
        made = self._compiled(written, name)
        if name in self.deed_names:
            raise self._wrong(f"another card or space has an effect of the name {name}")
        self.deeds.append(made)
        self.deed_names.append(name)
        return len(self.deeds) - 1

    def _compiled(self, written: object, name: str) -> Deed:
        if isinstance(written, str):
            return self._atom(written)
        if isinstance(written, list):
            return Deed("list", parts=tuple(self._deed(part, f"{name}/{place}") for place, part in enumerate(written)))
        if not isinstance(written, dict):
            raise self._wrong(f"not an effect: {written!r}")
        shape = next((shape for shape in SHAPES if shape in written), "")
        if not shape:
            raise self._wrong(f"unknown effect: {', '.join(map(str, written))}")
        for word in written:
            if word != shape and word not in SHAPES[shape].beside:
                raise self._wrong(f"{word!r} cannot stand beside {shape!r}")
        return SHAPES[shape].read(self, shape, written, name)

    def _ways(self, shape: str, written: dict[str, Any], name: str) -> Deed:
        ways = self._mapping(shape, written[shape])
        if shape == "align" and tuple(sorted(ways)) != tuple(sorted(ALIGNMENTS)):
            raise self._wrong("align needs good, neutral and evil")
        names = ALIGNMENTS if shape == "align" else tuple(ways)
        parts = tuple(self._deed(ways[way], f"{name}/{shape}/{way}") for way in names)
        return Deed(SHAPES[shape].made, names=names, parts=parts)

    def _one(self, shape: str, written: dict[str, Any], name: str) -> Deed:
        """What one may do, or what happens to everyone."""
        if "not" in written:
            self._check_word(written["not"], ALIGNMENTS)
        return Deed(
            SHAPES[shape].made,
            parts=(self._deed(written[shape], f"{name}/{shape}"),),
            region=self._flag(written.get("region", False), "region"),
            spares=str(written.get("not", "")),
        )

    def _shop(self, shape: str, written: dict[str, Any], name: str) -> Deed:
        prices = self._mapping(shape, written[shape])
        for card, price in prices.items():
            if card not in self._cards:
                raise self._wrong(f"no card {card}")
            if card not in self._wares:
                raise self._wrong(f"no Purchase card {card}")
            self._number(price, 1, 99, card)
        return Deed(SHAPES[shape].made, prices=tuple(sorted(prices.items())))

    def _paid(self, shape: str, written: dict[str, Any], name: str) -> Deed:
        """Lives or fate for gold."""
        inside = self._mapping(shape, written[shape])
        for word, number in inside.items():
            if word not in ("price", "most"):
                raise self._wrong(f"{word!r} cannot stand in {shape!r}")
            self._number(number, 1, 99, word)
        if "price" not in inside:
            raise self._wrong("price: missing")
        return Deed(SHAPES[shape].made, amount=inside.get("most", 99), prices=(("", inside["price"]),))

    def _wish(self, shape: str, written: dict[str, Any], name: str) -> Deed:
        inside = written[shape]
        if not isinstance(inside, str) or not re.fullmatch("good|evil|craft [1-9][0-9]*", inside):
            raise self._wrong(f"wish: {inside!r} is none of good, evil, craft and a number")
        word, _, least = inside.partition(" ")
        return Deed(SHAPES[shape].made, word=word, amount=int(least or 0))

    def _special(self, shape: str, written: dict[str, Any], name: str) -> Deed:
        inside = written[shape]
        if not isinstance(inside, str):
            raise self._wrong(f"odd: {inside!r} is no function")
        self.odd[inside] = self._where
        skip = self._named(written.get("skip", []), self._cards | self._sheets)
        return Deed(SHAPES[shape].made, word=inside, skip=skip)

    def _mapping(self, shape: str, inside: Any) -> dict[str, Any]:
        if not isinstance(inside, dict) or not inside:
            raise self._wrong(f"{shape}: {inside!r} says nothing")
        return inside

    def _roll(self, shape: str, written: dict[str, Any], name: str) -> Deed:
        inside = self._mapping(shape, written[shape])
        dice = self._number(written.get("dice", 1), 1, 3, "dice")
        rows: dict[int, int] = {}
        for span, effect in inside.items():
            if not re.fullmatch("[0-9]+(-[0-9]+)?", span):
                raise self._wrong(f"{span!r} is no row of a table")
            low, _, high = span.partition("-")
            deed = self._deed(effect, f"{name}/roll/{low}")
            for total in range(int(low), int(high or low) + 1):
                if total in rows:
                    raise self._wrong(f"two rows for {total}")
                rows[total] = deed
        if sorted(rows) != list(range(dice, 6 * dice + 1)):
            raise self._wrong(f"the table does not go from {dice} to {6 * dice}")
        known = self._cards | self._sheets
        return Deed(
            SHAPES[shape].made,
            parts=tuple(rows[total] for total in sorted(rows)),
            dice=dice,
            lowest=dice,
            pray=self._flag(written.get("pray", False), "pray"),
            skip=self._named(written.get("skip", []), known),
            plus=self._named(written.get("plus", []), known),
            then=self._deed(written["then"], f"{name}/then") if "then" in written else -1,
        )

    def _named(self, names: Any, known: set[str]) -> tuple[str, ...]:
        """Cards, and where they are known characters, that spare somebody something."""
        for name in self._list(names):
            if name not in known:
                raise self._wrong(f"no card{' or character' if known > self._cards else ''} {name}")
        return tuple(names)

    def _atom(self, text: str) -> Deed:
        words = text.split()
        unless: tuple[str, ...] = ()
        if "unless" in words:
            unless = self._named(words[words.index("unless") + 1 :], self._cards)
            words = words[: words.index("unless")]
            if not unless or len(words) != 2 or words[0] != "life" or not words[1].startswith("-"):
                raise self._wrong(f"{text!r}: only the loss of lives is spared, by cards")
        if not words or words[0] not in ATOMS:
            raise self._wrong(f"unknown effect: {text!r}")
        wanted, behind = ATOMS[words[0]].split(), words[1:]
        if not wanted:
            if behind:
                raise self._wrong(f"nothing may stand behind {words[0]!r}")
            return Deed(words[0])
        if len(behind) != 1:
            raise self._wrong(f"one word must stand behind {words[0]!r}")
        word = behind[0]
        if wanted[0] in WRITTEN and re.fullmatch(WRITTEN[wanted[0]], word):
            return Deed(words[0], amount=int(word), unless=unless)
        known = {"space": self._spaces, "creature": self._creatures, "card": self._cards}.get(wanted[0], set(wanted))
        if word not in known or word in WRITTEN:
            raise self._wrong(f"{text!r}: unknown word {word!r}")
        return Deed(words[0], word=word)

    # The whole

    def _check_totals(self) -> None:
        """The box holds what ``box.json`` says, card by card and type by type (T-004)."""
        counts = {
            "adventure": sum(card.copies for card in self.adventure),
            "spells": sum(card.copies for card in self.spells),
            "purchases": sum(card.copies for card in self.purchases),
            "characters": len(self.characters),
            **{region: sum(space.region == region for space in self.spaces) for region in REGIONS},
        }
        for kind in TYPES:
            counts[kind] = sum(card.copies for card in self.adventure if card.type == kind)
        wanted = {str(entry.get("key")): entry.get("count") for entry in self._file("box")}
        for what, found in counts.items():
            if found != wanted.get(what):
                file = "spaces" if what in REGIONS else "adventure" if what in TYPES else what
                raise DataProblem(f"{file}.json", "-", what, f"{found} instead of {wanted.get(what)}")

    def _check_board(self) -> None:
        """Each Region is a ring of the grid, clockwise; what faces each other across the river says so on both sides."""
        by_id = {space.id: space for space in self.spaces}
        taken: set[tuple[int, int]] = set()
        for space in self.spaces:
            self._where = ("spaces.json", space.key, "grid")
            ring = max(abs(space.grid[0] - 3), abs(space.grid[1] - 3))
            if REGIONS[3 - max(1, ring)] != space.region:
                raise self._wrong(f"row {space.grid[0]}, column {space.grid[1]} is not in the {space.region} Region")
            if space.grid in taken:
                raise self._wrong("another space is there")
            taken.add(space.grid)
            self._where = ("spaces.json", space.key, "faces")
            if (space.region == "inner") != (not space.faces):
                raise self._wrong("the river runs between the Outer and the Middle Region")
            for other in space.faces:
                if other not in by_id:
                    raise self._wrong(f"no space {other}")
                if by_id[other].region in (space.region, "inner") or space.id not in by_id[other].faces:
                    raise self._wrong(f"{other} does not face {space.id}")
        for region in ("outer", "middle"):
            ring_of = [space for space in self.spaces if space.region == region]
            for place, space in enumerate(ring_of):
                before = ring_of[place - 1]
                self._where = ("spaces.json", space.key, "grid")
                if abs(space.grid[0] - before.grid[0]) + abs(space.grid[1] - before.grid[1]) != 1:
                    raise self._wrong(f"does not come after {before.key}")

    def _check_spoken(self, folder: Path, file: str) -> None:
        """Everything has its words."""
        self._where = (f"words/{file}", "-", "-")
        try:
            text = (folder / file).read_text(encoding="utf-8")
        except OSError as problem:
            raise self._wrong(str(problem)) from problem
        spoken = set(re.findall(r"^([a-z][a-z0-9-]*) =(?: *[^ \n]|(?: *\n)+ +[^ \n])", text, re.MULTILINE))
        ways = [way for deed in self.deeds if deed.shape in ("choose", "visit") for way in deed.names]
        wanted: list[tuple[str, Iterable[str], tuple[str, ...]]] = [
            ("card", [card.key for card in self.adventure + self.spells], ("", "-the", "-text")),
            ("space", [space.key for space in self.spaces], ("", "-in", "-text")),
            ("character", [sheet.key for sheet in self.characters], ("", "-the", "-about", "-ability-1")),
            ("creature", [creature.key for creature in self.creatures], ("", "-the")),
            ("way", ways, ("",)),
        ]
        for kind, names, endings in wanted:
            for name in names:
                for ending in endings:
                    key = f"{kind}-{name.lower().replace('_', '-')}{ending}"
                    if key not in spoken:
                        raise DataProblem(f"words/{file}", name, key, "missing")


class Shape(NamedTuple):
    """How a composed effect is written: the effect that is made of it, what may stand beside it, and how it is read."""

    made: str
    beside: tuple[str, ...]
    read: Callable[[Reading, str, dict[str, Any], str], Deed]


#: The composed effects. Where several stand together the first one here says which it is.
SHAPES: dict[str, Shape] = {
    "roll": Shape("roll", ("dice", "pray", "skip", "plus", "then"), Reading._roll),
    "align": Shape("by-align", (), Reading._ways),
    "choose": Shape("choose", (), Reading._ways),
    "visit": Shape("visit", (), Reading._ways),
    "may": Shape("may", (), Reading._one),
    "shop": Shape("shop", (), Reading._shop),
    "heal": Shape("buy heal", (), Reading._paid),
    "fate": Shape("buy fate", (), Reading._paid),
    "everyone": Shape("everyone", ("region", "not"), Reading._one),
    "wish": Shape("wish", (), Reading._wish),
    "odd": Shape("odd", ("skip",), Reading._special),
}
#: Every kind of effect. The rules say what each does (``deeds.py``), the bot what it is worth (``bot_effects.py``).
EFFECTS = ("list", *[shape.made for shape in SHAPES.values()], *ATOMS)


def check_complete(table: Iterable[str], wanted: Iterable[str], what: str) -> None:
    """A table has an entry for everything that the files can name, and for nothing else."""
    missing, unknown = sorted(set(wanted).difference(table)), sorted(set(table).difference(wanted))
    if missing or unknown:
        raise LookupError(f"{what}: missing {', '.join(missing) or '-'}; unknown {', '.join(unknown) or '-'}")
