"""The end of a manche: who pays, who earns, who wins, who deals next."""

from __future__ import annotations

import pytest

from games.indy.looking import hand, hand_sizes, settled, show
from support import asked, play, rule, told
from tavolata.games.indy.position import position
from tavolata.games.indy.state import Indy


@rule("IN-024")
def test_the_worst_evocation_loses_a_token_to_the_plate() -> None:
    state = settled(["RC1 RH1 RO1", "GC2 GH2 GO2", "BC3 BH3 BO3"])
    assert state.tokens == [3, 4, 4]
    assert state.plate == 1
    assert told(state, "token-lost") == [{"seat": 0}]


@rule("IN-025")
def test_all_who_share_the_worst_evocation_lose_a_token() -> None:
    state = settled(["RC1 RH2 RO3", "GC1 GH1 GO4", "BC3 BH3 BO3"])
    assert state.tokens == [3, 3, 4]
    assert [event.rule for event in state.events or [] if event.kind == "token-lost"] == ["IN-025", "IN-025"]


@rule("IN-022", "IN-025")
def test_the_same_feathers_in_another_category_are_not_the_same_evocation() -> None:
    state = settled(["RC1 RH2 RO3", "GC1 BH1 GO4", "BC1 BC2 BC3"])
    assert state.tokens == [4, 3, 5]


@rule("IN-026")
def test_the_best_of_several_teams_takes_a_token() -> None:
    state = settled(["RC1 RC2 RC3", "GC4 GC5 GC6", "BC1 BC2 BC4"], tokens=[3, 3, 3])
    assert state.tokens == [2, 4, 3]
    assert state.plate == 3
    assert told(state, "token-won") == [{"seat": 1}]


@rule("IN-027")
def test_a_shared_best_team_earns_nothing() -> None:
    state = settled(["RC1 RC2 RC6", "GC1 GC3 GC5", "BC1 BH1 BO1"], tokens=[3, 3, 3])
    assert state.tokens == [3, 3, 2]
    assert told(state, "team-shared") == [{"seats": [0, 1]}]


@rule("IN-028", "IR-42")
@pytest.mark.parametrize("best", ["RC6 RH6 RO6", "RC6 RH6 GO6"])
def test_without_a_team_nobody_earns(best: str) -> None:
    state = settled([best, "BH1 BH2 BO1"], tokens=[3, 3])
    assert state.tokens == [3, 2]
    assert told(state, "token-won") == []


@rule("IN-026", "IR-23")
def test_option_winner_first_finds_the_plate_empty_in_the_first_manche() -> None:
    state = settled(["RC1 RC2 RC3", "GC1 GH1 GO1"], options={"settlement": "winner-first"})
    assert state.tokens == [4, 3]
    assert told(state, "plate-empty") == [{"seat": 0}]


@rule("IN-026", "IR-23")
def test_option_winner_first_takes_from_a_plate_that_has_some() -> None:
    state = settled(["RC1 RC2 RC3", "GC1 GH1 GO1"], tokens=[3, 4], options={"settlement": "winner-first"})
    assert state.tokens == [4, 3]
    assert state.plate == 1


@rule("IR-24", "IN-025", "IN-027")
def test_when_all_lay_the_same_team_all_lose_and_nobody_wins() -> None:
    state = settled(["RC1 RC3 RC6", "GC1 GC4 GC5", "BC2 BC3 BC5"])
    assert state.tokens == [3, 3, 3]
    assert told(state, "token-won") == []


@rule("IN-030", "IR-25")
def test_nobody_is_plucked_in_the_middle_of_a_manche() -> None:
    state = position(
        "evocation",
        hands=["RH1 GH1 BO1 RO1", "GC2 GH2 GO2 GC3", "BC3 BH3 BO3 BH4"],
        table="RC1 RC2 RC3 RC4",
        tokens=[1, 4, 4],
    )
    play(state, "A lay RH1 GH1 BO1; B lay GC2 GH2 GO2")
    assert state.is_in(0)
    play(state, "C lay BC3 BH3 BO3")
    assert not state.is_in(0)
    kinds = [event.kind for event in state.events or []]
    assert kinds.index("plucked") > max(place for place, kind in enumerate(kinds) if kind == "evoked")


@rule("IN-030", "IN-031", "IR-38")
def test_who_loses_the_last_token_stays_in_the_game_with_two_cards() -> None:
    state = settled(["RH1 GH1 BO1", "GC2 GH2 GO2", "BC3 BH3 BO3"], tokens=[1, 4, 4])
    assert told(state, "plucked") == [{"seat": 0}]
    assert hand_sizes(state) == [2, 4, 4]
    play(state, "B pass; C pass")
    assert asked(state) == {"A": "change"}


# The end of the game


@rule("IN-039")
def test_the_last_one_with_tokens_wins_the_plate() -> None:
    state = position(
        "evocation",
        turn="C",
        tokens=[1, 5, 0],
        laid=["RH1 GH1 BO1", "GC2 GH2 GO2"],
        hands=["", "", "BH2 BH3"],
        table="RO1 RO2 RO3 RO4",
    )
    play(state, "C pass")
    assert state.over
    assert state.ranking == [2, 1, 2]
    assert state.scores == [0, 12, 0]
    assert told(state, "won") == [{"seat": 1, "count": 7, "manche": 1}]
    assert asked(state) == {}


