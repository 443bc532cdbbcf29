"""Saved tables of Timeline Twist in older formats."""

from __future__ import annotations

from tavolata.engine.upgrade import Data


def from_1(data: Data) -> None:
    """A card just turned over is a name, no list."""
    table = data["table"]
    table["revealed"] = table["revealed"][0] if table["revealed"] else ""
