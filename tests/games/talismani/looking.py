"""Short ways to come to a turn of I Talismani del Tempo, and to look at its table."""

from __future__ import annotations

from typing import Any

import tavolata
from support import SEATS, asked, play, told
from tavolata.engine import State
from tavolata.games.talismani.cards import CARD_NAMES, composition
from tavolata.games.talismani.position import position
from tavolata.games.talismani.state import Talismani

GAME = tavolata.game("talismani")

#: A row to be used where the weather does not matter.
ROW = "NEB NEV NUV PIO SOL TEM"


def deal(row: str, hands: list[str], options: dict[str, str] | None = None) -> Talismani:
    """A real deal with scripted chance: each hand has these cards, and others up to its size."""
    deck = composition(len(hands)).deck()
    rest = [CARD_NAMES[card] for card in deck]
    for word in " ".join(hands).split():
        rest.remove(word)
    size = len(deck) // len(hands)
    dealt: list[str] = []
    for hand in hands:
        named = hand.split()
        dealt += named + [rest.pop() for _ in range(size - len(named))]
    state = GAME.new(len(hands), chance=[row, " ".join(dealt)], options=options, events=True)
    assert isinstance(state, Talismani)
    return state


def lay(state: Talismani, plays: list[str]) -> Talismani:
    """Each seat lays these cards; a seat without any sits out."""
    for seat, cards in enumerate(plays):
        if cards:
            play(state, f"{SEATS[seat]} play {cards}")
    return state


def revealed(row: str, plays: list[str], fill: int = 6, **more: Any) -> Talismani:
    """A table at which these cards have just been laid; the hands have some more."""
    return lay(position(row, hands=plays, fill=fill, **more), plays)


def view(state: State, seat: str = "") -> dict[str, Any]:
    """What a seat sees, or a spectator."""
    return state.view(SEATS.index(seat) if seat else None)


def row(state: State) -> str:
    return " ".join(view(state)["row"])


def pool(state: State) -> str:
    return " ".join(view(state)["pool"])


def takers(state: State) -> str:
    """Who takes cards in this turn, in order: "DE"."""
    return "".join(SEATS[seat] for seat in view(state)["takers"])


def winner(state: State) -> str:
    seat = view(state)["winner"]
    return SEATS[seat] if seat >= 0 else "-"


def sitting(state: State) -> str:
    return "".join(SEATS[seat] for seat in view(state)["sitting"])


def ranked(state: State) -> str:
    """The plays with fairies of all turns so far, the best of each first."""
    return "".join(SEATS[int(str(event["seat"]))] for event in told(state, "played"))


def hand(state: State, seat: str) -> str:
    return " ".join(view(state, seat)["hand"])


def hand_sizes(state: State) -> list[int]:
    found = view(state)["cards"]
    assert isinstance(found, list)
    return found


def prepared(state: State, seat: str) -> list[str]:
    return [" ".join(talisman) for talisman in view(state)["prepared"][SEATS.index(seat)]]


def forged(state: State, seat: str) -> list[str]:
    return [" ".join(talisman) for talisman in view(state)["forged"][SEATS.index(seat)]]


def picks(state: State) -> str:
    """Share all cards out, everybody taking the first one offered: who took, in order."""
    before = len(told(state, "taken"))
    while set(asked(state).values()) == {"take"}:
        state.play(state.decisions[0].seat, state.decisions[0].actions[0])
    return "".join(SEATS[int(str(event["seat"]))] for event in told(state, "taken")[before:])
