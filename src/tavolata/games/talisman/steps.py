"""What steps and questions are made of: those about a card, another character, an effect of a card or space."""

from __future__ import annotations

from tavolata.engine import Question, Step
from tavolata.games.talisman.state import Talisman


class CardStep(Step[Talisman]):
    """A step about one card."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.card)


class CardQuestion(Question[Talisman]):
    """A question about one card."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.card)


class OtherQuestion(Question[Talisman]):
    """A question about another character."""

    __slots__ = ("other",)

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.other)


class DeedStep(Step[Talisman]):
    """A step that carries out an effect of a card; NOBODY: of the space."""

    __slots__ = ("card", "deed")

    def __init__(self, seat: int, deed: int, card: int) -> None:
        super().__init__(seat)
        self.deed = deed
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.deed, self.card)


class DeedQuestion(Question[Talisman]):
    """A question that an effect of a card puts; NOBODY: of the space."""

    __slots__ = ("card", "deed")

    def __init__(self, seat: int, deed: int, card: int) -> None:
        super().__init__(seat)
        self.deed = deed
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.deed, self.card)
