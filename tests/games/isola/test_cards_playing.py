"""What cards do when they are played or assigned, or while they lie there: each of them once, and what is left afterwards."""

from __future__ import annotations

from pathlib import Path
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
    keys,
    pass_to,
    past,
    points,
    quiet,
    removed,
    row,
    site,
    values,
    view,
)
from support import asked, offered, play, refused, rule, told
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola


def presenting(hand: str, mine: str = "", theirs: str = "", **more: Any) -> Isola:
    """A presents cards; everybody has the cards of ``more``."""
    return position(hands=[hand], forces=[mine, theirs], **more)


# Ways to come into play


@rule("ID-057", "ID-188", "ID-189", "ID-207")
def test_a_caravan_comes_alone_or_with_a_place() -> None:
    state = presenting("CAROVANA-ARMATA CAROVANA-ARMATA VILLAGGIO-DEL-POZZO")
    play(state, "A play CAROVANA-ARMATA; A settle VILLAGGIO-DEL-POZZO CAROVANA-ARMATA")
    assert forces(state, "A") == "CAROVANA-ARMATA.A1 CAROVANA-ARMATA.A2"


@rule("ID-064", "ID-190")
def test_the_iron_legion_needs_two_inhabited_places() -> None:
    state = presenting("LEGIONE-DI-FERRO CAPITALE TORRE-DELLE-LUCI VILLAGGIO-DEL-POZZO OASI MARE-SECCO")
    assert refused(state, "A settle CAPITALE LEGIONE-DI-FERRO") == ("error-needs-places", "ID-064")
    assert refused(state, "A play LEGIONE-DI-FERRO") == ("error-army-alone", "ID-057")
    assert refused(state, "A muster LEGIONE-DI-FERRO CAPITALE OASI") == ("error-pair-colour", "ID-069")
    assert refused(state, "A muster LEGIONE-DI-FERRO CAPITALE MARE-SECCO") == ("error-not-inhabited", "ID-065")
    play(state, "A muster LEGIONE-DI-FERRO CAPITALE VILLAGGIO-DEL-POZZO")
    assert row(state, "A") == "VILLAGGIO-DEL-POZZO.A1 CAPITALE.A1"
    assert forces(state, "A") == "LEGIONE-DI-FERRO.A1"


@rule("ID-188", "ID-102")
def test_pilgrims_come_alone_with_a_hokuto_master() -> None:
    assert refused(presenting("PELLEGRINI-DEL-NORD", "REY"), "A play PELLEGRINI-DEL-NORD")[0] == "error-army-alone"
    state = presenting("PELLEGRINI-DEL-NORD", "TOKI", "KENSHIRO")
    play(state, "A play PELLEGRINI-DEL-NORD")
    assert forces(state, "A") == "TOKI PELLEGRINI-DEL-NORD.A1"


@rule("ID-188", "ID-191")
def test_cobra_raiders_come_alone_with_another_cobra() -> None:
    state = presenting("RAZZIATORI-DEL-COBRA", "", "VIPERA")
    assert refused(state, "A play RAZZIATORI-DEL-COBRA")[0] == "error-army-alone"
    state = presenting("RAZZIATORI-DEL-COBRA RAZZIATORI-DEL-COBRA", "VIPERA")
    play(state, "A play RAZZIATORI-DEL-COBRA; A play RAZZIATORI-DEL-COBRA")
    assert len(forces(state, "A").split()) == 3


@rule("ID-064")
@pytest.mark.parametrize(
    ("place", "army"),
    [("CAPITALE", "GUARDIE-IMPERIALI"), ("CAVA-DI-FERRO", "SCORTA-DEL-RE"), ("STAZIONE-DEI-TRENI", "MERCENARI")],
)
def test_places_for_two_armies(place: str, army: str) -> None:
    state = presenting(f"{place} {army} {army} {army}")
    play(state, f"A settle {place} {army} {army}")
    assert forces(state, "A") == f"{army}.A1 {army}.A2"
    assert row(state, "A") == f"{place}.A1"
    one = presenting(f"VILLAGGIO-DEL-POZZO {army} {army}")
    assert refused(one, f"A settle VILLAGGIO-DEL-POZZO {army} {army}") == ("error-too-many-armies", "ID-064")


