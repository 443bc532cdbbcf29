"""``tavolata lab``: a newcomer's way from an empty folder to an answer."""

from __future__ import annotations

import json
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.conftest import Run
from tavolata.version import VERSION


@pytest.mark.parametrize("language", ["it", "en"])
def test_from_the_sample_to_the_table(run: Run, tmp_path: Path, language: str) -> None:
    file, into, told = tmp_path / "fair.toml", tmp_path / "fair.run", tmp_path / "fair.json"
    assert run(f"lab new {file} --lang {language}").code == 0
    file.write_text(file.read_text(encoding="utf-8").replace("deals = 200", "deals = 6"), encoding="utf-8")
    played = run(f"lab run {file} --workers 1 --json {told} --lang {language}")
    assert (played.code, played.err.strip()) == (0, "")
    assert "[lab-" not in played.out
    assert {"it": "Che cosa cambia «to-and-fro»", "en": "What “to-and-fro” changes"}[language] in played.out
    data = json.loads(told.read_text(encoding="utf-8"))
    assert [match["count"]["games"] for match in data["matches"]] == [6, 6]
    page = tmp_path / "fair.html"
    made = run(f"lab report {into} --out {page} --lang {language}")
    assert (made.code, made.err.strip()) == (0, "")
    assert str(page) in made.out.replace("\n", "")
    assert f'<html lang="{language}">' in page.read_text(encoding="utf-8")
    assert run(f"lab report {into} {into} --lang {language}").code == 0
    assert into.with_suffix(".html").exists()
    shown = run(f"lab show {into} --lang {language}")
    assert shown.out == played.out[: len(shown.out)]
    again = run(f"lab run {file} --lang {language}")
    assert again.code == 1
    assert "lab resume" in again.err


def test_a_run_is_gone_on_with(run: Run, tmp_path: Path) -> None:
    file, into = tmp_path / "small.toml", tmp_path / "half"
    file.write_text('game = "indy"\nplayers = 2\nbots = ["greedy", "random"]\nschedule = "round-robin"\ndeals = 3\n')
    whole = run(f"lab run {file} --into {into} --workers 1 --lang en").out
    (into / "games" / "000001.parquet").unlink()
    assert "Not finished yet" not in run(f"lab show {into} --lang en").out  # run.json says that it was
    assert run(f"lab resume {into} --workers 1 --lang en").out == whole


