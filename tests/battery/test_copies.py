"""Clones: independent of each other, alike in their futures, and silent."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy

import pytest

from battery.cases import CASES, POSITIONS, Case, open_decisions, pick, to_the_end, walk
from battery.checks import reclone
from tavolata.engine import State


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_happens_later_never_changes_an_earlier_clone(case: Case) -> None:
    state, lots = case.midway(121)
    kept: list[tuple[State, dict[str, object], list[tuple[int, int, str, list[int]]]]] = []
    for _ in walk(state, lots, POSITIONS):
        clone = reclone(state)
        kept.append((clone, clone.dump(), open_decisions(clone)))
    for clone, dump, decisions in kept:
        assert clone.dump() == dump
        assert open_decisions(clone) == decisions


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_happens_to_a_clone_never_changes_the_original(case: Case) -> None:
    state, lots = case.midway(122)
    for _ in walk(state, lots, POSITIONS):
        if lots.random() < 0.2:
            before, decisions = state.dump(), open_decisions(state)
            clone = state.clone()
            for _ in walk(clone, lots, 1 + pick(lots, 30)):
                pass
            assert state.dump() == before
            assert open_decisions(state) == decisions


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_clone_has_the_same_future(case: Case) -> None:
    state, lots = case.midway(123)
    clone = state.clone()
    for decision, action in walk(state, lots, POSITIONS):
        assert clone.dump() == state.dump()
        assert open_decisions(clone) == open_decisions(state)
        clone.play(decision.seat, action, decision.id)
    assert clone.dump() == state.dump()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_pickled_state_is_alike_and_has_the_same_future(case: Case) -> None:
    state, lots = case.midway(126)
    other = state
    for position, (decision, action) in enumerate(walk(state, lots, POSITIONS // 4)):
        if position % 5 == 0:
            other, game, decisions = pickle.loads(pickle.dumps((state, state.game, state.decisions)))
            assert game is other.game is case.game
            assert [(one.seat, one.id, one.name, one.actions) for one in decisions] == open_decisions(state)
            assert copy(state).dump() == deepcopy(state).dump() == state.dump()
        assert other.dump() == state.dump()
        other.play(decision.seat, action, decision.id)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_clone_has_no_listeners(case: Case) -> None:
    state, lots = case.begin(124, events=True)
    state.check_every_step()
    for _ in walk(state, lots, 20):
        pass
    assert state.events is not None
    count = len(state.events)
    for clone in (state.clone(), state.determinize(0, 1), state.determinize(None, 1)):
        assert clone.events is None
        assert clone.checking is False
        to_the_end(clone, lots)
        assert clone.events is None
        assert len(state.events) == count


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_state_does_not_trust_the_hands_that_hold_its_lists(case: Case) -> None:
    """Whoever empties a view, a saved state or the list of places changes nothing at the table."""
    state, lots = case.midway(125)
    for _ in walk(state, lots, 40):
        before = state.dump()
        for seat in (None, 0):
            empty(state.view(seat))
        empty(state.dump())
        state.scores.clear()
        assert state.dump() == before


def empty(data: object) -> None:
    if isinstance(data, dict):
        for value in data.values():
            empty(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            empty(value)
        data.clear()
    else:
        assert data is None or isinstance(data, (str, int, float, tuple)), f"not plain data: {data!r}"
