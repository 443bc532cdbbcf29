"""A question says itself what it is about; who looks gets that as plain data."""

from __future__ import annotations

from engine.minigame import ORDEAL
from tavolata.engine import About


def test_only_what_there_is_to_say_is_told() -> None:
    assert About().told() == {}
    assert About(card="OGRE1", seat=0).told() == {"card": "OGRE1", "seat": 0}
    assert About(purpose="CAVE", against=(2, 5)).told() == {"for": "CAVE", "against": [2, 5]}
    assert About(prices={"SWORD": 2}, what="life", price=1, count=3, target=1).told() == {
        "prices": {"SWORD": 2},
        "what": "life",
        "price": 1,
        "count": 3,
        "target": 1,
    }


def test_a_question_that_says_nothing_of_itself_is_about_nothing_and_has_no_usual_answer() -> None:
    state = ORDEAL.new(players=3, seed=1)
    decision = state.decisions[0]
    assert decision.about(state).told() == {}
    assert decision.usual(state) == []


def test_what_goes_on_after_the_answer_lies_below_the_question() -> None:
    state = ORDEAL.new(players=3, seed=1)
    assert state.agenda[-1] is state.decisions[0].question
    assert state.upcoming is (state.agenda[-2] if len(state.agenda) > 1 else None)
