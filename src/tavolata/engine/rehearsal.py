"""Playing a lesson through before anybody learns from it: does every step lead on, is every answer legal and used, does every
other answer get its words, is there what it points at?

For authors (``tavolata learn GAME --check FILE``) and for the tests, which rehearse every lesson of every game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tavolata.engine.chance import Scripted
from tavolata.engine.data_files import DataProblem
from tavolata.engine.errors import IllegalAction, TavolataError
from tavolata.engine.lessons import ANY, AS_IT_LIKES, LEARNER, Lesson, Place
from tavolata.engine.state import Decision, State
from tavolata.engine.words import LANGUAGES, Words

#: No lesson is so long.
_MOST_MOVES = 400
#: So many legal answers are named.
_MOST_NAMED = 40


class Scene(NamedTuple):
    """A moment of a rehearsal: where the lesson stands, the answers that led there, what was read on, the table."""

    place: Place
    answers: tuple[tuple[int, str], ...]
    read: int
    state: State


class Rehearsal:
    """A lesson played once, with the best answer at every step, or with another one at one of them."""

    def __init__(self, lesson: Lesson, instead: tuple[int, int] = (-1, -1)) -> None:
        self.lesson = lesson
        #: At this step this action, an accepted one, is given instead of the best.
        self.instead = instead
        self.scenes: list[Scene] = []
        self.problems: list[str] = []
        #: At each step that asks, what the learner is asked, and what is accepted.
        self.asked: dict[int, tuple[State, Decision, list[int]]] = {}
        self._play()

    def _wrong(self, step: int, field: str, reason: str) -> None:
        self.problems.append(str(DataProblem(self.lesson.file, name_of(self.lesson, step), field, reason)))

    def _play(self) -> None:
        lesson = self.lesson
        try:
            state = lesson.start()
        except (TavolataError, DataProblem, TypeError, ValueError, KeyError) as problem:
            self.problems.append(
                str(problem)
                if isinstance(problem, DataProblem)
                else f"{lesson.file}: -: the table cannot be laid: {problem}"
            )
            return
        answers: list[tuple[int, str]] = []
        read = 0
        for _ in range(_MOST_MOVES):
            place = lesson.where(answers, read)
            self.scenes.append(Scene(place, tuple(answers), read, state.clone()))
            if lesson.is_over(place):
                self._look_at_luck(state)
                return
            if lesson.reads(place):
                read += 1
                continue
            move = self._move(place, state)
            if move is None:
                return
            seat, action = move
            try:
                state.play(seat, action)
            except TavolataError as problem:
                self._wrong(place.step, "chance", f"{seat} {lesson.game.text(action)}: {problem}")
                return
            answers.append((seat, lesson.game.text(action)))
        self._wrong(lesson.where(answers, read).step, "-", f"not over after {_MOST_MOVES} answers")

    def _move(self, place: Place, state: State) -> tuple[int, int] | None:
        """The next answer; None, with the problem named: nobody can go on."""
        lesson = self.lesson
        likes: Decision | None = None
        for decision in state.decisions:
            if decision.seat == LEARNER:
                accepted = lesson.accepted(place, decision)
                if accepted:
                    self.asked[place.step] = state.clone(), decision, accepted
                    wanted = self.instead[1] if self.instead[0] == place.step else accepted[0]
                    return LEARNER, wanted
                if not decision.public:
                    return LEARNER, decision.actions[0]
                if len(decision.actions) == 1 and not place.answered:
                    return LEARNER, decision.actions[0]
                continue
            cue = lesson.cue(place, decision)
            if cue >= 0:
                return decision.seat, cue
            if cue == AS_IT_LIKES:
                likes = decision
        self._complain(place, state, likes)
        return None

    def _complain(self, place: Place, state: State, likes: Decision | None) -> None:
        lesson = self.lesson
        if likes is not None:
            script, given = lesson.scripts[likes.seat], place.given[likes.seat]
            wanted = f"“{script[given][1]}” is not legal" if given < len(script) else "has no answer for it"
            self._wrong(place.step, "others", f"{describe(lesson, likes)}: seat {likes.seat} {wanted}")
            return
        mine = state.decision_of(LEARNER)
        if place.waits or mine is None:
            missing = [
                f"“{seat} {script[place.given[seat]][1]}”"
                for seat, script in enumerate(lesson.scripts)
                if place.given[seat] < len(script)
            ]
            asked = "; ".join([describe(lesson, decision) for decision in state.decisions]) or "the game is over"
            self._wrong(place.step, "others", f"never asked for: {', '.join(missing) or '-'}. {asked}")
            return
        self._wrong(place.step, "answers", f"{describe(lesson, mine)}: none of the answers is legal")

    def _look_at_luck(self, state: State) -> None:
        if isinstance(state.chance, Scripted) and state.chance.ahead:
            self._wrong(len(self.lesson.steps), "chance", f"{len(state.chance.ahead)} of its entries are never used")


def name_of(lesson: Lesson, step: int) -> str:
    """A step as complaints name it."""
    return f"step {step + 1} ({lesson.steps[step].key})" if step < len(lesson.steps) else "the end"


def describe(lesson: Lesson, decision: Decision) -> str:
    """A question with its legal answers."""
    texts = [lesson.game.text(action) for action in decision.actions]
    more = f", and {len(texts) - _MOST_NAMED} more" if len(texts) > _MOST_NAMED else ""
    return f"seat {decision.seat} is asked “{decision.name}” ({', '.join(texts[:_MOST_NAMED])}{more})"


def problems_of(lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson, each with file, step and field."""
    first = Rehearsal(lesson)
    found = [*first.problems, *_problems_of_words(lesson)]
    if first.problems:
        return found
    ways = [first]
    for step, (_, _, accepted) in first.asked.items():
        for other in accepted[1:]:
            way = Rehearsal(lesson, (step, other))
            after = f"(after “{lesson.game.text(other)}” in {name_of(lesson, step)})"
            found += [f"{problem} {after}" for problem in way.problems]
            ways.append(way)
    for step in first.asked:
        found += _problems_of_step(lesson, step, [way for way in ways if step in way.asked])
    return [*found, *_problems_of_points(lesson, first)]


