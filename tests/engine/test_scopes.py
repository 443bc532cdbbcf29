"""Scopes: marks on the agenda that can be cut to, and threats, which happen unless they are prevented."""

from __future__ import annotations

import json

from engine.joust import JOUST, Blow, Joust, joust
from engine.minigame import Camp, EndFight, EndTurn, Move, Spell, happened, ordeal, remaining
from support import asked, offered, play, told
from tavolata.engine import Modifier, cut, prevent, threatened


def test_cutting_to_a_scope_drops_what_lies_above_but_for_what_lasts() -> None:
    state = ordeal("HEX HEX", "WARD WARD")
    state.agenda[:] = [EndTurn(0, 7), Camp(0), EndFight(0, 8), Spell(1, 1, 0, 0), Camp(0), Move(0)]
    assert cut(state, EndTurn) == 1
    assert remaining(state) == "EndTurn Spell"


def test_a_scope_that_is_cut_away_ends_what_was_tied_to_it_and_the_one_cut_to_goes_on() -> None:
    state = ordeal("HEX HEX", "WARD WARD")
    state.agenda[:] = [EndTurn(0, 7), Camp(0), EndFight(0, 8), Camp(0)]
    state.add(Modifier("strength", "blessing", scope=7, whom=0, amount=2))
    state.add(Modifier("strength", "hex", scope=8, whom=0, amount=-2))
    cut(state, EndTurn)
    assert [modifier.name for modifier in state.modifiers.of("strength")] == ["blessing"]


def test_the_innermost_scope_of_a_kind_is_cut_to() -> None:
    state = ordeal("HEX HEX", "WARD WARD")
    state.agenda[:] = [EndTurn(0, 7), EndFight(0, 8), Camp(0), EndFight(0, 9), Camp(0)]
    cut(state, EndFight)
    assert remaining(state) == "EndTurn EndFight Camp EndFight"


def test_a_hero_who_dies_leaves_only_the_end_of_the_turn() -> None:
    state = ordeal("WARD HEX", "BOLT WARD", "HEX WARD", dice=[1, 6, 1, 2], lives="1")
    play(state, "A right; C pass; B bolt A; A pass; C pass")
    assert happened(state)[-5:] == ["spell", "harmed", "died", "turn-ended", "move-die"]


# Threats


def test_a_blow_falls_where_nothing_can_prevent_it() -> None:
    state = joust("HELM HELM HELM HELM", "LANCE LANCE LANCE LANCE")
    play(state, "B pass")
    assert state.lives == [3, 2]
    assert told(state, "hit") == [{"seat": 1}]


def test_a_helm_is_asked_for_once_for_each_blow_and_prevents_it() -> None:
    state = joust("LANCE FEINT STUMBLE STUMBLE", "HELM HELM HELM LANCE")
    play(state, "A play LANCE; B pass; A pass")
    assert asked(state) == {"B": "shield"}
    play(state, "B spend; B pass")
    assert told(state, "spared") == [{"seat": 1}]
    assert told(state, "hit") == [{"seat": 1}]
    play(state, "B spend")  # the third blow
    assert state.lives == [3, 2]


def test_what_else_might_have_prevented_a_threat_goes_with_it() -> None:
    state = joust("LANCE LANCE LANCE LANCE", "HELM HELM HELM HELM")
    play(state, "A pass")
    assert threatened(state, Blow, 1)
    assert not threatened(state, Blow, 0)
    prevent(state, Blow, 1)
    assert not threatened(state, Blow)
    assert not prevent(state, Blow)
    assert remaining(state).split()[-2:] == ["Ride", "Blow"]  # what comes instead waits in its place


def test_a_threat_is_saved_in_the_middle() -> None:
    state = joust("LANCE LANCE LANCE LANCE", "HELM HELM HELM HELM")
    play(state, "A pass")
    again = JOUST.load(json.loads(json.dumps(state.dump())))
    assert isinstance(again, Joust)
    assert offered(again, "B") == ["pass", "spend"]
    play(again, "B spend")
    assert again.lives == [3, 3]
