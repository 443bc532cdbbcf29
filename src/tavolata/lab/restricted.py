"""Restricted play: a bot that never gives some answer if it has another. What it loses is what the answer is worth to it.

An answer is named by the beginning of its notation: ``eagle``, or more exactly ``buy SWORD``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tavolata.engine import Chance, Decision, Game, SetupError, State
from tavolata.players import Policy


def check_never(game: Game, never: Sequence[str]) -> None:
    """Refuse what no answer of the game begins with."""
    verbs = {verb.name: verb for verb in game.notation.verbs}
    for beginning in never:
        words = beginning.split()
        verb = verbs.get(words[0].lower()) if words else None
        if verb is None:
            details: dict[str, object] = {"field": "never", "value": beginning, "known": ", ".join(verbs)}
            raise SetupError("error-experiment-choice", details)
        arguments = words[1:]
        known = len(arguments) <= len(verb.kinds)
        if not known or any(kind.number(word) < 0 for word, kind in zip(arguments, verb.kinds, strict=False)):
            raise SetupError("error-experiment-never", {"value": beginning, "verb": verb.name})


def never_using(policy: Policy, never: Sequence[str]) -> Policy:
    """The same bot, but shown only the other answers, wherever there are others. If it insists, luck chooses among those."""
    beginnings = [beginning.lower().split() for beginning in never]

    @cache
    def is_forbidden(game: Game, action: int) -> bool:
        words = game.text(action).lower().split()
        return any(words[: len(beginning)] == beginning for beginning in beginnings)

    def choose(state: State, decision: Decision, chance: Chance) -> int:
        left = [action for action in decision.actions if not is_forbidden(state.game, action)]
        if not left or len(left) == len(decision.actions):
            return policy(state, decision, chance)
        if len(left) == 1:
            return left[0]
        action = policy(state, Decision(decision.id, decision.seat, decision.question, left), chance)
        return action if action in left else left[chance.below(len(left))]

    return choose
