"""The numbers that learners get: as many as are named, between 0 and 1, and telling all that a seat sees change.

That they tell nothing else is looked at with the other secrets (``keep_secrets``).
"""

from __future__ import annotations

from itertools import accumulate

import pytest

from battery.cases import LISTED_CASES, POSITIONS, Case, as_text, walk
from battery.checks import has_numbers
from tavolata.engine import State

#: What a view shows and numbers do not: where sums come from, what is worked out from the rest, words, and how the cards of
#: a pile lie.
WORKED_OUT = {
    "indy": {"lacks"},
    "talismani": {"takers", "values", "numbers", "jolly"},
    "timeline": {"cards", "deck", "rank"},
    "talisman": {"about", "ended"},
    "isola": {"decks", "unfit", "suggested", "resisted", "planned", "undefended", "ahead", "building"},
}


def seen_by(state: State, seat: int) -> dict[str, str]:
    """What the seat sees, and what it is asked."""
    view = {name: value for name, value in state.view(seat).items() if name not in WORKED_OUT.get(state.game.name, ())}
    mine = state.decision_of(seat)
    return {name: as_text(value) for name, value in {**view, "asked": mine and mine.name}.items()}


def changes(before: dict[str, str], after: dict[str, str]) -> dict[str, tuple[str | None, str | None]]:
    names = sorted({*before, *after})
    return {name: (before.get(name), after.get(name)) for name in names if before.get(name) != after.get(name)}


def blocks_that_differ(case: Case, one: list[float], other: list[float]) -> list[str]:
    blocks = case.game.observation(case.players, dict(case.options))
    ends = list(accumulate(block.size for block in blocks))
    return [
        block.name
        for block, end in zip(blocks, ends, strict=True)
        if one[end - block.size : end] != other[end - block.size : end]
    ]


@pytest.mark.parametrize("case", [case for case in LISTED_CASES if has_numbers(case.game)], ids=str)
def test_observations_are_as_long_as_they_say_and_tell_what_changes(case: Case) -> None:
    size = sum(block.size for block in case.game.observation(case.players, dict(case.options)))
    changed = 0
    for state, lots in (case.begin(171), case.midway(171)):
        before: dict[int, tuple[dict[str, str], list[float]]] = {}
        for decision, _ in walk(state, lots, POSITIONS // 4):
            seat = decision.seat
            observed, seen = state.observe(seat), seen_by(state, seat)
            assert len(observed) == size
            assert min(observed) >= 0 and max(observed) <= 1
            assert observed == state.clone().observe(seat)
            if seat in before and before[seat][0] != seen:
                changed += 1
                assert blocks_that_differ(case, before[seat][1], observed), changes(before[seat][0], seen)
            before[seat] = (seen, observed)
    assert changed


@pytest.mark.parametrize("case", [case for case in LISTED_CASES if has_numbers(case.game)], ids=str)
def test_every_answer_has_a_row_of_its_own(case: Case) -> None:
    size = sum(block.size for block in case.game.action_features())
    state, lots = case.midway(172)
    for decision, _ in walk(state, lots, POSITIONS // 4):
        rows = state.action_features(decision.seat)
        assert len(rows) == len(decision.actions) == len({tuple(row) for row in rows})
        assert {len(row) for row in rows} == {size}
        assert all(0 <= number <= 1 for row in rows for number in row)
        for seat in range(case.players):
            if state.decision_of(seat) is None:
                assert state.action_features(seat) == []
