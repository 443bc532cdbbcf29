"""A report: one page that needs nothing else, says how sure it is, and trusts nothing that stands in a run."""

from __future__ import annotations

import csv
import io
import json
import os
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow
import pytest

import tavolata
from tavolata.engine import FileError
from tavolata.engine.words import Words
from tavolata.lab import page
from tavolata.lab.document import Document, document_of
from tavolata.lab.experiment import experiment_of
from tavolata.lab.page import csv_of, inside, linked, report_page, write_report
from tavolata.lab.pen import Cell
from tavolata.lab.report import ending_said
from tavolata.lab.results import Results, compare, read
from tavolata.lab.runs import go_on, new_run
from tavolata.version import VERSION

ASKED: dict[str, dict[str, Any]] = {
    "timeline": {"players": 4, "bots": ["adult", "child"], "variants": {"fro": {"turn-order": "to-and-fro"}}},
    "indy": {"players": 3, "bots": ["greedy"], "never": ["eagle"]},
    "talismani": {"players": 2, "bots": ["greedy", "random"], "schedule": "round-robin"},
    "talisman": {"players": 2, "bots": ["greedy"], "options": {"sudden-death": "rounds-20"}},
    "isola": {"players": 2, "bots": ["random"], "decks": ["H1", "K1"], "schedule": "round-robin"},
}
WANTED = {
    "timeline": {
        "changes-0",
        "order",
        "bots",
        "skill",
        "length",
        "rounds",
        "leads",
        "answers",
        "seats",
        "figures",
    },
    "indy": {"restricted", "order", "bots", "roles", "length", "cards"},
    "talismani": {"bots", "length", "cards", "answers"},
    "talisman": {"order", "roles", "length", "answers"},
    "isola": {"decks", "meetings", "length", "cards"},
}


def played(folder: Path, **asked: Any) -> Results:
    run = new_run(experiment_of({"deals": 8, "decisions": 1, "cards": 1, **asked}), folder)
    go_on(run)
    return Results(run)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Results]:
    folder = tmp_path_factory.mktemp("report")
    return {name: played(folder / f"{name}.run", game=name, **asked) for name, asked in ASKED.items()}


@pytest.mark.parametrize("name", tavolata.GAMES)
def test_every_game_has_its_sections_in_both_languages(name: str, results: dict[str, Results]) -> None:
    found = {language: document_of(language, [results[name]]) for language in ("it", "en")}
    keys = [section.key for section in found["it"].sections]
    assert WANTED[name] <= set(keys)
    assert keys == [section.key for section in found["en"].sections]
    for document in found.values():
        for section in document.sections:
            assert section.says and section.about and section.table.rows, section.key
            for text in (section.title, section.about, *section.says, *section.table.heads):
                assert text and "[" not in text, (section.key, text)
            assert {len(row) for row in section.table.rows} == {len(section.table.heads)}, section.key


def section_of(document: Document, key: str) -> Any:
    return next(section for section in document.sections if section.key == key)


def test_the_sentence_says_what_the_interval_says(results: dict[str, Results]) -> None:
    bots = section_of(document_of("en", [results["timeline"]]), "bots")
    assert bots.says[0].startswith("base: Grown-up wins")
    assert "clearly more than the 25.0% that would be fair" in bots.says[0]
    seats = section_of(document_of("it", [results["indy"]]), "seats")
    assert seats.says[0].startswith(("Nessuno spicca", "Posto"))


def test_bots_are_called_as_people_call_them(tmp_path: Path) -> None:
    """Sentences, tables and charts alike; the name of the file stands beside it once, for whoever writes the next one."""
    asked: dict[str, Any] = {"game": "talismani", "players": 2, "bots": ["easy", "medium"], "variants": {"same": {}}}
    kinds: list[dict[str, Any]] = [{"schedule": "round-robin"}, {}, {"never": ["pass"]}]
    for number, more in enumerate(kinds):
        result = played(tmp_path / f"{number}.run", **{**asked, **more, "deals": 4})
        italian, english = (document_of(language, [result]) for language in ("it", "en"))
        facts = dict(italian.facts)["Bot"]
        assert facts.startswith("Facile") and "(easy" in facts and facts.endswith("Medio (medium)")
        assert dict(english.facts)["Bots"].endswith("Medium")
        for document in (italian, english):
            for section in document.sections:
                shown = [*section.says, *(cell.text for row in section.table.rows for cell in row), str(section.charts)]
                assert not [text for text in shown if re.search(r"\b(easy|medium)\b", text)], section.key
        assert "Facile" in str(section_of(italian, "bots").charts)


