"""How a turn is cut short, and how a character comes to another space: the agenda between the rooms of the rules.

Rooms build on each other: totals, score, gains, steps, dice, flow, settle, shape, spell_book, spells, ending, deeds, fight,
encounter, special, move, turn. Where an earlier room needs a step of a later one it is pushed by its name.
"""

from __future__ import annotations

from typing import Any, Final

from tavolata.engine import Scope, cut
from tavolata.games.talisman.cards import DRAW, SPACE_NAMES, SPACES
from tavolata.games.talisman.gains import has_to_spare
from tavolata.games.talisman.hero import NO_OFFER
from tavolata.games.talisman.state import Talisman


class TurnMark(Scope[Talisman]):
    """The end of a part of a turn on the agenda; what lies above belongs to it."""

    __slots__ = ()


class AttackEnds(Scope[Talisman]):
    """The end of an attack, and with it of what was cast for it."""

    __slots__ = ()


def later(state: Talisman, name: str, *fields: int) -> None:
    """Push a step of a later room."""
    kind: Any = state.game.steps[name]
    state.push(kind(*fields))


def end_turn(state: Talisman) -> int:
    """Nothing of this turn remains to be done but its end, and what concerns others (T-109, T-112, T-180).

    Gives the place on the agenda above its end.
    """
    state.attack = None
    return cut(state, TurnMark)


def fulfil(state: Talisman, seat: int) -> None:
    """The trial of a space of the Inner Region is over: next turn the character may go on (T-219)."""
    hero = state.heroes[seat]
    hero.cleared = True
    if state.events is not None:
        state.tell("cleared", SPACES[hero.space].id, {"seat": seat, "space": SPACE_NAMES[hero.space]})


def arrive(state: Talisman, seat: int, space: int, rule: str) -> None:
    """Land on a space: by a move, or placed there by an effect (T-083). In the own turn it is encountered (T-256)."""
    hero = state.heroes[seat]
    hero.space = space
    hero.offer = NO_OFFER
    hero.enslaved = False
    hero.back = False
    hero.cleared = False
    hero.fiends = 0
    hero.werewolf = 0
    if state.events is not None:
        state.tell("arrived", rule, {"seat": seat, "space": SPACE_NAMES[space]})
    if seat != state.active:
        return
    above = end_turn(state)
    state.faced = ()
    state.drawn = ()
    state.evaded = ()
    state.thieved = False
    # Who walks says whether to look around first; whoever comes otherwise is asked where that can spare a card (T-093).
    state.halted = DRAW[space] > len(state.cards_on(space)) and has_to_spare(hero)
    # What lasts comes first: a Spell drawn for the one just cast, what others still have to decide.
    encounter: Any = state.game.steps["Encounter"]
    state.agenda.insert(above, encounter(seat))


STEPS: Final = (AttackEnds,)
