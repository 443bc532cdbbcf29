"""Laying cards face down, revealing them, and who wins the turn."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from games.talismani.looking import GAME, ROW, lay, ranked, revealed, row, sitting, view, winner
from support import SEATS, asked, offered, play, refused, rule, told
from tavolata.engine import NotYourDecision
from tavolata.games.talismani.position import position


@rule("TdT-008", "TdT-006")
def test_what_cannot_be_played_is_refused_with_the_reason() -> None:
    state = position(hands=["SOL3 SOL6 SP1", "NEB1 NEB2"])
    assert refused(state, "A pass") == ("error-must-play", "TdT-008")
    assert refused(state, "A take SOL3") == ("error-must-play", "TdT-008")
    assert refused(state, "A play NEB1") == ("error-not-in-hand", "TdT-008")
    assert refused(state, "A play SOL3 SOL4") == ("error-not-in-hand", "TdT-008")
    assert refused(state, "A play SOL3 SOL3") == ("error-card-twice", "TdT-008")
    assert refused(state, "A play PRIMO") == ("error-play-primo", "TdT-006")
    assert refused(state, "A play SOL3 PRIMO") == ("error-play-primo", "TdT-006")


@rule("TdT-008", "TdT-009", "TR-03")
def test_one_card_or_two_of_a_suit_in_sequence_or_not() -> None:
    state = position(hands=["SOL1 SOL3 SOL4 NEB2", "NEB1"])
    expected = ["NEB2", "SOL1", "SOL1 SOL3", "SOL1 SOL4", "SOL3", "SOL3 SOL4", "SOL4"]
    assert offered(state, "A") == [f"play {cards}" for cards in expected]


@rule("TR-04")
@pytest.mark.parametrize(("together", "expected"), [("no", False), ("yes", True)])
def test_two_specials_together_only_where_the_table_allows_it(together: str, expected: bool) -> None:
    state = position(hands=["SP1 CT1 J1 SOL3", "NEB1"], options={"special-pairs": together})
    assert ("play SP1 CT1" in offered(state, "A")) == expected
    assert refused(state, "A play J1 SP1") == ("error-play-special-with", "TR-05")
    assert refused(state, "A play SOL3 SP1") == ("error-play-special-with", "TR-04")
    if expected:
        lay(state, ["SP1 CT1", "NEB1"])
        assert asked(state) == {"A": "stake"}
        play(state, "A stake NEB1")
        assert asked(state) == {"A": "weather"}  # both act


@rule("TR-04", "TdT-037")
def test_two_specials_together_share_in_the_place_of_the_higher_number() -> None:
    plays = ["NEB1", "CO1", "IN1 CT1", "SOL2", "SOL3"]
    state = revealed(ROW, plays, options={"special-pairs": "yes"})
    assert view(state)["order"] == [3, 4, 0, 2, 1]


# Secrecy and order


@rule("TdT-011", "TR-50")
def test_nothing_is_seen_until_the_last_has_chosen() -> None:
    state = position(ROW, hands=["SOL3 SOL5", "NEB1 NEB4", "NEB2 NEB3"])
    play(state, "B play NEB1")
    assert list(asked(state)) == ["A", "C"]
    assert view(state)["plays"] == [[], [], []]
    assert view(state)["cards"] == [2, 2, 2]
    assert view(state, "B")["laid"] == ["NEB1"]
    assert "laid" not in view(state)
    assert view(state, "A")["laid"] == []
    assert state.events is not None
    assert [event.kind for event in state.events] == ["turn"]
    with pytest.raises(NotYourDecision):  # a play once made stays
        play(state, "B play NEB4")
    play(state, "A play SOL3; C play NEB2")
    assert view(state)["plays"] == [["SOL3"], ["NEB1"], ["NEB2"]]


@rule("TdT-011")
def test_with_ten_seats_any_order_of_answers_gives_the_same_game() -> None:
    plays = [f"{suit}{value}" for suit, value in zip(["NEB", "NEV", "NUV", "PIO", "SOL"] * 2, range(10), strict=True)]
    orders = [list(range(10)), list(range(9, -1, -1)), [5, 0, 9, 2, 7, 4, 1, 8, 3, 6], [1, 0, 3, 2, 5, 4, 7, 6, 9, 8]]
    results = []
    for order in orders:
        state = position(ROW, hands=plays, fill=10)
        for seat in order:
            play(state, f"{SEATS[seat]} play {plays[seat]}")
        results.append((state.dump(), [event.dump() for event in state.events or []]))
    assert all(result == results[0] for result in results)


@rule("TdT-011", "TdT-063")
def test_with_three_seats_every_order_of_answers_gives_the_same_whole_game() -> None:
    ends = []
    for order in permutations(range(3)):
        state = GAME.new(3, seed=9, events=True)
        while not state.over:
            asked_now = {decision.seat: decision for decision in state.decisions}
            for seat in [seat for seat in order if seat in asked_now]:
                actions = asked_now[seat].actions
                state.play(seat, actions[(7 * seat + 3) % len(actions)])
        ends.append((state.dump(), [event.dump() for event in state.events or []]))
    assert len(ends) == 6
    assert all(end == ends[0] for end in ends)


@rule("TdT-012", "TdT-046", "TR-23")
def test_whoever_sits_out_is_not_asked_and_cannot_play() -> None:
    state = position("SOL NEB NEV NUV PIO TEM", ["SOL6", "NEB1", "NEB2"], prepared=[["SOL4 SOL5"]])
    assert sitting(state) == "A"
    assert list(asked(state)) == ["B", "C"]
    with pytest.raises(NotYourDecision):
        play(state, "A play SOL6")
    assert told(state, "sits-out") == [{"seat": 0, "suit": "SOL"}]


@rule("TdT-012", "TR-22")
def test_a_talisman_of_another_suit_lets_its_owner_play() -> None:
    state = position("SOL NEB NEV NUV PIO TEM", ["SOL6", "NEB1", "NEB2"], prepared=[["NEB4 NEB5"]])
    assert sitting(state) == ""
    assert "A" in asked(state)


# Who wins


@rule("TdT-014", "TdT-015")
def test_the_row_decides_between_suits() -> None:
    plays = ["NEB1", "NEV2", "NUV3", "PIO4", "SOL5", "TEM6"]
    for first in range(6):
        suits = ROW.split()[first:] + ROW.split()[:first]
        state = revealed(" ".join(suits), plays)
        assert ranked(state) == "".join(SEATS[(first + place) % 6] for place in range(6))


@rule("TdT-013")
def test_the_sum_decides_within_a_suit() -> None:
    state = revealed(ROW, ["NEB6", "NEB1 NEB4", "NEB2 NEB5"])
    assert view(state)["values"] == [6, 5, 7]
    assert ranked(state) == "CAB"
    assert told(state, "won") == [{"seat": 2, "cards": ["NEB2", "NEB5"], "other": 0, "by": "value"}]


@rule("TdT-017", "TdT-018", "TdT-015")
@pytest.mark.parametrize(
    ("plays", "best", "by"),
    [
        (["NEB7", "NEB3 NEB4"], "A", "single"),
        (["NEB3 NEB4", "NEB7"], "B", "single"),
        (["NEB3 NEB4", "NEB6 NEB1"], "B", "top"),
        (["NEB5 NEB1", "NEB4 NEB2"], "A", "top"),
        (["NEB1", "NEV8"], "A", "suit"),
    ],
)
def test_what_decides_is_told(plays: list[str], best: str, by: str) -> None:
    state = revealed(ROW, [*plays, "TEM1"])
    assert winner(state) == best
    assert told(state, "won")[0]["by"] == by


@rule("TdT-019", "TR-07", "TR-10")
@pytest.mark.parametrize("reading", ["one-less", "same"])
def test_a_pair_with_a_jolly_never_wins_a_tie(reading: str) -> None:
    """All plays of one suit that can lie on the table together, by every reading of the Jolly's worth."""
    fairies = [f"SOL{value}" for value in range(7)]
    singles = [(card,) for card in fairies]
    pairs = list(combinations([*fairies, "J1"], 2))
    ties = 0
    for one in [(card, "J1") for card in fairies]:
        for other in singles + pairs:
            if set(one) & set(other):
                continue
            plays = [" ".join(one), " ".join(other), "NEB5", "NEB6"]
            state = revealed("SOL NEB NEV NUV PIO TEM", plays, options={"jolly-value": reading})
            values = view(state)["values"]
            assert winner(state) == ("A" if values[0] > values[1] else "B")
            ties += values[0] == values[1]
    assert ties


