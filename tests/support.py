"""What tests share: the mark for rules, and play scripts."""

from __future__ import annotations

import pytest

from tavolata.engine import IllegalAction, State

#: ``@rule("IN-021", "IR-10")``: the rules that a test covers; every rule of a game must have one.
rule = pytest.mark.rule

SEATS = "ABCDEFGHIJ"


def play(state: State, script: str) -> None:
    """Play a script: one answer a line or between semicolons, seat letter first: ``A swap RC2 RC5; B pass``."""
    for line in script.replace("\n", ";").split(";"):
        if line.strip():
            seat, text = line.strip().split(maxsplit=1)
            state.play(SEATS.index(seat), state.game.parse(text))


def offered(state: State, seat: str) -> list[str]:
    """The answers open to a seat now, in notation; empty when it is asked nothing."""
    decision = state.decision_of(SEATS.index(seat))
    return [state.game.text(action) for action in decision.actions] if decision else []


def asked(state: State) -> dict[str, str]:
    """Who is asked what now, in the order asked."""
    return {SEATS[decision.seat]: decision.name for decision in state.decisions}


def told(state: State, kind: str) -> list[dict[str, object]]:
    """What everybody saw of the events of a kind, in order."""
    return [event.public for event in state.events or [] if event.kind == kind]


def refused(state: State, line: str) -> tuple[str, str]:
    """The key and the rule with which an answer is refused; nothing has changed."""
    before = state.dump()
    with pytest.raises(IllegalAction) as refusal:
        play(state, line)
    assert state.dump() == before
    return refusal.value.key, refusal.value.rule
