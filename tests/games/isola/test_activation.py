"""Abilities in a fight, and the lives that pay for them. What follows: ``test_replies.py``."""

from __future__ import annotations

import pytest

from games.isola.looking import (
    combat,
    damage,
    declared,
    forces,
    fought,
    quiet,
)
from support import asked, offered, play, refused, rule, told


@rule("ID-024", "ID-051", "ID-056", "ID-150", "ID-152", "ID-153")
def test_pips_need_lives_of_a_master_of_the_school_who_commands() -> None:
    state = declared("LAME-DELL-AIRONE DUELLANTE-MASCHERATO*3 > REY", "KENSHIRO*3")
    assert asked(state) == {"B": "draw"}  # three lives of a character, one of a master: two are needed
    state = declared("LAME-DELL-AIRONE > RYUGA*3", "KENSHIRO*3")
    assert asked(state) == {"B": "draw"}  # of no school
    state = declared("LAME-DELL-AIRONE > REY*2", "KENSHIRO*3")
    assert offered(state, "A") == ["pass", "act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0"]
    play(state, "A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0")
    assert told(state, "activated") == [{"seat": 0, "force": "LAME-DELL-AIRONE.A1", "ability": "LAME-DELL-AIRONE/0"}]
    assert told(state, "strike")[0]["second"] == 2


@rule("RU-09", "ID-149", "ID-096")
@pytest.mark.parametrize("leaders", ["REY LA-SENTINELLA-DEL-SUD", "REY+SUCCESSORE-NANTO", "IL-MAESTRO-D-ARMI REY"])
def test_lives_of_all_commanders_and_successors_count(leaders: str) -> None:
    state = declared(f"LAME-DELL-AIRONE > {leaders}", "KENSHIRO*3")
    assert "act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0" in offered(state, "A")


@rule("ID-154")
@pytest.mark.parametrize("activation", ["budget", "threshold"])
def test_an_ability_is_activated_once(activation: str) -> None:
    state = declared("STORMO-DELL-AIRONE STORMO-DELL-AIRONE > REY*5", "KENSHIRO*3", options={"activation": activation})
    play(state, "A act STORMO-DELL-AIRONE.A1 STORMO-DELL-AIRONE/0")
    assert refused(state, "A act STORMO-DELL-AIRONE.A1 STORMO-DELL-AIRONE/0") == ("error-once", "ID-154")
    assert offered(state, "A") == ["pass", "act STORMO-DELL-AIRONE.A2 STORMO-DELL-AIRONE/0"]


@rule("ID-156", "RU-35")
def test_what_is_activated_counts_in_that_fight_only() -> None:
    state = combat("LAME-DELL-AIRONE REY*2 MERCENARI", "KENSHIRO*4 SHOKI*4", places="OASI MARE-SECCO")
    play(state, "A add LAME-DELL-AIRONE.A1; A lead REY; A next; A add MERCENARI.A1; A done")
    play(state, "B add KENSHIRO; B next; B add SHOKI; B done")
    play(state, "A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0")
    quiet(state)
    assert [event["second"] for event in told(state, "strike") if event["seat"] == 0] == [2, 0]


@rule("ID-156", "RU-62")
def test_a_card_helps_only_its_own_group() -> None:
    state = combat("CAPO-DEI-RIBELLI RIBELLI-DELLA-CAVA", "KENSHIRO*4 SHOKI*4", places="OASI MARE-SECCO")
    play(state, "A add CAPO-DEI-RIBELLI.A1; A next; A add RIBELLI-DELLA-CAVA.A1; A done")
    play(state, "B add KENSHIRO; B next; B add SHOKI; B done")
    assert [event["damage"] for event in told(state, "strike") if event["seat"] == 0] == [2, 2]
    together = fought("CAPO-DEI-RIBELLI RIBELLI-DELLA-CAVA", "KENSHIRO*4")
    assert damage(together)[0] == 5


@rule("RU-31", "ID-153")
def test_a_lone_master_spends_his_own_lives() -> None:
    state = declared("REY*2", "KENSHIRO")
    assert offered(state, "A") == ["pass", "act REY REY/0"]
    play(state, "A act REY REY/0")
    assert forces(state, "A") == "REY*2!"  # surprise: Kenshiro was gone before he struck
    assert asked(declared("REY", "KENSHIRO")) == {"B": "draw"}


@rule("ID-162", "ID-157")
def test_the_attacker_activates_first() -> None:
    state = declared("STORMO-DELL-AIRONE > REY", "DISCEPOLI-DEL-NORD > KENSHIRO")
    assert asked(state) == {"A": "abilities"}
    play(state, "A pass")
    assert asked(state) == {"B": "abilities"}
