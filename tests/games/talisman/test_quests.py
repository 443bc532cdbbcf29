"""The Warlock's quests and the Talismans."""

from __future__ import annotations

import pytest

from games.talisman.looking import area, at, has, landed, lies, offered, one, question, table, turn_of, view
from support import asked, play, rule, told


@rule("T-193", "M09", "T-192")
def test_a_quest_may_be_accepted_or_refused() -> None:
    state = landed(one("ELF", "CAVE"), dice=[1])
    assert question(state) == "quest"
    play(state, "A choose yes")
    assert (area(state)["quest"], told(state, "quest")) == (1, [{"seat": 0, "quest": 1}])
    state = landed(one("ELF", "CAVE"))
    play(state, "A choose no")
    assert (area(state)["quest"], turn_of(state)) == (0, "B")


@rule("T-194", "M09")
def test_only_one_quest_at_a_time() -> None:
    state = landed(one("ELF", "CAVE", quest=1))
    assert (turn_of(state), area(state)["quest"]) == ("B", 1)


@rule("T-195", "R-56")
def test_a_quest_fulfilled_allows_another_but_only_one_in_a_turn() -> None:
    state = landed(one("ELF", "CAVE", gold=2), one("TROLL", missed=9), dice=[6])
    play(state, "A choose yes")
    assert (area(state)["quest"], has(state), area(state)["gold"]) == (0, "TALISMAN6", 0)  # paid at once
    assert question(state) == "move"  # the next turn already
    state = landed(one("ELF", "CAVE"), dice=[1])
    assert question(state) == "quest"


@rule("T-196", "R-56", "M09")
@pytest.mark.parametrize(("quest", "gold", "left"), [(5, 4, 1), (6, 4, 2), (5, 2, 2), (6, 1, 1)])
def test_gold_is_delivered_as_soon_as_there_is_enough(quest: int, gold: int, left: int) -> None:
    state = landed(one("ELF", "CAVE", gold=gold), dice=[quest])
    play(state, "A choose yes")
    assert area(state)["gold"] == left
    assert (has(state) == "TALISMAN6") is (left != gold)


@rule("T-196", "R-56", "T-083")
def test_from_anywhere_and_this_is_landing_at_the_cave() -> None:
    state = landed(one("ELF", "TAVERN", quest=6, gold=1), dice=[4])
    assert (at(state), has(state)) == ("CAVE", "TALISMAN6")
    assert question(state) == "quest"  # in the own turn it is met


@rule("R-56")
def test_in_the_turn_of_another_there_is_no_encounter() -> None:
    state = landed(one("TROLL", "FIELDS1"), one("ELF", "FIELDS1", quest=6, gold=1, strength=9), dice=[1, 6])
    play(state, "A meet P2; A attack P2; B fight; A fight; B choose gold")
    assert (at(state, "B"), has(state, "B")) == ("CAVE", "TALISMAN6")
    assert asked(state) == {"B": "move"}


@rule("T-196", "R-56", "M09", "R-37")
def test_a_follower_is_delivered_of_ones_choice_but_no_forced_one() -> None:
    ghoul = one("GHOUL", "CAVE", followers="UNICORN POLTERGEIST BEAR")
    state = landed(ghoul, dice=[3])
    play(state, "A choose yes")
    assert offered(state, "A") == ["give BEAR", "give UNICORN"]
    play(state, "A give UNICORN")
    assert has(state) == "TALISMAN6 POLTERGEIST BEAR"
    state = landed(one("GHOUL", "CAVE", followers="POLTERGEIST"), dice=[3])
    play(state, "A choose yes")
    assert area(state)["quest"] == 3


@rule("T-196", "M09", "T-183")
def test_a_magic_object_is_delivered() -> None:
    state = landed(one("MONK", "CAVE", objects="LANCE SWORD1"), dice=[4])
    play(state, "A choose yes; A give LANCE")
    assert has(state) == "SWORD1 TALISMAN6"


@rule("R-56", "M09")
def test_an_enemy_killed_afterwards() -> None:
    state = landed(one("TROLL", "FIELDS1", quest=2), lying={"FIELDS1": "BEAR RING"}, dice=[6, 1])
    play(state, "A fight")
    assert (at(state), has(state), area(state)["trophies"]) == ("CAVE", "TALISMAN6", ["BEAR"])
    assert lies(state, "FIELDS1") == "RING"
    state = landed(one("TROLL", "CAVE", trophies="BEAR"), dice=[2])
    play(state, "A choose yes")
    assert area(state)["quest"] == 2  # an older one does not count


