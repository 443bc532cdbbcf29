"""What is in the box: cards with a title on the front and a date on the back, four icons, and the verbs of the notation.

A card is its number in the deck of the table; in notation C17. The numbers tell nothing about the dates (TT-012).
"""

from __future__ import annotations

from typing import Final

from tavolata.engine import Kind, Notation, Verb
from tavolata.engine.saving import Word

#: The kinds of icon (TTR-17); front and back of a card never carry the same one (TT-143).
ICONS: Final = ("gear", "star", "leaf", "key")
#: The twelve pairs of front and back.
ICON_PAIRS: Final = [(front, back) for front in range(len(ICONS)) for back in range(len(ICONS)) if front != back]

THEMES: Final = ("inventions", "science", "states", "exploration", "art", "books", "music", "everyday")
#: The periods that a table may choose: the first and the last year of each.
PERIODS: Final[dict[str, tuple[int, int]]] = {
    "all": (-(1 << 60), 1 << 60),
    "ancient": (-(1 << 60), 499),
    "middle": (500, 1759),
    "modern": (1760, 1 << 60),
}
#: The hardest cards of each level.
LEVELS: Final = {"all": 3, "medium": 2, "easy": 1}

#: So many years from another card are a matter of luck.
CLOSE: Final = 2

HAND: Final = 4
#: The cards of a collaborative game (TT-100).
TEAM_DECK: Final = 36
#: The most cards a deck may have: as many as the notation can name.
MOST_CARDS: Final = 999

# What a seat can do. The numbers are the places in VERBS.
PLACE: Final = 1
PLAY: Final = 2
PUT: Final = 3
DISCARD: Final = 4
STOP: Final = 5

#: The places of a revealed card in the collaborative line: the ends, then the gap slots from the left.
LEFT: Final = 0
RIGHT: Final = 1
FIRST_GAP: Final = 2

CARD: Final = Kind("card", tuple([f"C{number}" for number in range(1, MOST_CARDS + 1)]))
WINDOW: Final = Kind("window", tuple([str(number) for number in range(MOST_CARDS)]))
SPOT: Final = Kind("place", ("left", "right", *[f"gap{number}" for number in range(1, TEAM_DECK)]))

NOTATION: Final = Notation(
    "timeline",
    (
        Verb("pass"),  # every game has it; here nobody may pass (TT-002, TT-115)
        Verb("place", (CARD, WINDOW)),  # competitive: this card into this window of the line, 0 before the first card
        Verb("play", (CARD,)),  # collaborative: turn this card over
        Verb("put", (SPOT,)),  # where a revealed card goes, if several places fit
        Verb("discard", (CARD,)),
        Verb("stop"),  # end the turn after a card was placed
    ),
)

#: As it is saved. A table's deck may have fewer.
A_CARD: Final = Word(CARD.names)
CARD_OR_NONE: Final = Word(CARD.names, none=True)

NOBODY: Final = -1
NO_CARD: Final = -1
#: A free gap slot.
FREE: Final = -1

#: The ranks of a team and the least score of each (TT-170).
RANKS: Final = (
    ("aspirants", -36),
    ("novices", 0),
    ("staff", 11),
    ("company", 21),
    ("veterans", 31),
    ("experts", 41),
    ("genius", 51),
    ("travellers", 61),
)


def rank_of(score: int) -> str:
    """The rank of a team with this score (TT-170)."""
    return [name for name, least in RANKS if score >= least][-1]


def to_next_rank(score: int) -> int | None:
    """How many points the next rank is away; None above the last."""
    return next((least - score for _, least in RANKS if least > score), None)


def names(cards: list[int]) -> list[str]:
    return [CARD.names[card] for card in cards]
