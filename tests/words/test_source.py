"""Whatever the source says there are words for, and no words that nobody says."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

import tavolata
from fluent_files import variables
from tavolata.engine.parts import Guide
from words.house import FOLDERS, HOUSE, SOURCES, each_folder, each_game, game_of, messages, missing, speaks_for
from words.source import (
    calls,
    each_source,
    errors_of,
    keys_of_actions,
    keys_of_events,
    keys_of_options,
    keys_of_questions,
    literals,
    question_names,
    source,
    sources_of,
    told,
)


@each_source
def test_every_error_of_the_source_has_words(path: Path) -> None:
    assert missing(set(errors_of(path)), speaks_for(path)) == []


@each_source
def test_every_error_is_given_the_variables_of_its_words(path: Path) -> None:
    """Wherever key and arguments stand side by side; ``explain`` adds the game."""
    heard = [folder for folder in FOLDERS if game_of(folder) in ("", speaks_for(path))]
    known = {key: message for folder in heard for key, message in messages(folder, "en").items()}
    for key, places in errors_of(path).items():
        for given in places if key in known else []:
            assert variables(known[key]) <= given | {"game"}, key


@each_folder
def test_no_error_has_words_that_nobody_says(folder: Path) -> None:
    game = game_of(folder)
    raised = {key for path in SOURCES if game in ("", speaks_for(path)) for key in errors_of(path)}
    assert sorted(key for key in messages(folder, "it") if key.startswith("error-") and key not in raised) == []


@each_source
def test_every_key_said_by_name_exists(path: Path) -> None:
    """Outside of a game and of its file in the terminal a key is common to all tables, or every game has it."""
    speakers = ("say",) if game_of(path) else ("say", "key", "tell")
    said_here = {key for name, call in calls(path) if name in speakers and call.args for key in literals(call.args[0])}
    own = {key for key in said_here if missing({key}, "")}
    game = speaks_for(path)
    for speaking in [game] if game else tavolata.GAMES:
        assert missing(own, speaking) == []


@each_game
def test_a_game_introduces_itself(name: str) -> None:
    assert missing({"game-name", "game-tagline", "game-about", "game-length", "game-minutes"}, name) == []


@each_game
@pytest.mark.parametrize("wanted", [keys_of_questions, keys_of_events, keys_of_options, keys_of_actions])
def test_what_a_game_asks_tells_and_offers_has_words(name: str, wanted: Callable[[str], set[str]]) -> None:
    keys = wanted(name)
    assert keys
    assert missing(keys, name) == []


@each_game
def test_a_game_has_no_words_for_what_it_does_not_ask_tell_or_offer(name: str) -> None:
    used = keys_of_questions(name) | keys_of_events(name) | keys_of_options(name) | keys_of_actions(name)
    used |= {f"action-pass-{question}" for question in question_names(name)}
    kinds = ("question-", "event-", "option-", "action-")
    folder = HOUSE / "games" / name / "words"
    assert sorted(key for key in messages(folder, "it") if key.startswith(kinds) and key not in used) == []


@each_game
def test_what_may_be_left_to_the_table_has_words(name: str) -> None:
    for ability in tavolata.game(name).abilities:
        titles = [f"{kind}-{ability.name}" for kind in ("reaction", "card", "question")]
        assert any(missing({title}, name) == [] for title in titles), ability.name
        if "use" in ability.orders:
            assert missing({f"use-{ability.name}"}, name) == []


@each_game
def test_every_event_is_given_the_variables_of_its_words(name: str) -> None:
    """Wherever what all may see stands beside the kind."""
    known = messages(HOUSE / "games" / name / "words", "it")
    for kind, _, given in told(name):
        if given is not None and f"event-{kind}" in known:
            assert variables(known[f"event-{kind}"]) <= given, kind


@each_game
def test_every_rule_and_ruling_that_the_source_names_has_words(name: str) -> None:
    """Also those in docstrings. Numbers of other kinds there, such as scenarios, or checks of a deck, have no words at all."""
    keys = [key for key in messages(HOUSE / "games" / name / "words", "it") if key.startswith(("rule-", "ruling-"))]
    with_words = {key.split("-", 1)[1].upper() for key in keys}
    kinds = {number.split("-")[0] for number in with_words}
    named: set[str] = set()
    for path in sources_of(name):
        if path.name != "checks.py":
            named |= {number.upper() for number in re.findall(r"\"([A-Z][A-Za-z]{0,2}-\d{2,3})\"", source(path))}
        numbers = [number.upper() for number in re.findall(r"\b[A-Z][A-Za-z]{0,2}-\d{2,3}\b", source(path))]
        named |= {number for number in numbers if number.split("-")[0] in kinds}
    assert named
    shown = {tavolata.game(name).rule_id(number) for number in named}
    assert sorted(shown - with_words) == []


@each_game
def test_the_guide_leads_from_every_question_to_rules_and_through_all_of_them(name: str) -> None:
    guide = import_module(f"tavolata.games.{name}.guide")
    assert tavolata.game(name).guide() == Guide(guide.QUESTIONS, guide.SECTIONS)
    assert set(guide.QUESTIONS) == question_names(name)
    assert missing({key for key, _ in guide.SECTIONS}, name) == []
    keys = [key for key in messages(HOUSE / "games" / name / "words", "it") if key.startswith(("rule-", "ruling-"))]
    in_order = [number.lower() for _, numbers in guide.SECTIONS for number in numbers]
    assert in_order == [key.split("-", 1)[1] for key in keys]
    assert {number.lower() for numbers in guide.QUESTIONS.values() for number in numbers} <= set(in_order)


@each_game
def test_a_game_has_no_headings_of_chapters_that_are_not_there(name: str) -> None:
    guide = import_module(f"tavolata.games.{name}.guide")
    headings = {key for key in messages(HOUSE / "games" / name / "words", "it") if key.startswith("section-")}
    assert headings == {key for key, _ in guide.SECTIONS}


@each_game
def test_the_phases_have_names(name: str) -> None:
    cards = [path for path in sources_of(name) if path.name == "cards.py"]
    modules = [import_module(".".join(["tavolata", *path.relative_to(HOUSE).with_suffix("").parts])) for path in cards]
    phases = [phase for module in modules for phase in getattr(module, "PHASES", ())]
    assert modules, "no cards.py"
    assert missing({f"phase-{phase}" for phase in phases}, name) == []
