"""A game explained afterwards: who was winning when, what decided it, which answers cost most, and what the deal was worth.

Everything comes from playouts by the game's own bot. The chance of winning at a point is judged from what each seat could know
there, and is the mean over the seats. An answer is judged from what its seat could know when it gave it: a good answer that had
bad luck is no mistake. The better answer is looked for in some worlds and measured in others, so that it is not flattered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from tavolata.engine import Fast, FileError, Game, SetupError, State
from tavolata.engine.parts import Bots, Budget, Reason
from tavolata.engine.record import Record
from tavolata.players import Observation, Policy, coach_of, player, policy_of, usual_player
from tavolata.players.advice import reason_for
from tavolata.players.search import playout, standard_error, think, weigh

#: The points of the curve are at most these, evenly spread over the turns.
_POINTS = 60
#: Below this a difference means nothing to a person, however certain it is.
_LEAST_COST = 0.02
#: How certain a mistake must be, in standard errors.
_CERTAIN = 2.0
#: Where no level says how far to think: so many turns. To the end of a game of Talisman a single answer would take a minute.
_TICKS = 4
#: So many moments and mistakes are told.
_TOLD = 3
#: Others do not play just as the bot thinks: of a hundred answers so many are anything legal where a deal is played anew.
_NOISE = 10


class Depth(NamedTuple):
    """How much is thought: playouts for a point of the curve, for an answer, worlds to measure a better one, deals played anew."""

    point: int = 60
    answer: int = 160
    measure: int = 80
    deal: int = 60


USUAL = Depth()
#: For games of which no level thinks ahead: a playout takes longer there, and a piece of work should stay below a second.
LIGHT = Depth(point=40, answer=80, measure=40, deal=30)


def depth_for(game: Game) -> Depth:
    return USUAL if any(level.budget is not None for level in game.bots().levels.values()) else LIGHT


class Point(msgspec.Struct, frozen=True):
    """How things stood after so many answers."""

    answers: int
    #: What the table counts by: turn, round or manche.
    clock: int
    #: Each seat's chance of winning, all together 1.
    chances: list[float]


class Outlook(NamedTuple):
    """How likely a seat is to win, and the standard error of that."""

    chance: float
    error: float


class AnalysisMoment(msgspec.Struct, frozen=True):
    """A stretch between two points in which much changed."""

    since: int
    until: int
    clock: int
    #: Who gained most in it, and its chance before and after.
    seat: int
    before: float
    after: float


class Mistake(msgspec.Struct, frozen=True):
    """An answer that cost something."""

    #: Its number in the game, from 1.
    number: int
    seat: int
    clock: int
    question: str
    #: Both in notation.
    given: str
    better: str
    #: How much of the chance of winning it cost, and the standard error of that.
    cost: float
    error: float
    #: What speaks for the better answer: a key of the game's words and what it names.
    why: Reason | None


class Analysis(msgspec.Struct, frozen=True):
    """What is known of a game afterwards."""

    game: str
    version: str
    names: list[str]
    places: list[int]
    points: list[Point]
    moments: list[AnalysisMoment]
    #: The costliest answers of each seat.
    mistakes: list[list[Mistake]]
    #: What all clear mistakes of each seat cost together; empty where nobody can weigh answers.
    lost: list[float]
    #: What equal bots would win of this very deal on each seat: the luck of it.
    deal: list[float]

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = msgspec.to_builtins(self)
        return data


#: Called now and then with what is done and what there is to do.
Progress = Callable[[int, int], None]


def analyse(record: Record, depth: Depth | None = None, seed: int = 0, progress: Progress | None = None) -> Analysis:
    """Look at a game that is over. The same record, depth and seed give the same analysis."""
    looking = Looking(record, depth, seed)
    parts: list[Part] = []
    while not parts or parts[-1].done < looking.work:
        parts.append(looking.go_on(parts[-1].done if parts else 0, lambda: True))
        if progress is not None:
            progress(parts[-1].done, looking.work)
    return put_together(record, parts)


class Part(msgspec.Struct, frozen=True):
    """What was found in one go: up to where, and what each seat won of the deals that were played anew."""

    done: int
    points: list[Point] = []
    mistakes: list[Mistake] = []
    deals: list[list[float]] = []


class Looking:
    """A game that is over and looked at piece by piece: first its answers, then the deals that are played anew.

    What is found does not depend on the pieces, so that several processes may do some of them, and one that died is no loss.
    """

    def __init__(self, record: Record, depth: Depth | None = None, seed: int = 0) -> None:
        state, game = record.state, record.game
        depth = depth or depth_for(game)
        if not state.over:
            raise FileError("error-analyse-running", {}, game=game.name)
        if not is_contest(state.ranking):
            raise SetupError("error-analyse-team", {}, game=game.name)
        self.record = record
        self.analyst = Analyst(game, depth, seed)
        self.answers = len(record.answers)
        #: How many pieces there are in all.
        self.work = self.answers + depth.deal
        self._points = points_of(record)
        #: The game before the answer of this number, counted from 0.
        self._at = 0
        self._state = record.at(0)

    def go_on(self, start: int, enough: Callable[[], bool]) -> Part:
        """Look at the pieces from one on, at least at that one, until it is enough."""
        points: list[Point] = []
        mistakes: list[Mistake] = []
        deals: list[list[float]] = []
        done = start
        while done < self.work:
            if done < self.answers:
                self._look_at(done, points, mistakes)
            else:
                found = self.analyst.deal(self.record.at(0), done - self.answers)
                deals += [found] if found else []
            done += 1
            if enough():
                break
        return Part(done, points, mistakes, deals)

    def _look_at(self, number: int, points: list[Point], mistakes: list[Mistake]) -> None:
        if number < self._at:
            self._at, self._state = 0, self.record.at(0)
        while self._at < number:
            self._play()
        state, (seat, text) = self._state, self.record.answers[number]
        if number in self._points:
            points.append(self.analyst.point(state, number))
        found = self.analyst.mistake(state, seat, self.record.game.parse(text), number + 1)
        mistakes += [found] if found is not None else []

    def _play(self) -> None:
        seat, text = self.record.answers[self._at]
        self._state.play(seat, self.record.game.parse(text))
        self._at += 1


def put_together(record: Record, parts: list[Part]) -> Analysis:
    """The whole, from all its parts in order."""
    state, bots = record.state, record.game.bots()
    seats = range(state.players)
    points = [point for part in parts for point in part.points]
    points.append(Point(len(record.answers), state.clock(), shares(state, bots)))
    mistakes = [one for part in parts for one in part.mistakes]
    of_seats = [[one for one in mistakes if one.seat == seat] for seat in seats]
    deals = [deal for part in parts for deal in part.deals]
    return Analysis(
        record.game.name,
        record.version,
        list(record.names),
        list(state.ranking),
        points,
        moments_of(points),
        [sorted(found, key=lambda one: -one.cost)[:_TOLD] for found in of_seats],
        [sum(one.cost for one in found) for found in of_seats] if bots.value is not None else [],
        [sum(deal[seat] for deal in deals) / len(deals) for seat in seats] if deals else [],
    )


def is_contest(ranking: Sequence[int]) -> bool:
    """Whether somebody came off better than somebody else: where all win or lose together nobody is ahead."""
    return len(set(ranking)) > 1


def answers_of(record: Record) -> Iterator[tuple[State, int, int]]:
    """Every answer: the state before it, which must be left as it is, the seat, the action."""
    return played(record.at(0), [(seat, record.game.parse(text)) for seat, text in record.answers])


def played(state: State, answers: Iterable[tuple[int, int]]) -> Iterator[tuple[State, int, int]]:
    """The same from a state on, which is played on."""
    for seat, action in answers:
        yield state, seat, action
        state.play(seat, action)


def points_of(record: Record) -> set[int]:
    """After how many answers the curve has a point."""
    return set(turn_starts(answers_of(record), _POINTS))


def turn_starts(answers: Iterable[tuple[State, int, int]], most: int) -> list[int]:
    """After how many answers turns begin: no more than so many, evenly spread."""
    starts: list[int] = []
    clock = -1
    for number, (state, _, _) in enumerate(answers):
        if state.clock() != clock:
            clock = state.clock()
            starts.append(number)
    step = -(-len(starts) // most)
    return starts[::step] if step else []


def outlooks_over(
    start: State, answers: Sequence[tuple[int, int]], analyst: Analyst, most: int
) -> Iterator[tuple[int, list[Outlook]]]:
    """A game from its start: after how many answers, and how likely each seat was to win then; for no more than so many turns."""
    points = set(turn_starts(played(start.clone(), answers), most))
    for number, (state, _, _) in enumerate(played(start.clone(), answers)):
        if number in points:
            yield number, analyst.outlooks(state, number)


def moments_of(points: list[Point]) -> list[AnalysisMoment]:
    """The stretches in which somebody gained most, in the order of the game."""
    found = []
    for before, after in pairwise(points):
        gains = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(gains)), key=gains.__getitem__)
        moment = AnalysisMoment(
            before.answers, after.answers, before.clock, seat, before.chances[seat], after.chances[seat]
        )
        found.append((gains[seat], moment))
    most = sorted(found, key=lambda one: -one[0])[:_TOLD]
    return sorted((moment for gain, moment in most if gain > _LEAST_COST), key=lambda one: one.since)


def shares(state: State, bots: Bots) -> list[float]:
    """What each seat has of the victory: for certain at the end, by the value before."""
    if state.over:
        winners = state.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in state.places]
    assert bots.value is not None
    return bots.value(state)


class Analyst:
    """Thinks about positions of one game, as its first level that thinks ahead would."""

    def __init__(self, game: Game, depth: Depth, seed: int) -> None:
        self.game = game
        self.depth = depth
        self.seed = seed
        bots = game.bots()
        #: Where no value was learnt, playouts go to the end, and nobody can say which answer is better.
        self.can_weigh = bots.value is not None
        self.bots = bots if self.can_weigh else bots._replace(value=_even)
        budgets = [level.budget for level in bots.levels.values() if level.budget is not None]
        self.budget = budgets[0] if budgets else Budget(0, ticks=_TICKS if self.can_weigh else 0)
        self.policy: Policy = policy_of(usual_player(game), game)
        self.rollout: Policy = bots.rollout or self.policy
        #: Whose reasons are told.
        self.coach = player(coach_of(game) or usual_player(game), game)

    def point(self, state: State, number: int) -> Point:
        return Point(number, state.clock(), [outlook.chance for outlook in self.outlooks(state, number)])

    def outlooks(self, state: State, number: int) -> list[Outlook]:
        """How likely each seat is to win, from worlds that each of them could be in."""
        totals, squares = [0.0] * state.players, [0.0] * state.players
        budget = self.budget
        for count in range(self.depth.point):
            seed = self._seed(number, count)
            world = state.determinize(count % state.players, seed)
            until = world.clock() + budget.ticks if budget.ticks else -1
            playout(world, self.rollout, Fast(seed), budget.noise, until, budget.cap)
            for seat, share in enumerate(shares(world, self.bots)):
                totals[seat] += share
                squares[seat] += share * share
        worlds = self.depth.point
        return [
            Outlook(total / worlds, standard_error(total, square, worlds))
            for total, square in zip(totals, squares, strict=True)
        ]

    def mistake(self, state: State, seat: int, action: int, number: int) -> Mistake | None:
        """What the answer cost, if there was a clearly better one."""
        decision = state.decision_of(seat)
        if not self.can_weigh or decision is None or len(decision.actions) == 1:
            return None
        if self.bots.at_stake and decision.name not in self.bots.at_stake:
            return None
        observation = Observation(state, seat)
        budget = self.budget._replace(playouts=self.depth.answer)
        thought = think(observation, Fast(self._seed(number, 0)), budget, self.bots, self.policy)
        if thought.action == action:
            return None
        answers = [action, thought.action]
        seed = self._seed(number, self.depth.answer)
        better = weigh(observation, seed, self.depth.measure, budget, self.bots, self.policy, answers)[1]
        if better.gain < max(_LEAST_COST, _CERTAIN * better.gain_error):
            return None
        return Mistake(
            number,
            seat,
            state.clock(),
            decision.name,
            self.game.text(action),
            self.game.text(thought.action),
            better.gain,
            better.gain_error,
            reason_for(self.coach, observation, [thought.action]),
        )

    def deal(self, state: State, count: int) -> list[float]:
        """The same cards and luck once more, played by equal bots that now and then do something else; empty: without end."""
        playout(state, self.policy, Fast(self._seed(0, count)), _NOISE, -1, self.budget.cap)
        return shares(state, self.bots) if state.over else []

    def _seed(self, number: int, count: int) -> int:
        """Another one for each playout of the analysis."""
        return (self.seed * 1_000_003 + number * 4_099 + count) & ((1 << 62) - 1)


def _even(state: State) -> list[float]:
    return [1 / state.players] * state.players
