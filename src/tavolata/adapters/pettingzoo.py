"""The games for PettingZoo: ``env("indy", players=4)`` for all, ``parallel_env("talismani", players=4)`` where all choose at once.

Seats are asked one after the other, also where the table asks several at once: nobody sees what the others have answered before
all have. Tables are strict (see ``Moment``), for at a quick one the order of play would tell what a hand holds.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from io import StringIO
from typing import Any, Literal

from rich.console import Console

from tavolata.engine import STRICT, Decision, Game, IllegalAction, SeatDeck, SetupError, State
from tavolata.engine.words import Words, has_words
from tavolata.games import game as game_called
from tavolata.terminal.desk import Desk
from tavolata.terminal.face import Style, face_of
from tavolata.terminal.screen import Scene, draw

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv

    from tavolata.adapters.arrays import write
except ImportError as problem:
    raise ImportError(
        'PettingZoo is not installed here. Install it with: pip install "tavolata[pettingzoo]"'
    ) from problem

#: How answers are numbered: by their place among those that are legal, or in the table of all that can be written.
Actions = Literal["slots", "full"]
#: What is rewarded: the place at the end, or each change of the score as the game goes on, which teams have in common.
Rewards = Literal["places", "scores"]
#: What becomes of an answer that is not legal: it is refused with its reason; the first legal one is given instead; whoever gave
#: it loses one and the game ends, as with PettingZoo's own games.
Illegal = Literal["refuse", "first", "lose"]
#: A number for each agent, what it sees, what it may know.
Observed = dict[str, NDArray[Any]]

_MOST_SEED = 1 << 62
#: What an answer that is not legal costs, as with PettingZoo's own games.
_FORFEIT = -1.0


@cache
def _full_table(name: str) -> NDArray[np.int64]:
    """All actions that can be written, ascending."""
    return np.array(game_called(name).notation.every_action(), np.int64)


class Table:
    """A table of a game as both kinds of environment use it: spaces, observations, answers, rewards, drawing."""

    def __init__(
        self,
        game: str | Game,
        players: int,
        options: dict[str, str] | None = None,
        *,
        decks: Sequence[SeatDeck | None] = (),
        actions: Actions = "slots",
        features: bool = False,
        rewards: Rewards = "places",
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        _check("actions", actions, ("slots", "full"))
        _check("rewards", rewards, ("places", "scores"))
        _check("illegal", illegal, ("refuse", "first", "lose"))
        _check("render_mode", render_mode, (None, "human", "ansi"))
        self.game = game_called(game) if isinstance(game, str) else game
        self.players = players
        self.options = dict(options or {})
        self.decks = decks
        self.features = features
        self.rewards = rewards
        self.illegal = illegal
        self.render_mode = render_mode
        self.language = language
        facts = self.game.facts(players, self.options)
        self.longest = facts.longest
        #: The table of all actions, where answers go by it.
        self.full = _full_table(self.game.name) if actions == "full" else None
        self.count = facts.most_actions if self.full is None else len(self.full)
        self.layout = self.game.observation_layout(players, self.game.check_options(self.options))
        self.size = self.layout.size
        self.of_action = sum(block.size for block in self.game.action_features())
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self._masks: dict[int, NDArray[np.int8]] = {}
        self.lots = random.Random()
        self.answered = 0
        self.state = self._laid(0)

    def space(self) -> spaces.Dict:
        """What is observed: what the seat may know, which numbers are answers, and if wanted what each answer is."""
        found: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 1, (self.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.count,), np.int8),
        }
        if self.features:
            found["action_features"] = spaces.Box(0, 1, (self.slots, self.of_action), np.float32)
        return spaces.Dict(found)

    @property
    def slots(self) -> int:
        """No decision has more answers."""
        return self.count if self.full is None else self.game.facts(self.players, self.options).most_actions

    def _laid(self, seed: int) -> State:
        return self.game.new(self.players, seed, self.options, STRICT, decks=self.decks)

    def begin(self, seed: int | None) -> None:
        """The game of this seed; without one the next of those that follow from the last seed that was given."""
        if seed is not None:
            self.lots.seed(seed)
        self.state = self._laid(self.lots.getrandbits(62) if seed is None else seed % _MOST_SEED)
        self.answered = 0

    def observe(self, seat: int, asked: bool) -> Observed:
        """``asked``: whether it is this seat's turn to answer here; the others have no answers now."""
        state = self.state
        numbers = np.zeros(self.size, np.float32)
        write(state.observation_vector(seat, self.layout), numbers)
        decision = state.decision_of(seat) if asked else None
        if decision is None:
            mask = np.zeros(self.count, np.int8)
        elif self.full is None:
            mask = self._first(len(decision.actions)).copy()
        else:
            mask = np.zeros(self.count, np.int8)
            mask[np.searchsorted(self.full, decision.actions)] = 1
        found: Observed = {"observation": numbers, "action_mask": mask}
        if self.features:
            rows = np.zeros((self.slots, self.of_action), np.float32)
            if decision is not None:
                rows[: len(decision.actions)] = state.action_features(seat)
            found["action_features"] = rows
        return found

    def _first(self, count: int) -> NDArray[np.int8]:
        """The mask of the first so many slots, to be copied: a third of the time of one made anew."""
        mask = self._masks.get(count)
        if mask is None:
            mask = self._masks[count] = np.zeros(self.count, np.int8)
            mask[:count] = 1
        return mask

    def answer(self, decision: Decision, number: int) -> list[float] | None:
        """Play what the number stands for; the rewards of all seats, None where nobody gets any."""
        action = self._action(decision.actions, number)
        before = self.state.scores if self.rewards == "scores" else []
        self.state.play(decision.seat, action)
        self.answered += 1
        if before:
            return [float(now - then) for now, then in zip(self.state.scores, before, strict=True)]
        return self.state.returns() if self.state.over else None

    def _action(self, actions: list[int], number: int) -> int:
        action = -1
        if self.full is None:
            if 0 <= number < len(actions):
                return actions[number]
        elif 0 <= number < self.count:
            action = int(self.full[number])
        if self.illegal == "first" and action not in actions:
            return actions[0]
        if action < 0:
            raise IllegalAction("error-no-slot", {"number": str(number), "count": len(actions)}, "", self.game.name)
        return action

    def forfeit(self, seat: int) -> list[float]:
        """The rewards when that seat has given an answer that is not legal."""
        return [_FORFEIT if other == seat else 0.0 for other in range(self.players)]

    @property
    def is_cut_off(self) -> bool:
        """Whether the game has taken as many answers as none takes unless somebody plays in circles."""
        return self.answered >= self.longest and not self.state.over

    def render(self) -> str | None:
        """The table as a spectator sees it: a text, or printed."""
        words = Words(self.language, self.game.name if has_words(self.game.name) else "")
        paper = StringIO()
        desk = Desk(words, Console(file=paper, highlight=False, markup=False, emoji=False, width=100))
        face = face_of(self.game, words, self.agents, Style(desk.fancy, desk.lively), self.state.options)
        desk.print(draw(desk, face, Scene(self.state.view(None), None, [])))
        if self.render_mode == "human":
            print(paper.getvalue())
            return None
        return paper.getvalue()


