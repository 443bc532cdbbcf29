"""Chance: the only source of luck in a game, kept in the state and copied with it.

Three sources behind one interface. *Fast* is a small generator for simulations. *Fair* is a keyed counter on a
standard hash for games that people play: publish ``commitment()`` when the game starts and the key when it ends, and
anybody can check every shuffle and every die. *Scripted* answers the next draws from a list, for tests.

All give the same numbers on every Python version and in both builds; ``tests/engine/test_chance.py`` has the vectors.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tavolata.engine.errors import ChanceError, FileError

# Below 2**62, so that the compiled build holds them as machine words.
_MULTIPLIER: Final[i64] = 2862933555777941757
_INCREMENT: Final[i64] = 3037000493
_MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF


#: A hash of 64 bytes, cut up.
_sixteen: Final = struct.Struct(">16I").unpack

#: Words of 64 bits below this are fair for every n of `Chance.below`.
_FAR_FROM_THE_END: Final = (1 << 64) - (1 << 31)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The interface: ``below(n)``, ``die(faces)``, ``shuffle(cards)``, ``choice(items)``."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is at most 2**31."""
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in a random order, in place. The end of the list is the top of the pile."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def die(self, faces: int = 6) -> int:
        """A roll from 1 to faces."""
        return self.below(faces) + 1

    def choice(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def clone(self) -> Chance:
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        raise NotImplementedError


class Fast(Chance):
    """A linear congruential generator with 62 bits of state, of which the upper 32 are used (the lower ones repeat soon).

    The multiplication wraps at 64 bits in the compiled build and is cut to 62 in both, so both give the same numbers.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: i64 = 0
        mixed: i64 = (seed ^ (seed >> 62)) & 0x3FFFFFFFFFFFFFFF
        # Seeds are small and close together: stir, so that neighbouring seeds share nothing.
        for _ in range(3):
            mixed = ((mixed ^ (mixed >> 31)) * _MULTIPLIER + _INCREMENT) & _MASK
        self.state = mixed

    def below(self, n: int) -> int:
        state: i64 = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        self.state = state
        return int(((state >> 30) * n) >> 32)

    def shuffle(self, cards: list[int]) -> None:
        self.state = _shuffle(cards, self.state)

    def clone(self) -> Fast:
        return _fast_at(self.state)

    def dump(self) -> dict[str, object]:
        return {"source": "fast", "state": int(self.state)}

    def __reduce__(self) -> tuple[Any, ...]:
        return load_chance, (self.dump(),)


def _shuffle(cards: list[Any], state: i64) -> i64:
    """Draws as below(i + 1) does, written out: shuffles are a tenth of the time of a random game.

    The cards are Any because the compiled build would otherwise unpack and pack each number it moves.
    """
    i: i64
    for i in range(len(cards) - 1, 0, -1):
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK
        j: i64 = ((state >> 30) * (i + 1)) >> 32
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    return state


def _fast_at(state: i64) -> Fast:
    copy = Fast(0)
    copy.state = state
    return copy


class Fair(Chance):
    """Keyed and counted: nobody can steer it, and with the key everybody can verify it.

    BLAKE2b(key, block) gives sixteen words of 32 bits, block after block from 0; each draw takes the next word. Games begun by earlier
    versions (``single``) took a hash of 64 bits for each draw: a tenth of what a move costs an online table was that.
    """

    __slots__ = ("_keyed", "_words", "counter", "key", "single")

    def __init__(
        self, key: bytes, counter: int = 0, single: bool = False, keyed: Any = None, words: tuple[int, ...] = ()
    ) -> None:
        if len(key) < 16 or len(key) > 64:
            raise ChanceError("error-key-length", {"bytes": len(key)})
        self.key = key
        #: The number of the next draw.
        self.counter = counter
        self.single = single
        #: The hash with nothing but the key in it; each is made on a copy. To key one anew takes half as long as to hash.
        self._keyed = hashlib.blake2b(key=key, digest_size=8 if single else 64) if keyed is None else keyed
        #: The words of the block that the next draw lies in, unless it is the first of its block.
        self._words: tuple[int, ...] = words

    def commitment(self) -> str:
        """The hash of the key, to be published before the game."""
        return hashlib.blake2b(self.key, digest_size=32, person=b"tavolata-commit").hexdigest()

    def from_start(self) -> Fair:
        """The same source as it was before its first draw: what a game that began with this key began with."""
        return Fair(self.key, 0, self.single)

    def below(self, n: int) -> int:
        if self.single:
            return self._below_with_a_hash_each(n)
        size: i64 = n
        while True:
            found: i64 = self._next_word()
            product: i64 = found * size
            # Which words stand for a number is not the same for all of them: of those whose share is one larger, one is left out.
            low: i64 = product & 0xFFFFFFFF
            if low >= size or low >= (0x100000000 - size) % size:
                return int(product >> 32)

    def _next_word(self) -> i64:
        place: i64 = self.counter & 15
        if place == 0 or not self._words:
            self._words = _sixteen(self._hash(self.counter >> 4))
        self.counter += 1
        return self._words[place]

    def _hash(self, number: int) -> bytes:
        draw = self._keyed.copy()
        draw.update(number.to_bytes(8, "big"))
        digest: bytes = draw.digest()
        return digest

    def _below_with_a_hash_each(self, n: int) -> int:
        while True:
            word: int = int.from_bytes(self._hash(self.counter), "big")
            self.counter += 1
            # A word at the very end would favour small numbers. Where that end begins is computed only where it may matter.
            if word < _FAR_FROM_THE_END or word < (1 << 64) // n * n:
                return word % n

    def clone(self) -> Fair:
        return Fair(self.key, self.counter, self.single, self._keyed, self._words)

    def dump(self) -> dict[str, object]:
        return {"source": "fair" if self.single else "fair-words", "key": self.key.hex(), "counter": self.counter}

    def __reduce__(self) -> tuple[Any, ...]:
        return Fair, (self.key, self.counter, self.single)


class Scripted(Chance):
    """The next draws, then another source. An entry is a number for a roll or draw, or the cards of a shuffle from the top."""

    __slots__ = ("ahead", "names", "then")

    def __init__(self, ahead: list[object], then: Chance, names: tuple[str, ...] = ()) -> None:
        self.ahead = ahead
        self.then = then
        #: The names of the cards, for messages and files.
        self.names = names

    def below(self, n: int) -> int:
        return self._next_number(0, n - 1) if self.ahead else self.then.below(n)

    def die(self, faces: int = 6) -> int:
        return self._next_number(1, faces) if self.ahead else self.then.die(faces)

    def _next_number(self, least: int, most: int) -> int:
        value = self.ahead[0]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ChanceError("error-loaded-number", {"value": str(value), "least": least, "most": most})
        self.ahead.pop(0)
        return value

    def shuffle(self, cards: list[int]) -> None:
        if not self.ahead:
            self.then.shuffle(cards)
            return
        top = self.ahead[0]
        if not isinstance(top, list):
            raise ChanceError("error-loaded-shuffle", {"value": str(top)})
        rest = list(cards)
        for card in top:
            if card not in rest:
                raise ChanceError("error-loaded-card", {"value": self._name(card)})
            rest.remove(card)
        self.ahead.pop(0)
        self.then.shuffle(rest)
        cards[:] = rest + top[::-1]

    def _name(self, card: object) -> str:
        return self.names[card] if isinstance(card, int) and 0 <= card < len(self.names) else str(card)

    def clone(self) -> Scripted:
        return Scripted(list(self.ahead), self.then.clone(), self.names)

    def dump(self) -> dict[str, object]:
        ahead = [self._named(entry) for entry in self.ahead]
        return {"source": "loaded", "ahead": ahead, "then": self.then.dump()}

    def _named(self, entry: object) -> object:
        return [self.names[card] for card in entry] if self.names and isinstance(entry, list) else entry

    def __reduce__(self) -> tuple[Any, ...]:
        return Scripted, (list(self.ahead), self.then.clone(), self.names)


def load_chance(data: object, names: tuple[str, ...] = ()) -> Chance:
    """The inverse of ``dump``; the names are those of the cards that are shuffled."""
    if isinstance(data, dict):
        source = data.get("source")
        state, key, counter = data.get("state"), data.get("key"), data.get("counter")
        if source == "fast" and type(state) is int and 0 <= state < 1 << 62:
            return _fast_at(state)
        if (
            source in ("fair", "fair-words")
            and isinstance(key, str)
            and type(counter) is int
            and 0 <= counter < 1 << 60
        ):
            try:
                return Fair(bytes.fromhex(key), counter, source == "fair")
            except (ValueError, ChanceError) as problem:
                raise FileError("error-file-field", {"field": "chance.key"}) from problem
        ahead, then = data.get("ahead"), data.get("then")
        if source == "loaded" and isinstance(ahead, list) and isinstance(then, dict) and then.get("source") != "loaded":
            return Scripted([_scripted_entry(entry, names) for entry in ahead], load_chance(then), names)
    raise FileError("error-file-field", {"field": "chance"})


def _scripted_entry(entry: object, names: tuple[str, ...]) -> object:
    if not names or not isinstance(entry, list):
        return entry
    found: list[int] = []
    for card in entry:
        if not isinstance(card, str) or card not in names:
            raise FileError("error-file-field", {"field": "chance.ahead"})
        found.append(names.index(card))
    return found
