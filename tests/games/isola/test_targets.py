"""Whom one may attack in the combat phase, and how it is announced. The groups: ``test_groups.py``."""

from __future__ import annotations

import pytest

from games.isola.looking import (
    columns,
    combat,
    forces,
    fought,
    points,
    row,
    view,
)
from support import asked, offered, play, refused, rule, told


@rule("ID-133", "ID-116")
def test_nobody_has_to_attack() -> None:
    state = combat("MERCENARI")
    play(state, "A pass")
    assert asked(state) == {"B": "draw"}
    assert forces(state, "A") == "MERCENARI.A1"
    assert row(state, "B") == "DESERTO-DI-VETRO.B1"


@rule("ID-066")
@pytest.mark.parametrize("attack", ["CAVALIERI-NERI", "STORMO-DELL-AIRONE", "RYUGA"])
def test_every_card_may_attack_every_place(attack: str) -> None:
    assert row(fought(attack, place="RIFUGIO-DELL-AIRONE"), "B") == ""


@rule("ID-135", "ID-137", "ID-007")
def test_any_number_of_places_may_be_attacked() -> None:
    state = combat("MERCENARI MERCENARI MERCENARI", places="OASI MARE-SECCO DESERTO-DI-VETRO")
    play(state, "A add MERCENARI.A1; A next; A add MERCENARI.A2; A next; A add MERCENARI.A3; A done")
    targets = [event["target"] for event in told(state, "attack")]
    assert targets == ["DESERTO-DI-VETRO.B1", "MARE-SECCO.B1", "OASI.B1"]
    assert row(state, "B") == ""


@rule("ID-117", "RU-92")
def test_groups_are_announced_with_done_and_can_be_taken_back_before() -> None:
    state = combat("MERCENARI MERCENARI RYUGA", places="OASI MARE-SECCO")
    play(state, "A add MERCENARI.A1; A lead RYUGA")
    assert view(state)["battles"] == []
    assert "plan" not in view(state, "B") or not view(state, "B")["plan"]
    play(state, "A back; A back")
    assert offered(state, "A") == ["pass", "add RYUGA", "add MERCENARI.A1", "add MERCENARI.A2"]
    play(state, "A add MERCENARI.A2; A done")
    assert told(state, "attack")[0]["column"] == ["MERCENARI.A2"]


@rule("RU-92", "ID-133")
def test_a_further_group_that_was_begun_can_be_left_out() -> None:
    state = combat("MERCENARI MERCENARI", places="OASI MARE-SECCO")
    play(state, "A add MERCENARI.A1; A next")
    assert offered(state, "A") == ["add MERCENARI.A2", "back"]  # to pass would lose the group that stands
    play(state, "A back")
    assert offered(state, "A") == ["add MERCENARI.A2", "next", "back", "done"]
    play(state, "A done")
    assert [event["target"] for event in told(state, "attack")] == ["MARE-SECCO.B1"]
    assert row(state, "B") == "OASI.B1"


@rule("RU-24", "RU-88", "ID-138")
def test_direct_attacks_each_target_once_in_the_order_declared() -> None:
    state = combat("MERCENARI MERCENARI", "AIN! BANDA-DI-CUORI", places="")
    assert offered(state, "A") == ["pass", "target AIN", "target BANDA-DI-CUORI.B1"]
    play(state, "A target BANDA-DI-CUORI.B1; A add MERCENARI.A1; A next")
    assert offered(state, "A") == ["target AIN", "back"]
    assert refused(state, "A target BANDA-DI-CUORI.B1") == ("error-no-target-there", "RU-24")
    play(state, "A target AIN; A add MERCENARI.A2; A done")
    assert columns(state) == [
        [["MERCENARI.A1"], ["BANDA-DI-CUORI.B1"]],
        [["MERCENARI.A2"], ["AIN"]],
    ]
    assert forces(state, "B") == ""


@rule("ID-139", "ID-068")
def test_who_is_attacked_directly_stands_alone() -> None:
    state = combat("MERCENARI", "KENSHIRO DISCEPOLI-DEL-NORD", places="")
    play(state, "A target DISCEPOLI-DEL-NORD.B1; A add MERCENARI.A1; A done")
    assert told(state, "fight")[0]["leaders"] == [[], []]
    assert "defend" not in asked(state).values()
    assert forces(state, "B") == "KENSHIRO"  # 2 on 1 + 1, and his master could not help


@rule("RU-28")
def test_there_is_nothing_to_attack() -> None:
    state = combat("MERCENARI", places="")
    assert asked(state) == {"B": "draw"}
    assert points(state) == (0, 0)


@rule("RU-25")
def test_a_fight_lost_at_the_frontier_does_not_stop_the_next() -> None:
    state = combat("JACK-DI-PICCHE MERCENARI", "RAOUL*2", places="OASI MARE-SECCO")
    play(state, "A add JACK-DI-PICCHE.A1; A next; A add MERCENARI.A1; A done; B add RAOUL; B done")
    assert row(state, "B") == "MARE-SECCO.B1"
    assert forces(state, "A") == "MERCENARI.A1!"
