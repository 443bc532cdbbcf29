"""The collaborative mode: playing, gap slots, blocked cards, discarding, the turns and the ends."""

from __future__ import annotations

from typing import Any

import pytest

from games.timeline.looking import (
    TEAM,
    blocked,
    card,
    counts,
    discards,
    fresh,
    hand,
    line,
    offered,
    places,
    play,
    refused,
    slots,
    team,
    view,
)
from support import asked, rule, told
from tavolata.engine import Fast, NotYourDecision

#: The main row of the test vectors: the left gap is taken, the right one free.
ROW = "1492 1789 1969"
TAKEN = "1610"

#: Cards that find no place in the left gap of that row.
STUCK = ("1601", "1602", "1603", "1604")


# Where a card goes


@rule("TT-121", "TT-122", "TT-123", "TT-124", "TTR-05", "TTR-09")
@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("1066", ["left"]),
        ("2007", ["right"]),
        ("1889", ["gap2"]),
        ("1687", []),
        ("1610b", []),
        ("1789b", ["gap2"]),
        ("1492b", ["left"]),
        ("1969b", ["right", "gap2"]),
        ("-44", ["left"]),
    ],
)
def test_where_a_card_fits(title: str, expected: list[str]) -> None:
    state = team(ROW, [f"{title} 5", "6"], slots=TAKEN)
    assert places(state, "A", title) == expected


@rule("TTR-05")
@pytest.mark.parametrize(
    ("title", "expected"), [("1789b", []), ("1492b", []), ("1969b", []), ("1889", ["gap2"]), ("1066", ["left"])]
)
def test_a_table_may_block_equal_dates(title: str, expected: list[str]) -> None:
    state = team(ROW, [f"{title} 5", "6"], {"equal-dates": "blocked"}, slots=TAKEN)
    assert places(state, "A", title) == expected


@rule("TTR-05")
def test_an_equal_card_may_choose_every_free_place_that_touches_its_equals() -> None:
    state = team("1492 1789 1969", ["1789b 5", "6"])
    assert places(state, "A", "1789b") == ["gap1", "gap2"]
    play(state, "A play 1789b")
    assert asked(state) == {"A": "put"}
    assert view(state)["revealed"] == card(state, "1789b")
    assert refused(state, "A put left") == ("error-put", "TTR-05")
    assert refused(state, "A stop") == ("error-put", "TTR-05")
    assert refused(state, "A play 5") == ("error-put", "TTR-05")
    play(state, "A put gap2")
    assert slots(state) == "- 1789b"
    assert view(state)["revealed"] is None
    alone = team("1492", ["1492b 5", "6"])
    assert places(alone, "A", "1492b") == ["left", "right"]


@rule("TTR-05", "TT-124")
def test_a_card_whose_equal_lies_in_a_slot_only_is_blocked() -> None:
    state = team(ROW, ["1610b 5", "6"], slots=TAKEN)
    play(state, "A play 1610b")
    assert blocked(state, "A") == "1610b"
    both = team(ROW, ["1789b 5", "6"], slots="1610 1889")
    assert places(both, "A", "1789b") == []


@rule("TT-120", "TT-132", "TTR-09")
def test_a_card_is_turned_over_first_and_nobody_guesses_its_place() -> None:
    state = team(ROW, ["1066 2007", "6"])
    assert [answer.split()[0] for answer in offered(state, "A") if answer.startswith("play")] == ["play", "play"]
    assert "year" not in view(state, "A")["cards"][card(state, "1066")]
    assert refused(state, "A place 1066 0") == ("error-play-or-discard", "TT-115")
    play(state, "A play 1066")
    assert [told(state, kind)[0]["card"] for kind in ("revealed", "put")] == [card(state, "1066")] * 2
    assert told(state, "revealed")[0]["year"] == 1066


@rule("TT-121", "TT-122", "TT-126", "TT-106")
def test_the_ends_open_a_new_free_slot() -> None:
    state = team(ROW, ["1066 2007 5 6", "7"], slots="1610 1889")
    play(state, "A play 1066")
    assert line(state) == "1066 1492 1789 1969"
    assert slots(state) == "- 1610 1889"
    play(state, "A play 2007")
    assert line(state) == "1066 1492 1789 1969 2007"
    assert slots(state) == "- 1610 1889 -"
    assert sum(counts(state).values()) == 36


