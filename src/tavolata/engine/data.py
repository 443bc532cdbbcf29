"""Reading saved data: every field checked, every complaint naming the field; and a seal that shows edits."""

from __future__ import annotations

import hashlib

import msgspec

from tavolata.engine.errors import FileError

_SEAL = "seal"


def seal(data: dict[str, object]) -> dict[str, object]:
    """The data with a checksum over all of it. Not a secret: it finds accidents and careless edits, not fraud."""
    return {**data, _SEAL: _checksum(data)}


def unseal(data: object) -> Reader:
    """The sealed data, refused if anything in it was changed."""
    if not isinstance(data, dict):
        raise FileError("error-file-shape", {})
    content: dict[str, object] = {key: value for key, value in data.items() if key != _SEAL}
    try:
        good = data.get(_SEAL) == _checksum(content)
    except (TypeError, ValueError, RecursionError) as problem:
        raise FileError("error-file-shape", {}) from problem
    if not good:
        raise FileError("error-file-seal", {})
    return Reader(content, "")


def _checksum(data: dict[str, object]) -> str:
    text = msgspec.json.encode(data, order="deterministic")
    return hashlib.blake2b(text, digest_size=12).hexdigest()


class Reader:
    """A dict from a file, read field by field."""

    __slots__ = ("data", "path")

    def __init__(self, data: dict[str, object], path: str) -> None:
        self.data = data
        self.path = path

    def wrong(self, field: str) -> FileError:
        return FileError("error-file-field", {"field": self.path + field})

    def value(self, field: str) -> object:
        if field not in self.data:
            raise self.wrong(field)
        return self.data[field]

    def number(self, field: str, least: int, most: int) -> int:
        value = self.value(field)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(field)
        return value

    def flag(self, field: str) -> bool:
        value = self.value(field)
        if not isinstance(value, bool):
            raise self.wrong(field)
        return value

    def text(self, field: str) -> str:
        value = self.value(field)
        if not isinstance(value, str):
            raise self.wrong(field)
        return value

    def part(self, field: str) -> Reader:
        value = self.value(field)
        if not isinstance(value, dict):
            raise self.wrong(field)
        return Reader(value, f"{self.path}{field}.")

    def texts(self, field: str) -> dict[str, str]:
        """A dict of words."""
        part = self.part(field)
        return {key: part.text(key) for key in part.data}

    def items(self, field: str, count: int = -1) -> list[object]:
        value = self.value(field)
        if not isinstance(value, list) or (count >= 0 and len(value) != count):
            raise self.wrong(field)
        return value

    def numbers(self, field: str, least: int, most: int, count: int = -1) -> list[int]:
        """A list of numbers, each between least and most."""
        found: list[int] = []
        for value in self.items(field, count):
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                raise self.wrong(field)
            found.append(value)
        return found

    def lists(self, field: str, count: int = -1) -> list[list[object]]:
        found: list[list[object]] = []
        for value in self.items(field, count):
            if not isinstance(value, list):
                raise self.wrong(field)
            found.append(value)
        return found
