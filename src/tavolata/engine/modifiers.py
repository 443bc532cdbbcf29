"""Modifiers: what lasts and changes a value or lets something be, as immutable records in the state.

A value is asked for and never stored: ``State.value`` walks the modifiers of its kind once and gives the result, and on
demand each part of it, so that "why is it 7?" is never a second function. A modifier is gone when its scope ends or its
source leaves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from tavolata.engine.saving import ANY, COUNT, FieldKind, Number, Saved, save_modifier_arguments

if TYPE_CHECKING:
    from tavolata.engine.state import State

#: The order in which modifiers work: first all that add, then those that multiply, then those that set the value.
ADD: Final = 0
MULTIPLY: Final = 1
SET: Final = 2

#: No source, nobody in particular, everybody.
NONE: Final = -1

#: No scope: it lasts until its source leaves or it is dropped.
LASTS: Final = 0

#: A part of a value: what it comes from, which source (NONE: none), how much it changes.
Part: TypeAlias = tuple[str, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier:
    """Something that lasts. Never changed once made: clones share it.

    ``kind`` is the value or permission that it changes, ``name`` what it is called among the parts of a sum, ``source`` the
    card or space it comes from, ``scope`` the number of the scope that it ends with, ``whom`` the seat or card it touches.
    """

    __slots__ = ("amount", "kind", "layer", "name", "scope", "source", "whom")

    #: What is saved beside kind, name and source: the further arguments of the constructor, in their order (see ``saving``).
    #: Whom it touches is a number of its own: a game that ties modifiers to what has a name says so in a subclass.
    saved: ClassVar[Saved] = (("scope", COUNT), ("whom", ANY), ("amount", ANY), ("layer", Number(ADD, SET)))

    def __init__(
        self,
        kind: str,
        name: str,
        source: int = NONE,
        scope: int = LASTS,
        whom: int = NONE,
        amount: int = 0,
        layer: int = ADD,
    ) -> None:
        self.kind = kind
        self.name = name
        self.source = source
        self.scope = scope
        self.whom = whom
        self.amount = amount
        self.layer = layer

    def fits(self, state: Any, subject: int) -> bool:
        """Whether it touches the subject; a game that selects by more than a number says so in a subclass."""
        return self.whom == NONE or self.whom == subject

    def worth(self, state: Any, subject: int) -> int:
        """How much it adds, multiplies by or sets; a subclass may work it out."""
        return self.amount

    def fields(self, sources: FieldKind) -> tuple[object, ...]:
        """The arguments that make this modifier again, as they are saved; its source by name."""
        return save_modifier_arguments(self, self.kind, self.name, sources.save(self.source), self.saved)

    def __repr__(self) -> str:
        return f"<modifier {self.name} of {self.kind}: {self.amount} for {self.whom}, until {self.scope}>"


class Modifiers:
    """All modifiers of a table by kind; within a kind by layer, then the oldest first."""

    __slots__ = ("by_kind", "tied")

    def __init__(self) -> None:
        self.by_kind: dict[str, tuple[Modifier, ...]] = {}
        #: How many are tied to a scope. Scopes end all the time, most often with nothing tied to them: to look through all that
        #: lasts for it was a fiftieth of a random game of Isola.
        self.tied = 0

    def copy(self) -> Modifiers:
        copy = Modifiers()
        copy.by_kind = self.by_kind.copy()
        copy.tied = self.tied
        return copy

    def add(self, modifier: Modifier) -> None:
        found = self.by_kind.get(modifier.kind, ())
        place = len(found)
        while place and found[place - 1].layer > modifier.layer:
            place -= 1
        self.by_kind[modifier.kind] = (*found[:place], modifier, *found[place:])
        if modifier.scope != LASTS:
            self.tied += 1

    def drop(self, modifier: Modifier) -> None:
        """Take it away; nothing happens if it is gone already."""
        found = self.by_kind.get(modifier.kind, ())
        kept = [other for other in found if other is not modifier]
        if len(kept) == len(found):
            return
        if modifier.scope != LASTS:
            self.tied -= 1
        if kept:
            self.by_kind[modifier.kind] = tuple(kept)
        else:
            del self.by_kind[modifier.kind]

    def replace(self, modifier: Modifier, by: Modifier) -> None:
        """Put another one of the same kind, layer and scope into its place."""
        found = self.by_kind[modifier.kind]
        self.by_kind[modifier.kind] = tuple([by if other is modifier else other for other in found])

    def end_scope(self, scope: int) -> None:
        """Take away what was tied to the scope."""
        if self.tied:
            self._drop_all([modifier for modifier in self.all() if modifier.scope == scope])

    def end_source(self, source: int) -> None:
        """The source has left: take away what came from it."""
        if self.by_kind:
            self._drop_all([modifier for modifier in self.all() if modifier.source == source])

    def end_subject(self, subject: int) -> None:
        """The subject is gone: take away what touched it alone."""
        if self.by_kind:
            self._drop_all([modifier for modifier in self.all() if modifier.whom == subject])

    def end_thing(self, thing: int) -> None:
        """Where sources and subjects are the same things, one has left: what came from it or touched it alone."""
        if self.by_kind:
            gone: list[Modifier] = []
            for found in self.by_kind.values():
                for modifier in found:
                    if modifier.source == thing or modifier.whom == thing:
                        gone.append(modifier)
            self._drop_all(gone)

    def all(self) -> list[Modifier]:
        """Whatever lasts."""
        if not self.by_kind:
            return []
        return [modifier for found in self.by_kind.values() for modifier in found]

    def _drop_all(self, gone: list[Modifier]) -> None:
        for modifier in gone:
            self.drop(modifier)

    def of(self, kind: str) -> tuple[Modifier, ...]:
        """All of a kind, whomever they touch."""
        return self.by_kind.get(kind, ()) if self.by_kind else ()

    def any(self, state: State, kind: str, subject: int) -> bool:
        """Whether one of that kind touches the subject: a permission, a keyword, a ban."""
        if not self.by_kind:
            return False
        found = self.by_kind.get(kind)
        return found is not None and any(modifier.fits(state, subject) for modifier in found)

    def value(self, state: State, kind: str, subject: int, base: int, parts: list[Part] | None = None) -> int:
        """The base with all that changes it, layer by layer; ``parts`` collects what each modifier did to it."""
        found = self.by_kind.get(kind)
        if found is None:
            return base
        total = base
        for modifier in found:
            if not modifier.fits(state, subject):
                continue
            worth = modifier.worth(state, subject)
            change = worth
            if modifier.layer == MULTIPLY:
                change = total * worth - total
            elif modifier.layer == SET:
                change = worth - total
            total += change
            if parts is not None and change:
                parts.append((modifier.name, modifier.source, change))
        return total

    def dump(self, sources: FieldKind) -> list[list[object]]:
        """Everything as it is saved; ``sources``: what modifiers come from (``Game.sources``)."""
        return [
            [type(modifier).__name__, *modifier.fields(sources)]
            for kind in sorted(self.by_kind)
            for modifier in self.by_kind[kind]
        ]
