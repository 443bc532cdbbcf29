"""Watching a game again: forwards and back, from a seat or, once it is over, with all cards open."""

from __future__ import annotations

from pathlib import Path

import tavolata
from tavolata.engine import FileError, SetupError
from tavolata.engine.record import Record, load_record
from tavolata.engine.words import Words
from tavolata.terminal import screen, store
from tavolata.terminal.desk import Desk, number_in
from tavolata.terminal.face import Style, face_of
from tavolata.terminal.screen import Scene
from tavolata.terminal.story import Log, LogReader

ALL = "all"


def replay(desk: Desk, path: Path, seat: str) -> int:
    """Step through the file on a terminal; elsewhere print its whole log."""
    record = load_record(path, tavolata.game)
    header = store.header_of(path)
    reader = reader_of(record, seat, header is not None and header.finished)
    names = [store.short_name(name) for name in record.names]
    words = Words(desk.words.language, record.game.name)
    options = None if record.watch_only else record.options
    face = face_of(record.game, words, names, Style(desk.fancy, desk.lively), options)
    if record.watch_only or not desk.lively:
        log = Log(record, face, reader).entries()
        if record.watch_only:
            desk.tell("replay-old", version=record.version)
        desk.page(screen.log_lines(desk, log))
        return 0
    Watching(desk, Log(record, face, reader)).run()
    return 0


def reader_of(record: Record, seat: str, finished: bool) -> LogReader:
    """Who looks. A running game is never shown open: without a seat it is shown as a spectator sees it."""
    if seat == ALL:
        if not finished:
            raise FileError("error-replay-open", {"players": record.players})
        return LogReader(None, all_open=True)
    if not seat:
        return LogReader(None, all_open=finished)
    number = number_in(seat, 1, record.players)
    if number is None:
        raise SetupError("error-replay-seat", {"seat": seat, "players": record.players, "all": ALL})
    return LogReader(number - 1)


class Watching:
    """A game on the screen, at one of its steps.

    A step is an answer that something came of. Others, such as passing over a reaction, would show who held one.
    """

    def __init__(self, desk: Desk, log: Log) -> None:
        self.desk = desk
        self.log = log
        self.steps = [number for number, happened in enumerate(log.record.events) if happened or not number]
        self.place = 0

    def run(self) -> None:
        notice = ""
        while True:
            self.show(notice)
            try:
                text = self.desk.read(self.desk.key("replay-prompt", step=self.place, last=len(self.steps) - 1))
            except EOFError:
                return
            if text.lower() == "q":
                return
            notice = self.go(text)

    def go(self, text: str) -> str:
        """Follow a key; gives what was wrong with it, if anything."""
        last = len(self.steps) - 1
        if text in ("", "n"):
            self.place = min(self.place + 1, last)
        elif text == "p":
            self.place = max(self.place - 1, 0)
        elif text == "g":
            self.place = 0
        elif text == "G":
            self.place = last
        elif (place := number_in(text, 0, last)) is not None:
            self.place = place
        elif text == "l":
            self.desk.page(screen.log_lines(self.desk, self.log.entries(until=self.steps[self.place])))
        else:
            return self.desk.key("replay-unknown", text=text, last=last)
        return ""

    def show(self, notice: str) -> None:
        face, reader = self.log.face, self.log.reader
        number = self.steps[self.place]
        state = self.log.record.at(number)
        everybody = [face.hand(state.view(seat)) for seat in range(state.players)] if reader.all_open else []
        since = self.steps[self.place - 1] if self.place else -1
        scene = Scene(
            view=state.view(reader.seat),
            me=reader.seat,
            log=self.log.entries(since, number),
            story=self.log.story(number),
            notice=notice,
            keys=self.desk.key("replay-keys"),
            hands=everybody,
        )
        self.desk.clear()
        self.desk.print(screen.draw(self.desk, face, scene))
