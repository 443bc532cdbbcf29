"""Anybody's bot: found by where it is, shown only what its seat knows, and named when it does something wrong."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import tavolata
from cli.conftest import Run
from tavolata.engine import Fast, SetupError
from tavolata.engine.words import explain
from tavolata.lab import simulate
from tavolata.players import Observation, from_elsewhere

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

GUESTS = """
class First:
    def choose(self, observation, chance):
        return observation.decision.actions[0]

class Counting:
    def __init__(self):
        self.asked = 0
    def choose(self, observation, chance):
        self.asked += 1
        return observation.decision.actions[0]

def by_lot(observation, chance):
    return chance.choice(observation.decision.actions)

class Demanding:
    def __init__(self, budget):
        pass

class Broken:
    def choose(self, observation, chance):
        return observation.truth

class Cheating:
    def choose(self, observation, chance):
        return 10**9

class Silent:
    pass

nothing = Silent()
"""


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module in the folder one stands in; its name."""
    name = f"guests_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(GUESTS)
    (tmp_path / f"{name}_damaged.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return name


@pytest.mark.parametrize("bot", ["First", "by_lot"])
def test_a_class_with_one_method_or_a_function_plays(guests: str, bot: str) -> None:
    report = simulate(tavolata.game("indy"), 2, [f"{guests}:{bot}", "random"], 6, seed=3)
    assert report.failures == []
    assert {share.name for share in report.bots} == {f"{guests}:{bot}", "random"}


def test_each_seat_has_a_bot_of_its_own(guests: str) -> None:
    one: Any = from_elsewhere(f"{guests}:Counting")
    other: Any = from_elsewhere(f"{guests}:Counting")
    state = tavolata.game("indy").new(players=2, seed=1)
    seat = state.decisions[0].seat
    one.choose(Observation(state, seat), Fast(1))
    assert [player._bot.__self__.asked for player in (one, other)] == [1, 0]


@pytest.mark.parametrize(
    ("bot", "key"),
    [
        ("{}_nowhere:First", "error-own-bot-module"),
        ("{}_damaged:First", "error-own-bot-module"),
        (":First", "error-own-bot-module"),
        ("{}:Second", "error-own-bot-missing"),
        ("{}:", "error-own-bot-missing"),
        ("{}:Demanding", "error-own-bot-broke"),
        ("{}:nothing", "error-own-bot-shape"),
    ],
)
def test_what_is_no_bot_is_refused_before_anything_is_played(guests: str, bot: str, key: str) -> None:
    with pytest.raises(SetupError) as refused:
        simulate(tavolata.game("indy"), 2, [bot.format(guests)], 5)
    assert refused.value.key == key
    for language in ("it", "en"):
        assert "{" not in explain(refused.value, language)


@pytest.mark.parametrize(("bot", "said"), [("Broken", "truth"), ("Cheating", "1000000000")])
def test_what_a_bot_does_wrong_spoils_its_game_and_is_named(guests: str, bot: str, said: str) -> None:
    report = simulate(tavolata.game("indy"), 2, [f"{guests}:{bot}", "random"], 3)
    assert len(report.failures) == 3
    assert all(said in failure.error and f"{guests}:{bot}" in failure.error for failure in report.failures)


def test_it_plays_in_the_terminal_and_a_file_alone_does_not_bring_it_back(run: Run, guests: str) -> None:
    begun = run(f"play indy --players 2 --bots {guests}:First --seed 1 --save table.json", ["q"])
    assert begun.code == 0
    refused = run("play --resume table.json", ["q"])
    assert refused.code == 1 and f"--bots {guests}:First" in refused.err
    assert run(f"play --resume table.json --bots {guests}:First", ["q"]).code == 0


def test_a_bot_that_breaks_at_the_keyboard_leaves_the_game_saved(run: Run, guests: str) -> None:
    broken = run(f"play indy --players 2 --bots {guests}:Broken --seed 1 --save table.json", ["1"] * 40)
    assert broken.code == 1 and "truth" in broken.err and "Traceback" not in broken.err
    assert Path("table.json").exists()


def test_the_example_thinks_ahead_and_beats_whoever_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    report = simulate(tavolata.game("talismani"), 2, ["my_bot:Rollouts", "random"], 8, seed=5)
    shares = {share.name: share.wins for share in report.bots}
    assert report.failures == [] and shares["my_bot:Rollouts"] >= 7


def test_what_it_does_wrong_is_told_by_the_lab(run: Run, guests: str, tmp_path: Path) -> None:
    """With the deal in which it happened, and no figures where no game came to its end."""
    (tmp_path / "broken.toml").write_text(f'game = "indy"\nplayers = 2\nbots = ["{guests}:Broken"]\ndeals = 3\n')
    for language, said in (
        ("it", "si sono guastate (la prima nella distribuzione 0"),
        ("en", "games broke (the first"),
    ):
        played = run(f"lab run broken.toml --into {language} --workers 1 --lang {language}")
        assert played.code == 0 and said in " ".join(played.out.split())
        assert "truth" in played.out and f"{guests}:Broken" in played.out
        assert "0.00" not in played.out and "0,00" not in played.out and "100" not in played.out
        assert run(f"lab report {language} --out {language}.html --lang {language}").code == 0
        page = Path(f"{language}.html").read_text(encoding="utf-8")
        assert said in page and "truth" in page


def test_errors_of_some_games_are_told_beside_the_others(run: Run, guests: str, tmp_path: Path) -> None:
    line = f"lab vary indy return-cards=table-and-evocations --bots {guests}:Broken --players 2 --deals 1 --into varied"
    found = run(f"{line} --workers 1 --lang en")
    assert found.code == 0 and "games broke" in found.out and "What “" not in found.out


def test_the_lab_knows_it_by_the_same_name(run: Run, guests: str) -> None:
    gate = run(f"lab gate indy {guests}:First random --players 2 --deals 20 --lang en")
    assert f"{guests}:First" in gate.text
    assert gate.code in (1, 3)
