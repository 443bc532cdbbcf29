"""Every position can be saved as text and loaded again."""

from __future__ import annotations

import pytest

from battery.cases import CASES, POSITIONS, Case, as_text, open_decisions, pick, to_the_end, walk
from battery.checks import reload


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_saved_and_loaded_at_every_decision_goes_on_as_if_nothing_had_been(case: Case) -> None:
    state, lots = case.midway(111)
    resumed = state.clone()
    for decision, action in walk(state, lots, POSITIONS):
        resumed = reload(resumed)
        assert resumed.dump() == state.dump()
        assert open_decisions(resumed) == open_decisions(state)
        seat = pick(lots, case.players)
        assert as_text(resumed.view(seat)) == as_text(state.view(seat))
        resumed.play(decision.seat, action, decision.id)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_finished_game_is_saved_as_finished(case: Case) -> None:
    state, lots = case.begin(112)
    to_the_end(state, lots)
    again = reload(state)
    assert again.over
    assert again.decisions == []
    assert (again.ranking, again.scores) == (state.ranking, state.scores)
    assert as_text(again.view(0)) == as_text(state.view(0))
