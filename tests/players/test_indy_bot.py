"""The greedy bot of Indy plays sensibly."""

from __future__ import annotations

from players.asking import answer
from tavolata.engine import PASS
from tavolata.games.indy.position import position
from tavolata.games.indy.state import Indy

# In the dark


def test_in_the_dark_it_keeps_what_is_nearly_a_standard() -> None:
    state = position("dark", hands=["RC4 RH5 GO1 BH2", "BC1"])
    assert answer(state, "A") == "change GO1 BH2"


def test_in_the_dark_it_keeps_what_is_nearly_a_team() -> None:
    state = position("dark", hands=["GC4 GC5 RH1 BO2", "BC1"])
    assert answer(state, "A") == "change RH1 BO2"


def test_in_the_dark_it_never_breaks_up_a_team() -> None:
    state = position("dark", hands=["GC4 GC5 GC6 BO2", "BC1"])
    assert answer(state, "A") in ("pass", "change BO2")


def test_in_the_dark_it_keeps_its_eagle() -> None:
    state = position("dark", hands=["RC4 RH5 GO1 EAG", "BC1"])
    assert answer(state, "A") == "change GO1"


# In the light


def test_in_the_light_it_completes_a_team_rather_than_a_standard() -> None:
    state = position("light", hands=["RC4 RC5 RH6 GO1", "BC1"], table="RC1 RO6 BH3")
    assert answer(state, "A") == "swap GO1 RC1"


def test_in_the_light_it_completes_a_standard() -> None:
    state = position("light", hands=["RC4 RH5 GO1 BH2", "BC1"], table="RO2 GO6 BH6")
    assert answer(state, "A") in ("swap GO1 RO2", "swap BH2 RO2")


def test_in_the_light_it_takes_feathers_when_nothing_fits() -> None:
    state = position("light", hands=["RC4 RC5 GH3 BO1", "BC1"], table="GO6 BH2 GH1")
    assert answer(state, "A") == "swap BO1 GO6"


def test_in_the_light_it_leaves_a_good_hand_alone() -> None:
    state = position("light", hands=["GC4 GC5 GC6 RC6", "BC1"], table="RO2 BO3 BH1")
    assert answer(state, "A") == "pass"


# Evoking


def test_before_evoking_it_takes_more_feathers_of_the_same_suit() -> None:
    state = position("evocation", hands=["RC4 RC2 RC1 BO5", "BC1"], table="RC6 GO3 GH4 BH2")
    assert answer(state, "A") == "swap RC1 RC6"


def test_it_lays_a_team_rather_than_a_standard_with_more_feathers() -> None:
    state = position("evocation", hands=["RC1 RC2 RC3 RH6", "BC1"], table="GO1 GH1 BH1 BO1")
    assert answer(state, "A") == "lay RC1 RC2 RC3"


def test_of_equal_evocations_it_lays_the_one_that_keeps_the_character() -> None:
    state = position("evocation", hands=["RC3 GH6 BH3 BO6", "BC1"], table="GO1 GO2 RH1 RO1")
    assert answer(state, "A") == "lay GH6 BH3 BO6"


def test_when_somebody_has_surely_lost_already_it_keeps_the_best_card() -> None:
    """Nothing can be won without a team, and wrong 3 lies there: the red character is worth more next time."""
    hands = ["BO2", "RC6 GH5 BH5 GO4"]
    state = position("evocation", turn="B", hands=hands, laid=["RC1 GH1 BO1"], table="RH1 RH2 BO3 RO1")
    assert answer(state, "B") == "lay GH5 GO4 BH5"


def test_when_it_could_still_lose_it_lays_all_the_feathers_it_has() -> None:
    hands = ["BO2", "RC6 GH5 BH5 GO1"]
    state = position("evocation", turn="B", hands=hands, laid=["RC5 GH4 BO5"], table="RH1 RH2 BO3 RO1")
    assert answer(state, "B") == "lay RC6 GH5 BH5"


# Eagles


def test_an_eagle_flies_at_once_for_a_team() -> None:
    state = position("light", turn="A", hands=["BC1", "GC4 GC5 RH1 EAG"], table="GC1 RO2 BO3")
    assert answer(state, "B") == "eagle GC1"


def test_an_eagle_does_not_fly_early_for_feathers() -> None:
    state = position("light", turn="A", hands=["BC1", "GC4 BC5 RH1 EAG"], table="RO6 RO2 BO3")
    assert answer(state, "B", "greedy") == "pass"


def test_in_the_light_the_own_swap_comes_before_the_eagle() -> None:
    state = position("light", turn="A", hands=["GC4 GC5 RH1 EAG", "BC1"], table="GC1 RO2 BO3")
    assert answer(state, "A", "greedy") == "pass"
    state.play(0, PASS)
    assert answer(state, "A", "greedy") == "swap RH1 GC1"


