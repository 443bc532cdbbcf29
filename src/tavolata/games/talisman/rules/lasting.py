"""What lasts: for the turn, for an attack, for some turns of a seat. Everything here is a modifier (see the engine).

What lasts for a turn is tied to the number of its scope and needs no other end; so does what lasts for an attack. What is
counted in turns of the seat that brought it is a ``Lasting``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tavolata.engine import Modifier, Scope
from tavolata.engine.saving import COUNT, SEAT, Saved
from tavolata.games.talisman.box.cards import GLADE, NOBODY, VALUE_CRAFT

if TYPE_CHECKING:
    from tavolata.games.talisman.rules.hero import Hero
    from tavolata.games.talisman.rules.state import Talisman

# What can be changed for as long as something lasts

STRONGER: Final = "strength"
HELP_IN_BATTLE: Final = "battle"  # Strength, but only in battle
INVISIBLE: Final = "invisible"
HELD: Final = "held"
SLOW: Final = "slow"  # one space a turn
NO_MAGIC: Final = "no-magic"
HEXED: Final = "hexed"
AGAIN: Final = "again"  # further turns
NEW_RAFT: Final = "new-raft"
# What was done in this turn
SPELL_CAST_BY: Final = "cast"
DITCHED: Final = "ditched"
CHANGED: Final = "changed"
QUESTED: Final = "quested"

POTION_ADDS: Final = 2
#: A paid Mercenary adds to Strength in every battle of the turn (FO06, R-79).
MERCENARY_ADDS: Final = 3


class Potion(Modifier):
    """It works by magic, for the turn in which it was drunk (MO07)."""

    __slots__ = ()

    def fits(self, state: Talisman, subject: int) -> bool:
        return self.whom == subject and magic_works(state, state.heroes[subject])


class Blast(Modifier):
    """Each Psionic Blast adds the printed Craft, that of the Toad to a Toad (SP14, R-01, T-170); ``amount``: how many."""

    __slots__ = ()

    def fits(self, state: Talisman, subject: int) -> bool:
        attack = state.attack
        return self.whom == subject and attack is not None and attack.scope == self.scope

    def worth(self, state: Talisman, subject: int) -> int:
        hero = state.heroes[subject]
        return self.amount * (1 if hero.toad else VALUE_CRAFT[hero.character])


class Lasting(Modifier):
    """Something that lasts for so many turns of the seat that brought it (R-74, R-75)."""

    __slots__ = ("seat", "since", "turns")
    saved: ClassVar[Saved] = (("seat", SEAT), ("turns", COUNT), ("since", COUNT))

    def __init__(self, kind: str, name: str, source: int, seat: int, turns: int, since: int) -> None:
        super().__init__(kind, name, source)
        self.seat = seat
        #: How many of its turns are left.
        self.turns = turns
        #: The turn in which it came; that one is not counted.
        self.since = since


MODIFIERS: Final = (Potion, Blast, Lasting)


def magic_works(state: Talisman, hero: Hero) -> bool:
    """Whether Magic Objects can be used: not in the Cursed Glade, not under Destroy Magic (R-54, R-97)."""
    if hero.space == GLADE:
        return False
    by_kind = state.modifiers.by_kind
    return not by_kind or NO_MAGIC not in by_kind  # most often nothing lasts at all


# For the turn


def for_the_turn(state: Talisman, kind: str, name: str, seat: int, amount: int = 0, source: int = NOBODY) -> None:
    """From now until the turn ends; before the first turn nothing lasts."""
    scope = turn_scope(state)
    if scope:
        state.add(Modifier(kind, name, source, scope, seat, amount))


def turn_scope(state: Talisman) -> int:
    """The number of the scope of this turn, the end of which lies at the bottom of the agenda; 0: no turn has begun."""
    turn = state.agenda[0] if state.agenda else None
    return turn.number if isinstance(turn, Scope) else 0


def is_drunk(state: Talisman, seat: int) -> bool:
    """Whether the character has drunk a Potion in this turn."""
    return _named(state, STRONGER, seat, "potion") is not None


def is_hired(state: Talisman, seat: int) -> bool:
    """Whether the character has paid a Mercenary for this turn."""
    return _named(state, HELP_IN_BATTLE, seat, "mercenary") is not None


def _named(state: Talisman, kind: str, seat: int, name: str) -> Modifier | None:
    for modifier in state.modifiers.of(kind):
        if modifier.whom == seat and modifier.name == name:
            return modifier
    return None


def sober(state: Talisman, seat: int) -> None:
    """A Toad has nothing of the Potion that was drunk, nor of the Mercenary (T-178)."""
    for kind, name in ((STRONGER, "potion"), (HELP_IN_BATTLE, "mercenary")):
        modifier = _named(state, kind, seat, name)
        if modifier is not None:
            state.modifiers.drop(modifier)


def spells_cast(state: Talisman, seat: int) -> int:
    """How many Spells the seat has cast in this turn (T-149, T-150)."""
    return state.value(SPELL_CAST_BY, seat, 0)


def ditched_by(state: Talisman, seat: int) -> list[int]:
    """The cards that the character has left in this turn, which it cannot take up again (T-094, T-186, T-187, R-70)."""
    return [modifier.source for modifier in state.modifiers.of(DITCHED) if modifier.whom == seat]


# For an attack


def blast(state: Talisman, seat: int) -> None:
    """A Psionic Blast is cast for the attack that goes on; those of one battle add up (SP14)."""
    attack = state.attack
    if attack is None:
        return
    for modifier in state.modifiers.of(HELP_IN_BATTLE):
        if isinstance(modifier, Blast) and modifier.whom == seat and modifier.scope == attack.scope:
            state.modifiers.replace(
                modifier, Blast(HELP_IN_BATTLE, "blast", NOBODY, attack.scope, seat, modifier.amount + 1)
            )
            return
    state.add(Blast(HELP_IN_BATTLE, "blast", NOBODY, attack.scope, seat, 1))


def is_blasting(state: Talisman, seat: int) -> bool:
    """Whether the seat has cast a Psionic Blast for the attack that goes on."""
    return any(
        isinstance(modifier, Blast) and modifier.fits(state, seat) for modifier in state.modifiers.of(HELP_IN_BATTLE)
    )


# For some turns of a seat


def lasting(state: Talisman, kind: str) -> Lasting | None:
    """What lasts of that kind, if anything does: there is never more than one."""
    for modifier in state.modifiers.of(kind):
        if isinstance(modifier, Lasting):
            return modifier
    return None


def turns_left(state: Talisman, kind: str) -> int:
    modifier = lasting(state, kind)
    return 0 if modifier is None else modifier.turns


def begin_lasting(state: Talisman, kind: str, name: str, source: int, seat: int, turns: int) -> None:
    """It lasts from now on; what lasted of the kind is over."""
    before = lasting(state, kind)
    if before is not None:
        state.modifiers.drop(before)
    state.add(Lasting(kind, name, source, seat, turns, state.turn_number))


def with_turns(state: Talisman, modifier: Lasting, turns: int, since: int) -> None:
    """So many turns are left now."""
    again = Lasting(modifier.kind, modifier.name, modifier.source, modifier.seat, turns, since)
    state.modifiers.replace(modifier, again)


def count_turn(state: Talisman, kind: str) -> bool:
    """A turn of the seat that brought it is over; True if with it the whole is."""
    modifier = lasting(state, kind)
    if modifier is None:
        return False
    if modifier.turns > 1:
        with_turns(state, modifier, modifier.turns - 1, modifier.since)
        return False
    state.modifiers.drop(modifier)
    return True


def warp(state: Talisman, seat: int) -> None:
    """Temporal Warp gives two further turns, and two more for each one cast in them (R-75)."""
    modifier = lasting(state, AGAIN)
    if modifier is None:
        begin_lasting(state, AGAIN, "temporal-warp", NOBODY, seat, 2)
    else:
        with_turns(state, modifier, modifier.turns + 2, modifier.since)


def is_again(state: Talisman) -> bool:
    """Whether this turn is one that Temporal Warp gave (R-75)."""
    modifier = lasting(state, AGAIN)
    return modifier is not None and modifier.since < state.turn_number
