"""What a game asks of its players is counted as a player would count it."""

from __future__ import annotations

import pytest

import tavolata
from tavolata.engine import Decision, Question, State
from tavolata.lab import bench
from tavolata.lab.tedium import Count, tedium
from tavolata.players import PACE, PACE_OUT_OF_TURN

TALISMAN = tavolata.game("talisman")


class Open(Question[State]):
    """A question in turn."""


class Secret(Question[State]):
    """A reaction: nobody else may know of it."""

    public = False


def asked(question: Question[State], seat: int, answers: int) -> Decision:
    return Decision(1, seat, question, list(range(answers)))


def test_a_choice_in_the_own_turn_is_a_question_and_a_tap() -> None:
    count = Count()
    count.add(7, 0, asked(Open(0), 0, 3), waited_for=True, used=True)
    assert (count.questions, count.taps, count.off_turn) == ({7: 1}, {7: 1}, 0)
    assert count.seconds == pytest.approx(PACE)


def test_what_leaves_no_choice_is_a_question_without_a_tap_and_takes_no_time() -> None:
    count = Count()
    count.add(7, 0, asked(Open(0), 0, 1), waited_for=True, used=True)
    assert (count.questions, count.taps, count.off_turn) == ({7: 1}, {7: 0}, 0)
    assert count.seconds == 0


def test_a_choice_in_the_turn_of_somebody_else_is_out_of_turn() -> None:
    count = Count()
    count.add(7, 0, asked(Open(2), 2, 2), waited_for=True, used=False)
    count.add(7, 0, asked(Open(2), 2, 1), waited_for=True, used=True)
    assert (count.questions, count.taps, count.off_turn) == ({}, {}, 1)


@pytest.mark.parametrize(
    ("waited_for", "used", "counted"), [(False, False, 0), (True, False, 1), (False, True, 1), (True, True, 1)]
)
def test_a_reaction_counts_if_the_table_waits_for_it_or_if_it_is_used(
    waited_for: bool, used: bool, counted: int
) -> None:
    count = Count()
    count.add(7, 0, asked(Secret(2), 2, 2), waited_for=waited_for, used=used)
    assert count.off_turn == counted
    assert count.seconds == pytest.approx(PACE_OUT_OF_TURN)


def test_a_game_is_counted_to_its_end_and_always_alike() -> None:
    one = tedium(TALISMAN, 2, 3)
    assert one == tedium(TALISMAN, 2, 3)
    assert one.rounds > 10
    assert len(one.questions) == len(one.taps) <= 2 * one.rounds
    assert all(0 <= taps <= questions for taps, questions in zip(one.taps, one.questions, strict=True))
    assert 0 <= one.off_turn < 1
    assert one.minutes >= sum(one.taps) * PACE / 60


def test_talisman_is_not_tedious() -> None:
    """These do not depend on the machine: at most four taps in one's own turn, one question a round in those of others."""
    rows = {row.case: row for row in bench.asked_of_players(TALISMAN, 4, runs=2)}
    assert rows["taps"].value <= 4
    assert rows["off-turn"].value <= 1
    assert rows["rounds"].value <= 150
