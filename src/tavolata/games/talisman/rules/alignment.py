"""The Druid's changes of alignment: whenever he likes, once in a turn (CH02, R-43).

He is offered a change where he is asked for something anyway, and asked before whatever looks at his alignment, also in
the turns of others: nothing else could make a difference.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import PASS, About, Question, Step, first_of, pack
from tavolata.games.talisman.box.actions import ALIGN, MOST_PLAYERS, way
from tavolata.games.talisman.box.cards import NO_CARD, NOBODY, ability
from tavolata.games.talisman.rules.gains import align, may_align
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import EffectStep, asked_by
from tavolata.games.talisman.rules.totals import can

_SHAPE: Final = ability("shape")
_ALIGNMENTS: Final = (way("good"), way("neutral"), way("evil"))


def changes(state: Talisman, seat: int) -> list[int]:
    """The alignments that the character may take on now; of all but the Druid none."""
    hero = state.heroes[seat]
    if not state.is_here(seat) or not can(hero, _SHAPE):
        return []
    return [pack(ALIGN, _ALIGNMENTS[other]) for other in range(3) if may_align(state, hero, other)]


def change(state: Talisman, seat: int, action: int) -> None:
    state.push(CHECK_LIMITS_AND_QUEST[seat])
    align(state, seat, _ALIGNMENTS.index(first_of(action)), "R-43")


class ChangeFirst(Question[Talisman]):
    """Something is about to look at the Druid's alignment."""

    __slots__ = ()
    lasting: ClassVar[bool] = True
    name: ClassVar[str] = "alignment"
    rule: ClassVar[str] = "R-43"

    def options(self, state: Talisman) -> list[int]:
        actions = changes(state, self.seat)
        return sorted([PASS, *actions]) if actions else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if action != PASS:
            change(state, seat, action)

    def about(self, state: Talisman, seat: int) -> About:
        """The card that is about to look; a space, or an ability, says nothing of itself."""
        then = state.upcoming
        card = then.card if isinstance(then, EffectStep) else NO_CARD
        return asked_by(state, seat, card) if card != NOBODY else About()


CHANGE_FIRST: Final = [ChangeFirst(seat) for seat in range(MOST_PLAYERS)]
STEPS: Final[tuple[type[Step[Any]], ...]] = (ChangeFirst,)
