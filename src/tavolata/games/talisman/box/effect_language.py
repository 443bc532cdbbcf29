"""The small language in which the files in ``data/`` say what cards and spaces do.

What is written is a list of atoms such as ``"life -1"``, ``"craft +1"``, ``"go TEMPLE"``, ``"fight BRIGAND"``; or an object with
one of ``roll``, ``align``, ``choose``, ``visit``, ``may``, ``shop``, ``heal``, ``fate``, ``everyone``, ``wish``, ``special``. It is
compiled into *effects*, numbered, each with a name by which saved games know it. Special ones name a function of
``rules/special.py``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from tavolata.games.talisman.box.records import ALIGNMENTS
from tavolata.games.talisman.box.values import ValueReader

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


# No NamedTuple: compiled, its fields would be looked up by name whenever the rules or a bot read one, which they do most of all.
@dataclass(unsafe_hash=True)
class Effect:
    """One effect, compiled. ``parts`` are numbers of further effects. Never changed once made."""

    shape: str
    #: The word behind an atom: a number, a space, a creature, a card.
    word: str = ""
    amount: int = 0
    #: Of an atom with ``unless``: whoever has one of these cards is spared.
    unless: tuple[str, ...] = ()
    #: Names of the ways to choose, and the effect of each; of a roll the effect for each total from the lowest on.
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


class Known(NamedTuple):
    """The names that an effect may use."""

    cards: set[str]
    #: The cards that can be bought.
    wares: set[str]
    sheets: set[str]
    spaces: set[str]
    creatures: set[str]


class EffectCompiler:
    """Turns what is written into effects, one after the other."""

    def __init__(self, reader: ValueReader, names: Known) -> None:
        self.reader = reader
        self.names = names
        self.effects: list[Effect] = []
        #: The name of each effect: its card or space, and the way to it inside what that does (``TAVERN/roll/3/0``). Saved
        #: games name effects so, since their numbers change when a card is added.
        self.effect_names: list[str] = []
        #: The functions of ``rules/special.py`` that are named, and where.
        self.special: dict[str, tuple[str, str, str]] = {}

    def compile(self, written: object, name: str) -> int:
        """The number of the compiled effect."""
        made = self._compiled(written, name)
        if name in self.effect_names:
            raise self.reader.wrong(f"another card or space has an effect of the name {name}")
        self.effects.append(made)
        self.effect_names.append(name)
        return len(self.effects) - 1

    def _compiled(self, written: object, name: str) -> Effect:
        if isinstance(written, str):
            return self._atom(written)
        if isinstance(written, list):
            return Effect(
                "list", parts=tuple(self.compile(part, f"{name}/{place}") for place, part in enumerate(written))
            )
        if not isinstance(written, dict):
            raise self.reader.wrong(f"not an effect: {written!r}")
        shape = next((shape for shape in SHAPES if shape in written), "")
        if not shape:
            raise self.reader.wrong(f"unknown effect: {', '.join(map(str, written))}")
        for word in written:
            if word != shape and word not in SHAPES[shape].beside:
                raise self.reader.wrong(f"{word!r} cannot stand beside {shape!r}")
        return SHAPES[shape].read(self, shape, written, name)

    def _ways(self, shape: str, written: dict[str, Any], name: str) -> Effect:
        ways = self._mapping(shape, written[shape])
        if shape == "align" and tuple(sorted(ways)) != tuple(sorted(ALIGNMENTS)):
            raise self.reader.wrong("align needs good, neutral and evil")
        names = ALIGNMENTS if shape == "align" else tuple(ways)
        parts = tuple(self.compile(ways[way], f"{name}/{shape}/{way}") for way in names)
        return Effect(SHAPES[shape].made, names=names, parts=parts)

    def _one(self, shape: str, written: dict[str, Any], name: str) -> Effect:
        """What one may do, or what happens to everyone."""
        if "not" in written:
            self.reader.check_word(written["not"], ALIGNMENTS)
        return Effect(
            SHAPES[shape].made,
            parts=(self.compile(written[shape], f"{name}/{shape}"),),
            region=self.reader.flag(written.get("region", False), "region"),
            spares=str(written.get("not", "")),
        )

    def _shop(self, shape: str, written: dict[str, Any], name: str) -> Effect:
        prices = self._mapping(shape, written[shape])
        for card, price in prices.items():
            if card not in self.names.cards:
                raise self.reader.wrong(f"no card {card}")
            if card not in self.names.wares:
                raise self.reader.wrong(f"no Purchase card {card}")
            self.reader.number(price, 1, 99, card)
        return Effect(SHAPES[shape].made, prices=tuple(sorted(prices.items())))

    def _paid(self, shape: str, written: dict[str, Any], name: str) -> Effect:
        """Lives or fate for gold."""
        inside = self._mapping(shape, written[shape])
        for word, number in inside.items():
            if word not in ("price", "most"):
                raise self.reader.wrong(f"{word!r} cannot stand in {shape!r}")
            self.reader.number(number, 1, 99, word)
        if "price" not in inside:
            raise self.reader.wrong("price: missing")
        return Effect(SHAPES[shape].made, amount=inside.get("most", 99), prices=(("", inside["price"]),))

    def _wish(self, shape: str, written: dict[str, Any], name: str) -> Effect:
        inside = written[shape]
        if not isinstance(inside, str) or not re.fullmatch("good|evil|craft [1-9][0-9]*", inside):
            raise self.reader.wrong(f"wish: {inside!r} is none of good, evil, craft and a number")
        word, _, least = inside.partition(" ")
        return Effect(SHAPES[shape].made, word=word, amount=int(least or 0))

    def _special(self, shape: str, written: dict[str, Any], name: str) -> Effect:
        inside = written[shape]
        if not isinstance(inside, str):
            raise self.reader.wrong(f"special: {inside!r} is no function")
        self.special[inside] = self.reader.where
        skip = self._named(written.get("skip", []), self.names.cards | self.names.sheets)
        return Effect(SHAPES[shape].made, word=inside, skip=skip)

    def _mapping(self, shape: str, inside: Any) -> dict[str, Any]:
        if not isinstance(inside, dict) or not inside:
            raise self.reader.wrong(f"{shape}: {inside!r} says nothing")
        return inside

    def _roll(self, shape: str, written: dict[str, Any], name: str) -> Effect:
        inside = self._mapping(shape, written[shape])
        dice = self.reader.number(written.get("dice", 1), 1, 3, "dice")
        rows: dict[int, int] = {}
        for span, row in inside.items():
            if not re.fullmatch("[0-9]+(-[0-9]+)?", span):
                raise self.reader.wrong(f"{span!r} is no row of a table")
            low, _, high = span.partition("-")
            effect = self.compile(row, f"{name}/roll/{low}")
            for total in range(int(low), int(high or low) + 1):
                if total in rows:
                    raise self.reader.wrong(f"two rows for {total}")
                rows[total] = effect
        if sorted(rows) != list(range(dice, 6 * dice + 1)):
            raise self.reader.wrong(f"the table does not go from {dice} to {6 * dice}")
        known = self.names.cards | self.names.sheets
        return Effect(
            SHAPES[shape].made,
            parts=tuple(rows[total] for total in sorted(rows)),
            dice=dice,
            lowest=dice,
            pray=self.reader.flag(written.get("pray", False), "pray"),
            skip=self._named(written.get("skip", []), known),
            plus=self._named(written.get("plus", []), known),
            then=self.compile(written["then"], f"{name}/then") if "then" in written else -1,
        )

    def _named(self, names: Any, known: set[str]) -> tuple[str, ...]:
        """Cards, and where they are known characters, that spare somebody something."""
        for name in self.reader.words(names):
            if name not in known:
                raise self.reader.wrong(f"no card{' or character' if known > self.names.cards else ''} {name}")
        return tuple(names)

    def _atom(self, text: str) -> Effect:
        words = text.split()
        unless: tuple[str, ...] = ()
        if "unless" in words:
            unless = self._named(words[words.index("unless") + 1 :], self.names.cards)
            words = words[: words.index("unless")]
            if not unless or len(words) != 2 or words[0] != "life" or not words[1].startswith("-"):
                raise self.reader.wrong(f"{text!r}: only the loss of lives is spared, by cards")
        if not words or words[0] not in ATOMS:
            raise self.reader.wrong(f"unknown effect: {text!r}")
        wanted, behind = ATOMS[words[0]].split(), words[1:]
        if not wanted:
            if behind:
                raise self.reader.wrong(f"nothing may stand behind {words[0]!r}")
            return Effect(words[0])
        if len(behind) != 1:
            raise self.reader.wrong(f"one word must stand behind {words[0]!r}")
        word = behind[0]
        if wanted[0] in WRITTEN and re.fullmatch(WRITTEN[wanted[0]], word):
            return Effect(words[0], amount=int(word), unless=unless)
        known = {"space": self.names.spaces, "creature": self.names.creatures, "card": self.names.cards}.get(
            wanted[0], set(wanted)
        )
        if word not in known or word in WRITTEN:
            raise self.reader.wrong(f"{text!r}: unknown word {word!r}")
        return Effect(words[0], word=word)


class Shape(NamedTuple):
    """How a composed effect is written: the effect that is made of it, what may stand beside it, and how it is read."""

    made: str
    beside: tuple[str, ...]
    read: Callable[[EffectCompiler, str, dict[str, Any], str], Effect]


#: The composed effects. Where several stand together the first one here says which it is.
SHAPES: dict[str, Shape] = {
    "roll": Shape("roll", ("dice", "pray", "skip", "plus", "then"), EffectCompiler._roll),
    "align": Shape("by-align", (), EffectCompiler._ways),
    "choose": Shape("choose", (), EffectCompiler._ways),
    "visit": Shape("visit", (), EffectCompiler._ways),
    "may": Shape("may", (), EffectCompiler._one),
    "shop": Shape("shop", (), EffectCompiler._shop),
    "heal": Shape("buy heal", (), EffectCompiler._paid),
    "fate": Shape("buy fate", (), EffectCompiler._paid),
    "everyone": Shape("everyone", ("region", "not"), EffectCompiler._one),
    "wish": Shape("wish", (), EffectCompiler._wish),
    "special": Shape("special", ("skip",), EffectCompiler._special),
}
#: Every kind of effect. The rules say what each does (``rules/effects.py``, ``rules/atoms.py``), the bot what it is worth
#: (``bot/effects.py``).
EFFECT_KINDS = ("list", *[shape.made for shape in SHAPES.values()], *ATOMS)
