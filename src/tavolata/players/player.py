"""The players that are here: *random* answers anything legal, the others play as the game's own ``bot`` says, or at a level
that starts from it: weaker ones make slips, stronger ones think ahead.
"""

from __future__ import annotations

from collections.abc import Callable

from tavolata.engine import Chance, Decision, Fast, Game, SetupError, State
from tavolata.engine.parts import Bots, Budget, Policy, Reason, Reasons, Slips
from tavolata.players.observation import Observation
from tavolata.players.search import Course, Thought, next_step, number_of, think, think_in_plans

#: How anybody else's bot answers: what its seat knows, a source of luck; the action.
Bot = Callable[[Observation, Chance], int]

RANDOM = "random"

#: The levels with names of their own, the weakest first. A game has as many of them as can be told apart.
FEATHER, EASY, MEDIUM, STRONG, MASTER = LEVELS = ("feather", "easy", "medium", "strong", "master")

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


class Slipping(Sensible):
    """Plays as a policy does, and sometimes gives an answer that looks nearly as good: more often when it is ahead, since
    whoever is behind and errs looks careless.
    """

    def __init__(self, name: str, policy: Policy, bots: Bots, slips: Slips) -> None:
        super().__init__(name, policy, bots.why)
        self.bots = bots
        self.slips = slips

    def choose(self, observation: Observation, chance: Chance) -> int:
        world, decision = observation.world, observation.decision
        chosen = self.policy(world, decision, chance)
        if chance.below(200) >= self.slips.often * (3 if self.is_ahead(observation) else 2):
            return chosen
        near = self.near_best(observation, chosen)
        return chance.choice(near) if near else chosen

    def is_ahead(self, observation: Observation) -> bool:
        world = observation.world
        return self.bots.value is not None and self.bots.value(world)[observation.seat] * world.players > 1.0

    def near_best(self, observation: Observation, chosen: int) -> list[int]:
        """The answers whose scores are within reach of the best one."""
        assert self.bots.scores is not None
        decision = observation.decision
        scores = self.bots.scores(observation.world, decision)
        least = max(scores) - self.slips.reach
        return [
            action
            for action, score in zip(decision.actions, scores, strict=True)
            if score >= least and action != chosen
        ]

    def why(self, observation: Observation, action: int) -> Reason | None:
        return why_as_policy(self, observation, action)


class Thinking(Sensible):
    """Thinks ahead: tries answers in guessed worlds (see ``search``)."""

    def __init__(self, name: str, policy: Policy, bots: Bots, budget: Budget) -> None:
        super().__init__(name, policy, bots.why)
        self.bots = bots
        self.budget = budget
        #: The course that was found last, so that it is not looked for at every step, and what the seat knew then.
        self.course: Course | None = None
        self.course_number = -1

    def choose(self, observation: Observation, chance: Chance) -> int:
        return self.think(observation, chance).action

    def think(self, observation: Observation, chance: Chance, most: int = 0) -> Thought:
        """What it found out. ``most``: no more playouts than these, where others wait for their turn to think."""
        decision = observation.decision
        budget = self.budget
        if 0 < most < budget.playouts:
            budget = budget._replace(playouts=most)
        plans = self.bots.plans
        begun = None if plans is None else plans.begun(observation.world, decision)
        if begun is not None:
            return self._next_step(observation, chance, budget, *begun)
        if len(decision.actions) == 1 or budget.only_plans or not is_at_stake(self.bots, decision):
            action = self.policy(observation.world, decision, chance)
            return Thought(action, action, [], 0, 0)
        return think(observation, chance, budget, self.bots, self.policy)

    def _next_step(
        self, observation: Observation, chance: Chance, budget: Budget, before: State, taken: list[int]
    ) -> Thought:
        """The next step of the plan that is best, which depends on nothing but what the seat knew before the first one."""
        asked = Observation(before, observation.seat)
        number = number_of(asked)
        is_known = self.course is not None and number == self.course_number
        if self.course is None or not is_known:
            self.course = think_in_plans(asked, budget, self.bots, self.policy)
            self.course_number = number
        chosen = self.policy(observation.world, observation.decision, chance)
        return next_step(self.course, taken, chosen)._replace(is_remembered=is_known)

    def why(self, observation: Observation, action: int) -> Reason | None:
        return why_as_policy(self, observation, action)


def is_at_stake(bots: Bots, decision: Decision) -> bool:
    return not bots.at_stake or decision.name in bots.at_stake


def why_as_policy(player: Sensible, observation: Observation, action: int) -> Reason | None:
    """The policy's reason where that is what it would answer, too; what was found by thinking or by mistake has none in words."""
    if player.reasons is None or player.policy(observation.world, observation.decision, Fast(0)) != action:
        return None
    return player.reasons(observation.world, observation.decision, action)


def anything(state: State, decision: Decision, chance: Chance) -> int:
    """Any legal action, all equally likely: the policy of the random player."""
    if state.game.clock is not None and state.game.is_timed(decision):
        return decision.actions[0]  # where no clock runs, time is never up
    return chance.choice(decision.actions)


def players_of(game: Game) -> tuple[str, ...]:
    """The names of the players that people choose from, the weakest first."""
    bots = game.bots()
    return (RANDOM, *(bots.levels or bots.policies))


def known_players(game: Game) -> tuple[str, ...]:
    """The names of all players that can play this game: those to choose from, and the policies that they are measured by."""
    return tuple(dict.fromkeys((*players_of(game), *game.bots().policies)))


def easiest_player(game: Game) -> str:
    """The player for whoever plays for the first time: the weakest that has a mind, if there is one."""
    return next(iter(players_of(game)[1:]), RANDOM)


def usual_player(game: Game) -> str:
    """The player for a seat that needs one when nobody chose."""
    return game.bots().usual or players_of(game)[-1]


def player(name: str, game: Game) -> Sensible:
    """The player of that name, ready for this game."""
    bots = game.bots()
    level = bots.levels.get(name)
    if level is None or (level.slips is None and level.budget is None):
        why = bots.why if level is None or level.why is None else level.why
        return Sensible(name, policy_of(name, game), None if name == RANDOM else why)
    policy = bots.policies[level.policy]
    if level.budget is not None:
        return Thinking(name, policy, bots, level.budget)
    assert level.slips is not None
    return Slipping(name, policy, bots, level.slips)


def policy_of(name: str, game: Game) -> Policy:
    """How the player of that name answers, given a state.

    For simulations, which play many games a second: they save an observation by showing the state itself to policies of games,
    which are proven to answer the same in every world that their seat cannot tell from it. All others get one.
    """
    known = known_players(game)
    if name not in known:
        raise SetupError("error-bot-name", {"name": str(name), "known": ", ".join(known)}, game=game.name)
    if name == RANDOM:
        return anything
    bots = game.bots()
    level = bots.levels.get(name)
    if level is None:
        return bots.policies[name]
    if level.slips is None and level.budget is None:
        return bots.policies[level.policy]
    choose = player(name, game).choose
    return lambda state, decision, chance: choose(Observation(state, decision.seat), chance)
