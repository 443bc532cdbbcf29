"""Battle and psychic combat against creatures."""

from __future__ import annotations

import pytest

from games.talisman.looking import area, has, landed, lies, offered, one, question, table, turn_of, verbs, view
from support import play, refused, rule, told

# One enemy


@rule("T-099", "T-100", "T-065", "T-106", "T-066", "T-153", "T-110")
def test_a_battle_that_is_won_brings_a_trophy() -> None:
    state = landed(one("TROLL", "FIELDS1"), lying={"FIELDS1": "OGRE1"}, dice=[3, 3])
    assert view(state)["attack"]["psychic"] is False
    play(state, "A fight")
    assert told(state, "compared") == [{"seat": 0, "rival": -1, "against": ["OGRE1"], "score": 9, "rival_score": 8}]
    assert area(state)["trophies"] == ["OGRE1"]
    assert lies(state, "FIELDS1") == ""


@rule("T-107", "T-109", "T-069", "T-255")
def test_a_battle_that_is_lost_costs_a_life_and_the_turn() -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "OGRE1 RING"}, dice=[1, 6])
    play(state, "A fight")
    assert (area(state)["life"], turn_of(state), lies(state, "FIELDS1")) == (3, "B", "OGRE1 RING")


@rule("T-108", "T-112", "T-109")
def test_equal_scores_are_a_stand_off() -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "OGRE1 RING"}, dice=[3, 1])
    play(state, "A fight")
    assert told(state, "stand-off") == [{}]
    assert (area(state)["life"], turn_of(state), lies(state, "FIELDS1")) == (4, "B", "OGRE1 RING")


@rule("T-113", "T-082")
def test_after_a_stand_off_the_space_is_left_without_meeting_it_again() -> None:
    state = landed(one("ELF", "FIELDS1"), one("TROLL", missed=1), lying={"FIELDS1": "OGRE1"}, dice=[3, 1, 2])
    play(state, "A fight")
    assert question(state) == "move"
    play(state, "A roll")
    assert "FIELDS1" not in [text.split()[1] for text in offered(state, "A") if text.startswith("go")]


@rule("T-067", "T-124", "T-125", "T-068", "T-100")
def test_spirits_fight_with_craft() -> None:
    state = landed(one("TROLL", "FIELDS1", craft=3), lying={"FIELDS1": "SPECTRE"}, dice=[3, 3])
    assert view(state)["attack"]["psychic"] is True
    play(state, "A fight")
    assert told(state, "compared")[0]["score"] == 1 + 3 + 3
    assert area(state)["trophies"] == ["SPECTRE"]


@rule("T-126", "T-125")
def test_no_object_saves_the_life_in_psychic_combat() -> None:
    state = landed(one("TROLL", "FIELDS1", objects="ARMOUR1 SWORD1"), lying={"FIELDS1": "DEMON"}, dice=[1, 1])
    assert verbs(state) == ["fight"]
    assert offered(state, "A") == ["fight"]  # nor does a Weapon help
    play(state, "A fight")
    assert area(state)["life"] == 5


@rule("T-102", "T-160", "T-158")
def test_evasion_comes_first() -> None:
    state = landed(one("ELF", "WOODS1"), lying={"WOODS1": "DRAGON1 RING"})
    play(state, "A evade DRAGON1")
    assert told(state, "compared") == []
    assert question(state) == "take"
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "DRAGON1"})
    assert refused(state, "A evade DRAGON1") == ("error-evade", "T-160")


@rule("T-103", "T-104", "MO07")
def test_everything_that_changes_strength_comes_before_the_dice() -> None:
    elf = one("ELF", "FIELDS1", gold=2, objects="POTION SWORD1", followers="MERCENARY")
    state = landed(elf, lying={"FIELDS1": "DRAGON1"}, dice=[1, 1])
    assert {"use POTION", "use MERCENARY", "fight SWORD1"} <= set(offered(state, "A"))
    play(state, "A use POTION; A use MERCENARY; A fight SWORD1")
    assert told(state, "attack-rolled")[0]["score"] == 3 + 2 + 3 + 1 + 1
    assert area(state)["trophies"] == ["DRAGON1"]


@rule("T-104", "T-135", "R-34", "OB07", "OB02", "PU07")
def test_one_weapon_only_chosen_before_the_dice() -> None:
    state = landed(one("ELF", "FIELDS1", objects="SWORD1 AXE1"), lying={"FIELDS1": "OGRE1"}, dice=[1, 1])
    assert offered(state, "A") == ["fight", "fight AXE1", "fight SWORD1", "drop AXE1", "drop SWORD1"]
    assert refused(state, "A fight AXE1 SWORD1") == ("error-fight", "T-102")
    play(state, "A fight AXE1")
    assert told(state, "attack-rolled")[0]["score"] == 3 + 1 + 1


