"""The pictures on the cards: one or two drawings by name, the second one small beside the first.

Which drawings there are is known by those that our deck uses; the page has a file for each. An own deck names them in its column
``picture``; a card that names none has the emblem of its theme.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import msgspec

_FILE = Path(__file__).parent / "decks" / "twist" / "pictures.json"
#: So many drawings stand on a card at most.
MOST = 2


@cache
def our_pictures() -> dict[str, list[str]]:
    """The drawings of each card of our deck, by the card's id."""
    written = msgspec.json.decode(_FILE.read_bytes(), type=dict[str, str])
    return {card: drawings(text) for card, text in written.items()}


@cache
def known_drawings() -> frozenset[str]:
    """The names of all drawings there are."""
    return frozenset(name for names in our_pictures().values() for name in names)


def drawings(text: str) -> list[str]:
    """The names in what somebody wrote."""
    return re.split(r"[\s,;+]+", text.strip().lower()) if text.strip() else []


def near_drawings(name: str) -> list[str]:
    """The names that somebody may have meant."""
    whole = get_close_matches(name, known_drawings(), 3, 0.7)
    return whole or sorted(known for known in known_drawings() if name in known.split("-"))[:3]
