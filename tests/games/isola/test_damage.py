"""Damage, rule by rule: through the column, commanders that are drawn in, conquest."""

from __future__ import annotations

import pytest

from games.isola.looking import (
    blow,
    columns,
    combat,
    damage,
    declared,
    force,
    forces,
    fought,
    keys,
    pass_to,
    past,
    points,
    quiet,
    removed,
    row,
)
from support import asked, offered, play, rule, told
from tavolata.games.isola.position import position

# Damage


@rule("ID-047", "ID-055", "ID-168", "ID-221")
def test_enough_damage_beats_and_less_is_forgotten() -> None:
    assert forces(fought("BANDA-DI-CUORI", "GUARDIE-IMPERIALI"), "B") == "GUARDIE-IMPERIALI.B1"
    state = combat("JACK-DI-PICCHE BANDA-DI-CUORI", "GUARDIE-IMPERIALI", places="")
    play(state, "A target GUARDIE-IMPERIALI.B1; A add JACK-DI-PICCHE.A1; A add BANDA-DI-CUORI.A1; A done")
    assert forces(state, "B") == ""
    assert past(state, "B") == "GUARDIE-IMPERIALI"
    assert points(state)[0] == 1


@rule("RU-37", "ID-165")
def test_one_exchange_of_damage() -> None:
    state = fought("KENSHIRO*3", "SHOKI*3")
    assert (forces(state, "A"), forces(state, "B")) == ("KENSHIRO*2!", "SHOKI*2")
    assert len(told(state, "fight")) == 1


@rule("ID-173", "ID-174", "ID-175", "ID-180")
def test_both_score_for_what_they_beat() -> None:
    state = fought("CAVALIERI-NERI", "CAVALIERI-NERI")
    assert points(state) == (1, 1)


@rule("RU-40", "ID-222")
def test_values_are_never_below_zero() -> None:
    state = declared("STAFFETTA-DEL-DESERTO", "AIN", events=["TEMPESTA-DI-SABBIA"], hands=["CONTROLUCE"])
    pass_to(state, "replies")
    assert force(state, "STAFFETTA-DEL-DESERTO.A1")["attack"] == 0


@rule("RU-44", "ID-211")
def test_a_mortal_card_that_adds_nothing_does_not_kill() -> None:
    state = fought("FANATICI BANDA-DI-CUORI", "STAFFETTA-DEL-DESERTO", events=["TEMPESTA-DI-SABBIA"])
    assert "STAFFETTA-DEL-DESERTO" in past(state, "B")
    assert removed(state, "B") == ""
    state = fought("FANATICI BANDA-DI-CUORI", "STAFFETTA-DEL-DESERTO")
    assert removed(state, "B") == "STAFFETTA-DEL-DESERTO"


@rule("RU-45", "ID-195")
@pytest.mark.parametrize(("scope", "second"), [("group", 5), ("card", 2)])
def test_double_damage_of_the_group_or_of_the_card(scope: str, second: int) -> None:
    state = declared(
        "LAME-DELL-AIRONE LAME-DELL-AIRONE STORMO-DELL-AIRONE > REY*2", "KENSHIRO*3", options={"double-damage": scope}
    )
    play(state, "A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0")
    assert blow(state) == (0, 5, second)
    assert forces(state, "B") == ("KENSHIRO" if scope == "group" else "KENSHIRO*2")


@rule("ID-164", "ID-166")
def test_a_strike_tells_whom_it_met_and_what_went_on() -> None:
    stormo = "STORMO-DELL-AIRONE STORMO-DELL-AIRONE STORMO-DELL-AIRONE"
    strikes = told(fought(stormo, "STAFFETTA-DEL-DESERTO MERCENARI > KENSHIRO*2"), "strike")
    assert strikes[0]["path"] == [[["STAFFETTA-DEL-DESERTO.B1", 3, 1, 2], ["MERCENARI.B1", 2, 1, 0]]]
    assert strikes[1]["path"] == [[["STORMO-DELL-AIRONE.A1", 2, 1, 0]]]


@rule("RU-45")
def test_two_sources_of_double_damage_make_no_third_wave() -> None:
    state = declared("LAME-DELL-AIRONE LAME-DELL-AIRONE > REY*4", "KENSHIRO*4")
    play(state, "A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0; A act LAME-DELL-AIRONE.A2 LAME-DELL-AIRONE/0")
    assert forces(state, "B") == "KENSHIRO*2"


@rule("RU-46")
def test_a_stack_that_is_surprised_strikes_with_full_attack() -> None:
    state = fought("PREDONI-IN-MOTO PREDONI-IN-MOTO", "KENSHIRO*2")
    assert damage(state) == [4, 3]
    assert forces(state, "B") == "KENSHIRO"


@rule("RU-47", "ID-067", "ID-175")
def test_a_conquered_place_gives_no_points() -> None:
    state = fought("MERCENARI", place="PIRAMIDE-DELLA-CROCE")
    assert points(state) == (0, 0)
    assert past(state, "B") == "PIRAMIDE-DELLA-CROCE"


