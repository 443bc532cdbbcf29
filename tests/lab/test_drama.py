"""Drama by a strong bot's estimate: judged afterwards, the same whoever plays it, and said with its error."""

from __future__ import annotations

from math import log
from pathlib import Path
from typing import Any

import pytest

import tavolata
from tavolata.engine import SetupError
from tavolata.engine.record import Record
from tavolata.lab.analysis import Analyst, Depth, analyse, outlooks_over
from tavolata.lab.document import document_of
from tavolata.lab.experiment import experiment_of
from tavolata.lab.figures import Figures
from tavolata.lab.records import EstimateRecord, GameRecord, PlayerRecord
from tavolata.lab.results import Results
from tavolata.lab.runs import Chunk, Run, go_on, new_run, open_run

SMALL = {"game": "talismani", "players": 2, "bots": ["greedy", "random"], "deals": 8, "seed": 3, "drama": 3}


def new(folder: Path, **changed: Any) -> Run:
    return new_run(experiment_of({**SMALL, **changed}), folder)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Run:
    run = new(tmp_path_factory.mktemp("drama") / "run", variants={"same": {}})
    assert go_on(run)
    return run


def test_just_so_many_deals_are_judged_in_all_their_games(finished: Run) -> None:
    found = Results(finished)
    assert found.query("SELECT DISTINCT deal FROM estimates ORDER BY deal") == [(2,), (5,), (7,)]
    assert found.query("SELECT count(DISTINCT (match, deal, rotation)) FROM estimates") == [(3 * 2 * 2,)]


def test_at_a_moment_the_chances_of_all_seats_are_one_together(finished: Run) -> None:
    moments = Results(finished).query(
        "SELECT sum(chance), min(chance), max(error), any_value(progress), count(*) FROM estimates GROUP BY match, deal, rotation, number"
    )
    for total, least, error, progress, seats in moments:
        assert total == pytest.approx(1) and least >= 0 and 0 < error < 0.1 and 0 <= progress < 1 and seats == 2
    assert Results(finished).query(
        "SELECT max(n), min(n) > 1 FROM (SELECT count(DISTINCT number) AS n FROM estimates GROUP BY match, deal, rotation)"
    )[0] == (24, True)


def test_what_a_bot_estimates_does_not_depend_on_workers_or_breaks(finished: Run, tmp_path: Path) -> None:
    run = new(tmp_path / "run", variants={"same": {}})
    assert go_on(run, workers=2) == finished.file.digest
    lost = sorted((tmp_path / "run" / "games").iterdir())[5]
    lost.unlink()
    assert go_on(open_run(tmp_path / "run")) == finished.file.digest
    rows = "SELECT * FROM estimates ORDER BY ALL"
    assert Results(run).query(rows) == Results(finished).query(rows)


def test_the_estimates_are_in_the_digest(finished: Run, tmp_path: Path) -> None:
    run = new(tmp_path / "run", variants={"same": {}}, drama=2)
    assert go_on(run) != finished.file.digest


def test_the_curve_is_the_one_that_explains_a_game() -> None:
    game = tavolata.game("talismani")
    record = Record.from_state(game.new(2, 4, events=True), ["Ada", "Bruno"])
    start, answers = record.at(0), []
    while not record.state.over:
        decision = record.state.decisions[0]
        answers.append((decision.seat, decision.actions[0]))
        record.play(*answers[-1])
    depth = Depth(point=6, answer=4, measure=2, deal=1)
    shown = [(point.answers, point.chances) for point in analyse(record, depth, seed=9).points[:-1]]
    found = outlooks_over(start, answers, Analyst(game, depth, 9), 60)
    assert [(number, [one.chance for one in outlooks]) for number, outlooks in found] == shown


def test_no_more_deals_can_be_judged_than_there_are(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="“drama” cannot be 9: it goes from 0 to 8"):
        new(tmp_path / "run", drama=9)


def test_where_all_win_together_there_is_nothing_to_judge(tmp_path: Path) -> None:
    run = new(tmp_path / "run", game="timeline", bots=["adult"], deals=2, drama=2, options={"mode": "collaborative"})
    assert go_on(run)
    assert not Results(run).has_drama
    assert not {"drama", "openness"} & {section.key for section in document_of("en", [Results(run)]).sections}


# What it comes to, from rows that are written by hand


def by_hand(folder: Path, chances: list[list[float]], won: list[float], error: float = 0.02, deals: int = 1) -> Results:
    """A run of so many deals of one game each, with these chances of its seats at its moments."""
    run = new(folder, players=len(won), bots=["greedy"], deals=deals, drama=deals)
    decisions = len(chances)
    for deal in range(deals):
        game = GameRecord(0, deal, 0, 1, True, "", decisions, 0, decisions, 1, 1, 0, 0, 0.0, "won", -1, -1, -1)
        players = [
            PlayerRecord(0, deal, 0, seat, seat, "greedy", "", seat, 1 if share else 2, share, 0, "")
            for seat, share in enumerate(won)
        ]
        estimates = [
            EstimateRecord(0, deal, 0, number, number / decisions, seat, chance, error)
            for number, of_seats in enumerate(chances)
            for seat, chance in enumerate(of_seats)
        ]
        run.write(Chunk(deal, [game], players, [], [], [], estimates))
    run.finish(0.0)
    return Results(run)


