"""Anybody's bot, called by where it is: ``module:Name``.

The name is a function that answers an observation, or a class (or an object) with that as its method ``choose``. A class is
made without arguments, once for each seat. Modules are looked for as Python does, first in the folder one stands in. Only who
starts the program can name one, on the command line or in an experiment of their own: what comes over the network or out of a
saved game never leads here.
"""

from __future__ import annotations

import importlib
import sys
from typing import cast

from tavolata.engine import Chance, SetupError
from tavolata.players.observation import Observation
from tavolata.players.player import Bot, Player

_SIGN = ":"


def is_elsewhere(name: str) -> bool:
    """Whether the name says where a bot is, instead of one of the house."""
    return _SIGN in name


def from_elsewhere(name: str) -> Player:
    """The bot that lives there, ready for a seat."""
    return OwnBot(name, _answer_of(name))


class OwnBot(Player):
    """A bot from elsewhere. Whatever it does wrong is said in one sentence that names it."""

    def __init__(self, name: str, bot: Bot) -> None:
        super().__init__(name)
        self._bot = bot

    def choose(self, observation: Observation, chance: Chance) -> int:
        try:
            answer: object = self._bot(observation, chance)
        except Exception as problem:
            raise _problem("error-own-bot-broke", self.name, problem) from problem
        if not isinstance(answer, int) or answer not in observation.decision.actions:
            raise SetupError("error-own-bot-answer", {"name": self.name, "answer": repr(answer)[:80]})
        return answer


def _answer_of(name: str) -> Bot:
    """Its function, or the method ``choose`` of what it is."""
    where, _, what = name.partition(_SIGN)
    if "" not in sys.path:
        sys.path.insert(0, "")  # a program that was installed does not look in the folder one stands in
    try:
        found = getattr(importlib.import_module(where), what, None)
    except Exception as problem:  # whatever the module does when it is read
        raise _problem("error-own-bot-module", name, problem) from problem
    if found is None:
        raise SetupError("error-own-bot-missing", {"module": where, "name": what})
    if isinstance(found, type):
        try:
            found = found()
        except Exception as problem:
            raise _problem("error-own-bot-broke", name, problem) from problem
    answer = getattr(found, "choose", found)
    if not callable(answer):
        raise SetupError("error-own-bot-shape", {"name": name})
    return cast("Bot", answer)


def _problem(key: str, name: str, problem: Exception) -> SetupError:
    said = " ".join(str(problem).split())[:200]
    return SetupError(
        key, {"name": name, "problem": f"{type(problem).__name__}: {said}" if said else type(problem).__name__}
    )
