"""Scenarios as an examiner would set them: several rules at once, and what must not be possible."""

from __future__ import annotations

from games.talisman.looking import area, at, has, landed, lies, offered, one, question, table, turn_of, view
from support import asked, play, rule, told

# Rafts


@rule("R-60", "T-210", "T-211", "SP01")
def test_a_second_raft_goes_with_the_first_and_does_not_hold_it_up() -> None:
    wizard = one("WIZARD", "FIELDS1", objects="RAFT1", spells="ACQUISITION")
    state = table(wizard, one("THIEF", "FIELDS5", objects="RAFT2"), deck="BAG1")
    play(state, "A cast-on ACQUISITION P2; A take RAFT2")
    assert "raft PORTAL" in offered(state, "A")
    play(state, "A raft PORTAL")
    assert (at(state), has(state)) == ("PORTAL", "")


# Quests and limits


@rule("T-196", "R-21", "R-56")
def test_a_quest_that_can_be_paid_is_paid_even_in_a_missed_turn() -> None:
    state = table(one("TROLL", "FIELDS1", quest=6, gold=4, missed=1), one("THIEF", "FIELDS5"))
    assert (at(state), area(state)["gold"], has(state)) == ("CAVE", 2, "TALISMAN6")
    play(state, "A choose no")
    assert turn_of(state) == "B"


@rule("T-196", "T-142", "T-134")
def test_a_table_laid_beyond_the_limits_is_settled_before_anything_else() -> None:
    state = table(one("THIEF", "FIELDS1", spells="HEX ALCHEMY", objects="SWORD1 SWORD2 AXE1 AXE2 BOTTLE1"))
    assert question(state) == "spells"
    play(state, "A forget HEX")
    assert question(state) == "objects"
    play(state, "A drop BOTTLE1")
    assert question(state) == "move"


@rule("R-56", "T-195", "CH11.1")
def test_a_stolen_coin_may_pay_for_a_quest_and_another_is_offered() -> None:
    state = landed(one("THIEF", "FIELDS1", quest=6), one("ELF", "FIELDS1", gold=3))
    play(state, "A meet P2; A steal P2; A coins")
    assert (at(state), has(state), area(state)["gold"], question(state)) == ("CAVE", "TALISMAN6", 0, "quest")


# Toads


@rule("T-177", "T-175", "R-72", "R-16")
def test_who_becomes_a_toad_in_mid_encounter_goes_on_as_one() -> None:
    elf = one("ELF", "RUINS", objects="SWORD1", followers="MAIDEN", gold=3)
    state = landed(elf, deck="WITCH SHRINE", dice=[1, 4])
    assert (area(state)["toad"], lies(state, "RUINS")) == (3, "WITCH SHRINE SWORD1 MAIDEN")
    assert view(state)["coins"] == {"RUINS": 3}
    assert [roll["for"] for roll in told(state, "rolled")] == ["WITCH", "SHRINE"]
    assert (area(state)["spells"], turn_of(state)) == ([], "B")


# New characters


@rule("R-07", "T-016", "T-267", "T-042")
def test_a_killed_player_chooses_of_three_again_with_bonus_and_turn() -> None:
    elf, troll = one("ELF", "FIELDS1", life=1), one("TROLL", "FIELDS1", missed=1)
    state = landed(elf, troll, dice=[1, 6], options={"characters": "of-three", "bonus": "yes"})
    play(state, "A meet P2; A attack P2; B fight; A fight; B choose life; B done")
    assert (asked(state), len(offered(state, "A"))) == ({"A": "character"}, 3)
    play(state, f"A {offered(state, 'A')[0]}; A choose craft")
    assert (area(state)["counters"], area(state)["gold"], question(state)) == ([0, 1], 1, "move")


# The end of the game


@rule("T-001", "R-09", "T-269", "EV10")
def test_who_is_the_only_one_left_has_won_before_the_next_card() -> None:
    state = landed(
        one("ELF", "RUINS", life=2),
        one("TROLL", "CITY", life=1),
        deck="PESTILENCE DRAGON1",
        options={"bloodbath": "yes"},
    )
    assert (state.over, state.ranking) == (True, [1, 2])


@rule("R-09", "T-269", "EV10")
def test_who_dies_at_the_same_instant_shares_the_first_place() -> None:
    state = landed(
        one("ELF", "RUINS", life=1), one("TROLL", "CITY", life=1), deck="PESTILENCE BAG1", options={"bloodbath": "yes"}
    )
    assert (state.over, state.ranking) == (True, [1, 1])
