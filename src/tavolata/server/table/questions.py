"""A question as it goes over the wire: what it is about, and its answers, in notation and taken apart."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from tavolata.engine import Decision, Game, Kind, Notation, State, arguments_of
from tavolata.engine.about import NOTHING
from tavolata.server import wire

#: The same few thousand actions are offered again and again, at tables of one game by the hundred: of a mixed hundred 97 of 100
#: were found among so many. Each is half a kilobyte, so that four times as many would grow for hours.
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


class WrittenAction(NamedTuple):
    """An action as it goes over the wire: in notation, and taken apart."""

    option: bytes
    answer: bytes


class WrittenAnswers(NamedTuple):
    """The legal answers as they go over the wire, in the order of the actions: in notation, and taken apart."""

    options: msgspec.Raw
    answers: msgspec.Raw


def written_answers(state: State, decision: Decision) -> WrittenAnswers:
    """The legal answers, put together from what was written before: nine of ten were offered somewhere lately."""
    notation, usual = state.game.notation, decision.usual(state)
    options: list[bytes] = []
    answers: list[bytes] = []
    for action in decision.actions:
        written = _write(notation, action)
        options.append(written.option)
        answers.append(_as_usual(written.answer) if usual and action in usual else written.answer)
    return WrittenAnswers(msgspec.Raw(b"[" + b",".join(options) + b"]"), msgspec.Raw(b"[" + b",".join(answers) + b"]"))


@lru_cache(maxsize=_REMEMBERED)
def _write(notation: Notation, action: int) -> WrittenAction:
    # The answer as `wire.Answer` is written, put together from its parts: one of ten is not among those remembered, and to make and
    # encode the struct takes four times as long.
    verb = notation.verb(action)
    arguments: list[bytes] = []
    for value, kind in zip(arguments_of(action), verb.kinds, strict=False):
        arguments.append(_argument(kind, value))
    option = msgspec.json.encode(notation.text(action))
    return WrittenAction(option, b'{"verb":' + _word(verb.name) + b',"args":[' + b",".join(arguments) + b"]}")


@lru_cache(maxsize=_REMEMBERED)
def _argument(kind: Kind, value: int) -> bytes:
    return msgspec.json.encode((kind.name, kind.names[value]))


@lru_cache(maxsize=_REMEMBERED)
def _word(name: str) -> bytes:
    return msgspec.json.encode(name)


def _as_usual(answer: bytes) -> bytes:
    """The same answer, marked as the one that is usually wanted: the last field, which is left out otherwise."""
    return answer[:-1] + b',"usual":true}'


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
