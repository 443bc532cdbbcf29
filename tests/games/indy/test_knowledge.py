"""What everybody can know of a hand, and what stays hidden (IR-41)."""

from __future__ import annotations

from games.indy.looking import hand
from support import SEATS, asked, play, rule
from tavolata.games.indy.position import position
from tavolata.games.indy.state import Indy


def known(state: Indy, seat: str, what: str = "clues") -> object:
    """What a spectator knows of a hand."""
    by_seat = state.view(None)[what]
    assert isinstance(by_seat, list)
    return by_seat[SEATS.index(seat)]


@rule("IR-41")
def test_tokens_plate_shamans_table_evocations_and_hand_sizes_are_public() -> None:
    state = position(
        "evocation",
        turn="B",
        tokens=[3, 4],
        laid=["RC1 RH1 RO1"],
        hands=["GC6"],
        shamans="S2 S5",
        table="BC1 BC2 BC3 BC4",
    )
    seen = state.view(None)
    assert seen["table"] == ["BC1", "BC2", "BC3", "BC4"]
    assert seen["plate"] == 1
    assert [known(state, "A", what) for what in ("shamans", "tokens", "cards")] == ["S2", 3, 1]
    assert known(state, "A", "laid") == ["RC1", "RH1", "RO1"]
    assert known(state, "A", "evocations") == ("standard", 3)


@rule("IR-41", "IR-06", "IN-011")
def test_hands_and_cards_given_in_the_dark_are_known_to_their_owner_only() -> None:
    state = position("dark", hands=["RC1 RC2 RC3 RC4"], deck="GO5", players=2)
    play(state, "A change RC1")
    assert state.view(0)["hand"] == ["RC2", "RC3", "RC4", "GO5"]
    assert state.view(0)["discarded"] == ["RC1"]
    for seat in (1, None):
        assert not {"RC1", "RC2", "RC3", "RC4", "GO5"} & set(words(state.view(seat)))
    changed = (state.events or [])[-1]
    assert changed.seen_by(0)["given"] == ["RC1"]
    assert "given" not in changed.seen_by(1)


def words(value: object) -> list[str]:
    return str(value).replace("'", " ").replace('"', " ").split()


@rule("IR-41", "IN-014")
def test_a_card_taken_openly_is_known_to_all() -> None:
    state = position("light", hands=["RC1 RC2 RC3 RC4"], table="GO6 GH1 BC2", players=2)
    play(state, "A swap RC1 GO6")
    assert known(state, "A") == [["GO6"]]


@rule("IR-41", "IN-041")
def test_a_card_taken_by_an_eagle_is_known_to_all() -> None:
    state = position("light", hands=["EAG RC2 RC3 RC4"], table="GO6 GH1 BC2", players=2)
    play(state, "A eagle GH1")
    assert known(state, "A") == [["GH1"]]
    assert state.view(None)["eagles_under"] == 1


@rule("IR-41", "IN-018")
def test_a_known_card_given_up_or_laid_is_known_no_more() -> None:
    state = position("evocation", hands=["RC1 RH2 GO3 GO4"], clues=[["RC1", "RH2"]], table="RC6 BC1 BC2 BC3", players=2)
    play(state, "A swap RC1 RC6")
    assert known(state, "A") == [["RC6"], ["RH2"]]
    play(state, "A lay RC6 GO3 GO4")
    assert known(state, "A") == [["RH2"]]


@rule("IR-41", "IN-011")
def test_after_an_exchange_in_the_dark_a_known_card_may_be_under_the_deck() -> None:
    state = position("dark", hands=["RC1 RC2 RC3 RC4"], clues=[["RC1"]], players=2)
    play(state, "A change RC2")
    assert known(state, "A") == []
    assert known(state, "A", "loose") == ["RC1"]
    assert known(state, "A", "changed") == 1


@rule("IR-41", "IR-36")
def test_after_an_exchange_in_the_dark_one_of_two_known_cards_may_be_under_the_deck() -> None:
    state = position("dark", turn="C", tokens=[4, 4, 0], hands=["", "", "GC4 RC2"], clues=[[], [], ["GC4 BH2"]])
    play(state, "C change RC2")
    assert known(state, "C") == []
    assert known(state, "C", "loose") == ["GC4", "BH2"]


@rule("IR-41", "IN-010")
def test_a_pass_in_the_dark_keeps_a_known_card_known() -> None:
    state = position("dark", hands=["RC1 RC2 RC3 RC4"], clues=[["RC1"]], players=2)
    play(state, "A pass")
    assert known(state, "A") == [["RC1"]]


@rule("IR-41", "IR-07")
def test_a_plucked_seat_that_changes_both_cards_has_certainly_put_the_known_one_away() -> None:
    state = position("dark", turn="C", tokens=[4, 4, 0], hands=["", "", "RC1 RC2"], clues=[[], [], ["RC1"]])
    play(state, "C change RC1 RC2")
    assert known(state, "C") == []
    assert known(state, "C", "loose") == ["RC1"]
    assert known(state, "C", "changed") == 2
    for seed in range(20):
        world = state.determinize(0, seed)
        assert "RC1" not in hand(world, "C")