@rule("ID-188", "ID-189")
@pytest.mark.parametrize("place", ["MERCATO-LIBERO", "COLONIA-PENALE"])
def test_places_without_an_army(place: str) -> None:
    state = presenting(place)
    play(state, f"A play {place}")
    assert site(state, f"{place}.A1")["green"] == 1


@rule("ID-189", "ID-191")
def test_the_den_takes_only_cobras() -> None:
    state = presenting("TANA-DEL-COBRA FIGLI-DEL-COBRA PREDONI-IN-MOTO")
    assert refused(state, "A settle TANA-DEL-COBRA PREDONI-IN-MOTO") == ("error-pair-only", "ID-189")
    play(state, "A settle TANA-DEL-COBRA FIGLI-DEL-COBRA")
    assert row(state, "A") == "TANA-DEL-COBRA.A1"
    again = presenting("TANA-DEL-COBRA FIGLI-DEL-COBRA", places=["", "TANA-DEL-COBRA"])
    assert refused(again, "A settle TANA-DEL-COBRA FIGLI-DEL-COBRA") == ("error-unique", "ID-190")


@rule("ID-063", "ID-069", "ID-070", "ID-061")
@pytest.mark.parametrize(
    ("place", "army", "problem"),
    [
        ("TEMPIO-SUL-MONTE", "MONACI-DEL-PASSO", ""),
        ("FORTEZZA-DEL-NORD", "CAVALIERI-NERI", ""),
        ("RIFUGIO-DELL-AIRONE", "BANDE-LIBERE", ""),
        ("QUARTIERE-DEI-DISERTORI", "GENIERI-IMPERIALI", ""),
        ("TEATRO-ALL-APERTO", "STORMO-DELL-AIRONE", ""),
        ("ARENA", "BANDA-DI-PICCHE", ""),
        ("CAMPO-DI-SCHIAVI", "MERCENARI", ""),
        ("OASI", "MERCENARI", ""),
        ("ORTI-PENSILI", "LIBERTI", ""),
        ("CAMPO-DI-SCHIAVI", "LIBERTI", "error-pair-colour"),
        ("OASI", "SCHIAVISTI", "error-pair-colour"),
        ("TEMPIO-SUL-MONTE", "CAVALIERI-NERI", "error-pair-colour"),
        ("TEMPIO-SUL-MONTE", "STORMO-DELL-AIRONE", "error-pair-school"),
        ("SCUOLA-IN-ROVINA", "MERCENARI", "error-pair-school"),
        ("MARE-SECCO", "MERCENARI", "error-not-inhabited"),
    ],
)
def test_which_armies_enter_with_which_places(place: str, army: str, problem: str) -> None:
    state = presenting(f"{place} {army}")
    if problem:
        assert refused(state, f"A settle {place} {army}")[0] == problem
    else:
        play(state, f"A settle {place} {army}")
        assert (row(state, "A"), forces(state, "A")) == (f"{place}.A1", f"{army}.A1")


# Assigned cards


@rule("ID-027", "ID-028", "ID-029", "ID-030", "ID-031", "ID-032", "ID-086", "ID-088", "ID-090", "ID-091", "ID-094")
@pytest.mark.parametrize(
    ("card", "host", "expected"),
    [
        ("ARMI-DA-TAGLIO", "MERCENARI", "4/1/1"),
        ("CORAZZA-DI-LAMIERA", "MERCENARI", "2/2/1"),
        ("MOTO-CORAZZATA", "MERCENARI", "3/2/1"),
        ("MOTO-CORAZZATA", "AIN", "3/2/L1"),
        ("CARICA-DA-CAVA", "BANDA-DI-CUORI", "2/0/2"),
        ("ELMO-DA-PREDONE", "AIN", "2/2/L1"),
        ("VESSILLI-DEL-NORD", "DISCEPOLI-DEL-NORD", "2/1/2"),
        ("LAMA-RICURVA", "JACK-DI-PICCHE", "2/0/1"),
        ("CATENE", "BANDA-DI-CUORI", "2/0/2"),
        ("SCUDO-DI-PORTIERA", "LIBERTI", "1/2/2"),
        ("SCUDO-DI-PORTIERA", "CONTADINO-IN-ARMI", "1/1/1"),
        ("GIURAMENTO-DI-SANGUE", "RAOUL", "6/2/L1"),
        ("STENDARDO", "MERCENARI", "2/1/2"),
        ("SANGUE-DEL-NORD", "DISCEPOLO-MUTO", "2/2/2"),
        ("UNIFORMI-DI-SETA", "BANDA-DI-CUORI", "3/0/2"),
        ("MASCHERA", "CONTADINO-IN-ARMI", "1/0/1"),
        ("SUCCESSORE-HOKUTO", "RAOUL", "5/2/L2"),
        ("SUCCESSORE-NANTO", "REY", "4/1/L2"),
        ("SUCCESSORE-CENTO", "BOLTS", "4/1/L2"),
        ("RAFFICA-DEL-NORD", "RAOUL", "5/2/L1"),
        ("CALMA", "RYUGA", "3/2/L1"),
    ],
)
def test_what_an_assigned_card_adds(card: str, host: str, expected: str) -> None:
    state = presenting(card, host)
    name = forces(state, "A")
    play(state, f"A assign {card} {name}")
    assert values(state, name) == expected
    assert held(state, name) == card
    assert hand(state, "A") == ""


