"""The state of a game as plain data, and the machine that runs it.

What remains to be done is a stack, the *agenda*, of *steps*. ``advance`` takes the top step and runs it; a step changes
the table and pushes further steps, or is a *question* and waits for the answers of one or more seats. Nothing else
holds a part of the game, so a state can be cloned, saved and searched in the middle of anything.

Steps, questions and modifiers are never changed once made (push a new one instead): clones share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, TypeVar

from mypy_extensions import mypyc_attr

from tavolata.engine.about import NOTHING, About
from tavolata.engine.action import PASS
from tavolata.engine.chance import Chance, Fast, Scripted, load_chance
from tavolata.engine.data import Reader, seal
from tavolata.engine.decks import SeatDeck, load_deck
from tavolata.engine.errors import IllegalAction, NotYourDecision, RulesError, TavolataError
from tavolata.engine.event import Event
from tavolata.engine.modifiers import Modifier, Modifiers, Part
from tavolata.engine.observing import Layout, Vector, action_rows
from tavolata.engine.saving import FORMAT, Fields, Saved, save_arguments

if TYPE_CHECKING:
    from tavolata.engine.game import Game

S = TypeVar("S", bound="State")

#: In a guessed world, what others have answered to the open question is open again, or answered anew by chance.
OPEN: Final = "open"
ANEW: Final = "anew"
Given = Literal["open", "anew"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that remains to be done, usually for one seat. Immutable."""

    __slots__ = ("seat",)

    #: Whether it is still done when the scope that it lies in is cut short (see ``scopes``): what others have to suffer or
    #: decide.
    lasting: ClassVar[bool] = False

    #: What is saved beside the seat: the further arguments of the constructor, in their order (see ``saving``).
    saved: ClassVar[Saved] = ()

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat

    def run(self, state: S) -> None:
        """Do it: change the table, push the steps that follow from it."""
        raise NotImplementedError

    def fields(self) -> tuple[object, ...]:
        """The arguments that make this step again, as they are saved."""
        return save_arguments(self, self.seat, self.saved)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seat, *[getattr(self, name) for name, _ in self.saved])


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step that waits for the answer of its seat. Without a legal answer it is over at once."""

    __slots__ = ()

    #: The key of its words, and the rule that makes the table ask.
    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    #: Whether the others may know who is being asked and who has answered. What is asked is never for them: even that
    #: there is something to choose can tell what a hand holds.
    public: ClassVar[bool] = True

    def run(self, state: S) -> None:
        actions = self.options(state)
        if actions:
            # As state.ask does; written out, it saves a twentieth of the time of a random game.
            seat = self.seat
            number = state.question_counts[seat] + 1
            state.question_counts[seat] = number
            state.decisions = [Decision(number, seat, self, actions)]
            state.agenda.append(self)

    def options(self, state: S) -> list[int]:
        """The legal answers in ascending order; none: do not ask. Changes nothing: a load or a re-deal calls it again."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, action: int) -> None:
        """Carry out a seat's answer. The question is off the agenda by now; it may push itself again."""
        raise NotImplementedError

    def answers(self, state: S, seats: list[int], actions: list[int]) -> None:
        """Carry out the answers of several seats, in the order in which they were asked."""
        for i in range(len(seats)):
            self.answer(state, seats[i], actions[i])

    def why_not(self, state: S, seat: int, action: int) -> IllegalAction:
        """Why the action is refused."""
        return IllegalAction("error-not-offered", {}, self.rule)

    def ability(self, action: int) -> str:
        """What a standing order for this answer goes by (see ``orders``); "" for one that no order can be about."""
        return ""

    def is_relevant(self, state: S, seat: int, action: int) -> bool:
        """Whether this answer would spare the seat a loss, or whatever else its ability is kept for.

        Looks only at what the seat knows.
        """
        return False

    def is_window(self, state: S) -> bool:
        """Whether it is put only so that its seat may use something hidden, as a moment is.

        Decided by what everybody knows.
        """
        return not self.public

    def about(self, state: S, seat: int) -> About:
        """What the seat is asked about. Only for those who look: never called while a game is only played.

        Tells nothing that the seat does not know.
        """
        return NOTHING

    def usual(self, state: S, seat: int, actions: list[int]) -> list[int]:
        """Of answers that do the same by other means, the one that is usually wanted; none where all are alike.

        What a screen offers first. Looks only at what the seat knows.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class SharedQuestion(Question[S]):
    """A question put to several seats at once; it is over when the last one has answered."""

    __slots__ = ()

    def run(self, state: S) -> None:
        self.ask(state)
        if state.decisions:
            state.shared = state.decisions[:]
            state.agenda.append(self)

    def ask(self, state: S) -> None:
        """Open the decisions with ``state.ask``, in turn order. Changes nothing else."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(SharedQuestion[S]):
    """A chance to react: every seat that can is asked at once; the first in turn order takes effect.

    After a reaction the moment opens again, since everything may have changed. At *quick* tables only seats that can
    react are asked. At *strict* tables all are asked who could hold a reaction as far as the others can know, so that
    being asked tells nothing.
    """

    __slots__ = ()

    public: ClassVar[bool] = False

    def reactions(self, state: S, seat: int) -> list[int]:
        """What the seat can do now, in ascending order, without pass."""
        raise NotImplementedError

    def could_react(self, state: S, seat: int) -> bool:
        """Whether to look at the seat at all: False where it neither can nor might react, if a game can tell that sooner."""
        return True

    def might_react(self, state: S, seat: int) -> bool:
        """Whether the others must think it possible that the seat can react."""
        raise NotImplementedError

    def react(self, state: S, seat: int, action: int) -> None:
        """Carry out a reaction."""
        raise NotImplementedError

    def ask(self, state: S) -> None:
        players = state.players
        for distance in range(players):
            seat = (self.seat + distance) % players
            if not self.could_react(state, seat):
                continue
            actions = self.reactions(state, seat)
            if actions:
                actions.insert(0, PASS)
                state.ask(self, seat, actions)
            elif state.strict and self.might_react(state, seat):
                state.ask(self, seat, [PASS])

    def answer(self, state: S, seat: int, action: int) -> None:
        if action != PASS:
            state.agenda.append(self)
            self.react(state, seat, action)

    def ability(self, action: int) -> str:
        return "" if action == PASS else self.name

    def answers(self, state: S, seats: list[int], actions: list[int]) -> None:
        for i in range(len(seats)):
            if actions[i] != PASS:
                self.answer(state, seats[i], actions[i])
                return


