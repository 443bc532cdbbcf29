"""The competitive mode: placing, equal dates, drawing, the end of a round, the tie-break."""

from __future__ import annotations

import pytest

from games.timeline.looking import (
    GAME,
    card,
    counts,
    discards,
    fresh,
    hand,
    line,
    offered,
    play,
    race,
    refused,
    small_deck,
    view,
    windows,
    word,
)
from support import SEATS, asked, rule, told
from tavolata.engine import Fast, NotYourDecision, first_of, second_of
from tavolata.games.timeline.competitive import fits
from tavolata.games.timeline.state import Timeline

# Turns and windows


@rule("TT-001")
def test_icons_mean_nothing() -> None:
    """Whatever icons the cards have, the same answers are open, and nothing in the view tells an active icon."""
    tables = [
        race("1492", [f"1066:{icons} 1789", "1969:key>gear"], discards=f"1610:{icons}")
        for icons in ("gear>star", "star>leaf", "leaf>key")
    ]
    answers = offered(tables[0], "A")
    for state in tables:
        assert offered(state, "A") == answers
        assert "icon" not in view(state)
        play(state, "A place 1066 0")
        assert line(state) == "1066 1492"


@rule("TT-002", "TT-021", "TT-115")
def test_any_own_card_into_any_window_and_nothing_else() -> None:
    state = race("1492 1789", ["1066 2007", "1969"])
    assert offered(state, "A") == [f"place {title} {window}" for title in ("1066", "2007") for window in range(3)]
    assert refused(state, "A pass") == ("error-must-place", "TT-002")
    assert refused(state, "A stop") == ("error-must-place", "TT-002")
    assert refused(state, "A play 1066") == ("error-must-place", "TT-002")
    assert refused(state, "A discard 1066") == ("error-must-place", "TT-002")
    assert refused(state, "A put left") == ("error-must-place", "TT-002")
    assert refused(state, "A place 1969 0") == ("error-not-in-hand", "TT-002")
    assert refused(state, "A place 1066 3") == ("error-no-window", "TT-021")


@rule("TT-021")
def test_a_line_of_m_cards_has_one_window_more() -> None:
    for years in (["1500"], ["1500", "1600"], ["1500", "1600", "1700"], [str(1500 + n) for n in range(0, 60, 3)]):
        state = race(" ".join(years), ["1800", "1900"])
        assert len(offered(state, "A")) == len(years) + 1


@rule("TT-020", "TT-027")
def test_turns_go_round_one_card_each_right_or_wrong() -> None:
    state = race("1492", ["1066 1067 1068", "1969 1970", "1789 1790"])
    assert asked(state) == {"A": "place"}
    play(state, "A place 1066 0")
    assert asked(state) == {"B": "place"}
    with pytest.raises(NotYourDecision):
        play(state, "A place 1067 0")
    play(state, "B place 1969 0")  # wrong
    assert asked(state) == {"C": "place"}
    play(state, "C place 1789 2")
    assert asked(state) == {"A": "place"}
    assert [view(state)["turn"], view(state)["round"]] == [0, 2]


@rule("TT-020", "TTR-28")
def test_the_first_player_begins_every_round() -> None:
    state = race("1492", ["1066 1067", "1969 1970", "1789 1790"], {"first": "3"}, turn="C")
    order = []
    for _ in range(6):
        order.append(next(iter(asked(state))))
        state.play(state.decisions[0].seat, state.decisions[0].actions[0])
    assert order == ["C", "A", "B"] * 2


@rule("TT-022", "TT-023")
def test_the_choice_is_made_before_the_date_is_shown() -> None:
    state = race("1492", ["1066:gear 1067", "1969"])
    seen = view(state, "A")["cards"][card(state, "1066")]
    assert set(seen) == {"title", "detail", "theme", "picture", "meaning", "icon"}
    assert state.events is not None
    state.events.clear()
    play(state, "A place 1066 1")  # wrong; the date is told with the result, and nobody is asked again
    assert [event.kind for event in state.events] == ["misplaced", "drew"]
    assert told(state, "misplaced")[0]["year"] == 1066
    assert list(asked(state)) == ["B"]


