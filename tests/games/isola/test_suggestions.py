"""Groups that are offered to whoever builds some: legal to the last step, foreseen exactly, and nobody else's business."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.isola.looking import PLAIN
from games.isola.test_fight_view import look, random_tables
from support import play, rule
from tavolata.engine import PASS
from tavolata.games.isola.position import position
from tavolata.games.isola.preview import copy_to_look_at, halt_after_combat, let_pass, outcome_between
from tavolata.games.isola.rules.combat import Attack, Defend
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.view_types import OutcomeView


def combat(mine: str, theirs: str = "", places: str = PLAIN) -> Isola:
    return position(phase="combat", forces=[mine, theirs], places=["", places])


def suggested(state: Isola, seat: int) -> Any:
    return look(state, seat).suggested


@rule("ID-133", "RU-92")
def test_an_open_place_is_offered_to_be_taken_in_one_step() -> None:
    state = combat("MERCENARI MERCENARI")
    one = suggested(state, 0)
    assert one.steps == ["add MERCENARI.A1"]
    assert [(group.target, group.column) for group in one.groups] == [("DESERTO-DI-VETRO.B1", ["MERCENARI.A1"])]
    assert one.ahead.places == ["DESERTO-DI-VETRO.B1"]
    assert suggested(state, 1) is msgspec.UNSET
    play(state, "A add MERCENARI.A2")
    assert suggested(state, 0) is msgspec.UNSET, "somebody has begun to build"


@rule("ID-140")
def test_an_attack_is_also_seen_as_a_sensible_player_would_defend_it() -> None:
    state = combat("MERCENARI", "CAVALIERI-NERI")
    play(state, "A add MERCENARI.A1")
    mine = look(state, 0)
    assert isinstance(mine.planned, msgspec.Struct) and isinstance(mine.resisted, msgspec.Struct)
    assert mine.planned.places == ["DESERTO-DI-VETRO.B1"]
    assert mine.resisted.places == []
    assert "MERCENARI.A1" in mine.resisted.fallen
    assert look(state, 1).resisted is look(state, None).resisted is msgspec.UNSET


@rule("ID-140")
def test_a_defence_is_offered_where_one_is_worth_it() -> None:
    state = combat("MERCENARI", "REY*3", places="OASI")
    play(state, "A add MERCENARI.A1; A done")
    one = suggested(state, 1)
    assert one.steps == ["add REY"]
    assert one.resisted is None
    assert "MERCENARI.A1" in one.ahead.fallen


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_what_is_offered_can_be_done_and_comes_to_what_it_says(game: str) -> None:
    """In random games: every step is legal, and if nobody does anything more it ends as foretold."""
    met = 0
    for state in random_tables(game):
        question = state.decisions[0].question
        if not isinstance(question, (Attack, Defend)) or question.plan:
            continue
        one = suggested(state, question.seat)
        if one is msgspec.UNSET:
            continue
        met += 1
        copy = copy_to_look_at(state)
        halt_after_combat(copy)
        for step in one.steps:
            copy.play(question.seat, copy.game.parse(step))
        assert PASS not in copy.decisions[0].actions, "nothing was built"
        let_pass(copy)
        assert msgspec.convert(outcome_between(state, copy).told(), OutcomeView) == one.ahead
    assert met > 5
