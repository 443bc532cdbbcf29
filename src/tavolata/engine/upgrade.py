"""Saved states of older formats, made into ones of today's when they are loaded.

A format is how a state is written down, not what it means: rules have versions of their own. Format 1 has no number in
its data; its steps held cards and all else by number. Each game brings its own part up to date in ``Game.upgrade``.
"""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from tavolata.engine.data import Reader
from tavolata.engine.errors import FileError
from tavolata.engine.saving import FORMAT

if TYPE_CHECKING:
    from tavolata.engine.game import Game

Data = dict[str, Any]


def format_of(data: dict[str, object]) -> object:
    """The format of a saved state, whatever stands there."""
    return data.get("format", 1)


def upgraded(game: Game, content: Reader) -> Reader:
    """The content of a saved state in today's format. The data itself is left as it is."""
    found = format_of(content.data)
    if type(found) is not int or found < 1:
        raise content.wrong("format")
    if found > FORMAT:
        raise FileError("error-file-format", {"found": str(found)}, game=game.name)
    if found == FORMAT:
        return content
    try:
        data: Data = deepcopy(content.data)
        for number in range(found, FORMAT):
            game.upgrade(data, number)
            _FROM[number](game, data)
            data["format"] = number + 1
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as problem:
        raise FileError("error-file-impossible", {}, game=game.name) from problem
    return Reader(data, content.path)


def _from_1(game: Game, data: Data) -> None:
    """No game had anything that lasts by itself. Scripted shuffles name their cards."""
    del data["effects"]
    data.setdefault("modifiers", [])
    data.setdefault("scopes", 0)
    data["seat_decks"] = []
    data["commitments"] = []
    chance = data["chance"]
    if chance["source"] == "loaded" and game.components:
        chance["ahead"] = [named(entry, game.components.names) for entry in chance["ahead"]]


def named(value: Any, names: tuple[str, ...]) -> Any:
    """Numbers in a list, as names; -1 is none of them. Whatever is no list stays."""
    return [name_of(number, names) for number in value] if isinstance(value, list) else value


def name_of(number: Any, names: tuple[str, ...]) -> Any:
    """A number as its name; what is a name already stays."""
    if isinstance(number, str):
        return number
    if number < -1:
        raise ValueError(number)
    return "" if number == -1 else names[number]


def _from_2(game: Game, data: Data) -> None:
    """What was answered, and how much each seat was asked, have other names."""
    data["answered"] = data.pop("given")
    data["question_counts"] = data.pop("numbers")


#: What the engine's own part of a format needs to become the next one.
_FROM = {1: _from_1, 2: _from_2}
