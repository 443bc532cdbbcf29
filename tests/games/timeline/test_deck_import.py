"""Decks that people bring: what is forgiven, and every mistake with its line and field."""

from __future__ import annotations

import json
import pickle
import re
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tavolata
from tavolata.engine import SetupError
from tavolata.engine.record import Record, load_record
from tavolata.engine.words import LANGUAGES, Words
from tavolata.games.timeline.deck import Card
from tavolata.games.timeline.importing import (
    COLUMNS,
    FEWEST,
    LARGEST,
    MOST_PROBLEMS,
    Problem,
    read_deck,
    refused,
    text_of,
    this_year,
    year_of,
)

DOCS = Path(__file__).parents[3] / "docs" / "decks.md"


def rows(count: int = FEWEST) -> str:
    """So many good rows of a title and a year."""
    return "".join(f"Evento {chr(65 + i // 26)}{chr(65 + i % 26)},{1000 + i}\n" for i in range(count))


def good(text: str, name: str = "x.csv") -> list[Card]:
    cards, problems = read_deck(text, name)
    assert [problem for problem in problems if not problem.warning] == []
    return cards


def found(text: str, name: str = "x.csv") -> list[tuple[int, str, str]]:
    """Line, field and key of each problem, without those about the size of the deck."""
    _, problems = read_deck(text, name)
    assert all(said(problem, language) for problem in problems for language in LANGUAGES)
    return [
        (problem.line, problem.field, problem.key.removeprefix("deck-problem-")) for problem in problems if problem.line
    ]


def said(problem: Problem, language: str) -> str:
    text = Words(language, "timeline").say(
        problem.key, {**problem.details, "line": problem.line, "field": problem.field}
    )
    assert not text.startswith("["), text
    return text


def one(fields: str, values: str) -> list[tuple[int, str, str]]:
    """The problems of a deck whose first card is spoilt."""
    filler = "".join(
        ",".join({"titolo": f"T{i}", "anno": "1500"}.get(name, "") for name in fields.split(",")) + "\n"
        for i in range(9)
    )
    return found(f"{fields}\n{values}\n{filler}")


# What is forgiven


@pytest.mark.parametrize("sign", [",", ";", "\t", "|"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_separators_line_ends_and_byte_order_marks(sign: str, end: str, mark: str) -> None:
    text = mark + ("titolo,anno\n" + rows()).replace(",", sign).replace("\n", end)
    cards = good(text)
    assert len(cards) == FEWEST
    assert (cards[0].title_it, cards[0].title_en, cards[0].year) == ("Evento AA", "Evento AA", 1000)


def test_a_spreadsheet_names_its_separator_and_leaves_empty_cells() -> None:
    text = "sep=;\nTitolo;Anno;;\n" + rows().replace(",", ";").replace("\n", ";;\n") + ";;;\n;;;\n\n"
    assert len(good(text)) == FEWEST


def test_the_separator_is_the_one_that_makes_sense_of_the_header() -> None:
    cards = good('titolo;anno;dettaglio\n"Nasce Ada; è lunedì";1815;Londra, in casa\n' + rows(9).replace(",", ";"))
    assert (cards[0].title_it, cards[0].detail_it) == ("Nasce Ada; è lunedì", "Londra, in casa")


def test_a_cell_with_quotes_commas_and_new_lines() -> None:
    cards = good('title,year\n"He says ""no"", twice\nand leaves",1999\n' + rows(9))
    assert cards[0].title_en == 'He says "no", twice and leaves'


@pytest.mark.parametrize("field", COLUMNS)
def test_every_column_has_its_names_in_any_dress(field: str) -> None:
    for name in COLUMNS[field]:
        for dressed in (name, name.upper(), f" {name.replace('_', ' ').title()} ", f"{name.replace('_', '-')}"):
            header = f"titolo,anno,{dressed}\n" if field not in ("title_it", "year") else f"{dressed},anno,title\n"
            if field == "year":
                header = f"titolo,{dressed},detail\n"
            _, problems = read_deck(header + rows(), "x.csv")
            assert "deck-problem-column" not in [problem.key for problem in problems], dressed


def test_accents_in_headers_and_italian_values() -> None:
    (card, *_) = good(
        "titolo,anno,difficoltà,curiosità,tema,precisione,margine,significato\n"
        "Nasce Bob,circa 1200,Facile,Che ridere,Vita quotidiana,circa,25,nasce\n" + rows(9)
    )
    assert (card.difficulty, card.fact_it, card.theme) == (1, "Che ridere", "everyday")
    assert (card.precision, card.margin, card.date_meaning, card.year) == ("about", 25, "born", 1200)


def test_a_missing_language_borrows_from_the_other() -> None:
    text = "titolo,title,anno,detail,fact\nNasce,Is born,1900,Here,Really\nMuore,,1950,,\n,Lives,1920,,\n"
    cards = good(text + "".join(f"A{i},,{i + 1},,\n" for i in range(7)))
    assert (cards[0].title_it, cards[0].title_en, cards[0].detail_it, cards[0].fact_it) == (
        "Nasce",
        "Is born",
        "Here",
        "Really",
    )
    assert (cards[1].title_en, cards[2].title_it) == ("Muore", "Lives")


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("1492", 1492),
        (" 1492 ", 1492),
        ("1492,0", 1492),
        ("1492.00", 1492),
        ("-44", -44),
        ("−44", -44),
        ("– 44", -44),
        ("44 a.C.", -44),
        ("44 a. C.", -44),
        ("44 A.C.", -44),
        ("44 aC", -44),
        ("44 avanti Cristo", -44),
        ("44 BC", -44),
        ("44 B.C.", -44),
        ("44 BCE", -44),
        ("44 b.c.e.", -44),
        ("79 d.C.", 79),
        ("79 CE", 79),
        ("79 AD", 79),
        ("AD 79", 79),
        ("66.000.000 a.C.", -66_000_000),
        ("-66,000,000", -66_000_000),
        ("-66 000 000", -66_000_000),
        ("１４９２", 1492),
        ("0", 0),
        ("circa 1200", 1200),
        ("c. 1200 a.C.", -1200),
        ("", None),
        ("boh", None),
        ("12/10/1492", None),
        ("1492-1498", None),
        ("-44 a.C.", None),
        ("1492.5", None),
        ("MCMXLV", None),
        ("1" * 5000, None),
    ],
)
def test_years_as_people_write_them(text: str, year: int | None) -> None:
    assert year_of(text)[0] == year