@rule(
    "ID-028",
    "ID-029",
    "ID-030",
    "ID-031",
    "ID-032",
    "ID-073",
    "ID-080",
    "ID-086",
    "ID-090",
    "ID-091",
    "RU-56",
    "ID-042",
)
@pytest.mark.parametrize(
    ("card", "host", "problem"),
    [
        ("ARMI-DA-TAGLIO", "AIN", "error-assign-type"),
        ("ARMI-DA-TAGLIO", "RAOUL", "error-assign-type"),
        ("ELMO-DA-PREDONE", "MERCENARI", "error-assign-type"),
        ("MOTO-CORAZZATA", "RAOUL", "error-assign-host"),  # it has no profile to look at
        ("RAFFICA-DEL-NORD", "AIN", "error-assign-type"),
        ("CALMA", "MERCENARI", "error-assign-type"),
        ("VESSILLI-DEL-NORD", "CAVALIERI-NERI", "error-assign-colour"),
        ("GIURAMENTO-DI-SANGUE", "KENSHIRO", "error-assign-colour"),
        ("COMPASSIONE", "RYUGA", "error-assign-colour"),
        ("PUGNO-CHE-SPEZZA", "TOKI", "error-assign-colour"),
        ("VESSILLI-DEL-NORD", "LIBERTI", "error-assign-school"),
        ("RAFFICA-DEL-NORD", "REY", "error-assign-school"),
        ("RAFFICA-DEL-NORD", "RYUGA", "error-assign-school"),
        ("PROMESSA", "REY", "error-assign-school"),
        ("SUCCESSORE-CENTO", "RAOUL", "error-assign-school"),
        ("DISLOCAZIONE", "KENSHIRO", "error-only-in-fight"),
    ],
)
def test_to_whom_a_card_cannot_be_assigned(card: str, host: str, problem: str) -> None:
    state = presenting(card, host)
    assert refused(state, f"A assign {card} {forces(state, 'A')}")[0] == problem
    assert not [option for option in offered(state, "A") if "assign" in option]


@rule("RU-56", "ID-033", "ID-034", "ID-129")
def test_equipment_is_for_own_cards_that_are_there() -> None:
    state = presenting("ARMI-DA-TAGLIO", "", "MERCENARI")
    assert refused(state, "A assign ARMI-DA-TAGLIO MERCENARI.B1") == ("error-assign-own", "RU-56")
    assert refused(state, "A assign ARMI-DA-TAGLIO MERCENARI.A1") == ("error-not-there", "ID-034")
    assert refused(state, "A play ARMI-DA-TAGLIO") == ("error-assign-it", "ID-129")


@rule("ID-192", "ID-193")
@pytest.mark.parametrize(
    ("card", "host", "second"),
    [
        ("CORAZZA-DI-LAMIERA", "MERCENARI", "2/3/1"),
        ("LAMA-RICURVA", "JACK-DI-PICCHE", "3/0/1"),
        ("SCUDO-DI-PORTIERA", "LIBERTI", "1/3/2"),
        ("SUCCESSORE-HOKUTO", "RAOUL", "5/2/L3"),
        ("STENDARDO", "MERCENARI", ""),
        ("MOTO-CORAZZATA", "MERCENARI", ""),
    ],
)
def test_two_equal_cards_on_one_host(card: str, host: str, second: str) -> None:
    state = presenting(f"{card} {card}", host)
    name = forces(state, "A")
    play(state, f"A assign {card} {name}")
    if second:
        play(state, f"A assign {card} {name.split('*')[0]}")
        assert values(state, name) == second
    else:
        assert refused(state, f"A assign {card} {name}") == ("error-not-cumulative", "ID-193")


