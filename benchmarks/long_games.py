"""How long games of bots are, and which do not end: whether bots play in circles.

    .venv/bin/python benchmarks/long_games.py talisman greedy,experienced,feather,easy [--games 1500] [--players 2] [--seed 1000000] [--rounds 250]

The players sit in changing order; each game has the seed after the one before. Told is every game that is longer than so many rounds (or whatever the
game's turns call so), with its seed and who sat where, so that it can be played again.
"""

from __future__ import annotations

import argparse
import time

import tavolata
from tavolata.engine import Fast, Game
from tavolata.engine.parts import Policy
from tavolata.players import policy_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=tavolata.GAMES)
    parser.add_argument("bots", help="their names, with commas between")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=250)
    given = parser.parse_args()
    game = tavolata.game(given.game)
    names = given.bots.split(",")
    policies = {name: policy_of(name, game) for name in names}
    begun = time.process_time()
    found: list[int] = []
    for number in range(given.games):
        seats = [
            names[(number // 3 + seat * (1 + number % 2) + seat // 2) % len(names)] for seat in range(given.players)
        ]
        rounds, is_over = length_of(game, given.seed + number, [policies[name] for name in seats])
        found.append(rounds)
        if rounds > given.rounds or not is_over:
            print(
                f"seed {given.seed + number}: {rounds} rounds{'' if is_over else ', given up'}: {', '.join(seats)}",
                flush=True,
            )
    found.sort()
    long = len([rounds for rounds in found if rounds > given.rounds])
    print(
        f"{given.game} for {given.players}, {given.games} games of {given.bots}: {found[len(found) // 2]} rounds in the middle, "
        f"{found[-1]} at most, {long} over {given.rounds}; {1000 * (time.process_time() - begun) / given.games:.1f} ms a game"
    )


def length_of(game: Game, seed: int, seats: list[Policy]) -> tuple[int, bool]:
    """How many rounds a game took, and whether it came to an end."""
    state = game.new(len(seats), seed)
    luck = [Fast(10 * seed + seat) for seat in range(len(seats))]
    cap = game.longest(len(seats), game.check_options({}))
    rounds = decisions = 0
    while not state.over and decisions < cap:
        decision = state.decisions[0]
        actions, seat = decision.actions, decision.seat
        turn = game.turn_of(state)
        rounds = rounds if turn is None else turn.round
        state.play(seat, actions[0] if len(actions) == 1 else seats[seat](state, decision, luck[seat]))
        decisions += 1
    return rounds, state.over


if __name__ == "__main__":
    main()
