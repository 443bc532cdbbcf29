"""Is a bot better than another? A sequential test that plays on until it knows, and then stops by itself.

As chess programs are tested: the generalised sequential probability ratio test (SPRT), here over deals. A deal is played from
every seat; what the challenger won of it is one observation. After each deal, in their order, the likelihood of "it wins as
much as ``better`` says" is held against that of "no more than ``worse``"; both errors are 5 in 100. The outcome does not depend
on the number of workers: deals that were played beyond the end are not looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import log
from typing import NamedTuple

from tavolata.lab.experiment import FIELD, Experiment
from tavolata.lab.pool import run_in_pool
from tavolata.lab.runs import Chunk, Plan

#: Either error.
ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
#: Before so many deals nothing is decided: their spread is not known.
_FEWEST = 16

BETTER, NOT_BETTER, OPEN = "better", "not-better", "open"


class Verdict(NamedTuple):
    """What the test has found."""

    #: BETTER, NOT_BETTER, or OPEN: the deals were used up before it was decided.
    verdict: str
    deals: int
    games: int
    #: The challenger's share of the victories, and what would be fair.
    share: float
    fair: float
    #: The logarithm of the ratio of likelihoods; the test ends at plus or minus BOUND.
    ratio: float


class Gate:
    """Takes deals one by one."""

    def __init__(self, worse: float, better: float) -> None:
        self.worse = worse
        self.better = better
        self.deals = 0
        self.total = self.squares = 0.0

    def add(self, share: float) -> None:
        """What the challenger won of a deal, as a share of its games."""
        self.deals += 1
        self.total += share
        self.squares += share * share

    @property
    def ratio(self) -> float:
        """For means that are normally distributed, which those of many deals are."""
        if self.deals < _FEWEST:
            return 0.0
        mean = self.total / self.deals
        # One imagined deal on either side: without any spread nothing would be uncertain.
        spread = (self.squares + 0.25) / (self.deals + 1) - mean * mean * self.deals / (self.deals + 1)
        spread = max(spread, 1e-4)
        return self.deals * (self.better - self.worse) * (2 * mean - self.worse - self.better) / (2 * spread)

    @property
    def verdict(self) -> str:
        if self.ratio >= BOUND:
            return BETTER
        return NOT_BETTER if self.ratio <= -BOUND else OPEN


def gate(
    experiment: Experiment,
    worse: float,
    better: float,
    workers: int = 1,
    progress: Callable[[Verdict], None] | None = None,
) -> Verdict:
    """The first bot of the experiment against the second. ``worse`` and ``better`` are shares of victories."""
    assert experiment.schedule == FIELD and len(experiment.bots) == 2
    plan = Plan(experiment)
    test = Gate(worse, better)
    games = 0
    fair = 1 / experiment.players
    early: dict[int, Chunk] = {}

    def take(chunks: list[Chunk]) -> None:
        nonlocal games
        early.update({chunk.number: chunk for chunk in chunks})
        while test.verdict == OPEN and test.deals // plan.block in early:
            chunk = early.pop(test.deals // plan.block)
            for share, played in _deals_of(chunk, experiment.bots[0]):
                games += played
                test.add(share)
                if test.verdict != OPEN:
                    break
        if progress is not None:
            progress(said())
        if test.verdict != OPEN:
            raise _Decided

    def said() -> Verdict:
        share = test.total / test.deals if test.deals else fair
        return Verdict(test.verdict, test.deals, games, share, fair, test.ratio)

    pieces = [range(number, number + 1) for number in range(plan.chunks())]
    try:
        if workers == 1:
            for piece in pieces:
                take(plan.play(piece))
        else:
            run_in_pool(plan, pieces, workers, take)
    except _Decided:
        pass
    return said()


class _Decided(Exception):
    """It is known: no further deal is played."""


def _deals_of(chunk: Chunk, challenger: str) -> Iterator[tuple[float, int]]:
    """Deal by deal what the challenger won, and of how many games; a game that was not finished was won by nobody."""
    won: dict[int, float] = {}
    games: dict[int, int] = {}
    for game in chunk.games:
        games[game.deal] = games.get(game.deal, 0) + 1
        won.setdefault(game.deal, 0.0)
    for player in chunk.players:
        if player.bot == challenger:
            won[player.deal] += player.won
    for deal in sorted(games):
        yield won[deal] / games[deal], games[deal]
