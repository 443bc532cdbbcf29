"""Thinking about an answer: worlds are guessed, each answer is tried in them, and the game is played on by the game's own policy.

Sequential halving on common worlds: all answers are tried in the same worlds with the same luck, then the worse half is dropped
and the others are tried in more. The policy's own answer is never dropped, and it is kept unless another one is clearly better:
of many answers that were tried a few times each, the one that looks best mostly had luck.

Where several answers are the steps of one plan, whole plans are tried instead of answers. Which one is followed depends on nothing but
what the seat knew before the first step, so that each step finds the same one again.

Everything starts from an observation. The true state is never here, so whatever is thought of is thought of honestly.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple
from zlib import crc32

import msgspec

from tavolata.engine.chance import Chance, Fast
from tavolata.engine.parts import Bots, Budget, Policy
from tavolata.engine.state import State
from tavolata.players.observation import Observation

#: Seeds are below this.
_SEEDS: Final = 1 << 31
#: Fewer common worlds than these prove nothing.
_FEWEST: Final = 4
#: After so many worlds each time it is seen whether there is anything to look into.
_ROUND: Final = 16
#: A difference that was the same in all worlds is not certain for that: its variance is at least this.
_DOUBT: Final = 0.0004


class Weighed(NamedTuple):
    """What is known of one answer after thinking."""

    action: int
    #: The chance of winning with it, its standard error, and from how many playouts.
    mean: float
    error: float
    playouts: int
    #: How much better it is than the policy's answer in the same worlds, and the standard error of that.
    gain: float
    gain_error: float


class Thought(NamedTuple):
    """What was found out about a decision."""

    #: What to answer, and what the policy would.
    action: int
    policy: int
    #: All answers that were tried, those that were tried longest first and then the better ones.
    answers: list[Weighed]
    playouts: int
    #: Playouts that were cut because they would not end.
    capped: int
    #: All this was found for an earlier step of the same plan, and took no time now.
    is_remembered: bool = False


class Course(NamedTuple):
    """What was found out about plans: which to follow, and all that were tried, each with what its first step is worth."""

    steps: list[int]
    tried: list[tuple[list[int], Weighed]]
    playouts: int
    capped: int


class Arm:
    """An answer that is tried, or the steps of a plan, and how it did: alone, and against the policy's in the same worlds."""

    __slots__ = ("action", "count", "gain", "gain_squares", "squares", "steps", "total")

    def __init__(self, steps: list[int]) -> None:
        self.steps = steps
        self.action = steps[0]
        self.count = 0
        self.total = self.squares = 0.0
        self.gain = self.gain_squares = 0.0

    def add(self, won: float, with_policy: float) -> None:
        self.count += 1
        self.total += won
        self.squares += won * won
        gain = won - with_policy
        self.gain += gain
        self.gain_squares += gain * gain

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def weighed(self) -> Weighed:
        if not self.count:
            return Weighed(self.action, 0.0, 1.0, 0, 0.0, 1.0)
        return Weighed(
            self.action,
            self.total / self.count,
            standard_error(self.total, self.squares, self.count),
            self.count,
            self.gain / self.count,
            standard_error(self.gain, self.gain_squares, self.count),
        )


def standard_error(total: float, squares: float, count: int) -> float:
    """The standard error of a mean."""
    if count < 2:
        return 1.0
    mean = total / count
    variance = max(squares / count - mean * mean, _DOUBT)
    return sqrt(variance / (count - 1))


def playout(state: State, policy: Policy, chance: Chance, noise: int, until: int, cap: int) -> int:
    """Play a state on to its end, to that tick of its clock (-1: none), or for so many decisions. Says how many it were."""
    count = 0
    while not state.over and count < cap and (until < 0 or state.clock() < until):
        decision = state.decisions[0]
        actions = decision.actions
        if len(actions) == 1:
            action = actions[0]
        elif noise and chance.below(100) < noise:
            action = chance.choice(actions)
        else:
            action = policy(state, decision, chance)
        state.play(decision.seat, action)
        count += 1
    return count