def test_html_is_just_text_and_formulas_too() -> None:
    cards = good("titolo,anno\n<b>Nasce</b> &amp; muore,1900\n=1+1,1901\n" + rows(8))
    assert [card.title_it for card in cards[:2]] == ["<b>Nasce</b> &amp; muore", "=1+1"]


def test_ids_are_made_from_titles_and_never_taken_twice() -> None:
    cards = good(
        "titolo,anno,dettaglio\nÈ già ora!,1900,\nE gia ora,1901,\n日本,1902,\n中国,1903,\n"
        + rows(6).replace("\n", ",\n")
    )
    assert [card.id for card in cards[:2]] == ["e-gia-ora", "e-gia-ora-2"]
    assert len({card.id for card in cards}) == len(cards)


def test_notes_are_skipped_and_a_title_may_begin_with_a_hash() -> None:
    cards = good("# appunti, con virgole\ntitolo,anno\n# altri\n#MeToo comincia,2017\n" + rows(9))
    assert cards[0].title_it == "#MeToo comincia"
    assert found('"# a"\ntitolo,anno\n\n# b\nAda,boh\n' + rows(9)) == [(5, "anno", "year")]


def test_invisible_signs_fall_away() -> None:
    cards = good("titolo,anno\n\u200b Nasce\u00a0\u00a0Ada\u00ad ,\ufeff1815\n" + rows(9))
    assert (cards[0].title_it, cards[0].year) == ("Nasce Ada", 1815)


# JSON


