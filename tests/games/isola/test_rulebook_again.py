"""Situations that the rulebook's chapters suggest when they are read once more, played from a made position."""

from __future__ import annotations

import pytest

from games.isola.looking import (
    PLAIN,
    declared,
    destiny,
    forces,
    fought,
    hand,
    held,
    idle,
    keys,
    keywords,
    pass_to,
    past,
    points,
    quiet,
    removed,
    row,
    site,
    values,
    winner,
)
from support import asked, offered, play, refused, rule, told
from tavolata.engine import SeatDeck, SetupError
from tavolata.games.isola import GAME
from tavolata.games.isola.position import position

# Successore


@rule("ID-097", "ID-098", "ID-099", "ID-195")
def test_double_damage_takes_two_successors_of_a_last_master_card() -> None:
    state = pass_to(declared("REY*2", "KENSHIRO+X01+X01", place="", hands=["CENTO-TAGLI"]), "replies")
    play(state, "A play CENTO-TAGLI")
    assert forces(state, "B") == "KENSHIRO"
    assert held(state, "KENSHIRO") == ""
    assert past(state, "B") == keys("X01 X01")
    assert points(state) == (4, 3)  # two for each Successore; Rey loses one life in return


@rule("ID-098", "ID-038")
def test_copies_strike_the_successor_then_the_master_and_then_enter() -> None:
    state = position(hands=["KENSHIRO KENSHIRO KENSHIRO"], forces=["", "KENSHIRO+X01+T02"])
    play(state, "A play KENSHIRO")
    assert forces(state, "B") == "KENSHIRO"
    assert held(state, "KENSHIRO") == "RAFFICA-DEL-NORD"
    play(state, "A play KENSHIRO")
    assert forces(state, "B") == ""
    assert past(state, "B") == keys("X01 KENSHIRO T02")
    play(state, "A play KENSHIRO")
    assert forces(state, "A") == "KENSHIRO"
    assert past(state, "A") == keys("KENSHIRO KENSHIRO")
    assert points(state) == (0, 0)


@rule("ID-095", "ID-031")
def test_one_successor_for_each_school_and_player() -> None:
    state = position(hands=["X01 X01 X02"], forces=["KENSHIRO TOKI REY RYUGA", "RAOUL+X01"])
    assert "assign SUCCESSORE-HOKUTO RYUGA" not in offered(state, "A")
    play(state, "A assign SUCCESSORE-HOKUTO KENSHIRO")  # the one of the other seat does not matter
    assert refused(state, "A assign SUCCESSORE-HOKUTO TOKI")[1] == "ID-095"
    play(state, "A assign SUCCESSORE-HOKUTO KENSHIRO; A assign SUCCESSORE-NANTO REY")
    assert forces(state, "A") == "KENSHIRO*3 TOKI REY*2 RYUGA"


@rule("ID-095", "ID-098")
def test_after_the_successor_is_lost_another_master_may_be_it() -> None:
    state = fought("KENSHIRO+X01", "RAOUL", hands=["X01"], spare=("TOKI", ""))
    assert past(state, "A") == keys("X01")
    while asked(state) != {"A": "present"}:
        seat = next(iter(asked(state)))
        options = offered(state, seat)
        play(state, f"{seat} {'pass' if 'pass' in options else options[0]}")
    assert "assign SUCCESSORE-HOKUTO TOKI" in offered(state, "A")


@rule("ID-096")
def test_a_successor_counts_for_dislocation() -> None:
    state = pass_to(declared("RAOUL", "SHOKI*2+X03", place="", hands=["", "DISLOCAZIONE"]), "replies")
    play(state, "B play DISLOCAZIONE")
    # 2 + 3 is as much as Raoul's 5: no life is lost.
    assert forces(state, "B").rstrip("!") == "SHOKI*3"


@rule("RU-63", "ID-098", "RU-18")
def test_the_owner_chooses_which_life_a_copy_strikes_and_may_answer_then() -> None:
    state = position(hands=["KENSHIRO KENSHIRO", "FUMO-NEGLI-OCCHI"], forces=["AIN", "KENSHIRO*2+X01"])
    play(state, "A play KENSHIRO")
    assert asked(state) == {"B": "lose-life"}
    play(state, "B lose KENSHIRO")
    assert asked(state) == {"B": "reply"}
    play(state, "B pass; A play KENSHIRO")  # one card of the master is left: nothing is to be chosen
    assert past(state, "B") == keys("KENSHIRO X01")
    assert forces(state, "B") == "KENSHIRO"


