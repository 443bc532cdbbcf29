"""Decks that people bring: a table saved by a spreadsheet (CSV), or JSON.

Reading forgives what does no harm (the order and the language of the columns, commas, semicolons or tabs, ``44 a.C.``,
``44 BC`` or ``-44``) and reports everything else at once, each problem with its line and field. What people write is
plain text: it is cleaned of signs that nobody sees, never taken for markup.
"""

from __future__ import annotations

import csv
import hashlib
import json
import re
import unicodedata
from datetime import UTC, datetime
from difflib import get_close_matches

import msgspec

from tavolata.engine.words import LANGUAGES
from tavolata.games.timeline.cards import HAND, LEVELS, MOST_CARDS, TEAM_DECK, THEMES
from tavolata.games.timeline.clues import clue_in
from tavolata.games.timeline.deck import MEANINGS, Card
from tavolata.games.timeline.pictures import MOST as MOST_DRAWINGS
from tavolata.games.timeline.pictures import drawings, known_drawings, near_drawings

#: The largest file that is read.
LARGEST = 512 * 1024
#: More problems than anybody reads at once are not listed.
MOST_PROBLEMS = 200
#: The longest text of each field, in letters.
LONGEST = {
    "title_it": 35,
    "title_en": 35,
    "detail_it": 60,
    "detail_en": 60,
    "fact_it": 300,
    "fact_en": 300,
    "year_text_it": 40,
    "year_text_en": 40,
    "source": 200,
    "region": 30,
    "wikidata": 20,
    "picture": 80,
    "id": 80,
}
#: The universe is younger than this.
_FIRST_YEAR = -20_000_000_000
#: The cards of the smallest game: two players against each other (TTR-18).
FEWEST = 2 * HAND + 2
_MOST_PLAYERS = 6
#: More columns than any deck has are not looked at.
_MOST_COLUMNS = 60
#: The longest text that may be a year.
_LONGEST_YEAR = 40
#: No field of a card runs over more lines: a quotation mark that is never closed must not swallow the file.
_MOST_LINES = 40

#: Field of a card: what its column may be called, in small letters without accents.
COLUMNS: dict[str, tuple[str, ...]] = {
    "id": ("id", "codice", "code"),
    "title_it": ("title_it", "titolo_it", "titolo", "titolo_italiano", "italian_title", "evento", "carta"),
    "title_en": ("title_en", "titolo_en", "title", "titolo_inglese", "english_title", "event", "card"),
    "detail_it": ("detail_it", "dettaglio_it", "dettaglio", "dettaglio_italiano", "dettagli"),
    "detail_en": ("detail_en", "dettaglio_en", "detail", "dettaglio_inglese", "details"),
    "year": ("year", "anno", "date", "data"),
    "year_text_it": ("year_text_it", "anno_scritto", "anno_scritto_it", "anno_testo_it"),
    "year_text_en": ("year_text_en", "year_text", "year_written", "anno_scritto_en", "anno_testo_en"),
    "date_meaning": ("date_meaning", "meaning", "significato"),
    "precision": ("precision", "precisione"),
    "margin": ("margin", "margine"),
    "theme": ("theme", "tema", "argomento", "materia", "subject"),
    "difficulty": ("difficulty", "difficolta", "livello", "level"),
    "region": ("region", "regione", "zona"),
    "fact_it": ("fact_it", "curiosita_it", "curiosita", "spiegazione", "fatto"),
    "fact_en": ("fact_en", "curiosita_en", "fact", "explanation"),
    "wikidata": ("wikidata",),
    "source": ("source", "fonte"),
    "picture": ("picture", "figura", "immagine", "disegno", "image", "icon", "icona"),
}
_FIELD_OF = {name: field for field, names in COLUMNS.items() for name in names}