@rule("TT-024", "TT-030")
def test_a_right_card_stays_and_nothing_is_drawn() -> None:
    state = race("1492 1969", ["1789 1066", "2007"])
    before = counts(state)["draw"]
    play(state, "A place 1789 1")
    assert line(state) == "1492 1789 1969"
    assert hand(state, "A") == "1066"
    assert counts(state)["draw"] == before
    assert discards(state) == ""
    assert view(state)["cards"][card(state, "1789")]["year"] == 1789
    (placed,) = told(state, "placed")
    assert placed == {"seat": 0, "card": card(state, "1789"), "window": 1, "year": 1789, "left": 1}


@rule("TT-025", "TT-026", "TT-029", "TTR-20")
def test_a_wrong_card_goes_to_the_discards_and_one_is_drawn() -> None:
    state = race("1492 1969", ["1789 1066", "2007"], draw="1610 1687")
    before = offered(state, "A")
    play(state, "A place 1789 0")
    assert line(state) == "1492 1969"
    assert discards(state) == "1789"
    assert hand(state, "A") == "1066 1610"  # the size of the hand is as before
    assert counts(state)["draw"] == 1
    drawn = view(state)["cards"][card(state, "1610")]
    assert "year" not in drawn
    assert "back" not in drawn
    windows_of_b = [answer.split()[2] for answer in offered(state, "B")]
    assert windows_of_b == [answer.split()[2] for answer in before if "1789" in answer]


@rule("TTR-29", "TT-025")
def test_a_wrong_card_teaches_where_it_belonged() -> None:
    state = race("1492 1789 1789b 1969", ["1789c 1066", "2007"])
    play(state, "A place 1789c 0")
    (wrong,) = told(state, "misplaced")
    assert wrong["right"] == [1, 2, 3]
    assert wrong["window"] == 0
    assert view(state)["cards"][card(state, "1789c")]["year"] == 1789
    assert "1789c" not in line(state)


@rule("TT-030")
def test_the_line_is_always_in_order() -> None:
    for seed in range(10):
        state = fresh(3, seed=seed)
        luck = Fast(seed)
        while not state.over:
            decision = state.decisions[0]
            state.play(decision.seat, luck.choice(decision.actions))
            seen = view(state)
            years = [seen["cards"][name]["year"] for name in seen["line"]]
            assert years == sorted(years)


# Equal dates


@rule("TT-035", "TT-036", "TT-037", "TTR-06", "TTR-01")
@pytest.mark.parametrize(
    ("title", "right"),
    [
        ("-776b", [0, 1]),
        ("-775", [1]),
        ("1492c", [1, 2, 3]),
        ("1493", [3]),
        ("1969b", [3, 4]),
        ("1970", [4]),
    ],
)
def test_where_a_card_is_right(title: str, right: list[int]) -> None:
    state = race("-776 1492 1492b 1969", [f"{title} 5", "6"])
    assert windows(state, "A", title) == right


@rule("TT-035", "TT-036")
def test_three_equal_cards_and_a_fourth() -> None:
    state = race("1492 1492b 1492c", ["1492d 5", "6"])
    assert windows(state, "A", "1492d") == [0, 1, 2, 3]
    play(state, "A place 1492d 2")
    assert line(state) == "1492 1492b 1492d 1492c"
    assert state.events is not None
    assert [event.rule for event in state.events if event.kind == "placed"] == ["TT-035"]


@rule("TTR-01")
def test_years_before_the_common_era_count_backwards_and_there_is_no_year_0() -> None:
    state = race("-44 14", ["-100 -1 1", "6"])
    assert windows(state, "A", "-100") == [0]
    assert windows(state, "A", "-1") == [1]
    assert windows(state, "A", "1") == [1]
    oldest = race("-13800000000 -66000000", ["-230000000 5", "6"])
    assert windows(oldest, "A", "-230000000") == [1]


# Drawing


@rule("TT-028", "TTR-21")
def test_an_empty_draw_pile_is_made_anew_from_the_discards() -> None:
    seen = "1601 1602 1603 1604 1605 1606"
    state = race("1492 1969", ["1789 1066", "2007"], draw="", discards=seen)
    play(state, "A place 1789 0")
    assert counts(state)["draw"] == 6
    assert discards(state) == ""
    assert len(hand(state, "A").split()) == 2
    drawn = hand(state, "A").split()[1]
    rest = {word(state, f"C{number + 1}") for number in state.draw}
    assert {drawn, *rest} == {*seen.split(), "1789"}
    assert told(state, "reshuffled") == [{"count": 7}]


