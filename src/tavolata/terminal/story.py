"""The log of a game as one seat may read it: events in words, each with the rule that made it so."""

from __future__ import annotations

from typing import NamedTuple

from tavolata.engine import Event
from tavolata.engine.record import Record
from tavolata.terminal.face import Face, Seen


class LogLine(NamedTuple):
    """A line of the log."""

    text: str
    rule: str
    #: Whether it happened since the reader last looked.
    fresh: bool
    #: Whether the short log leaves it out.
    minor: bool = False
    #: The kind of the event; "" of what was no event.
    kind: str = ""


class LogReader:
    """Who reads: a seat, a spectator (None), or, of a finished game, everybody's secrets (``all_open``)."""

    def __init__(self, seat: int | None, all_open: bool = False) -> None:
        self.seat = seat
        self.all_open = all_open

    def sees(self, event: Event) -> tuple[Seen, bool]:
        """The event as it is seen, and whether there is more to see in it than for a spectator."""
        seat = self.seat
        if self.all_open and event.seats:
            seat = event.seats[0]
        seen = event.seen_by(seat)
        return seen, len(seen) > len(event.seen_by(None))


class Log:
    """What happened in a game, as one reader may know it. Words are looked up once: they take longer than all the rest."""

    def __init__(self, record: Record, face: Face, reader: LogReader) -> None:
        self.record = record
        self.face = face
        face.meet(record)
        self.reader = reader
        #: What the terminal did for the reader, by number of answer; stands before what came of it.
        self.notes: dict[int, str] = {}
        self._worded: list[list[LogLine]] = []

    def story(self, until: int | None = None) -> list[Seen]:
        """Everything up to an answer, as seen."""
        return [self.reader.sees(event)[0] for happened in self._happened(until) for event in happened]

    def entries(self, since: int = -1, until: int | None = None) -> list[LogLine]:
        """Everything up to an answer, in words; what came after answer ``since`` is fresh."""
        found: list[LogLine] = []
        for number, happened in enumerate(self._happened(until)):
            if number == len(self._worded):
                self._worded.append([self._entry(event) for event in happened])
            if number in self.notes:
                found.append(LogLine(self.notes[number], "", number > since))
            found += [entry._replace(fresh=number > since) for entry in self._worded[number]]
        return found

    def _happened(self, until: int | None) -> list[list[Event]]:
        return self.record.events if until is None else self.record.events[: until + 1]

    def _entry(self, event: Event) -> LogLine:
        seen, private = self.reader.sees(event)
        rule = self.face.game.rule_id(event.rule)
        minor = self.face.is_minor(seen, self.reader.seat)
        return LogLine(self.face.event(seen, private), rule, False, minor, str(seen["kind"]))
