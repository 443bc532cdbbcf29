"""One table: the game, who sits there, what each may see. Pure logic: it knows no network, no database and no clock.

What people see is not always where the rules stand. While the rules wait for possible reactions (an eagle at any moment), the
next question is shown already: whoever could react has a button, the others think. An answer given in that time is *held* for
a short beat, so that a reaction can still come before it. All online tables use the engine's strict moments, in which being
asked tells nothing; who really can react never shows, neither in messages nor in their number nor in pauses.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple, cast

import msgspec

from tavolata.engine import PASS, Decision, Event, FileError, Game, IllegalAction, NotYourDecision, State, TavolataError
from tavolata.engine.chance import Fair
from tavolata.engine.event import load_event
from tavolata.server import wire
from tavolata.server.store import Entry, Kept, Snapshot

#: The table moves by itself: a moment closes, a clock runs out.
NOBODY = -1

#: Through how many versions a choice can be taken back (by versions: entries that nobody may know of do not count), and how
#: many entries are kept for the log of a new viewer.
_KEPT_VERSIONS = 6
_KEPT_ENTRIES = 200

#: An entry of this number is followed by a snapshot, so that loading a table is quick.
_SNAPSHOT_EVERY = 50

#: How long a choice is held before it takes effect while others might react (last call), how long a moment stays open in
#: which nobody else has anything to do (closing), and how long it lasts at least (pause): quick and strict tables. Seconds.
_LAST_CALL: dict[str, float] = {"quick": 0.7, "strict": 0.7}
_CLOSING: dict[str, float] = {"quick": 2.5, "strict": 4.0}
_PAUSE: dict[str, float] = {"quick": 0.0, "strict": 3.0}
#: How long the table waits for somebody who wants to be asked.
_ASK_LIMIT: dict[str, float] = {"live": 20.0, "days": 12 * 3600.0}


class Settings(msgspec.Struct):
    """What was chosen when the table was laid."""

    options: dict[str, str]
    reactions: wire.Reactions = "quick"
    tempo: wire.Tempo = "live"
    language: wire.Language = "it"
    turn_seconds: int = 0
    absent_seconds: int = 0
    fill: str = ""
    beat: int = -1


class Result(msgspec.Struct):
    """What is known of a game beside its journal: the commitment from the start, the rest when it is over."""

    commitment: str = ""
    key: str = ""
    places: list[int] = []
    scores: list[int] = []


class Seat:
    """A place at the table and who sits there."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.number: int = row["seat"]
        self.kind: wire.SeatKind = row["kind"]
        self.name: str = row["name"]
        self.colour: wire.Colour = row["colour"]
        self.shape: wire.Shape = row["shape"]
        self.bot: str = row["bot"]
        self.standin: bool = bool(row["standin"])
        self.orders: dict[str, wire.Order] = msgspec.json.decode(row["orders"] or "{}", type=dict[str, wire.Order])
        self.token_hash: str = row["token_hash"]
        self.generation: int = row["generation"]
        #: Pass until my turn.
        self.quiet = False
        #: How many connections look through this seat now, and when the last one went.
        self.connections = 0
        self.left_at = 0.0
        #: Whether the person is connected to another process that shares the tables.
        self.elsewhere = False

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.standin

    def info(self) -> wire.SeatInfo:
        return wire.SeatInfo(
            self.number,
            self.kind,
            self.name,
            self.colour,
            self.shape,
            self.bot,
            self.standin,
            self.connections > 0 or self.elsewhere,
        )


class Logged(NamedTuple):
    """An entry as the log keeps it."""

    n: int
    v: int
    at: float
    seat: int
    events: str
    undone_to: int | None
    act: str | None


class Held(NamedTuple):
    """An answer that takes effect after the beat."""

    decision: int
    action: int
    act: str | None
    at: float


class Past(NamedTuple):
    """The table before an entry."""

    n: int
    v: int
    state: State


class Wish(NamedTuple):
    """Somebody wants to take back: to which entry, who has agreed, who is still asked."""

    seat: int
    to: int
    agreed: list[int]
    asked: list[int]


