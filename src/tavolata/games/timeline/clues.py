"""Words that give a date away on the front of a card (TD-04): years, decades, centuries, marks of an era."""

from __future__ import annotations

import re

#: A year of three or four digits that stands alone, with or without an apostrophe for the century; not 3.1416, not 1,000.
_YEAR = re.compile(r"(?<![\w.,/-])(?:[’'](?:\d\d)|[1-9]\d{2,3})(?:s|’s|'s)?(?![\w/-])(?![.,]\d)")
_AGE = re.compile(
    r"\b(?:secol[oi]|millenni[o]?|decenni[o]?|centur(?:y|ies)|millenni(?:um|a)|decades?"
    r"|anni (?:dieci|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)"
    r"|(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)"
    r"|(?:due|tre|quattro|cinque|sei|sette|otto|nove)cento"
    r"|anno domini)\b",
    re.IGNORECASE,
)
#: Letters alone may be anything; after a number they are an era.
_ERA = re.compile(
    r"(?<!\w)(?:[ad]\.\s?C\.?|B\.C\.(?:E\.)?|A\.D\.)(?!\w)|(?:(?<=\d)|(?<=\d ))(?:BCE?|CE|AD|[ad]C)(?!\w)"
)
_ORDINAL = re.compile(
    r"\b(?:[XVI]{2,}|\d{1,2}(?:st|nd|rd|th|º|°|ª))\s+(?:secolo|century|millennio|millennium)", re.IGNORECASE
)


def clue_in(text: str) -> str:
    """The part of a text that gives its date away, "" if there is none."""
    for pattern in (_ORDINAL, _YEAR, _AGE, _ERA):
        match = pattern.search(text)
        if match:
            return match[0]
    return ""
