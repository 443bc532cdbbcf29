"""The journal of a table as it lies in memory: what happened, and how it stood before."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType
from mypy_extensions import mypyc_attr

from tavolata.engine import Event, State
from tavolata.engine.event import load_event
from tavolata.server import wire
from tavolata.server.entries import Entry, Snapshot
from tavolata.server.table.encoding import encode
from tavolata.server.table.lesson import TableLesson
from tavolata.server.table.setup import TableSetup

#: The table moves by itself: a moment closes, a clock runs out.
NOBODY = -1

#: What happens to seats themselves in the middle of a game. No game has events of these kinds.
SEAT_GIVEN, SEAT_FREED, SEAT_RENEWED, SEAT_OPENED = "seat-given", "seat-freed", "seat-renewed", "seat-opened"
_OF_SEATS = (SEAT_GIVEN, SEAT_FREED, SEAT_RENEWED, SEAT_OPENED)

#: Through how many versions a choice can be taken back (by versions: entries that nobody may know of do not count), and how
#: many entries are kept for the log of a new viewer.
KEPT_VERSIONS = 6
_KEPT_ENTRIES = 200

#: An entry of this number is followed by a snapshot, so that loading a table is quick.
_SNAPSHOT_EVERY = 50


@mypyc_attr(acyclic=True)  # texts and numbers: the search for garbage need not go through the last 200 of every table
class LogLine:
    """An entry as the log keeps it. Like all that is made with every entry no NamedTuple, which is made in Python also where the
    rest is compiled: 2,200 instructions each time.
    """

    __slots__ = ("act", "at", "events", "n", "seat", "undone_to", "v", "why")

    def __init__(self, entry: Entry, undone_to: int | None) -> None:
        self.n = entry.n
        self.v = entry.v
        self.at = entry.at
        self.seat = entry.seat
        self.events = entry.events
        self.undone_to = undone_to
        self.act = entry.act
        self.why = entry.why


class PastState:
    """The game before an entry: the number and the version that the table had then."""

    __slots__ = ("n", "state", "v")

    def __init__(self, n: int, v: int, state: State) -> None:
        self.n = n
        self.v = v
        self.state = state


class Journal:
    """The number and the version of a table, its log, and the states before its last entries."""

    def __init__(self, setup: TableSetup, lesson: TableLesson | None = None) -> None:
        self._setup = setup
        self._lesson = lesson
        #: The last entry, and the version that it led to.
        self.n = 0
        self.v = 0
        #: When the last entry was made that showed: since then the open question is open.
        self.since: float = setup.clock.time_of(setup.created)
        self.log: deque[LogLine] = deque(maxlen=_KEPT_ENTRIES)
        self.past: deque[PastState] = deque()
        #: The acts of the kept entries and the version each led to.
        self.acts: dict[str, int] = {}
        #: What happened at the last entry, where it is at hand.
        self.fresh: list[Event] = []

    def start_from(self, snapshot: Snapshot) -> None:
        self.n, self.v = snapshot.n, snapshot.v

    def write(
        self, seat: int, body: str, events: list[Event], shows: bool, now: float, act: str | None = None, why: str = ""
    ) -> Entry:
        """Make the next entry; with one that shows begins the next version."""
        self.n += 1
        if shows:
            self.v += 1
            self.since = now
        self.fresh = events
        text = encode([event.dump() for event in events]) if events else "[]"
        entry = Entry(self._setup.id, self.n, self.v, seat, body, text, act, self._setup.clock.wall_at(now), why)
        self._remember(entry)
        return entry

    def take_over(self, entry: Entry, events: list[Event]) -> None:
        """Take over an entry that is in the database. ``events``: what happened, if it was played here."""
        self._remember(entry)
        if entry.v != self.v or entry.n == 1:
            self.since = self._setup.clock.time_of(entry.at)
        self.n, self.v = entry.n, entry.v
        self.fresh = events

    def _remember(self, entry: Entry) -> None:
        if self._lesson is not None:
            self._lesson.hear(entry)
        undone = int(entry.body) if entry.body.isdecimal() else None
        if undone is not None:
            undone = next((line.v for line in reversed(self.log) if line.n <= undone), 0)
        if len(self.log) == _KEPT_ENTRIES and self.log[0].act:
            self.acts.pop(self.log[0].act, None)
        self.log.append(LogLine(entry, undone))
        if entry.act:
            self.acts[entry.act] = entry.v

    # The states before

    def keep(self, state: State) -> None:
        """Keep the state before the next entry. It must not change any more."""
        self.past.append(PastState(self.n, self.v, state))
        while self.past[0].v <= self.v - KEPT_VERSIONS:
            self.past.popleft()

    def past_at(self, n: int) -> PastState | None:
        """How the game stood after an entry, if that is kept."""
        for past in self.past:
            if past.n == n:
                return past
        return None

    def forget_from(self, n: int) -> None:
        """The game went back to an entry: what was after it is not its past any more."""
        self.past = deque([past for past in self.past if past.n < n])

    # The log

    def log_for(self, seat: int | None, after: int = -1) -> list[wire.LogEntry]:
        """The entries after a version, as the viewer may know them."""
        found: list[wire.LogEntry] = []
        for line in reversed(self.log):
            if line.v <= after:
                break
            # What has just happened is at hand; it is what viewers are told at each move.
            at_hand = self.fresh if line.n == self.n else []
            events = at_hand or events_in(line.events)
            if events or line.undone_to not in (None, line.v):
                found.append(wire.LogEntry(line.v, line.at, seen_by(seat, events), line.undone_to, reason_in(line.why)))
        found.reverse()
        return found

    def hides_since(self, version: int) -> bool:
        """Whether something happened after a version that not everybody may know all of."""
        for line in reversed(self.log):
            if line.v <= version:
                break
            for event in self.fresh if line.n == self.n and self.fresh else events_in(line.events):
                if event.secret:
                    return True
        return False

    def knows_since(self, version: int) -> bool:
        """Whether the kept entries reach back to this version."""
        return bool(self.log) and self.log[0].v <= version <= self.v

    def said_before(self, seat: int) -> str:
        """The reason of a seat whose answer did not show yet: it is told together with what came of it."""
        for line in reversed(self.log):
            if line.events != "[]" or line.undone_to is not None:
                break
            if line.seat == seat and line.why:
                return line.why
        return ""

    # Snapshots

    def snapshot_of(self, state: State) -> Snapshot:
        """The game as it stands after the last entry, to begin from when the table is loaded again."""
        return Snapshot(self._setup.id, self.n, self.v, encode(state.dump()))

    def wants_snapshot(self, entries: list[Entry]) -> bool:
        """Whether a snapshot must be kept together with these entries, the last ones made."""
        if any(entry.n % _SNAPSHOT_EVERY == 0 or entry.body.isdecimal() for entry in entries):
            return True
        # A game that goes on under newer rules than it was begun with cannot be replayed: each entry brings its snapshot.
        return self._setup.runs_other_rules


def events_in(text: str) -> list[Event]:
    """The events of an entry."""
    return [load_event(event) for event in msgspec.json.decode(text)]


def is_of_seats(events: list[Event]) -> bool:
    """Whether these tell of a seat that changed hands, and not of the game."""
    return bool(events) and events[0].kind in _OF_SEATS


def reason_in(why: str) -> wire.Reason | UnsetType:
    """The reason in an entry."""
    return msgspec.json.decode(why, type=wire.Reason) if why else UNSET


def seen_by(seat: int | None, events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as a viewer may know them; those of which the viewer sees more than others are marked private."""
    found: list[dict[str, Any]] = []
    for event in events:
        seen = cast("dict[str, Any]", event.seen_by(seat))
        if seat in event.seats and event.secret:
            seen["private"] = True
        found.append(seen)
    return found
