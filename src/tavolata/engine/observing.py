"""Numbers for programs that learn: what a seat may know as one vector, and one for each answer it may give.

A game names the blocks of its vectors in a ``Layout`` and fills them with a ``Vector``, block by block. All numbers lie between 0
and 1. Nothing goes in that the view of the seat does not tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tavolata.engine.action import FIRST_SHIFT, SECOND_SHIFT, VERB_SHIFT, Notation
from tavolata.engine.errors import RulesError

if TYPE_CHECKING:
    from tavolata.engine.state import Decision, State

#: An argument of an action: it fits into ten bits, and 0 stands for none.
_ARGUMENT: Final = 1023
#: Of an argument a vector says whether it is there, and its number as a share of all there are.
_OF_ARGUMENT: Final = 2
_ARGUMENTS: Final = 3
#: The number itself: compiled, a 1.0 that goes into a list would be a new object each time.
_ONE: Final[Any] = float("1")
#: The places of the longest layout so far, for the same reason; told that they are ints, the compiler would open each and pack it again.
_PLACES: Final[list[Any]] = []


class Block(NamedTuple):
    """A part of a vector: what it tells, and how many numbers it has."""

    name: str
    size: int


class Layout:
    """The blocks of a vector, one after the other."""

    __slots__ = ("blocks", "size", "starts")

    def __init__(self, blocks: list[tuple[str, int]]) -> None:
        self.blocks: list[Block] = [Block(name, size) for name, size in blocks]
        #: Where each block begins; the last entry is the size of the whole.
        self.starts: list[int] = [0]
        for _, size in blocks:
            self.starts.append(self.starts[-1] + size)
        self.size = self.starts[-1]
        _PLACES.extend(range(len(_PLACES), self.size))


class Vector:
    """A vector being filled. Each block must be filled exactly before the next one begins.

    Vectors are long and mostly empty: only what is not 0 is kept. To make and throw away a list of all numbers took a third of the time.
    ``share`` writes down itself what ``mark`` would, which saves a call.
    """

    __slots__ = ("block", "layout", "marks", "ones", "place", "weights")

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        #: Where a 1 was written by ``flag``, ``one_of`` and ``some_of``: most of what is not 0.
        self.ones: list[Any] = []
        #: The other numbers that were written, and where; whoever wants an array fills it with the ones first, then with these, in
        #: this order. Ints and floats all of them; the compiler, told so, would open each and pack it again.
        self.weights: list[Any] = []
        self.marks: list[Any] = []
        self.place = 0
        self.block = 0

    def next(self) -> None:
        """The block is full; the next one begins."""
        self.block += 1
        if self.place != self.layout.starts[self.block]:
            name = self.layout.blocks[self.block - 1].name
            raise RulesError(f"{name} ends at {self.place}, not at {self.layout.starts[self.block]}")

    def check(self) -> None:
        """All blocks are full."""
        if self.block != len(self.layout.blocks):
            raise RulesError(f"{self.layout.blocks[self.block].name} and what follows is missing")

    def flag(self, yes: bool) -> None:
        place = self.place
        if yes:
            self.ones.append(_PLACES[place])
        self.place = place + 1

    def share(self, value: int, most: int) -> None:
        """A number out of so many; what is more counts as all."""
        place = self.place
        if value > 0:
            self.weights.append(_ONE if value >= most else value / most)
            self.marks.append(_PLACES[place])
        self.place = place + 1

    def number(self, value: float) -> None:
        """A number that lies between 0 and 1 already."""
        self.mark(0, value)
        self.place += 1

    def one_of(self, value: int, count: int) -> None:
        """One of so many; -1: none."""
        place = self.place
        if 0 <= value < count:
            self.ones.append(_PLACES[place + value])
        self.place = place + count

    def mark(self, value: int, weight: float) -> None:
        """Mark one of those that ``skip`` goes past."""
        self.weights.append(weight)
        self.marks.append(_PLACES[self.place + value])

    def mark_share(self, value: int, number: int, most: int) -> None:
        """The same with a number out of so many."""
        if number > 0:
            self.weights.append(_ONE if number >= most else number / most)
            self.marks.append(_PLACES[self.place + value])

    def skip(self, count: int) -> None:
        """Go past numbers that are 0, or marked."""
        self.place += count

    def some_of(self, chosen: list[int], count: int) -> None:
        """Some of so many; a ``mark`` on one of them counts instead, before or after this."""
        place, ones = self.place, self.ones
        for value in chosen:
            ones.append(_PLACES[place + value])
        self.place = place + count

    def counts_of(self, chosen: list[int], count: int, most: int) -> None:
        """How often each of so many occurs, as a share of the most."""
        place = self.place
        self.place = place + count
        if not chosen:
            return
        weights, marks = self.weights, self.marks
        each: Any = 1.0 / most  # one object for all that occur once
        times = 0
        last = -1
        for value in sorted(chosen):
            if value == last:
                times += 1
                weights[-1] = _ONE if times >= most else times / most
            else:
                weights.append(each)
                marks.append(_PLACES[place + value])
                times = 1
                last = value

    def dense(self) -> list[float]:
        """All numbers."""
        values: list[Any] = [0.0] * self.layout.size
        for place in self.ones:
            values[place] = _ONE
        for number in range(len(self.marks)):
            values[self.marks[number]] = self.weights[number]
        return values


class ActionLayout:
    """The vectors of answers: the verb, up to three arguments, and what the game adds."""

    __slots__ = ("counts", "is_seat", "layout", "verbs")

    def __init__(self, notation: Notation, blocks: list[tuple[str, int]]) -> None:
        self.verbs = len(notation.verbs)
        #: By verb: how many values each of its arguments has, and whether it is a seat.
        self.counts: list[list[int]] = [[len(kind.names) for kind in verb.kinds] for verb in notation.verbs]
        self.is_seat: list[list[bool]] = [[kind.name == "seat" for kind in verb.kinds] for verb in notation.verbs]
        common = [("verb", self.verbs), ("arguments", _OF_ARGUMENT * _ARGUMENTS)]
        self.layout = Layout([*common, *blocks])

    def begin(self, action: int, seat: int, players: int) -> Vector:
        """A vector with the verb and the arguments; a seat is counted from the one that is asked, as in observations."""
        vector = Vector(self.layout)
        verb = action >> VERB_SHIFT
        vector.one_of(verb, self.verbs)
        vector.next()
        counts, is_seat = self.counts[verb], self.is_seat[verb]
        shift = FIRST_SHIFT
        for place in range(_ARGUMENTS):
            value = ((action >> shift) & _ARGUMENT) - 1
            shift -= SECOND_SHIFT
            vector.flag(value >= 0)
            if value >= 0 and is_seat[place]:
                vector.share((value - seat) % players, players)
            else:
                vector.share(value + 1, counts[place] if value >= 0 else 1)
        vector.next()
        return vector


def action_rows(state: State, decision: Decision) -> list[list[float]]:
    """A vector for each answer to the decision, in their order."""
    layout = state.game.action_layout()
    seat, players = decision.seat, state.players
    rows: list[list[float]] = []
    for action in decision.actions:
        vector = layout.begin(action, seat, players)
        state.describe_action(vector, seat, action)
        vector.check()
        rows.append(vector.dense())
    return rows
