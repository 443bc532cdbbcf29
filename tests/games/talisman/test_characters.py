"""Every special ability of every character; they are numbered as on the sheets: CH03.4 is the Dwarf's fourth."""

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
from support import asked, play, rule, told
from tavolata.games.talisman.box.cards import SHEETS

#: Strength, Craft, life, fate, alignment, starting space, starting Spells.
PRINTED = {
    "ASSASSIN": (3, 3, 4, 3, "evil", "CITY", 0),
    "DRUID": (2, 4, 4, 4, "neutral", "FOREST", 1),
    "DWARF": (3, 3, 5, 5, "neutral", "CRAGS", 0),
    "ELF": (3, 4, 4, 3, "good", "FOREST", 0),
    "GHOUL": (2, 4, 4, 4, "evil", "GRAVEYARD", 0),
    "MINSTREL": (2, 4, 4, 5, "good", "TAVERN", 0),
    "MONK": (2, 3, 4, 5, "good", "VILLAGE", 0),
    "PRIEST": (2, 4, 4, 5, "good", "CHAPEL", 1),
    "PROPHETESS": (2, 4, 4, 2, "good", "CHAPEL", 1),
    "SORCERESS": (2, 4, 4, 3, "evil", "GRAVEYARD", 1),
    "THIEF": (3, 3, 4, 2, "neutral", "CITY", 0),
    "TROLL": (6, 1, 6, 1, "neutral", "CRAGS", 0),
    "WARRIOR": (4, 2, 5, 1, "neutral", "TAVERN", 0),
    "WIZARD": (2, 5, 4, 3, "evil", "GRAVEYARD", 2),
}


@rule("CH01", "CH02", "CH03", "CH04", "CH05", "CH06", "CH07", "CH08", "CH09", "CH10", "CH11", "CH12", "CH13", "CH14")
def test_what_is_printed_on_each_sheet() -> None:
    found = {
        sheet.key: (sheet.strength, sheet.craft, sheet.life, sheet.fate, sheet.alignment, sheet.start, sheet.spells)
        for sheet in SHEETS
    }
    assert found == PRINTED


@rule("CH02.1", "CH08.1", "CH09.1", "CH10.1", "CH14.1", "T-021")
def test_who_starts_with_spells() -> None:
    seen = set()
    for seed in range(60):
        state = table(None, one("TROLL"), seed=seed)
        seen.add(area(state)["character"])
        assert area(state)["spell_count"] == PRINTED[area(state)["character"]][-1]
    assert len(seen) == 13


# Assassin


@rule("CH01.1", "R-35", "T-104")
def test_the_assassinated_roll_no_die() -> None:
    state = landed(one("ASSASSIN", "RUNES1", objects="SWORD1"), lying={"RUNES1": "BEAR"}, dice=[1])
    play(state, "A assassinate SWORD1")
    compared = told(state, "compared")[0]
    assert (compared["score"], compared["rival_score"]) == (3 + 1 + 1, 3)  # nor do the Runes add to no roll
    assert area(state)["trophies"] == ["BEAR"]


@rule("CH01.1", "R-35", "O05", "I04", "I06", "O19", "O23")
def test_any_creature_of_battle_may_be_assassinated_also_with_fate() -> None:
    state = table(one("ASSASSIN", "SENTINEL", strength=3, fate=1), dice=[1, 1, 6], deck="BAG1")
    play(state, "A roll; A cross HILLS3; A assassinate; A fate 1")
    assert at(state) == "HILLS3"
    for space, dice in (("PITS", [1]), ("WEREWOLF", [1, 1]), ("FOREST", [1]), ("TAVERN", [2])):
        assert "assassinate" in verbs(landed(one("ASSASSIN", space), dice=dice))


@rule("CH01.1", "R-35")
def test_not_in_psychic_combat_nor_when_attacked() -> None:
    assert "assassinate" not in verbs(landed(one("ASSASSIN", "FIELDS1"), lying={"FIELDS1": "SHADOW1"}))
    state = landed(one("ELF", "FIELDS1"), one("ASSASSIN", "FIELDS1"))
    play(state, "A meet P2; A attack P2")
    assert offered(state, "B") == ["fight"]


