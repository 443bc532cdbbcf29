"""The same seed and the same answers give the same game: whatever else draws lots, hashes or looks on meanwhile."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from battery.cases import CASES, GAMES, POSITIONS, Case, cases_of, open_decisions, pick, told, walk
from tavolata.engine import Game, SharedQuestion


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_seed_gives_the_same_game_whatever_happens_beside_it(case: Case) -> None:
    (quiet, lots), (noisy, _), (other, beside) = case.begin(131, True), case.begin(131, True), case.begin(132)
    for decision, action in walk(quiet, lots, 2 * POSITIONS):
        assert open_decisions(noisy) == open_decisions(quiet)
        # Noise: the global generator, another table, and people who look, copy and guess.
        random.random()
        if not other.over:
            other.play(other.decisions[0].seat, other.decisions[0].actions[-1])
        noisy.view(pick(beside, case.players))
        noisy.clone().chance.below(6)
        noisy.determinize(pick(beside, case.players), pick(beside, 1000))
        noisy.play(decision.seat, action)
    assert noisy.dump() == quiet.dump()
    assert told(noisy) == told(quiet)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_listening_and_checking_change_nothing(case: Case) -> None:
    (plain, lots), (watched, _) = case.begin(134), case.begin(134, events=True)
    watched.check_every_step()
    for decision, action in walk(plain, lots, 2 * POSITIONS):
        watched.play(decision.seat, action)
        if watched.events is not None and len(watched.events) > 50:
            watched.events = []
    assert watched.dump() == plain.dump()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_different_seeds_give_different_games(game: Game) -> None:
    case = cases_of(game)[0]
    ends: set[str] = set()
    for seed in range(20):
        state = case.new(seed)
        for _ in walk(state, random.Random(0), 30):
            pass
        ends.add(str(state.dump_table()))
    assert len(ends) == 20


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_order_of_simultaneous_answers_never_matters(case: Case) -> None:
    state, lots = case.midway(135)
    for _ in walk(state, lots, POSITIONS):
        if len(state.decisions) < 2:
            continue
        answers = [(decision, decision.actions[pick(lots, len(decision.actions))]) for decision in state.decisions]
        orders = (
            list(permutations(answers))[:6] if len(answers) < 5 else [answers, answers[::-1], answers[1:] + answers[:1]]
        )
        results: list[tuple[dict[str, object], list[dict[str, object]]]] = []
        for order in orders:
            clone = state.clone()
            clone.events = []
            for number, (decision, action) in enumerate(order, 1):
                assert number == len(order) or clone.events == []  # nothing happens before the last answer
                clone.play(decision.seat, action, decision.id)
            results.append((clone.dump(), told(clone)))
        assert all(result == results[0] for result in results)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_simultaneous_answers_occur_if_the_game_has_any(game: Game) -> None:
    """So that the test above cannot pass for want of positions."""
    several = any(issubclass(step, SharedQuestion) for step in game.steps.values())
    most = 0
    for case in cases_of(game):
        state, lots = case.begin(136)
        for _ in walk(state, lots, POSITIONS):
            most = max(most, len(state.decisions))
    assert (most >= 2) == several
