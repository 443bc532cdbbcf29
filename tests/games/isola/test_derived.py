"""Situations that follow from the rulebook, DS-01 to DS-50, but for DS-39 (the different start), with the cards of the set."""

from __future__ import annotations

from typing import Any

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
    view,
    winner,
)
from support import asked, offered, play, refused, rule, told
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola

# Damage


@rule("DS-01", "ID-036")
def test_damage_equal_to_the_defence_takes_no_life() -> None:
    state = fought("MERCENARI", "KENSHIRO*2")
    assert forces(state, "B") == "KENSHIRO*2"
    assert points(state)[0] == 0


def with_technique(attack: str, technique: str, defence: str, place: str = PLAIN, before: str = "") -> Isola:
    """A lone master plays a technique or spirit in reply."""
    state = declared(attack, defence, place, hands=[technique])
    if before:
        play(pass_to(state, "abilities"), before)
    play(pass_to(state, "replies"), f"A play {technique}")
    return quiet(state)


@rule("DS-02", "ID-195", "ID-196")
def test_double_damage_takes_two_lives() -> None:
    state = with_technique("REY", "CENTO-TAGLI", "KENSHIRO*3")
    assert forces(state, "B") == "KENSHIRO"


@rule("DS-03", "ID-197")
def test_the_second_wave_meets_full_resistance() -> None:
    state = with_technique(
        *("REY", "CENTO-TAGLI", "CONTADINO-IN-ARMI PELLEGRINI-DEL-NORD+STENDARDO > TOKI"),
        before="B act TOKI TOKI/0; B pick PELLEGRINI-DEL-NORD.B1",
    )
    strike = told(state, "strike")[0]
    assert (strike["seat"], strike["damage"], strike["second"]) == (0, 4, 4)
    assert forces(state, "B") == "TOKI PELLEGRINI-DEL-NORD.B1"
    assert past(state, "B") == "CONTADINO-IN-ARMI"


@rule("DS-04", "ID-195", "ID-167")
def test_each_wave_beats_a_card() -> None:
    state = with_technique("REY*2", "CENTO-TAGLI", "PELLEGRINI-DEL-NORD PELLEGRINI-DEL-NORD+STENDARDO")
    assert forces(state, "B") == ""
    assert row(state, "B") == ""


def ambush(defence: str, surprise: bool, answer: str = "") -> Isola:
    """An army 3/0/2 attacks, with surprise or not."""
    state = declared("FIGLI-DEL-COBRA", defence, events=["IMBOSCATA"])
    if surprise:
        play(state, "A use IMBOSCATA.A1")
    if answer:
        play(pass_to(state, "abilities"), answer)
    return quiet(state)


@rule("DS-05", "ID-218", "ID-219")
def test_surprise_strikes_before_the_answer_is_counted() -> None:
    state = ambush("CAVALIERI-DELLE-DUNE STORMO-DELL-AIRONE", surprise=True)
    assert forces(state, "A") == "FIGLI-DEL-COBRA.A1!"
    assert forces(state, "B") == "STORMO-DELL-AIRONE.B1"
    assert [event["damage"] for event in told(state, "strike")] == [3, 1]


@rule("DS-06", "ID-165", "ID-220", "RU-38")
@pytest.mark.parametrize("both", [False, True])
def test_without_surprise_or_with_two_damage_is_dealt_at_once(both: bool) -> None:
    column = "CAVALIERI-DELLE-DUNE STORMO-DELL-AIRONE"
    if both:
        answer = "B act STORMO-DELL-AIRONE.B1 STORMO-DELL-AIRONE/0"
        state = ambush(f"{column} > LA-SENTINELLA-DEL-SUD", True, answer)
    else:
        state = ambush(column, False)
    assert forces(state, "A") == ""
    assert "CAVALIERI-DELLE-DUNE" in past(state, "B")
    assert row(state, "B") == "DESERTO-DI-VETRO.B1"
    assert [event["damage"] for event in told(state, "strike")] == [3, 3]


@rule("DS-07", "ID-018", "ID-048")
def test_a_life_of_a_character_takes_everything() -> None:
    state = fought("A11 A11 A11", "AIN STORMO-DELL-AIRONE")
    assert forces(state, "B") == "STORMO-DELL-AIRONE.B1"
    assert past(state, "B") == "AIN"


