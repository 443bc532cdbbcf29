"""Bots that misbehave, in a module that worker processes can import."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tavolata.engine import Chance, Decision, State

#: The name of a file, in the environment, that exists once somebody has died.
MARK = "TAVOLATA_TEST_DEATH"


def breaks_off(state: State, decision: Decision, chance: Chance) -> int:
    """Goes well for a while."""
    if decision.id > 6:
        raise ValueError("out of ideas")
    return chance.choice(decision.actions)


def cheats(state: State, decision: Decision, chance: Chance) -> int:
    return -1


def dies_once(state: State, decision: Decision, chance: Chance) -> int:
    """Takes its process with it, the first time."""
    mark = Path(os.environ[MARK])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return chance.choice(decision.actions)


def dies(state: State, decision: Decision, chance: Chance) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return decision.actions[0]


def first(state: State, decision: Decision, chance: Chance) -> int:
    """The first answer, always."""
    return decision.actions[0]
