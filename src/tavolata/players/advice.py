"""What a strong player would do in somebody's place, and why: the hint of the coach, at the online table and in the terminal; and
what it would have done instead of an answer that was clearly worse.

It comes from an observation, as the answer of any bot does: nothing that the seat cannot know is in it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tavolata.engine import Chance, Game
from tavolata.engine.parts import Budget, Plans, Reason
from tavolata.players.observation import Observation
from tavolata.players.player import Sensible, Thinking, is_at_stake, player
from tavolata.players.search import Weighed, think, think_in_plans, weigh_courses, weigh_while_better

#: An answer is clearly worse if it costs more of the chance of winning than this, and more than so many standard errors.
CLEAR_COST: Final = 0.06
_CERTAIN: Final = 2.0
#: For so many playouts that look for the better answer there is one world in which it is measured.
_LOOKING: Final = 4
#: Seeds are below this.
_SEEDS: Final = 1 << 31
#: In fewer worlds than these the error of whole games is itself a guess.
_ENOUGH: Final = 48


class Compared(NamedTuple):
    """Two answers that were tried in the same worlds: the advised one, and the best of the others."""

    other: int
    #: The chance of winning with each.
    chance: float
    other_chance: float
    #: Whether the difference is more than luck.
    is_clear: bool


class Advice(NamedTuple):
    """What to answer, why in the words of the game (None: it has none for this), and what thinking ahead found."""

    action: int
    why: Reason | None
    compared: Compared | None
    #: 0 also where all was found for an earlier step of the same plan.
    playouts: int


def coach_of(game: Game) -> str:
    """The player whose advice is given: the strongest level; "" where a game has none.

    What the players of a game without levels know besides the table is what its people are asked (the dates of Timeline).
    """
    levels = [*game.bots().levels]
    return levels[-1] if levels else ""


def advice_of(coach: Sensible, observation: Observation, chance: Chance, most: int = 0) -> Advice:
    """What the coach would answer. ``most``: no more playouts than these."""
    if not isinstance(coach, Thinking):
        action = coach.choose(observation, chance)
        return Advice(action, reason_for(coach, observation, [action]), None, 0)
    found = coach.think(observation, chance, most)
    why = reason_for(coach, observation, _rest_of_plan(coach, observation, found.action))
    compared = _compared(found.action, found.answers, coach.budget.guard)
    return Advice(found.action, why, compared, 0 if found.is_remembered else found.playouts)


def reason_for(coach: Sensible, observation: Observation, steps: list[int]) -> Reason | None:
    """What speaks for an answer, or for the steps of a plan, of which the last one shows what the others are for.

    It is about this answer, whoever found it: a policy's reason is no reason for what thinking ahead found.
    """
    because = observation.game.bots().because
    if because is None:
        return coach.why(observation, steps[0])
    if len(steps) > 1:
        seat, world = observation.seat, observation.world.clone()
        for step in steps[:-1]:
            world.play(seat, step)
        last = world.decision_of(seat)
        reason = None if last is None else because(world, last, steps[-1])
        if reason is not None:
            return reason
    return because(observation.world, observation.decision, steps[0])


def _rest_of_plan(coach: Thinking, observation: Observation, action: int) -> list[int]:
    """The advised answer, and what follows it in the plan that it is a step of."""
    plans, course = coach.bots.plans, coach.course
    begun = None if plans is None or course is None else plans.begun(observation.world, observation.decision)
    if course is None or begun is None:
        return [action]
    taken = begun[1]
    is_of_plan = course.steps[: len(taken) + 1] == [*taken, action]
    return course.steps[len(taken) :] if is_of_plan else [action]


def _compared(action: int, answers: list[Weighed], guard: float) -> Compared | None:
    """The advised answer beside the best other one that was tried as often.

    One of the two is what the policy would answer, by which all are measured: it is never dropped.
    """
    mine = next((answer for answer in answers if answer.action == action and answer.playouts), None)
    others = [answer for answer in answers if mine and answer.action != action and answer.playouts == mine.playouts]
    if mine is None or not others:
        return None
    other = max(others, key=lambda answer: answer.mean)
    measured = mine if mine.gain else other
    is_clear = mine.mean > other.mean and abs(measured.gain) > guard * measured.gain_error
    return Compared(other.action, mine.mean, other.mean, is_clear)


class Verdict(NamedTuple):
    """What would have been clearly better than an answer that was given."""

    #: One answer, or the steps of a plan.
    better: list[int]
    #: How much of the chance of winning the answer cost, and the standard error of that.
    cost: float
    error: float
    why: Reason | None


class Judged(NamedTuple):
    """What the coach thinks of an answer."""

    #: None: it is not clearly worse than the coach's.
    verdict: Verdict | None
    playouts: int


_NOTHING_TO_JUDGE: Final = Judged(None, 0)


def can_judge(game: Game) -> bool:
    """Whether the coach can say what an answer costs. Scores of a policy are no chances of winning."""
    coach = coach_of(game)
    return bool(coach) and judging_of(player(coach, game), game) is not None


def judging_of(coach: Sensible, game: Game) -> Budget | None:
    """What the coach judges an answer with, whether or not it thinks ahead itself."""
    return coach.budget if isinstance(coach, Thinking) else game.bots().judging


def judged(action: int, coach: Sensible, observation: Observation, chance: Chance, most: int = 0) -> Judged:
    """Whether the coach finds this answer clearly worse than its own, from what the seat knew before it.

    The better answer is looked for in some worlds and both are measured in others, so that it is not flattered. ``most``: no more
    playouts than these to look for it.
    """
    if not isinstance(coach, Thinking):
        return _judged_by_policy(action, coach, observation, chance, most)
    decision, bots = observation.decision, coach.bots
    budget = coach.budget if not 0 < most < coach.budget.playouts else coach.budget._replace(playouts=most)
    begun = None if bots.plans is None else bots.plans.begun(observation.world, decision)
    if bots.plans is not None and begun is not None:
        before, taken = begun
        if _goes_on(bots.plans, observation, action):
            return _NOTHING_TO_JUDGE
        return _judged_plan([*taken, action], coach, Observation(before, observation.seat), chance, budget)
    if len(decision.actions) == 1 or budget.only_plans or not is_at_stake(bots, decision):
        return _NOTHING_TO_JUDGE
    found = think(observation, chance, budget, bots, coach.policy)
    if found.action == action:
        return Judged(None, found.playouts)
    verdict, playouts = _measured([[action], [found.action]], coach, observation, chance, budget)
    return Judged(verdict, found.playouts + playouts)


def _judged_by_policy(action: int, coach: Sensible, observation: Observation, chance: Chance, most: int) -> Judged:
    """Beside what the coach would have answered at a glance, which no playout chose: so all of them measure."""
    bots = observation.game.bots()
    budget = bots.judging
    if budget is None or len(observation.decision.actions) == 1:
        return _NOTHING_TO_JUDGE
    better = coach.choose(observation, chance)
    if better == action:
        return _NOTHING_TO_JUDGE
    if 0 < most < budget.playouts:
        budget = budget._replace(playouts=most)
    found = weigh_while_better(observation, chance.below(_SEEDS), budget, bots, coach.policy, [action, better])
    playouts = 2 * found.playouts
    if found.playouts < _ENOUGH or found.gain < max(CLEAR_COST, budget.guard * found.gain_error):
        return Judged(None, playouts)
    why = reason_for(coach, observation, [better])
    return Judged(Verdict([better], found.gain, found.gain_error, why), playouts)


def _judged_plan(given: list[int], coach: Thinking, before: Observation, chance: Chance, budget: Budget) -> Judged:
    """A plan is judged when it is complete: a step alone says little."""
    course = think_in_plans(before, budget, coach.bots, coach.policy)
    if course.steps == given:
        return Judged(None, course.playouts)
    verdict, playouts = _measured([given, course.steps], coach, before, chance, budget, budget.careful)
    return Judged(verdict, course.playouts + playouts)


def _goes_on(plans: Plans, observation: Observation, action: int) -> bool:
    """Whether a step of the same plan follows this one."""
    seat, after = observation.seat, observation.determinize(0)
    after.play(seat, action)
    following = after.decision_of(seat)
    begun = None if following is None else plans.begun(after, following)
    return begun is not None and bool(begun[1])


def _measured(
    courses: list[list[int]],
    coach: Thinking,
    observation: Observation,
    chance: Chance,
    budget: Budget,
    careful: int = 0,
) -> Judged:
    seed, worlds = chance.below(_SEEDS), budget.playouts // _LOOKING
    found = weigh_courses(observation, seed, worlds, budget, coach.bots, coach.policy, courses, careful)[1]
    if found.playouts == 0 or found.gain < max(CLEAR_COST, _CERTAIN * found.gain_error):
        return Judged(None, 2 * worlds)
    why = reason_for(coach, observation, courses[1])
    return Judged(Verdict(courses[1], found.gain, found.gain_error, why), 2 * worlds)
