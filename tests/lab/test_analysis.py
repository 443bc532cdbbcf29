"""A game explained afterwards: certain at its end, the same every time, blaming nobody for bad luck."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tavolata
from cli.conftest import NO_WORDS
from tavolata.engine import Fast, FileError, SetupError
from tavolata.engine.record import Record
from tavolata.lab.analysis import Analysis, Analyst, Depth, Point, analyse, answers_of, moments_of
from tavolata.players import Observation, player

QUICK = Depth(point=4, answer=32, measure=24, deal=4)


def played(game: str, bots: list[str], seed: int = 5, options: dict[str, str] | None = None) -> Record:
    known = tavolata.game(game)
    record = Record.from_state(known.new(len(bots), seed, options, events=True), ["Ada", "Bruno", "Carla"][: len(bots)])
    people = [player(bot, known) for bot in bots]
    chance = Fast(seed)
    while not record.state.over:
        decision = record.state.decisions[0]
        record.play(decision.seat, people[decision.seat].choose(Observation(record.state, decision.seat), chance))
    return record


@pytest.fixture(scope="module")
def talismani() -> Record:
    return played("talismani", ["medium", "random"])


@pytest.fixture(scope="module")
def analysis(talismani: Record) -> Analysis:
    return analyse(talismani, QUICK)


def test_the_curve_begins_open_and_ends_with_the_winner(analysis: Analysis) -> None:
    assert all(sum(point.chances) == pytest.approx(1) for point in analysis.points)
    assert 0.2 < analysis.points[0].chances[0] < 0.8
    assert analysis.points[-1].chances == [1.0, 0.0] and analysis.places == [1, 2]
    assert [point.answers for point in analysis.points] == sorted({point.answers for point in analysis.points})
    assert sum(analysis.deal) == pytest.approx(1)


def test_it_is_the_same_every_time_and_other_with_another_seed(talismani: Record, analysis: Analysis) -> None:
    assert analyse(talismani, QUICK) == analysis
    start = talismani.at(0)
    assert Analyst(talismani.game, QUICK, 0).point(start, 0) == analysis.points[0]
    assert Analyst(talismani.game, QUICK, 1).point(start, 0) != analysis.points[0]


def test_who_answers_by_lot_gives_away_more_than_who_thinks(talismani: Record, analysis: Analysis) -> None:
    thinks, by_lot = analysis.lost
    assert by_lot > thinks
    worst = analysis.mistakes[1][0]
    assert worst.cost > 2 * worst.error and worst.given != worst.better
    assert [one.cost for one in analysis.mistakes[1]] == sorted(
        (one.cost for one in analysis.mistakes[1]), reverse=True
    )
    # What is called better was there to be chosen.
    before, seat, action = list(answers_of(talismani))[worst.number - 1]
    assert (seat, talismani.game.text(action)) == (1, worst.given)
    asked = talismani.at(worst.number - 1).decision_of(1)
    assert asked is not None and talismani.game.parse(worst.better) in asked.actions
    assert before.over


def test_an_answer_is_judged_only_by_what_its_seat_could_know(talismani: Record, analysis: Analysis) -> None:
    """The same seat in a world that it cannot tell from the true one is blamed for the same."""
    analyst = Analyst(talismani.game, QUICK, seed=0)
    found = [one for seat in analysis.mistakes for one in seat]
    assert found
    for one in found:
        state = talismani.at(one.number - 1)
        other = state.determinize(one.seat, 99, "anew")
        action = talismani.game.parse(one.given)
        assert analyst.mistake(other, one.seat, action, one.number) == one


def test_a_costly_answer_is_told_with_what_speaks_for_the_better_one(talismani: Record, analysis: Analysis) -> None:
    """Whoever found it: where thinking ahead finds what the policy answers anyway there is little to tell."""
    because = talismani.game.bots().because
    found = [one for seat in analysis.mistakes for one in seat]
    assert because is not None and any(one.why is not None for one in found)
    for one in found:
        state = talismani.at(one.number - 1)
        asked = state.decision_of(one.seat)
        assert asked is not None
        assert one.why == because(state, asked, talismani.game.parse(one.better))


def test_moments_are_where_somebody_gained_most() -> None:
    points = [
        Point(0, 1, [0.5, 0.5]),
        Point(4, 2, [0.5, 0.5]),
        Point(8, 3, [0.9, 0.1]),
        Point(12, 4, [0.7, 0.3]),
    ]
    assert [(one.since, one.until, one.seat) for one in moments_of(points)] == [(4, 8, 0), (8, 12, 1)]


def test_where_bots_remember_nobody_is_blamed() -> None:
    analysis = analyse(played("timeline", ["adult", "child", "random"]), QUICK)
    assert analysis.lost == [] and analysis.mistakes == [[], [], []]
    assert max(analysis.points[-1].chances) > 0


def test_a_running_game_and_a_team_have_no_analysis() -> None:
    record = Record.from_state(tavolata.game("indy").new(2, 1, events=True), ["Ada", "Bruno"])
    with pytest.raises(FileError, match="still being played"):
        analyse(record)
    with pytest.raises(SetupError, match="nobody wins against anybody"):
        analyse(played("timeline", ["adult", "adult"], options={"mode": "collaborative"}), QUICK)


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_command_tells_and_writes(
    talismani: Record,
    analysis: Analysis,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
) -> None:
    from tavolata.cli import main
    from tavolata.terminal import analysis as command

    monkeypatch.setattr(command, "analyse", lambda record, progress: analysis)
    talismani.save(tmp_path / "game.json")
    data = tmp_path / "analysis.json"
    assert main(["analyse", str(tmp_path / "game.json"), "--json", str(data), "--lang", language]) == 0
    said = capsys.readouterr().out
    assert "Ada" in said and "Bruno" in said and not NO_WORDS.search(said)
    assert msgspec.json.decode(data.read_bytes())["places"] == [1, 2]


def test_a_file_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tavolata.cli import main

    (tmp_path / "game.json").write_text("{}")
    assert main(["analyse", str(tmp_path / "game.json")]) == 1
    assert main(["analyse"]) == 2
    assert "Traceback" not in capsys.readouterr().err
