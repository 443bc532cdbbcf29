"""Objects and Magic Objects: having and using them, carrying, and every card."""

from __future__ import annotations

import pytest

from games.talisman.looking import area, has, landed, lies, offered, one, question, table, turn_of, verbs, view
from support import asked, play, rule, told

# Having and carrying


@rule("T-131", "T-132", "T-137", "T-181")
def test_objects_and_followers_are_seen_by_all() -> None:
    state = table(one("ELF", objects="RING SWORD1", followers="UNICORN", gold=3))
    seen = view(state, "B")["heroes"][0]
    assert (seen["objects"], seen["followers"], seen["gold"]) == (["RING", "SWORD1"], ["UNICORN"], 3)


@rule("T-133", "T-134", "R-71", "FO07", "PU04")
@pytest.mark.parametrize(("mules", "room"), [("", 4), ("MULE1", 8), ("MULE1 MULE2", 12)])
def test_four_objects_and_four_more_for_each_mule(mules: str, room: int) -> None:
    things = [
        "SWORD1",
        "SWORD2",
        "SWORD3",
        "AXE1",
        "AXE2",
        "AXE3",
        "RING",
        "BELT",
        "ORB",
        "CROSS",
        "SHIELD1",
        "SHIELD2",
        "HELMET1",
    ]
    state = landed(one("ELF", "FIELDS1", objects=" ".join(things[:room]), followers=mules), lying={"FIELDS1": "WAND"})
    assert "take WAND" not in offered(state, "A")
    assert area(state)["object_limit"] == room
    state = landed(
        one("ELF", "FIELDS1", objects=" ".join(things[: room - 1]), followers=mules), lying={"FIELDS1": "WAND"}
    )
    play(state, "A take WAND")
    assert len(area(state)["objects"]) == room


@rule("FO07", "T-134", "R-71", "T-138")
def test_when_the_mule_is_lost_the_excess_is_left_on_the_space() -> None:
    elf = one("ELF", "CHASM", objects="SWORD1 SWORD2 AXE1 AXE2 RING", followers="MULE1")
    state = landed(elf, dice=[6, 1])
    assert question(state) == "objects"
    play(state, "A drop AXE1")
    assert lies(state, "CHASM") == "AXE1"
    assert "MULE1" in view(state)["adventure_discards"]


@rule("T-182", "T-183", "CH07.3")
def test_using_is_free_and_some_may_have_what_they_cannot_use() -> None:
    state = landed(one("MONK", "FIELDS1", objects="LANCE ARMOUR1"), lying={"FIELDS1": "DRAGON1"}, dice=[1, 6])
    assert offered(state, "A") == ["fight"]
    play(state, "A fight")
    assert (area(state)["life"], turn_of(state)) == (3, "B")  # no Armour either
    state = landed(one("ELF", "FIELDS1", objects="SWORD1"), lying={"FIELDS1": "BEAR"})
    assert "fight" in offered(state, "A")  # without the Sword


@rule("T-185", "SP01", "CH11.1")
def test_nobody_takes_what_it_may_not_have() -> None:
    state = landed(one("THIEF", "FIELDS1", alignment="good"), one("GHOUL", "FIELDS1", objects="RUNESWORD", gold=0))
    play(state, "A meet P2")
    assert offered(state, "A") == ["attack P2"]


@rule("T-166", "CH13.2", "R-54", "T-165")
def test_a_cannot_wins_over_an_ability() -> None:
    # The Warrior may use two Weapons, but in the Glade no Magic Object at all.
    state = landed(one("WARRIOR", "GLADE", objects="LANCE RUNESWORD"), lying={"GLADE": "BEAR"})
    assert offered(state, "A") == ["fight"]
    state = landed(one("WARRIOR", "FIELDS1", objects="LANCE RUNESWORD"), lying={"FIELDS1": "BEAR"})
    assert "fight LANCE RUNESWORD" in offered(state, "A")  # the ability wins over the basic rule


@rule("T-167", "CH12.2")
def test_an_effect_looks_at_the_natural_number() -> None:
    # A roll that slavery and slowness turn into one step is still the six that was rolled, and a five is none.
    for die, heals in ((6, True), (5, False)):
        state = table(one("TROLL", "FIELDS1"), dice=[die])
        play(state, "A roll")
        assert ("regenerate" in verbs(state)) is heals


@rule("T-168", "T-190")
def test_nothing_comes_from_an_empty_stack() -> None:
    state = landed(one("ELF", "FIELDS1", gold=9), one("TROLL", objects="RAFT2"), lying={"FIELDS1": "MARKET"})
    assert "buy RAFT" not in offered(state, "A")


@rule("T-138", "T-189", "SP02")
def test_purchase_cards_return_to_their_stacks() -> None:
    state = table(one("WIZARD", objects="SWORD1 SWORD3", spells="ALCHEMY"))
    play(state, "A cast ALCHEMY; A give SWORD1; A give SWORD3")
    assert "SWORD3" in view(state)["purchases"]
    assert view(state)["adventure_discards"] == ["SWORD1"]


# Every card


@rule("OB01", "OB02", "OB03", "OB04", "OB05", "OB06", "OB07", "OB08", "OB09")
@pytest.mark.parametrize(
    "card", ["ARMOUR1", "AXE1", "HELMET1", "RAFT1", "SHIELD1", "SWORD1", "SWORD2", "BOTTLE1", "BAG1", "TWOBAGS1"]
)
def test_each_object_can_be_found(card: str) -> None:
    state = landed(one("ELF", "FIELDS1"), deck=card)
    if card.startswith(("BAG", "TWO")):
        assert area(state)["gold"] == 1 + (2 if card.startswith("TWO") else 1)
        return
    play(state, f"A take {card}")
    assert has(state) == card


