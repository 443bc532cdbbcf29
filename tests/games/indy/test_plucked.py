"""The plucked: two cards, the team of the own shaman, and the way back."""

from __future__ import annotations

import pytest

from games.indy.looking import hand, hand_sizes, show
from support import asked, offered, play, refused, rule, told
from tavolata.games.indy.position import position
from tavolata.games.indy.state import Indy

RED, GREEN, BLUE = "S1", "S3", "S5"


def plucked_turn(
    hand: str, table: str, shaman: str = RED, options: dict[str, str] | None = None, seat: str = ""
) -> Indy:
    """C is plucked; A and B have evoked."""
    return position(
        "evocation",
        turn="C",
        tokens=[4, 4, 0],
        shamans=f"S3 S5 {RED}",
        laid=["BC1 BH1 BO1", "RC6 RC5 GC6"],
        hands=["BO6", "BH6", hand],
        table=table,
        options=options,
    )


@rule("IN-032", "IR-30", "IR-32")
def test_one_own_and_two_open_characters_of_the_shamans_colour() -> None:
    state = plucked_turn("RC1 RC2", "RC3 RC4 GC1 GH1")
    play(state, "C pass")
    assert offered(state, "C") == ["pass", "return RC1 RC3 RC4", "return RC2 RC3 RC4"]


@rule("IN-032", "IR-30")
def test_both_own_cards_and_one_open_card_are_no_return() -> None:
    state = plucked_turn("RC1 RC2", "RC3 GC4 GC1 GH1")
    play(state, "C pass")
    assert offered(state, "C") == ["pass"]
    assert refused(state, "C return RC1 RC2 RC3") == ("error-not-on-table", "IR-31")
    assert refused(state, "C return RC3 RC1 RC2") == ("error-not-in-hand", "IR-30")


@rule("IR-30")
def test_three_open_cards_are_no_return() -> None:
    state = plucked_turn("GO1 GO2", "RC1 RC2 RC3 GH1")
    assert offered(state, "C") == ["pass"]
    assert refused(state, "C return RC1 RC2 RC3") == ("error-not-in-hand", "IR-30")


@rule("IR-32")
def test_a_team_of_low_feathers_is_enough_but_it_must_be_a_team() -> None:
    state = plucked_turn("RC1 RO1", "RC2 RC3 RH1 GH1")
    play(state, "C pass")
    assert offered(state, "C") == ["pass", "return RC1 RC2 RC3"]
    assert refused(state, "C return RO1 RC2 RH1") == ("error-team-colour", "IR-32")


@rule("IN-033", "IR-37")
def test_the_cards_of_a_return_lie_with_the_shaman_and_the_table_is_not_refilled() -> None:
    state = position(
        "evocation",
        turn="B",
        tokens=[4, 0, 4],
        shamans="S2 S1 S4",
        laid=["BC1 BH1 BO1", "", "GC1 GH2 GO6"],
        hands=["BO6", "RC1 GO1", "EAG"],
        table="RC2 RC3 RH1 GH1",
    )
    play(state, "C pass; B pass; B return RC1 RC2 RC3")
    assert asked(state) == {"C": "eagle"}  # the last moment: the table as the return left it
    assert show(state.laid[1]) == "RC1 RC2 RC3"
    assert show(state.table) == "RH1 GH1"
    assert hand(state, "B") == "GO1"


@rule("IN-033", "IN-038", "IR-38")
def test_a_returned_seat_keeps_its_card_and_plays_with_four_again() -> None:
    state = plucked_turn("RC1 GO1", "RC2 RC3 RH1 GH1")
    play(state, "C pass; C return RC1 RC2 RC3")
    assert state.tokens == [4, 3, 1]
    assert "GO1" in hand(state, "C")
    assert hand_sizes(state) == [4, 4, 4]
    assert told(state, "token-returned") == [{"seat": 2}]


@rule("IN-034", "IR-33")
def test_the_plucked_wait_until_all_players_in_have_evoked() -> None:
    hands = ["RC1 GC2", "GC1 GH2 GO3 GO4", "BC1 BH2 BO3 BO4"]
    state = position("evocation", dealer="A", tokens=[0, 4, 4], hands=hands, table="RH1 RH2 RO1 RO2")
    play(state, "B lay GC1 GH2 GO3; C lay BC1 BH2 BO3")
    assert asked(state) == {"A": "return"}


@rule("IN-018", "IR-33", "IR-39")
def test_a_plucked_seat_may_exchange_first_which_changes_nothing_in_the_count() -> None:
    state = plucked_turn("RC1 GO1", "RC2 RC3 RH1 GH1")
    assert offered(state, "C") == ["pass", "swap RC1 RC2", "swap RC1 RC3"]
    play(state, "C swap RC1 RC3")
    assert offered(state, "C") == ["pass", "return RC3 RC1 RC2"]


@rule("IR-39")
def test_an_exchange_does_not_make_a_return_possible() -> None:
    state = plucked_turn("RC1 GO1", "RC2 GC3 RH1 GH1")
    play(state, "C swap RC1 RC2")
    assert offered(state, "C") == ["pass"]


@rule("IN-035")
def test_after_the_first_return_no_other_plucked_seat_has_a_turn() -> None:
    state = position(
        "evocation",
        turn="B",
        tokens=[4, 0, 4, 0],
        shamans="S5 S1 S6 S3",
        laid=["BC1 BH1 BO1", "", "BC2 BH2 BO2", ""],
        hands=["", "RC1 GO1", "", "GC1 GO2"],
        table="RC2 RC3 GC5 GC6",
    )
    play(state, "B pass; B return RC1 RC2 RC3")
    assert asked(state) == {"D": "keep"}
    assert state.tokens == [3, 1, 4, 0]


