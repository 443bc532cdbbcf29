"""Positions in which every answer has its worth: by them one sees what a bot's answers leave on the table, without playing matches.

A position is a seed and the answers that led to it. What each answer is worth was found by playing whole games on, in worlds that nobody
had searched in, once as the greedy bot plays and once with some answers at random, so that a searcher is not judged by its own eyes.
``benchmarks/regret_suite.py`` makes the files and makes them finer.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from tavolata.engine import Chance, Fast, Game, State
from tavolata.players import Observation, Player

#: The answers that led to a position, one sign each: its place among the legal ones.
SIGNS = "".join([chr(sign) for sign in range(35, 127) if sign != 92])


class StalePosition(ValueError):
    """A position that the rules of today do not lead to."""


class Valued(msgspec.Struct):
    """One position, and what its answers are worth."""

    seed: int
    answers: str
    question: str
    #: By answer in notation: the share of victories after it, as greedy bots play on, and with answers at random between theirs.
    worth: dict[str, tuple[float, float]]
    #: In how many worlds of either kind, and the standard error of the difference of two answers, of both kinds together.
    worlds: int
    error: float

    def of(self, answer: str) -> float:
        """What it is worth by both; an answer that nobody looked at counts as the worst that was."""
        values = {text: (greedy + noisy) / 2 for text, (greedy, noisy) in self.worth.items()}
        return values.get(answer, min(values.values()))

    def regret(self, answer: str) -> float:
        """How much of a victory the answer leaves on the table."""
        return max([self.of(other) for other in self.worth]) - self.of(answer)


class Suite(msgspec.Struct):
    """The positions of a game."""

    game: str
    rules: str
    players: int
    positions: list[Valued]


def read(path: Path) -> Suite:
    return msgspec.json.decode(path.read_bytes(), type=Suite)


def write(suite: Suite, path: Path) -> None:
    """One line for each position, so that a change can be read."""
    rows = ",\n".join([msgspec.json.encode(position).decode() for position in suite.positions])
    head = msgspec.json.encode([suite.game, suite.rules, suite.players]).decode()[1:-1].split(",")
    path.write_text(f'{{"game":{head[0]},"rules":{head[1]},"players":{head[2]},"positions":[\n{rows}\n]}}\n')


def lay(game: Game, suite: Suite, position: Valued) -> State:
    """The table of the position; a clear word where the rules have changed so that it is another."""
    state = game.new(suite.players, position.seed)
    for sign in position.answers:
        place = SIGNS.index(sign)
        if state.over or place >= len(state.decisions[0].actions):
            raise _stale(game, suite, position)
        state.play(state.decisions[0].seat, state.decisions[0].actions[place])
    if state.over:
        raise _stale(game, suite, position)
    decision = state.decisions[0]
    texts = [game.text(action) for action in decision.actions]
    if decision.name != position.question or not set(position.worth) <= set(texts):
        raise _stale(game, suite, position)
    return state


def _stale(game: Game, suite: Suite, position: Valued) -> StalePosition:
    return StalePosition(
        f"{game.name}: seed {position.seed} no longer leads to the question {position.question!r} that was valued by rules version"
        f" {suite.rules} (now {game.version}): make the file anew with benchmarks/regret_suite.py {game.name} --anew"
    )


def mean_regret(game: Game, suite: Suite, bot: Player, positions: list[Valued], seed: int = 1) -> float:
    """What the bot leaves on the table for each answer, in victories. The same seeds give the same figure."""
    total = 0.0
    for number, position in enumerate(positions):
        state = lay(game, suite, position)
        chance: Chance = Fast(seed + number)
        action = bot.choose(Observation(state, state.decisions[0].seat), chance)
        total += position.regret(game.text(action))
    return total / len(positions)
