"""PettingZoo's own suites on all games, and what our environments promise beside them."""

from __future__ import annotations

import copy
import os
import random
import subprocess
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import wrappers

import tavolata
from engine.minigame import ORDEAL
from tavolata.adapters.pettingzoo import TableEnv, env, parallel_env, raw_env
from tavolata.engine import STRICT, IllegalAction, SetupError, TavolataError
from tavolata.engine.words import explain

#: PettingZoo silences these by a list of its own games: no other environment with masks can avoid them.
UNAVOIDABLE = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
ROUNDS = {"sudden-death": "rounds-10"}
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("indy", 2, {}),
    ("indy", 4, {"settlement": "winner-first"}),
    ("indy", 6, {}),
    ("talismani", 2, {}),
    ("talismani", 4, {"special-pairs": "yes"}),
    ("talismani", 10, {}),
    ("timeline", 1, {"mode": "collaborative"}),
    ("timeline", 2, {}),
    ("timeline", 4, {"extra-1": "2"}),
    ("timeline", 6, {"mode": "collaborative"}),
    ("talisman", 2, ROUNDS),
    ("talisman", 4, {**ROUNDS, "characters": "of-three"}),
    ("talisman", 6, ROUNDS),
    ("isola", 2, {}),
    ("isola", 2, {"game": "advanced", "start": "40"}),
]
if int(os.environ.get("TAVOLATA_BATTERY", "1")) > 1:  # a whole game at random is long
    TABLES.append(("talisman", 2, {}))
each_table = pytest.mark.parametrize(("game", "players", "options"), TABLES)
each_game = pytest.mark.parametrize("game", tavolata.GAMES)


def played(table: TableEnv, seed: int, most: int = 10_000) -> Iterator[tuple[str, dict[str, Any]]]:
    """A game at random: whoever is to answer, and what it observes."""
    lots = random.Random(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter(most):
        observed, _, ended, cut_off, _ = table.last()
        if ended or cut_off:
            table.step(None)
            continue
        assert observed is not None
        yield agent, observed
        table.step(lots.choice(np.flatnonzero(observed["action_mask"]).tolist()))


@each_table
def test_pettingzoo_finds_nothing_wrong(game: str, players: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        api_test(env(game, players, options), num_cycles=150)
        seed_test(lambda: env(game, players, options), num_cycles=30)
    assert {str(one.message) for one in seen} <= UNAVOIDABLE


@pytest.mark.parametrize("players", [2, 5])
def test_pettingzoo_finds_nothing_wrong_where_all_choose_at_once(players: int) -> None:
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        parallel_api_test(parallel_env("talismani", players))
        # It answers without looking at the mask.
        parallel_seed_test(lambda: parallel_env("talismani", players, illegal="first"))
    assert {str(one.message) for one in seen} == set()


@pytest.mark.parametrize("game", ["talismani", "talisman"])
def test_the_full_table_of_actions_passes_too(game: str) -> None:
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        api_test(env(game, 2, actions="full"), num_cycles=20)
    assert {str(one.message) for one in seen} <= UNAVOIDABLE


@each_game
def test_a_slot_is_a_place_among_the_legal_answers_and_its_row_says_what_it_is(game: str) -> None:
    slots = raw_env(game, 2, features=True)
    for agent, observed in played(slots, 8, most=60):
        state = slots.table.state
        decision = state.decisions[0]
        count = len(decision.actions)
        assert slots.table.seats[agent] == decision.seat
        assert np.flatnonzero(observed["action_mask"]).tolist() == list(range(count))
        assert np.allclose(observed["action_features"][:count], state.action_features(decision.seat))
        assert not observed["action_features"][count:].any()
        assert np.allclose(observed["observation"], state.observe(decision.seat))
        assert not slots.observe(slots.possible_agents[1 - decision.seat])["action_mask"].any()


@each_game
def test_both_numberings_of_answers_lead_to_the_same_game(game: str) -> None:
    slots, full = raw_env(game, 2), raw_env(game, 2, actions="full")
    every_action = full.table.full
    assert every_action is not None
    slots.reset(seed=8)
    full.reset(seed=8)
    for turn in range(15):
        agent = slots.agent_selection
        assert full.agent_selection == agent
        actions = slots.table.state.decisions[0].actions
        named = np.flatnonzero(full.observe(agent)["action_mask"])
        assert every_action[named].tolist() == actions
        slot = turn % len(actions)
        full.step(int(named[slot]))
        slots.step(slot)
    assert full.table.state.dump() == slots.table.state.dump()


@each_game
def test_whoever_comes_first_gets_what_the_others_staked(game: str) -> None:
    table = raw_env(game, 2, ROUNDS if game == "talisman" else {})
    for _ in played(table, 3):
        assert not any(table.rewards.values())
    state = table.table.state
    assert state.over
    assert sum(state.returns()) == 0
    assert max(state.returns()) == (1 if state.places.count(1) == 1 else 0)


def test_the_rewards_of_the_end_reach_every_agent() -> None:
    table = raw_env("indy", 3)
    table.reset(seed=1)
    given: dict[str, float] = {}
    for agent in table.agent_iter():
        observed, reward, ended, _, _ = table.last()
        assert observed is not None
        if ended:
            given[agent] = reward
        table.step(None if ended else 0)
    assert sorted(given.values()) == sorted(table.table.state.returns()) == [-1, -1, 2]


def test_a_team_is_rewarded_by_its_score() -> None:
    table = raw_env("timeline", 2, {"mode": "collaborative"}, rewards="scores")
    table.reset(seed=1)
    before = table.table.state.scores[0]
    total = 0.0
    for agent in table.agent_iter():
        _, reward, ended, _, _ = table.last()
        if agent == "player_0":
            total += reward
        table.step(None if ended else 0)
    assert total == table.table.state.scores[0] - before != 0


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    table = raw_env("indy", 2)
    table.table.longest = 5
    table.reset(seed=1)
    for _ in range(5):
        assert not any(table.truncations.values())
        table.step(0)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert not any(table.rewards.values())


def test_the_same_seed_is_the_same_game_as_in_the_engine_and_others_follow_from_it() -> None:
    table = raw_env("talismani", 3)
    table.reset(seed=11)
    assert table.table.state.dump() == tavolata.game("talismani").new(3, 11, reactions=STRICT).dump()
    table.reset()
    second = table.table.state.dump()
    table.reset(seed=11)
    table.reset()
    assert table.table.state.dump() == second


@each_game
def test_nothing_that_an_agent_gets_tells_what_others_hold(game: str) -> None:
    """Observation and mask of the agent to answer are the same in worlds that it cannot tell apart, and so is who answers."""
    table = raw_env(game, 2, features=True)
    for agent, observed in played(table, 5, most=120):
        seat = table.table.seats[agent]
        other = copy.copy(table)
        other.table = copy.copy(table.table)
        other.table.state = table.table.state.determinize(seat, 99, given="anew")
        assert other.table.state.decisions[0].seat == seat
        again = other.observe(agent)
        assert all(np.array_equal(again[name], observed[name]) for name in observed)


def test_agents_that_are_not_asked_wait_in_a_parallel_game() -> None:
    table = parallel_env("talismani", 3)
    lots = random.Random(4)
    observed, infos = table.reset(seed=4)
    waited = 0
    while table.agents:
        asked = {decision.seat for decision in table.table.state.decisions}
        for seat, agent in enumerate(table.agents):
            assert infos[agent]["asked"] == (seat in asked)
            if seat not in asked:
                waited += 1
                assert np.flatnonzero(observed[agent]["action_mask"]).tolist() == [0]
        actions = {
            agent: lots.choice(np.flatnonzero(observed[agent]["action_mask"]).tolist()) for agent in table.agents
        }
        observed, rewards, ended, _, infos = table.step(actions)
    assert waited
    assert all(ended.values())
    assert list(rewards.values()) == table.table.state.returns()


def test_an_answer_that_is_not_legal_is_refused_with_its_reason_and_nothing_changes() -> None:
    table = raw_env("indy", 2)
    table.reset(seed=1)
    before = table.table.state.dump()
    for number, said in ((15, "15"), (10_000, "10000"), (-1, "−1")):
        with pytest.raises(IllegalAction) as refused:
            table.step(number)
        assert said in explain(refused.value, "it")
    assert table.table.state.dump() == before
    full = raw_env("indy", 2, actions="full")
    full.reset(seed=1)
    with pytest.raises(IllegalAction):
        full.step(0)


def test_whoever_gives_an_answer_that_is_not_legal_loses_as_under_the_wrappers_of_pettingzoo() -> None:
    ours = env("indy", 3)
    theirs = wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw_env("indy", 3), illegal_reward=-1))
    given: list[dict[str, float]] = []
    for table in (ours, theirs):
        table.reset(seed=1)
        table.step(0)
        table.last()
        table.step(15)
        given.append({})
        for agent in table.agent_iter():
            _, given[-1][agent], ended, _, _ = table.last()
            assert ended
            table.step(None)
    assert given[0] == given[1]
    assert sorted(given[0].values()) == [-1, 0, 0]


