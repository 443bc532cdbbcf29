"""The eagle: when it may be played, in which order, and what it does."""

from __future__ import annotations

from games.indy.looking import hand, hand_sizes, show
from support import asked, offered, play, refused, rule, told
from tavolata.games.indy.position import position
from tavolata.games.indy.state import Indy


def light(eagles: str) -> Indy:
    """The light of three players, A's turn first; these seats hold an eagle."""
    held = {"A": "RO1 RO2 RO3", "B": "GO1 GO2 GO3", "C": "BO1 BO2 BO3"}
    fourth = {"A": "RO6", "B": "GO6", "C": "BO6"}
    hands = [f"{held[seat]} {'EAG' if seat in eagles else fourth[seat]}" for seat in "ABC"]
    return position("light", hands=hands, table="RC5 GH2 BH4", deck="RH6 RH5 RH4")


# When


@rule("IN-040", "IR-15", "IR-19")
def test_eagles_may_fly_before_every_turn_in_the_light() -> None:
    state = light("C")
    for seat in "ABC":
        assert asked(state) == {"C": "eagle"}
        play(state, "C pass")
        assert asked(state) == {seat: "light"}
        play(state, f"{seat} pass")
    assert asked(state) == {"C": "eagle"}  # the fourth card is open


@rule("IN-040", "IR-15", "IR-21")
def test_eagles_may_fly_before_every_evocation_and_after_the_last() -> None:
    hands = ["RC1 RC2 RC3 RC4", "GC1 GC2 GC3 GC4", "EAG BC1 BC2 BC3"]
    state = position("evocation", hands=hands, table="RH1 RH2 RO1 RO2")
    play(state, "C pass; A lay RC1 RC2 RC3")
    play(state, "C pass; B lay GC1 GC2 GC3")
    play(state, "C pass; C lay BC1 BC2 BC3")
    assert asked(state) == {"C": "eagle"}
    play(state, "C eagle RH1")
    assert "RH1" in hand(state, "C")
    assert state.view(None)["phase"] == "dark"


@rule("IN-040", "IN-018")
def test_eagles_may_fly_after_an_exchange_in_the_evocation_turn() -> None:
    hands = ["RC1 GO1 GO2 GO3", "EAG BC1 BC2 BC3"]
    state = position("evocation", hands=hands, table="RC6 RH2 RO1 RO2")
    play(state, "B pass; A swap RC1 RC6")
    assert asked(state) == {"B": "eagle"}
    assert "eagle RC1" in offered(state, "B")
    play(state, "B pass")
    assert asked(state) == {"A": "lay"}


@rule("IN-040")
def test_without_an_exchange_nothing_has_changed_and_nobody_is_asked_again() -> None:
    hands = ["RC1 GO1 GO2 GO3", "EAG BC1 BC2 BC3"]
    state = position("evocation", hands=hands, table="RC6 RH2 RO1 RO2")
    play(state, "B pass; A pass")
    assert asked(state) == {"A": "lay"}


@rule("IN-040")
def test_eagles_may_fly_before_and_after_the_attempt_of_a_plucked_seat() -> None:
    state = position(
        "evocation",
        turn="C",
        tokens=[4, 4, 0],
        laid=["RC1 RC2 RC3", "GC1 GC2 GC3"],
        hands=["EAG", "GO6", "GO1 GO2"],
        table="RH1 RH2 RO1 RO2",
    )
    assert asked(state) == {"A": "eagle"}
    play(state, "A pass; C pass")
    assert asked(state) == {"A": "eagle"}


@rule("IR-15")
def test_no_eagle_flies_while_no_card_is_open() -> None:
    state = position("dark", turn="B", hands=["EAG", "EAG"])
    assert asked(state) == {"B": "change"}
    assert refused(state, "B eagle RC1") == ("error-eagle-no-table", "IR-15")


