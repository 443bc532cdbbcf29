"""Lives that are lost without a fight, and which card of a stack goes."""

from __future__ import annotations

from typing import ClassVar, Final

from tavolata.engine import About, IllegalAction, Question, Step, first_of, pack, verb_of
from tavolata.engine.saving import Number, Saved
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARDS, KEYS
from tavolata.games.isola.box.things import A_THING_OR_NONE, CARD_OF, THING_NAMES
from tavolata.games.isola.rules import zones
from tavolata.games.isola.rules.command import CheckCommand
from tavolata.games.isola.rules.legality import refusal, why_not_now
from tavolata.games.isola.rules.state import Isola


class LoseLives(Step[Isola]):
    """So many lives of a stack are lost without a fight (ID-040, ID-175)."""

    __slots__ = ("lives", "removed", "thing")
    saved: ClassVar[Saved] = (("thing", A_THING_OR_NONE), ("lives", Number(1, 99)), ("removed", Number(0, 1)))

    def __init__(self, seat: int, thing: int, lives: int, removed: int) -> None:
        super().__init__(seat)
        self.thing = thing
        self.lives = lives
        self.removed = removed

    def run(self, state: Isola) -> None:
        if state.fights:
            state.push(CheckCommand(self.seat))
        lives = self.lives
        while lives and self.thing in state.forces:
            cards = zones.lives_to_lose(state.forces[self.thing])
            lives -= 1
            if len(cards) > 1:
                if lives:
                    state.push(LoseLives(self.seat, self.thing, lives, self.removed))
                state.push(ChooseLife(self.seat, self.thing, self.removed))
                return
            tell_life(state, self.seat, self.thing, cards[0], 0, bool(self.removed))
            zones.lose_life(state, self.thing, cards[0], bool(self.removed))


def tell_life(state: Isola, seat: int, thing: int, card: int, points: int, removed: bool) -> None:
    if state.events is not None:
        name = THING_NAMES[thing]
        told: dict[str, object] = {
            "seat": seat,
            "force": name,
            "card": KEYS[card],
            "points": points,
            "removed": removed,
        }
        state.tell("life-lost", "ID-018", told)


class ChooseLife(Question[Isola]):
    """The owner says which card of the stack goes (RU-63). ``points``: whether the opponent scores for it (ID-099)."""

    __slots__ = ("points", "removed", "thing")
    saved: ClassVar[Saved] = (("thing", A_THING_OR_NONE), ("removed", Number(0, 1)), ("points", Number(0, 1)))
    name: ClassVar[str] = "lose-life"
    rule: ClassVar[str] = "RU-63"

    def __init__(self, seat: int, thing: int, removed: int, points: int = 0) -> None:
        super().__init__(seat)
        self.thing = thing
        self.removed = removed
        self.points = points

    def options(self, state: Isola) -> list[int]:
        return [pack(actions.LOSE, card) for card in zones.lives_to_lose(state.forces[self.thing])]

    def about(self, state: Isola, seat: int) -> About:
        return About(card=KEYS[CARD_OF[self.thing]])

    def usual(self, state: Isola, seat: int, actions: list[int]) -> list[int]:
        """The card that brings the opponent least."""
        return [min(actions, key=lambda action: (CARDS[first_of(action)].ochre, action))]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        card = first_of(action)
        points = CARDS[card].ochre if self.points else 0
        tell_life(state, seat, self.thing, card, points, bool(self.removed))
        zones.lose_life(state, self.thing, card, bool(self.removed))
        state.points[1 - seat] += points

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == actions.LOSE:
            return refusal("lose", self.rule, card=KEYS[first_of(action)], force=THING_NAMES[self.thing])
        return why_not_now(state, seat, action, self.rule)


STEPS: Final = (LoseLives, ChooseLife)
