"""The combat phase, rule by rule: targets, groups, abilities, replies, damage, commanders, conquest, keywords."""

from __future__ import annotations

from typing import Any

import pytest

from games.isola.looking import (
    PLAIN,
    declared,
    force,
    forces,
    fought,
    hand,
    held,
    joining,
    keys,
    keywords,
    pass_to,
    past,
    points,
    quiet,
    removed,
    row,
    values,
    view,
)
from support import asked, offered, play, refused, rule, told
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola


def combat(mine: str, theirs: str = "", places: str = PLAIN, **more: Any) -> Isola:
    """The combat phase of A begins."""
    return position(phase="combat", forces=[mine, theirs], places=["", places], **more)


def damage(state: Isola) -> list[object]:
    """What was dealt, blow by blow."""
    return [event["damage"] for event in told(state, "strike")]


def blow(state: Isola) -> tuple[object, object, object]:
    """The first blow: whose, how much, and the second wave."""
    strike = told(state, "strike")[0]
    return strike["seat"], strike["damage"], strike["second"]


def columns(state: Isola) -> list[Any]:
    """Who fought whom, fight by fight."""
    return [event["columns"] for event in told(state, "fight")]


# Targets


@rule("ID-133", "ID-116")
def test_nobody_has_to_attack() -> None:
    state = combat("MERCENARI")
    play(state, "A pass")
    assert asked(state) == {"B": "draw"}
    assert forces(state, "A") == "MERCENARI.A1"
    assert row(state, "B") == "DESERTO-DI-VETRO.B1"


@rule("ID-066")
@pytest.mark.parametrize("attack", ["CAVALIERI-NERI", "STORMO-DELL-AIRONE", "RYUGA"])
def test_every_card_may_attack_every_place(attack: str) -> None:
    assert row(fought(attack, place="RIFUGIO-DELL-AIRONE"), "B") == ""


@rule("ID-135", "ID-137", "ID-007")
def test_any_number_of_places_may_be_attacked() -> None:
    state = combat("MERCENARI MERCENARI MERCENARI", places="OASI MARE-SECCO DESERTO-DI-VETRO")
    play(state, "A add MERCENARI.A1; A next; A add MERCENARI.A2; A next; A add MERCENARI.A3; A done")
    targets = [event["target"] for event in told(state, "attack")]
    assert targets == ["DESERTO-DI-VETRO.B1", "MARE-SECCO.B1", "OASI.B1"]
    assert row(state, "B") == ""


@rule("ID-117", "RU-92")
def test_groups_are_announced_with_done_and_can_be_taken_back_before() -> None:
    state = combat("MERCENARI MERCENARI RYUGA", places="OASI MARE-SECCO")
    play(state, "A add MERCENARI.A1; A lead RYUGA")
    assert view(state)["battles"] == []
    assert "plan" not in view(state, "B") or not view(state, "B")["plan"]
    play(state, "A back; A back")
    assert offered(state, "A") == ["pass", "add RYUGA", "add MERCENARI.A1", "add MERCENARI.A2"]
    play(state, "A add MERCENARI.A2; A done")
    assert told(state, "attack")[0]["column"] == ["MERCENARI.A2"]


@rule("RU-92", "ID-133")
def test_a_further_group_that_was_begun_can_be_left_out() -> None:
    state = combat("MERCENARI MERCENARI", places="OASI MARE-SECCO")
    play(state, "A add MERCENARI.A1; A next")
    assert offered(state, "A") == ["add MERCENARI.A2", "back"]  # to pass would lose the group that stands
    play(state, "A back")
    assert offered(state, "A") == ["add MERCENARI.A2", "next", "back", "done"]
    play(state, "A done")
    assert [event["target"] for event in told(state, "attack")] == ["MARE-SECCO.B1"]
    assert row(state, "B") == "OASI.B1"


