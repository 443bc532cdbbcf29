"""The rows of a long run in a file: written one by one, and read again by a run that goes on where another one stopped."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


def read_rows(path: Path | None, heading: str, row: Callable[..., T]) -> list[T]:
    """What an earlier run has written; a last line that was cut short is played again.

    ``heading`` is the first line: what all rows have in common. A file with another one is refused, and stays as it is.
    """
    if path is None:
        return []
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    if lines and lines[0] != heading:
        raise SystemExit(f"{path} has rows of something else: {lines[0]}")
    found = []
    for line in lines[1:]:
        try:
            found.append(row(*json.loads(line)))
        except (ValueError, TypeError):
            break
    path.write_text(heading + "\n" + "".join(json.dumps(one) + "\n" for one in found), encoding="utf-8")
    return found
