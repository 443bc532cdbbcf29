"""The journal of a table as it lies in memory: what happened, and how it stood before."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import UNSET, UnsetType

from tavolata.engine import PASS, Event, FileError, Game, State, TavolataError
from tavolata.engine.chance import Fair
from tavolata.engine.event import load_event
from tavolata.server import wire
from tavolata.server.entries import Entry, Kept, Snapshot
from tavolata.server.table.settings import Result, encode
from tavolata.server.table.timed import Timed

#: The table moves by itself: a moment closes, a clock runs out.
NOBODY = -1

#: Through how many versions a choice can be taken back (by versions: entries that nobody may know of do not count), and how
#: many entries are kept for the log of a new viewer.
KEPT_VERSIONS = 6
_KEPT_ENTRIES = 200

#: An entry of this number is followed by a snapshot, so that loading a table is quick.
_SNAPSHOT_EVERY = 50


class Logged(NamedTuple):
    """An entry as the log keeps it."""

    n: int
    v: int
    at: float
    seat: int
    events: str
    undone_to: int | None
    act: str | None
    why: str


class Past(NamedTuple):
    """The table before an entry."""

    n: int
    v: int
    state: State


class Journal(Timed):
    """A table that writes down what happens. Whoever changes it commits what comes back before anybody hears of it."""

    def __init__(self, kept: Kept, game: Game) -> None:
        super().__init__(kept, game)
        self.n = 0
        self.log: deque[Logged] = deque(maxlen=_KEPT_ENTRIES)
        self.past: deque[Past] = deque()
        #: What happened at the last entry, and whether it shows to everybody.
        self.fresh: list[Event] = []
        self.showed = True
        #: The seats whose own reaction is another one since the last entry: each must hear of it, even where nothing shows.
        self.asked_anew: list[int] = []
        #: The acts of the kept entries and the version each led to.
        self.acts: dict[str, int] = {}
        if self.start:
            self._restore(kept)

    def _restore(self, kept: Kept) -> None:
        snapshot = kept.snapshot
        first = snapshot.n if snapshot else 0
        current = self.rules == self.game.version
        if not current and self.rules not in self.game.continues:
            self._lock()
        else:
            self.state = self.game.load(msgspec.json.decode(snapshot.state if snapshot else self.start))
            self.state.events = None
        self.n = first
        self.v = snapshot.v if snapshot else 0
        for entry in kept.entries:
            if entry.n <= first or self.state is None:
                self._remember(entry)
                self._move_to(entry)
            elif current:
                self.follow(entry)
            else:
                self._follow_under_newer_rules(entry)
        self._settle()
        self._mark_questions()

    def _lock(self) -> None:
        """Begun under rules that lead elsewhere: it can be looked at, not played."""
        details: dict[str, object] = {"found": self.rules, "wanted": self.game.version}
        self.locked = FileError("error-file-old", details, game=self.game.name)
        self.state = None
        self.past.clear()

    def _follow_under_newer_rules(self, entry: Entry) -> None:
        """What a server wrote before it died, without a snapshot: it counts as long as the newer rules lead to the same."""
        try:
            self.follow(entry)
        except TavolataError:
            self._lock()
            self._remember(entry)
            self._move_to(entry)
            return
        if list(map(_what_happened, self.fresh)) != list(map(_what_happened, _events_in(entry.events))):
            self._lock()

    def follow(self, entry: Entry) -> None:
        """Take over an entry that is in the journal: from the past, or written by another process."""
        assert self.state is not None
        if entry.n != self.n + 1:
            raise ValueError(f"entry {entry.n} cannot follow {self.n}")
        body = msgspec.json.decode(entry.body, type=list[tuple[int, str]] | int)
        if isinstance(body, int):
            raise LookupError("a take-back is followed from its snapshot")  # noqa: TRY004
        reactions = self.reactions()
        self._keep(Past(self.n, self.v, self.state.clone()))
        self.state.events = []
        for seat, text in body:
            self.state.play(seat, self.game.parse(text))
        self.fresh, self.state.events = self.state.events, None
        self.asked_anew = self._changed(reactions)
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
        while self.past[0].v <= before.v - KEPT_VERSIONS:
            self.past.popleft()

    def _remember(self, entry: Entry) -> None:
        undone = int(entry.body) if entry.body.isdecimal() else None
        if undone is not None:
            undone = next((logged.v for logged in reversed(self.log) if logged.n <= undone), 0)
        if len(self.log) == _KEPT_ENTRIES and self.log[0].act:
            self.acts.pop(self.log[0].act, None)
        self.log.append(Logged(entry.n, entry.v, entry.at, entry.seat, entry.events, undone, entry.act, entry.why))
        if entry.act:
            self.acts[entry.act] = entry.v

    def log_for(self, seat: int | None, after: int = -1) -> list[wire.LogEntry]:
        """The entries after a version, as the viewer may know them."""
        found: list[wire.LogEntry] = []
        for logged in reversed(self.log):
            if logged.v <= after:
                break
            # What has just happened is at hand; it is what viewers are told at each move.
            at_hand = self.fresh if logged.n == self.n else []
            events = at_hand or _events_in(logged.events)
            if events or logged.undone_to not in (None, logged.v):
                found.append(
                    wire.LogEntry(logged.v, logged.at, seen_by(seat, events), logged.undone_to, reason_in(logged.why))
                )
        found.reverse()
        return found

    def knows_since(self, version: int) -> bool:
        """Whether the kept entries reach back to this version."""
        return bool(self.log) and self.log[0].v <= version <= self.v

    # Writing

    def _apply(self, answers: list[tuple[int, int]], seat: int, act: str | None, now: float, why: str = "") -> Entry:
        """Play the answers and write the entry. ``why``: the reason of the seat that chose, if it is a bot and says so."""
        state, game = self.state, self.game
        assert state is not None
        waiting, reactions = self.waiting, self.reactions()
        mover = _mover(state, answers, seat)
        self._keep(Past(self.n, self.v, state))
        state = self.state = self._after(state, answers)
        events, state.events = state.events or [], None
        self.n += 1
        self.fresh = events
        self.asked_anew = self._changed(reactions)
        if events:
            self.drop_held()
            if not why or mover != seat:
                why = self._said_before(mover)
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
        body = [[who, notation(game, action)] for who, action in answers]
        text = encode([event.dump() for event in events]) if events else "[]"
        entry = Entry(self.id, self.n, self.v, seat, encode(body), text, act, now, why)
        self._remember(entry)
        if state.over:
            self.stage = "finished"
            chance = state.chance
            key = chance.key.hex() if isinstance(chance, Fair) else ""
            self.result = Result(self.result.commitment, key, state.ranking[:], state.scores, self.result.began)
        return entry

    def _said_before(self, seat: int) -> str:
        """The reason of a seat whose answer did not show yet: it is told together with what came of it."""
        for logged in reversed(self.log):
            if logged.events != "[]" or logged.undone_to is not None:
                break
            if logged.seat == seat and logged.why:
                return logged.why
        return ""

    def _changed(self, reactions: list[int]) -> list[int]:
        """The seats that could react otherwise than before."""
        now = self.reactions()
        return [seat for seat in range(self.players) if now[seat] != reactions[seat]]

    def _after(self, state: State, answers: list[tuple[int, int]]) -> State:
        """The game after these answers. How it goes on when a moment closes was worked out when it opened."""
        if self.closed is not None and answers == self._passes():
            return self.closed
        following = state.clone()
        following.events = []
        for seat, action in answers:
            following.play(seat, action)
        return following

    def begin(self, state: State, now: float) -> Entry:
        """The first entry: the game is set up, nobody has answered yet."""
        events, state.events = state.events or [], None
        assert isinstance(state.chance, Fair)
        self.state, self.stage, self.start = state, "playing", encode(state.dump())
        self.result = Result(commitment=state.chance.commitment(), began=now)
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

    def wants_snapshot(self, entries: list[Entry]) -> bool:
        """Whether a snapshot must be kept together with these entries, the last ones made."""
        if self.over or any(entry.n % _SNAPSHOT_EVERY == 0 or entry.body.isdecimal() for entry in entries):
            return True
        # A game that goes on under newer rules than it was begun with cannot be replayed: each entry brings its snapshot.
        return self.rules != self.game.version


def _events_in(text: str) -> list[Event]:
    """The events of an entry."""
    return [load_event(event) for event in msgspec.json.decode(text)]


def _what_happened(event: Event) -> tuple[object, ...]:
    """An event as plain data, without the number of its rule, which newer rules may have changed."""
    return event.kind, msgspec.to_builtins(event.public), msgspec.to_builtins(event.secret), list(event.seats)


def reason_in(why: str) -> wire.Reason | UnsetType:
    """The reason in an entry."""
    return msgspec.json.decode(why, type=wire.Reason) if why else UNSET


def _mover(state: State, answers: list[tuple[int, int]], seat: int) -> int:
    """Whose answer takes effect with these: of those who react in a moment the first, else the seat that chose."""
    if not state.decisions or state.decisions[0].public:
        return seat
    given = dict(answers)
    for i in range(len(state.given)):
        given[state.given[i].seat] = state.given_actions[i]
    for decision in state.asked or state.decisions:
        if given.get(decision.seat, PASS) != PASS:
            return decision.seat
    return seat


@lru_cache(maxsize=1 << 16)
def notation(game: Game, action: int) -> str:
    """An action in notation: the same few thousand are offered again and again."""
    return game.text(action)


def seen_by(seat: int | None, events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as a viewer may know them; those of which the viewer sees more than others are marked private."""
    found: list[dict[str, Any]] = []
    for event in events:
        seen = cast("dict[str, Any]", event.seen_by(seat))
        if seat in event.seats and event.secret:
            seen["private"] = True
        found.append(seen)
    return found