@rule("ID-095", "ID-097", "RU-10")
def test_one_master_of_a_school_is_the_successor() -> None:
    state = presenting(
        "SUCCESSORE-HOKUTO SUCCESSORE-HOKUTO SUCCESSORE-NANTO", "RAOUL KENSHIRO REY", "TOKI+SUCCESSORE-HOKUTO"
    )
    play(state, "A assign SUCCESSORE-HOKUTO KENSHIRO")
    assert refused(state, "A assign SUCCESSORE-HOKUTO RAOUL") == ("error-second-successor", "ID-095")
    play(state, "A assign SUCCESSORE-HOKUTO KENSHIRO; A assign SUCCESSORE-NANTO REY")
    assert values(state, "KENSHIRO") == "3/2/L3"
    alone = presenting("SUCCESSORE-HOKUTO")
    assert refused(alone, "A play SUCCESSORE-HOKUTO")[0] == "error-assign-it"


@rule("ID-074", "ID-081", "RU-54")
def test_one_permanent_technique_and_one_permanent_spirit() -> None:
    state = presenting("CALMA COMPASSIONE PASSO-IMMOBILE RAFFICA-DEL-NORD", "KENSHIRO")
    play(state, "A assign CALMA KENSHIRO; A assign PASSO-IMMOBILE KENSHIRO")
    assert refused(state, "A assign COMPASSIONE KENSHIRO") == ("error-second-permanent", "ID-081")
    assert refused(state, "A assign RAFFICA-DEL-NORD KENSHIRO") == ("error-second-permanent", "ID-074")


@rule("ID-190", "RU-11", "RU-64")
def test_a_unique_oath() -> None:
    state = presenting("GIURAMENTO-DI-SANGUE", "RAOUL", "BOLTS+GIURAMENTO-DI-SANGUE")
    assert refused(state, "A assign GIURAMENTO-DI-SANGUE RAOUL") == ("error-unique", "ID-190")


# Places and what lies on them


@rule("ID-062", "ID-119", "RU-12")
def test_green_points_of_places_and_what_changes_them() -> None:
    state = presenting("CISTERNA", places=["VILLAGGIO-DEL-POZZO"])
    play(state, "A attach CISTERNA VILLAGGIO-DEL-POZZO.A1")
    assert site(state, "VILLAGGIO-DEL-POZZO.A1")["green"] == 3


@rule("ID-033", "RU-56", "RU-57", "RU-61")
def test_nomads_and_a_decree_lie_on_places_of_the_opponent() -> None:
    state = presenting("NOMADI DECRETO DECRETO", places=["", "CAPITALE VILLAGGIO-DEL-POZZO"])
    play(state, "A attach DECRETO CAPITALE.B1; A attach NOMADI VILLAGGIO-DEL-POZZO.B1")
    assert site(state, "CAPITALE.B1")["green"] == 2
    assert site(state, "VILLAGGIO-DEL-POZZO.B1")["green"] == 0
    assert refused(state, "A attach DECRETO VILLAGGIO-DEL-POZZO.B1")[0] == "error-assign-school"
    own = presenting("NOMADI", places=["MARE-SECCO"])
    assert refused(own, "A attach NOMADI MARE-SECCO.A1") == ("error-assign-host", "ID-033")


@rule("RU-12", "ID-214", "ID-119")
def test_hanging_gardens_give_more_with_two_rebels() -> None:
    one = position(phase="order", forces=["LIBERTI"], places=["ORTI-PENSILI"])
    assert points(one) == (1, 0)
    two = position(phase="order", forces=["LIBERTI CONTADINO-IN-ARMI"], places=["ORTI-PENSILI"])
    assert points(two) == (2, 0)


@rule("ID-116", "RU-86")
def test_the_theatre_shows_the_top_card() -> None:
    state = position(phase="order", places=["TEATRO-ALL-APERTO"], futures=["AIN OASI OASI"])
    assert asked(state) == {"A": "order"}
    assert offered(state, "A") == ["pass", "choose 0"]
    play(state, "A choose 0")
    assert view(state, "A")["foreseen"] == ["AIN"]
    assert "AIN" not in str(view(state, "B"))
    play(state, "A draw 1")
    assert hand(state, "A") == "AIN"


