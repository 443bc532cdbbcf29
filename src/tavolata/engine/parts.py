"""What a game hands over besides its rules: bots, guide, and what only some games have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from tavolata.engine.chance import Chance
from tavolata.engine.state import Decision, State

if TYPE_CHECKING:
    from tavolata.engine.game import Game

#: Why a bot answered so: the key of a sentence in the game's words, and what the sentence names: cards, spaces and ways by
#: name, seats by number, ``reason``: another reason.
Reason = tuple[str, dict[str, object]]
#: How a game's own bot answers: the state, the seat's decision, a source of luck; the action. Each knows its own state.
Policy = Callable[[Any, Decision, Chance], int]
#: Why a game's bot answers so; None: it goes without saying.
Reasons = Callable[[Any, Decision, int], Reason | None]


class Bots(NamedTuple):
    """The bots of a game."""

    #: By name, the weakest first.
    policies: Mapping[str, Policy] = {}
    #: Who sits in when nobody chose; "": the last one.
    usual: str = ""
    why: Reasons | None = None


class Guide(NamedTuple):
    """Where a reader finds which rule."""

    #: The rules and rulings behind each question, the first one first.
    questions: Mapping[str, tuple[str, ...]] = {}
    #: The chapters of the rules: the key of the title and the numbers of the rules in it.
    sections: tuple[tuple[str, tuple[str, ...]], ...] = ()


class DeckProblem(Protocol):
    """Something wrong in a deck that somebody wrote: where, and the key of the sentence that says so."""

    @property
    def line(self) -> int: ...
    @property
    def field(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def args(self) -> dict[str, object]: ...
    @property
    def warning(self) -> bool: ...


class Decks:
    """For games to which a table may bring extras, public ones such as a deck of its own: ``game.decks``."""

    #: What may be brought.
    names: tuple[str, ...] = ()

    def with_extras(self, game: Game, extras: dict[str, object]) -> Game:
        """The game with these extras; refused with the reason where they will not do."""
        raise NotImplementedError

    def public_extras(self, game: Game) -> dict[str, object]:
        """What everybody may know of the extras of this game."""
        raise NotImplementedError

    def extras_for_rematch(self, extras: dict[str, object], state: State) -> dict[str, object]:
        """What the same table brings to its next game, after this one."""
        raise NotImplementedError

    def revealed_between(self, before: State, after: State) -> bool:
        """Whether a card was turned over in between that stays so: such a choice is never taken back."""
        raise NotImplementedError

    def card_in_sight(self, state: State, card: str) -> dict[str, str] | None:
        """A card that everybody sees, for reports: its deck, its id there, its title. None: no such card, or not in sight."""
        raise NotImplementedError

    def read(self, text: str, name: str) -> tuple[int, Sequence[DeckProblem]]:
        """How many cards are in a deck that somebody wrote, and everything that is wrong with it."""
        raise NotImplementedError


class Clock(NamedTuple):
    """For games that an agreed time may end: ``game.clock``. Whoever runs the table looks at it; the rules cannot."""

    #: The question that the clock answers, not the seat: with its first answer while there is time, with its last when not.
    question: str
    #: How long a game with these options may last; 0: as long as it takes.
    minutes: Callable[[dict[str, str]], int]


class Matches(NamedTuple):
    """For games that a table may play as a match in which each seat begins once: ``game.matches``. Rules know of no match; whoever
    runs the tables lays one game after the other and adds them up.
    """

    #: Who begins, seen when the game has just been set up.
    first: Callable[[State], int]
    #: The options under which this seat begins.
    beginning: Callable[[int], dict[str, str]]