class _Reader(HTMLParser):
    """What a page would fetch, run or leave open."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "action")]
        assert not [name for name, _ in attrs if name.startswith("on") or name == "style"]


def test_the_page_needs_nothing_else(results: dict[str, Results], tmp_path: Path) -> None:
    write_report([results["timeline"]], tmp_path / "fair.html", "it")
    reader = _Reader()
    text = (tmp_path / "fair.html").read_text(encoding="utf-8")
    reader.feed(text)
    assert all(address.startswith(("#", "data:text/csv")) for address in reader.addresses)
    assert "link" not in reader.tags
    assert text.count("<main") == 2
    assert '<html lang="it">' in text


def test_behind_a_server_nothing_runs_from_the_page_itself(
    results: dict[str, Results], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "report.js").write_text("")
    monkeypatch.setattr(page, "_SCRIPT", tmp_path / "report.js")
    text = report_page([results["indy"]], "en", linked("/report.css", "/report.js"))
    assert "<style" not in text
    assert set(re.findall(r"<script[^>]*>", text)) == {
        '<script type="application/json">',
        '<script src="/report.js" defer>',
    }


def test_without_the_built_page_the_tables_are_there(
    results: dict[str, Results], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "_SCRIPT", tmp_path / "none.js")
    assert inside().script == ""
    assert not write_report([results["indy"]], tmp_path / "plain.html", "en")
    text = (tmp_path / "plain.html").read_text(encoding="utf-8")
    assert "The charts are left out" in text and "<table>" in text and "<script" not in text


def test_whatever_stands_in_a_run_is_only_text(tmp_path: Path) -> None:
    """The name of a variant is anybody's."""
    evil = "</script><img src=x onerror=alert(1)>&"
    run = played(tmp_path / "run", game="timeline", players=2, bots=["child"], variants={evil: {}})
    text = report_page([run], "en", page.Assets("", "<script></script>"))
    assert "<img" not in text
    assert "&lt;/script&gt;&lt;img src=x" in text
    reader = _Reader()
    reader.feed(text)
    assert "img" not in reader.tags


def test_the_table_as_a_file(results: dict[str, Results]) -> None:
    section = section_of(document_of("it", [results["indy"]]), "order")
    rows = list(csv.reader(io.StringIO(csv_of(section).removeprefix("\ufeff"))))
    assert rows[0] == ["ordine di turno", "quota di vittorie", "da", "a", "partite"]
    assert float(rows[1][1]) == section.table.rows[0][1].value
    assert len(rows) == 4
    formula = section._replace(table=section.table._replace(rows=[[Cell("x", "=1+1")]]))
    assert "'=1+1" in csv_of(formula)


def test_two_runs_are_compared_deal_by_deal_if_they_share_them(results: dict[str, Results], tmp_path: Path) -> None:
    same = played(tmp_path / "same", game="indy", **ASKED["indy"])
    assert all(one.change.mean == 0 and not one.is_clear for one in compare(results["indy"], same))
    assert compare(results["indy"], same)[0].change == (0, 0, 0, 8)
    other = played(tmp_path / "other", game="indy", **ASKED["indy"], seed=9)
    decisions = compare(results["indy"], other)[0]
    assert decisions.change.mean == pytest.approx(decisions.variant - decisions.base)
    assert decisions.change.low < decisions.change.mean < decisions.change.high
    document = document_of("en", [results["indy"], other])
    assert document.sections[0].title == "What the answer is worth"
    assert section_of(document, "changes-0").title == "other compared with indy.run"


