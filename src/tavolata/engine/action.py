"""Actions: one int each, packed from a verb and up to three small arguments, with an exact two-way notation.

>>> from tavolata.engine.action import Kind, Notation, Verb, pack
>>> card = Kind("card", ("RC1", "RC2", "GH3"))
>>> notation = Notation("demo", (Verb("pass"), Verb("swap", (card, card))))
>>> action = pack(1, 0, 2)
>>> notation.text(action)
'swap RC1 GH3'
>>> notation.parse("swap rc1 gh3") == action
True
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from mypy_extensions import i64

from tavolata.engine.errors import NotationError

#: Every game's verb 0 is "pass" and takes no arguments.
PASS: Final = 0

# Ten bits for each argument. Literal constants, which the compiled build writes into its code.
_LIMIT: Final = 1023
VERB_SHIFT: Final = 30
FIRST_SHIFT: Final = 20
SECOND_SHIFT: Final = 10


def pack(verb: int, first: int = -1, second: int = -1, third: int = -1) -> int:
    """The action: verb and arguments, each stored one higher so that 0 means "no argument"."""
    # Machine words: with Python's numbers it takes 137 instructions, and a random game packs two actions for each decision.
    word: i64 = verb
    one: i64 = first
    two: i64 = second
    three: i64 = third
    return word << VERB_SHIFT | (one + 1) << FIRST_SHIFT | (two + 1) << SECOND_SHIFT | (three + 1)


def verb_of(action: int) -> int:
    return action >> VERB_SHIFT


def first_of(action: int) -> int:
    return ((action >> FIRST_SHIFT) & _LIMIT) - 1


def second_of(action: int) -> int:
    return ((action >> SECOND_SHIFT) & _LIMIT) - 1


def third_of(action: int) -> int:
    return (action & _LIMIT) - 1


def arguments_of(action: int) -> list[int]:
    """The arguments that are there."""
    found: list[int] = []
    first, second, third = first_of(action), second_of(action), third_of(action)
    if first >= 0:
        found.append(first)
    if second >= 0:
        found.append(second)
    if third >= 0:
        found.append(third)
    return found


def _packed(verb: int, values: list[int]) -> int:
    padded = [*values, -1, -1, -1]
    return pack(verb, padded[0], padded[1], padded[2])


class Kind:
    """What an argument can be: a card, a seat, a space. ``names`` are its words in notation, by number."""

    __slots__ = ("name", "names", "numbers")

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        if len(names) > _LIMIT:
            raise ValueError(f"{name}: an argument has at most {_LIMIT} values")
        self.name = name
        self.names = names
        self.numbers: dict[str, int] = {word.upper(): number for number, word in enumerate(names)}

    def number(self, word: str) -> int:
        """The number of a word, or -1."""
        found = self.numbers.get(word, -1)  # what the machine wrote is in capitals already
        return found if found >= 0 else self.numbers.get(word.upper(), -1)

    def __reduce__(self) -> tuple[Any, ...]:
        return Kind, (self.name, self.names)


class Verb:
    """A verb of a game and the kinds of its arguments; the last ones may be optional, and from some place on unordered."""

    __slots__ = ("is_late", "kinds", "least", "name", "unordered_from")

    def __init__(
        self,
        name: str,
        kinds: tuple[Kind, ...] = (),
        *,
        least: int | None = None,
        unordered_from: int = 3,
        is_late: bool = False,
    ) -> None:
        self.name = name
        self.kinds = kinds
        self.least = len(kinds) if least is None else least
        self.unordered_from = unordered_from
        #: Whether people are offered it after the other answers: what is spent or given up must not be the first thing at hand.
        self.is_late = is_late

    def numbers(self, words: Sequence[str]) -> list[int] | None:
        """What these words stand for behind it; None: it takes no such words."""
        if not self.least <= len(words) <= len(self.kinds):
            return None
        values = [kind.number(word) for word, kind in zip(words, self.kinds, strict=False)]
        return None if -1 in values else self.ordered(values)

    def ordered(self, values: list[int]) -> list[int]:
        """The one order in which these arguments are written."""
        return values[: self.unordered_from] + sorted(values[self.unordered_from :])

    def __reduce__(self) -> tuple[Any, ...]:
        return verb_from, (self.name, self.kinds, self.least, self.unordered_from, self.is_late)


def verb_from(name: str, kinds: tuple[Kind, ...], least: int, unordered_from: int, is_late: bool) -> Verb:
    """A verb as it was pickled."""
    return Verb(name, kinds, least=least, unordered_from=unordered_from, is_late=is_late)


class Notation:
    """The verbs of a game; reads and writes actions."""

    def __init__(self, game: str, verbs: tuple[Verb, ...]) -> None:
        self.game = game
        self.verbs = verbs
        self.numbers: dict[str, int] = {verb.name: number for number, verb in enumerate(verbs)}

    def __reduce__(self) -> tuple[Any, ...]:
        return Notation, (self.game, self.verbs)

    def verb(self, action: int) -> Verb:
        number = verb_of(action)
        if not 0 <= number < len(self.verbs):
            raise NotationError("error-action-number", {"action": str(action)}, game=self.game)
        return self.verbs[number]

    def as_offered(self, actions: Sequence[int]) -> list[int]:
        """Answers in the order in which people are offered them: the ordinary ones first. Rules and bots know another."""
        return sorted(actions, key=lambda action: self.verb(action).is_late)

    def text(self, action: int) -> str:
        """The action in notation. A number that no text stands for is refused."""
        verb = self.verb(action)
        values = arguments_of(action)
        wrong = not verb.least <= len(values) <= len(verb.kinds) or verb.ordered(values) != values
        if wrong or _packed(verb_of(action), values) != action:
            raise NotationError("error-action-number", {"action": str(action)}, game=self.game)
        words = [verb.name]
        for value, kind in zip(values, verb.kinds, strict=False):
            if value >= len(kind.names):
                raise NotationError("error-action-number", {"action": str(action)}, game=self.game)
            words.append(kind.names[value])
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The action that a text stands for; capitals and spaces do not matter."""
        words = text.split()
        if not words:
            raise NotationError("error-notation-empty", {}, game=self.game)
        number = self.numbers.get(words[0].lower(), -1)
        if number < 0:
            known = list(self.numbers)
            near = difflib.get_close_matches(words[0].lower(), known, 1)
            key = "error-notation-verb-near" if near else "error-notation-verb"
            details: dict[str, object] = {"word": words[0], "verbs": ", ".join(known), "near": near[0] if near else ""}
            raise NotationError(key, details, game=self.game)
        verb = self.verbs[number]
        if not verb.least <= len(words) - 1 <= len(verb.kinds):
            raise NotationError("error-notation-count", {"verb": verb.name, "count": len(words) - 1}, game=self.game)
        values = verb.numbers(words[1:])
        if values is None:
            raise self._wrong_word(verb, words[1:])
        return _packed(number, values)

    def _wrong_word(self, verb: Verb, words: list[str]) -> NotationError:
        """The first word that cannot stand where it does. One that belongs elsewhere in this game is no name that does not exist."""
        word, kind = next((word, kind) for word, kind in zip(words, verb.kinds, strict=False) if kind.number(word) < 0)
        details: dict[str, object] = {"word": word, "kind": kind.name, "verb": verb.name, "near": ""}
        if any(other.number(word) >= 0 for each in self.verbs for other in each.kinds):
            taking = [each.name for each in self.verbs if each.numbers(words) is not None]
            if not taking:
                return NotationError("error-notation-elsewhere", details, game=self.game)
            meant = difflib.get_close_matches(verb.name, taking, 1, 0)[0]
            details["near"] = self.text(self.parse(" ".join([meant, *words])))
            return NotationError("error-notation-elsewhere-near", details, game=self.game)
        near = difflib.get_close_matches(word.upper(), list(kind.numbers), 1)
        if near:
            details["near"] = near[0]
        return NotationError("error-notation-word-near" if near else "error-notation-word", details, game=self.game)

    def option(self, action: int) -> dict[str, object]:
        """The action for a screen: number, notation, verb and typed arguments."""
        verb = self.verb(action)
        values = arguments_of(action)
        typed = [{"kind": k.name, "value": k.names[v]} for v, k in zip(values, verb.kinds, strict=False)]
        return {"action": action, "text": self.text(action), "verb": verb.name, "args": typed}

    def every_action(self) -> list[int]:
        """All actions that can be written, in order: the fixed action table of a rules version."""
        found: list[int] = []
        for number, verb in enumerate(self.verbs):
            for count in range(verb.least, len(verb.kinds) + 1):
                ranges = [range(len(kind.names)) for kind in verb.kinds[:count]]
                for chosen in product(*ranges):
                    values = list(chosen)
                    if verb.ordered(values) == values:
                        found.append(_packed(number, values))
        return sorted(found)
