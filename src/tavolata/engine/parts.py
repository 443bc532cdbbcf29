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
#: How good each answer looks to a game's own bot, in the order of the decision's actions: the higher the better.
Scores = Callable[[Any, Decision], Sequence[float]]
#: The chance of each seat to win as the table stands, all together 1. It may read what is hidden: it is asked in guessed worlds.
Value = Callable[[Any], list[float]]


class Budget(NamedTuple):
    """How much a bot thinks about one answer. In playouts and not in seconds, so that games can be repeated."""

    playouts: int
    #: Another answer than the policy's must be better by so many standard errors of their difference.
    guard: float = 2.0
    #: A playout is cut so many ticks of the state's clock later and judged by the value; 0: it goes to the end of the game.
    ticks: int = 0
    #: Of a hundred answers in a playout so many are anything legal: others do not play just as the policy thinks.
    noise: int = 0
    #: So many answers are looked at, those with the highest scores.
    answers: int = 16
    #: A playout of more decisions is cut there: somebody plays in circles.
    cap: int = 3000
    #: After a plan everybody plays by the level's own policy for so many ticks of the clock, before the quicker one of playouts goes
    #: on: against others who answer badly every plan looks good.
    careful: int = 0
    #: Only plans are thought about; what else is asked the policy answers.
    only_plans: bool = False


class Slips(NamedTuple):
    """The mistakes of a weak level: answers that look nearly as good as the best."""

    #: Of a hundred answers so many, where the seat is not ahead; half as many again where it is.
    often: int
    #: How much less than the best a mistake may score.
    reach: float


class Level(NamedTuple):
    """How well a level plays: as a policy of the game, with slips or with thought."""

    policy: str
    slips: Slips | None = None
    budget: Budget | None = None
    #: What its answers are for, where its policy has reasons of its own.
    why: Reasons | None = None


class Plans(NamedTuple):
    """For games in which several answers are the steps of one plan, such as the building of a group: ``bots.plans``. A step alone says
    little, and whoever plays on after it may mean something else by it; so whole plans are thought about.
    """

    #: The same table before the first step, and the steps since then; None: this question is no step of a plan.
    begun: Callable[[Any, Decision], tuple[State, list[int]] | None]
    #: Plans before the first step, each to the answer that ends it; the first is the one that the policy would follow.
    whole: Callable[[Any, Decision, Chance], list[list[int]]]


class Bots(NamedTuple):
    """The bots of a game."""

    #: By name, the weakest first. They do not change, so that levels and other bots can be measured by them.
    policies: Mapping[str, Policy] = {}
    #: Who sits in when nobody chose; "": the last one.
    usual: str = ""
    why: Reasons | None = None
    #: What people choose from, by name, the weakest first; none: the policies.
    levels: Mapping[str, Level] = {}
    scores: Scores | None = None
    value: Value | None = None
    #: The policy that plays on in guessed worlds, where that is a quicker one than the level's own.
    rollout: Policy | None = None
    #: The questions that are worth thinking about; none: all.
    at_stake: frozenset[str] = frozenset()
    #: Whole plans, where answers are steps of one. Those questions are thought about whatever is at stake.
    plans: Plans | None = None
    #: What speaks for an answer, whoever would give it: for hints and for the game explained afterwards. Unlike ``why`` it is told to
    #: nobody but its seat while the game is played, so it may name what only that seat knows. None: what ``why`` says.
    because: Reasons | None = None
    #: How answers are judged where the strongest level does not think ahead: by games that its policy plays on, with the answer that was
    #: given and with its own. None: then nobody can say what an answer costs.
    judging: Budget | None = None


#: Kinds of events, each with the field in which it names cards.
Told = Mapping[str, str]


class Traces(NamedTuple):
    """Which events tell what a seat is, gets and uses: by these, and by nothing else, the lab counts cards.

    An event of such a kind names its ``seat``, and in the field one component or several; what stands on the table may be told
    as ``CARD.copy``. What a game leaves empty nobody counts.
    """

    #: The kind that deals a hand, as the first one of its seat is the opening hand; "": there is none.
    hand: str = ""
    #: What comes before a seat so that it may use it.
    seen: Told = {}
    #: What a seat uses.
    used: Told = {}
    #: What a seat plays as: a character.
    role: Told = {}
    #: How a game ended, where the last event says it in a field.
    ending: Told = {}


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
