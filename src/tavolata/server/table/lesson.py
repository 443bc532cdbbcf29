"""The lesson that is given at a table, if there is one: where it stands, whether an answer is what it waits for, what the
other seats answer.
"""

from __future__ import annotations

import msgspec

from tavolata.engine import Decision, NotYourDecision, State
from tavolata.engine.lessons import AS_IT_LIKES, LEARNER, WAITS, Lesson, Place
from tavolata.server import wire
from tavolata.server.entries import Entry
from tavolata.server.table.setup import TableSetup


class TableLesson:
    """A lesson beside its table. It knows the answers from the journal, and how often the learner has read on from the settings."""

    def __init__(self, setup: TableSetup) -> None:
        self._setup = setup
        name = setup.settings.lesson
        known = {**setup.game.examples(), **setup.game.lessons()} if name else {}
        #: None: none is given, or it is not there any more.
        self._lesson: Lesson | None = known.get(name)
        self._answers: list[tuple[int, str]] = []
        #: Whether the journal is known from its beginning. Where it is not, it is longer than any lesson.
        self._knows_all = True
        self._heard = 0
        self._place: Place | None = None
        self._place_read = -1

    def hear(self, entry: Entry) -> None:
        """Take an entry of the journal into account. Nothing is taken back in a lesson, so answers only become more."""
        if self._lesson is None:
            return
        if entry.n != self._heard + 1:
            self._knows_all = False
        self._heard = entry.n
        if not entry.body.isdecimal():
            self._answers += msgspec.json.decode(entry.body, type=list[tuple[int, str]])
        self._place = None

    @property
    def goes_on(self) -> bool:
        """Whether a lesson is given here that is not over, and the learner is here to hear it."""
        if self._lesson is None or self._setup.seats[LEARNER].played_by_bot:
            return False
        place = self._where(self._lesson)
        return place is not None and not self._lesson.is_over(place)

    def _where(self, lesson: Lesson) -> Place | None:
        """None: long over."""
        if not self._knows_all:
            return None
        read = self._setup.settings.lesson_read
        if self._place is None or self._place_read != read:
            self._place, self._place_read = lesson.where(self._answers, read), read
        return self._place

    # The learner

    def check(self, state: State, decision: Decision, action: int) -> None:
        """Refuse a legal answer that is not what the lesson is about just now."""
        lesson = self._lesson
        if lesson is None or decision.seat != LEARNER or not self.goes_on:
            return
        place = self._where(lesson)
        if place is not None:
            lesson.judge(place, state, decision, action, self._names())

    def _names(self) -> dict[str, object]:
        """The names of the other seats, as the words of lessons know them."""
        return {f"seat{seat.number}": seat.name for seat in self._setup.seats if seat.number != LEARNER}

    def wants(self, decision: Decision) -> bool:
        """Whether the lesson waits for this reaction of the learner: then the table does, too."""
        lesson = self._lesson
        if lesson is None or decision.seat != LEARNER or not self.goes_on:
            return False
        place = self._where(lesson)
        return place is not None and lesson.wants(place, decision)

    def goes_on_after(self, step: int) -> bool:
        """Whether the learner reads on now, at this step (from 1). False: that was done already."""
        lesson = self._lesson
        place = None if lesson is None else self._where(lesson)
        if lesson is None or place is None:
            raise NotYourDecision("error-no-lesson", {}, game=self._setup.game.name)
        if step <= place.step:
            return False
        if step > place.step + 1 or not lesson.reads(place):
            raise NotYourDecision("error-lesson-not-read", {}, game=self._setup.game.name)
        return True

    def info(self, state: State, asked: Decision | None) -> wire.Lesson | None:
        """Where the lesson stands, for the learner, who is asked this."""
        lesson = self._lesson
        place = None if lesson is None else self._where(lesson)
        if lesson is None or place is None or lesson.is_lost(place, state):
            return None
        over, count = lesson.is_over(place), len(lesson.steps)
        accepted = [] if asked is None else lesson.accepted(place, asked)
        return wire.Lesson(
            lesson.name,
            min(place.step + 1, count),
            lesson.idea(place),
            lesson.ideas,
            lesson.key(place),
            [wire.PointAt(point.kind, point.value) for point in lesson.points(place)],
            [lesson.game.text(action) for action in accepted],
            lesson.is_done(place),
            not over and not accepted and not lesson.reads(place),
            over,
        )

    # The others

    def holds_back(self, decision: Decision) -> bool:
        """Whether a bot waits here until the learner has read on."""
        return self._cue(decision) == WAITS

    def scripted(self, decision: Decision) -> int | None:
        """What a bot answers by the script; None: it thinks for itself."""
        cue = self._cue(decision)
        return cue if cue >= 0 else None

    def _cue(self, decision: Decision) -> int:
        lesson = self._lesson
        if lesson is None or decision.seat == LEARNER or not self.goes_on:
            return AS_IT_LIKES
        place = self._where(lesson)
        return AS_IT_LIKES if place is None else lesson.cue(place, decision)