def last_but_one_falls_while_another_returns(end_check: str) -> Indy:
    state = position(
        "evocation",
        turn="C",
        tokens=[1, 5, 0],
        shamans="S3 S5 S1",
        laid=["GH1 BO1 RO3", "BC2 BH3 BO4"],
        hands=["", "", "RC1 GH2"],
        table="RC2 RC3 BO2 BO3",
        options={"end-check": end_check},
    )
    play(state, "C pass; C return RC1 RC2 RC3")
    return state


@rule("IR-26")
def test_the_end_is_checked_after_the_whole_settlement() -> None:
    state = last_but_one_falls_while_another_returns("after-settlement")
    assert not state.over
    assert state.tokens == [0, 5, 1]


@rule("IR-26")
def test_option_the_end_is_checked_as_soon_as_the_losers_have_paid() -> None:
    state = last_but_one_falls_while_another_returns("after-losses")
    assert state.over
    assert state.tokens == [0, 12, 0]


@rule("IR-26", "IR-28")
def test_option_end_after_losses_lets_one_return_when_nobody_is_left() -> None:
    state = position(
        "evocation",
        turn="C",
        tokens=[1, 1, 0],
        shamans="S3 S5 S1",
        laid=["GC1 GH4 GO6", "BC2 BH4 BO5"],
        hands=["", "", "RC1 GH1"],
        table="RC2 RC3 BO1 BO2",
        options={"end-check": "after-losses"},
    )
    play(state, "C pass; C return RC1 RC2 RC3")
    assert state.tokens == [0, 0, 12]


@rule("IR-27")
def test_when_nobody_is_left_all_play_on_with_two_cards_and_cannot_lose() -> None:
    state = settled(["RH4 GH3 BO2", "RH1 GH2 BO6", "RO1 GO3 BO5"], tokens=[1, 1, 1])
    assert state.tokens == [0, 0, 0]
    assert state.plate == 12
    assert hand_sizes(state) == [2, 2, 2]
    while state.manche == 2:
        state.play(state.decisions[0].seat, state.decisions[0].actions[0])
    assert state.tokens == [0, 0, 0]
    assert len(told(state, "nobody-left")) == 1


@rule("IR-27")
def test_option_replay_gives_the_tokens_back_and_the_same_dealer_deals_again() -> None:
    state = settled(["RH4 GH3 BO2", "RH1 GH2 BO6"], tokens=[1, 1], options={"nobody-left": "replay"})
    assert state.tokens == [1, 1]
    assert state.plate == 6
    assert state.dealer == 0
    assert hand_sizes(state) == [4, 4]
    assert told(state, "losses-cancelled") == [{}]


@rule("IR-27")
def test_option_replay_does_not_touch_a_manche_in_which_nobody_could_lose() -> None:
    state = position("evocation", tokens=[0, 0, 0], options={"nobody-left": "replay"})
    while state.manche == 1:
        state.play(state.decisions[0].seat, state.decisions[0].actions[0])
    assert state.dealer == 1
    assert told(state, "losses-cancelled") == []


@rule("IR-29")
def test_with_two_players_the_game_ends_when_one_is_plucked() -> None:
    state = settled(["RC1 RC2 RC3", "RH1 GH2 BO6"], tokens=[1, 1])
    assert state.over
    assert state.tokens == [8, 0]


# The dealer


@rule("IN-036", "IR-40")
def test_the_next_seat_deals_plucked_or_not() -> None:
    state = settled(["GC2 GH2 GO2", "RH1 GH1 BO1", "BC3 BH3 BO3"], tokens=[4, 1, 4])
    assert not state.is_in(1)
    assert state.dealer == 1
    assert asked(state) == {"B": "change"}
    assert told(state, "dealt")[0] == {"seat": 1, "count": 1}


@rule("IN-036")
def test_after_the_last_seat_the_first_deals() -> None:
    state = position(
        "evocation",
        dealer="B",
        turn="A",
        hands=["RH1 GH1 BO1 RO1"],
        laid=["", "GC2 GH2 GO2"],
        table="RC1 RC2 RC3 RC4",
    )
    play(state, "A lay RH1 GH1 BO1")
    assert state.dealer == 0


@rule("IN-037", "IN-038", "IN-048")
def test_all_but_one_card_of_each_hand_is_shuffled_in_and_hands_are_filled() -> None:
    state = position(
        "evocation",
        turn="B",
        laid=["RC1 RH1 RO1"],
        hands=["GC6", "GC1 GH2 GO3 BH6"],
        table="BC1 BC2 BC3 BC4",
        chance=["BC1 BC2 BC3 RC1 RH1 RO1"],
    )
    play(state, "B lay GC1 GH2 GO3")
    assert hand(state, "B") == "BC1 BC2 BC3 BH6"
    assert hand(state, "A") == "RC1 RH1 RO1 GC6"
    assert show(state.table) == ""
    assert len(state.deck) == 57 - 8