@rule("DS-08", "ID-048", "ID-211", "ID-212", "RU-42")
def test_mortal_damage_goes_through_the_lives_of_a_character() -> None:
    state = fought("VIPERA VIPERA VIPERA", "AIN*3 STORMO-DELL-AIRONE")
    assert forces(state, "B") == ""
    assert removed(state, "B") == "AIN AIN AIN STORMO-DELL-AIRONE"
    assert past(state, "B") == ""
    assert points(state)[0] == 6


@rule("DS-09", "RU-43", "ID-210")
def test_mortal_damage_removes_one_life_of_a_master() -> None:
    state = fought("VIPERA VIPERA VIPERA", "KENSHIRO*2")
    assert forces(state, "B") == "KENSHIRO"
    assert (removed(state, "B"), past(state, "B")) == ("KENSHIRO", "")


@rule("DS-10", "RU-33", "RU-34")
def test_a_commander_whom_no_damage_reaches_holds_the_place() -> None:
    state = fought("CAVALIERI-NERI", "PELLEGRINI-DEL-NORD > KENSHIRO*2")
    assert forces(state, "B") == "KENSHIRO*2"
    assert row(state, "B") == "DESERTO-DI-VETRO.B1"
    assert len(told(state, "fight")) == 1
    assert told(state, "reached") == []


@rule("DS-11", "ID-151", "RU-35", "RU-37")
def test_a_commander_reached_fights_alone() -> None:
    state = fought("CAVALIERI-NERI+STENDARDO", "PELLEGRINI-DEL-NORD > KENSHIRO*2", events=["ERA-DELLA-PAURA"])
    assert [event["columns"] for event in told(state, "fight")] == [
        [["CAVALIERI-NERI.A1"], ["PELLEGRINI-DEL-NORD.B1"]],
        [["CAVALIERI-NERI.A1"], ["KENSHIRO"]],
    ]
    assert forces(state, "A") == ""
    assert forces(state, "B") == "KENSHIRO"
    assert row(state, "B") == "DESERTO-DI-VETRO.B1"


@rule("DS-12", "ID-215", "ID-216", "ID-217", "RU-52")
def test_in_a_challenge_each_life_is_worth_one() -> None:
    state = position(hands=["SFIDA-ALL-ALBA"], forces=["RAOUL*3", "SHOKI*4!"])
    play(state, "A play SFIDA-ALL-ALBA; A pick RAOUL; A pick SHOKI")
    assert forces(state, "A") == "RAOUL*2"
    assert forces(state, "B") == "SHOKI!"
    assert points(state) == (0, 0)
    assert asked(state)["A"] in ("present", "attack")  # it goes on where it was


@rule("DS-13", "ID-153", "RU-08", "RU-09")
@pytest.mark.parametrize("activation", ["budget", "threshold"])
def test_lives_are_spent_or_only_needed(activation: str) -> None:
    column = "LAME-DELL-AIRONE LAME-DELL-AIRONE STORMO-DELL-AIRONE > REY*3"
    state = declared(column, "KENSHIRO*3", options={"activation": activation})
    first, second = [f"act LAME-DELL-AIRONE.A{number} LAME-DELL-AIRONE/0" for number in (1, 2)]
    third = "act STORMO-DELL-AIRONE.A1 STORMO-DELL-AIRONE/0"
    assert offered(state, "A") == ["pass", first, second, third]
    play(state, f"A {first}")
    if activation == "budget":
        assert refused(state, f"A {second}") == ("error-pips", "RU-08")
        assert offered(state, "A") == ["pass", third]
        play(state, f"A {third}")
        assert told(state, "strike")[0]["second"] == 5
    else:
        play(state, f"A {second}")
        assert offered(state, "A") == ["pass", third]


@rule("DS-14", "ID-183", "RU-41", "RU-49", "RU-76")
def test_a_suicide_attack_doubles_what_the_army_bears() -> None:
    state = declared("UOMINI-BOMBA+ARMI-DA-TAGLIO", "RAOUL*2")
    play(state, "A act UOMINI-BOMBA.A1 UOMINI-BOMBA/0")
    assert told(state, "strike")[0]["damage"] == 8
    assert (removed(state, "A"), past(state, "A")) == ("UOMINI-BOMBA", "ARMI-DA-TAGLIO")
    assert points(state) == (4, 0)


