"""What a run says: shares with intervals over deals, lengths, leads, endings, and what a variant changes.

A deal is one observation, however many games it gave: its games share cards and luck and are not independent of each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

from tavolata.engine import FileError, SetupError
from tavolata.lab.experiment import BASE, matches_of
from tavolata.lab.intervals import (
    CHANGE,
    COUNT,
    SHARE,
    SHARE_CHANGE,
    Estimate,
    apart,
    estimated,
    over_deals,
    share_over_deals,
)
from tavolata.lab.report import Share
from tavolata.lab.runs import TABLES, Run, open_run
from tavolata.lab.skill import skill_change

if TYPE_CHECKING:
    import duckdb
    import pyarrow


class Results:
    """The rows of a run, opened. ``results.table("games")`` is an Arrow table, ``results.query(...)`` any question in SQL."""

    def __init__(self, run: Run) -> None:
        import duckdb

        self.run = run
        self.experiment = run.experiment
        self.matches = matches_of(run.experiment)
        self.connection: duckdb.DuckDBPyConnection = duckdb.connect()
        #: What was asked before: a report asks for everything once in each language.
        self._answers: dict[tuple[object, ...], list[tuple[Any, ...]]] = {}
        chunks, damaged = run.look()
        #: Files that cannot be read: cut short, lost, or not written by us. Their chunks are left out as a whole.
        self.damaged: list[Path] = damaged
        self._chunks = {f"{number:06}" for number in chunks}
        for name, record in TABLES.items():
            self._open(name, record)
        self._open_matches()
        self.connection.execute(_MOMENTS)
        self.connection.execute(_DRAMA)

    def _open(self, name: str, record: type[Any]) -> None:
        files = [str(path) for path in self._whole(name)]
        rows = self.connection.read_parquet(files) if files else None
        there = rows.columns if rows is not None else []
        # What a run of an earlier format did not write down is there, and empty.
        lacking = [
            f"{_EMPTY[kind]}::{_SQL[kind]} AS {field}"
            for field, kind in get_type_hints(record).items()
            if field not in there
        ]
        if rows is None:
            self.connection.execute(f"CREATE VIEW {name} AS SELECT {', '.join(lacking)} WHERE false")
        else:
            rows.project(", ".join(["*", *lacking])).create_view(name)

    def _open_matches(self) -> None:
        """Who met whom under which options, by the number that the rows have."""
        import pyarrow

        numbered = list(enumerate(self.matches))
        options = [", ".join(f"{name}={value}" for name, value in match.options.items()) for match in self.matches]
        matches = pyarrow.table(
            {
                "match": pyarrow.array([number for number, _ in numbered], pyarrow.int64()),
                "variant": pyarrow.array([match.variant for match in self.matches], pyarrow.string()),
                "options": pyarrow.array(options, pyarrow.string()),
                "bots": pyarrow.array([", ".join(match.bots) for match in self.matches], pyarrow.string()),
                "decks": pyarrow.array([", ".join(match.decks) for match in self.matches], pyarrow.string()),
            }
        )
        self.connection.register("matches", matches)

    def _whole(self, name: str) -> Iterator[Path]:
        """The files of the chunks that are whole."""
        return (path for path in sorted((self.run.folder / name).glob("*.parquet")) if path.stem in self._chunks)

    @property
    def missing_games(self) -> int:
        """How many games of the run are not here: not played yet, or in files that were lost."""
        return self.run.plan.games() - int(self.query("SELECT count(*) FROM games")[0][0])

    def table(self, name: str) -> pyarrow.Table:
        """``games``, ``players``, ``decisions``, ``events``, ``cards``, ``estimates`` or ``matches``, with all its columns."""
        return self.connection.table(name).to_arrow_table()

    def tables(self) -> dict[str, pyarrow.Table]:
        """All of them by name."""
        return {name: self.table(name) for name in (*TABLES, "matches")}

    def ask(self, question: str) -> pyarrow.Table:
        """The answer to a question in SQL as an Arrow table: ``.to_pandas()``, ``polars.from_arrow`` and charts take it."""
        return self.connection.sql(question).to_arrow_table()

    def query(self, question: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """The answer to a question in SQL, row by row. The rows of a run that was opened do not change, so it is asked once."""
        key = (question, *values)
        if key not in self._answers:
            self._answers[key] = self.connection.execute(question, list(values)).fetchall()
        return self._answers[key]

    @property
    def has_drama(self) -> bool:
        """Whether a strong bot has judged some of its games."""
        return bool(self.query("SELECT count(*) FROM estimates")[0][0])

    # Who wins

    def shares(self, match: int, column: str) -> list[Share]:
        """The share of victories by a column of the players: ``bot``, ``deck``, ``seat``, ``after_first``, ``place``."""
        assert column in ("bot", "deck", "seat", "after_first", "place")
        found = self.query(
            f"""
            WITH games_of AS (SELECT deal, count(DISTINCT rotation) AS games FROM players WHERE match = $1 AND rank > 0 GROUP BY deal),
            won AS (
                SELECT deal, {column} AS name, sum(won) AS won, count(*) AS seats
                FROM players WHERE match = $1 AND rank > 0 GROUP BY deal, name
            )
            SELECT name, sum(won.won), avg(won.won / games), coalesce(stddev_samp(won.won / games), 0), count(*), avg(seats / games), sum(games)
            FROM won JOIN games_of USING (deal) GROUP BY name ORDER BY name
            """,
            [match],
        )
        return [
            share_over_deals(str(name), wins, mean, spread, deals, seats / self.experiment.players, int(games))
            for name, wins, mean, spread, deals, seats, games in found
        ]

    def figures(self, match: int) -> dict[str, Estimate]:
        """What a game of a match is like, each figure with its interval."""
        found = {}
        for figures, rows in _figures_of(self):
            by_deal = ", ".join(f'avg({expression}) AS "{name}"' for name, expression in figures.items())
            whole = ", ".join(over_deals(f'"{name}"') for name in figures)
            (row,) = self.query(
                f"SELECT {whole} FROM (SELECT {by_deal} FROM {rows} AND match = $1 GROUP BY deal)", [match]
            )
            if not row[2]:
                continue  # no game came to its end, or none was judged
            found.update(
                {name: estimated(row[3 * place : 3 * place + 3], bounds_of(name)) for place, name in enumerate(figures)}
            )
        return found

    def endings(self, match: int) -> list[tuple[str, float]]:
        """How the games ended, the most frequent first, as shares."""
        return [
            (str(kind), share)
            for kind, share in self.query(
                "SELECT ending, count(*) / sum(count(*)) OVER () AS share FROM games WHERE match = $1 AND finished GROUP BY ending ORDER BY share DESC, ending",
                [match],
            )
        ]

    def count(self, match: int) -> dict[str, int]:
        """How many games there are, came to an end, were stopped for their length, broke."""
        row = self.query(
            """SELECT count(*), count(*) FILTER (finished), count(*) FILTER (NOT finished AND error = ''),
            count(*) FILTER (error <> '') FROM games WHERE match = $1""",
            [match],
        )[0]
        return dict(zip(("games", "finished", "stopped", "broken"), map(int, row), strict=True))

    def failures(self) -> list[Breakdown]:
        """What broke games, each once, the most frequent first, with the first deal in which it did."""
        found = self.query(
            """SELECT error, count(*), arg_min(deal, (deal, match, rotation)), arg_min(seed, (deal, match, rotation))
            FROM games WHERE error <> '' GROUP BY error ORDER BY count(*) DESC, error LIMIT $1""",
            [FAILURES_TOLD],
        )
        return [Breakdown(*row) for row in found]

    # What a variant changes

    def differences(self, variant: str) -> list[Difference]:
        """Deal by deal, the variant less the base: figures of the game, the shares of those who begin earlier or later, skill."""
        if variant not in self.experiment.variants:
            raise FileError("error-run-variant", {"name": variant, "known": ", ".join(self.experiment.variants) or "-"})
        return _differences((self, BASE), (self, variant), paired=True)

    def matches_called(self, variant: str) -> list[int]:
        """The numbers of a variant's matches."""
        return [number for number, match in enumerate(self.matches) if match.variant == variant]