def test_without_a_reset_nobody_can_answer() -> None:
    table = env("indy", 2)
    with pytest.raises(ResetNeeded):
        table.step(0)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"actions": "all"}, "slots, full"),
        ({"rewards": "money"}, "places, scores"),
        ({"render_mode": "rgb_array"}, "human, ansi"),
        ({"options": {"settlement": "nobody"}}, "losers-first"),
        ({"players": 9}, "9"),
    ],
)
def test_what_makes_no_table_is_refused_in_a_sentence(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(TavolataError, match=said):
        raw_env(**{"game": "indy", "players": 2, **wrong})


def test_only_one_game_is_played_in_parallel() -> None:
    with pytest.raises(SetupError, match="one after the other"):
        parallel_env("indy", 2)


@each_game
def test_a_table_is_drawn_as_a_spectator_sees_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = raw_env(game, 2, render_mode="ansi", language="it")
    table.reset(seed=2)
    text = table.render()
    assert text is not None
    assert "player_0" in text
    assert "[" not in text.replace("[]", "")  # no key without words
    shown = raw_env(game, 2, render_mode="human")
    shown.reset(seed=2)
    shown.step(0)
    assert "player_1" in capsys.readouterr().out


def test_without_pettingzoo_a_sentence_says_what_to_install() -> None:
    script = "import sys; sys.modules['pettingzoo'] = None; import tavolata.adapters.pettingzoo"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert 'pip install "tavolata[pettingzoo]"' in done.stderr


def test_a_game_without_observations_is_refused_in_a_sentence() -> None:
    with pytest.raises(SetupError) as refused:
        env(ORDEAL, players=2)
    assert "observation_blocks" in explain(refused.value, "it") and "ordeal" in explain(refused.value, "en")
