"""What must hold at any position of any game."""

from __future__ import annotations

import json
import random

from battery.cases import as_text, open_decisions, pick, plain_fields
from battery.hooks import HOOKS
from tavolata.engine import ANEW, OPEN, Game, Given, State

#: What becomes of the answers of others, in worlds tried for each seat at a position that is looked at.
GIVEN: tuple[Given, ...] = (OPEN, ANEW, OPEN)


def reload(state: State) -> State:
    """The state, saved as text and loaded again: alike in everything, seen or not."""
    text = json.dumps(state.dump())
    again = state.game.load(json.loads(text))
    assert json.dumps(again.dump()) == text
    assert open_decisions(again) == open_decisions(state)
    assert plain_fields(again) == plain_fields(state)
    return again


def reclone(state: State) -> State:
    """A clone, alike in everything."""
    clone = state.clone()
    assert clone.dump() == state.dump()
    assert open_decisions(clone) == open_decisions(state)
    assert plain_fields(clone) == plain_fields(state)
    return clone


def questions_are_well_put(state: State) -> None:
    """One question at a time, to each seat at most once, with answers in ascending order, none of them twice."""
    seats = [decision.seat for decision in state.decisions]
    assert len(set(seats)) == len(seats)
    for decision in state.decisions:
        assert decision.question is state.decisions[0].question
        assert decision.name
        assert decision.rule
        actions = decision.actions
        assert actions
        assert all(actions[i] < actions[i + 1] for i in range(len(actions) - 1))
        assert set(decision.usual(state)) <= set(actions)


def decision_of(state: State, seat: int | None) -> tuple[str, int, list[int], str, list[int]] | None:
    """What the seat is asked, all of it: what about, and which answers are the usual ones, too."""
    decision = None if seat is None else state.decision_of(seat)
    if decision is None:
        return None
    about, usual = as_text(decision.about(state).told()), decision.usual(state)
    return decision.name, decision.id, decision.actions, about, usual


def own_answer(state: State, seat: int | None) -> list[int]:
    """What the seat has answered to the question that is open."""
    return [state.answers_given[i] for i in range(len(state.answered)) if state.answered[i].seat == seat]


def answered(state: State) -> list[int]:
    """Of a simultaneous choice: who has answered where that is no secret."""
    return sorted(decision.seat for decision in state.answered if decision.public)


def answers_are_kept(world: State, state: State, seat: int | None, given: Given) -> None:
    """The own answer stays; the others have answered as well, or are asked again, and whoever was to move still is."""
    assert own_answer(world, seat) == own_answer(state, seat)
    if given == OPEN:
        assert {decision.seat for decision in world.answered} <= {seat}
        return
    assert answered(world) == answered(state)
    before = state.decisions[0] if state.decisions else None
    if before is not None and (before.public or before.seat == seat):
        assert world.decisions[0].seat == before.seat


def view_of(state: State, seat: int | None) -> str:
    """What the seat sees, but for who has answered a question that is still open: that is looked at by itself."""
    view = state.view(seat)
    view.pop("answered", None)
    return as_text(view)


def has_numbers(game: Game) -> bool:
    """Whether the game tells learners what a seat may know: whoever adds a game may leave that for later."""
    return type(game).observation_blocks is not Game.observation_blocks


def numbers_of(state: State, seat: int | None) -> tuple[list[float], list[list[float]]] | None:
    """What learners get of that seat, if the game has it."""
    if seat is None or not has_numbers(state.game):
        return None
    return state.observe(seat), state.action_features(seat)


def keep_secrets(state: State, seat: int | None, lots: random.Random) -> bool:
    """In worlds with other secrets the seat sees and is asked the same. Whether anything differs in them at all."""
    seen, asked, table = view_of(state, seat), decision_of(state, seat), state.dump_table()
    numbers = numbers_of(state, seat)
    different = False
    for given in GIVEN:
        world = state.determinize(seat, pick(lots, 1 << 40), given)
        assert view_of(world, seat) == seen
        assert decision_of(world, seat) == asked
        assert numbers_of(world, seat) == numbers
        answers_are_kept(world, state, seat, given)
        assert bool(world.decisions) == bool(state.decisions)
        world.check()
        if state.game.name in HOOKS:
            assert not HOOKS[state.game.name].contradictions(world.dump_table())
        different |= world.dump_table() != table
    return different
