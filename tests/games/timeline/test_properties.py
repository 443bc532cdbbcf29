"""What holds in every game: conservation, order, one card a turn or two, and that it ends."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from games.timeline.looking import GAME, counts, fresh, small_deck
from support import rule
from tavolata.engine import Fast
from tavolata.games.timeline.state import Timeline

readings = st.fixed_dictionaries(
    {
        "equal_dates": st.sampled_from(["fit", "blocked"]),
        "blocked_cards": st.sampled_from(["discardable", "stuck"]),
        "tie_break": st.sampled_from(["eliminates", "all-stay"]),
        "hands": st.sampled_from(["dealt", "balanced"]),
    }
)
seeds = st.integers(0, 10**6)


def positions(state: Timeline, seed: int) -> list[Timeline]:
    """The table at every decision of a whole game, answered at random; the last one is its end."""
    luck = Fast(seed)
    seen = [state.clone()]
    while not state.over:
        state.play(state.decisions[0].seat, luck.choice(state.decisions[0].actions))
        seen.append(state.clone())
    return seen


@rule("TT-106", "TT-126", "TT-125", "TT-165", "TT-157", "TT-131", "TT-158", "TT-110")
@settings(max_examples=25)
@given(st.integers(1, 6), seeds, readings)
def test_every_collaborative_game(players: int, seed: int, options: dict[str, str]) -> None:
    state = fresh(players, seed, None, mode="collaborative", **options)
    tables = positions(state, seed)
    for table in tables:
        assert Counter(table.everywhere()) == Counter(range(len(table.deck)))
        assert sum(counts(table).values()) == 36
        assert table.problems() == []
        assert -33 <= table.scores[0] <= 69
    for before, after in pairwise(tables):
        assert len(after.line) >= len(before.line)
        assert set(before.discards) <= set(after.discards)
        assert {card for card in before.slots if card >= 0} <= set(after.slots)
    last = tables[-1]
    assert last.ranking == [1] * players
    (ended,) = [event for event in state.events or [] if event.kind == "ended"]
    assert (ended.public["by"], ended.rule) in (("placed", "TT-157"), ("stuck", "TT-158"), ("failed", "TT-131"))
    assert (counts(last)["hands"] + counts(last)["draw"] == 0) == (ended.public["by"] == "placed")


@rule("TT-030", "TT-003", "TT-041", "TT-044", "TT-045", "TTR-22", "TTR-30")
@settings(max_examples=25)
@given(st.integers(2, 6), seeds, readings, st.integers(0, 20))
def test_every_competitive_game(players: int, seed: int, options: dict[str, str], more: int) -> None:
    state = fresh(players, seed, small_deck(4 * players + 2 + more), **options)
    tables = positions(state, seed)
    for table in tables:
        assert Counter(table.everywhere()) == Counter(range(len(table.deck)))
        assert table.problems() == []
        assert [hand for seat, hand in enumerate(table.hands) if not table.is_in(seat) and hand] == []
    last = tables[-1]
    winners = [seat for seat in range(players) if last.ranking[seat] == 1]
    shared = [event.rule for event in state.events or [] if event.kind == "won"] == ["R-22"]
    assert winners
    assert len(winners) == 1 or shared
    assert shared or not last.hands[winners[0]]


@rule("TT-129", "TT-133", "TT-144", "TT-116")
@settings(max_examples=15)
@given(st.integers(1, 6), seeds)
def test_what_a_turn_of_a_team_can_be(players: int, seed: int) -> None:
    state = fresh(players, seed=seed, mode="collaborative")
    luck = Fast(seed)
    turns: dict[tuple[int, int], list[str]] = {}
    while not state.over:
        turn = turns.setdefault((state.round, state.turn), [])
        action = luck.choice(state.decisions[0].actions)
        state.events = []
        state.play(state.decisions[0].seat, action)
        turn += [event.kind for event in state.events]
    for turn in turns.values():
        assert turn.count("put") <= 2
        assert turn.count("discarded") <= 1
        assert turn.count("refilled") <= 1
        assert not ("discarded" in turn and "revealed" in turn)


@rule("TTR-04")
def test_the_same_seed_and_answers_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        state = GAME.new(3, 77, {"mode": "collaborative"})
        assert isinstance(state, Timeline)
        ends.append(positions(state, 5)[-1].dump())
    assert ends[0] == ends[1]
