"""Made positions: named cards lie where they are named, the rest is filled, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.talismani.looking import GAME, ROW, forged, hand, hand_sizes, prepared, row, view
from support import asked, play, rule
from tavolata.engine import Fast, SetupError
from tavolata.games.talismani.cards import composition
from tavolata.games.talismani.position import position
from tavolata.games.talismani.state import Talismani


def test_named_cards_lie_where_they_are_named() -> None:
    state = position(
        "SOL NEB TEM PIO NEV NUV",
        hands=["SOL3 J1", "NEB2 SP1", "PIO5"],
        stake="NEB1",
        prepared=[["TEM3 TEM4"], ["J2 PIO6"]],
        forged=[[], ["NUV1 NUV2", "SOL7 SOL8"]],
        stakes=["PRIMO", "", "NEV1 NEV2"],
        discards="NEV3",
        known=["SOL3"],
        turn=7,
    )
    assert row(state) == "SOL NEB TEM PIO NEV NUV"
    assert [hand(state, seat) for seat in "ABC"] == ["SOL3 J1", "NEB2 SP1", "PIO5"]
    assert prepared(state, "A") == ["TEM3 TEM4"]
    assert prepared(state, "B") == ["PIO6 J2"]
    assert forged(state, "B") == ["NUV1 NUV2", "SOL7 SOL8"]
    seen = view(state)
    assert seen["stake"] == "NEB1"
    assert seen["stakes"] == [["PRIMO"], [], ["NEV1", "NEV2"]]
    assert seen["known"] == [["SOL3"], [], []]
    assert seen["turn"] == 7
    assert "NEV3" in seen["discards"]
    assert state.scores == [2, 4, 2]
    assert state.problems() == []


def test_what_is_not_named_is_filled_by_the_seed() -> None:
    state = position(hands=["SOL3", "", "NEB1"], seed=5)
    assert hand_sizes(state) == [1, 18, 1]
    assert position(hands=["SOL3", "", "NEB1"], seed=5).dump() == state.dump()
    other = position(hands=["SOL3", "", "NEB1"], seed=6)
    assert hand(other, "B") != hand(state, "B")
    assert hand_sizes(position(hands=["SOL3", "", "NEB1"], fill=4)) == [4, 4, 4]


def test_a_position_goes_on_like_a_game() -> None:
    state = position(ROW, hands=["NEB3 NEB4", "NEV1 NEV2"])
    assert asked(state) == {"A": "play", "B": "play"}
    play(state, "A play NEB3; B play NEV1")
    assert asked(state) == {"A": "stake"}


@rule("TdT-061", "TdT-062")
@settings(max_examples=40)
@given(st.integers(2, 10), st.integers(1, 12), st.integers(0, 1000))
def test_a_made_position_is_sound_can_be_saved_and_goes_on_to_the_end(players: int, fill: int, seed: int) -> None:
    fill = min(fill, composition(players).hand)
    state = position(hands=[""] * players, fill=fill, seed=seed)
    assert hand_sizes(state) == [fill] * players
    state.check_every_step()
    luck = Fast(seed)
    while not state.over:
        assert state.game.load(state.dump()).dump() == state.dump()
        decision = state.decisions[0]
        state.play(decision.seat, luck.choice(decision.actions))


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("row", {"row": "SOL NEB"}),
        ("row", {"row": "SOL SOL NEB TEM PIO NEV"}),
        ("row", {"row": "SOL NEB TEM PIO NEV FOG"}),
        ("row", {"row": "SOL NEB TEM PIO NEV NUV SOL"}),
        ("turn", {"turn": 0}),
        ("turn", {"turn": True}),
        ("card", {"hands": ["SUN7"]}),
        ("card", {"stake": "SOL99"}),
        ("twice", {"hands": ["SOL3", "SOL3"]}),
        ("twice", {"hands": ["SOL3 SOL3"]}),
        ("twice", {"hands": ["NEB1"], "stake": "NEB1"}),
        ("twice", {"prepared": [["SOL3 SOL4"]], "forged": [[], ["SOL4 SOL5"]]}),
        ("twice", {"stakes": ["NEB1"], "discards": "NEB1"}),
        ("twice", {"hands": ["SOL9"]}),  # three play without it
        ("twice", {"hands": ["SP2"]}),
        ("stake", {"stake": ""}),
        ("stake", {"stake": "SOL1 SOL2"}),
        ("seats", {"hands": ["", "", "", ""]}),
        ("seats", {"stakes": ["", "", "", ""]}),
        ("seats", {"prepared": [[], [], [], []]}),
        ("seats", {"known": ["", "", "", ""]}),
        ("talisman", {"prepared": [["SOL3"]]}),
        ("talisman", {"prepared": [["SOL3 SOL5"]]}),
        ("talisman", {"prepared": [["SOL3 NEB4"]]}),
        ("talisman", {"forged": [["J1 J2"]]}),
        ("talisman", {"forged": [["SP1"]]}),
        ("talisman", {"forged": [["SOL1 SOL2 SOL3"]]}),
        ("talisman", {"forged": [[""]]}),
        ("primo", {"hands": ["PRIMO"], "stake": "NEB1"}),
        ("known", {"hands": ["SOL3"], "known": ["SOL4"]}),
        ("known", {"hands": ["SOL3", "SOL4"], "known": ["", "SOL3"]}),
        ("few", {"fill": 30}),
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
        ("error-players", {"players": 11}),
        ("error-option-name", {"players": 2, "options": {"jokers": "yes"}}),
        ("error-option-value", {"players": 2, "options": {"jolly-value": "ten"}}),
        ("error-seed", {"players": 2, "seed": -1}),
    ],
)
def test_players_options_and_seed_are_checked_as_for_a_new_game(key: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refusal:
        position(**wrong)
    assert refusal.value.key == key


def test_events_are_told_unless_nobody_listens() -> None:
    assert [event.kind for event in position(players=2).events or []] == ["turn"]
    assert position(players=2, events=False).events is None
    assert isinstance(GAME.load(position(players=2).dump()), Talismani)
