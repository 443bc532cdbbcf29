"""Experiments: the same rows whoever plays them and however often they are stopped, and nothing said that was not seen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from tavolata.engine import FileError, SetupError
from tavolata.lab import runs
from tavolata.lab.experiment import Experiment, experiment_of, matches_of, read_experiment
from tavolata.lab.gate import BETTER, NOT_BETTER, OPEN, Gate, gate
from tavolata.lab.intervals import share_over_deals
from tavolata.lab.ratings import chance_of, orders, rate
from tavolata.lab.results import Results, read
from tavolata.lab.runs import Run, go_on, new_run, open_run

SMALL = {"game": "indy", "players": 3, "bots": ["greedy", "random"], "deals": 45, "seed": 4, "decisions": 0.1}


def experiment(**changed: Any) -> Experiment:
    return experiment_of({**SMALL, **changed})


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A run of 135 games, played without a break."""
    run = new_run(experiment(), tmp_path_factory.mktemp("lab") / "run")
    assert go_on(run)
    return run


# What a file may say


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"deal": 5}, "no field “deal”. Did you mean “deals”?"),
        ({"game": "briscola"}, "briscola"),
        ({"players": 9}, "9"),
        ({"bots": ["clever"]}, "no bot called “clever”"),
        ({"bots": []}, "at least one bot"),
        ({"bots": "greedy"}, "“bots” cannot be “greedy”: it is a list of texts, in square brackets."),
        ({"bots": ["greedy", 7]}, "“bots” cannot be “7”: it is a text, in quotation marks."),
        ({"deals": 0}, "“deals” cannot be 0: it goes from 1"),
        ({"deals": "many"}, "“deals” cannot be “many”: it is a whole number."),
        ({"cards": "all"}, "“cards” cannot be “all”: it is a number."),
        ({"events": "yes"}, "“events” cannot be “yes”: it is true or false."),
        ({"decisions": 1.5}, "“decisions” cannot be 1.5"),
        ({"schedule": "league"}, "Choose from: table, round-robin, field, ladder"),
        ({"bots": ["greedy"] * 4}, "There are 4 bots"),
        ({"schedule": "ladder", "bots": ["greedy"]}, "at least 2 bots; there are 1"),
        ({"schedule": "field", "bots": ["greedy", "greedy"]}, "only once"),
        ({"reactions": "slow"}, "Choose from: quick, strict"),
        ({"options": {"moon": "full"}}, "no option “moon”"),
        ({"options": {"moon": 5}}, "“options.moon” cannot be “5”: it is a text"),
        ({"options": "moon"}, "“options” cannot be “moon”: it is a table"),
        ({"variants": {"odd": 5}}, "“variants.odd” cannot be “5”: it is a table"),
        ({"variants": {"odd": {"moon": 5}}}, "“variants.odd.moon” cannot be “5”: it is a text"),
        ({"variants": {"odd": {"moon": "full"}}}, "no option “moon”"),
        ({"variants": {"base": {}}}, "No variant can be called “base”"),
        ({"decks": ["H1"]}, "cannot be brought to this game"),
        ({"cards": 2}, "“cards” cannot be 2"),
        ({"never": ["fly"]}, "“never” cannot be “fly”. Choose from: pass"),
        ({"never": ["swap RC1 RC2 RC3"]}, "No answer begins with “swap RC1 RC2 RC3”"),
        ({"never": ["eagle"], "schedule": "ladder"}, "“never” is for a table"),
    ],
)
def test_an_experiment_that_makes_no_game_is_refused_by_its_field(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError) as refused:
        experiment(**changed)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"game = \n", "TOML"),
        (b"\xff\xfe", "UTF-8"),
        (b"", "lacks the field “game”"),
        (None, "could not be read"),
    ],
)
def test_a_file_that_is_none_is_refused_with_its_reason(tmp_path: Path, content: bytes | None, said: str) -> None:
    path = tmp_path / "odd.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises((SetupError, FileError)) as refused:
        read_experiment(path)
    assert said in str(refused.value)


