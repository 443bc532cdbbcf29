"""The pieces on the table: protagonists with what they bear, places, standing events, groups and fights.

Pieces are replaced, never changed, so that copies of a table share them; groups and fights are copied.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tavolata.engine import Question
from tavolata.engine.saving import (
    COUNT,
    FLAG,
    SEAT,
    Fields,
    ListOf,
    Number,
    PerSeat,
    Row,
    TupleOf,
    Word,
)
from tavolata.games.isola.box.cards import ABILITIES, CARDS, KEYS
from tavolata.games.isola.box.records import DISCARD_AFTER_USE, MASTER
from tavolata.games.isola.box.things import A_THING, A_THING_OR_NONE, CARD_OF

NONE: Final = -1

# Pieces are made and dropped all the time. One that is done with is filled anew (``free_list_len``), and no piece can hold itself,
# so Python's search for cycles need not know them (``acyclic``).

A_CARD: Final = Word(KEYS)
A_CARD_OR_NONE: Final = Word(KEYS, none=True)
AN_ABILITY: Final = Word(tuple(ability.name for ability in ABILITIES), none=True)

#: A card that is assigned to another one, and whose it is.
Held = tuple[int, int]
HELD: Final = Row(A_CARD, SEAT)

FORCE_FIELDS: Final = Fields(
    ("thing", A_THING),
    ("owner", SEAT),
    ("lives", Number(1)),
    ("held", TupleOf(HELD)),
    ("engaged", FLAG),
    unsaved={"card": "follows from the thing", "usable": "follows from what is held"},
)


@mypyc_attr(free_list_len=1, acyclic=True)
class Force:
    """A master, character or army with what is assigned to it (ID-022, ID-023). Never changed."""

    __slots__ = FORCE_FIELDS.slots

    def __init__(
        self, thing: int, owner: int, lives: int = 1, held: tuple[Held, ...] = (), engaged: bool = False
    ) -> None:
        self.thing = thing
        self.card = CARD_OF[thing]
        self.owner = owner
        #: How many cards of it lie there (ID-020), the Successors apart; 1 where it has no life.
        self.lives = lives
        self.held = held
        #: The card it bears that is discarded after use, or NONE (ID-202). Looked for here: windows ask far more often.
        self.usable = usable_of(held) if held else NONE
        self.engaged = engaged

    def is_master(self) -> bool:
        return CARDS[self.card].type == MASTER

    def successors(self) -> int:
        """How many Successors it has, which count as lives (ID-096)."""
        count = 0
        for card, _ in self.held:
            if CARDS[card].successor:
                count += 1
        return count

    def all_lives(self) -> int:
        return self.lives + self.successors() if self.held else self.lives

    def bears(self, same: int) -> int:
        """How many cards of that name and type it bears (ID-193)."""
        return len([card for card, _ in self.held if CARDS[card].same == same])

    def turned(self, engaged: bool) -> Force:
        return Force(self.thing, self.owner, self.lives, self.held, engaged)

    def with_lives(self, lives: int) -> Force:
        return Force(self.thing, self.owner, lives, self.held, self.engaged)

    def with_held(self, card: int, seat: int) -> Force:
        return Force(self.thing, self.owner, self.lives, (*self.held, (card, seat)), self.engaged)

    def without_held(self, card: int) -> Force:
        return Force(self.thing, self.owner, self.lives, _without(self.held, card), self.engaged)


def usable_of(held: tuple[Held, ...]) -> int:
    """The first of these cards that is discarded after use, or NONE."""
    for card, _ in held:
        if CARDS[card].duration == DISCARD_AFTER_USE:
            return card
    return NONE


def place_among(forces: list[Force], thing: int) -> int:
    """Where a protagonist of that number stands among these, or would stand."""
    place = 0
    while place < len(forces) and forces[place].thing < thing:
        place += 1
    return place


def _without(held: tuple[Held, ...], card: int) -> tuple[Held, ...]:
    """One copy of that card less."""
    for place in range(len(held)):
        if held[place][0] == card:
            return (*held[:place], *held[place + 1 :])
    raise AssertionError("not borne")


PLACE_FIELDS: Final = Fields(
    ("thing", A_THING), ("owner", SEAT), ("held", TupleOf(HELD)), unsaved={"card": "follows from the thing"}
)


@mypyc_attr(free_list_len=1, acyclic=True)
class Site:
    """A place of a territory with what is assigned to it. Never changed."""

    __slots__ = PLACE_FIELDS.slots

    def __init__(self, thing: int, owner: int, held: tuple[Held, ...] = ()) -> None:
        self.thing = thing
        self.card = CARD_OF[thing]
        self.owner = owner
        self.held = held

    def bears(self, same: int) -> bool:
        """Whether a card of that name and type is assigned to it (RU-75)."""
        return any(CARDS[card].same == same for card, _ in self.held)

    def with_held(self, card: int, seat: int) -> Site:
        return Site(self.thing, self.owner, (*self.held, (card, seat)))


#: Cards one behind the other, the front one first (ID-145).
Column = tuple[int, ...]
A_COLUMN: Final = TupleOf(A_THING)

GROUP_FIELDS: Final = Fields(("target", A_THING_OR_NONE), ("column", A_COLUMN), ("leaders", A_COLUMN))


@mypyc_attr(free_list_len=1, acyclic=True)
class Group:
    """A group being built or waiting for its fight: what it attacks or defends, who stands in the column, who commands. Never
    changed. To be in one is to act (ID-184).
    """

    __slots__ = GROUP_FIELDS.slots

    def __init__(self, target: int, column: Column = (), leaders: Column = ()) -> None:
        self.target = target
        self.column = column
        #: The commanders behind the column, the one nearest the front first (ID-148).
        self.leaders = leaders

    def __reduce__(self) -> tuple[Any, ...]:
        """Steps hold groups and are pickled with them; compiled classes cannot be pickled by themselves."""
        return Group, (self.target, self.column, self.leaders)

    def members(self) -> Column:
        return self.column + self.leaders

    def without(self, thing: int) -> Group:
        return Group(self.target, left_out(self.column, thing), left_out(self.leaders, thing))


#: Groups that are being built.
Plan = tuple[Group, ...]


class Planning(Question[Any]):
    """A question whose answers build groups, one after the other. What is built so far is in the step; nobody else sees it (RU-92)."""

    __slots__ = ("plan",)

    def __init__(self, seat: int, plan: Plan = ()) -> None:
        super().__init__(seat)
        self.plan = plan


def stands_in(column: Column, thing: int) -> bool:
    """Whether it is in a column: as ``thing in column``, which makes an object of the number to compare it."""
    return any(other == thing for other in column)


def left_out(column: Column, thing: int) -> Column:
    return tuple([other for other in column if other != thing]) if stands_in(column, thing) else column


BATTLE_FIELDS: Final = Fields(
    ("attacker", SEAT),
    ("target", A_THING),
    ("attack", A_COLUMN),
    ("attack_leaders", A_COLUMN),
    ("defence", A_COLUMN),
    ("defence_leaders", A_COLUMN),
    ("failed", FLAG),
)


@mypyc_attr(free_list_len=1, acyclic=True)
class Battle:
    """An attack that was declared: on a place, or on a protagonist whose owner has no place (ID-138). Never changed."""

    __slots__ = BATTLE_FIELDS.slots

    def __init__(
        self,
        attacker: int,
        target: int,
        attack: Column,
        attack_leaders: Column,
        defence: Column = (),
        defence_leaders: Column = (),
        failed: bool = False,
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.attack = attack
        self.attack_leaders = attack_leaders
        self.defence = defence
        self.defence_leaders = defence_leaders
        #: All attackers were distracted away: the attack is over (RU-51, RU-94).
        self.failed = failed

    def is_in(self, thing: int) -> bool:
        return self.is_attacking(thing) or self.is_defending(thing)

    def is_attacking(self, thing: int) -> bool:
        return stands_in(self.attack, thing) or stands_in(self.attack_leaders, thing)

    def is_defending(self, thing: int) -> bool:
        return stands_in(self.defence, thing) or stands_in(self.defence_leaders, thing)

    def without(self, thing: int) -> Battle:
        attack, leaders = left_out(self.attack, thing), left_out(self.attack_leaders, thing)
        return Battle(
            self.attacker,
            self.target,
            attack,
            leaders,
            left_out(self.defence, thing),
            left_out(self.defence_leaders, thing),
            not attack and not leaders,
        )

    def defended(self, column: Column, leaders: Column) -> Battle:
        return Battle(self.attacker, self.target, self.attack, self.attack_leaders, column, leaders, self.failed)


FIGHT_FIELDS: Final = Fields(
    ("number", COUNT),
    ("attacker", SEAT),
    ("place", A_THING_OR_NONE),
    ("challenge", FLAG),
    ("columns", PerSeat(A_COLUMN)),
    ("leaders", PerSeat(A_COLUMN)),
    ("behind", PerSeat(A_COLUMN)),
    ("techniques", PerSeat(A_CARD_OR_NONE)),
    ("spirits", PerSeat(A_CARD_OR_NONE)),
    ("activated", TupleOf(Row(A_THING, AN_ABILITY))),
    ("reached", PerSeat(A_THING_OR_NONE)),
    ("undefended", FLAG),
)


@mypyc_attr(free_list_len=1, acyclic=True)
class Fight:
    """The combat being fought: who stands where, what each side has activated and used. By seat."""

    __slots__ = FIGHT_FIELDS.slots

    def __init__(self, number: int = 0, attacker: int = 0, place: int = NONE, challenge: bool = False) -> None:
        #: Records of this combat are tied to it, and end with it.
        self.number = number
        #: Who declared the attack, or plays the card that makes it a challenge.
        self.attacker = attacker
        #: What is fought for; NONE: a direct attack or a challenge.
        self.place = place
        self.challenge = challenge
        #: Who is struck, from the front; a master stands here only alone (ID-147).
        self.columns: list[Column] = [(), ()]
        #: Commanders, who activate and can be drawn in.
        self.leaders: list[Column] = [(), ()]
        #: Further commanders of a group whose first one fights by now: of the group, but not in this fight (RU-93).
        self.behind: list[Column] = [(), ()]
        #: The technique and the spirit that the lone master uses; NONE: none yet (ID-075, ID-082).
        self.techniques: list[int] = [NONE, NONE]
        self.spirits: list[int] = [NONE, NONE]
        #: What was activated: the card that it is an ability of or that bears it, and the ability (ID-154).
        self.activated: tuple[tuple[int, int], ...] = ()
        #: The commander that damage reached (ID-151); NONE: nobody.
        self.reached: list[int] = [NONE, NONE]
        #: Nobody defends: the place falls without a combat (ID-170).
        self.undefended = False

    def go_on(self) -> None:
        """A further combat begins: nothing is activated, used or reached yet."""
        self.techniques = [NONE, NONE]
        self.spirits = [NONE, NONE]
        self.activated = ()
        self.reached = [NONE, NONE]

    def copy(self) -> Fight:
        copy = Fight(self.number, self.attacker, self.place, self.challenge)
        copy.columns = self.columns[:]
        copy.leaders = self.leaders[:]
        copy.behind = self.behind[:]
        copy.techniques = self.techniques[:]
        copy.spirits = self.spirits[:]
        copy.activated = self.activated
        copy.reached = self.reached[:]
        copy.undefended = self.undefended
        return copy

    def stands(self, seat: int, thing: int) -> bool:
        """Whether it takes part in this fight on that side, in front or commanding."""
        return stands_in(self.columns[seat], thing) or stands_in(self.leaders[seat], thing)

    def is_empty(self, seat: int) -> bool:
        """Nobody is left of that group, commanders included (RU-33)."""
        return not (self.columns[seat] or self.leaders[seat] or self.behind[seat])

    def commanders(self, seat: int) -> Column:
        """Who can be drawn in on a side, the one nearest the front first: those who command, or wait behind one who fights (RU-36)."""
        return self.leaders[seat] + self.behind[seat]

    def line_up(self, seat: int) -> None:
        """Of a group that has only commanders left the first one fights, alone; the others wait behind him (RU-35, RU-93)."""
        if not self.columns[seat] and self.commanders(seat):
            self.stand_alone(seat, self.commanders(seat)[0])

    def stand_alone(self, seat: int, master: int) -> None:
        self.behind[seat] = tuple([thing for thing in self.commanders(seat) if thing != master])
        self.columns[seat] = (master,)
        self.leaders[seat] = ()

    def leave(self, thing: int) -> None:
        """It is in no group any more."""
        for seat in range(2):
            self.columns[seat] = left_out(self.columns[seat], thing)
            self.leaders[seat] = left_out(self.leaders[seat], thing)
            self.behind[seat] = left_out(self.behind[seat], thing)


#: Cards in order, and cards of both seats in their lists.
CARD_LIST: Final = ListOf(A_CARD)
