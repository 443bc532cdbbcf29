"""The benchmark runs and gives sane rows. How fast it is, is never asserted."""

from __future__ import annotations

import inspect

import pytest

import tavolata
from tavolata.engine import Moment, State
from tavolata.games.talisman.rules.state import Talisman
from tavolata.lab import bench
from tavolata.lab.bench import Measurement

INDY = tavolata.game("indy")
TALISMAN = tavolata.game("talisman")


@pytest.fixture(scope="module")
def rows() -> list[Measurement]:
    """All rows, measured once; while they are, each is told."""
    told: list[Measurement] = []
    found = bench.bench(runs=2, seconds=0.005, progress=told.append)
    assert told == found
    return found


def test_every_case_of_every_game_is_measured(rows: list[Measurement]) -> None:
    cases = ["play", "turns", "views", "bot", "clone", "determinize", "dump-load", "memory", "start-up"]
    asked = ["questions", "taps", "off-turn", "rounds", "minutes"]
    assert [(row.game, row.case) for row in rows] == [(name, case) for name in tavolata.GAMES for case in cases + asked]


def test_rows_have_sane_numbers(rows: list[Measurement]) -> None:
    for row in rows:
        assert row.value > 0 or row.case == "off-turn"  # at some tables everybody waits for their turn in peace
        assert 0 <= row.spread < 10
        assert row.runs == (8 if row.unit in (bench.COUNT, bench.MINUTES) else 2)
        assert row.players == min(4, tavolata.game(row.game).max_players)
        if row.unit in (bench.MEMORY, bench.START, bench.COUNT, bench.MINUTES):
            assert row.relative is None
        else:
            assert row.relative is not None
            assert row.relative > 0
            assert row.relative_unit == ("xcal" if row.unit in bench.RATES else "units")


def test_rows_carry_the_targets_of_this_build(rows: list[Measurement]) -> None:
    build = "compiled" if bench.is_compiled() else "pure"
    for name in tavolata.GAMES:
        targets = {row.case: row.target for row in rows if row.game == name and row.target is not None}
        assert targets == bench.TARGETS[name][build]
    assert all(row.build == build for row in rows)
    assert all((row.reached is None) == (row.target is None) for row in rows)


def row(unit: str, value: float, relative: float | None, target: float | None) -> Measurement:
    return Measurement(
        game="indy",
        case="case",
        players=4,
        value=value,
        unit=unit,
        relative=relative,
        relative_unit="",
        spread=0.0,
        target=target,
        runs=1,
        build="pure",
    )


def test_a_rate_must_be_high_and_a_cost_low() -> None:
    assert row(bench.RATE, 1.0, 3.0, 2.5).reached is True
    assert row(bench.RATE, 9.0, 2.0, 2.5).reached is False
    assert row(bench.COST, 9.0, 0.3, 0.4).reached is True
    assert row(bench.COST, 0.1, 0.5, 0.4).reached is False
    assert row(bench.MEMORY, 3000.0, None, 20_000.0).reached is True
    assert row(bench.START, 90.0, None, None).reached is None
    assert row(bench.COUNT, 3.0, None, 4.0).reached is True
    assert row(bench.COUNT, 5.0, None, 4.0).reached is False


def test_the_calibration_loop_always_does_the_same_work() -> None:
    assert bench.calibration_loop() == 1
    assert bench.calibrate(0.001) > 0


def test_positions_are_in_the_middle_and_deep() -> None:
    middle = bench.in_the_middle(INDY, 4)
    assert not middle.over
    assert sum(middle.question_counts) > 50
    nested = bench.deepest(INDY, 4)
    assert isinstance(nested.decisions[0].question, Moment)
    assert len(nested.agenda) > 3


def test_talisman_is_copied_in_the_middle_of_a_fight() -> None:
    middle = bench.in_the_middle(TALISMAN, 4)
    assert isinstance(middle, Talisman)
    assert middle.attack is not None
    assert middle.attack.dice
    assert 30 < middle.round < 100


def test_a_game_that_nobody_would_end_is_measured_with_a_limit() -> None:
    state = bench.new_game(TALISMAN, 4, 0)
    assert state.options["sudden-death"] == "rounds-100"
    assert bench.new_game(INDY, 4, 0).options == INDY.new(4).options


def test_the_build_is_known() -> None:
    assert bench.is_compiled() is not inspect.isfunction(State.play)
