"""The worked examples of the rulebook, SC-01 to SC-15: among them its example game, from the first draw."""

from __future__ import annotations

import pytest

from games.isola.looking import (
    declared,
    force,
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
from tavolata.engine import SeatDeck
from tavolata.games.isola import GAME
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import COLOURS
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola


@rule("SC-01", "ID-036", "ID-018", "ID-165", "ID-023", "ID-035")
@pytest.mark.parametrize("attacker", ["RAOUL", "KENSHIRO"])
def test_kenshiro_against_raoul(attacker: str) -> None:
    groups = ("RAOUL", "KENSHIRO*3") if attacker == "RAOUL" else ("KENSHIRO*3", "RAOUL")
    state = fought(*groups)
    of_raoul, of_kenshiro = ("A", "B") if attacker == "RAOUL" else ("B", "A")
    assert forces(state, of_raoul) == ""
    assert forces(state, of_kenshiro).rstrip("!") == "KENSHIRO*2"
    assert "RAOUL" in past(state, of_raoul).split()
    assert past(state, of_kenshiro).split().count("KENSHIRO") == 1


@rule("SC-01", "ID-023")
def test_three_lives_of_kenshiro_have_the_values_of_one() -> None:
    state = position(forces=["KENSHIRO*3", "RAOUL"])
    assert values(state, "KENSHIRO") == "3/2/L3"
    assert values(state, "RAOUL") == "5/2/L1"


@rule("SC-02", "ID-021", "ID-037", "ID-038", "ID-040")
def test_the_first_ryuga_strikes_the_second_one_enters() -> None:
    state = position(turn="A", hands=["RYUGA RYUGA"], forces=["", "RYUGA"])
    play(state, "A play RYUGA")
    assert (past(state, "A"), past(state, "B")) == ("RYUGA", "RYUGA")
    assert (forces(state, "A"), forces(state, "B")) == ("", "")
    assert points(state) == (0, 0)
    play(state, "A play RYUGA")
    assert forces(state, "A") == "RYUGA"
    assert points(state) == (0, 0)


@rule("SC-02", "ID-039")
def test_a_struck_ryuga_loses_his_technique() -> None:
    state = position(hands=["RYUGA RYUGA"], forces=["", "RYUGA+GUARDIA-BASSA"])
    play(state, "A play RYUGA")
    assert past(state, "B") == "GUARDIA-BASSA RYUGA"


@rule("SC-02", "ID-021")
def test_two_copies_strike_two_lives() -> None:
    state = position(hands=["RYUGA RYUGA"], forces=["", "RYUGA*2"])
    play(state, "A play RYUGA; A play RYUGA")
    assert (forces(state, "A"), forces(state, "B")) == ("", "")
    assert past(state, "A") == "RYUGA RYUGA"


@rule("SC-03", "ID-166", "ID-167", "ID-168")
def test_three_damage_on_two_cards() -> None:
    state = fought("CAVALIERI-NERI", "STAFFETTA-DEL-DESERTO LIBERTI")
    assert forces(state, "B") == "LIBERTI.B1"
    assert values(state, "LIBERTI.B1") == "1/1/2"
    assert past(state, "B") == "STAFFETTA-DEL-DESERTO"


# Liberazione: a reply is asked for because somebody could play the event in hand, so that the fight can be looked at.


def liberation(attack: str, defence: str, place: str, owner: str = "A") -> Isola:
    events = ["LIBERAZIONE", ""] if owner == "A" else ["", "LIBERAZIONE"]
    return pass_to(declared(attack, defence, place, events=events, hands=["CONTROLUCE"]), "replies")


@rule("SC-04", "ID-101", "ID-102", "ID-103")
@pytest.mark.parametrize(
    ("attack", "place", "owner", "expected"),
    [
        ("TOKI", "CAPITALE", "A", 4),
        ("KENSHIRO", "PIRAMIDE-DELLA-CROCE", "A", 3),
        ("TOKI", "CAPITALE", "B", 4),  # whoever owns the event
        ("RAOUL", "CAPITALE", "A", 5),
        ("L-EREMITA-DEL-NORD", "CAPITALE", "A", 2),
        ("MONACI-DEL-PASSO", "CAPITALE", "A", 3),
        ("IL-VIANDANTE", "CAPITALE", "A", 3),
    ],
)
def test_liberation_helps_blue_hokuto_cards_against_cento_places(
    attack: str, place: str, owner: str, expected: int
) -> None:
    state = liberation(attack, "RYUGA", place, owner)
    name = attack if attack != "MONACI-DEL-PASSO" else "MONACI-DEL-PASSO.A1"
    assert force(state, name)["attack"] == expected


@rule("SC-04", "ID-101")
def test_liberation_helps_no_defender() -> None:
    state = position(
        phase="combat",
        forces=["MERCENARI", "TOKI"],
        places=["", "COLONIA-PENALE"],
        events=["LIBERAZIONE"],
        hands=["CONTROLUCE"],
    )
    assert refused(state, "A add TOKI")[0] == "error-not-yours"
    play(state, "A add MERCENARI.A1; A done")
    assert not offered(state, "B") or "add TOKI" not in offered(state, "B")  # a Cento place: no Hokuto card defends it

    # A defended non-school place, and the other way round: only who attacks a Cento place gets it.
    again = pass_to(declared("MERCENARI", "TOKI", events=["LIBERAZIONE"], hands=["CONTROLUCE"]), "replies")
    assert force(again, "TOKI")["attack"] == 2


@rule("SC-05", "ID-087", "ID-088", "ID-089")
def test_cutting_weapons_are_one_with_their_army() -> None:
    state = position(hands=["ARMI-DA-TAGLIO"], forces=["BANDA-DI-PICCHE"])
    assert values(state, "BANDA-DI-PICCHE.A1") == "2/1/1"
    play(state, "A assign ARMI-DA-TAGLIO BANDA-DI-PICCHE.A1")
    assert values(state, "BANDA-DI-PICCHE.A1") == "4/1/1"

    beaten = fought("BANDA-DI-PICCHE+ARMI-DA-TAGLIO", "RAOUL", place="")
    assert past(beaten, "A") == "ARMI-DA-TAGLIO BANDA-DI-PICCHE"
    hunt = position(phase="combat", forces=["RAOUL", "BANDA-DI-PICCHE+ARMI-DA-TAGLIO"])
    assert offered(hunt, "A") == ["pass", "target BANDA-DI-PICCHE.B1"]


# Yuda's techniques


def yuda() -> Isola:
    """Yuda has a permanent technique, and holds one to play and discard, and another permanent one."""
    state = declared("YUDA*2+ALI-DEL-SUD", "SHOKI*3", place="", hands=["TAGLIO-D-ACQUA DANZA-DEL-SOVRANO"])
    return pass_to(state, "abilities")


@rule("SC-06", "ID-075", "ID-155", "RU-22")
def test_yuda_who_uses_his_technique_plays_no_other() -> None:
    state = yuda()
    assert offered(state, "A") == ["pass", "employ ALI-DEL-SUD"]
    play(state, "A employ ALI-DEL-SUD")
    assert asked(state) == {"B": "draw"}  # no further technique to be played: the fight is over
    assert forces(state, "A") == "YUDA*2!"  # 3 against his defence of 3
    assert past(state, "A") == ""


@rule("SC-06", "ID-076", "ID-077", "ID-079", "ID-159", "ID-160")
def test_yuda_who_does_not_use_it_may_play_another() -> None:
    state = yuda()
    play(state, "A pass")
    assert offered(state, "A") == ["pass", "play TAGLIO-D-ACQUA"]
    assert refused(state, "A play DANZA-DEL-SOVRANO") == ("error-not-now", "ID-159")
    play(state, "A play TAGLIO-D-ACQUA")
    assert asked(state) == {"B": "draw"}
    assert held(state, "YUDA") == "ALI-DEL-SUD"
    assert past(state, "A") == "TAGLIO-D-ACQUA YUDA"  # without the technique his defence was 2


@rule("SC-06", "ID-075")
def test_a_technique_that_is_used_closes_the_slot() -> None:
    state = declared("YUDA*2+ALI-DEL-SUD", "SHOKI*3", place="", hands=["TAGLIO-D-ACQUA ATTACCO-GENERALE"])
    play(pass_to(state, "abilities"), "A employ ALI-DEL-SUD")
    assert values(state, "YUDA") == "4/3/L2"
    assert offered(state, "A") == ["pass", "play ATTACCO-GENERALE"]
    assert refused(state, "A play TAGLIO-D-ACQUA") == ("error-slot-used", "ID-075")


@rule("SC-06", "ID-074", "RU-54")
def test_a_second_permanent_technique_is_refused() -> None:
    state = position(forces=["YUDA*2+ALI-DEL-SUD"], hands=["DANZA-DEL-SOVRANO"])
    assert refused(state, "A assign DANZA-DEL-SOVRANO YUDA") == ("error-second-permanent", "ID-074")
    assert "assign DANZA-DEL-SOVRANO YUDA" not in offered(state, "A")


@rule("SC-07", "ID-016", "ID-142", "ID-147", "ID-149")
def test_who_commands_beside_whom() -> None:
    state = position(phase="combat", forces=["KENSHIRO RAOUL RYUGA MERCENARI"], places=["", "DESERTO-DI-VETRO"])
    play(state, "A add MERCENARI.A1; A lead KENSHIRO")
    assert offered(state, "A") == ["lead RYUGA", "back", "done"]
    assert refused(state, "A lead RAOUL") == ("error-group-colour", "ID-142")
    play(state, "A back; A lead RAOUL")
    assert offered(state, "A") == ["lead RYUGA", "back", "done"]
    play(state, "A lead RYUGA; A done")
    assert told(state, "attack")[0]["leaders"] == ["RAOUL", "RYUGA"]
    colours = {"KENSHIRO": "blue", "REY": "blue", "RAOUL": "red", "BOLTS": "red", "AIN": "grey", "RYUGA": "grey"}
    assert {card.key: COLOURS[card.colour] for card in CARDS if card.key in colours} == colours


@rule("SC-08", "ID-195", "ID-196", "ID-174")
def test_double_damage_takes_two_lives_and_scores_twice() -> None:
    state = pass_to(declared("REY*2", "KENSHIRO*3", place="", hands=["CENTO-TAGLI"]), "replies")
    play(state, "A play CENTO-TAGLI")
    assert forces(state, "B") == "KENSHIRO"
    assert points(state) == (6, 3)
    assert past(state, "B") == "KENSHIRO KENSHIRO"


# The example game. Marco is A, Luca is B.

MARCO = (
    "DESERTO-DI-VETRO MARE-SECCO VILLAGGIO-DEL-POZZO BANDA-DI-CUORI BANDA-DI-PICCHE PREDONI-IN-MOTO JACK-DI-PICCHE "
    "DESERTO-DI-VETRO JACK-DI-PICCHE RAZZIA "
    "ATTACCO-GENERALE GUARDIA-DEL-SOVRANO"
)
LUCA = (
    "SHOKI SHOKI SHOKI BOLTS BOLTS LUCE-TRANQUILLA DISLOCAZIONE LANCIA-DI-LUCE CALMA VENTO-NUOVO "
    "NOMADI STAFFETTA-DEL-DESERTO OASI"
)
REST = "MARE-SECCO " * 3 + "GOLA-DEI-VENTI " * 5


def opened() -> Isola:
    """Both have drawn their first seven cards, and Marco begins."""
    decks = [SeatDeck((MARCO + " " + REST).split()), SeatDeck((LUCA + " " + REST).split())]
    state = GAME.new(2, chance=[0, MARCO, LUCA], events=True, decks=decks)
    assert isinstance(state, Isola)
    return state


@rule("SC-10", "ID-113", "ID-114", "ID-001")
def test_example_game_opening() -> None:
    state = opened()
    assert asked(state) == {"A": "draw"}
    assert view(state)["hands"] == [7, 7]
    assert points(state) == (0, 0)


def marco_one(state: Isola) -> Isola:
    play(state, "A draw 3")
    play(state, "A settle VILLAGGIO-DEL-POZZO BANDA-DI-CUORI; A play DESERTO-DI-VETRO; A play MARE-SECCO")
    play(state, "A play JACK-DI-PICCHE; A pass")
    return state


@rule("SC-11", "ID-006", "ID-063", "ID-123", "ID-126", "ID-128", "RU-28")
def test_example_game_marco_one() -> None:
    state = opened()
    play(state, "A draw 3")
    assert len(hand(state, "A").split()) == 10
    assert refused(state, "A play VILLAGGIO-DEL-POZZO") == ("error-place-alone", "ID-063")
    assert refused(state, "A play BANDA-DI-PICCHE") == ("error-army-alone", "ID-057")
    state = marco_one(opened())
    assert row(state, "A") == "MARE-SECCO.A1 DESERTO-DI-VETRO.A1 VILLAGGIO-DEL-POZZO.A1"
    assert forces(state, "A") == "JACK-DI-PICCHE.A1 BANDA-DI-CUORI.A1"
    assert len(hand(state, "A").split()) == 5
    assert asked(state) == {"B": "draw"}  # there was nothing to attack


def luca_one(state: Isola) -> Isola:
    play(state, "B draw 3; B play SHOKI; B play SHOKI; B play SHOKI; B assign LUCE-TRANQUILLA SHOKI; B pass")
    return state


@rule("SC-12", "ID-020", "ID-132", "ID-134", "ID-170", "ID-176")
def test_example_game_luca_one() -> None:
    state = luca_one(marco_one(opened()))
    assert len(hand(state, "B").split()) == 6
    assert offered(state, "B") == ["pass", "add SHOKI"]
    play(state, "B add SHOKI")
    assert told(state, "attack") == []
    play(state, "B done")
    assert told(state, "attack")[0]["target"] == "MARE-SECCO.A1"  # the frontier, and nothing else was offered
    assert offered(state, "A") == ["pass", "add JACK-DI-PICCHE.A1", "add BANDA-DI-CUORI.A1"]
    play(state, "A pass")
    assert past(state, "A") == "MARE-SECCO"
    assert row(state, "A") == "DESERTO-DI-VETRO.A1 VILLAGGIO-DEL-POZZO.A1"
    assert forces(state, "B") == "SHOKI*3!"
    assert points(state) == (2, 0)  # Marco's next turn has begun


def marco_two(column: str = "JACK-DI-PICCHE.A1 JACK-DI-PICCHE.A2 BANDA-DI-CUORI.A1") -> Isola:
    """To the replies of Marco's attack on Shoki."""
    state = luca_one(marco_one(opened()))
    play(state, "B add SHOKI; B done; A pass")
    play(state, "A draw 2; A pass; A play DESERTO-DI-VETRO; A play JACK-DI-PICCHE; A pass")
    play(state, "A target SHOKI")
    for name in column.split():
        play(state, f"A add {name}")
    play(state, "A done")
    return state


@rule("SC-13", "ID-119", "ID-121", "ID-138", "ID-139", "ID-162", "ID-163", "ID-164", "ID-173", "RU-20", "RU-27")
def test_example_game_marco_two() -> None:
    state = luca_one(marco_one(opened()))
    play(state, "B add SHOKI; B done; A pass")
    assert asked(state) == {"A": "draw"}
    assert points(state) == (2, 0)
    play(state, "A draw 2")
    assert hand(state, "A") == keys(
        "RAZZIA ATTACCO-GENERALE DESERTO-DI-VETRO BANDA-DI-PICCHE PREDONI-IN-MOTO GUARDIA-DEL-SOVRANO JACK-DI-PICCHE"
    )
    play(state, "A pass")  # the event could be played by now
    for army in ("BANDA-DI-PICCHE", "PREDONI-IN-MOTO", "GUARDIA-DEL-SOVRANO"):
        assert refused(state, f"A play {army}")[0] == "error-army-alone"
    play(state, "A play DESERTO-DI-VETRO; A play JACK-DI-PICCHE; A pass")
    assert row(state, "A") == "DESERTO-DI-VETRO.A2 DESERTO-DI-VETRO.A1 VILLAGGIO-DEL-POZZO.A1"
    assert len(hand(state, "A").split()) == 5
    assert offered(state, "A") == ["pass", "target SHOKI"]  # engaged, and yet
    play(state, "A target SHOKI; A add JACK-DI-PICCHE.A1; A add JACK-DI-PICCHE.A2; A add BANDA-DI-CUORI.A1; A done")
    pass_to(state, "replies")
    names = ["JACK-DI-PICCHE.A1", "JACK-DI-PICCHE.A2", "BANDA-DI-CUORI.A1"]
    assert sum(force(state, name)["attack"] for name in names) == 4
    assert values(state, "SHOKI") == "3/2/L3"
    play(state, "A pass; B play DISLOCAZIONE")
    assert values(state, "SHOKI") == "3/5/L3"
    play(state, "A play ATTACCO-GENERALE")
    quiet(state)
    assert told(state, "strike")[0]["damage"] == 7
    assert forces(state, "B") == "SHOKI*2"  # Luca's turn has begun: he is ready again
    assert forces(state, "A") == "BANDA-DI-CUORI.A1!"
    assert points(state) == (5, 0)
    assert past(state, "A") == keys("MARE-SECCO JACK-DI-PICCHE JACK-DI-PICCHE ATTACCO-GENERALE")
    assert past(state, "B") == keys("SHOKI DISLOCAZIONE")
    assert held(state, "SHOKI") == "LUCE-TRANQUILLA"
    assert "SHOKI" in str(told(state, "engaged")[-1]["forces"])


@rule("SC-13")
def test_example_game_without_the_event() -> None:
    state = pass_to(marco_two(), "replies")
    play(state, "A pass; B play DISLOCAZIONE")
    quiet(state)
    assert forces(state, "B") == "SHOKI*3"
    assert points(state) == (2, 0)
    assert past(state, "A") == keys("MARE-SECCO JACK-DI-PICCHE JACK-DI-PICCHE")


@rule("SC-13")
def test_example_game_without_both_cards() -> None:
    state = quiet(marco_two())
    assert forces(state, "B") == "SHOKI*2"
    assert points(state) == (5, 0)


@rule("SC-13", "ID-145")
def test_example_game_with_the_gang_in_front() -> None:
    state = quiet(marco_two("BANDA-DI-CUORI.A1 JACK-DI-PICCHE.A1 JACK-DI-PICCHE.A2"))
    assert forces(state, "A") == "JACK-DI-PICCHE.A2!"
    assert past(state, "A") == keys("MARE-SECCO BANDA-DI-CUORI JACK-DI-PICCHE")


def luca_two() -> Isola:
    """Luca has drawn three cards for his second turn."""
    state = pass_to(marco_two(), "replies")
    play(state, "A pass; B play DISLOCAZIONE; A play ATTACCO-GENERALE")
    quiet(state)
    play(state, "B draw 3")
    return state


@rule("SC-14", "ID-033", "ID-122", "ID-135", "ID-141", "RU-61")
def test_example_game_luca_two() -> None:
    state = luca_two()
    assert forces(state, "B") == "SHOKI*2"
    assert len(hand(state, "B").split()) == 8
    play(state, "B play BOLTS; B play BOLTS; B attach NOMADI VILLAGGIO-DEL-POZZO.A1; B pass")
    assert len(hand(state, "B").split()) == 5
    assert forces(state, "B") == "SHOKI*2 BOLTS*2"
    place = site(state, "VILLAGGIO-DEL-POZZO.A1")
    assert (place["inhabited"], place["green"]) == (False, 0)
    play(state, "B add SHOKI")
    assert refused(state, "B add BOLTS") == ("error-master-alone", "ID-147")
    play(state, "B next; B add BOLTS; B done")
    assert [event["target"] for event in told(state, "attack")[-2:]] == ["DESERTO-DI-VETRO.A2", "DESERTO-DI-VETRO.A1"]
    assert asked(state) == {"A": "draw"}  # Marco's army is engaged: nobody could defend
    assert row(state, "A") == "VILLAGGIO-DEL-POZZO.A1"
    assert forces(state, "B") == "SHOKI*2! BOLTS*2!"
    assert points(state) == (5, 0)


@rule("SC-15", "ID-122", "RU-61")
def test_example_game_marco_three() -> None:
    state = luca_two()
    play(state, "B play BOLTS; B play BOLTS; B attach NOMADI VILLAGGIO-DEL-POZZO.A1; B pass")
    play(state, "B add SHOKI; B next; B add BOLTS; B done")
    assert asked(state) == {"A": "draw"}
    assert points(state) == (5, 0)
    assert forces(state, "A") == "BANDA-DI-CUORI.A1"
    assert removed(state, "A") == ""
