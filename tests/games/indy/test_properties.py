"""What holds in every game: worths, conservation, sizes of hands, and that somebody pays."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import tavolata
from support import rule
from tavolata.engine import Fast, State
from tavolata.games.indy import OPTIONS, cards
from tavolata.games.indy.state import Indy

indy = tavolata.game("indy")

any_three = st.permutations(cards.full_deck()).map(lambda deck: sorted(deck[:3]))
three_of_a_colour = st.permutations(cards.full_deck()[:18]).map(lambda deck: sorted(deck[:3]))
evocations = any_three | three_of_a_colour
option_choices = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in OPTIONS})
games = st.builds(
    indy.new,
    st.integers(2, 6),
    st.integers(0, 10**9),
    option_choices,
    st.sampled_from(["quick", "strict"]),
)


def judged(evocation: list[int]) -> tuple[int, int]:
    """Category and feathers from the names on the cards, as a child would count them."""
    names = cards.names(evocation)
    colours = {name[0] for name in names}
    types = "".join(sorted(name[1] for name in names))
    feathers = sum(int(name[2]) for name in names if name != "EAG")
    if "EAG" not in names and len(colours) == 1 and types in ("CCC", "CHO"):
        return (2 if types == "CCC" else 1), feathers
    return 0, feathers


@rule("IN-006", "IN-007", "IN-008", "IN-045", "IR-11", "IR-12")
@given(evocations)
def test_every_evocation_has_the_category_and_the_feathers_that_its_cards_show(evocation: list[int]) -> None:
    worth = cards.worth(evocation)
    assert (worth // 100, worth % 100) == judged(evocation)


@rule("IN-022", "IN-023")
@given(evocations, evocations)
def test_evocations_compare_by_category_then_by_feathers(one: list[int], other: list[int]) -> None:
    assert (cards.worth(one) < cards.worth(other)) == (judged(one) < judged(other))
    assert (cards.worth(one) == cards.worth(other)) == (judged(one) == judged(other))


@rule("IR-01")
def test_teams_run_from_six_to_fifteen_and_standards_from_three_to_eighteen() -> None:
    red_characters, red_horses, red_objects = range(6), range(6, 12), range(12, 18)
    teams = [cards.worth([a, b, c]) for c in red_characters for b in range(c) for a in range(b)]
    standards = [cards.worth([a, b, c]) for a in red_characters for b in red_horses for c in red_objects]
    assert (len(teams), min(teams), max(teams)) == (20, 206, 215)
    assert (len(standards), min(standards), max(standards)) == (216, 103, 118)


def some_play(state: State, answers: int, seed: int = 0) -> list[Indy]:
    """The table at each of the next decisions, answered at random: the same object each time."""
    assert isinstance(state, Indy)
    luck = Fast(seed)
    seen = []
    for _ in range(answers):
        if state.over:
            break
        seen.append(state.clone())
        decision = state.decisions[luck.below(len(state.decisions))]
        state.play(decision.seat, luck.choice(decision.actions))
    return seen


@rule("IN-047", "IN-048", "IN-050")
@settings(max_examples=25, deadline=None)
@given(games, st.integers(0, 10**6))
def test_tokens_and_cards_are_conserved_and_no_eagle_lies_open(state: State, seed: int) -> None:
    for table in some_play(state, 200, seed):
        assert sum(table.tokens) + table.plate == 4 * table.players
        places = [table.deck, table.table, *table.hands, *table.laid]
        assert Counter(card for place in places for card in place) == Counter(cards.full_deck())
        assert cards.EAGLE not in table.table
        assert table.problems() == []


@rule("IN-049", "IR-20", "IR-25")
@settings(max_examples=25, deadline=None)
@given(games, st.integers(0, 10**6))
def test_hands_have_four_cards_two_if_plucked_one_after_evoking(state: State, seed: int) -> None:
    for table in some_play(state, 200, seed):
        if table.view(None)["phase"] not in ("dark", "light", "evocation"):
            continue
        for seat in range(table.players):
            full = 4 if table.is_in(seat) else 2
            assert len(table.hands[seat]) == (1 if table.laid[seat] else full)


@rule("IN-051", "IN-024")
@settings(max_examples=15, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10**9))
def test_in_every_manche_with_two_players_in_somebody_pays(players: int, seed: int) -> None:
    state = indy.new(players, seed, events=True)
    at_start: dict[int, int] = {}
    for table in some_play(state, 400, seed):
        at_start.setdefault(table.manche, sum(1 for count in table.tokens if count))
    paid: Counter[int] = Counter()
    manche = 0
    for event in state.events or []:
        if event.kind == "manche":
            manche += 1
        elif event.kind == "token-lost":
            paid[manche] += 1
    for number in range(1, manche):  # the last one may not be finished
        assert paid[number] >= (1 if at_start[number] >= 2 else 0)


@rule("IR-29")
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**9))
def test_of_two_players_both_are_in_or_both_are_plucked(seed: int) -> None:
    for table in some_play(indy.new(2, seed), 400, seed):
        assert table.is_in(0) == table.is_in(1)


@rule("IR-27", "IN-039")
@settings(max_examples=10, deadline=None)
@given(st.integers(2, 6), option_choices, st.integers(0, 10**9))
def test_every_game_ends_with_one_winner_who_has_all_tokens(players: int, options: dict[str, str], seed: int) -> None:
    state = indy.new(players, seed, options)
    luck = Fast(seed)
    while not state.over:
        decision = state.decisions[0]
        actions = decision.actions
        # Whoever can return does: left to chance alone a table of plucked players would take very long.
        state.play(decision.seat, actions[-1] if decision.name == "return" else luck.choice(actions))
    winner = state.ranking.index(1)
    assert state.scores == [4 * players if seat == winner else 0 for seat in range(players)]