@rule("TT-028", "TT-010")
def test_the_pile_made_anew_is_shuffled_and_lies_front_up() -> None:
    tops = set()
    for seed in range(20):
        state = race("1492 1969", ["1789 1066", "2007"], draw="", discards="1601 1602 1603 1604 1605", seed=seed)
        play(state, "A place 1789 0")
        top = view(state)["top"]
        tops.add(word(state, top))
        assert "year" not in view(state)["cards"][top]
    assert len(tops) > 3


@rule("TTR-21")
def test_the_pile_is_not_made_anew_before_a_card_must_be_drawn() -> None:
    state = race("1492 1969", ["1789 1066", "2007 2008"], draw="1700", discards="1601 1602")
    play(state, "A place 1789 0")
    assert counts(state)["draw"] == 0
    assert discards(state) == "1601 1602 1789"
    play(state, "B place 2007 2")
    assert counts(state)["draw"] == 0


@rule("TTR-21", "TTR-22")
def test_the_card_just_discarded_may_come_back() -> None:
    state = race("1492 1969", ["1789 1066", "2007"], draw="")
    play(state, "A place 1789 0")
    assert hand(state, "A") == "1066 1789"
    assert (counts(state)["draw"], discards(state)) == (0, "")


# The end


@rule("TT-003", "TT-040", "TT-041", "TTR-23")
def test_who_alone_places_the_last_card_wins_when_the_round_is_over() -> None:
    state = race("1492", ["1066", "1789 1790", "1969 1970"])
    play(state, "A place 1066 0")
    assert not state.over
    assert asked(state) == {"B": "place"}
    play(state, "B place 1789 2")
    assert asked(state) == {"C": "place"}
    play(state, "C place 1969 0")
    assert state.over
    assert state.ranking == [1, 2, 3]
    assert told(state, "won") == [{"seats": [0], "round": 1}]


@rule("TT-041")
def test_a_wrong_last_card_wins_nothing() -> None:
    state = race("1492", ["1066", "1789 1790"])
    play(state, "A place 1066 1; B place 1789 1")
    assert not state.over
    assert len(hand(state, "A").split()) == 1
    assert view(state)["round"] == 2


@rule("TT-042", "TT-043", "TT-045", "TT-046", "TTR-24")
def test_who_finishes_together_plays_on_and_the_others_are_out() -> None:
    state = race("1492", ["1066", "1789 1790", "1969"], round=5, draw="2001 2002 2003")
    play(state, "A place 1066 0")
    assert asked(state) == {"B": "place"}  # A waits with an empty hand
    play(state, "B place 1789 2; C place 1969 3")
    assert not state.over
    assert view(state)["out"] == [False, True, False]
    assert view(state)["tie_break"]
    assert [hand(state, seat) for seat in "ABC"] == ["2001", "", "2002"]
    assert told(state, "tie-break") == [{"seats": [0, 2]}]
    assert told(state, "eliminated") == [{"seat": 1}]
    play(state, "A place 2001 0")
    assert asked(state) == {"C": "place"}  # B takes no more turns and draws no more cards


@rule("TT-044", "TT-043")
def test_who_alone_is_right_in_the_tie_break_wins() -> None:
    state = race("1492", ["2001", "", "2002"], tie_break=True, out="B", round=6)
    play(state, "A place 2001 1; C place 2002 0")
    assert state.over
    assert state.ranking[0] == 1
    assert state.events is not None
    assert state.events[-1].rule == "TT-044"


@rule("TTR-24", "TTR-26", "TT-043")
def test_both_wrong_play_another_round_with_the_cards_they_drew() -> None:
    state = race("1492", ["2001", "", "2002"], tie_break=True, out="B", round=6, draw="1601 1602 1603")
    play(state, "A place 2001 0; C place 2002 0")
    assert not state.over
    assert view(state)["round"] == 7
    assert [hand(state, seat) for seat in "ABC"] == ["1601", "", "1602"]
    assert counts(state)["draw"] == 1
    assert view(state)["out"] == [False, True, False]


@rule("TT-043", "TT-044", "TTR-24")
def test_both_right_play_another_round_with_one_new_card_each() -> None:
    state = race("1492", ["2001", "", "2002"], tie_break=True, out="B", round=6, draw="1601 1602 1603")
    play(state, "A place 2001 1; C place 2002 2")
    assert not state.over
    assert [hand(state, seat) for seat in "ABC"] == ["1601", "", "1602"]
    assert line(state) == "1492 2001 2002"


