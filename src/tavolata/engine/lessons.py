"""Guided first games: a lesson lays a real table with loaded luck, and says step by step what to do there and why.

A lesson is a file ``lessons/<name>.toml`` beside the game, its words are in ``lessons/it.ftl`` and ``lessons/en.ftl``. It says
how the table is laid, and has steps: what to say, which answers of the learner it waits for, what the other seats answer
meanwhile, what to point at. ``docs/add-a-game.md`` shows how to write one.

Where a lesson stands follows from the answers given so far and from how often the learner has read on, from nothing else: so a
lesson can be left and taken up again wherever a game can.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tavolata.engine.action import PASS
from tavolata.engine.data_files import DataProblem
from tavolata.engine.errors import IllegalAction, NotationError, SetupError
from tavolata.engine.words import LANGUAGES, Words, package_of

if TYPE_CHECKING:
    from tavolata.engine.decks import SeatDeck
    from tavolata.engine.game import Game
    from tavolata.engine.state import Decision, State

#: The seat of whoever learns.
LEARNER = 0

#: What a lesson may point at besides whatever the notation names: regions of a screen, "seat 2" with its number.
PARTS = ("hand", "table", "deck", "question", "log", "score", "board", "row", "stake", "seat")

#: Any legal answer; in an answer, any word.
ANY = "*"

#: What another seat does that has no answer of the script to give: it waits for the learner; it plays as it likes.
WAITS, AS_IT_LIKES = -1, -2

_NAME = re.compile(r"[a-z][a-z0-9]*")
_KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
#: What no step can be called: the words of the whole lesson end so; and those of a step with what comes after it.
WHOLE = ("title", "about", "end")
_ENDINGS = ("wrong", "done")

_FIELDS = ("players", "options", "reactions", "seed", "chance", "position", "decks", "order", "example", "step")
_STEP_FIELDS = ("key", "answers", "others", "point", "point_done", "wrong", "same")


class Point(NamedTuple):
    """A thing on the table: of a kind of the game's notation, or a part of the screen."""

    kind: str
    value: str


class LessonStep(NamedTuple):
    """One answer, or something to read: the whole of an idea, or a part of it."""

    key: str
    #: The learner's answers that lead on, in notation, the best one first; none: there is nothing to do but to read.
    answers: tuple[str, ...]
    #: What other seats answer while the step lasts.
    others: tuple[tuple[int, str], ...]
    point: tuple[Point, ...]
    #: What is pointed at once the answer was given, while what came of it is read.
    point_done: tuple[Point, ...]
    #: Answers that have words of their own for why they are not wanted, and how the keys of those end.
    wrong: tuple[tuple[str, str], ...]
    #: Whether there are words for what happened after the answer.
    has_done: bool
    #: The number of its idea, from 1: a step with ``same = true`` goes on with that of the step before.
    idea: int


class Place(NamedTuple):
    """Where a lesson stands."""

    #: The number of the step from 0; as many as there are steps: the lesson is over.
    step: int
    #: Whether the learner has answered; always so where there is nothing to answer.
    answered: bool
    #: Whether other seats have answers of this step yet to give.
    waits: bool
    #: How many answers of its script each seat has given.
    given: tuple[int, ...]


