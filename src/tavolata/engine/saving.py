"""Saving by declaration: a table, a part of it or a step names each of its fields once, with the kind of what it holds.

>>> from tavolata.engine.data import Reader
>>> from tavolata.engine.saving import COUNT, Fields, PerSeat, TupleOf, Word
>>> fields = Fields(("turn", COUNT), ("hands", PerSeat(TupleOf(Word(("SUN", "MOON"))))))
>>> class Table:
...     __slots__ = fields.slots
>>> table = Table()
>>> table.turn, table.hands = 7, [(0, 1), ()]
>>> fields.save(table)
{'turn': 7, 'hands': [['SUN', 'MOON'], []]}
>>> again = Table()
>>> fields.load(again, Reader({"turn": 8, "hands": [["MOON"], []]}, ""), players=2)
>>> again.turn, again.hands
(8, [(1,), ()])

What has a name (a card, a space) is saved by its name, never by its number, so that more of it can be added later.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tavolata.engine.data import Reader
from tavolata.engine.errors import FileError

#: The format of saved states. Older ones are brought up to it when they are loaded (``upgrade``).
FORMAT: Final = 3

#: No count in any game comes near it.
_MOST: Final = 1 << 40


def wrong(path: str) -> FileError:
    return FileError("error-file-field", {"field": path})


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldKind:
    """What a field holds: how it is written as JSON data, and read back. ``path`` is what complaints name."""

    __slots__ = ()

    def save(self, value: Any) -> object:
        raise NotImplementedError

    def load(self, data: object, path: str, players: int) -> Any:
        raise NotImplementedError

    def save_all(self, values: Any) -> list[object]:
        """Many of them: kinds that come by the dozen do it without a call for each, or a path."""
        return [self.save(value) for value in values]

    def load_all(self, data: list[object], path: str, players: int) -> list[Any]:
        return [self.load(data[i], f"{path}.{i}", players) for i in range(len(data))]


class Number(FieldKind):
    """A whole number between two bounds."""

    __slots__ = ("least", "most")

    def __init__(self, least: int = 0, most: int = _MOST) -> None:
        self.least = least
        self.most = most

    def __reduce__(self) -> tuple[Any, ...]:
        return Number, (self.least, self.most)

    def save(self, value: Any) -> object:
        return value

    def load(self, data: object, path: str, players: int) -> Any:
        if type(data) is not int or not self.least <= data <= self.most:
            raise wrong(path)
        return data

    def save_all(self, values: Any) -> list[object]:
        return list(values)

    def load_all(self, data: list[object], path: str, players: int) -> list[Any]:
        return [self.load(value, path, players) for value in data]


class Seat(FieldKind):
    """The number of a seat."""

    __slots__ = ("least",)

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def save(self, value: Any) -> object:
        return value

    def load(self, data: object, path: str, players: int) -> Any:
        if type(data) is not int or not self.least <= data < players:
            raise wrong(path)
        return data

    def save_all(self, values: Any) -> list[object]:
        return list(values)

    def load_all(self, data: list[object], path: str, players: int) -> list[Any]:
        return [self.load(value, path, players) for value in data]


class Flag(FieldKind):
    __slots__ = ()

    def save(self, value: Any) -> object:
        return value

    def load(self, data: object, path: str, players: int) -> Any:
        if not isinstance(data, bool):
            raise wrong(path)
        return data


class Text(FieldKind):
    """A text as it is, such as the number of a rule."""

    __slots__ = ()

    def save(self, value: Any) -> object:
        return value

    def load(self, data: object, path: str, players: int) -> Any:
        if not isinstance(data, str):
            raise wrong(path)
        return data


class Word(FieldKind):
    """What is a number at the table and a name in files: a card, a space, a phase. ``none``: -1 is none of them, saved as ""."""

    __slots__ = ("names", "numbers")

    def __init__(self, names: tuple[str, ...], none: bool = False) -> None:
        self.names: dict[int, str] = dict(enumerate(names))
        if none:
            self.names[-1] = ""
        self.numbers: dict[str, int] = {name: number for number, name in self.names.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        return Word, (tuple([name for name in self.names.values() if name]), -1 in self.names)

    def save(self, value: Any) -> object:
        return self.names[value]

    def load(self, data: object, path: str, players: int) -> Any:
        if not isinstance(data, str) or data not in self.numbers:
            raise wrong(path)
        return self.numbers[data]

    def save_all(self, values: Any) -> list[object]:
        return list(map(self.names.__getitem__, values))

    def load_all(self, data: list[object], path: str, players: int) -> list[Any]:
        look_up: Any = self.numbers.__getitem__
        try:
            return list(map(look_up, data))
        except (KeyError, TypeError):  # no such word, or no word at all
            raise wrong(path) from None


def _list(data: object, path: str, count: int) -> list[object]:
    if not isinstance(data, list) or (count >= 0 and len(data) != count):
        raise wrong(path)
    return data


class ListOf(FieldKind):
    """A list; ``count``: of exactly so many; ``different``: none of them twice."""

    __slots__ = ("count", "different", "kind")

    def __init__(self, kind: FieldKind, count: int = -1, different: bool = False) -> None:
        self.kind = kind
        self.count = count
        self.different = different

    def save(self, value: Any) -> object:
        return self.kind.save_all(value)

    def load(self, data: object, path: str, players: int) -> Any:
        found = self.kind.load_all(_list(data, path, self.count), path, players)
        if self.different and len(set(found)) != len(found):
            raise wrong(path)
        return found


class TupleOf(FieldKind):
    """As many as there are, in a tuple."""

    __slots__ = ("kind",)

    def __init__(self, kind: FieldKind) -> None:
        self.kind = kind

    def save(self, value: Any) -> object:
        return self.kind.save_all(value)

    def load(self, data: object, path: str, players: int) -> Any:
        return tuple(self.kind.load_all(_list(data, path, -1), path, players))


class Row(FieldKind):
    """A tuple with a kind for each of its places."""

    __slots__ = ("kinds",)

    def __init__(self, *kinds: FieldKind) -> None:
        self.kinds: list[FieldKind] = list(kinds)

    def save(self, value: Any) -> object:
        return [self.kinds[i].save(value[i]) for i in range(len(self.kinds))]

    def load(self, data: object, path: str, players: int) -> Any:
        values = _list(data, path, len(self.kinds))
        return tuple([self.kinds[i].load(values[i], f"{path}.{i}", players) for i in range(len(values))])


class PerSeat(FieldKind):
    """A list with an entry for each seat."""

    __slots__ = ("kind",)

    def __init__(self, kind: FieldKind) -> None:
        self.kind = kind

    def save(self, value: Any) -> object:
        return self.kind.save_all(value)

    def load(self, data: object, path: str, players: int) -> Any:
        return self.kind.load_all(_list(data, path, players), path, players)


class ByWord(FieldKind):
    """A dict by what has a name, in the order of the numbers."""

    __slots__ = ("kind", "word")

    def __init__(self, names: tuple[str, ...], kind: FieldKind) -> None:
        self.word = Word(names)
        self.kind = kind

    def save(self, value: Any) -> object:
        names = self.word.names
        return {names[number]: self.kind.save(value[number]) for number in sorted(value)}

    def load(self, data: object, path: str, players: int) -> Any:
        if not isinstance(data, dict):
            raise wrong(path)
        found: dict[int, Any] = {}
        for name in data:
            number: int = self.word.load(name, path, players)
            found[number] = self.kind.load(data[name], f"{path}.{name}", players)
        return found


class BySeat(FieldKind):
    """A dict by seat: some seats have an entry."""

    __slots__ = ("kind",)

    def __init__(self, kind: FieldKind) -> None:
        self.kind = kind

    def save(self, value: Any) -> object:
        return {str(seat): self.kind.save(value[seat]) for seat in sorted(value)}

    def load(self, data: object, path: str, players: int) -> Any:
        if not isinstance(data, dict):
            raise wrong(path)
        seats = {str(seat): seat for seat in range(players)}
        found: dict[int, Any] = {}
        for name in data:
            if not isinstance(name, str) or name not in seats:
                raise wrong(path)
            found[seats[name]] = self.kind.load(data[name], f"{path}.{name}", players)
        return found


class OfEach(FieldKind):
    """A list with an entry for everything of a kind, such as the owner of each card; only those unlike ``usual`` are saved."""

    __slots__ = ("kind", "usual", "word")

    def __init__(self, names: tuple[str, ...], kind: FieldKind, usual: int) -> None:
        self.word = Word(names)
        self.kind = kind
        self.usual = usual

    def save(self, value: Any) -> object:
        names, usual = self.word.names, self.usual
        return {names[i]: self.kind.save(value[i]) for i in range(len(value)) if value[i] != usual}

    def load(self, data: object, path: str, players: int) -> Any:
        if not isinstance(data, dict):
            raise wrong(path)
        found: list[Any] = [self.usual] * len(self.word.names)
        for name in data:
            number: int = self.word.load(name, path, players)
            found[number] = self.kind.load(data[name], f"{path}.{name}", players)
        return found


class Fields:
    """The fields of a class, each named once: what is saved with its kind, what is not saved with the reason."""

    __slots__ = ("kinds", "unsaved")

    def __init__(self, *fields: tuple[str, FieldKind], unsaved: dict[str, str] | None = None) -> None:
        self.kinds: dict[str, FieldKind] = dict(fields)
        self.unsaved: dict[str, str] = unsaved or {}
        if len(self.kinds) != len(fields) or set(self.kinds) & set(self.unsaved):
            raise ValueError("a field is declared twice")

    @property
    def slots(self) -> tuple[str, ...]:
        """All fields, for the class's ``__slots__``."""
        return (*self.kinds, *self.unsaved)

    def save(self, thing: object) -> dict[str, object]:
        kinds = self.kinds
        return {name: kinds[name].save(getattr(thing, name)) for name in kinds}

    def load(self, thing: object, data: Reader, players: int) -> None:
        """Fill the fields in; a value that cannot be is refused by name."""
        kinds = self.kinds
        for name in kinds:
            setattr(thing, name, kinds[name].load(data.value(name), data.path + name, players))