def test_before_evoking_an_eagle_flies_for_feathers_too() -> None:
    state = position("evocation", turn="A", hands=["GC1 BH1 RO1 EAG", "BC1"], table="RO6 RO2 BO3 GH1")
    assert answer(state, "A") == "eagle RO6"


def test_an_eagle_kept_after_evoking_spoils_a_return() -> None:
    """Carla, plucked with a red shaman, would return with two red characters open."""
    state = position(
        "evocation",
        turn="C",
        hands=["EAG", "GO1", "RC3 BH1"],
        table="RC1 RC6 GH2 BO4",
        tokens=[4, 4, 0],
        shamans="S3 S5 S1",
    )
    assert answer(state, "A") == "eagle RC6"


def test_an_eagle_kept_after_evoking_stays_where_nobody_can_return() -> None:
    state = position(
        "evocation",
        turn="C",
        hands=["EAG", "GO1", "RC3 BH1"],
        table="RC1 GC6 GH2 BO4",
        tokens=[4, 4, 0],
        shamans="S3 S5 S1",
    )
    assert answer(state, "A") == "pass"


# Plucked


def plucked(phase: str, hand: str, table: str, turn: str = "C") -> Indy:
    """Carla is plucked, with a red shaman."""
    return position(
        phase, turn=turn, hands=["GO1", "BO1", hand], table=table, tokens=[4, 4, 0], shamans="S3 S5 S1", dealer="C"
    )


def test_plucked_in_the_dark_it_looks_for_characters_of_its_shaman() -> None:
    assert answer(plucked("dark", "GC6 BO5", ""), "C") == "change GC6 BO5"
    assert answer(plucked("dark", "RC1 BO5", ""), "C") == "change BO5"
    assert answer(plucked("dark", "RC1 RC5", ""), "C") == "pass"


def test_plucked_in_the_light_it_seeds_the_table() -> None:
    """IS-24: the second red character lies better on the table than in the hand."""
    assert answer(plucked("light", "RC2 RC5", "RC1 GH3 BO6"), "C").startswith("swap RC")
    assert answer(plucked("light", "RC2 RC5", "RC1 GH3 BO6"), "C").split()[2] != "RC1"


def test_plucked_in_the_light_it_takes_a_character_if_it_has_none() -> None:
    assert answer(plucked("light", "GC2 BO5", "RC1 RC3 BO6"), "C") in ("swap GC2 RC1", "swap BO5 RC1")


def test_plucked_it_returns_whenever_it_can() -> None:
    state = plucked("evocation", "RC2 RC5", "RC1 RC3 GH3 BO6")
    state.play(2, PASS)  # the swap within the suit
    assert answer(state, "C") == "return RC2 RC1 RC3"


def test_plucked_an_eagle_takes_the_missing_character() -> None:
    assert answer(plucked("evocation", "GH5 EAG", "RC1 RC3 RC4 BO6"), "C").startswith("eagle RC")


def test_plucked_an_eagle_turns_up_another_card_for_the_table() -> None:
    assert answer(plucked("evocation", "RC5 EAG", "RC1 GH3 GH1 BO6"), "C") in ("eagle GH3", "eagle GH1", "eagle BO6")


def test_plucked_it_keeps_the_character_of_its_shaman() -> None:
    state = plucked("evocation", "RC2 GC6", "GH1 BO3 GH3 BO6")
    while state.decisions[0].name != "keep":
        state.play(state.decisions[0].seat, PASS)
    assert answer(state, "C") == "keep RC2"


# Eagles of the experienced


def test_the_experienced_fetch_a_card_with_the_eagle_and_then_exchange_for_the_next() -> None:
    """Two of the three characters lie open: the eagle brings one, the exchange the other. Who waits with the eagle gets only one."""
    state = position("light", turn="A", hands=["RC6 BC3 BO4 EAG", "GH1"], table="GC4 RC1 RC4")
    assert answer(state, "A", "greedy") == "pass"
    assert answer(state, "A", "medium") == "eagle RC4"


def test_the_experienced_do_not_leave_a_six_to_the_others() -> None:
    state = position("light", turn="A", hands=["RC2 RC6 RO5 EAG", "GH1"], table="BH3 GC6 BO1")
    assert answer(state, "A", "medium") == "eagle GC6"


def test_the_experienced_keep_the_eagle_where_nothing_is_worth_it() -> None:
    state = position("light", turn="A", hands=["RC4 RC5 RC6 EAG", "GH1"], table="BH1 GO1 BO1")
    assert answer(state, "A", "medium") == "pass"
