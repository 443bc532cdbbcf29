"""Random games of Isola with every option and all kinds of decks: nothing is lost, doubled, leaked or forgotten."""

from __future__ import annotations

import random

import pytest

from battery.cases import TIMES, to_the_end
from battery.checks import keep_secrets, questions_are_well_put, reclone, reload
from battery.hooks import isola_deck
from tavolata.engine import QUICK, STRICT
from tavolata.games.isola import GAME
from tavolata.games.isola.rules.state import Isola

#: How often a position is looked at closely.
CLOSELY = 0.08
#: How often somebody does anything rather than decline, so that much happens.
KEEN = 0.35


def some_table(number: int) -> tuple[Isola, random.Random]:
    lots = random.Random(number)
    options = {
        option.name: option.values[int(lots.random() * len(option.values))]
        for option in GAME.options
        if lots.random() < 0.4
    }
    reactions = STRICT if lots.random() < 0.4 else QUICK
    decks = [isola_deck(lots), isola_deck(lots)]
    state = GAME.new(2, seed=number, options=options, reactions=reactions, decks=decks, events=True)
    assert isinstance(state, Isola)
    return state, lots


@pytest.mark.parametrize("number", range(30 * TIMES))
def test_nothing_is_lost_leaked_or_forgotten(number: int) -> None:
    state, lots = some_table(number)
    while not state.over:
        questions_are_well_put(state)
        state.check()
        decision = state.decisions[int(lots.random() * len(state.decisions))]
        if lots.random() < CLOSELY:
            reload(state)
            reclone(state)
            for seat in (None, 0, 1):
                keep_secrets(state, seat, lots)
        actions = decision.actions
        if len(actions) > 1 and lots.random() < KEEN:
            actions = [action for action in actions if action]
        state.play(decision.seat, actions[int(lots.random() * len(actions))], decision.id)
    state.check()
    assert sorted(state.ranking) in ([1, 1], [1, 2])


def test_a_copy_goes_its_own_way() -> None:
    for number in range(5):
        state, lots = some_table(number)
        for _ in range(60):
            decision = state.decisions[0]
            state.play(decision.seat, decision.actions[int(lots.random() * len(decision.actions))])
            if state.over:
                break
        before = state.dump()
        if not state.over:
            to_the_end(state.clone(), lots)
        assert state.dump() == before


def test_the_same_answers_make_the_same_game() -> None:
    def play() -> list[str]:
        state, lots = some_table(7)
        told = []
        while not state.over:
            decision = state.decisions[0]
            action = decision.actions[int(lots.random() * len(decision.actions))]
            told.append(GAME.text(action))
            assert GAME.parse(told[-1]) == action
            state.play(decision.seat, action)
        return [*told, str(state.points)]

    assert play() == play()
