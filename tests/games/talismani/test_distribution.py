"""What becomes of the cards played: stake, talismans, special cards, the share-out, the weather."""

from __future__ import annotations

import pytest

from games.talismani.looking import (
    ROW,
    deal,
    forged,
    hand,
    hand_sizes,
    lay,
    picks,
    pool,
    prepared,
    revealed,
    row,
    sitting,
    takers,
    view,
    winner,
)
from support import asked, offered, play, refused, rule, told
from tavolata.engine import NotYourDecision
from tavolata.games.talismani.position import position
from tavolata.games.talismani.state import Talismani

# The stake


@rule("TdT-023", "TdT-002", "TdT-006")
def test_the_primo_talismano_is_whole_and_every_later_stake_a_half() -> None:
    state = position(ROW, ["NEB8 NEB7", "NEV1 NEV2", "NUV1 NUV2"])
    lay(state, ["NEB8", "NEV1", "NUV1"])
    assert told(state, "stake-taken") == [{"seat": 0, "card": "PRIMO", "worth": 2}]
    play(state, "A stake NEB8; C take NEV1; A keep")
    lay(state, ["NEB7", "NEV2", "NUV2"])
    assert told(state, "stake-taken")[1] == {"seat": 0, "card": "NEB8", "worth": 1}
    assert state.scores == [3, 0, 0]
    assert view(state)["stakes"][0] == ["PRIMO", "NEB8"]


@rule("TR-17", "TdT-059")
@pytest.mark.parametrize(
    ("later", "turn", "worth", "wholes"),
    [("whole", 1, 2, ["PRIMO"]), ("whole", 2, 2, ["PRIMO"]), ("half", 1, 2, ["PRIMO"]), ("half", 2, 1, [])],
)
def test_the_primo_talismano_won_later(later: str, turn: int, worth: int, wholes: list[str]) -> None:
    state = revealed(ROW, ["NEB1", "NEV1"], turn=turn, options={"primo-later": later})
    assert state.scores == [worth, 0]
    assert view(state)["wholes"] == [wholes, []]


@rule("TR-18", "TdT-059")
@pytest.mark.parametrize(("zero", "worth", "wholes"), [("half", 1, []), ("whole", 2, ["PIO"])])
def test_a_zero_as_stake(zero: str, worth: int, wholes: list[str]) -> None:
    state = revealed(ROW, ["NEB1", "NEV1", "NUV1", "SOL1"], stake="PIO0", options={"zero-stake": zero})
    assert state.scores[0] == worth
    assert view(state)["wholes"][0] == wholes


@rule("TR-17", "TR-18")
def test_a_whole_zero_does_not_make_a_faded_primo_whole() -> None:
    options = {"primo-later": "half", "zero-stake": "whole"}
    state = position(ROW, ["NEB1 NEB2", "NEV1 NEV2", "NUV0 NUV1", "SOL1 SOL2"], turn=2, options=options)
    lay(state, ["NEB1", "NEV1", "NUV0", "SOL1"])
    play(state, "C leave; A stake NUV0")
    picks(state)
    play(state, "A keep")
    lay(state, ["NEB2", "NEV2", "NUV1", "SOL2"])
    assert view(state)["stakes"][0] == ["PRIMO", "NUV0"]
    assert state.scores[0] == 3
    assert view(state)["wholes"][0] == ["NUV"]


@rule("TdT-024", "TdT-027", "TR-15", "TR-16")
def test_the_winner_chooses_one_of_all_the_cards_played() -> None:
    state = revealed(ROW, ["NEB3 NEB5", "CT1", "J1"], stake="NUV1")
    assert asked(state) == {"A": "stake"}
    assert offered(state, "A") == ["stake NEB3", "stake NEB5", "stake J1", "stake CT1"]
    assert refused(state, "A stake SOL1") == ("error-stake-not-played", "TdT-024")
    assert refused(state, "A stake NUV1") == ("error-stake-not-played", "TdT-024")
    assert refused(state, "A take NEB3") == ("error-choose-stake", "TdT-024")
    assert refused(state, "A pass") == ("error-choose-stake", "TdT-024")
    play(state, "A stake CT1")
    assert asked(state) == {"B": "weather"}  # the effect takes place


