"""``tavolata analyse``: a finished game explained, as text or as JSON."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

import tavolata
from tavolata.engine.record import Record, load_record
from tavolata.engine.words import Words
from tavolata.lab.analysis import Analysis, AnalysisMoment, Mistake, analyse
from tavolata.terminal import store
from tavolata.terminal.desk import Desk
from tavolata.terminal.face import Face, Style, face_of
from tavolata.terminal.lab import check_writable, write_json
from tavolata.terminal.progress import progress_bar
from tavolata.terminal.screen import columns

_BARS = "▁▂▃▄▅▆▇█"
_PLAIN_BARS = "0123456789"


def run_analysis(desk: Desk, path: Path, json_file: str) -> int:
    """Think about the game in the file, and tell."""
    record = load_record(path, tavolata.game)
    record.state  # noqa: B018 - refuses a game of other rules before anything is promised
    check_writable(json_file)
    with progress_bar(desk.key("analyse-progress"), len(record.answers)) as tell:
        analysis = analyse(record, progress=tell)
    desk.print(Told(desk, record, analysis).lines())
    if json_file:
        write_json(json_file, analysis.to_data())
        desk.tell("lab-written", path=json_file)
    return 0


class Told:
    """An analysis in words."""

    def __init__(self, desk: Desk, record: Record, analysis: Analysis) -> None:
        self.desk = desk
        self.record = record
        self.analysis = analysis
        self.names = [store.short_name(name) for name in record.names]
        words = Words(desk.words.language, record.game.name)
        self.face: Face = face_of(record.game, words, self.names, Style(desk.fancy, desk.lively), record.options)

    def lines(self) -> list[Text]:
        return [*self.curve(), *self.moments(), *self.costliest(), *self.luck()]

    def heading(self, key: str, about: str) -> list[Text]:
        return [Text(self.desk.key(key), style="bold"), Text(f" {self.desk.key(about)}", style="dim")]

    def curve(self) -> list[Text]:
        """The chance of winning of each seat, point by point."""
        bars = _BARS if self.desk.fancy else _PLAIN_BARS
        rows = []
        for seat, name in enumerate(self.names):
            chances = [point.chances[seat] for point in self.analysis.points]
            line = "".join(bars[min(len(bars) - 1, int(chance * len(bars)))] for chance in chances)
            rows.append([Text(f" {name}"), Text(line), Text(self.place(seat), style="bold")])
        return [*self.heading("analyse-curve", "analyse-curve-about"), *columns(rows, gap=2), Text()]

    def when(self, clock: int) -> str:
        return self.desk.key("analyse-clock", game=self.record.game.name, clock=clock)

    def place(self, seat: int) -> str:
        return self.desk.key("analyse-place", place=self.analysis.places[seat])

    def moments(self) -> list[Text]:
        told = [Text(f" {self.moment(one)}") for one in self.analysis.moments]
        return [*self.heading("analyse-moments", "analyse-moments-about"), *told, Text()] if told else []

    def moment(self, moment: AnalysisMoment) -> str:
        return self.desk.key(
            "analyse-moment",
            when=self.when(moment.clock),
            seat=self.names[moment.seat],
            before=_percent(moment.before),
            after=_percent(moment.after),
            since=moment.since + 1,
            until=moment.until,
        )

    def costliest(self) -> list[Text]:
        """The answers of each seat that cost most, with what would have been better."""
        if not self.analysis.lost:
            return [Text(self.desk.key("analyse-not-weighed"), style="dim"), Text()]
        lines = self.heading("analyse-mistakes", "analyse-mistakes-about")
        for seat, found in enumerate(self.analysis.mistakes):
            if found:
                lost = _points(self.analysis.lost[seat])
                lines.append(Text(f" {self.desk.key('analyse-lost', seat=self.names[seat], lost=lost)}", style="bold"))
                lines += [Text(f"  {self.mistake(one)}") for one in found]
            else:
                lines.append(Text(f" {self.desk.key('analyse-faultless', seat=self.names[seat])}"))
        return [*lines, Text()]

    def mistake(self, mistake: Mistake) -> str:
        before = self.record.at(mistake.number - 1)
        decision = before.decision_of(mistake.seat)
        assert decision is not None  # it was answered
        game = self.record.game
        told = self.desk.key(
            "analyse-mistake",
            when=self.when(mistake.clock),
            number=mistake.number,
            given=self.face.action(decision, game.parse(mistake.given)),
            better=self.face.action(decision, game.parse(mistake.better)),
            cost=_points(mistake.cost),
        )
        return f"{told} {self.face.why(*mistake.why)}" if mistake.why is not None else told

    def luck(self) -> list[Text]:
        """What the deal was worth to each seat."""
        if not self.analysis.deal:
            return []
        rows = [
            [Text(f" {name}"), Text(_percent(share))]
            for name, share in zip(self.names, self.analysis.deal, strict=True)
        ]
        return [*self.heading("analyse-deal", "analyse-deal-about"), *columns(rows, gap=2)]


def _points(share: float) -> str:
    return f"{100 * share:.0f}"


def _percent(share: float) -> str:
    return f"{_points(share)} %"
