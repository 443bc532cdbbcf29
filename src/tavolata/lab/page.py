"""A report as one HTML page: both languages, light and dark, for a phone and for paper.

In a file everything is inside, so that it opens without a network. Behind a server scripts and styles are addresses, as a content
security policy wants it. The charts are drawn by a script that is built with the page of the browser; without it the tables say it all.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

import tavolata
from tavolata.engine.words import LANGUAGES, Words
from tavolata.lab.document import MOST_ROWS, Document, document_of
from tavolata.lab.pen import Cell, Section
from tavolata.lab.results import Results
from tavolata.lab.writing import write_whole

#: What the page of the browser is built into, the charts of reports beside it.
_SCRIPT = Path(tavolata.__file__).parent / "server" / "static" / "report.js"
#: A cell that begins so would be a formula to a spreadsheet.
_FORMULA = ("=", "+", "-", "@", "\t")


class Assets(NamedTuple):
    """How style and script stand in the page: as elements, ready to be put there. "" as script: there are no charts."""

    style: str
    script: str


class Live(NamedTuple):
    """A report behind a server, by addresses: the way back, how far the run is, the report as a file."""

    back: str
    progress: str
    file: str


def style_sheet() -> str:
    return files("tavolata.lab").joinpath("report.css").read_text(encoding="utf-8")


def inside() -> Assets:
    """Everything in the page itself."""
    style = f"<style>{style_sheet()}</style>"
    if not _SCRIPT.is_file():
        return Assets(style, "")
    # A script ends at the first "</script"; in one it is never written other than in a text.
    script = _SCRIPT.read_text(encoding="utf-8").replace("</script", "<\\/script").replace("<!--", "<\\!--")
    return Assets(style, f"<script>{script}</script>")


def linked(style: str, script: str) -> Assets:
    """Both at addresses of the same server."""
    there = _SCRIPT.is_file()
    return Assets(
        f'<link rel="stylesheet" href="{escape(style)}">',
        f'<script src="{escape(script)}" defer></script>' if there else "",
    )


def write_report(runs: Sequence[Results], path: Path, language: str) -> bool:
    """The report in a file, whole or not at all; whether it has charts."""
    assets = inside()
    page = report_page(runs, language, assets)
    write_whole(path, page.encode())
    return bool(assets.script)


def report_page(runs: Sequence[Results], language: str, assets: Assets, live: Live | None = None) -> str:
    """The whole page; ``language`` is the one that is shown first. ``live``: it is read behind a server, and grows there."""
    documents = [document_of(one, runs) for one in sorted(LANGUAGES, key=lambda one: one != language)]
    title = escape(documents[0].title)
    switch = "".join(_choice(document.language, document.language == language) for document in documents)
    bodies = "".join(
        _body(document, bool(assets.script), _around(document.language, runs[0], live)) for document in documents
    )
    grows = f' data-grows="{escape(live.progress)}"' if live is not None and not runs[0].run.file.digest else ""
    legend = escape(Words(language).say("report-language"))
    return (
        f'<!doctype html><html lang="{language}"{grows}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{title}</title>{assets.style}</head><body>'
        f'<fieldset class="languages"><legend>{legend}</legend>{switch}</fieldset>{bodies}{assets.script}</body></html>\n'
    )


def _choice(language: str, chosen: bool) -> str:
    name = {"it": "Italiano", "en": "English"}[language]
    checked = " checked" if chosen else ""
    return (
        f'<label lang="{language}"><input type="radio" name="language" id="in-{language}" value="{language}"{checked}> '
        f"{name}</label>"
    )


def _around(language: str, run: Results, live: Live | None) -> str:
    """What stands above a report behind a server: the ways out, and how far the run is."""
    if live is None:
        return ""
    words = Words(language)
    links = f'<a href="{escape(live.back)}">{escape(words.say("report-back"))}</a>'
    links += f' <a href="{escape(live.file)}" download>{escape(words.say("report-save"))}</a>'
    bar = ""
    if not run.run.file.digest:
        done = run.query("SELECT count(*) FROM games")[0][0]
        bar = f'<progress max="{run.run.plan.games()}" value="{done}" aria-label="{escape(words.say("report-progress"))}"></progress>'
    return f'<p class="live">{links}{bar}</p>'


def _body(document: Document, charts: bool, around: str) -> str:
    words = Words(document.language)
    facts = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in document.facts)
    warnings = [*document.warnings, *([] if charts else [words.say("report-plain")])]
    told = "".join(f'<p class="warning">{escape(text)}</p>' for text in warnings)
    links = "".join(
        f'<li><a href="#{document.language}-{section.key}">{escape(section.title)}</a></li>'
        for section in document.sections
    )
    sections = "".join(_section(document.language, words, section, charts) for section in document.sections)
    contents = escape(words.say("report-contents"))
    return (
        f'<main lang="{document.language}">{around}<h1>{escape(document.title)}</h1><dl class="facts">{facts}</dl>{told}'
        f'<nav aria-label="{contents}"><ul>{links}</ul></nav>{sections}'
        f"<footer><p>{escape(words.say('report-footer'))}</p></footer></main>"
    )


def _section(language: str, words: Words, section: Section, charts: bool) -> str:
    says = "".join(f"<p>{escape(text)}</p>" for text in section.says)
    drawn = "".join(_chart(words, section, spec) for spec in section.charts) if charts else ""
    shape = "with-chart" if drawn else "alone"
    return (
        f'<section id="{language}-{section.key}" class="{shape}"><h2>{escape(section.title)}</h2>'
        f'<div class="says">{says}</div><div class="beside">'
        + (f'<div class="charts">{drawn}</div>' if drawn else "")
        + f"{_table(words, section)}</div>"
        f'<p class="about">{escape(section.about)}</p></section>'
    )


def _chart(words: Words, section: Section, spec: dict[str, object]) -> str:
    # In data, too, nothing may end the element it stands in.
    data = json.dumps(spec, ensure_ascii=False).replace("<", "\\u003c")
    label = escape(words.say("report-chart", {"title": section.title}))
    return (
        f'<figure><script type="application/json">{data}</script>'
        f'<div class="chart" role="img" aria-label="{label}"></div></figure>'
    )


def _table(words: Words, section: Section) -> str:
    table = section.table
    label = escape(words.say("report-table", {"title": section.title}))
    kinds = [_kind(cell) for cell in table.rows[0]]
    head = "".join(f'<th scope="col"{kind}>{escape(name)}</th>' for name, kind in zip(table.heads, kinds, strict=True))
    rows = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in _shown(table.rows))
    more = ""
    if len(table.rows) > MOST_ROWS:
        counts = {"shown": MOST_ROWS, "all": len(table.rows)}
        more = f'<p class="about">{escape(words.say("report-more", counts))}</p>'
    link = escape(words.say("report-download"))
    file = f"{section.key}-{words.language}.csv"
    return (
        f'<div class="data"><div class="table" role="region" aria-label="{label}" tabindex="0">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>{more}"
        f'<p><a download="{escape(file)}" href="data:text/csv;charset=utf-8,{quote(csv_of(section))}">{link}</a></p></div>'
    )


def _shown(rows: list[list[Cell]]) -> list[list[Cell]]:
    """The first and the last ones, which are the outermost, where there are too many."""
    return rows if len(rows) <= MOST_ROWS else [*rows[: MOST_ROWS // 2], *rows[-MOST_ROWS // 2 :]]


def _cell(cell: Cell) -> str:
    return f"<td{_kind(cell)}>{escape(cell.text)}</td>"


def _kind(cell: Cell) -> str:
    return "" if isinstance(cell.value, str) and cell.value else ' class="number"'


def csv_of(section: Section) -> str:
    """The whole table: names as people read them, numbers as programs do."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(section.table.heads)
    for row in section.table.rows:
        writer.writerow(map(_in_file, row))
    return "\ufeff" + out.getvalue()


def _in_file(cell: Cell) -> str | float | int:
    if not isinstance(cell.value, str):
        return cell.value
    return _harmless(cell.kept or cell.text) if cell.value else ""


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text
