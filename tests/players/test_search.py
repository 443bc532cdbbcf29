"""Thinking about an answer: what the searcher promises, whatever the game."""

from __future__ import annotations

from typing import Any

import pytest

import tavolata
from support import play
from tavolata.engine import PASS, Budget, Chance, Decision, Fast, State
from tavolata.games.indy.position import position as indy
from tavolata.games.talismani.position import position as talismani
from tavolata.players import Observation, Thinking, Thought, think
from tavolata.players.search import playout

ROW = "SOL NEB TEM PIO NEV NUV"
#: The strongest suit in the own hand, and nothing that beats it anywhere.
WEAK = ["NEB5 NEB9 TEM1 TEM7", "PIO1 PIO3 NEV2 NUV7", "NEB1 NEB3 NEV8 NUV1"]
SURE = ["SOL9 SOL3 NUV4 PIO6", *WEAK]


def thought(state: State, seat: int, budget: Budget, policy: Any = None, seed: int = 1) -> Thought:
    bots = state.game.bots()
    greedy = bots.policies["greedy"]
    return think(Observation(state, seat), Fast(seed), budget, bots._replace(rollout=greedy), policy or greedy)


def passing(state: State, decision: Decision, chance: Chance) -> int:
    return PASS


def with_an_eagle() -> State:
    """Two characters of a colour in hand and the third one open: the eagle can fetch it, and it is the last moment to."""
    return indy("evocation", turn="A", hands=["RC5 RC6 GH1 EAG", "BC1 GO2 GO4 BH1"], table="RC4 GO3 BH2 BO1")


def test_every_answer_gets_its_chance_its_error_and_its_count() -> None:
    state = talismani(ROW, hands=SURE)
    found = thought(state, 0, Budget(120, ticks=2))
    assert {one.action for one in found.answers} == set(state.decisions[0].actions)
    assert sum(one.playouts for one in found.answers) == found.playouts <= 120
    for one in found.answers:
        assert 0 <= one.mean <= 1 and one.error > 0 and one.playouts > 0
    assert found.answers[0].playouts > found.answers[-1].playouts, "the worse half is dropped"
    policys = next(one for one in found.answers if one.action == found.policy)
    assert policys.playouts == found.answers[0].playouts and policys.gain == 0, "but never the policy's own"


@pytest.mark.parametrize("seed", range(3))
def test_a_policy_that_errs_is_corrected(seed: int) -> None:
    state = with_an_eagle()
    found = thought(state, 0, Budget(120, ticks=1), passing, seed)
    assert state.game.text(found.action) == "eagle RC4"


def test_what_is_not_clearly_better_changes_nothing() -> None:
    found = thought(with_an_eagle(), 0, Budget(120, ticks=1, guard=1000.0), passing)
    assert found.action == found.policy == PASS != found.answers[0].action


def test_with_too_few_playouts_the_policy_answers() -> None:
    state = talismani(ROW, hands=SURE)
    for playouts in range(8):
        found = thought(state, 0, Budget(playouts))
        assert found.action == found.policy and found.playouts == 0


def test_what_another_has_answered_already_stays_unknown() -> None:
    """In whichever order a shared question is answered, and whatever was: the same thought."""
    found = []
    for answered in ("", "B play NEB5", "B play TEM1"):
        state = talismani(ROW, hands=SURE)
        play(state, answered)
        found.append(thought(state, 0, Budget(60, ticks=1)))
    assert found[0] == found[1] == found[2]


def test_a_playout_that_would_not_end_is_cut_and_counted() -> None:
    state = tavolata.game("indy").new(players=4, seed=3)
    state.play(state.decisions[0].seat, state.decisions[0].actions[0])
    found = thought(state, state.decisions[0].seat, Budget(40, cap=5))
    assert found.capped == found.playouts > 0


def test_a_playout_stops_where_the_clock_says() -> None:
    state = tavolata.game("talismani").new(players=3, seed=3)
    policy = state.game.bots().policies["greedy"]
    playout(state, policy, Fast(1), 0, state.clock() + 2, 10_000)
    assert state.clock() == 3 and not state.over
    playout(state, policy, Fast(1), 10, -1, 10_000)
    assert state.over


def test_only_what_is_at_stake_is_thought_about() -> None:
    state = talismani(ROW, hands=SURE)
    bots = state.game.bots()._replace(at_stake=frozenset({"stake"}))
    bot = Thinking("thinks", bots.policies["greedy"], bots, Budget(50))
    found = bot.think(Observation(state, 0), Fast(1))
    assert (found.playouts, found.answers) == (0, []) and found.action == found.policy


def test_where_others_wait_it_thinks_less() -> None:
    bots = tavolata.game("talismani").bots()
    bot = Thinking("thinks", bots.policies["greedy"], bots, Budget(200, ticks=1))
    observation = Observation(talismani(ROW, hands=SURE), 0)
    assert bot.think(observation, Fast(1)).playouts > 100
    assert bot.think(observation, Fast(1), most=40).playouts <= 40
