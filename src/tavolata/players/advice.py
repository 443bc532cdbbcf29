"""What a strong player would do in somebody's place, and why: the hint of the coach, at the online table and in the terminal.

It comes from an observation, as the answer of any bot does: nothing that the seat cannot know is in it.
"""

from __future__ import annotations

from typing import NamedTuple

from tavolata.engine import Chance, Game
from tavolata.engine.parts import Reason
from tavolata.players.observation import Observation
from tavolata.players.player import Sensible, Thinking
from tavolata.players.search import Weighed


class Compared(NamedTuple):
    """Two answers that were tried in the same worlds: the advised one, and the best of the others."""

    other: int
    #: The chance of winning with each.
    chance: float
    other_chance: float
    #: Whether the difference is more than luck.
    is_clear: bool


class Advice(NamedTuple):
    """What to answer, why in the words of the game (None: it has none for this), and what thinking ahead found."""

    action: int
    why: Reason | None
    compared: Compared | None
    playouts: int


def coach_of(game: Game) -> str:
    """The player whose advice is given: the strongest level; "" where a game has none.

    What the players of a game without levels know besides the table is what its people are asked (the dates of Timeline).
    """
    levels = [*game.bots().levels]
    return levels[-1] if levels else ""


def advice_of(coach: Sensible, observation: Observation, chance: Chance, most: int = 0) -> Advice:
    """What the coach would answer. ``most``: no more playouts than these."""
    if not isinstance(coach, Thinking):
        action = coach.choose(observation, chance)
        return Advice(action, coach.why(observation, action), None, 0)
    found = coach.think(observation, chance, most)
    why = coach.why(observation, found.action)
    return Advice(found.action, why, _compared(found.action, found.answers, coach.budget.guard), found.playouts)


def _compared(action: int, answers: list[Weighed], guard: float) -> Compared | None:
    """The advised answer beside the best other one that was tried as often.

    One of the two is what the policy would answer, by which all are measured: it is never dropped.
    """
    mine = next((answer for answer in answers if answer.action == action and answer.playouts), None)
    others = [answer for answer in answers if mine and answer.action != action and answer.playouts == mine.playouts]
    if mine is None or not others:
        return None
    other = max(others, key=lambda answer: answer.mean)
    measured = mine if mine.gain else other
    is_clear = mine.mean > other.mean and abs(measured.gain) > guard * measured.gain_error
    return Compared(other.action, mine.mean, other.mean, is_clear)
