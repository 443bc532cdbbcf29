"""A game: its name, its options, its notation, and how to set it up. The rules themselves are the steps."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, ClassVar, NamedTuple, SupportsIndex

from tavolata.engine.action import Kind, Notation
from tavolata.engine.chance import Chance, Fast, Scripted
from tavolata.engine.data import Reader, unseal
from tavolata.engine.decks import SeatDeck, SeatDecks
from tavolata.engine.errors import ChanceError, FileError, RulesError, SetupError
from tavolata.engine.event import Event
from tavolata.engine.lessons import Lesson, lessons_beside
from tavolata.engine.modifiers import Modifier
from tavolata.engine.observing import ActionLayout, Block, Layout
from tavolata.engine.orders import Ability, moments_of
from tavolata.engine.parts import Bots, Clock, Decks, Guide, Matches, Traces
from tavolata.engine.saving import FieldKind, Number, Word, load_arguments, load_modifier_arguments
from tavolata.engine.state import Decision, Question, State, Step
from tavolata.engine.upgrade import upgraded
from tavolata.engine.words import Words, words_beside

QUICK = "quick"
STRICT = "strict"

#: The letters of a rule's number: ``TT`` of ``TT-024``.
_LETTERS = re.compile(r"\b[A-Za-z]+(?=-\d)")


class Option:
    """Something that a table may choose. The first value is the default; a ruling's number says what it settles."""

    __slots__ = ("lengths", "name", "proposed", "ruling", "usual", "values")

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        ruling: str = "",
        *,
        usual: bool = False,
        proposed: str = "",
        lengths: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.values = values
        self.ruling = ruling
        #: Whether most people who lay a table want to be asked: what they are not asked about is folded away.
        self.usual = usual
        #: What people are proposed where that is not the default, which stays what the rulebook says and what programs get.
        self.proposed = proposed or values[0]
        #: The values by which a table decides how long the game lasts, the shortest first.
        self.lengths = lengths


#: The turn in which all seats act at once.
EVERYBODY = -1


class Turn(NamedTuple):
    """Whose turn it is."""

    #: The seat, or EVERYBODY.
    seat: int
    #: No two turns of a seat have the same number.
    number: int
    #: The round, the manche, the day: what the table counts by.
    round: int


class Facts(NamedTuple):
    """What programs that know nothing of a game want to know of a table of it, in the words of their field."""

    #: "sequential": never more than one seat is asked; "simultaneous": sometimes several are.
    dynamics: str
    #: "sampled": luck comes from the state's own source, not from nodes of its own.
    chance: str
    #: "imperfect": something is hidden from some seat.
    information: str
    #: "zero-sum": the returns of all seats add up to nothing.
    utility: str
    least_return: float
    most_return: float
    #: A game of more decisions is not waited for.
    longest: int
    #: No decision has more answers.
    most_actions: int


