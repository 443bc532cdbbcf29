"""Playing in the terminal: whole games, leaving and coming back, the keys, the curtain."""

from __future__ import annotations

import builtins
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import tavolata
from cli.conftest import NO_WORDS, WIPE, Run, plain
from tavolata.engine import FileError
from tavolata.engine.record import Record, load_record


def record(path: Path) -> Record:
    return load_record(path, tavolata.game)


# Whole games


@pytest.mark.parametrize(("language", "over"), [("it", "La partita è finita"), ("en", "The game is over")])
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_in_each_language(run: Run, games: Path, language: str, over: str, players: int) -> None:
    result = run(f"play indy --players {players} --seed 3 --lang {language}", ["2"] * 900)
    assert result.code == 0
    assert over in result.out
    assert not result.err
    assert not NO_WORDS.search(result.out)
    (saved,) = games.glob("*.json")
    assert record(saved).state.over
    assert f"tavolata replay {saved.stem}" in result.out


@pytest.mark.parametrize(("players", "language"), [(2, "it"), (3, "en"), (10, "it")])
def test_whole_games_of_talismani(run: Run, games: Path, players: int, language: str) -> None:
    result = run(f"play talismani --players {players} --seed 3 --bots random --lang {language}", ["1"] * 900)
    assert result.code == 0
    assert ("La partita è finita" if language == "it" else "The game is over") in result.out
    assert not result.err
    assert not NO_WORDS.search(result.out)
    (saved,) = games.glob("*.json")
    assert record(saved).state.over


def test_a_whole_game_of_talismani_on_a_terminal(run: Run) -> None:
    result = run("play talismani --players 4 --people 1,2 --seed 5 --bots random", ["1"] * 900, (80, 24))
    assert result.code == 0
    assert "La partita è finita" in result.text
    assert "Com’è andata" in result.text
    assert not NO_WORDS.search(result.text)


@pytest.mark.parametrize("options", [[], ["--reactions strict"], ["--option nobody-left=replay", "--people 1,2,3"]])
def test_whole_games_on_a_terminal_at_other_tables(run: Run, options: list[str]) -> None:
    result = run(f"play indy --players 3 --seed 11 {' '.join(options)}", ["1"] * 3000, (80, 24))
    assert result.code == 0
    assert "La partita è finita" in result.text
    assert not NO_WORDS.search(result.text)


