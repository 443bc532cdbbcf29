"""The Crown of Command and the Command Spell."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman.looking import (
    area,
    at,
    has,
    is_dead,
    landed,
    lies,
    offered,
    one,
    question,
    spaces,
    table,
    turn_of,
    verbs,
    view,
)
from support import asked, play, refused, rule, told


@rule("C01", "T-246", "T-247", "T-248", "R-66", "I05", "T-001")
@pytest.mark.parametrize(("die", "works"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_alone_on_the_crown_one_casts_the_command_spell_at_once(die: int, works: bool) -> None:
    state = table(one("TROLL", "FIRE"), one("ELF", "FIELDS1"), one("GHOUL", "CRYPT"), dice=[die])
    play(state, "A go CROWN")
    lost = 1 if works else 0
    assert (area(state, "B")["life"], area(state, "C")["life"], area(state, "A")["life"]) == (4 - lost, 4 - lost, 6)
    assert turn_of(state) == "B"
    assert view(state)["crown_reached"]


@rule("T-246", "T-243", "T-245")
def test_it_must_be_cast_in_every_turn_and_nobody_leaves_the_crown() -> None:
    state = table(one("TROLL", "CROWN"), one("ELF", "FIELDS1"), dice=[4])
    assert told(state, "command") == [{"seat": 0}]  # nobody was asked
    assert turn_of(state) == "B"
    state = table(one("WIZARD", "CROWN", spells="HEX"), one("ELF", "FIELDS1"), dice=[1])
    assert set(verbs(state)) == {"stay", "cast-at"}
    assert refused(state, "A back FIRE") == ("error-move", "T-078")
    play(state, "A stay")
    assert told(state, "command") == [{"seat": 0}]


@rule("T-249", "T-248", "R-68", "T-001")
def test_who_is_killed_by_it_is_out_and_the_last_one_wins() -> None:
    heroes = [one("TROLL", "CROWN"), one("ELF", "FIELDS1", life=1, objects="RING", gold=2), one("GHOUL", "CITY")]
    state = table(*heroes, dice=[4])
    assert view(state)["out"] == [False, True, False]
    assert (lies(state, "FIELDS1"), view(state)["coins"]) == ("RING", {"FIELDS1": 2})
    heroes = [one("TROLL", "CROWN"), one("ELF", "FIELDS1", life=1), one("GHOUL", "CITY", life=1)]
    state = table(*heroes, dice=[4])
    assert state.over
    assert state.ranking == [1, 2, 2]


@rule("R-68", "SP13")
def test_preservation_may_answer_the_command_spell_but_not_armour() -> None:
    state = table(
        one("TROLL", "CROWN"), one("ELF", "FIELDS1", life=1, objects="ARMOUR1", spells="PRESERVATION"), dice=[4]
    )
    assert asked(state) == {"B": "loss"}
    play(state, "B cast PRESERVATION")
    assert area(state, "B")["life"] == 1


@rule("R-32", "SP03", "T-151")
def test_a_counterspell_cancels_the_command_spell() -> None:
    state = table(one("TROLL", "CROWN"), one("WIZARD", "FIELDS1", spells="COUNTERSPELL1"), dice=[6])
    assert asked(state) == {"B": "counter"}
    play(state, "B cast COUNTERSPELL1")
    assert area(state, "B")["life"] == 4
    assert told(state, "rolled") == []


@rule("R-32", "T-151", "T-149")
def test_the_limits_of_spells_do_not_bind_it() -> None:
    state = table(one("TROLL", "CROWN"), one("ELF", "FIELDS1"), dice=[4])  # Craft 1, no Spells
    assert area(state, "B")["life"] == 3


@rule("R-32", "SP04")
def test_destroy_magic_does_not_stop_it() -> None:
    state = table(one("TROLL", "CROWN"), one("ELF", "FIELDS1"), magic_off="B", dice=[4])
    assert area(state, "B")["life"] == 3


@rule("R-32", "SP09")
def test_immobility_stops_the_whole_turn_on_the_crown() -> None:
    state = table(one("TROLL", "CROWN"), one("WIZARD", "FIELDS1", spells="IMMOBILITY1"), dice=[4])
    play(state, "B cast-on IMMOBILITY1 P1")
    assert (told(state, "command"), turn_of(state)) == ([], "B")


@rule("R-32", "MO01")
def test_the_amulet_forbids_it_until_it_is_left() -> None:
    state = table(one("TROLL", "CROWN", objects="AMULET"), one("ELF", "FIELDS1"), dice=[4])
    assert offered(state, "A") == ["stay", "drop AMULET"]
    play(state, "A stay")
    assert (told(state, "command"), turn_of(state)) == ([], "B")
    state = table(one("TROLL", "CROWN", objects="AMULET"), one("ELF", "FIELDS1"), dice=[4])
    play(state, "A drop AMULET")
    assert area(state, "B")["life"] == 3


@rule("MO01", "T-248", "R-31")
def test_the_amulet_does_not_protect_from_it() -> None:
    state = table(one("TROLL", "CROWN"), one("ELF", "FIELDS1", objects="AMULET"), dice=[4])
    assert area(state, "B")["life"] == 3


@rule("T-229", "T-244", "T-245", "R-66", "T-227")
def test_where_another_is_one_must_meet_it() -> None:
    state = table(one("TROLL", "FIRE"), one("ELF", "CROWN"), dice=[6, 1])
    play(state, "A go CROWN")
    assert offered(state, "A") == ["meet P2"]
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose life")
    assert (area(state, "B")["life"], told(state, "command")) == (3, [])
    assert offered(state, "B") == ["meet P1"]  # and in the next turn the other


@rule("T-245", "R-66", "T-112")
def test_after_a_stand_off_on_the_crown_nothing_more() -> None:
    state = table(one("ELF", "CROWN"), one("DWARF", "CROWN"), dice=[3, 3])
    play(state, "A meet P2; A attack P2; B fight; A fight")
    assert (turn_of(state), told(state, "command")) == ("B", [])


@rule("T-245", "CH11.1")
def test_an_ability_may_be_used_on_the_crown() -> None:
    state = table(one("THIEF", "CROWN"), one("DWARF", "CROWN", objects="RING"))
    play(state, "A meet P2; A steal P2; A take RING")
    assert has(state) == "RING"


@rule("R-67", "C01")
def test_things_on_the_crown_are_for_who_is_alone_there() -> None:
    state = table(one("TROLL", "CROWN"), one("ELF", "FIELDS1"), lying={"CROWN": "RING"}, dice=[1])
    play(state, "A take RING")
    assert has(state) == "RING"
    state = table(one("TROLL", "CROWN"), one("ELF", "CROWN"), lying={"CROWN": "RING"})
    assert offered(state, "A") == ["meet P2"]


@rule("R-101", "T-243", "R-56")
def test_an_effect_may_move_one_away_from_the_crown() -> None:
    state = table(one("TROLL", "CROWN", quest=6, gold=1), one("DWARF", "CROWN", gold=3), dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose gold")
    assert at(state) == "CAVE"


@rule("T-250", "T-043", "R-08")
def test_whoever_dies_afterwards_is_out() -> None:
    state = table(one("TROLL", "FIRE"), one("ELF", "FIELDS1"), dice=[1])
    play(state, "A go CROWN")
    assert view(state)["crown_reached"]
    state = landed(one("ELF", "DESERT1", life=1), one("TROLL"), one("GHOUL"), crown_reached=True)
    assert is_dead(state)
    assert view(state)["out"] == [True, False, False]


@rule("CH01.3", "R-35")
def test_no_assassination_on_the_crown() -> None:
    state = table(one("ASSASSIN", "CROWN"), one("DWARF", "CROWN"))
    play(state, "A meet P2; A attack P2; B fight")
    assert "assassinate" not in verbs(state)


# By number of players


def crowd(players: int, die: int, rules: str, **more: Any) -> int:
    """How many others lost a life."""
    heroes = [one("TROLL", "CROWN")]
    options = {"command": rules, "crowd": "yes" if players > 6 else "no"}
    state = table(*heroes, players=players, options=options, dice=[die] if die else [], **more)
    return len([1 for event in told(state, "lost") if event["what"] == "life"])


@rule("T-270", "T-271", "T-272", "T-273", "R-89")
@pytest.mark.parametrize(
    ("players", "die", "works"),
    [
        (2, 3, False),
        (2, 4, True),
        (4, 3, False),
        (4, 4, True),
        (5, 2, False),
        (5, 3, True),
        (6, 1, False),
        (6, 2, True),
        (7, 0, True),
        (8, 0, True),
    ],
)
def test_the_command_spell_by_the_number_of_players(players: int, die: int, works: bool) -> None:
    assert crowd(players, die, "by-players") == (players - 1 if works else 0)


@rule("T-270", "T-271", "T-272")
@pytest.mark.parametrize(("players", "die"), [(5, 3), (6, 2), (7, 3)])
def test_without_the_variant_it_stays_as_usual(players: int, die: int) -> None:
    assert crowd(players, die, "usual") == 0


@rule("R-89")
def test_those_at_the_start_count_not_those_left() -> None:
    assert crowd(6, 2, "by-players", out="F") == 4


# Sudden death


@rule("T-274")
def test_the_first_to_reach_the_crown_wins_where_the_table_wants_it() -> None:
    state = table(one("TROLL", "FIRE"), one("ELF", "FIELDS1"), options={"sudden-death": "crown"})
    play(state, "A go CROWN")
    assert state.over
    assert state.ranking == [1, 2]
    state = table(one("TROLL", "FIRE"), one("ELF", "FIELDS1"), dice=[1])
    play(state, "A go CROWN")
    assert not state.over


@rule("T-275", "R-90")
def test_after_the_agreed_rounds_the_points_decide() -> None:
    rich = one("TROLL", strength=2, craft=1, gold=4, objects="SWORD1 RING", followers="UNICORN", missed=1)
    poor = one("ELF", gold=9, trophies="DRAGON1", life=9, fate=9, missed=1)
    state = table(rich, poor, options={"sudden-death": "rounds-10"}, round=10)
    assert state.over
    assert state.scores == [3 + 3 + 2 + 1, 8]
    assert state.ranking == [1, 2]


@rule("T-275", "R-90")
def test_before_that_the_game_goes_on() -> None:
    state = table(one("TROLL", missed=1), one("ELF", missed=1), options={"sudden-death": "rounds-10"}, round=9)
    assert not state.over
    state = table(one("TROLL", missed=1), one("ELF", missed=1), round=500)
    assert not state.over


@rule("R-90")
def test_ties_go_to_the_counters_and_then_are_shared() -> None:
    rules = {"sudden-death": "rounds-10"}
    state = table(one("TROLL", gold=4, missed=1), one("ELF", strength=3, missed=1), options=rules, round=10)
    assert state.ranking == [2, 1]
    state = table(one("TROLL", gold=4, missed=1), one("ELF", gold=4, missed=1), options=rules, round=10)
    assert state.ranking == [1, 1]


@rule("R-90", "T-267")
def test_what_one_began_with_scores_nothing() -> None:
    state = table(one("TROLL"), one("WIZARD", strength=1), options={"bonus": "yes"})
    assert state.scores == [0, 0]
    state = table(one("TROLL"), one("WIZARD", spells="HEX"))
    assert state.scores == [0, 1]
    state.heroes[1].from_start = state.heroes[1].spells
    assert state.scores == [0, 0]


def test_the_question_on_the_way_to_the_crown() -> None:
    state = table(one("TROLL", "FIRE"))
    assert (question(state), spaces(state, "go")) == ("move", "CROWN")
