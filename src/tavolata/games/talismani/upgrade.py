"""Saved tables of I Talismani del Tempo in older formats."""

from __future__ import annotations

from tavolata.engine.upgrade import Data


def from_1(data: Data) -> None:
    """What everybody remembers is saved as it is kept."""
    table = data["table"]
    table["seen_in"] = {card: seat for seat, cards in enumerate(table.pop("seen")) for card in cards}