@rule("IR-15")
def test_settlement_and_gathering_are_one_step_without_eagles() -> None:
    state = position("evocation", turn="B", hands=["EAG", "GC1 GC2 GC3 GC4"], table="RH1 RH2 RO1 RO2")
    play(state, "A pass; B lay GC1 GC2 GC3")
    assert asked(state) == {"A": "eagle"}
    play(state, "A pass")
    assert asked(state) == {"B": "change"}


# Who


@rule("IN-040", "IR-19")
def test_only_holders_are_asked_the_active_seat_first_then_clockwise() -> None:
    assert list(asked(light("ABC"))) == ["A", "B", "C"]
    assert list(asked(light("AC"))) == ["A", "C"]
    assert asked(light("")) == {"A": "light"}
    later = position("light", turn="C", hands=["EAG", "EAG", "EAG"], table="RC5 GH2 BH4")
    assert list(asked(later)) == ["C", "A", "B"]


@rule("IR-19")
def test_of_two_who_want_the_same_card_the_first_in_order_has_it() -> None:
    state = light("BC")
    play(state, "C eagle RC5; B eagle RC5")
    assert hand(state, "B") == "RC5 GO1 GO2 GO3"
    assert hand(state, "C") == "BO1 BO2 BO3 EAG"
    assert asked(state) == {"C": "eagle"}


@rule("IR-19")
def test_after_an_eagle_everybody_may_react_again_also_who_had_passed() -> None:
    state = light("BC")
    play(state, "B pass; C eagle GH2")
    assert asked(state) == {"B": "eagle"}
    assert "eagle RH6" in offered(state, "B")
    play(state, "B eagle RH6")
    assert asked(state) == {"A": "light"}


@rule("IR-19")
def test_an_eagle_in_anothers_turn_comes_before_his_next_action_and_undoes_none() -> None:
    state = light("C")
    play(state, "C pass; A swap RO1 RC5; C eagle RO1")
    assert hand(state, "A") == "RC5 RO2 RO3 RO6"
    assert asked(state) == {"B": "light"}
    assert refused(state, "B swap GO1 RO1") == ("error-not-on-table", "IN-014")


@rule("IN-040", "IR-41")
def test_a_strict_table_asks_everybody_who_might_hold_an_eagle() -> None:
    hands = ["RO1 RO2 RO3 RO4", "EAG GO1 GO2 GO3", "BO1 BO2 BO3 BO4"]
    state = position("light", hands=hands, table="RC5 GH2 BH4", reactions="strict")
    assert list(asked(state)) == ["A", "B", "C"]
    assert offered(state, "A") == ["pass"]
    assert refused(state, "A eagle RC5") == ("error-no-eagle", "IN-040")


@rule("IR-41")
def test_a_strict_table_does_not_ask_a_seat_whose_hand_all_know() -> None:
    hands = ["RO1 RO2 RO3 RO4", "EAG GO1 GO2 GO3"]
    clues = [["RO1", "RO2", "RO3", "RO4"]]
    state = position("light", hands=hands, clues=clues, table="RC5 GH2 BH4", reactions="strict")
    assert list(asked(state)) == ["B"]


@rule("IR-41", "IN-044")
def test_a_strict_table_asks_nobody_once_all_eagles_were_seen() -> None:
    state = position(
        "dark", turn="B", deck="EAG EAG RC1 RC2 RC3", hands=["EAG RO1 RO2 RO3"], players=2, reactions="strict"
    )
    play(state, "B pass")
    assert list(asked(state)) == ["A", "B"]
    play(state, "B pass; A eagle RC1")
    assert asked(state) == {"A": "light"}


# What


@rule("IN-041", "IN-042", "IR-20")
def test_the_eagle_goes_under_the_deck_and_a_new_card_takes_the_place_of_the_one_taken() -> None:
    state = light("A")
    play(state, "A eagle GH2")
    assert hand(state, "A") == "RO1 RO2 RO3 GH2"
    assert show(state.table) == "RC5 RH6 BH4"
    assert show(state.deck[:1]) == "EAG"
    assert hand_sizes(state) == [4, 4, 4]
    assert told(state, "eagle-played") == [{"seat": 0, "took": "GH2"}]


