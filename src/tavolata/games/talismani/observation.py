"""What one seat may know, and what its answers are, as numbers for programs that learn; nothing that ``view.py`` would not show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavolata.engine import Vector, first_of, second_of, verb_of
from tavolata.games.talismani import choices
from tavolata.games.talismani.cards import (
    COMPOSITIONS,
    JOLLY,
    KEEP,
    MOVE,
    NO_CARD,
    NO_SUIT,
    PHASES,
    PLAY,
    PRIMO,
    SPECIAL,
    SPECIAL_KINDS,
    SUIT_OF,
    SUITS,
    VALUE_OF,
    VALUES,
    kind_of,
)
from tavolata.games.talismani.rulings import WHOLE

if TYPE_CHECKING:
    from tavolata.games.talismani.state import Talismani

#: So many turns are counted, and so many half talismans.
_TURNS: Final = 60
_HALVES: Final = 40
_MOST_VALUE: Final = 2 * VALUES
#: A card: the place of its suit in the row, its value, whether it is a Jolly, the Primo Talismano, or which special.
_OF_CARD: Final = SUITS + 1 + 2 + len(SPECIAL_KINDS)
#: A play: its two cards, its worth.
_OF_PLAY: Final = 2 * _OF_CARD + 1
#: A seat: hand, sitting, aside, winner, place in the order, halves, talismans prepared and captured by suit, the Primo, a play.
_OF_SEAT: Final = 6 + SUITS + SUITS + 1 + _OF_PLAY


class Deck:
    """The cards for so many players, numbered one after the other, the Primo Talismano last."""

    __slots__ = ("count", "hand", "places")

    def __init__(self, cards: list[int]) -> None:
        self.places: list[int] = [-1] * (PRIMO + 1)
        for place, card in enumerate([*cards, PRIMO]):
            self.places[card] = place
        self.count = len(cards) + 1
        self.hand = len(cards)

    def of(self, cards: list[int]) -> list[int]:
        return [self.places[card] for card in cards]


#: By number of players.
DECKS: Final[dict[int, Deck]] = {one.players: Deck(one.deck()) for one in COMPOSITIONS}


def blocks(players: int) -> list[tuple[str, int]]:
    count = DECKS[players].count
    piles = ("hand", "laid", "stake", "next-stake", "pool", "gone")
    return [
        ("phase", len(PHASES)),
        ("turn", 1),
        ("row", SUITS * SUITS),
        *[(pile, count) for pile in piles],
        ("seats", players * _OF_SEAT),
        ("known", players * count),
    ]


def fill(vector: Vector, state: Talismani, seat: int) -> None:
    """The seat itself first, then the others clockwise. Suits are named by their place in the row, the dominant one first."""
    players = state.players
    deck = DECKS[players]
    vector.one_of(state.phase, len(PHASES))
    vector.next()
    vector.share(state.turn, _TURNS)
    vector.next()
    for suit in state.row:
        vector.one_of(suit, SUITS)
    vector.next()
    vector.some_of(deck.of(state.hands[seat]), deck.count)
    vector.next()
    vector.some_of(deck.of(_laid(state, seat)), deck.count)
    vector.next()
    vector.one_of(deck.places[state.stake] if state.stake != NO_CARD else -1, deck.count)
    vector.next()
    vector.one_of(deck.places[state.next_stake] if state.next_stake != NO_CARD else -1, deck.count)
    vector.next()
    vector.some_of(deck.of(state.pool), deck.count)
    vector.next()
    _gone(vector, state, deck)
    vector.next()
    for distance in range(players):
        _seat(vector, state, (seat + distance) % players, deck)
    vector.next()
    for distance in range(players):
        _known(vector, state, (seat + distance) % players, deck)
    vector.next()


def _laid(state: Talismani, seat: int) -> list[int]:
    """What the seat has laid face down."""
    for i in range(len(state.answered)):
        if state.answered[i].seat == seat and verb_of(state.answers_given[i]) == PLAY:
            return choices.cards_of(state.answers_given[i])
    return []


def _gone(vector: Vector, state: Talismani, deck: Deck) -> None:
    """The cards that are in nobody's hand any more: discarded, won, or made into a talisman."""
    places = deck.places
    for card in state.discards:
        vector.mark(places[card], 1.0)
    for seat in range(state.players):
        for card in state.stakes[seat]:
            vector.mark(places[card], 1.0)
        for talisman in state.prepared[seat] + state.forged[seat]:
            for card in talisman:
                vector.mark(places[card], 1.0)
    vector.skip(deck.count)


