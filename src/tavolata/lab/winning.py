"""Who wins a game, and what a variant changes: sections of a report."""

from __future__ import annotations

from functools import partial

from tavolata.lab.charts import dots, heat, stack
from tavolata.lab.experiment import WITHOUT
from tavolata.lab.intervals import SHARE
from tavolata.lab.pen import MOST_DOTS, Cell, Pen, ReportTable, Section
from tavolata.lab.ratings import ratings_of
from tavolata.lab.report import Share
from tavolata.lab.results import Difference, compare

#: What the sections of the shares are called.
_COLUMN_TITLES = {"bot": "bots", "deck": "decks", "after_first": "order", "seat": "seats", "role": "roles"}


class Winning(Pen):
    """Shares of seats, bots and decks, their ratings, how much is skill; differences of variants and runs."""

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
        charts = [self._share_dots(data, key, fair)] if len(data) <= MOST_DOTS * len(found) else []
        return [self._section(key, says, ReportTable(heads, rows), charts)]

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
        if not says and all((share.low, share.high) == SHARE for share in shares):
            says.append(self._few(self._deals_of(label)))
        elif not says:
            width = max((share.high - share.low) / 2 for share in shares)
            deals = self.number(self._deals_of(label))
            fair = self.percent(shares[0].fair)
            says.append(self.say("report-share-none", fair=fair, width=self.number(100 * width), deals=deals))
        return [self._labelled(label, " ".join(says))]

    def _deals_of(self, label: str) -> int:
        return next(series.figures.deals for series in self.series if series.label == label)

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
            self._section(
                "restricted", says, ReportTable(heads, rows), [self._share_dots(data, "bots", found[0][1].fair)]
            )
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
                "meetings",
                says,
                ReportTable(self.heads("decks", "against", "share", "low", "high", "games"), rows),
                [chart],
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
        return [self._section("ratings", says, ReportTable(self.heads("bots", "elo", "error"), rows), [chart])]

    def skill(self) -> list[Section]:
        found = [(series.label, skill) for series in self.series if (skill := series.figures.skill()) is not None]
        if not found:
            return []
        says, rows, data = [], [], []
        for label, skill in found:
            shown = {
                "skill": skill.skill.mean,
                "low": skill.skill.low,
                "high": skill.skill.high,
                "deal": skill.deal.mean,
                "rest": skill.rest.mean,
            }
            parts = {name: self.percent(value, 0) for name, value in shown.items()}
            told = self.say("report-skill-says", **parts) if skill.skill.is_told else self._few(self._deals_of(label))
            says.append(self._labelled(label, told))
            for place, (part, estimate) in enumerate(zip(("skill", "deal", "rest"), skill, strict=True)):
                name = self.say(f"report-skill-{part}")
                rows.append([*self._label(label), Cell(part, name), *self._estimate_cells(estimate, self.share_cell)])
                tip = f"{name}: {self._estimate_range(estimate)}"
                data.append({"series": label, "part": name, "place": place, "value": estimate.mean, "tip": tip})
        heads = [*self._label_head(), *self.heads("part", "variance", "low", "high")]
        return [self._section("skill", says, ReportTable(heads, rows), [stack(data, self.say("report-head-variance"))])]

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
        elif not found[0].change.is_told:
            says = [self._few(found[0].change.deals)]
        else:
            says = [self.say("report-changes-none", all=len(found), deals=self.number(found[0].change.deals))]
        rows = [
            [
                Cell(change.name, self.figure(change.name)),
                self._figure_cell(change.name, change.base),
                self._figure_cell(change.name, change.variant),
                *self._estimate_cells(change.change, partial(self._change_cell, change.name)),
                Cell(int(change.is_clear), self.say("report-yes") if change.is_clear else "–"),
            ]
            for change in found
        ]
        data = []
        for change in found:
            half = (change.change.high - change.change.low) / 2
            if half > 0 and change.change.is_told:
                name, middle = self.figure(change.name), (change.change.high + change.change.low) / 2 / half
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
        section = self._section("changes", says, ReportTable(heads, rows), [chart] if data else [])
        return section._replace(key=f"changes-{number}", title=title)

    def _change_says(self, change: Difference) -> str:
        return self.say(
            "report-change-up" if change.change.mean > 0 else "report-change-down",
            figure=self.figure(change.name),
            before=self._figure_cell(change.name, change.base).text,
            after=self._figure_cell(change.name, change.variant).text,
        )


def _strength(change: Difference) -> float:
    half = (change.change.high - change.change.low) / 2
    return abs(change.change.mean) / half if half else float("inf")
