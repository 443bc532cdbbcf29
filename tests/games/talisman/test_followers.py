"""Every Follower."""

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


@rule("T-137", "FO01", "FO03", "FO04", "FO05", "FO07", "FO08", "FO10", "FO11", "FO12")
@pytest.mark.parametrize(
    "card", ["ALCHEMIST", "GNOME", "GUIDE1", "GUIDE2", "MAIDEN", "MULE1", "PIXIE", "PRINCE", "PRINCESS", "UNICORN"]
)
def test_each_follower_can_be_taken_in_any_number(card: str) -> None:
    others = "MULE2 MULE3 MULE4 MULE5"
    state = landed(one("ELF", "FIELDS1", followers=others), deck=card)
    play(state, f"A take {card}")
    assert has(state) == f"{others} {card}"


@rule("FO01")
def test_the_alchemist_turns_objects_into_gold() -> None:
    state = table(one("ELF", objects="SWORD1 RING", followers="ALCHEMIST"))
    play(state, "A use ALCHEMIST; A give SWORD1; A done")
    assert (area(state)["gold"], has(state)) == (2, "RING ALCHEMIST")


@rule("FO01", "R-60", "T-211")
def test_a_raft_may_be_turned_into_gold_but_not_left() -> None:
    state = table(one("ELF", objects="RAFT1", followers="ALCHEMIST"))
    assert "drop RAFT1" not in offered(state, "A")
    play(state, "A use ALCHEMIST; A give RAFT1")
    assert (area(state)["gold"], has(state)) == (2, "ALCHEMIST")


@rule("FO02", "R-80", "T-185")
def test_the_hag_must_be_taken_and_drives_all_others_away() -> None:
    state = landed(one("ELF", "FIELDS1", followers="UNICORN MULE1"), lying={"FIELDS1": "HAG MAIDEN"})
    assert has(state) == "HAG"
    assert {"UNICORN", "MULE1"} <= set(view(state)["adventure_discards"])
    assert lies(state, "FIELDS1") == "MAIDEN"  # none may be had


@rule("FO02", "R-37", "R-38")
def test_with_the_hag_nothing_is_raised_or_charmed() -> None:
    state = landed(one("GHOUL", "FIELDS1", followers="HAG"), lying={"FIELDS1": "BOAR1"}, dice=[6, 1])
    play(state, "A fight")
    assert (area(state)["trophies"], turn_of(state)) == (["BOAR1"], "B")
    state = landed(one("MINSTREL", "FIELDS1", followers="HAG"), lying={"FIELDS1": "BEAR"})
    assert "charm" not in verbs(state)


@rule("FO02", "R-80")
def test_the_hag_cannot_be_left() -> None:
    state = table(one("ELF", followers="HAG"))
    assert refused(state, "A drop HAG") == ("error-drop", "R-80")


@rule("FO02", "O01")
@pytest.mark.parametrize("die", [1, 2, 6])
def test_the_mystic_rids_one_of_the_hag_whatever_he_rolls(die: int) -> None:
    state = landed(one("ELF", "VILLAGE", followers="HAG"), dice=[die])
    play(state, "A choose mystic")
    assert has(state) == ""
    assert "HAG" in view(state)["adventure_discards"]


@rule("R-80", "SP11", "CH10.4")
def test_the_hag_can_be_taken_by_others_and_die() -> None:
    state = table(one("WIZARD", spells="MESMERISM"), one("ELF", followers="HAG"))
    play(state, "A cast-on MESMERISM P2; A take HAG")
    assert (has(state, "A"), has(state, "B")) == ("HAG", "")
    state = landed(one("ELF", "CHASM", followers="HAG"), dice=[6, 1])
    assert has(state) == ""
    state = landed(one("SORCERESS", "FIELDS1"), one("ELF", "FIELDS1", followers="POLTERGEIST"))
    play(state, "A meet P2; A lure P2; A take POLTERGEIST")
    assert has(state) == "POLTERGEIST"


@rule("R-80", "M13", "I03")
def test_forced_followers_may_go_in_the_temple_and_the_tower() -> None:
    state = landed(one("ELF", "TEMPLE", followers="HAG"), dice=[1, 3])
    play(state, "A give HAG")
    assert has(state) == ""
    state = landed(one("ELF", "TOWER", followers="POLTERGEIST"), dice=[1])
    play(state, "A give POLTERGEIST")
    assert (has(state), area(state)["life"]) == ("", 4)


@rule("FO03", "O06", "O15", "M04")
@pytest.mark.parametrize("space", ["HILLS1", "HILLS2", "HILLS3"])
def test_the_gnome_evades_on_hills(space: str) -> None:
    state = landed(one("TROLL", space, followers="GNOME"), lying={space: "DRAGON1"})
    play(state, "A evade DRAGON1")
    assert (turn_of(state), area(state)["life"]) == ("B", 6)


