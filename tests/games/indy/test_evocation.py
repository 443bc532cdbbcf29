"""Evocazione: a fourth card, an exchange of like for like, and three cards laid next to the shaman."""

from __future__ import annotations

from games.indy.looking import hand, hand_sizes, show
from support import asked, offered, play, refused, rule, told
from tavolata.games.indy.position import position


@rule("IN-017")
def test_a_fourth_card_is_opened_before_the_first_evocation() -> None:
    state = position("light", turn="B", table="RC1 RC2 RC3", deck="GO6", players=2)
    play(state, "B pass")
    assert show(state.table) == "RC1 RC2 RC3 GO6"
    assert state.view(None)["phase"] == "evocation"
    assert state.turn == 0


@rule("IN-017", "IN-044", "IR-17")
def test_an_eagle_as_fourth_card_is_replaced() -> None:
    state = position("light", turn="B", table="RC1 RC2 RC3", deck="EAG GO6", players=2)
    play(state, "B pass")
    assert show(state.table) == "RC1 RC2 RC3 GO6"
    assert show(state.deck[:1]) == "EAG"


@rule("IN-018")
def test_only_cards_of_the_same_type_and_colour_can_be_exchanged() -> None:
    state = position("evocation", hands=["RC1 RH2 GC3 BO4"], table="RC5 RO6 GH3 BO1", players=2)
    assert offered(state, "A") == ["pass", "swap RC1 RC5", "swap BO4 BO1"]
    assert refused(state, "A swap RC1 RO6") == ("error-swap-suit", "IN-018")  # the colour alone
    assert refused(state, "A swap RH2 GH3") == ("error-swap-suit", "IN-018")  # the type alone
    assert refused(state, "A swap RC1 GC6") == ("error-not-on-table", "IN-018")
    assert refused(state, "A swap RC2 RC5") == ("error-not-in-hand", "IN-018")
    assert refused(state, "A lay RC1 RH2 GC3") == ("error-swap-or-pass", "IN-018")


@rule("IN-012", "IN-018")
def test_one_exchange_then_the_evocation() -> None:
    state = position("evocation", hands=["RC1 RC2 GC3 BO4"], table="RC5 RC6 GH3 BO1", players=2)
    play(state, "A swap RC1 RC5")
    assert show(state.table) == "RC1 RC6 GH3 BO1"
    assert asked(state) == {"A": "lay"}


@rule("IN-018")
def test_without_a_matching_card_a_quick_table_does_not_ask() -> None:
    quick = position("evocation", hands=["RC1 RC2 RC3 RC4"], table="GC5 GC6 GH3 BO1", players=2)
    assert asked(quick) == {"A": "lay"}


@rule("IN-018")
def test_without_a_matching_card_a_strict_table_asks_all_the_same() -> None:
    clues = [["RC1", "RC2", "RC3", "RC4"], ["GC1", "GC2", "GC3", "GC4"]]
    hands = ["RC1 RC2 RC3 RC4", "GC1 GC2 GC3 GC4"]
    strict = position("evocation", hands=hands, clues=clues, table="BC5 BC6 GH3 BO1", reactions="strict")
    assert asked(strict) == {"A": "exchange"}
    assert offered(strict, "A") == ["pass"]


@rule("IN-019", "IN-020", "IR-10")
def test_three_of_four_cards_are_laid_and_the_fourth_stays_in_hand() -> None:
    state = position("evocation", hands=["RC1 RH2 RO3 GC4"], table="BC1 BC2 BC3 BC4", players=2)
    assert offered(state, "A") == ["lay RC1 RH2 RO3", "lay RC1 RH2 GC4", "lay RC1 RO3 GC4", "lay RH2 RO3 GC4"]
    play(state, "A lay RC1 RO3 RH2")
    assert show(state.laid[0]) == "RC1 RH2 RO3"
    assert hand(state, "A") == "GC4"
    assert asked(state).keys() == {"B"}


@rule("IN-021")
def test_evoking_is_compulsory_even_with_nothing_to_show() -> None:
    state = position("evocation", hands=["RC1 GH1 BO1 GO1"], table="BC1 BC2 BC3 BC4", players=2)
    assert refused(state, "A pass") == ("error-must-lay", "IN-021")
    assert refused(state, "A lay RC1 GH1 BH6") == ("error-not-in-hand", "IN-019")
    play(state, "A lay RC1 GH1 BO1")
    assert told(state, "evoked")[0]["category"] == "wrong"


@rule("IN-020", "IN-037", "IR-13")
def test_the_fourth_card_stays_hidden_and_is_kept_for_the_next_manche() -> None:
    state = position(
        "evocation", turn="B", laid=["RC1 RH1 RO1"], hands=["GC6", "GC1 GH2 GO3 BH6"], table="BC1 BC2 BC3 BC4"
    )
    assert "GC6" not in str(state.view(1))
    play(state, "B lay GC1 GH2 GO3")
    assert state.manche == 2
    assert "GC6" in hand(state, "A")
    assert "BH6" in hand(state, "B")
    assert hand_sizes(state) == [4, 4]


@rule("IR-14", "IR-18")
def test_an_eagle_does_not_reach_a_laid_evocation() -> None:
    state = position("evocation", turn="B", laid=["RC1 RH1 RO1"], hands=["", "EAG RC2 RC3 RC4"])
    assert refused(state, "B eagle RC1") == ("error-not-on-table", "IN-041")


@rule("IR-14", "IR-18")
def test_an_exchange_does_not_reach_a_laid_evocation() -> None:
    state = position(
        "evocation", turn="B", laid=["RC1 RH1 RO1"], hands=["", "RC2 RC3 RC4 GO1"], table="RC5 BC1 BC2 BC3"
    )
    assert refused(state, "B swap RC2 RC1") == ("error-not-on-table", "IN-018")
