"""What is not offered is refused with a reason, and nothing has changed."""

from __future__ import annotations

import pytest

from battery.cases import CASES, POSITIONS, Case, any_action, open_decisions, pick, walk
from tavolata.engine import IllegalAction, NotYourDecision, TavolataError

#: Answers tried at a position that is looked at.
TRIED = 12


def is_sentence(text: str) -> bool:
    """Words, not a bare key: a missing key would be shown in square brackets."""
    return len(text.split()) > 2 and not text.startswith("[")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_actions_that_are_not_offered_are_refused_with_a_sentence(case: Case) -> None:
    state, lots = case.midway(141)
    for _ in walk(state, lots, POSITIONS):
        if lots.random() < 0.85:
            continue
        before, decisions = state.dump(), open_decisions(state)
        for decision in state.decisions:
            for _ in range(TRIED):
                action = any_action(case.game, lots)
                if action in decision.actions:
                    continue
                with pytest.raises(IllegalAction) as caught:
                    state.play(decision.seat, action)
                assert caught.value.game == case.game.name
                assert is_sentence(str(caught.value)), (case.game.text(action), str(caught.value))
        assert state.dump() == before
        assert open_decisions(state) == decisions


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers_that_are_no_actions_at_all_are_refused(case: Case) -> None:
    state, lots = case.midway(142)
    for _ in walk(state, lots, POSITIONS):
        if lots.random() < 0.9:
            continue
        before = state.dump()
        for decision in state.decisions:
            for _ in range(TRIED):
                number = pick(lots, 1 << 34) - (1 << 31)
                if number not in decision.actions:
                    with pytest.raises(TavolataError) as caught:
                        state.play(decision.seat, number)
                    assert is_sentence(str(caught.value))
        assert state.dump() == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_seats_that_are_not_asked_and_decisions_that_are_gone_are_refused(case: Case) -> None:
    state, lots = case.midway(143)
    for decision, action in walk(state, lots, POSITIONS):
        if lots.random() < 0.85:
            continue
        before = state.dump()
        asked = {open_now.seat for open_now in state.decisions}
        for seat in range(-1, case.players + 1):
            if seat not in asked:
                with pytest.raises(NotYourDecision) as caught:
                    state.play(seat, action)
                assert is_sentence(str(caught.value))
        for wrong in (decision.id - 1, decision.id + 1):
            if wrong > 0:
                with pytest.raises(NotYourDecision):
                    state.play(decision.seat, action, wrong)
        assert state.dump() == before
