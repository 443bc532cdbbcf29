"""What one seat may know, and what its answers are, as numbers for programs that learn; nothing that ``view.py`` would not show.

Dates are told as their place among all dates of the deck, and only those of cards that lie turned over. Whoever is to learn by
heart when things happened knows a card by its number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavolata.engine import Vector, first_of, second_of, verb_of
from tavolata.games.timeline.cards import (
    DISCARD,
    FREE,
    HAND,
    ICONS,
    NO_CARD,
    NOBODY,
    PLACE,
    PLAY,
    PUT,
    TEAM_DECK,
    THEMES,
)

if TYPE_CHECKING:
    from tavolata.games.timeline.state import Timeline

#: So many rounds are counted, and so many cards of the line have their dates told.
_ROUNDS: Final = 50
_DATES: Final = 40
#: What a seat shows: hand, blocked cards, whether it is out, its turn, the first player.
_OF_SEAT: Final = 5
_MOST_HAND: Final = 2 * HAND
#: A team's score lies between -36 and 72.
_SCORES: Final = 108

# Where a card is, within a block.
_ROW: Final = 1.0
_SLOT: Final = 0.5
_HELD: Final = 1.0
_BLOCKED: Final = 0.5
_REVEALED: Final = 1.0
_TOP: Final = 0.5
_DISCARDED: Final = 1.0
_SEEN_BEFORE: Final = 0.5
_COVERED: Final = 0.25


def blocks(players: int, cards: int) -> list[tuple[str, int]]:
    return [
        ("counts", 6),
        ("icon", len(ICONS)),
        ("seats", players * _OF_SEAT),
        ("hand", cards),
        ("others", cards),
        ("line", cards),
        ("dates", _DATES),
        ("next", cards),
        ("past", cards),
    ]


def fill(vector: Vector, state: Timeline, seat: int) -> None:
    """The seat itself first, then the others clockwise."""
    cards = len(state.dates)
    team = state.rulings.team
    vector.share(state.round, _ROUNDS)
    vector.share(len(state.draw), cards)
    vector.share(len(state.line), _DATES)
    vector.share(state.placed, 2)
    vector.flag(state.tie_break)
    vector.share(state.team_score() + TEAM_DECK if team else 0, _SCORES)
    vector.next()
    vector.one_of(state.active_icon() if team else NOBODY, len(ICONS))
    vector.next()
    for distance in range(state.players):
        _seat(vector, state, (seat + distance) % state.players)
    vector.next()
    _hands(vector, state, seat, cards)
    _line(vector, state, cards)
    if state.draw:
        vector.mark(state.draw[-1], _TOP)
    if state.revealed != NO_CARD:
        vector.mark(state.revealed, _REVEALED)
    vector.skip(cards)
    vector.next()
    for card in state.known:
        vector.mark(card, _SEEN_BEFORE)
    for card in state.discards:
        vector.mark(card, _DISCARDED)
    for card in state.covered:
        vector.mark(card, _COVERED)
    vector.skip(cards)
    vector.next()


def _seat(vector: Vector, state: Timeline, seat: int) -> None:
    vector.share(len(state.hands[seat]), _MOST_HAND)
    vector.share(len(state.blocked[seat]), HAND)
    vector.flag(not state.is_in(seat))
    vector.flag(seat == state.turn)
    vector.flag(seat == state.first)


def _hands(vector: Vector, state: Timeline, seat: int, cards: int) -> None:
    """The own cards, then those of all others together."""
    for card in state.hands[seat]:
        vector.mark(card, _HELD)
    for card in state.blocked[seat]:
        vector.mark(card, _BLOCKED)
    vector.skip(cards)
    vector.next()
    for other in range(state.players):
        if other != seat:
            for card in state.hands[other]:
                vector.mark(card, _HELD)
            for card in state.blocked[other]:
                vector.mark(card, _BLOCKED)
    vector.skip(cards)
    vector.next()


def _line(vector: Vector, state: Timeline, cards: int) -> None:
    """The cards of the line, and the dates of the first ones."""
    for card in state.slots:
        if card != FREE:
            vector.mark(card, _SLOT)
    for card in state.line:
        vector.mark(card, _ROW)
    vector.skip(cards)
    vector.next()
    for place in range(min(len(state.line), _DATES)):
        vector.mark(place, share_of_date(state, state.line[place]))
    vector.skip(_DATES)
    vector.next()


def share_of_date(state: Timeline, card: int) -> float:
    """How late an open card is among all cards of the deck, from just above 0 to 1."""
    return state.deck.shares[state.dates[card]]


# Answers

FEATURES: Final = [("theme", len(THEMES)), ("icon", len(ICONS)), ("fits-icon", 1), ("window", 4)]


def describe(vector: Vector, state: Timeline, seat: int, action: int) -> None:
    """What the front of the card shows, and between which dates it would come to lie."""
    verb = verb_of(action)
    card = first_of(action) if verb in (PLACE, PLAY, DISCARD) else state.revealed
    vector.one_of(state.deck.themes[card] if card != NO_CARD else -1, len(THEMES))
    vector.next()
    icon = state.deck.fronts[card] if card != NO_CARD else -1
    vector.one_of(icon, len(ICONS))
    vector.next()
    vector.flag(state.rulings.team and card != NO_CARD and icon == state.active_icon())
    vector.next()
    if verb == PLACE:
        _window(vector, state, second_of(action))
    else:
        vector.number(share_of_date(state, card) if verb == PUT and card != NO_CARD else 0.0)
        vector.skip(3)
    vector.next()


def _window(vector: Vector, state: Timeline, window: int) -> None:
    """The dates on both sides, how wide the window is, and how far along the line it lies."""
    line = state.line
    left = share_of_date(state, line[window - 1]) if window else 0.0
    right = share_of_date(state, line[window]) if window < len(line) else 1.0
    vector.number(left)
    vector.number(right)
    vector.number(right - left)
    vector.share(window, len(line))