def test_json_as_a_list_or_under_cards_with_numbers_or_texts() -> None:
    cards = [{"titolo": f"T{i}", "anno": i + 1 if i % 2 else f"{i + 1} a.C."} for i in range(12)]
    for value in (cards, {"name": "Nostro", "cards": cards}, {"carte": cards, "altro": [1]}):
        read = good(json.dumps(value), "x.json")
        assert [card.year for card in read[:3]] == [-1, 2, -3]
    assert good("\ufeff\n" + json.dumps(cards), "no-ending")[1].title_en == "T1"


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("[", [(1, "", "json")]),
        ("[\n{},\n]", [(3, "", "json")]),
        ('{"cards": [}', [(1, "", "json")]),
        ("[] x", [(1, "", "json")]),
        ("{", [(1, "", "json")]),
        ("[" * 100_000, [(1, "", "json")]),
        ('[{"title": "a", "year": ' + "1" * 5000 + "}]", [(1, "", "json")]),
        ("{}", [(1, "", "no-card")]),
        ('{"cards": 3}', [(1, "", "no-card")]),
        ('[\n3,\n"x"]', [(2, "", "no-card"), (3, "", "no-card")]),
        ('[\n{"title": "a"},\n\n{"year": 3}]', [(2, "year", "no-year"), (4, "title_en", "no-title")]),
        ('[{"title": ["a"], "year": 3}]', [(1, "title", "text")]),
        ('[{"title": "a", "year": true}]', [(1, "year", "year")]),
        ('[{"title": "a", "year": 3.5}]', [(1, "year", "year")]),
        ('[{"title": "a", "year": 1e400}]', [(1, "year", "year")]),
        ('[{"title": "a", "year": NaN}]', [(1, "year", "year")]),
        ('[{"title": "a", "year": {}}]', [(1, "year", "year")]),
        ('[{"title": "a", "anno": 3, "year": 3}]', [(1, "year", "column-twice")]),
        ('[{"title": "a", "year": 3, "colore": 3}]', [(1, "colore", "column")]),
        ('[{"title": "\\ud800", "year": 3}]', [(1, "title", "control")]),
        ("titolo,anno\n", [(1, "", "json")]),
    ],
)
def test_mistakes_in_json(text: str, problems: list[tuple[int, str, str]]) -> None:
    assert found(text, "x.json") == problems


# Mistakes


@pytest.mark.parametrize(
    ("fields", "values", "problems"),
    [
        ("titolo,anno", ",1900", [(2, "titolo", "no-title")]),
        ("titolo,anno", "Nasce,", [(2, "anno", "no-year")]),
        ("titolo,anno", "Nasce,0", [(2, "anno", "year-zero")]),
        ("titolo,anno", "Nasce,mai", [(2, "anno", "year")]),
        ("titolo,anno", f"Nasce,{this_year() + 1}", [(2, "anno", "year-future")]),
        ("titolo,anno", "Nasce,-99999999999", [(2, "anno", "year-far")]),
        ("titolo,anno", "N" * 36 + ",1900", [(2, "titolo", "long")]),
        ("titolo,anno", "Na\x07sce,1900", [(2, "titolo", "control")]),
        ("titolo,anno", "Na\x00sce,1900", [(2, "titolo", "control")]),
        ("titolo,anno", "\u202eNasce,1900", [(2, "titolo", "control")]),
        ("titolo,anno,dettaglio", f"Nasce,1900,{'d' * 61}", [(2, "dettaglio", "long")]),
        ("titolo,anno,tema", "Nasce,1900,cucito", [(2, "tema", "value")]),
        ("titolo,anno,difficoltà", "Nasce,1900,4", [(2, "difficoltà", "value")]),
        ("titolo,anno,margine", "Nasce,1900,tanto", [(2, "margine", "number")]),
        ("titolo,anno,margine", "Nasce,1900,-3", [(2, "margine", "number")]),
        ("titolo,anno", "Nasce nel 1900,1900", [(2, "titolo", "clue")]),
        ("titolo,anno", "Nasce,Ada,1900", [(2, "", "cells")]),
        ("titolo,anno", '"Nasce" Ada,1900', [(2, "", "quotes")]),
        ("titolo,anno", ",0", [(2, "titolo", "no-title"), (2, "anno", "year-zero")]),
        ("titolo,anno,colore", "Nasce,1900,blu", [(1, "colore", "column")]),
        ("titolo,anno,dettagio", "Nasce,1900,blu", [(1, "dettagio", "column-near")]),
        ("titolo,anno,year", "Nasce,1900,1901", [(1, "year", "column-twice")]),
    ],
)
def test_every_mistake_has_its_line_and_field(fields: str, values: str, problems: list[tuple[int, str, str]]) -> None:
    assert one(fields, values) == problems


def test_the_same_card_twice() -> None:
    text = "titolo,anno,dettaglio,id\nNasce,1900,qui,a\nnasce,1901,QUI,b\nNasce,1902,là,c\nMuore,1950,,a\n"
    assert found(text + "".join(f"T{i},{i + 1},,\n" for i in range(9))) == [
        (3, "titolo", "title-twice"),
        (4, "titolo", "title-again"),
        (5, "id", "id-twice"),
    ]