def test_who_meets_whom() -> None:
    def met(**changed: Any) -> list[tuple[tuple[str, ...], int]]:
        return [(match.bots, match.rotations) for match in matches_of(experiment(**changed))]

    three = ["random", "greedy"]
    assert met(players=4, bots=three) == [(("random", "greedy", "random", "greedy"), 2)]
    assert met(players=2, bots=["greedy"]) == [(("greedy", "greedy"), 1)]
    assert met(players=2, bots=three, schedule="round-robin") == [(("random", "greedy"), 2)]
    assert met(players=3, bots=three, schedule="round-robin") == [
        (("random", "greedy", "greedy"), 3),
        (("greedy", "random", "random"), 3),
    ]
    assert met(players=3, bots=three, schedule="field") == [(("random", "greedy", "greedy"), 3)]
    assert met(players=2, bots=three, schedule="ladder") == [(("greedy", "random"), 2)]
    decks = matches_of(
        experiment(game="isola", players=2, bots=["policy"], decks=["H1", "H2", "K1"], schedule="round-robin")
    )
    assert [match.decks for match in decks] == [("H1", "H2"), ("H1", "K1"), ("H2", "K1")]


# The rows


def test_each_deal_is_played_from_every_seat_with_the_same_luck(finished: Run) -> None:
    opened = Results(finished)
    games = opened.query(
        "SELECT deal, count(*), count(DISTINCT seed), count(DISTINCT rotation) FROM games GROUP BY deal"
    )
    assert sorted(games) == [(deal, 3, 1, 3) for deal in range(45)]
    seats = opened.query("SELECT place, seat, count(*) FROM players GROUP BY ALL ORDER BY ALL")
    assert seats == [(place, seat, 45) for place in range(3) for seat in range(3)]
    assert opened.query("SELECT count(*) FROM games WHERE finished") == [(135,)]
    assert opened.query("SELECT sum(won) FROM players") == [(pytest.approx(135),)]


def test_the_decisions_of_some_deals_are_written_down(finished: Run) -> None:
    opened = Results(finished)
    written = opened.query("SELECT match, deal, rotation, count(*) FROM decisions GROUP BY ALL ORDER BY ALL")
    wanted = opened.query(
        "SELECT match, deal, rotation, decisions FROM games WHERE deal IN (9, 19, 29, 39) ORDER BY ALL"
    )
    assert written == wanted
    assert opened.table("events").num_rows == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_the_digest_does_not_depend_on_workers(finished: Run, tmp_path: Path, workers: int) -> None:
    assert go_on(new_run(experiment(), tmp_path / "run"), workers) == open_run(finished.folder).file.digest


def test_another_seed_has_another_digest(finished: Run, tmp_path: Path) -> None:
    assert go_on(new_run(experiment(seed=5), tmp_path / "run")) != open_run(finished.folder).file.digest


KILLED = """
import sys
from pathlib import Path
from tavolata.lab.runs import go_on, open_run
if __name__ == "__main__":
    go_on(open_run(Path(sys.argv[1])), 1, lambda done, games: print(done, flush=True))
"""