@contextmanager
def no_room() -> Iterator[None]:
    """No file may grow, as on a full disk."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


@pytest.mark.parametrize(
    ("language", "said", "how"),
    [("it", "Non è stato possibile scrivere", "per andare avanti"), ("en", "could not be written", "to go on")],
)
def test_a_full_disk_is_told_and_costs_nothing_that_was_there(
    run: Run, tmp_path: Path, language: str, said: str, how: str
) -> None:
    file, into = tmp_path / "small.toml", tmp_path / "small.run"
    file.write_text('game = "timeline"\nplayers = 2\nbots = ["adult"]\ndeals = 4\n')
    whole = run(f"lab run {file} --workers 1 --lang {language}").out
    told, page = tmp_path / "old.json", tmp_path / "old.html"
    told.write_text("old")
    page.write_text("old")
    (into / "games" / "000002.parquet").unlink()
    before = sorted(tmp_path.rglob("*"))
    with no_room():
        found = {
            command: run(f"lab {command} --lang {language}")
            for command in (
                f"new {tmp_path / 'new.toml'}",
                f"run {file} --into {tmp_path / 'new.run'}",
                f"resume {into} --workers 1",
                f"show {into} --json {told}",
                f"report {into} --out {page}",
            )
        }
    for command, result in found.items():
        assert result.code == 1 and said in result.err, (command, result.err)
    assert (
        how in found[f"resume {into} --workers 1"].out
        and f"lab resume {into}" in found[f"resume {into} --workers 1"].out
    )
    assert sorted(tmp_path.rglob("*")) == before
    assert (told.read_text(), page.read_text()) == ("old", "old")
    assert run(f"lab resume {into} --workers 1 --lang {language}").out == whole


def test_what_is_no_run_any_more_is_said_and_what_is_whole_is_shown(run: Run, tmp_path: Path) -> None:
    file, into = tmp_path / "small.toml", tmp_path / "small.run"
    file.write_text('game = "timeline"\nplayers = 2\nbots = ["adult"]\ndeals = 4\n')
    assert run(f"lab run {file} --workers 1").code == 0
    victim = into / "players" / "000001.parquet"
    victim.write_bytes(victim.read_bytes()[:40])
    for language, said in (("it", "restano 3 partite su 4"), ("en", "3 of 4 games are left")):
        shown = run(f"lab show {into} --lang {language}")
        assert shown.code == 0 and said in shown.out and victim.name in shown.out and "lab resume" in shown.out
    content = (into / "run.json").read_text()
    for change, it, en in (
        (content[:30], "è rovinato", "is damaged"),
        (content.replace('"format": 3', '"format": 9'), "formato 9", "format 9"),
    ):
        (into / "run.json").write_text(change)
        for language, said in (("it", it), ("en", en)):
            for command in ("show", "report", "resume"):
                refused = run(f"lab {command} {into} --lang {language}")
                assert refused.code == 1 and said in refused.err, (command, refused.err)
        assert (into / "run.json").read_text() == change
    (into / "run.json").write_text(content.replace(VERSION, "0.0.1"))
    assert run(f"lab show {into}").code == 0
    assert "non continuare" in run(f"lab resume {into}").err
    assert victim.stat().st_size == 40


def test_a_gate_over_decks_writes_what_it_found(run: Run, tmp_path: Path) -> None:
    """Each deal with the next pair of decks, by both bots with either deck from either seat: four games."""
    told = tmp_path / "gate.json"
    line = f"lab gate isola policy random --decks LH1,LC1,LN1 --deals 6 --json {told}"
    found = run(f"{line} --workers 1 --lang en")
    assert found.code in (0, 3) and "95% interval" in found.out
    data = json.loads(told.read_text(encoding="utf-8"))
    assert (data["deals"], data["games"], data["decks"]) == (6, 24, ["LH1", "LC1", "LN1"])
    assert 0.3 < data["share"]["low"] < data["share"]["mean"] <= data["share"]["high"] <= 1
    assert data["experiment"]["bots"] == ["policy", "random"] and data["verdict"] in ("better", "open")
    run(f"{line} --workers 2 --lang en")
    assert json.loads(told.read_text(encoding="utf-8")) == data
    few = run(f"lab gate isola random policy --decks LH1 --deals 2 --json {told} --workers 1 --lang en")
    assert few.code == 3 and "too few to say" in few.out
    assert json.loads(told.read_text(encoding="utf-8"))["games"] == 4


def test_a_gate_tells_who_is_better(run: Run) -> None:
    found = run("lab gate timeline teacher child --worse 50 --better 60 --workers 1 --lang en")
    assert found.code == 0
    assert "teacher is better than child" in found.out
    back = run("lab gate timeline child teacher --worse 50 --better 60 --workers 1 --lang it")
    assert back.code == 1
    assert "child non è chiaramente più forte di teacher" in back.out
    assert run("lab gate timeline teacher adult --deals 4 --workers 1 --lang en").code == 3


def test_what_an_answer_is_worth(run: Run, tmp_path: Path) -> None:
    found = run("lab restrict indy --never eagle --players 2 --deals 20 --workers 1 --lang en")
    assert found.code == 0
    assert "Without eagle, medium wins" in found.out
    kept = run(f"lab restrict indy random --never eagle --deals 2 --into {tmp_path / 'kept'} --workers 1 --lang it")
    assert "Senza eagle, random vince il" in " ".join(kept.out.split())
    assert (tmp_path / "kept" / "run.json").exists()


@pytest.mark.parametrize("language", ["it", "en"])
def test_what_an_option_changes_in_one_command(run: Run, tmp_path: Path, language: str) -> None:
    """Words may stand behind flags; each is a variant on the same deals, and the run is one like any other."""
    into, told = tmp_path / "varied", tmp_path / "varied.json"
    line = (
        f"lab vary timeline --players 3 --deals 6 turn-order=to-and-fro hands=balanced,mode=competitive --into {into}"
    )
    found = run(f"{line} --bots child,teacher --seed 4 --json {told} --workers 1 --lang {language}")
    assert (found.code, found.err.strip()) == (0, "")
    said = " ".join(found.out.split())
    for word in ("turn-order=to-and-fro", "hands=balanced,mode=competitive", f"tavolata lab report {into}"):
        assert word in said
    differences = json.loads(told.read_text(encoding="utf-8"))["differences"]
    assert list(differences) == ["turn-order=to-and-fro", "hands=balanced,mode=competitive"]
    names = [one["name"] for one in differences["turn-order=to-and-fro"]]
    assert {"decisions", "rounds", "lead-changes", "after-first-0", "bot-teacher", "skill"} <= set(names)
    assert all(one["change"]["deals"] == 6 for one in differences["turn-order=to-and-fro"])
    words = {"it": ("1º di turno: quota di vittorie", "bravura"), "en": ("1st in turn order", "Part of skill")}[
        language
    ]
    assert all(word in said for word in words)
    assert run(f"lab report {into} --lang {language}").code == 0
    assert into.with_suffix(".html").exists()
    file = tmp_path / "same.toml"
    file.write_text(
        'game = "timeline"\nplayers = 3\nbots = ["child", "teacher"]\ndeals = 6\nseed = 4\n'
        '[variants.one]\nturn-order = "to-and-fro"\n[variants.two]\nhands = "balanced"\n'
    )
    run(f"lab run {file} --workers 1 --lang en")
    digests = [json.loads((folder / "run.json").read_text())["digest"] for folder in (into, tmp_path / "same.run")]
    assert digests[0] == digests[1] != ""


def test_a_varied_run_has_a_name_and_is_not_overwritten(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    line = "lab vary timeline turn-order=to-and-fro --players 2 --deals 2 --workers 1 --lang en"
    first = run(line)
    assert first.code == 0 and "too few to say" in first.out
    assert (tmp_path / "timeline-turn-order-to-and-fro.run" / "run.json").exists()
    again = run(line)
    assert again.code == 1 and "lab resume" in again.err


def test_options_are_varied_with_one_deck_for_all_or_over_all_pairs(run: Run, tmp_path: Path) -> None:
    for number, (decks, matches) in enumerate((("LH1", [["LH1", "LH1"]]), ("LH1,LC1,LN1", None))):
        told = tmp_path / f"{number}.json"
        line = f"lab vary isola activation=threshold --bots random --deals 1 --decks {decks} --into {tmp_path / str(number)}"
        assert run(f"{line} --json {told} --workers 1").code == 0
        found = [one["decks"] for one in json.loads(told.read_text())["matches"] if one["variant"] == "base"]
        assert found == (matches or [["LH1", "LC1"], ["LH1", "LN1"], ["LC1", "LN1"]])


MISTAKES = [
    ("lab vary isola", 2, "tavolata rules isola", "tavolata rules isola"),
    ("lab vary isola threshold", 1, "nome=valore", "name=value"),
    ("lab vary isola activaton=threshold", 1, "«activation»", "“activation”"),
    ("lab vary isola activation=threshhold", 1, "«threshold»", "“threshold”"),
    ("lab vary isola activation=budget", 1, "non cambia niente", "changes nothing"),
    ("lab vary indi x=y", 1, "«indy»", "“indy”"),
    ("lab vary indy return-cards=table-and-evocations --bots gredy", 1, "«greedy»", "“greedy”"),
    ("lab vary indy return-cards=table-and-evocations --decks H1", 1, "portare «decks»", "brought to this game"),
    ("lab vary isola activation=threshold --never attack", 2, "--never non fa niente", "--never does nothing"),
    ("lab run fair.toml --seed 5", 2, "--seed non fa niente", "--seed does nothing"),
    ("lab show fair.run --workers 2", 2, "--workers non fa niente", "--workers does nothing"),
    (
        "lab report one.run other.run third.run",
        2,
        "«third.run» è una parola di troppo",
        "“third.run” is one word too many",
    ),
    ("lab gate timeline teacher adult child", 2, "«child»", "“child”"),
    ("lab gate timeline teacher adult --on ray", 2, "--on non fa niente", "--on does nothing"),
    ("lab restrict indy", 2, "quale risposta", "which answer"),
    ("lab restrict indy --never fly", 1, "«never» non può essere «fly»", "“never” cannot be “fly”"),
    ("lab frob x", 1, "«frob» non è una cosa", "“frob” is nothing the lab does"),
    ("lab run", 1, "tavolata lab run FILE", "tavolata lab run FILE"),
    ("lab run none.toml", 1, "non si può leggere", "could not be read"),
    ("lab show none", 1, "non ci sono risultati", "there is no run"),
    ("lab report none", 1, "non ci sono risultati", "there is no run"),
    ("lab gate indi greedy random", 1, "Forse intendevi «indy»", "Did you mean “indy”"),
    ("lab gate indy gredy random", 1, "Forse intendevi «greedy»", "Did you mean “greedy”"),
    ("lab gate indy greedy", 2, "servono due bot", "needs two bots"),
    ("lab gate indy greedy random --worse 60 --better 55", 1, "dev’essere più grande", "must be larger"),
    ("lab gate indy greedy random --worse 0.5 --better 0.55", 1, "percentuali", "percent, as 50 and 55"),
    ("lab gate isola greedy random --decks LH1,XX9", 1, "«XX9»", "“XX9”"),
    ("lab gate indy greedy random --decks LH1", 1, "portare «decks»", "brought to this game"),
    ("lab gate indy greedy random --players 1", 1, "da 2 in su", "at least 2"),
]


@pytest.mark.parametrize(("line", "code", "italian", "english"), MISTAKES)
def test_mistakes_are_answered_with_a_sentence(run: Run, line: str, code: int, italian: str, english: str) -> None:
    for language, said in (("it", italian), ("en", english)):
        found = run(f"{line} --lang {language}")
        assert (found.code, found.out) == (code, "")
        assert said in found.err