@rule("R-56", "CH05.3", "R-37")
def test_the_ghoul_may_still_raise_the_enemy_of_the_quest() -> None:
    state = landed(one("GHOUL", "FIELDS1", quest=2), lying={"FIELDS1": "BOAR1"}, dice=[6, 1])
    play(state, "A fight; A take BOAR1")
    assert has(state) == "TALISMAN6 BOAR1"


@rule("R-56", "R-39")
def test_a_destroyed_spirit_is_not_killed() -> None:
    state = landed(one("PRIEST", "FIELDS1", quest=2), lying={"FIELDS1": "SHADOW1"})
    play(state, "A exorcise SHADOW1")
    assert area(state)["quest"] == 2


@rule("R-56", "M09")
def test_a_life_taken_from_another_character() -> None:
    state = landed(one("TROLL", "FIELDS1", quest=1), one("ELF", "FIELDS1"), dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose life")
    assert (at(state), has(state)) == ("CAVE", "TALISMAN6")
    state = landed(one("TROLL", "FIELDS1", quest=1), one("ELF", "FIELDS1", objects="ARMOUR1"), dice=[6, 1, 6])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose life; B use ARMOUR1")
    assert (at(state), area(state)["quest"]) == ("FIELDS1", 1)  # it was not lost


@rule("R-56", "T-190")
def test_without_a_talisman_left_the_quest_is_fulfilled_all_the_same() -> None:
    rich = one("TROLL", objects="TALISMAN3 TALISMAN4 TALISMAN5 TALISMAN6")
    state = landed(one("ELF", "TAVERN", quest=6), rich, dice=[4])
    assert (at(state), has(state), area(state)["quest"]) == ("CAVE", "", 0)


@rule("R-56", "T-197", "PL03")
def test_the_quest_binds_only_the_portal() -> None:
    state = landed(one("ELF", "FIELDS1", quest=1), lying={"FIELDS1": "GATE"}, dice=[6])
    play(state, "A choose yes")
    assert (at(state), area(state)["quest"]) == ("PERIL", 1)


@rule("T-196", "SP02", "OB03")
def test_gold_from_alchemy_or_a_bag_fulfils_a_quest_too() -> None:
    state = table(one("WIZARD", "FIELDS1", quest=6, objects="SWORD1 RING", spells="ALCHEMY"))
    play(state, "A cast ALCHEMY; A give SWORD1")
    assert (at(state), has(state)) == ("CAVE", "RING TALISMAN6")
    state = landed(one("ELF", "FIELDS1", quest=6), deck="BAG1")
    play(state, "A take BAG1")
    assert (at(state), has(state)) == ("CAVE", "TALISMAN6")


# Talismans


@rule("T-192", "MO11", "T-188")
def test_a_talisman_from_the_adventure_deck() -> None:
    state = landed(one("ELF", "FIELDS1"), deck="TALISMAN1")
    play(state, "A take TALISMAN1")
    assert has(state) == "TALISMAN1"


@rule("T-189", "T-188", "TA01", "SP02")
def test_the_two_kinds_of_talismans_return_to_different_places() -> None:
    state = table(one("WIZARD", objects="TALISMAN1 TALISMAN3", spells="ALCHEMY"))
    play(state, "A cast ALCHEMY; A give TALISMAN1; A give TALISMAN3")
    assert "TALISMAN1" in view(state)["adventure_discards"]
    assert view(state)["talismans"] == 4


@rule("R-57", "ST04", "T-192", "R-15")
def test_the_hermit_gives_a_talisman_to_the_first_visitor() -> None:
    state = landed(one("ELF", "FIELDS1"), deck="HERMIT", dice=[5])
    assert lies(state, "CRAGS") == "HERMIT"
    state = landed(one("TROLL", "CRAGS"), lying={"CRAGS": "HERMIT"}, dice=[4])
    play(state, "A choose no")
    assert has(state) == "TALISMAN6"
    assert "HERMIT" in view(state)["adventure_discards"]


@rule("ST04", "T-190")
def test_without_a_talisman_left_the_hermit_waits() -> None:
    rich = one("GHOUL", objects="TALISMAN3 TALISMAN4 TALISMAN5 TALISMAN6")
    state = landed(one("TROLL", "CRAGS"), rich, lying={"CRAGS": "HERMIT"})
    play(state, "A choose no")
    assert (has(state), lies(state, "CRAGS")) == ("", "HERMIT")


@rule("FO07", "R-71", "R-56", "M09")
def test_what_a_mule_handed_over_carried_stays_where_it_left() -> None:
    objects = "SWORD1 SWORD2 AXE1 RING BELT"
    state = table(one("TROLL", "FIELDS1", quest=3, objects=objects, followers="MULE1"))
    play(state, "A give MULE1; A drop RING")
    assert (at(state), lies(state, "FIELDS1"), lies(state, "CAVE")) == ("CAVE", "RING", "")
