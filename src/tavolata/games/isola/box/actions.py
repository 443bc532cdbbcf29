"""The notation of Isola dei Demoni: verbs and what stands behind them."""

from __future__ import annotations

from typing import Any, Final

from tavolata.engine import Kind, Notation, TavolataError, Verb
from tavolata.engine.saving import FieldKind, wrong
from tavolata.games.isola.box.cards import ABILITIES, CARD, CARDS
from tavolata.games.isola.box.records import ACT, ARMY, EQUIPMENT, PLACE, SPECIAL, SPIRIT, TECHNIQUE, Card
from tavolata.games.isola.box.things import EVENT_THING, FORCE, PLACE_THING

#: A column has at most so many places that a card can be put into.
MOST: Final = 40

ASSIGNABLE: Final = (TECHNIQUE, SPIRIT, EQUIPMENT, SPECIAL)

NUMBER: Final = Kind("number", tuple(str(number) for number in range(MOST + 1)))


class Subset:
    """Some cards as a kind of argument of their own: fewer make a smaller table of actions."""

    def __init__(self, name: str, cards: list[Card]) -> None:
        self.kind = Kind(name, tuple(card.key for card in cards))
        self.cards: list[int] = [card.number for card in cards]
        self.places: list[int] = [-1] * len(CARDS)
        for place, card in enumerate(cards):
            self.places[card.number] = place


PLACE_CARD: Final = Subset("place-card", [card for card in CARDS if card.type == PLACE])
ARMY_CARD: Final = Subset("army-card", [card for card in CARDS if card.type == ARMY])
ASSIGNED_CARD: Final = Subset("assigned-card", [card for card in CARDS if card.type in ASSIGNABLE])

_acts = [ability for ability in ABILITIES if ability.when == ACT]
ACT_ABILITY: Final = Kind("ability", tuple(ability.name for ability in _acts))
#: The ability of each number in that kind, and back.
ACT_NUMBERS: Final[list[int]] = [ability.number for ability in _acts]
ACT_PLACES: Final[list[int]] = [-1] * len(ABILITIES)
for _place, _ability in enumerate(_acts):
    ACT_PLACES[_ability.number] = _place

VERBS: Final = (
    Verb("pass"),
    # The draw phase.
    Verb("draw", (NUMBER,)),
    # Presentation: a card alone, a place with its armies, an army with its places, a card assigned.
    Verb("play", (CARD,)),
    Verb("settle", (PLACE_CARD.kind, ARMY_CARD.kind, ARMY_CARD.kind), least=2, unordered_from=1),
    Verb("muster", (ARMY_CARD.kind, PLACE_CARD.kind, PLACE_CARD.kind)),
    Verb("assign", (ASSIGNED_CARD.kind, FORCE)),
    Verb("attach", (ASSIGNED_CARD.kind, PLACE_THING)),
    # What is discarded after use: an event, or what a protagonist bears.
    Verb("use", (EVENT_THING,)),
    Verb("expend", (FORCE,)),
    Verb("discard", (CARD,)),
    # Groups, built in small steps.
    Verb("target", (FORCE,)),
    Verb("add", (FORCE,)),
    Verb("lead", (FORCE,)),
    Verb("next"),
    Verb("back"),
    Verb("done"),
    # A fight.
    Verb("fight", (NUMBER,)),
    Verb("act", (FORCE, ACT_ABILITY)),
    Verb("employ", (CARD,)),
    # What an ability asks.
    Verb("pick", (FORCE,)),
    Verb("pick-place", (PLACE_THING,)),
    Verb("pick-event", (EVENT_THING,)),
    Verb("take", (CARD,)),
    Verb("at", (NUMBER,)),
    Verb("choose", (NUMBER,)),
    Verb("lose", (CARD,)),
)
DRAW: Final = 1
PLAY: Final = 2
SETTLE: Final = 3
MUSTER: Final = 4
ASSIGN: Final = 5
ATTACH: Final = 6
USE: Final = 7
EXPEND: Final = 8
DISCARD: Final = 9
TARGET: Final = 10
ADD: Final = 11
LEAD: Final = 12
NEXT: Final = 13
BACK: Final = 14
DONE: Final = 15
FIGHT: Final = 16
ACTIVATE: Final = 17
EMPLOY: Final = 18
PICK: Final = 19
PICK_PLACE: Final = 20
PICK_EVENT: Final = 21
TAKE: Final = 22
AT: Final = 23
CHOOSE: Final = 24
LOSE: Final = 25

#: What brings cards into play in a presentation.
PLAYS: Final = (PLAY, SETTLE, MUSTER, ASSIGN, ATTACH)

NOTATION: Final = Notation("isola", VERBS)


class Move(FieldKind):
    """An action, saved in notation: numbers change when the set grows."""

    __slots__ = ()

    def save(self, value: Any) -> object:
        return NOTATION.text(value)

    def load(self, data: object, path: str, players: int) -> Any:
        if not isinstance(data, str):
            raise wrong(path)
        try:
            return NOTATION.parse(data)
        except TavolataError as problem:
            raise wrong(path) from problem


A_MOVE: Final = Move()
