"""The worked examples of the rulebook and the situations that follow from it, TS-01 to TS-33."""

from __future__ import annotations

import pytest

from games.talismani.looking import (
    deal,
    forged,
    hand,
    hand_sizes,
    lay,
    picks,
    pool,
    prepared,
    ranked,
    revealed,
    row,
    sitting,
    takers,
    view,
    winner,
)
from support import asked, offered, play, refused, rule, told
from tavolata.engine import NotationError
from tavolata.games.talismani.position import position
from tavolata.games.talismani.state import Talismani

# The worked examples


def first_picture() -> Talismani:
    """Amilcare, Beatrice, Cecilia, Demostene and Esculapio, from a real deal."""
    hands = [
        "TEM6 TEM7 NEB1 NEB2",
        "TEM0 NEB3 NEB5",
        "NUV4 SOL5 NEV1",
        "NEV5 PIO2 NEV2",
        "CT1 PIO3 NEV3",
    ]
    state = deal("NUV SOL TEM NEV NEB PIO", hands)
    return lay(state, ["TEM6 TEM7", "TEM0", "NUV4", "NEV5", "CT1"])


@rule("TS-01", "TdT-014", "TdT-024", "TdT-027", "TdT-028", "TdT-034", "TdT-035", "TdT-036", "TR-14", "TR-16")
def test_first_picture_cecilia_wins_and_two_share() -> None:
    state = first_picture()
    assert winner(state) == "C"
    assert ranked(state) == "CABD"
    assert asked(state) == {"B": "aside"}  # the lower play first
    play(state, "B aside; A aside; C stake CT1")
    assert view(state)["next_stake"] == "CT1"
    assert prepared(state, "A") == ["TEM6 TEM7"]
    assert prepared(state, "B") == ["TEM0"]
    play(state, "E keep")
    assert pool(state) == "NEV5 NUV4"
    assert takers(state) == "DE"
    play(state, "D take NEV5")  # his own card
    assert "NUV4" in hand(state, "E").split()
    assert hand_sizes(state) == [13, 14, 14, 15, 15]
    assert told(state, "taken") == [{"seat": 3, "card": "NEV5"}, {"seat": 4, "card": "NUV4"}]


@rule("TS-02", "TdT-027", "TdT-039", "TdT-052", "TR-31", "TR-32")
def test_second_picture_esculapio_not_cecilia_changes_the_weather() -> None:
    state = first_picture()
    play(state, "B aside; A aside; C stake CT1")
    assert asked(state) == {"E": "weather"}  # before the share-out
    play(state, "E turn; D take NEV5")
    assert row(state) == "SOL TEM NEV NEB PIO NUV"
    assert set(asked(state).values()) == {"play"}  # Cecilia was not asked
    assert view(state)["stake"] == "CT1"


@rule("TS-03", "TdT-012", "TdT-046", "TdT-047", "TR-22", "TR-26", "TR-44")
def test_the_talismans_wait_until_the_storm_commands() -> None:
    state = first_picture()
    play(state, "B aside; A aside; C stake CT1; E turn; D take NEV5")
    assert sitting(state) == ""
    lay(state, ["NEB1", "NEB3", "SOL5", "PIO2", "NEV3"])
    play(state, "C stake SOL5")
    assert takers(state) == "DABE"  # Amilcare and Beatrice, too
    picks(state)
    play(state, "C turn")
    assert row(state) == "TEM NEV NEB PIO NUV SOL"

    assert sitting(state) == "AB"
    assert list(asked(state)) == ["C", "D", "E"]
    before = hand_sizes(state)
    scores = state.scores
    lay(state, ["", "", "NEV1", "NEV2", "NUV4"])
    assert ranked(state)[-3:] == "DCE"
    play(state, "D stake NUV4")
    assert state.scores[:2] == [scores[0] + 2, scores[1] + 2]
    assert takers(state) == "EC"
    picks(state)
    assert hand_sizes(state)[:2] == before[:2]
    assert view(state)["wholes"][:2] == [[], ["TEM"]]  # a 0 is a whole talisman, a pair is not


