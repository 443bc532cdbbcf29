"""Short ways to lay a table of Talisman, and to look at it."""

from __future__ import annotations

from typing import Any

from support import SEATS, asked, offered
from tavolata.engine import State
from tavolata.games.talisman import GAME
from tavolata.games.talisman.box.cards import CARD_NAMES
from tavolata.games.talisman.position import MadeHero, hero, position
from tavolata.games.talisman.rules.state import Talisman


def one(character: str, space: str = "", fate: int = 0, **more: Any) -> MadeHero:
    """A character that has no fate unless the test is about it, so that no roll asks for it."""
    return hero(character, space, fate=fate, **more)


def table(*heroes: MadeHero | None, **more: Any) -> Talisman:
    """A table at the start of A's turn; who is alone gets a bystander who has nothing and is far away."""
    seats = list(heroes)
    if len(seats) == 1 and not more.get("players"):
        first = seats[0]
        name = "TROLL" if first is not None and first.character == "THIEF" else "THIEF"
        seats.append(one(name, "FIELDS5", gold=0))
    state = position(seats, **more)
    state.check_every_step()
    return state


def landed(*heroes: MadeHero | None, **more: Any) -> Talisman:
    """A table at which A's character has just landed on its space."""
    return table(*heroes, begin="landed", **more)


def ended(*heroes: MadeHero | None, **more: Any) -> Talisman:
    """A table at the end of A's turn."""
    return table(*heroes, begin="end", **more)


def view(state: State, seat: str = "") -> dict[str, Any]:
    """What a seat sees, or a spectator."""
    return state.view(SEATS.index(seat) if seat else None)


def area(state: State, seat: str = "A") -> dict[str, Any]:
    """A character's area as its own player sees it."""
    found = view(state, seat)["heroes"][SEATS.index(seat)]
    assert isinstance(found, dict)
    return found


def is_dead(state: State, seat: str = "A") -> bool:
    return view(state)["heroes"][SEATS.index(seat)] is None


def at(state: State, seat: str = "A") -> str:
    return str(area(state, seat)["space"])


def has(state: State, seat: str = "A") -> str:
    """Objects and Followers."""
    found = area(state, seat)
    return " ".join(found["objects"] + found["followers"])


def lies(state: State, space: str) -> str:
    return " ".join(view(state)["lying"].get(space, []))


def turn_of(state: State) -> str:
    return SEATS[view(state)["active"]]


def verbs(state: State, seat: str = "A") -> list[str]:
    """The verbs of the answers open to a seat, each once."""
    return list(dict.fromkeys(text.split()[0] for text in offered(state, seat)))


def spaces(state: State, verb: str, seat: str = "A") -> str:
    """Where a verb may lead."""
    return " ".join(text.split()[1] for text in offered(state, seat) if text.split()[0] == verb)


def question(state: State) -> str:
    """What is asked now."""
    return " ".join(dict.fromkeys(asked(state).values()))


__all__ = [
    "CARD_NAMES",
    "GAME",
    "MadeHero",
    "area",
    "asked",
    "at",
    "ended",
    "has",
    "hero",
    "is_dead",
    "landed",
    "lies",
    "offered",
    "one",
    "position",
    "question",
    "spaces",
    "table",
    "turn_of",
    "verbs",
    "view",
]