@rule("RU-24", "RU-88", "ID-138")
def test_direct_attacks_each_target_once_in_the_order_declared() -> None:
    state = combat("MERCENARI MERCENARI", "AIN! BANDA-DI-CUORI", places="")
    assert offered(state, "A") == ["pass", "target AIN", "target BANDA-DI-CUORI.B1"]
    play(state, "A target BANDA-DI-CUORI.B1; A add MERCENARI.A1; A next")
    assert offered(state, "A") == ["target AIN", "back"]
    assert refused(state, "A target BANDA-DI-CUORI.B1") == ("error-no-target-there", "RU-24")
    play(state, "A target AIN; A add MERCENARI.A2; A done")
    assert columns(state) == [
        [["MERCENARI.A1"], ["BANDA-DI-CUORI.B1"]],
        [["MERCENARI.A2"], ["AIN"]],
    ]
    assert forces(state, "B") == ""


@rule("ID-139", "ID-068")
def test_who_is_attacked_directly_stands_alone() -> None:
    state = combat("MERCENARI", "KENSHIRO DISCEPOLI-DEL-NORD", places="")
    play(state, "A target DISCEPOLI-DEL-NORD.B1; A add MERCENARI.A1; A done")
    assert told(state, "fight")[0]["leaders"] == [[], []]
    assert "defend" not in asked(state).values()
    assert forces(state, "B") == "KENSHIRO"  # 2 on 1 + 1, and his master could not help


@rule("RU-28")
def test_there_is_nothing_to_attack() -> None:
    state = combat("MERCENARI", places="")
    assert asked(state) == {"B": "draw"}
    assert points(state) == (0, 0)


@rule("RU-25")
def test_a_fight_lost_at_the_frontier_does_not_stop_the_next() -> None:
    state = combat("JACK-DI-PICCHE MERCENARI", "RAOUL*2", places="OASI MARE-SECCO")
    play(state, "A add JACK-DI-PICCHE.A1; A next; A add MERCENARI.A1; A done; B add RAOUL; B done")
    assert row(state, "B") == "MARE-SECCO.B1"
    assert forces(state, "A") == "MERCENARI.A1!"


# Groups


@rule("ID-026", "ID-141", "ID-184")
def test_only_ready_cards_attack() -> None:
    state = combat("MERCENARI! AIN")
    assert offered(state, "A") == ["pass", "add AIN"]
    assert refused(state, "A add MERCENARI.A1") == ("error-engaged", "ID-141")


@rule("ID-146")
def test_a_card_is_in_one_group() -> None:
    state = combat("MERCENARI AIN", places="OASI MARE-SECCO")
    play(state, "A add MERCENARI.A1; A next")
    assert refused(state, "A add MERCENARI.A1") == ("error-in-group", "ID-146")


@rule("ID-022", "ID-147", "ID-148")
def test_masters_fight_alone_or_behind_all_others() -> None:
    state = combat("KENSHIRO*3 RYUGA DISCEPOLI-DEL-NORD AIN")
    play(state, "A add KENSHIRO")
    assert offered(state, "A") == ["back", "done"]
    assert refused(state, "A add DISCEPOLI-DEL-NORD.A1") == ("error-master-alone", "ID-147")
    assert refused(state, "A lead RYUGA") == ("error-master-alone", "ID-147")
    play(state, "A back; A add AIN; A lead KENSHIRO")
    assert refused(state, "A add DISCEPOLI-DEL-NORD.A1") == ("error-commanders-last", "ID-148")
    assert offered(state, "A") == ["lead RYUGA", "back", "done"]
    play(state, "A back")
    assert refused(state, "A add RYUGA") == ("error-master-alone", "ID-147")


@rule("RU-30", "ID-148")
def test_no_group_of_commanders_only_and_no_other_commander() -> None:
    state = combat("KENSHIRO AIN MERCENARI")
    assert refused(state, "A lead KENSHIRO") == ("error-commander-alone", "RU-30")
    play(state, "A add MERCENARI.A1")
    assert refused(state, "A lead AIN") == ("error-no-commander", "ID-148")


@rule("ID-148", "ID-164", "RU-32")
def test_a_commander_adds_nothing() -> None:
    state = fought("MERCENARI+STENDARDO > RAOUL*3+GIURAMENTO-DI-SANGUE", "KENSHIRO*3")
    assert damage(state)[0] == 2
    assert forces(state, "B") == "KENSHIRO*3"