@rule("ID-012", "ID-109")
def test_successors_of_all_schools_are_equal_cards() -> None:
    cards = ["SUCCESSORE-HOKUTO"] * 3 + ["SUCCESSORE-NANTO"] * 2 + ["KENSHIRO"] * 5
    assert asked(GAME.new(2, decks=[SeatDeck(cards)]))
    with pytest.raises(SetupError, match="ID-109"):
        GAME.new(2, decks=[SeatDeck([*cards, "SUCCESSORE-CENTO"])])


# Commanders


@rule("ID-151", "RU-35")
def test_a_commander_drawn_in_may_use_his_technique() -> None:
    state = declared("CAVALIERI-NERI", "JACK-DI-PICCHE > YUDA*2+ALI-DEL-SUD", hands=["", ""])
    pass_to(state, "abilities")
    assert "employ ALI-DEL-SUD" in offered(state, "B")  # not before: he commanded
    play(state, "B employ ALI-DEL-SUD")
    quiet(state)
    # 3 against 2 + 1: nothing. 3 + 1 beats the riders.
    assert forces(state, "B").rstrip("!") == "YUDA*2"
    assert past(state, "A") == keys("CAVALIERI-NERI")
    assert points(state)[1] == 1


@rule("ID-151", "RU-07", "ID-199")
def test_in_the_commanders_fight_turn_events_count_and_played_ones_are_over() -> None:
    state = declared("BANDA-DI-CUORI", "STAFFETTA-DEL-DESERTO > RYUGA*2", events=["V03"], hands=["V01 V01", "V07"])
    pass_to(state, "replies")
    play(state, "A play ATTACCO-GENERALE; B pass; A pass")
    # 2 - 1 + 1: the courier falls and a point reaches Ryuga. In the new fight the sandstorm still blows, the attack is over.
    pass_to(state, "replies")
    assert values(state, "BANDA-DI-CUORI.A1") == "1/0/2"
    assert past(state, "A") == keys("V01")
    quiet(state)
    assert forces(state, "B") == "RYUGA*2"


@rule("ID-151", "ID-219", "ID-218")
def test_a_surprised_column_draws_its_commander_in_without_striking() -> None:
    # Surprise, attack 2 + 1 = 3: the Jack falls and strikes nobody; two points reach Yuda. In the new fight they strike first again.
    state = fought("PREDONI-IN-MOTO LANCIATORE-DI-COLTELLI", "JACK-DI-PICCHE > YUDA*2")
    assert told(state, "surprise") == [{"seat": 0}, {"seat": 0}]
    # 3 against his defence of 2: one life, then he strikes for 3: both (1 + 1) fall.
    assert forces(state, "B").rstrip("!") == "YUDA"
    assert past(state, "A") == keys("A10 C16")
    assert points(state) == (3, 0)
    assert row(state, "B") != ""


@rule("ID-151", "ID-148", "ID-176")
def test_both_commanders_are_drawn_in_and_both_are_engaged() -> None:
    # Both columns of one card each kill the other and have a point to spare.
    state = declared("CAVALIERI-NERI > RAOUL*2", "CAVALIERI-NERI > IL-RINNEGATO*2")
    quiet(state)
    # Raoul 5 against 1: a life; the Renegade 3 against 2: a life. Nothing more happens.
    assert forces(state, "A") == "RAOUL!"
    assert forces(state, "B") in ("IL-RINNEGATO!", "IL-RINNEGATO")
    assert points(state) == (1 + 2, 1 + 4)
    assert row(state, "B") != ""


# Surprise, double damage


@rule("ID-219", "ID-195")
def test_surprise_with_double_damage_takes_both_lives_before_the_answer() -> None:
    state = pass_to(declared("REY*2", "KENSHIRO*2", place="", hands=["CENTO-TAGLI"]), "abilities")
    play(state, next(f"A {text}" for text in offered(state, "A") if text.startswith("act REY")))
    pass_to(state, "replies")
    play(state, "A play CENTO-TAGLI")
    quiet(state)
    assert forces(state, "B") == ""
    assert forces(state, "A") == "REY*2!"
    assert points(state) == (6, 0)


@rule("ID-220", "ID-219")
def test_who_takes_the_others_surprise_away_strikes_first() -> None:
    state = declared("PREDONI-IN-MOTO", "PREDONI-IN-MOTO", hands=["CONTROLUCE"])
    pass_to(state, "replies")
    play(state, "A play CONTROLUCE")
    quiet(state)
    assert forces(state, "A") == "PREDONI-IN-MOTO.A1!"
    assert forces(state, "B") == ""
    assert row(state, "B") == ""


