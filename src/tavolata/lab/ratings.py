"""How strong entrants are, from the ranks of all games: the model of Plackett and Luce, told on the scale of Elo.

The worth of each entrant is the one under which the ranks seen are likeliest (Hunter 2004, by minorisation and maximisation).
A shared rank counts half as either order. Errors come from drawing the deals anew (bootstrap).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import TYPE_CHECKING, NamedTuple

from tavolata.engine import Fast

if TYPE_CHECKING:
    from tavolata.lab.results import Results

#: One game: entrants from the best to the worst.
Order = tuple[str, ...]

_ELO = 400 / log(10)
#: So many times the deals are drawn anew.
DRAWS = 200
#: Of more deals than this, neighbours are drawn together: the errors are the same, and they do not take minutes.
_MOST_PARTS = 2000
#: An entrant that never lost to anybody has no finite worth: everybody gets this much of a draw with everybody.
_PRIOR = 0.5


class Rating(NamedTuple):
    """An entrant's strength; the mean of all entrants is 0."""

    name: str
    elo: float
    #: The standard error.
    error: float
    games: int


def orders(ranks: Sequence[tuple[str, int]]) -> list[tuple[Order, float]]:
    """A game's ranks as orders with weights: one, or two where some share a rank."""
    seats = range(len(ranks))
    forwards = tuple(ranks[seat][0] for seat in sorted(seats, key=lambda seat: (ranks[seat][1], seat)))
    backwards = tuple(ranks[seat][0] for seat in sorted(seats, key=lambda seat: (ranks[seat][1], -seat)))
    return [(forwards, 1.0)] if forwards == backwards else [(forwards, 0.5), (backwards, 0.5)]


def rate(deals: Sequence[Sequence[Sequence[tuple[str, int]]]], seed: int = 0, draws: int = DRAWS) -> list[Rating]:
    """Ratings, the best first. ``deals``: for each the games played of it, each as (entrant, rank) by seat."""
    games = Counter(name for deal in deals for ranks in deal for name in {each for each, _ in ranks})
    return _rated([_count(deal) for deal in deals], games, seed, draws)


def _rated(counted: list[dict[Order, float]], games: Counter[str], seed: int, draws: int) -> list[Rating]:
    names = sorted({name for count in counted for order in count for name in order})
    best = worths(_sum(counted), names)
    chance = Fast(seed)
    drawn = [
        worths(_sum(counted[chance.below(len(counted))] for _ in counted), names)
        for _ in range(draws if counted else 0)
    ]
    ratings = [
        Rating(name, _ELO * log(best[name]), _spread([_ELO * log(each[name]) for each in drawn]), games[name])
        for name in names
    ]
    return sorted(ratings, key=lambda rating: -rating.elo)


def worths(count: dict[Order, float], names: Sequence[str]) -> dict[str, float]:
    """The worth of each; their logarithms have the mean 0."""
    weighted = dict(count)
    for one in names:
        for other in names:
            if one != other:
                weighted[one, other] = weighted.get((one, other), 0.0) + _PRIOR
    ahead = dict.fromkeys(names, 0.0)
    for order, weight in weighted.items():
        for name in order[:-1]:
            ahead[name] += weight
    worth = dict.fromkeys(names, 1.0)
    for _ in range(10_000):
        below = dict.fromkeys(names, 0.0)
        for order, weight in weighted.items():
            left = sum(worth[name] for name in order)
            share = 0.0
            for name in order[:-1]:
                share += weight / left
                below[name] += share
                left -= worth[name]
            below[order[-1]] += share
        new = {name: ahead[name] / below[name] if below[name] else 1.0 for name in names}
        scale = sum(log(value) for value in new.values()) / max(1, len(names))
        new = {name: value / exp(scale) for name, value in new.items()}
        change = max((abs(log(new[name] / worth[name])) for name in names), default=0.0)
        worth = new
        if change < 1e-6:
            break
    return worth


def chance_of(elo: float) -> float:
    """How often somebody wins a game for two who is so much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def _count(games: Sequence[Sequence[tuple[str, int]]]) -> dict[Order, float]:
    found: dict[Order, float] = {}
    for ranks in games:
        for order, weight in orders(ranks):
            found[order] = found.get(order, 0.0) + weight
    return found


def _sum(counts: Iterable[dict[Order, float]]) -> dict[Order, float]:
    total: dict[Order, float] = {}
    for count in counts:
        for order, weight in count.items():
            total[order] = total.get(order, 0.0) + weight
    return total


def _spread(values: list[float]) -> float:
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def ratings_of(results: Results) -> list[Rating]:
    """Of the bots, or of the decks where decks meet."""
    column = "deck" if results.experiment.decks else "bot"
    if len({name for match in results.matches for name in getattr(match, f"{column}s")}) < 2:
        return []
    together = -(-results.experiment.deals // _MOST_PARTS)
    rows = results.query(
        f"""
        WITH played AS (
            SELECT match, deal // {together} AS part, list({column} ORDER BY {column}, rank) AS names, list(rank ORDER BY {column}, rank) AS ranks
            FROM players WHERE rank > 0 GROUP BY match, deal, rotation
        )
        SELECT match, part, names, ranks, count(*) FROM played GROUP BY ALL ORDER BY ALL
        """
    )
    parts: dict[tuple[int, int], dict[Order, float]] = {}
    games: Counter[str] = Counter()
    for match, part, names, ranks, count in rows:
        counted = parts.setdefault((match, part), {})
        for order, weight in orders(list(zip(names, ranks, strict=True))):
            counted[order] = counted.get(order, 0.0) + weight * count
        games.update(dict.fromkeys(names, count))
    return _rated(list(parts.values()), games, results.experiment.seed, DRAWS)
