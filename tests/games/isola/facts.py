"""The reviewed table of all cards in ``facts.txt``, as records, and the cards that it is about."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.components import BASE, FOLDER
from tavolata.games.isola.box.records import Card


def facts() -> list[dict[str, str]]:
    lines = (Path(__file__).parent / "facts.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if not line.startswith("#")]
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]


#: By the number of the card in the set.
FACTS: Final = {fact["id"]: fact for fact in facts()}
#: The cards of the first file, which the table is about: whoever adds a file of their own has more.
BASE_CARDS: Final[tuple[Card, ...]] = CARDS[: len(json.loads((FOLDER / BASE).read_text(encoding="utf-8")))]
each_base_card = pytest.mark.parametrize("card", BASE_CARDS, ids=lambda card: card.key)
