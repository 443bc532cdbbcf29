"""Every Event."""

from __future__ import annotations

import pytest

from games.talisman.looking import (
    MadeHero,
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
    view,
)
from support import asked, play, rule, told


@rule("EV01", "EV04", "T-063", "T-070")
@pytest.mark.parametrize(
    ("card", "character", "life"),
    [
        ("ANGEL", "ELF", 5),
        ("ANGEL", "GHOUL", 3),
        ("ANGEL", "THIEF", 4),
        ("DEVIL", "ELF", 3),
        ("DEVIL", "GHOUL", 5),
        ("DEVIL", "THIEF", 4),
    ],
)
def test_angel_and_devil(card: str, character: str, life: int) -> None:
    state = landed(one(character, "FIELDS1"), deck=card)
    assert area(state)["life"] == life
    assert card in view(state)["adventure_discards"]
    assert lies(state, "FIELDS1") == ""


@rule("EV02", "R-74")
def test_the_blizzard_slows_everybody_for_two_rounds() -> None:
    state = landed(one("ELF", "FIELDS1"), one("TROLL", "OASIS"), deck="BLIZZARD BAG1 BAG2 BAG3 BAG4 BAG5")
    assert view(state)["blizzard"] == 2
    assert "BLIZZARD" not in view(state)["adventure_discards"]
    assert spaces(state, "go", "B") == "DESERT1 DESERT2"
    play(state, "B go DESERT1")
    assert spaces(state, "go") == "VILLAGE GRAVEYARD"
    play(state, "A go VILLAGE; A choose none")
    assert view(state)["blizzard"] == 1
    play(state, "B go OASIS")
    play(state, "A go FIELDS1")
    assert view(state)["blizzard"] == 0  # after the second turn of the one who brought it
    assert "BLIZZARD" in view(state)["adventure_discards"]
    assert "roll" in offered(state, "B")


@rule("R-74", "R-75", "EV02", "SP17")
def test_a_blizzard_met_in_the_first_of_three_turns_still_slows_everybody_for_two_rounds() -> None:
    bags = "BAG1 BAG2 BAG3 BAG4 BAG5 BAG6 BAG7"
    wizard = one("WIZARD", "FIELDS1", spells="TEMPORALWARP")
    state = table(wizard, one("TROLL", "OASIS"), dice=[2], deck=f"BLIZZARD {bags}", spell_deck="COUNTERSPELL1")
    play(state, "A cast TEMPORALWARP; A roll; A go WOODS1; A go GRAVEYARD; A choose replenish; A go FIELDS1")
    assert (turn_of(state), view(state)["blizzard"]) == ("B", 2)
    play(state, "B go DESERT1; A go VILLAGE; A choose none")
    assert view(state)["blizzard"] == 1
    play(state, "B go OASIS; A go FIELDS1")
    assert view(state)["blizzard"] == 0


@rule("R-74", "EV02")
def test_the_blizzard_of_an_eliminated_player_ends_at_the_same_seat() -> None:
    state = table(None, one("TROLL", missed=3), one("ELF", missed=3), turn="B", out="A", blizzard="A")
    assert view(state)["blizzard"] == 0


@rule("EV03", "R-84", "T-141")
@pytest.mark.parametrize(("hero", "count"), [(one("WIZARD", "FIELDS1", spells="HEX"), 2), (one("TROLL", "FIELDS1"), 0)])
def test_the_book_of_spells(hero: MadeHero, count: int) -> None:
    assert area(landed(hero, deck="BOOK"))["spell_count"] == count


@rule("EV05", "R-19")
def test_evil_darkness_spares_the_evil() -> None:
    heroes = [one("ELF", "FIELDS1"), one("GHOUL", "OASIS"), one("TROLL", "CRYPT")]
    state = landed(*heroes, deck="DARKNESS")
    assert [area(state, seat)["missed"] for seat in "ABC"] == [1, 0, 1]
    state = landed(one("ELF", "RUINS"), one("GHOUL", "OASIS"), deck="DARKNESS BEAR")
    assert (area(state)["missed"], turn_of(state)) == (0, "B")  # this turn was the lost one


