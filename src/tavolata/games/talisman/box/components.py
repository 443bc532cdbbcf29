"""What is in the box, read from the files in ``data/`` and checked: every total, every value, every word of every effect,
and that everything has its words in ``words/``.

A card, a space or a character is a record in a file (``records.py``); adding one means adding its record and its words. What it
does is written in a small language (``effect_language.py``).
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tavolata.engine.data_files import DataProblem
from tavolata.games.talisman.box.effect_language import Effect, EffectCompiler, Known
from tavolata.games.talisman.box.records import REGIONS, TYPES, CardRecord, Creature, Sheet, SpaceRecord, Ware
from tavolata.games.talisman.box.values import ValueReader

FOLDER = Path(__file__).parent / "data"
WORDS_FOLDER = Path(__file__).parents[1] / "words"
LANGUAGES = ("en", "it")

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


def _keys(entries: list[dict[str, Any]]) -> set[str]:
    return {str(entry.get("key")) for entry in entries}


class Components:
    """All that is in the box: reads the files once."""

    def __init__(self, folder: Path = FOLDER, words: Path = WORDS_FOLDER) -> None:
        self.folder = folder
        self.reader = ValueReader()
        creatures, spaces = self._file("creatures"), self._file("spaces")
        adventure, purchases = self._file("adventure"), self._file("purchases")
        wares = self._sold(adventure, purchases)
        characters, spells = self._file("characters"), self._file("spells")
        self.names = Known(_keys(adventure), wares, _keys(characters), _keys(spaces), _keys(creatures))
        self.compiler = EffectCompiler(self.reader, self.names)
        self.creatures = [self._creature(entry) for entry in creatures]
        self.spaces = [self._space(entry) for entry in spaces]
        self.adventure = [self._record("adventure", entry) for entry in adventure]
        self.spells = [self._record("spells", entry) for entry in spells]
        self.purchases = [self._purchase(entry) for entry in purchases]
        self.characters = [self._sheet(entry) for entry in characters]
        self.effects: list[Effect] = self.compiler.effects
        self._check_totals()
        self._check_board()
        for language in LANGUAGES:
            self._check_spoken(words, f"{language}.ftl")

    def _file(self, name: str) -> list[dict[str, Any]]:
        """The records of a file, no two of one name or number."""
        entries = self.reader.entries(self.folder / f"{name}.json")
        for field in ("key", "id"):
            seen: list[object] = []
            for entry in entries:
                if field in entry and entry[field] in seen:
                    self.reader.where = (f"{name}.json", str(entry.get("key", "?")), field)
                    raise self.reader.wrong(f"{entry[field]!r} twice")
                seen.append(entry.get(field))
        return entries

    def _sold(self, adventure: list[dict[str, Any]], purchases: list[dict[str, Any]]) -> set[str]:
        """What can be bought: a Purchase card is what the Adventure card of the same name is."""
        types = {str(entry.get("key")): entry.get("type") for entry in adventure}
        for entry in purchases:
            key = str(entry.get("key"))
            self.reader.where = ("purchases.json", key, "key")
            if key not in types:
                raise self.reader.wrong("no Adventure card has this name")
            if types[key] not in ("follower", "magic", "object"):
                raise self.reader.wrong(f"a card of type {types[key]!r} cannot be bought")
        return _keys(purchases)

    # Records

    def _record(self, file: str, entry: dict[str, Any]) -> CardRecord:
        record = str(entry.get("key", "?"))
        self.reader.where = (f"{file}.json", record, "does")
        does = self.compiler.compile(entry["does"], record) if "does" in entry else -1
        made: CardRecord = self.reader.record(file, entry, CardRecord, does=does)
        self.reader.where = (f"{file}.json", record, "type")
        self.reader.check_word(made.type, TYPES if file == "adventure" else ("",))
        for field in entry:
            self.reader.where = (f"{file}.json", record, field)
            if made.type not in FITS.get(field, (made.type,)):
                raise self.reader.wrong(f"not of a card of type {made.type or 'spell'!r}")
        for field in NEEDS[made.type]:
            self.reader.where = (f"{file}.json", record, field)
            if field not in entry:
                raise self.reader.wrong("missing")
        for field, reason in self._misfits(made):
            self.reader.where = (f"{file}.json", record, field)
            raise self.reader.wrong(reason)
        return made

    def _misfits(self, card: CardRecord) -> Iterable[tuple[str, str]]:
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
        if card.after == "lasts" and self.compiler.effects[card.does].shape != "special":
            yield "after", "nothing would end it"
        if card.against and not card.weapon:
            yield "against", "no Weapon"
        if len(card.place) not in (0, 6):
            yield "place", f"{len(card.place)} spaces for the six faces of a die"
        for space in card.place:
            if space not in self.names.spaces:
                yield "place", f"no space {space}"

    def _purchase(self, entry: dict[str, Any]) -> CardRecord:
        """The Adventure card of the same name; only where it returns to differs."""
        made: Ware = self.reader.record("purchases", entry, Ware)
        same = next(card for card in self.adventure if card.key == made.key)
        return same._replace(id=made.id, copies=made.copies)

    def _space(self, entry: dict[str, Any]) -> SpaceRecord:
        key = str(entry.get("key"))
        self.reader.where = ("spaces.json", key, "does")
        does, first, written = -1, -1, entry.get("does")
        if isinstance(written, dict) and "first" in written:
            for word in written:
                if word != "first":
                    raise self.reader.wrong(f"{word!r} cannot stand beside 'first'")
            first = self.compiler.compile(written["first"], f"{key}/first")
        elif written is not None:
            does = self.compiler.compile(written, key)
        made: SpaceRecord = self.reader.record("spaces", entry, SpaceRecord, does=does, first=first)
        return made

    def _sheet(self, entry: dict[str, Any]) -> Sheet:
        written = {field: value for field, value in entry.items() if field != "printed"}
        made: Sheet = self.reader.record("characters", written, Sheet, printed=())
        for field, value in (("strength", made.strength), ("craft", made.craft)):
            self.reader.where = ("characters.json", made.key, field)
            self.reader.number(value, 1, 99)
        self.reader.where = ("characters.json", made.key, "start")
        if made.start not in self.names.spaces:
            raise self.reader.wrong(f"no space {made.start}")
        return made._replace(printed=self._printed(entry.get("printed"), made))

    def _printed(self, written: Any, sheet: Sheet) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Numbered from 1; whatever the sheet has is behind one of them."""
        self.reader.where = ("characters.json", sheet.key, "printed")
        if not isinstance(written, dict):
            raise self.reader.wrong("missing" if written is None else f"{written!r} is no list by number")
        has = {*sheet.abilities, *(["spells"] if sheet.spells else [])}
        known = [*has, *self.names.spaces, *self.names.cards]
        behind: list[str] = []
        for place, (number, by) in enumerate(written.items(), 1):
            if number != f"{sheet.id}.{place}":
                raise self.reader.wrong(f"{number!r} instead of {sheet.id}.{place}")
            if not self.reader.words(by):
                raise self.reader.wrong(f"{number}: nothing stands for it")
            for word in by:
                if word not in known:
                    raise self.reader.wrong(f"{number}: {word!r} is no ability of this sheet, no space and no card")
                behind.append(word)
        for word in sorted(has.difference(behind)):
            raise self.reader.wrong(f"no number for {word!r}")
        return tuple((number, tuple(by)) for number, by in written.items())

    def _creature(self, entry: dict[str, Any]) -> Creature:
        made: Creature = self.reader.record("creatures", entry, Creature)
        if "strength" in entry and "craft" in entry:
            self.reader.where = ("creatures.json", made.key, "craft")
            raise self.reader.wrong("a creature attacks with Strength or with Craft")
        if "strength" not in entry and not made.craft:
            self.reader.where = ("creatures.json", made.key, "strength")
            raise self.reader.wrong("missing")
        return made

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
            self.reader.where = ("spaces.json", space.key, "grid")
            ring = max(abs(space.grid[0] - 3), abs(space.grid[1] - 3))
            if REGIONS[3 - max(1, ring)] != space.region:
                raise self.reader.wrong(
                    f"row {space.grid[0]}, column {space.grid[1]} is not in the {space.region} Region"
                )
            if space.grid in taken:
                raise self.reader.wrong("another space is there")
            taken.add(space.grid)
            self.reader.where = ("spaces.json", space.key, "faces")
            if (space.region == "inner") != (not space.faces):
                raise self.reader.wrong("the river runs between the Outer and the Middle Region")
            for other in space.faces:
                if other not in by_id:
                    raise self.reader.wrong(f"no space {other}")
                if by_id[other].region in (space.region, "inner") or space.id not in by_id[other].faces:
                    raise self.reader.wrong(f"{other} does not face {space.id}")
        for region in ("outer", "middle"):
            ring_of = [space for space in self.spaces if space.region == region]
            for place, space in enumerate(ring_of):
                before = ring_of[place - 1]
                self.reader.where = ("spaces.json", space.key, "grid")
                if abs(space.grid[0] - before.grid[0]) + abs(space.grid[1] - before.grid[1]) != 1:
                    raise self.reader.wrong(f"does not come after {before.key}")

    def _check_spoken(self, folder: Path, file: str) -> None:
        """Everything has its words."""
        spoken = self.reader.spoken(folder / file)
        ways = [way for effect in self.effects if effect.shape in ("choose", "visit") for way in effect.names]
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