class Lesson:
    """A guided first game."""

    def __init__(self, game: Game, name: str, file: str, content: Mapping[str, Any]) -> None:
        self.game = game
        self.name = name
        self.file = file
        _known_fields(content, _FIELDS, file, "-")
        self.order = _number(content.get("order", 0), file, "order")
        #: Whether it lays an example of the rules, to be played from there, and is no guided first game.
        self.is_example = content.get("example", False) is True
        self.options = _texts(content.get("options", {}), file, "options")
        self.reactions = _text(content.get("reactions", "quick"), file, "-", "reactions")
        self.seed = _number(content.get("seed", 0), file, "seed")
        self.chance: list[Any] = self._in_notation(_list(content.get("chance", []), file, "-", "chance"))
        self.position: dict[str, Any] | None = self._in_notation(content.get("position"))
        self.decks = [_text(deck, file, "-", "decks") for deck in _list(content.get("decks", []), file, "-", "decks")]
        self.players = _number(content.get("players"), file, "players")
        found = _list(content.get("step"), file, "-", "step")
        #: How many ideas it has: so many steps a learner counts.
        self.ideas = 0
        self.steps = tuple([self._step(number, step) for number, step in enumerate(found, 1)])
        if not self.steps:
            raise DataProblem(file, "-", "step", "a lesson has steps")
        keys = [step.key for step in self.steps]
        for number, key in enumerate(keys):
            if key in keys[:number]:
                raise DataProblem(file, f"step {number + 1} ({key})", "key", "another step has this key already")
        #: By seat what it answers in which step, in order.
        self.scripts: list[list[tuple[int, str]]] = [[] for _ in range(self.players)]
        for number, step in enumerate(self.steps):
            for seat, text in step.others:
                self.scripts[seat].append((number, text))

    # Reading the file

    def _step(self, number: int, content: Any) -> LessonStep:
        file = self.file
        if not isinstance(content, dict):
            raise DataProblem(file, f"step {number}", "-", "a step is a table: [[step]]")
        key = content.get("key")
        where = f"step {number} ({key})"
        if not isinstance(key, str) or not _KEY.fullmatch(key) or key in WHOLE or key.split("-")[-1] in _ENDINGS:
            raise DataProblem(file, f"step {number}", "key", f"{key!r} is no key: small letters, digits and hyphens")
        _known_fields(content, _STEP_FIELDS, file, where)
        answers = [
            self._notation(text, where, "answers") for text in _list(content.get("answers", []), file, where, "answers")
        ]
        others = [self._other(text, where) for text in _list(content.get("others", []), file, where, "others")]
        points = self._points(content.get("point", []), where, "point")
        points_done = self._points(content.get("point_done", content.get("point", [])), where, "point_done")
        wrong = content.get("wrong", {})
        if not isinstance(wrong, dict) or (not answers and wrong):
            raise DataProblem(file, where, "wrong", "answers that are not wanted, each with the end of its key")
        explained = [
            (self._notation(text, where, "wrong"), _text(end, file, where, "wrong")) for text, end in wrong.items()
        ]
        has_done = bool(answers) and self._has_words(f"{self._key_of(key)}-done")
        if "point_done" in content and not has_done:
            raise DataProblem(file, where, "point_done", "nothing is said once this step was answered")
        same = content.get("same", False)
        if not isinstance(same, bool) or (same and number == 1):
            raise DataProblem(file, where, "same", "true, where the idea of the step before goes on")
        self.ideas += not same
        return LessonStep(
            key, tuple(answers), tuple(others), points, points_done, tuple(explained), has_done, self.ideas
        )

    def _in_notation(self, value: Any) -> Any:
        """The words of a text, or of all texts within, as the notation has them."""
        if isinstance(value, str):
            return " ".join([self.game.word_of_lesson(word) for word in value.split()])
        if isinstance(value, list):
            return [self._in_notation(part) for part in value]
        if isinstance(value, dict):
            return {name: self._in_notation(part) for name, part in value.items()}
        return value

    def _notation(self, text: Any, where: str, field: str) -> str:
        """An answer as the game writes it; one with ``*`` in it stays as it is."""
        if not isinstance(text, str) or not text.split():
            raise DataProblem(self.file, where, field, f"{text!r} is no answer in notation")
        text = self._in_notation(text)
        words = text.split()
        if ANY in words:
            if words[0] != ANY and words[0].lower() not in self.game.notation.numbers:
                raise DataProblem(self.file, where, field, f"no answer begins with {words[0]!r}")
            return " ".join([words[0].lower(), *[word.upper() for word in words[1:]]])
        try:
            return self.game.text(self.game.parse(text))
        except NotationError as problem:
            raise DataProblem(self.file, where, field, str(problem)) from problem

    def _other(self, text: Any, where: str) -> tuple[int, str]:
        seat, _, answer = text.partition(" ") if isinstance(text, str) else ("", "", "")
        if not seat.isdecimal() or int(seat) == LEARNER or int(seat) >= self.players:
            raise DataProblem(self.file, where, "others", f"{text!r}: a seat other than 0, then its answer: “1 pass”")
        answer = self._notation(answer, where, "others")
        if ANY in answer.split():
            raise DataProblem(self.file, where, "others", f"{text!r}: other seats give one certain answer")
        return int(seat), answer

    def _points(self, entries: Any, where: str, field: str) -> tuple[Point, ...]:
        return tuple([self._point(entry, where) for entry in _list(entries, self.file, where, field)])

    def _point(self, entry: Any, where: str) -> Point:
        known = {kind.name: kind for verb in self.game.notation.verbs for kind in verb.kinds}
        if self.game.components is not None:
            known.setdefault(self.game.components.name, self.game.components)
        if not isinstance(entry, dict) or set(entry) != {"kind", "value"}:
            raise DataProblem(self.file, where, "point", f"{entry!r}: {{ kind = ..., value = ... }} is wanted")
        kind, value = str(entry["kind"]), self._in_notation(str(entry["value"]))
        if kind == "part":
            part, _, seat = value.partition(" ")
            numbered = seat.isdecimal() and int(seat) < self.players
            if part not in PARTS or (part == "seat") != bool(seat) or (seat and not numbered):
                raise DataProblem(
                    self.file, where, "point", f"{value!r} is none of {', '.join(PARTS)} (seat with a number)"
                )
        elif kind not in known:
            raise DataProblem(self.file, where, "point", f"{kind!r} is none of part, {', '.join(sorted(known))}")
        elif known[kind].number(value) < 0:
            raise DataProblem(self.file, where, "point", f"there is no {kind} {value!r}")
        return Point(kind, value if kind == "part" else known[kind].names[known[kind].number(value)])

    def _has_words(self, key: str) -> bool:
        return Words(LANGUAGES[0], self.game.name).has(key)

    # Words

    def _key_of(self, ending: str) -> str:
        return f"lesson-{self.game.name}-{self.name}-{ending}"

    def key(self, place: Place) -> str:
        """The key of what is said now: what to do, with why; what happened; the end."""
        if place.step == len(self.steps):
            return self._key_of("end")
        step = self.steps[place.step]
        return self._key_of(f"{step.key}-done" if self.is_done(place) else step.key)

    def idea(self, place: Place) -> int:
        """The number of the idea that the learner is at, from 1; at the end the last one."""
        return self.steps[min(place.step, len(self.steps) - 1)].idea

    def points(self, place: Place) -> tuple[Point, ...]:
        """What is pointed at now."""
        if self.is_over(place):
            return ()
        step = self.steps[place.step]
        return step.point_done if self.is_done(place) else step.point

    def said_keys(self) -> list[str]:
        """The keys that the lesson says for certain; those of explanations are there or not."""
        wrong = [f"{step.key}-{ending}" for step in self.steps for _, ending in step.wrong]
        whole = WHOLE[-1:] if self.is_example else WHOLE
        return [self._key_of(ending) for ending in (*whole, *[step.key for step in self.steps], *wrong)]

    def further_keys(self) -> list[str]:
        """The keys that it says if they are there."""
        return [self._key_of(f"{step.key}-{ending}") for step in self.steps if step.answers for ending in _ENDINGS]

    def title_key(self) -> str:
        return self._key_of(WHOLE[0])

    def about_key(self) -> str:
        return self._key_of(WHOLE[1])

    # The table

    def start(self) -> State:
        """The table as it is laid, with what happened at the set-up."""
        game, position = self.game, self.position
        if position is None:
            return game.new(
                self.players, self.seed, self.options, self.reactions, self.chance, True, self._seat_decks()
            )
        keywords = {"seed": self.seed, **position}
        if self.options:
            keywords["options"] = self.options
        if self.chance:
            keywords["chance"] = self.chance
        state = game.lay(keywords)
        if state.players != self.players:
            raise DataProblem(self.file, "-", "players", f"the position is for {state.players}")
        return state

    def _seat_decks(self) -> Sequence[SeatDeck | None]:
        rules = self.game.seat_decks
        if rules is None or not self.decks:
            return []
        ready = {deck.name: deck for deck in rules.ready()}
        for name in self.decks:
            if name not in ready:
                raise DataProblem(self.file, "-", "decks", f"{name!r} is none of {', '.join(ready)}")
        return [ready[name] for name in self.decks]

    # Where it stands

    def where(self, answers: Iterable[tuple[int, str]], read: int) -> Place:
        """Where the lesson stands after these answers of all seats, when the learner has read on so often."""
        mine: list[str] = []
        given = [0] * self.players
        for seat, text in answers:
            script = self.scripts[seat]
            if seat == LEARNER:
                mine.append(text)
            elif given[seat] < len(script) and script[given[seat]][1] == text:
                given[seat] += 1
        used = tuple(given)
        place = 0
        for number, step in enumerate(self.steps):
            answered = not step.answers
            while not answered:
                if place == len(mine):
                    return Place(number, False, False, used)
                answered = _fits_any(step.answers, mine[place])
                place += 1
            if any(
                used[seat] < len(script) and script[used[seat]][0] <= number for seat, script in enumerate(self.scripts)
            ):
                return Place(number, True, True, used)
            if not step.answers or step.has_done:
                if not read:
                    return Place(number, True, False, used)
                read -= 1
        return Place(len(self.steps), True, False, used)

    def read_at_least(self, answers: Iterable[tuple[int, str]]) -> int:
        """How often the learner must have read on before the last of these answers that led on."""
        mine = [text for seat, text in answers if seat == LEARNER]
        sure = since = place = 0
        for step in self.steps:
            answered = not step.answers
            while not answered and place < len(mine):
                answered = _fits_any(step.answers, mine[place])
                place += 1
            if not answered:
                break
            if step.answers:
                sure, since = sure + since, 0
            since += not step.answers or step.has_done
        return sure

    def is_over(self, place: Place) -> bool:
        return place.step == len(self.steps)

    def is_done(self, place: Place) -> bool:
        """Whether the learner has answered, and what happened is explained."""
        return not self.is_over(place) and place.answered and self.steps[place.step].has_done

    def reads(self, place: Place) -> bool:
        """Whether the lesson goes on when the learner has read what it says."""
        return not self.is_over(place) and place.answered and not place.waits

    def is_lost(self, place: Place, state: State) -> bool:
        """Whether the game is not on the way of the lesson, as when the file was changed since: nobody is kept then."""
        if self.is_over(place) or self.reads(place):
            return False
        if state.over:
            return True
        asked = state.decision_of(LEARNER)
        if asked is None or not asked.public:
            return False
        if place.waits:
            return len(state.decisions) == 1
        return len(asked.actions) > 1 and not self.accepted(place, asked)

    # The learner

    def accepted(self, place: Place, decision: Decision) -> list[int]:
        """The learner's answers to this question that lead on, in the order of the file."""
        if place.answered:
            return []
        return self._fitting(self.steps[place.step].answers, decision)

    def _fitting(self, answers: tuple[str, ...], decision: Decision) -> list[int]:
        texts = [(action, self.game.text(action)) for action in decision.actions]
        found: list[int] = []
        for answer in answers:
            found += [action for action, text in texts if _fits(answer, text) and action not in found]
        return found

    def wants(self, place: Place, decision: Decision) -> bool:
        """Whether the step that waits for the learner, or is the next to do so, can be answered here."""
        for number in range(place.step, len(self.steps)):
            step = self.steps[number]
            if step.answers and not (number == place.step and place.answered):
                return bool(self._fitting(step.answers, decision))
        return False

    def judge(self, place: Place, state: State, decision: Decision, action: int, names: Mapping[str, object]) -> None:
        """Refuse an answer of the learner that is legal and not what the lesson is about just now; ``names``: for its words."""
        if self.is_over(place) or self.is_lost(place, state):
            return
        accepted = self.accepted(place, decision)
        if action in accepted or (
            not accepted and (action == PASS or len(decision.actions) == 1) and not decision.public
        ):
            return
        details = dict(names)
        if self.reads(place):
            raise IllegalAction("error-lesson-read", details, game=self.game.name)
        if place.waits:
            raise IllegalAction("error-lesson-wait", details, game=self.game.name)
        if not accepted and len(decision.actions) == 1:
            return
        raise IllegalAction(
            self._wrong_key(self.steps[place.step], self.game.text(action)), details, game=self.game.name
        )

    def _wrong_key(self, step: LessonStep, text: str) -> str:
        for answer, ending in step.wrong:
            if _fits(answer, text):
                return self._key_of(f"{step.key}-{ending}")
        key = self._key_of(f"{step.key}-wrong")
        return key if self._has_words(key) else "error-lesson-other"

    # The others

    def cue(self, place: Place, decision: Decision) -> int:
        """What another seat answers by the script, or WAITS, or AS_IT_LIKES."""
        if self.is_over(place):
            return AS_IT_LIKES
        script, given = self.scripts[decision.seat], place.given[decision.seat]
        if given < len(script):
            number, wanted = script[given]
            for action in decision.actions:
                if self.game.text(action) == wanted and (number <= place.step or decision.public):
                    return action if number <= place.step else WAITS
        if not decision.public:
            return PASS if PASS in decision.actions else decision.actions[0]
        if self.reads(place):
            return WAITS
        return decision.actions[0] if len(decision.actions) == 1 else AS_IT_LIKES