@rule("EV06", "T-256")
@pytest.mark.parametrize(
    ("die", "space"), [(1, "CRAGS"), (2, "FOREST"), (3, "TAVERN"), (4, "RUINS"), (5, "VALLEY"), (6, "GLADE")]
)
def test_the_imp(die: int, space: str) -> None:
    state = landed(one("TROLL", "FIELDS1"), deck="IMP BAG1 BAG2 BAG3", dice=[die, 4])
    assert told(state, "arrived")[-1] == {"seat": 0, "space": space}


@rule("EV07")
def test_the_magical_vortex() -> None:
    state = landed(one("SORCERESS", "FIELDS1", spells="HEX"), one("ELF", "CRYPT", spells="DIVINATION"), deck="VORTEX")
    assert (area(state, "A")["spells"], area(state, "B")["spells"]) == ([], [])


@rule("EV08", "R-82", "R-41", "CH11.2", "T-190")
def test_market_day_for_everybody_clockwise_but_not_for_toads() -> None:
    heroes = [
        one("ELF", "FIELDS1", gold=2),
        one("TROLL", "CRYPT", gold=3),
        one("GHOUL", "OASIS", toad=2, gold=0),
        one("THIEF", "CITY", gold=0),
    ]
    state = landed(*heroes, deck="MARKETDAY")
    assert asked(state) == {"A": "shop"}
    assert offered(state, "A") == ["buy MULE", "buy HELMET", "buy SHIELD", "buy SWORD", "buy BOTTLE", "done"]
    play(state, "A buy SWORD; A buy HELMET")
    assert asked(state) == {"B": "shop"}
    play(state, "B buy RAFT")
    assert asked(state) == {"D": "shop"}  # the Thief takes something free, and the Toad nothing
    play(state, "D free ARMOUR")
    assert (has(state, "A"), has(state, "B"), has(state, "D")) == ("SWORD3 HELMET2", "RAFT2", "ARMOUR2")
    assert turn_of(state) == "B"


@rule("EV09", "T-161")
@pytest.mark.parametrize(("character", "counters"), [("ELF", 0), ("THIEF", 0), ("GHOUL", 1)])
def test_mephistopheles(character: str, counters: int) -> None:
    state = landed(one(character, "FIELDS1"), deck="MEPHISTO")
    assert (area(state)["alignment"], area(state)["counters"]) == ("evil", [0, counters])


@rule("EV10", "R-83")
def test_pestilence_in_this_region() -> None:
    heroes = [one("ELF", "FIELDS1"), one("TROLL", "CITY"), one("GHOUL", "OASIS"), one("MONK", "CRYPT")]
    state = landed(*heroes, deck="PESTILENCE")
    assert [area(state, seat)["life"] for seat in "ABCD"] == [3, 5, 4, 4]


@rule("EV10", "T-036", "R-83")
def test_the_others_suffer_too_when_the_drawer_dies() -> None:
    state = landed(one("ELF", "FIELDS1", life=1), one("TROLL", "CITY"), deck="PESTILENCE")
    assert is_dead(state, "A")
    assert area(state, "B")["life"] == 5


@rule("EV11")
def test_raiders_carry_all_gold_to_the_oasis() -> None:
    state = landed(one("ELF", "FIELDS1", gold=5), deck="RAIDERS")
    assert (area(state)["gold"], view(state)["coins"]) == (0, {"OASIS": 5})
    assert landed(one("ELF", "FIELDS1", gold=0), deck="RAIDERS").coins == {}


@rule("EV12", "R-19", "R-83")
def test_the_siren_takes_a_turn_of_all_in_this_region() -> None:
    heroes = [one("ELF", "FIELDS1"), one("TROLL", "OASIS"), one("GHOUL", "CITY")]
    state = landed(*heroes, deck="SIREN")
    assert [area(state, seat)["missed"] for seat in "ABC"] == [1, 0, 1]


@rule("EV13", "R-19", "R-83")
def test_the_storm_takes_a_turn_of_all_in_this_region() -> None:
    heroes = [one("ELF", "RUINS"), one("TROLL", "OASIS"), one("GHOUL", "CITY")]
    state = landed(*heroes, deck="STORM BEAR")
    assert [area(state, seat)["missed"] for seat in "ABC"] == [0, 0, 1]


@rule("T-063", "R-18")
def test_events_are_discarded_and_the_rest_goes_on() -> None:
    state = landed(one("ELF", "RUINS"), deck="RING ANGEL")
    assert question(state) == "take"
    assert at(state) == "RUINS"
