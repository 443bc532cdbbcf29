"""A question as it goes over the wire: what it is about, and its answers, in notation and taken apart."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Raw

from tavolata.engine import (
    Decision,
    Game,
    Kind,
    Notation,
    State,
    Verb,
    arguments_of,
    first_of,
    second_of,
    third_of,
)
from tavolata.engine.about import NOTHING
from tavolata.engine.action import verb_of
from tavolata.server import wire
from tavolata.server.table.encoding import encoded

#: The same few thousand actions are chosen again and again, at tables of one game by the hundred. Of those that are offered, which are
#: more, each is put together from its parts.
_REMEMBERED = 1 << 13


def action_in(game: Game, text: str) -> int:
    """The action that a text stands for."""
    return _action(game.notation, text)


# By the notation, which all tables of a game share: a game with a deck of its own would stay in memory with its actions.
# Compiled, to find it again takes 0.1 us, to read it anew 1.5.
@lru_cache(maxsize=_REMEMBERED)
def _action(notation: Notation, text: str) -> int:
    return notation.parse(text)


class WrittenAnswers:
    """The legal answers as they go over the wire, in the order of the actions: in notation, and taken apart."""

    __slots__ = ("answers", "options")

    def __init__(self, options: Raw, answers: Raw) -> None:
        self.options = options
        self.answers = answers


class Part:
    """A part of an answer as it is written: in notation, and taken apart."""

    __slots__ = ("argument", "word")

    def __init__(self, word: bytes, argument: bytes) -> None:
        self.word = word
        self.argument = argument


class KindWriter:
    """Writes the arguments of one kind, as they follow others: each is written once, when it is first offered."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        # By number; None where it was not offered yet.
        self._parts: list[Part | None] = [None] * len(kind.names)

    def part(self, value: int) -> Part:
        part = self._parts[value]
        if part is None:
            name = self._kind.names[value]
            part = self._parts[value] = Part(b" " + encoded(name)[1:-1], b"," + encoded((self._kind.name, name)))
        return part


class VerbWriter:
    """Writes how the answers of one verb begin, its first argument included."""

    def __init__(self, verb: Verb, kinds: list[KindWriter]) -> None:
        #: What writes each of its arguments.
        self.kinds = kinds
        name = encoded(verb.name)
        #: An answer without an argument, and by number of the first argument those that have one.
        self.bare = Part(name[:-1], b'{"verb":' + name + b',"args":[')
        self._beginnings: list[Part | None] = [None] * (len(verb.kinds[0].names) if verb.kinds else 0)

    def beginning(self, first: int) -> Part:
        beginning = self._beginnings[first]
        if beginning is None:
            bare, part = self.bare, self.kinds[0].part(first)
            beginning = self._beginnings[first] = Part(bare.word + part.word, bare.argument + part.argument[1:])
        return beginning


class AnswerWriter:
    """Writes the actions of one notation from parts that are written once.

    Whole actions are too many to remember: of those offered in the first seconds of a hundred tables of Indy 16 of 100 were not
    among the last 8,192, and to write one took 20,000 instructions. The parts are few, so that all of them stay.
    """

    def __init__(self, notation: Notation) -> None:
        # One writer for all verbs that have the same kind.
        kinds = {kind: KindWriter(kind) for verb in notation.verbs for kind in verb.kinds}
        self._verbs: list[VerbWriter] = [
            VerbWriter(verb, [kinds[kind] for kind in verb.kinds]) for verb in notation.verbs
        ]

    def write(self, actions: list[int], usual: list[int]) -> WrittenAnswers:
        """The answers as `wire.Question` has them; those that are usually wanted are marked so, in their last field."""
        options: list[bytes] = []
        answers: list[bytes] = []
        for action in actions:
            verb = self._verbs[verb_of(action)]
            first, second, third = first_of(action), second_of(action), third_of(action)
            part = verb.bare if first < 0 else verb.beginning(first)
            options.append(part.word)
            answers.append(part.argument)
            if second >= 0:
                part = verb.kinds[1].part(second)
                options.append(part.word)
                answers.append(part.argument)
            if third >= 0:
                part = verb.kinds[2].part(third)
                options.append(part.word)
                answers.append(part.argument)
            options.append(b'",')
            answers.append(b'],"usual":true},' if usual and action in usual else b"]},")
        return WrittenAnswers(_listed(options), _listed(answers))

    def text(self, action: int) -> bytes:
        """One legal action in notation, as JSON."""
        verb = self._verbs[verb_of(action)]
        first, second, third = first_of(action), second_of(action), third_of(action)
        text = verb.bare.word if first < 0 else verb.beginning(first).word
        if second >= 0:
            text += verb.kinds[1].part(second).word
        if third >= 0:
            text += verb.kinds[2].part(third).word
        return text + b'"'


def _listed(parts: list[bytes]) -> Raw:
    """A list in JSON. Each of its items ends with a comma, but for the last one."""
    return Raw(b"[" + b"".join(parts)[:-1] + b"]")


# By the notation, which all tables of a game share. One with a deck of its own has its own: only so many are kept.
@lru_cache(maxsize=128)
def _writer_of(notation: Notation) -> AnswerWriter:
    return AnswerWriter(notation)


def written_answers(state: State, decision: Decision) -> WrittenAnswers:
    """The legal answers, put together from what was written before."""
    writer: AnswerWriter = _writer_of(state.game.notation)
    return writer.write(decision.actions, decision.usual(state))


def written_entry(game: Game, answers: list[tuple[int, int]]) -> str:
    """Legal answers, each with its seat, as an entry of the journal keeps them: in notation, as JSON."""
    writer: AnswerWriter = _writer_of(game.notation)
    written = [b"[%d,%b]" % (seat, writer.text(action)) for seat, action in answers]
    return (b"[" + b",".join(written) + b"]").decode()


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
