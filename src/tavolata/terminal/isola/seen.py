"""What a seat sees of a table of Isola dei Demoni, with a type for each thing."""

from __future__ import annotations

import msgspec

from tavolata.games.isola.box.cards import CARD, CARDS
from tavolata.games.isola.box.records import Card
from tavolata.games.isola.box.things import CARD_OF, thing_number
from tavolata.terminal.face import View


def card_named(key: str) -> Card:
    """The card of that key."""
    return CARDS[CARD.number(key)]


def card_of(thing: str) -> Card:
    """The card of something that lies on the table, by its name there."""
    return CARDS[CARD_OF[thing_number(thing)]]


class HeldView(msgspec.Struct):
    """A card that is assigned to another, or was played and still counts."""

    card: str
    owner: int


#: Parts of a value: what each is, the card it comes from, how much.
Counted = list[tuple[str, str | None, int]]
#: Attack, defence and resistance of each card of a column.
ColumnValues = list[tuple[int, int, int]]


class ForceView(msgspec.Struct):
    """A protagonist on the table. One with lives has no resistance."""

    force: str
    card: str
    owner: int
    attack: int
    defence: int
    engaged: bool
    held: list[HeldView]
    keywords: list[str]
    cancelled: bool
    parts: dict[str, Counted]
    lives: int = 0
    resistance: int = 0


class PlaceView(msgspec.Struct):
    """A place of a territory."""

    place: str
    card: str
    green: int
    inhabited: bool
    held: list[HeldView]
    cancelled: bool
    parts: dict[str, Counted]


class EventView(msgspec.Struct):
    """An event of the destiny area."""

    event: str
    owner: int


class GroupView(msgspec.Struct):
    """A group that is being built, with the values that it and the column it meets will have in that fight; no target: it will be
    the next one.
    """

    target: str
    column: list[str]
    leaders: list[str]
    values: ColumnValues
    facing: ColumnValues


class BattleView(msgspec.Struct):
    """An attack that was declared and is not fought yet; ``values`` by seat, as they will be then."""

    attacker: int
    target: str
    attack: list[str]
    attack_leaders: list[str]
    defence: list[str]
    defence_leaders: list[str]
    values: list[ColumnValues]


class FightView(msgspec.Struct):
    """The combat being fought; the lists go by seat."""

    attacker: int
    place: str
    challenge: bool
    columns: list[list[str]]
    leaders: list[list[str]]
    behind: list[list[str]]
    techniques: list[str]
    spirits: list[str]
    activated: list[tuple[str, str]]


class TableView(msgspec.Struct):
    """What a seat sees of the table; the lists without a word of their own go by seat."""

    phase: str
    turn: int
    active: int
    points: list[int]
    hands: list[int]
    futures: list[int]
    pasts: list[list[str]]
    removed: list[list[str]]
    shown: list[list[str]]
    forces: list[ForceView]
    territories: list[list[PlaceView]]
    destiny: list[EventView]
    spent: list[HeldView]
    battles: list[BattleView]
    fights: list[FightView]
    hand: list[str] = []
    remaining: list[str] = []
    foreseen: list[str] = []
    spied: list[str] = []
    plan: list[GroupView] | None = None
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
