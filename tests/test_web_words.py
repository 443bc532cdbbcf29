"""The words of the browser: both languages whole, nothing said that has no words, no words that nobody says."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import tavolata
from fluent_files import misspelt, parsed, shape, straight_quotes
from tavolata.engine.words import LANGUAGES
from tavolata.games import ONLINE

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
WORDS = WEB / "words"
HOUSE = ROOT / "src" / "tavolata"
AREAS = sorted(path.stem for path in (WORDS / "it").glob("*.ftl"))
SOURCES = sorted(
    path for kind in ("*.svelte", "*.ts") for path in WEB.rglob(kind) if not path.name.endswith(".test.ts")
)

each_area = pytest.mark.parametrize("area", AREAS)
each_language = pytest.mark.parametrize("language", LANGUAGES)

#: A key in the source, whole (with the quote that ends it) or as the beginning of one: say("log-title"), `bot-${bot}`.
KEY = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-?)(["'`]|\$\{)""")


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in parsed(path) if isinstance(entry, ftl.Message)}


def game_of(area: str) -> str:
    """The game whose words a file has, all of them or a part (isola-fight); "": it is for all pages."""
    name = area.split("-", maxsplit=1)[0]
    return name if name in ONLINE else ""


def heard(game: str, language: str) -> list[Path]:
    """The files that are one voice in the browser: those of all pages, and those of a game."""
    pages = [WORDS / language / f"{area}.ftl" for area in AREAS if game_of(area) in ("", game)]
    house = [HOUSE / part / "words" / f"{language}.ftl" for part in ("engine", "server")]
    own = [HOUSE / "games" / game / "words" / f"{language}.ftl"] if game else []
    return [*house, *own, *pages]


@cache
def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


def test_there_are_words() -> None:
    assert {"frame", "pages", *ONLINE} <= set(AREAS)
    assert sorted(path.stem for path in (WORDS / "en").glob("*.ftl")) == AREAS


@each_area
@each_language
def test_every_file_parses_and_every_key_is_well_formed(area: str, language: str) -> None:
    assert misspelt(parsed(WORDS / language / f"{area}.ftl")) == []


@each_area
def test_both_languages_have_the_same_keys_variables_and_choices(area: str) -> None:
    italian, english = (messages(WORDS / language / f"{area}.ftl") for language in LANGUAGES)
    assert sorted(italian) == sorted(english)
    assert {key: shape(italian[key]) for key in italian} == {key: shape(english[key]) for key in english}


@each_area
@each_language
def test_quotes_and_apostrophes_are_typographic(area: str, language: str) -> None:
    assert straight_quotes(messages(WORDS / language / f"{area}.ftl")) == []


@pytest.mark.parametrize("game", ONLINE)
@each_language
def test_no_words_hide_others(game: str, language: str) -> None:
    keys = sorted(key for path in heard(game, language) for key in messages(path))
    assert [first for first, second in pairwise(keys) if first == second] == []


def test_every_key_said_by_name_exists() -> None:
    known = {key for game in ONLINE for path in heard(game, "it") for key in messages(path)}
    said = set(re.findall(r"""\bsay\(\s*["']([^"']+)["']""", source()))
    assert said
    assert sorted(said - known) == []


@each_area
def test_no_key_has_words_that_nobody_says(area: str) -> None:
    found = KEY.findall(source())
    whole = {key for key, end in found if end != "${"}
    begun = tuple({key for key, end in found if end == "${" and key.endswith("-")})
    ended = set(re.findall(r"`\$\{\w+\}(-[a-z-]+)`", source()))
    built = {key + end for key in whole for end in ended}
    unsaid = [
        key for key in messages(WORDS / "it" / f"{area}.ftl") if key not in whole | built and not key.startswith(begun)
    ]
    assert unsaid == []


@pytest.mark.parametrize("name", [name for name in ONLINE if tavolata.game(name).examples()])
def test_examples_that_can_be_played_are_drawn_in_the_rules(name: str) -> None:
    drawn = (WEB / "games" / name / "learn" / "index.ts").read_text(encoding="utf-8").partition("examples: {")[2]
    found = set(re.findall(r'"([a-z][a-z-]*)"', drawn.partition("\n  },")[0]))
    assert found
    assert set(tavolata.game(name).examples()) <= found
