"""What a bot is given: all that its seat knows, and no way to the rest."""

from __future__ import annotations

import gc
import pickle
from types import FunctionType, ModuleType
from typing import Any

import pytest

from battery.cases import CASES, Case, as_text, walk
from lab import odd_bots
from tavolata.engine import ANEW, OPEN, Chance, State
from tavolata.lab import simulate
from tavolata.players import Observation

#: A few of every game.
SOME = [
    case
    for name in dict.fromkeys(case.game.name for case in CASES)
    for case in [one for one in CASES if one.game.name == name][:: 9 if name != "ordeal" else 2]
]


def reachable(root: object) -> list[Any]:
    """All objects that somebody who holds this one can get at, but for code."""
    seen: dict[int, Any] = {}
    to_do = [root]
    while to_do:
        thing = to_do.pop()
        if id(thing) in seen or isinstance(thing, (type, ModuleType, FunctionType)):
            continue
        seen[id(thing)] = thing
        to_do += gc.get_referents(thing)
    return list(seen.values())


def secrets_of(state: State) -> list[list[Any]]:
    """The lists of the table that a seat may not see in their order: piles of cards that are long enough to be unique."""
    piles = [getattr(state, name, []) for name in ("deck", "draw", "adventure", "spells")]
    return [pile for pile in [*piles, *getattr(state, "piles", [])] if isinstance(pile, list) and len(pile) > 4]


@pytest.mark.parametrize("case", SOME, ids=str)
def test_an_observation_shows_what_the_seat_knows_and_guesses_as_from_the_truth(case: Case) -> None:
    state, lots = case.midway(161)
    for position, (decision, _) in enumerate(walk(state, lots, 30)):
        if position % 6:
            continue
        observation = Observation(state, decision.seat)
        assert (observation.seat, observation.game) == (decision.seat, case.game)
        assert as_text(observation.view) == as_text(state.view(decision.seat))
        mine = observation.decision
        assert (mine.id, mine.name, mine.actions) == (decision.id, decision.name, decision.actions)
        for given in (OPEN, ANEW):
            expected = state.determinize(decision.seat, 7, given).dump()
            assert observation.determinize(7, given).dump() == expected
            assert pickle.loads(pickle.dumps(observation)).determinize(7, given).dump() == expected


@pytest.mark.parametrize("case", SOME, ids=str)
def test_nothing_leads_from_an_observation_to_the_true_state(case: Case) -> None:
    state, lots = case.midway(162)
    for position, (decision, _) in enumerate(walk(state, lots, 20)):
        if position % 10:
            continue
        observation = Observation(state, decision.seat)
        found = reachable(observation)
        ids = {id(thing) for thing in found}
        assert id(observation.world) in ids  # the walk does find states
        assert not {id(state), id(state.chance), id(state.question_counts), id(state.decisions), id(state.agenda)} & ids
        states = [thing for thing in found if isinstance(thing, State)]
        assert states == [observation.world]
        for pile in secrets_of(state):
            assert not any(isinstance(thing, list) and thing == pile for thing in found)


def test_most_tables_have_piles_to_look_for() -> None:
    assert len([case for case in SOME if secrets_of(case.new(1))]) > len(SOME) // 2


def test_a_seat_that_is_asked_nothing_observes_nothing() -> None:
    state = SOME[0].new(1)
    others = [seat for seat in range(state.players) if state.decision_of(seat) is None]
    with pytest.raises(LookupError):
        Observation(state, others[0])


def test_a_bot_from_elsewhere_is_given_an_observation_in_the_lab() -> None:
    given: list[Any] = []

    def curious(*arguments: Any) -> int:
        given.append(arguments)
        return odd_bots.first(*arguments)

    simulate(SOME[0].game, 2, [curious, "random"], games=1)
    assert given
    for observation, chance in given:
        assert isinstance(observation, Observation)
        assert isinstance(chance, Chance)