@rule("TR-07", "TdT-010", "TdT-054")
@pytest.mark.parametrize(("reading", "worth"), [("one-less", [11, 0]), ("same", [12, 0]), ("zero", [6, 0])])
def test_the_worth_of_a_jolly_beside_a_fairy(reading: str, worth: list[int]) -> None:
    plays = ["SOL6 J1", "SOL0 J2", "NEB1", "NEB2"]
    state = revealed(ROW, plays, options={"jolly-value": reading})
    assert view(state)["values"][:2] == worth
    assert told(state, "played")[2]["suit"] == "SOL"  # below both of Nebbia: it has the suit of its fairy
    assert ranked(state) == "DCAB"


@rule("TdT-018", "TR-07")
def test_where_a_jolly_is_worth_nothing_its_fairy_may_be_the_higher_card() -> None:
    state = revealed(ROW, ["NEB5 NEB1", "NEB6 J1", "SOL1"], options={"jolly-value": "zero"})
    assert view(state)["values"][:2] == [6, 6]
    assert winner(state) == "B"
    assert told(state, "won")[0]["by"] == "top"


@rule("TdT-020", "TR-12", "TdT-055", "TR-06")
def test_specials_and_a_lone_jolly_never_win() -> None:
    state = revealed(ROW, ["CT1", "J1", "TEM1"])
    assert winner(state) == "C"
    assert told(state, "won-alone") == [{"seat": 2, "cards": ["TEM1"]}]
    assert told(state, "played-special") == [{"seat": 0, "cards": ["CT1"]}]
    assert told(state, "played-jolly") == [{"seat": 1, "cards": ["J1"]}]