@rule("TdT-025", "TdT-049")
def test_scegli_posta_chooses_in_place_of_the_winner() -> None:
    state = revealed(ROW, ["NEB3", "SP1", "SOL4"])
    assert winner(state) == "A"
    with pytest.raises(NotYourDecision):
        play(state, "A stake SOL4")
    play(state, "B stake NEB3")
    assert told(state, "stake-chosen") == [{"seat": 1, "card": "NEB3"}]
    assert state.events is not None
    assert [event.rule for event in state.events if event.kind == "stake-chosen"] == ["TdT-049"]


@rule("TdT-026", "TR-19")
def test_of_two_scegli_posta_the_lower_number_chooses_and_both_share() -> None:
    state = revealed(ROW, ["NEB3", "SP2", "SP1", "SOL4", "SOL5"])
    assert told(state, "cancelled") == [{"seat": 1, "card": "SP2"}]
    assert asked(state) == {"C": "stake"}
    play(state, "C stake NEB3")
    assert takers(state) == "DEBC"


def combination_against_stake(choice: str) -> Talismani:
    return revealed(ROW, ["NEB3", "NEV4 NEV5", "SOL4 SOL5"], options={"stake-choice": choice})


@rule("TR-13", "TR-14", "TdT-028")
def test_asides_are_declared_before_the_stake_from_the_lowest_play_to_the_highest() -> None:
    state = combination_against_stake("after-asides")
    assert asked(state) == {"C": "aside"}
    assert refused(state, "C pass") == ("error-aside-or-leave", "TdT-041")
    assert refused(state, "C stake NEB3") == ("error-aside-or-leave", "TdT-041")
    play(state, "C aside")
    assert asked(state) == {"B": "aside"}
    play(state, "B leave")
    assert refused(state, "A stake SOL4") == ("error-stake-aside", "TR-14")
    assert offered(state, "A") == ["stake NEB3", "stake NEV4", "stake NEV5"]


@rule("TR-13", "TR-14")
def test_where_the_stake_comes_first_it_can_break_a_combination() -> None:
    state = combination_against_stake("before-asides")
    assert asked(state) == {"A": "stake"}
    play(state, "A stake SOL4")
    assert asked(state) == {"B": "aside"}  # C has nothing left to put aside
    play(state, "B aside")
    assert takers(state) == "C"
    assert pool(state) == "NEB3 SOL5"
    assert picks(state) == "CC"


# Forging


@rule("TdT-028", "TdT-041", "TR-27")
def test_a_combination_put_aside_lies_open_and_cannot_be_taken_back() -> None:
    state = revealed(ROW, ["NEB3", "NEV4 NEV5", "SOL4"])
    play(state, "B aside; A stake NEB3")
    assert prepared(state, "B") == ["NEV4 NEV5"]
    assert not {"NEV4", "NEV5"} & set(hand(state, "B").split())
    play(state, "A keep")
    assert not [text for text in offered(state, "B") if "NEV4" in text or "NEV5" in text]


@rule("TdT-029", "TR-20")
def test_the_winner_leaves_his_combination_to_the_others() -> None:
    state = revealed(ROW, ["NEB3 NEB4", "NEV4", "SOL4"])
    assert asked(state) == {"A": "stake"}
    play(state, "A stake NEB3")
    assert pool(state) == "NEB4 NEV4 SOL4"
    assert takers(state) == "CB"


@rule("TdT-042", "TdT-035", "TdT-043", "TdT-002", "TR-21")
def test_a_combination_of_the_dominant_suit_is_forged_at_once_and_gets_no_cards() -> None:
    state = revealed(ROW, ["NEB8", "NEB3 NEB4", "SOL4"])
    play(state, "B aside; A stake NEB8")
    assert forged(state, "B") == ["NEB3 NEB4"]
    assert state.scores == [2, 2, 0]
    assert told(state, "taken") == [{"seat": 2, "card": "SOL4"}]
    assert prepared(state, "B") == []


