"""The players that are here: *random* answers anything legal, the others play as the game's own ``bot`` says."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tavolata.engine import Chance, Decision, Game, SetupError, State
from tavolata.engine.record import Reason
from tavolata.players.observation import Observation

#: How a game's own bot answers: the state, the seat's decision, a source of luck; the action. Each knows its own state.
Policy = Callable[[Any, Decision, Chance], int]
#: How anybody else's bot answers: what its seat knows, a source of luck; the action.
Bot = Callable[[Observation, Chance], int]
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

    def choose(self, observation: Observation, chance: Chance) -> int:
        """One of the actions of the observation's decision."""
        raise NotImplementedError

    def why(self, observation: Observation, action: int) -> Reason | None:
        """Why it answers so, as far as everybody may know it. To be asked before the answer is carried out."""
        return None


class Sensible(Player):
    """What the policy thinks best now."""

    def __init__(self, name: str, policy: Policy, reasons: Reasons | None = None) -> None:
        super().__init__(name)
        self.policy = policy
        self.reasons = reasons

    def choose(self, observation: Observation, chance: Chance) -> int:
        return self.policy(observation.world, observation.decision, chance)

    def why(self, observation: Observation, action: int) -> Reason | None:
        return None if self.reasons is None else self.reasons(observation.world, observation.decision, action)


def anything(state: State, decision: Decision, chance: Chance) -> int:
    """Any legal action, all equally likely: the policy of the random player."""
    if decision.question.timed:
        return decision.actions[0]  # where no clock runs, time is never up
    return chance.choice(decision.actions)


def players_of(game: Game) -> tuple[str, ...]:
    """The names of the players that can play this game, the weakest first."""
    return (RANDOM, *_policies(game))


def usual_player(game: Game) -> str:
    """The player for a seat that needs one when nobody chose."""
    if not _has_bot(game):
        return RANDOM
    usual: str = getattr(import_module(_bot_module(game)), "USUAL", "")
    return usual or players_of(game)[-1]


def player(name: str, game: Game) -> Sensible:
    """The player of that name, ready for this game."""
    return Sensible(name, policy_of(name, game), None if name == RANDOM else reasons_of(game))


def policy_of(name: str, game: Game) -> Policy:
    """How the player of that name answers, given a state.

    For simulations, which play many games a second: they save an observation by showing the state itself to the players of
    the house, which are proven to answer the same in every world that their seat cannot tell from it.
    """
    known = players_of(game)
    if name not in known:
        raise SetupError("error-bot-name", {"name": str(name), "known": ", ".join(known)}, game=game.name)
    return anything if name == RANDOM else _policies(game)[name]


def reasons_of(game: Game) -> Reasons | None:
    """Why the players of the game answer as they do; None: they never say."""
    reasons: Reasons | None = getattr(import_module(_bot_module(game)), "why", None)
    return reasons


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
