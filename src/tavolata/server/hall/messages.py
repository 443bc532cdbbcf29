"""What the hall says, as it goes over the wire."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from tavolata.engine import TavolataError
from tavolata.engine.words import explain
from tavolata.server import wire
from tavolata.server.hall.people import Refused
from tavolata.server.outage import is_away

LOG = logging.getLogger("tavolata")

_ENCODER: Final = msgspec.json.Encoder()

#: Called with what became of a held act.
Later = Callable[[wire.Ack | wire.Nak], None]


def wire_bytes(message: wire.FromServer) -> bytes:
    return _ENCODER.encode(message)


def nak(id: str, problem: TavolataError, language: str) -> wire.Nak:
    return wire.Nak(id, problem.key, dict(problem.details), problem.rule, explain(problem, language))


def refusal(id: str, problem: Exception, language: str) -> wire.Nak:
    """No, whatever the reason is. One that the rules do not know is a defect, or the database is away."""
    if isinstance(problem, Refused):
        return nak(id, TavolataError(problem.key, problem.details), language)
    if isinstance(problem, TavolataError):
        return nak(id, problem, language)
    if is_away(problem):
        return nak(id, TavolataError("error-database-away", {}), language)
    LOG.error("a message failed", exc_info=problem)
    return nak(id, TavolataError("error-server", {}), language)


def both(first: Later, second: Later) -> Later:
    """The same act came twice while it was held: both hear what became of it."""

    def later(answer: wire.Ack | wire.Nak) -> None:
        first(answer)
        second(answer)

    return later