@rule("TS-04", "TdT-014", "TdT-015", "TdT-032")
def test_a_one_of_the_dominant_suit_beats_all_other_sums() -> None:
    state = revealed("PIO SOL TEM NEV NEB NUV", ["PIO1", "SOL10", "SOL9 SOL8", "TEM10", "NEV10"])
    assert winner(state) == "A"
    assert ranked(state) == "ACBDE"
    play(state, "C aside; A stake PIO1")
    assert takers(state) == "EDB"


@rule("TS-05", "TdT-016", "TdT-029", "TR-20")
def test_a_zero_wins_where_its_suit_is_the_strongest_played() -> None:
    state = revealed("SOL NEB TEM PIO NEV NUV", ["NEB0", "TEM9", "PIO8 PIO9", "NUV7"])
    assert winner(state) == "A"
    assert asked(state) == {"C": "aside"}  # the winner may not put the 0 aside
    play(state, "C aside")
    assert offered(state, "A") == ["stake NEB0", "stake NUV7", "stake TEM9"]
    play(state, "A stake NUV7")
    assert takers(state) == "DB"


@rule("TS-06", "TdT-013", "TdT-017", "TdT-018", "TR-03", "TdT-042", "TR-28", "TR-37")
def test_four_plays_worth_nine() -> None:
    plays = ["SOL9", "SOL5 SOL4", "SOL8 SOL1", "SOL6 SOL3"]
    state = revealed("SOL NEB TEM PIO NEV NUV", plays)
    assert view(state)["values"] == [9, 9, 9, 9]
    assert ranked(state) == "ACDB"
    play(state, "B leave; A stake SOL9")
    assert takers(state) == "BDC"
    assert picks(state) == "BDCBDC"

    again = revealed("SOL NEB TEM PIO NEV NUV", plays)
    play(again, "B aside; A stake SOL9")
    assert forged(again, "B") == ["SOL4 SOL5"]  # Sole is dominant
    assert takers(again) == "DC"


# Jollies


@rule("TS-07", "TR-07", "TR-10", "TdT-054")
def test_a_pair_with_a_jolly_loses_ties() -> None:
    state = revealed("NEV SOL TEM NEB PIO NUV", ["SOL9", "J1 SOL5", "SOL8 SOL1", "PIO2"])
    assert view(state)["values"] == [9, 9, 9, 2]
    assert ranked(state) == "ACBD"
    play(state, "B aside; A stake PIO2")
    assert prepared(state, "B") == ["SOL5 J1"]
    assert pool(state) == "SOL1 SOL8 SOL9"
    assert picks(state) == "DCD"


@rule("TS-08", "TR-07", "TdT-029", "TR-16")
def test_a_pair_with_a_jolly_can_win() -> None:
    state = revealed("SOL NEV TEM NEB PIO NUV", ["SOL9", "J1 SOL6", "NEV3", "NUV1"])
    assert view(state)["values"][1] == 11
    assert winner(state) == "B"
    assert asked(state) == {"B": "stake"}  # nothing to put aside
    assert "stake J1" in offered(state, "B")


@rule("TS-08", "TdT-018", "TdT-042")
def test_a_pair_with_a_jolly_loses_to_a_higher_card_and_is_forged_at_once() -> None:
    state = revealed("SOL NEV TEM NEB PIO NUV", ["SOL8 SOL3", "J1 SOL6", "NEV3", "NUV1"])
    assert view(state)["values"][:2] == [11, 11]
    assert winner(state) == "A"
    play(state, "B aside; A stake NUV1")
    assert forged(state, "B") == ["SOL6 J1"]


