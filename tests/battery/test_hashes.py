"""Games do not depend on how Python hashes strings, in whose order sets are walked. In processes of their own: once is enough."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from battery.cases import GAMES
from battery.digest import digest
from tavolata.engine import Game


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_python_hashes_play_no_part(game: Game) -> None:
    """Two processes with different string hashes, and this one, must play the same twenty games."""
    script = Path(__file__).with_name("digest.py")
    found = {digest(game)}
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        run = subprocess.run(
            [sys.executable, str(script), game.name], env=environment, capture_output=True, text=True, check=True
        )
        found.add(run.stdout.strip())
    assert len(found) == 1
