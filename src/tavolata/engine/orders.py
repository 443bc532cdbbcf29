"""Standing orders: what a table answers for a seat, so that nobody is asked twice for the same thing.

The rules only say which of their answers an order can be about (``Question.ability``) and when such an answer means
something to its seat (``Question.is_relevant``). Whoever sits between the rules and people, a server or a terminal, keeps the
orders and asks here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from tavolata.engine.exchange import Exchange
from tavolata.engine.state import Decision, Moment, State

if TYPE_CHECKING:
    from tavolata.engine.game import Game

#: Wait for the answer; offer it while the others play on; wait where it is useful, and else only offer it; do it where it is
#: useful, and else do without; do without.
ASK: Final = "ask"
OFFER: Final = "button"
ASK_IF_RELEVANT: Final = "concern"
USE: Final = "use"
NEVER: Final = "never"

#: Where a seat could do several things: what the table does.
_STRONGEST: Final = (ASK, OFFER, USE, NEVER)


class Ability(NamedTuple):
    """Something that a seat can do again and again, and may leave to the table."""

    name: str
    #: What the table may be told; the first is what it does if it is told nothing.
    orders: tuple[str, ...]


def moments_of(game: Game) -> tuple[Ability, ...]:
    """An ability for each kind of moment and exchange: what a game has that names none itself."""
    exchanges = {step.name for step in game.steps.values() if issubclass(step, Exchange)}
    names = {step.name for step in game.steps.values() if issubclass(step, Moment)} | exchanges
    # In an exchange it is one seat's chance, and all others wait for it: a button would soon be gone.
    return tuple(
        [
            Ability(name, (ASK_IF_RELEVANT, ASK, OFFER, NEVER) if name in exchanges else (OFFER, ASK, NEVER))
            for name in sorted(names)
        ]
    )


def order_of(state: State, decision: Decision, orders: Mapping[str, str]) -> str:
    """What the table does where the seat could do any of this: ask, offer a button, use it, or never."""
    given = _given(state, decision, orders)
    found = {order for _, order in given}
    return next((order for order in _STRONGEST if order in found), ASK)


def answer_by_order(state: State, decision: Decision, orders: Mapping[str, str]) -> int | None:
    """The answer that the orders of the seat give; None: it is for the seat to choose."""
    given = _given(state, decision, orders)
    for action, order in given:
        if order == USE and decision.question.is_relevant(state, decision.seat, action):
            return action
    if not given or any(order in (ASK, OFFER) for _, order in given):
        return None
    without = [action for action in decision.actions if not decision.question.ability(action)]
    return without[0] if len(without) == 1 else None


def _given(state: State, decision: Decision, orders: Mapping[str, str]) -> list[tuple[int, str]]:
    """Each answer that an order can be about, and what the order means for it here."""
    found: list[tuple[int, str]] = []
    question = decision.question
    for action in decision.actions:
        ability = question.ability(action)
        if ability:
            order = orders.get(ability) or _usual(state.game, ability)
            if order == ASK_IF_RELEVANT:
                order = ASK if question.is_relevant(state, decision.seat, action) else OFFER
            found.append((action, order))
    return found


def _usual(game: Game, ability: str) -> str:
    return next((known.orders[0] for known in game.abilities if known.name == ability), ASK)
