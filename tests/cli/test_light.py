"""The light installation: without the packages of the online table everything else works, and `serve` says what is missing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import tavolata
from tavolata.cli import LAB_PACKAGES, SERVER_PACKAGES

ROOT = Path(__file__).parent.parent.parent

#: Refuses the packages of the online table as if they were not installed, then runs a command.
RUN = """
import sys

class NotInstalled:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, NotInstalled())
from tavolata.cli import main
sys.exit(main(sys.argv[1:]))
"""


def run(*words: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    program = RUN.format(packages={*SERVER_PACKAGES, *LAB_PACKAGES, "uvloop", "anyio", "h11", "click"})
    # The build that is tested, wherever the command runs.
    environment = {**os.environ, "PYTHONPATH": str(Path(tavolata.__file__).parent.parent)}
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env=environment,
        check=False,
    )


@pytest.mark.parametrize(
    ("words", "typed", "shown"),
    [
        (["games"], "", "Timeline Twist"),
        (["rules", "talisman", "--where", "SP01"], "", "games/talisman/box/data/spells.json"),
        (["play", "indy", "--players", "2", "--save", "mine.json"], "q\n", "Indy"),
        (["simulate", "indy", "--games", "2", "--bots", "greedy,random"], "", "greedy"),
        (["bench", "indy", "--runs", "1", "--seconds", "0.01"], "", "Indy"),
        (["deck", "new", "mine.csv"], "", "mine.csv"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else None,
)
def test_what_needs_no_server(tmp_path: Path, words: list[str], typed: str, shown: str) -> None:
    result = run(*words, "--lang", "en", folder=tmp_path, typed=typed)
    assert result.stderr.strip() == ""
    assert result.returncode == 0
    assert shown.casefold() in result.stdout.casefold()


@pytest.mark.parametrize("words", [["serve", "--no-browser"], ["bench", "server"]])
@pytest.mark.parametrize(("language", "sentence"), [("it", "Il tavolo online"), ("en", "The online table")])
def test_the_online_table_says_what_to_install(tmp_path: Path, words: list[str], language: str, sentence: str) -> None:
    result = run(*words, "--lang", language, folder=tmp_path)
    assert result.returncode == 1
    assert result.stderr.startswith(sentence)
    assert 'pip install "tavolata[server]"' in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(("language", "sentence"), [("it", "Qui il laboratorio"), ("en", "The lab is not")])
def test_the_lab_says_what_to_install(tmp_path: Path, language: str, sentence: str) -> None:
    result = run("lab", "show", "x", "--lang", language, folder=tmp_path)
    assert result.returncode == 1
    assert result.stderr.startswith(sentence)
    assert 'pip install "tavolata[lab]"' in result.stderr


@pytest.mark.parametrize(("extra", "packages"), [("server", SERVER_PACKAGES), ("lab", LAB_PACKAGES)])
def test_the_packages_asked_for_are_those_of_the_extra(extra: str, packages: tuple[str, ...]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    # What one system has and another has not, as uvloop, cannot be missing.
    wanted = [re.split(r"[^\w-]", each)[0] for each in project["optional-dependencies"][extra] if ";" not in each]
    assert sorted(wanted) == sorted(packages)
