"""The games for OpenSpiel. Importing this module registers them: ``tavolata_indy``, ``tavolata_talismani`` and so on.

    import pyspiel
    import tavolata.adapters.openspiel

    game = pyspiel.load_game("tavolata_indy(players=4,options=settlement:winner-first)")

Seats are asked one after the other, also where the table asks several at once: nobody sees what the others have answered before
all have. Tables are strict (see ``Moment``), for at a quick one the order of play would tell what a hand holds.

All luck is drawn first, as the digits of a seed that nobody sees. For the players that is the same game. A program that searches
in a copy of the state would know the future, and must search in ``resample_from_infostate`` instead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec

from tavolata.adapters.recall import Recall
from tavolata.engine import STRICT, Game, Notation, SetupError, State, arguments_of, verb_of
from tavolata.games import NAMES
from tavolata.games import game as game_called

try:
    import numpy as np
    import pyspiel

    from tavolata.adapters.arrays import write
except ImportError as problem:
    raise ImportError(
        'OpenSpiel is not installed here. Install it with: pip install "tavolata[openspiel]"'
    ) from problem

#: A seed of 32 bits, drawn digit by digit: as many chance nodes stand at the beginning of a game. OpenSpiel copies the list of
#: outcomes at each; with four bytes instead a short game took half as long again.
_DIGITS, _BASE = 8, 16
_OF_DIGIT = [(digit, 1 / _BASE) for digit in range(_BASE)]
_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
#: How answers are numbered: over all that can ever be answered, or by their place among those that are legal.
TABLE, SLOTS = "table", "slots"

#: The hands of ``tavolata_talismani_last_cards``, and more answers than any question has there.
LAST_CARDS = ("NUV6 SOL3", "NUV4 SOL5")
_MOST_OF_LAST_CARDS = 32

_encode = msgspec.json.Encoder(order="sorted").encode


class Numbers(dict[int, int]):
    """The number of each action in one table of all that can be written: verb, then arguments, in mixed radix.

    Ascending like the actions themselves. Filled as they turn up: whole, the table of Timeline would have a million entries.
    """

    def __init__(self, notation: Notation) -> None:
        super().__init__()
        self.notation = notation
        #: By verb: how many values each place has, an absent argument included; and the number of its first action.
        self._places = [[len(kind.names) + 1 for kind in verb.kinds] for verb in notation.verbs]
        self._first: list[int] = []
        self.count = 0
        for places in self._places:
            self._first.append(self.count)
            self.count += _product(places)
        self.actions: dict[int, int] = {}

    def __missing__(self, action: int) -> int:
        verb, given = verb_of(action), arguments_of(action)
        number = 0
        for place, size in enumerate(self._places[verb]):
            number = number * size + (given[place] + 1 if place < len(given) else 0)
        number += self._first[verb]
        self[action] = number
        self.actions[number] = action
        return number


def _product(sizes: list[int]) -> int:
    product = 1
    for size in sizes:
        product *= size
    return product


class Beginning(NamedTuple):
    """How a game begins: what chance draws, node by node, and the table that is laid from it."""

    nodes: int
    outcomes: list[tuple[int, float]]
    lay: Callable[[list[int]], State]


class Setting:
    """What all games of the same parameters share."""

    def __init__(self, made_by: tuple[Any, ...], game: Game, players: int, options: dict[str, str]) -> None:
        #: What makes this setting again: a function and its arguments.
        self.made_by = made_by
        self.game = game
        self.players = players
        self.options = options
        self.facts = game.facts(players, options)
        self.numbers = Numbers(game.notation)
        self.number_of = self.numbers.__getitem__
        self.longest: int = self.facts.longest
        self.by_slot = False
        self.beginning = Beginning(_DIGITS, _OF_DIGIT, self._lay)

    def _lay(self, drawn: list[int]) -> State:
        seed = 0
        for digit in drawn:
            seed = seed * _BASE + digit
        return self.game.new(self.players, seed, self.options, STRICT)

    @property
    def actions(self) -> int:
        return self.facts.most_actions if self.by_slot else self.numbers.count

    def __deepcopy__(self, memo: dict[int, object]) -> Setting:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return self.made_by


@cache
def setting(name: str, players: int, options: str, actions: str, longest: int) -> Setting:
    """The setting for the parameters of a game."""
    game = game_called(name)
    key = setting, (name, players, options, actions, longest)
    made = Setting(key, game, players, read_options(game, options))
    if actions not in (TABLE, SLOTS):
        raise SetupError("error-adapter-actions", {"value": actions, "known": f"{TABLE}, {SLOTS}"}, game=name)
    if longest < 0:
        raise SetupError("error-adapter-longest", {"value": str(longest)}, game=name)
    made.by_slot = actions == SLOTS
    made.longest = longest or made.longest
    return made


@cache
def last_cards() -> Setting:
    """The last two cards each of I Talismani for two, small enough to be looked through.

    The rules are those of the game, whole; the row lies, four cards are left, and chance says who holds which hand. As at every
    table for two, each knows what the other holds; hidden is what is laid.
    """
    talismani = game_called("talismani")
    made = Setting((last_cards, ()), talismani, 2, talismani.check_options({}))
    made.beginning = Beginning(1, [(0, 0.5), (1, 0.5)], _lay_last_cards)
    made.by_slot = True
    made.facts = made.facts._replace(most_actions=_MOST_OF_LAST_CARDS)
    made.longest = 100
    return made


def _lay_last_cards(drawn: list[int]) -> State:
    from tavolata.games.talismani.position import position

    hands = LAST_CARDS if drawn[0] == 0 else LAST_CARDS[::-1]
    return position("NUV SOL TEM NEV NEB PIO", hands=hands, events=False)


def read_options(game: Game, text: str) -> dict[str, str]:
    """``turn-order:to-and-fro;first:1``: OpenSpiel keeps commas and equals signs for itself."""
    parts = [part.partition(":") for part in text.split(";") if part.strip()]
    return game.check_options({name.strip(): value.strip() for name, _, value in parts})


class RunningGame:
    """One game under way. A state of OpenSpiel has nothing but this: it copies and saves what it has piece by piece."""

    __slots__ = ("answers", "drawn", "player", "recall", "setting")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.drawn: list[int] = []
        self.recall: Recall | None = None
        self.answers = 0
        self.player = _CHANCE

    def draw(self, outcome: int) -> None:
        self.drawn.append(outcome)
        if len(self.drawn) == self.setting.beginning.nodes:
            self.recall = Recall(self.setting.beginning.lay(self.drawn))
            self.look_whose_turn()

    def legal(self) -> list[int]:
        assert self.recall is not None
        actions = self.recall.state.decisions[0].actions
        if self.setting.by_slot:
            return list(range(len(actions)))
        return list(map(self.setting.number_of, actions))

    def action(self, number: int) -> int:
        """The action that a number stands for; one that was never offered stands for none, and the engine refuses it."""
        if self.setting.by_slot:
            assert self.recall is not None
            return self.recall.state.decisions[0].actions[number]
        return self.setting.numbers.actions.get(number, -1)

    def play(self, number: int) -> None:
        """In one piece, ``action`` and ``look_whose_turn`` included: every call of Python costs a tenth of a step."""
        recall, setting = self.recall, self.setting
        assert recall is not None
        state = recall.state
        action = state.decisions[0].actions[number] if setting.by_slot else setting.numbers.actions.get(number, -1)
        recall.play(self.player, action)
        self.answers += 1
        decisions = state.decisions
        self.player = decisions[0].seat if decisions and self.answers < setting.longest else _TERMINAL

    def look_whose_turn(self) -> None:
        assert self.recall is not None
        decisions = self.recall.state.decisions
        # A game that is given up for its length ends without winners.
        self.player = decisions[0].seat if decisions and self.answers < self.setting.longest else _TERMINAL

    def copy(self, recall: Recall | None) -> RunningGame:
        copy = RunningGame.__new__(RunningGame)
        copy.setting = self.setting
        copy.drawn = self.drawn[:]
        copy.recall = recall
        copy.answers = self.answers
        copy.player = self.player
        return copy

    def determinize(self, seat: int, seed: int) -> RunningGame:
        assert self.recall is not None
        world = self.copy(self.recall.determinize(seat, seed))
        world.look_whose_turn()
        return world

    def __deepcopy__(self, memo: dict[int, object]) -> RunningGame:
        return self.copy(None if self.recall is None else self.recall.clone())


class TavolataState(pyspiel.State):  # type: ignore[misc]  # a base without types
    """A game under way, for OpenSpiel."""

    def __init__(self, game: TavolataGame) -> None:
        super().__init__(game)
        self.running = RunningGame(game.setting)

    def current_player(self) -> int:
        return self.running.player

    def is_terminal(self) -> bool:
        return self.running.player == _TERMINAL

    def is_chance_node(self) -> bool:
        return self.running.player == _CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.running.setting.beginning.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return self.running.legal()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """For programs in Python, as OpenSpiel answers: through its own library it takes four times as long."""
        running = self.running
        asked = running.player
        if asked >= 0 and (player is None or player == asked):
            return running.legal()
        if asked == _CHANCE and (player is None or player == _CHANCE):
            return [outcome for outcome, _ in running.setting.beginning.outcomes]
        return []

    def _apply_action(self, action: int) -> None:
        running = self.running
        if running.player == _CHANCE:
            running.draw(action)
        else:
            running.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        running = self.running
        if player == _CHANCE:
            return f"draw {action}"
        return running.setting.game.text(running.action(action))

    def returns(self) -> list[float]:
        running = self.running
        return [0.0] * running.setting.players if running.recall is None else running.recall.state.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TavolataState:
        """A game that the player cannot tell from this one; all that is hidden, and all luck to come, is drawn anew."""
        world: TavolataState = self.clone()
        if self.running.recall is not None and self.running.player != _TERMINAL:
            world.running = self.running.determinize(player, int(sampler() * (1 << 53)))
        return world

    def __str__(self) -> str:
        running = self.running
        return f"drawn: {running.drawn}" if running.recall is None else str(running.recall.state)


class Observer:
    """What a player sees, or with perfect recall has ever seen; with or without what all see."""

    def __init__(self, kind: Any, setting: Setting) -> None:
        self.kind = kind
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        #: The blocks of the tensor by name.
        self.dict: dict[str, Any] = {}
        if self.is_private and kind.public_info and not kind.perfect_recall:
            layout = setting.game.observation_layout(setting.players, setting.options)
            self.tensor = np.zeros(layout.size, np.float32)
            for block, start in zip(layout.blocks, layout.starts, strict=False):
                self.dict[block.name] = self.tensor[start : start + block.size]

    def set_from(self, state: TavolataState, player: int) -> None:
        """Only what a player sees now is also there as numbers (see ``State.observe``)."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.running.recall is not None:
            seen = state.running.recall.state.observation_vector(player)
            write(seen, self.tensor)

    def string_from(self, state: TavolataState, player: int) -> str:
        recall = state.running.recall
        if recall is None:
            return ""
        if self.kind.perfect_recall and self.kind.public_info:
            return recall.information(player if self.is_private else None)
        if not self.is_private:
            return _encode(recall.state.view(None)).decode() if self.kind.public_info else ""
        seen = recall.state.view(player) if self.kind.public_info else recall.state.own_view(player)
        return f"seat {player}\n{_encode(seen).decode()}"