def _check(name: str, value: object, known: tuple[object, ...]) -> None:
    if value not in known:
        listed = ", ".join(str(one) for one in known)
        raise SetupError("error-option-value", {"name": name, "value": str(value), "known": listed})


class TableEnv(AECEnv):  # type: ignore[misc]  # a base without types
    """One answer after the other. ``table`` has the game, its state and the numbers of the seats."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.metadata = {
            "name": f"tavolata_{table.game.name}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = table.render_mode
        self.possible_agents = table.agents[:]
        self.agents: list[str] = []
        # One for each: they are seeded one by one.
        self._spaces = {agent: table.space() for agent in table.agents}
        self._answers = {agent: spaces.Discrete(table.count) for agent in table.agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._answers[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[self.table.state.decisions[0].seat]

    def observe(self, agent: str) -> Observed:
        table = self.table
        return table.observe(table.seats[agent], agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ResetNeeded("reset the environment first: nobody is to answer")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        state = table.state
        decision = state.decisions[0]
        forfeited = False
        try:
            rewards = table.answer(decision, -1 if action is None else int(action))
        except IllegalAction:
            if table.illegal != "lose":
                raise
            rewards, forfeited = table.forfeit(decision.seat), True
        self._cumulative_rewards[agent] = 0.0
        if rewards is not None:
            self.rewards = dict(zip(table.agents, rewards, strict=True))
            self._accumulate_rewards()
        if state.over or forfeited:
            self.terminations = dict.fromkeys(self.agents, True)
        elif table.is_cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = table.agents[state.decisions[0].seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""


class ParallelTableEnv(ParallelEnv):  # type: ignore[misc]  # a base without types
    """All agents answer at once. Who is not asked has the first answer alone, and it counts for nothing."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.metadata = {"name": f"tavolata_{table.game.name}_parallel_v0", "render_modes": ["human", "ansi"]}
        self.render_mode = table.render_mode
        self.possible_agents = table.agents[:]
        self.agents: list[str] = []
        self._spaces = {agent: table.space() for agent in table.agents}
        self._answers = {agent: spaces.Discrete(table.count) for agent in table.agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._answers[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observed(), self._infos()

    def _observed(self) -> dict[str, Observed]:
        found: dict[str, Observed] = {}
        for seat, agent in enumerate(self.possible_agents):
            found[agent] = self.table.observe(seat, True)
            if self.table.state.decision_of(seat) is None:
                found[agent]["action_mask"][0] = 1
        return found

    def _infos(self) -> dict[str, dict[str, Any]]:
        asked = {decision.seat for decision in self.table.state.decisions}
        return {agent: {"asked": seat in asked} for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table = self.table
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        for decision in table.state.decisions:  # a new list is made as soon as somebody has answered
            gained = table.answer(decision, int(actions[table.agents[decision.seat]]))
            for agent, reward in zip(agents, gained or (), strict=False):
                rewards[agent] += reward
        over, cut_off = table.state.over, table.is_cut_off
        if over or cut_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ends, cuts = dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off)
        return self._observed(), rewards, ends, cuts, self._infos()

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(game: str | Game, players: int, options: dict[str, str] | None = None, **wishes: Any) -> TableEnv:
    """A table: an answer that is not legal raises its reason, and nothing changes. ``wishes`` are those of ``Table``."""
    return TableEnv(Table(game, players, options, **wishes))


def env(game: str | Game, players: int, options: dict[str, str] | None = None, **wishes: Any) -> TableEnv:
    """A table as PettingZoo gives its own games: whoever gives an answer that is not legal loses one, and the game ends.

    What its three wrappers check is checked inside: each of them costs as much as a move.
    """
    return raw_env(game, players, options, **{"illegal": "lose", **wishes})


def parallel_env(
    game: str | Game, players: int, options: dict[str, str] | None = None, **wishes: Any
) -> ParallelTableEnv:
    """A table of I Talismani del Tempo, where most questions are put to all at once."""
    table = Table(game, players, options, **wishes)
    _check("illegal", table.illegal, ("refuse", "first"))
    if table.game.name != "talismani":
        raise SetupError("error-not-parallel", {}, game=table.game.name)
    return ParallelTableEnv(table)
