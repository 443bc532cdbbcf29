"""Saved tables of Indy in older formats."""

from __future__ import annotations

from tavolata.engine.upgrade import Data, named
from tavolata.games.indy.cards import SHAMAN_NAMES


def from_1(data: Data) -> None:
    """Shamans by name; what everybody remembers is saved as it is kept."""
    table = data["table"]
    table["shamans"] = named(table["shamans"], SHAMAN_NAMES)
    table["seen_in"] = {card: seat for seat, cards in enumerate(table.pop("seen")) for card in cards}
    table["kept_from"] = {str(seat): cards for seat, cards in enumerate(table["kept_from"]) if cards}
    loose = table["loose"]
    table["loose"] = {str(seat): cards[0] for seat, cards in enumerate(loose) if len(cards) == 1}
    table["loose_from"] = {str(seat): cards for seat, cards in enumerate(loose) if len(cards) > 1}
