"""The games for OpenSpiel: its own suites, its own searcher, and what none of them looks for."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import unittest
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import tavolata
from tavolata.adapters import openspiel
from tavolata.engine import SetupError

#: Talisman for ten rounds only: a whole game of players who answer at random takes thousands of answers.
GAMES = [
    "tavolata_indy(players=2)",
    "tavolata_indy(players=3)",
    "tavolata_talismani(players=2)",
    "tavolata_talismani(players=6)",
    "tavolata_timeline(players=2)",
    "tavolata_timeline(players=4,options=turn-order:to-and-fro)",
    "tavolata_talisman(players=2,options=sudden-death:rounds-10)",
    "tavolata_talisman(players=4,options=sudden-death:rounds-10)",
    "tavolata_isola(players=2)",
    "tavolata_isola(players=2,actions=slots)",
]
if int(os.environ.get("TAVOLATA_BATTERY", "1")) > 1:  # a whole game at random is long
    GAMES.append("tavolata_talisman(players=2)")
every_game = pytest.mark.parametrize("text", GAMES)
#: One of each, where the number of players makes no difference.
each_once = pytest.mark.parametrize("text", [*GAMES[:8:2], GAMES[8]])


def begun(text: str, answers: int, seed: int = 1) -> Any:
    """A game after so many answers."""
    luck = Random(seed)
    state = pyspiel.load_game(text).new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice(state.chance_outcomes())[0])
    for _ in range(answers):
        if not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
    return state


# Suites of others


@every_game
def test_random_games_with_serialisation(text: str) -> None:
    """Its C++ suite: order of answers, copies, saving at every step, observers, bounds of what is won."""
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@every_game
def test_simulated_games(text: str) -> None:
    """``games_sim_test``: pickling of game, type and state, and copies at every move."""
    np.random.seed(3)  # the suite draws from the general generator
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text))


@every_game
def test_integration_suite(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    """``integration_tests.api_test`` on states sampled from the game."""
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": text, "game": pyspiel.load_game(text)})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    assert suite.countTestCases() >= 5
    found = unittest.TextTestRunner(verbosity=0).run(suite)
    assert found.wasSuccessful(), [*found.failures, *found.errors]


@each_once
def test_its_searcher_plays_in_worlds_that_it_cannot_tell_from_the_true_one(text: str) -> None:
    """OpenSpiel's IS-MCTS refuses a world with another key. Playouts are cut short: not their value is looked at here."""
    luck = np.random.RandomState(2)
    state = begun(text, answers=0)
    bot = ismcts.ISMCTSBot(game=state.get_game(), evaluator=Level(), uct_c=2.0, max_simulations=8, random_state=luck)
    for _ in range(30):
        if state.is_terminal():
            break
        state.apply_action(int(bot.step(state)))


class Level(mcts.Evaluator):  # type: ignore[misc]  # a base without types
    """Thinks all answers and all positions equal."""

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_its_searcher_plays_whole_games() -> None:
    luck = np.random.RandomState(2)
    state = begun("tavolata_talismani(players=2)", answers=0)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(game=state.get_game(), evaluator=evaluator, uct_c=2.0, max_simulations=3, random_state=luck)
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == 0


# What they do not look for


@every_game
def test_no_player_sees_what_is_hidden(text: str) -> None:
    """In a game dealt anew behind somebody's back, that player sees the same, remembers the same and may do the same."""
    sampler = Random(4).random
    for answers in (0, 11, 40):
        state = begun(text, answers)
        if state.is_terminal():
            continue
        for player in range(state.num_players()):
            world = state.resample_from_infostate(player, sampler)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
        player = state.current_player()
        world = state.resample_from_infostate(player, sampler)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()


