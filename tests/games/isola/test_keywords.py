"""Keywords in a fight, rule by rule."""

from __future__ import annotations

import pytest

from games.isola.looking import (
    PLAIN,
    blow,
    columns,
    combat,
    damage,
    declared,
    force,
    forces,
    fought,
    hand,
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
)
from support import asked, offered, play, rule, told
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola

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


@rule("ID-182", "RU-96", "ID-208")
def test_a_cancelled_massacre_does_not_come_back_when_who_cancelled_it_falls() -> None:
    state = declared("GIGANTI-DEL-NORD IL-BOIA", "RYUGA", hands=["", "RISOLUTEZZA"])
    play(pass_to(state, "replies"), "B play RISOLUTEZZA; B pick IL-BOIA.A1")
    # Ryuga's only life is lost, and he took nobody along: the place falls, and goes to the past.
    assert past(state, "B") == keys("DESERTO-DI-VETRO RISOLUTEZZA RYUGA")
    assert removed(state, "B") == ""
    taxed = declared("SCHIAVISTI ESATTORE GUARDIE-IMPERIALI", "RYUGA", hands=["", "RISOLUTEZZA"])
    play(pass_to(taxed, "replies"), "B play RISOLUTEZZA; B pick ESATTORE.A1")
    assert points(taxed) == (2, 1)  # the life, and no tax


@rule("RU-07", "RU-96", "ID-208")
def test_what_a_spirit_takes_away_stays_away_when_its_master_falls() -> None:
    state = declared("GIGANTI-DEL-NORD IL-BOIA", "RYUGA", hands=["", "PIETA"])
    play(pass_to(state, "replies"), "B play PIETA")
    assert past(state, "B") == keys("DESERTO-DI-VETRO PIETA RYUGA")
    assert removed(state, "B") == ""


@rule("ID-182", "RU-77", "ID-183")
def test_a_suicide_that_is_cancelled_is_over_though_both_fall() -> None:
    state = declared("UOMINI-BOMBA SCHIAVISTI", "DISCEPOLO-MUTO > KENSHIRO")
    play(state, "A act UOMINI-BOMBA.A1 UOMINI-BOMBA/0; B act DISCEPOLO-MUTO.B1 DISCEPOLO-MUTO/0")
    assert damage(state)[:2] == [4, 1]  # not doubled
    assert past(state, "B").split()[0] == "DISCEPOLO-MUTO"
    assert (removed(state, "A"), "UOMINI-BOMBA" in past(state, "A")) == ("", True)


@rule("ID-185", "ID-219")
def test_what_is_zeroed_stays_so_when_who_zeroed_it_falls() -> None:
    state = declared("SCHIAVISTI PREDONI-IN-MOTO", "INQUISITORE GUARDIE-IMPERIALI > BOLTS*2")
    play(pass_to(state, "abilities"), "B act INQUISITORE.B1 INQUISITORE/0")
    # Surprise: 4 beat the inquisitor. The guards strike back, 2 against a defence of 0 and 2 of resistance.
    assert damage(state) == [4, 2]
    assert (past(state, "A"), past(state, "B")) == ("SCHIAVISTI", "INQUISITORE")


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
