"""Replies in a fight: techniques, spirits, events and what is discarded after use. What is dealt: ``test_damage.py``."""

from __future__ import annotations

from games.isola.looking import (
    damage,
    declared,
    held,
    keys,
    pass_to,
    past,
    values,
)
from support import asked, offered, play, refused, rule, told
from tavolata.games.isola.position import position


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
