"""Whether a deck is legal, whether its cards fit each other, and what is in it (ID-109 to ID-112, RU-15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from tavolata.engine import ListProblem
from tavolata.engine.chance import Fast
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.cost import start_cost
from tavolata.games.isola.box.decks import LEAST_CARDS, MOST_EQUAL, too_many
from tavolata.games.isola.box.records import (
    ARMY,
    BLUE,
    CHARACTER,
    COLOURS,
    ENEMY,
    EQUIPMENT,
    MASTER,
    PLACE,
    RED,
    SCHOOLS,
    SPECIAL,
    SPIRIT,
    TECHNIQUE,
    TYPES,
    Card,
)
from tavolata.games.isola.deck_lists import MOST_CARDS, card_names, read_list, too_long
from tavolata.games.isola.rules.legality import fits_colour, fits_school
from tavolata.games.isola.rules.offers import DEFENDERS, PAIRS
from tavolata.games.isola.rules.state import HAND

#: A first hand and one card to draw (RU-15).
LEAST: Final = HAND + 1
#: How often hands are dealt to find out how they fall.
_SAMPLES: Final = 4_000
_TURNS: Final = (1, 2, 3)
_DRAWN: Final = 3


def examine(text: str) -> tuple[list[int], list[ListProblem]]:
    """The cards of a text or code, and everything there is to say against them: the one function that command line, builder and
    table ask.
    """
    return judged(*read_list(text, card_names()))


def judged(cards: list[int], unread: list[ListProblem]) -> tuple[list[int], list[ListProblem]]:
    """Where lines could not be read nobody knows how many cards there are, nor what goes with what."""
    return cards, unread + [one for one in problems_of(cards) if not unread or one.key == "deck-problem-equal"]


def problems_of(cards: Sequence[int]) -> list[ListProblem]:
    """Everything that is wrong with a list, and warnings: what keeps nobody from playing."""
    found = faults_of(cards)
    if LEAST <= len(cards) < LEAST_CARDS:
        details: dict[str, object] = {"count": len(cards), "least": LEAST_CARDS}
        found.append(ListProblem(0, "deck-warning-small", details, "ID-112", warning=True))
    return found + orphans(cards)


def faults_of(cards: Sequence[int], least: int = LEAST) -> list[ListProblem]:
    """Why a list cannot be played; without the warnings: at the start of a game they are of no use, and were three quarters of the time."""
    found = [_equal(cards, card) for card in too_many(cards)]
    if len(cards) < least:
        found.append(ListProblem(0, "deck-problem-small", {"count": len(cards), "least": least}, "RU-15"))
    if len(cards) > MOST_CARDS:
        found.append(too_long())
    return found


def _equal(cards: Sequence[int], card: int) -> ListProblem:
    """More equal cards than five: of the same name and type (ID-012, ID-109)."""
    count = len([number for number in cards if CARDS[number].same == card])
    return ListProblem(0, "deck-problem-equal", {"card": CARDS[card].key, "count": count, "most": MOST_EQUAL}, "ID-109")


def orphans(cards: Sequence[int]) -> list[ListProblem]:
    """Cards that nothing in the deck goes with: no host, no place, no army, no defender, not enough lives for the pips."""
    different = [CARDS[number] for number in sorted(set(cards))]
    found: list[ListProblem] = []
    for card in different:
        for key, rule in _orphan(card, different, cards):
            found.append(ListProblem(0, key, {"card": card.key}, rule, warning=True))
    return found


def _orphan(card: Card, different: list[Card], cards: Sequence[int]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    if card.type == PLACE:
        if card.inhabited and not card.play.alone and not any(PAIRS[card.number][army.number] for army in different):
            found.append(("deck-warning-no-army", "ID-063"))
        if not any(DEFENDERS[other.number][card.number] for other in different):
            found.append(("deck-warning-no-defender", "ID-071"))
    elif card.type == ARMY:
        free = card.play.alone or card.play.may_if is not None
        if not free and not any(PAIRS[place.number][card.number] for place in different):
            found.append(("deck-warning-no-place", "ID-057"))
    elif card.type in (TECHNIQUE, SPIRIT, EQUIPMENT, SPECIAL) and not _has_host(card, different):
        found.append(("deck-warning-no-host", "ID-034"))
    pips = max([ability.pips for ability in card.acts], default=0)
    if pips and _lives(card, different, cards) < pips:
        found.append(("deck-warning-pips", "ID-024"))
    return found


def _has_host(card: Card, different: list[Card]) -> bool:
    if card.play.host is not None and card.play.host.side != ENEMY and card.play.host.side == 0:
        return True  # it may be put on the opponent's cards as well
    types = 1 << card.profile if card.profile >= 0 else card.play.assign_to
    return any(types >> host.type & 1 and fits_colour(card, host) and fits_school(card, host) for host in different)


def _lives(card: Card, different: list[Card], cards: Sequence[int]) -> int:
    """The most lives of one master that could pay for its pips, Successors included; of a master his own (ID-024, RU-31)."""
    masters = [other for other in different if other.type == MASTER and other.school == card.school]
    if card.type == MASTER:
        masters = [card]
    elif card.type in (TECHNIQUE, SPIRIT):
        masters = [master for master in masters if fits_colour(card, master)]
    else:
        masters = [master for master in masters if {master.colour, card.colour} != {RED, BLUE}]
    successors = len([number for number in cards if CARDS[number].successor and CARDS[number].school == card.school])
    return max([cards.count(master.number) + successors for master in masters], default=0)


class DeckFigures(NamedTuple):
    """What is in a deck."""

    size: int
    types: dict[str, int]
    schools: dict[str, int]
    colours: dict[str, int]
    #: How many protagonists have which attack.
    attacks: dict[int, int]
    green: int
    #: What the opponent could score by beating everything.
    ochre: int
    #: What all that can be bought costs together (ID-232).
    cost: int


def figures_of(cards: Sequence[int]) -> DeckFigures:
    chosen = [CARDS[number] for number in cards]
    attacks = Counter(card.atk for card in chosen if card.type in (MASTER, CHARACTER, ARMY))
    return DeckFigures(
        len(chosen),
        _by_name(TYPES, [card.type for card in chosen]),
        _by_name(SCHOOLS, [card.school for card in chosen]),
        _by_name(COLOURS, [card.colour for card in chosen]),
        {attack: attacks[attack] for attack in sorted(attacks)},
        sum(card.green for card in chosen),
        sum(card.ochre for card in chosen),
        sum(start_cost(card) or 0 for card in chosen),
    )


def _by_name(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    count = Counter(numbers)
    return {names[number]: count[number] for number in range(len(names)) if count[number]}


def sample_hand(cards: Sequence[int], seed: int) -> list[int]:
    """Seven cards of the shuffled deck."""
    deck = list(cards)
    Fast(seed).shuffle(deck)
    return sorted(deck[:HAND])


def chances_to_settle(cards: Sequence[int], seed: int = 0) -> dict[int, float]:
    """How likely it is to hold a place and an army that enter together by the first, second and third turn, drawing three cards
    each: measured on many shuffles of the deck.
    """
    chance, deck = Fast(seed), list(cards)
    hits = dict.fromkeys(_TURNS, 0)
    for _ in range(_SAMPLES):
        chance.shuffle(deck)
        for turn in _TURNS:
            if _can_settle(deck[: HAND + _DRAWN * turn]):
                for later in _TURNS[turn - 1 :]:
                    hits[later] += 1
                break
    return {turn: hits[turn] / _SAMPLES for turn in _TURNS}


def _can_settle(hand: Sequence[int]) -> bool:
    """Whether a place and an army of a hand may enter together (ID-063)."""
    different = set(hand)
    armies = [card for card in different if CARDS[card].type == ARMY and CARDS[card].play.needs_places == 1]
    return any(PAIRS[place][army] for place in different for army in armies)
