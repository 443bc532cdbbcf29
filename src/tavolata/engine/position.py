"""Made positions: what the games share to lay a table in the middle of a game, for tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Sequence

from tavolata.engine.action import Kind
from tavolata.engine.chance import Fast, Scripted
from tavolata.engine.errors import SetupError
from tavolata.engine.game import Game
from tavolata.engine.state import State

_SEAT_LETTERS = "ABCDEFGHIJ"


def cannot_be(game: Game, key: str, details: dict[str, object]) -> SetupError:
    """Why such a table cannot be laid; the words have the key ``error-position-<key>``."""
    return SetupError(f"error-position-{key}", details, game=game.name)


def empty_table(game: Game, players: int, seed: int, options: dict[str, str] | None, reactions: str) -> State:
    """A new table, so that the game itself checks players, seed and options, with nothing left to do on it."""
    state = game.new(players, seed, options, reactions)
    state.chance = Fast(seed)
    state.agenda = []
    state.decisions = []
    state.shared = []
    state.question_counts = [0] * players
    return state


def seat_number(state: State, seat: int | str) -> int:
    """A seat by its number or letter."""
    number = -1
    if isinstance(seat, str):
        if len(seat) == 1:
            number = _SEAT_LETTERS.find(seat.upper())
    elif not isinstance(seat, bool):
        number = seat
    if not 0 <= number < state.players:
        raise cannot_be(state.game, "seat", {"seat": str(seat), "players": state.players})
    return number


def check_seats(state: State, field: str, count: int) -> None:
    """Refuse a list with more entries than there are seats."""
    if count > state.players:
        raise cannot_be(state.game, "seats", {"field": field, "count": count, "players": state.players})


def go_on(state: State, chance: Sequence[object], events: bool) -> None:
    """The table is laid and its agenda filled: from here on it is a game like any other. ``chance`` is loaded first."""
    if chance:
        state.chance = Scripted([state.game.scripted_entry(entry) for entry in chance], state.chance)
        state.slow_path = True
    if events:
        state.events = []
    state.advance()


class Box:
    """The components that are not on the table yet."""

    def __init__(self, game: Game, kind: Kind, rest: list[int]) -> None:
        self.game = game
        self.kind = kind
        self.rest = rest

    def number(self, word: str) -> int:
        """The component of that name, wherever it is."""
        number = self.kind.number(word)
        if number < 0:
            raise cannot_be(self.game, self.kind.name, {"name": word})
        return number

    def take(self, text: str) -> list[int]:
        """The components of a text, taken out of the box."""
        found = [self.number(word) for word in text.split()]
        for number in found:
            if number not in self.rest:
                raise cannot_be(self.game, "twice", {"card": self.kind.names[number]})
            self.rest.remove(number)
        return found

    def take_by_seat(self, state: State, field: str, texts: Sequence[str]) -> list[list[int]]:
        """A text for each seat; seats without one get nothing."""
        check_seats(state, field, len(texts))
        return [self.take(texts[seat]) if seat < len(texts) else [] for seat in range(state.players)]