def share_of(state: State, seat: int, value: Any) -> float:
    """What the seat has of the victory: for certain at the end, by the value before."""
    if state.over:
        places = state.places
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0
    chances: list[float] = value(state)
    return chances[seat]


class _Worlds:
    """Guesses worlds and tries answers in them."""

    def __init__(
        self, observation: Observation, seed: int, bots: Bots, policy: Policy, budget: Budget, careful: int = 0
    ) -> None:
        assert bots.value is not None
        self.observation = observation
        self.seed = seed
        self.policy: Policy = policy
        self.rollout: Policy = policy if bots.rollout is None else bots.rollout
        self.value: Any = bots.value
        self.budget = budget
        self.careful = careful
        self.number = 0
        self.playouts = 0
        self.capped = 0

    def try_in_next(self, arms: list[Arm]) -> None:
        """Try all of them in one more world. The first is the policy's."""
        self.number += 1
        seed = self.seed + self.number
        world = self.observation.determinize(seed)
        seat = self.observation.seat
        budget = self.budget
        now = world.clock()
        until = now + budget.ticks if budget.ticks else -1
        with_policy = 0.0
        for place in range(len(arms)):
            arm = arms[place]
            state = world.clone()
            for action in arm.steps:
                state.play(seat, action)
            # The same luck for all of them: they differ in the answer only.
            luck = Fast(seed)
            count = 0
            if self.careful:
                count = playout(state, self.policy, luck, budget.noise, now + self.careful, budget.cap)
            count += playout(state, self.rollout, luck, budget.noise, until, budget.cap - count)
            self.capped += count == budget.cap
            won = share_of(state, seat, self.value)
            if not place:
                with_policy = won
            arm.add(won, with_policy)
        self.playouts += len(arms)


def think(observation: Observation, chance: Chance, budget: Budget, bots: Bots, policy: Policy) -> Thought:
    """What to answer, with the worth of every answer that was looked at.

    ``policy`` is whose answer is kept unless another is clearly better; ``bots`` what the game offers to think with.
    """
    decision = observation.decision
    chosen = policy(observation.world, decision, chance)
    seed = chance.below(_SEEDS)
    arms = [Arm([action]) for action in _candidates(observation, chosen, budget, bots)]
    worlds = _Worlds(observation, seed, bots, policy, budget)
    found = _tried(arms, worlds, budget)
    return Thought(
        _kept(arms[0], found[0], budget).action,
        chosen,
        [arm.weighed() for arm in found],
        worlds.playouts,
        worlds.capped,
    )


def number_of(observation: Observation) -> int:
    """A number that is the same whenever the seat knows the same."""
    return crc32(msgspec.json.encode(observation.world.dump_table()))


