"""One table in memory: takes answers, does by itself what is due, goes back, and says where the game stands for each viewer."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec
from msgspec import Raw

from tavolata.engine import (
    ANEW,
    PASS,
    Decision,
    Event,
    Game,
    IllegalAction,
    NotYourDecision,
    State,
    TavolataError,
    decks_view,
)
from tavolata.engine.chance import Fair
from tavolata.engine.lessons import LEARNER
from tavolata.server import wire
from tavolata.server.clock import TableClock
from tavolata.server.entries import Entry, Snapshot, StoredTable
from tavolata.server.table.auto_answers import AutoAnswers
from tavolata.server.table.encoding import encode, encoded
from tavolata.server.table.held_answers import HeldAnswer, HeldAnswers
from tavolata.server.table.journal import NOBODY, Journal, PastState
from tavolata.server.table.lesson import TableLesson
from tavolata.server.table.questions import about_of, written_answers, written_entry
from tavolata.server.table.replay import follow, replay
from tavolata.server.table.seat import Seat
from tavolata.server.table.settings import Result, Settings
from tavolata.server.table.setup import TableSetup
from tavolata.server.table.take_backs import TakeBacks
from tavolata.server.table.timing import Timing
from tavolata.server.table.window import Answers, Window, look_ahead

#: The fields that State and Update share.
_SHARED: Final = tuple(field.name for field in msgspec.structs.fields(wire.Moved))


class PublicView:
    """What everybody may see of a window: made once, whoever looks."""

    __slots__ = ("text", "view", "window")

    def __init__(self, window: Window) -> None:
        self.window = window
        self.view = window.shown.view(None)
        self.text = encoded(self.view)


class Table:
    """A table in memory. Whoever changes it commits what comes back before anybody hears of it."""

    def __init__(self, stored: StoredTable, game: Game, clock: TableClock | None = None) -> None:
        self.setup = TableSetup(stored, game, clock)
        self.lesson = TableLesson(self.setup)
        self.journal = Journal(self.setup, self.lesson)
        self.held_answers = HeldAnswers()
        self.auto_answers = AutoAnswers(self.setup, self.held_answers, self.lesson)
        self.timing = Timing(self.setup, self.journal, self.held_answers, self.auto_answers)
        self.take_backs = TakeBacks(self.setup, self.journal, stored)
        #: Whether the last entry shows to everybody, and the seats that it asks anew whether they react.
        self.showed = True
        self.asked_anew: list[int] = []
        state = replay(stored, self.setup, self.journal) if self.setup.start else None
        #: None: no game is going on, as it has not begun or is locked.
        self.window: Window | None = None if state is None else self._look_ahead(state)
        #: The version since which the questions stand as they are: an answer to an older one is refused.
        self._asked_since = self.journal.v
        self.timing.asked_at = self.journal.since
        self._public_view: PublicView | None = None

    def _look_ahead(self, state: State) -> Window:
        return look_ahead(state, self.setup.is_quick)

    # Playing

    def begin(self, state: State, now: float) -> Entry:
        """The first entry: the game is set up, nobody has answered yet."""
        events, state.events = state.events or [], None
        setup, chance = self.setup, state.chance
        setup.stage, setup.start = "playing", encode(state.dump())
        setup.result = Result(
            # Loaded luck, that of a lesson, is nothing to commit to.
            commitment=chance.commitment() if isinstance(chance, Fair) else "",
            began=setup.clock.wall_at(now),
            decks=_public_decks(state),
            first=-1 if setup.game.matches is None else setup.game.matches.first(state),
        )
        self.showed = True
        entry = self.journal.write(NOBODY, "[]", events, True, now)
        self.window = self._look_ahead(state)
        self._asked_since = self.journal.v
        self.timing.asked_at = now
        return entry

    def note(self, kind: str, seat: int, before: str, name: str, now: float) -> Entry:
        """An entry of what happened to a seat itself: in the record like all else, though nothing changes in the game.

        ``before`` and ``name``: who was there, and who is from now on.
        """
        self.showed, self.asked_anew = True, []
        event = Event(kind, "", {"seat": seat, "before": before, "name": name}, {}, ())
        return self.journal.write(NOBODY, "[]", [event], True, now)

    def act(
        self, seat: int, decision: int, action: int, on: int, act: str | None, now: float, why: str = ""
    ) -> Entry | None:
        """Answer. Returns what must be committed, or None if the answer is held for the beat. ``why``: a bot's reason."""
        window, mine = self._check(seat, decision, action, on)
        if not mine.public:
            return self._react(window, mine, action, seat, now, act, why)
        if window.folded:
            held = HeldAnswer(decision, action, act, now, why)
            if not self.timing.may_release(window, held, now):
                self.held_answers.by_seat[seat] = held
                return None
        return self._play(window, [*window.folded, (seat, action)], seat, now, act, why)

    def check(self, seat: int, decision: int, action: int, on: int) -> Decision:
        """The open decision that is meant; refuses what is not open, not legal, or meant for an older table."""
        return self._check(seat, decision, action, on)[1]

    def _check(self, seat: int, decision: int, action: int, on: int) -> tuple[Window, Decision]:
        window, game = self.window, self.setup.game.name
        if window is None:
            raise self._not_open(seat, decision)
        state, mine = window.state, self.held_answers.reaction_of(window, seat)
        if mine is None or mine.id != decision:
            state, mine = window.shown, self.held_answers.question_of(window, seat)
        if mine is None or mine.id != decision:
            raise self._not_open(seat, decision)
        if on < self._asked_since:
            raise NotYourDecision("error-table-changed", {}, game=game)
        if action not in mine.actions:
            state.clone().play(seat, action, decision)  # raises, and says why
            raise IllegalAction("error-not-offered", {}, mine.rule, game)
        self.lesson.check(state, mine, action)
        return window, mine

    def _not_open(self, seat: int, decision: int) -> TavolataError:
        game = self.setup.game.name
        if self.setup.locked is not None:
            return self.setup.locked
        if self.setup.stage == "open":
            return NotYourDecision("error-not-started", {}, game=game)
        if self.over:
            return NotYourDecision("error-game-over", {}, game=game)
        mine = self.question_of(seat)
        if mine is None:
            return NotYourDecision("error-not-asked", {"seat": seat + 1}, game=game)
        return NotYourDecision("error-decision-gone", {"decision": decision, "open": mine.id}, game=game)

    def wake(self, now: float) -> Entry | None:
        """Do what is due: give an answer, let a held choice take effect, close a moment. None: nothing is due yet."""
        window, timing = self.window, self.timing
        if window is None or window.state.over:
            return None
        for seat, held in self.held_answers.reactions.items():
            if timing.is_early(window, now):
                return None
            del self.held_answers.reactions[seat]
            by = NOBODY if held.by_order else seat
            return self._play(window, [(seat, held.action)], by, now, held.act, held.why)
        if window.has_reaction:
            if timing.is_early(window, now) or timing.waits_for_answers(window, now):
                return None
            return self._play(window, window.passes(), NOBODY, now)
        auto = self.auto_answers.first(window, now)
        if auto is not None and now >= timing.auto_answer_at(window, auto.decision):
            seat = auto.decision.seat
            if not auto.decision.public:
                return self._react(window, auto.decision, auto.action, NOBODY, now)
            return self._play(window, [*window.folded, (seat, auto.action)], NOBODY, now)
        for seat, held in self.held_answers.by_seat.items():
            if timing.may_release(window, held, now):
                del self.held_answers.by_seat[seat]
                return self._play(window, [*window.folded, (seat, held.action)], seat, now, held.act, held.why)
        if timing.may_close(window, now):
            return self._play(window, window.passes(), NOBODY, now)
        return None

    def _react(
        self,
        window: Window,
        reaction: Decision,
        action: int,
        by: int,
        now: float,
        act: str | None = None,
        why: str = "",
    ) -> Entry | None:
        """A reaction, or somebody's no to one. It is carried out when nobody else's own answer is awaited."""
        seat, timing = reaction.seat, self.timing
        answers = [(seat, action)]
        if timing.is_even and window.is_last(reaction):
            # With the last answer the moment would be over before its time.
            if action == PASS and (not window.has_reaction or timing.is_early(window, now)):
                return self._decline(window, reaction, by, now, act, why)
            if timing.is_early(window, now):
                self.held_answers.reactions[seat] = HeldAnswer(reaction.id, action, act, now, why, by == NOBODY)
                return None
        elif action != PASS and not (
            self.auto_answers.anybody_must_answer(window, without=seat) or timing.is_early(window, now)
        ):
            answers += window.passes(without=seat)
        return self._play(window, answers, by, now, act, why)

    def _decline(self, window: Window, reaction: Decision, by: int, now: float, act: str | None, why: str) -> Entry:
        """The last one's no: an entry without an answer, which the moment gets when it ends by itself."""
        self.held_answers.declined[reaction.seat] = reaction.id
        self.showed, self.asked_anew = False, []
        self.journal.keep(window.state)
        return self.journal.write(by, "[]", [], False, now, act, why)

    def _play(
        self, window: Window, answers: Answers, seat: int, now: float, act: str | None = None, why: str = ""
    ) -> Entry:
        """Play the answers and write the entry. ``why``: the reason of the seat that chose, if it is a bot and says so."""
        journal, game = self.journal, self.setup.game
        state = window.after(answers)
        events: list[Event] = state.events or []
        state.events = None
        following = self._look_ahead(state)
        passed_on = following.reply_turn != window.reply_turn
        self.showed = (
            bool(events)
            or following.waiting != window.waiting
            or passed_on
            or state.over
            or not self._look_alike(window, following)
        )
        self.asked_anew = following.asked_anew(window)
        if events:
            mover = window.mover(answers, seat)
            if not why or mover != seat:
                why = journal.said_before(mover)
        body = written_entry(game, answers)
        journal.keep(window.state)
        entry = journal.write(seat, body, events, self.showed, now, act, why)
        self._show(following, bool(events), now)
        for sitting in self.setup.seats:
            if sitting.quiet and self.question_of(sitting.number) is not None:
                sitting.quiet = False
        if state.over:
            self._finish(state)
        return entry

    def _show(self, window: Window, changed: bool, now: float) -> None:
        """Show what is asked after an entry. ``changed``: whatever is asked now is asked on a changed table."""
        if self.window is None or window.questions != self.window.questions:
            self.timing.asked_at = now
        self.window = window
        if self.showed:
            self.take_backs.request = None
        if changed:
            self.held_answers.drop_all()
            self._asked_since = self.journal.v
        else:
            self.held_answers.drop_unasked(window)

    def _finish(self, state: State) -> None:
        setup, chance = self.setup, state.chance
        setup.stage = "finished"
        key = chance.key.hex() if isinstance(chance, Fair) else ""
        setup.result = msgspec.structs.replace(
            setup.result, key=key, places=state.ranking[:], scores=state.scores, decks=_public_decks(state)
        )

    def follow(self, entry: Entry) -> None:
        """Take over an entry that another process wrote."""
        before, version = self.window, self.journal.v
        if before is None:
            raise ValueError(f"entry {entry.n} cannot follow where no game is going on")
        self.window = self._look_ahead(follow(before.state, entry, self.setup, self.journal))
        self.asked_anew = self.window.asked_anew(before)
        self.held_answers.drop_all()
        self.timing.asked_at = self.journal.since
        if entry.v != version:
            self.take_backs.request = None
        self._asked_since = self.journal.v

    # Taking back

    def may_ask_back(self, seat: int) -> bool:
        """Whether the seat has a last choice that could be taken back."""
        if self.setup.stage != "playing" or self.setup.settings.lesson:
            return False
        if self.held_answers.of(seat) is not None:
            return True
        return self.window is not None and self.take_backs.is_possible(self.window.state, seat)

    def take_back(self, seat: int, present: list[int], now: float) -> Entry | None:
        """Take the last choice back at once if nobody has acted since and nothing came to light, else ask the others."""
        if self.setup.settings.lesson:
            raise NotYourDecision("error-lesson-take-back", {}, game=self.setup.game.name)
        if self.held_answers.of(seat) is not None:
            self.held_answers.give_back(seat)
            return None
        if self.window is None:
            raise NotYourDecision("error-nothing-to-take-back", {}, game=self.setup.game.name)
        target = self.take_backs.ask(self.window.state, seat, present)
        return None if target is None else self._go_back(self.window, target, seat, now)

    def consent(self, seat: int, yes: bool, now: float) -> Entry | None:
        """Another seat's answer to the request to take back; the last yes carries it out, one no ends it."""
        request = self.take_backs.request
        target = self.take_backs.consent(seat, yes)
        if request is None or target is None or self.window is None:
            return None
        return self._go_back(self.window, target, request.seat, now)

    def _go_back(self, window: Window, target: PastState, seat: int, now: float) -> Entry:
        """Go back to an entry: an entry of its own, nothing is deleted."""
        following = self._look_ahead(target.state.clone())
        self.asked_anew = following.asked_anew(window)
        # What nobody saw is taken back without anybody seeing it.
        self.showed = target.v != self.journal.v
        entry = self.journal.write(seat, str(target.n), [], self.showed, now)
        self.journal.forget_from(target.n)
        self.held_answers.declined.clear()
        self.window = following
        self.timing.asked_at = now
        if self.showed:
            self.take_backs.request = None
            self.held_answers.drop_all()
            self._asked_since = self.journal.v
        return entry

    # Who is asked what

    def question_of(self, seat: int) -> Decision | None:
        """What the seat is asked in turn."""
        return None if self.window is None else self.held_answers.question_of(self.window, seat)

    def reaction_of(self, seat: int) -> Decision | None:
        """What the seat could do out of turn: nobody else may learn of it."""
        return None if self.window is None else self.held_answers.reaction_of(self.window, seat)

    def asked(self, seat: int, decision: int) -> Decision:
        """The open decision of the seat that has this number, in turn or out of turn; refuses where there is none."""
        for mine in (self.reaction_of(seat), self.question_of(seat)):
            if mine is not None and mine.id == decision:
                return mine
        raise self._not_open(seat, decision)

    @property
    def asked_since(self) -> int:
        """The version since which the questions stand as they are."""
        return self._asked_since

    def bot_decisions(self) -> list[Decision]:
        """What bots are asked now, out of turn first."""
        return [] if self.window is None else self.auto_answers.bot_decisions(self.window, self.journal.since)

    def bot_answers_at(self, decision: Decision, thought_until: float = 0.0) -> float:
        """When a bot gives the answer that it has thought of until then."""
        return 0.0 if self.window is None else self.timing.bot_answers_at(self.window, decision, thought_until)

    def is_unseen(self, decision: Decision, action: int) -> bool:
        """Whether this answer is a step that nobody else notices, of one that is given in secret."""
        window, seat = self.window, decision.seat
        if window is None or not self.setup.game.is_in_secret(decision):
            return False
        asked = self.held_answers.question_of(window, seat)
        if asked is None or asked.id != decision.id or action not in asked.actions:
            return False
        after = window.after([*window.folded, (seat, action)])
        following = after.decision_of(seat)
        return not after.events and following is not None and following.name == decision.name

    def world_for(self, decision: Decision, seed: int) -> State:
        """The table as the seat of a decision knows it: what is hidden from it is dealt anew."""
        assert self.window is not None
        state = self.window.shown if decision.public else self.window.state
        return state.determinize(decision.seat, seed, ANEW)  # who has answered is for all to see

    # What each viewer gets

    def moved(self, seat: int | None, you: wire.You, now: float) -> dict[str, Any]:
        """Where the game stands for one viewer: the fields that State and Update share."""
        told = self.update(seat, you, now, self.journal.v, [])
        return {name: getattr(told, name) for name in _SHARED}

    def update(
        self, seat: int | None, you: wire.You, now: float, since: int, log: list[wire.LogEntry] | Raw
    ) -> wire.Update:
        """Where the game stands for one viewer, with what it is told to have happened since a version."""
        window = self.window
        question = reaction = None
        if seat is not None:
            you.deck = self.setup.seats[seat].own_deck
        if seat is not None and window is not None:
            sitting = self.setup.seats[seat]
            you.orders = sitting.orders
            you.quiet = sitting.quiet
            you.takeback = self.may_ask_back(seat)
            question = self._question_for(window, seat, now)
            reaction = self._reaction_for(window, seat)
        learns = seat == LEARNER and window is not None and bool(self.setup.settings.lesson)
        until, wall_at = self.clock_until(), self.setup.clock.wall_at
        return wire.Update(
            v=self.journal.v,
            view=None if window is None else cast(Any, self._view_for(window, seat)),
            question=question,
            reaction=reaction,
            held=seat is not None and self.held_answers.of(seat) is not None,
            waiting=self.waiting,
            exchange=_exchange_of(window),
            clock=wire.Clock(wall_at(until), wall_at(now)) if until is not None else None,
            you=you,
            over=self.over,
            lesson=self._lesson_for(window) if learns and window is not None else None,
            since=since,
            log=cast(Any, log),
        )

    def _view_for(self, window: Window, seat: int | None) -> Raw:
        """The view of a viewer, as it goes over the wire: what everybody sees is made and written once, for all of them."""
        public = self._public_view_of(window)
        own = window.shown.private_view(seat, public.view) if seat is not None else {}
        if not own:
            return Raw(public.text)
        for name in own:
            if name in public.view:
                return Raw(encoded({**public.view, **own}))
        return Raw(public.text[:-1] + b"," + encoded(own)[1:])

    def _public_view_of(self, window: Window) -> PublicView:
        public = self._public_view
        if public is None or public.window is not window:
            public = self._public_view = PublicView(window)
        return public

    def _look_alike(self, window: Window, following: Window) -> bool:
        """Whether everybody sees the same after an answer of which nothing is told, such as whom one fights with what."""
        return self._public_view_of(window).text == self._public_view_of(following).text

    def _question_for(self, window: Window, seat: int, now: float) -> wire.Question | None:
        """What a person is asked: not what the table answers for them."""
        asked, shown = self.held_answers.question_of(window, seat), window.shown
        if asked is None or self.auto_answers.answer_for(window, seat, now) is not None:
            return None
        written, about = written_answers(shown, asked), about_of(shown, asked)
        return wire.Question(
            asked.id, asked.name, asked.rule, cast(Any, written.options), about, cast(Any, written.answers)
        )

    def _lesson_for(self, window: Window) -> wire.Lesson | None:
        """Where the lesson stands, for the learner: the answer it waits for may be one out of turn."""
        held = self.held_answers
        reaction = held.reaction_of(window, LEARNER)
        if reaction is not None and self.lesson.wants(reaction):
            return self.lesson.info(window.state, reaction)
        return self.lesson.info(window.shown, held.question_of(window, LEARNER))

    def _reaction_for(self, window: Window, seat: int) -> wire.Reaction | None:
        could, state = self.held_answers.reaction_of(window, seat), window.state
        if could is None:
            return None
        order = self.auto_answers.order_of(window, could)
        written = written_answers(state, could)
        return wire.Reaction(
            could.id,
            could.name,
            could.rule,
            cast(Any, written.options),
            about_of(state, could),
            cast(Any, written.answers),
            cast("wire.Order", order),
            self.auto_answers.must_answer(window, could, order),
        )

    def info(self) -> wire.TableInfo:
        """What everybody may know of the table."""
        return self.setup.info(self.take_backs.info())

    def log_for(self, seat: int | None, after: int = -1) -> list[wire.LogEntry]:
        """The entries after a version, as the viewer may know them."""
        return self.journal.log_for(seat, after)

    def news_since(self, after: int) -> Raw | None:
        """The entries after a version, written once for all viewers; None: each may know something else of them."""
        if after >= self.journal.v:
            return Raw(b"[]")
        if self.journal.hides_since(after):
            return None
        return Raw(encoded(self.journal.log_for(None, after)))

    # When something happens by itself

    def wake_at(self) -> float | None:
        """When something happens here by itself: a held choice, a moment that closes, a clock, an absence."""
        return None if self.window is None else self.timing.wake_at(self.window)

    def due_at(self, now: float) -> float | None:
        """When the server must look at this table even if nobody has it open (kept with the table)."""
        return None if self.window is None else self.timing.due_at(self.window, now)

    def kept_due(self, now: float) -> float | None:
        """The same as it is kept with the table: 0 where it must do so at once, whatever time it may be then."""
        due: float | None = self.due_at(now)
        if due is None:
            return None
        return self.setup.clock.wall_at(due) if due > now else 0.0

    def clock_until(self) -> float | None:
        """Until when the people who are awaited may think."""
        return None if self.window is None else self.timing.clock_until(self.window)

    def absent_at(self) -> float | None:
        """When a bot should take the seat of somebody who is awaited and gone."""
        return None if self.window is None else self.timing.absent_at(self.window)

    # Keeping

    def snapshot(self) -> Snapshot | None:
        """The table as it stands, to begin from when it is loaded again."""
        return None if self.window is None else self.journal.snapshot_of(self.window.state)

    def wants_snapshot(self, entries: list[Entry]) -> bool:
        """Whether a snapshot must be kept together with these entries, the last ones made."""
        return self.over or self.journal.wants_snapshot(entries)

    # What everybody asks a table for; the rest is asked of its parts

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def seats(self) -> list[Seat]:
        return self.setup.seats

    @property
    def settings(self) -> Settings:
        return self.setup.settings

    @property
    def stage(self) -> wire.Stage:
        return self.setup.stage

    @property
    def n(self) -> int:
        return self.journal.n

    @property
    def v(self) -> int:
        return self.journal.v

    @property
    def since(self) -> float:
        return self.journal.since

    @property
    def state(self) -> State | None:
        return None if self.window is None else self.window.state

    @property
    def shown(self) -> State | None:
        return None if self.window is None else self.window.shown

    @property
    def folded(self) -> Answers:
        return [] if self.window is None else self.window.folded

    @property
    def closing(self) -> bool:
        return False if self.window is None else self.window.closing

    @property
    def waiting(self) -> list[int]:
        return [] if self.window is None else self.window.waiting

    @property
    def over(self) -> bool:
        return self.window is not None and self.window.state.over


def _exchange_of(window: Window | None) -> wire.Exchange | None:
    turn = None if window is None else window.reply_turn
    return None if turn is None else wire.Exchange(turn.seat, list(turn.passed), turn.name, turn.rule)


def _public_decks(state: State) -> list[wire.DeckInfo]:
    """What everybody may know of the decks that the seats brought: their lists once the game is over, or where they lie open."""
    return msgspec.convert(decks_view(state, -1), list[wire.DeckInfo])
