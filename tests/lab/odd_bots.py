"""Bots that misbehave, in a module that worker processes can import."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tavolata.engine import Chance
from tavolata.players import Observation

#: The name of a file, in the environment, that exists once somebody has died.
MARK = "TAVOLATA_TEST_DEATH"


def breaks_off(observation: Observation, chance: Chance) -> int:
    """Goes well for a while."""
    if observation.decision.id > 6:
        raise ValueError("out of ideas")
    return chance.choice(observation.decision.actions)


def cheats(observation: Observation, chance: Chance) -> int:
    return -1


def dies_once(observation: Observation, chance: Chance) -> int:
    """Takes its process with it, the first time."""
    mark = Path(os.environ[MARK])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return chance.choice(observation.decision.actions)


def dies(observation: Observation, chance: Chance) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return observation.decision.actions[0]


def first(observation: Observation, chance: Chance) -> int:
    """The first answer, always."""
    return observation.decision.actions[0]