@rule("TS-09", "TR-07", "TR-44")
def test_a_jolly_with_a_zero_is_worth_nothing_and_forges() -> None:
    state = revealed("SOL NEV TEM NEB PIO NUV", ["SOL1", "J1 SOL0", "NEV3", "TEM2"])
    assert view(state)["values"][1] == 0
    assert winner(state) == "A"
    play(state, "B aside; A stake SOL1")
    assert state.scores[1] == 2
    assert view(state)["wholes"][1] == []


@rule("TS-10", "TdT-008", "TdT-009", "TdT-010", "TR-03", "TR-04", "TR-05", "TR-06")
def test_legal_plays() -> None:
    state = position(hands=["SOL3 SOL8 NEV3 J1 J2 SP1 CT1"], players=3)
    expected = "NEV3,NEV3 J1,NEV3 J2,SOL3,SOL3 SOL8,SOL3 J1,SOL3 J2,SOL8,SOL8 J1,SOL8 J2,J1,J2,SP1,CT1"
    assert offered(state, "A") == [f"play {cards}" for cards in expected.split(",")]
    assert len(offered(state, "A")) == 14
    assert refused(state, "A play SOL3 NEV3") == ("error-play-suits", "TdT-009")
    assert refused(state, "A play J1 J2") == ("error-play-two-jollies", "TR-05")
    assert refused(state, "A play SP1 CT1") == ("error-play-two-specials", "TR-04")
    assert refused(state, "A play SP1 SOL3") == ("error-play-special-with", "TR-04")
    assert refused(state, "A play J1 SP1") == ("error-play-special-with", "TR-05")
    for wrong in ("play", "play SOL3 SOL8 J1"):
        with pytest.raises(NotationError):
            play(state, f"A {wrong}")


@rule("TS-11", "TdT-040", "TR-08", "TR-09")
@pytest.mark.parametrize("cards", ["SOL0", "SOL0 SOL1", "SOL7 SOL8", "SOL0 J1", "SOL14 J1", "SOL1 J1", "NEB13 NEB14"])
def test_what_can_be_forged(cards: str) -> None:
    assert can_forge(cards)


@rule("TS-11", "TdT-040", "TR-08", "TR-09")
@pytest.mark.parametrize("cards", ["SOL1", "SOL0 SOL2", "SOL0 SOL14", "SOL6 SOL8", "J1", "CT1", "SOL0 SOL5"])
def test_what_cannot_be_forged(cards: str) -> None:
    assert not can_forge(cards)


def can_forge(cards: str) -> bool:
    """Whether somebody who laid these cards and lost is asked to put them aside."""
    others = ["PIO1", "PIO3", "PIO5", "PIO7", "PIO9", "PIO11"]
    state = revealed("NUV SOL TEM NEV NEB PIO", ["NUV4", cards, *others])
    return asked(state) == {"B": "aside"}


# Specials in the share-out, turns without a winner


@rule("TS-12", "TdT-030", "TdT-037", "TdT-048", "TdT-050", "TdT-051", "TR-06", "TR-11", "TR-34")
def test_lone_jolly_fixed_ranking_and_specials_in_the_share_out() -> None:
    state = revealed("SOL NEV TEM NEB PIO NUV", ["J1", "NUV2", "CO1", "NEV3", "IN1"])
    assert winner(state) == "D"
    play(state, "D stake NUV2")
    assert row(state) == "NUV PIO NEB TEM NEV SOL"
    assert refused(state, "C move NUV 3") == ("error-move-dominant", "TdT-051")
    play(state, "C move SOL 3")
    assert row(state) == "NUV PIO SOL NEB TEM NEV"
    assert takers(state) == "ABCE"
    assert pool(state) == "NEV3 J1 IN1 CO1"
    assert picks(state) == "ABCE"
    assert asked(state) == {"D": "weather"}


