"""``tavolata deck`` for Isola: lists and codes begun, checked, kept, passed on, looked at, and played with."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.conftest import NO_WORDS, Run
from support import rule
from tavolata.engine.words import LANGUAGES
from tavolata.games.isola.box.cards import CARDS, KEYS, number_of
from tavolata.games.isola.box.decks import READY_DECKS
from tavolata.games.isola.deck_checks import figures_of
from tavolata.games.isola.deck_lists import encode

BOTH = pytest.mark.parametrize("language", LANGUAGES)

READY = {deck.key: deck for deck in READY_DECKS}
CODE = encode(READY["H2"].cards)
BAD = "5 Kenshirou\n6 Oasi\n3 Successore\n0 Toki\nblablabla\n"


@pytest.fixture
def mine(run: Run, tmp_path: Path) -> Path:
    """A list as the house begins it, with a master more."""
    path = tmp_path / "mine.txt"
    assert run(f"deck new {path}").code == 0
    path.write_text(path.read_text(encoding="utf-8") + "1 Raoul\n", encoding="utf-8")
    return path


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad.txt"
    path.write_text(BAD, encoding="utf-8")
    return path


def cards_of(text: str) -> list[str]:
    """The lines of a list that name cards."""
    return [line for line in text.splitlines() if re.match(r"\d", line)]


def decks_of(path: Path) -> list[dict[str, Any]]:
    """What the seats of a saved game brought."""
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["start"]["seat_decks"]
    return found


# Beginning, checking, keeping


@BOTH
def test_a_new_list_explains_itself_is_well_and_can_be_played(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "new.txt"
    result = run(f"deck new {path} --lang {language}")
    assert (result.code, str(path) in result.out) == (0, True)
    text = path.read_text(encoding="utf-8")
    assert "ID-109" in text
    assert not NO_WORDS.search(text)
    assert len([line for line in text.splitlines() if re.match(r"(# )?\d", line)]) == len(CARDS)
    assert run(f"deck check {path} --lang {language}").out.startswith("50 c")
    assert run(f"play isola --deck {path} --lang {language}", ["q"]).code == 0


@rule("ID-109", "ID-112")
@BOTH
def test_every_mistake_is_told_at_once_with_its_line_or_rule(run: Run, bad: Path, language: str) -> None:
    result = run(f"deck check {bad} --lang {language}")
    assert result.code == 1
    assert not NO_WORDS.search(result.out)
    line = "Riga" if language == "it" else "Line"
    *mistakes, summary = result.out.splitlines()
    assert [mistake.split(":")[0] for mistake in mistakes] == [
        *(f"{line} {number}" for number in (1, 3, 4, 5)),
        "Oasi" if language == "it" else "Oasis",
    ]
    assert "Kenshiro" in mistakes[0].partition("Kenshirou")[2]
    assert "(Hokuto)" in mistakes[1]
    assert "(ID-109)" in mistakes[4]
    assert summary.startswith("5 ")
    assert run(f"deck import {bad} --lang {language}").out == result.out
    refused = run(f"play isola --deck {bad} --lang {language}")
    assert (refused.code, f"{line} 1" in refused.err, "bad.txt" in refused.err) == (1, True, True)


@rule("ID-057", "ID-063", "ID-112")
@BOTH
def test_what_is_no_mistake_stands_apart_and_keeps_nobody_from_playing(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "orphans.txt"
    path.write_text("5 Kenshiro\n3 Capitale\n2 Cavalieri neri\n", encoding="utf-8")
    result = run(f"deck check {path} --lang {language}")
    assert result.code == 0
    heading, *warnings, summary = result.out.splitlines()
    assert heading.endswith(":")
    assert all(warning.startswith("  ") for warning in warnings)
    assert [number for number in ("ID-112", "ID-057", "ID-063", "ID-071") if number not in result.out] == []
    assert summary.startswith("10 ")


def test_a_deck_is_kept_listed_shown_replaced_and_removed(run: Run, mine: Path, games: Path) -> None:
    kept = run(f"deck import {mine}")
    assert "--deck mine" in kept.out
    assert "ISOLA-" in kept.out
    assert run("deck list").out == "mine (Isola dei Demoni, 51 carte)\n"
    assert run("deck list isola").out.splitlines()[-1] == " mine (51 carte)"
    assert (games / "decks" / "mine.txt").exists()
    assert run("deck check mine").code == run("deck check Mine").code == 0
    mine.write_text("20 Kenshiro\n", encoding="utf-8")
    assert "prende il posto" in run(f"deck import {mine}").out
    assert run("deck show mine --lang en").out.splitlines()[:3] == ["mine", "", "20 cards"]
    assert run("deck remove mine").code == 0
    assert run("deck list").out.startswith("Non ci sono mazzi")
    assert mine.exists()


def test_a_code_is_kept_under_a_free_name_or_one_that_is_said(run: Run) -> None:
    assert "«mazzo-1»" in run(f"deck import {CODE}").out
    assert "“deck-1”" in run(f"deck import {CODE} --lang en").out
    assert "«mazzo-2»" in run(f"deck import {CODE}").out
    assert "«pugno»" in run(f"deck import {CODE} --name Pugno!").out
    assert "«allievi»" in run("deck import LH1 --name allievi").out
    assert [line.split()[0] for line in run("deck list").out.splitlines()] == [
        "allievi",
        "deck-1",
        "mazzo-1",
        "mazzo-2",
        "pugno",
    ]


def test_decks_of_two_games_may_have_one_name(run: Run, mine: Path, tmp_path: Path, games: Path) -> None:
    table = tmp_path / "mine.csv"
    table.write_text("titolo,anno\n" + "".join(f"Evento {i}x,{1900 + i}\n" for i in range(40)), encoding="utf-8")
    run(f"deck import {mine}")
    run(f"deck import {table}")
    assert run("deck list").out == "mine (40 carte)\nmine (Isola dei Demoni, 51 carte)\n"
    asked = run("deck remove mine")
    assert (asked.code, "--game" in asked.err) == (1, True)
    assert run("deck show mine").code == 0
    assert run("deck check mine --game timeline").out.startswith("40 carte")
    assert run("deck remove mine --game isola").code == 0
    assert run("deck list").out == "mine (40 carte)\n"
    assert "solo per" in run("deck show mine").err


def test_the_content_tells_the_game_where_the_ending_does_not(run: Run, tmp_path: Path) -> None:
    table = "titolo,anno\n" + "".join(f"Evento {i}x,{1900 + i}\n" for i in range(40))
    for name, text, said in (
        ("table.txt", table, "40 carte"),
        ("table", table, "40 carte"),
        ("cards.deck", "9 Kenshiro\n1 Tokii\n", "Riga 2: la carta «Tokii»"),
        ("code", f"# a friend's\n{CODE}\n", "50 carte"),
        ("broken.txt", "xyzzy\n", "Riga 1: la carta «xyzzy»"),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert said in run(f"deck check {tmp_path / name}").out, name


# Looking


@BOTH
def test_the_ready_decks_are_listed_with_their_plans(run: Run, language: str) -> None:
    result = run(f"deck list isola --lang {language}")
    assert result.out == run(f"deck list --game isola --lang {language}").out
    assert not NO_WORDS.search(result.out)
    lines = result.out.splitlines()
    assert [line.split()[0] for line in lines[1:29:2]] == list(READY)
    assert all(line.startswith("     ") for line in lines[2:29:2])


@BOTH
@pytest.mark.parametrize("key", READY)
def test_a_deck_is_shown_and_exported_and_comes_back_from_text_and_code(
    run: Run, tmp_path: Path, key: str, language: str
) -> None:
    shown = run(f"deck show {key.lower()} --lang {language}", size=(80, 24))
    assert not NO_WORDS.search(shown.text)
    assert all(len(line) <= 80 for line in shown.text.splitlines() if "ISOLA-" not in line)
    text = run(f"deck export {key} --lang {language}").out
    code = encode(READY[key].cards)
    assert (code in text, code in shown.text) == (True, True)
    assert cards_of(run(f"deck export {code} --lang {language}").out) == cards_of(text)
    (tmp_path / "again.txt").write_text(text, encoding="utf-8")
    again = run(f"deck export {tmp_path / 'again.txt'} --lang {language}").out
    assert again.splitlines()[1:] == text.splitlines()[1:]


@rule("ID-232")
def test_a_deck_is_shown_in_figures(run: Run, tmp_path: Path) -> None:
    """Values of cards may be tuned: they are looked up, the words are not."""
    path = tmp_path / "small.txt"
    path.write_text("5 Kenshiro\n3 Desert of Glass\n2 Oasis\n", encoding="utf-8")
    kenshiro, oasis = CARDS[number_of("KENSHIRO")], CARDS[number_of("OASI")]
    cards = [kenshiro.number] * 5 + [number_of("DESERTO-DI-VETRO")] * 3 + [oasis.number] * 2
    figures = figures_of(cards)
    lines = [" ".join(line.split()) for line in run(f"deck show {path} --lang en").out.splitlines()]
    for line in (
        "10 cards",
        "Types masters 5, places 5",
        "Schools Hokuto 5, no school 5",
        "Colours blue 7, grey 3",
        f"{kenshiro.atk} █████ 5",
        f"Green points {2 * oasis.green} a turn, if the whole deck were in play",
        f"Ochre points {figures.ochre} at risk: what the opponent would have for beating every card",
        f"Different start {figures.cost} points to have everything in play that can be bought",
        "Masters: 5",
        f"5 Kenshiro Hokuto, blue, {kenshiro.atk}/{kenshiro.defence}♥",
        "3 Desert of Glass grey, uninhabited",
        f"2 Oasis blue, ●{oasis.green}",
    ):
        assert line in lines


@BOTH
def test_hands_are_dealt_again_with_the_same_seed(run: Run, language: str) -> None:
    result = run(f"deck hand LH1 --seed 7 --lang {language}")
    assert result.out == run(f"deck hand LH1 --seed 7 --lang {language}").out
    assert result.out != run(f"deck hand LH1 --seed 8 --lang {language}").out
    assert not NO_WORDS.search(result.out)
    chances = [int(number) for number in re.findall(r"(\d+) ?%", result.out)]
    assert len(chances) == 3
    assert 50 < chances[0] < chances[1] < chances[2] < 100
    seed = re.search(r"--seed (\d+)", run("deck hand LH1").out)
    assert seed
    assert run(f"deck hand LH1 --seed {seed[1]}").code == 0
    assert run(f"deck hand LH1 --seed {(1 << 63) - 1}").code == 0


def test_an_output_that_knows_only_plain_letters_gets_no_others(run: Run) -> None:
    result = run("deck export H1", PYTHONIOENCODING="ascii")
    assert result.code == 0


# Playing


def test_the_decks_that_are_named_are_played_saved_and_gone_on_with(run: Run, mine: Path, games: Path) -> None:
    run(f"deck import {mine}")
    path = games / "game.json"
    line = f"play isola --seed 5 --save {path}"
    result = run(f"{line} --deck mine,{CODE}", ["1", "q"])
    assert result.code == 0
    assert "I mazzi: Ada con «mine» e Corvo con un mazzo di 50 carte." in result.out
    mine_again, other = decks_of(path)
    assert (mine_again["name"], mine_again["named"], len(mine_again["cards"])) == ("mine", False, 51)
    assert "RAOUL" in mine_again["cards"]
    assert other["cards"] == [KEYS[card] for card in sorted(READY["H2"].cards)]
    run("deck remove mine")
    assert run(f"play --resume {path}", ["1", "q"]).code == 0
    assert decks_of(path) == [mine_again, other]


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ("", ["LH1", "LN2"]),
        ("--deck h1", ["H1", "LN2"]),
        ("--deck LN2", ["LN2", "LH1"]),
        ("--deck LC1,R1", ["LC1", "R1"]),
        ("--deck LC1,R1 --me 2", ["R1", "LC1"]),
        ("--deck LC1 --me 2", ["LH1", "LC1"]),
        ("--deck LC1,R1 --people 1,2", ["LC1", "R1"]),
    ],
)
def test_who_gets_which_deck(run: Run, tmp_path: Path, given: str, names: list[str]) -> None:
    path = tmp_path / "game.json"
    result = run(f"play isola --seed 5 --save {path} {given}", ["", "q", "q"])
    assert result.code == 0
    assert [deck["name"] for deck in decks_of(path)] == names
    assert f"({names[0]})" in result.out


def test_the_same_seed_and_deck_make_the_same_game(run: Run, mine: Path, tmp_path: Path) -> None:
    line = f"play isola --seed 5 --deck {mine},LN1 --save"
    first = run(f"{line} {tmp_path / 'a.json'}", ["1", "1", "1", "q"])
    second = run(f"{line} {tmp_path / 'b.json'}", ["1", "1", "1", "q"])
    assert first.out.replace("a.json", "b.json") == second.out
    assert decks_of(tmp_path / "a.json") == decks_of(tmp_path / "b.json")


def test_a_secret_deck_is_not_named_to_the_other_at_the_keyboard(run: Run, mine: Path) -> None:
    result = run(f"play isola --people 1,2 --seed 5 --deck {mine}", ["", "q"])
    assert "«mine»" not in result.out
    assert "un mazzo di 51 carte" in result.out
    result = run(f"play isola --people 1,2 --seed 5 --deck {mine} --option deck-lists=open", ["", "q"])
    assert "«mine»" in result.out


@BOTH
def test_the_chooser_offers_ready_and_own_decks(run: Run, mine: Path, games: Path, language: str) -> None:
    run(f"deck import {mine}")
    (games / "decks" / "broken.txt").write_text("nonsense\n", encoding="utf-8")
    result = run(f"--lang {language}", ["isola", "", "", "", "", "15", "99", "", "", "q"])
    assert not NO_WORDS.search(result.out)
    assert " 15 mine (51 " in result.out
    assert "broken" not in result.out
    (saved,) = games.glob("isola-*.json")
    assert [deck["name"] for deck in decks_of(saved)] == ["mine", "LN2"]


# Mistakes


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("deck new deck.txt --game timeline", ".csv o .json"),
        ("deck new deck.csv --game isola", ".txt"),
        ("deck new /no/such/folder/deck.txt", "/no/such/folder/deck.txt"),
        ("deck check nowhere.txt", "nowhere.txt"),
        ("deck import nowhere.txt", "nowhere.txt"),
        ("deck check LH9", "Forse intendevi «LH"),
        ("deck show nowhere", "nowhere"),
        ("deck show", "Manca il nome"),
        ("deck show timeline", "solo per i mazzi di Isola"),
        ("deck hand LH1 --seed x", "--seed"),
        ("deck list --game indy", "indy"),
        ("deck list --game isolla", "«isola»"),
        ("deck remove LH1", "LH1"),
        ("deck remove nowhere --game isola", "nowhere"),
        ("deck import LH1", "--name"),
        (f"deck import {CODE} --name timeline", "--name"),
        (f"deck import {CODE} --name !?", "--name"),
        (f"deck check {CODE[:-6]}", "incompleto"),
        (f"deck check {CODE[:20]}x{CODE[21:]}", "incompleto"),
        ("deck check ISOLA-", "non è il codice"),
        ("deck check ISOLA-AgB7bQ", "versione 2"),
        ("deck export isola-ààà", "incompleto"),
        ("play isola --deck LH1,LH2,LN1", "3 mazzi"),
        ("play isola --deck ,", "Manca il nome"),
        ("play isola --deck LH1,nowhere", "nowhere"),
        ("play indy --deck LH1", "indy"),
    ],
)
@BOTH
def test_every_mistake_is_a_sentence(run: Run, games: Path, line: str, said: str, language: str) -> None:
    result = run(f"{line} --lang {language}")
    assert result.code == 1
    assert len(result.err.strip().splitlines()) == 1
    assert not NO_WORDS.search(result.err)
    assert language != "it" or said in result.err
    assert not games.exists()


def test_files_that_are_no_lists(run: Run, tmp_path: Path, games: Path) -> None:
    contents = {
        "latin": "5 Città\n".encode("cp1252"),
        "zeros": bytes(300),
        "large": b"5 Kenshiro\n" * 60_000,
        "long": b"5 Kenshiro\n" * 10_000,
        "many": b"1000 Kenshiro\n1 Toki\n",
        "empty": b"",
        "remarks": b"# nothing\n",
        "prose": b"Nel mezzo del cammin\n" * 100,
    }
    said = {
        "latin": "UTF-8",
        "zeros": "UTF-8",
        "large": "645 kB",
        "long": "troppo lunga",
        "many": "(RU-15)",
        "empty": "nessuna carta",
        "remarks": "nessuna carta",
        "prose": "non è una lista",
    }
    for name, content in contents.items():
        path = tmp_path / f"{name}.txt"
        path.write_bytes(content)
        result = run(f"deck import {path}")
        assert (result.code, result.err) == (1, ""), name
        assert said[name] in result.out
        assert len(result.out.splitlines()) == 2
    (tmp_path / "folder.txt").mkdir()
    assert "è una cartella" in run(f"deck check {tmp_path / 'folder.txt'}").err
    assert not games.exists()


def test_the_lab_plays_with_decks_of_ones_own_and_repeats_itself(run: Run, mine: Path) -> None:
    line = f"simulate isola --games 4 --bots policy --deck {mine},H2 --seed 5 --lang en"
    result = run(line)
    assert result.code == 0
    assert re.search(r"By deck.*\n mine +\d.*\n H2 +\d", result.out)
    assert result.out.splitlines()[-1] == run(line).out.splitlines()[-1]


def test_a_list_from_a_windows_editor_is_read(run: Run, tmp_path: Path) -> None:
    for encoding in ("utf-8-sig", "utf-16"):
        (tmp_path / "win.txt").write_bytes("9 Kenshiro\r\n1 L’Eremita del nord\r\n".encode(encoding))
        assert run(f"deck check {tmp_path / 'win.txt'}").out.splitlines()[-1].startswith("10 carte")


def test_a_place_that_cannot_be_written_changes_nothing(run: Run, mine: Path, games: Path) -> None:
    before = mine.read_bytes()
    assert run(f"deck new {mine}").code == 1
    assert mine.read_bytes() == before
    games.mkdir()
    (games / "decks").write_text("no folder", encoding="utf-8")
    result = run(f"deck import {mine}")
    assert result.code == 1
    assert "decks" in result.err
    assert (games / "decks").read_text(encoding="utf-8") == "no folder"


@given(content=st.one_of(st.binary(max_size=200), st.text(max_size=100).map(lambda text: text.encode("utf-8"))))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50, deadline=None)
def test_whatever_is_in_a_file_ends_in_sentences(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "any.txt"
    path.write_bytes(content)
    for language in LANGUAGES:
        result = run(f"deck check {path} --lang {language}")
        assert result.code in (0, 1)
        assert result.out or result.err
        assert not NO_WORDS.search(result.out + result.err)
        assert "\x1b" not in result.out
