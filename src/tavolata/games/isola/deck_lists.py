"""Lists of cards as people write and pass them on: as text, a card a line, and as a short code.

A code is canonical (the same cards give the same code, in whatever order they were listed) and names cards by their numbers in
the set, which never change, so that codes outlive a growing set:

=========  ====================================================================================
version    one byte
cards      how many different ones; for each its type and number in one value, and how many
checksum   two bytes, so that a code that was cut short or mistyped is not taken for another deck
=========  ====================================================================================

All values but the first and the last are written seven bits a byte, the lowest first.
"""

from __future__ import annotations

import base64
import binascii
import difflib
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from tavolata.engine import ListProblem, SetupError
from tavolata.engine.words import LANGUAGES, Words
from tavolata.games.isola.box.cards import CARDS, KEYS
from tavolata.games.isola.box.records import NO_SCHOOL, TYPE_LETTERS, Card
from tavolata.games.isola.box.texts import CardTexts

VERSION: Final = 1
PREFIX: Final = "ISOLA-"
_CODE_PROBLEM: Final = "error-deck-code"
#: From here on a line of a text says nothing.
REMARK: Final = "#"
#: A card in a code: its type so many times, and its number among those of the type.
_PER_TYPE: Final = 1_000
#: So many cards at most (RU-15), and no longer text: the rules know no limit, but a server that many share reads what anybody sends.
MOST_CARDS: Final = 1_000
LARGEST: Final = 100_000
#: Names that nobody knows are compared with those of all cards, which takes time: only so many, and none that is longer.
_MOST_COMPARED: Final = 20
_LONGEST_NAME: Final = 60
#: So many lines without a single card are no list at all.
_NO_LIST: Final = 20

_LINE: Final = re.compile(r"(?:(?P<count>[+-]?\d{1,18})\s*[x×]?\s+)?(?P<name>\S.*)")


class CardNames:
    """Cards by what people call them: their keys, their numbers in the set, and their names in both languages."""

    def __init__(self, names: Iterable[tuple[str, int]]) -> None:
        self.numbers: dict[str, int] = {}
        #: Names that several cards have: of which, only more than the name can tell.
        self.shared: dict[str, list[int]] = {}
        for card in CARDS:
            self.numbers[plain(card.key)] = card.number
            self.numbers[plain(card.id)] = card.number
        called: dict[str, set[int]] = {}
        for name, number in names:
            called.setdefault(plain(name), set()).add(number)
        for name, numbers in called.items():
            if len(numbers) == 1:
                self.numbers.setdefault(name, min(numbers))
            else:
                self.shared[name] = sorted(numbers)

    def find(self, name: str) -> int:
        """The card of that name, or -1."""
        return self.numbers.get(plain(name), -1)

    def candidates(self, name: str) -> list[str]:
        """The keys of the cards that share that name."""
        return [KEYS[number] for number in self.shared.get(plain(name), [])]

    def near(self, name: str) -> str:
        """The key of a card that is called nearly so, or ""."""
        found = difflib.get_close_matches(plain(name), list(self.numbers), 1, 0.6)
        return KEYS[self.numbers[found[0]]] if found else ""


@cache
def card_names() -> CardNames:
    """The names of all cards in all languages, alone and with the school, which some need to be told apart."""
    found: list[tuple[str, int]] = []
    for language in LANGUAGES:
        texts = CardTexts(Words(language, "isola"), CARDS)
        for card in CARDS:
            found.append((texts.name(card), card.number))
            if card.school != NO_SCHOOL:
                found.append((f"{texts.name(card)} {texts.school(card.school)}", card.number))
    return CardNames(found)