@rule("ID-195", "ID-197", "ID-167")
def test_the_second_wave_goes_through_lives_and_to_the_cards_behind() -> None:
    # 4 twice, against Ain (defence 1, one life) in front of a Jack: the life takes the first wave, the second one beats the Jack.
    state = declared("LAME-DELL-AIRONE LAME-DELL-AIRONE > REY*2", "AIN JACK-DI-PICCHE")
    pass_to(state, "abilities")
    play(state, next(f"A {text}" for text in offered(state, "A") if text.startswith("act LAME-DELL-AIRONE.A1")))
    quiet(state)
    assert forces(state, "B") == ""
    assert points(state)[0] == 2
    assert row(state, "B") == ""


# Mortal, massacre, suicide


@rule("ID-211", "ID-212", "ID-151")
def test_mortal_damage_goes_through_lives_to_the_commander() -> None:
    # Two Vipers: 4 damage, mortal. Ain, defence 1 and two lives of 1 each: 1 left for Ryuga.
    state = declared("VIPERA VIPERA", "AIN*2 > RYUGA*2")
    quiet(state)
    assert removed(state, "B").count("AIN") == 2
    # Ryuga fights the Vipers who survived: Ain's 2 beat both of them (1 + 1), so there is no new fight.
    assert forces(state, "A") == ""
    assert forces(state, "B").rstrip("!") == "RYUGA*2"
    assert points(state) == (4, 2)


@rule("ID-183", "RU-81")
def test_a_place_falls_whose_last_defender_is_a_suicide_card() -> None:
    state = declared("GUARDIE-IMPERIALI CAVALIERI-DELLE-DUNE", "UOMINI-BOMBA")
    pass_to(state, "abilities")
    play(state, next(f"B {text}" for text in offered(state, "B") if text.startswith("act")))
    quiet(state)
    # 4 against 1 + 2 and then 0 + 2: only the guards fall. The bombers are beaten and removed.
    assert forces(state, "A") == "CAVALIERI-DELLE-DUNE.A1!"
    assert removed(state, "B") == keys("A15")
    assert row(state, "B") == ""


@rule("ID-183")
def test_a_surviving_suicide_defender_is_gone_before_the_place_is_judged() -> None:
    state = declared("STAFFETTA-DEL-DESERTO MONACI-DEL-PASSO", "UOMINI-BOMBA+E03+E02")
    pass_to(state, "abilities")
    play(state, next(f"B {text}" for text in offered(state, "B") if text.startswith("act")))
    quiet(state)
    # (2 + 1) x 2 = 6: the courier takes 1, the monks 4. Nobody is left: the place holds although the bombers are removed.
    assert forces(state, "A") == ""
    assert (removed(state, "B"), past(state, "B")) == (keys("A15"), keys("E03 E02"))
    assert row(state, "B") != ""


@rule("ID-183", "ID-170")
def test_no_suicide_where_nobody_defends() -> None:
    state = fought("UOMINI-BOMBA", "")
    assert forces(state, "A") == "UOMINI-BOMBA.A1!"
    assert row(state, "B") == ""


@rule("ID-208", "ID-170")
def test_an_undefended_place_is_massacred_too_and_the_nomads_on_it_go_home() -> None:
    state = fought("IL-BOIA", "", places=["", "OASI+A:NOMADI"], place="OASI")
    assert removed(state, "B") == keys("OASI")
    assert past(state, "A") == keys("NOMADI")
    assert past(state, "B") == ""


@rule("RU-57", "RU-58")
def test_nomads_on_a_conquered_place_go_to_who_played_them() -> None:
    state = fought("MERCENARI", "", places=["", "OASI+A:NOMADI"], place="OASI")
    assert past(state, "B") == keys("OASI")
    assert past(state, "A") == keys("NOMADI")


# Cancel


@rule("ID-182", "RU-77")
def test_a_cancel_ends_when_its_card_is_cancelled() -> None:
    state = declared("DISCEPOLO-MUTO > KENSHIRO", "FANATICI > IL-CARCERIERE", hands=["V01"])
    pass_to(state, "abilities")
    play(state, next(f"A {text}" for text in offered(state, "A") if text.startswith("act")))
    assert "mortal" not in keywords(state, "FANATICI.B1")
    play(state, next(f"B {text}" for text in offered(state, "B") if text.startswith("act IL-CARCERIERE")))
    assert "mortal" in keywords(state, "FANATICI.B1")


# Challenge


@rule("ID-215", "ID-216", "ID-205")
def test_a_challenge_between_engaged_masters_leaves_them_engaged() -> None:
    state = position(hands=["SFIDA-ALL-ALBA"], forces=["KENSHIRO*3+T02!", "RAOUL*4!"])
    play(state, "A play SFIDA-ALL-ALBA; A pick KENSHIRO; A pick RAOUL; A employ RAFFICA-DEL-NORD")
    # Raoul takes 5 - 2 = 3 lives, Kenshiro 3 + 2 - 2 = 3.
    assert (forces(state, "A"), forces(state, "B")) == ("", "RAOUL!")
    assert points(state) == (0, 0)
    assert past(state, "A") == keys("KENSHIRO KENSHIRO KENSHIRO T02 SFIDA-ALL-ALBA")