class TavolataGame(pyspiel.Game):  # type: ignore[misc]  # a base without types
    """A game of Tavolata with its parameters."""

    def __init__(self, type: Any, setting: Setting, parameters: dict[str, Any]) -> None:
        self.setting = setting
        facts, beginning = setting.facts, setting.beginning
        self._chance_nodes = beginning.nodes
        super().__init__(
            type,
            pyspiel.GameInfo(
                num_distinct_actions=setting.actions,
                max_chance_outcomes=len(beginning.outcomes),
                num_players=setting.players,
                min_utility=facts.least_return,
                max_utility=facts.most_return,
                utility_sum=0.0,
                max_game_length=setting.longest,
            ),
            parameters,
        )

    def new_initial_state(self, *_: object) -> TavolataState:
        return TavolataState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.setting)


def game_type(name: str, long_name: str, players: tuple[int, int], parameters: dict[str, Any]) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _registered(name: str) -> type[TavolataGame]:
    """The class of a game, under its name in OpenSpiel's list."""
    game = game_called(name)
    usual = {"players": game.player_counts()[0], "options": "", "actions": TABLE, "longest": 0}
    kind = game_type(f"tavolata_{name}", name.capitalize(), (game.min_players, game.max_players), usual)

    def begin(self: TavolataGame, params: dict[str, Any] | None = None) -> None:
        chosen = {**usual, **(params or {})}
        TavolataGame.__init__(self, kind, setting(name, **chosen), chosen)

    made = type(f"{name.capitalize()}Game", (TavolataGame,), {"__init__": begin, "__module__": __name__})
    pyspiel.register_game(kind, made)
    return made


_LAST_CARDS_TYPE = game_type("tavolata_talismani_last_cards", "Talismani: last cards", (2, 2), {})


class LastCardsGame(TavolataGame):
    """A game that can be solved: chance nodes with their probabilities, and a tree of some thousand nodes."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_LAST_CARDS_TYPE, last_cards(), params or {})


pyspiel.register_game(_LAST_CARDS_TYPE, LastCardsGame)

for _made in map(_registered, NAMES):
    globals()[_made.__name__] = _made  # where pickle looks for it