@rule("DS-15", "ID-185", "RU-39")
@pytest.mark.parametrize("zeroed", [True, False])
def test_a_card_with_zeroed_defence(zeroed: bool) -> None:
    state = declared(
        "LA-VOCE-DEL-TRONO*2", "PORTATORE-D-ACQUA+SCUDO-DI-PORTIERA", "PALUDE-SALATA", hands=["LANCIA-DI-LUCE"]
    )
    pass_to(state, "replies")
    assert values(state, "PORTATORE-D-ACQUA.B1") == "0/2/1"
    assert values(state, "LA-VOCE-DEL-TRONO") == "1/2/L2"
    play(state, "A play LANCIA-DI-LUCE" if zeroed else "A pass")
    quiet(state)
    assert forces(state, "B") == ("" if zeroed else "PORTATORE-D-ACQUA.B1")


@rule("DS-16", "ID-096", "ID-098", "ID-099")
def test_a_successor_is_lost_before_the_last_card_of_the_master() -> None:
    state = fought("RAOUL*2", "KENSHIRO+SUCCESSORE-HOKUTO")
    assert forces(state, "B") == "KENSHIRO"
    assert held(state, "KENSHIRO") == ""
    assert past(state, "B") == "SUCCESSORE-HOKUTO"
    assert points(state)[0] == 2


@rule("DS-17", "ID-098", "ID-040")
def test_a_successor_is_struck_by_a_mirror_copy() -> None:
    state = position(hands=["KENSHIRO"], forces=["", "KENSHIRO+SUCCESSORE-HOKUTO"])
    play(state, "A play KENSHIRO")
    assert forces(state, "B") == "KENSHIRO"
    assert (past(state, "A"), past(state, "B")) == ("KENSHIRO", "SUCCESSORE-HOKUTO")
    assert points(state) == (0, 0)


# Groups and targets


def attacking(mine: str, places: str = PLAIN, theirs: str = "", **more: Any) -> Isola:
    return position(phase="combat", forces=[mine, theirs], places=["", places], **more)


@rule("DS-18", "ID-142", "ID-144")
def test_red_and_blue_share_no_group_even_with_grey_between() -> None:
    state = attacking("JACK-DI-PICCHE MERCENARI RIBELLI-DELLA-CAVA")
    play(state, "A add JACK-DI-PICCHE.A1; A add MERCENARI.A1")
    assert refused(state, "A add RIBELLI-DELLA-CAVA.A1") == ("error-group-colour", "ID-142")


@rule("DS-19", "ID-143")
def test_two_schools_share_no_group() -> None:
    state = attacking("BANDA-DI-CUORI CAVALIERI-NERI PREDONI-IN-MOTO")
    play(state, "A add BANDA-DI-CUORI.A1")
    assert refused(state, "A add CAVALIERI-NERI.A1") == ("error-group-school", "ID-143")
    play(state, "A add PREDONI-IN-MOTO.A1; A done")
    assert told(state, "attack")[0]["column"] == ["BANDA-DI-CUORI.A1", "PREDONI-IN-MOTO.A1"]


@rule("DS-20", "ID-191")
def test_cobras_keep_to_themselves() -> None:
    state = attacking("FIGLI-DEL-COBRA VIPERA PREDONI-IN-MOTO IL-SIGNORE-DELLE-CAVE")
    play(state, "A add FIGLI-DEL-COBRA.A1")
    assert refused(state, "A add PREDONI-IN-MOTO.A1") == ("error-group-cobra", "ID-191")
    assert refused(state, "A lead IL-SIGNORE-DELLE-CAVE") == ("error-group-cobra", "ID-191")
    play(state, "A add VIPERA.A1")


@rule("DS-21", "ID-134", "ID-135", "ID-136")
def test_two_groups_attack_the_two_places_nearest_the_frontier() -> None:
    state = attacking("MERCENARI MERCENARI", "OASI MARE-SECCO DESERTO-DI-VETRO")
    play(state, "A add MERCENARI.A1; A next; A add MERCENARI.A2")
    assert "next" not in offered(state, "A")
    play(state, "A done")
    assert [event["target"] for event in told(state, "attack")] == ["DESERTO-DI-VETRO.B1", "MARE-SECCO.B1"]
    assert row(state, "B") == "OASI.B1"