@mypyc_attr(free_list_len=1, acyclic=True)  # made for every question: one that is done with is filled anew
class Decision:
    """A question that is open for one seat. ``id`` counts the questions put to that seat."""

    __slots__ = ("actions", "id", "question", "seat")

    def __init__(self, id: int, seat: int, question: Question[Any], actions: list[int]) -> None:
        self.id = id
        self.seat = seat
        self.question = question
        self.actions = actions

    @property
    def name(self) -> str:
        """The key of the question's words."""
        return self.question.name

    @property
    def rule(self) -> str:
        """The rule that makes the table ask."""
        return self.question.rule

    @property
    def public(self) -> bool:
        """Whether the others may know that this seat is asked."""
        return self.question.public

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.id, self.seat, self.question, self.actions)

    def about(self, state: State) -> About:
        """What it is about, for those who look."""
        return self.question.about(state, self.seat)

    def usual(self, state: State) -> list[int]:
        """The answers that are usually wanted, where some do the same by other means."""
        return self.question.usual(state, self.seat, self.actions)

    def __repr__(self) -> str:
        return f"<decision {self.id} of seat {self.seat}: {self.question.name}, {len(self.actions)} actions>"


def _is_among(actions: list[int], action: int) -> bool:
    """As ``action in actions``, for which the compiled build makes an object of the number first: 400 instructions instead of 160."""
    for other in actions:  # noqa: SIM110 - "any" is slower in plain Python
        if other == action:
            return True
    return False


