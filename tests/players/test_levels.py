"""Levels: what each promises. None of them can see what its seat cannot know."""

from __future__ import annotations

from itertools import pairwise

import pytest

import tavolata
from players.asking import lean
from tavolata.engine import Budget, Fast, Game, SetupError, State
from tavolata.players import (
    LEVELS,
    Observation,
    Slipping,
    Thinking,
    easiest_player,
    known_players,
    player,
    players_of,
    policy_of,
    usual_player,
)

GAMES = [tavolata.game(name) for name in tavolata.GAMES]
LEVELLED = [game for game in GAMES if game.bots().scores is not None]


def positions(game: Game, count: int, seed: int) -> list[State]:
    """Some positions of games in which half of the answers are random."""
    luck = Fast(seed)
    players = game.player_counts()
    choose = policy_of(next(iter(game.bots().policies)), game)
    found: list[State] = []
    state = game.new(players[luck.below(len(players))], luck.below(1000))
    while len(found) < count:
        if state.over:
            state = game.new(players[luck.below(len(players))], luck.below(1000))
        decision = state.decisions[luck.below(len(state.decisions))]
        if len(decision.actions) > 1 and not luck.below(6):
            found.append(state.clone())
        state.play(
            decision.seat, luck.choice(decision.actions) if luck.below(2) else choose(state, decision, Fast(len(found)))
        )
    return found


def test_the_levels_of_each_game_are_known_by_their_names_from_weak_to_strong() -> None:
    offered = {game.name: players_of(game) for game in GAMES}
    assert offered["timeline"] == ("random", "child", "adult", "teacher")
    for game in LEVELLED:
        levels = offered[game.name][1:]
        assert list(levels) == [name for name in LEVELS if name in levels]
        assert usual_player(game) == "medium" and easiest_player(game) == "feather"


def test_a_higher_level_that_thinks_ahead_thinks_for_longer_and_no_less_far() -> None:
    for game in LEVELLED:
        budgets = [level.budget for level in game.bots().levels.values() if level.budget is not None]
        assert all(one.playouts < two.playouts and one.ticks <= two.ticks for one, two in pairwise(budgets))
    assert "master" in players_of(tavolata.game("talismani"))


@pytest.mark.parametrize("game", LEVELLED, ids=lambda game: game.name)
def test_the_bots_of_before_still_answer_to_their_names(game: Game) -> None:
    assert "greedy" not in players_of(game) and "greedy" in known_players(game)
    assert policy_of("greedy", game) is game.bots().policies["greedy"]
    with pytest.raises(SetupError):
        player("grandmaster", game)


@pytest.mark.parametrize("game", LEVELLED, ids=lambda game: game.name)
def test_the_policy_gives_the_answer_with_the_highest_score(game: Game) -> None:
    bots = game.bots()
    policy, scores = bots.rollout or bots.policies["greedy"], bots.scores
    assert scores is not None
    for number, state in enumerate(positions(game, 60, seed=3)):
        for decision in state.decisions:
            found = list(scores(state, decision))
            assert len(found) == len(decision.actions)
            if len(set(found)) > 1:
                assert policy(state, decision, Fast(number)) == decision.actions[found.index(max(found))]


@pytest.mark.parametrize("game", LEVELLED, ids=lambda game: game.name)
def test_the_value_gives_each_seat_its_chance_to_win(game: Game) -> None:
    value = game.bots().value
    assert value is not None
    for state in positions(game, 10, seed=5):
        found = value(state)
        assert len(found) == state.players
        assert all(0 <= chance <= 1 for chance in found) and sum(found) == pytest.approx(1)


@pytest.mark.parametrize(
    ("game", "level"),
    [pytest.param(game, level, id=f"{game.name} {level}") for game in GAMES for level in players_of(game)[1:]],
)
def test_two_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer(game: Game, level: str) -> None:
    """Exactly: with the same seed a level answers the same in each of them, and for the same reason."""
    bot = lean(level, game, playouts=24)
    choose = policy_of(level, game)
    for number, state in enumerate(positions(game, 12, seed=9)):
        decision = state.decisions[number % len(state.decisions)]
        seat = decision.seat
        observation = Observation(state, seat)
        answer = bot.choose(observation, Fast(number))
        assert answer in decision.actions
        for other in range(2):
            again = Observation(state.determinize(seat, 100 + other), seat)
            assert bot.choose(again, Fast(number)) == answer
            assert bot.why(again, answer) == bot.why(observation, answer)
        if not isinstance(bot, Thinking):
            assert choose(state, decision, Fast(number)) == answer, "the lab asks the same player"


@pytest.mark.parametrize("game", LEVELLED, ids=lambda game: game.name)
def test_thinking_changes_nothing_and_repeats(game: Game) -> None:
    bots = game.bots()
    bot = Thinking("thinks", bots.policies["greedy"], bots, Budget(40, ticks=1, answers=5))
    for number, state in enumerate(positions(game, 6, seed=11)):
        seat = state.decisions[0].seat
        before = state.dump()
        observation = Observation(state, seat)
        thought = bot.think(observation, Fast(number))
        assert state.dump() == before
        # What was thought of as a whole plan is remembered the second time.
        again = bot.think(observation, Fast(number))
        assert again._replace(is_remembered=thought.is_remembered) == thought
        assert thought.playouts <= 40
        assert thought.action in {thought.policy, *(one.action for one in thought.answers)}


@pytest.mark.parametrize("game", LEVELLED, ids=lambda game: game.name)
def test_a_slip_looks_nearly_as_good_as_the_best_answer(game: Game) -> None:
    feather = player("feather", game)
    assert isinstance(feather, Slipping) and feather.bots.scores is not None
    slipped = 0
    for number, state in enumerate(positions(game, 120, seed=13)):
        decision = state.decisions[0]
        observation = Observation(state, decision.seat)
        sensible = feather.policy(observation.world, observation.decision, Fast(number))
        answer = feather.choose(observation, Fast(number))
        if answer != sensible:
            slipped += 1
            found = list(feather.bots.scores(observation.world, observation.decision))
            worth = found[decision.actions.index(answer)]
            assert worth >= max(found) - feather.slips.reach
    assert 0 < slipped < 100
