"""Buio: cards for cards from the deck. Luce: a card for one of three on the table."""

from __future__ import annotations

import pytest

from games.indy.looking import hand, show
from support import asked, offered, play, refused, rule, told
from tavolata.games.indy.position import position

# Buio


@rule("IN-009", "IN-010", "IN-012")
def test_in_the_dark_everybody_has_one_turn_from_the_dealer_clockwise() -> None:
    state = position("dark", dealer="B", hands=["GC1 GC2 GC3 GC4", "RC1 RC2 RC3 RC4", "BC1 BC2 BC3 BC4"])
    assert asked(state) == {"B": "change"}
    play(state, "B change RC1")
    assert asked(state) == {"C": "change"}
    play(state, "C pass")
    assert asked(state) == {"A": "change"}
    play(state, "A change GC1 GC2")
    assert asked(state) == {"B": "light"}


@rule("IN-010", "IR-05")
def test_nobody_has_to_change_cards_in_the_dark() -> None:
    state = position("dark", hands=["RC1 RC2 RC3 RC4"], players=2)
    play(state, "A pass")
    assert hand(state, "A") == "RC1 RC2 RC3 RC4"
    assert told(state, "passed") == [{"seat": 0}]


@rule("IN-011", "IN-049", "IR-06")
def test_cards_given_in_the_dark_lie_under_the_deck_and_come_back_to_nobody() -> None:
    given = ["RC1 RC2", "RH1 RH2", "RO1 RO2", "GC1 GC2", "GH1 GH2", "GO1 GO2"]
    state = position("dark", hands=given)
    for seat in range(6):
        play(state, f"{'ABCDEF'[seat]} change {given[seat]}")
    assert sorted(show(state.deck[:12]).split()) == sorted(" ".join(given).split())
    assert [len(hand) for hand in state.hands] == [4] * 6


@rule("IN-010")
@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("change GO1", "error-not-in-hand"),
        ("change RC1 RC1", "error-not-in-hand"),
        ("change RC1 RC2 RC3", "error-change-too-many"),
        ("swap RC1 GO1", "error-change-or-pass"),
        ("lay RC1 RC2 RC3", "error-change-or-pass"),
    ],
)
def test_what_is_refused_in_the_dark(answer: str, key: str) -> None:
    state = position("dark", hands=["RC1 RC2 RC3 RC4"], deck="GO1", players=2)
    assert refused(state, f"A {answer}") == (key, "IN-010")


@rule("IR-08")
def test_option_eagles_may_not_be_discarded_in_the_dark() -> None:
    state = position("dark", hands=["EAG EAG RC1 RC2"], players=2, options={"eagle-discard": "no"})
    assert offered(state, "A") == ["pass", "change RC1", "change RC1 RC2", "change RC2"]
    assert refused(state, "A change EAG") == ("error-change-eagle", "IR-08")
    state = position("dark", hands=["EAG RC1 RC2 RC3"], players=2, options={"eagle-discard": "no"})
    assert len(offered(state, "A")) == 1 + 3 + 3


@rule("IR-08")
def test_eagles_are_alike_and_may_be_discarded_in_the_dark() -> None:
    state = position("dark", hands=["EAG EAG EAG RC1"], players=2)
    assert offered(state, "A") == ["pass", "change RC1", "change RC1 EAG", "change EAG", "change EAG EAG"]
    state = position("dark", turn="C", hands=["", "", "EAG EAG"], tokens=[4, 4, 0])
    assert offered(state, "C") == ["pass", "change EAG", "change EAG EAG"]


# Luce


@rule("IN-013", "IN-009")
def test_three_cards_are_opened_before_the_first_turn_in_the_light() -> None:
    state = position("dark", turn="B", deck="RC1 RC2 RC3", players=2)
    play(state, "B pass")
    assert show(state.table) == "RC1 RC2 RC3"
    assert asked(state) == {"A": "light"}


@rule("IN-044", "IN-050", "IR-17")
def test_eagles_among_the_three_cards_are_replaced_before_anything_else() -> None:
    state = position("dark", turn="B", deck="RC1 EAG EAG RC2 EAG RC3", players=2)
    play(state, "B pass")
    assert show(state.table) == "RC1 RC2 RC3"
    assert show(state.deck[:3]) == "EAG EAG EAG"
    assert len(told(state, "eagle-replaced")) == 3


@rule("IN-014", "IN-016", "IR-05")
def test_in_the_light_any_hand_card_may_go_for_any_table_card() -> None:
    state = position("light", hands=["RC1 GH2 BO3 EAG"], table="RH1 GO6 BC4", players=2)
    play(state, "A pass")  # the eagle
    swaps = [f"swap {mine} {theirs}" for mine in ["RC1", "GH2", "BO3", "EAG"] for theirs in ["RH1", "GO6", "BC4"]]
    assert offered(state, "A") == ["pass", *swaps]


@rule("IN-014", "IN-012")
def test_one_exchange_each_in_the_light() -> None:
    state = position("light", hands=["RC1 RC2 RC3 RC4", "GC1 GC2 GC3 GC4"], table="RH1 GO6 BC4")
    play(state, "A swap RC1 RH1")
    assert asked(state) == {"B": "light"}
    play(state, "B pass")
    assert asked(state)["A"] != "light"


@rule("IN-015")
def test_the_card_given_lies_in_the_place_of_the_card_taken() -> None:
    state = position("light", hands=["RC1 RC2 RC3 RC4"], table="RH1 GO6 BC4", players=2)
    play(state, "A swap RC2 GO6")
    assert show(state.table) == "RH1 RC2 BC4"
    assert hand(state, "A") == "RC1 RC3 RC4 GO6"
    assert told(state, "swapped") == [{"seat": 0, "gave": "RC2", "took": "GO6"}]


@rule("IN-014")
@pytest.mark.parametrize(
    ("answer", "key", "because"),
    [
        ("swap GC1 RH1", "error-not-in-hand", "IN-014"),
        ("swap RC1 GC1", "error-not-on-table", "IN-014"),
        ("change RC1", "error-swap-or-pass", "IN-014"),
        ("eagle RH1", "error-eagle-moment", "IR-19"),
    ],
)
def test_what_is_refused_in_the_light(answer: str, key: str, because: str) -> None:
    state = position("light", hands=["RC1 RC2 RC3 RC4", "GC1"], table="RH1 GO6 BC4")
    assert refused(state, f"A {answer}") == (key, because)


@rule("IR-08")
def test_option_eagles_may_not_be_given_up_in_the_light() -> None:
    state = position(
        "light", hands=["EAG RC1 RC2 RC3"], table="RH1 GO6 BC4", players=2, options={"eagle-discard": "no"}
    )
    play(state, "A pass")
    assert len(offered(state, "A")) == 1 + 3 * 3
    assert refused(state, "A swap EAG RH1") == ("error-swap-eagle", "IR-08")


@rule("IR-07")
def test_a_plucked_seat_takes_part_in_the_light() -> None:
    state = position("light", turn="C", tokens=[4, 4, 0], hands=["", "", "RC1 RC2"], table="RH1 GO6 BC4")
    assert len(offered(state, "C")) == 1 + 2 * 3


@rule("IR-07")
def test_option_a_plucked_seat_sits_out_dark_and_light() -> None:
    state = position("dark", tokens=[4, 0, 4], options={"plucked-exchange": "no"})
    play(state, "A pass")
    assert asked(state) == {"C": "change"}
    play(state, "C pass; A pass")
    assert asked(state) == {"C": "light"}