#: What a dump of the machine leaves out, and why.
UNSAVED: Final = {
    "shared": "the open question is put again",
    "slow_path": "follows from the chance",
    "checking": "for tests",
    "decisions": "the open question is put again",
    "events": "told as they happen; records keep them",
    "answers_given": "saved with what was given",
    "over": "follows from the places",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table and what remains to be done. A game adds its own table in a subclass."""

    __slots__ = (
        "agenda",
        "answered",
        "answers_given",
        "chance",
        "checking",
        "commitments",
        "decisions",
        "events",
        "game",
        "modifiers",
        "options",
        "over",
        "places",
        "players",
        "question_counts",
        "scopes",
        "seat_decks",
        "shared",
        "slow_path",
        "strict",
    )

    #: What a game adds: each field named once, with the kind of what it holds.
    saved: ClassVar[Fields] = Fields()

    def __init__(self, game: Game, players: int, options: dict[str, str], strict: bool, chance: Chance) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.strict = strict
        self.chance = chance
        self.agenda: list[Step[Any]] = []
        #: The decisions open now.
        self.decisions: list[Decision] = []
        #: Of a question put to several seats: all its decisions in the order asked, those answered, and their answers.
        self.shared: list[Decision] = []
        self.answered: list[Decision] = []
        self.answers_given: list[int] = []
        #: How many questions each seat has been asked. Per seat, so that a number tells nothing about the others.
        self.question_counts: list[int] = [0] * players
        #: What lasts, and how many scopes were opened: each has its number.
        self.modifiers = Modifiers()
        self.scopes = 0
        #: What the seats brought, and the commitments that sealed it when the game started. Replaced, never changed.
        self.seat_decks: list[SeatDeck] = []
        self.commitments: list[str] = []
        self.over = False
        #: The place of each seat when the game is over, 1 for the best; ties share a place.
        self.places: list[int] = []
        #: What happened, when somebody wants to know; None costs nothing.
        self.events: list[Event] | None = None
        #: Check every component after every step (for tests).
        self.checking = False
        #: Whether ``play`` must take the long way: luck is loaded, or every step is checked.
        self.slow_path = isinstance(chance, Scripted)

    # Playing

    def play(self, seat: int, action: int, decision: int = 0) -> None:
        """Answer the seat's open decision. Refused with the reason, and nothing changed, if it is not legal.

        ``decision`` may name the decision that is meant, so that a late answer never hits the next question.
        """
        if self.shared or self.slow_path:
            if self.slow_path and isinstance(self.chance, Scripted):
                # A loaded draw that cannot happen shows only when it is drawn: try it on a copy, which may break.
                self.clone()._play_carefully(seat, action, decision)
            self._play_carefully(seat, action, decision)
            return
        decisions = self.decisions
        if not decisions:
            raise self._not_open(seat, decision)
        mine = decisions[0]
        if mine.seat != seat or (decision and mine.id != decision):
            raise self._not_open(seat, decision)
        if not _is_among(mine.actions, action):
            raise self._refusal(mine, action)
        # From here on as _resolve and advance do, written out: this is the innermost loop of every simulation.
        agenda = self.agenda
        agenda.pop()
        self.decisions = []
        mine.question.answer(self, seat, action)
        while agenda:
            agenda.pop().run(self)
            if self.decisions:
                return
        self.advance()

    def _play_carefully(self, seat: int, action: int, decision: int) -> None:
        """As ``play``, where several seats are asked at once, or every step is checked."""
        mine = self.decision_of(seat)
        if mine is None or (decision and mine.id != decision):
            raise self._not_open(seat, decision)
        if action not in mine.actions:
            raise self._refusal(mine, action)
        if self._collect(mine, action):
            self._resolve()
            self.advance()

    def _refusal(self, mine: Decision, action: int) -> IllegalAction:
        try:
            self.game.text(action)
        except TavolataError:  # not an action of this game at all
            return IllegalAction("error-not-offered", {}, mine.rule, self.game.name)
        refusal = mine.question.why_not(self, mine.seat, action)
        refusal.game = self.game.name
        return refusal

    def _not_open(self, seat: int, decision: int) -> NotYourDecision:
        game = self.game.name
        mine = self.decision_of(seat)
        if self.over:
            return NotYourDecision("error-game-over", {}, game=game)
        if not 0 <= seat < self.players:
            return self.no_such_seat(seat)
        if mine is None:
            return NotYourDecision("error-not-asked", {"seat": seat + 1}, game=game)
        return NotYourDecision("error-decision-gone", {"decision": decision, "open": mine.id}, game=game)

    def no_such_seat(self, seat: int) -> NotYourDecision:
        return NotYourDecision("error-no-such-seat", {"seat": seat + 1, "players": self.players}, game=self.game.name)

    def _collect(self, mine: Decision, action: int) -> bool:
        """Keep one of several answers; True when it was the last. They are kept by seat: when each came leaves no trace."""
        others = self.decisions[:]
        others.remove(mine)
        self.decisions = others
        place = len(self.answered)
        while place and self.answered[place - 1].seat > mine.seat:
            place -= 1
        self.answered.insert(place, mine)
        self.answers_given.insert(place, action)
        return not self.decisions

    def _resolve(self) -> None:
        """All have answered: carry the answers out in the order asked; that of their arrival does not matter."""
        order = [decision.seat for decision in self.shared] or [self.answered[0].seat]
        by_seat = {self.answered[i].seat: self.answers_given[i] for i in range(len(self.answered))}
        question = self.answered[0].question
        self.agenda.pop()
        self.shared = []
        self.answered = []
        self.answers_given = []
        if len(order) == 1:
            question.answer(self, order[0], by_seat[order[0]])
        else:
            question.answers(self, order, [by_seat[seat] for seat in order])

    def advance(self) -> None:
        """Run steps until somebody is asked or the game is over."""
        agenda = self.agenda
        while agenda:
            agenda.pop().run(self)
            if self.decisions:
                break
            if self.checking:
                self.check()
        if self.checking:
            self.check()
        if self.decisions:
            return
        if not self.over:
            raise RulesError("nothing remains to be done and the game is not over")

    # What steps use

    def ask(self, question: Question[Any], seat: int, actions: list[int]) -> None:
        """Open a decision. The actions are in ascending order and never empty."""
        number = self.question_counts[seat] + 1
        self.question_counts[seat] = number
        self.decisions.append(Decision(number, seat, question, actions))

    def push(self, step: Step[Any]) -> None:
        """Do this next, before all that is on the agenda already."""
        self.agenda.append(step)

    def then(self, steps: list[Step[Any]]) -> None:
        """Do these next, the first one first. The list is used up."""
        steps.reverse()
        self.agenda += steps

    def finish(self, places: list[int]) -> None:
        """The game is over; nothing remains to be done."""
        self.over = True
        self.places = places
        self.agenda.clear()

    def tell(
        self,
        kind: str,
        rule: str,
        public: dict[str, object],
        secret: dict[str, object] | None = None,
        seats: tuple[int, ...] = (),
    ) -> None:
        """Say what happened. Ask ``state.events is not None`` first where building the arguments costs something."""
        if self.events is not None:
            self.events.append(Event(kind, rule, public, secret or {}, seats))

    def bring_decks(self, decks: list[SeatDeck]) -> None:
        """Before the first step: the decks of all seats, sealed."""
        self.seat_decks = decks
        self.commitments = [deck.commitment() for deck in decks]

    # What lasts

    def new_scope(self) -> int:
        """The number of a scope about to be opened, which modifiers are tied to (see ``scopes``)."""
        self.scopes += 1
        return self.scopes

    def add(self, modifier: Modifier) -> None:
        """From now on this counts, until its scope ends or its source leaves."""
        self.modifiers.add(modifier)

    def value(self, kind: str, subject: int, base: int, parts: list[Part] | None = None) -> int:
        """The base with all that lasts and changes it; ``parts`` collects where each change comes from."""
        return self.modifiers.value(self, kind, subject, base, parts)

    def affected(self, kind: str, subject: int) -> bool:
        """Whether something that lasts lets, forbids or gives this to the subject."""
        return self.modifiers.any(self, kind, subject)

    # Looking

    @property
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the best, once the game is over; ties share a place."""
        return self.places

    def returns(self) -> list[float]:
        """What the game brings each seat: all stake one, the first share what is staked. They add up to zero, also before
        the end, when nobody has won or lost anything.
        """
        places = self.places
        winners = places.count(1)
        if not winners:
            return [0.0] * self.players
        return [self.players / winners - 1.0 if place == 1 else -1.0 for place in places]

    def clock(self) -> int:
        """What the table counts by, turns or manches: it never goes back. Searchers measure by it how far they look."""
        return 0

    @property
    def scores(self) -> list[int]:
        """Each seat's score as it stands."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """What that seat may know, as plain data built from nothing; ``view(None)`` is the spectator's."""
        if seat is None:
            return self.build_view(-1)
        if not 0 <= seat < self.players:
            raise self.no_such_seat(seat)
        return self.build_view(seat)

    def build_view(self, seat: int) -> dict[str, object]:
        """The game's own part of ``view``: the table as the seat sees it (-1: as a spectator does)."""
        raise NotImplementedError

    def own_view(self, seat: int) -> dict[str, object]:
        """The entries of a seat's view that a spectator's lacks. A game with large views says so without building both."""
        public = self.build_view(-1)
        own = self.build_view(seat)
        return {key: value for key, value in own.items() if key not in public}

    def private_view(self, seat: int, public: dict[str, object]) -> dict[str, object]:
        """The entries of a seat's view that are not as in ``public``, the spectator's: put over it they make the seat's view.

        Whoever tells many seats builds the public part once. A game with private entries says which without building all.
        """
        own = self.build_view(seat)
        return {key: value for key, value in own.items() if key not in public or public[key] != value}

    def observe(self, seat: int) -> list[float]:
        """What that seat may know as numbers from 0 to 1, itself first, then the others in their order.

        ``game.observation`` names the blocks; the length is the same as long as game, players and options are.
        """
        return self.observation_vector(seat).dense()

    def observation_vector(self, seat: int, layout: Layout | None = None) -> Vector:
        """The same as the numbers that are not 0 and their places, from which an array is filled sooner.

        Whoever asks again and again at the same table may keep its ``layout`` (``game.observation_layout``).
        """
        if not 0 <= seat < self.players:
            raise self.no_such_seat(seat)
        vector = Vector(layout or self.game.observation_layout(self.players, self.options))
        mine = self.decision_of(seat)
        questions = self.game.question_numbers
        vector.one_of(-1 if mine is None else questions[mine.name], len(questions))
        vector.next()
        self.fill_observation(vector, seat)
        vector.check()
        return vector

    def fill_observation(self, vector: Vector, seat: int) -> None:
        """The game's own part of ``observe``: all blocks but the first, which says what the seat is asked."""
        raise NotImplementedError

    def action_features(self, seat: int) -> list[list[float]]:
        """For each answer that the seat may give, in their order, what it is, as numbers from 0 to 1; none if it is not asked.

        ``game.action_features`` names the blocks.
        """
        mine = self.decision_of(seat)
        return [] if mine is None else action_rows(self, mine)

    def describe_action(self, vector: Vector, seat: int, action: int) -> None:
        """The game's own part of the row of an answer. Looks only at what the seat knows."""

    def decision_of(self, seat: int) -> Decision | None:
        """What the seat is asked now, if anything."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    @property
    def upcoming(self) -> Step[Any] | None:
        """The step that goes on when the open question is answered, if anything waits for that."""
        return self.agenda[-2] if self.decisions and len(self.agenda) > 1 else None

    def problems(self) -> list[str]:
        """What is wrong with the table: a component lost or twice, a number out of range. Empty when all is well."""
        raise NotImplementedError

    def check_every_step(self) -> None:
        """From now on look at the whole table after every step (for tests: it is slow)."""
        self.checking = self.slow_path = True

    def check(self) -> None:
        problems = self.problems()
        if problems:
            raise RulesError("; ".join(problems))

    # Copies

    def clone(self) -> State:
        """An independent copy, without listeners. Games build their own and end with ``copy_machine``.

        Constructor and copy name each field once more than ``saved`` does, for speed: a search does little else, and a copy made
        by going through declared fields took three times as long in plain Python and seven times compiled (Indy, I Talismani).
        """
        raise NotImplementedError

    def copy_machine(self, original: State) -> None:
        """The engine's part of a clone."""
        self.agenda = original.agenda[:]
        self.decisions = original.decisions[:]
        self.question_counts = original.question_counts[:]
        if original.shared:
            self.shared = original.shared[:]
            self.answered = original.answered[:]
            self.answers_given = original.answers_given[:]
        self.scopes = original.scopes
        self.seat_decks = original.seat_decks
        self.commitments = original.commitments
        if original.modifiers.by_kind:
            self.modifiers = original.modifiers.copy()
        if original.over:
            self.over = True
            self.places = original.places[:]

    def determinize(self, seat: int | None, seed: int, given: Given = OPEN) -> State:
        """A world like this one in all that the seat has seen; the rest is re-dealt, future luck included.

        It depends only on the seed and on what the seat knows: worlds that the seat cannot tell apart give the same one.
        What the others have answered in secret to a question that is still open is not known either. ``given="open"``:
        they are asked again, as a search wants it, which has better answers for them than chance. ``given="anew"``: chance
        answers for them, so that the same seat is to move; of a moment, where nobody knows who has answered, those before
        the seat in the order of play have.
        """
        if given not in (OPEN, ANEW):
            raise ValueError(f'given is "{OPEN}" or "{ANEW}", not {given!r}')
        if seat is not None and not 0 <= seat < self.players:
            raise self.no_such_seat(seat)
        viewer = -1 if seat is None else seat
        world = self.clone()
        world.chance = Fast(seed)
        world.slow_path = False  # the luck of the copy may have been loaded
        # How often the others were asked tells how often they could react.
        world.question_counts = [0] * self.players
        if viewer >= 0:
            world.question_counts[viewer] = self.question_counts[viewer]
        world.redeal(viewer)
        if self.decisions:
            world.ask_again(self, viewer, given == ANEW)
        return world

    def redeal(self, seat: int) -> None:
        """Move everything that the seat (-1: a spectator) cannot know to where it could be just as well.

        Sort hidden things before they are shuffled: where they are now must not show. The open question lies on top of the
        agenda and is put again afterwards; where the seat cannot know that it was reached, it goes.
        """
        raise NotImplementedError

    def ask_again(self, original: State, seat: int, anew: bool) -> None:
        """Put the open question again after a re-deal. The seat's own answer to it stays (see ``determinize``)."""
        for decision in original.decisions + original.answered:
            if decision.seat == seat:
                self.question_counts[seat] -= 1
        self.decisions = []
        self.shared = []
        self.answered = []
        self.answers_given = []
        self.agenda.pop().run(self)
        for i in range(len(original.answered)):
            mine = self.decision_of(seat)
            if original.answered[i].seat == seat and mine is not None:
                self._collect(mine, original.answers_given[i])
        if anew:
            self._answer_anew(original, seat)
        if not self.decisions:
            if self.answered:
                self._resolve()
            self.advance()

    def _answer_anew(self, original: State, seat: int) -> None:
        """Let chance answer for the others who have answered, as far as the seat can know."""
        if original.decisions[0].public:
            answered = [decision.seat for decision in original.answered]
        else:
            order = [decision.seat for decision in self.shared]
            answered = order[: order.index(seat)] if seat in order else []
            if self.answered and len(answered) == len(self.decisions):
                answered = []  # the seat itself has answered and nobody comes after it: one of the others is awaited
        for other in answered:
            decision = self.decision_of(other)
            if decision is not None and other != seat:
                self._collect(decision, self.chance.choice(decision.actions))

    # Saving

    def dump(self) -> dict[str, object]:
        """The whole state as JSON data, secrets included, sealed against edits."""
        numbers = self.question_counts[:]
        for decision in self.decisions + self.answered:
            numbers[decision.seat] -= 1
        text = self.game.text
        return seal(
            {
                "format": FORMAT,
                "game": self.game.name,
                "version": self.game.version,
                "players": self.players,
                "options": dict(self.options),
                "strict": self.strict,
                "chance": self.chance.dump(),
                "agenda": [[type(step).__name__, *step.fields()] for step in self.agenda],
                "modifiers": self.modifiers.dump(self.game.sources),
                "scopes": self.scopes,
                "seat_decks": [deck.dump() for deck in self.seat_decks],
                "commitments": self.commitments[:],
                "answered": [[self.answered[i].seat, text(self.answers_given[i])] for i in range(len(self.answered))],
                "question_counts": numbers,
                "places": self.places[:],
                "table": self.dump_table(),
            }
        )

    def dump_table(self) -> dict[str, object]:
        """The game's own part of ``dump``."""
        return self.saved.save(self)

    def load_table(self, table: Reader) -> None:
        """The inverse of ``dump_table``. A game refuses here what no single field tells."""
        self.saved.load(self, table, self.players)

    def load_machine(self, data: Reader) -> None:
        """The engine's part of a load: agenda, modifiers, open questions and the answers given to them."""
        self.chance = load_chance(data.value("chance"), self.game.components.names if self.game.components else ())
        self.places = data.numbers("places", 1, self.players)
        if len(self.places) not in (0, self.players):
            raise data.wrong("places")
        self.over = bool(self.places)
        self.question_counts = data.numbers("question_counts", 0, 1 << 40, self.players)
        self.agenda = [self.game.load_step(step, self.players) for step in data.lists("agenda")]
        for modifier in data.lists("modifiers"):
            self.add(self.game.load_modifier(modifier, self.players))
        self.scopes = data.number("scopes", 0, 1 << 40)
        self.load_decks(data)
        if self.over != (not self.agenda):
            raise data.wrong("agenda")
        if self.over:
            return
        self.slow_path = isinstance(self.chance, Scripted)
        top = self.agenda.pop()
        if not isinstance(top, Question) or (top.seat < 0 and not isinstance(top, SharedQuestion)):
            raise data.wrong("agenda")
        top.run(self)
        if not self.decisions:
            raise data.wrong("agenda")
        for entry in data.lists("answered"):
            self._load_given(data, entry)

    def load_decks(self, data: Reader) -> None:
        """The decks that the seats brought; a game that needs them to read its table calls this itself, before."""
        count = self.players if self.game.seat_decks is not None else 0
        self.seat_decks = [load_deck(data, deck) for deck in data.items("seat_decks", count)]
        self.commitments = [str(commitment) for commitment in data.items("commitments", count)]
        for deck in self.seat_decks:
            assert self.game.seat_decks is not None
            self.game.seat_decks.check_saved(deck)

    def _load_given(self, data: Reader, entry: list[object]) -> None:
        if len(entry) != 2 or not isinstance(entry[0], int) or not isinstance(entry[1], str):
            raise data.wrong("answered")
        decision = self.decision_of(entry[0])
        try:
            action = self.game.parse(entry[1])
        except TavolataError as problem:
            raise data.wrong("answered") from problem
        if decision is None or action not in decision.actions or self._collect(decision, action):
            raise data.wrong("answered")

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as it is saved, and like a clone without listeners; compiled classes cannot be pickled by themselves."""
        return self.game.load, (self.dump(),)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()
