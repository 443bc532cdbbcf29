"""The final reckoning (TdT-057 to TdT-060)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavolata.games.talismani.cards import CARD_NAMES, NO_SUIT, SUITS

if TYPE_CHECKING:
    from tavolata.games.talismani.state import Talismani


def reckoning(state: Talismani, seat: int) -> tuple[int, int, int]:
    """Talismans in halves, whole talismans, and the order of the best whole one in the final row: more is better (TdT-001)."""
    wholes = state.wholes(seat)
    return state.scores[seat], len(wholes), max([order_of(state, suit) for suit in wholes], default=-1)


def order_of(state: Talismani, suit: int) -> int:
    """How high a whole talisman stands at the end: by its suit in the row; the Primo Talismano has none (TdT-060, TR-45)."""
    if suit == NO_SUIT:
        return SUITS + 1 if state.rulings.primo_highest else 0
    return SUITS - state.row.index(suit)


def places(state: Talismani) -> list[int]:
    """The place of each seat; those still tied after both tie-breaks share it (TR-46)."""
    reckoned = [reckoning(state, seat) for seat in range(state.players)]
    return [1 + len([1 for other in reckoned if other > mine]) for mine in reckoned]


def deciding_rule(state: Talismani) -> str:
    """What decided between the winner and the next one."""
    reckoned = sorted([reckoning(state, seat) for seat in range(state.players)])
    best, second = reckoned[-1], reckoned[-2]
    if best[0] != second[0]:
        return "TdT-058"
    if best[1] != second[1]:
        return "TdT-059"
    return "TdT-060" if best[2] != second[2] else "TR-46"


def tell_result(state: Talismani) -> None:
    """Each seat's reckoning, and what decided."""
    final = places(state)
    scores = state.scores
    for seat in sorted(range(state.players), key=lambda other: final[other]):
        state.tell(
            "reckoning",
            "TdT-057",
            {
                "seat": seat,
                "place": final[seat],
                "halves": scores[seat],
                "stakes": [CARD_NAMES[card] for card in state.stakes[seat]],
                "forged": len(state.forged[seat]),
                "wholes": len(state.wholes(seat)),
            },
        )
    winners = [seat for seat in range(state.players) if final[seat] == 1]
    rule = deciding_rule(state)
    state.tell("won-game", rule, {"seats": winners, "halves": scores[winners[0]], "by": DECIDED[rule]})


#: What decided the game, by its rule.
DECIDED = {"TdT-058": "talismans", "TdT-059": "wholes", "TdT-060": "order", "TR-46": "shared"}
