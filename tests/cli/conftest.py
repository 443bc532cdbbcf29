"""Running the command line with scripted answers, on a plain output or on a pretended terminal."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from tavolata.cli import main

#: Everything that paints or moves the cursor.
_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
#: A key without words shows itself in brackets.
NO_WORDS = re.compile(r"\[[a-z]+(-[a-z0-9]+)+[\]:]")
CLEAR = "\x1b[H\x1b[2J"
WIPE = "\x1b[H\x1b[2J\x1b[3J"


def plain(text: str) -> str:
    """The text without paint."""
    return _CONTROL.sub("", text)


class Result(NamedTuple):
    """What a run left behind."""

    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        """The output without paint."""
        return plain(self.out)

    @property
    def screens(self) -> list[str]:
        """What was on the screen from one clearing to the next, without paint."""
        return [plain(part) for part in self.out.replace(WIPE, CLEAR).split(CLEAR)]


Run = Callable[..., Result]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """The folder of saved games."""
    return tmp_path / "games"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], games: Path) -> Run:
    """``run("play indy", ["1", "q"])``: a command line and what is typed then. ``size`` pretends a terminal."""

    def run_line(
        line: str, typed: Iterable[str] = (), size: tuple[int, int] | None = None, **environment: str
    ) -> Result:
        for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", "it_IT.UTF-8")
        monkeypatch.setenv("TERM", "xterm-256color")
        monkeypatch.setenv("TAVOLATA_DATA", str(games))
        if size:
            monkeypatch.setenv("FORCE_COLOR", "1")
            monkeypatch.setenv("COLUMNS", str(size[0]))
            monkeypatch.setenv("LINES", str(size[1]))
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{answer}\n" for answer in typed)))
        code = main(line.split())
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return run_line


@pytest.fixture
def running(run: Run, games: Path) -> Path:
    """A game of three in its first manche, left in the middle: Ada, a person, against two bots."""
    games.mkdir(exist_ok=True)
    path = games / "running.json"
    assert run(f"play indy --players 3 --seed 7 --save {path}", ["1", "1", "q"]).code == 0
    return path


@pytest.fixture
def finished(run: Run, games: Path) -> Path:
    """A game of two, played to its end."""
    games.mkdir(exist_ok=True)
    path = games / "finished.json"
    assert run(f"play indy --players 2 --seed 7 --save {path}", ["1"] * 400).code == 0
    return path
