"""Files of an earlier version are welcome: a state goes on as it went on then, a game is read whole and played on."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import tavolata
from battery.cases import walk
from old_files import File, game_files, is_current, named, plain, scenes
from tavolata.engine import FileError, Game, State
from tavolata.engine.event import load_event
from tavolata.engine.record import Record, load_record, parse_record

SCENES = scenes()
GAME_FILES = game_files("games") + game_files("terminal")

each_scene = pytest.mark.parametrize("scene", SCENES, ids=[scene["name"] for scene in SCENES])
each_file = pytest.mark.parametrize("path", GAME_FILES, ids=named)


def happened(state: State) -> list[dict[str, object]]:
    """What was told since the last look, as a file has it."""
    events, state.events = state.events or [], []
    return [event.dump() for event in events]


def as_text(game: Game, events: list[dict[str, object]], current: bool) -> str:
    """Events to be compared byte for byte; under newer rules, or if the game tells more by now, what versions share of them."""
    if current and type(game).happened is Game.happened:
        return json.dumps(events)
    return json.dumps(game.happened([load_event(event) for event in events]), sort_keys=True)


def told(record: Record) -> list[list[dict[str, object]]]:
    return [[event.dump() for event in events] for events in record.events]


# States


@each_scene
def test_a_saved_state_asks_what_it_asked(scene: File) -> None:
    game = tavolata.game(scene["state"]["game"])
    state = game.load(scene["state"])
    asked = [(decision.seat, [game.text(action) for action in decision.actions]) for decision in state.decisions]
    assert [seat for seat, _ in asked] == [seat for seat, _ in scene["asked"]]
    for (_, offered), (_, before) in zip(asked, scene["asked"], strict=True):
        if is_current(scene["state"]["game"], scene["state"]["version"]):
            assert offered == before
        else:
            assert set(before) <= set(offered)
    for seat in (None, *range(state.players)):
        assert state.view(seat)


@each_scene
def test_a_saved_state_goes_on_as_it_went_on(scene: File) -> None:
    game = tavolata.game(scene["state"]["game"])
    state = game.load(scene["state"])
    state.check_every_step()
    state.events = []
    current = is_current(scene["state"]["game"], scene["state"]["version"])
    for number, ((seat, answer), before) in enumerate(zip(scene["answers"], scene["events"], strict=True), 1):
        state.play(seat, game.parse(answer))
        assert as_text(game, happened(state), current) == as_text(game, before, current), f"answer {number}: {answer}"
    assert state.scores == scene["scores"]
    assert (state.ranking if state.over else []) == scene["ranking"]


@each_scene
def test_a_saved_state_can_be_copied_guessed_at_and_saved_again(scene: File) -> None:
    game = tavolata.game(scene["state"]["game"])
    state = game.load(scene["state"])
    again = game.load(json.loads(json.dumps(state.dump())))
    for world in (state.clone(), again.clone(), *(state.determinize(seat, 1) for seat in range(state.players))):
        for _ in walk(world, random.Random(1), 5):
            pass
    for copy in (state, again):
        copy.events = []
        for seat, answer in scene["answers"][:20]:
            copy.play(seat, game.parse(answer))
    assert happened(again) == happened(state)


def test_a_saved_state_that_was_edited_is_refused() -> None:
    scene = next(scene for scene in SCENES if scene["state"]["game"] == "indy")
    with pytest.raises(FileError):
        tavolata.game("indy").load({**scene["state"], "players": 3 if scene["state"]["players"] != 3 else 4})


# Games


@each_file
def test_a_game_file_is_read_whole(path: Path) -> None:
    file = plain(path)
    record = parse_record(file, tavolata.game)
    assert record.names == file["names"]
    assert record.seed == file["seed"]
    assert record.answers == [tuple(answer) for answer in file["answers"]]
    assert json.dumps(told(record)) == json.dumps(file["events"])
    assert [[number, *reason] for number, reason in sorted(record.reasons.items())] == file.get("reasons", [])
    # A finished game of older rules can be watched from its events.
    assert record.watch_only == (file["finished"] and not is_current(file["game"], file["version"]))
    if not record.watch_only:
        assert record.state.over == file["finished"]
    if is_current(file["game"], file["version"]):
        for number in {0, 1, len(record.answers) // 2, len(record.answers)}:
            assert record.at(number).players == record.players


@pytest.mark.parametrize("path", [path for path in GAME_FILES if not plain(path)["finished"]], ids=named)
def test_an_unfinished_game_goes_on_is_saved_and_read_again(path: Path, tmp_path: Path) -> None:
    record = parse_record(plain(path), tavolata.game)
    before = len(record.answers)
    given: list[tuple[int, str]] = []
    for decision, action in walk(record.at(before), random.Random(3), 60):
        record.play(decision.seat, action)
        given.append((decision.seat, record.game.text(action)))
    assert given
    record.save(tmp_path / "again.json")
    again = load_record(tmp_path / "again.json", tavolata.game)
    assert again.answers == [*(tuple(answer) for answer in plain(path)["answers"]), *given]
    assert told(again) == told(record)
    if not record.state.over:
        assert not again.watch_only
        assert again.state.decisions[0].actions == record.state.decisions[0].actions


@pytest.mark.parametrize("path", [path for path in GAME_FILES if path.name.startswith("isola")], ids=named)
def test_a_game_keeps_the_ready_decks_it_began_with(path: Path) -> None:
    """Lists are tuned without a new rules version: a game has its own, and the name of a deck leads to nothing."""
    record = parse_record(plain(path), tavolata.game)
    rules = record.game.seat_decks
    assert rules is not None
    today = {deck.name: deck.cards for deck in rules.ready()}
    began = record.game.load(record.start_data)
    for seat, deck in enumerate(began.seat_decks):
        assert deck.name in today
        assert deck.cards != today[deck.name], "a file must have a list that was changed since"
        for state in (began,) if record.watch_only else (began, record.state):
            assert state.seat_decks[seat].cards == deck.cards
            assert state.commitments[seat] == began.commitments[seat]
            state.check()  # counts that exactly these cards are there


@each_file
def test_a_game_file_that_was_edited_is_refused(path: Path) -> None:
    file = plain(path)
    file["answers"][len(file["answers"]) // 2][1] = "pass"
    file["answers"].append(file["answers"][0])
    file["events"].append([])
    with pytest.raises(FileError):
        parse_record(file, tavolata.game)
