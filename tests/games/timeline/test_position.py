"""Made positions: named cards lie where they are named, the rest is filled, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.timeline.looking import TEAM, blocked, card, counts, discards, hand, line, play, race, slots, team, view
from support import asked, rule
from tavolata.engine import Fast, SetupError
from tavolata.games.timeline.deck import our_deck
from tavolata.games.timeline.position import position
from tavolata.games.timeline.state import Timeline


def test_named_cards_lie_where_they_are_named() -> None:
    state = team(
        "-44 1492 1969",
        ["1066:gear>star 2007", "5"],
        slots="- 1610",
        blocked=["", "1611:>key"],
        draw="1701 1702",
        discards="100 200:>leaf",
        turn="B",
        round=4,
    )
    assert line(state) == "-44 1492 1969"
    assert slots(state) == "- 1610"
    assert (hand(state, "A"), hand(state, "B"), blocked(state, "B")) == ("1066 2007", "5", "1611")
    assert discards(state).endswith("100 200")
    assert view(state)["icon"] == "leaf"
    assert view(state)["top"] == card(state, "1701")
    assert view(state)["cards"][card(state, "1066")]["icon"] == "gear"
    assert view(state)["cards"][card(state, "1611")]["back"] == "key"
    assert sum(counts(state).values()) == 36
    assert view(state)["round"] == 4
    assert asked(state) == {"B": "turn"}


def test_a_position_with_cards_of_our_deck() -> None:
    deck = our_deck()
    first, last = (f"C{1 + deck.years.index(year)}" for year in (min(deck.years), max(deck.years)))
    state = position(f"{first} {last}", ["C100", "C200"], deck=deck, options={"first": "1"})
    assert view(state)["line"] == [first, last]
    assert view(state)["hands"] == [["C100"], ["C200"]]
    assert state.deck is deck


def test_a_position_goes_on_like_a_game_and_can_be_saved() -> None:
    state = race("1492", ["1066", "1969 1970"])
    again = state.game.load(state.dump())
    assert isinstance(again, Timeline)
    assert again.dump() == state.dump()
    play(state, "A place 1066 0; B place 1969 2")
    assert state.over
    assert view(again)["cards"] == view(race("1492", ["1066", "1969 1970"]))["cards"]


@rule("TT-106", "TT-126")
@settings(max_examples=25)
@given(st.integers(1, 6), st.integers(1, 12), st.integers(0, 18), st.integers(0, 1000))
def test_a_made_position_is_sound_and_goes_on_to_the_end(players: int, row: int, pile: int, seed: int) -> None:
    row = min(row, 36 - 2 * players - 1)
    pile = min(pile, 36 - 2 * players - row - 1)
    years = " ".join(str(1000 + 50 * number) for number in range(row))
    hands = [f"{1 + 2 * seat} {2 + 2 * seat}" for seat in range(players)]
    state = team(years, hands, draw=pile, seed=seed)
    state.check_every_step()
    luck = Fast(seed)
    while not state.over:
        assert state.game.load(state.dump()).dump() == state.dump()
        state.play(state.decisions[0].seat, luck.choice(state.decisions[0].actions))


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("word", {"line": "moon"}),
        ("word", {"line": "0"}),
        ("word", {"hands": ["1066:sun", "5"]}),
        ("twice", {"hands": ["1492", "5"]}),
        ("twice", {"hands": ["5", "5"]}),
        ("few", {"hands": ["1066:gear>gear", "5"]}),
        ("few", {"draw": 900, "options": {}}),
        ("slots", {"slots": "1500 1900"}),
        ("slots", {"line": "", "slots": "-"}),
        ("table", {"line": "", "options": {}}),
        ("table", {"line": ""}),
        ("table", {"line": "1789 1492"}),
        ("table", {"slots": "2001"}),
        ("table", {"hands": ["1 2 3 4 5", "6"]}),
        ("seat", {"turn": "C"}),
        ("seat", {"turn": 2}),
        ("seat", {"out": ["X"]}),
        ("hand", {"hands": ["", ""], "draw": 0}),
        ("hand", {"hands": ["5", ""], "options": {}}),
        ("hand", {"out": ["A"], "options": {}}),
        ("hand", {"blocked": ["1500"], "options": {}}),
    ],
)
def test_what_cannot_be_is_refused(key: str, wrong: dict[str, Any]) -> None:
    given: dict[str, Any] = {"line": "1492 1789", "hands": ["5", "6"], "options": TEAM, **wrong}
    given["options"] = {**given["options"], "first": "1"}
    with pytest.raises(SetupError) as refusal:
        position(**given)
    assert refusal.value.key == f"error-position-{key}"


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("error-players", {"hands": []}),
        ("error-players", {"hands": [str(number) for number in range(1, 8)]}),
        ("error-option-name", {"options": {"jokers": "yes"}}),
        ("error-seed", {"seed": -1}),
    ],
)
def test_players_options_and_seed_are_checked_as_for_a_new_game(key: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refusal:
        position(**{"line": "1492", "hands": ["5", "6"], **wrong})
    assert refusal.value.key == key


def test_events_are_told_unless_nobody_listens() -> None:
    assert race("1492", ["5", "6"]).events == []
    assert race("1492", ["5", "6"], events=False).events is None
