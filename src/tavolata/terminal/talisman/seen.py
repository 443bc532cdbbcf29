"""What a seat sees of a table of Talisman, with a type for each thing; the cards and spaces that it names."""

from __future__ import annotations

from typing import Final

import msgspec

from tavolata.games.talisman.box import actions
from tavolata.games.talisman.box.cards import NOBODY, SPACE_NAMES
from tavolata.games.talisman.view_types import AttackView, HeroView
from tavolata.terminal.face import View

CARD: Final = actions.CARD.numbers
SPACE: Final = {name: number for number, name in enumerate(SPACE_NAMES)}


class AboutView(msgspec.Struct):
    """What the open question is about: what asks, whom it concerns, and the numbers that one decides by."""

    question: str
    card: str = ""
    space: str = ""
    seat: int = NOBODY
    target: int = NOBODY
    purpose: str = msgspec.field(name="for", default="")
    death: list[int] = []
    prices: dict[str, int] = {}
    what: str = ""
    price: int = 0
    count: int = 0
    cards: list[str] = []
    spaces: list[str] = []


class TableView(msgspec.Struct):
    """What a seat sees of the table; the lists without a word of their own go by seat."""

    active: int
    round: int
    crown_reached: bool
    out: list[bool]
    heroes: list[HeroView | None]
    lying: dict[str, list[str]]
    coins: dict[str, int]
    counters: dict[str, int]
    talismans: int
    adventure: int
    spells: int
    blizzard: int
    hex: int
    magic_off: int
    warp: int
    dice: list[int]
    attack: AttackView | None
    ended: str | None = None
    foreseen: list[str] = []
    offered: list[str] = []
    about: AboutView | None = None

    def figures(self, space: str) -> list[int]:
        return [seat for seat, hero in enumerate(self.heroes) if hero is not None and hero.space == space]

    def centre(self, me: int | None) -> HeroView | None:
        """The character from whose place the board is looked at."""
        own = self.heroes[me] if me is not None else None
        return own or (self.heroes[self.active] if self.active != NOBODY else None)


def table_of(view: View) -> TableView:
    return msgspec.convert(view, TableView)
