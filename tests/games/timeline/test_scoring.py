"""Points and ranks of a team."""

from __future__ import annotations

import pytest

from games.timeline.looking import counts, fresh, play, team, view
from support import rule, told
from tavolata.engine import Fast
from tavolata.games.timeline.cards import RANKS, rank_of, to_next_rank
from tavolata.games.timeline.state import Timeline

#: Main row, gap slots, draw pile, hands, discards; score and rank.
SCORES = [
    (15, 8, 0, 2, 11, 25, "company"),  # the example of the rulebook
    (35, 0, 0, 0, 1, 69, "travellers"),
    (27, 8, 0, 0, 1, 61, "travellers"),
    (26, 9, 0, 0, 1, 60, "genius"),
    (25, 6, 0, 0, 5, 51, "genius"),
    (24, 7, 0, 0, 5, 50, "experts"),
    (21, 7, 0, 2, 6, 41, "experts"),
    (20, 8, 0, 2, 6, 40, "veterans"),
    (17, 8, 0, 4, 7, 31, "veterans"),
    (16, 9, 0, 4, 7, 30, "company"),
    (15, 6, 3, 6, 6, 21, "company"),
    (14, 7, 3, 6, 6, 20, "staff"),
    (11, 7, 5, 8, 5, 11, "staff"),
    (10, 8, 5, 8, 5, 10, "novices"),
    (12, 0, 0, 0, 24, 0, "novices"),
    (9, 4, 10, 8, 5, -1, "aspirants"),
    (2, 1, 24, 8, 1, -28, "aspirants"),
]


def laid(row: int, gaps: int, draw: int, hands: int, discards: int) -> Timeline:
    """A table of two with so many cards in each place, one move before its end where no card is held."""
    last = hands == 0
    years = range(1000, 1000 + 20 * (row - last), 20)
    line = " ".join(map(str, years))
    slots = " ".join(str(year + 10) for year in list(years)[:gaps])
    if last:  # the last card of the row is still to be played
        held = ["1990", ""]
    else:
        cards = [str(number) for number in range(1, hands + 1)]
        held = [" ".join(cards[:4]), " ".join(cards[4:])]
    state = team(line, held, slots=slots, draw=draw)
    if last:
        play(state, "A play 1990")
    assert counts(state) == {"row": row, "gaps": gaps, "draw": draw, "hands": hands, "discards": discards}
    return state


@rule("TT-160", "TT-161", "TT-162", "TT-163", "TT-164", "TT-165", "TT-170")
@pytest.mark.parametrize(("row", "gaps", "draw", "hands", "discards", "score", "rank"), SCORES)
def test_the_score_of_a_table(row: int, gaps: int, draw: int, hands: int, discards: int, score: int, rank: str) -> None:
    state = laid(row, gaps, draw, hands, discards)
    assert state.scores == [score, score]
    assert view(state)["score"] == score
    assert view(state)["rank"] == rank
    assert 3 * row + 2 * gaps - 36 == score  # TT-165
    assert state.over == (hands == 0)
    if state.over:
        (told_score,) = told(state, "team-score")
        assert told_score == {**counts(state), "score": score, "rank": rank}


@rule("TT-165")
def test_the_score_is_told_at_the_end_as_the_table_shows_it() -> None:
    for seed in range(30):
        state = fresh(1 + seed % 6, seed=seed, mode="collaborative")
        luck = Fast(seed)
        while not state.over:
            seen = counts(state)
            assert view(state)["score"] == 3 * seen["row"] + 2 * seen["gaps"] - 36
            state.play(state.decisions[0].seat, luck.choice(state.decisions[0].actions))
        (told_score,) = told(state, "team-score")
        assert told_score == {**counts(state), "score": state.scores[0], "rank": rank_of(state.scores[0])}


@rule("TT-160", "TT-161", "TT-162")
def test_what_each_card_adds() -> None:
    state = team("1492 1789", ["2007 1610 1066:gear 5", "6"], discards="100:>gear")
    before = view(state)["score"]
    for answer, gain in (("A play 2007", 3), ("A play 1610", 2), ("A discard 1066", 0)):  # from -1 each
        tried = state.clone()
        play(tried, answer)
        assert view(tried)["score"] == before + gain


@rule("TT-165")
def test_the_highest_and_the_lowest_score_that_can_be_thought_of() -> None:
    assert laid(35, 0, 0, 0, 1).scores == [69, 69]
    lowest = team("1492", ["1066:gear", ""], draw=0, discards="100:>gear")
    play(lowest, "A discard 1066")
    assert lowest.over
    assert lowest.scores == [-33, -33]


@rule("TT-170")
@pytest.mark.parametrize(
    ("score", "below", "above"),
    [
        (0, "aspirants", "novices"),
        (11, "novices", "staff"),
        (21, "staff", "company"),
        (31, "company", "veterans"),
        (41, "veterans", "experts"),
        (51, "experts", "genius"),
        (61, "genius", "travellers"),
    ],
)
def test_the_borders_of_the_ranks(score: int, below: str, above: str) -> None:
    assert rank_of(score - 1) == below
    assert rank_of(score) == above
    assert to_next_rank(score - 1) == 1


@rule("TT-170")
def test_every_score_has_one_rank_and_a_distance_to_the_next() -> None:
    names = [name for name, _ in RANKS]
    ranks = [names.index(rank_of(score)) for score in range(-36, 70)]
    assert ranks == sorted(ranks)
    assert set(ranks) == set(range(8))
    for score in range(-36, 61):
        distance = to_next_rank(score)
        assert distance is not None
        assert rank_of(score + distance) == names[names.index(rank_of(score)) + 1]
        assert rank_of(score + distance - 1) == rank_of(score)
    assert to_next_rank(61) is None
    assert to_next_rank(69) is None


@rule("TT-170")
def test_the_view_tells_the_distance_to_the_next_rank() -> None:
    state = laid(15, 6, 3, 6, 6)
    assert (view(state)["score"], view(state)["rank"], view(state)["next"]) == (21, "company", 10)


@rule("TT-110")
def test_a_team_has_one_score_and_one_place() -> None:
    state = laid(27, 8, 0, 0, 1)
    assert state.ranking == [1, 1]
    assert state.scores == [61, 61]
