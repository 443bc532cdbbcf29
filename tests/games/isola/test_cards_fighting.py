"""What cards do in a fight: each is used legally, its effect is seen, and it is gone afterwards."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from games.isola.looking import (
    PLAIN,
    declared,
    force,
    forces,
    fought,
    keywords,
    pass_to,
    past,
    quiet,
    row,
    values,
    view,
)
from support import asked, offered, play, refused, rule, told
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola

#: In every hand, so that the reply step is asked for and the fight can be looked at.
WAITING = "CONTROLUCE"


@dataclass
class Row:
    """A fight, what is done in it, and how somebody looks then: ``MERCENARI.A1 2/1/2 mortal``."""

    attack: str
    defence: str
    seen: str
    #: Answers to the ability step, or in the reply step if they begin with play.
    does: str = ""
    place: str = PLAIN
    event: str = ""
    past: str = ""

    def __str__(self) -> str:
        return self.seen.split()[0] + " " + (self.does.split()[-1] if self.does else self.place)


ROWS = [
    # Masters
    Row("MERCENARI > TOKI", "AIN", "MERCENARI.A1 2/1/2", "A act TOKI TOKI/0"),
    Row("IL-RINNEGATO*2", "KENSHIRO*2", "KENSHIRO 3/0/L2", "A act IL-RINNEGATO IL-RINNEGATO/0"),
    Row("REY*2", "KENSHIRO*2", "REY 4/1/L2 surprise", "A act REY REY/0"),
    Row(
        *("DISERTORI-IMPERIALI > IL-GENERALE-STANCO*2", "AIN", "DISERTORI-IMPERIALI.A1 2/2/2"),
        "A act IL-GENERALE-STANCO IL-GENERALE-STANCO/0",
    ),
    Row(
        *("GUARDIE-IMPERIALI > IL-CARCERIERE", "LANCIATORE-DI-COLTELLI", "LANCIATORE-DI-COLTELLI.B1 1/0/1"),
        "A act IL-CARCERIERE IL-CARCERIERE/0",
    ),
    Row(
        *("PELLEGRINI-DEL-NORD > L-EREMITA-DEL-NORD*2", "AIN", "PELLEGRINI-DEL-NORD.A1 1/1/2 mortal"),
        "A act L-EREMITA-DEL-NORD L-EREMITA-DEL-NORD/0; A pick PELLEGRINI-DEL-NORD.A1",
    ),
    Row(
        *("COSCRITTI > LA-VOCE-DEL-TRONO*2", "MERCENARI", "MERCENARI.B1 0/1/1"),
        "A act LA-VOCE-DEL-TRONO LA-VOCE-DEL-TRONO/0",
    ),
    Row("PREDONI-IN-MOTO > IL-SIGNORE-DELLE-CAVE", "AIN", "PREDONI-IN-MOTO.A1 3/0/1 surprise"),
    Row("BANDA-DI-CUORI > IL-SIGNORE-DELLE-CAVE", "AIN", "BANDA-DI-CUORI.A1 2/0/2"),
    # Characters
    Row(
        *("MERCENARI GUARITRICE-DEL-POZZO > KENSHIRO", "AIN", "MERCENARI.A1 2/1/3"),
        "A act GUARITRICE-DEL-POZZO.A1 GUARITRICE-DEL-POZZO/0",
    ),
    Row(
        *("ALLIEVO-IMPAZIENTE > RAOUL", "AIN", "ALLIEVO-IMPAZIENTE.A1 4/0/1"),
        "A act ALLIEVO-IMPAZIENTE.A1 ALLIEVO-IMPAZIENTE/0",
    ),
    Row(
        *("DUELLANTE-MASCHERATO > REY*2", "AIN", "DUELLANTE-MASCHERATO 2/1/L1 double"),
        "A act DUELLANTE-MASCHERATO DUELLANTE-MASCHERATO/0",
    ),
    Row(
        *("UFFICIALE-DELLA-FRUSTA GUARDIE-IMPERIALI > BOLTS", "AIN", "GUARDIE-IMPERIALI.A1 3/1/2"),
        "A act UFFICIALE-DELLA-FRUSTA.A1 UFFICIALE-DELLA-FRUSTA/0",
    ),
    Row("CAPO-DEI-RIBELLI CONTADINO-IN-ARMI", "AIN", "CONTADINO-IN-ARMI.A1 2/0/1"),
    Row("CAPO-DEI-RIBELLI CONTADINO-IN-ARMI", "AIN", "CAPO-DEI-RIBELLI.A1 2/1/2"),
    Row("VIPERA", "AIN", "VIPERA.A1 2/0/1 mortal"),
    Row("IL-BOIA", "AIN", "IL-BOIA.A1 2/1/2 massacre"),
    Row(
        "PREDONI-IN-MOTO",
        "DISCEPOLO-MUTO > KENSHIRO",
        "PREDONI-IN-MOTO.A1 2/0/1",
        "B act DISCEPOLO-MUTO.B1 DISCEPOLO-MUTO/0",
    ),
    Row(
        "SICARIO-DEL-NORD > RAOUL*2",
        "AIN",
        "SICARIO-DEL-NORD.A1 2/0/1 mortal",
        "A act SICARIO-DEL-NORD.A1 SICARIO-DEL-NORD/0",
    ),
    Row("LANCIATORE-DI-COLTELLI", "AIN", "LANCIATORE-DI-COLTELLI.A1 1/0/1 surprise"),
    Row("GIOVANE-AIRONE > REY", "AIN", "GIOVANE-AIRONE.A1 3/1/1", "A act GIOVANE-AIRONE.A1 GIOVANE-AIRONE/0"),
    Row("INQUISITORE > BOLTS*2", "MERCENARI", "MERCENARI.B1 2/0/1", "A act INQUISITORE.A1 INQUISITORE/0"),
    Row(
        *("UFFICIALE-PENTITO DISERTORI-IMPERIALI > SHOKI", "AIN", "DISERTORI-IMPERIALI.A1 2/1/3"),
        "A act UFFICIALE-PENTITO UFFICIALE-PENTITO/0",
    ),
    Row("FRATELLO-DEL-COBRA VIPERA", "AIN", "VIPERA.A1 3/0/1 mortal"),
    Row("FRATELLO-DEL-COBRA VIPERA", "AIN", "FRATELLO-DEL-COBRA 2/1/L1"),
    Row("CACCIATORE-DI-TAGLIE", "KENSHIRO", "CACCIATORE-DI-TAGLIE.A1 3/1/1"),
    Row("CACCIATORE-DI-TAGLIE", "CONTADINO-IN-ARMI > KENSHIRO", "CACCIATORE-DI-TAGLIE.A1 3/1/1"),
    Row("CACCIATORE-DI-TAGLIE", "AIN", "CACCIATORE-DI-TAGLIE.A1 2/1/1"),
    # Armies
    Row(
        "LAME-DELL-AIRONE > REY*2",
        "AIN",
        "LAME-DELL-AIRONE.A1 2/1/2 double",
        "A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0",
    ),
    Row(
        "DISCEPOLI-DEL-NORD > KENSHIRO",
        "AIN",
        "DISCEPOLI-DEL-NORD.A1 3/1/1",
        "A act DISCEPOLI-DEL-NORD.A1 DISCEPOLI-DEL-NORD/0",
    ),
    Row(
        "GUARDIE-IMPERIALI > BOLTS*2",
        "AIN",
        "GUARDIE-IMPERIALI.A1 2/2/2",
        "A act GUARDIE-IMPERIALI.A1 GUARDIE-IMPERIALI/0",
    ),
    Row("DISERTORI-IMPERIALI", "JACK-DI-PICCHE", "DISERTORI-IMPERIALI.A1 3/1/2", place="CAMPO-DI-SCHIAVI"),
    Row("DISERTORI-IMPERIALI", "JACK-DI-PICCHE", "DISERTORI-IMPERIALI.A1 2/1/2"),
    Row("UOMINI-BOMBA", "AIN", "UOMINI-BOMBA.A1 4/0/1", "A act UOMINI-BOMBA.A1 UOMINI-BOMBA/0"),
    Row(
        "MONACI-DEL-PASSO > KENSHIRO",
        "AIN",
        "MONACI-DEL-PASSO.A1 1/2/4",
        "A act MONACI-DEL-PASSO.A1 MONACI-DEL-PASSO/0",
    ),
    Row("SCORTA-DEL-RE > RAOUL*2", "AIN", "SCORTA-DEL-RE.A1 2/1/2 mortal", "A act SCORTA-DEL-RE.A1 SCORTA-DEL-RE/0"),
    Row("BANDE-LIBERE CAPO-DEI-RIBELLI", "AIN", "BANDE-LIBERE.A1 3/0/1 rebel"),
    Row("RYUGA", "BANDE-LIBERE CAPO-DEI-RIBELLI", "BANDE-LIBERE.B1 2/0/1"),
    Row(
        "STORMO-DELL-AIRONE > REY",
        "AIN",
        "STORMO-DELL-AIRONE.A1 1/0/2 surprise",
        "A act STORMO-DELL-AIRONE.A1 STORMO-DELL-AIRONE/0",
    ),
    Row("MERCENARI", "GUARDIA-DEL-SOVRANO", "GUARDIA-DEL-SOVRANO.B1 2/2/2", place="PIRAMIDE-DELLA-CROCE"),
    Row("MERCENARI", "GUARDIA-DEL-SOVRANO", "GUARDIA-DEL-SOVRANO.B1 2/1/2"),
    Row(
        "CARRI-DELLA-LUCE > BOLTS*3",
        "AIN",
        "CARRI-DELLA-LUCE.A1 3/1/2 double",
        "A act CARRI-DELLA-LUCE.A1 CARRI-DELLA-LUCE/0",
    ),
    Row("FANATICI", "AIN", "FANATICI.A1 1/0/1 mortal"),
    Row("LIBERTI CONTADINO-IN-ARMI", "AIN", "LIBERTI.A1 2/1/2"),
    Row("LIBERTI", "AIN", "LIBERTI.A1 1/1/2"),
    # Places
    Row("MERCENARI", "AIN", "AIN 2/2/L1", place="GOLA-DEI-VENTI"),
    Row("MERCENARI", "AIN", "MERCENARI.A1 1/1/1", place="PASSO-MINATO"),
    Row("AIN MERCENARI", "RYUGA", "MERCENARI.A1 2/1/1", place="PASSO-MINATO"),
    Row("MERCENARI", "TOKI", "TOKI 2/4/L1", place="SCUOLA-IN-ROVINA"),
    Row("MERCENARI", "JACK-DI-PICCHE", "JACK-DI-PICCHE.B1 2/0/1", place="ARENA"),
    Row("PREDONI-IN-MOTO", "GUARDIE-IMPERIALI", "PREDONI-IN-MOTO.A1 2/0/1", place="TORRE-DELLE-LUCI"),
    Row("MERCENARI", "FIGLI-DEL-COBRA", "FIGLI-DEL-COBRA.B1 3/0/2 mortal", place="FOSSA-DEI-SERPENTI"),
    Row("RAOUL", "KENSHIRO", "RAOUL 4/2/L1", place="PALUDE-SALATA"),
    Row("MERCENARI", "KENSHIRO", "MERCENARI.A1 2/1/1", place="PALUDE-SALATA"),
    # Equipment of places and of those who fight
    Row("MERCENARI", "AIN", "AIN 2/2/L1", place="DESERTO-DI-VETRO+PALIZZATA"),
    Row("MERCENARI", "GUARDIE-IMPERIALI", "MERCENARI.A1 1/1/1", place="TORRE-DELLE-LUCI+FARO"),
    Row("BANDA-DI-CUORI+CATENE", "AIN", "BANDA-DI-CUORI.A1 2/0/2 massacre"),
    # Techniques to play and discard
    Row("KENSHIRO*3", "AIN", "KENSHIRO 3/5/L3", "A play DISLOCAZIONE"),
    Row("KENSHIRO", "AIN", "KENSHIRO 3/2/L1 mortal", "A play PUNTO-SEGRETO"),
    Row("REY", "AIN", "REY 4/1/L1 surprise", "A play TAGLIO-D-ACQUA"),
    Row("SHOKI", "AIN", "AIN 2/0/L1", "A play LANCIA-DI-LUCE"),
    Row("KENSHIRO", "AIN", "KENSHIRO 3/5/L1", "A play MANO-APERTA"),
    Row("REY", "AIN", "REY 4/1/L1 double", "A play CENTO-TAGLI"),
    Row("SHOKI", "AIN", "AIN 0/1/L1", "A play MURO-DI-LUCE"),
    Row("BOLTS", "LANCIATORE-DI-COLTELLI", "LANCIATORE-DI-COLTELLI.B1 1/0/1", "A play SENTENZA"),
    Row("KENSHIRO", "AIN", "KENSHIRO 4/3/L1", "A play FINTA"),
    # Permanent ones
    Row("KENSHIRO+RAFFICA-DEL-NORD", "AIN", "KENSHIRO 5/2/L1", "A employ RAFFICA-DEL-NORD"),
    Row("KENSHIRO+RAFFICA-DEL-NORD", "AIN", "KENSHIRO 3/2/L1"),
    Row("YUDA+ALI-DEL-SUD", "AIN", "YUDA 4/3/L1", "A employ ALI-DEL-SUD"),
    Row("SHOKI*3+ONDA-DI-LUCE", "AIN", "SHOKI 4/2/L3 double", "A employ ONDA-DI-LUCE; A act SHOKI ONDA-DI-LUCE/0"),
    Row("KENSHIRO+GUARDIA-BASSA", "AIN", "KENSHIRO 3/3/L1", "A employ GUARDIA-BASSA"),
    Row("KENSHIRO+PASSO-IMMOBILE", "AIN", "KENSHIRO 3/4/L1", "A employ PASSO-IMMOBILE"),
    Row(
        "RAOUL*2+PUGNO-CHE-SPEZZA",
        "AIN",
        "RAOUL 6/2/L2 mortal",
        "A employ PUGNO-CHE-SPEZZA; A act RAOUL PUGNO-CHE-SPEZZA/0",
    ),
    Row(
        "YUDA*2+DANZA-DEL-SOVRANO",
        "AIN",
        "YUDA 4/2/L2 surprise",
        "A employ DANZA-DEL-SOVRANO; A act YUDA DANZA-DEL-SOVRANO/0",
    ),
    Row("SHOKI+LUCE-TRANQUILLA", "AIN", "SHOKI 3/4/L1", "A employ LUCE-TRANQUILLA; A act SHOKI LUCE-TRANQUILLA/0"),
    # Spirits
    Row("KENSHIRO+COMPASSIONE", "AIN", "KENSHIRO 3/4/L1", "A employ COMPASSIONE"),
    Row("REY+COMPASSIONE", "AIN", "REY 4/2/L1", "A employ COMPASSIONE"),
    Row("RAOUL", "AIN", "RAOUL 7/2/L1", "A play FURIA"),
    Row("KENSHIRO+CALMA", "AIN", "KENSHIRO 3/3/L1", "A employ CALMA"),
    Row("YUDA+ORGOGLIO-DEL-SUD", "AIN", "YUDA 4/3/L1", "A employ ORGOGLIO-DEL-SUD"),
    Row("IL-SOVRANO-DI-SABBIA+ORGOGLIO-DEL-SUD", "AIN", "IL-SOVRANO-DI-SABBIA 5/2/L1", "A employ ORGOGLIO-DEL-SUD"),
    Row("KENSHIRO", "VIPERA", "VIPERA.B1 2/0/1", "A play RISOLUTEZZA"),
    Row("BOLTS+FEDELTA-AL-TRONO", "AIN", "BOLTS 5/1/L1", "A employ FEDELTA-AL-TRONO"),
    Row("KENSHIRO+PROMESSA", "AIN", "KENSHIRO 5/2/L1", "A employ PROMESSA"),
    Row("TOKI+PROMESSA", "AIN", "TOKI 3/3/L1", "A employ PROMESSA"),
    Row("RAOUL+AMBIZIONE", "AIN", "RAOUL 6/3/L1", "A employ AMBIZIONE"),
    Row("IL-RINNEGATO+AMBIZIONE", "AIN", "IL-RINNEGATO 4/1/L1", "A employ AMBIZIONE"),
    Row("REY", "AIN", "REY 6/1/L1", "A play RISCATTO", past="JACK-DI-PICCHE GIOVANE-AIRONE AIN BANDA-DI-CUORI"),
    Row("BOLTS", "AIN", "AIN 2/0/L1", "A play DISPREZZO"),
    Row("KENSHIRO", "VIPERA", "VIPERA.B1 2/0/1", "A play PIETA"),
    Row("KENSHIRO", "IL-BOIA", "IL-BOIA.B1 2/1/2", "A play PIETA"),
    # Events
    Row("BANDA-DI-CUORI", "AIN", "BANDA-DI-CUORI.A1 3/0/2", "A play ATTACCO-GENERALE"),
    Row("MERCENARI", "BANDA-DI-CUORI", "BANDA-DI-CUORI.B1 3/0/2", "A play ATTACCO-GENERALE"),
    Row("MERCENARI", "AIN", "MERCENARI.A1 1/1/1", event="TEMPESTA-DI-SABBIA"),
    Row("MERCENARI", "AIN", "AIN 2/1/L1", event="TEMPESTA-DI-SABBIA"),
    Row("BANDA-DI-CUORI", "AIN", "BANDA-DI-CUORI.A1 3/0/2", event="ERA-DELLA-PAURA"),
    Row("MERCENARI", "BANDA-DI-CUORI", "BANDA-DI-CUORI.B1 2/0/2", event="ERA-DELLA-PAURA"),
    Row("KENSHIRO", "AIN", "KENSHIRO 3/3/L1", event="PATTO-DEI-FRATELLI"),
    Row("MERCENARI > KENSHIRO", "AIN", "KENSHIRO 3/2/L1", event="PATTO-DEI-FRATELLI"),
    Row("CAVALIERI-NERI", "MERCENARI", "MERCENARI.B1 2/1/0", "A play PRESSIONE"),
    Row("AIN", "LANCIATORE-DI-COLTELLI", "LANCIATORE-DI-COLTELLI.B1 1/0/1", "A play CONTROLUCE"),
]


def looks(state: Isola, name: str) -> str:
    return f"{values(state, name)} {keywords(state, name)}".strip()


@pytest.mark.parametrize("case", ROWS, ids=str)
@rule("ID-100", "ID-222", "ID-182", "ID-185", "ID-213", "ID-214")
def test_what_a_card_does_in_a_fight(case: Row) -> None:
    replies = [line.strip() for line in case.does.split(";") if " play " in line]
    acts = [line.strip() for line in case.does.split(";") if line.strip() and " play " not in line]
    cards = " ".join(line.split()[-1] for line in replies)
    name, expected = case.seen.split(maxsplit=1)
    state = declared(
        *(case.attack, case.defence, case.place),
        hands=[f"{WAITING} {WAITING} {cards}"],
        events=[case.event],
        pasts=[case.past],
    )
    assert asked(state) == {"A": "window"}
    before = {entry["force"]: looks(state, entry["force"]) for entry in view(state)["forces"]}
    if acts:
        pass_to(state, "abilities")
        if acts[0].startswith("B"):
            while "B" not in asked(state):
                play(state, "A pass")
        play(state, ";".join(acts))
    pass_to(state, "replies")
    for line in replies:
        play(state, line)
    assert looks(state, name) == expected
    quiet(state)
    for entry in view(state)["forces"]:
        if "lives" not in entry:
            assert looks(state, entry["force"]) == before[entry["force"]]
        else:
            assert looks(state, entry["force"]).split("/")[:2] == before[entry["force"]].split("/")[:2]
            assert keywords(state, entry["force"]) == ""
    for card in cards.split():
        assert card in past(state, "A").split()


# Columns and distraction


def columns(state: Isola) -> list[list[str]]:
    found = view(state)["fights"][-1]["columns"]
    assert isinstance(found, list)
    return found


@rule("ID-194", "RU-85")
def test_yuda_distracts_a_character() -> None:
    state = declared("BANDA-DI-CUORI > YUDA*2", "AIN JACK-DI-PICCHE MERCENARI", hands=[WAITING])
    play(pass_to(state, "abilities"), "A act YUDA YUDA/0")
    assert offered(state, "A") == ["pick JACK-DI-PICCHE.B1", "pick AIN"]
    play(state, "A pick AIN")
    assert columns(state)[1] == ["JACK-DI-PICCHE.B1", "MERCENARI.B1"]
    assert force(state, "AIN")["engaged"]


@rule("ID-194")
def test_the_dancer_distracts_a_character_without_lives() -> None:
    state = declared("DANZATRICE-DI-LAME > REY", "AIN JACK-DI-PICCHE", hands=[WAITING])
    play(pass_to(state, "abilities"), "A act DANZATRICE-DI-LAME.A1 DANZATRICE-DI-LAME/0")
    assert columns(state)[1] == ["AIN"]


@rule("ID-194")
def test_a_low_flight_distracts_the_first_card_but_no_master() -> None:
    state = declared("REY", "BANDA-DI-CUORI JACK-DI-PICCHE", hands=[f"{WAITING} VOLO-RADENTE"])
    play(pass_to(state, "replies"), "A play VOLO-RADENTE")
    assert columns(state)[1] == ["JACK-DI-PICCHE.B1"]
    state = declared("REY", "KENSHIRO", hands=[f"{WAITING} VOLO-RADENTE"])
    play(pass_to(state, "replies"), "A play VOLO-RADENTE")
    assert columns(state)[1] == ["KENSHIRO"]
    assert len(told(state, "no-effect")) == 1


@rule("ID-145", "ID-148")
def test_the_master_of_arms_rearranges_his_column() -> None:
    column = "BANDA-DI-CUORI JACK-DI-PICCHE BANDE-LIBERE > IL-MAESTRO-D-ARMI"
    state = declared(column, "AIN", hands=[WAITING])
    play(pass_to(state, "abilities"), "A act IL-MAESTRO-D-ARMI IL-MAESTRO-D-ARMI/0")
    play(state, "A pick BANDE-LIBERE.A1; A pick JACK-DI-PICCHE.A1")
    assert columns(state)[0] == ["BANDE-LIBERE.A1", "JACK-DI-PICCHE.A1", "BANDA-DI-CUORI.A1"]


@rule("ID-145", "ID-148")
def test_the_tumbler_rearranges_the_other_column() -> None:
    state = declared("SALTIMBANCO > REY", "BANDA-DI-CUORI JACK-DI-PICCHE > YUDA", hands=[WAITING])
    play(pass_to(state, "abilities"), "A act SALTIMBANCO.A1 SALTIMBANCO/0; A pick JACK-DI-PICCHE.B1")
    assert columns(state)[1] == ["JACK-DI-PICCHE.B1", "BANDA-DI-CUORI.B1"]
    assert view(state)["fights"][-1]["leaders"][1] == ["YUDA"]


@rule("RU-85", "ID-188")
def test_a_masked_character_cannot_be_picked_by_the_opponent() -> None:
    state = declared("BANDA-DI-CUORI > YUDA*2", "CONTADINO-IN-ARMI+MASCHERA AIN", hands=[WAITING])
    play(pass_to(state, "abilities"), "A act YUDA YUDA/0")
    assert columns(state)[1] == ["CONTADINO-IN-ARMI.B1"]  # only Ain could be picked
    killing = position(hands=["ESECUZIONE"], forces=["", "CONTADINO-IN-ARMI+MASCHERA LEVATRICE SPIA"])
    play(killing, "A play ESECUZIONE")
    assert offered(killing, "A") == ["pick LEVATRICE.B1", "pick SPIA.B1"]
    assert refused(killing, "A pick CONTADINO-IN-ARMI.B1")[0] == "error-cannot-be-picked"


# Afterwards


@rule("ID-204", "ID-203")
def test_the_water_carrier_readies_an_army_after_the_combat() -> None:
    state = declared("PORTATORE-D-ACQUA DISCEPOLI-DEL-NORD > KENSHIRO", "STAFFETTA-DEL-DESERTO")
    play(state, "A act PORTATORE-D-ACQUA.A1 PORTATORE-D-ACQUA/0")
    quiet(state)
    assert forces(state, "A") == "KENSHIRO! PORTATORE-D-ACQUA.A1! DISCEPOLI-DEL-NORD.A1"


@rule("ID-204")
def test_conscripts_are_ready_after_the_combat() -> None:
    state = declared("COSCRITTI > SHOKI", "STAFFETTA-DEL-DESERTO")
    play(state, "A act COSCRITTI.A1 COSCRITTI/0")
    assert forces(state, "A") == "SHOKI! COSCRITTI.A1"


@rule("ID-204", "ID-170")
def test_riders_of_the_dunes_are_ready_after_an_undefended_place() -> None:
    assert forces(fought("CAVALIERI-DELLE-DUNE"), "A") == "CAVALIERI-DELLE-DUNE.A1"
    assert forces(fought("CAVALIERI-DELLE-DUNE", "STAFFETTA-DEL-DESERTO"), "A") == "CAVALIERI-DELLE-DUNE.A1!"


@rule("ID-100", "ID-171")
def test_the_tax_collector_scores_for_a_conquest() -> None:
    assert view(fought("ESATTORE"))["points"] == [1, 0]
    assert view(fought("ESATTORE", "AIN"))["points"] == [0, 0]


@rule("RU-85")
def test_slavers_make_the_loser_of_a_place_discard() -> None:
    state = fought("SCHIAVISTI", hands=["", "OASI AIN"])
    assert asked(state) == {"B": "discard"}
    play(state, "B discard OASI")
    assert past(state, "B") == "DESERTO-DI-VETRO OASI"
    assert asked(fought("SCHIAVISTI")) == {"B": "draw"}  # nothing to discard


@rule("ID-188")
def test_defenders_do_not_attack_and_giants_do_not_defend() -> None:
    state = position(phase="combat", forces=["DIFENSORI-DEL-POZZO AIN", "GIGANTI-DEL-NORD RAOUL"], places=["", PLAIN])
    assert offered(state, "A") == ["pass", "add AIN"]
    assert refused(state, "A add DIFENSORI-DEL-POZZO.A1") == ("error-cannot-attack", "ID-188")
    play(state, "A add AIN; A done")
    assert refused(state, "B add GIGANTI-DEL-NORD.B1") == ("error-cannot-defend", "ID-188")
    assert row(fought("GIGANTI-DEL-NORD", "DIFENSORI-DEL-POZZO"), "B") == "DESERTO-DI-VETRO.B1"


@rule("RU-48", "ID-099", "RU-10")
def test_plain_cards_fight_with_their_numbers_and_what_they_bear_scores_nothing() -> None:
    state = fought("LEGIONE-DI-FERRO", "CAVALIERI-NERI+ARMI-DA-TAGLIO")
    assert view(state)["points"] == [1, 0]
    assert past(state, "B") == "ARMI-DA-TAGLIO CAVALIERI-NERI DESERTO-DI-VETRO"
    state = fought("IL-VIANDANTE", "RAZZIATORI-DEL-COBRA")
    assert (forces(state, "A"), past(state, "B")) == ("", "RAZZIATORI-DEL-COBRA")