def plain(name: str) -> str:
    """A name without what people leave out: capitals, accents, apostrophes, hyphens, double blanks."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    kept = "".join(letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter))
    return " ".join(kept.split())


def read_list(text: str, names: CardNames) -> tuple[list[int], list[ListProblem]]:
    """The cards of a text, and everything that is wrong with it; a text that is a code is read as one."""
    if len(text) > LARGEST:
        return [], [too_long()]
    if "\0" in text:  # nothing that people write
        where = text.count("\n", 0, text.index("\0")) + 1
        return [], [ListProblem(where, "deck-problem-encoding", {"line": where})]
    lines = [line.partition(REMARK)[0].strip() for line in text.lstrip("\ufeff").splitlines()]
    content = [line for line in lines if line]
    if not content:
        return [], [ListProblem(0, "deck-problem-empty", {}, "RU-15")]
    if len(content) == 1 and is_code(content[0]):
        try:
            return decode(content[0]), []
        except SetupError as problem:
            return [], [ListProblem(lines.index(content[0]) + 1, problem.key, problem.details)]
    cards: list[int] = []
    problems: list[ListProblem] = []
    for number, line in enumerate(lines, 1):
        if line:
            _read_line(number, line, names, cards, problems)
    if not cards and len(problems) > _NO_LIST:
        return [], [ListProblem(0, "deck-problem-no-list", {})]
    return cards, problems


def too_long() -> ListProblem:
    """More cards than are read (RU-15)."""
    return ListProblem(0, "deck-problem-long", {"most": MOST_CARDS}, "RU-15")


def is_list(text: str) -> bool:
    """Whether a text is meant as a deck of Isola: some line of it names a card, or it is a code, right or wrong."""
    cards, problems = read_list(text, card_names())
    return bool(cards) or any(problem.key.startswith(_CODE_PROBLEM) for problem in problems)


def is_code(text: str) -> bool:
    """Whether it is meant as the code of a deck."""
    return text.upper().startswith(PREFIX)


def _read_line(number: int, line: str, names: CardNames, cards: list[int], problems: list[ListProblem]) -> None:
    """How many, and of which card; what is wrong with the line is added to the problems."""
    found = _LINE.fullmatch(line)
    assert found is not None
    card, count = names.find(found["name"]), int(found["count"] or 1)
    if card < 0:
        problems.append(_unknown(number, found["name"], names, len(problems) < _MOST_COMPARED))
    elif not 1 <= count <= MOST_CARDS:
        details: dict[str, object] = {"line": number, "most": MOST_CARDS}
        problems.append(ListProblem(number, "deck-problem-count", details, "RU-15", field="count"))
    elif len(cards) + count > MOST_CARDS:
        if too_long() not in problems:
            problems.append(too_long())
    else:
        cards += [card] * count


def _unknown(number: int, name: str, names: CardNames, compare: bool) -> ListProblem:
    """No card of that name, or several. A name is shown without what would move the reader's cursor."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in name)
    details: dict[str, object] = {"line": number, "name": shown}
    candidates = names.candidates(name)
    if candidates:
        return ListProblem(number, "deck-problem-which", {**details, "cards": candidates}, field="name")
    near = names.near(name) if compare and len(name) <= _LONGEST_NAME else ""
    key = "deck-problem-unknown-near" if near else "deck-problem-unknown"
    return ListProblem(number, key, {**details, "near": near}, field="name")


def write_list(cards: Sequence[int], name_of: Callable[[int], str]) -> str:
    """The list as text, in the order of the set."""
    count = Counter(cards)
    return "".join(f"{count[card]} {name_of(card)}\n" for card in sorted(count))


def encode(cards: Sequence[int]) -> str:
    """The short code of a list."""
    count = Counter(cards)
    found = sorted((_in_code(CARDS[card]), copies) for card, copies in count.items())
    body = bytes([VERSION]) + _number(len(found))
    for card, copies in found:
        body += _number(card) + _number(copies)
    return PREFIX + base64.urlsafe_b64encode(body + _checksum(body)).decode().rstrip("=")


def decode(code: str) -> list[int]:
    """The cards of a code, in the order of the set; refused with the reason where it is none."""
    text = code.strip()
    if not is_code(text):
        raise _wrong("error-deck-code")
    text = text[len(PREFIX) :]
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as problem:
        raise _wrong("error-deck-code-damaged") from problem
    if not data:
        raise _wrong("error-deck-code")
    body, checksum = data[:-2], data[-2:]
    # Before the version, which a slip of the pen changes too.
    if len(body) < 2 or _checksum(body) != checksum:
        raise _wrong("error-deck-code-damaged")
    if body[0] > VERSION:
        raise _wrong("error-deck-code-newer", version=body[0], known=VERSION)
    cards = _decoded(body)
    # A list has one code: the one that we write.
    if body[0] != VERSION or encode(cards) != PREFIX + text.rstrip("="):
        raise _wrong("error-deck-code-damaged")
    return cards


def _in_code(card: Card) -> int:
    """The type and the number of a card in one value."""
    return card.type * _PER_TYPE + int(card.id[1:])


def _decoded(body: bytes) -> list[int]:
    by_number = {_in_code(card): card.number for card in CARDS}
    count, place = _read_number(body, 1)
    cards: list[int] = []
    for _ in range(count):
        number, place = _read_number(body, place)
        copies, place = _read_number(body, place)
        if number not in by_number:
            kind, rest = divmod(number, _PER_TYPE)
            name = f"{TYPE_LETTERS[kind]}{rest:02}" if kind < len(TYPE_LETTERS) else "?"
            raise _wrong("error-deck-code-card", card=name)
        if not copies >= 1 or len(cards) + copies > MOST_CARDS:
            raise _wrong("error-deck-code-damaged")
        cards += [by_number[number]] * copies
    if place != len(body):
        raise _wrong("error-deck-code-damaged")
    return sorted(cards)


def _wrong(key: str, **details: object) -> SetupError:
    return SetupError(key, details, game="isola")


def _number(value: int) -> bytes:
    found = bytearray()
    while True:
        value, low = value >> 7, value & 0x7F
        found.append(low | (0x80 if value else 0))
        if not value:
            return bytes(found)


def _read_number(data: bytes, place: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        if place >= len(data) or shift > 28:
            raise _wrong("error-deck-code-damaged")
        byte = data[place]
        value |= (byte & 0x7F) << shift
        place, shift = place + 1, shift + 7
        if not byte & 0x80:
            return value, place


def _checksum(data: bytes) -> bytes:
    return binascii.crc_hqx(data, 0xFFFF).to_bytes(2, "big")
