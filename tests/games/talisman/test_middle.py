"""The spaces of the Middle Region with instructions of their own."""

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
    table,
    turn_of,
    verbs,
    view,
)
from support import play, refused, rule, told


@rule("M02", "R-51", "T-130")
def test_the_black_knight_wants_a_coin_or_a_life() -> None:
    state = landed(one("ELF", "KNIGHT"))
    assert offered(state, "A") == ["choose life", "choose gold"]
    play(state, "A choose gold")
    assert (area(state)["gold"], area(state)["life"]) == (0, 4)
    state = landed(one("ELF", "KNIGHT"))
    play(state, "A choose life")
    assert (area(state)["gold"], area(state)["life"]) == (1, 3)


@rule("M02", "R-51")
def test_without_gold_the_black_knight_takes_a_life() -> None:
    state = landed(one("ELF", "KNIGHT", gold=0))
    play(state, "A choose life")
    assert area(state)["life"] == 3
    assert refused(landed(one("ELF", "KNIGHT", gold=0)), "A choose gold")[0] == "error-not-offered"


@rule("M03")
def test_three_cards_in_the_hidden_valley() -> None:
    state = landed(one("TROLL", "VALLEY"), deck="RING BELT ORB AMULET")
    assert lies(state, "VALLEY") == "RING BELT ORB"


@rule("M05", "R-54")
def test_what_the_cursed_glade_takes_away() -> None:
    hero = one("WARRIOR", "GLADE", objects="BELT SWORD1 ARMOUR1 POTION", followers="UNICORN MULE1")
    state = landed(hero, lying={"GLADE": "DRAGON1"}, dice=[1, 1, 6, 4])
    assert area(state)["strength"] == 4 + 1
    assert "use POTION" not in offered(state, "A")
    play(state, "A fight SWORD1")
    assert told(state, "attack-rolled")[0]["score"] == 5 + 1
    play(state, "A use ARMOUR1")  # Armour works
    assert area(state)["life"] == 5


@rule("M07", "R-52")
def test_the_chasm_first_oneself_then_each_follower() -> None:
    state = landed(one("ELF", "CHASM", followers="UNICORN MAIDEN PRINCE"), dice=[2, 3, 1, 6])
    assert (area(state)["life"], has(state)) == (3, "UNICORN PRINCE")
    assert "MAIDEN" in view(state)["adventure_discards"]
    assert [event["for"] for event in told(state, "rolled")] == ["CHASM", "UNICORN", "MAIDEN", "PRINCE"]


@rule("M07", "R-52", "T-036")
def test_who_dies_in_the_chasm_leaves_the_followers_there() -> None:
    state = landed(one("ELF", "CHASM", life=1, followers="UNICORN MAIDEN"), dice=[1])
    assert is_dead(state)
    assert lies(state, "CHASM") == "UNICORN MAIDEN"
    assert len(told(state, "rolled")) == 1


@rule("M10", "M12", "R-53", "OB09", "PU08", "MO03")
@pytest.mark.parametrize("card", ["BOTTLE1", "BOTTLE2", "GRAIL"])
def test_bottle_and_grail_save_from_the_desert(card: str) -> None:
    state = landed(one("ELF", "DESERT1", objects=card), deck="BAG1")
    assert (area(state)["life"], area(state)["gold"]) == (4, 2)


@rule("R-97", "MO03")
def test_the_grail_does_not_under_destroy_magic() -> None:
    state = landed(one("ELF", "DESERT1", objects="GRAIL"), deck="BAG1", magic_off="B")
    assert area(state)["life"] == 3


@rule("M13", "R-57", "R-47")
@pytest.mark.parametrize(
    ("dice", "changed"),
    [
        ([1, 1], {"life": 2}),
        ([1, 2], {"life": 3}),
        ([1, 3], {"followers": []}),
        ([1, 4], {"enslaved": True}),
        ([1, 5], {"counters": [1, 0]}),
        ([1, 6], {"counters": [0, 1]}),
        ([2, 6], {"spell_count": 1}),
        ([3, 6], {"spell_count": 1}),
        ([4, 6], {"objects": ["TALISMAN6"]}),
        ([5, 6], {"fate": 2}),
        ([6, 6], {"life": 6}),
    ],
)
def test_the_temple(dice: list[int], changed: dict[str, object]) -> None:
    state = landed(one("ELF", "TEMPLE", followers="GUIDE1"), dice=dice)
    if question(state) == "lose-follower":
        play(state, "A give GUIDE1")
    assert {name: area(state)[name] for name in changed} == changed


