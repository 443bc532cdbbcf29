"""One game of bots: what all of the lab plays by.

What a game becomes depends only on its seeds, which are made of the run's seed by a hash.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from tavolata.engine import Decision, Fast, Game, SeatDeck, State
from tavolata.players import Bot, Observation, Player, Policy, from_elsewhere, is_elsewhere, policy_of

SEED_BITS = (1 << 63) - 1


class GameTerms(NamedTuple):
    """What all games of a line-up have in common."""

    game: Game
    options: dict[str, str]
    reactions: str
    #: After so many decisions a game is given up: somebody plays in circles.
    cap: int


class Outcome(NamedTuple):
    """What became of a game. Without places it was not finished."""

    places: tuple[int, ...]
    decisions: int
    #: Decisions with a single legal answer.
    forced: int
    #: What went wrong, if anything did.
    error: str


class Watcher:
    """Looks on while a game is played, and writes down what it is there for."""

    #: Whether it wants to be told what happens.
    events = False

    def begin(self, state: State) -> None:
        """The table is laid."""

    def answer(self, state: State, decision: Decision, action: int) -> None:
        """Somebody is about to answer so."""

    def end(self, state: State) -> None:
        """The game is over, or is given up."""


def game_seed(run_seed: int, number: int, purpose: str) -> int:
    """A seed for one purpose in one game of a run; no two share anything."""
    text = f"{run_seed}/{number}/{purpose}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8, person=b"tavolata-lab").digest(), "big") & SEED_BITS


def label(bot: str | Bot | Player) -> str:
    """How a bot is called in a report."""
    if isinstance(bot, str):
        return bot
    if isinstance(bot, Player):
        return bot.name
    return f"{getattr(bot, '__module__', '')}.{getattr(bot, '__qualname__', type(bot).__name__)}"


def policies_of(bots: Sequence[str | Bot | Player], game: Game) -> list[Policy]:
    """How they answer, in the order given. Only players of the house are shown the state itself."""
    return [_policy(bot, game) for bot in bots]


def _policy(bot: str | Bot | Player, game: Game) -> Policy:
    if isinstance(bot, str):
        return observing(from_elsewhere(bot)) if is_elsewhere(bot) else policy_of(bot, game)
    return observing(bot)


def observing(bot: Bot | Player) -> Policy:
    """A bot from elsewhere gets what its seat knows, and nothing that leads to the state."""
    choose = bot.choose if isinstance(bot, Player) else bot
    return lambda state, decision, chance: choose(Observation(state, decision.seat), chance)


def play_out(
    terms: GameTerms,
    seed: int,
    seats: Sequence[Policy],
    luck: Sequence[int],
    decks: Sequence[SeatDeck] = (),
    watcher: Watcher | None = None,
) -> Outcome:
    """Play a game to its end, or to the cap, or until a bot breaks. ``luck``: the seed of each seat's bot."""
    game, options, reactions, cap = terms
    chances = [Fast(one) for one in luck]
    decisions = forced = 0
    try:
        state = game.new(
            len(seats), seed, options, reactions, events=watcher is not None and watcher.events, decks=decks
        )
        if watcher is not None:
            watcher.begin(state)
        while not state.over and decisions < cap:
            decision = state.decisions[0]
            seat = decision.seat
            actions = decision.actions
            decisions += 1
            if len(actions) == 1:
                forced += 1
                action = actions[0]
            else:
                action = seats[seat](state, decision, chances[seat])
            if watcher is not None:
                watcher.answer(state, decision, action)
            state.play(seat, action)
        if watcher is not None:
            watcher.end(state)
        places = tuple(state.ranking) if state.over else ()
    except Exception as problem:  # whatever a bot does wrong: one bad game must not cost the others
        return Outcome((), decisions, forced, f"{type(problem).__name__}: {problem}")
    return Outcome(places, decisions, forced, "")