@rule("DS-22", "ID-138")
def test_a_player_with_a_place_is_not_attacked_directly() -> None:
    state = attacking("MERCENARI", "OASI", "AIN")
    assert offered(state, "A") == ["pass", "add MERCENARI.A1"]
    assert refused(state, "A target AIN") == ("error-frontier", "ID-138")


@rule("DS-23", "RU-26")
def test_who_is_attacked_is_fixed_when_attacks_are_declared() -> None:
    state = attacking("MERCENARI MERCENARI MERCENARI", "OASI DESERTO-DI-VETRO", "AIN!")
    play(state, "A add MERCENARI.A1; A next; A add MERCENARI.A2; A done")
    assert row(state, "B") == ""
    assert asked(state) == {"B": "draw"}
    assert forces(state, "A") == "MERCENARI.A1! MERCENARI.A2! MERCENARI.A3"


@rule("DS-24", "ID-043", "ID-052", "ID-058", "ID-071", "RU-01", "RU-02")
@pytest.mark.parametrize("defence", ["chapter", "table"])
def test_grey_cards_before_a_red_place(defence: str) -> None:
    state = attacking("MERCENARI", "CAMPO-DI-SCHIAVI", "MERCENARI RYUGA AIN SPIA", options={"defence": defence})
    play(state, "A add MERCENARI.A1; A done")
    assert refused(state, "B add MERCENARI.B1") == ("error-defend-colour", "ID-071")
    wide = ["add RYUGA", "add AIN"] if defence == "chapter" else []
    assert offered(state, "B") == ["pass", *wide, "add SPIA.B1"]


@rule("DS-25", "ID-044", "ID-059", "ID-072", "RU-01", "RU-03")
@pytest.mark.parametrize("defence", ["chapter", "table"])
def test_cards_without_school_before_a_school_place(defence: str) -> None:
    theirs = "RIBELLI-DELLA-CAVA CAPO-DEI-RIBELLI IL-VIANDANTE STORMO-DELL-AIRONE DISCEPOLI-DEL-NORD"
    state = attacking("MERCENARI", "RIFUGIO-DELL-AIRONE", theirs, options={"defence": defence})
    play(state, "A add MERCENARI.A1; A done")
    assert refused(state, "B add RIBELLI-DELLA-CAVA.B1") == ("error-defend-school", "ID-072")
    assert refused(state, "B add DISCEPOLI-DEL-NORD.B1") == ("error-defend-school", "ID-072")
    wide = ["add IL-VIANDANTE", "add CAPO-DEI-RIBELLI.B1"] if defence == "chapter" else []
    assert offered(state, "B") == ["pass", *wide, "add STORMO-DELL-AIRONE.B1"]


# Presentation


@rule("DS-26", "ID-069", "ID-070")
def test_a_school_place_enters_with_an_army_of_its_school() -> None:
    state = position(hands=["PIRAMIDE-DELLA-CROCE MERCENARI BANDA-DI-CUORI"])
    assert refused(state, "A settle PIRAMIDE-DELLA-CROCE MERCENARI") == ("error-pair-school", "ID-070")
    play(state, "A settle PIRAMIDE-DELLA-CROCE BANDA-DI-CUORI")
    assert row(state, "A") == "PIRAMIDE-DELLA-CROCE.A1"


@rule("DS-27", "ID-069", "ID-070")
def test_a_grey_place_without_school_enters_with_any_army() -> None:
    state = position(hands=["VILLAGGIO-DEL-POZZO DISCEPOLI-DEL-NORD"])
    play(state, "A settle VILLAGGIO-DEL-POZZO DISCEPOLI-DEL-NORD")
    assert forces(state, "A") == "DISCEPOLI-DEL-NORD.A1"


@rule("DS-28", "ID-131", "ID-116")
def test_three_cards_too_many_are_discarded() -> None:
    state = position(hands=["RAOUL KENSHIRO TOKI REY YUDA SHOKI BOLTS RYUGA AIN OASI"], forces=["MERCENARI", "AIN"])
    play(state, "A pass")
    for count in (3, 2, 1):
        assert asked(state) == {"A": "discard"}
        assert "pass" not in offered(state, "A")
        play(state, "A discard " + ("OASI", "AIN", "RYUGA")[3 - count])
    assert asked(state) == {"A": "attack"}
    assert past(state, "A") == keys("OASI AIN RYUGA")
    assert len(hand(state, "A").split()) == 7


