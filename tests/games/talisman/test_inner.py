"""The Inner Region, space by space, and turning back."""

from __future__ import annotations

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
from support import play, refused, rule, told

SLEEPER = one("TROLL", "FIELDS5", missed=9)


@rule("T-218", "R-62", "I01")
def test_one_space_a_turn_and_the_branch_is_chosen_on_the_plain() -> None:
    state = table(one("TROLL", "PERIL"), dice=[1, 1, 1])
    assert spaces(state, "go") == "MINES CRYPT"
    assert spaces(state, "back") == "PORTAL"
    play(state, "A go CRYPT")
    assert (at(state), turn_of(state)) == ("CRYPT", "B")


@rule("R-62", "T-220")
@pytest.mark.parametrize(
    ("space", "forward", "back"),
    [
        ("MINES", "TOWER", "PERIL"),
        ("TOWER", "PITS", "MINES"),
        ("PITS", "FIRE", "TOWER"),
        ("CRYPT", "DEATH", "PERIL"),
        ("DEATH", "WEREWOLF", "CRYPT"),
        ("WEREWOLF", "FIRE", "DEATH"),
        ("FIRE", "CROWN", "PITS WEREWOLF"),
    ],
)
def test_forward_along_the_branch_or_back(space: str, forward: str, back: str) -> None:
    state = table(one("TROLL", space, cleared=True, objects="TALISMAN1"))
    assert (spaces(state, "go"), spaces(state, "back")) == (forward, back)


@rule("T-219", "T-225", "R-63")
@pytest.mark.parametrize("space", ["PITS", "WEREWOLF", "DEATH"])
def test_a_space_must_be_done_with_before_one_goes_on(space: str) -> None:
    state = table(one("TROLL", space, objects="TALISMAN1"))
    assert spaces(state, "go") == ""
    assert {"stay", "back"} <= set(verbs(state))


@rule("T-220", "T-221", "T-222", "R-64", "T-223", "T-225")
def test_turning_back_passes_everything_and_cannot_be_revoked() -> None:
    turner = one("ELF", "PITS", fiends=3)
    state = table(turner, SLEEPER, one("GHOUL", "MINES", missed=9), lying={"TOWER": "RING", "MINES": "AXE1"})
    play(state, "A back TOWER")
    assert (area(state)["fiends"], area(state)["back"], at(state)) == (0, True, "TOWER")
    assert verbs(state) == ["back"]
    play(state, "A back MINES")
    assert lies(state, "MINES") == "AXE1"
    play(state, "A back PERIL")
    assert (at(state), area(state)["back"]) == ("PERIL", False)
    assert spaces(state, "go") == "MINES CRYPT"  # free again
    assert has(state) == ""


@rule("R-64")
def test_nobody_is_met_on_arriving_back_on_the_plain() -> None:
    state = table(one("ELF", "CRYPT", back=True), one("GHOUL", "PERIL"))
    play(state, "A back PERIL")
    assert turn_of(state) == "B"


@rule("T-224")
def test_no_adventure_cards_are_drawn_in_the_inner_region() -> None:
    state = table(one("TROLL", "PERIL"))
    for space in ("PERIL", "FIRE", "CROWN"):
        state = landed(one("TROLL", space, fate=0), one("ELF"), dice=[1])
        assert view(state)["adventure"] == 104
    assert told(state, "drew") == []


@rule("T-226", "T-159", "T-148", "I04")
def test_creatures_of_the_inner_region_can_be_neither_evaded_nor_enchanted() -> None:
    wizard = one("WIZARD", "PITS", spells="IMMOBILITY1 INVISIBILITY")
    state = landed(wizard, dice=[2])
    assert "cast IMMOBILITY1" not in offered(state, "A")
    play(state, "A cast INVISIBILITY")
    assert "evade" not in verbs(state)


@rule("T-159", "T-228", "I05", "T-115")
def test_characters_can_be_evaded_in_the_inner_region() -> None:
    invisible = one("WIZARD", "FIRE", spells="INVISIBILITY")
    state = landed(one("ELF", "FIRE"), invisible)
    play(state, "A meet P2; A attack P2; B cast INVISIBILITY; B evade")
    assert turn_of(state) == "B"
    assert told(state, "compared") == []


@rule("T-227", "T-228")
@pytest.mark.parametrize("space", ["PERIL", "FIRE"])
def test_characters_can_be_met_on_the_plain_and_in_the_valley(space: str) -> None:
    state = landed(one("ELF", space), one("GHOUL", space))
    assert offered(state, "A") == ["meet P2", "look"]


@rule("T-227")
@pytest.mark.parametrize("space", ["PITS", "TOWER", "WEREWOLF", "DEATH"])
def test_characters_cannot_be_met_elsewhere(space: str) -> None:
    state = landed(one("ELF", space), one("GHOUL", space), dice=[1, 1, 6, 6])
    assert told(state, "rolled")
    assert "meet" not in verbs(state)