@rule("ID-215", "ID-096", "ID-098")
def test_in_a_challenge_a_successor_is_worth_one_too() -> None:
    state = position(hands=["SFIDA-ALL-ALBA"], forces=["BOLTS*2", "KENSHIRO+X01"])
    play(state, "A play SFIDA-ALL-ALBA; A pick BOLTS; A pick KENSHIRO")
    # 4 - 2 = 2: both lives. 3 - 1 = 2: both lives of Bolts.
    assert (forces(state, "A"), forces(state, "B")) == ("", "")
    assert past(state, "B") == keys("KENSHIRO X01")
    assert points(state) == (0, 0)


# Lives


@rule("ID-022", "ID-020")
def test_a_life_added_to_an_engaged_master_does_not_ready_him() -> None:
    state = position(hands=["KENSHIRO"], forces=["KENSHIRO!"])
    play(state, "A play KENSHIRO")
    assert forces(state, "A") == "KENSHIRO*2!"


@rule("ID-049", "ID-021", "ID-089")
def test_a_copy_of_a_character_with_life_takes_its_equipment_along() -> None:
    state = position(hands=["AIN AIN"], forces=["", "AIN+E07"])
    play(state, "A play AIN; A play AIN")
    assert past(state, "B") == keys("AIN E07")
    assert forces(state, "A") == "AIN"
    assert points(state) == (0, 0)


# Events


@rule("ID-104", "ID-106", "ID-107", "ID-108", "ID-125")
def test_what_is_played_when() -> None:
    cards = "V03 V04 V05 V06 V07"  # turn, permanent, happening, discard after use, play and discard
    draw = position(phase="draw", hands=[cards, cards], forces=["KENSHIRO AIN", "RAOUL MERCENARI"])
    play(draw, "A draw 1")
    assert offered(draw, "A") == ["pass", "play FUMO-NEGLI-OCCHI"]
    play(draw, "A pass")
    assert offered(draw, "B") == ["pass", "play FUMO-NEGLI-OCCHI"]
    own = position(hands=[cards, cards], forces=["KENSHIRO AIN", "RAOUL MERCENARI"])
    assert {f"play {name}" for name in keys(cards).split()} <= set(offered(own, "A"))
    play(own, "A play ERA-DELLA-PAURA")
    assert offered(own, "B") == ["pass", "play TEMPESTA-DI-SABBIA", "play FUMO-NEGLI-OCCHI"]


@rule("ID-202", "ID-087")
def test_a_charge_used_in_one_fight_counts_in_the_next_of_the_same_turn() -> None:
    # Attack 3 + 3 beats the Jack and draws Yuda in; the charge still counts: 6 against 2.
    state = declared("CAVALIERI-NERI+CARICA-DA-CAVA", "JACK-DI-PICCHE > YUDA*2", hands=["V01"])
    pass_to(state, "replies")
    assert values(state, "CAVALIERI-NERI.A1") == "3/0/2"
    play(state, "A expend CAVALIERI-NERI.A1")
    assert values(state, "CAVALIERI-NERI.A1") == "6/0/2"
    assert "CARICA-DA-CAVA" in past(state, "A")
    play(pass_to(state, "replies"), "A pass")
    quiet(state)
    assert points(state)[0] == 3


@rule("ID-199", "ID-107", "ID-177")
def test_a_sandstorm_of_the_opponent_holds_for_this_turn_only() -> None:
    state = position(hands=["KENSHIRO", "TEMPESTA-DI-SABBIA"], forces=["MERCENARI"], places=["", PLAIN])
    play(state, "A play KENSHIRO; B play TEMPESTA-DI-SABBIA; A pass")
    assert destiny(state) == "TEMPESTA-DI-SABBIA.B1"
    play(state, "A add MERCENARI.A1; A done")
    quiet(state)
    assert destiny(state) == ""
    assert past(state, "B") == keys("TEMPESTA-DI-SABBIA DESERTO-DI-VETRO")


@rule("ID-202", "RU-53")
def test_a_charge_used_in_the_draw_phase_of_the_opponent_counts_to_the_end_of_his_turn() -> None:
    state = position(phase="draw", hands=["AIN"], forces=["", "BANDA-DI-CUORI+CARICA-DA-CAVA"])
    play(state, "A draw 1; B expend BANDA-DI-CUORI.B1; A play AIN")
    assert values(state, "BANDA-DI-CUORI.B1") == "5/0/2"
    assert past(state, "B") == "CARICA-DA-CAVA"
    idle(state, "draw")
    assert asked(state) == {"B": "draw"}
    assert values(state, "BANDA-DI-CUORI.B1") == "2/0/2"


