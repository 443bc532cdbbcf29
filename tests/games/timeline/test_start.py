"""The deal in both modes, what a table may choose, and what it may not."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from games.timeline.looking import GAME, TEAM, counts, fresh, small_deck, view
from support import SEATS, asked, rule, told
from tavolata.engine import Fair, Fast, SetupError
from tavolata.engine.data import seal
from tavolata.games.timeline.cards import CARD, LEVELS, PERIODS, THEMES
from tavolata.games.timeline.deck import EARLIER_PRINTS, Card, our_deck, own_deck
from tavolata.games.timeline.state import Timeline

OURS = len(our_deck())


def cards_in_play(state: Timeline) -> set[int]:
    return set(range(len(state.deck))) - set(state.box)


# Competitive


@rule("TT-010", "TT-011", "TT-013", "TT-015", "TTR-19")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_competitive_deal(players: int) -> None:
    state = fresh(players, seed=players)
    assert [len(cards) for cards in view(state)["hands"]] == [4] * players
    expected = {"row": 1, "gaps": 0, "draw": OURS - 4 * players - 1, "hands": 4 * players, "discards": 0}
    assert counts(state) == expected
    assert len(cards_in_play(state)) == OURS
    assert [event["seat"] for event in told(state, "dealt")] == state.from_first()
    (first,) = told(state, "first-card")
    assert [first["card"]] == view(state)["line"]
    assert first["year"] == view(state)["cards"][first["card"]]["year"]


@rule("TT-010", "TTR-04")
def test_the_whole_deck_is_shuffled() -> None:
    piles = [fresh(4, seed=seed) for seed in range(40)]
    assert len({state.draw[-1] for state in piles}) > 30
    assert len({state.line[0] for state in piles}) > 30
    assert sorted(piles[0].everywhere()) == list(range(OURS))


@rule("TT-013", "TT-011", "TTR-04", "TT-102", "TT-103")
@pytest.mark.parametrize("mode", ["competitive", "collaborative"])
def test_four_cards_each_in_turn_order_then_the_first_card_then_the_discard(mode: str) -> None:
    names = [CARD.names[number] for number in range(20)]
    options = {"mode": mode, "first": "2", "spacing": "any"}
    state = GAME.new(3, options=options, chance=[" ".join(names)])
    seen = view(state)
    assert seen["hands"] == [names[8:12], names[0:4], names[4:8]]
    assert seen["line"] == [names[12]]
    if mode == "collaborative":
        assert seen["discards"] == [names[13]]
        assert seen["top"] == names[14]
    else:
        assert seen["discards"] == []
        assert seen["top"] == names[13]


@rule("TTR-04")
@pytest.mark.parametrize("mode", ["competitive", "collaborative"])
def test_the_same_seed_gives_the_same_deal(mode: str) -> None:
    assert fresh(3, seed=8, mode=mode).dump() == fresh(3, seed=8, mode=mode).dump()
    assert fresh(3, seed=8, mode=mode).dump_table() != fresh(3, seed=9, mode=mode).dump_table()


@rule("TT-014", "TT-105", "TTR-03")
@pytest.mark.parametrize("mode", ["competitive", "collaborative"])
def test_the_table_names_the_first_player(mode: str) -> None:
    for seat in range(3):
        state = fresh(3, mode=mode, first=str(seat + 1))
        assert list(asked(state)) == [SEATS[seat]]
        assert view(state)["first"] == seat
        assert told(state, "first-player") == [{"seat": seat}]


@rule("TT-014", "TT-105", "TTR-03")
@pytest.mark.parametrize("mode", ["competitive", "collaborative"])
def test_otherwise_the_lot_decides_who_begins(mode: str) -> None:
    first = Counter(view(fresh(4, seed=seed, mode=mode))["first"] for seed in range(100))
    assert sorted(first) == [0, 1, 2, 3]
    assert min(first.values()) > 10


# Collaborative


@rule("TT-100", "TT-101", "TT-102", "TT-103", "TT-104", "TT-106", "TTR-19")
@pytest.mark.parametrize(("players", "pile"), [(1, 30), (2, 26), (3, 22), (4, 18), (5, 14), (6, 10)])
def test_the_collaborative_deal(players: int, pile: int) -> None:
    state = fresh(players, seed=players, mode="collaborative")
    assert counts(state) == {"row": 1, "gaps": 0, "draw": pile, "hands": 4 * players, "discards": 1}
    assert sum(counts(state).values()) == 36
    assert len(state.box) == OURS - 36
    (first,) = told(state, "first-card")
    (discard,) = told(state, "first-discard")
    seen = view(state)
    assert seen["line"] == [first["card"]]
    assert seen["discards"] == [discard["card"]]
    assert seen["cards"][discard["card"]]["back"] == seen["icon"]  # TT-103
    assert seen["slots"] == []


@rule("TT-100")
def test_the_cards_that_are_not_taken_stay_out_of_the_game() -> None:
    state = fresh(2, seed=3, mode="collaborative")
    box = set(state.box)
    luck = Fast(3)
    while not state.over:
        state.play(state.decisions[0].seat, luck.choice(state.decisions[0].actions))
        assert set(state.box) == box


# What cannot be


@rule("TTR-18", "TTR-19", "TTR-03")
@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (0, {}, "error-players"),
        (7, {}, "error-players"),
        (1, {}, "error-alone"),
        (2, {"first": "3"}, "error-first"),
        (2, {**TEAM, "extra-1": "1"}, "error-extra-team"),
        (2, {"extra-3": "1"}, "error-extra-seat"),
        (2, {"theme": "recipes"}, "error-option-value"),
    ],
)
def test_what_no_table_can_be(players: int, options: dict[str, str], key: str) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.new(players, options=options)
    assert refusal.value.key == key


@rule("TTR-18")
@pytest.mark.parametrize(
    ("players", "mode", "needed"), [(2, "competitive", 10), (6, "competitive", 26), (3, "collaborative", 36)]
)
def test_the_least_number_of_cards(players: int, mode: str, needed: int) -> None:
    state = fresh(players, deck=small_deck(needed), mode=mode)
    assert sum(counts(state).values()) == needed
    with pytest.raises(SetupError) as refusal:
        fresh(players, deck=small_deck(needed - 1), mode=mode)
    assert (refusal.value.key, refusal.value.rule) == ("error-few-cards", "TTR-18")
    assert refusal.value.details == {"found": needed - 1, "needed": needed}


@rule("TTR-18")
def test_a_handicap_needs_more_cards() -> None:
    fresh(2, deck=small_deck(13), extra_1="2", extra_2="1")
    with pytest.raises(SetupError):
        fresh(2, deck=small_deck(12), extra_1="2", extra_2="1")


@rule("TTR-18")
def test_a_choice_that_leaves_too_few_cards_is_refused() -> None:
    with pytest.raises(SetupError) as refusal:
        fresh(6, mode="collaborative", theme="books", period="ancient", difficulty="easy")
    assert refusal.value.key == "error-few-cards"


# Theme, period, difficulty


@rule("TTR-18")
@pytest.mark.parametrize("theme", THEMES)
def test_a_deck_of_one_theme(theme: str) -> None:
    state = fresh(2, theme=theme)
    assert {state.deck.cards[card].theme for card in cards_in_play(state)} == {theme}
    assert len(cards_in_play(state)) == len([card for card in state.deck.cards if card.theme == theme])


@rule("TTR-18")
@pytest.mark.parametrize("period", [period for period in PERIODS if period != "all"])
def test_a_deck_of_one_period(period: str) -> None:
    state = fresh(2, period=period, mode="collaborative")
    first, last = PERIODS[period]
    assert all(first <= state.deck.years[card] <= last for card in cards_in_play(state))
    assert len(cards_in_play(state)) == 36


@rule("TTR-18")
def test_periods_leave_no_year_out_and_have_none_twice() -> None:
    for year in (-4_000_000_000, -1, 499, 500, 1759, 1760, 2020):
        assert len([1 for name, (first, last) in PERIODS.items() if name != "all" and first <= year <= last]) == 1


@rule("TTR-18")
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_deck_of_one_difficulty(level: str) -> None:
    state = fresh(2, difficulty=level)
    found = {state.deck.cards[card].difficulty for card in cards_in_play(state)}
    assert found == set(range(1, LEVELS[level] + 1))


# Hands


@rule("TT-011")
@pytest.mark.parametrize("hands", ["dealt", "balanced"])
def test_a_handicap_gives_more_cards(hands: str) -> None:
    state = fresh(4, hands=hands, extra_2="3", extra_4="1", seed=6)
    assert [len(cards) for cards in view(state)["hands"]] == [4, 7, 4, 5]
    assert counts(state)["draw"] == OURS - 20 - 1


@rule("TT-011", "TT-101")
@pytest.mark.parametrize("mode", ["competitive", "collaborative"])
def test_balanced_hands_are_about_as_hard_as_each_other(mode: str) -> None:
    def spread(hands: str) -> float:
        total = 0
        for seed in range(60):
            state = fresh(4, seed=seed, mode=mode, hands=hands)
            assert [len(cards) for cards in state.hands] == [4] * 4
            sums = [sum(state.deck.hardness[card] for card in cards) for cards in state.hands]
            total += max(sums) - min(sums)
        return total / 60

    assert spread("balanced") < 0.4 * spread("dealt")


@rule("TT-011")
def test_balancing_moves_cards_between_hands_only() -> None:
    for seed in range(20):
        dealt, balanced = fresh(3, seed=seed), fresh(3, seed=seed, hands="balanced")
        assert sorted(card for hand in dealt.hands for card in hand) == sorted(
            card for hand in balanced.hands for card in hand
        )
        assert (dealt.line, dealt.draw) == (balanced.line, balanced.draw)


@rule("TT-012", "TTR-02")
def test_the_order_of_a_balanced_hand_tells_nothing() -> None:
    """Cards are given out by how hard they are, which hangs on how crowded their age is."""
    falling = 0
    for seed in range(60):
        state = fresh(3, seed=seed, hands="balanced")
        hard = [[state.deck.hardness[card] for card in cards] for cards in state.hands]
        falling += sum(cards == sorted(cards, reverse=True) for cards in hard)
    assert falling < 40  # of 180; by accident about one of 24, more where some are equal


# Cards seen lately


@rule("TT-010", "TT-100")
@pytest.mark.parametrize("mode", ["competitive", "collaborative"])
def test_cards_seen_lately_are_dealt_last(mode: str) -> None:
    seen = [CARD.names[number] for number in range(0, OURS, 2)]
    game = GAME.with_extras({"seen": {"print": our_deck().print, "cards": seen}})
    state = game.new(6, seed=4, options={"mode": mode})
    assert isinstance(state, Timeline)
    on_table = [card for hand in state.hands for card in hand] + state.line + state.discards
    assert not {CARD.names[card] for card in on_table} & set(seen)
    if mode == "collaborative":
        assert not {CARD.names[card] for card in state.draw} & set(seen)
    else:
        assert len(state.draw) == OURS - 25


# Dates close together


def pile(state: Timeline) -> list[int]:
    """The years of all cards in the order in which they come: the hands, the first card, the draw pile."""
    hands = [card for seat in state.from_first() for card in state.hands[seat]]
    return [state.deck.years[card] for card in [*hands, *state.line, *reversed(state.draw)]]


def are_close(years: list[int]) -> bool:
    inside = set(years)
    return any(year + off in inside for year in years for off in (1, 2))


def test_no_two_cards_that_a_game_will_see_lie_a_year_or_two_apart() -> None:
    for seed in range(20):
        assert not are_close(pile(fresh(6, seed=seed))[:100])
        team = fresh(4, seed=seed, mode="collaborative")
        assert not are_close([team.deck.years[card] for card in cards_in_play(team)])
    assert any(are_close(pile(fresh(6, seed=seed, spacing="any"))[:100]) for seed in range(3))


def test_crowded_cards_lie_below_in_the_order_of_the_shuffle_and_none_is_missing() -> None:
    deck = small_deck(20)
    shuffled = list(range(20))
    chance = [" ".join(CARD.names[card] for card in shuffled)]
    state = GAME.with_deck(deck).new(2, options={"first": "1"}, chance=chance)
    assert isinstance(state, Timeline)
    order = pile(state)
    assert sorted(order) == sorted(deck.years)
    taken: list[int] = []
    for card in shuffled:
        if all(abs(deck.years[card] - other) > 2 for other in taken):
            taken.append(deck.years[card])
    waiting = [deck.years[card] for card in shuffled if deck.years[card] not in taken]
    assert order == taken + waiting


def test_cards_of_the_same_year_stay_together() -> None:
    cards = [Card(id=f"c{n}", title_it=f"t{n}", title_en=f"t{n}", year=1900) for n in range(12)]
    deck = own_deck("one year", cards)
    apart, any_ = (fresh(2, seed=4, deck=deck, spacing=spacing) for spacing in ("apart", "any"))
    assert (apart.hands, apart.draw) == (any_.hands, any_.draw)


def test_cards_seen_lately_still_come_last() -> None:
    deck = our_deck().seen_lately(list(range(0, OURS, 2)))
    state = fresh(4, seed=2, deck=deck)
    order = [card for seat in state.from_first() for card in state.hands[seat]]
    order += [*state.line, *reversed(state.draw)]
    unseen = OURS - len(deck.seen)
    assert not deck.seen & set(order[:unseen])
    assert set(order[unseen:]) == deck.seen


def test_whoever_has_the_key_comes_to_the_same_deck() -> None:
    key = bytes(range(32))
    assert GAME.new(4, chance=Fair(key)).dump() == GAME.new(4, chance=Fair(key)).dump()


def test_a_game_that_began_before_words_on_cards_were_mended_goes_on() -> None:
    saved = fresh(3, seed=1).dump()
    for mark in EARLIER_PRINTS:
        older: dict[str, Any] = deepcopy(saved)
        del older["seal"]
        older["table"]["deck"]["print"] = mark
        older["version"] = "1"
        del older["options"]["spacing"], older["options"]["turn-order"]
        state = GAME.load(seal(older))
        assert view(state) == view(GAME.load(saved))