@rule("ID-116", "ID-102")
def test_hope_draws_for_who_has_fewer_places() -> None:
    state = position(phase="order", forces=["KENSHIRO+SPERANZA"], places=["", PLAIN])
    assert asked(state) == {"A": "order"}
    play(state, "A choose 0")
    assert len(hand(state, "A").split()) == 1
    state = position(phase="order", forces=["KENSHIRO+SPERANZA"], places=["OASI", PLAIN])
    assert asked(state) == {"A": "draw"}


@rule("ID-100")
def test_the_echo_cave_gives_its_owner_two_cards() -> None:
    state = fought("MERCENARI", place="GROTTA-DELL-ECO")
    assert len(hand(state, "B").split()) == 2
    assert past(state, "B") == "GROTTA-DELL-ECO"


# Characters that do something when they are played


@rule("ID-100", "ID-004")
def test_a_messenger_brings_a_cento_card_back() -> None:
    state = presenting("MESSAGGERA-IMPERIALE", pasts=["SHOKI KENSHIRO GUARDIE-IMPERIALI"])
    play(state, "A play MESSAGGERA-IMPERIALE")
    assert offered(state, "A") == ["pass", "take SHOKI", "take GUARDIE-IMPERIALI"]
    play(state, "A take SHOKI")
    assert hand(state, "A") == "SHOKI"
    assert view(state, "B")["shown"] == [["SHOKI"], []]
    assert past(state, "A") == "GUARDIE-IMPERIALI KENSHIRO"


@rule("ID-100", "ID-214")
def test_a_midwife_brings_a_rebel_back_or_not() -> None:
    state = presenting("LEVATRICE", pasts=["LIBERTI KENSHIRO"])
    play(state, "A play LEVATRICE")
    assert offered(state, "A") == ["pass", "take LIBERTI"]
    play(state, "A pass")
    assert past(state, "A") == "KENSHIRO LIBERTI"


@rule("ID-100", "ID-005")
def test_what_is_out_of_the_game_is_not_found() -> None:
    state = presenting("LEVATRICE AIN", removed=["LIBERTI"])
    play(state, "A play LEVATRICE")
    assert asked(state) == {"A": "present"}


@rule("ID-100")
def test_a_courier_draws_a_card() -> None:
    state = presenting("STAFFETTA-DEL-DESERTO", futures=["AIN OASI"])
    play(state, "A play STAFFETTA-DEL-DESERTO")
    assert hand(state, "A") == "AIN"


@rule("ID-100", "RU-85")
def test_a_scribe_draws_and_discards() -> None:
    state = presenting("SCRIBA-DI-CORTE OASI", futures=["AIN OASI"])
    play(state, "A play SCRIBA-DI-CORTE")
    assert offered(state, "A") == ["discard AIN", "discard OASI"]
    play(state, "A discard OASI")
    assert (hand(state, "A"), past(state, "A")) == ("AIN", "OASI")


@rule("ID-003", "RU-86")
def test_a_teacher_puts_three_cards_back_in_another_order() -> None:
    state = presenting("MAESTRA-DI-VILLAGGIO AIN", futures=["REY OASI YUDA RAOUL"])
    play(state, "A play MAESTRA-DI-VILLAGGIO")
    assert offered(state, "A") == ["take REY", "take YUDA", "take OASI"]
    play(state, "A take YUDA; A take REY")
    assert view(state, "A")["foreseen"] == ["YUDA", "REY", "OASI"]
    assert not [word for word in ("YUDA", "REY") if word in str(view(state, "B"))]


@rule("RU-86", "ID-003")
def test_a_spy_sees_the_hand_and_nobody_else_does() -> None:
    state = position(hands=["SPIA AIN", "REY YUDA"])
    play(state, "A play SPIA")
    assert view(state, "A")["spied"] == ["REY", "YUDA"]
    assert "REY" not in str(view(state))


# Events


@rule("ID-104", "ID-200", "ID-100")
def test_voices_from_the_past() -> None:
    state = presenting("VOCI-DAL-PASSATO", pasts=["AIN KENSHIRO"])
    play(state, "A play VOCI-DAL-PASSATO; A take AIN")
    assert (hand(state, "A"), past(state, "A")) == ("AIN", keys("KENSHIRO VOCI-DAL-PASSATO"))