@rule("TdT-021", "TR-30", "TR-51")
@pytest.mark.parametrize(("act", "expected"), [("no", ROW), ("yes", "TEM SOL PIO NUV NEV NEB")])
def test_specials_in_a_turn_without_a_winner(act: str, expected: str) -> None:
    state = revealed(ROW, ["IN1", "J1", "SP1"], options={"specials-without-winner": act}, stake="NEB1")
    assert row(state) == expected
    assert {"IN1", "J1", "SP1"} <= set(view(state)["discards"])
    assert view(state)["stake"] == "NEB1"
    assert view(state)["turn"] == 2


@rule("TR-30", "TdT-053")
def test_choices_of_specials_in_a_turn_without_a_winner() -> None:
    plays = ["CT2", "J1", "CT1", "CO1", "SP1"]
    state = revealed(ROW, plays, options={"specials-without-winner": "yes"})
    assert asked(state) == {"D": "reorder"}
    play(state, "D move TEM 2")
    assert asked(state) == {"C": "weather"}  # of two only the lower number
    play(state, "C turn")
    assert row(state) == "TEM NEV NUV PIO SOL NEB"
    assert view(state)["turn"] == 2


@rule("TR-25", "TdT-047")
@pytest.mark.parametrize(("forge", "expected"), [("yes", 2), ("no", 0)])
def test_forging_in_a_turn_without_a_winner(forge: str, expected: int) -> None:
    state = position(
        "SOL NEB NEV NUV PIO TEM",
        ["NEB1", "CT1 NEB2", "J2 NEB3"],
        prepared=[["SOL4 SOL5"]],
        options={"forge-without-winner": forge},
    )
    lay(state, ["", "CT1", "J2"])
    assert state.scores == [expected, 0, 0]
    assert sitting(state) == ("" if expected else "A")


@rule("TR-29", "TR-24")
@pytest.mark.parametrize(("forge", "most"), [("yes", "all"), ("no", "all"), ("yes", "one")])
def test_where_all_sit_out_all_forge(forge: str, most: str) -> None:
    state = position(
        "SOL NEB NEV NUV PIO TEM",
        ["NEB1", "NEB2"],
        prepared=[["SOL1 SOL2", "J1 SOL3"], ["SOL5 SOL6"]],
        options={"forge-without-winner": forge, "ripe-talismans": most},
    )
    if most == "one":
        assert state.scores == [2, 2]
        assert sitting(state) == "A"
    else:
        assert state.scores == [4, 2]
        assert sitting(state) == ""