@rule("TTR-25", "TTR-24")
@pytest.mark.parametrize(("reading", "stays"), [("eliminates", False), ("all-stay", True)])
def test_three_in_the_tie_break_two_right_one_wrong(reading: str, stays: bool) -> None:
    options = {"tie-break": reading}
    state = race("1492", ["2001", "2002", "2003"], options, tie_break=True, round=6, draw="1601 1602 1603 1604")
    play(state, "A place 2001 1; B place 2002 0; C place 2003 2")
    assert not state.over
    assert view(state)["out"] == [False, not stays, False]
    # The wrong one drew at once: 1601. With everybody in, that card is B's next one.
    assert hand(state, "B") == ("1601" if stays else "")
    assert (hand(state, "A"), hand(state, "C")) == ("1602", "1603")
    assert list(asked(state)) == ["A"]
    play(state, "A place 1602 1")
    assert list(asked(state)) == (["B"] if stays else ["C"])


@rule("TTR-25", "TT-044")
def test_where_all_stay_one_who_was_wrong_can_still_win() -> None:
    options = {"tie-break": "all-stay"}
    state = race(
        "1492", ["2001", "2002", "2003"], options, tie_break=True, round=6, draw="1601 1602 1603 1604 1605 1606"
    )
    play(state, "A place 2001 1; B place 2002 0; C place 2003 2")
    play(state, "A place 1602 0; B place 1601 1; C place 1603 0")
    assert state.over
    assert state.ranking == [2, 1, 2]


@rule("TTR-26")
@pytest.mark.parametrize("reading", ["eliminates", "all-stay"])
def test_nobody_right_nobody_out(reading: str) -> None:
    options = {"tie-break": reading}
    state = race("1492", ["2001", "2002", "2003"], options, tie_break=True, round=6)
    play(state, "A place 2001 0; B place 2002 0; C place 2003 0")
    assert view(state)["out"] == [False, False, False]
    assert [len(hand(state, seat).split()) for seat in "ABC"] == [1, 1, 1]
    assert view(state)["round"] == 7


@rule("TTR-27", "TT-012")
def test_the_cards_of_the_eliminated_go_to_the_discards_face_down() -> None:
    state = race("1492", ["1066", "1789 1790 1791", "1969"], draw="2001 2002 2003")
    play(state, "A place 1066 0; B place 1789 2; C place 1969 3")
    assert discards(state) == "1790 1791"
    for title in ("1790", "1791"):
        face = view(state)["cards"][card(state, title)]
        assert face["title"]["it"] == title
        assert not {"year", "back", "fact", "year_text", "about"} & set(face)


@rule("TTR-27", "TT-028")
def test_the_cards_of_the_eliminated_may_be_drawn_again() -> None:
    state = race("1492", ["1066", "1789 1790 1791", "1969"], draw="")
    play(state, "A place 1066 0; B place 1789 2; C place 1969 3")
    assert told(state, "reshuffled") == [{"count": 2}]
    assert {hand(state, "A"), hand(state, "C")} == {"1790", "1791"}
    assert discards(state) == ""


@rule("TTR-28")
def test_the_first_remaining_player_begins() -> None:
    state = race("1492", ["1789 1790", "1066", "1969"], draw="2001 2002 2003")
    play(state, "A place 1789 1; B place 1066 0; C place 1969 3")
    assert view(state)["out"] == [True, False, False]
    assert list(asked(state)) == ["B"]
    assert [hand(state, "B"), hand(state, "C")] == ["2001", "2002"]
    later = race("1492", ["1969", "1066 1067", "1789"], {"first": "2"}, turn="B", draw="2001 2002 2003")
    play(later, "B place 1066 1; C place 1789 1; A place 1969 2")
    assert list(asked(later)) == ["C"]
    assert [hand(later, "C"), hand(later, "A")] == ["2002", "2003"]  # B was wrong and drew the first


@rule("TTR-22")
def test_where_not_everybody_can_get_a_card_they_share_the_victory() -> None:
    state = race("1492", ["1066", "1969"], draw="")
    play(state, "A place 1066 0; B place 1969 2")
    assert state.over
    assert state.ranking == [1, 1]
    assert state.events is not None
    assert (state.events[-1].kind, state.events[-1].rule) == ("won", "R-22")
    one = race("1492", ["1066", "1969"], draw="1700")
    play(one, "A place 1066 0; B place 1969 2")
    assert one.over
    assert one.ranking == [1, 1]
    both = race("1492", ["1066", "1969"], draw="1700", discards="1600")
    play(both, "A place 1066 0; B place 1969 2")
    assert not both.over


