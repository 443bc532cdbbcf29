"""Who fights together in the combat phase, attacking and defending. What is activated: ``test_activation.py``."""

from __future__ import annotations

import pytest

from games.isola.looking import (
    combat,
    damage,
    forces,
    fought,
)
from support import asked, offered, play, refused, rule, told


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