class Game:
    """What all tables of a game share. A game is one instance; it fills in the hooks at the end."""

    #: Whether several seats are ever asked at once (see ``Facts``), and whether anything is hidden.
    dynamics: ClassVar[str] = "sequential"
    information: ClassVar[str] = "imperfect"

    def __init__(
        self,
        name: str,
        version: str,
        players: tuple[int, int],
        notation: Notation,
        options: tuple[Option, ...] = (),
        steps: tuple[type[Step[Any]], ...] = (),
        modifiers: tuple[type[Modifier], ...] = (),
        components: Kind | None = None,
        continues: tuple[str, ...] = (),
        daily: dict[str, str] | None = None,
        decks: Decks | None = None,
        clock: Clock | None = None,
        abilities: tuple[Ability, ...] = (),
        auto_answers_single: bool = False,
        rule_letters: dict[str, str] | None = None,
        seat_decks: SeatDecks | None = None,
        matches: Matches | None = None,
        traces: Traces | None = None,
    ) -> None:
        self.name = name
        words_beside(name, type(self).__module__)
        #: The version of the rules: changes whenever the same answers could lead elsewhere.
        self.version = version
        #: What is shuffled and drawn, by name (for scripted chance).
        self.components = components
        #: Older versions of the rules whose running games can be played on from their snapshots.
        self.continues = continues
        #: The options of the daily challenge; empty where there is none.
        self.daily = daily or {}
        #: What a table may bring along; None: nothing.
        self.decks = decks
        #: How an agreed time ends the game; None: it does not.
        self.clock = clock
        self.min_players, self.max_players = players
        self.notation = notation
        self.options = options
        self.steps: dict[str, type[Step[Any]]] = {step.__name__: step for step in steps}
        #: What modifiers come from, as it is saved: components by name.
        self.sources: FieldKind = Word(components.names, none=True) if components else Number(-1)
        self.modifiers: dict[str, type[Modifier]] = {
            "Modifier": Modifier,
            **{kind.__name__: kind for kind in modifiers},
        }
        #: What seats may leave to the table; each kind of moment where the game does not say.
        self.abilities = abilities or moments_of(self)
        #: Whether a table gives a single answer itself, where ``single_is_public``.
        self.auto_answers_single = auto_answers_single
        #: Letters of rules that events keep, because stored games have them, and those that people read: {"R": "TTR"}.
        self.rule_letters = rule_letters or {}
        #: What the decks of seats must be; None: seats bring nothing.
        self.seat_decks = seat_decks
        #: How a match is played, in which each seat begins once; None: tables play single games.
        self.matches = matches
        #: By which events the lab counts cards and characters.
        self.traces = traces or Traces()
        self._lessons: dict[str, Lesson] | None = None
        #: Each question that can be put, in alphabetical order: observations name it by its number.
        questions = {step.name for step in steps if issubclass(step, Question) and step.name}
        self.question_numbers: dict[str, int] = {name: number for number, name in enumerate(sorted(questions))}
        self._layouts: dict[tuple[object, ...], Layout] = {}
        self._action_layout: ActionLayout | None = None

    def new(
        self,
        players: int,
        seed: int = 0,
        options: dict[str, str] | None = None,
        reactions: str = QUICK,
        chance: Sequence[object] | Chance | None = None,
        events: bool = False,
        decks: Sequence[SeatDeck | None] = (),
    ) -> State:
        """A game ready to play, determined by (game, version, players, options, reactions, decks, seed, answers).

        ``chance`` replaces the source of luck, or, as a list, answers the next draws and rolls before the seed does.
        ``decks`` are what the seats bring; a seat without one gets the usual deck.
        """
        self.check_players(players)
        chosen = self.check_options(options or {})
        self.check_table(players, chosen)
        if reactions not in (QUICK, STRICT):
            raise SetupError("error-reactions", {"value": str(reactions)}, game=self.name)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 63:
            raise SetupError("error-seed", {"value": str(seed)}, game=self.name)
        source: Chance
        if chance is None:
            source = Fast(seed)
        elif isinstance(chance, Chance):
            source = chance
        else:
            names = self.components.names if self.components else ()
            source = Scripted([self.scripted_entry(entry) for entry in chance], Fast(seed), names)
        state = self.set_up(players, chosen, reactions == STRICT, source)
        if self.seat_decks is not None:
            state.bring_decks(self.seat_decks.bring(self.name, decks, players))
        elif decks:
            raise SetupError("error-brings", {"what": "decks"}, game=self.name)
        if events:
            state.events = []
        state.advance()
        return state

    def check_players(self, players: object) -> None:
        wrong = isinstance(players, bool) or not isinstance(players, int)
        if wrong or not isinstance(players, int) or not self.min_players <= players <= self.max_players:
            details: dict[str, object] = {"least": self.min_players, "most": self.max_players, "players": str(players)}
            exact = self.min_players == self.max_players
            raise SetupError("error-players-exact" if exact else "error-players", details, game=self.name)

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """All options of the game with their values, the given ones checked."""
        known_options = {option.name: option for option in self.options}
        chosen = {name: option.values[0] for name, option in known_options.items()}
        for name, value in options.items():
            option = known_options.get(name)
            if option is None:
                known = ", ".join(chosen) or "-"
                raise SetupError("error-option-name", {"name": str(name), "known": known}, game=self.name)
            if value not in option.values:
                details: dict[str, object] = {"name": name, "value": str(value), "known": ", ".join(option.values)}
                raise SetupError("error-option-value", details, game=self.name)
            chosen[name] = value
        return chosen

    def player_counts(self, options: dict[str, str] | None = None) -> list[int]:
        """For how many players a table with these options can be laid."""
        chosen = self.check_options(options or {})
        found = []
        for players in range(self.min_players, self.max_players + 1):
            with suppress(SetupError):
                self.check_table(players, chosen)
                found.append(players)
        return found

    def facts(self, players: int, options: dict[str, str] | None = None) -> Facts:
        """What holds at every table for so many players with these options."""
        self.check_players(players)
        chosen = self.check_options(options or {})
        self.check_table(players, chosen)
        return Facts(
            self.dynamics,
            "sampled",
            self.information,
            "zero-sum",
            -1.0,
            players - 1.0,
            self.longest(players, chosen),
            self.most_actions(players, chosen),
        )

    def observation(self, players: int, options: dict[str, str] | None = None) -> list[Block]:
        """The blocks of ``state.observe`` at a table for so many players with these options."""
        self.check_players(players)
        chosen = self.check_options(options or {})
        self.check_table(players, chosen)
        return list(self.observation_layout(players, chosen).blocks)

    def observation_layout(self, players: int, options: dict[str, str]) -> Layout:
        """The same, kept: every observation asks for it. All options are given."""
        table = (players, *options.values())
        layout = self._layouts.get(table)
        if layout is None:
            asked = ("asked", len(self.question_numbers))
            layout = self._layouts[table] = Layout([asked, *self.observation_blocks(players, options)])
        return layout

    def action_features(self) -> list[Block]:
        """The blocks of each row of ``state.action_features``."""
        return list(self.action_layout().layout.blocks)

    def action_layout(self) -> ActionLayout:
        if self._action_layout is None:
            self._action_layout = ActionLayout(self.notation, self.feature_blocks())
        return self._action_layout

    def scripted_entry(self, entry: object) -> object:
        """An entry of scripted chance: a number, or the cards of a shuffle from the top, as a text or a list of names."""
        if isinstance(entry, int) and not isinstance(entry, bool):
            return entry
        words = entry.split() if isinstance(entry, str) else entry
        if not isinstance(words, (list, tuple)):
            raise ChanceError("error-loaded-entry", {"value": str(entry)}, game=self.name)
        known = self.components
        numbers = [known.number(word) if known and isinstance(word, str) else -1 for word in words]
        if -1 in numbers:
            raise ChanceError("error-loaded-card", {"value": str(words[numbers.index(-1)])}, game=self.name)
        return numbers

    def parse(self, text: str) -> int:
        """The action that a text in notation stands for."""
        return self.notation.parse(text)

    def text(self, action: int) -> str:
        """The action in notation; the exact inverse of ``parse``."""
        return self.notation.text(action)

    def rule_id(self, told: str) -> str:
        """The number of a rule as people read it; events may tell it under older letters."""
        return _LETTERS.sub(lambda found: self.rule_letters.get(found[0], found[0]), told)

    def load(self, data: object) -> State:
        """The inverse of ``state.dump()``: the same state, ready to play on."""
        content = unseal(data)
        if content.text("game") != self.name:
            raise FileError("error-file-game", {"found": content.text("game"), "wanted": self.name}, game=self.name)
        if content.text("version") != self.version and content.text("version") not in self.continues:
            details: dict[str, object] = {"found": content.text("version"), "wanted": self.version}
            raise FileError("error-file-version", details, game=self.name)
        content = upgraded(self, content)
        try:
            players = content.number("players", self.min_players, self.max_players)
            options = self.check_options(content.texts("options"))
            state = self.load_table(players, options, content.flag("strict"), content.part("table"))
            state.load_machine(content)
            state.check()
        except (
            SetupError,
            RulesError,
            TypeError,
            ValueError,
            IndexError,
            OverflowError,
        ) as problem:
            raise FileError("error-file-impossible", {}, game=self.name) from problem
        return state

    def with_extras(self, extras: dict[str, object]) -> Game:
        """The game with what a table brings along, such as a deck of its own; refused where it takes no such thing."""
        decks = self.decks
        for what in extras:
            if decks is None or what not in decks.names:
                raise SetupError("error-brings", {"what": str(what)}, game=self.name)
        return self if decks is None or not extras else decks.with_extras(self, extras)

    def is_timed(self, decision: Decision) -> bool:
        """Whether the clock answers this, not the seat."""
        return self.clock is not None and decision.name == self.clock.question

    def single_is_public(self, state: State, decision: Decision) -> bool:
        """Whether everybody can know, of a decision with a single answer, that there is no other.

        Only then may a table give that answer itself. Decided by what everybody knows: the same in all worlds that somebody
        else thinks possible. A game that says nothing has such decisions nowhere, and whoever must be asked is asked.
        """
        return False

    def seen_for_good(self, before: State, after: State, seat: int) -> bool:
        """Whether the seat has come to see something in between that nobody can unsee: such a choice is never taken back.

        Decided by what the seat itself knows, so that nobody learns more by asking.
        """
        return self.decks is not None and self.decks.revealed_between(before, after)

    def is_in_secret(self, decision: Decision) -> bool:
        """Whether a seat answers this in steps of which the others see only that all of them are done.

        How many there were must not show either: at an online table a bot takes as long for all of them, however many.
        """
        return False

    def minutes(self, options: dict[str, str]) -> int:
        """How long a game with these options may last; 0: as long as it takes."""
        return 0 if self.clock is None else self.clock.minutes(options)

    def load_step(self, data: list[object], players: int) -> Step[Any]:
        name = _name(data, "agenda")
        kind = self.steps.get(name)
        if kind is None:
            raise FileError("error-file-field", {"field": f"agenda: {name}"}, game=self.name)
        return kind(*load_arguments(data[1:], kind.saved, players, f"agenda: {name}"))

    def load_modifier(self, data: list[object], players: int) -> Modifier:
        name = _name(data, "modifiers")
        kind = self.modifiers.get(name)
        if kind is None:
            raise FileError("error-file-field", {"field": f"modifiers: {name}"}, game=self.name)
        path = f"modifiers: {name}"
        return kind(*load_modifier_arguments(data[1:], self.sources, kind.saved, players, path))

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Pickled by name: a game is one instance. One that no module names, such as one with brought cards, goes whole."""
        for name, value in vars(sys.modules[type(self).__module__]).items():
            if value is self:
                return name  # pickle finds it in the module of its class
        return super().__reduce_ex__(protocol)

    def __getstate__(self) -> dict[str, object]:
        """Without what is made again when it is needed, and cannot be pickled."""
        return {**vars(self), "_layouts": {}, "_action_layout": None}

    # Hooks

    def check_table(self, players: int, options: dict[str, str]) -> None:
        """Refuse options that do not go together, or not with so many players."""

    def bots(self) -> Bots:
        """The bots of the game, loaded when somebody asks for them."""
        return Bots()

    def guide(self) -> Guide:
        """Where a reader finds which rule."""
        return Guide()

    def lessons(self) -> dict[str, Lesson]:
        """Its guided first games by name, the first one first: the files in the folder ``lessons`` beside it."""
        return {name: lesson for name, lesson in self._taught().items() if not lesson.is_example}

    def examples(self) -> dict[str, Lesson]:
        """The examples of its rules that can be played, by name: those of the same files that say so."""
        return {name: lesson for name, lesson in self._taught().items() if lesson.is_example}

    def _taught(self) -> dict[str, Lesson]:
        if self._lessons is None:
            self._lessons = lessons_beside(self)
        return self._lessons

    def word_of_lesson(self, word: str) -> str:
        """What a word of a lesson's file stands for in notation, where that is made of numbers that a change of the box shifts."""
        return word

    def lay(self, position: dict[str, Any]) -> State:
        """A made position from plain data, as a lesson has it: the keywords of the game's own ``position``."""
        raise SetupError("error-lesson-position", {}, game=self.name)

    def catalogue(self, language: str) -> list[dict[str, object]]:
        """Its cards with their texts in a language, for screens; empty where a card is no more than its words.

        The game's ``view_types`` declare what a record has.
        """
        return []

    def named(self, component: str, words: Words) -> str:
        """What people call a card or a character of the ``traces``; the copies of one have one name. Its notation, if there is no word."""
        copies = component.rstrip("0123456789")
        keys = [f"{kind}-{name.lower()}" for name in (component, copies) for kind in ("card", "character")]
        return next((words.say(key) for key in keys if words.has(key)), copies or component)

    def face(self) -> type[Any] | None:
        """How the game looks in the terminal, loaded when somebody plays it there: a subclass of ``terminal.face.Face``.

        None: games of the house have one that goes by their name, all others are shown plainly.
        """
        return None

    def longest(self, players: int, options: dict[str, str]) -> int:
        """How many decisions a game can take. Where the rules set no bound: how many it never takes unless somebody plays in
        circles. All options are given.
        """
        return 100_000

    def most_actions(self, players: int, options: dict[str, str]) -> int:
        """How many answers a decision can have. All options are given."""
        return 1_000

    def observation_blocks(self, players: int, options: dict[str, str]) -> list[tuple[str, int]]:
        """The blocks that ``State.fill_observation`` fills. All options are given. A game may leave them for later."""
        raise SetupError("error-no-observation", {"name": self.name})

    def feature_blocks(self) -> list[tuple[str, int]]:
        """The blocks that ``State.describe_action`` fills: what learners should know of an answer besides verb and arguments."""
        return []

    def turn_of(self, state: State) -> Turn | None:
        """Whose turn it is, to count what a game asks of its players; None: the game has no turns."""
        return None

    def set_up(self, players: int, options: dict[str, str], strict: bool, chance: Chance) -> State:
        """The table as it stands before the first step, and the first steps on the agenda."""
        raise NotImplementedError

    def load_table(self, players: int, options: dict[str, str], strict: bool, table: Reader) -> State:
        """The table from the game's own part of a dump: laid as for a new game, then filled."""
        state = self.set_up(players, options, strict, Fast(0))
        state.load_table(table)
        return state

    def upgrade(self, data: dict[str, Any], format: int) -> None:
        """Change a saved state of this older format, seal left out, into one of the next (see ``upgrade``)."""

    def happened(self, events: Iterable[Event]) -> list[object]:
        """What events tell, as plain data that earlier and later versions share: the same answers led to the same.

        Without the numbers of the rules, which may be others. A game that has learnt to tell more leaves out what is new.
        """
        return [[event.kind, event.public, event.secret, list(event.seats)] for event in events]


def _name(data: list[object], field: str) -> str:
    """The name of a saved step or effect."""
    name = data[0] if data else None
    if not isinstance(name, str):
        raise FileError("error-file-field", {"field": field})
    return name
