"""Vectors for learners: blocks filled exactly, rows of answers for every game, refusals."""

from __future__ import annotations

import pickle

import pytest

import tavolata
from engine.minigame import ORDEAL
from tavolata.engine import Layout, NotYourDecision, RulesError, SetupError, Vector, arguments_of, verb_of


def test_a_vector_holds_what_its_blocks_say() -> None:
    vector = Vector(Layout([("first", 3), ("second", 6), ("third", 3)]))
    vector.flag(True)
    vector.share(3, 4)
    vector.share(9, 4)
    vector.next()
    vector.one_of(1, 3)
    vector.one_of(-1, 1)
    vector.mark(1, 0.5)
    vector.skip(2)
    vector.next()
    vector.counts_of([0, 0, 2, 2, 2], 3, 2)
    vector.next()
    vector.check()
    assert vector.dense() == [1, 0.75, 1, 0, 1, 0, 0, 0, 0.5, 1, 0, 1]
    # Whoever knows what was written where knows all.
    written = dict.fromkeys(vector.ones, 1) | dict(zip(vector.marks, vector.weights, strict=True))
    assert [written.get(place, 0) for place in range(12)] == vector.dense()
    assert len(written) == len(vector.ones) + len(vector.marks)


def test_a_mark_on_some_that_are_chosen_counts_instead() -> None:
    vector = Vector(Layout([("lying", 4)]))
    vector.mark(2, 0.5)
    vector.some_of([0, 2], 4)
    assert vector.dense() == [1, 0, 0.5, 0]


def test_how_often_something_occurs_is_a_share_of_the_most_in_whatever_order() -> None:
    for chosen in ([2, 0, 2, 1, 2, 0], [0, 0, 1, 2, 2, 2]):
        vector = Vector(Layout([("counts", 4)]))
        vector.counts_of(chosen, 4, 4)
        assert vector.dense() == [0.5, 0.25, 0.75, 0]
    vector = Vector(Layout([("counts", 2)]))
    vector.counts_of([], 2, 4)
    assert vector.dense() == [0, 0] and vector.marks == []


def test_a_block_that_is_not_filled_exactly_is_a_defect() -> None:
    vector = Vector(Layout([("first", 2), ("second", 1)]))
    vector.flag(True)
    with pytest.raises(RulesError, match="first ends at 1, not at 2"):
        vector.next()
    vector = Vector(Layout([("first", 1), ("second", 1)]))
    vector.flag(True)
    vector.next()
    with pytest.raises(RulesError, match="second"):
        vector.check()


def test_a_game_that_says_nothing_has_rows_of_verbs_and_arguments() -> None:
    state = ORDEAL.new(3, 1)
    decision = state.decisions[0]
    rows = state.action_features(decision.seat)
    verbs = len(ORDEAL.notation.verbs)
    assert [tuple(block) for block in ORDEAL.action_features()] == [("verb", verbs), ("arguments", 6)]
    for row, action in zip(rows, decision.actions, strict=True):
        assert row[:verbs].index(1) == verb_of(action)
        assert sum(row[verbs::2]) == len(arguments_of(action))


def test_a_seat_in_an_answer_is_counted_from_the_one_that_is_asked() -> None:
    game = tavolata.game("talisman")
    layout = game.action_layout()
    verbs = len(game.notation.verbs)
    attack = game.parse("attack P1")
    assert [layout.begin(attack, seat, 4).dense()[verbs + 1] for seat in range(4)] == [0, 0.75, 0.5, 0.25]


def test_nobody_observes_from_a_seat_that_is_not_there_nor_at_a_table_that_cannot_be() -> None:
    game = tavolata.game("indy")
    for seat in (-1, 2):
        with pytest.raises(NotYourDecision):
            game.new(2).observe(seat)
    with pytest.raises(SetupError):
        game.observation(7)
    with pytest.raises(SetupError):
        game.observation(2, {"settlement": "nobody"})


def test_a_game_that_has_observed_can_still_be_pickled() -> None:
    game = tavolata.game("timeline").with_extras({"deck": {"name": "own", "text": OWN_DECK}})
    state = game.new(2, 1, {"mode": "collaborative"})
    again = pickle.loads(pickle.dumps(state))
    assert again.observe(0) == state.observe(0)
    seat = state.decisions[0].seat
    assert again.action_features(seat) == state.action_features(seat)
    assert pickle.loads(pickle.dumps(game)).observation(2) == game.observation(2)


#: As a class would write it.
OWN_DECK = "title_it,title_en,year\n" + "".join(f"Fatto {year},Event {year},{year}\n" for year in range(1800, 1850))
