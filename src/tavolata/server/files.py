"""A table as a file: the whole game once it is over, a report with nobody else's secrets while it runs."""

from __future__ import annotations

import os
from typing import Any

import msgspec

from tavolata.engine import Game
from tavolata.engine.event import load_event
from tavolata.engine.record import Record
from tavolata.server import wire
from tavolata.server.entries import Entry
from tavolata.server.hall.people import Refused
from tavolata.server.table import Table, encode, seen_by
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
    state = table.game.load(msgspec.json.decode(table.start))
    counted = effective(entries)
    state.events = [load_event(event) for event in msgspec.json.decode(counted[0].events)] if counted else []
    record = Record.from_state(state, [_name(table, seat) for seat in range(table.players)])
    for entry in counted[1:]:
        for seat, text in msgspec.json.decode(entry.body, type=list[tuple[int, str]]):
            record.play(seat, table.game.parse(text))
    return record


def _name(table: Table, seat: int) -> str:
    sitting = table.seats[seat]
    # A bot's seat is named as the terminal names it, so that the file can be played on there.
    return f"{sitting.name} [{sitting.bot}]" if sitting.kind == "bot" else sitting.name


def replay_of(table: Table, entries: list[Entry], seat: int, changes: bool = False) -> wire.Replay:
    """Every moment of a finished game as one seat saw it, as a spectator did, or with all cards open.

    ``changes``: after the first view only what is new in it. Of a long game that is a tenth.
    """
    frames: list[wire.Frame] = []
    before: dict[str, Any] | None = None
    game = table.game
    playable = table.rules == game.version
    state = game.load(msgspec.json.decode(table.start)) if playable else None
    for entry in effective(entries):
        for who, text in msgspec.json.decode(entry.body, type=list[tuple[int, str]]) if state else []:
            assert state is not None
            state.play(who, game.parse(text))
        events = [load_event(event) for event in msgspec.json.decode(entry.events)]
        if not events:
            continue
        if seat == ALL_OPEN:
            shown = [
                {**event.seen_by(event.seats[0]), "private": True}
                if event.seats and event.secret
                else event.seen_by(None)
                for event in events
            ]
        else:
            shown = seen_by(None if seat == SPECTATOR else seat, events)
        view = None if state is None else _view(state, seat)
        if changes and before is not None and view is not None:
            frames.append(wire.Frame(entry.v, entry.at, shown, None, change_of(before, view)))
        else:
            frames.append(wire.Frame(entry.v, entry.at, shown, view))
        before = view
    return wire.Replay(table.info(), seat, frames)


def change_of(before: Any, after: Any) -> wire.Change:
    """What is new; both are objects, or lists of the same length."""
    change = wire.Change({}, {}, [])
    if isinstance(after, list):
        for number, value in enumerate(after):
            if value != before[number]:
                _note(change, str(number), before[number], value)
        return change
    for key, value in after.items():
        if key not in before:
            change.put[key] = value
        elif value != before[key]:
            _note(change, key, before[key], value)
    change.gone += [key for key in before if key not in after]
    return change


def _note(change: wire.Change, key: str, before: Any, after: Any) -> None:
    both_objects = isinstance(before, dict) and isinstance(after, dict)
    # Lists of cards are short: the whole list is less than what would be said about it.
    both_lists = isinstance(before, list) and isinstance(after, list) and len(before) == len(after)
    if both_objects or (both_lists and any(isinstance(value, dict) for value in after)):
        change.within[key] = change_of(before, after)
    else:
        change.put[key] = after


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
            found.append(wire.LogEntry(entry.v, entry.at, seen_by(seat, events), undone_to))
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
        "rules": table.rules,
        "table": table.id,
        "at": now,
        "seat": seat,
        "text": wish.text,
        "browser": wish.browser,
        "settings": settings,
        "players": [{"kind": sitting.kind, "bot": sitting.bot, "standin": sitting.standin} for sitting in table.seats],
        "seen": msgspec.to_builtins(moved),
        "log": msgspec.to_builtins(table.log_for(seat)),
        "state": shown,
    }


def card_in_sight(table: Table, card: str) -> dict[str, str]:
    """The card of that name, if everybody at the table sees it."""
    found = table.game.card_in_sight(table.state, card) if table.state is not None else None
    if found is None:
        raise Refused("error-card-out-of-sight", 404, card=card[:12])
    return found


def report_text(report: dict[str, Any]) -> str:
    return msgspec.json.format(encode(report), indent=1)


def guide_of(game: Game) -> tuple[dict[str, list[str]], list[wire.Section]]:
    """The rules behind each question, and the chapters, from the game's own guide."""
    from importlib import import_module

    guide = import_module(f"tavolata.games.{game.name}.guide")
    questions = {name: list(rules) for name, rules in guide.QUESTIONS.items()}
    return questions, [wire.Section(key, list(rules)) for key, rules in guide.SECTIONS]