@rule("IN-035", "IN-040")
def test_a_plucked_seat_without_a_turn_may_still_play_its_eagle() -> None:
    state = position(
        "evocation",
        turn="B",
        tokens=[4, 0, 4, 0],
        shamans="S5 S1 S6 S3",
        laid=["BC1 BH1 BO1", "", "BC2 BH2 BO2", ""],
        hands=["", "RC1 GO1", "", "EAG GO2"],
        table="RC2 RC3 GC5 GC6",
    )
    play(state, "D pass; B pass; B return RC1 RC2 RC3; D eagle GC5")
    assert offered(state, "D") == ["keep GC5", "keep GO2"]


@rule("IR-34", "IR-41")
def test_without_a_team_nothing_is_laid_and_nothing_shown() -> None:
    state = plucked_turn("RC1 GO1", "GC2 GC3 RH1 GH1")
    play(state, "C pass")
    assert told(state, "stays-plucked") == [{"seat": 2}]
    assert show(state.laid[2]) == ""
    assert "GO1" not in str(state.view(0))


@rule("IR-35")
def test_a_possible_return_may_be_declined() -> None:
    state = plucked_turn("RC1 GO1", "RC2 RC3 RH1 GH1")
    play(state, "C pass; C pass")
    assert asked(state) == {"C": "keep"}
    assert state.tokens == [4, 3, 0]


@rule("IR-35")
def test_option_a_possible_return_may_not_be_declined() -> None:
    state = plucked_turn("RC1 GO1", "RC2 RC3 RH1 GH1", options={"return-declinable": "no"})
    play(state, "C pass")
    assert offered(state, "C") == ["return RC1 RC2 RC3"]
    assert refused(state, "C pass") == ("error-must-return", "IN-032")


@rule("IR-35")
def test_option_without_a_team_even_a_compulsory_return_is_passed() -> None:
    state = plucked_turn("GO1 GO2", "RC2 RC3 RH1 GH1", options={"return-declinable": "no"})
    assert offered(state, "C") == ["pass"]


@rule("IN-032")
def test_what_is_refused_to_a_plucked_seat() -> None:
    state = plucked_turn("RC1 GO1", "GC2 GC3 BC2 BC3")
    assert refused(state, "C lay RC1 GO1 GC2") == ("error-return-or-pass", "IN-032")


@rule("IR-31", "IR-18")
def test_evocations_do_not_serve_a_return() -> None:
    state = plucked_turn("RC1 GO1", "RC2 GC3 BH3 GH1")
    play(state, "C pass")
    assert offered(state, "C") == ["pass"]
    assert refused(state, "C return RC1 RC2 RC5") == ("error-not-on-table", "IR-31")


@rule("IR-31", "IR-14", "IN-048")
def test_option_evocations_serve_a_return_and_keep_the_worth_they_had() -> None:
    state = plucked_turn("RC1 GO1", "RC2 GC3 BH3 GH1", options={"return-cards": "table-and-evocations"})
    play(state, "C pass")
    assert offered(state, "C") == ["pass", "return RC1 RC2 RC5", "return RC1 RC2 RC6", "return RC1 RC5 RC6"]
    play(state, "C return RC1 RC5 RC6")
    assert state.tokens == [4, 3, 1]  # B's wrong 17 against A's standard 3
    assert state.problems() == []


@rule("IN-037", "IR-36")
def test_plucked_seats_choose_what_to_keep_at_the_same_time() -> None:
    state = position(
        "evocation",
        turn="D",
        tokens=[4, 4, 0, 0],
        hands=["", "", "GC1 GO1", "BO1 BO2"],
        table="RH1 RH2 RO1 RO2",
    )
    play(state, "D pass")
    assert asked(state) == {"C": "keep", "D": "keep"}
    play(state, "D keep BO2")
    assert refused(state, "C keep BO2") == ("error-keep", "IR-36")
    assert refused(state, "C pass") == ("error-keep", "IR-36")
    play(state, "C keep GC1")
    assert "GC1" in hand(state, "C")
    assert "BO2" in hand(state, "D")
    assert hand_sizes(state) == [4, 4, 2, 2]


@rule("IR-36")
def test_two_eagles_leave_nothing_to_choose() -> None:
    state = position("evocation", turn="C", tokens=[4, 4, 0], hands=["", "", "EAG EAG"], table="RH1 RH2 RO1 RO2")
    play(state, "C pass; C pass; C pass")
    assert offered(state, "C") == ["keep EAG"]


@rule("IN-031")
@pytest.mark.parametrize("colour", [RED, GREEN, BLUE])
def test_a_plucked_seat_plays_on_in_its_colour(colour: str) -> None:
    letter = {RED: "R", GREEN: "G", BLUE: "B"}[colour]
    state = position(
        "evocation",
        turn="B",
        tokens=[0, 0, 4, 4],
        shamans=f"S2 {colour} S4 S6",
        hands=["", f"{letter}C1 RO1"],
        table=f"{letter}C2 {letter}C3 RH1 RH2",
    )
    play(state, f"B pass; B return {letter}C1 {letter}C2 {letter}C3")
    assert told(state, "returned")[0]["category"] == "team"