@rule("T-105", "T-047", "T-049")
def test_fate_is_offered_after_the_creatures_die() -> None:
    state = landed(one("ELF", "FIELDS1", fate=1), lying={"FIELDS1": "BEAR"}, dice=[1, 6, 6])
    play(state, "A fight")
    rolled = told(state, "attack-rolled")[0]
    assert (rolled["dice"], rolled["rival_dice"]) == ([1], [6])
    assert question(state) == "attack-fate"
    play(state, "A fate 1")
    assert told(state, "compared")[0]["score"] == 9
    assert area(state)["life"] == 4  # 9 to 9


# Several enemies


@rule("T-114", "R-22", "R-94")
def test_enemies_of_strength_fight_as_one() -> None:
    state = landed(one("TROLL", "FIELDS1"), lying={"FIELDS1": "BEAR WOLF BOAR1"}, dice=[3, 2])
    attack = view(state)["attack"]
    assert (attack["cards"], attack["base"]) == (["BEAR", "WOLF", "BOAR1"], 6)
    play(state, "A fight")
    assert area(state)["trophies"] == ["BEAR", "WOLF", "BOAR1"]
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "BEAR WOLF BOAR1"}, dice=[3, 2])
    play(state, "A fight")
    assert area(state)["life"] == 3  # one life only


@rule("R-22")
def test_spirits_fight_as_one_too() -> None:
    state = landed(one("WIZARD", "FIELDS1"), lying={"FIELDS1": "SHADOW1 LEMURE1"}, dice=[3, 2])
    assert view(state)["attack"]["base"] == 3
    play(state, "A fight")
    assert area(state)["trophies"] == ["SHADOW1", "LEMURE1"]


@rule("R-23")
def test_strength_first_then_craft_and_a_stand_off_ends_it() -> None:
    cards = {"FIELDS1": "SHADOW1 BEAR"}
    state = landed(one("ELF", "FIELDS1"), lying=cards, dice=[6, 1, 6, 1])
    assert view(state)["attack"]["cards"] == ["BEAR"]
    play(state, "A fight")
    assert view(state)["attack"]["cards"] == ["SHADOW1"]
    play(state, "A fight")
    assert area(state)["trophies"] == ["BEAR", "SHADOW1"]
    state = landed(one("ELF", "FIELDS1"), lying=cards, dice=[1, 1])
    play(state, "A fight")
    assert turn_of(state) == "B"


@rule("R-25", "T-158", "R-22")
def test_each_of_a_group_is_evaded_by_itself() -> None:
    state = landed(one("ELF", "WOODS1"), lying={"WOODS1": "DRAGON1 BEAR RING"}, dice=[6, 1])
    assert view(state)["attack"]["base"] == 10
    play(state, "A evade DRAGON1")
    assert view(state)["attack"]["base"] == 3
    play(state, "A fight; A take RING")
    assert (area(state)["trophies"], lies(state, "WOODS1"), has(state)) == (["BEAR"], "DRAGON1", "RING")


@rule("R-22", "SP09", "R-26")
def test_a_spell_on_creatures_in_the_own_turn() -> None:
    wizard = one("WIZARD", "FIELDS1", spells="IMMOBILITY1")
    state = landed(wizard, lying={"FIELDS1": "DRAGON1 RING"})
    play(state, "A cast-card IMMOBILITY1 DRAGON1; A take RING")
    assert (lies(state, "FIELDS1"), has(state)) == ("DRAGON1", "RING")


@rule("R-22", "SP09", "R-26")
def test_immobility_holds_one_creature_of_a_group() -> None:
    wizard = one("WIZARD", "FIELDS1", spells="IMMOBILITY1", strength=3)
    state = landed(wizard, lying={"FIELDS1": "DRAGON1 BEAR"}, dice=[6, 1])
    assert {"cast-card IMMOBILITY1 DRAGON1", "cast-card IMMOBILITY1 BEAR"} <= set(offered(state, "A"))
    play(state, "A cast-card IMMOBILITY1 DRAGON1")
    assert view(state)["attack"]["cards"] == ["BEAR"]
    play(state, "A fight")
    assert (lies(state, "FIELDS1"), area(state)["trophies"]) == ("DRAGON1", ["BEAR"])