class Table:
    """A table in memory. Whoever changes it commits what comes back before anybody hears of it."""

    def __init__(self, kept: Kept, game: Game) -> None:
        row = kept.row
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.game = game
        self.rules: str = row["rules"]
        self.stage: wire.Stage = row["stage"]
        self.players: int = row["players"]
        self.settings = msgspec.json.decode(row["settings"], type=Settings)
        self.result = msgspec.json.decode(row["result"], type=Result) if row["result"] else Result()
        self.start: str = row["start"]
        self.rematch: str = row["rematch"]
        self.created: float = row["created"]
        self.invite_hash: str = row["invite_hash"]
        self.spectator_hash: str = row["spectator_hash"]
        self.generation: int = row["generation"]
        self.due: float | None = row["due"]
        self.seats = [Seat(seat) for seat in kept.seats]
        self.chat = [
            wire.ChatLine(line["k"], line["seat"], line["at"], line["text"], line["phrase"]) for line in kept.chat
        ]
        self.n = 0
        self.v = 0
        #: When the last entry was made: since then the open question is open.
        self.since: float = self.created
        self.log: deque[Logged] = deque(maxlen=_KEPT_ENTRIES)
        self.past: deque[Past] = deque()
        self.wish: Wish | None = msgspec.json.decode(row["wish"], type=Wish) if row.get("wish") else None
        #: Whether the row in the database holds a wish: the next entry takes it away.
        self.wish_kept = self.wish is not None
        self.held: dict[int, Held] = {}
        #: Held answers that came to nothing because the table changed: their seats must be told.
        self.dropped: list[tuple[int, Held]] = []
        #: What happened at the last entry, and whether it shows to everybody.
        self.fresh: list[Event] = []
        self.showed = True
        #: The acts of the kept entries and the version each led to.
        self.acts: dict[str, int] = {}
        #: For each seat the version since which its question stands as it is: an answer to an older one is refused.
        self.asked_at: dict[int, int] = {}
        #: Why the game cannot go on here, if so: it was begun under other rules.
        self.locked: FileError | None = None
        self.state: State | None = None
        #: The state whose questions people see, and the answers that lead there from ``state``.
        self.shown: State | None = None
        self.folded: list[tuple[int, int]] = []
        #: Whether a moment is open that ends by itself.
        self.closing = False
        if self.start:
            self._restore(kept)

    # Loading

    def _restore(self, kept: Kept) -> None:
        snapshot, last = kept.snapshot, kept.entries[-1].n if kept.entries else 0
        first = snapshot.n if snapshot else 0
        current = self.rules == self.game.version
        if not current and (snapshot is None or snapshot.n != last or self.rules not in self.game.continues):
            details: dict[str, object] = {"found": self.rules, "wanted": self.game.version}
            self.locked = FileError("error-file-old", details, game=self.game.name)
        else:
            self.state = self.game.load(msgspec.json.decode(snapshot.state if snapshot else self.start))
            self.state.events = None
        self.n = first
        self.v = snapshot.v if snapshot else 0
        for entry in kept.entries:
            if entry.n <= first or self.state is None:
                self._remember(entry)
                self._move_to(entry)
            else:
                self.follow(entry)
        self._settle()
        self._mark_questions()

    def follow(self, entry: Entry) -> None:
        """Take over an entry that is in the journal: from the past, or written by another process."""
        assert self.state is not None
        if entry.n != self.n + 1:
            raise ValueError(f"entry {entry.n} cannot follow {self.n}")
        body = msgspec.json.decode(entry.body, type=list[tuple[int, str]] | int)
        if isinstance(body, int):
            raise LookupError("a take-back is followed from its snapshot")  # noqa: TRY004
        self._keep(Past(self.n, self.v, self.state.clone()))
        self.state.events = []
        for seat, text in body:
            self.state.play(seat, self.game.parse(text))
        self.fresh, self.state.events = self.state.events, None
        self.drop_held()
        if entry.v != self.v:
            self.wish = None
        self._remember(entry)
        self._move_to(entry)
        self._settle()
        self._mark_questions()

    def _move_to(self, entry: Entry) -> None:
        if entry.v != self.v or entry.n == 1:
            self.since = entry.at
        self.n, self.v = entry.n, entry.v

    def _keep(self, before: Past) -> None:
        self.past.append(before)
        while self.past[0].v <= before.v - _KEPT_VERSIONS:
            self.past.popleft()

    def _remember(self, entry: Entry) -> None:
        undone = int(entry.body) if entry.body.isdecimal() else None
        if undone is not None:
            undone = next((logged.v for logged in reversed(self.log) if logged.n <= undone), 0)
        if len(self.log) == _KEPT_ENTRIES and self.log[0].act:
            self.acts.pop(self.log[0].act, None)
        self.log.append(Logged(entry.n, entry.v, entry.at, entry.seat, entry.events, undone, entry.act))
        if entry.act:
            self.acts[entry.act] = entry.v

    # What people see

    @property
    def opened_at(self) -> float:
        """Since when an open moment is open, as far as anybody may know: since something last showed."""
        return self.since

    def _settle(self) -> None:
        """Find the questions to show: look past moments and forced answers from which nothing follows."""
        state = self.state
        self.folded = []
        self.closing = False
        self.shown = state
        if state is None:
            return
        shown = state
        if self._reaction_given():
            # It waits for others who are asked, and until it is carried out it must not show: as if nobody reacted.
            shown = state.clone()
            shown.given_actions = [PASS] * len(shown.given_actions)
        while shown.decisions:
            decisions = shown.decisions
            moment = not decisions[0].public
            if not moment and (len(decisions) > 1 or len(decisions[0].actions) > 1):
                break
            answers = [(decision.seat, decision.actions[0]) for decision in decisions]
            following = shown.clone()
            following.events = []
            for seat, action in answers:
                following.play(seat, action)
            if following.events or following.over:
                self.closing = moment
                break
            self.folded += answers
            shown = following
        if self.closing:
            # The moment itself is what the table waits for.
            self.folded = []
            shown = state
            if state.decisions and state.decisions[0].public:
                self.closing = False
        self.shown = shown

    def _mark_questions(self) -> None:
        """Something happened: whatever is asked now is asked on a changed table."""
        self.asked_at = dict.fromkeys(range(self.players), self.v)

    def drop_held(self) -> None:
        self.dropped += self.held.items()
        self.held.clear()

    @property
    def waiting(self) -> list[int]:
        """The seats that everybody may know are being waited for."""
        if self.shown is None:
            return []
        return [decision.seat for decision in self.shown.decisions if decision.public]

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.over

    def question_of(self, seat: int) -> Decision | None:
        """What the seat is asked in turn."""
        if self.shown is None or seat in self.held:
            return None
        decision = self.shown.decision_of(seat)
        return decision if decision is not None and decision.public else None

    def reaction_of(self, seat: int) -> Decision | None:
        """What the seat could do out of turn: nobody else may learn of it."""
        if self.state is None:
            return None
        decision = self.state.decision_of(seat)
        if decision is None or decision.public or len(decision.actions) < 2:
            return None
        return decision

    def order_of(self, seat: int, decision: Decision) -> wire.Order:
        """The standing order of a seat for a reaction."""
        return self.seats[seat].orders.get(decision.name, cast("wire.Order", decision.question.standing))

    def must_answer(self, seat: int) -> bool:
        """Whether the open moment waits for this seat: a bot, or somebody who wants to be asked."""
        decision = self.reaction_of(seat)
        if decision is None:
            return False
        sitting = self.seats[seat]
        if sitting.played_by_bot:
            return True
        return sitting.kind == "person" and not sitting.quiet and self.order_of(seat, decision) == "ask"

    def info(self) -> wire.TableInfo:
        """What everybody may know of the table."""
        settings, wish = self.settings, self.wish
        return wire.TableInfo(
            id=self.id,
            name=self.name,
            game=self.game.name,
            rules=self.rules,
            stage=self.stage,
            players=self.players,
            options=settings.options,
            reactions=settings.reactions,
            tempo=settings.tempo,
            language=settings.language,
            turn_seconds=settings.turn_seconds,
            absent_seconds=settings.absent_seconds,
            fill=settings.fill,
            seats=[seat.info() for seat in self.seats],
            created=self.created,
            commitment=self.result.commitment,
            key=self.result.key,
            places=self.result.places,
            scores=self.result.scores,
            takeback=wire.TakeBackWish(wish.seat, wish.agreed, wish.asked) if wish else None,
            rematch=self.rematch,
            locked=self.locked is not None,
        )

    def moved(self, seat: int | None, you: wire.You, now: float) -> dict[str, Any]:
        """Where the game stands for one viewer: the fields that State and Update share."""
        question = reaction = None
        shown = self.shown
        if seat is not None and shown is not None:
            you.orders = self.seats[seat].orders
            you.quiet = self.seats[seat].quiet
            you.takeback = self.may_ask_back(seat)
            asked = self.question_of(seat)
            if asked is not None:
                question = wire.Question(
                    asked.id, asked.name, asked.rule, [_text(self.game, action) for action in asked.actions]
                )
            could = self.reaction_of(seat)
            if could is not None:
                reaction = wire.Reaction(
                    could.id,
                    could.name,
                    could.rule,
                    [_text(self.game, action) for action in could.actions],
                    self.order_of(seat, could),
                    self.must_answer(seat),
                )
        until = self.clock_until()
        return {
            "v": self.v,
            "view": None if shown is None else shown.view(seat),
            "question": question,
            "reaction": reaction,
            "held": seat is not None and seat in self.held,
            "waiting": self.waiting,
            "clock": wire.Clock(until, now) if until is not None else None,
            "you": you,
            "over": self.over,
        }

    def log_for(self, seat: int | None, after: int = -1) -> list[wire.LogEntry]:
        """The entries after a version, as the viewer may know them."""
        found: list[wire.LogEntry] = []
        for logged in reversed(self.log):
            if logged.v <= after:
                break
            # What has just happened is at hand; it is what viewers are told at each move.
            at_hand = self.fresh if logged.n == self.n else []
            events = at_hand or [load_event(event) for event in msgspec.json.decode(logged.events)]
            if events or logged.undone_to not in (None, logged.v):
                found.append(wire.LogEntry(logged.v, logged.at, seen_by(seat, events), logged.undone_to))
        found.reverse()
        return found

    def knows_since(self, version: int) -> bool:
        """Whether the kept entries reach back to this version."""
        return bool(self.log) and self.log[0].v <= version <= self.v

    # Time

    def pauses(self) -> tuple[float, float, float]:
        """How long a choice is held, how long a moment with nothing else to do stays open, how long any lasts at least."""
        reactions, beat = self.settings.reactions, self.settings.beat
        if beat >= 0:
            return beat / 1000, beat / 1000, 0.0
        if self.settings.tempo == "days" and reactions == "quick":
            return 0.0, 0.0, 0.0
        return _LAST_CALL[reactions], _CLOSING[reactions], _PAUSE[reactions]

    def clock_until(self) -> float | None:
        """Until when the people who are awaited may think."""
        limit = self.settings.turn_seconds
        if not limit or self.stage != "playing" or not self.waiting:
            return None
        if all(self.seats[seat].played_by_bot for seat in self.waiting):
            return None
        return self.since + limit

    def waits_for_answers(self, now: float) -> bool:
        """Whether the open moment still waits for somebody's own answer."""
        if self.state is None or not any(self.must_answer(seat) for seat in range(self.players)):
            return False
        until: float = self.opened_at + self._ask_limit()
        return now < until

    @property
    def _even(self) -> bool:
        """Whether every moment lasts as long, whoever could react: at strict tables whose people are there."""
        return self.settings.reactions == "strict" and self.settings.tempo == "live"

    def _ask_limit(self) -> float:
        if self._even:
            last_call, closing, pause = self.pauses()
            return max(closing if self.closing else last_call, pause)
        return _ASK_LIMIT[self.settings.tempo]

    def wake_at(self) -> float | None:
        """When something happens here by itself: a held choice, a moment that closes, a clock, an absence."""
        if self.stage != "playing" or self.state is None:
            return None
        times: list[float] = []
        last_call, closing, pause = self.pauses()
        asked = any(self.must_answer(seat) for seat in range(self.players))
        if self._reaction_given():
            times.append(self.opened_at + self._ask_limit() if asked or self._even else self.opened_at)
        if self.closing:
            times.append(self.opened_at + (self._ask_limit() if asked else max(closing, pause)))
        for held in self.held.values():
            release = max(held.at + last_call, self.opened_at + pause)
            times.append(max(release, self.opened_at + self._ask_limit()) if asked else release)
        until = self.clock_until()
        thinking = [seat for seat in self.waiting if seat not in self.held and not self.seats[seat].played_by_bot]
        if until is not None and thinking:
            times.append(until)
        absent = self.absent_at()
        if absent is not None:
            times.append(absent)
        return min(times) if times else None

    def absent_at(self) -> float | None:
        """When a bot should take the seat of somebody who is awaited and gone."""
        limit = self.settings.absent_seconds
        if not limit:
            return None
        gone = [self.seats[seat] for seat in self.waiting if self.is_gone(seat)]
        return min((max(seat.left_at, self.since) + limit for seat in gone), default=None)

    def is_gone(self, seat: int) -> bool:
        sitting = self.seats[seat]
        return sitting.kind == "person" and not sitting.standin and not sitting.connections and not sitting.elsewhere

    def due_at(self, now: float) -> float | None:
        """When the server must look at this table even if nobody has it open (kept with the table)."""
        if self.stage != "playing" or self.state is None:
            return None
        if self.bot_decisions():
            return now
        times = [time for time in (self.clock_until(), self.absent_at()) if time is not None]
        if self.closing and any(seat.played_by_bot for seat in self.seats):
            times.append(now)
        return min(times) if times else None

    # Answering

    def bot_decisions(self) -> list[Decision]:
        """What bots are asked now, out of turn first."""
        found: list[Decision] = []
        for seat in self.seats:
            if seat.played_by_bot:
                decision = self.reaction_of(seat.number) or self.question_of(seat.number)
                if decision is not None:
                    found.append(decision)
        return found

    def world_for(self, decision: Decision, seed: int) -> State:
        """The table as the seat of a decision knows it: what is hidden from it is dealt anew."""
        state = self.shown if decision.public else self.state
        assert state is not None
        return state.determinize(decision.seat, seed)

    def check(self, seat: int, decision: int, action: int, on: int) -> Decision:
        """The open decision that is meant; refuses what is not open, not legal, or meant for an older table."""
        for mine, state in ((self.reaction_of(seat), self.state), (self.question_of(seat), self.shown)):
            if mine is not None and state is not None and mine.id == decision:
                if on < self.asked_at.get(seat, 0):
                    raise NotYourDecision("error-table-changed", {}, game=self.game.name)
                if action not in mine.actions:
                    state.clone().play(seat, action, decision)  # raises, and says why
                    raise IllegalAction("error-not-offered", {}, mine.rule, self.game.name)
                return mine
        raise self._not_open(seat, decision)

    def _not_open(self, seat: int, decision: int) -> TavolataError:
        game = self.game.name
        if self.locked is not None:
            return self.locked
        if self.stage == "open":
            return NotYourDecision("error-not-started", {}, game=game)
        if self.over:
            return NotYourDecision("error-game-over", {}, game=game)
        mine = self.question_of(seat)
        if mine is None:
            return NotYourDecision("error-not-asked", {"seat": seat + 1}, game=game)
        return NotYourDecision("error-decision-gone", {"decision": decision, "open": mine.id}, game=game)

    def act(self, seat: int, decision: int, action: int, on: int, act: str | None, now: float) -> Entry | None:
        """Answer. Returns what must be committed, or None if the answer is held for the beat."""
        mine = self.check(seat, decision, action, on)
        if not mine.public:
            return self._react(seat, action, act, now)
        held = Held(decision, action, act, now)
        if self.folded and not self._may_release(held, now):
            self.held[seat] = held
            return None
        return self._apply([*self.folded, (seat, action)], seat, act, now)

    def _react(self, seat: int, action: int, act: str | None, now: float) -> Entry:
        """A reaction, or somebody's no to one. It is carried out when nobody else's own answer is awaited."""
        answers = [(seat, action)]
        others = [other for other in range(self.players) if other != seat]
        awaited = any(self.must_answer(other) for other in others) or (
            self._even and now < self.opened_at + self._ask_limit()
        )
        if action != PASS and not awaited:
            answers += self._passes(without=seat)
        return self._apply(answers, seat, act, now)

    def _passes(self, without: int = NOBODY) -> list[tuple[int, int]]:
        assert self.state is not None
        return [(decision.seat, PASS) for decision in self.state.decisions if decision.seat != without]

    def _may_release(self, held: Held, now: float) -> bool:
        last_call, _, pause = self.pauses()
        due = now >= max(held.at + last_call, self.opened_at + pause)
        return due and not self._reaction_given() and not self.waits_for_answers(now)

    def wake(self, now: float) -> Entry | None:
        """Do what is due: let a held choice take effect, close a moment. None: nothing is due yet."""
        if self.state is None or self.over:
            return None
        if self._reaction_given():
            early = self._even and now < self.opened_at + self._ask_limit()
            return None if early or self.waits_for_answers(now) else self._apply(self._passes(), NOBODY, None, now)
        for seat, held in self.held.items():
            if self._may_release(held, now):
                del self.held[seat]
                return self._apply([*self.folded, (seat, held.action)], seat, held.act, now)
        _, closing, pause = self.pauses()
        if self.closing and now >= self.opened_at + max(closing, pause) and not self.waits_for_answers(now):
            return self._apply(self._passes(), NOBODY, None, now)
        return None

    def _reaction_given(self) -> bool:
        """Whether somebody has reacted in the open moment and others are still awaited."""
        state = self.state
        return state is not None and bool(state.asked) and not state.asked[0].public and any(state.given_actions)

    def _apply(self, answers: list[tuple[int, int]], seat: int, act: str | None, now: float) -> Entry:
        """Play the answers and write the entry."""
        state, game = self.state, self.game
        assert state is not None
        waiting = self.waiting
        before = Past(self.n, self.v, state.clone())
        state.events = []
        for who, action in answers:
            state.play(who, action)
        events, state.events = state.events, None
        self._keep(before)
        self.n += 1
        self.fresh = events
        if events:
            self.drop_held()
        self._settle()
        self.showed = bool(events) or self.waiting != waiting or self.over
        if self.showed:
            self.v += 1
            self.since = now
            self.wish = None
        if events:
            self._mark_questions()
        for who in list(self.held):
            if self.shown is None or self.shown.decision_of(who) is None:
                self.dropped.append((who, self.held.pop(who)))
        for sitting in self.seats:
            if sitting.quiet and self.question_of(sitting.number) is not None:
                sitting.quiet = False
        body = [[who, _text(game, action)] for who, action in answers]
        text = encode([event.dump() for event in events]) if events else "[]"
        entry = Entry(self.id, self.n, self.v, seat, encode(body), text, act, now)
        self._remember(entry)
        if state.over:
            self.stage = "finished"
            chance = state.chance
            key = chance.key.hex() if isinstance(chance, Fair) else ""
            self.result = Result(self.result.commitment, key, state.ranking[:], state.scores)
        return entry

    def begin(self, state: State, now: float) -> Entry:
        """The first entry: the game is set up, nobody has answered yet."""
        events, state.events = state.events or [], None
        assert isinstance(state.chance, Fair)
        self.state, self.stage, self.start = state, "playing", encode(state.dump())
        self.result = Result(commitment=state.chance.commitment())
        self.n = self.v = 1
        self.since = now
        self.fresh, self.showed = events, True
        entry = Entry(self.id, 1, 1, NOBODY, "[]", encode([event.dump() for event in events]), None, now)
        self._remember(entry)
        self._settle()
        self._mark_questions()
        return entry

    def snapshot(self) -> Snapshot | None:
        """The table as it stands, to begin from when it is loaded again."""
        if self.state is None:
            return None
        return Snapshot(self.id, self.n, self.v, encode(self.state.dump()))

    def wants_snapshot(self) -> bool:
        return self.over or self.n % _SNAPSHOT_EVERY == 0

    # Taking back

    def may_ask_back(self, seat: int) -> bool:
        """Whether the seat has a last choice that could be taken back."""
        return self.stage == "playing" and (seat in self.held or self._last_choice(seat) is not None)

    def _last_choice(self, seat: int) -> Past | None:
        """The table before the seat's last choice, if it is kept and was not taken back already."""
        for logged in reversed(self.log):
            if logged.v <= self.v - _KEPT_VERSIONS:
                break
            if logged.undone_to == logged.v and logged.seat != seat:
                continue  # another took back what nobody saw
            if logged.undone_to is not None:
                return None  # one take-back at a time: what lies before is another story
            if logged.seat == seat:
                return next((past for past in self.past if past.n == logged.n - 1), None)
        return None

    def take_back(self, seat: int, present: list[int], now: float) -> Entry | None:
        """Take the last choice back at once if nobody has acted since and nothing came to light, else ask the others."""
        if seat in self.held:
            del self.held[seat]
            return None
        target = self._last_choice(seat)
        if self.stage != "playing" or target is None:
            raise NotYourDecision("error-nothing-to-take-back", {}, game=self.game.name)
        if target.v == self.v and any(logged.n > target.n and logged.seat != seat for logged in self.log):
            # What nobody saw goes back without anybody seeing it, and so never past what another did.
            raise NotYourDecision("error-nothing-to-take-back", {}, game=self.game.name)
        if not self._others_acted(target, seat) and not self._came_to_light(target.state):
            return self.undo(seat, target.n, now)
        asked = [other for other in present if other != seat]
        if not asked:
            return self.undo(seat, target.n, now)
        self.wish = Wish(seat, target.n, [], asked)
        return None

    def _others_acted(self, target: Past, seat: int) -> bool:
        """Whether another seat has acted since, as far as this one may know: secret answers do not count."""
        version = target.v
        for logged in self.log:
            if logged.n > target.n:
                if logged.v != version and logged.seat != seat:
                    return True
                version = logged.v
        return False

    def consent(self, seat: int, yes: bool, now: float) -> Entry | None:
        """Another seat's answer to the wish to take back; the last yes carries it out, one no ends it."""
        wish = self.wish
        if wish is None or seat not in wish.asked:
            raise NotYourDecision("error-no-wish", {}, game=self.game.name)
        if not yes:
            self.wish = None
            return None
        wish.asked.remove(seat)
        wish.agreed.append(seat)
        if wish.asked:
            return None
        if all(past.n != wish.to for past in self.past):
            self.wish = None
            raise NotYourDecision("error-nothing-to-take-back", {}, game=self.game.name)
        return self.undo(wish.seat, wish.to, now)

    def undo(self, seat: int, to: int, now: float) -> Entry:
        """Go back to an entry: an entry of its own, nothing is deleted."""
        target = next(past for past in self.past if past.n == to)
        self.state = target.state.clone()
        self.n += 1
        # What nobody saw is taken back without anybody seeing it.
        self.fresh, self.showed = [], target.v != self.v
        if self.showed:
            self.v += 1
            self.since = now
            self.wish = None
            self.drop_held()
        entry = Entry(self.id, self.n, self.v, seat, str(to), "[]", None, now)
        self._remember(entry)
        self.past = deque(past for past in self.past if past.n < to)
        self._settle()
        if self.showed:
            self._mark_questions()
        return entry

    def _came_to_light(self, before: State) -> bool:
        """Whether anybody has seen a component, or chance has been asked, since then."""
        state = self.state
        assert state is not None
        if state.chance.dump() != before.chance.dump():
            return True
        components = self.game.components
        known = set(components.names) if components else set()
        for seat in (None, *range(self.players)):
            earlier, later = before.view(seat), state.view(seat)
            if not known and earlier != later:
                return True
            if Counter(_names(later, known)) - Counter(_names(earlier, known)):
                return True
        return False


@lru_cache(maxsize=1 << 16)
def _text(game: Game, action: int) -> str:
    """An action in notation: the same few thousand are offered again and again."""
    return game.text(action)


def _names(value: object, known: set[str]) -> Iterable[str]:
    """All components named in a view."""
    if isinstance(value, str):
        if value in known:
            yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _names(part, known)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _names(part, known)


def seen_by(seat: int | None, events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as a viewer may know them; those of which the viewer sees more than others are marked private."""
    found: list[dict[str, Any]] = []
    for event in events:
        seen = cast("dict[str, Any]", event.seen_by(seat))
        if seat in event.seats and event.secret:
            seen["private"] = True
        found.append(seen)
    return found


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()