def compare(one: Results, other: Results) -> list[Difference]:
    """The second run less the first, by the options of their files. Deal by deal where they share their deals."""
    paired = one.experiment.seed == other.experiment.seed and one.experiment.players == other.experiment.players
    return _differences((one, BASE), (other, BASE), paired)


#: A variant of a run.
_Side = tuple[Results, str]


def _differences(one: _Side, other: _Side, paired: bool) -> list[Difference]:
    found = [_difference(name, question, one, other, paired) for name, question in _questions(one[0], other[0])]
    skill = skill_change((one[0], one[0].matches_called(one[1])), (other[0], other[0].matches_called(other[1])))
    if skill is not None and paired:
        found.append(Difference("skill", *skill))
    return found


def _questions(one: Results, other: Results) -> list[tuple[str, str]]:
    """Figures, and how each is had from the rows deal by deal. The games of all line-ups of a deal are one observation."""
    found = [
        (name, f"SELECT deal, avg({expression}) AS x FROM {rows} AND match IN {{matches}} GROUP BY deal")
        for figures, rows in _figures_of(*dict.fromkeys((one, other)))
        for name, expression in figures.items()
    ]
    share = "SELECT deal, avg(won) AS x FROM players WHERE rank > 0 AND match IN {{matches}} AND {which} GROUP BY deal"
    for after in range(min(one.experiment.players, other.experiment.players)):
        found.append((f"after-first-{after}", share.format(which=f"after_first = {after}")))
    bots = [bot for bot in dict.fromkeys(one.experiment.bots) if bot in other.experiment.bots]
    if len(set(one.experiment.bots)) > 1:
        found += [(f"bot-{bot}", share.format(which=f"bot = '{bot}'")) for bot in bots]
    return found