@rule("TS-13", "TdT-020", "TdT-021", "TdT-003", "TdT-006", "TR-06", "TR-17", "TR-30")
def test_first_turn_without_a_winner() -> None:
    state = deal("NEB NEV NUV PIO SOL TEM", ["SP1 NEB8", "IN1 NEB7", "J1 NEB6"])
    assert hand_sizes(state) == [18, 18, 18]
    lay(state, ["SP1", "IN1", "J1"])
    assert told(state, "no-winner") == [{"card": "PRIMO"}]
    assert view(state)["discards"] == ["J1", "SP1", "IN1"]
    assert row(state) == "NEB NEV NUV PIO SOL TEM"
    assert view(state)["stake"] == "PRIMO"
    assert hand_sizes(state) == [17, 17, 17]
    lay(state, ["NEB8", "NEB7", "NEB6"])
    assert state.scores == [2, 0, 0]


@rule("TS-14", "TR-25", "TR-30", "TdT-021", "TdT-047")
def test_no_winner_but_somebody_sat_out() -> None:
    state = position("SOL NEB NEV NUV PIO TEM", ["", "CT1", "J2"], fill=3, prepared=[["SOL4 SOL5"]], stake="NEB1")
    assert sitting(state) == "A"
    lay(state, ["", "CT1", "J2"])
    assert forged(state, "A") == ["SOL4 SOL5"]
    assert state.scores == [2, 0, 0]
    assert {"CT1", "J2"} <= set(view(state)["discards"])
    assert view(state)["stake"] == "NEB1"
    assert row(state) == "SOL NEB NEV NUV PIO TEM"


# Forging


@rule("TS-15", "TR-21", "TdT-042", "TdT-035")
def test_forging_at_once_ignores_a_later_inverti() -> None:
    state = revealed("NUV TEM SOL NEB PIO NEV", ["NUV10", "NUV4 NUV5", "IN1", "SOL7", "PIO1"])
    play(state, "B aside; A stake IN1")
    assert forged(state, "B") == ["NUV4 NUV5"]
    assert row(state) == "NEV PIO NEB SOL TEM NUV"
    assert pool(state) == "NUV10 PIO1 SOL7"
    assert takers(state) == "EDC"


def neve_becomes_dominant() -> Talismani:
    state = revealed("NUV TEM SOL NEB PIO NEV", ["NUV10", "NEV4 NEV5", "IN1", "SOL7", "PIO1"])
    play(state, "B aside; A stake IN1")
    assert forged(state, "B") == []
    picks(state)
    assert asked(state) == {"A": "weather"}
    return state


@rule("TS-16", "TR-22", "TdT-046", "TdT-047", "TR-23")
def test_inverti_makes_a_talisman_ripe_for_the_next_turn_only() -> None:
    state = neve_becomes_dominant()
    play(state, "A keep")
    assert sitting(state) == "B"
    assert "B" not in asked(state)
    assert forged(state, "B") == []
    for seat in "ACDE":
        play(state, f"{seat} {offered(state, seat)[0]}")
    while not forged(state, "B"):
        state.play(state.decisions[0].seat, state.decisions[0].actions[0])
    assert forged(state, "B") == ["NEV4 NEV5"]


@rule("TS-17", "TR-22")
def test_ripe_for_a_moment_is_not_ripe() -> None:
    state = neve_becomes_dominant()
    play(state, "A turn")
    assert row(state) == "PIO NEB SOL TEM NUV NEV"
    assert asked(state)["B"] == "play"
    assert prepared(state, "B") == ["NEV4 NEV5"]


@rule("TS-18", "TR-24", "TdT-044", "TdT-046")
def test_all_ripe_talismans_are_captured_together() -> None:
    state = position(
        "PIO TEM NEB NEV NUV SOL",
        ["", "PIO9 PIO8", "PIO1 NEB5", "NUV1 NEB6"],
        fill=4,
        prepared=[["PIO2 PIO3", "J1 PIO7", "TEM0"]],
    )
    assert sitting(state) == "A"
    lay(state, ["", "PIO9", "PIO1", "NUV1"])
    play(state, "B stake PIO1")
    assert forged(state, "A") == ["PIO2 PIO3", "PIO7 J1"]
    assert prepared(state, "A") == ["TEM0"]
    assert state.scores[0] == 4
    picks(state)
    play(state, "B keep")
    assert asked(state)["A"] == "play"