@rule("ID-140", "ID-162")
def test_a_defence_group_for_each_attacked_place() -> None:
    state = combat(
        "MERCENARI MERCENARI", "BANDA-DI-CUORI AIN JACK-DI-PICCHE", places="OASI MARE-SECCO DESERTO-DI-VETRO"
    )
    play(state, "A add MERCENARI.A1; A next; A add MERCENARI.A2; A done")
    assert asked(state) == {"B": "defend"}
    play(state, "B add AIN; B next")
    assert refused(state, "B add AIN") == ("error-in-group", "ID-146")
    play(state, "B add JACK-DI-PICCHE.B1; B add BANDA-DI-CUORI.B1")
    assert "next" not in offered(state, "B")  # the third place is not attacked
    play(state, "B done")
    assert [event["column"] for event in told(state, "defence")] == [
        ["AIN"],
        ["JACK-DI-PICCHE.B1", "BANDA-DI-CUORI.B1"],
    ]


@rule("ID-140", "ID-142", "ID-143")
def test_defence_groups_follow_the_same_rules() -> None:
    state = combat("MERCENARI", "BANDA-DI-CUORI CAVALIERI-NERI STORMO-DELL-AIRONE")
    play(state, "A add MERCENARI.A1; A done; B add BANDA-DI-CUORI.B1")
    assert refused(state, "B add CAVALIERI-NERI.B1") == ("error-group-school", "ID-143")
    assert refused(state, "B add STORMO-DELL-AIRONE.B1") == ("error-group-colour", "ID-142")


@rule("RU-29")
def test_a_defending_commander_must_be_able_to_defend() -> None:
    state = combat("MERCENARI", "LEVATRICE KENSHIRO REY", places="RIFUGIO-DELL-AIRONE")
    play(state, "A add MERCENARI.A1; A done; B add LEVATRICE.B1")
    assert offered(state, "B") == ["lead REY", "back", "done"]
    assert refused(state, "B lead KENSHIRO") == ("error-defend-school", "ID-072")


@rule("ID-058", "ID-059", "ID-071", "ID-072", "RU-02", "RU-03")
@pytest.mark.parametrize(
    ("place", "defender", "accepted"),
    [
        ("CAMPO-DI-SCHIAVI", "BANDA-DI-CUORI", True),
        ("CAMPO-DI-SCHIAVI", "RIBELLI-DELLA-CAVA", False),
        ("OASI", "RIBELLI-DELLA-CAVA", True),
        ("OASI", "RAOUL", False),
        ("OASI", "KENSHIRO", True),
        ("DESERTO-DI-VETRO", "RAOUL", True),
        ("DESERTO-DI-VETRO", "MERCENARI", True),
        ("OASI", "MERCENARI", False),
        ("SCUOLA-IN-ROVINA", "PELLEGRINI-DEL-NORD", True),
        ("SCUOLA-IN-ROVINA", "MERCENARI", False),
        ("SCUOLA-IN-ROVINA", "BANDE-LIBERE", False),
        ("SCUOLA-IN-ROVINA", "STAFFETTA-DEL-DESERTO", True),
        ("SCUOLA-IN-ROVINA", "REY", False),
        ("SCUOLA-IN-ROVINA", "TOKI", True),
        ("RIFUGIO-DELL-AIRONE", "IL-MAESTRO-D-ARMI", True),
        ("PIRAMIDE-DELLA-CROCE", "REY", False),
    ],
)
def test_the_tables_of_defence(place: str, defender: str, accepted: bool) -> None:
    # Somebody who may always defend, so that the question is asked.
    state = combat("MERCENARI", f"{defender} RYUGA", places=place)
    play(state, "A add MERCENARI.A1; A done")
    adds = [option.split()[1].split(".")[0] for option in offered(state, "B") if option.startswith("add")]
    assert (defender in adds) == accepted


# Abilities


