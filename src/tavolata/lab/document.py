"""What a report says, in one language: sections with a sentence that says how sure it is, a table, and charts.

The figures come from ``figures`` and ``results``; the look of it is the business of ``page``. Charts are Vega-Lite as plain data,
without colours: the page has those.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from tavolata.engine import FileError
from tavolata.engine.words import Words
from tavolata.games import game as game_called
from tavolata.lab.charts import Spec, bars, by_series, dots, heat, histogram, lines, scatter, stack
from tavolata.lab.experiment import BASE, WITHOUT
from tavolata.lab.figures import CardFigures, Drama, Figures, Openness
from tavolata.lab.ratings import ratings_of
from tavolata.lab.report import Share
from tavolata.lab.results import SHARES, Difference, Estimate, Results, compare

#: More rows stand in the file to download, not on the page.
MOST_ROWS = 60
_MOST_DOTS = 30
#: What the sections of the shares are called.
_COLUMN_TITLES = {"bot": "bots", "deck": "decks", "after_first": "order", "seat": "seats", "role": "roles"}


class Cell(NamedTuple):
    """A value, and how people read it."""

    value: str | float | int
    text: str


class Table(NamedTuple):
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
    table: Table
    charts: list[Spec]


class Document(NamedTuple):
    language: str
    title: str
    #: What was played, name and value.
    facts: list[tuple[str, str]]
    warnings: list[str]
    sections: list[Section]


class Series(NamedTuple):
    """What is shown side by side: the variants of a run, or two runs."""

    label: str
    figures: Figures


def document_of(language: str, runs: Sequence[Results]) -> Document:
    """The report of one run, or of two that are compared."""
    return _Writer(language, runs).document()


class _Writer:
    """Puts figures into words."""

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

    # The whole

    def document(self) -> Document:
        wanted: list[Callable[[], list[Section]]] = [
            self.restricted,
            self.differences,
            lambda: self.shares("after_first"),
            lambda: self.shares("bot"),
            lambda: self.shares("role"),
            lambda: self.shares("deck"),
            self.meetings,
            self.ratings,
            self.skill,
            self.length,
            self.rounds,
            self.leads,
            self.drama,
            self.openness,
            self.endings,
            self.cards,
            self.answers,
            lambda: self.shares("seat"),
            self.figures,
        ]
        name = self.say("game-name")
        title = self.say("report-title", game=name)
        sections = [one for make in wanted for one in make()] if self.base.games else []
        return Document(self.words.language, title, self.facts(), self.warnings(), sections)

    def facts(self) -> list[tuple[str, str]]:
        experiment, file = self.experiment, self.first.run.file
        bots = dict.fromkeys(bot for series in self.series for match in series.figures.matches for bot in match.bots)
        facts = [
            ("players", self.number(experiment.players)),
            ("bots", ", ".join(map(self._bot_of_file, bots))),
            ("deals", self.number(max(series.figures.deals for series in self.series))),
            ("games", self.number(sum(series.figures.games for series in self.series))),
            ("seed", " · ".join(dict.fromkeys(str(run.experiment.seed) for run in self.runs))),
            ("rules", f"{file.rules} (Tavolata {file.tavolata})"),
        ]
        if experiment.options:
            facts.insert(1, ("options", ", ".join(f"{key} = {value}" for key, value in experiment.options.items())))
        digests = [run.run.file.digest[:16] for run in self.runs if run.run.file.digest]
        if digests:
            facts.append(("digest", " · ".join(digests)))
        return [(self.say(f"report-fact-{key}"), value) for key, value in facts]

    def warnings(self) -> list[str]:
        found = []
        for run in self.runs:
            games = run.query("SELECT count(*) FROM games")[0][0]
            if run.missing_games:
                key = "lab-incomplete" if run.run.file.digest else "lab-unfinished"
                command = f"tavolata lab resume {run.run.folder.name}"
                found.append(self.say(key, games=games, all=run.run.plan.games(), command=command))
            found += [self.say("lab-damaged", path=path.name) for path in run.damaged]
            stopped, broken = run.query(
                "SELECT count(*) FILTER (NOT finished AND error = ''), count(*) FILTER (error <> '') FROM games"
            )[0]
            if stopped:
                found.append(self.say("report-stopped", count=stopped))
            if broken:
                found.append(self.say("report-broken", count=broken))
        if not self.base.games:
            found.append(self.say("report-nothing"))
        return found

    # Who wins

    def shares(self, column: str) -> list[Section]:
        found = [(series.label, series.figures.shares(column)) for series in self.series]
        if max(len(shares) for _, shares in found) < 2:
            return []
        key = _COLUMN_TITLES[column]
        fair = found[0][1][0].fair
        rows, data = [], []
        for label, shares in found:
            for share in shares if column in ("seat", "after_first") else sorted(shares, key=lambda one: -one.share):
                name = self.name_of(column, share.name)
                rows.append([*self._label(label), Cell(name, name), *self._share_cells(share)])
                data.append(self._dot(label, name, share))
        says = [text for label, shares in found for text in self._shares_say(label, column, shares)]
        heads = [*self._label_head(), *self.heads(key, "share", "low", "high", "games")]
        charts = [self._share_dots(data, key, fair)] if len(data) <= _MOST_DOTS * len(found) else []
        return [self._section(key, says, Table(heads, rows), charts)]

    def _shares_say(self, label: str, column: str, shares: list[Share]) -> list[str]:
        """Who stands out for certain, both ways, or that nobody does."""
        named = {share.name: self.name_of(column, share.name) for share in shares}
        above = [share for share in shares if share.low > share.fair]
        below = [share for share in shares if share.high < share.fair]
        says = []
        for kind, clear in (("more", above), ("less", below)):
            if clear:
                extreme = max(clear, key=lambda share: abs(share.share - share.fair))
                shown = {name: self.percent(getattr(extreme, name)) for name in ("share", "low", "high", "fair")}
                says.append(self.say(f"report-share-{kind}", name=named[extreme.name], **shown))
        if not says and shares:
            width = max((share.high - share.low) / 2 for share in shares)
            deals = self.number(self._deals_of(label))
            fair = self.percent(shares[0].fair)
            says.append(self.say("report-share-none", fair=fair, width=self.number(100 * width), deals=deals))
        return [self._labelled(label, " ".join(says))]

    def _deals_of(self, label: str) -> int:
        return next(series.figures.deals for series in self.series if series.label == label)

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

    def _bot_of_file(self, name: str) -> str:
        """With the name that it has in files and commands, once in a report: whoever reads it may want to write the next one."""
        shown = self.bot(name)
        return shown if shown.lower() == name else f"{shown} ({name})"

    def restricted(self) -> list[Section]:
        found = [(series.label, share) for series in self.series if (share := series.figures.restricted()) is not None]
        if not found:
            return []
        says, rows, data = [], [], []
        for label, share in found:
            bot, *never = share.name.split(WITHOUT)
            kind = "worse" if share.high < share.fair else "better" if share.low > share.fair else "open"
            shown = {name: self.percent(getattr(share, name)) for name in ("share", "low", "high", "fair")}
            says.append(
                self._labelled(
                    label, self.say(f"lab-restricted-{kind}", bot=self.bot(bot), never=", ".join(never), **shown)
                )
            )
            name = self.bot(share.name)
            rows.append([*self._label(label), Cell(share.name, name), *self._share_cells(share)])
            data.append(self._dot(label, name, share))
        heads = [*self._label_head(), *self.heads("bots", "share", "low", "high", "games")]
        return [
            self._section("restricted", says, Table(heads, rows), [self._share_dots(data, "bots", found[0][1].fair)])
        ]

    def meetings(self) -> list[Section]:
        found = self.base.meetings()
        if not found:
            return []
        clear = [one for one in found if one.share.low > 0.5]
        pairs = len(found) // 2
        if clear:
            best = max(clear, key=lambda one: one.share.low)
            shown = {name: self.percent(getattr(best.share, name)) for name in ("share", "low", "high")}
            says = [
                self.say(
                    "report-meetings-clear", count=len(clear), pairs=pairs, one=best.deck, other=best.other, **shown
                )
            ]
        else:
            says = [self.say("report-meetings-even", pairs=pairs)]
        rows = [[Cell(one.deck, one.deck), Cell(one.other, one.other), *self._share_cells(one.share)] for one in found]
        data = [
            {
                "deck": one.deck,
                "other": one.other,
                "share": one.share.share,
                "text": self.percent(one.share.share, 0),
                "tip": f"{one.deck} – {one.other}: {self._range(one.share)}",
            }
            for one in found
        ]
        chart = heat(data, self.say("report-head-decks"), self.say("report-head-against"))
        return [
            self._section(
                "meetings", says, Table(self.heads("decks", "against", "share", "low", "high", "games"), rows), [chart]
            )
        ]

    def ratings(self) -> list[Section]:
        rated = ratings_of(self.first)
        if len(rated) < 2 or len(self.first.matches) < 2 or self.experiment.variants:
            return []
        first, last = rated[0], rated[-1]
        gap = first.elo - last.elo
        sure = gap > 2 * (first.error**2 + last.error**2) ** 0.5
        says = [
            self.say(
                "report-ratings-clear" if sure else "report-ratings-open",
                first=self.bot(first.name),
                last=self.bot(last.name),
                gap=self.number(gap),
            )
        ]
        rows = [
            [Cell(one.name, self.bot(one.name)), self.count_cell(one.elo), self.count_cell(one.error)] for one in rated
        ]
        data = [
            {
                "name": self.bot(one.name),
                "value": one.elo,
                "low": one.elo - 1.96 * one.error,
                "high": one.elo + 1.96 * one.error,
                "tip": f"{self.bot(one.name)}: {self.number(one.elo)} ± {self.number(1.96 * one.error)}",
            }
            for one in rated
        ]
        chart = dots(data, self.say("report-head-elo"), percent=False, middle=0)
        return [self._section("ratings", says, Table(self.heads("bots", "elo", "error"), rows), [chart])]

    def skill(self) -> list[Section]:
        found = [(series.label, skill) for series in self.series if (skill := series.figures.skill()) is not None]
        if not found:
            return []
        says, rows, data = [], [], []
        for label, skill in found:
            says.append(
                self._labelled(
                    label,
                    self.say(
                        "report-skill-says",
                        skill=self.percent(skill.skill.mean, 0),
                        low=self.percent(skill.skill.low, 0),
                        high=self.percent(skill.skill.high, 0),
                        deal=self.percent(skill.deal.mean, 0),
                        rest=self.percent(skill.rest.mean, 0),
                    ),
                )
            )
            for place, (part, estimate) in enumerate(zip(("skill", "deal", "rest"), skill, strict=True)):
                name = self.say(f"report-skill-{part}")
                rows.append([*self._label(label), Cell(part, name), *self._estimate_cells(estimate, self.share_cell)])
                tip = f"{name}: {self.percent(estimate.mean)} ({self.percent(estimate.low)}–{self.percent(estimate.high)})"
                data.append({"series": label, "part": name, "place": place, "value": estimate.mean, "tip": tip})
        heads = [*self._label_head(), *self.heads("part", "variance", "low", "high")]
        return [self._section("skill", says, Table(heads, rows), [stack(data, self.say("report-head-variance"))])]

    # What changes

    def differences(self) -> list[Section]:
        if len(self.runs) > 1:
            one, other = self.series
            found = compare(self.runs[0], self.runs[1])
            return [
                self._changes(
                    self.say("report-compared", one=one.label, other=other.label), one.label, other.label, found, 0
                )
            ]
        return [
            self._changes(
                self.say("lab-differences", variant=variant),
                self.say("report-base"),
                variant,
                self.first.differences(variant),
                number,
            )
            for number, variant in enumerate(self.experiment.variants)
        ]

    def _changes(self, title: str, one: str, other: str, found: list[Difference], number: int) -> Section:
        clear = [change for change in found if change.is_clear]
        if clear:
            says = [self.say("report-changes-clear", clear=len(clear), all=len(found))]
            says += [self._change_says(change) for change in sorted(clear, key=_strength, reverse=True)[:4]]
        else:
            says = [self.say("report-changes-none", all=len(found), deals=self.number(found[0].change.deals))]
        rows = [
            [
                Cell(change.name, self.figure(change.name)),
                self._figure_cell(change.name, change.base),
                self._figure_cell(change.name, change.variant),
                self._change_cell(change.name, change.change.mean),
                self._change_cell(change.name, change.change.low),
                self._change_cell(change.name, change.change.high),
                Cell(int(change.is_clear), self.say("report-yes") if change.is_clear else "–"),
            ]
            for change in found
        ]
        data = []
        for change in found:
            half = (change.change.high - change.change.low) / 2
            if half > 0:
                name, middle = self.figure(change.name), change.change.mean / half
                tip = f"{name}: {rows[found.index(change)][3].text} ({rows[found.index(change)][4].text} … {rows[found.index(change)][5].text})"
                data.append(
                    {
                        "name": name,
                        "value": middle,
                        "low": middle - 1,
                        "high": middle + 1,
                        "clear": change.is_clear,
                        "tip": tip,
                    }
                )
        chart = dots(data, self.say("report-head-strength"), percent=False, middle=0)
        heads = [*self.heads("figure"), one, other, *self.heads("change", "low", "high", "clear")]
        section = self._section("changes", says, Table(heads, rows), [chart] if data else [])
        return section._replace(key=f"changes-{number}", title=title)

    def _change_says(self, change: Difference) -> str:
        return self.say(
            "report-change-up" if change.change.mean > 0 else "report-change-down",
            figure=self.figure(change.name),
            before=self._figure_cell(change.name, change.base).text,
            after=self._figure_cell(change.name, change.variant).text,
        )

    def figure(self, name: str) -> str:
        if name.startswith("after-first-"):
            return self.say("report-figure-order", place=self.name_of("after_first", name.rpartition("-")[2]))
        if name.startswith("bot-"):
            return self.say("lab-share-bot", bot=self.bot(name.removeprefix("bot-")))
        return self.say(f"lab-figure-{name}")

    def _figure_cell(self, name: str, value: float) -> Cell:
        return self.share_cell(value) if _is_share(name) else self.count_cell(value, 2)

    def _change_cell(self, name: str, value: float) -> Cell:
        if _is_share(name):
            return self.points_cell(value)
        return Cell(round(value, 6), f"{'+' if value >= 0 else '−'}{self.number(abs(value), 2)}")

    # How games go

    def figures(self) -> list[Section]:
        rows = []
        for series in self.series:
            results = series.figures.results
            for place, match in enumerate(results.matches):
                if match.variant != series.figures.variant or len(results.matches) > 6 * len(self.series):
                    continue
                bots = " · ".join(dict.fromkeys(map(self.bot, match.bots)))
                for name, found in results.figures(place).items():
                    cells = [self._figure_cell(name, value) for value in (found.mean, found.low, found.high)]
                    rows.append(
                        [
                            *self._label(series.label),
                            Cell(bots, bots),
                            Cell(name, self.figure(name)),
                            *cells,
                        ]
                    )
        if not rows:
            return []
        heads = [*self._label_head(), *self.heads("bots", "figure", "mean", "low", "high")]
        return [self._section("figures", [self.say("report-figures-says")], Table(heads, rows), [])]

    def length(self) -> list[Section]:
        says, rows, data = [], [], []
        unit = ""
        for series in self.series:
            length = series.figures.length()
            if length is None:
                continue
            unit = length.unit
            shown = {name: self.number(getattr(length, name)) for name in ("p10", "median", "p90")}
            says.append(self._labelled(series.label, self.say(f"report-length-{unit}", **shown)))
            games = series.figures.games
            for bar in length.bars:
                name = (
                    self.number(bar.least)
                    if bar.least == bar.most
                    else f"{self.number(bar.least)}–{self.number(bar.most)}"
                )
                rows.append(
                    [
                        *self._label(series.label),
                        Cell(name, name),
                        self.count_cell(bar.games),
                        self.share_cell(bar.games / games),
                    ]
                )
                tip = f"{name}: {self.number(bar.games)} ({self.percent(bar.games / games)})"
                data.append(
                    {"series": series.label, "x": bar.least, "x2": bar.most + 1, "value": bar.games / games, "tip": tip}
                )
        if not data:
            return []
        heads = [*self._label_head(), *self.heads(unit, "games", "share-games")]
        chart = histogram(data, self.say(f"report-head-{unit}"), self.say("report-head-share-games"))
        return [self._section("length", says, Table(heads, rows), [chart])]

    def rounds(self) -> list[Section]:
        says, rows, data = [], [], []
        for series in self.series:
            found = series.figures.rounds()
            if not found:
                continue
            early, late = found[min(1, len(found) - 1)], found[-1]
            says.append(
                self._labelled(
                    series.label,
                    self.say(
                        "report-rounds-says",
                        early=self.number(early.answers, 1),
                        first=early.round,
                        late=self.number(late.answers, 1),
                        last=late.round,
                        forced=self.percent(
                            sum(one.forced * one.decisions for one in found) / sum(one.decisions for one in found), 0
                        ),
                    ),
                )
            )
            for one in found:
                rows.append(
                    [
                        *self._label(series.label),
                        self.count_cell(one.round),
                        self.share_cell(one.reached),
                        self.count_cell(one.decisions, 1),
                        self.count_cell(one.answers, 1),
                        self.share_cell(one.forced),
                    ]
                )
                tip = self.say(
                    "report-rounds-tip",
                    round=one.round,
                    answers=self.number(one.answers, 1),
                    decisions=self.number(one.decisions, 1),
                    forced=self.percent(one.forced),
                )
                data.append(
                    {
                        "series": series.label,
                        "x": one.round,
                        "answers": one.answers,
                        "decisions": one.decisions,
                        "forced": one.forced,
                        "tip": tip,
                    }
                )
        if not data:
            return []
        heads = [*self._label_head(), *self.heads("round", "reached", "decisions", "answers", "forced")]
        round_ = self.say("report-head-round")
        charts = [
            lines(data, round_, "answers", self.say("report-head-answers")),
            lines(data, round_, "decisions", self.say("report-head-decisions")),
            lines(data, round_, "forced", self.say("report-head-forced"), percent=True),
        ]
        return [self._section("rounds", says, Table(heads, rows), charts)]

    def leads(self) -> list[Section]:
        says, rows, data = [], [], []
        for series in self.series:
            found = series.figures.leads()
            for lead in found:
                name = self.percent(lead.after, 0)
                rows.append(
                    [
                        *self._label(series.label),
                        Cell(lead.after, name),
                        self.share_cell(lead.somebody),
                        *self._estimate_cells(lead.won, self.share_cell),
                    ]
                )
                tip = f"{name}: {self.percent(lead.won.mean)} ({self.percent(lead.won.low)}–{self.percent(lead.won.high)})"
                data.append(
                    {
                        "series": series.label,
                        "name": name,
                        "value": lead.won.mean,
                        "low": lead.won.low,
                        "high": lead.won.high,
                        "tip": tip,
                    }
                )
            half = next((lead for lead in found if lead.after == 0.5), None)
            if half is not None:
                shown = {name: self.percent(getattr(half.won, name), 0) for name in ("mean", "low", "high")}
                says.append(
                    self._labelled(
                        series.label,
                        self.say(
                            "report-leads-says",
                            somebody=self.percent(half.somebody, 0),
                            fair=self.percent(1 / self.experiment.players, 0),
                            **shown,
                        ),
                    )
                )
        if not data:
            return []
        heads = [*self._label_head(), *self.heads("after", "somebody", "leader-wins", "low", "high")]
        chart = self._coloured(
            dots(data, self.say("report-head-leader-wins"), percent=True, middle=1 / self.experiment.players, sort=None)
        )
        return [self._section("leads", says, Table(heads, rows), [chart])]

    def drama(self) -> list[Section]:
        says, rows, data = [], [], []
        for series in self.series:
            drama = series.figures.drama()
            if drama is None:
                continue
            says.append(self._labelled(series.label, self._drama_says(drama)))
            for name, found in drama.figures.items():
                cells = self._estimate_cells(found, partial(self._figure_cell, name))
                rows.append([*self._label(series.label), Cell(name, self.figure(name)), *cells])
            games = sum(count for _, _, count in drama.deepest)
            for least, most, count in drama.deepest:
                tip = f"{self.number(100 * least)}–{self.number(100 * most)}: {self.number(count)} ({self.percent(count / games)})"
                data.append(
                    {
                        "series": series.label,
                        "x": 100 * least,
                        "x2": 100 * most,
                        "value": count / games,
                        "tip": tip,
                    }
                )
        if not rows:
            return []
        heads = [*self._label_head(), *self.heads("figure", "mean", "low", "high")]
        chart = histogram(data, self.say("report-head-deepest"), self.say("report-head-share-games"))
        return [self._section("drama", says, Table(heads, rows), [chart] if data else [])]

    def _drama_says(self, drama: Drama) -> str:
        deepest, changes = drama.figures["deepest"], drama.figures["estimate-lead-changes"]
        return " ".join(
            [
                self.say(
                    "report-drama-says",
                    deepest=self.number(100 * deepest.mean),
                    low=self.number(100 * max(0.0, deepest.low)),
                    high=self.number(100 * deepest.high),
                    lowest=self.percent(drama.figures["lowest"].mean, 0),
                    games=drama.games,
                    error=self.number(100 * drama.error),
                ),
                self.say(
                    "report-drama-changes",
                    changes=self.number(changes.mean, 1),
                    low=self.number(max(0.0, changes.low), 1),
                    high=self.number(changes.high, 1),
                    last=self.percent(drama.figures["estimate-last-lead-change"].mean, 0),
                ),
            ]
        )

    def openness(self) -> list[Section]:
        says, rows, data = [], [], []
        for series in self.series:
            found = series.figures.openness()
            for one in found:
                stretch = f"{self.number(100 * one.since)}–{self.percent(one.until, 0)}"
                rows.append(
                    [
                        *self._label(series.label),
                        Cell(stretch, stretch),
                        *self._estimate_cells(one.uncertainty, self.share_cell),
                        *self._estimate_cells(one.favourite_wins, self.share_cell),
                    ]
                )
                data.append(
                    {
                        "series": series.label,
                        "x": 50 * (one.since + one.until),
                        "uncertainty": one.uncertainty.mean,
                        "won": one.favourite_wins.mean,
                        "tip": self.say("report-openness-tip", stretch=stretch, **self._openness(one, "uncertainty")),
                    }
                )
            middle = next((one for one in found if one.since == 0.5), None)
            if middle is not None:
                told = self.say("report-openness-says", **self._openness(middle, "mean"))
                says.append(self._labelled(series.label, told))
        if not data:
            return []
        wins = [self.say("report-head-favourite-wins"), *self.heads("low", "high")]
        heads = [*self._label_head(), *self.heads("stretch", "uncertainty", "low", "high"), *wins]
        progress = self.say("report-head-progress")
        charts = [
            lines(data, progress, "uncertainty", self.say("report-head-uncertainty"), percent=True),
            lines(data, progress, "won", self.say("report-head-favourite-wins"), percent=True),
        ]
        return [self._section("openness", says, Table(heads, rows), charts)]

    def _openness(self, one: Openness, mean: str) -> dict[str, str]:
        """The words of a stretch; ``mean``: how the sentence calls its uncertainty."""
        shown = {mean: one.uncertainty.mean, "low": one.uncertainty.low, "high": one.uncertainty.high}
        won = one.favourite_wins
        shown |= {"won": won.mean, "won-low": max(0.0, won.low), "won-high": min(1.0, won.high)}
        return {name: self.percent(value, 0) for name, value in shown.items()}

    def endings(self) -> list[Section]:
        rows, data, says = [], [], []
        for series in self.series:
            found = series.figures.endings()
            for kind, share in found:
                rows.append([*self._label(series.label), Cell(kind, kind), self.share_cell(share)])
                data.append(
                    {"series": series.label, "name": kind, "value": share, "tip": f"{kind}: {self.percent(share)}"}
                )
            if found:
                says.append(
                    self._labelled(
                        series.label,
                        self.say(
                            "report-endings-says",
                            count=len(found),
                            kind=found[0][0],
                            share=self.percent(found[0][1], 0),
                        ),
                    )
                )
        if len({row[-2].text for row in rows}) < 2:
            return []
        heads = [*self._label_head(), *self.heads("ending", "share-games")]
        return [
            self._section(
                "endings", says, Table(heads, rows), [self._coloured(bars(data, self.say("report-head-share-games")))]
            )
        ]

    # Cards and answers

    def cards(self) -> list[Section]:
        found = self.base.cards()
        if not found:
            return []
        clear = [card for card in found if card.stands_out(len(found))]
        says = [
            self._cards_say(kind, chosen)
            for kind, chosen in (
                ("up", [one for one in clear if one.seen.mean > 0]),
                ("down", [one for one in clear if one.seen.mean < 0]),
            )
            if chosen
        ]
        if not clear:
            widths = sorted((one.seen.high - one.seen.low) / 2 for one in found)
            says = [
                self.say("report-cards-none", count=len(found), width=self.number(100 * widths[len(widths) // 2], 0))
            ]
        idle = [one for one in found if one.use_rate == 0]
        if idle:
            says.append(
                self.say("report-cards-idle", count=len(idle), names=", ".join(self.card(one) for one in idle[:5]))
            )
        has_hands = any(one.opening.deals for one in found)
        heads = self.heads(
            "card", "deals", "seen-rate", "use-rate", "seen", "low", "high", "used", *(["opening"] if has_hands else [])
        )
        rows = [
            [
                Cell(one.card, self.card(one)),
                self.count_cell(one.deals),
                self.share_cell(one.seen_rate),
                self.share_cell(one.use_rate),
                *self._estimate_cells(one.seen, self.points_cell),
                self.points_cell(one.used.mean) if one.used.deals else Cell("", "–"),
                *([self.points_cell(one.opening.mean) if one.opening.deals else Cell("", "–")] if has_hands else []),
            ]
            for one in sorted(found, key=lambda one: -one.seen.mean)
        ]
        data = [
            {
                "x": one.use_rate,
                "value": 100 * one.seen.mean,
                "low": 100 * one.seen.low,
                "high": 100 * one.seen.high,
                "clear": one in clear,
                "tip": f"{self.card(one)}: {self.points(one.seen.mean)} ({self.points(one.seen.low)} … {self.points(one.seen.high)}), {self.say('report-head-use-rate').lower()} {self.percent(one.use_rate, 0)}",
            }
            for one in found
        ]
        chart = scatter(data, self.say("report-head-use-rate"), self.say("report-head-seen"))
        return [self._section("cards", says, Table(heads, rows), [chart])]

    def _cards_say(self, kind: str, chosen: list[CardFigures]) -> str:
        best = max(chosen, key=lambda one: abs(one.seen.mean))
        return self.say(
            f"report-cards-{kind}",
            count=len(chosen),
            card=self.card(best),
            points=self.number(abs(100 * best.seen.mean), 1),
            low=self.points(best.seen.low),
            high=self.points(best.seen.high),
        )

    def card(self, card: CardFigures) -> str:
        return self.game.named(card.card, self.words)

    def answers(self) -> list[Section]:
        found = self.base.answers()
        if not found:
            return []
        never = [one for one in found if not one.used]
        offered = {(one.question, one.verb) for one in found}
        names = ", ".join(f"{one.verb} ({one.question})" for one in sorted(never, key=lambda one: -one.offered)[:6])
        says = [
            self.say("report-answers-never", count=len(never), all=len(offered), names=names)
            if never
            else self.say("report-answers-all", all=len(offered))
        ]
        rows, data = [], []
        for one in found:
            question = (
                self.words.say(f"question-{one.question}")
                if self.words.has(f"question-{one.question}")
                else one.question
            )
            rate = one.used / one.offered
            rows.append(
                [
                    Cell(one.question, question),
                    Cell(one.verb, one.verb),
                    self.count_cell(one.offered),
                    self.count_cell(one.used),
                    self.share_cell(rate),
                ]
            )
            data.append(
                {
                    "name": f"{one.verb} ({one.question})",
                    "value": rate,
                    "tip": f"{one.verb} ({one.question}): {self.percent(rate)} / {self.number(one.offered)}",
                }
            )
        chart = bars(data[:_MOST_DOTS], self.say("report-head-use-rate"))
        return [
            self._section(
                "answers", says, Table(self.heads("question", "answer", "offered", "given", "use-rate"), rows), [chart]
            )
        ]

    # Parts of sections

    def _section(self, key: str, says: list[str], table: Table, charts: list[Spec]) -> Section:
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
        return [cell(value) for value in (estimate.mean, estimate.low, estimate.high)]

    def _range(self, share: Share) -> str:
        return f"{self.percent(share.share)} ({self.percent(share.low)}–{self.percent(share.high)})"

    def _dot(self, label: str, name: str, share: Share) -> dict[str, Any]:
        tip = f"{name}: {self._range(share)}"
        tip = f"{label} · {tip}" if len(self.series) > 1 else tip
        return {"series": label, "name": name, "value": share.share, "low": share.low, "high": share.high, "tip": tip}

    def _share_dots(self, data: list[dict[str, Any]], key: str, fair: float) -> Spec:
        return self._coloured(dots(data, self.say("report-head-share"), percent=True, middle=fair))

    def _coloured(self, spec: Spec) -> Spec:
        """One colour for each of the series, beside each other."""
        return by_series(spec, [series.label for series in self.series]) if len(self.series) > 1 else spec


def _is_share(name: str) -> bool:
    return name in SHARES or name.startswith(("after-first-", "bot-"))


def _strength(change: Difference) -> float:
    half = (change.change.high - change.change.low) / 2
    return abs(change.change.mean) / half if half else float("inf")