@rule("DS-29", "ID-124", "RU-13", "RU-14")
def test_the_last_cards_of_a_future() -> None:
    state = position(phase="draw", futures=["OASI OASI"])
    assert offered(state, "A") == ["draw 1", "draw 2"]
    assert refused(state, "A draw 3") == ("error-draw", "ID-123")
    play(state, "A draw 2")
    idle(state, "draw")
    assert asked(state) == {"B": "draw"}
    play(state, "B draw 1")
    while not state.over:
        play(state, f"{next(iter(asked(state)))} pass")
    assert winner(state) == "B"
    assert told(state, "ran-out") == [{"seat": 0}]


@rule("DS-29", "ID-121", "ID-124")
def test_with_an_empty_future_the_order_phase_comes_first() -> None:
    state = position(phase="draw", futures=["STAFFETTA-DEL-DESERTO"], points=(8, 0), places=["VILLAGGIO-DEL-POZZO"])
    play(state, "A draw 1")
    assert view(state)["futures"][0] == 0
    while not state.over:
        seat = next(iter(asked(state)))
        play(state, f"{seat} {'pass' if 'pass' in offered(state, seat) else offered(state, seat)[0]}")
    assert winner(state) == "A"


@rule("DS-30", "ID-119", "ID-120", "ID-178", "ID-179", "RU-05")
def test_the_lead_is_counted_after_the_green_points() -> None:
    places = ["VILLAGGIO-DEL-POZZO"]
    state = position(phase="order", points=(10, 3), places=places)
    assert points(state) == (12, 3)
    assert winner(state) == ""
    state = position(phase="order", points=(11, 3), places=places)
    assert points(state) == (13, 3)
    assert winner(state) == "A"


@rule("DS-31", "ID-121")
def test_the_lead_of_the_other_one_means_nothing_now() -> None:
    state = position(phase="order", points=(0, 15))
    assert winner(state) == ""
    assert asked(state) == {"A": "draw"}


@rule("DS-32", "ID-107", "ID-130", "ID-177", "ID-199")
def test_a_turn_event_in_the_presentation_of_the_other_one() -> None:
    state = position(hands=["", "RIVOLTA"], forces=["RIBELLI-DELLA-CAVA"], places=["", PLAIN])
    play(state, "A pass")
    assert offered(state, "B") == ["pass", "play RIVOLTA"]
    play(state, "B play RIVOLTA")
    assert destiny(state) == "RIVOLTA.B1"
    assert values(state, "RIBELLI-DELLA-CAVA.A1") == "3/2/1"
    play(state, "A pass; A pass")
    assert asked(state) == {"B": "draw"}
    assert destiny(state) == ""
    assert past(state, "B") == "RIVOLTA"
    assert values(state, "RIBELLI-DELLA-CAVA.A1") == "2/1/1"


@rule("DS-33", "ID-106", "ID-201")
def test_a_permanent_event_is_not_played_in_the_turn_of_the_other_one() -> None:
    state = position(hands=["", "ERA-DELLA-PAURA RIVOLTA RAZZIA IMBOSCATA"])
    play(state, "A pass")
    assert refused(state, "B play ERA-DELLA-PAURA") == ("error-not-now", "ID-106")
    assert refused(state, "B play RAZZIA") == ("error-not-now", "ID-104")
    assert refused(state, "B play IMBOSCATA") == ("error-not-now", "ID-108")
    assert offered(state, "B") == ["pass", "play RIVOLTA"]


@rule("DS-34", "ID-190", "RU-11")
def test_a_unique_card_waits_until_the_other_one_has_gone() -> None:
    state = position(hands=["CAPO-DEI-RIBELLI ESECUZIONE"], forces=["", "CAPO-DEI-RIBELLI"])
    assert refused(state, "A play CAPO-DEI-RIBELLI") == ("error-unique", "ID-190")
    play(state, "A play ESECUZIONE; A play CAPO-DEI-RIBELLI")
    assert forces(state, "A") == "CAPO-DEI-RIBELLI.A1"


