"""A game explained afterwards: who was winning when, what decided it, which answers cost most, and what the deal was worth.

Everything comes from playouts by the game's own bot. The chance of winning at a point is judged from what each seat could know
there, and is the mean over the seats. An answer is judged from what its seat could know when it gave it: a good answer that had
bad luck is no mistake. The better answer is looked for in some worlds and measured in others, so that it is not flattered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

import msgspec

from tavolata.engine import Fast, FileError, Game, SetupError, State
from tavolata.engine.parts import Bots, Budget, Reason
from tavolata.engine.record import Record
from tavolata.players import Observation, Policy, policy_of, usual_player
from tavolata.players.search import playout, think, weigh

#: The points of the curve are at most these, evenly spread over the turns.
_POINTS = 60
#: Below this a difference means nothing to a person, however certain it is.
_LEAST_COST = 0.02
#: How certain a mistake must be, in standard errors.
_CERTAIN = 2.0
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


class Point(msgspec.Struct, frozen=True):
    """How things stood after so many answers."""

    answers: int
    #: What the table counts by: turn, round or manche.
    clock: int
    #: Each seat's chance of winning, all together 1.
    chances: list[float]


class Moment(msgspec.Struct, frozen=True):
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
    #: Why the bot would answer so: a key of the game's words and what it names.
    why: Reason | None


class Analysis(msgspec.Struct, frozen=True):
    """What is known of a game afterwards."""

    game: str
    version: str
    names: list[str]
    places: list[int]
    points: list[Point]
    moments: list[Moment]
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


def analyse(record: Record, depth: Depth = USUAL, seed: int = 0, progress: Progress | None = None) -> Analysis:
    """Look at a game that is over. The same record, depth and seed give the same analysis."""
    state = record.state
    game = record.game
    if not state.over:
        raise FileError("error-analyse-running", {}, game=game.name)
    if state.players < 2 or len(set(state.ranking)) == 1:
        raise SetupError("error-analyse-team", {}, game=game.name)
    analyst = Analyst(game, depth, seed)
    work = len(record.answers)
    points: list[Point] = []
    mistakes: list[Mistake] = []
    wanted = points_of(record)
    for number, (before, seat, action) in enumerate(answers_of(record)):
        if number in wanted:
            points.append(analyst.point(before, number))
        found = analyst.mistake(before, seat, action, number + 1)
        if found is not None:
            mistakes.append(found)
        if progress is not None:
            progress(number + 1, work)
    points.append(Point(work, state.clock(), shares(state, analyst.bots)))
    of_seats = [[one for one in mistakes if one.seat == seat] for seat in range(state.players)]
    return Analysis(
        game.name,
        record.version,
        list(record.names),
        list(state.ranking),
        points,
        moments_of(points),
        [sorted(found, key=lambda one: -one.cost)[:_TOLD] for found in of_seats],
        [sum(one.cost for one in found) for found in of_seats] if analyst.can_weigh else [],
        analyst.deal(record.at(0)),
    )


def answers_of(record: Record) -> Iterator[tuple[State, int, int]]:
    """Every answer: the state before it, which must be left as it is, the seat, the action."""
    state = record.at(0)
    for seat, text in record.answers:
        action = record.game.parse(text)
        yield state, seat, action
        state.play(seat, action)


def points_of(record: Record) -> set[int]:
    """After how many answers the curve has a point: at the beginning of turns, not too many of them."""
    starts: list[int] = []
    clock = -1
    for number, (state, _, _) in enumerate(answers_of(record)):
        if state.clock() != clock:
            clock = state.clock()
            starts.append(number)
    step = -(-len(starts) // _POINTS)
    return set(starts[::step])


def moments_of(points: list[Point]) -> list[Moment]:
    """The stretches in which somebody gained most, in the order of the game."""
    found = []
    for before, after in pairwise(points):
        gains = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(gains)), key=gains.__getitem__)
        moment = Moment(before.answers, after.answers, before.clock, seat, before.chances[seat], after.chances[seat])
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
    """Thinks about positions of one game, as its strongest bot would."""

    def __init__(self, game: Game, depth: Depth, seed: int) -> None:
        self.game = game
        self.depth = depth
        self.seed = seed
        bots = game.bots()
        #: Where no value was learnt, playouts go to the end, and nobody can say which answer is better.
        self.can_weigh = bots.value is not None
        self.bots = bots if self.can_weigh else bots._replace(value=_even)
        budgets = [level.budget for level in bots.levels.values() if level.budget is not None]
        self.budget = budgets[0] if budgets else Budget(0)
        self.policy: Policy = policy_of(usual_player(game), game)
        self.rollout: Policy = bots.rollout or self.policy

    def point(self, state: State, number: int) -> Point:
        totals = [0.0] * state.players
        budget = self.budget
        for count in range(self.depth.point):
            seed = self._seed(number, count)
            world = state.determinize(count % state.players, seed)
            until = world.clock() + budget.ticks if budget.ticks else -1
            playout(world, self.rollout, Fast(seed), budget.noise, until, budget.cap)
            for seat, share in enumerate(shares(world, self.bots)):
                totals[seat] += share
        return Point(number, state.clock(), [total / self.depth.point for total in totals])

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
        asked = observation.decision
        has_reason = thought.action == thought.policy and self.bots.why is not None
        return Mistake(
            number,
            seat,
            state.clock(),
            decision.name,
            self.game.text(action),
            self.game.text(thought.action),
            better.gain,
            better.gain_error,
            self.bots.why(observation.world, asked, thought.action) if has_reason and self.bots.why else None,
        )

    def deal(self, start: State) -> list[float]:
        """The same cards and luck, played by equal bots that now and then do something else."""
        totals = [0.0] * start.players
        finished = 0
        for count in range(self.depth.deal):
            state = start.clone()
            playout(state, self.policy, Fast(self._seed(0, count)), _NOISE, -1, self.budget.cap)
            if state.over:
                finished += 1
                for seat, share in enumerate(shares(state, self.bots)):
                    totals[seat] += share
        return [total / finished for total in totals] if finished else []

    def _seed(self, number: int, count: int) -> int:
        """Another one for each playout of the analysis."""
        return (self.seed * 1_000_003 + number * 4_099 + count) & ((1 << 62) - 1)


def _even(state: State) -> list[float]:
    return [1 / state.players] * state.players