@rule("ID-004")
@pytest.mark.parametrize(
    ("event", "future", "found"),
    [
        ("ESPLORATORI", "AIN OASI REY YUDA", "OASI"),
        ("LEZIONE", "AIN TAGLIO-D-ACQUA PASSO-IMMOBILE YUDA", "PASSO-IMMOBILE"),
    ],
)
def test_a_searched_future_is_shuffled_and_what_was_found_is_shown(event: str, future: str, found: str) -> None:
    rest = " ".join(reversed([word for word in future.split() if word != found]))
    state = presenting(event, futures=[future], chance=[rest])
    play(state, f"A play {event}")
    assert offered(state, "A") == ["pass", f"take {found}"]
    play(state, f"A take {found}")
    assert hand(state, "A") == found
    assert view(state, "B")["shown"][0] == [found]
    quiet(state)
    assert told(state, "found") == [{"seat": 0, "card": found, "searched": True}]
    assert [CARDS[card].key for card in reversed(state.futures[0])] == rest.split()


@rule("RU-85", "ID-101")
def test_a_famine_takes_a_card_from_each() -> None:
    state = position(hands=["CARESTIA OASI AIN", "REY YUDA"])
    play(state, "A play CARESTIA")
    assert asked(state) == {"A": "discard", "B": "discard"}
    play(state, "B discard YUDA")
    assert (past(state, "B"), view(state, "A")["hands"]) == ("", [2, 2])  # not known before both have chosen
    play(state, "A discard OASI")
    assert (hand(state, "A"), hand(state, "B")) == ("AIN", "REY")


@rule("ID-102", "RU-83", "ID-187")
def test_a_raid_scores_only_against_who_has_no_place() -> None:
    state = presenting("RAZZIA")
    play(state, "A play RAZZIA")
    assert points(state) == (1, 0)
    state = presenting("RAZZIA", places=["", PLAIN])
    play(state, "A play RAZZIA")
    assert points(state) == (0, 0)
    assert past(state, "A") == "RAZZIA"


@rule("ID-106", "ID-103", "ID-201", "ID-010")
def test_new_wind_ends_a_permanent_event() -> None:
    state = presenting("VENTO-NUOVO", events=["LIBERAZIONE RIVOLTA", "ERA-DELLA-PAURA"])
    play(state, "A play VENTO-NUOVO")
    assert offered(state, "A") == ["pick-event LIBERAZIONE.A1", "pick-event ERA-DELLA-PAURA.B1"]
    play(state, "A pick-event ERA-DELLA-PAURA.B1")
    assert past(state, "B") == "ERA-DELLA-PAURA"
    assert "ERA-DELLA-PAURA.B1" not in destiny(state)


@rule("ID-210", "ID-175")
def test_an_execution_removes_a_character_without_lives_and_scores_nothing() -> None:
    state = presenting("ESECUZIONE", "", "IL-BOIA AIN")
    play(state, "A play ESECUZIONE")
    assert removed(state, "B") == "IL-BOIA"
    assert points(state) == (0, 0)


@rule("ID-210", "ID-214")
def test_a_round_up_removes_a_rebel() -> None:
    state = presenting("RASTRELLAMENTO", "LIBERTI", "CAPO-DEI-RIBELLI MERCENARI")
    play(state, "A play RASTRELLAMENTO")
    assert offered(state, "A") == ["pick CAPO-DEI-RIBELLI.B1", "pick LIBERTI.A1"]
    play(state, "A pick CAPO-DEI-RIBELLI.B1")
    assert removed(state, "B") == "CAPO-DEI-RIBELLI"


@rule("ID-175", "ID-221")
def test_a_feud_takes_a_life_of_a_master_who_has_two() -> None:
    state = presenting("FAIDA", "", "KENSHIRO*2 SHOKI")
    play(state, "A play FAIDA")
    assert forces(state, "B") == "KENSHIRO SHOKI"
    assert (past(state, "B"), points(state)) == ("KENSHIRO", (0, 0))


