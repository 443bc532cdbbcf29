"""Made positions: named cards lie where they are named, the rest is filled, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.indy.looking import hand, hand_sizes, show
from support import asked, offered, play, rule
from tavolata.engine import Fast, SetupError
from tavolata.games.indy.position import position
from tavolata.games.indy.state import Indy


def test_named_cards_lie_where_they_are_named() -> None:
    state = position(
        "evocation",
        turn="C",
        hands=["GO6", "EAG", "RC4 RC2 GO1 RH1"],
        laid=["GC3 GC1 GC2", "BC1 RH5 EAG"],
        table="RC6 GH3 RC5 BO2",
        deck="BH1 EAG",
        dealer="A",
        shamans="S6 S2 S4",
        tokens=[4, 3, 1],
    )
    assert hand(state, "C") == "RC2 RC4 RH1 GO1"
    assert show(state.laid[0]) == "GC1 GC2 GC3"
    assert state.worths == [206, 6, 0]
    assert show(state.table) == "RC6 GH3 RC5 BO2"
    assert show(state.deck[-2:]) == "EAG BH1"
    assert state.shamans == [5, 1, 3]
    assert (state.tokens, state.plate) == ([4, 3, 1], 4)
    assert state.problems() == []


@pytest.mark.parametrize("phase", ["dark", "light", "evocation"])
def test_what_is_not_named_is_filled_by_the_seed_without_eagles(phase: str) -> None:
    state = position(phase, tokens=[4, 4, 0], hands=["RC1"], seed=5)
    assert hand_sizes(state) == [4, 4, 2]
    assert "RC1" in hand(state, "A")
    assert state.deck.count(54) == 3
    assert state.problems() == []
    assert position(phase, tokens=[4, 4, 0], hands=["RC1"], seed=5).dump() == state.dump()
    assert position(phase, tokens=[4, 4, 0], hands=["RC1"], seed=6).hands != state.hands


def test_the_first_in_order_has_the_turn_unless_another_is_named() -> None:
    assert asked(position("dark", dealer=2, players=3)) == {"C": "change"}
    assert asked(position("dark", dealer="C", turn=1, players=3)) == {"B": "change"}
    assert position("evocation", dealer="B", tokens=[4, 0, 4]).turn == 2


def test_shamans_being_chosen() -> None:
    state = position("shamans", turn="A", dealer="C", shamans="- - S4", players=3)
    assert asked(state) == {"A": "shaman"}
    assert "shaman S4" not in offered(state, "A")
    play(state, "A shaman S1; B shaman S2")
    assert asked(state) == {"C": "change"}


def test_loaded_chance_answers_the_next_deal() -> None:
    state = position("shamans", turn="B", players=2, chance=["RC1 RC2 RC3 RC4"])
    play(state, "B shaman S2")
    assert hand(state, "A") == "RC1 RC2 RC3 RC4"


@rule("IN-048", "IN-049")
@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(["shamans", "dark", "light", "evocation"]),
    st.integers(2, 6),
    st.integers(0, 5),
    st.lists(st.booleans(), min_size=6, max_size=6),
    st.sampled_from(["quick", "strict"]),
    st.integers(0, 1000),
)
def test_a_made_position_is_sound_can_be_saved_and_goes_on_to_the_next_manche(
    phase: str, players: int, turn: int, plucked: list[bool], reactions: str, seed: int
) -> None:
    tokens = [0 if gone and phase != "shamans" else 4 for gone in plucked[:players]]
    if tokens.count(4) == 1:
        tokens = [4] * players
    state = position(phase, turn % players, tokens=tokens, reactions=reactions, seed=seed)
    assert state.turn == turn % players
    state.check_every_step()
    luck = Fast(seed)
    manche = state.manche
    while not state.over and state.manche < manche + 2:
        assert state.game.load(state.dump()).dump() == state.dump()
        decision = state.decisions[0]
        state.play(decision.seat, luck.choice(decision.actions))


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("phase", {"phase": "noon"}),
        ("phase", {"phase": "settlement"}),
        ("seat", {"turn": "D"}),
        ("seat", {"turn": "AB"}),
        ("seat", {"dealer": 3}),
        ("seat", {"dealer": -1}),
        ("seats", {"tokens": [4, 4]}),
        ("seats", {"hands": ["", "", "", ""]}),
        ("seats", {"laid": ["", "", "", ""]}),
        ("seats", {"clues": [[], [], [], []]}),
        ("seats", {"shamans": "S1 S2"}),
        ("card", {"hands": ["RX1"]}),
        ("card", {"table": "RC1 RC2 RC7"}),
        ("twice", {"hands": ["RC1", "RC1"]}),
        ("twice", {"table": "RC1 RC2 RC3", "deck": "RC3"}),
        ("twice", {"deck": "EAG EAG EAG EAG"}),
        ("hand", {"hands": ["RC1 RC2 RC3 RC4 RC5"]}),
        ("hand", {"tokens": [4, 0, 4], "hands": ["", "RC1 RC2 RC3"]}),
        ("hand", {"phase": "evocation", "turn": "B", "hands": ["RC1 RC2"]}),
        ("hand", {"phase": "shamans", "hands": ["RC1"]}),
        ("table", {"table": "RC1 RC2"}),
        ("table", {"table": "RC1 RC2 RC3 RC4"}),
        ("table", {"phase": "dark", "table": "RC1"}),
        ("table", {"phase": "evocation", "table": "RC1 RC2 RC3"}),
        ("table-eagle", {"table": "RC1 RC2 EAG"}),
        ("laid", {"phase": "evocation", "turn": "B", "laid": ["RC1 RC2"]}),
        ("laid-early", {"phase": "evocation", "turn": "B", "laid": ["", "RC1 RC2 RC3"]}),
        ("laid-early", {"laid": ["RC1 RC2 RC3"]}),
        ("laid-early", {"phase": "evocation", "turn": "C", "tokens": [0, 0, 0], "laid": ["RC1 RC2 RC3"]}),
        ("turn", {"turn": "B", "tokens": [4, 0, 4], "options": {"plucked-exchange": "no"}}),
        ("turn", {"tokens": [0, 0, 0], "options": {"plucked-exchange": "no"}}),
        ("tokens", {"tokens": [4, 4, 5]}),
        ("tokens", {"tokens": [4, 4, -1]}),
        ("tokens", {"tokens": [4, 4, 3], "plate": 0}),
        ("tokens-start", {"phase": "shamans", "tokens": [4, 4, 3]}),
        ("over", {"tokens": [0, 9, 0]}),
        ("shaman", {"shamans": "S1 S2 S7"}),
        ("shaman-twice", {"shamans": "S1 S2 S1"}),
        ("shaman-missing", {"shamans": "S1 S2 -"}),
        ("shaman-early", {"phase": "shamans", "turn": "B", "shamans": "S1 S2 -"}),
        ("few", {"deck": " ".join(f"{c}{t}{n}" for c in "RGB" for t in "CHO" for n in range(1, 7))}),
        ("clue", {"hands": ["RC1"], "clues": [["RC2"]], "deck": "RC2"}),
        ("clue", {"hands": ["EAG"], "clues": [["EAG"]]}),
        ("clue", {"hands": ["RC1"], "clues": [["RC1", "RC1"]]}),
        ("clue", {"hands": ["RC1 RC2"], "clues": [["RC1 RC3", "RC2 RC4"]]}),
        ("clue", {"phase": "dark", "hands": ["RC1 RC2"], "clues": [["RC1", "RC2"]]}),
    ],
)
def test_what_cannot_be_is_refused(key: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refusal:
        position(**{"players": 3, **wrong})
    assert refusal.value.key == f"error-position-{key}"


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("error-players", {}),
        ("error-players", {"players": 7}),
        ("error-option-name", {"players": 2, "options": {"jokers": "yes"}}),
        ("error-reactions", {"players": 2, "reactions": "slow"}),
        ("error-seed", {"players": 2, "seed": -1}),
    ],
)
def test_players_options_and_seed_are_checked_as_for_a_new_game(key: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refusal:
        position(**wrong)
    assert refusal.value.key == key


def test_events_are_told_unless_nobody_listens() -> None:
    assert position(players=2).events == []
    assert position(players=2, events=False).events is None
    assert isinstance(position(players=2), Indy)
