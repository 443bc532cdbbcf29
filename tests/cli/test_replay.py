"""Watching games again: forwards and back, open once they are over, and never a secret before."""

from __future__ import annotations

from pathlib import Path

import pytest

import tavolata
from cli.conftest import Run
from tavolata.engine.record import load_record
from tavolata.engine.words import Words
from tavolata.terminal.desk import Desk
from tavolata.terminal.face import Style, face_of
from tavolata.terminal.screen import Scene, draw
from tavolata.terminal.story import Log, LogReader


def test_the_whole_log_on_a_plain_output(run: Run, finished: Path) -> None:
    result = run(f"replay {finished}")
    assert result.code == 0
    lines = result.out.splitlines()
    assert "mazziere" in lines[0]
    assert "vince alla manche" in lines[-1]
    record = load_record(finished, tavolata.game)
    assert len(lines) == sum(len(happened) for happened in record.events)


def test_a_finished_game_is_open(run: Run, finished: Path) -> None:
    log = run(f"replay {finished}").out
    for name in ("Ada", "Corvo"):
        assert f"{name} riceve " in log
        assert f"{name} riceve 4 carte" not in log


def test_a_finished_game_from_one_seat(run: Run, finished: Path) -> None:
    log = run(f"replay {finished} --seat 1").out
    assert "Ada riceve 4 carte" not in log
    assert "Corvo riceve 4 carte" in log


def test_a_game_is_found_by_its_name(run: Run, finished: Path) -> None:
    assert run(f"replay {finished.stem}").out == run(f"replay {finished}").out


def test_a_running_game_is_never_shown_open(run: Run, running: Path) -> None:
    result = run(f"replay {running} --seat all")
    assert result.code == 1
    assert not result.out
    assert "La partita non è finita" in result.err


def test_a_running_game_shows_no_other_hand(run: Run, running: Path) -> None:
    record = load_record(running, tavolata.game)
    for seat in (None, 0, 1, 2):
        option = "" if seat is None else f"--seat {seat + 1}"
        log = run(f"replay {running} {option}").out
        for other, name in enumerate(("Ada", "Corvo", "Lupa")):
            assert (f"{name} riceve 4 carte" in log) == (other != seat)
        screens = run(f"replay {running} {option}", ["G", "q"], (100, 30)).screens
        seen = str(record.state.view(seat)) + log
        for other in range(3):
            hand = record.state.view(other)["hand"]
            assert isinstance(hand, list)
            for card in hand:
                if other != seat and card not in seen:
                    assert card not in screens[-1]


def test_a_seat_that_is_not_there(run: Run, finished: Path) -> None:
    for seat in ("3", "0", "x"):
        result = run(f"replay {finished} --seat {seat}")
        assert result.code == 1
        assert "da 1 a 2" in result.err


def test_stepping_forwards_and_back(run: Run, finished: Path) -> None:
    typed = ["", "n", "p", "12", "g", "G", "moon", "99999", "l", "", "q"]
    result = run(f"replay {finished} --lang en", typed, (80, 24))
    assert result.code == 0
    steps = [int(line.split()[1]) for line in result.text.splitlines() if line.startswith("Step ")]
    last = steps[6]
    assert steps == [0, 1, 2, 1, 12, 0, last, last, last, last]
    assert "“moon” means nothing here" in result.text
    assert f"Step {last} of {last}" in result.text


def test_a_step_shows_the_table_as_it_was(run: Run, finished: Path) -> None:
    screens = run(f"replay {finished} --lang en", ["G", "q"], (100, 30)).screens
    assert "Settlement" in screens[-1]
    assert "wins in round" in screens[-1]
    assert "INDY   Choice of shamans" in screens[-2]


def test_stepping_ends_with_the_input(run: Run, finished: Path) -> None:
    assert run(f"replay {finished}", ["n"], (80, 24)).code == 0


def test_passing_over_a_reaction_is_no_step(run: Run, tmp_path: Path) -> None:
    """At a quick table only who holds an eagle is asked: a step for each pass would show who does."""
    path = tmp_path / "game.json"
    run(f"play indy --players 4 --seed 7 --me 2 --bots greedy --save {path}", ["1", "1", "", "", "q"])
    record = load_record(path, tavolata.game)
    told = sum(bool(happened) for happened in record.events[1:])
    assert told < len(record.answers)
    assert f"di {told}:" in run(f"replay {path} --seat 1", ["q"], (80, 24)).text


def test_a_game_of_other_rules_can_only_be_read(run: Run, finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tavolata.game("indy"), "version", "0")
    result = run(f"replay {finished}")
    assert result.code == 0
    assert "se ne può leggere il diario" in result.out
    assert "vince alla manche" in result.out
    refused = run(f"play --resume {finished}")
    assert refused.code == 1
    assert "La si può sempre rivedere" in refused.err


def test_whatever_the_hidden_cards_are_the_screen_is_the_same(run: Run, finished: Path) -> None:
    """The screen of a seat, drawn from the true table and from others that the seat must think possible."""
    record = load_record(finished, tavolata.game)
    desk = Desk(Words("it"))
    desk.lively = True
    face = face_of(record.game, Words("it", "indy"), ["Ada", "Corvo"], Style(fancy=True, drawn=True))
    for seat in (0, 1):
        told = Log(record, face, LogReader(seat))
        for number in range(0, len(record.answers), 5):
            state = record.at(number)
            log = told.entries(until=number)
            screens = set()
            for world in (state, *(state.determinize(seat, seed) for seed in range(3))):
                scene = Scene(world.view(seat), seat, log, decision=world.decision_of(seat))
                screens.add("\n".join(line.plain for line in draw(desk, face, scene)))
            assert len(screens) == 1