@rule("TdT-043", "TdT-035")
def test_a_combination_of_another_suit_waits_and_gets_no_cards_either() -> None:
    state = revealed(ROW, ["NEB8", "NEV3 NEV4", "SOL4"])
    play(state, "B aside; A stake NEB8")
    assert prepared(state, "B") == ["NEV3 NEV4"]
    assert state.scores == [2, 0, 0]
    assert told(state, "taken") == [{"seat": 2, "card": "SOL4"}]


@rule("TdT-044")
def test_there_is_no_limit_to_talismans_put_aside() -> None:
    many = ["SOL1 SOL2", "SOL3 SOL4", "SOL5 SOL6", "NUV1 NUV2", "NUV3 NUV4", "J1 NUV5"]
    state = position(ROW, ["PIO1 PIO2 PIO3", "NEB5 NEB6"], prepared=[many])
    lay(state, ["PIO1 PIO2", "NEB5"])
    play(state, "A aside")
    assert len(prepared(state, "A")) == 7


@rule("TR-09")
@pytest.mark.parametrize(("pair", "expected"), [("sequence", False), ("any", True)])
def test_a_zero_with_any_fairy_of_its_suit(pair: str, expected: bool) -> None:
    state = revealed(ROW, ["NEB8", "NEV0 NEV5", "SOL4", "SOL5"], options={"zero-pair": pair})
    assert (asked(state) == {"B": "aside"}) == expected
    other = revealed(ROW, ["NEB8", "NEV1 NEV5", "SOL4", "SOL5"], options={"zero-pair": pair})
    assert asked(other) == {"A": "stake"}


@rule("TR-24", "TdT-047")
@pytest.mark.parametrize(("most", "count"), [("all", 2), ("one", 1)])
def test_how_many_ripe_talismans_are_forged_in_a_turn(most: str, count: int) -> None:
    state = position(
        ROW,
        ["SOL1", "NEB8 NEB7", "NEV1 NEV2"],
        prepared=[["NEB1 NEB2", "NUV1 NUV2", "NEB4 NEB5"]],
        options={"ripe-talismans": most},
    )
    lay(state, ["", "NEB8", "NEV1"])
    play(state, "B stake NEB8; B keep")
    assert len(forged(state, "A")) == count
    assert forged(state, "A")[0] == "NEB1 NEB2"  # the one that waited longest
    assert sitting(state) == ("" if most == "all" else "A")


# Special cards


@rule("TdT-050", "TR-32")
def test_inverti_ordine_turns_the_row_round() -> None:
    state = revealed("SOL NEB TEM PIO NEV NUV", ["SOL3", "IN1", "NEB4"])
    play(state, "A stake SOL3")
    assert row(state) == "NUV NEV PIO TEM NEB SOL"
    assert told(state, "inverted") == [{"seat": 1, "row": ["NUV", "NEV", "PIO", "TEM", "NEB", "SOL"]}]


@rule("TdT-051", "TR-33")
def test_cambia_ordine_can_make_seventeen_rows() -> None:
    state = revealed(ROW, ["NEB3", "CO1", "SOL4"])
    play(state, "A stake NEB3")
    rows = set()
    for text in offered(state, "B"):
        clone = state.clone()
        play(clone, f"B {text}")
        rows.add(row(clone))
    assert len(rows) == 17
    assert ROW in rows
    assert all(text.startswith("NEB ") for text in rows)


