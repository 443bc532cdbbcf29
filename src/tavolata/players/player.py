"""The players that are here: *random* answers anything legal, the others play as the game's own ``bot`` says."""

from __future__ import annotations

from collections.abc import Callable

from tavolata.engine import Chance, Decision, Game, SetupError, State
from tavolata.engine.parts import Policy, Reason, Reasons
from tavolata.players.observation import Observation

#: How anybody else's bot answers: what its seat knows, a source of luck; the action.
Bot = Callable[[Observation, Chance], int]

RANDOM = "random"

#: How long a bot waits at a table where people look on, so that they can follow: in turn, and out of turn. Seconds.
PACE = 0.9
PACE_OUT_OF_TURN = 0.25
#: How long it takes for an answer in several steps that nobody sees: for all of them together, however many.
PACE_IN_SECRET = 4.0


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
    if state.game.clock is not None and state.game.is_timed(decision):
        return decision.actions[0]  # where no clock runs, time is never up
    return chance.choice(decision.actions)


def players_of(game: Game) -> tuple[str, ...]:
    """The names of the players that can play this game, the weakest first."""
    return (RANDOM, *game.bots().policies)


def easiest_player(game: Game) -> str:
    """The player for whoever plays for the first time: the weakest that has a mind, if there is one."""
    return next(iter(game.bots().policies), RANDOM)


def usual_player(game: Game) -> str:
    """The player for a seat that needs one when nobody chose."""
    return game.bots().usual or players_of(game)[-1]


def player(name: str, game: Game) -> Sensible:
    """The player of that name, ready for this game."""
    return Sensible(name, policy_of(name, game), None if name == RANDOM else game.bots().why)


def policy_of(name: str, game: Game) -> Policy:
    """How the player of that name answers, given a state.

    For simulations, which play many games a second: they save an observation by showing the state itself to the players of
    the house, which are proven to answer the same in every world that their seat cannot tell from it.
    """
    known = players_of(game)
    if name not in known:
        raise SetupError("error-bot-name", {"name": str(name), "known": ", ".join(known)}, game=game.name)
    return anything if name == RANDOM else game.bots().policies[name]
