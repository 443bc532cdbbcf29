"""A table as a file: the whole game once it is over, a report with nobody else's secrets while it runs."""

from __future__ import annotations

import os
from typing import Any, cast

import msgspec
from msgspec import UNSET

from tavolata.engine import Game
from tavolata.engine.event import load_event
from tavolata.engine.record import Record
from tavolata.server import wire
from tavolata.server.entries import Entry
from tavolata.server.hall.people import Refused
from tavolata.server.table import Table, encode, reason_in, seen_by
from tavolata.version import VERSION

#: Who looks at a replay, beside the seats.
SPECTATOR, ALL_OPEN = -1, -2


def effective(entries: list[Entry]) -> list[Entry]:
    """The entries that count: what was taken back, and the taking back, left out."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.body.isdecimal():
            kept = [earlier for earlier in kept if earlier.n <= int(entry.body)]
        else:
            kept.append(entry)
    return kept


def record_of(table: Table, entries: list[Entry]) -> Record:
    """The game file's content: start, every answer that counts, what happened."""
    state = table.game.load(msgspec.json.decode(table.setup.start))
    counted = effective(entries)
    state.events = [load_event(event) for event in msgspec.json.decode(counted[0].events)] if counted else []
    record = Record.from_state(state, [_name(table, seat) for seat in range(table.players)])
    untold: set[str] = set()
    for entry in counted[1:]:
        chosen = 0
        for seat, text in msgspec.json.decode(entry.body, type=list[tuple[int, str]]):
            record.play(seat, table.game.parse(text))
            if seat == entry.seat:
                chosen = len(record.answers)
        reason = reason_in(entry.why)
        # What did not show at once was told again with what came of it: it belongs to the answer.
        if reason is not UNSET and reason.seat == entry.seat and entry.why not in untold:
            record.reasons[chosen] = reason.key, reason.named
        if entry.events != "[]":
            untold.clear()
        elif entry.why:
            untold.add(entry.why)
    return record


def _name(table: Table, seat: int) -> str:
    sitting = table.seats[seat]
    # A bot's seat is named as the terminal names it, so that the file can be played on there.
    return f"{sitting.name} [{sitting.bot}]" if sitting.kind == "bot" else sitting.name


def replay_of(
    table: Table, entries: list[Entry], seat: int, changes: bool = False, first: int = 0, count: int | None = None
) -> wire.Replay:
    """The moments of a finished game as one seat saw it, as a spectator did, or with all cards open.

    ``changes``: after the first view only what is new in it. Of a long game that is a tenth. ``first`` and ``count``: only
    these moments; up to them the game is played without a look at it, which takes little time.

    Each frame is written as soon as it is made: to keep what thousands of them are made of takes longer than writing it.
    """
    counted = effective(entries)
    shown = [entry for entry in counted if entry.events != "[]"]
    wanted = shown[first:] if count is None else shown[first : first + count]
    frames: list[msgspec.Raw] = []
    if wanted:
        look = _Looking(table, seat, changes)
        for entry in counted:
            if entry.n > wanted[-1].n:
                break
            look.play(entry)
            if entry.n >= wanted[0].n and entry.events != "[]":
                frames.append(msgspec.Raw(_ENCODER.encode(look.frame(entry))))
    return wire.Replay(table.info(), seat, cast("list[wire.Frame]", frames), first, len(shown))


_ENCODER = msgspec.json.Encoder()
_BODY = msgspec.json.Decoder(list[tuple[int, str]])


class _Looking:
    """A game that is played again while somebody looks."""

    def __init__(self, table: Table, seat: int, changes: bool) -> None:
        self.game = table.game
        self.seat = seat
        self.changes = changes
        #: Under other rules than these there are no views: what happened can be told, not shown.
        self.state = (
            self.game.load(msgspec.json.decode(table.setup.start)) if table.setup.rules == self.game.version else None
        )
        self.before: dict[str, Any] | None = None

    def play(self, entry: Entry) -> None:
        if self.state is not None:
            for who, text in _BODY.decode(entry.body):
                self.state.play(who, self.game.parse(text))

    def frame(self, entry: Entry) -> wire.Frame:
        """The moment after an entry."""
        events = [load_event(event) for event in msgspec.json.decode(entry.events)]
        if self.seat == ALL_OPEN:
            told = [
                {**event.seen_by(event.seats[0]), "private": True}
                if event.seats and event.secret
                else event.seen_by(None)
                for event in events
            ]
        else:
            told = seen_by(None if self.seat == SPECTATOR else self.seat, events)
        view = None if self.state is None else _view(self.state, self.seat)
        change = change_of(self.before, view) if self.changes and self.before is not None and view is not None else None
        self.before = view
        return wire.Frame(entry.v, entry.at, told, None if change else view, change, reason_in(entry.why))


