"""``tavolata deck``: beginning, checking and keeping decks of one's own, and playing with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import NO_WORDS, Run
from tavolata.engine.words import LANGUAGES
from tavolata.games.timeline import checks
from tavolata.games.timeline.checks import Subject, our_subject
from tavolata.games.timeline.deck import our_deck

BOTH = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def school(tmp_path: Path) -> Path:
    """A deck for a team."""
    path = tmp_path / "school.csv"
    path.write_text("titolo,anno\n" + "".join(f"Evento {i}x,{1900 + i}\n" for i in range(40)), encoding="utf-8")
    return path


# Our own deck


@BOTH
def test_our_deck_is_checked_and_every_dispute_explained(run: Run, language: str) -> None:
    result = run(f"deck check timeline --lang {language}")
    assert result.code == 0
    assert not NO_WORDS.search(result.out)
    lines = result.out.splitlines()
    assert [line.split()[0] for line in lines[:15]] == list(checks.CHECKS)
    subject = our_subject()
    for card in our_deck().cards:
        assert f"[{card.id}, {card.wikidata}; {card.source}]" in result.out
    for note in subject.notes.values():
        assert note[language] in result.out


def test_a_dispute_without_explanation_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = our_subject()
    notes = {card: note for card, note in ours.notes.items() if card != "hijra"}
    monkeypatch.setattr("tavolata.terminal.decks.our_subject", lambda: Subject(ours.deck, ours.dates, notes))
    result = run("deck check twist --lang en")
    assert result.code == 1
    assert "hijra: the year is 622, elsewhere one finds 570" in result.out
    assert "TD-11 fails" in result.out


# Decks of one's own


@BOTH
@pytest.mark.parametrize("ending", ["csv", "json"])
def test_a_new_deck_explains_itself_is_well_and_can_be_played(
    run: Run, tmp_path: Path, language: str, ending: str
) -> None:
    path = tmp_path / f"mine.{ending}"
    result = run(f"deck new {path} --lang {language}")
    assert result.code == 0
    assert str(path) in result.out
    assert ("titolo: " if language == "it" else "title: ") in path.read_text(encoding="utf-8-sig")
    result = run(f"deck check {path} --lang {language}")
    assert result.code == 0
    assert len(result.out.splitlines()) == 2  # for how many players, and that all is well
    assert run(f"play timeline --players 2 --deck {path} --lang {language}").code == 0


def test_a_spreadsheet_takes_the_template_for_utf_8(run: Run, tmp_path: Path) -> None:
    run(f"deck new {tmp_path / 'mine.csv'}")
    assert (tmp_path / "mine.csv").read_bytes().startswith(b"\xef\xbb\xbf# ")


def test_a_file_that_is_there_is_left_alone(run: Run, school: Path) -> None:
    before = school.read_bytes()
    result = run(f"deck new {school}")
    assert (result.code, school.read_bytes()) == (1, before)
    assert "esiste già" in result.err


@BOTH
def test_every_mistake_is_named_with_line_and_column(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "bad.csv"
    path.write_text("Titolo;Anno;Tema\nNasce;boh;\n;1900;cucito\nNasce nel 1900;1900;\n", encoding="utf-8")
    result = run(f"deck check {path} --lang {language}")
    assert result.code == 1
    assert not NO_WORDS.search(result.out)
    line = "Riga" if language == "it" else "Line"
    quote = "«{}»" if language == "it" else "“{}”"
    for number, field in ((2, "Anno"), (3, "Titolo"), (3, "Tema"), (4, "Titolo")):
        assert f"{line} {number}, {quote.format(field)}: " in result.out
    assert run(f"deck import {path}").code == 1
    assert run("deck list").out.startswith("Non ci sono mazzi")
    refused = run(f"play timeline --deck {path} --lang {language}")
    assert refused.code == 1
    assert f"{line} 2" in refused.err or "10" in refused.err


def test_a_deck_is_kept_listed_played_replaced_and_removed(run: Run, school: Path, games: Path) -> None:
    assert "--deck school" in run(f"deck import {school}").out
    assert run("deck list").out == "school (40 carte)\n"
    assert (games / "decks" / "school.csv").exists()
    assert run("deck check school").code == 0
    result = run("play timeline --players 3 --option mode=collaborative --seed 5 --deck school", ["q"])
    assert result.code == 0
    assert "Evento" in result.out
    assert run("play --resume", ["1", "q"]).code == 0  # the game holds its deck; no deck is taken for a game
    text = school.read_text(encoding="utf-8") + "Evento in più,1950\n"
    school.write_text(text, encoding="utf-8")
    assert "prende il posto" in run(f"deck import {school}").out
    assert run("deck list").out == "school (41 carte)\n"
    assert run("deck remove school").code == 0
    assert run("deck list").out.startswith("Non ci sono mazzi")
    assert school.exists()


def test_a_deck_in_json_takes_the_place_of_one_in_csv(run: Run, school: Path, tmp_path: Path) -> None:
    run(f"deck import {school}")
    run(f"deck new {tmp_path / 'school.json'}")
    run(f"deck import {tmp_path / 'school.json'}")
    assert run("deck list").out == "school (12 carte)\n"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("deck paint", "new, check, import, remove, list"),
        ("deck check", "Manca il nome"),
        ("deck check nowhere.csv", "nowhere.csv"),
        ("deck import nowhere.csv", "nowhere.csv"),
        ("deck remove nowhere", "nowhere"),
        ("deck check timelin", "Forse intendevi «timeline»?"),
        ("deck new deck.xls", ".csv o .json"),
        ("deck new /no/such/folder/deck.csv", "/no/such/folder/deck.csv"),
        ("play indy --deck school.csv", "indy"),
        ("play timeline --deck nowhere", "nowhere"),
    ],
)
@BOTH
def test_every_mistake_is_a_sentence(run: Run, line: str, said: str, language: str) -> None:
    result = run(f"{line} --lang {language}")
    assert result.code == 1
    assert len(result.err.strip().splitlines()) == 1
    assert not NO_WORDS.search(result.err)
    assert language != "it" or said in result.err


def test_files_that_are_no_decks(run: Run, tmp_path: Path) -> None:
    latin, large, folder = tmp_path / "latin.csv", tmp_path / "large.csv", tmp_path / "folder.csv"
    latin.write_bytes("titolo,anno\nÈ qui,3\n".encode("cp1252"))
    large.write_bytes(b"x" * 600_000)
    folder.mkdir()
    assert "CSV UTF-8" in run(f"deck check {latin}").out
    assert "586 kB" in run(f"deck check {large}").out
    assert run(f"deck check {folder}").code == 1
    assert "UTF-8" in run(f"play timeline --deck {latin}").err


def test_the_name_of_our_deck_is_ours(run: Run, school: Path, tmp_path: Path) -> None:
    mine = tmp_path / "Twist.csv"
    mine.write_bytes(school.read_bytes())
    result = run(f"deck import {mine}")
    assert result.code == 1
    assert "twist" in result.err
    assert run("play timeline --players 2 --deck twist").code == 0


def test_deck_alone_shows_the_help(run: Run) -> None:
    assert run("deck").out == run("deck --help").out
