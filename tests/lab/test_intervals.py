"""Intervals that can be true: wide where there are few deals, inside what a figure can be, and none where nothing can be said."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from tavolata.engine import Fast
from tavolata.lab.intervals import (
    CHANGE,
    COUNT,
    SHARE,
    SHARE_CHANGE,
    Estimate,
    apart,
    estimated,
    jackknifed,
    share_over_deals,
    student,
)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(4, 2.776), (5, 2.571), (9, 2.262), (19, 2.093), (59, 2.001), (1e9, 1.960)]
)
def test_the_quantiles_of_student(freedom: float, quantile: float) -> None:
    """As tables have them."""
    assert student(freedom) == pytest.approx(quantile, abs=0.001)


def over(values: list[float], bounds: tuple[float, float] = CHANGE) -> Estimate:
    return estimated((fmean(values), stdev(values) if len(values) > 1 else 0.0, len(values)), bounds)


def test_few_deals_have_the_interval_of_student() -> None:
    """The mean of 1 to 6 is 3.5, their spread 1.87083."""
    mean, low, high, deals = over([1, 2, 3, 4, 5, 6])
    assert (mean, deals) == (3.5, 6)
    assert high - mean == pytest.approx(mean - low) == pytest.approx(2.5706 * 1.87083 / sqrt(6), abs=0.001)


@pytest.mark.parametrize("bounds", [SHARE, COUNT, SHARE_CHANGE, CHANGE])
def test_of_fewer_than_five_deals_nothing_is_said(bounds: tuple[float, float]) -> None:
    for deals in (1, 2, 4):
        found = estimated((0.5, 0.1, deals), bounds)
        assert found == (0.5, *bounds, deals) and not found.is_told
    assert estimated((None, 0, 0), bounds).mean == 0
    assert estimated((0.5, 0.1, 5), bounds).is_told
    share = share_over_deals("x", 4, 1.0, 0.0, 4, 0.5, 4)
    assert (share.low, share.high) == (0, 1)


@pytest.mark.parametrize("values", [[0.0] * 6, [1.0] * 6, [0.0, 0.0, 0.0, 0.0, 1.0], [0.5, 1.0, 1.0, 1.0, 1.0, 1.0]])
def test_a_share_stays_a_share_and_is_never_certain(values: list[float]) -> None:
    found = over(values, SHARE)
    assert 0 <= found.low < found.high <= 1
    assert found.low <= found.mean <= found.high
    assert found.high - found.low > 0.1


def test_that_something_never_happened_does_not_prove_that_it_cannot() -> None:
    """None of ten: with 95 % no more often than in 26 of 100."""
    unchanged = over([0.0] * 10, SHARE_CHANGE)
    assert unchanged.high == -unchanged.low == pytest.approx(0.2589, abs=0.0001)
    assert over([0.0] * 10, CHANGE) == (0, 0, 0, 10)


def test_what_is_counted_is_never_below_nothing() -> None:
    assert over([0, 0, 0, 0, 3], COUNT).low == 0
    assert over([0, 0, 0, 0, 3], CHANGE).low < 0
    assert over([1, 1, 1, 1, -1], SHARE_CHANGE).high == 1


def test_two_runs_without_common_deals_have_the_interval_of_welch() -> None:
    """Spreads of 1 and 2 over 8 and 32 deals: 1/8 and 1/8, 28.3 degrees of freedom."""
    found = apart((3.0, 1.0, 8), (5.0, 2.0, 32))
    freedom = 0.25**2 / (0.125**2 / 7 + 0.125**2 / 31)
    assert (found.mean, found.deals) == (2.0, 8)
    assert found.high - 2 == pytest.approx(student(freedom) * 0.5)
    assert not apart((3.0, 1.0, 4), (5.0, 2.0, 32)).is_told
    assert apart((0.0, 0.0, 8), (0.0, 0.0, 8), SHARE_CHANGE).high > 0.3
    assert apart((2.0, 0.0, 8), (3.0, 0.0, 8)) == (1, 1, 1, 8)


def test_a_jackknife_of_few_parts_says_nothing() -> None:
    assert jackknifed(0.4, [0.3, 0.5, 0.4], SHARE) == (0.4, 0, 1, 3)
    told = jackknifed(0.05, [0.0, 0.1, 0.05, 0.02, 0.08], SHARE)
    assert told.low == 0 and told.high < 0.3


@pytest.mark.parametrize("deals", [5, 8, 20])
@pytest.mark.parametrize("percent", [15, 50])
def test_the_interval_of_a_share_holds_the_truth_19_times_of_20(deals: int, percent: int) -> None:
    """A deal is two games, won or not; 0.91 leaves room for the luck of a thousand trials and for shares that come in steps."""
    chance = Fast(deals * percent)
    trials, held = 1000, 0
    for _ in range(trials):
        values = [sum(chance.below(100) < percent for _ in range(2)) / 2 for _ in range(deals)]
        found = over(values, SHARE)
        held += found.low <= percent / 100 <= found.high
    assert held / trials > 0.91


def test_the_interval_of_a_mean_holds_the_truth_19_times_of_20() -> None:
    """Sums of five dice, six of them; that of the normal distribution would hold it 9 times of 10."""
    chance = Fast(3)
    trials, held = 2000, 0
    for _ in range(trials):
        found = over([sum(1.0 + chance.below(6) for _ in range(5)) for _ in range(6)])
        held += found.low <= 17.5 <= found.high
    assert 0.93 < held / trials < 0.97
