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
