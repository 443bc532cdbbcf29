"""What lasts: until the end of the turn, until the end of a fight, until a condition comes true."""

from __future__ import annotations

import json

from engine.minigame import ORDEAL, Blessing, Hexed, Oath, Ordeal, happened, ordeal
from support import asked, play


def effects(state: Ordeal) -> list[tuple[str, int]]:
    return [(type(effect).__name__, effect.seat) for kind in sorted(state.effects) for effect in state.effects[kind]]


def test_a_blessing_lasts_until_the_end_of_the_turn() -> None:
    # The chapel blesses A (+2) and leads to the cave: 4 + 2 against 3 + 2.
    state = ordeal("WARD WARD", "WARD WARD", dice=[3, 4, 3, 1])
    play(state, "A right")
    assert effects(state) == [("Blessing", 0)]
    play(state, "A pass")
    assert happened(state).count("harmed") == 0
    assert state.coins[0] == 2
    assert asked(state) == {"B": "direction"}
    assert effects(state) == []


def test_two_effects_end_at_two_moments() -> None:
    # Blessed and hexed: 5 + 2 - 2 against 2 + 2. The hex ends with the fight, the blessing with the turn.
    state = ordeal("WARD HEX", "HEX HEX", dice=[3, 5, 2])
    play(state, "A right; B hex; A pass; B pass")
    assert effects(state) == [("Blessing", 0), ("Hexed", 0)]
    assert state.strength(0) == 0
    state.end_effects("fight-end")
    assert effects(state) == [("Blessing", 0)]
    state.end_effects("turn-end")
    assert effects(state) == []


def test_an_effect_is_about_its_own_seat() -> None:
    state = ordeal("WARD WARD", "WARD WARD", dice=[3, 4, 3])
    play(state, "A right")
    assert (state.strength(0), state.strength(1)) == (2, 0)


def test_an_oath_waits_until_its_condition_comes_true_and_then_is_gone() -> None:
    # A swears at the oak and finds a coin; a fight in the cave brings two more: the third fulfils the oath.
    state = ordeal("WARD WARD", "WARD WARD", dice=[4, 5, 3, 6, 1, 6])
    play(state, "A right; B right; B done")
    assert (state.coins[0], state.lives[0], effects(state)) == (1, 2, [("Oath", 0)])
    play(state, "A left")
    assert effects(state) == [("Oath", 0)]
    play(state, "A pass")
    assert (state.coins[0], state.lives[0], effects(state)) == (3, 3, [])
    assert happened(state).count("oath-fulfilled") == 1
    # The life came inside A's turn, right after the coin, before what else remained to be done.
    assert happened(state)[-3:] == ["oath-fulfilled", "turn-ended", "move-die"]


def test_a_moment_wakes_only_those_who_listen_and_are_ready() -> None:
    state = ordeal("WARD WARD", "WARD WARD", "WARD WARD")
    state.add_effect(Oath(0))
    state.add_effect(Oath(1))
    state.add_effect(Blessing(2))
    state.coins = [0, 3, 3]
    state.wake("coins")
    assert effects(state) == [("Oath", 0), ("Blessing", 2)]
    state.wake("another kind of moment")
    assert effects(state) == [("Oath", 0), ("Blessing", 2)]


def test_two_who_are_ready_at_once_both_happen_and_the_older_effect_is_done_first() -> None:
    state = ordeal("WARD WARD", "WARD WARD")
    first, second = Oath(1), Oath(0)
    state.add_effect(first)
    state.add_effect(second)
    assert state.effects_on("coins") == (first, second)
    state.coins = [3, 3]
    state.wake("coins")
    assert effects(state) == []
    assert [step.seat for step in reversed(state.agenda[-2:])] == [1, 0]


def test_the_effects_of_a_seat_that_is_out_are_dropped() -> None:
    state = ordeal("WARD WARD", "WARD WARD")
    state.add_effect(Hexed(0))
    state.add_effect(Hexed(1))
    state.add_effect(Oath(0))
    state.drop_effects_of(0)
    assert [effect.seat for effect in state.effects_on("strength")] == [1]
    assert state.effects_on("coins") == ()


def test_dropping_one_of_two_equal_effects_leaves_the_other() -> None:
    state = ordeal("WARD WARD", "WARD WARD")
    one, other = Hexed(0), Hexed(0)
    state.add_effect(one)
    state.add_effect(other)
    state.drop_effect(one)
    assert state.effects_on("strength") == (other,)
    state.drop_effect(one)  # gone already: nothing happens
    assert state.effects_on("strength") == (other,)


def test_a_clone_has_its_own_effects() -> None:
    state = ordeal("WARD WARD", "WARD WARD", dice=[3, 4, 3])
    play(state, "A right")
    copy = state.clone()
    copy.end_effects("turn-end")
    copy.add_effect(Oath(1))
    assert effects(state) == [("Blessing", 0)]
    assert effects(copy) == [("Oath", 1)]


def test_effects_are_saved() -> None:
    state = ordeal("WARD WARD", "WARD WARD", dice=[3, 4, 3])
    play(state, "A right")
    state.add_effect(Oath(1))
    state.add_effect(Oath(0))
    again = ORDEAL.load(json.loads(json.dumps(state.dump())))
    assert isinstance(again, Ordeal)
    assert effects(again) == effects(state) == [("Oath", 1), ("Oath", 0), ("Blessing", 0)]
    assert again.strength(0) == 2