def test_two_versions_of_the_rules_are_told_apart(tmp_path: Path) -> None:
    """The same experiment, played again by another installation."""
    asked: dict[str, Any] = {"game": "timeline", "players": 2, "bots": ["child"]}
    old = played(tmp_path / "old.run", **asked)
    rules = old.run.file.rules
    played(tmp_path / "new.run", **asked, options={"hands": "balanced"})
    path = tmp_path / "new.run" / "run.json"
    told = json.loads(path.read_text())
    path.write_text(json.dumps({**told, "rules": "99", "tavolata": "9.9"}))
    new = read(tmp_path / "new.run")
    for language, fact, options, said in (
        ("en", "Rules", "Options", "different versions"),
        ("it", "Regole", "Opzioni", "versioni diverse"),
    ):
        document = document_of(language, [old, new])
        facts = dict(document.facts)
        assert facts[fact] == f"{rules} (Tavolata {VERSION}) · 99 (Tavolata 9.9)"
        assert facts[options] == "– · hands = balanced"
        (warning,) = document.warnings
        assert said in warning and "new.run: 99 (Tavolata 9.9)" in warning
    assert document_of("en", [old, old]).warnings == []


ENDINGS = {
    "indy": ["won"],
    "talismani": ["won-game: talismans", "won-game: wholes", "won-game: order", "won-game: shared"],
    "timeline": ["won", "team-score"],
    "talisman": ["won: command", "won: last", "won: together", "won: crown", "won: time"],
    "isola": ["won", "ran-out"],
}


@pytest.mark.parametrize("name", tavolata.GAMES)
def test_endings_are_told_in_words_and_kept_by_their_names(name: str, results: dict[str, Results]) -> None:
    """What the rows have is among those that have words, in both languages."""
    kinds = [kind for (kind,) in results[name].query("SELECT DISTINCT ending FROM games WHERE finished")]
    assert kinds and set(kinds) <= set(ENDINGS[name])
    for language in ("it", "en"):
        words = Words(language, name)
        said = [ending_said(kind, words) for kind in ENDINGS[name]]
        assert len(set(said)) == len(said) and not set(said) & set(ENDINGS[name])
    assert ending_said("gone: home", Words("it", name)) == "gone: home"


def test_a_report_in_italian_says_no_names_of_the_code(tmp_path: Path) -> None:
    run = new_run(experiment_of({"game": "isola", "players": 2, "bots": ["random"], "deals": 6}), tmp_path / "run")
    go_on(run)
    path = tmp_path / "run" / "games" / "000000.parquet"
    import pyarrow.parquet as parquet

    table = parquet.read_table(path)
    ended = pyarrow.array(["ran-out"] * table.num_rows, pyarrow.string())
    other = table.set_column(table.column_names.index("ending"), "ending", ended)
    parquet.write_table(other.replace_schema_metadata(table.schema.metadata), path)
    section = section_of(document_of("it", [read(tmp_path / "run")]), "endings")
    assert "I finali sono 2" in section.says[0]
    assert not [text for text in (section.says[0], str(section.charts)) if "ran-out" in text or ": won" in text]
    assert "una parte ha finito i futuri" in str(section.charts)
    assert "ran-out" in csv_of(section)


def test_two_games_are_not_compared(results: dict[str, Results]) -> None:
    with pytest.raises(FileError) as refused:
        document_of("en", [results["indy"], results["isola"]])
    assert "different games, indy and isola" in str(refused.value)


def test_a_run_without_a_game_says_so(tmp_path: Path) -> None:
    run = new_run(experiment_of({"game": "indy", "players": 2, "bots": ["greedy"], "deals": 4}), tmp_path / "run")
    document = document_of("en", [Results(run)])
    assert document.sections == []
    assert document.warnings == [
        "Not finished yet: 0 of 4 games are there.",
        "No game is finished yet: there is nothing to tell.",
    ]


def test_a_report_that_cannot_be_written_leaves_the_old_one(
    results: dict[str, Results], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "old.html"
    old.write_text("old")

    def full(source: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(FileError) as refused:
        write_report([results["indy"]], old, "en")
    assert "No space left" in str(refused.value)
    assert [path.name for path in tmp_path.iterdir()] == ["old.html"]
    assert old.read_text() == "old"


def test_a_damaged_file_is_named_and_the_rest_is_told(tmp_path: Path) -> None:
    played(tmp_path / "run", game="indy", players=2, bots=["greedy"], deals=8)
    victim = tmp_path / "run" / "games" / "000003.parquet"
    victim.write_bytes(victim.read_bytes()[:50])
    document = document_of("en", [read(tmp_path / "run")])
    assert "A file cannot be read and was left out: 000003.parquet" in document.warnings
    assert document.sections
