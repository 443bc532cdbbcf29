"""Skill and luck: how much of who wins goes with who plays, how much with the deal; and what a variant changes in that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tavolata.lab.intervals import SHARE, SHARE_CHANGE, Estimate, jackknifed

if TYPE_CHECKING:
    from tavolata.lab.results import Results

#: The groups of deals that are left out in turn to see how much a share of the variance depends on them.
_PARTS = 20


class Skill(NamedTuple):
    """What decides who wins, as shares of the variance."""

    #: Who plays.
    skill: Estimate
    #: The cards and the seat, that is what all who sit there have.
    deal: Estimate
    #: Neither alone: how they play together.
    rest: Estimate


def skill_of(results: Results, matches: Sequence[int]) -> Skill | None:
    """None unless several bots have played the same deals from the same seats."""
    found = _shares_of(results, matches)
    if found is None:
        return None
    whole, without = found
    return Skill(*(jackknifed(whole[place], [one[place] for one in without.values()], SHARE) for place in range(3)))


def skill_change(
    before: tuple[Results, Sequence[int]], after: tuple[Results, Sequence[int]]
) -> tuple[float, float, Estimate] | None:
    """The part of who plays before and after, and the change, over deals that both have."""
    one, other = _shares_of(*before), _shares_of(*after)
    if one is None or other is None:
        return None
    parts = one[1].keys() & other[1].keys()
    changes = [other[1][part][0] - one[1][part][0] for part in sorted(parts)]
    first, second = one[0][0], other[0][0]
    return first, second, jackknifed(second - first, changes, SHARE_CHANGE)


_Shares = tuple[float, float, float]


def _shares_of(results: Results, matches: Sequence[int]) -> tuple[_Shares, dict[int, _Shares]] | None:
    """The shares of bots, deals and the rest over all deals, and without each part of them."""
    if len({bot for number in matches for bot in results.matches[number].bots}) < 2:
        return None
    these = f"match IN ({', '.join(map(str, matches))})"
    cells = results.query(
        f"""
        WITH result AS (SELECT match, deal, seat, bot, won FROM players WHERE {these} AND rank > 0),
        means AS (SELECT bot, avg(won) AS mean FROM result GROUP BY bot),
        extra AS (SELECT match, deal, seat, won - mean AS extra FROM result JOIN means USING (bot)),
        cells AS (
            SELECT deal, count(*) AS games, avg(extra) AS mean, var_pop(extra) * count(*) AS within
            FROM extra GROUP BY match, deal, seat HAVING count(*) > 1
        )
        SELECT deal % {_PARTS} AS part, count(*), avg(games), sum(within), sum(games - 1), sum(mean), sum(mean * mean)
        FROM cells GROUP BY part ORDER BY part
        """
    )
    bots = results.query(
        f"SELECT deal % {_PARTS} AS part, bot, sum(won), count(*) FROM players WHERE {these} AND rank > 0 GROUP BY ALL"
    )
    parts = [row[0] for row in cells]
    whole = _variance_shares(cells, bots, None)
    if len(parts) < 2 or whole is None:
        return None
    without = {part: found for part in parts if (found := _variance_shares(cells, bots, part)) is not None}
    return whole, without


def _variance_shares(
    cells: list[tuple[Any, ...]], bots: list[tuple[Any, ...]], left_out: int | None
) -> tuple[float, float, float] | None:
    """The shares of bots, deals and the rest; the deal's is what the means of those who sat there vary more than the rest explains."""
    kept = [row for row in cells if row[0] != left_out]
    count = sum(row[1] for row in kept)
    if count < 2 or not (freedom := sum(row[4] for row in kept)):
        return None
    games = sum(row[1] * row[2] for row in kept) / count
    rest = sum(row[3] for row in kept) / freedom
    spread = (sum(row[6] for row in kept) - sum(row[5] for row in kept) ** 2 / count) / (count - 1)
    deal = max(0.0, spread - rest / games)
    won: dict[str, tuple[float, int]] = {}
    for part, bot, wins, seats in bots:
        if part != left_out:
            before = won.get(bot, (0.0, 0))
            won[bot] = (before[0] + wins, before[1] + seats)
    seats = sum(one[1] for one in won.values())
    mean = sum(one[0] for one in won.values()) / seats
    skill = sum(one[1] * (one[0] / one[1] - mean) ** 2 for one in won.values()) / seats
    total = skill + deal + rest
    return (skill / total, deal / total, rest / total) if total else None
