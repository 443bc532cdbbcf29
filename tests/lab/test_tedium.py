"""What a game asks of its players is counted as a player would count it."""

from __future__ import annotations

import pytest

import tavolata
from engine.minigame import ORDEAL
from tavolata.engine import Decision, Fast, Game, Question, State, Turn
from tavolata.lab import bench
from tavolata.lab.tedium import Count, Tedium, tedium
from tavolata.players import PACE, PACE_OUT_OF_TURN, policy_of, usual_player

TALISMAN = tavolata.game("talisman")
#: The seventh turn is that of the first seat.
FIRST = Turn(0, 7, 2)
ALL = Turn(-1, 7, 2)

each_game = pytest.mark.parametrize("name", tavolata.GAMES)


class Open(Question[State]):
    """A question in turn."""


class Secret(Question[State]):
    """A reaction: nobody else may know of it."""

    public = False


def asked(question: Question[State], seat: int, answers: int) -> Decision:
    return Decision(1, seat, question, list(range(answers)))


def test_a_choice_in_the_own_turn_is_a_question_and_a_tap() -> None:
    count = Count()
    count.add(FIRST, asked(Open(0), 0, 3), waited_for=True, used=True)
    assert (count.questions, count.taps, count.off_turn) == ({(0, 7): 1}, {(0, 7): 1}, 0)
    assert count.seconds == pytest.approx(PACE)


def test_what_leaves_no_choice_is_a_question_without_a_tap_and_takes_no_time() -> None:
    count = Count()
    count.add(FIRST, asked(Open(0), 0, 1), waited_for=True, used=True)
    assert (count.questions, count.taps, count.off_turn) == ({(0, 7): 1}, {(0, 7): 0}, 0)
    assert count.seconds == 0


def test_a_choice_in_the_turn_of_somebody_else_is_out_of_turn() -> None:
    count = Count()
    count.add(FIRST, asked(Open(2), 2, 2), waited_for=True, used=False)
    count.add(FIRST, asked(Open(2), 2, 1), waited_for=True, used=True)
    assert (count.questions, count.taps, count.off_turn) == ({}, {}, 1)


def test_where_all_act_at_once_nobody_is_out_of_turn_and_all_think_meanwhile() -> None:
    count = Count()
    for seat in range(3):
        count.add(ALL, asked(Open(seat), seat, 2), waited_for=True, used=True, last=seat == 2)
    own = {(seat, 7): 1 for seat in range(3)}
    assert (count.questions, count.taps, count.off_turn) == (own, own, 0)
    assert count.seconds == pytest.approx(PACE)


@pytest.mark.parametrize(
    ("waited_for", "used", "counted"), [(False, False, 0), (True, False, 1), (False, True, 1), (True, True, 1)]
)
def test_a_reaction_counts_if_the_table_waits_for_it_or_if_it_is_used(
    waited_for: bool, used: bool, counted: int
) -> None:
    count = Count()
    count.add(FIRST, asked(Secret(2), 2, 2), waited_for=waited_for, used=used)
    assert count.off_turn == counted
    assert count.seconds == pytest.approx(PACE_OUT_OF_TURN)


def counted(game: Game, players: int, seed: int) -> Tedium:
    found = tedium(game, players, seed)
    assert found is not None
    return found


@each_game
def test_a_game_is_counted_to_its_end_and_always_alike(name: str) -> None:
    game = tavolata.game(name)
    one = counted(game, 2, 3)
    assert one == counted(game, 2, 3)
    assert one.rounds > 2
    assert 0 < len(one.questions) == len(one.taps)
    assert all(0 <= taps <= questions for taps, questions in zip(one.taps, one.questions, strict=True))
    assert 0 <= one.off_turn < 2  # in Isola whoever is attacked defends
    assert one.minutes > 0


@each_game
def test_every_game_says_whose_turn_it_is(name: str) -> None:
    """No seat comes back to a turn that has ended, rounds only grow, and whoever acts first in a turn is whose turn it is."""
    game = tavolata.game(name)
    choose = policy_of(usual_player(game), game)
    players = min(3, game.max_players)
    state, chance = game.new(players, seed=5), Fast(5)
    last: dict[int, int] = {}
    turns: list[Turn] = []
    while not state.over:
        turn = game.turn_of(state)
        assert turn is not None
        assert -1 <= turn.seat < players
        assert turn.number >= last.get(turn.seat, 0)
        last[turn.seat] = turn.number
        turns.append(turn)
        decision = state.decisions[0]
        state.play(decision.seat, choose(state, decision, chance))
    rounds = [turn.round for turn in turns]
    assert rounds == sorted(rounds)
    seats = set(range(players))
    assert {turn.seat for turn in turns} in (seats, {-1, *seats}, {-1})


def test_of_a_game_without_turns_nothing_is_counted() -> None:
    assert tedium(ORDEAL, 2, 0) is None
    assert bench.asked_of_players(ORDEAL, 2, runs=1) == []


def test_talisman_is_not_tedious() -> None:
    """These do not depend on the machine: at most four taps in one's own turn, one question a round in those of others."""
    rows = {row.case: row for row in bench.asked_of_players(TALISMAN, 4, runs=2)}
    assert rows["taps"].value <= 4
    assert rows["off-turn"].value <= 1
    assert rows["rounds"].value <= 150