@rule("TT-123", "TT-125")
def test_a_slot_holds_one_card_for_the_rest_of_the_game() -> None:
    state = team(ROW, ["1889 1801 5", "1802 7"])
    play(state, "A play 1889")
    assert line(state) == ROW
    assert slots(state) == "- 1889"
    play(state, "A play 1801")  # no place between 1789 and 1889 either
    assert blocked(state, "A") == "1801"
    play(state, "A stop; B play 1802")
    assert blocked(state, "B") == "1802"
    assert slots(state) == "- 1889"


@rule("TT-126")
def test_a_row_of_m_cards_has_one_slot_less() -> None:
    for years in (["1500"], ["1500", "1600"], ["1500", "1600", "1700", "1800"]):
        state = team(" ".join(years), ["5", "6"])
        assert len(view(state)["slots"]) == len(years) - 1


@rule("TT-127")
def test_a_card_that_fits_must_be_placed() -> None:
    state = team(ROW, ["1066 2007", "6"])
    play(state, "A play 1066")
    assert line(state).startswith("1066")
    choice = team("1492 1789 1969", ["1789b 5", "6"])
    play(choice, "A play 1789b")
    assert offered(choice, "A") == ["put gap1", "put gap2"]


@rule("TTR-16")
def test_the_first_card_of_a_game_always_finds_its_place() -> None:
    for seed in range(40):
        state = fresh(3, seed=seed, mode="collaborative", equal_dates=("fit", "fit", "blocked")[seed % 3])
        seat = state.decisions[0].seat
        playing = [action for action in state.decisions[0].actions if state.game.text(action).startswith("play")]
        assert len(playing) == 4
        for action in playing:
            tried = state.clone()
            tried.play(seat, action)
            assert tried.placed == 1 or tried.decisions[0].name == "put"


# A turn


@rule("TT-115", "TTR-13")
def test_play_or_discard_and_no_pass() -> None:
    state = team(ROW, ["1066:gear 2007:star", "6"], discards="100:>gear")
    assert offered(state, "A") == ["discard 1066", "play 1066", "play 2007"]
    assert refused(state, "A pass") == ("error-play-or-discard", "TT-115")
    assert refused(state, "A stop") == ("error-stop-early", "TT-115")
    assert refused(state, "A play 6") == ("error-not-in-hand", "TT-120")
    assert refused(state, "A discard 6") == ("error-not-in-hand", "TT-120")
    none = team(ROW, ["1066:gear 2007:star", "6"], discards="100:>key")
    assert offered(none, "A") == ["play 1066", "play 2007"]


@rule("TT-116", "TT-118", "TTR-14", "TT-128")
def test_after_the_first_card_one_may_stop_and_draws() -> None:
    state = team(ROW, ["1066 2007 5 6", "7 8"], draw="1701 1702 1703")
    play(state, "A play 1066")
    assert asked(state) == {"A": "again"}
    assert offered(state, "A") == ["play 2007", "play 5", "play 6", "stop"]
    play(state, "A stop")
    assert hand(state, "A") == "2007 5 6 1701"
    assert hand(state, "B") == "7 8"  # only the active player draws
    assert asked(state) == {"B": "turn"}
    assert counts(state)["draw"] == 2


@rule("TT-117", "TT-012")
def test_drawn_cards_lie_front_up() -> None:
    state = team(ROW, ["1066 2007 5 6", "7 8"], draw="1701 1702 1703")
    play(state, "A play 1066; A play 2007")
    for title in ("1701", "1702"):
        face = view(state)["cards"][card(state, title)]
        assert "title" in face
        assert not {"year", "back"} & set(face)


@rule("TT-129")
def test_after_the_second_card_the_turn_is_over() -> None:
    state = team(ROW, ["1066 2007 5 6", "7 8"])
    play(state, "A play 1066; A play 2007")
    assert asked(state) == {"B": "turn"}
    with pytest.raises(NotYourDecision):
        play(state, "A play 5")
    assert len(hand(state, "A").split()) == 4


@rule("TT-118")
def test_turns_go_round() -> None:
    state = team("1492", ["1066 5", "1900 2002", "2000 4"], {"first": "2"}, turn="B")
    order = []
    for title in ("1900", "2000", "1066", "2002"):
        order.append(next(iter(asked(state))))
        play(state, f"{order[-1]} play {title}; {order[-1]} stop")
    assert order == ["B", "C", "A", "B"]


# Vectors: the turns of a team


@rule("TT-128", "TT-130", "TTR-10", "TT-116")
def test_vector_1_a_fails_b_is_placed_stop() -> None:
    state = team(ROW, ["1601 1066 2007 5", "6"], slots=TAKEN, draw="1701 1702")
    play(state, "A play 1601")
    assert asked(state) == {"A": "again"}
    assert offered(state, "A") == ["play 1066", "play 2007", "play 5"]  # not stop, not discard
    play(state, "A play 1066; A stop")
    assert blocked(state, "A") == "1601"
    assert hand(state, "A") == "2007 5 1701"
    assert counts(state)["draw"] == 1


