"""What holds in every game: conservation, one winner, shares for all, and that it ends."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.talismani.looking import GAME
from support import rule
from tavolata.engine import Fast, State
from tavolata.games.talismani import OPTIONS, cards, choices
from tavolata.games.talismani.rulings import Rulings
from tavolata.games.talismani.state import Talismani

option_choices = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in OPTIONS})
games = st.builds(GAME.new, st.integers(2, 10), st.integers(0, 10**9), option_choices)
plain_games = st.builds(GAME.new, st.integers(2, 10), st.integers(0, 10**9), events=st.just(True))


def positions(state: State, seed: int) -> list[Talismani]:
    """The table at every decision of a whole game, answered at random; the last one is its end."""
    assert isinstance(state, Talismani)
    luck = Fast(seed)
    seen = [state.clone()]
    while not state.over:
        decision = state.decisions[luck.below(len(state.decisions))]
        state.play(decision.seat, luck.choice(decision.actions))
        seen.append(state.clone())
    return seen


@rule("TdT-061", "TdT-062")
@settings(max_examples=15)
@given(games, st.integers(0, 10**6))
def test_every_card_is_in_one_place_and_the_row_has_every_suit(state: State, seed: int) -> None:
    deck = Counter([*cards.composition(state.players).deck(), cards.PRIMO])
    for table in positions(state, seed):
        assert Counter(table.everywhere()) == deck
        assert sorted(table.row) == list(range(6))
        assert table.problems() == []


@rule("TdT-063", "TR-10", "TdT-019")
@pytest.mark.parametrize("reading", ["one-less", "same", "zero"])
def test_no_two_plays_of_one_table_are_equal(reading: str) -> None:
    """All pairs of plays of a suit, with both Jollies, that share no card."""
    rulings = Rulings({option.name: option.values[0] for option in OPTIONS} | {"jolly-value": reading})
    suit = list(range(cards.VALUES))
    jollies = [cards.JOLLY, cards.JOLLY + 1]
    plays = [[card] for card in suit] + [list(pair) for pair in combinations(suit, 2)]
    plays += [[card, jolly] for card in suit for jolly in jollies]
    row = list(range(6))
    strengths = [choices.strength(play, row, rulings) for play in plays]
    for one, other in combinations(range(len(plays)), 2):
        if not set(plays[one]) & set(plays[other]):
            assert strengths[one] != strengths[other]


def judged(play: list[str], row: list[str]) -> tuple[int, int, bool, int, bool]:
    """How a play ranks, from the names on the cards, as a child would say it."""
    fairies = [card for card in play if not card.startswith("J")]
    values = [int(card[3:]) for card in fairies]
    jolly = max(0, values[0] - 1) if len(fairies) < len(play) else 0
    return -row.index(fairies[0][:3]), sum(values) + jolly, len(play) == 1, max(values), len(fairies) == len(play)


@rule("TdT-013", "TdT-014", "TdT-015", "TdT-016", "TdT-017", "TdT-018", "TdT-019", "TdT-020", "TdT-063")
@settings(max_examples=15)
@given(plain_games, st.integers(0, 10**6))
def test_the_best_play_with_a_fairy_wins(state: State, seed: int) -> None:
    positions(state, seed)
    row: list[str] = []
    turn: dict[int, list[str]] = {}
    turns = 0
    for event in state.events or []:
        found = event.public
        if "row" in found:
            row = list(map(str, found["row"])) if isinstance(found["row"], list) else row
        if event.kind == "turn":
            turn = {}
        elif event.kind == "played" and isinstance(found["cards"], list):
            turn[int(str(found["seat"]))] = found["cards"]
        elif event.kind in ("won", "won-alone"):
            best = max(turn, key=lambda seat: judged(turn[seat], row))
            assert best == found["seat"]
            assert [judged(turn[seat], row) for seat in turn].count(judged(turn[best], row)) == 1
            assert (event.kind == "won-alone") == (len(turn) == 1)
            turns += 1
        elif event.kind == "no-winner":
            assert turn == {}
    assert turns


class Turn:
    """What went on in a turn, from the events that everybody saw."""

    def __init__(self) -> None:
        self.played: Counter[int] = Counter()
        self.taken: Counter[int] = Counter()
        self.winner = -1
        self.aside: set[int] = set()
        self.staked = 0
        self.discarded = 0


def turns_of(state: State) -> list[Turn]:
    found: list[Turn] = []
    for event in state.events or []:
        public = event.public
        seat = public.get("seat")
        named = public.get("cards")
        if event.kind == "turn":
            found.append(Turn())
        elif event.kind.startswith("played") and isinstance(seat, int) and isinstance(named, list):
            found[-1].played[seat] += len(named)
        elif event.kind == "taken" and isinstance(seat, int):
            found[-1].taken[seat] += 1
        elif event.kind in ("won", "won-alone") and isinstance(seat, int):
            found[-1].winner = seat
        elif event.kind == "aside" and isinstance(seat, int):
            found[-1].aside.add(seat)
        elif event.kind == "stake-chosen":
            found[-1].staked += 1
        elif event.kind == "discarded" and isinstance(named, list):
            found[-1].discarded += len(named)
    return found


@rule("TdT-064", "TdT-065", "TdT-066", "TdT-067", "TR-40", "TdT-034", "TdT-035")
@settings(max_examples=25)
@given(plain_games, st.integers(0, 10**6))
def test_everybody_entitled_gets_a_card_and_one_card_leaves_as_stake(state: State, seed: int) -> None:
    positions(state, seed)
    turns = turns_of(state)
    for turn in turns:
        if turn.winner < 0:
            assert turn.staked == 0
            assert turn.discarded == turn.played.total()
            continue
        assert turn.staked == 1
        entitled = set(turn.played) - {turn.winner} - turn.aside
        assert set(turn.taken) == entitled
        for seat in entitled:
            assert turn.taken[seat] >= 1
            assert turn.played[seat] > 1 or turn.taken[seat] >= turn.played[seat]
    assert len([turn for turn in turns if turn.played]) < cards.composition(state.players).total


@rule("TdT-066", "TdT-067", "TdT-056")
@settings(max_examples=25)
@given(plain_games, st.integers(0, 10**6))
def test_who_can_run_out_of_cards(state: State, seed: int) -> None:
    tables = positions(state, seed)
    last = turns_of(state)[-1]
    empty = [seat for seat in range(state.players) if not tables[-1].hands[seat]]
    assert empty
    for out in empty:
        assert last.winner in (out, -1) or out in last.aside
    for before, after in pairwise(tables):
        if before.turn == after.turn:
            for sitting in after.sitting:
                assert after.hands[sitting] == before.hands[sitting]


@rule("TdT-064", "TdT-057")
@settings(max_examples=20)
@given(games, st.integers(0, 10**6))
def test_every_game_ends_with_a_winner_whatever_the_options(state: State, seed: int) -> None:
    last = positions(state, seed)[-1]
    assert 1 in last.ranking
    best = [seat for seat in range(last.players) if last.ranking[seat] == 1]
    assert {last.scores[seat] for seat in best} == {max(last.scores)}
    assert last.scores == [last.wins[seat] + 2 * len(last.forged[seat]) for seat in range(last.players)]
    assert not any(last.prepared)