@rule("TdT-051", "TR-33", "TR-34")
@pytest.mark.parametrize(("stay", "expected"), [("yes", True), ("no", False)])
def test_cambia_ordine_may_leave_the_row_as_it_is(stay: str, expected: bool) -> None:
    state = revealed(ROW, ["NEB3", "CO1", "SOL4"], options={"order-may-stay": stay})
    play(state, "A stake NEB3")
    assert ("keep" in offered(state, "B")) == expected
    assert len(offered(state, "B")) == 20 + expected
    assert refused(state, "B move NEB 3") == ("error-move-dominant", "TdT-051")
    assert refused(state, "B move SOL 1") == ("error-move-to-first", "TdT-051")
    assert refused(state, "B move SOL 5") == ("error-move-nowhere", "TR-33")
    assert refused(state, "B turn") == ("error-reorder", "TdT-051")
    if expected:
        play(state, "B keep")
        assert row(state) == ROW
    else:
        assert refused(state, "B keep") == ("error-order-must-move", "TR-33")


@rule("TdT-051")
@pytest.mark.parametrize(
    ("move", "expected"),
    [("NEV 6", "NEB NUV PIO SOL TEM NEV"), ("TEM 2", "NEB TEM NEV NUV PIO SOL"), ("NUV 4", "NEB NEV PIO NUV SOL TEM")],
)
def test_cambia_ordine_puts_the_card_at_the_place_named(move: str, expected: str) -> None:
    state = revealed(ROW, ["NEB3", "CO1", "SOL4"])
    play(state, f"A stake NEB3; B move {move}")
    assert row(state) == expected


@rule("TdT-052", "TdT-039", "TR-32")
@pytest.mark.parametrize(("answer", "expected"), [("keep", ROW), ("turn", "NEV NUV PIO SOL TEM NEB")])
def test_cambia_il_tempo_is_a_free_choice_and_the_winner_has_none(answer: str, expected: str) -> None:
    state = revealed(ROW, ["NEB3", "CT1", "SOL4"])
    play(state, "A stake NEB3")
    assert offered(state, "B") == ["keep", "turn"]
    assert refused(state, "B move SOL 2") == ("error-weather", "TdT-038")
    play(state, f"B {answer}; C take CT1")
    assert row(state) == expected
    assert view(state)["turn"] == 2


@rule("TdT-053", "TR-48")
def test_of_two_cambia_il_tempo_only_the_lower_number_acts() -> None:
    state = revealed(ROW, ["NEB3", "CT2", "CT1", "SOL4", "SOL5"])
    play(state, "A stake NEB3")
    assert told(state, "cancelled") == [{"seat": 1, "card": "CT2"}]
    assert asked(state) == {"C": "weather"}
    play(state, "C turn")
    assert row(state) == "NEV NUV PIO SOL TEM NEB"
    assert takers(state) == "DEBC"  # 8 before 7
    picks(state)
    assert view(state)["turn"] == 2


@rule("TR-35", "TdT-048")
@pytest.mark.parametrize(("second", "inversions", "moves"), [("acts", 2, "CD"), ("cancelled", 1, "C")])
def test_the_second_inverti_and_the_second_cambia_ordine(second: str, inversions: int, moves: str) -> None:
    plays = ["IN2", "IN1", "CO1", "CO2", "NEB1", "NEB2", "NEB3", "NEB4", "NEB5", "NEB6"]
    state = revealed(ROW, plays, options={"second-special": second})
    play(state, "J stake NEB1")
    assert len(told(state, "inverted")) == inversions
    asked_in_turn = ""
    while set(asked(state).values()) == {"reorder"}:
        asked_in_turn += "".join(asked(state))
        state.play(state.decisions[0].seat, state.decisions[0].actions[0])
    assert asked_in_turn == moves
    cancelled = [event["card"] for event in told(state, "cancelled")]
    assert cancelled == ([] if second == "acts" else ["IN2", "CO2"])