@rule("ID-194", "ID-203", "ID-125")
def test_a_card_engaged_in_its_owners_draw_phase_is_ready_in_the_next_own_turn() -> None:
    state = position(
        phase="draw", hands=["", "FUMO-NEGLI-OCCHI"], forces=["MERCENARI", "MERCENARI"], places=[PLAIN, PLAIN]
    )
    play(state, "A draw 1; B play FUMO-NEGLI-OCCHI; A pass")
    assert asked(state) == {"B": "draw"}  # nobody could attack
    idle(state, "attack")
    play(state, "B add MERCENARI.B1; B done")
    assert asked(state) == {"A": "draw"}  # nobody could defend
    assert row(state, "A") == ""
    assert forces(state, "A") == "MERCENARI.A1"


@rule("ID-106", "ID-201", "RU-85")
def test_of_the_events_of_both_only_permanent_ones_can_be_ended() -> None:
    state = position(hands=["VENTO-NUOVO"], events=["ERA-DELLA-PAURA IMBOSCATA", "LIBERAZIONE RIVOLTA"])
    play(state, "A play VENTO-NUOVO")
    assert sorted(offered(state, "A")) == ["pick-event ERA-DELLA-PAURA.A1", "pick-event LIBERAZIONE.B1"]
    play(state, "A pick-event LIBERAZIONE.B1")
    assert (past(state, "A"), past(state, "B")) == ("VENTO-NUOVO", "LIBERAZIONE")


@rule("RU-85", "ID-102")
@pytest.mark.parametrize(("mine", "theirs"), [("", "AIN"), ("AIN", ""), ("", "")])
def test_a_famine_takes_nothing_from_an_empty_hand(mine: str, theirs: str) -> None:
    state = position(hands=[f"CARESTIA {mine}", theirs])
    play(state, "A play CARESTIA")
    while "discard" in asked(state).values():
        play(state, f"{next(iter(asked(state)))} discard AIN")
    assert past(state, "A") == keys(f"CARESTIA {mine}")
    assert past(state, "B") == theirs


@rule("ID-089", "ID-175", "ID-210")
def test_a_character_that_an_event_removes_leaves_its_equipment() -> None:
    state = position(hands=["ESECUZIONE"], forces=["", "IL-BOIA+ELMO-DA-PREDONE"])
    play(state, "A play ESECUZIONE")
    assert (removed(state, "B"), past(state, "B")) == ("IL-BOIA", "ELMO-DA-PREDONE")
    assert points(state) == (0, 0)


# Groups, places, direct attack


@rule("ID-139", "ID-051", "ID-056")
def test_hunted_cards_have_no_commander() -> None:
    # The Heron's blades cannot use Rey's lives: they stand alone.
    state = declared("CAVALIERI-NERI", "LAME-DELL-AIRONE", place="", spare=("", "REY*2"))
    quiet(state)
    assert past(state, "B") == keys("LAME-DELL-AIRONE")
    assert past(state, "A") == keys("CAVALIERI-NERI")


@rule("ID-138", "ID-205", "ID-173")
def test_an_engaged_master_who_is_hunted_defends_himself_with_a_technique() -> None:
    state = declared("RAOUL", "SHOKI*2+LUCE-TRANQUILLA!", place="", hands=["", "CALMA"])
    pass_to(state, "abilities")
    assert "employ LUCE-TRANQUILLA" in offered(state, "B")


@rule("ID-070", "ID-064", "ID-069")
def test_every_army_of_the_capital_is_of_its_school() -> None:
    state = position(hands=["CAPITALE GUARDIE-IMPERIALI GENIERI-IMPERIALI MERCENARI DISERTORI-IMPERIALI"])
    texts = offered(state, "A")
    assert "settle CAPITALE GUARDIE-IMPERIALI GENIERI-IMPERIALI" in texts
    assert not [text for text in texts if text.startswith("settle") and ("MERCENARI" in text or "DISERTORI" in text)]
    assert refused(state, "A settle CAPITALE GUARDIE-IMPERIALI MERCENARI")[1] == "ID-070"
    assert refused(state, "A settle CAPITALE DISERTORI-IMPERIALI")[1] == "ID-069"


@rule("ID-190")
def test_a_unique_card_may_come_back_when_the_first_one_has_gone() -> None:
    state = position(hands=["CAPO-DEI-RIBELLI ESECUZIONE"], forces=["", "CAPO-DEI-RIBELLI"])
    assert refused(state, "A play CAPO-DEI-RIBELLI")[1] == "ID-190"
    play(state, "A play ESECUZIONE")  # the only one it can be
    assert removed(state, "B") == keys("CAPO-DEI-RIBELLI")
    assert points(state) == (0, 0)
    play(state, "A play CAPO-DEI-RIBELLI")
    assert forces(state, "A") == "CAPO-DEI-RIBELLI.A1"
    assert hand(state, "A") == ""


