"""Scopes: marks on the agenda. What lies above a mark belongs to it: a turn, a phase, a fight, a loss about to happen.

A scope can be *cut to*: what remains above it is dropped, but for the steps that last. Reached or cut away, it ends the
modifiers that were tied to its number.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tavolata.engine.modifiers import LASTS
from tavolata.engine.saving import COUNT, Number, Saved
from tavolata.engine.state import S, State, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Scope(Step[S]):
    """A mark on the agenda. ``number`` is what modifiers are tied to (``State.new_scope``); LASTS: none can be."""

    __slots__ = ("number",)

    saved: ClassVar[Saved] = (("number", COUNT),)

    def __init__(self, seat: int = -1, number: int = LASTS) -> None:
        super().__init__(seat)
        self.number = number

    def run(self, state: S) -> None:
        """All that belonged to it is done."""
        if self.number:
            state.modifiers.end_scope(self.number)
        self.leave(state)

    def leave(self, state: S) -> None:
        """What comes at its end."""


def innermost(state: State, kind: type[Scope[Any]], seat: int = -1) -> int:
    """The place on the agenda of the innermost scope of that kind (of that seat, if one is named); -1: there is none."""
    agenda = state.agenda
    place = len(agenda) - 1
    while place >= 0:
        step = agenda[place]
        if isinstance(step, kind) and (seat < 0 or step.seat == seat):
            return place
        place -= 1
    return -1


def cut(state: State, kind: type[Scope[Any]]) -> int:
    """Drop what remains to be done above the innermost scope of that kind, but for the steps that last.

    Gives the place on the agenda above the scope.
    """
    place = innermost(state, kind)
    _cut_above(state, place)
    return place + 1


def _cut_above(state: State, place: int) -> None:
    agenda = state.agenda
    if len(agenda) == place + 1:
        return
    above = agenda[place + 1 :]
    del agenda[place + 1 :]
    for step in above:
        if step.lasting:
            agenda.append(step)
        elif isinstance(step, Scope) and step.number:
            state.modifiers.end_scope(step.number)


#: How far a threat has come: nobody was asked yet; what may prevent it has its chance; it was prevented.
NEW: Final = 0
FACED: Final = 1
PREVENTED: Final = 2
STAGE: Final = Number(NEW, PREVENTED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Threat(Scope[S]):
    """Something that is about to happen, unless it is prevented: the one place where that is asked.

    First all that may prevent it has its chance, each thing once: ``shields``. If nothing did, it happens. ``prevent`` drops
    what else might have prevented it, and ``instead`` comes in its place.
    """

    __slots__ = ("stage",)

    saved: ClassVar[Saved] = (("stage", STAGE),)

    def __init__(self, seat: int, stage: int = NEW) -> None:
        super().__init__(seat)
        self.stage = stage

    def run(self, state: S) -> None:
        if self.stage == PREVENTED:
            self.instead(state)
            return
        shields = self.shields(state) if self.stage == NEW else []
        if shields:
            state.push(self.at(FACED))
            state.then(shields)
        else:
            self.happen(state)

    def at(self, stage: int) -> Threat[S]:
        """The same threat, so far."""
        raise NotImplementedError

    def shields(self, state: S) -> list[Step[Any]]:
        """What may prevent it, in the order in which it is asked."""
        return []

    def happen(self, state: S) -> None:
        """It was not prevented."""
        raise NotImplementedError

    def instead(self, state: S) -> None:
        """It was prevented; most often nothing more comes of it."""


def prevent(state: State, kind: type[Threat[Any]], seat: int = -1) -> bool:
    """Prevent the innermost threat of that kind; False if there is none any more."""
    place = _threat(state, kind, seat)
    if place < 0:
        return False
    threat = state.agenda[place]
    assert isinstance(threat, Threat)
    _cut_above(state, place)
    state.agenda[place] = threat.at(PREVENTED)
    return True


def threatened(state: State, kind: type[Threat[Any]], seat: int = -1) -> bool:
    """Whether something of that kind is about to happen."""
    return _threat(state, kind, seat) >= 0


def _threat(state: State, kind: type[Threat[Any]], seat: int) -> int:
    """The place on the agenda of the innermost threat of that kind that was not prevented; -1: there is none."""
    place = innermost(state, kind, seat)
    if place >= 0:
        threat = state.agenda[place]
        if isinstance(threat, Threat) and threat.stage == PREVENTED:
            return -1
    return place
