"""Every rule, ruling and scenario of a game is named by a test, and the program shows the right list of those tests,
and of the places in the code that name it.

The lists are read from the sources, not from a run: ``rule_tests.json`` and ``rule_code.json`` beside each game's rules.
When a test or a step was added or renamed write them anew: ``TAVOLATA_REWRITE=1 pytest tests/test_rules_covered.py``.
"""

from __future__ import annotations

import ast
import json
import os
import re
from pathlib import Path

import pytest

import tavolata
from tavolata.games.talisman.box.cards import RECORDS, SHEETS, SPACES
from tavolata.terminal.where import code_of, named

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "tavolata" / "games"


class Numbered:
    """Ids that count from 1, as IN-001 to IN-051, or in several parts, and the key that tells them in the words files."""

    def __init__(self, letters: str, last: int | list[tuple[int, int]], digits: int, word: str = "") -> None:
        parts = [(1, last)] if isinstance(last, int) else last
        numbers = [number for first, end in parts for number in range(first, end + 1)]
        self.ids = [f"{letters}-{number:0{digits}}" for number in numbers]
        self.word = word
        self.letters = letters


#: The rules of Timeline Twist, chapter by chapter; between them there is room.
TIMELINE = [
    *((1, 3), (10, 15), (20, 30), (35, 37), (40, 46), (50, 50)),
    *((100, 106), (110, 110), (115, 118), (120, 133), (140, 146), (150, 151), (155, 159), (160, 165), (170, 171)),
]


class Listed:
    """Ids that do not count from 1: those of components."""

    def __init__(self, ids: list[str]) -> None:
        self.ids = ids
        self.word = ""
        self.letters = ""


def talisman_components() -> list[str]:
    """Every card, every space, every character and each of its special abilities, as the data files have them."""
    records = dict.fromkeys(record.id for record in RECORDS)
    abilities = [number for sheet in SHEETS for number, _ in sheet.printed]
    return [*records, *[space.id for space in SPACES], *[sheet.id for sheet in SHEETS], *abilities]


#: The rules, the rulings and the scenarios of each game; of Talisman every component too.
RULES: dict[str, tuple[Numbered | Listed, ...]] = {
    "indy": (Numbered("IN", 51, 3, "rule-in"), Numbered("IR", 43, 2, "ruling-ir"), Numbered("IS", 36, 2)),
    "talismani": (Numbered("TdT", 67, 3, "rule-tdt"), Numbered("TR", 51, 2, "ruling-tr"), Numbered("TS", 33, 2)),
    "timeline": (Numbered("TT", TIMELINE, 3, "rule-tt"), Numbered("TTR", 31, 2, "ruling-ttr")),
    "talisman": (Numbered("T", 275, 3, "rule-t"), Numbered("R", 103, 2, "ruling-r"), Listed(talisman_components())),
    "isola": (
        Numbered("ID", 242, 3, "rule-id"),
        Numbered("RU", 103, 2, "ruling-ru"),
        Numbered("SC", [(1, 8), (10, 15)], 2),
        Numbered("DS", 50, 2),
    ),
}


def named_rules(game: str) -> dict[str, list[str]]:
    """Every rule id that a test names, with the tests that do: ``tests/games/indy/test_dark.py::test_...``.

    The tests of other games are left out: two games may use the same letters.
    """
    found: dict[str, list[str]] = {}
    others = [TESTS / "games" / name for name in RULES if name != game]
    for file in sorted(TESTS.rglob("test_*.py")):
        if any(folder in file.parents for folder in others):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                name = f"{file.relative_to(TESTS.parent).as_posix()}::{node.name}"
                for rule in rules_of(node):
                    found.setdefault(rule, []).append(name)
    return found


def rules_of(test: ast.FunctionDef) -> list[str]:
    """The ids in the ``@rule(...)`` of a test."""
    ids: list[str] = []
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            ids.extend(ast.literal_eval(argument) for argument in mark.args)
    return ids


def ids_of(game: str) -> list[str]:
    return [number for kind in RULES[game] for number in kind.ids]


@pytest.mark.parametrize("game", RULES)
def test_only_rules_that_exist_are_named(game: str) -> None:
    marked = {rule for rule, tests in named_rules(game).items() if any(f"games/{game}/" in test for test in tests)}
    assert marked <= set(ids_of(game))


@pytest.mark.parametrize("game", RULES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    tests = named_rules(game)
    assert [number for number in ids_of(game) if number not in tests] == []


def test_every_record_of_talisman_has_an_id_of_its_own() -> None:
    ids = talisman_components()
    assert len(ids) == len(set(ids))
    for kind, keys in (("space", SPACES), ("character", SHEETS)):
        assert len({record.key for record in keys}) == len(keys), kind


@pytest.mark.parametrize("game", RULES)
def test_the_list_that_the_program_shows_is_true(game: str) -> None:
    tests = named_rules(game)
    compare(game, "rule_tests.json", {number: tests[number] for number in ids_of(game) if number in tests})


def compare(game: str, name: str, true: dict[str, list[str]]) -> None:
    file = GAMES / game / name
    if os.environ.get("TAVOLATA_REWRITE") == "1":
        file.write_text(json.dumps(true, indent=1) + "\n", encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8")) == true


@pytest.mark.parametrize("game", RULES)
def test_the_places_in_the_code_that_the_program_shows_are_true(game: str) -> None:
    places: dict[str, list[str]] = {number: [] for number in ids_of(game)}
    for number, place in named(tavolata.game(game), ids_of(game)):
        places[number].append(str(place))
    compare(game, "rule_code.json", {number: found for number, found in places.items() if found})


def test_a_rule_inside_a_span_has_its_place() -> None:
    assert "IR-24" not in (GAMES / "indy" / "turn.py").read_text(encoding="utf-8")
    (place,) = code_of(tavolata.game("indy"), ids_of("indy"))["IR-24"]
    assert re.fullmatch(r"games/indy/turn\.py:\d+ Settlement", place)


#: What follows from the other rules: no place of its own, only tests.
CONSEQUENCES = {"TdT-066", "TdT-067"}


@pytest.mark.parametrize("game", RULES)
def test_every_rule_and_ruling_is_named_in_the_code(game: str) -> None:
    code = code_of(tavolata.game(game), ids_of(game))
    told = [number for kind in RULES[game] if kind.word for number in kind.ids]
    assert {number for number in told if number not in code} == {number for number in told if number in CONSEQUENCES}


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("language", ["it", "en"])
def test_the_words_tell_exactly_these_rules(game: str, language: str) -> None:
    words = (GAMES / game / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    for numbered in RULES[game]:
        if numbered.word:
            numbers = re.findall(rf"^{numbered.word}-(\d+) *=", words, re.MULTILINE)
            assert sorted(f"{numbered.letters}-{number}" for number in numbers) == sorted(numbered.ids)
