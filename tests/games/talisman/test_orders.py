"""What a seat may leave to the table: fate, and each Spell (T-047, T-146, R-27, R-33); and the clock (T-275)."""

from __future__ import annotations

import pytest

from games.talisman.looking import GAME, area, landed, one, question, table, turn_of
from support import SEATS, play, rule
from tavolata.engine import State, answer_by_order, order_of


def ordered(state: State, seat: str, **orders: str) -> str:
    """What the table answers for a seat; "" if the seat is asked."""
    decision = state.decision_of(SEATS.index(seat))
    assert decision is not None
    action = answer_by_order(state, decision, orders)
    return "" if action is None else GAME.text(action)


def order(state: State, seat: str, **orders: str) -> str:
    decision = state.decision_of(SEATS.index(seat))
    assert decision is not None
    return order_of(state, decision, orders)


@rule("T-047", "T-117")
@pytest.mark.parametrize(
    ("dice", "use"),
    [
        ([1, 6], "fate 1"),  # 4 to 9, and a 6 would make 9
        ([3, 6], "fate 1"),
        ([6, 6], "keep"),  # a stand-off
        ([6, 1], "keep"),
    ],
)
def test_fate_is_spent_where_an_attack_would_be_lost(dice: list[int], use: str) -> None:
    state = landed(one("ELF", "FIELDS1", fate=1), lying={"FIELDS1": "BEAR"}, dice=dice)
    play(state, "A fight")
    assert question(state) == "attack-fate"
    assert ordered(state, "A", fate="use") == use
    assert ordered(state, "A", fate="never") == "keep"
    assert ordered(state, "A", fate="ask") == ordered(state, "A") == ""


@rule("T-047")
def test_no_fate_is_spent_on_an_attack_that_no_roll_can_save() -> None:
    state = landed(one("ELF", "FIELDS1", fate=1), lying={"FIELDS1": "DRAGON1"}, dice=[1, 6])
    play(state, "A fight")
    assert ordered(state, "A", fate="use") == "keep"


@rule("T-047")
@pytest.mark.parametrize(("die", "use"), [(1, "fate 1"), (2, "fate 1"), (3, "keep"), (4, "keep"), (6, "keep")])
def test_fate_is_spent_where_a_roll_costs_a_life(die: int, use: str) -> None:
    state = landed(one("ELF", "CHASM", fate=1), dice=[die])
    assert question(state) == "fate"
    assert ordered(state, "A", fate="use") == use
    assert area(state)["fate"] == 1  # nothing was played yet


@rule("R-27")
def test_a_counterspell_is_asked_for_only_where_it_concerns_its_holder() -> None:
    heroes = [one("WIZARD", spells="RANDOM1"), one("SORCERESS", spells="COUNTERSPELL1"), one("ELF")]
    state = table(*heroes)
    play(state, "A cast-on RANDOM1 P3")
    assert order(state, "B") == "button"
    assert order(state, "B", counterspell="ask") == "ask"
    assert ordered(state, "B", counterspell="use") == "pass"
    assert ordered(state, "B", counterspell="never") == "pass"
    state = table(*heroes)
    play(state, "A cast-on RANDOM1 P2")
    assert order(state, "B") == "ask"
    assert ordered(state, "B", counterspell="use") == "cast COUNTERSPELL1"


@rule("R-27", "R-32")
def test_the_command_spell_concerns_everybody() -> None:
    state = table(one("TROLL", "CROWN"), one("WIZARD", "FIELDS1", spells="COUNTERSPELL1"), dice=[6])
    assert order(state, "B") == "ask"
    assert ordered(state, "B", counterspell="use") == "cast COUNTERSPELL1"


@rule("R-33", "SP13")
def test_preservation_saves_its_holder_but_nobody_else_unasked() -> None:
    for spells in (("PRESERVATION", ""), ("", "PRESERVATION")):
        heroes = [one("ELF", "FIELDS1", spells=spells[0]), one("WIZARD", spells=spells[1])]
        state = landed(*heroes, lying={"FIELDS1": "DRAGON1"}, dice=[1, 6])
        play(state, "A fight")
        holder = "A" if spells[0] else "B"
        assert question(state) == "loss"
        assert order(state, holder) == ("ask" if holder == "A" else "button")
        assert ordered(state, holder, preservation="use") == ("cast PRESERVATION" if holder == "A" else "pass")


@rule("SP07", "R-33")
@pytest.mark.parametrize(("life", "use"), [(1, "cast-on HEALING1 P1"), (2, "pass")])
def test_healing_waits_for_the_last_life(life: int, use: str) -> None:
    state = landed(one("ELF", "FIELDS1", life=life, spells="HEALING1"), lying={"FIELDS1": "DRAGON1"}, dice=[1, 6])
    play(state, "A fight")
    assert ordered(state, "A", healing="use") == use


@rule("SP05", "SP04")
def test_a_spell_that_is_never_wanted_stops_no_turn() -> None:
    state = landed(one("WIZARD", "FIELDS1", spells="DESTRUCTION1"), lying={"CITY": "RING"})
    assert question(state) == "encounter"
    assert ordered(state, "A") == ""
    assert ordered(state, "A", destruction="never") == "look"


@rule("T-146")
def test_one_order_does_not_speak_for_another_spell() -> None:
    state = table(one("ELF"), one("WIZARD", spells="INVISIBILITY NULLIFY"), one("SORCERESS", spells="HEX"))
    assert question(state) == "others-turn"
    assert order(state, "B") == "button"
    assert ordered(state, "B", invisibility="never") == ""
    assert ordered(state, "B", invisibility="never", nullify="never") == "pass"


@rule("T-275", "R-90")
def test_at_the_agreed_time_the_round_is_finished_and_points_decide() -> None:
    rich, poor = one("TROLL", gold=4, missed=1), one("ELF", missed=1)
    for answer, over in (("pass", False), ("done", True)):
        state = table(rich, poor, options={"sudden-death": "minutes-60"}, round=3)
        assert question(state) == "clock"
        (decision,) = state.decisions
        assert GAME.is_timed(decision)
        play(state, f"{SEATS[decision.seat]} {answer}")
        assert state.over is over
        if over:
            assert state.ranking == [1, 2]
        else:
            assert turn_of(state) == "A"
    assert [GAME.minutes({"sudden-death": value}) for value in ("no", "crown", "rounds-20", "minutes-90")] == [
        0,
        0,
        0,
        90,
    ]