# Crypt and Mines


@rule("T-230", "T-231", "T-232", "R-61", "I08")
@pytest.mark.parametrize(
    ("dice", "space"),
    [
        ([2, 2, 2], "CRYPT"),
        ([1, 1, 1], "CRYPT"),
        ([3, 2, 2], "PERIL"),
        ([3, 3, 2], "PORTAL"),
        ([3, 3, 3], "PORTAL"),
        ([4, 3, 3], "CAVE"),
        ([4, 4, 3], "CAVE"),
        ([4, 4, 4], "CITY"),
        ([6, 6, 6], "CITY"),
    ],
)
def test_three_dice_less_strength_say_where_one_leaves_the_crypt(dice: list[int], space: str) -> None:
    state = landed(one("TROLL", "CRYPT"), dice=dice, deck="BAG1")
    assert at(state) == space


@rule("T-233", "R-61", "I02")
@pytest.mark.parametrize(
    ("dice", "space"),
    [
        ([1, 2, 2], "MINES"),
        ([2, 2, 2], "PERIL"),
        ([2, 2, 3], "PORTAL"),
        ([2, 3, 3], "PORTAL"),
        ([3, 3, 3], "CAVE"),
        ([3, 3, 4], "CAVE"),
        ([3, 4, 4], "TAVERN"),
    ],
)
def test_three_dice_less_craft_say_where_one_leaves_the_mines(dice: list[int], space: str) -> None:
    state = landed(one("WIZARD", "MINES"), dice=[*dice, 4], deck="BAG1")
    assert at(state) == space


@rule("R-61", "T-231", "T-256", "T-083")
def test_the_space_where_one_comes_out_is_landed_on() -> None:
    state = landed(one("TROLL", "CRYPT"), dice=[4, 4, 4])
    assert question(state) == "choose"  # the City
    state = landed(one("TROLL", "CRYPT"), one("ELF", "PERIL"), dice=[3, 2, 2])
    assert offered(state, "A") == ["meet P2", "look"]


@rule("T-232", "R-61")
def test_who_comes_out_in_the_crypt_moves_on_next_turn_without_another_roll() -> None:
    state = landed(one("TROLL", "CRYPT"), one("ELF", missed=9), dice=[1, 1, 1])
    assert spaces(state, "go") == "DEATH"
    assert "stay" not in verbs(state)


@rule("R-61", "T-050")
def test_fate_rolls_one_of_the_three_dice() -> None:
    state = landed(one("TROLL", "CRYPT", fate=1), dice=[2, 2, 3, 2])
    play(state, "A fate 3")
    assert at(state) == "CRYPT"


@rule("R-67", "T-257")
@pytest.mark.parametrize("space", ["CRYPT", "MINES"])
def test_what_lies_in_crypt_or_mines_is_taken_before_the_roll(space: str) -> None:
    state = landed(one("ELF", space), lying={space: "BELT"}, dice=[6, 6, 6, 4])
    assert offered(state, "A") == ["take BELT", "done"]
    play(state, "A take BELT")
    assert has(state) == "BELT"
    assert at(state) in ("CITY", "TAVERN")


@rule("R-67", "I03")
def test_elsewhere_it_is_taken_after_the_instructions() -> None:
    state = landed(one("ELF", "TOWER"), lying={"TOWER": "BELT"}, dice=[1])
    assert area(state)["life"] == 3
    play(state, "A take BELT")
    assert has(state) == "BELT"


@rule("R-67", "I07")
def test_nothing_is_taken_before_the_space_is_done_with() -> None:
    state = landed(one("ELF", "DEATH"), lying={"DEATH": "BELT"}, dice=[6, 6, 1, 1])
    assert (turn_of(state), has(state)) == ("B", "")
    state = landed(one("ELF", "DEATH"), lying={"DEATH": "BELT"}, dice=[1, 1, 6, 6])
    play(state, "A take BELT")
    assert has(state) == "BELT"


# The others