@rule("ID-024", "ID-051", "ID-056", "ID-150", "ID-152", "ID-153")
def test_pips_need_lives_of_a_master_of_the_school_who_commands() -> None:
    state = declared("LAME-DELL-AIRONE DUELLANTE-MASCHERATO*3 > REY", "KENSHIRO*3")
    assert asked(state) == {"B": "draw"}  # three lives of a character, one of a master: two are needed
    state = declared("LAME-DELL-AIRONE > RYUGA*3", "KENSHIRO*3")
    assert asked(state) == {"B": "draw"}  # of no school
    state = declared("LAME-DELL-AIRONE > REY*2", "KENSHIRO*3")
    assert offered(state, "A") == ["pass", "act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0"]
    play(state, "A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0")
    assert told(state, "activated") == [{"seat": 0, "force": "LAME-DELL-AIRONE.A1", "ability": "LAME-DELL-AIRONE/0"}]
    assert told(state, "strike")[0]["second"] == 2


@rule("RU-09", "ID-149", "ID-096")
@pytest.mark.parametrize("leaders", ["REY LA-SENTINELLA-DEL-SUD", "REY+SUCCESSORE-NANTO", "IL-MAESTRO-D-ARMI REY"])
def test_lives_of_all_commanders_and_successors_count(leaders: str) -> None:
    state = declared(f"LAME-DELL-AIRONE > {leaders}", "KENSHIRO*3")
    assert "act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0" in offered(state, "A")


@rule("ID-154")
@pytest.mark.parametrize("activation", ["budget", "threshold"])
def test_an_ability_is_activated_once(activation: str) -> None:
    state = declared("STORMO-DELL-AIRONE STORMO-DELL-AIRONE > REY*5", "KENSHIRO*3", options={"activation": activation})
    play(state, "A act STORMO-DELL-AIRONE.A1 STORMO-DELL-AIRONE/0")
    assert refused(state, "A act STORMO-DELL-AIRONE.A1 STORMO-DELL-AIRONE/0") == ("error-once", "ID-154")
    assert offered(state, "A") == ["pass", "act STORMO-DELL-AIRONE.A2 STORMO-DELL-AIRONE/0"]


@rule("ID-156", "RU-35")
def test_what_is_activated_counts_in_that_fight_only() -> None:
    state = combat("LAME-DELL-AIRONE REY*2 MERCENARI", "KENSHIRO*4 SHOKI*4", places="OASI MARE-SECCO")
    play(state, "A add LAME-DELL-AIRONE.A1; A lead REY; A next; A add MERCENARI.A1; A done")
    play(state, "B add KENSHIRO; B next; B add SHOKI; B done")
    play(state, "A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0")
    quiet(state)
    assert [event["second"] for event in told(state, "strike") if event["seat"] == 0] == [2, 0]


@rule("ID-156", "RU-62")
def test_a_card_helps_only_its_own_group() -> None:
    state = combat("CAPO-DEI-RIBELLI RIBELLI-DELLA-CAVA", "KENSHIRO*4 SHOKI*4", places="OASI MARE-SECCO")
    play(state, "A add CAPO-DEI-RIBELLI.A1; A next; A add RIBELLI-DELLA-CAVA.A1; A done")
    play(state, "B add KENSHIRO; B next; B add SHOKI; B done")
    assert [event["damage"] for event in told(state, "strike") if event["seat"] == 0] == [2, 2]
    together = fought("CAPO-DEI-RIBELLI RIBELLI-DELLA-CAVA", "KENSHIRO*4")
    assert damage(together)[0] == 5


@rule("RU-31", "ID-153")
def test_a_lone_master_spends_his_own_lives() -> None:
    state = declared("REY*2", "KENSHIRO")
    assert offered(state, "A") == ["pass", "act REY REY/0"]
    play(state, "A act REY REY/0")
    assert forces(state, "A") == "REY*2!"  # surprise: Kenshiro was gone before he struck
    assert asked(declared("REY", "KENSHIRO")) == {"B": "draw"}


