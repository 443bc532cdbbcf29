"""Questions that are put only for the sake of a Spell in the hand: that they are put tells something of it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tavolata.engine import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class RevealingQuestion(Question[Any]):
    """A question that not everybody would be asked here. A re-deal must leave it standing (see ``view.redeal``)."""

    __slots__ = ()

    def is_asked(self, state: Any) -> bool:
        """Whether it is put, as the table lies."""
        raise NotImplementedError

    def is_window(self, state: Any) -> bool:
        """Whether it is put only for the sake of Spells; many are, but for other reasons too."""
        raise NotImplementedError