@rule("TT-129", "TT-130", "TTR-11", "TT-116")
def test_vector_2_a_is_placed_b_and_c_fail_d_is_placed() -> None:
    state = team(ROW, ["1066 1601 1602 2007", "6"], slots=TAKEN, draw="1701 1702 1703")
    play(state, "A play 1066; A play 1601; A play 1602; A play 2007")
    assert asked(state) == {"B": "turn"}
    assert blocked(state, "A") == "1601 1602"
    assert hand(state, "A") == "1701 1702"


@rule("TTR-11", "TT-130")
def test_vector_3_a_is_placed_the_others_fail() -> None:
    state = team(ROW, ["1066 1601 1602 1603", "6"], slots=TAKEN, draw="1701 1702")
    play(state, "A play 1066; A play 1601; A play 1602; A play 1603")
    assert not state.over
    assert asked(state) == {"B": "turn"}
    assert blocked(state, "A") == "1601 1602 1603"
    assert hand(state, "A") == "1701"


@rule("TT-131", "TTR-10", "TTR-14", "TT-164")
def test_vector_4_all_fail_and_the_game_is_over() -> None:
    state = team(ROW, [" ".join(STUCK), "6 7"], slots=TAKEN, draw="1701 1702")
    before = counts(state)["draw"]
    play(state, "; ".join(f"A play {title}" for title in STUCK))
    assert state.over
    assert blocked(state, "A") == " ".join(STUCK)
    assert counts(state)["draw"] == before
    (score,) = told(state, "team-score")
    assert score["hands"] == 6
    assert [event.rule for event in state.events or [] if event.kind == "ended"] == ["TT-131"]


@rule("TT-133", "TTR-10")
def test_vector_5_after_a_failed_card_nothing_is_discarded() -> None:
    state = team(ROW, ["1601 1066:gear", "6"], slots=TAKEN, discards="100:>gear")
    assert "discard 1066" in offered(state, "A")
    play(state, "A play 1601")
    assert refused(state, "A discard 1066") == ("error-play-and-discard", "TT-133")
    assert refused(state, "A stop") == ("error-stop-early", "TTR-10")


@rule("TT-133")
def test_after_a_placed_card_nothing_is_discarded() -> None:
    state = team(ROW, ["2007 1066:gear", "6"], discards="100:>gear")
    play(state, "A play 2007")
    assert refused(state, "A discard 1066") == ("error-play-and-discard", "TT-133")


@rule("TT-141", "TT-142", "TT-143", "TT-103")
def test_vector_6_a_discard_shows_the_next_icon() -> None:
    state = team(ROW, ["1066:gear>star 2007 5 6", "7"], discards="100:>gear", draw="1701 1702")
    assert view(state)["icon"] == "gear"
    play(state, "A discard 1066")
    assert view(state)["icon"] == "star"
    assert discards(state).endswith("100 1066")
    assert view(state)["cards"][card(state, "1066")]["year"] == 1066
    assert told(state, "discarded") == [{"seat": 0, "card": card(state, "1066"), "year": 1066, "icon": "star"}]
    assert hand(state, "A") == "2007 5 6 1701"  # TT-144
    assert asked(state) == {"B": "turn"}


@rule("TT-156", "TT-155", "TTR-15")
def test_vector_7_a_player_without_cards_is_passed_over() -> None:
    state = team(ROW, ["1066 2007 5", "", "6 7"], draw=0)
    play(state, "A play 1066; A stop")
    assert not state.over
    assert asked(state) == {"C": "turn"}
    play(state, "C play 6; C stop")
    assert asked(state) == {"A": "turn"}


@rule("TT-158", "TT-159", "TTR-12", "TTR-15")
def test_vector_8_only_blocked_cards_and_no_match_end_the_game_for_all() -> None:
    state = team(
        ROW,
        ["1066 5", "", "2007 6"],
        blocked=["", "1601:>gear 1602:>gear"],
        slots=TAKEN,
        draw=0,
        discards="100:>key",
    )
    play(state, "A play 1066; A stop")
    assert state.over
    assert hand(state, "C") == "2007 6"
    assert [(event.rule, event.public) for event in state.events or [] if event.kind == "ended"] == [
        ("TT-158", {"seat": 1, "by": "stuck"})
    ]


