"""How games go, and what their cards and answers do: sections of a report."""

from __future__ import annotations

from functools import partial

from tavolata.lab.charts import bars, dots, histogram, lines, scatter
from tavolata.lab.figures import AnswerFigures, CardFigures, Drama, Lead, Openness
from tavolata.lab.pen import MOST_DOTS, Cell, Pen, ReportTable, Section
from tavolata.lab.report import ending_said


class Course(Pen):
    """Length, rounds, leads, drama, endings; cards and answers."""

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
                    cells = self._estimate_cells(found, partial(self._figure_cell, name))
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
        return [self._section("figures", [self.say("report-figures-says")], ReportTable(heads, rows), [])]

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
        return [self._section("length", says, ReportTable(heads, rows), [chart])]

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
        return [self._section("rounds", says, ReportTable(heads, rows), charts)]

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
                if not lead.won.is_told:
                    continue
                tip = f"{name}: {self._estimate_range(lead.won)}"
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
                says.append(self._labelled(series.label, self._lead_says(half)))
        if not rows:
            return []
        heads = [*self._label_head(), *self.heads("after", "somebody", "leader-wins", "low", "high")]
        chart = self._coloured(
            dots(data, self.say("report-head-leader-wins"), percent=True, middle=1 / self.experiment.players, sort=None)
        )
        return [self._section("leads", says, ReportTable(heads, rows), [chart] if data else [])]

    def _lead_says(self, half: Lead) -> str:
        if not half.won.is_told:
            return self._few(half.won.deals)
        shown = {name: self.percent(getattr(half.won, name), 0) for name in ("mean", "low", "high")}
        somebody, fair = self.percent(half.somebody, 0), self.percent(1 / self.experiment.players, 0)
        return self.say("report-leads-says", somebody=somebody, fair=fair, **shown)

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
        return [self._section("drama", says, ReportTable(heads, rows), [chart] if data else [])]

    def _drama_says(self, drama: Drama) -> str:
        deepest, changes = drama.figures["deepest"], drama.figures["estimate-lead-changes"]
        if not deepest.is_told:  # in all other games several won
            return self._few(deepest.deals)
        return " ".join(
            [
                self.say(
                    "report-drama-says",
                    deepest=self.number(100 * deepest.mean),
                    low=self.number(100 * deepest.low),
                    high=self.number(100 * deepest.high),
                    lowest=self.percent(drama.figures["lowest"].mean, 0),
                    games=drama.games,
                    error=self.number(100 * drama.error),
                ),
                self.say(
                    "report-drama-changes",
                    changes=self.number(changes.mean, 1),
                    low=self.number(changes.low, 1),
                    high=self.number(changes.high, 1),
                    last=self.percent(drama.figures["estimate-last-lead-change"].mean, 0),
                )
                if changes.mean > 0
                else self.say("report-drama-steady"),
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
                        "tip": self._openness_tip(one, stretch),
                    }
                )
            middle = next((one for one in found if one.since == 0.5), None)
            if middle is not None:
                told = self._few(middle.uncertainty.deals)
                if middle.uncertainty.is_told:
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
        return [self._section("openness", says, ReportTable(heads, rows), charts)]

    def _openness_tip(self, one: Openness, stretch: str) -> str:
        if not one.uncertainty.is_told:
            return f"{stretch}: {self._estimate_range(one.uncertainty)}"
        return self.say("report-openness-tip", stretch=stretch, **self._openness(one, "uncertainty"))

    def _openness(self, one: Openness, mean: str) -> dict[str, str]:
        """The words of a stretch; ``mean``: how the sentence calls its uncertainty."""
        shown = {mean: one.uncertainty.mean, "low": one.uncertainty.low, "high": one.uncertainty.high}
        won = one.favourite_wins
        shown |= {"won": won.mean, "won-low": won.low, "won-high": won.high}
        return {name: self.percent(value, 0) for name, value in shown.items()}

    def endings(self) -> list[Section]:
        rows, data, says = [], [], []
        for series in self.series:
            found = series.figures.endings()
            for kind, share in found:
                name = ending_said(kind, self.words)
                rows.append([*self._label(series.label), Cell(kind, name, kept=kind), self.share_cell(share)])
                data.append(
                    {"series": series.label, "name": name, "value": share, "tip": f"{name}: {self.percent(share)}"}
                )
            if found:
                says.append(
                    self._labelled(
                        series.label,
                        self.say(
                            "report-endings-says",
                            count=len(found),
                            kind=ending_said(found[0][0], self.words),
                            share=self.percent(found[0][1], 0),
                        ),
                    )
                )
        if len({row[-2].text for row in rows}) < 2:
            return []
        heads = [*self._label_head(), *self.heads("ending", "share-games")]
        return [
            self._section(
                "endings",
                says,
                ReportTable(heads, rows),
                [self._coloured(bars(data, self.say("report-head-share-games")))],
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
        has_hands = any(one.opening.is_told for one in found)
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
                self.points_cell(one.used.mean) if one.used.is_told else Cell("", "–"),
                *([self.points_cell(one.opening.mean) if one.opening.is_told else Cell("", "–")] if has_hands else []),
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
        return [self._section("cards", says, ReportTable(heads, rows), [chart])]

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

    def _question(self, name: str) -> str:
        """As people are asked it, where it needs no more words than that."""
        key = f"question-{name}"
        said = self.words.say(key) if self.words.has(key) else name
        return name if said.startswith("[") else said

    def _answer(self, one: AnswerFigures) -> str:
        """The verb as it is typed, and to which question."""
        return f"{one.verb} ({self._question(one.question)})"

    def answers(self) -> list[Section]:
        found = self.base.answers()
        if not found:
            return []
        never = [one for one in found if not one.used]
        offered = {(one.question, one.verb) for one in found}
        names = "; ".join(map(self._answer, sorted(never, key=lambda one: -one.offered)[:6]))
        says = [
            self.say("report-answers-never", count=len(never), all=len(offered), names=names)
            if never
            else self.say("report-answers-all", all=len(offered))
        ]
        rows, data = [], []
        for one in found:
            rate = one.used / one.offered
            rows.append(
                [
                    Cell(one.question, self._question(one.question), kept=one.question),
                    Cell(one.verb, one.verb),
                    self.count_cell(one.offered),
                    self.count_cell(one.used),
                    self.share_cell(rate),
                ]
            )
            data.append(
                {
                    "name": self._answer(one),
                    "value": rate,
                    "tip": f"{self._answer(one)}: {self.percent(rate)} / {self.number(one.offered)}",
                }
            )
        chart = bars(data[:MOST_DOTS], self.say("report-head-use-rate"))
        return [
            self._section(
                "answers",
                says,
                ReportTable(self.heads("question", "answer", "offered", "given", "use-rate"), rows),
                [chart],
            )
        ]
