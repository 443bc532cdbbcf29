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


def replay_of(table: Table, entries: list[Entry], seat: int) -> wire.Replay:
    """Every moment of a finished game as one seat saw it, as a spectator did, or with all cards open."""
    frames: list[wire.Frame] = []
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
        frames.append(wire.Frame(entry.v, entry.at, shown, None if state is None else _view(state, seat)))
    return wire.Replay(table.info(), seat, frames)


def _view(state: Any, seat: int) -> dict[str, Any]:
    """A view; with all cards open the spectator's, and what each seat sees besides under ``open``."""
    if seat != ALL_OPEN:
        view: dict[str, Any] = state.view(None if seat == SPECTATOR else seat)
        return view
    public: dict[str, Any] = state.view(None)
    open_views = []
    for number in range(state.players):
        own = state.view(number)
        open_views.append({key: value for key, value in own.items() if key not in public})
    return {**public, "open": open_views}


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