def _known(vector: Vector, state: Talismani, seat: int, deck: Deck) -> None:
    """The cards that everybody saw go into a hand."""
    for card in state.hands[seat]:
        if state.seen_in[card] == seat:
            vector.mark(deck.places[card], 1.0)
    vector.skip(deck.count)


def _seat(vector: Vector, state: Talismani, seat: int, deck: Deck) -> None:
    vector.share(len(state.hands[seat]), deck.hand)
    vector.flag(seat in state.sitting)
    vector.flag(seat in state.asides)
    vector.flag(seat == state.winner)
    vector.share(state.order.index(seat) + 1 if seat in state.order else 0, state.players)
    vector.share(state.wins[seat] + WHOLE * len(state.forged[seat]), _HALVES)
    places = state.row
    for talisman in state.prepared[seat]:
        vector.mark(places.index(SUIT_OF[talisman[0]]), 1.0)
    vector.skip(SUITS)
    primo = False
    for suit in state.wholes(seat):
        if suit == NO_SUIT:
            primo = True
        else:
            vector.mark(places.index(suit), 1.0)
    vector.skip(SUITS)
    vector.flag(primo)
    play = state.plays[seat]
    _card(vector, state, play[0] if play else NO_CARD)
    _card(vector, state, play[1] if len(play) > 1 else NO_CARD)
    vector.share(choices.value_of(play, state.rulings) if play else 0, _MOST_VALUE)


def _card(vector: Vector, state: Talismani, card: int) -> None:
    fairy = NO_CARD < card < JOLLY
    vector.one_of(state.row.index(SUIT_OF[card]) if fairy else -1, SUITS)
    vector.share(VALUE_OF[card] + 1 if fairy else 0, VALUES)
    vector.flag(JOLLY <= card < SPECIAL)
    vector.flag(card == PRIMO)
    vector.one_of(kind_of(card) if SPECIAL <= card < PRIMO else -1, len(SPECIAL_KINDS))


# Answers

FEATURES: Final = [("cards", 2 * _OF_CARD), ("play", 6), ("suit", SUITS)]
#: No play is stronger.
_STRENGTH: Final = 7 << 12


def describe(vector: Vector, state: Talismani, seat: int, action: int) -> None:
    """The cards that it names, how strong a play is, and what it can forge."""
    verb = verb_of(action)
    names_suit = verb in (MOVE, KEEP)
    first = NO_CARD if names_suit else first_of(action)
    second = NO_CARD if names_suit else second_of(action)
    _card(vector, state, first)
    _card(vector, state, second)
    vector.next()
    if verb == PLAY:
        _play(vector, state, choices.cards_of(action))
    else:
        vector.skip(6)
    vector.next()
    vector.one_of(state.row.index(first_of(action)) if verb == MOVE else -1, SUITS)
    vector.next()


def _play(vector: Vector, state: Talismani, play: list[int]) -> None:
    fairy = play[0] < JOLLY
    vector.share(choices.strength(play, state.row, state.rulings) if fairy else 0, _STRENGTH)
    vector.share(choices.value_of(play, state.rulings) if fairy else 0, _MOST_VALUE)
    combination = choices.is_combination(play, state.rulings)
    vector.flag(combination)
    vector.flag(combination and SUIT_OF[play[0]] == state.row[0])
    vector.flag(combination and SUIT_OF[play[0]] == state.row[1])
    vector.flag(len(play) > 1)
