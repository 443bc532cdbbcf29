"""What can be done with these cards: lists of actions in ascending order, without repetitions.

Making these lists is most of the work of a random game. So actions are sums of shifted card numbers (a table of all actions,
looked up, was slower: it does not fit into the processor's cache), and for a full hand of four cards, which nearly
everybody has, the loops are written out. Hands are in ascending order, so eagles stand last; two eagles are alike and so are
the choices they give.
"""

from __future__ import annotations

from typing import Final

from tavolata.engine import PASS, pack
from tavolata.games.indy.cards import CHANGE, EAGLE, HAND, LAY, PLAY_EAGLE, SUIT_BITS, SWAP

# An action is one of these plus its card numbers, shifted to their places (see tavolata.engine.action).
_CHANGE_ONE: Final = pack(CHANGE, 0)
_CHANGE_TWO: Final = pack(CHANGE, 0, 0)
_SWAP: Final = pack(SWAP, 0, 0)
_EAGLE: Final = pack(PLAY_EAGLE, 0)
_LAY: Final = pack(LAY, 0, 0, 0)


def changes(hand: list[int]) -> list[int]:
    """Give up no card, one or two (IN-010)."""
    if len(hand) == HAND and hand[2] != EAGLE:
        b, c, d = hand[1] << 20, hand[2] << 20, hand[3] << 20
        one_a, one_b, one_c, one_d = _CHANGE_ONE + (hand[0] << 20), _CHANGE_ONE + b, _CHANGE_ONE + c, _CHANGE_ONE + d
        b, c, d = (hand[1] + 1) << 10, (hand[2] + 1) << 10, (hand[3] + 1) << 10
        a_b, a_c, a_d, b_c, b_d, c_d = one_a + b, one_a + c, one_a + d, one_b + c, one_b + d, one_c + d
        return [PASS, one_a, a_b, a_c, a_d, one_b, b_c, b_d, one_c, c_d, one_d]
    actions = [PASS]
    for i, card in enumerate(hand, 1):
        actions.append(_CHANGE_ONE + (card << 20))
        actions += [_CHANGE_TWO + (card << 20) + (other << 10) for other in hand[i:]]
    return sorted(set(actions))


def swaps(hand: list[int], table: list[int]) -> list[int]:
    """Swap no card, or any card for any of the three open ones (IN-014)."""
    table = table[:]
    table.sort()
    x, y, z = _SWAP + (table[0] << 10), _SWAP + (table[1] << 10), _SWAP + (table[2] << 10)
    if len(hand) == HAND and hand[2] != EAGLE:
        a, b, c, d = hand[0] << 20, hand[1] << 20, hand[2] << 20, hand[3] << 20
        return [PASS, a + x, a + y, a + z, b + x, b + y, b + z, c + x, c + y, c + z, d + x, d + y, d + z]
    actions = [PASS]
    for card in hand:
        mine = card << 20
        actions += [mine + x, mine + y, mine + z]
    return sorted(set(actions))


def matching_swaps(hand: list[int], table: list[int]) -> list[int]:
    """Swap no card, or a card for an open one of the same type and colour (IN-018)."""
    on_table = 0
    for theirs in table:
        on_table |= SUIT_BITS[theirs]
    actions = [PASS]
    for mine in hand:
        suit = SUIT_BITS[mine]
        if suit & on_table:
            base = _SWAP + (mine << 20)
            for theirs in table:
                if SUIT_BITS[theirs] == suit:
                    actions.append(base + (theirs << 10))
    if len(actions) > 2:
        actions.sort()
    return actions


def lays(hand: list[int]) -> list[int]:
    """Lay three of four cards (IN-019)."""
    a, b, c, d = hand
    with_a = _LAY + (a << 20)
    with_ab = with_a + (b << 10)
    actions = [with_ab + c, with_ab + d, with_a + (c << 10) + d, _LAY + (b << 20) + (c << 10) + d]
    return sorted(set(actions)) if c == EAGLE else actions


def flights(table: list[int]) -> list[int]:
    """Play an eagle for any of the open cards, whatever the phase (IN-041, IR-16)."""
    return [_EAGLE + (card << 20) for card in sorted(table)]