@rule("R-24", "M06", "M08", "M15")
@pytest.mark.parametrize("space", ["RUNES1", "RUNES2", "RUNES3"])
def test_runes_add_two_once_to_a_group(space: str) -> None:
    state = landed(one("TROLL", space), lying={space: "BEAR WOLF"}, dice=[1, 1])
    play(state, "A fight")
    assert told(state, "attack-rolled")[0]["rival_score"] == 5 + 1 + 2


@rule("R-24", "PL01", "T-111")
def test_runes_help_creatures_from_cards_too() -> None:
    state = landed(one("TROLL", "RUNES1"), lying={"RUNES1": "CAVERN"}, dice=[2, 6, 1])
    play(state, "A fight")
    assert told(state, "attack-rolled")[0]["rival_score"] == 2 + 1 + 2


# Creatures that are no cards


@rule("T-111", "T-160", "R-94", "PL01")
def test_creatures_of_cards_and_spaces_attack_and_can_be_evaded_but_are_no_trophies() -> None:
    state = landed(one("TROLL", "FOREST"), dice=[1, 6, 1])
    assert (view(state)["attack"]["creature"], view(state)["attack"]["base"]) == ("BRIGAND", 4)
    play(state, "A fight")
    assert area(state)["trophies"] == []
    state = landed(one("ELF", "WOODS1"), lying={"WOODS1": "CAVERN"}, dice=[1])
    assert (view(state)["attack"]["creature"], view(state)["attack"]["base"]) == ("CAVE_DRAGON", 7)
    play(state, "A evade")
    assert (area(state)["life"], turn_of(state)) == (4, "B")


@rule("T-110", "T-111", "R-94")
def test_a_creature_of_the_board_is_no_enemy_for_a_quest() -> None:
    state = landed(one("TROLL", "FOREST", quest=2), dice=[1, 6, 1])
    play(state, "A fight")
    assert area(state)["quest"] == 2


# Saving the life


@rule("R-33", "R-34", "T-136", "OB01", "PU01")
@pytest.mark.parametrize(
    ("card", "die", "life"),
    [
        ("ARMOUR1", 4, 4),
        ("ARMOUR1", 3, 3),
        ("SHIELD1", 5, 4),
        ("SHIELD1", 4, 3),
        ("HELMET1", 6, 4),
        ("HELMET1", 5, 3),
        ("ARMOUR2", 4, 4),
        ("SHIELD2", 5, 4),
        ("HELMET2", 6, 4),
    ],
)
def test_armour_may_save_the_life_but_the_battle_is_lost(card: str, die: int, life: int) -> None:
    state = landed(one("ELF", "FIELDS1", objects=card), lying={"FIELDS1": "DRAGON1"}, dice=[1, 6, die])
    play(state, f"A fight; A use {card}")
    assert (area(state)["life"], turn_of(state)) == (life, "B")


@rule("T-136", "R-34", "OB04", "OB06", "PU03", "PU06")
def test_only_one_armour_may_be_tried() -> None:
    state = landed(one("ELF", "FIELDS1", objects="HELMET1 SHIELD1"), lying={"FIELDS1": "DRAGON1"}, dice=[1, 6, 1])
    play(state, "A fight")
    assert offered(state, "A") == ["pass", "use HELMET1", "use SHIELD1"]
    play(state, "A use HELMET1")
    assert (area(state)["life"], turn_of(state)) == (3, "B")


@rule("R-33", "T-047")
def test_fate_for_an_armour_roll() -> None:
    state = landed(one("ELF", "FIELDS1", fate=1, objects="ARMOUR1"), lying={"FIELDS1": "DRAGON1"}, dice=[1, 6, 1, 4])
    play(state, "A fight; A keep; A use ARMOUR1; A fate 1")
    assert area(state)["life"] == 4


@rule("R-33", "SP13")
def test_armour_first_then_spells() -> None:
    elf = one("ELF", "FIELDS1", objects="HELMET1", spells="PRESERVATION")
    state = landed(elf, lying={"FIELDS1": "DRAGON1"}, dice=[1, 6, 1])
    play(state, "A fight")
    assert question(state) == "armour"
    play(state, "A use HELMET1")
    assert question(state) == "loss"
    play(state, "A cast PRESERVATION")
    assert area(state)["life"] == 4


@rule("R-39", "R-94", "CH08.3", "MO02", "T-182")
def test_destroyed_spirits_are_no_trophies() -> None:
    state = landed(one("ELF", "FIELDS1", objects="CROSS"), lying={"FIELDS1": "DEMON"})
    assert verbs(state) == ["fight", "exorcise", "drop"]  # using the Cross is free
    play(state, "A exorcise DEMON")
    assert (area(state)["trophies"], area(state)["spells"]) == ([], [])
    assert "DEMON" in view(state)["adventure_discards"]


