"""A question as it goes over the wire: what it is about, and its answers, in notation and taken apart."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from tavolata.engine import Decision, Game, Kind, Notation, State, arguments_of
from tavolata.engine.about import NOTHING
from tavolata.engine.action import verb_of
from tavolata.server import wire

#: The same few thousand actions are chosen again and again, at tables of one game by the hundred. Of those that are offered, which are
#: more, each is put together from its parts.
_REMEMBERED = 1 << 13


def notation(game: Game, action: int) -> str:
    """An action in notation."""
    return _text(game.notation, action)


# By the notation, which all tables of a game share: a game with a deck of its own would stay in memory with its actions.
@lru_cache(maxsize=_REMEMBERED)
def _text(notation: Notation, action: int) -> str:
    return notation.text(action)


def action_in(game: Game, text: str) -> int:
    """The action that a text stands for."""
    return _action(game.notation, text)


# Compiled, to find it again takes 0.1 us, to read it anew 1.5.
@lru_cache(maxsize=_REMEMBERED)
def _action(notation: Notation, text: str) -> int:
    return notation.parse(text)


class WrittenAnswers(NamedTuple):
    """The legal answers as they go over the wire, in the order of the actions: in notation, and taken apart."""

    options: msgspec.Raw
    answers: msgspec.Raw


class KindWriter:
    """Writes the arguments of one kind: each is written once, when it is first offered."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        # By number; empty where it was not offered yet.
        self._words = [b""] * len(kind.names)
        self._arguments = [b""] * len(kind.names)

    def word(self, value: int) -> bytes:
        """As it follows in the notation, with the space before it."""
        word = self._words[value]
        if not word:
            word = self._words[value] = b" " + msgspec.json.encode(self._kind.names[value])[1:-1]
        return word

    def argument(self, value: int) -> bytes:
        """As an argument that is taken apart."""
        argument = self._arguments[value]
        if not argument:
            argument = self._arguments[value] = msgspec.json.encode((self._kind.name, self._kind.names[value]))
        return argument


class AnswerWriter:
    """Writes the actions of one notation from parts that are written once.

    Whole actions are too many to remember: of those offered in the first seconds of a hundred tables of Indy 16 of 100 were not
    among the last 8,192, and to write one took 20,000 instructions. The parts are few, so that all of them stay.
    """

    def __init__(self, notation: Notation) -> None:
        names = [msgspec.json.encode(verb.name) for verb in notation.verbs]
        self._verbs: list[tuple[bytes, bytes]] = [(name[:-1], b'{"verb":' + name + b',"args":[') for name in names]
        # One writer for all verbs that have the same kind.
        kinds = {kind: KindWriter(kind) for verb in notation.verbs for kind in verb.kinds}
        self._kinds: list[list[KindWriter]] = [[kinds[kind] for kind in verb.kinds] for verb in notation.verbs]

    def write(self, actions: list[int], usual: list[int]) -> WrittenAnswers:
        """The answers as `wire.Question` has them; those that are usually wanted are marked so, in their last field."""
        options: list[bytes] = []
        answers: list[bytes] = []
        for action in actions:
            number = verb_of(action)
            option, answer = self._verbs[number]
            kinds = self._kinds[number]
            options.append(option)
            answers.append(answer)
            for place, value in enumerate(arguments_of(action)):
                kind = kinds[place]
                options.append(kind.word(value))
                if place:
                    answers.append(b",")
                answers.append(kind.argument(value))
            options.append(b'",')
            answers.append(b'],"usual":true},' if usual and action in usual else b"]},")
        return WrittenAnswers(_listed(options), _listed(answers))


def _listed(parts: list[bytes]) -> msgspec.Raw:
    """A list in JSON. Each of its items ends with a comma, but for the last one."""
    return msgspec.Raw(b"[" + b"".join(parts)[:-1] + b"]")


# By the notation, which all tables of a game share. One with a deck of its own has its own: only so many are kept.
@lru_cache(maxsize=128)
def _writer_of(notation: Notation) -> AnswerWriter:
    return AnswerWriter(notation)


def written_answers(state: State, decision: Decision) -> WrittenAnswers:
    """The legal answers, put together from what was written before."""
    writer: AnswerWriter = _writer_of(state.game.notation)
    return writer.write(decision.actions, decision.usual(state))


_NOTHING_TO_SAY: Final = wire.About()


def about_of(state: State, decision: Decision) -> wire.About:
    """What the question says of itself."""
    told = decision.about(state)
    if told is NOTHING:
        return _NOTHING_TO_SAY
    return wire.About(
        card=told.card,
        cards=told.cards,
        space=told.space,
        spaces=told.spaces,
        seat=told.seat,
        target=told.target,
        purpose=told.purpose,
        against=told.against,
        what=told.what,
        price=told.price,
        prices=told.prices,
        count=told.count,
        read=told.read,
    )


def answers_of(state: State, decision: Decision) -> list[wire.Answer]:
    """The legal answers, in the order of the actions."""
    usual = decision.usual(state)
    return [answer_of(state.game.notation, action, action in usual) for action in decision.actions]


def answer_of(notation: Notation, action: int, usual: bool = False) -> wire.Answer:
    """An answer taken apart."""
    verb = notation.verb(action)
    values = arguments_of(action)
    return wire.Answer(
        verb.name, [(kind.name, kind.names[value]) for value, kind in zip(values, verb.kinds, strict=False)], usual
    )