class Nested(FieldKind):
    """An object with fields of its own; ``make`` makes one to be filled."""

    __slots__ = ("fields", "make")

    def __init__(self, fields: Fields, make: Callable[[], object]) -> None:
        self.fields = fields
        self.make = make

    def save(self, value: Any) -> object:
        return self.fields.save(value)

    def load(self, data: object, path: str, players: int) -> Any:
        if not isinstance(data, dict):
            raise wrong(path)
        thing = self.make()
        self.fields.load(thing, Reader(data, f"{path}."), players)
        return thing


class Maybe(FieldKind):
    """Something that need not be there: None."""

    __slots__ = ("kind",)

    def __init__(self, kind: FieldKind) -> None:
        self.kind = kind

    def save(self, value: Any) -> object:
        return None if value is None else self.kind.save(value)

    def load(self, data: object, path: str, players: int) -> Any:
        return None if data is None else self.kind.load(data, path, players)


COUNT: Final = Number()
ANY: Final = Number(-_MOST)
FLAG: Final = Flag()
#: A yes or no that steps keep as 1 or 0.
BIT: Final = Number(0, 1)
DIE: Final = Number(1, 6)
TEXT: Final = Text()
SEAT: Final = Seat()
SEAT_OR_NOBODY: Final = Seat(-1)