@rule("CH01.1", "T-178", "SP15")
def test_an_assassin_made_a_toad_before_the_dice_fights_like_any_toad() -> None:
    state = landed(
        one("ASSASSIN", "FIELDS1"), one("WIZARD", "CITY", spells="RANDOM1"), lying={"FIELDS1": "BEAR"}, dice=[1, 6, 2]
    )
    play(state, "A assassinate; B cast-on RANDOM1 P1")
    assert told(state, "attack-rolled")[0]["rival_dice"] == [2]


@rule("CH01.2", "T-120", "R-35")
def test_the_reward_of_an_assassination_is_a_life() -> None:
    state = landed(one("ASSASSIN", "FIELDS1"), one("ELF", "FIELDS1", objects="RING"), dice=[2])
    play(state, "A meet P2; A attack P2; B fight; A assassinate")
    assert offered(state, "A") == ["choose life"]


@rule("CH01.2", "T-120")
def test_whoever_survives_an_assassination_may_take_anything() -> None:
    state = landed(one("ASSASSIN", "FIELDS1", objects="RING"), one("TROLL", "FIELDS1"), dice=[1])
    play(state, "A meet P2; A attack P2; B fight; A assassinate")
    assert offered(state, "B") == ["take RING", "choose life", "choose gold"]


# Druid


@rule("CH02.2", "T-163", "R-43")
def test_the_druid_changes_alignment() -> None:
    state = table(one("DRUID", objects="GRAIL", space="FIELDS1"))
    play(state, "A align evil")
    assert (area(state)["alignment"], lies(state, "FIELDS1")) == ("evil", "GRAIL")


@rule("CH02.2", "R-06", "R-43", "T-162")
def test_the_druid_changes_only_to_what_a_card_can_show() -> None:
    turned = [one(name, alignment="evil") for name in ("ELF", "MONK", "PRIEST", "DWARF")]
    assert "align" not in verbs(table(one("DRUID", "FIELDS1"), *turned))
    assert "align" in verbs(table(one("DRUID", "FIELDS1"), *turned, options={"toads": "enough"}))
    # Who shows a card has one to turn or give back.
    state = table(one("DRUID", "FIELDS1", alignment="good"), *turned[1:])
    assert [text for text in offered(state, "A") if text.startswith("align")] == ["align neutral", "align evil"]


@rule("CH02.3", "R-43", "R-84")
def test_the_druid_draws_spells_on_woods() -> None:
    state = landed(one("DRUID", "WOODS1", spells="HEX"), deck="BAG1")
    assert area(state)["spell_count"] == 2
    kinds = [event.kind for event in state.events or []]
    assert kinds.index("drew-spell") < kinds.index("drew")  # before the cards
    assert area(landed(one("DRUID", "FIELDS1"), deck="BAG1"))["spell_count"] == 0


# Dwarf


@rule("CH03.1", "O09", "M07", "R-44")
@pytest.mark.parametrize("space", ["CRAGS", "CHASM"])
def test_the_dwarf_need_not_roll(space: str) -> None:
    state = landed(one("DWARF", space))
    play(state, "A choose no")
    assert turn_of(state) == "B"


@rule("CH03.2", "T-160")
def test_the_dwarf_evades_on_hills() -> None:
    state = landed(one("DWARF", "HILLS1"), lying={"HILLS1": "DEMON"})
    play(state, "A evade DEMON")
    assert turn_of(state) == "B"


@rule("CH03.3", "PL01", "R-96")
def test_the_dwarf_may_add_one_in_the_cave() -> None:
    state = landed(one("DWARF", "FIELDS1"), lying={"FIELDS1": "CAVERN"}, dice=[3])
    assert question(state) == "add-one"
    play(state, "A choose yes")
    assert (area(state)["gold"], area(state)["missed"]) == (3, 0)
    state = landed(one("DWARF", "FIELDS1"), lying={"FIELDS1": "CAVERN"}, dice=[6])
    assert area(state)["gold"] == 4


@rule("CH03.4", "M01")
def test_the_dwarf_opens_the_portal_with_one_die() -> None:
    state = table(one("DWARF", "PORTAL"), dice=[2, 3])
    play(state, "A roll; A open craft")
    assert at(state) == "PERIL"


@rule("CH03.5", "I02")
def test_the_dwarf_rolls_two_dice_in_the_mines() -> None:
    state = landed(one("DWARF", "MINES"), dice=[1, 2])
    assert (told(state, "rolled")[0]["dice"], at(state)) == ([1, 2], "MINES")


