"""The lives that command, what was activated with them, and what ends when a commander has left (RU-51)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavolata.engine import IllegalAction, Question, Step, first_of, pack, second_of, verb_of
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import ABILITIES, CARDS
from tavolata.games.isola.box.records import NO_SCHOOL
from tavolata.games.isola.box.things import THING_NAMES
from tavolata.games.isola.rules import zones
from tavolata.games.isola.rules.legality import refusal, why_not_now
from tavolata.games.isola.rules.state import Isola


def command(state: Isola, seat: int) -> int:
    """The lives that activate abilities in a group: of its commanders, or of the master who fights alone (RU-09, RU-31). Only
    lives of the school of the pips count (ID-024), and a group has one school (ID-143, ID-150).
    """
    fight = state.fights[-1]
    lives = 0
    for thing in fight.leaders[seat]:
        force = state.forces[thing]
        if CARDS[force.card].school != NO_SCHOOL:
            lives += force.all_lives()
    column = fight.columns[seat]
    if len(column) == 1:
        force = state.forces[column[0]]
        if force.is_master() and CARDS[force.card].school != NO_SCHOOL:
            lives += force.all_lives()
    return lives


def paid_abilities(state: Isola, seat: int) -> list[tuple[int, int]]:
    """What a seat has activated in this fight with pips."""
    fight = state.fights[-1]
    return [
        (thing, ability)
        for thing, ability in fight.activated
        if ABILITIES[ability].pips and state.owner_of(thing) == seat
    ]


def overpaid(state: Isola, seat: int) -> bool:
    paid = [ABILITIES[ability].pips for _, ability in paid_abilities(state, seat)]
    if not paid:
        return False
    needed = sum(paid) if state.rulings.pips_add_up else max(paid)
    return needed > command(state, seat)


class CheckCommand(Step[Isola]):
    """Abilities that exceed the lives that still command end."""

    def run(self, state: Isola) -> None:
        if state.fights and overpaid(state, self.seat):
            state.push(GiveUp(self.seat))


class GiveUp(Question[Isola]):
    """The owner chooses which ability ends (RU-51)."""

    __slots__ = ()
    name: ClassVar[str] = "keep"
    rule: ClassVar[str] = "RU-51"

    def options(self, state: Isola) -> list[int]:
        return sorted(
            [
                pack(actions.ACTIVATE, thing, actions.ACT_PLACES[ability])
                for thing, ability in paid_abilities(state, self.seat)
            ]
        )

    def answer(self, state: Isola, seat: int, action: int) -> None:
        thing, ability = first_of(action), actions.ACT_NUMBERS[second_of(action)]
        fight = state.fights[-1]
        fight.activated = tuple([pair for pair in fight.activated if pair != (thing, ability)])
        zones.end_ability(state, thing, ability)
        if state.events is not None:
            told: dict[str, object] = {"seat": seat, "force": THING_NAMES[thing], "ability": ABILITIES[ability].name}
            state.tell("given-up", self.rule, told)
        state.push(CheckCommand(seat))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == actions.ACTIVATE:
            return refusal("give-up", self.rule, force=THING_NAMES[first_of(action)])
        return why_not_now(state, seat, action, self.rule)


STEPS: Final = (CheckCommand, GiveUp)