# Chains of fights


@rule("ID-151", "RU-35", "RU-36")
def test_a_commander_drawn_in_draws_the_other_one_in() -> None:
    state = fought("CAVALIERI-NERI > RAOUL", "JACK-DI-PICCHE > YUDA*3")
    # 3 beats the Jack and reaches Yuda. He loses a life to the riders, beats them, and a point is left for Raoul.
    # Raoul takes another life, and Yuda Raoul's only one.
    assert forces(state, "A") == ""
    assert forces(state, "B").rstrip("!") == "YUDA"
    assert points(state) == (3 + 3, 1 + 4)
    assert row(state, "B") != ""


@rule("ID-151", "ID-150", "RU-31")
def test_a_commander_drawn_in_spends_his_lives_anew() -> None:
    # As commander Rey pays for the surprise of the flight, alone for his own.
    state = declared("CAVALIERI-NERI", "STORMO-DELL-AIRONE > REY*2")
    pass_to(state, "abilities")
    play(state, next(f"B {text}" for text in offered(state, "B") if text.startswith("act")))
    pass_to(state, "abilities")
    play(state, next(f"B {text}" for text in offered(state, "B") if text.startswith("act REY")))
    quiet(state)
    assert forces(state, "A") == ""
    assert forces(state, "B").rstrip("!") == "REY*2"
    assert row(state, "B") != ""


@rule("RU-32", "ID-148")
def test_what_a_commander_bears_adds_nothing_to_his_group() -> None:
    state = fought("JACK-DI-PICCHE > YUDA*2+ALI-DEL-SUD+ORGOGLIO-DEL-SUD", "MERCENARI")
    # 1 against 1 + 1: the mercenaries stay; their 2 beat the Jack and a point is left: Yuda fights, with 3 against 2, alone.
    assert forces(state, "B") == ""
    assert row(state, "B") == ""
    assert forces(state, "A") == "YUDA*2!"


@rule("ID-168", "ID-171", "ID-176", "RU-66")
def test_where_nobody_has_an_attack_nothing_happens_but_all_are_engaged() -> None:
    state = fought("STAFFETTA-DEL-DESERTO", "SPIA", spare=("", "AIN"))
    assert forces(state, "A") == "STAFFETTA-DEL-DESERTO.A1!"
    assert row(state, "B") != ""
    assert points(state) == (0, 0)


@rule("ID-194", "RU-51")
def test_the_mined_pass_hits_who_is_in_front_after_a_distraction() -> None:
    state = declared(
        "BANDA-DI-CUORI CAVALIERI-DELLE-DUNE", "AIN", place="PASSO-MINATO", hands=["V01", "FUMO-NEGLI-OCCHI"]
    )
    pass_to(state, "replies")
    assert values(state, "BANDA-DI-CUORI.A1") == "1/0/2"
    assert values(state, "CAVALIERI-DELLE-DUNE.A1") == "2/0/2"
    play(state, "A pass; B play FUMO-NEGLI-OCCHI; B pick BANDA-DI-CUORI.A1")
    assert forces(state, "A") == "BANDA-DI-CUORI.A1! CAVALIERI-DELLE-DUNE.A1"
    assert values(state, "CAVALIERI-DELLE-DUNE.A1") == "1/0/2"


@rule("ID-185", "ID-183", "RU-41")
def test_a_zeroed_attack_is_not_doubled() -> None:
    state = declared("UOMINI-BOMBA", "GENIERI-IMPERIALI > LA-VOCE-DEL-TRONO*2", hands=["V07"])
    pass_to(state, "abilities")
    play(state, next(f"A {text}" for text in offered(state, "A") if text.startswith("act")))
    assert values(state, "UOMINI-BOMBA.A1") == "4/0/1"
    play(state, next(f"B {text}" for text in offered(state, "B") if text.startswith("act LA-VOCE")))
    assert values(state, "UOMINI-BOMBA.A1") == "0/0/1"


@rule("ID-087", "ID-048")
def test_a_character_that_keeps_a_life_keeps_its_equipment() -> None:
    state = fought("RAOUL", "AIN*2+ELMO-DA-PREDONE")
    assert forces(state, "B").rstrip("!") == "AIN"
    assert held(state, "AIN") == "ELMO-DA-PREDONE"
    assert past(state, "B") == keys("AIN")
    assert points(state)[0] == 2


# Order, draw, hand