@rule("M13", "R-57", "T-190")
def test_the_temple_without_talismans_gives_none() -> None:
    rich = one("TROLL", objects="TALISMAN3 TALISMAN4 TALISMAN5 TALISMAN6")
    assert has(landed(one("ELF", "TEMPLE"), rich, dice=[4, 6])) == ""


@rule("R-48", "M13")
@pytest.mark.parametrize(("die", "free"), [(1, False), (3, False), (4, True), (6, True)])
def test_who_is_enslaved_stays_until_a_high_roll(die: int, free: bool) -> None:
    state = table(one("ELF", "TEMPLE", enslaved=True), dice=[die])
    assert verbs(state) == ["roll"]
    play(state, "A roll")
    if free:
        assert "go" in verbs(state)
        play(state, f"A {next(text for text in offered(state, 'A') if text.startswith('go'))}")
        assert not area(state)["enslaved"]
    else:
        play(state, "A stay")
        assert (at(state), area(state)["enslaved"], turn_of(state)) == ("TEMPLE", True, "B")
        assert len(told(state, "rolled")) == 1  # no encounter there


@rule("R-48", "R-46", "M13")
def test_a_troll_that_regenerates_on_its_six_is_free_too() -> None:
    state = table(one("TROLL", "TEMPLE", enslaved=True, life=2), dice=[6])
    play(state, "A roll; A regenerate")
    assert (at(state), area(state)["life"], area(state)["enslaved"]) == ("TEMPLE", 3, False)
    assert told(state, "freed") == [{"seat": 0}]


@rule("R-48", "SP16", "T-166")
def test_no_other_way_leads_out_of_slavery_and_fate_may_help() -> None:
    elf = one("ELF", "TEMPLE", enslaved=True, fate=1, spells="TELEPORT1", objects="RAFT1")
    state = table(elf, dice=[1, 5])
    assert set(verbs(state)) == {"roll"}
    play(state, "A roll; A fate 1")
    assert "go" in verbs(state)


@rule("R-48", "T-174")
def test_a_toad_rolls_to_get_free_and_then_moves_one_space() -> None:
    state = table(one("ELF", "TEMPLE", enslaved=True, toad=3), dice=[5])
    play(state, "A roll")
    assert [text for text in offered(state, "A") if text.startswith("go")] == ["go DESERT2", "go WOODS4"]


@rule("M16", "T-045")
def test_the_royal_doctor() -> None:
    state = landed(one("ELF", "CASTLE", life=1, gold=2))
    assert offered(state, "A") == ["pay 0", "pay 1", "pay 2"]
    play(state, "A pay 2")
    assert (area(state)["life"], area(state)["gold"]) == (3, 0)


@rule("M16", "FO10", "FO11")
@pytest.mark.parametrize("royal", ["PRINCE", "PRINCESS"])
def test_royalty_heals_two_free_and_may_be_left_for_three_gold(royal: str) -> None:
    state = landed(one("ELF", "CASTLE", life=1, gold=0, followers=royal))
    assert area(state)["life"] == 3
    play(state, f"A give {royal}")
    assert (area(state)["gold"], has(state)) == (3, "")
    assert royal in view(state)["adventure_discards"]
    state = landed(one("ELF", "CASTLE", gold=0, followers=royal))
    play(state, "A done")
    assert has(state) == royal


@rule("M16", "FO10", "FO11")
def test_both_may_be_sold() -> None:
    state = landed(one("ELF", "CASTLE", gold=0, followers="PRINCE PRINCESS"))
    play(state, "A give PRINCE; A give PRINCESS")
    assert area(state)["gold"] == 6


@rule("M01", "M04", "M06", "M11", "M14")
def test_the_others_only_draw() -> None:
    for space, cards in (("PORTAL", 1), ("HILLS3", 1), ("RUNES1", 1), ("OASIS", 2), ("WOODS4", 1)):
        state = landed(one("TROLL", space), deck="RING BELT ORB")
        assert len(lies(state, space).split()) == cards