def test_a_header_that_is_none() -> None:
    assert found(rows()) == [(1, "", "header")]
    assert found("titolo,quando\n" + rows()) == [(1, "year", "no-column")]
    assert found("anno,cosa\n" + rows()) == [(1, "title", "no-column")]


def test_a_quotation_mark_that_is_never_closed_swallows_one_row_only() -> None:
    text = 'titolo,anno\n"Nasce,1900\n' + rows(60) + "Ada,boh\n"
    assert found(text) == [(2, "", "quotes"), (63, "anno", "year")]


@pytest.mark.parametrize(
    ("cards", "key", "warning", "players"),
    [
        (0, "few", False, 0),
        (9, "few", False, 0),
        (10, "few-players", True, 2),
        (17, "few-players", True, 3),
        (25, "few-players", True, 5),
        (26, "no-team", True, 6),
        (35, "no-team", True, 6),
        (1000, "many", False, 0),
    ],
)
def test_r_18_for_how_many_players_the_cards_are_enough(cards: int, key: str, warning: bool, players: int) -> None:
    text = "titolo,anno\n" + "".join(f"Evento {i}x,{i + 1}\n" for i in range(cards))
    _, problems = read_deck(text, "x.csv")
    (problem,) = [problem for problem in problems if problem.line == 0]
    assert (problem.key, problem.warning) == (f"deck-problem-{key}", warning)
    assert problem.details.get("players", 0) == players
    assert all(
        str(cards) in said(problem, language).replace(".", "").replace(",", "") or cards in (0, 1000)
        for language in LANGUAGES
    )


@pytest.mark.parametrize("cards", [36, 999])
def test_r_18_decks_for_every_mode(cards: int) -> None:
    text = "titolo,anno\n" + "".join(f"Evento {i}x,{i + 1}\n" for i in range(cards))
    assert read_deck(text, "x.csv")[1] == []


def test_files_that_cannot_be_read() -> None:
    assert [problem.key for problem in text_of(b"titolo,anno\n\xe8 qui,3\n")[1]] == ["deck-problem-encoding"]
    assert text_of(b"titolo,anno\n\xe8 qui,3\n")[1][0].line == 2
    assert text_of("titolo\tanno\nÈ qui\t3\n".encode("utf-16"))[0] == "titolo\tanno\nÈ qui\t3\n"
    assert text_of("\ufefftitolo".encode())[0] == "titolo"
    assert text_of(b"x" * (LARGEST + 1))[1][0].key == "deck-problem-large"
    assert read_deck("é" * LARGEST, "x")[1][0].key == "deck-problem-large"
    for empty in ("", " \n\n", "\ufeff", "# solo appunti\n"):
        assert [problem.key for problem in read_deck(empty, "x.csv")[1]] == ["deck-problem-empty"]


def test_more_problems_than_anybody_reads_are_not_listed_and_errors_go_first() -> None:
    text = "titolo,anno\n" + "".join(f"Nel 19{i:02} nasce {i},1900\n" for i in range(99)) * 3 + ",3\n"
    _, problems = read_deck(text, "x.csv")
    assert len(problems) == MOST_PROBLEMS + 1
    assert problems[-1].key == "deck-problem-more"
    assert "deck-problem-no-title" in [problem.key for problem in problems]
    assert refused(problems)


def test_however_many_warnings_keep_nobody_from_playing() -> None:
    text = "titolo,anno\n" + "".join(f"Nel {1600 + i} nasce {i},{1600 + i}\n" for i in range(300))
    cards, problems = read_deck(text, "x.csv")
    assert len(cards) == 300
    assert len(problems) == MOST_PROBLEMS + 1
    assert problems[-1].key == "deck-problem-more"
    assert all(problem.warning for problem in problems)
    assert not refused(problems)
    deck: dict[str, object] = {"deck": {"name": "x.csv", "text": text}}
    assert tavolata.game("timeline").with_extras(deck).new(2, 0).players == 2


