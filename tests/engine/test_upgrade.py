"""States saved in older formats are brought up to date when they are loaded."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from engine.minigame import ORDEAL, Ordeal, OrdealGame, ordeal
from support import play
from tavolata.engine import FileError, Game, State
from tavolata.engine.data import seal
from tavolata.engine.record import Record, parse_record
from tavolata.engine.saving import FORMAT
from tavolata.engine.upgrade import Data


class Upgrading(OrdealGame):
    """Ordeal, had its first format said where heroes are by number, under another name."""

    def upgrade(self, data: Data, format: int) -> None:
        if format == 1:
            places = ("meadow", "cave", "market", "chapel", "oak", "smithy")
            data["table"]["places_of"] = [places[number] for number in data["table"].pop("places")]


def older(state: State) -> dict[str, object]:
    """The state as that first format had it."""
    data: Any = copy.deepcopy(state.dump())
    del data["seal"], data["format"]
    data["effects"] = []
    data["given"] = data.pop("answered")
    data["numbers"] = data.pop("question_counts")
    places = ["meadow", "cave", "market", "chapel", "oak", "smithy"]
    data["table"]["places"] = [places.index(place) for place in data["table"].pop("places_of")]
    return seal(data)


GAME = Upgrading("ordeal", "1", (2, 10), ORDEAL.notation, ORDEAL.options, tuple(ORDEAL.steps.values()))


def begun() -> Ordeal:
    state = GAME.new(3, seed=5, events=True)
    assert isinstance(state, Ordeal)
    return state


def game_of(name: str) -> Game:
    assert name == "ordeal"
    return GAME


def test_a_dump_says_its_format() -> None:
    assert ORDEAL.new(2).dump()["format"] == FORMAT == 3


def test_a_state_of_an_older_format_plays_on_as_if_nothing_had_been() -> None:
    state = begun()
    for _ in range(20):
        data = older(state)
        before = copy.deepcopy(data)
        again = GAME.load(data)
        assert data == before, "the data was changed"
        assert again.dump() == state.dump()
        state.play(state.decisions[0].seat, state.decisions[0].actions[-1])


def test_a_loaded_shuffle_of_an_older_format_names_its_cards() -> None:
    state = ordeal("WARD WARD", "HEX HEX", dice=[1, 6])
    play(state, "A right")
    data: Any = {**state.dump(), "chance": {"source": "loaded", "ahead": [4, [2, 0]], "then": state.dump()["chance"]}}
    data["chance"]["then"] = {"source": "fast", "state": 1}
    del data["seal"], data["format"]
    data["effects"] = []
    data["given"] = data.pop("answered")
    data["numbers"] = data.pop("question_counts")
    saved: Any = ORDEAL.load(seal(data)).dump()["chance"]
    assert saved["ahead"] == [4, ["WARD", "HEX"]]


@pytest.mark.parametrize("found", [FORMAT + 1, 99])
def test_a_format_from_the_future_is_refused_by_number(found: int) -> None:
    data = ORDEAL.new(2).dump()
    del data["seal"]
    with pytest.raises(FileError) as caught:
        ORDEAL.load(seal({**data, "format": found}))
    assert caught.value.key == "error-file-format"
    assert caught.value.details["found"] == str(found)


@pytest.mark.parametrize("found", [0, -1, True, "2", None, 1.5])
def test_a_format_that_is_no_number_is_refused(found: object) -> None:
    data = ORDEAL.new(2).dump()
    del data["seal"]
    with pytest.raises(FileError) as caught:
        ORDEAL.load(seal({**data, "format": found}))
    assert caught.value.details["field"] == "format"


@pytest.mark.parametrize("table", [{}, [], None, {"places": 3}, {"places": [9, 9, 9]}])
def test_an_older_state_that_cannot_be_is_refused(table: object) -> None:
    data = older(begun())
    del data["seal"]
    with pytest.raises(FileError):
        GAME.load(seal({**data, "table": table}))


# Game files


def an_older_file() -> dict[str, Any]:
    """A game in the middle, its start and its snapshot in the older format."""
    record = Record.from_state(begun())
    start = older(GAME.load(record.start_data))
    for _ in range(12):
        decision = record.state.decisions[0]
        record.play(decision.seat, decision.actions[-1])
    data = record.dump()
    del data["seal"]
    return {**data, "start": start, "snapshot": older(record.state)}


def test_a_file_of_an_older_format_is_played_again_and_saved_in_todays() -> None:
    data = an_older_file()
    record = parse_record(seal(data), game_of)
    assert not record.watch_only
    assert len(record.answers) == 12
    saved: Any = record.dump()
    assert saved["start"]["format"] == saved["snapshot"]["format"] == FORMAT
    assert parse_record(saved, game_of).state.dump() == record.state.dump()


def test_a_file_of_an_older_format_whose_snapshot_was_edited_is_refused() -> None:
    data = an_older_file()
    snapshot = dict(data["snapshot"])
    del snapshot["seal"]
    snapshot["table"]["coins"][0] += 1
    with pytest.raises(FileError) as caught:
        parse_record(seal({**data, "snapshot": seal(snapshot)}), game_of)
    assert caught.value.key == "error-file-snapshot"


def test_a_file_of_an_older_format_whose_events_were_edited_is_refused() -> None:
    data = an_older_file()
    data["events"][1] = []
    with pytest.raises(FileError) as caught:
        parse_record(seal(data), game_of)
    assert caught.value.key == "error-file-snapshot"
