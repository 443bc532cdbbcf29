"""Values of the files in ``data/``: each is checked as it is read, and what is wrong is named by file, record and field."""

from __future__ import annotations

import re
from typing import Any

from tavolata.engine.data_files import DataReader
from tavolata.games.talisman.box.records import ABILITIES, ALIGNMENTS, KINDS, REGIONS, STOCKS, TERRAINS, TIMES, TYPES

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


class ValueReader(DataReader):
    """Reads the values of Talisman's records."""

    def record(self, file: str, entry: dict[str, Any], kind: Any, **made: object) -> Any:
        """A record as written, its values checked; ``made`` are the fields that were read already."""
        record = str(entry.get("key", entry.get("id", "?")))
        fields = dict(made)
        for field, value in entry.items():
            self.where = (f"{file}.json", record, field)
            if field == "does" and "does" in kind._fields:
                continue
            if field in made or field not in kind._fields:
                raise self.wrong("no such field")
            fields[field] = self.value(field, value)
        for field in kind._fields:
            if field not in fields and field not in kind._field_defaults:
                self.where = (f"{file}.json", record, field)
                raise self.wrong("missing")
        return kind(**fields)

    def value(self, field: str, value: Any) -> Any:
        if field in NUMBERS:
            return self.number(value, *NUMBERS[field])
        if field in FLAGS:
            return self.flag(value)
        if field in PAIRS:
            if not isinstance(value, list) or len(value) != 2:
                raise self.wrong(f"{value!r} is no list of two numbers")
            return tuple([self.number(part, *PAIRS[field]) for part in value])
        if field in LISTS:
            known = {"when": TIMES, "abilities": ABILITIES}.get(field)
            words = self.words(value)
            for place, word in enumerate(words):
                if known is not None:
                    self.check_word(word, known)
                if word in words[:place] and field != "place":
                    raise self.wrong(f"{word!r} twice")
            return tuple(words)
        if field in NAMES:
            if not isinstance(value, str) or not re.fullmatch(NAMES[field], value):
                raise self.wrong(f"{value!r} is no name")
        elif field == "against":
            if not isinstance(value, dict):
                raise self.wrong(f"{value!r} does not say against what kind")
            for kind, worth in value.items():
                self.check_word(kind, KINDS[1:])
                self.number(worth, 1, 99)
            return tuple(sorted(value.items()))
        else:
            self.check_word(value, TYPES if field == "type" else WORDS[field])
        return value
