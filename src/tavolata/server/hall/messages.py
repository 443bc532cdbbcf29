"""What the hall says, as it goes over the wire."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tavolata.engine import TavolataError
from tavolata.engine.words import explain
from tavolata.server import wire

_ENCODER = msgspec.json.Encoder()

#: Called with what became of a held act.
Later = Callable[[wire.Ack | wire.Nak], None]


def wire_bytes(message: wire.FromServer) -> bytes:
    return _ENCODER.encode(message)


def nak(id: str, problem: TavolataError, language: str) -> wire.Nak:
    return wire.Nak(id, problem.key, dict(problem.details), problem.rule, explain(problem, language))


def both(first: Later, second: Later) -> Later:
    """The same act came twice while it was held: both hear what became of it."""

    def later(answer: wire.Ack | wire.Nak) -> None:
        first(answer)
        second(answer)

    return later