@rule("TS-18", "TR-23")
def test_the_next_ripe_talisman_makes_its_owner_sit_out_again() -> None:
    state = position(
        "PIO TEM NEB NEV NUV SOL", ["", "PIO9 PIO8", "PIO1"], fill=4, prepared=[["PIO2 PIO3", "TEM0"]], players=4
    )
    lay(state, ["", "PIO9", "PIO1", offered(state, "D")[0].removeprefix("play ")])
    while asked(state) != {"B": "weather"}:
        state.play(state.decisions[0].seat, state.decisions[0].actions[-1])
    play(state, "B turn")
    assert sitting(state) == "A"


@rule("TS-19", "TR-26", "TdT-033")
def test_a_waiting_talisman_does_not_bar_from_the_share_out() -> None:
    plays = ["TEM8", "PIO3", "SOL2 SOL9", "NEV1"]
    state = revealed("NUV TEM SOL NEB PIO NEV", plays, prepared=[[], [], ["SOL0"]])
    play(state, "A stake SOL9")
    assert takers(state) == "DBC"
    assert pool(state) == "NEV1 PIO3 SOL2 TEM8"
    assert picks(state) == "DBCD"


# Stakes and shares


@rule("TS-20", "TR-39", "TdT-033", "TR-38")
def test_two_players_and_nobody_entitled() -> None:
    hands = ["PIO6 PIO2", "SOL3 SOL4"]
    state = lay(deal("PIO SOL NEB NUV TEM NEV", hands), hands)
    play(state, "B aside; A stake PIO2")
    assert view(state)["discards"] == ["PIO6"]
    assert hand_sizes(state) == [18, 18]

    again = lay(deal("PIO SOL NEB NUV TEM NEV", hands), hands)
    play(again, "B leave; A stake PIO2")
    assert picks(again) == "BBB"
    assert hand_sizes(again) == [18, 21]


@rule("TS-21", "TdT-025", "TdT-033", "TdT-049", "TR-37")
def test_more_cards_than_takers_go_round_again() -> None:
    plays = ["PIO7 PIO3", "NEV2 NEV3", "TEM1 TEM8", "NUV6", "SP2"]
    state = revealed("PIO NEV SOL TEM NEB NUV", plays)
    assert winner(state) == "A"
    play(state, "B aside")
    assert asked(state) == {"E": "stake"}
    play(state, "E stake NUV6")
    assert pool(state) == "PIO3 PIO7 TEM1 TEM8 SP2"
    assert picks(state) == "DCEDC"


@rule("TS-22", "TR-14", "TR-16")
def test_only_one_possible_stake() -> None:
    state = revealed("SOL NEB PIO NUV TEM NEV", ["SOL4", "NEB2 NEB3", "J1 PIO8"])
    play(state, "C aside; B aside")
    assert told(state, "stake-chosen") == [{"seat": 0, "card": "SOL4"}]  # there is nothing to ask
    assert pool(state) == ""
    assert told(state, "taken") == []
    assert asked(state) == {"A": "weather"}


@rule("TS-23", "TdT-025", "TdT-049", "TR-38", "TR-51")
@pytest.mark.parametrize(("stake", "taken", "sizes"), [("SOL5", "SP1", [19, 20]), ("SP1", "SOL5", [19, 20])])
def test_scegli_posta_comes_back(stake: str, taken: str, sizes: list[int]) -> None:
    state = lay(deal("SOL PIO NEB NUV TEM NEV", ["SOL5", "SP1"]), ["SOL5", "SP1"])
    assert winner(state) == "A"
    assert asked(state) == {"B": "stake"}
    assert offered(state, "B") == ["stake SOL5", "stake SP1"]
    play(state, f"B stake {stake}")
    assert taken in hand(state, "B").split()
    assert hand_sizes(state) == sizes
    play(state, "A keep")
    assert ("play SP1" in offered(state, "B")) == (taken == "SP1")


