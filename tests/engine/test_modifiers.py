"""Modifiers: what lasts and changes a value, layer by layer; where each part of a value comes from; when it is over."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from engine.joust import FEINT, LANCE, joust
from engine.minigame import ORDEAL, EndFight, EndTurn, Ordeal, ordeal
from support import asked, play
from tavolata.engine import ADD, MULTIPLY, SET, Modifier, Part, State

KINDS = ("strength", "craft")


def modifier(seat: int, amount: int, layer: int = ADD, kind: str = "strength", scope: int = 0) -> Modifier:
    return Modifier(kind, f"{kind}{amount}", source=seat, scope=scope, whom=seat, amount=amount, layer=layer)


def test_a_value_is_its_base_where_nothing_changes_it() -> None:
    state = ordeal("WARD WARD", "WARD WARD")
    parts: list[Part] = []
    assert state.value("strength", 0, 7, parts) == 7
    assert parts == []


def test_first_all_that_add_then_those_that_multiply_then_those_that_set() -> None:
    state = ordeal("WARD WARD", "WARD WARD")
    state.add(modifier(0, 2, MULTIPLY))
    state.add(modifier(0, 3))
    parts: list[Part] = []
    assert state.value("strength", 0, 1, parts) == 8
    assert parts == [("strength3", 0, 3), ("strength2", 0, 4)]
    state.add(modifier(0, 0, SET))
    state.add(modifier(0, 5))
    assert state.value("strength", 0, 1) == 0


def test_a_modifier_touches_whom_it_names_or_everybody() -> None:
    state = ordeal("WARD WARD", "WARD WARD")
    state.add(modifier(1, 2))
    state.add(Modifier("strength", "weather", amount=-1))
    assert [state.value("strength", seat, 0) for seat in (0, 1)] == [-1, 1]
    assert state.affected("strength", 0)
    assert not state.affected("craft", 0)


def test_a_source_that_leaves_takes_its_modifiers_along() -> None:
    state = ordeal("WARD WARD", "WARD WARD")
    state.add(modifier(0, 2))
    state.add(modifier(0, 1, kind="craft"))
    state.add(modifier(1, 2))
    state.modifiers.end_source(0)
    assert [found.source for found in state.modifiers.of("strength")] == [1]
    assert state.modifiers.of("craft") == ()


def test_a_thing_that_leaves_ends_what_came_from_it_and_what_touched_it_alone() -> None:
    state = ordeal("WARD WARD", "WARD WARD")
    state.add(Modifier("strength", "from", source=5, whom=6, amount=1))
    state.add(Modifier("craft", "on", source=6, whom=5, amount=1))
    state.add(Modifier("craft", "weather", source=6, amount=1))
    state.modifiers.end_thing(5)
    assert [found.name for found in state.modifiers.all()] == ["weather"]


def test_one_that_was_dropped_twice_or_lasts_leaves_the_others_to_their_scopes() -> None:
    state = ordeal("WARD WARD", "WARD WARD")
    one, other, lasting = modifier(0, 1, scope=7), modifier(0, 2, scope=8), modifier(0, 3)
    for each in (one, other, lasting):
        state.add(each)
    state.modifiers.drop(one)
    state.modifiers.drop(one)
    state.modifiers.drop(lasting)
    copy = state.modifiers.copy()
    for modifiers in (state.modifiers, copy):
        modifiers.end_scope(7)
        assert modifiers.of("strength") == (other,)
        modifiers.end_scope(8)
        assert modifiers.by_kind == {}


def test_dropping_one_of_two_equal_modifiers_leaves_the_other() -> None:
    state = ordeal("WARD WARD", "WARD WARD")
    one, other = modifier(0, 2), modifier(0, 2)
    state.add(one)
    state.add(other)
    state.modifiers.drop(one)
    state.modifiers.drop(one)  # gone already: nothing happens
    assert state.modifiers.of("strength") == (other,)


def test_a_modifier_that_is_replaced_keeps_its_place() -> None:
    state = ordeal("WARD WARD", "WARD WARD")
    one, two, three = modifier(0, 1), modifier(0, 2), modifier(0, 3)
    state.add(one)
    state.add(two)
    state.modifiers.replace(one, three)
    assert state.modifiers.of("strength") == (three, two)


def test_a_blessing_lasts_until_the_end_of_the_turn() -> None:
    # The chapel blesses A (+2) and leads to the cave: 4 + 2 against 3 + 2.
    state = ordeal("WARD WARD", "WARD WARD", dice=[3, 4, 3, 1])
    play(state, "A right")
    assert (state.strength(0), state.strength(1)) == (2, 0)
    play(state, "A pass")
    assert state.coins[0] == 2
    assert asked(state) == {"B": "direction"}
    assert state.modifiers.by_kind == {}


def test_each_lasts_as_long_as_its_scope_and_the_parts_say_which() -> None:
    # Blessed and hexed: 5 + 2 - 2 against 2 + 2. The hex ends with the fight, the blessing with the turn.
    state = ordeal("WARD HEX", "HEX HEX", dice=[3, 5, 2])
    play(state, "A right; B hex; A pass; B pass")
    parts: list[Part] = []
    assert state.strength(0, parts) == 0
    assert [(name, amount) for name, _, amount in parts] == [("blessing", 2), ("hex", -2)]
    fight, turn = state.agenda[-2], state.agenda[0]
    assert isinstance(fight, EndFight) and isinstance(turn, EndTurn)
    state.modifiers.end_scope(fight.number)
    assert [found.name for found in state.modifiers.of("strength")] == ["blessing"]
    state.modifiers.end_scope(turn.number)
    assert state.modifiers.by_kind == {}


def test_an_oath_waits_until_its_condition_comes_true_and_then_is_gone() -> None:
    # A swears at the oak and finds a coin; a fight in the cave brings two more: the third fulfils the oath.
    state = ordeal("WARD WARD", "WARD WARD", dice=[4, 5, 3, 6, 1, 6])
    play(state, "A right; B right; B done; A left")
    assert [found.whom for found in state.modifiers.of("oath")] == [0]
    play(state, "A pass")
    assert (state.coins[0], state.lives[0], state.modifiers.by_kind) == (3, 3, {})


def test_a_clone_has_modifiers_of_its_own() -> None:
    state = ordeal("WARD WARD", "WARD WARD", dice=[3, 4, 3])
    play(state, "A right")
    copy = state.clone()
    copy.modifiers.end_scope(state.scopes - 1)
    copy.add(modifier(1, 1))
    assert (state.strength(0), state.strength(1)) == (2, 0)
    assert (copy.strength(0), copy.strength(1)) == (0, 1)


def test_modifiers_and_scopes_are_saved() -> None:
    state = ordeal("WARD WARD", "WARD WARD", dice=[3, 4, 3])
    play(state, "A right")
    state.add(modifier(1, 2, MULTIPLY))
    state.add(modifier(1, 3))
    again = ORDEAL.load(json.loads(json.dumps(state.dump())))
    assert isinstance(again, Ordeal)
    assert again.dump() == state.dump()
    assert (again.strength(0), again.strength(1)) == (2, 6)
    assert again.new_scope() == state.new_scope()


def test_the_parts_of_a_ride_add_up_to_its_strength() -> None:
    state = joust("LANCE LANCE FEINT STUMBLE", "HELM HELM HELM HELM")
    play(state, "A play LANCE; A play FEINT; A play LANCE")
    parts: list[Part] = []
    assert state.strength(parts) == 10
    assert parts == [("lance", LANCE, 2), ("lance", LANCE, 2), ("feint", FEINT, 5)]


# A hundred modifiers against a naive sum


def naive(found: list[Modifier], kind: str, subject: int, base: int) -> int:
    mine = [other for other in found if other.kind == kind and other.whom in (-1, subject)]
    total = base + sum(other.amount for other in mine if other.layer == ADD)
    for other in mine:
        if other.layer == MULTIPLY:
            total *= other.amount
    for other in mine:
        if other.layer == SET:
            total = other.amount
    return total


MODIFIERS = st.builds(
    Modifier,
    st.sampled_from(KINDS),
    st.just("it"),
    st.integers(0, 5),
    st.integers(0, 4),
    st.integers(-1, 2),
    st.integers(-3, 3),
    st.sampled_from((ADD, ADD, ADD, MULTIPLY, SET)),
)


@given(st.lists(MODIFIERS, max_size=100), st.integers(0, 4), st.integers(0, 5), st.integers(-5, 9))
def test_a_hundred_modifiers_are_worth_what_a_naive_sum_says(
    found: list[Modifier], ended: int, left: int, base: int
) -> None:
    state: State = ordeal("WARD WARD", "WARD WARD", "WARD WARD")
    for one in found:
        state.add(one)
    compare(state, found, base)
    if ended:
        state.modifiers.end_scope(ended)
        found = [one for one in found if one.scope != ended]
        compare(state, found, base)
    state.modifiers.end_source(left)
    compare(state, [one for one in found if one.source != left], base)
    compare(state.clone(), [one for one in found if one.source != left], base)


def compare(state: State, found: list[Modifier], base: int) -> None:
    for kind in KINDS:
        for subject in range(3):
            parts: list[Part] = []
            value = state.value(kind, subject, base, parts)
            assert value == state.value(kind, subject, base) == naive(found, kind, subject, base)
            assert base + sum(change for _, _, change in parts) == value