@rule("DS-35", "ID-192", "ID-193")
def test_a_second_equal_equipment() -> None:
    state = position(
        hands=["ARMI-DA-TAGLIO CORAZZA-DI-LAMIERA"], forces=["MERCENARI+ARMI-DA-TAGLIO+CORAZZA-DI-LAMIERA"]
    )
    assert refused(state, "A assign ARMI-DA-TAGLIO MERCENARI.A1") == ("error-not-cumulative", "ID-193")
    play(state, "A assign CORAZZA-DI-LAMIERA MERCENARI.A1")
    assert values(state, "MERCENARI.A1") == "4/3/1"


@rule("DS-36", "ID-176", "ID-122", "ID-141", "ID-203")
def test_who_has_attacked_does_not_defend() -> None:
    state = position(phase="combat", forces=["MERCENARI AIN", "MERCENARI"], places=[PLAIN, PLAIN])
    play(state, "A add MERCENARI.A1; A done; B pass; B draw 1; B pass")
    assert forces(state, "A") == "AIN MERCENARI.A1!"
    play(state, "B add MERCENARI.B1; B done")
    assert refused(state, "A add MERCENARI.A1") == ("error-engaged", "ID-141")
    play(state, "A pass")
    assert forces(state, "A") == "AIN MERCENARI.A1"


@rule("DS-37", "RU-66", "ID-170")
def test_a_character_without_attack_takes_an_undefended_place() -> None:
    state = fought("STAFFETTA-DEL-DESERTO")
    assert row(state, "B") == ""
    assert past(state, "B") == "DESERTO-DI-VETRO"
    assert forces(state, "A") == "STAFFETTA-DEL-DESERTO.A1!"


@rule("DS-38", "ID-208", "ID-172", "RU-58")
def test_a_massacred_place_is_removed_but_not_what_it_bore() -> None:
    state = fought("IL-BOIA", place="VILLAGGIO-DEL-POZZO+CISTERNA")
    assert (removed(state, "B"), past(state, "B")) == ("VILLAGGIO-DEL-POZZO", "CISTERNA")


# The advanced game


@rule("DS-40", "ID-224", "RU-06")
@pytest.mark.parametrize("check", ["start", "after-points"])
def test_advanced_the_totals_brought_into_the_phase_decide(check: str) -> None:
    places = ["", "PIRAMIDE-DELLA-CROCE"]
    options = {"game": "advanced", "advanced-win": check}
    state = position(phase="order", points=(14, 3), places=places, options=options)
    if check == "start":
        assert winner(state) == "A"
        assert points(state) == (14, 3)
    else:
        assert winner(state) == ""
        assert points(state) == (14, 6)


@rule("DS-41", "ID-224", "RU-06")
def test_advanced_points_of_this_phase_count_in_the_next_one() -> None:
    options = {"game": "advanced"}
    state = position(phase="order", points=(12, 3), places=["VILLAGGIO-DEL-POZZO"], options=options)
    assert winner(state) == ""
    assert points(state) == (14, 3)
    while not state.over:
        seat = next(iter(asked(state)))
        options_now = offered(state, seat)
        play(state, f"{seat} {'pass' if 'pass' in options_now else options_now[0]}")
    assert winner(state) == "A"


# Further ones


@rule("DS-42", "RU-80", "RU-81", "RU-97")
def test_a_suicide_card_is_no_survivor() -> None:
    state = declared("UOMINI-BOMBA+CORAZZA-DI-LAMIERA+STENDARDO", "CONTADINO-IN-ARMI > KENSHIRO")
    play(state, "A act UOMINI-BOMBA.A1 UOMINI-BOMBA/0")
    quiet(state)
    assert told(state, "reached") == [{"seat": 1, "force": "KENSHIRO"}]
    assert len(told(state, "fight")) == 1
    assert removed(state, "A") == "UOMINI-BOMBA"
    assert row(state, "B") == "DESERTO-DI-VETRO.B1"
    assert forces(state, "B") == "KENSHIRO"


