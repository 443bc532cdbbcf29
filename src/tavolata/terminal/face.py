"""How a game shows itself in the terminal: a ``Face`` that it fills in; the rest is shared.

Each game of the house has a file or a folder here with its own. A game from elsewhere hands its own over (``Game.face``),
or is shown plainly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import NamedTuple

from rich.text import Text

from tavolata.engine import PASS, Decision, Exchange, Game, State, TavolataError, verb_of
from tavolata.engine.record import Record
from tavolata.engine.words import Words, explain
from tavolata.terminal.lines import sentence

#: What a seat may know of the table, as ``state.view(seat)`` gives it.
View = dict[str, object]
#: An event as a seat sees it, as ``event.seen_by(seat)`` gives it.
Seen = dict[str, object]


class Choice(NamedTuple):
    """One answer on the screen: the number to type, its words, and what would come of it."""

    number: int
    words: Text
    hint: Text


class Row(NamedTuple):
    """Answers that share a line, such as all that begin with the same card; ``label`` is what they share."""

    label: Text
    choices: list[Choice]
    notation: str


class Style(NamedTuple):
    """How much the output can show."""

    #: Symbols and frames beyond plain letters.
    fancy: bool
    #: Drawn screens; otherwise sentences, one a line.
    drawn: bool


class Face:
    """The drawing of one game, for one table in one language."""

    #: The rules and rulings behind each question, the first one first.
    questions: dict[str, tuple[str, ...]] = {}
    #: The chapters of the rules: the key of the title and the numbers of the rules in it.
    sections: tuple[tuple[str, tuple[str, ...]], ...] = ()
    #: The one strong colour of the game: for the head of the screen, and for titles.
    banner: str = "bold"
    tint: str = "bold"
    #: So many lines of what happened since one last looked stand before whatever only explains.
    fresh_log: int = 0

    def __init__(
        self, game: Game, words: Words, names: Sequence[str], style: Style, options: Mapping[str, str] | None = None
    ) -> None:
        self.game = game
        self.words = words
        self.names = list(names)
        self.style = style
        #: What was agreed at the table; a game of an older version may name what is no longer known.
        given = options or {}
        self.options = {
            option.name: given[option.name] if given.get(option.name) in option.values else option.values[0]
            for option in game.options
        }

    # What a game fills in

    def status(self, view: View) -> tuple[Text, Text]:
        """The head of the screen: where the game stands, and what belongs to nobody."""
        raise NotImplementedError

    def seats(self, view: View, me: int | None, story: list[Seen], hands: list[list[str]]) -> list[list[Text]]:
        """A line of cells for each seat. ``hands`` are all hands once a finished game is shown open."""
        raise NotImplementedError

    def middle(self, view: View, me: int | None, width: int) -> list[Text]:
        """What lies between the players, and the own hand."""
        raise NotImplementedError

    def brief(self, view: View, me: int | None, width: int) -> list[Text]:
        """The middle where a terminal has too few lines for it."""
        return self.middle(view, me, width)

    def forecast(self, state: State, width: int) -> list[Text]:
        """What will come of it if nobody does anything more, above the question. Only from what whoever is asked may know."""
        return []

    def lately(self, view: View, me: int | None, story: list[Seen], width: int) -> list[Text]:
        """What the last answers brought to light, below the middle; a small terminal leaves out the last lines."""
        return []

    def value(self, name: str, value: object) -> object:
        """An argument of an event or an action, readable: cards by their names."""
        return value

    def question(self, view: View, decision: Decision) -> str:
        """What is asked, in words."""
        return self.words.say(f"question-{decision.name}")

    def answers(self, decision: Decision) -> list[int]:
        """The answers as they are numbered on the screen: the ordinary ones first."""
        return self.game.notation.as_offered(decision.actions)

    def rows(self, view: View, decision: Decision) -> list[Row]:
        """The answers to a question, arranged; one a row unless the game knows better."""
        return [self.row(number, action, decision) for number, action in enumerate(self.answers(decision), 1)]

    def turn(self, view: View) -> int:
        """Whose turn it is."""
        raise NotImplementedError

    def period(self, view: View) -> int:
        """The number of the manche, round or day: how long the longest standing order lasts."""
        raise NotImplementedError

    def until_next(self) -> str:
        """How one says "until the next manche" in this game."""
        return self.words.say(f"{self.game.name}-until-next")

    def score(self, score: int) -> str:
        """A seat's score in words."""
        return self.words.say("end-points", {"score": score})

    def counts_points(self, view: View) -> bool:
        """Whether points decided the game, so that they belong beside the places."""
        return True

    def is_minor(self, seen: Seen, me: int | None) -> bool:
        """Whether the short log leaves this event out."""
        return False

    def hand(self, view: View) -> list[str]:
        """The own hand in a seat's view."""
        raise NotImplementedError

    @property
    def shares_score(self) -> bool:
        """Whether all at this table have one score, which a later game may beat."""
        return False

    def result(self, view: View, story: list[Seen], day: str) -> list[str]:
        """What one may show to others after a daily challenge, line by line; it must spoil nothing."""
        return []

    def ending(self, view: View, story: list[Seen]) -> list[Text]:
        """What decided the game, from everything that happened before everybody's eyes."""
        return []

    def pages(self, view: View, me: int | None, text: str, width: int) -> list[Text]:
        """What somebody may read who types its name, such as a card; nothing if there is nothing of that name."""
        return []

    def hint(self) -> str:
        """What else can be typed in this game, for the page of keys; "": nothing."""
        return ""

    def meet(self, record: Record) -> None:
        """What the words of its log need to know of a game, such as the titles of its cards."""

    # What all games share

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, args)

    def ahead(self, state: State, width: int) -> list[Text]:
        """What stands above the question: what the game foresees, and what passing would mean in an exchange."""
        return self.forecast(state, width) + self.passes(state, width)

    def passes(self, state: State, width: int) -> list[Text]:
        """Who has passed since the last reply, where an exchange is open and somebody has."""
        decision = next((asked for asked in state.decisions if isinstance(asked.question, Exchange)), None)
        if decision is None:
            return []
        exchange = decision.question
        assert isinstance(exchange, Exchange)
        passed = exchange.passed(state)
        if not passed:
            return []
        is_last = len(passed) == len(exchange.parties(state)) - 1
        key = "play-passed-last" if is_last else "play-passed"
        said = self.say(key, seats=self.joined([self.names[seat] for seat in passed]), count=len(passed))
        return sentence(said, width, self.style.drawn)

    def seat_name(self, number: int, me: int | None) -> Text:
        """A seat's number and name, with a word beside the own one."""
        name = Text(f"{number + 1} {self.names[number]}", style="bold" if number == me else "")
        return name.append(f" {self.say('seat-you')}", style="not bold dim") if number == me else name

    def row(self, number: int, action: int, decision: Decision) -> Row:
        """An answer on a line of its own."""
        return Row(Text(), [Choice(number, Text(self.action(decision, action)), Text())], self.game.text(action))

    def action(self, decision: Decision, action: int) -> str:
        """An answer in words."""
        if verb_of(action) == PASS:
            return self.words.say(f"action-pass-{decision.name}")
        return self.words.say(f"action-{self.game.notation.verb(action).name}", self.arguments(action))

    def arguments(self, action: int) -> dict[str, object]:
        """The arguments of an action for its words."""
        return {}

    def event(self, seen: Seen, private: bool) -> str:
        """What happened, in words; ``private`` if this seat sees more of it than others."""
        key = f"event-{seen['kind']}"
        if private and self.words.has(f"{key}-secret"):
            key += "-secret"
        return self.words.say(key, {name: self._readable(name, seen[name]) for name in seen})

    def _readable(self, name: str, value: object) -> object:
        if name == "seat" and isinstance(value, int):
            return self.names[value]
        if name == "seats" and isinstance(value, list):
            return self.joined([self.names[seat] for seat in value])
        return self.value(name, value)

    def joined(self, parts: list[str]) -> str:
        """A list as one says it: "Ada, Bruno e Carla"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.words.say("list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]})

    def refused(self, error: TavolataError) -> str:
        """Why an answer was refused."""
        return explain(error, self.words.language)

    def why(self, key: str, named: Mapping[str, object]) -> str:
        """Why a bot answers as it does."""
        return self.words.say(key, {name: self._readable(name, value) for name, value in named.items()})

    def rule(self, number: str) -> str:
        """The text of a rule or ruling, "" if there is none of this number."""
        for kind in ("rule", "ruling"):
            key = f"{kind}-{number.lower()}"
            if self.words.has(key):
                return self.words.say(key)
        return ""


def face_of(
    game: Game, words: Words, names: Sequence[str], style: Style, options: Mapping[str, str] | None = None
) -> Face:
    """The face of a game for one table: the one that it hands over, else the one that the house has for it, else a plain one."""
    face: type[Face] | None = game.face()
    if face is None and type(game).__module__.startswith("tavolata.games."):
        face = import_module(f"tavolata.terminal.{game.name}").FACE
    if face is None:
        # It is a face itself: it can only be loaded after this file.
        from tavolata.terminal.plain import PlainFace

        face = PlainFace
    return face(game, words, names, style, options)