#: Values that may be written in Italian or in other words.
_VALUES: dict[str, dict[str, str]] = {
    "theme": {
        **{theme: theme for theme in THEMES},
        "invenzioni": "inventions",
        "tecnologia": "inventions",
        "technology": "inventions",
        "scienza": "science",
        "scienze": "science",
        "natura": "science",
        "medicina": "science",
        "stati": "states",
        "storia": "states",
        "guerre": "states",
        "history": "states",
        "esplorazioni": "exploration",
        "esplorazione": "exploration",
        "geografia": "exploration",
        "trasporti": "exploration",
        "spazio": "exploration",
        "arte": "art",
        "architettura": "art",
        "libri": "books",
        "letteratura": "books",
        "literature": "books",
        "musica": "music",
        "cinema": "music",
        "giochi": "music",
        "quotidiano": "everyday",
        "vita quotidiana": "everyday",
        "famiglia": "everyday",
        "family": "everyday",
        "sport": "everyday",
        "cibo": "everyday",
    },
    "difficulty": {
        "1": "1",
        "2": "2",
        "3": "3",
        "facile": "1",
        "easy": "1",
        "media": "2",
        "medio": "2",
        "medium": "2",
        "difficile": "3",
        "hard": "3",
    },
    "precision": {
        "exact": "exact",
        "esatta": "exact",
        "esatto": "exact",
        "about": "about",
        "circa": "about",
    },
    "date_meaning": {
        **{meaning: meaning for meaning in MEANINGS},
        "avvenuto": "happened",
        "avviene": "happened",
        "iniziato": "began",
        "inizia": "began",
        "finito": "ended",
        "finisce": "ended",
        "completato": "completed",
        "aperto": "opened",
        "fondato": "founded",
        "prima visione": "first shown",
        "mostrato": "first shown",
        "pubblicato": "published",
        "dipinto": "painted",
        "inventato": "invented",
        "brevettato": "patented",
        "scoperto": "discovered",
        "lanciato": "launched",
        "nato": "born",
        "nasce": "born",
        "morto": "died",
        "muore": "died",
    },
}
#: What a list of the possible values shows.
_SHOWN = {
    "theme": THEMES,
    "difficulty": tuple(str(level) for level in sorted(LEVELS.values())),
    "precision": ("exact", "about"),
    "date_meaning": MEANINGS,
}

_ABOUT = re.compile(r"^(?:circa|ca\.?|c\.|about|around|verso il|intorno al|~)\s*", re.IGNORECASE)
_ABOUT_AFTER = re.compile(r"\s+(?:circa|ca\.?)$", re.IGNORECASE)
_BEFORE = re.compile(
    r"\s*(?:a\.?\s?c\.?|av\.?\s?c\.?|avanti cristo|a\.?\s?e\.?\s?v\.?|b\.?\s?c\.?\s?e?\.?|before christ)$",
    re.IGNORECASE,
)
_AFTER = re.compile(r"\s*(?:d\.?\s?c\.?|dopo cristo|e\.?\s?v\.?|c\.?\s?e\.?|a\.?\s?d\.?)$", re.IGNORECASE)
_AFTER_FIRST = re.compile(r"^(?:a\.?\s?d\.?)\s+", re.IGNORECASE)
#: 1492, or 66.000.000 with any sign between the thousands, or 1492,0 as some spreadsheets write.
_WHOLE = re.compile(r"^(-?)(\d{1,11}|\d{1,3}(?:[.,'’ ]\d{3})+)(?:[.,]0{1,2})?$")

#: Signs that turn the text after them around.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
#: Signs that nobody sees and nobody needs.
_INVISIBLE = dict.fromkeys(map(ord, "\ufeff\u200b\u2060\u00ad"))


class Problem(msgspec.Struct, frozen=True):
    """Something in a file that is wrong, or (a warning) that its author should know.

    ``line`` counts from 1, 0 means the file as a whole. ``field`` is the column as the file calls it, "" if none is to
    blame. ``key`` and ``args`` make the sentence.
    """

    line: int
    field: str
    key: str
    details: dict[str, object] = {}
    warning: bool = False

    @property
    def args(self) -> dict[str, object]:
        return {**self.details, "line": self.line, "field": self.field}


def this_year() -> int:
    """The last year that a card may have."""
    return datetime.now(UTC).year


def refused(problems: list[Problem]) -> bool:
    """Whether a deck with these problems cannot be played with."""
    return any(not problem.warning for problem in problems)


def text_of(data: bytes) -> tuple[str, list[Problem]]:
    """The text of a file: UTF-8, or UTF-16 where its first sign says so (as some spreadsheets save)."""
    if len(data) > LARGEST:
        return "", [too_large(len(data))]
    try:
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            return data.decode("utf-16"), []
        return data.decode("utf-8-sig"), []
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        return "", [Problem(line, "", "deck-problem-encoding")]


