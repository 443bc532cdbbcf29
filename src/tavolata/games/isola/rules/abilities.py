"""Steps and questions about an operation of an ability: what they have in common."""

from __future__ import annotations

from typing import ClassVar, Final

from tavolata.engine import About, Question, Step
from tavolata.engine.saving import Number, Saved
from tavolata.games.isola.box.cards import ABILITIES, KEYS
from tavolata.games.isola.box.records import Operation
from tavolata.games.isola.box.things import A_THING_OR_NONE
from tavolata.games.isola.rules.pieces import AN_ABILITY, NONE
from tavolata.games.isola.rules.state import Isola

INDEX: Final = Number(0, 20)
CHOICE: Final = Number(-1, 20)


class AbilityStep(Step[Isola]):
    """Something about an ability: of whom, from which thing, which operation. ``choice``: which branch of it (NONE: itself)."""

    __slots__ = ("ability_number", "choice", "index", "source")
    saved: ClassVar[Saved] = (
        ("source", A_THING_OR_NONE),
        ("ability_number", AN_ABILITY),
        ("index", INDEX),
        ("choice", CHOICE),
    )

    def __init__(self, seat: int, source: int, ability_number: int, index: int = 0, choice: int = NONE) -> None:
        super().__init__(seat)
        self.source = source
        self.ability_number = ability_number
        self.index = index
        self.choice = choice


class AbilityQuestion(Question[Isola]):
    """A question about an operation of an ability."""

    __slots__ = ("ability_number", "choice", "index", "source")
    saved: ClassVar[Saved] = AbilityStep.saved

    def __init__(self, seat: int, source: int, ability_number: int, index: int = 0, choice: int = NONE) -> None:
        super().__init__(seat)
        self.source = source
        self.ability_number = ability_number
        self.index = index
        self.choice = choice

    def operation(self) -> Operation:
        return operation_of(self.ability_number, self.index, self.choice)

    def about(self, state: Isola, seat: int) -> About:
        return About(card=KEYS[ABILITIES[self.ability_number].card])


def operation_of(ability: int, index: int, choice: int) -> Operation:
    operation = ABILITIES[ability].operations[index]
    return operation if choice == NONE else operation.choices[choice]