def drama(results: Results) -> dict[str, Any]:
    (found,) = results.ask("SELECT * FROM drama").to_pylist()
    return {name: value for name, value in found.items() if name not in ("match", "deal", "rotation")}


def test_leads_deficits_and_uncertainty_of_a_game(tmp_path: Path) -> None:
    # Even, then the second clearly ahead, then the first a little, then the first clearly: it wins.
    found = drama(by_hand(tmp_path / "run", [[0.5, 0.5], [0.2, 0.8], [0.53, 0.47], [0.9, 0.1]], [1.0, 0.0]))
    assert found["lead_changes"] == 1 and found["last_lead_change"] == 0.75
    assert found["deepest"] == pytest.approx(0.6) and found["lowest"] == 0.2
    assert found["behind"] == 0.25
    even, second, last = 1, -(0.2 * log(0.2) + 0.8 * log(0.8)) / log(2), -(0.9 * log(0.9) + 0.1 * log(0.1)) / log(2)
    third = -(0.53 * log(0.53) + 0.47 * log(0.47)) / log(2)
    assert found["uncertainty"] == pytest.approx((even + second + third + last) / 4)


def test_who_wins_from_behind_takes_the_lead_with_the_victory(tmp_path: Path) -> None:
    found = drama(by_hand(tmp_path / "run", [[0.3, 0.3, 0.4], [0.0, 0.1, 0.9]], [0.0, 1.0, 0.0]))
    assert (found["lead_changes"], found["last_lead_change"]) == (1, 1.0)
    assert found["deepest"] == pytest.approx(0.8)


def test_a_lead_within_its_error_is_none(tmp_path: Path) -> None:
    chances = [[0.6, 0.4], [0.4, 0.6], [0.6, 0.4]]
    assert drama(by_hand(tmp_path / "sure", chances, [0.0, 1.0]))["lead_changes"] == 3
    assert drama(by_hand(tmp_path / "unsure", chances, [0.0, 1.0], error=0.06))["lead_changes"] == 0


def test_shared_victories_have_leads_but_no_later_winner(tmp_path: Path) -> None:
    found = drama(by_hand(tmp_path / "run", [[0.9, 0.05, 0.05], [0.05, 0.9, 0.05]], [0.5, 0.5, 0.0]))
    assert found["lead_changes"] == 1
    assert found["deepest"] is None and found["lowest"] is None


def test_decided_games_are_not_uncertain(tmp_path: Path) -> None:
    found = drama(by_hand(tmp_path / "run", [[1.0, 0.0], [1.0, 0.0]], [1.0, 0.0]))
    assert found["uncertainty"] == 0 and found["lead_changes"] == 0 and found["deepest"] == 0


# What the report says of it


def told(results: Results, language: str, key: str) -> list[str]:
    sections = {section.key: section for section in document_of(language, [results]).sections}
    assert all("[" not in text for section in sections.values() for text in (*section.says, section.about))
    return sections[key].says


def test_the_report_says_it_with_its_error_in_both_languages(finished: Run, tmp_path: Path) -> None:
    results = Results(finished)
    figures = Figures(results, "base").drama()
    assert figures is not None and figures.games == 6
    assert sum(count for _, _, count in figures.deepest) == 6
    assert len(Figures(results, "base").openness()) == 10
    turning = [[0.5, 0.5], [0.2, 0.8], [0.53, 0.47], [0.9, 0.1]]
    for language, said, changes in (
        ("en", "60 points behind the favourite", "clearly 1.0 times a game"),
        ("it", "60 punti dietro al favorito", "chiaramente 1,0 volte a partita"),
    ):
        (says,) = told(by_hand(tmp_path / language, turning, [1.0, 0.0], deals=6), language, "drama")
        assert said in says and changes in says


def test_of_few_deals_no_interval_is_told(finished: Run) -> None:
    """Three deals say how the games went, and nothing of all the others."""
    for language, said in (("en", "3 deals are too few to say"), ("it", "3 distribuzioni sono troppo poche per dire")):
        for key in ("drama", "openness"):
            assert all(said in text for text in told(Results(finished), language, key))
    for section in document_of("en", [Results(finished)]).sections:
        if section.key in ("drama", "openness"):
            assert {cell.text for row in section.table.rows for cell in row[3:5]} == {"–"}


def test_where_the_lead_never_changes_no_time_of_it_is_told(tmp_path: Path) -> None:
    steady = by_hand(tmp_path / "run", [[0.7, 0.3], [0.8, 0.2]], [1.0, 0.0], deals=6)
    for language, said in (("en", "In none of these games"), ("it", "In nessuna di queste partite")):
        (says,) = told(steady, language, "drama")
        assert said in says and "0%" not in says.replace("70%", "")


def test_the_uncertainty_falls_and_the_favourite_wins_more_often(finished: Run) -> None:
    found = Figures(Results(finished), "base").openness()
    assert found[0].uncertainty.mean > found[-1].uncertainty.mean
    assert found[-1].favourite_wins.mean > 0.6


def test_a_variant_is_compared_in_its_drama_too(finished: Run) -> None:
    changes = {one.name: one for one in Results(finished).differences("same")}
    assert changes["deepest"].change.mean == 0 and changes["uncertainty"].change.deals == 3
