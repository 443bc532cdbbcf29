"""Short ways to come to a turn of Timeline Twist, and to look at its table. Cards are called by their words: ``1492``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import support
import tavolata
from support import SEATS
from tavolata.engine import State
from tavolata.games.timeline import TimelineGame
from tavolata.games.timeline.cards import CARD
from tavolata.games.timeline.deck import Card, Deck, own_deck
from tavolata.games.timeline.position import position
from tavolata.games.timeline.state import Timeline


def _timeline() -> TimelineGame:
    game = tavolata.game("timeline")
    assert isinstance(game, TimelineGame)
    return game


GAME = _timeline()
TEAM = {"mode": "collaborative"}


def race(line: str, hands: Sequence[str], options: dict[str, str] | None = None, **more: Any) -> Timeline:
    """A competitive table; A is the first player."""
    return position(line, hands, options={"first": "1", **(options or {})}, **more)


def team(line: str, hands: Sequence[str], options: dict[str, str] | None = None, **more: Any) -> Timeline:
    """A collaborative table; A is the first player."""
    return position(line, hands, options={"first": "1", **TEAM, **(options or {})}, **more)


def fresh(players: int, seed: int = 0, deck: Deck | None = None, **options: str) -> Timeline:
    """A new game with its events."""
    game = GAME if deck is None else GAME.with_deck(deck)
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    state = game.new(players, seed, chosen, events=True)
    assert isinstance(state, Timeline)
    return state


def small_deck(count: int, first: int = 1000, **fields: Any) -> Deck:
    """A deck of so many cards, a year apart."""
    cards = [
        Card(id=f"c{number}", title_it=f"t{number}", title_en=f"t{number}", year=first + number, **fields)
        for number in range(count)
    ]
    return own_deck("small", cards)


def word(state: State, name: str) -> str:
    """The word of a card: its title."""
    assert isinstance(state, Timeline)
    return state.deck.cards[CARD.number(name)].title_it


def card(state: State, title: str) -> str:
    """The name of the card in notation: C17."""
    assert isinstance(state, Timeline)
    numbers = [number for number, written in enumerate(state.deck.cards) if written.title_it == title]
    return CARD.names[numbers[0]]


def _in_notation(state: State, script: str) -> str:
    """A script in which cards are called by their words."""
    lines = [line.split() for line in script.replace("\n", ";").split(";") if line.strip()]
    for line in lines:
        if line[1] in ("place", "play", "discard"):
            line[2] = card(state, line[2])
    return "; ".join([" ".join(line) for line in lines])


def play(state: State, script: str) -> None:
    """``A place 1493 3; B place -44 0``."""
    support.play(state, _in_notation(state, script))


def refused(state: State, line: str) -> tuple[str, str]:
    return support.refused(state, _in_notation(state, line))


def offered(state: State, seat: str) -> list[str]:
    """The answers open to a seat, with words instead of names, in the order of the words."""
    found: list[str] = []
    for text in support.offered(state, seat):
        verb, *arguments = text.split()
        if arguments and arguments[0] in CARD.numbers:
            arguments[0] = word(state, arguments[0])
        found.append(" ".join([verb, *arguments]))
    return sorted(found)


def view(state: State, seat: str = "") -> dict[str, Any]:
    return state.view(SEATS.index(seat) if seat else None)


def words(state: State, names: Sequence[str | None]) -> str:
    return " ".join([word(state, name) if name else "-" for name in names])


def line(state: State) -> str:
    return words(state, view(state)["line"])


def slots(state: State) -> str:
    return words(state, view(state)["slots"])


def hand(state: State, seat: str) -> str:
    return words(state, view(state)["hands"][SEATS.index(seat)])


def blocked(state: State, seat: str) -> str:
    return words(state, view(state)["blocked"][SEATS.index(seat)])


def discards(state: State) -> str:
    return words(state, view(state)["discards"])


def counts(state: State) -> dict[str, int]:
    """How many cards lie where."""
    seen = view(state)
    gaps = len([name for name in seen["slots"] if name])
    held = sum([len(cards) for cards in seen["hands"] + seen["blocked"]]) + (seen["revealed"] is not None)
    return {
        "row": len(seen["line"]),
        "gaps": gaps,
        "draw": seen["draw"],
        "hands": held,
        "discards": len(seen["discards"]),
    }


def windows(state: Timeline, seat: str, title: str) -> list[int]:
    """The windows in which the card would be right, tried one by one on copies."""
    found: list[int] = []
    for window in range(len(state.line) + 1):
        tried = state.clone()
        play(tried, f"{seat} place {title} {window}")
        if len(tried.line) > len(state.line):
            found.append(window)
    return found


def places(state: Timeline, seat: str, title: str) -> list[str]:
    """The places that are open to the card once it is turned over, tried on a copy; the one it goes to by itself if only one is."""
    tried = state.clone()
    tried.events = []
    play(tried, f"{seat} play {title}")
    decision = tried.decisions[0] if tried.decisions else None
    if decision and decision.name == "put":
        return [tried.game.text(action).split()[1] for action in decision.actions]
    return [str(event["place"]) for event in support.told(tried, "put")]
