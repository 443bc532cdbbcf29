"""``tavolata learn``: a guided first game at this keyboard, with the same words as at the online table."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

import tavolata
from tavolata.engine import Decision, Game, TavolataError
from tavolata.engine.data_files import DataProblem
from tavolata.engine.lessons import LEARNER, WAITS, Lesson, Place, lesson_of, read_lesson
from tavolata.engine.record import Record, load_record
from tavolata.engine.rehearsal import draft_of, problems_of
from tavolata.engine.words import Words
from tavolata.players import easiest_player
from tavolata.terminal import screen, store
from tavolata.terminal.desk import Desk
from tavolata.terminal.play import DONE, INTERRUPTED, TablePlan, TerminalGame, begin, seat_names
from tavolata.terminal.screen import Scene

_WRONG = 1


def list_lessons(desk: Desk) -> int:
    """All lessons, each with the command that begins it."""
    for name in tavolata.GAMES:
        words = Words(desk.words.language, name)
        for lesson in tavolata.game(name).lessons().values():
            head = Text(words.say("game-name"), style="bold").append(f": {words.say(lesson.title_key())}", style="bold")
            desk.print([head.append(f"  tavolata learn {name} {lesson.name}", style="not bold dim")])
            desk.print(desk.wrapped(Text(f"  {words.say(lesson.about_key())}"), 2))
    desk.tell("learn-how", command=f"tavolata learn {tavolata.GAMES[0]}")
    return DONE


def learn(desk: Desk, game: Game, name: str) -> int:
    """A lesson of a game, the first one if none is named; taken up again where it was left."""
    lessons = game.lessons()
    lesson = lesson_of(game, name or next(iter(lessons), ""))
    path = store.lesson_path(game.name, lesson.name)
    return _taken_up(desk, lesson, path).play()


def check(desk: Desk, game: Game, file: Path) -> int:
    """How a lesson that somebody writes goes, what is asked where it ends, and everything that is wrong with it."""
    try:
        lesson = read_lesson(game, file.stem, file)
    except DataProblem as problem:
        desk.print([Text(str(problem))])
        return _WRONG
    desk.print([Text(line) for line in draft_of(lesson)])
    problems = problems_of(lesson)
    desk.print([Text(problem, style="bold") for problem in problems])
    desk.tell("learn-wrong" if problems else "learn-right", "bold", count=len(problems))
    return _WRONG if problems else DONE


def _taken_up(desk: Desk, lesson: Lesson, path: Path) -> TaughtGame:
    """The lesson as it was left; from the beginning if it was not, is over, or has become another since."""
    if store.is_there(path):
        try:
            record = load_record(path, tavolata.game)
            left = TaughtGame(desk, lesson, record, path)
        except TavolataError:
            record = None
        if record is not None and not record.watch_only and left.can_go_on:
            left.notice = desk.key("learn-again") if LEARNER in [seat for seat, _ in record.answers] else ""
            return left
    bots = [easiest_player(lesson.game)]
    names = seat_names(TablePlan(lesson.game, lesson.players, [LEARNER], bots=bots), desk)
    return TaughtGame(desk, lesson, Record.from_state(lesson.start(), names), path)


class TaughtGame(TerminalGame):
    """A game with a coach beside it. What was read since the last answer is not kept: it is read again."""

    def __init__(self, desk: Desk, lesson: Lesson, record: Record, path: Path) -> None:
        super().__init__(desk, record, path)
        self.lesson = lesson
        self.read = lesson.read_at_least(record.answers)
        self._names: dict[str, object] = {
            f"seat{seat}": name for seat, name in enumerate(self.names) if seat != LEARNER
        }

    @property
    def place(self) -> Place:
        return self.lesson.where(self.record.answers, self.read)

    @property
    def can_go_on(self) -> bool:
        place = self.place
        return not self.lesson.is_over(place) and not self.lesson.is_lost(place, self.record.state)

    def play(self) -> int:
        """The lesson; then, as the learner likes, a new game, or this one to its end."""
        self.record.save(self.path)
        try:
            while self.can_go_on:
                self._listen()
                asked = None if not self.can_go_on else self.answer_for_absent()
                # While the others moved the lesson may have come to its end.
                if asked is not None and self.can_go_on:
                    self.ask(asked)
                self.save()
            return self._after()
        except EOFError:
            self.leave()
            return DONE
        except KeyboardInterrupt:
            self.say_goodbye()
            return INTERRUPTED

    def _after(self) -> int:
        desk = self.desk
        self.path.unlink(missing_ok=True)  # next time it begins anew
        if self.lesson.is_over(self.place):
            self._show_coach(desk.key("learn-after-over" if self.record.state.over else "learn-after"))
        try:
            typed = desk.read(desk.key("learn-prompt")).lower()
        except EOFError:
            return DONE
        if typed == "q":
            return DONE
        if typed == "c" and not self.record.state.over:
            # From now on it is a game like any other, and kept like one.
            return TerminalGame(desk, self.record, store.new_path(self.record.game.name)).play()
        game = self.record.game
        return begin(desk, TablePlan(game, self.lesson.players, [LEARNER], bots=[easiest_player(game)])).play()

    # The coach

    def _said(self) -> str:
        return self.face.words.say(self.lesson.key(self.place), self._names)

    def coach_lines(self) -> list[Text]:
        """What the coach says now."""
        number = self.desk.key("learn-step", step=self.lesson.idea(self.place), of=self.lesson.ideas)
        text = Text(f" {number} ", style="bold green").append(self._said(), style="not bold green")
        return self.desk.wrapped(text, 1)

    def _listen(self) -> None:
        """Everything that is to be read now, one after the other."""
        while self.lesson.reads(self.place):
            self._show_coach(self.desk.key("learn-keys"))
            if self.desk.read(self.desk.key("learn-go-on"), "dim").lower() == "q":
                raise EOFError
            self.read += 1

    def _show_coach(self, keys: str) -> None:
        log = self.logs[LEARNER]
        scene = Scene(
            view=self.record.state.view(LEARNER),
            me=LEARNER,
            log=log.entries(self.looked[LEARNER]),
            story=log.story(),
            notice=self.notice,
            coach=self.coach_lines(),
            keys=keys,
        )
        self.notice = ""
        if not self.desk.lively:
            self.looked[LEARNER] = len(self.record.answers)  # what was printed stays there to be read
        self.desk.clear()
        self.desk.print(screen.draw(self.desk, self.face, scene))

    def scene(self, decision: Decision) -> Scene:
        scene = super().scene(decision)
        if not self.lesson.is_over(self.place):
            scene.coach = self.coach_lines()
            scene.keys = self.desk.key("learn-keys-answer")
        return scene

    def command(self, decision: Decision, text: str) -> bool:
        if text.lower() != "m":
            return super().command(decision, text)
        accepted = self.lesson.accepted(self.place, decision)
        if accepted:
            number = decision.actions.index(accepted[0]) + 1
            answer = self.face.action(decision, accepted[0])
            self.notice = self.desk.key(
                "learn-shown", number=number, answer=answer, notation=self.lesson.game.text(accepted[0])
            )
        return True

    # Who answers what

    def put(self, seat: int, action: int) -> None:
        decision = self.record.state.decision_of(seat)
        if seat == LEARNER and decision is not None and action in decision.actions:
            self.lesson.judge(self.place, self.record.state, decision, action, self._names)
        super().put(seat, action)

    def given_for(self, decision: Decision) -> int | None:
        self._listen()
        return super().given_for(decision)

    def answers_itself(self, decision: Decision) -> bool:
        return not self.lesson.wants(self.place, decision) and super().answers_itself(decision)

    def hint(self, decision: Decision) -> str:
        """The lesson says by itself what to do."""
        return self.desk.key("play-no-hint-lesson")

    def change_marks(self) -> str:
        return self.desk.key("play-no-hint-lesson")

    def waits(self, decision: Decision) -> bool:
        self._listen()
        return self.lesson.cue(self.place, decision) == WAITS

    def let_bot_answer(self, decision: Decision) -> None:
        cue = self.lesson.cue(self.place, decision)
        if cue >= 0:
            self.put(decision.seat, cue)
        else:
            super().let_bot_answer(decision)

    def say_goodbye(self) -> None:
        self.desk.clear()
        self.desk.print([Text()])
        self.desk.tell("learn-left", "bold", command=f"tavolata learn {self.lesson.game.name} {self.lesson.name}")
