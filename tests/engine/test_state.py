"""Refusals: whoever answers what is not asked is told why, and nothing has changed."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import tavolata
from engine.minigame import BID, ORDEAL, SPELLS, Camp, EndTurn, Turn, ordeal, remaining
from support import asked, play
from tavolata.engine import (
    Event,
    FileError,
    IllegalAction,
    NotYourDecision,
    RulesError,
    SetupError,
    TavolataError,
    pack,
)
from tavolata.engine.event import load_event

# Answers that are refused


@pytest.mark.parametrize(
    ("seat", "key"), [(1, "error-not-asked"), (-1, "error-no-such-seat"), (3, "error-no-such-seat")]
)
def test_only_who_is_asked_may_answer(seat: int, key: str) -> None:
    state = ordeal("HEX HEX", "WARD WARD", "WARD WARD")
    before = state.dump()
    with pytest.raises(NotYourDecision) as caught:
        state.play(seat, ORDEAL.parse("left"))
    assert caught.value.key == key
    assert state.dump() == before


def test_the_same_among_several_open_decisions() -> None:
    state = ordeal("HEX HEX", "WARD WARD", "WARD WARD", dice=[2])
    play(state, "A right; B bid 0")
    before = state.dump()
    for seat in (1, -1, 3):
        with pytest.raises(NotYourDecision):
            state.play(seat, pack(BID, 0))
    assert state.dump() == before


def test_an_answer_to_a_decision_that_is_gone_is_refused_never_guessed() -> None:
    state = ordeal("HEX HEX", "WARD WARD", dice=[5])
    first = state.decisions[0].id
    state.play(0, ORDEAL.parse("right"), first)
    before = state.dump()
    with pytest.raises(NotYourDecision) as caught:
        state.play(0, ORDEAL.parse("done"), first)  # a second click, one question too late
    assert caught.value.key == "error-decision-gone"
    assert state.dump() == before
    state.play(0, ORDEAL.parse("done"), first + 1)


def test_an_answer_to_a_decision_still_to_come_is_refused() -> None:
    state = ordeal("HEX HEX", "WARD WARD", dice=[2])
    play(state, "A right")
    with pytest.raises(NotYourDecision):
        state.play(1, pack(BID, 0), 2)
    state.play(1, pack(BID, 0), 1)


@pytest.mark.parametrize("text", ["pass", "bolt B", "bid 3", "done"])
def test_an_action_that_is_not_offered_is_refused_with_the_rule(text: str) -> None:
    state = ordeal("HEX HEX", "WARD WARD")
    before = state.dump()
    with pytest.raises(IllegalAction) as caught:
        play(state, f"A {text}")
    assert caught.value.rule == "OR-05"
    assert caught.value.game == "ordeal"
    assert str(caught.value).endswith("(OR-05).")
    assert state.dump() == before


def test_the_same_for_one_of_several_answers() -> None:
    state = ordeal("HEX HEX", "WARD WARD", dice=[2])
    play(state, "A right; B bid 0")
    before = state.dump()
    with pytest.raises(IllegalAction):
        play(state, "A bid 1")  # without a coin
    assert state.dump() == before
    play(state, "A bid 0")


def test_nobody_answers_when_the_game_is_over() -> None:
    state = ordeal("HEX HEX", "WARD WARD", dice=[1, 1, 6], lives="1")
    play(state, "A right; A pass")
    assert state.over
    for seat in (-1, 0, 1, 2):
        with pytest.raises(NotYourDecision) as caught:
            state.play(seat, 0)
        assert caught.value.key == "error-game-over"


def test_every_open_decision_has_answers_in_ascending_order() -> None:
    for seed in range(10):
        state = ORDEAL.new(4, seed=seed)
        while not state.over:
            for decision in state.decisions:
                assert decision.actions
                assert decision.actions == sorted(set(decision.actions))
                assert state.decision_of(decision.seat) is decision
            state.play(state.decisions[-1].seat, state.decisions[-1].actions[0])
        assert state.decisions == []


# The agenda


def test_push_does_one_thing_next_and_then_does_several_in_order() -> None:
    state = ordeal("HEX HEX", "WARD WARD")
    state.agenda.clear()
    state.push(EndTurn(0))
    state.then([Camp(0), Camp(1), Turn(1)])
    assert remaining(state) == "EndTurn Turn Camp Camp"
    assert [step.seat for step in state.agenda] == [0, 1, 1, 0]


def test_an_agenda_that_runs_out_before_the_end_is_a_defect_of_the_rules() -> None:
    state = ordeal("HEX HEX", "WARD WARD")
    state.agenda.clear()
    state.push(Camp(0))
    state.decisions = []
    with pytest.raises(RulesError):
        state.advance()


def test_a_lost_component_is_a_defect_of_the_rules_found_after_the_step() -> None:
    state = ordeal("HEX HEX", "WARD WARD", dice=[5])
    state.deck.pop()
    with pytest.raises(RulesError, match="spells"):
        play(state, "A right")


# Setting up


@pytest.mark.parametrize("players", [1, 11, 0, -1, True, "2", None, 2.0], ids=str)
def test_a_wrong_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(SetupError) as caught:
        ORDEAL.new(players)  # type: ignore[arg-type]  # wrong on purpose
    assert caught.value.key == "error-players"


@pytest.mark.parametrize("seed", [-1, 1 << 63, True, "1", 1.0], ids=str)
def test_a_wrong_seed_is_refused(seed: object) -> None:
    with pytest.raises(SetupError) as caught:
        ORDEAL.new(2, seed=seed)  # type: ignore[arg-type]  # wrong on purpose
    assert caught.value.key == "error-seed"


def test_unknown_options_values_and_kinds_of_reactions_are_refused() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"options": {"nosuch": "1"}}, "error-option-name"),
        ({"options": {"lives": "9"}}, "error-option-value"),
        ({"reactions": "slow"}, "error-reactions"),
    ]
    for arguments, key in wrong:
        with pytest.raises(SetupError) as caught:
            ORDEAL.new(2, **arguments)
        assert caught.value.key == key


def test_options_not_given_have_their_first_value() -> None:
    assert ORDEAL.new(2).options == {"lives": "2"}
    assert ORDEAL.new(2, options={"lives": "3"}).options == {"lives": "3"}


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(SetupError):
        tavolata.game("nosuch")


# Copies and events


def test_the_copy_module_gives_clones() -> None:
    state = ordeal("HEX HEX", "WARD WARD", dice=[2])
    for twin in (copy.copy(state), copy.deepcopy(state), state.clone()):
        assert twin is not state
        assert twin.dump() == state.dump()
        assert twin.events is None
        play(twin, "A right")
        assert asked(state) == {"A": "direction"}


def test_an_event_shows_its_secret_part_to_its_seats_only() -> None:
    event = Event("drawn", "OR-01", {"seat": 2}, {"spell": SPELLS[0]}, (2,))
    assert event.seen_by(2) == {"kind": "drawn", "rule": "OR-01", "seat": 2, "spell": "HEX"}
    for seat in (None, 0, 1, 3):
        assert event.seen_by(seat) == {"kind": "drawn", "rule": "OR-01", "seat": 2}
    assert load_event(event.dump()).dump() == event.dump()


def test_nobody_listening_means_no_events() -> None:
    state = ORDEAL.new(2)
    assert state.events is None
    play(state, "A right")
    assert state.events is None


def test_every_error_is_one_kind_of_error_and_speaks() -> None:
    for kind in (IllegalAction, NotYourDecision, SetupError, FileError):
        problem = kind("error-game-over", {}, "OR-01", "ordeal")
        assert isinstance(problem, TavolataError)
        assert str(problem).endswith("(OR-01).")
        assert not str(problem).startswith("[")


def test_what_a_game_brings_is_staked_by_all_and_shared_by_the_first() -> None:
    state = ORDEAL.new(4)
    assert state.returns() == [0, 0, 0, 0]
    for places, returns in (([1, 2, 3, 4], [3, -1, -1, -1]), ([3, 1, 1, 4], [-1, 1, 1, -1]), ([1] * 4, [0] * 4)):
        state.finish(places)
        assert state.returns() == returns