@rule("ID-162", "ID-157")
def test_the_attacker_activates_first() -> None:
    state = declared("STORMO-DELL-AIRONE > REY", "DISCEPOLI-DEL-NORD > KENSHIRO")
    assert asked(state) == {"A": "abilities"}
    play(state, "A pass")
    assert asked(state) == {"B": "abilities"}


# Replies


@rule("ID-083", "ID-082", "ID-160", "ID-088")
def test_a_technique_and_a_spirit_add_up() -> None:
    state = declared("YUDA*3+ALI-DEL-SUD+ORGOGLIO-DEL-SUD", "RAOUL*3", hands=["ATTACCO-GENERALE FURIA"])
    pass_to(state, "abilities")
    assert offered(state, "A") == ["pass", "employ ALI-DEL-SUD", "employ ORGOGLIO-DEL-SUD"]
    play(state, "A employ ALI-DEL-SUD; A employ ORGOGLIO-DEL-SUD")
    assert values(state, "YUDA") == "5/4/L3"
    assert refused(state, "A play FURIA") == ("error-slot-used", "ID-082")


@rule("ID-082", "ID-085", "ID-160")
def test_a_spirit_to_play_and_discard() -> None:
    state = pass_to(declared("YUDA*3+ORGOGLIO-DEL-SUD", "RAOUL*3", hands=["FURIA"]), "abilities")
    play(state, "A pass")
    play(pass_to(state, "replies"), "A play FURIA")
    assert damage(state)[0] == 5
    assert past(state, "A").split() == keys("FURIA YUDA").split()
    assert held(state, "YUDA") == "ORGOGLIO-DEL-SUD"


@rule("RU-23", "ID-159")
def test_a_commander_plays_no_technique() -> None:
    state = declared("BANDA-DI-CUORI > YUDA*2", "RAOUL*3", hands=["TAGLIO-D-ACQUA ATTACCO-GENERALE"])
    pass_to(state, "replies")
    assert refused(state, "A play TAGLIO-D-ACQUA") == ("error-no-lone-master", "RU-23")
    shown = position(hands=["TAGLIO-D-ACQUA"], forces=["YUDA"])
    assert refused(shown, "A play TAGLIO-D-ACQUA") == ("error-only-in-fight", "RU-23")


@rule("ID-041", "ID-030", "ID-042")
def test_a_master_uses_only_what_fits_him() -> None:
    state = declared("KENSHIRO*2", "BOLTS*3", hands=["TAGLIO-D-ACQUA FURIA FINTA"])
    pass_to(state, "replies")
    assert offered(state, "A") == ["pass", "play FINTA"]
    assert refused(state, "A play TAGLIO-D-ACQUA") == ("error-assign-school", "ID-041")
    assert refused(state, "A play FURIA") == ("error-assign-colour", "ID-030")


@rule("ID-158", "ID-161", "ID-163", "RU-19", "RU-20", "RU-21")
def test_replies_alternate_until_both_decline() -> None:
    state = declared("KENSHIRO*3", "BOLTS*3", hands=["FINTA", "FINTA DISLOCAZIONE FURIA"])
    pass_to(state, "replies")
    assert asked(state) == {"A": "replies"}
    play(state, "A pass; B play FINTA")
    assert values(state, "BOLTS") == "5/2/L3"
    assert asked(state) == {"A": "replies"}  # who has passed may answer
    play(state, "A play FINTA")
    assert values(state, "KENSHIRO") == "4/3/L3"
    assert asked(state) == {"B": "replies"}
    play(state, "B pass")
    assert damage(state) == [4, 5]


@rule("RU-07", "ID-079", "RU-35", "ID-198")
def test_what_was_played_ends_with_the_fight() -> None:
    state = declared("BANDA-DI-CUORI BANDA-DI-CUORI", "CONTADINO-IN-ARMI > KENSHIRO*2", hands=["ATTACCO-GENERALE"])
    play(pass_to(state, "replies"), "A play ATTACCO-GENERALE")
    assert [event["damage"] for event in told(state, "strike") if event["seat"] == 0] == [6, 4]
    assert past(state, "A").split().count("ATTACCO-GENERALE") == 1