@rule("FO03", "I02")
def test_the_gnome_rolls_two_dice_in_the_mines() -> None:
    state = landed(one("WIZARD", "MINES", followers="GNOME"), dice=[2, 3])
    assert told(state, "rolled")[0]["dice"] == [2, 3]
    assert at(state) == "MINES"


@rule("FO04", "M07", "O09", "O23")
@pytest.mark.parametrize("space", ["CHASM", "CRAGS", "FOREST"])
def test_the_guide_knows_the_way(space: str) -> None:
    state = landed(one("WARRIOR", space, followers="GUIDE1"))
    play(state, "A choose no")
    assert turn_of(state) == "B"


@rule("FO05", "T-030")
def test_the_maiden_adds_two_craft() -> None:
    assert area(table(one("ELF", followers="MAIDEN")))["craft"] == 6


@rule("FO06", "R-79")
def test_the_mercenary_costs_a_coin_to_take() -> None:
    state = landed(one("ELF", "FIELDS1", gold=1), lying={"FIELDS1": "MERCENARY"})
    play(state, "A take MERCENARY")
    assert (has(state), area(state)["gold"]) == ("MERCENARY", 0)
    state = landed(one("ELF", "FIELDS1", gold=0), lying={"FIELDS1": "MERCENARY"})
    assert (turn_of(state), lies(state, "FIELDS1")) == ("B", "MERCENARY")


@rule("FO06", "R-79", "I04")
def test_a_coin_a_turn_for_three_strength_in_all_battles_of_that_turn() -> None:
    state = landed(one("ELF", "PITS", gold=3, followers="MERCENARY"), dice=[2, 1, 1, 1, 1])
    play(state, "A use MERCENARY; A fight")
    assert told(state, "compared")[0]["score"] == 3 + 3 + 1
    assert "use MERCENARY" not in offered(state, "A")
    play(state, "A fight")
    assert told(state, "compared")[1]["score"] == 3 + 3 + 1
    assert (area(state)["gold"], area(state)["strength"]) == (2, 3)  # outside battle he counts nothing


@rule("FO08", "O04", "O11", "O17", "M14")
@pytest.mark.parametrize("space", ["WOODS1", "WOODS2", "WOODS3", "WOODS4"])
def test_the_pixie_evades_on_woods(space: str) -> None:
    state = landed(one("TROLL", space, followers="PIXIE"), lying={space: "DRAGON1"})
    play(state, "A evade DRAGON1")
    assert turn_of(state) == "B"


@rule("FO08", "FO03", "T-115", "T-160")
@pytest.mark.parametrize(("follower", "space"), [("PIXIE", "WOODS1"), ("GNOME", "HILLS1")])
def test_they_evade_characters_too(follower: str, space: str) -> None:
    state = landed(one("GHOUL", space), one("TROLL", space, followers=follower))
    play(state, "A meet P2; A attack P2; B evade")
    assert turn_of(state) == "B"


@rule("FO09", "R-80")
def test_the_poltergeist_must_be_taken_and_makes_slow() -> None:
    state = landed(one("ELF", "FIELDS1"), one("TROLL", missed=1), lying={"FIELDS1": "POLTERGEIST"})
    assert has(state) == "POLTERGEIST"
    assert (verbs(state), spaces(state, "go")) == (["go", "halt"], "VILLAGE GRAVEYARD")
    assert refused(state, "A drop POLTERGEIST") == ("error-drop", "R-80")


@rule("FO09", "T-202")
def test_the_poltergeist_does_not_cross_the_bridge() -> None:
    state = table(one("TROLL", "SENTINEL", followers="POLTERGEIST"), dice=[6, 1], deck="BAG1")
    play(state, "A cross HILLS3; A fight")
    assert (at(state), has(state)) == ("HILLS3", "")
    assert "POLTERGEIST" in view(state)["adventure_discards"]
    state = table(one("TROLL", "HILLS3", followers="POLTERGEIST"), deck="BAG1")
    play(state, "A go SENTINEL")
    assert has(state) == ""


@rule("FO09")
def test_being_placed_elsewhere_does_not_rid_one_of_it() -> None:
    state = landed(one("TROLL", "FIELDS1", followers="POLTERGEIST"), deck="IMP BAG1 BAG2 BAG3", dice=[5])
    assert (at(state), has(state)) == ("VALLEY", "POLTERGEIST")


@rule("FO10", "FO11", "M16")
def test_prince_and_princess_are_worth_something_only_at_the_castle() -> None:
    state = landed(one("ELF", "CITY", followers="PRINCE PRINCESS", life=1))
    assert question(state) == "choose"
    assert area(state)["life"] == 1


@rule("FO12", "T-026")
def test_the_unicorn_adds_one_of_each() -> None:
    hero = area(table(one("ELF", followers="UNICORN")))
    assert (hero["strength"], hero["craft"]) == (4, 5)