@rule("IR-13", "IR-41")
def test_a_kept_card_that_was_taken_openly_is_known_in_the_next_manche() -> None:
    state = position(
        "evocation",
        turn="B",
        laid=["RC1 RH1 RO1"],
        hands=["GC6", "GC1 GH2 GO3 BH6"],
        clues=[["GC6"]],
        table="BC1 BC2 BC3 BC4",
    )
    play(state, "B lay GC1 GH2 GO3")
    assert state.manche == 2
    assert known(state, "A") == [["GC6"]]
    assert known(state, "B") == []
    for seed in range(20):
        assert "GC6" in hand(state.determinize(1, seed), "A")


@rule("IR-36", "IR-41")
def test_a_plucked_seat_with_two_known_cards_keeps_one_and_all_know_one_of_which() -> None:
    state = position(
        "evocation",
        turn="C",
        tokens=[4, 4, 0],
        hands=["", "", "GC4 BH2"],
        clues=[[], [], ["GC4", "BH2"]],
        table="RO1 RO2 RO3 RO4",
    )
    play(state, "C pass; C keep BH2")
    assert known(state, "C") == [["GC4", "BH2"]]


@rule("IR-36", "IR-41")
def test_a_plucked_seat_with_one_known_card_keeps_one_and_nobody_knows_which() -> None:
    state = position(
        "evocation",
        turn="C",
        tokens=[4, 4, 0],
        hands=["", "", "GC4 BH2"],
        clues=[[], [], ["GC4"]],
        table="RO1 RO2 RO3 RO4",
    )
    play(state, "C pass; C keep GC4")
    assert known(state, "C") == []


@rule("IR-41")
def test_worlds_are_true_to_what_all_have_seen() -> None:
    state = position("light", hands=["RC1 RC2 RC3 RC4", "GC1 GC2 GC3 GC4"], table="GO6 GH1 BC2", players=3)
    play(state, "A swap RC1 GO6")
    for seed in range(20):
        world = state.determinize(1, seed)
        assert isinstance(world, Indy)
        assert "GO6" in hand(world, "A")
        assert hand(world, "B") == hand(state, "B")
        assert world.table == state.table
        assert world.problems() == []


@rule("IR-36", "IR-41")
def test_one_of_two_known_cards_comes_to_the_table_so_the_other_was_kept() -> None:
    state = position(
        "dark",
        turn="C",
        tokens=[4, 4, 0],
        hands=["GO1 GO2 GO3 GO4", "BO1 BO2 BO3 BO4", "GC4 RC2"],
        clues=[[], [], ["GC4 BH2"]],
        deck="BH2 RH1 RH2 RH3",
    )
    play(state, "C pass; A pass; B pass; C swap RC2 BH2")
    for seed in range(20):
        assert hand(state.determinize(0, seed), "C") == "GC4 BH2"


@rule("IR-41", "IR-21")
def test_a_loose_card_never_fills_the_hand_of_the_only_seat_that_can_hold_the_eagle() -> None:
    hands = ["RC1 RC2 RC3 RC4", "RC5 BO1 BO2 EAG"]
    state = position("dark", turn="B", dealer="B", hands=hands, clues=[[], ["RC5"]], deck="GO1 GO2 GO3 GO4 GO5 GO6")
    play(state, "B change RC5 BO1; A pass")
    while "B" not in asked(state) or asked(state)["B"] != "lay":
        play(state, f"{next(iter(asked(state)))} pass")
    play(state, "B lay BO2 GO1 GO2")
    assert asked(state) == {"B": "eagle"}
    for seed in range(50):
        world = state.determinize(0, seed)
        world.check()
        assert hand(world, "B") == "EAG"


@rule("IR-41", "IR-25")
def test_a_seat_plucked_just_now_may_still_hold_the_card_it_did_not_change() -> None:
    state = position(
        "dark",
        turn="B",
        dealer="B",
        tokens=[4, 1, 4, 0],
        hands=["RC1 RH1 RO1 GO6", "RC5 BO1 BO2 BO3", "GC1 GC2 GC3 BH1", "GO1 GO2"],
        clues=[[], ["RC5"]],
        deck="GH1 GH2 RO4 RO5 RO6 RH6",
    )
    play(state, "B change BO1 BO2")
    laid = {"A": "RC1 RH1 RO1", "B": "BO3 GH1 GH2", "C": "GC1 GC2 GC3"}
    while set(asked(state).values()) != {"keep"}:
        seat, question = next(iter(asked(state).items()))
        play(state, f"{seat} lay {laid[seat]}" if question == "lay" else f"{seat} pass")
    assert state.tokens[1] == 0
    assert any(hand(state.determinize(0, seed), "B") == "RC5" for seed in range(60))


@rule("IR-41", "IR-19")
def test_of_eagles_played_in_secret_a_world_knows_nothing() -> None:
    hands = ["EAG RC1 RC2 RC3", "EAG GC1 GC2 GC3", "EAG BC1 BC2 BC3", "RH1 RH2 RH3 RH4"]
    state = position("light", turn="A", hands=hands, table="RC6 GO3 BH2")
    play(state, "A eagle RC6; B pass")
    for seed in range(30):
        # C, who is asked, may be preceded by A and B: in some worlds they hold eagles and are asked (again).
        again = state.determinize(2, seed)
        assert not again.answered
        assert "C" in asked(again)
        # For C to be next, those before it have answered.
        anew = state.determinize(2, seed, given="anew")
        assert next(iter(asked(anew))) == "C"
        assert {decision.seat for decision in anew.answered} == {decision.seat for decision in again.decisions} & {0, 1}