def test_a_run_that_is_killed_again_and_again_ends_as_an_undisturbed_one(finished: Run, tmp_path: Path) -> None:
    run = new_run(experiment(), tmp_path / "run")
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    for kill in range(3):
        with subprocess.Popen([sys.executable, script, run.folder], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for _ in range(3):
                process.stdout.readline()
            time.sleep(0.01 * kill)
            process.kill()
    assert 0 < len(run.done()) < run.plan.chunks()
    assert go_on(run, 2) == open_run(finished.folder).file.digest


def test_a_file_that_was_cut_short_is_named_and_its_chunk_played_again(finished: Run, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    shutil.copytree(finished.folder, folder)
    victim = folder / "games" / "000003.parquet"
    victim.write_bytes(victim.read_bytes()[:100])
    opened = read(folder)
    assert opened.damaged == [victim]
    assert opened.query("SELECT count(*) FROM games") == [(132,)]
    assert opened.query("SELECT count(DISTINCT deal) FROM players") == [(44,)]
    assert go_on(open_run(folder)) == open_run(finished.folder).file.digest
    assert read(folder).damaged == []


@pytest.mark.parametrize("table", ["players", "decisions"])
@pytest.mark.parametrize("lost", [False, True])
def test_a_chunk_without_all_its_tables_is_left_out_whole_and_played_again(
    finished: Run, tmp_path: Path, table: str, lost: bool
) -> None:
    folder = tmp_path / "run"
    shutil.copytree(finished.folder, folder)
    victim = sorted((folder / table).iterdir())[-1]
    if lost:
        victim.unlink()
    else:
        victim.write_bytes(victim.read_bytes()[:-20])
    opened = read(folder)
    assert opened.damaged == [victim]
    assert opened.missing_games == 3 and opened.query("SELECT count(*) FROM games") == [(132,)]
    assert opened.query("SELECT count(DISTINCT (deal, rotation)) FROM players") == [(132,)]
    assert go_on(open_run(folder)) == open_run(finished.folder).file.digest
    whole = read(folder)
    assert whole.damaged == [] and whole.missing_games == 0 and victim.exists()


def test_a_folder_with_anything_in_it_is_left_alone(finished: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(SetupError) as refused:
        new_run(experiment(), tmp_path)
    assert "not an empty folder" in str(refused.value)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(SetupError) as refused:
        new_run(experiment(), finished.folder)
    assert "lab resume" in str(refused.value)


def test_a_run_of_another_version_is_read_but_not_gone_on_with(
    finished: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "VERSION", "99.0")
    assert read(finished.folder).query("SELECT count(*) FROM games") == [(135,)]
    with pytest.raises(FileError) as refused:
        go_on(open_run(finished.folder))
    assert "99.0" in str(refused.value)


@pytest.mark.parametrize(
    ("content", "said"), [(None, "there is no run"), ("{", "damaged"), ('{"format": 9}', "damaged")]
)
def test_what_is_no_run_is_not_read(tmp_path: Path, content: str | None, said: str) -> None:
    if content is not None:
        (tmp_path / "run.json").write_text(content)
    with pytest.raises(FileError) as refused:
        read(tmp_path)
    assert said in str(refused.value)


def test_two_cannot_fill_one_folder(tmp_path: Path) -> None:
    run = new_run(experiment(), tmp_path / "run")
    with runs._alone(run.folder), pytest.raises(SetupError) as refused:
        go_on(run)
    assert "already at work" in str(refused.value)


def test_a_disk_that_is_full_leaves_what_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = new_run(experiment(), tmp_path / "run")
    real, written = os.replace, 0

    def full(source: Path, target: Path) -> None:
        nonlocal written
        written += target.suffix == ".parquet"
        if written > 10:
            raise OSError(28, "No space left on device")
        real(source, target)

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", full)
        with pytest.raises(FileError) as refused:
            go_on(run)
    assert "No space left" in str(refused.value)
    assert not list(run.folder.glob("*/.*.part"))
    assert 0 < len(run.done()) < run.plan.chunks()
    assert go_on(run)


# What is said of them


def test_shares_have_intervals_over_deals(finished: Run) -> None:
    opened = Results(finished)
    bots = {share.name: share for share in opened.shares(0, "bot")}
    assert bots["greedy"].fair == pytest.approx(2 / 3)
    assert bots["greedy"].low > bots["greedy"].fair
    assert bots["greedy"].share + bots["random"].share == pytest.approx(1)
    assert sum(share.share for share in opened.shares(0, "seat")) == pytest.approx(1)
    assert opened.count(0) == {"games": 135, "finished": 135, "stopped": 0, "broken": 0}


def test_the_interval_of_deals_that_agree_is_not_that_of_independent_games(finished: Run) -> None:
    """A deck of cards that decides every game says as much in one game as in three."""
    sure = share_over_deals("x", 30, 0.5, 0.5, 60, 0.5, 180)
    assert sure.high - sure.low == pytest.approx(0.245, abs=0.01)  # as for 60 games, not for 180


def test_a_variant_is_compared_deal_by_deal(tmp_path: Path) -> None:
    small = {
        "game": "timeline",
        "players": 4,
        "bots": ["adult"],
        "deals": 30,
        "variants": {"fro": {"turn-order": "to-and-fro"}},
    }
    run = new_run(experiment_of(small), tmp_path / "run")
    go_on(run)
    opened = Results(run)
    changed = {one.name: one for one in opened.differences("fro")}
    leads = changed["lead-changes"]
    assert leads.is_clear
    assert leads.change.mean == pytest.approx(leads.variant - leads.base)
    assert leads.change.deals == 30
    assert sum(changed[f"after-first-{place}"].variant for place in range(4)) == pytest.approx(1)
    with pytest.raises(FileError):
        opened.differences("moon")


def test_a_variant_that_changes_nothing_changes_nothing(tmp_path: Path) -> None:
    run = new_run(experiment(deals=10, variants={"same": {}}), tmp_path / "run")
    go_on(run)
    found = {one.name: one.change for one in Results(run).differences("same")}
    assert all(change.mean == 0 for change in found.values())
    assert found["decisions"] == (0, 0, 0, 10)
    # That nobody else won in ten deals does not say that nobody ever would.
    assert found["after-first-0"].high == -found["after-first-0"].low == pytest.approx(1 - 0.05**0.1)


# Strength


def test_a_shared_rank_is_half_of_either_order() -> None:
    assert orders([("a", 1), ("b", 2)]) == [(("a", "b"), 1.0)]
    assert orders([("a", 1), ("b", 1), ("c", 3)]) == [(("a", "b", "c"), 0.5), (("b", "a", "c"), 0.5)]


def test_ratings_find_the_worth_that_made_the_games() -> None:
    """Three quarters of the games between two are 191 Elo."""
    deals = [[[("strong", 1), ("weak", 2)]]] * 750 + [[[("strong", 2), ("weak", 1)]]] * 250
    strong, weak = rate(deals, draws=50)
    assert (strong.name, weak.name) == ("strong", "weak")
    assert strong.elo - weak.elo == pytest.approx(191, abs=3)
    assert strong.elo + weak.elo == pytest.approx(0, abs=1e-6)
    assert strong.error == pytest.approx(6.3, abs=2.0)  # half of 12.7, the error of the difference
    assert chance_of(strong.elo - weak.elo) == pytest.approx(0.75, abs=0.01)


def test_ratings_of_tables_for_three_agree_with_those_for_two() -> None:
    """By the model itself: the first of three is drawn by worth, then the second of the others."""
    worth = {"a": 4.0, "b": 2.0, "c": 1.0}
    deals = []
    for first, second, third in permutations(worth):
        chance = worth[first] / 7 * worth[second] / (7 - worth[first])
        deals += [[[(first, 1), (second, 2), (third, 3)]]] * round(4200 * chance)
    found = {rating.name: rating.elo for rating in rate(deals, draws=0)}
    assert found["a"] - found["b"] == pytest.approx(120.4, abs=2)
    assert found["b"] - found["c"] == pytest.approx(120.4, abs=2)


def test_who_never_lost_has_a_rating_all_the_same() -> None:
    strong, weak = rate([[[("strong", 1), ("weak", 2)]]] * 20, draws=5)
    assert 400 < strong.elo - weak.elo < 1500


# The gate


@pytest.mark.parametrize(
    ("shares", "verdict"), [([1.0, 0.5, 1.0, 0.5], BETTER), ([0.0, 0.5], NOT_BETTER), ([0.5], OPEN)]
)
def test_a_gate_decides_when_it_knows(shares: list[float], verdict: str) -> None:
    test = Gate(0.5, 0.55)
    for number in range(400):
        test.add(shares[number % len(shares)])
    assert test.verdict == verdict if verdict != OPEN else abs(test.ratio) > 0


def test_the_gate_errs_no_more_often_than_it_says() -> None:
    """A bot that is no better passes in at most about 5 of 100 tests; one that is passes in at least about 95."""
    from tavolata.engine import Fast

    chance = Fast(3)

    def passes(percent: int) -> int:
        passed = 0
        for _ in range(200):
            test = Gate(0.5, 0.6)
            while test.verdict == OPEN:
                test.add(sum(chance.below(100) < percent for _ in range(2)) / 2)
            passed += test.verdict == BETTER
        return passed

    assert passes(50) <= 20
    assert passes(60) >= 180


def test_a_gate_finds_the_better_bot_and_stops(tmp_path: Path) -> None:
    asked = experiment(game="timeline", players=2, bots=["teacher", "child"], schedule="field", deals=4000)
    found = gate(asked, 0.5, 0.6)
    assert found.verdict == BETTER
    assert found.deals < 200
    assert gate(asked, 0.5, 0.6, workers=2) == found
    back = gate(
        experiment(game="timeline", players=2, bots=["child", "teacher"], schedule="field", deals=4000), 0.5, 0.6
    )
    assert back.verdict == NOT_BETTER


def test_a_gate_that_finds_nothing_says_so() -> None:
    same = experiment(game="timeline", players=2, bots=["child", "random"], schedule="field", deals=8)
    assert gate(same, 0.5, 0.55).verdict == OPEN