#: What a step saves beside its seat, a modifier beside its kind, name and source: the further arguments of its constructor,
#: in their order.
Saved = tuple[tuple[str, FieldKind], ...]


def save_arguments(step: object, seat: int, saved: Saved) -> tuple[object, ...]:
    """The arguments that make a step again."""
    return (seat, *[kind.save(getattr(step, name)) for name, kind in saved])


def load_arguments(data: list[object], saved: Saved, players: int, path: str) -> list[Any]:
    """The inverse of ``save_arguments``."""
    if not data:
        raise wrong(path)
    seat = SEAT_OR_NOBODY.load(data[0], f"{path}.seat", players)
    return [seat, *_further(data[1:], saved, players, path)]


def save_modifier_arguments(modifier: object, kind: str, name: str, source: object, saved: Saved) -> tuple[object, ...]:
    """The arguments that make a modifier again."""
    return (kind, name, source, *[field.save(getattr(modifier, key)) for key, field in saved])


def load_modifier_arguments(data: list[object], sources: FieldKind, saved: Saved, players: int, path: str) -> list[Any]:
    """The inverse of ``save_modifier_arguments``."""
    if len(data) < 3:
        raise wrong(path)
    kind, name = TEXT.load(data[0], f"{path}.kind", players), TEXT.load(data[1], f"{path}.name", players)
    source = sources.load(data[2], f"{path}.source", players)
    return [kind, name, source, *_further(data[3:], saved, players, path)]


def _further(data: list[object], saved: Saved, players: int, path: str) -> list[Any]:
    if len(data) != len(saved):
        raise wrong(path)
    found: list[Any] = []
    for (name, kind), value in zip(saved, data, strict=True):
        found.append(kind.load(value, f"{path}.{name}", players))
    return found
