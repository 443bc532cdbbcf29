"""The engine's vectors in arrays."""

from __future__ import annotations

import numpy as np

from tavolata.adapters.arrays import write
from tavolata.engine import Layout, Vector
from tavolata.games import game


def test_an_array_holds_what_a_vector_does() -> None:
    state = game("talisman").new(4, 3)
    for _ in range(300):
        state.play(state.decisions[0].seat, state.decisions[0].actions[-1])
        if state.over:
            break
    for seat in range(4):
        vector = state.observation_vector(seat)
        numbers = np.zeros(vector.layout.size, np.float32)
        write(vector, numbers)
        assert numbers.tolist() == np.array(state.observe(seat), np.float32).tolist()


def test_of_what_is_written_twice_the_later_counts() -> None:
    """Numpy promises no order for places that are named twice; ours are one after the other in one dimension."""
    vector = Vector(Layout([("all", 300)]))
    for weight in (0.25, 0.75, 0.5):
        for place in range(0, 300, 3):
            vector.mark(place, weight)
            vector.mark(place, weight / 2)
    numbers = np.zeros(300, np.float32)
    write(vector, numbers)
    assert numbers.tolist() == [0.25 if place % 3 == 0 else 0.0 for place in range(300)]


def test_a_vector_without_any_number_leaves_the_array_alone() -> None:
    numbers = np.zeros(4, np.float32)
    write(Vector(Layout([("all", 4)])), numbers)
    assert not numbers.any()