def read_deck(text: str, name: str) -> tuple[list[Card], list[Problem]]:
    """The cards that a file holds, and everything that is wrong with it, in the order of its lines.

    ``name`` is the file's name; its ending decides only where the text does not. A deck that is ``refused`` may come with
    cards, too: those that are well.
    """
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > LARGEST:
        return [], [too_large(size)]
    text = text.removeprefix("\ufeff")
    if "\ufffd" in text:
        # Somebody else has read the file before us, in the wrong way.
        return [], [Problem(text.count("\n", 0, text.index("\ufffd")) + 1, "", "deck-problem-encoding")]
    if not text.strip():
        return [], [Problem(0, "", "deck-problem-empty")]
    if text.lstrip()[0] in "[{" or name.lower().endswith(".json"):
        rows, problems = _json_rows(text)
    else:
        rows, problems = _csv_rows(text)
    reader = _CardReader()
    for row in rows[:MOST_CARDS]:
        reader.read(row)
    problems += reader.problems
    if rows or not problems:
        problems += _size_problems(len(rows), len(reader.cards))
    problems.sort(key=lambda problem: problem.line)
    if len(problems) > MOST_PROBLEMS:
        # Errors go before warnings: nobody should miss why a deck is refused.
        problems = sorted(
            sorted(problems, key=lambda problem: problem.warning)[:MOST_PROBLEMS], key=lambda problem: problem.line
        )
        # That there are more is no error by itself.
        problems.append(Problem(0, "", "deck-problem-more", {"count": MOST_PROBLEMS}, not refused(problems)))
    return reader.cards, problems