@rule("RU-100", "RU-39")
def test_one_point_beats_several_cards_that_withstand_nothing() -> None:
    state = declared("JACK-DI-PICCHE", "STAFFETTA-DEL-DESERTO STAFFETTA-DEL-DESERTO", hands=["PRESSIONE"])
    play(pass_to(state, "replies"), "A play PRESSIONE; A pick STAFFETTA-DEL-DESERTO.B1")
    assert forces(state, "B") == ""
    assert row(state, "B") == ""


@rule("RU-39")
def test_no_damage_beats_nothing() -> None:
    state = declared("STAFFETTA-DEL-DESERTO", "STAFFETTA-DEL-DESERTO", hands=["PRESSIONE"])
    play(pass_to(state, "replies"), "A play PRESSIONE")
    assert forces(state, "B") == "STAFFETTA-DEL-DESERTO.B1"


@rule("RU-63", "ID-099")
@pytest.mark.parametrize(("card", "scored"), [("KENSHIRO", 3), ("SUCCESSORE-HOKUTO", 2)])
def test_the_owner_chooses_which_life_is_lost(card: str, scored: int) -> None:
    state = fought("RAOUL*2", "KENSHIRO*2+SUCCESSORE-HOKUTO")
    assert offered(state, "B") == ["lose KENSHIRO", "lose SUCCESSORE-HOKUTO"]
    play(state, f"B lose {card}")
    assert points(state)[0] == scored
    assert past(state, "B") == card
    assert forces(state, "B") == "KENSHIRO*2"


@rule("RU-98", "ID-099")
def test_a_successor_lost_to_mortal_damage_is_removed() -> None:
    state = fought("FANATICI FANATICI FANATICI", "KENSHIRO+SUCCESSORE-HOKUTO")
    assert removed(state, "B") == "SUCCESSORE-HOKUTO"


# Commanders drawn in


@rule("RU-35")
def test_two_commanders_reached_fight_each_other() -> None:
    state = fought("CAVALIERI-NERI > RAOUL*2", "CAVALIERI-NERI+STENDARDO > IL-RINNEGATO*2", events=["ERA-DELLA-PAURA"])
    assert columns(state) == [[["CAVALIERI-NERI.A1"], ["CAVALIERI-NERI.B1"]], [["RAOUL"], ["IL-RINNEGATO"]]]
    assert (forces(state, "A"), forces(state, "B")) == ("RAOUL*1!".replace("*1", ""), "IL-RINNEGATO")


@rule("RU-35", "RU-33")
def test_a_commander_whom_nothing_reached_must_meet_the_one_who_was() -> None:
    state = fought("CAVALIERI-NERI > RAOUL*2", "BANDA-DI-CUORI BANDA-DI-CUORI > YUDA*2", events=["ERA-DELLA-PAURA"])
    # 4 on 2 + 2: both fall, nothing is left for Yuda; 4 on 2: two are left for Raoul.
    assert columns(state)[1] == [["RAOUL"], ["YUDA"]]


@rule("RU-36", "RU-93")
def test_further_commanders_wait_and_hold_the_place() -> None:
    state = fought("FIGLI-DEL-COBRA FIGLI-DEL-COBRA", "CONTADINO-IN-ARMI > KENSHIRO TOKI")
    assert columns(state)[1][1] == ["KENSHIRO"]
    assert [event["leaders"] for event in told(state, "fight")][1] == [[], []]
    assert forces(state, "B") == "TOKI"
    assert row(state, "B") == "DESERTO-DI-VETRO.B1"


@rule("RU-36", "RU-93")
def test_a_second_wave_draws_the_next_commander_in() -> None:
    state = declared("LAME-DELL-AIRONE LAME-DELL-AIRONE LAME-DELL-AIRONE > REY*2", "CONTADINO-IN-ARMI > KENSHIRO TOKI")
    while asked(state) == {"A": "abilities"} or asked(state) == {"B": "abilities"}:
        double = "act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0"
        play(state, f"A {double}" if double in offered(state, "A") else f"{next(iter(asked(state)))} pass")
    assert [both[1] for both in columns(state)] == [["CONTADINO-IN-ARMI.B1"], ["KENSHIRO"], ["TOKI"]]


@rule("RU-51")
def test_commanders_left_alone_before_the_fight_have_no_attack() -> None:
    state = declared("MERCENARI > RAOUL*2", "AIN", hands=["", "FUMO-NEGLI-OCCHI"])
    play(state, "B play FUMO-NEGLI-OCCHI")
    quiet(state)
    assert columns(state) == [[[], ["AIN"]], [["RAOUL"], ["AIN"]]]
    assert damage(state)[0] == 2  # Ain's, which draws Raoul in
    assert forces(state, "B") == ""


@rule("RU-51", "ID-194")
def test_the_group_closes_up_behind_a_distracted_card() -> None:
    state = declared("BANDA-DI-CUORI BANDA-DI-CUORI", "AIN", hands=["", "FUMO-NEGLI-OCCHI"])
    play(pass_to(state, "replies"), "B play FUMO-NEGLI-OCCHI; B pick BANDA-DI-CUORI.A1")
    assert damage(state)[0] == 2
    assert forces(state, "A") == "BANDA-DI-CUORI.A1!"