@rule("TT-116", "TTR-14")
def test_vector_9_one_card_is_left_and_two_are_needed() -> None:
    state = team(ROW, ["1066 2007 5 6", "7"], draw="1701")
    play(state, "A play 1066; A play 2007")
    assert hand(state, "A") == "5 6 1701"
    assert counts(state)["draw"] == 0


# Blocked cards


@rule("TTR-07")
def test_a_blocked_card_is_never_played_again() -> None:
    state = team(ROW, ["1066 5", "6"], blocked=["1601"], slots=TAKEN)
    assert "play 1601" not in offered(state, "A")
    assert refused(state, "A play 1601") == ("error-play-blocked", "TTR-07")
    play(state, "A play 1066")
    assert refused(state, "A play 1601") == ("error-play-blocked", "TTR-07")
    assert "year" in view(state)["cards"][card(state, "1601")]


@rule("TT-116", "TTR-07")
def test_blocked_cards_count_when_drawing() -> None:
    state = team(ROW, ["1066 5", "6"], blocked=["1601 1602"], slots=TAKEN, draw="1701 1702")
    play(state, "A play 1066; A stop")
    assert hand(state, "A") == "5 1701"
    assert counts(state)["draw"] == 1


@rule("TTR-08", "TT-140")
def test_a_blocked_card_goes_by_the_icon_it_shows() -> None:
    more: dict[str, Any] = {
        "slots": TAKEN,
        "discards": "100:>gear",
        "blocked": ["1601:star>gear 1602:gear>star"],
    }
    state = team(ROW, ["1066:key 5:key", "6"], None, **more)
    assert [answer for answer in offered(state, "A") if "discard" in answer] == ["discard 1601"]
    assert refused(state, "A discard 1602") == ("error-discard-icon", "TT-140")
    play(state, "A discard 1601")
    assert blocked(state, "A") == "1602"
    assert view(state)["icon"] == "gear"  # it was not turned again
    assert discards(state).endswith("1601")


@rule("TTR-08")
def test_a_table_may_let_blocked_cards_lie() -> None:
    more = {"slots": TAKEN, "discards": "100:>gear", "blocked": ["1601:star>gear"]}
    state = team(ROW, ["1066:key 5:key", "6"], {"blocked-cards": "stuck"}, **more)
    assert [answer for answer in offered(state, "A") if "discard" in answer] == []
    assert refused(state, "A discard 1601") == ("error-discard-blocked", "TTR-08")


@rule("TTR-12", "TTR-08")
@pytest.mark.parametrize(("reading", "over"), [("discardable", False), ("stuck", True)])
def test_only_blocked_cards_at_the_start_of_a_turn(reading: str, over: bool) -> None:
    more = {"slots": TAKEN, "discards": "100:>gear", "blocked": ["", "1601:star>gear"], "draw": 0}
    state = team(ROW, ["1066:key 5:key", ""], {"blocked-cards": reading}, **more)
    play(state, "A play 1066; A stop")
    assert state.over == over
    if not over:
        assert offered(state, "B") == ["discard 1601"]  # and must
        assert refused(state, "B pass") == ("error-play-or-discard", "TT-115")


@rule("TTR-13")
def test_a_fresh_card_can_always_be_tried() -> None:
    state = team(ROW, ["1601:key", "6"], slots=TAKEN, discards="100:>gear", draw=0)
    assert offered(state, "A") == ["play 1601"]


# Discarding


@rule("TT-140")
def test_only_a_card_with_the_active_icon_is_discarded() -> None:
    state = team(ROW, ["1066:gear 2007:star 5:leaf 6:key", "7"], discards="100:>leaf")
    assert [answer for answer in offered(state, "A") if "discard" in answer] == ["discard 5"]
    for title in ("1066", "2007", "6"):
        assert refused(state, f"A discard {title}") == ("error-discard-icon", "TT-140")


@rule("TT-144", "TT-115")
def test_one_discard_ends_the_turn() -> None:
    state = team(ROW, ["1066:gear>star 2007:star 5 6", "7"], discards="100:>gear")
    play(state, "A discard 1066")
    assert asked(state) == {"B": "turn"}
    with pytest.raises(NotYourDecision):
        play(state, "A discard 2007")


@rule("TT-143")
def test_the_two_sides_of_a_card_never_show_the_same_icon() -> None:
    state = fresh(4, mode="collaborative")
    assert all(front != back for front, back in zip(state.deck.fronts, state.deck.backs, strict=True))
    small = team(ROW, ["1066", "7"])
    assert all(front != back for front, back in zip(small.deck.fronts, small.deck.backs, strict=True))