def too_large(size: int) -> Problem:
    return Problem(0, "", "deck-problem-large", {"size": -(-size // 1024), "most": LARGEST // 1024})


def _size_problems(rows: int, good: int) -> list[Problem]:
    """For how many players the cards are enough (TTR-18)."""
    if rows > MOST_CARDS:
        return [Problem(0, "", "deck-problem-many", {"most": MOST_CARDS})]
    if rows < FEWEST:
        return [Problem(0, "", "deck-problem-few", {"count": rows, "least": FEWEST})]
    players = min(_MOST_PLAYERS, (good - 2) // HAND)
    if good < rows or good >= TEAM_DECK:  # with errors the number is not known yet
        return []
    key = "deck-problem-no-team" if players == _MOST_PLAYERS else "deck-problem-few-players"
    return [Problem(0, "", key, {"count": good, "players": players, "team": TEAM_DECK}, True)]


class _Row(msgspec.Struct):
    """A card as the file has it: the raw value of each field, and what the file calls the field."""

    line: int
    values: dict[str, object]
    called: dict[str, str]


# CSV


def _csv_rows(text: str) -> tuple[list[_Row], list[Problem]]:
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    first = _next_row(lines, 0)
    if first == len(lines):
        return [], [Problem(0, "", "deck-problem-empty")]
    marked = re.fullmatch(r'"?sep=(.)"?', lines[first].strip(" "), re.IGNORECASE)
    if marked:
        first = min(_next_row(lines, first + 1), len(lines) - 1)
    signs = [marked[1]] if marked and marked[1] in ",;\t|" else [",", ";", "\t", "|"]
    header, sign = max(
        [(_cells(lines, first, sign), sign) for sign in signs],
        key=lambda found: sum(_field(cell) != "" for cell in found[0][0][:_MOST_COLUMNS]),
    )
    names, used, _ = header
    columns, problems = _columns(names, first + 1)
    found = {field for field, _ in columns}
    if not found & {"title_it", "title_en"} or "year" not in found:
        missing = "title" if not found & {"title_it", "title_en"} else "year"
        key = "deck-problem-header" if found <= {""} else "deck-problem-no-column"
        return [], [Problem(first + 1, "" if found <= {""} else missing, key, {"name": missing})]
    called_by = {field: called for field, called in columns if field}
    rows: list[_Row] = []
    at = _next_row(lines, first + used)
    while at < len(lines) and len(rows) <= MOST_CARDS and len(problems) <= MOST_PROBLEMS:
        cells, used, sound = _cells(lines, at, sign)
        line, at = at + 1, _next_row(lines, at + used)
        if not sound:
            problems.append(Problem(line, "", "deck-problem-quotes"))
        elif any(cell.strip() for cell in cells[len(names) :]):
            details: dict[str, object] = {"cells": len(cells), "columns": len(names)}
            problems.append(Problem(line, "", "deck-problem-cells", details))
        elif any(cell.strip() for cell in cells):  # a spreadsheet leaves empty rows at the end
            pairs = zip(columns, cells, strict=False)
            rows.append(_Row(line, {field: cell for (field, _), cell in pairs if field}, called_by))
    return rows, problems


def _columns(names: list[str], line: int) -> tuple[list[tuple[str, str]], list[Problem]]:
    """The field of each column, "" for one that is not ours, and what the file calls it."""
    columns: list[tuple[str, str]] = []
    problems: list[Problem] = []
    for cell in names[:_MOST_COLUMNS]:
        called, field = _clean(cell), _field(cell)
        if field and field in [known for known, _ in columns]:
            problems.append(Problem(line, called, "deck-problem-column-twice"))
            field = ""
        elif called and not field:
            problems.append(_unknown_column(line, called))
        columns.append((field, called))
    return columns, problems


def _next_row(lines: list[str], at: int) -> int:
    """The next line that is neither empty nor a remark ("# " and whatever, in quotes where a spreadsheet put them)."""
    while at < len(lines) and (not lines[at].strip() or lines[at].startswith(("# ", '"# '))):
        at += 1
    return at


def _cells(lines: list[str], at: int, sign: str) -> tuple[list[str], int, bool]:
    """The cells of the row that begins on this line, how many lines it takes, and whether its quotation marks are right."""
    reader = csv.reader((line + "\n" for line in lines[at : at + _MOST_LINES]), delimiter=sign, strict=True)
    try:
        return next(reader), reader.line_num, True
    except csv.Error:
        return [], 1, False


def _field(header: str) -> str:
    """The field that a column's header names, "" if none."""
    plain = unicodedata.normalize("NFKD", _clean(header).lower()).encode("ascii", "ignore").decode()
    return _FIELD_OF.get(re.sub(r"[^a-z0-9]+", "_", plain).strip("_"), "")


def _unknown_column(line: int, called: str) -> Problem:
    near = get_close_matches(called.lower(), _FIELD_OF, 1, 0.75)
    key = "deck-problem-column-near" if near else "deck-problem-column"
    return Problem(line, called, key, {"near": near[0] if near else ""}, True)


# JSON


def _json_rows(text: str) -> tuple[list[_Row], list[Problem]]:
    """The cards of a list, or of an object that holds the list under "cards", with the line on which each begins."""
    try:
        return _json_cards(_JsonReader(text).cards())
    except json.JSONDecodeError as problem:
        return [], [Problem(problem.lineno, "", "deck-problem-json", {"column": problem.colno})]
    except (ValueError, RecursionError):  # a number of thousands of digits, a thousand brackets
        return [], [Problem(1, "", "deck-problem-json", {"column": 1})]


class _JsonReader:
    """Reads the outer shell by hand, because the library forgets on which line it found something."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.decoder = json.JSONDecoder()
        self.at = 0
        #: Where the lines were counted last, and how many there were.
        self.counted = (0, 1)
        self.skip()

    def cards(self) -> list[tuple[int, object]]:
        """The line and the value of each card."""
        found: list[tuple[int, object]] | None = None
        if self.sign("[{") == "[":
            found = self.items()
            if len(found) > MOST_CARDS:
                return found
        elif self.next() == "}":
            self.sign("}")
        else:
            sign = ","
            while sign == ",":
                if self.next() != '"':
                    raise self.wrong()
                key = self.value()
                self.sign(":")
                if key in ("cards", "carte") and self.next() == "[":
                    self.sign("[")
                    found = self.items()
                    if len(found) > MOST_CARDS:
                        return found
                else:
                    self.value()
                sign = self.sign(",}")
        if self.next():
            raise self.wrong()
        return [(1, None)] if found is None else found

    def items(self) -> list[tuple[int, object]]:
        """The values of a list whose first bracket was read."""
        found: list[tuple[int, object]] = []
        if self.next() == "]":
            self.sign("]")
            return found
        sign = ","
        while sign == "," and len(found) <= MOST_CARDS:
            before, lines = self.counted
            self.counted = (self.at, lines + self.text.count("\n", before, self.at))
            found.append((self.counted[1], self.value()))
            sign = self.sign(",]")
        return found

    def value(self) -> object:
        value, self.at = self.decoder.raw_decode(self.text, self.at)
        self.skip()
        return value

    def sign(self, signs: str) -> str:
        """Take one of these signs."""
        found = self.next()
        if not found or found not in signs:
            raise self.wrong()
        self.at += 1
        self.skip()
        return found

    def next(self) -> str:
        return self.text[self.at : self.at + 1]

    def skip(self) -> None:
        while self.next() and self.next() in " \t\n\r":
            self.at += 1

    def wrong(self) -> json.JSONDecodeError:
        return json.JSONDecodeError("", self.text, self.at)


def _json_cards(items: list[tuple[int, object]]) -> tuple[list[_Row], list[Problem]]:
    rows: list[_Row] = []
    problems: list[Problem] = []
    unknown: set[str] = set()
    for line, item in items:
        if not isinstance(item, dict):
            problems.append(Problem(line, "", "deck-problem-no-card"))
            continue
        row = _Row(line, {}, {})
        for name, value in item.items():
            field = _field(name)
            if field and field in row.values:
                problems.append(Problem(line, _clean(name), "deck-problem-column-twice"))
            elif field:
                row.values[field] = value
                row.called[field] = _clean(name)
            elif name not in unknown and len(unknown) < _MOST_COLUMNS:
                unknown.add(name)
                problems.append(_unknown_column(line, _clean(name)))
        rows.append(row)
    return rows, problems


# Cards


class _CardReader:
    """Makes cards of rows and remembers what was there before."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.problems: list[Problem] = []
        self.row = _Row(0, {}, {})
        #: Language and title: the details it came with, each with its line.
        self.fronts: dict[tuple[str, str], dict[str, int]] = {}
        self.id_lines: dict[str, int] = {}
        self.last_year = this_year()

    def wrong(self, field: str, key: str, warning: bool = False, **details: object) -> None:
        called = self.row.called.get(field, field)
        self.problems.append(Problem(self.row.line, called, key, details, warning))

    def read(self, row: _Row) -> None:
        self.row = row
        before = len(self.problems)
        texts = {field: self.text(field) for field in LONGEST}
        for field in ("title", "detail", "fact", "year_text"):
            texts[f"{field}_it"] = texts[f"{field}_it"] or texts[f"{field}_en"]
            texts[f"{field}_en"] = texts[f"{field}_en"] or texts[f"{field}_it"]
        titled = bool(texts["title_it"]) or len(self.problems) > before
        if not titled:
            self.wrong("title_it" if "title_it" in row.called else "title_en", "deck-problem-no-title")
        year, about = self.year()
        meaning = self.choice("date_meaning", "happened")
        precision = self.choice("precision", "about" if about else "exact")
        margin = self.whole("margin")
        theme = self.choice("theme", "")
        difficulty = int(self.choice("difficulty", "2"))
        texts["picture"] = self.picture(texts["picture"])
        self.no_twin(texts)
        self.no_clue(texts)
        card_id = self.id_of(texts)
        if any(not problem.warning for problem in self.problems[before:]):
            return
        self.cards.append(
            Card(
                id=card_id,
                year=year,
                date_meaning=meaning,
                precision=precision,
                margin=margin,
                theme=theme,
                difficulty=difficulty,
                **{field: text for field, text in texts.items() if field != "id"},
            )
        )

    def text(self, field: str) -> str:
        """A field's text, cleaned; "" if it is empty or wrong."""
        value = self.row.values.get(field)
        if value is None:
            return ""
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            value = str(value)  # a spreadsheet takes the title 1984 for a number
        if not isinstance(value, str):
            self.wrong(field, "deck-problem-text")
            return ""
        text = _clean(value)
        if any(letter in _TURNING or unicodedata.category(letter) in ("Cc", "Cs") for letter in text):
            self.wrong(field, "deck-problem-control")
            return ""
        most = LONGEST.get(field, 100)
        if len(text) > most:
            self.wrong(field, "deck-problem-long", count=len(text), most=most, text=text)
        return text

    def year(self) -> tuple[int, bool]:
        """The year, and whether it is only about right. 0 if there is none."""
        value = self.row.values.get("year")
        if isinstance(value, bool) or not isinstance(value, (int, float, str, type(None))):
            self.wrong("year", "deck-problem-year", value=str(value))
            return 0, False
        if isinstance(value, float) and value == value // 1:
            value = int(value)
        text = _clean(str(value)) if value is not None else ""
        if not text:
            self.wrong("year", "deck-problem-no-year")
            return 0, False
        year, about = year_of(text)
        if year is None:
            self.wrong("year", "deck-problem-year", value=text)
        elif year == 0:
            self.wrong("year", "deck-problem-year-zero")
        elif year > self.last_year:
            self.wrong("year", "deck-problem-year-future", value=text)
        elif year < _FIRST_YEAR:
            self.wrong("year", "deck-problem-year-far", value=text)
        return year or 0, about

    def choice(self, field: str, usual: str) -> str:
        """One of the values that a field may have."""
        text = self.text(field).lower()
        if not text:
            return usual
        if text not in _VALUES[field]:
            self.wrong(field, "deck-problem-value", value=text, known=", ".join(_SHOWN[field]))
            return usual
        return _VALUES[field][text]

    def picture(self, text: str) -> str:
        """The names of the drawings. A card with a drawing that does not exist has the emblem of its theme."""
        names = drawings(text)
        if len(names) > MOST_DRAWINGS:
            self.wrong("picture", "deck-problem-pictures", warning=True, most=MOST_DRAWINGS)
            return ""
        for name in names:
            if name not in known_drawings():
                near = ", ".join(near_drawings(name))
                key = "deck-problem-picture-near" if near else "deck-problem-picture"
                self.wrong("picture", key, warning=True, value=name, near=near)
                return ""
        return " ".join(names)

    def whole(self, field: str) -> int:
        """A whole number from 0 up."""
        text = self.text(field)
        match = _WHOLE.match(text)
        if not text:
            return 0
        if not match or match[1]:
            self.wrong(field, "deck-problem-number", value=text)
            return 0
        return int(re.sub(r"\D", "", match[2]))

    def no_twin(self, texts: dict[str, str]) -> None:
        """Refuse a card that is already there: two cards that read alike on the front cannot be told apart."""
        for language in LANGUAGES:
            title, detail = texts[f"title_{language}"], texts[f"detail_{language}"]
            field = f"title_{language}"
            if not title or field not in self.row.called:
                continue
            alike = self.fronts.setdefault((language, title.casefold()), {})
            same = alike.setdefault(detail.casefold(), self.row.line)
            first = next(iter(alike.values()))
            if same != self.row.line:
                self.wrong(field, "deck-problem-title-twice", title=title, first=same)
                return
            if first != self.row.line:
                self.wrong(field, "deck-problem-title-again", warning=True, title=title, first=first)
                return

    def no_clue(self, texts: dict[str, str]) -> None:
        """Warn of a front that gives the date away; a table may want that, or it may be the title of a film."""
        for field in ("title_it", "title_en", "detail_it", "detail_en"):
            clue = clue_in(texts[field]) if field in self.row.called else ""
            if clue:
                self.wrong(field, "deck-problem-clue", warning=True, clue=clue)

    def id_of(self, texts: dict[str, str]) -> str:
        """The id that the file gives, or one made from the title; never one that is taken."""
        given = slug(texts["id"])
        if given:
            line = self.id_lines.setdefault(given, self.row.line)
            if line != self.row.line:
                self.wrong("id", "deck-problem-id-twice", id=given, first=line)
            return given
        title = texts["title_it"]
        made = slug(title) or hashlib.blake2b(title.encode(), digest_size=4).hexdigest()
        free, number = made, 2
        while free in self.id_lines:
            free, number = f"{made}-{number}", number + 1
        self.id_lines[free] = self.row.line
        return free


def year_of(text: str) -> tuple[int | None, bool]:
    """The year that somebody wrote, and whether they wrote "about" beside it. None if it is no year."""
    if len(text) > _LONGEST_YEAR:
        return None, False
    text = unicodedata.normalize("NFKC", text).strip()
    text = re.sub(r"^[-−–—]\s*", "-", text)
    about = _ABOUT.match(text) or _ABOUT_AFTER.search(text)
    if about:
        text = text[about.end() :] if about.start() == 0 else text[: about.start()]
    before = _BEFORE.search(text)
    text = text[: before.start()] if before else _AFTER_FIRST.sub("", _AFTER.sub("", text))
    match = _WHOLE.match(text.strip())
    if not match or (before and match[1]):
        return None, bool(about)
    year = int(re.sub(r"\D", "", match[2]))
    return (-year if before or match[1] else year), bool(about)


def _clean(text: str) -> str:
    """Without signs that nobody sees, and with one space where there were several or a new line."""
    text = unicodedata.normalize("NFC", text.translate(_INVISIBLE))
    return re.sub(r"[ \t\n\r\u00a0]+", " ", text).strip()


def slug(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60]
