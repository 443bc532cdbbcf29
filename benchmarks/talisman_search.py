"""What a searcher over forte's policy would gain in Talisman: games of forte against greedy in which it looks for better answers.

    .venv/bin/python benchmarks/talisman_search.py found.jsonl [--minutes 24] [--seed 79001] [--guard 2.5]

From round 12 on each answer of forte is compared with up to three others by whole games in common worlds; what is not better by a standard error after
sixteen worlds is given up. An answer that is better by the guard is given, and what it gains over forte's is measured in a hundred other worlds, where
forte plays on against greedy. The sum of these gains over a game is, on average, how much more often the searcher wins than forte: with far less luck in it
than the results of games have.
"""

from __future__ import annotations

import argparse
import json
import time
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import tavolata
from tavolata.engine import Budget, Chance, Decision, Fast, State
from tavolata.lab import game_seed
from tavolata.players import Observation, policy_of
from tavolata.players.search import weigh

GAME = tavolata.game("talisman")
FORTE, GREEDY = policy_of("strong", GAME), policy_of("greedy", GAME)
#: What playouts showed to be worth asking about.
QUESTIONS = (
    *(
        "move",
        "where",
        "fate",
        "attack-fate",
        "fight",
        "encounter",
        "enter",
        "choose",
        "quest",
        "teleport",
        "take-from",
    ),
    *("others-turn", "before-dice", "end-spell", "loss"),
)
FROM_ROUND = 12
ROUND, PLAYOUTS, OTHERS, FEWEST, FRESH = 16, 256, 3, 48, 100
WHOLE = Budget(1, cap=4000)


class Better(NamedTuple):
    action: int
    gain: float
    error: float
    worlds: int


def measured(gains: list[float]) -> tuple[float, float]:
    count = len(gains)
    mean = sum(gains) / count
    return mean, sqrt(max(sum(gain * gain for gain in gains) / count - mean * mean, 0.0004) / count)


def looked_for(observation: Observation, seed: int, chosen: int, others: list[int]) -> Better | None:
    """The best of the others, if after all worlds it still seems better."""
    gains: dict[int, list[float]] = {action: [] for action in others}
    alive, worlds, playouts = others, 0, 0
    while alive and playouts + ROUND * (1 + len(alive)) <= PLAYOUTS:
        for _ in range(ROUND):
            found = weigh(observation, seed + worlds, 1, WHOLE, GAME.bots(), FORTE, [chosen, *alive])
            worlds += 1
            for one in found[1:]:
                gains[one.action].append(one.mean - found[0].mean)
        playouts += ROUND * (1 + len(alive))
        least = 0.75 if worlds == ROUND else 1.0
        alive = [action for action in alive if measured(gains[action])[0] > least * measured(gains[action])[1]]
        if playouts + ROUND * (1 + len(alive)) > PLAYOUTS:
            alive = sorted(alive, key=lambda action: -measured(gains[action])[0])[:1]
    if not alive:
        return None
    best = max(alive, key=lambda action: measured(gains[action])[0])
    return Better(best, *measured(gains[best]), worlds)


def play(seed: int, number: int, guard: float) -> dict[str, Any]:
    state, luck, mine = GAME.new(2, game_seed(seed, number, "deal")), Fast(game_seed(seed, number, "luck")), number % 2
    found: list[list[Any]] = []
    longest, asked, answers, begun = 0.0, 0, 0, time.process_time()

    def as_they_play(state: State, decision: Decision, chance: Chance) -> int:
        return (FORTE if decision.seat == mine else GREEDY)(state, decision, chance)

    while not state.over and answers < 6000:
        decision = state.decisions[0]
        answers += 1
        action = decision.actions[0] if len(decision.actions) == 1 else as_they_play(state, decision, luck)
        turn = GAME.turn_of(state)
        others = (
            others_of(state, decision, action) if decision.seat == mine and turn and turn.round >= FROM_ROUND else []
        )
        if others and decision.name in QUESTIONS:
            asked += 1
            observation, worlds = (
                Observation(state, mine),
                game_seed(seed, number * 10_000 + answers, "worlds") % (1 << 29),
            )
            started = time.process_time()
            better = looked_for(observation, worlds, action, others)
            longest = max(longest, time.process_time() - started)
            if better is not None and better.worlds >= FEWEST and better.gain > guard * better.error:
                bots = GAME.bots()._replace(rollout=as_they_play)
                fresh = weigh(observation, worlds + (1 << 29), FRESH, WHOLE, bots, FORTE, [action, better.action])[1]
                texts = GAME.text(action), GAME.text(better.action)
                found.append([decision.name, answers, *texts, *better[1:], fresh.gain, fresh.gain_error])
                action = better.action
        state.play(decision.seat, action)
    spent = time.process_time() - begun
    gain = sum(row[-2] for row in found)
    return {"game": number, "asked": asked, "seconds": spent, "longest": longest, "gain": gain, "found": found}


def others_of(state: State, decision: Decision, chosen: int) -> list[int]:
    """The other answers with the highest scores; to leave a thing is none of them."""
    scores = GAME.bots().scores
    assert scores is not None
    worth = dict(zip(decision.actions, scores(state, decision), strict=True))
    others = [one for one in decision.actions if one != chosen and not GAME.text(one).startswith("drop ")]
    return sorted(others, key=lambda action: -worth[action])[:OTHERS]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=24.0)
    parser.add_argument("--seed", type=int, default=79001)
    parser.add_argument("--guard", type=float, default=2.5)
    given = parser.parse_args()
    rows: list[dict[str, Any]] = []
    end = time.monotonic() + 60 * given.minutes
    with given.out.open("a") as out:
        while time.monotonic() < end:
            rows.append(play(given.seed, len(rows), given.guard))
            out.write(json.dumps(rows[-1]) + "\n")
            out.flush()
    gains, asked = [row["gain"] for row in rows], sum(row["asked"] for row in rows)
    mean, error = measured(gains)
    print(
        f"{len(rows)} games, {asked} answers, {sum(len(row['found']) for row in rows)} given otherwise: "
        f"{100 * mean:+.1f} +-{196 * error:.1f} victories in a hundred games; "
        f"{sum(row['seconds'] for row in rows) / max(1, asked):.2f} s an answer, the longest {max(row['longest'] for row in rows):.2f}"
    )


if __name__ == "__main__":
    main()
