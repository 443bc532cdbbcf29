"""Movement in the Outer and Middle Regions, the bridge, rafts, the Portal of Power."""

from __future__ import annotations

import pytest

from games.talisman.looking import (
    area,
    at,
    has,
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
from support import play, refused, rule, told
from tavolata.games.talisman.box.cards import HILLS3, RINGS, SPACE_NAMES

# The roll


@rule("T-073", "T-074", "T-078", "T-079", "T-251", "O20", "O22")
@pytest.mark.parametrize(
    ("die", "reached"),
    [(1, "FIELDS5 PLAINS4"), (2, "TAVERN FOREST"), (3, "PLAINS3 FIELDS6"), (6, "HILLS2 GRAVEYARD")],
)
def test_exactly_so_many_spaces_in_either_direction(die: int, reached: str) -> None:
    state = table(one("TROLL", "RUINS"), dice=[die])
    assert question(state) == "move"
    play(state, "A roll")
    found = spaces(state, "go").split()
    assert sorted(found) == sorted(reached.split())
    play(state, f"A go {found[0]}")
    assert at(state) == found[0]


@rule("T-076", "T-008")
@pytest.mark.parametrize("region", [0, 1])
def test_each_region_is_a_closed_loop(region: int) -> None:
    ring = RINGS[region]
    for place, space in enumerate(ring):
        state = table(one("TROLL", SPACE_NAMES[space], quest=1), dice=[1])
        play(state, "A roll")
        around = {SPACE_NAMES[ring[(place + 1) % len(ring)]], SPACE_NAMES[ring[place - 1]]}
        if space == HILLS3:
            around.add("SENTINEL")  # the bridge
        assert set(spaces(state, "go").split()) == around


@rule("T-078", "T-082", "T-085")
def test_the_character_must_move_and_meets_nothing_where_it_starts() -> None:
    state = table(one("TROLL", "RUINS"), one("ELF", "RUINS"), lying={"RUINS": "BEAR RING"}, dice=[1])
    assert "meet" not in verbs(state)
    play(state, "A roll")
    assert "RUINS" not in spaces(state, "go").split()
    assert refused(state, "A go RUINS") == ("error-where", "T-078")
    assert lies(state, "RUINS") == "BEAR RING"


@rule("T-081")
def test_the_direction_cannot_be_reversed_within_a_region() -> None:
    state = table(one("TROLL", "RUINS"), dice=[3])
    play(state, "A roll")
    assert "PLAINS4" not in spaces(state, "go").split()  # two there and one back


@rule("T-080", "R-45", "CH04.3", "SP16")
def test_abilities_and_spells_can_replace_the_roll() -> None:
    state = table(one("ELF", "WOODS1"), deck="BAG1")
    assert spaces(state, "go") == "WOODS2 WOODS3"
    play(state, "A go WOODS3")
    assert at(state) == "WOODS3"


@rule("T-083", "T-084", "T-085", "T-074")
def test_landing_is_where_the_move_ends_or_an_effect_puts_one() -> None:
    state = landed(one("TROLL", "RUINS"), lying={"RUINS": "IMP"}, deck="BAG1 BAG2", dice=[2, 4])
    assert at(state) == "FOREST"  # where the Imp has put it
    assert told(state, "rolled")[1]["for"] == "FOREST"  # and where it was met at once
    assert area(state)["gold"] == 1


@rule("T-084")
def test_nobody_has_encounters_in_the_turn_of_others() -> None:
    state = table(one("TROLL", "PLAINS4"), one("ELF", "RUINS"), lying={"RUINS": "BEAR"}, dice=[1])
    play(state, "A roll; A go RUINS; A look")
    assert view(state)["attack"]["seat"] == 0
    assert offered(state, "B") == []


@rule("T-218", "I01")
def test_nobody_rolls_in_the_inner_region() -> None:
    state = table(one("TROLL", "PERIL"))
    assert "roll" not in verbs(state)
    assert refused(state, "A roll") == ("error-no-roll", "T-218")


# The bridge


@rule("T-199", "T-200", "R-59", "O05")
def test_the_roll_must_reach_beyond_the_bridge() -> None:
    state = table(one("TROLL", "WOODS1"), dice=[1])
    play(state, "A roll")
    assert spaces(state, "cross") == ""
    state = table(one("TROLL", "WOODS1"), dice=[2])
    play(state, "A roll")
    assert spaces(state, "cross") == "HILLS3"
    state = table(one("TROLL", "SENTINEL"), dice=[1])  # also from the space itself
    play(state, "A roll")
    assert spaces(state, "cross") == "HILLS3"


@rule("T-201", "T-202", "R-59", "T-081", "T-206")
def test_who_beats_the_sentinel_goes_on_in_either_direction() -> None:
    state = table(one("TROLL", "WOODS1"), lying={"SENTINEL": "BEAR", "GLADE": "BAG1"}, dice=[3, 6, 1])
    play(state, "A roll")
    assert spaces(state, "cross") == "VALLEY GLADE"
    play(state, "A cross GLADE; A fight")
    assert at(state) == "GLADE"
    assert area(state)["trophies"] == []  # the Sentinel is no card
    assert lies(state, "SENTINEL") == "BEAR"  # not met
    assert area(state)["gold"] == 2


@rule("T-203", "T-109")
def test_who_loses_to_the_sentinel_loses_a_life_and_stays_there() -> None:
    state = table(one("TROLL", "WOODS1", objects="ARMOUR1"), dice=[3, 1, 6, 4])
    play(state, "A roll; A cross GLADE; A fight")
    assert question(state) == "armour"  # it can be prevented
    play(state, "A use ARMOUR1")
    assert (at(state), area(state)["life"], turn_of(state)) == ("SENTINEL", 6, "B")
    state = table(one("TROLL", "WOODS1"), dice=[3, 1, 6])
    play(state, "A roll; A cross GLADE; A fight")
    assert (at(state), area(state)["life"], turn_of(state)) == ("SENTINEL", 5, "B")


@rule("T-204", "T-112")
def test_a_stand_off_with_the_sentinel_ends_the_turn_there() -> None:
    state = table(one("TROLL", "WOODS1"), lying={"SENTINEL": "RING"}, dice=[3, 5, 2])
    play(state, "A roll; A cross GLADE; A fight")
    assert (at(state), area(state)["life"], turn_of(state)) == ("SENTINEL", 6, "B")
    assert has(state) == ""


@rule("T-205", "O05")
def test_the_sentinel_leaves_alone_who_passes_or_lands_or_comes_back() -> None:
    state = table(one("TROLL", "WOODS1"), dice=[1], deck="BAG1")
    play(state, "A roll; A go SENTINEL")
    assert area(state)["gold"] == 2  # landed: a card is drawn
    state = table(one("TROLL", "WOODS1"), dice=[2], deck="BAG1")
    play(state, "A roll; A go HILLS1")
    assert (at(state), view(state)["attack"]) == ("HILLS1", None)
    state = table(one("TROLL", "HILLS3"), dice=[2], deck="BAG1")
    play(state, "A roll")
    assert {"WOODS1", "HILLS1"} <= set(spaces(state, "go").split())
    play(state, "A go WOODS1")
    assert (at(state), view(state)["attack"]) == ("WOODS1", None)


@rule("R-59", "CH03.2", "CH04.2")
def test_terrain_does_not_help_against_the_sentinel() -> None:
    for character in ("DWARF", "ELF"):
        state = table(one(character, "WOODS1"), dice=[2])
        play(state, "A roll; A cross HILLS3")
        assert "evade" not in verbs(state)


@rule("T-214", "T-213", "T-202", "R-58")
def test_a_high_roll_leads_over_the_bridge_and_through_the_portal() -> None:
    state = table(one("TROLL", "SENTINEL"), dice=[5, 6, 1, 1, 1])
    play(state, "A roll")
    assert "PERIL" in spaces(state, "cross").split()
    play(state, "A cross PERIL; A fight")
    assert offered(state, "A") == ["open strength", "open craft"]
    play(state, "A open strength")
    assert (at(state), turn_of(state)) == ("PERIL", "B")
    state = table(one("TROLL", "SENTINEL", quest=1), dice=[5])
    play(state, "A roll")
    assert "PERIL" not in spaces(state, "cross").split()  # T-197


# Rafts


@rule("T-208", "T-209", "R-60", "OB02", "PU02", "PU05", "O04", "O11", "O17", "O23", "M14")
@pytest.mark.parametrize("space", ["WOODS1", "WOODS2", "WOODS3", "WOODS4", "FOREST"])
def test_an_axe_builds_a_raft_in_woods_or_forest(space: str) -> None:
    state = table(one("TROLL", space, objects="AXE1"), lying={space: "RING"})
    play(state, "A build")
    assert has(state) == "AXE1 RAFT2"
    assert (at(state), turn_of(state), lies(state, space)) == (space, "B", "RING")  # the whole turn
    assert "RAFT2" not in view(state)["purchases"]


@rule("T-209", "T-190", "R-60")
def test_no_raft_without_axe_wood_or_card() -> None:
    assert "build" not in verbs(table(one("TROLL", "WOODS1")))
    assert "build" not in verbs(table(one("TROLL", "FIELDS1", objects="AXE1")))
    assert "build" not in verbs(table(one("TROLL", "WOODS1", objects="AXE1"), one("ELF", objects="RAFT2")))


@rule("T-210", "T-211", "T-199", "R-60", "R-93", "OB05", "O16", "M11")
def test_a_raft_crosses_to_the_space_opposite_and_goes() -> None:
    state = table(one("TROLL", "PLAINS2", objects="RAFT1"), deck="BAG1 BAG2")
    assert spaces(state, "raft") == "OASIS"
    assert refused(state, "A drop RAFT1") == ("error-drop", "R-80")
    play(state, "A raft OASIS")
    assert (at(state), area(state)["gold"], has(state)) == ("OASIS", 3, "")
    assert "RAFT1" in view(state)["adventure_discards"]


@rule("T-211", "R-60", "R-93")
def test_a_raft_not_used_goes_too() -> None:
    state = table(one("TROLL", "PLAINS2", objects="RAFT1 RAFT2"), dice=[1])
    play(state, "A roll")
    assert has(state) == ""
    assert "RAFT1" in view(state)["adventure_discards"]
    assert "RAFT2" in view(state)["purchases"]  # each where it belongs


@rule("T-210", "T-211", "R-21", "OB05")
def test_a_raft_does_not_outlast_a_missed_turn() -> None:
    state = table(one("TROLL", "PLAINS2", objects="RAFT1", missed=1), dice=[1])
    assert (turn_of(state), has(state)) == ("B", "")
    assert "RAFT1" in view(state)["adventure_discards"]


@rule("T-211", "SP16")
def test_teleporting_away_is_not_keeping_it() -> None:
    state = table(one("WIZARD", "FIELDS1", objects="RAFT1", spells="TELEPORT1"), deck="BAG1")
    play(state, "A cast-at TELEPORT1 FIELDS2")
    assert has(state) == ""


@rule("R-60")
@pytest.mark.parametrize(
    ("space", "opposite"),
    [
        ("VILLAGE", "PORTAL"),
        ("PORTAL", "VILLAGE FIELDS1 FIELDS6"),
        ("GLADE", "HILLS1 CHAPEL FIELDS2"),
        ("CAVE", "FIELDS3 CITY FIELDS4"),
        ("TEMPLE", "PLAINS3 TAVERN FIELDS5"),
        ("RUINS", "WOODS4"),
        ("CRAGS", "RUNES1"),
    ],
)
def test_what_lies_opposite(space: str, opposite: str) -> None:
    assert spaces(table(one("TROLL", space, objects="RAFT1")), "raft") == opposite


@rule("R-60", "T-134")
def test_a_raft_is_an_object_while_it_is_held() -> None:
    state = table(one("TROLL", "WOODS1", objects="AXE1 SWORD1 SWORD2 RING"))
    play(state, "A build")
    assert question(state) == "objects"
    assert "drop RAFT2" not in offered(state, "A")
    play(state, "A drop AXE1")
    assert has(state) == "SWORD1 SWORD2 RING RAFT2"


@rule("R-60", "CH11.1")
def test_a_stolen_raft_can_be_used_in_the_thiefs_next_turn() -> None:
    thief, victim = one("THIEF", "PLAINS1"), one("TROLL", "WOODS2", objects="RAFT1", missed=3)
    state = table(thief, victim, dice=[1])
    play(state, "A roll; A go WOODS2; A meet P2; A steal P2; A take RAFT1")
    assert has(state) == "RAFT1"
    assert spaces(state, "raft") == "RUNES2"


@rule("R-60")
def test_a_raft_cannot_be_used_in_the_inner_region() -> None:
    state = table(one("TROLL", "PERIL", objects="RAFT1"), dice=[6, 6, 6])
    assert "raft" not in verbs(state)
    play(state, "A go CRYPT")
    assert has(state) == ""


@rule("R-60", "FO09", "EV02")
def test_a_raft_helps_with_poltergeist_and_blizzard() -> None:
    state = table(one("TROLL", "PLAINS2", objects="RAFT1", followers="POLTERGEIST"), blizzard="B", deck="BAG1 BAG2")
    play(state, "A raft OASIS")
    assert (at(state), has(state)) == ("OASIS", "")  # the Poltergeist does not cross water


# The Portal of Power


@rule("T-212", "T-213", "T-215", "R-58", "M01")
@pytest.mark.parametrize(("die", "may"), [(1, False), (2, True)])
def test_the_portal_can_be_tried_by_who_could_go_beyond_it(die: int, may: bool) -> None:
    state = table(one("TROLL", "KNIGHT"), one("ELF", "PERIL"), dice=[die, 2, 4])
    play(state, "A roll")
    assert ("open" in verbs(state)) is may
    if may:
        play(state, "A open strength")
        assert (at(state), area(state)["counters"]) == ("PERIL", [0, 0])
        assert turn_of(state) == "B"  # nobody is met there in this turn


@rule("T-216", "R-58", "R-02")
def test_a_failed_try_ends_the_turn_on_the_portal_with_a_loss() -> None:
    state = table(one("WIZARD", "KNIGHT", craft=1), lying={"PORTAL": "RING"}, dice=[2, 6, 2])
    play(state, "A roll; A open craft")
    assert (at(state), area(state)["counters"], turn_of(state)) == ("PORTAL", [0, 0], "B")
    assert has(state) == ""  # it was not landed on
    state = table(one("WIZARD", "KNIGHT", craft=1), dice=[2, 4, 2])
    play(state, "A roll; A open craft")
    assert at(state) == "PERIL"


@rule("T-214", "R-58")
def test_from_the_portal_itself_any_roll_will_do_and_every_time_it_must_be_opened() -> None:
    state = table(one("TROLL", "PORTAL"), one("ELF", missed=3), dice=[1, 1, 1, 6, 6], deck="BAG1")
    play(state, "A roll; A open strength")
    assert at(state) == "PERIL"
    play(state, "A back PORTAL")
    assert at(state) == "PORTAL"
    state = table(one("TROLL", "PORTAL", followers="POLTERGEIST"))
    assert "open" in verbs(state)  # also by a move of one space


@rule("T-197", "T-213")
def test_a_quest_bars_the_portal() -> None:
    state = table(one("TROLL", "PORTAL", quest=1), dice=[3])
    play(state, "A roll")
    assert refused(state, "A open strength") == ("error-quest-portal", "T-197")


@rule("R-58", "CH03.4", "FO03")
def test_dwarf_and_gnome_need_one_die_by_craft() -> None:
    for hero in (one("DWARF", "PORTAL"), one("TROLL", "PORTAL", followers="GNOME")):
        state = table(hero, dice=[1, 1, 6])
        play(state, "A roll; A open craft")
        assert told(state, "rolled")[1]["dice"] == [1]
        assert at(state) == "PERIL"
    state = table(one("DWARF", "PORTAL"), dice=[1, 1, 6])
    play(state, "A roll; A open strength")
    assert told(state, "rolled")[1]["dice"] == [1, 6]


@rule("T-217", "T-223", "I01")
def test_leaving_by_the_portal_is_the_whole_move_and_needs_no_roll() -> None:
    state = table(one("TROLL", "PERIL"), deck="BAG1")
    play(state, "A back PORTAL")
    assert (at(state), area(state)["gold"]) == ("PORTAL", 2)  # landed there


@rule("T-212", "PL03")
def test_an_effect_may_place_one_in_the_inner_region() -> None:
    state = landed(one("TROLL", "FIELDS1", quest=1), lying={"FIELDS1": "GATE"}, dice=[6])
    play(state, "A choose yes")
    assert at(state) == "PERIL"  # the quest binds only the Portal
