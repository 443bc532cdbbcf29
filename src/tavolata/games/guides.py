"""What the guides of the games share."""

from __future__ import annotations

import re

_SPAN = re.compile(r"([A-Za-z]+-?)(\d+)(?:\.\.(\d+))?")


def numbers(*spans: str) -> tuple[str, ...]:
    """The numbers of rules and rulings, one by one, in the order of the spans.

    >>> from tavolata.games.guides import numbers
    >>> numbers("IN-010..012", "IR-05", "IR-07..08", "EV09..10")
    ('IN-010', 'IN-011', 'IN-012', 'IR-05', 'IR-07', 'IR-08', 'EV09', 'EV10')
    """
    found: list[str] = []
    for span in spans:
        match = _SPAN.fullmatch(span)
        assert match, span
        kind, first, last = match[1], match[2], match[3] or match[2]
        found += [f"{kind}{number:0{len(first)}}" for number in range(int(first), int(last) + 1)]
    return tuple(found)