@rule("DS-43", "ID-182", "RU-50", "RU-77", "RU-96")
@pytest.mark.parametrize("reach", ["whole", "card"])
def test_cancelling_an_army_reaches_its_equipment(reach: str) -> None:
    state = declared(
        "PREDONI-IN-MOTO+CATENE+MOTO-CORAZZATA PREDONI-IN-MOTO",
        "DISCEPOLO-MUTO > KENSHIRO",
        options={"cancel": reach},
        hands=["CONTROLUCE"],
    )
    play(pass_to(state, "abilities"), "B act DISCEPOLO-MUTO.B1 DISCEPOLO-MUTO/0")
    assert asked(state) == {"A": "replies"}
    assert keywords(state, "PREDONI-IN-MOTO.A1") == ("" if reach == "whole" else "massacre")
    assert keywords(state, "PREDONI-IN-MOTO.A2") == "surprise"
    assert values(state, "PREDONI-IN-MOTO.A1") == "3/1/1"


@rule("DS-44", "RU-75")
def test_a_second_equal_equipment_on_a_place() -> None:
    state = position(hands=["CISTERNA"], places=["VILLAGGIO-DEL-POZZO+CISTERNA OASI"])
    assert refused(state, "A attach CISTERNA VILLAGGIO-DEL-POZZO.A1") == ("error-not-cumulative", "RU-75")
    play(state, "A attach CISTERNA OASI.A1")
    assert site(state, "OASI.A1")["green"] == 3


@rule("DS-45", "RU-07", "RU-18")
def test_what_is_played_before_a_fight_counts_in_the_first_one_only() -> None:
    state = position(
        phase="combat",
        hands=["ATTACCO-GENERALE"],
        forces=["BANDA-DI-CUORI BANDA-DI-CUORI", "KENSHIRO*3 SHOKI*3"],
        places=["", "MARE-SECCO DESERTO-DI-VETRO"],
    )
    play(state, "A add BANDA-DI-CUORI.A1; A next; A add BANDA-DI-CUORI.A2; A done")
    play(state, "B add KENSHIRO; B next; B add SHOKI; B done")
    assert asked(state) == {"A": "window"}
    play(state, "A play ATTACCO-GENERALE")
    quiet(state)
    assert [event["damage"] for event in told(state, "strike") if event["seat"] == 0] == [3, 2]
    assert forces(state, "B") == "KENSHIRO*2 SHOKI*3"


@rule("DS-46", "RU-79")
def test_massacre_is_lost_with_its_card() -> None:
    state = fought("IL-BOIA BANDA-DI-CUORI BANDA-DI-CUORI", "CAVALIERI-NERI")
    assert "IL-BOIA" in past(state, "A")
    assert past(state, "B") == keys("CAVALIERI-NERI DESERTO-DI-VETRO")
    assert removed(state, "B") == ""


@rule("DS-47", "RU-84")
@pytest.mark.parametrize("attack", ["CAVALIERI-NERI", "FANATICI FANATICI"])
def test_resistance_is_nothing_to_a_life(attack: str) -> None:
    state = fought(attack, "AIN+STENDARDO")
    assert forces(state, "B") == ""


@rule("DS-48", "RU-51", "RU-94", "RU-95", "ID-194")
def test_the_only_attacker_is_distracted() -> None:
    state = pass_to(declared("MERCENARI", "AIN", hands=["", "FUMO-NEGLI-OCCHI"]), "replies")
    play(state, "B play FUMO-NEGLI-OCCHI")
    assert told(state, "strike") == []
    assert row(state, "B") == "DESERTO-DI-VETRO.B1"
    assert told(state, "engaged")[-1]["forces"] == ["MERCENARI.A1", "AIN"]
    assert forces(state, "A") == "MERCENARI.A1!"
    assert past(state, "B") == "FUMO-NEGLI-OCCHI"


@rule("DS-49", "RU-76", "ID-211")
def test_a_dead_army_leaves_its_equipment_in_the_past() -> None:
    state = fought("FANATICI FANATICI FANATICI", "MERCENARI+STENDARDO")
    assert (removed(state, "B"), past(state, "B")) == ("MERCENARI", keys("STENDARDO DESERTO-DI-VETRO"))


@rule("DS-50", "RU-41", "RU-12")
def test_zero_is_the_last_word_on_green_points() -> None:
    state = position(hands=["CISTERNA"], places=["VILLAGGIO-DEL-POZZO+B:NOMADI"])
    play(state, "A attach CISTERNA VILLAGGIO-DEL-POZZO.A1")
    assert site(state, "VILLAGGIO-DEL-POZZO.A1")["green"] == 0
