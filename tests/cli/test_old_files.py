"""Games that an earlier version left on this computer: listed, played on, watched."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tavolata
from cli.conftest import NO_WORDS, Run
from old_files import content, game_files, named, plain
from tavolata.engine.record import load_record
from tavolata.terminal import store

SAVES = game_files("terminal")
LEFT = [path for path in SAVES if not plain(path)["finished"]]
FINISHED = [path for path in SAVES if plain(path)["finished"]]


@pytest.fixture
def kept(games: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games as the earlier version left it."""
    games.mkdir()
    for path in SAVES:
        (games / f"{named(path)}.json").write_bytes(content(path))
    monkeypatch.setenv("TAVOLATA_DATA", str(games))
    return games


def test_games_of_an_earlier_version_are_listed(kept: Path) -> None:
    assert sorted(saved.path.stem for saved in store.unfinished()) == sorted(map(named, LEFT))


@pytest.mark.parametrize("path", LEFT, ids=named)
@pytest.mark.parametrize("language", ["it", "en"])
def test_a_game_of_an_earlier_version_is_taken_up_again(run: Run, kept: Path, path: Path, language: str) -> None:
    before = plain(path)
    result = run(f"play --resume {named(path)} --lang {language}", ["", "1"] * 12 + ["q"])
    assert result.code == 0, result.err
    assert not NO_WORDS.search(result.text)
    record = load_record(kept / f"{named(path)}.json", tavolata.game)
    assert record.answers[: len(before["answers"])] == [tuple(answer) for answer in before["answers"]]
    assert len(record.answers) > len(before["answers"])
    assert [[event.dump() for event in told] for told in record.events[: len(before["events"])]] == before["events"]


@pytest.mark.parametrize("path", FINISHED, ids=named)
def test_a_finished_game_of_an_earlier_version_is_watched(run: Run, kept: Path, path: Path) -> None:
    result = run(f"replay {named(path)}", [""] * 20)
    assert result.code == 0, result.err
    assert not NO_WORDS.search(result.text)
    assert json.loads((kept / f"{named(path)}.json").read_bytes()) == plain(path)