def test_answers_can_be_typed_in_notation(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(f"play indy --players 2 --seed 3 --save {path}", ["shaman s1", "PASS", "q"])
    mine = [text for seat, text in record(path).answers if seat == 0]
    assert mine[:2] == ["shaman S1", "pass"]


def test_every_event_since_the_last_question_is_told_with_its_rule(run: Run) -> None:
    result = run("play indy --players 3 --seed 3", ["1", "1", "q"])
    assert re.search(r"Corvo sceglie .*\[IN-003\]", result.out)
    assert re.search(r"Manche 1: .*\[IN-036\]", result.out)
    assert re.search(r"Corvo (cambia|passa).*\[IN-01[01]\]", result.out)


def test_the_end_tells_who_won_what_decided_it_and_where_the_file_is(run: Run, games: Path) -> None:
    result = run("play indy --players 2 --seed 3 --lang en", ["1"] * 400)
    end = result.out.split("The game is over")[1]
    assert re.search(r"1\. \w+: 8 tokens", end)
    assert re.search(r"2\. \w+: no tokens", end)
    assert "How it went" in end
    assert str(next(games.glob("*.json"))) in end


# Leaving and coming back


@pytest.mark.parametrize("left_after", [0, 1, 7, 20])
def test_a_game_left_and_resumed_is_the_game_played_through(run: Run, tmp_path: Path, left_after: int) -> None:
    answers = [str(1 + number % 3) for number in range(600)]
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    run(f"play indy --players 3 --seed 5 --save {whole}", answers)
    run(f"play indy --players 3 --seed 5 --save {parts}", [*answers[:left_after], "q"])
    assert not record(parts).state.over
    given = sum(seat == 0 for seat, _ in record(parts).answers)
    assert given >= left_after - 1
    result = run(f"play --resume {parts}", answers[left_after:])
    assert result.code == 0
    assert record(parts).dump() == record(whole).dump()


def test_leaving_says_how_to_come_back(run: Run, games: Path) -> None:
    result = run("play indy --seed 1 --lang en", ["q"])
    (saved,) = games.glob("*.json")
    assert result.code == 0
    assert f"tavolata play --resume {saved.stem}" in result.out


def test_the_end_of_the_input_leaves_the_game_safe(run: Run, games: Path) -> None:
    assert run("play indy --seed 1", []).code == 0
    assert len(list(games.glob("*.json"))) == 1


def test_ctrl_c_leaves_the_game_safe(run: Run, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)
    result = run("play indy --seed 1")
    assert result.code == 130
    assert "al sicuro" in result.out
    (saved,) = games.glob("*.json")
    assert not record(saved).state.over


def test_resume_without_a_file_offers_the_unfinished_games(run: Run, running: Path, finished: Path) -> None:
    result = run("play --resume", ["1", "q"])
    assert "Partite non finite" in result.out
    assert result.out.count("Indy, ") == 1  # the finished game is not offered
    assert "Ada, Corvo, Lupa" in result.out


def test_resume_with_nothing_to_resume(run: Run) -> None:
    result = run("play --resume")
    assert result.code == 1
    assert "Non ci sono partite da riprendere" in result.err


def test_a_game_that_cannot_be_kept_does_not_begin(run: Run, tmp_path: Path) -> None:
    in_the_way = tmp_path / "folder"
    in_the_way.mkdir()
    result = run(f"play indy --players 2 --seed 3 --save {in_the_way}", ["1"] * 400)
    assert result.code == 1
    assert "Non è stato possibile scrivere" in result.err
    assert result.out == ""


def test_a_disk_that_fills_up_does_not_stop_the_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = Record.save
    saved: list[Path] = []

    def full_after_three(record: Record, path: Path) -> None:
        saved.append(path)
        if len(saved) > 3:
            raise FileError("error-file-write", {"path": str(path), "reason": "full"})
        save(record, path)

    monkeypatch.setattr(Record, "save", full_after_three)
    result = run(f"play indy --players 2 --seed 3 --save {tmp_path / 'game.json'}", ["1"] * 400)
    assert result.code == 0
    assert "Non è stato possibile scrivere" in result.out
    assert "La partita è finita" in result.out


# The keys


def test_the_question_mark_tells_the_rule_behind_the_question(run: Run) -> None:
    result = run("play indy --players 3 --seed 3 --option eagle-discard=no --lang en", ["1", "?", "q"])
    assert "IN-010" in result.out
    assert "IR-08" in result.out
    assert "eagle-discard:" in result.out
    assert "(at this table)" in result.out


def test_c_tells_what_a_strong_player_would_do(run: Run) -> None:
    result = run("play isola --players 2 --seed 3 --lang en", ["c", "q"])
    assert "A strong player would do this: " in result.out
    assert (
        "Hints are for whoever plays with bots only"
        in run("play isola --people 1,2 --seed 3 --lang en", ["", "c", "q"]).out
    )
    assert "there are no hints" in run("play timeline --players 2 --seed 3 --lang en", ["c", "q"]).out


def test_m_marks_clear_mistakes_in_the_log(run: Run) -> None:
    """Whoever always plays the first card on the list plays badly; whoever does not want to know is not told."""
    answers = ["1"] * 8
    marked = run("play talismani --players 2 --seed 3 --lang en", ["m", *answers, "l", "q"]).out
    assert "Clear mistakes are marked in the log from now on." in marked
    assert re.search(r"That cost about \d+ games in a hundred\. Better: \S", marked)
    for keys in (["l"], ["m", "m"]):
        assert (
            "That cost about"
            not in run("play talismani --players 2 --seed 3 --lang en", [*keys, *answers, "l", "q"]).out
        )
    assert "mistakes are not marked" in run("play timeline --players 2 --seed 3 --lang en", ["m", "q"]).out
    assert (
        "Hints are for whoever plays with bots only"
        in run("play indy --people 1,2 --seed 3 --lang en", ["", "m", "q"]).out
    )


def test_the_question_mark_and_a_number_tell_one_rule(run: Run) -> None:
    result = run("play indy --seed 3", ["? in39", "? IN-999", "q"])
    assert "IN-039  La partita finisce quando" in result.out
    assert "La regola «IN-999» non esiste" in result.out


def test_rules_log_and_help_are_a_key_away(run: Run) -> None:
    result = run("play indy --seed 3", ["r", "l", "h", "q"])
    assert "IR-43" in result.out
    assert "mazziere" in result.out
    assert "I tasti" in result.out


def test_saving_a_copy(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    result = run("play indy --seed 3", ["s", f"s {copy}", f"s {copy}", "q"])
    assert f"Salvata in {copy}" in result.out
    assert f"{copy} esiste già" in result.out
    assert not record(copy).state.over


def test_a_game_is_never_written_over(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    result = run(f"play indy --save {finished} --lang en")
    assert result.code == 1
    assert "exists already" in result.err
    assert finished.read_bytes() == before


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("99", "Il numero 99 non c’è: le risposte vanno da 1 a"),
        ("9" * 5000, "le risposte vanno da 1 a"),
        ("²", "Nessuna mossa di questo gioco comincia con «²»"),
        ("", "Scrivi il numero di una risposta"),
        ("sciamano", "Forse intendevi «shaman»?"),
        ("shaman S9", "«S9» non è un nome di questo gioco"),
        ("lay RC1 RC2 RC3", "Prima di cominciare serve uno sciamano"),
    ],
)
def test_what_cannot_be_played_is_explained_and_asked_again(run: Run, typed: str, sentence: str) -> None:
    result = run("play indy --players 2 --seed 3", [typed, "q"])
    assert result.code == 0
    assert sentence in result.out


def test_a_question_with_one_answer_answers_itself_and_says_so(run: Run) -> None:
    result = run("play isola --seed 2", ["2"] * 900)
    assert "Per Ada c’è una sola risposta possibile: Concludi la presentazione." in result.out


# Reactions


def eagle_questions(run: Run, typed: list[str]) -> int:
    """How often somebody who always holds on to an eagle is asked about it in the first manche."""
    return run("play indy --players 4 --seed 43 --me 2", typed).out.count("È il momento delle aquile")


def test_standing_orders_spare_questions_about_reactions(run: Run) -> None:
    asked = eagle_questions(run, ["1", "1", *[""] * 20])
    until_turn = eagle_questions(run, ["1", "1", "z", *[""] * 20])
    until_manche = eagle_questions(run, ["1", "1", "zz", *[""] * 20])
    assert asked > until_turn >= until_manche == 1


def test_enter_passes_over_a_reaction(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(f"play indy --players 4 --seed 43 --me 2 --save {path}", ["1", "1", "", "q"])
    assert (1, "pass") in record(path).answers


# Several people at one keyboard


def test_a_curtain_falls_between_people(run: Run) -> None:
    result = run("play indy --players 2 --people 1,2 --seed 3 --lang en", ["", "1", "", "1", "", "1", "q"], (80, 24))
    curtains = [plain(screen) for screen in result.out.split(WIPE) if "Pass the keyboard" in screen]
    assert any("to Ada" in curtain for curtain in curtains)
    assert any("to Bruno" in curtain for curtain in curtains)
    for curtain in curtains:
        assert curtain.startswith("Pass the keyboard"), "the screen is empty before it falls"
        assert "│" not in curtain
        assert "hand" not in curtain


def test_alone_there_is_no_curtain(run: Run) -> None:
    result = run("play indy --players 2 --seed 3 --lang en", ["1", "1", "q"], (80, 24))
    assert "Pass the keyboard" not in result.out


def test_nobody_reads_the_secrets_of_another_person(run: Run) -> None:
    """Both change a card in the dark: each reads which of their own, and that the other did."""
    typed = [answer for _ in range(12) for answer in ("", "2")]
    result = run("play indy --players 2 --people 1,2 --seed 3 --lang en", typed)
    parts = re.split(r"(Ada|Bruno), press Enter", result.out)
    read = {
        name: "".join(parts[i + 1] for i in range(1, len(parts), 2) if parts[i] == name) for name in ("Ada", "Bruno")
    }
    for name, other in (("Ada", "Bruno"), ("Bruno", "Ada")):
        assert f"{name} puts " in read[name]
        assert f"{other} changes one card" in read[name]
        assert f"{other} puts " not in read[name]


# The screen


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize(("players", "size"), [(4, (80, 24)), (4, (100, 30)), (6, (80, 27))])
def test_the_screen_fits(run: Run, language: str, players: int, size: tuple[int, int]) -> None:
    result = run(f"play indy --players {players} --seed 9 --bots greedy --lang {language}", ["2"] * 60, size)
    over = ("La partita è finita", "The game is over")
    questions = [screen for screen in result.screens if "INDY" in screen and not any(end in screen for end in over)]
    assert len(questions) > 50
    for screen in questions:
        lines = screen.rstrip("\n").split("\n")
        assert len(lines) <= size[1], screen
        assert max(cell_len(line.rstrip()) for line in lines) <= size[0], screen


def test_a_narrow_terminal_folds_the_answers(run: Run) -> None:
    result = run("play indy --players 2 --seed 3", ["1", "q"], (48, 30))
    (asked,) = [screen for screen in result.screens if "Vuoi cambiare" in screen]
    assert all(re.search(rf"(?<!\d){number} e ", asked) for number in range(2, 12))
    assert max(cell_len(line.rstrip()) for line in asked.split("\n")) <= 48


def test_without_colour_nothing_is_painted(run: Run) -> None:
    colour = re.compile(r"\x1b\[[0-9;]*(3[0-8]|4[0-8]|9[0-7])[;m]")
    assert colour.search(run("play indy --seed 3", ["1", "1", "q"], (80, 24)).out)
    assert not colour.search(run("play indy --seed 3", ["1", "1", "q"], (80, 24), NO_COLOR="1").out)


def test_cards_show_colour_type_and_feathers_without_paint(run: Run) -> None:
    text = run("play indy --players 2 --seed 3 --lang en", ["1", "q"], (80, 24), NO_COLOR="1").text
    assert re.search(r"│[♟♞◈] {4}[1-6]│", text)
    assert re.search(r"│(red|green|blue) +│", text)
    assert re.search(r"╰─[RGB][CHO][1-6]──╯", text)


def test_plain_output_says_cards_in_words(run: Run) -> None:
    result = run("play indy --players 2 --seed 3", ["1", "q"])
    assert "\x1b" not in result.out
    assert re.search(r"La tua mano: (personaggio|cavallo|oggetto|aquila)", result.out)
