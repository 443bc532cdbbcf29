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
#: The memory of many ones, of which as many are taken as there are: none has to be packed.
_ONES = np.ones(10_000, _NUMBER).tobytes()


@cache
def _packers(count: int) -> tuple[Callable[..., bytes], Callable[..., bytes]]:
    """What turns so many places, and so many numbers, into the memory of an array."""
    return Struct(f"{count}n").pack, Struct(f"{count}f").pack


def write(vector: Vector, numbers: NDArray[Any]) -> None:
    """Put what was written into the vector into an array of zeros: the ones, then the others; of what was written twice, the later counts.

    All at once: one by one into the array's memory took two to four times as long for 60 and 140 numbers, as long for 28; to have
    numpy read the lists three times as long for 140.
    """
    ones = len(vector.ones)
    places = vector.ones + vector.marks
    pack_places, _ = _packers(len(places))
    _, pack_numbers = _packers(len(vector.marks))
    memory = _ONES[: ones * _NUMBER.itemsize] + pack_numbers(*vector.weights)
    numbers[np.frombuffer(pack_places(*places), _PLACE)] = np.frombuffer(memory, _NUMBER)