# Special cards together


@rule("TS-24", "TdT-030", "TdT-037", "TdT-039", "TdT-048", "TR-01", "TR-34")
def test_three_kinds_of_specials() -> None:
    hands = ["IN1", "CO2", "CT2", "SOL4", "PIO2"]
    state = lay(deal("NEB PIO SOL NUV TEM NEV", hands), hands)
    play(state, "E stake SOL4")
    assert row(state) == "NEV TEM NUV SOL PIO NEB"
    play(state, "B move PIO 2")
    assert row(state) == "NEV PIO TEM NUV SOL NEB"
    play(state, "C turn")
    assert row(state) == "PIO TEM NUV SOL NEB NEV"
    assert takers(state) == "DCBA"
    assert pool(state) == "PIO2 IN1 CO2 CT2"
    picks(state)
    assert set(asked(state).values()) == {"play"}  # E skips the weather


@rule("TS-25", "TR-35", "TdT-037", "TdT-048", "TdT-050", "TdT-051")
def test_two_inverti_and_two_cambia_ordine() -> None:
    hands = ["IN1", "IN2", "CO1", "CO2", "NEB1", "NEB2", "NEB3", "NEB4", "NEB5", "NEB6"]
    state = lay(deal("NEB PIO SOL NUV TEM NEV", hands), hands)
    play(state, "J stake NEB1")
    assert row(state) == "NEB PIO SOL NUV TEM NEV"
    assert len(told(state, "inverted")) == 2
    play(state, "C move NEV 2")
    assert row(state) == "NEB NEV PIO SOL NUV TEM"
    play(state, "D move PIO 6")
    assert row(state) == "NEB NEV SOL NUV TEM PIO"
    assert takers(state) == "EFGHIDCBA"


@rule("TS-26", "TR-29")
def test_everybody_sits_out() -> None:
    state = position("SOL NEB NEV NUV PIO TEM", ["NEB1", "NEB2"], stake="NEB3", prepared=[["SOL1 SOL2"], ["SOL5 SOL6"]])
    assert told(state, "all-sit-out") == [{"card": "NEB3"}]
    assert [forged(state, seat) for seat in "AB"] == [["SOL1 SOL2"], ["SOL5 SOL6"]]
    assert view(state)["stake"] == "NEB3"
    assert row(state) == "SOL NEB NEV NUV PIO TEM"
    assert hand_sizes(state) == [1, 1]
    assert asked(state) == {"A": "play", "B": "play"}
    assert view(state)["turn"] == 2


# The end


@rule("TS-27", "TR-36", "TdT-056")
def test_the_last_card_is_played_but_another_one_comes() -> None:
    state = position("SOL PIO NEB TEM NEV NUV", ["SOL5 SOL6", "NUV1", "PIO4 PIO5"])
    lay(state, ["SOL5", "NUV1", "PIO4"])
    play(state, "A stake PIO4")
    assert pool(state) == "NUV1 SOL5"
    assert takers(state) == "BC"
    play(state, "B take SOL5; A keep")
    assert not state.over
    assert hand(state, "B") == "SOL5"


@rule("TS-28", "TdT-056", "TdT-045", "TR-36", "TR-42")
def test_the_winner_plays_his_last_cards_and_the_turn_is_played_out() -> None:
    state = position(
        "SOL PIO NEB TEM NEV NUV",
        ["SOL7 SOL8", "NUV1 NUV2", "PIO4 PIO5"],
        stake="NEB1",
        prepared=[[], ["PIO1 PIO2"], ["NEV1 NEV2"]],
    )
    lay(state, ["SOL7 SOL8", "NUV1", "PIO4"])
    assert state.scores == [1, 0, 0]
    play(state, "A stake PIO4; B take SOL7; C take NUV1; A turn")
    assert state.over
    assert row(state) == "PIO NEB TEM NEV NUV SOL"  # the final row
    assert view(state)["stake"] is None
    assert {"PIO4", "PIO1", "PIO2", "NEV1", "NEV2"} <= set(view(state)["discards"])
    assert state.scores == [1, 0, 0]
    assert state.ranking == [1, 2, 2]


