"""What a seat sees of a table of Isola dei Demoni, with a type for each thing."""

from __future__ import annotations

import msgspec

from tavolata.games.isola.box.cards import CARD, CARDS
from tavolata.games.isola.box.records import Card
from tavolata.games.isola.box.things import CARD_OF, thing_number
from tavolata.games.isola.view_types import FightView, ForceView, GroupView, IsolaView, Values
from tavolata.terminal.face import View


def card_named(key: str) -> Card:
    """The card of that key."""
    return CARDS[CARD.number(key)]


def card_of(thing: str) -> Card:
    """The card of something that lies on the table, by its name there."""
    return CARDS[CARD_OF[thing_number(thing)]]


#: Attack, defence and resistance of each card of a column.
ColumnValues = list[Values]


class TableView(IsolaView, forbid_unknown_fields=True):
    """What a seat sees of the table; of what is not there, there is nothing."""

    hand: list[str] = []
    remaining: list[str] = []
    foreseen: list[str] = []
    spied: list[str] = []
    plan: list[GroupView] = []
    #: What the groups are built for: attack, defend; "": no group is being built.
    building: str = ""
    bought: list[str] = []

    def forces_of(self, seat: int) -> list[ForceView]:
        return [force for force in self.forces if force.owner == seat]

    def force(self, name: str) -> ForceView | None:
        return next((force for force in self.forces if force.force == name), None)

    def fight(self) -> FightView | None:
        """The innermost one: a challenge interrupts another."""
        return self.fights[-1] if self.fights else None

    def owner_of(self, thing: str) -> int:
        """Whose thing it is; -1: it is not on the table."""
        for force in self.forces:
            if force.force == thing:
                return force.owner
        for seat, territory in enumerate(self.territories):
            if any(site.place == thing for site in territory):
                return seat
        return next((event.owner for event in self.destiny if event.event == thing), -1)


def table_of(view: View) -> TableView:
    return msgspec.convert(view, TableView)