@rule("ID-120", "ID-121")
def test_the_lead_that_a_place_gives_is_gone_if_the_place_is_conquered_before() -> None:
    state = position(phase="combat", turn="B", forces=["", "MERCENARI"], places=["OASI", ""], points=[8, 0])
    play(state, "B add MERCENARI.B1; B done")
    quiet(state)
    assert points(state) == (8, 0)
    assert asked(state) == {"A": "draw"}


@rule("ID-116", "ID-131")
@pytest.mark.parametrize(("count", "discards"), [(7, 0), (8, 1)])
def test_exactly_seven_cards_may_be_kept(count: int, discards: int) -> None:
    state = position(hands=["RAOUL KENSHIRO TOKI REY YUDA SHOKI BOLTS" + " AIN" * (count - 7)])
    play(state, "A pass")
    for _ in range(discards):
        assert asked(state) == {"A": "discard"}
        play(state, "A discard KENSHIRO")
    assert asked(state) == {"B": "draw"}
    assert len(hand(state, "A").split()) == 7


@rule("ID-121")
def test_a_lead_reached_in_the_presentation_wins_in_the_next_own_order_phase() -> None:
    state = position(hands=["RAZZIA"], points=[9, 0])
    play(state, "A play RAZZIA")
    assert points(state) == (10, 0)
    idle(state, "draw")
    assert asked(state) == {"B": "draw"}
    play(state, "B draw 1; B pass")
    assert winner(state) == "A"


@rule("RU-13", "RU-67", "ID-226")
@pytest.mark.parametrize(("score", "won"), [((3, 1), "A"), ((1, 3), "B"), ((2, 2), "=")])
def test_in_the_advanced_game_both_may_run_out_with_the_same_draw(score: tuple[int, int], won: str) -> None:
    options = {"game": "advanced", "deck-out": "on-empty"}
    state = position(phase="draw", futures=["OASI", "OASI"], points=score, options=options)
    play(state, "A draw 1; B draw 1")
    assert winner(state) == won


@rule("ID-120", "ID-123", "RU-05")
def test_exactly_ten_points_more_win() -> None:
    assert position(phase="order", places=["OASI"], points=[12, 4]).over
    assert not position(phase="order", places=["OASI"], points=[11, 4]).over


# Rulings that a table may choose otherwise


@rule("RU-15", "ID-112")
def test_a_table_may_ask_for_forty_cards() -> None:
    small, large = SeatDeck([PLAIN] * 5 + ["KENSHIRO"] * 34), SeatDeck([PLAIN] * 5 + ["KENSHIRO"] * 35)
    assert asked(GAME.new(2, decks=[small, large]))  # advice, unless the table says otherwise
    asking = {"least-cards": "40"}
    assert asked(GAME.new(2, options=asking, decks=[large, large]))
    with pytest.raises(SetupError, match="RU-15"):
        GAME.new(2, options=asking, decks=[large, small])


@rule("RU-75", "ID-193")
def test_a_table_may_lift_the_limit_on_places() -> None:
    hands = ["CISTERNA CISTERNA"]
    one = position(hands=hands, places=["OASI"])
    play(one, "A attach CISTERNA OASI.A1")
    assert refused(one, "A attach CISTERNA OASI.A1") == ("error-not-cumulative", "RU-75")
    many = position(hands=hands, places=["OASI"], options={"place-cards": "any"})
    play(many, "A attach CISTERNA OASI.A1; A attach CISTERNA OASI.A1")
    assert site(many, "OASI.A1")["green"] == 4
    fallen = fought("MERCENARI", "", "OASI", places=["", "OASI+CISTERNA+CISTERNA"], options={"place-cards": "any"})
    assert past(fallen, "B") == keys("OASI CISTERNA CISTERNA")


# Two things at once, and what comes last


@rule("ID-209", "ID-219", "ID-208")
def test_surprise_and_massacre_take_all_lives_before_the_answer() -> None:
    # 2 + 2 = 4 against Ain, defence 1: three lives of 1 each. He strikes nobody, and the place is removed; his cards are not.
    state = fought("PREDONI-IN-MOTO IL-BOIA", "AIN*3")
    assert [event["seat"] for event in told(state, "strike")] == [0]
    assert forces(state, "A") == "IL-BOIA.A1! PREDONI-IN-MOTO.A1!"
    assert (past(state, "B"), removed(state, "B")) == (keys("AIN AIN AIN"), keys("DESERTO-DI-VETRO"))
    assert points(state) == (6, 0)