def change_of(before: Any, after: Any) -> wire.Change:
    """What is new; both are objects, or lists of the same length."""
    put: dict[str, Any] = {}
    within: dict[str, wire.Change] = {}
    if isinstance(after, list):
        for number, value in enumerate(after):
            earlier = before[number]
            if value != earlier:
                _note(put, within, str(number), earlier, value)
        return wire.Change(put, within, [])
    fresh = 0
    for key, value in after.items():
        earlier = before.get(key, _NOTHING)
        # Most of a view stays as it was.
        if value != earlier:
            if earlier is _NOTHING:
                put[key] = value
                fresh += 1
            else:
                _note(put, within, key, earlier, value)
    gone = [key for key in before if key not in after] if len(before) + fresh != len(after) else []
    return wire.Change(put, within, gone)


_NOTHING = object()


def _note(put: dict[str, Any], within: dict[str, wire.Change], key: str, before: Any, after: Any) -> None:
    both_objects = isinstance(before, dict) and isinstance(after, dict)
    # Lists of cards are short: the whole list is less than what would be said about it.
    both_lists = isinstance(before, list) and isinstance(after, list) and len(before) == len(after)
    if both_objects or (both_lists and any(isinstance(value, dict) for value in after)):
        within[key] = change_of(before, after)
    else:
        put[key] = after


def _view(state: Any, seat: int) -> dict[str, Any]:
    """A view; with all cards open the spectator's, and what each seat sees besides under ``open``."""
    if seat != ALL_OPEN:
        view: dict[str, Any] = state.view(None if seat == SPECTATOR else seat)
        return view
    public: dict[str, Any] = state.view(None)
    return {**public, "open": [state.own_view(number) for number in range(state.players)]}


def log_of(entries: list[Entry], seat: int | None) -> list[wire.LogEntry]:
    """The whole log of a table as a viewer may know it."""
    found: list[wire.LogEntry] = []
    version_of: dict[int, int] = {}
    for entry in entries:
        version_of[entry.n] = entry.v
        undone_to = version_of.get(int(entry.body), 0) if entry.body.isdecimal() else None
        events = [load_event(event) for event in msgspec.json.decode(entry.events)]
        if events or undone_to not in (None, entry.v):
            found.append(wire.LogEntry(entry.v, entry.at, seen_by(seat, events), undone_to, reason_in(entry.why)))
    return found


def report_of(table: Table, seat: int | None, wish: wire.ProblemReport, now: float) -> dict[str, Any]:
    """What a player saw when something went wrong, fit to be passed on.

    While the game runs the state in it is one that the player must think possible: what the seat cannot know is dealt anew.
    """
    state = table.state
    shown = None
    settings = msgspec.to_builtins(table.settings)
    # What a table brought along may hold what nobody there may know yet, such as the dates of its own cards.
    brought = settings.pop("brings")
    if state is not None and (state.over or not brought):
        world = state if state.over else state.determinize(seat, int.from_bytes(os.urandom(7), "big"))
        shown = world.dump()
    you = wire.You(seat, [] if seat is None else [seat], False)
    moved = table.moved(seat, you, now)
    return {
        "format": "tavolata-report/1",
        "tavolata": VERSION,
        "game": table.game.name,
        "rules": table.setup.rules,
        "table": table.id,
        "at": now,
        "seat": seat,
        "text": wish.text,
        "browser": wish.browser,
        "settings": settings,
        "players": [{"kind": sitting.kind, "bot": sitting.bot, "standin": sitting.standin} for sitting in table.seats],
        "seen": msgspec.json.decode(encode(moved)),
        "log": msgspec.to_builtins(table.log_for(seat)),
        "state": shown,
    }


def card_in_sight(table: Table, card: str) -> dict[str, str]:
    """The card of that name, if everybody at the table sees it."""
    state, decks = table.state, table.game.decks
    found = decks.card_in_sight(state, card) if state is not None and decks is not None else None
    if found is None:
        raise Refused("error-card-out-of-sight", 404, card=card[:12])
    return found


def report_text(report: dict[str, Any]) -> str:
    return msgspec.json.format(encode(report), indent=1)


def guide_of(game: Game) -> tuple[dict[str, list[str]], list[wire.Section]]:
    """The rules behind each question, and the chapters, from the game's own guide."""
    guide = game.guide()
    questions = {name: list(rules) for name, rules in guide.questions.items()}
    return questions, [wire.Section(key, list(rules)) for key, rules in guide.sections]
