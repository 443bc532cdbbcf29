"""The examples run as they are written, in a short form, and say something."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.mark.parametrize(
    ("name", "said"),
    [("timeline_order", ["to-and-fro", "spread"]), ("isola_second", ["base", "no-first-attack", "changes"])],
)
def test_examples_run(
    name: str, said: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DEALS", "4")
    runpy.run_path(str(EXAMPLES / f"{name}.py"))
    shown = capsys.readouterr().out
    assert all(word in shown for word in said)
