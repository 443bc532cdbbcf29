"""A long run tells chunk by chunk what it did, goes on where it stopped, and shows a game that failed again."""

from __future__ import annotations

from pathlib import Path

import pytest

from battery import long_run
from tavolata.engine import Game


def test_a_long_run_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = tmp_path / "rows.jsonl"
    line = ["timeline", "--chunk", "2", "--rows", str(rows)]
    assert long_run.main([*line, "--games", "2"]) == 0
    assert capsys.readouterr().out.count("so far") == 1
    with rows.open("a", encoding="utf-8") as out:
        out.write("[1, 2, 30")  # a chunk that was cut short is played again
    assert long_run.main([*line, "--games", "4"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2
    assert told[-1].startswith("4 games")
    assert told[-1].endswith("0 failed")
    with pytest.raises(SystemExit, match="something else"):
        long_run.main(["timeline", "--chunk", "3", "--rows", str(rows)])


def test_a_game_that_fails_is_named_and_hides_no_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = long_run.play

    def play(game: Game, number: int) -> tuple[int, int]:
        assert number != 1, "a piece is lost"
        return played(game, number)

    monkeypatch.setattr(long_run, "play", play)
    assert long_run.main(["timeline", "--chunk", "3", "--games", "3"]) == 1
    told = capsys.readouterr().out
    assert "game 1: AssertionError: a piece is lost" in told
    assert "3 games" in told
    assert "1 failed" in told
