"""Is a bot better than another? A sequential test that plays on until it knows, and then stops by itself.

As chess programs are tested: the generalised sequential probability ratio test (SPRT), here over deals. A deal is played from
every seat; what the challenger won of it is one observation. After each deal, in their order, the likelihood of "it wins as
much as ``better`` says" is held against that of "no more than ``worse``"; both errors are 5 in 100. The outcome does not depend
on the number of workers: deals that were played beyond the end are not looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from math import log, sqrt
from typing import NamedTuple

import msgspec

from tavolata.games import game as game_called
from tavolata.lab.experiment import FIELD, Experiment, Match, decks_of, matches_of
from tavolata.lab.intervals import SHARE, Estimate, estimated
from tavolata.lab.pool import given_up, run_in_pool
from tavolata.lab.runs import Chunk, Plan, Table

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
    #: The challenger's share of the victories, as if the number of deals had been fixed before; and what would be fair.
    share: Estimate
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
    def share(self) -> Estimate:
        mean = self.total / self.deals if self.deals else 0.0
        spread = sqrt(max(0.0, self.squares - self.deals * mean * mean) / (self.deals - 1)) if self.deals > 1 else 0.0
        return estimated((mean, spread, self.deals), SHARE)

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
    decks: tuple[str, ...] = (),
) -> Verdict:
    """The first bot of the experiment against the second. ``worse`` and ``better`` are shares of victories.

    With ``decks`` each deal is played with the next pair of them, by both bots with either: a single deck is everybody's.
    """
    assert experiment.schedule == FIELD and len(experiment.bots) == 2 and not experiment.decks
    if decks:
        decks_of(game_called(experiment.game), msgspec.structs.replace(experiment, decks=decks))  # refuses unknown ones
    plan = DeckPlan(experiment, decks) if decks else Plan(experiment)
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
        return Verdict(test.verdict, test.deals, games, test.share, fair, test.ratio)

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


class DeckPlan(Plan, frozen=True):
    """The same where seats bring decks: pair after pair of them, deal by deal."""

    decks: tuple[str, ...]

    def _chunk(self, number: int) -> Chunk | None:
        pairs = list(combinations(self.decks, 2)) or [(self.decks[0], self.decks[0])]
        (line_up,) = matches_of(self.experiment)
        others = self.experiment.players - 1
        tables: dict[tuple[str, str], Table] = {}
        chunk = Chunk(number, [], [], [], [], [], [])
        for deal in range(number * self.block, min((number + 1) * self.block, self.experiment.deals)):
            one, other = pairs[deal % len(pairs)]
            for place, (first, second) in enumerate(dict.fromkeys(((one, other), (other, one)))):
                if (first, second) not in tables:
                    match = Match(line_up.variant, line_up.options, line_up.bots, (first, *[second] * others))
                    known = msgspec.structs.replace(self.experiment, decks=self.decks)
                    tables[first, second] = Table(known, place, match)
                for rotation in range(self.experiment.players):
                    tables[first, second].play(deal, rotation, chunk)
                    if given_up():
                        return None
        return chunk


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
