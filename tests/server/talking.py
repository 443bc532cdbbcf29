"""Programs at a table of which nothing is left to chance, and what they say."""

from __future__ import annotations

from typing import Any

from server.tables import (
    House,
    Line,
)
from tavolata.engine import State
from tavolata.games.indy.position import position

HANDS = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "BC1 BC2 BC3 BC4"]


def in_light(turn: str = "A") -> State:
    return position("light", turn=turn, hands=HANDS, table="RH1 RH2 RH3", reactions="strict")


async def seated(home: House, where: str, *seats: int) -> list[Line]:
    """Lines of programs at these seats, each after its hello."""
    lines = []
    for seat in seats:
        line = await home.program(where, seat).line()
        assert (await line.hello(where, token=home.program(where, seat).token))["t"] == "state"
        lines.append(line)
    return lines


async def asked(line: Line, where: str, seat: int | None = None) -> dict[str, Any]:
    """Where things stand."""
    await line.all_frames()
    return next(frame for frame in reversed(line.frames) if frame["t"] in ("state", "update"))


def act(question: dict[str, Any], action: str, on: int, where: str = "a1") -> dict[str, Any]:
    return {"t": "act", "id": where, "decision": question["decision"], "action": action, "on": on}
