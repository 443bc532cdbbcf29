"""Everything in the box is used: every component, every verb, every kind of event the rules can tell."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from battery.cases import LISTED, Case, cases_of, strings_in, walk
from battery.checks import keep_secrets, questions_are_well_put, reclone, reload
from battery.hooks import HOOKS, Hooks
from tavolata.engine import Game, State

#: At most so many games are played; most of the time a part of them is enough.
MOST_GAMES = 600

#: The first occurrences of each kind of event after which the position is looked at closely.
CLOSELY = 8


class Found:
    """What has been met so far."""

    def __init__(self) -> None:
        self.components: set[str] = set()
        self.kinds: Counter[str] = Counter()
        self.verbs: set[str] = set()

    def anything_rare(self, state: State, hooks: Hooks) -> bool:
        """Take note of what has just happened; whether any of it has seldom been met before."""
        rare = False
        for event in state.events or []:
            self.components |= strings_in(event.public) & hooks.components
            self.kinds[event.kind] += 1
            rare |= self.kinds[event.kind] <= CLOSELY
        state.events = []
        return rare

    def missing(self, hooks: Hooks) -> frozenset[str]:
        missing = (hooks.components - self.components) | (hooks.kinds - set(self.kinds)) | (hooks.verbs - self.verbs)
        return missing - hooks.rare


@pytest.mark.parametrize("game", LISTED, ids=lambda game: game.name)
def test_every_component_verb_and_kind_of_event_occurs(game: Game) -> None:
    hooks = HOOKS[game.name]
    assert hooks.kinds
    cases = cases_of(game)
    found = Found()
    for seed in range(MOST_GAMES):
        play(cases[seed % len(cases)], seed, hooks, found)
        if not found.missing(hooks):
            break
    assert not found.missing(hooks)
    assert set(found.kinds) <= hooks.kinds


def play(case: Case, seed: int, hooks: Hooks, found: Found) -> None:
    """A game of rather keen players. Where something rare has just happened, the position is looked at closely."""
    lots = random.Random(seed)
    state: State = case.new(seed, events=True)
    for _, action in walk(state, random.Random(seed), keen=0.7):
        found.verbs.add(case.game.text(action).split()[0])
        questions_are_well_put(state)
        if found.anything_rare(state, hooks):
            reload(state)
            reclone(state)
            for seat in (None, *range(case.players)):
                keep_secrets(state, seat, lots)
    found.anything_rare(state, hooks)
