"""Recorded files in ``tests/golden``: compared as text, and written anew with ``TAVOLATA_REWRITE=1 pytest tests/battery``.

Rewrite them only when the rules or the notation were meant to change, raise the game's version if old games would go
elsewhere, and read the difference before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "golden"

REWRITE = os.environ.get("TAVOLATA_REWRITE") == "1"


def recorded(name: str) -> str:
    """The recorded text; empty if there is none."""
    path = FOLDER / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def agree(name: str, text: str) -> None:
    """The text is what was recorded, or is recorded now."""
    if REWRITE:
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / name).write_text(text, encoding="utf-8")
    found = recorded(name)
    assert found, f"tests/golden/{name} is missing: TAVOLATA_REWRITE=1 pytest tests/battery writes it"
    assert text == found, f"tests/golden/{name} differs; if it should: TAVOLATA_REWRITE=1 pytest tests/battery"
