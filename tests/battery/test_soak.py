"""The soak plays, checks, and says what it never saw."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from battery.soak import entries
from tavolata.lab.bench import is_compiled

TESTS = Path(__file__).parents[1]


def test_everything_in_the_box_is_waited_for() -> None:
    expected = entries()
    assert len(expected) == len(set(expected))
    assert len([name for name in expected if name.startswith("card ")]) == 160
    assert len([name for name in expected if name.startswith("space ")]) == 49
    for name in (
        "CITY enchantress: rolls 1",
        "CITY enchantress 1: toad",
        "CHAPEL good healed: heal all",
        "VILLAGE blacksmith: sells HELMET",
        "HERMIT is placed by a 6",
        "Howl: 12",
        "ability two-weapons",
        "option bloodbath=yes",
        "8 players",
    ):
        assert name in expected


@pytest.mark.skipif(is_compiled(), reason="it looks over the shoulder of the rules, which only plain Python allows")
def test_a_soak_tells_what_never_happened() -> None:
    """In a process of its own: it puts watchers into the rules."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *filter(None, sys.path)])}
    line = [sys.executable, "-P", "-m", "battery.soak", "--rounds", "40", "--seed", "5"]
    told = subprocess.run(line, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()
    assert told[0].split(",")[0].endswith("games")
    assert told[1] == "0 failed"
    never = [name.strip() for name in told if name.startswith("  ")]
    assert set(never) < set(entries())
    assert "verb roll" not in never
    assert "step Where" not in never
    assert f"{len(entries())} things to see, {len(never)} never seen" in told