def _difference(name: str, question: str, one: _Side, other: _Side, paired: bool) -> Difference:
    before, after = (question.format(matches=_numbers(*side)) for side in (one, other))
    # Who wins a deal is one thing or the other; the other shares are measured, and may well be the same in all deals.
    bounds = SHARE_CHANGE if name.startswith(WON_BY) else CHANGE
    if not paired:
        first = one[0].query(f"SELECT {over_deals('x')} FROM ({before})")[0]
        second = other[0].query(f"SELECT {over_deals('x')} FROM ({after})")[0]
        return Difference(name, first[0] or 0.0, second[0] or 0.0, apart(first, second, bounds))
    asked = f"SELECT avg(base.x), avg(other.x), {over_deals('other.x - base.x')} FROM ({before}) AS base JOIN"
    if one[0] is other[0]:
        (row,) = one[0].query(f"{asked} ({after}) AS other USING (deal)")
    else:
        one[0].connection.register("other_run", other[0].ask(after))
        (row,) = one[0].connection.execute(f"{asked} other_run AS other USING (deal)").fetchall()
    return Difference(name, row[0] or 0.0, row[1] or 0.0, estimated(row[2:], bounds))


def _numbers(run: Results, variant: str) -> str:
    return f"({', '.join(map(str, run.matches_called(variant)))})"


class Breakdown(NamedTuple):
    """Something that went wrong."""

    error: str
    games: int
    deal: int
    #: Of the cards of that deal.
    seed: int


