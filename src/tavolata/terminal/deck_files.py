"""Decks of one's own on this computer: beside the saved games, one file each, whose ending says for which game."""

from __future__ import annotations

import difflib
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tavolata.engine import SetupError
from tavolata.games.timeline.importing import LARGEST, Problem, text_of, too_large
from tavolata.terminal import store
from tavolata.terminal.desk import Desk


class DeckRequest(NamedTuple):
    """What was typed after ``tavolata deck``."""

    what: str
    #: A file, a deck of a game or one that is kept, or a code; "" if nothing was named.
    name: str = ""
    #: The game, "" if it is to be found out.
    game: str = ""
    #: Under which name the deck is kept, if not that of its file.
    wanted_name: str = ""
    seed: int | None = None


#: What a game does with a request; gives the exit code.
Command = Callable[[Desk, DeckRequest], int]


def folder() -> Path:
    """Beside the saved games, where nobody takes a deck for a game."""
    return store.folder() / "decks"


def kept(endings: Iterable[str]) -> dict[str, Path]:
    """The decks of a game that are kept here, by name."""
    if not folder().is_dir():
        return {}
    return {path.stem: path for path in sorted(folder().iterdir()) if path.suffix in tuple(endings)}


def read(path: Path) -> tuple[str, list[Problem]]:
    """The text of a file, and what is wrong with it where it has none."""
    try:
        size = path.stat().st_size
        return ("", [too_large(size)]) if size > LARGEST else text_of(path.read_bytes())
    except OSError as problem:
        raise _no_access(path, problem) from problem


def write_new(path: Path, text: str, encoding: str = "utf-8") -> None:
    """A file with this text. Never touches one that is there."""
    try:
        with path.open("x", encoding=encoding) as file:
            file.write(text)
    except FileExistsError as problem:
        raise SetupError("error-deck-exists", {"path": str(path)}) from problem
    except OSError as problem:
        raise _no_access(path, problem) from problem


def keep(name: str, ending: str, text: str, endings: Iterable[str]) -> bool:
    """Keep a deck under a name, whole or not at all; whether it takes the place of one of the same game."""
    old, target = kept(endings).get(name), folder() / f"{name}{ending}"
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        beside.replace(target)
        if old and old != target:
            old.unlink()
    except OSError as problem:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise _no_access(target, problem) from problem
    return old is not None


def forget(path: Path) -> None:
    """Remove a deck that is kept; the file it was read from stays where it is."""
    try:
        path.unlink()
    except OSError as problem:
        raise _no_access(path, problem) from problem


def missing(name: str, known: Iterable[str]) -> SetupError:
    """There is no such deck; perhaps another one is meant, or a folder was named."""
    path = store.path_of(name)
    if os.path.isdir(path):
        return SetupError("error-deck-folder", {"path": str(path)})
    names = {one.lower(): one for one in known}
    near = difflib.get_close_matches(name.lower(), list(names), 1, 0.6)
    key = "error-deck-missing-near" if near else "error-deck-missing"
    return SetupError(key, {"name": name, "near": names[near[0]] if near else ""})


def _no_access(path: Path, problem: OSError) -> SetupError:
    return SetupError("error-deck-file", {"path": str(path), "reason": problem.strerror or ""})
