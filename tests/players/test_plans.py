"""Answers that are the steps of one plan: whole plans are thought about, and each step goes on with the same one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from support import play
from tavolata.engine import PASS, Budget, Chance, Decision, Fast, State
from tavolata.engine.parts import Plans
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola
from tavolata.players import Observation, Thinking
from tavolata.players.search import think_in_plans

BUDGET = Budget(48, guard=1.0, ticks=2, answers=6, careful=1)


def open_places() -> State:
    """Two places that nobody can defend, and three who can take them; at home nothing is in danger."""
    return position(
        forces=["KENSHIRO CONTADINO-IN-ARMI CONTADINO-IN-ARMI", "RAOUL!"],
        places=["OASI", "CAMPO-DI-SCHIAVI DESERTO-DI-VETRO"],
        phase="combat",
    )


def staying(plans: Plans) -> Plans:
    """The plans of the game, but whoever they belong to would stay at home."""

    def whole(state: Any, decision: Decision, chance: Chance) -> list[list[int]]:
        return [[PASS], *[steps for steps in plans.whole(state, decision, chance) if steps != [PASS]]]

    return Plans(plans.begun, whole)


def thinker(budget: Budget = BUDGET, stays: bool = False) -> Thinking:
    bots: Any = open_places().game.bots()
    if stays:
        bots = bots._replace(plans=staying(bots.plans))
    return Thinking("thinks", bots.policies["greedy"], bots, budget)


def built(state: State, one: Thinking | None) -> list[str]:
    """All steps of an attack of the first seat, by one bot or by another one for each step."""
    found: list[str] = []
    while (decision := state.decision_of(0)) is not None and decision.name == "attack":
        bot = one or thinker(stays=True)
        action = bot.choose(Observation(state, 0), Fast(len(found)))
        found.append(state.game.text(action))
        state.play(0, action)
    return found


def test_a_plan_is_found_that_only_its_last_step_makes_good() -> None:
    """Whoever would stay at home is shown an attack as a whole, and follows it to its end."""
    state = open_places()
    steps = built(state, thinker(stays=True))
    assert steps[-1] == "done" and "next" in steps
    assert isinstance(state, Isola) and not state.territories[1], "both places are taken"


def test_every_step_goes_on_with_the_plan_whoever_is_asked_and_whatever_the_luck() -> None:
    assert built(open_places(), None) == built(open_places(), thinker(stays=True))


def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_plan() -> None:
    """In attacks and defences of a game, also in the middle of building."""
    game = open_places().game
    state, luck, asked = game.new(2, 5), Fast(5), {"attack": 0, "defend": 0}
    while not state.over and min(asked.values()) < 2:
        decision = state.decisions[0]
        if decision.name in asked and len(decision.actions) > 1:
            found = [
                thinker(BUDGET._replace(playouts=12, answers=3)).think(Observation(world, decision.seat), Fast(1))
                for world in (state, state.determinize(decision.seat, 77))
            ]
            assert found[0] == found[1]
            asked[decision.name] += bool(found[0].playouts)
        state.play(decision.seat, game.bots().policies["policy"](state, decision, luck))
    assert min(asked.values()) >= 2


def test_the_first_plan_is_what_greedy_builds_and_all_of_them_can_be_built() -> None:
    state = open_places()
    plans: Any = state.game.bots().plans
    found = plans.whole(state, state.decisions[0], Fast(1))
    assert len({tuple(steps) for steps in found}) == len(found) > 3
    for number, steps in enumerate(found):
        table = state.clone()
        for action in steps:
            decision = table.decisions[0]
            assert decision.name == "attack"
            if not number:
                assert action == state.game.bots().policies["greedy"](table, decision, Fast(1))
            table.play(0, action)
        assert table.over or table.decisions[0].name != "attack", "it is announced"


def test_what_else_was_begun_the_policy_goes_on_with() -> None:
    state = open_places()
    play(state, "A add CONTADINO-IN-ARMI.A1; A next; A add KENSHIRO")
    bot = thinker(stays=True)
    course = think_in_plans(Observation(open_places(), 0), BUDGET, bot.bots, bot.policy)
    assert [state.game.text(action) for action in course.steps][:3] != [
        "add CONTADINO-IN-ARMI.A1",
        "next",
        "add KENSHIRO",
    ]
    thought = bot.think(Observation(state, 0), Fast(1))
    assert thought.action == thought.policy


def test_the_answers_of_a_thought_are_next_steps_each_once() -> None:
    state = open_places()
    bot = thinker(stays=True)
    thought = bot.think(Observation(state, 0), Fast(1))
    found = [one.action for one in thought.answers]
    assert len(set(found)) == len(found) > 1 and set(found) <= set(state.decisions[0].actions)
    assert thought.action in found and thought.playouts <= BUDGET.playouts


def test_the_own_policy_plays_for_as_long_as_one_is_careful_and_then_the_quick_one() -> None:
    state = open_places()
    bots: Any = state.game.bots()
    policy: Callable[[State, Decision, Chance], int] = bots.policies["policy"]
    asked: dict[str, list[int]] = {"own": [], "quick": []}

    def own(world: State, decision: Decision, chance: Chance) -> int:
        asked["own"].append(world.clock())
        return policy(world, decision, chance)

    def quick(world: State, decision: Decision, chance: Chance) -> int:
        asked["quick"].append(world.clock())
        return policy(world, decision, chance)

    now = state.clock()
    think_in_plans(Observation(state, 0), BUDGET._replace(ticks=3, careful=2), bots._replace(rollout=quick), own)
    assert set(asked["own"]) == {now + 1} and set(asked["quick"]) == {now + 2}
