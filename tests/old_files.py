"""What an earlier version wrote, kept in ``tests/fixtures``; its README says what is there."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import tavolata

FIXTURES = Path(__file__).parent / "fixtures"
#: The one that has files of every kind.
FOLDER = FIXTURES / "f5bf870"

#: A file of a game with all that it holds.
File = dict[str, Any]


def content(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


def plain(path: Path) -> Any:
    return json.loads(content(path))


def named(path: Path) -> str:
    return path.name.removesuffix(".json.gz")


def scenes() -> list[File]:
    """Saved states, and how each game went on."""
    return [scene for path in sorted(FIXTURES.glob("*/states/*.json.gz")) for scene in plain(path)]


def game_files(folder: str) -> list[Path]:
    return sorted(FIXTURES.glob(f"*/{folder}/*.json.gz"))


def is_current(game: str, version: str) -> bool:
    """Whether these rules are today's: then nothing may differ. Newer rules may offer more answers."""
    return tavolata.game(game).version == version
