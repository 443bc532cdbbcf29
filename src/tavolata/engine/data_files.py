"""Reading the files that say what is in a box: each value is checked as it is read, and what is wrong is named by file, record
and field. What people bring is read elsewhere: these files come with the game, and what is wrong with them is a defect.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

#: A message of a file of words, with something behind its key.
_SPOKEN: Final = re.compile(r"^([a-z][a-z0-9-]*) =(?: *[^ \n]|(?: *\n)+ +[^ \n])", re.MULTILINE)


class DataProblem(ValueError):
    """A data file is wrong: says which, which record, which field."""

    def __init__(self, file: str, record: str, field: str, reason: str) -> None:
        super().__init__(f"{file}: {record}: {field}: {reason}")


@mypyc_attr(allow_interpreted_subclasses=True)
class DataReader:
    """Reads values; what cannot be is refused by file, record and field."""

    def __init__(self) -> None:
        #: The file, the record and the field that are being read.
        self.where = ("", "", "")

    def wrong(self, reason: str) -> DataProblem:
        return DataProblem(*self.where, reason)

    def entries(self, path: Path) -> list[dict[str, Any]]:
        """The records of a file: a list of objects."""
        self.where = (path.name, "-", "-")
        try:
            content = path.read_bytes()
            entries: list[dict[str, Any]] = msgspec.json.decode(content, type=list[dict[str, Any]])
            json.loads(content, object_pairs_hook=self._check_once)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise self.wrong(str(problem)) from problem
        return entries

    def _check_once(self, fields: list[tuple[str, Any]]) -> dict[str, Any]:
        """No field of a record is there twice: JSON itself takes the last one, and says nothing."""
        found: dict[str, Any] = {}
        for field, value in fields:
            if field in found:
                self.where = (self.where[0], str(dict(fields).get("key", "-")), field)
                raise self.wrong("twice")
            found[field] = value
        return found

    def spoken(self, path: Path) -> set[str]:
        """The keys of a file of words behind which something is said."""
        self.where = (f"words/{path.name}", "-", "-")
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as problem:
            raise self.wrong(str(problem)) from problem
        return set(_SPOKEN.findall(text))

    def number(self, value: Any, least: int, most: int, what: str = "") -> int:
        about = f"{what}: " if what else ""
        if type(value) is not int:
            raise self.wrong(f"{about}{value!r} is no number")
        if not least <= value <= most:
            raise self.wrong(f"{about}{value} is not from {least} to {most}")
        return value

    def flag(self, value: Any, what: str = "") -> bool:
        if type(value) is not bool:
            raise self.wrong(f"{what}: {value!r} is neither true nor false".removeprefix(": "))
        return value

    def words(self, value: Any) -> list[Any]:
        """A list of words, each of which is yet to be checked."""
        if not isinstance(value, list):
            raise self.wrong(f"{value!r} is no list")
        return value

    def check_word(self, word: Any, known: Sequence[str]) -> None:
        if not isinstance(word, str) or word not in known:
            raise self.wrong(f"{word!r} is none of {', '.join([name for name in known if name])}")


def check_complete(table: Iterable[str], wanted: Iterable[str], what: str) -> None:
    """A table has an entry for everything that the files can name, and for nothing else."""
    missing, unknown = sorted(set(wanted).difference(table)), sorted(set(table).difference(wanted))
    if missing or unknown:
        raise LookupError(f"{what}: missing {', '.join(missing) or '-'}; unknown {', '.join(unknown) or '-'}")