@rule("IN-043")
def test_two_eagles_and_the_turn_is_still_there() -> None:
    state = position("light", hands=["EAG EAG RO1 RO2"], table="RC5 GH2 BH4", deck="RH6 RH5", players=2)
    play(state, "A eagle RC5; A eagle GH2")
    assert asked(state) == {"A": "light"}
    play(state, "A swap RO1 BH4")
    assert hand(state, "A") == "RC5 RO2 GH2 BH4"


@rule("IR-16")
def test_in_the_evocation_turn_an_eagle_takes_any_card() -> None:
    state = position("evocation", hands=["EAG RC1 RC2 RC3"], table="GH1 BO2 RH3 GC4", players=2)
    assert offered(state, "A") == ["pass", "eagle RH3", "eagle GC4", "eagle GH1", "eagle BO2"]


@rule("IR-17", "IN-044")
def test_eagle_after_eagle_until_another_card_comes() -> None:
    state = position("light", hands=["EAG RO1 RO2 RO3"], table="RC5 GH2 BH4", deck="EAG EAG RH6", players=2)
    play(state, "A eagle BH4")
    assert show(state.table) == "RC5 GH2 RH6"
    assert show(state.deck[:3]) == "EAG EAG EAG"


@rule("IR-18", "IN-041")
def test_what_is_refused_to_an_eagle() -> None:
    state = light("A")
    assert refused(state, "A eagle RC6") == ("error-not-on-table", "IN-041")
    assert refused(state, "A swap RO1 RC5") == ("error-eagle-or-pass", "IN-040")


def eagle_kept_after_evoking(option: str) -> Indy:
    """A has evoked and kept an eagle; B's evocation is next."""
    return position(
        "evocation",
        turn="B",
        laid=["RC1 RC2 RC3"],
        hands=["EAG", "GC1 GC2 GC3 GC4"],
        table="RH1 RH2 RO1 RO2",
        options={"eagle-after-evoking": option},
    )


@rule("IR-21")
def test_a_kept_eagle_may_be_played_after_the_own_evocation() -> None:
    state = eagle_kept_after_evoking("yes")
    assert asked(state) == {"A": "eagle"}
    play(state, "A eagle RH1")
    assert hand(state, "A") == "RH1"


@rule("IR-21")
def test_a_kept_eagle_may_be_kept_for_the_next_manche() -> None:
    state = eagle_kept_after_evoking("yes")
    play(state, "A pass; B lay GC1 GC2 GC3; A pass")
    assert state.manche == 2
    assert "EAG" in hand(state, "A")


@rule("IR-21")
def test_option_no_eagle_after_the_own_evocation() -> None:
    state = eagle_kept_after_evoking("no")
    assert asked(state) == {"B": "lay"}
    play(state, "B lay GC1 GC2 GC3")
    assert state.view(None)["phase"] == "dark"


@rule("IR-21")
def test_option_before_the_own_evocation_eagles_fly_as_ever() -> None:
    state = position("evocation", "B", hands=["", "EAG"], players=2, options={"eagle-after-evoking": "no"})
    assert asked(state) == {"B": "eagle"}


@rule("IN-040", "IR-19")
def test_eagles_may_fly_after_the_last_swap_in_the_light_before_the_fourth_card() -> None:
    state = position(
        "light", turn="B", hands=["EAG", "RC1 RC2 RC3 RC4"], table="GC1 GC2 GC3", deck="BO1 BO2", players=2
    )
    play(state, "A pass; B swap RC1 GC1")
    assert asked(state) == {"A": "eagle"}
    assert show(state.table) == "RC1 GC2 GC3"

    play(state, "A eagle RC1")
    assert show(state.table) == "BO1 GC2 GC3 BO2"
