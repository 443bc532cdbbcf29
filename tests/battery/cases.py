"""What the battery runs on: every game, every number of players, every value of every option, both kinds of reactions.

Where options do not all go together, or would be too many, the game's hooks say which are tried.

A game gets all of it by being listed in ``tavolata.GAMES``. The miniature games of the engine's tests come along: they
have shapes that the first games lack. ``TAVOLATA_BATTERY=20`` in the environment makes everything run twenty times as long.
"""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import tavolata
from battery.hooks import HOOKS, Mode, Options
from engine.joust import JOUST
from engine.minigame import ORDEAL
from tavolata.engine import QUICK, STRICT, Decision, Game, Moment, SeatDeck, SetupError, State

#: How much longer than usual.
TIMES = int(os.environ.get("TAVOLATA_BATTERY", "1"))

#: One of so many cases is run. `make test` has a part of them on the compiled build and fewer on the plain one, which is
#: slow; `make soak` has all.
ONE_OF = int(os.environ.get("TAVOLATA_ONE_OF", "1"))

#: Random games that each case plays to the end.
GAMES_EACH = 2 * TIMES

#: A game that has not ended after so many answers never will.
MOST_ANSWERS = 100_000

#: How often a player does what a keen one would do (see ``hooks.py``), so that rare things happen too.
KEEN = 0.4

#: Where every single position is looked at closely, only so many of a game are, beginning not later than this.
POSITIONS = 120
LATEST = 400

LISTED = [tavolata.game(name) for name in tavolata.GAMES]
GAMES = [*LISTED, ORDEAL, JOUST]


@dataclass(frozen=True)
class Case:
    """A table: the game, how many play, what was agreed."""

    game: Game
    players: int
    options: Options = ()
    reactions: str = QUICK

    def new(self, seed: int, events: bool = False) -> State:
        options = dict(self.options)
        return self.game.new(
            self.players, seed, options, self.reactions, events=events, decks=decks_for(self.game, seed)
        )

    def begin(self, number: int, events: bool = False) -> tuple[State, random.Random]:
        """A new game and the lots for its answers, others for every case and number."""
        seed = crc32(f"{self} {number}".encode())
        return self.new(seed, events), random.Random(seed)

    def midway(self, number: int) -> tuple[State, random.Random]:
        """Such a game somewhere on its way: near its beginning, or some hundred answers later."""
        answers = pick(random.Random(number), LATEST)
        while True:
            state, lots = self.begin(number)
            for _ in walk(state, lots, answers):
                pass
            if not state.over:
                return state, lots
            answers //= 2

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options)
        return "-".join(filter(None, (self.game.name, str(self.players), self.reactions, chosen)))


def decks_for(game: Game, seed: int) -> list[SeatDeck]:
    """What the seats bring, where the hooks of a game say so."""
    hooks = HOOKS.get(game.name)
    return [] if hooks is None or hooks.decks is None else hooks.decks(seed)


def unlike(values: tuple[str, ...]) -> list[str]:
    """Of values that differ only in how many or how long ("rounds-10", "rounds-20") one is enough."""
    return list({re.sub(r"-\d+$", "", value): value for value in reversed(values)}.values())[::-1]


def modes_of(game: Game) -> list[Mode]:
    """Most games have one mode, in which every value of every option is tried."""
    hooks = HOOKS.get(game.name)
    if hooks is not None and hooks.modes:
        return list(hooks.modes)
    changes = [((option.name, value),) for option in game.options for value in unlike(option.values[1:])]
    return [Mode((), tuple(changes), tuple((option.name, option.values[-1]) for option in game.options))]


def can_be(case: Case) -> bool:
    """Not every table can be: some take more players, or more cards than are left."""
    try:
        case.new(0)
    except SetupError:
        return False
    return True


def cases_of(game: Game) -> list[Case]:
    """Each mode with every number of players; what else may be chosen, alone and all together, with three.

    Strict reactions matter only where there are any; elsewhere one such table is enough.
    """
    found: list[Case] = []
    least, most = game.min_players, game.max_players
    some = sorted({least, (least + most) // 2, most})
    reacting = any(issubclass(step, Moment) for step in game.steps.values())
    for reactions in (QUICK, STRICT) if reacting else (QUICK,):
        for mode in modes_of(game):
            others = [*mode.changes, mode.together] if len(game.options) > 1 else mode.changes
            found += [Case(game, players, mode.base, reactions) for players in range(least, most + 1)]
            found += [Case(game, players, mode.base + options, reactions) for options in others for players in some]
    if not reacting:
        found.append(Case(game, (least + most) // 2, (), STRICT))
    return [case for case in found if can_be(case)]


def chosen(cases: list[Case]) -> list[Case]:
    """Those of a game that are run: drawn by their names, so that every kind of case has its share."""
    drawn = set(sorted(cases, key=lambda case: crc32(str(case).encode()))[::ONE_OF])
    return [case for case in cases if case in drawn]


CASES = [case for game in GAMES for case in chosen(cases_of(game))]
LISTED_CASES = [case for case in CASES if case.game in LISTED]


def pick(lots: random.Random, count: int) -> int:
    """A number below count. Only ``random()`` is promised to give the same numbers in every version of Python."""
    return int(lots.random() * count)


def walk(
    state: State, lots: random.Random, most: int = MOST_ANSWERS, keen: float = KEEN
) -> Iterator[tuple[Decision, int]]:
    """Play at random. Each turn of the loop is one position: the decision and the answer that will be given next."""
    hooks = HOOKS.get(state.game.name)
    for _ in range(most):
        if state.over:
            return
        decision = state.decisions[pick(lots, len(state.decisions))]
        actions = decision.actions
        if hooks is not None and len(actions) > 1 and lots.random() < keen:
            actions = hooks.keen(state, decision)
        action = actions[pick(lots, len(actions))]
        yield decision, action
        state.play(decision.seat, action, decision.id)


def to_the_end(state: State, lots: random.Random) -> None:
    for _ in walk(state, lots):
        pass
    assert state.over, f"not over after {MOST_ANSWERS} answers"


def as_text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def open_decisions(state: State) -> list[tuple[int, int, str, list[int]]]:
    """All that an open decision shows."""
    return [(decision.seat, decision.id, decision.name, decision.actions) for decision in state.decisions]


def plain_fields(state: State) -> dict[str, object]:
    """Every attribute of the state that is plain data, whether or not it is saved."""
    fields = {name: getattr(state, name) for name in dir(state) if not name.startswith("_")}
    del fields["checking"], fields["events"]
    return {name: value for name, value in fields.items() if is_plain(value)}


def is_plain(value: object) -> bool:
    if isinstance(value, (list, tuple)):
        return all(is_plain(part) for part in value)
    if isinstance(value, dict):
        return all(is_plain(part) for part in (*value, *value.values()))
    return isinstance(value, (int, str))


def told(state: State) -> list[dict[str, object]]:
    return [event.dump() for event in state.events or []]


def any_action(game: Game, lots: random.Random) -> int:
    """Something that can be written in the game's notation, whether or not it makes sense: all verbs equally likely."""
    verb = game.notation.verbs[pick(lots, len(game.notation.verbs))]
    count = verb.least + pick(lots, len(verb.kinds) - verb.least + 1)
    words = [kind.names[pick(lots, len(kind.names))] for kind in verb.kinds[:count]]
    return game.parse(" ".join([verb.name, *words]))


def strings_in(data: Any) -> set[str]:
    """All words anywhere in plain data."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return {word for value in data.values() for word in strings_in(value)}
    if isinstance(data, (list, tuple)):
        return {word for value in data for word in strings_in(value)}
    return set()