@rule("ID-195", "ID-151")
def test_the_second_wave_draws_in_the_commander_whom_the_first_one_just_missed() -> None:
    # 2 + 1 = 3 is exactly what the deserters withstand; only the second 3 reaches the General.
    state = declared("LAME-DELL-AIRONE STORMO-DELL-AIRONE > REY*2", "DISERTORI-IMPERIALI > IL-GENERALE-STANCO")
    pass_to(state, "abilities")
    play(state, "A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0")
    assert asked(state) == {"A": "abilities"}  # of the next fight
    assert told(state, "strike")[0]["path"] == [[["DISERTORI-IMPERIALI.B1", 3, 1, 0]]]
    assert [event["force"] for event in told(state, "reached")] == ["IL-GENERALE-STANCO"]
    play(state, "A pass")
    quiet(state)
    # 3 against 2: his only life. 4 against 1 + 2 and 0 + 2: the Blades fall, the Flight takes the place.
    assert forces(state, "B") == ""
    assert past(state, "A") == keys("LAME-DELL-AIRONE")
    assert row(state, "B") == ""


@rule("ID-139", "ID-151", "ID-173")
def test_a_hunted_master_draws_the_commander_of_the_hunt_in() -> None:
    state = fought("JACK-DI-PICCHE > YUDA*2", "SHOKI*3", place="")
    # 1 against 2: nothing; 3 beat the Jack and two points reach Yuda. Then each takes a life of the other.
    assert [event["columns"] for event in told(state, "fight")] == [
        [["JACK-DI-PICCHE.A1"], ["SHOKI"]],
        [["YUDA"], ["SHOKI"]],
    ]
    assert (forces(state, "A"), forces(state, "B").rstrip("!")) == ("YUDA!", "SHOKI*2")
    assert points(state) == (3, 3)


@rule("ID-163", "RU-20")
def test_who_has_the_last_word_may_go_on_after_a_pass() -> None:
    state = declared("KENSHIRO*3", "YUDA*3", hands=["FINTA", "ATTACCO-GENERALE TAGLIO-D-ACQUA"])
    pass_to(state, "replies")
    play(state, "A pass; B play ATTACCO-GENERALE; A pass")
    assert asked(state) == {"B": "replies"}  # one pass only since that card
    play(state, "B play TAGLIO-D-ACQUA")
    assert asked(state) == {"A": "replies"}
    play(state, "A play FINTA")
    # Surprise: 4 against 2 + 1, then 4 against 2.
    assert [(event["seat"], event["damage"]) for event in told(state, "strike")] == [(1, 4), (0, 4)]
    assert (past(state, "A"), past(state, "B")) == (
        keys("KENSHIRO FINTA"),
        keys("YUDA ATTACCO-GENERALE TAGLIO-D-ACQUA"),
    )


@rule("ID-101", "ID-198")
def test_a_general_attack_helps_the_other_side_too() -> None:
    state = declared("BANDA-DI-PICCHE", "BANDA-DI-CUORI JACK-DI-PICCHE", hands=["ATTACCO-GENERALE"])
    play(pass_to(state, "replies"), "A play ATTACCO-GENERALE")
    assert [event["damage"] for event in told(state, "strike")] == [3, 5]


@rule("ID-183", "ID-211", "ID-175")
def test_a_suicide_beside_a_mortal_card() -> None:
    # 1 + 2 x 2 = 5, mortal: the slavers (1 + 2) and the Jack (1) are out of the game.
    state = declared("FANATICI UOMINI-BOMBA", "SCHIAVISTI JACK-DI-PICCHE", hands=["CONTROLUCE"])
    play(pass_to(state, "abilities"), "A act UOMINI-BOMBA.A1 UOMINI-BOMBA/0")
    quiet(state)
    assert removed(state, "B") == keys("SCHIAVISTI JACK-DI-PICCHE")
    # 2 + 1 against 0 + 1 each: both fall, the bombers out of the game as well. Nobody is left: the place holds.
    assert (past(state, "A"), removed(state, "A")) == (keys("FANATICI"), keys("UOMINI-BOMBA"))
    assert points(state) == (1, 0)
    assert row(state, "B") != ""


@rule("ID-160", "ID-075", "RU-35")
def test_a_master_uses_another_technique_against_the_commander() -> None:
    state = declared("KENSHIRO*3+RAFFICA-DEL-NORD", "STAFFETTA-DEL-DESERTO > YUDA*3", hands=["FINTA MANO-APERTA"])
    pass_to(state, "abilities")
    play(state, "A employ RAFFICA-DEL-NORD")
    assert not told(state, "played")  # its place is taken in this fight
    pass_to(state, "abilities")
    play(state, "A pass")
    pass_to(state, "replies")
    play(state, "A play FINTA")
    quiet(state)
    assert held(state, "KENSHIRO") == "RAFFICA-DEL-NORD"
    assert [(event["seat"], event["damage"]) for event in told(state, "strike")] == [(0, 5), (0, 4), (1, 3)]