@rule("R-39", "M05", "O09", "MO02", "CH08.3")
def test_the_cross_fails_in_the_glade_and_works_on_the_spirit_of_the_crags() -> None:
    state = landed(one("ELF", "GLADE", objects="CROSS"), lying={"GLADE": "DEMON"})
    assert "exorcise" not in verbs(state)
    state = landed(one("PRIEST", "GLADE"), lying={"GLADE": "DEMON"})
    assert "exorcise" in verbs(state)
    state = landed(one("PRIEST", "CRAGS"), dice=[1])
    play(state, "A exorcise")
    assert (area(state)["spell_count"], area(state)["life"]) == (1, 4)


@rule("R-99", "EN08")
def test_each_bandit_wants_a_coin() -> None:
    state = landed(one("ELF", "FIELDS1", gold=2), lying={"FIELDS1": "BANDIT1 BANDIT2 RING"})
    play(state, "A bribe BANDIT1; A bribe BANDIT2; A take RING")
    assert (area(state)["gold"], lies(state, "FIELDS1"), has(state)) == (0, "BANDIT1 BANDIT2", "RING")
    state = landed(one("ELF", "FIELDS1", gold=1), lying={"FIELDS1": "BANDIT1 BANDIT2"}, dice=[6, 1])
    play(state, "A bribe BANDIT1")
    assert verbs(state) == ["fight"]
    play(state, "A fight")
    assert area(state)["trophies"] == ["BANDIT2"]


@rule("R-77", "MO09")
def test_the_runesword_gains_a_life_from_a_killed_enemy() -> None:
    state = landed(one("GHOUL", "FIELDS1", objects="RUNESWORD"), lying={"FIELDS1": "BOAR1"}, dice=[6, 1])
    play(state, "A fight RUNESWORD; A pass")
    assert area(state)["life"] == 5
    state = landed(one("GHOUL", "FOREST", objects="RUNESWORD"), dice=[1, 6, 1])
    play(state, "A fight RUNESWORD")
    assert area(state)["life"] == 4  # no card, no Enemy


@rule("R-78", "MO04")
@pytest.mark.parametrize(("cards", "bonus"), [("DRAGON1", 3), ("BEAR", 1), ("DRAGON1 BEAR", 3)])
def test_the_lance_against_dragons(cards: str, bonus: int) -> None:
    state = landed(one("ELF", "FIELDS1", objects="LANCE"), lying={"FIELDS1": cards}, dice=[1, 6])
    play(state, "A fight LANCE")
    assert told(state, "attack-rolled")[0]["score"] == 3 + bonus + 1


@rule("T-101", "T-124")
def test_a_creature_decides_how_it_is_fought() -> None:
    state = landed(one("SORCERESS", "FIELDS1"), lying={"FIELDS1": "BEAR"})
    assert "mind" not in verbs(state)


@rule("T-103", "T-145", "T-150")
def test_others_may_still_cast_before_the_dice() -> None:
    caster = one("WIZARD", spells="HEALING1")
    state = landed(one("ELF", "FIELDS1", life=1), caster, lying={"FIELDS1": "BEAR"}, dice=[6, 1])
    play(state, "A fight")
    assert question(state) == "before-dice"
    play(state, "B cast-on HEALING1 P1")
    assert area(state)["life"] == 4


@rule("SP13", "T-112")
def test_a_preserved_enemy_is_not_killed_and_it_is_a_stand_off() -> None:
    state = landed(
        one("TROLL", "FIELDS1"), one("WIZARD", spells="PRESERVATION"), lying={"FIELDS1": "BEAR"}, dice=[6, 1]
    )
    play(state, "A fight")
    assert question(state) == "kill"
    play(state, "B cast PRESERVATION")
    assert (area(state)["trophies"], lies(state, "FIELDS1"), turn_of(state)) == ([], "BEAR", "B")
    assert told(state, "stand-off") == [{}]


def test_a_table_may_be_saved_in_the_middle_of_an_attack() -> None:
    state = landed(one("ELF", "FIELDS1", fate=1), lying={"FIELDS1": "BEAR"}, dice=[1, 6, 6])
    play(state, "A fight")
    again = state.game.load(state.dump())
    assert again.dump() == state.dump()
    assert table(one("TROLL")).dump() != state.dump()
