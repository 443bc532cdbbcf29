"""What a seat is told of its own hand, and what everybody can tell of a plucked seat."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from support import rule
from tavolata.games.indy import GAME
from tavolata.games.indy.cards import (
    CARD_NAMES,
    EAGLE,
    FEATHER_VALUES,
    FEATHERS,
    STANDARD,
    best,
    full_deck,
    is_right,
    lacking,
    worth,
)
from tavolata.games.indy.position import position
from tavolata.games.indy.state import Indy


def lacks(hand: str) -> object:
    return position("light", turn="A", hands=[hand, "", ""], table="RC6 GO6 BH6").view(0)["lacks"]


@rule("IN-006", "IN-007", "IN-008")
@pytest.mark.parametrize(
    ("hand", "lacking"),
    [
        ("RC5 RH5 GO1 BH1", [["R", "O"]]),
        ("RC1 RC2 GH5 GO5", [["G", "C"], ["R", "C"]]),
        ("RC1 GC2 BC5 EAG", []),
        ("RC1 RH2 RO5 GC2", []),
    ],
)
def test_a_hand_that_is_not_right_says_what_it_lacks_the_best_first(hand: str, lacking: list[list[str]]) -> None:
    assert lacks(hand) == lacking


def test_what_a_hand_lacks_is_what_makes_two_of_its_cards_right() -> None:
    """Found by counting suits; here by trying every card with every two of the hand."""
    lots = random.Random(7)
    for _ in range(400):
        hand = sorted(lots.sample(full_deck(), 4))
        assert is_right(hand) == (best(hand) >= 100 * STANDARD)
        found: dict[tuple[str, str], int] = {}
        for pair in combinations(hand, 2):
            for card in range(0, EAGLE, len(FEATHER_VALUES)):
                if EAGLE not in pair and worth(sorted([*pair, card])) >= 100 * STANDARD:
                    name, feathers = CARD_NAMES[card], FEATHERS[pair[0]] + FEATHERS[pair[1]]
                    found[name[0], name[1]] = max(found.get((name[0], name[1]), 0), feathers)
        assert lacking(hand) == sorted(found, key=lambda kind: -found[kind])


def test_what_a_hand_lacks_is_told_to_its_seat_alone() -> None:
    state = position("light", turn="A", hands=["RC5 RH5 GO1 BH1", "", ""], table="RC6 GO6 BH6")
    assert "lacks" not in state.view(None)
    assert state.view(1)["lacks"] != [["R", "O"]]


def plucked(hand: str, table: str, options: dict[str, str] | None = None) -> Indy:
    """C, red and plucked, is asked about the team sciamano."""
    state = position(
        "evocation",
        turn="C",
        tokens=[4, 4, 0],
        shamans="S3 S5 S1",
        laid=["BC1 BH1 BO1", "RC6 RC5 GC6"],
        hands=["BO6", "BH6", hand],
        table=table,
        options=options,
        reactions="strict",
    )
    while state.decisions[0].name != "return":
        decision = state.decisions[0]
        state.play(decision.seat, decision.actions[0])
    return state


@rule("IN-032", "IR-31")
@pytest.mark.parametrize(
    ("hand", "table", "options", "public"),
    [
        ("RC1 GH2", "RC3 GC4 GC1 GH1", None, True),
        ("BC2 GH2", "RC3 GC4 GC1 GH1", None, True),
        ("BC2 GH2", "RC3 RC4 GC1 GH1", None, False),
        ("RC1 GH2", "RC3 RC4 GC1 GH1", None, False),
        # Two more lie in an evocation.
        ("BC2 GH2", "RC3 GC4 GC1 GH1", {"return-cards": "table-and-evocations"}, False),
    ],
)
def test_everybody_sees_that_a_plucked_seat_cannot_return_where_the_open_cards_rule_it_out(
    hand: str, table: str, options: dict[str, str] | None, public: bool
) -> None:
    state = plucked(hand, table, options)
    assert GAME.single_is_public(state, state.decisions[0]) == public
    if public:
        assert len(state.decisions[0].actions) == 1