@rule("RU-87", "ID-202", "RU-53", "ID-108")
def test_a_card_to_be_discarded_after_use_is_used_in_a_fight() -> None:
    state = pass_to(declared("BANDA-DI-CUORI+CARICA-DA-CAVA", "KENSHIRO*3"), "replies")
    assert values(state, "BANDA-DI-CUORI.A1") == "2/0/2"  # it lies there, and counts for nothing
    play(state, "A expend BANDA-DI-CUORI.A1")
    assert damage(state)[0] == 5
    assert past(state, "A") == keys("CARICA-DA-CAVA BANDA-DI-CUORI")


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


# Keywords


@rule("ID-182", "RU-77")
def test_a_cancelled_card_keeps_its_values_and_loses_its_abilities() -> None:
    state = declared("PREDONI-IN-MOTO BANDA-DI-CUORI", "DISCEPOLO-MUTO > KENSHIRO", hands=["CONTROLUCE"])
    play(pass_to(state, "abilities"), "B act DISCEPOLO-MUTO.B1 DISCEPOLO-MUTO/0")
    assert keywords(state, "PREDONI-IN-MOTO.A1") == ""
    assert values(state, "PREDONI-IN-MOTO.A1") == "2/0/1"
    quiet(state)
    assert damage(state)[:2] == [4, 1]  # at once: no surprise any more


@rule("RU-77")
def test_a_cancelled_suicide_card_is_not_removed() -> None:
    state = declared("UOMINI-BOMBA", "DISCEPOLO-MUTO+SANGUE-DEL-NORD > KENSHIRO*2")
    play(state, "A act UOMINI-BOMBA.A1 UOMINI-BOMBA/0; B act DISCEPOLO-MUTO.B1 DISCEPOLO-MUTO/0")
    assert damage(state) == [2, 2]
    assert past(state, "A") == "UOMINI-BOMBA"
    assert removed(state, "A") == ""


@rule("RU-77")
def test_a_cancelled_card_cannot_cancel() -> None:
    state = declared("DISCEPOLO-MUTO > KENSHIRO*2", "DISCEPOLO-MUTO > L-EREMITA-DEL-NORD", hands=["CONTROLUCE"])
    play(pass_to(state, "abilities"), "A act DISCEPOLO-MUTO.A1 DISCEPOLO-MUTO/0")
    assert asked(state) == {"A": "replies"}  # nothing is left that B could activate
    assert force(state, "DISCEPOLO-MUTO.B1")["cancelled"]
    assert not force(state, "DISCEPOLO-MUTO.A1")["cancelled"]


@rule("RU-50", "ID-213")
def test_cancel_does_not_reach_techniques() -> None:
    state = declared("REY*2", "KENSHIRO*2", hands=["CENTO-TAGLI", "RISOLUTEZZA"])
    play(pass_to(state, "replies"), "A play CENTO-TAGLI; B play RISOLUTEZZA")
    assert blow(state) == (0, 4, 4)


@rule("RU-96", "RU-77")
def test_a_cancelled_place_does_nothing_when_it_falls() -> None:
    state = declared("GENIERI-IMPERIALI GENIERI-IMPERIALI > BOLTS", "CONTADINO-IN-ARMI", "GROTTA-DELL-ECO")
    play(state, "A act GENIERI-IMPERIALI.A1 GENIERI-IMPERIALI/0")
    quiet(state)
    assert row(state, "B") == ""
    assert hand(state, "B") == ""
    drawn = fought("GENIERI-IMPERIALI GENIERI-IMPERIALI > BOLTS", "CONTADINO-IN-ARMI", "GROTTA-DELL-ECO")
    assert len(hand(drawn, "B").split()) == 2


@rule("ID-183", "RU-49")
def test_a_suicide_card_that_is_beaten_scores_and_is_removed() -> None:
    state = declared("ALLIEVO-IMPAZIENTE > RAOUL", "AIN*2")
    play(state, "A act ALLIEVO-IMPAZIENTE.A1 ALLIEVO-IMPAZIENTE/0")
    assert damage(state)[0] == 4
    assert removed(state, "A") == "ALLIEVO-IMPAZIENTE"
    optional = fought("UOMINI-BOMBA", "AIN*2")
    assert damage(optional)[0] == 2


