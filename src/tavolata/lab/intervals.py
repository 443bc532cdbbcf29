"""How sure a figure is: intervals that hold the true value 19 times out of 20, over deals.

A deal is one observation. The spread between deals is itself only estimated, so the fewer they are the wider is the interval (the
distribution of Student instead of the normal one), and below a handful nothing is said. Shares stay between 0 and 1, and that
something never happened in a few deals does not prove that it cannot.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Any, NamedTuple

from tavolata.lab.report import Share, Z, wilson

#: Fewer deals have no interval: with four, that of Student is more than half again as wide as that of many, and says as good as nothing.
FEWEST_DEALS = 5

#: What a figure can be: a share, a count, the change of a share, any change.
SHARE, COUNT = (0.0, 1.0), (0.0, inf)
SHARE_CHANGE, CHANGE = (-1.0, 1.0), (-inf, inf)


class Estimate(NamedTuple):
    """A mean over deals, and the interval that holds the true one 19 times out of 20; of too few deals, all that is possible."""

    mean: float
    low: float
    high: float
    deals: int

    @property
    def is_told(self) -> bool:
        """Whether there are deals enough to say how sure it is."""
        return self.deals >= FEWEST_DEALS


def over_deals(value: str) -> str:
    """The columns from which ``estimated`` makes an estimate, in a question whose rows are deals."""
    return f"avg({value}), coalesce(stddev_samp({value}), 0), count({value})"


def estimated(row: Sequence[Any], bounds: tuple[float, float] = CHANGE) -> Estimate:
    """An estimate from mean, spread and count over deals: what is counted in the millions is counted by DuckDB."""
    mean, spread, deals = row[0] or 0.0, row[1], row[2]
    if deals < FEWEST_DEALS:
        return Estimate(mean, *bounds, deals)
    if bounds == SHARE:
        return Estimate(mean, *_share_interval(mean, spread, deals), deals)
    error = student(deals - 1) * spread / sqrt(deals)
    if not error and bounds == SHARE_CHANGE:
        # All deals agree. Another outcome may still come in so many of the next ones: with 95 % no more often than this.
        error = 1 - 0.05 ** (1 / deals)
    return Estimate(mean, max(bounds[0], mean - error), min(bounds[1], mean + error), deals)


def apart(one: Sequence[Any], other: Sequence[Any], bounds: tuple[float, float] = CHANGE) -> Estimate:
    """The second mean less the first, of deals that are not the same (the interval of Welch)."""
    mean = (other[0] or 0.0) - (one[0] or 0.0)
    deals = min(one[2], other[2])
    if deals < FEWEST_DEALS:
        return Estimate(mean, *bounds, deals)
    parts = [row[1] ** 2 / row[2] for row in (one, other)]
    if not sum(parts):
        return estimated((mean, 0.0, deals), bounds)
    freedom = sum(parts) ** 2 / sum(part**2 / (row[2] - 1) for part, row in zip(parts, (one, other), strict=True))
    error = student(freedom) * sqrt(sum(parts))
    return Estimate(mean, max(bounds[0], mean - error), min(bounds[1], mean + error), deals)


def jackknifed(value: float, without: list[float], bounds: tuple[float, float]) -> Estimate:
    """An estimate from what it is without each part of the deals in turn; its ``deals`` are these parts."""
    if len(without) < FEWEST_DEALS:
        return Estimate(value, *bounds, len(without))
    mean = sum(without) / len(without)
    spread = sqrt((len(without) - 1) / len(without) * sum((one - mean) ** 2 for one in without))
    error = student(len(without) - 1) * spread
    return Estimate(value, max(bounds[0], value - error), min(bounds[1], value + error), len(without))


def share_over_deals(name: str, wins: float, mean: float, spread: float, deals: int, fair: float, games: int) -> Share:
    """How often somebody won, with the interval over deals; of too few deals it is from 0 to 1."""
    low, high = _share_interval(mean, spread, deals) if deals >= FEWEST_DEALS else SHARE
    return Share(name, games, round(wins, 6), mean, low, high, fair)


def _share_interval(mean: float, spread: float, deals: int) -> tuple[float, float]:
    """That of Wilson, for as many independent games as the spread over deals is worth: honest near 0 and 1 too."""
    share = min(1.0, max(0.0, mean))  # what DuckDB adds up may be a hair beyond
    error = spread / sqrt(deals)
    worth = share * (1 - share) / error**2 if error > 0 and 0 < share < 1 else float(deals)
    return wilson(share * worth, worth, student(deals - 1))


def student(freedom: float) -> float:
    """The quantile of Student's distribution that leaves 2.5 % on either side (Abramowitz and Stegun 26.7.5).

    From 4 degrees of freedom on it is right to a thousandth, and fewer are never asked.
    """
    z = Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / freedom**power for power, term in enumerate(terms, 1))
