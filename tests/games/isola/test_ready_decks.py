"""The decks that come with the game, and what makes a deck legal. Lists and codes: ``test_deck_lists.py``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from support import rule
from tavolata.engine.data_files import DataProblem
from tavolata.games.isola.box.cards import CARDS, number_of
from tavolata.games.isola.box.cost import start_cost
from tavolata.games.isola.box.decks import FILE, MOST_EQUAL, READY_DECKS, read_decks, too_many
from tavolata.games.isola.box.records import (
    SCHOOLS,
    TYPES,
)

#: Green points, attack of protagonists, ochre points at risk, cost at the start, as the decks were tuned by measuring.
SUMS = {
    "LH1": (23, 54, 35, 294),
    "LH2": (20, 69, 33, 287),
    "LN1": (19, 55, 35, 301),
    "LN2": (20, 57, 43, 278),
    "LC1": (20, 57, 33, 308),
    "LC2": (18, 54, 38, 279),
    "H1": (24, 49, 39, 341),
    "H2": (22, 81, 44, 335),
    "N1": (20, 62, 30, 288),
    "N2": (24, 63, 40, 290),
    "C1": (17, 46, 31, 297),
    "C2": (21, 60, 42, 332),
    "K1": (22, 68, 31, 275),
    "R1": (15, 54, 20, 261),
}


def test_the_ready_decks_add_up_as_tuned() -> None:
    found = {}
    for deck in READY_DECKS:
        cards = [CARDS[number] for number in deck.cards]
        attack = sum(card.atk for card in cards if card.type <= TYPES.index("army"))
        cost = sum(start_cost(card) or 0 for card in cards)
        found[deck.key] = (sum(card.green for card in cards), attack, sum(card.ochre for card in cards), cost)
    assert found == SUMS
    assert {len(deck.cards) for deck in READY_DECKS} == {50}
    assert [deck.key for deck in READY_DECKS if deck.learning] == ["LH1", "LH2", "LN1", "LN2", "LC1", "LC2"]


@rule("ID-012", "ID-109", "ID-110", "ID-111")
def test_five_equal_cards_are_the_limit_except_for_masters() -> None:
    five, six = [number_of("OASI")] * MOST_EQUAL, [number_of("OASI")] * (MOST_EQUAL + 1)
    assert too_many(five + [number_of("KENSHIRO")] * 9 + [number_of("IL-BOIA")] * 5) == []
    assert too_many(six) == [number_of("OASI")]
    successors = [number_of(f"SUCCESSORE-{school.upper()}") for school in SCHOOLS[:3]]
    assert too_many(successors * 2) == [number_of("SUCCESSORE-HOKUTO")]
    for deck in READY_DECKS:
        assert too_many(deck.cards) == []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"cards": ["6 OASI"]}, "LH1: cards: OASI: more than 5 equal cards (ID-109)"),
        ({"cards": ["5 OASI"]}, "LH1: cards: 5 cards, fewer than 40 (ID-112, RU-15)"),
        ({"cards": ["5 MOON"]}, "LH1: cards: no card MOON"),
        ({"cards": ["OASI"]}, "LH1: cards: 'OASI' is not how many and which card, as 5 KENSHIRO"),
        ({"cards": [5]}, "LH1: cards: 5 is not how many"),
        ({"cards": ["2 OASI", "1 OASI"]}, "LH1: cards: OASI: on two lines"),
        ({"cards": None}, "LH1: cards: None is no list"),
        ({"key": "LH2"}, "LH2: key: 'LH2' twice"),
        ({"key": "a deck"}, "a deck: key: 'a deck' is no key"),
        ({"learning": 1}, "LH1: learning: 1 is neither true nor false"),
        ({"plan": "win"}, "LH1: plan: no such field"),
    ],
)
def test_a_spoilt_deck_is_refused(tmp_path: Path, change: dict[str, Any], told: str) -> None:
    decks = json.loads(FILE.read_text(encoding="utf-8"))
    decks[0].update(change)
    (tmp_path / "decks.json").write_text(json.dumps(decks), encoding="utf-8")
    with pytest.raises(DataProblem) as problem:
        read_decks(tmp_path / "decks.json")
    assert str(problem.value).startswith(f"decks.json: {told}")