def think_in_plans(observation: Observation, budget: Budget, bots: Bots, policy: Policy) -> Course:
    """Which plan to follow, asked before its first step."""
    assert bots.plans is not None
    seed = number_of(observation)
    plans = bots.plans.whole(observation.world, observation.decision, Fast(seed))
    arms = [Arm(steps) for steps in plans[: max(1, min(budget.answers, budget.playouts // _FEWEST))]]
    worlds = _Worlds(observation, seed, bots, policy, budget, budget.careful)
    found = _tried(arms, worlds, budget)
    return Course(
        _kept(arms[0], found[0], budget).steps,
        [(arm.steps, arm.weighed()) for arm in found],
        worlds.playouts,
        worlds.capped,
    )


def next_step(course: Course, taken: list[int], chosen: int) -> Thought:
    """What a course means for the next answer, after the steps that were taken; ``chosen`` is the policy's. If something else was begun
    than any plan has, the policy goes on with it.
    """
    at = len(taken)
    answers: dict[int, Weighed] = {}
    for steps, weighed in course.tried:
        if steps[:at] == taken and steps[at] not in answers:
            answers[steps[at]] = weighed._replace(action=steps[at])
    action = course.steps[at] if course.steps[:at] == taken else chosen
    return Thought(action, chosen, list(answers.values()), course.playouts, course.capped)


def _tried(arms: list[Arm], worlds: _Worlds, budget: Budget) -> list[Arm]:
    """All of them after the playouts, those that were tried longest first."""
    if len(arms) > 1:
        _halve(arms, worlds, budget.playouts)
    return _by_mean(arms)


def _kept(policys: Arm, best: Arm, budget: Budget) -> Arm:
    """The best one if it is clearly better, else the policy's."""
    weighed = best.weighed()
    clearly = weighed.gain > budget.guard * weighed.gain_error and weighed.playouts >= _FEWEST
    return best if clearly else policys


def _candidates(observation: Observation, chosen: int, budget: Budget, bots: Bots) -> list[int]:
    """The answers to try: the policy's first, then the others with the highest scores, as many as there are playouts for."""
    decision = observation.decision
    actions = decision.actions
    most = min(budget.answers, budget.playouts // _FEWEST)
    if len(actions) <= most or bots.scores is None:
        order = actions
    else:
        scores = bots.scores(observation.world, decision)
        order = [actions[place] for place in sorted(range(len(actions)), key=lambda place: (-scores[place], place))]
    others = [action for action in order if action != chosen]
    return [chosen, *others[: max(0, most - 1)]]


def _halve(arms: list[Arm], worlds: _Worlds, playouts: int) -> None:
    """Spend the playouts in rounds, each on half as many answers as the one before."""
    alive = arms
    rounds = 1
    while 1 << rounds < len(arms):
        rounds += 1
    for number in range(rounds):
        end = playouts * (number + 1) // rounds
        while worlds.playouts + len(alive) <= end:
            worlds.try_in_next(alive)
        if len(alive) > 2:
            others = _by_mean(alive[1:])
            alive = [alive[0], *others[: max(1, len(alive) // 2 - 1)]]


def _by_mean(arms: list[Arm]) -> list[Arm]:
    """Those that were tried longest first, of them the best; of equals in the order given."""
    return sorted(arms, key=lambda arm: (-arm.count, -arm.mean()))


def weigh(
    observation: Observation, seed: int, worlds: int, budget: Budget, bots: Bots, policy: Policy, actions: list[int]
) -> list[Weighed]:
    """These answers, each in the same so many worlds; what they gain is over the first of them.

    For judging an answer after the fact: worlds that were not used to find the better one do not flatter it.
    """
    return weigh_courses(observation, seed, worlds, budget, bots, policy, [[action] for action in actions])


def weigh_while_better(
    observation: Observation, seed: int, budget: Budget, bots: Bots, policy: Policy, actions: list[int]
) -> Weighed:
    """What the second answer gains over the first. It is looked into further only while it seems better: mostly it soon does not."""
    arms = [Arm([action]) for action in actions]
    tried = _Worlds(observation, seed, bots, policy, budget)
    while tried.playouts + len(arms) <= budget.playouts:
        tried.try_in_next(arms)
        found = arms[1].weighed()
        if found.playouts % _ROUND == 0 and found.gain < found.gain_error:
            break
    return arms[1].weighed()


def weigh_courses(
    observation: Observation,
    seed: int,
    worlds: int,
    budget: Budget,
    bots: Bots,
    policy: Policy,
    courses: list[list[int]],
    careful: int = 0,
) -> list[Weighed]:
    """The same for answers of several steps: whole plans."""
    arms = [Arm(steps) for steps in courses]
    tried = _Worlds(observation, seed, bots, policy, budget, careful)
    for _ in range(worlds):
        tried.try_in_next(arms)
    return [arm.weighed() for arm in arms]
