"""Pickling and copying, in both builds: other processes, and programs that know nothing of ours, want it."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from engine.minigame import NOTATION, ORDEAL, OrdealGame, Turn, ordeal
from support import play
from tavolata.engine import ChanceError, Fair, Fast, Option, Scripted, State


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def three_copies(thing: Any) -> list[Any]:
    return [again(thing), copy.copy(thing), copy.deepcopy(thing)]


def in_a_reply() -> State:
    """In the middle of a reply to a spell in a fight in an encounter in a turn."""
    state = ordeal("HEX HEX", "HEX HEX", "WARD WARD", "WARD WARD", dice=[1, 6, 3])
    play(state, "A right; B hex; D ward")
    return state


def test_a_state_is_pickled_in_the_middle_of_anything_and_played_on() -> None:
    for state in (in_a_reply(), ORDEAL.new(3, seed=5)):
        for other in three_copies(state):
            assert other.dump() == state.dump()
            assert other.game is ORDEAL
            first = state.decisions[0]
            other.play(first.seat, first.actions[-1])
            assert other.dump() != state.dump()


def test_answers_given_in_secret_are_pickled_too() -> None:
    state = in_a_reply()
    assert state.answered
    assert [(decision.seat, decision.id) for decision in again(state).answered] == [
        (decision.seat, decision.id) for decision in state.answered
    ]


def test_a_decision_is_pickled_with_its_question() -> None:
    decision = in_a_reply().decisions[0]
    for other in three_copies(decision):
        assert (other.id, other.seat, other.actions) == (decision.id, decision.seat, decision.actions)
        assert (other.name, other.rule, other.public) == (decision.name, decision.rule, decision.public)
        assert type(other.question) is type(decision.question)
        assert other.question.fields() == decision.question.fields()


def test_steps_and_events_are_pickled() -> None:
    assert again(Turn(2)).fields() == (2,)
    events = in_a_reply().events
    assert events
    assert [event.dump() for event in again(events)] == [event.dump() for event in events]


@pytest.mark.parametrize(
    "chance",
    [Fast(7), Fair(bytes(range(32)), 3), Scripted([2, [1, 0], 3], Fast(1), ("RC1", "RC2"))],
    ids=("fast", "fair", "loaded"),
)
def test_luck_is_pickled_where_it_stands(chance: Any) -> None:
    if not isinstance(chance, Scripted):
        chance.below(10)
    for other in three_copies(chance):
        assert type(other) is type(chance)
        assert other.dump() == chance.dump()
        before = chance.dump()
        other.below(3)
        assert chance.dump() == before


def test_loaded_luck_still_names_the_card_that_cannot_come() -> None:
    with pytest.raises(ChanceError) as refused:
        again(Scripted([[1]], Fast(1), ("RC1", "RC2"))).shuffle([0])
    assert refused.value.details == {"value": "RC2"}


def test_a_game_is_one_instance_also_when_it_is_pickled() -> None:
    for other in three_copies(ORDEAL):
        assert other is ORDEAL


def test_a_game_that_no_module_names_is_pickled_whole() -> None:
    options = (Option("lives", ("3", "1")),)
    game = OrdealGame("ordeal", "1", (2, 4), NOTATION, options, tuple(ORDEAL.steps.values()))
    other = again(game)
    assert other is not game
    state = other.new(3, seed=9)
    assert again(state).dump() == state.dump() == game.new(3, seed=9).dump()
    assert other.text(other.parse("bolt B")) == "bolt B"
    assert [verb.name for verb in other.notation.verbs] == [verb.name for verb in NOTATION.verbs]