@rule("MO01", "MO02", "MO03", "MO04", "MO05", "MO06", "MO07", "MO08", "MO09", "MO10", "MO11", "MO12")
@pytest.mark.parametrize(
    "card",
    [
        "AMULET",
        "CROSS",
        "GRAIL",
        "LANCE",
        "BELT",
        "ORB",
        "POTION",
        "RING",
        "RUNESWORD",
        "SOLOMON",
        "TALISMAN1",
        "TALISMAN2",
        "WAND",
    ],
)
def test_each_magic_object_can_be_found(card: str) -> None:
    state = landed(one("TROLL", "FIELDS1"), deck=card)
    play(state, f"A take {card}")
    assert has(state) == card


@rule("MO02", "O03", "O07")
@pytest.mark.parametrize(("character", "space"), [("ELF", "GRAVEYARD"), ("GHOUL", "CHAPEL")])
def test_the_cross_saves_from_graveyard_and_chapel(character: str, space: str) -> None:
    assert area(landed(one(character, space, objects="CROSS")))["life"] == 4


@rule("MO06", "R-42", "CH09.3")
def test_the_orb_replaces_a_drawn_card() -> None:
    state = landed(one("TROLL", "RUINS", objects="ORB"), deck="DRAGON1 RING BELT")
    assert offered(state, "A") == ["pass", "replace DRAGON1", "replace RING"]
    play(state, "A replace DRAGON1")
    assert lies(state, "RUINS") == "RING BELT"
    assert "DRAGON1" in view(state)["adventure_discards"]


@rule("MO06", "R-42")
def test_only_cards_drawn_now_can_be_replaced() -> None:
    state = landed(one("TROLL", "RUINS", objects="ORB"), lying={"RUINS": "DRAGON1"}, deck="RING BELT")
    assert offered(state, "A") == ["pass", "replace RING"]
    state = landed(one("TROLL", "FIELDS1", objects="ORB"), lying={"FIELDS1": "BAG1"})
    assert turn_of(state) == "B"


@rule("MO06", "R-42", "M05")
def test_the_orb_does_nothing_in_the_glade() -> None:
    state = landed(one("TROLL", "GLADE", objects="ORB"), deck="RING")
    assert question(state) == "take"


@rule("MO07")
def test_the_potion_lasts_until_the_end_of_the_turn() -> None:
    state = table(one("ELF", "FIELDS1", objects="POTION"), dice=[1])
    play(state, "A use POTION")
    assert (area(state)["strength"], has(state)) == (5, "")
    assert "POTION" in view(state)["adventure_discards"]
    play(state, "A roll; A go VILLAGE; A choose none")
    assert area(state)["strength"] == 3


@rule("MO09", "MO04", "MO03")
@pytest.mark.parametrize(("card", "character"), [("RUNESWORD", "ELF"), ("LANCE", "GHOUL"), ("GRAIL", "GHOUL")])
def test_not_for_everybody(card: str, character: str) -> None:
    assert turn_of(landed(one(character, "FIELDS1"), lying={"FIELDS1": card})) == "B"


@rule("MO12", "R-28", "R-97")
def test_the_wand_is_useless_without_magic() -> None:
    state = table(one("ELF", life=1, objects="WAND", spells="HEALING1"), spell_deck="HEX")
    play(state, "A cast-on HEALING1 P1")
    assert area(state)["spells"] == ["HEX"]
    state = table(one("TROLL", life=1, objects="WAND"))
    assert area(state)["spell_limit"] == 0


@rule("R-97", "SP04", "MO08")
def test_under_destroy_magic_magic_objects_count_nothing() -> None:
    state = landed(one("ELF", "FIELDS1", objects="RING LANCE SWORD1"), lying={"FIELDS1": "BEAR"}, magic_off="B")
    assert (area(state)["strength"], area(state)["craft"]) == (3, 4)
    assert [text for text in offered(state, "A") if text.startswith("fight")] == ["fight", "fight SWORD1"]


@rule("R-34", "T-135", "OB02")
def test_an_axe_is_a_weapon_too() -> None:
    state = landed(one("ELF", "FIELDS1", objects="AXE1"), lying={"FIELDS1": "BEAR"}, dice=[1, 1])
    play(state, "A fight AXE1")
    assert told(state, "compared")[0]["score"] == 5


@rule("R-70", "T-186")
def test_leaving_things_may_be_settled_at_once() -> None:
    state = table(one("ELF", "FIELDS1", objects="SWORD1 SWORD2 AXE1 AXE2 RING", followers="MULE1"))
    play(state, "A drop MULE1")
    assert asked(state) == {"A": "objects"}


@rule("MO09", "R-77", "R-72", "SP15")
def test_a_runesword_that_a_toad_let_fall_gives_no_life() -> None:
    troll, wizard = one("TROLL", "FIELDS1", objects="RUNESWORD"), one("WIZARD", spells="RANDOM1")
    state = landed(troll, wizard, lying={"FIELDS1": "WOLF"}, dice=[1, 6, 1])
    play(state, "A fight RUNESWORD; B cast-on RANDOM1 P1")
    assert (area(state)["trophies"], area(state)["life"], lies(state, "FIELDS1")) == (["WOLF"], 6, "RUNESWORD")
