"""A game saved as text at any decision, in the middle of anything, and resumed."""

from __future__ import annotations

import json
import random

import pytest

from engine.minigame import LAST_ROUND, ORDEAL, Ordeal, ordeal, remaining
from support import asked, play
from tavolata.engine import STRICT, State


def reload(state: State) -> State:
    """Through text, as a file would."""
    return ORDEAL.load(json.loads(json.dumps(state.dump())))


def test_a_fight_is_resumed_in_its_middle() -> None:
    state = ordeal("WARD WARD", "HEX HEX", "WARD HEX", dice=[1, 6, 3])
    play(state, "A right; C pass; B hex; C pass; A ward")
    again = reload(state)
    assert remaining(again) == "EndTurn Camp EndFight Reroll SpellMoment Spell ReplyMoment Spell ReplyMoment"
    assert asked(again) == asked(state) == {"C": "reply"}
    assert again.decisions[0].id == state.decisions[0].id
    for copy in (state, again):
        play(copy, "C ward; A pass; A pass; B pass; C pass; A pass")
    assert again.dump() == state.dump()
    assert isinstance(again, Ordeal)
    assert again.lives == [1, 2, 2]


@pytest.mark.parametrize("reactions", ["quick", STRICT])
@pytest.mark.parametrize("players", [2, 5, 10])
def test_saving_and_loading_before_every_answer_changes_nothing(players: int, reactions: str) -> None:
    for seed in range(5):
        straight = ORDEAL.new(players, seed=seed, reactions=reactions)
        broken = ORDEAL.new(players, seed=seed, reactions=reactions)
        lots = random.Random(seed)
        while not straight.over:
            decision = lots.choice(straight.decisions)
            action = lots.choice(decision.actions)
            broken = reload(broken)
            straight.play(decision.seat, action)
            broken.play(decision.seat, action)
            assert broken.dump() == straight.dump()
        assert reload(broken).dump() == straight.dump()


def test_loaded_dice_that_have_not_fallen_yet_are_saved_too() -> None:
    state = ordeal("WARD WARD", "WARD WARD", dice=[1, 6, 3, 5, 4])
    again = reload(state)
    play(again, "A right; A pass; B right")
    assert isinstance(again, Ordeal)
    assert again.places_of == [1, 5]


def test_a_finished_game_is_loaded_as_finished() -> None:
    state = ORDEAL.new(3, seed=4)
    while not state.over:
        state.play(state.decisions[0].seat, state.decisions[0].actions[0])
    again = reload(state)
    assert again.over
    assert again.ranking == state.ranking
    assert again.decisions == []
    assert isinstance(again, Ordeal)
    assert again.round <= LAST_ROUND
