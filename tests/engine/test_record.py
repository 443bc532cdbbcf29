"""Game files: what they refuse, and that a refused answer leaves nothing behind."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tavolata
from tavolata.engine import ChanceError, FileError
from tavolata.engine.data import seal
from tavolata.engine.record import Record, load_record, parse_record

INDY = tavolata.game("indy")


def running() -> dict[str, Any]:
    """A file in the middle of a game, open to edits."""
    record = Record.start(INDY, 3, seed=5, names=["Ada", "Bruno", "Carla"])
    for _ in range(25):
        decision = record.state.decisions[0]
        record.play(decision.seat, decision.actions[-1])
    data: dict[str, Any] = json.loads(json.dumps(record.dump()))
    return data


def edited(**changes: object) -> dict[str, object]:
    data = {**running(), **changes}
    del data["seal"]
    return seal(data)


def test_a_file_leads_to_where_the_game_was() -> None:
    again = parse_record(running(), tavolata.game)
    assert again.dump() == running()


def test_a_name_that_moves_the_cursor_is_refused() -> None:
    with pytest.raises(FileError):
        parse_record(edited(names=["a\x1b[2J", "b", "c"]), tavolata.game)


def test_a_running_game_that_claims_to_be_over_is_refused() -> None:
    with pytest.raises(FileError):
        parse_record(edited(finished=True), tavolata.game)


def test_events_that_did_not_happen_are_refused() -> None:
    events = running()["events"]
    events[3].append({"kind": "zzz", "rule": "", "public": {}, "secret": {}, "seats": []})
    with pytest.raises(FileError):
        parse_record(edited(events=events), tavolata.game)


def test_what_is_not_a_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere.json", Path("/dev/null")):
        with pytest.raises(FileError):
            load_record(path, tavolata.game)


def test_a_loaded_draw_that_cannot_happen_leaves_the_table_as_it_was() -> None:
    state = INDY.new(2, chance=[0, "RC1 RC1"], events=True)
    state.play(0, INDY.parse("shaman S1"))
    before, told = state.dump(), len(state.events or [])
    with pytest.raises(ChanceError):
        state.play(1, INDY.parse("shaman S3"))
    assert state.dump() == before
    assert len(state.events or []) == told
    assert state.decisions[0].seat == 1


def test_an_error_about_something_endless_is_still_a_sentence() -> None:
    with pytest.raises(tavolata.engine.NotationError) as caught:
        INDY.parse("x" * 100_000)
    assert len(str(caught.value)) < 600
    state = INDY.new(3)
    with pytest.raises(tavolata.engine.NotYourDecision) as late:
        state.play(10**17, 1)
    assert str(late.value)
