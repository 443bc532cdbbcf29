"""Players by name."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import tavolata
from engine.minigame import ORDEAL
from players.asking import lean
from tavolata.engine import Fast, Game, SetupError
from tavolata.engine.words import Words, explain
from tavolata.lab import simulate
from tavolata.players import Observation, Slipping, Thinking, player, players_of, usual_player


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in tavolata.GAMES for name in players_of(tavolata.game(game))]
)
def test_every_player_plays_every_game(game: str, name: str) -> None:
    """To the end and with every number of players; of the levels that take longer, a while at one table."""
    known = tavolata.game(game)
    somebody = lean(name, known)
    assert somebody.name == player(name, known).name == name
    takes_longer = isinstance(somebody, (Slipping, Thinking))
    for players in known.player_counts()[: 1 if takes_longer else None]:
        state = known.new(players, seed=players)
        chance, left = Fast(players), 60 if takes_longer else -1
        while not state.over and left:
            decision = state.decisions[0]
            state.play(decision.seat, somebody.choose(Observation(state, decision.seat), chance))
            left -= 1
        assert not left or min(state.ranking) == 1


def test_random_choices_come_from_the_chance_given_and_reach_every_answer() -> None:
    state = tavolata.game("indy").new(players=4, seed=1)
    somebody = player("random", state.game)
    decision = state.decisions[0]
    observation = Observation(state, decision.seat)
    chosen = [somebody.choose(observation, Fast(seed)) for seed in range(200)]
    assert chosen == [somebody.choose(observation, Fast(seed)) for seed in range(200)]
    assert set(chosen) == set(decision.actions)


def test_an_unknown_player_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(SetupError) as refused:
        player("grandmaster", tavolata.game("indy"))
    assert refused.value.key == "error-bot-name"
    known = "random, feather, easy, medium, strong, greedy, experienced"
    assert refused.value.details == {"name": "grandmaster", "known": known}


def test_a_game_from_elsewhere_that_names_no_bot_has_random_players_only() -> None:
    assert players_of(ORDEAL) == ("random",)
    with pytest.raises(SetupError) as refused:
        player("greedy", ORDEAL)
    assert refused.value.details["known"] == "random"
    state = ORDEAL.new(players=3, seed=2)
    decision = state.decisions[0]
    assert player("random", ORDEAL).choose(Observation(state, decision.seat), Fast(0)) in decision.actions


OLMO = """
from engine.minigame import NOTATION, STEPS, OrdealGame
from tavolata.engine import Bots, Guide, Kind, Option


class OlmoGame(OrdealGame):
    def bots(self):
        from olmo.bot import policy

        return Bots({"lazy": policy, "greedy": policy}, usual="lazy", why=lambda state, decision, action: ("why-lazy", {}))

    def guide(self):
        return Guide({"bid": ("OR-06",)})


GAME = OlmoGame("olmo", "1", (2, 4), NOTATION, (Option("lives", ("2",)),), STEPS)
"""


@pytest.fixture
def olmo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game in a package of its own, somewhere on the path."""
    (tmp_path / "olmo" / "words").mkdir(parents=True)
    (tmp_path / "olmo" / "__init__.py").write_text(OLMO)
    (tmp_path / "olmo" / "bot.py").write_text("def policy(state, decision, chance):\n    return decision.actions[0]\n")
    (tmp_path / "olmo" / "words" / "en.ftl").write_text("game-name = Elm\nwhy-lazy = why not\n")
    (tmp_path / "olmo" / "words" / "it.ftl").write_text("game-name = Olmo\nwhy-lazy = perché no\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield import_module("olmo").GAME
    for name in ("olmo", "olmo.bot"):
        sys.modules.pop(name, None)


def test_a_game_from_elsewhere_hands_over_its_bots_its_guide_and_its_words(olmo: Game) -> None:
    assert players_of(olmo) == ("random", "lazy", "greedy")
    assert usual_player(olmo) == "lazy"
    assert olmo.guide().questions == {"bid": ("OR-06",)}
    state = olmo.new(players=3, seed=2)
    observation = Observation(state, state.decisions[0].seat)
    somebody = player("lazy", olmo)
    assert somebody.choose(observation, Fast(0)) == state.decisions[0].actions[0]
    assert somebody.why(observation, 0) == ("why-lazy", {})
    assert simulate(olmo, 3, ["greedy", "random"], games=3).finished == 3
    assert [Words(language, "olmo").say("game-name") for language in ("it", "en")] == ["Olmo", "Elm"]
    with pytest.raises(SetupError) as refused:
        olmo.new(players=9)
    assert "Elm" in explain(refused.value, "en") or "2 to 4" in explain(refused.value, "en")
