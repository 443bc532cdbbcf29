"""The words of the house and of each game, as the tests read them.

The folders are found by walking and the games by ``tavolata.GAMES``: the next game is covered by being listed.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import tavolata
from fluent_files import parsed
from tavolata.engine import TavolataError
from tavolata.engine.words import LANGUAGES, Words, explain

HOUSE = Path(tavolata.__file__).parent
#: The words of lessons lie beside them.
FOLDERS = sorted(
    folder for name in ("words", "lessons") for folder in HOUSE.rglob(name) if (folder / "it.ftl").is_file()
)
FOLDER_NAMES = [str(folder.relative_to(HOUSE)) for folder in FOLDERS]
SOURCES = sorted(HOUSE.rglob("*.py"))

#: Games that are not listed before they can be played everywhere; their words and sources are looked at all the same.
BEING_BUILT = ("isola",)

each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=FOLDER_NAMES)
each_game = pytest.mark.parametrize("name", tavolata.GAMES)


@cache
def entries(folder: Path, language: str) -> list[ftl.EntryType]:
    return parsed(folder / f"{language}.ftl")


@cache
def messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, ftl.Message)}


def game_of(path: Path) -> str:
    """The game whose words or source this is; none for the rest of the house."""
    parts = path.relative_to(HOUSE).parts
    return parts[1] if parts[0] == "games" and parts[1] in (*tavolata.GAMES, *BEING_BUILT) else ""


def speaks_for(path: Path) -> str:
    """The game whose words a source may use: its own, or the one it draws, or whose decks it reads; none for the rest."""
    parts = path.relative_to(HOUSE).parts
    drawn = {**{game: game for game in (*tavolata.GAMES, *BEING_BUILT)}, "decks": "timeline"}
    return drawn.get(parts[1].removesuffix(".py"), "") if parts[0] == "terminal" else game_of(path)


def missing(keys: set[str], game: str) -> list[str]:
    """The keys that some language has no words for, at a table of that game or (none) outside of all games."""
    return sorted(f"{key} ({language})" for language in LANGUAGES for key in keys if not Words(language, game).has(key))


def said(language: str, game: str, key: str, args: dict[str, object]) -> str:
    """The sentence; ``Words`` shows a missing key or argument as the key itself in brackets."""
    text = Words(language, game).say(key, args)
    assert text.strip(), f"{key} says nothing in {language}"
    assert not text.startswith(f"[{key}"), f"{language}: {text}"
    return text


def card_names(language: str, game: str, cards: dict[str, dict[str, object]], key: str = "card") -> dict[str, str]:
    """The names of cards, by notation; no two have the same."""
    names = {card: said(language, game, key, args) for card, args in cards.items()}
    assert len(set(names.values())) == len(names)
    return names


def check_explained(error: TavolataError) -> None:
    for language in LANGUAGES:
        text = explain(error, language)
        assert f"[{error.key}" not in text, f"{language}: {text}"