@rule("RU-51", "ID-170")
def test_a_place_whose_defenders_are_distracted_falls() -> None:
    state = declared("MERCENARI", "BANDA-DI-CUORI", hands=["FUMO-NEGLI-OCCHI"])
    play(pass_to(state, "replies"), "A play FUMO-NEGLI-OCCHI")
    assert damage(state) == []
    assert row(state, "B") == ""


@rule("RU-51", "RU-08")
def test_abilities_end_with_the_commander_who_paid_for_them() -> None:
    state = declared(
        "LAME-DELL-AIRONE STORMO-DELL-AIRONE > REY*2 LA-SENTINELLA-DEL-SUD", "KENSHIRO*4", hands=["RITIRATA"]
    )
    pass_to(state, "abilities")
    play(state, "A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0; A act STORMO-DELL-AIRONE.A1 STORMO-DELL-AIRONE/0")
    play(pass_to(state, "replies"), "A play RITIRATA; A pick REY")
    assert asked(state) == {"A": "keep"}
    play(state, "A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0")
    assert told(state, "given-up")[0]["force"] == "LAME-DELL-AIRONE.A1"
    quiet(state)
    assert blow(state) == (0, 3, 0)


@rule("RU-94", "RU-51")
def test_an_undefended_place_holds_if_its_attackers_were_distracted() -> None:
    state = combat("MERCENARI", "AIN!", hands=["", "FUMO-NEGLI-OCCHI"])
    play(state, "A add MERCENARI.A1; A done")
    play(state, "B play FUMO-NEGLI-OCCHI")
    assert row(state, "B") == "DESERTO-DI-VETRO.B1"
    assert len(told(state, "attack-failed")) == 1


@rule("RU-95", "RU-81")
def test_a_combat_whose_group_is_emptied_ends_like_every_other() -> None:
    state = declared("UOMINI-BOMBA", "BANDA-DI-CUORI", hands=["FUMO-NEGLI-OCCHI"])
    play(pass_to(state, "abilities"), "A act UOMINI-BOMBA.A1 UOMINI-BOMBA/0")
    play(pass_to(state, "replies"), "A play FUMO-NEGLI-OCCHI")
    assert removed(state, "A") == "UOMINI-BOMBA"
    assert row(state, "B") == "DESERTO-DI-VETRO.B1"


@rule("RU-101")
def test_a_card_attacked_directly_stays_the_target_but_activates_nothing() -> None:
    state = declared("MERCENARI", "UOMINI-BOMBA", place="", hands=["FUMO-NEGLI-OCCHI"])
    assert asked(state) == {"A": "window"}
    play(state, "A play FUMO-NEGLI-OCCHI")
    assert asked(state) == {"B": "draw"}  # not asked whether the suicide attack is used
    assert damage(state) == [2, 2]
    assert forces(state, "B") == ""


# Conquest


@rule("ID-171", "RU-33", "ID-169")
def test_the_place_falls_with_its_defence() -> None:
    state = fought("CAVALIERI-NERI+STENDARDO", "BANDA-DI-CUORI")
    assert row(state, "B") == ""
    assert past(state, "B") == keys("BANDA-DI-CUORI DESERTO-DI-VETRO")
    assert forces(state, "A") == "CAVALIERI-NERI.A1!"


@rule("RU-33")
def test_a_commander_left_alone_conquers() -> None:
    state = fought("BANDA-DI-CUORI > YUDA", "BANDA-DI-CUORI")
    assert row(state, "B") == ""
    assert forces(state, "A") == "YUDA!"


@rule("ID-171", "RU-38")
def test_no_conquest_while_a_defender_is_left_or_no_attacker_is() -> None:
    assert row(fought("BANDA-DI-CUORI", "GUARDIE-IMPERIALI"), "B") == "DESERTO-DI-VETRO.B1"
    assert row(fought("BANDA-DI-CUORI", "BANDA-DI-CUORI"), "B") == "DESERTO-DI-VETRO.B1"


@rule("ID-176", "ID-204")
def test_all_who_took_part_become_engaged_commanders_too() -> None:
    state = fought("BANDA-DI-CUORI > YUDA*3", "KENSHIRO*3", spare=("AIN", "BOLTS"))
    assert told(state, "engaged")[-1]["forces"] == ["YUDA", "KENSHIRO"]
    assert forces(state, "A") == "YUDA*2! AIN"


@rule("RU-60", "RU-57")
def test_an_army_stays_when_its_place_is_lost() -> None:
    state = position(
        phase="combat", forces=["MERCENARI", "BANDA-DI-CUORI!"], places=["", "PIRAMIDE-DELLA-CROCE+A:DECRETO"]
    )
    play(state, "A add MERCENARI.A1; A done")
    assert forces(state, "B") == "BANDA-DI-CUORI.B1"
    assert (past(state, "A"), past(state, "B")) == ("DECRETO", "PIRAMIDE-DELLA-CROCE")
