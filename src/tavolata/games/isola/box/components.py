"""The cards, read from the files in ``data/`` and checked: every field, every word of what they do, that it fits, and that each
has its name in ``words/``.

A card is a record in a file; more files of the same form can lie beside the first. What is wrong is refused by file, card and
field; nothing is left out.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from tavolata.engine.data_files import DataProblem, DataReader
from tavolata.engine.words import LANGUAGES
from tavolata.games.isola.box.checks import HOSTS, PROTAGONISTS, card_misfits, has_type, misfits, rule_misfits
from tavolata.games.isola.box.language import Sentence, is_rule
from tavolata.games.isola.box.records import (
    ACT,
    ARMY,
    BASES,
    COLOURS,
    DURATIONS,
    GROUP,
    KEYWORDS,
    LABELS,
    LIFE,
    MASTER,
    SCHOOLS,
    STATIC,
    TYPE_LETTERS,
    TYPES,
    Ability,
    Card,
)

FOLDER: Final = Path(__file__).parent / "data"
WORDS_FOLDER: Final = Path(__file__).parents[1] / "words"
#: The first file; further ones come after it, by name.
BASE: Final = "cards-base.json"

_FIELDS: Final = (
    *("id", "key", "name", "type", "school", "colour", "values", "kind", "green", "ochre", "profile", "duration"),
    *("traits", "does", "basis"),
)
_NEEDED: Final = ("id", "key", "name", "type", "colour", "basis")
#: How they are written. A03 and A003 would be one number in the code of a deck.
_NAMES: Final = {
    "id": ("[A-Z]([0-9]{2}|[1-9][0-9]{2})", "a letter and two digits, from 100 on three, as M02 or M102"),
    "key": ("[A-Z0-9]+(-[A-Z0-9]+)*", "capitals and digits, with single hyphens"),
    "name": ("[a-z0-9]+(-[a-z0-9]+)*", "small letters and digits, with single hyphens"),
}
_KINDS: Final = ("uninhabited", "inhabited")
_TRAITS: Final = (*LABELS, "unique", "cumulative")
_PROTAGONIST_VALUES: Final = re.compile("([0-9]{1,2})/([0-9]{1,2})/(L|[0-9]{1,2})")
_ADDED_VALUES: Final = re.compile("/".join(["(-|[-+][1-9])"] * 3))
#: An action's argument has no more values.
_MOST_CARDS: Final = 1_000


class Components:
    """All cards of a folder: reads the files once."""

    def __init__(self, folder: Path = FOLDER, words: Path = WORDS_FOLDER) -> None:
        self.reader = DataReader()
        self.cards: list[Card] = []
        self.abilities: list[Ability] = []
        #: The number of each key.
        self.numbers: dict[str, int] = {}
        self._entries: list[tuple[str, dict[str, Any]]] = []
        self._ids: set[str] = set()
        for path in card_files(folder):
            for entry in self.reader.entries(path):
                self._entries.append((path.name, entry))
                self._add(self._card(path.name, entry))
        self._check_names()
        # What cards do may speak of cards in later files.
        for card, (file, entry) in zip(self.cards, self._entries, strict=True):
            self._read_does(card, file, entry)
        for card, (file, entry) in zip(self.cards, self._entries, strict=True):
            self._check(card, file, entry)
        for language in LANGUAGES:
            self._check_spoken(words / f"{language}.ftl")

    def _at(self, file: str, record: str, field: str) -> None:
        self.reader.where = (file, record, field)

    # One card

    def _card(self, file: str, entry: dict[str, Any]) -> Card:
        """What is printed on the card, but for what it does."""
        record = str(entry.get("key", entry.get("id", "?")))
        for field in entry:
            self._at(file, record, field)
            if field not in _FIELDS:
                raise self.reader.wrong("no such field")
        for field in _NEEDED:
            self._at(file, record, field)
            if field not in entry:
                raise self.reader.wrong("missing")
        for field, (form, told) in _NAMES.items():
            self._at(file, record, field)
            if not isinstance(entry[field], str) or not re.fullmatch(form, entry[field], re.ASCII):
                raise self.reader.wrong(f"{entry[field]!r} is no {field}: {told}")
        self._at(file, record, "type")
        card = Card(len(self.cards), entry["key"], entry["id"], self._word(entry["type"], TYPES))
        self._at(file, record, "id")
        letter = TYPE_LETTERS[card.type]
        if card.id[0] != letter:
            of_type = f"that of a card of type {TYPES[card.type]!r} with {letter!r}"
            raise self.reader.wrong(f"{card.id!r} begins with {card.id[0]!r}, {of_type}")
        card.name = entry["name"]
        for field, value in entry.items():
            self._at(file, record, field)
            self._field(card, field, value)
        return card

    def _field(self, card: Card, field: str, value: Any) -> None:
        if field == "school":
            card.school = self._word(value, SCHOOLS[:-1])
        elif field == "colour":
            card.colour = self._word(value, COLOURS)
        elif field == "values":
            self._values(card, value)
        elif field == "kind":
            card.inhabited = self._word(value, _KINDS) == 1
        elif field == "green":
            card.green = self.reader.number(value, 1, 9)
        elif field == "ochre":
            card.ochre = self.reader.number(value, 1, 9)
        elif field == "profile":
            card.profile = self._word(value, [name for number, name in enumerate(TYPES) if HOSTS >> number & 1])
        elif field == "duration":
            card.duration = self._word(value, DURATIONS[1:]) + 1
        elif field == "traits":
            self._traits(card, value)
        elif field == "basis":
            card.basis = self._word(value, BASES)

    def _word(self, value: Any, known: Any) -> int:
        self.reader.check_word(value, known)
        return list(known).index(value)

    def _values(self, card: Card, value: Any) -> None:
        """Attack, defence, resistance or ``L`` for life; of cards that are assigned what they add, ``-`` for nothing."""
        fighting = has_type(card, PROTAGONISTS)
        found = (
            (_PROTAGONIST_VALUES if fighting else _ADDED_VALUES).fullmatch(value) if isinstance(value, str) else None
        )
        if found is None:
            wanted = "attack/defence/resistance, as 2/1/2 or 3/2/L" if fighting else "what is added, as +1/-/-"
            raise self.reader.wrong(f"{value!r} is not {wanted}")
        card.is_life = found[3] == "L"
        if card.type == ARMY and card.is_life:
            raise self.reader.wrong("an army has no life")
        if card.type == MASTER and not card.is_life:
            raise self.reader.wrong("a master has life")
        numbers = [0 if part in ("-", "L") else int(part) for part in found.groups()]
        card.atk, card.defence, card.res = numbers

    def _traits(self, card: Card, value: Any) -> None:
        traits = self.reader.words(value)
        for place, trait in enumerate(traits):
            self.reader.check_word(trait, _TRAITS)
            if trait in traits[:place]:
                raise self.reader.wrong(f"{trait!r} twice")
            if trait in LABELS:
                card.labels |= 1 << KEYWORDS.index(trait)
        card.unique = "unique" in traits
        card.cumulative = "cumulative" in traits

    def _add(self, card: Card) -> None:
        file = self.reader.where[0]
        for field, value, seen in (("key", card.key, self.numbers), ("id", card.id, self._ids)):
            self._at(file, card.key, field)
            if value in seen:
                raise self.reader.wrong(f"{value!r} twice")
        if len(self.cards) >= _MOST_CARDS:
            raise self.reader.wrong(f"more than {_MOST_CARDS} cards")
        self.numbers[card.key] = card.number
        self._ids.add(card.id)
        self.cards.append(card)

    def _check_names(self) -> None:
        """Cards of one name and type are equal (ID-012); printings of a card differ in nothing but their school."""
        first: dict[tuple[str, int], Card] = {}
        for card, (file, _) in zip(self.cards, self._entries, strict=True):
            same = first.setdefault((card.name, card.type), card)
            card.same = same.number
            self._at(file, card.key, "name")
            if same is not card and same.school == card.school:
                raise self.reader.wrong(f"{same.key} has the same name, type and school")

    def _check_spoken(self, file: Path) -> None:
        """Every card has its name. Whether all that cards say can be said is asked by the tests: composing every text takes too long."""
        spoken = self.reader.spoken(file)
        for card in self.cards:
            key = f"card-{card.name}"
            if key not in spoken:
                raise DataProblem(f"words/{file.name}", card.key, key, "missing")

    # What it does

    def _read_does(self, card: Card, file: str, entry: dict[str, Any]) -> None:
        self._at(file, card.key, "does")
        abilities: list[Ability] = []
        words: list[str] = []
        for text in self.reader.words(entry.get("does", [])):
            if not isinstance(text, str):
                raise self.reader.wrong(f"{text!r} is no text")
            sentence = Sentence(text, self.reader, self.numbers)
            if is_rule(text):
                words += sentence.rules(card.play)
            else:
                name = f"{card.key}/{len(abilities)}"
                abilities.append(sentence.ability(card.number, len(self.abilities) + len(abilities), name))
        card.abilities = tuple(abilities)
        card.statics = tuple([ability for ability in abilities if ability.when in (STATIC, GROUP)])
        card.acts = tuple([ability for ability in abilities if ability.when == ACT])
        card.successor = any(one.word == LIFE for ability in abilities for one in ability.operations)
        card.has_abilities = bool(abilities or words)
        self.abilities += abilities
        for reason in rule_misfits(card, words, self.cards):
            raise self.reader.wrong(reason)

    def _check(self, card: Card, file: str, entry: dict[str, Any]) -> None:
        """That all this goes together, now that all cards are known."""
        for field, reason in card_misfits(card, list(entry)):
            self._at(file, card.key, field)
            raise self.reader.wrong(reason)
        self._at(file, card.key, "ochre")
        if card.ochre and not has_type(card, PROTAGONISTS) and not card.successor:
            raise self.reader.wrong("only what is beaten gives ochre points")
        self._at(file, card.key, "does")
        for ability in card.abilities:
            for reason in misfits(card, ability, self.cards):
                raise self.reader.wrong(f"{entry['does'][self._place(card, ability, entry)]!r}: {reason}")

    def _place(self, card: Card, ability: Ability, entry: dict[str, Any]) -> int:
        """Where in the list of what the card does an ability is written."""
        places = [place for place, text in enumerate(entry["does"]) if not is_rule(text)]
        return places[card.abilities.index(ability)]


def card_files(folder: Path) -> list[Path]:
    """The files of cards in a folder: the base, then all others by name."""
    others = sorted(path for path in folder.glob("cards-*.json") if path.name != BASE)
    if not (folder / BASE).is_file():
        raise DataProblem(BASE, "-", "-", "missing")
    return [folder / BASE, *others]
