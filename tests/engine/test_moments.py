"""Reactions: who is asked, at quick and at strict tables."""

from __future__ import annotations

import json

from engine.minigame import ordeal
from support import asked, offered, play
from tavolata.engine import ANEW, OPEN, STRICT

HANDS = ("HEX HEX", "HEX HEX", "WARD WARD", "WARD WARD")


def test_at_a_quick_table_only_who_can_react_is_asked() -> None:
    state = ordeal(*HANDS, dice=[1, 6, 3])
    play(state, "A right")
    assert asked(state) == {"B": "spell"}
    assert offered(state, "B") == ["pass", "hex"]


def test_at_a_strict_table_everybody_is_asked_who_could_hold_a_reaction() -> None:
    state = ordeal(*HANDS, dice=[1, 6, 3], reactions=STRICT)
    play(state, "A right")
    assert asked(state) == {"A": "spell", "B": "spell", "C": "spell", "D": "spell"}
    assert offered(state, "B") == ["pass", "hex"]
    assert offered(state, "C") == ["pass"]


def test_at_a_strict_table_who_cannot_hold_a_reaction_is_not_asked() -> None:
    state = ordeal(*HANDS, dice=[1, 6, 3], reactions=STRICT)
    play(state, "A right; A pass; C pass; D pass; B hex")
    assert asked(state) == {"C": "reply", "D": "reply", "A": "reply"}  # not the caster
    play(state, "A pass; D pass; C pass")
    play(state, "A pass; C pass; D pass; B hex; A pass; D pass; C pass")
    assert state.hands[1] == []
    assert asked(state) == {"A": "spell", "C": "spell", "D": "spell"}  # B has nothing left, as all can see


def test_at_a_strict_table_the_question_tells_nothing_about_the_hands() -> None:
    # For every other hand that B, C and D may hold, the same seats are asked the same question.
    state = ordeal(*HANDS, dice=[1, 6, 3], reactions=STRICT)
    play(state, "A right")
    for seed in range(50):
        world = state.determinize(0, seed)
        assert asked(world) == asked(state)


def test_at_a_quick_table_who_is_not_asked_knows_only_that_somebody_can_react() -> None:
    state = ordeal(*HANDS, dice=[1, 6, 3])
    play(state, "A right")
    who: set[str] = set()
    for seed in range(100):
        world = state.determinize(0, seed)
        assert world.view(0) == state.view(0)
        assert asked(world)
        assert "A" not in asked(world)
        who.update(asked(world))
    assert who == {"B", "C", "D"}


def test_answered_anew_the_seat_that_is_to_move_is_still_to_move() -> None:
    """Who has answered in a moment is secret: in the seat's worlds those before it have, those after it have not."""
    state = ordeal(*HANDS, dice=[1, 6, 3], reactions=STRICT)
    play(state, "A right; A pass; B hex")
    answers = set()
    for seed in range(100):
        world = state.determinize(2, seed, given=ANEW)
        assert list(asked(world)) == ["C", "D"]
        answers.add(tuple(world.game.text(action) for action in world.answers_given))
        assert list(asked(state.determinize(2, seed, given=OPEN))) == ["A", "B", "C", "D"]
        assert list(asked(state.determinize(3, seed, given=ANEW))) == ["D"]
    assert {answer[1].split()[0] for answer in answers} == {"pass", "hex", "bolt"}


def test_answered_anew_a_moment_stays_open_when_the_last_in_order_has_answered_first() -> None:
    state = ordeal(*HANDS, dice=[1, 6, 3], reactions=STRICT)
    play(state, "A right; D pass")
    for given in (OPEN, ANEW):
        world = state.determinize(3, 5, given)
        assert list(asked(world)) == ["A", "B", "C"]
        assert [decision.seat for decision in world.answered] == [3]


def test_seats_are_asked_in_turn_order_from_the_active_player() -> None:
    state = ordeal(*HANDS, dice=[5, 5, 5, 1, 6, 3], reactions=STRICT)
    play(state, "A right; A done; B right; B done; C right; C done; D right")
    assert list(asked(state)) == ["D", "A", "B", "C"]


def test_nobody_to_ask_means_no_question() -> None:
    state = ordeal("WARD WARD", "WARD WARD", dice=[1, 6, 3])
    play(state, "A right")
    assert asked(state) == {"A": "reroll"}


def test_whether_one_is_asked_never_shows_in_the_number_of_ones_questions() -> None:
    # In both games C is asked the same; in one of them B had a moment to itself.
    quiet = ordeal("WARD WARD", "WARD WARD", "WARD WARD", dice=[1, 6, 3, 5, 5])
    loud = ordeal("WARD WARD", "WARD HEX", "WARD WARD", dice=[1, 6, 3, 5, 5])
    play(quiet, "A right; A pass; B right; B done")
    play(loud, "A right; B pass; A pass; B right; B done")
    for state in (quiet, loud):
        assert [(decision.seat, decision.id) for decision in state.decisions] == [(2, 1)]


def test_a_pass_in_a_moment_is_hidden_until_all_have_answered() -> None:
    state = ordeal("WARD WARD", "HEX HEX", "HEX HEX", dice=[1, 6, 3])
    play(state, "A right")
    before = {seat: json.dumps(state.view(seat)) for seat in (None, 0, 1)}
    play(state, "C pass")
    assert {seat: json.dumps(state.view(seat)) for seat in (None, 0, 1)} == before
