"""Everything that can go wrong through somebody's input, as a sentence in the reader's language.

An error carries a *key* of the words files and its arguments, never a sentence. ``str(error)`` is English;
``tavolata.engine.words.explain(error, "it")`` says the same in Italian.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class TavolataError(Exception):
    """The base of all errors that a user's input can cause. Nothing was changed when one is raised."""

    def __init__(self, key: str, args: dict[str, object] | None = None, rule: str = "", game: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.details: dict[str, object] = args or {}
        self.rule = rule
        self.game = game

    def __str__(self) -> str:
        from tavolata.engine.words import explain

        return explain(self, "en")


class IllegalAction(TavolataError):
    """The action is not among the answers to the seat's question; the message says why and names the rule."""


class NotYourDecision(TavolataError):
    """The seat is asked nothing now, or the decision it answers is no longer open."""


class NotationError(TavolataError):
    """A text that is not an action of this game."""


class SetupError(TavolataError):
    """A wrong number of players, an unknown option, game, bot or value."""


class ChanceError(TavolataError):
    """A scripted draw or roll that cannot happen."""


class FileError(TavolataError):
    """A saved state or game file that is damaged, edited, or of another game or rules version."""


class RulesError(Exception):
    """A defect in the rules code itself, never caused by input: a lost component, an agenda that runs out."""