@rule("TTR-17", "TT-143")
def test_four_icons_in_twelve_pairs_equally_often() -> None:
    deck = fresh(2).deck
    pairs = list(zip(deck.fronts, deck.backs, strict=True))
    assert len(set(pairs)) == 12
    assert {pairs.count(pair) for pair in set(pairs)} == {len(deck) // 12}


@rule("TT-142", "TT-143", "TT-145")
def test_after_a_discard_from_the_hand_another_icon_is_active() -> None:
    changes = 0
    for seed in range(30):
        state = fresh(3, seed=seed, mode="collaborative")
        luck = Fast(seed)
        while not state.over:
            before = view(state)
            action = luck.choice(state.decisions[0].actions)
            text = state.game.text(action)
            fresh_card = text.split()[-1] in before["hands"][state.decisions[0].seat]
            state.play(state.decisions[0].seat, action)
            after = view(state)
            for name in after["discards"]:
                assert "year" in after["cards"][name]  # the pile lies back up
            if text.startswith("discard"):
                assert after["icon"] == after["cards"][after["discards"][-1]]["back"]
                changes += fresh_card
                assert (after["icon"] != before["icon"]) == fresh_card
    assert changes > 50


@rule("TT-146", "TT-125")
def test_discards_and_slots_never_come_back() -> None:
    for seed in range(15):
        state = fresh(4, seed=seed, mode="collaborative")
        luck = Fast(seed)
        pile: list[str] = []
        while not state.over:
            state.play(state.decisions[0].seat, luck.choice(state.decisions[0].actions))
            assert view(state)["discards"][: len(pile)] == pile
            pile = view(state)["discards"]
        assert told(state, "reshuffled") == []


# Talking


@rule("TT-150", "TT-002")
def test_everybody_knows_the_same_and_may_say_it() -> None:
    """Nothing in the rules is secret from a team mate, so talking can spoil nothing; the chat of the table is open."""
    state = fresh(4, seed=2, mode="collaborative")
    luck = Fast(7)
    for _ in range(25):
        if state.over:
            break
        assert all(view(state, seat) == view(state) for seat in "ABCD")
        state.play(state.decisions[0].seat, luck.choice(state.decisions[0].actions))


@rule("TT-151")
def test_only_the_active_player_is_asked() -> None:
    state = fresh(5, seed=2, mode="collaborative")
    luck = Fast(7)
    while not state.over:
        assert len(state.decisions) == 1
        seat = state.decisions[0].seat
        assert seat == view(state)["turn"]
        for other in set(range(5)) - {seat}:
            with pytest.raises(NotYourDecision):
                state.play(other, state.decisions[0].actions[0])
        state.play(seat, luck.choice(state.decisions[0].actions))


# The ends


@rule("TT-155", "TT-116")
def test_with_an_empty_draw_pile_play_goes_on() -> None:
    state = team(ROW, ["1066 5", "2007 6"], draw=0)
    play(state, "A play 1066; A stop")
    assert hand(state, "A") == "5"
    assert asked(state) == {"B": "turn"}


@rule("TT-157", "TT-159", "TTR-15", "TT-110")
def test_the_game_is_over_when_every_card_has_its_place() -> None:
    state = team(ROW, ["1066", "2007"], draw=0)
    play(state, "A play 1066")
    assert asked(state) == {"B": "turn"}  # nothing is left to try for A, so the turn ends by itself
    play(state, "B play 2007")
    assert state.over
    assert [event.rule for event in state.events or [] if event.kind == "ended"] == ["TT-157"]
    assert state.ranking == [1, 1]
    assert len(set(state.scores)) == 1


@rule("TT-157", "TT-144")
def test_the_game_may_end_with_a_discard() -> None:
    state = team(ROW, ["1066:gear", ""], draw=0, discards="100:>gear")
    play(state, "A discard 1066")
    assert state.over
    assert counts(state)["hands"] == 0


@rule("TT-158", "TT-131", "TT-159")
def test_an_end_in_the_middle_leaves_all_cards_where_they_are() -> None:
    state = team(ROW, ["1601", "1066 2007 5 6"], slots=TAKEN, draw="1701 1702")
    play(state, "A play 1601")
    assert state.over
    assert hand(state, "B") == "1066 2007 5 6"
    assert view(state)["turn"] == -1


@rule("TTR-19")
def test_alone_one_plays_all_turns() -> None:
    for seed in range(10):
        state = fresh(1, seed, None, **TEAM)
        luck = Fast(seed)
        while not state.over:
            assert list(asked(state)) == ["A"]
            state.play(0, luck.choice(state.decisions[0].actions))
        assert state.ranking == [1]
