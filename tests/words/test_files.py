"""The files of words: whole, in both languages, alike."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import tavolata
from fluent_files import choices, misspelt, references, shape, straight_quotes, variables, written_as_numbers
from tavolata.engine.words import LANGUAGES, Words
from words.house import BEING_BUILT, FOLDER_NAMES, FOLDERS, each_folder, entries, game_of, messages, said


def test_the_folders_of_all_games_and_of_the_engine_are_found() -> None:
    wanted = {"engine/words", *(f"games/{name}/words" for name in tavolata.GAMES)}
    assert wanted <= set(FOLDER_NAMES)
    # Words loads the common ones and those of games; what lies elsewhere nobody would hear.
    lessons = {f"games/{name}/lessons" for name in tavolata.GAMES}
    possible = wanted | lessons | {"words", "server/words"} | {f"games/{name}/words" for name in BEING_BUILT}
    assert set(FOLDER_NAMES) <= possible


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses_and_every_key_is_well_formed(folder: Path, language: str) -> None:
    assert misspelt(entries(folder, language)) == []


@each_folder
def test_both_languages_have_the_same_keys_variables_and_choices(folder: Path) -> None:
    italian, english = (messages(folder, language) for language in LANGUAGES)
    assert sorted(italian) == sorted(english)
    assert {key: shape(italian[key]) for key in italian} == {key: shape(english[key]) for key in english}


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    known = messages(folder, language)
    for key, message in known.items():
        inside = [known[name] for name in references(message)]
        samples: dict[str, list[str | int]] = {
            name: ["Ada", 1, 2] for part in [message, *inside] for name in variables(part)
        }
        for name, values in choices(message).items():
            samples[name] = [*values, 0, 1, 2, 11]
        samples |= {name: [1, 2, 1969] for name in written_as_numbers(message)}
        for turn in range(max((len(values) for values in samples.values()), default=1)):
            args: dict[str, object] = {name: values[turn % len(values)] for name, values in samples.items()}
            said(language, game_of(folder), key, args)


@pytest.mark.parametrize("game", ["", *tavolata.GAMES])
def test_no_words_hide_others(game: str) -> None:
    """At a table the common words and those of the game are one: of two with the same key only the first is heard."""
    heard = [folder for folder in FOLDERS if game_of(folder) in ("", game)]
    keys = sorted(key for folder in heard for key in messages(folder, "it"))
    assert [first for first, second in pairwise(keys) if first == second] == []


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_typographic(folder: Path, language: str) -> None:
    """Straight ones are for code."""
    assert straight_quotes(messages(folder, language)) == []


def test_the_house_has_a_name_for_everybody_at_the_largest_table() -> None:
    largest = max(tavolata.game(name).max_players for name in tavolata.GAMES)
    for language in LANGUAGES:
        for key in ("names-people", "names-bots"):
            assert len(set(Words(language).say(key).split())) >= largest
