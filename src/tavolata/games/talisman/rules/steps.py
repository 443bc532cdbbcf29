"""What steps and questions are made of: those about a card, another character, an effect of a card or space, a roll."""

from __future__ import annotations

from typing import ClassVar, Final

from tavolata.engine import PASS, About, Question, Step, Threat, first_of, verb_of
from tavolata.engine.saving import SEAT, Saved
from tavolata.engine.scopes import NEW, STAGE
from tavolata.games.talisman.box.actions import ALIGN, DONE, DROP, REPLACE, TAKE
from tavolata.games.talisman.box.cards import A_CARD, AN_EFFECT, CARD_NAMES, CARD_OR_NONE, NOBODY, SPACE_NAMES, Card
from tavolata.games.talisman.rules.state import Talisman

#: Verbs by which nothing is won.
_NO_GAIN: Final = (PASS, DONE, DROP, ALIGN)


def asked_by(state: Talisman, seat: int, card: Card) -> About:
    """A card asks; NOBODY: the space where the character stands. One decides by what is written there."""
    if card != NOBODY:
        return About(card=CARD_NAMES[card], read=[CARD_NAMES[card]])
    space = SPACE_NAMES[state.heroes[seat].space]
    return About(space=space, read=[space])


def offered(state: Talisman, seat: int) -> list[str]:
    """The cards that can be had by an answer; where none can, those that would have to make room."""
    mine = state.decision_of(seat)
    actions = mine.actions if mine is not None else []
    wanted = [CARD_NAMES[first_of(action)] for action in actions if verb_of(action) in (TAKE, REPLACE)]
    if wanted or any(verb_of(action) not in _NO_GAIN for action in actions):
        return wanted
    return [CARD_NAMES[first_of(action)] for action in actions if verb_of(action) == DROP]


class AfterRoll(Step[Talisman]):
    """What follows a roll for a card or a space. It says what was rolled for: to the log, to whoever may spend fate."""

    __slots__ = ()

    def rolled_for(self, state: Talisman) -> str:
        """A name of the notation, or a word of the log; of most the space where the character stands."""
        return SPACE_NAMES[state.heroes[self.seat].space]

    def against(self) -> tuple[int, ...]:
        """The dice that these must beat, if there are any."""
        return ()


class AfterCardRoll(AfterRoll):
    """What follows a roll for one card."""

    __slots__ = ("card",)
    saved: ClassVar[Saved] = (("card", CARD_OR_NONE),)

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def rolled_for(self, state: Talisman) -> str:
        return CARD_NAMES[self.card] if self.card != NOBODY else super().rolled_for(state)


class CardStep(Step[Talisman]):
    """A step about one card."""

    __slots__ = ("card",)
    saved: ClassVar[Saved] = (("card", CARD_OR_NONE),)

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card = card


class CardThreat(Threat[Talisman]):
    """Something that is about to happen to one card."""

    __slots__ = ("card",)
    saved: ClassVar[Saved] = (("card", A_CARD), ("stage", STAGE))

    def __init__(self, seat: int, card: Card, stage: int = NEW) -> None:
        super().__init__(seat, stage)
        self.card = card


class CardQuestion(Question[Talisman]):
    """A question about one card."""

    __slots__ = ("card",)
    saved: ClassVar[Saved] = (("card", CARD_OR_NONE),)

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, state: Talisman, seat: int) -> About:
        return asked_by(state, seat, self.card)


class OtherQuestion(Question[Talisman]):
    """A question about another character."""

    __slots__ = ("other",)
    saved: ClassVar[Saved] = (("other", SEAT),)

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=self.other)


class EffectStep(Step[Talisman]):
    """A step that carries out an effect of a card; NOBODY: of the space."""

    __slots__ = ("card", "effect")
    saved: ClassVar[Saved] = (("effect", AN_EFFECT), ("card", CARD_OR_NONE))

    def __init__(self, seat: int, effect: int, card: Card) -> None:
        super().__init__(seat)
        self.effect = effect
        self.card = card


class EffectQuestion(Question[Talisman]):
    """A question that an effect of a card puts; NOBODY: of the space."""

    __slots__ = ("card", "effect")
    saved: ClassVar[Saved] = (("effect", AN_EFFECT), ("card", CARD_OR_NONE))

    def __init__(self, seat: int, effect: int, card: Card) -> None:
        super().__init__(seat)
        self.effect = effect
        self.card = card

    def about(self, state: Talisman, seat: int) -> About:
        return asked_by(state, seat, self.card)
