"""Short ways to look at a table of Indy, and to come to its end of a manche."""

from __future__ import annotations

from support import SEATS, asked, play
from tavolata.engine import State
from tavolata.games.indy import cards
from tavolata.games.indy.position import position
from tavolata.games.indy.state import Indy


def show(numbers: list[int]) -> str:
    return " ".join(cards.names(numbers))


def hand(state: State, seat: str) -> str:
    assert isinstance(state, Indy)
    return show(state.hands[SEATS.index(seat)])


def hand_sizes(state: Indy) -> list[int]:
    return [len(cards) for cards in state.hands]


def settled(
    evocations: list[str], tokens: list[int] | None = None, options: dict[str, str] | None = None, deck: str = ""
) -> Indy:
    """The table after all seats, A first, have laid these evocations and the manche was settled."""
    last = len(evocations) - 1
    hands = ["" for _ in range(last)] + [evocations[last]]
    state = position("evocation", SEATS[last], hands, laid=evocations[:last], tokens=tokens, options=options, deck=deck)
    if "exchange" in asked(state).values():
        play(state, f"{SEATS[last]} pass")
    play(state, f"{SEATS[last]} lay {evocations[last]}")
    return state
