"""Several seats choose at once: in secret, in any order, and nothing shows before the last answer is in."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.minigame import BID, ORDEAL, Ordeal, ordeal
from support import SEATS, asked, play
from tavolata.engine import ANEW, NotYourDecision, first_of, pack

TEN = ("WARD WARD", "WARD WARD", "WARD WARD", "WARD WARD", "WARD WARD", *["HEX HEX"] * 5)

#: What each of the ten bids: the last seat alone bids most.
BIDS = [0, 1, 1, 2, 0, 2, 1, 0, 1, 3]


def market() -> Ordeal:
    """Ten heroes at the market: each owns three coins."""
    state = ordeal(*TEN, dice=[2])
    state.coins = [3] * 10
    play(state, "A right")
    return state


def answer(state: Ordeal, seats: list[int]) -> None:
    for seat in seats:
        state.play(seat, pack(BID, BIDS[seat]))


def as_text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def test_ten_seats_are_asked_at_once() -> None:
    state = market()
    assert asked(state) == dict.fromkeys(SEATS, "bid")
    assert [decision.id for decision in state.decisions] == [2] + [1] * 9  # counted for each seat by itself


@settings(max_examples=30, deadline=None)
@given(st.permutations(range(10)))
def test_the_order_of_the_answers_never_matters(order: list[int]) -> None:
    in_turn, mixed = market(), market()
    answer(in_turn, list(range(10)))
    answer(mixed, order)
    assert mixed.dump() == in_turn.dump()
    assert [event.dump() for event in mixed.events or []] == [event.dump() for event in in_turn.events or []]
    assert mixed.lives == [2] * 9 + [3]
    assert mixed.coins == [4] + [3] * 8 + [0]  # the buyer has paid; the hero has found his coin


@settings(max_examples=30, deadline=None)
@given(st.permutations(range(10)))
def test_nobody_sees_an_answer_before_the_last_is_in(order: list[int]) -> None:
    state = market()
    assert state.events is not None
    told = len(state.events)
    for count, seat in enumerate(order[:-1], 1):
        before = [state.view(other) for other in [None, *range(10)]]
        answer(state, [seat])
        for other, old in zip([None, *range(10)], before, strict=True):
            new = state.view(other)
            assert new.pop("answered") == sorted(order[:count])  # that somebody has answered is no secret
            old.pop("answered")
            if other == seat:
                assert (old.pop("answer"), new.pop("answer")) == ([], [f"bid {BIDS[seat]}"])
            assert as_text(new) == as_text(old)
        assert len(state.events) == told
    answer(state, order[-1:])
    assert state.events[told].public == {"seats": list(range(10)), "bids": BIDS}


@settings(max_examples=30, deadline=None)
@given(st.permutations(range(10)), st.integers(1, 9), st.integers(0, 1 << 40))
def test_in_a_possible_world_the_others_are_asked_again_and_the_own_answer_stays(
    order: list[int], count: int, seed: int
) -> None:
    state = market()
    answer(state, order[:count])
    for seat in [None, *range(10)]:
        world = state.determinize(seat, seed)
        own = [seat] if seat in order[:count] else []
        assert [decision.seat for decision in world.answered] == own
        assert [decision.seat for decision in world.decisions] == [other for other in range(10) if other not in own]
        if seat is not None:
            assert given_by(world, seat) == given_by(state, seat)
        while not world.over:
            world.play(world.decisions[0].seat, world.decisions[0].actions[-1])


@settings(max_examples=30, deadline=None)
@given(st.permutations(range(10)), st.integers(1, 9), st.integers(0, 1 << 40))
def test_answered_anew_a_possible_world_keeps_ones_own_answer_and_who_has_answered(
    order: list[int], count: int, seed: int
) -> None:
    state = market()
    answer(state, order[:count])
    for seat in [None, *range(10)]:
        world = state.determinize(seat, seed, given=ANEW)
        assert as_text(world.view(seat)) == as_text(state.view(seat))
        assert sorted(decision.seat for decision in world.answered) == sorted(order[:count])
        assert {decision.seat for decision in world.decisions} == set(order[count:])
        if seat is not None:
            assert given_by(world, seat) == given_by(state, seat)
        while not world.over:
            world.play(world.decisions[0].seat, world.decisions[0].actions[-1])


def given_by(state: object, seat: int) -> list[int]:
    assert isinstance(state, Ordeal)
    return [first_of(state.answers_given[i]) for i in range(len(state.answered)) if state.answered[i].seat == seat]


def test_in_possible_worlds_the_others_have_answered_differently() -> None:
    state = market()
    answer(state, [9, 4])
    seen = {given_by(state.determinize(0, seed, given=ANEW), 9)[0] for seed in range(50)}
    assert seen == {0, 1, 2, 3}


def test_an_answer_can_be_open_or_given_anew_and_nothing_else() -> None:
    neither: Any = "asked"
    with pytest.raises(ValueError, match='given is "open" or "anew"'):
        market().determinize(0, 1, given=neither)


def test_an_answer_cannot_be_given_twice_or_taken_back() -> None:
    state = market()
    answer(state, [3])
    before = state.dump()
    with pytest.raises(NotYourDecision):
        state.play(3, pack(BID, 0))
    assert state.dump() == before


def test_answers_in_waiting_survive_a_save() -> None:
    state = market()
    answer(state, [7, 2, 5])
    again = ORDEAL.load(json.loads(json.dumps(state.dump())))
    assert again.dump() == state.dump()
    assert [decision.seat for decision in again.decisions] == [0, 1, 3, 4, 6, 8, 9]
    for copy in (state, again):
        assert isinstance(copy, Ordeal)
        answer(copy, [9, 8, 6, 4, 3, 1, 0])
    assert again.dump() == state.dump()


def test_a_clone_may_be_answered_differently() -> None:
    state = market()
    answer(state, [0, 1])
    copy = state.clone()
    copy.play(2, pack(BID, 3))
    assert [decision.seat for decision in state.answered] == [0, 1]
    answer(state, [2])
    assert given_by(copy, 2) == [3]
    assert given_by(state, 2) == [1]
