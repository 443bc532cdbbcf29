"""Characters who meet: attacks between them, and what is done instead of attacking."""

from __future__ import annotations

from games.talisman.looking import area, has, landed, lies, offered, one, question, table, turn_of, verbs
from support import asked, play, rule, told

FIGHT = "A meet P2; A attack P2; B fight; A fight"
MIND = "A meet P2; A mind P2; B fight; A fight"


@rule("T-087", "T-101", "T-099")
def test_a_character_is_attacked_in_battle_unless_an_ability_says_otherwise() -> None:
    state = landed(one("ELF", "FIELDS1"), one("GHOUL", "FIELDS1"))
    play(state, "A meet P2")
    assert offered(state, "A") == ["attack P2"]


@rule("T-115", "T-160", "T-158")
def test_the_attacked_may_evade_first() -> None:
    state = landed(one("GHOUL", "WOODS1"), one("ELF", "WOODS1"))
    play(state, "A meet P2; A attack P2")
    assert asked(state) == {"B": "defend"}
    play(state, "B evade")
    assert (told(state, "compared"), turn_of(state)) == ([], "B")


@rule("T-116", "SP14")
def test_both_may_cast_before_the_dice() -> None:
    attacker = one("WIZARD", "FIELDS1", spells="PSIONICBLAST1")
    defender = one("SORCERESS", "FIELDS1", spells="PSIONICBLAST2", craft=3)
    state = landed(attacker, defender, dice=[1, 1])
    play(state, "A meet P2; A attack P2; B cast PSIONICBLAST2; B fight; A cast PSIONICBLAST1; A fight")
    rolled = told(state, "attack-rolled")[0]
    assert (rolled["score"], rolled["rival_score"]) == (2 + 5 + 1, 2 + 4 + 1)


@rule("T-117", "T-118", "R-55")
def test_fate_first_the_attacker_then_the_defender() -> None:
    state = landed(one("ELF", "FIELDS1", fate=1), one("TROLL", "FIELDS1", fate=1), dice=[6, 1, 6])
    play(state, FIGHT)
    assert asked(state) == {"A": "attack-fate"}
    play(state, "A keep")
    assert asked(state) == {"B": "attack-fate"}
    play(state, "B fate 1")  # 9 against 12; the attacker cannot change his mind
    assert asked(state) == {"B": "reward"}
    assert area(state)["fate"] == 1


@rule("T-119", "T-112", "T-122")
def test_the_higher_score_wins_and_equal_is_a_stand_off() -> None:
    state = landed(one("ELF", "FIELDS1"), one("DWARF", "FIELDS1"), dice=[2, 2])
    play(state, FIGHT)
    assert told(state, "stand-off") == [{}]
    assert (area(state, "A")["life"], area(state, "B")["life"], turn_of(state)) == (4, 5, "B")


@rule("T-120", "T-122")
def test_the_winner_takes_a_life_or_an_object_or_a_coin() -> None:
    winner, loser = one("TROLL", "FIELDS1"), one("ELF", "FIELDS1", objects="RING SWORD1")
    state = landed(winner, loser, dice=[6, 1])
    play(state, FIGHT)
    assert offered(state, "A") == ["take RING", "take SWORD1", "choose life", "choose gold"]
    play(state, "A take RING")
    assert (has(state, "A"), has(state, "B"), area(state, "B")["life"]) == ("RING", "SWORD1", 4)
    state = landed(winner, loser, dice=[6, 1])
    play(state, FIGHT + "; A choose gold")
    assert (area(state, "A")["gold"], area(state, "B")["gold"]) == (2, 0)
    state = landed(winner, loser, dice=[6, 1])
    play(state, FIGHT + "; A choose life")
    assert (area(state, "B")["life"], turn_of(state)) == (3, "B")


@rule("T-120", "R-33", "T-136")
def test_the_defender_may_win_and_armour_may_save_the_life() -> None:
    state = landed(one("ELF", "FIELDS1", objects="ARMOUR1"), one("TROLL", "FIELDS1"), dice=[1, 6, 4])
    play(state, FIGHT + "; B choose life; A use ARMOUR1")
    assert (area(state)["life"], turn_of(state)) == (4, "B")


@rule("T-185", "T-120", "T-184")
def test_the_winner_cannot_take_what_it_may_not_have() -> None:
    state = landed(one("ELF", "FIELDS1", strength=5), one("GHOUL", "FIELDS1", objects="RUNESWORD"), dice=[6, 1])
    play(state, FIGHT)
    assert offered(state, "A") == ["choose life", "choose gold"]


@rule("T-120", "R-71", "R-30")
def test_what_is_won_or_lost_is_settled_at_once() -> None:
    rich = one("TROLL", "FIELDS1", objects="SWORD1 SWORD2 AXE1 AXE2")
    state = landed(rich, one("WIZARD", "FIELDS1", objects="RING", spells="ALCHEMY HEX DIVINATION"), dice=[6, 1])
    play(state, FIGHT + "; A take RING")
    assert asked(state) == {"A": "objects"}
    play(state, "A drop AXE2")
    assert asked(state) == {"B": "spells"}  # Craft 5: two Spells
    play(state, "B forget HEX")
    assert area(state, "B")["spells"] == ["ALCHEMY", "DIVINATION"]


