"""Where a rule stands in the code: the steps, functions and records that name its number, also as "IN-013 to IN-016".

What was found is kept in ``rule_code.json`` beside the rules, by file and name, so that an edit elsewhere in a file does not
make it old; the lines are looked up in the source that is installed. ``tests/test_rules_covered.py`` writes and checks it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec

from tavolata.engine import Game

#: An index of the rules, not what they do.
_LEFT_OUT = {"guide.py"}


class CodePlace(NamedTuple):
    """A step, function, class, constant or record that names a rule; no name: the file as a whole."""

    file: str
    name: str
    line: int

    def __str__(self) -> str:
        return f"{self.file} {self.name}".strip()

    @property
    def with_line(self) -> str:
        return f"{self.file}:{self.line} {self.name}".strip()


def recorded(game: Game, name: str) -> dict[str, list[str]]:
    """``rule_tests.json`` or ``rule_code.json`` of a game, as the last run of the tests wrote it down; {} if there is none."""
    folder = _folder_of(game)
    source = folder / name if folder is not None else None
    if source is None or not source.is_file():
        return {}
    return msgspec.json.decode(source.read_bytes(), type=dict[str, list[str]])


def code_of(game: Game, ids: Sequence[str]) -> dict[str, list[str]]:
    """The places that name each rule, as they were recorded, with their lines where the source is there."""
    written = recorded(game, "rule_code.json")
    lines = {(rule, str(place)): place.with_line for rule, place in named(game, ids)}
    return {rule: [lines.get((rule, place), place) for place in places] for rule, places in written.items()}


def named(game: Game, ids: Sequence[str]) -> Iterator[tuple[str, CodePlace]]:
    """Every rule that the game's own code and data name, with the place; each place once for a rule."""
    seen: set[tuple[str, str]] = set()
    folder = _folder_of(game)
    if folder is None:
        return
    for path, source in _sources(folder, _package_of(game).removeprefix("tavolata.").replace(".", "/")):
        text = source.read_text(encoding="utf-8")
        read = _in_data if path.endswith(".json") else _in_code
        for rule, place in read(game, path, text, ids):
            if (rule, str(place)) not in seen:
                seen.add((rule, str(place)))
                yield rule, place


def _package_of(game: Game) -> str:
    """The package that the game's class is in; "": it is in a file of its own, or nowhere."""
    spec = getattr(sys.modules.get(type(game).__module__), "__spec__", None)
    return spec.parent or "" if spec is not None else ""


def _folder_of(game: Game) -> Traversable | None:
    """Where the game's code and data are: the folder of its package; None: it has none."""
    package = _package_of(game)
    return files(package) if package else None


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        inside = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _sources(entry, inside)
        elif entry.name.endswith(".py" if not path.endswith("/data") else ".json") and entry.name not in _LEFT_OUT:
            yield inside, entry


# Python


def _in_code(game: Game, path: str, text: str, ids: Sequence[str]) -> Iterator[tuple[str, CodePlace]]:
    owners = _Owners(text)
    for rule, at in _mentions(game, text, ids):
        line = text.count("\n", 0, at) + 1
        yield rule, CodePlace(path, owners.name(line), line)


def _mentions(game: Game, text: str, ids: Sequence[str]) -> Iterator[tuple[str, int]]:
    """The ids in a text, those between the ends of a span too, and where they stand."""
    if not ids:  # an empty pattern would be found everywhere
        return
    order = {rule: place for place, rule in enumerate(ids)}
    # What is told may have older letters than what is read.
    told = {rule: rule for rule in ids}
    for old, new in game.rule_letters.items():
        told |= {f"{old}-{rule.removeprefix(f'{new}-')}": rule for rule in ids if rule.startswith(f"{new}-")}
    one = "|".join(re.escape(rule) for rule in sorted(told, key=len, reverse=True))
    for found in re.finditer(rf"\b({one})\b(?!\.\d)(?: to ({one})\b)?", text):
        first = told[found[1]]
        last = told[found[2]] if found[2] else first
        for rule in ids[order[first] : order[last] + 1]:
            yield rule, found.start()


class _Owners:
    """Which definition a line belongs to."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        #: First and last line, and the name, of every class, function and constant; what is inside comes later.
        self.spans: list[tuple[int, int, str]] = []
        self._walk(ast.parse(text).body, "")

    def _walk(self, body: list[ast.stmt], outer: str) -> None:
        for node in body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                name = f"{outer}.{node.name}" if outer else node.name
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                self.spans.append((first, node.end_lineno or first, name))
                if isinstance(node, ast.ClassDef):
                    self._walk(node.body, name)
            elif isinstance(node, (ast.Assign, ast.AnnAssign)) and not outer:
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name):
                    self.spans.append((node.lineno, node.end_lineno or node.lineno, target.id))

    def name(self, line: int) -> str:
        """The innermost definition around a line; a comment belongs to what it stands above."""
        while line < len(self.lines) and self.lines[line - 1].lstrip().startswith("#"):
            line += 1
        return next((name for first, last, name in reversed(self.spans) if first <= line <= last), "")


# Data files


def _in_data(game: Game, path: str, text: str, ids: Sequence[str]) -> Iterator[tuple[str, CodePlace]]:
    """The records of components. ``printed`` says what stands for each thing that is printed on one."""
    known = set(ids)
    lines = {}
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.search(r"\"id\": \"([^\"]+)\"", line):
            lines[found[1]] = number
    written = msgspec.json.decode(text)
    for entry in written if isinstance(written, list) else []:  # names of an older format are no records
        record_id, key, printed = entry.get("id"), entry.get("key"), entry.get("printed")
        if not isinstance(record_id, str) or record_id not in known:
            continue
        yield record_id, CodePlace(path, str(key), lines.get(record_id, 1))
        if isinstance(printed, dict):
            for rule, by in printed.items():
                yield rule, CodePlace(path, f"{key}: {', '.join(by)}", lines.get(record_id, 1))