@rule("TR-01", "TdT-030", "TdT-048")
@pytest.mark.parametrize(
    ("numbers", "expected", "order"),
    [
        # Inverti, Cambia ordine, Cambia il tempo
        ("by-kind", ["inverted", "reordered", "weather-turned"], "DCBA"),
        # Cambia il tempo 3, Cambia ordine 5, Inverti 7
        ("by-deck-table", ["weather-turned", "reordered", "inverted"], "BCDA"),
        # the second copies: Inverti 2, Cambia ordine 3, Cambia il tempo 8
        ("by-copy", ["inverted", "reordered", "weather-turned"], "DCBA"),
    ],
)
def test_specials_act_by_their_number(numbers: str, expected: list[str], order: str) -> None:
    plays = ["SP1", "IN1", "CO1", "CT2", "NEV1", "NEB8", "NEB7", "NEB6", "NEB5"]
    state = revealed(ROW, plays, options={"special-numbers": numbers})
    play(state, "A stake NEV1")
    while set(asked(state).values()) <= {"reorder", "weather"}:
        state.play(state.decisions[0].seat, state.decisions[0].actions[-1 if "weather" in asked(state).values() else 0])
    assert state.events is not None
    assert [event.kind for event in state.events if event.kind in expected] == expected
    assert takers(state)[-4:] == order


@rule("TR-01")
def test_by_copy_all_first_copies_come_before_the_second() -> None:
    plays = ["IN2", "CO1", "CT1", "NEB1", "NEB2", "NEB3", "NEB4", "NEB5", "NEB6", "NEB7"]
    state = revealed(ROW, plays, options={"special-numbers": "by-copy"})
    play(state, "J stake NEB1")
    assert asked(state) == {"B": "reorder"}
    assert told(state, "inverted") == []  # 6, after 3 and 4
    play(state, "B keep; C keep")
    assert len(told(state, "inverted")) == 1
    assert takers(state)[-3:] == "ACB"


@rule("TR-02")
def test_a_single_copy_has_the_lower_number() -> None:
    state = position(ROW, ["NEB1", "NEV1", "NUV1"])
    assert view(state)["numbers"] == [1, 2, 3, 4, 5, 6, 7, 8]
    discards = view(state)["discards"]
    assert {"SP1", "IN1", "CO1", "CT1"} <= set(discards)
    assert not {"SP2", "IN2", "CO2", "CT2"} & set(discards)


@rule("TR-34", "TR-31")
def test_cambia_il_tempo_turns_the_suit_that_dominates_at_that_moment() -> None:
    state = revealed(ROW, ["NEB3", "IN1", "CT1", "SOL4", "SOL5"])
    play(state, "A stake NEB3; C turn")
    assert row(state) == "SOL PIO NUV NEV NEB TEM"


@rule("TR-51", "TdT-036", "TdT-021")
def test_played_specials_stay_in_the_game() -> None:
    state = revealed(ROW, ["NEB3", "IN1", "SP1", "SOL4", "SOL5"])
    play(state, "C stake SOL4")
    assert pool(state) == "NEB3 SOL5 SP1 IN1"
    play(state, "D take IN1; E take SP1")
    assert "IN1" in hand(state, "D").split()
    assert "SP1" in hand(state, "E").split()


# The share-out


@rule("TdT-031", "TdT-032", "TdT-033", "TdT-034", "TR-37", "TR-38")
def test_cards_are_taken_one_at_a_time_from_the_lowest_play_up() -> None:
    state = revealed(ROW, ["NEB3 NEB8", "TEM1 TEM5", "SOL4"])
    play(state, "A stake NEB3")
    assert asked(state) == {"B": "take"}
    assert offered(state, "B") == ["take NEB8", "take SOL4", "take TEM1", "take TEM5"]
    assert refused(state, "B pass") == ("error-must-take", "TR-38")
    assert refused(state, "B take NEB3") == ("error-not-in-pool", "TdT-031")
    with pytest.raises(NotYourDecision):
        play(state, "A take NEB8")
    play(state, "B take NEB8; C take SOL4; B take TEM5")
    assert told(state, "taken")[-1] == {"seat": 2, "card": "TEM1"}  # the last one needs no choice
    assert hand_sizes(state) == [4, 6, 7]
    assert view(state)["discards"] == sorted_discards(state)