def test_luck_to_come_is_drawn_anew_too() -> None:
    """A copy knows the future; a game dealt anew does not."""
    state = begun("tavolata_talisman(players=2)", answers=3)

    def ahead(copy: Any) -> str:
        for _ in range(40):
            copy.apply_action(copy.legal_actions()[0])
        return str(copy)

    assert ahead(state.clone()) == ahead(state.clone())
    sampler = Random(4).random
    assert len({ahead(state.resample_from_infostate(0, sampler)) for _ in range(5)}) > 1


def test_a_game_dealt_anew_can_be_saved() -> None:
    world = begun("tavolata_indy(players=3)", answers=9).resample_from_infostate(1, Random(4).random)
    again = pickle.loads(pickle.dumps(world))
    assert str(again) == str(world)
    for player in range(3):
        assert again.information_state_string(player) == world.information_state_string(player)


# A game that can be solved


def test_regret_minimisation_makes_a_player_harder_to_exploit() -> None:
    """CFR+ on the last cards of I Talismani, with all its chance nodes: what a perfect opponent wins falls to a third at least."""
    game = pyspiel.load_game("tavolata_talismani_last_cards")
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= after < before / 3


def test_the_last_cards_pass_the_suites_too() -> None:
    game = pyspiel.load_game("tavolata_talismani_last_cards")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)


# Numbers


def test_learners_see_the_numbers_of_the_engine() -> None:
    state = begun("tavolata_timeline(players=3)", answers=6)
    seen = state.running.recall.state.observe(1)
    assert state.observation_tensor(1) == pytest.approx(seen)
    environment = rl_environment.Environment(state.get_game())
    step = environment.reset()
    assert len(step.observations["info_state"][0]) == len(seen)


@pytest.mark.parametrize("name", tavolata.GAMES)
def test_every_action_has_a_number_of_its_own_in_the_same_order(name: str) -> None:
    game = tavolata.game(name)
    numbers = openspiel.Numbers(game.notation)
    actions = game.notation.every_action()[::7]
    found = [numbers[action] for action in actions]
    assert all(earlier < later for earlier, later in pairwise(found))
    assert found[0] >= 0 and found[-1] < numbers.count
    assert all(numbers.actions[number] == action for number, action in zip(found, actions, strict=True))


def test_slots_are_places_among_the_legal_answers() -> None:
    by_table, by_slot = begun("tavolata_indy(players=3)", 0), begun("tavolata_indy(players=3,actions=slots)", 0)
    texts = [by_table.action_to_string(action) for action in by_table.legal_actions()]
    assert [by_slot.action_to_string(slot) for slot in by_slot.legal_actions()] == texts
    assert by_slot.get_game().num_distinct_actions() == 16


def test_a_game_that_takes_too_long_ends_without_winners() -> None:
    state = begun("tavolata_indy(players=4,longest=25)", answers=24)
    assert not state.is_terminal()
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() and state.returns() == [0.0] * 4 and state.legal_actions() == []


# What people get wrong


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tavolata_indy(players=9)", "9"),
        ("tavolata_indy(options=moon:full)", "moon"),
        ("tavolata_indy(options=settlement:nobody)", "settlement"),
        ("tavolata_indy(actions=cards)", "table, slots"),
        ("tavolata_indy(longest=-4)", "cannot end after"),
    ],
)
def test_parameters_that_make_no_game_are_refused(text: str, said: str) -> None:
    with pytest.raises(SetupError) as refused:
        pyspiel.load_game(text)
    assert said in str(refused.value)


def test_an_answer_that_was_not_offered_is_refused() -> None:
    state = begun("tavolata_indy(players=2)", answers=4)
    before = str(state)
    with pytest.raises(tavolata.engine.IllegalAction):
        state.apply_action(max(state.legal_actions()) + 1)
    assert str(state) == before


def test_without_openspiel_it_says_what_to_install() -> None:
    script = "import sys; sys.modules['pyspiel'] = None; import tavolata.adapters.openspiel"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False).stderr
    assert said.splitlines()[-1].endswith('Install it with: pip install "tavolata[openspiel]"')
