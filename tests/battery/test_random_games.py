"""Random games: they end, nothing is ever lost, and every question is well put."""

from __future__ import annotations

import pytest

from battery.cases import CASES, GAMES_EACH, POSITIONS, Case, to_the_end, walk
from battery.checks import questions_are_well_put


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_end_and_nothing_is_lost_on_the_way(case: Case) -> None:
    for number in range(GAMES_EACH):
        state, lots = case.begin(number)
        state.check_every_step()  # every component is in one place, after every step
        to_the_end(state, lots)
        state.check()
        assert state.decisions == []
        assert len(state.scores) == case.players
        assert len(state.ranking) == case.players
        for place in state.ranking:  # as in sport: two who share the second place leave no third
            assert place == 1 + sum(other < place for other in state.ranking)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_are_what_the_game_says_of_itself(case: Case) -> None:
    facts = case.game.facts(case.players, dict(case.options))
    assert (facts.chance, facts.information, facts.utility) == ("sampled", "imperfect", "zero-sum")
    assert (facts.least_return, facts.most_return) == (-1, case.players - 1)
    state, lots = case.begin(102)
    assert state.returns() == [0] * case.players
    decisions = 0
    for _ in walk(state, lots, keen=0.2):
        decisions += 1
        assert facts.dynamics == "simultaneous" or len(state.decisions) == 1
        assert max(len(decision.actions) for decision in state.decisions) <= facts.most_actions
    assert decisions <= facts.longest
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert all(facts.least_return <= one <= facts.most_return for one in returns)
    assert [one == max(returns) for one in returns] == [place == 1 for place in state.ranking]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_question_is_well_put(case: Case) -> None:
    notation = case.game.notation
    asked = [0] * case.players
    state, lots = case.midway(101)
    for _ in walk(state, lots, 2 * POSITIONS):
        questions_are_well_put(state)
        for decision in state.decisions:
            assert decision.id >= asked[decision.seat]
            asked[decision.seat] = decision.id
            for action in decision.actions:
                assert notation.parse(notation.text(action)) == action