def sorted_discards(state: Talismani) -> list[str]:
    """Nothing that was played was thrown away."""
    played = {"NEB3", "NEB8", "TEM1", "TEM5", "SOL4"}
    found: list[str] = view(state)["discards"]
    return [card for card in found if card not in played]


@rule("TdT-037", "TdT-032")
def test_specials_share_last_from_eight_down_to_one() -> None:
    plays = ["SP1", "SP2", "IN1", "IN2", "CO1", "CO2", "CT1", "CT2", "NEB14", "TEM0"]
    state = revealed(ROW, plays)
    play(state, "J leave; A stake NEB14; E keep; F keep; G keep")
    assert takers(state) == "JHGFEDCBA"


@rule("TR-06")
@pytest.mark.parametrize(("best", "expected"), [("A", "BDC"), ("C", "DBA")])
def test_of_two_lone_jollies_the_one_after_the_winner_takes_first(best: str, expected: str) -> None:
    plays = ["NEB1", "J1", "NEV1", "J2"] if best == "A" else ["NEV1", "J1", "NEB1", "J2"]
    state = revealed(ROW, plays)
    assert winner(state) == best
    play(state, f"{best} stake NEB1")
    assert takers(state) == expected


@rule("TR-11")
@pytest.mark.parametrize(("order", "expected"), [("at-reveal", "BCD"), ("after-specials", "CBD")])
def test_whether_a_new_row_changes_the_share_out(order: str, expected: str) -> None:
    state = revealed(ROW, ["NEB3", "TEM1", "NEV4", "IN1", "NEB2"], options={"share-order": order})
    play(state, "A stake NEB2")
    assert row(state) == "TEM SOL PIO NUV NEV NEB"
    found = takers(state).replace("E", "")
    assert found == expected
    assert winner(state) == "A"  # the winner stays the same


@rule("TR-26", "TdT-043")
@pytest.mark.parametrize(("waiting", "expected"), [("yes", "CB"), ("no", "C")])
def test_whether_a_waiting_talisman_bars_from_the_share_out(waiting: str, expected: str) -> None:
    state = revealed(ROW, ["NEB3", "NEV4", "SOL4"], prepared=[[], ["SOL1 SOL2"]], options={"waiting-shares": waiting})
    play(state, "A stake NEB3")
    assert takers(state) == expected


@rule("TR-39")
@pytest.mark.parametrize(("left", "sizes"), [("discard", [4, 4]), ("winner", [5, 4])])
def test_cards_that_nobody_may_take(left: str, sizes: list[int]) -> None:
    plays = ["PIO6 PIO2", "SOL3 SOL4"]
    state = revealed("PIO SOL NEB NUV TEM NEV", plays, options={"nobody-entitled": left})
    play(state, "B aside; A stake PIO2")
    assert hand_sizes(state) == sizes
    assert ("PIO6" in view(state)["discards"]) == (left == "discard")
    assert ("PIO6" in hand(state, "A").split()) == (left == "winner")


# The weather


@rule("TdT-038")
@pytest.mark.parametrize(("answer", "expected"), [("keep", ROW), ("turn", "NEV NUV PIO SOL TEM NEB")])
def test_the_winner_keeps_the_dominant_suit_or_sends_it_to_the_back(answer: str, expected: str) -> None:
    state = revealed(ROW, ["NEB3", "NEV4", "SOL4"])
    play(state, "A stake NEB3; C take SOL4")
    assert asked(state) == {"A": "weather"}
    assert offered(state, "A") == ["keep", "turn"]
    assert refused(state, "A pass") == ("error-weather", "TdT-038")
    play(state, f"A {answer}")
    assert row(state) == expected


@rule("TR-49")
def test_hands_grow_beyond_the_deal() -> None:
    hands = ["NEB3 NEB5", "TEM1 TEM2"]
    state = lay(deal(ROW, hands), hands)
    play(state, "B leave; A stake NEB3")
    picks(state)
    assert hand_sizes(state) == [18, 21]
