"""Cards, spaces and characters one by one: the corners of what is printed on them."""

from __future__ import annotations

import pytest

from games.talisman.looking import area, at, has, landed, lies, offered, one, question, table, turn_of, verbs, view
from support import asked, play, rule, told

# Characters


@rule("CH06.1", "PL01", "R-38")
def test_the_dragon_of_the_cave_does_not_attack_the_minstrel() -> None:
    state = landed(one("MINSTREL", "FIELDS1"), lying={"FIELDS1": "CAVERN"}, dice=[1])
    assert offered(state, "A") == ["pass", "fight"]  # he may attack it
    play(state, "A pass")
    assert (area(state)["life"], turn_of(state)) == (4, "B")
    state = landed(one("MINSTREL", "FIELDS1"), lying={"FIELDS1": "CAVERN"}, dice=[2])
    assert offered(state, "A") == ["fight"]  # the Goblin is a Monster
    state = landed(one("MINSTREL", "FIELDS1", toad=2), lying={"FIELDS1": "CAVERN"}, dice=[1])
    assert offered(state, "A") == ["fight"]  # a Toad has no abilities


@rule("CH05.3", "R-37", "R-56", "T-196")
def test_a_raised_enemy_is_handed_over_at_once_if_the_quest_wants_a_follower() -> None:
    state = landed(one("GHOUL", "FIELDS1", strength=9, quest=3), lying={"FIELDS1": "BEAR MARKET"}, dice=[6, 1])
    play(state, "A fight; A take BEAR")
    assert offered(state, "A") == ["give BEAR"]  # before the Market is visited
    play(state, "A give BEAR")
    assert (at(state), has(state)) == ("CAVE", "TALISMAN6")


@rule("CH06.2", "R-38", "R-56", "T-196")
def test_so_is_a_charmed_animal() -> None:
    state = landed(one("MINSTREL", "FIELDS1", quest=3), lying={"FIELDS1": "BOAR1 MARKET"}, dice=[2])
    play(state, "A charm BOAR1")
    assert offered(state, "A") == ["give BOAR1"]


@rule("CH14.2", "SP16", "R-28")
def test_the_wizard_who_teleports_has_the_new_spell_where_he_lands() -> None:
    state = table(one("WIZARD", "FIELDS1", spells="TELEPORT1"), spell_deck="INVISIBILITY", deck="DRAGON1")
    play(state, "A cast-at TELEPORT1 FIELDS2")
    assert question(state) == "fight"
    assert area(state)["spells"] == ["INVISIBILITY"]


# Spells


@rule("SP10", "T-160", "CH11.1", "CH10.3", "CH10.4", "CH06.3")
@pytest.mark.parametrize(
    ("character", "verb", "follower"),
    [
        ("THIEF", "steal", ""),
        ("SORCERESS", "beguile", ""),
        ("SORCERESS", "lure", "GUIDE1"),
        ("MINSTREL", "lure", "MAIDEN"),
    ],
)
def test_invisibility_may_be_cast_when_somebody_uses_an_ability(character: str, verb: str, follower: str) -> None:
    target = one("WIZARD", "FIELDS1", gold=3, followers=follower, spells="INVISIBILITY")
    state = landed(one(character, "FIELDS1"), target, spell_deck="HEX")
    play(state, f"A meet P2; A {verb} P2")
    assert asked(state) == {"B": "dodge"}
    assert offered(state, "B") == ["pass", "cast INVISIBILITY"]
    play(state, "B cast INVISIBILITY; B evade")
    assert (area(state, "B")["gold"], has(state, "B"), turn_of(state)) == (3, follower, "B")


@rule("SP10", "T-160", "CH11.1")
def test_who_keeps_invisibility_is_robbed() -> None:
    state = landed(one("THIEF", "FIELDS1"), one("WIZARD", "FIELDS1", gold=3, spells="INVISIBILITY"))
    play(state, "A meet P2; A steal P2; B pass; A coins")
    assert (area(state, "B")["gold"], area(state)["gold"]) == (2, 2)


@rule("SP10", "R-87", "ST08", "M02", "T-259")
def test_invisibility_may_be_cast_against_the_unfriendly_where_they_may_be_evaded() -> None:
    wizard = one("WIZARD", "FIELDS1", spells="INVISIBILITY HEX")
    evade = {"unfriendly": "evade"}
    state = landed(wizard, lying={"FIELDS1": "WITCH"}, options=evade)
    assert offered(state, "A") == ["pass", "cast INVISIBILITY"]
    play(state, "A cast INVISIBILITY; A evade WITCH")
    assert (lies(state, "FIELDS1"), told(state, "rolled")) == ("WITCH", [])
    state = landed(one("WIZARD", "KNIGHT", spells="INVISIBILITY HEX"), options=evade)
    play(state, "A cast INVISIBILITY; A evade")
    assert (area(state)["life"], area(state)["gold"]) == (4, 1)
    state = landed(one("WIZARD", "KNIGHT", spells="INVISIBILITY HEX"))
    assert "cast" not in verbs(state)  # elsewhere it would be of no use


