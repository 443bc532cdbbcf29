"""Years as people write them: which words tell a year or a span of time. A card's own text for its year wins over these."""

from __future__ import annotations

_MILLION = 10**6
_BILLION = 10**9


def year_words(year: int) -> tuple[str, dict[str, object]]:
    """The key and the arguments of the words for a year (TTR-01).

    >>> from tavolata.games.timeline.years import year_words
    >>> year_words(-44)
    ('year-bce', {'year': 44})
    >>> year_words(-66_000_000)
    ('years-ago-millions', {'count': 66.0})
    """
    if year > 0:
        return "year-ce" if year >= 1000 else "year-ce-early", {"year": year}
    if year > -100_000:
        return "year-bce" if year > -10_000 else "year-bce-far", {"year": -year}
    if year > -_MILLION:
        return "years-ago", {"count": -year}
    if year > -_BILLION:
        return "years-ago-millions", {"count": round(-year / _MILLION, 2)}
    return "years-ago-billions", {"count": round(-year / _BILLION, 2)}


def years_between(earlier: int, later: int) -> int:
    """How many years lie between two dates; the year 1 follows the year 1 BCE (TTR-01)."""
    return later - earlier - int(earlier < 0 < later)


def span_words(years: int) -> tuple[str, dict[str, object]]:
    """The key and the arguments of the words for so many years."""
    if years < _MILLION:
        return "span-years", {"count": years}
    if years < _BILLION:
        return "span-millions", {"count": round(years / _MILLION, 2)}
    return "span-billions", {"count": round(years / _BILLION, 2)}
