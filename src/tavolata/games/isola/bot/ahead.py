"""Playing a copy of the table on to the end of a combat: abilities as the policy uses them, nobody replies."""

from __future__ import annotations

from typing import Final

from tavolata.engine import Chance, Exchange
from tavolata.games.isola.bot.groups import Plan
from tavolata.games.isola.bot.policy import policy
from tavolata.games.isola.preview import halt_after_combat, halt_after_fight, is_halted, plain_answer
from tavolata.games.isola.rules.combat import Attack, Defend, announce_defence, declare
from tavolata.games.isola.rules.state import Isola

#: More answers than any combat phase takes.
_MOST_ANSWERS: Final = 2_000


def fight_on(state: Isola, chance: Chance) -> None:
    """Play a copy on until it stops: nobody replies, all else as the policy does it."""
    for _ in range(_MOST_ANSWERS):
        if is_halted(state):
            return
        decision = state.decisions[0]
        question = decision.question
        if isinstance(question, (Exchange, Attack, Defend)):
            action = plain_answer(state, decision)
        else:
            action = policy(state, decision, chance)
        state.play(decision.seat, action)
    raise AssertionError("a combat without an end")


def copy_to_the_end(state: Isola) -> Isola:
    """A copy that stops where the combat, or at least the fight, is over."""
    copy = state.clone()
    if not halt_after_combat(copy):
        halt_after_fight(copy)
    return copy


def attacked(state: Isola, seat: int, plan: Plan) -> Isola:
    """A copy in which that attack is declared."""
    copy = copy_to_the_end(state)
    copy.agenda.pop()
    copy.decisions = []
    declare(copy, seat, tuple(plan))
    copy.advance()
    return copy


def defended(state: Isola, seat: int, plan: Plan) -> Isola:
    """A copy in which that defence is declared; of one that stops already it is a plain copy."""
    copy = state.clone()
    copy.agenda.pop()
    copy.decisions = []
    announce_defence(copy, seat, tuple(plan))
    copy.advance()
    return copy


def asks_for_defence(state: Isola) -> bool:
    return not is_halted(state) and isinstance(state.decisions[0].question, Defend)