@rule("CH03.6", "PL07")
def test_the_maze_does_not_stop_the_dwarf() -> None:
    assert area(landed(one("DWARF", "FIELDS1"), lying={"FIELDS1": "MAZE"}))["missed"] == 0


# Elf


@rule("CH04.1", "O23", "R-44")
def test_the_elf_need_not_roll_in_the_forest() -> None:
    state = landed(one("ELF", "FOREST"))
    play(state, "A choose no")
    assert turn_of(state) == "B"


@rule("CH04.2", "T-160")
def test_the_elf_evades_on_woods() -> None:
    state = landed(one("ELF", "WOODS1"), lying={"WOODS1": "DEMON"})
    play(state, "A evade DEMON")
    assert turn_of(state) == "B"


@rule("CH04.3", "R-45")
def test_the_elf_jumps_from_woods_to_woods() -> None:
    assert spaces(table(one("ELF", "WOODS2")), "go") == "WOODS1 WOODS3"
    assert spaces(table(one("ELF", "WOODS4")), "go") == ""  # the only one in the Middle Region
    assert "WOODS1" not in spaces(table(one("ELF", "WOODS2", followers="POLTERGEIST")), "go")  # no roll, no jump


# Ghoul


@rule("CH05.1")
def test_the_ghoul_attacks_with_the_mind() -> None:
    state = landed(one("GHOUL", "FIELDS1"), one("TROLL", "FIELDS1"))
    play(state, "A meet P2")
    assert verbs(state) == ["attack", "mind"]


