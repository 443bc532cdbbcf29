"""What can be laid from a hand, what it is worth, and what it can forge.

The strength of a play is one number, so that plays compare as the rules say: first the place of the suit in the row,
then the value, then single before pair, the higher card, no Jolly (TdT-014 to TdT-019).
"""

from __future__ import annotations

from typing import Final

from tavolata.engine import pack
from tavolata.games.talismani.cards import (
    JOLLY,
    NO_CARD,
    NO_SUIT,
    PLAY,
    PRIMO,
    SPECIAL,
    SUIT_OF,
    SUITS,
    VALUE_OF,
)
from tavolata.games.talismani.rulings import Rulings

# An action is one of these plus its card numbers, shifted to their places (see tavolata.engine.action).
_PLAY_ONE: Final = pack(PLAY, 0)
_PLAY_TWO: Final = pack(PLAY, 0, 0)

# Strength: the suit in the highest places, then value, single, top card, without Jolly.
_SUIT_SHIFT: Final = 12
_VALUE_SHIFT: Final = 6
_SINGLE: Final = 32

#: In the share-out a lone Jolly is the lowest play of all (TR-06), numbered specials are above every suit (TdT-037).
LONE_JOLLY: Final = 0
_SPECIALS_FROM: Final = 10 << _SUIT_SHIFT


def plays(hand: list[int], special_pairs: bool) -> list[int]:
    """Every legal play of a hand in ascending order: one card, or two of a suit, or a Jolly with a fairy (TdT-008 to TdT-010, TR-03)."""
    actions: list[int] = []
    count = len(hand)
    fairies = count
    while fairies and hand[fairies - 1] >= JOLLY:
        fairies -= 1
    jollies = fairies
    while jollies < count and hand[jollies] < SPECIAL:
        jollies += 1
    same_suit = 0  # up to here the cards are of one suit
    for i in range(fairies):
        if i == same_suit:
            suit = SUIT_OF[hand[i]]
            same_suit += 1
            while same_suit < fairies and SUIT_OF[hand[same_suit]] == suit:
                same_suit += 1
        card = hand[i] << 20
        actions.append(_PLAY_ONE + card)
        pair = _PLAY_TWO + card
        for j in range(i + 1, same_suit):
            actions.append(pair + (hand[j] << 10))
        for j in range(fairies, jollies):
            actions.append(pair + (hand[j] << 10))
    for i in range(fairies, count):
        card = hand[i]
        actions.append(_PLAY_ONE + (card << 20))
        if special_pairs and i >= jollies:  # TR-04
            for j in range(i + 1, count):
                actions.append(_PLAY_TWO + (card << 20) + (hand[j] << 10))
    return actions


def why_not_together(first: int, second: int, rulings: Rulings) -> tuple[str, str]:
    """The key of the reason why two cards make no play, and its rule; empty when they do. ``first`` is the lower number."""
    if second == PRIMO or first == PRIMO:
        return "error-play-primo", "TdT-006"
    if second >= SPECIAL:
        if first < SPECIAL:
            return "error-play-special-with", "TR-04" if first < JOLLY else "TR-05"
        return ("", "") if rulings.special_pairs else ("error-play-two-specials", "TR-04")
    if first >= JOLLY:
        return "error-play-two-jollies", "TR-05"
    if second < JOLLY and SUIT_OF[first] != SUIT_OF[second]:
        return "error-play-suits", "TdT-009"
    return "", ""


def suit_of(play: list[int]) -> int:
    """The suit of a play, or NO_SUIT. Cards are in ascending order, so a fairy stands first; a Jolly takes its suit (TdT-010, TdT-054)."""
    return SUIT_OF[play[0]] if play else NO_SUIT


def value_of(play: list[int], rulings: Rulings) -> int:
    """The sum of the cards (TdT-013); a Jolly counts one less than its fairy, never below 0 (TdT-054, TR-07)."""
    value = VALUE_OF[play[0]]
    if len(play) == 1:
        return value
    if play[1] >= JOLLY:
        return value + rulings.jolly_values[value]
    return value + VALUE_OF[play[1]]


def strength(play: list[int], row: list[int], rulings: Rulings) -> int:
    """How a play with a fairy ranks (TdT-014 to TdT-019); each is stronger than 0, and no two are equal (TdT-063, TR-10)."""
    first = play[0]
    suit = (SUITS - row.index(SUIT_OF[first])) << _SUIT_SHIFT
    value = VALUE_OF[first]
    if len(play) == 1:
        return suit + (value << _VALUE_SHIFT) + _SINGLE + (value << 1) + 1
    second = play[1]
    if second >= JOLLY:
        return suit + ((value + rulings.jolly_values[value]) << _VALUE_SHIFT) + (value << 1)
    return suit + ((value + VALUE_OF[second]) << _VALUE_SHIFT) + (VALUE_OF[second] << 1) + 1


def share_strength(play: list[int], row: list[int], rulings: Rulings) -> int:
    """The place of a play in the order of the share-out, lowest first (TdT-032, TdT-037, TR-06)."""
    if play[0] < JOLLY:
        return strength(play, row, rulings)
    if play[0] < SPECIAL:
        return LONE_JOLLY
    # Among the specials from 8 down to 1.
    return _SPECIALS_FROM - max([rulings.numbers[card - SPECIAL] for card in play])


def why_first(better: list[int], worse: list[int], rulings: Rulings) -> str:
    """The rule that decides between two plays with fairies, the better one first."""
    if suit_of(better) != suit_of(worse):
        return "TdT-015"
    if value_of(better, rulings) != value_of(worse, rulings):
        return "TdT-013"
    if len(better) != len(worse):
        return "TdT-017"
    return "TdT-018" if top_of(better) != top_of(worse) else "TdT-019"


def top_of(play: list[int]) -> int:
    """The highest fairy of a play."""
    return max([VALUE_OF[card] for card in play])


def is_combination(play: list[int], rulings: Rulings) -> bool:
    """Whether these cards can forge: a lone 0, two in sequence, a Jolly with a fairy (TdT-040, TR-08, TR-09)."""
    first = play[0]
    if first >= JOLLY:
        return False
    if len(play) == 1:
        return VALUE_OF[first] == 0
    second = play[1]
    if second >= JOLLY:
        return second < SPECIAL
    if SUIT_OF[second] != SUIT_OF[first]:
        return False
    return second == first + 1 or (rulings.any_zero and VALUE_OF[first] == 0)


def cards_of(action: int) -> list[int]:
    """The cards of a play."""
    first = ((action >> 20) & 1023) - 1
    second = ((action >> 10) & 1023) - 1
    return [first] if second == NO_CARD else [first, second]
