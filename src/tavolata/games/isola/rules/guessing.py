"""What the other one may hold: a deck that fits all that was seen of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tavolata.engine import Exchange
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.decks import MOST_EQUAL, READY_DECKS
from tavolata.games.isola.box.records import MASTER, NO_SCHOOL
from tavolata.games.isola.rules.legality import is_answer

if TYPE_CHECKING:
    from tavolata.games.isola.rules.state import Isola

#: So many masters of a name a guessed deck has at most; real ones have no limit (ID-110).
_MASTERS: Final = 10
#: A pool should be larger than any deck that is guessed from it.
_ENOUGH: Final = 200


def guess(state: Isola, seat: int, known: list[int], count: int) -> list[int]:
    """So many cards that the hand and the future of a seat could hold besides those that were seen in its hand.

    A ready deck that has all that was seen and the right size, one by lot if several do; else what was seen is filled up with
    cards of its schools and colours, within the limits of a deck (ID-109).
    """
    seen = state.open_cards_of(seat) + known
    copies = _counted(seen)
    fitting = [
        deck
        for deck in range(len(READY_DECKS))
        if len(READY_DECKS[deck].cards) == len(seen) + count and _contains(_COPIES[deck], seen, copies)
    ]
    if fitting:
        return sorted(_without(READY_DECKS[state.chance.choice(fitting)].cards, copies))
    pool = _pool(seen, count)
    state.chance.shuffle(pool)
    return sorted(pool[:count])


def _counted(cards: Sequence[int]) -> list[int]:
    """How many there are of each card."""
    copies = [0] * len(CARDS)
    for card in cards:
        copies[card] += 1
    return copies


#: How many each ready deck has of each card: to look for each seen card in each deck was half the time of a re-deal.
_COPIES: Final[list[list[int]]] = [_counted(deck.cards) for deck in READY_DECKS]


def _contains(deck: list[int], seen: list[int], copies: list[int]) -> bool:
    """Whether a deck has so many copies of all cards seen."""
    return all(deck[card] >= copies[card] for card in seen)


def _without(deck: tuple[int, ...], copies: list[int]) -> list[int]:
    """A deck without so many copies; they are counted down."""
    left: list[int] = []
    for card in deck:
        if copies[card]:
            copies[card] -= 1
        else:
            left.append(card)
    return left


def _copies_left(seen: list[int]) -> list[int]:
    """How many more of each card a deck with these could have."""
    count: dict[int, int] = {}
    for card in seen:
        same = CARDS[card].same
        count[same] = count.get(same, 0) + 1
    return [
        max(0, (_MASTERS if card.type == MASTER else MOST_EQUAL) - count.get(card.same, 0))
        if card.same == card.number
        else 0
        for card in CARDS
    ]


def _pool(seen: list[int], count: int) -> list[int]:
    """What a deck with these cards might hold besides: cards of the schools and colours seen; if they are too few, any."""
    schools = {CARDS[card].school for card in seen} | {NO_SCHOOL}
    colours = {CARDS[card].colour for card in seen}
    left = _copies_left(seen)
    found: list[int] = []
    for card in CARDS:
        if (card.school in schools or len(schools) == 1) and (card.colour in colours or not colours):
            found += [card.number] * left[card.number]
    if len(found) < max(count, _ENOUGH):
        found = [card.number for card in CARDS for _ in range(left[card.number])]
    short = count - len(found)
    if short > 0:  # a deck of hundreds: masters have no limit
        found += [0] * short
    return found


def let_answer(state: Isola, seat: int, known: list[int], hand: list[int], future: list[int]) -> None:
    """At a quick table only somebody who has an answer is asked for one: then a card is in the hand that can be played.

    A play-and-discard event always can (RU-83); where there is none among the hidden cards one takes the place of another card.
    """
    from tavolata.games.isola.rules.replies import add_uses

    asked = state.agenda[-1] if state.agenda else None
    if state.strict or not state.decisions or not isinstance(asked, Exchange) or asked.seat != seat:
        return
    uses: list[int] = []
    add_uses(state, seat, uses)
    if uses or any(is_answer(state, seat, card) for card in known + hand):
        return
    for place in range(len(future)):
        if is_answer(state, seat, future[place]) and hand:
            hand[0], future[place] = future[place], hand[0]
            return
    if hand:
        left = _copies_left(state.cards_of(seat))
        hand[0] = next(card.number for card in CARDS if left[card.number] and is_answer(state, seat, card.number))
