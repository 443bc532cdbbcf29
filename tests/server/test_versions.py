"""The version of a table counts whatever somebody else can notice: at one version everybody else sees the same."""

from __future__ import annotations

import random

import pytest

import tavolata
from server.tables import NOW, seen, table_at
from tavolata.engine.chance import Fair
from tavolata.games import ONLINE
from tavolata.server.table import Table


def step(table: Table, lots: random.Random, now: float) -> int | None:
    """Somebody answers at random, or the table goes on by itself: the seat of the entry; None if there was none."""
    asked = [
        decision
        for seat in range(table.players)
        for decision in (table.question_of(seat), table.reaction_of(seat))
        if decision is not None
    ]
    if not asked or lots.random() < 0.2:
        entry = table.wake(now)
    else:
        decision = lots.choice(asked)
        entry = table.act(decision.seat, decision.id, lots.choice(decision.actions), table.v, None, now)
    return None if entry is None else entry.seat


@pytest.mark.parametrize("reactions", ["quick", "strict"])
@pytest.mark.parametrize("game", ONLINE)
def test_at_one_version_everybody_else_sees_the_same(game: str, reactions: str) -> None:
    """Or who comes anew would see another table than who stayed, and nobody would have told those."""
    lots = random.Random(7)
    players = min(3, tavolata.game(game).max_players)
    for seed in range(3):
        state = tavolata.game(game).new(
            players, 0, None, "strict", Fair(random.Random(seed).randbytes(32)), events=True
        )
        table = table_at(state, reactions=reactions)
        now = NOW
        while not table.over and table.n < 400:
            now += 10.0
            before = {viewer: seen(table, viewer)["view"] for viewer in (None, *range(table.players))}
            version = table.v
            seat = step(table, lots, now)
            if seat is None or table.v != version:
                continue
            for viewer, view in before.items():
                if viewer != seat and viewer not in table.asked_anew:
                    assert seen(table, viewer)["view"] == view, f"entry {table.n} of seat {seat}, seen by {viewer}"
        assert table.n > 10
