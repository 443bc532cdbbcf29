"""What the greedy bot of every game must do: not see what it must not, change nothing, beat chance."""

from __future__ import annotations

from typing import Any

import pytest

import tavolata
from tavolata.engine import Fast, Game
from tavolata.lab import simulate
from tavolata.players import player

GAMES = [tavolata.game(name) for name in tavolata.GAMES]


def tables(game: Game) -> list[dict[str, Any]]:
    """Every number of players, both ways of reacting, and every value of every option."""
    return [
        *({"players": players} for players in range(game.min_players, game.max_players + 1)),
        {"players": 4, "reactions": "strict"},
        *({"players": 4, "options": {option.name: value}} for option in game.options for value in option.values[1:]),
    ]


@pytest.mark.parametrize(
    ("game", "table"),
    [pytest.param(game, table, id=f"{game.name} {table}") for game in GAMES for table in tables(game)],
)
def test_the_bot_answers_the_same_whatever_the_hidden_cards_are(game: Game, table: dict[str, Any]) -> None:
    """Half of the answers are random, so that the bot is asked in positions where it would never bring itself."""
    choose = player("greedy", game).choose
    luck = Fast(5)
    state = game.new(seed=0, **table)
    for number in range(800):
        if state.over:
            state = game.new(seed=number, **table)
        decision = state.decisions[luck.below(len(state.decisions))]
        chosen = choose(state, decision, Fast(number))
        assert chosen in decision.actions
        if number % 4 == 0:
            world = state.determinize(decision.seat, number)
            again = world.decision_of(decision.seat)
            assert again is not None
            assert choose(world, again, Fast(number)) == chosen, f"{state}\n{world}"
        state.play(decision.seat, chosen if luck.below(2) else luck.choice(decision.actions))


@pytest.mark.parametrize("game", GAMES, ids=tavolata.GAMES)
def test_the_bot_changes_nothing(game: Game) -> None:
    choose = player("greedy", game).choose
    state = game.new(players=4, seed=3)
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
        for players in sorted({game.min_players, 4, 6, game.max_players})
    ],
)
def test_one_greedy_bot_among_random_ones_wins_nearly_always(game: Game, players: int) -> None:
    report = simulate(game, players, ["greedy", *["random"] * (players - 1)], games=40, seed=players)
    greedy = next(bot for bot in report.bots if bot.name == "greedy")
    assert greedy.low > 0.85


@pytest.mark.parametrize("game", GAMES, ids=tavolata.GAMES)
def test_two_greedy_bots_beat_two_random_ones(game: Game) -> None:
    report = simulate(game, 4, ["greedy", "random"], games=40, seed=1)
    greedy = next(bot for bot in report.bots if bot.name == "greedy")
    assert greedy.low > 0.9
