"""How often one level beats another: the figures of docs/bots.md.

    .venv/bin/python benchmarks/level_matches.py indy strong greedy [--deals 40] [--players 2] [--seed 7001]
    .venv/bin/python benchmarks/level_matches.py talismani strong:playouts=1024,ticks=6 strong

A level may be given another budget, as in the second line: the fields of ``Budget``. One that does not think begins to with it.

Every deal is played from each seat by the first player, the others are the second. The interval is over deals, of 95 %. Told is also
what an answer of the first player costs, in CPU time of this process.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt

import tavolata
from tavolata.engine import Chance, Decision, Game, SeatDeck, State
from tavolata.engine.parts import Budget, Policy
from tavolata.lab.playing import GameTerms, game_seed, play_out
from tavolata.players import Observation, Thinking, player, policy_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=tavolata.GAMES)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7001)
    parser.add_argument(
        "--decks", default="", metavar="KEY,KEY", help="all pairs of these in turn; none: all ready ones"
    )
    given = parser.parse_args()
    game = tavolata.game(given.game)
    spent, answers = 0.0, 0
    choose, other = policy_with(given.first, game), policy_with(given.second, game)

    def timed(state: State, decision: Decision, chance: Chance) -> int:
        nonlocal spent, answers
        begun = time.process_time()
        action = choose(state, decision, chance)
        spent += time.process_time() - begun
        answers += 1
        return action

    terms = GameTerms(game, {}, "quick", game.longest(given.players, game.check_options({})))
    shares: list[float] = []
    unfinished = 0
    for deal in range(given.deals):
        won = 0.0
        decks: list[SeatDeck] = []
        if game.seat_decks is not None:
            decks = decks_of(game.seat_decks.ready(), deal, given.decks)
        for seat in range(given.players):
            seats = [timed if place == seat else other for place in range(given.players)]
            luck = [game_seed(given.seed, deal, f"bot {place}") for place in range(given.players)]
            outcome = play_out(terms, game_seed(given.seed, deal, "deal"), seats, luck, decks)
            if not outcome.places:
                unfinished += 1
            elif outcome.places[seat] == 1:
                won += 1 / outcome.places.count(1)
        shares.append(won / given.players)
    mean = sum(shares) / len(shares)
    error = sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares))
    print(
        f"{given.game} for {given.players}: {given.first} against {given.second}: {100 * mean:.1f} +-{196 * error:.1f} %"
        f" of {len(shares) * given.players} games, {1000 * spent / max(1, answers):.2f} ms an answer, {unfinished} unfinished",
        flush=True,
    )


def policy_with(name: str, game: Game) -> Policy:
    """How a level answers, with what stands behind a colon instead of its own budget."""
    level, _, changes = name.partition(":")
    if not changes:
        return policy_of(level, game)
    thinker = player(level, game)
    if not isinstance(thinker, Thinking):
        thinker = Thinking(level, policy_of(level, game), game.bots(), Budget(128))
    fields = dict(one.split("=", 1) for one in changes.split(","))
    usual = thinker.budget._asdict()
    if unknown := sorted(set(fields) - set(usual)):
        raise SystemExit(f"a budget has no {', '.join(unknown)}; it has {', '.join(usual)}")
    thinker.budget = thinker.budget._replace(**{key: type(usual[key])(float(text)) for key, text in fields.items()})
    return lambda state, decision, chance: thinker.choose(Observation(state, decision.seat), chance)


def decks_of(ready: list[SeatDeck], deal: int, names: str) -> list[SeatDeck]:
    """The decks of both seats: those that are named in every pair, or all ready ones in turn."""
    if not names:
        return [ready[deal % len(ready)], ready[(deal * 5 + 3) % len(ready)]]
    by_name = {deck.name: deck for deck in ready}
    if unknown := sorted(set(names.split(",")) - set(by_name)):
        raise SystemExit(f"no such deck: {', '.join(unknown)}")
    chosen = [by_name[name] for name in names.split(",")]
    count = len(chosen)
    one = deal % count
    return [chosen[one], chosen[(one + 1 + deal // count % (count - 1)) % count]]


if __name__ == "__main__":
    main()
