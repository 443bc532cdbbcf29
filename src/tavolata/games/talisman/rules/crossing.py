"""From Region to Region: over the river, over the Sentinel's bridge, through the Portal of Power (T-202, T-213 to T-216)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import Question, Step, first_of, pack
from tavolata.engine.saving import Saved
from tavolata.games.talisman.box.actions import (
    A_WAY,
    BY_CRAFT,
    BY_STRENGTH,
    OPEN,
    WAYS,
)
from tavolata.games.talisman.box.cards import (
    DWARF_SHEET,
    GNOME,
    KEY,
    PERIL,
    POLTERGEIST,
    PORTAL,
)
from tavolata.games.talisman.rules.dice import roll
from tavolata.games.talisman.rules.flow import arrive, end_turn
from tavolata.games.talisman.rules.gains import (
    lose_craft,
    lose_strength,
    part_with,
)
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.stay import Stay
from tavolata.games.talisman.rules.steps import AfterRoll
from tavolata.games.talisman.rules.totals import (
    craft_of,
    has,
    strength_of,
)


def cross_river(state: Talisman, seat: int) -> None:
    """By bridge, by raft or by an encounter (T-199): the Poltergeist stays behind (FO09)."""
    for card in state.heroes[seat].followers:
        if KEY[card] == POLTERGEIST:
            part_with(state, seat, card, "parted", "FO09")


class CrossBridge(Step[Talisman]):
    """Past the Sentinel the character goes on (T-202, R-59)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        cross_river(state, self.seat)
        if state.crossing == PERIL:
            state.push(OpenBeyond(self.seat))
        else:
            arrive(state, self.seat, state.crossing, "T-202")


class OpenBeyond(Question[Talisman]):
    """Over the bridge and far enough to pass the Portal: by Strength or by Craft (T-213, T-214)."""

    __slots__ = ()
    name: ClassVar[str] = "open"
    rule: ClassVar[str] = "T-213"

    def options(self, state: Talisman) -> list[int]:
        return [pack(OPEN, BY_STRENGTH), pack(OPEN, BY_CRAFT)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        open_portal(state, seat, first_of(action))


def open_portal(state: Talisman, seat: int, by: int) -> None:
    """Two dice against Strength or Craft (M01, R-58); Dwarf and Gnome need one die by Craft."""
    hero = state.heroes[seat]
    hero.space = PORTAL
    short = by == BY_CRAFT and (has(hero, GNOME) or (not hero.toad and hero.character == DWARF_SHEET))
    if state.events is not None:
        state.tell("portal", "T-213", {"seat": seat, "way": WAYS[by]})
    roll(state, seat, 1 if short else 2, Opened(seat, by), "T-213")


class Opened(AfterRoll):
    """No more than the ability: on the Plain of Peril. More: one point of it is lost. The turn ends (T-212, T-215, T-216)."""

    __slots__ = ("by",)
    saved: ClassVar[Saved] = (("by", A_WAY),)

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by = by

    def run(self, state: Talisman) -> None:
        seat = self.seat
        hero = state.heroes[seat]
        strong = self.by == BY_STRENGTH
        worth = strength_of(state, hero) if strong else craft_of(state, hero)
        opened = sum(state.dice) <= worth
        if state.events is not None:
            state.tell("portal-opened" if opened else "portal-shut", "T-215" if opened else "T-216", {"seat": seat})
        end_turn(state)
        if opened:
            hero.space = PERIL
            hero.stay = Stay()
        elif strong:
            lose_strength(state, seat, 1, "T-216")
        else:
            lose_craft(state, seat, 1, "T-216")
        state.push(CHECK_LIMITS_AND_QUEST[seat])


STEPS: Final[tuple[type[Step[Any]], ...]] = (CrossBridge, OpenBeyond, Opened)
