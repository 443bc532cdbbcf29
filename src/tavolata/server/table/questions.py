"""A question as it goes over the wire: what it is about, and its answers taken apart."""

from __future__ import annotations

from functools import lru_cache

from tavolata.engine import Decision, Game, State, arguments_of
from tavolata.server import wire


def about_of(state: State, decision: Decision) -> wire.About:
    """What the question says of itself."""
    told = decision.about(state)
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
    return [_answer(state.game, action, action in usual) for action in decision.actions]


@lru_cache(maxsize=1 << 16)
def _answer(game: Game, action: int, usual: bool) -> wire.Answer:
    """The same few thousand are offered again and again."""
    verb = game.notation.verb(action)
    values = arguments_of(action)
    return wire.Answer(
        verb.name, [(kind.name, kind.names[value]) for value, kind in zip(values, verb.kinds, strict=False)], usual
    )
