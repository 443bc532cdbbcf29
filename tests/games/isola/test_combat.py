"""The combat phase, rule by rule: targets, groups, abilities and replies. What is dealt: ``test_damage.py``."""

from __future__ import annotations

import pytest

from games.isola.looking import (
    columns,
    combat,
    damage,
    declared,
    forces,
    fought,
    held,
    keys,
    pass_to,
    past,
    points,
    quiet,
    row,
    values,
    view,
)
from support import asked, offered, play, refused, rule, told
from tavolata.games.isola.position import position

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
