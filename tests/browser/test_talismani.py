"""A table of I Talismani del Tempo on large screens: the hand in one row, what was laid never cut."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from browser.conftest import Visit
from browser.people import DESKTOP, Person, Story, lay, path_of, story
from browser.places import talismani
from server.running import Running

LARGE = (1920, 1080)

_HAND = """() => [...document.querySelectorAll(".hand [data-card]")].map((one) => {
  const box = one.getBoundingClientRect();
  const drawn = one.querySelector("svg.card").getBoundingClientRect();
  return { card: one.dataset.card, left: box.left, right: drawn.right, top: drawn.top, width: drawn.width };
})"""

_SEAT_ROWS = """() => new Set([...document.querySelectorAll("[data-seat]")].map((one) =>
  Math.round(one.getBoundingClientRect().top))).size"""


def first_turn(players: int) -> Story:
    return story(players, 3, lambda state, decision: decision.name == "play", "talismani")


def sitting_at(site: Running, visit: Visit, told: Story, size: tuple[int, int]) -> Person:
    table = lay(site, told.state, "p" * told.state.players, told.told)
    person = Person(visit(site.url + path_of(table, told.seat), size=size), game="talismani")
    person.page.wait_for_selector(".hand [data-card]")
    return person.still()


@pytest.mark.parametrize("size", [DESKTOP, LARGE])
@pytest.mark.parametrize("players", [2, 4, 10])
def test_a_hand_lies_in_one_row_of_large_cards_by_suit(
    site: Running, visit: Visit, players: int, size: tuple[int, int]
) -> None:
    cards: list[dict[str, Any]] = sitting_at(site, visit, first_turn(players), size).page.evaluate(_HAND)
    assert len(cards) > 5
    assert len({round(card["top"]) for card in cards}) == 1
    # Twenty cards and more find room at 1440 pixels because they overlap; each shows its left edge.
    assert min(card["width"] for card in cards) >= (70 if size == DESKTOP else 88)
    lefts = [card["left"] for card in cards]
    assert min(later - earlier for earlier, later in itertools.pairwise(lefts)) >= 30
    assert max(card["right"] for card in cards) < size[0] - 336
    suits = [card["card"][:3] for card in cards if card["card"][3:].isdigit()]
    assert len([1 for one, two in itertools.pairwise(suits) if one != two]) < 6


@pytest.mark.parametrize("size", [DESKTOP, LARGE])
@pytest.mark.parametrize("question", ["play", "take", "stake"])
@pytest.mark.parametrize("players", [4, 10])
def test_what_was_laid_is_seen_whole(
    site: Running, visit: Visit, question: str, players: int, size: tuple[int, int]
) -> None:
    person = sitting_at(site, visit, talismani(question, players), size)
    room = person.page.locator(".stage").evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert room[0] <= room[1], room
    assert person.page.evaluate(_SEAT_ROWS) == (2 if players > 6 else 1)
