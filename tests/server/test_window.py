"""What people are shown of a game: found from a state alone, without a table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.tables import new_state
from tavolata.engine import PASS, State
from tavolata.games.indy.position import position
from tavolata.server.table.window import Window, look_ahead

#: Seat 1 holds an eagle; nobody else does, and nobody can know.
EAGLE = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "BC1 BC2 BC3 BC4"]
NO_EAGLE = ["RC1 RC2 RC3 RC4", "GH1 GC1 GC2 GC3", "BC1 BC2 BC3 BC4"]
TWO_EAGLES = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "EAG BC1 BC2 BC3"]


def in_light(hands: list[str], turn: str = "A", **more: Any) -> State:
    return position("light", turn=turn, hands=hands, table="RH1 RH2 RH3", reactions="strict", **more)


def in_evocation(hand: str) -> State:
    hands = [hand, "GC1 GC2 BC1 BC2", "BC3 BC5 BC6 RC6"]
    return position("evocation", turn="A", hands=hands, table="RO1 RO2 GO1 GO2", reactions="strict")


def play(state: State, *answers: tuple[int, str]) -> State:
    for seat, text in answers:
        state.play(seat, state.game.parse(text))
    return state


def asked(window: Window) -> dict[int, str]:
    return {decision.seat: decision.name for decision in window.shown.decisions if decision.public}


def could_react(window: Window) -> list[int]:
    return [decision.seat for decision in window.reactions]


def last_moment(hands: list[str]) -> State:
    """The last seat has had its turn in luce: eagles may fly once more before the fourth card."""
    passes = [(seat, "pass") for seat in range(3)]
    return play(in_light(hands, "C"), *passes, (2, "pass"))


def test_past_a_moment_from_which_nothing_follows_the_next_question_is_shown() -> None:
    window = look_ahead(in_light(EAGLE))
    assert asked(window) == {0: "light"}
    assert window.waiting == [0]
    assert window.folded == [(0, PASS), (1, PASS), (2, PASS)]
    assert could_react(window) == [1]
    assert not window.closing
    question, reaction = window.question_of(0), window.reaction_of(1)
    assert question is not None and reaction is not None
    assert (question.name, reaction.name) == ("light", "eagle")
    assert window.question_of(1) is None
    assert window.reaction_of(0) is None


def test_who_could_react_changes_nothing_that_the_others_are_shown() -> None:
    window, without = look_ahead(in_light(EAGLE)), look_ahead(in_light(NO_EAGLE))
    assert could_react(without) == []
    assert (window.folded, window.waiting, window.closing) == (without.folded, without.waiting, without.closing)
    assert window.shown.view(0) == without.shown.view(0)


def test_a_question_of_which_only_the_seat_knows_that_it_has_one_answer_is_shown() -> None:
    assert asked(look_ahead(in_evocation("RO3 RC2 GC3 BC4"))) == {0: "exchange"}
    assert asked(look_ahead(in_evocation("RC1 RC2 GC3 BC4"))) == {0: "exchange"}


def test_a_moment_from_which_something_follows_is_what_the_table_waits_for() -> None:
    state = last_moment(EAGLE)
    window = look_ahead(state)
    assert window.closing
    assert window.shown is state
    assert window.folded == []
    assert window.waiting == []
    assert could_react(window) == [1]


def test_a_moment_that_closes_is_not_dealt_twice() -> None:
    window = look_ahead(last_moment(EAGLE))
    after = window.after(window.passes())
    assert after is window.closed
    assert after.events
    played = window.state.clone()
    for seat, action in window.passes():
        played.play(seat, action)
    assert after.dump() == played.dump()


def test_an_answer_in_turn_leads_where_all_that_is_folded_and_it_lead() -> None:
    window = look_ahead(in_evocation("RC1 RC2 GC3 BC4"))
    question = window.question_of(0)
    assert question is not None and window.folded
    answers = [*window.folded, (0, question.actions[-1])]
    played = window.state.clone()
    played.events = []
    for seat, action in answers:
        played.play(seat, action)
    after = window.after(answers)
    assert after.dump() == played.dump()
    assert [event.dump() for event in after.events or []] == [event.dump() for event in played.events]


def test_another_answer_than_passes_is_played_from_where_the_rules_stand() -> None:
    window = look_ahead(last_moment(EAGLE))
    eagle = window.state.game.parse("eagle RH1")
    before = window.state.dump()
    after = window.after([(1, eagle), *window.passes(without=1)])
    assert after is not window.closed
    assert after.events is not None
    assert after.events[0].kind == "eagle-played"
    assert window.state.dump() == before


def test_a_reaction_that_waits_for_others_does_not_show() -> None:
    before = look_ahead(in_light(TWO_EAGLES))
    window = look_ahead(play(in_light(TWO_EAGLES), (1, "eagle RH1")))
    assert not before.has_reaction
    assert window.has_reaction
    assert asked(window) == asked(before) == {0: "light"}
    for viewer in (None, 0, 2):
        assert window.shown.view(viewer) == before.shown.view(viewer)
    assert could_react(window) == [2]
    assert window.asked_anew(before) == [1]
    assert before.asked_anew(before) == []


@pytest.mark.parametrize(("second", "mover"), [("pass", 1), ("eagle RH2", 1)])
def test_of_those_who_react_the_first_moves(second: str, mover: int) -> None:
    window = look_ahead(play(in_light(TWO_EAGLES), (1, "eagle RH1")))
    answers = [(2, window.state.game.parse(second)), *window.passes(without=2)]
    assert window.mover(answers, 2) == mover


def test_whoever_answers_in_turn_moves() -> None:
    window = look_ahead(play(in_evocation("RO3 RC2 GC3 BC4"), *[(seat, "pass") for seat in range(3)]))
    assert window.mover([(0, PASS)], 0) == 0


def test_when_the_game_is_over_nobody_is_asked() -> None:
    state, lots = new_state(2, 3), random.Random(3)
    while not state.over:
        decision = lots.choice(state.decisions)
        state.play(decision.seat, lots.choice(decision.actions))
    window = look_ahead(state)
    assert window.shown is state
    assert (window.waiting, window.reactions, window.folded, window.closing) == ([], [], [], False)


def test_looking_ahead_changes_nothing() -> None:
    state, lots = new_state(3, 5), random.Random(5)
    for _ in range(60):
        before = state.dump()
        again = look_ahead(state)
        assert state.dump() == before
        assert look_ahead(state).shown.dump() == again.shown.dump()
        if state.over:
            break
        decision = lots.choice(state.decisions)
        state.play(decision.seat, lots.choice(decision.actions))
