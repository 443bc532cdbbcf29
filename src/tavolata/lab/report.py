"""What a simulation has counted: rows, one for each game, and the report made of them."""

from __future__ import annotations

import hashlib
from collections import Counter
from math import ceil, sqrt
from typing import Any

import msgspec

from tavolata.engine.words import Words

#: The quantile of the normal distribution that leaves 2.5 % on either side.
Z = 1.959963984540054

#: More failures than this are counted but not told one by one.
FAILURES_TOLD = 20


class GameRow(msgspec.Struct, frozen=True, array_like=True):
    """One game: its number in the run, its seed, what became of it. Without places it was not finished."""

    number: int
    seed: int
    places: tuple[int, ...]
    decisions: int
    #: Decisions with a single legal answer.
    forced: int
    #: What went wrong, if anything did.
    error: str = ""


class Share(msgspec.Struct, frozen=True):
    """How often somebody won, with the interval that holds the true share 19 times out of 20."""

    name: str
    games: int
    #: A shared victory is split among the winners.
    wins: float
    share: float
    low: float
    high: float
    #: What it would be if all seats were equal.
    fair: float


class Length(msgspec.Struct, frozen=True):
    """Decisions in a finished game."""

    mean: float
    median: int
    p10: int
    p90: int


class Failure(msgspec.Struct, frozen=True):
    """A game that broke. ``simulate(..., games=1, first=number)`` plays it again; ``seed`` is the deal alone."""

    number: int
    seed: int
    error: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a run. All but the speed depends only on what was asked for, never on the number of workers."""

    game: str
    version: str
    players: int
    options: dict[str, str]
    reactions: str
    lineup: list[str]
    seed: int
    first: int
    games: int
    finished: int
    #: Games stopped at the cap of decisions.
    unfinished: int
    #: Games in which a bot or the rules broke, all of them and the first few by name.
    failed: int
    failures: list[Failure]
    ties: int
    seats: list[Share]
    bots: list[Share]
    #: By the decks that were brought; none where all had the usual ones of their seats.
    decks: list[Share]
    length: Length
    decisions: int
    forced_share: float
    #: A hash over the rows of all games in order: equal runs have equal digests.
    digest: str
    workers: int
    #: Workers that died and whose games were played again.
    deaths: int
    seconds: float
    games_per_second: float
    decisions_per_second: float

    def to_data(self) -> dict[str, Any]:
        """The report as JSON data."""
        data = msgspec.to_builtins(self)
        assert isinstance(data, dict)
        return data


class Tally:
    """Takes the rows in, in any order of chunks, and counts them in the order of their numbers."""

    def __init__(self, players: int, lineup: list[str], decks: list[str], first: int) -> None:
        self.players = players
        #: Who plays and with which deck (none: nobody brought any), by place in the line-up.
        self.lineup = lineup
        self.deck_names = decks
        self.next = first
        self.early: dict[int, list[GameRow]] = {}
        self.digest = hashlib.blake2b(digest_size=16)
        self.finished = self.unfinished = self.failed = self.ties = 0
        self.failures: list[Failure] = []
        self.decisions = self.forced = 0
        self.lengths: Counter[int] = Counter()
        self.wins_by_seat = [0.0] * players
        self.wins_by_place = [0.0] * players

    def add(self, rows: list[GameRow]) -> None:
        """A chunk of consecutive games. Early chunks wait for those before them."""
        self.early[rows[0].number] = rows
        while self.next in self.early:
            for row in self.early.pop(self.next):
                self._count(row)
                self.next = row.number + 1

    def _count(self, row: GameRow) -> None:
        # Not the error's text: it may hold addresses and paths, which differ from run to run.
        self.digest.update(
            msgspec.json.encode([row.number, row.seed, row.places, row.decisions, row.forced, bool(row.error)])
        )
        self.decisions += row.decisions
        self.forced += row.forced
        if row.error:
            self.failed += 1
            if len(self.failures) < FAILURES_TOLD:
                self.failures.append(Failure(row.number, row.seed, row.error))
        elif not row.places:
            self.unfinished += 1
        else:
            self._count_finished(row)

    def _count_finished(self, row: GameRow) -> None:
        self.finished += 1
        self.lengths[row.decisions] += 1
        winners = [seat for seat in range(self.players) if row.places[seat] == 1]
        if len(winners) > 1:
            self.ties += 1
        for seat in winners:
            self.wins_by_seat[seat] += 1 / len(winners)
            self.wins_by_place[place_of(row.number, seat, self.players)] += 1 / len(winners)

    def seats(self) -> list[Share]:
        """By seat, counted from 1."""
        return [
            share_of(str(seat + 1), self.wins_by_seat[seat], self.finished, 1 / self.players)
            for seat in range(self.players)
        ]

    def bots(self) -> list[Share]:
        """By bot; several copies of a bot win together."""
        return self._by_name(self.lineup)

    def decks(self) -> list[Share]:
        return self._by_name(self.deck_names)

    def _by_name(self, names: list[str]) -> list[Share]:
        wins = dict.fromkeys(names, 0.0)
        for name, won in zip(names, self.wins_by_place, strict=bool(names)):
            wins[name] += won
        return [
            share_of(name, wins[name], self.finished, names.count(name) / self.players) for name in dict.fromkeys(names)
        ]

    def length(self) -> Length:
        total = sum(length * count for length, count in self.lengths.items())
        mean = total / self.finished if self.finished else 0.0
        return Length(mean, *(quantile(self.lengths, share) for share in (0.5, 0.1, 0.9)))


def ending_said(kind: str, words: Words) -> str:
    """How people call an ending of a game; one without words has only the name that stands in the rows."""
    key = f"ending-{kind.replace(': ', '-')}"
    return words.say(key) if words.has(key) else kind


def place_of(number: int, seat: int, players: int) -> int:
    """The place in the line-up of whoever has this seat: with each game all move on by one seat."""
    return (seat - number) % players


def share_of(name: str, wins: float, games: int, fair: float) -> Share:
    low, high = wilson(wins, games)
    return Share(name, games, round(wins, 6), wins / games if games else 0.0, low, high, fair)


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """The interval of Wilson for a share, 95 %: honest also for few games and for shares near 0 and 1.

    ``z``: another quantile, where the spread of the games is not known but estimated.
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    centre = share + z * z / (2 * games)
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least this share of all values does not exceed; 0 if there are none."""
    # Rounded before the ceiling: 0.1 * 30 is a little more than 3.
    wanted = max(1, ceil(round(share * sum(counts.values()), 9)))
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0