@rule("TS-29", "TdT-058", "TdT-059", "TdT-060", "TR-44", "TR-45")
def test_tie_breaks() -> None:
    state = last_turn(
        "NEB SOL NEV NUV PIO TEM",
        forged=[["SOL0"], ["NEB0"], [], ["PIO5 PIO6"]],
        stakes=["PIO1 PIO2", "PIO3 PIO4", "PRIMO NEV3 NEV4", "NUV3 NUV4"],
    )
    assert state.scores == [4, 4, 4, 4]
    assert state.ranking == [2, 1, 3, 4]
    assert told(state, "won-game") == [{"seats": [1], "halves": 4, "by": "order"}]


def last_turn(row: str, forged: list[list[str]], stakes: list[str], options: dict[str, str] | None = None) -> Talismani:
    """The end of a game in which these were captured: nobody wins the last turn."""
    state = position(
        row,
        ["J1", "J2", *["SP1 TEM9", "CT1 TEM8", "CO1 TEM7"][: len(forged) - 2]],
        stake="TEM1",
        forged=forged,
        stakes=stakes,
        options=options,
    )
    lay(state, ["J1", "J2", "SP1", "CT1", "CO1"][: len(forged)])
    assert state.over
    return state


@rule("TS-30", "TR-18", "TdT-023")
def test_a_zero_won_as_a_stake_is_a_half() -> None:
    state = revealed("SOL NEB TEM PIO NEV NUV", ["SOL1", "NEB1", "NEB2", "NEB3"], stake="PIO0")
    assert state.scores == [1, 0, 0, 0]
    assert view(state)["wholes"] == [[], [], [], []]


@rule("TS-31", "TR-41", "TdT-045", "TdT-056")
def test_ripe_too_late() -> None:
    state = position("SOL NEB TEM PIO NEV NUV", ["SOL6 SOL7", "NEB3 NEB4", "TEM1 TEM2", "NUV1 NUV2"], stake="PIO1")
    lay(state, ["SOL6", "NEB3 NEB4", "TEM1", "NUV1"])
    play(state, "B aside; A stake NUV1; D take TEM1; A turn")
    assert row(state)[:3] == "NEB"
    assert state.over
    assert forged(state, "B") == []
    assert told(state, "not-forged") == [{"seat": 1, "cards": ["NEB3", "NEB4"]}]
    assert {"NEB3", "NEB4"} <= set(view(state)["discards"])
    assert state.scores == [1, 0, 0, 0]


@rule("TS-32", "TR-13", "TR-28", "TdT-041")
def test_declining_to_forge() -> None:
    plays = ["NEV2", "TEM0", "SOL3", "PIO9"]
    state = revealed("NEV SOL TEM NEB PIO NUV", plays)
    play(state, "B leave")
    assert "stake TEM0" in offered(state, "A")
    play(state, "A stake NEV2")
    assert takers(state) == "DBC"

    again = revealed("NEV SOL TEM NEB PIO NUV", plays)
    play(again, "B aside")
    assert refused(again, "A stake TEM0") == ("error-stake-aside", "TR-14")
    play(again, "A stake NEV2")
    assert takers(again) == "DC"


@rule("TS-33", "TR-43", "TdT-001", "TdT-057", "TdT-058")
def test_half_points_decide() -> None:
    state = last_turn(
        "NEB SOL NEV NUV PIO TEM",
        forged=[["SOL4 SOL5", "NEV4 NEV5"], []],
        stakes=["NUV1 NUV2 NUV3", "PRIMO PIO1 PIO2 PIO3 PIO4"],
    )
    assert state.scores == [7, 6]
    assert state.ranking == [1, 2]
    assert told(state, "won-game") == [{"seats": [0], "halves": 7, "by": "talismans"}]