@rule("SP16", "FO09", "EV02", "T-146")
def test_who_does_not_roll_to_move_cannot_teleport_instead() -> None:
    wizard = one("WIZARD", "FIELDS1", spells="TELEPORT1 HEX", followers="POLTERGEIST")
    assert "cast-at TELEPORT1 FIELDS2" not in offered(table(wizard), "A")
    wizard = one("WIZARD", "FIELDS1", spells="TELEPORT1 HEX")
    assert "cast-at TELEPORT1 FIELDS2" not in offered(table(wizard, blizzard="B"), "A")
    assert "cast-at TELEPORT1 FIELDS2" in offered(table(wizard), "A")


# Strangers


@rule("ST01", "ST02", "ST06", "R-17", "R-85")
@pytest.mark.parametrize(("card", "character"), [("ENCHANTER", "ELF"), ("FAIRY", "ELF"), ("PHANTOM", "GHOUL")])
def test_a_wish_may_be_left_for_another_day(card: str, character: str) -> None:
    state = landed(one(character, "FIELDS1"), lying={"FIELDS1": card})
    play(state, "A choose no")
    assert (lies(state, "FIELDS1"), area(state)["counters"], turn_of(state)) == (card, [0, 0], "B")


# Objects and Followers


@rule("MO07", "M05", "R-54", "R-97")
def test_the_potion_counts_nothing_in_the_glade_or_without_magic() -> None:
    state = table(one("ELF", "HILLS3", objects="POTION"), dice=[1], deck="BEAR")
    play(state, "A use POTION; A roll; A go GLADE")
    assert area(state)["strength"] == 3
    state = table(one("WIZARD", "FIELDS1", objects="POTION", spells="DESTROYMAGIC HEX"))
    play(state, "A use POTION; A cast DESTROYMAGIC")
    assert area(state)["strength"] == 2


@rule("MO07", "T-182", "M01")
def test_the_potion_may_be_drunk_after_the_roll_to_move() -> None:
    state = table(one("ELF", "PORTAL", objects="POTION"), dice=[3, 2, 3])
    play(state, "A roll; A use POTION; A open strength")
    assert at(state) == "PERIL"


@rule("MO07", "FO01", "T-182")
def test_potion_and_alchemist_may_be_used_on_landing() -> None:
    elf = one("ELF", "FIELDS1", gold=0, objects="POTION SWORD1 AXE1", followers="ALCHEMIST")
    state = table(elf, dice=[1])
    play(state, "A roll; A halt VILLAGE")
    assert [text for text in offered(state, "A") if text.startswith("use")] == ["use ALCHEMIST", "use POTION"]
    play(state, "A use ALCHEMIST; A give SWORD1; A give AXE1; A done; A use POTION; A look; A choose blacksmith")
    assert area(state)["strength"] == 5
    play(state, "A buy HELMET")
    assert (has(state), area(state)["gold"]) == ("HELMET2 ALCHEMIST", 0)


@rule("M16", "FO10", "FO11")
def test_the_gold_for_a_prince_may_pay_the_royal_doctor() -> None:
    state = landed(one("TROLL", "CASTLE", life=1, gold=0, followers="PRINCE"))
    assert area(state)["life"] == 3  # two free
    play(state, "A give PRINCE")
    assert offered(state, "A") == ["pay 0", "pay 1", "pay 2", "pay 3"]
    play(state, "A pay 3")
    assert (area(state)["life"], area(state)["gold"]) == (6, 0)


# Events


@rule("EV08", "R-82", "R-56", "T-196")
def test_market_day_goes_on_when_a_quest_calls_its_drawer_away() -> None:
    state = landed(
        one("TROLL", "FIELDS1", gold=2, quest=3), one("ELF", "FIELDS2", gold=1), lying={"FIELDS1": "MARKETDAY"}
    )
    play(state, "A buy MULE; A give MULE2")
    assert at(state) == "CAVE"
    assert asked(state) == {"B": "shop"}
    play(state, "B buy SWORD")
    assert has(state, "B") == "SWORD3"
    assert question(state) == "quest" or turn_of(state) == "A"
    assert "MULE2" in view(state)["purchases"]
