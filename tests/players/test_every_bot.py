"""What the bots of every game must do: not see what they must not, change nothing, beat chance."""

from __future__ import annotations

import pytest

import tavolata
from battery.cases import Case, can_be, modes_of
from tavolata.engine import STRICT, Fast, Game
from tavolata.lab import simulate
from tavolata.players import Observation, player, policy_of, usual_player

GAMES = [tavolata.game(name) for name in tavolata.GAMES]


def policies_of(game: Game) -> list[str]:
    """The bots of the game itself. What the levels make of them is looked at in ``test_levels``."""
    return list(game.bots().policies)


def tables(game: Game) -> list[tuple[Case, str]]:
    """Who is asked where: every bot with every number of players, the usual one with every value of every option."""
    found: list[tuple[Case, str]] = []
    usual = usual_player(game)
    for mode in modes_of(game):
        counts = range(game.min_players, game.max_players + 1)
        found += [(Case(game, players, mode.base), bot) for players in counts for bot in policies_of(game)]
        found += [(Case(game, 4, mode.base + change), usual) for change in mode.changes]
    found.append((Case(game, 4, (), STRICT), usual))
    return [(case, bot) for case, bot in found if can_be(case)]


@pytest.mark.parametrize(
    ("case", "bot"), [pytest.param(case, bot, id=f"{case} {bot}") for game in GAMES for case, bot in tables(game)]
)
def test_the_bot_answers_the_same_for_the_same_reason_whatever_the_hidden_cards_are(case: Case, bot: str) -> None:
    """Half of the answers are random, so that the bot is asked in positions where it would never bring itself."""
    bot_itself = player(bot, case.game)
    choose, why = bot_itself.policy, bot_itself.reasons or (lambda *_: None)
    luck = Fast(5)
    state = case.new(0)
    for number in range(800):
        if state.over:
            state = case.new(number)
        decision = state.decisions[luck.below(len(state.decisions))]
        chosen = choose(state, decision, Fast(number))
        assert chosen in decision.actions
        if number % 4 == 0:
            because = why(state, decision, chosen)
            world = state.determinize(decision.seat, number)
            again = world.decision_of(decision.seat)
            assert again is not None
            assert choose(world, again, Fast(number)) == chosen, f"{state}\n{world}"
            assert why(world, again, chosen) == because, f"{state}\n{world}"
            observation = Observation(state, decision.seat)
            assert bot_itself.choose(observation, Fast(number)) == chosen
            assert bot_itself.why(observation, chosen) == because
        state.play(decision.seat, chosen if luck.below(2) else luck.choice(decision.actions))


@pytest.mark.parametrize(
    ("game", "bot"),
    [pytest.param(game, bot, id=f"{game.name} {bot}") for game in GAMES for bot in policies_of(game)],
)
def test_the_bot_changes_nothing(game: Game, bot: str) -> None:
    choose = policy_of(bot, game)
    for mode in modes_of(game):
        state = Case(game, min(4, game.max_players), mode.base).new(3)
        while not state.over:
            decision = state.decisions[0]
            before = state.dump()
            action = choose(state, decision, Fast(0))
            assert state.dump() == before
            state.play(decision.seat, action)


@pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, id=f"{game.name} {players}")
        for game in GAMES
        for players in sorted({game.player_counts()[0], 4, 6, game.max_players})
        if can_be(Case(game, players))
    ],
)
def test_the_best_bot_among_random_ones_wins_nearly_always(game: Game, players: int) -> None:
    bot = policies_of(game)[-1]
    report = simulate(game, players, [bot, *["random"] * (players - 1)], games=40, seed=players)
    assert next(share for share in report.bots if share.name == bot).low > 0.85


@pytest.mark.parametrize("game", GAMES, ids=tavolata.GAMES)
def test_as_many_of_the_best_bots_beat_as_many_random_ones(game: Game) -> None:
    bot = policies_of(game)[-1]
    report = simulate(game, min(4, game.max_players), [bot, "random"], games=40, seed=1)
    assert next(share for share in report.bots if share.name == bot).low > 0.9
