"""`tavolata bench server`, every case made small: it runs to its end, nothing is lost, nothing breaks.

Speed is not judged here: the machine may be busy. The cases themselves raise when a move is lost or a table is broken.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolata.engine.words import Words
from tavolata.server import bench
from tavolata.server.store import sqlite_url
from tavolata.terminal.desk import Desk


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_help_names_every_case(language: str) -> None:
    assert f"({', '.join(bench.CASES)})" in Words(language).say("cli-bench-case")


@pytest.mark.parametrize("case", ["moves", "games", "latency", "bots", "idle", "live", "nonsense"])
def test_a_small_version_of_each_case_holds(case: str) -> None:
    figures = list(bench.CASES[case](bench.QUICK))
    assert figures
    for figure in figures:
        assert figure.value >= 0
    details = figures[0].details
    if case == "moves":
        assert details["client-cpu"] >= 0 and figures[0].value > 0
    if case == "games":
        assert [figure.case for figure in figures] == ["cpu-indy", "cpu-talismani", "cpu-timeline", "cpu-talisman"]
        assert all(figure.details["answers"] > 0 and figure.details["told"] > 0 for figure in figures)
    if case == "latency":
        assert details["moves"] > 20
    if case == "bots":
        assert details["moves"] > 0 and details["bots-answers"] > 0
    if case == "nonsense":
        assert details["messages"] >= bench.QUICK.nonsense
        assert details["others-moves-per-second"] > 0


def test_the_page_is_light_where_it_was_built() -> None:
    for figure in bench.CASES["page"](bench.QUICK):
        assert figure.reached, figure


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_figures_are_told_in_words(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = tmp_path / "figures.json"
    assert bench.run_bench_server(Desk(Words(language)), True, str(told), ["page", "moves"]) == 0
    written = json.loads(told.read_text())
    assert written["quick"] is True
    assert {figure["case"] for figure in written["figures"]} <= {"moves", "page"}
    shown = capsys.readouterr().out
    assert "bench-server" not in shown and "mxcal" in shown


def test_each_figure_is_told_as_soon_as_it_is_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def two_cases(scale: bench.Scale) -> Iterator[bench.Figure]:
        for value in (1234.0, 5678.0):
            yield bench.Figure(case="moves", value=value, unit="moves", details={"tables": 3})
            told.append(capsys.readouterr().out)

    monkeypatch.setitem(bench.CASES, "moves", two_cases)
    assert bench.run_bench_server(Desk(Words("en")), True, "", ["moves"]) == 0
    assert "1,234" in told[0]
    assert "5,678" in told[1] and "1,234" not in told[1]


def test_what_is_broken_is_told_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the other cases are measured all the same."""

    def breaks(scale: bench.Scale) -> list[bench.Figure]:
        raise bench.Broken("table X: the journal has a gap")

    told = tmp_path / "figures.json"
    monkeypatch.setitem(bench.CASES, "kills", breaks)
    assert bench.run_bench_server(Desk(Words("en")), True, str(told), ["kills", "page"]) == 1
    assert "the journal has a gap" in capsys.readouterr().out
    assert json.loads(told.read_text())["broken"] == {"sudden deaths": "table X: the journal has a gap"}


def test_every_figure_has_its_words() -> None:
    figures = [
        bench.Figure(case=case, value=1.5, unit=unit, wanted=2.0, details={"tables": 3})
        for case, unit in (
            ("moves", "moves"),
            ("latency-half", "ms"),
            ("latency-most", "ms"),
            ("start", "seconds"),
            ("idle-memory", "mb"),
            ("live-memory", "mb"),
            ("kills", "lost"),
            ("nonsense", "harm"),
            ("page", "kb"),
        )
    ]
    for language in ("it", "en"):
        desk = Desk(Words(language))
        shown = "\n".join(line.plain for figure in figures for line in bench.figure_lines(desk, figure))
        assert "bench-server" not in shown


def test_a_lost_move_would_be_found(tmp_path: Path) -> None:
    """The check that the other cases rely on finds what it must find."""
    bench.fill(tmp_path, 3)
    url = sqlite_url(tmp_path / "tables.db")
    assert bench.check_tables(url, {}) > 3
    with pytest.raises(bench.Broken, match="acknowledged"):
        bench.check_tables(url, {"idle00000001": {"0:never-written": 5}})
    with pytest.raises(bench.Broken, match="gone"):
        bench.check_tables(url, {"another": {}})
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("DELETE FROM journal WHERE table_id = 'idle00000002' AND n = 3")
    with pytest.raises(bench.Broken, match="gap"):
        bench.check_tables(url, {})
