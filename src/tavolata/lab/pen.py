"""How a report says things: what is shown side by side, words and numbers, cells, and the parts that sections share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tavolata.engine import FileError
from tavolata.engine.words import Words
from tavolata.games import game as game_called
from tavolata.lab.charts import Spec, by_series, dots
from tavolata.lab.experiment import BASE, WITHOUT
from tavolata.lab.figures import Figures
from tavolata.lab.intervals import Estimate
from tavolata.lab.report import Share
from tavolata.lab.results import Results, is_share

#: A chart of more dots than this says nothing.
MOST_DOTS = 30


class Cell(NamedTuple):
    """A value, and how people read it."""

    value: str | float | int
    text: str
    #: Where the file to download keeps the name that stands in the rows.
    kept: str = ""


class ReportTable(NamedTuple):
    """A table of figures below what is said of them."""

    heads: list[str]
    rows: list[list[Cell]]


class Section(NamedTuple):
    """One question and its answer."""

    key: str
    title: str
    #: What the figures mean and how sure that is.
    says: list[str]
    #: How to read it, and what not to read into it.
    about: str
    table: ReportTable
    charts: list[Spec]


class Series(NamedTuple):
    """What is shown side by side: the variants of a run, or two runs."""

    label: str
    figures: Figures


class Pen:
    """Puts figures of one run, or of two that are compared, into words. Those who write the sections hold it."""

    def __init__(self, language: str, runs: Sequence[Results]) -> None:
        self.runs = runs
        self.first = runs[0]
        self.experiment = self.first.experiment
        self.game = game_called(self.experiment.game)
        self.words = Words(language, self.game.name)
        if any(run.experiment.game != self.game.name for run in runs):
            found = [run.experiment.game for run in runs]
            raise FileError("error-report-games", {"one": found[0], "other": found[1]})
        self.series = self._series()
        self.base = self.series[0].figures

    def _series(self) -> list[Series]:
        if len(self.runs) > 1:
            names = [run.run.folder.name for run in self.runs]
            alike = len(set(names)) < len(names)
            labels = [f"{name} ({place + 1})" if alike else name for place, name in enumerate(names)]
            return [Series(label, Figures(run, BASE)) for label, run in zip(labels, self.runs, strict=True)]
        variants = [BASE, *self.experiment.variants]
        labels = [self.say("report-base") if name == BASE else name for name in variants]
        return [Series(label, Figures(self.first, name)) for label, name in zip(labels, variants, strict=True)]

    # Words and numbers

    def say(self, key: str, **details: object) -> str:
        return self.words.say(key, details)

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{value:,.{digits}f}"
        text = text.replace("-", "−")
        return text.translate(str.maketrans(",.", ".,")) if self.words.language == "it" else text

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.number(100 * share, digits)}%"

    def points(self, share: float) -> str:
        """A difference of shares."""
        return f"{'+' if share >= 0 else '−'}{self.number(abs(100 * share), 1)}"

    def share_cell(self, share: float) -> Cell:
        return Cell(round(share, 6), self.percent(share))

    def points_cell(self, share: float) -> Cell:
        return Cell(round(share, 6), self.points(share))

    def count_cell(self, count: float, digits: int = 0) -> Cell:
        return Cell(round(count, 6), self.number(count, digits))

    def heads(self, *names: str) -> list[str]:
        return [self.say(f"report-head-{name}") for name in names]

    # Names

    def name_of(self, column: str, name: str) -> str:
        """What people call it: they count from 1."""
        if column == "after_first":
            return self.say("report-order", place=int(name) + 1)
        if column == "seat":
            return self.say("report-seat", seat=int(name) + 1)
        if column == "bot":
            return self.bot(name)
        return self.game.named(name, self.words) if column == "role" else name

    def bot(self, name: str) -> str:
        """What people call a bot; one from elsewhere has only its own name."""
        plain, *never = name.split(WITHOUT)
        key = f"bot-{plain}-name"
        return WITHOUT.join([self.say(key) if self.words.has(key) else plain, *never])

    def figure(self, name: str) -> str:
        if name.startswith("after-first-"):
            return self.say("report-figure-order", place=self.name_of("after_first", name.rpartition("-")[2]))
        if name.startswith("bot-"):
            return self.say("lab-share-bot", bot=self.bot(name.removeprefix("bot-")))
        return self.say(f"lab-figure-{name}")

    # Parts of sections

    def _section(self, key: str, says: list[str], table: ReportTable, charts: list[Spec]) -> Section:
        return Section(key, self.say(f"report-{key}-title"), says, self.say(f"report-{key}-about"), table, charts)

    def _label(self, label: str) -> list[Cell]:
        return [Cell(label, label)] if len(self.series) > 1 else []

    def _label_head(self) -> list[str]:
        return self.heads("series") if len(self.series) > 1 else []

    def _labelled(self, label: str, sentence: str) -> str:
        return self.say("report-labelled", label=label, sentence=sentence) if len(self.series) > 1 else sentence

    def _share_cells(self, share: Share) -> list[Cell]:
        return [
            *(self.share_cell(value) for value in (share.share, share.low, share.high)),
            self.count_cell(share.games),
        ]

    def _estimate_cells(self, estimate: Estimate, cell: Callable[[float], Cell]) -> list[Cell]:
        return [cell(estimate.mean), *self._interval_cells(estimate, cell)]

    def _interval_cells(self, estimate: Estimate, cell: Callable[[float], Cell]) -> list[Cell]:
        """From where to where; nothing where there are too few deals to say."""
        ends = (estimate.low, estimate.high)
        return [cell(value) if estimate.is_told else Cell("", "–") for value in ends]

    def _few(self, deals: int) -> str:
        return self.say("report-few", deals=deals)

    def _figure_cell(self, name: str, value: float) -> Cell:
        return self.share_cell(value) if is_share(name) else self.count_cell(value, 2)

    def _change_cell(self, name: str, value: float) -> Cell:
        if is_share(name):
            return self.points_cell(value)
        return Cell(round(value, 6), f"{'+' if value >= 0 else '−'}{self.number(abs(value), 2)}")

    def _range(self, share: Share) -> str:
        return f"{self.percent(share.share)} ({self.percent(share.low)}–{self.percent(share.high)})"

    def _estimate_range(self, estimate: Estimate) -> str:
        """A share with its interval."""
        if not estimate.is_told:
            return f"{self.percent(estimate.mean)} ({self.say('lab-few')})"
        return f"{self.percent(estimate.mean)} ({self.percent(estimate.low)}–{self.percent(estimate.high)})"

    def _dot(self, label: str, name: str, share: Share) -> dict[str, Any]:
        tip = f"{name}: {self._range(share)}"
        tip = f"{label} · {tip}" if len(self.series) > 1 else tip
        return {"series": label, "name": name, "value": share.share, "low": share.low, "high": share.high, "tip": tip}

    def _share_dots(self, data: list[dict[str, Any]], key: str, fair: float) -> Spec:
        return self._coloured(dots(data, self.say("report-head-share"), percent=True, middle=fair))

    def _coloured(self, spec: Spec) -> Spec:
        """One colour for each of the series, beside each other."""
        return by_series(spec, [series.label for series in self.series]) if len(self.series) > 1 else spec