@rule("CH05.2")
def test_the_ghoul_gains_the_life_it_takes_with_the_mind() -> None:
    state = landed(one("GHOUL", "FIELDS1"), one("TROLL", "FIELDS1"), dice=[6, 1])
    play(state, "A meet P2; A mind P2; B fight; A fight; A choose life")
    assert (area(state, "A")["life"], area(state, "B")["life"]) == (5, 5)
    state = landed(one("GHOUL", "FIELDS1", strength=9), one("TROLL", "FIELDS1"), dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose life")
    assert area(state, "A")["life"] == 4  # not in battle


@rule("CH05.3", "R-37")
def test_the_ghoul_raises_an_enemy_which_helps_once() -> None:
    state = landed(one("GHOUL", "FIELDS1"), lying={"FIELDS1": "BOAR1"}, dice=[6, 1])
    play(state, "A fight")
    assert asked(state) == {"A": "raise"}
    play(state, "A take BOAR1")
    assert (area(state)["followers"], area(state)["trophies"]) == (["BOAR1"], [])
    state = landed(one("GHOUL", "FIELDS1", followers="BEAR WOLF"), lying={"FIELDS1": "OGRE1"}, dice=[1, 1])
    play(state, "A use BEAR")
    assert "use WOLF" not in offered(state, "A")  # one in a battle
    play(state, "A fight")
    assert told(state, "compared")[0]["score"] == 2 + 3 + 1
    assert area(state)["followers"] == ["WOLF"]
    assert "BEAR" in view(state)["adventure_discards"]


@rule("R-37", "CH05.3")
def test_raised_followers_belong_to_the_ghoul_alone() -> None:
    state = table(one("GHOUL", "FIELDS1", followers="BEAR"))
    play(state, "A drop BEAR")
    assert (lies(state, "FIELDS1"), "BEAR" in view(state)["adventure_discards"]) == ("", True)
    state = table(one("WIZARD", spells="MESMERISM"), one("GHOUL", followers="BEAR"))
    assert "cast-on" not in verbs(state)
    state = landed(one("GHOUL", "CHASM", followers="BEAR"), dice=[6, 1])  # a Follower for the Chasm
    assert has(state) == ""
    state = landed(one("GHOUL", "TOWER", followers="BEAR"), dice=[1])
    play(state, "A give BEAR")
    assert area(state)["life"] == 4


@rule("R-37", "CH05.3")
def test_spirits_are_not_raised() -> None:
    state = landed(one("GHOUL", "FIELDS1"), lying={"FIELDS1": "SHADOW1"}, dice=[6, 1])
    play(state, "A fight")
    assert area(state)["trophies"] == ["SHADOW1"]


# Minstrel


@rule("CH06.1", "R-38")
@pytest.mark.parametrize("card", ["BEAR", "DRAGON1"])
def test_animals_and_dragons_leave_the_minstrel_alone_but_he_may_attack(card: str) -> None:
    state = landed(one("MINSTREL", "FIELDS1", strength=5), lying={"FIELDS1": card}, dice=[6, 1])
    assert "fight" not in verbs(state)
    play(state, f"A provoke {card}; A fight")
    assert area(state)["trophies"] == [card]


@rule("CH06.1", "R-38")
def test_the_others_attack_without_them() -> None:
    state = landed(one("MINSTREL", "FIELDS1"), lying={"FIELDS1": "DRAGON1 GOBLIN1"}, dice=[6, 1])
    assert view(state)["attack"]["base"] == 2
    play(state, "A fight")
    assert area(state)["trophies"] == ["GOBLIN1"]
    assert question(state) == "fight"  # he may still quarrel with the Dragon
    play(state, "A pass")
    assert lies(state, "FIELDS1") == "DRAGON1"


@rule("CH06.2", "R-38")
def test_the_minstrel_charms_animals() -> None:
    state = landed(one("MINSTREL", "FIELDS1"), lying={"FIELDS1": "BEAR"}, dice=[4])
    play(state, "A charm BEAR")
    assert (has(state), turn_of(state)) == ("BEAR", "B")
    state = landed(one("MINSTREL", "FIELDS1"), lying={"FIELDS1": "BEAR"}, dice=[3])
    play(state, "A charm BEAR")
    assert (has(state), lies(state, "FIELDS1"), turn_of(state)) == ("", "BEAR", "B")  # once a visit
    assert "charm" not in verbs(landed(one("MINSTREL", "FIELDS1"), lying={"FIELDS1": "DRAGON1"}))


@rule("CH06.2", "R-38", "R-37")
def test_a_charmed_animal_helps_again_and_again() -> None:
    state = landed(one("MINSTREL", "FIELDS1", followers="BEAR APE"), lying={"FIELDS1": "OGRE1"}, dice=[1, 1])
    play(state, "A use BEAR")
    assert "use APE" not in offered(state, "A")
    play(state, "A fight")
    assert told(state, "compared")[0]["score"] == 2 + 3 + 1
    assert has(state) == "BEAR APE"


@rule("R-38", "CH06.1")
def test_creatures_of_the_board_are_no_animals() -> None:
    state = landed(one("MINSTREL", "WEREWOLF"), dice=[1, 1])
    assert "fight" in verbs(state)
    assert "charm" not in verbs(state)


@rule("CH06.3")
def test_the_minstrel_takes_maiden_and_princess() -> None:
    state = landed(one("MINSTREL", "FIELDS1"), one("TROLL", "FIELDS1", followers="MAIDEN PRINCESS PRINCE"))
    play(state, "A meet P2; A lure P2; A take MAIDEN; A take PRINCESS")
    assert (has(state, "A"), has(state, "B")) == ("MAIDEN PRINCESS", "PRINCE")
    state = landed(one("MINSTREL", "FIELDS1"), one("TROLL", "FIELDS1", followers="MAIDEN PRINCESS"))
    play(state, "A meet P2; A lure P2; A take MAIDEN; A done")
    assert has(state, "B") == "PRINCESS"


# Monk


@rule("CH07.1")
def test_the_monk_fights_with_his_craft_too() -> None:
    state = landed(one("MONK", "FIELDS1"), lying={"FIELDS1": "BEAR"}, dice=[1, 1])
    play(state, "A fight")
    assert told(state, "compared")[0]["score"] == 2 + 3 + 1
    assert area(state)["strength"] == 2


@rule("CH07.2", "CH08.2", "R-47", "R-96")
@pytest.mark.parametrize("character", ["MONK", "PRIEST"])
@pytest.mark.parametrize(("space", "dice"), [("CHAPEL", [4]), ("TEMPLE", [1, 2]), ("FIELDS1", [4])])
def test_monk_and_priest_may_add_one_to_their_prayers(character: str, space: str, dice: list[int]) -> None:
    state = landed(one(character, space), lying={"FIELDS1": "SHRINE"}, dice=dice)
    if space == "CHAPEL":
        play(state, "A choose pray")
    assert question(state) == "add-one"
    life = area(state)["life"]
    play(state, "A choose yes")
    assert area(state)["life"] == life + (0 if space == "TEMPLE" else 1)  # Temple 4: a Follower, and there is none


@rule("CH07.2", "R-47", "O03")
def test_prayer_is_optional_and_ends_with_the_table() -> None:
    state = landed(one("MONK", "GRAVEYARD", alignment="evil"), dice=[4])
    play(state, "A choose pray; A choose no")
    assert area(state)["fate"] == 0
    state = landed(one("MONK", "CHAPEL"), dice=[6])
    play(state, "A choose pray")
    assert area(state)["spell_count"] == 1
    state = landed(one("MONK", "CITY"), dice=[4])  # no prayer
    play(state, "A choose enchantress")
    assert area(state)["counters"] == [0, 1]


@rule("CH07.3")
def test_the_monk_uses_neither_weapon_nor_armour() -> None:
    state = landed(one("MONK", "FIELDS1", objects="SWORD1 ARMOUR1"), lying={"FIELDS1": "DRAGON1"}, dice=[1, 6])
    assert offered(state, "A") == ["fight"]
    play(state, "A fight")
    assert area(state)["life"] == 3


# Priest


@rule("CH08.3", "R-39")
def test_the_priest_destroys_spirits_and_gains_a_spell() -> None:
    state = landed(one("PRIEST", "FIELDS1"), lying={"FIELDS1": "DEMON SHADOW1"})
    play(state, "A exorcise DEMON; A exorcise SHADOW1")
    assert (area(state)["spell_count"], area(state)["trophies"]) == (2, [])


@rule("CH08.4")
def test_the_priest_uses_no_weapon_but_armour() -> None:
    state = landed(one("PRIEST", "FIELDS1", objects="SWORD1 ARMOUR1"), lying={"FIELDS1": "DRAGON1"}, dice=[1, 6, 6])
    assert offered(state, "A") == ["fight"]
    play(state, "A fight; A use ARMOUR1")
    assert area(state)["life"] == 4


# Prophetess


@rule("CH09.2")
def test_the_prophetess_always_has_a_spell() -> None:
    state = table(one("PROPHETESS", life=1, spells="HEALING1"), spell_deck="HEX")
    play(state, "A cast-on HEALING1 P1")
    assert area(state)["spells"] == ["HEX"]


@rule("CH09.3", "R-42")
def test_the_prophetess_replaces_a_card_and_with_the_orb_another() -> None:
    state = landed(one("PROPHETESS", "FIELDS1"), deck="DRAGON1 RING")
    play(state, "A replace DRAGON1")
    assert question(state) == "take"
    state = landed(one("PROPHETESS", "FIELDS1", objects="ORB"), deck="DRAGON1 DRAGON2 RING")
    play(state, "A replace DRAGON1; A replace DRAGON2; A take RING")
    assert has(state) == "ORB RING"


@rule("CH09.4", "T-140")
def test_the_prophetess_sees_the_spells_of_others() -> None:
    state = table(one("PROPHETESS"), one("ELF", spells="HEX"), one("TROLL"))
    assert view(state, "A")["heroes"][1]["spells"] == ["HEX"]
    assert "spells" not in view(state, "C")["heroes"][1]


# Sorceress


@rule("CH10.2")
def test_the_sorceress_attacks_with_the_mind() -> None:
    state = landed(one("SORCERESS", "FIELDS1"), one("TROLL", "FIELDS1"), dice=[6, 1])
    play(state, "A meet P2; A mind P2; B fight; A fight; A choose life")
    assert (area(state, "A")["life"], area(state, "B")["life"]) == (4, 5)


@rule("CH10.3")
@pytest.mark.parametrize(
    ("character", "die", "works"),
    [
        ("ELF", 6, True),
        ("ELF", 5, False),
        ("TROLL", 5, True),
        ("TROLL", 4, False),
        ("GHOUL", 4, True),
        ("GHOUL", 3, False),
    ],
)
def test_the_sorceress_beguiles(character: str, die: int, works: bool) -> None:
    state = landed(one("SORCERESS", "FIELDS1"), one(character, "FIELDS1", objects="RING"), dice=[die])
    play(state, "A meet P2; A beguile P2")
    if works:
        assert offered(state, "A") == ["take RING", "coins"]
        play(state, "A take RING")
    assert (has(state) == "RING", turn_of(state)) == (works, "B")


@rule("CH10.4")
def test_the_sorceress_takes_one_follower_but_not_everyone() -> None:
    target = one("ELF", "FIELDS1", followers="MAIDEN UNICORN PRINCESS PRINCE MULE1")
    state = landed(one("SORCERESS", "FIELDS1"), target)
    play(state, "A meet P2; A lure P2")
    assert offered(state, "A") == ["take MULE1", "take PRINCE", "done"]
    play(state, "A take PRINCE")
    assert (has(state), turn_of(state)) == ("PRINCE", "B")


# Thief


@rule("CH11.1")
def test_the_thief_steals_gold_or_an_object() -> None:
    state = landed(one("THIEF", "FIELDS1"), one("ELF", "FIELDS1", objects="RING"))
    play(state, "A meet P2; A steal P2")
    assert offered(state, "A") == ["take RING", "coins"]
    play(state, "A take RING")
    assert (has(state), turn_of(state)) == ("RING", "B")


@rule("CH11.2", "R-41", "O01", "PL05")
def test_the_thief_takes_one_purchase_card_free() -> None:
    state = landed(one("THIEF", "VILLAGE", gold=0))
    play(state, "A free RAFT")  # any of the eight
    assert "free" not in verbs(state)
    play(state, "A choose none")
    assert has(state) == "RAFT2"
    state = landed(one("THIEF", "VILLAGE", gold=2))
    play(state, "A choose blacksmith; A free ARMOUR; A buy SWORD")
    assert has(state) == "ARMOUR2 SWORD3"
    state = landed(one("THIEF", "FIELDS1", gold=0), lying={"FIELDS1": "MARKET"})
    play(state, "A free MULE")
    assert has(state) == "MULE2"


@rule("CH11.2", "R-41", "EV08")
def test_also_on_a_market_day_that_another_drew() -> None:
    state = landed(one("ELF", "FIELDS1", gold=0), one("THIEF", "OASIS", gold=0), deck="MARKETDAY")
    play(state, "B free AXE")
    assert has(state, "B") == "AXE2"


# Troll


@rule("CH12.1", "O09", "R-44")
def test_the_troll_need_not_roll_in_the_crags() -> None:
    state = landed(one("TROLL", "CRAGS"))
    play(state, "A choose no")
    assert turn_of(state) == "B"


@rule("CH12.2", "R-46", "T-167")
def test_the_troll_regenerates_on_a_six() -> None:
    state = table(one("TROLL", "FIELDS1", life=3, fate=1), lying={"FIELDS1": "RING"}, dice=[1, 6])
    play(state, "A roll")
    assert "regenerate" not in verbs(state)
    play(state, "A fate 1; A regenerate")
    assert (area(state)["life"], at(state), turn_of(state), has(state)) == (4, "FIELDS1", "B", "")
    state = table(one("TROLL", "FIELDS1", life=6), dice=[6])
    play(state, "A roll; A regenerate")
    assert area(state)["life"] == 6  # healing only


# Warrior


@rule("CH13.1", "R-36", "T-050")
def test_the_warrior_rolls_two_dice_and_the_higher_counts() -> None:
    state = landed(one("WARRIOR", "FIELDS1", fate=1), lying={"FIELDS1": "BEAR"}, dice=[2, 5, 6, 6])
    play(state, "A fight")
    assert told(state, "attack-rolled")[0]["score"] == 4 + 5
    assert offered(state, "A") == ["keep", "fate 1", "fate 2"]
    play(state, "A fate 1")
    assert told(state, "compared")[0]["score"] == 4 + 6


@rule("CH13.1", "T-125")
def test_one_die_only_in_psychic_combat() -> None:
    state = landed(one("WARRIOR", "FIELDS1"), lying={"FIELDS1": "SHADOW1"}, dice=[2, 1])
    play(state, "A fight")
    assert told(state, "attack-rolled")[0]["dice"] == [2]


@rule("CH13.2", "T-135", "R-34", "T-165")
def test_the_warrior_uses_two_weapons() -> None:
    state = landed(one("WARRIOR", "FIELDS1", objects="SWORD1 AXE1"), lying={"FIELDS1": "BEAR"}, dice=[1, 1, 1])
    play(state, "A fight AXE1 SWORD1")
    assert told(state, "compared")[0]["score"] == 4 + 2 + 1


# Wizard


@rule("CH14.2", "CH14.3")
def test_the_wizard_always_has_a_spell_and_attacks_with_the_mind() -> None:
    state = landed(one("WIZARD", "FIELDS1", spells="INVISIBILITY"), one("TROLL", "FIELDS1"), spell_deck="HEX")
    play(state, "A cast INVISIBILITY")
    assert area(state)["spells"] == ["HEX"]
    play(state, "A meet P2")
    assert verbs(state) == ["attack", "mind"]
