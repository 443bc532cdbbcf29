"""A game that brings no face of its own: what its view says, name by name, and notation where it has no words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from rich.text import Text

from tavolata.engine import PASS, Decision, Game, verb_of
from tavolata.engine.record import Record
from tavolata.engine.words import Words
from tavolata.terminal.face import Face, Seen, Style, View
from tavolata.terminal.lines import wrapped


class PlainFace(Face):
    """Any game for the terminal."""

    def __init__(
        self, game: Game, words: Words, names: Sequence[str], style: Style, options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(game, words, names, style, options)
        guide = game.guide()
        self.questions = dict(guide.questions)
        self.sections = guide.sections
        self._record: Record | None = None

    def meet(self, record: Record) -> None:
        self._record = record

    def status(self, view: View) -> tuple[Text, Text]:
        return Text(self._said("game-name", {}, self.game.name).upper()), Text()

    def seats(self, view: View, me: int | None, story: list[Seen], hands: list[list[str]]) -> list[list[Text]]:
        shown = [" ".join(hand) for hand in hands] or [""] * len(self.names)
        return [[Text(" "), self.seat_name(seat, me), Text(shown[seat])] for seat in range(len(self.names))]

    def middle(self, view: View, me: int | None, width: int) -> list[Text]:
        lines: list[Text] = []
        for name, value in view.items():
            first, *rest = wrapped(Text(f" {name}: {_written(value)}"), width - 3)
            lines += [first, *(Text("   ").append_text(line) for line in rest)]
        return lines

    def question(self, view: View, decision: Decision) -> str:
        return self._said(f"question-{decision.name}", {}, decision.name)

    def action(self, decision: Decision, action: int) -> str:
        key = f"pass-{decision.name}" if verb_of(action) == PASS else self.game.notation.verb(action).name
        return self._said(f"action-{key}", self.arguments(action), self.game.text(action))

    def arguments(self, action: int) -> dict[str, object]:
        """By the kind of each; the last one of a kind, where there are several."""
        notation = self.game.notation
        words = notation.text(action).split()[1:]
        return {kind.name: word for kind, word in zip(notation.verb(action).kinds, words, strict=False)}

    def event(self, seen: Seen, private: bool) -> str:
        if self.words.has(f"event-{seen['kind']}"):
            return super().event(seen, private)
        told = [f"{name} {self._named(name, value)}" for name, value in seen.items() if name not in ("kind", "rule")]
        return f"{seen['kind']}: {', '.join(told)}" if told else str(seen["kind"])

    def value(self, name: str, value: object) -> object:
        return value if isinstance(value, (str, int)) else _written(value)

    def turn(self, view: View) -> int:
        """Of a game without turns, whoever is asked first."""
        if self._record is None or self._record.state.over:
            return -1
        turn = self.game.turn_of(self._record.state)
        return self._record.state.decisions[0].seat if turn is None else turn.seat

    def period(self, view: View) -> int:
        """Of a game without rounds, each answer is one: the order ends with it."""
        if self._record is None:
            return 0
        turn = self.game.turn_of(self._record.state)
        return len(self._record.answers) if turn is None else turn.round

    def until_next(self) -> str:
        return self._said(f"{self.game.name}-until-next", {}, self.say("plain-until-next"))

    def hand(self, view: View) -> list[str]:
        hand = view.get("hand")
        return [str(card) for card in hand] if isinstance(hand, list) else []

    def _said(self, key: str, args: dict[str, object], otherwise: str) -> str:
        return self.words.say(key, args) if self.words.has(key) else otherwise

    def _named(self, name: str, value: object) -> object:
        return self.names[value] if name == "seat" and isinstance(value, int) else _written(value)


def _written(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
