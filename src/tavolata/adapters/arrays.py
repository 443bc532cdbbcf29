"""The engine's vectors in arrays of numpy; only what needs numpy anyway imports this."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tavolata.engine import Vector

_PLACE = np.dtype(np.intp)
_NUMBER = np.dtype(np.float32)
#: An array already: a plain number would be made one each time.
_ONE = np.array(1, np.float32)


@cache
def _packers(count: int) -> tuple[Callable[..., bytes], Callable[..., bytes]]:
    """What turns so many places, and so many numbers, into the memory of an array."""
    return Struct(f"{count}n").pack, Struct(f"{count}f").pack


def write(vector: Vector, numbers: NDArray[Any]) -> None:
    """Put what was written into the vector into an array of zeros: the ones, then the others; of what was written twice, the later counts.

    All at once: one by one into the array's memory took two to four times as long for 60 and 140 numbers, as long for 28; to have
    numpy read the lists three times as long for 140.
    """
    ones, marks = vector.ones, vector.marks
    if ones:
        pack_places, _ = _packers(len(ones))
        numbers[np.frombuffer(pack_places(*ones), _PLACE)] = _ONE
    if marks:
        pack_places, pack_numbers = _packers(len(marks))
        places = np.frombuffer(pack_places(*marks), _PLACE)
        numbers[places] = np.frombuffer(pack_numbers(*vector.weights), _NUMBER)
