"""The worked examples of the rulebook, exactly as told."""

from __future__ import annotations

from typing import Any

from games.talisman.looking import area, at, landed, lies, offered, one, question, spaces, table, turn_of, view
from support import play, rule, told


@rule("T-029", "T-026", "T-025", "R-54", "M05", "FO12", "MO05")
def test_the_strength_of_the_warrior() -> None:
    warrior: dict[str, Any] = {"strength": 2, "objects": "BELT SWORD1", "followers": "UNICORN"}
    state = landed(one("WARRIOR", "FIELDS1", **warrior), deck="GIANT", dice=[1, 1, 3])
    assert area(state)["strength"] == 8
    play(state, "A fight SWORD1")
    assert told(state, "attack-rolled")[0]["score"] == 9 + 1  # 9 in battle, and the die
    state = landed(one("WARRIOR", "GLADE", **warrior), deck="GIANT", dice=[1, 1, 3])
    assert area(state)["strength"] == 7
    play(state, "A fight SWORD1")
    assert told(state, "attack-rolled")[0]["score"] == 7 + 1  # even in battle


@rule("T-096", "R-18", "EV06", "M03", "T-256", "T-059")
def test_the_imp_takes_the_dwarf_from_the_hidden_valley_to_the_ruins() -> None:
    state = landed(one("DWARF", "VALLEY"), deck="IMP BEAR BAG1 RING APE", dice=[4])
    assert at(state) == "RUINS"
    assert lies(state, "VALLEY") == "BEAR BAG1"
    assert lies(state, "RUINS") == "RING APE"  # the turn goes on there
    assert question(state) == "fight"
    assert "IMP" in view(state)["adventure_discards"]
    again = landed(one("TROLL", "VALLEY"), lying={"VALLEY": "BEAR BAG1"}, deck="RING APE")
    assert lies(again, "VALLEY") == "BEAR BAG1 RING"  # two of the three lie there already


def wizard() -> dict[str, Any]:
    return {"strength": 1, "craft": 2, "fate": 3, "objects": "SWORD1", "spells": "INVISIBILITY PSIONICBLAST1"}


@rule("T-123", "R-01", "T-103", "T-104", "T-105", "T-106", "SP14", "EN09", "OB07", "T-100")
def test_the_wizard_against_the_giant() -> None:
    state = landed(one("WIZARD", "FIELDS1", **wizard()), deck="GIANT", dice=[3, 6, 5])
    assert view(state)["attack"]["psychic"] is False
    assert "cast INVISIBILITY" in offered(state, "A")
    play(state, "A cast PSIONICBLAST1; A fight SWORD1")
    assert told(state, "attack-rolled")[0]["score"] == 12
    assert told(state, "attack-rolled")[0]["rival_score"] == 12
    play(state, "A fate 1")
    assert told(state, "compared") == [{"seat": 0, "rival": -1, "against": ["GIANT"], "score": 14, "rival_score": 12}]
    assert area(state)["trophies"] == ["GIANT"]
    assert area(state)["fate"] == 2


@rule("T-123", "T-107", "T-109")
def test_a_lower_score_would_have_cost_the_wizard_a_life_and_the_turn() -> None:
    state = landed(one("WIZARD", "FIELDS1", **wizard()), deck="GIANT", dice=[3, 6, 1])
    play(state, "A cast PSIONICBLAST1; A fight SWORD1; A fate 1")
    assert area(state)["life"] == 3
    assert turn_of(state) == "B"


@rule("T-144", "T-141", "T-142", "R-30", "M05", "MO10", "T-032")
def test_solomons_crown_counts_nothing_in_the_cursed_glade() -> None:
    spells = "HEALING1 NULLIFY TELEPORT1"
    wizard = one("WIZARD", "HILLS3", objects="SOLOMON", spells=spells)
    state = table(wizard, one("TROLL", missed=9), deck="BAG1 BAG2", dice=[1, 1])
    assert (area(state)["craft"], area(state)["spell_limit"]) == (7, 3)
    play(state, "A roll; A go GLADE")
    assert question(state) == "spells"
    assert (area(state)["craft"], area(state)["spell_limit"]) == (5, 2)
    play(state, "A forget NULLIFY")
    assert area(state)["spells"] == ["HEALING1", "TELEPORT1"]
    play(state, "A roll; A go RUNES1")
    assert (area(state)["craft"], area(state)["spell_limit"]) == (7, 3)  # as soon as he has left


