"""The reviewed table of all cards in ``facts.txt``, as records."""

from __future__ import annotations

from pathlib import Path


def facts() -> list[dict[str, str]]:
    lines = (Path(__file__).parent / "facts.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if not line.startswith("#")]
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]
