"""From the database back to a game: the last snapshot, and what the entries after it say was answered."""

from __future__ import annotations

import msgspec

from tavolata.engine import Event, State, TavolataError
from tavolata.server.entries import Entry, StoredTable
from tavolata.server.table.journal import Journal, events_in, is_of_seats
from tavolata.server.table.setup import TableSetup
from tavolata.server.table.window import Answers, played


def replay(stored: StoredTable, setup: TableSetup, journal: Journal) -> State | None:
    """The game where its last entry led; the journal takes the entries over. None, and locked: it leads elsewhere today."""
    snapshot = stored.snapshot
    state: State | None = None
    if setup.runs_other_rules and setup.rules not in setup.game.continues:
        setup.lock()
    else:
        state = setup.game.load(msgspec.json.decode(snapshot.state if snapshot else setup.start))
        state.events = None
    if snapshot is not None:
        journal.start_from(snapshot)
    first = journal.n
    for entry in stored.entries:
        if entry.n <= first or state is None:
            journal.take_over(entry, [])
        elif setup.runs_other_rules:
            state = _follow_under_newer_rules(state, entry, setup, journal)
        else:
            state = follow(state, entry, setup, journal)
    if state is None:
        journal.past.clear()
    return state


def follow(state: State, entry: Entry, setup: TableSetup, journal: Journal) -> State:
    """The game after an entry that is in the database; the journal takes it over."""
    if entry.n != journal.n + 1:
        raise ValueError(f"entry {entry.n} cannot follow {journal.n}")
    following = played(state, _answers_in(entry, setup))
    events: list[Event] = following.events or []
    following.events = None
    journal.keep(state)
    journal.take_over(entry, events)
    return following


def _answers_in(entry: Entry, setup: TableSetup) -> Answers:
    body = msgspec.json.decode(entry.body, type=list[tuple[int, str]] | int)
    if isinstance(body, int):
        raise LookupError("a take-back is followed from its snapshot")  # noqa: TRY004 - the type says what kind of entry it is
    return [(seat, setup.game.parse(text)) for seat, text in body]


def _follow_under_newer_rules(state: State, entry: Entry, setup: TableSetup, journal: Journal) -> State | None:
    """What a server wrote before it died, without a snapshot: it counts as long as the newer rules lead to the same."""
    try:
        following = follow(state, entry, setup, journal)
    except TavolataError:
        setup.lock()
        journal.take_over(entry, [])
        return None
    kept = events_in(entry.events)
    if is_of_seats(kept):
        return following
    told = [setup.game.happened(events) for events in (journal.fresh, kept)]
    if msgspec.to_builtins(told[0]) != told[1]:
        setup.lock()
        return None
    return following
