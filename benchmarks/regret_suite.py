"""Makes the positions of ``tests/players/regrets``, and makes what is known of them finer.

    .venv/bin/python benchmarks/regret_suite.py indy [--positions 200] [--worlds 60] [--seconds 600] [--anew]

Positions come from games of the greedy bot in which one answer of ten is anything legal. Every answer, of many the eight that score best,
is tried in as many worlds as ``--worlds`` says; what is in the file already is not done again, so a run may be stopped and goes on later,
and one with more worlds makes the errors smaller.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from pathlib import Path

import tavolata
from tavolata.engine import Budget, Fast, Game
from tavolata.lab.playing import game_seed
from tavolata.lab.regret import SIGNS, Suite, Valued, lay, read, write
from tavolata.players import Observation
from tavolata.players.search import Weighed, weigh

FOLDER = Path(__file__).parents[1] / "tests" / "players" / "regrets"
PLAYERS = 2
RUN = 19
#: In a hundred: answers at random on the way to a position, and in the playouts of the second kind.
ON_THE_WAY = 10
NOISE = 20
ANSWERS = 8
#: Of the questions of a game one in so many is kept, so that all of its course is seen.
EVERY = 25


def position_of(game: Game, number: int) -> Valued | None:
    """Somewhere in a game; None: it was over before."""
    bots = game.bots()
    assert bots.scores is not None
    seed = game_seed(RUN, number, "deal") % 1_000_000
    luck = Fast(game_seed(RUN, number, "luck"))
    state = game.new(PLAYERS, seed)
    answers = ""
    while not state.over:
        decision = state.decisions[0]
        actions = decision.actions
        asked = len(actions) > 1 and len(actions) < len(SIGNS) and (not bots.at_stake or decision.name in bots.at_stake)
        if asked and not luck.below(EVERY):
            scores = bots.scores(state, decision)
            order = sorted(range(len(actions)), key=lambda place: (-scores[place], place))
            texts = [game.text(actions[place]) for place in order[:ANSWERS]]
            return Valued(seed, answers, decision.name, dict.fromkeys(texts, (0.0, 0.0)), 0, 1.0)
        chosen = bots.policies["greedy"](state, decision, luck)
        action = luck.choice(actions) if luck.below(100) < ON_THE_WAY else chosen
        place = actions.index(action)
        if place >= len(SIGNS):
            return None
        answers += SIGNS[place]
        state.play(decision.seat, action)
    return None


def valued(game: Game, suite: Suite, position: Valued, worlds: int) -> Valued:
    """The same with so many worlds more of either kind."""
    bots = game.bots()
    greedy = bots.policies["greedy"]
    state = lay(game, suite, position)
    observation = Observation(state, state.decisions[0].seat)
    actions = [game.parse(text) for text in position.worth]
    seed = (position.seed + 1) * 10_000 + position.worlds
    # Isola's greedy thinks too long to play whole games on; its policy plays them, as for the searcher.
    rollout = bots.rollout or greedy
    kinds: list[list[Weighed]] = [
        weigh(observation, seed, worlds, Budget(1, noise=noise), bots._replace(rollout=rollout), greedy, actions)
        for noise in (0, NOISE)
    ]
    before, together = position.worlds, position.worlds + worlds
    worth = {}
    for place, (text, old) in enumerate(position.worth.items()):
        means = [(old[kind] * before + kinds[kind][place].mean * worlds) / together for kind in range(2)]
        worth[text] = (round(means[0], 4), round(means[1], 4))
    others = [
        sqrt(kinds[0][place].gain_error ** 2 + kinds[1][place].gain_error ** 2) / 2 for place in range(1, len(actions))
    ]
    error = sum(others) / max(1, len(others))
    if before:
        error = sqrt((position.error * before) ** 2 + (error * worlds) ** 2) / together
    return Valued(position.seed, position.answers, position.question, worth, together, round(error, 4))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "game", choices=[name for name in tavolata.GAMES if tavolata.game(name).bots().scores is not None]
    )
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--anew", action="store_true")
    given = parser.parse_args()
    game = tavolata.game(given.game)
    path = FOLDER / f"{given.game}.json"
    suite = Suite(game.name, game.version, PLAYERS, [])
    if path.exists() and not given.anew:
        suite = read(path)
    known = {position.seed for position in suite.positions}
    number = 0
    begun = time.monotonic()
    while len(suite.positions) < given.positions and time.monotonic() - begun < given.seconds:
        found = position_of(game, number)
        number += 1
        if found is not None and found.seed not in known:
            known.add(found.seed)
            suite.positions.append(valued(game, suite, found, given.worlds))
            if len(suite.positions) % 20 == 0:
                write(suite, path)
    for place, position in enumerate(suite.positions):
        if position.worlds < given.worlds and time.monotonic() - begun < given.seconds:
            suite.positions[place] = valued(game, suite, position, given.worlds - position.worlds)
    write(suite, path)
    errors = sorted([position.error for position in suite.positions])
    print(
        f"{game.name}: {len(errors)} positions, error of a difference {errors[len(errors) // 2]:.3f} in the middle",
        flush=True,
    )


if __name__ == "__main__":
    main()