def _fits(answer: str, text: str) -> bool:
    if answer in (ANY, text):
        return True
    wanted, words = answer.split(), text.split()
    return len(wanted) == len(words) and all(one in (ANY, other) for one, other in zip(wanted, words, strict=True))


def _fits_any(answers: tuple[str, ...], text: str) -> bool:
    return any(_fits(answer, text) for answer in answers)


# Files


def read_lesson(game: Game, name: str, file: Traversable | Path) -> Lesson:
    """The lesson in a file; what is wrong with it is named by file, step and field."""
    if not _NAME.fullmatch(name):
        raise DataProblem(file.name, "-", "-", "a lesson is called by small letters and digits")
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise DataProblem(file.name, "-", "-", str(problem)) from problem
    return Lesson(game, name, file.name, content)


@lru_cache(maxsize=32)
def _lesson_files(package: str) -> dict[str, Traversable]:
    folder = files(package) / "lessons" if package else None
    if folder is None or not folder.is_dir():
        return {}
    return {file.name.removesuffix(".toml"): file for file in folder.iterdir() if file.name.endswith(".toml")}


def lessons_beside(game: Game) -> dict[str, Lesson]:
    """The lessons in the folder ``lessons`` beside a game, by name, the first one first."""
    found = [read_lesson(game, name, file) for name, file in _lesson_files(package_of(game.name)).items()]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: (lesson.order, lesson.name))}


