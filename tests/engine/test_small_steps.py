"""A large choice in small steps: an ordered subset, with take back and done."""

from __future__ import annotations

import itertools

from engine.minigame import TOOLS, Ordeal, ordeal
from support import asked, offered, play


def smithy() -> Ordeal:
    state = ordeal("WARD WARD", "WARD WARD", dice=[5, 5])
    play(state, "A right")
    assert asked(state) == {"A": "pack"}
    return state


def test_what_is_in_the_pack_is_not_offered_again() -> None:
    state = smithy()
    assert offered(state, "A") == ["put axe", "put bow", "put cup", "put dart", "done"]
    play(state, "A put cup; A put axe")
    assert offered(state, "A") == ["put bow", "put dart", "done", "back"]


def test_the_order_of_the_choice_is_kept() -> None:
    state = smithy()
    play(state, "A put cup; A put axe; A done")
    assert state.packs[0] == [TOOLS.number("cup"), TOOLS.number("axe")]
    assert asked(state) == {"B": "direction"}


def test_taking_back_undoes_one_small_step() -> None:
    state = smithy()
    before = state.dump()["agenda"]
    play(state, "A put cup; A put axe; A back; A back")
    assert state.dump()["agenda"] == before
    play(state, "A put dart; A put bow; A back; A put axe; A done")
    assert state.packs[0] == [TOOLS.number("dart"), TOOLS.number("axe")]


def test_nothing_on_the_table_changes_before_done() -> None:
    state = smithy()
    before = state.dump_table()
    play(state, "A put cup; A put axe; A back")
    assert state.dump_table() == before


def test_an_empty_choice_is_a_choice() -> None:
    state = smithy()
    play(state, "A put cup; A back; A done")
    assert state.packs[0] == []


def test_every_ordered_subset_can_be_reached_and_nothing_else() -> None:
    reached: set[tuple[int, ...]] = set()
    waiting = [smithy()]
    while waiting:
        state = waiting.pop()
        for text in offered(state, "A"):
            if text == "back":
                continue  # leads to where we have been
            following = state.clone()
            play(following, f"A {text}")
            if text == "done":
                reached.add(tuple(following.packs[0]))
            else:
                waiting.append(following)
    tools = range(len(TOOLS.names))
    assert reached == {chosen for size in range(5) for chosen in itertools.permutations(tools, size)}
