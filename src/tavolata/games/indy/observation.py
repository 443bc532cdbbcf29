"""What one seat may know, and what its answers are, as numbers for programs that learn; nothing that ``view.py`` would not show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavolata.engine import Vector, first_of, second_of, third_of, verb_of
from tavolata.games.indy.cards import (
    CARDS,
    CHANGE,
    EAGLE,
    EAGLES,
    FEATHERS,
    HAND,
    LAY,
    NOBODY,
    PHASES,
    PLAY_EAGLE,
    RETURN,
    SHAMAN_COLOURS,
    SUITS,
    SWAP,
    TOKENS_EACH,
    lacking,
    worth,
)

if TYPE_CHECKING:
    from tavolata.games.indy.state import Indy

#: The cards with feathers, and all kinds with the eagle, of which there are three.
_KINDS: Final = EAGLE + 1
_COLOURS: Final = 3
#: What a seat shows besides cards: in, tokens, hand, cards changed, colour, dealer, turn, returned, category and feathers laid.
_OF_SEAT: Final = 4 + _COLOURS + 3 + 4
#: So many manches are counted.
_MANCHES: Final = 50
_MOST_FEATHERS: Final = 18

# How sure everybody is of a card in a hand: they saw it; it is one of two; it is there or under the deck by now.
_SEEN: Final = 1.0
_ONE_OF: Final = 0.5
_LOOSE: Final = 0.25


def blocks(players: int) -> list[tuple[str, int]]:
    return [
        ("phase", len(PHASES)),
        ("counts", 4),
        ("hand", _KINDS),
        ("discarded", _KINDS),
        ("table", _KINDS),
        ("seats", players * _OF_SEAT),
        ("known", players * _KINDS),
        ("laid", players * _KINDS),
    ]


def fill(vector: Vector, state: Indy, seat: int) -> None:
    """The seat itself first, then the others clockwise."""
    players = state.players
    vector.one_of(state.phase, len(PHASES))
    vector.next()
    vector.share(state.plate, TOKENS_EACH * players)
    vector.share(len(state.deck), CARDS)
    vector.share(state.under.count(NOBODY), EAGLES)
    vector.share(state.manche, _MANCHES)
    vector.next()
    hand = state.hands[seat]
    vector.some_of([card for card in hand if card != EAGLE], EAGLE)
    vector.share(hand.count(EAGLE), EAGLES)
    vector.next()
    under = state.under
    vector.some_of([state.deck[i] for i in range(len(under)) if under[i] == seat], _KINDS)
    vector.next()
    vector.some_of(state.table, _KINDS)
    vector.next()
    for distance in range(players):
        _seat(vector, state, (seat + distance) % players)
    vector.next()
    for distance in range(players):
        _known(vector, state, (seat + distance) % players)
    vector.next()
    for distance in range(players):
        vector.some_of(state.laid[(seat + distance) % players], _KINDS)
    vector.next()


def _seat(vector: Vector, state: Indy, seat: int) -> None:
    tokens = state.tokens[seat]
    vector.flag(tokens > 0)
    vector.share(tokens, TOKENS_EACH * state.players)
    vector.share(len(state.hands[seat]), HAND)
    vector.share(state.under.count(seat), 2)
    shaman = state.shamans[seat]
    vector.one_of(SHAMAN_COLOURS[shaman] if shaman != NOBODY else -1, _COLOURS)
    vector.flag(seat == state.dealer)
    vector.flag(seat == state.turn)
    vector.flag(seat == state.returned)
    _worth(vector, state.worths[seat] if state.laid[seat] else -1)


def _worth(vector: Vector, value: int) -> None:
    """Category and feathers of an evocation; -1: there is none."""
    vector.one_of(value // 100 if value >= 0 else -1, 3)
    vector.share(value % 100 if value >= 0 else 0, _MOST_FEATHERS)


def _known(vector: Vector, state: Indy, seat: int) -> None:
    """What everybody knows of a hand."""
    for card in state.loose_clue(seat):
        vector.mark(card, _LOOSE)
    for card in state.kept_from.get(seat, ()):
        vector.mark(card, _ONE_OF)
    for card in state.hands[seat]:
        if state.seen_in[card] == seat:
            vector.mark(card, _SEEN)
    vector.skip(_KINDS)


# Answers

_OF_CARD: Final = 8
FEATURES: Final = [("cards", 3 * _OF_CARD), ("laid", 4), ("after", 6), ("shaman", _COLOURS)]
_NO_CARDS: Final[list[int]] = []


def describe(vector: Vector, state: Indy, seat: int, action: int) -> None:
    """The cards that it names, what it lays, and what can be made of the hand that is left."""
    verb = verb_of(action)
    named = [first_of(action), second_of(action), third_of(action)] if verb > 1 else [-1, -1, -1]
    for card in named:
        _card(vector, card)
    vector.next()
    laid = sorted(named) if verb in (LAY, RETURN) else _NO_CARDS
    _worth(vector, worth(laid) if laid else -1)
    vector.next()
    _after(vector, _hand_after(state.hands[seat], verb, named))
    vector.next()
    vector.one_of(SHAMAN_COLOURS[first_of(action)] if verb == 1 else -1, _COLOURS)
    vector.next()


def _card(vector: Vector, card: int) -> None:
    suit = SUITS[card] if 0 <= card < EAGLE else -1
    vector.one_of(suit // 3 if suit >= 0 else -1, 3)
    vector.one_of(suit % 3 if suit >= 0 else -1, 3)
    vector.share(FEATHERS[card] if suit >= 0 else 0, 6)
    vector.flag(card == EAGLE)


def _hand_after(hand: list[int], verb: int, named: list[int]) -> list[int]:
    """The hand as it will be, as far as the seat can know: what is drawn is not."""
    if verb not in (CHANGE, SWAP, PLAY_EAGLE):
        return hand
    left = hand[:]
    given = [card for card in named if card >= 0] if verb == CHANGE else [named[0] if verb == SWAP else EAGLE]
    for card in given:
        left.remove(card)
    if verb == SWAP:
        left.append(named[1])
    elif verb == PLAY_EAGLE:
        left.append(named[0])
    left.sort()
    return left


def _after(vector: Vector, hand: list[int]) -> None:
    """The best evocation of a hand, how many kinds of card would complete one, and how many cards it has."""
    _worth(vector, best_of(hand))
    vector.share(len(lacking(hand)), 4)
    vector.share(len(hand), HAND)


def best_of(hand: list[int]) -> int:
    """What the best three cards of a hand in ascending order are worth; -1 of fewer than three."""
    best = -1
    count = len(hand)
    for i in range(count - 2):
        for j in range(i + 1, count - 1):
            for k in range(j + 1, count):
                value = worth([hand[i], hand[j], hand[k]])
                if value > best:
                    best = value
    return best