@rule("ID-209", "ID-048", "RU-79")
def test_massacre_makes_lives_of_characters_worth_one() -> None:
    state = fought("IL-BOIA FANATICI", "AIN*3")
    assert forces(state, "B") == "AIN"
    normal = fought("BANDA-DI-CUORI JACK-DI-PICCHE", "AIN*3")
    assert forces(normal, "B") == "AIN*2"


@rule("RU-99", "RU-78")
@pytest.mark.parametrize("counts", ["yes", "no"])
def test_massacre_of_a_commander(counts: str) -> None:
    options = {"commander-keywords": counts}
    state = fought("BANDA-DI-CUORI JACK-DI-PICCHE > YUDA+CATENE", "AIN*3", options=options)
    assert forces(state, "B") == ("AIN" if counts == "yes" else "AIN*2")
    taken = fought("BANDA-DI-CUORI > YUDA+CATENE", options=options)
    expected = ("DESERTO-DI-VETRO", "") if counts == "yes" else ("", "DESERTO-DI-VETRO")
    assert (removed(taken, "B"), past(taken, "B")) == expected


@rule("ID-220", "ID-218")
def test_surprise_of_one_is_surprise_of_all() -> None:
    state = fought("LANCIATORE-DI-COLTELLI BANDA-DI-CUORI", "GUARDIE-IMPERIALI")
    assert damage(state) == [3]
    assert forces(state, "A") == "LANCIATORE-DI-COLTELLI.A1! BANDA-DI-CUORI.A1!"


@rule("ID-206", "ID-203")
def test_an_engaged_card_is_called_into_the_defence() -> None:
    state = combat("MERCENARI", "BANDA-DI-CUORI! AIN", hands=["", "ULTIMA-CHIAMATA"])
    play(state, "A add MERCENARI.A1; A done; B add AIN; B done")
    assert asked(state) == {"B": "window"}
    play(state, "B play ULTIMA-CHIAMATA; B pick-place DESERTO-DI-VETRO.B1; B at 0")
    assert told(state, "fight")[0]["columns"] == [["MERCENARI.A1"], ["BANDA-DI-CUORI.B1", "AIN"]]


@rule("ID-205", "ID-217")
def test_a_challenge_interrupts_the_presentation_only_for_its_fight() -> None:
    state = position(hands=["SFIDA-ALL-ALBA MERCATO-LIBERO FINTA", "FINTA"], forces=["KENSHIRO*2!", "SHOKI*3"])
    play(state, "A play SFIDA-ALL-ALBA; A pick KENSHIRO; A pick SHOKI")
    assert asked(state) == {"A": "replies"}
    play(state, "A play FINTA; B pass")
    assert (forces(state, "A"), forces(state, "B")) == ("KENSHIRO*2!", "SHOKI")  # 4 - 2 lives; 3 - 3
    assert asked(state) == {"A": "present"}
    assert "play MERCATO-LIBERO" in offered(state, "A")


@rule("ID-145")
def test_the_order_of_a_column_is_its_owners() -> None:
    first = fought("CAVALIERI-NERI", "BANDA-DI-CUORI JACK-DI-PICCHE")
    assert forces(first, "B") == ""
    second = fought("BANDA-DI-PICCHE", "JACK-DI-PICCHE BANDA-DI-CUORI")
    assert forces(second, "B") == "BANDA-DI-CUORI.B1"
    third = fought("BANDA-DI-PICCHE", "BANDA-DI-CUORI JACK-DI-PICCHE")
    assert forces(third, "B") == "JACK-DI-PICCHE.B1"
    assert joining("A01 > YUDA", "A") == ["A add BANDA-DI-CUORI.A1", "A lead YUDA"]


def called(theirs: str, defence: str = "", place: str = PLAIN) -> Isola:
    """A attacks a place; B defends it and plays the last call."""
    state = combat("MERCENARI", theirs, places=place, hands=["", "ULTIMA-CHIAMATA"])
    play(state, "A add MERCENARI.A1; A done")
    if defence:
        play(state, f"B add {defence}; B done")
    play(state, "B play ULTIMA-CHIAMATA")
    return state