def _problems_of_step(lesson: Lesson, step: int, ways: list[Rehearsal]) -> Iterable[str]:
    """Answers of the file that are legal on no way through, or never wrong; wrong answers that are not refused."""
    where = name_of(lesson, step)
    legal: set[str] = set()
    refused: set[str] = set()
    for way in ways:
        state, decision, accepted = way.asked[step]
        place = next(scene.place for scene in way.scenes if scene.place.step == step and not scene.place.answered)
        legal |= {lesson.game.text(action) for action in decision.actions}
        for action in decision.actions:
            try:
                lesson.judge(place, state, decision, action, _names(lesson))
            except IllegalAction as no:
                refused.add(no.key)
            else:
                if action not in accepted:
                    told = f"“{lesson.game.text(action)}” is not refused"
                    yield str(DataProblem(lesson.file, where, "answers", told))
    for answer in lesson.steps[step].answers:
        if ANY not in answer.split() and answer not in legal:
            told = f"“{answer}” is not legal: {describe(lesson, ways[0].asked[step][1])}"
            yield str(DataProblem(lesson.file, where, "answers", told))
    for answer, ending in lesson.steps[step].wrong:
        if not any(key.endswith(f"-{lesson.steps[step].key}-{ending}") for key in refused):
            told = f"“{answer}” is no legal answer that would be wrong"
            yield str(DataProblem(lesson.file, where, "wrong", told))


def _names(lesson: Lesson) -> dict[str, object]:
    return {f"seat{seat}": "Corvo" for seat in range(1, lesson.players)}


def _problems_of_words(lesson: Lesson) -> Iterable[str]:
    mine = f"lesson-{lesson.game.name}-{lesson.name}-"
    said = {*lesson.said_keys(), *lesson.further_keys()}
    for language in LANGUAGES:
        words = Words(language, lesson.game.name)
        for key in lesson.said_keys():
            if not words.has(key):
                yield f"{lesson.file}: {language}.ftl has no words for {key}"
        for key in list(words.keys()):
            if key.startswith(mine) and key not in said:
                yield f"{lesson.file}: nobody says {key} ({language}.ftl)"
            elif key.startswith(mine) and words.say(key, _names(lesson)).startswith("["):
                yield f"{lesson.file}: {language}.ftl: {words.say(key, _names(lesson))}: only the names of seats are there"


def _problems_of_points(lesson: Lesson, rehearsal: Rehearsal) -> Iterable[str]:
    """What a step points at must be in sight of the learner while it lasts."""
    for number, step in enumerate(lesson.steps):
        seen: set[str] = set()
        for scene in rehearsal.scenes:
            if scene.place.step == number:
                seen |= set(_texts(scene.state.view(LEARNER)))
                asked = scene.state.decision_of(LEARNER)
                seen |= set(_texts([lesson.game.text(action).split() for action in asked.actions] if asked else []))
        for point in (*step.point, *step.point_done):
            if point.kind != "part" and point.value not in seen:
                yield str(
                    DataProblem(
                        lesson.file, name_of(lesson, number), "point", f"{point.kind} {point.value} is not in sight"
                    )
                )


def _texts(value: object) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield str(key)
            yield from _texts(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _texts(part)


def draft_of(lesson: Lesson) -> list[str]:
    """The lesson as it goes, line by line, and what is asked where it ends: to write on from there."""
    rehearsal = Rehearsal(lesson)
    lines: list[str] = []
    step, told = -1, 0
    for scene in rehearsal.scenes:
        lines += [f"    {seat} {text}" for seat, text in scene.answers[told:]]
        told = len(scene.answers)
        if scene.place.step != step:
            step = scene.place.step
            lines.append(name_of(lesson, step))
    if rehearsal.scenes:
        state = rehearsal.scenes[-1].state
        lines += [f"    then {describe(lesson, decision)}" for decision in state.decisions] or [
            "    then the game is over"
        ]
    return lines