@rule("TTR-30")
def test_the_others_by_cards_left_equal_counts_share_a_place() -> None:
    state = race("1492", ["1066", "1789 1790 1791", "1969 1970", "1801 1802"])
    play(state, "A place 1066 0; B place 1789 2; C place 1969 3; D place 1801 0")
    assert state.over
    assert state.ranking == [1, 3, 2, 3]
    assert state.scores == [0, -2, -1, -2]


@rule("TTR-30", "TT-045")
def test_the_others_are_ordered_by_the_cards_they_have_left() -> None:
    state = race("1492", ["1066", "1789 1790", "1969"], draw="2001 2002 2003")
    play(state, "A place 1066 0; B place 1789 2; C place 1969 3; A place 2001 4; C place 2002 0")
    assert state.over
    assert state.ranking == [1, 2, 2]


@rule("TT-003")
def test_a_whole_game_is_won_by_somebody_with_no_cards() -> None:
    for players in range(2, 7):
        for seed in range(6):
            state = fresh(players, seed=seed, deck=small_deck(40))
            luck = Fast(seed)
            while not state.over:
                state.play(state.decisions[0].seat, luck.choice(state.decisions[0].actions))
            winners = [seat for seat in range(players) if state.ranking[seat] == 1]
            assert len(winners) == 1 or told(state, "won")
            assert all(not view(state)["hands"][seat] or len(winners) > 1 for seat in winners)


@rule("TT-050", "TTR-01")
def test_nobody_can_change_a_result_after_the_card_was_turned_over() -> None:
    """A dispute about a date is for after the game: there is no answer that takes a card back."""
    state = race("1492", ["1066 1067", "1969"])
    play(state, "A place 1066 1")
    assert {verb.name for verb in GAME.notation.verbs} == {"pass", "place", "play", "put", "discard", "stop"}
    assert {answer.split()[0] for answer in offered(state, "B")} == {"place"}
    assert discards(state) == "1066"


# Leaving


@rule("TTR-31")
@pytest.mark.parametrize("mode", ["competitive", "collaborative"])
def test_the_rules_need_no_particular_person(mode: str) -> None:
    """Any seat can be played on by somebody else, or by a bot: all that is asked can be seen in the view of the seat."""
    state = fresh(3, seed=5, mode=mode)
    luck = Fast(1)
    for _ in range(12):
        decision = state.decisions[0]
        assert view(state, SEATS[decision.seat]) == view(state)  # no private knowledge leaves with a person
        state.play(decision.seat, luck.choice(decision.actions))
    taken_over = GAME.load(state.dump())
    assert isinstance(taken_over, Timeline)
    for table in (state, taken_over):
        luck = Fast(2)
        while not table.over:
            table.play(table.decisions[0].seat, luck.choice(table.decisions[0].actions))
    assert taken_over.dump() == state.dump()


# To and fro: every other round the other way


def order_of_turns(state: Timeline, rounds: int) -> list[str]:
    """Who is asked, with wrong answers only."""
    order = []
    for _ in range(rounds * state.players):
        (seat,) = asked(state)
        order.append(seat)
        decision = state.decisions[0]
        wrong = [action for action in decision.actions if not fits(state, first_of(action), second_of(action))]
        state.play(decision.seat, wrong[0])
    return order


def test_every_other_round_goes_the_other_way_if_the_table_wants() -> None:
    state = fresh(3, seed=1, turn_order="to-and-fro", first="2")
    assert "".join(order_of_turns(state, 3)) == "BCA" + "ACB" + "BCA"
    assert told(state, "round-back") == [{"round": 2, "seat": 0}, {"round": 4, "seat": 0}]
    assert [event["round"] for event in told(state, "round")] == [1, 3]


def test_otherwise_every_round_goes_clockwise() -> None:
    state = fresh(3, seed=1, first="2")
    assert "".join(order_of_turns(state, 2)) == "BCABCA"
    assert told(state, "round-back") == []


def test_to_and_fro_the_last_of_a_round_begins_the_next_also_in_a_tie_break() -> None:
    state = race("1492", ["1066", "1789", "1969"], {"turn-order": "to-and-fro"}, draw="2001 2002 2003")
    play(state, "A place 1066 0; B place 1789 2; C place 1969 0")
    assert "".join(asked(state)) == "B"
    assert told(state, "round-back") == [{"round": 2, "seat": 1}]