@rule("ID-206", "RU-29", "ID-143", "ID-147")
@pytest.mark.parametrize(
    ("theirs", "defence", "place"),
    [
        ("MERCENARI! RYUGA!", "", "TEMPIO-SUL-MONTE"),
        ("DISCEPOLI-DEL-NORD! STORMO-DELL-AIRONE", "STORMO-DELL-AIRONE.B1", PLAIN),
        ("DISCEPOLI-DEL-NORD! KENSHIRO", "KENSHIRO", PLAIN),
        ("FIGLI-DEL-COBRA! AIN", "AIN", PLAIN),
    ],
)
def test_a_called_card_must_fit_the_place_and_the_group(theirs: str, defence: str, place: str) -> None:
    state = called(theirs, defence, place)
    if place == PLAIN:
        assert told(state, "called") == []
        assert len(told(state, "no-effect")) == 1
    else:
        assert offered(state, "B") == ["pick-place TEMPIO-SUL-MONTE.B1"]
        play(state, "B pick-place TEMPIO-SUL-MONTE.B1")
        assert told(state, "called")[0]["force"] == "RYUGA"  # not the grey army


@rule("ID-206", "ID-148", "ID-170")
def test_a_called_master_commands_or_fights_and_a_called_card_may_be_alone() -> None:
    state = called("KENSHIRO! DISCEPOLI-DEL-NORD", "DISCEPOLI-DEL-NORD.B1")
    play(state, "B pick-place DESERTO-DI-VETRO.B1")
    assert told(state, "fight")[0]["leaders"] == [[], ["KENSHIRO"]]
    state = called("KENSHIRO!")
    play(state, "B pick-place DESERTO-DI-VETRO.B1")
    assert columns(state) == [[["MERCENARI.A1"], ["KENSHIRO"]]]
    assert row(state, "B") == "DESERTO-DI-VETRO.B1"


@rule("ID-148", "ID-152")
def test_what_is_for_commanders_is_not_for_who_fights_alone() -> None:
    state = declared("YUDA*2", "AIN*2", hands=["CONTROLUCE"])
    play(state, "A pass")
    assert asked(state) == {"A": "replies"}  # no ability was asked for


@rule("ID-215", "ID-184")
def test_a_challenge_is_no_attack() -> None:
    state = position(hands=["SFIDA-ALL-ALBA"], forces=["RAOUL*3", "SHOKI*4"], events=["TEMPESTA-DI-SABBIA"])
    play(state, "A play SFIDA-ALL-ALBA; A pick RAOUL; A pick SHOKI")
    assert damage(state) == [5, 3]


@rule("RU-85")
def test_the_owner_may_pick_a_masked_character() -> None:
    state = declared("CONTADINO-IN-ARMI+MASCHERA GUARITRICE-DEL-POZZO > KENSHIRO", "AIN", hands=["CONTROLUCE"])
    play(pass_to(state, "abilities"), "A act GUARITRICE-DEL-POZZO.A1 GUARITRICE-DEL-POZZO/0")
    assert values(state, "CONTADINO-IN-ARMI.A1") == "1/0/3"


@rule("RU-51", "RU-08")
@pytest.mark.parametrize("activation", ["budget", "threshold"])
def test_lives_that_are_left_pay_for_one_ability_or_for_each(activation: str) -> None:
    column = "STORMO-DELL-AIRONE STORMO-DELL-AIRONE > REY LA-SENTINELLA-DEL-SUD"
    state = declared(column, "KENSHIRO*4", hands=["RITIRATA CONTROLUCE"], options={"activation": activation})
    pass_to(state, "abilities")
    play(state, ";".join(f"A act STORMO-DELL-AIRONE.A{number} STORMO-DELL-AIRONE/0" for number in (1, 2)))
    play(pass_to(state, "replies"), "A play RITIRATA; A pick REY")
    assert asked(state) == {"A": "keep" if activation == "budget" else "replies"}