@rule("I03", "T-138", "T-225")
@pytest.mark.parametrize(("die", "lives"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_vampire_takes_up_to_three_lives(die: int, lives: int) -> None:
    state = landed(one("TROLL", "TOWER"), dice=[die])
    assert area(state)["life"] == 6 - lives


@rule("I03", "T-138", "PU04")
def test_each_follower_given_to_the_vampire_saves_a_life() -> None:
    state = landed(one("TROLL", "TOWER", followers="UNICORN MULE2"), one("ELF", missed=9), dice=[5])
    assert offered(state, "A") == ["pass", "give UNICORN", "give MULE2"]
    play(state, "A give UNICORN; A give MULE2")
    assert area(state)["life"] == 5
    assert "UNICORN" in view(state)["adventure_discards"]
    assert "MULE2" in view(state)["purchases"]
    assert spaces(state, "go") == "PITS"


@rule("I07", "R-63", "T-047")
@pytest.mark.parametrize(
    ("mine", "death", "life", "on"),
    [([6, 5], [5, 5], 6, True), ([5, 5], [5, 5], 6, False), ([1, 2], [5, 5], 5, False)],
)
def test_dicing_with_death(mine: list[int], death: list[int], life: int, on: bool) -> None:
    state = landed(one("TROLL", "DEATH"), one("ELF", missed=9), dice=[*death, *mine])
    assert area(state)["life"] == life
    assert (spaces(state, "go") == "WEREWOLF") is on
    assert ("stay" in verbs(state)) is not on


@rule("T-236", "T-234", "I06")
def test_each_character_has_a_werewolf_of_its_own() -> None:
    state = landed(one("TROLL", "WEREWOLF"), one("ELF", "DEATH", cleared=True), dice=[2, 2, 1, 1, 3, 3])
    play(state, "A fight")
    assert area(state)["cleared"]
    play(state, "B go WEREWOLF")
    assert area(state, "B")["werewolf"] == 6


@rule("T-234", "T-047", "T-050")
def test_fate_for_the_dice_that_make_the_werewolf() -> None:
    state = landed(one("TROLL", "WEREWOLF", fate=1), dice=[6, 1, 1])
    play(state, "A fate 1")
    assert area(state)["werewolf"] == 2


@rule("T-235", "R-63", "R-64")
def test_the_same_werewolf_until_it_is_killed_or_one_turns_back() -> None:
    state = landed(one("ELF", "WEREWOLF"), SLEEPER, dice=[6, 6, 1, 1])
    play(state, "A fight")
    assert area(state)["werewolf"] == 12
    play(state, "A back DEATH")
    assert area(state)["werewolf"] == 0


@rule("T-238", "T-239", "T-241", "I04", "R-63")
def test_pit_fiends_are_fought_one_at_a_time() -> None:
    state = landed(one("TROLL", "PITS", objects="TALISMAN1"), one("ELF", missed=9), dice=[2, 6, 1, 6, 1])
    assert area(state)["fiends"] == 2
    assert view(state)["attack"]["base"] == 4
    play(state, "A fight")
    assert area(state)["fiends"] == 1
    play(state, "A fight")
    assert (area(state)["fiends"], area(state)["trophies"]) == (0, [])
    assert spaces(state, "go") == "FIRE"  # in the next turn


@rule("T-239", "T-240", "R-63")
def test_after_a_defeat_the_remaining_fiends_wait() -> None:
    state = landed(one("ELF", "PITS"), SLEEPER, dice=[3, 6, 1, 1, 6, 6, 1])
    play(state, "A fight; A fight")
    assert (area(state)["fiends"], area(state)["life"]) == (2, 3)
    assert spaces(state, "back") == "TOWER"
    play(state, "A stay")
    assert view(state)["attack"]["creature"] == "FIEND"  # not rolled for again
    play(state, "A fight")
    assert area(state)["fiends"] == 1


@rule("R-63", "T-113")
def test_a_stand_off_in_the_pits_goes_on_next_turn() -> None:
    state = landed(one("ELF", "PITS"), SLEEPER, dice=[1, 2, 1])
    play(state, "A fight")
    assert (area(state)["fiends"], area(state)["life"]) == (1, 4)
    assert "stay" in verbs(state)


@rule("T-002", "T-242", "R-65", "MO11", "TA01", "I05")
def test_the_valley_of_fire_is_entered_only_with_a_talisman() -> None:
    for talisman in ("TALISMAN1", "TALISMAN3"):
        assert spaces(table(one("TROLL", "PITS", cleared=True, objects=talisman)), "go") == "FIRE"
    state = table(one("TROLL", "PITS", cleared=True))
    assert verbs(state) == ["back"]
    assert refused(state, "A go FIRE") == ("error-no-talisman", "T-242")


@rule("R-65", "T-242", "T-002")
def test_the_talisman_is_needed_only_when_stepping_in() -> None:
    state = table(one("TROLL", "FIRE"), dice=[1])
    assert spaces(state, "go") == "CROWN"
    play(state, "A go CROWN")
    assert at(state) == "CROWN"


@rule("R-97", "T-242")
def test_having_a_talisman_is_not_using_it() -> None:
    state = table(one("TROLL", "PITS", cleared=True, objects="TALISMAN1"), magic_off="B")
    assert spaces(state, "go") == "FIRE"


@rule("R-52", "T-036", "I03")
def test_death_in_the_tower() -> None:
    state = landed(one("ELF", "TOWER", life=2, objects="RING"), dice=[6])
    assert is_dead(state)
    assert lies(state, "TOWER") == "RING"
