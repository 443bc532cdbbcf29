"""What a report says, in one language: sections with a sentence that says how sure it is, a table, and charts.

The figures come from ``figures`` and ``results``; the sections are written in ``winning`` and ``course``, with the ``pen``; the look
of it is the business of ``page``. Charts are Vega-Lite as plain data, without colours: the page has those.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tavolata.lab.course import Course
from tavolata.lab.pen import Section
from tavolata.lab.results import Results
from tavolata.lab.winning import Winning

#: More rows stand in the file to download, not on the page.
MOST_ROWS = 60


class Document(NamedTuple):
    language: str
    title: str
    #: What was played, name and value.
    facts: list[tuple[str, str]]
    warnings: list[str]
    sections: list[Section]


def document_of(language: str, runs: Sequence[Results]) -> Document:
    """The report of one run, or of two that are compared."""
    return _Writer(language, runs).document()


class _Writer(Winning, Course):
    """The whole, section by section."""

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
        bots = dict.fromkeys(bot for series in self.series for match in series.figures.matches for bot in match.bots)
        facts = [
            ("players", self._of_runs(lambda run: self.number(run.experiment.players))),
            ("bots", ", ".join(map(self._bot_of_file, bots))),
            ("deals", self.number(max(series.figures.deals for series in self.series))),
            ("games", self.number(sum(series.figures.games for series in self.series))),
            ("seed", self._of_runs(lambda run: str(run.experiment.seed))),
            ("rules", self._of_runs(_version_of)),
        ]
        if any(run.experiment.options for run in self.runs):
            facts.insert(1, ("options", self._of_runs(_options_of)))
        digests = [run.run.file.digest[:16] for run in self.runs if run.run.file.digest]
        if digests:
            facts.append(("digest", " · ".join(digests)))
        return [(self.say(f"report-fact-{key}"), value) for key, value in facts]

    def _of_runs(self, told: Callable[[Results], str]) -> str:
        """What holds for all runs, or for one and then the other."""
        return " · ".join(dict.fromkeys(map(told, self.runs)))

    def _bot_of_file(self, name: str) -> str:
        """With the name that it has in files and commands, once in a report: whoever reads it may want to write the next one."""
        shown = self.bot(name)
        return shown if shown.lower() == name else f"{shown} ({name})"

    def warnings(self) -> list[str]:
        found = []
        if len(set(map(_version_of, self.runs))) > 1:
            versions = ", ".join(f"{run.run.folder.name}: {_version_of(run)}" for run in self.runs)
            found.append(self.say("report-versions", versions=versions))
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
                found += [self.say("lab-broke", **one._asdict() | {"seed": str(one.seed)}) for one in run.failures()]
        if not self.base.games:
            found.append(self.say("report-nothing"))
        return found


def _version_of(run: Results) -> str:
    """The rules that a run was played by."""
    return f"{run.run.file.rules} (Tavolata {run.run.file.tavolata})"


def _options_of(run: Results) -> str:
    return ", ".join(f"{name} = {value}" for name, value in run.experiment.options.items()) or "–"