class Difference(NamedTuple):
    """What a variant changes in a figure."""

    name: str
    base: float
    variant: float
    change: Estimate

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out that nothing changes."""
        return not self.change.low <= 0 <= self.change.high


#: Figures of a game and how they are had from its row.
FIGURES = {
    "decisions": "decisions",
    "turns": "turns",
    "rounds": "rounds",
    "branching": "answers / decisions",
    "forced": "forced / decisions",
    "lead-changes": "lead_changes",
    "last-lead-change": "last_lead_change",
}

#: The same for the games that a strong bot has judged, from their rows in ``drama``.
DRAMA_FIGURES = {
    "estimate-lead-changes": "lead_changes",
    "estimate-last-lead-change": "last_lead_change",
    "deepest": "deepest",
    "lowest": "lowest",
    "behind": "behind",
    "uncertainty": "uncertainty",
}
#: Those of both kinds that are shares of something.
SHARES = (
    "forced",
    "last-lead-change",
    "estimate-last-lead-change",
    "deepest",
    "lowest",
    "behind",
    "uncertainty",
    "skill",
)


#: More that went wrong is counted, not told.
FAILURES_TOLD = 5

#: What the names of those begin with that are shares of victories.
WON_BY = ("after-first-", "bot-")


def is_share(name: str) -> bool:
    """Whether a figure, by its name, is a share of something."""
    return name in SHARES or name.startswith(WON_BY)


def bounds_of(name: str) -> tuple[float, float]:
    """What a figure can be."""
    return SHARE if is_share(name) else COUNT


def _figures_of(*runs: Results) -> list[tuple[dict[str, str], str]]:
    """The figures that all of these runs have, and the rows they are had from."""
    found = [(FIGURES, "games WHERE finished")]
    return [*found, (DRAMA_FIGURES, "drama WHERE true")] if all(run.has_drama for run in runs) else found


#: The moments of the games that were judged: who was the favourite, whether clearly, and how open the game was: 1 if all were equally
#: likely to win, 0 if it was decided. Clearly: by more than twice the error of the difference, which is at most that of both together.
_MOMENTS = """
CREATE VIEW moments AS
WITH ranked AS (
    SELECT *, row_number() OVER (PARTITION BY match, deal, rotation, number ORDER BY chance DESC, seat) AS place FROM estimates
)
SELECT match, deal, rotation, number, any_value(progress) AS progress,
    any_value(seat) FILTER (place = 1) AS favourite,
    max(chance) AS best,
    max(chance) - max(chance) FILTER (place = 2) > 2 * sum(error) FILTER (place <= 2) AS clear,
    -sum(CASE WHEN chance > 0 THEN chance * ln(chance) ELSE 0 END) / ln(count(*)) AS uncertainty
FROM ranked GROUP BY match, deal, rotation, number
"""
#: The games that were judged. A lead is a clear one, and to win is one, too. What concerns the winner is missing where several won.
_DRAMA = """
CREATE VIEW drama AS
WITH winners AS (SELECT match, deal, rotation, seat FROM players WHERE won = 1),
leads AS (
    SELECT match, deal, rotation, number, progress, favourite AS leader FROM moments WHERE clear
    UNION ALL
    SELECT match, deal, rotation, decisions, 1.0, seat FROM winners JOIN games USING (match, deal, rotation)
    WHERE (match, deal, rotation) IN (SELECT (match, deal, rotation) FROM moments)
),
turns AS (SELECT *, lag(leader) OVER (PARTITION BY match, deal, rotation ORDER BY number) AS before FROM leads),
changes AS (
    SELECT match, deal, rotation, count(*) FILTER (before <> leader) AS lead_changes,
        coalesce(max(progress) FILTER (before <> leader), 0) AS last_lead_change
    FROM turns GROUP BY ALL
),
won AS (
    SELECT match, deal, rotation, max(best - chance) AS deepest, min(chance) AS lowest,
        avg((clear AND favourite <> seat)::INTEGER) AS behind
    FROM winners JOIN estimates USING (match, deal, rotation, seat) JOIN moments USING (match, deal, rotation, number)
    GROUP BY match, deal, rotation
),
judged AS (SELECT match, deal, rotation, avg(uncertainty) AS uncertainty FROM moments GROUP BY ALL)
SELECT match, deal, rotation, coalesce(lead_changes, 0) AS lead_changes, coalesce(last_lead_change, 0.0) AS last_lead_change,
    deepest, lowest, behind, uncertainty
FROM judged LEFT JOIN changes USING (match, deal, rotation) LEFT JOIN won USING (match, deal, rotation)
"""

_EMPTY = {int: "NULL", str: "''", bool: "NULL", float: "NULL"}
_SQL = {int: "BIGINT", str: "VARCHAR", bool: "BOOLEAN", float: "DOUBLE"}


#: What brings the packages that runs need.
LAB_COMMAND = 'pip install "tavolata[lab]"'


def missing_packages() -> str:
    """Those that runs need and that are not here; "": all are."""
    return ", ".join(package for package in ("duckdb", "pyarrow") if find_spec(package) is None)


def read(folder: Path | str) -> Results:
    """The results of a run, finished or not."""
    if missing := missing_packages():
        raise SetupError("error-no-lab", {"missing": missing, "command": LAB_COMMAND})
    return Results(open_run(Path(folder)))
