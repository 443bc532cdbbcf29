"""Picking one of the actions of a question."""

from __future__ import annotations

from tavolata.engine import verb_of


def best_of(actions: list[int], values: list[int]) -> int:
    """The action of the highest value, the first one among equals."""
    return actions[values.index(max(values))]


def only(actions: list[int], verb: int) -> list[int]:
    return [action for action in actions if verb_of(action) == verb]
