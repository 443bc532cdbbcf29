"""What a bot gets to answer a question: all that its seat knows, and nothing else."""

from __future__ import annotations

from tavolata.engine import ANEW, OPEN, Decision, Game, Given, State

#: Any number does: a guess depends on it and on what the seat knows.
_SEED = 0


class Observation:
    """The table as the seat that is asked knows it.

    It holds no state but one in which everything that the seat cannot know was dealt anew. Worlds that the seat cannot tell
    apart give the same guesses, so all that is shown and guessed here is as if it came from the true one.
    """

    __slots__ = ("seat", "world")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        #: A world that the seat cannot tell from the true one. It is for looking: to play on, guess one.
        self.world = state.determinize(seat, _SEED, ANEW)
        if self.world.decision_of(seat) is None:
            raise LookupError(f"seat {seat} is asked nothing")

    @property
    def game(self) -> Game:
        return self.world.game

    @property
    def decision(self) -> Decision:
        """What the seat is asked."""
        decision = self.world.decision_of(self.seat)
        assert decision is not None  # looked at when the observation was made
        return decision

    @property
    def view(self) -> dict[str, object]:
        """What the seat sees, as ``state.view`` shows it."""
        return self.world.view(self.seat)

    def determinize(self, seed: int, given: Given = OPEN) -> State:
        """A possible world to play on in, as ``state.determinize`` guesses it for the seat."""
        return self.world.determinize(self.seat, seed, given)

    def __repr__(self) -> str:
        return f"<observation of seat {self.seat}: {self.decision}>"
