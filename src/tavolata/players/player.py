"""The players that are here: *random* answers anything legal, the others play as the game's own ``bot`` says."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tavolata.engine import Chance, Decision, Game, SetupError, State
from tavolata.engine.record import Reason

#: How a game's bot answers: the state, the seat's decision, a source of luck; the action. Each bot knows its own state.
Policy = Callable[[Any, Decision, Chance], int]
#: Why a game's bot answers so; None: it goes without saying.
Reasons = Callable[[Any, Decision, int], Reason | None]

RANDOM = "random"
#: The player of a game whose bot is only one.
GREEDY = "greedy"

#: How long a bot waits at a table where people look on, so that they can follow: in turn, and out of turn. Seconds.
PACE = 0.9
PACE_OUT_OF_TURN = 0.25


class Player:
    """Whoever sits at the table."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State, decision: Decision, chance: Chance) -> int:
        """One of the decision's actions. Changes nothing."""
        raise NotImplementedError

    def why(self, state: State, decision: Decision, action: int) -> Reason | None:
        """Why it answers so, as far as everybody may know it. To be asked before the answer is carried out."""
        return None


class Random(Player):
    """Any legal action, all equally likely."""

    def choose(self, state: State, decision: Decision, chance: Chance) -> int:
        if decision.question.timed:
            return decision.actions[0]  # where no clock runs, time is never up
        return chance.choice(decision.actions)


class Sensible(Player):
    """What the policy thinks best now."""

    def __init__(self, name: str, policy: Policy, reasons: Reasons | None = None) -> None:
        super().__init__(name)
        self.policy = policy
        self.reasons = reasons

    def choose(self, state: State, decision: Decision, chance: Chance) -> int:
        return self.policy(state, decision, chance)

    def why(self, state: State, decision: Decision, action: int) -> Reason | None:
        return None if self.reasons is None else self.reasons(state, decision, action)


def players_of(game: Game) -> tuple[str, ...]:
    """The names of the players that can play this game, the weakest first."""
    return (RANDOM, *_policies(game))


def usual_player(game: Game) -> str:
    """The player for a seat that needs one when nobody chose."""
    if not _has_bot(game):
        return RANDOM
    usual: str = getattr(import_module(_bot_module(game)), "USUAL", "")
    return usual or players_of(game)[-1]


def player(name: str, game: Game) -> Player:
    """The player of that name, ready for this game."""
    known = players_of(game)
    if name not in known:
        raise SetupError("error-bot-name", {"name": str(name), "known": ", ".join(known)}, game=game.name)
    if name == RANDOM:
        return Random(name)
    return Sensible(name, _policies(game)[name], getattr(import_module(_bot_module(game)), "why", None))


def _policies(game: Game) -> dict[str, Policy]:
    """What the game's own ``bot`` offers: several players as ``POLICIES``, or a single ``policy``, which is called greedy."""
    if not _has_bot(game):
        return {}
    bot = import_module(_bot_module(game))
    policies: dict[str, Policy] | None = getattr(bot, "POLICIES", None)
    return {GREEDY: bot.policy} if policies is None else policies


def _bot_module(game: Game) -> str:
    return f"tavolata.games.{game.name}.bot"


def _has_bot(game: Game) -> bool:
    # A game from elsewhere is no package here; ``find_spec`` of a module inside it would raise.
    return find_spec(f"tavolata.games.{game.name}") is not None and find_spec(_bot_module(game)) is not None