def lesson_of(game: Game, name: str) -> Lesson:
    """The lesson of that name, or the example."""
    lessons = {**game.examples(), **game.lessons()}
    if name not in lessons:
        known = ", ".join(game.lessons()) or "-"
        raise SetupError("error-lesson-name", {"name": str(name), "known": known}, game=game.name)
    return lessons[name]


def _known_fields(content: Mapping[str, Any], known: tuple[str, ...], file: str, where: str) -> None:
    for field in content:
        if field not in known:
            raise DataProblem(file, where, field, f"is none of {', '.join(known)}")


def _number(value: Any, file: str, field: str) -> int:
    if type(value) is not int or value < 0:
        raise DataProblem(file, "-", field, f"{value!r} is no number")
    return value


def _text(value: Any, file: str, where: str, field: str) -> str:
    if not isinstance(value, str):
        raise DataProblem(file, where, field, f"{value!r} is no text")
    return value


def _texts(value: Any, file: str, field: str) -> dict[str, str]:
    if not isinstance(value, dict):
        raise DataProblem(file, "-", field, f"{value!r} is no table")
    return {name: _text(chosen, file, "-", field) for name, chosen in value.items()}


def _list(value: Any, file: str, where: str, field: str) -> list[Any]:
    if not isinstance(value, list):
        raise DataProblem(file, where, field, f"{value!r} is no list")
    return value
