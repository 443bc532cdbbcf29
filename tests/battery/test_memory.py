"""A seat's view forgets nothing: all that an attentive person would remember from the events is still in it."""

from __future__ import annotations

import pytest

from battery.cases import LISTED, LISTED_CASES, POSITIONS, TIMES, Case, walk
from battery.hooks import HOOKS


def test_every_game_has_its_hooks() -> None:
    assert set(HOOKS) == {game.name for game in LISTED}


@pytest.mark.parametrize("case", LISTED_CASES, ids=str)
def test_the_view_remembers_what_was_seen_and_invents_nothing(case: Case) -> None:
    hooks = HOOKS[case.game.name]
    for number in range(TIMES):
        state, lots = case.begin(2000 + number, events=True)
        seats = (None, *range(case.players))
        memories = {seat: hooks.memory(case.players, seat) for seat in seats}
        for _ in walk(state, lots, 8 * POSITIONS):
            happened, state.events = state.events or [], []
            for seat, memory in memories.items():
                for event in happened:
                    memory.hear(event.seen_by(seat))
                assert memory.in_view(state.view(seat)) == memory.remembered()