def test_all_mistakes_of_a_school_deck_at_once() -> None:
    text = (
        "Titolo;Anno;Dettaglio;Tema\n"
        "Si apre la scuola;1952;;storia\n"
        ";1960;senza titolo;\n"
        "Arriva la luce;millenovecento;;\n"
        "Si apre la scuola;1953;;\n"
        "Un titolo che non finisce più e non sta sulla carta;1970;;\n"
        "Cade la quercia;0;;botanica\n"
    )
    assert found(text + rows(6).replace(",", ";").replace("\n", ";;\n")) == [
        (3, "Titolo", "no-title"),
        (4, "Anno", "year"),
        (5, "Titolo", "title-twice"),
        (6, "Titolo", "long"),
        (7, "Anno", "year-zero"),
        (7, "Tema", "value"),
    ]


@given(st.text(max_size=300), st.sampled_from(["x.csv", "x.json", "x"]))
def test_no_text_breaks_the_reader(text: str, name: str) -> None:
    cards, problems = read_deck(text, name)
    assert refused(problems) or cards


@given(st.text(alphabet='titoloanno,;"\n\t[]{}:0123456789# -', max_size=200))
def test_no_table_breaks_the_reader(text: str) -> None:
    for start in ("titolo,anno\n", "[", '{"cards":['):
        cards, problems = read_deck(start + text, "x")
        assert len({card.id for card in cards}) == len(cards)
        assert all(problem.line >= 0 for problem in problems)


@pytest.mark.parametrize(
    "text",
    [
        "titolo,anno\n" + "a,1\n" * 120_000,
        "titolo,anno\n" + '"a,1\n' * 100_000,
        'titolo,anno\n"' + "a\n" * 200_000,
        ",".join(f"c{i}" for i in range(70_000)),
        "[" + "{}," * 150_000 + "{}]",
        "[{" + ",".join(f'"k{i}":1' for i in range(40_000)) + "}]",
        '[{"title": "a", "year": "1' + "\u2003" * 150_000 + 'x"}]',
    ],
    ids=["rows", "quotes", "a quote", "columns", "cards", "fields", "spaces"],
)
def test_no_file_keeps_the_server_busy(text: str) -> None:
    start = time.perf_counter()
    assert refused(read_deck(text, "x")[1])
    assert time.perf_counter() - start < 5


# Playing with it


def test_the_examples_of_the_handbook_can_be_played() -> None:
    examples = re.findall(r"```csv\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 2
    for text in examples:
        cards, problems = read_deck(text, "handbook.csv")
        assert [problem.key for problem in problems] == ["deck-problem-few-players"]
        assert len(cards) == 14
        game = tavolata.game("timeline").with_extras({"deck": {"name": "handbook", "text": text}})
        assert game.new(3).players == 3
        with pytest.raises(SetupError) as refusal:
            game.new(4)
        assert refusal.value.key == "error-few-cards"
    (example,) = re.findall(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    cards, problems = read_deck(example, "handbook.json")
    assert (len(cards), [problem.key for problem in problems]) == (3, ["deck-problem-few"])


def test_a_saved_game_holds_the_deck_it_is_played_with(tmp_path: Path) -> None:
    text = "titolo,anno\n" + rows(40)
    game = tavolata.game("timeline").with_extras({"deck": {"name": "4ª B", "text": text}})
    record = Record.start(game, 2, seed=3)
    record.save(tmp_path / "game.json")
    again = load_record(tmp_path / "game.json", tavolata.game)
    assert again.state.dump() == record.state.dump()
    deck = again.state.view(0)["deck"]
    assert isinstance(deck, dict)
    assert deck == record.state.view(0)["deck"]
    assert (deck["name"], deck["count"]) == ("4ª B", 40)


@pytest.mark.parametrize("written", ["circa 1200", "1200 circa", "1200 ca.", "1200 ca", "ca. 1200"])
def test_about_may_stand_on_either_side_of_a_year(written: str) -> None:
    assert year_of(written) == (1200, True)


def test_letters_that_were_read_in_the_wrong_way_are_not_printed_on_cards() -> None:
    cards, problems = read_deck("titolo,anno\nLa citt\u00e0,1200\nLa libert\ufffd,1300", "x.csv")
    assert cards == []
    assert [(problem.line, problem.key) for problem in problems] == [(3, "deck-problem-encoding")]


def test_a_game_with_a_deck_of_its_own_is_pickled_with_it() -> None:
    game = tavolata.game("timeline").with_extras({"deck": {"name": "4ª B", "text": "titolo,anno\n" + rows(40)}})
    again, state = pickle.loads(pickle.dumps((game, game.new(2, seed=3))))
    assert again.new(2, seed=3).dump() == state.dump() == game.new(2, seed=3).dump()
    assert state.game is again