@rule("T-152", "R-12", "R-92", "T-091", "T-198", "SP08", "M11", "EN07", "T-058")
def test_the_sorceress_between_the_dragon_and_the_hex() -> None:
    sorceress = one("SORCERESS", "TEMPLE", strength=1)
    lying = {"RUNES3": "DRAGON1", "OASIS": "HEX"}
    state = table(sorceress, lying=lying, hexer="B", deck="DRAGON2", dice=[2, 1, 1])
    assert area(state)["strength"] == 3
    play(state, "A roll")
    assert spaces(state, "go") == "OASIS RUNES3"
    play(state, "A go OASIS")
    assert area(state)["life"] == 3  # the Hex, first of all
    assert lies(state, "OASIS") == "HEX DRAGON2"  # one card only
    assert view(state)["attack"]["cards"] == ["DRAGON2"]


@rule("T-152", "R-24", "M15", "T-058")
def test_the_dragon_on_the_runes_adds_two_and_no_card_is_drawn() -> None:
    state = table(one("SORCERESS", "TEMPLE", strength=1), lying={"RUNES3": "DRAGON1"}, dice=[2, 6, 1])
    play(state, "A roll; A go RUNES3")
    assert lies(state, "RUNES3") == "DRAGON1"
    play(state, "A fight")
    assert told(state, "attack-rolled")[0]["rival_score"] == 7 + 1 + 2
    assert area(state)["life"] == 3


@rule("T-207", "T-200", "T-201", "T-202", "T-206", "R-26", "T-081", "SP09", "O05", "M01", "M04", "T-158")
def test_the_sorceress_crosses_the_bridge() -> None:
    state = table(one("SORCERESS", "GRAVEYARD", spells="IMMOBILITY1"), dice=[6], deck="BAG1")
    play(state, "A roll")
    assert spaces(state, "cross") == "PORTAL CHASM"
    play(state, "A cross PORTAL")
    assert view(state)["attack"]["creature"] == "SENTINEL"
    assert view(state)["attack"]["base"] == 9
    play(state, "A cast IMMOBILITY1")
    assert at(state) == "PORTAL"  # Hills 3, Hidden Valley 4, Black Knight 5, Portal 6
    assert area(state)["gold"] == 2  # landed on: a card was drawn there
    assert lies(state, "SENTINEL") == ""


@rule("T-237", "T-234", "T-235", "R-63", "T-063", "I06", "T-219")
def test_the_dwarf_and_his_werewolf() -> None:
    dwarf = one("DWARF", "DEATH", cleared=True, strength=2)
    state = table(dwarf, one("TROLL", "FIELDS5", missed=9), dice=[3, 5, 5, 5, 5, 1])
    play(state, "A go WEREWOLF")
    assert area(state)["werewolf"] == 8
    play(state, "A fight")  # 5 + 5 = 10 against 8 + 5 = 13
    assert told(state, "compared")[0]["score"] == 10
    assert told(state, "compared")[0]["rival_score"] == 13
    assert area(state)["life"] == 4
    assert area(state)["werewolf"] == 8
    assert spaces(state, "go") == ""  # not yet
    play(state, "A stay; A fight")  # 10 against 8 + 1 = 9
    assert told(state, "compared")[1]["rival_score"] == 9
    assert area(state)["werewolf"] == 0
    assert at(state) == "WEREWOLF"
    assert area(state)["cleared"]


@rule("T-237", "T-242", "R-65")
def test_in_the_next_turn_the_dwarf_may_move_on() -> None:
    state = table(one("DWARF", "WEREWOLF", cleared=True, objects="TALISMAN1"), deck="BAG1")
    assert spaces(state, "go") == "FIRE"