@rule("RU-85", "ID-100")
@pytest.mark.parametrize("number", [0, 1])
def test_a_return_is_a_place_or_a_card(number: int) -> None:
    state = presenting("RITORNO", pasts=["OASI AIN"], futures=["REY YUDA"])
    play(state, f"A play RITORNO; A choose {number}")
    if number == 0:
        assert offered(state, "A") == ["pass", "take OASI"]
        play(state, "A take OASI")
    assert hand(state, "A") == ("OASI" if number == 0 else "REY")


@rule("ID-105", "ID-194", "ID-198")
def test_smoke_outside_a_combat_engages() -> None:
    state = position(hands=["FUMO-NEGLI-OCCHI"], forces=["", "MERCENARI KENSHIRO"])
    play(state, "A play FUMO-NEGLI-OCCHI")
    assert forces(state, "B") == "KENSHIRO MERCENARI.B1!"
    assert past(state, "A") == "FUMO-NEGLI-OCCHI"


@rule("ID-105", "ID-204")
def test_a_rally_readies_a_nanto_army() -> None:
    state = presenting("ADUNATA", "BANDA-DI-CUORI! CAVALIERI-NERI!")
    play(state, "A play ADUNATA")
    assert forces(state, "A") == "BANDA-DI-CUORI.A1 CAVALIERI-NERI.A1!"


@rule("ID-107", "ID-188")
def test_desertion_keeps_armies_from_defending() -> None:
    state = position(
        phase="combat", forces=["AIN", "MERCENARI JACK-DI-PICCHE"], places=["", PLAIN], events=["DISERZIONE"]
    )
    play(state, "A add AIN; A done")
    assert offered(state, "B") == ["pass", "add JACK-DI-PICCHE.B1"]
    assert refused(state, "B add MERCENARI.B1")[0] == "error-cannot-defend"
    play(state, "B pass")
    assert past(state, "A") == "DISERZIONE"


@rule("RU-102")
def test_who_has_only_covered_places_is_attacked_neither_there_nor_directly() -> None:
    state = position(phase="combat", forces=["AIN", "REY"], places=["", "DESERTO-DI-VETRO OASI"], events=["TREGUA"])
    assert state.decisions[0].name != "attack"
    assert row(state, "B") == "OASI.B1 DESERTO-DI-VETRO.B1"


@rule("ID-107", "ID-135", "RU-102")
def test_a_truce_protects_inhabited_places_and_those_behind() -> None:
    state = position(
        phase="combat", forces=["AIN MERCENARI"], places=["", "MARE-SECCO OASI DESERTO-DI-VETRO"], events=["TREGUA"]
    )
    play(state, "A add AIN")
    assert "next" not in offered(state, "A")
    play(state, "A done")
    assert row(state, "B") == "OASI.B1 MARE-SECCO.B1"


@rule("ID-194", "RU-51")
def test_a_retreat_takes_an_own_card_out_of_the_fight() -> None:
    state = declared("BANDA-DI-CUORI JACK-DI-PICCHE", "RAOUL*2", hands=["RITIRATA"])
    play(pass_to(state, "replies"), "A play RITIRATA; A pick BANDA-DI-CUORI.A1")
    assert forces(state, "A") == "BANDA-DI-CUORI.A1!"
    assert past(state, "A") == keys("RITIRATA JACK-DI-PICCHE")


@rule("ID-108", "ID-202", "RU-53", "RU-87")
def test_an_ambush_lies_there_until_it_is_used() -> None:
    state = position(hands=["IMBOSCATA"], forces=["MERCENARI AIN", "JACK-DI-PICCHE"], places=["", "OASI MARE-SECCO"])
    play(state, "A play IMBOSCATA")
    assert destiny(state) == "IMBOSCATA.A1"
    assert refused(state, "A use IMBOSCATA.A1") == ("error-use", "ID-202")  # no attack is declared yet
    play(state, "A pass; A add MERCENARI.A1; A next; A add AIN; A done; B add JACK-DI-PICCHE.B1; B done")
    assert offered(state, "A") == ["pass", "use IMBOSCATA.A1"]
    play(state, "A use IMBOSCATA.A1")
    assert offered(state, "A") == ["pick AIN", "pick MERCENARI.A1"]
    play(state, "A pick MERCENARI.A1")
    assert past(state, "A") == "IMBOSCATA"
    assert [event["damage"] for event in told(state, "strike")] == [2]


@rule("ID-011", "ID-025")
def test_every_card_of_the_set_is_in_a_test() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))
    assert [card.key for card in CARDS if card.key not in text] == []
