"""Players by name."""

from __future__ import annotations

import pytest

import tavolata
from engine.minigame import ORDEAL
from tavolata.engine import Fast, SetupError
from tavolata.players import Observation, player, players_of


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in tavolata.GAMES for name in players_of(tavolata.game(game))]
)
def test_every_player_plays_every_game_to_the_end(game: str, name: str) -> None:
    known = tavolata.game(game)
    somebody = player(name, known)
    assert somebody.name == name
    for players in known.player_counts():
        state = known.new(players, seed=players)
        chance = Fast(players)
        while not state.over:
            decision = state.decisions[0]
            state.play(decision.seat, somebody.choose(Observation(state, decision.seat), chance))
        assert min(state.ranking) == 1


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
    assert refused.value.details == {"name": "grandmaster", "known": "random, greedy"}


def test_a_game_from_elsewhere_has_random_players_only() -> None:
    assert players_of(ORDEAL) == ("random",)
    with pytest.raises(SetupError) as refused:
        player("greedy", ORDEAL)
    assert refused.value.details["known"] == "random"
    state = ORDEAL.new(players=3, seed=2)
    decision = state.decisions[0]
    assert player("random", ORDEAL).choose(Observation(state, decision.seat), Fast(0)) in decision.actions
