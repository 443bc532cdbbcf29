"""How a turn is cut short, and how a character comes to another space: the agenda between the chapters of the rules."""

from __future__ import annotations

from typing import Any, Final

from tavolata.engine import Scope, Step, cut
from tavolata.games.talisman.box.cards import DEATH, DRAW, SPACE_NAMES, SPACES, Space
from tavolata.games.talisman.rules.gains import has_to_spare
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.stay import Stay, Visit


class TurnMark(Scope[Talisman]):
    """The end of a part of a turn on the agenda; what lies above belongs to it."""

    __slots__ = ()


class AttackEnds(Scope[Talisman]):
    """The end of an attack, and with it of what was cast for it."""

    __slots__ = ()


def end_turn(state: Talisman) -> int:
    """Nothing of this turn remains to be done but its end, and what concerns others (T-109, T-112, T-180).

    Gives the place on the agenda above its end.
    """
    state.attack = None
    return cut(state, TurnMark)


def fulfil(state: Talisman, seat: int) -> None:
    """The trial of a space of the Inner Region is over: next turn the character may go on (T-219)."""
    hero = state.heroes[seat]
    hero.stay.trial_done = True
    if state.events is not None:
        if hero.space == DEATH:
            state.tell("outdiced-death", SPACES[DEATH].id, {"seat": seat})
        else:
            state.tell("cleared", SPACES[hero.space].id, {"seat": seat, "space": SPACE_NAMES[hero.space]})


#: The encounter of each seat, which follows its landing: put here by ``encounter.py``, which builds on this chapter. (To import
#: it in every turn was a hundredth of the time of a random game.)
LANDED: Final[list[Step[Any]]] = []


def arrive(state: Talisman, seat: int, space: Space, rule: str) -> None:
    """Land on a space: by a move, or placed there by an effect (T-083). In the own turn, and only then, it is encountered (T-084, T-085, T-256)."""
    hero = state.heroes[seat]
    hero.space = space
    hero.stay = Stay()
    if state.events is not None:
        state.tell("arrived", rule, {"seat": seat, "space": SPACE_NAMES[space]})
    if seat != state.active:
        return
    above = end_turn(state)
    state.visit = Visit()
    # Who walks says whether to look around first; whoever comes otherwise is asked where that can spare a card (T-093).
    state.visit.looks_around = DRAW[space] > len(state.cards_on(space)) and has_to_spare(hero)
    # What lasts comes first: a Spell drawn for the one just cast, what others still have to decide.
    state.agenda.insert(above, LANDED[seat])


STEPS: Final = (AttackEnds,)