@rule("R-40", "CH10")
def test_one_action_only_in_an_encounter() -> None:
    target = one("ELF", "FIELDS1", gold=3, followers="GUIDE1")
    state = landed(one("SORCERESS", "FIELDS1"), target, dice=[1])
    play(state, "A meet P2")
    assert verbs(state) == ["attack", "mind", "beguile", "lure"]
    play(state, "A beguile P2")
    assert turn_of(state) == "B"


@rule("T-087", "T-160", "CH11.1")
def test_a_special_ability_can_be_evaded_too() -> None:
    state = landed(one("THIEF", "WOODS1"), one("ELF", "WOODS1"))
    play(state, "A meet P2; A steal P2")
    assert asked(state) == {"B": "dodge"}
    play(state, "B evade")
    assert (area(state, "B")["gold"], turn_of(state)) == (1, "B")
    state = landed(one("THIEF", "WOODS1"), one("ELF", "WOODS1"))
    play(state, "A meet P2; A steal P2; B pass; A coins")
    assert area(state, "A")["gold"] == 2


@rule("R-77", "MO09")
def test_the_runesword_gains_a_life_only_if_one_was_really_lost() -> None:
    ghoul = one("GHOUL", "FIELDS1", strength=5, objects="RUNESWORD")
    fight = "A meet P2; A attack P2; B fight; A fight RUNESWORD; "
    state = landed(ghoul, one("ELF", "FIELDS1"), dice=[6, 1])
    play(state, fight + "A choose life")
    assert area(state)["life"] == 5
    state = landed(ghoul, one("ELF", "FIELDS1"), dice=[6, 1])
    play(state, fight + "A choose gold")
    assert area(state)["life"] == 4
    state = landed(ghoul, one("ELF", "FIELDS1", objects="ARMOUR1"), dice=[6, 1, 6])
    play(state, fight + "A choose life; B use ARMOUR1")
    assert (area(state, "A")["life"], area(state, "B")["life"]) == (4, 4)


@rule("T-125", "T-126", "CH05.1", "CH10.2", "CH14.3", "T-124")
def test_psychic_attackers_may_use_craft_and_no_armour_helps() -> None:
    for character in ("GHOUL", "SORCERESS", "WIZARD"):
        state = landed(one(character, "FIELDS1", craft=3), one("TROLL", "FIELDS1", objects="ARMOUR1"), dice=[6, 1])
        play(state, MIND + "; A choose life")
        assert told(state, "attacked")[0]["psychic"] is True
        assert area(state, "B")["life"] == 5


@rule("CH05.1", "CH10.2", "CH14.3")
def test_they_cannot_choose_when_they_are_attacked() -> None:
    state = landed(one("ELF", "FIELDS1"), one("WIZARD", "FIELDS1"), dice=[6, 1])
    play(state, FIGHT)
    assert told(state, "attacked")[0]["psychic"] is False


@rule("T-121", "R-69")
def test_what_the_killer_leaves_stays_on_the_space() -> None:
    state = landed(one("TROLL", "FIELDS1"), one("ELF", "FIELDS1", life=1, objects="RING", gold=2), dice=[6, 1])
    play(state, FIGHT + "; A choose life; A done")
    assert lies(state, "FIELDS1") == "RING"
    assert (area(state)["gold"], has(state)) == (1, "")


@rule("T-116", "R-79", "FO06")
def test_the_defender_may_pay_the_mercenary_too() -> None:
    state = landed(one("TROLL", "FIELDS1"), one("ELF", "FIELDS1", followers="MERCENARY"), dice=[1, 1])
    play(state, "A meet P2; A attack P2; B use MERCENARY; B fight; A fight")
    assert told(state, "attack-rolled")[0]["rival_score"] == 3 + 3 + 1
    assert area(state, "B")["gold"] == 0


@rule("T-178", "SP15")
def test_a_toad_loses_its_weapon_in_the_middle_of_a_fight() -> None:
    attacker = one("ELF", "FIELDS1", objects="SWORD1")
    state = landed(attacker, one("TROLL", "FIELDS1"), one("WIZARD", spells="RANDOM1"), dice=[1, 6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight SWORD1; C cast-on RANDOM1 P1")
    assert told(state, "attack-rolled")[0]["score"] == 1 + 6
    assert lies(state, "FIELDS1") == "SWORD1"


def test_nobody_is_met_who_is_not_there() -> None:
    state = landed(one("ELF", "FIELDS1"), one("TROLL", "FIELDS2"), lying={"FIELDS1": "RING"})
    assert question(state) == "take"
    assert table(one("ELF", "FIELDS1"), one("TROLL", "FIELDS1")).decisions[0].name == "move"
